"""Why an answer is better or worse than another: which learned number is told by which sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tablee.core.reason import Reason, both, told, usual
from tablee.games.runemasters.ids import GUARDIANS, NOBODY, NOTHING, PATHS, SPACES
from tablee.games.runemasters.state import Runemasters

TOLD: Final[dict[str, tuple[str, int]]] = {
    "living": ("lives", 1),
    "dead_turns": ("lives", -1),
    "at_last_life": ("lives", -1),
    "falling_expected": ("lives", -1),
    "life": ("life", 1),
    "kulak_life": ("life", 1),
    "life_expected": ("life", -1),
    "poisoned": ("life", -1),
    "shields": ("life", 1),
    "mana": ("mana", 1),
    "releases": ("mana", 1),
    "charge": ("ultimate", 1),
    "ultimates_ready": ("ultimate", 1),
    "ismoros_power": ("ultimate", 1),
    "revival": ("ultimate", 1),
    "guarded_monsters": ("slain", -1),
    "open_monsters": ("slain", -1),
    "dragons": ("slain", -1),
    "guarded_points": ("wounds", -1),
    "open_points": ("wounds", -1),
    "guarded_first_points": ("wounds", -1),
    "open_first_points": ("wounds", -1),
    "guarded_at_gate": ("gate", -1),
    "guarded_near": ("gate", -1),
    "open_at_gate": ("gate", -1),
    "open_near": ("gate", -1),
    "temple": ("temple", 1),
    "temple_at_one": ("temple", -1),
    "temple_hit_next": ("temple", -1),
    "temple_hit_expected": ("temple", -1),
    "temple_holds": ("temple", 1),
}
"""Feature -> the sentence it is told by, and whether more of it is good."""

VAGUE: Final[tuple[str, ...]] = ()
AT_ONCE: Final[tuple[str, ...]] = ("ultimate",)
"""Sentences of what an action does itself: with dice that are left something is charged in most turns."""

SENTENCES: Final = both(
    {
        "lives": ("guardian",),
        "life": ("guardian",),
        "mana": ("guardian",),
        "ultimate": ("guardian",),
        "slain": ("card",),
        "wounds": ("card",),
        "gate": ("path",),
        "temple": ("path",),
    }
)
"""All sentences, and what they name."""

Pair = tuple[Runemasters, Runemasters]
FREE: Final = SPACES + 1


def reason(key: str, better: bool, pairs: Sequence[Pair], seat: int) -> Reason:
    """The sentence for what an answer moves. `pairs`: positions after it, and after the other answer."""
    if not better:
        pairs = [(b, a) for a, b in pairs]  # what the other answer has and this one lacks
    if key in ("lives", "life"):
        return told(SENTENCES, key, better, guardian=usual([guardian(pair, left) for pair in pairs]))
    if key == "mana":
        return told(SENTENCES, key, better, guardian=usual([guardian(pair, mana) for pair in pairs]))
    if key == "ultimate":
        return told(SENTENCES, key, better, guardian=usual([guardian(pair, charge) for pair in pairs]))
    if key in ("slain", "wounds"):
        find = gone if key == "slain" else wounded
        return told(SENTENCES, key, better, card=usual([find(pair) for pair in pairs]))
    return told(SENTENCES, key, better, path=usual([path(pair) for pair in pairs]))


def left(s: Runemasters, seat: int) -> int:
    return s.life[seat]


def mana(s: Runemasters, seat: int) -> int:
    return s.mana[seat]


def charge(s: Runemasters, seat: int) -> int:
    return s.ultimate[seat]


def guardian(pair: Pair, count: Callable[[Runemasters, int], int]) -> str:
    """Who has most more of something."""
    best, most = NOBODY, 0
    for seat in range(pair[0].seats):
        more = count(pair[0], seat) - count(pair[1], seat)
        if more > most and pair[0].guardian[seat] != NOBODY:
            best, most = seat, more
    return "" if best == NOBODY else GUARDIANS[pair[0].guardian[best]]


def gone(pair: Pair) -> str:
    """A monster that is on the board only after the other answer."""
    for card in pair[1].monsters:
        if card != NOTHING and card not in pair[0].monsters:
            return pair[0].box.cards[card]
    return ""


def wounded(pair: Pair) -> str:
    """A monster that has more wounds."""
    for card in pair[0].monsters:
        if card != NOTHING and card in pair[1].monsters:
            if bin(pair[0].wounds[card]).count("1") > bin(pair[1].wounds[card]).count("1"):
                return pair[0].box.cards[card]
    return ""


def path(pair: Pair) -> str:
    """A path on which the first monster is farther away, or none is left."""
    for one in pair[0].paths:
        if (pair[0].first_space(one) or FREE) > (pair[1].first_space(one) or FREE):
            return PATHS[one]
    return ""
