"""What a partner may ask of a hero, and how the hero would do it."""

from __future__ import annotations

from typing import Final

from tablee.core.reason import Reason
from tablee.core.rng import Rng
from tablee.games.defenders.advice.outlook import Outlook, look
from tablee.games.defenders.advice.planner import Route, plan, routes, tasks_at
from tablee.games.defenders.ids import (
    END,
    HEAL_SELF,
    NOTHING,
    P_DAY,
    P_DESTINATION,
    P_TRAVEL_CARD,
)
from tablee.games.defenders.state import Defenders

WISHES: Final[dict[str, tuple[str, ...]]] = {
    "come": ("location",),
    "city": (),
    "recover": (),
    "save": (),
}
"""All that can be asked, and what it names."""


def wishes(s: Defenders, seat: int, asker: int) -> list[Reason]:
    """What the hero of `asker` may ask of that of `seat` now: come, hold the city, recover, save cards."""
    if s.hero[seat] == NOTHING or s.hero[asker] == NOTHING:
        return []
    out: list[Reason] = []
    if s.at[asker] not in (s.at[seat], s.box.city):
        out.append(Reason("come", {"location": s.box.locations[s.at[asker]]}))
    out.append(Reason("city"))
    if s.lost[seat]:
        out.append(Reason("recover"))
    out.append(Reason("save"))
    return out


def serve(s: Defenders, seat: int, wish: Reason, rng: Rng) -> list[list[int]] | None:
    """Days that do what was asked; empty: it cannot be done now. None: the question is another one."""
    if not s.asked(seat):
        return None
    frame = s.question(seat)
    legal = s.legal(seat)
    out = look(s)
    if frame.proc == P_DESTINATION and wish.key != "save":
        way = nearest(s, out, seat, wish, frame.n, frame.what)
        return None if way is None else only(legal, s.box.a_to + way.first)
    if frame.proc == P_TRAVEL_CARD and wish.key != "save":
        way = nearest(s, out, seat, wish, frame.n, NOTHING)
        return None if way is None else only(legal, s.box.a_card + way.card)
    if frame.proc != P_DAY:
        return None
    if wish.key == "save":
        bare = s.clone()
        bare.hand = bare.hand[:]
        bare.hand[seat] = []
        return only(legal, plan(bare, look(bare), seat).action)
    if wish.key == "recover":
        if s.lost[seat] == 0:
            return None
        if HEAL_SELF in legal and s.crowd(s.at[seat]) == 0:
            return [[HEAL_SELF]]
    elif s.at[seat] == goal(s, wish):
        kinds = tasks_at(s, out, seat, s.at[seat], s.actions(seat)).kinds
        return only(legal, kinds[0]) if kinds and kinds[0] in legal else [[END]]
    way = nearest(s, out, seat, wish, NOTHING, NOTHING)
    return [] if way is None else only(legal, way.way)


def only(legal: list[int], action: int) -> list[list[int]]:
    """A day that begins with this, if that is possible."""
    return [[action]] if action in legal else []


def goal(s: Defenders, wish: Reason) -> int:
    """The place that was asked for."""
    return s.box.city if wish.key == "city" else s.box.locations.index(wish.args["location"])


def nearest(s: Defenders, out: Outlook, seat: int, wish: Reason, way: int, card: int) -> Route | None:
    """The cheapest way to where the hero is wanted today; None: there is none."""
    found = routes(s, out, seat, way, card)
    if wish.key == "recover":
        spare = 1
        places = [
            place
            for place in range(len(found))
            if s.crowd(place) == 0 and (place == s.box.city or s.box.inn[place])
        ]
    else:
        spare = 0
        places = [goal(s, wish)]
    best: Route | None = None
    for place in places:
        for route in found[place]:
            if route.actions + spare > s.actions(seat):
                continue
            if best is None or (route.cost, route.actions) < (best.cost, best.actions):
                best = route
    return best
