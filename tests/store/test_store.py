"""The store's contract, whatever database is behind it."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tablee.store import (
    Batch,
    Conflict,
    KeptReview,
    Link,
    NewTable,
    Place,
    Player,
    Position,
    SeatRow,
    Store,
    StoreError,
    TableRow,
    open_sqlite,
)

START = Position(b"snapshot", [(0, b"opening")])


@pytest.fixture
def store(place: Place) -> Iterator[Store]:
    found = place.open()
    yield found
    found.close()


def add_player(store: Store, name: str) -> Player:
    player = Player(f"id-{name}", name)
    store.add_player(player, f"token-{name}", f"code-{name}").result()
    return player


def table_row(host: Player, id: str = "t1", seats: tuple[SeatRow, ...] = (), **more) -> TableRow:
    fields = {
        "id": id,
        "name": "Friday",
        "game": "runemasters",
        "header": "{}",
        "seeds": ("s1",),
        "end": None,
        "host": host.id,
        "created": 1,
        "moved": 5,
        "waiting": 1,
        "asked": "{}",
        "assisted": False,
        "rematch": None,
        "seats": seats or (SeatRow(0, "person", "", host.id, host.name), SeatRow(1, "person")),
    }
    return TableRow(**(fields | more))


def make_table(store: Store, host: Player, id: str = "t1", **more) -> TableRow:
    row = table_row(host, id, **more)
    store.create(NewTable(row, [(1, "one", "told")], START, {f"watch-{id}": Link(id, "watch")})).result()
    return row


def batch(first: int, *lines: str, **more) -> Batch:
    fields: dict[str, Any] = {"position": START, "waiting": 2, "asked": "{}", "moved": 9}
    return Batch([(first + i, line, "told") for i, line in enumerate(lines)], **(fields | more))


def owner(store: Store, token: str) -> Player | None:
    found = store.device(token)
    return None if found is None else found.player


def test_people_and_their_devices(store: Store):
    ann = add_player(store, "Ann")
    assert owner(store, "token-Ann") == ann == store.player_of_code("code-Ann")
    assert owner(store, "code-Ann") is None
    assert owner(store, "") is None
    store.add_device(ann.id, "second", "second-code").result()
    store.touch_device("second", "Firefox", 7).result()
    store.touch_device("second", "", 9).result()
    assert [(d.agent, d.seen) for d in store.devices(ann.id) if d.token == "second"] == [("Firefox", 9)]
    store.rename(ann.id, "Anna").result()
    assert owner(store, "second") == Player(ann.id, "Anna") == store.player_of_code("second-code")
    with pytest.raises(Conflict):
        store.add_device(ann.id, "second", "third-code").result()
    with pytest.raises(Conflict):
        store.add_device("nobody", "fourth", "fourth-code").result()


def test_a_table_is_found_as_it_was_made(store: Store):
    ann = add_player(store, "Ann")
    row = make_table(store, ann)
    assert store.table("t1") == row
    assert store.table("t2") is None
    assert [(entry.n, entry.line, entry.message) for entry in store.entries("t1")] == [(1, "one", None)]
    assert store.link("watch-t1") == Link("t1", "watch")
    assert store.link("watch-t2") is None
    with pytest.raises(Conflict):
        make_table(store, ann)


def test_entries_are_kept_in_order_and_once(store: Store):
    ann = add_player(store, "Ann")
    make_table(store, ann)
    store.append("t1", batch(2, "two", "three", message="ann m1")).result()
    kept = store.entries("t1")
    assert [entry.line for entry in kept] == ["one", "two", "three"]
    assert [entry.message for entry in kept] == [None, "ann m1", None]
    for first in (1, 2, 3):
        with pytest.raises(Conflict):
            store.append("t1", batch(first, "x", "y", "z", moved=99)).result()
    row = store.table("t1")
    assert row is not None
    assert (row.moved, row.waiting, len(store.entries("t1"))) == (9, 2, 3)


def test_what_a_batch_changes(store: Store):
    ann = add_player(store, "Ann")
    make_table(store, ann)
    store.append("t1", batch(2, "two", new_seed="s2", assisted=True, asked='{"1":1}')).result()
    store.append("t1", batch(3, "three", end="over", waiting=0)).result()
    row = store.table("t1")
    assert row is not None
    assert (row.seeds, row.assisted, row.end, row.waiting) == (("s1", "s2"), True, "over", 0)
    with pytest.raises(Conflict):
        store.append("t1", batch(4, "after the end")).result()
    with pytest.raises(Conflict):
        store.append("nowhere", batch(1, "x")).result()
    assert len(store.entries("t1")) == 3


def test_a_seat_is_claimed_once(store: Store):
    ann, ben, eve = (add_player(store, name) for name in ("Ann", "Ben", "Eve"))
    make_table(store, ann)
    store.claim("t1", SeatRow(1, "person", player=ben.id)).result()
    for seat, player in ((1, eve), (0, eve), (7, eve)):
        with pytest.raises(Conflict):
            store.claim("t1", SeatRow(seat, "person", player=player.id)).result()
    row = store.table("t1")
    assert row is not None
    assert row.seats[1] == SeatRow(1, "person", "", ben.id, "Ben")
    store.set_seat("t1", SeatRow(1, "bot", "thumb")).result()
    with pytest.raises(Conflict):
        store.claim("t1", SeatRow(1, "person", player=eve.id)).result()
    store.set_seat("t1", SeatRow(1, "person")).result()
    store.claim("t1", SeatRow(1, "person", player=eve.id)).result()


def test_lists(store: Store):
    ann, ben, eve = (add_player(store, name) for name in ("Ann", "Ben", "Eve"))
    make_table(store, ann, "t1", moved=10)
    make_table(store, ann, "t2", moved=30)
    make_table(store, ben, "t3", moved=20)
    store.claim("t3", SeatRow(1, "person", player=ann.id)).result()
    store.add_guest("t1", eve.id).result()
    store.add_guest("t1", eve.id).result()
    assert [row.id for row in store.tables_of(ann.id, 10)] == ["t2", "t3", "t1"]
    assert [row.id for row in store.tables_of(ann.id, 1)] == ["t2"]
    assert [row.id for row in store.tables_of(eve.id, 10)] == ["t1"]
    assert store.is_guest("t1", eve.id)
    assert not store.is_guest("t1", ben.id)
    assert store.guests("t1") == [eve.id]


def test_a_table_is_put_away_for_one_player(store: Store):
    ann, ben = add_player(store, "Ann"), add_player(store, "Ben")
    make_table(store, ann)
    for _ in range(2):
        store.set_aside("t1", ben.id, True).result()
    assert (store.put_aside(ben.id), store.put_aside(ann.id)) == ({"t1"}, set())
    for _ in range(2):
        store.set_aside("t1", ben.id, False).result()
    assert store.put_aside(ben.id) == set()


def test_a_deleted_table_can_be_brought_back_until_it_is_purged(store: Store):
    ann, ben = add_player(store, "Ann"), add_player(store, "Ben")
    row = make_table(store, ann)
    make_table(store, ann, "before", end="over", rematch="t1")
    store.claim("t1", SeatRow(1, "person", player=ben.id)).result()
    store.add_guest("t1", ben.id).result()
    store.set_aside("t1", ben.id, True).result()
    store.delete_table("t1", 100).result()
    store.delete_table("t1", 200).result()
    assert store.table("t1") is None
    assert store.host_of("t1") == ann.id
    assert [(one.id, one.deleted) for one in store.tables_of(ann.id, 10)] == [("before", None), ("t1", 100)]
    assert store.tables_of(ben.id, 10) == []
    before = store.table("before")
    assert before is not None
    assert before.rematch is None
    with pytest.raises(Conflict):
        store.append("t1", batch(2, "too late")).result()
    store.restore_table("t1").result()
    found = store.table("t1")
    assert found is not None
    assert found.header == row.header
    assert store.purge(1000).result() == []
    store.delete_table("t1", 100).result()
    assert store.purge(100).result() == []
    assert store.purge(101).result() == ["t1"]
    assert (store.host_of("t1"), store.entries("t1"), store.link("watch-t1")) == (None, [], None)
    assert (store.guests("t1"), store.put_aside(ben.id)) == ([], set())
    with pytest.raises(Conflict):
        store.restore_table("t1").result()


def test_a_closed_game_takes_no_more_entries_until_it_is_opened_again(store: Store):
    ann = add_player(store, "Ann")
    seats = (SeatRow(0, "person", "", ann.id, "Ann"), SeatRow(1, "bot", "thumb"))
    make_table(store, ann, seats=seats, waiting=2, moved=9)
    make_table(store, ann, "other", moved=3)
    make_table(store, ann, "over", end="over", moved=2)
    assert store.waiting_for_bots() == ["t1"]
    for at in (100, 200):
        store.close_table("t1", at).result()
        store.close_table("over", at).result()
    found = store.table("t1")
    assert found is not None
    assert (found.closed, found.end, found.deleted) == (200, None, None)
    assert [row.id for row in store.tables_of(ann.id, 10)] == ["other", "t1", "over"]
    assert (store.hosted(ann.id), store.running(["t1", "other"]), store.waiting_for_bots()) == (
        1,
        {"other"},
        [],
    )
    with pytest.raises(Conflict, match="closed"):
        store.append("t1", batch(2, "too late")).result()
    over = store.table("over")
    assert over is not None
    assert over.closed is None
    store.close_table("t1", None).result()
    store.append("t1", batch(2, "in time")).result()
    assert (store.hosted(ann.id), store.waiting_for_bots()) == (2, ["t1"])


def test_what_is_played_is_listed_before_what_is_over(store: Store):
    ann = add_player(store, "Ann")
    make_table(store, ann, "old", moved=1)
    for i in range(3):
        make_table(store, ann, f"over-{i}", moved=10 + i, end="over")
    make_table(store, ann, "thrown-away", moved=99)
    store.delete_table("thrown-away", 100).result()
    assert [row.id for row in store.tables_of(ann.id, 2)] == ["old", "over-2"]


def test_tables_that_wait_for_a_bot(store: Store):
    ann = add_player(store, "Ann")
    seats = (SeatRow(0, "person", "", ann.id, "Ann"), SeatRow(1, "bot", "thumb"))
    make_table(store, ann, "for-me", seats=seats, waiting=1)
    make_table(store, ann, "for-the-bot", seats=seats, waiting=2)
    make_table(store, ann, "for-both", seats=seats, waiting=3)
    make_table(store, ann, "over", seats=seats, waiting=2, end="over")
    make_table(store, ann, "deleted", seats=seats, waiting=2)
    store.delete_table("deleted", 1).result()
    assert sorted(store.waiting_for_bots()) == ["for-both", "for-the-bot"]


def test_where_a_table_stands_is_kept_with_its_entries(store: Store):
    ann = add_player(store, "Ann")
    make_table(store, ann)
    assert store.position("t1") == START
    assert store.position("t2") is None
    later = Position(b"later", [(0, b"first chapter"), (2, b"second opening")])
    store.append("t1", batch(2, "two", position=later)).result()
    assert store.position("t1") == later
    store.append("t1", batch(3, "three", position=Position(b"last"))).result()
    assert store.position("t1") == replace(later, snapshot=b"last")
    with pytest.raises(Conflict):
        store.append("t1", batch(3, "again", position=Position(b"never"))).result()
    assert store.position("t1") == replace(later, snapshot=b"last")
    assert [(e.n, e.told) for e in store.entries("t1", after=1)] == [(2, "told"), (3, "told")]
    store.set_position("t1", [(1, "found out")], Position(b"anew", [(0, b"whole")])).result()
    assert store.position("t1") == Position(b"anew", [(0, b"whole")])
    assert store.entries("t1")[0].told == "found out"


def test_a_review_is_kept_with_its_table_and_goes_with_it(store: Store):
    ann = add_player(store, "Ann")
    make_table(store, ann)
    assert store.review("t1") is None
    store.set_review("t1", KeptReview("first", b"one")).result()
    store.set_review("t1", KeptReview("second", b"two")).result()
    assert store.review("t1") == KeptReview("second", b"two")
    store.delete_table("t1", 5).result()
    store.purge(6).result()
    assert store.review("t1") is None
    with pytest.raises(Conflict, match="gone"):
        store.set_review("t1", KeptReview("third", b"three")).result()


def test_one_rematch(store: Store):
    ann = add_player(store, "Ann")
    make_table(store, ann)
    store.create(NewTable(table_row(ann, "t2"), [], START, rematch_of="t1")).result()
    with pytest.raises(Conflict):
        store.create(NewTable(table_row(ann, "t3"), [], START, rematch_of="t1")).result()
    row = store.table("t1")
    assert row is not None
    assert row.rematch == "t2"
    assert store.table("t3") is None, "a table whose rematch failed was not made"


def test_a_link_that_is_there_stays(store: Store):
    ann = add_player(store, "Ann")
    make_table(store, ann)
    for entry in (3, 4):
        store.add_link("p", Link("t1", "share", -1, entry)).result()
    assert store.link("p") == Link("t1", "share", -1, 3)


def test_absence_stands_still_while_there_is_no_server(store: Store):
    """Who was there when it ended, with or without a word, is away since it began again."""
    ann, ben, eve = (add_player(store, name) for name in ("Ann", "Ben", "Eve"))
    held = (SeatRow(0, "person", player=ann.id), SeatRow(1, "person", player=ben.id, seen=200))
    make_table(store, ann, seats=(*held, SeatRow(2, "person"), SeatRow(3, "bot", "thumb")))
    make_table(store, eve, "t2", seats=(SeatRow(0, "person", player=eve.id, seen=100),))
    store.see("t2", eve.id, None).result()
    store.alive(1000).result()
    store.awake(6000).result()

    def seen(table: str) -> list[int | None]:
        row = store.table(table)
        assert row is not None
        return [seat.seen for seat in row.seats]

    assert seen("t1") == [6000, 5200, None, None]
    assert seen("t2") == [6000]
    store.awake(6500).result()
    assert seen("t1") == [6500, 5700, None, None]


def test_what_was_revoked_is_still_known_as_such(store: Store):
    ann = add_player(store, "Ann")
    store.add_device(ann.id, "second", "second-code").result()
    store.touch_device("second", "Firefox, Linux", 50).result()
    assert [(one.token, one.agent, one.seen) for one in store.devices(ann.id)] == [
        ("second", "Firefox, Linux", 50),
        ("token-Ann", "", 0),
    ]
    for _ in range(2):
        store.set_code("second", "new-code", 1, 60).result()
    assert (store.player_of_code("second-code"), store.player_of_code("new-code")) == (None, ann)
    for _ in range(2):
        store.remove_device("second", 70).result()
    assert owner(store, "second") is None
    assert [store.is_revoked(s) for s in ("second-code", "new-code", "second", "token-Ann")] == [
        *(True, True, True),
        False,
    ]


def test_links_are_revoked_for_one_owner_or_for_all(store: Store):
    ann, ben = add_player(store, "Ann"), add_player(store, "Ben")
    make_table(store, ann)
    shown = Link("t1", "seat", 1, owner=ann.id)
    store.add_link("silent", shown).result()
    assert store.links_of(ann.id, 10) == []
    store.add_link("silent", replace(shown, made=9)).result()
    store.add_link("silent", replace(shown, made=12)).result()
    for token, player in (("a", ann), ("b", ben)):
        store.add_link(token, Link("t1", "watch", owner=player.id, made=5)).result()
    assert [link.made for link in store.links_of(ann.id, 10)] == [9, 5]
    store.revoke_links(Link("t1", "watch", owner=ben.id), 20).result()
    assert [link.kind for link in store.links_of(ann.id, 10)] == ["seat", "watch"]
    assert store.links_of(ben.id, 10) == []
    found = store.link("b")
    assert found is not None
    assert found.revoked == 20
    store.revoke_links(Link("t1", "watch"), 30).result()
    assert {link.revoked for link in store.links("t1") if link.kind == "watch"} == {20, 30}
    assert [link.kind for link in store.links_of(ann.id, 10)] == ["seat"]


def test_many_at_once_and_one_of_them_wrong(store: Store):
    """What is made safe together fails alone."""
    ann = add_player(store, "Ann")
    for i in range(20):
        make_table(store, ann, f"t{i}")
    jobs = [store.append(f"t{i}", batch(1 if i % 5 == 0 else 2, "x")) for i in range(20)]
    failed = [i for i, job in enumerate(jobs) if job.exception() is not None]
    assert failed == [0, 5, 10, 15]
    assert [len(store.entries(f"t{i}")) for i in range(6)] == [1, 2, 2, 2, 2, 1]


def test_moves_at_many_tables_at_once_each_change_their_own(store: Store):
    ann = add_player(store, "Ann")
    for i in range(8):
        make_table(store, ann, f"t{i}", end="over" if i == 3 else None)
    jobs = []
    for i in range(8):
        more = {"assisted": True, "new_seed": "s2"} if i == 5 else {}
        stands = Position(f"after {i}".encode(), [(1, b"chapter")] if i == 6 else [])
        jobs.append(store.append(f"t{i}", batch(2, f"two of {i}", position=stands, waiting=i, **more)))
    assert [type(job.exception()) for job in jobs] == [Conflict if i == 3 else type(None) for i in range(8)]
    rows = {row.id: row for row in store.all_tables()}
    assert [rows[f"t{i}"].waiting for i in range(8)] == [0, 1, 2, 1, 4, 5, 6, 7]
    assert [i for i in range(8) if rows[f"t{i}"].assisted] == [5]
    assert rows["t5"].seeds == ("s1", "s2")
    kept = [store.position(f"t{i}") for i in range(8)]
    opening = START.chapters[0]
    moved = [Position(f"after {i}".encode(), [opening, (1, b"chapter")][: 1 + (i == 6)]) for i in range(8)]
    assert kept == [*moved[:3], START, *moved[4:]]
    assert [len(store.entries(f"t{i}")) for i in range(8)] == [2, 2, 2, 1, 2, 2, 2, 2]


def test_who_no_longer_waits_for_a_change_stops_neither_it_nor_the_others(store: Store):
    asked = [store.add_player(Player(f"p{n}", "Ann"), f"token{n}", f"code{n}") for n in range(20)]
    assert not any(future.cancel() for future in asked)
    add_player(store, "Bob")
    assert all(owner(store, f"token{n}") == Player(f"p{n}", "Ann") for n in range(20))


def test_reading_goes_on_in_many_threads_while_one_writes(store: Store):
    ann = add_player(store, "Ann")
    make_table(store, ann)
    problems: list[BaseException] = []

    def read() -> None:
        try:
            for _ in range(50):
                lines = store.entries("t1")
                assert [entry.n for entry in lines] == list(range(1, len(lines) + 1))
        except BaseException as error:
            problems.append(error)

    threads = [threading.Thread(target=read) for _ in range(4)]
    for thread in threads:
        thread.start()
    for n in range(2, 40):
        store.append("t1", batch(n, "x")).result()
    for thread in threads:
        thread.join()
    assert problems == []


def test_everything_is_there_after_opening_again(place: Place):
    store = place.open()
    ann = add_player(store, "Ann")
    row = make_table(store, ann)
    store.close()
    with pytest.raises(StoreError, match="closed"):
        store.rename(ann.id, "x").result()
    again = place.open()
    assert again.table("t1") == row
    again.close()


def test_what_was_asked_for_before_closing_is_done(place: Place):
    store = place.open()
    ann = add_player(store, "Ann")
    make_table(store, ann)
    jobs = [store.append("t1", batch(n, "x")) for n in range(2, 50)]
    store.close()
    assert all(job.exception() is None for job in jobs)


KILLED = """
import os, sys
from pathlib import Path
from tablee.store import Place
from tests.store.test_store import add_player, batch, make_table
store = Place(Path(sys.argv[1]), sys.argv[2]).open()
make_table(store, add_player(store, "Ann"))
for n in range(2, 40):
    store.append("t1", batch(n, "x")).result()
store.append("t1", batch(40, "perhaps"))
os.kill(os.getpid(), 9)
"""


def test_a_killed_process_loses_nothing_it_was_told(place: Place):
    script = [sys.executable, "-c", KILLED, str(place.folder), place.database]
    assert subprocess.run(script, cwd=Path(__file__).parents[2]).returncode == -9
    store = place.open()
    assert len(store.entries("t1")) in (39, 40)
    store.close()


def test_the_disk_waits_for_every_commit(tmp_path: Path):
    store = open_sqlite(tmp_path)
    for engine in (store._reading, store._writing):  # type: ignore[attr-defined]
        with engine.begin() as connection:
            assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
            assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
            assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
    store.close()


def test_folders_that_cannot_be_used(tmp_path: Path):
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be used"):
        open_sqlite(tmp_path / "file")
    (tmp_path / "tables.sqlite").write_bytes(b"this is no database, however long one looks at it" * 100)
    with pytest.raises(StoreError, match=r"not a database.*tablee restore"):
        open_sqlite(tmp_path)


def test_data_of_another_version_is_refused(place: Place):
    store = place.open()
    with store._writing.begin() as connection:  # type: ignore[attr-defined]
        connection.execute(text("UPDATE about SET value = '99' WHERE key = 'version'"))
    store.close()
    with pytest.raises(StoreError, match="version 99"):
        place.open()


def test_data_of_the_first_version_is_brought_up_to_date(place: Place):
    store = place.open()
    make_table(store, add_player(store, "Ann"))
    with store._writing.begin() as connection:  # type: ignore[attr-defined]
        connection.execute(text("DROP INDEX tables_holder"))
        for table, columns in {
            "seats": ("reactions", "former", "called", "seen", "given", "cause", "wish"),
            "tables": ("deleted", "patience", "hints", "origin", "origin_entry", "holder", "fence", "closed"),
            "devices": ("agent", "seen", "turn"),
            "entries": ("told",),
            "links": ("owner", "made", "turn", "revoked"),
        }.items():
            for column in columns:
                connection.execute(text(f"ALTER TABLE {table} DROP COLUMN {column}"))
        for table in (
            "aside", "chapters", "jobs", "notices", "reviews", "revoked", "servers", "snapshots",
        ):  # fmt: skip
            connection.execute(text(f"DROP TABLE {table}"))
        connection.execute(text("UPDATE about SET value = '1' WHERE key = 'version'"))
    store.close()
    store = place.open()
    found = store.table("t1")
    assert found is not None
    assert [seat.reactions for seat in found.seats] == ["matters"] * len(found.seats)
    assert found.patience == 24 * 3600, "nobody is put off sooner than before"
    assert found.hints is None, "as the game has it"
    ann = found.host
    assert store.links_of(ann, 10) == [Link("t1", "watch", owner=ann, made=1)], "the host can revoke it"
    store.set_aside("t1", ann, True).result()
    assert store.put_aside(ann) == {"t1"}
    store.set_seat("t1", replace(found.seats[0], reactions="never", called="Zoé")).result()
    store.set_seat("t1", SeatRow(1, "bot", "thumb", former=ann)).result()
    store.close()
    store = place.open()
    found = store.table("t1")
    assert found is not None
    assert found.seats[0].reactions == "never"
    assert (found.seats[0].name, found.seats[0].called) == ("Zoé", "Zoé")
    assert found.seats[1] == SeatRow(1, "bot", "thumb", former=ann)
    store.close()
