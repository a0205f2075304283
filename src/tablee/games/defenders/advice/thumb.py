"""Advice for bots: how good a position is, and what a sensible member of the team would do.

Hold the city, keep places below three minions, gather one colour, strike generals together. Where the danger
is says `outlook.py`, which general to go for `strikes.py`, how to spend a day `planner.py`, when to play
special cards `cardplay.py`, and how all this is weighed `stance.py`.
"""

from __future__ import annotations

from typing import Final

from tablee.core.rng import Rng
from tablee.games.defenders.advice.cardplay import best_play, detail, threat, usual_threat
from tablee.games.defenders.advice.outlook import (
    Outlook,
    card_value,
    fight_gains,
    hero_value,
    look,
    realm,
)
from tablee.games.defenders.advice.planner import burnt_card, least, plan
from tablee.games.defenders.advice.stance import NOVICE, SEASONED, Stance
from tablee.games.defenders.advice.strikes import (
    attack_value,
    chance_of,
    committed_dice,
    dice_against,
    gives_dice,
    heroes_at,
    holds_luck,
    kill_chance,
)
from tablee.games.defenders.fight import LUCK_IN_FORCE, OWN_ALL, failed_dice
from tablee.games.defenders.ids import (
    ACCEPT,
    ACTIONS,
    ATTACK,
    CAST_FIREBALL,
    CURSE,
    DECLINE,
    DONE,
    END,
    ENEMIES,
    FULL,
    HERE,
    KEEP,
    NAME,
    NOTHING,
    P_ACTIONS_SPENT,
    P_BLESSING,
    P_BUILD,
    P_CHOOSE_HERO,
    P_COMMIT,
    P_DAY,
    P_DEATH,
    P_DESTINATION,
    P_DIE_COLOUR,
    P_FIGHT_WHERE,
    P_FIREBALL,
    P_HAND_LIMIT,
    P_HEAL_LAND,
    P_LOSE_CARDS,
    P_LUCK,
    P_MORE_DICE,
    P_REROLL,
    P_SHAPE,
    P_STYLE,
    P_TRAVEL_CARD,
    P_WINDOW,
    P_WISDOM,
    PARRY,
    PASS,
    REGENERATION,
    REROLL,
    SANCTIFY,
    SHAPE,
    SP_LUCK,
    STYLE,
    UNYIELDING,
    USE,
    WON,
)
from tablee.games.defenders.state import Defenders, changed

WORST: Final = -1.0e9
WELL_ARMED: Final = 5.0
"""With so many dice, two of them its reward, a hero saves that reward for a general."""
HOPELESS: Final = 0.25
"""Below this chance nobody joins a fight."""


def evaluate(s: Defenders, seat: int) -> float:
    """How good a position is for the team."""
    if s.ended:
        return 500.0 if s.ended == WON else -500.0
    out = look(s)
    value = realm(s, out)
    for one in range(s.seats):
        value += hero_value(s, out, one)
    return value


def choose(s: Defenders, seat: int, rng: Rng) -> int:
    """What a sensible player would do."""
    return answer(s, seat, rng, NOVICE)


def seasoned(s: Defenders, seat: int, rng: Rng) -> int:
    """What a player would do who has fought many wars: by the same rules of thumb, but he weighs better."""
    return answer(s, seat, rng, SEASONED)


def answer(s: Defenders, seat: int, rng: Rng, stance: Stance) -> int:
    """What the rules of thumb say. Looks at what the seat may know, and changes nothing."""
    legal = s.legal(seat)
    if len(legal) == 1:
        return legal[0]
    if not s.asked(seat):
        play = best_play(s, look(s, stance), seat, legal)
        return legal[0] if play == PASS else play
    frame = s.question(seat)
    proc = frame.proc
    if proc in (P_CHOOSE_HERO, P_DEATH):
        return favourite(s, stance, legal, rng)
    out = look(s, stance)
    if proc == P_DAY:
        return day(s, out, seat, legal)
    if proc == P_WINDOW:
        return best_play(s, out, seat, legal)
    if proc == P_DESTINATION:
        to = plan(s, out, seat, frame.n, frame.what).to
        return s.box.a_to + to if s.box.a_to + to in legal else legal[0]
    if proc == P_TRAVEL_CARD:
        card = plan(s, out, seat, frame.n).card
        return s.box.a_card + card if s.box.a_card + card in legal else legal[0]
    if proc in (P_HAND_LIMIT, P_LOSE_CARDS, P_BUILD, P_FIREBALL):
        return least_card(s, out, legal)
    if proc == P_HEAL_LAND:
        return SANCTIFY if SANCTIFY in legal else least_card(s, out, legal)
    if proc == P_FIGHT_WHERE:
        return fight_where(s, out, seat, legal)
    if proc == P_COMMIT:
        return commit(s, out, seat, legal)
    if proc in (P_STYLE, P_SHAPE):
        return guise(s, out, seat, legal)
    if proc == P_WISDOM:
        return USE if threat(s, out, s.revealed, s.full) > usual_threat(s, out, s.full) + 0.3 else KEEP
    if proc == P_ACTIONS_SPENT:
        return ACTIONS + min(len(legal), 3) - 1
    answer = in_a_fight(s, seat, legal, proc, frame.n)
    if answer == NOTHING:
        answer = detail(s, out, seat, legal, proc)
    return legal[0] if answer == NOTHING else answer


def favourite(s: Defenders, stance: Stance, legal: list[int], rng: Rng) -> int:
    """The hero who helps a team most; any of those who are thought to help as much as the others."""
    best: list[int] = []
    most = 0.0
    for a in legal:
        hero = a - s.box.a_choose
        worth = stance.heroes[hero] if hero < len(stance.heroes) else 0.0
        if worth > most:
            best = []
            most = worth
        if worth == most:
            best.append(a)
    return rng.choice(best)


# The day ---------------------------------------------------------------------------------------------------


def day(s: Defenders, out: Outlook, seat: int, legal: list[int]) -> int:
    """Strike a general if it is time, play a card that helps now, else go on with the plan of the day."""
    attack = 0.0
    if ATTACK in legal:
        attack = attack_value(s, s.general_at(s.at[seat]), heroes_at(s, s.at[seat]), out.stance)
    play = best_play(s, out, seat, legal)
    if play != PASS:
        return play
    if attack > 0.0:
        return ATTACK
    action = plan(s, out, seat).action
    return action if action in legal else END


def least_card(s: Defenders, out: Outlook, legal: list[int]) -> int:
    """The card that is given up."""
    cards = [a - s.box.a_card for a in legal if s.box.a_card <= a < s.box.a_play]
    return s.box.a_card + least(s, out, cards) if cards else legal[0]


def guise(s: Defenders, out: Outlook, seat: int, legal: list[int]) -> int:
    """The style or the shape with which the day promises most."""
    style, shape, ambush = s.style, s.shape, s.ambush
    best = legal[0]
    best_value = WORST
    for a in legal:
        if a < SHAPE:
            s.style = changed(style, seat, a - STYLE)
        else:
            taken = a - SHAPE
            s.shape = changed(shape, seat, taken if taken < ENEMIES else NOTHING)
            s.ambush = changed(ambush, seat, int(taken < ENEMIES))
        value = plan(s, out, seat).value
        if value > best_value + 0.001:
            best_value = value
            best = a
    s.style, s.shape, s.ambush = style, shape, ambush
    return best


# Fights ----------------------------------------------------------------------------------------------------


def fight_where(s: Defenders, out: Outlook, seat: int, legal: list[int]) -> int:
    """The place where most is won; a fireball if the card is worth less than what it adds."""
    best = legal[0]
    best_value = WORST
    for a in legal:
        if a == CAST_FIREBALL:
            card = burnt_card(s, out, seat)
            value = fight_gains(s, out, seat, s.at[seat], 1, 5.0 / 6.0)[0]
            value -= out.stance.spare * card_value(s, out, card)
        else:
            place = s.at[seat] if a == HERE else a - s.box.a_at
            value = fight_gains(s, out, seat, place, 1, 0.0)[0]
        if value > best_value:
            best_value = value
            best = a
    return best


def commit(s: Defenders, out: Outlook, seat: int, legal: list[int]) -> int:
    """Cards until the kill is nearly sure: plain ones first, special ones only if they are needed."""
    general = s.enemy
    here = heroes_at(s, s.at[seat])
    dice: list[float] = []
    for one in here:
        order = (one - s.active) % s.seats > (seat - s.active) % s.seats
        dice.append(dice_against(s, one, general) if order else committed_dice(s, one))
    on_table = kill_chance(s, general, here, dice, 0.0, out.stance.sober)
    if s.committed[seat]:
        if on_table >= out.stance.sure:
            return DONE
    elif DECLINE in legal and chance_of(s, general, here) < HOPELESS:
        return DECLINE
    best = NOTHING
    least_worth = 0.0
    for a in legal:
        card = a - s.box.a_card
        if a < s.box.a_card or not gives_dice(s, card, general):
            continue
        worth = card_value(s, out, card)
        if s.is_special(card):
            worth += 20.0
            if on_table > 0.85 and s.committed[seat]:
                continue
        worth -= 3.0 * s.box.card_dice[card]
        if best == NOTHING or worth < least_worth:
            best = a
            least_worth = worth
    if best != NOTHING:
        return best
    return legal[0] if legal[0] in (DONE, DECLINE) else legal[-1]


def in_a_fight(s: Defenders, seat: int, legal: list[int], proc: int, stage: int) -> int:
    """Dice and rewards in the middle of a fight; NOTHING for other questions."""
    if proc == P_REROLL:
        if s.enemy != NOTHING and enough_hits(s):
            return ACCEPT
        if stage == OWN_ALL:
            return REROLL if poor(s) else ACCEPT
        return REROLL if stage <= LUCK_IN_FORCE else ACCEPT
    if proc == P_LUCK:
        needed = s.enemy != NOTHING and not enough_hits(s) and len(failed_dice(s)) >= 2
        return s.box.a_play + SP_LUCK if needed else PASS
    if proc == P_MORE_DICE:
        return USE if s.enemy != NOTHING or better_spent_here(s, seat) else KEEP
    if proc == P_DIE_COLOUR:
        place = s.question(seat).where
        best = legal[0]
        for a in legal:
            if s.minions[place * ENEMIES + a - NAME] > s.minions[place * ENEMIES + best - NAME]:
                best = a
        return best
    if proc == P_BLESSING:
        skill = s.box.skill[s.enemy]
        if skill in (CURSE, PARRY):
            return USE
        if skill == UNYIELDING:
            return USE if holds_luck(s) else KEEP
        survived = s.rolled == s.joined
        return USE if skill == REGENERATION and survived and s.hits >= 2 else KEEP
    return NOTHING


def better_spent_here(s: Defenders, seat: int) -> bool:
    """Whether more dice are of more use against a crowd: the hero has hardly any against generals."""
    for general in range(ENEMIES):
        if s.general_life[general] and dice_against(s, seat, general) >= WELL_ARMED:
            return False
    return s.crowd(s.at[seat]) >= FULL


def enough_hits(s: Defenders) -> bool:
    """Whether the dice as they lie kill the general."""
    hits = s.hits
    for value in s.dice_value:
        if value >= s.need[s.enemy]:
            hits += 1
        if value == 1 and s.box.skill[s.enemy] == PARRY and not s.cancelled:
            hits -= 1
    if s.box.skill[s.enemy] == PARRY and not s.cancelled:
        hits -= s.ones
    return hits >= s.wounds_before


def poor(s: Defenders) -> bool:
    """Whether all dice together hit less than they should."""
    hoped = 0.0
    for i in range(len(s.dice_value)):
        hoped += (7 - s.need[s.dice_colour[i]]) / 6.0
    return len(s.dice_value) - len(failed_dice(s)) < hoped - 0.2


def stats(s: Defenders) -> dict[str, int]:
    """Numbers worth telling about a finished game."""
    return {
        "turns": s.turn,
        "generals_defeated": s.defeated(),
        "crystals": sum(s.crystals),
        "quests_completed": sum([len(quests) for quests in s.completed]),
        "minions_on_board": sum(s.minions),
        "heroes_used": sum([s.used >> hero & 1 for hero in range(len(s.box.heroes))]),
    }
