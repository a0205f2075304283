"""What a server logs: for people or for programs, and no secret of anybody."""

from __future__ import annotations

import asyncio
import json
import random
import signal
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Person, token
from tests.server.test_cli import begin

pytestmark = pytest.mark.anyio


async def test_json_lines_tell_what_happens_and_no_secret(tmp_path: Path, request: pytest.FixtureRequest):
    process = begin(tmp_path, "--port", "0", "--log-format", "json", "--proxy", "192.0.2.1")
    request.addfinalizer(process.kill)
    assert process.stdout is not None
    address = process.stdout.readline().split()[3]
    ann, ben = Person(address), Person(address)
    for one in (ann, ben):
        await one.get("/api/me")
    links = await ann.open("me", "friend")
    await ben.join(links["seats"]["1"])
    page, other = await ann.sit(links["table"]), await ben.sit(links["table"])
    await asyncio.gather(page.play(random.Random(3)), other.play(random.Random(4)))
    me, hers = await ann.get("/api/me"), await ben.get("/api/me")
    shared = (await ann.post(f"/api/tables/{links['table']}/share", {"entry": 1}))["link"]
    secrets = [ann.http.cookies["tablee"], ben.http.cookies["tablee"], me["code"], hers["code"]]
    given = [*links["seats"].values(), links["watch"], shared, me["link"]]
    secrets += [token(link) for link in given]
    for link in given:  # also where no proxy hides them, and where they are wrong
        await ben.http.get(f"/s/{token(link)}", headers={"x-forwarded-for": "198.51.100.7"})
        await ben.http.post("/api/join", json={"token": f"{token(link)}x"})
        await ben.http.get(f"/api/{token(link)}", headers={"host": "other.example.org"})
    await ben.http.post("/api/me/recover", json={"code": me["code"][:-1]})
    await page.send(f"no message but a secret: {secrets[0]}")
    process.send_signal(signal.SIGTERM)
    with pytest.raises(ConnectionClosed):
        await page.until(lambda: False)
    _, err = process.communicate(timeout=30)
    await ann.close()
    await ben.close()
    lines = [json.loads(line) for line in err.splitlines()]
    said = [line["message"] for line in lines]
    assert said[0].startswith("the table is at http://127.0.0.1:")
    assert said[-1] == "the table has ended: everything is kept"
    assert [line["level"] for line in lines if "X-Forwarded-For" in line["message"]] == ["warning"]
    assert all(set(line) <= {"time", "level", "logger", "process", "message", "error"} for line in lines)
    for secret in secrets:
        assert secret not in err
        assert secret.replace("-", "") not in err
