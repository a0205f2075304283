"""`tablee verify` and `tablee replay`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.match import Match
from tablee.record import create, read, seed_path
from tests.cli.support import Shell, outside


def answer(match: Match, text: str = "") -> None:
    """One answer of whoever is asked: the one given, or the last in the list, which is never to end early."""
    seat = match.to_act()[0]
    decision = match.decision(seat)
    assert decision is not None
    match.submit(seat, match.decision_id(seat), text or decision.choices[-1].text)


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A game of two guardians that is over, with an undo in it."""
    path = tmp_path / "finished.jsonl"
    with create(path, "runemasters", ["human", "human"], seed=11) as match:
        answer(match)
        match.undo(0)
        while not match.is_over():
            answer(match)
    return path


@pytest.fixture
def running(tmp_path: Path) -> Path:
    """A game that stands in its first turn."""
    path = tmp_path / "running.jsonl"
    with create(path, "runemasters", ["human", "human", "human"], seed=12) as match:
        while match.view(None)["round"] == 0:
            answer(match)
        answer(match)
    return path


def change(path: Path, wanted: str, replacement: str) -> None:
    """Change the first line that has some text."""
    lines = path.read_text().splitlines()
    number = next(i for i, line in enumerate(lines) if wanted in line)
    lines[number] = lines[number].replace(wanted, replacement)
    path.write_text("\n".join(lines) + "\n")


def test_a_finished_game_verifies_with_its_dice(shell: Shell, finished: Path):
    done = shell("verify", finished)
    record = read(finished)
    chance = sum(1 for entry in record.entries if getattr(entry, "who", None) == "chance")
    assert done.code == 0
    assert done.out.startswith(
        f"{finished}: verified by rules version {record.header.rules_version}, content "
        f"{record.header.content_hash[:16]}: runemasters, {len(record.entries)} entries, 1 undone, "
    )
    assert done.out.endswith(f"; all {chance} outcomes of chance are those of the seed\n")


def test_what_a_record_was_verified_by_is_told_where_it_names_others(shell: Shell, finished: Path):
    change(finished, '"content_hash":"', '"content_hash":"0')
    done = shell("verify", finished)
    assert done.code == 0
    assert "(it names others, which are not at hand, and fits these): runemasters" in done.out


def test_a_running_game_needs_its_seed_to_verify_the_dice(shell: Shell, running: Path):
    assert "still running; all " in shell("verify", running).out
    seed = seed_path(running).read_text().strip()
    seed_path(running).unlink()
    assert "without the seed nobody can tell whether they were honest" in shell("verify", running).out
    assert "outcomes of chance are those of the seed" in shell("verify", running, "--seed", seed).out
    number = str(int(seed, 16))
    assert len(number) < 32, "a small seed can be written as a number, as for play"
    assert shell("verify", running, "--seed", number) == shell("verify", running, "--seed", seed)
    wrong = shell("verify", running, "--seed", "f" * 32)
    assert wrong.code == 2
    assert "the seed given is not the one promised at the start" in wrong.err


@pytest.mark.parametrize("other", ["roll white", "roll red"])
def test_one_changed_die_is_found(shell: Shell, finished: Path, other: str):
    lines = finished.read_text().splitlines()
    number, roll = next(
        (i, json.loads(line)["do"])
        for i, line in enumerate(lines)
        if '"do":"roll ' in line and json.loads(line)["do"] != other
    )
    lines[number] = lines[number].replace(roll, other)
    finished.write_text("\n".join(lines) + "\n")
    done = shell("verify", finished)
    assert done.code == 1
    assert done.out == (
        f"NOT VERIFIED finished.jsonl, line {number + 1}: "
        f"chance brought '{roll}' by the seed, the record says '{other}'\n"
    )


def test_a_changed_move_is_found(shell: Shell, running: Path):
    change(running, '"do":"face red"', '"do":"face yellow"')
    done = shell("verify", running)
    assert done.code == 1
    assert done.out.startswith("NOT VERIFIED running.jsonl, line ")


def test_a_replay_tells_the_game_and_shows_the_last_board(shell: Shell, finished: Path):
    done = shell("replay", finished)
    assert done.code == 0
    lines = done.out.splitlines()
    assert lines[0].split("  ")[-1].startswith("Seat 1 takes ")
    assert "        2  Seat 1 takes a choice back." in lines
    assert done.out.count("Round 1 begins.") == 1
    assert done.out.count("red path      │") == 1
    assert lines[-1].startswith(("Dawn has broken", "The temple fell", "The last guardian died"))
    assert "\x1b" not in done.out


def test_a_replay_in_french(shell: Shell, finished: Path):
    done = shell("replay", finished, "--lang", "fr")
    assert "La manche 1 commence." in done.out.replace("\N{NO-BREAK SPACE}", " ")
    assert "◆R chemin rouge" in done.out
    assert "Round" not in done.out


def test_a_part_of_a_replay(shell: Shell, finished: Path):
    done = shell("replay", finished, "--from", "2", "--to", "4")
    told = [line for line in done.out.splitlines() if line.startswith("  ") and line[:9].strip()]
    numbers = [int(line[:9].strip().partition("-")[0]) for line in told if line[8].isdigit()]
    assert numbers
    assert min(numbers) == 2
    assert max(numbers) <= 4
    assert "set-up" in done.out
    assert "you have" not in done.out


def test_the_board_at_each_turn(shell: Shell, running: Path):
    once = shell("replay", running).out
    often = shell("replay", running, "--board").out
    assert once.count("red path      ") == 1
    assert often.count("◆R red path") > 3
    assert "round 1, turn 1" in often


def test_a_reader_who_goes_away_ends_the_command_quietly(finished: Path):
    command = f"'{sys.executable}' -m tablee replay finished.jsonl --board"
    script = f"set -o pipefail; {command} | head -n 1"
    env = outside(finished.parent)
    done = subprocess.run(
        ["bash", "-c", script], cwd=finished.parent, env=env, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\n") == 1


def test_looking_changes_nothing(shell: Shell, running: Path):
    before = running.read_bytes()
    for command in ("verify", "replay"):
        assert shell(command, running).code == 0
    assert running.read_bytes() == before
    assert sorted(shell.files()) == ["running.jsonl", "running.jsonl.seed"]
