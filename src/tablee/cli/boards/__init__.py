"""The boards of the games in a terminal: one module per game, named like it.

A module has `TITLE`, what the game is called; `draw(view, text, words)`, which makes the board from what a
seat may see; `goal(words)` and `signs(text, words)`, which tell a newcomer what it is about and how to read
the board; `SETUP`, the kinds of decisions that only prepare the game; `CHANCE`, the verbs of chance, which
nobody types; `HEADLINES`, the kinds of events that begin a part of it; and `RULES`, the rule that tells about
an action, by verb, where the rule of the decision says less. It may have `QUIET`, the kinds of events the log
leaves out; `SCORING`, the kinds of events of the final scoring; `learned(view, text)`, names of pieces that
say more than those of the content; and `spelled(notation)` with `notation(typed)`, where its board names
cells otherwise than the notation does.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from rich.console import RenderableType

from tablee.core.game import Json
from tablee.text import Text, Words


def board(view: Json, text: Text, words: Words) -> RenderableType:
    """What a seat sees of its game, at most 80 columns wide."""
    drawn: RenderableType = _module(text.game.id).draw(view, text, words)
    return drawn


def title(game_id: str) -> str:
    """What a game is called, the same in every language."""
    said: str = _module(game_id).TITLE
    return said


def goal(game_id: str, words: Words) -> str:
    """What players try to do."""
    said: str = _module(game_id).goal(words)
    return said


def signs(text: Text, words: Words) -> str:
    """How to read the board."""
    said: str = _module(text.game.id).signs(text, words)
    return said


def setup_kinds(game_id: str) -> tuple[str, ...]:
    """The kinds of decisions that only prepare a game."""
    kinds: tuple[str, ...] = _module(game_id).SETUP
    return kinds


def chance_verbs(game_id: str) -> tuple[str, ...]:
    """The verbs that chance acts with."""
    verbs: tuple[str, ...] = _module(game_id).CHANCE
    return verbs


def headlines(game_id: str) -> tuple[str, ...]:
    """The kinds of events that begin a part of a game: rounds, turns."""
    kinds: tuple[str, ...] = _module(game_id).HEADLINES
    return kinds


def quiet(game_id: str) -> tuple[str, ...]:
    """The kinds of events that the log leaves out: the board shows them well enough."""
    kinds: tuple[str, ...] = getattr(_module(game_id), "QUIET", ())
    return kinds


def scoring(game_id: str) -> tuple[str, ...]:
    """The kinds of events of the final scoring: told under a heading of their own."""
    kinds: tuple[str, ...] = getattr(_module(game_id), "SCORING", ())
    return kinds


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


def rule_of(game_id: str, verb: str, otherwise: str) -> str:
    """The rule that tells about an action, or else that of the decision."""
    rules: dict[str, str] = _module(game_id).RULES
    return rules.get(verb, otherwise)


def _module(game_id: str) -> Any:
    return import_module(f"{__name__}.{game_id}")
