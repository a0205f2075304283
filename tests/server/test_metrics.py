"""Numbers for Prometheus, at a port of their own."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tablee.cli.serve import serve
from tablee.server.metrics import BOUNDS, Times
from tablee.server.run import NoAddress, listen
from tests.server.client import until
from tests.server.test_cli import begin

pytestmark = pytest.mark.anyio

LINE = re.compile(
    r'(?P<name>[a-z_]+)(\{(?P<labels>[a-z]+="[^"]*"(,[a-z]+="[^"]*")*)\})? (?P<value>[0-9.e+-]+)'
)


def read(text: str) -> dict[str, float]:
    """Every sample of a text in Prometheus' form; each must stand under its type."""
    found: dict[str, float] = {}
    typed = ""
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            typed = line.split()[2]
        elif not line.startswith("#"):
            sample = LINE.fullmatch(line)
            assert sample is not None, line
            assert sample["name"].startswith(typed)
            found[line.rpartition(" ")[0]] = float(sample["value"])
    return found


async def test_they_count_what_happens_and_only_at_their_port(start, person):
    running = start(metrics=True)
    told = lambda: read(running.house.metrics.tell(running.house))  # noqa: E731
    before = told()
    assert before["tablee_moves_total"] == 0
    ann = await person("Ann", running.address)
    page = await ann.sit((await ann.open("me", "me"))["table"])
    for _ in range(3):
        await page.act()
    # A page has its answer a moment before it is counted.
    await until(lambda: told()['tablee_answer_seconds_count{kind="act"}'] == 3)
    now = told()
    assert now["tablee_tables"] == now["tablee_tables_watched"] == now["tablee_sockets"] == 1
    assert now["tablee_moves_total"] >= 3
    assert now['tablee_answer_seconds_bucket{kind="act",le="+Inf"}'] == 3
    assert now['tablee_answer_seconds_count{kind="open"}'] == 1
    assert now['tablee_store_seconds_count{work="append"}'] >= 3
    assert now["tablee_bots_waiting"] == 0
    assert (await ann.http.get("/metrics")).headers[
        "content-type"
    ] != "text/plain; version=0.0.4; charset=utf-8"
    assert "tablee_moves_total" not in (await ann.http.get("/metrics")).text


def test_times_are_counted_up_to_each_bound():
    times = Times()
    for seconds in (0.0005, BOUNDS[1], 0.3, 99.0):
        times.add(seconds)
    found = read("# TYPE x histogram\n" + "\n".join(times.lines("x")))
    assert found['x_bucket{le="0.001"}'] == 1
    assert found['x_bucket{le="0.0025"}'] == 2
    assert found['x_bucket{le="0.5"}'] == 3
    assert found['x_bucket{le="10"}'] == 3
    assert found['x_bucket{le="+Inf"}'] == found["x_count"] == 4
    assert found["x_sum"] == pytest.approx(99.303)


async def test_the_command_tells_them_on_loopback(tmp_path: Path):
    free = listen("127.0.0.1", 0)
    port = free.getsockname()[1]
    free.close()
    process = begin(tmp_path, "--port", "0", "--metrics", str(port))
    try:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("Tablée is at")
        answer = httpx.get(f"http://127.0.0.1:{port}/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        assert "tablee_loop_lag_seconds_count" in read(answer.text)
        assert httpx.get(f"http://127.0.0.1:{port}/api/games").status_code == 404
        with pytest.raises(InvalidStatus):
            await connect(f"ws://127.0.0.1:{port}/ws", proxy=None)
    finally:
        process.terminate()
        process.communicate(timeout=20)
    assert process.returncode == 0


@pytest.mark.parametrize("typed", ["metrics", "99999", "localhost:", ":http"])
def test_a_wrong_port_is_told(typed, tmp_path):
    result = CliRunner().invoke(serve, ["--data", str(tmp_path), "--metrics", typed])
    assert (result.exit_code, "is neither a port" in result.output.splitlines()[-1]) == (2, True)


def test_a_port_in_use_is_told(tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        typed = ["--data", str(tmp_path), "--port", "0", "--metrics", str(other.getsockname()[1])]
        with pytest.raises(NoAddress):
            CliRunner().invoke(serve, typed, catch_exceptions=False)
