"""A plan for the own turn: a search of what the dice allow, judged after the monsters have moved."""

from __future__ import annotations

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
    ROLL,
    SPACES,
    TAKE,
    SHIELD,
    ULTIMATE,
    WOUND,
)
from tablee.games.runemasters.monsters import heal_dragons, movement_phase
from tablee.games.runemasters.outlook import W, outlook
from tablee.core.state import CHANCE
from tablee.games.runemasters.state import Runemasters

CAP = [4000, 20000, 0]
STATS = [0, 0, 0]


class Plan:
    """What a search has found so far: the value of each position and the first action towards it."""

    def __init__(self, seat: int, cap: int) -> None:
        self.seat = seat
        self.left = cap
        self.values: dict[tuple[int, ...], float] = {}
        self.actions: dict[tuple[int, ...], int] = {}
        self.paths: dict[tuple[int, ...], float] = {}


def best_action(s: Runemasters, seat: int) -> int:
    """The first action of the best plan, or a reroll if that promises more."""
    plan = Plan(seat, CAP[0])
    value = search(plan, s.clone(), END)
    action = plan.actions[facts(s)]
    STATS[0] += 1
    STATS[1] += CAP[0] - plan.left
    if s.stack[-1].proc != P_ACTIONS:
        return action
    plan.left = CAP[1]
    best = value
    for die in idle_dice(plan, s) if s.mana[seat] >= s.box.reroll_cost[s.event] else []:
        promise = reroll_value(plan, s, die)
        if promise > best + W[33]:
            best = promise
            action = REROLL + die
    STATS[2] += CAP[1] - plan.left
    if action == END:
        for a in s.legal(seat):
            if CHARGE <= a < REROLL:
                return a
    return action


def idle_dice(plan: Plan, s: Runemasters) -> list[int]:
    """The dice the best plan has no use for but charging."""
    counts = s.die_counts()
    if CAP[2] == 0:
        t = s.clone()
        action = plan.actions[facts(t)]
        while action != END:
            t.apply(plan.seat, action)
            if t.stack[-1].who != plan.seat:
                break
            action = plan.actions[facts(t)]
        if not t.ended:
            counts = t.die_counts()
    return [die for die in range(len(counts)) if counts[die]]


def reroll_value(plan: Plan, s: Runemasters, die: int) -> float:
    """What the best plan is worth on average when a die is rolled again."""
    total = 0.0
    for outcome in s.box.rolls:
        t = s.clone()
        t.apply(plan.seat, REROLL + die)
        t.apply(CHANCE, outcome)
        total += search(plan, t, END)
    return total / len(s.box.rolls)


def search(plan: Plan, s: Runemasters, last: int) -> float:
    """The value of the best plan from here. The state is used up."""
    if s.ended:
        return outlook(s, plan.paths)
    key = facts(s)
    known = plan.values.get(key)
    if known is not None:
        return known
    plan.left -= 1
    best = -1000.0
    action = END
    free = s.stack[-1].proc == P_ACTIONS
    if plan.left > 0 or not free:
        for a in candidates(s, plan.seat, last):
            t = s.clone()
            t.apply(plan.seat, a)
            follows = a
            if a < MOVE and len(t.discard) > len(s.discard):
                follows = END
            value = search(plan, t, follows)
            if value > best:
                best = value
                action = a
    if free:
        value = after_movement(s, plan.seat, plan.paths)
        if value >= best:
            best = value
            action = END
    plan.values[key] = best
    plan.actions[key] = action
    return best


def after_movement(s: Runemasters, seat: int, paths: dict[tuple[int, ...], float]) -> float:
    """The value when the guardian charges with the dice that are left and the monsters move."""
    idle = 0
    for i in range(len(s.dice)):
        if not s.spent >> i & 1:
            idle += 1
    if s.ultimate[seat] != DISCARDED:
        s.ultimate[seat] = min(CHARGED, s.ultimate[seat] + idle)
    movement_phase(s)
    if not s.ended:
        heal_dragons(s)
    return outlook(s, paths)


def candidates(s: Runemasters, seat: int, last: int) -> list[int]:
    """The actions worth a thought after the action `last`.

    What can be done in any order is only tried in one.
    """
    legal = s.legal(seat)
    proc = s.stack[-1].proc
    if proc == P_ACTIONS:
        charging = CHARGE <= last < REROLL
        if charging and s.ultimate[seat] == CHARGED:
            return [ULTIMATE] if ULTIMATE in legal else []
        charge = could_charge(s, seat)
        quiet = s.guardian[seat] == ISMOROS or s.guardian[seat] == KULAK
        out: list[int] = []
        for a in legal:
            if a == END or REROLL <= a < RELEASE:
                continue
            if charging:
                if a < last or a >= REROLL:
                    continue
            elif CHARGE <= a < REROLL:
                if not charge:
                    continue
            elif a < MOVE:
                if HIT <= last < MOVE and a < last:
                    continue
            elif a < MARK:
                if MOVE <= last < MARK:
                    continue
            elif a < BLOCK:
                if quiet and not (last == END or SHIELD <= last < EXCHANGE_MONSTER):
                    continue
            out.append(a)
        return out
    if proc == P_WHIRLWIND or proc == P_TRAMPLE or proc == P_STORM:
        return [rarest(s, legal)]
    if proc == P_EXCHANGE_TAKE:
        near = [a for a in legal if (a - TAKE) % SPACES <= 1]
        return near if near else legal
    return legal


def could_charge(s: Runemasters, seat: int) -> bool:
    """Whether the ultimate can be used this turn once the dice charge it."""
    if s.ultimate[seat] == DISCARDED or s.ultimate[seat] >= CHARGED:
        return False
    idle = 0
    for i in range(len(s.dice)):
        if not s.spent >> i & 1:
            idle += 1
    return s.ultimate[seat] + idle >= CHARGED and not forbids_ultimate_target(s, seat)


def rarest(s: Runemasters, legal: list[int]) -> int:
    """Wound the weak point the dice can reach least; of several, one that must be hit twice."""
    f = s.stack[-1]
    card = s.monster(f.where, f.n)
    counts = s.die_counts()
    best = legal[0]
    best_score = -100
    for a in legal:
        rune = a - WOUND
        points = s.open_points(card, rune)
        twice = 1 if points & (points - 1) else 0
        score = -2 * (counts[rune * 2] + counts[rune * 2 + 1]) + 3 * twice
        if score > best_score:
            best_score = score
            best = a
    return best


def facts(s: Runemasters) -> tuple[int, ...]:
    """What may change within a turn, with dice that show the same being the same."""
    out = [s.temple, s.free_move_used, s.frozen, s.ended]
    out += s.life
    out += s.mana
    out += s.ultimate
    out += s.uses
    out += s.place
    out += s.shield
    out += s.blocked
    for card in s.monsters:
        out.append(card if card == NOTHING else card * 16 + s.wounds[card])
    out += s.die_counts()
    f = s.stack[-1]
    if f.proc != P_ACTIONS:
        for frame in s.stack:
            out += frame.values()
    return tuple(out)
