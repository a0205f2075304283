"""What a sensible player knows beyond the rules: bots, hints and reviews stand on it.

`thumb.py` has the rules of thumb and judges a position by hand-made numbers; `features.py` names the numbers
from which `value.json` knows the chance to win; `turns.py` proposes whole turns; `intentions.py` says what
a turn is about, `requests.py` what a partner may ask for.
"""

from tablee.games.runemasters.advice.features import FAMILIES, FEATURES, LESSONS, family, numbers, quiet
from tablee.games.runemasters.advice.intentions import DEEDS, deeds, foreseeable
from tablee.games.runemasters.advice.reasons import AT_ONCE, SENTENCES, TOLD, VAGUE, reason
from tablee.games.runemasters.advice.requests import WISHES, serve, wishes
from tablee.games.runemasters.advice.thumb import choose, evaluate, stats
from tablee.games.runemasters.advice.turns import line, plans

__all__ = [
    "AT_ONCE",
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
    "line",
    "numbers",
    "plans",
    "quiet",
    "reason",
    "serve",
    "stats",
    "wishes",
]
