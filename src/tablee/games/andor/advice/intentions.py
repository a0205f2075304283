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
    E_CARD,
    E_DAY_ENDED,
    E_FIGHT,
    E_FIRE,
    E_MOVED,
    E_PASSED,
    E_SHEET_FIRE,
    E_SUNRISE,
    NOTHING,
)
from tablee.games.andor.legend_words import READ
from tablee.games.andor.state import Andor

DEEDS: Final[dict[str, tuple[str, ...]]] = {
    "fight_boss": ("creature", "space"),
    "fight_home": ("creature", "space", "sunrises"),
    "fight": ("creature", "space"),
    "go_boss": ("creature", "space"),
    "go_defend": ("creature", "space", "sunrises"),
    "go_hunt": ("creature", "space"),
    "go_help": ("creature", "space"),
    "await_home": ("creature", "space", "from", "sunrises"),
    "await": ("creature", "space", "from"),
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
AWAITED: Final[dict[str, str]] = {"go_defend": "await_home", "go_hunt": "await", "go_help": "await"}
"""How it is said where the creature only comes later: to fight it somewhere else than where it stands now."""


def unforeseen(now: Andor, event: Event) -> bool:
    """Whether an event ends what can be foreseen: a card nobody has read, or the night.

    What a card does is written down, so that looking on would tell it. What the next day brings is said on
    the next day: then "today" and "the next sunrise" are what everybody takes them for.
    """
    if event.kind == E_CARD:
        return now.cards[event.args[0] - now.plan.card_base] != READ
    return event.kind == E_SUNRISE


def foreseeable(s: Andor, seat: int) -> bool:
    """AND-3.10 Whose day is over does nothing more today."""
    return not s.ended_day(seat)


def deeds(before: Andor, events: Sequence[Event], seat: int) -> list[Deed]:
    """What can be said about a turn: `before` is where it began, `events` are what happened in it."""
    out: list[Deed] = []
    space = NOTHING
    way: list[int] = []
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
            way.append(space)
        elif kind in (E_FIRE, E_SHEET_FIRE):
            lit = True
        elif kind == E_PASSED:
            out.append(here(before, seat, "wait"))
        elif kind == E_DAY_ENDED and space == NOTHING:
            out.append(here(before, seat, "rest" if hours_today(before, seat) else "rest_tired"))
    if lit and space == NOTHING:
        out.append(here(before, seat, "light"))
    if space not in (NOTHING, before.at[seat]):
        out += walks(before, seat, way)
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


def walks(s: Andor, seat: int, way: Sequence[int]) -> list[Deed]:
    """A walk to a space: also where it leads in the end and what the team wants there, if it comes nearer.

    Who passes by on the way, or turns back, has wanted something else.
    """
    space = way[len(way) - 1]
    at = s.box.spaces[space]
    go = [Deed("go", {"space": at}, at)]
    team = Team(s)
    goal = team.goal[seat]
    key = ERRANDS.get(team.why[seat], "")
    if goal == NOTHING or not key:
        return go
    over_ice = s.box.lake[goal] == 1 or s.box.lake[s.at[seat]] == 1
    far = spread(s, goal, over_ice, s.wp[seat] >= CAVE_WP, shy(s, seat))
    steps = [far[step] for step in [s.at[seat], *way]]
    if far[space] >= min(FAR, *steps[:-1]):
        return go
    args = {"space": s.box.spaces[goal]}
    prey = team.prey[seat]
    if "creature" in DEEDS[key]:
        if prey == NOTHING:
            return go
        args = {"creature": s.box.creatures[s.cr_kind[prey]], **args}
        stands = s.cr_at[prey]
        if stands != goal and key in AWAITED:
            key = AWAITED[key]
            args["from"] = s.box.spaces[stands]
        if "sunrises" in DEEDS[key]:
            args["sunrises"] = str(team.arrive[prey])
    elif key == "go_fire":
        args["wp"] = str(s.wp[seat])
    return [*go, Deed(key, args, args["space"])]
