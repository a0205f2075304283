"""The database is away, or lost in the middle of a move: nothing is lost or doubled, and games go on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tablee.record import verify
from tablee.store import writer
from tests.postgres import Way
from tests.server.client import Person, TablePage

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture
def way(postgres: Callable[[], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Way]:
    found = Way(postgres(), tmp_path_factory.mktemp("way"))
    yield found
    found.barred = False  # the server ends in order


async def sat_down(person, running) -> tuple[Person, Person, TablePage, TablePage]:
    ann, ben = await person("Ann", running.address), await person("Ben", running.address)
    links = await ann.open("me", "friend")
    await ben.join(links["seats"]["1"])
    pages = await ann.sit(links["table"]), await ben.sit(links["table"])
    await asyncio.wrap_future(running.house.store.alive(0))  # and all that was to be kept before it
    return ann, ben, *pages


async def status(address: str, path: str) -> int:
    async with httpx.AsyncClient(base_url=address) as http:
        return (await http.get(path)).status_code


@pytest.mark.parametrize("lost", ["before", "after"])
async def test_a_move_whose_commit_was_lost_is_made_once(start, person, way, lost, tmp_path: Path):
    running = start(database=way.address)
    ann, _, page, other = await sat_down(person, running)
    decision = page.position["decisions"][0]
    message = page.act_message(decision, decision["choices"][0]["text"]) | {"id": "once"}
    way.lose = lost
    assert (await page.ask(message))["type"] == "done", "nobody notices"
    assert way.lose == "", "it was lost indeed"
    await other.until(lambda: other.position["entry"] > 0)
    entry = page.position["entry"]
    assert (await page.ask(message))["type"] == "done"
    assert page.position["entry"] == entry, "the same message is not a second move"
    record = tmp_path / "record.jsonl"
    record.write_text(await ann.record(page.table["id"]))
    verify(record)


@pytest.mark.parametrize("lost", ["", "after"])
async def test_a_page_comes_back_when_the_database_does(start, person, way, lost):
    """While it is away nobody is told that a move is safe; then it was made, once, or can be made."""
    impatient = pytest.MonkeyPatch()
    impatient.setattr(writer, "PATIENCE", 0.2)
    running = start(database=way.address)
    ann, ben, page, other = await sat_down(person, running)
    table = page.table["id"]
    decision = page.position["decisions"][0]
    message = page.act_message(decision, decision["choices"][0]["text"]) | {"id": "once"}
    assert await status(running.address, "/readyz") == 200
    before = (await ann.http.get("/")).status_code
    if lost:
        impatient.setattr(writer, "PAUSE", 0.0)
        impatient.setattr(writer, "PATIENCE", 0.0)
        way.lose = lost
    else:
        way.bar()
    await page.send(message)
    for one in (page, other):
        await asyncio.wait_for(one.socket.wait_closed(), 30)
        assert one.socket.close_code == 1012
    assert not any('"update"' in text or '"done"' in text for text in (*page.raw, *other.raw))
    way.bar()
    async with asyncio.timeout(10):  # its last good answer counts for a moment
        while await status(running.address, "/readyz") != 503:
            await asyncio.sleep(0.1)
    assert await status(running.address, "/healthz") == 200
    assert (await ann.http.get("/")).status_code == before, "the page comes all the same, and says"
    assert (await ann.http.get("/api/me")).status_code == 503
    away = TablePage(ann, await ann.socket())
    await away.send({"type": "hello", "table": table, "since": -1, "log": ""})
    await asyncio.wait_for(away.socket.wait_closed(), 30)
    assert away.socket.close_code == 1012, "come back later"
    way.barred = False
    impatient.undo()
    again = await ann.sit(table)
    assert (again.position["entry"] > 0) == bool(lost)
    assert (await again.ask(message))["type"] == "done"
    entries = [event["n"] for event in await again.whole()]
    assert entries == list(range(1, len(entries) + 1))
    back = await ben.sit(table)
    async with asyncio.timeout(60):
        await asyncio.gather(*(one.play(random.Random(1)) for one in (again, back)))
