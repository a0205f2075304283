"""Jobs for the test of worker processes: quick, slow, fatal and faulty ones."""

from __future__ import annotations

import itertools
import os
import signal
import threading
import time
from dataclasses import dataclass
from pathlib import Path

import tablee
from tablee.server.workers import tell


@dataclass(frozen=True)
class Loading:
    """Prepares for some seconds, and has nothing to do then."""

    seconds: float = 0.0

    def prepare(self) -> None:
        time.sleep(self.seconds)

    def work(self) -> int:
        return os.getpid()


@dataclass(frozen=True)
class Hanging:
    """Never ends by itself."""

    def prepare(self) -> None:
        pass

    def work(self) -> None:
        threading.Event().wait()


@dataclass(frozen=True)
class Dying:
    """Takes its process with it."""

    def prepare(self) -> None:
        pass

    def work(self) -> None:
        os._exit(1)


@dataclass(frozen=True)
class Faulty:
    """Raises an error while it prepares or works, or gives what cannot be sent."""

    where: str

    def prepare(self) -> None:
        if self.where == "prepare":
            raise ValueError("nothing to load")

    def work(self) -> object:
        if self.where == "work":
            raise ValueError("nothing to do")
        return threading.Lock()


@dataclass(frozen=True)
class Signals:
    """Tells which signals its process does not hear."""

    def prepare(self) -> None:
        pass

    def work(self) -> set[int]:
        blocked = {int(number) for number in signal.pthread_sigmask(signal.SIG_BLOCK, [])}
        return blocked | ({signal.SIGINT} if signal.getsignal(signal.SIGINT) == signal.SIG_IGN else set())


@dataclass(frozen=True)
class Home:
    """Tells which package its process runs."""

    def prepare(self) -> None:
        pass

    def work(self) -> str:
        return str(Path(tablee.__file__).parent)


@dataclass(frozen=True)
class Telling:
    """Tells how far it is, and never ends."""

    def prepare(self) -> None:
        pass

    def work(self) -> None:
        for far in itertools.count():
            tell(far)
            time.sleep(0.01)


@dataclass(frozen=True)
class Patient:
    """Waits for a file, and tells its process."""

    file: str

    def prepare(self) -> None:
        pass

    def work(self) -> int:
        while not Path(self.file).exists():
            time.sleep(0.01)
        return os.getpid()
