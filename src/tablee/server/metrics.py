"""Numbers for whoever watches a server, in the text form that Prometheus reads.

They are told at a port of their own and nowhere else: who plays how much is nothing for visitors. Without
`--metrics` nothing is counted. Where they are on, an event costs the addition of a number.
"""

from __future__ import annotations

import asyncio
import os
import threading
import time
from bisect import bisect_left
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from tablee.store import Store

if TYPE_CHECKING:
    from tablee.server.app import House

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Upper bounds of the steps times are sorted into, in seconds."""
LOOK = 0.25
"""Seconds between two looks at how late the event loop is."""
TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Times:
    """How long things took, as a Prometheus histogram. Threads may add at the same time."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0
        self._lock = threading.Lock()

    def add(self, seconds: float) -> None:
        """One more."""
        with self._lock:
            self._counts[bisect_left(BOUNDS, seconds)] += 1
            self._sum += seconds

    def lines(self, name: str, label: str = "") -> Iterator[str]:
        """As they are told; `label` as in `kind="act"`."""
        with self._lock:
            counts, total = self._counts[:], self._sum
        so_far = 0
        comma = label and f"{label},"
        for bound, count in zip((*(f"{bound:g}" for bound in BOUNDS), "+Inf"), counts, strict=True):
            so_far += count
            yield f'{name}_bucket{{{comma}le="{bound}"}} {so_far}'
        braces = label and f"{{{label}}}"
        yield f"{name}_sum{braces} {total:.6f}"
        yield f"{name}_count{braces} {so_far}"


class Metrics:
    """What is counted while the server runs."""

    def __init__(self) -> None:
        self.answers: dict[str, Times] = {}
        self.store: dict[str, Times] = {}
        self.lag = Times()
        self.moves = 0
        self.began = time.time()

    def answered(self, kind: str, seconds: float) -> None:
        """A question of a page was answered."""
        times = self.answers.get(kind)
        if times is None:
            times = self.answers[kind] = Times()
        times.add(seconds)

    async def watch(self) -> None:
        """See how late the event loop comes to what is due, until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOK
            await asyncio.sleep(LOOK)
            self.lag.add(max(0.0, loop.time() - due))

    def tell(self, house: House) -> str:
        """Everything, as Prometheus reads it."""
        rooms, workers = house.rooms.live(), house.rooms.bots.workers
        lines: list[str] = []

        def one(name: str, kind: str, about: str, value: float) -> None:
            lines.extend((f"# HELP {name} {about}", f"# TYPE {name} {kind}", f"{name} {value}"))

        def times(name: str, about: str, all: dict[str, Times]) -> None:
            lines.extend((f"# HELP {name} {about}", f"# TYPE {name} histogram"))
            for label, found in sorted(all.items()):
                lines.extend(found.lines(name, label))

        def labelled(name: str, all: dict[str, Times]) -> dict[str, Times]:
            return {f'{name}="{key}"': found for key, found in all.copy().items()}

        one("tablee_tables", "gauge", "Tables that are open in memory.", len(rooms))
        one(
            "tablee_tables_watched",
            "gauge",
            "Those at which somebody looks.",
            sum(bool(r.pages) for r in rooms),
        )
        one("tablee_sockets", "gauge", "Websockets of pages.", len(house.sockets))
        one("tablee_moves_total", "counter", "Entries of games that were kept.", self.moves)
        one("tablee_bots_waiting", "gauge", "Jobs that wait for a process of bots.", workers.waiting)
        one("tablee_bots_processes", "gauge", "Processes in which bots think.", len(workers.processes()))
        times("tablee_answer_seconds", "Time to answer a question.", labelled("kind", self.answers))
        times("tablee_store_seconds", "Time of the store, with its queue.", labelled("work", self.store))
        times("tablee_loop_lag_seconds", "How late the event loop was.", {"": self.lag})
        one("process_cpu_seconds_total", "counter", "Computing of this process.", time.process_time())
        one("process_start_time_seconds", "gauge", "When it began, in seconds since 1970.", self.began)
        with suppress(OSError):  # only Linux tells it so
            pages = int(Path("/proc/self/statm").read_text().split()[1])
            memory = pages * os.sysconf("SC_PAGE_SIZE")
            one("process_resident_memory_bytes", "gauge", "Memory of this process.", memory)
        return "\n".join(lines) + "\n"


class MeasuredStore:
    """A store whose work is measured, from when it is asked for to when it is done."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._store, name)
        if callable(found):
            found = self._measured(name, found)
            setattr(self, name, found)
        return found

    def _measured(self, name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        times = self._metrics.store.setdefault(name, Times())

        def measured(*args: Any, **kwargs: Any) -> Any:
            begin = time.perf_counter()
            result = work(*args, **kwargs)
            if not isinstance(result, Future):
                times.add(time.perf_counter() - begin)
                return result

            def done(future: Future[Any]) -> None:
                times.add(time.perf_counter() - begin)
                if name == "append" and not future.cancelled() and future.exception() is None:
                    self._metrics.moves += len(args[1].lines)

            result.add_done_callback(done)
            return result

        return measured


def measured(store: Store, metrics: Metrics) -> Store:
    """The same store, measured."""
    return cast(Store, MeasuredStore(store, metrics))


class AtPort:
    """Tells metrics to whoever asks at their port, and hands everybody else on to the table."""

    def __init__(self, app: ASGIApp, port: int, tell: Callable[[], str]) -> None:
        self._app = app
        self._port = port
        self._tell = tell

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or (scope.get("server") or ("", 0))[1] != self._port:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self._answer(scope)(scope, receive, send)

    def _answer(self, scope: Scope) -> Response:
        if scope["path"] != "/metrics" or scope["method"] not in ("GET", "HEAD"):
            return PlainTextResponse("metrics are at /metrics\n", 404)
        return Response(self._tell(), headers={"content-type": TYPE, "cache-control": "no-store"})
