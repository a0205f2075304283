"""What a position says about the end of a legend, in named numbers: a value is learned from them.

They are read off the board, with distances that were measured when it was loaded: nothing is searched, so
that many positions can be judged. Nothing depends on what is still face down.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from tablee.games.andor.advice.odds import BEST_OF, BLACK_OF, SPREAD, SUMS_OF
from tablee.games.andor.ids import (
    BLACK_DIE,
    BLACK_SP,
    BLADE,
    CARLION,
    CAVE_WP,
    DIFFICULTIES,
    EASY,
    FIREWOOD,
    GOR,
    GREAT_WARRIOR,
    HARD,
    HELMET,
    IQUAR,
    KEEPER,
    KINDS,
    LAST_LETTER,
    LIT,
    MAGE,
    MAX_SEATS,
    MIN_SEATS,
    NOTHING,
    ON_SHIELD,
    ORDINARY,
    P_TURN,
    PLANT_BLACK,
    PLANT_RED,
    RED_BONUS,
    TROLL,
    WARGOR,
    WARRIOR,
)
from tablee.games.andor.legend_words import (
    COMPLETE,
    O_DEFEAT,
    O_DEFEND,
    O_DELIVER,
    O_ESCORT,
    O_LIGHT,
    O_REVEAL,
    O_SURVIVE,
    O_VISIT,
    OB_CREATURE,
    OB_DONE_N,
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
    R_BONUS,
    R_COLD,
    R_STONE,
)
from tablee.games.andor.state import Andor

FEATURES: Final = (
    # The setting
    "heroes",
    "easy",
    "hard",
    # Time
    "day",
    "letters left",
    "hours left today",
    "hours a hero has tomorrow",
    # Threats to home
    "free shields",
    "creatures home after 1 sunrise",
    "creatures too many after 1 sunrise",
    "creatures too many after 2 sunrises",
    "sunrises until home falls",
    "creatures that must be defeated",
    "letters to spare",
    "heroes who reach the threat today",
    "hours to spare against the threat",
    "gors",
    "wargors",
    "trolls",
    # The team
    "strength",
    "will",
    "highest will",
    "dice",
    "warrior",
    "mage",
    "fire keeper",
    "blades and helmets",
    "firewood",
    "red plants",
    "iquar led",
    "heroes by a fire",
    # Allies
    "great warrior",
    # The fight that is going on
    "edge in the fight",
    "will of the foe",
    # Objectives
    "objectives reached",
    "markers face down",
    "steps to the jobs",
    "item found",
    "item held",
    "steps of the item to its goal",
    "will to spare of the bearer",
    "will to spare of the best bearer",
    "steps of the best bearer to the item",
    "will to spare when the best bearer has come",
    "will to spare before the goal",
    "nights until the item is where it belongs",
    "goal within reach today",
    "fires to light",
    "steps of the silhouette",
    # The boss
    "boss",
    "heroes who reach the boss today",
    "hours to spare against the boss today",
    "edge over the boss",
    "hours to spare against the boss tomorrow",
    "will left by the boss",
    "steps to the boss",
    "sunrises until the boss is home",
)
LEGENDS: Final = ("L1", "L2", "L3", "L4")
FAMILIES: Final = (
    *LEGENDS[:-1],
    "L4, letters A to C",
    "L4, letters D to F",
    "L4, letters G to I",
    "L4, letters J to N",
)
"""The legend; of the last one, from which most is learned, each part of the narrator's track by itself."""
PARTED: Final = 3
"""The legend that has parts."""
PART_LETTERS: Final = 3
"""Letters of a part; the last has the rest."""
LAST_PART: Final = 3
LESSONS: Final[tuple[tuple[int, dict[str, str], float], ...]] = (
    (3, {"legend": "L4", "difficulty": "hard"}, 1.0),
    *(
        (seats, {"legend": legend, "difficulty": difficulty}, 0.04)
        for legend in LEGENDS
        for difficulty in DIFFICULTIES
        for seats in range(MIN_SEATS, MAX_SEATS + 1)
        if (seats, legend, difficulty) != (3, "L4", "hard")
    ),
)
FAR: Final = 12
"""Sunrises or steps: later and farther is all the same."""
LONG: Final = 8.0
"""Rounds: a longer fight cannot be won."""


def family(s: Andor) -> int:
    """The legend and, in the last, how far the narrator is: what lies ahead early is no matter later."""
    if s.legend < PARTED:
        return s.legend
    return PARTED + min(LAST_PART, s.letter // PART_LETTERS)


def quiet(s: Andor) -> bool:
    """Whether a turn begins: nobody is on his way, no fight and no card is open."""
    return len(s.stack) > 0 and s.stack[-1].proc == P_TURN


def numbers(s: Andor, seat: int) -> list[float]:
    """The numbers of a position, the same for every seat: nothing is hidden between heroes."""
    out: list[float] = [
        float(s.seats),
        1.0 if s.difficulty == EASY else 0.0,
        1.0 if s.difficulty == HARD else 0.0,
    ]
    today = hours_left(s)
    boss = wanted(s)
    _time(s, today, out)
    _threats(s, today, boss, out)
    _team(s, out)
    _fight(s, out)
    best = _tasks(s, today, out)
    _boss(s, today, boss, best, out)
    return out


def hours_left(s: Andor) -> list[int]:
    """Hours each hero has left today without paying will points."""
    limit = min(s.box.normal_hours, s.hour_limit())
    resting = s.resting
    out: list[int] = []
    for seat in range(s.seats):
        out.append(0 if resting >> seat & 1 else max(0, limit - s.used[seat]))
    return out


def hours_tomorrow(s: Andor) -> int:
    """Hours of the next day without overtime."""
    if not s.rules[R_COLD]:
        return s.box.normal_hours
    return min(s.box.normal_hours, max(s.box.cold_floor, s.cold - 1) - 1)


def wanted(s: Andor) -> int:
    """The creature on the board whose defeat an open objective asks for, or NOTHING."""
    ob = s.objectives
    kinds = s.plan.objective_kind
    for number in range(len(kinds)):
        base = number * OB_SIZE
        if kinds[number] == O_DEFEAT and ob[base + OB_STATUS] == OPEN:
            tag = ob[base + OB_TAG]
            kind = ob[base + OB_CREATURE]
            for i in range(len(s.cr_at)):
                if s.cr_at[i] >= 0 and (s.cr_tag[i] == tag if tag != NOTHING else s.cr_kind[i] == kind):
                    return i
    return NOTHING


def pace(s: Andor, i: int) -> int:
    """How many spaces a creature marches at a sunrise."""
    step = s.plan.step[s.cr_kind[i]]
    return 0 if step == NOTHING else 2 if step == WARGOR else 1


def foe_value(s: Andor, i: int, wp: int) -> float:
    """Strength and mean dice of a creature with so many will points."""
    table = s.plan.dice[s.cr_kind[i]]
    n = 0
    colour = 0
    for j in range(0, len(table), 3):
        if wp >= table[j]:
            n = table[j + 1]
            colour = table[j + 2]
    if colour == BLACK_DIE:
        return s.cr_sp[i] + BLACK_OF[min(n, 2)]
    return s.cr_sp[i] + SUMS_OF[min(n, 4)]


def rounds(s: Andor, i: int, ours: float, wp: int) -> float:
    """How many rounds heroes of such value take to defeat a creature that has so many will points left."""
    left = float(wp)
    n = 0.0
    while n < LONG:
        hit = blow(ours - foe_value(s, i, int(left)))
        if hit >= left:
            return n + left / hit
        left -= hit
        n += 1.0
    return LONG


def blow(edge: float) -> float:
    """What a side that is so much stronger on average takes from the other in a round, luck included."""
    return (edge + sqrt(edge * edge + SPREAD)) / 2.0


def power(s: Andor, seat: int) -> float:
    """Strength and mean dice of a hero."""
    if s.hero[seat] == NOTHING:
        return 0.0
    return s.sp[seat] + hero_dice(s, seat, s.box.hero_kind[s.hero[seat]])


def _time(s: Andor, today: list[int], out: list[float]) -> None:
    hours = 0
    for left in today:
        hours += left
    out.append(float(s.day))
    out.append(float(LAST_LETTER - s.letter))
    out.append(float(hours))
    out.append(float(hours_tomorrow(s)))


def _threats(s: Andor, today: list[int], boss: int, out: list[float]) -> None:
    """Creatures on their way home, and what the team can do about the first that would be one too many."""
    home = s.box.homeward
    kinds = [0] * ORDINARY
    days = [FAR] * len(s.cr_at)
    after = [0] * (FAR + 1)
    shields = 0
    for i in range(len(s.cr_at)):
        at = s.cr_at[i]
        if at == ON_SHIELD:
            shields += 1
            continue
        kind = s.cr_kind[i]
        if kind < ORDINARY:
            kinds[kind] += 1
        speed = pace(s, i)
        if speed == 0 or i == boss:
            continue
        days[i] = min(FAR, (home[at] + speed - 1) // speed)
        after[days[i]] += 1
    free = s.defence - shields
    # Sums: how many have come after so many sunrises
    for day in range(1, FAR + 1):
        after[day] += after[day - 1]
    falls = 1
    while falls < FAR and after[falls] <= free:
        falls += 1
    # Each defeat costs a letter, so the more are defeated the fewer come
    left = LAST_LETTER - s.letter - (1 if boss != NOTHING else 0)
    kills = 0
    while kills < left and after[min(FAR - 1, left - kills)] - kills > free:
        kills += 1
    reach = 0
    spare = LONG
    if falls < FAR:
        # The easiest of those who come before home falls
        best = NOTHING
        strength = 0.0
        for i in range(len(days)):
            if days[i] <= falls:
                value = s.cr_sp[i] + 0.4 * s.cr_wp[i]
                if best == NOTHING or value < strength:
                    best = i
                    strength = value
        if best != NOTHING:
            way = s.box.ways[s.cr_at[best]]
            ours = 0.0
            time = FAR
            for seat in range(s.seats):
                far = way[s.at[seat]]
                if far < today[seat]:
                    reach += 1
                    ours += power(s, seat)
                    time = min(time, today[seat] - far)
            spare = time - rounds(s, best, ours, s.cr_wp[best]) if reach else -LONG
    out.append(float(free))
    out.append(float(after[1]))
    out.append(float(max(0, after[1] - free)))
    out.append(float(max(0, after[2] - free)))
    out.append(float(falls))
    out.append(float(kills))
    out.append(float(left - kills))
    out.append(float(reach))
    out.append(spare)
    out.append(float(kinds[GOR]))
    out.append(float(kinds[WARGOR]))
    out.append(float(kinds[TROLL]))


def _team(s: Andor, out: list[float]) -> None:
    """Points, dice and things of all heroes, and their allies."""
    carried = s.carried
    sp = 0
    wp = 0
    high = 0
    dice = 0.0
    kinds = [0.0, 0.0, 0.0, 0.0]
    arms = 0
    wood = 0
    red = 0
    iquar = 0
    warm = 0
    for seat in range(s.seats):
        base = seat * KINDS
        will = s.wp[seat]
        sp += s.sp[seat]
        wp += will
        high = max(high, will)
        if s.hero[seat] != NOTHING:
            kind = s.box.hero_kind[s.hero[seat]]
            kinds[kind] = 1.0
            dice += hero_dice(s, seat, kind)
        if s.fire[s.at[seat]] == LIT:
            warm += 1
        arms += carried[base + BLADE] + carried[base + HELMET]
        wood += carried[base + FIREWOOD]
        red += carried[base + PLANT_RED]
        iquar += carried[base + IQUAR]
    out.append(float(sp))
    out.append(float(wp))
    out.append(float(high))
    out.append(dice)
    out.append(kinds[WARRIOR])
    out.append(kinds[MAGE])
    out.append(kinds[KEEPER])
    out.append(float(arms))
    out.append(float(wood))
    out.append(float(red))
    out.append(float(iquar))
    out.append(float(warm))
    out.append(1.0 if s.ally[GREAT_WARRIOR] != NOTHING else 0.0)


def hero_dice(s: Andor, seat: int, kind: int) -> float:
    """What a hero's dice bring on average."""
    if s.carried[seat * KINDS + CARLION]:
        return BLACK_OF[1]
    if kind == MAGE:
        return 5.0
    wp = s.wp[seat]
    n = s.box.dice[kind * 3 + (0 if wp <= 6 else 1 if wp <= 13 else 2)]
    value = SUMS_OF[n] if s.carried[seat * KINDS + HELMET] else BEST_OF[n]
    return value + (0.5 if s.carried[seat * KINDS + BLADE] else 0.0)


def _fight(s: Andor, out: list[float]) -> None:
    if s.foe == NOTHING:
        out.append(0.0)
        out.append(0.0)
        return
    edge = s.foe_less - foe_value(s, s.foe, s.foe_wp)
    for seat in range(s.seats):
        if s.party >> seat & 1:
            edge += power(s, seat)
    out.append(edge)
    out.append(float(s.foe_wp))


def nearest(s: Andor, space: int) -> int:
    """The steps of the nearest hero to a space."""
    way = s.box.ways[space]
    best = FAR
    for seat in range(s.seats):
        far = way[s.at[seat]]
        if far < best:
            best = far
    return best


def _tasks(s: Andor, today: list[int], out: list[float]) -> int:
    """What open objectives ask of single heroes, and how far it is. Returned: the best bearer's will."""
    ob = s.objectives
    kinds = s.plan.objective_kind
    done = 0
    steps = 0
    item = NOTHING
    goal = NOTHING
    need = 0
    dark = 0
    seek = False
    for number in range(len(kinds)):
        base = number * OB_SIZE
        status = ob[base + OB_STATUS]
        kind = kinds[number]
        if kind in (O_DEFEND, O_SURVIVE):
            continue
        if status == COMPLETE:
            done += 1
        if status != OPEN:
            continue
        if kind == O_LIGHT:
            lit = ob[base + (OB_TODAY if ob[base + OB_SAME_DAY] else OB_DONE_N)]
            spaces = s.plan.space_lists[ob[base + OB_SPACES]]
            for i in range(len(spaces)):
                if not lit >> i & 1:
                    dark += 1
                    steps += nearest(s, spaces[i])
        elif kind == O_REVEAL:
            seek = True
        elif kind in (O_VISIT, O_DELIVER, O_ESCORT):
            if ob[base + OB_ITEM] != NOTHING:
                item = ob[base + OB_ITEM]
                goal = ob[base + OB_SPACE]
                need = ob[base + OB_MIN_WP]
            else:
                steps += nearest(s, ob[base + OB_SPACE])
    found = 0
    held = 0
    carry = 0
    bearer = 0
    come = 0
    best = 0
    away = 0
    before = 0
    nights = 0
    reach = 0
    if item != NOTHING:
        where = NOTHING
        if s.box.cave[goal]:
            need = max(need, CAVE_WP)
        for seat in range(s.seats):
            if s.carried[seat * KINDS + item]:
                where = s.at[seat]
                held = 1
                carry = s.box.ways[where][goal]
                bearer = s.wp[seat] - need - s.rules[R_STONE] * carry
        if held == 0:
            for code in s.loose:
                if code % KINDS == item:
                    where = code // KINDS
                    steps += nearest(s, where)
        if where == NOTHING:
            seek = True
        else:
            found = 1
            carry = s.box.ways[where][goal]
            best = -99
            come = -99
            before = -99
            nights = FAR
            tomorrow = hours_tomorrow(s)
            for seat in range(s.seats):
                will = s.wp[seat] - need - s.rules[R_STONE] * carry
                far = s.box.ways[where][s.at[seat]]
                if will > best:
                    best = will
                    away = far
                come = max(come, will - far)
                before = max(before, s.wp[seat] - need - s.rules[R_STONE])
                if will >= 0:
                    late = far + carry - today[seat]
                    nights = min(nights, 0 if late <= 0 else (late + tomorrow - 1) // tomorrow)
            if nights == 0:
                reach = 1
    if seek:
        for i in range(0, len(s.markers), 3):
            steps += nearest(s, s.markers[i])
    silhouette = 0
    if s.mover_path != NOTHING and not s.mover_caught:
        silhouette = len(s.plan.space_lists[s.mover_path]) - s.mover_at
    out.append(float(done))
    out.append(float(len(s.markers) // 3))
    out.append(float(steps))
    out.append(float(found))
    out.append(float(held))
    out.append(float(carry))
    out.append(float(bearer))
    out.append(float(best))
    out.append(float(away))
    out.append(float(come))
    out.append(float(before))
    out.append(float(nights))
    out.append(float(reach))
    out.append(float(dark))
    out.append(float(silhouette))
    return best


def _boss(s: Andor, today: list[int], boss: int, best: int, out: list[float]) -> None:
    """The creature that must be defeated: against those who reach it today, and against all heroes."""
    if boss == NOTHING:
        for _ in range(7):
            out.append(0.0)
        out.append(float(FAR))
        return
    space = s.cr_at[boss]
    wp = s.foe_wp if s.foe == boss else s.cr_wp[boss]
    extra = 0.0
    for walker in range(2):
        if s.ally[walker] != NOTHING:
            extra += s.rules[R_BONUS + walker]
    if s.foe == boss:
        extra += s.foe_less
    tomorrow = hours_tomorrow(s)
    way = s.box.ways[space]
    all_of_us = extra
    now = extra
    reach = 0
    time = FAR
    later = FAR
    steps = 0
    for seat in range(s.seats):
        base = seat * KINDS
        wp -= RED_BONUS * s.carried[base + PLANT_RED]
        ours = power(s, seat)
        if s.foe != boss:
            ours += BLACK_SP * s.carried[base + PLANT_BLACK]
        all_of_us += ours
        far = way[s.at[seat]]
        steps += far
        if far < today[seat]:
            reach += 1
            now += ours
            time = min(time, today[seat] - far)
        later = min(later, tomorrow - max(0, far - today[seat]))
    wp = max(wp, 1)
    foe = foe_value(s, boss, wp)
    takes = rounds(s, boss, all_of_us, wp)
    speed = pace(s, boss)
    out.append(1.0)
    out.append(float(reach))
    out.append(time - rounds(s, boss, now, wp) if reach else -LONG)
    out.append(all_of_us - foe)
    out.append(later - takes)
    out.append(best - takes * blow(foe - all_of_us))
    out.append(float(steps))
    out.append(float(FAR if speed == 0 else min(FAR, (s.box.homeward[space] + speed - 1) // speed)))
