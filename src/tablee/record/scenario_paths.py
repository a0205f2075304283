"""Paths into a position, and how what is expected there differs from what is."""

from __future__ import annotations

import copy
from typing import Any

from tablee.core.dumping import PENDING, Sparse, SparseMaps

SUPPLY = "supply"
MOST_SHOWN = 12
"""So many ids a message lists; a map of many places has more."""


class NoSuchPath(Exception):
    """A path that leads nowhere; the message says where it stops and what is there."""


class Position:
    """A dump that is entered by paths such as `players.0.bag.dwarf`.

    Lists are entered by position or by id. A mapping that leaves out what is empty can be entered by every id
    it may have: what is left out is 0, nothing (null) or an empty mapping.
    """

    def __init__(self, dump: dict[str, Any], sparse: SparseMaps) -> None:
        self.dump = dump
        self._sparse = [(path.split("."), what) for path, what in sparse.items()]

    def get(self, path: str) -> Any:
        """The value a path leads to."""
        node, last, at = self._find(path, make=False)
        return node[last] if isinstance(node, list) or last in node else self._empty(at[:-1])

    def put(self, path: str, value: Any) -> str:
        """Change the value a path leads to; the path with lists entered by position."""
        node, last, at = self._find(path, make=True)
        if isinstance(node, dict) and self.sparse_at(at[:-1]) and _same(value, self._empty(at[:-1])):
            node.pop(last, None)
        else:
            node[last] = copy.deepcopy(value)
        return ".".join(at)

    def has(self, path: str, ids: set[str]) -> bool:
        """Whether there is something; `ids` are all the names that pieces have, for lists."""
        parent, _, last = path.rpartition(".")
        node = self.get(parent) if parent else self.dump
        if isinstance(node, list):
            names = [_name(item) if isinstance(item, dict) else item for item in node]
            if last not in ids and last not in names:
                raise NoSuchPath(f"'{path}': nothing in the game is called '{last}'")
            return last in names
        if not isinstance(node, dict):
            raise NoSuchPath(f"'{path}': no '{last}' here; known: nothing")
        at = self.steps(parent)
        known = self.sparse_at(at)
        allowed = [*known.ids] if known else list(PENDING) if not at else [*node]
        if last not in allowed and last not in node:
            raise NoSuchPath(f"'{path}': no '{last}' here; known: {_shown(allowed)}")
        return last in node

    def steps(self, path: str) -> list[str]:
        """The words of a path with lists entered by position."""
        return self._find(path, make=False)[2] if path else []

    def sparse_at(self, at: list[str]) -> Sparse | None:
        """What a mapping leaves out, None where it leaves out nothing."""
        for words, what in self._sparse:
            if len(words) == len(at) and all(a in ("*", b) for a, b in zip(words, at, strict=True)):
                return what
        return None

    def _empty(self, at: list[str]) -> Any:
        known = self.sparse_at(at)
        return copy.deepcopy(known.empty) if known else None

    def _find(self, path: str, make: bool) -> tuple[Any, Any, list[str]]:
        """The container and the key a path leads to, and its steps. `make` puts in what is on the way."""
        node: Any = self.dump
        at: list[str] = []
        words = path.split(".")
        for i, word in enumerate(words):
            key: Any = word
            known = self.sparse_at(at) if isinstance(node, dict) else None
            if isinstance(node, list):
                key = _index(node, word, path)
            elif not isinstance(node, dict) or (word not in node and not (known and word in known.ids)):
                ids = [*known.ids] if known else [*node] if isinstance(node, dict) else []
                raise NoSuchPath(f"'{path}': no '{word}' here; known: {_shown(ids)}")
            at.append(str(key))
            if i == len(words) - 1:
                return node, key, at
            if isinstance(node, dict) and key not in node:
                empty = self._empty(at[:-1])
                if make:
                    node[key] = empty
                node = empty
            else:
                node = node[key]
        raise AssertionError("a path has at least one word")

    def difference(self, expected: Any, path: str, exact: bool) -> str:
        """How the value of a path differs from what is expected: the key and both values, or empty.

        In an expected mapping keys that do not matter may be left out, unless it must be exact; an empty one
        means that there is nothing.
        """
        return self._differs(expected, self.get(path), path, self.steps(path), exact)

    def _differs(self, expected: Any, actual: Any, path: str, at: list[str], exact: bool) -> str:
        if isinstance(expected, dict) and isinstance(actual, dict) and expected:
            wanted = {str(key): value for key, value in expected.items()}
            known = self.sparse_at(at)
            for key, value in wanted.items():
                there = f"{path}.{key}"
                if key in actual:
                    found = self._differs(value, actual[key], there, [*at, key], exact)
                elif known and key in known.ids:
                    found = self._differs(value, self._empty(at), there, [*at, key], exact)
                else:
                    ids = [*known.ids] if known else [*actual]
                    found = f"{there} is not there, expected {value!r}; known: {_shown(ids)}"
                if found:
                    return found
            for key, value in actual.items() if exact else ():
                if key not in wanted:
                    return f"{path}.{key} is {value!r}, expected nothing there"
            return ""
        if isinstance(expected, list) and isinstance(actual, list) and len(expected) == len(actual):
            for i, value in enumerate(expected):
                found = self._differs(value, actual[i], f"{path}.{i}", [*at, str(i)], exact)
                if found:
                    plain = not isinstance(value, dict | list) or not isinstance(actual[i], dict | list)
                    return f"{path} is {actual!r}, expected {expected!r}" if plain else found
            return ""
        return "" if _same(expected, actual) else f"{path} is {actual!r}, expected {expected!r}"


def _index(node: list[Any], word: str, path: str) -> int:
    """The place of an entry of a list, by its position or by its id."""
    known = [_name(item) for item in node if isinstance(item, dict)]
    key = known.index(word) if word in known else int(word) if word.isdecimal() else -1
    if not 0 <= key < len(node):
        allowed = ", ".join(name for name in known if name) or f"0 to {len(node) - 1}"
        raise NoSuchPath(f"'{path}': no '{word}' here; known: {allowed if node else 'nothing'}")
    return key


def _name(item: dict[str, Any]) -> str:
    """What an entry of a list is called; entries without a name are found by their position."""
    return next((item[key] for key in ("id", "card", "tile") if isinstance(item.get(key), str)), "")


def _shown(ids: list[str]) -> str:
    """Ids for a message, not all of a hundred places."""
    more = f" and {len(ids) - MOST_SHOWN} more" if len(ids) > 2 * MOST_SHOWN else ""
    return ", ".join(ids[:MOST_SHOWN] if more else ids) + more or "nothing"


def _same(expected: Any, actual: Any) -> bool:
    """Equal and of one kind: 0 is not false."""
    return type(expected) is type(actual) and bool(expected == actual)
