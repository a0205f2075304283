"""Glory: chapter 8 of the rules."""

import pytest

from tests.rules.havresac.table import adventure, cells_with, evening

GOLD = (1, 2, 2, 3, 4, 5, 6, 6, 7, 8, 9, 9, 10, 10, 11, 12)
POINTS = (0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 4, 5, 6, 7, 8)
COLUMN = (1, 2, 3, 4, 4, 5, 5, 6, 6, 7)
SLOTS = (2, 2, 3, 3, 4, 4, 5)


@pytest.mark.rule("HAV-8.1")
def test_glory_is_the_sum_of_four_parts() -> None:
    gains = {"fox": 2, "crocodile": 1, "fairy": 1}
    table = evening(
        {"gains": gains, "repaired": cells_with("summer", "v")[:3], "cups": 1, "opened": ["2,1"]}, {}
    )
    assert [line for line in table.log if line.startswith("glory")] == [
        "glory-part seat=0 part=monsters glory=4",
        "glory-part seat=0 part=fairies glory=2",
        "glory-part seat=0 part=villages glory=3",
        "glory-part seat=0 part=cups glory=2",
        "glory seat=0 glory=11 gold=9 points=4",
        "glory seat=1 glory=0 gold=1 points=0",
    ]
    assert table.player(0)["glory"] == 11


@pytest.mark.rule("HAV-8.2")
@pytest.mark.parametrize(("creature", "worth"), [("fox", 1), ("crocodile", 2), ("pig", 3)])
def test_monsters_move_to_the_hunting_board(creature: str, worth: int) -> None:
    table = evening(
        {"gains": {creature: 2}, "trophies": {creature: 1, "fox": 2} if creature != "fox" else {"fox": 1}}
    )
    player = table.player()
    assert player["glory"] == 2 * worth
    assert player["gains"] == {}
    assert player["trophies"][creature] == 3


@pytest.mark.rule("HAV-8.3", "HAV-R36")
@pytest.mark.parametrize("before", range(7))
def test_fairies_fill_the_topmost_free_slots(before: int) -> None:
    for more in range(8 - before):
        table = evening({"fairies": before, "gains": {"fairy": more} if more else {}})
        player = table.player()
        assert player["glory"] == sum(SLOTS[before : before + more])
        assert player["fairies"] == before + more
        assert player["gains"] == {}


@pytest.mark.rule("HAV-8.3", "HAV-8.8")
def test_a_fairy_gives_its_glory_once() -> None:
    table = evening({"fairies": 4})
    assert table.player()["glory"] == 0


@pytest.mark.rule("HAV-8.4", "HAV-8.5")
@pytest.mark.parametrize("repaired", range(11))
@pytest.mark.parametrize("board", ["summer", "winter"])
def test_villages_give_the_lowest_uncovered_value(board: str, repaired: int) -> None:
    """The number counts, not which villages; none was repaired in this round."""
    villages = cells_with(board, "v")
    table = evening({"repaired": villages[10 - repaired :]}, board=board)
    assert table.player()["glory"] == (COLUMN[repaired - 1] if repaired else 0)
    assert len(table.player()["repaired"]) == repaired


@pytest.mark.rule("HAV-8.6", "HAV-7.8")
def test_each_cup_of_this_round_adds_two() -> None:
    for cups in range(3):
        table = evening({"opened": ["2,1", "12,1", "9,3"], "cups": cups})
        assert table.player()["glory"] == 2 * cups
        assert table.player()["cups"] == 0


def glory_of(n: int) -> dict[str, object]:
    """A player whose gains and villages make so much glory."""
    pigs, foxes = divmod(n, 3)
    return {"gains": {"pig": pigs, "fox": foxes}}


@pytest.mark.rule("HAV-8.7")
@pytest.mark.parametrize("n", range(22))
def test_the_gains_table(n: int) -> None:
    table = evening({**glory_of(n), "gold": 2, "vp": 20}, round=5)
    player = table.player()
    assert player["glory"] == n
    more = max(0, n - 15)
    assert player["gold"] == 2 + GOLD[min(n, 15)]
    assert player["vp"] == 20 + POINTS[min(n, 15)] + more
    assert f"glory seat=0 glory={n} gold={GOLD[min(n, 15)]} points={POINTS[min(n, 15)] + more}" in table.log


@pytest.mark.rule("HAV-8.8")
def test_glory_is_not_kept() -> None:
    table = evening({"gains": {"pig": 1}})
    assert table.player()["glory"] == 3
    if table.kind() == "recruit":
        table.act("done")
    table.patch(p0={"bag": {}})
    table.scout("scout_02", "scout_03", "scout_05", "scout_07", "scout_08")
    assert table.player()["glory"] == 0
    assert table.player()["vp"] == 0


@pytest.mark.rule("HAV-8.9")
def test_gold_and_points_are_gained_in_round_5_too() -> None:
    table = evening({**glory_of(12), "gold": 3, "vp": 40}, round=5)
    assert table.state.is_over()
    assert table.player()["gold"] == 13
    assert table.player()["vp"] == 45


@pytest.mark.rule("HAV-8.10")
def test_gold_does_not_run_out() -> None:
    """Four players with 60 gold and more between them still gain some."""
    rich = {**glory_of(15), "gold": 80}
    table = evening(rich, rich, rich, rich, round=4)
    assert [table.player(seat)["gold"] for seat in range(4)] == [92] * 4


@pytest.mark.rule("HAV-8.1", "HAV-4.5")
def test_what_was_gained_in_the_adventure_is_counted_in_the_evening() -> None:
    table = adventure("warrior", creatures={"6,4": "pig"}, spare=0)
    table.act("to 6,4")
    assert table.player()["glory"] == 3
    assert table.player()["trophies"] == {"pig": 1}
    assert table.player()["gold"] == 3
