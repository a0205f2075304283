"""What the table would do at a question: the best answers, what they are worth beside each other, and why.

All of it is made of what the seat may know, and of nothing else: positions that the seat cannot tell apart
get the same hints, to the last digit. Budgets are counted, never timed.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from math import sqrt
from typing import Literal

from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.core.reason import Reason
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.judge.candidates import candidates
from tablee.judge.compare import SEEDS, Budget, Estimate, Plan, compare, standard_error, tried
from tablee.judge.reasons import EVEN, LESS, ONLY, THUMB, Look, alone, reason
from tablee.judge.value import Judge, Value
from tablee.match.seat_view import SeatView

MOST = 3
"""Answers that are told, unless others are asked for."""
SPARE = 2
"""Further ones that are looked at as closely, in case some come to the same."""
TWINS = 2
"""Possible states on which two answers must come to the same to be one."""
SAMPLES = 24
"""Possible states on which the best answers are looked at closely,"""
AHEAD = 6
"""so many answers ahead; where no weights fit, to the end of the game."""
LOOKS = 6
"""Possible states on which it is looked what an answer moves."""
SURE = 2.0
"""Standard errors within which a number may be off by luck."""
ALIKE = 0.005
"""The difference that nobody would notice."""

BUDGET = Budget(120, 6, 6)
"""What is thought where nothing better is known for a game."""


class NothingAsked(TableeError):
    """A hint for a seat that has nothing to answer."""


@dataclass(frozen=True)
class Hint:
    """An answer worth considering."""

    action: int
    win: float
    """The chance to win after it; in cooperative games that of the team."""
    gain: float
    """The difference to the chance of the best answer: 0 or less."""
    margin: float | None
    """Points ahead of the best rival at the end, to expect; None in cooperative games."""
    equal: bool
    """Whether it is about as good as the best one: what is between them is within the doubt that is told."""
    reason: Reason


@dataclass(frozen=True)
class Hints:
    """The best answers to a question, the best one first."""

    hints: list[Hint]
    doubt: float
    """The chances are told within plus or minus so much."""
    judged: Literal["weights", "rollouts"]


class Witness(Judge):
    """A judge who remembers the last position that was judged, and its value."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.position: State | None = None
        self.last = Value(0.0)

    def forget(self) -> None:
        """Nothing was judged yet."""
        self.position, self.last = None, Value(0.0)

    def value(self, s: State, seat: int) -> Value:
        """What a position is worth for a seat."""
        self.position = s
        self.last = super().value(s, seat)
        return self.last


def hint(table: SeatView, n: int = MOST, budget: Budget = BUDGET, judge: Witness | None = None) -> Hints:
    """The best answers of a seat to its question, at most so many.

    They are thought about as bots do: what the rules of thumb say is the best unless another answer is
    clearly better. A closer look at the best ones tells by how much they differ. Answers that come to the
    same are one. The same position gets the same hints.
    """
    legal = table.legal()
    if not legal:
        raise NothingAsked(f"seat {table.seat} is not asked anything")
    if judge is None or judge.game is not table.game:
        judge = Witness(table.game)
    rng = Rng(seed(table))
    if len(legal) == 1:
        plans: list[Plan] = [(legal[0],)]
    else:
        most = min(budget.candidates, max(2, budget.playouts // 2))
        plans = distinct(table, candidates(table, legal, most, rng, judge), rng)
        estimates = compare(table, plans, judge, budget, rng)
        clear = [one for one in estimates if one.clear(budget.doubt)]
        first = max(clear, key=lambda one: one.gain).plan if clear else plans[0]
        plans = promising(estimates, first, plans[0], n + SPARE)
    looks = [Tried(plan) for plan in plans]
    for _ in range(max(2, min(SAMPLES, budget.playouts // len(plans)))):
        guess = table.sample(rng)
        luck = rng.below(SEEDS)
        for look in looks:
            look.add(guess, table, judge, AHEAD, luck)
    found = order(merged(looks), budget.doubt, n)
    best = found[0]
    gains = [min(0.0, look.win - best.win) for look in found]
    doubt = min(1.0, sqrt((SURE * best.error()) ** 2 + judge.error**2))
    equal = [
        -gain <= max(ALIKE, doubt, SURE * look.error(best)) for look, gain in zip(found, gains, strict=True)
    ]
    reasons = [ONLY] if len(legal) == 1 else whys(table, found, equal, judge, rng)
    hints = []
    for i, look in enumerate(found):
        margin = None if table.game.cooperative else look.margin
        hints.append(Hint(look.plan[0], best.win + gains[i], gains[i], margin, equal[i], reasons[i]))
    return Hints(hints, doubt, "weights" if judge.learned else "rollouts")


def seed(table: SeatView) -> int:
    """A number that only depends on what the seat may know."""
    known = json.dumps([table.seat, table.view(), table.legal()], sort_keys=True)
    return int.from_bytes(hashlib.sha256(known.encode()).digest()[:7], "big")


class Tried:
    """An answer, and what came of it on possible states: the same ones with the same luck for all answers."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.scores: list[float] = []
        self.wins: list[float] = []
        self.margins: list[float] = []
        self.ends: list[tuple[int, ...]] = []

    def add(self, guess: State, table: SeatView, judge: Witness, horizon: int, luck: int) -> None:
        """Try it once more."""
        judge.forget()
        self.scores.append(tried(guess, table, self.plan, judge, horizon, luck))
        self.wins.append(judge.last.win)
        self.margins.append(judge.last.margin or 0.0)
        self.ends.append(() if judge.position is None else judge.position.key())

    @property
    def win(self) -> float:
        """The chance to win."""
        return sum(self.wins) / len(self.wins)

    @property
    def margin(self) -> float:
        """The margin to expect."""
        return sum(self.margins) / len(self.margins)

    @property
    def score(self) -> float:
        """What answers are ordered by."""
        return sum(self.scores) / len(self.scores)

    def error(self, other: Tried | None = None) -> float:
        """The standard error of the chance to win, or of its difference to another's."""
        minus = [0.0] * len(self.wins) if other is None else other.wins
        return standard_error([a - b for a, b in zip(self.wins, minus, strict=True)])

    def clear(self, other: Tried, doubt: float) -> bool:
        """Whether it is better than another by more than so many standard errors."""
        gains = [a - b for a, b in zip(self.scores, other.scores, strict=True)]
        return sum(gains) / len(gains) > max(0.0, doubt * standard_error(gains))


def distinct(table: SeatView, plans: list[Plan], rng: Rng) -> list[Plan]:
    """The plans without those whose first answer leads where that of an earlier one does."""
    ends: list[list[tuple[int, ...]]] = [[] for _ in plans]
    for _ in range(TWINS):
        guess = table.sample(rng)
        luck = rng.below(SEEDS)
        for i, plan in enumerate(plans):
            s = guess.clone()
            s.apply(table.seat, plan[0])
            s.advance(Rng(luck))
            ends[i].append(s.key())
    return [
        plan
        for i, plan in enumerate(plans)
        if not any(ends[i] == ends[j] and plan[0] != plans[j][0] for j in range(i))
    ]


def promising(found: list[Estimate], first: Plan, thumb: Plan, most: int) -> list[Plan]:
    """The best answer, that of the rules of thumb, then others by what they gain, each once; so many."""
    kept: list[Plan] = []
    for plan in (first, thumb, *(one.plan for one in sorted(found, key=lambda one: -one.gain))):
        if len(kept) < most and all(plan[0] != other[0] for other in kept):
            kept.append(plan)
    return kept


def merged(looks: list[Tried]) -> list[Tried]:
    """Of answers that come to the same on all possible states, the first."""
    return [look for i, look in enumerate(looks) if not any(look.ends == one.ends for one in looks[:i])]


def order(looks: list[Tried], doubt: float, n: int) -> list[Tried]:
    """The best n, the best first: the first one, unless another answer turns out to be clearly better.

    The others follow by the chance to win that is told of them: nobody shall read of a third that is better
    than the second.
    """
    first = max(looks, key=lambda look: look.score)
    if not first.clear(looks[0], doubt):
        first = looks[0]
    others = sorted((look for look in looks if look is not first), key=lambda look: -look.score)[: n - 1]
    return [first, *sorted(others, key=lambda look: -look.win)]


def whys(table: SeatView, found: list[Tried], equal: list[bool], judge: Witness, rng: Rng) -> list[Reason]:
    """A reason for each answer: what speaks for the best beside the next, and against the others beside it.

    Of those that are about as good as the best one: what speaks for them, too. It is looked for in the next
    quiet position. What only shows when the rules of thumb have played on is theirs, not that of the answer.
    """
    near: list[list[Look]] = [[] for _ in found]
    done: list[list[State]] = [[] for _ in found]
    if judge.learned and len(found) > 1:
        for _ in range(LOOKS):
            guess = table.sample(rng)
            luck = rng.below(SEEDS)
            for i, one in enumerate(found):
                judge.forget()
                tried(guess, table, one.plan, judge, 1, luck)
                near[i].append(judge.position)
                done[i].append(alone(table.game, guess, table.seat, one.plan[0], Rng(luck)))
    out: list[Reason] = []
    for i in range(len(found)):
        beside = range(1, len(found)) if i == 0 else range(1)
        said = (
            reason(judge, table.seat, near[i], near[j], equal[i], [*zip(done[i], done[j], strict=True)])
            for j in beside
        )
        fallback = THUMB if i == 0 else EVEN if equal[i] else LESS
        out.append(next((one for one in said if one is not None), fallback))
    return out
