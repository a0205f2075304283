"""What a bot remembers of its turn, so that it never goes round in circles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.match.seat_view import SeatView

Position = tuple[int, ...]

MAX_FORCED = 100
"""More questions with a single answer than any game puts to a seat one after the other."""


class TurnMemory:
    """The positions a seat has had in its present turn, told apart by what the seat may know.

    A turn goes on while the seat finds the position it foresaw. Chance, or an act of somebody else, leads
    anywhere: then the memory begins anew. Questions with a single answer are no positions of their own.
    """

    def __init__(self) -> None:
        self._been: dict[Position, int] = {}
        self._foreseen: Position | None = None
        self._here: State | None = None
        self._after: dict[int, tuple[Position | None, int]] = {}

    def recall(self, earlier: Iterable[SeatView], now: SeatView) -> None:
        """Take over a turn that somebody else began: the positions it has had before the present one."""
        self._been = {}
        for table in earlier:
            if len(table.legal()) > 1:
                self._note(_position(table, _possible(table)))
        self._foreseen = _position(now, _possible(now))

    def choose(self, table: SeatView, preferences: Iterator[int]) -> int:
        """The first answer that does not lead back to a position of this turn, the present one among them.

        Where every answer leads back: one that leaves the fewest questions open behind it, to go another way
        from there. What cannot be part of a circle is taken unseen, and begins the turn anew.
        """
        if table.game.returning == ():
            return next(preferences)
        self._here = None
        self._after = {}
        refused: list[int] = []
        for action in preferences:
            if not table.game.may_return(action):
                self._been = {}
                self._foreseen = None
                return action
            if self._here is None:
                self._arrive(table)
            position, _ = self._foresee(table, action)
            if position not in self._been:
                self._foreseen = position
                return action
            refused.append(action)
        action = min(refused, key=lambda action: self._cost(table, action))
        self._foreseen, _ = self._foresee(table, action)
        return action

    def _arrive(self, table: SeatView) -> None:
        self._here = _possible(table)
        position = _position(table, self._here)
        if position != self._foreseen:
            self._been = {}
        self._note(position)

    def _note(self, position: Position) -> None:
        self._been[position] = self._been.get(position, 0) + 1

    def _cost(self, table: SeatView, action: int) -> tuple[int, int, int]:
        """Steps left pending, visits of the position, number: what is least ends the step soonest."""
        position, pending = self._foresee(table, action)
        return pending, 0 if position is None else self._been.get(position, 0), action

    def _foresee(self, table: SeatView, action: int) -> tuple[Position | None, int]:
        """The next position at which the seat has a choice, and how many steps are pending there.

        No position, when somebody else or chance is asked before.
        """
        if action not in self._after:
            assert self._here is not None, "the seat has arrived"
            self._after[action] = _look_ahead(table, self._here, action)
        return self._after[action]


def _look_ahead(table: SeatView, here: State, action: int) -> tuple[Position | None, int]:
    s = here.clone()
    seat = table.seat
    s.apply(seat, action)
    for _ in range(MAX_FORCED):
        if not s.asked(seat):
            return None, 0
        legal = s.legal(seat)
        if len(legal) > 1:
            break
        s.apply(seat, legal[0])
    depth = len(s.stack) + (len(s.lines[seat]) if s.lines else 0)
    return _position(table, s), depth


def _possible(table: SeatView) -> State:
    """One possible state, the same for all that the seat cannot tell apart."""
    return table.sample(Rng(0))


def _position(table: SeatView, possible: State) -> Position:
    """What tells a position from others for the seat."""
    return table.game.determinise(possible, table.seat, Rng(0)).key()
