"""Tales of Glory over the wire: selections that are pending and quests in hand stay with their owner."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tablee.judge.compare import Budget
from tablee.match import Seed
from tablee.server.hints import Hinting
from tests.server.client import TablePage

pytestmark = pytest.mark.anyio


@pytest.fixture
def fixed_dice(start, monkeypatch):
    """A server that always has the same luck."""
    true = Seed.of
    monkeypatch.setattr(Seed, "of", lambda seed=None: true(1 if seed is None else seed))
    return start()


async def table(server, person, returned: int, slot: int) -> tuple[list[TablePage], str]:
    """Ben returns a quest and chooses a slot; Ann and Cid, who have not, and a spectator look on."""
    people = [await person(name, server.address) for name in ("Ann", "Ben", "Cid", "Eve")]
    links = await people[0].open("me", "friend", "friend", game="glory", options={"quests": "yes"})
    await people[1].join(links["seats"]["1"])
    await people[2].join(links["seats"]["2"])
    await people[3].join(links["watch"])
    pages: list[TablePage] = []
    for someone in people:
        pages.append(await someone.sit(links["table"]))
        for page in pages:
            await page.ask({"type": "ping", "id": f"sync{len(pages)}"})
    ann, ben, cid, _ = pages
    for page, n in ((ben, returned), (ann, 0), (cid, 0)):
        (decision,) = page.position["decisions"]
        await page.act(decision["choices"][n]["text"])
    await ben.until(
        lambda: ben.position["decisions"] and ben.position["decisions"][0]["kind"] == "select_card"
    )
    await ben.act(f"select {slot}")
    for page in pages:
        await page.until(lambda page=page: page.position["entry"] == ben.position["entry"])
    await ann.ask({"type": "why", "seat": 0, "text": "select 8", "id": "why"})
    await ann.ask({"type": "look", "entry": 5, "id": "look"})
    return pages, links["table"]


def same_names(text: str, table: str) -> str:
    text = re.sub(r'"away":\d+', '"away":1', text.replace(table, "TABLE"))
    return re.sub(r'"id":"m\d+"', '"id":"m"', text)


async def test_others_receive_the_same_bytes_whatever_is_chosen(fixed_dice, person):
    """TOG-3.1, TOG-11.2: which card lies face down and which quest went back shows to nobody else."""
    heard = []
    for returned, slot in ((0, 1), (2, 5)):
        pages, name = await table(fixed_dice, person, returned, slot)
        heard.append([[same_names(text, name) for text in page.raw] for page in pages])
    first, second = heard
    assert first[1] != second[1], "Ben knows what he chose"
    for reader in (0, 2, 3):
        assert len(first[reader]) > 4
        assert first[reader] == second[reader]


async def test_hints_know_nothing_of_what_others_chose(fixed_dice, person, monkeypatch):
    """TOG-3.1, TOG-11.2: what the table would do does not depend on what its process must not know."""
    true = Hinting._job
    given = []

    def job(*args):
        given.append(replace(true(*args), budget=Budget(4, 2, 1)))
        return given[-1]

    monkeypatch.setattr(Hinting, "_job", job)
    told = []
    for returned, slot in ((0, 1), (2, 5)):
        pages, name = await table(fixed_dice, person, returned, slot)
        ann = pages[0].person
        await ann.post(f"/api/tables/{name}/hints", {"hints": True})
        told.append(await ann.post(f"/api/tables/{name}/hint", {"seat": 0}))
    assert told[0] == told[1]
    assert len(told[0]["hints"]) > 1
    assert given[0] == given[1]


async def test_quests_in_hand_are_named_to_their_owner_alone(fixed_dice, person):
    """TOG-11.3: everybody sees how many, nobody which."""
    pages, _ = await table(fixed_dice, person, 0, 1)
    ann, ben, cid, eve = pages
    hand = ben.position["views"]["1"]["players"][1]["hand"]
    assert len(hand) == 2
    for page, own in ((ann, "0"), (cid, "2"), (eve, "watch")):
        assert page.position["views"][own]["players"][1]["hand"] is None
        assert page.position["views"][own]["players"][1]["quests_in_hand"] == 2
        assert not any(quest in text for quest in hand for text in page.raw)
