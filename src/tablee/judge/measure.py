"""How well chances foresee what came: the usual measures, by hand."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.judge.weights import Bin

BINS = 10


def auc(said: Sequence[float], came: Sequence[float]) -> float:
    """How often one that came was given a better chance than one that did not; equal chances count half.

    What came in part of several tries counts in part on either side, but is not compared with itself.
    """
    order = sorted(range(len(said)), key=lambda i: said[i])
    itself = sum(y * (1.0 - y) for y in came)
    pairs = sum(came) * (len(came) - sum(came)) - itself
    if pairs <= 0.0:
        return 0.5
    right = below = 0.0
    i = 0
    while i < len(order):
        j = i
        while j < len(order) and said[order[j]] == said[order[i]]:
            j += 1
        alike = sum(came[order[k]] for k in range(i, j))
        right += alike * (below + 0.5 * (j - i - alike))
        below += j - i - alike
        i = j
    return (right - 0.5 * itself) / pairs


def brier(said: Sequence[float], came: Sequence[bool]) -> float:
    """The mean squared difference between chance and outcome: 0.25 for who always says one half."""
    return sum((p - y) ** 2 for p, y in zip(said, came, strict=True)) / len(said)


def reliability(
    said: Sequence[float], came: Sequence[bool], weights: Sequence[float] | None = None
) -> list[Bin]:
    """What came of those that were given 0 to 10 %, 10 to 20 % and so on; empty tenths are left out."""
    weights = weights or [1.0] * len(said)
    unit = sum(weights) / max(1, len(weights))
    members: list[list[int]] = [[] for _ in range(BINS)]
    for i, p in enumerate(said):
        members[min(BINS - 1, int(p * BINS))].append(i)
    out: list[Bin] = []
    for group in members:
        if group:
            weight = sum(weights[i] for i in group)
            mean = sum(weights[i] * said[i] for i in group) / weight
            share = sum(weights[i] * came[i] for i in group) / weight
            out.append(Bin(max(1, round(weight / unit)), round(mean, 4), round(share, 4)))
    return out


def calibration_error(bins: Sequence[Bin]) -> float:
    """The mean distance between what was said and what came, each tenth by the number of its games."""
    games = sum(one.games for one in bins)
    return sum(one.games * abs(one.said - one.came) for one in bins) / games
