"""The version of the data: what is older is brought up to date, step by step, what is newer is refused."""

from __future__ import annotations

from sqlalchemy import Connection, insert, inspect, select, text, update

from tablee.store.base import StoreError
from tablee.store.schema import CHANGES, VERSION, about, metadata

PREPARING = "SELECT pg_advisory_xact_lock(hashtext('tablee: tables are made in ' || current_schema()))"
"""Held by the one of several processes that makes the tables in a database of PostgreSQL."""


def version_of(c: Connection) -> str | None:
    """The version of the data; None where there is none yet. What is of something else is left alone."""
    there = set(inspect(c).get_table_names())
    if about.name in there:
        columns = {column["name"] for column in inspect(c).get_columns(about.name)}
        if columns == set(about.columns.keys()):
            found = c.execute(select(about.c.value).where(about.c.key == "version")).scalar()
            if found is not None or there == {about.name}:
                return found
    taken = sorted(there & set(metadata.tables))
    if taken:
        raise StoreError(
            f"there are tables of something else here ({', '.join(taken)}): choose another place"
        )
    return None


def prepare(c: Connection) -> None:
    """Make the tables, or bring them up to date."""
    if c.dialect.name == "postgresql":
        c.execute(text(PREPARING))
    found = version_of(c)
    known = {str(VERSION), *map(str, CHANGES)}
    if found is not None and found not in known:
        raise StoreError(wrong_version(found, "use the version of Tablée that wrote it, or another place"))
    metadata.create_all(c)
    if found is None:
        c.execute(insert(about).values(key="version", value=str(VERSION)))
        return
    for old in range(int(found), VERSION):
        for statement in CHANGES[old]:
            c.exec_driver_sql(statement if isinstance(statement, str) else statement[c.dialect.name])
    if found != str(VERSION):
        c.execute(update(about).where(about.c.key == "version").values(value=str(VERSION)))


def wrong_version(found: str | None, way_out: str) -> str:
    return f"the data is of version {found}, this program keeps version {VERSION}: {way_out}"
