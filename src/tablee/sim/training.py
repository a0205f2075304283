"""Learning the value of a game from games that bots play with themselves.

Needs the extra `train`; nothing of it is needed to play. The same seeds give the same weights.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.core.model import chance
from tablee.core.rng import Rng
from tablee.core.state import CHANCE
from tablee.games import load
from tablee.judge.measure import auc, brier, calibration_error, reliability
from tablee.judge.value import margin_of
from tablee.judge.weights import FORMAT, Family, Layers, Quality, Weights, rounded
from tablee.sim.mass import Cell
from tablee.sim.selfplay import Batch, Played, Progress, batches, games_of, in_processes, positions

HELD_OUT = 1_000_000
"""The first seed of games that are never learned from."""
STAGES = (10, 35, 60, 85)
"""Per cent of a game's answers after which foresight is measured."""
PER_GAME = 16
"""Positions of a game that are learned from: more of one game teach little more."""
CHECKED_PART = 5
"""A fifth of the games decides how simple the function must be, and each fifth helps to calibrate it."""
HIDDEN = 16
"""Bent lines of the function; with none it is a straight one, which few games teach best."""
SIMPLICITY = (0.01, 0.1, 1.0, 10.0, 100.0, 300.0, 1000.0)
"""Penalties on large weights that are tried."""
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
    game = load(batch.game, batch.content)
    out: list[Sample] = []
    for played in games_of(batch):
        wanted = _drawn(played, Rng(played.seed))
        for number, s in positions(game, batch.cell, played):
            if number in wanted:
                known = game.advice
                seats = [played.moves[2 * number]] if game.cooperative else range(s.seats)
                for seat in seats:
                    x = known.numbers(s, seat)
                    out.append(_sample(game, known.family(s), played, x, seat))
    return out


def _drawn(played: Played, rng: Rng) -> set[int]:
    """Answers of players, one from each part of the game."""
    asked = [i // 2 for i in range(0, len(played.moves), 2) if played.moves[i] != CHANCE]
    edges = [part * len(asked) // PER_GAME for part in range(PER_GAME + 1)]
    return {asked[low + rng.below(high - low)] for low, high in itertools.pairwise(edges) if high > low}


def measured_on(batch: Batch) -> list[list[list[Sample]]]:
    """Of every game, for each stage: the position as each seat sees it, as a team sees it."""
    game = load(batch.game, batch.content)
    out: list[list[list[Sample]]] = []
    for played in games_of(batch):
        asked = [i // 2 for i in range(0, len(played.moves), 2) if played.moves[i] != CHANCE]
        wanted = {asked[min(len(asked) - 1, len(asked) * at // 100)]: at for at in STAGES}
        stages: list[list[Sample]] = []
        for number, s in positions(game, batch.cell, played):
            if number in wanted:
                known = game.advice
                seats = [played.moves[2 * number]] if game.cooperative else range(s.seats)
                stages.append(
                    [_sample(game, known.family(s), played, known.numbers(s, seat), seat) for seat in seats]
                )
        out.append(stages)
    return out


def _sample(game: Game, family: int, played: Played, x: list[float], seat: int) -> Sample:
    won = bool(played.winners) if game.cooperative else seat in played.winners
    margin = margin_of(played.scores, seat) if not game.cooperative else 0.0
    return Sample(family, played.seed, x, won, margin)


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
    linear.fit(numpy.log(p / (1 - p))[:, None], [sample.won for sample in samples])
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

    def fitted(self, taught: Any, penalty: float) -> Any:
        """The function that these samples teach."""
        from threadpoolctl import threadpool_limits

        nets = _sklearn("neural_network")
        kind = nets.MLPClassifier if self.win else nets.MLPRegressor
        layers = (self.hidden,) if self.hidden else ()
        model = kind(hidden_layer_sizes=layers, solver="lbfgs", alpha=penalty, random_state=1, max_iter=400)
        with threadpool_limits(1), _quiet():  # sums in the same order: the same seeds give the same weights
            return model.fit(self.Z[taught], self.Y[taught])

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
        if not self.win:
            return float(((model.predict(Z) - Y) ** 2).mean())
        p = model.predict_proba(Z)[:, 1].clip(1e-9, 1 - 1e-9)
        return float(-(Y * numpy.log(p) + (1 - Y) * numpy.log(1 - p)).mean())

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


def quality(
    game: Game, families: Sequence[Family], cell: Cell, games: Sequence[list[list[Sample]]]
) -> list[Quality]:
    """How well games of a setting are foreseen, stage by stage."""
    nets = [family.win.net() for family in families]
    out: list[Quality] = []
    for number, at in enumerate(STAGES):
        views = [stages[number] for stages in games if number < len(stages)]
        said = [[chance(nets[one.family].output(one.x)) for one in seats] for seats in views]
        if not game.cooperative and cell.seats > 1:
            said = [[p / max(sum(row), 1e-9) for p in row] for row in said]
        flat = [p for row in said for p in row]
        came = [one.won for seats in views for one in seats]
        bins = reliability(flat, came)
        named = [seats[max(range(len(row)), key=row.__getitem__)].won for seats, row in zip(views, said)]
        out.append(
            Quality(
                cell.text(),
                at,
                len(views),
                round(sum(came) / len(came), 4),
                round(auc(flat, came), 4),
                round(brier(flat, came), 4),
                round(calibration_error(bins), 4),
                None if game.cooperative or cell.seats == 1 else round(sum(named) / len(named), 4),
                bins,
            )
        )
    return out


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
    lessons = lessons_of(game)
    work = Work([], [])
    for lesson in lessons:
        cell = cell_of(game, lesson)
        part = functools.partial(batches, plan.game, plan.content, cell, folder=plan.folder)
        work.teaching.extend(part(first_seed=plan.first_seed, games=max(1, round(plan.games * lesson.share))))
        tested = max(1, round(plan.held_out * lesson.share / lessons[0].share))
        work.testing.append((cell, part(first_seed=HELD_OUT + plan.first_seed, games=tested)))
    return work


def train(plan: Plan, work: Work, jobs: int, progress: Progress) -> Weights:
    """Play, learn, and measure on games that were not learned from."""
    _sklearn("neural_network")  # what is missing is told before hours of play, not after
    game = load(plan.game, plan.content)
    samples = [one for some in in_processes(learned_from, work.teaching, jobs, progress) for one in some]
    families = learn(game, samples, plan.hidden)
    found: list[Quality] = []
    for cell, some in work.testing:
        games = [one for batch in in_processes(measured_on, some, jobs, progress) for one in batch]
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
