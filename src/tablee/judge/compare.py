"""Which of several answers is best for a seat: each is tried on the same possible states with the same luck.

The rules of thumb play on from every answer for a while, and what that leads to is judged. Told is the
difference to the first candidate, which is what the rules of thumb would do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt

from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.core.state import CHANCE, CHANCE_ASKED, State
from tablee.judge.value import QUIET_LIMIT, Choose, Judge, seasoned
from tablee.match.seat_view import SeatView

MOST_PLAYOUTS = 100_000
"""More than any answer is worth waiting for."""
MOST_CANDIDATES = 64
MOST_ANSWERS = 20_000
"""More than the rules of thumb give in any game."""
POINT = 0.02
"""What a point of margin counts beside the chance to win: two lines that win alike are not equally good."""
ALIKE = 3
"""After so many samples without any difference there is none to be found."""
SEEDS = 1 << 30

Plan = tuple[int, ...]
"""Answers of a seat, one after the other; at least one."""
Foreseen = dict[tuple[int, ...], list[int]]
"""Position -> what the rules of thumb do from there, as far as they can tell at once."""


class BadBudget(TableeError):
    """A budget nobody can think with."""


@dataclass(frozen=True)
class Budget:
    """How much is thought about one answer: counted, never timed, so that a seed repeats its answers."""

    playouts: int
    """Lines that the rules of thumb play on, over all candidates."""
    candidates: int = 8
    horizon: int = 0
    """Answers after which the next quiet position is judged; 0: the game is played to its end."""
    doubt: float = 1.0
    """Standard errors by which an answer must be better than that of the rules of thumb to be preferred."""
    looks: int = 0
    """Samples by which whole turns are sorted where the advice proposes all there are: the best are compared.

    0: single answers are compared, and some plans beside them.
    """

    def __post_init__(self) -> None:
        if not 1 <= self.playouts <= MOST_PLAYOUTS:
            raise BadBudget(f"a budget of {self.playouts} playouts will not do: 1 to {MOST_PLAYOUTS}")
        if not 2 <= self.candidates <= MOST_CANDIDATES:
            raise BadBudget(f"{self.candidates} candidates cannot be compared: 2 to {MOST_CANDIDATES}")
        if self.horizon < 0 or self.doubt < 0.0 or self.looks < 0:
            raise BadBudget("neither horizon nor doubt nor looks can be less than 0")


@dataclass(frozen=True)
class Estimate:
    """What a candidate is worth beside the first one, and how sure that is."""

    plan: Plan
    gain: float
    """How much better than the first candidate, in chances to win: negative if it is worse."""
    error: float
    """The standard error of the gain; infinite below two samples."""
    samples: int
    value: float
    """The mean of what it led to."""

    def clear(self, doubt: float) -> bool:
        """Whether it is better than the first candidate beyond this many standard errors."""
        return self.gain > 0.0 and self.gain > doubt * self.error


def compare(table: SeatView, plans: Sequence[Plan], judge: Judge, budget: Budget, rng: Rng) -> list[Estimate]:
    """All plans with their gains over the first, the best first; those given up early with what was seen.

    After each stage half of the plans are given up, and all that have not done better than the first one so
    far: what is left is looked at more closely, beside the first. Every plan still compared has had the same
    samples. Where nothing is left that does better, no more is looked at.
    """
    scores: list[list[float]] = [[] for _ in plans]
    foreseen: Foreseen = {}
    alive = list(range(len(plans)))
    stages = max(1, (len(plans) - 1).bit_length())
    for stage in range(stages):
        for _ in range(max(1, budget.playouts // (stages * len(alive)))):
            guess = table.sample(rng)
            luck = rng.below(SEEDS)
            for i in alive:
                scores[i].append(tried(guess, table, plans[i], judge, budget.horizon, luck, foreseen))
            if len(scores[0]) == ALIKE and all(scores[i] == scores[0] for i in alive):
                break
        if all(scores[i] == scores[0] for i in alive):
            break
        if stage < stages - 1:
            ahead = [i for i in alive[1:] if sum(scores[i]) > sum(scores[0])]
            if not ahead:
                break
            ahead.sort(key=lambda i: -sum(scores[i]))
            alive = [0, *sorted(ahead[: max(1, len(alive) // 2 - 1)])]
    found = [estimate(plans[i], scores[i], scores[0]) for i in range(len(plans))]
    order = sorted(range(len(plans)), key=lambda i: (-found[i].samples, -found[i].gain, i))
    return [found[i] for i in order]


def estimate(plan: Plan, scores: list[float], first: list[float]) -> Estimate:
    """The gain over the first candidate on the samples both have had."""
    count = len(scores)
    gains = [scores[i] - first[i] for i in range(count)]
    return Estimate(plan, sum(gains) / count, standard_error(gains), count, sum(scores) / count)


def standard_error(numbers: list[float]) -> float:
    """The standard error of a mean; infinite below two numbers."""
    count = len(numbers)
    if count < 2:
        return inf
    mean = sum(numbers) / count
    return sqrt(sum((x - mean) ** 2 for x in numbers) / (count - 1) / count)


def tried(
    guess: State,
    table: SeatView,
    plan: Plan,
    judge: Judge,
    horizon: int,
    luck: int,
    foreseen: Foreseen | None = None,
) -> float:
    """What comes of a plan on a possible state: played, then the rules of thumb for everybody, then judged.

    A question the plan did not foresee is answered by the rules of thumb; the plan goes on at the next one.
    If it cannot go on there either, all else is left to the rules of thumb. What they do before anybody else
    acts comes again with every sample: `foreseen` remembers it when little is played on.
    """
    game, seat = table.game, table.seat
    s = guess.clone()
    rng = Rng(luck)
    left = list(plan)
    early = horizon > 0 and judge.learned
    most = horizon + QUIET_LIMIT if early else MOST_ANSWERS
    thumb = Thumb(game, seat, rng, foreseen if early else None, seasoned(game))
    answers = 0
    missed = False
    while (
        not s.ended and answers < most and not (early and answers >= horizon and not left and quiet(game, s))
    ):
        who = seat if s.asked(seat) else s.to_act()[0]  # where all play at once, his own answers tell most
        if who == CHANCE:
            s.apply(CHANCE, s.draw(rng))
            thumb.line = []
            continue
        answers += 1
        if who == seat and left:
            if answers == 1 or left[0] in s.legal(seat):
                s.apply(seat, left.pop(0))
                missed = False
                continue
            if missed:
                left = []
            missed = True
        s.apply(who, thumb.answer(s, who))
    if not s.ended and not early:
        return 0.0  # the rules of thumb go round in circles there: nothing anybody should play for
    s.advance(rng)
    value = judge.value(s, seat)
    return value.win if value.margin is None else value.win + POINT * value.margin


class Thumb:
    """Plays on by the rules of thumb. A line that they tell at once is followed till chance comes between."""

    def __init__(
        self, game: Game, seat: int, rng: Rng, foreseen: Foreseen | None, choose: Choose | None = None
    ) -> None:
        self.line: list[int] = []
        """What is left of the line."""
        self._choose = choose or game.advice.choose
        self._tell = getattr(game.advice, "line", None)
        self._seat = seat
        self._rng = rng
        self._foreseen = foreseen
        self._who = seat

    def answer(self, s: State, who: int) -> int:
        """What somebody does."""
        if not self.line or who != self._who:
            self.line = self._told(s, who)
            self._who = who
        return self.line.pop(0)

    def _told(self, s: State, who: int) -> list[int]:
        if who != self._seat:
            self._foreseen = None  # what comes now differs from sample to sample
        if self._foreseen is None:
            return self._new(s, who)
        key = s.key()
        if key not in self._foreseen:
            self._foreseen[key] = self._new(s, who)
        return self._foreseen[key].copy()

    def _new(self, s: State, who: int) -> list[int]:
        line: list[int] = [] if self._tell is None else self._tell(s.clone(), who, self._rng)
        return line or [self._choose(s.clone(), who, self._rng)]


def quiet(game: Game, s: State) -> bool:
    """Whether a position is worth judging as it stands: a player's question with nothing half done."""
    if s.waiting == CHANCE_ASKED:
        return False
    told = getattr(game.advice, "quiet", None)
    return told is None or bool(told(s))
