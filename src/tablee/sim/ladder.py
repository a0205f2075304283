"""How strong the levels of bots are: each plays the same games, and the ladder of a game is kept with it.

Teams play alone, every level with the same seeds. Among rivals a level plays against the one below it, from
every seat with the same seeds, so that neither luck nor the first move favours anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from math import sqrt

from tablee.bots import LEVELS
from tablee.bots.ladder import Rung
from tablee.core.game import Game
from tablee.games import load
from tablee.sim.mass import BadPlan, Progress, Row, SimPlan, simulate
from tablee.sim.stats import Z95, wilson

SEEDS_AT_ONCE = 5
"""Seeds that all levels play, in each process, before the next ones."""


def measure(
    game: str,
    games: int,
    levels: Sequence[str] = LEVELS,
    seats: int = 0,
    options: dict[str, str] | None = None,
    first_seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    so_far: Callable[[list[Rung]], None] | None = None,
) -> list[Rung]:
    """Let levels play, weakest first, and tell how often each won in this setting.

    They play some seeds at a time, all levels the same, and `so_far` is told what is known then. Interrupted,
    it tells of the seeds that all have played.
    """
    known = load(game)
    count = seats or known.seats[-1]
    chosen = dict(options or {})
    plan = SimPlan(
        game,
        games,
        (count,),
        {name: (value,) for name, value in chosen.items()},
        _lineups(known, levels, count),
        first_seed,
    )
    tell = _teams if known.cooperative else _rivals
    rows: list[Row] = []
    rungs: list[Rung] = []
    total = games * len(plan.bots)
    for start in range(0, games, SEEDS_AT_ONCE * jobs):
        some = replace(plan, games=min(SEEDS_AT_ONCE * jobs, games - start), first_seed=first_seed + start)
        try:
            rows += simulate(some, jobs)
        except KeyboardInterrupt:
            if not rows:
                raise
            break
        if progress is not None:
            progress(len(rows), total)
        rungs = tell(rows, levels, count, chosen)
        if so_far is not None:
            so_far(rungs)
    return rungs


def games_to_play(game: str, games: int, levels: Sequence[str], seats: int) -> int:
    """How many games `measure` plays in all."""
    known = load(game)
    return games * len(_lineups(known, levels, seats or known.seats[-1]))


def _lineups(game: Game, levels: Sequence[str], seats: int) -> tuple[tuple[str, ...], ...]:
    if len(set(levels)) < len(levels):
        raise BadPlan("a level is named twice")
    if game.cooperative:
        return tuple((level,) * seats for level in levels)
    if len(levels) < 2:
        raise BadPlan("rivals are measured against each other: name two levels or more")
    if seats < 2:
        raise BadPlan("alone nobody wins against another level: at least 2 seats")
    pairs = pairwise(levels)
    return tuple(
        (below,) * seat + (level,) + (below,) * (seats - 1 - seat)
        for below, level in pairs
        for seat in range(seats)
    )


def _teams(rows: Sequence[Row], levels: Sequence[str], seats: int, options: dict[str, str]) -> list[Rung]:
    won = {level: [float(bool(row.winners)) for row in rows if row.bots[0] == level] for level in levels}
    out: list[Rung] = []
    for i, level in enumerate(levels):
        mine = won[level]
        gain, low, high = _mean(
            [a - b for a, b in zip(mine, won[levels[i - 1]], strict=True)] if i else [0.0]
        )
        out.append(_rung(level, seats, options, mine, gain=gain, gain_low=low, gain_high=high))
    return out


def _rivals(rows: Sequence[Row], levels: Sequence[str], seats: int, options: dict[str, str]) -> list[Rung]:
    out: list[Rung] = []
    for below, level in pairwise(levels):
        shares: list[float] = []
        for row in rows:
            if level in row.bots and below in row.bots:
                seat = row.bots.index(level)
                shares.append(1.0 / len(row.winners) if seat in row.winners else 0.0)
        out.append(_rung(level, seats, options, shares, against=below))
    return out


def _rung(
    level: str,
    seats: int,
    options: dict[str, str],
    won: list[float],
    against: str = "",
    gain: float = 0.0,
    gain_low: float = 0.0,
    gain_high: float = 0.0,
) -> Rung:
    low, high = wilson(round(sum(won)), len(won))
    numbers = [round(x, 4) for x in (sum(won) / len(won), low, high, gain, gain_low, gain_high)]
    rate, low, high, gain, gain_low, gain_high = numbers
    return Rung(level, seats, options, len(won), rate, low, high, against, gain, gain_low, gain_high)


def _mean(values: list[float]) -> tuple[float, float, float]:
    """The mean of paired differences and its 95 % interval."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, mean, mean
    spread = sqrt(sum((x - mean) ** 2 for x in values) / (len(values) - 1) / len(values))
    return mean, mean - Z95 * spread, mean + Z95 * spread
