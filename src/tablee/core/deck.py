"""Lazy decks and bags: what nobody has seen has no identity, so there is no order to leak or to shuffle."""

from typing import Final

UNKNOWN: Final = -1


class Bag:
    """Pieces drawn unseen. `odds[i]` is the relative odds of piece `i`: usually how many copies are inside.

    Odds finer than copies describe what is only half known: where one of four cards was set aside at random,
    each of the four counts 1 and every sure card counts 4.
    """

    def __init__(self, odds: list[int]) -> None:
        self.odds = odds

    def clone(self) -> "Bag":
        """An independent copy."""
        return Bag(self.odds[:])

    def total(self) -> int:
        """The sum of all odds."""
        return sum(self.odds)

    def inside(self) -> list[int]:
        """The pieces that may come next, sorted."""
        odds = self.odds
        return [i for i in range(len(odds)) if odds[i] > 0]

    def weights(self) -> list[int]:
        """The odds of the pieces of `inside()`, in the same order."""
        return [n for n in self.odds if n > 0]

    def take(self, piece: int) -> None:
        """Remove one copy of a piece."""
        if self.odds[piece] <= 0:
            raise ValueError("the bag holds no such piece")
        self.odds[piece] -= 1

    def put(self, piece: int) -> None:
        """Add one copy of a piece."""
        self.odds[piece] += 1


class Deck:
    """A face-down pile of `size` cards drawn from the unknown cards in `bag`.

    The bag may hold more cards than the pile: those set aside unseen are unknown in the same way. Cards put
    back on the top or the bottom keep their identity in `top` (last drawn first) and `bottom`.
    """

    def __init__(self, bag: Bag, size: int) -> None:
        self.bag = bag
        self.size = size
        self.top: list[int] = []
        self.bottom: list[int] = []

    def clone(self) -> "Deck":
        """An independent copy."""
        twin = Deck(self.bag.clone(), self.size)
        twin.top = self.top[:]
        twin.bottom = self.bottom[:]
        return twin

    def next(self) -> int:
        """The card on top if it is known, otherwise UNKNOWN: then the bag tells the odds."""
        if self.top:
            return self.top[-1]
        if self.size == len(self.bottom) and self.bottom:
            return self.bottom[0]
        return UNKNOWN

    def draw(self, card: int) -> None:
        """Take the top card, which turned out to be `card`."""
        if self.size == 0:
            raise ValueError("the deck is empty")
        known = self.next()
        if known == UNKNOWN:
            self.bag.take(card)
        elif known != card:
            raise ValueError("another card lies on top")
        elif self.top:
            self.top.pop()
        else:
            self.bottom.pop(0)
        self.size -= 1

    def put_on_top(self, card: int) -> None:
        """Lay a known card on the pile."""
        self.top.append(card)
        self.size += 1

    def put_under(self, card: int) -> None:
        """Slide a known card under the pile."""
        self.bottom.append(card)
        self.size += 1

    def shuffle(self) -> None:
        """Mix the whole pile: what was known of it is known no more."""
        for card in self.top + self.bottom:
            self.bag.put(card)
        self.top = []
        self.bottom = []
