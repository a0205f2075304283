"""Following the lessons of a guided first game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.table import choices, press_tile, ready, state, until

Choose = Callable[[Page], None]

SHOWN = """() => {
  const card = document.querySelector('section.guide');
  return [card?.dataset.lesson ?? '', card?.querySelector('.head span')?.textContent ?? ''];
}"""

# Whether the frame of the lesson, if it has one, lies about something in the window.
POINTS = """() => {
  const spot = document.querySelector('.spot');
  if (!spot) return true;
  const { left, top, right, bottom } = spot.getBoundingClientRect();
  return right > left && left < innerWidth - 16 && right > 16 && top < innerHeight - 16 && bottom > 16;
}"""


SEEN = """() => {
  const { left, top, right, bottom } = document.querySelector('div.spot').getBoundingClientRect();
  const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const told = at?.closest('[data-part], [data-area]')?.dataset;
  const inside = left >= -6 && top >= 0 && right <= innerWidth + 6 && bottom <= innerHeight + 6;
  return { inside, at: told?.part ?? told?.area };
}"""


def assert_points_at(page: Page, part: str) -> None:
    """What the lesson speaks of is framed and in sight, however much a phone folds away."""
    expect(page.locator("div.spot")).to_be_visible()
    until([page], lambda: page.evaluate(SEEN) == {"inside": True, "at": part}, f"{part} is not in sight")


def take_first(page: Page) -> None:
    """Take the first choice by its text; none if somebody has acted meanwhile and there is nothing to choose.

    Not the first of the list, which begins with what brings most: that may be what a later lesson is about.
    """
    for text in sorted(choices(page))[:1]:
        press_tile(page, text)


class Guide:
    """The guided game of one page."""

    def __init__(
        self, page: Page, game: str, deeds: Mapping[str, str], meanwhile: Choose | None = None
    ) -> None:
        """`deeds`: the lessons that end when the learner does something, and how the text of that begins.

        All other lessons end by their button. `meanwhile` answers what is asked while no lesson is shown:
        without it, the first choice is taken.
        """
        self.page = page
        self.address = f"/learn/{game}"
        self._key = f"tablee.learn.{game}"
        self._deeds = deeds
        self._meanwhile = meanwhile or take_first

    @property
    def lesson(self) -> str:
        """The lesson that is shown; empty if there is none."""
        return self._shown()[0]

    @property
    def number(self) -> int:
        """The number of the lesson that is shown; 0 if there is none."""
        return self._shown()[1]

    def _shown(self) -> tuple[str, int]:
        """The lesson that is shown and its number, read in one instant: others may act meanwhile."""
        name, count = self.page.evaluate(SHOWN)
        return name, int((re.findall(r"\d+", count) or ["0"])[0])

    def comes(self, wanted: int) -> None:
        """Wait for the lesson with this number."""
        until([self.page], lambda: self.number == wanted, f"lesson {wanted} does not come")

    def do(self) -> None:
        """What the lesson asks for."""
        shown = self.lesson
        if shown in self._deeds:
            ready(self.page)
            deed = min(text for text in choices(self.page) if text.startswith(self._deeds[shown]))
            press_tile(self.page, deed)
        else:
            self.page.mouse.move(
                2, 2
            )  # a button that rises under a pointer at its lower edge does not come to rest
            self.page.locator("section.guide [data-next]").click()
        until([self.page], lambda: self.lesson != shown, f"lesson {shown} does not end")

    def walk(self, last: str) -> dict[str, int]:
        """Follow the guide up to this lesson; all that came, with the numbers they had.

        What a lesson points at is in sight.
        """
        seen: dict[str, int] = {}
        while last not in seen:
            until([self.page], self._something_to_do, f"nothing comes after the lessons {seen}")
            offered = choices(self.page)  # looked at first: a lesson about them is there by then
            shown, number = self._shown()
            if shown:
                seen[shown] = number
                until([self.page], self._points, f"lesson {shown} points at nothing in sight")
                self.do()
            elif offered:
                self._meanwhile(self.page)
        return seen

    def _points(self) -> bool:
        return bool(self.page.evaluate(POINTS))

    def _something_to_do(self) -> bool:
        if not self.lesson and state(self.page)["state"] == "wait":
            self.page.keyboard.press("Escape")  # do not watch the bots any longer
            return False
        return True

    def stored(self) -> Any:
        """What the page keeps about this guided game."""
        return json.loads(self.page.evaluate("(key) => localStorage.getItem(key)", self._key))

    def keep(self, table: str, done: list[str]) -> None:
        """Let the page believe that its guided game is at this table, and these lessons are done."""
        kept = json.dumps({"table": table, "done": done})
        self.page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [self._key, kept])
