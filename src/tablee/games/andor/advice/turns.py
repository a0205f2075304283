"""Whole turns worth comparing: a single step says little, where it leads to says more."""

from __future__ import annotations

from typing import Final

from tablee.core.rng import Rng
from tablee.games.andor.advice.outlook import (
    FAR,
    burden,
    everybody,
    forecast,
    good_snow,
    hours_today,
    jobs,
    overtime,
    shy,
    spread,
)
from tablee.games.andor.advice.team import Team
from tablee.games.andor.advice.thumb import choose
from tablee.games.andor.ids import A_END_DAY, A_FIGHT, A_PASS, A_STOP, CAVE_WP, KINDS, P_MOVE, P_TURN
from tablee.games.andor.movement import steps_from
from tablee.games.andor.state import Andor

EXTRA: Final = 2
"""Overtime hours a plan may ask for beyond what the rules of thumb would spend."""
NEAR_SNOW: Final = 4
"""Snow farther away than so many steps is no goal of its own."""


def plans(s: Andor, seat: int, rng: Rng) -> list[list[int]]:
    """Turns of a hero: what the rules of thumb would begin with, then where else he could go, and fight.

    Only at the beginning of a turn and between two steps; elsewhere single answers say enough.
    """
    out = [[choose(s.clone(), seat, rng)]]
    if not s.asked(seat) or s.question(seat).proc not in (P_TURN, P_MOVE):
        return out
    legal = s.legal(seat)
    for a in (A_FIGHT, A_STOP, A_END_DAY):
        if a in legal:
            out.append([a])
    if A_PASS in legal and s.question(seat).proc == P_TURN:
        out.append([A_PASS, A_STOP])
    here = s.at[seat]
    over_ice = s.box.lake[here] == 1
    for goal in goals(s, seat):
        if goal == here:
            continue
        way = walk_to(s, seat, goal, over_ice or s.box.lake[goal] == 1)
        if not way or s.box.a_move + way[0] not in legal:
            continue
        plan = [s.box.a_move + space for space in way]
        plan.append(A_STOP)
        if s.creature_at(way[len(way) - 1]) >= 0:
            plan.append(A_FIGHT)
        if plan not in out:
            out.append(plan)
    return out


def goals(s: Andor, seat: int) -> list[int]:
    """The spaces a hero may want to be on: foes now and tomorrow, errands, fires, friends, things, snow."""
    out: list[int] = []
    tomorrow = forecast(s, 1)[1]
    for i in range(len(s.cr_at)):
        if s.cr_at[i] >= 0:
            out.append(s.cr_at[i])
            if tomorrow[i] >= 0:
                out.append(tomorrow[i])
    for job in jobs(s):
        out.append(job.space)
    load = burden(s, seat)
    if load >= 0:
        out.append(load)
    team = Team(s)
    for one in everybody(s):
        out.append(team.goal[one])
        out.append(s.at[one])
    for code in s.loose:
        out.append(code // KINDS)
    out.append(s.plan.home)
    far = spread(s, s.at[seat], s.box.lake[s.at[seat]] == 1, s.wp[seat] >= CAVE_WP, shy(s, seat))
    for space in range(s.box.first[s.plan.face], s.box.first[s.plan.face + 1]):
        if s.fire[space] and far[space] < FAR:
            out.append(space)
        if far[space] <= NEAR_SNOW and good_snow(s, space):
            out.append(space)
    kept: list[int] = []
    for space in out:
        if space >= 0 and space not in kept:
            kept.append(space)
    return kept


def walk_to(s: Andor, seat: int, goal: int, over_ice: bool) -> list[int]:
    """The way to a goal: all of it if a little overtime suffices, else as far as the hours of today go."""
    far = spread(s, goal, over_ice, s.wp[seat] >= CAVE_WP, shy(s, seat))
    here = s.at[seat]
    hours = hours_today(s, seat)
    if far[here] >= FAR:
        return []
    if far[here] <= hours + min(EXTRA, overtime(s, seat)):
        hours = far[here]
    way: list[int] = []
    while len(way) < hours and far[here] > 0:
        best = here
        for there in steps_from(s, here):
            if far[there] < far[best] or (far[there] == far[best] and best != here and good_snow(s, there)):
                best = there
        if best == here:
            break
        here = best
        way.append(here)
    return way
