"""How well a game can be foreseen at all: positions of games are played on many times by the rules of thumb.

The chances that these playouts give know all that a seat can know, and nothing but luck is missing; what is
learned can come up to them, never go beyond. With few playouts they are uncertain themselves. So the best
foresight there could be is taken from how much they differ between positions, beyond what luck alone makes
them differ.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.games import load
from tablee.judge.measure import auc
from tablee.judge.value import Judge, play_out
from tablee.sim.runner import Progress, Runner, Source
from tablee.sim.selfplay import Batch, batches, games_of, positions
from tablee.sim.training import STAGES, CannotTrain, asked, cell_of, lessons_of

FIRST_SEED = 2_000_000
"""The first seed of games that are neither learned from nor measured on elsewhere."""
AT = STAGES[1:]
"""Early in a game little can be known, and every playout is long."""
RESAMPLES = 1000
"""Of the games, for an interval."""
REACH, STEP = 40.0, 0.05
"""Log odds over which chances are summed."""


@dataclass(frozen=True)
class Position:
    """One position, as a team or each of some rivals sees it."""

    said: list[float]
    """The chance of each by the value."""
    played: list[float]
    """The part of the playouts that each won."""
    came: list[float]
    """Who won the game: 1.0, else 0.0."""


@dataclass(frozen=True)
class Range:
    """A figure and its 95 % interval."""

    figure: float
    low: float
    high: float


@dataclass(frozen=True)
class Ceiling:
    """What can be foreseen of a setting when so much of each game is played.

    AUC for teams; among rivals how often the leader that is named wins.
    """

    at: int
    games: int
    value: Range
    """The value, by how the games ended."""
    playouts: Range
    """The playouts, by how the games ended."""
    value_expected: Range
    """The value, by how often the playouts were won: much less of it is luck."""
    best: Range
    """Who would know the chances exactly, as far as the playouts tell."""


def looked_at(batch: Batch, playouts: int) -> list[list[Position]]:
    """The positions of every game of a batch, a list for each stage."""
    game = batch.source.load()
    judge = Judge(game)
    if judge.why_not is not None:
        raise CannotTrain(judge.why_not)
    out: list[list[Position]] = []
    for played in games_of(batch):
        numbers = asked(played)
        wanted = [numbers[min(len(numbers) - 1, len(numbers) * at // 100)] for at in AT]
        found: dict[int, Position] = {}
        for number, s in positions(game, batch.cell, played):
            if number in wanted:
                asks = played.moves[2 * number]
                viewers = [asks] if game.cooperative else list(range(s.seats))
                said = [value.win for value in judge.values(s)]
                wins = [0.0] * len(viewers)
                for i in range(playouts):
                    rng = Rng((played.seed * len(numbers) + number) * playouts + i)
                    viewer = viewers[i % len(viewers)]
                    outcome = game.outcome(play_out(game, game.determinise(s, viewer, rng), rng))
                    assert outcome is not None, "it was played to its end"
                    for k, won in enumerate(_won(game, list(outcome.winners), s.seats)):
                        wins[k] += won / playouts
                found[number] = Position(said, wins, _won(game, played.winners, s.seats))
        out.append([found[number] for number in wanted])
    return out


def _won(game: Game, winners: Sequence[int], seats: int) -> list[float]:
    """1.0 for who won: a team, or each of some rivals."""
    if game.cooperative:
        return [float(bool(winners))]
    return [float(seat in winners) for seat in range(seats)]


def ceilings(
    game_id: str, games: int, playouts: int, runner: Runner, progress: Progress, folder: str | None = None
) -> list[Ceiling]:
    """What can be foreseen of the first setting of a game's lessons, stage by stage."""
    game = load(game_id)
    cell = cell_of(game, lessons_of(game)[0])
    portions = batches(Source.of(game, None), cell, FIRST_SEED, games, folder)
    found: list[list[Position]] = []
    for batch, some in zip(portions, runner.run(partial(looked_at, playouts=playouts), portions)):
        progress(batch.games)
        found += some
    stages = range(len(AT))
    return [ceiling(AT[k], [some[k] for some in found], playouts) for k in stages]


def ceiling(at: int, found: Sequence[Position], playouts: int) -> Ceiling:
    """The figures of one stage."""
    rivals = len(found[0].came) > 1
    score = leader if rivals else team_auc
    return Ceiling(
        at,
        len(found),
        between(found, lambda some: score([(one.said, one.came) for one in some])),
        between(found, lambda some: score([(one.played, one.came) for one in some])),
        between(found, lambda some: score([(one.said, one.played) for one in some])),
        between(found, lambda some: best([one.played[0] for one in some], playouts, rivals)),
    )


Told = tuple[list[float], list[float]]
"""The chances that were given, and the part of the games that each won."""


def team_auc(some: Sequence[Told]) -> float:
    """How often a won game was given a better chance than a lost one."""
    return auc([said[0] for said, _ in some], [came[0] for _, came in some])


def leader(some: Sequence[Told]) -> float:
    """How often who is given the best chance wins; of several, one is named by lot."""
    total = 0.0
    for said, came in some:
        most = max(said)
        named = [came[k] for k in range(len(said)) if said[k] == most]
        total += sum(named) / len(named)
    return total / len(some)


def best(won: Sequence[float], playouts: int, rivals: bool) -> float:
    """The figure of somebody who knew each chance exactly: of a team, or of the first of two rivals.

    Chances are taken to follow a beta distribution with the mean of the playouts and their variance, less
    what luck alone adds to it.
    """
    mean = sum(won) / len(won)
    full = mean * (1.0 - mean)
    if full <= 0.0:
        return 1.0 if rivals else 0.5
    variance = sum((part - mean) ** 2 for part in won) / max(1, len(won) - 1)
    spread = (variance / full - 1.0 / playouts) / (1.0 - 1.0 / playouts)
    spread = min(max(spread, 1e-3), 1.0 - 1e-3)
    a, b = mean * (1.0 / spread - 1.0), (1.0 - mean) * (1.0 / spread - 1.0)
    steps = [STEP * k - REACH for k in range(int(2 * REACH / STEP) + 1)]
    chances = [1.0 / (1.0 + math.exp(-t)) for t in steps]
    logs = [-a * math.log1p(math.exp(-t)) - b * math.log1p(math.exp(t)) for t in steps]
    most = max(logs)
    weights = [math.exp(one - most) for one in logs]
    if rivals:
        return sum(w * max(p, 1.0 - p) for w, p in zip(weights, chances)) / sum(weights)
    below = found = 0.0
    for weight, p in zip(weights, chances):
        found += weight * p * (below + 0.5 * weight * (1.0 - p))
        below += weight * (1.0 - p)
    return found / (below * sum(w * p for w, p in zip(weights, chances)))


def between(found: Sequence[Position], figure: Callable[[Sequence[Position]], float]) -> Range:
    """A figure with its interval: what comes of games drawn from these again and again."""
    rng = Rng(1)
    count = len(found)
    drawn = sorted(figure([found[rng.below(count)] for _ in range(count)]) for _ in range(RESAMPLES))
    return Range(figure(found), drawn[RESAMPLES * 25 // 1000], drawn[RESAMPLES * 975 // 1000 - 1])
