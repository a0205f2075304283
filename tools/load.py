"""Many tables at once: scripted pages play over websockets against a server started here.

    python tools/load.py [--tables 200] [--seats 4] [--seconds 60] [--bots 0] [--think 1] [--processes 1]
                         [--postgres | --database URL] [--workers 2] [--steps no]

Counts once the pages have begun (`--warm`). Prints moves per second, answer times as pages see them and as
the server took them, and what server, pages and a PostgreSQL started here have computed for a move. Of the
server's event loop it tells how free it was: the longest time on the wall in which it was not free, the most
it computed itself in such a time (the rest it waited for other programs on the machine, these pages among
them), and the most that a single task computed without letting others go on. To measure each step costs
about a tenth: `--steps no` leaves it out, as a server does that is not measured.
Pages think about a second over each move; `--think 0` finds out how much the server can do, and then it
always has a backlog. Exit code 1 on any error, on any move that was lost or made twice, and if a single task
kept the event loop for more than 100 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import multiprocessing
import random
import secrets
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import postgres
import processes
import uvloop
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
decode = msgspec.json.decode  # fast: what the pages compute, they take from the server they measure
LONGEST_STEP = 100
"""Milliseconds a single task may keep the event loop of the server."""


@dataclass
class Tally:
    """What one process of pages has seen."""

    moves: int = 0
    begun: int = 0
    games: int = 0
    times: list[float] = field(default_factory=list)
    ends: list[float] = field(default_factory=list)
    """When each of these answers came, in seconds since 1970."""
    errors: list[str] = field(default_factory=list)
    computed: float = 0.0

    def add(self, other: Tally) -> None:
        self.moves += other.moves
        self.begun += other.begun
        self.games += other.games
        self.times += other.times
        self.ends += other.ends
        self.errors += other.errors
        self.computed += other.computed

    def within(self, begin: float, end: float) -> Tally:
        """The same with only the moves of a time."""
        some = [(t, at) for t, at in zip(self.times, self.ends, strict=True) if begin <= at < end]
        return replace(self, moves=len(some), times=[t for t, _ in some], ends=[at for _, at in some])


@dataclass
class Page:
    """What one page knows."""

    last: int = 0
    """The number of the last event it was told."""
    position: Json | None = None
    """The last position it was told; none while it waits for what comes of its answer."""


class LoadTable:
    """One table: a person with a page for each seat, of which each answers for its own seat only."""

    def __init__(
        self,
        http: httpx.AsyncClient,
        address: str,
        seed: int,
        bots: int,
        seats: int,
        think: float,
        tally: Tally,
    ) -> None:
        self.http = http
        self.address = address
        self.rng = random.Random(seed)
        self.tally = tally
        self.people = [f"tablee={secrets.token_urlsafe(32)}" for _ in range(seats - bots)]
        """The cookie of each person."""
        self.bots = bots
        self.think = think
        self.made: dict[str, int] = {}
        """Moves that were answered with `done`, by table."""
        self.ids = itertools.count()
        self.failed = False

    async def play(self, until: float) -> None:
        """Game after game, until the time is over."""
        try:
            while time.monotonic() < until and not self.failed:
                await self._game(until)
        except Exception as error:
            self.tally.errors.append(f"{type(error).__name__}: {error}")

    async def _game(self, until: float) -> None:
        host = self.people[0]
        seats = [{"kind": "me"}, *({"kind": "friend"} for _ in self.people[1:])]
        seats += [{"kind": "bot", "bot": "random"}] * self.bots
        links = await self._post(host, "/api/tables", {"game": "runemasters", "seats": seats})
        table = links["table"]
        self.tally.begun += 1
        for person, link in zip(self.people[1:], links["seats"].values(), strict=True):
            await self._post(person, "/api/join", {"token": link.rsplit("/", 1)[1]})
        self.made[table] = 0
        over = await asyncio.gather(*(self._page(person, table, until) for person in self.people))
        self.tally.games += all(over)
        await self._check(host, table)

    async def _page(self, person: str, table: str, until: float) -> bool:
        """Play one seat; whether the game was over in time."""
        address = self.address.replace("http", "ws", 1) + "/ws"
        headers = {"Cookie": person}
        async with connect(address, additional_headers=headers, max_size=2**24, proxy=None) as socket:
            await socket.send(json.dumps({"type": "hello", "table": table}))
            page = Page()
            while time.monotonic() < until and not self.failed:
                if page.position is not None and page.position["ending"] is not None:
                    return True
                if page.position is not None and page.position["decisions"]:
                    await self._answer(socket, table, page)
                    continue
                try:
                    async with asyncio.timeout(1.0):
                        message = decode(await socket.recv(decode=False))
                except TimeoutError:
                    continue
                self._take(message, page)
        return False

    async def _answer(self, socket: ClientConnection, table: str, page: Page) -> None:
        """Answer the first question of a page and wait for it to be done."""
        assert page.position is not None
        decision = page.position["decisions"][0]
        id = f"l{next(self.ids)}"
        text = self.rng.choice(decision["choices"])["text"]
        act = {"type": "act", "id": id, "seat": decision["seat"], "decision": decision["id"], "text": text}
        if self.think:
            await asyncio.sleep(self.rng.uniform(0, 2 * self.think))
        page.position = None  # what comes of the answer is told
        begin = time.perf_counter()
        await socket.send(json.dumps(act))
        while not self.failed:
            async with asyncio.timeout(30):
                message = decode(await socket.recv(decode=False))
            if message["type"] == "done":
                self.tally.times.append(time.perf_counter() - begin)
                self.tally.ends.append(time.time())
                self.tally.moves += 1
                self.made[table] += 1
                return
            if message["type"] == "refused":
                self._error(f"{message} to {act}")
            self._take(message, page)

    def _take(self, message: Json, page: Page) -> None:
        """What the table tells: every event once and in order, and the position after them."""
        if message["type"] == "failed":
            self._error(f"failed: {message}")
        if message["type"] not in ("welcome", "update"):
            return
        if message.get("fresh") and message["events"]:
            page.last = message["events"][0]["n"] - 1  # the last page of the log
        for event in message["events"]:
            if event["n"] != page.last + 1:
                self._error(f"event {event['n']} after {page.last}")
            page.last = event["n"]
        page.position = message["position"]

    async def _check(self, host: str, table: str) -> None:
        """The record holds each move of a page once."""
        response = await self.http.get(f"/api/tables/{table}/record", headers={"Cookie": host})
        if response.status_code != 200:
            self._error(f"record: {response.status_code} {response.text[:200]}")
            return
        entries = [json.loads(line) for line in response.text.splitlines()[1:]]
        acts = [entry for entry in entries if entry["type"] == "act" and not entry.get("auto")]
        people = range(len(self.people))
        kept = sum(entry["who"] in people for entry in acts)
        if kept != self.made[table]:
            self._error(f"table {table}: {self.made[table]} moves were made, the record has {kept}")

    async def _post(self, person: str, path: str, body: Json) -> Any:
        response = await self.http.post(path, json=body, headers={"Cookie": person})
        if response.status_code != 200:
            raise RuntimeError(f"{path}: {response.status_code} {response.text[:200]}")
        return response.json()

    def _error(self, what: str) -> None:
        self.failed = True
        self.tally.errors.append(what)


async def play(
    address: str, first: int, tables: int, seats: int, bots: int, seconds: float, think: float
) -> Tally:
    """The part of one process: some of the tables, begun over the first seconds."""
    tally = Tally()
    begin = time.monotonic()

    async def one(i: int, http: httpx.AsyncClient) -> None:
        await asyncio.sleep(min(5.0, seconds / 4) * i / tables)
        await LoadTable(http, address, first + i, bots, seats, think, tally).play(begin + seconds)

    async with httpx.AsyncClient(base_url=address, timeout=60, cookies=None) as http:
        await asyncio.gather(*(one(i, http) for i in range(tables)))
    return tally


def worker(address: str, first: int, tables: int, seats: int, bots: int, until: float, think: float) -> Tally:
    """Play until a time, in seconds since 1970."""
    before = time.process_time()
    tally = uvloop.run(play(address, first, tables, seats, bots, until - time.time(), think))
    tally.computed = time.process_time() - before
    return tally


def start_server(data: str, database: str, workers: int, steps: bool) -> tuple[subprocess.Popen[str], str]:
    """A server in a process of its own, with its event loop measured if `steps` are wanted."""
    command = [sys.executable, __file__, "--serve", data, "--database", database, "--workers", str(workers)]
    command += ["--steps", "yes" if steps else "no"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    address = server.stdout.readline().strip()
    if not address.startswith("http"):
        raise SystemExit("the server did not start")
    return server, address


def serve(data: str, database: str, workers: int, steps: bool) -> None:
    from tablee.cli.supervise import Supervisor
    from tablee.server.run import address_of, listen
    from tablee.server.run import serve as run
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
    settings = Settings(Path(data), database, pace=0, limits=limits, debug=steps, idle=5, bot_processes=1)

    def started() -> None:
        print(address_of(listening), flush=True)

    if workers > 1:
        Supervisor(listening, settings, workers, started=started).run()
    else:
        run(listening, settings, started)


def measured(address: str, workers: int) -> list[Json]:
    """What each process has measured. Whoever answers is asked, each time by a new connection."""
    found: dict[int, Json] = {}
    for _ in range(100):
        told = httpx.get(f"{address}/api/debug").json()
        first = found.setdefault(told["process"], told)  # asked again, it tells what has been since
        if first is told and len(found) == workers:
            break
    return list(found.values())


@dataclass
class Run:
    """What came of one run: the pages' side, what was computed, and what the server measured itself."""

    tally: Tally
    server: float
    """Seconds the server's processes have computed."""
    database: float
    """Seconds the PostgreSQL started here has."""
    memory: float
    """Kilobytes by which the server's processes have grown."""
    told: list[Json]

    def per_move(self, seconds: float) -> float:
        """Milliseconds a move."""
        return 1000 * seconds / max(1, self.tally.moves)

    def answers(self, at: float) -> float:
        """Milliseconds within which a part of the answers came, as pages saw it."""
        times = sorted(self.tally.times) or [0.0]
        return 1000 * times[min(len(times) - 1, int(len(times) * at))]


def run(given: argparse.Namespace) -> Run:
    """Start a server, let pages play, and end it."""
    tally = Tally()
    with contextlib.ExitStack() as stack:
        data = stack.enter_context(tempfile.TemporaryDirectory())
        database, base = given.database, 0
        if given.postgres:  # with the settings it has by itself: it waits for the disk
            folder = stack.enter_context(postgres.running({}))
            database = postgres.address(folder)
            base = int((folder / "data" / "postmaster.pid").read_text().split()[0])
        server, address = start_server(data, database, given.workers, given.steps == "yes")
        stack.callback(processes.end, server)
        memory = processes.held(server.pid)
        begin = time.time() + given.warm
        end = begin + given.seconds
        share = [given.tables // given.processes] * given.processes
        share[0] += given.tables - sum(share)
        jobs = [
            (address, 1000 * i, n, given.seats, given.bots, end, given.think) for i, n in enumerate(share)
        ]
        with multiprocessing.get_context("spawn").Pool(given.processes) as pool:
            parts = pool.starmap_async(worker, jobs)
            spent = processes.computed_between(begin, end, [server.pid, *([base] if base else [])])
            for part in parts.get():
                tally.add(part)
        pages = tally.computed * given.seconds / (given.warm + given.seconds)
        memory = processes.held(server.pid) - memory
        told = measured(address, given.workers) if given.steps == "yes" else []
    tally = replace(tally.within(begin, end), computed=pages)
    return Run(tally, spent[0], spent[1] if base else 0.0, memory, told)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--bots", type=int, default=0, help="seats of each table that bots take")
    parser.add_argument("--seconds", type=float, default=60, help="seconds that are counted")
    parser.add_argument("--warm", type=float, default=5.0, help="seconds before them, in which tables begin")
    parser.add_argument("--think", type=float, default=1.0, help="seconds a page thinks, on average")
    parser.add_argument("--processes", type=int, default=1, help="processes that play the pages")
    parser.add_argument("--postgres", action="store_true", help="keep tables in a PostgreSQL started here")
    parser.add_argument("--database", default="", metavar="URL", help="keep tables in this PostgreSQL")
    parser.add_argument(
        "--workers", type=int, default=1, help="processes that serve; more than one need a database"
    )
    parser.add_argument(
        "--steps", choices=("yes", "no"), default="yes", help="measure each step of the server"
    )
    parser.add_argument("--serve", metavar="DATA", help=argparse.SUPPRESS)
    return parser


def main() -> int:
    parser = arguments()
    given = parser.parse_args()
    if given.serve:
        serve(given.serve, given.database, given.workers, given.steps == "yes")
        return 0
    if given.workers > 1 and not (given.postgres or given.database):
        parser.error("several processes need a database: --postgres or --database URL")
    done = run(given)
    tally = done.tally
    print(f"tables {given.tables} x {given.seats} seats ({given.bots} bots), {given.seconds:.0f} s")
    print(f"moves {tally.moves}, {tally.moves / given.seconds:.0f} per second; games finished {tally.games}")
    print(
        f"answer times: p50 {done.answers(0.5):.1f} ms, p99 {done.answers(0.99):.1f} ms, "
        f"longest {done.answers(1):.1f} ms"
    )
    shares = {"server": done.server, "pages": tally.computed}
    if given.postgres:
        shares["database"] = done.database
    print("computed a move: " + ", ".join(f"{who} {done.per_move(s):.2f} ms" for who, s in shares.items()))
    if done.told:
        tell_steps(done.told, tally.errors)
    print(f"errors: {len(tally.errors)}")
    for error in tally.errors[:10]:
        print(f"  {error}")
    return 1 if tally.errors or not tally.moves else 0


def tell_steps(told: list[Json], errors: list[str]) -> None:
    """What the processes of the server have measured themselves."""
    found = max(told, key=lambda one: one["step_ms"])
    print(
        f"event loop: longest not free {found['stall_ms']} ms, most computing meanwhile "
        f"{found['busy_ms']} ms; longest single step {found['step_ms']} ms ({found['step_of']})"
    )
    for one in told:
        acts = one["answers"].get("act", {"median_ms": 0, "p99_ms": 0, "longest_ms": 0})
        print(
            f"a process answered moves within p50 {acts['median_ms']} ms, p99 {acts['p99_ms']} ms, longest "
            f"{acts['longest_ms']} ms of its own time; tables at the end {one['rooms']}"
        )
    if found["step_ms"] > LONGEST_STEP:
        errors.append(f"a task kept the event loop for {found['step_ms']} ms: {found['step_of']}")


if __name__ == "__main__":
    sys.exit(main())
