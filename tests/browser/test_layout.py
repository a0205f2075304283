"""The board comes first on every screen: its share of the window; nothing is cut, covered or too small."""

from __future__ import annotations

import os
import random
import secrets
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import tablee
from tests.browser.conftest import Open
from tests.browser.positions import record
from tests.browser.records import open_record
from tests.browser.table import ready
from tests.browser.test_fingers import FINGER, SMALL

MEASURE = (Path(__file__).parent / "layout.js").read_text("utf-8")

LEAST = {
    (1440, 900): 0.5,
    (1366, 657): 0.6,
    (844, 390): 0.6,
    (390, 844): 0.5,
    (360, 640): 0.5,
    (820, 1180): 0.4,
    (1180, 820): 0.5,
}
"""The least share of the window that the board itself has."""


ROOM = {"desktop": 0.5, "low": 0.55, "sideways": 0.58, "tablet": 0.44, "phone": 0.48, "split": 0.48}
"""The least share of any window that is given to the board, by the form of the table."""


SEED = os.environ.get("TABLEE_LAYOUT_SEED") or secrets.token_hex(4)
"""Of the windows beside the list: every run draws others; a landing names its own: no luck in it."""

DRAWS = int(os.environ.get("TABLEE_LAYOUT_DRAWS", "5"))
"""How many windows are drawn: many, once in a while, to look for what few do not find."""


pytestmark = pytest.mark.timeout(300 + 4 * DRAWS)


def drawn() -> list[tuple[int, int]]:
    rng = random.Random(SEED)
    return [(rng.randint(360, 1920), rng.randint(360, 1200)) for _ in range(DRAWS)]


SETTLE = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await frame();
  for (let i = 0; i < 3; i++) {
    await frame();
    for (const one of document.getAnimations()) if (one.playState === 'running') one.cancel();
  }
}"""
"""Until the parts have their new sizes, and nothing glides any more."""


def measured(page: Page, game: str, size: tuple[int, int]) -> dict[str, Any]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLE)
    found: dict[str, Any] = page.evaluate(MEASURE, game)
    if found["form"] in ("phone", "split", "sideways"):
        # With the sheet at its prompt, the choices are not there to stand in for what is small on the board.
        inside = ".bar, .sheet" if found["form"] == "split" else "body"
        small = page.evaluate(SMALL, [FINGER, inside])
        found["problems"] += [f"too small for a finger: {one}" for one in small]
    return found


def problems(page: Page, game: str, size: tuple[int, int]) -> list[str]:
    found = measured(page, game, size)
    where = f"{size[0]}x{size[1]} {found['form']} {page.evaluate('document.documentElement.lang')}"
    wrong = list(found["problems"])
    if found["share"] < LEAST.get(size, 0.0):
        wrong.append(f"the board has {found['share']:.1%}")
    if found["room"] < ROOM[found["form"]]:
        wrong.append(f"the board gets {found['room']:.1%}")
    return [f"{where}: {one}" for one in wrong]


@pytest.mark.parametrize("game", tablee.games())
def test_the_board_comes_first(person: Open, game: str) -> None:
    """Early with few things on the table, late with all seats and many: at each size and at five more."""
    wrong = []
    for crowded, sizes in ((False, list(LEAST)), (True, [*LEAST, *drawn()])):
        page = person(has_touch=True)
        open_record(page, record(game, crowded))
        ready(page)
        alone = page.locator("dialog .btn", has_text="all these seats")
        if alone.count():
            alone.click()
        for lang in ("en", "fr"):
            page.set_viewport_size({"width": 1440, "height": 900})
            page.locator(f".bar .lang[lang={lang}]").click()
            for size in sizes:
                wrong += problems(page, game, size)
    assert not wrong, f"(TABLEE_LAYOUT_SEED={SEED})\n" + "\n".join(wrong)
