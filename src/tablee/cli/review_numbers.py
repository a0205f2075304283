"""Numbers of a review as people read them."""

from __future__ import annotations

from tablee.judge.report import Review


def percent(value: float) -> int:
    """A chance in whole per cents."""
    return round(100 * value)


def signed(points: int) -> str:
    """A change with its sign, the true minus."""
    return f"−{-points}" if points < 0 else f"+{points}"


def rounded_sums(found: Review, subject: int) -> tuple[int, int, int, int, int]:
    """Start, luck, decisions, rest and end in whole points that add up: the rest takes the difference."""
    one = found.subjects[subject]
    start, end = percent(one.start), percent(one.end)
    luck, decisions = percent(one.sums.luck), percent(one.sums.decisions)
    return start, luck, decisions, end - start - luck - decisions, end


def top_of(values: list[float]) -> int:
    """The upper end of the scale: the next of 50, 75 and 100 above the highest value."""
    highest = percent(max(values))
    return next(top for top in (50, 75, 100) if highest <= top)
