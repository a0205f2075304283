"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol

from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.match.seat_view import SeatView


class Bot(Protocol):
    """Somebody who answers the questions to a seat."""

    def choose(self, table: SeatView, budget: int = 0) -> int:
        """One of `table.legal()`.

        `budget` is how many possible states the bot may draw with `table.sample`; 0 leaves it to the bot. The
        answer depends on nothing but the seat's knowledge and the bot's seed and earlier answers.
        """
        ...


class NoAdvice(TableeError):
    """A bot that needs the game's hints, and a game that gives none."""


def advice(game: Game, bot: str, name: str) -> Any:
    """The function `name` of a game's hints, or a clear error that this bot cannot play it."""
    hints = getattr(game, "hints", None)
    found = getattr(hints, name, None)
    if not callable(found):
        raise NoAdvice(f"bot '{bot}' cannot play {game.id}: its hints have no {name}(); 'random' can")
    return found
