"""Advice for bots."""

from tablee.core.rng import Rng
from tablee.games.glory.state import Glory


def evaluate(s: Glory, seat: int) -> float:
    return float(s.has(seat, 4))


def choose(s: Glory, seat: int, rng: Rng) -> int:
    return rng.choice(s.legal(seat))
