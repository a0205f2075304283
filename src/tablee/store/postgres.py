"""PostgreSQL as the store, by psycopg (the extra `postgres`), which is not imported before it is needed.

A connection may be lost at any moment. Reading is done again on a new one; what the writer was doing is done
again as well, unless the database says that it had kept it (`pg_xact_status`). So a change is made once, or
whoever asked for it hears that it is not known yet.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from tablee.store.base import InUse, Store, StoreError
from tablee.store.sql import SqlStore

SCHEMES = ("postgresql", "postgres")
READERS = 8
"""Connections that read: as many as threads may want at the same time."""
CONNECTING = 5
"""Seconds after which an address that does not answer is given up."""
OLDEST = 14
"""The oldest version of PostgreSQL that has all that is asked of it here."""
PASSING = {"40001", "40P01", "57P01", "57P02", "57P03", "53300"}
"""SQLSTATE: two got in each other's way; the server ends, or begins, or has all its connections in use."""
ENDED = 5.0
"""Seconds to wait for the end of a transaction whose connection was lost."""
LIVELY = {
    "connect_timeout": CONNECTING,
    # A machine that is gone without a word is noticed within seconds.
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
SERVING = "hashtext('tablee is served from ' || current_schema())"
"""The advisory lock of those that serve, each as long as its connection lasts: they share it, and whoever
must be alone has it to itself. Servers of a version before leases did."""


def plain_address(address: str) -> str:
    """An address for people to read: without a password, and without options, which may hold one."""
    url = _url(address)
    host = url.host or str(url.query.get("host", "")) or "localhost"
    port = "" if url.port is None else f":{url.port}"
    return f"postgresql://{host}{port}/{url.database or ''}"


def _url(address: str) -> URL:
    try:
        url = make_url(address)
        if url.drivername in SCHEMES:
            return url.set(drivername="postgresql+psycopg")
    except (ArgumentError, ValueError):
        pass  # what they tell may have the password in it
    raise StoreError("this is no address of a database: write postgresql://USER:PASSWORD@HOST:PORT/NAME")


def open_postgres(address: str, *, server: str = "", alone: bool = False) -> Store:
    """The store in a database, whose tables are made if they are not there.

    `server` names who serves from it: one of several by leases, or `alone`.
    """
    lost = LostConnections(server, alone)
    reading = engine_of(address, READERS, isolation_level="AUTOCOMMIT")  # each question stands for itself
    writing = engine_of(address, 1)
    event.listen(writing, "connect", lost.connected)
    try:
        with writing.connect():
            pass  # a wrong address is told at once: later on, the writer waits for the database to come back
        return SqlStore(reading, writing, lost)
    except (StoreError, DBAPIError) as error:
        reading.dispose()
        writing.dispose()
        raise trouble(address, error) from None


def trouble(address: str, error: StoreError | DBAPIError) -> StoreError:
    """What is wrong with a database, in one line that names it."""
    told = str(error.orig if isinstance(error, DBAPIError) else error).strip().splitlines()
    kind = type(error) if isinstance(error, StoreError) else StoreError
    return kind(f"{plain_address(address)}: {told[0] if told else 'does not answer'}")


def engine_of(address: str, connections: int, **options: Any) -> Engine:
    """Connections to the database at an address; none is made yet."""
    url = _url(address)
    if find_spec("psycopg") is None:
        raise StoreError(
            "PostgreSQL needs psycopg: install the extra 'postgres', pip install 'tablee[postgres]'"
        )
    given = {key: value for key, value in LIVELY.items() if key not in url.query}
    try:
        engine = create_engine(
            url, pool_size=connections, max_overflow=0, connect_args=given, hide_parameters=True, **options
        )
    except (ImportError, SQLAlchemyError) as error:
        raise StoreError(f"psycopg cannot be used: {error}") from None
    event.listen(engine, "connect", _connected)
    return engine


@cache
def _without_zeros() -> type[Any]:
    from psycopg.types.string import StrDumperUnknown

    class WithoutZeros(StrDumperUnknown):
        """PostgreSQL keeps no zero byte in a text: it becomes the sign for what cannot be shown."""

        def dump(self, obj: str) -> Any:
            return super().dump(obj.replace("\0", "\N{REPLACEMENT CHARACTER}"))

    return WithoutZeros


def _connected(connection: Any, _record: Any) -> None:
    connection.adapters.register_dumper(str, _without_zeros())
    if connection.info.server_version < OLDEST * 10_000:
        told = connection.info.server_version // 10_000
        connection.close()
        raise StoreError(f"this is PostgreSQL {told}: {OLDEST} or newer is needed")


@dataclass
class LostConnections:
    """What becomes of a change whose connection was lost (`writer.Doubts`)."""

    server: str = ""
    alone: bool = False
    _last: tuple[int, Any] | None = None
    """Our last connection, as the database knows it: number of its process, and when that began."""

    def passing(self, error: DBAPIError) -> bool:
        if error.connection_invalidated or error.statement is None:  # lost, or not to be had
            return getattr(error.orig, "sqlstate", None) in (None, *PASSING)
        return getattr(error.orig, "sqlstate", None) in PASSING

    def mark(self, connection: Connection) -> str:
        return str(connection.execute(text("SELECT pg_current_xact_id()::text")).scalar_one())

    def kept(self, connection: Connection, mark: str) -> bool:
        until = time.monotonic() + ENDED
        asked = text("SELECT pg_xact_status(CAST(CAST(:mark AS text) AS xid8))")
        while (found := connection.execute(asked, {"mark": mark}).scalar()) == "in progress":
            if time.monotonic() > until:
                raise StoreError("a transaction does not end whose connection was lost")
            time.sleep(0.05)
        return bool(found == "committed")

    def connected(self, connection: Any, _record: Any) -> None:
        """A new connection of the writer: the one before is over, whatever it still wants to do."""
        try:
            if self._last is not None:
                connection.execute(
                    "SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity "
                    "WHERE pid = %s AND backend_start = %s AND pid <> pg_backend_pid()",
                    self._last,
                )
            if self.server:
                self._hold(connection)
            mine = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
            self._last = connection.execute(mine).fetchone()
            connection.commit()
        except BaseException:
            connection.close()
            raise

    def _hold(self, connection: Any) -> None:
        connection.execute("SELECT set_config('application_name', %s, false)", (self.server,))
        lock = "pg_try_advisory_lock" if self.alone else "pg_try_advisory_lock_shared"
        if connection.execute(f"SELECT {lock}({SERVING})").fetchone()[0]:
            return
        found = connection.execute(
            "SELECT a.application_name FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid "
            "WHERE l.locktype = 'advisory' AND l.granted AND l.database = a.datid AND l.objsubid = 1 "
            f"AND (l.classid::bigint << 32) | l.objid::bigint = {SERVING}::bigint"
        ).fetchone()
        who = found[0] if found and found[0] else "another process"
        raise InUse(f"in use by {who}: end that first, or choose another database")
