"""Play areas and placement: chapter 6 of the rules.

TOG-6.1 An area is a square grid around the hero; tiles are never turned. TOG-12.3 Cells are numbered in the
box, with their neighbours to the north, east, south and west.
"""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.glory.box import Box
from tablee.games.glory.ids import (
    E_CONNECTED,
    E_PLACED,
    NO_CONNECTOR,
    NOTHING,
    P_CELL,
    PUT,
)
from tablee.games.glory.state import Glory


def grid_of(s: Glory, seat: int) -> list[int]:
    """The tile on each cell of a play area, or NOTHING."""
    grid = [NOTHING] * len(s.box.cells)
    for tile in s.area[seat]:
        grid[s.cell[tile]] = tile
    return grid


def misfit(box: Box, grid: list[int], cell: int, tile: int) -> str:
    """The rule that keeps a tile from an empty cell; empty if it fits.

    TOG-6.3 It lies beside an own tile; TOG-6.4 a connector never meets a bare side; TOG-6.5 at least one
    connection arises, whatever the connectors carry (TOG-6.6). TOG-6.7 A connector may face an empty cell.
    """
    beside = False
    connected = False
    for side in range(4):
        near = box.next[cell * 4 + side]
        other = grid[near] if near != NOTHING else NOTHING
        if other == NOTHING:
            continue
        beside = True
        mine = box.side[tile * 4 + side] != NO_CONNECTOR
        if mine != (box.side[other * 4 + (side + 2) % 4] != NO_CONNECTOR):
            return "TOG-6.4"
        if mine:
            connected = True
    if not beside:
        return "TOG-6.3"
    return "" if connected else "TOG-6.5"


def cells_for(s: Glory, seat: int, tile: int, enough: int) -> list[int]:
    """TOG-6.10 The cells where a player may put a tile, sorted; the search ends when `enough` are found."""
    box = s.box
    grid = grid_of(s, seat)
    tried = -2  # marks the empty cells that were looked at: a cell may border on several tiles
    out: list[int] = []
    for placed in s.area[seat]:
        for side in range(4):
            cell = box.next[s.cell[placed] * 4 + side]
            if cell != NOTHING and grid[cell] == NOTHING:
                grid[cell] = tried
                if fits(box, grid, cell, tile):
                    out.append(cell)
                    if len(out) == enough:
                        return out
    out.sort()
    return out


def fits(box: Box, grid: list[int], cell: int, tile: int) -> bool:
    """Whether a tile may lie on an empty cell beside the area: `misfit` without its reason."""
    connected = False
    for side in range(4):
        near = box.next[cell * 4 + side]
        if near == NOTHING:
            continue
        other = grid[near]
        if other < 0:
            continue
        mine = box.side[tile * 4 + side]
        theirs = box.side[other * 4 + (side + 2) % 4]
        if mine == NO_CONNECTOR:
            if theirs != NO_CONNECTOR:
                return False
        elif theirs == NO_CONNECTOR:
            return False
        else:
            connected = True
    return connected


def can_place(s: Glory, seat: int, tile: int) -> bool:
    """TOG-4.14 Whether there is a legal cell at all."""
    return len(cells_for(s, seat, tile, 1)) > 0


def place(s: Glory, seat: int, tile: int, cell: int) -> int:
    """Put a tile down. TOG-6.8 Hands back the mask of the sides on which connections arise, all at once."""
    box = s.box
    grid = grid_of(s, seat)
    s.cell[tile] = cell
    s.playing[seat] = NOTHING
    s.area[seat].append(tile)
    s.emit(E_PLACED, seat, tile, cell)
    links = 0
    for side in range(4):
        near = box.next[cell * 4 + side]
        other = grid[near] if near != NOTHING else NOTHING
        if other != NOTHING and box.side[tile * 4 + side] != NO_CONNECTOR:
            links |= 1 << side
            s.emit(E_CONNECTED, seat, tile, other)
    return links


def neighbour(s: Glory, seat: int, tile: int, side: int) -> int:
    """The own tile on one side of a placed tile."""
    cell = s.box.next[s.cell[tile] * 4 + side]
    for other in s.area[seat]:
        if s.cell[other] == cell:
            return other
    return NOTHING


def surrounded(s: Glory, seat: int) -> int:
    """TOG-11.11 The own tiles whose four neighbouring cells are all occupied, connected or not."""
    grid = grid_of(s, seat)
    count = 0
    for tile in s.area[seat]:
        base = s.cell[tile] * 4
        full = True
        for side in range(4):
            near = s.box.next[base + side]
            if near == NOTHING or grid[near] == NOTHING:
                full = False
        if full:
            count += 1
    return count


class ChooseCell(Proc[Glory]):
    """TOG-6.10, D7 The owner `who` puts the tile `what`, already paid, on a legal cell; skipped if single.

    Hands back the mask of the connected sides.
    """

    def run(self, s: Glory, f: Frame) -> None:
        cells = cells_for(s, f.who, f.what, 2)
        if len(cells) > 1:
            s.ask(f.who)
        else:
            s.done(place(s, f.who, f.what, cells[0]))

    def legal(self, s: Glory, f: Frame, seat: int) -> list[int]:
        return [PUT + cell for cell in cells_for(s, f.who, f.what, len(s.box.cells))]

    def explain(self, s: Glory, f: Frame, seat: int, a: int) -> str:
        if not PUT <= a < PUT + len(s.box.cells):
            return self.rule
        grid = grid_of(s, f.who)
        return "TOG-6.3" if grid[a - PUT] != NOTHING else misfit(s.box, grid, a - PUT, f.what)

    def apply(self, s: Glory, f: Frame, seat: int, a: int) -> None:
        s.done(place(s, f.who, f.what, a - PUT))


def choose_cell(seat: int, tile: int) -> Frame:
    """Put a tile down, wherever its owner likes."""
    return Frame(P_CELL, who=seat, what=tile)
