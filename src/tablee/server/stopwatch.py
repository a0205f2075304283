"""Measures how free the event loop is: in time on the wall, and in what it computes itself.

On a busy machine the wall clock mostly tells how long other programs held the processor. So the computing of
this thread is measured too: between two moments at which the loop was free, and in one go of a single task,
which is how long one thing keeps all others waiting.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Generator
from dataclasses import dataclass, field
from typing import Any

EVERY = 0.005
"""Seconds between two looks at the clock."""


@dataclass
class Longest:
    """The worst that was seen, in seconds."""

    stall: float = 0.0
    """The loop was not free, on the wall clock."""
    busy: float = 0.0
    """Computed between two moments at which the loop was free."""
    step: float = 0.0
    """Computed by one task without letting others go on."""
    step_of: str = ""
    """That task."""


@dataclass
class Stopwatch:
    """Watches the running event loop."""

    longest: Longest = field(default_factory=Longest)

    def begin(self) -> None:
        """Measure every step of the tasks made from now on."""

        def make(loop: asyncio.AbstractEventLoop, work: Any, context: Any = None) -> asyncio.Task[Any]:
            return asyncio.Task(_Timed(work, self), loop=loop, context=context)

        asyncio.get_running_loop().set_task_factory(make)

    async def watch(self) -> None:
        """Look at the clocks again and again, until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            before, computed = loop.time(), time.thread_time()
            await asyncio.sleep(EVERY)
            longest = self.longest
            longest.stall = max(longest.stall, loop.time() - before - EVERY)
            longest.busy = max(longest.busy, time.thread_time() - computed)

    def note(self, seconds: float, work: Any) -> None:
        """One step of a task took so much computing."""
        if seconds > self.longest.step:
            self.longest.step = seconds
            self.longest.step_of = getattr(work, "__qualname__", type(work).__name__)


class _Timed(Coroutine[Any, Any, Any]):
    """A coroutine each step of which is measured."""

    __slots__ = ("_watch", "_work")

    def __init__(self, work: Coroutine[Any, Any, Any], watch: Stopwatch) -> None:
        self._work = work
        self._watch = watch

    def send(self, value: Any) -> Any:
        begin = time.thread_time()
        try:
            return self._work.send(value)
        finally:
            self._watch.note(time.thread_time() - begin, self._work)

    def throw(self, *error: Any) -> Any:
        begin = time.thread_time()
        try:
            return self._work.throw(*error)
        finally:
            self._watch.note(time.thread_time() - begin, self._work)

    def close(self) -> None:
        self._work.close()

    def __await__(self) -> Generator[Any, Any, Any]:
        return self._work.__await__()
