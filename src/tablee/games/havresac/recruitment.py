"""Recruitment: chapter 9 of the rules."""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.havresac.state import Havresac


def recruit_order(s: Havresac) -> list[int]:
    """HAV-9.5 Ascending victory points; ties in seat order starting with the Scout."""
    keyed: list[tuple[int, int]] = []
    for seat in range(s.seats):
        keyed.append((s.vp[seat], (seat - s.scout) % s.seats))
    keyed.sort()
    return [(place + s.scout) % s.seats for _, place in keyed]


class Recruit(Proc[Havresac]):
    """HAV-9.5, D16 The first of the order is waited for, the others may buy what is not scarce (`offers`)."""

    def run(self, s: Havresac, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            for seat in s.order:
                if s.too_poor(seat):
                    s.leave(seat)
        for seat in s.order:
            if s.recruiting >> seat & 1:
                if len(s.purchases(seat)) > 1:
                    s.ask(seat)
                    return
                s.leave(seat)
        s.done()

    def legal(self, s: Havresac, f: Frame, seat: int) -> list[int]:
        return s.purchases(seat)

    def apply(self, s: Havresac, f: Frame, seat: int, a: int) -> None:
        s.take_part(seat, a)
