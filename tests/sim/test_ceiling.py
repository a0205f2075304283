"""How well a game can be foreseen at all."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from tablee.cli.train import train
from tablee.core.rng import Rng
from tablee.sim.ceiling import AT, Position, best, between, ceiling, ceilings, leader
from tablee.sim.runner import Runner


def drawn(chances: list[float], playouts: int) -> list[float]:
    """The part of the playouts that are won at such chances."""
    rng = Rng(7)
    return [sum(rng.below(1000) < 1000 * p for _ in range(playouts)) / playouts for p in chances]


def test_the_best_foresight_is_told_from_few_playouts() -> None:
    """Chances evenly between 0 and 1: who knows them orders 5 of 6 pairs and names 3 of 4 winners."""
    won = drawn([(k + 0.5) / 2000 for k in range(2000)], 4)
    assert best(won, 4, rivals=False) == pytest.approx(5 / 6, abs=0.02)
    assert best(won, 4, rivals=True) == pytest.approx(3 / 4, abs=0.02)


def test_where_all_chances_are_alike_nothing_can_be_foreseen() -> None:
    won = drawn([0.5] * 2000, 4)
    assert best(won, 4, rivals=False) == pytest.approx(0.5, abs=0.04)
    assert best(won, 4, rivals=True) == pytest.approx(0.5, abs=0.04)
    assert best([1.0, 1.0], 4, rivals=False) == 0.5
    assert best([1.0, 1.0], 4, rivals=True) == 1.0


def test_of_equal_chances_one_is_named_by_lot() -> None:
    assert leader([([0.6, 0.4], [1.0, 0.0])]) == 1.0
    assert leader([([0.5, 0.5], [1.0, 0.0])]) == 0.5


def test_an_interval_holds_its_figure() -> None:
    found = [Position([0.5], [0.5], [float(k % 4 == 0)]) for k in range(40)]
    share = between(found, lambda some: sum(one.came[0] for one in some) / len(some))
    assert share.figure == 0.25
    assert 0.05 < share.low < 0.25 < share.high < 0.45


def test_the_value_and_playouts_are_measured_apart() -> None:
    right, wrong = Position([0.9], [0.2], [1.0]), Position([0.1], [0.8], [0.0])
    found = ceiling(35, [right, wrong] * 20, 10)
    assert found.value.figure == 1.0
    assert found.playouts.figure == 0.0
    assert found.value_expected.figure < 0.2


def test_a_game_is_measured_the_same_each_time(tmp_path: Path) -> None:
    found = ceilings("glory", 2, 2, Runner(), lambda games: None, str(tmp_path))
    assert [one.at for one in found] == list(AT)
    assert ceilings("glory", 2, 2, Runner(), lambda games: None, str(tmp_path)) == found


def test_it_is_a_command_that_writes_no_weights(tmp_path: Path) -> None:
    refused = CliRunner().invoke(train, ["glory", "--ceiling", "2", "--out", str(tmp_path / "value.json")])
    assert refused.exit_code != 0
    assert not list(tmp_path.iterdir())
