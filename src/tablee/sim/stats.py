"""What can be said about a rate from a sample: intervals and tests that also hold near 0 and 1."""

from __future__ import annotations

from math import comb, erfc, sqrt
from statistics import NormalDist

Z95 = NormalDist().inv_cdf(0.975)
"""Standard errors on either side that hold 95 % of a normal distribution."""

FEW = 5.0
"""Below this expected count the normal approximation is poor and the exact test is used."""


def wilson(wins: int, games: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's score interval of a rate. Without any game it is everything."""
    check(wins, games)
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    middle = rate + z * z / (2 * games)
    reach = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    low = 0.0 if wins == 0 else (middle - reach) / scale
    high = 1.0 if wins == games else (middle + reach) / scale
    return low, high


def difference(
    wins: int, games: int, other_wins: int, other_games: int, z: float = Z95
) -> tuple[float, float]:
    """Newcombe's interval of the difference of two rates, first minus second, from their Wilson intervals."""
    check(wins, games)
    check(other_wins, other_games)
    if games == 0 or other_games == 0:
        return -1.0, 1.0
    rate, other = wins / games, other_wins / other_games
    low, high = wilson(wins, games, z)
    other_low, other_high = wilson(other_wins, other_games, z)
    gap = rate - other
    down = sqrt((rate - low) ** 2 + (other_high - other) ** 2)
    up = sqrt((high - rate) ** 2 + (other - other_low) ** 2)
    return gap - down, gap + up


def two_proportions(wins: int, games: int, other_wins: int, other_games: int) -> float:
    """How likely a difference as large as this is if both rates are the same: two-sided.

    The pooled z test; Fisher's exact test where an expected count is below five.
    """
    check(wins, games)
    check(other_wins, other_games)
    if games == 0 or other_games == 0:
        return 1.0
    total = games + other_games
    pooled = (wins + other_wins) / total
    if min(games, other_games) * min(pooled, 1 - pooled) < FEW:
        return fisher(wins, games, other_wins, other_games)
    spread = sqrt(pooled * (1 - pooled) * (1 / games + 1 / other_games))
    return erfc(abs(wins / games - other_wins / other_games) / spread / sqrt(2))


def fisher(wins: int, games: int, other_wins: int, other_games: int) -> float:
    """Fisher's exact test: the chance of every split of the wins that is no likelier than this one."""
    all_wins = wins + other_wins
    ways = [
        comb(games, k) * comb(other_games, all_wins - k)
        for k in range(max(0, all_wins - other_games), min(games, all_wins) + 1)
    ]
    seen = comb(games, wins) * comb(other_games, other_wins)
    return sum(way for way in ways if way <= seen) / sum(ways)


def mean_and_spread(values: list[int]) -> tuple[float, float]:
    """The mean and the standard deviation of a sample; the latter is 0 below two values."""
    if not values:
        return 0.0, 0.0
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, 0.0
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))


def check(wins: int, games: int) -> None:
    """A count of wins lies between 0 and the number of games."""
    if not 0 <= wins <= games:
        raise ValueError(f"{wins} wins in {games} games")
