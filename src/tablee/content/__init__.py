"""Reading and checking the data files of games.

Data is TOML, checked against a schema of `msgspec` structs when it is loaded: an unknown key, a wrong type or
a missing value is an error of one line that names file, line, entry and what is allowed. Each entry says
where it is from (`source`).
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Literal, Protocol, TypeVar

import msgspec

from tablee.core.errors import TableeError

Source = Literal["seed", "public", "designed"]
"""Where an entry is from: the rulebook, a named public source, or made here because neither tells."""

T = TypeVar("T")


class ContentError(TableeError):
    """A data file that cannot be used."""


class Entry(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Base of every entry of a data file: it must say where it is from."""

    source: Source


class Piece(Protocol):
    """An entry that goes by an id."""

    @property
    def id(self) -> str: ...

    @property
    def source(self) -> Source: ...


class Words(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A text in both languages."""

    fr: str
    en: str


def designed(pieces: Mapping[str, Iterable[Piece]]) -> dict[str, list[str]]:
    """The pieces that were made here, out of all: domain -> ids. Domains without any are left out."""
    found = {
        domain: [entry.id for entry in entries if entry.source == "designed"]
        for domain, entries in pieces.items()
    }
    return {domain: ids for domain, ids in found.items() if ids}


def read_table(folder: Path | Traversable, name: str, schema: type[T]) -> T:
    """The content of one TOML file, checked against its schema."""
    try:
        text = folder.joinpath(name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(f"{name}: cannot be read ({error.__class__.__name__})") from None
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{name}: not valid TOML: {error}") from None
    try:
        found = msgspec.convert(data, schema)
    except msgspec.ValidationError as error:
        raise ContentError(f"{name}{_where(str(error), data, text, schema)}") from None
    for key in _left_out(data, msgspec.to_builtins(found)):
        raise ContentError(f"{name}: unknown key '{key}'")
    return found


def _left_out(data: Any, known: Any) -> Iterator[str]:
    """The keys that a schema did not take over: structs refuse them by themselves, dataclasses do not."""
    if isinstance(data, dict) and isinstance(known, dict):
        for key, value in data.items():
            if key not in known:
                yield key
            else:
                yield from (f"{key}.{deeper}" for deeper in _left_out(value, known[key]))


def fault(name: str, entry: str, message: str, folder: Path | Traversable | None = None) -> ContentError:
    """An error about one entry that the schema alone cannot find, with its line where the folder is known."""
    line = ""
    if folder is not None:
        text = folder.joinpath(name).read_text(encoding="utf-8")
        line = _line_of(text, entry)
    return ContentError(f"{name}{line}: {entry}: {message}")


def _line_of(text: str, entry: str) -> str:
    found = re.search(rf'^\s*id\s*=\s*"{re.escape(entry)}"', text, re.MULTILINE)
    return f", line {text.count(chr(10), 0, found.end()) + 1}" if found else ""


def _where(message: str, data: dict[str, Any], text: str, schema: type) -> str:
    """`, line 12: troll_red card.4: message` out of the path `$.card[3]` that msgspec reports."""
    what, _, path = message.partition(" - at `$")
    steps = re.findall(r"\.([A-Za-z_]+)|\[(\d+)\]", path)
    node: Any = data
    entry = ""
    line = ""
    for key, index in steps:
        try:
            node = node[key] if key else node[int(index)]
        except (KeyError, IndexError, TypeError):
            break
        if isinstance(node, dict) and isinstance(node.get("id"), str):
            entry = node["id"]
            line = _line_of(text, entry)
    where = ".".join(key or str(int(index) + 1) for key, index in steps)
    if what.startswith("Invalid enum value"):
        what += f"; known: {', '.join(_allowed(schema, steps))}"
    return f"{line}: {' '.join(part for part in (entry, where) if part)}: {what}".replace(": : ", ": ")


def _allowed(schema: type, steps: list[tuple[str, str]]) -> list[str]:
    """The values a schema allows at a path."""
    node = msgspec.inspect.type_info(schema)
    for key, _ in steps:
        if isinstance(node, msgspec.inspect.StructType):
            node = next(field.type for field in node.fields if field.encode_name == key)
        elif isinstance(node, msgspec.inspect.ListType):
            node = node.item_type
    return [str(value) for value in node.values] if isinstance(node, msgspec.inspect.LiteralType) else []


def content_hash(*tables: object) -> str:
    """A fingerprint of what plays in the data files: a better word in either language changes no game."""
    plain = msgspec.json.encode([_playing(msgspec.to_builtins(table)) for table in tables], order="sorted")
    return hashlib.blake2b(plain, digest_size=8).hexdigest()


def _playing(node: Any) -> Any:
    """A part of the data without names and texts, nor where its entries are from."""
    if isinstance(node, dict):
        return {
            key: _playing(value)
            for key, value in node.items()
            if key != "source" and not (isinstance(value, dict) and value.keys() == {"fr", "en"})
        }
    if isinstance(node, (list, tuple)):
        return [_playing(item) for item in node]
    return node
