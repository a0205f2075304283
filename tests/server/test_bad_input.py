"""Whatever a page sends: a clear error to that page, no change, nobody else disturbed."""

from __future__ import annotations

import contextlib
import json

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tablee.server.settings import Rate
from tests.server.client import Person, TablePage
from tests.server.conftest import LOOSE

pytestmark = pytest.mark.anyio

MALFORMED = {
    "nothing": "",
    "no json": "hello",
    "no object": "[1,2]",
    "null": "null",
    "half": '{"type":"ping"',
    "no type": '{"id":"x"}',
    "unknown type": '{"type":"shout","id":"x"}',
    "missing field": '{"type":"act","id":"x","seat":0}',
    "unknown field": '{"type":"ping","id":"x","more":1}',
    "wrong type": '{"type":"act","id":"x","seat":"0","decision":0,"text":"end"}',
    "number as text": '{"type":"act","id":"x","seat":0,"decision":0,"text":7}',
    "fraction": '{"type":"look","id":"x","entry":1.5}',
    "long id": json.dumps({"type": "ping", "id": "x" * 65}),
    "deep": "[" * 5000,
    "deep object": '{"type":"ping","id":' + '{"a":' * 3000,
    "surrogate": '{"type":"ping","id":"\\ud800"}',
}


async def two(person) -> tuple[TablePage, TablePage]:
    """A table with two people."""
    ann, ben = await person("Ann"), await person("Ben")
    links = await ann.open("me", "friend")
    await ben.join(links["seats"]["1"])
    return await ann.sit(links["table"]), await ben.sit(links["table"])


async def untouched(bad: TablePage, other: TablePage, heard: int) -> None:
    """Nothing has changed, the other page heard nothing, both go on."""
    assert (await bad.ask({"type": "ping"}))["type"] == "pong"
    assert (await other.ask({"type": "ping"}))["type"] == "pong"
    assert len(other.raw) == heard + 1, other.raw[heard:]
    fresh = await other.person.sit(other.table["id"])
    assert fresh.position["entry"] == other.position["entry"]


@pytest.mark.parametrize("what", MALFORMED)
async def test_malformed(person, what):
    page, other = await two(person)
    await page.ask({"type": "ping"})
    await other.ask({"type": "ping"})
    heard = len(other.raw)
    await page.send(MALFORMED[what])
    answer = await page.read()
    assert answer["type"] == "failed", answer
    assert answer["code"] == "malformed"
    await untouched(page, other, heard)


async def test_bytes_are_refused(person):
    page, _ = await two(person)
    await page.socket.send(b'{"type":"ping","id":"x"}')
    assert (await page.failure())["code"] == "malformed"
    assert (await page.ask({"type": "ping"}))["type"] == "pong"


async def test_large_messages(person):
    page, other = await two(person)
    await other.ask({"type": "ping"})
    heard = len(other.raw)
    await page.send(json.dumps({"type": "why", "id": "x", "seat": 0, "text": "x" * 20_000}))
    assert (await page.failure())["code"] == "too_large"
    await untouched(page, other, heard)
    # Few enough to be sent in one go: who still sends when the door is shut does not hear why.
    await page.send("x" * (4 * LOOSE.frame + 1))
    await page.socket.wait_closed()
    assert page.socket.close_code == 1009
    await page.person.sit(page.table["id"])


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seat": 1}, "not_your_seat"),
        ({"seat": 7}, "not_your_seat"),
        ({"seat": -1}, "not_your_seat"),
        ({"seat": 10**20}, "not_your_seat"),
        ({"decision": 12}, "late"),
        ({"decision": -1}, "late"),
        ({"text": "dance"}, "bad_notation"),
        ({"text": ""}, "bad_notation"),
        ({"text": "choose kulak " * 40}, "bad_notation"),
        ({"text": "choose k\u00fclak"}, "bad_notation"),
    ],
)
async def test_wrong_answers(person, change, code):
    page, other = await two(person)
    await other.ask({"type": "ping"})
    heard = len(other.raw)
    decision = page.position["decisions"][0]
    answer = await page.ask({**page.act_message(decision, decision["choices"][0]["text"]), **change})
    assert (answer["type"], answer["code"]) == ("failed", code)
    await untouched(page, other, heard)


async def test_out_of_turn_and_forged_seat(person):
    page, other = await two(person)
    await page.until(lambda: page.seats[1]["online"])
    heard = len(page.raw)
    decision = page.position["decisions"][0]
    text = decision["choices"][0]["text"]
    forged = await other.ask({"type": "act", "seat": 0, "decision": decision["id"], "text": text})
    assert forged["code"] == "not_your_seat"
    early = await other.ask({"type": "act", "seat": 1, "decision": decision["id"], "text": text})
    assert early["type"] == "refused"
    assert early["rule"]
    for message in (
        {"type": "take_back", "seat": 0},
        {"type": "why", "seat": 0, "text": text},
    ):
        assert (await other.ask(message))["code"] == "not_your_seat"
    await untouched(other, page, heard)


async def test_unknown_and_foreign_tables_and_no_hello(person, server):
    page, _ = await two(person)
    eve = await person("Eve")
    stranger = Person(server.address)
    for someone in (eve, stranger):
        loose = TablePage(someone, await someone.socket())
        for table in (page.table["id"], "0" * 16, "", "../../etc", "x" * 10_000):
            await loose.send({"type": "hello", "table": table})
            assert (await loose.failure())["code"] == "unknown_table"
        answer = await loose.ask({"type": "act", "seat": 0, "decision": 0, "text": "end"})
        assert answer["code"] == "no_hello"
        assert (await loose.ask({"type": "ping"}))["type"] == "pong"
    await stranger.close()


async def test_other_pages_may_not_connect(person, server):
    ann = await person("Ann")
    for origin in ("http://evil.example", "null", "http://127.0.0.1:1", "https://evil.example:443"):
        with pytest.raises(InvalidStatus) as refused:
            await ann.socket(Origin=origin)
        assert refused.value.response.status_code == 403
        response = await ann.http.post("/api/me", json={"name": "Eve"}, headers={"origin": origin})
        assert (response.status_code, response.json()["code"]) == (403, "other_origin")
    await (await ann.socket(Origin=server.address)).close()
    response = await ann.http.post("/api/me", json={"name": "Eve"}, headers={"sec-fetch-site": "cross-site"})
    assert response.status_code == 403
    assert (await ann.get("/api/me"))["name"] == "Ann"


async def test_too_many_messages(start, person):
    running = start(limits=LOOSE.__class__(messages=Rate(5, 20), requests=LOOSE.requests))
    ann, ben = await person("Ann", running.address), await person("Ben", running.address)
    links = await ann.open("me", "friend")
    await ben.join(links["seats"]["1"])
    page, other = await ann.sit(links["table"]), await ben.sit(links["table"])
    for i in range(30):
        await page.send({"type": "ping", "id": f"p{i}"})
    answers = [await page.read() for _ in range(30)]
    assert {answer.get("code", answer["type"]) for answer in answers if answer["type"] != "seats"} >= {
        "pong",
        "too_fast",
    }
    assert (await other.ask({"type": "ping"}))["type"] == "pong"
    with contextlib.suppress(ConnectionClosed):
        for i in range(200):
            await page.send({"type": "ping", "id": f"q{i}"})
    await page.socket.wait_closed()
    assert page.socket.close_code == 1008
    assert (await other.ask({"type": "ping"}))["type"] == "pong"


async def test_too_many_requests_and_guesses(start):
    running = start(limits=LOOSE.__class__(requests=Rate(1, 30), guesses=Rate(0.01, 3)))
    ann = Person(running.address)
    codes = [(await ann.http.post("/api/join", json={"token": f"t{i}"})).status_code for i in range(6)]
    assert codes == [404, 404, 404, 429, 429, 429]
    answers = [await ann.http.get("/api/games") for _ in range(40)]
    assert answers[-1].status_code == 429
    assert answers[-1].json()["code"] == "too_fast"
    assert "content-security-policy" in answers[-1].headers
    await ann.close()


async def test_too_many_connections(start, person):
    running = start(limits=LOOSE.__class__(sockets=3, requests=LOOSE.requests))
    ann = await person("Ann", running.address)
    for _ in range(3):
        await ann.socket()
    with pytest.raises(InvalidStatus):
        await ann.socket()


async def test_http_bodies(person):
    ann = await person("Ann")
    cases = [
        (b"", "application/json", 400),
        (b"{", "application/json", 400),
        (b"[]", "application/json", 400),
        (b'{"name":1}', "application/json", 400),
        (b'{"name":"a","b":1}', "application/json", 400),
        (b'{"name":"Eve"}', "text/plain", 415),
        (b'{"name":"Eve"}', "application/x-www-form-urlencoded", 415),
        (b'{"name":"' + b"x" * 20_000 + b'"}', "application/json", 413),
        (b"\xff\xfe", "application/json", 400),
    ]
    for body, kind, status in cases:
        response = await ann.http.post("/api/me", content=body, headers={"content-type": kind})
        assert response.status_code == status, (body[:20], response.text)
        assert set(response.json()) == {"code", "message"}
    big = await ann.http.post("/api/import", content=b"x" * 8_000_001)
    assert big.status_code == 413

    async def endless():
        for _ in range(1000):
            yield b"x" * 10_000

    cut = await ann.http.post("/api/me", content=endless(), headers={"content-type": "application/json"})
    assert cut.status_code == 413
    assert (await ann.get("/api/me"))["name"] == "Ann"


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "seats": []},
        {"game": "runemasters", "seats": []},
        {"game": "runemasters", "seats": [{"kind": "me"}] * 5},
        {"game": "runemasters", "seats": [{"kind": "me"}] * 400},
        {"game": "runemasters", "seats": [{"kind": "bot"}, {"kind": "me"}]},
        {"game": "runemasters", "seats": [{"kind": "bot", "bot": "../x"}, {"kind": "me"}]},
        {"game": "runemasters", "seats": [{"kind": "ghost"}, {"kind": "me"}]},
        {"game": "runemasters", "seats": [{"kind": "me"}] * 2, "options": {"difficulty": "none"}},
        {"game": "runemasters", "seats": [{"kind": "me"}] * 2, "options": {"cheat": "yes"}},
        {"game": "runemasters", "seats": [{"kind": "me"}] * 2, "name": "x" * 100},
        {"game": "runemasters", "seats": [{"kind": "me"}] * 2, "name": "<b>\n</b>\x00"},
    ],
)
async def test_tables_that_cannot_be(person, body):
    ann = await person("Ann")
    response = await ann.http.post("/api/tables", json=body)
    assert response.status_code in (400, 404)
    assert set(response.json()) == {"code", "message"}
    assert (await ann.get("/api/me"))["tables"] == []
