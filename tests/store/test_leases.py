"""Several processes on one store: who is there, who holds a table, what others hear, who does a job."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select, text, update

from tablee.store import (
    Conflict,
    InUse,
    LeaseLost,
    NewTable,
    Notices,
    Place,
    SeatRow,
    ServerRow,
    Store,
    open_postgres,
)
from tablee.store.leases import LATE
from tablee.store.schema import notices, servers, tables
from tests.store.test_store import START, add_player, batch, make_table, table_row


@pytest.fixture
def houses(place: Place) -> Iterator[tuple[Store, Store]]:
    """Two that serve, and a table `t1` of one entry that nobody holds."""
    with closing(place.open()) as first, closing(place.open()) as second:
        assert join(first, "a")
        assert not join(second, "b"), "not the only one"
        make_table(first, add_player(first, "Ann"))
        yield first, second


@pytest.fixture
def pair(postgres: Callable[[], str]) -> Iterator[tuple[Store, Store]]:
    """The same, where they can hear of each other."""
    address = postgres()
    with closing(open_postgres(address)) as first, closing(open_postgres(address)) as second:
        join(first, "a")
        join(second, "b")
        make_table(first, add_player(first, "Ann"))
        yield first, second


def join(store: Store, id: str) -> bool:
    secret, first = store.leases.join(ServerRow(id, f"{id}:1", f"server {id}", "kind")).result()
    assert len(secret) > 40
    return first


def lapse(store: Store, id: str) -> None:
    """Let a process have been silent for long."""
    with store._writing.begin() as c:  # type: ignore[attr-defined]
        c.execute(update(servers).where(servers.c.id == id).values(until=1))


def test_processes_see_each_other_and_how_much_they_have_to_do(houses: tuple[Store, Store]):
    first, second = houses
    assert first.leases.renew(3, 1) is not None
    found = second.leases.renew(5)
    assert found == [
        ServerRow("a", "a:1", "server a", "kind", 3, 1),
        ServerRow("b", "b:1", "server b", "kind", 5, 0),
    ]


def test_they_share_one_secret(houses: tuple[Store, Store], place: Place):
    with closing(place.open()) as third:
        secrets = {
            store.leases.join(ServerRow(f"n{i}", "", "")).result()[0]
            for i, store in enumerate([third, third])
        }
    assert len(secrets) == 1


def test_who_was_silent_for_too_long_cannot_go_on_as_if_nothing_had_been(houses: tuple[Store, Store]):
    first, second = houses
    lapse(first, "a")
    assert first.leases.renew() is None
    found = second.leases.renew()
    assert found is not None
    assert [server.id for server in found] == ["b"]


def test_a_lease_lapses_by_the_clock_of_the_database(houses: tuple[Store, Store]):
    first, _ = houses
    with first._reading.begin() as c:  # type: ignore[attr-defined]
        until = c.execute(select(servers.c.until).where(servers.c.id == "a")).scalar_one()
    assert 0 < until - time.time() * 1000 <= 4_000


def test_a_table_is_held_by_one(houses: tuple[Store, Store]):
    first, second = houses
    assert first.leases.holder("t1") is None
    fence = first.leases.take("t1").result()
    assert fence is not None
    assert second.leases.take("t1").result() is None
    held = second.leases.holder("t1")
    assert held is not None
    assert held.id == "a"
    again = first.leases.take("t1").result()
    assert again is not None
    assert again > fence, "what was begun before does not count"
    first.leases.release("t1", fence).result()
    assert second.leases.take("t1").result() is None, "that lease was over"
    first.leases.release("t1", again).result()
    assert second.leases.take("t1").result() is not None


@pytest.mark.parametrize("gone", ["lapsed", "left"])
def test_the_tables_of_who_is_gone_are_free(houses: tuple[Store, Store], gone: str):
    first, second = houses
    assert first.leases.take("t1").result() is not None
    if gone == "left":
        first.leases.leave("a").result()
    else:
        lapse(first, "a")
    assert second.leases.holder("t1") is None
    assert second.leases.take("t1").result() is not None


def test_what_is_not_there_or_deleted_cannot_be_taken(houses: tuple[Store, Store]):
    first, _ = houses
    first.delete_table("t1", 1).result()
    assert first.leases.take("t1").result() is None
    assert first.leases.take("t2").result() is None


def test_a_new_table_may_be_somebodys_from_the_start(houses: tuple[Store, Store]):
    first, second = houses
    row = table_row(add_player(first, "Ben"), "t2")
    first.create(NewTable(row, [(1, "one", "told")], START, holder="a")).result()
    assert second.leases.take("t2").result() is None
    first.append("t2", batch(2, "two"), 0).result()
    assert first.leases.take("t2").result() == 1


WRITING: dict[str, Callable[[Store, int], object]] = {
    "append": lambda store, fence: store.append("t1", batch(2, "two"), fence).result(),
    "position": lambda store, fence: store.set_position("t1", [(1, "else")], START, fence).result(),
    "claim": lambda store, fence: store.claim("t1", SeatRow(1, "person", player="id-Ann"), fence).result(),
    "seat": lambda store, fence: store.set_seat("t1", SeatRow(1, "bot", "thumb"), fence).result(),
    "see": lambda store, fence: store.see("t1", "id-Ann", 7, fence).result(),
    "guest": lambda store, fence: store.add_guest("t1", "id-Ann", fence).result(),
    "hints": lambda store, fence: store.set_hints("t1", True, fence).result(),
}


@pytest.mark.parametrize("how", WRITING)
def test_who_has_lost_a_table_writes_nothing_about_it(houses: tuple[Store, Store], how: str):
    first, second = houses
    fence = first.leases.take("t1").result()
    assert fence is not None
    lapse(first, "a")
    taken = second.leases.take("t1").result()
    assert taken is not None
    before = second.table("t1"), second.entries("t1"), second.guests("t1")
    with pytest.raises(LeaseLost):
        WRITING[how](first, fence)
    assert (second.table("t1"), second.entries("t1"), second.guests("t1")) == before
    WRITING[how](second, taken)
    assert (second.table("t1"), second.entries("t1"), second.guests("t1")) != before


def test_a_lost_lease_hurts_no_other_change(houses: tuple[Store, Store]):
    first, _ = houses
    fence = first.leases.take("t1").result()
    assert fence is not None
    stale = [first.append("t1", batch(2, "stale"), fence - 1), first.append("t1", batch(2, "two"), fence)]
    assert isinstance(stale[0].exception(), LeaseLost)
    assert stale[1].exception() is None
    over = first.append("t1", batch(3, "end", end="{}"), fence)
    assert over.exception() is None
    assert isinstance(first.append("t1", batch(4, "more"), fence).exception(), Conflict)


def test_bots_whose_process_is_gone_are_found(houses: tuple[Store, Store]):
    first, second = houses
    ann = first.table("t1")
    assert ann is not None
    for id, waiting in (("t2", 2), ("t3", 1), ("t4", 2)):
        seats = (SeatRow(0, "person", player=ann.host), SeatRow(1, "bot", "thumb"))
        row = table_row(add_player(first, f"host {id}"), id, seats, waiting=waiting, moved=int(id[1]))
        first.create(NewTable(row, [], START)).result()
        if id != "t4":
            first.leases.take(id).result()
    assert second.leases.left_behind() == [], "whoever holds them lives, or nobody does"
    first.leases.leave("a").result()
    assert second.leases.left_behind() == ["t2"]
    assert second.leases.left_behind(since=3) == []
    second.leases.take("t2").result()
    assert second.leases.left_behind() == []


def test_what_has_passed_is_forgotten(houses: tuple[Store, Store]):
    first, second = houses
    lapse(second, "b")
    job = first.leases.offer("kind", "{}").result()
    gone = second.leases.offer("kind", "{}").result()
    first.leases.tidy().result()
    assert first.leases.job(job) is not None
    assert first.leases.job(gone) is None
    with first._reading.begin() as c:  # type: ignore[attr-defined]
        assert [row.id for row in c.execute(select(servers.c.id))] == ["a"]


def test_a_job_is_done_by_one_and_answered_once(houses: tuple[Store, Store]):
    first, second = houses
    job = first.leases.offer("kind", "what now?").result()
    assert first.leases.claim("kind").result() is None, "not by who offers it"
    assert second.leases.claim("other").result() is None
    taken = second.leases.claim("kind").result()
    assert taken is not None
    assert (taken.id, taken.question) == (job, "what now?")
    assert second.leases.claim("kind").result() is None
    first.leases.answer(job, "not mine to do").result()
    second.leases.answer(job, "strike").result()
    found = first.leases.job(job)
    assert found is not None
    assert (found.taker, found.answer) == ("b", "strike")
    first.leases.withdraw(job).result()
    assert first.leases.job(job) is None
    second.leases.answer(job, "late").result()


def test_the_job_of_who_left_is_free_again(houses: tuple[Store, Store]):
    first, second = houses
    job = first.leases.offer("kind", "what now?").result()
    assert second.leases.claim("kind").result() is not None
    second.leases.leave("b").result()
    found = first.leases.job(job)
    assert found is not None
    assert found.taker is None
    second.leases.offer("kind", "nobody will hear").result()
    assert first.leases.claim("kind").result() is None, "of who is gone nobody wants to know"


# What is heard, and what only a real PostgreSQL can tell ---------------------------------------------------


def heard(read: Notices) -> list[tuple[str, str]]:
    return [(notice.kind, notice.subject) for notice in read.new()]


@pytest.mark.slow
def test_others_hear_what_they_must_once(pair: tuple[Store, Store]):
    first, second = pair
    mine, theirs = Notices(first.leases), Notices(second.leases)
    first.rename_table("t1", "Sunday").result()
    first.rename("id-Ann", "Anna").result()
    first.leases.announce("wanted", "t1").result()
    first.remove_device("token-Ann", 1).result()
    first.delete_table("t1", 1).result()
    assert heard(mine) == []
    assert heard(theirs) == [
        ("renamed", "t1"),
        ("named", "id-Ann"),
        ("wanted", "t1"),
        ("signed out", "token-Ann"),
        ("deleted", "t1"),
    ]
    assert heard(theirs) == []
    first.leases.leave("a").result()
    assert heard(theirs) == [("left", "a")]


@pytest.mark.slow
def test_a_notice_that_is_kept_after_a_later_one_is_heard_all_the_same(pair: tuple[Store, Store]):
    first, second = pair
    read = Notices(second.leases)
    with first._reading.connect() as c:  # type: ignore[attr-defined]
        n = c.execute(text("SELECT nextval('notices_n_seq')")).scalar_one()
    first.rename_table("t1", "Sunday").result()
    assert heard(read) == [("renamed", "t1")]
    with first._writing.begin() as w:  # type: ignore[attr-defined]
        at = w.execute(select(notices.c.at)).scalars().first()
        w.execute(notices.insert().values(n=n, kind="wanted", subject="t1", sender="a", at=at))
    assert heard(read) == [("wanted", "t1")]
    with first._writing.begin() as w:  # type: ignore[attr-defined]
        w.execute(update(notices).values(at=notices.c.at - LATE - 1_000))
    assert heard(read) == []
    assert read._heard == set(), "what is settled need not be remembered"
    first.rename_table("t1", "Monday").result()
    assert heard(read) == [("renamed", "t1")]


@pytest.mark.slow
def test_who_listens_is_woken(pair: tuple[Store, Store]):
    first, second = pair
    second.leases.listen(0.01)
    waiting = threading.Thread(target=second.leases.listen, args=(60,))
    waiting.start()
    first.rename_table("t1", "Sunday").result()
    waiting.join(20)
    assert not waiting.is_alive()
    second.leases.deafen()


@pytest.mark.slow
def test_who_takes_a_table_waits_for_a_move_that_is_being_kept(pair: tuple[Store, Store]):
    """And then reads it: nobody goes on from a position that is out of date."""
    first, second = pair
    fence = first.leases.take("t1").result()
    lapse(first, "a")
    with first._reading.connect().execution_options(isolation_level="READ COMMITTED") as c:  # type: ignore[attr-defined]
        c.execute(update(tables).where(tables.c.id == "t1", tables.c.fence == fence).values(moved=77))
        taking = second.leases.take("t1")
        with pytest.raises(TimeoutError):
            taking.result(0.3)
        c.commit()
    assert taking.result(20) is not None
    found = second.table("t1")
    assert found is not None
    assert found.moved == 77


@pytest.mark.slow
def test_of_many_that_want_a_table_one_gets_it(postgres: Callable[[], str]):
    address = postgres()
    stores = [open_postgres(address) for _ in range(4)]
    for i, store in enumerate(stores):
        join(store, f"s{i}")
    ann = add_player(stores[0], "Ann")
    for n in range(10):
        make_table(stores[0], ann, f"t{n}")
        found = [taking.result() for taking in [store.leases.take(f"t{n}") for store in stores]]
        assert sum(fence is not None for fence in found) == 1
    for store in stores:
        store.close()


@pytest.mark.slow
def test_servers_share_the_database_and_whoever_must_be_alone_waits_for_all(postgres: Callable[[], str]):
    address = postgres()
    first, second = open_postgres(address, server="the first"), open_postgres(address, server="the second")
    with pytest.raises(InUse, match=r"in use by the (first|second)"):
        open_postgres(address, server="'tablee restore'", alone=True)
    first.close()
    with pytest.raises(InUse, match="in use by the second"):
        open_postgres(address, server="'tablee restore'", alone=True)
    open_postgres(address).close()  # a command beside it
    second.close()
    alone = open_postgres(address, server="'tablee restore'", alone=True)
    with pytest.raises(InUse, match="in use by 'tablee restore'"):
        open_postgres(address, server="the first")
    alone.close()


@pytest.mark.slow
def test_no_backup_has_what_only_running_processes_need(postgres: Callable[[], str], tmp_path: Path):
    place = Place(tmp_path / "none", postgres())
    with closing(place.open()) as store:
        join(store, "a")
        make_table(store, add_player(store, "Ann"))
        store.leases.offer("kind", "{}").result()
        store.leases.take("t1").result()
        place.backup(tmp_path / "copy")
    elsewhere = Place(tmp_path / "elsewhere")
    elsewhere.restore(tmp_path / "copy")
    with closing(elsewhere.open()) as store:
        with store._reading.begin() as c:  # type: ignore[attr-defined]
            for table in ("servers", "notices", "jobs"):
                assert c.execute(text(f"SELECT count(*) FROM {table}")).scalar() == 0
        join(store, "c")
        assert store.leases.take("t1").result() is not None


@pytest.mark.slow
def test_a_connection_that_was_lost_costs_nobody_a_place(pair: tuple[Store, Store]):
    """The database was there again before anybody noticed: the next renewal goes well."""
    first, second = pair
    assert first.leases.take("t1").result() is not None
    assert first.leases.renew() is not None
    with second._reading.connect() as admin:  # type: ignore[attr-defined]
        ended = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        admin.execute(text(f"{ended} AND datname = current_database() AND backend_type = 'client backend'"))
    assert first.leases.renew() is not None
    held = first.leases.holder("t1")
    assert held is not None
    assert held.id == "a"
