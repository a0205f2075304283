"""How strong levels are: what is counted of which games, and what the file keeps."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from tablee.bots import LEVELS
from tablee.bots.ladder import BadLadder, Rung, joined, read, shipped, written
from tablee.games import GAMES
from tablee.sim import ladder
from tablee.sim.ladder import Contest
from tablee.sim.mass import Portion, games_of
from tablee.sim.rows import Row
from tablee.sim.runner import Runner

Outcomes = dict[tuple[str, ...], list[tuple[int, ...]]]


class Known(Runner):
    """Plays games whose outcomes are known: line-up -> winners of each game."""

    def __init__(self, winners: Outcomes, interrupted: int = 1_000_000) -> None:
        self.winners = winners
        self.interrupted = interrupted

    def run(self, work, portions):
        assert {portion.cell.bots for portion in portions} == set(self.winners)
        for portion in portions:
            if portion.first_seed >= self.interrupted:
                raise KeyboardInterrupt
            yield self.rows(portion)

    def rows(self, portion: Portion) -> list[Row]:
        cell, end = portion.cell, portion.first_seed + portion.games
        return [
            Row("game", seed, cell.seats, cell.options, cell.bots, "over", won, (), 1, ())
            for seed, won in enumerate(self.winners[cell.bots])
            if portion.first_seed <= seed < end
        ]


def test_teams_play_the_same_seeds_level_by_level():
    team = (0, 1)
    outcomes: Outcomes = {("novice",) * 2: [(), team, (), ()], ("master",) * 2: [(), team, team, team]}
    contest = Contest("runemasters", 4, ("novice", "master"), 2, {"difficulty": "hero"})
    novice, master = ladder.measure(contest, Known(outcomes))
    assert (novice.level, novice.rate, novice.games, novice.gain) == ("novice", 0.25, 4, 0.0)
    assert (master.rate, master.gain, master.against) == (0.75, 0.5, "")
    assert master.gain_low < 0.5 < master.gain_high
    assert 0.0 < master.low < 0.75 < master.high < 1.0
    assert master.options == {"difficulty": "hero"}


def test_an_interrupted_ladder_tells_of_the_seeds_that_all_levels_played():
    outcomes: Outcomes = {("novice",) * 2: [()] * 7, ("master",) * 2: [(0, 1)] * 7}
    contest = Contest("andor", 7, ("novice", "master"), 2)
    told: list[int] = []
    kept: list[list[Rung]] = []
    rungs = ladder.measure(contest, Known(outcomes), told.append, kept.append)
    assert [rung.games for rung in rungs] == [7, 7]
    assert sum(told) == contest.total() == 14
    assert [[rung.games for rung in some] for some in kept] == [[5, 5], [7, 7]]
    rungs = ladder.measure(contest, Known(outcomes, interrupted=6))
    assert [(rung.games, rung.gain) for rung in rungs] == [(5, 0.0), (5, 1.0)]
    with pytest.raises(KeyboardInterrupt):
        ladder.measure(contest, Known(outcomes, interrupted=4))


@pytest.mark.parametrize("slots", [1, 2, 100])
def test_levels_play_some_seeds_at_a_time_whoever_plays(slots: int):
    runner = Runner()
    runner.slots = slots
    contest = Contest("andor", 7, ("novice", "master"), 2, first_seed=3)
    found = [(cell.bots[0], seed) for cell, seed in games_of(contest.portions(runner))]
    first = [(level, seed) for level in ("novice", "master") for seed in range(3, 8)]
    assert found == first + [(level, seed) for level in ("novice", "master") for seed in (8, 9)]


def test_rivals_play_the_level_below_from_every_seat():
    outcomes: Outcomes = {
        ("companion", "novice"): [(0,), (0, 1)],
        ("novice", "companion"): [(0,), (1,)],
        ("master", "companion"): [(0,), (0,)],
        ("companion", "master"): [(1,), (1,)],
    }
    contest = Contest("glory", 2, LEVELS, 2)
    companion, master = ladder.measure(contest, Known(outcomes))
    assert (companion.level, companion.against, companion.games) == ("companion", "novice", 4)
    assert companion.rate == 0.625  # a shared victory is half of one
    assert (master.against, master.rate, master.high) == ("companion", 1.0, 1.0)
    assert contest.total() == 8


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
