"""The player who looks one step ahead."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.bots.bot import HouseBot, advice
from tablee.judge.candidates import by_value
from tablee.match.seat_view import SeatView


class GreedyBot(HouseBot):
    """Tries every action on some possible states and takes the one that looks best on average."""

    def preferences(self, table: SeatView, legal: list[int], budget: int) -> Iterator[int]:
        """The actions by their mean value right after them and after the chance that follows."""
        evaluate = advice(table.game, "greedy", "evaluate")
        yield from by_value(table, legal, evaluate, self.rng, budget)
