"""A game without a board on the page is drawn from what its data has: Ur, played by clicks on its squares."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.axe import SYSTEM, assert_accessible
from tests.browser.conftest import DESKTOP, PHONE, ROOT, Open, serving
from tests.browser.table import assert_no_scroll, assert_over, new_table, pick_on_board, play, ready
from tests.server.process import LUCK


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own that knows the game of the example, too: one folder has one server."""
    data = tmp_path_factory.mktemp("ur")
    (data / LUCK).write_text("drawn", "utf-8")
    with serving(str(data), games=str(ROOT / "examples" / "ur")) as said:
        yield said


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "fr"), (PHONE, "en")], ids=["desktop", "phone"])
def test_a_game_without_a_board_is_played_by_clicks_on_its_drawing(
    person: Open, size: dict[str, int], lang: str
) -> None:
    page = person(viewport=size, lang=lang, **SYSTEM)
    new_table(page, "me", "random", game="ur")
    assert ready(page) == "choose"
    expect(page.locator(".board [data-piece]")).to_have_count(20)
    assert_accessible(page)
    kinds = play(page, random.Random(7), pick_on_board, after=lambda: assert_no_scroll(page))
    assert kinds == {"board"}, "nothing was clicked but squares"
    assert_over(page, "You have won", "You have lost", "Vous avez gagné", "Vous avez perdu")
