"""Every question of Runemasters is answered on the board and its dice alone, whatever the answer is."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute

from tablee.games.runemasters.procs import PROCS
from tests.browser.conftest import DESKTOP, PHONE, Open
from tests.browser.records import Moment, asks, open_record, played_until
from tests.browser.table import choices, ready, settled_spots, until

pytestmark = pytest.mark.timeout(300)

KINDS = [proc.name for proc in PROCS if proc.rule.startswith("RUN-D")]
"""All questions that are put to players; those to chance have other numbers."""

DEEDS = [("hit", "move", "mark", "block", "charge", "reroll", "release"), ("ultimate", "free_move")]
"""All deeds of a turn, in two groups that can come together."""


class Between:
    """Stands between page and server: reads each answer, and lets it through or keeps it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []
        self.keeps = True
        page.route_web_socket("**/ws", self._stand)

    def _stand(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def to_server(said: str | bytes) -> None:
            message = json.loads(said)
            if message["type"] == "act":
                self.heard.append(message["text"])
            if message["type"] == "act" and self.keeps:
                socket.send(json.dumps({"type": "done", "id": message["id"]}))
            else:
                server.send(said)

        socket.on_message(to_server)

    def answer(self, point: list[float]) -> str:
        """Click there: the answer that this gives."""
        before = len(self.heard)
        self.page.mouse.move(2, 2)  # away from what was pressed last: its explanation closes
        self.page.mouse.click(*point)
        until([self.page], lambda: len(self.heard) > before, f"a click at {point} gives no answer")
        ready(self.page)
        return self.heard[-1]

    def answers(self) -> dict[str, list[float]]:
        """Every answer that one click gives now, and where."""
        unclear = self.page.locator(".board [data-spot][aria-label$='which die?']")
        asking = {one.get_attribute("data-spot") for one in unclear.all()}
        return {self.answer(point): point for place, point in spots(self.page).items() if place not in asking}


def spots(page: Page) -> dict[str, list[float]]:
    """The places of the board with a point to click at, once the board stands still."""
    page.mouse.move(2, 2)
    found = settled_spots(page)["spots"]
    hidden = [spot["key"] for spot in found if spot["point"] is None]
    assert not hidden, f"these places of the board cannot be clicked: {hidden}"
    return {spot["key"]: spot["point"] for spot in found}


def alike(text: str) -> str:
    """Equal dice count as one: which of them is spent makes no difference on the board."""
    return text.replace("*", "")


def start(page: Page, moment: Moment) -> None:
    open_record(page, moment.record)
    assert ready(page) == "choose"


def assert_plays(between: Between, point: list[float]) -> None:
    """A click that is let through is played: another question comes, or the end."""
    page = between.page
    before = choices(page)
    between.keeps = False
    between.answer(point)
    until([page], lambda: choices(page) != before, "the answer is not played")
    between.keeps = True


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_each_question(person: Open, size: dict[str, int]) -> None:
    """Each of its answers is one click away."""
    page = person(viewport=size)
    between = Between(page)
    assert len(KINDS) > 10
    for kind in KINDS:
        if kind == "actions":
            continue
        moment = played_until(asks(kind))
        start(page, moment)
        reached = between.answers()
        assert sorted(reached) == sorted(moment.choices), kind
        assert_plays(between, reached[moment.choices[-1]])


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("verbs", DEEDS, ids=["dice", "free"])
def test_each_deed_of_a_turn(person: Open, verbs: tuple[str, ...], size: dict[str, int]) -> None:
    """At once where it is clear which die is meant, otherwise by the die and then the place."""
    page = person(viewport=size)
    between = Between(page)
    moment = played_until(asks("actions", *verbs))
    start(page, moment)
    reached = {alike(text) for text in between.answers()}
    dice = page.locator(".dice button.legal")
    for i in range(dice.count()):
        dice.nth(i).click()
        reached |= {alike(text) for text in between.answers()}
        page.locator("body").press("Escape")
    assert reached == {alike(text) for text in moment.choices if text != "end"}
