"""What the rows of mass play tell, and how sure that is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tablee.games import load
from tablee.sim.rows import Cell, Row
from tablee.sim.stats import difference, mean_and_spread, two_proportions, wilson

SURE = 0.05
"""A difference counts only if chance alone brings one as large less often than this."""


@dataclass(frozen=True)
class Rate:
    """How often somebody won, with the 95 % interval of the true rate. A shared win is a win."""

    who: str
    wins: int
    games: int

    @property
    def rate(self) -> float:
        """The rate in the sample."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval."""
        return wilson(self.wins, self.games)

    def text(self) -> str:
        """One line, such as `thumb 57.0 % (50.1 to 63.7)`."""
        low, high = self.interval
        return f"{self.who} {self.rate:.1%} ({100 * low:.1f} to {100 * high:.1f})".replace("%", " %")


@dataclass(frozen=True)
class CellSummary:
    """One cell: who won how often, why games ended, and how long they were."""

    game: str
    cell: Cell
    games: int
    rates: tuple[Rate, ...]
    """One for the team of a cooperative game, otherwise one for each seat."""
    causes: tuple[tuple[str, int], ...]
    decisions: tuple[float, float]
    """Mean and standard deviation."""
    stats: tuple[tuple[str, float, float], ...]
    """The game's own numbers: name, mean, standard deviation."""


@dataclass(frozen=True)
class Comparison:
    """The difference of two rates, first minus second, with its 95 % interval and the p value."""

    difference: float
    low: float
    high: float
    p: float

    @property
    def sure(self) -> bool:
        """Whether the sample tells the rates apart. For a single comparison: of twenty, one errs."""
        return self.p < SURE


def summarise(rows: Sequence[Row]) -> list[CellSummary]:
    """One summary per cell, in the order in which cells first appear."""
    groups: dict[tuple[str, Cell], list[Row]] = {}
    for row in rows:
        groups.setdefault((row.game, row.cell), []).append(row)
    return [_summary(game, cell, group) for (game, cell), group in groups.items()]


def compare(first: Rate, second: Rate) -> Comparison:
    """Whether two rates differ. The games of both are taken as independent."""
    counts = (first.wins, first.games, second.wins, second.games)
    low, high = difference(*counts)
    return Comparison(first.rate - second.rate, low, high, two_proportions(*counts))


def _summary(game: str, cell: Cell, rows: list[Row]) -> CellSummary:
    if load(game).cooperative:
        rates = [Rate("team", sum(bool(row.winners) for row in rows), len(rows))]
    else:
        rates = [
            Rate(f"{seat + 1} {name}", sum(seat in row.winners for row in rows), len(rows))
            for seat, name in enumerate(cell.bots)
        ]
    causes = Counter(row.cause for row in rows)
    numbers: dict[str, list[int]] = {}
    for row in rows:
        for name, value in row.stats:
            numbers.setdefault(name, []).append(value)
    return CellSummary(
        game,
        cell,
        len(rows),
        tuple(rates),
        tuple(sorted(causes.items(), key=lambda item: (-item[1], item[0]))),
        mean_and_spread([row.decisions for row in rows]),
        tuple((name, *mean_and_spread(values)) for name, values in numbers.items()),
    )
