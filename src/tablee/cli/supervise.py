"""`tablee serve --workers N`: a process that starts others, which serve from one socket, and watches them.

One that dies is replaced, after a pause that grows while it goes on dying; one whose event loop has not gone
round for some seconds is killed first, so that its pages come back to another. A request to end is passed on.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import socket as sockets
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from multiprocessing import connection
from multiprocessing.context import SpawnProcess
from types import FrameType

from tablee.core.errors import TableeError
from tablee.server import logs
from tablee.server.settings import Settings
from tablee.store import StoreError, open_postgres
from tablee.store.leases import LEASE

log = logging.getLogger(__name__)

READY, BEAT, FAILED = "+", ".", "!"
"""How lines begin that a process tells: it serves; it lives, and its name among all; why it cannot serve."""
STARTING = 120.0
"""Seconds a process may take to begin, even on a busy machine."""
HUNG = LEASE
"""Seconds without a beat after which a process counts as hung: others may have its tables by then."""
ENDING = 15.0
"""Seconds in which processes end by themselves."""
PAUSES = 0.1, 10.0
"""The first and the longest pause before a process is replaced, in seconds."""
WELL = 10.0
"""Seconds after which a process that lives counts as well: the next pause is a short one again."""
GLANCE = 0.25
"""Seconds between two looks."""


class CannotServe(TableeError):
    """The first processes did not begin."""


# In a process that serves ----------------------------------------------------------------------------------


def _work(
    listening: sockets.socket,
    settings: Settings,
    metrics: sockets.socket | None,
    inner: str,
    home: connection.Connection,
) -> None:
    """Serve until asked to end, or until the one that watches is gone."""
    from tablee.server.run import serve

    os.set_blocking(home.fileno(), False)

    def tell(kind: str, what: str = "") -> None:
        with contextlib.suppress(OSError):  # nobody reads, or nobody is there
            os.write(home.fileno(), f"{kind}{what}\n".encode())

    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()
    try:
        serve(listening, settings, lambda: tell(READY), metrics, inner, lambda id: tell(BEAT, id))
    except TableeError as error:
        tell(FAILED, " ".join(str(error).split()))
        raise SystemExit(2) from None
    except KeyboardInterrupt:  # before it had begun
        raise SystemExit(0) from None


def _follow(sentinel: int) -> None:
    """End in order when the one that watches is gone."""
    connection.wait([sentinel])
    os.kill(os.getpid(), signal.SIGTERM)


# In the one that watches -----------------------------------------------------------------------------------


@dataclass(eq=False)
class _Place:
    """One of the processes, and those that were there before it."""

    metrics: sockets.socket | None = None
    process: SpawnProcess | None = None
    home: connection.Connection | None = None
    began: float = 0.0
    beat: float = 0.0
    ready: bool = False
    server: str = ""
    """Its name among all processes on the database."""
    heard: bytes = b""
    """The beginning of a line it tells."""
    failure: str = ""
    pause: float = PAUSES[0]
    due: float = field(default_factory=time.monotonic)
    """When the next one is started, while there is none."""


class Supervisor:
    """Starts processes and watches over them."""

    def __init__(
        self,
        listening: sockets.socket,
        settings: Settings,
        workers: int,
        metrics: Sequence[sockets.socket] = (),
        inner: str = "127.0.0.1",
        started: Callable[[], None] | None = None,
    ) -> None:
        self._listening = listening
        self._settings = settings
        self._inner = inner
        self._started = started
        self._places = [_Place(metrics[i] if metrics else None) for i in range(workers)]
        self._ending = False

    def run(self) -> None:
        """Until asked to end. Raises `CannotServe` if the processes cannot begin."""
        logs.begin(self._settings.log_format)
        before = {number: signal.signal(number, self._end) for number in (signal.SIGTERM, signal.SIGINT)}
        try:
            while not self._ending:
                self._look()
            self._wait_for_all()
        finally:
            self._kill_all()
            for number, handler in before.items():
                signal.signal(number, handler)
        failure = next((place.failure for place in self._places if place.failure), "")
        if failure:
            raise CannotServe(failure)
        log.info("the table has ended: everything is kept")

    def pids(self) -> list[int]:
        """The processes that run now."""
        return [place.process.pid or 0 for place in self._places if place.process is not None]

    def _end(self, number: int = 0, frame: FrameType | None = None) -> None:
        """Pass on that all should end. Always as SIGTERM: Ctrl-C has reached all processes already."""
        self._ending = True
        for place in self._places:
            if place.process is not None and place.process.is_alive():
                place.process.terminate()

    def _look(self) -> None:
        """Hear what processes tell, and do what is due."""
        now = time.monotonic()
        for place in self._places:
            if place.process is None and now >= place.due and not self._ending:
                self._begin(place)
        heard = [place.home for place in self._places if place.home is not None]
        ended = [place.process.sentinel for place in self._places if place.process is not None]
        waiting: list[connection.Connection | int] = [*heard, *ended]
        connection.wait(waiting, GLANCE)
        for place in self._places:
            self._hear(place)
            self._check(place)

    def _begin(self, place: _Place) -> None:
        context = multiprocessing.get_context("spawn")
        place.home, theirs = context.Pipe(duplex=False)
        os.set_blocking(place.home.fileno(), False)
        given = (self._listening, self._settings, place.metrics, self._inner, theirs)
        place.process = context.Process(target=_work, args=given, name="tablee-worker")
        place.process.start()
        theirs.close()
        place.began = place.beat = time.monotonic()
        place.ready, place.server, place.heard = False, "", b""

    def _hear(self, place: _Place) -> None:
        if place.home is None:
            return
        try:
            told = os.read(place.home.fileno(), 65_536)
        except OSError:
            return
        if told:
            place.beat = time.monotonic()
        *lines, place.heard = (place.heard + told).split(b"\n")
        for line in lines:
            kind, what = chr(line[0]), line[1:].decode(errors="replace")
            if kind == BEAT:
                place.server = what
            elif kind == FAILED:
                place.failure = what
            elif kind == READY and not place.ready:
                place.ready = True
                if self._started is not None and all(place.ready for place in self._places):
                    self._started()
                    self._started = None

    def _check(self, place: _Place) -> None:
        process, now = place.process, time.monotonic()
        if process is None:
            return
        if process.is_alive():
            if now - place.beat > (HUNG if place.ready else STARTING):
                log.error("process %d has not answered for too long and is killed", process.pid)
                process.kill()
            return
        self._hear(place)
        code, lived = process.exitcode, now - place.began
        log.error("process %d has ended (%s)", process.pid, _how(code))
        process.join()
        process.close()
        if place.home is not None:
            place.home.close()
        place.process = place.home = None
        if place.server and code != 0:
            args = self._settings.database, place.server
            threading.Thread(target=_give_back, args=args, daemon=True).start()
        if not self._ending and self._started is not None:  # at the very start: it would go on so
            place.failure = place.failure or f"a server process ended at its start ({_how(code)})"
            self._end()
            return
        place.failure = ""
        place.pause = PAUSES[0] if lived > WELL else min(2 * place.pause, PAUSES[1])
        place.due = now + place.pause

    def _wait_for_all(self) -> None:
        until = time.monotonic() + ENDING
        for place in self._places:
            if place.process is not None:
                place.process.join(max(0.0, until - time.monotonic()))
                self._hear(place)

    def _kill_all(self) -> None:
        for place in self._places:
            if place.process is not None and place.process.is_alive():
                place.process.kill()
                place.process.join()


def _give_back(database: str, server: str) -> None:
    """Tell the database that a process is gone, so that nobody waits for its leases to run out."""
    with contextlib.suppress(StoreError), contextlib.closing(open_postgres(database)) as store:
        store.leases.leave(server).result()


def _how(code: int | None) -> str:
    if code is not None and code < 0:
        with contextlib.suppress(ValueError):
            return signal.Signals(-code).name
    return f"exit code {code}"
