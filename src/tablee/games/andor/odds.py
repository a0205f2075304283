"""How a round of a fight may go, exactly: chapters 5, 6 and 13 of the rules, for the table to show.

Everybody uses the own objects and abilities well: Carlion if its die promises more, the blade on the die from
which most is to be hoped, and the mage turns the die of the party by which most is gained, as far as can be
told before the others have rolled. Red plants come on top.
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
    turner,
)
from tablee.games.andor.state import Andor

Spread = list[float]
"""How likely each value is; the value is the index."""

FACES: Final = list(range(1, PIPS + 1))

WITH_CARLION: Final = 1
WITH_BLADE: Final = 2
WITH_HELMET: Final = 4


class Odds:
    """The heroes' value is higher, equal, lower; the creature or a hero falls; what the beaten side loses."""

    def __init__(self) -> None:
        self.win = 0.0
        self.tie = 0.0
        self.lose = 0.0
        self.fall = 0.0
        self.down = 0.0  # for some hero of the party
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


def turned(roll: list[int], sums: bool) -> int:
    """AND-13.5 What a roll is worth at most with one die turned over."""
    top = 0
    for i in range(len(roll)):
        top = max(top, best([*roll[:i], OPPOSITE - roll[i], *roll[i + 1 :]], sums))
    return top


def after_blade(roll: list[int], uses: int, values: dict[int, float]) -> list[int]:
    """AND-14.5 The equally likely rolls, as codes, with the best die rolled again if that promises more.

    `values` is what each roll is worth as it lies.
    """
    chosen = [code(roll)]
    promised = values[chosen[0]]
    if uses & WITH_BLADE:
        for i in range(len(roll)):
            again = [code([*roll[:i], face, *roll[i + 1 :]]) for face in FACES]
            mean_again = sum([values[one] for one in again]) / len(again)
            if mean_again > promised:
                chosen, promised = again, mean_again
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


class Results:
    """What the rolls of some dice are worth, by their codes: as they lie, and with one die turned over."""

    def __init__(self, dice: int, sums: bool) -> None:
        self.rolls = throws(dice, FACES)
        self.lying: dict[int, int] = {}
        self.turned: dict[int, int] = {}
        for roll in self.rolls:
            self.lying[code(roll)] = best(roll, sums)
            self.turned[code(roll)] = turned(roll, sums)


_results: dict[int, Results] = {}
_known: dict[int, Spread] = {}
"""What was counted out once, by the number of dice and what is used on them."""


def results_of(dice: int, uses: int) -> Results:
    """What the rolls of a hero's dice are worth."""
    key = dice << 4 | uses & WITH_HELMET
    if key not in _results:
        _results[key] = Results(dice, uses & WITH_HELMET != 0)
    return _results[key]


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
        results = results_of(dice, uses)
        values = {one: float(value) for one, value in results.lying.items()}
        for roll in results.rolls:
            found = after_blade(roll, uses, values)
            for one in found:
                own[results.lying[one]] += orders(roll) / (PIPS**dice * len(found))
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


class Throw:
    """What a hero still adds to the round: dice to be rolled, or those that lie and may be turned over."""

    def __init__(self, dice: int, uses: int, lying: list[int]) -> None:
        self.dice = dice
        self.uses = uses
        self.lying = lying

    def plain(self, s: Andor) -> Spread:
        """What they add where the mage has turned a die already, or there is none."""
        if self.lying:
            return sure(best(self.lying, self.uses & WITH_HELMET != 0))
        return hero_spread(s, self.dice, self.uses)

    def with_mage(self, s: Andor, later: float) -> tuple[Spread, Spread]:
        """What they add as they lie, and with a die turned over; together both are certain.

        AND-13.6 `later` is what the mage may hope for from those who roll afterwards.
        """
        sums = self.uses & WITH_HELMET != 0
        if self.lying:
            value, more = best(self.lying, sums), turned(self.lying, sums)
            return (sure(value), [0.0]) if value + later >= more else ([0.0], sure(more))
        results = results_of(self.dice, self.uses)
        values = {one: max(results.lying[one] + later, float(results.turned[one])) for one in results.lying}
        kept = [0.0] * (self.dice * PIPS + 1)
        used = kept[:]
        for roll in results.rolls:
            found = after_blade(roll, self.uses, values)
            for one in found:
                chance = orders(roll) / (PIPS**self.dice * len(found))
                if results.lying[one] + later >= results.turned[one]:
                    kept[results.lying[one]] += chance
                else:
                    used[results.turned[one]] += chance
        if self.uses & WITH_CARLION:  # AND-13.6 a black die is not turned
            black = black_spread(s)
            if mean(black) + later > mean(kept) + sum(kept) * later + mean(used):
                return black, [0.0]
        return kept, used


def sure(value: int) -> Spread:
    """One value for certain."""
    return [*([0.0] * value), 1.0]


def together(s: Andor, throws_left: list[Throw], mage: bool) -> Spread:
    """What all of these add, one after the other; AND-13.5 with `mage` one die of them may be turned over."""
    plain = [throw.plain(s) for throw in throws_left]
    apart: list[tuple[Spread, Spread]] = []
    later = 0.0
    if mage:
        for i in range(len(throws_left) - 1, -1, -1):
            kept, used = throws_left[i].with_mage(s, later)
            apart.insert(0, (kept, used))
            later = mean(kept) + sum(kept) * later + mean(used) - mean(plain[i])
    open_still: Spread = [1.0] if mage else [0.0]
    done: Spread = [0.0] if mage else [1.0]
    for i in range(len(throws_left)):
        done = both(done, plain[i])
        if mage:
            done = either(done, both(open_still, apart[i][1]))
            open_still = both(open_still, apart[i][0])
    return either(done, open_still)


def either(a: Spread, b: Spread) -> Spread:
    """One or the other."""
    longer, shorter = (a, b) if len(a) >= len(b) else (b, a)
    out = longer[:]
    for i in range(len(shorter)):
        out[i] += shorter[i]
    return out


def versus(total: int, mine: Spread, least: int, strength: int, wp: int, foe: Spread) -> Odds:
    """AND-5.11, 6.6 How a round may go: values without dice, what the dice add, and the creature's will.

    AND-5.14 `least` is the will of the hero who falls first.
    """
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
            if -by >= least:
                out.down += chance
    if out.win > 0.0:
        out.hit /= out.win
    if out.lose > 0.0:
        out.hurt /= out.lose
    return out


# Fights of the table ---------------------------------------------------------------------------------------


def uses_of(s: Andor, seat: int) -> int:
    """What a hero may use on the own dice."""
    out = 0
    if s.has(seat, CARLION):
        out |= WITH_CARLION
    if s.has(seat, BLADE):
        out |= WITH_BLADE
    if s.has(seat, HELMET):
        out |= WITH_HELMET
    return out


def to_roll(s: Andor, seat: int, paid: bool) -> Throw:
    """The dice a hero will roll; AND-5.4, 13.3 the hour of the round is paid before."""
    price = 0 if paid else max(0, s.hours_cost(seat, 1))
    return Throw(s.dice_at(seat, s.wp[seat] - price), uses_of(s, seat), [])


def least_will(s: Andor, party: list[int], paid: bool) -> int:
    """The lowest will among these heroes, once the hour of the round is paid."""
    return min([s.wp[seat] - (0 if paid else max(0, s.hours_cost(seat, 1))) for seat in party])


def has_mage(s: Andor, party: list[int]) -> bool:
    """AND-13.5 Whether somebody among these heroes turns dice over."""
    for seat in party:
        if s.kind(seat) == MAGE:
            return True
    return False


def first_round(s: Andor, party: list[int], i: int) -> Odds:
    """How a first round of these heroes against a creature would go."""
    fighting = i == s.foe
    wp = s.foe_wp if fighting else s.cr_wp[i]
    dice, colour = creature_dice(s, i, wp)
    order = [seat for seat in s.clockwise(s.starter if fighting else party[0]) if seat in party]
    return versus(
        strength_of(s, party, s.cr_at[i]),
        together(s, [to_roll(s, seat, False) for seat in order], has_mage(s, party)),
        least_will(s, party, False),
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
    dice: list[Throw] = []
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
        mage = has_mage(s, party)
    else:
        total = s.total + s.red
        mage = turner(s) != NOTHING
        if NEXT_ROLLER < stage < RED_PLANTS:
            down = bool(s.dice) and 0 not in s.dice
            if down and (s.black or not mage):
                total += best(s.dice, s.has(s.roller, HELMET) > 0)
            else:
                lying = Throw(len(s.dice), uses_of(s, s.roller), s.dice[:])
                dice.append(lying if down else to_roll(s, s.roller, True))
        if stage < RED_PLANTS:
            dice += [to_roll(s, seat, True) for seat in waiting]
    if not party:
        return None
    number, colour = foe_dice(s)
    total += strength_of(s, party, space)
    least = least_will(s, party, stage != 0)
    foe = foe_spread(s, number, colour)
    return versus(total, together(s, dice, mage), least, foe_strength(s), s.foe_wp, foe)
