"""The player who follows the game's rules of thumb."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.bots.bot import HouseBot, advice
from tablee.core.rng import Rng
from tablee.judge.candidates import by_value
from tablee.judge.value import Choose
from tablee.match.seat_view import SeatView


class ThumbBot(HouseBot):
    """Does what the rules of thumb of the game say about a possible state."""

    def preferences(self, table: SeatView, legal: list[int], budget: int) -> Iterator[int]:
        """The advice of the game's rules of thumb, which look at one possible state, whatever the budget."""
        yield from by_thumb(table, legal, self.rng, budget)


def by_thumb(
    table: SeatView, legal: list[int], rng: Rng, budget: int, choose: Choose | None = None
) -> Iterator[int]:
    """What the rules of thumb say, or `choose`; should it not do, what looks best one step ahead.

    That only if the game can tell it.
    """
    choose = choose or advice(table.game, "thumb", "choose")
    yield choose(table.sample(rng), table.seat, rng)
    evaluate = getattr(table.game.advice, "evaluate", None)
    yield from legal if evaluate is None else by_value(table, legal, evaluate, rng, budget)
