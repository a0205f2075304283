"""Seats that act side by side: each has a line of frames of its own, and nobody waits for anybody."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from tablee.core.errors import EngineFault
from tablee.core.frame import Frame
from tablee.core.state import CHANCE, Proc, State
from tests.plain import plain_engine_only

plain_engine_only()

P_TRUNK, P_WORK, P_DETAIL, P_IDLE, P_STOP, P_CIRCLE, P_DRAW = range(7)
DONE, DETAIL = 0, 1
STOPPED, FINISHED = 1, 2


class Workshop(State):
    """Every seat does three pieces of work in its own line; a piece may need a detail first."""

    def __init__(self, procs: list[Proc[Any]], seats: int) -> None:
        super().__init__(procs, seats)
        self.done_by = [0] * seats
        self.details = [0] * seats
        self.first_work = P_WORK

    def clone(self) -> Workshop:
        twin = Workshop(self.procs, self.seats)
        twin.copy_pending(self)
        twin.done_by = self.done_by[:]
        twin.details = self.details[:]
        return twin

    def numbers(self) -> list[int]:
        return self.done_by + self.details


class Trunk(Proc[Workshop]):
    """Fork once, then end the game: `n` counts how often it ran."""

    def run(self, s: Workshop, f: Frame) -> None:
        f.n += 1
        if f.n == 1:
            kinds = [P_IDLE if s.first_work == P_IDLE else P_WORK] * s.seats
            kinds[0] = s.first_work
            s.fork([Frame(kinds[seat], who=seat) for seat in range(s.seats)])
        else:
            s.end(FINISHED)


class Work(Proc[Workshop]):
    def run(self, s: Workshop, f: Frame) -> None:
        if s.result:  # what the detail handed back
            s.details[f.who] += s.result
            s.result = 0
        if f.n == 3:
            s.done()
        else:
            s.ask(f.who)

    def legal(self, s: Workshop, f: Frame, seat: int) -> list[int]:
        return [DONE, DETAIL]

    def apply(self, s: Workshop, f: Frame, seat: int, a: int) -> None:
        f.n += 1
        s.done_by[seat] += 1
        if a == DETAIL:
            s.call(Frame(P_DETAIL, who=seat))


class Detail(Proc[Workshop]):
    def run(self, s: Workshop, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Workshop, f: Frame, seat: int) -> list[int]:
        return [DONE]

    def apply(self, s: Workshop, f: Frame, seat: int, a: int) -> None:
        s.done(1)


class Idle(Proc[Workshop]):
    def run(self, s: Workshop, f: Frame) -> None:
        s.done()


class Stop(Proc[Workshop]):
    def run(self, s: Workshop, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Workshop, f: Frame, seat: int) -> list[int]:
        return [DONE]

    def apply(self, s: Workshop, f: Frame, seat: int, a: int) -> None:
        s.end(STOPPED)


class Circle(Proc[Workshop]):
    def run(self, s: Workshop, f: Frame) -> None:
        f.n += 1


class Draw(Proc[Workshop]):
    """Chance brings a number, then the seat confirms it; twice."""

    def run(self, s: Workshop, f: Frame) -> None:
        if f.pc == 4:
            s.done()
        elif f.pc % 2 == 0:
            s.chance()
        else:
            s.ask(f.who)

    def legal(self, s: Workshop, f: Frame, seat: int) -> list[int]:
        return [10, 11] if seat == CHANCE else [DONE]

    def apply(self, s: Workshop, f: Frame, seat: int, a: int) -> None:
        f.pc += 1
        if seat == CHANCE:
            s.details[f.who] = s.details[f.who] * 100 + a


def workshop(seats: int = 3, first_work: int = P_WORK) -> Workshop:
    procs: list[Proc[Any]] = [
        Trunk("trunk"),
        Work("work", "W-1"),
        Detail("detail", "W-2"),
        Idle("idle"),
        Stop("stop", "W-3"),
        Circle("circle"),
        Draw("draw", "W-4"),
    ]
    s = Workshop(procs, seats)
    s.first_work = first_work
    s.call(Frame(P_TRUNK))
    s.settle()
    return s


def test_all_are_asked_at_once_and_each_again_as_soon_as_it_has_answered() -> None:
    s = workshop()
    assert s.to_act() == [0, 1, 2]
    s.apply(1, DONE)
    assert s.to_act() == [0, 1, 2]
    assert s.done_by == [0, 1, 0]


def test_who_has_finished_is_asked_no_more_and_the_caller_waits_for_the_last() -> None:
    s = workshop()
    for _ in range(3):
        s.apply(1, DONE)
    assert s.to_act() == [0, 2]
    assert s.legal(1) == []
    assert s.explain(1, DONE) == s.not_asked_rule()
    for _ in range(3):
        s.apply(0, DONE)
        assert not s.is_over()
        s.apply(2, DONE)
    assert s.ended == FINISHED
    assert s.lines == []
    assert s.stack == []


def test_questions_differ_from_line_to_line() -> None:
    s = workshop()
    s.apply(2, DETAIL)
    assert [s.procs[s.question(seat).proc].name for seat in s.to_act()] == ["work", "work", "detail"]
    assert s.legal(2) == [DONE]
    assert s.legal(0) == [DONE, DETAIL]
    assert s.explain(2, DETAIL) == "W-2"


def test_a_call_in_one_line_leaves_the_questions_to_the_others_open() -> None:
    s = workshop()
    s.apply(0, DETAIL)
    assert s.question(0).resume == 0
    s.apply(1, DETAIL)
    s.apply(0, DONE)
    assert s.to_act() == [0, 1, 2]
    assert s.details == [1, 0, 0]


def test_the_order_between_the_seats_makes_no_difference() -> None:
    plans = {0: [DETAIL, DONE, DONE, DONE], 1: [DONE, DETAIL, DONE, DONE]}
    ends = set()
    for chosen in itertools.combinations(range(8), 4):
        order = [int(i in chosen) for i in range(8)]
        s = workshop(seats=2)
        left = {seat: plan[:] for seat, plan in plans.items()}
        for seat in order:
            s.apply(seat, left[seat].pop(0))
        ends.add((s.key(), s.ended))
    assert len(ends) == 1


def test_a_copy_goes_on_by_itself() -> None:
    s = workshop()
    s.apply(0, DETAIL)
    twin = s.clone()
    assert twin.key() == s.key()
    twin.apply(0, DONE)
    twin.apply(1, DETAIL)
    assert s.done_by == [1, 0, 0]
    assert s.legal(0) == [DONE]
    assert twin.key() != s.key()


def test_lines_without_a_question_are_joined_at_once() -> None:
    s = workshop(first_work=P_IDLE)
    assert s.ended == FINISHED


def test_the_end_in_one_line_ends_all() -> None:
    s = workshop(first_work=P_STOP)
    s.apply(0, DONE)
    assert s.ended == STOPPED
    assert (s.stack, s.lines, s.to_act()) == ([], [], [])


def test_a_line_that_runs_in_a_circle_is_found_out() -> None:
    with pytest.raises(EngineFault, match="circle runs in a circle"):
        workshop(first_work=P_CIRCLE)


def test_chance_answers_one_line_at_a_time_and_keeps_the_other_questions() -> None:
    s = workshop(seats=2, first_work=P_DRAW)
    assert s.to_act() == [CHANCE]
    s.apply(CHANCE, 11)
    assert s.details == [11, 0]
    assert s.to_act() == [0, 1], "the line of the other seat is run as well"
    s.apply(1, DONE)
    s.apply(0, DONE)
    assert (s.to_act(), s.running, s.held) == ([CHANCE], 0, 0b10)
    assert s.legal(1) == []
    assert s.outcomes() == ([10, 11], [1, 1])
    twin = s.clone()
    assert twin.key() == s.key()
    s.apply(CHANCE, 10)
    assert s.details == [1110, 0]
    assert s.to_act() == [0, 1]
    assert twin.to_act() == [CHANCE]
