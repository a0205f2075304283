"""The guided first game of Tales of Glory: every lesson, by doing what it asks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.guide import Guide
from tests.browser.table import assert_no_scroll, choices, press_tile, ready, until

pytestmark = pytest.mark.timeout(300)

CHOOSING = ["welcome", "prompt", "hero", "tile", "order"]
PLAYING = ["reveal", "cost", "play", "undo", "place", "keys", "gains"]
LATER = ["rounds", "majorities", "end", "quests", "free"]
DEEDS = {"play": "play", "place": "put"}


def answer(page: Page) -> None:
    """Take what can be paid, play it and lay it anywhere."""
    offered = choices(page)
    unpayable = page.evaluate(
        "() => [...document.querySelectorAll('.choices button[data-choice]')]"
        ".filter((tile) => /Il manque|Missing/.test(tile.textContent)).map((tile) => tile.dataset.choice)"
    )
    press_tile(page, next((text for text in offered if text not in unpayable), offered[0]))


def choose(guide: Guide) -> None:
    """What the lesson about the secret choice asks for."""
    until([guide.page], lambda: guide.lesson == "choose", "nothing is said about choosing")
    assert guide.number == len(CHOOSING) + 1
    ready(guide.page)
    answer(guide.page)
    until([guide.page], lambda: guide.lesson != "choose", "the lesson goes on although a card is chosen")


def test_all_lessons(person: Open) -> None:
    """From the first to the last, which comes in the third round."""
    page = person("/learn/glory", lang="fr")
    guide = Guide(page, "glory", DEEDS, answer)
    guide.comes(1)
    assert_no_scroll(page)  # the card fits into the narrow column beside the board
    seen = guide.walk("order")
    assert list(seen) == CHOOSING
    assert list(seen.values()) == [1, 2, 3, 4, 5]
    choose(guide)
    seen = guide.walk("free")
    assert list(seen) == [*PLAYING, *LATER]
    assert list(seen.values()) == list(range(7, 19))
    expect(page.locator("section.guide")).to_have_count(0)
    assert len(guide.stored()["done"]) == 18
    assert ready(page) == "choose", "the game goes on"


def test_first_lessons_on_a_phone(person: Open) -> None:
    page = person("/learn/glory", viewport=PHONE, pace="slow")
    guide = Guide(page, "glory", DEEDS, answer)
    expect(page.locator("section.guide").get_by_role("heading")).to_have_text("Ten rounds of glory")
    for wanted in range(1, len(CHOOSING) + 1):
        guide.comes(wanted)
        assert_no_scroll(page)
        # What a lesson says about the board is seen there: the choices make room.
        about_board = guide.lesson in ("welcome", "tile")
        expect(page.locator(".choices")).to_have_count(0 if about_board else 1)
        guide.do()
    choose(guide)
    guide.comes(7)  # whatever the others do meanwhile
    assert guide.lesson == "reveal"
    assert_no_scroll(page)


def test_a_learner_who_does_not_read(person: Open) -> None:
    """Lessons never stand in the way: what was done is not asked for, what is over is not told."""
    page = person("/learn/glory", viewport=PHONE)
    guide = Guide(page, "glory", DEEDS, answer)
    guide.comes(1)
    page.locator(".sheet .grab").click()
    while ready(page) == "choose" and "discard" not in choices(page):
        answer(page)
    press_tile(page, "discard")
    until([page], lambda: "play" in guide.stored()["done"], "the tile is still there")
    assert guide.lesson == "welcome"
    assert {"hero", "choose", "play"} <= set(guide.stored()["done"])
    assert list(guide.walk("keys"))[:2] == ["welcome", "prompt"]
    assert ready(page) == "choose"
