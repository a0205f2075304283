"""Where games played in the terminal are kept."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from tablee.core.errors import TableeError
from tablee.match import Match
from tablee.record import RecordFileError, seed_path, write

SUFFIX = ".jsonl"


class NoSave(TableeError):
    """There is no game to go on with, or no place to keep one."""


def save_folder() -> Path:
    """The folder for games without a file of their own, as each system has it."""
    return user_data_path("tablee", appauthor=False) / "games"


def new_path(game_id: str) -> Path:
    """A free name in that folder, which is made if needed."""
    folder = save_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NoSave(f"{folder} cannot be made ({error.strerror}): name a file with --save") from None
    if not os.access(folder, os.W_OK):
        raise NoSave(f"{folder} cannot be written: name a file with --save")
    stem = f"{game_id}-{datetime.now():%Y%m%d-%H%M%S}"
    path = folder / f"{stem}{SUFFIX}"
    number = 2
    while path.exists() or seed_path(path).exists():
        path = folder / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def newest() -> Path:
    """The game played last among those that are not over: only they still have a secret seed beside them."""
    folder = save_folder()
    running = [path for path in folder.glob(f"*{SUFFIX}") if seed_path(path).exists()]
    if not running:
        raise NoSave(
            f"there is no game to go on with in {folder}: name its file, or start one with 'tablee play'"
        )
    return max(running, key=lambda path: (path.stat().st_mtime_ns, path.name))


def assisted_path(path: Path) -> Path:
    """Lies beside a running game in which the table has given a hint."""
    return path.with_name(path.name + ".assisted")


def copy_to(match: Match, source: Path, target: Path) -> None:
    """Save a copy of a running game, with its secret seed so that the same dice follow. Never overwrites."""
    if seed_path(target).exists():
        raise RecordFileError(
            f"{seed_path(target)} exists already, the secret of another game: choose a name"
        )
    write(target, match.record())
    if assisted_path(source).exists():
        assisted_path(target).touch()
    if seed_path(source).exists():
        with open(os.open(seed_path(target), os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(seed_path(source).read_bytes())
