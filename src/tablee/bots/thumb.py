"""The player who follows the game's rules of thumb."""

from __future__ import annotations

from tablee.bots.bot import advice
from tablee.core.rng import Rng
from tablee.match.seat_view import SeatView


class ThumbBot:
    """Does what the game's `hints.choose` says about a possible state."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, table: SeatView, budget: int = 0) -> int:
        """The advice of the game's own hints. They look at one possible state, whatever the budget."""
        choose = advice(table.game, "thumb", "choose")
        legal = table.legal()
        if len(legal) == 1:
            return legal[0]
        action: int = choose(table.sample(self.rng), table.seat, self.rng)
        return action
