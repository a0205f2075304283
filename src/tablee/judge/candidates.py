"""Which answers are worth comparing: what the rules of thumb say, and what else looks good at a glance."""

from __future__ import annotations

from collections.abc import Callable

from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.judge.compare import Plan
from tablee.match.seat_view import SeatView

SAMPLES = 6
"""Possible states an action is tried on when no budget is given."""

Evaluate = Callable[[State, int], float]


def candidates(table: SeatView, legal: list[int], most: int, rng: Rng) -> list[Plan]:
    """What the rules of thumb say, then what else looks best one step ahead; at most so many."""
    known = table.game.advice
    thumb: int = known.choose(table.sample(rng), table.seat, rng)
    others = [action for action in legal if action != thumb]
    evaluate = getattr(known, "evaluate", None)
    if len(others) >= most and evaluate is not None:
        others = by_value(table, others, evaluate, rng, len(others))
    return [(thumb,), *((action,) for action in others[: most - 1])]


def by_value(table: SeatView, legal: list[int], evaluate: Evaluate, rng: Rng, budget: int) -> list[int]:
    """The actions by their mean value on some possible states, the best first.

    All actions are tried with the same luck, so that they differ by what they do and not by the dice. Of
    equally good actions the one with the lowest number comes first.
    """
    tries = max(1, budget // len(legal)) if budget else SAMPLES
    totals = [0.0] * len(legal)
    known: dict[tuple[int, ...], float] = {}  # where little is hidden, the same position comes again
    for _ in range(tries):
        guess = table.sample(rng)
        luck = rng.below(1 << 30)
        for i, action in enumerate(legal):
            s = guess.clone()
            s.apply(table.seat, action)
            s.advance(Rng(luck))
            key = s.key()
            if key not in known:
                known[key] = evaluate(s, table.seat)
            totals[i] += known[key]
    return [legal[i] for i in sorted(range(len(legal)), key=lambda i: -totals[i])]
