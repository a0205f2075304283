"""The Royal Game of Ur: a race for two, kept as an example of a small game outside the package.

`play.py` holds the rules, `state.py` the position, `board.py` what the data file says. See docs/games.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import cast

from tablee.core.advice import Looks
from tablee.core.drawing import Drawing
from tablee.core.game import Game, Json, Option, Outcome
from tablee.core.rng import Rng
from tablee.core.state import State

from . import state
from .board import Board
from .play import PROCS, evaluate, new_game
from .state import ENDINGS, Ur


class UrGame(Game):
    """The game with its board."""

    id = "ur"
    rules_version = 1
    seats = range(2, 3)
    cooperative = False
    options: tuple[Option, ...] = ()
    decision_kinds = ("move",)
    returning = ()
    turn_event = "threw"
    advice = Looks(evaluate)

    def __init__(self, board: Board) -> None:
        self.board = board
        self.content_hash = board.hash
        self.space = board.space
        self.events = board.events
        self.domains = {"square": board.square, "to": board.space.verbs[2].domains[1]}
        self.names = board.names()

    def setup(self, options: Mapping[str, object] | None = None, seats: int = 2) -> Ur:
        self.settle_options(options, seats)
        return new_game(Ur(self.board, PROCS))

    def view(self, s: State, seat: int | None) -> Json:
        """Everything lies open."""
        return state.write(cast(Ur, s))

    def determinise(self, s: State, seat: int | None, rng: Rng) -> Ur:
        """Nothing is hidden, so a copy is what a seat knows."""
        return cast(Ur, s).clone()

    def dump(self, s: State) -> Json:
        return state.dump(cast(Ur, s))

    def load(self, dump: Json) -> Ur:
        return state.load(dump, self.board, PROCS)

    def turn_seat(self, s: State) -> int:
        return cast(Ur, s).turn

    def outcome(self, s: State) -> Outcome | None:
        """UR-1.3 Who has all pieces home; the scores are the pieces home."""
        if not s.ended:
            return None
        home = cast(Ur, s).home
        return Outcome(ENDINGS[s.ended], (home.index(max(home)),), tuple(home))

    def about(self, s: State, seat: int) -> dict[str, str]:
        return {"pips": str(cast(Ur, s).throw)}

    def drawing(self) -> Drawing:
        return self.board.drawing()


def load(folder: Path | Traversable) -> Game:
    """The game with the data file of a folder."""
    return UrGame(Board(folder))
