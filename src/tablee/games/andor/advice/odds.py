"""What a sensible team expects of fights: the mean of dice, and how many rounds a creature takes."""

from __future__ import annotations

from math import sqrt
from typing import Final

from tablee.games.andor.allies import ally_bonus
from tablee.games.andor.ids import (
    BLACK_DIE,
    BLACK_SP,
    BLADE,
    CARLION,
    HELMET,
    MAGE,
    PLANT_BLACK,
    PLANT_RED,
    RED_BONUS,
    VOLPIN,
)
from tablee.games.andor.state import Andor

BEST_OF: Final = [0.0, 3.5, 4.47, 4.96, 5.24]
"""The mean of the highest of so many dice."""
SUMS_OF: Final = [0.0, 3.5, 5.06, 6.26, 7.2]
"""The same where dice that show the same are added."""
BLACK_OF: Final = [0.0, 8.67, 12.06]
NEVER: Final = 99.0
MANY: Final = 12.0
LEAST_EDGE: Final = 0.4
"""With less a fight is not begun."""
STUBBORN: Final = -2.5
"""With less even a fight that is going on is given up."""
SPREAD: Final = 5.8
"""How much luck with dice adds to a blow."""


def hero_dice(s: Andor, seat: int, mage: bool) -> float:
    """What a hero's dice bring on average; a mage in the party turns low ones."""
    if s.has(seat, CARLION):
        return BLACK_OF[1]
    n = s.dice_of(seat)
    value = SUMS_OF[n] if s.has(seat, HELMET) else BEST_OF[n]
    if s.has(seat, BLADE):
        value += 0.5
    if s.kind(seat) == MAGE:
        return 5.0
    return value + (0.4 if mage else 0.0)


def party_value(s: Andor, party: list[int], warm: bool) -> float:
    """Strength and mean dice of a party, with a fire or without; allies are not counted."""
    mage = False
    for seat in party:
        mage = mage or s.kind(seat) == MAGE
    value = 0.0
    for seat in party:
        value += s.sp[seat] + hero_dice(s, seat, mage)
        if warm:
            value += s.box.fire_bonus[s.kind(seat)]
    return value


def foe_dice_mean(s: Andor, kind: int, wp: float, fewer: int) -> float:
    """The mean of a creature's dice with so many will points, and so many dice fewer."""
    table = s.plan.dice[kind]
    n, colour = 0, 0
    for j in range(0, len(table), 3):
        if wp >= table[j]:
            n, colour = table[j + 1], table[j + 2]
    n = max(0, n - fewer)
    if colour == BLACK_DIE:
        return BLACK_OF[min(n, 2)] if n <= 2 else BLACK_OF[2] + 3.0 * (n - 2)
    return SUMS_OF[min(n, 4)]


def creature_value(s: Andor, i: int) -> float:
    """Strength and mean dice of a creature with its full will points."""
    return s.cr_sp[i] + foe_dice_mean(s, s.cr_kind[i], s.cr_wp[i], 0)


def blow(edge: float) -> float:
    """What a side that is so much stronger on average takes from the other in a round, luck included."""
    return (edge + sqrt(edge * edge + SPREAD)) / 2.0


def rounds(s: Andor, i: int, party: list[int], space: int, warm: bool, all_out: bool) -> float:
    """How many rounds a party takes on average to defeat a creature on a space; NEVER if it does not.

    With `all_out` plants are used up and allies who are on their way count. In a fight that is going on what
    the creature has left counts.
    """
    if not party:
        return NEVER
    fighting = s.foe == i
    wp = float(s.foe_wp if fighting else s.cr_wp[i])
    sp = s.cr_sp[i] - (s.foe_less if fighting else 0)
    fox = not fighting and s.ally[VOLPIN] == space
    if all_out:
        for seat in party:
            wp -= RED_BONUS * s.has(seat, PLANT_RED)
            if not fighting:
                sp -= BLACK_SP * s.has(seat, PLANT_BLACK)
    ours = party_value(s, party, warm) + ally_bonus(s, space) - max(0, sp)
    n = 0.0
    kind = s.cr_kind[i]
    while wp > 0.0 and n < MANY:
        edge = ours - foe_dice_mean(s, kind, wp, 1 if fox and n == 0.0 else 0)
        if edge < (STUBBORN if fighting else LEAST_EDGE):
            return NEVER
        hit = blow(edge) if fighting else edge
        if hit >= wp:
            return n + wp / hit
        wp -= hit
        n += 1.0
    return NEVER if n >= MANY else max(n, 0.5)
