"""Looks ahead over the wire: for the own seat alone, never behind moves, and a flood of them slows nobody."""

from __future__ import annotations

import asyncio
import json
import time
from types import MappingProxyType

import pytest

from tablee.core.game import BadQuery, Json
from tablee.core.state import State
from tablee.games.runemasters import RunemastersGame
from tablee.server.room import Room
from tablee.server.settings import Rate
from tests.server.client import Person, TablePage
from tests.server.conftest import LOOSE
from tests.server.test_bad_input import two

pytestmark = pytest.mark.anyio


def looks(page: TablePage, n: int = 0) -> Json:
    """A preview of an own choice, by its number."""
    (decision,) = page.position["decisions"]
    text = decision["choices"][n]["text"]
    return {"type": "preview", "seat": decision["seat"], "decision": decision["id"], "text": text}


async def alone(person) -> TablePage:
    ann: Person = await person("Ann")
    return await ann.sit((await ann.open("me", "me"))["table"])


async def test_a_preview_is_what_happens_then(person):
    page = await alone(person)
    before = page.position
    seat = before["decisions"][0]["seat"]
    told = await page.ask(looks(page))
    assert (told["type"], told["entry"]) == ("previewed", before["entry"])
    await page.ask({"type": "ping"})
    assert page.position == before
    await page.act(before["decisions"][0]["choices"][0]["text"])
    happened = [{"kind": event["kind"], "args": event["args"]} for event in page.events]
    assert told["events"]
    assert told["events"] == happened[-len(told["events"]) :]
    assert told["view"] == page.position["views"][str(seat)]


async def test_refused_are_other_seats_stale_questions_and_bad_notation(person):
    page, other = await two(person)
    asked, idle = (page, other) if page.position["decisions"] else (other, page)
    good = looks(asked)
    for who, change, code in (
        (asked, {"decision": good["decision"] + 1}, "late"),
        (asked, {"text": "leap over"}, "bad_notation"),
        (asked, {"seat": 1 - good["seat"]}, "not_your_seat"),
        (asked, {"seat": 7}, "not_your_seat"),
        (idle, {}, "not_your_seat"),
    ):
        answer = await who.ask({**good, **change})
        assert (answer["type"], answer.get("code")) == ("failed", code), answer
    answer = await asked.ask({**good, "text": "end"})
    assert (answer["type"], answer["choice"]["verb"]) == ("refused", "end")


async def test_who_watches_has_no_previews_and_may_ask_what_all_may_know(person, monkeypatch):
    ann, eve = await person("Ann"), await person("Eve")
    links = await ann.open("me", "me")
    await eve.join(links["watch"])
    page, watching = await ann.sit(links["table"]), await eve.sit(links["table"])
    assert (await watching.ask(looks(page)))["code"] == "not_your_seat"
    add_query(monkeypatch)
    answer = await watching.ask({"type": "query", "name": "told"})
    entry = page.position["entry"]
    assert answer == {"type": "answered", "id": answer["id"], "entry": entry, "answer": {"seat": None}}
    assert (await page.ask({"type": "query", "name": "told", "seat": 1}))["answer"] == {"seat": 1}
    past = await page.ask({"type": "query", "name": "told", "entry": 0})
    assert (past["entry"], past["answer"]) == (0, {"seat": None})
    for message, code in (
        ({"name": "told", "seat": 1}, "not_your_seat"),
        ({"name": "nothing"}, "bad_query"),
        ({"name": "told", "args": ["more"]}, "bad_query"),
        ({"name": "refused"}, "bad_query"),
        ({"name": "told", "entry": 10_000}, "unknown_entry"),
    ):
        assert (await watching.ask({"type": "query", **message}))["code"] == code


def add_query(monkeypatch) -> None:
    def query(game: RunemastersGame, s: State, seat: int | None, name: str, args: tuple[int, ...]) -> Json:
        if name == "refused":
            raise BadQuery("not here")
        return {"seat": seat}

    monkeypatch.setattr(RunemastersGame, "queries", MappingProxyType({"told": (), "refused": ()}))
    monkeypatch.setattr(RunemastersGame, "query", query)


async def test_a_newer_preview_of_a_page_takes_the_place_of_the_older(person, monkeypatch):
    """While the table is being changed: then the last one is answered, and those before it are dropped."""
    page = await alone(person)
    busy = [True]
    monkeypatch.setattr(Room, "settled", property(lambda room: not busy))
    for n in range(5):
        await page.send({**looks(page), "id": f"look{n}"})
    await page.until(lambda: "look3" in page.answers)
    assert (await page.ask({"type": "ping"}))["type"] == "pong"
    assert "look4" not in page.answers
    busy.clear()
    await page.until(lambda: "look4" in page.answers)
    assert [page.answers[f"look{n}"].get("code") for n in range(5)] == ["dropped"] * 4 + [None]
    assert page.answers["look4"]["type"] == "previewed"


async def test_a_flood_is_refused_and_slows_nobody(start, person):
    """A thousand previews in a second: few are answered, and moves of others go on as ever."""
    running = start(limits=LOOSE.__class__(messages=LOOSE.messages, previews=Rate(20, 20)))
    ann, ben = await person("Ann", running.address), await person("Ben", running.address)
    noisy = await ann.sit((await ann.open("me", "me"))["table"])
    quiet = await ben.sit((await ben.open("me", "me"))["table"])
    flood = looks(noisy)
    for n in range(1000):
        await noisy.send({**flood, "id": f"look{n}"})
    began = time.monotonic()
    for _ in range(5):
        await quiet.act()
    assert time.monotonic() - began < 5
    while len(noisy.answers) < 1000:
        await noisy.read()
    said = [answer.get("code", "told") for answer in noisy.answers.values()]
    assert set(said) <= {"told", "dropped", "too_fast"}
    assert said.count("too_fast") > 800
    assert "told" in said
    assert (await noisy.act())["type"] == "done"


async def test_a_page_that_leaves_is_forgotten(person, server):
    page = await alone(person)
    await page.send(json.dumps({**looks(page), "id": "x"}))
    await page.socket.close()
    previews = server.house.sockets._previews
    async with asyncio.timeout(30):
        while previews._waiting:
            await asyncio.sleep(0.01)
