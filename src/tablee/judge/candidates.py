"""Which answers are worth comparing: what the rules of thumb say, and what else looks good at a glance."""

from __future__ import annotations

from collections.abc import Callable

from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.judge.compare import SEEDS, Foreseen, Plan, tried
from tablee.judge.value import Judge, seasoned
from tablee.match.seat_view import SeatView

SAMPLES = 6
"""Possible states an action is tried on when no budget is given."""

Evaluate = Callable[[State, int], float]


LOOKS = 2
"""Samples by which plans are sorted before any is thought about."""
TWINS = 2
"""Plans with the same first answer that are compared: it is one answer that is looked for."""


def candidates(
    table: SeatView, legal: list[int], most: int, rng: Rng, judge: Judge, looks: int = 0
) -> list[Plan]:
    """What the rules of thumb say, then what else looks best; at most so many.

    Single answers and, where the game's advice proposes any, plans of whole turns: of each in turn the best.
    With `looks`, whole turns alone where there are any.
    """
    known = table.game.advice
    if looks:
        turns = whole_turns(table, most, looks, judge, rng)
        if turns:
            return turns
    thumb = seasoned(table.game)(table.sample(rng), table.seat, rng)
    others = [action for action in legal if action != thumb]
    plans = proposed(table, thumb, judge, rng)
    evaluate = getattr(known, "evaluate", None)
    if len(others) + len(plans) >= most and evaluate is not None:
        others = by_value(table, others, evaluate, rng, len(others))
    singles: list[Plan] = [(action,) for action in others]
    mixed: list[Plan] = []
    for i in range(max(len(plans), len(singles))):
        mixed += [one for one in (*plans[i : i + 1], *singles[i : i + 1]) if one not in mixed]
    return [(thumb,), *mixed[: most - 1]]


def proposed(table: SeatView, thumb: int, judge: Judge, rng: Rng) -> list[Plan]:
    """The plans of a turn that begin otherwise than the rules of thumb would, the best looking first.

    What a plan looks like: the value of the quiet position it leads to.
    """
    propose = getattr(table.game.advice, "plans", None)
    if propose is None or not judge.learned:
        return []
    found: list[Plan] = []
    for plan in propose(table.sample(rng), table.seat, rng):
        if plan[0] != thumb and tuple(plan) not in found:
            found.append(tuple(plan))
    totals = [0.0] * len(found)
    for _ in range(LOOKS):
        guess = table.sample(rng)
        luck = rng.below(SEEDS)
        for i, one in enumerate(found):
            totals[i] += tried(guess, table, one, judge, 1, luck)
    order = sorted(range(len(found)), key=lambda i: -totals[i])
    kept: list[Plan] = []
    for i in order:
        if sum(one[0] == found[i][0] for one in kept) < TWINS:
            kept.append(found[i])
    return kept


def whole_turns(table: SeatView, most: int, looks: int, judge: Judge, rng: Rng) -> list[Plan]:
    """The turn of the rules of thumb, then the others that look best after so many samples."""
    propose = getattr(table.game.advice, "plans", None)
    if propose is None or not judge.learned:
        return []
    found: list[Plan] = [tuple(plan) for plan in propose(table.sample(rng), table.seat, rng)]
    if len(found) <= most:
        return found
    totals = [0.0] * len(found)
    foreseen: Foreseen = {}
    for _ in range(looks):
        guess = table.sample(rng)
        luck = rng.below(SEEDS)
        for i in range(1, len(found)):
            totals[i] += tried(guess, table, found[i], judge, 1, luck, foreseen)
    order = sorted(range(1, len(found)), key=lambda i: -totals[i])
    return [found[0], *(found[i] for i in order[: most - 1])]


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
