"""Numbers of a review as people read them."""

from __future__ import annotations

from tablee.judge.report import Review, Step


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


def weighed(step: Step) -> list[int]:
    """The chances of a decision's options in whole per cents.

    Where all of the difference counts, the best stands as far above what was chosen as the decision is said
    to have cost, and nothing stands above the best.
    """
    shown = [percent(option.value) for option in step.options]
    lost = -percent(min(step.part))
    if step.equal or step.open_later or lost <= 0:
        return shown
    chosen = next(value for value, option in zip(shown, step.options, strict=True) if option.chosen)
    highest = max(option.value for option in step.options)
    best = min(99, chosen + lost)
    return [
        best if option.value == highest else min(best, value)
        for value, option in zip(shown, step.options, strict=True)
    ]
