"""What tables cost a server that are played or rest: its memory by table, and its start with many stored.

    python tools/load_rest.py [--tables 200] [--seats 4] [--seconds 40] [--stored 10000]

Scripted pages play at the tables, two seconds a move, so that hardly any game ends. The server's memory is
told by table: while they play, and when they have just gone. What it needs for its first tables is not
counted: some are played beforehand. Python gives freed memory to the next table rather than back to the
system, so what a table at rest costs is told by as many further ones: by how much the server has grown once
they rest, too. Then servers are started on a folder without tables,
and on one with many, in turns; told are medians of the seconds from the start of the program to the first
answer, and of what it computed until then. Exit code 1 if a table that is played takes 2 MB or more, one at
rest 200 KB or more, or if many stored ones make the start three seconds longer.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import load
import processes

THINK = 2.0
AT_FIRST = 20
"""Tables that are played before anything is measured, and seconds for them."""
REST = 20.0
"""Seconds within which a server of `load` puts tables to rest: after five without a page, or a bit more."""
STARTS = 5
LIVE, RESTING, LONGER = 2048.0, 200.0, 3.0


def memory(tables: int, seats: int, seconds: float) -> tuple[float, float, float]:
    """Kilobytes a table: played, just left, at rest."""
    with tempfile.TemporaryDirectory() as data, multiprocessing.get_context("spawn").Pool(1) as pool:
        server, address = load.start_server(data, "", 1, False)

        def held() -> float:
            return processes.held(server.pid)

        def played(first: int, count: int, seconds: float, think: float) -> float:
            """Play at so many tables, and tell the memory shortly before the pages go."""
            end = time.time() + seconds
            pages = pool.apply_async(load.worker, (address, first, count, seats, 0, end, think))
            time.sleep(seconds - 2)
            found = held()
            tally = pages.get()
            if tally.errors:
                raise SystemExit(f"errors: {tally.errors[:3]}")
            print(f"{count} tables x {seats} seats, {tally.moves} moves in {seconds:.0f} s", flush=True)
            return found

        try:
            played(0, AT_FIRST, AT_FIRST, THINK)
            time.sleep(REST)
            before = held()
            live = played(1000, tables, seconds, THINK) - before
            left = held() - before
            time.sleep(REST)
            first = held()
            played(3000, tables, seconds, THINK)
            time.sleep(REST)
            return live / tables, left / tables, (held() - first) / tables
        finally:
            processes.end(server)


def fill(folder: Path, stored: int) -> None:
    """A folder with so many tables of one person and three bots, which all wait for the person."""
    from tablee.match import Match
    from tablee.server.draft import Draft, entry_lines, line, now, position, question
    from tablee.server.reading import Reading
    from tablee.store import NewTable, Place, Player, SeatRow, TableRow

    draft, rng = Draft(), random.Random(1)
    match = Match("runemasters", ["human", "thumb", "thumb", "thumb"], seed=1, journal=draft)
    while match.place < 40 or match.to_act() != [0]:
        seat = match.to_act()[0]
        decision = match.decision(seat)
        assert decision is not None
        match.submit(seat, match.decision_id(seat), rng.choice(decision.choices).text)
    waiting, asked = question(Reading(match))
    fields: dict[str, Any] = {"seeds": tuple(draft.seeds), "waiting": waiting, "asked": asked}
    people = SeatRow(0, "person", "", "ann", "Ann"), *(SeatRow(i, "bot", "thumb") for i in (1, 2, 3))
    row = TableRow(
        id="",
        name="",
        game="runemasters",
        header=line(match.header),
        end=None,
        host="ann",
        created=now(),
        moved=now(),
        assisted=False,
        rematch=None,
        seats=people,
        **fields,
    )
    lines, stands = entry_lines(match), position(match)
    store = Place(folder).open()
    store.add_player(Player("ann", "Ann"), "token", "code").result()
    kept = [store.create(NewTable(replace(row, id=f"table{i}"), lines, stands, {})) for i in range(stored)]
    for one in kept:
        one.result()
    store.close()


def start(folder: str) -> tuple[float, float]:
    """Seconds until a server on a folder answers, and those it computed."""
    began = time.monotonic()
    server, address = load.start_server(folder, "", 1, False)
    try:
        httpx.get(f"{address}/readyz").raise_for_status()
        return time.monotonic() - began, processes.computed(server.pid)
    finally:
        processes.end(server)


def starts(stored: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """The same for a folder without tables, and for one with so many."""
    with tempfile.TemporaryDirectory() as empty, tempfile.TemporaryDirectory() as full:
        fill(Path(full), stored)
        rounds = [(start(empty), start(full)) for _ in range(STARTS)]
    none, many = zip(*rounds, strict=True)
    return _medians(none), _medians(many)


def _medians(times: tuple[tuple[float, float], ...]) -> tuple[float, float]:
    return median(wall for wall, _ in times), median(computed for _, computed in times)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--stored", type=int, default=10_000)
    given = parser.parse_args()
    live, left, resting = memory(given.tables, given.seats, given.seconds)
    print(
        f"memory a table: {live:.0f} KB while it is played, {left:.0f} KB when pages have just gone, ", end=""
    )
    print(f"{resting:.0f} KB at rest", flush=True)
    none, many = starts(given.stored)
    for stored, (wall, computed) in ((0, none), (given.stored, many)):
        print(f"start with {stored} stored tables: {wall:.1f} s, computing {computed:.1f} s")
    return 1 if live >= LIVE or resting >= RESTING or many[0] - none[0] >= LONGER else 0


if __name__ == "__main__":
    sys.exit(main())
