"""What a sensible team sees in an open position: threats, ways, and what open objectives ask for."""

from __future__ import annotations

from typing import Final

from tablee.games.andor.ids import (
    ASHORE_HOURS,
    BUFFALO,
    CAVE_WP,
    GOR,
    IQUAR,
    KINDS,
    LAST_LETTER,
    MARCH,
    NOTHING,
    ON_SHIELD,
    STONE,
    STORM,
    TAKOTA,
    TROLL,
    WARGOR,
    WP_MINUS_2,
    WP_MINUS_3,
)
from tablee.games.andor.legend_words import (
    COMPLETE,
    O_DEFEAT,
    O_DEFEND,
    O_DELIVER,
    O_ESCORT,
    O_LIGHT,
    O_REVEAL,
    O_SAVE,
    O_SURVIVE,
    O_VISIT,
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
    R_CAVE,
    R_COLD,
    R_MOVER,
    R_STONE,
)
from tablee.games.andor.state import Andor

FAR: Final = 99
A_DAY: Final = 7
"""Steps of a day."""
RESERVE: Final = 3
"""So many steps a hero must be able to carry what costs will points, to take it up."""


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
    return max(0, min(hours, s.overtime_left(seat), (s.wp[seat] - 3) // s.box.overtime[s.kind(seat)]))


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


def forecast(s: Andor, days: int) -> list[list[int]]:
    """Where every creature will be after each of the next sunrises if nobody stops it, jumps included.

    Gems are not counted. Creatures that have come home are on shields.
    """
    at = s.cr_at[:]
    step = [s.plan.step[kind] for kind in s.cr_kind]
    busy = [space for space in at if space >= 0]
    home = s.plan.home
    out = [at[:]]
    for _ in range(days):
        changed: list[int] = []
        for kind in MARCH:
            march = [i for i in range(len(at)) if step[i] == kind and at[i] >= 0 and i not in changed]
            march.sort(key=lambda i: at[i])
            for i in march:
                busy.remove(at[i])
                there = s.box.arrow[at[i]]
                while there in busy:
                    there = s.box.arrow[there]
                if there == home:
                    at[i] = ON_SHIELD
                    continue
                at[i] = there
                busy.append(there)
                if s.box.cave[there] and s.rules[R_CAVE] and s.cr_kind[i] in (GOR, BUFFALO):
                    step[i] = WARGOR if s.cr_kind[i] == GOR else TROLL
                    changed.append(i)
        out.append(at[:])
    return out


def arrivals(s: Andor, ahead: list[list[int]]) -> list[int]:
    """After how many sunrises each creature comes home, by the forecast and then by the arrows."""
    out = [FAR] * len(s.cr_at)
    for i in range(len(s.cr_at)):
        if s.cr_at[i] < 0 or pace(s, i) == 0:
            continue
        days = 1
        while days < len(ahead) and ahead[days][i] >= 0:
            days += 1
        if days == len(ahead):
            steps = 0
            space = ahead[days - 1][i]
            while space != s.plan.home:
                space = s.box.arrow[space]
                steps += 1
            days += (steps + pace(s, i) - 1) // pace(s, i) - 1
        out[i] = days
    return out


def tasks_left(s: Andor) -> int:
    """How many open objectives the team must still reach, as far as it knows."""
    left = 0
    for number in range(len(s.plan.objectives)):
        if s.objectives[number * OB_SIZE + OB_STATUS] == OPEN:
            left += int(s.plan.objective_kind[number] not in (O_DEFEND, O_SURVIVE))
    return left


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
    closed = s.broken[:]
    if not lake:
        closed += box.ice_spaces[s.plan.face]
        if box.stilts[s.plan.face] != NOTHING:
            closed.append(box.stilts[s.plan.face])
    if not cave and 1 in box.cave:
        closed += [space for space in range(len(box.cave)) if box.cave[space]]
    if shy:
        closed += [space for space in s.cr_at if space >= 0]
    far = [FAR] * len(box.spaces)
    for space in closed:
        far[space] = NOTHING
    far[start] = 0
    line = [start]
    if box.lake[start] and stuck(s, start):
        line = box.shore[s.plan.face][:]
        for space in line:
            far[space] = ASHORE_HOURS
    near = box.near
    for here in line:
        steps = far[here] + 1
        for there in near[here]:
            if far[there] > steps:
                far[there] = steps
                line.append(there)
        if here in s.links:
            for i in range(len(s.links)):
                if s.links[i] == here and far[s.links[i ^ 1]] > steps:
                    far[s.links[i ^ 1]] = steps
                    line.append(s.links[i ^ 1])
    for space in closed:
        if far[space] == NOTHING:
            far[space] = FAR
    return far


def stuck(s: Andor, space: int) -> bool:
    """AND-19.11 Whether all ice around a space of the lake is broken."""
    for there in s.box.near[space]:
        if there not in s.broken:
            return False
    return True


def shy(s: Andor, seat: int) -> bool:
    """AND-22.4 Whether a hero leads somebody whom creatures would catch."""
    return s.has(seat, IQUAR) > 0 or s.has(seat, TAKOTA) > 0


def good_snow(s: Andor, space: int) -> bool:
    """Whether a snow token may hide, or shows, something worth stopping for."""
    return s.snow[space] not in (NOTHING, STORM, WP_MINUS_2, WP_MINUS_3)


# What is to be done ----------------------------------------------------------------------------------------


class Job:
    """Something one hero can do for an open objective on a space."""

    def __init__(self, space: int, wp: int = 0) -> None:
        self.space = space
        self.wp = wp  # will points the hero needs there


def strain(s: Andor, item: int) -> int:
    """AND-24.4 The will points every step with an item costs."""
    return s.rules[R_STONE] if item == STONE else 0


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
            out += [Job(space) for space in where_lies(s, IQUAR)]
        elif kind == O_REVEAL:
            out += _markers(s, ob[base + OB_SET])
        elif kind in (O_DELIVER, O_ESCORT) or (kind == O_VISIT and item != NOTHING):
            lying = [space for space in where_lies(s, item) if space != ob[base + OB_SPACE]]
            out += [Job(space, will_to_lift(s, number, space)) for space in lying]
            seek = seek or (not lying and not borne(s, item))
        elif kind == O_VISIT and flag_set(s, base):
            space = ob[base + OB_SPACE]
            need = CAVE_WP if s.box.cave[space] else 0
            out.append(Job(space, max(need, ob[base + OB_MIN_WP])))
    if seek:
        out += _markers(s, NOTHING)
    kept: list[Job] = []
    for job in out:
        if job.space not in [other.space for other in kept]:
            kept.append(job)
    return kept


def _markers(s: Andor, group: int) -> list[Job]:
    return [Job(s.markers[i]) for i in range(0, len(s.markers), 3) if group in (NOTHING, s.markers[i + 1])]


def ambush(s: Andor, days: list[int]) -> int:
    """Where a hero who needs so many days to each space of its path can meet a mover; NOTHING if nowhere."""
    path = s.plan.space_lists[s.mover_path]
    for k in range(s.mover_at, len(path)):
        if days[k] * s.rules[R_MOVER] <= k - s.mover_at and (k > s.mover_at or days[k] == 0):
            return path[k]
    return NOTHING


def asking(s: Andor, item: int) -> int:
    """The open objective that asks for an item, or NOTHING."""
    ob = s.objectives
    for number in range(len(s.plan.objectives)):
        base = number * OB_SIZE
        if ob[base + OB_STATUS] == OPEN and s.plan.objective_kind[number] in (O_DELIVER, O_ESCORT, O_VISIT):
            if ob[base + OB_ITEM] == item:
                return number
    return NOTHING


def errand(s: Andor, seat: int) -> int:
    """The open objective that wants to be served now with something a hero has, or NOTHING."""
    ob = s.objectives
    for number in range(len(s.plan.objectives)):
        base = number * OB_SIZE
        if ob[base + OB_STATUS] == OPEN and s.plan.objective_kind[number] in (O_DELIVER, O_ESCORT, O_VISIT):
            item = ob[base + OB_ITEM]
            if item != NOTHING and s.has(seat, item) and flag_set(s, base):
                return number
    return NOTHING


def burden(s: Andor, seat: int) -> int:
    """Where a hero must carry what he has: the space of an objective, home with an Iquar, or NOTHING."""
    number = errand(s, seat)
    if number != NOTHING:
        return s.objectives[number * OB_SIZE + OB_SPACE]
    return s.plan.home if s.has(seat, IQUAR) else NOTHING


def will_to_bring(s: Andor, number: int, space: int) -> int:
    """The will points with which a hero brings what an objective asks for from a space where it belongs.

    AND-4.9, 24.4 The cave wants its will points after the last step has been paid.
    """
    base = number * OB_SIZE
    goal = s.objectives[base + OB_SPACE]
    need = s.objectives[base + OB_MIN_WP]
    if s.box.cave[goal]:
        need = max(need, CAVE_WP)
    price = strain(s, s.objectives[base + OB_ITEM])
    return max(need, 1) + price * s.box.ways[space][goal] if price else need


def waits(s: Andor, number: int) -> list[int]:
    """Where what an open objective asks for lies, or is carried by somebody who cannot bring it there."""
    base = number * OB_SIZE
    item = s.objectives[base + OB_ITEM]
    if item == NOTHING or asking(s, item) != number:
        return []
    out = where_lies(s, item)
    for seat in range(s.seats):
        if s.has(seat, item) and s.wp[seat] < will_to_bring(s, number, s.at[seat]):
            out.append(s.at[seat])
    return out


def on_doorstep(s: Andor, number: int, space: int) -> bool:
    """Whether what an objective asks for has come as near as it can: who takes it up goes in with it."""
    base = number * OB_SIZE
    return flag_set(s, base) and s.box.ways[space][s.objectives[base + OB_SPACE]] <= 1


def finisher(s: Andor, number: int, space: int) -> int:
    """The nearest hero who can bring what an objective asks for all the way from a space, or NOTHING.

    He has the will points that it takes, and is not farther away than a day.
    """
    found, near = NOTHING, A_DAY + 1
    need = will_to_bring(s, number, space)
    if need and flag_set(s, number * OB_SIZE):
        for seat in range(s.seats):
            far = s.box.ways[s.at[seat]][space]
            if s.wp[seat] >= need and far < near:
                found, near = seat, far
    return found


def left_lying(s: Andor, number: int, space: int) -> bool:
    """Whether what an objective asks for waits on a space for a hero of more will points than others have."""
    return on_doorstep(s, number, space) or finisher(s, number, space) != NOTHING


def will_to_lift(s: Andor, number: int, space: int) -> int:
    """The will points with which a hero is sent to take up what an objective asks for.

    As many as it takes to bring it all the way where it waits for that; else as many as a few steps cost.
    """
    if left_lying(s, number, space):
        return will_to_bring(s, number, space)
    price = RESERVE * strain(s, s.objectives[number * OB_SIZE + OB_ITEM])
    return price + 1 if price else 0


def will_needed(s: Andor) -> int:
    """The will points some open objective asks of a hero before its space; 0 if none does."""
    need = 0
    ob = s.objectives
    for number in range(len(s.plan.objectives)):
        base = number * OB_SIZE
        if ob[base + OB_STATUS] == OPEN and s.plan.objective_kind[number] in (O_VISIT, O_DELIVER):
            least = ob[base + OB_MIN_WP]
            if s.box.cave[ob[base + OB_SPACE]]:
                least = max(least, CAVE_WP)
            need = max(need, least + strain(s, ob[base + OB_ITEM]) if least else 0)
    return need


def progress(s: Andor) -> float:
    """How much of the way to victory is done: complete objectives, revealed markers, lit hearths."""
    done = 0.0
    ob = s.objectives
    for number in range(len(s.plan.objectives)):
        base = number * OB_SIZE
        if ob[base + OB_STATUS] == COMPLETE:
            done += 30.0
        elif ob[base + OB_STATUS] == OPEN and s.plan.objective_kind[number] == O_LIGHT:
            mask = ob[base + (OB_TODAY if ob[base + OB_SAME_DAY] else OB_DONE_N)]
            while mask:
                done += 8.0 * (mask & 1)
                mask >>= 1
    done += 10.0 * sum(s.revealed)
    for seat in range(s.seats):
        done += 10.0 * s.has(seat, STONE)
    return done
