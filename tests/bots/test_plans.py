"""Plans of whole turns: they can be played, they are compared, and they go on where little comes between."""

from __future__ import annotations

from typing import cast

from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.games.andor.state import Andor
from tablee.judge.candidates import candidates
from tablee.judge.compare import tried
from tablee.judge.value import Judge, Value
from tablee.match.seat_view import SeatView
from tests.rules.andor.table import GAME, Table, castle


class Place(Judge):
    """All that counts is where the first hero stands."""

    def __init__(self, space: str) -> None:
        super().__init__(GAME)
        self.space = GAME.box.spaces.index(space)

    def value(self, s: State, seat: int) -> Value:
        return Value(float(cast(Andor, s).at[0] == self.space))


def walk(*texts: str) -> tuple[int, ...]:
    """Answers from their notation."""
    return tuple(GAME.space.parse(text) for text in texts)


def leads(table: Table, space: str, *texts: str) -> bool:
    """Whether a plan brings the first hero to a space, whatever the rules of thumb would do there."""
    at = SeatView(GAME, table.state, 0)
    return tried(table.state, at, walk(*texts), Place(space), 1, 3) == 1.0


def test_a_plan_is_played_to_its_end_before_it_is_judged() -> None:
    table = castle(at="14")
    assert leads(table, "1", "move 2", "move 1", "stop")


def test_a_plan_goes_on_after_a_question_it_did_not_foresee() -> None:
    """How a step is paid is left to the rules of thumb."""
    table = castle(at="14", h0={"items": {"gourd": 1}})
    assert leads(table, "1", "move 2", "move 1", "stop")


def test_a_plan_that_cannot_go_on_is_given_up() -> None:
    table = castle(at="14")
    assert not leads(table, "1", "move 2", "move 19", "move 1", "stop")


def test_plans_of_andor_lead_to_spaces_and_can_be_begun() -> None:
    s = GAME.setup({"legend": "L4", "difficulty": "hard"}, 3)
    rng = Rng(2)
    s.advance(rng)
    walks = 0
    for _ in range(60):
        seat = s.to_act()[0]
        before = s.key()
        plans = GAME.advice.plans(s, seat, Rng(7))
        assert s.key() == before
        assert GAME.advice.plans(s.clone(), seat, Rng(7)) == plans
        assert plans[0] == [GAME.advice.choose(s.clone(), seat, Rng(7))]
        assert all(plan[0] in s.legal(seat) for plan in plans)
        walks += sum(len(plan) > 2 for plan in plans)
        s.apply(seat, plans[0][0])
        s.advance(rng)
    assert walks > 100


def test_plans_are_compared_beside_single_answers() -> None:
    """A foe two steps away is gone to and fought, and nothing is compared twice."""
    table = castle(at="14", creatures={"1": "gor"})
    at = SeatView(GAME, table.state, 0)
    found = candidates(at, at.legal(), 8, Rng(1), Place("1"))
    assert len(found) == len(set(found)) == 8
    assert found[0] == (GAME.advice.choose(table.state.clone(), 0, Rng(1)),)
    assert found[1][-2:] == walk("stop", "fight")
    assert any(len(one) == 1 for one in found[1:])
