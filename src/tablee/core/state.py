"""Procedures, and the state loop that runs them.

What is pending lies on a stack of frames in the state; procedures are stateless and say what each step of the
rules does. At any question the state can be saved, cloned and shown.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from tablee.core.derive import mypyc_attr
from tablee.core.errors import EngineFault
from tablee.core.events import EVERYBODY, Event
from tablee.core.frame import Frame
from tablee.core.rng import Rng

CHANCE: Final = -1
"""The seat that rolls the dice and turns the cards."""

CHANCE_ASKED: Final = 1 << 30
NO_LINE: Final = -1
STEP_BUDGET: Final = 10_000
"""More steps than any game takes between two questions: reaching it means the rules run in a circle."""

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Proc(Generic[S]):
    """One step of the sequence of play. Stateless: all it knows is in the state and in its frame.

    `name` identifies it in dumps and names the decision it asks for, `rule` is the id of that decision.
    `forced` allows the table to answer for a player who has a single choice.
    """

    def __init__(self, name: str, rule: str = "", forced: bool = True) -> None:
        self.name = name
        self.rule = rule
        self.forced = forced

    def run(self, s: S, f: Frame) -> None:
        """Advance: call another frame, ask seats, ask chance, be done, or take one small step."""
        raise NotImplementedError(self.name)

    def legal(self, s: S, f: Frame, seat: int) -> list[int]:
        """The sorted legal answers of an asked seat, or the outcomes of CHANCE. The list is read-only."""
        raise NotImplementedError(self.name)

    def weights(self, s: S, f: Frame) -> list[int] | None:
        """The odds of the outcomes of `legal(CHANCE)`, in the same order; None when all are alike."""
        return None

    def apply(self, s: S, f: Frame, seat: int, a: int) -> None:
        """Take an answer. Trusted: whoever submits it has checked it against `legal`."""
        raise NotImplementedError(self.name)

    def explain(self, s: S, f: Frame, seat: int, a: int) -> str:
        """The id of the rule that forbids an action to an asked seat now; empty if it is legal."""
        return "" if a in self.legal(s, f, seat) else self.rule


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game, with whatever is pending. Mutable; `clone()` before trying things out.

    Subclasses add the fields of their game. Constructors only declare fields; setting up is a function of its
    own, and `clone()` fills a bare object.
    """

    def __init__(self, procs: list[Proc[Any]], seats: int) -> None:
        self.procs = procs
        self.seats = seats
        self.stack: list[Frame] = []
        self.lines: list[list[Frame]] = []  # while seats act side by side: what each of them has pending
        self.running = NO_LINE  # the seat whose line is being run or asks chance, else NO_LINE
        self.held = 0  # mask of the seats whose questions wait until chance has answered a line
        self.waiting = 0  # bit mask of the seats a question waits for, or CHANCE_ASKED
        self.result = 0  # what the procedure that ended last hands back to its caller
        self.ended = 0  # 0 while the game runs, then the game's own code for how it ended
        self.sink: list[Event] | None = None  # where events go; None when nobody listens

    # What procedures call ------------------------------------------------------------------------------

    def call(self, frame: Frame) -> None:
        """Do this first; then the caller runs again, or the question that was set aside is asked again."""
        pending = self.waiting if self.running == NO_LINE else self.waiting & 1 << self.running
        if pending:
            frame.resume = pending
            self.waiting &= ~pending
        self.stack.append(frame)

    def fork(self, frames: list[Frame]) -> None:
        """All seats at the same time, each its own frame; the caller runs again when all have finished.

        Each seat has a line of its own until then: its questions wait for nobody, and what it does must not
        depend on how far the others are. Chance answers one line at a time, before anybody else does.
        """
        self.lines = [[frame] for frame in frames]
        self._run_lines()

    def done(self, value: int = 0) -> None:
        """The running procedure is finished and hands back a value."""
        frame = self.stack.pop()
        self.result = value
        if frame.resume:
            self.waiting |= frame.resume

    def ask(self, seat: int) -> None:
        """Wait for an answer of this seat; may be called for several seats at once."""
        self.waiting |= 1 << seat

    def chance(self) -> None:
        """Wait for an outcome of chance."""
        self.held = self.waiting
        self.waiting = CHANCE_ASKED

    def end(self, code: int) -> None:
        """The game is over at once: nothing that is pending happens any more."""
        self.ended = code
        self.waiting = 0
        self.held = 0
        self.lines = []
        self.stack.clear()

    def emit(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Tell everybody what happened, if anybody listens."""
        if self.sink is not None:
            self.sink.append(Event(kind, (a, b, c, d), EVERYBODY, None))

    def emit_to(self, seen_by: int, kind: int, args: tuple[int, ...], public: tuple[int, ...] | None) -> None:
        """Tell the seats of a mask what happened, and the others `public` or nothing."""
        if self.sink is not None:
            self.sink.append(Event(kind, args, seen_by, public))

    # What players, drivers and bots call ---------------------------------------------------------------

    def to_act(self) -> list[int]:
        """The seats the game waits for, sorted; `[CHANCE]` for dice and cards; `[]` when it is over."""
        waiting = self.waiting
        if waiting == CHANCE_ASKED:
            return [CHANCE]
        out: list[int] = []
        seat = 0
        while waiting:
            if waiting & 1:
                out.append(seat)
            waiting >>= 1
            seat += 1
        return out

    def may_act(self) -> list[int]:
        """All who may act now: those the game waits for and those it merely offers something."""
        out = self.to_act()
        for seat in range(self.seats):
            if not self.asked(seat) and self.offers(seat):
                out.append(seat)
        out.sort()
        return out

    def asked(self, seat: int) -> bool:
        """Whether the game waits for this seat."""
        if seat == CHANCE:
            return self.waiting == CHANCE_ASKED
        return self.waiting != CHANCE_ASKED and self.waiting >> seat & 1 == 1

    def legal(self, seat: int) -> list[int]:
        """The sorted legal actions of a seat; for CHANCE the possible outcomes. The list is read-only."""
        if self.waiting == 0:
            return []
        if self.asked(seat):
            frame = self.question(seat)
            return self.procs[frame.proc].legal(self, frame, seat)
        return self.offers(seat) if seat >= 0 else []

    def question(self, seat: int) -> Frame:
        """The frame that asks a seat."""
        if not self.lines:
            return self.stack[-1]
        return self.lines[self.running if seat == CHANCE else seat][-1]

    def outcomes(self) -> tuple[list[int], list[int]]:
        """At a question to CHANCE: the outcomes and their integer weights."""
        frame = self.question(CHANCE)
        proc = self.procs[frame.proc]
        outcomes = proc.legal(self, frame, CHANCE)
        weights = proc.weights(self, frame)
        return outcomes, [1] * len(outcomes) if weights is None else weights

    def explain(self, seat: int, action: int) -> str:
        """The id of the rule that forbids an action to a seat now; empty if it is legal."""
        if self.waiting == 0 or not self.asked(seat):
            return "" if action in self.legal(seat) else self.not_asked_rule()
        frame = self.question(seat)
        return self.procs[frame.proc].explain(self, frame, seat, action)

    def apply(self, seat: int, action: int) -> None:
        """Apply a legal action and run to the next question. No randomness, no clock, no check."""
        if self.lines:
            self._apply_in_line(seat, action)
        elif self.asked(seat):
            frame = self.stack[-1]
            if seat == CHANCE:
                self.waiting = 0
            else:
                self.waiting &= ~(1 << seat)
            self.procs[frame.proc].apply(self, frame, seat, action)
        else:
            self.take_offer(seat, action)
        if self.waiting == 0:
            self.settle()

    def settle(self) -> None:
        """Run procedures until somebody is asked or the game is over."""
        budget = STEP_BUDGET
        procs = self.procs
        while self.waiting == 0 and self.ended == 0:
            if not self.stack:
                raise EngineFault("nothing is pending, and the game has not ended")
            frame = self.stack[-1]
            procs[frame.proc].run(self, frame)
            budget -= 1
            if budget == 0:
                raise EngineFault(f"procedure {procs[frame.proc].name} runs in a circle")

    def _apply_in_line(self, seat: int, action: int) -> None:
        """Apply an answer while all act side by side, and run its line to its next question."""
        trunk = self.stack
        if seat == CHANCE:
            self.waiting = self.held
            self.held = 0
        else:
            self.running = seat
            self.waiting &= ~(1 << seat)
        self.stack = self.lines[self.running]
        frame = self.stack[-1]
        self.procs[frame.proc].apply(self, frame, seat, action)
        self.stack = trunk
        self._run_lines()

    def _run_lines(self) -> None:
        """Run every line to its next question, as far as chance and the end of the game allow."""
        trunk = self.stack
        for seat in range(self.seats):
            if self.ended:
                break
            if self.waiting >> seat & 1 or not self.lines[seat]:
                continue  # it waits for its seat, or has finished
            self.stack = self.lines[seat]
            self.running = seat
            self._run_line(seat)
            if self.waiting == CHANCE_ASKED:
                self.stack = trunk
                return
        self.stack = trunk
        self.running = NO_LINE
        if self.ended:
            trunk.clear()
        for line in self.lines:
            if line:
                return
        self.lines = []

    def _run_line(self, seat: int) -> None:
        """Run the line in `stack` until its seat or chance is asked, it has finished or the game is over."""
        budget = STEP_BUDGET
        while self.stack and not self.waiting >> seat & 1 and self.waiting != CHANCE_ASKED:
            frame = self.stack[-1]
            self.procs[frame.proc].run(self, frame)
            budget -= 1
            if budget == 0:
                raise EngineFault(f"procedure {self.procs[frame.proc].name} runs in a circle")

    def draw(self, rng: Rng) -> int:
        """Sample an outcome of the chance question."""
        frame = self.question(CHANCE)
        proc = self.procs[frame.proc]
        outcomes = proc.legal(self, frame, CHANCE)
        weights = proc.weights(self, frame)
        if weights is None:
            return rng.choice(outcomes)
        return rng.weighted(outcomes, weights)

    def advance(self, rng: Rng) -> None:
        """Let chance act until a player is asked or the game is over."""
        while self.waiting == CHANCE_ASKED:
            self.apply(CHANCE, self.draw(rng))

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.ended != 0

    # What games may override ---------------------------------------------------------------------------

    def offers(self, seat: int) -> list[int]:
        """Sorted actions a seat may take now although the game does not wait for it."""
        return []

    def take_offer(self, seat: int, action: int) -> None:
        """Take up an offer, usually by `call`: the open question is asked again afterwards."""
        raise EngineFault(f"seat {seat} was neither asked nor offered anything")

    def forced(self, seat: int) -> bool:
        """Whether the table may answer at once for an asked seat that has a single choice."""
        return self.procs[self.question(seat).proc].forced

    def not_asked_rule(self) -> str:
        """The id of the rule that says whose turn it is."""
        return ""

    def luck(self) -> int:
        """The number that stands for the next outcome of chance at a table; -1: that of its entry.

        A game in which seats draw side by side numbers the draws of each seat, so that who is faster does not
        change anybody's luck.
        """
        return -1

    def clone(self) -> State:
        """An independent copy that nobody listens to."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """Every fact of the game's own fields as ints, in a fixed order: the basis of `key()`."""
        raise NotImplementedError

    def problems(self) -> list[str]:
        """Broken invariants; empty when the state is sound."""
        return []

    # Helpers of subclasses -----------------------------------------------------------------------------

    def copy_pending(self, source: State) -> None:
        """Take over stack, question and end of another state, as part of `clone()`."""
        self.stack = [frame.clone() for frame in source.stack]
        self.lines = [[frame.clone() for frame in line] for line in source.lines]
        self.running = source.running
        self.held = source.held
        self.waiting = source.waiting
        self.result = source.result
        self.ended = source.ended

    def key(self) -> tuple[int, ...]:
        """A cheap identity of the position within this process, for search."""
        out = self.numbers()
        out.append(self.waiting)
        out.append(self.ended)
        out.append(self.result)
        out.append(self.running)
        out.append(self.held)
        _add_frames(out, self.stack)
        for line in self.lines:
            _add_frames(out, line)
        return tuple(out)


def _add_frames(out: list[int], frames: list[Frame]) -> None:
    out.append(len(frames))
    for frame in frames:
        out += frame.values()
        if frame.items is None:
            out.append(-1)
        else:
            out.append(len(frame.items))
            out += frame.items
