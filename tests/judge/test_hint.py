"""Hints: the best answers, each once, with honest figures, out of what the seat may know."""

from __future__ import annotations

import pytest

from tablee.core.game import Game
from tablee.core.reason import usual
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.games import load
from tablee.judge.compare import Budget
from tablee.judge.hint import Hints, NothingAsked, Tried, Witness, distinct, hint, order
from tablee.judge.reasons import reason
from tablee.judge.value import Judge
from tablee.match import SeatView
from tablee.text import LANGS, Text

SETTINGS = {
    "andor": (2, {"legend": "L1"}),
    "defenders": (2, {"closed_hands": "yes"}),
    "glory": (3, {"quests": "yes"}),
    "havresac": (2, {}),
    "runemasters": (2, {}),
}
SMALL = Budget(12, 3, 1)


def questions(id: str, answers: int, every: int) -> list[tuple[State, int]]:
    """Some questions with a choice, from a game that the rules of thumb play."""
    game = load(id)
    seats, options = SETTINGS[id]
    s = game.setup(options, seats)
    rng = Rng(7)
    found: list[tuple[State, int]] = []
    for number in range(answers):
        s.advance(rng)
        if s.is_over():
            break
        seat = s.to_act()[-1]
        if number % every == every - 1 and len(s.legal(seat)) > 1:
            found.append((s.clone(), seat))
        s.apply(seat, game.advice.choose(s.clone(), seat, rng))
    assert len(found) > 1
    return found


@pytest.mark.parametrize("id", SETTINGS)
def test_hints_are_the_same_for_all_that_a_seat_cannot_tell_apart(id: str):
    game = load(id)
    judge = Witness(game)
    for s, seat in questions(id, 44, 14):
        true = hint(SeatView(game, s, seat), budget=SMALL, judge=judge)
        twin = game.determinise(s, seat, Rng(1))
        assert hint(SeatView(game, twin, seat), budget=SMALL, judge=judge) == true
        honest(game, s, seat, true)


def honest(game: Game, s: State, seat: int, found: Hints) -> None:
    """What holds of any hints."""
    best = found.hints[0]
    actions = [one.action for one in found.hints]
    assert 1 <= len(actions) <= 3
    assert len(set(actions)) == len(actions)
    assert set(actions) <= set(s.legal(seat))
    assert (best.gain, best.equal) == (0.0, True)
    for one in found.hints:
        assert one.gain <= 0.0
        assert one.equal or -one.gain > found.doubt
        assert 0.0 <= one.win <= 1.0
        assert one.win == pytest.approx(best.win + one.gain)
        for lang in LANGS:
            assert len(Text(game, lang, strict=True).reason(one.reason)) <= 110
    assert 0.0 < found.doubt <= 1.0


def test_a_question_with_one_answer_says_so():
    game = load("runemasters")
    s = game.setup({}, 2)
    rng = Rng(1)
    while len(s.legal(s.to_act()[0])) > 1:
        s.apply(s.to_act()[0], game.advice.choose(s.clone(), s.to_act()[0], rng))
        s.advance(rng)
    (only,) = hint(SeatView(game, s, s.to_act()[0]), budget=SMALL).hints
    assert (only.reason.key, only.gain, only.equal) == ("only", 0.0, True)


def test_a_seat_that_is_not_asked_gets_no_hint():
    game = load("runemasters")
    s = game.setup({}, 2)
    with pytest.raises(NothingAsked):
        hint(SeatView(game, s, 1 - s.to_act()[0]), budget=SMALL)


def test_answers_that_lead_to_the_same_position_are_one():
    game = load("runemasters")
    (s, seat), *_ = [(s, seat) for s, seat in questions("runemasters", 60, 1) if len(s.legal(seat)) > 2]
    plans = [(action,) for action in s.legal(seat)]
    kept = distinct(SeatView(game, s, seat), [*plans, *plans], Rng(1))
    ends = [played(s, seat, plan[0]) for plan in kept]
    assert all(played(s, seat, plan[0]) in ends for plan in plans)
    assert len({plan[0] for plan in kept}) == len(set(ends))


def played(s: State, seat: int, action: int) -> tuple[int, ...]:
    after = s.clone()
    after.apply(seat, action)
    after.advance(Rng(3))
    return after.key()


def test_without_fitting_weights_games_are_played_to_their_end():
    game = load("glory")
    judge = Witness(game)
    judge.why_not = "other content"
    (s, seat), *_ = questions("glory", 70, 30)[-1:]
    found = hint(SeatView(game, s, seat), budget=Budget(4, 2), judge=judge)
    assert found.judged == "rollouts"
    assert {one.reason.key for one in found.hints} <= {"thumb", "even", "less", "wins", "loses"}


@pytest.mark.parametrize("id", SETTINGS)
def test_whatever_moves_can_be_said(id: str):
    """Every learned number that a reason may name has its sentence, and nothing else is ever said."""
    known = load(id).advice
    assert set(known.TOLD) <= set(known.FEATURES)
    assert {sign for _, sign in known.TOLD.values()} <= {1, -1}
    keys = {key for key, _ in known.TOLD.values()}
    assert set(known.VAGUE) <= keys
    (a, seat), *_, (b, _) = questions(id, 60, 5)
    for pairs in ([(a, a)], [(a, b)], [(b, a), (b, a)]):
        for key in keys:
            for better in (True, False):
                said = known.reason(key, better, pairs, seat)
                if said is None:  # it would not be true: nobody stands elsewhere, nothing was done
                    assert (id, key, pairs) == ("andor", "task", [(a, a)])
                    continue
                assert tuple(said.args) == tuple(known.SENTENCES[said.key]), said
                assert ("_worse" in said.key) == (not better)


def test_what_the_rest_of_a_turn_brings_is_not_said_of_the_answer():
    """Who invokes a rune and then charges with the dice that are left was not brought closer by the rune."""
    game = load("runemasters")
    (b, seat), *_ = questions("runemasters", 60, 5)
    a = b.clone()
    a.ultimate[seat] += 1  # type: ignore[attr-defined]
    judge = Judge(game)
    for done, said in (([(a, b)], True), ([], True), ([(b, b)], False)):
        found = reason(judge, seat, [a], [b], True, done)
        assert (found is not None and found.key.startswith("ultimate")) == said
    assert reason(judge, seat, [b], [a], False, [(b, b)]) is None


@pytest.mark.parametrize(
    ("found", "named"),
    [(["gor", "gor", ""], "gor"), (["gor", "", "", ""], ""), (["b", "a"], "a"), ([], ""), (["", ""], "")],
)
def test_only_what_does_not_hang_on_luck_is_named(found: list[str], named: str):
    assert usual(found) == named


def test_answers_after_the_best_are_told_by_their_chance():
    """Which ones are told is chosen by chance and margin; the second is never worse than the third."""
    looks: list[Tried] = []
    for score, win in ((0.6, 0.54), (0.58, 0.50), (0.57, 0.53), (0.2, 0.52)):
        look = Tried((len(looks),))
        look.scores, look.wins = [score] * 4, [win] * 4
        looks.append(look)
    assert [look.win for look in order(looks, 2.0, 3)] == [0.54, 0.53, 0.50]
