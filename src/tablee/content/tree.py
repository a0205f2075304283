"""Files of keys and values that know the line of each of their parts, in TOML or YAML (or JSON).

For files whose vocabulary is richer than a schema of structs. TOML is read by the standard library, which
forgets lines; a small scanner of the same text finds them again.
"""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import yaml

from tablee.content import ContentError

Where = tuple[str | int, ...]


class Tree:
    """The data of a file, all keys as texts, and the line on which each part begins."""

    def __init__(self, folder: Path | Traversable, name: str) -> None:
        self.name = name
        self.lines: dict[Where, int] = {(): 1}
        try:
            text = folder.joinpath(name).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise ContentError(f"{name}: cannot be read ({error.__class__.__name__})") from None
        self.data: dict[str, Any] = {}
        if name.endswith(".toml"):
            self._read_toml(text)
        else:
            self._read_yaml(text)

    def line(self, where: Where) -> int:
        """The line of a part, or of the nearest part around it."""
        while where not in self.lines:
            where = where[:-1]
        return self.lines[where]

    def fault(self, where: Where, message: str) -> ContentError:
        """An error that names file, line and part; a member of a list goes by its id where it has one."""
        steps: list[str] = []
        node: Any = self.data
        for step in where:
            try:
                node = node[step]
            except (KeyError, IndexError, TypeError):
                node = None
            if isinstance(step, str):
                steps.append(step)
            elif isinstance(node, dict) and isinstance(node.get("id"), str):
                steps.append(node["id"])
            else:
                steps.append(str(step + 1))
        part = ".".join(steps)
        return ContentError(f"{self.name}, line {self.line(where)}: {part}: {message}".replace(": : ", ": "))

    def _read_toml(self, text: str) -> None:
        try:
            self.data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise ContentError(f"{self.name}: no valid TOML: {error}") from None
        _TomlLines(text, self.lines).scan()

    def _read_yaml(self, text: str) -> None:
        try:
            node = yaml.compose(text, Loader=yaml.SafeLoader)
        except yaml.MarkedYAMLError as error:
            line = error.problem_mark.line + 1 if error.problem_mark else 1
            raise ContentError(f"{self.name}, line {line}: no valid YAML: {error.problem}") from None
        except yaml.YAMLError as error:
            raise ContentError(f"{self.name}: no valid YAML: {' '.join(str(error).split())}") from None
        if not isinstance(node, yaml.MappingNode):
            raise ContentError(f"{self.name}, line 1: a file of keys and values is expected")
        loader = yaml.SafeLoader("")
        try:
            self.data = self._node(loader, node, ())
        except RecursionError:
            raise ContentError(f"{self.name}: an alias contains itself") from None
        finally:
            loader.dispose()

    def _node(self, loader: yaml.SafeLoader, node: yaml.Node, where: Where) -> Any:
        self.lines.setdefault(where, node.start_mark.line + 1)
        if isinstance(node, yaml.MappingNode):
            out: dict[str, Any] = {}
            for key_node, value_node in node.value:
                key = str(key_node.value)
                self.lines[(*where, key)] = key_node.start_mark.line + 1
                if key in out:
                    raise self.fault((*where, key), "is written twice")
                out[key] = self._node(loader, value_node, (*where, key))
            return out
        if isinstance(node, yaml.SequenceNode):
            return [self._node(loader, child, (*where, i)) for i, child in enumerate(node.value)]
        try:
            return loader.construct_object(node, deep=True)
        except (yaml.YAMLError, ValueError):
            raise self.fault(where, f"'{node.value}' is no plain word or number") from None


class _TomlLines:
    """Finds the line of every key and every member of a list in a text that is known to be valid TOML."""

    def __init__(self, text: str, lines: dict[Where, int]) -> None:
        self.text = text
        self.lines = lines
        self.at = 0
        self.row = 1
        self.counts: dict[Where, int] = {}

    def scan(self) -> None:
        """Go through the whole text."""
        table: Where = ()
        while self._skip(" \t\r\n"):
            if self.text[self.at] == "[":
                table = self._header()
            else:
                self._pair(table)

    def _skip(self, blanks: str) -> bool:
        """Go on to what is neither blank nor comment; False at the end."""
        while self.at < len(self.text):
            c = self.text[self.at]
            if c == "#":
                while self.at < len(self.text) and self.text[self.at] != "\n":
                    self.at += 1
            elif c in blanks:
                self._step()
            else:
                return True
        return False

    def _step(self) -> None:
        if self.text[self.at] == "\n":
            self.row += 1
        self.at += 1

    def _header(self) -> Where:
        row = self.row
        double = self.text.startswith("[[", self.at)
        self.at += 2 if double else 1
        keys = self._keys("]")
        self.at += 2 if double else 1
        where: Where = ()
        for i, key in enumerate(keys):
            where = (*where, key)
            self.lines.setdefault(where, row)
            if double and i == len(keys) - 1:
                self.counts[where] = self.counts.get(where, -1) + 1
            if where in self.counts:
                where = (*where, self.counts[where])
                self.lines.setdefault(where, row)
        return where

    def _keys(self, end: str) -> list[str]:
        """Dotted keys up to a sign."""
        keys: list[str] = []
        word = ""
        while self.text[self.at] != end:
            c = self.text[self.at]
            if c in "\"'":
                start = self.at
                self._string()
                word += self.text[start + 1 : self.at - 1]
                continue
            if c == ".":
                keys.append(word)
                word = ""
            elif c not in " \t":
                word += c
            self._step()
        keys.append(word)
        return keys

    def _pair(self, table: Where) -> None:
        row = self.row
        keys = self._keys("=")
        self._step()
        where = table
        for key in keys:
            where = (*where, key)
            self.lines.setdefault(where, row)
        self._skip(" \t")
        self._value(where)

    def _value(self, where: Where) -> None:
        c = self.text[self.at]
        if c in "\"'":
            self._string()
        elif c == "[":
            self._step()
            i = 0
            while self._skip(" \t\r\n,") and self.text[self.at] != "]":
                self.lines.setdefault((*where, i), self.row)
                self._value((*where, i))
                i += 1
            self._step()
        elif c == "{":
            self._step()
            while self._skip(" \t\r\n,") and self.text[self.at] != "}":
                self._pair(where)
            self._step()
        else:
            while self.at < len(self.text) and self.text[self.at] not in ",]}\n#":
                self.at += 1

    def _string(self) -> None:
        quote = self.text[self.at]
        if self.text.startswith(quote * 3, self.at):
            quote *= 3
        self.at += len(quote)
        while not self.text.startswith(quote, self.at):
            if self.text[self.at] == "\\" and quote[0] == '"':
                self._step()
            self._step()
        self.at += len(quote)
