"""Everything a hostile stranger can do to a server, at once, while ordinary tables play.

    python tools/siege.py [--seconds 20] [--tables 6] [--only deaf silent ...]

A server is started as it is installed (`tablee serve`), with no more than 1,024 open files. People play at
ordinary tables over websockets, with bots, a moment of thought before each move, and a look at their list of
tables now and then. Beside them, in a process of low priority, runs every attack of `tools/attacks.py`, each
from an address of its own. At the end the server is killed (SIGKILL), and what it had announced is compared
with what its data folder holds.

For each attack is told what was tried and what was answered; for ordinary players the number of answers and
their server time (median, 99th percentile, longest); and the server's memory before, at most, and afterwards.

Server time is measured by the server itself (`tablee serve --measure`): from the moment a message or request
has arrived to the moment its answer is on its way, less the time in which the machine had given the
processor to other programs (the attackers' among them). Waiting for the disk, for threads and for other
visitors counts.

Exit code 1 if an ordinary answer took more than 500 ms of server time or was an error, if the server's memory
grew by more than 150 MB, or if anything that was announced is not kept.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import attacks
import httpx
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
FILES = 1024
LONGEST = 500.0
"""Milliseconds of server time an ordinary answer may take."""
GROWTH = 150.0
"""Megabytes by which the memory of the server may grow."""
FIRST = 4.0
"""Seconds by which the attackers are there before anybody else."""
ORDINARY = ("act", "me", "open", "join", "games")


@dataclass
class Ordinary:
    """What happened to ordinary people."""

    moves: int = 0
    looks: int = 0
    times: list[float] = field(default_factory=list)
    """Seconds until an answer as people saw it."""
    errors: list[str] = field(default_factory=list)
    told: dict[str, set[str]] = field(default_factory=dict)
    """For each table the ids of the moves that were answered by `done`."""
    reached: dict[str, int] = field(default_factory=dict)
    """For each table the last entry somebody was told of."""


class OrdinaryTable:
    """Two people and a bot, each person at an address of its own."""

    def __init__(self, server: str, number: int, think: float, seen: Ordinary) -> None:
        self.server = server
        self.rng = random.Random(number)
        self.think = think
        self.seen = seen
        self.hosts = [f"127.1.{number}.{i + 1}" for i in range(2)]
        self.people = [
            httpx.AsyncClient(
                base_url=server, transport=httpx.AsyncHTTPTransport(local_address=host), timeout=60
            )
            for host in self.hosts
        ]
        self.ids = itertools.count()

    async def play(self, until: float) -> None:
        try:
            while time.monotonic() < until:
                await self._game(until)
        except Exception as error:
            self.seen.errors.append(f"{type(error).__name__}: {error}"[:200])
        finally:
            for person in self.people:
                await person.aclose()

    async def _game(self, until: float) -> None:
        host, guest = self.people
        seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "bot": "thumb"}]
        links = await self._ask(host, "POST", "/api/tables", {"game": "runemasters", "seats": seats})
        token = next(iter(links["seats"].values())).rsplit("/", 1)[-1].rsplit("#", 1)[-1]
        await self._ask(guest, "POST", "/api/join", {"token": token})
        table = links["table"]
        self.seen.told[table] = set()
        pages = [self._page(i, table, until) for i in range(2)]
        await asyncio.gather(*pages, self._look(host, until, table))

    async def _ask(self, person: httpx.AsyncClient, method: str, path: str, body: Json | None = None) -> Any:
        begin = time.perf_counter()
        answer = await person.request(method, path, json=body)
        self.seen.times.append(time.perf_counter() - begin)
        if answer.status_code != 200:
            raise RuntimeError(f"{path}: {answer.status_code} {answer.text[:100]}")
        return answer.json()

    async def _look(self, person: httpx.AsyncClient, until: float, table: str) -> None:
        """Look at the own list of tables now and then, as long as the game lasts."""
        while time.monotonic() < until:
            rows = (await self._ask(person, "GET", "/api/me"))["tables"]
            self.seen.looks += 1
            if any(row["id"] == table and row["ended"] for row in rows):
                return
            await asyncio.sleep(self.think)

    async def _page(self, i: int, table: str, until: float) -> None:
        cookie = f"tablee={self.people[i].cookies['tablee']}"
        address = self.server.replace("http", "ws", 1) + "/ws"
        async with connect(
            address,
            additional_headers={"Cookie": cookie},
            max_size=2**24,
            proxy=None,
            local_addr=(self.hosts[i], 0),
        ) as socket:
            await socket.send(json.dumps({"type": "hello", "table": table}))
            while time.monotonic() < until:
                try:
                    async with asyncio.timeout(1.0):
                        message = json.loads(await socket.recv())
                except TimeoutError:
                    continue
                position = self._heard(table, message)
                while position is not None and position["decisions"] and time.monotonic() < until:
                    position = await self._answer(socket, table, position["decisions"][0])
                if position is not None and position["ending"] is not None:
                    return

    def _heard(self, table: str, message: Json) -> Json | None:
        if message["type"] == "failed":
            raise RuntimeError(str(message))
        if message["type"] not in ("welcome", "update"):
            return None
        position: Json = message["position"]
        self.seen.reached[table] = max(self.seen.reached.get(table, 0), position["entry"])
        return position

    async def _answer(self, socket: ClientConnection, table: str, decision: Json) -> Json | None:
        """Answer a question, and wait until it is done; the position then, if it was told."""
        await asyncio.sleep(self.rng.uniform(0, 2 * self.think))
        id = f"s{next(self.ids)}-{self.hosts[0]}"
        text = self.rng.choice(decision["choices"])["text"]
        act = {"type": "act", "id": id, "seat": decision["seat"], "decision": decision["id"], "text": text}
        begin = time.perf_counter()
        await socket.send(json.dumps(act))
        position = None
        while True:
            async with asyncio.timeout(60):
                message = json.loads(await socket.recv())
            if message.get("id") == id:
                break
            position = self._heard(table, message) or position
        self.seen.times.append(time.perf_counter() - begin)
        if message["type"] == "done":
            self.seen.moves += 1
            self.seen.told[table].add(id)
        elif message.get("code") != "late":
            raise RuntimeError(f"{message} to {act}")
        return position


# The server ------------------------------------------------------------------------------------------------


def start_server(data: str, *options: str) -> tuple[subprocess.Popen[str], str]:
    """`tablee serve` with few open files, which it may not raise."""
    command = [sys.executable, "-m", "tablee", "serve", "--no-browser", "--port", "0", "--data", data]
    server = subprocess.Popen(
        [*command, *options],
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES)),
    )
    assert server.stdout is not None
    line = server.stdout.readline()
    if not line.startswith("Tablée is at"):
        raise SystemExit("the server did not start")
    return server, line.split()[3]


def memory(pid: int) -> float:
    """Megabytes that a process holds now."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


async def watch_memory(pid: int, until: float) -> float:
    """The most it held."""
    most = 0.0
    while time.monotonic() < until:
        most = max(most, memory(pid))
        await asyncio.sleep(0.1)
    return most


def lost(data: str, seen: Ordinary) -> list[str]:
    """What was announced and is not kept."""
    from tablee.store import open_sqlite

    found: list[str] = []
    store = open_sqlite(Path(data))
    for table, ids in seen.told.items():
        kept = store.entries(table)
        names = {entry.message.rsplit(" ", 1)[1] for entry in kept if entry.message}
        if ids - names:
            found.append(f"table {table}: {len(ids - names)} moves were announced and are not kept")
        if len(kept) < seen.reached.get(table, 0):
            found.append(f"table {table}: entry {seen.reached[table]} was told, {len(kept)} are kept")
    store.close()
    return found


async def ordinary(server: str, tables: int, seconds: float, think: float) -> Ordinary:
    seen = Ordinary()
    until = time.monotonic() + seconds
    await asyncio.gather(*(OrdinaryTable(server, i, think, seen).play(until) for i in range(tables)))
    return seen


async def siege(
    given: argparse.Namespace, folder: str, address: str, pid: int
) -> tuple[Ordinary, Json, float]:
    """Players and attackers at once; the attackers' report and the most memory that was held."""
    until = time.monotonic() + given.seconds
    names = given.only if given.only is not None else list(attacks.ATTACKS)
    record = Path(folder, "record.jsonl")
    command = [sys.executable, attacks.__file__, address, str(record), str(given.seconds), *names]
    attackers = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    watching = asyncio.create_task(watch_memory(pid, until))
    await asyncio.sleep(FIRST)  # those who come later must get in too
    seen = await ordinary(address, given.tables, given.seconds - FIRST, given.think)
    report, _ = await attackers.communicate()
    return seen, json.loads(report), await watching


def milliseconds(times: list[float]) -> str:
    ordered = sorted(times) or [0.0]
    middle, high = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
    return f"median {1000 * middle:.1f} ms, p99 {1000 * high:.1f} ms, longest {1000 * ordered[-1]:.1f} ms"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--tables", type=int, default=6, help="ordinary tables that play meanwhile")
    parser.add_argument("--think", type=float, default=0.5, help="seconds a person thinks, on average")
    parser.add_argument(
        "--only", nargs="*", choices=list(attacks.ATTACKS), help="these attacks and no others"
    )
    parser.add_argument("--entries", type=int, default=5000, help="of the record that is brought")
    parser.add_argument(
        "--longest", type=float, default=LONGEST, help="milliseconds of server time an answer may take"
    )
    parser.add_argument("--unmeasured", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    faults: list[str] = []
    folder = tempfile.mkdtemp(prefix="siege")
    data = f"{folder}/data"
    Path(folder, "record.jsonl").write_bytes(attacks.long_record(given.entries))
    server, address = start_server(data, *([] if given.unmeasured else ["--measure"]))
    try:
        before = memory(server.pid)
        seen, report, most = asyncio.run(siege(given, folder, address, server.pid))
        time.sleep(2)
        after = memory(server.pid)
        measured = {} if given.unmeasured else httpx.get(f"{address}/api/debug", timeout=60).json()
        server.send_signal(signal.SIGKILL)
        server.wait(20)
        faults += lost(data, seen)
    finally:
        if server.poll() is None:
            server.kill()
            server.wait(20)
        shutil.rmtree(folder, ignore_errors=True)
    for name, told in report.items():
        print(f"{name}: {told['tried']}")
        print(
            f"    answered: {', '.join(f'{n} x {what}' for what, n in told['answers'].items()) or 'nothing'}"
        )
    print(f"ordinary: {given.tables} tables, {seen.moves} moves, {seen.looks} looks at the list")
    print(f"    as people saw it: {milliseconds(seen.times)}")
    for kind, times in measured.get("answers", {}).items():
        mark = "ordinary" if kind in ORDINARY else "others"
        print(
            f"    server time of {kind} ({mark}): {times['count']} answers, median {times['median_ms']} ms, "
            f"p99 {times['p99_ms']} ms, longest {times['longest_ms']} ms"
        )
        if kind in ORDINARY and times["longest_ms"] > given.longest:
            faults.append(f"an answer to {kind} took {times['longest_ms']} ms of server time")
    if measured:
        print(
            f"    the server computed {measured['cpu_s']} s, {measured['loop_cpu_s']} s of it in its event "
            f"loop, which was held up for {measured['held_up_ms']} ms at most"
        )
    print(f"memory of the server: {before:.0f} MB before, {most:.0f} MB at most, {after:.0f} MB afterwards")
    if most - before > GROWTH:
        faults.append(f"the memory of the server grew by {most - before:.0f} MB")
    if not seen.moves:
        faults.append("nobody could play")
    faults += seen.errors
    print(f"faults: {len(faults)}")
    for fault in faults[:20]:
        print(f"  {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
