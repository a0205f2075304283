"""Fights, alone and in a group, from the challenge to the reward: chapters 5, 6 and AND-9.6, 9.7.

One round is in `rounds.py`.
"""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.andor.creatures import remove_creature
from tablee.games.andor.free import (
    GIVES_HOUR,
    free_actions,
    is_free,
    may_yet_spend,
    others_may_help,
    start_free,
    why_not_free,
)
from tablee.games.andor.ids import (
    A_ACCEPT,
    A_CONTINUE,
    A_DECLINE,
    A_INVITE,
    A_LEAVE,
    A_NO,
    A_REWARD_SP,
    A_REWARD_WP,
    A_SHARE,
    A_START,
    A_YES,
    BLACK_SP,
    E_DECLINED,
    E_DEFEATED,
    E_FIGHT,
    E_FIGHT_OVER,
    E_INVITED,
    E_JOINED,
    E_LEFT_FIGHT,
    E_REWARD,
    E_STOLEN,
    E_WEAKENED,
    MAX_SEATS,
    NOTHING,
    P_ADVANCE,
    P_BLACK_PLANT,
    P_DEFEAT,
    P_GO_ON,
    P_INVITE,
    P_INVITED,
    P_REWARD,
    P_ROUND,
    P_SHARE,
    P_STEAL,
    PLANT_BLACK,
    VOLPIN,
)
from tablee.games.andor.items import to_supply
from tablee.games.andor.legend import attend, count_defeat, fire
from tablee.games.andor.legend_words import (
    T_DEFEAT,
)
from tablee.games.andor.points import gain_sp, gain_wp
from tablee.games.andor.state import Andor, add

INVITING = 1
PLANTS = 2
STEALING = 3
ROUND = 4
ROUND_OVER = 5
GOING_ON = 6
OVER = 7

VICTORY = 1
STARTER_FELL = 2
"""What a round hands back; AND-5.14 the turn of a hero who falls is over."""


def fighters(s: Andor) -> list[int]:
    """AND-6.5, 6.9 Those who fight, clockwise from the hero who began it."""
    return [seat for seat in s.clockwise(s.starter) if s.in_party(seat)]


def leave_fight(s: Andor, seat: int) -> None:
    """AND-6.8 Whoever leaves cannot come back."""
    s.party &= ~(1 << seat)
    s.emit(E_LEFT_FIGHT, seat)


class Fight(Proc[Andor]):
    """AND-5.18 The fight of the hero `who` and those he invites against the creature on `where`.

    `items` are those still to be asked: for a black plant, or whether they go on. Once the hero who began it
    has fallen `who` is NOTHING, and it hands back STARTER_FELL.
    """

    def run(self, s: Andor, f: Frame) -> None:
        if f.pc == 0:
            f.pc = INVITING
            s.foe = s.creature_at(f.where)
            s.foe_wp = s.cr_wp[s.foe]  # AND-5.3
            s.starter = f.who
            s.party = 1 << f.who
            s.emit(E_FIGHT, f.who, s.cr_kind[s.foe], f.where)
        elif f.pc == INVITING:
            f.pc = PLANTS
            f.items = None
            if invitable(s, f.who, 0):
                s.call(Frame(P_INVITE, who=f.who))
        elif f.pc == PLANTS:
            self._plants(s, f)
        elif f.pc == STEALING:
            f.pc = ROUND
            if s.ally[VOLPIN] == f.where:
                s.call(Frame(P_STEAL, who=f.who))
        elif f.pc == ROUND:
            f.pc = ROUND_OVER
            s.result = 0
            s.call(Frame(P_ROUND))
        elif f.pc == ROUND_OVER:
            self._after_round(s, f)
        elif f.pc == GOING_ON:
            self._go_on(s, f)
        else:
            if s.foe != NOTHING:
                s.emit(E_FIGHT_OVER, s.cr_kind[s.foe], f.where)
            clear_fight(s)
            s.done(STARTER_FELL if f.who == NOTHING else 0)

    def _plants(self, s: Andor, f: Frame) -> None:
        """AND-21.5 Before the first round every participant with a black plant is asked."""
        if f.items is None:
            f.items = fighters(s)
        while f.items:
            seat = f.items[0]
            f.items = f.items[1:]
            if s.has(seat, PLANT_BLACK):
                s.call(Frame(P_BLACK_PLANT, who=seat))
                return
        f.pc = STEALING

    def _after_round(self, s: Andor, f: Frame) -> None:
        if s.result == VICTORY:
            f.pc = OVER
            s.call(Frame(P_DEFEAT, where=f.where))
            return
        if s.result == STARTER_FELL:
            f.who = NOTHING
        f.pc = GOING_ON
        s.steal = 0  # AND-23.6 in the first round only
        party = fighters(s)
        # Last those without an hour whom others may still give one: they have until then to do it.
        waiting = [
            seat for seat in party if not may_yet_spend(s, seat) and others_may_help(s, seat, GIVES_HOUR)
        ]
        f.items = [seat for seat in party if seat not in waiting] + waiting
        attend(s, NOTHING)

    def _go_on(self, s: Andor, f: Frame) -> None:
        """DEC-16, AND-5.12, 6.8 Each participant in turn; AND-6.10 who cannot spend an hour leaves."""
        if f.n:
            f.n = 0
            if f.what != NOTHING and s.result == 0:
                leave_fight(s, f.what)
        if s.foe == NOTHING:
            f.items = []
            s.party = 0
        while f.items:
            seat = f.items[0]
            f.items = f.items[1:]
            if may_yet_spend(s, seat):
                f.n = 1
                f.what = seat
                s.call(Frame(P_GO_ON, who=seat))
                return
            leave_fight(s, seat)
        f.pc = ROUND if s.party else OVER


def clear_fight(s: Andor) -> None:
    """AND-5.15 The creature has its full values again; the dice are taken from the table."""
    s.foe = NOTHING
    s.foe_wp = 0
    s.foe_less = 0
    s.starter = NOTHING
    s.party = 0
    s.round = 0
    s.steal = 0
    s.roller = NOTHING
    s.dice = []
    s.black = 0
    s.turned = 0
    s.total = 0
    s.red = 0


# Before the first round ------------------------------------------------------------------------------------


def invite_refused(s: Andor, starter: int, seat: int, asked: int) -> str:
    """AND-6.1 Who may be invited: heroes on the space who can spend an hour today, each once.

    AND-R53 Not those who have come there in this very turn (AND-5.1).
    """
    if seat >= s.seats or seat == starter or asked >> seat & 1 or s.at[seat] != s.at[starter]:
        return "AND-6.1"
    if s.newcomer(seat):
        return "AND-R53"
    if s.ended_day(seat):
        return "AND-3.10"
    return "" if s.can_spend(seat) else "AND-6.1"


def invitable(s: Andor, starter: int, asked: int) -> list[int]:
    """The heroes who may be invited."""
    return [seat for seat in range(s.seats) if invite_refused(s, starter, seat, asked) == ""]


class Invite(Proc[Andor]):
    """DEC-8 The hero `who` invites others one by one, or starts; `n` is the mask of those asked."""

    def run(self, s: Andor, f: Frame) -> None:
        if f.what != NOTHING:
            if s.result == 1:
                s.party |= 1 << f.what
            f.what = NOTHING
        if invitable(s, f.who, f.n):
            s.ask(f.who)
        else:
            s.done()

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        return [A_START, *(A_INVITE + other for other in invitable(s, f.who, f.n))]

    def explain(self, s: Andor, f: Frame, seat: int, a: int) -> str:
        if a == A_START:
            return ""
        if A_INVITE <= a < A_INVITE + MAX_SEATS:
            return invite_refused(s, f.who, a - A_INVITE, f.n)
        return self.rule

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        if a == A_START:
            s.done()
            return
        f.what = a - A_INVITE
        f.n |= 1 << f.what
        s.emit(E_INVITED, seat, f.what)
        s.call(Frame(P_INVITED, who=f.what))


class Invited(Proc[Andor]):
    """DEC-9 An invited hero accepts or declines; AND-6.2 later nobody can join."""

    def run(self, s: Andor, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        return [A_ACCEPT, A_DECLINE]

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        s.emit(E_JOINED if a == A_ACCEPT else E_DECLINED, seat)
        s.done(int(a == A_ACCEPT))


class BlackPlant(Proc[Andor]):
    """DEC-10, AND-21.5 The black plant takes strength from the creature for the whole fight."""

    def run(self, s: Andor, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        return [A_YES, A_NO]

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        s.done()
        if a == A_YES:
            s.carry(seat, PLANT_BLACK, -1)
            to_supply(s, PLANT_BLACK)
            s.foe_less += BLACK_SP
            s.emit(E_WEAKENED, seat, s.cr_kind[s.foe], max(0, s.cr_sp[s.foe] - s.foe_less))


class Steal(Proc[Andor]):
    """DEC-11, AND-23.5 The fox-bat steals a die of the creature's first roll, if the heroes want it."""

    def run(self, s: Andor, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        return [A_YES, A_NO]

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        s.done()
        if a == A_YES:
            s.steal = 1
            s.emit(E_STOLEN, seat)


class GoOn(Proc[Andor]):
    """DEC-16 The hero `who` fights on or withdraws; AND-8.3, 6.14 a moment for free actions."""

    def run(self, s: Andor, f: Frame) -> None:
        if may_yet_spend(s, f.who) and s.foe != NOTHING:
            s.ask(f.who)
        else:
            s.done(0)

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        out = [A_LEAVE, *free_actions(s, seat)]
        if s.can_spend(seat):
            out.append(A_CONTINUE)
        out.sort()
        return out

    def explain(self, s: Andor, f: Frame, seat: int, a: int) -> str:
        if a == A_LEAVE:
            return ""
        if a == A_CONTINUE:
            return "" if s.can_spend(seat) else "AND-6.10"
        return why_not_free(s, seat, a) if is_free(s, a) else self.rule

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        if a in (A_CONTINUE, A_LEAVE):
            s.done(int(a == A_CONTINUE))
        else:
            start_free(s, seat, a)


# Victory ---------------------------------------------------------------------------------------------------


class Defeat(Proc[Andor]):
    """AND-5.13 Reward; figure to the grave; triggers, objectives and victory; then the narrator.

    `where` is the space of the creature, `who` decides about the reward (DEC-17).
    """

    def run(self, s: Andor, f: Frame) -> None:
        f.pc += 1
        if f.pc == 1:
            f.who = fighters(s)[0]
            f.what = s.cr_kind[s.foe]
            s.emit(E_DEFEATED, f.who, f.what, f.where)
            if s.plan.reward_wp[f.what] or s.plan.reward_sp[f.what]:
                s.call(Frame(P_REWARD, who=f.who, what=f.what))
        elif f.pc == 2:
            tag = s.cr_tag[s.foe]
            remove_creature(s, s.foe)
            s.slain = add(s.slain, f.what, 1)
            if tag != NOTHING:
                s.slain_tag = add(s.slain_tag, tag, 1)
            count_defeat(s, f.what, tag)
            fire(s, T_DEFEAT, tag, f.what, f.who, f.where)
            attend(s, f.who)
        elif f.pc == 3:
            s.call(Frame(P_ADVANCE, n=1))
        else:
            s.done()


class Reward(Proc[Andor]):
    """DEC-17, AND-9.6 Will points or strength points for the creature `what`, never a mixture."""

    def run(self, s: Andor, f: Frame) -> None:
        if s.plan.reward_wp[f.what] and s.plan.reward_sp[f.what]:
            s.ask(f.who)
        else:
            self._grant(s, f, int(s.plan.reward_wp[f.what] == 0))

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        return [A_REWARD_WP, A_REWARD_SP]

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        self._grant(s, f, int(a == A_REWARD_SP))

    def _grant(self, s: Andor, f: Frame, strength: int) -> None:
        points = s.plan.reward_sp[f.what] if strength else s.plan.reward_wp[f.what]
        s.done()
        s.call(Frame(P_SHARE, who=f.who, what=strength, n=points))


class Share(Proc[Andor]):
    """DEC-18, AND-9.7 The points are divided one by one among those who fought the last round.

    `what` is 1 for strength points, `n` are left.
    """

    def run(self, s: Andor, f: Frame) -> None:
        takers = fighters(s)
        if f.n == 0:
            s.done()
        elif len(takers) == 1:
            grant(s, takers[0], f.what, f.n)
            f.n = 0
        else:
            s.ask(f.who)

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        return [A_SHARE + other for other in range(s.seats) if s.in_party(other)]

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        grant(s, a - A_SHARE, f.what, 1)
        f.n -= 1


def grant(s: Andor, seat: int, strength: int, points: int) -> None:
    """Points of a reward."""
    s.emit(E_REWARD, seat, strength, points)
    if strength:
        gain_sp(s, seat, points)
    else:
        gain_wp(s, seat, points)
