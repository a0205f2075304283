"""The siege itself, in short: every attack at once on a real server, while people play."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "siege.py"


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="attackers have addresses of their own on Linux only")
def test_people_play_on_while_all_attacks_run_at_once():
    """Nobody is refused, memory stays bounded, and nothing announced is lost by a kill."""
    command = [sys.executable, str(TOOL), "--seconds", "12", "--tables", "2", "--entries", "1500"]
    command += ["--longest", "20000"]  # other tests run beside this one: times are for the tool
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "faults: 0" in done.stdout
