"""A bot that thinks ahead with a judge who tosses coins: it departs from the rules of thumb all the time."""

from __future__ import annotations

from tablee.bots import SearchBot
from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.judge.compare import Budget
from tablee.judge.value import Judge, Value


class CoinJudge(Judge):
    """Every position is worth anything; the same luck again for the same seed."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game)
        self.why_not = None
        self._coins = Rng(seed)

    def value(self, s: State, seat: int) -> Value:
        return Value(self._coins.below(1000) / 1000.0)


class Whim(SearchBot):
    """Two samples of each of two candidates, one answer deep."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(seed, Budget(4, 2, 1, 0.0))
        self._judge = CoinJudge(game, seed)
