"""Several server processes on one PostgreSQL, killed again and again while people play.

    python tools/faults.py [--tables 60] [--kills 30] [--restarts 5] [--workers 3] [--longest 8]

A PostgreSQL is started here, and `tablee serve --workers 3` on it. At each table two people play over
websockets, at random and without end: whoever loses the connection comes back as the page of a browser does,
greets with what it knows, and sends what had no answer again under the same id. Meanwhile processes that
serve are killed at random (SIGKILL, every fifth one only stopped, as if it hung), and the database crashes;
the next time not before all processes are there again.

Then the same is asked of every table: it goes on; every event that any page was told is in its log, as it was
told; every answer that a page gave stands in the record once; and the record verifies. Told are the moves,
and how long pages were without their table: from the question that had no answer, or else from the loss of
the connection, to the next welcome. Exit code 1 if anything is wrong, or if one pause was longer than
`--longest` seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import re
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import postgres
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tablee.core.errors import TableeError
from tablee.record import verify
from tablee.store import open_postgres

Json = dict[str, Any]
LOST = (OSError, ConnectionClosed, InvalidHandshake, httpx.HTTPError, TimeoutError)
"""What a page sees of a server that is gone."""
ANSWER = 8.0
"""Seconds after which a page gives up a connection that does not answer, as that of a browser does."""
COMING_BACK = 0.25, 0.5
"""Seconds after which a page comes back at first."""


@dataclass
class Tally:
    """What all pages have seen."""

    moves: int = 0
    games: int = 0
    pauses: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)


class Refused(Exception):
    """The table has refused what it should not have."""


class Page:
    """A person at a table, who comes back after each loss and remembers everything."""

    def __init__(self, address: str, seed: int, tally: Tally) -> None:
        self.address = address
        self.cookie = f"tablee={secrets.token_urlsafe(32)}"
        self.rng = random.Random(seed)
        self.tally = tally
        self.told: dict[str, list[Json]] = {}
        """The events of each table, as far as this page heard of them, by their numbers."""
        self.made: dict[str, list[tuple[int, str]]] = {}
        """Decisions of each table that were answered, with the answers."""
        self.moves = 0
        self.lost: float | None = None
        """Since when it is without its table."""
        self._asked: float | None = None
        """Since when it waits for the answer to a move."""
        self._log = ""
        self._ids = itertools.count()
        self._pending: Json | None = None
        self._position: Json = {}

    async def play(self, table: str) -> None:
        """One game to its end."""
        self.told.setdefault(table, [])
        self.made.setdefault(table, [])
        self._log, self._pending = "", None
        attempts = 0
        while True:
            try:
                headers = {"Cookie": self.cookie}
                address = self.address.replace("http", "ws", 1) + "/ws"
                async with asyncio.timeout(ANSWER):
                    socket = await connect(
                        address, additional_headers=headers, max_size=2**24, proxy=None, open_timeout=None
                    )
                try:
                    await self._greet(socket, table)
                    attempts = 0
                    await self._go_on(socket, table)
                    return
                finally:
                    socket.transport.abort()
            except LOST:
                self.lost = self.lost or self._asked or time.monotonic()
                self._asked = None
                low, high = COMING_BACK
                await asyncio.sleep(self.rng.uniform(low, high) * min(2**attempts, 30))
                attempts += 1

    async def _greet(self, socket: ClientConnection, table: str) -> None:
        known = self.told[table]
        since = known[-1]["n"] if known else -1
        await socket.send(json.dumps({"type": "hello", "table": table, "since": since, "log": self._log}))
        while (await self._read(socket, table))["type"] != "welcome":
            pass
        if self.lost is not None:
            self.tally.pauses.append(time.monotonic() - self.lost)
            self.lost = None

    async def _go_on(self, socket: ClientConnection, table: str) -> None:
        while self._pending is not None or self._position["ending"] is None:
            if self._pending is None and self._position["decisions"]:
                decision = self._position["decisions"][0]
                text = self.rng.choice(decision["choices"])["text"]
                id = f"f{next(self._ids)}"
                self._pending = {"type": "act", "id": id, "seat": decision["seat"]}
                self._pending |= {"decision": decision["id"], "text": text}
            if self._pending is not None:
                await self._answer(socket, table, self._pending)
            else:
                await self._read(socket, table, patience=60.0)

    async def _answer(self, socket: ClientConnection, table: str, message: Json) -> None:
        self._asked = time.monotonic()
        await socket.send(json.dumps(message))
        while (told := await self._read(socket, table)).get("id") != message["id"]:
            pass
        if told["type"] == "failed" and told["code"] in ("not_saved", "try_again"):
            raise TimeoutError  # come back, and send it again under the same id
        if told["type"] != "done":
            raise Refused(f"{told} to {message} at table {table}")
        self.made[table].append((message["decision"], message["text"]))
        self._pending = self._asked = None
        self.moves += 1
        self.tally.moves += 1
        await asyncio.sleep(self.rng.uniform(0, 0.4))

    async def _read(self, socket: ClientConnection, table: str, patience: float = ANSWER) -> Json:
        async with asyncio.timeout(patience):
            message: Json = json.loads(await socket.recv())
        kind = message["type"]
        if kind in ("welcome", "update"):
            if kind == "welcome":
                self._log = message["log"]
            known = self.told[table]
            if message.get("fresh"):
                known.clear()
            for event in message["events"]:
                if known and event["n"] != known[-1]["n"] + 1:
                    raise Refused(f"event {event['n']} after {known[-1]['n']} at table {table}")
                known.append(event)
            self._position = message["position"]
        return message


class Table:
    """Two people, who play game after game."""

    def __init__(self, address: str, seed: int, tally: Tally) -> None:
        self.pages = [Page(address, 2 * seed + i, tally) for i in range(2)]
        self.address = address
        self.tally = tally
        self.games: list[str] = []

    async def play(self) -> None:
        """Until cancelled."""
        try:
            while True:
                table = await self._begin()
                self.games.append(table)
                await asyncio.gather(*(page.play(table) for page in self.pages))
                self.tally.games += 1
        except Exception as error:
            self.tally.errors.append(f"{type(error).__name__}: {error}")

    async def _begin(self) -> str:
        host, friend = (page.cookie for page in self.pages)
        seats = [{"kind": "me"}, {"kind": "friend"}]
        links = await self._post(host, "/api/tables", {"game": "runemasters", "seats": seats})
        token = links["seats"]["1"].rsplit("/", 1)[1]
        await self._post(friend, "/api/join", {"token": token})
        return str(links["table"])

    async def _post(self, cookie: str, path: str, body: Json) -> Any:
        """Asked again until it is answered: a table that nobody was told of hurts nobody."""

        async def ask() -> Any:
            async with httpx.AsyncClient(base_url=self.address, timeout=ANSWER) as http:
                response = await http.post(path, json=body, headers={"Cookie": cookie})
            if response.status_code >= 500:
                raise TimeoutError
            if response.status_code != 200:
                raise Refused(f"{path}: {response.status_code} {response.text[:200]}")
            return response.json()

        return await again(ask)

    async def check(self, folder: Path) -> int:
        """What every page was told is there, what it answered stands in the record once: the records."""
        for table in self.games:
            text = await self._record(table)
            file = folder / f"{table}.jsonl"
            file.write_text(text)
            try:
                verify(file)
            except TableeError as error:
                self.tally.errors.append(f"table {table} does not verify: {error}")
            entries = [json.loads(line) for line in text.splitlines()[1:]]
            acts = [entry for entry in entries if entry["type"] == "act" and not entry.get("auto")]
            for seat, page in enumerate(self.pages):
                kept = Counter(entry["do"] for entry in acts if entry["who"] == seat)
                made = Counter(text for _, text in page.made.get(table, []))
                unanswered = page._pending is not None and table == self.games[-1]
                if made - kept or (kept - made).total() > unanswered:
                    told = f"{dict(made - kept)} is lost, {dict(kept - made)} was made twice"
                    self.tally.errors.append(f"table {table}, seat {seat}: {told}")
                await self._compare(page, table)
        return len(self.games)

    async def _record(self, table: str) -> str:
        async def ask() -> str:
            async with httpx.AsyncClient(base_url=self.address, timeout=30) as http:
                headers = {"Cookie": self.pages[0].cookie}
                response = await http.get(f"/api/tables/{table}/record", headers=headers)
            if response.status_code != 200:
                raise TimeoutError
            return response.text

        return str(await again(ask))

    async def _compare(self, page: Page, table: str) -> None:
        """Whether the log of a page is still what it was told."""
        known = page.told.get(table, [])
        if not known:
            return
        headers = {"Cookie": page.cookie}
        address = self.address.replace("http", "ws", 1) + "/ws"
        async with connect(address, additional_headers=headers, max_size=2**24, proxy=None) as socket:
            await socket.send(json.dumps({"type": "hello", "table": table, "since": -1}))
            while (welcome := json.loads(await socket.recv()))["type"] != "welcome":
                pass
            events: list[Json] = welcome["events"]
            while events and events[0]["n"] > 1:
                await socket.send(json.dumps({"type": "earlier", "id": "e", "before": events[0]["n"]}))
                while (told := json.loads(await socket.recv()))["type"] != "page":
                    pass
                events = told["events"] + events
        first = known[0]["n"] - 1
        if events[first : first + len(known)] != known:
            self.tally.errors.append(f"table {table}: something that was told is lost or changed")


async def again(ask: Callable[[], Awaitable[Any]]) -> Any:
    """Ask until there is an answer."""
    while True:
        try:
            return await ask()
        except LOST:
            await asyncio.sleep(0.3)


class House:
    """`tablee serve --workers N`, and the database it stands on."""

    def __init__(self, folder: Path, workers: int, log: Path) -> None:
        self.folder = folder
        self.workers = workers
        self.log = log
        self.database = postgres.start(folder, postgres.QUICK | postgres.SETTINGS)
        postgres.wait(folder, self.database)
        self.process: subprocess.Popen[str] | None = None

    def serve(self) -> str:
        """Start all processes: the address they are at."""
        command = [sys.executable, __file__, "--serve", postgres.address(self.folder), "--workers"]
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [*command, str(self.workers)], stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        address = self.process.stdout.readline().strip()
        if not address.startswith("http"):
            raise SystemExit(f"the server did not start: {self.log.read_text()}")
        return address

    def serving(self) -> list[int]:
        """The processes that serve, as they say in the database themselves."""
        told = self._asked("SELECT who FROM servers ORDER BY id")
        pids = [int(found[1]) for who in told if (found := re.search(r"process (\d+)", who))]
        return [pid for pid in pids if postgres.alive(pid)]

    def doubled(self) -> list[str]:
        """Messages of pages that have caused more than one move of a table."""
        key = "\"table\" || ': ' || message"
        return self._asked(
            f"SELECT {key} FROM entries WHERE message IS NOT NULL GROUP BY {key} HAVING count(*) > 1"
        )

    def _asked(self, question: str) -> list[str]:
        store = open_postgres(postgres.address(self.folder))
        try:
            with store._reading.connect() as c:  # type: ignore[attr-defined]
                return [str(found) for found in c.exec_driver_sql(question).scalars().all()]
        finally:
            store.close()

    async def whole(self) -> None:
        """Wait until what was killed is replaced: a house without any process serves nobody."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(60):
                while len(await asyncio.to_thread(self.serving)) < self.workers:
                    await asyncio.sleep(0.2)

    def crash(self) -> None:
        self.database = postgres.restart(self.folder, self.database, postgres.QUICK | postgres.SETTINGS)

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(60)
        if self.database.poll() is None:
            self.database.send_signal(signal.SIGQUIT)
            self.database.wait(30)


async def disturb(house: House, tables: list[Table], kills: int, restarts: int, tally: Tally) -> None:
    """Kill processes and crash the database, at random moments while all play."""
    rng = random.Random(kills)
    deeds = ["kill"] * kills + ["crash"] * restarts
    rng.shuffle(deeds)
    killed = 0
    for i, deed in enumerate(deeds):
        await house.whole()
        await asyncio.sleep(rng.uniform(0.5, 3.0))
        if deed == "crash":
            await asyncio.to_thread(house.crash)
        else:
            pids = await asyncio.to_thread(house.serving)
            if pids:
                killed += 1
                hangs = killed % 5 == 0
                with contextlib.suppress(ProcessLookupError):
                    os.kill(rng.choice(pids), signal.SIGSTOP if hangs else signal.SIGKILL)
        print(f"{i + 1} of {len(deeds)}: {deed}, {tally.moves} moves so far", flush=True)
        if tally.errors:
            return
    before = [sum(page.moves for page in table.pages) for table in tables]
    begin = time.monotonic()
    while not tally.errors:
        if all(sum(page.moves for page in t.pages) > moves for t, moves in zip(tables, before, strict=True)):
            return
        if time.monotonic() - begin > 60:
            tally.errors.append("some tables do not go on")
        await asyncio.sleep(0.1)


async def run(given: argparse.Namespace, house: House, folder: Path) -> Tally:
    tally = Tally()
    address = await asyncio.to_thread(house.serve)
    tables = [Table(address, seed, tally) for seed in range(given.tables)]
    playing = [asyncio.create_task(table.play()) for table in tables]
    await disturb(house, tables, given.kills, given.restarts, tally)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for what in await asyncio.to_thread(house.doubled):
        tally.errors.append(f"made twice: {what}")
    records = 0
    for table in tables:
        records += await table.check(folder)
    print(f"records {records}, each as every page was told", flush=True)
    return tally


def serve(database: str, workers: int) -> None:
    """The processes, without limits for the one address all people here come from."""
    from tablee.cli.supervise import Supervisor
    from tablee.server.run import address_of, listen
    from tablee.server.settings import Limits, Rate, Settings

    free = Rate(1e9, 1e9)
    limits = Limits(
        messages=free,
        asked=free,
        people=free,
        requests=free,
        guesses=free,
        tables=free,
        connections_of_one=100_000,
        sockets=100_000,
        queues_of_one=10**9,
        hosted=100_000,
        tables_of_one=100_000,
    )
    listening = listen("127.0.0.1", 0)
    settings = Settings(Path("unused"), database, pace=0, limits=limits, bot_processes=1)
    started = lambda: print(address_of(listening), flush=True)  # noqa: E731
    Supervisor(listening, settings, workers, started=started).run()


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--kills", type=int, default=30, help="processes that are killed or stopped")
    parser.add_argument("--restarts", type=int, default=5, help="crashes of the database")
    parser.add_argument("--workers", type=int, default=3)
    parser.add_argument("--longest", type=float, default=8.0, help="seconds a page may be without its table")
    parser.add_argument("--serve", metavar="DATABASE", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve(given.serve, given.workers)
        return 0
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="tablee-pg-", dir="/tmp")))
        folder.chmod(0o755)
        records = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        house = House(folder, given.workers, records / "log")
        stack.callback(house.close)
        tally = asyncio.run(run(given, house, records))
        log = (records / "log").read_text()
    if "Traceback" in log:
        tally.errors.append(log[log.index("Traceback") - 300 :][:3000])
    pauses = sorted(tally.pauses) or [0.0]
    print(f"moves {tally.moves}, games finished {tally.games}; pages came back {len(tally.pauses)} times")
    print(f"pauses: median {pauses[len(pauses) // 2]:.1f} s, longest {pauses[-1]:.1f} s")
    if pauses[-1] > given.longest:
        tally.errors.append(f"a page was without its table for {pauses[-1]:.1f} s")
    print(f"errors: {len(tally.errors)}")
    for error in tally.errors[:10]:
        print(f"  {error}")
    return 1 if tally.errors or not tally.moves else 0


if __name__ == "__main__":
    sys.exit(main())
