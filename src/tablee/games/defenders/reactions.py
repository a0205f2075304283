"""Who wants to be asked about reactions (DOR-16.5 to 16.7): always, only when it matters, or never.

The rules ask everybody who could play something in a window. Most of these windows are let go by; a person
may leave that to the table.
"""

from __future__ import annotations

from tablee.games.defenders.ids import (
    FULL,
    KEEP,
    MONARCH_CITY,
    NOTHING,
    P_BLESSING,
    P_LUCK,
    P_SPY,
    P_WINDOW,
    PASS,
    R_SPARE,
    R_STOP_GENERAL,
    SP_DEFENSES,
    SP_MILITIA,
    TWO_LOCATIONS,
    W_DAY_END,
    W_NIGHT,
    W_REVEALED,
)
from tablee.games.defenders.night import advances, colours_at_gates
from tablee.games.defenders.state import Defenders
from tablee.games.defenders.windows import plays
from tablee.games.defenders.wounds import minion_wounds

OWN_MOMENTS = {P_LUCK: PASS, P_SPY: PASS, P_BLESSING: KEEP}
"""Reactions that are only asked when they would change something, and how they are let go by."""


def let_pass(s: Defenders, seat: int, never: bool) -> int | None:
    """The answer that lets a reaction go by for somebody who does not want to be asked now; None: ask."""
    f = s.question(seat)
    if f.proc in OWN_MOMENTS:
        return OWN_MOMENTS[f.proc] if never else None
    if f.proc == P_WINDOW and (never or not matters(s, seat, f.what)):
        return PASS
    return None


def matters(s: Defenders, seat: int, window: int) -> bool:
    """Whether what a seat could play in this window answers something that is about to happen."""
    if window == W_DAY_END:
        return minion_wounds(s, s.active) >= s.life(s.active)
    if window == W_NIGHT:
        return in_danger(s)
    if window == W_REVEALED:
        return made_for_the_card(s, seat) or is_grave(s)
    return False  # the night asks again


def in_danger(s: Defenders) -> bool:
    """A general one step from the city, a place one minion from an overrun, or the city nearly fallen."""
    if any(one_step_away(s, general) for general in range(len(s.box.path))):
        return True
    return any(
        s.crowd(place) >= (s.box.city_falls - 1 if place == s.box.city else FULL)
        for place in range(len(s.crystals))
    )


def one_step_away(s: Defenders, general: int) -> bool:
    """Whether the next step of a living general would be into the city."""
    if not s.general_life[general] or s.on_red(general):
        return False
    return s.box.path[general][s.general_step[general] + 1] == s.box.city


def made_for_the_card(s: Defenders, seat: int) -> bool:
    """DOR-16.7 Whether the seat holds what is played against a revealed card, and it would change it."""
    box = s.box
    for a in plays(s, seat, W_REVEALED):
        if a < box.a_reward:
            answers_minions = a == box.a_play + SP_MILITIA
            answers_general = a == box.a_play + SP_DEFENSES
        else:
            answers_minions = box.reward[a - box.a_reward] == R_SPARE
            answers_general = box.reward[a - box.a_reward] == R_STOP_GENERAL
        if answers_minions or (answers_general and advances(s, s.revealed)):
            return True
    return False


def is_grave(s: Defenders) -> bool:
    """Whether the revealed card overruns a place, brings a general into the city or lets the city fall."""
    card, box = s.revealed, s.box
    if card == NOTHING:
        return False
    if not s.halted and advances(s, card) and one_step_away(s, box.dark_general[card]):
        return True
    if not s.full:
        return False
    if box.dark_kind[card] == MONARCH_CITY:
        return s.crowd(box.city) + len(colours_at_gates(s)) >= box.city_falls
    return box.dark_kind[card] == TWO_LOCATIONS and any(
        not s.spared >> half & 1
        and s.crowd(box.dark_place[card * 2 + half]) + box.dark_minions[card * 2 + half] > FULL
        for half in range(2)
    )
