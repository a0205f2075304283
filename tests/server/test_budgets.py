"""A stranger cannot slow the others: what one visitor may hold, send, open and keep."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import itertools
import json
import os
import random
import socket
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from tablee.server.connections import Connections, Line, Use, framed
from tablee.server.limits import Buckets, Ledger
from tablee.server.room import Room
from tablee.server.rooms import Rooms
from tablee.server.settings import Limits, Rate, Settings
from tests.server.client import Person, TablePage
from tests.server.conftest import LOOSE

pytestmark = pytest.mark.anyio


def limits(**changed: object) -> Limits:
    return dataclasses.replace(LOOSE, **changed)  # type: ignore[arg-type]


@asynccontextmanager
async def bare(address: str) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection over which anything can be sent."""
    where = urlsplit(address)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


def head(address: str, method: str, path: str, *more: str) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"Host: {urlsplit(address).netloc}", *more]
    return "\r\n".join([*lines, "", ""]).encode()


async def status(reader: asyncio.StreamReader) -> int:
    async with asyncio.timeout(30):
        return int((await reader.readline()).split()[1])


# Pages that do not read ------------------------------------------------------------------------------------


async def narrow(person: Person) -> ClientConnection:
    """A websocket for which the system keeps little."""
    where = urlsplit(person.address)
    sock = socket.socket()
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    sock.setblocking(False)
    await asyncio.get_running_loop().sock_connect(sock, (where.hostname, where.port))
    cookie = {"Cookie": f"tablee={person.http.cookies['tablee']}"}
    address = person.address.replace("http://", "ws://") + "/ws"
    return await connect(
        address, sock=sock, additional_headers=cookie, max_size=2**24, max_queue=1, ping_interval=None
    )


async def test_a_page_that_falls_behind_is_shown_the_table_anew_when_it_reads_again(start, person):
    running = start(limits=limits(queue=20_000))
    ann, eve = await person("Ann", running.address), await person("Eve", running.address)
    links = await ann.open("me", "me")
    await eve.join(links["watch"])
    page = await ann.sit(links["table"])
    slow = TablePage(eve, await narrow(eve))
    await slow.hello(links["table"])
    slow.socket.transport.pause_reading()
    (behind,) = [c for c in running.house.sockets._open if not c.seats]
    rng = random.Random(6)
    most = 0
    while not behind.behind:
        await page.ask({"type": "take_back", "seat": 0, "to": 0})  # the game must not end meanwhile
        await page.act(rng=rng)
        most = max(most, int(running.house.sockets._queued.total))
    assert most <= 2 * 20_000 + 20_000
    for _ in range(5):
        await page.act(rng=rng)
    assert running.house.sockets._queued.held("127.0.0.1") < 40_000
    slow.socket.transport.resume_reading()
    before = slow.welcome
    await slow.until(lambda: slow.welcome is not before and slow.position["entry"] == page.position["entry"])
    assert slow.welcome["fresh"]
    assert slow.events == page.events
    await page.act(rng=rng)
    await slow.until(lambda: slow.position["entry"] == page.position["entry"])
    assert (await slow.ask({"type": "ping"}))["type"] == "pong"
    await slow.close()


async def test_a_page_that_never_reads_is_dropped_and_holds_little_until_then(start, person):
    running = start(limits=limits(queue=20_000, stalled=1.0))
    ann, eve = await person("Ann", running.address), await person("Eve", running.address)
    links = await ann.open("me", "me")
    await eve.join(links["watch"])
    page = await ann.sit(links["table"])
    deaf = TablePage(eve, await narrow(eve))
    await deaf.hello(links["table"])
    deaf.socket.transport.pause_reading()
    async with asyncio.timeout(60):
        while len(running.house.sockets._open) > 1:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(0.01):
                    await deaf.send({"type": "hello", "table": links["table"]})
            assert running.house.sockets._queued.total < 100_000
            await asyncio.sleep(0.001)
    assert (await page.act())["type"] == "done"
    assert running.house.sockets._queued.total == 0
    deaf.socket.transport.abort()


async def test_what_waits_for_all_pages_of_an_address_is_bounded(start, person):
    """Two pages that do not read cannot wait for more than their address may have."""
    running = start(limits=limits(queue=1_000_000, queues_of_one=20_000))
    ann, eve = await person("Ann", running.address), await person("Eve", running.address)
    links = await ann.open("me", "me")
    await eve.join(links["watch"])
    page = await ann.sit(links["table"])
    deaf = [TablePage(eve, await narrow(eve)) for _ in range(2)]
    for one in deaf:
        await one.hello(links["table"])
        one.socket.transport.pause_reading()
    watching = [c for c in running.house.sockets._open if not c.seats]
    rng = random.Random(6)
    most = 0
    while not all(c.behind for c in watching):
        await page.ask({"type": "take_back", "seat": 0, "to": 0})  # the game must not end meanwhile
        await page.act(rng=rng)
        most = max(most, int(running.house.sockets._queued.total))
    assert 10_000 < most <= 20_000
    for one in deaf:
        one.socket.transport.abort()


async def test_an_address_that_asks_too_much_is_answered_later(start, person):
    """By all its sockets together; nothing is refused, and what others ask does not wait for it."""
    running = start(limits=limits(asked=Rate(20, 20)), proxies=("127.0.0.1",))
    ann = await person("Ann", running.address)
    greedy = [await ann.socket(**{"X-Forwarded-For": "198.51.100.1"}) for _ in range(2)]
    other = await ann.socket(**{"X-Forwarded-For": "198.51.100.2"})
    began = time.monotonic()
    for i in range(20):
        for sock in greedy:
            await sock.send(json.dumps({"type": "ping", "id": f"p{i}"}))
    await other.send(json.dumps({"type": "ping", "id": "x"}))
    assert json.loads(await other.recv())["type"] == "pong"
    for sock in greedy:
        assert [json.loads(await sock.recv())["id"] for _ in range(20)] == [f"p{i}" for i in range(20)]
    assert time.monotonic() - began > 0.9, "20 at once, the other 20 in a second"


async def test_who_asks_for_no_table_is_sent_away(start, person):
    running = start(limits=limits(hello_seconds=0.1))
    ann = await person("Ann", running.address)
    idle = await ann.socket()
    async with asyncio.timeout(30):
        await idle.wait_closed()
    assert idle.close_code == 1008
    table = (await ann.open("me", "me"))["table"]
    page = await ann.sit(table)
    later = await ann.socket()
    async with asyncio.timeout(30):
        await later.wait_closed()  # came after the page, and its time is over
    assert (await page.ask({"type": "ping"}))["type"] == "pong"


# Frames ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_what_is_sent_at_once_is_framed_as_all_else(size):
    message = b"x" * size
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


# Bodies ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/api/import", "/api/me"])
async def test_a_body_that_stalls_is_given_up(start, path):
    running = start(limits=limits(body_seconds=0.3))
    async with bare(running.address) as (reader, writer):
        more = ("Content-Length: 5000", "Content-Type: application/json")
        writer.write(head(running.address, "POST", path, *more) + b"x" * 4000)
        assert await status(reader) == 408
    assert running.house.api._importing.total == 0


async def test_a_body_that_drips_is_given_up(start):
    running = start(limits=limits(body_seconds=0.5, body_rate=1e6))
    async with bare(running.address) as (reader, writer):
        writer.write(head(running.address, "POST", "/api/import", "Content-Length: 5000"))
        answer = asyncio.create_task(status(reader))
        dripped = 0
        while not answer.done() and dripped < 400:
            writer.write(b"x")
            dripped += 1
            await asyncio.sleep(0.05)
        assert await answer == 408


async def test_uploads_are_refused_before_a_byte_of_them_is_read(start):
    """Too large, too many at once, too many bytes: told by the head alone."""
    running = start(limits=limits(imports_of_one=1, imported=Rate(1000, 5000)))
    first = head(running.address, "POST", "/api/import", "Content-Length: 3000")
    async with bare(running.address) as (_, holding), bare(running.address) as (reader, writer):
        holding.write(first)
        await holding.drain()
        async with asyncio.timeout(30):
            while not running.house.api._importing.total:
                await asyncio.sleep(0.01)
        writer.write(head(running.address, "POST", "/api/import", "Content-Length: 1000"))
        assert await status(reader) == 429
        rest = (await reader.readuntil(b"}")).decode()
        assert "retry-after: 10" in rest
        assert "too many files at once: try again in 10 seconds" in rest
    async with bare(running.address) as (reader, writer):
        writer.write(head(running.address, "POST", "/api/import", "Content-Length: 4000"))
        assert await status(reader) == 429, "4000 bytes of records were told, only 5000 are free at once"
    async with bare(running.address) as (reader, writer):
        writer.write(head(running.address, "POST", "/api/import", "Content-Length: 8000001"))
        assert await status(reader) == 413
    async with bare(running.address) as (reader, writer):
        writer.write(head(running.address, "POST", "/api/import", "Content-Length: 12x"))
        assert await status(reader) == 400


async def test_when_everybody_brings_files_the_next_is_told_when_to_come_back(start):
    running = start(limits=limits(imports_at_once=1))
    running.house.api._importing.take("somebody else")
    async with httpx.AsyncClient(base_url=running.address, timeout=30) as http:
        answer = await http.post("/api/import", content=b"x" * 100)
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        assert answer.headers["retry-after"] == "10"
        running.house.api._importing.give("somebody else")
        assert (await http.post("/api/import", content=b"x" * 100)).status_code == 422


async def played(ann: Person, moves: int) -> bytes:
    """The record of a game with some moves."""
    table = (await ann.open("me", "me"))["table"]
    page = await ann.sit(table)
    for _ in range(moves):
        await page.act()
    return (await ann.record(table)).encode()


async def test_a_record_is_read_in_a_process_of_its_own(start, person):
    running = start()
    ann, ben = await person("Ann", running.address), await person("Ben", running.address)
    record = await played(ann, 5)
    assert not running.house.lobby.imports.workers.processes()
    answer = await ben.http.post("/api/import", content=record)
    assert answer.status_code == 200
    (process,) = running.house.lobby.imports.workers.processes()
    assert process.pid != os.getpid()
    page = await ben.sit(answer.json()["table"])
    assert (await page.act())["type"] == "done"
    assert (await ben.http.post("/api/import", content=record)).json() == answer.json(), (
        "the same table again"
    )
    for broken in (b"", b"{}", record[:-30] + b"\n", record.replace(b'"runemasters"', b'"chess"', 1)):
        answer = await ben.http.post("/api/import", content=broken)
        assert answer.json()["code"] in ("bad_record", "unknown_game")


async def test_a_record_that_takes_too_long_is_given_up(start, person):
    running = start(import_seconds=0.0)
    ann = await person("Ann", running.address)
    answer = await ann.http.post("/api/import", content=await played(ann, 5))
    assert (answer.status_code, answer.json()["code"]) == (413, "too_long")
    assert running.house.api._importing.total == 0
    assert (await ann.get("/api/me"))["name"] == "Ann"


async def test_downloads_nobody_reads_are_counted_and_given_up(start, person, monkeypatch):
    """A record is sent as it is read: whoever reads nothing holds a few of them, and not for long."""
    running = start(limits=limits(downloads_of_one=2, stalled=2.0))
    ann = await person("Ann", running.address)
    table = (await ann.open("me", "me"))["table"]
    big = b"x" * 20_000_000

    async def record(*_: object) -> tuple[str, bytes]:
        return "big.jsonl", big

    monkeypatch.setattr(running.house.lobby, "record", record)
    cookie = f"Cookie: tablee={ann.http.cookies['tablee']}"
    path = f"/api/tables/{table}/record"
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(2):
            _, writer = await stack.enter_async_context(bare(running.address))
            cast("asyncio.Transport", writer.transport).pause_reading()
            writer.write(head(running.address, "GET", path, cookie))
        async with asyncio.timeout(30):
            while running.house.api._downloading.total < 2:
                await asyncio.sleep(0.01)
        assert (await ann.http.get(path)).status_code == 429
        async with asyncio.timeout(30):
            while running.house.api._downloading.total:
                await asyncio.sleep(0.01)
    assert (await ann.http.get(path)).content == big


async def test_looking_somebody_up_does_not_wait_for_openings(start, person):
    """While as many tables are opened and records written as can be, everybody's list is answered."""
    running = start()
    ann = await person("Ann", running.address)
    go_on = threading.Event()
    slow = [running.house.rooms._slow.submit(go_on.wait, 60) for _ in range(50)]
    try:
        assert (await ann.get("/api/me"))["name"] == "Ann"
    finally:
        go_on.set()
    assert all(one.result() for one in slow)


# Connections -----------------------------------------------------------------------------------------------


async def closed(reader: asyncio.StreamReader) -> bool:
    async with asyncio.timeout(30):
        with contextlib.suppress(ConnectionError):
            return await reader.read(1) == b""
        return True


async def test_a_connection_that_asks_nothing_is_closed(start):
    running = start(limits=limits(head_seconds=0.2))
    async with bare(running.address) as (reader, _):
        assert await closed(reader)
    async with bare(running.address) as (reader, writer):
        writer.write(head(running.address, "GET", "/api/games")[:-3])
        assert await closed(reader), "half a request is none"


async def test_a_head_without_end_is_cut(start):
    running = start()
    async with bare(running.address) as (reader, writer):
        writer.write(head(running.address, "GET", "/api/games")[:-2])
        ended = asyncio.create_task(reader.read())
        sent = 0
        with contextlib.suppress(ConnectionError):
            while not ended.done():
                writer.write(b"X-More: " + b"x" * 1000 + b"\r\n")
                sent += 1000
                await writer.drain()
                await asyncio.sleep(0.001)
        await asyncio.wait([ended])
        ended.exception()
        assert sent < 10_000_000


async def test_what_is_left_of_a_refused_body_holds_a_connection_for_a_moment_only(start):
    running = start(limits=limits(head_seconds=0.3))
    async with bare(running.address) as (reader, writer):
        writer.write(head(running.address, "POST", "/api/import", "Content-Length: 9000000") + b"x" * 1000)
        assert await status(reader) == 413
        async with asyncio.timeout(30):
            with contextlib.suppress(ConnectionError):
                while await reader.read(1000):
                    writer.write(b"x")


class Wire(asyncio.Transport):
    """A transport that can only be ended."""

    def __init__(self, left: Iterator[int] | None = None) -> None:
        super().__init__()
        self.ended = False
        self._left = left or itertools.repeat(10_000)

    def abort(self) -> None:
        self.ended = True

    def get_write_buffer_size(self) -> int:
        return next(self._left)


def opened(all: Connections, wire: Wire, host: str, use: Use = Use.IDLE) -> Line:
    line = all.open(wire, host)
    assert line is not None
    if use is not Use.IDLE:
        all.busy(line, use)
    return line


async def test_one_address_holds_so_many_and_its_own_idle_ones_give_way():
    all = Connections(Settings(Path(), limits=Limits(connections_of_one=3)))
    wires = [Wire() for _ in range(5)]
    for wire, use in zip(wires, (Use.TABLE, Use.IDLE, Use.TABLE), strict=False):
        opened(all, wire, "192.0.2.1", use)
    opened(all, wires[3], "192.0.2.1", Use.BUSY)
    assert [wire.ended for wire in wires] == [False, True, False, False, False]
    assert all.open(wires[4], "192.0.2.1") is None
    opened(all, Wire(), "192.0.2.2")
    assert all.total == 4


async def test_the_connections_of_a_named_proxy_are_those_of_many():
    settings = Settings(Path(), limits=Limits(connections_of_one=3), proxies=("192.0.2.0/24",))
    all = Connections(settings)
    lines = [opened(all, Wire(), "192.0.2.7") for _ in range(10)]
    assert all.total == 10
    lines[0].belongs_to("198.51.100.1")
    assert len(all._lines["198.51.100.1"]) == 1
    assert all.total == 10
    all.close(lines[0])
    assert all.total == 9


async def test_when_all_are_full_who_holds_the_most_gives_way():
    all = Connections(Settings(Path(), limits=Limits(connections=40)))
    player = Wire()
    opened(all, player, "192.0.2.1", Use.TABLE)
    strangers = [Wire() for _ in range(39)]
    lines = [opened(all, wire, "192.0.2.2") for wire in strangers]
    opened(all, Wire(), "192.0.2.3", Use.TABLE)
    assert sum(wire.ended for wire in strangers) == 1
    for line in lines[1:]:
        all.busy(line, Use.TABLE)
    opened(all, Wire(), "192.0.2.4")
    assert sum(wire.ended for wire in strangers) == 2, "also where none is idle"
    assert all.open(Wire(), "192.0.2.2") is None, "but not for the one who has the most already"
    assert not player.ended
    assert all.total == 40


async def test_a_connection_that_does_not_read_is_given_up_unless_it_reads_on():
    all = Connections(Settings(Path(), limits=Limits(stalled=0.05)))
    stuck, slow = Wire(), Wire(iter(range(10_000, 0, -100)))
    for wire in (stuck, slow):
        all.block(opened(all, wire, "192.0.2.1", Use.BUSY))
    async with asyncio.timeout(30):
        while not stuck.ended:
            await asyncio.sleep(0.01)
    assert not slow.ended
    for line in list(all._lines["192.0.2.1"]):
        all.flow(line)


async def test_many_silent_connections_shut_nobody_out(start, monkeypatch):
    monkeypatch.setattr("tablee.server.run.share", lambda files: (30, 10))
    running = start()
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(60):
            await stack.enter_async_context(bare(running.address))
        async with httpx.AsyncClient(base_url=running.address, timeout=30) as http:
            assert (await http.get("/api/games")).status_code == 200


# Behind a proxy --------------------------------------------------------------------------------------------


async def test_forwarded_addresses_count_only_from_named_proxies(start):
    """A forged header changes nothing; behind a proxy each address counts for itself."""
    tight = limits(guesses=Rate(0.001, 2))

    async def codes(address: str, *forwarded: str) -> list[int]:
        async with httpx.AsyncClient(base_url=address, timeout=30) as http:
            return [
                (
                    await http.post("/api/join", json={"token": "x"}, headers={"X-Forwarded-For": told})
                ).status_code
                for told in forwarded
            ]

    alone = start(limits=tight)
    forged = [f"198.51.100.{i}" for i in range(4)]
    assert await codes(alone.address, *forged) == [404, 404, 429, 429]
    alone.stop()
    behind = start(limits=tight, proxies=("127.0.0.1",))
    assert await codes(behind.address, *forged) == [404, 404, 404, 404]
    left = [f"203.0.113.{i}, 198.51.100.9" for i in range(4)]
    assert await codes(behind.address, *left) == [404, 404, 429, 429], "what stands left may be invented"
    through_two = [f"198.51.100.{50 + i}, 127.0.0.1" for i in range(4)]
    assert await codes(behind.address, *through_two) == [404, 404, 404, 404]
    nonsense = ["nonsense", "", "198.51.100.77, nonsense", "<script>"]
    assert await codes(behind.address, *nonsense) == [404, 404, 429, 429], "counted for the proxy itself"


async def test_https_counts_only_from_named_proxies(start):
    told = {"x-forwarded-proto": "https"}
    alone = start()
    assert "Secure" not in httpx.get(f"{alone.address}/api/me", headers=told).headers["set-cookie"]
    alone.stop()
    behind = start(proxies=("127.0.0.0/8",))
    assert "Secure" in httpx.get(f"{behind.address}/api/me", headers=told).headers["set-cookie"]
    told = {"x-forwarded-proto": "https, http"}
    assert "Secure" not in httpx.get(f"{behind.address}/api/me", headers=told).headers["set-cookie"]


async def test_sockets_behind_a_proxy_are_counted_by_visitor(start, person):
    running = start(limits=limits(sockets=1), proxies=("127.0.0.1",))
    ann = await person("Ann", running.address)
    await ann.socket(**{"X-Forwarded-For": "198.51.100.1"})
    await ann.socket(**{"X-Forwarded-For": "198.51.100.2"})
    with pytest.raises(InvalidStatus):
        await ann.socket(**{"X-Forwarded-For": "198.51.100.1"})


# Counting --------------------------------------------------------------------------------------------------


async def test_ledgers_and_buckets():
    ledger = Ledger(3, 4)
    assert ledger.take("a", 2)
    assert not ledger.take("a", 2)
    assert ledger.take("b", 2)
    assert not ledger.take("b", 1), "all together"
    ledger.give("a", 2)
    assert (ledger.held("a"), ledger.total) == (0, 2)
    now = [0.0]
    buckets = Buckets(Rate(0.5, 2), clock=lambda: now[0])
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert buckets.wait("a") == 2.0
    now[0] = 2.0
    assert buckets.take("a")


# Tables ----------------------------------------------------------------------------------------------------


async def test_running_tables_of_one_person_and_of_one_address(start, person):
    running = start(limits=limits(hosted=2, tables_of_one=3))
    ann, ben = await person("Ann", running.address), await person("Ben", running.address)
    seats = {"game": "runemasters", "seats": [{"kind": "me"}, {"kind": "me"}]}
    first = await ann.open("me", "me")
    await ann.open("me", "me")
    refused = await ann.post("/api/tables", seats, 409)
    assert refused["code"] == "too_many_tables"
    assert "you have 2 running tables: finish or delete some" in refused["message"]
    await ben.open("me", "me")
    refused = await ben.post("/api/tables", seats, 409)
    assert "3 tables opened from your address are still played" in refused["message"]
    record = (await ann.record(first["table"])).encode()
    answer = await ben.http.post("/api/import", content=record)
    assert (answer.status_code, answer.json()["code"]) == (409, "too_many_tables")
    await ann.post(f"/api/tables/{first['table']}/delete")
    await ben.open("me", "me")
    assert len((await ben.get("/api/me"))["tables"]) == 2


async def test_new_visitors_of_one_address(start):
    """Whoever forgets its cookie again and again is not remembered each time."""
    running = start(limits=limits(people=Rate(0.01, 2)))
    codes = [
        httpx.post(f"{running.address}/api/me", json={"name": "Ann"}, timeout=30).status_code
        for _ in range(4)
    ]
    assert codes == [200, 200, 429, 429]
    assert httpx.get(f"{running.address}/api/me", timeout=30).status_code == 200, "looking costs nothing"


async def test_bots_among_themselves_rest_while_nobody_looks(start, person):
    running = start(unwatched=0.0)
    ann = await person("Ann", running.address)
    table = (await ann.open("random", "random"))["table"]
    kept = len(running.house.store.entries(table))
    (room,) = running.house.rooms.live()
    assert not room.thinking
    page = await ann.sit(table)
    await page.until(lambda: page.position["entry"] > kept)
    await page.close()
    async with asyncio.timeout(30):
        while room.thinking:
            await asyncio.sleep(0.01)
    assert page.position["ending"] is None
    again = await ann.sit(table)
    await again.until(lambda: again.position["ending"] is not None)


async def test_at_the_start_bots_go_on_only_where_people_played_lately(start, person):
    """No table of bots alone, and none of long ago, is opened before somebody looks at it."""
    first = start(pace=60_000, bot_seconds=60)
    ann = await person("Ann", first.address)
    bots_alone = (await ann.open("thumb", "thumb"))["table"]
    with_people = (await ann.open("thumb", "me"))["table"]
    long_ago = (await ann.open("thumb", "me"))["table"]
    first.stop()
    store = first.open_store()
    with store._writing.begin() as c:
        c.exec_driver_sql("UPDATE tables SET waiting = 1")
        c.exec_driver_sql(f"UPDATE tables SET moved = 1000 WHERE id = '{long_ago}'")
    assert store.waiting_for_bots() == [with_people, long_ago]
    store.close()
    opened: list[str] = []
    woken: list[list[str]] = []
    get, wake_all = Rooms.get, Rooms._wake_all

    async def noted(self: Rooms, id: str) -> Room:
        opened.append(id)
        return await get(self, id)

    async def through(self: Rooms, ids: list[str]) -> None:
        await wake_all(self, ids)
        woken.append(ids)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Rooms, "get", noted)
        patch.setattr(Rooms, "_wake_all", through)
        start()
        async with asyncio.timeout(30):
            while not woken:
                await asyncio.sleep(0.01)
    assert opened == [with_people]
    assert bots_alone not in opened


async def test_tables_nobody_uses_are_deleted_if_the_admin_wants_it(start, person):
    running = start(forget_after=0.3, idle=0.05)
    ann = await person("Ann", running.address)
    watched, unused = (await ann.open("me", "me"))["table"], (await ann.open("me", "me"))["table"]
    page = await ann.sit(watched)
    async with asyncio.timeout(30):
        while unused in running.house.store.running([watched, unused]):
            running.house.rooms._purged = -1e9
            await asyncio.sleep(0.05)
    assert running.house.store.running([watched, unused]) == {watched}, "somebody looks at the other"
    assert (await page.act())["type"] == "done"
    rows = {row["id"]: row for row in (await ann.get("/api/me"))["tables"]}
    assert rows[unused]["gone"] is not None, "it can be brought back for a while"
