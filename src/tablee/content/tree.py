"""Data files in YAML, for content whose vocabulary is richer than a schema of structs.

A fault is an error of one line that names file, line and part. Where faults are collected, reading goes on
behind each of them.
"""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from tablee.content import ContentError
from tablee.content.lined import LinedYaml, Where


class Faults:
    """What was found wrong with data files, each fault once and in the order of the lines."""

    def __init__(self) -> None:
        self.found: list[tuple[str, int, str]] = []

    def add(self, file: str, line: int, message: str) -> None:
        """One more fault; `message` is the whole of it."""
        if (file, line, message) not in self.found:
            self.found.append((file, line, message))

    def messages(self) -> list[str]:
        """All of them, file by file."""
        return [message for _, _, message in sorted(self.found, key=lambda fault: fault[:2])]


class Tree(LinedYaml):
    """The data of a file, all keys as texts, and the line on which each part begins.

    With `faults` a fault is put there and no error, as far as the file can be read at all.
    """

    def __init__(self, folder: Path | Traversable, name: str, faults: Faults | None = None) -> None:
        self.faults = faults
        super().__init__(folder.joinpath(name), name)

    def key(self, value: Any, written: str) -> Any:
        return written

    def error(self, line: int, message: str) -> ContentError:
        return ContentError(f"{self.name}, line {line}: {message}" if line else f"{self.name}: {message}")

    def fault(self, where: Where, message: str) -> ContentError:
        """An error that names file, line and part; a member of a list goes by its id where it has one."""
        return self.error(self.line(where), self._part(where) + message)

    def tell(self, where: Where, message: str, line: int = 0) -> None:
        line = line or self.line(where)
        error = self.error(line, self._part(where) + message)
        if self.faults is None:
            raise error
        self.faults.add(self.name, line, str(error))

    def _part(self, where: Where) -> str:
        """`cards.A2.do.1.spawn: `, empty for the file as a whole."""
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
        return ".".join(steps) + ": " if steps else ""
