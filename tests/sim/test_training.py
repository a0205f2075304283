"""Learning a value: the same seeds give the same weights, and games are played once."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import tablee
from tablee.core.model import chance
from tablee.judge.value import Judge
from tablee.judge.weights import Family, Layers, misfit, written
from tablee.sim import training
from tablee.sim.runner import Runner, Source
from tablee.sim.selfplay import batches, games_of, play, positions
from tablee.sim.training import (
    CannotTrain,
    Lesson,
    Measured,
    Plan,
    Sample,
    asked,
    cell_of,
    fit_win,
    learned_from,
    lessons_of,
    quality,
    train,
    work_of,
)

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
    weights = train(plan, work_of(plan), Runner(), done.append)
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
    weights = train(plan, work_of(plan), Runner(), lambda games: None)
    game = tablee.load(GAME)
    assert misfit(weights, game) is None
    assert Judge(game, weights).learned
    assert weights.command == "tablee train glory --games 12 --held-out 6 --seed 0 --hidden 2"
    assert [one.at for one in weights.quality] == [10, 35, 60, 85]


def test_games_are_the_same_however_they_come(tmp_path: Path) -> None:
    game = tablee.load(GAME)
    cell = cell_of(game, Lesson(2, {}))
    (batch,) = batches(Source.of(game, None), cell, 3, 2, str(tmp_path))
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
    every = set(range(len(game.advice.FAMILIES)))
    starts = [game.setup(dict(cell.options), cell.seats) for cell in (cell_of(game, one) for one in lessons)]
    families = {game.advice.family(s) for s in starts}
    cell = cell_of(game, lessons[0])
    for seed in range(
        5
    ):  # parts of the game may be families of their own; not every game comes to all of them
        if families == every:
            break
        families |= {game.advice.family(s) for _, s in positions(game, cell, play(game, cell, seed))}
    assert families == every


@pytest.mark.usefixtures("few")
def test_without_the_library_one_line_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "sklearn"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "sklearn", None)
    with pytest.raises(CannotTrain, match=r"pip install 'tablee\[train\]'"):
        learned(tmp_path)


def test_drawn_positions_stand_for_all_answers_of_their_game() -> None:
    game = tablee.load(GAME)
    cell = cell_of(game, Lesson(2, {}))
    (batch,) = batches(Source.of(game, None), cell, 5, 2, None)
    samples = learned_from(batch)
    for played in games_of(batch):
        mine = [one for one in samples if one.game == played.seed]
        assert len(mine) == 2 * training.PER_GAME, "as each of two seats sees it"
        assert sum(one.weight for one in mine) == 2 * len(asked(played))
        assert [one.given for one in mine] == sorted(one.given for one in mine)


def sample(game: int, won: bool, given: int = 0, weight: float = 1.0) -> Sample:
    """A position that looks like all others."""
    return Sample(0, game, [1.0], won, 0.0, given, weight)


def test_a_position_of_a_long_game_counts_more() -> None:
    """As many games are won as lost, but the lost ones take three times as long."""
    samples = [
        sample(game, won, weight=1.0 if won else 3.0)
        for game in range(20)
        for won in (game % 4 < 2,)
        for _ in range(16)
    ]
    net = fit_win(samples, 0).net()
    assert abs(chance(net.output([1.0])) - 0.25) < 0.02


def test_chances_are_compared_with_what_came_by_the_answers_given_before() -> None:
    """Won games end after 10 answers, lost ones after 30: who knows the share played knows too much."""
    game = tablee.load("andor")
    cell = cell_of(game, lessons_of(game)[0])
    always = [Family("all", Layers([], [], [0.0], 0.0))]
    games = [
        Measured(
            answers,
            [[sample(number, won)] for _ in training.STAGES],
            [[sample(number, won, given)] for given in range(0, answers, 5)],
        )
        for number in range(10)
        for won, answers in (((True, 10) if number % 2 else (False, 30)),)
    ]
    found = quality(game, always, cell, games)
    assert [one.error_by_share for one in found] == [0.0] * 4, "one half is said, one half is won"
    assert [one.error for one in found] == [0.0, 0.0, 0.5, 0.5], "after 10 answers only lost games go on"
    assert [sum(bin.games for bin in one.bins) for one in found] == [10, 10, 5, 15]
