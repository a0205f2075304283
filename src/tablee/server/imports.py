"""Records that strangers bring are read in a process of their own: nobody but them waits for it.

How many may wait is decided at the door, see `Limits.imports_at_once`; how long one may take by
`Settings.import_seconds`, after which the process is ended and replaced.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace

from msgspec import structs

from tablee.core.errors import TableeError
from tablee.games import GAMES
from tablee.match import BadRecord, Kept, Match
from tablee.record.lines import parse
from tablee.server.bots import loaded
from tablee.server.catalog import Catalog
from tablee.server.draft import entry_lines
from tablee.server.errors import Trouble
from tablee.server.settings import Settings
from tablee.server.workers import Job, JobFailed, WorkerLost, WorkerOverdue, Workers
from tablee.store import EntryLine

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class ReadRecord:
    """A record that was played again. `names` are those of the people in it."""

    kept: Kept
    lines: list[EntryLine]
    """Its entries as they are stored."""
    names: tuple[str, ...]
    under_newer_rules: bool


@dataclass(frozen=True)
class Refusal:
    """Why a record cannot be opened."""

    code: str
    message: str
    status: int


# In the worker process -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Reading:
    """The work of reading a record: each of its entries is carried out and checked."""

    data: bytes
    most: int
    """The most entries it may have."""
    contents: Mapping[str, str | None]
    """The folder with the content of each game, if it is not its own."""

    def prepare(self) -> None:
        """Nothing: which game it is, is known when it is read."""

    def work(self) -> ReadRecord | Refusal:
        try:
            return self._read()
        except BadRecord as error:
            return Refusal("bad_record", str(error), 422)
        except TableeError as error:
            return Refusal("bad_record", f"this record cannot be opened: {error}", 422)

    def _read(self) -> ReadRecord | Refusal:
        record = parse(self.data)
        id = record.header.game
        if id not in GAMES:
            return Refusal("unknown_game", f"there is no game '{id[:40]}' here", 404)
        if len(record.entries) > self.most:
            return Refusal("too_long", "this record is too long to be opened here", 413)
        nameless = replace(record, header=structs.replace(record.header, names=()))
        match = Match.replay(nameless, game=loaded(id, self.contents[id]))
        return ReadRecord(match.kept(), entry_lines(match), record.header.names, match.under_newer_rules)


# In the server ---------------------------------------------------------------------------------------------


class Imports:
    """The process that reads records, started when the first is brought."""

    def __init__(self, catalog: Catalog, settings: Settings) -> None:
        self._catalog = catalog
        self._settings = settings
        self.workers = Workers("imports", 1, settings.import_seconds, more=0)

    async def read(self, data: bytes) -> ReadRecord:
        """A record that was checked."""
        contents = {id: self._catalog.content_of(id) for id in GAMES}
        return await self.done(Reading(data, self._settings.limits.record_entries, contents))

    async def done(self, job: Job[ReadRecord | Refusal]) -> ReadRecord:
        """Have a game played again."""
        try:
            found = await self.workers.run(job)
        except WorkerOverdue:
            raise Trouble("too_long", "this record takes too long to be opened here", 413) from None
        except WorkerLost:
            raise Trouble("busy", "this could not be read now: try again in a moment", 503, retry=5) from None
        except JobFailed as error:
            log.error("a record could not be read:\n%s", error.trace)
            raise Trouble("bad_record", "this record cannot be opened", 422) from None
        if isinstance(found, Refusal):
            raise Trouble(found.code, found.message, found.status)
        return found

    def close(self) -> None:
        """Nothing that is read now is of use any more."""
        self.workers.close()
