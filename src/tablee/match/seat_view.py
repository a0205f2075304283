"""What a bot gets to see of a table: never the true state."""

from __future__ import annotations

from tablee.core.game import Decision, Game, Json
from tablee.core.rng import Rng
from tablee.core.state import State


class SeatView:
    """One seat's view of a position: what it sees, what it may do, and guesses at the rest."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._state = state

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self._state.seats

    def view(self) -> Json:
        """What the seat sees."""
        return self.game.view(self._state, self.seat)

    def decision(self) -> Decision | None:
        """The question it may answer."""
        return self.game.decision(self._state, self.seat)

    def legal(self) -> list[int]:
        """Its legal actions, sorted."""
        return self._state.legal(self.seat)

    def sample(self, rng: Rng) -> State:
        """A possible state consistent with everything the seat has seen, free to be played with."""
        return self.game.determinise(self._state, self.seat, rng)
