"""Measures how free the event loop is, and how long answers take.

On a busy machine the wall clock mostly tells how long other programs held the processor. So the computing of
this thread is measured too: between two moments at which the loop was free, and in one go of a single task,
which is how long one thing keeps all others waiting. The time of an answer is that on the wall, less what
this thread waited for the processor while another program had it, where the system tells that.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import Coroutine, Generator
from dataclasses import dataclass, field
from typing import Any

from tablee.server.metrics import Metrics

EVERY = 0.005
"""Seconds between two looks at the clock."""


@dataclass
class Longest:
    """The worst that was seen, in seconds."""

    stall: float = 0.0
    """The loop was not free, on the wall clock."""
    held_up: float = 0.0
    """The same, less the time in which other programs had the processor."""
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
    answers: dict[str, list[float]] = field(default_factory=dict)
    """For each kind of question the seconds its answers took."""
    metrics: Metrics | None = None
    """Where answers are counted too."""
    _on: bool = False
    _waits: int | None = None

    def mark(self) -> float:
        """Now, on a clock that stands still while this thread waits for the processor; 0 if nobody asks."""
        if not self._on:
            return 0.0 if self.metrics is None else time.perf_counter()
        now = time.perf_counter()
        if self._waits is not None:
            now -= int(os.pread(self._waits, 100, 0).split()[1]) / 1e9
        return now

    def answered(self, kind: str, begin: float) -> None:
        """A question was answered that had come at this mark."""
        if not self._on and self.metrics is None:
            return
        seconds = self.mark() - begin
        if self._on:
            self.answers.setdefault(kind, []).append(seconds)
        if self.metrics is not None:
            self.metrics.answered(kind, seconds)

    def begin(self) -> None:
        """Measure every step of the tasks made from now on."""

        def make(loop: asyncio.AbstractEventLoop, work: Any, context: Any = None) -> asyncio.Task[Any]:
            return asyncio.Task(_Timed(work, self), loop=loop, context=context)

        asyncio.get_running_loop().set_task_factory(make)
        self._on = True
        with contextlib.suppress(OSError):
            self._waits = os.open("/proc/thread-self/schedstat", os.O_RDONLY)

    async def watch(self) -> None:
        """Look at the clocks again and again, until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            before, computed, mark = loop.time(), time.thread_time(), self.mark()
            await asyncio.sleep(EVERY)
            longest = self.longest
            longest.held_up = max(longest.held_up, self.mark() - mark - EVERY)
            longest.stall = max(longest.stall, loop.time() - before - EVERY)
            longest.busy = max(longest.busy, time.thread_time() - computed)

    def note(self, seconds: float, work: Any) -> None:
        """One step of a task took so much computing."""
        if seconds > self.longest.step:
            self.longest.step = seconds
            self.longest.step_of = getattr(work, "__qualname__", type(work).__name__)

    def told(self) -> dict[str, dict[str, float]]:
        """How long answers took since this was asked last, in milliseconds."""
        answers, self.answers = self.answers, {}
        return {kind: _summary(times) for kind, times in sorted(answers.items())}


def _summary(times: list[float]) -> dict[str, float]:
    times.sort()
    points = {"median_ms": len(times) // 2, "p99_ms": len(times) * 99 // 100, "longest_ms": -1}
    return {"count": len(times)} | {name: round(times[i] * 1000, 1) for name, i in points.items()}


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
