"""The server is killed at random moments. Whatever any page was told is still there afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tablee.record import verify
from tests.server.client import Json, Person, TablePage

pytestmark = pytest.mark.anyio

SEATS = 4 * [("me", "random", "random"), ("me", "me", "me")]
"""Eight tables: some with bots, some of one person with several seats."""
ROOT = Path(__file__).parents[2]


class Victim:
    """A server in a process of its own that can be killed and started again on the same data."""

    def __init__(self, data: Path, database: str = "") -> None:
        self.data = data
        self.database = database
        self.address = ""
        self.errors = data.with_name("errors.txt")
        self.process: subprocess.Popen[str] | None = None

    async def start(self) -> None:
        script = [sys.executable, "-m", "tests.server.process", str(self.data), "0", self.database]
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(
                script, cwd=ROOT, stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self.process.stdout is not None
        self.address = (await asyncio.to_thread(self.process.stdout.readline)).strip()
        assert self.address.startswith("http"), "the server did not start"

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Player:
    """Plays at one table, comes back after each loss, and remembers everything it was told."""

    def __init__(self, seed: int, seats: tuple[str, ...]) -> None:
        self.rng = random.Random(seed)
        self.seats = seats
        self.person: Person | None = None
        self.tables: list[str] = []
        self.told: dict[str, list[Json]] = {}
        """The events of each table, as far as this player heard of them."""
        self.moves = 0
        self._pending: Json | None = None
        self._ids = itertools.count()

    async def play(self, victim: Victim) -> None:
        """Until cancelled."""
        while True:
            try:
                await self._session(victim)
            except (OSError, ConnectionClosed, InvalidHandshake, httpx.HTTPError, TimeoutError):
                await asyncio.sleep(0.02)

    async def _session(self, victim: Victim) -> None:
        if self.person is None:
            self.person = Person(victim.address)
            await self.person.get("/api/me")
        if self.person.address != victim.address:
            self.person.address = victim.address
            self.person.http.base_url = httpx.URL(victim.address)
        if not self.tables:
            self.tables.append((await self.person.open(*self.seats))["table"])
        page = TablePage(self.person, await self.person.socket())
        try:
            await self._table(page)
        finally:
            with contextlib.suppress(Exception):
                await page.close()

    async def _table(self, page: TablePage) -> None:
        assert self.person is not None
        table = self.tables[-1]
        page.events = self.told.setdefault(table, [])
        await page.hello(table, since=page.events[-1]["n"] if page.events else -1)
        self.told[table] = page.events
        if self._pending is not None:
            await self._answer(page, self._pending)
        while page.position["ending"] is None:
            if page.position["decisions"]:
                decision = page.position["decisions"][0]
                text = self.rng.choice(decision["choices"])["text"]
                self._pending = page.act_message(decision, text) | {"id": f"k{next(self._ids)}"}
                await self._answer(page, self._pending)
            else:
                await page.read()
        self.tables.append((await self.person.open(*self.seats))["table"])

    async def _answer(self, page: TablePage, message: Json) -> None:
        """Sent again after a loss, the same message must not become a second move."""
        answer = await page.ask(dict(message))
        assert answer["type"] == "done", (answer, message)
        self._pending = None
        self.moves += 1


async def check(players: list[Player], victim: Victim, folder: Path) -> int:
    """Every event any page was told is in its log, and every record verifies. The number of records."""
    records = 0
    for player in players:
        if player.person is None:
            continue
        player.person.address = victim.address
        player.person.http.base_url = httpx.URL(victim.address)
        for table in player.tables:
            page = await player.person.sit(table)
            told = player.told.get(table, [])
            first = told[0]["n"] - 1 if told else 0
            assert (await page.whole())[first : first + len(told)] == told, (
                "something told was lost or changed"
            )
            file = folder / f"{table}.jsonl"
            file.write_text(await player.person.record(table))
            verify(file)
            records += 1
            await page.close()
    return records


async def kill_again_and_again(tmp_path: Path, kills: int, seconds: float, database: str = "") -> None:
    victim = Victim(tmp_path / "data", database)
    players = [Player(seed, seats) for seed, seats in enumerate(SEATS)]
    await victim.start()
    playing = [asyncio.create_task(player.play(victim)) for player in players]
    try:
        async with asyncio.timeout(seconds):
            await kill_while_they_play(victim, players, playing, kills)
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        assert all(isinstance(error, asyncio.CancelledError) for error in ended), ended
        victim.kill()
        await victim.start()
        assert await check(players, victim, tmp_path) >= len(SEATS)
        assert sum(player.moves for player in players) > 3 * kills
        assert "Traceback" not in without_orphans(victim.errors.read_text())
    finally:
        for task in playing:
            task.cancel()
        for player in players:
            if player.person is not None:
                await player.person.close()
        victim.kill()


def without_orphans(errors: str) -> str:
    """What was complained of, less the words of processes that a server was killed in the midst of starting.

    Such a process waits for what it is to do and reads the end of the pipe instead: Python itself says so.
    """
    first, *traces = errors.split("Traceback (most recent call last):\n")
    orphaned = "reduction.pickle.load(from_parent)"
    return first + "".join(f"Traceback:\n{trace}" for trace in traces if orphaned not in trace)


async def kill_while_they_play(
    victim: Victim, players: list[Player], playing: list[asyncio.Task[None]], kills: int
) -> None:
    rng = random.Random(kills)
    for done in range(kills):
        # Mostly in the middle of quick play, now and then once a table with bots has moved too.
        watched = players if done % 5 else [players[0]]
        wanted = sum(player.moves for player in watched) + rng.randrange(1, 20 if done % 5 else 3)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(5):
                while sum(player.moves for player in watched) < wanted:
                    await asyncio.sleep(0.001)
        await asyncio.sleep(rng.uniform(0, 0.03))
        victim.kill()
        await victim.start()
        for task in playing:
            assert not task.done(), task.exception()
    before = [player.moves for player in players]
    while any(player.moves <= moves for player, moves in zip(players, before, strict=True)):
        await asyncio.sleep(0.1)  # every table goes on
        for task in playing:
            assert not task.done(), task.exception()


@pytest.mark.slow
@pytest.mark.timeout(900)
async def test_fifty_kills(tmp_path):
    await kill_again_and_again(tmp_path, kills=50, seconds=600)


@pytest.mark.slow
@pytest.mark.timeout(900)
async def test_kills_on_postgresql(tmp_path, postgres):
    await kill_again_and_again(tmp_path, kills=6, seconds=600, database=postgres())


async def test_bots_do_not_outlive_a_killed_server(tmp_path):
    """Their processes see that the server has gone."""
    victim = Victim(tmp_path / "data")
    await victim.start()
    ann = Person(victim.address)
    await ann.get("/api/me")
    page = await ann.sit((await ann.open("random", "me"))["table"])
    await page.until(lambda: page.position["decisions"])
    assert victim.process is not None
    children = Path(f"/proc/{victim.process.pid}/task/{victim.process.pid}/children").read_text().split()
    if not children:
        found = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(victim.process.pid)], capture_output=True, text=True
        )
        children = found.stdout.split()
    assert children
    await ann.close()
    victim.kill()
    async with asyncio.timeout(30):
        while any(alive(int(child)) for child in children):
            await asyncio.sleep(0.05)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().split(")")[1].split()[0]
    except (ProcessLookupError, FileNotFoundError):
        return False
