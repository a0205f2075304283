"""Movement: chapter 5 of the rules.

HAV-5.20 Passing over cells has no effect, so a move is its destination; start point and path are for show.
"""

from __future__ import annotations

from tablee.games.havresac.ids import (
    BARS,
    CASTLE,
    CELLS,
    EMPTY,
    ENDS,
    FAIRY,
    NEEDS_SWORD,
    NOTHING,
    PASSES,
    RANGE,
    SWORD,
)
from tablee.games.havresac.state import Havresac


def start_points(s: Havresac, seat: int) -> list[int]:
    """HAV-5.1 The castle, the tents and the guardians on the own board, each cell once."""
    out = [CASTLE]
    tents = s.tents[seat]
    for cell in tents:
        if cell != CASTLE:
            out.append(cell)
    for cell in s.standing[seat]:
        if cell != CASTLE and not (tents and cell in tents):
            out.append(cell)
    return out


class Walker:
    """A guardian about to move: what each cell would do to it, and the cells it can reach.

    HAV-5.4 Guardians bar the way; HAV-5.5 a forest and HAV-5.10 a fairy end the movement; HAV-5.6 lakes bar
    it; HAV-5.11 monsters bar it but to those who may enter, and then end it.
    """

    def __init__(self, s: Havresac, seat: int, kind: int, ignores_terrain: bool) -> None:
        box = s.box
        face = s.face(kind)
        free = ignores_terrain or box.ignores_terrain[face]
        self.going = box.going_free if free else box.going[s.board]
        self.creature = s.creature[seat]
        self.guardian = s.guardian[seat]
        self.enters = box.enters[face]
        self.armed = s.owns(seat, SWORD) > 0
        self.free: list[int] = []  # cells in reach, each once
        self.storms: list[int] = []  # those in reach only with a sword (HAV-7.9)

    def meets(self, cell: int) -> int:
        """What happens when a cell is entered: BARS, ENDS, PASSES or NEEDS_SWORD."""
        if self.guardian[cell] != EMPTY:
            return BARS
        going = self.going[cell]
        creature = self.creature[cell]
        if creature == EMPTY or going == BARS:
            return going
        if creature == FAIRY or self.enters >> creature & 1:
            return ENDS
        return NEEDS_SWORD if self.armed else BARS


def destinations(s: Havresac, seat: int, kind: int, steps: int, ignores_terrain: bool) -> Walker:
    """A guardian with so many steps, and all cells it can reach."""
    walker = Walker(s, seat, kind, ignores_terrain)
    if s.box.straight[s.face(kind)]:
        run_straight(s, seat, walker)
    else:
        walk(s, seat, walker, steps)
    walker.free.sort()
    walker.storms.sort()
    return walker


def walk(s: Havresac, seat: int, walker: Walker, steps: int) -> None:
    """HAV-5.2, 5.3 From 1 to `steps` cells, turning freely; HAV-5.16 also back to the start."""
    ways = s.box.ways
    going = walker.going
    guardian = walker.guardian
    creature = walker.creature
    seen = [False] * CELLS
    front = start_points(s, seat)
    for _ in range(steps):
        ahead: list[int] = []
        for cell in front:
            for there in ways[cell]:
                if seen[there]:
                    continue
                seen[there] = True
                if guardian[there] == EMPTY and creature[there] == EMPTY:
                    met = going[there]  # nearly always
                else:
                    met = walker.meets(there)
                if met == PASSES:
                    ahead.append(there)
                elif met == ENDS:
                    walker.free.append(there)
                elif met == NEEDS_SWORD:
                    walker.storms.append(there)
        walker.free += ahead
        front = ahead


def run_straight(s: Havresac, seat: int, walker: Walker) -> None:
    """HAV-6.8 Straight ahead over any number of cells."""
    near = s.box.near
    seen = [False] * CELLS
    for start in start_points(s, seat):
        for side in range(4):
            there = near[start * 4 + side]
            met = PASSES
            while there != NOTHING and met == PASSES:
                met = walker.meets(there)
                if met != BARS and not seen[there]:
                    seen[there] = True
                    if met == NEEDS_SWORD:
                        walker.storms.append(there)
                    else:
                        walker.free.append(there)
                there = near[there * 4 + side]


def can_step(s: Havresac, seat: int, kind: int, ignores_terrain: bool) -> bool:
    """Whether there is any destination: one step away from a start point, or there is none at all."""
    guardian = s.guardian[seat]
    creature = s.creature[seat]
    going = s.box.going[s.board]
    around = s.box.ways[CASTLE]
    for i in range(len(around)):  # nearly always enough: beside the castle there is a cell free for everybody
        there = around[i]
        if guardian[there] == EMPTY and creature[there] == EMPTY and going[there] != BARS:
            return True
    walker = Walker(s, seat, kind, ignores_terrain)
    for cell in start_points(s, seat):
        for there in s.box.ways[cell]:
            if walker.meets(there) != BARS:
                return True
    return False


def adds_cells(before: Walker, after: Walker) -> bool:
    """HAV-7.15 Whether an object opens at least one more destination."""
    for cell in after.free + after.storms:
        if cell not in before.free and cell not in before.storms:
            return True
    return False


def at_range(s: Havresac, cell: int) -> list[int]:
    """HAV-6.21 The cells exactly two away in a straight line (RANGE)."""
    near = s.box.near
    out: list[int] = []
    for side in range(4):
        there = cell
        for _ in range(RANGE):
            if there != NOTHING:
                there = near[there * 4 + side]
        if there != NOTHING:
            out.append(there)
    return out
