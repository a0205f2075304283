"""The guardian's actions: chapters 4 (general), 5 (rune actions) and 6 (special actions) of the rules.

Each action has one predicate that answers with the rule that forbids it, or with nothing. The list of legal
actions and the answer to "why not?" both come from these predicates.
"""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.runemasters.combat import kill, wound
from tablee.games.runemasters.guardians import (
    forbids_mark_target,
    forbids_ultimate_target,
    move_guardian,
    use_mark,
    use_ultimate,
)
from tablee.games.runemasters.ids import (
    BLOCK,
    CHARGE,
    CHARGED,
    COLOURED_DICE,
    DISCARDED,
    E_ACTIONS_ENDED,
    E_BLOCKED,
    E_CHARGED,
    E_FREE_MOVED,
    E_HIT,
    E_MANA_RELEASED,
    E_MARK_USED,
    E_MOVED,
    E_REROLLED,
    E_ROLLED,
    E_ULTIMATE_USED,
    END,
    FREE_MOVE,
    HIT,
    MANA_RELEASE_COST,
    MARK,
    MOVE,
    NOTHING,
    P_REROLL,
    RELEASE,
    REROLL,
    ROLL,
    SHIELD,
    SPACES,
    ULTIMATE,
    VIOLET,
    YELLOW,
)
from tablee.games.runemasters.state import Runemasters


class RollDice(Proc[Runemasters]):
    """RUN-4.1, 4.9, RUN-C6 The dice are rolled when the actions phase begins, `n` of them, one by one."""

    def run(self, s: Runemasters, f: Frame) -> None:
        if len(s.dice) < f.n:
            s.chance()
        else:
            s.done()

    def legal(self, s: Runemasters, f: Frame, seat: int) -> list[int]:
        return s.box.rolls

    def apply(self, s: Runemasters, f: Frame, seat: int, a: int) -> None:
        s.dice.append(a - ROLL)
        s.emit(E_ROLLED, s.guardian[f.who], a - ROLL)


class Reroll(Proc[Runemasters]):
    """RUN-6.1, RUN-C7 Die number `what` is rolled again; RUN-6.2 it stays marked as rerolled."""

    def run(self, s: Runemasters, f: Frame) -> None:
        s.chance()

    def legal(self, s: Runemasters, f: Frame, seat: int) -> list[int]:
        return s.box.rolls

    def apply(self, s: Runemasters, f: Frame, seat: int, a: int) -> None:
        old = s.dice[f.what]
        s.dice[f.what] = a - ROLL
        s.rerolled |= 1 << f.what
        s.done()
        s.emit(E_REROLLED, s.guardian[f.who], old, a - ROLL)


class Actions(Proc[Runemasters]):
    """RUN-4.2, RUN-D6 The guardian `who` acts in any order until its owner ends the phase (RUN-4.7)."""

    def run(self, s: Runemasters, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Runemasters, f: Frame, seat: int) -> list[int]:
        counts = s.die_counts()
        dice = [die for die in range(len(counts)) if counts[die]]
        out = [END]
        for die in dice:
            if die < COLOURED_DICE and not forbids_hit(s, seat, die):
                out.append(HIT + die)
        for die in dice:
            if die < COLOURED_DICE:
                for path in s.paths:
                    if not forbids_move(s, seat, die, path):
                        out.append(MOVE + die * 4 + path)
        for die in dice:
            if die >= COLOURED_DICE and not forbids_mark(s, seat, die & 1):
                out.append(MARK + (die & 1))
        if not forbids_block_here(s, seat):
            for rune in range(len(counts) // 2):
                if counts[rune * 2] + counts[rune * 2 + 1] >= 2:
                    for rerolled in range(3):
                        if not forbids_pair(counts, rune, rerolled):
                            out.append(BLOCK + rune * 3 + rerolled)
        if not forbids_charge(s, seat):
            for die in dice:
                out.append(CHARGE + die)
        if not forbids_reroll(s, seat):
            for die in dice:
                out.append(REROLL + die)
        if not forbids_release(s, seat):
            out.append(RELEASE)
        if not forbids_ultimate(s, seat):
            out.append(ULTIMATE)
        if s.box.free_move[s.event]:
            for path in sorted(s.paths):
                if not forbids_free_move(s, seat, path):
                    out.append(FREE_MOVE + path)
        return out

    def explain(self, s: Runemasters, f: Frame, seat: int, a: int) -> str:
        counts = s.die_counts()
        if a == END:
            return ""
        if HIT <= a < MOVE:
            return missing(counts, a - HIT) or forbids_hit(s, seat, a - HIT)
        if MOVE <= a < MARK:
            die = (a - MOVE) // 4
            return missing(counts, die) or forbids_move(s, seat, die, (a - MOVE) % 4)
        if MARK <= a < BLOCK:
            return missing(counts, COLOURED_DICE + a - MARK) or forbids_mark(s, seat, a - MARK)
        if BLOCK <= a < CHARGE:
            return forbids_pair(counts, (a - BLOCK) // 3, (a - BLOCK) % 3) or forbids_block_here(s, seat)
        if CHARGE <= a < REROLL:
            return missing(counts, a - CHARGE) or forbids_charge(s, seat)
        if REROLL <= a < RELEASE:
            return missing(counts, a - REROLL) or forbids_reroll(s, seat)
        if a == RELEASE:
            return forbids_release(s, seat)
        if a == ULTIMATE:
            return forbids_ultimate(s, seat)
        if FREE_MOVE <= a < SHIELD:
            return forbids_free_move(s, seat, a - FREE_MOVE)
        return self.rule

    def apply(self, s: Runemasters, f: Frame, seat: int, a: int) -> None:
        if a == END:  # RUN-4.5 unspent dice are lost
            s.done()
            s.emit(E_ACTIONS_ENDED, s.guardian[seat])
            s.dice = []
            s.spent = 0
            s.rerolled = 0
        elif a < MOVE:
            hit(s, seat, a - HIT)
        elif a < MARK:
            spend(s, (a - MOVE) // 4)
            s.emit(E_MOVED, s.guardian[seat], (a - MOVE) % 4)
            move_guardian(s, seat, (a - MOVE) % 4)
        elif a < BLOCK:
            spend(s, COLOURED_DICE + a - MARK)
            s.emit(E_MARK_USED, s.guardian[seat])
            use_mark(s, seat)
        elif a < CHARGE:
            block(s, seat, (a - BLOCK) // 3, (a - BLOCK) % 3)
        elif a < REROLL:
            spend(s, a - CHARGE)
            s.ultimate[seat] += 1
            s.emit(E_CHARGED, s.guardian[seat], s.ultimate[seat])
        elif a < RELEASE:
            s.mana[seat] -= s.box.reroll_cost[s.event]
            s.call(Frame(P_REROLL, who=seat, what=find_die(s, a - REROLL)))
        elif a == RELEASE:  # RUN-6.3, 6.5 the mana is paid before the reward comes
            s.mana[seat] -= MANA_RELEASE_COST
            s.emit(E_MANA_RELEASED, s.guardian[seat], s.monster(s.place[seat], 1))
            kill(s, seat, s.place[seat], 1)
        elif a == ULTIMATE:
            spend_ultimate(s, seat)
            use_ultimate(s, seat)
        else:
            s.free_move_used = 1
            s.emit(E_FREE_MOVED, s.guardian[seat], a - FREE_MOVE)
            move_guardian(s, seat, a - FREE_MOVE)


# Dice ------------------------------------------------------------------------------------------------------


def missing(counts: list[int], die: int) -> str:
    """RUN-4.4 Only an unspent die can be used."""
    return "" if counts[die] else "RUN-4.4"


def find_die(s: Runemasters, die: int) -> int:
    """The position of an unspent die that shows a face."""
    for i in range(len(s.dice)):
        if s.dice[i] == die >> 1 and not s.spent >> i & 1 and s.rerolled >> i & 1 == die & 1:
            return i
    raise ValueError("no unspent die shows this face")


def spend(s: Runemasters, die: int) -> None:
    """RUN-4.4 Each die serves one action."""
    s.spent |= 1 << find_die(s, die)


# Hit -------------------------------------------------------------------------------------------------------


def forbids_hit(s: Runemasters, seat: int, die: int) -> str:
    """RUN-5.1 A die wounds a weak point of its rune; RUN-5.2, 5.3 only of the first monster of the own path.

    RUN-9.7 A warrior cannot be wounded with a rerolled die.
    """
    path = s.place[seat]
    card = s.first_monster(path)
    if card == NOTHING:
        return "RUN-5.2"
    rune = die >> 1
    if not s.open_points(card, rune):
        return "RUN-5.3" if hidden_has(s, path, rune) else "RUN-5.1"
    if die & 1 and s.box.resists_rerolled[card]:
        return "RUN-9.7"
    return ""


def hidden_has(s: Runemasters, path: int, rune: int) -> bool:
    """Whether a monster behind the first one has an open weak point of a rune."""
    for space in range(s.first_space(path) + 1, SPACES + 1):
        card = s.monster(path, space)
        if card != NOTHING and s.open_points(card, rune):
            return True
    return False


def hit(s: Runemasters, seat: int, die: int) -> None:
    """RUN-5.1, 5.4 Spend a die, make one wound."""
    spend(s, die)
    path = s.place[seat]
    space = s.first_space(path)
    s.emit(E_HIT, s.guardian[seat], die, s.monster(path, space))
    wound(s, seat, path, space, die >> 1)


# Move ------------------------------------------------------------------------------------------------------


def forbids_move(s: Runemasters, seat: int, die: int, path: int) -> str:
    """RUN-5.10 A die leads to the path of its colour; RUN-5.11, 5.12 violet and a pathless yellow to any."""
    rune = die >> 1
    if path not in s.paths:
        return "RUN-1.9"
    if path == s.place[seat]:
        return "RUN-5.14"
    if rune != path and rune != VIOLET and not (rune == YELLOW and YELLOW not in s.paths):
        return "RUN-5.10"
    return ""


def forbids_free_move(s: Runemasters, seat: int, path: int) -> str:
    """RUN-11.6 Under Swiftness once per turn to any other path, without a die."""
    if not s.box.free_move[s.event] or s.free_move_used:
        return "RUN-11.6"
    if path not in s.paths:
        return "RUN-1.9"
    return "RUN-5.14" if path == s.place[seat] else ""


# Mark, block, charge ---------------------------------------------------------------------------------------


def forbids_mark(s: Runemasters, seat: int, rerolled: int) -> str:
    """RUN-5.17 A white die uses the guardian's mark, except under Hardened (RUN-11.12)."""
    if s.box.no_marks[s.event]:
        return "RUN-11.12"
    return forbids_mark_target(s, seat, rerolled)


def forbids_pair(counts: list[int], rune: int, rerolled: int) -> str:
    """RUN-5.19 A block takes two unspent dice of one rune, `rerolled` of them rerolled."""
    if counts[rune * 2 + 1] >= rerolled and counts[rune * 2] >= 2 - rerolled:
        return ""
    return "RUN-5.19"


def forbids_block_here(s: Runemasters, seat: int) -> str:
    """RUN-5.20 Not on a path with a dragon, RUN-5.21 not twice on a path."""
    if s.blocked[s.place[seat]]:
        return "RUN-5.21"
    return "RUN-5.20" if s.has_unblockable(s.place[seat]) else ""


def block(s: Runemasters, seat: int, rune: int, rerolled: int) -> None:
    """RUN-5.19 Two equal dice put a block marker on the guardian's path."""
    spend(s, rune * 2 + (1 if rerolled else 0))
    spend(s, rune * 2 + (1 if rerolled == 2 else 0))
    s.blocked[s.place[seat]] = 1
    s.emit(E_BLOCKED, s.guardian[seat], s.place[seat])


def forbids_charge(s: Runemasters, seat: int) -> str:
    """RUN-5.26 The token never passes space 4 and cannot be charged once discarded."""
    if s.ultimate[seat] == DISCARDED or s.ultimate[seat] >= CHARGED:
        return "RUN-5.26"
    return ""


# Special actions -------------------------------------------------------------------------------------------


def forbids_reroll(s: Runemasters, seat: int) -> str:
    """RUN-6.1 A reroll costs 1 mana, RUN-11.7 2 under Mana Drain."""
    cost = s.box.reroll_cost[s.event]
    if s.mana[seat] >= cost:
        return ""
    return "RUN-6.1" if s.mana[seat] < 1 else "RUN-11.7"


def forbids_release(s: Runemasters, seat: int) -> str:
    """RUN-6.4 Mana release takes 4 mana and a monster in contact, RUN-9.5 never a sorcerer."""
    if s.mana[seat] < MANA_RELEASE_COST:
        return "RUN-6.4"
    card = s.monster(s.place[seat], 1)
    if card == NOTHING:
        return "RUN-6.4"
    return "RUN-9.5" if s.box.resists_release[card] else ""


def forbids_ultimate(s: Runemasters, seat: int) -> str:
    """RUN-6.7 The token must be on space 4, RUN-6.9 not discarded, RUN-6.11 and there must be a target."""
    if s.ultimate[seat] == DISCARDED:
        return "RUN-6.9"
    if s.ultimate[seat] != CHARGED:
        return "RUN-6.7"
    return forbids_ultimate_target(s, seat)


def spend_ultimate(s: Runemasters, seat: int) -> None:
    """RUN-6.8 First use: back to space 0, side 2 up. RUN-6.9 Second use: the token is discarded."""
    s.uses[seat] += 1
    s.ultimate[seat] = 0 if s.uses[seat] == 1 else DISCARDED
    s.emit(E_ULTIMATE_USED, s.guardian[seat], s.uses[seat])
