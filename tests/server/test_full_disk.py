"""A disk that is really full: there is no room for another page of the data."""

from __future__ import annotations

import contextlib
import json
import logging
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import TablePage

pytestmark = pytest.mark.anyio

MOST_PAGES = 1_073_741_823
"""As many as SQLite may have."""


def room_for(running: Any, pages: int | None) -> None:
    """Give the data so many pages, or without a number no more than it has: those that are free are taken."""
    with running.house.store._writing.begin() as c:
        c.exec_driver_sql(f"PRAGMA max_page_count = {pages or 1}")


async def until_sent_away(pages: list[TablePage]) -> dict[str, Any]:
    """The people at a table answer until they are sent away: the move that was not made."""
    message: dict[str, Any] = {}
    with contextlib.suppress(ConnectionClosed):
        while True:
            page = next(page for page in pages if page.position["decisions"])
            decision, entry = page.position["decisions"][0], page.position["entry"]
            message = page.act_message(decision, decision["choices"][-1]["text"])
            await page.send(message | {"id": f"after {entry}"})
            for one in pages:
                await one.until(lambda one=one, entry=entry: one.position["entry"] > entry)
    for one in pages:
        with contextlib.suppress(ConnectionClosed):
            while True:
                await one.read()
    return message


async def test_a_full_disk_loses_nothing_and_the_table_goes_on_when_there_is_room(start, person, caplog):
    running = start()
    ann, ben = await person("Ann", running.address), await person("Ben", running.address)
    links = await ann.open("me", "friend", game="andor")
    table = links["table"]
    await ben.join(links["seats"]["1"])
    pages = [await ann.sit(table), await ben.sit(table)]
    room_for(running, None)
    message = await until_sent_away(pages)
    told = max(page.position["entry"] for page in pages)
    for page in pages:
        assert page.socket.close_code == 1012, "come back, and try again"
        assert json.loads(page.raw[-1])["code"] == "not_saved", "what is wrong is said first"
    assert (await ann.post("/api/tables", new_table(), 503))["code"] == "not_saved"
    wrong = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert wrong
    assert all("database or disk is full" in line and "\n" not in line for line in wrong), wrong

    again = [await ann.sit(table), await ben.sit(table)]
    assert again[0].position["entry"] == told, "what was told is there, and nothing else"
    assert [event["n"] for event in again[0].events] == list(range(1, len(again[0].events) + 1))
    room_for(running, MOST_PAGES)
    sender = again[message["seat"]]
    assert (await sender.ask(message | {"id": "once more"}))["type"] == "done"
    await sender.until(lambda: sender.position["entry"] > told)
    entries = running.house.store.entries(table)
    assert [entry.n for entry in entries] == list(range(1, len(entries) + 1))
    running.stop()
    store = running.open_store()
    assert [entry.line for entry in store.entries(table)] == [entry.line for entry in entries]
    store.close()


def new_table() -> dict[str, Any]:
    return {"game": "glory", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {}}


LITTLE = """
import resource, runpy, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]),) * 2)
sys.argv = ["tablee", *sys.argv[2:]]
runpy.run_module("tablee", run_name="__main__")
"""
"""The command, with files that cannot become longer than so many bytes."""


def cramped(most: int, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", LITTLE, str(most), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.skipif(sys.platform == "win32", reason="no limits of this kind")
async def test_a_server_that_cannot_make_its_data_says_so_in_one_line(tmp_path: Path):
    done = cramped(8192, "serve", "--no-browser", "--port", "0", "--data", tmp_path / "data")
    assert done.returncode == 2
    assert done.stderr.startswith(f"tablee: {tmp_path / 'data'}")
    assert len(done.stderr.splitlines()) == 1
    done = cramped(10**8, "tables", "--data", tmp_path / "data")
    assert (done.returncode, done.stderr) == (0, ""), "nothing half made is in the way"


@pytest.mark.skipif(sys.platform == "win32", reason="no limits of this kind")
async def test_a_backup_for_which_there_is_no_room_leaves_nothing_behind(tmp_path: Path):
    assert cramped(10**8, "tables", "--data", tmp_path).returncode == 2
    (tmp_path / "data").mkdir()
    made = "from pathlib import Path; from tablee.store import open_sqlite; open_sqlite(Path('data')).close()"
    subprocess.run([sys.executable, "-c", made], cwd=tmp_path, check=True)
    done = cramped(16_384, "backup", tmp_path / "copy", "--data", tmp_path / "data")
    assert done.returncode == 2
    assert done.stderr.startswith("tablee: no backup was made of ")
    assert len(done.stderr.splitlines()) == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data"]
