"""A map with 300 places: all of them in reach, on every screen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.browser.atlas import make
from tests.browser.conftest import LAPTOP, SIDEWAYS, Open, serving
from tests.browser.table import choices, new_table, pick_tile, press_at, ready, settled_spots, until
from tests.browser.test_layout import problems

pytestmark = pytest.mark.timeout(300)

UPRIGHT = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with this content, for the tests of this file alone."""
    folder = tmp_path_factory.mktemp("atlas")
    (folder / "data").mkdir()
    with serving(str(folder / "data"), str(make(folder / "content"))) as said:
        yield said


def test_three_hundred_places(person: Open) -> None:
    """Nothing is covered or too small for a finger, and a hero walks by a tap between all these places."""
    page = person(viewport=SIDEWAYS, has_touch=True)
    new_table(page, "me", "me", game="andor", legend="L1", difficulty="easy")
    for _ in range(2):
        ready(page)
        pick_tile(page, Random(1))
    ready(page)
    wrong = []
    for size in (LAPTOP, SIDEWAYS, UPRIGHT):
        wrong += problems(page, "andor", (size["width"], size["height"]))
    assert not wrong, "\n".join(wrong)
    before = choices(page)
    spots = [
        spot for spot in settled_spots(page)["spots"] if spot["point"] and spot["key"].startswith("move")
    ]
    assert spots
    press_at(page, *spots[0]["point"])
    until([page], lambda: choices(page) not in ([], before), "a tap between 300 places leads nowhere")
