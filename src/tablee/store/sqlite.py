"""SQLite as the store: one file, write-ahead log, every commit on the disk before it counts."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from tablee.store.base import Store, StoreError
from tablee.store.folder import FILE, check_whole
from tablee.store.sql import SqlStore

PATIENCE = 10_000
"""Milliseconds to wait for another process that is writing."""

READERS = 8
"""Connections that read: as many as threads may want at the same time."""


def open_sqlite(folder: Path, *, damaged: bool = False) -> Store:
    """The store in a folder, which is made if it is not there. Only its owner may read it.

    One that is damaged is refused, unless whoever opens it wants to save what is left.
    """
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            os.close(os.open(path, os.O_WRONLY | os.O_CREAT, 0o600))
    except OSError as error:
        raise StoreError(f"{folder}: cannot be used for data: {error.strerror}") from None
    if not damaged:
        check_whole(path)
    try:
        reading = engine_of_file(path, "", READERS)  # each question stands for itself
        return SqlStore(reading, engine_of_file(path, "BEGIN IMMEDIATE", 1))
    except StoreError as error:
        raise StoreError(f"{path}: {error}") from None
    except DBAPIError as error:
        raise StoreError(f"{path}: {error.orig}") from None


def engine_of_file(path: Path, begin: str, connections: int) -> Engine:
    """Connections to a database file; transactions on them begin with `begin`, if they are wanted at all."""
    engine = create_engine(
        f"sqlite:///{path}",
        pool_size=connections,
        max_overflow=0,
        connect_args={"check_same_thread": False, "timeout": PATIENCE / 1000},
    )

    @event.listens_for(engine, "connect")
    def _connect(connection: sqlite3.Connection, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so, not where sqlite3 guesses
        for pragma in (
            f"busy_timeout={PATIENCE}",
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Any) -> None:
        if begin:
            connection.exec_driver_sql(begin)

    return engine
