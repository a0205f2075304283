"""Guessing what a seat cannot know: with closed hands, the cards of the others."""

from __future__ import annotations

from tablee.core.rng import Rng
from tablee.games.defenders.ids import P_DAY, P_WINDOW
from tablee.games.defenders.state import Defenders


def guess(s: Defenders, seat: int | None, rng: Rng) -> Defenders:
    """A copy in which the hidden cards lie elsewhere; decks have no order to guess.

    Others see how many cards of each colour a hand holds, so each card is exchanged within its colour.
    """
    twin = s.clone()
    if not s.closed or s.is_over():
        return twin
    busy = s.stack[-1].proc not in (P_DAY, P_WINDOW)  # a question about cards: whoever answers it needs them
    twin.deck = twin.deck[:]
    twin.hand = twin.hand[:]
    hidden = [other for other in range(s.seats) if other != seat and not (busy and s.asked(other))]
    for other in hidden:
        for card in twin.hand[other]:
            twin.deck[card] += 1
    for other in hidden:
        twin.hand[other] = sorted(_like(twin, card, rng) for card in twin.hand[other])
    return twin


def _like(s: Defenders, card: int, rng: Rng) -> int:
    """Another card of the same colour from the deck, which gets the old one back by being counted there."""
    colour = s.box.card_colour[card]
    cards = [i for i in range(len(s.deck)) if s.deck[i] and s.box.card_colour[i] == colour]
    drawn = rng.weighted(cards, [s.deck[i] for i in cards])
    s.deck[drawn] -= 1
    return drawn
