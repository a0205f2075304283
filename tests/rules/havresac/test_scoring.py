"""The end of the game: chapter 11 of the rules."""

from typing import Any

import pytest

from tests.rules.havresac.table import GAME, Table, cells_with, evening, fresh


def last_evening(*players: dict[str, Any]) -> Table:
    """Round 5 ends."""
    table = evening(*players, round=5)
    assert table.state.is_over()
    return table


def parts(table: Table, seat: int = 0) -> list[str]:
    """The parts of a final score: track, monsters, chests."""
    return [line.split("=")[-1] for line in table.log if line.startswith(f"final-part seat={seat} ")]


@pytest.mark.rule("HAV-11.1", "HAV-11.2", "HAV-11.3", "HAV-R24")
@pytest.mark.parametrize(
    ("given", "expected", "score"),
    [
        ({"vp": 17}, ["17", "0", "0"], 17),
        ({"trophies": {"fox": 5}}, ["0", "5", "0"], 5),
        ({"trophies": {"crocodile": 3}}, ["0", "6", "0"], 6),
        ({"trophies": {"pig": 4}}, ["0", "12", "0"], 12),
        ({"opened": cells_with("summer", "$")}, ["0", "0", "20"], 20),
        ({"vp": 8, "trophies": {"fox": 1, "crocodile": 1, "pig": 1}, "opened": ["2,1"]}, ["8", "6", "2"], 16),
    ],
)
def test_the_parts_of_the_score(given: dict[str, Any], expected: list[str], score: int) -> None:
    table = last_evening(given, {})
    assert parts(table) == expected
    assert f"scored seat=0 points={score}" in table.log
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.scores == (score, 0)


@pytest.mark.rule("HAV-11.1", "HAV-8.9")
def test_the_glory_of_round_5_is_in_the_score() -> None:
    table = last_evening({"gains": {"pig": 4}}, {})  # 12 glory: 5 points, then 12 for the trophies
    assert parts(table) == ["5", "12", "0"]


@pytest.mark.rule("HAV-11.4")
def test_fairies_villages_gold_and_guardians_give_nothing_more() -> None:
    rich = {"fairies": 7, "gold": 30, "guardians": {"7,4": "druid", "1,1": "huntress"}, "aside": {"thief": 5}}
    table = last_evening(rich, {})
    assert parts(table) == ["0", "0", "0"]
    villages = {"repaired": cells_with("summer", "v")}  # 7 glory, 2 points, and that is all
    assert parts(last_evening(villages, {})) == ["2", "0", "0"]


def winners(*players: dict[str, Any]) -> tuple[int, ...]:
    table = last_evening(*players)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.cause == "scored"
    told = tuple(int(line.split("=")[1]) for line in table.log if line.startswith("won "))
    assert outcome.winners == told
    return told


@pytest.mark.rule("HAV-11.5")
def test_most_points_win() -> None:
    assert winners({"vp": 10}, {"vp": 12}, {"vp": 11}) == (1,)
    assert winners({"vp": 10, "gold": 90}, {"vp": 9, "opened": ["2,1"]}) == (1,)
    assert winners({"vp": 30}, {"vp": 20}, {"vp": 10}, {"vp": 0}) == (0,)


@pytest.mark.rule("HAV-11.6")
def test_ties_gold_then_villages_then_fairies_then_shared() -> None:
    # Three villages and two are worth 3 and 2 glory: neither gives a point, but 3 and 2 gold.
    three, two = {"repaired": cells_with("summer", "v")[:3]}, {"repaired": cells_with("summer", "v")[:2]}
    assert winners({"vp": 10, "gold": 5}, {"vp": 10, "gold": 6}) == (1,)
    assert winners({"vp": 10, "gold": 6, "fairies": 1}, {"vp": 10, "gold": 5, "fairies": 7, **three}) == (1,)
    # Gold before villages: 4 + 3 against 6 + 2.
    assert winners({"vp": 10, "gold": 4, **three}, {"vp": 10, "gold": 6, **two}) == (1,)
    # Equal gold, villages decide before fairies.
    assert winners({"vp": 10, "gold": 4, **three}, {"vp": 10, "gold": 5, "fairies": 6, **two}) == (0,)
    assert winners({"vp": 10, "fairies": 2}, {"vp": 10, "fairies": 3}, {"vp": 10, "fairies": 3}) == (1, 2)
    assert winners({"vp": 10}, {"vp": 10}) == (0, 1)
    assert winners(*[{"vp": 10}] * 4) == (0, 1, 2, 3)


def test_a_running_game_has_no_outcome() -> None:
    assert GAME.outcome(fresh(2).state) is None
