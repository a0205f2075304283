"""What a seat sees, as arrays of a fixed shape.

An encoder gets nothing but what the seat may know. Two come with the package: one for networks that want a
vector, one for whoever wants every fact exactly. A study of one game will want an encoder of its own.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Protocol

import numpy as np
from gymnasium.spaces import Box
from numpy.typing import NDArray

from tablee.core.errors import TableeError
from tablee.core.game import Json

LANGUAGES = {"en", "fr"}
"""The keys of a text for people in a view."""

LIMIT = 1000.0
"""The largest number a vector shows; no number on these tables comes near it."""


class BadEncoder(TableeError):
    """An encoder that cannot be, or that cannot hold what is to be shown."""


@dataclass(frozen=True)
class Seen:
    """All that an agent is shown: who it is, what it is asked, and its view of the table.

    `kind` and `about` are the question the agent has to answer now; empty while it waits.
    """

    seat: int
    seats: int
    kind: str
    about: Mapping[str, str]
    view: Json


class Encoder(Protocol):
    """Makes an array of what a seat sees, always of the same shape."""

    def space(self) -> Box:
        """The space of all such arrays: a new object at each call, since each environment seeds its own."""
        ...

    def encode(self, seen: Seen) -> NDArray[Any]:
        """A new array of that space."""
        ...


class VectorEncoder:
    """Every fact a seat sees is added to one of `size` numbers: the hashing trick, with signs.

    A fact has a name, its path in the view. A number counts with its value under its path
    (`view.players[2].coin`); a truth is 1 or 0; a word or a null counts 1 under path and value
    (`view.players[2].hero="mage"`). A word in a list counts under its place and once more without it
    (`view.discard[3]="troll"`, `view.discard[]="troll"`), so that what lies where and what lies there at all
    can both be learned. What belongs to the seat itself counts twice, too: under the number of the seat and
    under `me`, which is the same for every seat. Texts for people are left out.

    The hash of the name (BLAKE2b) decides the number and the sign, on every machine the same. Two facts may
    share a number; the larger the vector, the fewer do.
    """

    def __init__(self, size: int = 4096) -> None:
        if size < 2:
            raise BadEncoder(f"a vector of {size} numbers cannot show a table: at least 2")
        self.size = size
        self._places: dict[str, tuple[int, float]] = {}

    def space(self) -> Box:
        return Box(-LIMIT, LIMIT, (self.size,), np.float32)

    def encode(self, seen: Seen) -> NDArray[np.float32]:
        where: list[int] = []
        what: list[float] = []
        places = self._places
        for name, value in facts(seen):
            place = places.get(name)
            if place is None:
                place = places[name] = self._place(name)
            where.append(place[0])
            what.append(place[1] * value)
        sums = np.bincount(where, what, self.size).clip(-LIMIT, LIMIT)
        return sums.astype(np.float32)

    def _place(self, name: str) -> tuple[int, float]:
        """The number a fact is added to, and its sign."""
        hashed = int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big")
        return (hashed >> 1) % self.size, -1.0 if hashed & 1 else 1.0


class TextEncoder:
    """What a seat sees as JSON text, byte by byte, filled up with zeros: exact, and `decode` reads it."""

    def __init__(self, length: int = 16384) -> None:
        self.length = length

    def space(self) -> Box:
        return Box(0, 255, (self.length,), np.uint8)

    def encode(self, seen: Seen) -> NDArray[np.uint8]:
        text = json.dumps(vars(seen), sort_keys=True, separators=(",", ":")).encode()
        if len(text) > self.length:
            raise BadEncoder(f"the view takes {len(text)} bytes: a text of {self.length} is too short")
        out = np.zeros(self.length, np.uint8)
        out[: len(text)] = np.frombuffer(text, np.uint8)
        return out

    @staticmethod
    def decode(array: NDArray[np.uint8]) -> Json:
        """What was encoded, as plain data."""
        read: Json = json.loads(array.tobytes().rstrip(b"\0"))
        return read


def facts(seen: Seen) -> list[tuple[str, float]]:
    """The facts of what a seat sees: names and numbers, as `VectorEncoder` describes them."""
    out = [(f"seat={seen.seat}", 1.0), (f"seats={seen.seats}", 1.0), (f'kind="{seen.kind}"', 1.0)]
    _add(out, "about", dict(seen.about), seen.seat)
    _add(out, "view", seen.view, seen.seat)
    return out


def _add(out: list[tuple[str, float]], path: str, value: Any, me: int) -> None:
    if isinstance(value, str):
        out.append((f'{path}="{value}"', 1.0))
    elif isinstance(value, (int, float)):
        out.append((path, float(value)))
    elif value is None:
        out.append((f"{path}=null", 1.0))
    elif isinstance(value, dict):
        if value.keys() != LANGUAGES:
            for key, inner in value.items():
                _add(out, f"{path}.{key}", inner, me)
    else:
        for i, inner in enumerate(value):
            _add(out, f"{path}[{i}]", inner, me)
            if isinstance(inner, str):
                out.append((f'{path}[]="{inner}"', 1.0))
            elif isinstance(inner, dict) and inner.get("seat") == me:
                _add(out, "me", inner, me)
