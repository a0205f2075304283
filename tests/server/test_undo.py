"""Taking back: free to the barrier, by consent beyond it, marked in games alone."""

from __future__ import annotations

import asyncio
import random
import threading

import pytest

from tablee.match import Seed
from tests.server.client import TablePage, until

pytestmark = pytest.mark.anyio


async def both_ready(ann, ben) -> tuple[TablePage, TablePage]:
    """A table of two people after the choice of guardians."""
    links = await ann.open("me", "friend")
    await ben.join(links["seats"]["1"])
    pages = await ann.sit(links["table"]), await ben.sit(links["table"])
    return pages


async def test_free_within_the_turn(person):
    ann, ben = await person("Ann"), await person("Ben")
    mine, other = await both_ready(ann, ben)
    before = mine.position
    await mine.act()
    await other.until(lambda: other.position["decisions"])
    free = mine.position["undo"][0]
    assert free == {"seat": 0, "free_to": 0, "turn_start": 0, "chosen": True, "last": before["entry"]}
    assert before["undo"][0]["last"] is None
    events = len(mine.events)
    answer = await mine.ask({"type": "take_back", "seat": 0})
    assert answer["type"] == "done"
    await mine.until(lambda: mine.position["decisions"])
    await other.until(lambda: not other.position["decisions"])
    assert mine.position["views"] == before["views"]
    assert mine.position["entry"] == 0
    assert mine.position["decisions"][0]["id"] != before["decisions"][0]["id"]
    assert [event["undone"] for event in mine.events] == [True] * events + [False]
    assert mine.events[-1]["kind"] == "table_undo"
    assert not mine.table["assisted"]
    fresh = await ben.sit(mine.table["id"])
    assert fresh.events == mine.events
    late = await ben.sit(mine.table["id"], since=1)
    assert late.welcome["fresh"], "an undo reaches back before what this page knows"


async def test_a_look_back_tells_where_the_reader_chose(person):
    """These are the moments a page offers to return to; those of others are not told."""
    ann, ben = await person("Ann"), await person("Ben")
    mine, other = await both_ready(ann, ben)
    await mine.act()
    await other.until(lambda: other.position["decisions"])
    chosen = other.position["entry"]
    await other.act()
    await mine.until(lambda: mine.position["entry"] > chosen)

    async def chooser(page, entry):
        return (await page.ask({"type": "look", "entry": entry}))["position"]["chooser"]

    assert [await chooser(mine, 0), await chooser(mine, chosen)] == [0, None]
    assert [await chooser(other, 0), await chooser(other, chosen)] == [None, 1]
    assert await chooser(mine, mine.position["entry"]) is None, "nobody has chosen there yet"


async def test_taking_back_twice_by_the_same_message_is_once(person):
    ann = await person("Ann")
    page = await ann.sit((await ann.open("me", "me"))["table"])
    await page.act()
    await page.act()
    for _ in range(2):
        assert (await page.ask({"type": "take_back", "seat": 0, "id": "once"}))["type"] == "done"
    assert sum(event["kind"] == "table_undo" for event in page.events) == 1


async def test_own_seats_are_no_barrier_to_each_other(person):
    ann = await person("Ann")
    page = await ann.sit((await ann.open("me", "me"))["table"])
    await page.act()
    await page.act()
    assert {undo["free_to"] for undo in page.position["undo"]} == {0}
    await page.ask({"type": "take_back", "seat": 1, "to": 0})
    await page.until(lambda: page.position["entry"] == 0)
    assert not page.table["assisted"]


async def test_a_turn_is_reset_only_as_far_as_that_is_free(person, monkeypatch):
    """What the dice have shown within a turn is not taken back in passing."""
    true = Seed.of
    monkeypatch.setattr(Seed, "of", lambda seed=None: true(1 if seed is None else seed))
    ann = await person("Ann")
    page = await ann.sit((await ann.open("me", "me"))["table"])
    rng = random.Random(1)
    starts = set()
    while page.position["ending"] is None:
        for undo in page.position["undo"]:
            if undo["turn_start"] is not None:
                assert undo["free_to"] is not None
                assert undo["turn_start"] >= undo["free_to"]
                starts.add(undo["turn_start"])
        await page.act(rng=rng)
    assert len(starts) > 3


async def test_beyond_the_barrier_alone_marks_the_game(person):
    ann = await person("Ann")
    page = await ann.sit((await ann.open("me", "thumb"))["table"])
    await page.act()
    await page.until(lambda: page.position["decisions"])
    assert page.position["undo"][0]["free_to"] is None
    await page.ask({"type": "take_back", "seat": 0, "to": 0})
    await page.until(lambda: page.table["assisted"])
    assert page.position["entry"] == 0
    again = await ann.sit(page.table["id"])
    assert again.table["assisted"]


async def test_beyond_the_barrier_needs_the_others(person):
    ann, ben = await person("Ann"), await person("Ben")
    mine, other = await both_ready(ann, ben)
    await mine.act()
    await other.act()
    await mine.until(lambda: mine.position["entry"] == other.position["entry"])
    stands = mine.position["entry"]
    assert (await mine.ask({"type": "take_back", "seat": 0, "to": 0}))["type"] == "done"
    await other.until(lambda: other.requests)
    request = other.requests[0]
    assert (request["kind"], request["seat"], request["to"], request["waiting"]) == ("undo", 0, 0, [1])
    assert (request["asked"], request["own"], request["by"]) == (1, False, 0)
    assert mine.position["entry"] == stands

    await other.send({"type": "consent", "request": request["id"], "seat": 1, "yes": False})
    for page in (mine, other):
        await page.until(lambda page=page: not page.requests)
        assert page.declined == {"kind": "undo", "seat": 0, "by": 1, "own": page is mine}
    assert mine.position["entry"] == stands

    await mine.ask({"type": "take_back", "seat": 0, "to": 0})
    await other.until(lambda: other.requests)
    await mine.send({"type": "consent", "request": other.requests[0]["id"], "seat": 1, "yes": True})
    assert (await mine.failure())["code"] == "not_your_seat", "nobody agrees for somebody else"
    await other.send({"type": "consent", "request": other.requests[0]["id"], "seat": 1, "yes": True})
    await mine.until(lambda: mine.position["entry"] == 0)
    await mine.until(lambda: not mine.requests)
    assert not mine.table["assisted"], "all have agreed"
    assert '"consent":true' in await ann.record(mine.table["id"])


async def test_a_request_lapses_with_a_move_and_can_be_withdrawn(person):
    ann, ben = await person("Ann"), await person("Ben")
    mine, other = await both_ready(ann, ben)
    await mine.act()
    await other.act()
    await mine.ask({"type": "take_back", "seat": 0, "to": 0})
    await mine.until(lambda: mine.requests)
    await mine.send({"type": "consent", "request": mine.requests[0]["id"], "seat": 0, "yes": False})
    await other.until(lambda: other.requests)
    await other.until(lambda: not other.requests)
    assert other.declined is None, "who withdraws needs no answer"
    await mine.ask({"type": "take_back", "seat": 0, "to": 0})
    await other.until(lambda: other.requests)
    actor = mine if mine.position["waiting"] == [0] else other
    await actor.act()
    await other.until(lambda: not other.requests)
    await other.send({"type": "consent", "request": "gone", "seat": 1, "yes": True})
    assert (await other.failure())["code"] == "no_request"


async def test_bots_wait_while_people_decide_what_counts(start, person, monkeypatch):
    """Even a bot that was asked before: its answer comes too late."""
    running = start()
    asked = threading.Event()
    think = running.house.rooms.bots.choose

    async def slow(*question):
        answer = await think(*question)
        while not asked.is_set():
            await asyncio.sleep(0.01)
        return answer

    monkeypatch.setattr(running.house.rooms.bots, "choose", slow)
    ann, ben = await person("Ann", running.address), await person("Ben", running.address)
    links = await ann.open("me", "friend", "thumb")
    await ben.join(links["seats"]["1"])
    mine, other = await ann.sit(links["table"]), await ben.sit(links["table"])
    await mine.act()
    await other.act()
    await mine.ask({"type": "take_back", "seat": 0, "to": 0})
    await mine.until(lambda: mine.requests)
    (room,) = running.house.rooms.live()
    assert room.thinking
    asked.set()
    await until(lambda: not room.thinking)
    assert (await mine.ask({"type": "ping"}))["type"] == "pong"
    assert mine.position["waiting"] == [2]
    await other.until(lambda: other.requests)
    await other.send({"type": "consent", "request": other.requests[0]["id"], "seat": 1, "yes": False})
    await mine.until(lambda: mine.position["waiting"] != [2])


async def test_a_request_lapses_with_time(start, person):
    running = start(consent=0.3)
    ann, ben = await person("Ann", running.address), await person("Ben", running.address)
    mine, other = await both_ready(ann, ben)
    await mine.act()
    await other.act()
    await mine.ask({"type": "take_back", "seat": 0, "to": 0})
    await mine.until(lambda: mine.requests)
    await mine.until(lambda: not mine.requests)
    assert mine.declined == {"kind": "undo", "seat": 0, "by": None, "own": True}


async def test_who_leaves_agrees(person):
    ann, ben = await person("Ann"), await person("Ben")
    mine, other = await both_ready(ann, ben)
    await mine.act()
    await other.act()
    await mine.ask({"type": "take_back", "seat": 0, "to": 0})
    await mine.until(lambda: mine.requests)
    await ben.post(f"/api/tables/{mine.table['id']}/leave", {"seat": 1})
    await mine.until(lambda: mine.position["entry"] == 0)


@pytest.mark.parametrize("to", ["now", -1, 10**6, 10**30])
async def test_places_nobody_can_return_to(person, to):
    ann, ben = await person("Ann"), await person("Ben")
    mine, other = await both_ready(ann, ben)
    await mine.act()
    await other.act()
    stands = other.position["entry"]
    answer = await mine.ask({"type": "take_back", "seat": 0, "to": stands if to == "now" else to})
    assert answer["type"] == "failed", answer
    assert (await ann.sit(mine.table["id"])).position["entry"] == stands


async def test_nothing_to_take_back(person):
    ann = await person("Ann")
    page = await ann.sit((await ann.open("me", "me"))["table"])
    answer = await page.ask({"type": "take_back", "seat": 0})
    assert answer["code"] == "nothing_to_undo"
