"""Why an answer is better or worse than another: which learned number is told by which sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.core.reason import Reason, both, told, usual
from tablee.games.defenders.advice.features import hidden_dice, open_dice, tables
from tablee.games.defenders.ids import ENEMIES, NOTHING
from tablee.games.defenders.state import Defenders

TOLD: Final[dict[str, tuple[str, int]]] = {
    "generals_defeated": ("general", 1),
    "generals_by_turns": ("general", -1),
    "minions": ("minions", -1),
    "shortage": ("minions", -1),
    "city_minions": ("city", -1),
    "crystals": ("crystals", -1),
    "last_crystals": ("crystals", -1),
    "march_to_city": ("march", -1),
    "life": ("life", 1),
    "life_lost": ("life", -1),
    "fallen_heroes": ("life", -1),
    "quests": ("quests", 1),
    "lasting_rewards": ("quests", 1),
    "unused_rewards": ("quests", 1),
    "cards": ("cards", 1),
    "specials": ("cards", 1),
    "odds": ("odds", 1),
    "last_odds": ("odds", 1),
    "dice_missing": ("odds", -1),
    "heroes_at_prey": ("gather", 1),
}
"""Feature -> the sentence it is told by, and whether more of it is good."""

VAGUE: Final[tuple[str, ...]] = ()

SENTENCES: Final = both(
    {
        "general": ("general",),
        "minions": ("location",),
        "city": (),
        "crystals": ("location",),
        "march": (),
        "life": ("seat",),
        "quests": (),
        "cards": (),
        "odds": ("general",),
        "gather": (),
    }
)
"""All sentences, and what they name."""

Pair = tuple[Defenders, Defenders]


def reason(key: str, better: bool, pairs: Sequence[Pair], seat: int) -> Reason:
    """The sentence for what an answer moves. `pairs`: positions after it, and after the other answer."""
    if not better:
        pairs = [(b, a) for a, b in pairs]  # what the other answer has and this one lacks
    if key == "general":
        return told(SENTENCES, key, better, general=usual([beaten(pair) for pair in pairs]))
    if key == "odds":
        return told(SENTENCES, key, better, general=usual([faced(pair, seat) for pair in pairs]))
    if key == "minions":
        return told(SENTENCES, key, better, location=usual([cleared(pair) for pair in pairs]))
    if key == "crystals":
        return told(SENTENCES, key, better, location=usual([healed(pair) for pair in pairs]))
    if key == "life":
        return told(SENTENCES, key, better, seat=usual([healthier(pair) for pair in pairs]))
    return told(SENTENCES, key, better)


def beaten(pair: Pair) -> str:
    """The general who has less life."""
    best, most = NOTHING, 0
    for general in range(ENEMIES):
        less = pair[1].general_life[general] - pair[0].general_life[general]
        if less > most:
            best, most = general, less
    return "" if best == NOTHING else pair[0].box.generals[best]


def dice(s: Defenders, seat: int) -> list[float]:
    """The dice of all hands by general, as a seat may know them."""
    out = [0.0] * ENEMIES
    for one in range(s.seats):
        if s.closed and one != seat:
            hidden_dice(tables(s.box), s.hand[one], out)
        else:
            open_dice(s.box, s.hand[one], out)
    return out


def faced(pair: Pair, seat: int) -> str:
    """The living general against whom most more dice are at hand."""
    mine, theirs = dice(pair[0], seat), dice(pair[1], seat)
    best, most = NOTHING, 0.5
    for general in range(ENEMIES):
        if pair[0].general_life[general] and mine[general] - theirs[general] > most:
            best, most = general, mine[general] - theirs[general]
    return "" if best == NOTHING else pair[0].box.generals[best]


def cleared(pair: Pair) -> str:
    """The place with most fewer minions."""
    best, most = NOTHING, 0
    for place in range(len(pair[0].box.locations)):
        fewer = pair[1].crowd(place) - pair[0].crowd(place)
        if fewer > most:
            best, most = place, fewer
    return "" if best == NOTHING else pair[0].box.locations[best]


def healed(pair: Pair) -> str:
    """A place with fewer crystals."""
    for place in range(len(pair[0].box.locations)):
        if pair[0].crystals[place] < pair[1].crystals[place]:
            return pair[0].box.locations[place]
    return ""


def healthier(pair: Pair) -> str:
    """The seat of the hero with most more life."""
    best, most = NOTHING, 0
    for seat in range(pair[0].seats):
        more = sum(sign * (s.ready[seat] + s.spent[seat]) for s, sign in zip(pair, (1, -1), strict=True))
        if more > most and pair[0].hero[seat] != NOTHING:
            best, most = seat, more
    return "" if best == NOTHING else str(best)
