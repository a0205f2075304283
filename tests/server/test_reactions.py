"""How often people are asked whether they react: their wish is kept, and the table answers for them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.client import Person, TablePage

pytestmark = pytest.mark.anyio

TURNS = 12
GAMES = 20
"""In so many games somebody is dealt a card that reacts, whatever the luck."""


async def two_people(person: Callable[..., Any]) -> tuple[Person, Person, str]:
    ann, ben = await person("Ann"), await person("Ben")
    links = await ann.open("me", "friend", game="defenders", options={"difficulty": "story"})
    await ben.join(links["seats"]["1"])
    return ann, ben, links["table"]


async def wishing(ann: Person, ben: Person, table: str, wish: str) -> tuple[TablePage, TablePage]:
    """Both sit down: Ann wants to be asked always, Ben as he wishes."""
    ann_page, ben_page = await ann.sit(table), await ben.sit(table)
    await ann_page.send({"type": "react", "wish": "always"})
    await ben_page.send({"type": "react", "wish": wish})
    return ann_page, ben_page


async def windows_of(page: TablePage, other: TablePage, rng: random.Random, enough: int = 1 << 30) -> int:
    """Let two people play some turns; how often the first was asked about a reaction."""
    asked = 0
    while asked < enough and page.position["ending"] is None and page.position["views"]["1"]["turn"] < TURNS:
        if page.position["decisions"] and page.position["waiting"] == [1]:
            asked += page.position["decisions"][0]["kind"] == "window"
            if asked < enough:
                await page.act(answer(page, rng))
        elif other.position["waiting"] == [0] and other.position["decisions"]:
            await other.act(answer(other, rng))
        else:
            await asyncio.gather(read_soon(page), read_soon(other))
    return asked


async def read_soon(page: TablePage) -> None:
    with contextlib.suppress(TimeoutError):
        await page.read(0.05)


def answer(page: TablePage, rng: random.Random) -> str:
    """Pass where that is possible: cards stay in the hand, so that windows open again."""
    texts = [choice["text"] for choice in page.position["decisions"][0]["choices"]]
    return "pass" if "pass" in texts else "end" if "end" in texts else rng.choice(texts)


async def passes_of(person: Person, table: str, seat: int) -> list[int]:
    """The entries of a table's record in which a seat let a reaction be."""
    lines = [json.loads(line) for line in (await person.record(table)).splitlines()]
    acts = [line for line in lines if line.get("type") == "act"]
    return [line["n"] for line in acts if line["who"] == seat and line["do"] == "pass"]


async def test_who_wishes_it_is_always_asked(person):
    for n in range(GAMES):
        ann, ben, table = await two_people(person)
        ann_page, ben_page = await wishing(ann, ben, table, "always")
        if await windows_of(ben_page, ann_page, random.Random(n), 1):
            assert await passes_of(ann, table, 1) == []  # nobody answered in Ben's place before
            return
    raise AssertionError(f"no window in {GAMES} games")


async def test_who_wishes_it_is_never_asked(person):
    for n in range(GAMES):
        ann, ben, table = await two_people(person)
        ann_page, ben_page = await wishing(ann, ben, table, "never")
        assert await windows_of(ben_page, ann_page, random.Random(n)) == 0
        if await passes_of(ann, table, 1):
            return
    raise AssertionError(f"no window in {GAMES} games")


async def test_a_wish_counts_at_once_and_outlives_the_connection(person):
    for n in range(GAMES):
        ann, ben, table = await two_people(person)
        ann_page, ben_page = await wishing(ann, ben, table, "always")
        if await windows_of(ben_page, ann_page, random.Random(n), 1):
            break
    else:
        raise AssertionError(f"no window in {GAMES} games")
    before = ben_page.position["entry"]
    await ben_page.send({"type": "react", "wish": "never"})
    await ben_page.until(lambda: ben_page.position["entry"] > before)
    assert not ben_page.position["decisions"] or ben_page.position["decisions"][0]["kind"] != "window"
    await ben_page.close()
    again = await ben.sit(table)
    await ann_page.until(lambda: ann_page.position["entry"] >= again.position["entry"])
    assert await windows_of(again, ann_page, random.Random(n)) == 0


async def test_taking_back_goes_to_an_own_choice_and_not_to_a_pass_of_the_table(person):
    ann = await person("Ann")
    for n in range(GAMES):
        table = (await ann.open("me", "me", game="defenders", options={"difficulty": "story"}))["table"]
        page = await ann.sit(table)
        await page.send({"type": "react", "wish": "never"})
        rng = random.Random(n)
        while page.position["ending"] is None:
            kind, before = page.position["decisions"][0]["kind"], page.position["entry"]
            await page.act(answer(page, rng))
            passes = await passes_of(ann, table, 0) + await passes_of(ann, table, 1)
            if page.position["decisions"] and max(passes, default=0) > before:
                await page.ask({"type": "take_back", "id": "back", "seat": 0, "to": None})
                while page.position["entry"] != before:
                    await page.read()
                assert page.position["decisions"][0]["kind"] == kind
                return
    raise AssertionError(f"the table passed for nobody in {GAMES} games")


async def test_an_unknown_wish_is_refused(person):
    ann, _, table = await two_people(person)
    page = await ann.sit(table)
    await page.send({"type": "react", "wish": "sometimes"})
    failed = await page.read()
    assert failed["type"] == "failed"
    assert failed["code"] == "malformed"


async def test_a_game_without_reactions_does_not_mind(person):
    ann = await person("Ann")
    page = await ann.sit((await ann.open("me", "me"))["table"])
    await page.send({"type": "react", "wish": "never"})
    assert (await page.act())["type"] == "done"
