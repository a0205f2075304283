"""The boards of the games in a terminal: one module per game, named like it.

A module has `draw(view, text, words)`, which makes the board from what a seat may see, and
`signs(text, words)`, which tells a newcomer how to read it. It may have `learned(view, text)`, names of
pieces that say more than those of the content; and `spelled(notation)` with `notation(typed)`, where its
board names cells otherwise than the notation does. What else is to be known about a game stands on its
sheet, `Game.facts`. A game without a module is drawn by `plain`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType

from tablee.cli.boards import plain
from tablee.core.game import Json
from tablee.text import Text, Words


def board(view: Json, text: Text, words: Words) -> RenderableType:
    """What a seat sees of its game, at most 80 columns wide."""
    drawn: RenderableType = _module(text.game.id).draw(view, text, words)
    return drawn


def signs(text: Text, words: Words) -> str:
    """How to read the board."""
    said: str = _module(text.game.id).signs(text, words)
    return said


def learn(view: Json, text: Text) -> None:
    """Take over names of pieces from what a seat sees: a task instead of the title of its card."""
    learned = getattr(_module(text.game.id), "learned", None)
    if learned is not None:
        text.learn(learned(view, text))


def spelled(game_id: str, text: str) -> str:
    """An action as people read and type it: with cells as the board names them."""
    spell: Callable[[str], str] | None = getattr(_module(game_id), "spelled", None)
    return text if spell is None else spell(text)


def notation(game_id: str, typed: str) -> str:
    """The notation of an action that was typed so."""
    unspell: Callable[[str], str] | None = getattr(_module(game_id), "notation", None)
    return typed if unspell is None else unspell(typed)


def _module(game_id: str) -> Any:
    if find_spec(f"{__name__}.{game_id}") is None:
        return plain
    return import_module(f"{__name__}.{game_id}")
