"""The list of the lobby: names of tables, putting away, deleting and bringing back; what a link leads to."""

from __future__ import annotations

import asyncio
import contextlib
import random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Person, TablePage, token

pytestmark = pytest.mark.anyio


async def rows(person: Person) -> dict[str, dict]:
    return {row["id"]: row for row in (await person.get("/api/me"))["tables"]}


async def test_a_host_names_the_table(person):
    ann, ben, eve = await person("Ann"), await person("Ben"), await person("Eve")
    links = await ann.open("me", "friend")
    table = links["table"]
    await ben.join(links["seats"]["1"])
    page = await ben.sit(table)
    for _ in range(2):
        await ann.post(f"/api/tables/{table}/name", {"name": " Friday  night "})
    await page.until(lambda: page.table["name"] == "Friday night")
    assert (await rows(ben))[table]["name"] == "Friday night"
    assert ((await rows(ann))[table]["hosting"], (await rows(ben))[table]["hosting"]) == (True, False)
    assert (await ben.post(f"/api/tables/{table}/name", {"name": "x"}, 403))["code"] == "not_host"
    assert (await eve.post(f"/api/tables/{table}/name", {"name": "x"}, 404))["code"] == "unknown_table"
    assert (await ann.post(f"/api/tables/{table}/name", {"name": "a\u202eb"}, 400))["code"] == "bad_name"
    await ann.post(f"/api/tables/{table}/name", {"name": ""})
    assert (await rows(ann))[table]["name"] == ""


async def test_a_table_is_put_away_in_one_list_only(person):
    ann, ben, eve = await person("Ann"), await person("Ben"), await person("Eve")
    links = await ann.open("me", "friend")
    table = links["table"]
    await ben.join(links["seats"]["1"])
    for _ in range(2):
        await ben.post(f"/api/tables/{table}/aside", {"aside": True})
    assert ((await rows(ben))[table]["aside"], (await rows(ann))[table]["aside"]) == (True, False)
    assert (await ben.sit(table)).table["id"] == table, "it can still be opened"
    await ben.post(f"/api/tables/{table}/aside", {"aside": False})
    assert not (await rows(ben))[table]["aside"]
    assert (await eve.post(f"/api/tables/{table}/aside", {"aside": True}, 404))["code"] == "unknown_table"


async def test_a_deleted_table_is_gone_for_all_but_its_host_who_may_bring_it_back(person):
    ann, ben, eve = await person("Ann"), await person("Ben"), await person("Eve")
    links = await ann.open("me", "friend")
    table = links["table"]
    await ben.join(links["seats"]["1"])
    page = await ben.sit(table)
    assert (await ben.post(f"/api/tables/{table}/delete", None, 403))["code"] == "not_host"
    assert (await eve.post(f"/api/tables/{table}/delete", None, 404))["code"] == "unknown_table"
    await ann.post(f"/api/tables/{table}/delete")
    gone = (await rows(ann))[table]["gone"]
    await ann.post(f"/api/tables/{table}/delete")
    row = (await rows(ann))[table]
    assert row["gone"] == gone, "asked twice the time does not begin again"
    assert not row["waiting"]
    with pytest.raises(ConnectionClosed, match="1012"):
        await page.until(lambda: False)
    assert await rows(ben) == {}
    for who in (ann, ben, eve):
        assert (await who.get(f"/api/tables/{table}/links", 404))["code"] == "unknown_table"
    secret = {"token": token(links["seats"]["1"])}
    assert (await eve.post("/api/join", secret, 404))["code"] == "unknown_table"
    assert (await eve.post("/api/invitation", secret, 404))["code"] == "unknown_table"
    for who in (ben, eve):
        assert (await who.post(f"/api/tables/{table}/restore", None, 404))["code"] == "unknown_table"
    for _ in range(2):
        await ann.post(f"/api/tables/{table}/restore")
    assert (await rows(ann))[table]["gone"] is None
    assert (await (await person("Zoé")).post(f"/api/tables/{table}/restore", None, 404))["code"]
    again = await ben.sit(table)
    assert [seat["name"] for seat in again.seats] == ["Ann", "Ben"]


async def test_bots_stop_at_a_deleted_table_and_go_on_when_it_is_back(person, start):
    running = start(pace=20)
    ann = await person("Ann", running.address)
    table = (await ann.open("me", "thumb", "thumb"))["table"]
    page = await ann.sit(table)
    await page.act()
    await ann.post(f"/api/tables/{table}/delete")
    kept = len(running.house.store.entries(table))
    assert table not in [room.id for room in running.house.rooms.live()]
    await ann.post(f"/api/tables/{table}/restore")
    again = await ann.sit(table)
    await again.until(lambda: again.position["decisions"])
    assert len(running.house.store.entries(table)) > kept


async def test_a_deleted_rematch_can_be_made_again(person):
    ann = await person("Ann")
    table = (await ann.open("me", "random"))["table"]
    page = await ann.sit(table)
    await page.play(random.Random(3))
    first = (await ann.post(f"/api/tables/{table}/rematch"))["table"]
    await page.until(lambda: page.table["rematch"] == first)
    await ann.post(f"/api/tables/{first}/delete")
    await page.until(lambda: page.table["rematch"] is None)
    assert (await ann.post(f"/api/tables/{table}/rematch"))["table"] != first


async def test_after_its_time_a_deleted_table_is_purged(person, start):
    running = start(grace=0.0, idle=0.05)
    ann = await person("Ann", running.address)
    running.house.rooms._purged = -1e9
    table = (await ann.open("me", "me"))["table"]
    await ann.post(f"/api/tables/{table}/delete")
    running.house.rooms._purged = -1e9
    while table in await rows(ann):
        await asyncio.sleep(0.02)
    assert (await ann.post(f"/api/tables/{table}/restore", None, 404))["code"] == "unknown_table"
    assert running.house.store.entries(table) == []


async def test_a_game_that_the_admin_closes_can_only_be_looked_at_until_it_is_reopened(person, start):
    """Whoever looks at it is sent away, and finds it as it is now."""
    running = start(idle=0.05)
    ann = await person("Ann", running.address)
    table = (await ann.open("me", "thumb"))["table"]
    page = await ann.sit(table)
    await page.until(lambda: page.position["decisions"])
    entry, admin = page.position["entry"], running.open_store()
    try:
        admin.close_table(table, 1).result()
        page = await back(ann, page)
        assert page.table["watch_only"]
        assert (page.position["entry"], page.position["decisions"]) == (entry, [])
        act = {"type": "act", "seat": 0, "decision": entry, "text": "end"}
        assert (await page.ask(act))["code"] == "late"
        row = (await rows(ann))[table]
        assert (row["waiting"], row["ended"]) == (False, False)
        admin.close_table(table, None).result()
        page = await back(ann, page)
        assert not page.table["watch_only"]
        assert (await page.act())["type"] == "done"
        admin.delete_table(table, 1).result()
        await asyncio.wait_for(page.socket.wait_closed(), 30)
    finally:
        admin.close()


async def back(person: Person, page: TablePage) -> TablePage:
    """Wait until a page is sent away, and come back."""
    async with asyncio.timeout(30):
        with contextlib.suppress(ConnectionClosed):
            while True:
                await page.read()
    assert page.socket.close_code == 1012
    return await person.sit(page.table["id"])


async def test_a_guest_sees_the_table_before_sitting_down(person, server):
    ann, ben = await person("Ann"), await person("Ben")
    links = await ann.open("me", "friend", "thumb", game="havresac")
    await ann.post(f"/api/tables/{links['table']}/name", {"name": "Friday"})
    guest = Person(server.address)
    secret = {"token": token(links["seats"]["1"])}
    try:
        told = await guest.post("/api/invitation", secret)
        assert (told["kind"], told["game"], told["name"], told["host"]) == (
            "seat",
            "havresac",
            "Friday",
            "Ann",
        )
        assert [(s["kind"], s["name"]) for s in told["seats"]] == [
            ("person", "Ann"),
            ("open", ""),
            ("bot", ""),
        ]
        assert (told["seat"], told["inside"], told["ended"]) == (1, False, False)
        assert (
            told["view"] == (await ann.sit(links["table"])).welcome["position"]["views"]["0"] | told["view"]
        )
        assert (await ann.sit(links["table"])).seats[1]["kind"] == "open", "looking is not sitting down"
        assert (await guest.get(f"/api/tables/{links['table']}/links", 404))["code"] == "unknown_table"
        await ben.join(links["seats"]["1"])
        assert (await guest.post("/api/invitation", secret, 409))["code"] == "seat_taken"
        mine = await ben.post("/api/invitation", secret)
        assert (mine["seat"], mine["inside"]) == (None, True)
        watch = await guest.post("/api/invitation", {"token": token(links["watch"])})
        assert (watch["kind"], watch["seat"], watch["inside"]) == ("watch", None, False)
        assert (await guest.post("/api/invitation", {"token": "nonsense"}, 404))["code"] == "unknown_link"
    finally:
        await guest.close()


async def test_the_texts_of_a_game_are_compressed_and_not_sent_twice(server):
    async with httpx.AsyncClient(base_url=server.address, timeout=30) as http:
        path = "/api/games/defenders/text/fr"
        assert (await http.get("/api/games")).headers["content-encoding"] == "gzip"
        whole = await http.get(path, headers={"accept-encoding": "identity"})
        packed = await http.get(path, headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in whole.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) * 3 < len(whole.content)
        assert packed.json() == whole.json()
        assert packed.headers["vary"] == whole.headers["vary"] == "accept-encoding"
        assert packed.headers["etag"] != whole.headers["etag"]
        again = {"accept-encoding": "gzip", "if-none-match": packed.headers["etag"]}
        kept = await http.get(path, headers=again)
        assert (kept.status_code, kept.content, kept.headers["etag"]) == (304, b"", packed.headers["etag"])
        other = await http.get("/api/games/defenders/text/en", headers=again)
        assert other.status_code == 200
