"""The three tablets, the cold they hold off, and the winter stone (AND-24, AND-11.4, AND-11.5)."""

import pytest

from tests.rules.andor.table import begun, castle, village

THREE = {"tablet_buffalo": 1, "tablet_seamonster": 1, "tablet_griffon": 1}


@pytest.mark.rule("AND-24.1", "AND-11.4", "AND-D30")
def test_three_tablets_hold_off_the_cold_for_a_day() -> None:
    table = village(h0={"items": THREE, "hours": 5}, h1={"hours": 5}, cold={"hour": 6})
    assert table.refused(0, "pass") == "AND-3.14"
    table.play("0: tablets")
    assert table.dump["cold"] == {"hour": 6, "ignored": True}
    table.play("0: pass", "0: stop")
    assert table.hours() == 6
    table.play("1: pass", "1: pass", "1: pass", "1: stop")
    assert (table.hours(1), table.wp(1)) == (8, 5)
    assert table.refused(0, "tablets") == "AND-24.1"  # once


@pytest.mark.rule("AND-24.1")
def test_all_three_on_one_sheet() -> None:
    for missing in THREE:
        two = {tablet: 1 for tablet in THREE if tablet != missing}
        table = village(at="410", h0={"items": two}, h1={"items": {missing: 1}})
        assert table.refused(0, "tablets") == "AND-24.1"
        assert table.refused(1, "tablets") == "AND-24.1"
        table.play(f"1: give 1 {missing}", f"0: take 2 {missing}", "0: tablets")


@pytest.mark.rule("AND-24.1", "AND-R43")
def test_tablets_are_turned_out_of_turn_but_not_after_the_own_day() -> None:
    table = village(h1={"items": THREE})
    table.play("1: tablets")
    assert table.asked() == [0]
    table = village(h1={"items": THREE, "ended": True})
    assert table.refused(1, "tablets") == "AND-3.10"


@pytest.mark.rule("AND-24.1")
def test_tablets_may_be_turned_between_steps_and_rounds() -> None:
    table = village(at="440", h0={"items": THREE, "sp": 14}, creatures={"440": "fur_troll"})
    table.call_fight(0)
    table.dice(1, 1, 1, 1, 2, 3)
    assert "tablets" in table.legal(0)
    table = village(at="440", h0={"items": THREE})
    table.play("0: move 441", "0: tablets")
    assert table.dump["cold"]["ignored"] is True


@pytest.mark.rule("AND-24.1", "AND-11.4", "AND-6.10", "AND-D16")
@pytest.mark.parametrize("bearer", [1, 2])
def test_another_turns_the_tablets_before_a_fighter_without_hours_has_to_leave(bearer: int) -> None:
    """The bearer fights too, or looks on from afar: whoever still has hours is asked first."""
    table = village("warrior", "dwarf", "keeper", at="440", creatures={"440": "fur_troll"}, cold={"hour": 6})
    given = [{}, {"items": THREE}]
    table.patch(h0={"sp": 6, "hours": 4}, h1={"sp": 6} | given[bearer == 1])
    table.patch(h2={"space": "401"} | given[bearer == 2])
    table.call_fight(0, 1)
    table.dice(*[1] * 5, 1, 1, 1)
    assert (table.hours(), table.asked()) == (5, [1])
    table.play(f"{bearer}: tablets", "1: continue", "0: continue")
    assert (table.hours(), table.told("left-fight")) == (6, [])


@pytest.mark.rule("AND-24.1", "AND-11.4", "AND-8.3")
@pytest.mark.parametrize(("hours", "tablets", "asked"), [(4, THREE, 0), (4, {}, 1), (9, THREE, 1)])
def test_another_turns_the_tablets_to_let_a_hero_walk_on(
    hours: int, tablets: dict[str, int], asked: int
) -> None:
    """They help where the cold has taken the hour, not at the end of the track."""
    hour = 6 if hours == 4 else 11
    table = village(at="440", h0={"hours": hours, "wp": 20}, h1={"items": tablets}, cold={"hour": hour})
    table.play("0: move 441")
    assert table.asked() == [asked]
    if not asked:
        table.play("1: tablets", "0: move 446")
        assert table.hours() == 6


@pytest.mark.rule("AND-24.2", "AND-10.10", "AND-11.5")
def test_at_the_next_sunrise_the_tablets_leave_and_the_cold_is_back() -> None:
    table = village(at="410", h0={"items": THREE}, cold={"hour": 6})
    table.play("0: tablets", "0: give 2 tablet_griffon", "1: take 1 tablet_griffon", "0: drop tablet_buffalo")
    lines = table.sunrise()
    assert lines[1] == "tablets-gone"
    assert table.dump["gone"] == THREE
    assert (table.items(0), table.items(1), table.lying(410)) == ({}, {}, {})
    assert table.dump["cold"] == {"hour": 5, "ignored": False}
    assert table.state.hour_limit() == 4


@pytest.mark.rule("AND-24.2")
def test_tablets_not_turned_stay() -> None:
    table = village(h0={"items": THREE})
    table.sunrise()
    assert table.items() == THREE


# The winter stone ------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-24.3", "AND-13.9")
def test_the_stone_fills_the_large_place() -> None:
    table = castle(at="40", h0={"items": {"askimar_blade": 1}}, items={"40": {"winter_stone": 1}})
    assert table.refused(0, "pick winter_stone") == "AND-13.9"
    table.play("0: drop askimar_blade", "0: pick winter_stone")
    assert table.refused(0, "pick askimar_blade") == "AND-13.9"
    table.play("0: give 2 winter_stone", "1: take 1 winter_stone")
    assert table.items(1) == {"winter_stone": 1}
    table.play("1: drop winter_stone")
    assert table.lying(40) == {"askimar_blade": 1, "winter_stone": 1}


@pytest.mark.rule("AND-24.3", "AND-8.8")
def test_the_stone_is_put_down_and_picked_up_in_passing() -> None:
    table = castle(at="40", h0={"items": {"winter_stone": 1}})
    table.play("0: move 39", "0: drop winter_stone", "0: pick winter_stone", "0: move 38")
    assert table.items() == {"winter_stone": 1}


@pytest.mark.rule("AND-24.4")
def test_each_step_with_the_stone_costs_will() -> None:
    table = castle(at="40", h0={"items": {"winter_stone": 1}}, rules={"stone_step_wp": 1})
    table.walk(0, 39, 38, 28)
    assert (table.wp(), table.hours()) == (4, 3)
    table = castle(at="40", h0={"items": {"winter_stone": 1}}, rules={"stone_step_wp": 3})
    table.walk(0, 39)
    assert table.wp() == 4
    table = castle(at="40", h0={"items": {"winter_stone": 1}})
    table.walk(0, 39)
    assert table.wp() == 7
    table = castle(at="40", rules={"stone_step_wp": 1})
    table.walk(0, 39)
    assert table.wp() == 7


@pytest.mark.rule("AND-24.4", "AND-8.10", "AND-3.12")
@pytest.mark.parametrize(("hours", "wp", "able"), [(0, 1, False), (0, 2, True), (7, 3, False), (7, 4, True)])
def test_no_step_with_the_stone_leaves_nothing(hours: int, wp: int, able: bool) -> None:
    hero = {"items": {"winter_stone": 1}, "wp": wp, "hours": hours}
    table = castle(at="40", h0=hero, rules={"stone_step_wp": 1})
    assert ("39" in table.moves()) is able
    if able:
        table.walk(0, 39)
        assert table.wp() == 1
    else:
        assert table.refused(0, "move 39") == "AND-24.4"
        table.play("0: drop winter_stone")
        assert "39" in table.moves()


@pytest.mark.rule("AND-24.4", "AND-28.1")
def test_the_red_cards_that_make_the_stone_heavy() -> None:
    for legend in ("L1", "L4"):
        for difficulty, cost in (("easy", 0), ("normal", 0), ("hard", 1)):
            table = begun("warrior", "mage", legend=legend, difficulty=difficulty)
            assert table.dump["rules"]["stone_step_wp"] == cost
