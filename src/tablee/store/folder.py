"""The data folder: one server at a time, whole or said to be damaged, copied while it is in use, put back."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path

from tablee.store.base import InUse, StoreError

FILE = "tables.sqlite"
LOCK = "in-use.sqlite"
PATIENCE = 10.0
"""Seconds to wait for another process that has the database to itself for a moment."""


@contextmanager
def only_server(folder: Path, who: str) -> Iterator[None]:
    """Hold a data folder for one server, named `who`; the hold ends with the process, however it ends.

    The lock is one of SQLite: the same on every system. Its file tells others who has it.
    """
    with closing(_open_lock(folder)) as lock:
        try:
            lock.execute("BEGIN IMMEDIATE")
            lock.execute("CREATE TABLE IF NOT EXISTS holder (who TEXT NOT NULL)")
            lock.execute("DELETE FROM holder")
            lock.execute("INSERT INTO holder VALUES (?)", (who,))
            lock.execute("COMMIT")
            lock.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode not in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                raise StoreError(f"{folder / LOCK}: {error}") from None
            raise InUse(
                f"{folder} is in use by {_holder(lock)}: end that first, or choose another folder with --data"
            ) from None
        except sqlite3.DatabaseError as error:
            raise StoreError(f"{folder / LOCK}: {error}: delete this file if no server runs here") from None
        yield


def _open_lock(folder: Path) -> sqlite3.Connection:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return _connect(folder / LOCK)
    except OSError as error:
        raise StoreError(f"{folder}: cannot be used for data: {error.strerror}") from None
    except sqlite3.Error as error:
        raise StoreError(f"{folder}: cannot be used for data: {error}") from None


def _holder(lock: sqlite3.Connection) -> str:
    try:
        row = lock.execute("SELECT who FROM holder").fetchone()
    except sqlite3.Error:
        row = None
    return str(row[0]) if row else "another process"


def check_whole(path: Path) -> None:
    """Raise `StoreError` if a database file is damaged, or none at all."""
    try:
        with closing(_connect(path, PATIENCE)) as found:
            said = str(found.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.OperationalError as error:  # out of reach or in use, which is another matter
        raise StoreError(f"{path}: cannot be read: {error}") from None
    except sqlite3.DatabaseError as error:
        said = str(error)
    if said != "ok":
        raise StoreError(
            f"{path} is damaged ({said.splitlines()[-1]}): put a backup in its place with "
            "'tablee restore FILE', or save what can still be read with 'tablee tables export FOLDER'"
        )


def backup(folder: Path, target: Path) -> None:
    """Copy the data to a new file, also while a server uses it: the copy is of one moment, whole, checked."""
    source = folder / FILE
    if not source.is_file():
        raise StoreError(f"there is no data in {folder}: name the folder with --data")
    with new_file(target, str(source)):
        _copy(source, target)


@contextmanager
def new_file(target: Path, source: str) -> Iterator[None]:
    """For a backup of `source`: a file that only its owner may read, and that is gone if it is not whole."""
    done = False
    try:
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise StoreError(f"{target} exists already and is not overwritten: choose another name") from None
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror}") from None
    try:
        yield
        check_whole(target)
    except (sqlite3.Error, StoreError) as error:
        raise StoreError(f"no backup was made of {source}: {error}") from None
    else:
        done = True
    finally:
        if not done:
            for end in ("", "-wal", "-shm"):
                Path(f"{target}{end}").unlink(missing_ok=True)


def restore(copy: Path, folder: Path) -> Path | None:
    """Put a backup in the place of the data. What was there is kept beside it: tells where, if it was any.

    At every moment the folder has the old data or the new, whole.
    """
    check_backup(copy)
    with only_server(folder, "'tablee restore'"):
        try:
            return _put_in_place(copy, folder)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"{folder} is as it was: {copy} cannot be put there: {error}") from None


def check_backup(copy: Path) -> None:
    """Raise `StoreError` if a file is no backup, or not a whole one."""
    if not copy.is_file():
        raise StoreError(f"{copy}: there is no such file")
    check_whole(copy)
    if not _has_tables(copy):
        raise StoreError(f"{copy} is no backup of tables: make one with 'tablee backup FILE'")


def _put_in_place(copy: Path, folder: Path) -> Path | None:
    present, fresh = folder / FILE, folder / f"{FILE}.new"
    fresh.unlink(missing_ok=True)
    _copy(copy, fresh)
    fresh.chmod(0o600)
    kept: Path | None = None
    if present.exists():
        kept = folder / f"tables-before-{datetime.now():%Y%m%d-%H%M%S-%f}.sqlite"
        with suppress(sqlite3.DatabaseError), closing(_connect(present)) as data:
            data.execute("PRAGMA journal_mode=DELETE")  # what is only in the log goes to the file
        shutil.copy2(present, kept)
        for end in ("-wal", "-shm"):  # still there where it is damaged
            if (part := Path(f"{present}{end}")).exists():
                part.rename(f"{kept}{end}")
    fresh.replace(present)
    return kept


def _copy(source: Path, target: Path) -> None:
    with closing(_connect(source)) as data, closing(_connect(target)) as copy:
        data.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it


def _has_tables(path: Path) -> bool:
    try:
        with closing(_connect(path)) as found:
            return bool(found.execute("SELECT value FROM about WHERE key = 'version'").fetchone())
    except sqlite3.DatabaseError:
        return False


def _connect(path: Path, patience: float = 0.2) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=patience, isolation_level=None)
