"""`tablee tables`, `backup`, `restore`, `validate`: what an admin does with the tables of a server."""

from __future__ import annotations

import tempfile
import time
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablee.cli.output import BadInput
from tablee.cli.serve import DATABASE, place_of

if TYPE_CHECKING:
    from tablee.store import Place, Store, TableRow

DATA = click.option(
    "--data",
    type=click.Path(path_type=Path),
    help="Where the server keeps its tables [default: your data folder].",
)


UNUSED = click.option(
    "--unused-since",
    "before",
    type=click.DateTime(["%Y-%m-%d"]),
    metavar="YYYY-MM-DD",
    help="Only tables without a move since the beginning of that day.",
)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@DATA
@DATABASE
def backup(file: Path, data: Path | None, database: str | None) -> None:
    """Copy all tables to FILE, also while the server runs. It holds secrets: keep it to yourself.

    The file is of the same kind whether the server keeps its tables in a folder or in a database.
    """
    place = place_of(data, database)
    place.backup(file)
    click.echo(f"{file}: all tables of {place}, {file.stat().st_size:,} bytes, checked")


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@DATA
@DATABASE
def restore(file: Path, data: Path | None, database: str | None) -> None:
    """Replace the tables of a server that is not running with those of a backup; the old ones are kept.

    Those of a folder stay there in a file of another name; those of a database go to a file beside FILE.
    """
    place = place_of(data, database)
    kept = place.restore(file)
    click.echo(f"{place} has the tables of {file}" + (f"; what was there is in {kept}" if kept else ""))


@click.command()
@click.argument("data", type=click.Path(path_type=Path), required=False)
@DATABASE
@click.option("--content", type=click.Path(path_type=Path), help="Folder with the data files of the games.")
def validate(data: Path | None, database: str | None, content: Path | None) -> int:
    """Check whether this version of Tablée opens every table in the folder DATA, also while the server runs.

    Nothing there is changed. Each table opens whole, goes on under newer rules from some entry, can be
    watched only, or cannot be shown; exit code 1 if there is one that cannot be shown.
    """
    from tablee.server.catalog import Catalog
    from tablee.server.draft import Draft
    from tablee.server.errors import Trouble
    from tablee.server.opening import open_table
    from tablee.store import Place
    from tablee.store.folder import FILE

    if data is None and database is None:
        raise click.UsageError("Missing argument 'DATA'.")
    place = place_of(data, database)
    lost = 0
    with tempfile.TemporaryDirectory() as folder:
        place.backup(Path(folder) / FILE)
        with closing(Place(Path(folder)).open()) as store:
            rows, catalog = store.all_tables(), Catalog(content)
            for row in rows:
                try:
                    opened = open_table(store, catalog, row, Draft())
                except Trouble as trouble:
                    lost += 1
                    told = f"cannot be shown: {trouble}"
                else:
                    from_entry = f"goes on under newer rules from entry {opened.match.place}"
                    told = {"newer rules": from_entry, "whole": "opens whole"}.get(
                        opened.verdict, "watch only"
                    )
                click.echo(f"{row.id}  {row.game:11}  {_state(row):8}  {told}")
    click.echo(f"{len(rows) - lost} of {len(rows)} tables in {place} can be shown")
    return 1 if lost else 0


@click.group(invoke_without_command=True)
@DATA
@DATABASE
@click.pass_context
def tables(context: click.Context, data: Path | None, database: str | None) -> None:
    """List, export, close or delete the tables of a server, also while it runs.

    Without a command it lists them: id, game, state, players, last move and name.
    """
    context.obj = place_of(data, database)
    if context.invoked_subcommand is None:
        context.invoke(list_tables)


@tables.command("list")
@UNUSED
@click.pass_obj
def list_tables(place: Place, before: datetime | None = None) -> None:
    """List all tables, the latest first."""
    with closing(_open(place)) as store:
        rows = _chosen(store, (), before)
    for row in rows:
        click.echo("  ".join((row.id, f"{row.game:11}", f"{_state(row):8}", _day(row.moved), _people(row))))
    click.echo(f"{len(rows)} tables in {place}")


@tables.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.argument("ids", nargs=-1)
@UNUSED
@click.pass_obj
def export(place: Place, folder: Path, ids: tuple[str, ...], before: datetime | None) -> int:
    """Write the records of all tables, or of those named, to FOLDER; also what is left of damaged data.

    The record of a running game tells its secrets, but not its dice to come.
    """
    from tablee.store import StoreError

    failed = 0
    with closing(_open(place, damaged=True)) as store:
        chosen = _chosen(store, ids, before)
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(f"{folder} cannot be made: {error.strerror}") from None
        for row in chosen:
            try:
                _write(store, row, folder / f"{row.game}-{row.id}.jsonl")
            except StoreError as error:
                click.echo(f"{row.id}: {error}", err=True)
                failed += 1
    click.echo(f"{len(chosen) - failed} of {len(chosen)} records are in {folder}")
    return 1 if failed else 0


@tables.command()
@click.argument("ids", nargs=-1)
@UNUSED
@click.option("--yes", is_flag=True, help="Do not ask.")
@click.pass_obj
def close(place: Place, ids: tuple[str, ...], before: datetime | None, yes: bool) -> None:
    """Close the running games named, or those unused for long: from then on they can only be looked at.

    They no longer count among the games somebody has opened, and 'tablee tables reopen' lets them go on.
    """
    _each_running(place, ids, before, yes, "close", "closed", time.time_ns() // 1_000_000)


@tables.command()
@click.argument("ids", nargs=-1)
@UNUSED
@click.option("--yes", is_flag=True, help="Do not ask.")
@click.pass_obj
def reopen(place: Place, ids: tuple[str, ...], before: datetime | None, yes: bool) -> None:
    """Let games that were closed go on: those named, or those without a move since a given day."""
    _each_running(place, ids, before, yes, "reopen", "running", None)


def _each_running(
    place: Place,
    ids: tuple[str, ...],
    before: datetime | None,
    yes: bool,
    verb: str,
    then: str,
    at: int | None,
) -> None:
    """Close or reopen games; those that cannot be are named if they were asked for, else left alone."""
    wanted = "running" if at is not None else "closed"
    if not ids and before is None:
        raise click.UsageError("Which tables? Name them, or a day with --unused-since.")
    with closing(_open(place)) as store:
        chosen = _chosen(store, ids, before)
        for row in chosen if ids else ():
            if _state(row) != wanted:
                raise BadInput(f"table {row.id} is {_state(row)}, not {wanted}")
        chosen = [row for row in chosen if _state(row) == wanted]
        if not yes:
            click.confirm(f"{verb.capitalize()} {len(chosen)} of the tables in {place}?", abort=True)
        for row in chosen:
            store.close_table(row.id, at).result()
    click.echo(f"{len(chosen)} {then}")


@tables.command()
@click.argument("ids", nargs=-1)
@UNUSED
@click.option("--yes", is_flag=True, help="Do not ask.")
@click.pass_obj
def delete(place: Place, ids: tuple[str, ...], before: datetime | None, yes: bool) -> None:
    """Delete the tables named, or those unused for long. Their host can bring them back for a week."""
    if not ids and before is None:
        raise click.UsageError("Which tables? Name them, or a day with --unused-since.")
    with closing(_open(place)) as store:
        chosen = _chosen(store, ids, before)
        for row in chosen:
            if row.deleted is not None and ids:
                raise BadInput(f"table {row.id} is deleted already")
        chosen = [row for row in chosen if row.deleted is None]
        if not yes:
            click.confirm(f"Delete {len(chosen)} of the tables in {place}?", abort=True)
        for row in chosen:
            store.delete_table(row.id, time.time_ns() // 1_000_000).result()
    click.echo(f"{len(chosen)} deleted")


def _open(place: Place, damaged: bool = False) -> Store:
    if not place.has_data():
        raise BadInput(f"there is no data in {place}: name the folder with --data")
    return place.open(damaged=damaged)


def _chosen(store: Store, ids: tuple[str, ...], before: datetime | None) -> list[TableRow]:
    """The tables with these ids, or all; of them those without a move since a day, if one is given."""
    since = None if before is None else int(before.timestamp() * 1000)
    return [row for row in _named(store, ids) if since is None or row.moved < since]


def _named(store: Store, ids: tuple[str, ...]) -> list[TableRow]:
    rows = {row.id: row for row in store.all_tables()}
    for id in ids:
        if id not in rows:
            raise BadInput(f"there is no table '{id}': 'tablee tables' lists them")
    return [rows[id] for id in dict.fromkeys(ids)] if ids else list(rows.values())


def _write(store: Store, row: TableRow, path: Path) -> None:
    from tablee.record.lines import create_file, write_all

    lines = [row.header, *(entry.line for entry in store.entries(row.id)), *([row.end] if row.end else [])]
    with open(create_file(path, 0o600), "wb", buffering=0) as file:
        write_all(file.fileno(), "".join(f"{line}\n" for line in lines).encode())


def _state(row: TableRow) -> str:
    if row.deleted is not None:
        return "deleted"
    if row.end is not None:
        return "finished"
    return "running" if row.closed is None else "closed"


def _day(milliseconds: int) -> str:
    return f"{datetime.fromtimestamp(milliseconds / 1000):%Y-%m-%d %H:%M}"


def _people(row: TableRow) -> str:
    """Who sits there, and the name of the table where it has one."""
    sitting = [seat.bot if seat.kind == "bot" else seat.name or "-" for seat in row.seats]
    return ", ".join(sitting) + (f"  ({row.name})" if row.name else "")
