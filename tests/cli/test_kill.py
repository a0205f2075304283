"""A game in a real process that is killed, resumed, finished, verified and tampered with."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from rich.console import Console

from tablee.cli.log import log_lines, print_log
from tablee.cli.table import seat_names
from tablee.match import Match
from tablee.record import seed_path
from tablee.record.lines import scan
from tablee.text import Text, Words
from tests.cli.support import outside

PATIENCE = 120.0


def tablee(folder: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    return subprocess.run(
        [sys.executable, "-m", "tablee", *arguments],
        cwd=folder,
        env=outside(folder),
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )


@contextmanager
def started(folder: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """A command that is running; it ends with the block if it has not before."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tablee", *arguments],
        cwd=folder,
        env=outside(folder),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def type_in(process: subprocess.Popen[str], text: str) -> None:
    assert process.stdin is not None
    process.stdin.write(text)
    process.stdin.flush()


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def wait_for(path: Path, count: int) -> None:
    """Wait until a record has at least that many lines."""
    end = time.monotonic() + PATIENCE
    while lines(path) < count:
        assert time.monotonic() < end, f"{path} has only {lines(path)} lines"
        time.sleep(0.02)


def wait_for_question(path: Path) -> int:
    """Wait until the set-up is over and a person is asked; the number of lines then."""
    wait_for(path, 2)
    end = time.monotonic() + PATIENCE
    while Match.replay(scan(path).record).view(None)["round"] == 0:
        assert time.monotonic() < end
        time.sleep(0.05)
    return lines(path)


def kill(process: subprocess.Popen[str]) -> str:
    """End a process without a chance to tidy up; what it had said."""
    process.send_signal(signal.SIGKILL)
    out, _ = process.communicate()
    assert process.returncode == -signal.SIGKILL
    return out


NEW = ("play", "runemasters", "--seats", "2", "--quick", "--seed", "4", "--save", "game.jsonl")


def test_killed_resumed_finished_verified_and_tampered_with(tmp_path: Path):
    path = tmp_path / "game.jsonl"
    with started(tmp_path, *NEW) as process:
        asked = wait_for_question(path)
        type_in(process, "1\n")
        wait_for(path, asked + 1)
        kill(process)
    kept = path.read_bytes()
    assert seed_path(path).exists()

    # It goes on where it was, and a second kill right after an answer does no harm either.
    with started(tmp_path, "play", "--resume", "game.jsonl") as process:
        type_in(process, "1\n")
        wait_for(path, kept.count(b"\n") + 1)
        kill(process)
    assert path.read_bytes().startswith(kept)
    assert tablee(tmp_path, "verify", "game.jsonl").returncode == 0

    done = tablee(tmp_path, "play", "--resume", "game.jsonl", typed="1\nend\n" * 400)
    assert done.returncode == 0
    assert f"The seed was {4:032x}" in done.stdout
    assert path.read_bytes().startswith(kept)
    assert not seed_path(path).exists()
    verified = tablee(tmp_path, "verify", "game.jsonl")
    assert verified.returncode == 0
    assert "outcomes of chance are those of the seed" in verified.stdout

    text = path.read_text().splitlines(True)
    number = max(i for i, line in enumerate(text) if '"do":"roll ' in line)
    old = json.loads(text[number])["do"]
    new = "roll red" if old != "roll red" else "roll blue"
    text[number] = text[number].replace(old, new)
    path.write_text("".join(text))
    tampered = tablee(tmp_path, "verify", "game.jsonl")
    assert tampered.returncode == 1
    assert f"game.jsonl, line {number + 1}: chance brought '{old}' by the seed" in tampered.stdout


@pytest.mark.slow
@pytest.mark.parametrize("moment", [2, 12, 30])
def test_whatever_was_told_is_kept(tmp_path: Path, moment: int):
    """Two bots play in full flight until they are killed; what they said is what the record tells.

    Should they be quicker than the test, what they said goes on after the log: the last board, the result.
    """
    path = tmp_path / "game.jsonl"
    with started(tmp_path, *NEW, "--bots", "thumb,thumb") as process:
        wait_for(path, moment)
        process.kill()
        said, _ = process.communicate()
    match = Match.replay(scan(path).record)
    told = " ".join(print_of(match).split())
    heard = said.partition("Fingerprint of the seed: ")[2].partition("\n")[2]
    heard = " ".join(heard.rpartition("\n")[0].split())  # the last line may have been cut off
    if match.is_over() and len(heard) > len(told):
        assert heard.startswith(told)
    else:
        assert told.startswith(heard)
    done = tablee(tmp_path, "play", "--resume", "game.jsonl")
    assert "The seed was " in done.stdout
    assert tablee(tmp_path, "verify", "game.jsonl").returncode == 0


def print_of(match: Match) -> str:
    """The log of a match as the terminal shows it."""
    console = Console(file=io.StringIO(), width=80)
    lines = log_lines(match.log(), Text(match.game, "en", seat_names(match, "en")), Words("en"))
    print_log(console, lines, match.game.facts.heads)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_two_cannot_play_one_game_at_once(tmp_path: Path):
    with started(tmp_path, *NEW):
        wait_for_question(tmp_path / "game.jsonl")
        other = tablee(tmp_path, "play", "--resume", "game.jsonl", typed="end\n")
    assert other.returncode == 2
    assert other.stderr == "tablee: game.jsonl is being played by another process\n"


def test_ctrl_c_leaves_and_says_how_to_go_on(tmp_path: Path):
    with started(tmp_path, *NEW) as process:
        wait_for_question(tmp_path / "game.jsonl")
        assert process.stdout is not None
        said = ""
        while not said.endswith("(h for help): "):
            said += process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert out.rstrip().endswith("Go on with: tablee play --resume game.jsonl")
    assert "Traceback" not in err


PRESSED = """
import os, signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored in what a shell starts in the background
os.kill(os.getpid(), signal.SIGINT)
"""


@pytest.mark.parametrize("module", ["click", "rich"])
def test_ctrl_c_while_a_command_starts_is_one_line(tmp_path: Path, module: str) -> None:
    """The first module of the commands, and one that `sim` needs, are read when the key is pressed."""
    folder = tmp_path / "pressed"
    folder.mkdir()
    (folder / f"{module}.py").write_text(PRESSED)
    surroundings = outside(tmp_path)
    surroundings["PYTHONPATH"] = f"{folder}{os.pathsep}{surroundings['PYTHONPATH']}"
    done = subprocess.run(
        [sys.executable, "-m", "tablee", "sim", "runemasters"],
        cwd=tmp_path,
        env=surroundings,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stdout) == (130, "")
    assert done.stderr.strip() == "tablee: interrupted"
