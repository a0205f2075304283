"""Keys and chests: chapter 8 of the rules."""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.glory.area import neighbour
from tablee.games.glory.ids import (
    CHEST,
    CONNECTION,
    E_CHEST_OPENED,
    E_KEY_FOUND,
    E_KEY_LOST,
    HALF_KEY,
    NOTHING,
    P_CONNECTION_KEYS,
    P_HAND_OUT,
    P_PLACE_KEY,
)
from tablee.games.glory.state import Glory


def key_sides(s: Glory, seat: int, tile: int, links: int) -> list[int]:
    """TOG-8.4 The connected sides on which two half-keys meet; TOG-8.8 nothing else gives a key."""
    side_of = s.box.side
    out: list[int] = []
    for side in range(4):
        if links >> side & 1 and side_of[tile * 4 + side] == HALF_KEY:
            other = neighbour(s, seat, tile, side)
            if side_of[other * 4 + (side + 2) % 4] == HALF_KEY:
                out.append(side)
    return out


def connection_keys(seat: int, tile: int, sides: list[int]) -> Frame:
    """Place the keys that the half-keys of a placed tile have formed."""
    return Frame(P_CONNECTION_KEYS, who=seat, what=tile, items=sides)


def free_key(seat: int) -> Frame:
    """TOG-8.5 Place a key that may open any closed chest of the own play area."""
    return Frame(P_PLACE_KEY, who=seat)


class ConnectionKeys(Proc[Glory]):
    """TOG-8.10, D8 One key for each side in `items` of the tile `what`; TOG-7.3 the owner picks the order."""

    def run(self, s: Glory, f: Frame) -> None:
        assert f.items is not None
        if not f.items:
            s.done()
        elif len(f.items) == 1:
            self._place(s, f, f.items[0])
        else:
            s.ask(f.who)

    def legal(self, s: Glory, f: Frame, seat: int) -> list[int]:
        assert f.items is not None
        return [CONNECTION + side for side in f.items]

    def apply(self, s: Glory, f: Frame, seat: int, a: int) -> None:
        self._place(s, f, a - CONNECTION)

    def _place(self, s: Glory, f: Frame, side: int) -> None:
        assert f.items is not None
        f.items.remove(side)
        other = neighbour(s, f.who, f.what, side)
        s.emit(E_KEY_FOUND, f.who, f.what, other)
        s.call(Frame(P_PLACE_KEY, who=f.who, what=f.what, where=other))


class PlaceKey(Proc[Glory]):
    """D9 The owner `who` puts a key on a closed chest; its content is received at once (TOG-8.2).

    A connection key belongs to the tiles `what` and `where` or the hero (TOG-8.4); a free key, without them,
    goes anywhere (TOG-8.5), also on the tile just placed (TOG-8.9). TOG-8.6 It must be placed if it can be,
    TOG-8.7 otherwise it is lost. TOG-8.12 Only chests of the own area are ever looked at.
    """

    def run(self, s: Glory, f: Frame) -> None:
        chests = self._chests(s, f)
        if not chests:
            s.done()
            s.emit(E_KEY_LOST, f.who)
        elif len(chests) == 1:
            self._open(s, f, chests[0])
        else:
            s.ask(f.who)

    def legal(self, s: Glory, f: Frame, seat: int) -> list[int]:
        return [s.box.open_chest + chest for chest in self._chests(s, f)]

    def _chests(self, s: Glory, f: Frame) -> list[int]:
        """The closed chests it may open, by their place in `box.chest_ids`, sorted."""
        hero = s.area[f.who][0]
        out: list[int] = []
        for tile in s.area[f.who]:
            if f.what == NOTHING or tile == f.what or tile == f.where or tile == hero:
                for i in range(len(s.box.chests[tile])):
                    if not s.opened[tile] >> i & 1:
                        out.append(chest_number(s, tile, i))
        out.sort()
        return out

    def explain(self, s: Glory, f: Frame, seat: int, a: int) -> str:
        chest = a - s.box.open_chest
        if not 0 <= chest < len(s.box.chest_ids):
            return self.rule
        tile, i = chest_at(s, f.who, chest)
        if tile == NOTHING or i >= len(s.box.chests[tile]):
            return "TOG-8.12"
        if s.opened[tile] >> i & 1:
            return "TOG-8.3"
        return "" if chest in self._chests(s, f) else "TOG-8.4"

    def apply(self, s: Glory, f: Frame, seat: int, a: int) -> None:
        self._open(s, f, a - s.box.open_chest)

    def _open(self, s: Glory, f: Frame, chest: int) -> None:
        """TOG-8.3 A chest holds one key and pays once. TOG-8.11 What it brings comes before anything else."""
        tile, i = chest_at(s, f.who, chest)
        s.opened[tile] |= 1 << i
        s.done()
        s.emit(E_CHEST_OPENED, f.who, tile, i)
        s.call(Frame(P_HAND_OUT, who=f.who, what=tile, where=CHEST + i))


def chest_number(s: Glory, tile: int, i: int) -> int:
    """TOG-12.4 A chest is named by its cell and its number; number 1 of the hero comes after all cells."""
    return s.cell[tile] if i == 0 else len(s.box.cells)


def chest_at(s: Glory, seat: int, chest: int) -> tuple[int, int]:
    """The tile and the number of a chest, NOTHING where the cell is empty."""
    cell, i = (0, 1) if chest == len(s.box.cells) else (chest, 0)
    for tile in s.area[seat]:
        if s.cell[tile] == cell:
            return tile, i
    return NOTHING, 0
