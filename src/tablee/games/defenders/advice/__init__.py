"""What a sensible player knows beyond the rules: bots, hints and reviews stand on it.

`thumb.py` has the rules of thumb and judges a position by hand-made numbers; `features.py` says what decides
a war in numbers, from which the value of a position is learned (`value.json`).
"""

from tablee.games.defenders.advice.features import FAMILIES, FEATURES, LESSONS, family, numbers, quiet
from tablee.games.defenders.advice.reasons import SENTENCES, TOLD, VAGUE, reason
from tablee.games.defenders.advice.thumb import choose, evaluate, stats

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
    "stats",
]
