"""Why an answer is better or worse than another: which learned number is told by which sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.core.reason import Reason, both, told, usual
from tablee.games.glory.ids import (
    CHARACTER,
    COIN,
    COMBAT,
    KINDS,
    MAGIC,
    MONSTER,
    PLACE,
    POTION,
    RESOURCES,
    TREASURE,
)
from tablee.games.glory.state import Glory

TOLD: Final[dict[str, tuple[str, int]]] = {
    "outlook_lead": ("outlook", 1),
    "outlook_lead_late": ("outlook", 1),
    "second_lead": ("outlook", 1),
    "prestige_lead": ("prestige", 1),
    "majority_lead": ("majority", 1),
    "expected_majority_lead": ("majority", 1),
    "end_lead": ("end", 1),
    "tile_lead": ("tile", 1),
    "next_lead": ("next", 1),
    "combat": ("combat", 1),
    "combat_lead": ("combat", 1),
    "magic": ("magic", 1),
    "magic_lead": ("magic", 1),
    "potions": ("potion", 1),
    "potion_lead": ("potion", 1),
    "coins": ("coin", 1),
    "coin_lead": ("coin", 1),
    "chest_lead": ("chests", 1),
    "half_key_lead": ("chests", 1),
    "connector_lead": ("sides", 1),
    "place_lead": ("sides", 1),
    "monster_lead": ("monster", 1),
    "character_lead": ("character", 1),
    "place_count_lead": ("place", 1),
    "treasure_lead": ("treasure", 1),
    "first_player": ("first", 1),
    "quest_worth": ("quests", 1),
}
"""Feature -> the sentence it is told by, and whether more of it is good."""

VAGUE: Final = ("outlook",)
"""What sums everything up: told only where nothing else is."""

SENTENCES: Final = {
    **both(
        {
            "outlook": (),
            "prestige": (),
            "majority": ("resource",),
            "end": (),
            "tile": ("tile",),
            "next": (),
            "chests": (),
            "sides": (),
            "first": (),
            "quests": (),
        }
    ),
    "stock": ("resource",),
    "stock_worse": ("resource",),
    "kind": ("kind",),
    "kind_worse": ("kind",),
}
"""All sentences, and what they name."""

STOCK: Final = (RESOURCES[COMBAT], RESOURCES[MAGIC], RESOURCES[POTION], RESOURCES[COIN])
COUNTED: Final = (KINDS[MONSTER], KINDS[CHARACTER], KINDS[PLACE], KINDS[TREASURE])
Pair = tuple[Glory, Glory]


def reason(key: str, better: bool, pairs: Sequence[Pair], seat: int) -> Reason:
    """The sentence for what an answer moves. `pairs`: positions after it, and after the other answer."""
    if key in STOCK:
        return Reason("stock" if better else "stock_worse", {"resource": key})
    if key in COUNTED:
        return Reason("kind" if better else "kind_worse", {"kind": key})
    if key == "tile":
        found = [new_tile(a, b, seat) if better else new_tile(b, a, seat) for a, b in pairs]
        return told(SENTENCES, key, better, tile=usual(found))
    if key == "majority":
        won = [held(a, b, seat) if better else held(b, a, seat) for a, b in pairs]
        return told(SENTENCES, key, better, resource=usual(won))
    return told(SENTENCES, key, better)


def new_tile(s: Glory, other: Glory, seat: int) -> str:
    """The tile that a player has only here: laid, or about to be played."""
    mine, theirs = [*s.area[seat], s.taken[seat]], [*other.area[seat], other.taken[seat]]
    found = [tile for tile in mine if tile >= 0 and tile not in theirs]
    return s.box.tiles[found[-1]] if found else ""


def held(s: Glory, other: Glory, seat: int) -> str:
    """A resource of which a player has as much as anybody only here."""
    for what, resource in enumerate(RESOURCES):
        if leads(s, what, seat) and not leads(other, what, seat):
            return resource
    return ""


def leads(s: Glory, what: int, seat: int) -> bool:
    """Whether nobody has more of a resource, and the player has some."""
    own = s.has(seat, what)
    return own > 0 and all(s.has(other, what) <= own for other in range(s.seats))
