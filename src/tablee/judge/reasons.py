"""Why an answer is better or worse than another: which of the learned numbers it moves, and what that tells.

Both answers are played, with the same luck, to the next quiet position. Where what was chosen is paid for
later (`advice.settled`), they are played on until it is: nobody has more coins for not having paid yet. What
differs there is weighed as the win chance weighs it; the game puts what weighs most into words
(`advice.reason`), or says that these words would not be true of it (None).

The rest of a turn is played by the rules of thumb. Where a sentence tells what an answer does, and not what
it leaves room for (`advice.AT_ONCE`), the answer alone must have moved the number.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.game import Game
from tablee.core.model import Net
from tablee.core.reason import Reason
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.judge.value import QUIET_LIMIT, Judge, final, to_quiet

Look = State | None
"""A quiet position that an answer leads to on a possible state; None: there was none."""
Pair = tuple[State, State]
"""Positions after an answer and after another one, from the same possible state with the same luck."""

LEAST = 0.02
"""Log odds below which nothing is told: half a point in a hundred."""
DECIDES = 0.3
"""How much more often an answer must end the game at once for that to be its reason."""

ONLY = Reason("only")
WINS = Reason("wins")
LOSES = Reason("loses")
THUMB = Reason("thumb")
EVEN = Reason("even")
LESS = Reason("less")
"""The last three where no single number tells it: of the best answer, of one as good, of a worse one."""
GENERAL = (ONLY, WINS, LOSES, THUMB, EVEN, LESS)
"""What can be said in any game."""


def reason(
    judge: Judge,
    seat: int,
    looks: Sequence[Look],
    others: Sequence[Look],
    better: bool,
    done: Sequence[Pair] = (),
) -> Reason | None:
    """What speaks for an answer beside another one, or against it; None: nothing single can be said.

    `done`: where the two answers alone lead to, see `alone`; empty: that does not matter.
    """
    ended = decided(judge, seat, looks) - decided(judge, seat, others)
    if abs(ended) >= DECIDES and (ended > 0) == better:
        return WINS if better else LOSES
    found = (
        (shown(judge.game, a, seat, luck), shown(judge.game, b, seat, luck))
        for luck, (a, b) in enumerate(zip(looks, others, strict=True))
        if a is not None and b is not None
    )
    pairs = [(a, b) for a, b in found if comparable(judge.game, a, b, seat)]
    if not pairs:
        return None
    known = judge.game.advice
    if not hasattr(known, "TOLD"):
        return None
    moved = parts(judge, seat, pairs)
    totals: dict[str, float] = {}
    for feature, part in moved.items():
        if feature in known.TOLD:
            totals[known.TOLD[feature][0]] = totals.get(known.TOLD[feature][0], 0.0) + part[1]
    sign = 1.0 if better else -1.0
    at_once = getattr(known, "AT_ONCE", ()) if done else ()
    for key in sorted(totals, key=lambda key: (key in known.VAGUE, -sign * totals[key], key)):
        if sign * totals[key] < LEAST or not speaks(known.TOLD, key, moved, sign):
            continue
        if key in at_once and not moves(judge, seat, key, done, sign):
            continue
        said: Reason | None = known.reason(key, better, pairs, seat)
        if said is not None:
            return said
    return None


def alone(game: Game, guess: State, seat: int, action: int, rng: Rng) -> State:
    """Where an answer alone leads to on a possible state: what it opens is done, nothing else begins."""
    s = guess.clone()
    depth = len(s.stack)
    s.apply(seat, action)
    s.advance(rng)
    left = QUIET_LIMIT
    while left and not s.ended and len(s.stack) > depth:
        who = s.to_act()[0]
        s.apply(who, game.advice.choose(s.clone(), who, rng))
        s.advance(rng)
        left -= 1
    return s


def moves(judge: Judge, seat: int, key: str, done: Sequence[Pair], sign: float) -> bool:
    """Whether the answer alone moves a number the way that a sentence says."""
    told = judge.game.advice.TOLD
    pairs = [(a, b) for a, b in done if not a.ended and not b.ended]
    moved = parts(judge, seat, pairs) if pairs else {}
    return any(
        sign * told[name][1] * moved[name][0] > 0.0 for name in moved if name in told and told[name][0] == key
    )


def shown(game: Game, s: State, seat: int, luck: int) -> State:
    """Where a position leads once what a seat has chosen is paid for, if that comes later in its game."""
    settled = getattr(game.advice, "settled", None)
    if settled is None:
        return s
    return to_quiet(game, s.clone(), Rng(luck), done=lambda s: settled(s, seat) >= 0)


def comparable(game: Game, a: State, b: State, seat: int) -> bool:
    """Whether the numbers of two positions tell a difference: both go on, and the seat is as far in both."""
    if a.ended or b.ended:
        return False
    settled = getattr(game.advice, "settled", None)
    return settled is None or settled(a, seat) == settled(b, seat)


def decided(judge: Judge, seat: int, looks: Sequence[Look]) -> float:
    """How often a game is over and won, less how often it is over and lost, as a part of all."""
    total = 0.0
    for s in looks:
        if s is not None and s.ended:
            total += 2.0 * final(judge.game, s, seat).win - 1.0
    return total / max(1, len(looks))


def speaks(
    told: dict[str, tuple[str, int]], key: str, moved: dict[str, tuple[float, float]], sign: float
) -> bool:
    """Whether the numbers themselves moved the way that the sentence says, where they weigh most.

    Weights are learned together: one number may count the wrong way because another says the same.
    """
    of_key = [feature for feature in told if told[feature][0] == key and feature in moved]
    main = max(of_key, key=lambda feature: sign * moved[feature][1])
    return sign * told[main][1] * moved[main][0] > 0.0


def parts(judge: Judge, seat: int, pairs: Sequence[Pair]) -> dict[str, tuple[float, float]]:
    """For each feature: by how much it differs on average, and what that does to the log odds of winning."""
    known = judge.game.advice
    count = len(known.FEATURES)
    change = [0.0] * count
    weight = [0.0] * count
    for a, b in pairs:
        xa, xb = known.numbers(a, seat), known.numbers(b, seat)
        up, down = slopes(judge.net(a), xa), slopes(judge.net(b), xb)
        for i in range(count):
            change[i] += (xa[i] - xb[i]) / len(pairs)
            weight[i] += (xa[i] - xb[i]) * (up[i] + down[i]) / 2.0 / len(pairs)
    return {known.FEATURES[i]: (change[i], weight[i]) for i in range(count)}


def slopes(net: Net, x: list[float]) -> list[float]:
    """By how much a learned function rises with each of its numbers, near these."""
    if net.hidden == 0:
        return list(net.out)
    out = [0.0] * net.inputs
    for h in range(net.hidden):
        row = net.flat[h * net.inputs : (h + 1) * net.inputs]
        if net.bias[h] + sum(w * v for w, v in zip(row, x, strict=True)) > 0.0:
            for i in range(net.inputs):
                out[i] += net.out[h] * row[i]
    return out
