"""Tales of Glory in the browser: whole games, secret choices, catch-up, quests, one screen for two."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Open
from tests.browser.table import (
    END,
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


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (PHONE, "fr")], ids=["desktop", "phone"])
def test_a_whole_game_with_two_bots(person: Open, size: dict[str, int], lang: str) -> None:
    """With quests, so that everything there is to click comes up; on the desktop by the board alone."""
    page = person(viewport=size, lang=lang)
    new_table(page, "me", "thumb", "random", game="glory", quests="yes")
    ready(page)
    assert_no_scroll(page)
    kinds = play(page, random.Random(7), pick_on_board if size is DESKTOP else pick_tile)
    assert len(kinds) >= 5, kinds
    titles = ("You have won", "You have lost") if lang == "en" else ("Vous avez gagné", "Vous avez perdu")
    assert_over(page, *titles)
    expect(page.locator(END).locator("tr")).to_have_count(3)


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
    if f"select {slot}" not in choices(page):
        press_tile(page, next(text for text in choices(page) if text.startswith("select")))
    press_tile(page, f"select {slot}")


def test_two_people_choose_the_same_tile(person: Open) -> None:
    """TOG-3.6, TOG-3.7: nobody waits to choose; who comes too late takes another tile, then both go on."""
    host, friend = two_people(person)
    pick_slot(host, 2)
    expect(host.locator(TILE)).to_have_count(0)
    assert state(friend)["state"] == "choose", "nobody waits for the other"
    pick_slot(friend, 2)
    late = host
    until([host, friend], lambda: any(state(page)["state"] == "choose" for page in (host, friend)), "nobody")
    for page in (host, friend):
        if any(text.startswith("take") for text in choices(page)):
            late = page
    assert any(text.startswith("take") for text in choices(late)), "somebody must be too late"
    pick_tile(late, random.Random(1))
    until([host, friend], lambda: any("discard" in choices(page) for page in (host, friend)), "nobody plays")


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
    for _ in range(4):
        until([page], lambda: curtain.count() > 0 or state(page)["state"] == "choose", "nobody is asked")
        if curtain.count() > 0:
            break
        pick_tile(page, random.Random(3))
    expect(curtain).to_be_visible()
    curtain.get_by_role("button", name="I lead all these seats").click()
    kinds = play(page, random.Random(3), pick_tile)
    assert kinds
    assert_over(page, "You have won")
