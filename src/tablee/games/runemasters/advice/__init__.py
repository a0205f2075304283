"""What a sensible player knows beyond the rules: bots, hints and reviews stand on it.

`thumb.py` has the rules of thumb and judges a position by hand-made numbers; `features.py` names the numbers
from which `value.json` knows the chance to win; `turns.py` proposes whole turns.
"""

from tablee.games.runemasters.advice.features import FAMILIES, FEATURES, LESSONS, family, numbers, quiet
from tablee.games.runemasters.advice.reasons import SENTENCES, TOLD, VAGUE, reason
from tablee.games.runemasters.advice.thumb import choose, evaluate, stats
from tablee.games.runemasters.advice.turns import line, plans

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
    "line",
    "numbers",
    "plans",
    "quiet",
    "reason",
    "stats",
]
