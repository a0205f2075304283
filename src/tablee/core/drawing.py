"""What is drawn of a game that has no board of its own.

A game says it by `Game.drawing()`: maps of places with what lies on them, and values such as dice, piles,
hands and counters. Each names the part of the view it shows by a path, `throw` or `players.*.hand`, where the
star is the seat. A game that says nothing is drawn from what the view of a fresh game has.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tablee.core.game import Game

EACH_SEAT = "*"
"""The step of a path that stands for a seat."""
DEEP = 3
"""A value that lies deeper in a view than so many steps is left out of what is derived."""


@dataclass(frozen=True)
class Place:
    """A place of a map, as long and high as 1. Without `x` and `y` it is put below the others."""

    id: str
    x: float | None = None
    y: float | None = None
    marked: bool = False
    """Whether it stands out: a rosette, a goal."""


@dataclass(frozen=True)
class PlaceMap:
    """Places, roads between them, and what lies on them."""

    domains: tuple[str, ...]
    """Those that name its places: what choices about them say."""
    holds: str
    """The path to what lies there: place -> a piece, or a list of pieces."""
    pieces: str = "seat"
    """The domain of the pieces; `seat` for those of the players, in their colours."""
    places: tuple[Place, ...] = ()
    roads: tuple[tuple[str, str], ...] = ()
    cells: bool = False
    """Whether places touch each other, as on a grid; otherwise they are round."""
    size: tuple[float, float] = (0, 0)
    """How wide and high the picture is; (0, 0): as large as its places need it."""


@dataclass(frozen=True)
class Shown:
    """A number, a piece or a list of pieces, with its word: the message `label-<label>` of the game."""

    path: str
    label: str
    domain: str = ""
    """That of the pieces; empty for numbers and words."""
    target: tuple[str, str] = ("", "")
    """The piece that a press on it means: a pile to draw from."""


@dataclass(frozen=True)
class Drawing:
    """All that is drawn, in this order, and what its author should know."""

    maps: tuple[PlaceMap, ...] = ()
    shown: tuple[Shown, ...] = ()
    notes: tuple[str, ...] = ()


@lru_cache
def drawing_of(game: Game) -> Drawing:
    """The drawing of a game, with a place for everything; what had to be guessed is told in `notes`."""
    given = game.drawing()
    if given is None:
        given = Drawing(shown=tuple(_derived(game, _fresh_view(game))))
    notes = list(given.notes)
    maps = tuple(_arranged(one, game, notes) for one in given.maps)
    return replace(given, maps=maps, notes=tuple(notes))


def found(view: Mapping[str, Any], path: str, seat: int | None = None) -> Any:
    """The part of a view that a path leads to; None where there is none."""
    value: Any = view
    for step in path.split("."):
        if step == EACH_SEAT:
            step = str(seat)
        if isinstance(value, Mapping):
            value = value.get(step)
        elif isinstance(value, list) and step.isdecimal() and int(step) < len(value):
            value = value[int(step)]
        else:
            return None
    return value


def pieces_of(value: Any) -> list[str]:
    """The pieces that lie somewhere: none, one or several."""
    if value is None or value == "":
        return []
    return [str(one) for one in (value if isinstance(value, list) else [value])]


def told(value: Any, name: Callable[[str, str], str]) -> str:
    """Any value of a view in a line, for what nobody has said how to draw: `rune red, spent`.

    `name` tells what a piece of a domain is called; what is empty or does not hold is left out.
    """
    if isinstance(value, Mapping):
        parts = [(str(key), inner) for key, inner in value.items() if not _empty(inner)]
        return ", ".join(key if inner is True else f"{key} {_said(key, inner, name)}" for key, inner in parts)
    if isinstance(value, list):
        return "; ".join(told(one, name) for one in value) or "–"
    return "–" if _empty(value) else str(value)


def _said(key: str, value: Any, name: Callable[[str, str], str]) -> str:
    return name(key, value) if isinstance(value, str) else told(value, name)


def _empty(value: Any) -> bool:
    return value is None or value is False or value in ("", [], {})


# A place for everything ------------------------------------------------------------------------------------


def _arranged(one: PlaceMap, game: Game, notes: list[str]) -> PlaceMap:
    """The map with coordinates for all its places, those outside moved to its edge, and its size."""
    for domain in one.domains:
        known = game.domains[domain].index if domain in game.domains else {}
        notes += [f"place {at.id}: the game has no such {domain}" for at in one.places if at.id not in known]
    for road in one.roads:
        for end in road:
            if end not in {place.id for place in one.places}:
                notes.append(f"road {road[0]} - {road[1]}: there is no place {end}")
    set_out = [place for place in one.places if place.x is not None and place.y is not None]
    wide = one.size[0] or max((place.x + 1 for place in set_out if place.x is not None), default=1)
    high = one.size[1] or max((place.y + 1 for place in set_out if place.y is not None), default=1)
    places: list[Place] = []
    without = 0
    for place in one.places:
        if place.x is None or place.y is None:
            across = max(1, int(wide))
            places.append(replace(place, x=without % across, y=high + without // across))
            without += 1
            notes.append(f"place {place.id}: has no x and y, it is drawn below the others")
        else:
            x, y = (min(max(at, 0), edge - 1) for at, edge in ((place.x, wide), (place.y, high)))
            if (x, y) != (place.x, place.y):
                notes.append(f"place {place.id}: lies outside the picture, it is drawn at its edge")
            places.append(replace(place, x=x, y=y))
    high += -(-without // max(1, int(wide)))
    ids = {place.id for place in places}
    roads = tuple(road for road in one.roads if ids.issuperset(road))
    return replace(one, places=tuple(places), roads=roads, size=(wide, high))


# What a view has -------------------------------------------------------------------------------------------


def _fresh_view(game: Game) -> Mapping[str, Any]:
    return game.view(game.setup({}, game.seats[-1]), None)


def _derived(game: Game, view: Mapping[str, Any]) -> Iterator[Shown]:
    """Everything in a view that is a number, a word, or a list of these, each under its own name."""
    for path in _paths(view, "", DEEP, game.seats[-1]):
        value = found(view, path, 0)
        pieces = pieces_of(value)
        known = [name for name, domain in game.domains.items() if domain.index.keys() >= set(pieces)]
        words = isinstance(value, str) or (isinstance(value, list) and bool(value))
        label = path.removesuffix(f".{EACH_SEAT}").split(".")[-1]
        yield Shown(path, label, known[0] if known and words else "")


def _paths(value: Any, path: str, deep: int, seats: int) -> Iterator[str]:
    """The paths to what can be shown; a list as long as there are seats goes by seat."""
    if isinstance(value, Mapping) and deep:
        for key, inner in value.items():
            if "." not in str(key):
                yield from _paths(inner, f"{path}.{key}" if path else str(key), deep - 1, seats)
    elif isinstance(value, list) and len(value) == seats and path:
        yield from _paths(value[0], f"{path}.{EACH_SEAT}", deep, seats)
    elif not isinstance(value, Mapping) and not (
        isinstance(value, list) and any(isinstance(one, list | Mapping) for one in value)
    ):
        yield path
