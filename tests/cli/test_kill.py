"""A game in a real process that is killed, resumed, finished, verified and tampered with."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tablee.match import Match
from tablee.record import read, seed_path
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


def start(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    """Start a command and leave it running."""
    return subprocess.Popen(
        [sys.executable, "-m", "tablee", *arguments],
        cwd=folder,
        env=outside(folder),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def wait_for(path: Path, count: int) -> None:
    """Wait until a record has at least that many lines."""
    end = time.monotonic() + PATIENCE
    while lines(path) < count:
        assert time.monotonic() < end, f"{path} has only {lines(path)} lines"
        time.sleep(0.02)


def kill(process: subprocess.Popen[str]) -> str:
    """End a process without a chance to tidy up; what it had said."""
    process.send_signal(signal.SIGKILL)
    out, _ = process.communicate()
    assert process.returncode == -signal.SIGKILL
    return out


def test_killed_resumed_finished_verified_and_tampered_with(tmp_path: Path):
    path = tmp_path / "game.jsonl"
    process = start(
        tmp_path, "play", "runemasters", "--seats", "2", "--quick", "--seed", "4", "--save", str(path)
    )
    assert process.stdin is not None
    wait_for(path, 10)
    process.stdin.write("end\n")
    process.stdin.flush()
    before = lines(path)
    wait_for(path, before + 1)
    time.sleep(0.2)
    said = kill(process)
    kept = path.read_bytes()
    assert seed_path(path).exists()
    stands = Match.replay(read(path))
    told = {f"Turn {n}:" for n in range(1, 4) if f"Turn {n}:" in said}
    assert told <= {f"Turn {n}:" for n in range(1, stands.view(None)["turn"] + 1)}, "told before it was kept"

    # It goes on where it was, and a second kill right after an answer does no harm either.
    process = start(tmp_path, "play", "--resume", str(path))
    assert process.stdin is not None
    process.stdin.write("end\n")
    process.stdin.flush()
    wait_for(path, lines(path) + 1)
    kill(process)
    assert path.read_bytes().startswith(kept)
    assert tablee(tmp_path, "verify", "game.jsonl").returncode == 0

    done = tablee(tmp_path, "play", "--resume", "game.jsonl", typed="1\nend\n" * 400)
    assert done.returncode == 0
    assert "The seed was 00000000000000000000000000000004" in done.stdout
    assert path.read_bytes().startswith(kept)
    assert not seed_path(path).exists()
    verified = tablee(tmp_path, "verify", "game.jsonl")
    assert verified.returncode == 0
    assert "outcomes of chance are those of the seed" in verified.stdout

    text = path.read_text()
    rolls = [json.loads(line) for line in text.splitlines() if '"roll ' in line]
    old = json.dumps(rolls[-1]["do"])
    new = '"roll red"' if old != '"roll red"' else '"roll blue"'
    number = next(i for i, line in enumerate(text.splitlines()) if f'"n":{rolls[-1]["n"]},' in line)
    changed = text.splitlines(True)
    changed[number] = changed[number].replace(old, new)
    path.write_text("".join(changed))
    tampered = tablee(tmp_path, "verify", "game.jsonl")
    assert tampered.returncode == 1
    assert f"game.jsonl, line {number + 1}: chance brought {old[1:-1]!r} by the seed" in tampered.stdout


def test_two_cannot_play_one_game_at_once(tmp_path: Path):
    path = tmp_path / "game.jsonl"
    process = start(tmp_path, "play", "runemasters", "--seats", "2", "--quick", "--save", str(path))
    try:
        wait_for(path, 10)
        other = tablee(tmp_path, "play", "--resume", "game.jsonl", typed="end\n")
    finally:
        kill(process)
    assert other.returncode == 2
    assert other.stderr == "tablee: game.jsonl is being played by another process\n"


@pytest.mark.parametrize("sign", [signal.SIGINT])
def test_ctrl_c_leaves_and_says_how_to_go_on(tmp_path: Path, sign: signal.Signals):
    path = tmp_path / "game.jsonl"
    process = start(tmp_path, "play", "runemasters", "--seats", "2", "--quick", "--save", str(path))
    wait_for(path, 10)
    time.sleep(0.5)
    process.send_signal(sign)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert out.rstrip().endswith(f"Go on with: tablee play --resume {path}")
    assert "Traceback" not in err
