"""A plan for the own turn: try what the dice allow and look at the board after the monsters have moved."""

from __future__ import annotations

from typing import Final

from tablee.core.state import CHANCE
from tablee.games.runemasters.advice.outlook import outlook
from tablee.games.runemasters.guardians import forbids_ultimate_target
from tablee.games.runemasters.ids import (
    BLOCK,
    CHARGE,
    CHARGED,
    DISCARDED,
    END,
    EXCHANGE_MONSTER,
    HIT,
    ISMOROS,
    KULAK,
    MARK,
    MOVE,
    NOTHING,
    P_ACTIONS,
    P_EXCHANGE_TAKE,
    P_STORM,
    P_TRAMPLE,
    P_WHIRLWIND,
    RELEASE,
    REROLL,
    SHIELD,
    SPACES,
    TAKE,
    ULTIMATE,
    WOUND,
)
from tablee.games.runemasters.monsters import heal_dragons, movement_phase
from tablee.games.runemasters.state import Runemasters

MOST_POSITIONS: Final = 2000
"""Positions a plan may look at, and again as many for the rerolls."""

WORTH_A_REROLL: Final = 0.02
"""What a reroll must promise beyond the plan without it. Its mana is already counted."""

ALIKE: Final = 1.0e-6
"""Values nearer than this are the same: they were only added up in another order."""

WITHIN_REACH: Final = 2
"""Exchange is only thought of for monsters on spaces up to this one."""


class Plan:
    """What the search for one turn has found: the value of each position and the action that leads on."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.left = MOST_POSITIONS
        self.values: dict[tuple[int, ...], float] = {}
        self.actions: dict[tuple[int, ...], int] = {}
        self.paths: dict[tuple[int, ...], float] = {}


def best_action(s: Runemasters, seat: int) -> int:
    """The first action of the best plan, or a reroll of an idle die if that promises more."""
    return best_line(s, Plan(seat))[0]


def best_line(s: Runemasters, plan: Plan) -> list[int]:
    """The best plan up to the end of the turn, or a reroll of an idle die if that promises more.

    The rulebook's advice: look for a use of what was rolled before thinking of a reroll. Dice that nothing
    better can be done with charge the ultimate.
    """
    seat = plan.seat
    best = search(plan, s.clone(), END)
    if s.stack[-1].proc == P_ACTIONS and s.mana[seat] >= s.box.reroll_cost[s.event]:
        plan.left = MOST_POSITIONS
        reroll = NOTHING
        for die in idle_dice(plan, s):
            promise = reroll_value(plan, s, die)
            if promise > best + WORTH_A_REROLL:
                best = promise
                reroll = die
        if reroll != NOTHING:
            return [REROLL + reroll]
    t = s.clone()
    out: list[int] = []
    while not t.ended:
        action = plan.actions[facts(t)]
        if action == END:
            add_end(t, seat, out)
            break
        t.apply(seat, action)
        out.append(action)
    return out


def add_end(s: Runemasters, seat: int, line: list[int]) -> None:
    """Add the end of the turn to a line, before it what charges the ultimate with the dice that are left.

    The state is used up.
    """
    charging = True
    while charging:
        charging = False
        for a in s.legal(seat):
            if CHARGE <= a < REROLL:
                s.apply(seat, a)
                line.append(a)
                charging = True
                break
    line.append(END)


def search(plan: Plan, s: Runemasters, last: int) -> float:
    """The value of the best way on from here, after the action `last`. The state is used up."""
    if s.ended:
        return outlook(s, plan.paths)
    key = facts(s)
    known = plan.values.get(key)
    if known is not None:
        return known
    plan.left -= 1
    best = -1.0e9
    action = END
    may_end = s.stack[-1].proc == P_ACTIONS
    if plan.left > 0 or not may_end:
        for a in candidates(s, plan.seat, last):
            t = s.clone()
            t.apply(plan.seat, a)
            # After a kill another monster is the target, so the order of hits matters again.
            killed = len(t.discard) > len(s.discard)
            value = search(plan, t, END if killed else a)
            if value > best + ALIKE:
                best = value
                action = a
    if may_end:
        value = after_movement(s, plan.seat, plan.paths)
        if value > best - ALIKE:
            best = value
            action = END
    plan.values[key] = best
    plan.actions[key] = action
    return best


def after_movement(s: Runemasters, seat: int, paths: dict[tuple[int, ...], float]) -> float:
    """The value when the guardian charges with the dice that are left and the monsters move.

    The state is used up.
    """
    if s.ultimate[seat] != DISCARDED:
        s.ultimate[seat] = min(CHARGED, s.ultimate[seat] + unspent(s))
    movement_phase(s)
    if not s.ended:
        heal_dragons(s)
    return outlook(s, paths)


def candidates(s: Runemasters, seat: int, last: int) -> list[int]:
    """The actions worth a thought after the action `last`, none of them random.

    What can be done in any order is tried in one: hits on a monster by rune, shields and prayers first,
    charges in a row and then the ultimate at once. Nobody moves twice in a row.
    """
    legal = s.legal(seat)
    proc = s.stack[-1].proc
    if proc in (P_WHIRLWIND, P_TRAMPLE, P_STORM):
        return [hardest_wound(s, legal)]
    if proc == P_EXCHANGE_TAKE:
        near = [a for a in legal if (a - TAKE) % SPACES < WITHIN_REACH]
        return near if near else legal
    if proc != P_ACTIONS:
        return legal
    charging = CHARGE <= last < REROLL
    if charging and s.ultimate[seat] == CHARGED:
        return [ULTIMATE] if ULTIMATE in legal else []
    may_charge = could_charge(s, seat)
    mark_first = s.guardian[seat] == ISMOROS or s.guardian[seat] == KULAK
    after_mark = last == END or SHIELD <= last < EXCHANGE_MONSTER
    out: list[int] = []
    for a in legal:
        if a == END or REROLL <= a < RELEASE:
            continue
        if charging:
            if a < last or a >= REROLL:
                continue
        elif a < MOVE:
            if HIT <= last < MOVE and a < last:
                continue
        elif a < MARK:
            if MOVE <= last < MARK:
                continue
        elif a < BLOCK:
            if mark_first and not after_mark:
                continue
        elif CHARGE <= a < REROLL and not may_charge:
            continue
        out.append(a)
    return out


def could_charge(s: Runemasters, seat: int) -> bool:
    """Whether the dice that are left suffice to use the ultimate in this turn."""
    charge = s.ultimate[seat]
    if charge == DISCARDED or charge >= CHARGED or charge + unspent(s) < CHARGED:
        return False
    return not forbids_ultimate_target(s, seat)


def hardest_wound(s: Runemasters, legal: list[int]) -> int:
    """Wound where the dice cannot: the rune they show least; of those one that must be hit twice."""
    f = s.stack[-1]
    card = s.monster(f.where, f.n)
    counts = s.die_counts()
    best = legal[0]
    best_score = -100
    for a in legal:
        rune = a - WOUND
        points = s.open_points(card, rune)
        score = 3 if points & (points - 1) else 0
        score -= 2 * (counts[rune * 2] + counts[rune * 2 + 1])
        if score > best_score:
            best_score = score
            best = a
    return best


# Dice ------------------------------------------------------------------------------------------------------


def unspent(s: Runemasters) -> int:
    """How many dice are left."""
    count = 0
    for i in range(len(s.dice)):
        if not s.spent >> i & 1:
            count += 1
    return count


def idle_dice(plan: Plan, s: Runemasters) -> list[int]:
    """The dice the best plan has no use for but charging."""
    t = s.clone()
    action = plan.actions[facts(t)]
    while action != END:
        t.apply(plan.seat, action)
        if t.ended:
            return []
        action = plan.actions[facts(t)]
    counts = t.die_counts()
    return [die for die in range(len(counts)) if counts[die]]


def reroll_value(plan: Plan, s: Runemasters, die: int) -> float:
    """What the best plan is worth on average when a die is rolled again."""
    total = 0.0
    for face in s.box.rolls:
        t = s.clone()
        t.apply(plan.seat, REROLL + die)
        t.apply(CHANCE, face)
        total += search(plan, t, END)
    return total / len(s.box.rolls)


def facts(s: Runemasters) -> tuple[int, ...]:
    """All that may change within a turn; dice that show the same are the same."""
    out = [s.temple, s.free_move_used, s.frozen]
    out += s.life
    out += s.mana
    out += s.ultimate
    out += s.uses
    out += s.place
    out += s.shield
    out += s.blocked
    out += s.monsters
    for card in s.monsters:
        if card != NOTHING:
            out.append(s.wounds[card])
    out += s.die_counts()
    if s.stack[-1].proc != P_ACTIONS:
        for frame in s.stack:
            out += frame.values()
    return tuple(out)
