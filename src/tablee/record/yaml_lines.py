"""YAML with line numbers: every fault in a file a person wrote is reported with its line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from tablee.core.errors import TableeError

Step = str | int
Where = tuple[Step, ...]


class BadFile(TableeError):
    """A file that cannot be understood; the message names file and line."""


class LinedFile:
    """The data of a YAML file, and the line on which each of its parts begins."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lines: dict[Where, int] = {}
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadFile(f"{path}: cannot be read ({error.__class__.__name__})") from None
        try:
            node = yaml.compose(text, Loader=yaml.SafeLoader)
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark
            line = mark.line + 1 if mark else 1
            raise BadFile(f"{path}:{line}: no valid YAML: {error.problem}") from None
        except yaml.YAMLError as error:
            raise BadFile(f"{path}: no valid YAML: {' '.join(str(error).split())}") from None
        if not isinstance(node, yaml.MappingNode):
            raise BadFile(f"{path}:1: a file of keys and values is expected")
        try:
            self.data: dict[str, Any] = self._build(node, ())
        except RecursionError:
            raise BadFile(f"{path}: an alias contains itself") from None

    def _build(self, node: yaml.Node, where: Where) -> Any:
        self.lines.setdefault(where, node.start_mark.line + 1)
        if isinstance(node, yaml.MappingNode):
            out: dict[Any, Any] = {}
            for key_node, value_node in node.value:
                if not isinstance(key_node, yaml.ScalarNode):
                    raise BadFile(f"{self.path}:{key_node.start_mark.line + 1}: a key must be a single word")
                key = self._scalar(key_node)
                if key in out:
                    raise BadFile(f"{self.path}:{key_node.start_mark.line + 1}: '{key}' is written twice")
                self.lines[(*where, key)] = key_node.start_mark.line + 1
                out[key] = self._build(value_node, (*where, key))
            return out
        if isinstance(node, yaml.SequenceNode):
            return [self._build(child, (*where, i)) for i, child in enumerate(node.value)]
        return self._scalar(node)

    def _scalar(self, node: yaml.Node) -> Any:
        loader = yaml.SafeLoader("")
        try:
            return loader.construct_object(node, deep=True)
        except (yaml.YAMLError, ValueError):
            where = f"{self.path}:{node.start_mark.line + 1}"
            raise BadFile(f"{where}: '{node.value}' is no plain word, number or date") from None
        finally:
            loader.dispose()

    def line(self, where: Where) -> int:
        """The line of a part, or of the nearest part around it."""
        while where not in self.lines:
            where = where[:-1]
        return self.lines[where]

    def fault(self, where: Where, message: str) -> BadFile:
        """An error that names file and line."""
        return BadFile(f"{self.path}:{self.line(where)}: {message}")
