"""What a bot is, and what all bots of the house have in common."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Protocol

from tablee.bots.turn import TurnMemory
from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.match.seat_view import SeatView


class Bot(Protocol):
    """Somebody who answers the questions to a seat."""

    def choose(self, table: SeatView, budget: int = 0) -> int:
        """One of `table.legal()`.

        `budget` is how many possible states the bot may draw with `table.sample`; 0 leaves it to the bot. The
        answer depends on nothing but the seat's knowledge and the bot's seed and earlier answers.
        """
        ...


class HouseBot:
    """A bot of the house: it has an order of preference, and never goes round in circles.

    It never answers what leads back to a position it has had in this turn. Where every answer does, it takes
    one that closes the step, and goes another way from there.
    """

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self._turn = TurnMemory()

    def choose(self, table: SeatView, budget: int = 0) -> int:
        """The dearest answer that leads on."""
        legal = table.legal()
        if len(legal) == 1:
            return legal[0]
        return self._turn.choose(table, self.preferences(table, legal, budget))

    def preferences(self, table: SeatView, legal: list[int], budget: int) -> Iterator[int]:
        """The legal answers, the dearest first. Later ones are asked for only if earlier ones will not do."""
        raise NotImplementedError

    def recall(self, game: Game, start: State, seat: int, acts: Iterable[tuple[int, int]]) -> None:
        """Take over a turn: what was done since it began at `start`, by seat and action."""
        s = start.clone()
        earlier: list[SeatView] = []
        for actor, action in acts:
            if s.asked(seat):
                earlier.append(SeatView(game, s.clone(), seat))
            s.apply(actor, action)
        if s.asked(seat):
            self._turn.recall(earlier, SeatView(game, s, seat))


class NoAdvice(TableeError):
    """A bot that needs the game's advice, and a game that gives none."""


def advice(game: Game, bot: str, name: str) -> Any:
    """The function `name` of a game's advice, or a clear error that this bot cannot play it."""
    given = getattr(game, "advice", None)
    found = getattr(given, name, None)
    if not callable(found):
        raise NoAdvice(f"bot '{bot}' cannot play {game.id}: its advice has no {name}(); 'random' can")
    return found
