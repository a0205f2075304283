"""Advice for bots: how good a position is, and what a sensible player would do.

`planner.py` makes the plan of a turn, `outlook.py` judges where it leads.
"""

from __future__ import annotations

from typing import Final

from tablee.core.rng import Rng
from tablee.games.runemasters.advice.outlook import outlook
from tablee.games.runemasters.advice.planner import after_movement, best_action, candidates
from tablee.games.runemasters.ids import (
    ELDER,
    END,
    NOBODY,
    P_ACTIONS,
    P_CHOOSE_ANGEL,
    P_CHOOSE_ELDER,
    P_CHOOSE_GUARDIAN,
    P_CHOOSE_PATH,
)
from tablee.games.runemasters.setup import recommended_elder
from tablee.games.runemasters.state import Runemasters

FRESH_DICE: Final = 1.5
"""About what the next guardian's dice are worth: as much as the monster costs that came before them."""


def evaluate(s: Runemasters, seat: int) -> float:
    """How good a position is for the team, as `seat` sees it: more is better, 100 is won, -100 lost.

    In its own turn a seat counts what the monsters will do at the end of it, and an action that is under way
    as completed in the best manner.
    """
    if not s.ended and s.elder == NOBODY:
        return 0.0
    for frame in s.stack:
        if frame.proc == P_ACTIONS:
            if frame.who == seat:
                return completed(s, seat)
            return outlook(s, {}) + FRESH_DICE
    return outlook(s, {})


def completed(s: Runemasters, seat: int) -> float:
    """The value at the end of the own turn if nothing more is begun; RUN-4.10 what was begun is completed."""
    if s.stack[-1].proc == P_ACTIONS or not s.asked(seat):
        return after_movement(s.clone(), seat, {})
    best = -1.0e9
    for a in candidates(s, seat, END):
        t = s.clone()
        t.apply(seat, a)
        best = max(best, completed(t, seat))
    return best


def choose(s: Runemasters, seat: int, rng: Rng) -> int:
    """What a sensible player would do. `s` is a sample for this call alone."""
    legal = s.legal(seat)
    if len(legal) == 1:
        return legal[0]
    proc = s.stack[-1].proc
    if proc in (P_CHOOSE_GUARDIAN, P_CHOOSE_PATH):  # any team can win, and no monster is in sight yet
        return rng.choice(legal)
    if proc == P_CHOOSE_ELDER:  # RUN-1.21 as the rulebook recommends
        return ELDER + s.guardian[recommended_elder(s)]
    if proc == P_CHOOSE_ANGEL:
        return choose_angel(s, seat, legal)
    return best_action(s, seat)


def choose_angel(s: Runemasters, seat: int, legal: list[int]) -> int:
    """The angel goes where it changes the outlook most: to whom the next blows would kill."""
    best = legal[0]
    best_value = -1.0e9
    for a in legal:
        t = s.clone()
        t.apply(seat, a)
        value = outlook(t, {})
        if value > best_value:
            best_value = value
            best = a
    return best


def stats(s: Runemasters) -> dict[str, int]:
    """Numbers worth telling about a finished game."""
    alive = 0
    for life in s.life:
        if life > 0:
            alive += 1
    return {"rounds": s.round, "turns": s.turn, "temple": s.temple, "alive": alive}
