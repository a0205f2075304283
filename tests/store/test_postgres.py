"""What only a database elsewhere can do to a store: be away, be lost in the middle, be somebody else's."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from tablee.store import Conflict, InUse, Store, StoreError, Unsure, open_postgres, writer
from tests.postgres import Way
from tests.store.test_store import add_player, batch, make_table

pytestmark = pytest.mark.slow


@pytest.fixture
def address(postgres: Callable[[], str]) -> str:
    return postgres()


@pytest.fixture
def way(address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Way]:
    found = Way(address, tmp_path_factory.mktemp("way"))
    yield found
    found.close()


@pytest.fixture
def store(way: Way) -> Iterator[Store]:
    """With a table `t1` of one entry, reached by a way that can be barred."""
    found = open_postgres(way.address)
    make_table(found, add_player(found, "Ann"))
    yield found
    found.close()


def lines(store: Store) -> list[str]:
    return [entry.line for entry in store.entries("t1")]


@pytest.mark.parametrize("lost", ["before", "after"])
def test_a_change_whose_commit_was_lost_is_made_once(store: Store, way: Way, lost: str):
    way.lose = lost
    changes = [store.append("t1", batch(2, "two")), store.append("t1", batch(3, "three"))]
    assert [change.exception() for change in changes] == [None, None]
    assert way.lose == "", "it was lost indeed"
    assert lines(store) == ["one", "two", "three"]


@pytest.mark.parametrize("lost", ["before", "after"])
def test_nobody_is_told_that_a_change_is_safe_while_that_is_not_known(
    store: Store, way: Way, lost: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(writer, "PATIENCE", 0.0)
    monkeypatch.setattr(writer, "PAUSE", 0.0)
    way.lose = lost
    with pytest.raises(Unsure):
        store.append("t1", batch(2, "two")).result()
    assert lines(store) == (["one"] if lost == "before" else ["one", "two"]), "reading tells"
    second = store.append("t1", batch(2, "two"))
    assert isinstance(second.exception(), Conflict) == (lost == "after")
    assert lines(store) == ["one", "two"]


def test_changes_wait_for_a_database_that_comes_back(store: Store, way: Way):
    way.bar()
    with pytest.raises(StoreError, match="cannot be read"):
        store.entries("t1")
    change = store.append("t1", batch(2, "two"))
    with pytest.raises(TimeoutError):
        change.result(3 * writer.PAUSE)
    way.barred = False
    assert change.result(writer.PATIENCE) is None
    assert lines(store) == ["one", "two"]


def test_a_database_that_stays_away_is_told_and_nothing_is_kept(
    store: Store, way: Way, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(writer, "PATIENCE", 0.5)
    way.bar()
    with pytest.raises(StoreError, match="cannot be written") as caught:
        store.append("t1", batch(2, "two")).result()
    assert not isinstance(caught.value, Unsure), "it was never begun"
    way.barred = False
    assert lines(store) == ["one"]


def test_reading_goes_on_after_connections_were_ended(store: Store, address: str):
    assert lines(store) == ["one"]
    with psycopg.connect(address, autocommit=True) as admin:
        others = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        admin.execute(f"{others} AND datname = current_database() AND backend_type = 'client backend'")
    assert lines(store) == ["one"]
    store.append("t1", batch(2, "two")).result()


def test_a_second_writer_doubles_no_move(store: Store, address: str):
    other = open_postgres(address)
    both = [one.append("t1", batch(2, "two")) for one in (store, other)]
    assert sorted(isinstance(one.exception(), Conflict) for one in both) == [False, True]
    other.close()
    assert lines(store) == ["one", "two"]


def test_a_server_takes_its_place_again_after_its_connection_was_lost(way: Way):
    store = open_postgres(way.address, server="the first")
    way.lose = "before"
    add_player(store, "Ann")
    with pytest.raises(InUse, match="the first"):
        open_postgres(way.address, server="'tablee restore'", alone=True)
    store.close()


def test_what_a_text_cannot_hold_hurts_nobody_else(store: Store):
    assert store.table("\0") is None
    jobs = [store.append("t1", batch(2, "two")), store.rename_table("t1", "\0" * 300)]
    assert [job.exception() for job in jobs] == [None, None]
    row = store.table("t1")
    assert row is not None
    assert row.name == 300 * "\N{REPLACEMENT CHARACTER}"


def test_tables_of_something_else_are_left_alone(address: str):
    with psycopg.connect(address, autocommit=True) as admin:
        admin.execute("CREATE TABLE players (nickname text)")
    with pytest.raises(StoreError, match=r"tables of something else here \(players\)"):
        open_postgres(address)


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("postgresql://ann:secret@127.0.0.1:1/x", "Connection refused"),
        ("postgresql://ann:secret@no.such.host.invalid/x", "no.such.host.invalid"),
        ("postgresql://ann:secret@127.0.0.1:port/x", "no address of a database"),
        ("postgresql://ann:secret@127.0.0.1/x?magic=secret", "magic"),
        ("mysql://ann:secret@127.0.0.1/x", "no address of a database"),
        ("ann:secret", "no address of a database"),
    ],
)
def test_addresses_that_lead_nowhere_are_told_without_the_password(address: str, told: str):
    begin = time.monotonic()
    with pytest.raises(StoreError) as caught:
        open_postgres(address)
    assert told in str(caught.value)
    assert "secret" not in str(caught.value)
    assert "\n" not in str(caught.value)
    assert time.monotonic() - begin < 8


def test_a_database_that_is_not_there(address: str):
    with pytest.raises(StoreError, match='database "nowhere" does not exist'):
        open_postgres(re.sub(r"@/\w+", "@/nowhere", address))


def test_without_the_extra_it_is_named(monkeypatch: pytest.MonkeyPatch, address: str):
    monkeypatch.setattr("tablee.store.postgres.find_spec", lambda name: None)
    with pytest.raises(StoreError, match=r"extra 'postgres'.*pip install 'tablee\[postgres\]'"):
        open_postgres(address)


def test_a_server_on_a_folder_imports_nothing_of_it(tmp_path: Path):
    code = """if True:
        import sys
        from pathlib import Path
        import tablee.server.run, tablee.cli.data
        from tablee.store import Place
        Place(Path(sys.argv[1])).open().close()
        assert not [name for name in sys.modules if name.startswith("psycopg")]
    """
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=True)
