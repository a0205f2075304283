"""What goes wrong inside: a disk that fails, a bot that fails, memory, tables put away."""

from __future__ import annotations

import asyncio
import gc
import random
import threading
from concurrent.futures import Future

import httpx
import pytest

import tablee
from tablee.match import Match, SeatView
from tablee.match.circles import PATIENCE
from tablee.server import health
from tablee.server.bots import BotPool, Question, Thought
from tablee.server.limits import Bucket, Buckets
from tablee.server.memory import BUSY, CALM, Memory
from tablee.server.settings import Rate
from tablee.store import StoreError
from tests.bots.fidget import Fidget

pytestmark = pytest.mark.anyio


async def test_a_move_the_disk_refuses_does_not_count(start, person, monkeypatch):
    running = start()
    ann, ben = await person("Ann", running.address), await person("Ben", running.address)
    links = await ann.open("me", "friend")
    await ben.join(links["seats"]["1"])
    page, other = await ann.sit(links["table"]), await ben.sit(links["table"])
    decision = page.position["decisions"][0]
    message = page.act_message(decision, decision["choices"][0]["text"]) | {"id": "again"}

    def fail(table, batch, fence):
        future: Future[None] = Future()
        future.set_exception(StoreError("the disk is full"))
        return future

    with monkeypatch.context() as patch:
        patch.setattr(running.house.store, "append", fail)
        await page.send(message)
        for one in (page, other):
            await one.socket.wait_closed()
            assert one.socket.close_code == 1012
    assert not any('"update"' in text for text in other.raw), "nobody was told"
    again = await ann.sit(links["table"])
    assert again.position["entry"] == 0
    assert (await again.ask(message))["type"] == "done"
    assert (await ben.sit(links["table"])).position["entry"] > 0


async def test_who_watches_over_the_server_hears_whether_it_could_serve(start, monkeypatch):
    running = start()

    async def ask(path: str) -> tuple[int, dict[str, object]]:
        async with httpx.AsyncClient(base_url=running.address) as http:
            response = await http.get(path)
        assert "set-cookie" not in response.headers
        return response.status_code, response.json()

    assert await ask("/healthz") == await ask("/readyz") == (200, {"ok": True})

    def fail() -> None:
        raise StoreError("secret.example does not answer")

    monkeypatch.setattr(running.house.store, "answers", fail)
    monkeypatch.setattr(health, "FRESH", 0.0)
    told = {"code": "not_ready", "message": "the data cannot be reached now"}
    assert await ask("/readyz") == (503, told)
    assert await ask("/healthz") == (200, {"ok": True})
    asked = threading.Event()
    monkeypatch.setattr(health, "SECONDS", 0.1)
    monkeypatch.setattr(running.house.store, "answers", asked.wait)
    assert await ask("/readyz") == (503, told), "one that does not answer is not ready either"
    asked.set()


async def test_the_table_answers_for_a_bot_that_fails(start, person, monkeypatch):
    running = start()

    async def no_answer(*_args):
        return None

    monkeypatch.setattr(running.house.rooms.bots, "choose", no_answer)
    ann = await person("Ann", running.address)
    page = await ann.sit((await ann.open("me", "thumb"))["table"])
    await page.act()
    await page.until(lambda: page.position["decisions"])
    assert any(event["kind"] == "table_stepped_in" for event in page.events)

    async def nonsense(*_args):
        return Thought("dance")

    monkeypatch.setattr(running.house.rooms.bots, "choose", nonsense)
    await page.play(random.Random(1))


async def test_an_error_in_a_bots_turn_is_told_and_the_table_goes_on(start, person, monkeypatch, caplog):
    running = start()
    ann = await person("Ann", running.address)
    page = await ann.sit((await ann.open("me", "random"))["table"])

    def fail(*_args):
        raise RuntimeError("out of order")

    with monkeypatch.context() as patch:
        patch.setattr(Match, "submit_bot", fail)
        await page.act()
        assert (await page.failure())["code"] == "bot_failed"
        assert "out of order" in caplog.text
    await page.close()  # one that nobody reads takes its time to end
    again = await ann.sit(page.table["id"])
    await again.play(random.Random(1))


async def test_a_bot_process_that_dies_is_started_again(start, person):
    running = start()
    ann = await person("Ann", running.address)
    page = await ann.sit((await ann.open("me", "random"))["table"])
    await page.act()
    await page.until(lambda: page.position["decisions"])
    for process in running.house.rooms.bots.workers.processes():
        process.kill()
    await page.play(random.Random(1))


async def test_bots_that_cannot_be():
    pool = BotPool(1, 30)
    assert await pool.choose(Question("runemasters", None, 0, "nobody", {}, [])) is None
    slow = BotPool(1, 0.0)
    assert await slow.choose(Question("runemasters", None, 0, "random", {}, [])) is None
    pool.close()
    slow.close()


async def test_tables_nobody_looks_at_are_put_away_and_come_back(start, person):
    running = start(idle=0.2)
    ann = await person("Ann", running.address)
    table = (await ann.open("me", "me"))["table"]
    page = await ann.sit(table)
    await page.act()
    await page.ask({"type": "take_back", "seat": 0, "id": "once"})

    async def put_away(other: str) -> None:
        async with asyncio.timeout(60):
            while other in {room.id for room in running.house.rooms.live()}:
                await asyncio.sleep(0.01)

    unseen = (await ann.open("me", "me"))["table"]
    await (await ann.sit(unseen)).close()
    await put_away(unseen)
    assert [room.id for room in running.house.rooms.live()] == [table], "somebody looks"
    await page.close()
    await put_away(table)
    again = await ann.sit(table)
    assert again.events == page.events
    await again.act()
    entry = again.position["entry"]
    assert (await again.ask({"type": "take_back", "seat": 0, "id": "once"}))["type"] == "done"
    assert again.position["entry"] == entry, "a message that was carried out is remembered"


async def test_buckets():
    bucket = Bucket(Rate(2, 3), 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(0.5)
    assert not bucket.take(0.6)
    now = [0.0]
    many = Buckets(Rate(1, 1), most=2, clock=lambda: now[0])
    assert many.take("a")
    assert not many.take("a")
    assert many.take("b")
    assert many.take("c"), "the oldest is forgotten"
    assert not many.take("b")
    now[0] = 5.0
    assert many.take("b")


async def test_memory():
    now = [0.0]
    memory = Memory(lambda: now[0])
    thresholds = gc.get_threshold()
    try:
        memory.settle()
        assert gc.get_threshold() != thresholds
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()
    assert not memory.tidy(connected=False)
    now[0] = CALM
    assert not memory.tidy(connected=True)
    assert memory.tidy(connected=False)
    now[0] = CALM + BUSY
    assert memory.tidy(connected=True)


async def test_a_bot_that_goes_round_in_circles_is_helped_out_and_the_log_says_so(start, person, monkeypatch):
    running = start()

    async def fidget(question):
        game = tablee.load(question.game)
        state = game.load(question.began)
        for seat, action in question.since:
            state.apply(seat, action)
        return Thought(game.space.text(Fidget().choose(SeatView(game, state, question.seat))))

    monkeypatch.setattr(running.house.rooms.bots, "choose", fidget)
    ann = await person("Ann", running.address)
    page = await ann.sit((await ann.open("thumb", "thumb", game="andor"))["table"])
    await page.until(lambda: any(event["kind"] == "table_stepped_in" for event in page.events))
    told = [event["kind"] for event in page.events]
    first = told.index("table_stepped_in")
    assert set(told[first - PATIENCE : first]) == {"picked-up", "put-down"}
    assert told[first + 1] not in ("picked-up", "put-down")
