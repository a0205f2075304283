"""The King's Champion: chapter 21 of the rules."""

from __future__ import annotations

from tablee.games.defenders.ids import E_CHAMPION, E_HONOUR
from tablee.games.defenders.state import Defenders


def honour(s: Defenders, seat: int) -> int:
    """DOR-21.1 Completed quests, and generals struck down."""
    return len(s.completed[seat]) + s.kills[seat]


def ranking(s: Defenders) -> list[int]:
    """DOR-21.2 The seats by honour, then by completed quests; those equal in both in their order."""
    ranks = [(-honour(s, seat), -len(s.completed[seat]), seat) for seat in range(s.seats)]
    return [seat for _, _, seat in sorted(ranks)]


def champions(s: Defenders) -> list[int]:
    """DOR-21.2 The highest honour; equal: more completed quests; still equal: all; nobody without honour."""
    best = (0, 0)
    for seat in range(s.seats):
        best = max(best, (honour(s, seat), len(s.completed[seat])))
    if best == (0, 0):
        return []
    return [seat for seat in range(s.seats) if (honour(s, seat), len(s.completed[seat])) == best]


def tell_honour(s: Defenders) -> None:
    """DOR-21.3 After a victory and after a defeat, if the table plays with it (DOR-19.6)."""
    if s.champion:
        for seat in range(s.seats):
            s.emit(E_HONOUR, seat, len(s.completed[seat]), s.kills[seat])
        for seat in champions(s):
            s.emit(E_CHAMPION, seat, honour(s, seat))
