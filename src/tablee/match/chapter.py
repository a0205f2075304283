"""Chapters: the memory of a match in pieces that can be packed, stored and opened again one by one.

A chapter holds up to `SIZE` entries with what was told of them, and the position it begins with. Whatever
happened in it can be played again from that position alone: an undo to a place before the chapter ends it,
and so do other rules. So no position is ever more than `SIZE` acts away, however long the game.
"""

from __future__ import annotations

import json
import zlib
from collections import Counter
from typing import Any, Final

import msgspec
from msgspec import Struct

from tablee.core.events import EVERYBODY
from tablee.core.game import Game, Json, as_text, fingerprint
from tablee.match.entry import Entry, Reseed, Rules, Undo
from tablee.match.errors import BadRecord
from tablee.match.told import Happening

SIZE: Final = 128
"""The most entries of a chapter."""
NOBODY: Final = 0
"""The audience of what others are told less of: counted in addition, and told to nobody."""
FORMAT: Final = 1
"""The shape of packed chapters and snapshots; a later one reads all earlier ones."""

ZLIB: Final = b"x"
"""What packed bytes begin with; a snapshot that is not packed begins with the number of its fields."""


class Line(Struct, frozen=True, array_like=True, omit_defaults=True):
    """An entry and what came with it.

    `told`: what happened, and who may know it. `asked`: the id of the decision it answers, -1 for none.
    `reveals`: it showed something hidden, so that taking it back would leave somebody wiser.
    `played` is false for an entry that the rules of today could not carry out: it changed nothing here.
    `do`: the act in today's notation, where that is another. `back`: where an undo led, if its own number is
    that of an entry that changed nothing.
    """

    entry: Entry
    told: tuple[Happening, ...] = ()
    asked: int = -1
    reveals: bool = False
    played: bool = True
    do: str = ""
    back: int = -1

    def returns_to(self) -> int | None:
        """The step that an undo, or a change of rules, went on from; None for everything else."""
        if not self.played or not isinstance(self.entry, Undo | Rules):
            return None
        return self.entry.to if self.back < 0 else self.back


class Snapshot(Struct, frozen=True, kw_only=True):
    """A position, and everything about it that the entries do not tell without being played again.

    It stands after entry `n`; `tip` is the last entry that counts. `position` is the written dump.
    `asked_at`: when each seat was put its open question. `answered`, `differs`: see `History`.
    """

    n: int
    tip: int
    rules_version: int
    content_hash: str
    position: str
    asked_at: list[int]
    answered: dict[int, int]
    differs: int | None = None
    format: int = FORMAT

    @property
    def digest(self) -> str:
        """The fingerprint of the position."""
        return fingerprint(self.position)

    def dump(self, game: Game) -> dict[str, Any]:
        """The dump as the game of today understands it."""
        dump: dict[str, Any] = json.loads(self.position)
        if self.rules_version != game.rules_version:
            dump = game.migrate_dump(dump, self.rules_version)
        return dump


class _Packed(Struct, array_like=True):
    format: int
    first: int
    count: int
    audiences: dict[int, int]
    undone: list[tuple[int, int]]
    commitments: list[str]
    opening: bytes
    lines: bytes


_lines_decoder = msgspec.msgpack.Decoder(list[Line])
_snapshot_decoder = msgspec.msgpack.Decoder(Snapshot)
_packed_decoder = msgspec.msgpack.Decoder(_Packed)
_pack = msgspec.msgpack.Encoder().encode
_sorted = msgspec.json.Encoder(order="sorted").encode


def written(dump: Json) -> str:
    """A dump as one text: what the kernel's `as_text` gives, several times faster. Every entry needs it."""
    data = _sorted(dump)
    return data.decode() if data.isascii() else as_text(dump)


def pack_snapshot(snapshot: Snapshot) -> bytes:
    """A snapshot as it is stored. Not packed tightly: every move makes one, and each table keeps only one."""
    return _pack(snapshot)


def unpack_snapshot(data: bytes) -> Snapshot:
    """The snapshot in these bytes; those of closed chapters, and those of earlier versions, are packed."""
    try:
        return _snapshot_decoder.decode(zlib.decompress(data) if data[:1] == ZLIB else data)
    except (zlib.error, msgspec.MsgspecError, ValueError) as error:
        raise BadRecord(f"the snapshot cannot be read: {error}") from None


class Chapter:
    """Some entries that follow each other: from `first` + 1 to `last`. Packed once it is closed."""

    def __init__(self, opening: Snapshot) -> None:
        self._begin(opening)

    def _begin(self, opening: Snapshot) -> None:
        self.first = opening.n
        self.count = 0
        self.audiences: Counter[int] = Counter()
        """How many events were told to whom, by masks of seats."""
        self.undone: list[tuple[int, int]] = []
        """What its entries took back: everything after the first number and before the second."""
        self.commitments: list[str] = []
        """The hashes of the seeds that came into use in it."""
        self._opening: Snapshot | None = opening
        self._opening_packed = b""
        self._open: Pages | None = Pages(opening)
        self._packed = b""

    @property
    def last(self) -> int:
        """The number of its last entry."""
        return self.first + self.count

    @property
    def opening(self) -> Snapshot:
        """The position it begins with."""
        return self._opening or unpack_snapshot(self._opening_packed)

    @property
    def pages(self) -> Pages:
        """Its lines, to be read. Those of a closed chapter are unpacked each time."""
        return self._open or Pages(self.opening, _unpack_lines(self._packed))

    def add(self, line: Line) -> None:
        """Put another line to an open chapter."""
        assert self._open is not None, "a closed chapter gets no more lines"
        self._open.add(line)
        self.count += 1
        for happening in line.told:
            self.audiences[happening.audience] += 1
            if happening.seen_by != EVERYBODY == happening.audience:
                self.audiences[NOBODY] += 1  # all are told of it, not all are told everything
        entry = line.entry
        if isinstance(entry, Reseed):
            self.commitments.append(entry.seed_commitment)
        to = line.returns_to()
        if to is not None:
            self.undone.append((to, entry.n))

    def cut(self, count: int) -> None:
        """Take back the lines after the first `count`; a chapter that was closed meanwhile is open again."""
        if count == self.count and not self.closed:
            return
        opening, lines = self.opening, self.pages.lines[:count]
        self._begin(opening)
        for line in lines:
            self.add(line)

    def close(self) -> None:
        """No more lines come: keep them packed."""
        if self._open is not None:
            self._packed = zlib.compress(_pack(self._open.lines), 6)
            self._opening_packed = zlib.compress(pack_snapshot(self.opening), 1)
            self._open = self._opening = None

    @property
    def closed(self) -> bool:
        """Whether it is packed."""
        return self._open is None

    def events_for(self, seats: int) -> int:
        """How many of its events the holder of these seats (a mask) was told."""
        return sum(n for who, n in self.audiences.items() if who == EVERYBODY or who & seats)

    @property
    def secrets(self) -> bool:
        """Whether something in it was not told to everybody, or not in full."""
        return any(n for who, n in self.audiences.items() if who != EVERYBODY)

    # As it is stored -----------------------------------------------------------------------------------

    def pack(self) -> bytes:
        """A closed chapter in bytes."""
        assert self.closed, "only a closed chapter is packed"
        audiences = {who: n for who, n in self.audiences.items() if n}
        return _pack(
            _Packed(
                FORMAT,
                self.first,
                self.count,
                audiences,
                self.undone,
                self.commitments,
                self._opening_packed,
                self._packed,
            )
        )

    def pack_opening(self) -> bytes:
        """What is stored of an open chapter: the position it begins with."""
        empty = Chapter(self.opening)
        empty.close()
        return empty.pack()

    @classmethod
    def unpack(cls, data: bytes) -> Chapter:
        """The chapter in these bytes; its lines stay packed."""
        try:
            packed = _packed_decoder.decode(data)
        except (msgspec.MsgspecError, ValueError) as error:
            raise BadRecord(f"a chapter of the history cannot be read: {error}") from None
        if packed.format != FORMAT:
            raise BadRecord(f"a chapter of the history has format {packed.format}, unknown to this program")
        chapter = cls.__new__(cls)
        chapter.first = packed.first
        chapter.count = packed.count
        chapter.audiences = Counter(packed.audiences)
        chapter.undone = packed.undone
        chapter.commitments = packed.commitments
        chapter._opening = None
        chapter._opening_packed = packed.opening
        chapter._open = None
        chapter._packed = packed.lines
        return chapter


def reopened(packed: bytes, lines: list[Line]) -> Chapter:
    """An open chapter, from its packed opening and its lines."""
    chapter = Chapter(Chapter.unpack(packed).opening)
    for line in lines:
        chapter.add(line)
    return chapter


class Pages:
    """The lines of a chapter, and which step is in force after each of them."""

    def __init__(self, opening: Snapshot, lines: list[Line] | None = None) -> None:
        self.first = opening.n
        self.lines: list[Line] = []
        self.after = [opening.tip]
        """The number of the step in force before its first entry, and after each entry."""
        for line in lines or ():
            self.add(line)

    def add(self, line: Line) -> None:
        """Another line."""
        entry = line.entry
        to = line.returns_to()
        if isinstance(entry, Undo) and to is not None:
            self.after.append(to)
        elif isinstance(entry, Reseed) or not line.played:
            self.after.append(self.after[-1])
        else:
            self.after.append(entry.n)
        self.lines.append(line)

    def line(self, n: int) -> Line:
        """The line of entry `n`."""
        return self.lines[n - self.first - 1]

    def parent(self, n: int) -> int:
        """The step before step `n`."""
        return self.after[n - self.first - 1]


def _unpack_lines(data: bytes) -> list[Line]:
    try:
        return _lines_decoder.decode(zlib.decompress(data))
    except (zlib.error, msgspec.MsgspecError, ValueError) as error:
        raise BadRecord(f"a chapter of the history cannot be read: {error}") from None
