"""The review of a finished game: what luck was worth, what decisions were, and what neither explains.

Luck of a chance event is the value after it less the mean of the values after all that could have come.
A decision is the value of what was chosen less the value of the best that was offered, by what its seat could
know. Each position of the game is valued once: as "after" of one step and "before" of the next; so luck,
decisions and the rest add up to the end less the start.

The best of several estimates looks better than it is. So it is picked by one set of luck, measured by a
second and measured again by a third; a difference within the doubt of one of the measures counts as none,
and of two that agree the smaller one counts.

The value supposes that everybody goes on by the rules of thumb. What falls short of them lowers it, and
counts. What would have been better than they are never was in it, and is often to be had again at the next
step, or in the next turn: counted each time, more would be missed than anybody can win. So of that counts by
how much it exceeds the best of its kind that is still offered later in the game: it is missed when it is
gone. Where one seat decides several times on end, without chance or others in between, this holds for the
whole: what one step loses and the next makes good is not lost.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from msgspec import structs

from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.core.state import CHANCE, CHANCE_ASKED, State
from tablee.judge.estimate import Estimator, Leaf, Spread, Vector
from tablee.judge.reasons import reason
from tablee.judge.report import (
    MOST_OPTIONS,
    MOST_OUTCOMES,
    Because,
    Came,
    Kind,
    Part,
    Review,
    Step,
    Subject,
    Turn,
    Weighed,
    turning_points,
)
from tablee.judge.value import Judge
from tablee.match.chapter import Line
from tablee.match.entry import Act, Rules
from tablee.match.match import Match

BUDGET = 4
"""Samples of each position that is not quiet, and of each answer that is compared."""
BUDGETS = range(1, 65)
CANDIDATES = 6
"""Answers of a decision that are compared: what was chosen, what the rules of thumb say, what looks best."""
LEAST = 8
"""Pairs of samples by which a difference is measured, at least."""
ROUNDS = 3
"""How often the measure of a difference is doubled while it is in doubt."""
FURTHER = 2
"""Quiet positions of each seat that go by before a difference is measured. Weights were learned from sensible
games and may mistake what nobody sensible does: what it leads to shows."""
EQUAL = 0.005
"""A smaller difference counts as none, however sure it is."""
SURE = 2.0
"""Standard errors by which a difference must be known."""
LOOKS = 6
"""Pairs of positions by which the reason of a difference is found."""
AGAIN = 24
"""Pairs of samples by which a difference that seems sure is measured once more."""

Progress = Callable[[int, int], None]
"""Called with the number of steps that are judged, and of all."""


class NoReview(TableeError):
    """A game that cannot be reviewed."""


@dataclass
class _Compared:
    """What a decision is worth by itself: `best` is surely better than what was chosen by `gain`.

    `over`: by how much what was chosen seems better than what the rules of thumb say, or worse.
    """

    means: dict[int, float]
    best: int
    gain: float
    over: float


@dataclass
class _Pending:
    """A decision: the number of its step, whose it is, and how what was chosen compares, see `_Compared`."""

    step: int
    seat: int
    gain: float
    over: float


@dataclass
class _Turn:
    number: int
    seat: int | None
    first: int
    last: int
    values: Vector
    parts: list[list[float]]


def review(
    match: Match,
    *,
    judge: Judge | None = None,
    budget: int = BUDGET,
    progress: Progress | None = None,
) -> Review:
    """The review of a finished game: the same record and budget give the same review."""
    if budget not in BUDGETS:
        raise NoReview(f"a budget of {budget} is not possible: choose {BUDGETS[0]} to {BUDGETS[-1]}")
    check(match)
    return _Reviewer(match, judge or Judge(match.game), budget, progress).run()


def check(match: Match) -> None:
    """Whether there is anything to review; a `NoReview` says why not."""
    if match.end is None:
        raise NoReview("the game is not over: its review would tell what is still secret")
    if match.watch_only or not match.shows_its_end():
        raise NoReview(
            "the game was played by other rules or with other content, and cannot be played again by those "
            "of today: it has no review"
        )


class _Reviewer:
    """One game being reviewed."""

    def __init__(self, match: Match, judge: Judge, budget: int, progress: Progress | None) -> None:
        self.match = match
        self.game: Game = match.game
        self.judge = judge
        self.budget = budget
        self.progress = progress or (lambda done, of: None)
        self.lines: list[Line] = list(match.history.steps())[::-1]
        self.eye = Estimator(self.game, judge, len(match.seats), budget, match.header.seed_commitment)
        self.subjects = self.eye.subjects
        self.steps: list[Step] = []
        self.turns: list[_Turn] = []
        self.pending: list[_Pending] = []
        self.all = 0
        self.spreads: tuple[int, Spread] | None = None

    def run(self) -> Review:
        self.all = sum(1 for _ in self._walk())
        start = self._value(self.match.position(0), 0)
        value = start
        for done, (before, lines, after) in enumerate(self._walk()):
            self.progress(done, self.all)
            first = lines[0].entry
            assert isinstance(first, Act)
            if first.seat == CHANCE:
                value = self._luck(before, lines, after, value)
            else:
                value = self._decision(before, lines, after, value)
        self._settle()
        end = self.eye.judged(self.end)
        last = self.turns[-1]
        for i in range(self.subjects):
            last.parts[i][2] += end[i] - value[i]
        last.values = end
        last.last = self.lines[-1].entry.n
        self.progress(self.all, self.all)
        return self._report(start, end)

    # The game again ------------------------------------------------------------------------------------

    def _walk(self) -> Iterator[tuple[State, list[Line], State]]:
        """Every chance event and every decision: the position before, its lines, the position after.

        What nobody could choose belongs to what came before it. Turns are noted on the way.
        """
        s = self.match.position(0)
        began = 0
        self.turns = []
        self._new_turn(0, s)
        at = 0
        while at < len(self.lines):
            before = s.clone()
            choice = False
            turned = False
            taken: list[Line] = []
            while at < len(self.lines):
                line = self.lines[at]
                if isinstance(line.entry, Rules):
                    s = self.match.history.rebuild(line.entry.n)
                    at += 1
                    if not taken:
                        before = s.clone()
                    continue
                assert isinstance(line.entry, Act)
                seat = line.entry.seat
                action = self.game.space.parse(line.do or line.entry.do)
                legal = s.legal(seat)
                if action not in legal:
                    raise NoReview(f"entry {line.entry.n} cannot be played again by the rules of today")
                free = seat != CHANCE and len(legal) > 1
                if taken and (free or turned or (choice and seat == CHANCE)):
                    break
                if not taken and seat != CHANCE and not free:
                    turned = self._apply(s, seat, action)  # nobody chose and nothing came
                    began = self._note_turn(began, line, s) if turned else began
                    turned = False
                    before = s.clone()
                    at += 1
                    continue
                choice = choice or free
                turned = self._apply(s, seat, action) or turned
                taken.append(line)
                at += 1
                if turned:
                    break
            self.end = s
            if taken:
                yield before, taken, s.clone()
                if turned:
                    began = self._note_turn(began, taken[-1], s)

    def _apply(self, s: State, seat: int, action: int) -> bool:
        return self.eye.step(s, seat, action)

    def _note_turn(self, began: int, line: Line, s: State) -> int:
        """Another turn begins after an entry; setting up belongs to the first."""
        if began:
            self.turns[-1].last = line.entry.n
            self._new_turn(line.entry.n, s)
        else:
            self.turns[-1].seat = self.game.turn_seat(s)
        return began + 1

    def _new_turn(self, n: int, s: State) -> None:
        number = len(self.turns) + 1
        parts = [[0.0, 0.0, 0.0] for _ in range(self.subjects)]
        self.turns.append(_Turn(number, self.game.turn_seat(s), n + 1, n, [], parts))

    # Values --------------------------------------------------------------------------------------------

    def _value(self, s: State, n: int) -> Vector:
        """What a position of the game was worth: at a question to chance the mean over what could come."""
        if s.waiting != CHANCE_ASKED:
            return self.eye.worth(s, n)
        return self._spread(s, n).mean

    def _spread(self, s: State, n: int) -> Spread:
        if self.spreads is None or self.spreads[0] != n:
            self.spreads = n, self.eye.spread(s, n)
        return self.spreads[1]

    def _luck(self, before: State, lines: list[Line], after: State, value: Vector) -> Vector:
        """A chance event: what came against the mean of what could have come."""
        n = lines[0].entry.n - 1
        spread = self._spread(before, n)
        worth = self.eye.worth(after, n)
        luck = [worth[i] - spread.mean[i] for i in range(self.subjects)]
        texts = [self._text(line) for line in lines if _seat(line) == CHANCE]
        seat = self.game.drawn_for(before)
        outcomes, more = self._outcomes(spread, texts, self._share(before, lines), worth)
        self._add(
            "luck", None if seat == CHANCE else seat, lines, texts, value, worth, luck, outcomes=outcomes,
            more=more, sampled=spread.sampled,
        )  # fmt: skip
        return worth

    def _share(self, before: State, lines: list[Line]) -> float:
        """How likely exactly this was."""
        s, share = before.clone(), 1.0
        for line in lines:
            seat, action = _seat(line), self.game.space.parse(self._text(line))
            if seat == CHANCE:
                outcomes, weights = s.outcomes()
                share *= weights[outcomes.index(action)] / sum(weights)
            s.apply(seat, action)
        return share

    def _outcomes(
        self, spread: Spread, texts: list[str], share: float, worth: Vector
    ) -> tuple[list[Came], int]:
        """What could have come, the most likely first; what differs by its order only counts as one."""
        groups: dict[tuple[str, ...], list[Leaf]] = {}
        for leaf in spread.leaves:
            groups.setdefault(tuple(sorted(leaf.texts)), []).append(leaf)
        came = tuple(sorted(texts))
        found: list[Came] = []
        for key, leaves in groups.items():
            total = sum(leaf.share for leaf in leaves)
            part = len(leaves) / len(spread.leaves) if spread.sampled else total
            values = [
                _rounded(sum(leaf.share * leaf.worth[i] for leaf in leaves) / total)
                for i in range(self.subjects)
            ]
            if key == came:
                values = [_rounded(worth[i]) for i in range(self.subjects)]
            shown = texts if key == came else leaves[0].texts
            found.append(Came(shown, _rounded(part), values, key == came))
        if came not in groups:
            values = [_rounded(worth[i]) for i in range(self.subjects)]
            found.append(Came(texts, _rounded(share), values, True))
        found.sort(key=lambda one: (-one.share, one.texts))
        shown_ones = [one for i, one in enumerate(found) if i < MOST_OUTCOMES or one.came]
        if len(shown_ones) > MOST_OUTCOMES:
            del shown_ones[MOST_OUTCOMES - 1]
        return shown_ones, len(found) - len(shown_ones)

    def _decision(self, before: State, lines: list[Line], after: State, value: Vector) -> Vector:
        """A decision: what was chosen against the best that was offered."""
        n = lines[0].entry.n
        seat = _seat(lines[0])
        chosen = self.game.space.parse(self._text(lines[0]))
        worth = self._value(after, lines[-1].entry.n)
        subject = 0 if self.game.cooperative else seat
        legal = before.legal(seat)
        found = self._compared(before, seat, chosen, n)
        means, best = found.means, found.best
        gain = min(found.gain, max(0.0, 1.0 - worth[subject]))  # nobody's chance is above 1
        options: list[Weighed] = []
        for action in sorted(means, key=lambda a: (a != best if gain else a != chosen, -means[a], a)):
            difference = gain if action == best else min(means[action] - means[chosen], gain)
            near = min(1.0, max(0.0, worth[subject] + (0.0 if action == chosen else difference)))
            options.append(Weighed(self.game.space.text(action), _rounded(near), action == chosen))
        while len(options) > MOST_OPTIONS:
            options.remove(next(one for one in reversed(options) if not one.chosen))
        self.pending.append(_Pending(len(self.steps), seat, gain, found.over))
        self._add(
            "decision", seat, lines, [self._text(lines[0])], value, worth, [0.0] * self.subjects,
            options=options, more=len(legal) - len(options), equal=gain == 0.0,
            why=self._why(before, seat, best, chosen, n) if gain else None,
        )  # fmt: skip
        return worth

    def _why(self, s: State, seat: int, best: int, chosen: int, n: int) -> Because | None:
        """What speaks for the best answer beside what was chosen: at the next quiet position, or further on.

        Further on is where the difference was measured; there most of it shows, and there it is least plain.
        """
        if not self.judge.learned:
            return None
        for further in (0, FURTHER * s.seats):
            pairs = [
                [self.eye.reached(s, seat, action, n, "why", k, further=further) for k in range(LOOKS)]
                for action in (best, chosen)
            ]
            found = reason(self.judge, seat, pairs[0], pairs[1], better=True)
            if found is not None:
                return Because(found.key, dict(found.args))
        return None

    def _settle(self) -> None:
        """What was lost by each decision, from the last to the first.

        `still` is by how much the best that is offered to a subject from here on exceeds what the rules of
        thumb would make of it.
        """
        still = [0.0] * self.subjects
        later: _Pending | None = None
        for one in reversed(self.pending):
            subject = 0 if self.game.cooperative else one.seat
            worse = min(0.0, max(one.over, -one.gain)) if one.gain else 0.0
            missed = one.gain + worse  # of the gain, what is better than the rules of thumb
            if later is not None and (later.step, later.seat) == (one.step + 1, one.seat):
                loss = max(0.0, one.gain - still[subject] - max(0.0, later.over))
                still[subject] = max(missed, worse + still[subject])
            else:
                loss = max(0.0, missed - still[subject]) - worse
                still[subject] = max(missed, still[subject])
            later = one
            if one.gain:
                self._lose(one, subject, loss)

    def _lose(self, one: _Pending, subject: int, loss: float) -> None:
        """Tell a loss where it belongs; so far it counts as unexplained."""
        step = self.steps[one.step]
        part = [0.0] * self.subjects
        part[subject] = -loss
        self.steps[one.step] = structs.replace(step, part=part, open_later=loss < one.gain - EQUAL)
        own = self.turns[step.turn - 1].parts[subject]
        own[1] -= loss
        own[2] += loss

    def _compared(self, s: State, seat: int, chosen: int, n: int) -> _Compared:
        """What each candidate seems worth, and by how much the best of them surely is better."""
        candidates, advised = self._candidates(s, seat, chosen, n)
        if len(candidates) == 1:
            return _Compared({chosen: 0.0}, chosen, 0.0, 0.0)
        tried = {
            action: [self.eye.tried(s, seat, action, n, "pick", k) for k in range(self.budget)]
            for action in candidates
        }
        means = {action: sum(found) / len(found) for action, found in tried.items()}
        over = means[chosen] - means[advised]
        best = max(candidates, key=lambda action: (means[action], action == chosen))
        gain = self._measured(s, seat, best, chosen, n) if means[best] - means[chosen] >= EQUAL else 0.0
        if not gain:
            return _Compared(means, chosen, 0.0, over)
        return _Compared(means, best, gain, -gain if best == advised else over)

    def _measured(self, s: State, seat: int, best: int, chosen: int, n: int) -> float:
        """By how much an answer is better than another, as far as that is sure; else 0."""
        further = FURTHER * s.seats

        def difference(luck: str, k: int) -> float:
            better = self.eye.tried(s, seat, best, n, luck, k, further=further)
            return better - self.eye.tried(s, seat, chosen, n, luck, k, further=further)

        differences: list[float] = []
        for more in range(ROUNDS):
            wanted = max(LEAST, 2 * self.budget) << more
            differences += [difference("measure", k) for k in range(len(differences), wanted)]
            gain, doubt = _mean_and_doubt(differences)
            if gain < max(EQUAL, doubt / 2) or gain >= doubt:  # it will hardly become sure, or it is
                break
        if gain < max(EQUAL, doubt):
            return 0.0
        # Measured until it was sure, it is found too large: what is told is measured anew.
        again, doubt = _mean_and_doubt([difference("again", k) for k in range(AGAIN)])
        return min(gain, again) if again >= max(EQUAL, doubt) else 0.0

    def _candidates(self, s: State, seat: int, chosen: int, n: int) -> tuple[list[int], int]:
        """The answers worth comparing, what was chosen first; and what the rules of thumb say."""
        advised = self.game.advice.choose(
            self.game.determinise(s, seat, self.eye.rng(n, "thumb")), seat, self.eye.rng(n, "advice")
        )
        found = [chosen] if advised == chosen else [chosen, advised]
        most = CANDIDATES if self.judge.learned else CANDIDATES // 2  # whole games are played otherwise
        rest = [action for action in s.legal(seat) if action not in found]
        if len(rest) + len(found) > most:
            looks = {action: self.eye.looks(s, seat, action, n) for action in rest}
            rest.sort(key=lambda action: -looks[action])
        return found + rest[: most - len(found)], advised

    # What is told --------------------------------------------------------------------------------------

    def _text(self, line: Line) -> str:
        assert isinstance(line.entry, Act)
        return line.do or line.entry.do

    def _add(
        self,
        kind: Kind,
        seat: int | None,
        lines: list[Line],
        texts: list[str],
        before: Vector,
        after: Vector,
        part: list[float],
        *,
        outcomes: list[Came] | None = None,
        options: list[Weighed] | None = None,
        more: int = 0,
        sampled: bool = False,
        equal: bool = False,
        why: Because | None = None,
    ) -> None:
        turn = self.turns[-1]
        turn.last = lines[-1].entry.n
        turn.values = after
        for i in range(self.subjects):
            own = turn.parts[i]
            own[0 if kind == "luck" else 1] += part[i]
            own[2] += after[i] - before[i] - part[i]
        here = range(self.subjects)
        self.steps.append(
            Step(
                lines[0].entry.n,
                lines[-1].entry.n,
                turn.number,
                kind,
                seat,
                texts,
                [before[i] for i in here],
                [after[i] for i in here],
                part,
                outcomes or [],
                options or [],
                more,
                sampled,
                equal,
                why=why,
            )
        )

    def _report(self, start: Vector, end: Vector) -> Review:
        match, count = self.match, self.subjects
        rivals = not self.game.cooperative
        earlier = start
        turns: list[Turn] = []
        for turn in self.turns:
            earlier = turn.values = turn.values or earlier  # a turn in which nothing came and nobody chose
            margins = [_rounded(margin) for margin in turn.values[count:]] if rivals else None
            parts = [Part(*own) for own in turn.parts]
            turns.append(
                Turn(turn.number, turn.seat, turn.first, turn.last, turn.values[:count], parts, margins)
            )
        subjects: list[Subject] = []
        for i in range(count):
            sums = Part(*(sum(turn.parts[i][part] for turn in self.turns) for part in range(3)))
            margins_of = (start[count + i], end[count + i]) if rivals else (None, None)
            subjects.append(Subject(i if rivals else None, start[i], end[i], sums, *margins_of))
        assert match.end is not None
        outcome = match.end.outcome
        return Review(
            game=self.game.id,
            rules_version=self.game.rules_version,
            content_hash=self.game.content_hash,
            options=dict(match.header.options),
            seats=list(match.seats),
            cooperative=self.game.cooperative,
            cause=outcome.cause,
            winners=list(outcome.winners),
            scores=list(outcome.scores),
            entries=len(match.entries),
            judged="weights" if self.judge.learned else "rollouts",
            why=self.judge.why_not or "",
            doubt=self._doubt(),
            budget=self.budget,
            subjects=subjects,
            turns=turns,
            steps=self.steps,
            turning_points=turning_points(turns, self.steps, count),
        )

    def _doubt(self) -> float:
        """How far a chance may be off: as the weights are on games they have not seen, or by the sample."""
        if self.judge.learned:
            return max(0.01, _rounded(self.judge.error))
        return _rounded(0.98 / math.sqrt(self.budget))


def _seat(line: Line) -> int:
    assert isinstance(line.entry, Act)
    return line.entry.seat


def _mean_and_doubt(differences: list[float]) -> tuple[float, float]:
    count = len(differences)
    gain = sum(differences) / count
    spread = sum((d - gain) ** 2 for d in differences) / (count - 1)
    return gain, SURE * math.sqrt(spread / count)


def _rounded(x: float) -> float:
    return round(x, 4)
