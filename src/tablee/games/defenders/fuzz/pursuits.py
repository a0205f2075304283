"""What a fuzz player does for an ending that hardly ever comes by itself. No advice for who wants to win."""

from __future__ import annotations

from typing import Final

from tablee.core.rng import Rng
from tablee.games.defenders.advice import thumb
from tablee.games.defenders.ids import (
    END,
    FLIGHT,
    FOOT,
    GATE_TO_GATE,
    HEAL_SELF,
    NOTHING,
    P_DAY,
    P_DESTINATION,
    RIDE,
    STEED,
    TELEPORT_SELF,
)
from tablee.games.defenders.movement import destinations
from tablee.games.defenders.state import Defenders
from tablee.games.defenders.wounds import minion_wounds

NO_HERO: Final = "loss_no_hero"
WAYS: Final = (FOOT, GATE_TO_GATE, STEED, FLIGHT, RIDE, TELEPORT_SELF)
"""The ways of moving without a card."""
GRAVE: Final = 3
"""Wounds of a night worth staying for."""


def pursue(s: Defenders, seat: int, aims: set[str], rng: Rng) -> int:
    """DOR-7.11 Eight heroes must die before the realm falls: they defend it and sleep among minions."""
    if NO_HERO not in aims or not s.asked(seat):
        return NOTHING
    proc = s.question(seat).proc
    last = s.actions(seat) == 1
    if proc == P_DAY:
        return day(s, seat, last, rng)
    if proc == P_DESTINATION and last:
        return s.box.a_to + most_crowded(s, [a - s.box.a_to for a in s.legal(seat)])
    return NOTHING


def day(s: Defenders, seat: int, last: bool, rng: Rng) -> int:
    """Whatever helps the realm, but for the last action: that leads to where most minions are."""
    wounds = minion_wounds(s, seat)
    if wounds >= s.life(seat):
        return END
    if not last:
        answer = int(thumb.choose(s, seat, rng))
        if answer not in (END, HEAL_SELF):
            return answer
    if wounds >= GRAVE:
        return END
    legal = s.legal(seat)
    best, way = s.at[seat], END
    for a in WAYS:
        if a in legal:
            there = most_crowded(s, destinations(s, seat, a, NOTHING))
            if s.crowd(there) > s.crowd(best):
                best, way = there, a
    return way


def most_crowded(s: Defenders, places: list[int]) -> int:
    """The place with most minions."""
    best = places[0]
    for place in places:
        if s.crowd(place) > s.crowd(best):
            best = place
    return best
