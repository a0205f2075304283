"""Many games by bots, over several processes if wished. The rows do not depend on how many."""

from __future__ import annotations

import itertools
import multiprocessing
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from tablee.bots import check_name, make, play_on
from tablee.core.errors import EngineFault, TableeError
from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.games import load

CHUNK = 20
"""Games a process plays at a time."""

MAX_DECISIONS = 100_000
"""A game with more answers than this is taken for one without end."""

STREAMS = 32
"""Streams of luck kept apart for each seed: one for chance, one for each seat."""

Progress = Callable[[int, int], None]
"""Called with the number of games played so far and the number of all games."""


class BadPlan(TableeError):
    """A simulation that cannot be run."""


@dataclass(frozen=True)
class Cell:
    """One setting of a simulation: seats, options and who plays at each seat."""

    seats: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]

    def text(self) -> str:
        """One line, such as `4 seats, difficulty=hero, thumb`."""
        bots = self.bots[0] if len(set(self.bots)) == 1 else "+".join(self.bots)
        return ", ".join([f"{self.seats} seats", *(f"{name}={value}" for name, value in self.options), bots])


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
class Row:
    """One game. Nothing in it depends on the machine or the time."""

    game: str
    seed: int
    seats: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    cause: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    stats: tuple[tuple[str, int], ...]
    """Numbers the game itself finds worth telling, such as its turns."""

    @property
    def cell(self) -> Cell:
        """The setting it belongs to."""
        return Cell(self.seats, self.options, self.bots)


@dataclass(frozen=True)
class _Chunk:
    game: str
    content: str | None
    cell: Cell
    first_seed: int
    games: int


def simulate(plan: SimPlan, jobs: int = 1, progress: Progress | None = None) -> list[Row]:
    """Play all games of a plan: cell by cell, in the order of seeds, with `jobs` processes."""
    if jobs < 1:
        raise BadPlan(f"{jobs} processes cannot play: at least 1")
    chunks = _chunks(plan)
    total = sum(chunk.games for chunk in chunks)
    rows: list[Row] = []
    if jobs == 1:
        for chunk in chunks:
            _add(rows, _play_chunk(chunk), total, progress)
        return rows
    # Not forked: a copy of a process with threads may hang, and other systems cannot fork at all.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(chunks)), mp_context=context) as pool:
        futures = [pool.submit(_play_chunk, chunk) for chunk in chunks]
        try:
            for future in futures:
                _add(rows, future.result(), total, progress)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return rows


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


def _chunks(plan: SimPlan) -> list[_Chunk]:
    """The work in portions. A chunk never spans two cells."""
    out: list[_Chunk] = []
    for cell in plan.cells():
        for start in range(0, plan.games, CHUNK):
            games = min(CHUNK, plan.games - start)
            out.append(_Chunk(plan.game, plan.content, cell, plan.first_seed + start, games))
    return out


def _play_chunk(chunk: _Chunk) -> list[Row]:
    game = load(chunk.game, chunk.content)
    return [
        play_game(game, chunk.cell, seed) for seed in range(chunk.first_seed, chunk.first_seed + chunk.games)
    ]


def _add(rows: list[Row], new: list[Row], total: int, progress: Progress | None) -> None:
    rows.extend(new)
    if progress is not None:
        progress(len(rows), total)
