"""What a sensible team sees in an open position: threats, ways, and what open objectives ask for."""

from __future__ import annotations

from typing import Final

from tablee.games.andor.ids import (
    CAVE_WP,
    IQUAR,
    KINDS,
    LAST_LETTER,
    LIT,
    NOTHING,
    ON_SHIELD,
    STONE,
    STORM,
    TAKOTA,
    WARGOR,
    WP_MINUS_2,
    WP_MINUS_3,
)
from tablee.games.andor.state import Andor
from tablee.games.andor.terms import (
    COMPLETE,
    O_DEFEAT,
    O_DELIVER,
    O_ESCORT,
    O_LIGHT,
    O_REVEAL,
    O_SAVE,
    O_VISIT,
    OB_COUNT,
    OB_CREATURE,
    OB_DONE_N,
    OB_FLAG,
    OB_ITEM,
    OB_MIN_WP,
    OB_SAME_DAY,
    OB_SET,
    OB_SIZE,
    OB_SPACE,
    OB_SPACES,
    OB_STATUS,
    OB_TAG,
    OB_TODAY,
    OPEN,
    R_COLD,
    R_MOVER,
)
from tablee.games.andor.tokens import mover_space

FAR: Final = 99


def everybody(s: Andor) -> list[int]:
    """All seats."""
    return list(range(s.seats))


# Time ------------------------------------------------------------------------------------------------------


def letters_left(s: Andor) -> int:
    """Letters the narrator has left."""
    return LAST_LETTER - s.letter


def hours_today(s: Andor, seat: int) -> int:
    """Hours a hero can still spend today without paying will points."""
    if s.ended_day(seat):
        return 0
    return max(0, min(s.box.normal_hours, s.hour_limit()) - s.used[seat])


def hours_tomorrow(s: Andor) -> int:
    """Hours of the next day without overtime."""
    if not s.rules[R_COLD]:
        return s.box.normal_hours
    return min(s.box.normal_hours, max(s.box.cold_floor, s.cold - 1) - 1)


def overtime(s: Andor, seat: int) -> int:
    """The overtime hours a hero can pay and keep some will points."""
    if s.ended_day(seat):
        return 0
    hours = min(s.hour_limit(), s.box.hours) - max(s.used[seat], s.box.normal_hours)
    return max(0, min(hours, (s.wp[seat] - 3) // s.box.overtime[s.kind(seat)]))


def days_for(s: Andor, seat: int, far: int) -> int:
    """After how many sunrises a hero has made so many steps."""
    if far >= FAR:
        return FAR
    today = hours_today(s, seat)
    if far <= today:
        return 0
    return (far - today + hours_tomorrow(s) - 1) // hours_tomorrow(s)


# Threats ---------------------------------------------------------------------------------------------------


def pace(s: Andor, i: int) -> int:
    """How many spaces a creature marches at a sunrise."""
    step = s.plan.step[s.cr_kind[i]]
    if step == NOTHING:
        return 0
    return 2 if step == WARGOR else 1


def arrival(s: Andor, i: int) -> int:
    """After how many sunrises a creature comes home if nobody stops it; FAR if never."""
    speed = pace(s, i)
    if s.cr_at[i] == ON_SHIELD or speed == 0:
        return FAR
    steps = 0
    space = s.cr_at[i]
    while space != s.plan.home:
        space = s.box.arrow[space]
        steps += 1
    return (steps + speed - 1) // speed


def place_after(s: Andor, i: int, days: int) -> int:
    """The space a creature will be on after so many sunrises, as far as the arrows tell."""
    space = s.cr_at[i]
    for _ in range(days * pace(s, i)):
        if space != s.plan.home:
            space = s.box.arrow[space]
    return space


def wanted(s: Andor, i: int) -> bool:
    """Whether an open objective asks for the defeat of a creature."""
    ob = s.objectives
    for number in range(len(s.plan.objectives)):
        base = number * OB_SIZE
        if ob[base + OB_STATUS] == OPEN and s.plan.objective_kind[number] == O_DEFEAT:
            tag = ob[base + OB_TAG]
            if tag != NOTHING and tag == s.cr_tag[i]:
                return True
            if tag == NOTHING and ob[base + OB_CREATURE] == s.cr_kind[i]:
                return True
    return False


# Ways ------------------------------------------------------------------------------------------------------


def spread(s: Andor, start: int, lake: bool, cave: bool, shy: bool) -> list[int]:
    """The steps between a space and every other; FAR where no way leads.

    `lake` allows ice, `cave` the great cave, `shy` avoids creatures. The start itself is always allowed.
    """
    box = s.box
    far = [FAR] * len(box.spaces)
    far[start] = 0
    line = [start]
    closed = s.broken
    foes = s.cr_at if shy else []
    for here in line:
        steps = far[here] + 1
        for there in box.near[here]:
            if far[there] <= steps:
                continue
            if box.lake[there] and (not lake or there in closed):
                continue
            if (box.cave[there] and not cave) or there in foes:
                continue
            far[there] = steps
            line.append(there)
        for i in range(len(s.links)):
            if s.links[i] == here:
                there = s.links[i ^ 1]
                if far[there] > steps:
                    far[there] = steps
                    line.append(there)
    return far


def shy(s: Andor, seat: int) -> bool:
    """AND-22.4 Whether a hero leads somebody whom creatures would catch."""
    return s.has(seat, IQUAR) > 0 or s.has(seat, TAKOTA) > 0


def good_snow(s: Andor, space: int) -> bool:
    """Whether a snow token may hide, or shows, something worth stopping for."""
    return s.snow[space] not in (NOTHING, STORM, WP_MINUS_2, WP_MINUS_3)


# What is to be done ----------------------------------------------------------------------------------------


class Job:
    """Something one hero can do for an open objective on a space."""

    def __init__(self, space: int, item: int = NOTHING, wp: int = 0, worth: int = 0) -> None:
        self.space = space
        self.item = item  # to be fetched there
        self.wp = wp  # will points the hero needs there
        self.worth = worth  # steps it is worth going further for


def where_lies(s: Andor, item: int) -> list[int]:
    """The spaces where an item lies loose."""
    return [code // KINDS for code in s.loose if code % KINDS == item]


def borne(s: Andor, item: int) -> bool:
    """Whether a hero carries or leads an item."""
    for seat in range(s.seats):
        if s.has(seat, item):
            return True
    return False


def flag_set(s: Andor, base: int) -> bool:
    """Whether the flag an objective needs is set."""
    flag = s.objectives[base + OB_FLAG]
    return flag == NOTHING or s.flags[flag] == 1


def jobs(s: Andor) -> list[Job]:
    """What single heroes can do for the open objectives: markers, fires, items, followers, visits."""
    out: list[Job] = []
    seek = False
    ob = s.objectives
    for number in range(len(s.plan.objectives)):
        base = number * OB_SIZE
        if ob[base + OB_STATUS] != OPEN:
            continue
        kind = s.plan.objective_kind[number]
        item = ob[base + OB_ITEM]
        if kind == O_LIGHT:
            mask = ob[base + (OB_TODAY if ob[base + OB_SAME_DAY] else OB_DONE_N)]
            spaces = s.plan.space_lists[ob[base + OB_SPACES]]
            out += [Job(spaces[i]) for i in range(len(spaces)) if not mask >> i & 1]
        elif kind == O_SAVE:
            out += [Job(space, IQUAR) for space in where_lies(s, IQUAR)]
        elif kind == O_REVEAL:
            out += _markers(s, ob[base + OB_SET])
        elif kind in (O_DELIVER, O_ESCORT) or (kind == O_VISIT and item != NOTHING):
            lying = [space for space in where_lies(s, item) if space != ob[base + OB_SPACE]]
            out += [Job(space, item) for space in lying]
            seek = seek or (not lying and not borne(s, item))
        elif kind == O_VISIT and flag_set(s, base):
            space = ob[base + OB_SPACE]
            need = CAVE_WP if s.box.cave[space] else 0
            out.append(Job(space, NOTHING, max(need, ob[base + OB_MIN_WP])))
    if seek:
        out += _markers(s, NOTHING)
    kept: list[Job] = []
    for job in out:
        if job.space not in [other.space for other in kept]:
            kept.append(job)
    return kept


def _markers(s: Andor, group: int) -> list[Job]:
    return [Job(s.markers[i]) for i in range(0, len(s.markers), 3) if group in (NOTHING, s.markers[i + 1])]


def ambush(s: Andor, seat: int, far: list[int]) -> int:
    """Where a hero can wait for a mover or meet it; NOTHING without one or where he comes too late."""
    if mover_space(s) == NOTHING:
        return NOTHING
    path = s.plan.space_lists[s.mover_path]
    found, near = NOTHING, FAR
    for k in range(s.mover_at, len(path)):
        days = days_for(s, seat, far[path[k]])
        late = days * s.rules[R_MOVER] > k - s.mover_at or (k == s.mover_at and days > 0)
        if not late and far[path[k]] < near:
            found, near = path[k], far[path[k]]
    return found


def burden(s: Andor, seat: int) -> int:
    """Where a hero must carry what he has: the space of an objective, home with an Iquar, or NOTHING."""
    ob = s.objectives
    for number in range(len(s.plan.objectives)):
        base = number * OB_SIZE
        if ob[base + OB_STATUS] == OPEN and s.plan.objective_kind[number] in (O_DELIVER, O_ESCORT, O_VISIT):
            item = ob[base + OB_ITEM]
            if item != NOTHING and s.has(seat, item) and flag_set(s, base):
                return ob[base + OB_SPACE]
    return s.plan.home if s.has(seat, IQUAR) else NOTHING


def needed_item(s: Andor, item: int) -> bool:
    """Whether an open objective asks for an item."""
    ob = s.objectives
    for number in range(len(s.plan.objectives)):
        base = number * OB_SIZE
        if ob[base + OB_STATUS] == OPEN and s.plan.objective_kind[number] in (O_DELIVER, O_ESCORT, O_VISIT):
            if ob[base + OB_ITEM] == item:
                return True
    return False


def will_needed(s: Andor) -> int:
    """The will points some open objective asks of a hero; 0 if none does."""
    need = 0
    ob = s.objectives
    for number in range(len(s.plan.objectives)):
        base = number * OB_SIZE
        if ob[base + OB_STATUS] == OPEN and s.plan.objective_kind[number] in (O_VISIT, O_DELIVER):
            need = max(need, ob[base + OB_MIN_WP])
            if s.box.cave[ob[base + OB_SPACE]]:
                need = max(need, CAVE_WP)
    return need


def progress(s: Andor) -> float:
    """How much of the way to victory is done: complete objectives, revealed markers, lit hearths."""
    done = 0.0
    for number in range(len(s.plan.objectives)):
        if s.objectives[number * OB_SIZE + OB_STATUS] == COMPLETE:
            done += 30.0
    done += 6.0 * sum(s.revealed)
    for seat in range(s.seats):
        done += 10.0 * s.has(seat, STONE)
    return done + 2.0 * s.fire.count(LIT)


def open_count(s: Andor, base: int) -> int:
    """How much of a counted objective is still missing."""
    return s.objectives[base + OB_COUNT] - s.objectives[base + OB_DONE_N]
