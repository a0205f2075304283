"""Learning a value: the same seeds give the same weights, and games are played once."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import tablee
from tablee.judge.value import Judge
from tablee.judge.weights import misfit, written
from tablee.sim import training
from tablee.sim.selfplay import batches, games_of, play, positions
from tablee.sim.training import CannotTrain, Lesson, Plan, cell_of, lessons_of, train, work_of

GAME = "glory"
"""Its games are the quickest."""


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """One setting to learn instead of all."""
    monkeypatch.setattr(training, "lessons_of", lambda game: lessons_of(game)[:1])
    monkeypatch.setattr(training, "SIMPLICITY", (1.0,))


def learned(folder: Path | None = None, games: int = 12) -> bytes:
    plan = Plan(GAME, games, 6, hidden=2, folder=None if folder is None else str(folder))
    done: list[int] = []
    weights = train(plan, work_of(plan), 1, done.append)
    assert sum(done) == games + 6
    return written(weights)


@pytest.mark.usefixtures("few")
def test_the_same_seeds_give_the_same_weights_which_fit(tmp_path: Path) -> None:
    first = learned(tmp_path)
    kept = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    assert kept
    assert learned(tmp_path) == first
    assert {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == kept, "played once"
    plan = Plan(GAME, 12, 6, hidden=2, folder=str(tmp_path))
    weights = train(plan, work_of(plan), 1, lambda games: None)
    game = tablee.load(GAME)
    assert misfit(weights, game) is None
    assert Judge(game, weights).learned
    assert weights.command == "tablee train glory --games 12 --held-out 6 --seed 0 --hidden 2"
    assert [one.at for one in weights.quality] == [10, 35, 60, 85]


def test_games_are_the_same_however_they_come(tmp_path: Path) -> None:
    game = tablee.load(GAME)
    cell = cell_of(game, Lesson(2, {}))
    (batch,) = batches(GAME, None, cell, 3, 2, str(tmp_path))
    fresh = games_of(batch)
    assert games_of(batch) == fresh == [play(game, cell, 3), play(game, cell, 4)]
    for _, s in positions(game, cell, fresh[0]):
        assert not s.ended
    outcome = game.outcome(s)
    assert outcome is not None
    assert list(outcome.scores) == fresh[0].scores


@pytest.mark.parametrize("game_id", tablee.games())
def test_lessons_can_be_played_and_hold_every_family(game_id: str) -> None:
    game = tablee.load(game_id)
    lessons = lessons_of(game)
    assert lessons[0].share == 1.0
    families = set()
    for lesson in lessons:
        cell = cell_of(game, lesson)
        families.add(game.advice.family(game.setup(dict(cell.options), cell.seats)))
    assert families == set(range(len(game.advice.FAMILIES)))


@pytest.mark.usefixtures("few")
def test_without_the_library_one_line_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "sklearn"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "sklearn", None)
    with pytest.raises(CannotTrain, match=r"pip install 'tablee\[train\]'"):
        learned(tmp_path)
