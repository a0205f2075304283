"""Movement: chapter 5 of the rules.

HAV-5.20 Passing over cells has no effect, so a move is its destination; start point and path are for show.
"""

from __future__ import annotations

from typing import Final

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

FREE: Final = 1
"""A cell the guardian may move to."""
BY_SWORD: Final = 2
"""A cell it may move to only with a sword (HAV-7.9)."""
BARRED: Final = 3
"""A cell it has met and may not enter."""


def start_points(s: Havresac, seat: int) -> list[int]:
    """HAV-5.1 The castle, the tents and the guardians on the own board; one on a tent counts twice."""
    out = [CASTLE]
    tents = s.tents[seat]
    for i in range(len(tents)):  # bytes are iterated slowly when compiled
        if tents[i] != CASTLE:
            out.append(tents[i])
    standing = s.standing[seat]
    for i in range(len(standing)):
        cell = standing[i]
        if cell != CASTLE:
            out.append(cell)
    return out


def ground(s: Havresac, face: int, ignores_terrain: bool) -> bytes:
    """HAV-5.5, 5.6 What the ground of each cell does: a forest ends the movement, lakes bar it."""
    box = s.box
    return box.going_free if ignores_terrain or box.ignores_terrain[face] else box.going[s.board]


def meets(s: Havresac, seat: int, face: int, going: int, creature: int) -> int:
    """What happens where a creature is met on such ground: BARS, ENDS or NEEDS_SWORD.

    HAV-5.10 A fairy ends the movement; HAV-5.11 monsters bar it but to those who may enter, and then end it.
    """
    if going == BARS:
        return BARS
    if creature == FAIRY or s.box.enters[face] >> creature & 1:
        return ENDS
    return NEEDS_SWORD if s.owns(seat, SWORD) > 0 else BARS


def destinations(s: Havresac, seat: int, kind: int, steps: int, ignores_terrain: bool) -> list[int]:
    """The marks of all cells for a guardian with so many steps: FREE, BY_SWORD, else out of reach."""
    face = s.face(kind)
    going = ground(s, face, ignores_terrain)
    marks = [0] * CELLS
    standing = s.standing[seat]
    for i in range(len(standing)):  # HAV-5.4 guardians bar the way
        marks[standing[i]] = BARRED
    if s.box.straight[face]:
        run_straight(s, seat, face, going, marks)
    else:
        walk(s, seat, face, going, steps, marks)
    return marks


def walk(s: Havresac, seat: int, face: int, going: bytes, steps: int, marks: list[int]) -> None:
    """HAV-5.2, 5.3 From 1 to `steps` cells, turning freely; HAV-5.16 also back to the start."""
    ways = s.box.ways
    creatures = s.creature[seat]
    front = start_points(s, seat)
    while steps > 0:
        steps -= 1
        ahead: list[int] = []
        for cell in front:
            for there in ways[cell]:
                if marks[there]:
                    continue
                creature = creatures[there]
                met = going[there]
                if creature != EMPTY:
                    met = meets(s, seat, face, met, creature)
                if met == PASSES:
                    marks[there] = FREE
                    if steps:
                        ahead.append(there)
                elif met == ENDS:
                    marks[there] = FREE
                elif met == NEEDS_SWORD:
                    marks[there] = BY_SWORD
                else:
                    marks[there] = BARRED
        front = ahead


def run_straight(s: Havresac, seat: int, face: int, going: bytes, marks: list[int]) -> None:
    """HAV-6.8 Straight ahead over any number of cells."""
    near = s.box.near
    creatures = s.creature[seat]
    for start in start_points(s, seat):
        for side in range(4):
            there = near[start * 4 + side]
            met = PASSES
            while there != NOTHING and met == PASSES and marks[there] != BARRED:
                creature = creatures[there]
                met = going[there]
                if creature != EMPTY:
                    met = meets(s, seat, face, met, creature)
                if met == NEEDS_SWORD:
                    marks[there] = BY_SWORD
                elif met != BARS:
                    marks[there] = FREE
                there = near[there * 4 + side]


def can_step(s: Havresac, seat: int, kind: int, ignores_terrain: bool) -> bool:
    """Whether there is any destination: one step away from a start point, or there is none at all."""
    guardian = s.guardian[seat]
    creature = s.creature[seat]
    usual = s.box.going[s.board]
    around = s.box.ways[CASTLE]
    for there in around:  # nearly always enough: beside the castle there is a cell free for everybody
        if guardian[there] == EMPTY and creature[there] == EMPTY and usual[there] != BARS:
            return True
    face = s.face(kind)
    going = ground(s, face, ignores_terrain)
    for cell in start_points(s, seat):
        for there in s.box.ways[cell]:
            if guardian[there] == EMPTY:
                met = going[there]
                if creature[there] != EMPTY:
                    met = meets(s, seat, face, met, creature[there])
                if met != BARS:
                    return True
    return False


def adds_cells(before: list[int], after: list[int]) -> bool:
    """HAV-7.15 Whether an object opens at least one more destination."""
    for cell in range(CELLS):
        if (after[cell] == FREE or after[cell] == BY_SWORD) and (before[cell] == 0 or before[cell] == BARRED):
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
