"""The build of the compiled engine beside a table that is played: it is there whole or not at all."""

from __future__ import annotations

import importlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ROOT / "tools"
PACKAGE = """
mkdir -p "$2/tablee/core"; touch "$2/tablee/core/__init__.py"
echo 'def games(): return []' > "$2/tablee/__init__.py"
echo 'def engine_kind(): return "{kind}"' > "$2/tablee/core/engine.py"
"""
"""A package without games, that says it is compiled or not; $2 is where pip would install it."""
TABLE = """
import os, sys
sys.path.insert(0, sys.argv[1])
import engine_build, pathlib
folder = pathlib.Path(sys.argv[2])
engine_build.start(sys.executable, folder, folder.with_name("log"), sys.argv[3:], dict(os.environ))
os.execv("/bin/sh", ["sh", "-c", "echo; read line"])
"""
"""What ./play does: begin to build, and become the server."""


def soon(true: Callable[[], bool]) -> None:
    """Wait until something has come true."""
    end = time.monotonic() + 120
    while not true():
        assert time.monotonic() < end, "it never happens"
        time.sleep(0.01)


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended may still be listed."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


class Table:
    """A table that has an engine built by a command of the shell."""

    def __init__(self, folder: Path, command: str) -> None:
        self.engine = folder / "engine-1"
        self.process = subprocess.Popen(
            [sys.executable, "-c", TABLE, TOOLS, self.engine, "/bin/sh", "-c", command, "pip"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
        assert self.process.stdout is not None
        # A build that is quick may have spoken before.
        assert "\n" in iter(self.process.stdout.readline, ""), "the table is up"

    def told(self) -> str:
        """What the build has to say."""
        assert self.process.stderr is not None
        return self.process.stderr.readline()

    def end(self) -> None:
        self.process.kill()
        self.process.communicate()


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Callable[[str], Table]]:
    tables: list[Table] = []

    def start(command: str) -> Table:
        tables.append(Table(tmp_path, command))
        return tables[-1]

    yield start
    for one in tables:
        one.end()


def left(folder: Path) -> set[str]:
    """What lies beside the log and the lock."""
    return {path.name for path in folder.iterdir()} - {"log", "engine.lock"}


def test_an_engine_appears_whole_and_what_is_old_goes(table: Any, tmp_path: Path) -> None:
    (tmp_path / "engine-0").mkdir()
    (tmp_path / "engine-0.unfinished").mkdir()
    one = table(PACKAGE.format(kind="compiled"))
    soon(lambda: left(tmp_path) == {"engine-1"})
    assert (one.engine / "tablee" / "core" / "engine.py").is_file()
    assert (one.engine / "tmp").exists() is False


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("echo working; echo 'ERROR: no network'; exit 1", "no network"),
        (PACKAGE.format(kind="plain"), "the plain engine came of it"),
    ],
)
def test_a_build_that_fails_is_told_in_one_line(table: Any, tmp_path: Path, command: str, why: str) -> None:
    told = table(command).told()
    assert told == (
        f"play: the engine cannot be compiled, so bots go on with the plain one: {why} "
        f"(all of it: {tmp_path / 'log'})\n"
    )
    assert left(tmp_path) == set()


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_a_table_that_is_killed_takes_the_build_with_it(table: Any, tmp_path: Path, number: int) -> None:
    one = table(f'touch "$TMPDIR/much"; mkdir "$2"; sleep 1000 & echo $! > {tmp_path}/pid; wait')
    soon(lambda: (tmp_path / "pid").is_file() and (tmp_path / "pid").read_text().endswith("\n"))
    assert left(tmp_path) == {"engine-1.unfinished", "pid"}
    pid = int((tmp_path / "pid").read_text())
    assert alive(pid)
    os.kill(one.process.pid, number)
    soon(lambda: left(tmp_path) == {"pid"} and not alive(pid))


def test_of_two_tables_one_builds_and_the_other_goes_on_if_it_ends(table: Any, tmp_path: Path) -> None:
    command = (
        f"echo >> {tmp_path}/begun; [ -e {tmp_path}/go ] || sleep 1000; {PACKAGE.format(kind='compiled')}"
    )
    begun = tmp_path / "begun"
    first = table(command)
    soon(begun.is_file)
    table(command)
    (tmp_path / "go").touch()
    assert begun.read_text() == "\n"
    first.end()
    soon(lambda: left(tmp_path) == {"engine-1", "begun", "go"})
    assert begun.read_text() == "\n\n"


def test_play_builds_where_it_helps_and_takes_what_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(TOOLS))
    play = importlib.import_module("play")
    source, started = tmp_path / "source", []
    source.write_text("1")
    for name, path in {"ROOT": tmp_path, "VENV": tmp_path, "STAMP": tmp_path / "stamp"}.items():
        monkeypatch.setattr(play, name, path)
    monkeypatch.setattr(play, "engine_sources", lambda: [source])
    monkeypatch.setattr(play, "has_compiler", lambda: True)
    monkeypatch.setattr(play, "start_build", lambda python, folder, *_: started.append(folder))
    monkeypatch.delenv("TABLEE_PLAIN", raising=False)
    play.STAMP.write_text("\n\nplain")

    first = play.better_engine()
    assert started == [first]
    first.mkdir()
    assert play.better_engine() == first, "it is used at once"
    assert started == [first]
    source.write_text("2")
    second = play.better_engine()
    assert second != first
    assert started == [first, second], "other sources, another engine"

    monkeypatch.setattr(play, "has_compiler", lambda: False)
    assert play.better_engine() is None
    source.write_text("1")
    assert play.better_engine() == first, "it is there: no compiler is needed"
    play.STAMP.write_text("\n\ncompiled")
    assert play.better_engine() is None
    play.STAMP.write_text("\n\nplain")
    monkeypatch.setenv("TABLEE_PLAIN", "1")
    assert play.better_engine() is None
    assert started == [first, second]
