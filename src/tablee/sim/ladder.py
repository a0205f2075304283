"""How strong the levels of bots are: each plays the same games, and the ladder of a game is kept with it.

Teams play alone, every level with the same seeds. Among rivals a level plays against the one below it, from
every seat with the same seeds, so that neither luck nor the first move favours anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import sqrt

from tablee.bots import LEVELS
from tablee.bots.ladder import Rung
from tablee.core.game import Game
from tablee.games import load
from tablee.sim.journal import Journal
from tablee.sim.mass import BadPlan, Portion, SimPlan, played, portions_of
from tablee.sim.rows import Row
from tablee.sim.runner import Progress, Runner, portion_size
from tablee.sim.stats import Z95, wilson

SEEDS_AT_ONCE = 5
"""Seeds that all levels play before the next ones."""


@dataclass(frozen=True)
class Contest:
    """What is played to measure levels, weakest first, in one setting."""

    game: str
    games: int
    levels: tuple[str, ...] = LEVELS
    seats: int = 0
    """The most the game allows if 0."""
    options: Mapping[str, str] = field(default_factory=dict)
    first_seed: int = 0

    def plan(self) -> SimPlan:
        """All games as one plan."""
        known = load(self.game)
        count = self.seats or known.seats[-1]
        options = {name: (value,) for name, value in self.options.items()}
        lineups = _lineups(known, self.levels, count)
        return SimPlan(self.game, self.games, (count,), options, lineups, self.first_seed)

    def settings(self) -> dict[str, str]:
        """What the rows and their order depend on, by name."""
        return {**self.plan().settings(), "levels": ",".join(self.levels)}

    def portions(self, runner: Runner) -> list[Portion]:
        """The work: some seeds at a time, all levels the same."""
        lineups = portions_of(replace(self.plan(), games=1), runner)
        size = portion_size(self.total(), runner, SEEDS_AT_ONCE)
        end = self.first_seed + self.games
        return [
            replace(portion, first_seed=seed, games=min(size, first + SEEDS_AT_ONCE - seed, end - seed))
            for first in range(self.first_seed, end, SEEDS_AT_ONCE)
            for portion in lineups
            for seed in range(first, min(first + SEEDS_AT_ONCE, end), size)
        ]

    def total(self) -> int:
        """How many games are played in all."""
        return self.games * len(self.plan().bots)


def measure(
    contest: Contest,
    runner: Runner | None = None,
    progress: Progress | None = None,
    so_far: Callable[[list[Rung]], None] | None = None,
    journal: Journal | None = None,
) -> list[Rung]:
    """Let levels play, weakest first, and tell how often each won in this setting.

    They play some seeds at a time, all levels the same, and `so_far` is told what is known then. Interrupted,
    it tells of the seeds that all have played. With a journal, what it has kept is not played again.
    """
    runner = runner or Runner()
    known = load(contest.game)
    seats = contest.seats or known.seats[-1]
    tell = _teams if known.cooperative else _rivals
    lineups = len(contest.plan().bots)
    rows: list[Row] = []
    rungs: list[Rung] = []
    told = 0
    try:
        for new in played(contest.portions(runner), runner, progress, journal):
            rows += new
            all_played = len(rows) == contest.total()
            seeds = contest.games if all_played else len(rows) // (SEEDS_AT_ONCE * lineups) * SEEDS_AT_ONCE
            if seeds > told:
                told = seeds
                rungs = tell(rows[: seeds * lineups], contest.levels, seats, dict(contest.options))
                if so_far is not None:
                    so_far(rungs)
    except KeyboardInterrupt:
        if not rungs:
            raise
    return rungs


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
