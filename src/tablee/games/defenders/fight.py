"""Fighting minions and re-rolling dice: chapter 6 of the rules."""

from __future__ import annotations

from typing import Final

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.defenders.cards import spend, throw
from tablee.games.defenders.ids import (
    ACCEPT,
    AMBUSH,
    ARCHERY,
    BLACK,
    BLESSED_ATTACKS,
    BLUE,
    CAST_FIREBALL,
    DIE,
    DRAGON_SLAYER,
    E_CARD_SPENT,
    E_FIGHT,
    E_KILLED,
    E_MISSED,
    E_PLAYED,
    E_REROLLED,
    E_REWARD_USED,
    E_ROLLED,
    E_SLAIN,
    ENEMIES,
    FACES_OF_DIE,
    FIREBALL,
    GREEN,
    HERE,
    KEEP,
    NAME,
    NOTHING,
    P_DIE_COLOUR,
    P_FIGHT,
    P_FIREBALL,
    P_LUCK,
    P_MORE_DICE,
    P_REROLL,
    P_REROLLS,
    P_ROLL,
    PASS,
    R_AMULET,
    R_MORE_DICE,
    R_UNICORN,
    RED,
    REROLL,
    SP_LUCK,
    UNYIELDING,
    USE,
    WOODS_LORE,
)
from tablee.games.defenders.movement import spend_action
from tablee.games.defenders.placing import lift_minion
from tablee.games.defenders.quests import credit
from tablee.games.defenders.state import Defenders, changed, without

FACES: Final = [DIE + i for i in range(FACES_OF_DIE)]
"""The outcomes of a die."""
FIREBALL_NEED = 2
LEAST_NEED = 2
"""DOR-6.3 A natural 1 misses."""
MORE_DICE = 2
"""DOR-18.17 What Find Magic Gate adds to a roll."""


# Where to fight --------------------------------------------------------------------------------------------


def fight_places(s: Defenders, seat: int) -> list[int]:
    """D11 The own place, and for an archer every adjacent one (DOR-17.18), if minions are there."""
    out: list[int] = []
    if s.crowd(s.at[seat]):
        out.append(s.at[seat])
    if s.has_skill(seat, ARCHERY):
        out += [place for place in s.box.near[s.at[seat]] if s.crowd(place)]
    return out


def can_fight(s: Defenders, seat: int) -> bool:
    """D11 Whether minions are where the hero is, or next to an archer; a fireball needs some here too."""
    if s.crowd(s.at[seat]):
        return True
    if s.has_skill(seat, ARCHERY):
        for place in s.box.near[s.at[seat]]:
            if s.crowd(place):
                return True
    return False


def fireball_cards(s: Defenders, seat: int) -> list[int]:
    """DOR-17.33, 17.34 The location cards whose colour a minion here has."""
    out: list[int] = []
    if s.has_skill(seat, FIREBALL):
        for card in s.hand[seat]:
            colour = s.box.card_colour[card]
            if colour < ENEMIES and s.minions[s.at[seat] * ENEMIES + colour] and card not in out:
                out.append(card)
    return out


class FightWhere(Proc[Defenders]):
    """D11 Here, at an adjacent place, or by a fireball."""

    def run(self, s: Defenders, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        out: list[int] = []
        if s.crowd(s.at[f.who]):
            out.append(HERE)
        if fireball_cards(s, f.who):
            out.append(CAST_FIREBALL)
        out += [s.box.a_at + place for place in fight_places(s, f.who) if place != s.at[f.who]]
        return out

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        s.done()
        if a == CAST_FIREBALL:
            s.call(Frame(P_FIREBALL, who=seat))
        else:
            spend_action(s, seat)
            s.call(Frame(P_FIGHT, who=seat, where=s.at[seat] if a == HERE else a - s.box.a_at))


class CastFireball(Proc[Defenders]):
    """DOR-17.33, D12 The card that is burnt."""

    def run(self, s: Defenders, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [s.box.a_card + card for card in fireball_cards(s, f.who)]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        s.done()
        spend_action(s, seat)
        spend(s, seat, a - s.box.a_card)
        s.emit(E_CARD_SPENT, seat, a - s.box.a_card)
        s.call(Frame(P_FIGHT, who=seat, where=s.at[seat], n=1))


# The fight -------------------------------------------------------------------------------------------------


def rolled_colours(s: Defenders, seat: int, where: int) -> list[int]:
    """DOR-6.1 The colours dice are rolled for; DOR-6.5 a slayer needs none for his."""
    return [
        colour
        for colour in range(ENEMIES)
        if s.minions[where * ENEMIES + colour] and not s.slayer[seat] >> colour & 1
    ]


def bonus_on_minions(s: Defenders, seat: int, where: int, colour: int) -> int:
    """DOR-6.3 What is added to each die against minions of a colour."""
    bonus = 0
    if s.has_skill(seat, BLESSED_ATTACKS) and colour in (BLACK, RED):  # DOR-17.1
        bonus += 1
    if s.has_skill(seat, WOODS_LORE) and where == s.at[seat] and s.box.colour[where] == GREEN:  # DOR-17.17
        bonus += 1
    if s.has_skill(seat, AMBUSH) and s.ambush[seat] and s.shape[seat] == colour:  # DOR-17.28
        bonus += 2
    if s.rewarded(seat, R_AMULET):  # DOR-18.13
        bonus += 1
    return bonus


def need_on_minions(s: Defenders, seat: int, where: int, colour: int) -> int:
    """DOR-6.2, 6.3 What a die must show against a minion of a colour at a place."""
    return max(LEAST_NEED, s.box.minion_target[colour] - bonus_on_minions(s, seat, where, colour))


class FightMinions(Proc[Defenders]):
    """DOR-6.1 The hero `who` fights all minions on `where`; `n` is 1 for a fireball.

    `what` is how many bonus dice have no colour yet, `items` are the colours of the others (DOR-18.17).
    """

    def run(self, s: Defenders, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            f.items = []
            s.result = 0
            s.emit(E_FIGHT, f.who, f.where)
            if s.unused_reward(f.who, R_MORE_DICE) != NOTHING and rolled_colours(s, f.who, f.where):
                s.call(Frame(P_MORE_DICE, who=f.who))
        elif f.pc == 1:
            f.pc = 2
            f.what = s.result
        elif f.pc == 2:
            if f.what > 0:
                f.what -= 1
                f.pc = 3
                s.call(Frame(P_DIE_COLOUR, who=f.who, where=f.where))
            else:
                f.pc = 4
                self._roll(s, f)
        elif f.pc == 3:
            f.pc = 2
            if f.items is not None:
                f.items.append(s.result)
        elif f.pc == 4:
            f.pc = 5
            s.call(Frame(P_REROLLS, who=f.who))
        else:
            self._settle(s, f)

    def _roll(self, s: Defenders, f: Frame) -> None:
        seat, where = f.who, f.where
        s.fighter = seat
        s.dice_colour = []
        s.dice_value = []
        s.need = [0] * ENEMIES
        ambushed = False
        for colour in rolled_colours(s, seat, where):
            if f.n:
                s.need[colour] = FIREBALL_NEED
            else:
                s.need[colour] = need_on_minions(s, seat, where, colour)
            for _ in range(s.minions[where * ENEMIES + colour]):
                s.dice_colour.append(colour)
            if s.shape[seat] == colour:
                ambushed = True
        for colour in f.items if f.items is not None else []:
            s.dice_colour.append(colour)
        s.dice_value = [0] * len(s.dice_colour)
        if ambushed:
            s.ambush = changed(s.ambush, seat, 0)
        s.call(Frame(P_ROLL, who=seat))

    def _settle(self, s: Defenders, f: Frame) -> None:
        """DOR-6.2 Each hit removes a minion of its colour; DOR-18.30 all are credited together."""
        s.done()
        killed = [0] * ENEMIES
        missed = 0
        for colour in range(ENEMIES):
            there = s.minions[f.where * ENEMIES + colour]
            if s.slayer[f.who] >> colour & 1:
                killed[colour] = there
                if there:
                    s.emit(E_SLAIN, f.who, colour, there)
            else:
                hits = 0
                for i in range(len(s.dice_colour)):
                    if s.dice_colour[i] == colour and s.dice_value[i] >= s.need[colour]:
                        hits += 1
                killed[colour] = min(hits, there)
                missed += there - killed[colour]
                if killed[colour]:
                    s.emit(E_KILLED, f.who, colour, killed[colour])
            for _ in range(killed[colour]):
                lift_minion(s, f.where, colour)
        if missed:
            s.emit(E_MISSED, f.who, missed)
        end_roll(s)
        credit(s, f.who, killed)


def end_roll(s: Defenders) -> None:
    """The dice are taken from the table."""
    s.fighter = NOTHING
    s.dice_colour = []
    s.dice_value = []
    s.need = []


class MoreDice(Proc[Defenders]):
    """DOR-18.17, D13 Whether the two dice of Find Magic Gate are added to this roll."""

    def run(self, s: Defenders, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [USE, KEEP]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        if a == KEEP:
            s.done(0)
            return
        quest = s.unused_reward(seat, R_MORE_DICE)
        s.unused = without(s.unused, seat, quest)
        s.done(MORE_DICE)
        s.emit(E_REWARD_USED, seat, quest)


class DieColour(Proc[Defenders]):
    """DOR-18.17, D14 The colour of a bonus die: one that is there."""

    def run(self, s: Defenders, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [NAME + colour for colour in rolled_colours(s, f.who, f.where)]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        s.done(a - NAME)


# Dice ------------------------------------------------------------------------------------------------------


class Roll(Proc[Defenders]):
    """Every die without a value is rolled, one after the other."""

    def run(self, s: Defenders, f: Frame) -> None:
        if 0 in s.dice_value:
            s.chance()
        else:
            s.done()

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return FACES

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        value = a - DIE + 1
        i = s.dice_value.index(0)
        s.dice_value = changed(s.dice_value, i, value)
        s.emit(E_ROLLED, f.who, s.dice_colour[i], value)


def failed(s: Defenders, i: int) -> bool:
    """DOR-6.8 Whether a die as it lies does not hit."""
    return s.dice_value[i] < s.need[s.dice_colour[i]]


def failed_dice(s: Defenders, colour: int = NOTHING) -> list[int]:
    """The dice that do not hit, of a colour or of all."""
    return [
        i
        for i in range(len(s.dice_value))
        if failed(s, i) and (colour == NOTHING or s.dice_colour[i] == colour)
    ]


def unyielding(s: Defenders) -> bool:
    """DOR-9.6 Whether no re-roll and no modifier helps; DOR-9.18 not once his skill is cancelled."""
    return s.enemy != NOTHING and s.box.skill[s.enemy] == UNYIELDING and not s.cancelled


def roll_again(s: Defenders, dice: list[int]) -> None:
    """These dice are rolled once more; the last result counts (DOR-6.6)."""
    s.dice_value = s.dice_value[:]
    for i in dice:
        s.dice_value[i] = 0
    s.emit(E_REROLLED, s.fighter, len(dice))
    s.call(Frame(P_ROLL, who=s.fighter))


# The stages of DOR-6.6, in their order.
OWN_FAILED = 0
OWN_ALL = 1
STEED_HELPS = 2
LUCK_IN_FORCE = 3
LUCK_PLAYED = 4


def again(s: Defenders, seat: int, stage: int) -> list[int]:
    """The dice a stage of re-rolling would roll again; empty where it does not apply."""
    if stage == OWN_FAILED:  # DOR-17.7
        return failed_dice(s, BLUE) if s.has_skill(seat, DRAGON_SLAYER) else []
    if stage == OWN_ALL:  # DOR-17.10
        return list(range(len(s.dice_value))) if s.on_the_ground(seat) else []
    if stage == STEED_HELPS:  # DOR-18.18
        return failed_dice(s) if s.rewarded(seat, R_UNICORN) else []
    return failed_dice(s)


class Rerolls(Proc[Defenders]):
    """DOR-6.6 The chances to roll again, each optional: own skill, Unicorn Steed, Battle Luck.

    `what` is the stage, `n` the copies of Battle Luck this roll has used, `where` the next seat to ask for
    another copy, counted from the rolling hero.
    """

    def run(self, s: Defenders, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            f.what = OWN_FAILED
            f.where = 0
        if unyielding(s) or not s.dice_value:
            s.done()
        elif f.what < LUCK_IN_FORCE:
            stage = f.what
            f.what += 1
            if again(s, f.who, stage):
                s.call(Frame(P_REROLL, who=f.who, n=stage))
        elif f.what == LUCK_IN_FORCE:
            if f.n < s.luck_played and failed_dice(s):
                f.n += 1
                s.call(Frame(P_REROLL, who=f.who, n=LUCK_IN_FORCE))
            else:
                f.what = LUCK_PLAYED
                f.where = 0
        elif f.where == s.seats or not failed_dice(s):
            s.done()
        else:
            holder = (f.who + f.where) % s.seats
            f.where += 1
            if s.special(holder, SP_LUCK):
                s.call(Frame(P_LUCK, who=holder, what=f.who))


class Reroll(Proc[Defenders]):
    """D15, D16, D18 Roll again by the chance `n`, or keep the dice."""

    def run(self, s: Defenders, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [REROLL, ACCEPT]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        s.done()
        if a == REROLL:
            roll_again(s, again(s, f.who, f.n))


class Luck(Proc[Defenders]):
    """DOR-16.15, D17 A holder of Battle Luck plays it for the roll of `what`, or not.

    DOR-16.16 Against a general it stays in force for this roll and all later ones of the fight.
    """

    def run(self, s: Defenders, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [PASS, s.box.a_play + SP_LUCK]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        s.done()
        if a == PASS:
            return
        card = s.box.first_special + SP_LUCK
        s.hand = without(s.hand, seat, card)
        throw(s, card)
        s.emit(E_PLAYED, seat, SP_LUCK)
        rerolls = s.stack[-1]
        rerolls.where = 0  # asked again while a copy is left
        if s.enemy == NOTHING:
            roll_again(s, failed_dice(s))
        else:
            s.luck_played += 1
            rerolls.what = LUCK_IN_FORCE
