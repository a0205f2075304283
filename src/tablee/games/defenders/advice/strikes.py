"""Striking generals: the chance of a fight, and which general a sensible team gathers against."""

from __future__ import annotations

from typing import Final

from tablee.games.defenders.advice.stance import NOVICE, Stance
from tablee.games.defenders.attack import bonus_on_general
from tablee.games.defenders.ids import (
    BLUE,
    CURSE,
    DRAGON_SLAYER,
    ENEMIES,
    FACES_OF_DIE,
    NEXT,
    NOTHING,
    PARRY,
    R_BLESSING,
    R_MORE_DICE,
    R_UNICORN,
    SP_LUCK,
    UNYIELDING,
)
from tablee.games.defenders.state import Defenders

LAST_STEP: Final = 3
"""From here a general's next step is the city."""
READY: Final = [0.72, 0.7, 0.64]
"""By the step of a general: the chance of all heroes together that is enough to gather against him."""
KILL: Final = 26.0
"""What it is worth to strike a general down, in minions removed."""
FAILURE: Final = [11.0, 7.0, 9.0, 9.0]
"""What a lost fight costs beyond the cards, by general."""
STEP: Final = 0.1
"""How each step of his way counts when a team weighs whom to strike."""
NIGHTS_AHEAD: Final = 5
"""How far a team looks ahead for a general who marches."""


class Campaign:
    """Whom the team goes for: his place, the chance of all together, whether it is time to gather."""

    def __init__(self) -> None:
        self.general = NOTHING
        self.place = NOTHING
        self.chance = 0.0
        self.ready = False


def gives_dice(s: Defenders, card: int, general: int) -> bool:
    """Whether a card is kept for its dice against a general: good luck is better played than committed."""
    against = s.box.card_against[card]
    if against != general and against != NOTHING:
        return False
    lucky = card == s.box.first_special + SP_LUCK
    return not lucky or s.box.skill[general] == UNYIELDING


def dice_against(s: Defenders, seat: int, general: int) -> float:
    """The dice of a hero against a general, those on the table included."""
    dice = 0.0
    for card in s.hand[seat]:
        if gives_dice(s, card, general):
            dice += s.box.card_dice[card]
    if s.enemy == general:
        dice += committed_dice(s, seat)
    if dice > 0.0 and s.unused_reward(seat, R_MORE_DICE) != NOTHING:
        dice += 2.0
    return dice


def committed_dice(s: Defenders, seat: int) -> float:
    """The dice a hero has put on the table."""
    dice = 0.0
    for card in s.committed[seat]:
        dice += s.box.card_dice[card]
    return dice


def holds_luck(s: Defenders) -> bool:
    """Whether anybody can play Battle Luck, or has in this fight."""
    if s.luck_played:
        return True
    for seat in range(s.seats):
        if s.special(seat, SP_LUCK):
            return True
    return False


def yields(s: Defenders, general: int) -> bool:
    """Whether somebody could keep a general from using his skill."""
    if s.enemy == general and s.cancelled:
        return True
    for seat in range(s.seats):
        if s.unused_reward(seat, R_BLESSING) != NOTHING:
            return True
    return False


def kill_chance(
    s: Defenders, general: int, seats: list[int], dice: list[float], more: float, sober: float = 0.0
) -> float:
    """About the chance that these heroes kill a general, by mean and spread of the net hits.

    `more` are further dice of nobody in particular.
    """
    skill = NOTHING if yields(s, general) else s.box.skill[general]
    stubborn = skill == UNYIELDING
    luck = holds_luck(s) and not stubborn
    mean = 0.0
    spread = 0.0
    most = 0.0
    for i in range(len(seats) + 1):
        n = dice[i] if i < len(seats) else more
        if n <= 0.0:
            continue
        if skill == CURSE:
            n *= 5.0 / 6.0
        seat = seats[i] if i < len(seats) else NOTHING
        hit = (FACES_OF_DIE + 1 - need_against(s, seat, general, stubborn)) / FACES_OF_DIE
        one = 1.0 / FACES_OF_DIE
        again = 0
        if seat != NOTHING and not stubborn:
            if s.rewarded(seat, R_UNICORN):
                again += 1
            if s.has_skill(seat, DRAGON_SLAYER) and general == BLUE:
                again += 1
        if luck:
            again += 1
        miss = 1.0 - hit
        rate = hit
        for _ in range(again):
            rate += miss * hit
            one = miss / FACES_OF_DIE
            miss *= 1.0 - hit
        if seat != NOTHING and not stubborn and s.on_the_ground(seat):
            rate += 0.12
        rate = min(rate, 0.97)
        if skill == PARRY:
            net = rate - one
            spread += n * (rate + one - net * net)
        else:
            net = rate
            spread += n * (rate - net * net)
        mean += n * net
        most += n
    life = s.general_life[general]
    if most < life:
        return 0.0
    return bell((mean - life + 0.5) / max(0.4, spread**0.5) - sober)


def bell(z: float) -> float:
    """The area under the bell curve left of `z`, roughly."""
    if z < -3.0:
        return 0.0
    if z > 3.0:
        return 1.0
    x = z * (0.7988 + 0.04417 * z * z)
    grown: float = 2.718281828 ** (2.0 * x)
    return grown / (1.0 + grown)


def need_against(s: Defenders, seat: int, general: int, stubborn: bool) -> int:
    """What a die of a hero must show against a general."""
    target = s.box.target[general]
    if seat == NOTHING or stubborn:
        return target
    before = s.enemy
    s.enemy = general
    bonus = bonus_on_general(s, seat)
    s.enemy = before
    return max(2, target - bonus)


def chance_of(s: Defenders, general: int, seats: list[int], more: float = 0.0, sober: float = 0.0) -> float:
    """The chance that these heroes kill a general with all they hold."""
    return kill_chance(s, general, seats, [dice_against(s, seat, general) for seat in seats], more, sober)


def heroes(s: Defenders) -> list[int]:
    """The seats that have a hero."""
    return [seat for seat in range(s.seats) if s.hero[seat] != NOTHING]


def heroes_at(s: Defenders, place: int) -> list[int]:
    """The seats whose heroes stand on a place."""
    return [seat for seat in range(s.seats) if s.hero[seat] != NOTHING and s.at[seat] == place]


def march(s: Defenders, general: int) -> float:
    """How likely a general takes a step with the next darkness card: the deck can be counted."""
    if s.general_life[general] == 0 or s.dark.size == 0:
        return 0.0
    step = s.general_step[general]
    if step > LAST_STEP:
        return 0.0
    ahead = s.box.path[general][step + 1]
    cards = 0
    odds = s.dark.bag.odds
    for card in range(len(odds)):
        if s.box.dark_general[card] == general and s.box.dark_to[card] in (ahead, NEXT):
            cards += odds[card]
            cards += s.dark.top.count(card)
    return cards / s.dark.size


def peril(s: Defenders, general: int) -> float:
    """How likely a general who stands before the city enters it in the next nights."""
    if s.general_life[general] == 0 or s.general_step[general] < LAST_STEP:
        return 0.0
    return min(1.0, march(s, general) * s.box.slot_cards[s.slot()] * NIGHTS_AHEAD)


def campaign(s: Defenders, stance: Stance = NOVICE) -> Campaign:
    """The general the team gathers against: the one it can kill soonest, pressed by those near the city."""
    best = Campaign()
    best_value = -1.0
    team = heroes(s)
    for general in range(ENEMIES):
        if s.general_life[general]:
            step = s.general_step[general]
            value = chance_of(s, general, team, stance.more_to_come, stance.sober)
            value += STEP * step + stance.peril * peril(s, general)
            if step == LAST_STEP - 1:
                value += stance.approach
            value += stance.there * len(heroes_at(s, s.place_of(general)))
            if value > best_value:
                best_value = value
                best.general = general
    if best.general != NOTHING:
        best.place = s.place_of(best.general)
        best.chance = chance_of(s, best.general, team, 0.0, stance.sober)
        step = min(s.general_step[best.general], LAST_STEP)
        best.ready = best.chance >= (stance.ready_last if step == LAST_STEP else READY[step] + stance.ready)
    return best


def attack_value(s: Defenders, general: int, here: list[int], stance: Stance = NOVICE) -> float:
    """What it is worth that these attack now; 0 if they should rather wait for those who could still come."""
    now = chance_of(s, general, here, 0.0, stance.sober)
    later = max(now, chance_of(s, general, heroes(s), 1.0, stance.sober))
    kill = KILL
    danger = march(s, general) * s.box.slot_cards[s.slot()]
    if stance.hold > 0.0:
        kill -= stance.hold * s.defeated() * (1.0 - next_chance(s, general, stance))
    at_once = now * kill - (1.0 - now) * FAILURE[general]
    if s.general_step[general] == LAST_STEP:
        at_once += stance.rescue * KILL * danger
    wait = later * kill - (1.0 - later) * FAILURE[general] - stance.waiting - 4.0 * danger
    if len(here) == len(heroes(s)):
        wait = stance.worth_it  # nobody can come any more: only better cards
    return at_once if at_once > max(wait, stance.worth_it) else 0.0


def next_chance(s: Defenders, general: int, stance: Stance) -> float:
    """The best chance of the team against a general after this one, with the cards of a victory."""
    best = 0.0
    alive = 0
    for other in range(ENEMIES):
        if s.general_life[other] and other != general:
            alive += 1
            best = max(best, chance_of(s, other, heroes(s), 4.0, stance.sober))
    return best if alive else 1.0
