"""`tablee fuzz`."""

from __future__ import annotations

from pathlib import Path

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
