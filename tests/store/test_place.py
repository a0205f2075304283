"""Backups are the same kind of file, whatever store they are of: so tables move from one to the other."""

from __future__ import annotations

import stat
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from tablee.store import InUse, KeptReview, Place, Position, SeatRow, Store, StoreError
from tests.store.test_store import add_player, batch, make_table


@pytest.fixture
def running(place: Place) -> Iterator[Store]:
    """A store in use that has something of everything."""
    store = place.open()
    ann, ben = add_player(store, "Ann"), add_player(store, "Zoé")
    make_table(store, ann)
    make_table(store, ben, "t2", hints=False, origin="t1", origin_entry=7)
    store.add_guest("t1", ben.id).result()
    store.set_aside("t1", ben.id, True).result()
    store.claim("t1", SeatRow(1, "person", player=ben.id)).result()
    store.set_review("t2", KeptReview("somebody", bytes(range(256)))).result()
    store.set_code("token-Ann", "other-code", 1, 60).result()
    moves = [
        store.append("t1", batch(n, f"« {n} »", position=Position(b"\0now", [(n, b"then")])))
        for n in range(2, 400)
    ]
    assert all(move.exception() is None for move in moves)
    yield store
    store.close()


def everything(store: Store) -> list[object]:
    """All that the tests' tables have, as the contract tells it."""
    people = [store.devices(f"id-{name}") for name in ("Ann", "Zoé")]
    tables = [
        (store.table(id), store.entries(id), store.position(id), store.review(id), store.links(id))
        for id in ("t1", "t2")
    ]
    return [people, tables, store.guests("t1"), store.put_aside("id-Zoé"), store.is_revoked("code-Ann")]


def kept_at(place: Place) -> list[object]:
    with closing(place.open()) as store:
        return everything(store)


def test_a_backup_of_a_running_store_has_every_move(running: Store, place: Place, tmp_path: Path):
    copy = tmp_path / "copy.sqlite"
    before = everything(running)
    place.backup(copy)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["copy.sqlite"]
    running.append("t1", batch(400, "later")).result()
    elsewhere = Place(tmp_path / "elsewhere")
    assert elsewhere.restore(copy) is None
    assert kept_at(elsewhere) == before
    with pytest.raises(StoreError, match="exists already"):
        place.backup(copy)


@pytest.mark.slow
def test_tables_move_to_postgresql_and_back(
    running: Store, place: Place, postgres: Callable[[], str], tmp_path: Path
):
    """From either store to a database, and from there to a folder."""
    before = everything(running)
    place.backup(tmp_path / "first")
    database = Place(tmp_path, postgres())
    assert database.restore(tmp_path / "first") is None
    assert kept_at(database) == before
    database.backup(tmp_path / "second")
    folder = Place(tmp_path / "folder")
    folder.restore(tmp_path / "second")
    assert kept_at(folder) == before


def test_what_was_there_before_a_restore_is_kept(running: Store, place: Place, tmp_path: Path):
    place.backup(tmp_path / "copy")
    running.append("t1", batch(400, "later")).result()
    later = everything(running)
    running.close()
    kept = place.restore(tmp_path / "copy")
    assert kept is not None
    assert kept_at(place) != later
    place.restore(kept)
    assert kept_at(place) == later


def test_a_restore_is_refused_beside_a_server_and_changes_nothing(
    running: Store, place: Place, tmp_path: Path
):
    place.backup(tmp_path / "copy")
    running.append("t1", batch(400, "later")).result()
    before = everything(running)
    running.close()
    with place.serving("the server"), pytest.raises(InUse, match="in use by the server"):
        place.restore(tmp_path / "copy")
    (tmp_path / "text").write_text("no database at all " * 100)
    with pytest.raises(StoreError, match="not a database"):
        place.restore(tmp_path / "text")
    assert kept_at(place) == before
    assert not list(tmp_path.rglob("tables-before*"))


@pytest.mark.slow
def test_a_backup_of_a_newer_version_is_refused(postgres: Callable[[], str], tmp_path: Path):
    newer = Place(tmp_path / "newer")
    with closing(newer.open()) as store, store._writing.begin() as connection:  # type: ignore[attr-defined]
        connection.execute(text("UPDATE about SET value = '99' WHERE key = 'version'"))
    newer.backup(tmp_path / "copy")
    database = Place(tmp_path, postgres())
    with closing(database.open()) as store:
        make_table(store, add_player(store, "Ann"))
    with pytest.raises(StoreError, match="version 99"):
        database.restore(tmp_path / "copy")
    with closing(database.open()) as store:
        assert store.table("t1") is not None
