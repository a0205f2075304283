"""Advice for bots: how good a position is, and what a sensible hero would do. Only what is open is used."""

from __future__ import annotations

from tablee.core.rng import Rng
from tablee.games.andor.ids import WON
from tablee.games.andor.state import Andor


def evaluate(s: Andor, seat: int) -> float:
    """How good a position is for the team."""
    if s.ended:
        return 1000.0 if s.ended == WON else -1000.0
    return float(sum(s.sp) * 3 + sum(s.wp) - 5 * s.letter)


def choose(s: Andor, seat: int, rng: Rng) -> int:
    """What a sensible hero would do."""
    return rng.choice(s.legal(seat))
