"""What a sensible player knows beyond the rules: bots, hints and reviews stand on it.

`thumb.py` has the rules of thumb and judges a position by hand-made numbers.
"""

from tablee.games.glory.advice.thumb import choose, evaluate, stats

__all__ = ["choose", "evaluate", "stats"]
