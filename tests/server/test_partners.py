"""Bots of a cooperative game tell what they will do, hear what they are asked for, and give up their seat."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import Future
from dataclasses import replace

import pytest

from tablee.server.bots import BotPool
from tablee.server.settings import Rate
from tablee.store import StoreError
from tests.server.conftest import LOOSE

pytestmark = pytest.mark.anyio


async def by_thumb(page, answers: int = 200) -> None:
    """Play on until a bot has spoken."""
    rng = random.Random(3)
    for _ in range(answers):
        if any(event["kind"] == "table_deed" for event in page.events):
            return
        await page.until(lambda: page.position["decisions"] or page.position["ending"])
        await page.act(rng.choice(page.position["decisions"][0]["choices"])["text"])
    raise AssertionError("no bot has spoken")


async def begun(ann, *bots: str, game: str = "andor"):
    """A table of Ann and bots at which a person decides in the middle of the game."""
    links = await ann.open("me", *bots, game=game)
    page = await ann.sit(links["table"])
    rng = random.Random(5)
    while not any(event["kind"] == "turn-began" for event in page.events):
        await page.until(lambda: page.position["decisions"])
        await page.act(rng.choice(page.position["decisions"][0]["choices"])["text"])
    await page.until(lambda: page.position["decisions"])
    return links, page


async def wish(person, table: str, status: int = 200, **body):
    return await person.post(f"/api/tables/{table}/wish", {"seat": 1, "by": 0, "key": "stay", **body}, status)


async def offers(person, table: str, status: int = 200, **body):
    return await person.post(f"/api/tables/{table}/wishes", {"seat": 1, "by": 0, **body}, status)


async def test_while_a_person_decides_bots_tell_what_they_will_do(person):
    ann, eve = await person("Ann"), await person("Eve")
    links, page = await begun(ann, "novice", "novice")
    await page.until(lambda: page.intentions and page.intentions["entry"] == page.position["entry"])
    said = page.intentions["said"]
    assert {one["seat"] for one in said} <= {1, 2}
    assert all(one["key"] and isinstance(one["place"], str) for one in said)
    await eve.join(links["watch"])
    watching = await eve.sit(links["table"])
    await watching.until(lambda: watching.intentions)
    assert watching.intentions == page.intentions, "who watches is told the same, and at once"


async def test_a_bot_says_it_when_its_turn_begins_and_the_record_keeps_it(start, person):
    first = start()
    ann = await person("Ann", first.address)
    links, page = await begun(ann, "novice")
    await by_thumb(page)
    told = next(event for event in page.events if event["kind"] == "table_deed")
    assert told["args"]["seat"] == "1"
    first.stop()
    second = start()
    ann.http.base_url = ann.address = second.address
    again = await ann.sit(links["table"])
    assert told in await again.whole(), "the log is the same after a restart"
    (room,) = second.house.rooms.live()
    said = room.match.entries[told["entry"] - 1].said
    assert said.deed.key == told["args"]["key"]


async def test_nobody_says_anything_where_nobody_looks_or_among_rivals(start, person, monkeypatch):
    running = start()
    asked: list[object] = []
    true = BotPool.run

    async def counted(self, job, who, game):
        asked.append(job)
        return await true(self, job, who, game)

    monkeypatch.setattr(BotPool, "run", counted)
    ann = await person("Ann", running.address)
    page = await ann.sit((await ann.open("me", "novice", game="glory"))["table"])
    await page.play(random.Random(1))
    assert asked
    assert {type(job).__name__ for job in asked} == {"Thinking"}
    assert not any(job.question.speaks for job in asked)  # type: ignore[attr-defined]


async def test_a_late_or_lost_forecast_changes_nothing(person, monkeypatch):
    """People play on while it is computed, and nothing is told for a position that is over."""
    go_on = asyncio.Event()
    loop = asyncio.get_running_loop()
    true = BotPool.run

    async def slow(self, job, who, game):
        if type(job).__name__ == "Foreseeing":
            await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(go_on.wait(), loop))
            return None
        return await true(self, job, who, game)

    monkeypatch.setattr(BotPool, "run", slow)
    ann = await person("Ann")
    _, page = await begun(ann, "novice")
    for _ in range(3):
        await page.until(lambda: page.position["decisions"])
        await page.act()
    assert not page.intentions
    go_on.set()
    await page.until(lambda: page.intentions)
    assert page.intentions["said"] == []


# What a person asks for ------------------------------------------------------------------------------------


async def test_a_wish_is_kept_at_the_seat_answered_and_done_with(start, person):
    first = start()
    ann = await person("Ann", first.address)
    links, page = await begun(ann, "novice")
    table = links["table"]
    found = (await offers(ann, table))["wishes"]
    assert 1 <= len(found) <= 4
    stay = next(one for one in found if one["key"] == "stay")
    await wish(ann, table, args=stay["args"])
    await page.until(lambda: page.seats[1]["wish"])
    assert page.seats[1]["wish"] == {"by": 0, **stay, "answered": False}
    first.stop()
    second = start()
    ann.http.base_url = ann.address = second.address
    page = await ann.sit(table)
    assert page.seats[1]["wish"] == {"by": 0, **stay, "answered": False}, "kept with the table"
    rng = random.Random(4)
    while not any(event["kind"] == "table_answer" for event in page.events):
        await page.until(lambda: page.position["decisions"])
        await page.act(rng.choice(page.position["decisions"][0]["choices"])["text"])
    asked = next(event for event in page.events if event["kind"] == "table_wish")
    answer = next(event for event in page.events if event["kind"] == "table_answer")
    assert asked["args"] == {"seat": "1", "by": "0", "key": "stay", **stay["args"]}
    assert answer["args"]["answer"] in ("yes", "worse", "cannot")
    await page.until(lambda: page.seats[1]["wish"] is None)


async def test_an_answer_the_disk_refuses_does_not_hold_back_the_move(start, person, monkeypatch):
    """The move it came with is kept and told; the wish is answered again later."""
    running = start()
    ann = await person("Ann", running.address)
    links, page = await begun(ann, "novice")
    stay = next(one for one in (await offers(ann, links["table"]))["wishes"] if one["key"] == "stay")
    await wish(ann, links["table"], args=stay["args"])
    await page.until(lambda: page.seats[1]["wish"])

    def fail(table, row, fence):
        future: Future[None] = Future()
        future.set_exception(StoreError("the disk is full"))
        return future

    monkeypatch.setattr(running.house.store, "set_seat", fail)
    rng = random.Random(4)
    while not page.failures:
        await page.until(lambda: page.position["decisions"] or page.failures)
        if not page.failures:
            await page.act(rng.choice(page.position["decisions"][0]["choices"])["text"])
    assert page.failures[0]["code"] == "bot_failed"
    assert any(event["kind"] == "table_answer" for event in page.events), "told before the failure"
    assert page.seats[1]["wish"], "not answered for the store, so not for the page"


async def test_a_wish_can_be_taken_back(person):
    ann = await person("Ann")
    links, page = await begun(ann, "novice")
    (stay,) = [one for one in (await offers(ann, links["table"]))["wishes"] if one["key"] == "stay"]
    await wish(ann, links["table"], args=stay["args"])
    await page.until(lambda: page.seats[1]["wish"])
    await wish(ann, links["table"], key="")
    await page.until(lambda: not page.seats[1]["wish"])


async def test_refused_wishes(person):
    ann, ben, eve = await person("Ann"), await person("Ben"), await person("Eve")
    links = await ann.open("me", "friend", "novice", game="andor")
    table = links["table"]
    await ben.join(links["seats"]["1"])
    await eve.join(links["watch"])
    for ask in (offers, wish):
        assert (await ask(eve, table, 403, seat=2))["code"] == "not_your_seat"
        assert (await ask(ann, table, 403, seat=2, by=1))["code"] == "not_your_seat"
        assert (await ask(ann, table, 409))["code"] == "not_a_bot"
        assert (await ask(ann, table, 404, seat=9))["code"] == "unknown_seat"
        assert (await ask(await person("Joe"), table, 404, seat=2))["code"] == "unknown_table"
    assert (await wish(ann, table, 409, seat=2, key="fly"))["code"] == "unknown_wish"
    assert (await wish(ann, table, 409, seat=2, args={"space": "0"}))["code"] == "unknown_wish"
    rivals = (await ann.open("me", "novice", game="glory"))["table"]
    assert (await wish(ann, rivals, 409))["code"] == "not_partners"
    over = (await ann.open("me", "novice", game="runemasters"))["table"]
    page = await ann.sit(over)
    await page.play(random.Random(1))
    assert (await wish(ann, over, 409))["code"] == "game_over"


async def test_who_asks_too_much_waits(start, person):
    running = start(limits=replace(LOOSE, wishes=Rate(0.001, 1)))
    ann = await person("Ann", running.address)
    links, _ = await begun(ann, "novice")
    await offers(ann, links["table"])
    assert (await offers(ann, links["table"], 429))["code"] == "too_fast"


# Taking over -----------------------------------------------------------------------------------------------


async def test_a_bots_seat_is_taken_over_while_it_thinks(start, person, monkeypatch):
    """Its late answer does not count: the person who sits down is asked the same question."""
    running = start()
    thinking, go_on = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()
    think = running.house.rooms.bots.choose

    async def slow(question):
        answer = await think(question)
        loop.call_soon_threadsafe(thinking.set)
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(go_on.wait(), loop))
        return answer

    monkeypatch.setattr(running.house.rooms.bots, "choose", slow)
    ann = await person("Ann", running.address)
    links = await ann.open("novice", "me")
    table = links["table"]
    page = await ann.sit(table)
    await thinking.wait()
    entry = page.position["entry"]
    await ann.post(f"/api/tables/{table}/take", {"seat": 0})
    await page.until(lambda: page.seats[0]["mine"] and page.position["decisions"])
    go_on.set()
    await page.ask({"type": "ping", "id": "p"})
    assert (page.position["entry"], page.position["waiting"]) == (entry, [0])
    await page.act()
    assert page.position["entry"] > entry


async def test_who_may_take_over_a_bots_seat(person):
    ann, ben, eve = await person("Ann"), await person("Ben"), await person("Eve")
    links = await ann.open("me", "friend", "novice", "novice")
    table = links["table"]
    await ben.join(links["seats"]["1"])
    await eve.join(links["watch"])
    assert (await eve.post(f"/api/tables/{table}/take", {"seat": 2}, 403))["code"] == "not_seated"
    assert (await ann.post(f"/api/tables/{table}/take", {"seat": 1}, 409))["code"] == "not_a_bot"
    await ben.post(f"/api/tables/{table}/take", {"seat": 2})
    page = await ben.sit(table)
    assert [seat["mine"] for seat in page.seats] == [False, True, True, False]
    await ann.post(f"/api/tables/{table}/replace", {"seat": 3})
    seat = (await ann.get(f"/api/tables/{table}/links"))["seats"]["3"]
    await eve.join(seat)
    await page.until(lambda: page.seats[3]["name"] == "Eve")
