"""Lazy decks and bags draw with the odds of really shuffled ones, lose no card and leak no order."""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from tablee.core.deck import UNKNOWN, Bag, Deck

counts = st.lists(st.integers(0, 2), min_size=1, max_size=3)


def lazy_odds(deck: Deck, draws: int) -> dict[tuple[int, ...], Fraction]:
    """The exact distribution of the next draws of a lazy deck."""
    if draws == 0:
        return {(): Fraction(1)}
    known = deck.next()
    options = [(known, 1)] if known != UNKNOWN else list(zip(deck.bag.inside(), deck.bag.weights()))
    total = sum(weight for _, weight in options)
    odds: dict[tuple[int, ...], Fraction] = {}
    for card, weight in options:
        twin = deck.clone()
        twin.draw(card)
        for rest, share in lazy_odds(twin, draws - 1).items():
            odds[(card, *rest)] = Fraction(weight, total) * share
    return odds


def shuffled_odds(cards: list[int], draws: int) -> dict[tuple[int, ...], Fraction]:
    """The same for the top of a shuffled pile, by looking at every order."""
    orders = list(itertools.permutations(cards))
    seen = Counter(order[:draws] for order in orders)
    return {top: Fraction(count, len(orders)) for top, count in seen.items()}


def cards_of(odds: list[int]) -> list[int]:
    return [card for card, count in enumerate(odds) for _ in range(count)]


@given(counts, st.data())
def test_a_lazy_deck_has_the_odds_of_a_shuffled_one(odds: list[int], data: st.DataObject) -> None:
    """Also where some cards were set aside unseen: the deck is smaller than what is unknown."""
    cards = cards_of(odds)
    size = data.draw(st.integers(0, len(cards)))
    draws = data.draw(st.integers(0, size))
    assert lazy_odds(Deck(Bag(odds[:]), size), draws) == shuffled_odds(cards, draws)


@given(counts, st.lists(st.integers(0, 2), max_size=2), st.lists(st.integers(0, 2), max_size=2))
def test_known_cards_lie_where_they_were_put(odds: list[int], top: list[int], bottom: list[int]) -> None:
    """The last card put on top comes first, the last one slid under comes last, the others are unknown."""
    odds = odds + [0] * (3 - len(odds))
    deck = Deck(Bag(odds[:]), sum(odds))
    for card in bottom:
        deck.put_under(card)
    for card in top:
        deck.put_on_top(card)
    middle = shuffled_odds(cards_of(odds), sum(odds))
    wanted = {(*reversed(top), *order, *bottom): share for order, share in middle.items()}
    assert lazy_odds(deck, deck.size) == wanted


@given(counts, st.lists(st.integers(0, 2), max_size=2), st.lists(st.integers(0, 2), max_size=2))
def test_shuffling_forgets_the_places(odds: list[int], top: list[int], bottom: list[int]) -> None:
    odds = odds + [0] * (3 - len(odds))
    deck = Deck(Bag(odds[:]), sum(odds))
    for card in top:
        deck.put_on_top(card)
    for card in bottom:
        deck.put_under(card)
    deck.shuffle()
    cards = cards_of(odds) + top + bottom
    assert deck.next() == UNKNOWN
    assert deck.size == len(cards)
    assert lazy_odds(deck, min(3, deck.size)) == shuffled_odds(cards, min(3, len(cards)))


class DeckMachine(RuleBasedStateMachine):
    """Any sequence of operations beside a list of cards that are in the deck or out of it."""

    def __init__(self) -> None:
        super().__init__()
        self.deck = Deck(Bag([2, 1, 3]), 6)
        self.hand: list[int] = []
        self.twins: list[tuple[Deck, list[object]]] = []

    def facts(self, deck: Deck) -> list[object]:
        return [deck.size, deck.bag.odds[:], deck.top[:], deck.bottom[:]]

    @precondition(lambda self: self.deck.size > 0)
    @rule(data=st.data())
    def draw(self, data: st.DataObject) -> None:
        known = self.deck.next()
        card = known if known != UNKNOWN else data.draw(st.sampled_from(self.deck.bag.inside()))
        self.deck.draw(card)
        self.hand.append(card)

    @precondition(lambda self: self.hand)
    @rule(on_top=st.booleans())
    def put_back(self, on_top: bool) -> None:
        card = self.hand.pop()
        if on_top:
            self.deck.put_on_top(card)
        else:
            self.deck.put_under(card)

    @rule()
    def shuffle(self) -> None:
        self.deck.shuffle()

    @rule()
    def clone(self) -> None:
        self.twins.append((self.deck.clone(), self.facts(self.deck)))

    @invariant()
    def no_card_is_lost(self) -> None:
        inside = Counter(cards_of(self.deck.bag.odds)) + Counter(self.deck.top) + Counter(self.deck.bottom)
        assert inside + Counter(self.hand) == Counter({0: 2, 1: 1, 2: 3})
        assert self.deck.size == inside.total()

    @invariant()
    def clones_stay_as_they_were(self) -> None:
        assert all(self.facts(twin) == facts for twin, facts in self.twins)


TestDeckMachine = DeckMachine.TestCase


def test_impossible_draws_are_refused() -> None:
    deck = Deck(Bag([1, 0]), 1)
    with pytest.raises(ValueError, match="no such piece"):
        deck.draw(1)
    deck.put_on_top(0)
    with pytest.raises(ValueError, match="another card"):
        deck.draw(1)
    deck.draw(0)
    deck.draw(0)
    with pytest.raises(ValueError, match="empty"):
        deck.draw(0)
    assert deck.size == 0


@given(st.lists(st.integers(0, 5), min_size=1, max_size=6))
def test_a_bag_tells_what_is_inside(odds: list[int]) -> None:
    bag = Bag(odds[:])
    assert bag.total() == sum(odds)
    assert dict(zip(bag.inside(), bag.weights(), strict=True)) == {i: n for i, n in enumerate(odds) if n}
    assert bag.inside() == sorted(bag.inside())
    for piece in bag.inside():
        bag.take(piece)
        bag.put(piece)
    assert bag.odds == odds
