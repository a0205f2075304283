"""Objects, plants, gems, tablets, the winter stone and followers: where they are and who gets them.

AND-13.9, 13.10 (slots), AND-14, AND-22 (followers), AND-24.
"""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.andor.ids import (
    A_DROP,
    A_LEAVE_IT,
    E_CAUGHT,
    E_DEFENCE,
    E_DROPPED,
    E_GOT,
    E_IQUAR_SAVED,
    E_LOST_ITEM,
    E_NONE_LEFT,
    FOLLOWER,
    IQUAR,
    KINDS,
    LOST_FOLLOWER,
    NOTHING,
    OBJECTS,
    TAKOTA,
)
from tablee.games.andor.legend import complete, count_saved, end_game, escorts
from tablee.games.andor.legend_words import (
    CAUGHT_LOSE,
    CAUGHT_RETURN,
)
from tablee.games.andor.state import Andor, add, inserted, printed_side, removed


def put_loose(s: Andor, space: int, item: int) -> None:
    """An item lies on a space."""
    s.loose = inserted(s.loose, space * KINDS + item)


def lift_loose(s: Andor, space: int, item: int) -> None:
    """An item is taken from a space."""
    s.loose = removed(s.loose, space * KINDS + item)


def to_supply(s: Andor, item: int) -> None:
    """AND-14.2, 14.9, 21.1 A used item returns to the supply."""
    s.supply = add(s.supply, printed_side(item), 1)


def out_of_game(s: Andor, item: int) -> None:
    """An item leaves the game."""
    s.gone = add(s.gone, printed_side(item), 1)


def is_object(item: int) -> bool:
    """AND-15.6 Whether an item is one of the 16 objects, and stock when it lies at a merchant's."""
    return item < OBJECTS


def is_stock(s: Andor, space: int, item: int) -> bool:
    """AND-15.6 What lies at a merchant's is taken only in exchange."""
    return s.box.merchant[space] == 1 and is_object(item)


def loose_items(s: Andor, space: int) -> list[int]:
    """The kinds of items that lie on a space."""
    out: list[int] = []
    first = space * KINDS
    for code in s.loose:
        if first <= code < first + KINDS and (not out or out[-1] != code - first):
            out.append(code - first)
    return out


def fits(s: Andor, seat: int, item: int, without: int = NOTHING) -> bool:
    """AND-13.9 Whether a sheet has a free place for an item, once another one is given away."""
    size = s.box.size[item]
    free = s.room(seat, size)
    if without != NOTHING and s.box.size[without] == size:
        free += 1
    return free > 0


def may_lead(s: Andor, seat: int, item: int) -> bool:
    """AND-19.7 On the ice a hero may have at most one Iquar."""
    return item != IQUAR or not s.box.ice[s.at[seat]] or s.has(seat, IQUAR) == 0


# Receiving (AND-13.10) -------------------------------------------------------------------------------------


class Receive(Proc[Andor]):
    """DEC-32 The hero `who` gets `n` items `what` from the supply.

    Without a free place another object of that size is put down, or the new one is left on the space.
    """

    def run(self, s: Andor, f: Frame) -> None:
        if f.n == 0:
            s.done()
        elif s.supply[f.what] == 0:  # AND-17.3
            s.emit(E_NONE_LEFT, f.who, f.what)
            f.n = 0
        elif fits(s, f.who, f.what):
            self._take(s, f)
        else:
            s.ask(f.who)

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        out = [A_LEAVE_IT]
        size = s.box.size[f.what]
        for item in range(KINDS):
            if s.box.size[item] == size and s.has(f.who, item):
                out.append(A_DROP + item)
        return out

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        if a == A_LEAVE_IT:
            s.supply = add(s.supply, f.what, -1)
            f.n -= 1
            put_loose(s, s.at[f.who], f.what)
            s.emit(E_DROPPED, f.who, f.what, s.at[f.who])
        else:
            item = a - A_DROP
            s.carry(f.who, item, -1)
            put_loose(s, s.at[f.who], item)
            s.emit(E_DROPPED, f.who, item, s.at[f.who])
            self._take(s, f)

    def _take(self, s: Andor, f: Frame) -> None:
        s.supply = add(s.supply, f.what, -1)
        s.carry(f.who, f.what, 1)
        f.n -= 1
        s.emit(E_GOT, f.who, f.what)


# Followers (AND-22) ----------------------------------------------------------------------------------------


def led(s: Andor, seat: int) -> list[int]:
    """The followers a hero leads, one by one."""
    return [IQUAR] * s.has(seat, IQUAR) + [TAKOTA] * s.has(seat, TAKOTA)


def arrive_with(s: Andor, seat: int) -> None:
    """A hero has entered a space with followers: caught, saved, or where they were to be brought."""
    space = s.at[seat]
    for item in led(s, seat):
        if s.creature_at(space) != NOTHING:  # AND-22.4
            s.carry(seat, item, -1)
            caught(s, item, space)
            if s.ended:
                return
            continue
        number = escorts(s, item, space)
        saved = item == IQUAR and space == s.plan.home  # AND-22.5
        if number != NOTHING or saved:  # AND-22.8
            s.carry(seat, item, -1)
            out_of_game(s, item)
        if number != NOTHING:
            complete(s, number, seat)
        if saved:
            s.defence += 1
            s.emit(E_IQUAR_SAVED, seat, s.saved + 1)
            s.emit(E_DEFENCE, s.defence)
            count_saved(s, seat)


def dismiss(s: Andor, item: int) -> None:
    """AND-22.8 A follower has nowhere left to go and leaves play, from the board or from whoever leads it."""
    for code in s.loose:
        if code % KINDS == item:
            lift_loose(s, code // KINDS, item)
            out_of_game(s, item)
            return
    for seat in s.by_rank():
        if s.has(seat, item):
            s.carry(seat, item, -1)
            out_of_game(s, item)
            return


def caught(s: Andor, item: int, space: int) -> None:
    """AND-22.4, 22.6 A creature catches a follower who is no longer on any sheet or space."""
    mode = s.on_caught[item - IQUAR]
    s.emit(E_CAUGHT, item, space)
    home = s.follower_home[item - IQUAR]
    if mode == CAUGHT_RETURN and home in s.broken and item == TAKOTA:
        put_loose(s, s.box.stilts[s.plan.face], item)  # AND-19.9 nobody could fetch her from there
    elif mode == CAUGHT_RETURN and home not in s.broken:
        put_loose(s, home, item)
    else:
        out_of_game(s, item)
        if mode == CAUGHT_LOSE:
            end_game(s, LOST_FOLLOWER)


def creature_catches(s: Andor, space: int) -> None:
    """AND-22.4, R-40 A creature has come to a space: followers there are caught, alone or with a hero."""
    for item in (IQUAR, TAKOTA):
        while s.lies(space, item):
            lift_loose(s, space, item)
            caught(s, item, space)
            if s.ended:
                return
            if s.on_caught[item - IQUAR] == CAUGHT_RETURN and s.follower_home[item - IQUAR] == space:
                break  # AND-22.6 back on the same space she is not caught again
        for seat in range(s.seats):
            while s.at[seat] == space and s.has(seat, item):
                s.carry(seat, item, -1)
                caught(s, item, space)
                if s.ended:
                    return


# Ice (AND-19.9) --------------------------------------------------------------------------------------------


def break_ice(s: Andor, space: int) -> None:
    """AND-19.4 A hero leaves an ice space: it is closed, and what lies there sinks.

    AND-19.9 The winter stone, tablets and Takota are put on the stilt village instead. What somebody who
    still stood on broken ice has put down there goes the same way: nobody could ever fetch it.
    """
    if space not in s.broken:
        s.broken = inserted(s.broken, space)
    stilts = s.box.stilts[s.box.face_of[space]]
    for code in [code for code in s.loose if code // KINDS == space]:
        item = code % KINDS
        lift_loose(s, space, item)
        if stilts != NOTHING and (_precious(item) or item == TAKOTA):
            put_loose(s, stilts, item)
        else:
            out_of_game(s, item)
            s.emit(E_LOST_ITEM, item, space)


def _precious(item: int) -> bool:
    """The winter stone and the tablets."""
    return OBJECTS <= item < OBJECTS + 4


def is_follower(s: Andor, item: int) -> bool:
    """Whether an item walks."""
    return s.box.size[item] == FOLLOWER
