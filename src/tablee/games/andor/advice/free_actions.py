"""Small things a sensible hero does on the side: free actions that help, and spare hours for allies."""

from __future__ import annotations

from typing import Final

from tablee.games.andor.advice.outlook import (
    RESERVE,
    asking,
    burden,
    everybody,
    hours_today,
    left_lying,
    spread,
    strain,
    will_to_bring,
)
from tablee.games.andor.advice.team import Team
from tablee.games.andor.ids import (
    A_DROP,
    A_FIRE,
    A_PICK,
    A_RELIGHT,
    A_STOP,
    A_TABLETS,
    A_TAKE,
    A_USE,
    GEM,
    IQUAR,
    KINDS,
    MAX_SEATS,
    NOTHING,
    SPYGLASS,
    STONE,
    TRANUK,
    VOLPIN,
    WALKERS,
)
from tablee.games.andor.items import loose_items
from tablee.games.andor.legend_words import (
    O_LIGHT,
    OB_DONE_N,
    OB_SAME_DAY,
    OB_SIZE,
    OB_SPACES,
    OB_STATUS,
    OB_TODAY,
    OPEN,
    R_CAVE,
)
from tablee.games.andor.state import Andor

CAVE_DETOUR: Final = 3
"""So many steps out of his way a walker goes through the cave."""
ENOUGH_WP: Final = 15
"""With more a hero does not gain all of a night at a fire."""


def free_action(s: Andor, seat: int, legal: list[int]) -> int:
    """Free actions that always help, or NOTHING."""
    lifted = lift(s, seat, legal)
    if lifted != NOTHING:
        return lifted
    for a in legal:
        if A_TAKE <= a < A_TAKE + MAX_SEATS * KINDS:
            return a
        if A_PICK <= a < A_PICK + KINDS and wants(s, seat, a - A_PICK):
            return a
    given = hand_over(s, seat, legal)
    if given != NOTHING:
        return given
    if A_USE + 1 in legal and s.wp[seat] <= ENOUGH_WP:
        return A_USE + 1
    if A_USE in legal and s.used[seat] >= 2 and hours_today(s, seat) == 0:
        return A_USE
    if A_TABLETS in legal and s.hour_limit() <= 5:
        return A_TABLETS
    if lights(s, seat):
        for a in (A_RELIGHT, A_FIRE):
            if a in legal:
                return a
    return NOTHING


def lights(s: Andor, seat: int) -> bool:
    """Whether an open objective wants a fire lit here, and now rather than on another day."""
    here = s.at[seat]
    ob = s.objectives
    for number in range(len(s.plan.objectives)):
        base = number * OB_SIZE
        if s.plan.objective_kind[number] != O_LIGHT or ob[base + OB_STATUS] != OPEN:
            continue
        spaces = s.plan.space_lists[ob[base + OB_SPACES]]
        mask = ob[base + (OB_TODAY if ob[base + OB_SAME_DAY] else OB_DONE_N)]
        if here not in spaces or mask >> spaces.index(here) & 1:
            continue
        if not ob[base + OB_SAME_DAY] or same_day(s, unlit(spaces, mask, here)):
            return True
    return False


def unlit(spaces: list[int], mask: int, here: int) -> list[int]:
    """The other spaces that still want a fire."""
    return [spaces[i] for i in range(len(spaces)) if spaces[i] != here and not mask >> i & 1]


def same_day(s: Andor, others: list[int]) -> bool:
    """Whether the team can still come to all these spaces today."""
    for space in others:
        far = spread(s, space, True, False, False)
        if not [one for one in everybody(s) if far[s.at[one]] <= hours_today(s, one)]:
            return False
    return True


def wants(s: Andor, seat: int, item: int) -> bool:
    """Whether an item on the ground is worth taking."""
    if item == IQUAR:
        return s.has(seat, IQUAR) == 0 and burden(s, seat) in (NOTHING, s.plan.home)
    number = asking(s, item)
    if number != NOTHING:
        need = will_to_bring(s, number, s.at[seat])
        if s.wp[seat] >= need:
            return True
        if s.wp[seat] <= RESERVE * strain(s, item) or left_lying(s, number, s.at[seat]):
            return False
        return bearer(s, seat, need) == NOTHING
    return item not in (GEM, SPYGLASS, STONE)


def lift(s: Andor, seat: int, legal: list[int]) -> int:
    """What an objective asks for is taken up, and what is in its place put down first; or NOTHING."""
    for item in loose_items(s, s.at[seat]):
        if asking(s, item) == NOTHING or not wants(s, seat, item):
            continue
        if A_PICK + item in legal:
            return A_PICK + item
        for a in legal:
            other = a - A_DROP
            if 0 <= other < KINDS and s.box.size[other] == s.box.size[item] and asking(s, other) == NOTHING:
                return a
    return NOTHING


def bearer(s: Andor, seat: int, need: int) -> int:
    """Another hero here who has the will points for what must be carried on, and hours; or NOTHING."""
    for other in everybody(s):
        if other != seat and s.at[other] == s.at[seat] and s.wp[other] >= need and hours_today(s, other) > 0:
            return other
    return NOTHING


def hand_over(s: Andor, seat: int, legal: list[int]) -> int:
    """What a hero cannot bring where it belongs is put down for one who can, or NOTHING."""
    for a in legal:
        if A_DROP <= a < A_DROP + KINDS:
            number = asking(s, a - A_DROP)
            if number == NOTHING:
                continue
            need = will_to_bring(s, number, s.at[seat])
            if s.wp[seat] >= need:
                continue
            spent = s.wp[seat] <= strain(s, a - A_DROP)
            if spent or left_lying(s, number, s.at[seat]) or bearer(s, seat, need) != NOTHING:
                return a
    return NOTHING


# Allies ----------------------------------------------------------------------------------------------------


def with_allies(s: Andor, seat: int, team: Team, legal: list[int]) -> int:
    """AND-7.2, 7.3 Spare hours bring allies to the creature that must be defeated."""
    for walker in range(WALKERS):
        there = rendezvous(s, seat, team, walker)
        if there not in (NOTHING, s.ally[walker]):
            base = s.box.a_lead + walker * len(s.box.spaces)
            step = walk(s, walker, there)
            if step != NOTHING and base + step in legal:
                return base + step
    there = rendezvous(s, seat, team, VOLPIN)
    if there not in (NOTHING, s.ally[VOLPIN]) and s.box.a_volpin + there in legal:
        return s.box.a_volpin + there
    return NOTHING


def rendezvous(s: Andor, seat: int, team: Team, ally: int) -> int:
    """Where an ally is needed: with the prey of a hero, else with a creature that must be defeated.

    The cave that changes creatures may change a walker too: he goes there first if it is not far off.
    """
    here = s.ally[ally]
    if here == NOTHING:
        return NOTHING
    there = NOTHING
    if team.prey[seat] != NOTHING and s.at[seat] == team.goal[seat]:
        there = s.at[seat]
    for one in everybody(s):
        if there == NOTHING and team.prey[one] in team.bosses:
            there = team.goal[one]
    if there == NOTHING and team.bosses:
        there = team.place(team.bosses[0], 1)
    if ally == TRANUK and s.rules[R_CAVE] and 1 in s.box.cave:
        cave = s.box.cave.index(1)
        if there == NOTHING:
            return cave
        far = spread(s, cave, False, True, False)
        if far[here] + far[there] <= spread(s, here, False, True, False)[there] + CAVE_DETOUR:
            return cave
    return there


def walk(s: Andor, walker: int, there: int) -> int:
    """The next step of a walker towards a space, or NOTHING."""
    if s.box.lake[there]:
        return NOTHING
    far = spread(s, there, False, True, False)
    here = s.ally[walker]
    for step in s.box.near[here]:
        if far[step] < far[here]:
            return step
    return NOTHING


def lead_on(s: Andor, seat: int, legal: list[int]) -> int:
    """A walker goes on until he is there, or his hour is over and no other can be spared."""
    frame = s.question(seat)
    if frame.n == 0 and hours_today(s, seat) <= 0:
        return A_STOP
    there = rendezvous(s, seat, Team(s), frame.what)
    step = walk(s, frame.what, there) if there not in (NOTHING, s.ally[frame.what]) else NOTHING
    a = s.box.a_lead + frame.what * len(s.box.spaces) + step
    return a if step != NOTHING and a in legal else A_STOP
