"""Builds the compiled engine while the table is already played on. Standard library only.

`python tools/engine_build.py FOLDER LOG COMMAND...` has pip's COMMAND install the package (with --target),
tries it, and moves it to FOLDER in one step. Until then all of it lies in FOLDER.unfinished, and it is this
folder by which the server knows that an engine is on its way. The build gives way to everything else on the
machine, and lives no longer than whoever holds the other end of its standard input: then it ends all it has
started, and leaves nothing behind.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

NICE = 15
"""By so much it gives way; bots think at 10."""
TRIAL = """
import tablee
from tablee.core.engine import engine_kind
for id in tablee.games():
    game = tablee.load(id)
    state = game.setup({}, max(game.seats))
    seat = state.to_act()[0]
    state.apply(seat, state.legal(seat)[0])
raise SystemExit(f"the {engine_kind()} engine came of it" if engine_kind() != "compiled" else 0)
"""
"""A first move in each game. What is not compiled is of no use."""


def has_compiler() -> bool:
    """Whether a C file that includes Python's header compiles here."""
    if sys.platform == "win32":
        return shutil.which("cl") is not None
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        command += ["-I", sysconfig.get_path("include"), "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        try:
            return subprocess.run(command, capture_output=True).returncode == 0
        except OSError:
            return False


def unfinished(folder: Path) -> Path:
    """Where an engine lies while it is built; it is there for as long as that lasts."""
    return folder.with_name(folder.name + ".unfinished")


def what_matters(log: str) -> str:
    """The line of an install log that says what went wrong: the hook's, else pip's first, else the last."""
    lines = [line.strip() for line in log.splitlines() if line.strip()]
    for sign in ("RuntimeError: tablee: ", "ERROR: ", "error: "):
        for line in lines:
            if line.startswith(sign):
                return line.removeprefix(sign)
    return lines[-1] if lines else "pip said nothing"


def start(python: str, folder: Path, log: Path, command: list[str], env: dict[str, str]) -> None:
    """Begin to build in a process that ends with this one, whatever program this one has become by then.

    The process holds the reading end of a pipe. The writing end stays open here, also beyond `os.exec`, and
    is closed in all other processes that are started: it is gone when this process is.
    """
    with contextlib.suppress(FileExistsError):
        unfinished(folder).mkdir()
    reading, writing = os.pipe()
    subprocess.Popen(
        [python, str(Path(__file__).resolve()), str(folder), str(log), *command],
        stdin=reading,
        env=env,
        start_new_session=True,  # Ctrl-C is meant for the table
    ).wait()
    os.close(reading)
    os.set_inheritable(writing, True)


class Ended(Exception):
    """Nobody waits for the engine any more."""


class Build:
    """One build, from the first process to the last file."""

    def __init__(self, folder: Path, log: Path, command: list[str]) -> None:
        self.folder = folder
        self.unfinished = unfinished(folder)
        self.log = log
        self.command = command
        self._lock = threading.Lock()
        self._ended = threading.Event()
        self._running: subprocess.Popen[bytes] | None = None

    def end(self) -> None:
        """Give up, from another thread: what runs is killed with all it has started."""
        with self._lock:
            self._ended.set()
            if self._running is not None:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(self._running.pid, signal.SIGKILL)

    def run(self) -> str:
        """Build it. Returns what went wrong, in one line; empty: it is there."""
        with self._alone():
            if self.folder.is_dir():
                self._clear(self.folder)
                return ""
            try:
                self._clear()
                return self._make()
            finally:
                self._remove(self.unfinished)

    def _make(self) -> str:
        package, temporary = self.unfinished / "package", self.unfinished / "tmp"
        temporary.mkdir(parents=True)
        env = dict(os.environ) | {"TMPDIR": str(temporary)}
        install = [*self.command, "--target", str(package)]
        self.log.parent.mkdir(exist_ok=True)
        with self.log.open("wb") as log:
            if self._do(install, log, env) or self._do(
                [sys.executable, "-c", TRIAL], log, env | {"PYTHONPATH": str(package)}
            ):
                return what_matters(self.log.read_text(encoding="utf-8", errors="replace"))
        package.rename(self.folder)
        return ""

    def _do(self, command: list[str], log: BinaryIO, env: dict[str, str]) -> int:
        """Run a command as the head of a group of processes, which can be ended as one."""
        with self._lock:
            if self._ended.is_set():
                raise Ended
            self._running = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                env=env,
                start_new_session=True,
            )
        code = self._running.wait()
        with self._lock:
            self._running = None
        if self._ended.is_set():
            raise Ended
        return code

    @contextlib.contextmanager
    def _alone(self) -> Iterator[None]:
        """Of several tables that are started in one folder, one builds; if it is ended, another goes on."""
        import fcntl

        with self.folder.with_name("engine.lock").open("w") as lock:
            while True:
                with contextlib.suppress(BlockingIOError):
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    break
                if self._ended.wait(1):
                    raise Ended
            yield

    def _clear(self, *but: Path) -> None:
        """Remove engines of other sources, and what a build left behind that was killed itself."""
        for found in self.folder.parent.glob("engine-*"):
            if found not in but:
                self._remove(found)

    def _remove(self, folder: Path) -> None:
        """Processes that are killed may still write for a moment."""
        for _ in range(100):
            shutil.rmtree(folder, ignore_errors=True)
            if not folder.exists():
                return
            time.sleep(0.05)


def main() -> int:
    if os.fork():
        return 0  # at once: whoever has started this waits for it, and never for what goes on
    os.nice(NICE)
    build = Build(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:])

    def follow() -> None:
        while os.read(0, 1):
            pass
        build.end()

    threading.Thread(target=follow, daemon=True).start()
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, lambda *_: threading.Thread(target=build.end).start())
    try:
        problem = build.run()
    except Ended:
        return 1
    except OSError as error:
        problem = str(error)
    if problem:
        print(
            f"play: the engine cannot be compiled, so bots go on with the plain one: {problem} "
            f"(all of it: {build.log})",
            file=sys.stderr,
            flush=True,
        )
        return 1
    print("The compiled engine is ready: bots think with it from now on.", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
