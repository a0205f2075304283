"""The data folder: one server at a time, backups of a running one, and putting them back."""

from __future__ import annotations

import shutil
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.store import InUse, Store, StoreError, only_server, open_sqlite
from tablee.store.folder import backup, restore
from tests.store.test_store import add_player, batch, make_table


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def running(data: Path) -> Iterator[Store]:
    """A store in use, with moves that are safe and not yet in the main file."""
    store = open_sqlite(data)
    make_table(store, add_player(store, "Ann"))
    for n in range(2, 40):
        store.append("t1", batch(n, "x")).result()
    yield store
    store.close()


def lines(folder: Path) -> list[str]:
    store = open_sqlite(folder)
    found = [entry.line for entry in store.entries("t1")]
    store.close()
    return found


def test_one_server_at_a_time(data: Path):
    second = only_server(data, "the second")
    with only_server(data, "the first"), pytest.raises(InUse, match="in use by the first"):
        second.__enter__()
    with only_server(data, "the second"):
        pass


def test_a_folder_that_cannot_be_held_is_told_in_one_line(tmp_path: Path):
    (tmp_path / "file").write_text("")
    (tmp_path / "taken" / "in-use.sqlite").mkdir(parents=True)
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "in-use.sqlite").write_text("no database at all " * 100)
    for name, told in (("file", "cannot be used"), ("taken", "cannot be used"), ("odd", "delete this file")):
        with pytest.raises(StoreError, match=told), only_server(tmp_path / name, "the server"):
            pytest.fail("it was held")


def test_a_backup_of_a_running_store_has_every_move(running: Store, data: Path, tmp_path: Path):
    copy = tmp_path / "copy.sqlite"
    backup(data, copy)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    running.append("t1", batch(40, "later")).result()
    assert restore(copy, tmp_path / "elsewhere") is None
    assert lines(tmp_path / "elsewhere") == [entry.line for entry in running.entries("t1")][:-1]
    (tmp_path / "plain").mkdir()
    shutil.copy(data / "tables.sqlite", tmp_path / "plain" / "tables.sqlite")
    assert len(lines(tmp_path / "plain")) < 39, "a plain copy lacks moves: that is why there is a command"


def test_a_backup_overwrites_nothing_and_leaves_nothing_half_done(running: Store, data: Path, tmp_path: Path):
    there = tmp_path / "there"
    there.write_text("mine")
    with pytest.raises(StoreError, match="exists already"):
        backup(data, there)
    assert there.read_text() == "mine"
    with pytest.raises(StoreError, match="no data"):
        backup(tmp_path / "nowhere", tmp_path / "x")
    with pytest.raises(StoreError, match="cannot be written"):
        backup(data, tmp_path / "nowhere" / "x")


def test_what_was_there_before_a_restore_is_kept(data: Path, tmp_path: Path):
    store = open_sqlite(data)
    make_table(store, add_player(store, "Ann"))
    backup(data, tmp_path / "copy")
    store.append("t1", batch(2, "later")).result()
    store.close()
    before = lines(data)
    kept = restore(tmp_path / "copy", data)
    assert kept is not None
    assert lines(data) == before[:-1]
    restore(kept, data)
    assert lines(data) == before


def test_a_restore_is_refused_beside_a_server_and_from_anything_else(data: Path, tmp_path: Path):
    open_sqlite(data).close()
    backup(data, tmp_path / "copy")
    with only_server(data, "the server"), pytest.raises(InUse, match="the server"):
        restore(tmp_path / "copy", data)
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "text").write_text("no database at all " * 100)
    for name, told in (("empty", "no backup"), ("text", "not a database"), ("gone", "no such file")):
        with pytest.raises(StoreError, match=told):
            restore(tmp_path / name, data)
    assert not list(data.glob("tables-before*"))


def test_damaged_data_is_told_and_not_touched(running: Store, data: Path):
    for n in range(40, 400):
        running.append("t1", batch(n, "y" * 200)).result()
    running.close()
    path = data / "tables.sqlite"
    whole = path.read_bytes()
    path.write_bytes(whole[:8192] + b"\xff" * 8192 + whole[16_384:])
    damaged = path.read_bytes()
    with pytest.raises(StoreError, match=r"damaged .*tablee restore FILE.*tablee tables export"):
        open_sqlite(data)
    assert path.read_bytes() == damaged
