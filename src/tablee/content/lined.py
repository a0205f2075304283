"""YAML (JSON is YAML too) with line numbers: a fault in a file a person wrote is told with its line."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import yaml

from tablee.core.errors import TableeError

Where = tuple[str | int, ...]
"""The way to a part of a file: keys of maps and places in lists."""


MOST_DEEP = 100
"""So deep parts may lie within each other; libyaml does not survive many thousands."""
MOST_PARTS = 200_000
"""So many parts a file may have once every alias stands for what it names."""
TOO_DEEP = f"parts lie within each other more than {MOST_DEEP} times"


class TooDeep(Exception):
    """Parts lie too deep within each other, from this line on."""

    def __init__(self, line: int) -> None:
        super().__init__()
        self.line = line


def compose(text: str) -> Any:
    """The nodes of a file: with libyaml where it is there, which reads ten times as fast.

    Faults are always told by the other reader, so that they read the same everywhere.
    """
    fast = getattr(yaml, "CSafeLoader", None)
    if fast is not None:
        try:
            line = too_deep(text, fast)
            if line:
                raise TooDeep(line)
            return yaml.compose(text, Loader=fast)
        except yaml.YAMLError:
            pass
    try:
        return yaml.compose(text, Loader=yaml.SafeLoader)
    except RecursionError:
        raise TooDeep(too_deep(text, yaml.SafeLoader)) from None


def too_deep(text: str, loader: Any) -> int:
    """The line of the first part that lies too deep, 0 if there is none."""
    deep = 0
    for event in yaml.parse(text, Loader=loader):
        if isinstance(event, yaml.CollectionStartEvent):
            deep += 1
            if deep > MOST_DEEP:
                return event.start_mark.line + 1 if event.start_mark else 1
        elif isinstance(event, yaml.CollectionEndEvent):
            deep -= 1
    return 0


class LinedYaml:
    """The data of a YAML file and the line on which each of its parts begins.

    Those who read a kind of file say how its errors look (`error`) and what its keys are (`key`).
    """

    def __init__(self, file: Path | Traversable, name: str) -> None:
        self.name = name
        self.lines: dict[Where, int] = {}
        self.data: dict[Any, Any] = {}
        self._parts = 0
        self._around: list[int] = []  # the nodes around the one that is built
        try:
            text = file.read_text(encoding="utf-8")
        except OSError as error:
            raise self.error(0, f"cannot be read ({error.__class__.__name__})") from None
        except UnicodeDecodeError as error:
            line = error.object.count(b"\n", 0, error.start) + 1
            raise self.error(line, "this is not text in UTF-8: save the file in that encoding") from None
        try:
            node = compose(text)
        except yaml.MarkedYAMLError as error:
            line = error.problem_mark.line + 1 if error.problem_mark else 1
            raise self.error(line, f"no valid YAML: {error.problem}") from None
        except yaml.reader.ReaderError as error:
            line = text.count("\n", 0, error.position) + 1
            raise self.error(line, f"no valid YAML: unacceptable character #x{error.character:04x}") from None
        except TooDeep as error:
            raise self.error(error.line, TOO_DEEP) from None
        if not isinstance(node, yaml.MappingNode):
            raise self.error(1, "a file of keys and values is expected")
        loader = yaml.SafeLoader("")
        try:
            self.data = self._build(loader, node, ())
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
        if isinstance(node, yaml.ScalarNode):
            return self._scalar(loader, node)
        self._look_out(node)
        self._around.append(id(node))
        built = self._collection(loader, node, where)
        self._around.pop()
        return built

    def _look_out(self, node: yaml.Node) -> None:
        """Aliases may make a small file endless, or far too large."""
        line = node.start_mark.line + 1
        if id(node) in self._around:
            raise self.error(line, "an alias contains itself")
        if len(self._around) >= MOST_DEEP:
            raise self.error(line, TOO_DEEP)
        self._parts += len(node.value)
        if self._parts > MOST_PARTS:
            raise self.error(line, f"the file has more than {MOST_PARTS} parts, aliases included")

    def _collection(self, loader: yaml.SafeLoader, node: yaml.Node, where: Where) -> Any:
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
        return [self._build(loader, child, (*where, i)) for i, child in enumerate(node.value)]

    def _scalar(self, loader: yaml.SafeLoader, node: yaml.Node) -> Any:
        try:
            return loader.construct_object(node, deep=True)
        except (yaml.YAMLError, ValueError):
            line = node.start_mark.line + 1
            written = node.value if len(node.value) <= 60 else f"{node.value[:60]}..."
            raise self.error(line, f"'{written}' is not a plain word, number or date") from None
