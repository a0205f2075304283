"""A part of a legend file with its place: reads values, settles scaled ones, tells faults with their line.

Every reader tells its fault and then gives something that says "unknown" (`NOTHING`, an empty text, an empty
list), so that the rest of a file can be checked too. When a legend is loaded to be played, the first fault
is an error and nothing of this matters.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from tablee.content.lined import Where
from tablee.content.tree import Tree
from tablee.games.andor.ids import NOTHING

SCALE = ("2", "3", "4")
NAME = re.compile(r"[a-z][a-z0-9_]*")
CARD_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")


class Part:
    """A value of the tree, for a number of heroes. `heroes` 0: scaled maps are not allowed here."""

    def __init__(self, tree: Tree, where: Where, value: Any, heroes: int, missing: bool = False) -> None:
        self.tree = tree
        self.where = where
        self.heroes = heroes
        self.missing = missing  # its fault is told already: it is read as unknown, without a word
        if heroes and isinstance(value, dict) and set(value) == set(SCALE):
            self.where = (*where, str(heroes))
            value = value[str(heroes)]
        self.value: Any = value

    def tell(self, message: str) -> None:
        """A fault of this part."""
        if not self.missing:
            self.tree.tell(self.where, message)

    def fields(self, required: tuple[str, ...], optional: tuple[str, ...] = ()) -> None:
        """This is a map with these keys and no others."""
        if not isinstance(self.value, dict):
            self.tell("a map of parameters is expected")
            return
        for key in self.value:
            if key not in required and key not in optional:
                known = ", ".join((*required, *optional)) or "none"
                self.child(key).tell(f"unknown key; known: {known}")
        for key in required:
            if key not in self.value:
                self.tell(f"'{key}' is missing")

    def has(self, key: str) -> bool:
        """Whether this is a map with that key."""
        return isinstance(self.value, dict) and key in self.value

    def child(self, key: str) -> Part:
        """The value of a key of a map."""
        if not self.has(key):
            return Part(self.tree, self.where, None, self.heroes, missing=True)
        return Part(self.tree, (*self.where, key), self.value[key], self.heroes)

    def entries(self) -> list[tuple[str, Part]]:
        """The keys and values of a map."""
        if not isinstance(self.value, dict):
            self.tell("a map is expected")
            return []
        return [(str(key), self.child(key)) for key in self.value]

    def members(self) -> list[Part]:
        """The members of a list."""
        if not isinstance(self.value, list):
            self.tell("a list is expected")
            return []
        return [Part(self.tree, (*self.where, i), value, self.heroes) for i, value in enumerate(self.value)]

    def only(self) -> tuple[str, Part]:
        """The single key of a map with its value; an empty key if there is no such thing."""
        entries = self.entries()
        if len(entries) != 1:
            if isinstance(self.value, dict):
                self.tell("a map with exactly one key is expected")
            return "", self.child("")
        return entries[0]

    def number(self, low: int, high: int, unknown: int | None = None) -> int:
        """A whole number within bounds; what is no such number counts as `unknown`, or else as the least."""
        fallback = low if unknown is None else unknown
        if isinstance(self.value, bool) or not isinstance(self.value, int):
            self.tell(f"{self.value!r} is not a whole number")
            return fallback
        if not low <= self.value <= high:
            self.tell(f"{self.value} is not between {low} and {high}")
            return fallback
        return self.value

    def boolean(self) -> int:
        """True or false, as 1 or 0."""
        if not isinstance(self.value, bool):
            self.tell(f"{self.value!r} is neither true nor false")
            return 0
        return int(self.value)

    def text(self) -> str:
        """A text."""
        if not isinstance(self.value, str):
            hint = "" if isinstance(self.value, (dict, list)) else ": put it in quotes"
            self.tell(f"{self.value!r} is not text{hint}")
            return ""
        return self.value

    def name(self, pattern: re.Pattern[str] = NAME) -> str:
        """A name a legend invents, empty if it is none."""
        text = self.text()
        if isinstance(self.value, str) and not pattern.fullmatch(text):
            self.tell(f"'{text}' is not a name: letters, digits and _ only")
            return ""
        return text

    def one_of(self, known: Sequence[str], what: str) -> int:
        """The place of a word in a list of known ones, NOTHING if it is none of them."""
        text = self.text()
        if text in known:
            return known.index(text)
        if isinstance(self.value, str):
            self.tell(f"'{text}' is no {what}; known: {', '.join(known) or 'none'}")
        return NOTHING

    def words(self) -> dict[str, str]:
        """A text in both languages."""
        self.fields(("fr", "en"))
        return {lang: self.child(lang).text() for lang in ("fr", "en")}
