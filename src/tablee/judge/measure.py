"""How well chances foresee what came: the usual measures, by hand."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.judge.weights import Bin

BINS = 10


def auc(said: Sequence[float], came: Sequence[bool]) -> float:
    """How often one that came was given a better chance than one that did not; equal chances count half."""
    order = sorted(range(len(said)), key=lambda i: said[i])
    positive = sum(came)
    negative = len(came) - positive
    if not positive or not negative:
        return 0.5
    below = 0.0
    i = 0
    while i < len(order):
        j = i
        while j < len(order) and said[order[j]] == said[order[i]]:
            j += 1
        below += sum(came[order[k]] for k in range(i, j)) * (i + j + 1) / 2.0  # the mean of their ranks
        i = j
    return (below - positive * (positive + 1) / 2.0) / (positive * negative)


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
