"""The ladder of a game as a file, `advice/ladder.json`: how often each level wins; see `tablee ladder`."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from tablee.core.errors import TableeError
from tablee.core.game import Game

FORMAT = 1
FILE = "ladder.json"


class BadLadder(TableeError):
    """A file that holds no ladder."""


class Rung(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level in a setting: how often it won, alone or against the level below."""

    level: str
    seats: int
    options: dict[str, str]
    """Those that were chosen; the others have their defaults."""
    games: int
    rate: float
    """Games won; a victory shared among rivals counts as its part of one."""
    low: float
    high: float
    """The 95 % interval of the rate."""
    against: str = ""
    """The level of all rivals; empty for teams."""
    gain: float = 0.0
    """Teams: how much more often it wins than the level below with the same seeds."""
    gain_low: float = 0.0
    gain_high: float = 0.0
    command: str = ""
    """What measured it."""


class Ladder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of the file."""

    format: int
    game: str
    rules_version: int
    rungs: list[Rung]


def shipped(game: str) -> Ladder | None:
    """The ladder that comes with a game, if it has been measured."""
    try:
        place = files(f"tablee.games.{game}.advice") / FILE
    except ModuleNotFoundError:  # a game that is not of the house
        return None
    return read(place) if place.is_file() else None


def read(place: Path | Traversable) -> Ladder:
    """The ladder of a file; one clear error if it holds none."""
    try:
        ladder = msgspec.json.decode(place.read_bytes(), type=Ladder)
    except OSError as error:
        raise BadLadder(f"{place} cannot be read: {error.strerror or error}") from None
    except msgspec.DecodeError as error:
        raise BadLadder(f"{place} holds no ladder: {error}") from None
    if ladder.format != FORMAT:
        raise BadLadder(f"{place} has format {ladder.format}: this version reads format {FORMAT}")
    return ladder


def joined(ladder: Ladder | None, game: Game, rungs: Sequence[Rung]) -> Ladder:
    """A ladder with new rungs in place of those of the same level, setting and rivals.

    What was measured under other rules is not kept.
    """
    kept = [] if ladder is None or ladder.rules_version != game.rules_version else ladder.rungs
    new = {_key(rung) for rung in rungs}
    return Ladder(
        FORMAT,
        game.id,
        game.rules_version,
        [*(rung for rung in kept if _key(rung) not in new), *rungs],
    )


def _key(rung: Rung) -> tuple[str, int, str, tuple[tuple[str, str], ...]]:
    return rung.level, rung.seats, rung.against, tuple(sorted(rung.options.items()))


def written(ladder: Ladder) -> bytes:
    """The file."""
    return msgspec.json.format(msgspec.json.encode(ladder), indent=1) + b"\n"
