"""The compiled engine for bots of a server that runs on the plain one.

`./play` starts on the plain engine and has the compiled one built meanwhile, into a folder that the server is
told at its start (docs/adr/0010-plain-engine-first.md). The server itself stays as it is. Processes in which
bots think begin with that folder first on their path from the moment it is there.
"""

from __future__ import annotations

import filecmp
import logging
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import tablee
from tablee.core.engine import EngineKind, engine_kind

log = logging.getLogger(__name__)

Thinking = Literal["compiled", "waiting", "plain"]
UNFINISHED = ".unfinished"
"""What the name of the folder ends with while the engine is built."""
MACHINE_CODE = (".so", ".pyd")
NOT_COMPARED = ("__pycache__", "static")
"""Made of the sources by whoever runs them, and the page, which bots do not need."""

_starting = threading.Lock()


class BotEngine:
    """What bots think with: the server's own engine, or a compiled one in a folder, once it is there."""

    def __init__(self, folder: Path | None = None, own: EngineKind | None = None) -> None:
        self._folder = folder
        self._own = own or engine_kind()
        self._found = False
        self._refused = False
        self._told = False
        self._lock = threading.Lock()

    @property
    def path(self) -> str | None:
        """The folder that new processes begin with, as it was last seen; None: the server's own."""
        return str(self._folder) if self._found and not self._refused else None

    def look(self) -> None:
        """See whether it is there by now. It is read then, which takes a moment: never on the event loop."""
        with self._lock:
            if self._found or self._refused or self._folder is None or self._own == "compiled":
                return
            if not self._folder.is_dir():
                return
            why = _unlike(Path(tablee.__file__).parent, self._folder / "tablee")
            if why:
                self.refuse(why)
            else:
                self._found = True

    def begun(self, kind: EngineKind) -> None:
        """A process that has begun with it tells what it is."""
        if not self._told:
            self._told = True
            log.info("bots think with the %s engine from now on", kind)

    def refuse(self, why: str) -> None:
        """Do without it from now on."""
        if not self._refused:
            self._refused = True
            log.warning("the engine in %s is not used, bots think with the plain one: %s", self._folder, why)

    def thinking(self) -> Thinking:
        """What bots think with, in one word."""
        if self._own == "compiled" or self.path is not None:
            return "compiled"
        if self._folder is None or self._refused:
            return "plain"
        return "waiting" if self._folder.with_name(self._folder.name + UNFINISHED).is_dir() else "plain"


@contextmanager
def first_on_path(folder: str | None) -> Iterator[None]:
    """A process that is started meanwhile takes the package from this folder: it inherits the path.

    Here it changes nothing: what is imported of the package later comes from where its beginning came from.
    """
    with _starting:
        if folder is None:
            yield
            return
        sys.path.insert(0, folder)
        try:
            yield
        finally:
            sys.path.remove(folder)


def _unlike(own: Path, other: Path) -> str:
    """Why two packages would not answer alike: they are not of the same sources, or the other has no more."""
    mine, theirs = _files(own), _files(other)
    if not any(name.endswith(MACHINE_CODE) for name in theirs):
        return "it is not compiled"
    mine, theirs = ({name for name in names if not name.endswith(MACHINE_CODE)} for names in (mine, theirs))
    differing = sorted(mine ^ theirs) or [
        name for name in sorted(mine) if not filecmp.cmp(own / name, other / name, shallow=False)
    ]
    return f"it is of other sources, {differing[0]} differs" if differing else ""


def _files(package: Path) -> set[str]:
    found = set()
    for folder, folders, files in os.walk(package):
        folders[:] = [name for name in folders if name not in NOT_COMPARED]
        found |= {Path(folder, name).relative_to(package).as_posix() for name in files}
    return found
