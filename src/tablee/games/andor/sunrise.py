"""Sunrise: chapter 10 of the rules, and the eternal cold (AND-11)."""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.andor.ids import (
    E_COLD,
    E_FIRES_OUT,
    E_SUNRISE,
    E_TABLETS_GONE,
    E_WARMED,
    FALCON,
    FALCON_FLYING,
    KINDS,
    LIT,
    MARCH,
    MAY_MOVE,
    NOTHING,
    P_ADVANCE,
    P_MARCH,
    P_MOVER,
    TABLET,
    TABLETS,
    UNLIT,
    WARMTH,
)
from tablee.games.andor.items import lift_loose, out_of_game, put_loose
from tablee.games.andor.legend import attend, fire, forget_fires
from tablee.games.andor.legend_words import (
    R_COLD,
    T_SUNRISE,
)
from tablee.games.andor.points import gain_wp
from tablee.games.andor.state import Andor, put

MOVER_STEP = len(MARCH) + 2


class Sunrise(Proc[Andor]):
    """AND-10 The steps of the sunrise box in their order; AND-10.11 a defeat ends it at once."""

    def run(self, s: Andor, f: Frame) -> None:
        f.pc += 1
        if f.pc == 1:
            s.emit(E_SUNRISE, s.day)
            turn_back(s)
        elif f.pc < MOVER_STEP:
            s.call(Frame(P_MARCH, n=f.pc - 2))
        elif f.pc == MOVER_STEP:
            s.cr_idle = [MAY_MOVE] * len(s.cr_idle)
            s.call(Frame(P_MOVER))
        elif f.pc == MOVER_STEP + 1:
            warm(s)
            attend(s, NOTHING)
        elif f.pc == MOVER_STEP + 2:
            if s.rules[R_COLD]:  # AND-10.7
                shift_cold(s, 1)
            put_out_fires(s)
            forget_fires(s)
            fire(s, T_SUNRISE, s.day, NOTHING, NOTHING, NOTHING)
            attend(s, NOTHING)
        elif f.pc == MOVER_STEP + 3:
            s.call(Frame(P_ADVANCE, n=1))  # AND-10.9
        else:
            s.done()


def turn_back(s: Andor) -> None:
    """AND-10.10 Shining tablets leave the game, the cold is active again, the falcon has rested."""
    if s.ignored:
        s.ignored = 0
        s.emit(E_TABLETS_GONE)
        for tablet in range(TABLET, TABLET + TABLETS):
            for seat in range(s.seats):
                while s.has(seat, tablet):
                    s.carry(seat, tablet, -1)
                    out_of_game(s, tablet)
            for code in [code for code in s.loose if code % KINDS == tablet]:
                lift_loose(s, code // KINDS, tablet)
                out_of_game(s, tablet)
    for seat in range(s.seats):
        if s.has(seat, FALCON_FLYING):
            s.carry(seat, FALCON_FLYING, -1)
            s.carry(seat, FALCON, 1)
    for code in [code for code in s.loose if code % KINDS == FALCON_FLYING]:
        lift_loose(s, code // KINDS, FALCON_FLYING)
        put_loose(s, code // KINDS, FALCON)


def warm(s: Andor) -> None:
    """AND-10.6 Heroes on a space with a lit fire gain will points, once."""
    for seat in s.by_rank():
        if s.fire_here(s.at[seat]):
            s.emit(E_WARMED, seat)
            gain_wp(s, seat, WARMTH)


def shift_cold(s: Andor, hours: int) -> None:
    """AND-11.1, 11.3 The token moves left, never below its last place."""
    there = max(s.box.cold_floor, s.cold - hours)
    if there != s.cold:
        s.cold = there
        s.emit(E_COLD, there)


def put_out_fires(s: Andor) -> None:
    """AND-10.8 All fires burn out and stay in place."""
    out = 0
    for space in range(len(s.fire)):
        if s.fire[space] == LIT:
            s.fire = put(s.fire, space, UNLIT)
            out += 1
    for seat in range(s.seats):
        if s.sheet_fire[seat] == LIT:
            s.sheet_fire = put(s.sheet_fire, seat, UNLIT)
            out += 1
    if out:
        s.emit(E_FIRES_OUT, out)
