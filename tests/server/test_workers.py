"""Worker processes: killed when over their time, replaced when dead; nobody waits for another's job."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager

import pytest

from tablee.server import workers as module
from tablee.server.workers import Dropped, JobFailed, WorkerLost, WorkerOverdue, Workers
from tests.server.jobs import Dying, Faulty, Hanging, Loading, Signals, Telling

pytestmark = pytest.mark.anyio

LONG = 3600.0


@contextmanager
def working(processes: int = 1, seconds: float = LONG, more: int = 0) -> Iterator[Workers]:
    workers = Workers("test", processes, seconds, more=more)
    try:
        yield workers
    finally:
        workers.close()


async def begun(workers: Workers) -> Future[None]:
    """A job that never ends, once a process is at it."""
    slow = workers.submit(Hanging())
    while not slow.running():
        await asyncio.sleep(0.01)
    return slow


async def test_a_job_over_its_time_costs_its_process_the_life_and_the_next_one_has_another():
    with working(seconds=0.5) as workers:
        first = await workers.run(Loading())
        with pytest.raises(WorkerOverdue, match=r"more than 0\.5 seconds"):
            await workers.run(Hanging())
        assert await workers.run(Loading()) != first


async def test_a_long_job_tells_how_far_it_is_until_nobody_wants_it():
    far: list[int] = []
    with working() as workers:
        order = workers.order(Telling(), far.append)
        behind = workers.order(Loading())
        async with asyncio.timeout(60):
            while len(far) < 3:
                await asyncio.sleep(0.01)
        assert far == list(range(len(far)))
        behind.drop()
        assert behind.future.cancelled(), "one that waits is never begun"
        (pid,) = (process.pid for process in workers.processes())
        order.drop()
        with pytest.raises(Dropped):
            await asyncio.wrap_future(order.future)
        assert await workers.run(Loading()) != pid


async def test_a_job_that_tells_on_and_on_has_no_more_time_than_others():
    with working(seconds=0.5) as workers, pytest.raises(WorkerOverdue):
        await asyncio.wrap_future(workers.order(Telling(), lambda far: None).future)


async def test_only_working_counts():
    with working(seconds=1.0) as workers:
        assert await workers.run(Loading(1.5))


async def test_a_slow_job_delays_nobody_else():
    with working(processes=1, more=1) as workers:
        slow = await begun(workers)
        await workers.run(Loading())
        assert slow.running()


async def test_a_further_process_ends_when_it_has_no_work(monkeypatch):
    monkeypatch.setattr(module, "LINGER", 0.1)
    with working(processes=1, more=1) as workers:
        await begun(workers)
        await workers.run(Loading())
        async with asyncio.timeout(60):
            while len(workers.processes()) > 1:
                await asyncio.sleep(0.01)


async def test_a_process_that_dies_is_replaced():
    with working() as workers:
        with pytest.raises(WorkerLost, match="died"):
            await workers.run(Dying())
        assert await workers.run(Loading())


@pytest.mark.parametrize(
    ("where", "told"), [("prepare", "nothing to load"), ("work", "nothing to do"), ("answer", "lock")]
)
async def test_an_error_is_told_and_the_process_goes_on(where: str, told: str):
    with working() as workers:
        before = await workers.run(Loading())
        with pytest.raises(JobFailed, match=told) as caught:
            await workers.run(Faulty(where))
        assert "Traceback" in caught.value.trace
        assert await workers.run(Loading()) == before


async def test_workers_do_not_hear_ctrl_c_and_end_with_the_server():
    workers = Workers("test", 1, LONG)
    heard = await workers.run(Signals())
    assert signal.SIGINT in heard
    assert signal.SIGTERM not in heard
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, []), "the server itself does"
    busy = await begun(workers)
    (process,) = workers.processes()
    workers.close()
    assert workers.processes() == []
    with pytest.raises(ValueError, match="closed"):
        process.is_alive()
    with pytest.raises(WorkerLost):
        busy.result()
    with pytest.raises(WorkerLost):
        await workers.run(Loading())
