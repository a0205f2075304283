"""What is worth finding in many random games: every token, object, ability, creature, card and ending."""

from __future__ import annotations

from tablee.core.events import Event
from tablee.games.andor.box import Box
from tablee.games.andor.ids import (
    ALLIES,
    E_ALLY_MOVED,
    E_CARD,
    E_CHANGED,
    E_DEFEATED,
    E_ENDED,
    E_FIRE,
    E_GIVEN,
    E_HERO,
    E_ICE,
    E_LURED,
    E_MARCHED,
    E_RED_PLANT,
    E_REROLLED,
    E_ROLLED,
    E_SHEET_FIRE,
    E_SHIELD,
    E_SKIN,
    E_SNOW,
    E_SNOW_SEEN,
    E_SPAWNED,
    E_TABLETS,
    E_TURNED,
    E_USED,
    E_WARMED,
    E_WEAKENED,
    ENDINGS,
    ITEMS,
    LOST_FOLLOWER,
    PIPS,
    PLANT_BLACK,
    PLANT_RED,
    SPYGLASS,
    TOKENS,
    VOLPIN,
)
from tablee.games.andor.state import Andor

USED = ("gourd", "gourd_half", "plant_blue", "plant_white", "plant_red", "plant_black")
ABLE = ("askimar_blade re-rolls", "carlion is rolled", "tablets are turned", "falcon carries")
SEEN = ("telescope reveals", "fox-bat reveals")
DEEDS = ("dice turned by the mage", "fire on the keeper's sheet", "fire on the ground", "warmed at sunrise")


def all_happenings(box: Box) -> tuple[str, ...]:
    """Everything that must occur in enough games."""
    return (
        *(f"{token} under snow" for i, token in enumerate(TOKENS) if box.snow_pool[i]),
        *(f"{token} under ice" for i, token in enumerate(TOKENS) if box.ice_pool[i]),
        *(f"{item} used" for item in USED),
        *ABLE,
        *SEEN,
        *DEEDS,
        *(f"{hero} plays" for hero in box.heroes),
        *(f"{creature} {deed}" for creature in box.creatures for deed in ("appears", "is defeated")),
        *(f"{box.creatures[kind]} {deed}" for kind in range(4) for deed in ("marches", "takes a shield")),
        "a gem lures",
        "gor changes in the cave",
        "steppe_buffalo changes in the cave",
        *(f"{ally} is moved" for ally in ALLIES),
        *(f"card {card}" for card in box.cards),
        *(f"ended: {ending}" for i, ending in enumerate(ENDINGS) if ending and i != LOST_FOLLOWER),
    )


def happenings(s: Andor, event: Event) -> list[str]:
    """What an event shows, in the words of `all_happenings`."""
    kind, args = event.kind, event.args
    box = s.box
    if kind == E_SNOW:
        return [f"{TOKENS[args[2]]} under snow"]
    if kind == E_ICE:
        return [f"{TOKENS[args[2]]} under ice"]
    if kind in (E_SKIN, E_USED):
        return [f"{ITEMS[args[1]]} used"]
    if kind == E_RED_PLANT:
        return [f"{ITEMS[PLANT_RED]} used"]
    if kind == E_WEAKENED:
        return [f"{ITEMS[PLANT_BLACK]} used"]
    if kind == E_REROLLED:
        return [ABLE[0]]
    if kind == E_ROLLED:
        return [ABLE[1]] if args[1] > PIPS else []
    if kind == E_TABLETS:
        return [ABLE[2]]
    if kind == E_GIVEN:
        return [ABLE[3]] if s.at[args[0]] != s.at[args[1]] else []
    if kind == E_SNOW_SEEN:
        near = args[1] in box.near[s.at[args[0]]] and s.has(args[0], SPYGLASS) > 0
        return [SEEN[0]] if near and s.ally[VOLPIN] != args[1] else [SEEN[1]]
    if kind == E_HERO:
        return [f"{box.heroes[args[1]]} plays"]
    if kind == E_CARD:
        return [f"card {box.cards[args[0]]}"]
    if kind == E_ENDED:
        return [f"ended: {ENDINGS[args[0]]}"]
    return _deeds(box, kind, args)


def _deeds(box: Box, kind: int, args: tuple[int, ...]) -> list[str]:
    if kind == E_TURNED:
        return [DEEDS[0]]
    if kind == E_SHEET_FIRE:
        return [DEEDS[1]]
    if kind == E_FIRE:
        return [DEEDS[2]]
    if kind == E_WARMED:
        return [DEEDS[3]]
    if kind == E_SPAWNED:
        return [f"{box.creatures[args[0]]} appears"]
    if kind == E_DEFEATED:
        return [f"{box.creatures[args[1]]} is defeated"]
    if kind == E_MARCHED:
        return [f"{box.creatures[args[0]]} marches"]
    if kind == E_SHIELD:
        return [f"{box.creatures[args[0]]} takes a shield"]
    if kind == E_LURED:
        return ["a gem lures"]
    if kind == E_CHANGED:
        return [f"{box.creatures[args[0]]} changes in the cave"]
    if kind == E_ALLY_MOVED:
        return [f"{ALLIES[args[1]]} is moved"]
    return []
