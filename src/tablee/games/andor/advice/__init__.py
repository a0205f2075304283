"""What a sensible player knows beyond the rules: bots, hints and reviews stand on it.

`thumb.py` has the rules of thumb and judges a position by hand-made numbers; `features.py` tells the numbers
that a win chance is learned from, `value.json` holds what was learned; `turns.py` proposes whole turns;
`intentions.py` says what a turn is about, `requests.py` what a partner may ask for.
"""

from tablee.games.andor.advice.features import FAMILIES, FEATURES, LESSONS, family, numbers, quiet
from tablee.games.andor.advice.intentions import DEEDS, deeds, foreseeable, unforeseen
from tablee.games.andor.advice.reasons import SENTENCES, TOLD, VAGUE, reason
from tablee.games.andor.advice.requests import WISHES, serve, wishes
from tablee.games.andor.advice.thumb import choose, evaluate, stats
from tablee.games.andor.advice.turns import plans

__all__ = [
    "DEEDS",
    "FAMILIES",
    "FEATURES",
    "LESSONS",
    "SENTENCES",
    "TOLD",
    "VAGUE",
    "WISHES",
    "choose",
    "deeds",
    "evaluate",
    "family",
    "foreseeable",
    "numbers",
    "plans",
    "quiet",
    "reason",
    "serve",
    "stats",
    "unforeseen",
    "wishes",
]
