"""A day planned ahead: where to go, what to do there, and where to end the day.

A plan goes to one place or to two, one after the other, and does there what is worth most. It is made anew
before every action, when the dice have been seen.
"""

from __future__ import annotations

from typing import Final

from tablee.games.defenders.actions import MOST_RUMORS
from tablee.games.defenders.advice.outlook import (
    Outlook,
    card_value,
    drawn_value,
    fight_gains,
    land_gain,
    quest_gain,
    wound_cost,
    wounds_at,
)
from tablee.games.defenders.advice.strikes import attack_value, chance_of, dice_against, heroes_at
from tablee.games.defenders.fight import fireball_cards
from tablee.games.defenders.ids import (
    ARCHERY,
    ATTACK,
    BLUE,
    BUILD,
    CRAFTY,
    EAGLE_CARD,
    EAGLE_FLIGHT,
    ELF_SUPPORT,
    END,
    ENEMIES,
    FIGHT,
    FIREBALL,
    FLIGHT,
    FOOT,
    FRESH_MOUNT,
    GATE_CARD,
    GATE_TO_GATE,
    GREEN,
    HEAL_LAND,
    HEAL_SELF,
    HORSE_CARD,
    MOUNTAIN_LORE,
    NOBLE_STEED,
    NOTHING,
    Q_BUILD,
    Q_DICE,
    Q_VISIT,
    QUEST,
    R_UNICORN,
    RED,
    RIDE,
    RUMORS,
    SANCTIFY_LAND,
    STEED,
    TELEPORT,
    TELEPORT_SELF,
    THIEVERY,
)
from tablee.games.defenders.movement import destinations, shut_out, travel_cards
from tablee.games.defenders.state import Defenders

NEVER: Final = -1.0e9
MOST: Final = 8
"""Actions a plan looks ahead."""
TOMORROW: Final = 0.33
"""How much a task of tomorrow counts."""
SPOILS: Final = 2.5
"""What it is worth to be where the general is struck for those who are not needed: cards of the victory."""
LEAST: Final = 0.15
"""A task that promises less is no task."""


class Plan:
    """The next step of a day and what the whole of it promises."""

    def __init__(self) -> None:
        self.value = NEVER
        self.action = END
        self.card = NOTHING
        self.to = NOTHING


class Route:
    """A way to a place: how many actions, what the card costs, and the first move."""

    def __init__(self, actions: int, cost: float, way: int, card: int, first: int) -> None:
        self.actions = actions
        self.cost = cost
        self.way = way
        self.card = card
        self.first = first


class Tasks:
    """What a hero can do on a place: gains one action after the other, the best first."""

    def __init__(self) -> None:
        self.gains: list[float] = []
        self.kinds: list[int] = []
        self.total: list[float] = [0.0]  # by the number of actions
        self.stay: list[float] = []  # what ending the day here is worth, by the number of actions


def reach(s: Defenders, seat: int) -> int:
    """How many roads one action leads along without a card."""
    if s.has_skill(seat, EAGLE_FLIGHT):
        return 4
    if s.has_skill(seat, NOBLE_STEED) or s.rewarded(seat, R_UNICORN):
        return 2
    return 1


def free_way(s: Defenders, seat: int) -> int:
    """The way of moving that belongs to that reach."""
    if s.has_skill(seat, EAGLE_FLIGHT):
        return FLIGHT
    if s.has_skill(seat, NOBLE_STEED):
        return STEED
    return RIDE if s.rewarded(seat, R_UNICORN) else FOOT


# Ways ------------------------------------------------------------------------------------------------------


def routes(s: Defenders, out: Outlook, seat: int, way: int, card: int) -> list[list[Route]]:
    """By place, the ways there that no other way beats; `way` and `card` restrict the first move."""
    found: list[list[Route]] = [[] for _ in range(len(s.crystals))]
    level: list[Route | None] = [None] * len(found)
    ways = [way] if way != NOTHING else first_ways(s, seat)
    for one in ways:
        cards = [NOTHING]
        if one in (HORSE_CARD, EAGLE_CARD, GATE_CARD):
            cards = [card] if card != NOTHING else travel_cards(s, seat, one)
        for paid in cards:
            cost = 0.0 if paid == NOTHING else out.stance.spare * card_value(s, out, paid)
            if one == TELEPORT_SELF:
                cost = 0.05
            for there in destinations(s, seat, one, paid):
                known = level[there]
                if known is None or cost < known.cost:
                    level[there] = Route(1, cost, one, paid, there)
    far = s.box.roads.distances
    free = reach(s, seat)
    for actions in range(2, min(MOST, s.actions(seat)) + 2):
        nearer = level
        for place in range(len(found)):
            route = nearer[place]
            if route is not None:
                keep(found[place], route)
        if actions > s.actions(seat):
            break
        level = [None] * len(found)
        for place in range(len(found)):
            route = nearer[place]
            if route is None:
                continue
            ways_on = far[place]
            gate = s.gates[place]
            for there in range(len(found)):
                if 0 < ways_on[there] <= free or (gate and s.gates[there] and there != place):
                    known = level[there]
                    if (known is None or route.cost < known.cost) and not shut_out(s, seat, there):
                        level[there] = Route(actions, route.cost, route.way, route.card, route.first)
    return found


def keep(routes_there: list[Route], route: Route) -> None:
    """Add a way unless an earlier one is as cheap."""
    for known in routes_there:
        if known.cost <= route.cost + 0.001:
            return
    routes_there.append(route)


def first_ways(s: Defenders, seat: int) -> list[int]:
    """The kinds of movement a hero can begin with."""
    out = [FOOT, HORSE_CARD, EAGLE_CARD, GATE_CARD]
    if s.gates[s.at[seat]]:
        out.append(GATE_TO_GATE)
    way = free_way(s, seat)
    if way != FOOT:
        out.append(way)
    if s.has_skill(seat, TELEPORT) and not s.teleported:
        out.append(TELEPORT_SELF)
    return out


# Tasks -----------------------------------------------------------------------------------------------------


def tasks_at(s: Defenders, out: Outlook, seat: int, place: int, most: int) -> Tasks:
    """Everything a hero could do on a place with so many actions."""
    tasks = Tasks()
    crowd = s.crowd(place)
    fights = add_fights(s, out, tasks, seat, place, most)
    strikes = add_strike(s, out, tasks, seat, place, crowd)
    add_land(s, out, tasks, seat, place, crowd)
    add_quest(s, out, tasks, seat, place)
    if s.box.inn[place] and not shut_out(s, seat, place):
        colour = max(out.campaign.general, 0)
        each = out.stance.rumors * drawn_value(s, out, colour) * (5 if s.has_skill(seat, CRAFTY) else 2)
        if len(s.hand[seat]) >= s.box.hand_limit:
            each *= out.stance.full_hand
        for _ in range(MOST_RUMORS - s.rumors):
            insert(tasks, RUMORS, each)
    if s.lost[seat] and crowd == 0:
        safe = place == s.box.city or s.box.inn[place] == 1
        n = s.lost[seat] if safe else min(2, s.lost[seat])
        insert(tasks, HEAL_SELF, out.stance.healed * n - (0.6 if n == 1 else 0.0))
    if strikes:
        strike_first(tasks)
    del tasks.gains[most:]
    del tasks.kinds[most:]
    total = 0.0
    for gain in tasks.gains:
        total += gain
        tasks.total.append(total)
    fill_stay(s, out, tasks, seat, place, most, fights)
    return tasks


def insert(tasks: Tasks, kind: int, gain: float) -> None:
    """Add a task, the best first."""
    if gain < LEAST:
        return
    i = 0
    while i < len(tasks.gains) and tasks.gains[i] >= gain:
        i += 1
    tasks.gains.insert(i, gain)
    tasks.kinds.insert(i, kind)


def add_fights(s: Defenders, out: Outlook, tasks: Tasks, seat: int, place: int, most: int) -> list[float]:
    """Fights on the place, or next to it for an archer. Returns the share of minions left after each."""
    sure = 0.0
    cost = 0.0
    if s.has_skill(seat, FIREBALL) and s.crowd(place) >= 2:
        cost = 99.0
        for card in s.hand[seat]:
            colour = s.box.card_colour[card]
            if colour < ENEMIES and s.minions[place * ENEMIES + colour]:
                cost = min(cost, out.stance.spare * card_value(s, out, card))
        if cost < 1.2:
            sure = 5.0 / 6.0
    left = [1.0]
    if s.crowd(place):
        gains = fight_gains(s, out, seat, place, min(most, 4), sure)
        if sure > 0.0:
            gains[0] = max(gains[0] - cost, gains[0] * 0.6)
        share = 1.0
        for i in range(min(len(gains), s.crowd(place))):
            insert(tasks, FIGHT, gains[i])
            share *= 0.5 if sure == 0.0 or i else 0.2
            left.append(share)
    if s.has_skill(seat, ARCHERY):
        best: list[float] = []
        for near in s.box.near[place]:
            if s.crowd(near):
                gains = fight_gains(s, out, seat, near, min(most, 3), 0.0)
                if not best or gains[0] > best[0]:
                    best = gains
        for gain in best:
            insert(tasks, FIGHT, gain * 0.98)
    return left


def add_strike(s: Defenders, out: Outlook, tasks: Tasks, seat: int, place: int, crowd: int) -> bool:
    """Striking the general of the place at once, if the hero and those who are there should."""
    general = s.general_at(place)
    if general == NOTHING or dice_against(s, seat, general) == 0:
        return False
    team = [one for one in heroes_at(s, place) if one != seat]
    team.append(seat)
    gain = attack_value(s, general, team, out.stance) * (1.0 - 0.15 * crowd)
    if gain <= 0.0:
        return False
    insert(tasks, ATTACK, gain)
    return True


def strike_first(tasks: Tasks) -> None:
    """DOR-8.1 The minions must go before the general can be attacked; anything else comes after him."""
    gains: list[float] = []
    kinds: list[int] = []
    for wanted in (FIGHT, ATTACK, NOTHING):
        for i in range(len(tasks.kinds)):
            kind = tasks.kinds[i]
            if kind == wanted or (wanted == NOTHING and kind not in (FIGHT, ATTACK)):
                gains.append(tasks.gains[i])
                kinds.append(kind)
    tasks.gains = gains
    tasks.kinds = kinds


def add_land(s: Defenders, out: Outlook, tasks: Tasks, seat: int, place: int, crowd: int) -> None:
    """Healing the land with a card of its colour, or by the skill."""
    if s.crystals[place] == 0:
        return
    gain = land_gain(s, out, seat)
    if s.has_skill(seat, SANCTIFY_LAND) and crowd == 0:
        for i in range(min(3, s.crystals[place] + 1)):
            insert(tasks, HEAL_LAND, gain * (1.0 if i < s.crystals[place] else 0.5))
        return
    costs: list[float] = []
    for card in s.hand[seat]:
        if s.box.card_colour[card] == s.box.colour[place]:
            costs.append(out.stance.spare * card_value(s, out, card))
    costs.sort()
    for i in range(min(len(costs), 2)):
        insert(tasks, HEAL_LAND, gain * (1.0 if i == 0 else 0.5) - costs[i])


def add_quest(s: Defenders, out: Outlook, tasks: Tasks, seat: int, place: int) -> None:
    """The quest of the hero."""
    gain = out.stance.reward * quest_gain(s, seat, place)
    if gain <= 0.0:
        return
    quest = s.quest[seat]
    kind = s.box.quest_kind[quest]
    if kind == Q_BUILD:
        insert(tasks, BUILD, gain)
    elif kind != Q_VISIT:
        insert(tasks, QUEST, gain)
        if kind == Q_DICE and not s.box.quest_lost[quest]:
            insert(tasks, QUEST, gain * 0.5)
            insert(tasks, QUEST, gain * 0.3)


def fill_stay(
    s: Defenders, out: Outlook, tasks: Tasks, seat: int, place: int, most: int, left: list[float]
) -> None:
    """What it is worth to end the day here after so many actions: wounds, and what the place gives."""
    gift = 0.0
    colour = s.box.colour[place]
    if s.has_skill(seat, MOUNTAIN_LORE) and colour == RED:
        gift = out.stance.bonus
    elif s.has_skill(seat, ELF_SUPPORT) and colour == GREEN:
        gift = out.stance.bonus
    elif s.has_skill(seat, FRESH_MOUNT) and s.on_the_ground(seat):
        if colour == BLUE or place == s.box.city:
            gift = out.stance.bonus
    elif s.has_skill(seat, THIEVERY) and s.box.chest[place]:
        gift = out.stance.bonus
    quest = s.quest[seat]
    if quest != NOTHING and s.box.quest_kind[quest] == Q_VISIT:
        gift += out.stance.reward * quest_gain(s, seat, place)
    fights = 0
    for n in range(most + 1):
        if 0 < n <= len(tasks.kinds) and tasks.kinds[n - 1] == FIGHT:
            fights += 1
        share = left[min(fights, len(left) - 1)]
        tasks.stay.append(gift - wound_cost(s, out, seat, wounds_at(s, seat, place, share)))


# The plan --------------------------------------------------------------------------------------------------


def gathering(s: Defenders, out: Outlook, seat: int) -> float:
    """What it is worth that this hero is where the general is struck: much as long as dice are missing there.

    Who comes when enough are there draws cards for the victory all the same.
    """
    aim = out.campaign
    if not aim.ready:
        if aim.general == NOTHING or dice_against(s, seat, aim.general) == 0:
            return 0.0
        return out.stance.drift * aim.chance
    dice = dice_against(s, seat, aim.general)
    if dice == 0:
        return 0.0
    there = [one for one in heroes_at(s, aim.place) if one != seat]
    without = chance_of(s, aim.general, there, 0.0, out.stance.sober)
    if without >= out.stance.plenty:
        return SPOILS
    there.append(seat)
    step = chance_of(s, aim.general, there, 0.0, out.stance.sober) - without
    return SPOILS + out.stance.gather * min(1.0, max(step / (out.stance.plenty - without), dice / 6.0))


def plan(s: Defenders, out: Outlook, seat: int, way: int = NOTHING, card: int = NOTHING) -> Plan:
    """The best plan for the rest of the day; `way` and `card` are of a move that has already begun."""
    best = Plan()
    actions = min(MOST, s.actions(seat))
    places = len(s.crystals)
    here = s.at[seat]
    found = [tasks_at(s, out, seat, place, actions) for place in range(places)]
    calls = gathering(s, out, seat)
    free = reach(s, seat)
    far = s.box.roads.distances
    stops = [place for place in range(places) if found[place].gains]
    ends = standing(s, out, seat, found, stops, calls)
    if calls > 0.0 and out.campaign.place not in stops:
        stops.append(out.campaign.place)
    ways = routes(s, out, seat, way, card)
    if way == NOTHING:
        first = found[here]
        kind = first.kinds[0] if first.kinds else END
        visit(best, first, Route(0, 0.0, kind, NOTHING, NOTHING), actions, ends[here])
        if first.kinds:
            ways[here] = [Route(0, 0.0, kind, NOTHING, NOTHING)]
        else:
            ways[here] = []
    for place in range(places):
        for route in ways[place]:
            left = actions - route.actions
            if route.actions:
                visit(best, found[place], route, left, ends[place])
            go_on(s, best, found, place, route, left, stops, ends, far[place], free)
    return best


def visit(best: Plan, tasks: Tasks, route: Route, left: int, end: float) -> None:
    """A plan that stays where it goes."""
    n = min(left, len(tasks.gains))
    value = tasks.total[n] + tasks.stay[min(left, len(tasks.stay) - 1)] + end - route.cost
    if route.actions:
        value -= 0.02 * route.actions
    better(best, value, route)


def go_on(
    s: Defenders,
    best: Plan,
    found: list[Tasks],
    place: int,
    route: Route,
    left: int,
    stops: list[int],
    ends: list[float],
    far: list[int],
    free: int,
) -> None:
    """Plans that do something on a place and then go to another one."""
    tasks = found[place]
    for there in stops:
        if there == place:
            continue
        moves = (far[there] + free - 1) // free
        if s.gates[place] and s.gates[there]:
            moves = 1
        rest = left - moves
        if rest < 1 and not (rest == 0 and tasks.gains):
            continue
        second = found[there]
        for n in range(1, min(len(tasks.gains), rest) + 1):
            after = rest - n
            value = tasks.total[n] + second.total[min(after, len(second.gains))] + ends[there]
            value += second.stay[min(after, len(second.stay) - 1)] - route.cost
            better(best, value - 0.02 * (route.actions + moves), route)


def better(best: Plan, value: float, route: Route) -> None:
    """Take a plan if it promises more."""
    if value > best.value:
        best.value = value
        best.action = route.way
        best.card = route.card
        best.to = route.first


def standing(
    s: Defenders, out: Outlook, seat: int, found: list[Tasks], stops: list[int], calls: float
) -> list[float]:
    """By place, what it is worth to be there tomorrow: tasks nearby, and the general to be struck."""
    free = reach(s, seat)
    far = s.box.roads.distances
    shrink = [1.0]
    for _ in range(12):
        shrink.append(shrink[-1] * out.stance.far)
    out_of_it: list[float] = []
    for place in range(len(found)):
        best = 0.0
        ways = far[place]
        for there in stops:
            tasks = found[there]
            moves = (ways[there] + free - 1) // free
            if there != place:
                best = max(best, TOMORROW * tasks.total[min(3, len(tasks.gains))] * shrink[min(moves, 12)])
        if calls > 0.0:
            moves = (ways[out.campaign.place] + free - 1) // free
            best += calls if moves == 0 else calls * out.stance.road * shrink[min(moves, 12)]
        out_of_it.append(best)
    return out_of_it


def burnt_card(s: Defenders, out: Outlook, seat: int) -> int:
    """The card a hero would burn for a fireball, or NOTHING."""
    return least(s, out, fireball_cards(s, seat))


def least(s: Defenders, out: Outlook, cards: list[int]) -> int:
    """The card that is missed least, or NOTHING."""
    best = NOTHING
    worth = 0.0
    for card in cards:
        value = card_value(s, out, card)
        if best == NOTHING or value < worth:
            best = card
            worth = value
    return best
