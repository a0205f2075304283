"""The night: chapters 12, 14 and 15 of the rules."""

from __future__ import annotations

from typing import Final

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.defenders.cards import shuffle_hero_deck
from tablee.games.defenders.ids import (
    E_ADVANCED,
    E_DECK_SHUFFLED,
    E_NIGHT,
    E_NOT_ADVANCED,
    E_QUIET_NIGHT,
    E_REVEALED,
    E_TOO_WOUNDED,
    E_WISDOM,
    ENEMIES,
    GREEN,
    KEEP,
    LOST_GENERAL,
    MONARCH_CITY,
    NEXT,
    NOTHING,
    ORC_PATROLS,
    ORC_WAR_PARTY,
    P_CARD,
    P_REVEAL,
    P_SPREAD,
    P_WINDOW,
    P_WISDOM,
    TWO_LOCATIONS,
    USE,
    W_NIGHT,
    W_REVEALED,
    WISDOM,
)
from tablee.games.defenders.placing import lose, place
from tablee.games.defenders.state import Defenders, changed

REACTED: Final = 3
"""How far a darkness card has got when all have reacted to it: next it is resolved."""


class Night(Proc[Defenders]):
    """DOR-12.1, 12.2 As many cards as the war status says; only the first ones are used fully. `n` counts."""

    def run(self, s: Defenders, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            s.call(Frame(P_WINDOW, who=f.who, what=W_NIGHT))
        elif s.quiet:  # DOR-16.14, 18.22
            s.done()
            s.emit(E_QUIET_NIGHT)
        elif f.n < s.box.slot_cards[s.slot()]:
            first = s.box.slot_cards[s.slot()] if f.n == 0 else NOTHING
            f.n += 1
            s.call(Frame(P_CARD, who=f.who, what=first, n=int(f.n <= s.box.slot_full[s.slot()])))
        else:
            s.done()


def shuffle_darkness(s: Defenders) -> None:
    """The discard pile goes into the deck, and nothing is known of its order any more."""
    s.dark = s.dark.clone()
    for card in range(len(s.dark_discard)):
        for _ in range(s.dark_discard[card]):
            s.dark.put_on_top(card)
    s.dark_discard = [0] * len(s.dark_discard)
    s.dark.shuffle()
    s.emit(E_DECK_SHUFFLED, 1)


def shuffle_both(s: Defenders) -> None:
    """DOR-15.4 What the Monarch City card does to the decks."""
    shuffle_hero_deck(s)
    shuffle_darkness(s)


class DarknessCard(Proc[Defenders]):
    """DOR-12.3 One card: revealed, reacted to, resolved above and below, discarded.

    `n` is 1 if its upper part is in use, `where` 1 once Wisdom has replaced one. `what` is the card; until it
    is revealed, how many cards the night has if this is the first: told with it, so that the moment before
    does not tell who could have played something.
    """

    def run(self, s: Defenders, f: Frame) -> None:
        f.pc += 1
        if f.pc == 1:
            s.call(Frame(P_REVEAL, who=f.who))
        elif f.pc == 2:
            if f.what != NOTHING and f.where != 1:
                s.emit(E_NIGHT, f.what)
            f.what = s.revealed
            s.full = f.n
            s.spared = 0
            s.halted = 0
            s.emit(E_REVEALED, f.what, f.n)
            s.result = 0
            if f.where != 1 and s.has_skill(f.who, WISDOM):
                s.call(Frame(P_WISDOM, who=f.who))
        elif f.pc == REACTED:
            if s.result:
                f.pc = 0
                f.where = 1
                self._replace(s, f.what)
            else:
                s.call(Frame(P_WINDOW, who=f.who, what=W_REVEALED))
        elif f.pc == 4:
            if f.n:
                self._upper(s, f)
        elif f.pc == 5:
            if f.n and s.box.dark_kind[f.what] == TWO_LOCATIONS and not s.spared & 2:
                self._half(s, f.what, 1)
        elif f.pc == 6:
            self._general(s, f)
        else:
            s.done()
            s.dark_discard = changed(s.dark_discard, f.what, s.dark_discard[f.what] + 1)
            if s.box.dark_kind[f.what] == MONARCH_CITY:  # DOR-15.4, 15.7
                shuffle_both(s)
            s.revealed = NOTHING
            s.full = 0
            s.spared = 0
            s.halted = 0

    def _replace(self, s: Defenders, card: int) -> None:
        """DOR-17.36 The card goes to the discard pile; DOR-15.6 the Monarch City card still shuffles."""
        s.dark_discard = changed(s.dark_discard, card, s.dark_discard[card] + 1)
        s.revealed = NOTHING
        if s.box.dark_kind[card] == MONARCH_CITY:
            shuffle_both(s)

    def _half(self, s: Defenders, card: int, half: int) -> None:
        """DOR-12.4 The minions of one location of a card, in the location's colour."""
        where = s.box.dark_place[card * 2 + half]
        s.call(place(where, s.box.colour[where], s.box.dark_minions[card * 2 + half]))

    def _upper(self, s: Defenders, f: Frame) -> None:
        kind = s.box.dark_kind[f.what]
        if kind == TWO_LOCATIONS:
            if not s.spared & 1:
                self._half(s, f.what, 0)
        elif kind == ORC_PATROLS:  # DOR-15.2
            s.call(Frame(P_SPREAD, items=orcs_on(s, empty_green(s))))
        elif kind == ORC_WAR_PARTY:  # DOR-15.3
            s.call(Frame(P_SPREAD, items=orcs_on(s, lone_orcs(s))))
        elif kind == MONARCH_CITY:
            items: list[int] = []
            for colour in colours_at_gates(s):
                items += [s.box.city, colour]
            s.call(Frame(P_SPREAD, items=items))

    def _general(self, s: Defenders, f: Frame) -> None:
        """DOR-12.5 to 12.9 The general advances if the card names the next place of the path."""
        general = s.box.dark_general[f.what]
        if general == NOTHING or s.halted:
            return
        if not advances(s, f.what):
            if s.general_life[general]:
                s.emit(E_TOO_WOUNDED if s.on_red(general) else E_NOT_ADVANCED, general)
            return
        s.general_step = changed(s.general_step, general, s.general_step[general] + 1)
        where = s.place_of(general)
        s.emit(E_ADVANCED, general, where)
        if where == s.box.city:
            lose(s, LOST_GENERAL)
        else:
            s.call(place(where, general, s.box.dark_escort[f.what]))  # DOR-12.6


def advances(s: Defenders, card: int) -> bool:
    """DOR-12.5, 9.9 Whether the general of a card would move: alive, no major wounds, the next place."""
    general = s.box.dark_general[card]
    if general == NOTHING or s.general_life[general] == 0 or s.on_red(general):
        return False
    if s.place_of(general) == s.box.city:
        return False  # the game is lost
    to = s.box.dark_to[card]
    return to == NEXT or to == s.box.path[general][s.general_step[general] + 1]


def empty_green(s: Defenders) -> list[int]:
    """DOR-15.2 Green locations without any minion."""
    return [where for where in range(len(s.crystals)) if s.box.colour[where] == GREEN and s.crowd(where) == 0]


def lone_orcs(s: Defenders) -> list[int]:
    """DOR-15.3 Locations with exactly one minion, an Orc."""
    return [
        where
        for where in range(len(s.crystals))
        if s.crowd(where) == 1 and s.minions[where * ENEMIES + GREEN] == 1
    ]


def orcs_on(s: Defenders, places: list[int]) -> list[int]:
    """Pairs of place and colour for `Spread`."""
    out: list[int] = []
    for where in places:
        out += [where, GREEN]
    return out


def colours_at_gates(s: Defenders) -> list[int]:
    """DOR-15.4, 15.8 The colours of minions next to the city."""
    return [
        colour
        for colour in range(ENEMIES)
        if any(s.minions[where * ENEMIES + colour] for where in s.box.near[s.box.city])
    ]


def on_top(s: Defenders) -> list[int]:
    """The darkness cards that may come next, as outcomes of chance."""
    odds = s.dark.bag.odds
    first = s.box.a_dark
    return [first + card for card in range(len(odds)) if odds[card]]


class Reveal(Proc[Defenders]):
    """DOR-12.3 The next darkness card; DOR-12.10 an empty deck is made of the discard pile."""

    def run(self, s: Defenders, f: Frame) -> None:
        if s.dark.size == 0:
            shuffle_darkness(s)
        s.chance()

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        known = s.dark.next()
        if known >= 0:
            return [s.box.a_dark + known]
        return on_top(s)

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        s.done()
        s.revealed = a - s.box.a_dark
        s.dark = s.dark.clone()
        s.dark.draw(s.revealed)


class UseWisdom(Proc[Defenders]):
    """DOR-17.35, D29 Discard the revealed card and draw another, or keep it."""

    def run(self, s: Defenders, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [USE, KEEP]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        s.done(int(a == USE))
        if a == USE:
            s.emit(E_WISDOM, seat, s.revealed)
