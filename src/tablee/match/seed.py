"""The secret behind the dice: published as a hash when the game begins, shown when it ends.

The outcome of chance in entry `n` depends on the seed, on `n` and on the weights of the outcomes, and on
nothing else. Entry numbers are never used twice, so an undo cannot bring a roll back. Where seats draw side
by side the game numbers the draws of each seat instead: then who is faster does not change anybody's luck,
and a draw that was undone comes again.
"""

from __future__ import annotations

import hashlib
import os
import re

from tablee.core.rng import pick
from tablee.core.state import State
from tablee.match.errors import BadSeed

SIZE = 16
BLOCK = 8
"""Bytes of one draw: 64 bits, far more than the weights of any question add up to."""


def draw_number(state: State, entry: int) -> int:
    """The number by which chance is drawn for an entry: its own, or the one the game gives it."""
    luck = state.luck()
    return entry if luck < 0 else luck


class Seed:
    """Sixteen secret bytes."""

    def __init__(self, key: bytes) -> None:
        if len(key) != SIZE:
            raise BadSeed(f"a seed has {SIZE} bytes, not {len(key)}")
        self._key = key
        self.text = key.hex()
        self.commitment = hashlib.sha256(key).hexdigest()

    @classmethod
    def of(cls, seed: int | str | None) -> Seed:
        """A seed from its 32 hexadecimal digits, from a number (for tests), or fresh from the system."""
        if seed is None:
            return cls(os.urandom(SIZE))
        if isinstance(seed, int):
            if not 0 <= seed < 1 << 8 * SIZE:
                raise BadSeed(f"seed {seed} is out of range: choose 0 to 2**{8 * SIZE} - 1")
            return cls(seed.to_bytes(SIZE, "big"))
        if not re.fullmatch(f"[0-9a-f]{{{2 * SIZE}}}", seed):
            raise BadSeed(f"'{seed[:40]}' is not a seed: write a number, or {2 * SIZE} digits 0-9 a-f")
        return cls(bytes.fromhex(seed))

    def below(self, n: int, total: int) -> int:
        """A number from 0 to `total` - 1 for entry `n`, all exactly equally likely."""
        span = 1 << 8 * BLOCK
        if not 0 < total <= span:
            raise BadSeed(f"weights that add up to {total} cannot be drawn from")
        fair = span - span % total
        turn = 0
        while True:
            message = n.to_bytes(8, "big") + turn.to_bytes(8, "big")
            block = hashlib.blake2b(message, key=self._key, digest_size=BLOCK).digest()
            draw = int.from_bytes(block, "big")
            if draw < fair:
                return draw % total
            turn += 1

    def draw(self, n: int, outcomes: list[int], weights: list[int]) -> int:
        """The outcome of chance in entry `n`."""
        return pick(outcomes, weights, self.below(n, sum(weights)))
