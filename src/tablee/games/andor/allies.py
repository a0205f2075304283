"""Tranuk, the great warrior, the fox-bat and the silhouette (AND-7.2 to 7.4, AND-23)."""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.andor.free import free_actions, is_free, start_free, why_not_free
from tablee.games.andor.ids import (
    A_STOP,
    E_ALLY_MOVED,
    E_MOVER,
    NOTHING,
    VOLPIN,
    WALKER_STEPS,
    WALKERS,
)
from tablee.games.andor.legend import attend, fire
from tablee.games.andor.legend_words import (
    R_BONUS,
    R_MOVER,
    T_ALLY_STOP,
    T_ARRIVE,
    TOKEN_SILHOUETTE,
)
from tablee.games.andor.movement import Walk
from tablee.games.andor.points import spend_hours
from tablee.games.andor.state import Andor, put
from tablee.games.andor.tokens import catch_mover, mover_space


def ally_bonus(s: Andor, space: int) -> int:
    """AND-23.1, 23.3 What allies on a space add to the heroes' side, once."""
    bonus = 0
    for walker in range(WALKERS):
        if s.ally[walker] == space:
            bonus += s.rules[R_BONUS + walker]
    return bonus


# Walkers (AND-7.2, 23.2) -----------------------------------------------------------------------------------


def walks(s: Andor, walker: int) -> list[int]:
    """AND-23.2 Where Tranuk can step: land, bridges and the cave, never the lake."""
    here = s.ally[walker]
    if here == NOTHING:
        return []
    return [there for there in s.box.near[here] if not s.box.lake[there]]


def lead_actions(s: Andor, only: int = NOTHING) -> list[int]:
    """Every first or next step of a walker, as actions."""
    out: list[int] = []
    for walker in range(WALKERS):
        if only in (NOTHING, walker):
            base = s.box.a_lead + walker * len(s.box.spaces)
            out += [base + there for there in walks(s, walker)]
    return out


def lead_refused(s: Andor, a: int) -> str:
    """The rule that forbids a step of a walker."""
    walker, there = divmod(a - s.box.a_lead, len(s.box.spaces))
    if s.ally[walker] == NOTHING:
        return "AND-7.2"
    return "" if there in walks(s, walker) else "AND-23.2"


def lead_reach(s: Andor, seat: int, walker: int, left: int) -> list[Walk]:
    """AND-7.2 Every space to which a hero can lead a walker, nearest first; `left` steps are paid already."""
    start = Walk(s.ally[walker], NOTHING, 0, 0, 0, 0)
    known = [start.space]
    out = [start]
    i = 0
    while i < len(out):
        here = out[i]
        i += 1
        hours = max(0, (here.steps + WALKER_STEPS - left) // WALKER_STEPS)
        price = s.hours_cost(seat, hours) if hours else 0
        if price == NOTHING or (price and s.wp[seat] <= price):
            continue
        for there in s.box.near[here.space]:
            if there not in known and not s.box.lake[there]:
                known.append(there)
                out.append(Walk(there, here.space, here.steps + 1, hours, 0, price))
    return out[1:]


class Lead(Proc[Andor]):
    """DEC-34, AND-7.2 The hero `who` leads the walker `what` to `where`; `n` steps are left of this hour."""

    def run(self, s: Andor, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            if f.n == 0:
                f.n = WALKER_STEPS
                spend_hours(s, f.who, 1)
            f.n -= 1
            s.ally = put(s.ally, f.what, f.where)
            s.emit(E_ALLY_MOVED, f.who, f.what, f.where)
        elif f.pc == 1:
            if s.ally[f.what] == NOTHING or (f.n == 0 and not s.can_spend(f.who)):
                f.pc = 2
            else:
                s.ask(f.who)
        elif f.pc == 2:
            f.pc = 3
            if s.ally[f.what] != NOTHING:
                fire(s, T_ALLY_STOP, f.what, s.ally[f.what], f.who, s.ally[f.what])
            attend(s, f.who)
        else:
            s.done()

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        out = [A_STOP, *free_actions(s, seat)]
        if f.n or s.can_spend(seat):
            out += lead_actions(s, f.what)
        out.sort()
        return out

    def explain(self, s: Andor, f: Frame, seat: int, a: int) -> str:
        if a == A_STOP:
            return ""
        if s.box.a_lead <= a < s.box.a_volpin:
            if (a - s.box.a_lead) // len(s.box.spaces) != f.what:
                return "AND-3.3"
            return lead_refused(s, a) if f.n or s.can_spend(seat) else "AND-7.2"
        return why_not_free(s, seat, a) if is_free(s, a) else "AND-3.3"

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        if a == A_STOP:
            f.pc = 2
        elif s.box.a_lead <= a < s.box.a_volpin:
            f.pc = 0
            f.where = (a - s.box.a_lead) % len(s.box.spaces)
        else:
            start_free(s, seat, a)


# The fox-bat (AND-7.3, 23.4) -------------------------------------------------------------------------------


def volpin_actions(s: Andor) -> list[int]:
    """AND-7.3 Any space of the face, the one he is on included."""
    if s.ally[VOLPIN] == NOTHING:
        return []
    first, last = s.box.first[s.plan.face], s.box.first[s.plan.face + 1]
    return [s.box.a_volpin + space for space in range(first, last)]


def volpin_refused(s: Andor, space: int) -> str:
    """The rule that forbids to put the fox-bat on a space."""
    if s.ally[VOLPIN] == NOTHING:
        return "AND-7.3"
    return "" if s.box.face_of[space] == s.plan.face else "AND-4.3"


class MoveVolpin(Proc[Andor]):
    """DEC-35, AND-7.3 The hero `who` puts the fox-bat on `where`, and again for another hour each."""

    def run(self, s: Andor, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            spend_hours(s, f.who, 1)
            s.ally = put(s.ally, VOLPIN, f.where)
            s.emit(E_ALLY_MOVED, f.who, VOLPIN, f.where)
            fire(s, T_ALLY_STOP, VOLPIN, f.where, f.who, f.where)
            attend(s, f.who)
        elif s.ally[VOLPIN] != NOTHING and (s.can_spend(f.who) or free_actions(s, f.who)):
            s.ask(f.who)
        else:
            s.done()

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        out = [A_STOP, *free_actions(s, seat)]
        if s.can_spend(seat):
            out += volpin_actions(s)
        out.sort()
        return out

    def explain(self, s: Andor, f: Frame, seat: int, a: int) -> str:
        if a == A_STOP:
            return ""
        if s.box.a_volpin <= a < s.box.a_reveal:
            return volpin_refused(s, a - s.box.a_volpin) if s.can_spend(seat) else "AND-7.3"
        return why_not_free(s, seat, a) if is_free(s, a) else "AND-3.3"

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        if a == A_STOP:
            s.done()
        elif s.box.a_volpin <= a < s.box.a_reveal:
            f.pc = 0
            f.where = a - s.box.a_volpin
        else:
            start_free(s, seat, a)


# The silhouette (AND-10.5, 23.8) ---------------------------------------------------------------------------


class Mover(Proc[Andor]):
    """AND-10.5, 23.8 The mover advances `n` spaces along its path, unless it is caught on the way."""

    def run(self, s: Andor, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            f.n = s.rules[R_MOVER]
        if mover_space(s) == NOTHING or f.n == 0 or at_end(s):
            s.done()
            return
        f.n -= 1
        s.mover_at += 1
        space = mover_space(s)
        s.emit(E_MOVER, space)
        meet_mover(s, space)
        if not s.mover_caught:
            fire(s, T_ARRIVE, TOKEN_SILHOUETTE, space, NOTHING, space)
        attend(s, NOTHING)


def at_end(s: Andor) -> bool:
    """Whether a mover has come to the end of its path."""
    return s.mover_at + 1 >= len(s.plan.space_lists[s.mover_path])


def meet_mover(s: Andor, space: int) -> None:
    """AND-23.8 A hero on the space catches it; of several the one with the highest rank."""
    for seat in s.by_rank():
        if s.at[seat] == space:
            catch_mover(s, seat)
            return
