"""The advice of a game that can only tell how good a position looks: bots and hints go by it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.core.rng import Rng
from tablee.core.state import State


class Looks:
    """Looks one answer ahead; of what looks equally good any will do."""

    def __init__(self, evaluate: Callable[[Any, int], float]) -> None:
        """`evaluate(state, seat)` is larger the better the seat stands, whoever is to act."""
        self.evaluate = evaluate

    def choose(self, s: State, seat: int, rng: Rng) -> int:
        """The rule of thumb: the answer after which the position looks best."""
        best: list[int] = []
        most = 0.0
        for action in s.legal(seat):
            twin = s.clone()
            twin.apply(seat, action)
            value = self.evaluate(twin, seat)
            if not best or value > most:
                best, most = [action], value
            elif value == most:
                best.append(action)
        return rng.choice(best)
