"""The attacks of `tools/siege.py`: what hostile strangers send, each from an address of its own.

Each keeps what it holds until the time is over, and counts what it was answered. What they compute is little:
bytes are made once and sent again and again.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import secrets
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

PIECE = 64 * 1024


@dataclass
class Attack:
    """One attacker."""

    server: str
    here: str
    """The address it comes from."""
    until: float
    record: bytes
    tried: str = ""
    answers: Counter[str] = field(default_factory=Counter)
    cookie: str = field(default_factory=lambda: f"tablee={secrets.token_urlsafe(32)}")

    @property
    def left(self) -> float:
        return max(0.0, self.until - time.monotonic())

    def http(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=self.here)
        headers = {"Cookie": self.cookie}
        return httpx.AsyncClient(base_url=self.server, transport=transport, headers=headers, timeout=120)

    async def plain(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare connection."""
        where = urlsplit(self.server)
        return await asyncio.open_connection(where.hostname, where.port, local_addr=(self.here, 0))

    def head(self, method: str, path: str, *more: str) -> bytes:
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: {urlsplit(self.server).netloc}",
            f"Cookie: {self.cookie}",
        ]
        return "\r\n".join([*lines, *more, "", ""]).encode()

    async def status(self, reader: asyncio.StreamReader) -> None:
        """Count the answer to something sent over a bare connection."""
        try:
            line = await asyncio.wait_for(reader.readline(), max(0.1, self.left))
            self.answers[line.split()[1].decode() if line else "closed"] += 1
        except TimeoutError:
            self.answers["nothing"] += 1
        except OSError:
            self.answers["closed"] += 1

    async def table(self, http: httpx.AsyncClient) -> str:
        """A table of its own with a long history."""
        answer = await http.post("/api/import", content=self.record)
        return str(answer.json()["table"])


def long_record(entries: int) -> bytes:
    """A record that takes long to be replayed: a game that is taken back to its beginning again and again."""
    from tablee.match import Match
    from tablee.record.lines import encode

    rng = random.Random(1)
    match = Match("defenders", ["human"] * 4, seed=1)
    start = match.place
    while len(match.entries) < entries:
        if match.place - start > 40:
            match.undo(0, start, consent=True)
        seat = match.to_act()[0]
        decision = match.decision(seat)
        assert decision is not None
        match.submit(seat, match.decision_id(seat), rng.choice(decision.choices).text)
    return encode([match.header, *match.entries])


async def imports(a: Attack) -> None:
    a.tried = f"ten imports at once of a record of {len(a.record)} bytes, again and again"

    async def one(http: httpx.AsyncClient) -> None:
        while a.left:
            answer = await http.post("/api/import", content=a.record)
            a.answers[f"{answer.status_code}"] += 1
            await asyncio.sleep(0.2)

    async with a.http() as http:
        await asyncio.gather(
            *(asyncio.wait_for(one(http), a.left + 1) for _ in range(10)), return_exceptions=True
        )


async def deaf(a: Attack) -> None:
    a.tried = "200 sockets that ask for the whole table again and again and read nothing"
    async with a.http() as http:
        table = await a.table(http)
    hello = json.dumps({"type": "hello", "table": table})

    async def one() -> None:
        address = a.server.replace("http", "ws", 1) + "/ws"
        headers = {"Cookie": a.cookie}
        try:
            socket = await connect(
                address,
                additional_headers=headers,
                proxy=None,
                local_addr=(a.here, 0),
                ping_interval=None,
                max_size=2**24,
                open_timeout=60,
            )
        except (WebSocketException, OSError) as error:
            a.answers[type(error).__name__] += 1
            return
        a.answers["let in"] += 1
        socket.transport.pause_reading()
        with contextlib.suppress(Exception):
            while a.left:
                await asyncio.wait_for(socket.send(hello), a.left)
                await asyncio.sleep(0.2)
        socket.transport.abort()

    await asyncio.gather(*(one() for _ in range(200)))


async def stalled(a: Attack) -> None:
    a.tried = "150 uploads of 8 MB that stop before their last byte"
    size = 7_999_999
    head = a.head("POST", "/api/import", f"Content-Length: {size}", "Content-Type: application/jsonl")
    piece = b"x" * PIECE

    async def one() -> None:
        try:
            reader, writer = await a.plain()
            writer.write(head)
            sent = 0
            answer = asyncio.create_task(a.status(reader))
            while sent + PIECE < size and not answer.done():
                writer.write(piece)
                sent += PIECE
                await writer.drain()
            await answer
            writer.transport.abort()
        except OSError:
            a.answers["closed"] += 1

    await asyncio.gather(*(one() for _ in range(150)))


async def silent(a: Attack) -> None:
    a.tried = "1,100 connections that say nothing, opened again when they are closed"

    async def one() -> None:
        while a.left:
            try:
                reader, writer = await asyncio.wait_for(a.plain(), a.left)
                got = await asyncio.wait_for(reader.read(1), a.left)
                a.answers["closed" if not got else "answered"] += 1
                writer.close()
            except TimeoutError:
                a.answers["held to the end"] += 1
                return
            except OSError as error:
                a.answers[type(error).__name__] += 1
            await asyncio.sleep(0.5)

    await asyncio.gather(*(one() for _ in range(1100)))


async def endless_heads(a: Attack) -> None:
    a.tried = "20 requests whose headers never end"
    line = b"X-More: " + b"x" * 1000 + b"\r\n"

    async def one() -> None:
        try:
            reader, writer = await a.plain()
            writer.write(a.head("GET", "/api/games")[:-2])
            answer = asyncio.create_task(a.status(reader))
            while a.left and not answer.done():
                writer.write(line)
                await writer.drain()
                await asyncio.sleep(0.01)
            await answer
            writer.transport.abort()
        except OSError:
            a.answers["closed"] += 1

    await asyncio.gather(*(one() for _ in range(20)))


async def tables(a: Attack) -> None:
    a.tried = "tables of bots alone without end"
    seats = [{"kind": "bot", "bot": "thumb"}] * 4
    async with a.http() as http:
        while a.left:
            try:
                answer = await http.post("/api/tables", json={"game": "defenders", "seats": seats})
            except httpx.HTTPError as error:
                a.answers[type(error).__name__] += 1
                continue
            a.answers[f"{answer.status_code}"] += 1
            if answer.status_code != 200:
                await asyncio.sleep(0.1)


async def forged(a: Attack) -> None:
    a.tried = "requests with forged X-Forwarded-For, as fast as 200 in a second"
    async with a.http() as http:
        rng = random.Random(2)
        while a.left:
            origin = ".".join(str(rng.randrange(1, 255)) for _ in range(4))
            body = {"code": "AAAA-BBBB-CCCC-DDDD-EEEE"}
            try:
                answer = await http.post("/api/me/recover", json=body, headers={"X-Forwarded-For": origin})
                a.answers[f"{answer.status_code}"] += 1
            except httpx.HTTPError as error:
                a.answers[type(error).__name__] += 1
            await asyncio.sleep(0.005)


async def flood(a: Attack) -> None:
    a.tried = "a flood of messages: 10 sockets with some hundred in a second each"
    async with a.http() as http:
        table = await a.table(http)
    hello = json.dumps({"type": "hello", "table": table})
    look = json.dumps({"type": "look", "id": "x", "entry": 1})

    async def one() -> None:
        address = a.server.replace("http", "ws", 1) + "/ws"
        headers = {"Cookie": a.cookie}
        while a.left:
            try:
                async with connect(
                    address, additional_headers=headers, proxy=None, local_addr=(a.here, 0), open_timeout=60
                ) as socket:
                    await socket.send(hello)
                    reading = asyncio.create_task(_count(socket, a.answers))
                    with contextlib.suppress(Exception):
                        while a.left and not reading.done():
                            await socket.send(look)
                            await asyncio.sleep(0.003)
                    reading.cancel()
                    a.answers[f"closed {socket.close_code}"] += 1
            except (WebSocketException, OSError, TimeoutError) as error:
                a.answers[type(error).__name__] += 1
            await asyncio.sleep(0.5)

    await asyncio.gather(*(one() for _ in range(10)))


async def _count(socket: Any, answers: Counter[str]) -> None:
    async for message in socket:
        answers["too_fast" if '"too_fast"' in str(message)[:200] else "answered"] += 1


ATTACKS: dict[str, Callable[[Attack], Awaitable[None]]] = {
    "imports": imports,
    "deaf": deaf,
    "stalled": stalled,
    "silent": silent,
    "endless_heads": endless_heads,
    "tables": tables,
    "forged": forged,
    "flood": flood,
}


async def run(server: str, record: bytes, seconds: float, names: list[str]) -> dict[str, Any]:
    """All these attacks at once."""
    until = time.monotonic() + seconds
    made = {name: Attack(server, f"127.2.0.{i + 2}", until, record) for i, name in enumerate(names)}
    if "forged" in made:
        made["forged"].here = "127.0.0.1"  # where a proxy would be

    async def one(name: str) -> None:
        try:
            await asyncio.wait_for(ATTACKS[name](made[name]), seconds + 2)
        except Exception as error:
            made[name].answers[f"stopped: {type(error).__name__} {error}"[:60]] += 1

    await asyncio.gather(*(one(name) for name in names))
    return {name: {"tried": a.tried, "answers": dict(a.answers)} for name, a in made.items()}


def main(server: str, record: str, seconds: str, *names: str) -> None:
    os.nice(10)  # the processor is for the others
    report = run(server, Path(record).read_bytes(), float(seconds), list(names))
    print(json.dumps(asyncio.run(report)))


if __name__ == "__main__":
    main(*sys.argv[1:])
