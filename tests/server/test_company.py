"""Two servers on one database: whoever comes to either finds every table, and nothing is done twice."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tablee.record import verify
from tablee.store import StoreError
from tests.server.client import Person, TablePage, until
from tests.server.conftest import RunningServer

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture
def two(start: Callable[..., RunningServer], postgres: Callable[[], str]) -> list[RunningServer]:
    database = postgres()
    return [start(shared=True, database=database) for _ in range(2)]


@pytest.fixture
async def elsewhere() -> AsyncIterator[Callable[[Person, RunningServer], Person]]:
    """The same browser, whose requests reach another server."""
    made: list[Person] = []

    def move(person: Person, server: RunningServer) -> Person:
        made.append(Person(server.address))
        for cookie in person.http.cookies.jar:
            made[-1].http.cookies.set(cookie.name, cookie.value or "", domain="127.0.0.1", path="/")
        return made[-1]

    yield move
    for one in made:
        await one.close()


async def sat_down(person, two) -> tuple[Person, Person, TablePage, TablePage]:
    """Ann at the first server, which has the table, and Ben at the second."""
    ann, ben = await person("Ann", two[0].address), await person("Ben", two[1].address)
    links = await ann.open("me", "friend")
    await ben.join(links["seats"]["1"])
    return ann, ben, await ann.sit(links["table"]), await ben.sit(links["table"])


def rooms(server: RunningServer) -> set[str]:
    return {room.id for room in server.house.rooms.live()}


async def test_a_game_is_played_from_both(two, person, tmp_path: Path):
    ann, _, page, other = await sat_down(person, two)
    table = page.table["id"]
    assert rooms(two[0]) == {table}
    assert rooms(two[1]) == set(), "a table is at one place"
    await page.until(lambda: all(seat["online"] for seat in page.seats))
    async with asyncio.timeout(120):
        await asyncio.gather(*(one.play(random.Random(1)) for one in (page, other)))
    assert [event["n"] for event in await page.whole()] == [event["n"] for event in await other.whole()]
    record = tmp_path / "record.jsonl"
    record.write_text(await ann.record(table))
    verify(record)


async def test_requests_find_the_table_wherever_it_is(two, person, elsewhere):
    ann, ben, page, _ = await sat_down(person, two)
    table = page.table["id"]
    away = elsewhere(ann, two[1])
    assert (await away.get(f"/api/tables/{table}/links"))["table"] == table
    await away.post(f"/api/tables/{table}/hints", {"hints": False})
    await page.until(lambda: page.table["hints"] is False)
    await ben.post(f"/api/tables/{table}/leave", {"seat": 1})
    await page.until(lambda: page.seats[1]["kind"] == "open")
    await ben.post(f"/api/tables/{table}/return", {"seat": 1})
    await page.until(lambda: page.seats[1]["kind"] == "person")
    assert (await ben.record(table)).startswith("{")
    stranger = await person("Eve", two[1].address)
    assert (await stranger.post(f"/api/tables/{table}/leave", {"seat": 0}, 404))["code"] == "unknown_table"


async def test_who_has_no_cookie_yet_follows_a_link_to_a_table_elsewhere(two, person, elsewhere):
    """The person that is made on the way is the one the browser is afterwards."""
    ann = await person("Ann", two[0].address)
    links = await ann.open("me", "friend")
    new = Person(two[1].address)
    assert (await new.join(links["seats"]["1"]))["table"] == links["table"]
    page = await new.sit(links["table"])
    assert [seat["mine"] for seat in page.seats] == [False, True]
    await new.close()


async def test_names_deletion_and_sign_out_reach_the_others(two, person, elsewhere):
    ann, ben, page, other = await sat_down(person, two)
    table = page.table["id"]
    away = elsewhere(ann, two[1])
    await away.post(f"/api/tables/{table}/name", {"name": "Friday"})
    await page.until(lambda: page.table["name"] == "Friday")
    await ben.post("/api/me", {"name": "Benjamin"})
    await page.until(lambda: page.seats[1]["name"] == "Benjamin")
    device = next(d for d in (await ben.get("/api/me/access"))["devices"] if d["here"])
    code = (await ben.get("/api/me"))["code"]
    second = Person(two[0].address)
    await second.post("/api/me/recover", {"code": code})
    await second.post("/api/me/devices/revoke", {"device": device["id"]})
    await asyncio.wait_for(other.socket.wait_closed(), 30)
    assert other.socket.close_code == 1012
    await away.post(f"/api/tables/{table}/delete")
    await asyncio.wait_for(page.socket.wait_closed(), 30)
    assert rooms(two[0]) == set()
    await second.close()


async def test_one_page_goes_from_table_to_table(two, person):
    ann, _, page, other = await sat_down(person, two)
    ben = other.person
    mine = (await ben.open("me", "me"))["table"]
    assert rooms(two[1]) == {mine}
    for table in (mine, page.table["id"], mine):
        await other.hello(table)
        assert other.table["id"] == table
        assert (await other.ask({"type": "ping"}))["type"] == "pong"
    await page.until(lambda: not page.seats[1]["online"])
    assert (await ann.sit(page.table["id"])).table["id"] == page.table["id"]


async def test_a_server_that_ends_gives_its_tables_back_at_once(two, person, elsewhere):
    ann, ben, page, other = await sat_down(person, two)
    table = page.table["id"]
    await page.act()
    entry = page.position["entry"]
    begin = time.monotonic()
    await asyncio.to_thread(two[0].stop)
    for one in (page, other):
        await asyncio.wait_for(one.socket.wait_closed(), 30)
        assert one.socket.close_code == 1012
    ended = time.monotonic()
    again = await ben.sit(table)
    assert time.monotonic() - ended < 3, "no lease had to run out"
    assert time.monotonic() - begin < 20
    assert again.position["entry"] >= entry
    assert rooms(two[1]) == {table}
    back = await elsewhere(ann, two[1]).sit(table)
    async with asyncio.timeout(120):
        await asyncio.gather(*(one.play(random.Random(1)) for one in (again, back)))


async def test_a_table_of_a_process_that_is_silent_is_taken_and_the_silent_one_does_no_harm(
    two, person, elsewhere
):
    """It renews nothing and does not notice, as if its clock had stood still: only the fence is left."""
    ann, ben, page, other = await sat_down(person, two)
    table = page.table["id"]
    company = two[0].house.company
    assert company is not None
    company._leases.renew = lambda *busy: []
    company.holds = lambda: True
    await asyncio.wait_for(other.socket.wait_closed(), 30)
    assert other.socket.close_code == 1012, "led to somebody who is gone"
    again = await ben.sit(table)
    assert rooms(two[1]) == {table}
    decision = page.position["decisions"][0]
    await page.send(page.act_message(decision, decision["choices"][0]["text"]) | {"id": "stale"})
    await asyncio.wait_for(page.socket.wait_closed(), 30)
    assert page.socket.close_code == 1012
    assert not any('"update"' in text or '"done"' in text for text in page.raw), "nobody was told of it"
    back = await elsewhere(ann, two[1]).sit(table)
    assert back.position["entry"] == again.position["entry"]
    async with asyncio.timeout(120):
        await asyncio.gather(*(one.play(random.Random(1)) for one in (again, back)))


async def test_who_cannot_renew_gives_up_before_others_take(two, person):
    _, ben, page, _ = await sat_down(person, two)
    company = two[0].house.company
    assert company is not None

    def away(*busy: int) -> None:
        raise StoreError("no way to the database")

    renew, company._leases.renew = company._leases.renew, away
    await asyncio.wait_for(page.socket.wait_closed(), 30)
    assert page.socket.close_code == 1012
    assert two[0].house.store.leases.holder(page.table["id"]) is not None, (
        "before its time was over for others"
    )
    assert (await ben.http.get("/healthz")).status_code == 200
    assert (await ben.sit(page.table["id"])).table["id"] == page.table["id"]
    company._leases.renew = renew
    await until(company.holds)
    links = await ben.open("me", "me")
    assert links["table"]


async def test_bots_go_on_elsewhere_although_nobody_looks(two, person, monkeypatch):
    async def never(question: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(two[0].house.rooms.bots, "think", never)
    ann = await person("Ann", two[0].address)
    page = await ann.sit((await ann.open("me", "random", "random"))["table"])
    table = page.table["id"]
    while page.position["decisions"]:
        await page.act()
    await page.close()
    store = two[1].house.store

    def waiting() -> int:
        row = store.table(table)
        assert row is not None
        return int(row.waiting)

    assert waiting() & 0b110, "for bots"
    await asyncio.to_thread(two[0].stop)
    await until(lambda: bool(waiting() & 1))
    assert rooms(two[1]) == {table}


async def test_thinking_is_shared(start, person, postgres):
    """One process has no bots of its own that have time: the others think for it."""
    database = postgres()
    first, second = (start(shared=True, database=database) for _ in range(2))
    workers = first.house.rooms.bots.workers
    workers.__class__ = type("Busy", (type(workers),), {"free": 0})
    ann = await person("Ann", first.address)
    company = first.house.company
    assert company is not None
    await until(lambda: any(other.idle for other in company.others.values()))
    page = await ann.sit((await ann.open("me", "random", "random"))["table"])
    async with asyncio.timeout(120):
        await page.play(random.Random(1))
    assert first.house.thinking is not None
    assert second.house.thinking is not None
    assert first.house.thinking.given > 0
    assert second.house.thinking.done >= first.house.thinking.given


async def test_nobody_else_uses_the_inner_door(two, person):
    ann = await person("Ann", two[0].address)
    table = (await ann.open("me", "me"))["table"]
    inner = two[0].inner
    async with httpx.AsyncClient(base_url=inner) as http:
        for headers in (
            {},
            {"x-tablee-inner": ""},
            {"x-tablee-inner": "guess"},
            {"x-tablee-inner": "gu\xe9ss"},
        ):
            answer = await http.get(
                "/api/me", headers=[(k.encode(), v.encode("latin-1")) for k, v in headers.items()]
            )
            assert answer.status_code == 403
            with pytest.raises(InvalidStatus):
                await connect(inner.replace("http", "ws") + "/ws", additional_headers=headers, proxy=None)
    async with httpx.AsyncClient(base_url=two[0].address) as http:
        company = two[0].house.company
        assert company is not None
        forged = {"x-tablee-inner": company.secret, "x-tablee-client": "1.2.3.4"}
        assert (await http.get(f"/api/tables/{table}/links", headers=forged)).status_code == 404, (
            "no key outside"
        )


async def test_new_tables_are_spread(two, person):
    ann = await person("Ann", two[0].address)
    company = two[0].house.company
    assert company is not None
    await until(lambda: bool(company.others))
    tables = [(await ann.open("me", "me"))["table"] for _ in range(20)]
    await until(lambda: len(rooms(two[0]) | rooms(two[1])) == 20)
    assert not rooms(two[0]) & rooms(two[1])
    assert 5 <= len(rooms(two[0])) <= 15
    for table in tables[-2:]:
        assert (await ann.sit(table)).table["id"] == table


async def test_a_rematch_is_one_table_for_all(two, person):
    ann, ben, page, other = await sat_down(person, two)
    async with asyncio.timeout(120):
        await asyncio.gather(*(one.play(random.Random(1)) for one in (page, other)))
    table = page.table["id"]
    made = await asyncio.gather(*(one.post(f"/api/tables/{table}/rematch") for one in (ann, ben)))
    assert len({links["table"] for links in made}) == 1
    await other.until(lambda: other.table["rematch"] is not None)
    again = await ben.sit(other.table["rematch"])
    assert again.position["entry"] == 0 or again.position["decisions"] is not None


async def test_what_counts_for_the_whole_house_is_done_by_one(start, person, postgres):
    """A second process is no new beginning: nobody's absence begins anew, and one of them tidies up."""
    database = postgres()
    first = start(shared=True, database=database)
    ann = await person("Ann", first.address)
    page = await ann.sit((await ann.open("me", "me"))["table"])
    await asyncio.wrap_future(first.house.store.alive(1))  # and all that was to be kept before it
    second = start(shared=True, database=database)
    row = second.house.store.table(page.table["id"])
    assert row is not None
    assert row.seats[0].seen is None, "she is still here"
    companies = [server.house.company for server in (first, second)]
    await until(lambda: all(len(company.others) == 1 for company in companies))
    assert [company.first for company in companies] == [True, False]
    await asyncio.to_thread(first.stop)
    await until(lambda: companies[1].first)


async def test_a_process_that_begins_alone_lets_absence_stand_still(start, person, postgres):
    database = postgres()
    first = start(shared=True, database=database)
    ann = await person("Ann", first.address)
    page = await ann.sit((await ann.open("me", "me"))["table"])
    await asyncio.wrap_future(first.house.store.alive(1))
    await asyncio.to_thread(first.stop)
    second = start(shared=True, database=database)
    row = second.house.store.table(page.table["id"])
    assert row is not None
    assert row.seats[0].seen is not None
    assert row.seats[0].seen > time.time() * 1000 - 60_000


async def test_who_asks_and_how_is_known_where_the_table_is(start, person, postgres):
    database = postgres()
    first, second = (start(shared=True, database=database, proxies=("127.0.0.1",)) for _ in range(2))
    ann = await person("Ann", first.address)
    links = await ann.open("me", "friend")
    outside = {"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"}
    async with httpx.AsyncClient(base_url=second.address, headers=outside) as http:
        joined = await http.post("/api/join", json={"token": links["seats"]["1"].rsplit("/", 1)[1]})
        assert joined.status_code == 200, joined.text
        assert "secure" in joined.headers["set-cookie"].lower()
        cookie = joined.headers["set-cookie"].partition(";")[0]
    address = second.address.replace("http", "ws") + "/ws"
    headers = outside | {"Cookie": cookie}
    async with connect(address, additional_headers=headers, max_size=2**24, proxy=None) as socket:
        await socket.send(f'{{"type": "hello", "table": "{links["table"]}"}}')
        assert '"welcome"' in str(await socket.recv())
        here = [page for room in first.house.rooms.live() for page in room.pages]
        assert [page.where for page in here] == ["203.0.113.7"]
        assert rooms(second) == set()
