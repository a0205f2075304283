"""The end of the game: chapters 11 and 13 of the rules."""

from __future__ import annotations

from typing import Final

from tablee.games.havresac.ids import (
    E_FINAL_PART,
    E_GOAL,
    E_SCORED,
    E_WON,
    GOAL_MISSED,
    GOAL_REACHED,
    MONSTERS,
    SCORED,
)
from tablee.games.havresac.state import Havresac

TIES: Final = ["gold", "villages", "fairies"]
"""HAV-11.6 What breaks a tie, in this order."""


def final_parts(s: Havresac, seat: int) -> tuple[int, int, int]:
    """HAV-11.1 The score track, HAV-11.2 the hunting board, HAV-11.3 opened chests; HAV-11.4 nothing else."""
    monsters = 0
    for creature in range(MONSTERS):
        monsters += s.trophies[seat * MONSTERS + creature] * s.box.creature_vp[creature]
    return s.vp[seat], monsters, s.chests(seat) * s.box.chest_vp


def final_score(s: Havresac, seat: int) -> int:
    """What a seat has in the end."""
    return sum(final_parts(s, seat))


def rank_key(s: Havresac, seat: int) -> list[int]:
    """HAV-11.6 What seats are compared by: score, gold, villages, fairies."""
    return [final_score(s, seat), s.gold[seat], s.villages(seat), s.fairies[seat]]


def place(s: Havresac, seat: int) -> int:
    """The place of a seat: one more than there are seats ahead of it."""
    mine = rank_key(s, seat)
    ahead = 0
    for other in range(s.seats):
        if rank_key(s, other) > mine:
            ahead += 1
    return ahead + 1


def winners(s: Havresac) -> list[int]:
    """HAV-11.5, 11.6 The best; those equal in everything share the victory."""
    best = rank_key(s, 0)
    for seat in range(1, s.seats):
        best = max(best, rank_key(s, seat))
    return [seat for seat in range(s.seats) if rank_key(s, seat) == best]


def rank_of(s: Havresac, score: int) -> int:
    """HAV-13.2 The place of a score on the ladder."""
    rank = 0
    for i in range(len(s.box.rank_from)):
        if score >= s.box.rank_from[i]:
            rank = i
    return rank


def final_scoring(s: Havresac) -> None:
    """HAV-11.1 Add up; HAV-13.3 alone, the goal decides."""
    for seat in range(s.seats):
        parts = final_parts(s, seat)
        for i in range(len(parts)):
            s.emit(E_FINAL_PART, seat, i, parts[i])
        s.emit(E_SCORED, seat, sum(parts))
    if s.seats == 1:
        score = final_score(s, 0)
        s.emit(E_GOAL, rank_of(s, score), s.goal)
        s.end(GOAL_REACHED if score >= s.goal else GOAL_MISSED)
        return
    for seat in winners(s):
        s.emit(E_WON, seat)
    s.end(SCORED)
