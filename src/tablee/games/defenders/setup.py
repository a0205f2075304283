"""Setting up a game: chapters 2 and 19 of the rules."""

from __future__ import annotations

from typing import Any

from tablee.core.deck import Bag, Deck
from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.defenders.box import Box
from tablee.games.defenders.cards import draw_cards
from tablee.games.defenders.ids import (
    ALL_IS_QUIET,
    E1,
    E3,
    E_FIRST_PLAYER,
    E_HERO_TAKEN,
    E_SETUP_CARD,
    E_SETUP_REJECTED,
    E_SPECIAL_REMOVED,
    ENEMIES,
    FIRST,
    FULL,
    H1,
    H3,
    H4,
    H5,
    NOTHING,
    P_BATCH,
    P_CHOOSE_HERO,
    P_DEAL_HERO,
    P_DRAW_QUEST,
    P_REMOVE_SPECIAL,
    P_SETUP,
    P_START_PLAYER,
    P_TURN,
    RED,
    TWO_LOCATIONS,
)
from tablee.games.defenders.night import on_top, shuffle_darkness
from tablee.games.defenders.placing import place, taint
from tablee.games.defenders.state import Defenders, changed
from tablee.games.defenders.wounds import enter, unused_heroes

FEWER = 5
"""DOR-19.2 Minions of each colour that H5 takes out."""
START_CARDS = 2
BATCH = 3
GENERAL_MINIONS = 3


def new_game(
    box: Box, procs: list[Proc[Any]], seats: int, variants: list[int], start: int, flags: list[int]
) -> Defenders:
    """A game before its first question, with everything that needs no chance.

    `variants` go by their numbers in `ids`; `start` is the first seat or NOTHING for chance; `flags` say
    whether heroes are dealt, hands closed, and the King's Champion named.
    """
    s = Defenders(box, procs, seats)
    places = len(box.locations)
    s.variants = variants
    s.dealt, s.closed, s.champion = flags
    s.start = start
    s.minions = [0] * (places * ENEMIES)
    s.crystals = [0] * places
    s.gates = [0] * places
    s.supply = [n - FEWER * variants[H5] for n in box.minions]  # DOR-2.2
    s.crystal_supply = box.crystals
    s.gate_supply = box.gates
    s.general_step = [0] * ENEMIES
    s.general_life = box.life[:]  # DOR-2.1
    s.healing = [NOTHING] * ENEMIES
    s.hero = [NOTHING] * seats
    s.at = [box.city] * seats
    s.ready = [0] * seats
    s.spent = [0] * seats
    s.lost = [0] * seats
    s.bonus = [0] * seats
    s.hand = [[] for _ in range(seats)]
    s.style = [0] * seats
    s.mounted = [0] * seats
    s.shape = [NOTHING] * seats
    s.ambush = [0] * seats
    s.slayer = [0] * seats
    s.kills = [0] * seats
    s.quest = [NOTHING] * seats
    s.marked = [0] * seats
    s.markers = [0] * (seats * ENEMIES)
    s.completed = [[] for _ in range(seats)]
    s.unused = [[] for _ in range(seats)]
    s.committed = [[] for _ in range(seats)]
    s.deck = box.card_count[:]
    s.discard = [0] * len(box.cards)
    s.removed = [0] * len(box.cards)
    s.quest_deck = [1] * len(box.quests)
    s.quest_discard = [0] * len(box.quests)
    odds = [1] * len(box.dark)
    away = variants[H4]
    for card in range(len(box.dark)):  # DOR-19.2 H4
        if box.dark_kind[card] == ALL_IS_QUIET and away:
            odds[card] = 0
            away -= 1
    s.dark = Deck(Bag(odds), sum(odds))
    s.dark_discard = [0] * len(box.dark)
    s.foreseen = []
    s.dice_colour = []
    s.dice_value = []
    s.need = []
    s.stack = [Frame(P_SETUP)]
    return s


class Setup(Proc[Defenders]):
    """DOR-2.1 to 2.16 Heroes, cards, gate, generals, minions, first player; then the turns begin."""

    def run(self, s: Defenders, f: Frame) -> None:
        f.pc += 1
        if f.pc <= s.seats:
            s.call(Frame(P_DEAL_HERO if s.dealt else P_CHOOSE_HERO, who=f.pc - 1))
        elif f.pc == s.seats + 1:
            s.call(Frame(P_REMOVE_SPECIAL, n=s.variants[H3]))
        elif f.pc <= 2 * s.seats + 1:  # DOR-2.5, 2.6
            seat = f.pc - s.seats - 2
            s.call(Frame(P_DRAW_QUEST, who=seat))
            s.call(draw_cards(seat, START_CARDS + s.variants[E3]))
        elif f.pc == 2 * s.seats + 2:
            board(s)
        elif f.pc <= 2 * s.seats + 4:  # DOR-2.10, 2.11
            first = f.pc == 2 * s.seats + 3
            s.call(Frame(P_BATCH, n=BATCH - s.variants[E1], what=2 if first else 1, items=[]))
        elif f.pc == 2 * s.seats + 5:
            shuffle_darkness(s)  # DOR-2.14
            s.call(Frame(P_START_PLAYER))
        else:
            s.active = s.start
            s.done()
            s.call(Frame(P_TURN))


def board(s: Defenders) -> None:
    """DOR-2.7 The first gate; DOR-2.8 the generals with their minions; DOR-2.9 the Demons taint."""
    s.gates = changed(s.gates, s.box.first_gate, 1)
    s.gate_supply -= 1
    for general in range(ENEMIES):
        where = s.place_of(general)
        s.minions[where * ENEMIES + general] += GENERAL_MINIONS
        s.supply[general] -= GENERAL_MINIONS
        if general == RED:
            taint(s, where)


class ChooseHero(Proc[Defenders]):
    """DOR-2.3, D01 The player `who` takes a hero nobody has."""

    def run(self, s: Defenders, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [s.box.a_choose + hero for hero in unused_heroes(s)]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        s.done()
        enter(s, f.who, a - s.box.a_choose)
        s.emit(E_HERO_TAKEN, f.who, s.hero[f.who])


class DealHero(Proc[Defenders]):
    """DOR-2.3 The player `who` is dealt a hero."""

    def run(self, s: Defenders, f: Frame) -> None:
        s.chance()

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [s.box.a_deal + hero for hero in unused_heroes(s)]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        s.done()
        enter(s, f.who, a - s.box.a_deal)
        s.emit(E_HERO_TAKEN, f.who, s.hero[f.who])


class RemoveSpecial(Proc[Defenders]):
    """DOR-19.2 H3: `n` special cards, taken at random, leave the game."""

    def run(self, s: Defenders, f: Frame) -> None:
        if f.n == 0:
            s.done()
        else:
            s.chance()

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        first = s.box.first_special
        return [s.box.a_remove + i for i in range(len(s.deck) - first) if s.deck[first + i]]

    def weights(self, s: Defenders, f: Frame) -> list[int] | None:
        return [n for n in s.deck[s.box.first_special :] if n]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        which = a - s.box.a_remove
        f.n -= 1
        card = s.box.first_special + which
        s.deck = changed(s.deck, card, s.deck[card] - 1)
        s.removed = changed(s.removed, card, s.removed[card] + 1)
        s.emit(E_SPECIAL_REMOVED, which)


def accepted(s: Defenders, card: int, minions: int, taken: list[int]) -> bool:
    """DOR-2.10 to 2.12 Whether a card of the setup is used: two places, room on both, none used before."""
    if s.box.dark_kind[card] != TWO_LOCATIONS:
        return False
    for half in range(2):
        where = s.box.dark_place[card * 2 + half]
        if minions == 2 and where in taken:
            return False
        if not s.variants[H1] and s.crowd(where) + minions > FULL:
            return False
    return True


class Batch(Proc[Defenders]):
    """DOR-2.10, 2.11 Cards are drawn until `n` more are accepted, each putting `what` minions on both places.

    `items` are the places of this batch. The cards lie aside until all are shuffled again (DOR-2.14).
    """

    def run(self, s: Defenders, f: Frame) -> None:
        if f.n == 0:
            s.done()
        else:
            s.chance()

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return on_top(s)

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        card = a - s.box.a_dark
        s.dark = s.dark.clone()
        s.dark.draw(card)
        s.dark_discard = changed(s.dark_discard, card, s.dark_discard[card] + 1)
        taken = f.items if f.items is not None else []
        if not accepted(s, card, f.what, taken):
            s.emit(E_SETUP_REJECTED, card)
            return
        f.n -= 1
        s.emit(E_SETUP_CARD, card, f.what)
        for half in (1, 0):  # the second on the stack first, so that A comes before B
            where = s.box.dark_place[card * 2 + half]
            taken.append(where)
            s.call(place(where, s.box.colour[where], f.what))


class StartPlayer(Proc[Defenders]):
    """DOR-2.16 Chance says who begins, unless the table has."""

    def run(self, s: Defenders, f: Frame) -> None:
        if s.start == NOTHING:
            s.chance()
        else:
            s.done()
            s.emit(E_FIRST_PLAYER, s.start)

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [FIRST + one for one in range(s.seats)]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        s.start = a - FIRST
