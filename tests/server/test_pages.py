"""The log comes in pages: a welcome does not grow with the game, and nothing is lost or told to others."""

from __future__ import annotations

import json
import random

import pytest

from tablee.match import Match
from tablee.server import reading
from tablee.server.protocol import Event
from tablee.server.reading import PAGE_EVENTS, Log, Reading
from tests.match.toy import TOY
from tests.server.client import Json, TablePage

pytestmark = pytest.mark.anyio


def toy_match(moves: int, undos: bool = True, seed: int = 1) -> Match:
    """So many random moves of the tests' own game, with its private events, and an undo now and then."""
    match = Match(TOY, seats=["human"] * 3, options={"rounds": "300"}, seed=seed)
    rng = random.Random(seed)
    for made in range(moves):
        seat = match.to_act()[0]
        match.submit(seat, match.decision_id(seat), TOY.space.text(rng.choice(match.position().legal(seat))))
        if undos and made % 50 == 49:
            back, chooser = list(match.history.choices())[rng.randrange(8)]
            match.undo(chooser, back, consent=True)
    return match


def turned(log: Log) -> list[Event]:
    """The whole log, page by page from its end."""
    events: list[Event] = []
    before = log.count + 1
    while before > 1:
        page = log.page(before)
        assert 0 < len(page) <= PAGE_EVENTS
        assert page[-1].n == before - 1
        events = page + events
        before = page[0].n
    return events


@pytest.mark.parametrize("seats", [(), (0,), (1,), (2,)])
def test_pages_are_the_whole_log_and_tell_no_more(seats):
    log = Reading(toy_match(600)).log(seats)
    assert log.count > 3 * PAGE_EVENTS
    assert log.secrets
    events = turned(log)
    assert [event.n for event in events] == list(range(1, log.count + 1)), "no gap tells"
    assert events == log.after(0)
    assert log.after(log.count - 3) == events[-3:]
    assert {event.args["seat"] for event in events if event.kind == "peeked"} == {str(s) for s in seats}
    assert log.page(1) == []


def test_undone_events_are_marked_in_earlier_pages():
    match = toy_match(500)
    log = Reading(match).log((0,))
    marks = {event.n: event.undone for event in turned(log)}
    known = log.count
    back, chooser = list(match.history.choices())[-31]
    match.undo(chooser, back, consent=True)
    first = log.first_undone(len(match.entries) - 1)
    assert first is not None
    assert first < known - 2 * PAGE_EVENTS, "the undo reaches back over pages"
    for event in turned(log)[:known]:
        assert event.undone == (marks[event.n] or event.n >= first)


def test_a_page_is_bounded_in_bytes_and_never_empty(monkeypatch):
    log = Reading(toy_match(300)).log(())
    event = reading._encode(log.after(0)[0])
    monkeypatch.setattr(reading, "PAGE_BYTES", 20 * len(event))
    assert 5 <= len(log.page(log.count + 1)) <= 25
    monkeypatch.setattr(reading, "PAGE_BYTES", 1)
    assert [event.n for event in log.page(10)] == [9]


def test_who_missed_more_than_a_page_begins_anew():
    look = Reading(toy_match(400, undos=False))
    count = look.log(()).count
    first = look.log(()).page(count + 1)[0].n
    assert look.since((), count, "watch") == []
    assert [event.n for event in look.since((), first - 1, "watch") or []] == list(range(first, count + 1))
    assert look.since((), first - 2, "watch") is None
    assert look.since((), count, "0") is None, "other seats, other numbers"


# Over the websocket ----------------------------------------------------------------------------------------


@pytest.fixture
def toy(start):
    """A server that knows the tests' own game."""
    running = start()
    running.house.catalog._games[TOY.id] = TOY
    return running


async def rounds(pages: list[TablePage], count: int) -> None:
    """Both bid, seat 1 wins, looks into all purses five times, in secret, and goes on."""
    for _ in range(count):
        for page, text in (
            (pages[0], "bid 1"),
            *[(pages[1], text) for text in ("bid 3", *["peek"] * 5, "stop")],
        ):
            assert (await page.act(text))["type"] == "done"
            for reader in pages:
                await reader.ask({"type": "ping"})


async def test_a_welcome_does_not_grow_with_the_game_and_every_page_keeps_secrets(toy, person, monkeypatch):
    monkeypatch.setattr(reading, "PAGE_EVENTS", 30)
    people = [await person(name, toy.address) for name in ("Ann", "Ben", "Eve")]
    links = await people[0].open("me", "friend", game=TOY.id, options={"rounds": "300"})
    table = links["table"]
    await people[1].join(links["seats"]["1"])
    await people[2].join(links["watch"])
    pages = [await someone.sit(table) for someone in people]
    sizes = []
    for _ in range(2):
        await rounds(pages, 12)
        fresh = [await someone.sit(table) for someone in people]
        sizes.append([len(page.raw[0]) for page in fresh])
        for page in fresh:
            await page.close()
    fresh = [await someone.sit(table) for someone in people]
    for early, late in zip(*sizes, strict=True):
        assert late <= early + 3 * 30, "only numbers have more digits"
    for page, known in zip(fresh, pages, strict=True):
        assert page.welcome["fresh"]
        assert page.welcome["count"] == page.events[-1]["n"] > 2 * 30
        assert len(page.events) == 30
        whole = await page.whole()
        assert [event["n"] for event in whole] == list(range(1, page.welcome["count"] + 1))
        assert whole == known.events, "the pages are what was told when it happened"
    for outsider in (fresh[0], fresh[2]):
        assert "peeked" not in "".join(outsider.raw)
    assert sum(event["kind"] == "peeked" for event in fresh[1].events) == 120


@pytest.mark.parametrize(
    ("before", "code"),
    [
        (0, "unknown_event"),
        (-5, "unknown_event"),
        (10**6, "unknown_event"),
        (1.5, "malformed"),
        ("1", "malformed"),
    ],
)
async def test_pages_that_do_not_exist(person, before, code):
    ann = await person("Ann")
    page = await ann.sit((await ann.open("me", "me"))["table"])
    await page.act()
    answer = await page.ask({"type": "earlier", "before": before})
    assert (answer["type"], answer["code"]) == ("failed", code)
    all_of_it: Json = await page.ask({"type": "earlier", "before": page.welcome["count"] + 1})
    assert all_of_it["events"] == page.events[: page.welcome["count"]]
    assert (await page.ask({"type": "earlier", "before": 1}))["events"] == []


async def test_a_stranger_gets_no_page(person):
    ann, eve = await person("Ann"), await person("Eve")
    table = (await ann.open("me", "me"))["table"]
    stranger = TablePage(eve, await eve.socket())
    await stranger.send({"type": "hello", "table": table})
    assert (await stranger.failure())["code"] == "unknown_table"
    answer = await stranger.ask({"type": "earlier", "before": 1})
    assert (answer["type"], answer["code"]) == ("failed", "no_hello")
    assert json.dumps(answer).count("events") == 0
