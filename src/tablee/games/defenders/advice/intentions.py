"""What a hero is about to do, and why, in a form that can be said: read off a day that was played ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.core.events import Event
from tablee.core.reason import Deed
from tablee.games.defenders.advice.strikes import campaign, chance_of, heroes_at
from tablee.games.defenders.ids import (
    COLOURS,
    E_ATTACK,
    E_FIGHT,
    E_HEALED,
    E_LAND_HEALED,
    E_LAND_NOT_HEALED,
    E_MOVED,
    E_QUEST_DONE,
    E_QUEST_FAILED,
    E_QUEST_STEP,
    E_RUMORS,
    ENEMIES,
    FULL,
    P_DAY,
    P_WINDOW,
)
from tablee.games.defenders.state import Defenders

DEEDS: Final[dict[str, tuple[str, ...]]] = {
    "strike_odds": ("general", "percent"),
    "strike": ("general",),
    "hold_city": ("minions", "colour"),
    "near_city": ("location", "minions", "colour"),
    "gather": ("general", "location"),
    "relieve": ("location",),
    "quest": ("location",),
    "heal_land": ("location", "crystals"),
    "fight": ("location", "minions", "colour"),
    "fight_at": ("location",),
    "recover": ("location", "life"),
    "rumors": ("location",),
    "go": ("location",),
}
"""All sentences, what weighs most first, and what they name."""

ROUND: Final = 10
"""Chances are told in tens of a hundred: more is not known before the dice fall."""


def deeds(before: Defenders, events: Sequence[Event], seat: int) -> list[Deed]:
    """What can be said about a day: `before` is where it began, `events` are what happened in it."""
    out: list[Deed] = []
    at = before.at[seat]
    for event in events:
        kind, args = event.kind, event.args
        if args[0] != seat:
            continue
        if kind == E_MOVED:
            at = args[1]
        elif kind == E_ATTACK:
            out += strikes(before, args[1], seat)
        elif kind == E_FIGHT:
            out += fights(before, args[1])
        elif kind in (E_LAND_HEALED, E_LAND_NOT_HEALED):
            out.append(on(before, "heal_land", at, crystals=str(sum(before.crystals))))
        elif kind in (E_QUEST_DONE, E_QUEST_STEP, E_QUEST_FAILED):
            out.append(on(before, "quest", at))
        elif kind == E_RUMORS:
            out.append(on(before, "rumors", at))
        elif kind == E_HEALED:
            out.append(on(before, "recover", at, life=str(before.life(seat))))
    if at != before.at[seat]:
        out.append(on(before, "go", at))
        aim = campaign(before)
        if aim.ready and aim.place == at:
            name = before.box.locations[at]
            out.append(Deed("gather", {"general": before.box.generals[aim.general], "location": name}, name))
    return out


def on(s: Defenders, key: str, place: int, **args: str) -> Deed:
    """A deed on a place."""
    name = s.box.locations[place]
    return Deed(key, {"location": name, **args}, name)


def strikes(s: Defenders, general: int, seat: int) -> list[Deed]:
    """A general is attacked: with the chance of those who will be there, as the cards are before it."""
    place = s.place_of(general)
    name = s.box.locations[place]
    party = [one for one in heroes_at(s, place) if one != seat]
    percent = int(100.0 * chance_of(s, general, [*party, seat]) / ROUND + 0.5) * ROUND
    named = {"general": s.box.generals[general]}
    return [Deed("strike", named, name), Deed("strike_odds", {**named, "percent": str(percent)}, name)]


def fights(s: Defenders, place: int) -> list[Deed]:
    """A fight with minions, and why there: the city, a place about to be overrun."""
    name = s.box.locations[place]
    out = [Deed("fight_at", {"location": name}, name)]
    found = [s.minions[place * ENEMIES + colour] for colour in range(ENEMIES)]
    crowd = s.crowd(place)
    if crowd == 0:
        return out  # they come before the day begins
    colour = COLOURS[found.index(crowd)] if crowd in found else ""
    counted = {"minions": str(crowd), "colour": colour}
    if place == s.box.city:
        if colour:
            out.append(Deed("hold_city", counted, name))
    elif crowd >= FULL:
        out.append(Deed("relieve", {"location": name}, name))
    elif colour:
        key = "near_city" if s.box.city in s.box.near[place] else "fight"
        out.append(Deed(key, {"location": name, **counted}, name))
    return out


def foreseeable(s: Defenders, seat: int) -> bool:
    """Whether what is open can be answered ahead without knowing a hand: with closed hands not everything."""
    return not s.closed or s.stack[-1].proc in (P_DAY, P_WINDOW)


def holds(now: Defenders, deed: Deed, seat: int) -> bool:
    """Whether what a deed says of the board is true of it now, and not only when its turn will come."""
    args = deed.args
    if "life" in args:
        return now.life(seat) == int(args["life"])
    if "location" not in args and deed.key != "hold_city":
        return True
    place = now.box.city if deed.key == "hold_city" else now.box.locations.index(args["location"])
    if deed.key == "relieve":
        return now.crowd(place) >= FULL
    if deed.key == "fight_at":
        return now.crowd(place) > 0
    if "minions" in args:
        colour = COLOURS.index(args["colour"])
        return now.crowd(place) == now.minions[place * ENEMIES + colour] == int(args["minions"])
    if "crystals" in args:
        return now.crystals[place] > 0 and sum(now.crystals) == int(args["crystals"])
    return True
