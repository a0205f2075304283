"""What running processes have computed and hold, as Linux tells it: for the commands that measure servers."""

from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def computed(process: int) -> float:
    """Seconds that a process and those it has started have computed so far."""
    return sum(_computed(each) for each in family(process))


def computed_between(begin: float, end: float, processes: list[int]) -> list[float]:
    """What each of some processes computes between two times, in seconds since 1970. Waits until then."""
    time.sleep(max(0.0, begin - time.time()))
    before = [computed(process) for process in processes]
    time.sleep(max(0.0, end - time.time()))
    return [computed(process) - at_first for process, at_first in zip(processes, before, strict=True)]


def held(process: int) -> float:
    """Kilobytes of memory that they hold, what they share counted once."""
    return sum(_held(each) for each in family(process))


def family(process: int) -> list[int]:
    """A process and all that it has started, as far as they live."""
    found = [process]
    for each in found:
        tasks = Path(f"/proc/{each}/task")
        for task in tasks.iterdir() if tasks.exists() else ():
            found += [int(child) for child in (task / "children").read_text().split()]
    return found


def end(server: subprocess.Popen[str]) -> None:
    """End a server, and wait for that."""
    server.terminate()
    server.wait(20)


def _computed(process: int) -> float:
    try:
        parts = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:  # it has ended meanwhile
        return 0.0
    return sum(map(int, parts[11:15])) / TICKS  # its own, and that of children that have ended


def _held(process: int) -> float:
    try:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0.0
    return sum(float(line.split()[1]) for line in lines if line.startswith("Pss:"))
