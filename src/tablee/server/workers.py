"""Processes that work for the server, each watched by a thread of its own.

A job that takes too long costs its process the life: it is killed and replaced, and whoever asked is told.
Only working counts, not waiting for a free process, nor loading what the job needs. While all are busy for
longer than a moment, some more are started, so that a slow job delays nobody else's; they go when they have
no work. Where a better engine appears (`BotEngine`), each process is replaced before its next job.

A long job may `tell` how far it is; whoever ordered it hears of it, and may drop it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import pickle
import queue
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass, field
from multiprocessing import connection, resource_tracker
from multiprocessing.context import SpawnProcess
from typing import Any, Generic, Protocol, TypeVar

from tablee.core.engine import engine_kind
from tablee.server.engine import BotEngine, first_on_path

log = logging.getLogger(__name__)
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

LOADING = 60.0
"""Seconds a new process may take to start and to load what a job needs, even on a busy machine."""
PATIENCE = 1.0
"""Seconds a job waits for a free process before another one is started."""
MORE = 3
"""So many processes may be started beyond the ordinary number."""
NICE = 10
"""By so much the processes give way to the server, which answers people."""
LINGER = 20.0
"""Seconds without work after which such a further process ends."""
GLANCE = 0.5
"""Seconds between two looks whether a job is still wanted."""


class Job(Protocol[T_co]):
    """Something to be done in another process. It is pickled, and so is what comes of it."""

    def prepare(self) -> None:
        """Load what is needed; this does not count as working."""

    def work(self) -> T_co:
        """Do it."""


class WorkerLost(Exception):
    """The process died over the job, or took too long to begin."""


class WorkerOverdue(Exception):
    """The job took longer than it may; its process was killed."""


class Dropped(Exception):
    """Nobody wants the job any more; its process was killed."""


class JobFailed(Exception):
    """The job raised an error: its last line, and all of it for the log."""

    def __init__(self, line: str, trace: str) -> None:
        super().__init__(line)
        self.trace = trace


# In the worker process -------------------------------------------------------------------------------------


_home: connection.Connection | None = None
"""The way back to the server, in a worker process."""


def tell(what: Any) -> None:
    """Called by a job: tell whoever ordered it how far it is."""
    if _home is not None:
        _home.send(("told", what))


def _serve(pipe: connection.Connection) -> None:
    """Take jobs until the server has gone. Ctrl-C is left to the server, and so is the processor."""
    global _home
    _home = pipe
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()
    with contextlib.suppress(EOFError, OSError):  # nobody is at the other end any more
        while True:
            _take(pipe)


def _take(pipe: connection.Connection) -> None:
    """Do the next job, and tell what came of it."""
    data = pipe.recv_bytes()
    try:
        job = pickle.loads(data)
        job.prepare()
    except Exception as error:
        pipe.send(("failed", _told(error)))
        return
    pipe.send(("begun", engine_kind()))
    try:
        answer = pickle.dumps(("done", job.work()))
    except Exception as error:
        answer = pickle.dumps(("failed", _told(error)))
    pipe.send_bytes(answer)


def _follow(sentinel: int) -> None:
    """Go when the server has gone, however it went and whatever is being computed."""
    connection.wait([sentinel])
    os._exit(0)


def _told(error: Exception) -> tuple[str, str]:
    import traceback

    return f"{type(error).__name__}: {error}", "".join(traceback.format_exception(error))


# In the server ---------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Order(Generic[T]):
    """A job that was ordered. `told` hears what it tells, in another thread than that of who ordered it."""

    job: Job[T]
    told: Callable[[Any], None] | None = None
    future: Future[T] = field(default_factory=Future)
    unwanted: bool = False

    def drop(self) -> None:
        """Nobody wants it any more. If it is being done, its process is killed within a moment."""
        self.unwanted = True
        self.future.cancel()


class Workers:
    """A number of processes, started when the first of them is needed."""

    def __init__(
        self, name: str, processes: int, seconds: float, *, more: int = MORE, engine: BotEngine | None = None
    ) -> None:
        self.engine = engine or BotEngine()
        self._name = name
        self._processes = processes
        self._most = processes + more
        self._seconds = seconds
        self._orders: queue.SimpleQueue[Order[Any] | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._minders: set[_Minder] = set()
        self._idle = 0
        self._closed = False

    async def run(self, job: Job[T]) -> T:
        """Have a job done. Raises `WorkerLost`, `WorkerOverdue` or `JobFailed`."""
        future = self.submit(job)
        waiting = asyncio.wrap_future(future)
        try:
            while not (await asyncio.wait([waiting], timeout=PATIENCE))[0]:
                if not future.running():
                    self._start(self._most)
            return waiting.result()
        finally:
            waiting.cancel()  # where whoever asked has gone

    def submit(self, job: Job[T]) -> Future[T]:
        """The same for whoever waits otherwise. A job that is cancelled before it is begun is never done."""
        return self.order(job).future

    def order(self, job: Job[T], told: Callable[[Any], None] | None = None) -> Order[T]:
        """The same for a long job: it tells how far it is, and may be dropped."""
        order = Order(job, told)
        if self._closed:
            order.future.set_exception(WorkerLost("the server ends"))
            return order
        self._orders.put(order)
        if self._orders.qsize() > self._idle:
            self._start(self._processes)
        return order

    def processes(self) -> list[SpawnProcess]:
        """Those that are alive."""
        with self._lock:
            return [minder.process for minder in self._minders if minder.process is not None]

    @property
    def waiting(self) -> int:
        """Jobs that no process has begun yet."""
        return self._orders.qsize()

    @property
    def ordinary(self) -> int:
        """How many processes there are when nothing holds them up."""
        return self._processes

    @property
    def free(self) -> int:
        """Ordinary processes that would begin a job at once."""
        with self._lock:
            busy = len(self._minders) - self._idle
        return max(0, self._processes - busy - self._orders.qsize())

    def close(self) -> None:
        """End all processes, even those that are busy: nobody will hear what they find."""
        with self._lock:
            self._closed = True
            minders = list(self._minders)
        for _ in minders:
            self._orders.put(None)
        for minder in minders:
            minder.end()
        for minder in minders:
            if minder.thread.ident is not None:  # else Ctrl-C came before it was started
                minder.thread.join()
        with contextlib.suppress(queue.Empty):
            while True:
                order = self._orders.get_nowait()
                if order is not None:
                    order.future.cancel()

    def _start(self, most: int) -> None:
        with self._lock:
            if self._closed or len(self._minders) >= most:
                return
            minder = _Minder(self, further=len(self._minders) >= self._processes)
            self._minders.add(minder)
        # Started here and not by its thread: what a new process reads first is written at once then, and a
        # server that is killed in between leaves none behind that complains. It takes a few milliseconds.
        minder.connect()
        minder.thread.start()


@contextlib.contextmanager
def _unheard_interrupts() -> Iterator[None]:
    """Ctrl-C reaches all processes of a terminal. Those started meanwhile leave it to the server from their
    first moment on: they inherit what is not heard here. The server hears of it right afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it lets all signals be heard again in the thread that starts it
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Minder:
    """A thread that has one process, gives it jobs, and looks at the clock."""

    def __init__(self, workers: Workers, further: bool) -> None:
        self.workers = workers
        self.further = further
        self.process: SpawnProcess | None = None
        self.pipe: connection.Connection | None = None
        self.path: str | None = None
        """The folder of the engine that the process was started with."""
        self.begun = False
        """Whether the process has begun a job."""
        self.thread = threading.Thread(target=self._mind, name=f"{workers._name}-minder", daemon=True)
        self._ending = threading.Event()

    def end(self) -> None:
        """Called from outside: what the process is at does not matter any more."""
        self._ending.set()
        process = self.process
        if process is not None:
            with contextlib.suppress(ValueError):  # its own thread has just closed it
                process.kill()

    def _mind(self) -> None:
        workers = self.workers
        try:
            while (order := self._next()) is not None:
                if order.future.set_running_or_notify_cancel():
                    self._do(order)
        finally:
            self._kill()
            with workers._lock:
                workers._minders.discard(self)

    def _next(self) -> Order[Any] | None:
        workers = self.workers
        with workers._lock:
            workers._idle += 1
        try:
            return workers._orders.get(timeout=LINGER if self.further else None)
        except queue.Empty:
            return None
        finally:
            with workers._lock:
                workers._idle -= 1

    def _do(self, order: Order[Any]) -> None:
        try:
            value = self._ask(order)
        except Exception as error:
            if not isinstance(error, JobFailed):
                self._kill()
            order.future.set_exception(error)
        else:
            order.future.set_result(value)

    def _ask(self, order: Order[Any]) -> Any:
        self.workers.engine.look()
        pipe = self.connect()
        try:
            self._begin(pipe, order.job)
            late = WorkerOverdue(f"it took more than {self.workers._seconds:g} seconds")
            return self._hear(pipe, time.monotonic() + self.workers._seconds, late, order)
        except (EOFError, OSError):
            raise WorkerLost("its process died") from None

    def _begin(self, pipe: connection.Connection, job: Job[Any]) -> None:
        """Hand the job over. An engine whose process cannot even begin its first one is not used any more."""
        engine = self.workers.engine
        try:
            pipe.send(job)
            kind = self._hear(pipe, time.monotonic() + LOADING, WorkerLost("it did not begin"))
        except (EOFError, OSError, WorkerLost):
            if self.path is not None and not self.begun and not self._ending.is_set():
                engine.refuse("its process does not start")
            raise
        self.begun = True
        if self.path is not None:
            engine.begun(kind)

    def _hear(
        self, pipe: connection.Connection, until: float, late: Exception, order: Order[Any] | None = None
    ) -> Any:
        while True:
            left = max(0.0, until - time.monotonic())
            if order is not None and order.unwanted:
                raise Dropped
            if not pipe.poll(min(left, GLANCE)):
                if left > GLANCE:
                    continue
                raise late
            kind, value = pipe.recv()
            if kind == "told":
                if left == 0.0:
                    raise late
                if order is not None and order.told is not None:
                    order.told(value)
                continue
            if kind == "failed":
                raise JobFailed(*value)
            return value

    def connect(self) -> connection.Connection:
        """The way to the process, which is started if there is none, or none with the engine of today."""
        path = self.workers.engine.path
        if self.pipe is not None and self.process is not None and self.process.is_alive():
            if path == self.path:
                return self.pipe
        self._kill()
        if self._ending.is_set():
            raise WorkerLost("the server ends")
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs,), name=self.workers._name, daemon=True)
        with _unheard_interrupts(), first_on_path(path):
            process.start()
        self.path, self.begun = path, False
        theirs.close()
        self.process = process
        if self._ending.is_set():
            process.kill()
        return self.pipe

    def _kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process.close()
            self.process = None
        if self.pipe is not None:
            self.pipe.close()
            self.pipe = None
