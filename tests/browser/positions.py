"""Positions to look at: of each game one early with little on the table, one late with all seats and much."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from msgspec import structs

from tablee.core.game import Decision
from tablee.core.rng import Rng
from tablee.match import Match
from tablee.record.lines import encode
from tests.browser.records import game_of

Wanted = Callable[[dict[str, Any], Decision], bool]


@dataclass(frozen=True)
class Position:
    """A game by rules of thumb up to the first wanted question to the first seat."""

    seats: int
    options: dict[str, str]
    kind: str
    field: str
    least: int
    choices: int = 1
    """The question has at least so many."""

    def wanted(self, view: dict[str, Any], decision: Decision) -> bool:
        busy = len(decision.choices) >= self.choices
        return busy and decision.kind == self.kind and view[self.field] >= self.least


QUIET = {
    "runemasters": Position(2, {"difficulty": "novice"}, "actions", "round", 1),
    "glory": Position(2, {"quests": "no"}, "select_card", "round", 2),
    "havresac": Position(2, {"board_face": "summer"}, "destination", "round", 1),
    "defenders": Position(2, {"difficulty": "story"}, "day", "turn", 1),
    "andor": Position(2, {"legend": "L1", "difficulty": "easy"}, "turn", "day", 1),
}
CROWDED = {
    "runemasters": Position(4, {"difficulty": "novice"}, "actions", "round", 4, choices=16),
    "glory": Position(5, {"quests": "yes"}, "select_card", "round", 9),
    "havresac": Position(4, {"board_face": "winter"}, "destination", "round", 4),
    "defenders": Position(4, {"difficulty": "story"}, "day", "turn", 16),
    "andor": Position(4, {"legend": "L1", "difficulty": "easy"}, "turn", "day", 4),
}
BUSY = {
    "defenders": Position(4, {"difficulty": "story"}, "commit", "turn", 25),
    "andor": Position(4, {"legend": "L1", "difficulty": "easy"}, "go_on", "day", 4),
}
"""A fight with everybody, all hands full."""

MANY = {
    "glory": Position(5, {"quests": "yes"}, "choose_cell", "round", 8),
    "havresac": Position(4, {"board_face": "winter"}, "recruit", "round", 3),
}
"""Questions with many choices, where the board of a game looks otherwise than in its crowded position."""

ALLIES = {"andor": Position(4, {"legend": "L3", "difficulty": "easy"}, "turn", "day", 4)}
"""Allies can be led and sent, one of them anywhere."""

POSITIONS = {"quiet": QUIET, "crowded": CROWDED, "busy": BUSY, "many": MANY, "allies": ALLIES}


def record(name: str, crowded: bool) -> bytes:
    """The record of the game up to there. The same one each time."""
    return record_at(name, "crowded" if crowded else "quiet")


@lru_cache
def record_at(name: str, which: str, *names: str) -> bytes:
    """The same for any of the positions; with names, of as many people in place of bots."""
    position, rules = POSITIONS[which][name], game_of(name)
    match = Match(rules, ["human", *["thumb"] * (position.seats - 1)], options=position.options, seed=7)
    luck = Rng(7)
    while not match.is_over():
        seat = match.to_act()[0]
        decision = match.decision(seat)
        assert decision is not None
        if seat == 0 and position.wanted(match.view(0), decision):
            break
        action = rules.advice.choose(match.position(), seat, luck)
        match.submit(seat, match.decision_id(seat), rules.space.text(action))
    assert not match.is_over(), f"{name} ends before it comes there"
    parts = match.record()
    seats = ("human",) * position.seats if names else parts.header.seats
    return encode([structs.replace(parts.header, seats=seats, names=names), *parts.entries])
