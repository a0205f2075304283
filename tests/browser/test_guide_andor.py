"""The guided first game of Andor: every lesson, by doing what it asks on the map, in a scene or below."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tablee.match import Match
from tablee.record.lines import encode
from tests.browser.andor import Finger, Player, andor, say
from tests.browser.conftest import PHONE, Open
from tests.browser.guide import Guide, assert_points_at
from tests.browser.records import open_record
from tests.browser.table import assert_no_scroll, choices, press_tile, ready, until
from tests.server.process import LUCK, word

pytestmark = pytest.mark.timeout(300)

FIRST = ["welcome", "prompt", "hero", "cards", "goals", "narrator", "hours", "move", "stop"]
SECOND = ["strength", "fight", "round", "snow", "together", "end", "sunrise", "things", "fire", "free"]
DEEDS = {"hero": "choose thorn", "move": "move 10", "stop": "stop", "fight": "fight", "end": "end_day"}
BETWEEN = ("start", "decline", "withdraw", "no", "stop", "end_turn")
"""What is answered while no lesson is shown. What may be done while others play is left alone."""

IN_THE_LIGHT = """() => ["hours", "letters"].every((part) => {
    const [track, veil] = [`[data-part=${part}]`, ".veil"].map((one) => document.querySelector(one));
    const [a, b] = [track, veil].map((one) => one?.getBoundingClientRect());
    return !a || !b || a.bottom <= b.top + 1 || a.left >= b.right - 1;
})"""
"""No track lies under the veil of a card."""


def between(page: Page) -> None:
    answer = next((text for text in BETWEEN if text in choices(page)), "")
    if answer:
        press_tile(page, answer)
    else:
        page.keyboard.press("Escape")  # do not watch the others any longer
        page.wait_for_timeout(15)


class Learner(Guide):
    """Follows the lessons as a player of Andor: with a mouse or with a finger."""

    def __init__(self, page: Page, kind: type[Player] = Player) -> None:
        super().__init__(page, "andor", DEEDS, between)
        self.player = kind(page)

    def do(self) -> None:
        shown = self.lesson
        assert_no_scroll(self.page)
        if shown == "cards":
            self.read()
        if shown == "goals":
            assert_points_at(self.page, "goals")
        if shown == "round":
            return self.fight()
        if shown not in DEEDS:
            return super().do()
        ready(self.page)
        deed, offered = DEEDS[shown], choices(self.page)
        steps = [text for text in offered if text.startswith("move ") and not text.endswith("…")]
        if shown == "move" and steps and deed not in steps:
            deed = steps[0]  # a storm has carried the hero away from the gor
        self.player.answer(deed)
        until([self.page], lambda: self.lesson != shown, f"lesson {shown} does not end")
        return None

    def fight(self) -> None:
        """The lesson stays until the fight is over: round after round, then the reward."""
        while self.lesson == "round":
            ready(self.page)
            answer = next(
                text
                for text in ("start", "keep", "withdraw", *choices(self.page))
                if text in choices(self.page)
            )
            self.player.answer(answer)
            until(
                [self.page],
                lambda: self.lesson != "round" or bool(choices(self.page)),
                "the fight stands still",
            )

    def rest(self) -> None:
        """Until the learner is on turn again: a game begun then shares no luck with a thinking bot."""
        while not self.lesson:
            between(self.page)

    def read(self) -> None:
        """All cards that lie over the map: the tracks that come next stay in the light beside them."""
        book = self.page.locator("[data-read]")
        while book.count():
            assert self.page.evaluate(IN_THE_LIGHT)
            self.player.press(book)


def beside_a_gor() -> bytes:
    """The learner, Thorn, is on turn on the space of a gor."""
    match = Match(andor(), ["human", "greedy"], options={"legend": "L1", "difficulty": "easy"}, seed=0)
    ways = ["0: choose thorn", "1: choose kram", "1: move 0", "1: stop", "0: move 10", "0: stop", "1: pass"]
    assert say(match, *ways, "1: stop")
    parts = match.record()
    return encode([parts.header, *parts.entries])


def test_all_lessons(person: Open, data: Path) -> None:
    """From the first to the last. In between a game is opened in which no storm has parted hero and gor."""
    page = person("/learn/andor", lang="fr")
    guide = Learner(page)
    assert guide.walk(FIRST[-1]) == dict(zip(FIRST, range(1, 10), strict=True))
    guide.rest()
    # How often a bot was asked so far hangs on who was quicker: the fight begins with luck of its own.
    (data / LUCK).write_text(f"{word('a fight')}\nbegins", "utf-8")

    done = guide.stored()["done"]
    guide.keep(open_record(page, beside_a_gor()), done)
    page.goto(guide.address)
    assert guide.walk(SECOND[-1]) == dict(zip(SECOND, range(10, 20), strict=True))
    expect(page.locator("section.guide")).to_have_count(0)
    assert sorted(guide.stored()["done"]) == sorted(FIRST + SECOND)


def test_first_lessons_on_a_phone(person: Open) -> None:
    """With the cards of the legend over the map, as one sees them who does not hurry."""
    page = person(viewport=PHONE, pace="slow")
    guide = Learner(page, Finger)
    page.goto(guide.address)
    expect(page.locator("section.guide").get_by_role("heading")).to_have_text("Against the cold")
    assert list(guide.walk(FIRST[-1])) == FIRST
