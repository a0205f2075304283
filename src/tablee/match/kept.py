"""A match as it is kept between two moves: chapters, the lines of the open one, where it stands."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from msgspec import Struct

from tablee.core.game import Game
from tablee.core.state import State
from tablee.match.chapter import Chapter, Line, Snapshot, pack_snapshot, reopened, unpack_snapshot
from tablee.match.entry import End, Entry, Header
from tablee.match.errors import BadRecord, PositionLost
from tablee.match.history import History, load
from tablee.match.told import Happening


@dataclass(frozen=True)
class Kept:
    """All parts. `chapters` by the number of the entry before each; of the last one only the opening.

    `lines` are those of the last chapter. Plain data: it can be stored, and sent to another process.
    """

    header: Header
    chapters: tuple[tuple[int, bytes], ...]
    lines: tuple[Line, ...]
    snapshot: bytes
    end: End | None


class _Told(Struct, frozen=True, array_like=True, omit_defaults=True):
    """What a line holds beside its entry."""

    told: tuple[Happening, ...] = ()
    asked: int = -1
    reveals: bool = False
    played: bool = True
    do: str = ""
    back: int = -1


_entry: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
_told = msgspec.json.Decoder(_Told)
_encode = msgspec.json.Encoder().encode


def write_line(line: Line) -> tuple[str, str]:
    """A line as it is stored: the entry as in a record's file, and what was told of it."""
    beside = _Told(line.told, line.asked, line.reveals, line.played, line.do, line.back)
    return _encode(line.entry).decode(), _encode(beside).decode()


def read_line(entry: str, told: str) -> Line:
    """The line that was written."""
    try:
        beside = _told.decode(told)
        played = beside.asked, beside.reveals, beside.played, beside.do, beside.back
        return Line(_entry.decode(entry), beside.told, *played)
    except (msgspec.MsgspecError, ValueError) as error:
        raise BadRecord(f"an entry cannot be read: {error}") from None


def keep(header: Header, history: History, end: End | None) -> Kept:
    """Everything a match can be opened from."""
    *closed, last = history.chapters
    chapters = [(chapter.first, chapter.pack()) for chapter in closed]
    return Kept(
        header,
        (*chapters, (last.first, last.pack_opening())),
        tuple(last.pages.lines),
        pack_snapshot(history.snapshot()),
        end,
    )


def open_kept(game: Game, kept: Kept) -> tuple[History, Snapshot, bool]:
    """The history in these parts, and whether the game of today can go on from where it stands.

    What does not fit together is no history: a `BadRecord`.
    """
    if kept.header.game != game.id:
        raise BadRecord(f"this is a game of {kept.header.game}, not of {game.id}")
    if not kept.chapters:
        raise BadRecord("there is no snapshot")
    snapshot = unpack_snapshot(kept.snapshot)
    *closed, last = (data for _, data in kept.chapters)
    chapters: list[Chapter] = [Chapter.unpack(data) for data in closed]
    chapters.append(reopened(last, list(kept.lines)))
    at = 0
    for chapter in chapters:
        if chapter.first != at:
            raise BadRecord(f"the chapter after entry {at} is missing")
        at = chapter.last
    if snapshot.n != at or len(snapshot.asked_at) != len(kept.header.seats):
        raise BadRecord(f"the snapshot stands after entry {snapshot.n}, the entries run to {at}")
    state, whole = _state(game, chapters, snapshot)
    history = History.opened(game, chapters, snapshot, state, whole)
    as_told = snapshot.differs is not None or snapshot.digest == history.digest_of(snapshot.tip)
    if snapshot.tip != history.after(at) or not as_told:
        raise BadRecord("the snapshot is not the position the entries tell")
    return history, snapshot, whole


def _state(game: Game, chapters: list[Chapter], snapshot: Snapshot) -> tuple[State, bool]:
    """Where a match stands; or the latest position of it that can be shown, and False."""
    try:
        return load(game, snapshot), True
    except PositionLost as lost:
        for chapter in reversed(chapters):
            try:
                return load(game, chapter.opening), False
            except PositionLost:
                continue
        raise lost from None
