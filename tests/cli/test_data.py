"""`tablee tables`, `tablee backup`, `tablee restore`: what an admin does with the data of a server."""

from __future__ import annotations

import msgspec
import pytest

from tablee.match import Match
from tablee.record import verify
from tablee.server.draft import entry_lines, position
from tablee.store import NewTable, Player, SeatRow, TableRow, open_sqlite
from tests.cli.support import Shell


@pytest.fixture
def served(shell: Shell) -> Shell:
    """A shell whose data folder has the tables of a server: a running game and a finished one."""
    store = open_sqlite(shell.folder / "served")
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


def test_tables_are_listed_exported_and_deleted(served: Shell):
    listed = served("tables", "--data", "served").out
    assert "running      runemasters  running " in listed.replace(
        "running  runemasters", "running      runemasters"
    )
    assert "Ann, thumb  (Friday)" in listed
    assert "2 tables in served" in listed
    done = served("tables", "--data", "served", "export", "out")
    assert (done.code, done.err) == (0, "")
    for id in ("running", "finished"):
        report = verify(served.folder / "out" / f"runemasters-{id}.jsonl")
        assert (report.outcome is None) == (id == "running")
    assert served("tables", "--data", "served", "delete", "finished", "--yes").out == "1 deleted\n"
    assert "deleted" in served("tables", "--data", "served").out
    again = served("tables", "--data", "served", "delete", "finished", "--yes")
    assert (again.code, again.err) == (2, "tablee: table finished is deleted already\n")


def test_backup_and_restore(served: Shell):
    done = served("backup", "copy.sqlite", "--data", "served")
    assert done.out.startswith("copy.sqlite: all tables of served, ")
    served("tables", "--data", "served", "delete", "running", "--yes")
    done = served("restore", "copy.sqlite", "--data", "served")
    assert done.out.startswith("served has the tables of copy.sqlite; what was there is in served")
    assert "deleted" not in served("tables", "--data", "served").out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("tables", "--data", "nowhere"), "there is no data in nowhere: name the folder with --data"),
        (("tables", "--data", "served", "export", "out", "x"), "there is no table 'x'"),
        (("tables", "--data", "served", "delete", "x"), "there is no table 'x'"),
        (("backup", "copy", "--data", "nowhere"), "there is no data in nowhere"),
        (("restore", "gone", "--data", "served"), "gone: there is no such file"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(served: Shell, arguments: tuple[str, ...], told: str):
    done = served(*arguments)
    assert done.code == 2
    assert told in done.err
    assert len(done.err.splitlines()) == 1
