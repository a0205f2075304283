"""Opening a stored table: from its snapshot, or, for old data and where that is of no use, by its entries.

A table is never refused for what the rules of today make of it. It opens whole, or goes on under newer rules,
or can be watched.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass

import msgspec

from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.match import BadRecord, End, Entry, Header, Kept, Match, PositionLost, Record
from tablee.match.chapter import SIZE
from tablee.match.kept import read_line
from tablee.server.catalog import Catalog
from tablee.server.draft import Draft
from tablee.server.errors import Trouble
from tablee.store import Store, Stored, TableRow

log = logging.getLogger(__name__)

_header = msgspec.json.Decoder(Header)
_entry: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
_end = msgspec.json.Decoder(End)


@dataclass(frozen=True)
class Opened:
    """A match as it was read, the messages that caused its last entries, and whether it was played again."""

    match: Match
    messages: set[str]
    replayed: bool

    @property
    def verdict(self) -> str:
        """What has become of the table: `whole`, `newer rules` from `match.place` on, `watch only`."""
        match = self.match
        if match.watch_only or (match.end is not None and not match.shows_its_end()):
            return "watch only"
        return "newer rules" if match.under_newer_rules else "whole"


def open_table(store: Store, catalog: Catalog, row: TableRow, draft: Draft) -> Opened:
    """The match of a table, exactly as far as it got. It may take long: not for the event loop."""
    try:
        header = _header.decode(row.header)
        end = None if row.end is None else _end.decode(row.end)
        game = catalog.game(row.game)
        opened = _from_snapshot(store, game, row, header, end, draft)
        return opened or _from_entries(store, game, row, header, end, draft)
    except (TableeError, msgspec.MsgspecError) as error:
        text = f"this table cannot be shown by this version of Tablée: {error}; its record can be downloaded"
        raise Trouble("table_lost", text, 409) from None


def _from_snapshot(
    store: Store, game: Game, row: TableRow, header: Header, end: End | None, draft: Draft
) -> Opened | None:
    kept = store.position(row.id)
    if kept is None or not kept.chapters:
        return None
    first = kept.chapters[-1][0]
    # A few entries more than needed: whoever repeats a message is recognised by them.
    stored = store.entries(row.id, max(0, first - SIZE))
    try:
        lines = tuple(read_line(entry.line, entry.told or "[]") for entry in stored if entry.n > first)
        parts = Kept(header, tuple(kept.chapters), lines, kept.snapshot, end)
        match = Match.opened(parts, game, seeds=row.seeds, journal=draft)
    except (BadRecord, PositionLost) as error:
        log.error("table %s: its snapshot is of no use, its entries are played again: %s", row.id, error)
        return None
    return Opened(match, _messages(stored), False)


def _from_entries(
    store: Store, game: Game, row: TableRow, header: Header, end: End | None, draft: Draft
) -> Opened:
    stored = store.entries(row.id)
    record = Record(header, tuple(_entry.decode(entry.line) for entry in stored), end)
    match = Match.replay(record, game=game, seeds=row.seeds, journal=draft, verify=False, lenient=True)
    return Opened(match, _messages(stored[-SIZE:]), True)


def _messages(stored: list[Stored]) -> set[str]:
    return {entry.message for entry in stored if entry.message is not None}
