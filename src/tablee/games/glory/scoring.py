"""The end of the game: chapter 10 of the rules."""

from __future__ import annotations

from tablee.games.glory.gains import PART, amount, give
from tablee.games.glory.ids import (
    E_END_GAIN,
    E_MAJORITY,
    E_NO_MAJORITY,
    E_SCORED,
    E_WON,
    FROM_END,
    FROM_MAJORITY,
    MAJORITY_PRESTIGE,
    ORIGINS,
    PRESTIGE,
    RESOURCES,
    SCORED,
)
from tablee.games.glory.state import STOCKS, Glory


def final_scoring(s: Glory) -> None:
    """TOG-10.2, 10.5, 10.7 Majorities, then the gains of the end of the game, then the comparison."""
    award_majorities(s)
    for seat in range(s.seats):
        for tile in s.area[seat]:
            end_gain(s, seat, tile)
    for seat in range(s.seats):
        s.emit(E_SCORED, seat, s.has(seat, PRESTIGE), s.rank(seat))
    for seat in winners(s):
        s.emit(E_WON, seat)
    s.end(SCORED)


def award_majorities(s: Glory) -> None:
    """TOG-10.2 The most of each resource: 4 prestige; TOG-10.3 to all who tie; TOG-10.4 none for 0."""
    for what in range(len(RESOURCES)):
        most = max([s.has(seat, what) for seat in range(s.seats)])
        if most == 0:
            s.emit(E_NO_MAJORITY, what)
            continue
        for seat in range(s.seats):
            if s.has(seat, what) == most:
                s.majority[what] |= 1 << seat
                s.stock[seat * STOCKS + PRESTIGE] += MAJORITY_PRESTIGE
                s.earned[seat * len(ORIGINS) + FROM_MAJORITY] += MAJORITY_PRESTIGE
                s.emit(E_MAJORITY, seat, what, MAJORITY_PRESTIGE)


def end_gain(s: Glory, seat: int, tile: int) -> None:
    """TOG-7.16 What a tile gives at the end of the game; TOG-10.6 majorities stay as they were awarded."""
    parts = s.box.end_gain[tile]
    for i in range(0, len(parts), PART):
        n = amount(s, seat, parts[i + 1], parts[i + 2])
        s.emit(E_END_GAIN, seat, tile, parts[i], n)
        give(s, seat, parts[i], n, tile, FROM_END)


def winners(s: Glory) -> list[int]:
    """TOG-10.8, 10.9 The players nobody is ahead of; those equal in everything share the victory."""
    return [seat for seat in range(s.seats) if s.rank(seat) == 1]
