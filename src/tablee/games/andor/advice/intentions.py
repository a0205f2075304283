"""What a hero is about to do, and why, in a form that can be said: read off a turn that was played ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.core.events import Event
from tablee.core.reason import Deed
from tablee.games.andor.advice.outlook import FAR, hours_today, shy, spread
from tablee.games.andor.advice.team import Team
from tablee.games.andor.ids import (
    ALLIES,
    CAVE_WP,
    E_ALLY_MOVED,
    E_ASHORE,
    E_DAY_ENDED,
    E_FIGHT,
    E_FIRE,
    E_MOVED,
    E_PASSED,
    E_SHEET_FIRE,
    NOTHING,
)
from tablee.games.andor.state import Andor

DEEDS: Final[dict[str, tuple[str, ...]]] = {
    "fight_boss": ("creature", "space"),
    "fight_home": ("creature", "space", "sunrises"),
    "fight": ("creature", "space"),
    "go_boss": ("creature", "space"),
    "go_defend": ("creature", "space", "sunrises"),
    "go_hunt": ("creature", "space"),
    "go_help": ("creature", "space"),
    "go_carry": ("space",),
    "go_task": ("space",),
    "go_fire": ("space", "wp"),
    "go_snow": ("space",),
    "lead": ("ally", "space"),
    "light": ("space",),
    "go": ("space",),
    "wait": ("space",),
    "rest_tired": ("space",),
    "rest": ("space",),
}
"""All sentences, what weighs most first, and what they name."""

SOON: Final = 3
"""A creature that comes home within so many sunrises is a reason of its own."""
ERRANDS: Final[dict[str, str]] = {
    "boss": "go_boss",
    "save": "go_defend",
    "defend": "go_defend",
    "hunt": "go_hunt",
    "help": "go_help",
    "despair": "go_help",
    "carry": "go_carry",
    "job": "go_task",
    "catch": "go_task",
    "warm": "go_fire",
    "dig": "go_snow",
}
"""What the plan of the team sends a hero for, and how it is said."""


def deeds(before: Andor, events: Sequence[Event], seat: int) -> list[Deed]:
    """What can be said about a turn: `before` is where it began, `events` are what happened in it."""
    out: list[Deed] = []
    space = NOTHING
    lit = False
    for event in events:
        kind, args = event.kind, event.args
        if kind == E_ALLY_MOVED and args[0] == seat:
            name = before.box.spaces[args[2]]
            out.append(Deed("lead", {"ally": ALLIES[args[1]], "space": name}, name))
        if args[0] != seat:
            continue
        if kind == E_FIGHT:
            out += fights(before, args[1], args[2])
        elif kind in (E_MOVED, E_ASHORE):
            space = args[1]
        elif kind in (E_FIRE, E_SHEET_FIRE):
            lit = True
        elif kind == E_PASSED:
            out.append(here(before, seat, "wait"))
        elif kind == E_DAY_ENDED and space == NOTHING:
            out.append(here(before, seat, "rest" if hours_today(before, seat) else "rest_tired"))
    if lit and space == NOTHING:
        out.append(here(before, seat, "light"))
    if space not in (NOTHING, before.at[seat]):
        out += walks(before, seat, space)
    return out


def here(s: Andor, seat: int, key: str) -> Deed:
    """A deed where the hero stands."""
    name = s.box.spaces[s.at[seat]]
    return Deed(key, {"space": name}, name)


def fights(s: Andor, creature: int, space: int) -> list[Deed]:
    """A fight: against whom the legend asks to defeat, or who would soon be home."""
    name = s.box.spaces[space]
    named = {"creature": s.box.creatures[creature], "space": name}
    out = [Deed("fight", named, name)]
    team = Team(s)
    foe = s.creature_at(space)
    if foe != NOTHING and foe in team.bosses:
        out.append(Deed("fight_boss", named, name))
    elif foe != NOTHING and team.arrive[foe] <= SOON:
        out.append(Deed("fight_home", {**named, "sunrises": str(team.arrive[foe])}, name))
    return out


def walks(s: Andor, seat: int, space: int) -> list[Deed]:
    """A walk to a space: with what the team wants there, if it leads nearer to that."""
    at = s.box.spaces[space]
    out = [Deed("go", {"space": at}, at)]
    team = Team(s)
    goal = team.goal[seat]
    key = ERRANDS.get(team.why[seat], "")
    if goal == NOTHING or not key:
        return out
    over_ice = s.box.lake[goal] == 1 or s.box.lake[s.at[seat]] == 1
    far = spread(s, goal, over_ice, s.wp[seat] >= CAVE_WP, shy(s, seat))
    if far[space] >= far[s.at[seat]] or far[space] >= FAR:
        return out
    args = {"space": s.box.spaces[goal]}
    prey = team.prey[seat]
    if "creature" in DEEDS[key]:
        if prey == NOTHING:
            return out
        args = {"creature": s.box.creatures[s.cr_kind[prey]], **args}
        if key == "go_defend":
            args["sunrises"] = str(team.arrive[prey])
    elif key == "go_fire":
        args["wp"] = str(s.wp[seat])
    out.append(Deed(key, args, at))
    return out
