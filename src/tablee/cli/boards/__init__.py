"""The boards of the games in a terminal: one module per game, named like it.

A module has `draw(view, text, words)`, which makes the board from what a seat may see; `SETUP`, the kinds of
decisions that only prepare the game; `HEADLINES`, the kinds of events that begin a part of it; and `RULES`,
the rule that tells about an action, by verb, where the rule of the decision says less.
"""

from __future__ import annotations

from importlib import import_module

from rich.console import RenderableType

from tablee.core.game import Json
from tablee.text import Text, Words


def board(view: Json, text: Text, words: Words) -> RenderableType:
    """What a seat sees of its game, at most 80 columns wide."""
    drawn: RenderableType = import_module(f"{__name__}.{text.game.id}").draw(view, text, words)
    return drawn


def setup_kinds(game_id: str) -> tuple[str, ...]:
    """The kinds of decisions that only prepare a game."""
    kinds: tuple[str, ...] = import_module(f"{__name__}.{game_id}").SETUP
    return kinds


def headlines(game_id: str) -> tuple[str, ...]:
    """The kinds of events that begin a part of a game: rounds, turns."""
    kinds: tuple[str, ...] = import_module(f"{__name__}.{game_id}").HEADLINES
    return kinds


def rule_of(game_id: str, verb: str, otherwise: str) -> str:
    """The rule that tells about an action, or else that of the decision."""
    rules: dict[str, str] = import_module(f"{__name__}.{game_id}").RULES
    return rules.get(verb, otherwise)
