"""Advice for bots: how good a position is, and what a sensible hero would do. Only what is open is used."""

from __future__ import annotations

from typing import Final

from tablee.core.rng import Rng
from tablee.games.andor.advice.free_actions import ENOUGH_WP, free_action, lead_on, lift, wants, with_allies
from tablee.games.andor.advice.odds import creature_value, rounds
from tablee.games.andor.advice.outlook import (
    arrival,
    errand,
    everybody,
    good_snow,
    hours_today,
    overtime,
    progress,
    shy,
    spread,
    wanted,
    will_to_bring,
)
from tablee.games.andor.advice.team import Team
from tablee.games.andor.fight import fighters
from tablee.games.andor.ids import (
    A_ACCEPT,
    A_ALONG,
    A_CARLION,
    A_CONTINUE,
    A_DECLINE,
    A_DROP,
    A_END_DAY,
    A_END_TURN,
    A_FIGHT,
    A_FIRE,
    A_FIRE_SHEET,
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
    A_TURN,
    A_USE,
    A_YES,
    CREATURE_KINDS,
    DWARF,
    FIREWOOD,
    HELMET,
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
    WON,
)
from tablee.games.andor.rounds import best, foe_strength, group_total
from tablee.games.andor.state import Andor

WON_VALUE: Final = 1000.0
HOUR_VALUE: Final = 0.4
STEP_VALUE: Final = 0.9
FAR_OFF: Final = 8
"""A goal farther away than this is as good as any other."""
WARM_VALUE: Final = 1.5
"""A fire gives will points at night to who has few."""


def evaluate(s: Andor, seat: int) -> float:
    """How good a position is for the team: objectives, strength, will, threats, and what is under way.

    Hours that can still be spent are worth a little, and each step towards what the plan of the team asks of
    a hero is worth more than the hour it takes: who ends his day early gives both away.
    """
    if s.ended:
        return WON_VALUE if s.ended == WON else -WON_VALUE
    value = progress(s) + 4.0 * sum(s.sp) + 0.7 * sum(s.wp)
    value -= 4.0 * s.letter + 8.0 * s.shields()
    for i in range(len(s.cr_kind)):
        value -= 10.0 / (1 + arrival(s, i))
    team = Team(s)
    for one in everybody(s):
        value += HOUR_VALUE * hours_today(s, one)
        value -= STEP_VALUE * min(team.far(one, team.goal[one]), FAR_OFF)
        if s.fire_here(s.at[one]) and s.wp[one] <= ENOUGH_WP:
            value += WARM_VALUE
    return value


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
    if proc == P_LEAD:
        return lead_on(s, seat, legal)
    if proc == P_AFTER:
        return A_END_TURN
    if proc in (P_PASS, P_VOLPIN):
        return A_STOP
    if A_ALONG <= legal[0] < A_ALONG + 2:
        return legal[0]
    return rng.choice(legal)


# The turn --------------------------------------------------------------------------------------------------


def at_turn(s: Andor, seat: int, legal: list[int]) -> int:
    """First what costs nothing, then fight, move, wait or end the day."""
    team = Team(s)
    free = free_action(s, seat, legal)
    if free != NOTHING:
        return free
    here = s.at[seat]
    fight = fight_now(s, seat, team, legal)
    if fight != NOTHING:
        return fight
    goal = team.goal[seat]
    if goal != here and pays_off(s, seat, team):
        step = next_step(s, seat, goal, legal)
        if step != NOTHING:
            return step
    if hours_today(s, seat) > 0:
        help_ = with_allies(s, seat, team, legal)
        if help_ != NOTHING:
            return help_
        if goal == here and A_PASS in legal and waiting(s, seat, team):
            return A_PASS
    return before_night(s, seat, team, legal)


def company(s: Andor, here: int) -> list[int]:
    """The heroes on a space who can join a fight now."""
    return [one for one in everybody(s) if s.at[one] == here and not s.ended_day(one) and s.can_spend(one)]


def fight_now(s: Andor, seat: int, team: Team, legal: list[int]) -> int:
    """The fight against the creature here, or the fire before it, or NOTHING."""
    here = s.at[seat]
    i = s.creature_at(here)
    if i == NOTHING or A_FIGHT not in legal:
        return NOTHING
    party = company(s, here)
    boss = i in team.bosses
    if not boss and (i != team.prey[seat] or not team.may_kill()):
        return NOTHING
    save = team.why[seat] == "save"
    time = min([team.hours(one, boss or save) for one in party])
    light = NOTHING
    if not s.fire_here(here):
        for a in (A_RELIGHT, A_RELIGHT_SHEET, A_FIRE_SHEET, A_FIRE):
            if light == NOTHING and a in legal and s.wp[seat] > 4 and (a != A_FIRE or boss or save):
                light = a
    warm = light != NOTHING or s.fire_here(here)
    takes = rounds(s, i, party, here, warm, boss)
    last = (save and i == team.prey[seat]) or (boss and (team.arrive[i] <= 1 or s.letter >= 12))
    if takes <= time or (last and not waiting(s, seat, team)):
        if boss and not warm and len(party) > 1 and time > 1 and team.warm(party, here, spare=True):
            return A_PASS  # a friend will light a fire
        if light != NOTHING and (boss or takes > 1.0 or s.wp[seat] < ENOUGH_WP):
            return light
        return A_FIGHT
    if boss and not warm and time > 1 and A_PASS in legal and team.takes(i, party, here) <= time - 1:
        return A_PASS
    return NOTHING


def waiting(s: Andor, seat: int, team: Team) -> bool:
    """Whether a friend who hunts the same creature can still come here today."""
    here = s.at[seat]
    for other in everybody(s):
        if other != seat and s.at[other] != here and team.goal[other] == here and not s.ended_day(other):
            if team.prey[other] != NOTHING and team.far(other, here) <= hours_today(s, other):
                return True
    return False


def pays_off(s: Andor, seat: int, team: Team) -> bool:
    """Overtime only for what matters, and while enough will points are left."""
    cost = s.hours_cost(seat, 1)
    if cost == 0:
        return True
    why = team.why[seat]
    far = team.far(seat, team.goal[seat])
    if seat == team.climber:
        return ends_today(s, seat, far)
    if why in ("rest", "warm", "dig", "hunt", "help"):
        return False
    if why == "save":
        return far < team.hours(seat, all_out=True)
    if why in ("boss", "defend", "despair"):
        return far <= 2 and s.wp[seat] >= 9
    floor = 4 if s.kind(seat) == MAGE else 6 if s.kind(seat) == DWARF else 7
    return s.wp[seat] - cost >= floor


def ends_today(s: Andor, seat: int, far: int) -> bool:
    """Whether a hero brings what he has where it belongs today, overtime included, with will enough."""
    number = errand(s, seat)
    late = far - hours_today(s, seat)
    if number == NOTHING or late > s.overtime_left(seat):
        return False
    cost = max(0, late) * s.box.overtime[s.kind(seat)]
    return s.wp[seat] - cost >= will_to_bring(s, number, s.at[seat])


def before_night(s: Andor, seat: int, team: Team, legal: list[int]) -> int:
    """AND-10.6 A fire for the night, then the end of the day."""
    here = s.at[seat]
    if not s.fire_here(here):
        cold = 0
        for one in everybody(s):
            if s.at[one] == here and s.wp[one] < ENOUGH_WP + 1:
                cold += 1
        if cold:
            last = team.lacks > 0 and s.at[team.climber] == here and team.climbing()
            for a in (A_RELIGHT_SHEET, A_RELIGHT, A_FIRE_SHEET, A_FIRE):
                if a in legal and (a != A_FIRE or spare_wood(s) > 0 or cold > 1 or last):
                    return a
    return A_END_DAY


def spare_wood(s: Andor) -> int:
    """Firewood of the team beyond the one for its hardest fight."""
    return sum([s.has(seat, FIREWOOD) for seat in everybody(s)]) - 1


# Moving ----------------------------------------------------------------------------------------------------


def next_step(s: Andor, seat: int, goal: int, legal: list[int]) -> int:
    """The step towards a goal, or NOTHING; of several ways that with the most snow to look under."""
    here = s.at[seat]
    over_ice = s.box.lake[goal] == 1 or s.box.lake[here] == 1
    far = spread(s, goal, over_ice, False, shy(s, seat))
    best_a = NOTHING
    best_far, best_snow = far[here], -1
    for a in legal:
        if s.box.a_move <= a < s.box.a_ashore:
            there = a - s.box.a_move
            if far[there] < best_far or (far[there] == best_far and far[there] < far[here]):
                snow = snow_ahead(s, there, far, 3)
                if far[there] < best_far or snow > best_snow:
                    best_a, best_far, best_snow = a, far[there], snow
    if best_a == NOTHING:
        for a in legal:
            if s.box.a_ashore <= a < s.box.a_lead and far[a - s.box.a_ashore] < best_far:
                best_a, best_far = a, far[a - s.box.a_ashore]
    return best_a


def snow_ahead(s: Andor, space: int, far: list[int], steps: int) -> int:
    """How many snow tokens lie on the best of the shortest ways from a space."""
    most = 0
    if steps and far[space]:
        for there in s.box.near[space]:
            if far[there] == far[space] - 1:
                most = max(most, snow_ahead(s, there, far, steps - 1))
    return most + (1 if good_snow(s, space) else 0)


def on_the_way(s: Andor, seat: int, legal: list[int]) -> int:
    """Between two steps: pick up what is wanted, look under the snow, go on, or stop."""
    team = Team(s)
    goal = team.goal[seat]
    if goal == s.at[seat] and team.why[seat] == "job":
        lifted = lift(s, seat, legal) if team.climber == seat else NOTHING
        return lifted if lifted != NOTHING else A_STOP
    for a in legal:
        if A_PICK <= a < A_PICK + KINDS and wants(s, seat, a - A_PICK):
            return a
    if goal == s.at[seat] or not pays_off(s, seat, team):
        return A_STOP
    if good_snow(s, s.at[seat]) and calm(s, team):
        return A_STOP
    step = next_step(s, seat, goal, legal)
    return step if step != NOTHING else A_STOP


def calm(s: Andor, team: Team) -> bool:
    """Whether a storm would do no harm: nobody stands where he is needed."""
    for seat in everybody(s):
        if team.prey[seat] in team.bosses and s.at[seat] == team.goal[seat]:
            return False
    return True


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
            if A_INVITE <= a < A_INVITE + MAX_SEATS:
                return a
        return A_START
    if proc == P_INVITED:
        return join(s, seat)
    if proc == P_BLACK_PLANT:
        return A_YES if wanted(s, s.foe) else A_NO
    if proc == P_STEAL:
        return A_YES
    if proc == P_REWARD:
        return reward(s)
    if proc == P_SHARE:
        return share(s, seat, legal)
    if A_USE + 1 in legal and s.wp[seat] <= ENOUGH_WP:
        return A_USE + 1
    return go_on(s, seat, legal)


def join(s: Andor, seat: int) -> int:
    """Hours are spent for what cannot be done without."""
    if wanted(s, s.foe) or hours_today(s, seat) > 0 or arrival(s, s.foe) <= 1:
        return A_ACCEPT
    return A_DECLINE


def go_on(s: Andor, seat: int, legal: list[int]) -> int:
    """Whether a hero fights on: while the party is likely to win in the hours it has."""
    if A_CONTINUE not in legal:
        return A_LEAVE
    party = [one for one in fighters(s) if s.can_spend(one)]
    boss = wanted(s, s.foe)
    cost = s.hours_cost(seat, 1)
    takes = rounds(s, s.foe, party, s.at[seat], s.fire_here(s.at[seat]), boss)
    safe = s.wp[seat] - cost > 3 or s.sp[seat] == 1 or takes <= 1.0
    if boss:
        time = max([hours_today(s, one) + overtime(s, one) for one in party])
        return A_CONTINUE if safe and takes <= 1.5 * time + 1.0 else A_LEAVE
    if takes > hours_today(s, seat) + 0.5 + overtime(s, seat):
        return A_LEAVE
    return A_CONTINUE if safe else A_LEAVE


def reward(s: Andor) -> int:
    """Strength, unless will points are what is missing."""
    team = Team(s)
    low = [one for one in fighters(s) if s.wp[one] <= 3]
    if len(low) * 2 > len(fighters(s)):
        return A_REWARD_WP
    if team.lacks and s.in_party(team.climber) and team.strength() <= 0.0:
        return A_REWARD_WP
    return A_REWARD_SP


def share(s: Andor, seat: int, legal: list[int]) -> int:
    """Strength evenly; will points first to who must enter the cave, then to who has few."""
    if s.question(seat).what == 1:
        return min(legal, key=lambda a: s.sp[a - A_SHARE])
    team = Team(s)
    if team.lacks and A_SHARE + team.climber in legal:
        return A_SHARE + team.climber
    return min(legal, key=lambda a: s.wp[a - A_SHARE])


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
