"""How the realm looks to a sensible team: where the danger is, what a minion, a crystal or a card is worth.

All numbers here are opinions about play, found by trying them out; the rules know none of them. The unit is
about one minion removed. What the darkness deck still holds is public: everybody may count the cards.
"""

from __future__ import annotations

from typing import Final

from tablee.games.defenders.advice.stance import NOVICE, Stance
from tablee.games.defenders.advice.strikes import Campaign, campaign
from tablee.games.defenders.fight import bonus_on_minions
from tablee.games.defenders.ids import (
    ARMOR,
    AURA,
    BLACK,
    BLUE,
    BRAVERY,
    DRAGON_SLAYER,
    ENEMIES,
    FACES_OF_DIE,
    FULL,
    GREEN,
    HIDE,
    NOTHING,
    ORC_PATROLS,
    Q_ACT_AT,
    Q_BUILD,
    Q_DEFEAT,
    Q_DICE,
    Q_SCOUT,
    Q_VISIT,
    R_UNICORN,
    RED,
    TWO_LOCATIONS,
    VISIONS,
)
from tablee.games.defenders.night import advances, empty_green
from tablee.games.defenders.state import Defenders

CITY: Final = [0.0, 1.8, 4.5, 10.0, 24.0, 60.0]
"""What minions in the city weigh, by their number."""
CRYSTAL: Final = [2.0, 2.0, 2.0, 2.2, 2.4, 2.7, 3.2, 4.0, 5.5, 8.0, 14.0, 40.0, 40.0]
"""What the next crystal costs, by the number on the board."""
TRAVEL: Final = [0.25, 0.5, 0.4]
"""What a card is worth for travelling: horse, eagle, gate."""
SPECIAL: Final = [0.6, 1.5, 2.5, 2.5, 4.0, 4.0, 3.5, 2.5, 2.0, 2.5, 2.5, 2.5, 2.0, 3.0, 0.5]
"""What special cards are worth in hand, in the order of their numbers."""
REWARD: Final = [6.0, 7.0, 6.0, 1.5, 3.0, 5.0, 5.0, 3.0, 3.5, 3.0, 4.0, 2.0, 2.0, 2.2, 2.0, 3.5]
"""What rewards of quests are worth, in the order of their numbers."""


class Outlook:
    """What a call needs again and again: colours, dangers by place, the campaign."""

    def __init__(self) -> None:
        self.stance = NOVICE
        self.campaign = Campaign()
        self.weight: list[float] = []  # by colour
        self.one: list[float] = []  # by place: how often one more minion is expected to come
        self.two: list[float] = []  # and two or more at once
        self.burden: list[float] = []  # by place: what its minions weigh
        self.crystal = 0.0  # what the next crystal costs


def look(s: Defenders, stance: Stance = NOVICE) -> Outlook:
    """The realm as it is now."""
    out = Outlook()
    out.stance = stance
    out.campaign = campaign(s, stance)
    out.weight = colour_weights(s)
    out.crystal = stance.crystal * CRYSTAL[sum(s.crystals)]
    count_darkness(s, out)
    out.burden = []
    for place in range(len(s.crystals)):
        crowd = s.crowd(place)
        out.burden.append(burden(s, out, place, float(crowd), main_weight(s, out, place)) if crowd else 0.0)
    return out


def colour_weights(s: Defenders) -> list[float]:
    """How much a minion of each colour matters: more where the supply runs low."""
    out: list[float] = []
    for colour in range(ENEMIES):
        left = float(s.supply[colour])
        if colour == GREEN and patrols_left(s):
            left = min(left, 4.0 + left - len(empty_green(s)))
        weight = 1.0
        if left < 9.0:
            weight += (9.0 - left) * 0.16
        if left < 4.0:
            weight += (4.0 - left) * 0.5
        out.append(weight)
    return out


def patrols_left(s: Defenders) -> bool:
    """Whether Orc Patrols may come: one Orc on every empty green place."""
    for card in range(len(s.box.dark)):
        if s.box.dark_kind[card] == ORC_PATROLS and s.dark.bag.odds[card]:
            return True
    return False


def count_darkness(s: Defenders, out: Outlook) -> None:
    """How many minions the cards left in the deck send to each place in the nights ahead."""
    places = len(s.crystals)
    out.one = [0.02] * places
    out.two = [0.01] * places
    odds = s.dark.bag.odds
    share = min(1.0, out.stance.nights * s.box.slot_full[s.slot()] / max(1, s.dark.size))
    marching = min(1.0, out.stance.nights * s.box.slot_cards[s.slot()] / max(1, s.dark.size))
    for card in range(len(odds)):
        n = odds[card]
        if n == 0:
            continue
        if s.box.dark_kind[card] == TWO_LOCATIONS:
            for half in range(2):
                place = s.box.dark_place[card * 2 + half]
                if s.box.dark_minions[card * 2 + half] > 1:
                    out.two[place] += share
                else:
                    out.one[place] += share
        if advances(s, card):
            general = s.box.dark_general[card]
            place = s.box.path[general][s.general_step[general] + 1]
            if s.box.dark_escort[card] > 1:
                out.two[place] += marching
            elif s.box.dark_escort[card]:
                out.one[place] += marching


def main_weight(s: Defenders, out: Outlook, place: int) -> float:
    """The mean weight of the minions of a place."""
    total = 0.0
    crowd = 0
    for colour in range(ENEMIES):
        n = s.minions[place * ENEMIES + colour]
        total += n * out.weight[colour]
        crowd += n
    return total / crowd if crowd else 1.0


def burden(s: Defenders, out: Outlook, place: int, crowd: float, weight: float) -> float:
    """What so many minions on a place weigh; parts of minions are what is left on average."""
    low = int(crowd)
    value = whole_burden(s, out, place, low, weight)
    if crowd > low:
        value += (crowd - low) * (whole_burden(s, out, place, low + 1, weight) - value)
    return value


def whole_burden(s: Defenders, out: Outlook, place: int, crowd: int, weight: float) -> float:
    """The danger of an overrun, of a crystal by Demons, and of the minions themselves."""
    if place == s.box.city:
        return CITY[min(crowd, 5)]
    if crowd == 0:
        return 0.0
    one, two = out.one[place], out.two[place]
    if crowd >= FULL:
        overrun = one + two
    elif crowd == 2:
        overrun = two + 0.5 * one * one
    else:
        overrun = 0.5 * two * two + one * two
    near = s.box.near[place]
    cost = out.crystal + 0.7 * len(near)
    value = min(1.2, overrun) * cost
    if s.minions[place * ENEMIES + RED] and crowd < FULL:
        value += min(1.0, one + two if crowd == 2 else two) * out.crystal * 0.8
    each = out.stance.minion * weight
    if s.box.city in near:
        each *= 1.4
    return value + each * crowd


def removal(s: Defenders, out: Outlook, place: int, colour: int) -> float:
    """What it is worth to remove one minion of a colour from a place."""
    crowd = s.crowd(place)
    weight = out.weight[colour]
    return whole_burden(s, out, place, crowd, weight) - whole_burden(s, out, place, crowd - 1, weight)


def added(s: Defenders, out: Outlook, place: int, colour: int) -> float:
    """What one more minion of a colour on a place costs."""
    crowd = s.crowd(place)
    weight = out.weight[colour]
    if crowd >= FULL and place != s.box.city:
        return out.crystal + 0.7 * len(s.box.near[place])
    value = whole_burden(s, out, place, crowd + 1, weight) - whole_burden(s, out, place, crowd, weight)
    if colour == RED and crowd == 2 and s.minions[place * ENEMIES + RED] == 2:
        value += out.crystal
    return value


# Fights with minions ---------------------------------------------------------------------------------------


def hit_chance(s: Defenders, seat: int, place: int, colour: int) -> float:
    """The chance of a hero to remove a minion of a colour with one fight."""
    if s.slayer[seat] >> colour & 1:
        return 1.0
    need = max(2, s.box.minion_target[colour] - bonus_on_minions(s, seat, place, colour))
    hit = (FACES_OF_DIE + 1 - need) / FACES_OF_DIE
    if colour == BLUE and s.has_skill(seat, DRAGON_SLAYER):
        hit += (1.0 - hit) * hit
    if s.rewarded(seat, R_UNICORN):
        hit += (1.0 - hit) * hit
    if s.on_the_ground(seat):
        hit += (1.0 - hit) * hit * 0.6
    return min(hit, 1.0)


def fight_gains(s: Defenders, out: Outlook, seat: int, place: int, times: int, sure: float) -> list[float]:
    """What each of so many fights on a place promises, one after the other.

    `sure` is the least chance of the first fight, such as that of a fireball.
    """
    left: list[float] = []
    chances: list[float] = []
    total = 0.0
    for colour in range(ENEMIES):
        n = s.minions[place * ENEMIES + colour]
        left.append(float(n))
        chances.append(hit_chance(s, seat, place, colour) if n else 0.0)
        total += n
    weight = main_weight(s, out, place)
    value = out.burden[place]
    hunted = hunts(s, seat)
    prey = out.campaign.ready and place == out.campaign.place
    gains: list[float] = []
    for i in range(times):
        killed = 0.0
        wanted = 0.0
        for colour in range(ENEMIES):
            chance = max(chances[colour], sure) if i == 0 else chances[colour]
            gone = left[colour] * chance
            left[colour] -= gone
            killed += gone
            if hunted[colour] > 0:
                count = min(gone, float(hunted[colour]))
                hunted[colour] -= int(count + 0.5)
                wanted += count
        total -= killed
        after = burden(s, out, place, max(0.0, total), weight)
        gain = value - after + 0.6 * wanted
        if prey:
            gain += out.stance.siege * killed
        value = after
        gains.append(gain)
    return gains


def hunts(s: Defenders, seat: int) -> list[int]:
    """How many minions of each colour the quest of a hero still asks for."""
    quest = s.quest[seat]
    if quest == NOTHING or s.box.quest_kind[quest] != Q_DEFEAT:
        return [0] * ENEMIES
    wanted = s.box.quest_defeat[quest]
    return [wanted[colour] - s.markers[seat * ENEMIES + colour] for colour in range(ENEMIES)]


def wounds_at(s: Defenders, seat: int, place: int, share: float) -> float:
    """The wounds a night on a place costs a hero if this share of its minions is left."""
    if s.in_the_sky(seat) or s.crowd(place) == 0:
        return 0.0
    wounds = 0.0
    undead = s.minions[place * ENEMIES + BLACK]
    for colour in range(ENEMIES):
        if s.shape[seat] != colour and not s.has_skill(seat, HIDE):
            wounds += s.minions[place * ENEMIES + colour] * share
    if undead and s.shape[seat] != BLACK and not s.has_skill(seat, BRAVERY):
        wounds += min(1.0, undead * share)
    if s.has_skill(seat, ARMOR) or s.has_skill(seat, AURA):
        wounds = max(0.0, wounds - 1.0)
    return wounds


def wound_cost(s: Defenders, out: Outlook, seat: int, wounds: float) -> float:
    """What wounds cost a hero: actions tomorrow, and more if it might die."""
    if wounds <= 0.0:
        return 0.0
    life = s.life(seat)
    cost = wounds * (out.stance.wound + (0.5 if life <= 3 else 0.0))
    if wounds + 0.8 >= life:
        cost += out.stance.death * min(1.0, wounds + 0.9 - life)
    return cost


# Land, quests, cards ---------------------------------------------------------------------------------------


def land_gain(s: Defenders, out: Outlook, seat: int) -> float:
    """What an attempt to heal the land promises, without the card it costs."""
    dice = 2 + int(s.has_skill(seat, VISIONS))
    on_board = sum(s.crystals)
    return (
        (1.0 - (2.0 / 3.0) ** dice)
        * CRYSTAL[max(0, on_board - 1)]
        * out.stance.crystal
        * (0.75 if on_board < 5 else 1.0)
    )


def quest_gain(s: Defenders, seat: int, place: int) -> float:
    """What an action for the quest of a hero promises on a place, or a visit there."""
    quest = s.quest[seat]
    if quest == NOTHING:
        return 0.0
    kind = s.box.quest_kind[quest]
    reward = REWARD[s.box.reward[quest]] + 0.4
    if kind == Q_DICE and place == s.box.quest_place[quest]:
        dice = max(1, s.box.quest_dice[quest]) + int(s.has_skill(seat, VISIONS))
        miss = (s.box.quest_need[quest] - 1) / FACES_OF_DIE
        return reward * (1.0 - miss**dice)
    if kind in (Q_VISIT, Q_ACT_AT):
        steps = s.box.quest_steps[quest]
        left = 0
        here = False
        for i in range(len(steps)):
            if not s.marked[seat] >> i & 1:
                left += 1
                if steps[i] == place and s.supply[s.box.quest_marks[quest][i]] > 1:
                    here = True
        return reward / (left + 0.5) if here else 0.0
    if kind == Q_SCOUT and s.place_of(s.box.quest_general[quest]) == place:
        return reward
    if kind == Q_BUILD and s.box.colour[place] == s.box.quest_colour[quest] and not s.gates[place]:
        for card in s.hand[seat]:
            if s.box.card_location[card] == place:
                return reward
    return 0.0


def card_value(s: Defenders, out: Outlook, card: int) -> float:
    """What a card in hand is worth: dice against the prey most, special cards for themselves."""
    against = s.box.card_against[card]
    dice = s.box.card_dice[card]
    prey = out.campaign.general
    value = 0.0
    if against in (NOTHING, prey):
        value = dice * out.stance.prey_die
    elif s.general_life[against]:
        value = dice * out.stance.later_die
    if s.is_special(card):
        return max(value, SPECIAL[card - s.box.first_special]) + 0.3
    return value + TRAVEL[s.box.card_travel[card]]


def drawn_value(s: Defenders, out: Outlook, colour: int) -> float:
    """What a card drawn from the deck is worth on average if only a colour and special ones are kept."""
    total = 0
    value = 0.0
    for card in range(len(s.deck)):
        n = s.deck[card]
        if n:
            total += n
            if s.is_special(card) or s.box.card_colour[card] == colour:
                value += n * card_value(s, out, card)
    return value / total if total else 0.6


# A whole position, for those who look ahead ----------------------------------------------------------------


def realm(s: Defenders, out: Outlook) -> float:
    """How the war goes for all: generals, crystals, minions, the city."""
    value = 45.0 * s.defeated()
    for general in range(ENEMIES):
        life = s.general_life[general]
        if life:
            value += 2.0 * (s.box.life[general] - life) - 1.5 * s.general_step[general] ** 2
    for i in range(sum(s.crystals)):
        value -= CRYSTAL[i]
    for weight in out.burden:
        value -= weight
    return value


def hero_value(s: Defenders, out: Outlook, seat: int) -> float:
    """How a hero stands: life, cards, quests, and whether it is where it is needed."""
    if s.hero[seat] == NOTHING:
        return -out.stance.death
    value = 1.3 * s.life(seat)
    for quest in s.completed[seat]:
        value += 0.4
        if quest in s.unused[seat] or s.box.reward[quest] < 6:
            value += REWARD[s.box.reward[quest]]
    for card in s.hand[seat]:
        value += card_value(s, out, card)
    value += quest_gain(s, seat, s.at[seat])
    far = s.box.roads.distances[s.at[seat]]
    best = 0.0
    for place in range(len(far)):
        best = max(best, 0.5 * out.burden[place] * 0.8 ** far[place])
    if out.campaign.ready:
        best += 4.0 * 0.8 ** far[out.campaign.place]
    return value + best - wound_cost(s, out, seat, wounds_at(s, seat, s.at[seat], 1.0))
