"""What lets people in can be listed and revoked by its owner; what was revoked says so, and opens nothing."""

from __future__ import annotations

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from tablee.server.people import browser
from tests.server.client import Json, Person, token

pytestmark = pytest.mark.anyio


async def second(ann: Person, address: str) -> Person:
    """Another device of the same person."""
    other = Person(address)
    other.http.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0"
    await other.post("/api/me/recover", {"code": (await ann.get("/api/me"))["code"]})
    await other.get("/api/me")
    return other


async def test_a_device_is_listed_and_signed_out(person, server):
    ann = await person("Ann")
    table = (await ann.open("me", "me"))["table"]
    other = await second(ann, server.address)
    page = await other.sit(table)
    code = (await other.get("/api/me"))["code"]
    async with asyncio.timeout(60):  # nobody waits until it is kept what a device calls itself
        while "" in [one["name"] for one in (await ann.get("/api/me/access"))["devices"]]:
            pass
    devices = (await ann.get("/api/me/access"))["devices"]
    assert [(one["here"], one["name"]) for one in devices] == [
        (True, "python-httpx"),
        (False, "Firefox, Linux"),
    ]
    assert all(one["seen"] > 10**12 for one in devices)
    eve = await person("Eve")
    stolen = {"device": devices[1]["id"]}
    assert (await eve.post("/api/me/devices/revoke", stolen, 404))["code"] == "unknown_device"
    await ann.post("/api/me/devices/revoke", stolen)
    with pytest.raises(ConnectionClosed, match="1012"):
        await page.until(lambda: False)
    again = await other.socket()
    await again.send('{"type":"hello","table":"' + table + '"}')
    assert "device_revoked" in str(await again.recv())
    assert (await other.get("/api/me", 401))["code"] == "device_revoked"
    assert (await other.get("/api/me"))["tables"] == [], "told once, and nobody from then on"
    assert (await eve.post("/api/me/recover", {"code": code}, 410))["code"] == "code_revoked"
    assert (await ann.post("/api/me/devices/revoke", stolen, 404))["code"] == "unknown_device"
    assert [one["here"] for one in (await ann.get("/api/me/access"))["devices"]] == [True]
    assert (await ann.get("/api/me"))["tables"]
    await other.close()


async def test_a_recovery_code_is_revoked_and_followed_by_another(person, server):
    ann = await person("Ann")
    before = await ann.get("/api/me")
    after = await ann.post("/api/me/code/revoke", {})
    assert after["code"] != before["code"]
    assert (await ann.get("/api/me"))["code"] == after["code"]
    guest = Person(server.address)
    for code in (before["code"], token(before["link"])):
        refused = await guest.post("/api/me/recover", {"code": code}, 410)
        assert refused == {"code": "code_revoked", "message": "this return link or recovery code was revoked"}
    assert (await guest.post("/api/me/recover", {"code": after["code"]}))["name"] == "Ann"
    mine = (await guest.get("/api/me"))["code"]
    (other,) = [one for one in (await ann.get("/api/me/access"))["devices"] if not one["here"]]
    await ann.post("/api/me/code/revoke", {"device": other["id"]})
    fresh = (await guest.get("/api/me"))["code"]
    assert fresh != mine, "the other device has another code when it comes next"
    stranger = Person(server.address)
    assert (await stranger.post("/api/me/recover", {"code": mine}, 410))["code"] == "code_revoked"
    assert (await stranger.post("/api/me/recover", {"code": fresh}))["name"] == "Ann"
    assert (await ann.post("/api/me/code/revoke", {"device": "nonsense"}, 404))["code"] == "unknown_device"
    for one in (guest, stranger):
        await one.close()


async def test_links_are_listed_and_revoked(person):
    ann, ben, eve = await person("Ann"), await person("Ben"), await person("Eve")
    alone = (await ann.open("me", "random"))["table"]
    links = await ann.open("me", "friend", "friend")
    table = links["table"]
    shared = (await ann.post(f"/api/tables/{table}/share", {"entry": 0}))["link"]

    async def listed(who: Person) -> list[tuple[str, str, int]]:
        given: list[Json] = (await who.get("/api/me/access"))["links"]
        return sorted((link["table"], link["kind"], link["number"]) for link in given)

    assert await listed(ann) == [
        (table, "seat", 1),
        (table, "seat", 2),
        (table, "share", 0),
        (table, "watch", -1),
    ]
    assert alone not in str(await listed(ann)), "a link that nobody was shown is not listed"
    await ben.join(links["seats"]["1"])
    own = (await ben.get(f"/api/tables/{table}/links"))["watch"]
    assert await listed(ben) == [(table, "watch", -1)]

    for kind, number in (("seat", 2), ("watch", -1), ("share", 0)):
        await ann.post(f"/api/tables/{table}/links/revoke", {"kind": kind, "number": number})
    for link in (links["seats"]["2"], links["watch"], shared, own):
        for path in ("/api/invitation", "/api/join"):
            refused = await eve.post(path, {"token": token(link)}, 410)
            assert refused == {"code": "link_revoked", "message": "this link was revoked: ask for a new one"}
    assert (await eve.get(f"/api/tables/{table}/record", 404))["code"] == "unknown_table"
    assert await listed(ann) == [(table, "seat", 1)]

    again = await ann.get(f"/api/tables/{table}/links")
    assert again["watch"] != links["watch"]
    assert set(again["seats"]) == {"2"}
    assert again["seats"]["2"] != links["seats"]["2"]
    await eve.join(again["seats"]["2"])
    page = await eve.sit(table)
    assert list(page.position["views"]) == ["2"]
    assert (await ben.sit(table)).seats[1]["mine"], "who is in stays in"
    await eve.post(f"/api/tables/{table}/links/revoke", {"kind": "watch"})
    assert (await (await person("Zoe")).join(again["watch"]))["table"] == table, (
        "only the host revokes others'"
    )
    stranger = await person("Dan")
    refused = await stranger.post(f"/api/tables/{table}/links/revoke", {"kind": "watch"}, 404)
    assert refused["code"] == "unknown_table"
    await ann.post(f"/api/tables/{table}/links/revoke", {"kind": "door"}, 400)


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (
            "Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36 Edg/141.0",
            "Edge, Windows",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1",
            "Safari, iPhone",
        ),
        (
            "Mozilla/5.0 (Linux; Android 15) Chrome/141.0 Mobile Safari/537.36",
            "Chrome, Android",
        ),
        ("curl/8.0", "curl"),
        ("", ""),
        ("<script>", ""),
    ],
)
def test_devices_are_called_by_what_they_say_they_are(agent, name):
    assert browser(agent) == name
