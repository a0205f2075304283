"""How strong levels are: what is counted of which games, and what the file keeps."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from tablee.bots import LEVELS
from tablee.bots.ladder import BadLadder, Rung, joined, read, shipped, written
from tablee.games import GAMES
from tablee.sim import ladder
from tablee.sim.mass import Row, SimPlan

Outcomes = dict[tuple[str, ...], list[tuple[int, ...]]]


def played(winners: Outcomes):
    """Mass play whose outcomes are known: line-up -> winners of each game."""

    def simulate(plan: SimPlan, jobs: int) -> list[Row]:
        cells = plan.cells()
        assert [cell.bots for cell in cells] == list(winners)
        return [
            Row(plan.game, seed, cell.seats, cell.options, cell.bots, "over", won, (), 1, ())
            for cell in cells
            for seed, won in enumerate(winners[cell.bots])
            if plan.first_seed <= seed < plan.first_seed + plan.games
        ]

    return simulate


def test_teams_play_the_same_seeds_level_by_level(monkeypatch):
    team = (0, 1)
    outcomes: Outcomes = {("novice",) * 2: [(), team, (), ()], ("master",) * 2: [(), team, team, team]}
    monkeypatch.setattr(ladder, "simulate", played(outcomes))
    novice, master = ladder.measure("runemasters", 4, ["novice", "master"], 2, {"difficulty": "hero"})
    assert (novice.level, novice.rate, novice.games, novice.gain) == ("novice", 0.25, 4, 0.0)
    assert (master.rate, master.gain, master.against) == (0.75, 0.5, "")
    assert master.gain_low < 0.5 < master.gain_high
    assert 0.0 < master.low < 0.75 < master.high < 1.0
    assert master.options == {"difficulty": "hero"}


def test_an_interrupted_ladder_tells_of_the_seeds_that_all_levels_played(monkeypatch):
    outcomes: Outcomes = {("novice",) * 2: [()] * 7, ("master",) * 2: [(0, 1)] * 7}
    known = played(outcomes)

    def simulate(plan: SimPlan, jobs: int) -> list[Row]:
        if plan.first_seed:
            raise KeyboardInterrupt
        rows: list[Row] = known(plan, jobs)
        return rows

    told: list[tuple[int, int]] = []
    monkeypatch.setattr(ladder, "simulate", known)
    rungs = ladder.measure("andor", 7, ["novice", "master"], 2, progress=lambda *done: told.append(done))
    assert [rung.games for rung in rungs] == [7, 7]
    assert told == [(10, 14), (14, 14)]
    monkeypatch.setattr(ladder, "simulate", simulate)
    kept: list[list[Rung]] = []
    rungs = ladder.measure("andor", 7, ["novice", "master"], 2, so_far=kept.append)
    assert [(rung.games, rung.gain) for rung in rungs] == [(5, 0.0), (5, 1.0)]
    assert kept == [rungs]


def test_rivals_play_the_level_below_from_every_seat(monkeypatch):
    outcomes: Outcomes = {
        ("companion", "novice"): [(0,), (0, 1)],
        ("novice", "companion"): [(0,), (1,)],
        ("master", "companion"): [(0,), (0,)],
        ("companion", "master"): [(1,), (1,)],
    }
    monkeypatch.setattr(ladder, "simulate", played(outcomes))
    companion, master = ladder.measure("glory", 2, LEVELS, 2)
    assert (companion.level, companion.against, companion.games) == ("companion", "novice", 4)
    assert companion.rate == 0.625  # a shared victory is half of one
    assert (master.against, master.rate, master.high) == ("companion", 1.0, 1.0)
    assert ladder.games_to_play("glory", 2, LEVELS, 2) == 8


def rung(level: str, rate: float, **options: str) -> Rung:
    return Rung(level, 2, dict(options), 10, rate, 0.0, 1.0)


def test_a_new_measure_takes_the_place_of_the_old_one_in_its_setting(tmp_path: Path):
    game = tablee.load("runemasters")
    old = joined(None, game, [rung("novice", 0.1), rung("novice", 0.2, difficulty="hero")])
    new = joined(old, game, [rung("novice", 0.3, difficulty="hero")])
    assert [one.rate for one in new.rungs] == [0.1, 0.3]
    place = tmp_path / "ladder.json"
    place.write_bytes(written(new))
    assert read(place) == new


@pytest.mark.parametrize("text", ["", "[]", '{"format": 9, "game": "g", "rules_version": 1, "rungs": []}'])
def test_a_file_without_a_ladder_is_refused(tmp_path: Path, text: str):
    place = tmp_path / "ladder.json"
    place.write_text(text)
    with pytest.raises(BadLadder):
        read(place)


@pytest.mark.parametrize("game", GAMES)
def test_a_ladder_that_is_shown_was_measured_under_the_rules_of_today(game: str):
    found = shipped(game)
    if found is not None:
        assert (found.game, found.rules_version) == (game, tablee.load(game).rules_version)
        for one in found.rungs:
            assert one.level in LEVELS
            assert 0.0 <= one.low <= one.rate <= one.high <= 1.0
            assert one.command.startswith(f"tablee ladder {game} ")
