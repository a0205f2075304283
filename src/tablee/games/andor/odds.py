"""How a round of a fight may go, exactly: chapters 5, 6 and 13 of the rules, for the table to show.

Everybody uses the own objects and abilities well: Carlion if its die promises more, the blade on the die from
which most is to be hoped, the mage on the own die. Red plants come on top.
"""

from __future__ import annotations

from typing import Final

from tablee.games.andor.fight import fighters
from tablee.games.andor.ids import (
    BLADE,
    CARLION,
    HELMET,
    MAGE,
    NOTHING,
    OPPOSITE,
    P_ROUND,
    PIPS,
    RED_DIE,
)
from tablee.games.andor.rounds import (
    CREATURE,
    NEXT_ROLLER,
    RED_PLANTS,
    best,
    creature_dice,
    foe_dice,
    foe_strength,
    strength_of,
)
from tablee.games.andor.state import Andor

Spread = list[float]
"""How likely each value is; the value is the index."""

FACES: Final = list(range(1, PIPS + 1))

WITH_CARLION: Final = 1
WITH_BLADE: Final = 2
WITH_HELMET: Final = 4
IS_MAGE: Final = 8


class Odds:
    """The heroes' value is higher, equal, lower; the creature falls; what the beaten side loses."""

    def __init__(self) -> None:
        self.win = 0.0
        self.tie = 0.0
        self.lose = 0.0
        self.fall = 0.0
        self.hit = 0.0  # on average, if it is the creature
        self.hurt = 0.0  # if it is the heroes


# What dice add ---------------------------------------------------------------------------------------------


def throws(count: int, faces: list[int]) -> list[list[int]]:
    """Every roll of so many equal dice, the order of the dice left aside."""
    out: list[list[int]] = [[]]
    for _ in range(count):
        out = [[*roll, face] for roll in out for face in faces if not roll or roll[-1] <= face]
    return out


def orders(roll: list[int]) -> int:
    """In how many orders a sorted roll can fall."""
    out, run = 1, 0
    for i in range(len(roll)):
        run = run + 1 if i and roll[i] == roll[i - 1] else 1
        out = out * (i + 1) // run
    return out


def worth(roll: list[int], uses: int) -> int:
    """What a roll is worth to its roller; AND-13.5 a mage turns the own die if that helps."""
    sums = uses & WITH_HELMET != 0
    top = best(roll, sums)
    if uses & IS_MAGE:
        for i in range(len(roll)):
            top = max(top, best([*roll[:i], OPPOSITE - roll[i], *roll[i + 1 :]], sums))
    return top


def after_blade(roll: list[int], uses: int, values: dict[int, int]) -> list[int]:
    """AND-14.5 The equally likely results, with the best die rolled again if that promises more.

    `values` is what each roll is worth as it lies.
    """
    chosen = [values[code(roll)]]
    if uses & WITH_BLADE:
        for i in range(len(roll)):
            again = [values[code([*roll[:i], face, *roll[i + 1 :]])] for face in FACES]
            if sum(again) * len(chosen) > sum(chosen) * len(again):
                chosen = again
    return chosen


def code(roll: list[int]) -> int:
    """A number for a roll, the order of the dice left aside."""
    out = 0
    for face in roll:
        out += 1 << 3 * face  # no roll has more than seven dice
    return out


def mean(spread: Spread) -> float:
    """The value to expect."""
    return sum(i * chance for i, chance in enumerate(spread))


_known: dict[int, Spread] = {}
"""What was counted out once, by the number of dice and what is used on them."""


def black_spread(s: Andor) -> Spread:
    """AND-14.14 What one black die adds."""
    faces, weights = s.box.black_faces, s.box.black_weights
    out = [0.0] * (max(faces) + 1)
    for face, weight in zip(faces, weights, strict=True):
        out[face] += weight / sum(weights)
    return out


def hero_spread(s: Andor, dice: int, uses: int) -> Spread:
    """AND-5.6 What a hero's dice add, used well."""
    key = dice << 4 | uses
    own = _known.get(key)
    if own is None:
        own = [0.0] * (dice * PIPS + 1)
        rolls = throws(dice, FACES)
        values = {code(roll): worth(roll, uses) for roll in rolls}
        for roll in rolls:
            results = after_blade(roll, uses, values)
            for value in results:
                own[value] += orders(roll) / (PIPS**dice * len(results))
        _known[key] = own
    if uses & WITH_CARLION:
        black = black_spread(s)
        return black if mean(black) > mean(own) else own
    return own


def foe_spread(s: Andor, dice: int, colour: int) -> Spread:
    """AND-5.9 What a creature's dice add: the best sum of dice that show the same."""
    if dice <= 0:
        return [1.0]
    if colour == RED_DIE:
        return hero_spread(s, dice, WITH_HELMET)
    faces, weights = s.box.black_faces, s.box.black_weights
    out = [0.0] * (dice * max(faces) + 1)
    for roll in throws(dice, faces):
        chance = float(orders(roll))
        for face in roll:
            chance *= weights[faces.index(face)] / sum(weights)
        out[best(roll, True)] += chance
    return out


def both(a: Spread, b: Spread) -> Spread:
    """The sum of two."""
    out = [0.0] * (len(a) + len(b) - 1)
    for i, p in enumerate(a):
        if p > 0.0:
            for j, q in enumerate(b):
                out[i + j] += p * q
    return out


def versus(total: int, dice: list[Spread], strength: int, wp: int, foe: Spread) -> Odds:
    """AND-5.11, 6.6 How a round may go: values without dice, what the dice add, and the creature's will."""
    mine: Spread = [1.0]
    for one in dice:
        mine = both(mine, one)
    out = Odds()
    for i, p in enumerate(mine):
        for j, q in enumerate(foe):
            chance = p * q
            by = total + i - strength - j
            if by > 0:
                out.win += chance
                out.hit += chance * by
            elif by < 0:
                out.lose += chance
                out.hurt -= chance * by
            else:
                out.tie += chance
            if by >= wp:
                out.fall += chance
    if out.win > 0.0:
        out.hit /= out.win
    if out.lose > 0.0:
        out.hurt /= out.lose
    return out


# Fights of the table ---------------------------------------------------------------------------------------


def uses_of(s: Andor, seat: int) -> int:
    """What a hero may use on the own dice."""
    out = IS_MAGE if s.kind(seat) == MAGE else 0
    if s.has(seat, CARLION):
        out |= WITH_CARLION
    if s.has(seat, BLADE):
        out |= WITH_BLADE
    if s.has(seat, HELMET):
        out |= WITH_HELMET
    return out


def to_roll(s: Andor, seat: int, paid: bool) -> Spread:
    """What the dice of a hero will add; AND-5.4, 13.3 the hour of the round is paid before."""
    price = 0 if paid else max(0, s.hours_cost(seat, 1))
    return hero_spread(s, s.dice_at(seat, s.wp[seat] - price), uses_of(s, seat))


def first_round(s: Andor, party: list[int], i: int) -> Odds:
    """How a first round of these heroes against a creature would go."""
    fighting = i == s.foe
    wp = s.foe_wp if fighting else s.cr_wp[i]
    dice, colour = creature_dice(s, i, wp)
    return versus(
        strength_of(s, party, s.cr_at[i]),
        [to_roll(s, seat, False) for seat in party],
        foe_strength(s) if fighting else s.cr_sp[i],
        wp,
        foe_spread(s, dice, colour),
    )


def this_round(s: Andor) -> Odds | None:
    """How the round of the fight may go: what is rolled counts as it lies, the others roll.

    Between two rounds the next one; AND-6.10 who has no hour for it has left. None if it is decided.
    """
    if s.foe == NOTHING or s.starter == NOTHING or s.foe_wp <= 0:
        return None
    space = s.cr_at[s.foe]
    party = fighters(s)
    total = 0
    dice: list[Spread] = []
    stage = 0
    waiting: list[int] = []
    for frame in s.stack:
        if frame.proc == P_ROUND:
            stage = frame.pc
            waiting = frame.items or []
    if stage >= CREATURE:
        return None
    if stage == 0:
        party = [seat for seat in party if s.can_spend(seat)]
        dice = [to_roll(s, seat, False) for seat in party]
    else:
        total = s.total + s.red
        if stage < RED_PLANTS:
            dice = [to_roll(s, seat, True) for seat in waiting]
        if NEXT_ROLLER < stage < RED_PLANTS:
            down = bool(s.dice) and 0 not in s.dice
            dice.append(lying(s, s.roller) if down else to_roll(s, s.roller, True))
    if not party:
        return None
    number, colour = foe_dice(s)
    total += strength_of(s, party, space)
    return versus(total, dice, foe_strength(s), s.foe_wp, foe_spread(s, number, colour))


def lying(s: Andor, seat: int) -> Spread:
    """The value of the dice that a hero has rolled, as they lie."""
    value = best(s.dice, s.has(seat, HELMET) > 0)
    return [*([0.0] * value), 1.0]
