"""The games of the house, imported on demand. A game imports no other game.

The package can be called: `tablee.games()` lists the ids, `tablee.games.glory` is a game's own package.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from types import ModuleType

from tablee.content import ContentError
from tablee.content.facts import read_facts
from tablee.core.errors import TableeError
from tablee.core.fuzzing import Fuzzing
from tablee.core.game import Game

GAMES = ["runemasters", "glory", "havresac", "defenders", "andor"]
"""All games in the order of the lobby: the one place where a game is entered. Everything else is found in its
folder, `facts.toml` first of all. Games of other folders follow, see `add`."""

FOLDERS = "TABLEE_GAMES"
"""The environment variable that names folders of further games, so that processes we start know them, too."""

_loaded: dict[str, Game] = {}
_guests: dict[str, Path] = {}


class GamesPackage(ModuleType):
    """The type of this package: a function of its name in `tablee` would hide everything below it."""

    def __call__(self) -> list[str]:
        """The ids of all games."""
        return sorted(GAMES)


sys.modules[__name__].__class__ = GamesPackage


class UnknownGame(TableeError):
    """A game id nobody knows."""


def add(folder: str | Path, listed: bool = True) -> str:
    """Let a game take part that lies in a folder of its own, and say its id: the name of the folder.

    It is a package like those of the house. One that is not `listed` is known by its id, but in no list.
    """
    place = Path(folder).resolve()
    if not (place / "__init__.py").is_file():
        raise UnknownGame(f"{folder} holds no game: there is no __init__.py")
    if not place.name.isidentifier() or (place.name in GAMES and place.name not in _guests):
        raise UnknownGame(f"{folder}: a game cannot be called '{place.name}' here: rename the folder")
    if _guests.setdefault(place.name, place) != place:
        raise UnknownGame(f"{folder}: there is a game of this name already, in {_guests[place.name]}")
    if str(place.parent) not in __path__:
        __path__.append(str(place.parent))
    if listed and place.name not in GAMES:
        GAMES.append(place.name)
    return place.name


def check_id(game_id: str) -> str:
    """The id itself if there is such a game, otherwise a clear error."""
    if game_id not in GAMES and game_id not in _guests:
        raise UnknownGame(f"unknown game '{game_id}'; known: {', '.join(GAMES)}")
    return game_id


def data_folder(game_id: str) -> Traversable:
    """The data files that come with a game."""
    return files(f"tablee.games.{check_id(game_id)}").joinpath("data")


def load(game_id: str, content: str | Path | None = None) -> Game:
    """A game with its own content, or with the data files in `content`/<game id>."""
    check_id(game_id)
    module = import_module(f"tablee.games.{game_id}")
    if content is not None:
        folder = Path(content) / game_id
        if not folder.is_dir():
            raise ContentError(
                f"{content} holds no folder '{game_id}': make one with 'tablee content export'"
            )
        game: Game = module.load(folder)
        game.facts = load(game_id).facts
        return game
    if game_id not in _loaded:
        game = module.load(data_folder(game_id))
        game.facts = read_facts(files(module), game)
        _loaded[game_id] = game
    return _loaded[game_id]


def fuzzing(game: Game) -> Fuzzing:
    """What fuzz runs know about a game: its package `fuzz`, or what holds for every game."""
    if game.id not in GAMES or not files(f"tablee.games.{game.id}").joinpath("fuzz").is_dir():
        return Fuzzing(game)
    own: Fuzzing = import_module(f"tablee.games.{game.id}.fuzz").fuzzing(game)
    return own


def faults(game_id: str, content: str | Path) -> list[str]:
    """What is wrong with the data files in `content`/<game id>, a line each; empty if the game can be loaded.

    A game whose module has `faults` tells all of them, any other the first.
    """
    module = import_module(f"tablee.games.{check_id(game_id)}")
    found: list[str] = module.faults(Path(content) / game_id) if hasattr(module, "faults") else []
    if not found:
        try:
            load(game_id, content)
        except ContentError as error:
            found = [str(error)]
    return found


for _folder in filter(None, os.environ.get(FOLDERS, "").split(os.pathsep)):
    if Path(_folder, "__init__.py").is_file():  # what is wrong with another the command line says
        add(_folder)
