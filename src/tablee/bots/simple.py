"""The player without any opinion."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.bots.bot import HouseBot
from tablee.match.seat_view import SeatView


class RandomBot(HouseBot):
    """Takes any legal action, all alike."""

    def preferences(self, table: SeatView, legal: list[int], budget: int) -> Iterator[int]:
        """The legal actions in any order."""
        left = legal
        while left:
            action = self.rng.choice(left)
            yield action
            left = [other for other in left if other != action]
