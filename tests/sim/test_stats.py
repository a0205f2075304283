"""Intervals and tests against published values and independent formulas."""

from __future__ import annotations

from math import comb, erfc, sqrt

import pytest

from tablee.sim.stats import difference, fisher, mean_and_spread, two_proportions, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # Newcombe 1998, Statistics in Medicine 17, 857-872, table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_published_intervals(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_wilson_is_symmetric_and_stays_within_0_and_1():
    for games in (1, 2, 7, 50):
        for wins in range(games + 1):
            low, high = wilson(wins, games)
            assert 0.0 <= low <= wins / games <= high <= 1.0
            assert wilson(games - wins, games) == pytest.approx((1 - high, 1 - low))
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("counts", "low", "high"),
    [  # Newcombe 1998, Statistics in Medicine 17, 873-890, table II, method 10
        ((56, 70, 48, 80), 0.0524, 0.3339),
        ((9, 10, 3, 10), 0.1705, 0.8090),
        ((10, 10, 0, 20), 0.6791, 1.0000),
    ],
)
def test_the_interval_of_a_difference_is_the_published_one(counts, low, high):
    assert difference(*counts) == pytest.approx((low, high), abs=5e-5)


def test_two_proportions_is_the_root_of_the_chi_square_of_the_table():
    a, b, c, d = 56, 14, 48, 32
    chi = (a + b + c + d) * (a * d - b * c) ** 2 / ((a + b) * (c + d) * (a + c) * (b + d))
    assert two_proportions(56, 70, 48, 80) == pytest.approx(erfc(sqrt(chi) / sqrt(2)))
    assert two_proportions(48, 80, 56, 70) == pytest.approx(two_proportions(56, 70, 48, 80))
    assert two_proportions(56, 70, 48, 80) == pytest.approx(0.00804, abs=1e-5)


def test_small_counts_use_the_exact_test():
    assert fisher(3, 4, 1, 4) == pytest.approx(34 / 70)  # the lady tasting tea
    assert two_proportions(3, 4, 1, 4) == pytest.approx(34 / 70)
    assert two_proportions(0, 1000, 3, 1000) == pytest.approx(fisher(0, 1000, 3, 1000))
    one_side = comb(1000, 3) / comb(2000, 3)  # all three wins on one given side
    assert fisher(0, 1000, 3, 1000) == pytest.approx(2 * one_side)


def test_nothing_is_told_apart_without_a_difference_or_without_games():
    assert two_proportions(30, 100, 30, 100) == pytest.approx(1.0)
    assert two_proportions(0, 50, 0, 60) == pytest.approx(1.0)
    assert two_proportions(0, 0, 5, 10) == 1.0
    assert difference(0, 0, 5, 10) == (-1.0, 1.0)


def test_impossible_counts_are_refused():
    with pytest.raises(ValueError, match="5 wins in 4 games"):
        wilson(5, 4)


def test_mean_and_spread():
    assert mean_and_spread([2, 4, 4, 4, 5, 5, 7, 9]) == pytest.approx((5.0, sqrt(32 / 7)))
    assert mean_and_spread([3]) == (3.0, 0.0)
    assert mean_and_spread([]) == (0.0, 0.0)
