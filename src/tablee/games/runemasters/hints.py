"""Advice for bots: how good a position is, and what a sensible player would do."""

from __future__ import annotations

from tablee.core.rng import Rng
from tablee.games.runemasters.ids import ANGEL, ELDER, P_CHOOSE_ANGEL, P_CHOOSE_ELDER, P_CHOOSE_GUARDIAN, P_CHOOSE_PATH
from tablee.games.runemasters.planner import best_action
from tablee.games.runemasters.outlook import outlook
from tablee.games.runemasters.state import Runemasters
from tablee.games.runemasters.setup import recommended_elder


def evaluate(s: Runemasters, seat: int) -> float:
    """How good a position is for the team."""
    return outlook(s, {})


def choose(s: Runemasters, seat: int, rng: Rng) -> int:
    """What a sensible player would do."""
    legal = s.legal(seat)
    if len(legal) == 1:
        return legal[0]
    proc = s.stack[-1].proc
    if proc == P_CHOOSE_GUARDIAN:
        return rng.choice(legal)
    if proc == P_CHOOSE_PATH:
        return rng.choice(legal)
    if proc == P_CHOOSE_ELDER:
        return ELDER + s.guardian[recommended_elder(s)]
    if proc == P_CHOOSE_ANGEL:
        best = legal[0]
        for a in legal:
            if s.life[s.seat_of(a - ANGEL)] < s.life[s.seat_of(best - ANGEL)]:
                best = a
        return best
    return best_action(s, seat)


def stats(s: Runemasters) -> dict[str, int]:
    """Numbers worth telling about a finished game."""
    return {"turns": s.turn, "rounds": s.round, "temple": s.temple, "alive": s.life.count(0)}
