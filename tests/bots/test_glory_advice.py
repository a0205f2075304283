"""The rules of thumb of Tales of Glory: what a player would call obvious, and how often it wins."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.bots import make, play_on
from tablee.core.rng import Rng
from tablee.match.seat_view import SeatView

GAME: Any = tablee.load("glory")


def end(bots: list[str], seed: int, **options: str) -> Any:
    """The end of a game between bots."""
    s = GAME.setup({"first_player_rule": "random"} | options, len(bots))
    play_on(GAME, s, {seat: make(name, seed * 10 + seat) for seat, name in enumerate(bots)}, Rng(seed))
    return s


@pytest.mark.parametrize("bot", ["thumb", "greedy"])
def test_they_beat_chance(bot: str) -> None:
    for seed in range(4):
        assert GAME.outcome(end([bot, "random"], seed)).winners == (0,)
        assert GAME.outcome(end(["random", bot], seed)).winners == (1,)


@pytest.mark.parametrize("quests", ["no", "yes"])
def test_they_reach_the_prestige_of_a_sensible_player(quests: str) -> None:
    """The specification expects 59 on average without quests and 63 with them between two players."""
    scores = [
        score for seed in range(8) for score in GAME.outcome(end(["thumb"] * 2, seed, quests=quests)).scores
    ]
    assert sum(scores) / len(scores) > 53


def test_advice_is_legal_in_every_variant() -> None:
    for seats in GAME.seats:
        s = end(["thumb"] * seats, 1, quests="yes", quest_timing="deferred", simultaneous_play="yes")
        assert s.is_over()


def test_advice_leaves_the_position_alone() -> None:
    s = GAME.setup({"quests": "yes"}, 3)
    rng = Rng(4)
    s.advance(rng)
    while not s.is_over():
        seat = s.to_act()[0]
        before = s.key()
        GAME.advice.choose(s.clone(), seat, rng)
        GAME.advice.evaluate(s, seat)
        assert s.key() == before
        s.apply(seat, rng.choice(s.legal(seat)))
        s.advance(rng)


def test_the_value_of_a_finished_game_is_the_prestige() -> None:
    s = end(["random"] * 3, 5)
    assert [GAME.advice.evaluate(s, seat) for seat in range(3)] == list(GAME.outcome(s).scores)


def first_choices(bot: str, seats: int, seed: int) -> list[str]:
    """What bots choose in the first round, each without seeing the others' cards."""
    s = GAME.setup({}, seats)
    rng = Rng(seed)
    bots = [make(bot, seed * 10 + seat) for seat in range(seats)]
    chosen: list[str] = []
    while len(chosen) < seats:
        s.advance(rng)
        seat = s.to_act()[0]
        action = bots[seat].choose(SeatView(GAME, s, seat), budget=10)
        text = GAME.space.text(action)
        if text.startswith("select "):
            chosen.append(text)
        s.apply(seat, action)
    return chosen


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("bot", ["greedy", "thumb"])
def test_bots_do_not_all_want_the_same_tile_in_the_first_round(bot: str, seats: int) -> None:
    """All areas are alike: only the first who wants a tile gets it, so the others look for their own."""
    for seed in range(2):
        assert len(set(first_choices(bot, seats, seed))) >= seats - 1
