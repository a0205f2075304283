"""What a sensible team sees in an open position: odds of fights, threats, ways and errands."""

from __future__ import annotations

from typing import Final

from tablee.games.andor.allies import ally_bonus
from tablee.games.andor.ids import (
    BLACK_DIE,
    BLADE,
    CARLION,
    CAVE_WP,
    FIREWOOD,
    HELMET,
    IQUAR,
    KINDS,
    LAST_LETTER,
    LIT,
    MAGE,
    NO_FIRE,
    NOTHING,
    ON_SHIELD,
    STONE,
    WARGOR,
)
from tablee.games.andor.state import Andor
from tablee.games.andor.terms import (
    COMPLETE,
    O_DEFEAT,
    O_DELIVER,
    O_ESCORT,
    O_LIGHT,
    O_VISIT,
    OB_CREATURE,
    OB_DONE_N,
    OB_FLAG,
    OB_ITEM,
    OB_MIN_WP,
    OB_SAME_DAY,
    OB_SIZE,
    OB_SPACE,
    OB_SPACES,
    OB_STATUS,
    OB_TAG,
    OB_TODAY,
    OPEN,
    R_FIRES,
)

BEST_OF: Final = [0.0, 3.5, 4.47, 4.96, 5.24]
"""The mean of the highest of so many dice."""
SUMS_OF: Final = [0.0, 3.5, 5.06, 6.26, 7.2]
"""The same where dice that show the same are added."""
BLACK_OF: Final = [0.0, 8.67, 12.1]
FAR: Final = 99


# Fights ----------------------------------------------------------------------------------------------------


def hero_dice(s: Andor, seat: int, mage: bool) -> float:
    """What a hero's dice bring on average; a mage in the party turns low ones."""
    n = s.dice_of(seat)
    if s.has(seat, CARLION):
        return BLACK_OF[1]
    value = SUMS_OF[n] if s.has(seat, HELMET) else BEST_OF[n]
    if s.has(seat, BLADE):
        value += 0.5
    if s.kind(seat) == MAGE:
        return 5.0
    return value + (0.4 if mage else 0.0)


def edge(s: Andor, i: int, party: list[int], space: int) -> float:
    """By how much a party beats the creature `i` in a round on average, if it fought on a space."""
    mage = False
    for seat in party:
        mage = mage or s.kind(seat) == MAGE
    value = float(ally_bonus(s, space))
    warm = s.fire_here(space)
    for seat in party:
        value += s.sp[seat] + hero_dice(s, seat, mage)
        if warm:
            value += s.box.fire_bonus[s.kind(seat)]
    return value - creature_value(s, i)


def creature_value(s: Andor, i: int) -> float:
    """Strength and mean dice of a creature with its full will points."""
    table = s.plan.dice[s.cr_kind[i]]
    n, colour = 0, 0
    for j in range(0, len(table), 3):
        if s.cr_wp[i] >= table[j]:
            n, colour = table[j + 1], table[j + 2]
    return s.cr_sp[i] + (BLACK_OF[n] if colour == BLACK_DIE else SUMS_OF[n])


def everybody(s: Andor) -> list[int]:
    """All seats."""
    return list(range(s.seats))


# Threats ---------------------------------------------------------------------------------------------------


def arrival(s: Andor, i: int) -> int:
    """After how many sunrises a creature comes home if nobody stops it; FAR if never."""
    if s.cr_at[i] == ON_SHIELD or s.plan.step[s.cr_kind[i]] == NOTHING:
        return FAR
    steps = 0
    space = s.cr_at[i]
    while space != s.plan.home:
        space = s.box.arrow[space]
        steps += 1
    pace = 2 if s.plan.step[s.cr_kind[i]] == WARGOR else 1
    return (steps + pace - 1) // pace


def tomorrow(s: Andor, i: int) -> int:
    """The space a creature will be on after the next sunrise, as far as the arrows tell."""
    space = s.cr_at[i]
    step = s.plan.step[s.cr_kind[i]]
    if step == NOTHING:
        return space
    for _ in range(2 if step == WARGOR else 1):
        if space != s.plan.home:
            space = s.box.arrow[space]
    return space


def wanted(s: Andor, i: int) -> bool:
    """Whether an open objective asks for the defeat of a creature."""
    for number in range(len(s.plan.objectives)):
        base = number * OB_SIZE
        ob = s.objectives
        if s.plan.objective_kind[number] == O_DEFEAT and ob[base + OB_STATUS] == OPEN:
            tag = ob[base + OB_TAG]
            if tag != NOTHING and tag == s.cr_tag[i]:
                return True
            if tag == NOTHING and ob[base + OB_CREATURE] == s.cr_kind[i]:
                return True
    return False


def deadline(s: Andor) -> int:
    """After how many sunrises the home space falls: when one creature more arrives than it can bear."""
    times = sorted([arrival(s, i) for i in range(len(s.cr_kind)) if not wanted(s, i)])
    free = max(0, s.defence - s.shields())
    return times[free] if free < len(times) else FAR


def spare_warmth(s: Andor, space: int) -> float:
    """What a fire that could be lit on a space would add to the strength of the team."""
    if s.fire_here(space) or space in s.no_fire or not s.rules[R_FIRES]:
        return 0.0
    wood = s.fire[space] != NO_FIRE
    bonus = 0.0
    for seat in range(s.seats):
        wood = wood or s.has(seat, FIREWOOD) > 0
        bonus += s.box.fire_bonus[s.kind(seat)]
    return bonus if wood else 0.0


def weakness(s: Andor) -> float:
    """By how much the team is too weak for the creatures it must defeat; 0 where it is strong enough."""
    lack = 0.0
    for i in range(len(s.cr_kind)):
        if s.cr_at[i] >= 0 and wanted(s, i):
            margin = edge(s, i, everybody(s), s.cr_at[i]) + spare_warmth(s, s.cr_at[i])
            lack = max(lack, 1.0 - margin)
    return lack


def days_left(s: Andor) -> int:
    """Letters the narrator has left."""
    return LAST_LETTER - s.letter


# Ways ------------------------------------------------------------------------------------------------------


def ways_to(s: Andor, goal: int, seat: int) -> list[int]:
    """The steps from every space to a goal for a hero; FAR where no way leads. Ice only where it must be."""
    far = [FAR] * len(s.box.spaces)
    far[goal] = 0
    line = [goal]
    on_lake = s.box.lake[goal] == 1 or s.box.lake[s.at[seat]] == 1
    for here in line:
        for there in s.box.near[here]:
            if far[there] != FAR or there in s.broken:
                continue
            if s.box.lake[there] and not on_lake:
                continue
            if s.box.cave[there] and s.wp[seat] < CAVE_WP:
                continue
            far[there] = far[here] + 1
            line.append(there)
    for i in range(0, len(s.links), 2):
        a, b = s.links[i], s.links[i + 1]
        far[a] = min(far[a], far[b] + 1)
        far[b] = min(far[b], far[a] + 1)
    return far


# What is to be done ----------------------------------------------------------------------------------------


def errands(s: Andor) -> list[int]:
    """Spaces where one hero alone can further an open objective: markers, fires, items, followers, visits."""
    out: list[int] = []
    for number in range(len(s.plan.objectives)):
        base = number * OB_SIZE
        ob = s.objectives
        if ob[base + OB_STATUS] != OPEN:
            continue
        kind = s.plan.objective_kind[number]
        if kind == O_LIGHT:
            mask = ob[base + (OB_TODAY if ob[base + OB_SAME_DAY] else OB_DONE_N)]
            spaces = s.plan.space_lists[ob[base + OB_SPACES]]
            out += [spaces[i] for i in range(len(spaces)) if not mask >> i & 1]
        elif kind in (O_DELIVER, O_ESCORT) or (kind == O_VISIT and ob[base + OB_ITEM] != NOTHING):
            out += _where_lies(s, ob[base + OB_ITEM])
        elif kind == O_VISIT and (ob[base + OB_FLAG] == NOTHING or s.flags[ob[base + OB_FLAG]]):
            out.append(ob[base + OB_SPACE])
    for i in range(0, len(s.markers), 3):
        out.append(s.markers[i])
    return [space for i, space in enumerate(out) if space not in out[:i]]


def _where_lies(s: Andor, item: int) -> list[int]:
    return [code // KINDS for code in s.loose if code % KINDS == item]


def burden(s: Andor, seat: int) -> int:
    """Where a hero must carry what he has: the space of an objective, home with an Iquar, or NOTHING."""
    for number in range(len(s.plan.objectives)):
        base = number * OB_SIZE
        ob = s.objectives
        kind = s.plan.objective_kind[number]
        if ob[base + OB_STATUS] == OPEN and kind in (O_DELIVER, O_ESCORT, O_VISIT):
            item = ob[base + OB_ITEM]
            if item != NOTHING and s.has(seat, item):
                flag = ob[base + OB_FLAG]
                if flag == NOTHING or s.flags[flag]:
                    return ob[base + OB_SPACE]
    return s.plan.home if s.has(seat, IQUAR) else NOTHING


def needs_will(s: Andor) -> bool:
    """Whether an open objective asks for a hero with many will points."""
    for number in range(len(s.plan.objectives)):
        base = number * OB_SIZE
        if s.objectives[base + OB_STATUS] == OPEN and s.plan.objective_kind[number] == O_VISIT:
            if s.box.cave[s.objectives[base + OB_SPACE]] or s.objectives[base + OB_MIN_WP] > 0:
                return True
    return False


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
