"""What a sensible player knows beyond the rules: bots, hints and reviews stand on it.

`thumb.py` has the rules of thumb and judges a position by hand-made numbers; `features.py` tells a
position in numbers, from which `value.json` was learned.
"""

from tablee.games.havresac.advice.features import FAMILIES, FEATURES, LESSONS, family, numbers, quiet
from tablee.games.havresac.advice.patience import lookahead
from tablee.games.havresac.advice.reasons import SENTENCES, TOLD, VAGUE, reason
from tablee.games.havresac.advice.thumb import choose, evaluate, stats

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
    "lookahead",
    "numbers",
    "quiet",
    "reason",
    "stats",
]
