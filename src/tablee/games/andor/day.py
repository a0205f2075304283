"""Days and turns: chapter 3 of the rules, and passing (AND-7.1)."""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.andor.allies import lead_actions, lead_refused, volpin_actions, volpin_refused
from tablee.games.andor.fight import STARTER_FELL
from tablee.games.andor.free import can_barter, free_actions, is_free, start_free, why_not_free
from tablee.games.andor.ids import (
    A_END_DAY,
    A_END_TURN,
    A_FIGHT,
    A_PASS,
    A_STOP,
    E_DAY,
    E_DAY_ENDED,
    E_PASSED,
    E_ROOSTER,
    E_TURN,
    NOTHING,
    P_AFTER,
    P_FIGHT,
    P_LEAD,
    P_MOVE,
    P_PASS,
    P_SUNRISE,
    P_TURN,
    P_VOLPIN,
)
from tablee.games.andor.legend import attend
from tablee.games.andor.movement import (
    ashore_actions,
    ashore_refused,
    is_turn_action,
    step_actions,
    why_no_step,
)
from tablee.games.andor.points import spend_hours
from tablee.games.andor.state import Andor


class Days(Proc[Andor]):
    """AND-3.6 Turns go clockwise among those who have not ended the day; AND-3.16 then the sun rises.

    `where` is the seat whose turn comes next.
    """

    def run(self, s: Andor, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            s.day += 1
            s.emit(E_DAY, s.day)
            f.where = s.lowest() if s.rooster == NOTHING else s.rooster  # AND-2.9, 3.8
            s.rooster = NOTHING
            s.resting = 0
            s.used = [0] * s.seats
            s.overtime = [0] * s.seats
        elif s.resting == (1 << s.seats) - 1:
            f.pc = 0
            s.active = NOTHING
            close_trades(s)
            s.call(Frame(P_SUNRISE))
        else:
            seat = f.where
            while s.ended_day(seat):
                seat = (seat + 1) % s.seats
            f.where = (seat + 1) % s.seats
            s.active = seat
            s.newcomers = 0
            close_trades(s)
            s.emit(E_TURN, seat)
            s.call(Frame(P_TURN, who=seat))


def close_trades(s: Andor) -> None:
    """What was held out and not taken is taken back; AND-14.13 the falcon's flight is over."""
    s.gifts = []
    s.flight = []


def fight_refused(s: Andor, seat: int) -> str:
    """AND-5.1 A creature on the own space, AND-R53 to which one has not just come, and an hour to spend."""
    if s.creature_at(s.at[seat]) == NOTHING:
        return "AND-5.1"
    if s.newcomer(seat):
        return "AND-R53"
    return "" if s.can_spend(seat) else no_hour(s, seat)


def no_hour(s: Andor, seat: int) -> str:
    """The rule that keeps a hero from spending one more hour."""
    return s.no_hours_rule(seat, 1) if s.hours_cost(seat, 1) == NOTHING else "AND-3.12"


class Turn(Proc[Andor]):
    """DEC-4, AND-3.2 The hero `who` chooses one action; AND-3.18 afterwards he may still barter."""

    def run(self, s: Andor, f: Frame) -> None:
        if f.pc == 0:
            s.ask(f.who)
        elif f.pc == 1:
            f.pc = 2
            fell = s.result == STARTER_FELL  # AND-5.14 the turn is over
            if not fell and not s.ended_day(f.who) and can_barter(s, f.who):
                s.call(Frame(P_AFTER, who=f.who))
        else:
            s.done()

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        out = [A_END_DAY]
        if s.can_spend(seat):
            out.append(A_PASS)
            if fight_refused(s, seat) == "":
                out.append(A_FIGHT)
            out += lead_actions(s)
            out += volpin_actions(s)
        out += free_actions(s, seat)
        out += step_actions(s, seat)
        if s.box.lake[s.at[seat]]:
            out += ashore_actions(s, seat)
        out.sort()
        return out

    def explain(self, s: Andor, f: Frame, seat: int, a: int) -> str:
        box = s.box
        if a == A_END_DAY:
            return ""
        if a == A_PASS:
            return "" if s.can_spend(seat) else no_hour(s, seat)
        if a == A_FIGHT:
            return fight_refused(s, seat)
        if box.a_move <= a < box.a_ashore:
            return why_no_step(s, seat, a - box.a_move)
        if box.a_ashore <= a < box.a_lead:
            rule = ashore_refused(s, seat)
            return rule or ("" if a - box.a_ashore in box.shore[s.plan.face] else "AND-19.11")
        if box.a_lead <= a < box.a_reveal:
            if not s.can_spend(seat):
                return no_hour(s, seat)
            return lead_refused(s, a) if a < box.a_volpin else volpin_refused(s, a - box.a_volpin)
        return why_not_free(s, seat, a) if is_free(s, a) else self.rule

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        box = s.box
        if is_free(s, a):
            start_free(s, seat, a)
            return
        f.pc = 1
        if a == A_END_DAY:
            end_day(s, seat)
        elif a == A_PASS:
            s.call(Frame(P_PASS, who=seat))
        elif a == A_FIGHT:
            s.call(Frame(P_FIGHT, who=seat, where=s.at[seat]))
        elif a < box.a_ashore:
            s.call(Frame(P_MOVE, who=seat, where=a - box.a_move))
        elif a < box.a_lead:
            s.call(Frame(P_MOVE, who=seat, where=a - box.a_ashore, n=1))
        elif a < box.a_volpin:
            spaces = len(box.spaces)
            walker, there = (a - box.a_lead) // spaces, (a - box.a_lead) % spaces
            s.call(Frame(P_LEAD, who=seat, what=walker, where=there))
        else:
            s.call(Frame(P_VOLPIN, who=seat, where=a - box.a_volpin))


def end_day(s: Andor, seat: int) -> None:
    """AND-3.8 The time stone goes to the sunrise box; the first one takes the rooster."""
    s.resting |= 1 << seat
    s.emit(E_DAY_ENDED, seat)
    if s.rooster == NOTHING:
        s.rooster = seat
        s.emit(E_ROOSTER, seat)


class Pass(Proc[Andor]):
    """DEC-37, AND-7.1 An hour passes; the hero `who` may let further ones pass."""

    def run(self, s: Andor, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            spend_hours(s, f.who, 1)
            s.emit(E_PASSED, f.who)
            attend(s, f.who)
        elif s.can_spend(f.who):
            s.ask(f.who)
        else:
            s.done()

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        out = [A_STOP, *free_actions(s, seat)]
        if s.can_spend(seat):
            out.append(A_PASS)
        out.sort()
        return out

    def explain(self, s: Andor, f: Frame, seat: int, a: int) -> str:
        if a == A_STOP:
            return ""
        if a == A_PASS:
            return "" if s.can_spend(seat) else no_hour(s, seat)
        if is_free(s, a):
            return why_not_free(s, seat, a)
        return "AND-3.3" if is_turn_action(s, a) else self.rule

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        if a == A_STOP:
            s.done()
        elif a == A_PASS:
            f.pc = 0
        else:
            start_free(s, seat, a)


class After(Proc[Andor]):
    """DEC-44, AND-3.18 After the action the turn lasts until the hero ends it: time to barter."""

    def run(self, s: Andor, f: Frame) -> None:
        if can_barter(s, f.who):
            s.ask(f.who)
        else:
            s.done()

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        out = [A_END_TURN, *free_actions(s, seat)]
        out.sort()
        return out

    def explain(self, s: Andor, f: Frame, seat: int, a: int) -> str:
        if a == A_END_TURN:
            return ""
        return why_not_free(s, seat, a) if is_free(s, a) else self.rule

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        if a == A_END_TURN:
            s.done()
        else:
            start_free(s, seat, a)
