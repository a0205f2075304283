"""What hardly ever comes about by itself is found by a fuzz player who aims at it."""

from __future__ import annotations

from typing import cast

import pytest

import tablee
from tablee.core.events import Event
from tablee.core.rng import Rng
from tablee.core.state import CHANCE
from tablee.games import fuzzing
from tablee.games.andor.ids import NOTHING, ON_SHIELD
from tablee.games.andor.state import Andor
from tablee.sim.fuzz import Sensible, Setting, choose_actor, play

GAME = tablee.load("andor")
FUZZING = fuzzing(GAME)


def reaches(legend: str, difficulty: str, seats: int, seed: int, aim: str) -> bool:
    """Whether a sensible player with a single aim comes to it in one game."""
    rng = Rng(seed)
    player = Sensible(GAME, rng)
    player.aims = {aim}
    s = GAME.setup({"legend": legend, "difficulty": difficulty}, seats)
    sink: list[Event] = []
    s.sink = sink
    while not s.is_over():
        seat = choose_actor(s, rng)
        s.apply(seat, s.draw(rng) if seat == CHANCE else player.choose(s, seat, s.legal(seat)))
        if any(aim in FUZZING.happenings(s, event) for event in sink):
            return True
        sink.clear()
    return False


@pytest.mark.parametrize(
    ("legend", "card"),
    [
        pytest.param("L1", "X1", id="the boss comes home"),
        pytest.param("L2", "X1", id="a boss with too few days comes home over gems and creatures"),
        pytest.param("L3", "S3", id="the mover passes, and what he carried is found too"),
    ],
)
def test_late_cards_are_reached(legend: str, card: str) -> None:
    assert any(reaches(legend, "hard", 2, seed, f"card {legend}.{card}") for seed in range(8))


def test_a_boss_who_is_home_already_needs_no_help() -> None:
    """A card of another legend may wait for one who took a shield: he has no way home any more."""
    s = cast(Andor, GAME.setup({"legend": "L2"}, 2))
    while s.active == NOTHING:
        s.apply(s.to_act()[0], s.legal(s.to_act()[0])[0])
    s.cr_tag = [0] * len(s.cr_tag)
    s.cr_at = [ON_SHIELD] * len(s.cr_at)
    assert FUZZING.pursue(s, s.active, {"card L2.X1"}, Rng(1)) in s.legal(s.active)


def test_a_focused_player_tires_of_an_exchange_without_end() -> None:
    """AND-8.1 allows free actions any number of times, so a favourite may be there for ever."""
    setting = Setting(4, {"legend": "L3", "difficulty": "normal"}, "focused", 172384540361429)
    report = play(GAME, setting, max_steps=5000)
    assert report.ok(), report.text()
    assert report.steps > 500
