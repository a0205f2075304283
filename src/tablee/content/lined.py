"""YAML (JSON is YAML too) with line numbers: a fault in a file a person wrote is told with its line."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import yaml

from tablee.core.errors import TableeError

Where = tuple[str | int, ...]
"""The way to a part of a file: keys of maps and places in lists."""


def compose(text: str) -> Any:
    """The nodes of a file: with libyaml where it is there, which reads ten times as fast.

    Faults are always told by the other reader, so that they read the same everywhere.
    """
    fast = getattr(yaml, "CSafeLoader", None)
    if fast is not None:
        try:
            return yaml.compose(text, Loader=fast)
        except yaml.YAMLError:
            pass
    return yaml.compose(text, Loader=yaml.SafeLoader)


class LinedYaml:
    """The data of a YAML file and the line on which each of its parts begins.

    Those who read a kind of file say how its errors look (`error`) and what its keys are (`key`).
    """

    def __init__(self, file: Path | Traversable, name: str) -> None:
        self.name = name
        self.lines: dict[Where, int] = {}
        self.data: dict[Any, Any] = {}
        try:
            text = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise self.error(0, f"cannot be read ({error.__class__.__name__})") from None
        try:
            node = compose(text)
        except yaml.MarkedYAMLError as error:
            line = error.problem_mark.line + 1 if error.problem_mark else 1
            raise self.error(line, f"no valid YAML: {error.problem}") from None
        except yaml.YAMLError as error:
            raise self.error(0, f"no valid YAML: {' '.join(str(error).split())}") from None
        if not isinstance(node, yaml.MappingNode):
            raise self.error(1, "a file of keys and values is expected")
        loader = yaml.SafeLoader("")
        try:
            self.data = self._build(loader, node, ())
        except RecursionError:
            raise self.error(0, "an alias contains itself") from None
        finally:
            loader.dispose()

    def error(self, line: int, message: str) -> TableeError:
        """An error that names the file and the line; line 0 is the file as a whole."""
        raise NotImplementedError

    def key(self, value: Any, written: str) -> Any:
        """The key of a map, as YAML understands it and as it is written."""
        return value

    def line(self, where: Where) -> int:
        """The line of a part, or of the nearest part around it."""
        while where not in self.lines:
            where = where[:-1]
        return self.lines[where]

    def fault(self, where: Where, message: str) -> TableeError:
        """An error about a part."""
        return self.error(self.line(where), message)

    def tell(self, where: Where, message: str, line: int = 0) -> None:
        """A fault after which the rest could still be read: an error, unless faults are collected.

        `line` is told instead of the line of the part.
        """
        raise self.error(line or self.line(where), message)

    def _build(self, loader: yaml.SafeLoader, node: yaml.Node, where: Where) -> Any:
        self.lines.setdefault(where, node.start_mark.line + 1)
        if isinstance(node, yaml.MappingNode):
            out: dict[Any, Any] = {}
            for key_node, value_node in node.value:
                line = key_node.start_mark.line + 1
                if not isinstance(key_node, yaml.ScalarNode):
                    raise self.error(line, "a key must be a single word")
                key = self.key(self._scalar(loader, key_node), key_node.value)
                if key in out:
                    self.tell((*where, key), f"'{key}' is written twice", line)
                    continue
                self.lines[(*where, key)] = line
                out[key] = self._build(loader, value_node, (*where, key))
            return out
        if isinstance(node, yaml.SequenceNode):
            return [self._build(loader, child, (*where, i)) for i, child in enumerate(node.value)]
        return self._scalar(loader, node)

    def _scalar(self, loader: yaml.SafeLoader, node: yaml.Node) -> Any:
        try:
            return loader.construct_object(node, deep=True)
        except (yaml.YAMLError, ValueError):
            line = node.start_mark.line + 1
            raise self.error(line, f"'{node.value}' is no plain word, number or date") from None
