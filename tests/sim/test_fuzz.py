"""The fuzzer on the games of the house: nothing fails, and the number of processes makes no difference."""

from __future__ import annotations

import itertools

import pytest

import tablee
from tablee.core.rng import Rng
from tablee.games import UnknownGame, fuzzing
from tablee.sim.fuzz import (
    MAX_ROOMS,
    QUICK_PLAYERS,
    Sensible,
    Setting,
    fuzz,
    play,
    settings,
)
from tablee.sim.runner import Processes
from tests.rules.havresac.table import GAME, adventure


@pytest.mark.parametrize("game_id", tablee.games())
def test_the_number_of_processes_makes_no_difference(game_id: str) -> None:
    told: list[int] = []
    alone = fuzz(game_id, 60, seed=3, progress=told.append)
    assert alone.ok(), alone.text()
    assert told == [3] * 20
    assert alone.games == 60
    with Processes(2) as two:
        assert fuzz(game_id, 60, seed=3, runner=two) == alone
    assert fuzz(game_id, 3, seed=4) != fuzz(game_id, 3, seed=3)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", tablee.games())
def test_a_longer_run_fails_nowhere_and_asks_everything(game_id: str) -> None:
    with Processes(2) as two:
        report = fuzz(game_id, 800, seed=5, runner=two)
    assert report.ok(), report.text()
    assert report.players["sensible"] == 800 // fuzzing(tablee.load(game_id)).sensible_once_in
    missing = report.missing()
    rare = set(fuzzing(tablee.load(game_id)).rare)
    assert set(missing.get("decisions", [])) <= rare, missing
    assert set(missing.get("verbs", [])) <= rare, missing
    assert set(missing.get("events", [])) <= rare, missing


@pytest.mark.parametrize("game_id", tablee.games())
def test_a_run_goes_round_all_settings(game_id: str) -> None:
    game = tablee.load(game_id)
    rooms = len(game.seats)
    for option in game.options:
        rooms *= len(option.values)
    if rooms > MAX_ROOMS:
        found = list(settings(game, 1, 0, MAX_ROOMS))
        assert {s.seats for s in found} == set(game.seats)
        for one, other in itertools.combinations(game.options, 2):
            pairs = {(s.options[one.id], s.options[other.id]) for s in found}
            assert pairs == set(itertools.product(one.values, other.values))
    else:
        found = list(settings(game, 1, 0, rooms * fuzzing(game).sensible_once_in))
        seen = {(s.seats, *s.options.values(), s.player) for s in found}
        assert len(seen) == rooms * (len(QUICK_PLAYERS) + 1)
    assert len({s.seed for s in found}) == len(found)
    assert list(settings(game, 1, 5, 3)) == found[5:8]


def test_a_sensible_player_goes_for_its_aims_with_two_answers() -> None:
    """Lakes bar a huntress; beside one she may fly there with a feather, and does if that is an aim."""
    table = adventure("huntress", guardians={"9,4": "guide"}, objects={"feather": 1})
    player = Sensible(GAME, Rng(1))
    assert player.aims
    assert player.aims < set(fuzzing(GAME).all_happenings)
    player.aims = {"huntress-day stops on lake"}
    for expected in ("use feather", "to 10,3"):
        action = player.choose(table.state, 0, table.state.legal(0))
        assert GAME.space.text(action) in (expected, expected.replace("10,3", "10,2"))
        table.state.apply(0, action)
    assert player.aims == set()


def test_what_never_occurred_is_told() -> None:
    """One game of two guardians cannot show everything; what it lacks is named as the game declares it."""
    game = tablee.load("runemasters")
    report = play(game, Setting(2, {"difficulty": "legend", "ultimate_start": "1"}, "uniform", 1))
    missing = report.missing()
    assert "choose_angel" in missing["decisions"]
    assert "angel" in missing["verbs"]
    assert "angel-given" in missing["events"]
    assert "event pavise" in missing["outcomes"]
    assert "draw sorcerer_red" in missing["outcomes"]
    assert len(missing["endings"]) == 2
    assert "never occurred (decisions): " in report.text()


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="runemasters"):
        fuzz("chess", 1)
