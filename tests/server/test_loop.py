"""How free the event loop is; it ends without a word while bots begin or think."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tablee.server.stopwatch import Stopwatch

pytestmark = pytest.mark.anyio


def compute(seconds: float) -> None:
    """Keep the processor busy, whatever else runs on the machine."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


async def test_the_stopwatch_tells_computing_from_waiting():
    loop = asyncio.get_running_loop()
    watch = Stopwatch()

    async def busy() -> str:
        await asyncio.sleep(0)
        compute(0.05)
        return "done"

    async def asleep() -> None:
        time.sleep(0.06)  # nobody waits for anything here: this is what is measured

    async def failing() -> None:
        await asyncio.sleep(0)
        raise ValueError("as it should")

    watch.begin()
    try:
        watching = asyncio.create_task(watch.watch())
        await asyncio.sleep(0)  # it looks at the clock
        await asyncio.create_task(asleep())
        async with asyncio.timeout(30):
            while watch.longest.stall < 0.05:  # the wall clock counts sleeping too
                await asyncio.sleep(0)
        assert watch.longest.step < 0.05
        assert await asyncio.create_task(busy()) == "done"
        assert 0.05 <= watch.longest.step < 0.2
        assert watch.longest.step_of.endswith("busy")
        with pytest.raises(ValueError, match="as it should"):
            await asyncio.create_task(failing())
        watching.cancel()
        with pytest.raises(asyncio.CancelledError):
            await watching
        assert watch.longest.busy >= 0.05
    finally:
        loop.set_task_factory(None)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("answers", [0, 1, 2])
async def test_it_ends_without_a_word_while_bots_start_or_think(
    tmp_path: Path, number: signal.Signals, answers: int
):
    """Ctrl-C goes to all processes of a terminal, SIGTERM to the server alone."""
    command = [
        sys.executable,
        "-m",
        "tablee",
        "serve",
        "--no-browser",
        "--port",
        "0",
        "--data",
        str(tmp_path),
    ]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    assert process.stdout is not None
    address = process.stdout.readline().split()[3]
    seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "thumb"}, {"kind": "me"}]
    with httpx.Client(base_url=address, headers={"origin": address}, timeout=30) as http:
        http.get("/")
        made = http.post("/api/tables", json={"game": "runemasters", "seats": seats})
        assert made.status_code == 200
        record = f"/api/tables/{made.json()['table']}/record"
        while answers and http.get(record).text.count('"type":"act"') < answers:
            assert process.poll() is None
    if number == signal.SIGINT:
        os.killpg(process.pid, number)
    else:
        process.send_signal(number)
    out, err = process.communicate(timeout=60)
    said = [line for line in out.splitlines() if not line.startswith("The page is not built")]
    assert (process.returncode, said, err) == (0, [], "")
