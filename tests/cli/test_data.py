"""`tablee tables`, `tablee backup`, `tablee restore`: what an admin does with the data of a server."""

from __future__ import annotations

import msgspec
import pytest

from tablee.match import Match
from tablee.record import verify
from tablee.server.draft import entry_lines, position
from tablee.store import NewTable, Place, Player, SeatRow, TableRow
from tests.cli.support import Shell


@pytest.fixture
def where(place: Place) -> tuple[str, str]:
    """How commands are told where the tables are."""
    return ("--database", place.database) if place.database else ("--data", "served")


@pytest.fixture
def served(shell: Shell, place: Place) -> Shell:
    """A shell with the tables of a server, `where` they are: a running game and a finished one."""
    store = Place(shell.folder / "served", place.database).open()
    store.add_player(Player("p", "Ann"), "token", "code").result()
    for id, moves in (("running", 3), ("finished", 10_000)):
        match = Match("runemasters", ["human", "thumb"], seed=1)
        while not match.is_over() and moves:
            seat = match.to_act()[0]
            action = match.seat_view(seat).legal()[0]
            match.submit(seat, match.decision_id(seat), match.game.space.text(action))
            moves -= 1
        text = lambda part: msgspec.json.encode(part).decode()  # noqa: E731
        row = TableRow(
            id=id,
            name="Friday" if id == "running" else "",
            game="runemasters",
            header=text(match.header),
            seeds=(),
            end=None if match.end is None else text(match.end),
            host="p",
            created=0,
            moved=86_400_000,
            waiting=1,
            asked="{}",
            assisted=False,
            rematch=None,
            seats=(SeatRow(0, "person", "", "p"), SeatRow(1, "bot", "thumb")),
        )
        store.create(NewTable(row, entry_lines(match), position(match))).result()
    store.close()
    return shell


def test_tables_are_listed_exported_and_deleted(served: Shell, where: tuple[str, str]):
    listed = served("tables", *where).out
    assert "running      runemasters  running " in listed.replace(
        "running  runemasters", "running      runemasters"
    )
    assert "Ann, thumb  (Friday)" in listed
    assert "2 tables in " in listed
    done = served("tables", *where, "export", "out")
    assert (done.code, done.err) == (0, "")
    for id in ("running", "finished"):
        report = verify(served.folder / "out" / f"runemasters-{id}.jsonl")
        assert (report.outcome is None) == (id == "running")
    assert served("tables", *where, "delete", "finished", "--yes").out == "1 deleted\n"
    assert "deleted" in served("tables", *where).out
    again = served("tables", *where, "delete", "finished", "--yes")
    assert (again.code, again.err) == (2, "tablee: table finished is deleted already\n")


def test_running_games_are_closed_and_reopened(served: Shell, where: tuple[str, str]):
    """By name, or those without a move since a day; what is over or deleted is left alone."""
    assert served("tables", *where, "close", "--unused-since", "1970-01-01", "--yes").out == "0 closed\n"
    assert served("tables", *where, "close", "--unused-since", "1970-01-04", "--yes").out == "1 closed\n"
    assert "runemasters  closed " in served("tables", *where).out
    assert served("tables", *where, "close", "--unused-since", "1970-01-04", "--yes").out == "0 closed\n"
    for command, id, told in (
        ("close", "running", "table running is closed, not running"),
        ("close", "finished", "table finished is finished, not running"),
        ("reopen", "finished", "table finished is finished, not closed"),
    ):
        again = served("tables", *where, command, id, "--yes")
        assert (again.code, again.err) == (2, f"tablee: {told}\n")
    assert served("validate", *(where if where[0] == "--database" else ["served"])).code == 0
    assert served("tables", *where, "reopen", "running", "--yes").out == "1 running\n"
    assert "closed" not in served("tables", *where).out
    served("tables", *where, "delete", "running", "--yes")
    again = served("tables", *where, "close", "running", "--yes")
    assert (again.code, again.err) == (2, "tablee: table running is deleted, not running\n")


def test_tables_without_a_move_for_long_are_listed_and_deleted(served: Shell, where: tuple[str, str]):
    """Both were moved on the second day of 1970."""
    assert served("tables", *where, "list", "--unused-since", "1970-01-01").out.startswith("0 tables")
    assert "\n2 tables in " in served("tables", *where, "list", "--unused-since", "1970-01-04").out
    assert served("tables", *where, "delete", "--unused-since", "1970-01-01", "--yes").out == "0 deleted\n"
    assert served("tables", *where, "delete", "--unused-since", "1970-01-04", "--yes").out == "2 deleted\n"
    assert served("tables", *where, "delete", "--unused-since", "1970-01-04", "--yes").out == "0 deleted\n"


def test_backup_and_restore(served: Shell, where: tuple[str, str]):
    done = served("backup", "copy.sqlite", *where)
    assert done.out.startswith("copy.sqlite: all tables of ")
    served("tables", *where, "delete", "running", "--yes")
    done = served("restore", "copy.sqlite", *where)
    assert " has the tables of copy.sqlite; what was there is in " in done.out
    assert "deleted" not in served("tables", *where).out


def test_every_table_is_tried(served: Shell, where: tuple[str, str]):
    done = served("validate", *(where if where[0] == "--database" else ["served"]))
    assert (done.code, done.err) == (0, "")
    assert done.out.count("opens whole") == 2


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("tables", "--data", "nowhere"), "there is no data in nowhere: name the folder with --data"),
        (("tables", "--data", "served", "export", "out", "x"), "there is no table 'x'"),
        (("tables", "--data", "served", "delete", "x"), "there is no table 'x'"),
        (("backup", "copy", "--data", "nowhere"), "there is no data in nowhere"),
        (("restore", "gone", "--data", "served"), "gone: there is no such file"),
        (("tables", "--data", "served", "delete"), "Which tables?"),
        (("tables", "--data", "served", "close"), "Which tables?"),
        (("tables", "--data", "served", "reopen", "x", "--yes"), "there is no table 'x'"),
        (("tables", "--data", "served", "list", "--unused-since", "May"), "'May' does not match"),
        (("tables", "--data", "served", "--database", "postgresql://h/x"), "--data or --database"),
        (("tables", "--database", "mysql://u:secret@h/x"), "no address of a database"),
        (("serve", "--database", "postgresql://u:secret@127.0.0.1:1/x"), "Connection refused"),
        (("validate",), "Missing argument 'DATA'"),
    ],
)
@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
def test_what_cannot_be_done_is_told_in_one_line(served: Shell, arguments: tuple[str, ...], told: str):
    done = served(*arguments)
    assert done.code == 2
    assert told in done.err
    assert len(done.err.splitlines()) == 1
    assert "secret" not in done.err
