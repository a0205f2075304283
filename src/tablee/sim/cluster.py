"""Work on a Ray cluster. Needs the extra `cluster`; nothing of it is imported before it is asked for.

A process of its own speaks with the cluster, because Ray makes itself at home where it runs: it prints to
standard output, takes over signals, waits for minutes for an address that does not answer, and ends the
process when the cluster has gone. There it does no harm.
"""

from __future__ import annotations

import importlib.util
import multiprocessing
import os
import re
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from tablee.sim.runner import BadRun, Runner

P = TypeVar("P")
T = TypeVar("T")

AUTO = "auto"
LOST = "the connection to the Ray cluster was lost"
ANSWERS = 5.0
"""Seconds within which somebody must listen at an address."""
CONNECTS = 30.0
"""Seconds within which the cluster must have let us in, once Ray is imported."""
ENDS = 5.0
"""Seconds to take leave of the cluster."""
RETRIES = 10
"""Nodes or workers that may die with one and the same portion before the run is given up."""
AHEAD = 4
"""Portions handed in for each processor of the cluster."""
LOOKS = 5.0
"""Seconds after which it is looked anew how many processors there are: nodes come and go."""


class RayCluster(Runner):
    """Does the work on the nodes of a cluster, of which this machine is one.

    A node that dies costs time: Ray has its portions done by others.
    """

    def __init__(self, address: str = AUTO) -> None:
        self.address = os.environ.get("RAY_ADDRESS", AUTO) if address == AUTO else address
        if importlib.util.find_spec("ray") is None:
            raise BadRun("--ray needs Ray: pip install 'tablee[cluster]'")
        if self.address != AUTO:
            _listens(self.address)
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_drive, args=(theirs, self.address), daemon=True)
        self._process.start()
        theirs.close()
        try:
            self._hear(None)  # Ray is imported, which takes as long as it takes
            self.slots = max(1, self._hear(CONNECTS))
        except BaseException:
            self._process.kill()  # it may be waiting for a cluster that never answers
            self.close()
            raise

    def run(self, work: Callable[[P], T], portions: Sequence[P]) -> Iterator[T]:
        """What comes of every portion, in their order."""
        try:
            self._pipe.send((work, list(portions)))
        except ConnectionError:
            raise BadRun(LOST) from None
        early: dict[int, T] = {}
        for number in range(len(portions)):
            while number not in early:
                which, result = self._hear(None)
                early[which] = result
            yield early.pop(number)

    def close(self) -> None:
        """Leave the cluster; what is under way there is given up."""
        self._pipe.close()
        self._process.join(ENDS)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()

    def _hear(self, seconds: float | None) -> Any:
        """The next word of the process; its errors are raised here."""
        try:
            if not self._pipe.poll(seconds):
                raise BadRun(
                    f"no Ray cluster that this machine belongs to answered at '{self.address}' "
                    f"within {seconds:.0f} s"
                )
            said, what = self._pipe.recv()
        except (EOFError, ConnectionError):
            raise BadRun(LOST) from None
        if said == "raised":
            raise what
        return what


def _listens(address: str) -> None:
    """An error of one line unless somebody listens at HOST:PORT. Ray itself would try for two minutes."""
    host, colon, port = address.rpartition(":")
    if not colon or not re.fullmatch(r"[\w.-]+|\[[\w:.]+\]", host) or not port.isdecimal():
        raise BadRun(f"--ray cannot be '{address}': write auto, or HOST:PORT such as 10.0.0.5:6379")
    try:
        socket.create_connection((host.strip("[]"), int(port)), ANSWERS).close()
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BadRun(f"no Ray cluster answers at {address}: {why}") from None


# In the process that speaks with the cluster ---------------------------------------------------------------


def _drive(pipe: Connection, address: str) -> None:
    """Connect, then do what is asked for, until the other end has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who waits for us
    silence = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(silence, stream)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    sys.argv[:] = [""]  # no folder of a script is put on the path of the nodes
    try:
        import ray

        pipe.send(("imported", None))
        try:
            ray.init(address=address, log_to_driver=False, configure_logging=False)
        except Exception as error:
            pipe.send(("raised", BadRun(f"no Ray cluster can be used at '{address}': {_brief(error)}")))
            return
        pipe.send(("connected", _processors(ray)))
        try:
            while True:
                work, portions = pipe.recv()
                _do_all(ray, pipe, work, portions)
        finally:
            ray.shutdown()
    except (EOFError, OSError):
        return  # the other end has gone


def _do_all(ray: Any, pipe: Connection, work: Callable[[P], T], portions: list[P]) -> None:
    """Hand in some portions at a time and pass on what comes of them, in the order in which it comes."""
    do = ray.remote(max_retries=RETRIES)(_do)
    ahead = list(enumerate(portions))[::-1]
    under_way: dict[Any, int] = {}
    looked, allowed = 0.0, 0
    while ahead or under_way:
        if time.monotonic() > looked + LOOKS:
            looked, allowed = time.monotonic(), AHEAD * max(1, _processors(ray))
        while ahead and len(under_way) < allowed:
            number, portion = ahead.pop()
            under_way[do.remote(work, portion)] = number
        ready, _ = ray.wait(list(under_way), timeout=1.0)
        if pipe.poll():
            raise EOFError  # nobody speaks while portions are under way: the other end has gone
        for reference in ready:
            number = under_way.pop(reference)
            try:
                error, result = ray.get(reference)
            except ray.exceptions.RayError as lost:
                error = BadRun(f"the Ray cluster could not do a portion of the work: {_brief(lost)}")
            pipe.send(("raised", error) if error is not None else ("done", (number, result)))


def _do(work: Callable[[P], T], portion: P) -> tuple[Exception | None, T | None]:
    """On a node: what comes of a portion, or its error, which is no reason to try again."""
    try:
        return None, work(portion)
    except Exception as error:
        return error, None


def _processors(ray: Any) -> int:
    return int(ray.cluster_resources().get("CPU", 0))


def _brief(error: Exception) -> str:
    """The first and the last line of what Ray says, which is often a page."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()] or [type(error).__name__]
    return lines[0] if len(lines) == 1 else f"{lines[0]} {lines[-1]}"
