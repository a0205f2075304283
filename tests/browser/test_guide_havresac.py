"""The guided first game of Les Gardiens de Havresac: every lesson, by doing what it asks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.guide import Guide
from tests.browser.table import assert_no_scroll, choices, press_tile, ready, until

pytestmark = pytest.mark.timeout(300)

FIRST = ["welcome", "prompt", "kingdoms", "scouts", "bag", "move"]
LATER = [
    *["morning", "guide", "priestess", "objects", "glory", "undo", "final"],
    *["warrior", "thief", "village", "recruit", "free"],
]
DEEDS = {"move": "to ", "recruit": "recruit "}
MARKED = {"warrior", "thief", "village"}
"""These lessons ask for a space of the map, and mark one that will do."""


def go_on(page: Page) -> None:
    """Do nothing that belongs to a lesson: no object from afar, no further guardian."""
    offered = sorted(choices(page))  # the list itself begins with what brings most
    for text in ["done"] if "done" in offered else offered[:1]:  # none if somebody has acted meanwhile
        press_tile(page, text)


# Where the mark is once the map stands still: it moves in the frames after a mark or a lesson has come.
MARK = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  let last;
  for (let calm = 0; calm < 3; calm++) {
    await frame();
    const { left, top, width, height } = document.querySelector('.board rect.marked').getBoundingClientRect();
    const point = [left + width / 2, top + height / 2];
    if (String(point) !== String(last)) calm = 0;
    last = point;
  }
  return last;
}"""


class Walk(Guide):
    """Follows the marks on the map as well."""

    def do(self) -> None:
        shown = self.lesson
        if shown not in MARKED:
            super().do()
            return
        ready(self.page)
        expect(self.page.locator(".board rect.marked")).to_have_count(1)
        self.page.mouse.move(2, 2)
        self.page.mouse.click(*self.page.evaluate(MARK))
        until([self.page], lambda: self.lesson != shown, f"lesson {shown} does not end")


def test_all_lessons(person: Open) -> None:
    """From the first to the last, whatever is drawn from the bag: some may have to wait for another day."""
    page = person("/learn/havresac", lang="fr")
    guide = Walk(page, "havresac", DEEDS, go_on)
    seen = guide.walk("free")
    assert list(seen)[: len(FIRST)] == FIRST
    # Whom one can recruit hangs on how quick the bot is, and so who is drawn: an object may come too late.
    assert {*FIRST, *LATER} - {"objects"} <= set(seen) <= {*FIRST, *LATER}
    # The farewell has the last number, also when a lesson before it had no time left.
    assert list(seen.values()) == [*range(1, len(seen)), len({*FIRST, *LATER})]
    assert list(seen)[-1] == "free"
    expect(page.locator("section.guide")).to_have_count(0)


def test_first_lessons_on_a_phone(person: Open) -> None:
    page = person("/learn/havresac", viewport=PHONE)
    guide = Walk(page, "havresac", DEEDS, go_on)
    expect(page.locator("section.guide").get_by_role("heading")).to_have_text("Save your kingdom")
    for wanted, lesson in enumerate(FIRST, 1):
        guide.comes(wanted)
        assert guide.lesson == lesson
        assert_no_scroll(page)
        guide.do()
    guide.comes(len(FIRST) + 1)
    assert_no_scroll(page)
    guide.walk("village")  # what is marked can be tapped in the little map under the card
