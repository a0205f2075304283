"""One thread that writes. What is asked for while it is busy is made safe by one wait for the disk."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from tablee.store.base import Conflict, StoreError, Unsure

T = TypeVar("T")

TOGETHER = 200
"""The most changes of one transaction."""

PATIENCE = 10.0
"""Seconds for which a change waits for a database that has gone away."""

PAUSE = 0.1
"""Seconds between two looks whether it is back."""


class Doubts(Protocol):
    """For a database that may go away, also in the very moment of a commit: how to find out afterwards."""

    def passing(self, error: DBAPIError) -> bool:
        """Whether the same change may go well a moment later."""

    def mark(self, connection: Connection) -> str:
        """What finds the transaction of this connection again."""

    def kept(self, connection: Connection, mark: str) -> bool:
        """Whether that transaction was kept. Once this is told it does not change any more."""


@dataclass(frozen=True)
class Job:
    """A change, and who waits for it. Of one that is made `together` with others, `item` is its own part."""

    future: Future[Any]
    change: Callable[[Connection], Any] | None
    together: Callable[[Connection, list[Any]], None] | None = None
    item: Any = None

    def make(self, connection: Connection) -> Any:
        """Make this change alone."""
        if self.change is not None:
            return self.change(connection)
        assert self.together is not None
        return self.together(connection, [self.item])


@dataclass
class Attempt:
    """One try to keep some changes: what each gave, what was wrong with others, and its mark."""

    done: list[tuple[Future[Any], Any]] = field(default_factory=list)
    failed: list[tuple[Future[Any], BaseException]] = field(default_factory=list)
    mark: str = ""


class Writer:
    """Runs changes one after the other; each is kept whole or not at all, whatever becomes of the others."""

    def __init__(self, engine: Engine, doubts: Doubts | None = None) -> None:
        self._engine = engine
        self._doubts = doubts
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._work, name="store-writer", daemon=True)
        self._thread.start()

    def run(self, change: Callable[[Connection], T]) -> Future[T]:
        """Ask for a change. The future is done when it is safe, or tells why it was not made.

        Whoever no longer waits for it takes nothing back: it cannot be cancelled.
        """
        future: Future[T] = Future()
        self._ask(Job(future, change))
        return future

    def join(self, together: Callable[[Connection, list[T]], None], item: T) -> Future[None]:
        """The same for a change that is made for many at once: `together` gets all that wait in a row.

        It raises if one of them is not good, and is then called for each alone.
        """
        future: Future[None] = Future()
        self._ask(Job(future, None, together, item))
        return future

    def _ask(self, job: Job) -> None:
        job.future.set_running_or_notify_cancel()
        if self._closed.is_set():
            job.future.set_exception(StoreError("the data is closed"))
        else:
            self._jobs.put(job)

    def close(self) -> None:
        """Finish what was asked for."""
        self._closed.set()
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        while True:
            first = self._jobs.get()
            if first is None:
                return
            jobs = [first]
            last = False
            while len(jobs) < TOGETHER:
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if job is None:
                    last = True
                    break
                jobs.append(job)
            self._commit(jobs)
            if last:
                return

    def _commit(self, jobs: list[Job]) -> None:
        """Keep changes, and tell who asked for them. If the database goes away, they are made again once it
        is back, unless it has kept them already."""
        until = time.monotonic() + PATIENCE
        attempt = Attempt()
        while True:
            try:
                if not self._kept(attempt):
                    attempt = Attempt()
                    self._try(jobs, attempt)
            except DBAPIError as error:
                lost = self._doubts is not None and self._doubts.passing(error)
                if not lost or time.monotonic() >= until or self._closed.wait(PAUSE):
                    _nothing_kept(jobs, error, Unsure if attempt.mark else StoreError)
                    return
            except BaseException as error:
                _nothing_kept(jobs, error, Unsure if attempt.mark else StoreError)
                return
            else:
                break
        for future, value in attempt.done:
            future.set_result(value)
        for future, problem in attempt.failed:
            future.set_exception(problem)

    def _kept(self, attempt: Attempt) -> bool:
        """Whether an attempt whose end was not seen was kept all the same."""
        if self._doubts is None or not attempt.mark:
            return False
        with self._engine.begin() as connection:
            return self._doubts.kept(connection, attempt.mark)

    def _try(self, jobs: list[Job], attempt: Attempt) -> None:
        """Keep all changes by one wait for the disk. Mostly all are good: only if one is not, each is made
        with a way back of its own, so that the others do not suffer for it."""
        try:
            with self._engine.begin() as connection:
                attempt.done = list(_made(connection, jobs))
                self._mark(connection, attempt)
        except (IntegrityError, DataError, StoreError):
            attempt.done, attempt.mark = [], ""
            self._try_each(jobs, attempt)

    def _try_each(self, jobs: list[Job], attempt: Attempt) -> None:
        with self._engine.begin() as connection:
            for job in jobs:
                future = job.future
                try:
                    with connection.begin_nested():
                        attempt.done.append((future, job.make(connection)))
                except IntegrityError:
                    attempt.failed.append((future, Conflict("somebody else was faster")))
                except DataError as error:
                    attempt.failed.append((future, StoreError(f"this cannot be kept: {error.orig}")))
                except StoreError as error:
                    attempt.failed.append((future, error))
            self._mark(connection, attempt)

    def _mark(self, connection: Connection, attempt: Attempt) -> None:
        """From here on it is in doubt whether the transaction is kept, until its end is seen."""
        if self._doubts is not None:
            attempt.mark = self._doubts.mark(connection)


def _made(connection: Connection, jobs: list[Job]) -> Iterator[tuple[Future[Any], Any]]:
    """Make changes in their order, those of one kind that follow each other by one call."""
    for together, some in groupby(jobs, key=lambda job: job.together):
        if together is None:
            yield from ((job.future, job.make(connection)) for job in some)
        else:
            row = list(some)
            together(connection, [job.item for job in row])
            yield from ((job.future, None) for job in row)


def _nothing_kept(jobs: list[Job], error: BaseException, kind: type[StoreError]) -> None:
    """Nothing of a transaction was kept, or nobody knows: nobody may be told that it was."""
    reason = str(error.orig) if isinstance(error, DBAPIError) else str(error)
    for job in jobs:
        job.future.set_exception(kind(f"the data cannot be written: {reason}"))
