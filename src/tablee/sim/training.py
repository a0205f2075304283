"""Learning the value of a game from games that bots play against each other.

Needs the extra `train`; nothing of it is needed to play. The same seeds give the same weights.
"""

from __future__ import annotations

import functools
import itertools
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.core.model import Net, chance
from tablee.core.rng import Rng
from tablee.core.state import CHANCE, State
from tablee.games import load
from tablee.judge.measure import auc, brier, calibration_error, reliability
from tablee.judge.value import margin_of
from tablee.judge.weights import FORMAT, Family, Layers, Quality, Weights, rounded
from tablee.sim.rows import Cell
from tablee.sim.runner import Progress, Runner, Source
from tablee.sim.selfplay import Batch, Played, batches, games_of, positions

T = TypeVar("T")

HELD_OUT = 1_000_000
"""The first seed of games that are never learned from."""
STAGES = (10, 35, 60, 85)
"""Per cent of a game's answers after which foresight is measured."""
PARTS = (22.5, 47.5, 72.5)
"""Where the parts of a game around these end, in per cent of the answers that games of a setting have."""
PER_GAME = 16
"""Positions of a game that are learned from: more of one game teach little more."""
CHECKED_PART = 5
"""A fifth of the games decides how simple the function must be, and each fifth helps to calibrate it."""
HIDDEN = 16
"""Bent lines of the function; with none it is a straight one, which few games teach best."""
SIMPLICITY = (1.0, 10.0, 100.0, 300.0, 1000.0)
"""Penalties on large weights that are tried."""
STEPS = 200
"""The most steps of learning."""
PLAYER = "thumb"


class CannotTrain(TableeError):
    """A training that cannot be done."""


@dataclass(frozen=True)
class Lesson:
    """A setting to learn: `share` of it is played for each game of a lesson that counts once."""

    seats: int
    options: dict[str, str]
    share: float = 1.0


@dataclass(frozen=True)
class Sample:
    """One position seen from one seat: its family, its numbers, and what came of the game."""

    family: int
    game: int
    x: list[float]
    won: bool
    margin: float
    given: int = 0
    """Answers of players before it."""
    weight: float = 1.0
    """Answers it stands for."""


@dataclass(frozen=True)
class Measured:
    """What is measured on one game: its answers, positions at every stage, and some drawn over all of it."""

    answers: int
    stages: list[list[Sample]]
    """For each stage the position as each seat sees it, as a team sees it."""
    drawn: list[list[Sample]]


def cell_of(game: Game, lesson: Lesson) -> Cell:
    """The setting of a lesson, played by sensible players."""
    options = tuple(game.settle_options(lesson.options, lesson.seats).items())
    return Cell(lesson.seats, options, (PLAYER,) * lesson.seats)


def lessons_of(game: Game) -> list[Lesson]:
    """The settings that a game's advice wants to be learned, the one that is measured first."""
    return [Lesson(seats, dict(options), share) for seats, options, share in game.advice.LESSONS]


# In a process of its own -----------------------------------------------------------------------------------


def learned_from(batch: Batch) -> list[Sample]:
    """Some positions of every game of a batch, drawn evenly over the game."""
    game = batch.source.load()
    out: list[Sample] = []
    for played in games_of(batch):
        wanted = _drawn(played, Rng(played.seed))
        for number, s in positions(game, batch.cell, played):
            if number in wanted:
                out += _samples(game, s, played, number, *wanted[number])
    return out


def asked(played: Played) -> list[int]:
    """The numbers of the answers that players gave."""
    return [i // 2 for i in range(0, len(played.moves), 2) if played.moves[i] != CHANCE]


def _drawn(played: Played, rng: Rng) -> dict[int, tuple[int, float]]:
    """Answers of players, one from each part of the game, with those before it and those it stands for.

    Of a long game a position stands for more answers than of a short one. Where they counted alike, the
    positions that all games go through would be learned rather from short games: if these are won more often,
    every chance would be told too high.
    """
    numbers = asked(played)
    edges = [part * len(numbers) // PER_GAME for part in range(PER_GAME + 1)]
    out: dict[int, tuple[int, float]] = {}
    for low, high in itertools.pairwise(edges):
        if high > low:
            given = low + rng.below(high - low)
            out[numbers[given]] = (given, float(high - low))
    return out


def measured_on(batch: Batch) -> list[Measured]:
    """What is measured on each game of a batch."""
    game = batch.source.load()
    out: list[Measured] = []
    for played in games_of(batch):
        numbers = asked(played)
        at_stage = {numbers[min(len(numbers) - 1, len(numbers) * at // 100)] for at in STAGES}
        drawn = _drawn(played, Rng(played.seed))
        found = Measured(len(numbers), [], [])
        for number, s in positions(game, batch.cell, played):
            if number in at_stage:
                found.stages.append(_samples(game, s, played, number, 0, 1.0))
            if number in drawn:
                found.drawn.append(_samples(game, s, played, number, *drawn[number]))
        out.append(found)
    return out


def _samples(game: Game, s: State, played: Played, number: int, given: int, weight: float) -> list[Sample]:
    """A position as each seat sees it; a team sees it as who is asked does."""
    known = game.advice
    out: list[Sample] = []
    for seat in [played.moves[2 * number]] if game.cooperative else range(s.seats):
        won = bool(played.winners) if game.cooperative else seat in played.winners
        margin = 0.0 if game.cooperative else margin_of(played.scores, seat)
        x = known.numbers(s, seat)
        out.append(Sample(known.family(s), played.seed, x, won, margin, given, weight))
    return out


# Learning --------------------------------------------------------------------------------------------------


def learn(game: Game, samples: Sequence[Sample], hidden: int = HIDDEN) -> list[Family]:
    """The value of every family of settings."""
    out: list[Family] = []
    for number, name in enumerate(game.advice.FAMILIES):
        mine = [sample for sample in samples if sample.family == number]
        outcomes = {sample.won for sample in mine}
        if len(outcomes) < 2:
            raise CannotTrain(f"all games of {name} ended alike: play more, or other settings")
        win = fit_win(mine, hidden)
        out.append(Family(name, win, None if game.cooperative else fit_margin(mine, hidden)))
    return out


def fit_win(samples: Sequence[Sample], hidden: int) -> Layers:
    """Log odds of winning: as simple as games kept apart want it, and calibrated on games kept apart.

    Every game is kept apart once from a function that the others teach: a fifth of them would have too many
    or too few won games by luck, and calibration would learn that. In the end all games teach together.
    """
    import numpy

    Y = [float(sample.won) for sample in samples]
    lesson = _Lesson(samples, Y, hidden, win=True)
    penalty = lesson.best_penalty()
    foreseen = numpy.zeros(len(samples))
    for part in range(CHECKED_PART):
        apart = lesson.part == part
        if apart.any():
            foreseen[apart] = lesson.fitted(~apart, penalty).predict_proba(lesson.Z[apart])[:, 1]
    p = foreseen.clip(1e-9, 1 - 1e-9)
    linear = _sklearn("linear_model").LogisticRegression(C=1e6)
    linear.fit(numpy.log(p / (1 - p))[:, None], lesson.Y, sample_weight=lesson.weight)
    model = lesson.taught_by_all(penalty)
    return _layers(model, float(linear.coef_[0][0]), float(linear.intercept_[0]))


def fit_margin(samples: Sequence[Sample], hidden: int) -> Layers:
    """Points ahead of the best rival at the end."""
    lesson = _Lesson(samples, [sample.margin for sample in samples], hidden, win=False)
    return _layers(lesson.taught_by_all(lesson.best_penalty()), 1.0, 0.0)


class _Lesson:
    """Samples as standardised numbers, and functions that parts of them teach."""

    def __init__(self, samples: Sequence[Sample], y: list[float], hidden: int, win: bool) -> None:
        import numpy

        self.win = win
        self.hidden = hidden
        X = numpy.array([sample.x for sample in samples])
        self.mean, self.scale = X.mean(axis=0), X.std(axis=0)
        self.scale[self.scale < 1e-9] = 1.0
        self.Z = (X - self.mean) / self.scale
        self.target = 1.0 if win else float(numpy.std(y))
        self.Y = numpy.array(y) > 0.5 if win else numpy.array(y) / self.target
        self.part = numpy.array([sample.game % CHECKED_PART for sample in samples])
        self.weight = numpy.array([sample.weight for sample in samples])
        self.weight /= self.weight.mean()

    def fitted(self, taught: Any, penalty: float) -> Any:
        """The function that these samples teach."""
        from threadpoolctl import threadpool_limits

        nets = _sklearn("neural_network")
        kind = nets.MLPClassifier if self.win else nets.MLPRegressor
        layers = (self.hidden,) if self.hidden else ()
        model = kind(hidden_layer_sizes=layers, solver="lbfgs", alpha=penalty, random_state=1, max_iter=STEPS)
        with threadpool_limits(1), _quiet():  # sums in the same order: the same seeds give the same weights
            return model.fit(self.Z[taught], self.Y[taught], sample_weight=self.weight[taught])

    def best_penalty(self) -> float:
        """The one with which the games of one part are foreseen best by the others."""
        apart = self.part == 0
        losses = [
            (self._loss(self.fitted(~apart, penalty), apart), i) for i, penalty in enumerate(SIMPLICITY)
        ]
        return SIMPLICITY[min(losses)[1]]

    def _loss(self, model: Any, apart: Any) -> float:
        import numpy

        Z, Y = self.Z[apart], self.Y[apart]
        if self.win:
            p = model.predict_proba(Z)[:, 1].clip(1e-9, 1 - 1e-9)
            losses = -(Y * numpy.log(p) + (1 - Y) * numpy.log(1 - p))
        else:
            losses = (model.predict(Z) - Y) ** 2
        return float(numpy.average(losses, weights=self.weight[apart]))

    def taught_by_all(self, penalty: float) -> Any:
        """The function of plain numbers, not of standardised ones."""
        model = self.fitted(self.part >= 0, penalty)
        first = model.coefs_[0] / self.scale[:, None]
        model.intercepts_[0] = model.intercepts_[0] - self.mean @ first
        model.coefs_[0] = first
        model.coefs_[-1] = model.coefs_[-1] * self.target
        model.intercepts_[-1] = model.intercepts_[-1] * self.target
        return model


def _layers(model: Any, slope: float, shift: float) -> Layers:
    bent = len(model.coefs_) > 1
    return Layers(
        weights=[[rounded(w) for w in row] for row in model.coefs_[0].T.tolist()] if bent else [],
        bias=[rounded(b) for b in model.intercepts_[0].tolist()] if bent else [],
        out=[rounded(slope * w) for w in model.coefs_[-1][:, 0].tolist()],
        out_bias=rounded(slope * float(model.intercepts_[-1][0]) + shift),
    )


def _sklearn(part: str) -> Any:
    """A module of scikit-learn, or a clear error that says how to get it."""
    try:
        return __import__(f"sklearn.{part}", fromlist=[part])
    except ImportError:
        raise CannotTrain("training needs scikit-learn: pip install 'tablee[train]'") from None


def _quiet() -> Any:
    """It warns when it stops early; the games kept apart tell whether that matters."""
    import warnings

    return warnings.catch_warnings(action="ignore")


# Measuring -------------------------------------------------------------------------------------------------


def quality(game: Game, families: Sequence[Family], cell: Cell, games: Sequence[Measured]) -> list[Quality]:
    """How well games of a setting are foreseen, stage by stage.

    Games are told apart where the same share of each is played. Whether chances are right is another
    question: who knows that a game is nearly over knows more about it than anybody at the table, since long
    games may be lost more often. So all positions are asked, by how many answers were given before.
    """
    nets = [family.win.net() for family in families]
    rivals = not game.cooperative and cell.seats > 1
    length = sum(one.answers for one in games) / len(games)
    parts: list[list[list[Sample]]] = [[] for _ in STAGES]
    for seats in (seats for one in games for seats in one.drawn):
        parts[bisect_right(PARTS, 100.0 * seats[0].given / length)].append(seats)
    out: list[Quality] = []
    for number, at in enumerate(STAGES):
        views = [one.stages[number] for one in games if number < len(one.stages)]
        said = [_chances(nets, seats, rivals) for seats in views]
        flat, came = _joined(said, views)
        named = [seats[max(range(len(row)), key=row.__getitem__)].won for seats, row in zip(views, said)]
        part = parts[number]
        all_said, all_came = _joined([_chances(nets, seats, rivals) for seats in part], part)
        bins = reliability(all_said, all_came, [one.weight for seats in part for one in seats])
        out.append(
            Quality(
                cell.text(),
                at,
                len(views),
                round(sum(came) / len(came), 4),
                round(auc(flat, came), 4),
                round(brier(flat, came), 4),
                round(calibration_error(bins), 4),
                round(sum(named) / len(named), 4) if rivals else None,
                bins,
                round(calibration_error(reliability(flat, came)), 4),
            )
        )
    return out


def _chances(nets: Sequence[Net], seats: Sequence[Sample], rivals: bool) -> list[float]:
    """The chance of each who sees a position; those of rivals add up to 1."""
    row = [chance(nets[one.family].output(one.x)) for one in seats]
    return [p / max(sum(row), 1e-9) for p in row] if rivals else row


def _joined(said: Sequence[list[float]], views: Sequence[list[Sample]]) -> tuple[list[float], list[bool]]:
    return [p for row in said for p in row], [one.won for seats in views for one in seats]


@dataclass(frozen=True)
class Plan:
    """What is learned and measured."""

    game: str
    games: int
    """Games of a lesson that counts once."""
    held_out: int
    """Games of the first lesson that are only measured on; of the others a part in proportion."""
    first_seed: int = 0
    hidden: int = HIDDEN
    content: str | None = None
    folder: str | None = None


@dataclass(frozen=True)
class Work:
    """The games of a training: those to learn from, and for each setting those to measure on."""

    teaching: list[Batch]
    testing: list[tuple[Cell, list[Batch]]]

    def games(self) -> int:
        """How many there are."""
        return sum(b.games for b in self.teaching) + sum(b.games for _, some in self.testing for b in some)


def work_of(plan: Plan) -> Work:
    """The games of a plan."""
    game = load(plan.game, plan.content)
    source = Source.of(game, plan.content)
    lessons = lessons_of(game)
    work = Work([], [])
    for lesson in lessons:
        cell = cell_of(game, lesson)
        part = functools.partial(batches, source, cell, folder=plan.folder)
        work.teaching.extend(part(first_seed=plan.first_seed, games=max(1, round(plan.games * lesson.share))))
        tested = max(1, round(plan.held_out * lesson.share / lessons[0].share))
        work.testing.append((cell, part(first_seed=HELD_OUT + plan.first_seed, games=tested)))
    return work


def _done(
    runner: Runner, work: Callable[[Batch], T], portions: list[Batch], progress: Progress
) -> Iterator[T]:
    """What comes of every batch, in their order."""
    for batch, result in zip(portions, runner.run(work, portions), strict=True):
        progress(batch.games)
        yield result


def train(plan: Plan, work: Work, runner: Runner, progress: Progress) -> Weights:
    """Play, learn, and measure on games that were not learned from."""
    _sklearn("neural_network")  # what is missing is told before hours of play, not after
    game = load(plan.game, plan.content)
    samples = [one for some in _done(runner, learned_from, work.teaching, progress) for one in some]
    families = learn(game, samples, plan.hidden)
    found: list[Quality] = []
    for cell, some in work.testing:
        games = [one for batch in _done(runner, measured_on, some, progress) for one in batch]
        found += quality(game, families, cell, games)
    command = (
        f"tablee train {plan.game} --games {plan.games} --held-out {plan.held_out} --seed {plan.first_seed}"
    )
    if plan.hidden != HIDDEN:
        command += f" --hidden {plan.hidden}"
    return Weights(
        format=FORMAT,
        game=game.id,
        rules_version=game.rules_version,
        content=game.content_hash,
        command=command,
        games=sum(batch.games for batch in work.teaching),
        features=list(game.advice.FEATURES),
        families=families,
        quality=found,
    )
