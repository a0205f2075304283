"""What a run has played so far, kept beside the file it is for: an interrupted run can go on.

The first line tells the settings, every other one is a game, in the order in which the run plays them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from io import FileIO
from pathlib import Path
from typing import Generic, Self, TypeVar

import msgspec

from tablee.sim.results import ResultFile, jsonl_text
from tablee.sim.rows import Cell, Row

T = TypeVar("T")

FORMAT = 1


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The first line."""

    format: int
    settings: dict[str, str]


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """A game, as JSON Lines have it."""

    game: str
    seed: int
    seats: int
    options: dict[str, str]
    bots: list[str]
    cause: str
    winners: list[int]
    scores: list[int]
    decisions: int
    stats: dict[str, int]

    def row(self) -> Row:
        """The same as a row."""
        return Row(
            self.game,
            self.seed,
            self.seats,
            tuple(self.options.items()),
            tuple(self.bots),
            self.cause,
            tuple(self.winners),
            tuple(self.scores),
            self.decisions,
            tuple(self.stats.items()),
        )


def place_of(out: Path) -> Path:
    """Where the games of an unfinished run for a file are kept."""
    return out.with_name(f"{out.name}.part")


class Kept(Generic[T]):
    """What one run that is under way has so far. To be closed, or finished, which removes it."""

    def __init__(self, file: FileIO, place: Path, kept: list[T], games: int) -> None:
        self._file = file
        self.place = place
        self.kept = kept
        """What an interrupted run had."""
        self.games = games

    @classmethod
    def begin(cls, out: Path, settings: Mapping[str, str], force: bool = False) -> Self:
        """A new one. That of an interrupted run is replaced only with `force`."""
        place = place_of(out)
        return cls(begun(place, settings, force), place, [], 0)

    def append(self, data: bytes, games: int) -> None:
        """Keep whole lines about so many games. The file is unbuffered: they have left this process."""
        try:
            while data:
                data = data[self._file.write(data) :]
        except OSError as error:
            raise ResultFile(f"{self.place} cannot be written: {error.strerror}") from None
        self.games += games

    def finish(self) -> None:
        """All is played and written elsewhere."""
        self._file.close()
        self.place.unlink(missing_ok=True)

    def close(self) -> None:
        """Leave it for a later run, unless there is nothing in it."""
        if not self._file.closed:
            self._file.close()
            if not self.games:
                self.place.unlink(missing_ok=True)


class Journal(Kept[Row]):
    """The games of a run."""

    @classmethod
    def resume(cls, out: Path, settings: Mapping[str, str], games: Iterable[tuple[Cell, int]]) -> Self:
        """That of an interrupted run with these settings, which plays `games`; a new one if there is none."""
        place = place_of(out)
        if not place.exists():
            return cls.begin(out, settings)
        file, rows = gone_on(place, settings, lambda lines: _read(place, lines, games))
        return cls(file, place, rows, len(rows))

    def add(self, rows: Sequence[Row]) -> None:
        """Keep some more games."""
        self.append(jsonl_text(rows).encode(), len(rows))


def begun(place: Path, settings: Mapping[str, str], force: bool) -> FileIO:
    """The file of a new run, locked, with its first line. An interrupted one goes only with `force`."""
    if place.exists() and not force:
        raise ResultFile(f"{place} holds an interrupted run: go on with --resume, or begin anew with --force")
    try:
        handle = os.open(place, os.O_RDWR | os.O_CREAT | (0 if force else os.O_EXCL), 0o666)
        file = open(handle, "r+b", buffering=0)  # noqa: SIM115  it stays open while games are played
        _lock(file, place)
        file.truncate(0)
        file.write(msgspec.json.encode(Head(FORMAT, dict(settings))) + b"\n")
    except OSError as error:
        raise ResultFile(f"{place} cannot be written: {error.strerror}") from None
    return file


def gone_on(place: Path, settings: Mapping[str, str], read: Callable[[list[bytes]], T]) -> tuple[FileIO, T]:
    """The file of an interrupted run with these settings, locked, and what `read` makes of its lines."""
    try:
        file = place.open("r+b", buffering=0)
    except OSError as error:
        raise ResultFile(f"{place} cannot be written: {error.strerror}") from None
    try:
        _lock(file, place)
        data = file.read()
        whole = data.rfind(b"\n") + 1  # a line that was being written when the run ended is played again
        lines = data[:whole].splitlines()
        _check_head(place, lines, settings)
        found = read(lines[1:])
        file.truncate(whole)
        file.seek(whole)
    except OSError as error:
        file.close()
        raise ResultFile(f"{place} cannot be read: {error.strerror}") from None
    except BaseException:
        file.close()
        raise
    return file, found


def _lock(file: FileIO, place: Path) -> None:
    """Refuse what another process is writing."""
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise ResultFile(f"{place} is being written by another run") from None


def _check_head(place: Path, lines: list[bytes], settings: Mapping[str, str]) -> None:
    """Whether it is the file of a run with these settings."""
    try:
        head = msgspec.json.decode(lines[0] if lines else b"", type=Head)
    except msgspec.DecodeError:
        raise ResultFile(f"{place} holds no interrupted run") from None
    if head.format != FORMAT:
        raise ResultFile(f"{place} has format {head.format}: this version reads format {FORMAT}")
    for name in [*settings, *head.settings]:
        then, now = (some.get(name, "nothing") for some in (head.settings, settings))
        if then != now:
            raise ResultFile(f"{place} was made with other settings: {name} was {then}, now it is {now}")


def _read(place: Path, lines: list[bytes], games: Iterable[tuple[Cell, int]]) -> list[Row]:
    """The games of a journal, if they are those of this run."""
    rows: list[Row] = []
    wanted = iter(games)
    for number, line in enumerate(lines, 2):
        try:
            row = msgspec.json.decode(line, type=Line).row()
        except msgspec.DecodeError:
            raise ResultFile(f"{place}, line {number}: no game") from None
        if next(wanted, None) != (row.cell, row.seed):
            raise ResultFile(f"{place}, line {number}: not the game that this run plays there")
        rows.append(row)
    return rows
