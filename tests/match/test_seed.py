"""The seed behind the dice: its form, its hash, and fair draws that depend on nothing but seed and number."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.match import BadSeed, Seed


def test_commitment_is_the_plain_hash_of_the_bytes():
    seed = Seed.of("000102030405060708090a0b0c0d0e0f")
    assert seed.commitment == hashlib.sha256(bytes(range(16))).hexdigest()
    assert Seed.of(7).text == "0" * 31 + "7"


def test_fresh_seeds_differ():
    assert len({Seed.of(None).text for _ in range(20)}) == 20


@pytest.mark.parametrize("bad", [-1, 2**128, "", "7", "0" * 31 + "g", "A" * 32, "0" * 33])
def test_wrong_form_is_refused(bad):
    with pytest.raises(BadSeed) as error:
        Seed.of(bad)
    assert "\n" not in str(error.value)


def test_draws_are_those_the_format_promises():
    """Written out here a second time, as docs/save-format.md tells it."""
    key = bytes.fromhex("0" * 31 + "7")
    for n in range(1, 50):
        block = hashlib.blake2b(n.to_bytes(8, "big") + bytes(8), key=key, digest_size=8).digest()
        assert Seed.of(7).below(n, 6) == int.from_bytes(block, "big") % 6
    assert [Seed.of(7).below(n, 6) for n in range(1, 11)] == PINNED


PINNED = [0, 4, 5, 4, 0, 2, 1, 3, 0, 4]


@given(st.integers(0, 2**128 - 1), st.integers(1, 10**6), st.integers(1, 2**64))
def test_draws_are_in_range_and_repeat(seed, n, total):
    draw = Seed.of(seed).below(n, total)
    assert 0 <= draw < total
    assert Seed.of(seed).below(n, total) == draw


def test_large_totals_are_not_biased():
    """Of 3 * 2**62 values a plain remainder would bring the lowest third twice as often as the others."""
    total = 3 << 62
    thirds = [0, 0, 0]
    for n in range(3000):
        thirds[Seed.of(1).below(n, total) * 3 // total] += 1
    assert all(900 < count < 1100 for count in thirds)


def test_weights_are_odds():
    counts = {5: 0, 8: 0, 9: 0}
    for n in range(4000):
        counts[Seed.of(3).draw(n, [5, 8, 9], [1, 0, 3])] += 1
    assert counts[8] == 0
    assert 900 < counts[5] < 1100


def test_nothing_to_draw_from_is_refused():
    with pytest.raises(BadSeed):
        Seed.of(1).below(1, 0)
