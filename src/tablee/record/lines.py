"""The save format: JSON Lines, a header, a line for each entry, a closing line. See docs/save-format.md."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import BinaryIO, TypeVar

import msgspec

from tablee.core.errors import TableeError
from tablee.match.entry import FORMAT, Act, End, Entry, Header, Record, Reseed, Rules, Undo
from tablee.match.errors import BadRecord

T = TypeVar("T")

MAX_LINE = 262_144
"""Bytes of the longest line that is read; real ones are far shorter."""
MAX_LINES = 1_000_000


class RecordFileError(TableeError):
    """A file that is missing, in the way, in use or out of reach."""


class _AnyHeader(msgspec.Struct):
    """What the header of every format tells."""

    format: int


_Line = Act | Undo | Reseed | Rules | End
_any_header = msgspec.json.Decoder(_AnyHeader)
_header = msgspec.json.Decoder(Header)
_line: msgspec.json.Decoder[_Line] = msgspec.json.Decoder(_Line)
_encoder = msgspec.json.Encoder()


@dataclass(frozen=True)
class Scan:
    """What a file holds: its record, how many bytes of it are whole lines, and whether a torn one follows."""

    record: Record
    size: int
    torn: bool


def encode(parts: Iterable[Header | Entry | End]) -> bytes:
    """The lines of a record's parts."""
    return b"".join(_encoder.encode(part) + b"\n" for part in parts)


def scan(path: Path) -> Scan:
    """Read a file, up to a line that was torn while it was written. Entries are not replayed here."""
    try:
        with path.open("rb") as file:
            return _scan(file)
    except OSError as error:
        raise RecordFileError(f"{path}: cannot be read: {error.strerror}") from None
    except BadRecord as error:
        raise BadRecord(error.message, error.line, path.name) from None


def read(path: str | Path) -> Record:
    """The record in a file, checked for its form: `verify` and `Match.replay` tell whether it is true."""
    path = Path(path)
    found = scan(path)
    if found.torn:
        line = len(found.record.entries) + 2
        raise BadRecord("the line is cut off: resuming the game drops it", line, path.name)
    return found.record


def parse(data: bytes) -> Record:
    """The record in these bytes, checked for its form as by `read`."""
    found = _scan(BytesIO(data))
    if found.torn:
        raise BadRecord("the line is cut off", len(found.record.entries) + 2)
    return found.record


def write(path: str | Path, record: Record) -> None:
    """Write a record to a new file, for instance a running game without its seed. Never overwrites."""
    path = Path(path)
    file = create_file(path)
    try:
        end = [] if record.end is None else [record.end]
        write_all(file, encode([record.header, *record.entries, *end]))
        os.fsync(file)
    except OSError as error:
        path.unlink(missing_ok=True)
        raise RecordFileError(f"{path}: cannot be written: {error.strerror}") from None
    finally:
        os.close(file)


def create_file(path: Path, mode: int = 0o666) -> int:
    """Open a file that must not exist yet."""
    try:
        return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND, mode)
    except FileExistsError:
        raise RecordFileError(f"{path} exists already and is not overwritten: choose another name") from None
    except OSError as error:
        raise RecordFileError(f"{path}: cannot be created: {error.strerror}") from None


def write_all(file: int, data: bytes) -> None:
    """Write every byte."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(file, rest) :]


def _scan(file: BinaryIO) -> Scan:
    header: Header | None = None
    entries: list[Entry] = []
    end: End | None = None
    size = 0
    number = 0
    while data := file.readline(MAX_LINE + 1):
        number += 1
        if len(data) > MAX_LINE:
            raise BadRecord(f"the line is longer than {MAX_LINE} bytes", number)
        if number > MAX_LINES:
            raise BadRecord(f"the record has more than {MAX_LINES} lines", number)
        if not data.endswith(b"\n"):
            if header is None:
                raise BadRecord("the header is cut off: no game was begun here", number)
            return Scan(Record(header, tuple(entries), end), size, True)
        if end is not None:
            raise BadRecord("there is something after the closing line", number)
        if header is None:
            header = _decode_header(data)
        else:
            line = _decode(_line, data, number)
            if isinstance(line, End):
                end = line
            else:
                entries.append(line)
        size += len(data)
    if header is None:
        raise BadRecord("the file is empty: a record begins with a header")
    return Scan(Record(header, tuple(entries), end), size, False)


def _decode_header(data: bytes) -> Header:
    """The header, by the format it names. An older format is translated here when there is one."""
    found = _decode(_any_header, data, 1)
    if found.format != FORMAT:
        raise BadRecord(
            f"save format {found.format} is unknown to this program, which reads format {FORMAT}: "
            "open it with the version of Tablée that wrote it",
            1,
        )
    return _decode(_header, data, 1)


def _decode(decoder: msgspec.json.Decoder[T], data: bytes, number: int) -> T:
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        what = "header" if number == 1 else "entry"
        raise BadRecord(f"not a valid {what}: {str(error).splitlines()[0]}", number) from None
