"""A process that is killed in the middle of a game loses nothing it has announced."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.core.rng import Rng
from tablee.match import Act
from tablee.record import read, resume, seed_path, verify
from tests.match.play import play_out

MOST = 22
"""A writer waits after so many lines: one that is killed late must not come to the end of its game."""

WRITER = """
import sys
from tablee.core.rng import Rng
from tablee.record import create, resume
path, new, most = sys.argv[1], sys.argv[2] == "new", int(sys.argv[3])
match = create(path, "runemasters", ["human"] * 4, options={"difficulty": "legend"}) if new else resume(path)
rng = Rng(1)
told = 0
while not match.is_over():
    if told >= most:
        sys.stdin.read()  # until it is killed
    seat = match.to_act()[0]
    action = rng.choice(match.seat_view(seat).legal())
    for entry in match.submit(seat, match.decision_id(seat), match.game.space.text(action)):
        print(entry.n, entry.do, entry.digest, sep=";", flush=True)
        told += 1
"""


def announced(path: Path, new: bool, lines: int) -> list[str]:
    """Start a writer, kill it once it has announced some lines, and return all that it announced."""
    writer = subprocess.Popen(
        [sys.executable, "-c", WRITER, str(path), "new" if new else "old", str(MOST)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONWARNINGS": "ignore", "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert writer.stdin is not None
    assert writer.stdout is not None
    with writer.stdin, writer.stdout as out:
        told = [out.readline() for _ in range(lines)]
        writer.send_signal(signal.SIGKILL)
        told += out.readlines()
    writer.wait(30)
    return [line.strip() for line in told if line.endswith("\n")]


@pytest.mark.parametrize("lines", [1, 7, 20])
def test_killed_and_resumed(tmp_path, lines):
    path = tmp_path / "game.jsonl"
    told = announced(path, True, lines) + announced(path, False, lines)
    said: list[str] = []
    with resume(path, say=said.append) as match:
        kept = {f"{e.n};{e.do};{e.digest}" for e in match.entries if isinstance(e, Act)}
        assert len(told) >= lines * 2
        assert set(told) <= kept
        assert seed_path(path).exists()
        play_out(match, Rng(2))
    assert all("cut off" in line for line in said)
    report = verify(path)
    assert report.with_seed
    assert read(path).end is not None
