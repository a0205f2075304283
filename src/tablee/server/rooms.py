"""All live tables of this process: opened from the store when needed, put away when nobody looks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import ParamSpec, TypeVar

from tablee.core.errors import TableeError
from tablee.match import Match
from tablee.server.bots import BotPool
from tablee.server.catalog import Catalog
from tablee.server.company import Company, Elsewhere, Lease
from tablee.server.draft import Draft, entry_lines, position
from tablee.server.draft import now as milliseconds
from tablee.server.engine import BotEngine
from tablee.server.errors import unknown_table
from tablee.server.memory import Memory
from tablee.server.opening import open_table
from tablee.server.room import Room
from tablee.server.settings import Settings
from tablee.store import Notice, Store, StoreError, TableRow

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")

QUICK = 4
"""Threads that look things up."""
SLOW = 2
"""Threads for what takes its time."""
AWAKE = 8
"""Tables at which bots go on at the same time when the server starts."""
PURGE = 3600.0
"""Seconds between two looks for deleted tables whose time is over."""


ALIVE = 60.0
"""Seconds between two notes that the server runs."""


class Rooms:
    """The tables that are open here."""

    def __init__(
        self, store: Store, catalog: Catalog, settings: Settings, company: Company | None = None
    ) -> None:
        self.store = store
        self.company = company
        """The other processes that serve the same tables, if there may be any."""
        self.catalog = catalog
        self.settings = settings
        self.bots = BotPool(settings.bot_processes, settings.bot_seconds, BotEngine(settings.engine))
        self.memory: Memory | None = None
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._quick = ThreadPoolExecutor(QUICK, thread_name_prefix="quick")
        self._slow = ThreadPoolExecutor(SLOW, thread_name_prefix="slow")
        self._tidying: asyncio.Task[None] | None = None
        self._resuming: set[asyncio.Task[Room | None]] = set()
        self._taking_over: asyncio.Task[None] | None = None
        self._purged = -PURGE
        self._noted = 0.0

    async def in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Look something up beside the event loop. Nothing that takes long: others wait for these threads."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._quick, lambda: work(*args, **kwargs))

    async def at_leisure(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something that takes its time, in threads of its own: opening a table, writing a record."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._slow, lambda: work(*args, **kwargs))

    # Life ----------------------------------------------------------------------------------------------

    async def awake(self) -> None:
        """Before anybody comes: nobody's absence has gone on while there was no server."""
        await asyncio.wrap_future(self.store.awake(milliseconds()))

    async def start(self) -> None:
        """Begin, and let bots go on where people have played lately, a few tables at a time.

        Everywhere else they go on when somebody looks. Nobody has to wait for this.
        """
        self._tidying = asyncio.create_task(self._tidy())
        await self._wake_all(await self.at_leisure(self.store.waiting_for_bots, self._lately()))

    def _lately(self) -> int:
        return milliseconds() - int(self.settings.resumed * 1000)

    async def _wake_all(self, ids: list[str]) -> None:
        woken: list[Room] = []
        for id in ids:
            while len(woken := [room for room in woken if room.thinking]) >= AWAKE:
                await asyncio.sleep(0.1)
            room = await self._wake(id)
            if room is not None:
                woken.append(room)

    async def finish(self) -> None:
        """Let every table end what it is at. What bots think about is dropped: they are asked again later."""
        await asyncio.gather(*(room.close() for room in self._rooms.values()), return_exceptions=True)

    async def close(self) -> None:
        """Finish what was begun."""
        for working in (self._tidying, self._taking_over):
            if working is not None:
                working.cancel()
        for task in [*self._opening.values(), *self._resuming]:
            task.cancel()
        await self.finish()
        self.store.alive(milliseconds())
        self.bots.close()
        self._quick.shutdown(wait=False)
        self._slow.shutdown(wait=False)

    def live(self) -> list[Room]:
        """The tables that are open now."""
        return list(self._rooms.values())

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(min(10.0, self.settings.idle))
            now = asyncio.get_running_loop().time()
            self._live(now)
            await self._purge(now)
            await self._heed_the_admin()
            for id in list(self._rooms):
                if self._done_with(id, now):
                    self._put_away(self._rooms.pop(id))
                    await asyncio.sleep(0)  # to free a long history takes a moment: others go on in between
            self.take_over()
            if self.memory is not None:
                self.memory.tidy(any(room.pages for room in self._rooms.values()))

    def _live(self, now: float) -> None:
        """Note now and then that the server runs, for when it ends without a word."""
        if now - self._noted >= ALIVE:
            self._noted = now
            self.store.alive(milliseconds())

    async def _heed_the_admin(self) -> None:
        """Let go of what 'tablee tables' has closed, reopened or deleted: nobody tells a single server."""
        ids = [room.id for room in self.live() if room.match.end is None]
        if self.company is not None or not ids:
            return
        try:
            running = await self.in_thread(self.store.running, ids)
        except StoreError:
            return  # the next look will tell
        for id in ids:
            room = self._rooms.get(id)
            if room is not None and room.match.end is None:
                closed = room.row.closed is not None
                if closed == (id in running):
                    await self.anew(id)

    async def _purge(self, now: float) -> None:
        """Delete what nobody has used for long enough, and forget for good what was deleted long ago."""
        if now - self._purged < PURGE or (self.company is not None and not self.company.first):
            return
        self._purged = now
        before = milliseconds() - int(self.settings.grace * 1000)
        try:
            await self._forget()
            gone = await asyncio.wrap_future(self.store.purge(before))
        except StoreError as error:
            log.error("deleted tables cannot be purged: %s", error)
            return
        if gone:
            log.info("purged %d deleted tables", len(gone))

    async def _forget(self) -> None:
        """If whoever runs the server wants it so: delete tables without a move for long, as a host does."""
        if self.settings.forget_after is None:
            return
        before = milliseconds() - int(self.settings.forget_after * 1000)
        for id in await self.at_leisure(self.store.unused, before):
            room = self._rooms.get(id)
            if await self._held_elsewhere(id):
                continue  # somebody looks at it there, or has just done so
            if room is None or not room.pages:
                await asyncio.wrap_future(self.store.delete_table(id, milliseconds()))
                await self.drop(id)
                log.info("table %s was deleted: it had no move for long", id)

    def _done_with(self, id: str, now: float) -> bool:
        room = self._rooms.get(id)
        if room is None:
            return False
        return room.broken or (room.resting and now - room.used >= self.settings.idle)

    # Opening -------------------------------------------------------------------------------------------

    async def get(self, id: str) -> Room:
        """The table with this id."""
        room = self._rooms.get(id)
        if room is not None and not room.broken and room.held:
            return room
        if id not in self._opening:
            task = self._opening[id] = asyncio.create_task(self._open(id))
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def _open(self, id: str) -> Room:
        lease = None if self.company is None else await self.company.take(id)
        row = await self.in_thread(self.store.table, id)
        if row is None:
            raise unknown_table()
        draft = Draft()
        guests = await self.in_thread(self.store.guests, id)
        opened = await self.at_leisure(open_table, self.store, self.catalog, row, draft)
        match = opened.match
        match.watch_only = match.watch_only or (row.closed is not None and match.end is None)
        if opened.replayed:
            told = [(n, text) for n, _, text in entry_lines(match)]
            fence = None if lease is None else lease.fence
            await asyncio.wrap_future(self.store.set_position(id, told, position(match), fence))
        draft.clear(match)
        room = self._make(row, match, draft, set(guests), opened.messages, lease)
        before = len(match.entries)
        if match.end is None:
            match.go_on()
        if len(match.entries) > before or (draft and match.end is not None):
            await room.keep()
        self._rooms[id] = room
        room.wake()
        return room

    async def anew(self, id: str) -> None:
        """Let go of a table: whoever looks at it is sent away, and finds it as it is stored now."""
        opening = self._opening.get(id)
        if opening is not None:
            await asyncio.wait([opening])
        room = self._rooms.pop(id, None)
        if room is not None:
            room.shut()
            self._put_away(room)

    async def drop(self, id: str) -> None:
        """Let go of a table that was deleted; none leads there as its rematch any more."""
        await self.anew(id)
        for other in self.live():
            if other.row.rematch == id:
                other.row = replace(other.row, rematch=None)
                other.tell_seats()

    def resume(self, id: str) -> None:
        """Let the bots of a table that was brought back go on."""
        task = asyncio.create_task(self._wake(id))
        self._resuming.add(task)
        task.add_done_callback(self._resuming.discard)

    async def _wake(self, id: str) -> Room | None:
        try:
            room = await self.get(id)
        except Elsewhere:
            return None
        except TableeError as error:
            log.error("table %s cannot be opened: %s", id, error)
            return None
        room.wake()
        return room

    def renamed(self, id: str, name: str) -> None:
        """Tell those who look at a table its new name."""
        room = self._rooms.get(id)
        if room is not None:
            room.row = replace(room.row, name=name)
            room.tell_seats()

    def add(
        self, row: TableRow, match: Match, draft: Draft, guests: set[str], holder: str | None = None
    ) -> None:
        """A table that was just made, and is in the store already; `holder` is the process that has it."""
        draft.clear(match)
        lease: Lease | None = None
        if self.company is not None:
            if holder != self.company.id:
                self.company.announce("wanted", row.id)
                return
            lease = self.company.lease(0)
        self._rooms[row.id] = self._make(row, match, draft, guests, set(), lease)
        self._rooms[row.id].wake()

    def _make(
        self,
        row: TableRow,
        match: Match,
        draft: Draft,
        guests: set[str],
        messages: set[str],
        lease: Lease | None,
    ) -> Room:
        content = self.catalog.content_of(row.game)
        if row.end is None and any(seat.kind == "bot" for seat in row.seats):
            self.bots.warm(row.game, content)
        return Room(row, match, draft, guests, messages, self.store, self.bots, content, self.settings, lease)

    # Among other processes -----------------------------------------------------------------------------

    def _put_away(self, room: Room) -> None:
        """Whoever is asked for the table next may have it."""
        if self.company is not None and room.lease is not None:
            self.company.release(room.id, room.lease)

    def forsake(self) -> None:
        """All tables are lost to others: whoever looks at them comes back, here or elsewhere."""
        rooms, self._rooms = self._rooms, {}
        for room in rooms.values():
            room.shut()

    async def _held_elsewhere(self, id: str) -> bool:
        if self.company is None or id in self._rooms:
            return False
        return await self.company.holder(id) not in (None, self.company.id)

    def take_over(self) -> None:
        """Let bots go on whose process is gone, although nobody looks. Of all processes one gets a table."""
        if self.company is not None and (self._taking_over is None or self._taking_over.done()):
            self._taking_over = asyncio.create_task(self._take_over(self.company))

    async def _take_over(self, company: Company) -> None:
        try:
            await self._wake_all(await company.left_behind(self._lately()))
        except StoreError as error:
            log.error("tables that were left behind cannot be found: %s", error)

    async def told(self, notice: Notice) -> None:
        """Another process has changed something about a table or a person."""
        company, id = self.company, notice.subject
        if notice.kind == "wanted" and company is not None and await company.holder(id) == company.id:
            self.resume(id)
        elif notice.kind == "deleted":
            await self.drop(id)
        elif notice.kind == "closed":
            await self.anew(id)
        elif notice.kind == "renamed" and id in self._rooms:
            row = await self.in_thread(self.store.table, id)
            if row is not None:
                self.renamed(id, row.name)
        elif notice.kind == "guests" and id in self._rooms:
            self._rooms[id].guests |= set(await self.in_thread(self.store.guests, id))
        elif notice.kind == "named":
            for room in self.live():
                row = await self.in_thread(self.store.table, room.id) if room.seats_of(id) else None
                if row is not None:
                    names = (seat.name for seat in row.seats if seat.player == id and not seat.called)
                    name = next(names, "")
                    await room.do(partial(room.rename, id, name))
