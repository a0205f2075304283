"""One thread that writes. What is asked for while it is busy is made safe by one wait for the disk."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from tablee.store.base import Conflict, StoreError

T = TypeVar("T")
Job = tuple[Callable[[Connection], Any], "Future[Any]"]

TOGETHER = 200
"""The most changes of one transaction."""


class Writer:
    """Runs changes one after the other; each is kept whole or not at all, whatever becomes of the others."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._work, name="store-writer", daemon=True)
        self._thread.start()

    def run(self, change: Callable[[Connection], T]) -> Future[T]:
        """Ask for a change. The future is done when it is safe, or tells why it was not made."""
        future: Future[T] = Future()
        if self._closed:
            future.set_exception(StoreError("the data is closed"))
        else:
            self._jobs.put((change, future))
        return future

    def close(self) -> None:
        """Finish what was asked for."""
        self._closed = True
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
        """Keep all changes by one wait for the disk. Mostly all are good: only if one is not, each is made
        with a way back of its own, so that the others do not suffer for it."""
        try:
            with self._engine.begin() as connection:
                done = [(future, change(connection)) for change, future in jobs]
        except (IntegrityError, StoreError):
            self._commit_each(jobs)
        except BaseException as error:
            _nothing_kept(jobs, error)
        else:
            for future, value in done:
                future.set_result(value)

    def _commit_each(self, jobs: list[Job]) -> None:
        done: list[tuple[Future[Any], Any]] = []
        failed: list[tuple[Future[Any], BaseException]] = []
        try:
            with self._engine.begin() as connection:
                for change, future in jobs:
                    try:
                        with connection.begin_nested():
                            done.append((future, change(connection)))
                    except IntegrityError:
                        failed.append((future, Conflict("somebody else was faster")))
                    except StoreError as error:
                        failed.append((future, error))
        except BaseException as error:
            _nothing_kept(jobs, error)
            return
        for future, value in done:
            future.set_result(value)
        for future, problem in failed:
            future.set_exception(problem)


def _nothing_kept(jobs: list[Job], error: BaseException) -> None:
    """Nothing of a transaction was kept: nobody may be told otherwise."""
    reason = str(error.orig) if isinstance(error, DBAPIError) else str(error)
    for _, future in jobs:
        future.set_exception(StoreError(f"the data cannot be written: {reason}"))
