"""Placing minions, overruns and tainting: chapter 13 of the rules."""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.defenders.ids import (
    E_CRYSTAL,
    E_LOST,
    E_MARKER_TAKEN,
    E_OVERRUN,
    E_PLACED,
    ENEMIES,
    FULL,
    LOST_CITY,
    LOST_CRYSTALS,
    LOST_MINIONS,
    MARKER,
    P_MARKER,
    P_PLACE,
    RED,
)
from tablee.games.defenders.scoring import tell_honour
from tablee.games.defenders.state import Defenders, changed

NO_DANGER = 0
OVERRUN = 1
TAINT = 2
UNEASY = 3
FALL = 4
MANY_IN_CITY = 2


def place(where: int, colour: int, n: int) -> Frame:
    """One instruction: put so many minions of a colour on a place."""
    return Frame(P_PLACE, where=where, what=colour, n=n, items=[])


def lose(s: Defenders, how: int) -> None:
    """DOR-1.2, 1.3 All lose at once."""
    s.emit(E_LOST, how)
    tell_honour(s)
    s.end(how)


def taint(s: Defenders, where: int) -> None:
    """A crystal on a place; DOR-1.2c, 1.4 the last of the supply loses the game."""
    s.crystals = changed(s.crystals, where, s.crystals[where] + 1)
    s.crystal_supply -= 1
    s.emit(E_CRYSTAL, where, s.crystals[where])
    if s.crystal_supply == 0:
        lose(s, LOST_CRYSTALS)


def put_minion(s: Defenders, where: int, colour: int) -> None:
    """One minion from the supply; DOR-13.8 the third Demon taints, DOR-13.10 the fifth in the city loses."""
    s.supply[colour] -= 1
    s.minions[where * ENEMIES + colour] += 1
    s.emit(E_PLACED, where, colour, s.crowd(where))
    if where == s.box.city:
        if s.crowd(where) >= s.box.city_falls:
            lose(s, LOST_CITY)
    elif colour == RED and s.minions[where * ENEMIES + RED] == FULL and s.crowd(where) == FULL:
        taint(s, where)


def takes(s: Defenders, where: int) -> bool:
    """DOR-13.2 Whether a place has room for one more minion; DOR-13.10 the city always has."""
    return where == s.box.city or s.crowd(where) < FULL


def danger(s: Defenders, where: int) -> int:
    """What one more minion would bring: `OVERRUN` (DOR-13.3), `TAINT` (DOR-13.8), `FALL` (DOR-13.10).

    `UNEASY`: more minions are in the city than one likes.
    """
    crowd = s.crowd(where)
    if where == s.box.city:
        return FALL if crowd >= s.box.city_falls - 1 else UNEASY if crowd >= MANY_IN_CITY else NO_DANGER
    if crowd >= FULL:
        return OVERRUN
    return TAINT if crowd == FULL - 1 and s.minions[where * ENEMIES + RED] == crowd else NO_DANGER


def marker_sources(s: Defenders, colour: int) -> list[int]:
    """DOR-13.12 The seats whose quest has a marker of a colour."""
    return [seat for seat in range(s.seats) if s.markers[seat * ENEMIES + colour]]


def take_marker(s: Defenders, seat: int, colour: int) -> None:
    """DOR-13.12 A marker goes back to the supply, and the quest loses that progress."""
    at = seat * ENEMIES + colour
    s.markers = changed(s.markers, at, s.markers[at] - 1)
    s.supply[colour] += 1
    quest = s.quest[seat]
    marks = s.box.quest_marks[quest]
    for i in range(len(marks)):
        if marks[i] == colour and s.marked[seat] >> i & 1:
            s.marked = changed(s.marked, seat, s.marked[seat] & ~(1 << i))
            break
    s.emit(E_MARKER_TAKEN, seat, quest, colour)


class Place(Proc[Defenders]):
    """DOR-13.1 The minions of one instruction, one at a time.

    `where` and `what` are place and colour, `n` is how many are left, `items` the places an overrun still
    spreads to. DOR-13.3, 13.4 The first minion that finds no room is replaced by a crystal and one overrun,
    and the rest of the instruction is void. DOR-13.6 Overruns cause no further ones.
    """

    def run(self, s: Defenders, f: Frame) -> None:
        items = f.items if f.items is not None else []
        if items:
            there = items[0]
            if not takes(s, there):
                items.pop(0)
                taint(s, there)
            elif self._provided(s, f):
                items.pop(0)
                put_minion(s, there, f.what)
        elif f.n == 0:
            s.done()
        elif s.box.inn[f.where]:  # DOR-13.11
            f.n = 0
        elif takes(s, f.where):
            if self._provided(s, f):
                f.n -= 1
                put_minion(s, f.where, f.what)
        else:
            f.n = 0
            s.emit(E_OVERRUN, f.where, f.what)
            f.items = [there for there in s.box.near[f.where] if not s.box.inn[there]]  # DOR-13.5
            taint(s, f.where)

    def _provided(self, s: Defenders, f: Frame) -> bool:
        """DOR-13.12 Whether there is a minion, if need be one of a quest card; none: the game is lost."""
        if s.supply[f.what]:
            return True
        sources = marker_sources(s, f.what)
        if not sources:
            lose(s, LOST_MINIONS)
        elif len(sources) == 1:
            take_marker(s, sources[0], f.what)
            return True
        else:
            s.call(Frame(P_MARKER, who=s.active, what=f.what))
        return False


class GiveMarker(Proc[Defenders]):
    """DOR-13.12, D31 The active player chooses which quest gives a marker of the colour `what`."""

    def run(self, s: Defenders, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [MARKER + source for source in marker_sources(s, f.what)]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        s.done()
        take_marker(s, a - MARKER, f.what)


class Spread(Proc[Defenders]):
    """DOR-13.14 One minion of a colour on each place of a list, or of each colour of a list on one place.

    `items` are pairs of place and colour, settled before the first is placed.
    """

    def run(self, s: Defenders, f: Frame) -> None:
        items = f.items if f.items is not None else []
        if not items:
            s.done()
            return
        where = items.pop(0)
        colour = items.pop(0)
        s.call(place(where, colour, 1))


def lift_minion(s: Defenders, where: int, colour: int) -> None:
    """A minion leaves the board for the supply."""
    s.minions[where * ENEMIES + colour] -= 1
    s.supply[colour] += 1


def clear_place(s: Defenders, where: int) -> int:
    """All minions of a place leave; how many there were."""
    total = 0
    for colour in range(ENEMIES):
        n = s.minions[where * ENEMIES + colour]
        s.minions[where * ENEMIES + colour] = 0
        s.supply[colour] += n
        total += n
    return total


def purify(s: Defenders, where: int, n: int) -> None:
    """Crystals leave a place and return to the supply (DOR-1.4)."""
    s.crystals = changed(s.crystals, where, s.crystals[where] - n)
    s.crystal_supply += n
