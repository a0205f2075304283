"""Headers, cookies, hosts, files, and secrets that stay secret."""

from __future__ import annotations

import json
import logging
import random
import re
import sqlite3

import pytest

from tablee.server.security import Hosts, host_name
from tablee.server.static import Bundle
from tablee.server.tokens import code_fingerprint, fingerprint, link_token, new_token, recovery_code
from tests.server.client import Person, token

pytestmark = pytest.mark.anyio


async def test_headers_of_every_answer(server):
    ann = Person(server.address)
    host = server.address.removeprefix("http://")
    for path in ("/", "/table/x", "/api/games", "/api/nothing", "/nothing.js", "/api/tables/x/record"):
        response = await ann.http.get(path)
        policy = dict(part.split(" ", 1) for part in response.headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == policy["style-src"] == policy["font-src"] == "'self'"
        assert policy["img-src"] == "'self' data:"
        assert policy["connect-src"] == f"'self' ws://{host} wss://{host}"
        assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
        assert policy["form-action"] == "'self'"
        assert response.headers["referrer-policy"] == "no-referrer"
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in response.headers
    await ann.close()


async def test_the_cookie(server):
    ann = Person(server.address)
    given = (await ann.http.get("/api/me")).headers["set-cookie"]
    assert re.match(r"tablee=[A-Za-z0-9_-]{43}; ", given)
    assert "HttpOnly" in given
    assert "SameSite=strict" in given
    assert "Secure" not in given
    assert "set-cookie" not in (await ann.http.get("/api/me")).headers
    other = await ann.http.get("/api/me", headers={"cookie": "tablee=short"})
    assert "tablee=short" not in other.headers["set-cookie"]
    await ann.close()


async def test_paths_of_the_api_answer_in_json(server):
    ann = Person(server.address)
    for method, path, status in (
        ("GET", "/api/nothing", 404),
        ("GET", "/api", 404),
        ("DELETE", "/api/games", 405),
        ("POST", "/api/games", 405),
        ("GET", "/api/join", 405),
        ("PUT", "/api/nothing", 404),
    ):
        response = await ann.http.request(method, path)
        assert response.status_code == status, (method, path)
        assert set(response.json()) == {"code", "message"}
    await ann.close()


@pytest.mark.parametrize(
    ("host", "fine"),
    [
        ("localhost", True),
        ("localhost:8765", True),
        ("127.0.0.1:1", True),
        ("[::1]:8765", True),
        ("192.168.1.7:8765", True),
        ("game.example", True),
        ("GAME.example:80", True),
        ("evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("", False),
        ("a b", False),
        ("x;script-src *", False),
        ("[::1", False),
    ],
)
async def test_hosts(host, fine):
    assert Hosts(["game.example"]).allows(host) is fine


async def test_other_host_names_are_refused(server):
    ann = Person(server.address)
    response = await ann.http.get("/api/games", headers={"host": "evil.example"})
    assert (response.status_code, response.json()["code"]) == (421, "unknown_host")
    await ann.close()
    assert host_name("evil.example;x") is None


async def test_files(tmp_path, start):
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<!doctype html><html lang="en"><body>page')
    (folder / "assets" / "main-1234.js").write_text("x" * 5000)
    (folder / "assets" / "main-1234.js.br").write_bytes(b"made by the build")
    (folder / "assets" / "main-1234.css").write_text("a{}")
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / ".secret.txt").write_text("secret")
    (tmp_path / "outside.txt").write_text("secret")
    running = start()
    running.house.bundle.folder, running.house.bundle.lang = folder, "fr"
    ann = Person(running.address)
    page = await ann.http.get("/table/1234")
    assert page.text == '<!doctype html><html lang="fr"><body>page'
    assert page.headers["cache-control"] == "no-cache"
    assert (await ann.http.get("/rules")).status_code == 200
    small = await ann.http.send(
        ann.http.build_request("GET", "/assets/main-1234.js", headers={"accept-encoding": "gzip, br"}),
        stream=True,
    )
    assert small.headers["content-encoding"] == "br"
    assert b"".join([part async for part in small.aiter_raw()]) == b"made by the build"
    script = await ann.http.get("/assets/main-1234.js", headers={"accept-encoding": "gzip"})
    assert script.headers["etag"] != small.headers["etag"]
    assert script.headers["x-content-type-options"] == "nosniff"
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert (await ann.http.get("/assets/main-1234.css")).headers["content-type"].startswith("text/css")
    assert (await ann.http.get("/favicon.svg")).headers["content-type"] == "image/svg+xml"
    for path in ("/.secret.txt", "/../outside.txt", "/%2e%2e/outside.txt", "/assets/..%2f..%2foutside.txt"):
        response = await ann.http.get(path)
        assert response.status_code == 404, path
        assert "secret" not in response.text
    await ann.close()


async def test_without_the_page_the_rest_works(tmp_path, start):
    running = start()
    running.house.bundle.folder = tmp_path
    assert not Bundle(tmp_path).built
    ann = Person(running.address)
    page = await ann.http.get("/")
    assert page.status_code == 503
    assert "npm run build" in page.text
    assert await ann.get("/api/games")
    await ann.close()


async def test_no_token_is_stored_or_logged(start, tmp_path, person, caplog):
    caplog.set_level(logging.DEBUG)
    running = start()
    ann, ben = await person("Ann", running.address), await person("Ben", running.address)
    links = await ann.open("me", "friend")
    await ben.join(links["seats"]["1"])
    await ben.http.post("/api/join", json={"token": "wrong"})
    page = await ann.sit(links["table"])
    await page.act()
    shared = (await ann.post(f"/api/tables/{links['table']}/share", {"entry": 1}))["link"]
    me = await ann.get("/api/me")
    secrets = [
        ann.http.cookies["tablee"],
        ben.http.cookies["tablee"],
        me["code"],
        me["code"].replace("-", ""),
    ]
    given = (*links["seats"].values(), links["watch"], shared, me["link"])
    for link in given:
        path, _, fragment = link.partition("#")
        assert path == "/join", "what a browser asks for tells no secret"
        await ben.http.get(f"/{fragment[0]}/{token(link)}")  # a link of an earlier version
    secrets += [token(link) for link in given]
    running.stop()
    with sqlite3.connect(tmp_path / "data" / "tables.sqlite") as data:
        kept = "\n".join(data.iterdump())
    data.close()
    ours = "\n".join(
        r.getMessage()
        for r in caplog.records
        if not r.name.startswith(("httpx", "httpcore", "websockets.client"))
    )
    for secret in secrets:
        assert secret not in kept
        assert secret not in ours
    assert fingerprint(ann.http.cookies["tablee"]) in kept, "the test looks at the right place"
    assert (tmp_path / "data" / "tables.sqlite").stat().st_mode & 0o077 == 0


async def test_tokens():
    token, other = new_token(), new_token()
    assert recovery_code(token) == recovery_code(token) != recovery_code(other)
    assert re.fullmatch(r"([A-Z2-7]{4}-){4}[A-Z2-7]{4}", recovery_code(token))
    assert code_fingerprint("abcd efgh-") == code_fingerprint("ABCD-EFGH")
    made = {link_token(t, kind, "1", n) for t in (token, other) for kind in ("seat", "watch") for n in (0, 1)}
    assert len(made) == 8
    assert all(len(link) == 32 for link in made)


# Secrecy over the wire -------------------------------------------------------------------------------------


async def test_no_message_tells_the_seed_before_the_end(server, person, tmp_path):
    ann, eve = await person("Ann"), await person("Eve")
    links = await ann.open("me", "thumb")
    await eve.join(links["watch"])
    page, watching = await ann.sit(links["table"]), await eve.sit(links["table"])
    rng = random.Random(11)
    while page.position["ending"] is None and len(page.raw) < 60:
        if page.position["decisions"]:
            await page.act(rng=rng)
        else:
            await page.read()
    row = server.house.store.table(links["table"])
    heard = "".join(page.raw) + json.dumps(await ann.get("/api/me"))
    running = page.position["ending"] is None
    if running:
        heard += await ann.record(links["table"])
        (seed,) = row.seeds
        assert seed not in heard
    await page.play(rng)
    await watching.until(lambda: watching.table["seeds"])
    (seed,) = watching.table["seeds"]
    for reader in (page, watching):
        before = [text for text in reader.raw if '"seeds":["' not in text]
        assert len(before) > 10
        assert not any(seed in text for text in before)


async def test_readers_who_may_know_the_same_hear_the_same(person):
    """Two spectators get the same bytes; a seat gets a spectator's facts plus its own questions."""
    ann, eve, zoe = await person("Ann"), await person("Eve"), await person("Zoe")
    links = await ann.open("me", "random")
    for someone in (eve, zoe):
        await someone.join(links["watch"])
    page = await ann.sit(links["table"])
    first, second = await eve.sit(links["table"]), await zoe.sit(links["table"])
    await page.play(random.Random(4))
    for reader in (first, second):
        await reader.until(lambda reader=reader: reader.table["seeds"])
    assert first.raw == second.raw
    updates = [json.loads(text) for text in page.raw if '"type":"update"' in text]
    seen = [json.loads(text) for text in first.raw if '"type":"update"' in text]
    assert len(updates) == len(seen) > 5  # chance decides how long the game lasts
    for mine, theirs in zip(updates, seen, strict=True):
        assert mine["events"] == theirs["events"]
        assert mine["position"]["waiting"] == theirs["position"]["waiting"]
        if mine["position"]["ending"] is None:
            assert mine["position"]["views"]["0"] == theirs["position"]["views"]["watch"]
            assert theirs["position"]["decisions"] == []
