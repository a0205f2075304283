"""Why an answer is better or worse than another: which learned number is told by which sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.core.reason import Reason, both, told, usual
from tablee.games.havresac.ids import CREATURES, GUARDIANS, MONSTERS
from tablee.games.havresac.state import CREATURE_KINDS, KINDS, Havresac

TOLD: Final[dict[str, tuple[str, int]]] = {
    "outlook_lead": ("outlook", 1),
    "outlook_lead_late": ("outlook", 1),
    "second_lead": ("outlook", 1),
    "score_lead": ("score", 1),
    "hunted_lead": ("hunt", 1),
    "glory_lead": ("glory", 1),
    "glory": ("glory", 1),
    "gold_lead": ("gold", 1),
    "gold": ("gold", 1),
    "village_lead": ("villages", 1),
    "villages": ("villages", 1),
    "fairy_lead": ("fairies", 1),
    "chest_lead": ("chests", 1),
    "object_lead": ("objects", 1),
    "band_lead": ("band", 1),
    "band": ("band", 1),
    "to_come_lead": ("to_come", 1),
    "to_come": ("to_come", 1),
    "draw_lead": ("to_come", 1),
    "fighter_lead": ("to_come", 1),
    "helper_lead": ("to_come", 1),
    "prey_lead": ("prey", 1),
    "fairies_about_lead": ("prey", 1),
    "tent_lead": ("tents", 1),
    **{creature + "_about_lead": ("prey", 1) for creature in CREATURES},
    **{guardian + "_lead": ("band", 1) for guardian in GUARDIANS},
}
"""Feature -> the sentence it is told by, and whether more of it is good."""

VAGUE: Final = ("outlook",)
"""What sums everything up: told only where nothing else is."""

SENTENCES: Final = both(
    {
        "outlook": (),
        "score": (),
        "hunt": ("creature",),
        "glory": ("creature",),
        "gold": (),
        "villages": (),
        "fairies": (),
        "chests": (),
        "objects": (),
        "band": ("guardian",),
        "to_come": (),
        "prey": (),
        "tents": (),
    }
)
"""All sentences, and what they name."""

Pair = tuple[Havresac, Havresac]


def reason(key: str, better: bool, pairs: Sequence[Pair], seat: int) -> Reason:
    """The sentence for what an answer moves. `pairs`: positions after it, and after the other answer."""
    if not better:
        pairs = [(b, a) for a, b in pairs]  # what the other answer has and this one lacks
    if key in ("hunt", "glory"):
        kinds = MONSTERS if key == "hunt" else CREATURE_KINDS
        return told(SENTENCES, key, better, creature=usual([caught(pair, seat, kinds) for pair in pairs]))
    if key == "band":
        return told(SENTENCES, key, better, guardian=usual([joined(pair, seat) for pair in pairs]))
    return told(SENTENCES, key, better)


def caught(pair: Pair, seat: int, kinds: int) -> str:
    """The creature of which more lie in the gains zone, the strongest first."""
    zone = seat * CREATURE_KINDS
    for creature in range(kinds):
        if pair[0].gains[zone + creature] > pair[1].gains[zone + creature]:
            return CREATURES[creature]
    return ""


def joined(pair: Pair, seat: int) -> str:
    """The guardian of whom a player has more."""
    for kind in range(KINDS):
        if owned(pair[0], seat, kind) > owned(pair[1], seat, kind):
            return GUARDIANS[kind]
    return ""


def owned(s: Havresac, seat: int, kind: int) -> int:
    """How many guardians of a kind a player has: in the bag, in hand, aside and on the board."""
    standing = sum(s.guardian[seat][cell] == kind for cell in s.standing[seat])
    base = seat * KINDS
    return s.bag[base + kind] + s.aside[base + kind] + (s.hand[seat] == kind) + standing
