"""One process of ours on SQLite beside boardgame.io's server, in memory and with its FlatFile storage.

    python tools/load_peers.py [--rounds 3] [--tables 50] [--seats 4] [--seconds 15] [--warm 8]
                               [--think 0] [--processes 2]

boardgame.io comes from npm into a temporary folder; it plays a small game of lanes (tools/boardgameio.js)
with its own server, lobby and client, as they are shipped. Ours plays Runemasters over its websockets, and
has every move on the disk before anybody is told. The three take turns, round by round, so that whatever else
the machine does hits all of them; medians are told, and their ratios. Pages compute too, and those of
boardgame.io more than its server: on few cores they take from the server what it could do. So what a server
computes for a move is told beside what was done on the wall, and how many moves a core makes by that.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

import load
import processes

SCRIPT = Path(__file__).with_name("boardgameio.js")
PACKAGE = {
    "private": True,
    "dependencies": {"boardgame.io": "0.50.2", "node-persist": "3.1.3"},  # the latter writes its FlatFile
    "overrides": {"koa-compose": "4.1.0"},  # it asks for a later one, with which its server does not start
}
OURS, MEMORY, FLATFILE = "tablee, SQLite", "boardgame.io, memory", "boardgame.io, FlatFile"


@dataclass
class Row:
    """What one server did in one round."""

    rate: float
    """Moves a second on the wall."""
    p50: float
    p99: float
    server: float
    """Milliseconds the server computed for a move."""
    pages: float
    """Milliseconds all pages computed for a move."""
    memory: float
    """Kilobytes by which the server grew for each table that was begun."""

    @property
    def alone(self) -> float:
        """Moves a second of a server that has a core to itself."""
        return 1000 / self.server

    def told(self) -> str:
        return (
            f"{self.rate:7.0f} {self.p50:8.1f} {self.p99:8.1f} {self.server:8.2f} {self.alone:8.0f} "
            f"{self.pages:8.2f} {self.memory:8.0f}"
        )


HEAD = " " * 24 + "moves/s   p50 ms   p99 ms   server   a core    pages KB/table"


def install(folder: Path) -> None:
    """boardgame.io, by npm."""
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("boardgame.io needs Node.js and npm")
    (folder / "package.json").write_text(json.dumps(PACKAGE))
    done = subprocess.run(
        [npm, "install", "--no-audit", "--no-fund", "--silent"], cwd=folder, capture_output=True, text=True
    )
    if done.returncode:
        raise SystemExit(
            f"boardgame.io could not be installed: {(done.stderr or done.stdout).strip()[-500:]}"
        )


def node(folder: Path, *words: str) -> subprocess.Popen[str]:
    env = {**os.environ, "NODE_ENV": "production", "NODE_PATH": str(folder / "node_modules")}
    return subprocess.Popen(["node", str(SCRIPT), *words], stdout=subprocess.PIPE, text=True, env=env)


def line(process: subprocess.Popen[str]) -> dict[str, Any]:
    assert process.stdout is not None
    text = process.stdout.readline()
    if not text:
        raise SystemExit("boardgame.io has ended without a word")
    found: dict[str, Any] = json.loads(text)
    return found


def theirs(given: argparse.Namespace, folder: Path, kind: str) -> Row:
    """One round of boardgame.io."""
    with contextlib.ExitStack() as stack:
        data = stack.enter_context(tempfile.TemporaryDirectory())
        server = node(folder, "serve", kind, data)
        stack.callback(processes.end, server)
        address = line(server)["address"]
        held = processes.held(server.pid)
        begin = time.time() + given.warm
        end = begin + given.seconds
        share = [given.tables // given.processes] * given.processes
        share[0] += given.tables - sum(share)
        play = [str(given.seats), str(end), str(given.think)]
        pages = [node(folder, "play", address, str(tables), *play) for tables in share]
        (computed,) = processes.computed_between(begin, end, [server.pid])
        seen = [line(process) for process in pages]
        held = processes.held(server.pid) - held
        for process in pages:
            process.wait(20)
    errors = [error for one in seen for error in one["errors"]]
    if errors:
        raise SystemExit(f"boardgame.io, {kind}: {errors[0]}")
    tally = load.Tally(
        begun=sum(one["begun"] for one in seen),
        times=[seconds for one in seen for seconds in one["times"]],
        ends=[at for one in seen for at in one["ends"]],
        computed=sum(one["computed"] for one in seen) * given.seconds / (given.warm + given.seconds),
    )
    return row(load.Run(tally.within(begin, end), computed, 0.0, held, []), given.seconds)


def ours(given: argparse.Namespace) -> Row:
    """One round of ours."""
    words = [
        f"--{name}={getattr(given, name)}"
        for name in ("tables", "seats", "seconds", "warm", "think", "processes")
    ]
    done = load.run(load.arguments().parse_args([*words, "--steps=no"]))
    if done.tally.errors:
        raise SystemExit(f"tablee: {done.tally.errors[0]}")
    return row(done, given.seconds)


def row(done: load.Run, seconds: float) -> Row:
    tally = done.tally
    return Row(
        tally.moves / seconds,
        done.answers(0.5),
        done.answers(0.99),
        done.per_move(done.server),
        done.per_move(tally.computed),
        done.memory / max(1, tally.begun),
    )


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seats", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--seconds", type=float, default=15, help="seconds that are counted")
    parser.add_argument("--warm", type=float, default=8.0, help="seconds before them, in which tables begin")
    parser.add_argument("--think", type=float, default=0.0)
    parser.add_argument("--processes", type=int, default=2, help="processes that play the pages")
    given = parser.parse_args()
    rows: dict[str, list[Row]] = {OURS: [], MEMORY: [], FLATFILE: []}
    with tempfile.TemporaryDirectory() as folder:
        install(Path(folder))
        print(HEAD)
        for _ in range(given.rounds):
            rows[OURS].append(ours(given))
            rows[MEMORY].append(theirs(given, Path(folder), "memory"))
            rows[FLATFILE].append(theirs(given, Path(folder), "flatfile"))
            for name, some in rows.items():
                print(f"{name:24}{some[-1].told()}", flush=True)
    print("medians")
    middle = {
        name: Row(*(median(each) for each in zip(*map(values, some), strict=True)))
        for name, some in rows.items()
    }
    for name, one in middle.items():
        print(f"{name:24}{one.told()}")
    for name in (FLATFILE, MEMORY):
        wall = middle[OURS].rate / middle[name].rate
        alone = middle[OURS].alone / middle[name].alone
        print(f"ours to {name}: {wall:.2f} x the moves a second on the wall, {alone:.2f} x those of a core")
    return 0


def values(one: Row) -> list[float]:
    return [one.rate, one.p50, one.p99, one.server, one.pages, one.memory]


if __name__ == "__main__":
    sys.exit(main())
