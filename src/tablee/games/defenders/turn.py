"""The turn: day start, day end, evening (chapters 3, 9 and 11 of the rules)."""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.defenders.cards import draw_cards, spend
from tablee.games.defenders.ids import (
    BLACK,
    BLUE,
    DAY,
    DAY_END,
    E_BONUS,
    E_CARD_LOST,
    E_DAY_ENDED,
    E_GENERAL_HEALED,
    E_SHAPE,
    E_SPIED,
    E_STYLE,
    E_TURN_BEGAN,
    E_UNDEAD_TURNED,
    ELF_SUPPORT,
    ENEMIES,
    EVENING,
    FRESH_MOUNT,
    FULL,
    GREEN,
    KEEP,
    MOUNTAIN_LORE,
    NIGHT,
    NOTHING,
    P_DAY,
    P_DISPERSE,
    P_HAND_LIMIT,
    P_HEALING,
    P_NIGHT,
    P_QUESTS,
    P_SHAPE,
    P_SPY,
    P_STYLE,
    P_TURN_UNDEAD,
    P_WINDOW,
    PASS,
    R_BOOTS,
    R_HELM,
    RED,
    SHAPE,
    SHAPE_SHIFTER,
    SP_SPY,
    SPY,
    STYLE,
    STYLES,
    THIEVERY,
    TURN,
    TURN_UNDEAD,
    W_DAY_END,
    W_EVENING,
)
from tablee.games.defenders.quests import quest_work
from tablee.games.defenders.state import Defenders, changed
from tablee.games.defenders.windows import begin_play, plays
from tablee.games.defenders.wounds import minion_wounds, wound

EVENING_CARDS = 2
BOOTS_ACTIONS = 2
CITY_ROOM = 4
"""DOR-17.2 How many minions turned Undead may make of the city."""


class Turn(Proc[Defenders]):
    """DOR-3.1 Day, evening and night of one player after the other."""

    def run(self, s: Defenders, f: Frame) -> None:
        seat = s.active
        f.pc += 1
        if f.pc == 1:
            begin_turn(s)
        elif f.pc == 2:
            if s.has_skill(seat, STYLES):
                s.call(Frame(P_STYLE, who=seat))
        elif f.pc == 3:
            if s.has_skill(seat, SHAPE_SHIFTER):
                s.call(Frame(P_SHAPE, who=seat))
        elif f.pc == 4:
            if s.hero[seat] != NOTHING:
                s.call(Frame(P_DAY, who=seat))
        elif f.pc == 5:
            s.phase = DAY_END
            s.emit(E_DAY_ENDED, seat)
            if s.hero[seat] == NOTHING or s.day_over:
                f.pc = 8  # DOR-7.9, 7.11 only the generals heal
            else:
                s.call(Frame(P_WINDOW, who=seat, what=W_DAY_END))
        elif f.pc == 6:
            if s.has_skill(seat, TURN_UNDEAD) and s.minions[s.at[seat] * ENEMIES + BLACK]:
                s.call(Frame(P_TURN_UNDEAD, who=seat))
        elif f.pc == 7:
            wound(s, seat, minion_wounds(s, seat))
        elif f.pc == 8:
            if not s.day_over:  # DOR-7.9 whoever comes after a death has ended no day
                self._mount(s, seat)
        elif f.pc == 9:
            s.call(Frame(P_HEALING, who=seat))
        elif f.pc == 10:
            if s.hero[seat] == NOTHING:
                f.pc = 11 + s.seats  # DOR-7.11 no evening either
            else:
                self._evening(s, seat)
        elif f.pc == 11:
            s.call(Frame(P_WINDOW, who=seat, what=W_EVENING))
        elif f.pc <= 11 + s.seats:
            self._limit(s, (seat + f.pc - 12) % s.seats)
        elif f.pc == 12 + s.seats:
            if s.phase == EVENING and max(len(hand) for hand in s.hand) > s.box.hand_limit:
                f.pc = 11  # a special card has filled a hand that was looked at before
            else:
                s.phase = NIGHT
                s.call(Frame(P_NIGHT, who=seat))
        else:
            f.pc = 0
            s.active = (seat + 1) % s.seats

    def _mount(self, s: Defenders, seat: int) -> None:
        """DOR-17.11 A rider on the ground, in the city or on a blue place, has a fresh mount tomorrow."""
        if s.has_skill(seat, FRESH_MOUNT) and s.on_the_ground(seat):
            place = s.at[seat]
            fresh = place == s.box.city or s.box.colour[place] == BLUE
            s.mounted = changed(s.mounted, seat, int(fresh))

    def _evening(self, s: Defenders, seat: int) -> None:
        """DOR-11.1 Two cards, one more for Thievery on a chest (DOR-17.22) and for the Helm (DOR-18.15)."""
        s.phase = EVENING
        n = EVENING_CARDS
        if s.has_skill(seat, THIEVERY) and s.box.chest[s.at[seat]]:
            n += 1
        if s.rewarded(seat, R_HELM):
            n += 1
        s.call(draw_cards(seat, n))

    def _limit(self, s: Defenders, seat: int) -> None:
        """DOR-11.2 Everybody with too many cards, in turn order from the active player."""
        if len(s.hand[seat]) > s.box.hand_limit:
            s.call(Frame(P_HAND_LIMIT, who=seat))


def begin_turn(s: Defenders) -> None:
    """DOR-3.2 All tokens become ready; DOR-3.3 bonus actions are granted."""
    seat = s.active
    s.turn += 1
    s.phase = DAY
    s.rumors = 0
    s.teleported = 0
    s.day_over = 0
    s.quiet = 0
    s.emit(E_TURN_BEGAN, seat, s.turn)
    if s.hero[seat] == NOTHING:
        return
    s.ready[seat] += s.spent[seat]
    s.spent[seat] = 0
    colour = s.box.colour[s.at[seat]]
    bonus = 0
    if s.has_skill(seat, MOUNTAIN_LORE) and colour == RED:  # DOR-17.5
        bonus += 1
    if s.has_skill(seat, ELF_SUPPORT) and colour == GREEN:  # DOR-17.20
        bonus += 1
    if s.mounted[seat]:  # DOR-17.11
        bonus += 1
        s.mounted = changed(s.mounted, seat, 0)
    if s.rewarded(seat, R_BOOTS):  # DOR-18.14
        bonus += BOOTS_ACTIONS
    s.bonus[seat] = bonus
    if bonus:
        s.emit(E_BONUS, seat, bonus)


class ChooseStyle(Proc[Defenders]):
    """DOR-17.12, D03 In the sky or on the ground, until the next day."""

    def run(self, s: Defenders, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [STYLE, STYLE + 1]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        s.done()
        s.style = changed(s.style, seat, a - STYLE)
        s.emit(E_STYLE, seat, a - STYLE)


class ChooseShape(Proc[Defenders]):
    """DOR-17.24, D04 The shape of a colour, or none, until the next day."""

    def run(self, s: Defenders, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [SHAPE + i for i in range(ENEMIES + 1)]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        s.done()
        shape = a - SHAPE
        s.shape = changed(s.shape, seat, shape if shape < ENEMIES else NOTHING)
        s.ambush = changed(s.ambush, seat, int(shape < ENEMIES))
        s.emit(E_SHAPE, seat, shape)


# Day end ---------------------------------------------------------------------------------------------------


def room_for_undead(s: Defenders, place: int) -> bool:
    """DOR-17.2 Whether a turned Undead may go to a place."""
    if s.box.inn[place]:
        return False
    return s.crowd(place) < (CITY_ROOM if place == s.box.city else FULL)


class TurnUndead(Proc[Defenders]):
    """DOR-17.2, D24 Whether the Undead here are turned."""

    def run(self, s: Defenders, f: Frame) -> None:
        if any(room_for_undead(s, place) for place in s.box.near[s.at[f.who]]):
            s.ask(f.who)
        else:
            s.done()

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [KEEP, TURN]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        s.done()
        if a == TURN:
            s.call(Frame(P_DISPERSE, who=seat))


class Disperse(Proc[Defenders]):
    """DOR-17.2, D25 One Undead after the other goes to an adjacent place, as long as any has room."""

    def run(self, s: Defenders, f: Frame) -> None:
        if s.minions[s.at[f.who] * ENEMIES + BLACK] and self.legal(s, f, f.who):
            s.ask(f.who)
        else:
            s.done()

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [s.box.a_at + place for place in s.box.near[s.at[f.who]] if room_for_undead(s, place)]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        place = a - s.box.a_at
        s.minions[s.at[seat] * ENEMIES + BLACK] -= 1
        s.minions[place * ENEMIES + BLACK] += 1
        s.emit(E_UNDEAD_TURNED, seat, place)


def would_heal(s: Defenders) -> list[int]:
    """DOR-9.10 The generals who heal at this day end."""
    return [
        general
        for general in range(ENEMIES)
        if s.healing[general] == 0 and 0 < s.general_life[general] < s.box.life[general]
    ]


class Healing(Proc[Defenders]):
    """DOR-9.10 to 9.13 Each general in the state of healing recovers one step; others wait one day end less.

    `items` are those who will heal, `n` counts the seats asked about a spy (DOR-16.24).
    """

    def run(self, s: Defenders, f: Frame) -> None:
        if f.items is None:
            f.items = would_heal(s)
            for general in range(ENEMIES):
                if s.healing[general] > 0:
                    s.healing = changed(s.healing, general, s.healing[general] - 1)
        if f.items and f.n < s.seats:
            holder = (f.who + f.n) % s.seats
            f.n += 1
            if s.special(holder, SP_SPY):
                s.call(Frame(P_SPY, who=holder))
            return
        for general in f.items:
            s.general_life = changed(s.general_life, general, s.general_life[general] + 1)
            s.emit(E_GENERAL_HEALED, general, s.general_life[general])
            if s.general_life[general] == s.box.life[general]:
                s.healing = changed(s.healing, general, NOTHING)
        s.done()


class SpyInCamp(Proc[Defenders]):
    """DOR-16.24, D26 The holder `who` keeps one general from healing, or passes."""

    def run(self, s: Defenders, f: Frame) -> None:
        s.ask(f.who)

    def _healing(self, s: Defenders) -> list[int]:
        items = s.stack[-2].items
        return items if items is not None else []

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [PASS, *(SPY + general for general in self._healing(s))]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        if a != PASS:
            self._healing(s).remove(a - SPY)
            spend(s, seat, s.box.first_special + SP_SPY)
            s.emit(E_SPIED, seat, a - SPY)
        s.done()


class HandLimit(Proc[Defenders]):
    """DOR-11.2, D27 The hero `who` discards or plays special cards until the hand is within the limit."""

    def run(self, s: Defenders, f: Frame) -> None:
        if quest_work(s) != NOTHING:
            s.call(Frame(P_QUESTS))
        elif len(s.hand[f.who]) <= s.box.hand_limit:
            s.done()
        else:
            s.ask(f.who)

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        cards = [s.box.a_card + card for card in sorted(set(s.hand[f.who]))]
        return cards + [a for a in plays(s, f.who, W_EVENING) if a < s.box.a_reward]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        if a < s.box.a_play:
            spend(s, seat, a - s.box.a_card)
            s.emit(E_CARD_LOST, seat, a - s.box.a_card)
        else:
            begin_play(s, seat, a)
