"""What is worth finding in many random games: tokens, objects, abilities, creatures, cards, endings."""

from __future__ import annotations

from typing import Final

from tablee.core.events import Event
from tablee.games.andor.box import Box
from tablee.games.andor.ids import (
    ALLIES,
    CARLION,
    DWARF,
    E_ALLY_MOVED,
    E_BARTERED,
    E_CARD,
    E_CAUGHT,
    E_CHANGED,
    E_COLD,
    E_DEFEATED,
    E_ENDED,
    E_FIRE,
    E_FIRES_OUT,
    E_GIVEN,
    E_HERO,
    E_HOURS,
    E_ICE,
    E_IQUAR_SAVED,
    E_LURED,
    E_MARCHED,
    E_MOVED,
    E_MOVER,
    E_NARRATOR,
    E_PICKED,
    E_RED_PLANT,
    E_REROLLED,
    E_RESULT,
    E_ROLLED,
    E_ROUND,
    E_SHEET_FIRE,
    E_SHIELD,
    E_SKIN,
    E_SNOW,
    E_SNOW_SEEN,
    E_SPAWNED,
    E_STOLEN,
    E_TABLETS,
    E_TABLETS_GONE,
    E_TURNED,
    E_USED,
    E_WARMED,
    E_WEAKENED,
    ENDINGS,
    HELMET,
    IQUAR,
    ITEMS,
    LOST_FOLLOWER,
    NOTHING,
    ORDINARY,
    PIPS,
    PLANT_BLACK,
    PLANT_RED,
    SPYGLASS,
    STONE,
    TAKOTA,
    TOKENS,
    VOLPIN,
    WALKERS,
    WARRIOR,
)
from tablee.games.andor.legend_words import (
    R_STONE,
)
from tablee.games.andor.state import Andor

USED: Final = ("gourd", "gourd_half", "plant_blue", "plant_white", "plant_red", "plant_black")
BLADE_REROLLS: Final = "askimar_blade re-rolls"
CARLION_ROLLED: Final = "carlion is rolled"
HELMET_ADDS: Final = "rider_helmet adds equal dice"
FALCON_CARRIES: Final = "falcon carries"
GLASS_REVEALS: Final = "spyglass reveals"
STONE_FOUND: Final = "winter_stone is picked up"
STONE_GNAWS: Final = "winter_stone costs will"
BARTERED: Final = "bartered at a merchant's"
OBJECTS: Final = (
    *(BLADE_REROLLS, CARLION_ROLLED, HELMET_ADDS, FALCON_CARRIES),
    *(GLASS_REVEALS, STONE_FOUND, STONE_GNAWS, BARTERED),
)
TABLETS_TURNED: Final = "tablets are turned"
MAGE_TURNS: Final = "dice turned by the mage"
KEEPER_FIRE: Final = "fire on the keeper's sheet"
WARRIOR_FIRE: Final = "warrior fights beside a fire"
DWARF_OVERTIME: Final = "dwarf works overtime"
ABILITIES: Final = (MAGE_TURNS, KEEPER_FIRE, WARRIOR_FIRE, DWARF_OVERTIME)
FOX_REVEALS: Final = "volpin reveals"
FOX_STEALS: Final = "volpin steals a die"
GROUND_FIRE: Final = "fire on the ground"
GEM_LURES: Final = "a gem lures"
STEPS: Final = {
    E_TABLETS_GONE: "shining tablets leave",
    E_MOVER: "the silhouette advances",
    E_WARMED: "warmed at sunrise",
    E_COLD: "the days grow shorter",
    E_FIRES_OUT: "the fires go out",
    E_NARRATOR: "the narrator advances",
}
"""What the sunrise box has besides the marches of creatures."""
FOLLOWERS: Final = {E_IQUAR_SAVED: f"{ITEMS[IQUAR]} is saved"}


def all_happenings(box: Box) -> tuple[str, ...]:
    """Everything that must occur in enough games."""
    marching = [creature for i, creature in enumerate(box.creatures) if i < ORDINARY or _marches(box, i)]
    return (
        *(f"{token} under snow" for i, token in enumerate(TOKENS) if box.snow_pool[i]),
        *(f"{token} under ice" for i, token in enumerate(TOKENS) if box.ice_pool[i]),
        *(f"{item} used" for item in USED),
        TABLETS_TURNED,
        *OBJECTS,
        *ABILITIES,
        FOX_REVEALS,
        FOX_STEALS,
        GROUND_FIRE,
        GEM_LURES,
        *(f"{hero} plays" for hero in box.heroes),
        *(f"{creature} {deed}" for creature in box.creatures for deed in ("appears", "is defeated")),
        *(f"{creature} marches" for creature in marching),
        *(f"{creature} takes a shield" for creature in box.creatures[:ORDINARY]),
        *(f"{creature} changes in the cave" for creature in ("gor", "steppe_buffalo")),
        *STEPS.values(),
        *FOLLOWERS.values(),
        *(f"{follower} is caught" for follower in (ITEMS[IQUAR], ITEMS[TAKOTA])),
        *(f"{ally} is moved" for ally in ALLIES),
        *(f"{ally} helps in a fight" for ally in ALLIES[:WALKERS]),
        *(f"card {card}" for card in box.cards),
        *(f"ended: {ending}" for i, ending in enumerate(ENDINGS) if ending and i != LOST_FOLLOWER),
    )


def _marches(box: Box, boss: int) -> bool:
    """AND-10.4 Whether some legend lets a boss march."""
    return any(plan.step[boss] != NOTHING for plan in box.plans)


def happenings(s: Andor, event: Event) -> list[str]:
    """What an event shows, in the words of `all_happenings`."""
    kind, args = event.kind, event.args
    box = s.box
    if kind == E_SNOW:
        return [f"{TOKENS[args[2]]} under snow"]
    if kind == E_ICE:
        return [f"{TOKENS[args[2]]} under ice"]
    if kind == E_HERO:
        return [f"{box.heroes[args[1]]} plays"]
    if kind == E_CARD:
        return [f"card {box.cards[args[0]]}"]
    if kind == E_ENDED:
        return [f"ended: {ENDINGS[args[0]]}"]
    if kind in STEPS:
        return [STEPS[kind]]
    if kind in FOLLOWERS:
        return [FOLLOWERS[kind]]
    if kind == E_CAUGHT:
        return [f"{ITEMS[args[0]]} is caught"]
    return _with_things(s, kind, args) or _with_figures(s, kind, args)


def _with_things(s: Andor, kind: int, args: tuple[int, ...]) -> list[str]:
    """Objects, plants, stones and fires."""
    if kind in (E_SKIN, E_USED):
        return [f"{ITEMS[args[1]]} used"]
    if kind == E_RED_PLANT:
        return [f"{ITEMS[PLANT_RED]} used"]
    if kind == E_WEAKENED:
        return [f"{ITEMS[PLANT_BLACK]} used"]
    if kind == E_REROLLED:
        return [BLADE_REROLLS]
    if kind == E_ROLLED and args[1] > PIPS:
        return [CARLION_ROLLED]
    if kind == E_RESULT and args[1] > PIPS and s.has(args[0], HELMET) and not s.has(args[0], CARLION):
        return [HELMET_ADDS]
    if kind == E_TABLETS:
        return [TABLETS_TURNED]
    if kind == E_GIVEN and s.at[args[0]] != s.at[args[1]]:
        return [FALCON_CARRIES]
    if kind == E_SNOW_SEEN:
        near = args[1] in s.box.near[s.at[args[0]]] and s.has(args[0], SPYGLASS) > 0
        return [GLASS_REVEALS if near and s.ally[VOLPIN] != args[1] else FOX_REVEALS]
    if kind == E_PICKED and args[1] == STONE:
        return [STONE_FOUND]
    if kind == E_MOVED and s.has(args[0], STONE) and s.rules[R_STONE]:
        return [STONE_GNAWS]
    if kind == E_BARTERED:
        return [BARTERED]
    if kind == E_SHEET_FIRE:
        return [KEEPER_FIRE]
    if kind == E_FIRE:
        return [GROUND_FIRE]
    return []


def _with_figures(s: Andor, kind: int, args: tuple[int, ...]) -> list[str]:
    """Heroes, creatures and allies."""
    box = s.box
    if kind == E_TURNED:
        return [MAGE_TURNS]
    if kind == E_HOURS and args[1] > box.normal_hours and s.kind(args[0]) == DWARF:
        return [DWARF_OVERTIME]
    if kind == E_ROUND:
        return _in_round(s)
    if kind == E_STOLEN:
        return [FOX_STEALS]
    if kind == E_SPAWNED:
        return [f"{box.creatures[args[0]]} appears"]
    if kind == E_DEFEATED:
        return [f"{box.creatures[args[1]]} is defeated"]
    if kind == E_MARCHED:
        return [f"{box.creatures[args[0]]} marches"]
    if kind == E_SHIELD:
        return [f"{box.creatures[args[0]]} takes a shield"]
    if kind == E_LURED:
        return [GEM_LURES]
    if kind == E_CHANGED:
        return [f"{box.creatures[args[0]]} changes in the cave"]
    if kind == E_ALLY_MOVED:
        return [f"{ALLIES[args[1]]} is moved"]
    return []


def _in_round(s: Andor) -> list[str]:
    """What makes heroes stronger in the round that has just begun; its first die has not fallen yet."""
    if s.starter == NOTHING:
        return []
    space = s.at[s.starter]
    out = [f"{ALLIES[walker]} helps in a fight" for walker in range(WALKERS) if s.ally[walker] == space]
    if s.fire_here(space):
        out += [WARRIOR_FIRE for seat in range(s.seats) if s.in_party(seat) and s.kind(seat) == WARRIOR]
    return out
