"""Tables meet a newer version: they go on, say so, and keep secrets; what cannot go on can be watched."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tablee.core.errors import BadDump
from tablee.match import Seed
from tests.match.toy import TOY, ToyGame
from tests.server.client import Person, TablePage

pytestmark = pytest.mark.anyio


class Newer(ToyGame):
    rules_version = 2


class OtherContent(ToyGame):
    content_hash = "1" * 16


class Lost(ToyGame):
    """A game that can show nothing of an earlier one but how it begins."""

    rules_version = 2

    def load(self, dump):
        if dump["stack"] and dump["stack"][-1][0][0] != 1:
            raise BadDump("stack: only coins are tossed here")
        return super().load(dump)


class Update:
    """A server that is stopped and started again with another game under the same name."""

    def __init__(self, start, folder: Path) -> None:
        self._start = start
        self.data = folder / "data"
        self.people: list[Person] = []
        self.running: Any = None
        self.to(TOY)

    def to(self, game) -> None:
        if self.running is not None:
            self.running.stop()
        self.running = self._start()
        self.running.house.catalog._games[TOY.id] = game

    def stop(self) -> None:
        self.running.stop()

    async def same(self, person: Person) -> Person:
        """The same person's browser at the new server."""
        self.people.append(Person(self.running.address))
        self.people[-1].http.cookies.update(person.http.cookies)
        return self.people[-1]


@pytest.fixture
async def update(start, tmp_path, monkeypatch):
    true = Seed.of
    monkeypatch.setattr(Seed, "of", lambda seed=None: true(1 if seed is None else seed))
    update = Update(start, tmp_path)
    yield update
    for someone in update.people:
        await someone.close()


async def bids(update, person, secret: str = "bid 2") -> tuple[list[Person], list[TablePage], str]:
    """Ann and Ben at a table; one round is played, in the next one Ben has bid in secret."""
    people = [await person(name, update.running.address) for name in ("Ann", "Ben")]
    links = await people[0].open("me", "friend", game=TOY.id, options={"rounds": "3"})
    await people[1].join(links["seats"]["1"])
    ann, ben = [await someone.sit(links["table"]) for someone in people]
    for page, text in ((ann, "bid 1"), (ben, "bid 3"), (ben, "peek"), (ben, "stop"), (ann, "sign")):
        await page.until(lambda page=page: page.position["decisions"])
        if text in [choice["text"] for choice in page.position["decisions"][0]["choices"]]:
            await page.act(text)
    await ben.until(lambda: ben.position["decisions"])
    await ben.act(secret)
    await ann.until(lambda: ann.position["waiting"] == [0])
    return people, [ann, ben], links["table"]


@pytest.mark.parametrize("game", [Newer(), OtherContent()], ids=["rules", "content"])
async def test_a_running_table_goes_on_and_says_so(update, person, game):
    people, pages, table = await bids(update, person)
    stood = [page.position for page in pages]
    told = [await page.whole() for page in pages]
    update.to(game)
    people = [await update.same(someone) for someone in people]
    again = [await someone.sit(table) for someone in people]
    for page, before, events in zip(again, stood, told, strict=True):
        assert page.position["views"] == before["views"]
        assert page.position["waiting"] == [0]
        heard = await page.whole()
        assert heard[: len(events)] == events, "what was told stays told"
        assert [event["kind"] for event in heard[len(events) :]] == ["table_rules"]
    look = await again[0].ask({"type": "look", "entry": 3})
    assert look["type"] == "past"
    await again[0].act("bid 1")
    await again[1].until(lambda: again[1].position["waiting"] == [1])
    listed = (await people[0].get("/api/me"))["tables"]
    assert [row["id"] for row in listed] == [table]


async def test_nobody_is_asked_to_take_back_what_other_rules_made(update, person):
    people, _, table = await bids(update, person)
    update.to(Newer())
    ann, ben = [await (await update.same(someone)).sit(table) for someone in people]
    refused = await ann.ask({"type": "take_back", "seat": 0, "to": 0})
    assert (refused["type"], refused["code"]) == ("failed", "undo_refused")
    assert "before the rules changed" in refused["message"]
    await ann.act("bid 1")
    await ben.until(lambda: ben.position["waiting"] == [1])
    assert ben.requests == [], "nobody was asked"


async def test_a_finished_table_is_shown_with_its_end(update, person):
    ann = await person("Ann", update.running.address)
    table = (await ann.open("me", "me", game=TOY.id))["table"]
    page = await ann.sit(table)
    while page.position["ending"] is None:
        choices = [choice["text"] for choice in page.position["decisions"][0]["choices"]]
        await page.act("stop" if "stop" in choices else choices[0])
    ending, events = page.position["ending"], await page.whole()
    record = await ann.record(table)
    update.to(Newer())
    ann = await update.same(ann)
    page = await ann.sit(table)
    assert page.position["ending"] == ending
    assert await page.whole() == events, "nothing is told of other rules: nothing goes on"
    assert await ann.record(table) == record


async def test_what_cannot_go_on_can_be_watched(update, person):
    people, pages, table = await bids(update, person)
    told = await pages[1].whole()
    update.to(Lost())
    ben = await update.same(people[1])
    page = await ben.sit(table)
    assert page.table["watch_only"]
    assert (page.position["waiting"], page.position["decisions"]) == ([], [])
    assert await page.whole() == told
    assert (await page.ask({"type": "act", "seat": 1, "decision": 1, "text": "bid 1"}))["code"] == "late"
    assert (await page.ask({"type": "take_back", "seat": 1}))["type"] == "failed"
    update.to(TOY)
    back = await update.same(people[1])
    page = await back.sit(table)
    assert not page.table["watch_only"], "nothing was changed: the right version goes on"
    assert page.position["waiting"] == [0]


async def test_an_older_version_changes_nothing(update, person):
    """A table of rules that this program does not know yet is shown, and goes on with those that know it."""
    update.to(Newer())
    people, pages, table = await bids(update, person)
    told = await pages[0].whole()
    update.to(TOY)
    page = await (await update.same(people[0])).sit(table)
    assert page.table["watch_only"]
    assert page.position["waiting"] == []
    assert await page.whole() == told
    update.to(Newer())
    page = await (await update.same(people[0])).sit(table)
    assert await page.whole() == told, "nobody is told of other rules"
    await page.act("bid 1")


@pytest.mark.parametrize("game", [TOY, Newer(), Lost()], ids=["same", "newer", "lost"])
async def test_a_snapshot_keeps_the_secrets_of_each_seat(update, person, game):
    """Ann hears the same from a table that was opened again, whatever Ben has bid in secret."""
    heard = []
    for secret in ("bid 1", "bid 2"):
        update.to(TOY)
        people, _, table = await bids(update, person, secret)
        update.to(game)
        ann = await update.same(people[0])
        page = await ann.sit(table)
        await page.whole()
        refused = (await ann.http.get(f"/api/tables/{table}/record")).json()["code"]
        assert refused == "secret"
        heard.append([re.sub(r'"id":"m\d+"|"away":\d+', "", raw.replace(table, "TABLE")) for raw in page.raw])
    assert heard[0] == heard[1]
    assert "peeked" not in "".join(heard[0])


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE snapshots SET data = x'00'",
        "UPDATE chapters SET data = x'00'",
        "DELETE FROM chapters",
        "DELETE FROM snapshots",
        "UPDATE entries SET told = NULL",
        "UPDATE entries SET told = 'nonsense'",
    ],
)
async def test_damaged_snapshots_lose_nothing(update, person, harm):
    people, pages, table = await bids(update, person)
    stood, told = pages[0].position, await pages[0].whole()
    update.stop()
    with sqlite3.connect(update.data / "tables.sqlite") as data:
        data.execute(harm)
    data.close()
    update.running = update._start()
    update.running.house.catalog._games[TOY.id] = TOY
    ann = await update.same(people[0])
    page = await ann.sit(table)
    assert page.position == stood
    if "told" not in harm:
        assert await page.whole() == told
    await page.act("bid 1")


async def test_a_game_nobody_knows_is_told_and_can_be_downloaded_by_its_people(update, person):
    people, _, table = await bids(update, person)
    update.to(TOY)
    del update.running.house.catalog._games[TOY.id]
    ann = await update.same(people[0])
    assert [row["id"] for row in (await ann.get("/api/me"))["tables"]] == [table]
    links = await ann.get(f"/api/tables/{table}/links", 409)
    assert links["code"] == "table_lost"
    assert "download" in links["message"]
    assert (await ann.get(f"/api/tables/{table}/record", 403))["code"] == "secret", "it still runs"
    with sqlite3.connect(update.data / "tables.sqlite") as data:
        end = '{"type":"end","outcome":{"cause":"done","winners":[0]},"seeds":[null]}'
        data.execute("UPDATE tables SET end = ?", (end,))
    data.close()
    record = await ann.record(table)
    assert record.splitlines()[-1] == end
    stranger = await person("Eve", update.running.address)
    assert (await stranger.get(f"/api/tables/{table}/record", 404))["code"] == "unknown_table"
