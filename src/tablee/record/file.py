"""A record on disk while its game is played: every line is safe before the move is announced.

The secret seed of a running game lies beside it in `<name>.seed`, readable by its owner only. It goes when
the closing line has told the seed.
"""

from __future__ import annotations

import contextlib
import os
import sys
import warnings
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.match.entry import End, Entry, Header
from tablee.match.errors import BadRecord
from tablee.match.match import Match
from tablee.match.seed import Seed
from tablee.record.lines import RecordFileError, Scan, create_file, encode, scan, write_all


def seed_path(path: Path) -> Path:
    """Where the secret seed of a running game is kept."""
    return path.with_name(path.name + ".seed")


class RecordFile:
    """The journal of a match in a file. One process at a time: the file is locked until it is closed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = -1
        self._size = 0
        self._entries = 0
        self._staged: tuple[Sequence[Entry], End | None, str | None] = ((), None, None)

    # What the match calls ------------------------------------------------------------------------------

    def begin(self, header: Header, seed: str) -> None:
        """Create the file, which must not exist yet, and the one for the seed."""
        self._file = create_file(self.path)
        try:
            self._lock()
            self._keep_seed(seed, os.O_EXCL)
        except BaseException:
            self.close()
            self.path.unlink()
            raise
        self._write(encode([header]))
        _sync_folder(self.path)

    def stage(self, entries: Sequence[Entry], end: End | None, new_seed: str | None) -> None:
        """Entries to write next."""
        self._staged = (entries, end, new_seed)

    def commit(self) -> None:
        """Write them and wait until the disk has them. If that fails, the file is as it was before."""
        (entries, end, new_seed), self._staged = self._staged, ((), None, None)
        if self._file < 0:
            raise RecordFileError(f"{self.path} is closed: resume it to play on")
        if entries and entries[0].n != self._entries + 1:
            self.close()
            raise RecordFileError(f"{self.path} holds another game by now: resume it to play on")
        if new_seed is not None:
            self._keep_seed(new_seed, 0)
        self._write(encode([*entries, *([] if end is None else [end])]))
        self._entries += len(entries)
        if end is not None:
            self.close()
            self.forget_seed()

    def close(self) -> None:
        """Let go of the file and its lock."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    # What opens it -------------------------------------------------------------------------------------

    def open(self) -> Scan:
        """Open a file that exists, for this process alone, and read it. Nothing is changed yet."""
        try:
            self._file = os.open(self.path, os.O_RDWR | os.O_APPEND)
        except OSError as error:
            raise RecordFileError(f"{self.path}: cannot be opened: {error.strerror}") from None
        self._lock()
        try:
            found = scan(self.path)
        except BaseException:
            self.close()
            raise
        self._size = found.size
        self._entries = len(found.record.entries)
        return found

    def cut(self) -> None:
        """Drop whatever follows the last whole line."""
        os.ftruncate(self._file, self._size)
        os.fsync(self._file)

    def forget_seed(self) -> None:
        """Remove the secret, which the closing line has told. Should that fail, it does no harm any more."""
        with contextlib.suppress(OSError):
            seed_path(self.path).unlink(missing_ok=True)

    # Inside --------------------------------------------------------------------------------------------

    def _lock(self) -> None:
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                self.close()
                raise RecordFileError(f"{self.path} is being played by another process") from None

    def _write(self, data: bytes) -> None:
        try:
            write_all(self._file, data)
            os.fsync(self._file)
        except BaseException as error:
            # What the disk has now is not known: put the file back, and trust it only after reading it again.
            with contextlib.suppress(OSError):
                self.cut()
            self.close()
            if not isinstance(error, OSError):
                raise
            raise RecordFileError(
                f"{self.path}: cannot be written: {error.strerror}; resume it when that is mended"
            ) from None
        self._size += len(data)

    def _keep_seed(self, seed: str, flags: int) -> None:
        path = seed_path(self.path)
        try:
            file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND | flags, 0o600)
            try:
                write_all(file, f"{seed}\n".encode())
                os.fsync(file)
            finally:
                os.close(file)
            _sync_folder(path)
        except FileExistsError:
            raise RecordFileError(
                f"{path} exists already, the secret of another game: choose a name"
            ) from None
        except OSError as error:
            raise RecordFileError(f"{path}: cannot be written: {error.strerror}") from None


def read_seeds(path: Path) -> list[str]:
    """The seeds in the file beside a record; none where there is no such file."""
    beside = seed_path(path)
    try:
        text = beside.read_bytes()[:65_536].decode("ascii", "replace")
    except FileNotFoundError:
        return []
    except OSError as error:
        raise RecordFileError(f"{beside}: cannot be read: {error.strerror}") from None
    seeds = text.split()
    for i, seed in enumerate(seeds):
        try:
            Seed.of(seed)
        except TableeError:
            raise RecordFileError(
                f"{beside}, line {i + 1}: no seed; without this file the game goes on with a new one"
            ) from None
    return seeds


def _sync_folder(path: Path) -> None:
    """Make sure that a new name survives a crash of the machine."""
    if sys.platform != "win32":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def create(
    path: str | Path,
    game: str | Game,
    seats: Sequence[str],
    *,
    options: Mapping[str, object] | None = None,
    seed: int | str | None = None,
    content: str | Path | None = None,
    auto: bool = True,
    created: str | None = None,
) -> Match:
    """A new match that is kept in a new file. Never overwrites one."""
    file = RecordFile(Path(path))
    return Match(
        game, seats, options=options, seed=seed, content=content, auto=auto, created=created, journal=file
    )


def _warn(message: str) -> None:
    warnings.warn(message, stacklevel=3)


def resume(
    path: str | Path,
    *,
    game: Game | None = None,
    content: str | Path | None = None,
    auto: bool = True,
    say: Callable[[str], None] = _warn,
) -> Match:
    """Play on where a record ends, once every entry of it has been replayed and checked.

    A last line that was torn was never announced: it is dropped after `say` has said so. Without the seed the
    game goes on with a new one, and the record tells it. A damaged record is refused and left as it is.
    """
    file = RecordFile(Path(path))
    found = file.open()
    try:
        seeds = read_seeds(file.path)
        match = _replay(found, file, seeds, game, content, auto)
        if found.torn:
            say(f"{file.path}: the last line was cut off before its move was announced, and is dropped")
            file.cut()
        if match.end is not None:
            file.close()
            file.forget_seed()
        elif not match.is_over() and match.seed_commitment not in {Seed.of(s).commitment for s in seeds}:
            say(f"{file.path}: its seed is not at hand, chance goes on with a new one")
        match.go_on()
    except BaseException:
        file.close()
        raise
    return match


def _replay(
    found: Scan,
    file: RecordFile,
    seeds: list[str],
    game: Game | None,
    content: str | Path | None,
    auto: bool,
) -> Match:
    try:
        return Match.replay(found.record, game=game, content=content, seeds=seeds, auto=auto, journal=file)
    except BadRecord as error:
        raise BadRecord(error.message, error.line, file.path.name) from None
