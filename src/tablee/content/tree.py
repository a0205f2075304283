"""YAML files (JSON is YAML too) that know the line of each of their parts.

For content whose vocabulary is richer than a schema of structs.
"""

from __future__ import annotations

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
        self._read(text)

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

    def _read(self, text: str) -> None:
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
