"""Hero cards on their way: drawing, keeping, discarding (DOR-11.3, 16.4, 16.26)."""

from __future__ import annotations

from tablee.core.events import EVERYBODY
from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.defenders.ids import (
    E_CARD_DRAWN,
    E_CARD_KEPT,
    E_CARD_LEFT,
    E_DECK_SHUFFLED,
    NOTHING,
    P_DRAW_HERO,
    P_KEEP,
    PURPLE,
)
from tablee.games.defenders.state import Defenders, changed, without


def draw_cards(seat: int, n: int) -> Frame:
    """A hero draws so many cards."""
    return Frame(P_DRAW_HERO, who=seat, n=n)


def keep_cards(seat: int, colour: int, n: int) -> Frame:
    """A hero draws so many cards and keeps those of a colour and the special ones."""
    return Frame(P_KEEP, who=seat, what=colour, n=n)


def give(s: Defenders, seat: int, card: int) -> None:
    """A card comes into a hand, which is kept sorted."""
    hand = s.hand[seat][:]
    i = 0
    while i < len(hand) and hand[i] <= card:
        i += 1
    hand.insert(i, card)
    s.hand = s.hand[:]
    s.hand[seat] = hand


def tell_owner(s: Defenders, kind: int, seat: int, card: int) -> None:
    """D45 A card has come into a hand: with closed hands only its owner is told which."""
    seen_by = 1 << seat if s.closed else EVERYBODY
    s.emit_to(seen_by, kind, (seat, card), (seat, len(s.box.cards)))


def throw(s: Defenders, card: int) -> None:
    """A card is out of a hand: DOR-16.4 special cards leave the game, others go to the discard pile."""
    if s.is_special(card):
        s.removed = changed(s.removed, card, s.removed[card] + 1)
    else:
        s.discard = changed(s.discard, card, s.discard[card] + 1)


def spend(s: Defenders, seat: int, card: int) -> None:
    """A card leaves a hand."""
    s.hand = without(s.hand, seat, card)
    throw(s, card)


def shuffle_hero_deck(s: Defenders) -> None:
    """The discard pile goes into the deck; DOR-15.5 it holds no special cards."""
    s.deck = [s.deck[card] + s.discard[card] for card in range(len(s.deck))]
    s.discard = [0] * len(s.deck)
    s.emit(E_DECK_SHUFFLED, 0)


def refill(s: Defenders) -> bool:
    """DOR-11.3 Whether there is a card to draw, after a shuffle if need be."""
    if holds_any(s.deck):
        return True
    if not holds_any(s.discard):
        return False
    shuffle_hero_deck(s)
    return True


def holds_any(pile: list[int]) -> bool:
    """Whether a pile of counts holds a card."""
    for n in pile:
        if n:
            return True
    return False


def in_deck(s: Defenders) -> list[int]:
    """The hero cards that may be drawn next, as outcomes of chance."""
    deck = s.deck
    first = s.box.a_draw
    return [first + card for card in range(len(deck)) if deck[card]]


class DrawHeroCards(Proc[Defenders]):
    """DOR-11.3 The hero `who` draws `n` cards; where nothing is left, fewer."""

    def run(self, s: Defenders, f: Frame) -> None:
        if f.n == 0 or s.hero[f.who] == NOTHING or not refill(s):
            s.done()
        else:
            s.chance()

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return in_deck(s)

    def weights(self, s: Defenders, f: Frame) -> list[int] | None:
        return [n for n in s.deck if n]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        card = a - s.box.a_draw
        f.n -= 1
        s.deck = changed(s.deck, card, s.deck[card] - 1)
        give(s, f.who, card)
        tell_owner(s, E_CARD_DRAWN, f.who, card)


class KeepHeroCards(Proc[Defenders]):
    """DOR-5.4, 16.18 The hero `who` draws `n` cards and keeps those of the colour `what` and special ones.

    `items` are the cards left so far. They are discarded together when all are drawn: a deck that runs out
    on the way is made of the discard pile without them (DOR-11.3).
    """

    def run(self, s: Defenders, f: Frame) -> None:
        if f.n == 0 or not refill(s):
            s.done()
            if f.items is not None:
                for card in f.items:
                    throw(s, card)
        else:
            s.chance()

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return in_deck(s)

    def weights(self, s: Defenders, f: Frame) -> list[int] | None:
        return [n for n in s.deck if n]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        card = a - s.box.a_draw
        f.n -= 1
        s.deck = changed(s.deck, card, s.deck[card] - 1)
        if s.box.card_colour[card] in (f.what, PURPLE):
            give(s, f.who, card)
            tell_owner(s, E_CARD_KEPT, f.who, card)
        else:
            if f.items is None:
                f.items = []
            f.items.append(card)
            s.emit(E_CARD_LEFT, f.who, card)
