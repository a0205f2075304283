"""The player without any opinion."""

from __future__ import annotations

from tablee.core.rng import Rng
from tablee.match.seat_view import SeatView


class RandomBot:
    """Takes any legal action, all alike."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, table: SeatView, budget: int = 0) -> int:
        """One of the legal actions."""
        return self.rng.choice(table.legal())
