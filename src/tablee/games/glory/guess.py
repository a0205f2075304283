"""Guessing what a seat cannot know: others' quests and their secret selection cards."""

from __future__ import annotations

from tablee.core.rng import Rng
from tablee.games.glory.ids import NOTHING, P_SELECT
from tablee.games.glory.state import Glory


def guess(s: Glory, seat: int | None, rng: Rng) -> Glory:
    """A copy with another possible hidden part.

    Quests that only others have seen are dealt anew among their hands, what they returned and the box; cards
    that lie face down are drawn anew. Piles have no order to guess.
    """
    twin = s.clone()
    if s.is_over():
        return twin
    _deal_anew(twin, seat, rng)
    if twin.stack[-1].proc == P_SELECT:
        items = twin.stack[-1].items
        assert items is not None
        for other in range(twin.seats):
            if other != seat and items[other] != NOTHING:
                items[other] = rng.below(len(twin.slots))
    return twin


def _deal_anew(s: Glory, seat: int | None, rng: Rng) -> None:
    hidden = [quest for quest in s.box.quests if s.pool.odds[quest]]
    for other in range(s.seats):
        if other != seat:
            hidden += s.hand[other]
            if s.returned[other] != NOTHING:
                hidden.append(s.returned[other])
    hidden.sort()  # in whose hands they really are is what the seat does not know
    for quest in hidden:
        s.pool.odds[quest] = 1
    for other in range(s.seats):
        if other != seat:
            for i in range(len(s.hand[other])):
                s.hand[other][i] = _draw(s, hidden, rng)
            if s.returned[other] != NOTHING:
                s.returned[other] = _draw(s, hidden, rng)


def _draw(s: Glory, hidden: list[int], rng: Rng) -> int:
    quest = hidden.pop(rng.below(len(hidden)))
    s.pool.odds[quest] = 0
    return quest
