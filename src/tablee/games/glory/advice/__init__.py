"""What a sensible player knows beyond the rules: bots, hints and reviews stand on it.

`thumb.py` has the rules of thumb and judges a position by hand-made numbers; `features.py` tells a
position in numbers, from which `value.json` was learned.
"""

from tablee.games.glory.advice.features import FAMILIES, FEATURES, LESSONS, family, numbers, quiet, settled
from tablee.games.glory.advice.reasons import SENTENCES, TOLD, VAGUE, reason
from tablee.games.glory.advice.thumb import choose, evaluate, stats

__all__ = [
    "FAMILIES",
    "FEATURES",
    "LESSONS",
    "SENTENCES",
    "TOLD",
    "VAGUE",
    "choose",
    "evaluate",
    "family",
    "numbers",
    "quiet",
    "reason",
    "settled",
    "stats",
]
