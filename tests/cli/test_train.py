"""`tablee train`: an interrupted training goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.core.game import Game
from tablee.sim import selfplay
from tablee.sim.rows import Cell
from tablee.sim.selfplay import Played
from tests.cli.support import Shell

TRAIN = ("train", "glory", "--games", "10", "--held-out", "10", "--hidden", "0")


@pytest.mark.slow
def test_an_interrupted_training_goes_on(shell: Shell, monkeypatch: pytest.MonkeyPatch):
    """Whole portions are not played twice; the weights are those of a training that nobody interrupted."""
    monkeypatch.setattr(selfplay, "CHUNK", 5)
    real = selfplay.play
    played: list[tuple[Cell, int]] = []

    def counted(game: Game, cell: Cell, seed: int) -> Played:
        if len(played) == stop:
            raise KeyboardInterrupt
        played.append((cell, seed))
        return real(game, cell, seed)

    monkeypatch.setattr(selfplay, "play", counted)
    stop = -1
    assert shell(*TRAIN, "--out", "whole.json").code == 0
    assert shell.files() == ["whole.json"]
    every, stop = list(played), 13
    played.clear()
    done = shell(*TRAIN, "--out", "value.json")
    assert done.code == 130
    assert done.err.startswith("games are kept in value.json.games: the same command with --resume goes on\n")
    stop = -1
    again = shell(*TRAIN, "--out", "value.json")
    said = "value.json.games holds an interrupted run: go on with --resume, or begin anew with --force"
    assert (again.code, again.err) == (2, f"tablee: {said}\n")
    assert shell(*TRAIN, "--out", "value.json", "--resume").code == 0
    assert set(played) == set(every)
    assert len(played) - len(every) < 5, "only what was played of the portion that was interrupted"
    assert Path("value.json").read_bytes() == Path("whole.json").read_bytes()
    assert shell.files() == ["value.json", "whole.json"]


@pytest.mark.parametrize("options", [(), ("--ray", "auto", "--out", "value.json")])
def test_there_must_be_something_to_go_on_with(shell: Shell, options: tuple[str, ...]):
    done = shell(*TRAIN, *options, "--resume")
    assert (done.code, len(done.err.splitlines())) == (2, 1)
