"""Special cards and single-use rewards: when a sensible player uses them, and how."""

from __future__ import annotations

from typing import Final

from tablee.games.defenders.advice.outlook import (
    CITY,
    CRYSTAL,
    Outlook,
    added,
    drawn_value,
    removal,
    whole_burden,
    wound_cost,
    wounds_at,
)
from tablee.games.defenders.advice.strikes import (
    KILL,
    LAST_STEP,
    chance_of,
    dice_against,
    heroes,
    heroes_at,
    march,
    peril,
)
from tablee.games.defenders.ids import (
    BLACK,
    DISCARD,
    ENEMIES,
    FULL,
    GREEN,
    HALF,
    KEEP,
    MONARCH_CITY,
    NAME,
    NIGHT,
    NOTHING,
    ORC_PATROLS,
    ORC_WAR_PARTY,
    P_ARRANGE,
    P_CLEAR,
    P_DISPERSE,
    P_FORESEE,
    P_INFORMATION,
    P_PLACE_GATE,
    P_PURITY,
    P_PUSH_BACK,
    P_REMOVE,
    P_RUMORS,
    P_SEND_HERO,
    P_SEND_TO,
    P_SPARE_HALF,
    P_SPY,
    P_SWEEP,
    P_SWEEP_TO,
    P_TREE,
    P_TURN_UNDEAD,
    PASS,
    PUSH,
    R_CRYSTAL_ANYWHERE,
    R_CRYSTAL_HERE,
    R_GRYPHONS,
    R_NO_DARKNESS,
    R_SPARE,
    R_STOP_GENERAL,
    RED,
    SEND,
    SP_ARCHERS,
    SP_CAVALRY,
    SP_DEFENSES,
    SP_FURY,
    SP_HAMMER,
    SP_INFORMATION,
    SP_KINGS_GUARD,
    SP_MAGIC_GATE,
    SP_MILITIA,
    SP_PURITY,
    SP_QUIET,
    SP_STRATEGY,
    SP_VISIONS,
    SPY,
    STOP,
    TURN,
    TWO_LOCATIONS,
)
from tablee.games.defenders.night import advances, colours_at_gates, empty_green, lone_orcs
from tablee.games.defenders.state import Defenders
from tablee.games.defenders.windows import around_city, spareable

ALL_LOST: Final = 100.0
ENOUGH: Final = [0.9, 4.0, 5.0, 6.0, 11.0, 6.0, 99.0, 4.0, 1.5, 6.5, 6.5, 3.0, 3.5, 5.0, 99.0]
"""What the effect of a special card must be worth to be played, in the order of their numbers."""


# How bad a darkness card is --------------------------------------------------------------------------------


def half_threat(s: Defenders, out: Outlook, card: int, half: int) -> float:
    """What one location of a darkness card brings."""
    place = s.box.dark_place[card * 2 + half]
    if place == NOTHING:
        return 0.0
    return arrival(s, out, place, s.box.colour[place], s.box.dark_minions[card * 2 + half])


def arrival(s: Defenders, out: Outlook, place: int, colour: int, n: int) -> float:
    """What so many minions that come to a place cost."""
    if n == 0:
        return 0.0
    if s.supply[colour] < n:
        return ALL_LOST
    crowd = s.crowd(place)
    weight = out.weight[colour]
    after = min(FULL, crowd + n)
    value = whole_burden(s, out, place, after, weight) - whole_burden(s, out, place, crowd, weight)
    crystals = 0
    if colour == RED and s.minions[place * ENEMIES + RED] == crowd and crowd < FULL == after:
        crystals += 1
    if crowd + n > FULL:
        crystals += 1
        for near in s.box.near[place]:
            if not s.box.inn[near]:
                value += added(s, out, near, colour) * 0.8
    if crystals >= s.crystal_supply:
        return ALL_LOST
    return value + crystals * out.crystal


def general_threat(s: Defenders, out: Outlook, card: int) -> float:
    """What the general part of a darkness card brings."""
    if not advances(s, card):
        return 0.0
    general = s.box.dark_general[card]
    step = s.general_step[general]
    if step == LAST_STEP:
        return ALL_LOST
    place = s.box.path[general][step + 1]
    return 2.5 + 2.0 * step + arrival(s, out, place, general, s.box.dark_escort[card])


def threat(s: Defenders, out: Outlook, card: int, full: int) -> float:
    """How bad a darkness card is."""
    value = general_threat(s, out, card)
    kind = s.box.dark_kind[card]
    if not full:
        return value
    if kind == TWO_LOCATIONS:
        value += half_threat(s, out, card, 0) + half_threat(s, out, card, 1)
    elif kind == ORC_PATROLS:
        n = len(empty_green(s))
        value += ALL_LOST if n > s.supply[GREEN] else 0.7 * n
    elif kind == ORC_WAR_PARTY:
        n = len(lone_orcs(s))
        value += ALL_LOST if n > s.supply[GREEN] else 0.9 * n
    elif kind == MONARCH_CITY:
        crowd = s.crowd(s.box.city)
        n = len(colours_at_gates(s))
        value += ALL_LOST if crowd + n >= s.box.city_falls else CITY[crowd + n] - CITY[crowd]
    return value


def usual_threat(s: Defenders, out: Outlook, full: int) -> float:
    """How bad the next darkness card is on average."""
    total = 0
    value = 0.0
    odds = s.dark.bag.odds
    for card in range(len(odds)):
        if odds[card]:
            total += odds[card]
            value += odds[card] * min(threat(s, out, card, full), 40.0)
    return value / total if total else 4.0


def night_threat(s: Defenders, out: Outlook) -> float:
    """What a whole night costs on average."""
    slot = s.slot()
    full = s.box.slot_full[slot]
    rest = s.box.slot_cards[slot] - full
    value = full * usual_threat(s, out, 1)
    return value + rest * usual_threat(s, out, 0) if rest else value


# What to play ----------------------------------------------------------------------------------------------


def best_play(s: Defenders, out: Outlook, seat: int, legal: list[int]) -> int:
    """The card or reward that should be played now, or PASS."""
    best = PASS
    best_value = 0.0
    for a in legal:
        if s.box.a_play <= a < s.box.a_choose:
            value = play_value(s, out, seat, a)
            if value > best_value:
                best_value = value
                best = a
    return best


def play_value(s: Defenders, out: Outlook, seat: int, a: int) -> float:
    """What playing a card or a reward now is worth beyond keeping it."""
    if a >= s.box.a_reward:
        return reward_value(s, out, seat, a - s.box.a_reward)
    which = a - s.box.a_play
    enough = ENOUGH[which] * out.stance.enough
    against = s.box.card_against[s.box.first_special + which]
    if against != NOTHING and s.general_life[against] == 0:
        enough *= 0.7  # its dice are of no use any more
    if len(s.hand[seat]) >= s.box.hand_limit:
        enough *= 0.8
    return special_value(s, out, seat, which) - enough


def special_value(s: Defenders, out: Outlook, seat: int, which: int) -> float:
    """What the effect of a special card is worth now."""
    if which == SP_MAGIC_GATE:
        return 1.0 if s.general_life[BLACK] == 0 else 0.0
    if which == SP_HAMMER:
        return call_value(s, out, seat, 1)
    if which == SP_PURITY:
        most = max(s.crystals)
        value = 0.0
        for i in range(most):
            value += CRYSTAL[max(0, sum(s.crystals) - 1 - i)]
        return value
    if which == SP_ARCHERS:
        return top(s, out, GREEN, 2)
    if which == SP_STRATEGY:
        return top(s, out, NOTHING, 3) + push_value(s, out)
    if which in (SP_QUIET, SP_VISIONS):
        if s.phase != NIGHT or s.revealed != NOTHING:
            return 0.0
        bad = night_threat(s, out)
        return bad if which == SP_QUIET else 0.5 * bad
    if which == SP_FURY:
        return out.burden[s.at[seat]]
    if which == SP_INFORMATION:
        return 5.0 * drawn_value(s, out, max(0, out.campaign.general))
    if which == SP_KINGS_GUARD:
        value = 0.0
        for place in around_city(s):
            value += out.burden[place]
        return value
    if which == SP_CAVALRY:
        return sweep_value(s, out)
    if which == SP_MILITIA:
        return max([half_threat(s, out, s.revealed, half) for half in spareable(s)])
    if which == SP_DEFENSES:
        return general_threat(s, out, s.revealed)
    return 0.0


def reward_value(s: Defenders, out: Outlook, seat: int, quest: int) -> float:
    """What the single use of a quest is worth now, beyond keeping it."""
    reward = s.box.reward[quest]
    on_board = sum(s.crystals)
    if reward == R_GRYPHONS:
        return call_value(s, out, seat, 2) - 3.0
    if reward == R_CRYSTAL_HERE:
        return 1.0 if on_board >= 4 else 0.0
    if reward == R_CRYSTAL_ANYWHERE:
        return 1.0 if on_board >= 6 else 0.0
    if reward == R_NO_DARKNESS:
        return night_threat(s, out) - 4.0 if s.phase == NIGHT else 0.0
    if reward == R_SPARE:
        halves = spareable(s, s.box.quest_colour[quest])
        return max([half_threat(s, out, s.revealed, half) for half in halves]) - 2.5
    if reward == R_STOP_GENERAL:
        return general_threat(s, out, s.revealed) - 4.0
    return 0.0


def top(s: Defenders, out: Outlook, colour: int, n: int) -> float:
    """The weight of the minions on the worst places, of a colour of land or of any."""
    weights = [
        out.burden[place]
        for place in range(len(out.burden))
        if colour == NOTHING or s.box.colour[place] == colour
    ]
    weights.sort(reverse=True)
    return sum(weights[:n])


def awaited(s: Defenders, out: Outlook, general: int) -> bool:
    """Whether heroes have gathered against a general: then he should stay where he is."""
    aim = out.campaign
    return aim.ready and aim.general == general and bool(heroes_at(s, aim.place))


def push_value(s: Defenders, out: Outlook) -> float:
    """What it is worth to push a general back."""
    best = 0.0
    for general in range(ENEMIES):
        if s.general_life[general] and not awaited(s, out, general):
            best = max(best, 1.2 * s.general_step[general] + 12.0 * peril(s, general))
    return best


def sweep_value(s: Defenders, out: Outlook) -> float:
    """What a sweep from the worst place along the worst neighbours is worth."""
    best = 0.0
    for place in range(len(out.burden)):
        if out.burden[place] > 0.0:
            near = [out.burden[there] for there in s.box.near[place]]
            best = max(best, 0.8 * (out.burden[place] + max(near)))
    return best


def call_value(s: Defenders, out: Outlook, seat: int, n: int) -> float:
    """What it is worth to bring heroes to a general whom the active hero could strike at once."""
    aim = out.campaign
    if not aim.ready or seat != s.active or s.at[seat] != aim.place or s.crowd(aim.place):
        return 0.0
    if s.actions(seat) == 0 or dice_against(s, seat, aim.general) == 0:
        return 0.0
    here = heroes_at(s, aim.place)
    now = chance_of(s, aim.general, here)
    for _ in range(n):
        one = called(s, out, here)
        if one == NOTHING:
            break
        here.append(one)
    then = chance_of(s, aim.general, here)
    return KILL * (then - now) if then >= 0.7 else 0.0


def called(s: Defenders, out: Outlook, here: list[int]) -> int:
    """The hero elsewhere who adds most to the strike, or NOTHING."""
    best = NOTHING
    most = 0.0
    for one in heroes(s):
        if one not in here:
            dice = dice_against(s, one, out.campaign.general)
            if dice > most:
                most = dice
                best = one
    return best


# The details of what was played ----------------------------------------------------------------------------


def detail(s: Defenders, out: Outlook, seat: int, legal: list[int], proc: int) -> int:
    """The answer to a question of a card, a reward or a skill; NOTHING if it is none of them."""
    box = s.box
    if proc in (P_CLEAR, P_SWEEP_TO):
        return heaviest(out, legal, box.a_at)
    if proc == P_PUSH_BACK:
        return pushed(s, out, legal)
    if proc == P_REMOVE:
        best = STOP
        most = 0.0
        for a in legal[1:]:
            place, colour = divmod(a - box.a_take, ENEMIES)
            value = removal(s, out, place, colour)
            if value > most:
                most = value
                best = a
        return best
    if proc == P_SWEEP:
        return legal[-1]
    if proc in (P_PURITY, P_TREE):
        best = legal[0]
        for a in legal:
            if s.crystals[a - box.a_at] > s.crystals[best - box.a_at]:
                best = a
        return best
    if proc == P_FORESEE:
        card = s.foreseen[s.question(seat).n]
        return DISCARD if threat(s, out, card, 1) > 0.7 * usual_threat(s, out, 1) else KEEP
    if proc == P_ARRANGE:
        best = legal[0]
        for a in legal:
            if threat(s, out, a - box.a_next, 1) < threat(s, out, best - box.a_next, 1):
                best = a
        return best
    if proc == P_SEND_HERO:
        here = heroes_at(s, out.campaign.place)
        one = called(s, out, here)
        if one != NOTHING and out.campaign.ready and SEND + one in legal:
            return SEND + one
        return legal[0]
    if proc == P_SEND_TO:
        to = box.a_to + out.campaign.place
        return to if out.campaign.ready and to in legal else heaviest(out, legal, box.a_to)
    if proc == P_PLACE_GATE:
        return gate_place(s, out, legal)
    if proc == P_SPARE_HALF:
        best = legal[0]
        if len(legal) > 1 and half_threat(s, out, s.revealed, 1) > half_threat(s, out, s.revealed, 0):
            best = HALF + 1
        return best
    if proc == P_SPY:
        return spied(s, legal)
    if proc in (P_RUMORS, P_INFORMATION):
        best = 0
        for colour in range(ENEMIES):
            if drawn_value(s, out, colour) > drawn_value(s, out, best):
                best = colour
        return NAME + best
    if proc == P_TURN_UNDEAD:
        return turn_undead(s, out, seat)
    if proc == P_DISPERSE:
        best = legal[0]
        for a in legal:
            if added(s, out, a - box.a_at, BLACK) < added(s, out, best - box.a_at, BLACK):
                best = a
        return best
    return NOTHING


def heaviest(out: Outlook, legal: list[int], base: int) -> int:
    """The place with the heaviest burden."""
    best = legal[0]
    most = -1.0
    for a in legal:
        if a >= base and out.burden[a - base] > most:
            most = out.burden[a - base]
            best = a
    return best


def pushed(s: Defenders, out: Outlook, legal: list[int]) -> int:
    """The general who is pushed back: the one most likely to enter the city, or the most advanced."""
    best = legal[0]
    most = -1.0
    for a in legal[1:]:
        value = s.general_step[a - PUSH] + 5.0 * march(s, a - PUSH)
        if value > most and not awaited(s, out, a - PUSH):
            most = value
            best = a
    return best


def gate_place(s: Defenders, out: Outlook, legal: list[int]) -> int:
    """A gate where much is to be done around and none is near."""
    best = legal[0]
    most = -1.0
    for a in legal:
        place = a - s.box.a_at
        value = 1.0 if s.box.inn[place] else 0.0
        for there in s.box.roads.within(place, 1):
            value += out.burden[there]
            if s.gates[there]:
                value -= 3.0
        if value > most:
            most = value
            best = a
    return best


def spied(s: Defenders, legal: list[int]) -> int:
    """A spy keeps a general weak whom the team has wounded badly."""
    for a in legal[1:]:
        general = a - SPY
        if s.box.life[general] - s.general_life[general] >= 2:
            return a
    return PASS


def turn_undead(s: Defenders, out: Outlook, seat: int) -> int:
    """Turn the Undead if that costs less than a night among them."""
    place = s.at[seat]
    undead = s.minions[place * ENEMIES + BLACK]
    room = [near for near in s.box.near[place] if not s.box.inn[near] and s.crowd(near) < FULL]
    if not room:
        return KEEP
    cost = min([added(s, out, near, BLACK) for near in room]) * undead
    gain = wound_cost(s, out, seat, wounds_at(s, seat, place, 1.0))
    crowd = s.crowd(place)
    gain += out.burden[place] - whole_burden(s, out, place, crowd - undead, out.weight[BLACK])
    return TURN if gain > cost else KEEP
