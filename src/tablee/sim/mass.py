"""Many games by bots, over several processes or machines if wished. The rows do not depend on how many."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from tablee.bots import check_name, make, play_on
from tablee.core.errors import EngineFault, TableeError
from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.games import load
from tablee.sim.journal import Journal
from tablee.sim.rows import Cell, Row
from tablee.sim.runner import Progress, Runner, Source, portion_size

CHUNK = 20
"""The most games in one portion of work."""

MAX_DECISIONS = 100_000
"""A game with more answers than this is taken for one without end."""

STREAMS = 32
"""Streams of luck kept apart for each seed: one for chance, one for each seat."""


class BadPlan(TableeError):
    """A simulation that cannot be run."""


@dataclass(frozen=True)
class SimPlan:
    """What is to be played: `games` games in every combination of seat counts, options and line-ups.

    `options` names the values to try for each option of the game; options left out keep their default. A
    line-up names a bot for each seat, or a single one that takes all seats. Every cell uses the same seeds.
    """

    game: str
    games: int
    seats: tuple[int, ...] = ()
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    bots: tuple[tuple[str, ...], ...] = (("thumb",),)
    first_seed: int = 0
    content: str | None = None

    def cells(self) -> list[Cell]:
        """All settings in the order of their rows. Raises an error of one line if the plan cannot be run."""
        game = load(self.game, self.content)
        if self.games < 1:
            raise BadPlan(f"{self.games} games cannot be played: at least 1")
        if self.first_seed < 0:
            raise BadPlan(f"seeds start at 0, not at {self.first_seed}")
        if not self.bots:
            raise BadPlan("nobody plays: name at least one bot")
        for name, values in self.options.items():
            if not values:
                raise BadPlan(f"option {name} has no value to try")
        out: list[Cell] = []
        for seats in self.seats or (game.seats[-1],):
            for values in itertools.product(*self.options.values()):
                given = dict(zip(self.options, values, strict=True))
                options = tuple(game.settle_options(given, seats).items())
                out.extend(Cell(seats, options, lineup) for lineup in self._lineups(seats))
        return out

    def source(self) -> Source:
        """The game as it is installed here."""
        return Source.of(load(self.game, self.content), self.content)

    def settings(self) -> dict[str, str]:
        """What the rows depend on, by name."""
        return {
            **self.source().settings(),
            "games": str(self.games),
            "seed": str(self.first_seed),
            "seats": ",".join(map(str, self.seats)) or "the most",
            "options": " ".join(f"{name}={','.join(values)}" for name, values in self.options.items())
            or "none",
            "bots": " ".join(",".join(names) for names in self.bots),
        }

    def _lineups(self, seats: int) -> Iterator[tuple[str, ...]]:
        for names in self.bots:
            for name in names:
                check_name(name)
            if len(names) == 1:
                yield names * seats
            elif len(names) == seats:
                yield names
            else:
                raise BadPlan(
                    f"'{','.join(names)}' names {len(names)} bots for {seats} seats: "
                    f"name one for all, or {seats}"
                )


@dataclass(frozen=True)
class Portion:
    """Some games of one setting, with seeds one after the other."""

    source: Source
    cell: Cell
    first_seed: int
    games: int

    def without(self, games: int) -> Portion:
        """Less the first ones."""
        return replace(self, first_seed=self.first_seed + games, games=self.games - games)


def simulate(
    plan: SimPlan,
    runner: Runner | None = None,
    progress: Progress | None = None,
    journal: Journal | None = None,
) -> list[Row]:
    """Play all games of a plan: cell by cell, in the order of seeds.

    With a journal, what it has kept is not played again, and everything that is played is kept there.
    """
    runner = runner or Runner()
    portions = portions_of(plan, runner)
    return [row for rows in played(portions, runner, progress, journal) for row in rows]


def portions_of(plan: SimPlan, runner: Runner) -> list[Portion]:
    """The work of a plan, cell by cell."""
    cells = plan.cells()
    source = plan.source()
    size = portion_size(plan.games * len(cells), runner, CHUNK)
    end = plan.first_seed + plan.games
    return [
        Portion(source, cell, seed, min(size, end - seed))
        for cell in cells
        for seed in range(plan.first_seed, end, size)
    ]


def games_of(portions: Iterable[Portion]) -> Iterator[tuple[Cell, int]]:
    """Setting and seed of every game, in order."""
    for portion in portions:
        for seed in range(portion.first_seed, portion.first_seed + portion.games):
            yield portion.cell, seed


def played(
    portions: Sequence[Portion], runner: Runner, progress: Progress | None, journal: Journal | None
) -> Iterator[list[Row]]:
    """The rows of the portions, in their order, some at a time: first what was kept, then what is played."""
    if journal is not None and journal.kept:
        yield journal.kept
        portions = _after(portions, len(journal.kept))
    for rows in runner.run(_play_portion, portions):
        if journal is not None:
            journal.add(rows)
        if progress is not None:
            progress(len(rows))
        yield rows


def _after(portions: Sequence[Portion], games: int) -> list[Portion]:
    """The portions without the first games."""
    out: list[Portion] = []
    for portion in portions:
        skipped = min(games, portion.games)
        games -= skipped
        if skipped < portion.games:
            out.append(portion.without(skipped))
    return out


def _play_portion(portion: Portion) -> list[Row]:
    game = portion.source.load()
    return [play_game(game, cell, seed) for cell, seed in games_of([portion])]


def play_game(game: Game, cell: Cell, seed: int) -> Row:
    """One game of a cell. The seed decides chance and bots, each with a stream of its own."""
    s = game.setup(dict(cell.options), cell.seats)
    bots = {seat: make(name, seed * STREAMS + seat + 1) for seat, name in enumerate(cell.bots)}
    decisions = play_on(game, s, bots, Rng(seed * STREAMS), limit=MAX_DECISIONS)
    outcome = game.outcome(s)
    if outcome is None:
        raise EngineFault(f"{game.id}, {cell.text()}, seed {seed}: no end after {decisions} decisions")
    stats = getattr(game.advice, "stats", None)
    told: dict[str, int] = {} if stats is None else stats(s)
    return Row(
        game.id,
        seed,
        cell.seats,
        cell.options,
        cell.bots,
        outcome.cause,
        outcome.winners,
        outcome.scores,
        decisions,
        tuple(told.items()),
    )
