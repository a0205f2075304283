"""Hours, strength and will points (AND-3, AND-5.17, AND-13.11)."""

from __future__ import annotations

from tablee.games.andor.ids import E_FELL, E_HOURS, E_OVERTIME, E_SP, E_WP, FALLEN_WP
from tablee.games.andor.state import Andor, add, put


def end_exchange(s: Andor) -> None:
    """AND-14.13 One flight of the falcon is one exchange: once used it is over when somebody acts."""
    if s.flight and s.flight[2]:
        s.flight = []


def spend_hours(s: Andor, seat: int, hours: int) -> None:
    """AND-3.5 The time stone advances; AND-3.11 overtime hours cost will points. The hero can pay."""
    end_exchange(s)
    cost = s.hours_cost(seat, hours)
    s.overtime = add(s.overtime, seat, s.overtime_among(seat, hours))
    s.used = add(s.used, seat, hours)
    s.emit(E_HOURS, seat, s.used[seat])
    if cost > 0:
        s.emit(E_OVERTIME, seat, cost)
        pay(s, seat, cost)


def pay(s: Andor, seat: int, wp: int) -> None:
    """Will points a hero gives of his own will; AND-8.10 somebody has checked that one is left."""
    s.wp = add(s.wp, seat, -wp)
    s.emit(E_WP, seat, s.wp[seat])


def gain_wp(s: Andor, seat: int, wp: int) -> None:
    """AND-5.17 Never more than the track holds."""
    s.wp = put(s.wp, seat, min(s.box.most_wp, s.wp[seat] + wp))
    s.emit(E_WP, seat, s.wp[seat])


def gain_sp(s: Andor, seat: int, sp: int) -> None:
    """AND-5.17 Never more than the track holds."""
    s.sp = put(s.sp, seat, min(s.box.most_sp, s.sp[seat] + sp))
    s.emit(E_SP, seat, s.sp[seat])


def lose_sp(s: Andor, seat: int, sp: int) -> None:
    """AND-5.17 Never below one."""
    s.sp = put(s.sp, seat, max(1, s.sp[seat] - sp))
    s.emit(E_SP, seat, s.sp[seat])


def lose_wp(s: Andor, seat: int, wp: int) -> bool:
    """Lose will points; True if the hero falls.

    AND-5.14, 6.11 in a fight, AND-13.11 outside: at none left the hero loses a strength point and has three.
    """
    s.wp = add(s.wp, seat, -wp)
    if s.wp[seat] > 0:
        s.emit(E_WP, seat, s.wp[seat])
        return False
    s.sp = put(s.sp, seat, max(1, s.sp[seat] - 1))
    s.wp = put(s.wp, seat, FALLEN_WP)
    s.emit(E_FELL, seat, s.sp[seat], s.wp[seat])
    return True
