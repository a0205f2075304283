"""Records that strangers bring are read one after the other, and nobody but them waits for it."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from msgspec import structs

from tablee.match import BadRecord, Match, Record
from tablee.record.lines import parse
from tablee.server.catalog import Catalog
from tablee.server.draft import Draft
from tablee.server.errors import Trouble
from tablee.server.settings import Settings

Opened = tuple[Record, Match, Draft]


class Imports:
    """Reads records. How many may wait for it is decided at the door, see `Limits.imports_at_once`."""

    def __init__(self, catalog: Catalog, settings: Settings) -> None:
        self._catalog = catalog
        self._settings = settings
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="imports")

    async def read(self, data: bytes) -> Opened:
        """A record, the match it tells, and what must be kept of it."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._read, data)

    def _read(self, data: bytes) -> Opened:
        try:
            record = parse(data)
            if len(record.entries) > self._settings.limits.record_entries:
                raise Trouble("too_long", "this record is too long to be opened here", 413)
            draft = Draft()
            game = self._catalog.game(record.header.game)
            nameless = replace(record, header=structs.replace(record.header, names=()))
            match = Match.replay(nameless, game=game, journal=draft)
            if match.end is None:
                match.go_on()
        except BadRecord as error:
            raise Trouble("bad_record", str(error), 422) from None
        return record, match, draft

    def close(self) -> None:
        """Nothing that is read now is of use any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
