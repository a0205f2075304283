"""What a seat or a spectator receives does not depend on what is hidden from it, to the byte.

Played with the tests' own game, which has secret bids of all at once and private events.
"""

from __future__ import annotations

import json
import re

import pytest

from tablee.match import Seed
from tests.match.toy import TOY
from tests.server.client import TablePage

pytestmark = pytest.mark.anyio


@pytest.fixture
def toy(start, monkeypatch):
    """A server that knows the toy game and always has the same dice."""
    true = Seed.of

    def fixed(seed=None):
        return true(1 if seed is None else seed)

    monkeypatch.setattr(Seed, "of", fixed)
    running = start()
    running.house.catalog._games[TOY.id] = TOY
    return running


async def game(toy, person, bid: str, peeks: int) -> tuple[list[TablePage], str]:
    """One round: seat 1 bids in secret, seat 2 wins and peeks. The pages of seats 0, 1, 2 and a spectator."""
    people = [await person(name, toy.address) for name in ("Ann", "Ben", "Cid", "Eve")]
    links = await people[0].open("me", "friend", "friend", game=TOY.id)
    await people[1].join(links["seats"]["1"])
    await people[2].join(links["seats"]["2"])
    await people[3].join(links["watch"])
    pages = []
    for someone in people:
        pages.append(await someone.sit(links["table"]))
        for page in pages:
            await page.ask({"type": "ping", "id": f"sync{len(pages)}"})
    ann, ben, cid, _ = pages
    await ben.act(bid)
    await ann.until(lambda: ann.position["waiting"] == [0, 2])
    await ann.ask({"type": "why", "seat": 0, "text": "stop", "id": "why"})
    await ann.ask({"type": "look", "entry": 1, "id": "look"})
    await ann.act("bid 1")
    await cid.until(lambda: cid.position["waiting"] == [2])
    await cid.act("bid 3")
    for _ in range(peeks):
        await cid.act("peek")
    for _ in range(2 - peeks):
        await cid.act("step")
    for page in pages:
        await page.until(lambda page=page: page.position["entry"] == cid.position["entry"])
    return pages, links["table"]


def same_names(text: str, table: str) -> str:
    """Ids that this test made itself, and times, differ from run to run."""
    text = re.sub(r'"away":\d+', '"away":1', text.replace(table, "TABLE"))
    return re.sub(r'"id":"m\d+"', '"id":"m"', text)


async def test_a_secret_answer_changes_nothing_for_the_others(toy, person):
    heard = []
    for bid in ("bid 1", "bid 2"):
        pages, table = await game(toy, person, bid, peeks=0)
        heard.append([[same_names(text, table) for text in page.raw] for page in pages])
    first, second = heard
    for reader in (0, 2, 3):
        assert first[reader] == second[reader]
        assert len(first[reader]) > 5


async def test_private_events_are_told_to_their_seat_only(toy, person):
    pages, table = await game(toy, person, "bid 1", peeks=2)
    ann, _, cid, eve = pages
    for page in (ann, eve):
        assert "peeked" not in "".join(page.raw)
        assert [event["n"] for event in page.events] == list(range(1, len(page.events) + 1)), "no gap tells"
    assert sum(event["kind"] == "peeked" for event in cid.events) == 2
    record = await ann.person.http.get(f"/api/tables/{table}/record")
    assert (record.status_code, record.json()["code"]) == (403, "secret")
    free = {undo["seat"]: undo["free_to"] for undo in cid.position["undo"]}
    assert free == {2: None}, "who has peeked cannot undo it alone"


async def test_a_log_is_only_continued_where_it_is_the_same(toy, person):
    pages, table = await game(toy, person, "bid 1", peeks=2)
    cid = pages[2]
    assert {page.welcome["log"] for page in pages} == {"0", "1", "2", "watch"}
    last = cid.events[-1]["n"]
    assert not (await cid.person.sit(table, since=last, log="2")).welcome["fresh"]
    assert (await cid.person.sit(table, since=last, log="watch")).welcome["fresh"]
    assert (await cid.person.sit(table, since=last)).welcome["fresh"]


async def test_everything_is_open_at_the_end(toy, person):
    pages, table = await game(toy, person, "bid 2", peeks=2)
    ann, ben, cid, eve = pages
    owner = {0: ann, 1: ben, 2: cid}
    while eve.position["ending"] is None:
        if eve.position["waiting"]:
            page = owner[eve.position["waiting"][0]]
            before = eve.position
            await page.until(lambda page=page: page.position["entry"] == eve.position["entry"])
            choices = [choice["text"] for choice in page.position["decisions"][0]["choices"]]
            await page.act("stop" if "stop" in choices else choices[0])
            await eve.until(lambda before=before: eve.position is not before)
    assert eve.welcome["log"] == "0,1,2"
    assert eve.welcome["fresh"]
    assert sum(event["kind"] == "peeked" for event in eve.events) == 2
    assert sorted(eve.position["views"]) == ["0", "1", "2"]
    record = await eve.person.record(table)
    assert json.loads(record.splitlines()[-1])["type"] == "end"
