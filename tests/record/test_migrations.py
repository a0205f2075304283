"""Positions that earlier versions wrote are read by this one, and the games go on from there."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.core.state import CHANCE, State
from tests.fixtures.archives import RULES, VERSIONS, Part, positions

FURTHER = 60
"""Answers given after each position."""


@pytest.mark.parametrize("part", ["data", "records"])
@pytest.mark.parametrize("version", VERSIONS)
def test_every_position_of_an_earlier_version_goes_on(version: str, part: Part) -> None:
    games = {name: tablee.load(name) for name in tablee.games()}
    for name, stood in positions(version, part).items():
        game, where = games[stood["game"]], f"{version} {stood['game']} {name}"
        written = stood["dump"]
        before = repr(written)
        dump = game.migrate_dump(written, RULES)
        assert repr(written) == before, f"{where}: what was written has changed"
        s = game.load(dump)
        assert game.dump(s) == dump, where
        assert s.problems() == [], where
        assert s.is_over() == stood["ended"], where
        assert s.to_act() == stood["to_act"], where
        _choices_are_kept(game, s, stood, where)
        _go_on(s, Rng(1))


def _choices_are_kept(game: Game, s: State, stood: dict[str, Any], where: str) -> None:
    """What somebody could choose he still can, unless the question has another form now."""
    for seat in s.to_act():
        offered = {game.space.text(action) for action in s.legal(seat)}
        for text in stood["legal"][str(seat)]:
            now = game.migrate_act(text, RULES)
            assert now is None or now in offered, f"{where}: seat {seat} cannot answer '{text}' any more"


def _go_on(s: State, rng: Rng) -> None:
    for _ in range(FURTHER):
        if s.is_over():
            break
        seat = CHANCE if s.asked(CHANCE) else rng.choice(s.to_act())
        s.apply(seat, s.draw(rng) if seat == CHANCE else rng.choice(s.legal(seat)))
    assert s.problems() == []


def test_nothing_of_today_is_migrated() -> None:
    for name in tablee.games():
        game = tablee.load(name)
        dump = game.dump(game.setup({}, game.seats[-1]))
        assert game.migrate_dump(dump, game.rules_version) == dump
        options = game.settle_options({}, game.seats[0])
        assert game.migrate_options(options, game.rules_version) == options
        assert game.migrate_act("walk", game.rules_version) == "walk"
