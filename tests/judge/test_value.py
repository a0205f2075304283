"""What every game's learned value promises: it fits, it knows no secrets, and it foresees games."""

from __future__ import annotations

import copy
import math

import pytest

import tablee
from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.judge.value import Judge, Value, final, margin_of, play_out, to_quiet
from tablee.judge.weights import Quality, Weights, misfit, shipped
from tests.conformance.table import Case, all_cases, walk

CASES = [case for case in all_cases() if shipped(case.game) is not None]
each_game = pytest.mark.parametrize("game_id", tablee.games())
each_case = pytest.mark.parametrize("case", CASES, ids=[case.label() for case in CASES])

FORESIGHT = {
    "andor": ("auc", {35: 0.62, 60: 0.75, 85: 0.94}),
    "defenders": ("auc", {35: 0.62, 60: 0.73, 85: 0.85}),
    "runemasters": ("auc", {35: 0.70, 60: 0.80, 85: 0.92}),
    "glory": ("leader", {35: 0.57, 60: 0.64, 85: 0.71}),
    "havresac": ("leader", {35: 0.68, 60: 0.75, 85: 0.80}),
}
"""What is foreseen of games not learned from, by the part of the game that is played. Weights that are made
anew foresee no less; docs/judgement.md tells what they should."""
MOST_ERROR = 0.1
FEWEST_GAMES = 400


def weights_of(game: Game) -> Weights:
    weights = shipped(game)
    assert weights is not None
    return weights


@each_game
def test_the_weights_fit_the_game(game_id: str) -> None:
    game = tablee.load(game_id)
    weights = weights_of(game)
    assert misfit(weights, game) is None, "train anew: see docs/judgement.md"
    assert Judge(game).learned
    assert all((family.margin is None) == game.cooperative for family in weights.families)


@each_game
def test_games_not_learned_from_are_foreseen(game_id: str) -> None:
    measure, goals = FORESIGHT[game_id]
    first = first_setting(weights_of(tablee.load(game_id)))
    assert min(one.games for one in first.values()) >= FEWEST_GAMES
    for at, goal in goals.items():
        assert getattr(first[at], measure) >= goal, f"{measure} at {at} %"
    for at, one in first.items():
        assert one.error <= MOST_ERROR, f"calibration error at {at} %"


def first_setting(weights: Weights) -> dict[int, Quality]:
    return {one.at: one for one in weights.quality if one.setting == weights.quality[0].setting}


@each_case
def test_features_are_numbers_and_tell_no_secrets(case: Case) -> None:
    """They are the same for all states a seat cannot tell apart."""
    known = case.game.advice
    rng = Rng(5)
    for number, (s, _, _) in enumerate(walk(case, 12)):
        if number % 7:
            continue
        assert 0 <= known.family(s) < len(known.FAMILIES)
        for seat in range(s.seats):
            x = known.numbers(s, seat)
            assert len(x) == len(known.FEATURES)
            assert all(isinstance(one, float) and math.isfinite(one) for one in x), named(known, x)
            guess = known.numbers(case.game.determinise(s, seat, rng), seat)
            assert guess == x, f"seat {seat} knows too much: {differing(known, x, guess)}"


def named(known: object, x: list[float]) -> dict[str, float]:
    return dict(zip(known.FEATURES, x, strict=True))  # type: ignore[attr-defined]


def differing(known: object, x: list[float], guess: list[float]) -> list[str]:
    a, b = named(known, x), named(known, guess)
    return [name for name in a if a[name] != b[name]]


@each_game
def test_features_have_names_of_their_own(game_id: str) -> None:
    known = tablee.load(game_id).advice
    assert len(set(known.FEATURES)) == len(known.FEATURES)
    assert len(set(known.FAMILIES)) == len(known.FAMILIES)


@each_game
def test_the_end_is_worth_what_it_is(game_id: str) -> None:
    game = tablee.load(game_id)
    judge = Judge(game)
    s = play_out(game, game.setup(None, 2), Rng(3))
    outcome = game.outcome(s)
    assert outcome is not None
    values = judge.values(s)
    assert sum(value.win for value in values) == (1 if outcome.winners else 0)
    if not game.cooperative:
        ahead = outcome.scores[0] - outcome.scores[1]
        assert [value.margin for value in values] == [ahead, -ahead]


@each_game
def test_chances_of_rivals_add_up(game_id: str) -> None:
    game = tablee.load(game_id)
    s = middle(game, 2)
    values = Judge(game).values(s)
    assert all(0.0 <= value.win <= 1.0 for value in values)
    if game.cooperative:
        assert len(values) == 1
        assert values[0].margin is None
    else:
        assert math.isclose(sum(value.win for value in values), 1.0)
        assert all(value.margin is not None for value in values)


def middle(game: Game, seats: int) -> State:
    """A position some way into a sensible game."""
    s = game.setup(None, seats)
    rng = Rng(4)
    for _ in range(6):
        s.advance(rng)
        seat = s.to_act()[0]
        s.apply(seat, game.advice.choose(s.clone(), seat, rng))
    s.advance(rng)
    return s


@each_game
def test_quiet_positions_come_and_can_be_judged(game_id: str) -> None:
    game = tablee.load(game_id)
    s = to_quiet(game, middle(game, 2), Rng(1))
    assert s.ended or game.advice.quiet(s)
    assert to_quiet(game, s.clone(), Rng(2)).key() == s.key(), "a quiet position is left as it is"


def test_other_content_is_played_out_and_says_so() -> None:
    game = copy.copy(tablee.load("glory"))
    game.content_hash = "changed"
    judge = Judge(game, rollouts=3)
    assert not judge.learned
    assert judge.why_not == "the weights were learned with other content"
    s = middle(game, 2)
    value = judge.value(s, 0)
    assert value == judge.value(s, 0), "the same position, the same games"
    assert value.win in (0, 1 / 6, 1 / 3, 1 / 2, 2 / 3, 5 / 6, 1)
    assert value.margin is not None


def test_a_shared_victory_counts_in_part() -> None:
    assert margin_of([7, 9, 3], 0) == -2
    assert margin_of([7, 9, 3], 1) == 2
    assert margin_of([12], 0) == 12
    game = tablee.load("glory")
    s = play_out(game, game.setup(None, 2), Rng(3))
    outcome = game.outcome(s)
    assert outcome is not None
    for seat in range(2):
        assert final(game, s, seat) == Value(
            float(seat in outcome.winners), margin_of(list(outcome.scores), seat)
        )
