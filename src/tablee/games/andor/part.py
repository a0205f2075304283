"""A part of a legend file with its place: reads values, settles scaled ones, tells faults with their line."""

from __future__ import annotations

import re
from typing import Any

from tablee.content import ContentError
from tablee.content.lined import Where
from tablee.content.tree import Tree

SCALE = ("2", "3", "4")
NAME = re.compile(r"[a-z][a-z0-9_]*")
CARD_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")


class Part:
    """A value of the tree, for a number of heroes. `heroes` 0: scaled maps are not allowed here."""

    def __init__(self, tree: Tree, where: Where, value: Any, heroes: int) -> None:
        self.tree = tree
        self.where = where
        self.heroes = heroes
        if heroes and isinstance(value, dict) and set(value) == set(SCALE):
            self.where = (*where, str(heroes))
            value = value[str(heroes)]
        self.value: Any = value

    def fault(self, message: str) -> ContentError:
        """An error about this part."""
        return self.tree.fault(self.where, message)

    def fields(self, required: tuple[str, ...], optional: tuple[str, ...] = ()) -> None:
        """This is a map with these keys and no others."""
        if not isinstance(self.value, dict):
            raise self.fault("a map of parameters is expected")
        for key in self.value:
            if key not in required and key not in optional:
                known = ", ".join((*required, *optional)) or "none"
                raise self.child(key).fault(f"unknown key: known are {known}")
        for key in required:
            if key not in self.value:
                raise self.fault(f"'{key}' is missing")

    def has(self, key: str) -> bool:
        """Whether a map has a key."""
        return key in self.value

    def child(self, key: str) -> Part:
        """The value of a key of a map."""
        return Part(self.tree, (*self.where, key), self.value[key], self.heroes)

    def entries(self) -> list[tuple[str, Part]]:
        """The keys and values of a map."""
        if not isinstance(self.value, dict):
            raise self.fault("a map is expected")
        return [(str(key), self.child(key)) for key in self.value]

    def members(self) -> list[Part]:
        """The members of a list."""
        if not isinstance(self.value, list):
            raise self.fault("a list is expected")
        return [Part(self.tree, (*self.where, i), value, self.heroes) for i, value in enumerate(self.value)]

    def only(self) -> tuple[str, Part]:
        """The single key of a map with its value."""
        entries = self.entries()
        if len(entries) != 1:
            raise self.fault("a map with exactly one key is expected")
        return entries[0]

    def number(self, low: int, high: int) -> int:
        """A whole number within bounds."""
        if isinstance(self.value, bool) or not isinstance(self.value, int):
            raise self.fault(f"{self.value!r} is no whole number")
        if not low <= self.value <= high:
            raise self.fault(f"{self.value} is not between {low} and {high}")
        return self.value

    def boolean(self) -> int:
        """True or false, as 1 or 0."""
        if not isinstance(self.value, bool):
            raise self.fault(f"{self.value!r} is neither true nor false")
        return int(self.value)

    def text(self) -> str:
        """A text."""
        if not isinstance(self.value, str):
            raise self.fault(f"{self.value!r} is no text")
        return self.value

    def name(self, pattern: re.Pattern[str] = NAME) -> str:
        """A name a legend invents."""
        text = self.text()
        if not pattern.fullmatch(text):
            raise self.fault(f"'{text}' is no name: letters, digits and _ only")
        return text

    def one_of(self, known: list[str], what: str) -> int:
        """The place of a word in a list of known ones."""
        text = self.text()
        if text not in known:
            raise self.fault(f"'{text}' is no {what}: known are {', '.join(known) or 'none'}")
        return known.index(text)

    def words(self) -> dict[str, str]:
        """A text in both languages."""
        self.fields(("fr", "en"))
        return {lang: self.child(lang).text() for lang in ("fr", "en")}
