"""Snow, ice and objective markers (AND-17, AND-19.2), and stopping on a space (AND-4.11)."""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.andor.ids import (
    A_TOKEN,
    E_ICE,
    E_MARKER,
    E_MOVER_CAUGHT,
    E_SNOW,
    E_SNOW_SEEN,
    E_STOPPED,
    FACE_DOWN,
    FIRST_ITEM_TOKEN,
    NOTHING,
    P_MARKER,
    P_RECEIVE,
    P_STORM,
    P_TOKEN,
    SP_PLUS_1,
    STORM,
    WP_MINUS_2,
)
from tablee.games.andor.legend import attend, fire, read_queued
from tablee.games.andor.legend_words import (
    T_CATCH,
    T_MARKER,
    T_STOP,
    TOKEN_SILHOUETTE,
)
from tablee.games.andor.points import gain_sp, lose_wp
from tablee.games.andor.state import Andor, add, add_in, put, removed


class Stop(Proc[Andor]):
    """AND-4.11 The hero `who` stops on `where`: token, marker, mover, triggers, objectives.

    `n` is 1 after a storm chain, when the token has been resolved already. AND-18.8 A hero whom a storm
    carries away is not concerned any more.
    """

    def run(self, s: Andor, f: Frame) -> None:
        f.pc += 1
        if f.pc == 1:
            s.emit(E_STOPPED, f.who, f.where)
            if f.n == 0 and has_token(s, f.where):
                s.call(Frame(P_TOKEN, who=f.who, where=f.where))
        elif f.pc == 2:
            read_queued(s, f.who)
        elif f.pc == 3:
            if s.at[f.who] != f.where:
                s.done()
            elif marker_at(s, f.where) != NOTHING:
                s.call(Frame(P_MARKER, who=f.who, where=f.where))
        elif f.pc == 4:
            if mover_space(s) == f.where:
                catch_mover(s, f.who)
                read_queued(s, f.who)
        elif f.pc == 5:
            fire(s, T_STOP, f.where, NOTHING, f.who, f.where)
            read_queued(s, f.who)
        elif f.pc == 6:
            s.restless &= ~(1 << f.who)  # only now objectives see him standing there
            attend(s, f.who)
        else:
            s.done()


def has_token(s: Andor, space: int) -> bool:
    """Whether a snow or ice token lies on a space."""
    return s.snow[space] != NOTHING or space in s.ice


class Token(Proc[Andor]):
    """AND-17.1, 17.2, 19.2 The hero `who` reveals and resolves the token on `where`, snow before ice.

    `what` is the token once it is known, `n` is 1 for an ice token.
    """

    def run(self, s: Andor, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            snow = s.snow[f.where]
            if snow == NOTHING:
                f.n = 1
                s.chance()
            elif snow >= FACE_DOWN:
                s.chance()
            else:
                f.what = snow
        elif f.pc == 1:
            f.pc = 2
            if f.n:
                s.ice = removed(s.ice, f.where)
                s.emit(E_ICE, f.who, f.where, f.what)
            else:
                s.snow = put(s.snow, f.where, NOTHING)
                s.emit(E_SNOW, f.who, f.where, f.what)
            self._resolve(s, f)
        else:
            s.done()
            if f.n == 0 and f.where in s.ice and s.at[f.who] == f.where:
                s.call(Frame(P_TOKEN, who=f.who, where=f.where))

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        return [A_TOKEN + i for i in range(len(self._pool(s, f))) if self._pool(s, f)[i]]

    def weights(self, s: Andor, f: Frame) -> list[int] | None:
        return [n for n in self._pool(s, f) if n]

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        f.what = a - A_TOKEN
        if f.n:
            s.ice_pool = add(s.ice_pool, f.what, -1)
        else:
            s.pools = add_in(s.pools, s.snow[f.where] - FACE_DOWN, f.what, -1)

    def _pool(self, s: Andor, f: Frame) -> list[int]:
        return s.ice_pool if f.n else s.pools[s.snow[f.where] - FACE_DOWN]

    def _resolve(self, s: Andor, f: Frame) -> None:
        if f.what == STORM:
            s.call(Frame(P_STORM, who=f.who))
        elif f.what == SP_PLUS_1:
            gain_sp(s, f.who, 1)
        elif f.what < FIRST_ITEM_TOKEN:
            lose_wp(s, f.who, 2 if f.what == WP_MINUS_2 else 3)
        else:
            s.call(Frame(P_RECEIVE, who=f.who, what=s.box.token_item[f.what], n=1))


class Peek(Proc[Andor]):
    """AND-14.10, 23.4 A snow token on `where` is turned face up without being activated, for `who`."""

    def run(self, s: Andor, f: Frame) -> None:
        s.chance()

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        pool = s.pools[s.snow[f.where] - FACE_DOWN]
        return [A_TOKEN + i for i in range(len(pool)) if pool[i]]

    def weights(self, s: Andor, f: Frame) -> list[int] | None:
        return [n for n in s.pools[s.snow[f.where] - FACE_DOWN] if n]

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        s.pools = add_in(s.pools, s.snow[f.where] - FACE_DOWN, a - A_TOKEN, -1)
        s.snow = put(s.snow, f.where, a - A_TOKEN)
        s.emit(E_SNOW_SEEN, f.who, f.where, a - A_TOKEN)
        s.done()


# Objective markers (AND-17.6, 17.7) ------------------------------------------------------------------------


def marker_at(s: Andor, space: int) -> int:
    """The place of a face-down marker in the list, or NOTHING."""
    for i in range(0, len(s.markers), 3):
        if s.markers[i] == space:
            return i
    return NOTHING


class Marker(Proc[Andor]):
    """AND-17.6 The hero `who` reveals the marker on `where`; AND-17.7 it leaves, and its card is read."""

    def run(self, s: Andor, f: Frame) -> None:
        at = marker_at(s, f.where)
        if at == NOTHING:
            s.done()
            read_queued(s, f.who)
        elif s.markers[at + 2] != NOTHING:
            self._reveal(s, f, s.markers[at + 2])
        else:
            s.chance()

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        return [s.box.a_face + face for face in self._left(s, f)]

    def weights(self, s: Andor, f: Frame) -> list[int] | None:
        pool = self._pool(s, f)
        return [pool[face] for face in self._left(s, f)]

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        self._reveal(s, f, a - s.box.a_face)

    def _left(self, s: Andor, f: Frame) -> list[int]:
        """The faces this marker may have."""
        pool = self._pool(s, f)
        return [face for face in range(len(pool)) if pool[face]]

    def _pool(self, s: Andor, f: Frame) -> list[int]:
        """How many of each face are not revealed yet and not known to lie elsewhere."""
        group = s.markers[marker_at(s, f.where) + 1]
        pool = s.set_pools[group][:]
        for i in range(0, len(s.markers), 3):
            if s.markers[i + 1] == group and s.markers[i + 2] != NOTHING:
                pool[s.markers[i + 2]] -= 1
        return pool

    def _reveal(self, s: Andor, f: Frame, face: int) -> None:
        at = marker_at(s, f.where)
        group = s.markers[at + 1]
        s.markers = s.markers[:at] + s.markers[at + 3 :]
        s.set_pools = add_in(s.set_pools, group, face, -1)
        s.revealed = add(s.revealed, group, 1)
        s.emit(E_MARKER, f.who, f.where, face)
        fire(s, T_MARKER, face, NOTHING, f.who, f.where)


# The mover (AND-23.8) --------------------------------------------------------------------------------------


def mover_space(s: Andor) -> int:
    """Where an uncaught mover is, or NOTHING."""
    if s.mover_path == NOTHING or s.mover_caught:
        return NOTHING
    return s.plan.space_lists[s.mover_path][s.mover_at]


def catch_mover(s: Andor, seat: int) -> None:
    """AND-23.8 A caught mover goes no further."""
    space = mover_space(s)
    s.mover_caught = 1
    s.emit(E_MOVER_CAUGHT, seat, space)
    fire(s, T_CATCH, TOKEN_SILHOUETTE, NOTHING, seat, space)
