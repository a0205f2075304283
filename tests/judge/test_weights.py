"""Weights as a file: what is refused, and why weights do not fit."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import tablee
from tablee.core.model import Net, chance
from tablee.judge.measure import auc, brier, calibration_error, reliability
from tablee.judge.weights import BadWeights, Layers, Weights, misfit, read, shipped, written


def weights() -> Weights:
    found = shipped(tablee.load("glory"))
    assert found is not None
    return found


def test_a_net_adds_up_bent_lines() -> None:
    net = Net([[1.0, 2.0], [-1.0, 0.0]], [0.5, 1.0], [2.0, 3.0], 0.25)
    assert net.output([1.0, 1.0]) == 0.25 + 2.0 * 3.5  # the second line is at zero
    assert net.output([-2.0, 0.0]) == 0.25 + 3.0 * 3.0
    assert Net([], [], [2.0, -1.0], 0.5).output([1.0, 4.0]) == -1.5


def test_chances_of_log_odds() -> None:
    assert chance(0.0) == 0.5
    assert chance(-1000.0) == 0.0
    assert chance(1000.0) == 1.0
    assert round(chance(1.0) + chance(-1.0), 12) == 1.0


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "value.json"
    path.write_bytes(written(weights()))
    assert read(path) == weights()


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "holds no weights"),
        (b"[1]", "holds no weights"),
        (b'{"format": 1}', "holds no weights"),
        (None, "cannot be read"),
    ],
)
def test_a_file_that_is_none_is_refused_in_one_line(tmp_path: Path, content: bytes | None, says: str) -> None:
    path = tmp_path / "value.json"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadWeights) as error:
        read(path)
    assert says in str(error.value)
    assert "\n" not in str(error.value)


def test_weights_that_do_not_hold_together_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "value.json"
    good = weights()
    win = good.families[0].win
    short = Layers(win.weights, win.bias, win.out[:-1], win.out_bias)
    broken = msgspec.structs.replace(
        good, families=[msgspec.structs.replace(good.families[0], win=short), *good.families[1:]]
    )
    path.write_bytes(written(broken))
    with pytest.raises(BadWeights, match="do not fit its features"):
        read(path)
    path.write_bytes(written(msgspec.structs.replace(good, format=99)))
    with pytest.raises(BadWeights, match="format 99"):
        read(path)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"game": "andor"}, "for andor"),
        ({"rules_version": 99}, "rules version 99"),
        ({"content": "other"}, "other content"),
        ({"features": ["one"]}, "other features"),
        ({"families": []}, "other settings"),
    ],
)
def test_why_weights_do_not_fit(change: dict[str, object], why: str) -> None:
    game = tablee.load("glory")
    assert misfit(weights(), game) is None
    told = misfit(msgspec.structs.replace(weights(), **change), game)
    assert told is not None
    assert why in told


def test_measures_of_foresight() -> None:
    said = [0.9, 0.8, 0.3, 0.3, 0.1]
    came = [True, False, True, False, False]
    assert auc(said, came) == (3 + 1.5) / 6  # of six pairs: three, none of one, half of another
    assert auc([0.5, 0.5], [True, True]) == 0.5
    assert brier([1.0, 0.5], [True, False]) == 0.125
    bins = reliability(said, came)
    assert [(one.games, one.said, one.came) for one in bins] == [
        (1, 0.1, 0.0),
        (2, 0.3, 0.5),
        (1, 0.8, 0.0),
        (1, 0.9, 1.0),
    ]
    assert round(calibration_error(bins), 6) == round((0.1 + 2 * 0.2 + 0.8 + 0.1) / 5, 6)


def test_a_position_counts_by_what_it_stands_for() -> None:
    (one,) = reliability([0.55, 0.59], [True, False], [3.0, 1.0])
    assert (one.games, one.said, one.came) == (2, 0.56, 0.75)
