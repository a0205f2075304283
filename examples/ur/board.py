"""The data file of the board, checked, and what the rules read of it."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import msgspec

from tablee.content import ContentError, Entry, content_hash, read_table
from tablee.core.actions import ActionSpace, Domain
from tablee.core.drawing import Drawing, Place, PlaceMap, Shown
from tablee.core.events import EventTable

FILE = "board.toml"
ROWS = {
    "fr": {"l": "clair", "m": "centre", "d": "sombre"},
    "en": {"l": "light", "m": "middle", "d": "dark"},
}
"""What the rows are called, by the letter of their squares."""
Few = Annotated[int, msgspec.Meta(ge=1, le=9)]


class Square(Entry, frozen=True, kw_only=True):
    """A square; one without `x` and `y` can be played on, too."""

    id: Annotated[str, msgspec.Meta(pattern="^[lmd][0-9]+$")]
    x: int | None = None
    y: int | None = None
    rosette: bool = False


class BoardFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`board.toml`: what there is of everything, and the way of each side as ids of squares."""

    pieces: Few
    dice: Few
    light: list[str]
    dark: list[str]
    square: list[Square]


class Board:
    """The squares by number, the way of each seat over them, and the words of actions and events."""

    def __init__(self, folder: Path | Traversable) -> None:
        self.file = read_table(folder, FILE, BoardFile)
        self.hash = content_hash(self.file)
        self.squares = [square.id for square in self.file.square]
        self.rosette = [square.rosette for square in self.file.square]
        self.ways = [self._way("light", self.file.light), self._way("dark", self.file.dark)]
        self.square = Domain("square", self.squares)
        self.pips = Domain("pips", [str(n) for n in range(self.file.dice + 1)])
        self.space = ActionSpace()
        self.throw = self.space.add("throw", self.pips)
        self.enter = self.space.add("enter", self.square)
        self.move = self.space.add("move", self.square, Domain("to", self.squares))
        self.off = self.space.add("off", self.square)
        self.events = EventTable()
        self.threw = self.events.add("threw", "seat", "pips")
        self.stuck = self.events.add("stuck", "seat")
        self.entered = self.events.add("entered", "seat", "square")
        self.moved = self.events.add("moved", "seat", "square", "to")
        self.captured = self.events.add("captured", "seat", "other:seat", "square")
        self.left = self.events.add("left", "seat", "home")
        self.again = self.events.add("again", "seat", "square")
        self.won = self.events.add("won", "seat")

    def _way(self, side: str, ids: list[str]) -> list[int]:
        for id in ids:
            if id not in self.squares or ids.count(id) > 1:
                raise ContentError(f"{FILE}: {side}: '{id}' must be on the board, and once on the way")
        if len(ids) <= self.file.dice:
            raise ContentError(f"{FILE}: {side}: a way is longer than the highest throw, {self.file.dice}")
        return [self.squares.index(id) for id in ids]

    def names(self) -> dict[str, dict[str, dict[str, str]]]:
        """What the squares are called: by their row and the number they have on the way."""
        called = {
            lang: {id: f"{words[id[0]]} {id[1:]}" for id in self.squares} for lang, words in ROWS.items()
        }
        return {lang: {"square": names, "to": names} for lang, names in called.items()}

    def drawing(self) -> Drawing:
        """What is drawn: the squares with the pieces on them, the throw, and the pieces beside the board."""
        places = tuple(Place(one.id, one.x, one.y, one.rosette) for one in self.file.square)
        return Drawing(
            maps=(PlaceMap(("square", "to"), "board", places=places, cells=True),),
            shown=(Shown("throw", "throw"), Shown("reserve.*", "reserve"), Shown("home.*", "home")),
        )
