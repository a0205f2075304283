"""The player who looks one step ahead."""

from __future__ import annotations

from tablee.bots.bot import advice
from tablee.core.rng import Rng
from tablee.match.seat_view import SeatView

SAMPLES = 6
"""Possible states an action is tried on when no budget is given."""


class GreedyBot:
    """Tries every action on some possible states and takes the one that looks best on average."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, table: SeatView, budget: int = 0) -> int:
        """The action with the best mean value right after it and after the chance that follows.

        All actions are tried with the same luck, so that they differ by what they do and not by the dice. Of
        equally good actions the one with the lowest number is taken.
        """
        evaluate = advice(table.game, "greedy", "evaluate")
        legal = table.legal()
        if len(legal) == 1:
            return legal[0]
        tries = max(1, budget // len(legal)) if budget else SAMPLES
        totals = [0.0] * len(legal)
        known: dict[tuple[int, ...], float] = {}  # where little is hidden, the same position comes again
        for _ in range(tries):
            guess = table.sample(self.rng)
            luck = self.rng.below(1 << 30)
            for i, action in enumerate(legal):
                s = guess.clone()
                s.apply(table.seat, action)
                s.advance(Rng(luck))
                key = s.key()
                if key not in known:
                    known[key] = evaluate(s, table.seat)
                totals[i] += known[key]
        return legal[totals.index(max(totals))]
