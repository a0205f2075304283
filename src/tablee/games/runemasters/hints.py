"""Advice for bots: how good a position is, and what a sensible player would do."""

from __future__ import annotations

from tablee.core.rng import Rng
from tablee.games.runemasters.state import Runemasters


def evaluate(s: Runemasters, seat: int) -> float:
    """How good a position is for the team."""
    return float(s.temple)


def choose(s: Runemasters, seat: int, rng: Rng) -> int:
    """What a sensible player would do."""
    return s.legal(seat)[0]
