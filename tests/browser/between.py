"""Every question is answered on the board: what each click says to the server, and that it is played."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.records import Moment, open_record
from tests.browser.table import confirm, ready, settled_spots, until

IN_SHEET = ".sheet .tray button[data-choice]"
"""What is in hand, where a phone has it below the board."""


class Between:
    """Stands between page and server: reads each answer, and lets it through or keeps it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []
        self.keeps = True
        self.entry = 0
        """The entry of the newest position that the server has told."""
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

        def to_page(said: str | bytes) -> None:
            message: dict[str, Any] = json.loads(said)
            if message["type"] in ("welcome", "update"):
                self.entry = message["position"]["entry"]
            socket.send(said)

        socket.on_message(to_server)
        server.on_message(to_page)

    def answer(self, place: str) -> str:
        """Click on this place of the board: the answer that this gives."""
        before = len(self.heard)
        self.page.mouse.click(*spots(self.page)[place])
        confirm(self.page)
        until([self.page], lambda: len(self.heard) > before, f"a click on {place} gives no answer")
        ready(self.page)
        return self.heard[-1]

    def answers(self) -> dict[str, str]:
        """Every answer that one click gives now, and where."""
        unclear = self.page.locator(".board [data-spot][aria-label$='which die?']")
        asking = {one.get_attribute("data-spot") for one in unclear.all()}
        return {self.answer(place): place for place in spots(self.page) if place not in asking}

    def assert_plays(self, place: str) -> None:
        """A click that is let through is played: the game goes on."""
        before = self.entry
        self.keeps = False
        self.answer(place)
        until([self.page], lambda: self.entry > before, f"the answer {self.heard[-1]} is not played")
        self.keeps = True


def spots(page: Page) -> dict[str, list[float]]:
    """The places of the board with a point to click at, once the board stands still."""
    page.mouse.move(2, 2)  # away from what was pressed last: its explanation closes
    found = settled_spots(page)["spots"]
    hidden = [spot["key"] for spot in found if spot["point"] is None]
    assert not hidden, f"these places of the board cannot be clicked: {hidden}"
    return {spot["key"]: spot["point"] for spot in found}


def start(page: Page, moment: Moment) -> None:
    """Go to a table that begins there. The person of this page leads all seats and needs no curtain."""
    open_record(page, moment.record)
    assert ready(page) == "choose"
    alone = page.get_by_role("button", name="I play all these seats")
    if moment.secrets:
        alone.click()
        alone.wait_for(state="detached")
        page.mouse.move(2, 2)  # nothing under the pointer explains itself


def assert_answered_on_the_board(
    between: Between, moment: Moment, first: Callable[[Page], None] = lambda page: None
) -> None:
    """Each answer to the question is one click away, once `first` is done, and one of them is played."""
    start(between.page, moment)
    first(between.page)
    reached = between.answers()
    ends = between.page.locator("[data-primary]")
    above = [ends.get_attribute("data-choice")] if ends.count() else []
    # What is in hand lies in the sheet of a phone: all of it is in sight once that is pulled up.
    below = [one.get_attribute("data-choice") for one in between.page.locator(IN_SHEET).all()]
    assert {*reached, *above, *below} == set(moment.choices)
    if reached:
        between.assert_plays(next(iter(reached.values())))
