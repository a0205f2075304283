"""What a sensible player knows beyond the rules: bots, hints and reviews stand on it.

`thumb.py` has the rules of thumb and judges a position by hand-made numbers; `stance.py` says how novices and
the seasoned weigh things; `features.py` says what decides a war in numbers, from which the value of a
position is learned (`value.json`). `intentions.py` says what a day is about, `requests.py` what a partner may
ask for.
"""

from tablee.games.defenders.advice.features import FAMILIES, FEATURES, LESSONS, family, numbers, quiet
from tablee.games.defenders.advice.intentions import DEEDS, deeds, foreseeable, holds
from tablee.games.defenders.advice.reasons import SENTENCES, TOLD, VAGUE, reason
from tablee.games.defenders.advice.requests import WISHES, serve, wishes
from tablee.games.defenders.advice.thumb import choose, evaluate, seasoned, stats

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
    "holds",
    "numbers",
    "quiet",
    "reason",
    "seasoned",
    "serve",
    "stats",
    "wishes",
]
