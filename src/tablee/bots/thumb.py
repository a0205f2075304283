"""The player who follows the game's rules of thumb."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.bots.bot import HouseBot, advice
from tablee.core.rng import Rng
from tablee.judge.candidates import by_value
from tablee.match.seat_view import SeatView


class ThumbBot(HouseBot):
    """Does what the rules of thumb of the game say about a possible state."""

    def preferences(self, table: SeatView, legal: list[int], budget: int) -> Iterator[int]:
        """The advice of the game's rules of thumb, which look at one possible state, whatever the budget."""
        yield from by_thumb(table, legal, self.rng, budget)


def by_thumb(table: SeatView, legal: list[int], rng: Rng, budget: int) -> Iterator[int]:
    """What the rules of thumb say; should it not do, what looks best one step ahead, if the game can tell."""
    choose = advice(table.game, "thumb", "choose")
    advised: int = choose(table.sample(rng), table.seat, rng)
    yield advised
    evaluate = getattr(table.game.advice, "evaluate", None)
    yield from legal if evaluate is None else by_value(table, legal, evaluate, rng, budget)
