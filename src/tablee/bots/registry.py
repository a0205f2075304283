"""Bots by name."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial

from tablee.bots.bot import HouseBot
from tablee.bots.greedy import GreedyBot
from tablee.bots.levels import LEVELS, LevelBot
from tablee.bots.search import SearchBot
from tablee.bots.simple import RandomBot
from tablee.bots.thumb import ThumbBot
from tablee.core.errors import TableeError
from tablee.judge.compare import BadBudget, Budget

SEARCH = "search:"
"""What the name of a bot with a budget of its own begins with: `search:200` plays 200 lines on."""

_MAKERS: dict[str, Callable[[int], HouseBot]] = {
    "random": RandomBot,
    "novice": ThumbBot,
    "companion": partial(LevelBot, level="companion"),
    "master": partial(LevelBot, level="master"),
}
_EARLIER: dict[str, Callable[[int], HouseBot]] = {"greedy": GreedyBot, "thumb": ThumbBot}
"""Names of earlier versions: tables and records have them, and programs use them."""

BOTS = tuple(_MAKERS)
"""The names of all bots, the simplest first."""

READABLE = (*BOTS, *_EARLIER)
"""These and the names that tables and records of earlier versions have."""

STANDARD = "novice"
"""The bot that sits down where nobody asked for a certain one: it answers at once."""

assert set(LEVELS) < set(BOTS)


class UnknownBot(TableeError):
    """A name no bot bears."""


def check_name(name: str) -> str:
    """The name itself if there is such a bot, otherwise a clear error."""
    if name.startswith(SEARCH):
        _budget(name)
    elif name not in READABLE:
        raise UnknownBot(f"unknown bot '{name}'; known: {', '.join(BOTS)}")
    return name


def make(name: str, seed: int | None = None) -> HouseBot:
    """A new bot. The same seed and the same questions give the same answers; None means any seed."""
    check_name(name)
    settled = secrets.randbits(62) if seed is None else seed
    if name.startswith(SEARCH):
        return SearchBot(settled, _budget(name))
    return (_MAKERS | _EARLIER)[name](settled)


def experienced(name: str) -> bool:
    """Whether a bot follows the rules of thumb of the seasoned, where a game's advice has such."""
    return name.startswith(SEARCH) or name in LEVELS[1:]


def _budget(name: str) -> Budget:
    number = name.removeprefix(SEARCH)
    if not (number.isascii() and number.isdigit() and len(number) < 10):
        raise BadBudget(f"'{name}' names no budget: write {SEARCH}200 for 200 playouts")
    return Budget(int(number))
