"""A bot that goes round in circles wherever a game lets it."""

from __future__ import annotations

from tablee.bots import make
from tablee.core.game import Game
from tablee.core.state import State
from tablee.match.seat_view import SeatView


def fidgeting(game: Game, s: State, seat: int) -> int | None:
    """Something to pick up or to put down again, if there is anything."""
    found = [action for action in s.legal(seat) if game.space.verb(action).name in ("pick", "drop")]
    return found[-1] if found else None


class Fidget:
    """Picks up and puts down for ever; sensible where that is not possible."""

    def __init__(self) -> None:
        self._sensible = make("thumb", 1)

    def choose(self, table: SeatView, budget: int = 0) -> int:
        action = fidgeting(table.game, table._state, table.seat)
        return self._sensible.choose(table, budget) if action is None else action
