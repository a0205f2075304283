"""One round of a fight: hours, dice, abilities in their order, losses (AND-5.4 to 5.11, 6.3 to 6.7)."""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.andor.allies import ally_bonus
from tablee.games.andor.fight import STARTER_FELL, VICTORY, fighters, leave_fight
from tablee.games.andor.ids import (
    A_CARLION,
    A_KEEP,
    A_NO,
    A_OWN_DICE,
    A_REROLL,
    A_TURN,
    A_YES,
    BLACK_DIE,
    BLADE,
    CARLION,
    E_CREATURE_HURT,
    E_CREATURE_ROLLED,
    E_LEFT_FIGHT,
    E_RED_PLANT,
    E_REROLLED,
    E_RESULT,
    E_ROLLED,
    E_ROUND,
    E_TURNED,
    E_VALUES,
    HELMET,
    MAGE,
    NOTHING,
    OPPOSITE,
    P_BLADE,
    P_CARLION,
    P_RED_PLANT,
    P_ROLL,
    P_TURN_DIE,
    PLANT_RED,
    RED_BONUS,
)
from tablee.games.andor.items import to_supply
from tablee.games.andor.points import lose_wp, spend_hours
from tablee.games.andor.state import Andor, put

NEXT_ROLLER = 1
ROLLING = 2
REROLLING = 3
TURNING = 4
COUNTING = 5
RED_PLANTS = 6
CREATURE = 7
LOSSES = 8


def best(dice: list[int], sums: bool) -> int:
    """AND-5.6 The highest die; AND-5.9, 14.7 or with `sums` the best sum of dice that show the same."""
    top = 0
    for value in dice:
        top = max(top, value * dice.count(value) if sums else value)
    return top


def fire_bonus(s: Andor, seat: int) -> int:
    """AND-5.7, 13.4 What a lit fire where a hero stands adds to the own strength."""
    return s.box.fire_bonus[s.kind(seat)] if s.fire_here(s.at[seat]) else 0


def strength_of(s: Andor, party: list[int], space: int) -> int:
    """AND-6.4 Strength of these heroes, fire bonus of each, allies once."""
    total = ally_bonus(s, space)
    for seat in party:
        total += s.sp[seat] + fire_bonus(s, seat)
    return total


def group_total(s: Andor, space: int) -> int:
    """AND-6.4 What those who take part in the fight bring before dice."""
    return strength_of(s, fighters(s), space)


def foe_strength(s: Andor) -> int:
    """AND-21.5 The strength of the creature in this fight."""
    return max(0, s.cr_sp[s.foe] - s.foe_less)


def creature_dice(s: Andor, i: int, wp: int) -> tuple[int, int]:
    """C3 How many dice of which colour a creature rolls with so many will points."""
    table = s.plan.dice[s.cr_kind[i]]
    number, colour = 0, 0
    for row in range(0, len(table), 3):
        if wp >= table[row]:
            number, colour = table[row + 1], table[row + 2]
    return number, colour


def foe_dice(s: Andor) -> tuple[int, int]:
    """How many dice of which colour the creature of the fight rolls now; AND-23.5, 23.6."""
    number, colour = creature_dice(s, s.foe, s.foe_wp)
    return number - 1 if s.steal else number, colour


def turner(s: Andor) -> int:
    """AND-13.5 The mage who takes part and has not turned a die in this round, or NOTHING."""
    if not s.turned:
        for seat in range(s.seats):
            if s.in_party(seat) and s.kind(seat) == MAGE:
                return seat
    return NOTHING


class Round(Proc[Andor]):
    """AND-5.4 to 5.11 One round. `items` are those who have not rolled. Hands back VICTORY or STARTER_FELL.

    The order of the abilities: roll, blade, mage, helmet (AND-14.6, 14.7); then red plants; then the
    creature.
    """

    def run(self, s: Andor, f: Frame) -> None:
        if f.pc == 0:
            self._begin(s, f)
        elif f.pc == NEXT_ROLLER:
            self._next_roller(s, f)
        elif f.pc == ROLLING:
            f.pc = REROLLING
            s.black = s.result
            s.dice = [0] if s.black else [0] * s.dice_of(s.roller)
            s.call(Frame(P_ROLL))
        elif f.pc == REROLLING:
            f.pc = TURNING
            if s.has(s.roller, BLADE) and not s.black:
                s.call(Frame(P_BLADE, who=s.roller))
        elif f.pc == TURNING:
            f.pc = COUNTING
            mage = turner(s)
            if mage != NOTHING and not s.black:
                s.call(Frame(P_TURN_DIE, who=mage))
        elif f.pc == COUNTING:
            f.pc = NEXT_ROLLER
            value = best(s.dice, s.has(s.roller, HELMET) > 0)
            s.total += value
            s.emit(E_RESULT, s.roller, value)
        elif f.pc == RED_PLANTS:
            self._red_plants(s, f)
        elif f.pc == CREATURE:
            f.pc = LOSSES
            s.roller = NOTHING
            number, s.black = foe_dice(s)
            s.dice = [0] * number
            s.call(Frame(P_ROLL))
        else:
            self._losses(s, f)

    def _begin(self, s: Andor, f: Frame) -> None:
        """AND-6.3 Everybody spends an hour; AND-6.10 who cannot has left."""
        for seat in fighters(s):
            if not s.can_spend(seat):
                leave_fight(s, seat)
        f.items = fighters(s)
        if not f.items:
            s.done(0)
            return
        f.pc = NEXT_ROLLER
        s.round += 1
        s.total = 0
        s.red = 0
        s.turned = 0
        s.emit(E_ROUND, s.round)
        for seat in f.items:
            spend_hours(s, seat, 1)

    def _next_roller(self, s: Andor, f: Frame) -> None:
        """AND-6.5 In turn order; AND-14.14 the bearer of Carlion chooses the dice."""
        if not f.items:
            f.pc = RED_PLANTS
            f.items = fighters(s)
            return
        f.pc = ROLLING
        s.roller = f.items[0]
        s.dice = []  # those of the one before are taken up
        f.items = f.items[1:]
        s.result = 0
        if s.has(s.roller, CARLION):
            s.call(Frame(P_CARLION, who=s.roller))

    def _red_plants(self, s: Andor, f: Frame) -> None:
        """AND-21.4 After all dice of the heroes, before those of the creature."""
        while f.items:
            seat = f.items[0]
            f.items = f.items[1:]
            if s.has(seat, PLANT_RED):
                s.call(Frame(P_RED_PLANT, who=seat))
                return
        f.pc = CREATURE

    def _losses(self, s: Andor, f: Frame) -> None:
        """AND-5.11, 6.6, 6.7 The side with the lower value loses the difference; a tie has no effect."""
        heroes = s.total + s.red + group_total(s, s.cr_at[s.foe])
        creature = best(s.dice, True) + foe_strength(s)
        s.emit(E_VALUES, heroes, creature)
        s.done(0)
        if heroes > creature:
            s.foe_wp -= heroes - creature
            s.emit(E_CREATURE_HURT, s.cr_kind[s.foe], max(0, s.foe_wp))
            if s.foe_wp <= 0:
                s.result = VICTORY
        elif creature > heroes:
            for seat in fighters(s):
                if lose_wp(s, seat, creature - heroes):  # AND-5.14, 6.11
                    s.party &= ~(1 << seat)
                    s.emit(E_LEFT_FIGHT, seat)
                    if seat == s.starter:
                        s.result = STARTER_FELL
        s.dice = []
        s.black = 0


class Roll(Proc[Andor]):
    """Every die that shows nothing is rolled, one after the other: ordinary dice, or black ones."""

    def run(self, s: Andor, f: Frame) -> None:
        if 0 in s.dice:
            s.chance()
        else:
            s.done()

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        return s.box.rolls(s.black == BLACK_DIE)

    def weights(self, s: Andor, f: Frame) -> list[int] | None:
        return s.box.black_weights if s.black == BLACK_DIE else None

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        pips = s.box.pips[a - s.box.a_die]
        s.dice = put(s.dice, s.dice.index(0), pips)
        if s.roller == NOTHING:
            s.emit(E_CREATURE_ROLLED, s.cr_kind[s.foe], pips)
        else:
            s.emit(E_ROLLED, s.roller, pips)


class ChooseDice(Proc[Andor]):
    """DEC-12, AND-14.14 The bearer of Carlion rolls one black die instead of the own dice, or not."""

    def run(self, s: Andor, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        return [A_CARLION, A_OWN_DICE]

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        s.done(int(a == A_CARLION))


class Blade(Proc[Andor]):
    """DEC-13, AND-14.5 The bearer of the blade rolls one of the own dice again; the new result stands."""

    def run(self, s: Andor, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        return [A_KEEP, *(A_REROLL + i for i in range(len(s.dice)))]

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        s.done()
        if a != A_KEEP:
            s.emit(E_REROLLED, seat, s.dice[a - A_REROLL])
            s.dice = put(s.dice, a - A_REROLL, 0)
            s.call(Frame(P_ROLL))


class TurnDie(Proc[Andor]):
    """DEC-14, AND-13.5, 13.6 The mage turns one die of the hero who has just rolled to its opposite side."""

    def run(self, s: Andor, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        return [A_NO, *(A_TURN + i for i in range(len(s.dice)))]

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        s.done()
        if a != A_NO:
            i = a - A_TURN
            s.turned = 1
            s.emit(E_TURNED, seat, s.dice[i], OPPOSITE - s.dice[i])
            s.dice = put(s.dice, i, OPPOSITE - s.dice[i])


class RedPlant(Proc[Andor]):
    """DEC-15, AND-21.4 A participant adds to the value of this round with a red plant; each one is asked."""

    def run(self, s: Andor, f: Frame) -> None:
        if s.has(f.who, PLANT_RED):
            s.ask(f.who)
        else:
            s.done()

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        return [A_YES, A_NO]

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        if a == A_NO:
            s.done()
            return
        s.carry(seat, PLANT_RED, -1)
        to_supply(s, PLANT_RED)
        s.red += RED_BONUS
        s.emit(E_RED_PLANT, seat, s.red)
