"""The memory of a match: every entry ever made, the line that counts, and the way back.

Entries are only ever appended. The acts among them form a tree of steps: an undo leaves a branch behind and
goes on from an earlier step. States are kept at the tip and at every `KEEP`-th step, so that any position is
rebuilt in less than `KEEP` acts, however long the game.

No seed and no file here: `Match` decides what chance brings, and keeps the record.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from tablee.core.errors import EngineFault
from tablee.core.events import EVERYBODY, Event
from tablee.core.game import Game
from tablee.core.state import CHANCE, State
from tablee.match.entry import Act, Entry, Reseed, Undo
from tablee.match.errors import UndoRefused

KEEP = 16
"""A state is kept at every step whose depth is a multiple of this."""

NONE_ANSWERED: dict[int, int] = {}


class Step:
    """One act and what it led to.

    `reveals`: the act showed something hidden, so that taking it back would leave somebody wiser.
    `answered`: who has answered the questions that still wait for others, by depth of their frame.
    `state` is kept at the tip and at some steps, and never changed once it is here.
    """

    def __init__(self, n: int, parent: Step | None, seat: int, action: int, auto: bool) -> None:
        self.n = n
        self.parent = parent
        self.depth: int = 0 if parent is None else parent.depth + 1
        self.seat = seat
        self.action = action
        self.auto = auto
        self.act: Act | None = None
        self.reveals = False
        self.answered = NONE_ANSWERED
        self.events: tuple[Event, ...] = ()
        self.digest = ""
        self.state: State | None = None


@dataclass(frozen=True)
class Mark:
    """Where the history stood when a change began."""

    tip: Step
    entries: int
    asked_at: list[int]
    answers: int


class History:
    """All entries of a match, and the position they led to.

    Changes come in batches: `begin`, any number of `act`, `undo` and `reseed`, then `commit` or `roll_back`.
    """

    def __init__(self, game: Game, options: Mapping[str, object], seats: int) -> None:
        self.game = game
        self.entries: list[Entry] = []
        self.tip = Step(0, None, CHANCE, -1, False)
        self.tip.state = game.setup(options, seats)
        self.tip.digest = game.digest(self.tip.state)
        self.after: list[Step] = [self.tip]
        """The step in force after each entry; index 0 is the beginning."""
        self.asked_at = [0] * seats
        """For each seat the entry number at which its open question was put: the decision's id."""
        self.answers: dict[tuple[int, int], tuple[str, int]] = {}
        """What a seat answered to a decision, and the number of that entry."""
        self._work: State | None = None
        self._heard: list[Event] = []

    # Batches -------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The current position. Read-only: it may be kept and is never changed after a commit."""
        state = self.tip.state if self._work is None else self._work
        assert state is not None, "the tip keeps its state"
        return state

    def begin(self) -> Mark:
        """Start a batch."""
        self._take_over(self.state.clone())
        return Mark(self.tip, len(self.entries), self.asked_at[:], len(self.answers))

    def commit(self, mark: Mark) -> None:
        """Keep what the batch did."""
        if mark.tip is not self.tip and mark.tip.depth % KEEP:
            mark.tip.state = None
        if self.tip is not mark.tip:
            state = self.state
            state.sink = None
            self.tip.state = state
        self._work = None

    def roll_back(self, mark: Mark) -> None:
        """Forget what the batch did."""
        self.tip = mark.tip
        del self.entries[mark.entries :]
        del self.after[mark.entries + 1 :]
        self.asked_at = mark.asked_at
        while len(self.answers) > mark.answers:
            self.answers.popitem()
        self._work = None

    def _take_over(self, state: State) -> None:
        self._heard = []
        state.sink = self._heard
        self._work = state

    # Entries -------------------------------------------------------------------------------------------

    def act(self, seat: int, action: int, auto: bool = False, by_table: bool = False) -> Act:
        """Apply a legal action of a seat, or an outcome of chance."""
        state = self.state
        asked = seat != CHANCE and state.asked(seat)
        side_by_side = bool(state.lines)  # each its own question, nothing secret: nobody waits for anybody
        others = state.waiting & ~(1 << seat) if asked and not side_by_side else 0
        frames = state.stack[:]
        step = Step(len(self.entries) + 1, self.tip, seat, action, auto)
        answered = self.tip.answered
        if asked:
            answered = dict(answered)
            earlier = answered.pop(len(frames), 0)
            if others:
                answered[len(frames)] = earlier | 1 << seat
            elif earlier:
                step.reveals = True  # the last answer brings those of the others to light
        state.apply(seat, action)
        if state.waiting == 0 and not state.is_over():
            raise EngineFault(f"{self.game.id} asks nobody although the game is not over")
        stack = state.stack
        step.answered = (
            {d: who for d, who in answered.items() if d <= len(stack) and stack[d - 1] is frames[d - 1]}
            if answered
            else NONE_ANSWERED
        )
        step.events = tuple(self._heard)
        self._heard.clear()
        for event in step.events:
            if event.seen_by != EVERYBODY:
                step.reveals = True
        step.digest = self.game.digest(state)
        if step.depth % KEEP == 0:
            step.state = state.clone()
        text = self.game.space.text(action)
        step.act = Act(
            n=step.n,
            who="chance" if seat == CHANCE else seat,
            do=text,
            digest=step.digest,
            auto=auto,
            by_table=by_table,
        )
        if seat != CHANCE and not auto:
            self.answers[seat, self.asked_at[seat]] = (text, step.n)
        self._append(step.act, step)
        still_open = bool(others) and state.waiting == others and stack[-1] is frames[-1]
        if still_open or (side_by_side and state.lines):
            self.asked_at[seat] = step.n  # the questions to the others are still the same
        else:
            self._ask_anew()
        return step.act

    def undo(self, seat: int, to: int, consent: bool) -> Undo:
        """Take the game back to where it stood after entry `to`."""
        target = self._undo_target(seat, to, consent)
        entry = Undo(n=len(self.entries) + 1, who=seat, to=to, digest=target.digest, consent=consent)
        self._take_over(self.rebuild(target))
        self._append(entry, target)
        self._ask_anew()
        return entry

    def reseed(self, commitment: str) -> Reseed:
        """Note that chance goes on with another seed."""
        entry = Reseed(n=len(self.entries) + 1, seed_commitment=commitment)
        self._append(entry, self.tip)
        return entry

    def _append(self, entry: Entry, step: Step) -> None:
        self.entries.append(entry)
        self.after.append(step)
        self.tip = step

    def _ask_anew(self) -> None:
        self.asked_at = [len(self.entries)] * len(self.asked_at)

    # The way back --------------------------------------------------------------------------------------

    def undo_limit(self, seat: int, also: Collection[int] = ()) -> int:
        """The earliest entry a seat may return to without asking anybody; the present one if it may not.

        It stops at an outcome of chance, at another seat's act and at whatever showed something hidden.
        Automatic answers are nobody's act and are skipped over. The seats in `also` do not count as others.
        """
        limit = self.tip.n
        step = self.tip
        while step.parent is not None and not step.reveals:
            if not step.auto:
                if step.seat != seat and step.seat not in also:
                    break
                limit = step.parent.n
            step = step.parent
        return limit

    def last_choice(self, seat: int) -> int | None:
        """The entry before the last choice of a seat on the line; None if it has made none."""
        step = self.tip
        while step.parent is not None:
            if step.seat == seat and not step.auto:
                return step.parent.n
            step = step.parent
        return None

    def turn(self, seat: int) -> list[Step]:
        """The steps of a seat's present turn: those since chance or another seat acted, oldest first.

        The first is the step it began after, which is not the seat's own.
        """
        out = [self.tip]
        while out[-1].parent is not None and out[-1].seat == seat:
            out.append(out[-1].parent)
        out.reverse()
        return out

    def _undo_target(self, seat: int, to: int, consent: bool) -> Step:
        step = self.tip
        following: Step | None = None
        while step.n > to and step.parent is not None:
            following = step
            step = step.parent
        if step.n != to:
            raise UndoRefused(f"entry {to} is not on the line that counts: it was undone or is no act")
        if following is None:
            raise UndoRefused(f"the game stands after entry {to} already: there is nothing to undo")
        if following.seat == CHANCE or following.auto:
            raise UndoRefused(f"nobody had a choice after entry {to}: return to one where somebody had")
        if not consent:
            limit = self.undo_limit(seat)
            if to < limit:
                raise UndoRefused(
                    f"seat {seat} may return freely to entry {limit} only, not to {to}: "
                    "before it lie dice, a secret shown or another's act, and that needs consent"
                )
        return step

    def rebuild(self, step: Step) -> State:
        """A fresh copy of the state after a step."""
        path: list[Step] = []
        state = step.state
        while state is None:
            path.append(step)
            assert step.parent is not None, "the beginning keeps its state"
            step = step.parent
            state = step.state
        state = state.clone()
        while path:
            step = path.pop()
            state.apply(step.seat, step.action)
        return state

    def line(self) -> list[Step]:
        """The steps that count, oldest first: what was not undone."""
        out: list[Step] = []
        step = self.tip
        while step.parent is not None:
            out.append(step)
            step = step.parent
        out.reverse()
        return out
