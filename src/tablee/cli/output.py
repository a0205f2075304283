"""What the commands share: files that are never overwritten by accident, progress bars, lists of numbers."""

from __future__ import annotations

import os
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.match import Seed

WIDEST = 100
RATE_OF_THE_LAST = 3600.0
"""Seconds on which the rate of a progress bar stands: strong bots take minutes for a game."""


class BadOutput(TableeError):
    """A file or folder that cannot be written."""


class BadInput(TableeError):
    """An argument that cannot be understood."""


def check_new_file(file: Path | None, force: bool) -> None:
    """Before the work: an error if the file could not be written after it."""
    if file is None:
        return
    if file.is_dir():
        raise BadOutput(f"{file} is a folder: name a file")
    if file.exists() and not force:
        raise BadOutput(f"{file} exists already: name another file, or overwrite it with --force")
    check_folder(file.parent)


def check_folder(folder: Path) -> None:
    """Before the work: an error if no file could be written there after it."""
    if not folder.is_dir():
        raise BadOutput(f"there is no folder {folder}")
    if not os.access(folder, os.W_OK):
        raise BadOutput(f"the folder {folder} cannot be written")


def write_new_file(file: Path, text: str, force: bool) -> None:
    """Write a whole file or nothing."""
    check_new_file(file, force)
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        part.write_text(text, encoding="utf-8", newline="")
        os.replace(part, file)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise BadOutput(f"{file}: cannot be written ({error.strerror})") from None


class Terminal(Console):
    """A console that leaves it to the command what happens when nobody reads on, as behind `| head`."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def terminal() -> Console:
    """Standard output, not wider than people like to read; without colour where it is no terminal."""
    console = Terminal(highlight=False)
    console.width = min(console.width, WIDEST)
    return console


def wrapped(text: str, width: int) -> str:
    """Text in lines of at most that width; unlike those of rich, they never break at a no-break space."""
    return "\n".join(textwrap.fill(line, width, break_on_hyphens=False) for line in text.splitlines())


class RateColumn(ProgressColumn):
    """How many are done in a second, or in a minute where that is less than one."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if speed is None:
            return Text("")
        return Text(f"{speed:.1f}/s" if speed >= 1 else f"{60 * speed:.1f}/min")


@contextmanager
def progress_bar(title: str, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar on standard error while the block runs, if that is a terminal; the block calls `step(n)`.

    It shows how much is done, at what rate, and the time left; what was done before counts for no rate.
    """
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        RateColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(
        *columns,
        console=console,
        transient=True,
        disable=not sys.stderr.isatty(),
        speed_estimate_period=RATE_OF_THE_LAST,
    ) as progress:
        task = progress.add_task(title, total=total, completed=done)
        yield lambda n: progress.advance(task, n)


def numbers(name: str, text: str | None) -> list[int]:
    """Numbers separated by commas, such as the seat counts `2,3`; none if nothing is given."""
    if text is None:
        return []
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isascii() and part.isdigit() and len(part) < 10 for part in parts):
        raise BadInput(f"{name} cannot be '{text}': write numbers, such as 2,3")
    return list(dict.fromkeys(int(part) for part in parts))


def read_seed(seed: str) -> int | str:
    """A seed as a number or as its 32 digits."""
    small = seed.isascii() and seed.isdigit() and len(seed) < 32
    secret: int | str = int(seed) if small else seed.lower()
    Seed.of(secret)
    return secret


def known_value(game: Game, name: str, value: str) -> str:
    """A value of an option as the game writes it: capital letters do not matter. Others stay as they are."""
    for option in game.options:
        for known in option.values if option.id == name else ():
            if known.casefold() == value.casefold():
                return known
    return value


def settings(pairs: Iterable[str]) -> dict[str, str]:
    """Options of a game given as `name=value`."""
    out: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name or not value:
            raise BadInput(f"--option cannot be '{pair}': write name=value")
        if name in out:
            raise BadInput(f"--option {name} is given twice")
        out[name] = value
    return out
