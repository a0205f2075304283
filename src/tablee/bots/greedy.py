"""The player who looks one step ahead."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tablee.bots.bot import HouseBot, advice
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.match.seat_view import SeatView

SAMPLES = 6
"""Possible states an action is tried on when no budget is given."""

Evaluate = Callable[[State, int], float]


class GreedyBot(HouseBot):
    """Tries every action on some possible states and takes the one that looks best on average."""

    def preferences(self, table: SeatView, legal: list[int], budget: int) -> Iterator[int]:
        """The actions by their mean value right after them and after the chance that follows."""
        evaluate = advice(table.game, "greedy", "evaluate")
        yield from by_value(table, legal, evaluate, self.rng, budget)


def by_value(table: SeatView, legal: list[int], evaluate: Evaluate, rng: Rng, budget: int) -> list[int]:
    """The actions by their mean value on some possible states, the best first.

    All actions are tried with the same luck, so that they differ by what they do and not by the dice. Of
    equally good actions the one with the lowest number comes first.
    """
    tries = max(1, budget // len(legal)) if budget else SAMPLES
    totals = [0.0] * len(legal)
    known: dict[tuple[int, ...], float] = {}  # where little is hidden, the same position comes again
    for _ in range(tries):
        guess = table.sample(rng)
        luck = rng.below(1 << 30)
        for i, action in enumerate(legal):
            s = guess.clone()
            s.apply(table.seat, action)
            s.advance(Rng(luck))
            key = s.key()
            if key not in known:
                known[key] = evaluate(s, table.seat)
            totals[i] += known[key]
    return [legal[i] for i in sorted(range(len(legal)), key=lambda i: -totals[i])]
