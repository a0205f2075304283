"""Playing alone: chapter 13 of the rules."""

from typing import Any

import pytest

from tests.rules.havresac.table import GAME, Table, evening, fresh, random_game


def last_evening(*players: dict[str, Any], goal: int = 60) -> Table:
    """Round 5 ends."""
    table = evening(*players, round=5, goal=goal)
    assert table.state.is_over()
    return table


@pytest.mark.rule("HAV-13.1")
def test_a_game_alone_has_the_same_rules() -> None:
    table = random_game(1, 3)
    assert table.dump()["options"]["scout"] == 0
    assert len(table.dump()["revealed"]) == 28
    assert sum(line.startswith("glory ") for line in table.log) == 5
    assert sum(line.startswith("recruiting-done") for line in table.log) == 4
    assert fresh(1, scout="3").dump()["options"]["scout"] == 0


@pytest.mark.rule("HAV-13.2")
@pytest.mark.parametrize(
    ("score", "rank"),
    [(0, 0), (39, 0), (40, 1), (49, 1), (50, 2), (59, 2), (60, 3), (69, 3), (70, 4), (79, 4), (80, 5),
     (89, 5), (90, 6), (130, 6)],
)  # fmt: skip
def test_the_ladder(score: int, rank: int) -> None:
    table = last_evening({"vp": score}, goal=50)
    assert table.log[-1] == f"goal rank=rank_{rank} goal=50"
    assert GAME.view(table.state, 0)["kingdoms"][0]["rank"] == f"rank_{rank}"


@pytest.mark.rule("HAV-13.3", "HAV-D6")
@pytest.mark.parametrize("goal", [50, 60, 70, 80])
def test_the_goal_must_be_reached(goal: int) -> None:
    for score, ending, winner in [
        (goal - 1, "goal_missed", ()),
        (goal, "goal_reached", (0,)),
        (goal + 1, "goal_reached", (0,)),
    ]:
        table = last_evening({"vp": score}, goal=goal)
        outcome = GAME.outcome(table.state)
        assert outcome is not None
        assert outcome.cause == table.dump()["ended"] == ending
        assert outcome.winners == winner
        assert outcome.scores == (score,)


@pytest.mark.rule("HAV-13.3", "HAV-13.4", "HAV-D6")
def test_goals_are_for_one_player() -> None:
    """With two nobody is asked to reach it, and alone there is nobody to be compared with."""
    table = last_evening({"vp": 1}, {"vp": 0}, goal=80)
    assert table.dump()["ended"] == "scored"
    assert GAME.view(table.state, 0)["goal"] is None
    assert not any(line.startswith("goal") for line in table.log)
    alone = last_evening({"vp": 70})
    assert GAME.view(alone.state, 0)["goal"] == 60
    assert not any(line.startswith("won") for line in alone.log)
