"""The part of a SQL store by which several processes serve the same tables.

A process that serves has a row among the `servers`, and renews it every second; whoever has not for `LEASE`
seconds, by the clock of the database, counts as gone. A table is held by one process at a time: its row names
the holder, and a number, the fence, that grows each time the table is taken. Whatever a holder writes names
its fence (`Store`), so one that was given up for gone, and is not, can do no harm.

What others must hear is written as a numbered notice; NOTIFY only wakes them. Jobs are the thinking of bots:
any process with nothing to do may take one.
"""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

from sqlalchemy import (
    BigInteger,
    Connection,
    Engine,
    Select,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from tablee.store.base import StoreError
from tablee.store.schema import about, jobs, notices, seats, servers, tables
from tablee.store.writer import Writer

T = TypeVar("T")

LEASE = 4.0
"""Seconds after which a process that does not renew its row counts as gone,"""
MARGIN = 1.0
"""and so much earlier it must have noticed that itself."""
LATE = 20_000
"""Milliseconds within which a notice is kept that was given its number: later ones are not looked for."""
KEPT = 60_000
"""Milliseconds for which notices, and rows of processes that are gone, are kept."""
SECRET = "inner secret"
"""The key of the secret by which processes know each other."""
CHANNEL = "'tablee_' || md5(current_schema())"

NoticeKind = Literal[
    "renamed", "deleted", "closed", "signed out", "named", "guests", "wanted", "left", "job", "thought"
]


class _Clock(FunctionElement[int]):
    """Milliseconds since 1970, by the clock of the database: the same for all processes."""

    type = BigInteger()
    inherit_cache = True


@compiles(_Clock, "postgresql")
def _postgresql(element: _Clock, compiler: Any, **kw: Any) -> str:
    return "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"


@compiles(_Clock, "sqlite")
def _sqlite(element: _Clock, compiler: Any, **kw: Any) -> str:
    return "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"


@dataclass(frozen=True)
class ServerRow:
    """A process that serves. `address` is where others of its kind reach it, `who` for people to read.

    `kind` tells what its bots play with: those of the same kind may think for each other. It has so many
    `tables` open, and so many processes of bots `idle`.
    """

    id: str
    address: str
    who: str
    kind: str = ""
    tables: int = 0
    idle: int = 0


@dataclass(frozen=True)
class Notice:
    """Something that other processes must hear: about a table, a player, a device or a job."""

    n: int
    kind: NoticeKind
    subject: str


@dataclass(frozen=True)
class Job:
    """A question for a bot, as text, and what became of it so far."""

    id: int
    question: str
    taker: str | None = None
    answer: str | None = None


_ALIVE = servers.c.until > _Clock()
_HELD = exists(select(servers.c.id).where(servers.c.id == tables.c.holder, _ALIVE))


class Leases:
    """Asked by one process that serves, which calls itself `me` once it has joined."""

    def __init__(self, reading: Engine, writer: Writer) -> None:
        self._reading = reading
        self._writer = writer
        self._ear: Connection | None = None
        self.me = ""

    # Processes -----------------------------------------------------------------------------------------

    def join(self, server: ServerRow) -> Future[tuple[str, bool]]:
        """Be one of those that serve: the secret they share, and whether there is no other."""

        def change(c: Connection) -> tuple[str, bool]:
            if c.dialect.name == "postgresql":  # of several that begin at once, one is the first
                c.execute(
                    text("SELECT pg_advisory_xact_lock(hashtext('tablee: joins ' || current_schema()))")
                )
            first = c.execute(select(servers.c.id).where(_ALIVE, servers.c.id != server.id)).first() is None
            c.execute(insert(servers).values(until=_Clock() + int(LEASE * 1000), **vars(server)))
            secret = c.execute(select(about.c.value).where(about.c.key == SECRET)).scalar()
            if secret is None:
                secret = secrets.token_urlsafe(32)
                c.execute(insert(about).values(key=SECRET, value=secret))
            return secret, first

        self.me = server.id
        return self._writer.run(change)

    def renew(self, tables: int = 0, idle: int = 0) -> list[ServerRow] | None:
        """Live on, and tell how much there is to do here: all that live, or None if it was too late."""
        mine = and_(servers.c.id == self.me, _ALIVE)
        values = {"until": _Clock() + int(LEASE * 1000), "tables": tables, "idle": idle}
        lives = update(servers).where(mine).values(values)
        alive = select(servers).where(_ALIVE).order_by(servers.c.id)

        def change(c: Connection) -> list[ServerRow] | None:
            if c.execute(lives).rowcount != 1:
                return None
            return [_server(row) for row in c.execute(alive)]

        return self._asked(change)

    def leave(self, id: str) -> Future[None]:
        """A process is gone: whatever it held is free at once."""

        def change(c: Connection) -> None:
            c.execute(delete(servers).where(servers.c.id == id))
            c.execute(update(jobs).where(jobs.c.taker == id, jobs.c.answer.is_(None)).values(taker=None))
            announce(c, "left", id, self.me)

        return self._writer.run(change)

    def tidy(self) -> Future[None]:
        """Forget what has passed."""

        def change(c: Connection) -> None:
            c.execute(delete(notices).where(notices.c.at < _Clock() - KEPT))
            c.execute(delete(servers).where(servers.c.until < _Clock() - KEPT))
            c.execute(delete(jobs).where(jobs.c.owner.not_in(select(servers.c.id))))

        return self._writer.run(change)

    # Tables --------------------------------------------------------------------------------------------

    def holder(self, table: str) -> ServerRow | None:
        """The living process that holds a table."""
        query = select(servers).join(tables, tables.c.holder == servers.c.id)
        rows = self._rows(query.where(tables.c.id == table, _ALIVE))
        return _server(rows[0]) if rows else None

    def take(self, table: str) -> Future[int | None]:
        """Take a table that is free, one's own, or of a process that is gone: the number of the lease.

        None if another process holds it, or if there is no such table.
        """
        me = self.me

        def change(c: Connection) -> int | None:
            free = or_(tables.c.holder.is_(None), tables.c.holder == me, ~_HELD)
            taken = (
                update(tables)
                .where(tables.c.id == table, tables.c.deleted.is_(None), free)
                .values(holder=me, fence=tables.c.fence + 1)
            )
            found: int | None = c.execute(taken.returning(tables.c.fence)).scalar()
            return found

        return self._writer.run(change)

    def release(self, table: str, fence: int) -> Future[None]:
        """Put a table down; nothing happens if another process has it already."""

        def change(c: Connection) -> None:
            held = and_(tables.c.id == table, tables.c.fence == fence)
            c.execute(update(tables).where(held).values(holder=None))

        return self._writer.run(change)

    def left_behind(self, since: int = 0) -> list[str]:
        """The running tables of people that wait for a bot, and whose holder is gone, the latest first."""
        people = select(seats.c.table).where(seats.c.player.is_not(None))
        query = (
            select(tables.c.id, tables.c.waiting, seats.c.seat)
            .join(seats)
            .where(tables.c.holder.is_not(None), ~_HELD)
            .where(tables.c.end.is_(None), tables.c.deleted.is_(None), tables.c.closed.is_(None))
            .where(tables.c.moved >= since, tables.c.id.in_(people), seats.c.kind == "bot")
            .order_by(tables.c.moved.desc())
        )
        return list(dict.fromkeys(row.id for row in self._rows(query) if row.waiting >> row.seat & 1))

    # Notices -------------------------------------------------------------------------------------------

    def announce(self, kind: NoticeKind, subject: str) -> Future[None]:
        """Let all other processes hear something."""
        return self._writer.run(lambda c: announce(c, kind, subject, self.me))

    def notices(self, after: int) -> tuple[list[Notice], int]:
        """The notices of others after a number, and the number before which none will come any more."""
        query = select(notices, (_Clock() - notices.c.at).label("age"))
        rows = self._rows(query.where(notices.c.n > after).order_by(notices.c.n))
        settled = max((row.n for row in rows if row.age > LATE), default=after)
        return [Notice(row.n, row.kind, row.subject) for row in rows if row.sender != self.me], settled

    def last_notice(self) -> int:
        """The number of the last one so far."""
        return int(self._rows(select(func.coalesce(func.max(notices.c.n), 0)))[0][0])

    def listen(self, seconds: float) -> None:
        """Return when something was announced, or after a time. On a connection of its own, in one thread."""
        try:
            if self._ear is None:
                ear = self._reading.connect()
                ear.detach()
                self._ear = ear
                channel = ear.execute(text(f"SELECT {CHANNEL}")).scalar_one()
                ear.execute(text(f'LISTEN "{channel}"'))
            driver: Any = self._ear.connection.driver_connection
            for _ in driver.notifies(timeout=seconds, stop_after=1):
                pass
        except Exception:  # of the driver's own kind too: the numbers make up for what was not heard
            self.deafen()
            time.sleep(min(seconds, 0.5))

    def deafen(self) -> None:
        """Listen no more."""
        ear, self._ear = self._ear, None
        if ear is not None:
            with contextlib.suppress(Exception):
                ear.close()

    # Jobs ----------------------------------------------------------------------------------------------

    def offer(self, kind: str, question: str) -> Future[int]:
        """Offer a job to all processes of a kind: its number."""

        def change(c: Connection) -> int:
            new = insert(jobs).values(owner=self.me, kind=kind, question=question, at=_Clock())
            id = int(c.execute(new.returning(jobs.c.id)).scalar_one())
            announce(c, "job", str(id), self.me)
            return id

        return self._writer.run(change)

    def claim(self, kind: str) -> Future[Job | None]:
        """Take the oldest job that nobody does: it is nobody else's then, and no choice waits for another."""
        me = self.me

        def change(c: Connection) -> Job | None:
            free = (
                select(jobs.c.id)
                .where(jobs.c.kind == kind, jobs.c.taker.is_(None), jobs.c.owner != me)
                .where(jobs.c.owner.in_(select(servers.c.id).where(_ALIVE)))
                .order_by(jobs.c.id)
                .limit(1)
                .with_for_update(skip_locked=True)
            )
            id = c.execute(free).scalar()
            if id is None:
                return None
            taken = update(jobs).where(jobs.c.id == id, jobs.c.taker.is_(None)).values(taker=me)
            question = c.execute(taken.returning(jobs.c.question)).scalar_one()
            return Job(id, question, me)

        return self._writer.run(change)

    def answer(self, id: int, answer: str) -> Future[None]:
        """A job is done: `answer` is what came of it, empty if nothing did."""

        def change(c: Connection) -> None:
            done = update(jobs).where(jobs.c.id == id, jobs.c.taker == self.me).values(answer=answer)
            if c.execute(done).rowcount == 1:
                announce(c, "thought", str(id), self.me)

        return self._writer.run(change)

    def job(self, id: int) -> Job | None:
        """How far a job is."""
        rows = self._rows(select(jobs).where(jobs.c.id == id))
        return Job(rows[0].id, rows[0].question, rows[0].taker, rows[0].answer) if rows else None

    def withdraw(self, id: int) -> Future[None]:
        """A job of one's own is of no use any more: whoever does it works for nothing."""

        def change(c: Connection) -> None:
            c.execute(delete(jobs).where(jobs.c.id == id))

        return self._writer.run(change)

    def _rows(self, query: Select[Any]) -> list[Any]:
        return self._asked(lambda c: list(c.execute(query)))

    def _asked(self, work: Callable[[Connection], T], again: bool = True) -> T:
        """Once more on a new connection, if the one that was kept open has been lost meanwhile."""
        try:
            with self._reading.begin() as connection:
                return work(connection)
        except DBAPIError as error:
            if not (again and error.connection_invalidated):
                raise StoreError(f"the data cannot be reached: {error.orig}") from None
        return self._asked(work, again=False)


class Notices:
    """Reads notices, each once. Numbers are given before notices are kept, and so may come out of order."""

    def __init__(self, leases: Leases) -> None:
        self._leases = leases
        self._settled = leases.last_notice()
        self._heard: set[int] = set()

    def new(self) -> list[Notice]:
        """Those that have come since."""
        found, settled = self._leases.notices(self._settled)
        fresh = [notice for notice in found if notice.n not in self._heard]
        self._settled = settled
        self._heard = {n for n in self._heard.union(notice.n for notice in found) if n > settled}
        return fresh


def announce(c: Connection, kind: NoticeKind, subject: str, sender: str) -> None:
    """Let other processes hear of a change, once it is kept. A folder has one server: nobody would listen."""
    if c.dialect.name != "postgresql":
        return
    c.execute(insert(notices).values(kind=kind, subject=subject, sender=sender, at=_Clock()))
    c.execute(text(f"SELECT pg_notify({CHANNEL}, '')"))


def _server(row: Any) -> ServerRow:
    return ServerRow(row.id, row.address, row.who, row.kind, row.tables, row.idle)
