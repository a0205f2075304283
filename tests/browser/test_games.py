"""Whole games of Runemasters in the browser: by panel, by keyboard, on the board; in both languages."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, SIDEWAYS, Open
from tests.browser.lobby import opens_runemasters
from tests.browser.table import (
    TILE,
    assert_no_scroll,
    assert_over,
    choices,
    new_table,
    pick_by_key,
    pick_on_board,
    pick_tile,
    play,
    ready,
    settled_spots,
    tab_to,
)

pytestmark = pytest.mark.timeout(300)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(
    ("lang", "titles"),
    [("en", ("You have won", "You have lost")), ("fr", ("Vous avez gagné", "Vous avez perdu"))],
)
def test_panel_only(person: Open, lang: str, titles: tuple[str, str], size: dict[str, int]) -> None:
    page = person(lang=lang, viewport=size)
    new_table(page, "me", "me", difficulty="legend")
    kinds = play(page, random.Random(1), after=lambda: assert_no_scroll(page))
    assert {"choose", "face", "elder"} < kinds
    assert len(kinds) >= 6, kinds
    assert_over(page, *titles)
    assert_no_scroll(page)


def test_keyboard_only(person: Open) -> None:
    """From the lobby to the end without a mouse."""
    page = person()
    expect(opens_runemasters(page)).to_be_visible()
    tab_to(page, "(element) => element.textContent.trim() === 'New table'")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    tab_to(page, "(element) => element.closest('fieldset')?.textContent.startsWith('Guardians in play')")
    while not dialog.get_by_role("radio", name="2", exact=True).is_checked():
        page.keyboard.press("ArrowLeft")
    tab_to(page, "(element) => element.ariaLabel === 'Who sits at seat 2'")
    page.keyboard.press("Home")
    expect(dialog.get_by_label("Who sits at seat 2")).to_have_value("me")
    tab_to(page, "(element) => element.textContent.trim() === 'Open the table'")
    page.keyboard.press("Enter")
    expect(page.locator(TILE).first).to_be_visible()
    kinds = play(page, random.Random(2), pick_by_key)
    assert {"choose", "face", "elder"} < kinds
    assert_over(page, "You have won", "You have lost")


@pytest.mark.parametrize("size", [LAPTOP, SIDEWAYS], ids=["laptop", "sideways"])
def test_board_only(person: Open, size: dict[str, int]) -> None:
    """Guardians, paths, runes, marks, dice: everything by clicks on the board and its dice."""
    page = person(viewport=size)
    new_table(page, "me", "me", difficulty="legend")
    kinds = play(page, random.Random(3), pick_on_board)
    assert {"figure", "path", "plate", "die"} < kinds, kinds
    assert_over(page, "You have won", "You have lost")


def test_the_board_stays_where_it_is(person: Open) -> None:
    """Whatever is asked, nothing moves away under the pointer."""
    page = person()
    new_table(page, "me", "me", difficulty="legend")
    boxes: list[object] = []

    def seen_first(page: Page, rng: random.Random) -> str:
        boxes.append(page.locator(".board").bounding_box())
        return pick_tile(page, rng)

    play(page, random.Random(4), seen_first)
    assert len(boxes) > 10
    assert all(box == boxes[0] for box in boxes)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_explanations_take_no_clicks(person: Open, size: dict[str, int]) -> None:
    """What explains a piece under the pointer lies over no place that one could not click any more."""
    page = person(viewport=size)
    new_table(page, "me", "me", difficulty="legend")
    rng = random.Random(5)
    assert ready(page) == "choose"
    while not any(text.startswith(("charge", "end")) for text in choices(page)):
        pick_tile(page, rng)
        assert ready(page) == "choose"
    settled_spots(page)
    pieces = page.locator(".board [data-piece]")
    assert pieces.count() > 2
    told = page.get_by_role("tooltip")
    for piece in pieces.all():
        box = piece.bounding_box()
        assert box is not None
        page.mouse.move(2, 2)
        expect(told).to_have_count(0)  # what explained the piece before
        page.mouse.move(box["x"] + box["width"] * 0.3, box["y"] + box["height"] * 0.3)
        expect(told).to_be_visible()
        found = settled_spots(page)
        assert found["spots"]
        assert all(spot["point"] for spot in found["spots"]), found
