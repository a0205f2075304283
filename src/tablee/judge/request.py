"""What a partner asks of a bot: whether it can be done, and whether it would throw the game away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from tablee.core.game import Game
from tablee.core.reason import Reason
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.judge.compare import SEEDS, Plan, standard_error, tried
from tablee.judge.intention import speaks
from tablee.judge.value import Choose, Judge
from tablee.match.seat_view import SeatView

SAMPLES: Final = 8
"""Possible states on which what was asked is compared with what the rules of thumb say,"""
AHEAD: Final = 6
"""so many answers ahead."""
MUCH: Final = 0.04
"""What a bot gives up to please a partner, in chances to win; more only within the doubt."""
DOUBT: Final = 2.0
"""Standard errors of that doubt."""

Answer = Literal["yes", "cannot", "worse"]
"""It is done; it cannot be done; it would throw too much away."""


@dataclass(frozen=True)
class Reply:
    """What a bot answers to a wish at a question, and what it does; None: what it would do anyway."""

    answer: Answer
    action: int | None = None


def wishes(game: Game, s: State, seat: int, asker: int) -> list[Reason]:
    """What somebody may ask of another seat now, at most four things; none among rivals."""
    if not speaks(game) or s.ended or game.turn_seat(s) is None or seat == asker:
        return []
    found: list[Reason] = game.advice.wishes(game.determinise(s, None, Rng(0)), seat, asker)
    return found


def reply(
    table: SeatView, wish: Reason, judge: Judge, rng: Rng, choose: Choose | None = None
) -> Reply | None:
    """How a seat follows a wish at its question; None: the question has nothing to do with it.

    `choose`: what it would do otherwise; by the rules of thumb if nothing is told.
    """
    advice = table.game.advice
    legal = table.legal()
    found = advice.serve(table.sample(rng), table.seat, wish, rng)
    if found is None:
        return None
    plans: list[Plan] = [tuple(plan) for plan in found if plan[0] in legal]
    if not plans:
        return Reply("cannot")
    thumb: int = (choose or advice.choose)(table.sample(rng), table.seat, rng)
    if plans[0][0] == thumb:
        return Reply("yes", thumb)
    return Reply("worse") if spoils(table, plans[0], (thumb,), judge, rng) else Reply("yes", plans[0][0])


def spoils(table: SeatView, plan: Plan, usual: Plan, judge: Judge, rng: Rng) -> bool:
    """Whether a plan is clearly and by much worse than what the seat would do otherwise."""
    losses: list[float] = []
    for _ in range(SAMPLES if judge.learned else SAMPLES // 4):
        guess = table.sample(rng)
        luck = rng.below(SEEDS)
        without, with_it = (tried(guess, table, one, judge, AHEAD, luck) for one in (usual, plan))
        losses.append(without - with_it)
    return sum(losses) / len(losses) > max(MUCH, DOUBT * standard_error(losses))
