"""The stage of a live table: what a change adds to the record, until the room commits it to the store."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from tablee.match import End, Entry, Header, Match
from tablee.match.chapter import pack_snapshot
from tablee.match.kept import write_line
from tablee.server.reading import Reading
from tablee.store import Batch, EntryLine, Position

NOTHING: Final = -1
"""The store has nothing of the history yet, not even the opening of the first chapter."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def line(part: Header | Entry | End) -> str:
    """A line of the record, as in a file."""
    return msgspec.json.encode(part).decode()


@dataclass
class Draft:
    """What a match has done and the store does not have yet: nobody is told of it before it has."""

    header: Header | None = None
    seeds: list[str] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    end: End | None = None
    chapters: int = NOTHING
    """How many chapters of the history the store has whole; of the next one it has the opening."""

    def begin(self, header: Header, seed: str) -> None:
        """Part of a stage."""
        self.header = header
        self.seeds.append(seed)

    def stage(self, entries: Sequence[Entry], end: End | None, new_seed: str | None) -> None:
        """Part of a stage."""
        self.entries.extend(entries)
        self.end = end
        if new_seed is not None:
            self.seeds.append(new_seed)

    def close(self) -> None:
        """Part of a stage."""

    def __bool__(self) -> bool:
        return bool(self.entries or self.end is not None)

    def take(self, reading: Reading, message: str | None = None, assisted: bool = False) -> Batch:
        """Everything so far as one batch; the draft is empty afterwards."""
        waiting, asked = question(reading)
        match = reading.match
        first = self.entries[0].n if self.entries else len(match.entries) + 1
        batch = Batch(
            lines=entry_lines(match, first),
            position=position(match, self.chapters),
            waiting=waiting,
            asked=asked,
            moved=now(),
            end=None if self.end is None else line(self.end),
            new_seed=self.seeds[0] if self.seeds else None,
            assisted=assisted,
            message=message,
        )
        self.clear(match)
        return batch

    def clear(self, match: Match) -> None:
        """Forget what was collected: the store has it."""
        self.chapters = len(match.history.chapters) - 1
        self.seeds.clear()
        self.entries.clear()
        self.end = None


def entry_lines(match: Match, first: int = 1) -> list[EntryLine]:
    """The entries from a number on, and what was told of them."""
    return [(told.entry.n, *write_line(told)) for told in match.history.lines(first, len(match.entries))]


def position(match: Match, chapters: int = NOTHING) -> Position:
    """Where a match stands, for a store that has so many whole chapters of it."""
    history = match.history
    *closed, last = history.chapters
    new = [(chapter.first, chapter.pack()) for chapter in closed[max(0, chapters) :]]
    if new or chapters == NOTHING:
        new.append((last.first, last.pack_opening()))
    return Position(pack_snapshot(history.snapshot()), new)


def question(reading: Reading) -> tuple[int, str]:
    """For the list of the lobby: the mask of seats a match waits for, and what each of them is asked."""
    mask = 0
    asked: dict[str, object] = {}
    for seat in reading.match.to_act():
        mask |= 1 << seat
        decision = reading.decision(seat)
        if decision is not None:
            asked[str(seat)] = {
                "id": decision.id,
                "kind": decision.kind,
                "rule": decision.rule,
                "about": decision.about,
            }
    return mask, msgspec.json.encode(asked).decode()
