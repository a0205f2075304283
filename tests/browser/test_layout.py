"""The board comes first on every screen: its share of the window; nothing is cut, covered or too small."""

from __future__ import annotations

import os
import random
import secrets
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

import tablee
from tests.browser.axe import SYSTEM
from tests.browser.conftest import Open
from tests.browser.positions import BUSY, POSITIONS, record, record_at
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
    if found["form"] in ("phone", "split", "sideways", "tablet"):
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


LOOKS: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")


def everywhere(
    page: Page, game: str, lang: str, sizes: list[tuple[int, int]], luck: random.Random
) -> list[str]:
    """What is wrong in this language at these sizes, each in a look that is drawn."""
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator(f".bar .lang[lang={lang}]").click()
    wrong = []
    for size in sizes:
        look = LOOKS[luck.randrange(2)]
        page.emulate_media(color_scheme=look)
        wrong += [f"{look} {one}" for one in problems(page, game, size)]
    return wrong


@pytest.mark.parametrize("game", tablee.games())
def test_the_board_comes_first(person: Open, game: str) -> None:
    """Early with few things on the table, late with all seats and many: at each size and at five more."""
    luck = random.Random(f"{SEED} {game}")
    wrong = []
    for name, sizes in (("quiet", list(LEAST)), ("crowded", [*LEAST, *drawn()]), ("many", list(LEAST))):
        if game not in POSITIONS[name]:
            continue
        page = person(has_touch=True, **SYSTEM)
        open_record(page, record_at(game, name))
        ready(page)
        alone = page.locator("dialog .btn", has_text="all these seats")
        if alone.count():
            alone.click()
        for lang in ("en", "fr"):
            wrong += [f"{name} {one}" for one in everywhere(page, game, lang, sizes, luck)]
    assert not wrong, f"(TABLEE_LAYOUT_SEED={SEED})\n" + "\n".join(wrong)


ALL_IN_SIGHT = """() => {
  const scene = document.querySelector('.board .scene');
  return scene.scrollHeight <= scene.clientHeight + 1;
}"""
"""Nothing of what is told over the board has to be scrolled to."""


@pytest.mark.parametrize("game", BUSY)
def test_a_fight_with_everybody_has_room(person: Open, game: str) -> None:
    luck = random.Random(f"{SEED} {game}")
    page = person(has_touch=True, **SYSTEM)
    open_record(page, record_at(game, "busy"))
    ready(page)
    wrong = []
    for lang in ("en", "fr"):
        wrong += everywhere(page, game, lang, [(844, 390), (360, 640), (1366, 657)], luck)
        assert page.evaluate(ALL_IN_SIGHT), f"{lang}: the fight scrolls on a laptop"
    assert not wrong, f"(TABLEE_LAYOUT_SEED={SEED})\n" + "\n".join(wrong)


def test_allies_who_can_be_sent_leave_the_map_its_width(person: Open) -> None:
    page = person(has_touch=True, **SYSTEM)
    open_record(page, record_at("andor", "allies"))
    ready(page)
    expect(page.locator("[data-mover]").nth(1)).to_be_attached()
    wrong = everywhere(page, "andor", "en", [(844, 390), (1366, 657), (1440, 900)], random.Random(SEED))
    assert not wrong, f"(TABLEE_LAYOUT_SEED={SEED})\n" + "\n".join(wrong)


LOOSE = """() => {
  const about = document.querySelector('.bar.line .about');
  const drawn = getComputedStyle(about.querySelector('h1'), '::after').content;
  const found = drawn.includes('·') ? ['after the name: ' + drawn] : [];
  const texts = document.createTreeWalker(about.querySelector('.progress'), NodeFilter.SHOW_TEXT);
  const top = (text, at) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().top;
  };
  while (texts.nextNode()) {
    const text = texts.currentNode;
    for (let at = text.data.indexOf('·'); at >= 0; at = text.data.indexOf('·', at + 1))
      if (top(text, at) > top(text, at - 2)) found.push(text.data.slice(at));
  }
  return found;
}"""
"""Points between parts of the title that begin a line, or would where the name fills one."""


def test_no_line_of_the_title_begins_with_a_point(person: Open) -> None:
    page = person(viewport={"width": 1366, "height": 657}, lang="fr")
    open_record(page, record("defenders", crowded=True))
    ready(page)
    for width in range(1366, 1100, -20):
        page.set_viewport_size({"width": width, "height": 657})
        page.evaluate(SETTLE)
        assert page.locator(".bar.line .progress").count() == 1
        assert page.evaluate(LOOSE) == []


WHOLE = """(one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const [across, down] = [[left + 6, right - 6], [top + 6, bottom - 6]];
  const corners = across.flatMap((x) => down.map((y) => [x, y]));
  const met = corners.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
  return met && one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1;
}"""
"""Nothing lies on it, it is under no edge, and none of its words are."""


@pytest.mark.parametrize("size", [(1440, 900), (1366, 657)], ids=["desktop", "low"])
def test_a_seventh_choice_in_the_dock_is_whole(person: Open, size: tuple[int, int]) -> None:
    """More choices than the dock shows at once: the last one comes into sight like the first."""
    page = person(viewport={"width": size[0], "height": size[1]})
    open_record(page, record_at("glory", "many"))
    ready(page)
    offered = page.locator(".dock button[data-choice]")
    assert offered.count() == 7
    for one in (offered.first, offered.last):
        one.scroll_into_view_if_needed()
        assert one.evaluate(WHOLE)
