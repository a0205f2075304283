"""Bots by name."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from tablee.bots.bot import HouseBot
from tablee.bots.greedy import GreedyBot
from tablee.bots.simple import RandomBot
from tablee.bots.thumb import ThumbBot
from tablee.core.errors import TableeError

_MAKERS: dict[str, Callable[[int], HouseBot]] = {"random": RandomBot, "greedy": GreedyBot, "thumb": ThumbBot}

BOTS = tuple(_MAKERS)
"""The names of all bots, the simplest first."""

STANDARD = "thumb"
"""The bot that sits down where nobody asked for a certain one."""


class UnknownBot(TableeError):
    """A name no bot bears."""


def check_name(name: str) -> str:
    """The name itself if there is such a bot, otherwise a clear error."""
    if name not in _MAKERS:
        raise UnknownBot(f"unknown bot '{name}': known are {', '.join(BOTS)}")
    return name


def make(name: str, seed: int | None = None) -> HouseBot:
    """A new bot. The same seed and the same questions give the same answers; None means any seed."""
    return _MAKERS[check_name(name)](secrets.randbits(62) if seed is None else seed)
