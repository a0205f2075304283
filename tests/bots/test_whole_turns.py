"""Bots that compare whole turns of Runemasters: all of a turn is found, and judged where it ends."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from tablee.bots.levels import BUDGETS
from tablee.core.rng import Rng
from tablee.core.state import CHANCE
from tablee.games import load
from tablee.games.runemasters.state import Runemasters
from tablee.judge.candidates import candidates
from tablee.judge.compare import compare
from tablee.judge.value import Judge
from tablee.match.seat_view import SeatView

GAME = load("runemasters")


def questions(count: int, seed: int) -> list[Runemasters]:
    """Positions with a choice from the middle of a game by the rules of thumb."""
    s = cast(Runemasters, GAME.setup({"difficulty": "hero"}, 4))
    rng = Rng(seed)
    found: list[Runemasters] = []
    while len(found) < count and not s.ended:
        seat = s.to_act()[0]
        if seat == CHANCE:
            s.apply(CHANCE, s.draw(rng))
            continue
        if s.dice and len(s.legal(seat)) > 1:
            found.append(s.clone())
        s.apply(seat, GAME.advice.choose(s.clone(), seat, rng))
    return found


def test_turns_end_the_turn_and_the_first_is_that_of_the_rules_of_thumb() -> None:
    ended = 0
    for s in questions(30, 4):
        seat = s.to_act()[0]
        before = s.key()
        plans = GAME.advice.plans(s, seat, Rng(7))
        assert s.key() == before
        assert plans == GAME.advice.plans(s.clone(), seat, Rng(8))
        assert plans[0][0] == GAME.advice.choose(s.clone(), seat, Rng(7))
        assert len({tuple(plan) for plan in plans}) == len(plans)
        for plan in plans:
            t = s.clone()
            for action in plan:
                assert action in t.legal(seat)
                t.apply(seat, action)
            ended += not t.ended and not t.asked(seat)
    assert ended > 300


def test_dice_without_a_use_may_be_rolled_again() -> None:
    rerolls = 0
    for s in questions(40, 4):
        seat = s.to_act()[0]
        for plan in GAME.advice.plans(s, seat, Rng(1)):
            if "reroll" in GAME.space.text(plan[0]):
                assert len(plan) == 1
                rerolls += 1
    assert rerolls > 10


def test_a_line_begins_as_the_rules_of_thumb_do_and_ends_the_turn() -> None:
    for s in questions(20, 4):
        seat = s.to_act()[0]
        line = GAME.advice.line(s, seat, Rng(1))
        assert line[0] == GAME.advice.choose(s.clone(), seat, Rng(1))
        t = s.clone()
        for action in line:
            assert action in t.legal(seat)
            t.apply(seat, action)
        assert t.ended or not t.asked(seat)


def test_whole_turns_alone_are_compared_the_best_looking_first() -> None:
    judge = Judge(GAME)
    s = max(questions(30, 4), key=lambda s: len(GAME.advice.plans(s, s.to_act()[0], Rng(1))))
    at = SeatView(GAME, s, s.to_act()[0])
    plans = [tuple(plan) for plan in GAME.advice.plans(s, at.seat, Rng(1))]
    found = candidates(at, at.legal(), 6, Rng(1), judge, looks=3)
    assert len(found) == 6
    assert found[0] == plans[0]
    assert set(found) <= set(plans)
    assert candidates(at, at.legal(), 6, Rng(1), judge, looks=3) == found
    thought = BUDGETS["runemasters"]["companion"]
    assert thought is not None
    budget = replace(thought, playouts=40)
    gains = [one.gain for one in compare(at, found, judge, budget, Rng(2))]
    assert gains == [one.gain for one in compare(at, found, judge, budget, Rng(2))]


def test_where_no_turn_is_under_way_single_answers_are_compared() -> None:
    s = GAME.setup({"difficulty": "hero"}, 4)
    at = SeatView(GAME, s, s.to_act()[0])
    assert GAME.advice.plans(s, at.seat, Rng(1)) == []
    assert {len(plan) for plan in candidates(at, at.legal(), 4, Rng(1), Judge(GAME), looks=3)} == {1}
