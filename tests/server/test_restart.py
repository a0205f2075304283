"""A server that is asked to end finishes what was begun, tells it, and sends pages away to come back."""

from __future__ import annotations

import asyncio
import signal
import threading
import time
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Person, TablePage
from tests.server.test_kill import Victim, alive

pytestmark = pytest.mark.anyio

COME_BACK = 1012


async def read_to_the_end(page: TablePage) -> int:
    """The code with which the connection ends, once everything before it was read."""
    with pytest.raises(ConnectionClosed) as closed:
        await page.until(lambda: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def test_a_move_that_is_being_written_is_told_before_pages_are_sent_away(start, monkeypatch):
    running = start()
    ann, ben = Person(running.address), Person(running.address)
    await ann.get("/api/me")
    links = await ann.open("me", "friend")
    await ben.join(links["seats"]["1"])
    page, other = await ann.sit(links["table"]), await ben.sit(links["table"])
    await page.until(lambda: page.position["decisions"])
    writing, go_on = threading.Event(), threading.Event()
    append = running.house.store.append

    def slowly(table: str, batch: Any, fence: int | None) -> Future[None]:
        written: Future[None] = Future()

        def write() -> None:
            go_on.wait(30)
            append(table, batch, fence).result()
            written.set_result(None)

        threading.Thread(target=write).start()
        writing.set()
        return written

    monkeypatch.setattr(running.house.store, "append", slowly)
    decision = page.position["decisions"][0]
    move = page.act_message(decision, decision["choices"][0]["text"]) | {"id": "in-flight"}
    await page.send(move)
    assert await asyncio.to_thread(writing.wait, 30)
    ending = asyncio.create_task(asyncio.to_thread(running.stop))
    while not running.house.sockets.hushed:
        await asyncio.sleep(0.01)
    late = move | {"id": "late"}
    await page.send(late)  # not heard any more: the page will send it once more
    go_on.set()
    assert await read_to_the_end(page) == COME_BACK
    assert await read_to_the_end(other) == COME_BACK
    assert page.answers["in-flight"]["type"] == "done"
    assert "late" not in page.answers
    assert other.events[-1]["n"] == page.events[-1]["n"], "everybody was told"
    await ending
    monkeypatch.undo()

    again = start()
    for person, before in ((ann, page), (ben, other)):
        person.address = again.address
        back = await person.sit(links["table"], before.events[-1]["n"], before.welcome["log"])
        assert (back.welcome["fresh"], back.welcome["events"]) == (False, []), "nothing kept was left untold"
    await ann.close()
    await ben.close()


async def test_sigterm_ends_the_process_soon_and_in_order(tmp_path: Path):
    victim = Victim(tmp_path / "data")
    await victim.start()
    assert victim.process is not None
    ann = Person(victim.address)
    await ann.get("/api/me")
    mine = await ann.sit((await ann.open("me", "me"))["table"])
    thinking = await ann.sit((await ann.open("me", "master"))["table"])
    for _ in range(3):
        await mine.act()
    await thinking.until(lambda: thinking.position["decisions"])
    turn = thinking.position["decisions"][0]
    await thinking.send(thinking.act_message(turn, turn["choices"][0]["text"]) | {"id": "t"})
    children = Path(f"/proc/{victim.process.pid}/task/{victim.process.pid}/children").read_text().split()
    assert children, "bots have processes"
    begin = time.monotonic()
    victim.process.send_signal(signal.SIGTERM)
    assert [await read_to_the_end(page) for page in (mine, thinking)] == [COME_BACK] * 2
    assert await asyncio.to_thread(victim.process.wait, 30) == 0
    assert time.monotonic() - begin < 8
    assert not any(alive(int(child)) for child in children)
    assert victim.errors.read_text() == ""
    assert victim.process.stdout is not None
    victim.process.stdout.close()
    await victim.start()
    ann.address = victim.address
    for page in (mine, thinking):
        back = await ann.sit(page.table["id"], page.events[-1]["n"], page.welcome["log"])
        assert not back.welcome["fresh"]
        if page is mine:
            assert back.welcome["events"] == []
        await back.act()
        await back.close()
    await ann.close()
    victim.kill()
