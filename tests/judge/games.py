"""Games to review, and judges that are quick to ask."""

from __future__ import annotations

import math
from collections.abc import Callable

from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.games import load
from tablee.judge.value import Judge, Value, final
from tablee.match import Match

SEATS = {"andor": 2, "defenders": 2, "glory": 2, "havresac": 2, "runemasters": 2}


def played(game: str, seed: int, seats: int = 0) -> Match:
    """A game that was played to its end by players who choose by lot."""
    rng = Rng(seed)
    match = Match(load(game), ["random"] * (seats or SEATS[game]), seed=seed)
    while not match.is_over():
        seat = match.to_act()[0]
        action = rng.choice(match.position().legal(seat))
        match.submit(seat, match.decision_id(seat), match.game.space.text(action))
    return match


class QuickJudge(Judge):
    """Judges every position at once, by a function of it."""

    def __init__(self, game: Game, chance: Callable[[State, int], float]) -> None:
        super().__init__(game, rollouts=1)
        self.why_not = None
        self.error = 0.03
        self._chance = chance

    def value(self, s: State, seat: int) -> Value:
        if s.ended:
            return final(self.game, s, seat)
        return Value(self._chance(s, seat), None if self.game.cooperative else 0.0)


def by_numbers(game: Game) -> Judge:
    """A judge whose chances follow from the fields of a state: senseless, but never the same."""

    def chance(s: State, seat: int) -> float:
        total = sum((i % 7 - 3) * n for i, n in enumerate(s.numbers()) if -100 < n < 100)
        return 0.5 + 0.4 * math.sin(total * (seat + 1) / 50.0)

    return QuickJudge(game, chance)
