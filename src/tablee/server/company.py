"""The processes that serve the same tables, as one of them sees the others.

A process renews its place among them every second. By its own clock it knows when that has not gone well for
too long: then it counts its tables as lost, before anybody else may take them, sends their pages away, and
joins anew. It hears what others announce, and hands it on.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import ParamSpec, TypeVar

from tablee.server.errors import Trouble, unknown_table
from tablee.store import Leases, Notice, Notices, ServerRow, Store, StoreError
from tablee.store.leases import LEASE, MARGIN

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")

RENEW = 1.0
"""Seconds between two renewals."""
GLANCE = 0.2
"""Seconds between two looks at the own clock."""
LISTEN = 2.0
"""Seconds after which notices are read although nobody has called."""
TIDY = 60.0
"""Seconds between two times that the first of all forgets what has passed."""
SLACK = 4
"""A new table is made at another process only if this one has so many more."""


class Elsewhere(Trouble):
    """The table is held by another process: whoever asks is led there."""

    def __init__(self, server: ServerRow) -> None:
        super().__init__("try_again", "the table is at another place now: try once more", 503, retry=1)
        self.server = server


@dataclass(frozen=True)
class Lease:
    """A table that this process holds, for as long as it is who it was when it took the table."""

    company: Company
    server: str
    fence: int

    def holds(self) -> bool:
        """Whether the table is still held, by the own clock."""
        return self.server == self.company.id and self.company.holds()


class Company:
    """One process among those that serve."""

    def __init__(self, store: Store, address: str, who: str) -> None:
        self._leases: Leases = store.leases
        self._address = address
        self._who = who
        self.id = ""
        self.kind = ""
        """What bots play with here, see `ServerRow`."""
        self.secret = ""
        self.others: dict[str, ServerRow] = {}
        self.busy: Callable[[], tuple[int, int]] = lambda: (0, 0)
        """How many tables are open here, and how many processes of bots are idle."""
        self.lost: Callable[[], None] = lambda: None
        """Told when all tables are lost."""
        self.heard: Callable[[Notice], None] = lambda notice: None
        """Told what others announce."""
        self.left: Callable[[], None] = lambda: None
        """Told when others have gone."""
        self.beat: Callable[[str], None] = lambda id: None
        """Called every second with the own name, as long as the event loop goes round."""
        self._until = 0.0
        self._placed: dict[str, int] = {}
        self._following: dict[str, set[Callable[[], None]]] = {}
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="company")
        self._notices: Notices | None = None
        self._called = asyncio.Event()
        self._ending = threading.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._tidied = time.monotonic()

    def holds(self) -> bool:
        """Whether this process counts as alive, by its own clock."""
        return time.monotonic() < self._until

    @property
    def first(self) -> bool:
        """Whether it is for this process to do what is done once for all."""
        return self.holds() and all(self.id < other for other in self.others)

    # Coming and going ----------------------------------------------------------------------------------

    async def join(self) -> bool:
        """Be one of them: whether there was no other."""
        begin = time.monotonic()
        id = f"{time.time_ns() // 1_000_000:012x}-{secrets.token_hex(6)}"
        row = ServerRow(id, self._address, self._who, self.kind)
        self.secret, first = await asyncio.wrap_future(self._leases.join(row))
        self._until = begin + LEASE - MARGIN
        self.id = id
        if self._notices is None:
            self._notices = await self._in_thread(Notices, self._leases)
        return first

    def begin(self) -> None:
        """Renew, listen and watch the clock from now on."""
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(work()) for work in (self._renew, self._watch, self._hear)]
        threading.Thread(target=self._listen, args=(loop,), name="company-ear", daemon=True).start()

    async def leave(self) -> None:
        """Give all tables back at once, and be none of them any more: nothing is written from here on."""
        self._ending.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        id, self.id, self._until = self.id, "", 0.0
        if id:
            with contextlib.suppress(StoreError):
                await asyncio.wrap_future(self._leases.leave(id))
        self._threads.shutdown(wait=False)

    async def _in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: work(*args, **kwargs))

    async def _renew(self) -> None:
        while True:
            begin = time.monotonic()
            self.beat(self.id)
            try:
                if not self.id:
                    await self.join()
                    log.warning("this process serves again, after its tables were lost")
                await self._live_on(begin)
            except StoreError as error:
                log.error("the other processes cannot be reached: %s", error)
            except Exception:
                log.exception("the place among the other processes cannot be renewed")
            await asyncio.sleep(max(GLANCE, begin + RENEW - time.monotonic()))

    async def _live_on(self, begin: float) -> None:
        id = self.id
        found = await self._in_thread(self._leases.renew, *self.busy())
        if found is None:
            self._lose()
        if found is None or id != self.id:  # it took too long, and all is lost already
            with contextlib.suppress(StoreError):
                await asyncio.wrap_future(self._leases.leave(id))
            return
        self._until = begin + LEASE - MARGIN
        before = self.others
        self.others = {server.id: server for server in found if server.id != self.id}
        self._placed.clear()
        gone = [id for id in before if id not in self.others]
        for id in gone:
            for cut in self._following.pop(id, set()):
                cut()
        if gone:
            self.left()
        if self.first and begin - self._tidied >= TIDY:
            self._tidied = begin
            self._leases.tidy()

    async def _watch(self) -> None:
        """The clock goes on whether or not the database answers."""
        while True:
            await asyncio.sleep(GLANCE)
            if self.id and not self.holds():
                self._lose()

    def _lose(self) -> None:
        if self.id:
            log.error("this process could not renew its place for %g seconds: its tables are lost", LEASE)
            self.id = ""
            self._until = 0.0
            self.lost()

    # Hearing -------------------------------------------------------------------------------------------

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        with contextlib.suppress(RuntimeError):  # the event loop has ended
            while not self._ending.is_set():
                self._leases.listen(LISTEN)
                loop.call_soon_threadsafe(self._called.set)
        self._leases.deafen()

    async def _hear(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LISTEN):
                    await self._called.wait()
            self._called.clear()
            try:
                assert self._notices is not None
                for notice in await self._in_thread(self._notices.new):
                    self._note(notice)
            except StoreError as error:
                log.error("what other processes announce cannot be read: %s", error)
            except Exception:
                log.exception("what other processes announce cannot be understood")

    def _note(self, notice: Notice) -> None:
        if notice.kind != "left":
            self.heard(notice)
            return
        self.others.pop(notice.subject, None)
        for cut in self._following.pop(notice.subject, set()):
            cut()
        self.left()

    def follow(self, server: str, cut: Callable[[], None]) -> Callable[[], None]:
        """Have something called when another process is gone; gives what forgets it again."""
        if server not in self.others and server != self.id:
            # It is younger than the last look around: it will be seen, and missed, at a later one.
            self.others[server] = ServerRow(server, "", "")
        self._following.setdefault(server, set()).add(cut)
        return lambda: self._following.get(server, set()).discard(cut)

    # Tables --------------------------------------------------------------------------------------------

    def lease(self, fence: int) -> Lease:
        """One that was just given to this process."""
        return Lease(self, self.id, fence)

    async def take(self, table: str) -> Lease:
        """Hold a table from now on. `Elsewhere` if another process does."""
        if not self.holds():
            raise StoreError("this process has lost its place among the others for a moment")
        id = self.id
        for _ in range(2):
            held = await self._in_thread(self._leases.holder, table)
            if held is not None and held.id != id:
                raise Elsewhere(held)
            fence = await asyncio.wrap_future(self._leases.take(table))
            if fence is not None:
                return Lease(self, id, fence)
        raise unknown_table()

    def release(self, table: str, lease: Lease) -> None:
        """Put a table away: whoever is asked for it next takes it."""
        self._leases.release(table, lease.fence)

    async def holder(self, table: str) -> str | None:
        """Who holds a table now."""
        found = await self._in_thread(self._leases.holder, table)
        return None if found is None else found.id

    async def left_behind(self, since: int) -> list[str]:
        """Tables that wait for a bot and whose process is gone."""
        return await self._in_thread(self._leases.left_behind, since)

    def announce(self, kind: str, subject: str) -> None:
        """Let the others hear something."""
        self._leases.announce(kind, subject)  # type: ignore[arg-type]

    def place(self) -> str:
        """Where a new table is made: here, unless others have much less to do."""
        mine = self.busy()[0]
        load = {id: other.tables + self._placed.get(id, 0) for id, other in self.others.items()}
        lightest = min(load, key=lambda id: load[id], default=self.id)
        if not self.holds() or mine <= load.get(lightest, mine) + SLACK:
            return self.id
        self._placed[lightest] = self._placed.get(lightest, 0) + 1
        return lightest

    @property
    def leases(self) -> Leases:
        """For jobs, see `thinking`."""
        return self._leases
