"""Les Gardiens de Havresac in the browser: a whole game by clicking, four people at once, a phone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import lru_cache

import pytest
from playwright.sync_api import Page, expect

from tablee.core.game import Decision, Game
from tablee.games import load
from tablee.match import Match
from tablee.record.lines import encode
from tests.browser.axe import SYSTEM, assert_accessible
from tests.browser.conftest import LAPTOP, PHONE, SIDEWAYS, Open
from tests.browser.records import open_record
from tests.browser.table import (
    END,
    assert_no_scroll,
    assert_over,
    choices,
    new_table,
    pick_on_board,
    pick_tile,
    play,
    ready,
    settled_spots,
    state,
    until,
)

pytestmark = pytest.mark.timeout(400)

GAMES = 200
"""Every moment of these tests comes within so many games."""

Wanted = Callable[[Match, Decision], bool]


@lru_cache
def havresac() -> Game:
    """The same game as the server's."""
    return load("havresac")


def kingdom(match: Match, seat: int = 0) -> dict[str, object]:
    """What the first player has."""
    found: dict[str, object] = match.view(seat)["kingdoms"][seat]
    return found


def chests(match: Match, decision: Decision) -> list[str]:
    """The destinations of a Thief with a chest to open."""
    rows = havresac().catalogue()["boards"][match.view(0)["board"]]
    opened = kingdom(match)["opened"]
    assert isinstance(opened, list)
    cells = [choice.text.removeprefix("to ") for choice in decision.choices if choice.verb == "to"]
    closed = [cell for cell in cells if cell not in opened]
    return [cell for cell in closed if rows[int(cell.split(",")[1]) - 1][int(cell.split(",")[0]) - 1] == "$"]


def standing(match: Match) -> list[str]:
    """The guardians on the first player's board that a Priestess can relieve."""
    guardians = kingdom(match)["guardians"]
    assert isinstance(guardians, dict)
    return [kind for kind in guardians.values() if kind != "priestess"]


def played_until(wanted: Wanted, **options: str) -> bytes:
    """The record of a game alone, played at random up to a wanted question; Thieves go for the chests."""
    for seed in range(GAMES):
        rng = random.Random(seed)
        match = Match(havresac(), ["human"], options=options, seed=seed)
        while not match.is_over():
            decision = match.decision(0)
            assert decision is not None
            if wanted(match, decision):
                parts = match.record()
                return encode([parts.header, *parts.entries])
            texts = [choice.text for choice in decision.choices]
            thieving = decision.kind == "destination" and decision.about.get("guardian") == "thief"
            found = [f"to {cell}" for cell in chests(match, decision)] if thieving else []
            match.submit(0, match.decision_id(0), rng.choice(found or texts))
    raise AssertionError(f"none of {GAMES} games comes to this moment")


def on_map(page: Page, text: str) -> None:
    """Click what does this on the board."""
    page.mouse.move(2, 2)
    page.locator(f'.board [data-spot="{text}"]').click()


def in_bag(page: Page, kind: str) -> int:
    """How many of a kind are in the bag, or were just drawn from it."""
    drawn = page.locator(f'[data-drawn="{kind}"]').count()
    token = page.locator(f'[data-bag="{kind}"]')
    return drawn + (int(str(token.get_attribute("data-count"))) if token.count() else 0)


def pick_on_map(page: Page, rng: random.Random) -> str:
    """On the board. A phone has no room there for what a Priestess may do: that is in the sheet."""
    if not settled_spots(page)["spots"] and not page.locator("[data-primary]").count():
        assert {text.split(" ")[0] for text in choices(page)} <= {"move", "swap", "stuck"}
        return pick_tile(page, rng)
    return pick_on_board(page, rng)


@pytest.mark.parametrize("size", [LAPTOP, SIDEWAYS], ids=["laptop", "sideways"])
def test_a_whole_game_with_a_bot_on_the_board(person: Open, size: dict[str, int]) -> None:
    page = person(viewport=size)
    new_table(page, "me", "random", game="havresac", board_face="summer", tile_faces="random")
    ready(page)
    assert_no_scroll(page)
    kinds = play(page, random.Random(7), pick_on_map)
    assert kinds >= {"to", "recruit"}, kinds
    assert_over(page, "You have won", "You have lost")
    expect(page.locator(END).locator("tr")).to_have_count(2)


def test_four_people_act_at_once(person: Open) -> None:
    """HAV-2.2: nobody waits for anybody; a reload changes nothing; recruitment is open to all together."""
    host = person()
    links = new_table(host, "me", "friend", "friend", "friend", game="havresac", tile_faces="all_day")
    pages = [host, *(person(links["seats"][str(seat)]) for seat in (1, 2, 3))]
    rng = random.Random(4)
    for page in pages:
        ready(page)
    waiting = choices(pages[0])
    for _ in range(2):  # the others go on while the first one thinks
        for page in pages[1:]:
            ready(page)
            pick_tile(page, rng)
    ready(pages[0])
    assert choices(pages[0]) == waiting, "what others do does not touch an open question"

    drawn = pages[2].locator("[data-drawn]").get_attribute("data-drawn")
    ready(pages[2])
    before = choices(pages[2])
    pages[2].reload()
    ready(pages[2])
    assert choices(pages[2]) == before
    expect(pages[2].locator("[data-drawn]")).to_have_attribute("data-drawn", str(drawn))

    def shopping(page: Page) -> bool:
        return page.locator("[data-ware]").count() > 0

    for _ in range(80):
        until(pages, lambda: any(state(page)["state"] == "choose" for page in pages), "nobody can go on")
        if any(shopping(page) for page in pages):
            break
        for page in pages:
            if state(page)["state"] == "choose" and not shopping(page):
                pick_tile(page, rng)
    else:
        raise AssertionError("the adventure does not end")
    for page in pages:
        if state(page)["state"] == "choose":
            expect(page.locator("[data-ware]")).to_have_count(6)
    minis = host.locator(".kingdoms [data-kingdom]")
    expect(minis).to_have_count(4)
    minis.nth(2).click()
    expect(host.locator(".whose")).to_be_visible()
    expect(host.locator(".board [data-spot]")).to_have_count(0)


def test_a_priestess_puts_a_guardian_back_into_the_bag(person: Open) -> None:
    """HAV-6.11: she takes the place of a guardian, who is drawn again in this round."""

    def can_choose(match: Match, asked: Decision) -> bool:
        return asked.kind == "priestess" and len(standing(match)) > 1

    page = person()
    open_record(page, played_until(can_choose, tile_faces="all_day"))
    ready(page)
    on_map(page, "swap")
    place = page.locator('.board [data-spot^="relieve"]').first
    cell = str(place.get_attribute("data-spot")).split(" ")[1]
    kind = str(page.locator(f'[data-guardian="{cell}"]').get_attribute("data-kind"))
    assert kind != "priestess"
    before = in_bag(page, kind)
    on_map(page, f"relieve {cell}")
    until([page], lambda: in_bag(page, kind) == before + 1, f"the {kind} does not come back")
    expect(page.locator(f'[data-guardian="{cell}"]')).to_have_attribute("data-kind", "priestess")


def test_an_object_of_a_chest_is_used_by_the_next_guardian(person: Open) -> None:
    """HAV-7.1, 7.2: the Thief opens a chest by stopping there; whoever is drawn next may use the object."""
    page = person()
    opening = played_until(
        lambda match, asked: (
            asked.kind == "destination"
            and asked.about.get("guardian") == "thief"
            and not kingdom(match)["opened"]
            and bool(chests(match, asked))
        ),
        tile_faces="all_day",
    )
    open_record(page, opening)
    ready(page)
    expect(page.locator("[data-object]")).to_have_count(0)
    spots = page.locator('.board [data-spot][aria-label*="Opens the chest"]')
    on_map(page, str(spots.first.get_attribute("data-spot")))
    expect(page.locator("[data-object]")).to_have_count(1)

    def next_one(match: Match, asked: Decision) -> bool:
        """Boots or a feather can be used, and the guardian before this one found them."""
        if not any(choice.verb == "use" for choice in asked.choices):
            return False
        told = [line.event.kind for line in match.log(0)]
        return [kind for kind in told if kind in ("chest-opened", "drawn")][-2:] == ["chest-opened", "drawn"]

    open_record(page, played_until(next_one, tile_faces="all_day"))
    ready(page)
    use = page.locator('[data-area="side"] [data-spot^="use "]').first
    what = str(use.get_attribute("data-spot")).split(" ")[1]
    expect(page.locator(f'[data-object="{what}"][data-state="ready"]')).not_to_have_count(0)
    used = page.locator(f'[data-object="{what}"][data-state="used"]')
    before = used.count()
    use.click()
    expect(used).to_have_count(before + 1)


def test_a_winter_night_on_a_phone(person: Open) -> None:
    """A tap shows the way, the button goes it; nothing that can be tapped is too small or too near."""
    page = person(viewport=PHONE, lang="fr")
    new_table(page, "me", "random", game="havresac", board_face="winter", tile_faces="all_night")
    ready(page)
    assert_no_scroll(page)
    expect(page.locator("svg.land.winter.night").first).to_be_visible()
    sizes = page.evaluate(
        """() => [...document.querySelectorAll('.board [data-spot] .area')].map((area) => {
          const { width, height } = area.getBoundingClientRect();
          return Math.min(width, height);
        })"""
    )
    assert sizes, "nothing can be tapped"
    assert min(sizes) >= 44, min(sizes)
    page.locator('.board [data-spot="to 7,4"], .board [data-spot="to 7,6"]').first.tap()
    expect(page.locator(".planned")).to_be_attached()
    expect(page.locator(".caption")).to_contain_text("pas (départ")
    standing = page.locator("[data-guardian]").count()
    page.locator(".caption .btn").tap()
    expect(page.locator("[data-guardian]")).to_have_count(standing + 1)
    ready(page)
    page.get_by_role("button", name="Toute la carte").tap()
    page.get_by_role("button", name="Plus près").tap()
    kinds = play(page, random.Random(5), pick_tile)
    assert kinds >= {"to", "recruit"}, kinds
    assert_over(page, "Vous avez gagné", "Vous avez perdu")


def test_a_finger_looks_at_a_guardian_before_buying(person: Open) -> None:
    page = person(viewport={"width": 390, "height": 844}, has_touch=True)
    open_record(page, played_until(lambda match, asked: asked.kind == "recruit"))
    ready(page)
    ware = page.locator('[data-spot^="recruit "]').first
    ware.tap()
    expect(ware).to_have_class(re.compile("planned"))
    expect(ware).to_be_in_viewport()
    page.locator("[data-confirm]").tap()
    expect(page.locator(".log, [data-announcer]").first).to_contain_text("recruit")


def test_axe_finds_nothing(person: Open) -> None:
    """On the map and in the shop; by day in summer and by night in winter."""
    page = person(**SYSTEM)
    moving = played_until(
        lambda match, asked: asked.kind == "destination" and match.view(0)["round"] == 2, tile_faces="all_day"
    )
    open_record(page, moving)
    ready(page)
    assert_accessible(page)
    options = {"board_face": "winter", "tile_faces": "all_night"}
    open_record(page, played_until(lambda match, asked: asked.kind == "recruit", **options))
    ready(page)
    assert_accessible(page)
    page.get_by_role("button", name="See the map").click()
    assert_accessible(page)
