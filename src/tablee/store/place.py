"""Where a server keeps its tables: a folder, or a database. Backups of both are the same kind of file."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import DBAPIError

from tablee.store import folder as folders
from tablee.store.base import Store, StoreError
from tablee.store.migrate import version_of, wrong_version
from tablee.store.postgres import engine_of, open_postgres, plain_address, trouble
from tablee.store.schema import PASSING, VERSION, metadata, players
from tablee.store.sqlite import engine_of_file, open_sqlite

ROWS = 200
"""Rows that are copied at once."""


@dataclass(frozen=True)
class Place:
    """A data folder; or the database at an address, if there is one."""

    folder: Path
    database: str = ""

    def __str__(self) -> str:
        return plain_address(self.database) if self.database else str(self.folder)

    def open(self, *, damaged: bool = False) -> Store:
        """The store, which is made if it is not there; `damaged`: also if not all of it can be read."""
        return open_postgres(self.database) if self.database else open_sqlite(self.folder, damaged=damaged)

    @contextmanager
    def serving(self, who: str, *, alone: bool = False) -> Iterator[Store]:
        """The store for a server named `who`. From a folder one serves at a time; from a database any number
        do, unless one wants to be `alone`."""
        if self.database:
            with closing(open_postgres(self.database, server=who, alone=alone)) as store:
                yield store
            return
        with folders.only_server(self.folder, who), closing(open_sqlite(self.folder)) as store:
            yield store

    def has_data(self) -> bool:
        """Whether anything was ever kept here."""
        return bool(self.database) or (self.folder / folders.FILE).is_file()

    def backup(self, target: Path) -> None:
        """Copy all to a new file, also while a server runs: the copy is of one moment, whole, checked."""
        if not self.database:
            folders.backup(self.folder, target)
            return
        with folders.new_file(target, str(self)):
            _copy_database(self.database, target)

    def restore(self, copy: Path) -> Path | None:
        """Put a backup in the place of what is here. That is kept in a file: tells where, if any."""
        if not self.database:
            return folders.restore(copy, self.folder)
        folders.check_backup(copy)
        with self.serving("'tablee restore'", alone=True), tempfile.TemporaryDirectory() as work:
            file = Path(work) / folders.FILE
            shutil.copyfile(copy, file)
            open_sqlite(file.parent).close()  # data of an earlier version is brought up to date
            engine = engine_of(self.database, 1)
            try:
                with engine.begin() as target, _opened(file) as source:
                    kept = self._keep_present(target, copy)
                    for table in reversed(metadata.sorted_tables):
                        target.execute(delete(table))
                    _copy_rows(source, target)
            except DBAPIError as error:
                raise StoreError(f"{trouble(self.database, error)}: nothing was changed") from None
            finally:
                engine.dispose()
        return kept

    def _keep_present(self, present: Connection, copy: Path) -> Path | None:
        """Beside the backup, since a database has no place for files."""
        if present.execute(select(players.c.id).limit(1)).first() is None:
            return None
        kept = copy.absolute().parent / f"tables-before-{datetime.now():%Y%m%d-%H%M%S-%f}.sqlite"
        self.backup(kept)
        return kept


@contextmanager
def _opened(path: Path) -> Iterator[Connection]:
    engine = engine_of_file(path, "BEGIN", 1)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def _copy_database(address: str, target: Path) -> None:
    engine = engine_of(address, 1, isolation_level="REPEATABLE READ")
    try:
        with engine.begin() as source, _opened(target) as copy:
            found = version_of(source)
            if found != str(VERSION):
                raise StoreError(wrong_version(found, "back it up with the version of Tablée that serves it"))
            metadata.create_all(copy)
            _copy_rows(source, copy)
    except DBAPIError as error:
        raise trouble(address, error) from None
    finally:
        engine.dispose()
    with closing(sqlite3.connect(target, isolation_level=None)) as copied:
        copied.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it


def _copy_rows(source: Connection, target: Connection) -> None:
    """All rows of all tables, each table after those it refers to, a few at a time."""
    for table in metadata.sorted_tables:
        if table in PASSING:
            continue
        found = source.execution_options(yield_per=ROWS).execute(select(table))
        for rows in found.mappings().partitions():
            target.execute(insert(table), [dict(row) for row in rows])
