"""What a very long game costs, beside a short one, at a server started here.

    python tools/long_game.py [--entries 50000] [--game glory] [--moves 300]

Makes two tables, one of a hundred entries and a long one, and asks both in turn: how long the first look at
the table takes after a start, how large its welcome is, how long a move takes, and what an entry takes of
memory. Exit code 1 if a move of the long game costs more than 1.3 times as much as one of the short game, if
its first look takes more than a second, its welcome more than 100 KB compressed, or an entry more than 300
bytes.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import random
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
import tracemalloc
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tablee.core.rng import Rng
from tablee.match import Match
from tablee.server.draft import Draft, entry_lines, line, position, question
from tablee.server.reading import Reading
from tablee.server.tokens import fingerprint
from tablee.store import NewTable, Player, SeatRow, TableRow, open_sqlite

Json = dict[str, Any]
SHORT = 100
MOST_CHOICES = 30
"""After so many choices the game goes half the way back: it never ends."""
HOST = secrets.token_urlsafe(32)


def grown(game: str, entries: int) -> tuple[Match, Draft]:
    """A game of so many entries: whenever it comes near its end, its people go back a long way."""
    draft = Draft()
    match = Match(game, ["human"] * 2, seed=1, journal=draft)
    rng = Rng(1)
    while len(match.entries) < entries:
        seat = rng.choice(match.to_act())
        action = rng.choice(match.seat_view(seat).legal())
        match.submit(seat, match.decision_id(seat), match.game.space.text(action))
        back = [before for before, _ in match.history.choices()]
        if len(back) > MOST_CHOICES:
            match.undo(0, back[MOST_CHOICES // 2], consent=True)
    return match, draft


def store_table(folder: Path, id: str, match: Match, draft: Draft) -> None:
    """Put a game into a data folder, with a person of ours at all its seats."""
    store = open_sqlite(folder)
    if store.device(fingerprint(HOST)) is None:
        store.add_player(Player("host", "Ann"), fingerprint(HOST), fingerprint("code")).result()
    waiting, asked = question(Reading(match))
    row = TableRow(
        id=id,
        name=id,
        game=match.game.id,
        header=line(match.header),
        seeds=tuple(draft.seeds),
        end=None,
        host="host",
        created=0,
        moved=int(time.time() * 1000),
        waiting=waiting,
        asked=asked,
        assisted=False,
        rematch=None,
        seats=tuple(SeatRow(seat, "person", "", "host") for seat in range(2)),
    )
    store.create(NewTable(row, entry_lines(match), position(match))).result()
    store.close()


class Page:
    """A page at a table that answers at random, and takes back what it did before the game can end."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.rng = random.Random(1)
        self.position: Json = {}
        self.sent = 0

    async def look(self, table: str) -> tuple[float, bytes]:
        """The seconds until the table is there, and what it says."""
        began = time.perf_counter()
        await self.socket.send(json.dumps({"type": "hello", "table": table}))
        while True:
            data = await self.socket.recv(decode=False)
            message = json.loads(data)
            if message["type"] == "welcome":
                self.position = message["position"]
                return time.perf_counter() - began, data
            assert message["type"] != "failed", message

    async def move(self) -> float:
        """The seconds until a move, and taking it back, are done."""
        decision = self.position["decisions"][0]
        text = self.rng.choice(decision["choices"])["text"]
        seat = decision["seat"]
        before = self.position["entry"]
        took = await self._ask({"type": "act", "seat": seat, "decision": decision["id"], "text": text})
        await self._ask({"type": "take_back", "seat": seat, "to": before})
        return took

    async def _ask(self, message: Json) -> float:
        self.sent += 1
        began = time.perf_counter()
        await self.socket.send(json.dumps(message | {"id": f"m{self.sent}"}))
        while True:
            answer = json.loads(await self.socket.recv(decode=False))
            if answer["type"] == "update":
                self.position = answer["position"]
            elif answer["type"] == "done":
                return time.perf_counter() - began
            assert answer["type"] != "failed", answer


async def measure(address: str, moves: int) -> dict[str, Json]:
    """Both tables in turn, so that the noise of the machine meets both alike."""
    url = address.replace("http", "ws", 1) + "/ws"
    headers = {"Cookie": f"tablee={HOST}"}
    found: dict[str, Json] = {}
    async with (
        connect(url, additional_headers=headers, max_size=2**26, proxy=None) as one,
        connect(url, additional_headers=headers, max_size=2**26, proxy=None) as two,
    ):
        pages = {"short": Page(one), "long": Page(two)}
        for name, page in pages.items():
            took, welcome = await page.look(name)
            found[name] = {
                "look": took,
                "welcome": len(welcome),
                "packed": len(gzip.compress(welcome)),
                "moves": [],
            }
        for _ in range(moves):
            for name, page in pages.items():
                found[name]["moves"].append(await page.move())
                await asyncio.sleep(0.03)
    return found


def memory(match: Match) -> float:
    """Bytes of an entry in memory, of a match opened from what is kept."""
    kept = match.kept()
    tracemalloc.start()
    opened = Match.opened(kept, match.game)
    taken = tracemalloc.get_traced_memory()[0] + sum(len(data) for _, data in kept.chapters)
    tracemalloc.stop()
    return taken / len(opened.entries)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--entries", type=int, default=50_000)
    parser.add_argument("--game", default="glory")
    parser.add_argument("--moves", type=int, default=300)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for table, entries in (("short", SHORT), ("long", options.entries)):
            match, draft = grown(options.game, entries)
            store_table(folder, table, match, draft)
        per_entry = memory(match)
        command = [sys.executable, "-m", "tablee", "serve", "--port", "0", "--data", name, "--no-browser"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            try:
                address = next(word for word in process.stdout.readline().split() if word.startswith("http"))
                found = asyncio.run(measure(address, options.moves))
            finally:
                process.terminate()
    for table, figures in found.items():
        print(
            f"{table}: first look {figures['look'] * 1000:.0f} ms, welcome {figures['welcome']:,} bytes "
            f"({figures['packed']:,} compressed), move {statistics.median(figures['moves']) * 1000:.2f} ms"
        )
    ratio = statistics.median(found["long"]["moves"]) / statistics.median(found["short"]["moves"])
    print(f"a move costs {ratio:.2f} times as much; {per_entry:.0f} bytes for an entry")
    long = found["long"]
    return int(ratio > 1.3 or long["look"] > 1 or long["packed"] > 100_000 or per_entry > 300)


if __name__ == "__main__":
    sys.exit(main())
