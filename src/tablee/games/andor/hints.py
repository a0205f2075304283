"""Advice for bots: how good a position is, and what a sensible hero would do. Only what is open is used."""

from __future__ import annotations

from typing import Final

from tablee.core.rng import Rng
from tablee.games.andor.fight import fighters
from tablee.games.andor.ids import (
    A_ACCEPT,
    A_ALONG,
    A_CARLION,
    A_CONTINUE,
    A_DROP,
    A_END_DAY,
    A_END_TURN,
    A_FIGHT,
    A_FIRE,
    A_FULL,
    A_HALF,
    A_HOUR,
    A_INVITE,
    A_KEEP,
    A_LEAVE,
    A_LEAVE_IT,
    A_NO,
    A_PASS,
    A_PICK,
    A_RELIGHT,
    A_RELIGHT_SHEET,
    A_REROLL,
    A_REWARD_SP,
    A_REWARD_WP,
    A_SHARE,
    A_START,
    A_STOP,
    A_TAKE,
    A_TURN,
    A_USE,
    A_YES,
    CAVE_WP,
    CREATURE_KINDS,
    FIREWOOD,
    GEM,
    HELMET,
    IQUAR,
    KINDS,
    MAGE,
    MAX_SEATS,
    NOTHING,
    OPPOSITE,
    P_AFTER,
    P_BLACK_PLANT,
    P_BLADE,
    P_CARLION,
    P_GO_ON,
    P_INVITE,
    P_INVITED,
    P_LEAD,
    P_MOVE,
    P_PASS,
    P_PAY,
    P_RECEIVE,
    P_RED_PLANT,
    P_REWARD,
    P_SHARE,
    P_STEAL,
    P_TURN,
    P_TURN_DIE,
    P_VOLPIN,
    PLANT_WHITE,
    SPYGLASS,
    STONE,
    STORM,
    TAKOTA,
    WON,
    WP_MINUS_2,
)
from tablee.games.andor.outlook import (
    FAR,
    arrival,
    burden,
    creature_value,
    days_left,
    deadline,
    edge,
    errands,
    everybody,
    needs_will,
    progress,
    spare_warmth,
    tomorrow,
    wanted,
    ways_to,
    weakness,
)
from tablee.games.andor.rounds import best, foe_strength, group_total
from tablee.games.andor.state import Andor
from tablee.games.andor.terms import (
    O_LIGHT,
    OB_SIZE,
    OB_SPACES,
    OB_STATUS,
    OPEN,
)

ENOUGH: Final = 0.5
"""The edge in a round with which a party goes into a fight."""
ALERT: Final = 4
GOOD_SP: Final = 3
HALF_WAY: Final = 6
MANY_WP: Final = 10
WON_VALUE: Final = 1000.0


def evaluate(s: Andor, seat: int) -> float:
    """How good a position is for the team: objectives, strength, will, time, threats."""
    if s.ended:
        return WON_VALUE if s.ended == WON else -WON_VALUE
    value = progress(s) + 4.0 * sum(s.sp) + 0.7 * sum(s.wp)
    value -= 4.0 * s.letter + 8.0 * s.shields()
    for i in range(len(s.cr_kind)):
        value -= 10.0 / (1 + arrival(s, i))
    return value - 0.5 * sum(s.used)


def choose(s: Andor, seat: int, rng: Rng) -> int:
    """What a sensible hero would do."""
    legal = s.legal(seat)
    if not s.asked(seat):
        return legal[0]
    proc = s.question(seat).proc
    if proc == P_TURN:
        return at_turn(s, seat, legal)
    if proc == P_MOVE:
        return on_the_way(s, seat, legal)
    if proc in (P_INVITE, P_INVITED, P_GO_ON, P_BLACK_PLANT, P_STEAL, P_REWARD, P_SHARE):
        return in_fight(s, seat, proc, legal)
    if proc in (P_CARLION, P_BLADE, P_TURN_DIE, P_RED_PLANT):
        return with_dice(s, seat, proc, legal)
    if proc == P_PAY:
        return pay_step(s, seat, legal)
    if proc == P_RECEIVE:
        return make_room(s, seat, legal)
    if proc == P_AFTER:
        return A_END_TURN
    if proc in (P_PASS, P_LEAD, P_VOLPIN):
        return A_STOP
    if legal[0] >= A_ALONG and legal[0] < A_ALONG + 2:
        return legal[0]
    return rng.choice(legal)


# The turn --------------------------------------------------------------------------------------------------


def at_turn(s: Andor, seat: int, legal: list[int]) -> int:
    """First what costs nothing, then fight, move, wait or end the day."""
    handy = handy_action(s, seat, legal)
    if handy != NOTHING:
        return handy
    here = s.at[seat]
    i = s.creature_at(here)
    over = s.hours_cost(seat, 1)
    goal = where_to(s, seat)
    if A_FIGHT in legal and i != NOTHING and worth(s, i):
        party = [one for one in everybody(s) if s.at[one] == here and ready_to_fight(s, one)]
        strong = edge(s, i, party, here) >= bold(s, i)
        if strong and seat in party and not (waiting_for(s, seat, here) and edge(s, i, party, here) < 3.0):
            return A_FIGHT
        if strong and seat in party:
            return A_PASS if over == 0 and A_PASS in legal else A_FIGHT
        if goal == here and over == 0 and waiting_for(s, seat, here):
            return A_PASS
    if goal != here:
        step = next_step(s, seat, goal, legal)
        if step != NOTHING and pays_off(s, seat, goal):
            return step
    elif over == 0 and A_PASS in legal and waiting_for(s, seat, here):
        return A_PASS
    return before_night(s, seat, legal)


def before_night(s: Andor, seat: int, legal: list[int]) -> int:
    """AND-10.6 A fire for the night, then the end of the day."""
    if not s.fire_here(s.at[seat]):
        for a in (A_RELIGHT, A_RELIGHT_SHEET, A_FIRE):
            if a in legal and (a != A_FIRE or s.wp[seat] <= MANY_WP):
                return a
    return A_END_DAY


def ready_to_fight(s: Andor, seat: int) -> bool:
    """Whether a hero is awake, can spend an hour and is not about to fall."""
    return not s.ended_day(seat) and s.can_spend(seat) and s.wp[seat] >= 4


def waiting_for(s: Andor, seat: int, here: int) -> bool:
    """Whether a friend who still has hours is on the way to the same space."""
    for other in everybody(s):
        if other != seat and s.at[other] != here and not s.ended_day(other):
            if s.hours_cost(other, 1) == 0 and where_to(s, other) == here:
                return ways_to(s, here, other)[s.at[other]] <= s.box.normal_hours - s.used[other]
    return False


def pays_off(s: Andor, seat: int, goal: int) -> bool:
    """Overtime only for the last steps of a hero with many will points."""
    cost = s.hours_cost(seat, 1)
    if cost == 0:
        return True
    return s.wp[seat] >= MANY_WP and ways_to(s, goal, seat)[s.at[seat]] <= 2


def handy_action(s: Andor, seat: int, legal: list[int]) -> int:
    """Free actions that always help, or NOTHING."""
    for a in legal:
        if A_TAKE <= a < A_TAKE + MAX_SEATS * KINDS:
            return a
        if A_PICK <= a < A_PICK + KINDS and wants(s, seat, a - A_PICK):
            return a
    if A_USE + 1 in legal and s.wp[seat] <= MANY_WP:
        return A_USE + 1
    if A_USE in legal and s.used[seat] >= s.box.normal_hours and s.hours_cost(seat, 1) != 0:
        return A_USE
    here = s.at[seat]
    for number in range(len(s.plan.objectives)):
        base = number * OB_SIZE
        if s.plan.objective_kind[number] == O_LIGHT and s.objectives[base + OB_STATUS] == OPEN:
            if here in s.plan.space_lists[s.objectives[base + OB_SPACES]]:
                for a in (A_RELIGHT, A_FIRE):
                    if a in legal:
                        return a
    i = s.creature_at(here)
    if i != NOTHING and wanted(s, i) and s.wp[seat] >= 6 and not s.fire_here(here):
        if not waiting_for(s, seat, here):
            for a in (A_RELIGHT, A_FIRE):
                if a in legal:
                    return a
    return NOTHING


def wants(s: Andor, seat: int, item: int) -> bool:
    """Whether an item on the ground is worth taking."""
    if item == IQUAR:
        return s.has(seat, IQUAR) == 0 and burden(s, seat) in (NOTHING, s.plan.home)
    if item in (STONE, TAKOTA):
        return True
    return item not in (GEM, SPYGLASS)


# Where to go -----------------------------------------------------------------------------------------------


def threatens(s: Andor, i: int) -> bool:
    """Whether a creature is among those that will take the home space, and soon."""
    fall = deadline(s)
    return fall <= min(ALERT, days_left(s)) and arrival(s, i) <= fall


def makes_strong(s: Andor, i: int) -> bool:
    """Whether a creature is worth a letter of the narrator for the strength it brings."""
    if s.plan.reward_sp[s.cr_kind[i]] == 0 or days_left(s) <= 3:
        return False
    bosses = [j for j in range(len(s.cr_kind)) if s.cr_at[j] >= 0 and wanted(s, j)]
    if bosses:
        return weakness(s) > 0
    return sum(s.sp) < GOOD_SP * s.seats and s.letter <= HALF_WAY


def worth(s: Andor, i: int) -> bool:
    """Whether a creature should be fought: it is asked for, it threatens, or it makes the team stronger."""
    return wanted(s, i) or threatens(s, i) or makes_strong(s, i)


def bold(s: Andor, i: int) -> float:
    """The edge the team wants before it goes for a creature: less where there is no time left."""
    if wanted(s, i) and (days_left(s) <= 2 or arrival(s, i) <= 1):
        return -1.5
    if threatens(s, i) and deadline(s) <= 1:
        return -0.5
    return ENOUGH


def crew(s: Andor, i: int, taken: list[int]) -> list[int]:
    """The heroes who go for a creature: the nearest ones, as many as it takes; empty where it cannot be won.

    Everybody goes for a creature that must be defeated.
    """
    there = s.cr_at[i]
    need = bold(s, i)
    if wanted(s, i):
        need += 1.0
    warmth = spare_warmth(s, there) if wanted(s, i) else 0.0
    far = [ways_to(s, there, seat)[s.at[seat]] for seat in everybody(s)]
    able = [seat for seat in everybody(s) if far[seat] < FAR and seat not in taken and s.wp[seat] >= 4]
    able.sort(key=lambda seat: far[seat] * 8 - s.sp[seat] - s.dice_of(seat))
    party: list[int] = []
    for seat in able:
        party.append(seat)
        if not wanted(s, i) and edge(s, i, party, there) >= need + 0.5:
            return party
    return party if party and edge(s, i, party, there) + warmth >= bold(s, i) else []


def hunts(s: Andor) -> list[int]:
    """Who goes for which creature: by seat, NOTHING for those who are free for errands."""
    out = [NOTHING] * s.seats
    taken = [seat for seat in everybody(s) if heavy(s, seat)]
    todo = [i for i in range(len(s.cr_kind)) if s.cr_at[i] >= 0 and worth(s, i)]
    while todo:
        best_i = NOTHING
        best_value = -1.0e9
        best_crew: list[int] = []
        for i in todo:
            party = crew(s, i, taken)
            if not party:
                continue
            far = 0
            for seat in party:
                far = max(far, ways_to(s, s.cr_at[i], seat)[s.at[seat]])
            value = -float(far)
            if wanted(s, i):
                value += 10.0
            elif threatens(s, i):
                value += 16.0 - 3.0 * arrival(s, i)
            if value > best_value:
                best_i, best_value, best_crew = i, value, party
        if best_i == NOTHING:
            break
        for seat in best_crew:
            out[seat] = best_i
            taken.append(seat)
        todo.remove(best_i)
        if not threatens(s, best_i) and not wanted(s, best_i):
            break
    return out


def heavy(s: Andor, seat: int) -> bool:
    """Whether a hero carries something he can bring where it belongs now."""
    load = burden(s, seat)
    return load != NOTHING and not (s.box.cave[load] and s.wp[seat] < CAVE_WP)


def where_to(s: Andor, seat: int) -> int:
    """The space a hero makes for."""
    if heavy(s, seat):
        return burden(s, seat)
    hunt = hunts(s)
    target = hunt[seat]
    if target != NOTHING and (wanted(s, target) or threatens(s, target)):
        return rendezvous(s, target, hunt)
    busy = [one for one in everybody(s) if heavy(s, one)]
    for one in everybody(s):
        if hunt[one] != NOTHING and (wanted(s, hunt[one]) or threatens(s, hunt[one])):
            busy.append(one)
    mine = my_errand(s, seat, busy)
    if mine != NOTHING:
        return mine
    if target != NOTHING:
        return rendezvous(s, target, hunt)
    if s.wp[seat] < MANY_WP or needs_will(s):
        return warm_place(s, seat)
    return dig(s, seat)


def rendezvous(s: Andor, i: int, hunt: list[int]) -> int:
    """Where the crew of a creature meets it: on its space, or where it will be tomorrow if it is far."""
    here = s.cr_at[i]
    later = tomorrow(s, i)
    if later == s.plan.home:
        return here
    for seat in everybody(s):
        if hunt[seat] == i:
            hours = 0 if s.ended_day(seat) else min(s.box.normal_hours, s.hour_limit()) - s.used[seat]
            if ways_to(s, here, seat)[s.at[seat]] > hours:
                return later
    return here


def dig(s: Andor, seat: int) -> int:
    """The nearest snow token on land, for what may lie under it."""
    here = s.at[seat]
    found = here
    near = 5
    for space in range(s.box.first[s.plan.face], s.box.first[s.plan.face + 1]):
        if s.snow[space] != NOTHING and s.snow[space] not in (STORM, WP_MINUS_2):
            far = ways_to(s, space, seat)[here]
            if far < near:
                near, found = far, space
    return found


def my_errand(s: Andor, seat: int, busy: list[int]) -> int:
    """Errands go to whoever is nearest, one each; some heroes have none."""
    todo = errands(s)
    free = [one for one in everybody(s) if one not in busy]
    while todo and free:
        found_far = FAR
        found_seat = free[0]
        found = todo[0]
        for space in todo:
            for one in free:
                far = ways_to(s, space, one)[s.at[one]]
                if far < found_far:
                    found_far, found_seat, found = far, one, space
        if found_far == FAR:
            return NOTHING
        if found_seat == seat:
            return found
        todo.remove(found)
        free.remove(found_seat)
    return NOTHING


def warm_place(s: Andor, seat: int) -> int:
    """The nearest space with a fire that can be lit, or where the hero is."""
    here = s.at[seat]
    if s.has(seat, FIREWOOD):
        return here
    found = here
    near = 7
    for space in range(len(s.fire)):
        if s.fire[space] and space not in s.no_fire:
            far = ways_to(s, space, seat)[here]
            if far < near:
                near, found = far, space
    return found


def next_step(s: Andor, seat: int, goal: int, legal: list[int]) -> int:
    """The step towards a goal, or NOTHING."""
    far = ways_to(s, goal, seat)
    best_a = NOTHING
    best_far = far[s.at[seat]]
    for a in legal:
        if s.box.a_move <= a < s.box.a_ashore and far[a - s.box.a_move] < best_far:
            best_a, best_far = a, far[a - s.box.a_move]
    if best_a == NOTHING:
        for a in legal:
            if s.box.a_ashore <= a < s.box.a_lead and far[a - s.box.a_ashore] < best_far:
                best_a, best_far = a, far[a - s.box.a_ashore]
    return best_a


def on_the_way(s: Andor, seat: int, legal: list[int]) -> int:
    """Between two steps: pick up what is wanted, go on, or stop."""
    for a in legal:
        if A_PICK <= a < A_PICK + KINDS and wants(s, seat, a - A_PICK):
            return a
    goal = where_to(s, seat)
    if goal == s.at[seat] or not pays_off(s, seat, goal):
        return A_STOP
    step = next_step(s, seat, goal, legal)
    return step if step != NOTHING else A_STOP


def pay_step(s: Andor, seat: int, legal: list[int]) -> int:
    """Skins save overtime and are used up while they help; the half-empty one first."""
    saving = s.hours_cost(seat, 1) != 0 or s.used[seat] + 2 >= s.hour_limit()
    if saving:
        for a in (A_HALF, A_FULL):
            if a in legal:
                return a
    return A_HOUR if A_HOUR in legal else legal[0]


def make_room(s: Andor, seat: int, legal: list[int]) -> int:
    """AND-13.10 The winter stone is never put down for something else."""
    for a in legal:
        if a >= A_DROP and a - A_DROP == SPYGLASS:
            return a
    return A_LEAVE_IT


# Fights ----------------------------------------------------------------------------------------------------


def in_fight(s: Andor, seat: int, proc: int, legal: list[int]) -> int:
    """Invite everybody, join, go on while the odds are good, take strength."""
    if proc == P_INVITE:
        for a in legal:
            if A_INVITE <= a < A_INVITE + MAX_SEATS and s.wp[a - A_INVITE] >= 3:
                return a
        return A_START
    if proc == P_INVITED:
        return A_ACCEPT
    if proc == P_BLACK_PLANT:
        return A_YES if wanted(s, s.foe) else A_NO
    if proc == P_STEAL:
        return A_YES
    if proc == P_REWARD:
        low = [one for one in fighters(s) if s.wp[one] <= 4]
        return A_REWARD_WP if len(low) * 2 > len(fighters(s)) else A_REWARD_SP
    if proc == P_SHARE:
        strength = s.question(seat).what == 1
        return min(legal, key=lambda a: s.sp[a - A_SHARE] if strength else s.wp[a - A_SHARE])
    handy = handy_action(s, seat, legal)
    if handy != NOTHING and A_USE <= handy <= A_USE + 1:
        return handy
    margin = edge(s, s.foe, fighters(s), s.cr_at[s.foe])
    if A_CONTINUE in legal and s.wp[seat] > 3 + s.hours_cost(seat, 1):
        if margin >= 0.0 or s.foe_wp <= 2 or (wanted(s, s.foe) and margin > -1.0):
            return A_CONTINUE
    return A_LEAVE


def with_dice(s: Andor, seat: int, proc: int, legal: list[int]) -> int:
    """Carlion always; the blade for the worst die; the mage where it helps most; red plants to win."""
    if proc == P_CARLION:
        return A_CARLION
    helmet = s.has(s.roller, HELMET) > 0
    now = best(s.dice, helmet)
    if proc == P_BLADE:
        worst = 0
        for i in range(len(s.dice)):
            if s.dice.count(s.dice[i]) == 1 and s.dice[i] <= s.dice[worst]:
                worst = i
        lone = len(s.dice) == 1
        return A_KEEP if lone and now >= 4 else A_REROLL + worst
    if proc == P_TURN_DIE:
        gain, found = 0, A_NO
        for i in range(len(s.dice)):
            turned = s.dice[:]
            turned[i] = OPPOSITE - turned[i]
            if best(turned, helmet) - now > gain:
                gain, found = best(turned, helmet) - now, A_TURN + i
        patient = s.kind(s.roller) != MAGE and gain < 3
        return A_NO if patient else found
    value = s.total + s.red + group_total(s, s.cr_at[s.foe])
    creature = foe_strength(s) + creature_value(s, s.foe) - s.cr_sp[s.foe]
    return A_YES if creature - 1 <= value + 3 and value - creature < s.foe_wp else A_NO


def stats(s: Andor) -> dict[str, int]:
    """Numbers worth telling about a finished game (AND-27.4)."""
    out = {"day": s.day, "letter": s.letter, "free_shields": max(0, s.defence - s.shields())}
    for kind in range(len(CREATURE_KINDS)):
        out["defeated_" + CREATURE_KINDS[kind]] = s.slain[kind]
    out["defeated_bosses"] = sum(s.slain[len(CREATURE_KINDS) :])
    out["plants_left"] = sum(s.has(seat, PLANT_WHITE) for seat in range(s.seats))
    return out
