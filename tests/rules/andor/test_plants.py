"""Magic plants (AND-21)."""

import pytest

from tablee.games.andor.ids import PLANT_BLACK, PLANT_BLUE, PLANT_RED, PLANT_WHITE
from tests.rules.andor.table import Table, castle, village


@pytest.mark.rule("AND-21.1", "AND-D29")
def test_plants_are_used_out_of_turn_and_return_to_the_supply() -> None:
    table = castle(h1={"items": {"plant_blue": 1, "plant_white": 1}, "hours": 5})
    table.play("1: use plant_blue", "1: use plant_white")
    assert table.asked() == [0]
    assert table.items(1) == {}
    assert (table.hours(1), table.wp(1)) == (3, 12)
    assert (table.state.supply[PLANT_BLUE], table.state.supply[PLANT_WHITE]) == (2, 2)
    assert table.refused(1, "use plant_blue") == "AND-21.1"


@pytest.mark.rule("AND-21.1", "AND-3.10")
def test_no_plant_after_the_own_day() -> None:
    table = castle(h1={"items": {"plant_blue": 1}, "hours": 5, "ended": True})
    assert table.refused(1, "use plant_blue") == "AND-3.10"


@pytest.mark.rule("AND-21.2", "AND-R4")
@pytest.mark.parametrize(("hours", "left"), [(0, 0), (1, 0), (2, 0), (9, 7)])
def test_blue_moves_the_time_stone_back_two_hours(hours: int, left: int) -> None:
    table = castle(h0={"items": {"plant_blue": 1}, "hours": hours, "wp": 5})
    table.play("0: use plant_blue")
    assert (table.hours(), table.wp()) == (left, 5)


@pytest.mark.rule("AND-21.2", "AND-3.13", "AND-3.15")
def test_blue_gives_back_hours_of_the_day_and_overtime_that_is_left() -> None:
    table = castle(h0={"items": {"plant_blue": 1}, "hours": 8, "wp": 20})
    table.play("0: use plant_blue", "0: pass", "0: pass", "0: pass")
    assert (table.hours(), table.wp(), table.hero()["overtime"]) == (9, 16, 3)
    assert table.asked() == [1]  # hour ten would be the fourth of overtime
    table.play("1: pass", "1: stop")
    assert table.legal(0) == ["end_day"]


@pytest.mark.rule("AND-21.3", "AND-5.17", "AND-R4")
@pytest.mark.parametrize(("wp", "then"), [(1, 6), (15, 20), (18, 20)])
def test_white_gives_five_will_points(wp: int, then: int) -> None:
    table = castle(h0={"items": {"plant_white": 1}, "wp": wp})
    table.play("0: use plant_white")
    assert table.wp() == then


def troll_fight(*heroes: str, **given: dict[str, object]) -> Table:
    """The heroes of all seats fight a troll; the first one rolls."""
    table = castle(*heroes, at="40", creatures={"40": "fur_troll"}, **given)
    table.call_fight(*range(table.state.seats))
    return table


@pytest.mark.rule("AND-21.4", "AND-21.6", "AND-D15", "AND-R4")
def test_red_adds_three_after_all_dice_of_the_heroes() -> None:
    table = troll_fight(
        "dwarf",
        "warrior",
        h0={"items": {"plant_red": 1}, "sp": 5},
        h1={"items": {"plant_red": 1}, "sp": 5},
    )
    table.dice(1, 2, 1, 1, 1)
    assert table.kind(0) == "red_plant"
    assert table.legal(1) == []
    table.play("0: yes")
    assert table.kind(1) == "red_plant"
    table.play("1: yes")
    table.dice(1, 2, 3)
    assert table.values == (10 + 2 + 1 + 6, 15)
    assert table.items(0) == table.items(1) == {}
    assert table.state.supply[PLANT_RED] == 2
    table.play("0: continue", "1: continue")
    table.dice(1, 1, 1, 1, 1)
    table.dice(1, 2)
    assert table.values == (12, 14)  # for one round only


@pytest.mark.rule("AND-21.4", "AND-21.6", "AND-D15", "AND-R4")
def test_each_red_plant_is_asked_for() -> None:
    table = troll_fight("dwarf", "warrior", h0={"items": {"plant_red": 2}, "sp": 14})
    table.dice(1, 2, 1, 1, 1)
    table.play("0: yes", "0: no")
    table.dice(1, 2, 3)
    assert table.values == (15 + 2 + 1 + 3, 15)
    assert table.items() == {"plant_red": 1}


@pytest.mark.rule("AND-21.4")
def test_a_bystander_uses_no_red_plant() -> None:
    table = castle(at="40", creatures={"40": "fur_troll"}, h1={"items": {"plant_red": 1}})
    table.call_fight(0)
    table.dice(1, 1, 1, 1, 2, 3)
    assert table.values[0] == 2
    assert table.items(1) == {"plant_red": 1}


@pytest.mark.rule("AND-21.4")
def test_red_is_used_in_a_fight_only() -> None:
    table = castle(h0={"items": {"plant_red": 1, "plant_black": 1}})
    assert not [text for text in table.legal(0) if text.startswith("use")]


@pytest.mark.rule("AND-21.5", "AND-D10", "AND-R4")
def test_black_weakens_the_creature_for_the_whole_fight() -> None:
    table = village(at="440", creatures={"440": "fur_troll"}, h0={"items": {"plant_black": 1}, "sp": 4})
    table.call_fight(0)
    assert table.legal(0) == ["yes", "no"]
    table.play("0: yes")
    assert table.state.supply[PLANT_BLACK] == 1
    table.dice(4, 1, 1, 1, 2, 3)
    assert table.values == (8, 8 + 3)
    table.patch(h0={"wp": 20})
    table.play("0: continue")
    table.dice(4, 1, 1, 1, 1, 2, 3)
    assert table.values == (8, 11)
    table.play("0: withdraw", "1: end_day")
    table.call_fight(0)
    table.dice(4, 1, 1, 1, 1, 2, 3)
    assert table.values == (8, 15)  # a new fight, and its full strength


@pytest.mark.rule("AND-21.5")
def test_black_takes_no_more_than_there_is() -> None:
    table = castle(at="40", creatures={"40": "gor"}, h0={"items": {"plant_black": 1}}, h1={"space": "41"})
    table.play("0: fight", "0: yes")
    table.dice(1, 1, 2, 1, 3)
    assert table.values == (3, 3)


@pytest.mark.rule("AND-21.5", "AND-D10", "AND-R4")
def test_black_may_be_kept_and_is_for_participants() -> None:
    table = castle(at="40", creatures={"40": "gor"}, h1={"items": {"plant_black": 1}})
    table.call_fight(0)
    assert table.asked() == [-1]
    table = castle(at="40", creatures={"40": "gor"}, h1={"items": {"plant_black": 1}})
    table.call_fight(0, 1)
    assert table.asked() == [1]
    table.play("1: no")
    table.dice(1, 1, 1)
    assert table.items(1) == {"plant_black": 1}


@pytest.mark.rule("AND-21.4", "AND-8.3")
def test_no_other_plant_within_a_round() -> None:
    table = troll_fight("dwarf", "warrior", h0={"items": {"plant_red": 1, "plant_white": 1}})
    table.dice(1, 2, 1, 1, 1)
    assert table.legal(0) == ["yes", "no"]


@pytest.mark.rule("AND-21.1", "AND-8.3")
def test_plants_between_two_rounds() -> None:
    table = troll_fight("dwarf", "warrior", h0={"items": {"plant_white": 1}, "wp": 19, "sp": 14})
    table.dice(1, 2, 2, 1, 1, 1, 1, 2, 3)
    assert table.kind(0) == "go_on"
    table.play("0: use plant_white")
    assert table.wp() == 20
    assert table.kind(0) == "go_on"


@pytest.mark.rule("AND-3.15", "AND-8.3", "AND-D16")
def test_a_plant_gives_an_hour_between_two_rounds() -> None:
    """Who has used up the day is asked all the same if a plant may give him an hour."""
    bearer = {"sp": 12, "wp": 20, "hours": 6, "items": {"plant_blue": 1}}
    table = castle(at="40", creatures={"40": "fur_troll"}, h0=bearer, h1={"space": "70"}, items={"18": {}})
    table.patch(cold={"hour": 8})
    table.play("0: fight")
    table.dice(1, 1, 1, 1, 1, 2, 3)
    assert table.kind(0) == "go_on"
    assert table.refused(0, "continue") == "AND-6.10"
    table.play("0: use plant_blue", "0: continue")
    assert table.told("round-began")[-1:] == ["round-began round=2"]


@pytest.mark.rule("AND-3.13", "AND-3.15", "AND-D16")
@pytest.mark.parametrize(("plants", "asked"), [(1, 1), (2, 0)])
def test_a_plant_that_opens_no_hour_is_not_asked_about(plants: int, asked: int) -> None:
    """One blue plant takes the stone from ten to eight, where only overtime is; two take it to six."""
    bearer = {"sp": 12, "wp": 20, "hours": 9, "items": {"plant_blue": plants}}
    table = castle(at="40", creatures={"40": "fur_troll"}, h0=bearer, h1={"space": "70"}, items={"18": {}})
    table.play("0: fight")
    table.dice(1, 1, 1, 1, 1, 2, 3)
    assert table.asked() == [asked]


@pytest.mark.rule("AND-3.13", "AND-4.12")
@pytest.mark.parametrize(("plants", "asked"), [(1, 1), (2, 0)])
def test_plants_of_another_that_open_no_hour_are_not_waited_for(plants: int, asked: int) -> None:
    table = castle(h0={"wp": 20, "hours": 9}, h1={"space": "39", "items": {"plant_blue": plants}})
    table.play("0: move 39")
    assert table.asked() == [asked]


@pytest.mark.rule("AND-3.15", "AND-8.3", "AND-8.7", "AND-D16")
@pytest.mark.parametrize(("plant", "asked"), [("plant_blue", 0), ("plant_white", 0), ("plant_red", 1)])
def test_a_plant_on_the_ground_may_give_an_hour_between_two_rounds(plant: str, asked: int) -> None:
    table = castle(at="40", creatures={"40": "fur_troll"}, items={"40": {plant: 1}}, h1={"space": "70"})
    table.patch(h0={"sp": 14, "wp": 3, "hours": 7})
    table.play("0: fight")
    table.dice(1, 1, 1, 1, 1)
    assert table.asked() == [asked]
    if not asked:
        table.play(f"0: pick {plant}", f"0: use {plant}", "0: continue")
        assert table.told("round-began")[-1:] == ["round-began round=2"]


@pytest.mark.rule("AND-3.15", "AND-6.10", "AND-6.14", "AND-D16")
def test_others_may_hand_over_an_hour_before_one_has_to_leave() -> None:
    """Wherever he sits: who has no hour is the last whose turn it is to go on or to leave."""
    tired = {"sp": 12, "wp": 20, "hours": 6}
    helper = {"sp": 1, "wp": 20, "items": {"plant_blue": 1}}
    for seat in (0, 1):
        other = 1 - seat
        table = castle("warrior", "dwarf", at="40", creatures={"40": "fur_troll"}, items={"18": {}})
        table.patch(h0=helper if seat else tired, h1=tired if seat else helper, cold={"hour": 8})
        table.call_fight(0, 1)
        table.dice(*[1] * 7, 1, 2, 3)
        assert table.asked() == [other]
        table.play(f"{other}: give {seat + 1} plant_blue", f"{seat}: take {other + 1} plant_blue")
        table.play(f"{other}: continue")
        assert table.asked() == [seat]
        table.play(f"{seat}: use plant_blue", f"{seat}: continue")
        assert table.told("left-fight") == []
