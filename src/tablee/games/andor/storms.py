"""Snowstorms: chapter 18 of the rules."""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.andor.ids import (
    A_ALONG,
    A_BEHIND,
    CAVE_WP,
    E_BLOWN,
    E_HELD,
    E_LEFT_BEHIND,
    E_STORM,
    IQUAR,
    NOTHING,
    P_ALONG,
    P_STOP,
    P_TOKEN,
)
from tablee.games.andor.items import arrive_with, led, put_loose
from tablee.games.andor.state import Andor


def blown_to(s: Andor, seat: int) -> int:
    """AND-18.1 Where a storm carries a hero; NOTHING where he stays (AND-18.2, 18.3)."""
    there = s.box.arrow[s.at[seat]]
    if there == NOTHING or (s.box.cave[there] and s.wp[seat] < CAVE_WP):
        return NOTHING
    return there


class Storm(Proc[Andor]):
    """AND-18.1 All heroes move along their arrows; AND-18.4 those moved activate tokens; and so on.

    `n` is the mask of the heroes this chain has moved, `items` those who have not moved in this storm yet.
    The token that set it off is `who`'s. A storm within a chain does not begin a chain of its own.
    """

    def run(self, s: Andor, f: Frame) -> None:
        if f.pc == 0:
            outer = chain_below(s)
            if outer != NOTHING:  # AND-18.4 the chain starts again at once
                s.stack[outer].pc = 1
                s.stack[outer].items = s.by_rank()
                s.emit(E_STORM)
                s.done()
                return
            f.pc = 1
            f.items = s.by_rank()
            s.emit(E_STORM)
        elif f.pc == 1:
            self._move_next(s, f)
        elif f.pc == 2:
            seat = self._next_token(s, f)
            if seat == NOTHING:
                f.pc = 3
                f.items = s.by_rank()
            else:
                s.call(Frame(P_TOKEN, who=seat, where=s.at[seat]))
        else:
            self._settle_next(s, f)

    def _move_next(self, s: Andor, f: Frame) -> None:
        """The next hero in descending rank; AND-18.7 each follower comes along or stays."""
        if not f.items:
            f.pc = 2
            return
        seat = f.items[0]
        there = blown_to(s, seat)
        if there == NOTHING:
            f.items = f.items[1:]
            s.emit(E_HELD, seat, s.at[seat])
            return
        followers = led(s, seat)
        if followers and f.what < len(followers):
            f.what = len(followers)
            s.call(Frame(P_ALONG, who=seat, items=followers))
            return
        f.what = NOTHING
        f.items = f.items[1:]
        f.n |= 1 << seat
        s.restless |= 1 << seat
        s.stand(seat, there)
        s.emit(E_BLOWN, seat, there)
        arrive_with(s, seat)

    def _next_token(self, s: Andor, f: Frame) -> int:
        """AND-18.4 The hero of highest rank who was moved and stands on a snow token."""
        for seat in s.by_rank():
            if f.n >> seat & 1 and s.snow[s.at[seat]] != NOTHING:
                return seat
        return NOTHING

    def _settle_next(self, s: Andor, f: Frame) -> None:
        """AND-18.5 After the chain, those who were moved have stopped, in descending rank."""
        while f.items:
            seat = f.items[0]
            f.items = f.items[1:]
            if f.n >> seat & 1:
                s.call(Frame(P_STOP, who=seat, where=s.at[seat], n=1))
                return
        s.done()


def chain_below(s: Andor) -> int:
    """The place in the stack of a storm that is already going on, or NOTHING."""
    for i in range(len(s.stack) - 2, -1, -1):
        if s.stack[i].proc == s.stack[-1].proc and s.stack[i].pc == 2:
            return i
    return NOTHING


class TakeAlong(Proc[Andor]):
    """DEC-33, AND-18.7 The hero `who` takes each follower of `items` along or leaves it; `what` stay."""

    def run(self, s: Andor, f: Frame) -> None:
        if f.items:
            s.ask(f.who)
        else:
            s.done()

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        item = f.items[0] - IQUAR if f.items else 0
        return [A_ALONG + item, A_BEHIND + item]

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        if f.items is None:
            return
        item = f.items[0]
        f.items = f.items[1:]
        if a >= A_BEHIND:
            s.carry(seat, item, -1)
            put_loose(s, s.at[seat], item)
            s.emit(E_LEFT_BEHIND, seat, item, s.at[seat])
