"""A scripted page: a person with a cookie, over HTTP and the websocket."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
_ids = itertools.count(1)


def token(link: str) -> str:
    """The secret of a link."""
    return link.rsplit("/", 1)[1]


async def until(true: Callable[[], bool]) -> None:
    """Wait for what the server does by itself."""
    async with asyncio.timeout(120):
        while not true():
            await asyncio.sleep(0.02)


class Person:
    """A browser of its own: one cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=30)
        self._sockets: list[ClientConnection] = []

    async def get(self, path: str, status: int = 200) -> Any:
        response = await self.http.get(path)
        assert response.status_code == status, (path, response.status_code, response.text)
        return response.json()

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        response = await self.http.post(path, json={} if body is None else body)
        assert response.status_code == status, (path, response.status_code, response.text)
        return response.json()

    async def open(self, *seats: str, game: str = "runemasters", options: Json | None = None) -> Any:
        """A table with these seats: `me`, `friend`, or the name of a bot."""
        chosen = [{"kind": s} if s in ("me", "friend") else {"kind": "bot", "bot": s} for s in seats]
        return await self.post("/api/tables", {"game": game, "seats": chosen, "options": options or {}})

    async def join(self, link: str) -> Any:
        return await self.post("/api/join", {"token": token(link)})

    async def record(self, table: str) -> str:
        response = await self.http.get(f"/api/tables/{table}/record")
        assert response.status_code == 200, response.text
        return response.text

    async def sit(self, table: str, since: int = -1, log: str = "") -> TablePage:
        page = TablePage(self, await self.socket())
        await page.hello(table, since, log)
        return page

    async def socket(self, **headers: str) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.address.replace("http://", "ws://") + "/ws"
        headers = {"Cookie": cookie, **headers}
        self._sockets.append(await connect(address, additional_headers=headers, max_size=2**24, proxy=None))
        return self._sockets[-1]

    async def close(self) -> None:
        for socket in self._sockets:
            await socket.close()
        await self.http.aclose()


class TablePage:
    """One connection to one table. Keeps what it was told, like the real page."""

    def __init__(self, person: Person, socket: ClientConnection) -> None:
        self.person = person
        self.socket = socket
        self.welcome: Json = {}
        self.position: Json = {}
        self.events: list[Json] = []
        self.seats: list[Json] = []
        self.table: Json = {}
        self.requests: list[Json] = []
        self.declined: Json | None = None
        self.raw: list[str] = []
        self.answers: dict[str, Json] = {}
        self.failures: list[Json] = []
        self.waiting_failure: list[Json] = []
        self.hinted: list[Json] = []
        self.intentions: Json = {}

    async def hello(self, table: str, since: int = -1, log: str = "") -> None:
        await self.send({"type": "hello", "table": table, "since": since, "log": log})
        while (message := await self.read())["type"] != "welcome":
            assert message["type"] != "failed", message

    async def send(self, message: Json | str) -> None:
        await self.socket.send(message if isinstance(message, str) else json.dumps(message))

    async def read(self, timeout: float = 30) -> Json:
        async with asyncio.timeout(timeout):
            text = str(await self.socket.recv())
        self.raw.append(text)
        message: Json = json.loads(text)
        self._take(message)
        return message

    def _take(self, message: Json) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.welcome = message
            self.events = message["events"] if message["fresh"] else self.events + message["events"]
            self.position, self.seats = message["position"], message["seats"]
            self.table, self.requests = message["table"], message["requests"]
        elif kind == "update":
            undone = message["undone"]
            for event in self.events:
                event["undone"] = event["undone"] or (undone is not None and event["n"] >= undone)
            self.events += message["events"]
            self.position = message["position"]
        elif kind == "seats":
            self.table, self.seats = message["table"], message["seats"]
        elif kind == "asked":
            self.requests, self.declined = message["requests"], message["declined"]
        elif kind == "hint_asked":
            self.hinted.append(message)
        elif kind == "intentions":
            self.intentions = message
        elif kind == "failed" and not message["id"]:
            self.failures.append(message)
        else:
            self.answers[message["id"]] = message

    async def ask(self, message: Json) -> Json:
        """Send a message with an id and wait for its answer."""
        id = message.setdefault("id", f"m{next(_ids)}")
        await self.send(message)
        while id not in self.answers:
            await self.read()
        return self.answers.pop(id)

    async def whole(self) -> list[Json]:
        """All events of the log: those before the known ones are asked for page by page."""
        while self.events and self.events[0]["n"] > 1:
            page = await self.ask({"type": "earlier", "before": self.events[0]["n"]})
            assert page["type"] == "page", page
            self.events = page["events"] + self.events
        return self.events

    async def failure(self) -> Json:
        """The next failure that has no id."""
        while not self.failures:
            await self.read()
        return self.failures.pop(0)

    async def until(self, true: Any, timeout: float = 30) -> None:
        """Read until something is so."""
        async with asyncio.timeout(timeout):
            while not true():
                await self.read(timeout)

    def act_message(self, decision: Json, text: str) -> Json:
        return {"type": "act", "seat": decision["seat"], "decision": decision["id"], "text": text}

    async def act(self, text: str | None = None, rng: random.Random | None = None) -> Json:
        """Answer the first open question of one's own: in notation, or any choice."""
        await self.until(lambda: self.position["decisions"] or self.position["ending"])
        assert self.position["decisions"], "the game is over"
        decision = self.position["decisions"][0]
        choices = [choice["text"] for choice in decision["choices"]]
        if text is None:
            text = rng.choice(choices) if rng else choices[0]
        before = self.position
        answer = await self.ask(self.act_message(decision, text))
        if answer["type"] == "done":
            await self.until(lambda: self.position is not before)
        return answer

    async def play(self, rng: random.Random) -> None:
        """Play to the end, at random."""
        while self.position["ending"] is None:
            if self.position["decisions"]:
                await self.act(rng=rng)
            else:
                await self.read()

    async def close(self) -> None:
        await self.socket.close()
