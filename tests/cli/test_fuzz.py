"""`tablee fuzz`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

import tablee
from tablee.core.state import State
from tablee.sim import fuzz as sim_fuzz
from tests.cli.support import Shell


def test_the_report_tells_what_occurred_and_what_did_not(shell: Shell):
    done = shell("fuzz", "runemasters", "--games", "4", "--seats", "2,3")
    assert done.code == 0
    assert done.out.startswith("runemasters: 4 games, ")
    for title in (
        "endings",
        "decisions",
        "actions",
        "log events",
        "chance: draw",
        "chance: event",
        "chance: roll",
    ):
        assert f"\n{title} " in done.out, title
    assert "\nnever: chance " in done.out
    assert done.out.split()[-2:] == ["failures", "0"]
    assert not done.err
    assert shell.files() == []


def test_the_same_seed_gives_the_same_report(shell: Shell):
    def report(seed: int, jobs: int) -> list[str]:
        done = shell("fuzz", "runemasters", "--games", "3", "--seed", str(seed), "--jobs", str(jobs))
        return done.out.split("\n", 2)[2:]

    assert report(5, 1) == report(5, 2) != report(6, 1)


def test_an_interrupted_run_goes_on(shell: Shell, monkeypatch: pytest.MonkeyPatch):
    """With what was found so far, failures too; the report is that of a run nobody interrupted."""
    run = ("fuzz", "runemasters", "--games", "9", "--seed", "5", "--seats", "2,3")
    real, checked, games = sim_fuzz.play, sim_fuzz.Checker.at_the_end, 0

    def crowded(checker: sim_fuzz.Checker, s: State) -> None:
        checked(checker, s)
        if s.seats == 3:
            raise sim_fuzz.Fault("three are a crowd")

    def interrupted(*given: Any) -> sim_fuzz.FuzzReport:
        nonlocal games
        games += 1
        if games == 6:
            raise KeyboardInterrupt
        return real(*given)

    monkeypatch.setattr(sim_fuzz.Checker, "at_the_end", crowded)
    whole = shell(*run, "--out", "whole")
    assert (whole.code, games) == (2, 0), "a folder is not made"
    Path("whole").mkdir()
    whole = shell(*run, "--out", "whole")
    assert whole.code == 1
    monkeypatch.setattr(sim_fuzz, "play", interrupted)
    done = shell(*run)
    kept = "5 games are kept in fuzz-runemasters-5.part: the same command with --resume goes on"
    assert (done.code, done.err.split("\n")) == (130, [kept, "", "tablee: interrupted", ""])
    monkeypatch.setattr(sim_fuzz, "play", real)
    again = shell(*run)
    said = "fuzz-runemasters-5.part holds an interrupted run: go on with --resume, or begin anew with --force"
    assert (again.code, again.err) == (2, f"tablee: {said}\n")
    other = shell("fuzz", "runemasters", "--games", "8", "--seed", "5", "--seats", "2,3", "--resume")
    assert (other.code, "games was 9, now it is 8" in other.err) == (2, True)
    done = shell(*run, "--resume")
    assert (done.code, done.err) == (1, "")
    report = lambda text: [line for line in text.split("\n")[1:] if "see it again" not in line]  # noqa: E731
    assert report(done.out) == report(whole.out)
    assert [name for name in shell.files() if name.endswith(".part")] == []
    found = sorted(path.name for path in Path().glob("*.yaml"))
    assert found == sorted(path.name for path in Path("whole").iterdir()) != []


def test_a_failure_is_written_as_a_scenario_that_leads_there(shell: Shell, monkeypatch: pytest.MonkeyPatch):
    real = sim_fuzz.Checker.each_step

    def each_step(checker: sim_fuzz.Checker, s: State, actors: list[int]) -> None:
        real(checker, s, actors)
        if s.seats == 3:
            raise sim_fuzz.Fault("three are a crowd")

    monkeypatch.setattr(sim_fuzz.Checker, "each_step", each_step)
    done = shell("fuzz", "runemasters", "--games", "3", "--seats", "2,3", "--out", ".")
    assert done.code == 1
    (file,) = Path().glob("fuzz-runemasters-*.yaml")
    assert f"see it again with: tablee scenario {file}" in done.out
    assert "three are a crowd" in done.out
    assert 'title: "three are a crowd"\ngame: runemasters\nseats: 3\n' in file.read_text()
    assert shell("scenario", file).out == "1 passed, 0 failed\n"


def test_a_failure_deep_in_a_game_can_be_played_again(shell: Shell, monkeypatch: pytest.MonkeyPatch):
    real = sim_fuzz.Checker.each_step
    seen: list[tuple[int, ...]] = []

    def each_step(checker: sim_fuzz.Checker, s: State, actors: list[int]) -> None:
        real(checker, s, actors)
        seen.append(s.key())
        if len(seen) == 60:
            raise sim_fuzz.Fault("enough")

    monkeypatch.setattr(sim_fuzz.Checker, "each_step", each_step)
    assert shell("fuzz", "runemasters", "--games", "1", "--seats", "4").code == 1
    (file,) = Path().glob("*.yaml")
    data = yaml.safe_load(file.read_text())
    assert len(data["when"]) + sum(len(outcomes) for outcomes in data["chance"].values()) == 59
    game = tablee.load("runemasters")
    (last,) = seen[59:]
    assert shell("scenario", file).code == 0
    reached: list[tuple[int, ...]] = []
    real_apply = State.apply

    def apply(s: State, seat: int, action: int) -> None:
        real_apply(s, seat, action)
        reached.append(s.key())

    monkeypatch.setattr(type(game.setup()), "apply", apply)
    assert shell("scenario", file).code == 0
    assert reached[-1] == last
