"""Days, turns and hours, passing and leading allies, the eternal cold: chapters 3, 7 and 11."""

from typing import Any

import pytest

from tablee.core.errors import BadNotation
from tests.rules.andor.table import GAME, ORDER, Table, castle, village

TABLETS = {"tablet_buffalo": 1, "tablet_seamonster": 1, "tablet_griffon": 1}


def passes(table: Table, seat: int, hours: int) -> None:
    """A hero lets so many hours pass in one turn."""
    table.play(*[f"{seat}: pass"] * hours)
    if table.kind(seat) == "pass":
        table.play(f"{seat}: stop")


# One action of a turn ---------------------------------------------------------------------------------------


@pytest.mark.rule("AND-3.2", "AND-D4", "AND-5.1", "AND-7.2", "AND-7.3")
def test_the_actions_of_a_turn() -> None:
    table = village(at="449")
    assert table.legal(0) == ["pass", "end_day", "move 434", "move 448"]
    assert table.refused(0, "fight") == "AND-5.1"
    assert table.refused(0, "lead tranuk 402") == "AND-7.2"
    assert table.refused(0, "volpin 402") == "AND-7.3"
    table.patch(creatures={"449": "gor"}, allies={"tranuk": "423", "volpin": "401"})
    assert table.has("fight", "pass", "end_day", "move 434", "lead tranuk 411", "volpin 463")


@pytest.mark.rule("AND-3.2")
def test_a_turn_belongs_to_one_hero() -> None:
    table = castle("warrior", "mage", at="14")
    assert table.asked() == [0]
    assert table.legal(1) == []
    assert table.refused(1, "move 2") == "AND-3.2"
    assert table.refused(1, "pass") == "AND-3.2"


@pytest.mark.rule("AND-3.3")
def test_all_hours_of_a_turn_go_into_the_same_action() -> None:
    table = village(at="404", allies={"tranuk": "401", "volpin": "401"}, creatures={"408": "gor"})
    table.play("0: move 408")
    for other in ("pass", "fight", "end_day", "lead tranuk 402", "volpin 410"):
        assert table.refused(0, other) == "AND-3.3"
    table = village(at="408", allies={"tranuk": "401", "volpin": "401"}, creatures={"408": "gor"})
    table.play("0: pass")
    for other in ("move 404", "fight", "end_day", "lead tranuk 402", "volpin 410"):
        assert table.refused(0, other) == "AND-3.3"
    table = village(at="408", allies={"tranuk": "401", "volpin": "401"}, creatures={"408": "gor"})
    table.play("0: lead tranuk 402")
    for other in ("move 404", "fight", "end_day", "pass", "volpin 410", "lead great_warrior 402"):
        assert table.refused(0, other) == "AND-3.3"
    table = village(at="408", allies={"tranuk": "401", "volpin": "401"}, creatures={"408": "gor"})
    table.play("0: volpin 402")
    for other in ("move 404", "fight", "end_day", "pass", "lead tranuk 402"):
        assert table.refused(0, other) == "AND-3.3"


@pytest.mark.rule("AND-3.3", "AND-3.4", "AND-3.5")
def test_an_hour_for_each_space() -> None:
    table = castle(at="48")
    table.walk(0, 16, 13, 6, 0)
    assert table.hours() == 4
    assert table.told("hours seat=0") == [f"hours seat=0 hours={hours}" for hours in (1, 2, 3, 4)]
    assert table.hours(1) == 0


@pytest.mark.rule("AND-3.4", "AND-5.4")
def test_an_hour_for_each_round_of_a_fight() -> None:
    table = castle(at="10", creatures={"10": "gor"}, h0={"sp": 2})
    table.call_fight(0)
    for hours in (1, 2, 3):
        assert table.hours() == hours
        table.dice(3, 3, 3, 1, 3)
        table.play("0: continue")
    assert table.hours() == 4


@pytest.mark.rule("AND-3.4", "AND-7.1", "AND-R42", "AND-D37")
def test_an_hour_to_pass_and_as_many_as_wanted() -> None:
    table = castle()
    table.play("0: pass")
    assert table.hours() == 1
    assert table.has("stop", "pass")
    table.play("0: pass", "0: pass", "0: stop")
    assert table.hours() == 3
    assert table.asked() == [1]
    assert table.points() == (1, 7)
    assert table.log == [
        *[line for hours in (1, 2, 3) for line in (f"hours seat=0 hours={hours}", "passed seat=0")],
        "turn-began seat=1",
    ]


# Turns ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-3.6", "AND-3.17")
def test_turns_go_clockwise_past_those_who_have_ended_their_day() -> None:
    table = castle("warrior", "mage", "dwarf")
    table.play("0: pass", "0: stop", "1: end_day", "2: pass", "2: stop", "0: pass", "0: stop")
    assert table.asked() == [2]
    table.play("2: end_day", "0: pass", "0: stop")
    assert table.asked() == [0], "the only one left takes consecutive turns"
    table.play("0: pass", "0: stop", "0: move 39", "0: stop")
    assert table.hours() == 5


@pytest.mark.rule("AND-3.7", "AND-14.3")
def test_there_is_no_free_skip() -> None:
    table = castle(at="14")
    assert table.refused(0, "stop") == "AND-3.2"
    assert table.refused(0, "end_turn") == "AND-3.2"
    table.patch(h0={"items": {"gourd": 1}})
    assert "skin-used seat=0 item=gourd" in table.play("0: move 2", "0: full", "0: stop")
    assert table.hours() == 0
    assert table.asked() == [1]


@pytest.mark.rule("AND-3.8", "AND-2.9")
def test_the_first_to_end_the_day_takes_the_rooster_and_starts_the_next() -> None:
    table = castle("warrior", "mage", "dwarf")
    assert table.play("0: pass", "0: stop", "1: end_day")[-3:-1] == ["day-ended seat=1", "rooster seat=1"]
    table.play("2: end_day", "0: end_day")
    assert table.told("rooster") == ["rooster seat=1"]
    assert (table.dump["day"], table.asked()) == (2, [1])
    assert table.dump["rooster"] is None
    table.play("1: pass", "1: stop", "2: end_day", "0: end_day", "1: end_day")
    assert table.asked() == [2], "the rooster is taken anew each day"


@pytest.mark.rule("AND-3.9")
def test_ending_the_day_costs_nothing_and_is_the_whole_turn() -> None:
    table = castle(at="18", h0={"items": {"firewood": 1}, "hours": 2})
    table.play("0: end_day")
    assert (table.hours(), table.wp(), table.hero()["ended"]) == (2, 7, True)
    assert table.asked() == [1], "no barter afterwards"


@pytest.mark.rule("AND-3.10", "AND-8.1", "AND-6.1")
def test_who_has_ended_the_day_does_nothing_more() -> None:
    table = castle(
        "warrior",
        "mage",
        at="10",
        creatures={"10": "gor"},
        snow={"10": "gem"},
        h0={"items": {"gem": 1, "plant_white": 1}, "wp": 9},
        fires={"10": "unlit"},
    )
    table.play("0: end_day")
    assert table.legal(0) == []
    for text in ("drop gem", "use plant_white", "relight", "activate", "give 2 gem"):
        assert table.refused(0, text) == "AND-3.10"
    table.play("1: fight")
    assert table.kind() == ""
    assert table.asked() == [-1], "nobody can be invited"


@pytest.mark.rule("AND-3.10", "AND-R13", "AND-10.6", "AND-18.1")
def test_storms_and_sunrise_concern_those_who_have_ended_the_day() -> None:
    table = castle("warrior", "mage", at="36", snow={"28": "snowstorm"}, fires={"16": "lit"})
    table.play("0: end_day")
    table.walk(1, 28)
    assert (table.at(0), table.at(1)) == ("16", "18")
    table.sunrise()
    assert table.points(0) == (1, 12)
    assert table.points(1) == (1, 7)


# Overtime ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-3.1", "AND-3.11")
def test_hours_eight_to_ten_cost_two_will_points_each() -> None:
    table = castle(h0={"wp": 20, "hours": 5})
    seen = []
    for _ in range(5):
        table.play("0: pass")
        seen.append((table.hours(), table.wp()))
    assert seen == [(6, 20), (7, 20), (8, 18), (9, 16), (10, 14)]
    assert table.asked() == [1], "the track is at its end"


@pytest.mark.rule("AND-3.11", "AND-3.3")
def test_overtime_is_paid_step_by_step() -> None:
    table = castle(at="48", h0={"wp": 20, "hours": 6})
    lines = table.walk(0, 16, 13)
    assert lines[:6] == [
        "hours seat=0 hours=7",
        "moved seat=0 space=16",
        "hours seat=0 hours=8",
        "overtime seat=0 wp=2",
        "will seat=0 wp=18",
        "moved seat=0 space=13",
    ]


@pytest.mark.rule("AND-3.12", "AND-8.10")
@pytest.mark.parametrize(("hero", "least"), [("warrior", 3), ("mage", 3), ("keeper", 3), ("dwarf", 2)])
def test_overtime_must_leave_a_will_point(hero: str, least: int) -> None:
    other = "mage" if hero != "mage" else "dwarf"
    table = castle(hero, other, at="10", creatures={"10": "gor"}, h0={"hours": 7, "wp": least})
    assert table.has("pass", "fight", "move 3")
    table.play("0: pass")
    assert table.wp() == 1
    table = castle(hero, other, at="10", creatures={"10": "gor"}, h0={"hours": 7, "wp": least - 1})
    for text in ("pass", "fight", "move 3"):
        assert table.refused(0, text) == "AND-3.12"
    assert table.legal(0) == ["end_day"]


@pytest.mark.rule("AND-3.13", "AND-21.2", "AND-R54")
def test_three_overtime_hours_a_day_wherever_the_stone_is() -> None:
    table = castle("warrior", "mage", at="10", creatures={"10": "gor"})
    table.patch(h0={"wp": 20, "hours": 10, "items": {"plant_blue": 2}}, h1={"space": "40"})
    for _ in range(2):
        for text in ("pass", "move 3", "fight"):
            assert table.refused(0, text) == "AND-3.13"
        table.play("0: use plant_blue")
    assert table.hours() == 6
    table.play("0: pass")  # the seventh hour costs nothing
    assert (table.hours(), table.wp()) == (7, 20)
    assert table.asked() == [1]
    table.play("1: end_day")
    assert table.refused(0, "pass") == "AND-3.13"
    table.play("0: end_day")
    assert table.hero()["overtime"] == 0  # a new day


@pytest.mark.rule("AND-3.13")
@pytest.mark.parametrize(("hours", "overtime"), [(0, 0), (7, 0), (8, 1), (10, 3)])
def test_a_position_written_before_overtime_was_counted_goes_by_the_stone(hours: int, overtime: int) -> None:
    dump = castle(h0={"hours": hours}).dump
    del dump["heroes"][0]["overtime"], dump["heroes"][0]["newcomer"]
    state = GAME.load(dump)
    assert state.overtime[0] == overtime
    assert state.problems() == []


@pytest.mark.rule("AND-3.13")
def test_a_fourth_overtime_hour_is_no_position() -> None:
    table = castle()
    table.state.overtime = [4, 0]
    assert table.state.problems() == ["heroes.0.overtime: 4 overtime hours are spent (AND-3.13)"]


@pytest.mark.rule("AND-3.14", "AND-11.1")
@pytest.mark.parametrize(("cold", "limit"), [(11, 10), (10, 9), (8, 7), (5, 4), (3, 2)])
def test_the_cold_covers_its_hour_and_all_later_ones(cold: int, limit: int) -> None:
    table = castle(at="10", cold={"hour": cold}, h0={"hours": limit - 1, "wp": 20})
    table.play("0: pass")
    assert table.hours() == limit
    assert table.asked() == [1]
    table = castle(at="10", cold={"hour": cold}, h0={"hours": limit, "wp": 20}, creatures={"10": "gor"})
    for text in ("pass", "move 3", "fight"):
        assert table.refused(0, text) == ("AND-3.13" if limit == 10 else "AND-3.14")


@pytest.mark.rule("AND-3.14", "AND-11.4", "AND-1.7")
def test_a_cold_that_is_off_or_ignored_covers_nothing() -> None:
    cases: list[dict[str, Any]] = [
        {"rules": {"cold": 0}, "cold": {"hour": 5}},
        {"cold": {"hour": 5, "ignored": True}},
    ]
    for given in cases:
        table = castle(h0={"wp": 20, "hours": 7}, **given)
        passes(table, 0, 3)
        assert (table.hours(), table.wp()) == (10, 14)


@pytest.mark.rule("AND-3.15")
def test_without_hours_only_the_end_of_the_day_is_left() -> None:
    table = village(at="407", cold={"hour": 5}, h0={"hours": 4, "wp": 20}, allies={"tranuk": "401"})
    assert table.legal(0) == ["end_day"]
    table.patch(h0={"items": {"gourd_half": 1}})
    assert table.moves() == ["403", "406", "408", "412", "453"]
    assert table.refused(0, "lead tranuk 402") == "AND-3.14"
    table.play("0: move 403")
    assert table.hours() == 4
    table = village(at="407", cold={"hour": 5}, h0={"hours": 4, "items": {"plant_blue": 1}})
    table.play("0: use plant_blue", "0: pass")
    assert table.hours() == 3


@pytest.mark.rule("AND-3.15", "AND-3.12")
def test_overtime_that_cannot_be_paid_leaves_only_the_end_of_the_day() -> None:
    table = castle(at="14", h0={"hours": 7, "wp": 2})
    assert table.legal(0) == ["end_day"]


@pytest.mark.rule("AND-3.16")
def test_a_new_day_begins_with_no_hour_used() -> None:
    table = castle("warrior", "mage", h0={"hours": 5}, h1={"hours": 3})
    table.play("0: end_day")
    assert table.told("sunrise") == [], "sunrise waits for all"
    table.play("1: end_day")
    assert table.told("sunrise") == ["sunrise day=1"]
    for seat in (0, 1):
        assert (table.hours(seat), table.hero(seat)["ended"]) == (0, False)
    assert table.dump["day"] == 2


# After the action -------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-3.18", "AND-D44", "AND-R44", "AND-15.2")
def test_after_the_action_a_hero_on_a_merchants_space_may_barter() -> None:
    table = castle(at="14", h0={"items": {"firewood": 1}})
    table.walk(0, 18)
    assert table.kind() == "after"
    for text in ("move 14", "pass", "fight", "end_day", "stop"):
        assert table.refused(0, text) == "AND-3.18"
    table.play("0: barter firewood falcon")
    assert table.kind() == "after", "a second barter is possible"
    table.play("0: end_turn")
    assert table.asked() == [1]


@pytest.mark.rule("AND-3.18")
@pytest.mark.parametrize(
    ("given", "space"),
    [
        ({}, 18),
        ({"h0": {"items": {"firewood": 1}}, "rules": {"barter": 0}}, 18),
        ({"h0": {"items": {"gourd_half": 1, "gem": 2}}}, 18),
        ({"h0": {"items": {"firewood": 1}}}, 10),
    ],
)
def test_the_question_is_skipped_where_barter_is_impossible(given: dict[str, Any], space: int) -> None:
    table = castle(at="14", **given)
    table.play(f"0: move {space}")
    while table.kind() in ("pay", "move"):
        table.play("0: hour" if table.kind() == "pay" else "0: stop")
    assert table.asked() == [1]


@pytest.mark.rule("AND-3.18", "AND-7.1")
def test_passing_on_a_merchants_space_is_followed_by_barter_too() -> None:
    table = castle(at="18", h0={"items": {"firewood": 1}})
    table.play("0: pass", "0: stop")
    assert table.kind() == "after"


@pytest.mark.rule("AND-3.12", "AND-7.1")
def test_a_fire_may_leave_too_little_will_to_go_on_passing() -> None:
    table = castle(h0={"hours": 7, "wp": 6, "items": {"firewood": 1}}, h1={"wp": 20})
    table.play("0: pass", "0: fire")
    assert table.points() == (1, 2)
    assert table.asked() == [1]


@pytest.mark.rule("AND-3.18", "AND-8.5", "AND-R5")
def test_once_the_turn_has_passed_barter_is_over() -> None:
    table = castle(at="14", h0={"items": {"firewood": 1}})
    table.walk(0, 18)
    table.play("0: end_turn")
    assert table.refused(0, "barter firewood falcon") == "AND-8.5"


# Allies as actions ------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-7.2", "AND-7.4", "AND-D34")
def test_tranuk_takes_four_steps_for_each_hour() -> None:
    table = village(at="449", allies={"tranuk": "401"})
    table.play("0: lead tranuk 404", "0: lead tranuk 409", "0: lead tranuk 440", "0: lead tranuk 441")
    assert table.hours() == 1
    assert table.asked() == [0], "a further hour is offered"
    table.play("0: lead tranuk 442")
    assert table.hours() == 2
    table.play("0: lead tranuk 439", "0: stop")
    assert (table.hours(), table.dump["allies"]["tranuk"], table.at()) == (2, "439", "449")
    assert table.asked() == [1]


@pytest.mark.rule("AND-7.2", "AND-3.12", "AND-3.11")
def test_leading_tranuk_obeys_the_hours() -> None:
    table = village(allies={"tranuk": "401"}, h0={"hours": 7, "wp": 3})
    table.play("0: lead tranuk 404", "0: lead tranuk 409", "0: lead tranuk 440")
    assert table.wp() == 1
    table.play("0: lead tranuk 441")
    assert table.asked() == [1], "the next hour cannot be paid"
    assert table.refused(0, "lead tranuk 442") == "AND-3.2"


@pytest.mark.rule("AND-7.2", "AND-7.3")
def test_allies_on_the_castle_face() -> None:
    table = castle(allies={"tranuk": "7", "great_warrior": "7", "volpin": "7"})
    table.play("0: lead tranuk 0", "0: stop", "1: lead great_warrior 0", "1: stop", "0: volpin 0", "0: stop")
    assert table.dump["allies"] == {"tranuk": "0", "great_warrior": "0", "volpin": "0"}
    assert (table.hours(0), table.hours(1)) == (2, 1)


@pytest.mark.rule("AND-7.2", "AND-7.4")
def test_fewer_steps_than_four_cost_the_hour_too() -> None:
    table = village(allies={"tranuk": "401"})
    table.play("0: lead tranuk 404", "0: stop")
    assert table.hours() == 1
    assert table.asked() == [1]


@pytest.mark.rule("AND-7.3", "AND-7.4", "AND-D35", "AND-R45", "AND-23.4")
def test_the_fox_bat_is_put_anywhere_for_an_hour_each() -> None:
    table = village(at="449", allies={"volpin": "401"}, snow={"434": "down"})
    here = [text for text in table.legal(0) if text.startswith("volpin ")]
    assert here == [f"volpin {space}" for space in range(401, 464)]
    table.play("0: volpin 454", "0: volpin 414", "0: volpin 434")
    assert table.hours() == 3
    table.play("0: peek")
    table.token("gem")
    assert table.dump["snow"]["434"] == "gem"
    assert table.items() == {}
    table.play("0: stop")
    assert table.asked() == [1]
    table.play("1: volpin 401", "1: stop")
    assert (table.hours(1), table.dump["allies"]["volpin"]) == (1, "401")


@pytest.mark.rule("AND-7.3", "AND-4.3")
def test_the_fox_bat_never_leaves_the_face() -> None:
    table = village(allies={"volpin": "401"})
    assert table.refused(0, "volpin 14") == "AND-4.3"
    for space in ("400", "80"):
        with pytest.raises(BadNotation):
            GAME.space.parse(f"volpin {space}")


@pytest.mark.rule("AND-7.1")
def test_passing_does_nothing_but_spend_the_hour() -> None:
    table = castle("warrior", "mage", at="10", creatures={"10": "gor"}, snow={"10": "gem"})
    before = table.dump
    table.play("0: pass", "0: stop")
    after = table.dump
    before["heroes"][0]["hours"] = 1
    for key in ("heroes", "items", "snow", "creatures", "letter", "cards"):
        assert after[key] == before[key]


# The eternal cold -------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-11.2", "AND-10.7", "AND-3.14", "AND-R7")
def test_the_days_grow_shorter() -> None:
    table = castle(*ORDER, letter="A", stars=[])
    limits = []
    for _ in range(5):
        limits.append(table.state.hour_limit())
        table.sunrise()
    assert limits == [10, 9, 8, 7, 6]


@pytest.mark.rule("AND-11.3", "AND-R8")
def test_two_hours_always_remain() -> None:
    table = castle(cold={"hour": 4}, stars=[])
    for hour in (3, 3, 3):
        table.sunrise()
        assert table.dump["cold"]["hour"] == hour
    seat = table.state.active
    passes(table, seat, 2)
    assert table.hours(seat) == 2


@pytest.mark.rule("AND-11.1", "AND-3.14")
def test_the_cold_concerns_all_heroes() -> None:
    table = castle(*ORDER, cold={"hour": 4})
    for seat in range(4):
        passes(table, seat, 3)
        assert table.hours(seat) == 3
    for _ in range(4):
        assert table.legal(table.state.active) == ["end_day"]
        table.play(f"{table.state.active}: end_day")


@pytest.mark.rule("AND-11.4", "AND-24.1")
def test_tablets_give_all_hours_to_all_who_have_not_ended_the_day() -> None:
    table = castle("warrior", "mage", "dwarf", cold={"hour": 5}, h0={"items": TABLETS, "hours": 4}, stars=[])
    table.patch(turn=1, h1={"hours": 4, "wp": 20}, h2={"hours": 4})
    table.play("1: end_day", "2: end_day")
    assert table.legal(0) == ["end_day", "tablets", *[f"drop {tablet}" for tablet in TABLETS]]
    table.play("0: tablets")
    passes(table, 0, 4)
    assert (table.hours(), table.wp()) == (8, 5)
    assert table.legal(1) == table.legal(2) == [], "their day stays ended"


@pytest.mark.rule("AND-11.5", "AND-10.10", "AND-24.2")
def test_an_ignored_cold_moves_at_the_next_sunrise_all_the_same() -> None:
    table = castle(cold={"hour": 6, "ignored": True}, h0={"items": TABLETS}, stars=[])
    table.sunrise()
    assert table.dump["cold"] == {"hour": 5, "ignored": False}
    assert table.items() == {}
    assert table.dump["gone"] == TABLETS


@pytest.mark.rule("AND-10.7", "AND-1.7")
def test_while_the_rule_is_off_the_cold_stays() -> None:
    table = castle(rules={"cold": 0}, stars=[])
    table.sunrise()
    assert table.dump["cold"]["hour"] == 11


@pytest.mark.rule("AND-R34")
def test_who_is_beyond_the_cold_simply_spends_no_more_hours() -> None:
    table = castle(cold={"hour": 5}, h0={"hours": 8, "wp": 20})
    assert table.legal(0) == ["end_day"]
    assert table.refused(0, "pass") == "AND-3.14"
    assert table.hours() == 8
