"""Les Gardiens de Havresac in named numbers: they mean what their names say, and the value follows them."""

from typing import Any

import pytest

from tablee.core.rng import Rng
from tablee.judge.value import Judge
from tests.rules.havresac.table import GAME, Table, adventure, evening, fresh, recruiting


def numbers(table: Table, seat: int = 0) -> dict[str, float]:
    """The named numbers of a position for a seat."""
    found = GAME.advice.numbers(table.state, seat)
    return dict(zip(GAME.advice.FEATURES, found, strict=True))


def test_what_players_have_is_compared() -> None:
    table = recruiting({"vp": 9, "gold": 7, "repaired": ["9,5", "5,6"]}, {"vp": 4, "gold": 5, "fairies": 2})
    mine, theirs = numbers(table, 0), numbers(table, 1)
    assert (mine["score_lead"], theirs["score_lead"]) == (5, -5)
    assert (mine["gold"], mine["gold_lead"], mine["villages"], mine["fairy_lead"]) == (7, 2, 2, -2)
    assert (mine["to_come"], mine["draw_lead"], mine["glory"]) == (0, 0, 0), "the round is over"
    assert mine["band_lead"] == 0, "equal bags"


def test_guardians_and_creatures_are_counted_by_kind() -> None:
    table = recruiting({"gold": 7, "bag": {"guide": 2, "thief": 1}}, {"gold": 7, "bag": {"guide": 1}})
    told = numbers(table)
    assert (told["guide_lead"], told["thief_lead"], told["druid_lead"]) == (1, 1, 0)
    alone = numbers(adventure("guide", creatures={"5,5": "fox", "5,3": "fairy"}))
    assert (alone["fox_about_lead"], alone["pig_about_lead"], alone["fairy_about_lead"]) == (1, 0, 1)


def test_each_round_among_rivals_is_judged_by_weights_of_its_own() -> None:
    table = recruiting({"gold": 7}, {"gold": 7})
    families = []
    for round in range(1, 6):
        table.patch(round=round)
        families.append(GAME.advice.FAMILIES[GAME.advice.family(table.state)])
    assert families == [f"round {round}" for round in range(1, 6)]


def test_guardians_still_to_be_drawn_promise_something() -> None:
    few = adventure("warrior", spare=0)
    more = adventure("warrior", "huntress", "priestess", spare=0)
    assert numbers(more)["to_come"] > numbers(few)["to_come"] > 0
    assert (numbers(few)["draw_lead"], numbers(more)["draw_lead"]) == (1, 3)
    assert (numbers(more)["fighter_lead"], numbers(more)["helper_lead"]) == (2, 1)


def test_the_glory_of_a_round_is_that_of_its_scoring() -> None:
    """HAV-8.1 Monsters, fairies by their slots, villages and cups."""
    table = adventure("guide", gains={"fox": 1, "pig": 1, "fairy": 2}, repaired=["9,5"], cups=1)
    told = numbers(table)
    assert told["glory"] == (1 + 3) + (2 + 2) + 1 + 2
    assert told["hunted_lead"] == 1 + 3


def test_alone_the_goal_is_the_rival() -> None:
    table = adventure("guide", vp=30)
    told = numbers(table)
    assert GAME.advice.FAMILIES[GAME.advice.family(table.state)] == "alone"
    assert told["score_lead"] == 30 - table.state.goal
    assert GAME.advice.family(fresh(2).state) == 0


def test_an_adventure_is_quiet_while_nobody_is_on_the_way() -> None:
    table = adventure("warrior", "guide")
    assert GAME.advice.quiet(table.state), "the warrior has not set out"
    drawn = adventure("warrior", "guide", draw=False)
    assert not GAME.advice.quiet(drawn.state), "chance is asked"
    assert GAME.advice.quiet(recruiting({"gold": 9}, {"gold": 9}).state)


def test_seats_side_by_side_are_told_at_every_question() -> None:
    """While one seat has finished its round and the other has not, both have numbers."""
    s = GAME.setup({}, 2)
    rng = Rng(3)
    apart = 0
    while s.round < 2:
        s.advance(rng)
        if s.lines:
            first, second = (GAME.advice.numbers(s, seat) for seat in (0, 1))
            at = GAME.advice.FEATURES.index("draw_lead")
            assert first[at] == -second[at]
            apart += first[at] != 0
        seat = s.to_act()[0]
        s.apply(seat, rng.choice(s.legal(seat)))
    assert apart


@pytest.mark.parametrize("round", [2, 4])
def test_more_points_make_winning_more_likely(round: int) -> None:
    judge = Judge(GAME)
    assert judge.learned
    values = []
    for points in (5, 15, 25, 35):
        rival: dict[str, Any] = {"vp": 20, "gold": 9}
        table = recruiting({"vp": points, "gold": 9}, rival)
        table.patch(round=round)
        values.append(judge.value(table.state, 0))
    assert [value.win for value in values] == sorted(value.win for value in values)
    assert values[0].win < 0.35 < 0.65 < values[-1].win


def test_alone_more_points_make_the_goal_more_likely() -> None:
    judge = Judge(GAME)
    wins = []
    for points in (20, 40, 60):
        table = evening({"vp": points}, round=4, goal=70)
        wins.append(judge.value(table.state, 0).win)
    assert wins == sorted(wins)
    assert wins[0] < wins[-1]
