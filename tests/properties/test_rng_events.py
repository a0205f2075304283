"""Draws in proportion to their weights, and events seen by those who may see them."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.events import EVERYBODY, Event, EventTable
from tablee.core.rng import Rng, pick

weights = st.lists(st.integers(0, 5), min_size=1, max_size=6).filter(any)


@given(weights)
def test_every_option_holds_as_many_tickets_as_its_weight(odds: list[int]) -> None:
    options = [10 * i for i in range(len(odds))]
    drawn = Counter(pick(options, odds, ticket) for ticket in range(sum(odds)))
    assert drawn == Counter({option: weight for option, weight in zip(options, odds) if weight})
    with pytest.raises(ValueError, match="ticket"):
        pick(options, odds, sum(odds))


@given(weights, st.integers(0, 2**64))
def test_weighted_draws_only_what_has_weight(odds: list[int], seed: int) -> None:
    rng = Rng(seed)
    options = list(range(len(odds)))
    assert all(odds[rng.weighted(options, odds)] > 0 for _ in range(20))


def test_draws_come_in_proportion() -> None:
    rng = Rng(1)
    drawn = Counter(rng.weighted([0, 1, 2], [1, 2, 7]) for _ in range(20_000))
    assert [round(drawn[i] / 2000) for i in range(3)] == [1, 2, 7]
    thrown = Counter(rng.below(6) for _ in range(60_000))
    assert all(abs(thrown[i] - 10_000) < 500 for i in range(6))
    chosen = Counter(rng.choice([4, 5]) for _ in range(10_000))
    assert abs(chosen[4] - chosen[5]) < 500


@given(st.integers(0, 2**64), st.integers(1, 10**6))
def test_below_stays_within_its_bounds(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


@given(st.integers(0, 2**64))
def test_a_seed_decides_the_draws(seed: int) -> None:
    first, second = Rng(seed), Rng(seed)
    assert [first.below(1000) for _ in range(20)] == [second.below(1000) for _ in range(20)]


def test_the_stream_is_the_same_everywhere() -> None:
    """Frozen numbers: were the generator to change, every recorded seed would lose its meaning."""
    rng = Rng(7)
    assert [rng.below(6) for _ in range(12)] == [1, 0, 3, 0, 3, 2, 0, 3, 0, 2, 0, 0]


@given(st.integers(0, 15), st.integers(-1, 3), st.booleans())
def test_an_event_is_told_to_those_in_its_mask(mask: int, seat: int, is_public: bool) -> None:
    """A seat outside gets the public part or nothing; a spectator is always outside."""
    public = (1,) if is_public else None
    event = Event(0, (1, 2), mask, public)
    inside = seat >= 0 and mask & (1 << seat)
    assert event.for_seat(seat) == ((1, 2) if inside else public)


@given(st.integers(-1, 3))
def test_an_event_for_everybody_is_told_to_everybody(seat: int) -> None:
    assert Event(0, (1, 2), EVERYBODY, None).for_seat(seat) == (1, 2)


def test_fields_have_names_and_domains() -> None:
    table = EventTable()
    assert table.add("moved", "guardian", "from:path", "to:path") == 0
    assert table.add("over") == 1
    assert table.names == ["moved", "over"]
    assert table.fields == [[("guardian", "guardian"), ("from", "path"), ("to", "path")], []]
