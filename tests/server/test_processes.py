"""`tablee serve --workers N` for real: processes are killed or hang, and people play on with the others."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tablee.cli import main
from tablee.store import Place
from tests.server.client import until
from tests.server.test_kill import Player, alive, check

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

TOOL = Path(__file__).parents[2] / "tools" / "faults.py"


class House:
    """The command, as an admin starts it."""

    def __init__(self, folder: Path, database: str, workers: int = 2) -> None:
        self.place = Place(folder / "none", database)
        self.errors = folder / "errors.txt"
        command = [sys.executable, "-m", "tablee", "serve", "--workers", str(workers), "--port", "0"]
        with self.errors.open("w") as errors:
            self.process = subprocess.Popen(
                [*command, "--no-browser"],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=os.environ | {"TABLEE_DATABASE": database},
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://[\d.:]+", said)
        assert found, said + self.errors.read_text()
        self.address = found[0]

    def holder(self, table: str) -> int:
        """The process that has a table, as the database tells."""
        with closing(self.place.open()) as store:
            held = store.leases.holder(table)
        assert held is not None
        found = re.search(r"process (\d+)", held.who)
        assert found
        return int(found[1])

    def processes(self) -> list[int]:
        """Those that serve, by what they say to the database."""
        with closing(self.place.open()) as store, store._reading.connect() as c:  # type: ignore[attr-defined]
            told = c.exec_driver_sql("SELECT who FROM servers").scalars().all()
        pids = [int(found[1]) for who in told if (found := re.search(r"process (\d+)", who))]
        return [pid for pid in pids if alive(pid)]

    def end(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
        self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture
def house(tmp_path: Path, postgres: Callable[[], str]) -> Iterator[House]:
    found = House(tmp_path, postgres())
    yield found
    found.end()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "hangs"])
async def test_people_play_on_when_the_process_of_their_table_is_gone(house, tmp_path, how):
    players = [Player(seed, ("me", "me", "me")) for seed in range(4)]
    playing = [asyncio.create_task(player.play(house)) for player in players]
    try:
        async with asyncio.timeout(120):
            await moved(players, playing)
            victim = house.holder(players[0].tables[-1])
            begin = time.monotonic()
            os.kill(victim, how)
            await moved(players, playing)
            assert time.monotonic() - begin < 30, "on a busy machine; tools/faults.py measures it"
            while len(await asyncio.to_thread(house.processes)) < 2:  # it is replaced
                await asyncio.sleep(0.2)
            assert victim not in house.processes()
    finally:
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
    assert all(isinstance(error, asyncio.CancelledError) for error in ended), ended
    assert await check(players, house, tmp_path) >= len(players)
    for player in players:
        assert player.person is not None
        await player.person.close()
    assert "Traceback" not in house.errors.read_text()


async def moved(players: list[Player], playing: list[asyncio.Task[None]]) -> None:
    """Until everybody has made a few more moves."""
    before = [player.moves for player in players]
    while any(player.moves < moves + 3 for player, moves in zip(players, before, strict=True)):
        await asyncio.sleep(0.05)
        for task in playing:
            assert not task.done(), task.exception()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
async def test_no_process_outlives_the_one_that_watches(house, how):
    pids = house.processes()
    assert len(pids) == 2
    house.process.send_signal(how)
    house.process.wait(60)
    await until(lambda: not any(alive(pid) for pid in pids))
    assert house.process.returncode == (0 if how == signal.SIGTERM else -how)
    with closing(house.place.open()) as store:
        assert store.leases.last_notice() >= 1, "they have said that they leave"
    assert house.processes() == []


def test_faults_in_short():
    """Every table goes on, nothing told is lost, no move is doubled, every record verifies."""
    command = [sys.executable, str(TOOL), "--tables", "4", "--kills", "3", "--restarts", "1"]
    command += ["--longest", "40"]  # other tests run beside this one: times are for the tool
    done = subprocess.run(command, capture_output=True, text=True, timeout=400, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "errors: 0" in done.stdout


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--workers", "2", "--data", "somewhere"), "--workers needs PostgreSQL"),
        (("--internal", "10.0.0.1", "--data", "somewhere"), "--internal is for --database"),
        (("--workers", "0", "--database", "postgresql://x/y"), "0 is not in the range"),
        (
            ("--internal", "0.0.0.0", "--database", "postgresql://x/y"),
            "not an address that others could reach",
        ),
        (("--workers", "2", "--database", "postgresql://x@127.0.0.1:1/y"), "127.0.0.1:1/y: connection"),
    ],
)
def test_what_cannot_be_is_one_line(options, told, capsys, monkeypatch):
    monkeypatch.delenv("TABLEE_DATABASE", raising=False)
    assert main(["serve", "--no-browser", "--port", "0", *options]) == 2
    said = capsys.readouterr().err
    assert told in said
    assert said.count("\n") == 1
