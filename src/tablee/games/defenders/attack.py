"""Attacking a general, alone or in a group: chapters 8 to 10 of the rules."""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.defenders.cards import draw_cards, spend, throw
from tablee.games.defenders.fight import FACES, LEAST_NEED, MORE_DICE, end_roll, unyielding
from tablee.games.defenders.ids import (
    AMBUSH,
    CURSE,
    D3,
    D6,
    DECLINE,
    DIE,
    DONE,
    E2,
    E_ATTACK,
    E_CARD_LOST,
    E_COMMITTED,
    E_CURSED,
    E_DECLINED,
    E_GENERAL_HIT,
    E_GENERAL_KILLED,
    E_GENERAL_SURVIVED,
    E_PENALTY,
    E_REGENERATED,
    E_SKILL_CANCELLED,
    E_TO_CITY,
    E_WON,
    ENEMIES,
    GREEN,
    KEEP,
    NOTHING,
    P_BLESSING,
    P_COMMIT,
    P_LOSE_CARDS,
    P_MORE_DICE,
    P_NEXT_ROLLER,
    P_PENALTY,
    P_QUESTS,
    P_REROLLS,
    P_ROLL,
    P_VOLLEY,
    PARRY,
    R_AMULET,
    R_BANNER,
    R_BLESSING,
    R_MORE_DICE,
    REGENERATION,
    ROLLER,
    UNYIELDING,
    USE,
    WHOLE_HAND,
    WON,
    WOODS_LORE,
)
from tablee.games.defenders.scoring import tell_honour
from tablee.games.defenders.state import Defenders, changed, extended, without
from tablee.games.defenders.wounds import toughened, wound

REWARD_CARDS = 3


def usable(s: Defenders, seat: int, general: int) -> list[int]:
    """DOR-8.2 The cards of a hand that give dice against a general, each kind once."""
    out: list[int] = []
    for card in s.hand[seat]:
        if s.box.card_against[card] in (general, NOTHING) and card not in out:
            out.append(card)
    return out


def can_attack(s: Defenders, seat: int) -> bool:
    """DOR-8.1 A general and no minion here, and a card to use."""
    general = s.general_at(s.at[seat])
    return general != NOTHING and s.crowd(s.at[seat]) == 0 and bool(usable(s, seat, general))


def participants(s: Defenders, initiator: int) -> list[int]:
    """Those who take part, in turn order from the initiator."""
    return [seat for seat in s.order_from(initiator) if s.joined >> seat & 1]


def skilled(s: Defenders, skill: int) -> bool:
    """DOR-9.7 Whether the general uses this skill in this fight."""
    return s.box.skill[s.enemy] == skill and not s.cancelled


class Attack(Proc[Defenders]):
    """DOR-8.3 to 8.11 The hero `who` attacks the general `what`; `n` counts the seats asked."""

    def run(self, s: Defenders, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            begin(s, f)
            s.call(Frame(P_COMMIT, who=f.who, n=0))
        elif f.pc == 1:
            self._gather(s, f)
        elif f.pc == 2:
            f.pc = 3
            if skilled(s, CURSE):
                f.items = []
                for seat in participants(s, f.who):  # the seat of each committed card
                    f.items += [seat] * len(s.committed[seat])
        elif f.pc == 3:
            if f.items:
                s.chance()
            else:
                f.pc = 4
        elif f.pc == 4:
            self._fight_on(s, f)
        elif f.pc == 5:
            self._after(s, f)
        else:
            self._penalties(s, f)

    def _gather(self, s: Defenders, f: Frame) -> None:
        """DOR-8.3 The others on the place are asked in turn order; then those with Amarak's Blessing."""
        f.n += 1
        if f.n < s.seats:
            seat = (f.who + f.n) % s.seats
            here = s.hero[seat] != NOTHING and s.at[seat] == s.at[f.who]
            if here and usable(s, seat, f.what):
                s.call(Frame(P_COMMIT, who=seat, n=1))
        else:
            f.pc = 2
            s.call(Frame(P_BLESSING, who=f.who))

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return FACES

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        """DOR-9.2 A die of the curse for one committed card; DOR-9.3 who loses all still takes part."""
        items = f.items if f.items is not None else []
        owner = items.pop(0)
        left = items.count(owner)
        card = s.committed[owner][len(s.committed[owner]) - 1 - left]
        if a == DIE:
            s.committed = without(s.committed, owner, card)
            throw(s, card)
            s.emit(E_CURSED, owner, card)

    def _fight_on(self, s: Defenders, f: Frame) -> None:
        """DOR-8.5 The initiator picks who rolls next, until all have or the general is dead (DOR-8.8)."""
        if s.general_life[s.enemy] and s.rolled != s.joined:
            s.call(Frame(P_NEXT_ROLLER, who=f.who))
            return
        f.pc = 5
        if s.general_life[s.enemy] and skilled(s, REGENERATION):
            s.call(Frame(P_BLESSING, who=f.who))  # DOR-18.19 also when she has survived

    def _after(self, s: Defenders, f: Frame) -> None:
        discard_committed(s)  # DOR-8.9
        general = s.enemy
        if s.general_life[general] == 0:
            members = participants(s, f.who)
            end_attack(s)
            s.done()
            s.call(Frame(P_QUESTS))  # DOR-8.10e
            for i in range(len(members)):  # DOR-8.10c, the first one last on the stack
                s.call(draw_cards(members[len(members) - 1 - i], REWARD_CARDS))
            return
        s.emit(E_GENERAL_SURVIVED, general, s.general_life[general])
        if skilled(s, REGENERATION) and s.general_life[general] < s.box.life[general]:  # DOR-9.5
            s.general_life = changed(s.general_life, general, s.box.life[general])
            s.emit(E_REGENERATED, general)
        f.pc = 6
        f.items = participants(s, f.who)

    def _penalties(self, s: Defenders, f: Frame) -> None:
        """DOR-8.11 Each participant in turn order, then the state of the general's wounds."""
        if f.items:
            s.call(Frame(P_PENALTY, who=f.items.pop(0), what=f.what))
            return
        set_healing(s, f.what)
        end_attack(s)
        s.done()


def begin(s: Defenders, f: Frame) -> None:
    """A fight begins."""
    s.enemy = f.what
    s.joined = 0
    s.rolled = 0
    s.hits = 0
    s.ones = 0
    s.cancelled = 0
    s.luck_played = 0
    s.wounds_before = s.general_life[f.what]
    s.emit(E_ATTACK, f.who, f.what)


def discard_committed(s: Defenders) -> None:
    """DOR-8.9 All committed cards are discarded."""
    for cards in s.committed:
        for card in cards:
            throw(s, card)
    s.committed = [[] for _ in range(s.seats)]


def end_attack(s: Defenders) -> None:
    """Nothing of a fight is left but what it has done."""
    s.enemy = NOTHING
    s.joined = 0
    s.rolled = 0
    s.hits = 0
    s.ones = 0
    s.cancelled = 0
    s.luck_played = 0
    s.wounds_before = 0


def set_healing(s: Defenders, general: int) -> None:
    """DOR-9.8, 9.11, 9.12, 9.14 After a lost fight: how many day ends pass before the general heals."""
    life = s.general_life[general]
    wait = 1
    if life == s.box.life[general]:
        wait = NOTHING
    elif s.on_red(general):
        wait = s.seats
    s.healing = changed(s.healing, general, wait)


class Commit(Proc[Defenders]):
    """DOR-8.3, D19, D20 Cards of the hero `who`, one by one; `n` is 1 for those who may decline."""

    def run(self, s: Defenders, f: Frame) -> None:
        if len(self.legal(s, f, f.who)) == 1 and s.committed[f.who]:
            s.done()  # no card is left to add
        else:
            s.ask(f.who)

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        out: list[int] = []
        if s.committed[f.who]:
            out.append(DONE)
        elif f.n:
            out.append(DECLINE)
        return out + [s.box.a_card + card for card in usable(s, f.who, s.enemy)]

    def explain(self, s: Defenders, f: Frame, seat: int, a: int) -> str:
        if a in self.legal(s, f, seat):
            return ""
        return "DOR-8.2" if s.box.a_card <= a < s.box.a_play else "DOR-8.3"

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        if a == DONE:
            s.done()
        elif a == DECLINE:
            s.done()
            s.emit(E_DECLINED, seat)
        else:
            card = a - s.box.a_card
            s.hand = without(s.hand, seat, card)
            s.committed = extended(s.committed, seat, card)
            s.joined |= 1 << seat
            s.emit(E_COMMITTED, seat, card)


class Blessing(Proc[Defenders]):
    """DOR-18.19, D21 Owners of Amarak's Blessing, in turn order from `who`, may cancel the skill."""

    def run(self, s: Defenders, f: Frame) -> None:
        while f.n < s.seats and not s.cancelled:
            seat = (f.who + f.n) % s.seats
            if s.unused_reward(seat, R_BLESSING) != NOTHING:
                s.ask(seat)
                return
            f.n += 1
        s.done()

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [USE, KEEP]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        f.n += 1
        if a == USE:
            s.unused = without(s.unused, seat, s.unused_reward(seat, R_BLESSING))
            s.cancelled = 1
            s.emit(E_SKILL_CANCELLED, seat, s.enemy)


class NextRoller(Proc[Defenders]):
    """DOR-8.5, D22 The initiator `who` picks the participant who rolls next."""

    def run(self, s: Defenders, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [ROLLER + one for one in range(s.seats) if (s.joined & ~s.rolled) >> one & 1]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        s.done()
        s.call(Frame(P_VOLLEY, who=a - ROLLER))


def bonus_on(s: Defenders, seat: int, general: int, place: int) -> int:
    """What a hero adds to each die against a general who is fought at a place."""
    bonus = 0
    if s.has_skill(seat, WOODS_LORE) and s.box.colour[place] == GREEN:  # DOR-17.17
        bonus += 1
    if s.has_skill(seat, AMBUSH) and s.ambush[seat] and s.shape[seat] == general:  # DOR-17.28
        bonus += 1
    if s.rewarded(seat, R_AMULET):  # DOR-18.13
        bonus += 1
    return bonus


def bonus_on_general(s: Defenders, seat: int) -> int:
    """What is added to each die against the general; DOR-9.6 nothing against the unyielding."""
    return 0 if unyielding(s) else bonus_on(s, seat, s.enemy, s.at[seat])


def need_on_general(s: Defenders, seat: int, general: int, cancelled: bool) -> int:
    """DOR-8.7 What a die must show against a general where he stands; DOR-9.6, 9.18 as in `unyielding`."""
    stubborn = s.box.skill[general] == UNYIELDING and not cancelled
    bonus = 0 if stubborn else bonus_on(s, seat, general, s.place_of(general))
    return max(LEAST_NEED, s.box.target[general] - bonus)


def hand_dice(s: Defenders, seat: int, general: int) -> int:
    """DOR-8.2 The dice that a hand has against a general."""
    dice = 0
    for card in s.hand[seat]:
        if s.box.card_against[card] in (general, NOTHING):
            dice += s.box.card_dice[card]
    return dice


class Volley(Proc[Defenders]):
    """DOR-8.6 The participant `who` rolls the dice of all committed cards."""

    def run(self, s: Defenders, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            s.result = 0
            if s.unused_reward(f.who, R_MORE_DICE) != NOTHING and s.committed[f.who]:
                s.call(Frame(P_MORE_DICE, who=f.who))
        elif f.pc == 1:
            f.pc = 2
            dice = MORE_DICE if s.result else 0
            for card in s.committed[f.who]:
                dice += s.box.card_dice[card]
            s.fighter = f.who
            s.need = [0] * ENEMIES
            s.need[s.enemy] = max(LEAST_NEED, s.box.target[s.enemy] - bonus_on_general(s, f.who))
            if dice and s.shape[f.who] == s.enemy:
                s.ambush = changed(s.ambush, f.who, 0)
            s.dice_colour = [s.enemy] * dice
            s.dice_value = [0] * dice
            s.call(Frame(P_ROLL, who=f.who))
        elif f.pc == 2:
            f.pc = 3
            s.call(Frame(P_REROLLS, who=f.who))
        else:
            self._strike(s, f)

    def _strike(self, s: Defenders, f: Frame) -> None:
        """DOR-8.7 Net hits move the marker; DOR-9.4 against a parry each natural 1 takes one back."""
        general = s.enemy
        s.rolled |= 1 << f.who
        for value in s.dice_value:
            if value >= s.need[general]:
                s.hits += 1
            if value == 1:
                s.ones += 1
        wounds = s.hits
        if skilled(s, PARRY):
            wounds = max(0, s.hits - s.ones)
        s.general_life = changed(s.general_life, general, max(0, s.wounds_before - wounds))
        s.emit(E_GENERAL_HIT, f.who, general, s.general_life[general])
        end_roll(s)
        s.done()
        if s.general_life[general] == 0:
            self._kill(s, f.who, general)

    def _kill(self, s: Defenders, seat: int, general: int) -> None:
        """DOR-8.10a The killing blow: a point of honour and the title; DOR-1.1 the fourth wins the game."""
        s.kills = changed(s.kills, seat, s.kills[seat] + 1)
        s.slayer = changed(s.slayer, seat, s.slayer[seat] | 1 << general)
        s.healing = changed(s.healing, general, NOTHING)
        s.emit(E_GENERAL_KILLED, seat, general)
        if s.defeated() == ENEMIES:
            s.emit(E_WON)
            tell_honour(s)
            discard_committed(s)
            end_attack(s)
            s.end(WON)


class Penalty(Proc[Defenders]):
    """DOR-8.11, 9.16 What losing to the general `what` costs the hero `who`; then it is moved to the city.

    DOR-8.13 Dice are rolled for each hero. DOR-18.16 The War Banner spares everything, DOR-17.9 the sky
    wounds and cards, DOR-19.1 the variant E2 the printed penalty. `n` is the number of wounds or cards,
    `where` the hero as it was.
    """

    def run(self, s: Defenders, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            f.where = s.hero[f.who]
            if s.rewarded(f.who, R_BANNER):
                s.done()
            elif s.variants[E2] or s.in_the_sky(f.who):
                f.pc = 5
            elif s.box.penalty_wounds[f.what] in (D3, D6):
                s.chance()
            else:
                f.n = s.box.penalty_wounds[f.what]
        elif f.pc == 1:
            f.pc = 2
            wounds = toughened(s, f.who, f.n)
            s.emit(E_PENALTY, f.who, f.what, wounds)
            wound(s, f.who, wounds)
        elif f.pc == 2:
            f.pc = 3
            if s.hero[f.who] != f.where:
                s.done()  # it died of its wounds: its player has another hero, or none
            elif s.box.penalty_cards[f.what] == D6:
                s.chance()
            else:
                f.n = s.box.penalty_cards[f.what]
        elif f.pc == 3:
            f.pc = 5
            n = len(s.hand[f.who])
            if f.n != WHOLE_HAND:
                n = min(n, f.n)
            s.call(Frame(P_LOSE_CARDS, who=f.who, n=n))
        else:
            s.done()
            to_city(s, f.who)

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return FACES

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        value = a - DIE + 1
        if f.pc == 1 and s.box.penalty_wounds[f.what] == D3:
            value = (value + 1) // 2
        f.n = value


def to_city(s: Defenders, seat: int) -> None:
    """DOR-8.11b The hero comes to the city; DOR-17.26 and loses its enemy shape."""
    if s.hero[seat] == NOTHING:
        return
    if s.at[seat] != s.box.city:
        s.at[seat] = s.box.city
        s.emit(E_TO_CITY, seat)
    s.shape = changed(s.shape, seat, NOTHING)


class LoseCards(Proc[Defenders]):
    """DOR-8.12, D23 The hero `who` loses `n` cards of its choice; a whole hand without being asked."""

    def run(self, s: Defenders, f: Frame) -> None:
        if f.n == 0 or not s.hand[f.who]:
            s.done()
        elif f.n >= len(s.hand[f.who]):
            self._lose(s, f, s.hand[f.who][0])
        else:
            s.ask(f.who)

    def _lose(self, s: Defenders, f: Frame, card: int) -> None:
        f.n -= 1
        spend(s, f.who, card)
        s.emit(E_CARD_LOST, f.who, card)

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [s.box.a_card + card for card in sorted(set(s.hand[f.who]))]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        self._lose(s, f, a - s.box.a_card)
