"""Advice for bots: how good a position is, and what a sensible player would do."""

from __future__ import annotations

from typing import Final

from tablee.core.rng import Rng
from tablee.core.state import CHANCE
from tablee.games.havresac.ids import (
    GUARDIANS,
    OBJECTS,
    P_CHEST,
    P_RECRUIT,
)
from tablee.games.havresac.outlook import outlook
from tablee.games.havresac.state import KINDS, OBJECT_KINDS, Havresac

WORST: Final = -1.0e9


def evaluate(s: Havresac, seat: int) -> float:
    """How good a position is for a player: about the victory points he will end with."""
    return outlook(s, seat)


def choose(s: Havresac, seat: int, rng: Rng) -> int:
    """What a sensible player would do. `s` is a sample for this call alone."""
    legal = s.legal(seat)
    best = legal[0]
    best_value = WORST
    for a in legal:
        t = s.clone()
        t.apply(seat, a)
        value = best_line(t, seat)
        if value > best_value:
            best_value = value
            best = a
    return best


def best_line(s: Havresac, seat: int) -> float:
    """The best a player can make of the guardian he plays, to the next draw."""
    if s.ended:
        return outlook(s, seat)
    if s.asked(CHANCE) and s.running == seat and s.question(CHANCE).proc == P_CHEST:
        s.apply(CHANCE, s.legal(CHANCE)[0])  # whatever lies in the chest: objects are worth about the same
    if not s.asked(seat) or s.question(seat).proc == P_RECRUIT:
        return outlook(s, seat)
    best = WORST
    for a in s.legal(seat):
        t = s.clone()
        t.apply(seat, a)
        best = max(best, best_line(t, seat))
    return best


def stats(s: Havresac) -> dict[str, int]:
    """Numbers worth telling about a finished game, over all seats: what was taken, bought and used."""
    out = {"villages": 0, "chests": 0, "fairies": sum(s.fairies), "monsters": sum(s.trophies)}
    for seat in range(s.seats):
        out["villages"] += s.villages(seat)
        out["chests"] += s.chests(seat)
    for kind in range(KINDS):
        everywhere = s.box.tokens[kind] - s.reserve[kind]
        out["recruited_" + GUARDIANS[kind]] = everywhere - s.seats * s.box.bag[kind]
    for what in range(OBJECT_KINDS):
        found = s.seats * s.box.objects[what]
        for seat in range(s.seats):
            found -= s.unopened[seat * OBJECT_KINDS + what]
        left = 0
        for seat in range(s.seats):
            left += s.objects[seat * OBJECT_KINDS + what]
        out["found_" + OBJECTS[what]] = found
        out["used_" + OBJECTS[what]] = found - left
    return out
