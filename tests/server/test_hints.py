"""Hints at the table: who may ask, what is told to whom, and what becomes of a hint that comes too late."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

import tablee
from tablee.bots.levels import hint_budget
from tablee.judge.compare import Budget
from tablee.server.bots import BotPool
from tablee.server.hints import Hinting
from tablee.server.settings import Rate
from tests.server.conftest import LOOSE
from tests.server.test_tables import play_out

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Hints that are found at once."""
    true = Hinting._job
    monkeypatch.setattr(Hinting, "_job", lambda *args: replace(true(*args), budget=Budget(4, 2, 1)))


async def hint(person, table: str, seat: int, status: int = 200):
    return await person.post(f"/api/tables/{table}/hint", {"seat": seat}, status)


async def test_a_hint_names_up_to_three_legal_answers_and_marks_the_game(person):
    ann, ben = await person("Ann"), await person("Ben")
    links = await ann.open("me", "friend")
    await ben.join(links["seats"]["1"])
    page, other = await ann.sit(links["table"]), await ben.sit(links["table"])
    assert page.table["hints"]
    assert not page.table["assisted"]
    told = await hint(ann, links["table"], 0)
    choices = {choice["text"]: choice for choice in page.position["decisions"][0]["choices"]}
    assert (told["entry"], told["seat"], told["judged"]) == (page.position["entry"], 0, "weights")
    assert 1 <= len(told["hints"]) <= 3
    assert all(one["said"] == choices[one["action"]] for one in told["hints"])
    best = told["hints"][0]
    assert (best["gain"], best["equal"], best["margin"]) == (0.0, True, None)
    assert all(one["gain"] <= 0.0 and one["reason"]["key"] for one in told["hints"])
    assert all(one["win"] == pytest.approx(best["win"] + one["gain"]) for one in told["hints"])
    await other.until(lambda: other.hinted)
    assert other.hinted == [{"type": "hint_asked", "seat": 0, "entry": told["entry"]}]
    await page.ask({"type": "ping", "id": "p"})
    assert page.hinted == []
    assert page.table["assisted"]
    assert best["action"] not in "".join(text for text in other.raw if "hint_asked" in text)
    assert await hint(ann, links["table"], 0) == told, "asked again, it is told again"


async def test_refusals(person):
    ann, ben, eve = await person("Ann"), await person("Ben"), await person("Eve")
    links = await ann.open("me", "friend")
    table = links["table"]
    await ben.join(links["seats"]["1"])
    await eve.join(links["watch"])
    for someone, seat in ((eve, 0), (ann, 1), (ann, 7), (ann, -1)):
        assert (await hint(someone, table, seat, 403))["code"] == "not_your_seat"
    assert (await hint(ben, table, 1, 409))["code"] == "not_asked"
    assert (await hint(await person("Joe"), table, 0, 404))["code"] == "unknown_table"
    for body in ({}, {"seat": "0"}, {"seat": 0, "n": 9}):
        assert (await ann.post(f"/api/tables/{table}/hint", body, 400))["code"] == "bad_request"
    assert (await ben.post(f"/api/tables/{table}/hints", {"hints": False}, 403))["code"] == "not_host"
    page = await ben.sit(table)
    await ann.post(f"/api/tables/{table}/hints", {"hints": False})
    await page.until(lambda: not page.table["hints"])
    assert (await hint(ann, table, 0, 403))["code"] == "hints_off"
    await ann.post(f"/api/tables/{table}/hints", {"hints": True})
    assert (await hint(ann, table, 0))["seat"] == 0


async def test_rivals_have_hints_only_if_the_host_allows_it(person):
    ann = await person("Ann")

    async def opened(*kinds: str, **more: object) -> bool:
        seats = [{"kind": kind} if kind != "bot" else {"kind": "bot", "bot": "novice"} for kind in kinds]
        links = await ann.post("/api/tables", {"game": "glory", "seats": seats, **more})
        return bool((await ann.sit(links["table"])).table["hints"])

    assert not await opened("me", "friend")
    assert await opened("me", "friend", hints=True)
    assert await opened("me", "bot"), "alone nobody is harmed"
    assert not await opened("me", "bot", hints=False)


async def test_a_hint_outlives_a_restart_as_a_mark_and_an_option(start, person):
    first = start()
    ann = await person("Ann", first.address)
    links = await ann.open("me", "novice")
    await ann.sit(links["table"])
    await hint(ann, links["table"], 0)
    await ann.post(f"/api/tables/{links['table']}/hints", {"hints": False})
    first.stop()
    second = start()
    ann.http.base_url = ann.address = second.address
    page = await ann.sit(links["table"])
    assert page.table["assisted"]
    assert not page.table["hints"]


async def test_one_at_a_time_and_never_for_a_question_that_is_over(person, monkeypatch):
    asked, go_on = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()
    true = BotPool.run

    async def slow(self, job, who, game):
        found = await true(self, job, who, game)
        loop.call_soon_threadsafe(asked.set)
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(go_on.wait(), loop))
        return found

    ann = await person("Ann")
    links = await ann.open("me", "me")
    page = await ann.sit(links["table"])
    monkeypatch.setattr(BotPool, "run", slow)
    waiting = asyncio.create_task(hint(ann, links["table"], 0, 409))
    await asked.wait()
    assert (await hint(ann, links["table"], 0, 409))["code"] == "hint_coming"
    await page.act()
    go_on.set()
    late = await waiting
    assert late["code"] in ("late", "not_asked")
    await page.ask({"type": "ping", "id": "p"})
    assert not page.table["assisted"], "nothing was told"


async def test_a_process_that_fails_is_told_in_one_line(person, monkeypatch):
    async def lost(self, job, who, game):
        return None

    ann = await person("Ann")
    links = await ann.open("me", "novice")
    monkeypatch.setattr(BotPool, "run", lost)
    assert (await hint(ann, links["table"], 0, 503))["code"] == "no_hint"


async def test_a_hint_that_finds_no_time_is_one_at_a_glance(person, monkeypatch):
    asked = []
    true = BotPool.run

    async def busy(self, job, who, game):
        asked.append(job.glance)
        return await true(self, job, who, game) if job.glance else None

    ann = await person("Ann")
    links = await ann.open("me", "novice")
    monkeypatch.setattr(BotPool, "run", busy)
    for times in (1, 2):
        told = await hint(ann, links["table"], 0)
        assert told["glance"]
        assert told["hints"]
        assert asked == [False, True] * times, "asked again, it thinks again"
    monkeypatch.setattr(BotPool, "run", true)
    assert not (await hint(ann, links["table"], 0))["glance"]


@pytest.mark.parametrize("engine", ["plain", "compiled"])
@pytest.mark.parametrize("game", tablee.games())
def test_a_glance_is_much_less_than_a_hint(game, engine):
    whole, glance = (hint_budget(game, 4, engine, less) for less in (False, True))
    assert 2 * glance.playouts <= whole.playouts


async def test_hints_have_a_quota(start, person):
    running = start(limits=replace(LOOSE, hints=Rate(0.001, 1)))
    ann = await person("Ann", running.address)
    tables = [(await ann.open("me", "novice"))["table"] for _ in range(2)]
    await hint(ann, tables[0], 0)
    assert (await hint(ann, tables[1], 0, 429))["code"] == "too_fast"
    await hint(ann, tables[0], 0)  # told before: it costs nothing


async def test_no_hint_after_the_end(person):
    ann, table = await play_out(person, "me", "random")
    assert (await hint(ann, table, 0, 409))["code"] == "game_over"
