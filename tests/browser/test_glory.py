"""Tales of Glory in the browser: whole games, secret choices, catch-up, quests, one screen for two."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tablee.core.game import Decision
from tablee.games.glory.procs import DECISIONS
from tests.browser.axe import SYSTEM, assert_accessible
from tests.browser.between import IN_SHEET, Between, assert_answered_on_the_board, spots, start
from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, SIDEWAYS, Open
from tests.browser.records import asks, open_record, over, played_until
from tests.browser.table import (
    END,
    MOVES,
    TILE,
    assert_no_scroll,
    assert_over,
    choices,
    new_table,
    pick_on_board,
    pick_tile,
    play,
    press_tile,
    ready,
    state,
    until,
)

pytestmark = pytest.mark.timeout(400)


@pytest.mark.parametrize(
    ("size", "lang", "bots"),
    [(LAPTOP, "en", ("thumb", "random", "random")), (SIDEWAYS, "fr", ("thumb", "random"))],
    ids=["laptop", "sideways"],
)
def test_a_whole_game_with_bots(person: Open, size: dict[str, int], lang: str, bots: tuple[str, ...]) -> None:
    """With quests, so that everything there is to click comes up; by the board alone."""
    page = person(viewport=size, lang=lang)
    new_table(page, "me", *bots, game="glory", quests="yes")
    ready(page)
    assert_no_scroll(page)
    kinds = play(page, random.Random(7), pick_anywhere)
    assert len(kinds) >= 5, kinds
    ends = {
        "en": ("You have won", *(f"You came {place} of four" for place in ("second", "third", "fourth"))),
        "fr": ("Vous avez gagné", "Vous finissez deuxième sur trois", "Vous finissez troisième sur trois"),
    }
    assert_over(page, *ends[lang])
    expect(page.locator(END).locator("tr")).to_have_count(len(bots) + 1)


def see_all(page: Page) -> None:
    """Where tiles as large as they must be do not leave room for the whole landscape: show everything."""
    whole = page.get_by_role("button", name=re.compile("^(Show everything|Tout montrer)$"))
    if whole.count():
        whole.click()


def pick_anywhere(page: Page, rng: random.Random) -> str:
    """One click on the board, wherever in the landscape."""
    in_sheet = page.locator(IN_SHEET)
    if in_sheet.count():
        one = rng.choice(in_sheet.all())
        text = str(one.get_attribute("data-choice"))
        one.click()
        return text
    see_all(page)
    return pick_on_board(page, rng)


def two_people(person: Open, **options: str) -> tuple[Page, Page]:
    """A table of two people, each in a browser of their own."""
    host = person()
    links = new_table(host, "me", "friend", game="glory", **options)
    friend = person(links["seats"]["1"])
    expect(friend).to_have_url(host.url)
    for page in (host, friend):
        ready(page)
    return host, friend


def pick_slot(page: Page, slot: int) -> None:
    """Choose a selection card by the panel, whose choices may be folded."""
    assert ready(page) == "choose"
    if f"select {slot}" not in choices(page):
        press_tile(page, next(text for text in choices(page) if text.startswith("select")))
    press_tile(page, f"select {slot}")


def holder(page: Page) -> Locator:
    """The line of the player with the First Player token."""
    return page.locator("[data-area=side] li", has_text="First Player token")


@pytest.mark.parametrize("slot", [1, 6])
def test_two_people_choose_the_same_tile(person: Open, slot: int) -> None:
    """TOG-3.4 to 3.11: nobody waits to choose; who comes too late takes another tile; the token goes on.

    Of two, it goes to the one who has it not, whatever slot his tile comes from, and he plays first.
    """
    host, friend = two_people(person)
    expect(holder(host)).to_have_count(1)
    first, late = (host, friend) if "(you)" in holder(host).inner_text() else (friend, host)
    expect(holder(first)).to_contain_text("(you)")
    expect(holder(late)).not_to_contain_text("(you)")

    pick_slot(host, 2)
    expect(host.locator(TILE)).to_have_count(0)
    expect(friend.get_by_text("has chosen a card").first).to_be_visible()
    assert state(friend)["state"] == "choose", "nobody waits for the other"
    pick_slot(friend, 2)
    until([late], lambda: f"take {slot}" in choices(late), "who comes too late takes no other tile")
    assert state(first)["state"] == "wait"
    assert "take 2" not in choices(late)
    press_tile(late, f"take {slot}")

    until([late], lambda: "discard" in choices(late), "who has the token now does not play first")
    for page, mine in ((first, False), (late, True)):
        expect(holder(page)).to_have_count(1)
        expect(holder(page).get_by_text("(you)")).to_have_count(1 if mine else 0)
    assert state(first)["state"] == "wait"


def test_a_quest_is_kept_and_shown_to_its_owner_only(person: Open) -> None:
    """TOG-11.2, 11.3: two quests stay in hand; the other person's page never has their names."""
    host, friend = two_people(person, quests="yes")
    hands = []
    for page in (host, friend):
        pick_tile(page, random.Random(2))
    for page in (host, friend):
        ready(page)
        quests = page.locator("[data-quest]")
        expect(quests).to_have_count(2)
        hands.append([str(quests.nth(i).get_attribute("data-quest")) for i in range(2)])
    assert set(hands[0]).isdisjoint(hands[1])
    assert not any(quest in friend.content() for quest in hands[0])
    assert not any(quest in host.content() for quest in hands[1])


def test_a_curtain_falls_between_two_people_at_one_screen(person: Open) -> None:
    page = person()
    new_table(page, "me", "me", game="glory")
    curtain = page.get_by_role("dialog", name="it is your turn")
    expect(curtain).to_be_visible()
    curtain.get_by_role("button", name="I am").click()
    expect(curtain).to_have_count(0)
    pick_slot(page, 1)
    expect(curtain).to_be_visible()
    curtain.get_by_role("button", name="I am").click()
    pick_slot(page, 1)
    expect(page.get_by_text("has chosen a card").first).to_be_visible()
    # Chance decides who comes first. The same person may go on without a curtain; then comes the other one.
    for _ in range(MOVES):
        until([page], lambda: curtain.count() > 0 or state(page)["state"] == "choose", "nobody is asked")
        if curtain.count() > 0:
            break
        pick_tile(page, random.Random(3))
    expect(curtain).to_be_visible()
    asked = state(page)["choices"]
    page.keyboard.press("1")
    page.keyboard.press("Tab")
    expect(curtain.get_by_role("button", name="I play all these seats")).to_be_focused()
    assert state(page)["choices"] == asked, "no key reaches the table behind the curtain"
    curtain.get_by_role("button", name="I play all these seats").click()
    kinds = play(page, random.Random(3), pick_tile)
    assert kinds
    assert_over(page, "You have won")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_each_question(person: Open, size: dict[str, int]) -> None:
    """Each answer to each kind of question is one click on the board away."""
    page = person(viewport=size)
    between = Between(page)
    for kind in DECISIONS:
        verbs = ("quest",) if kind in ("turn_action", "after_action") else ()
        assert_answered_on_the_board(between, played_until(asks(kind, *verbs), 2, game="glory"), see_all)


def test_a_quest_is_played(person: Open) -> None:
    """TOG-11.4, 11.5, 11.12: it is paid, laid beside the hero and rewarded for the closed chests around."""
    page = person()
    quest = "quest q_sealed_vaults"

    def offered(decision: Decision | None) -> bool:
        texts = [one.text for one in decision.choices] if decision else []
        return quest in texts and asks("turn_action")(decision)

    def own(what: str) -> int:
        number = page.get_by_label("Your banner").locator(f".{what}").locator("b, dd")
        return int(number.inner_text())

    start(page, played_until(offered, 2, game="glory"))
    held = page.locator("[data-quest]")
    expect(held).to_have_count(2)
    coins, prestige = own("coin"), own("prestige")
    laid = page.locator(".board [data-piece=q_sealed_vaults]")
    expect(laid).to_have_count(0)

    page.mouse.click(*spots(page)[quest])
    until([page], lambda: any(text.startswith("put ") for text in choices(page)), "nobody asks where")
    page.mouse.click(*spots(page)["cell 1,0"])
    expect(laid).to_have_count(1)
    expect(held).to_have_count(1)
    assert ready(page) == "choose"
    assert coins - own("coin") == 3
    assert own("prestige") - prestige == 2 * 2, "two for each chest of the hero"


def scoring(page: Page) -> Locator:
    """The step of the final scoring that is told."""
    return page.get_by_role("region", name="Final scoring").get_by_role("status")


# Every step of the scoring that was shown, however short.
NOTE_STEPS = """
  window.told = [];
  new MutationObserver(() => {
    const said = document.querySelector('.scoring p')?.textContent.trim();
    if (said && said !== told.at(-1)) told.push(said);
  }).observe(document, { subtree: true, childList: true, characterData: true });
"""


TITLE = """() => {
  const all = [...document.querySelectorAll('.bar :is(.logo, h1 .name, .progress, .seats)')];
  const boxes = all.map((one) => one.getBoundingClientRect());
  const apart = (a, b) => a.right <= b.left || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  return all.flatMap((one, i) =>
    one.scrollWidth > one.clientWidth || (i > 0 && !apart(boxes[i - 1], boxes[i])) ? [one.innerText] : []
  );
}"""
"""What of the bar is cut, or lies over the word before it."""


def test_the_scoring_comes_before_the_result(person: Open) -> None:
    """It is told step by step; then comes the result in its place. Escape and a click go there at once."""
    record = played_until(over, 5, game="glory").record
    patient = person(pace="fast", motion="full", viewport=LAPTOP)
    patient.add_init_script(NOTE_STEPS)
    open_record(patient, record)
    expect(patient.locator(END)).to_be_visible()
    steps = patient.evaluate("() => told")
    assert steps[0] == "What was gained in ten rounds"
    expect(patient.locator(END).locator("tr")).to_have_count(5)  # the final order is the result's own
    assert patient.evaluate(TITLE) == [], "with five seats the bar's words lie over each other"
    assert len(steps) > 5

    page = person(pace="slow", motion="full")
    page.add_init_script(NOTE_STEPS)
    said, result = scoring(page), page.locator(END)
    open_record(page, record)
    expect(said).to_have_text(steps[0])
    expect(result).to_have_count(0)
    page.keyboard.press("Escape")
    expect(result).to_be_visible()
    assert len(page.evaluate("() => told")) < len(steps), "nothing is skipped"
    page.get_by_role("button", name="See the board").click()
    expect(said).to_have_text("The final order")

    page.evaluate("() => (told.length = 0)")
    page.get_by_role("button", name="Count again").click()
    expect(result).to_have_count(0)
    expect(said).to_have_text(steps[1])  # it goes on by itself
    page.get_by_role("button", name="Show the result").click()
    expect(result).to_be_visible()
    assert len(page.evaluate("() => told")) < len(steps), "nothing is skipped"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe(person: Open, size: dict[str, int]) -> None:
    """axe finds nothing, whatever is asked, with the landscape of another player and at the end."""
    page = person(viewport=size, **SYSTEM)
    for kind in ("keep_quests", "select_card", "catch_up_take", "turn_action", "choose_cell", "choose_gain"):
        start(page, played_until(asks(kind), 3, game="glory"))
        assert_accessible(page)
    page.locator("[data-tab][aria-pressed=false]:not([data-tab=display])").first.click()
    assert_accessible(page, ".board")
    open_record(page, played_until(over, 3, game="glory").record)
    expect(page.locator(END)).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="See the board").click()
    expect(page.locator(END)).to_have_count(0)
    assert_accessible(page)
