"""Fighting in a group and sharing rewards: chapter 6, AND-9.6 and AND-9.7."""

from typing import Any

import pytest

from tests.rules.andor.table import GAME, Table, castle, village


def group(*heroes: str, creature: str = "wargor", turn: int = 0, **given: Any) -> Table:
    """Heroes on one space with a creature; nobody fights yet."""
    heroes = heroes or ("warrior", "dwarf", "keeper")
    return castle(*heroes, at="10", creatures={"10": creature}, turn=turn, **given)


def foe_wp(table: Table) -> int:
    """The will points the creature has left in this fight."""
    return int(GAME.view(table.state, 0)["fight"]["creature_wp"])


# Inviting ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-6.1", "AND-D8", "AND-D9")
def test_the_hero_on_turn_invites_others_on_the_space() -> None:
    table = group("warrior", "dwarf", "keeper", "mage", h3={"space": "14"})
    assert table.refused(1, "fight") == "AND-3.2"
    table.play("0: fight")
    assert table.legal(0) == ["start", "invite 2", "invite 3"]
    assert table.refused(0, "invite 4") == "AND-6.1"
    assert table.refused(0, "invite 1") == "AND-6.1"
    table.play("0: invite 2")
    assert table.asked() == [1]
    assert table.legal(1) == ["accept", "decline"]
    table.play("1: decline")
    assert table.legal(0) == ["start", "invite 3"]
    assert table.refused(0, "invite 2") == "AND-6.1"
    table.play("0: invite 3", "2: accept")
    assert GAME.view(table.state, 0)["fight"]["party"] == [0, 2]
    assert (table.hours(0), table.hours(1), table.hours(2)) == (1, 0, 1), (
        "it starts: nobody is left to invite"
    )


@pytest.mark.rule("AND-6.1", "AND-3.10")
def test_who_has_ended_the_day_is_not_invited() -> None:
    table = group(h1={"ended": True})
    table.play("0: fight")
    assert table.legal(0) == ["start", "invite 3"]
    assert table.refused(0, "invite 2") == "AND-3.10"


@pytest.mark.rule("AND-6.1", "AND-R37")
@pytest.mark.parametrize(
    ("hero", "invited"),
    [({"hours": 7, "wp": 3}, True), ({"hours": 7, "wp": 2}, False), ({"hours": 10, "wp": 20}, False)],
)
def test_who_cannot_spend_an_hour_is_not_invited(hero: dict[str, int], invited: bool) -> None:
    table = group("warrior", "keeper", "dwarf", h1=hero)
    table.play("0: fight")
    if not invited:
        assert table.refused(0, "invite 2") == "AND-6.1"
        return
    table.play("0: invite 2", "1: accept", "0: start")
    assert (table.hours(1), table.wp(1)) == (8, 1)


@pytest.mark.rule("AND-6.2", "AND-R52")
def test_nobody_joins_after_the_first_round_has_begun() -> None:
    table = group("warrior", "dwarf", h0={"sp": 2})
    table.play("0: fight", "0: invite 2", "1: decline")
    table.dice(4, 1, 1, 1, 4)
    assert table.kind() == "go_on"
    assert table.refused(0, "invite 2") == "AND-6.8"
    assert table.refused(1, "accept") == "AND-3.2"
    table.play("0: continue")
    assert table.hours(1) == 0


@pytest.mark.rule("AND-6.1", "AND-6.3", "AND-6.5", "AND-6.8", "AND-5.13")
def test_a_whole_fight_is_told() -> None:
    table = group("warrior", "dwarf", "keeper", h0={"sp": 3, "wp": 6}, h1={"sp": 3, "wp": 6}, stars=[])
    table.play("0: fight", "0: invite 3", "2: decline", "0: invite 2", "1: accept")
    table.dice(1, 2, 1, 3, 4)
    table.play("0: continue", "1: withdraw")
    table.dice(6, 5, 1, 2)
    table.play("0: reward_wp")
    assert table.log == [
        "fight-began seat=0 creature=wargor space=10",
        "invited seat=0 to=3",
        "declined seat=2",
        "invited seat=0 to=2",
        "joined seat=1",
        "round-began round=1",
        "hours seat=0 hours=1",
        "hours seat=1 hours=1",
        "rolled seat=0 pips=1",
        "rolled seat=0 pips=2",
        "dice-counted seat=0 value=2",
        "rolled seat=1 pips=1",
        "dice-counted seat=1 value=1",
        "creature-rolled creature=wargor pips=3",
        "creature-rolled creature=wargor pips=4",
        "values heroes=9 enemy=6",
        "creature-hurt creature=wargor wp=3",
        "left-fight seat=1",
        "round-began round=2",
        "hours seat=0 hours=2",
        "rolled seat=0 pips=6",
        "rolled seat=0 pips=5",
        "dice-counted seat=0 value=6",
        "creature-rolled creature=wargor pips=1",
        "creature-rolled creature=wargor pips=2",
        "values heroes=9 enemy=4",
        "creature-hurt creature=wargor wp=0",
        "defeated seat=0 creature=wargor space=10",
        "reward seat=0 points=wp amount=4",
        "will seat=0 wp=10",
        "narrator letter=B",
        "turn-began seat=1",
    ]


# The rounds -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-6.3", "AND-3.4")
def test_everybody_spends_an_hour_each_round() -> None:
    table = group(creature="fur_troll", h0={"sp": 4, "hours": 2}, h1={"sp": 4}, h2={"sp": 4, "hours": 5})
    table.call_fight(0, 1, 2)
    assert [table.hours(seat) for seat in range(3)] == [3, 1, 6]
    table.dice(1, 1, 1, 1, 1, 1, 1, 1, 2, 3)
    table.play("0: continue", "1: continue", "2: continue")
    assert [table.hours(seat) for seat in range(3)] == [4, 2, 7]


@pytest.mark.rule("AND-6.4", "AND-13.4", "AND-16.4", "AND-23.1", "AND-6.15")
def test_the_group_total() -> None:
    points: dict[str, Any] = {"h0": {"sp": 3}, "h1": {"sp": 4}, "h2": {"sp": 5}}
    cases: list[tuple[dict[str, Any], int]] = [
        ({}, 12),
        ({"fires": {"10": "lit"}}, 12 + 2 + 1 + 1),
        ({"fires": {"10": "unlit"}}, 12),
        ({"allies": {"tranuk": "10"}}, 12 + 2),
        ({"allies": {"great_warrior": "10"}, "fires": {"10": "lit"}}, 12 + 4 + 4),
        ({"allies": {"tranuk": "14"}}, 12),
    ]
    for given, total in cases:
        table = group(creature="fur_troll", **points, **given)
        table.call_fight(0, 1, 2)
        assert GAME.view(table.state, 0)["fight"]["group_total"] == total
        table.dice(1, 1, 1, 2, 2, 3, 3)
        table.dice(1, 2, 3)
        assert table.values == (total + 1 + 2 + 3, 15)


@pytest.mark.rule("AND-6.5", "AND-5.6")
def test_all_roll_in_turn_order_from_the_initiator() -> None:
    table = group(
        creature="fur_troll", turn=1, h0={"sp": 5, "wp": 1}, h1={"sp": 5, "wp": 1}, h2={"sp": 5, "wp": 1}
    )
    table.call_fight(1, 0, 2)
    table.dice(2, 3, 4, 5, 6, 1, 2, 3)
    assert table.told("dice-counted") == [
        "dice-counted seat=1 value=2",
        "dice-counted seat=2 value=4",
        "dice-counted seat=0 value=6",
    ]
    assert table.values == (15 + 2 + 4 + 6, 15)


@pytest.mark.rule("AND-6.6")
def test_every_participant_loses_the_full_difference() -> None:
    table = group(creature="fur_troll", h0={"sp": 3}, h1={"sp": 3, "wp": 14}, h2={"sp": 3, "wp": 20})
    table.call_fight(0, 1, 2)
    table.dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3)
    assert table.values == (12, 15)
    assert [table.wp(seat) for seat in range(3)] == [4, 11, 17]


@pytest.mark.rule("AND-6.7")
def test_the_creature_loses_the_difference_once() -> None:
    table = group(creature="fur_troll", h0={"sp": 5}, h1={"sp": 5}, h2={"sp": 5})
    table.call_fight(0, 1, 2)
    table.dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 3)
    assert table.values == (18, 15)
    assert foe_wp(table) == 11
    assert [table.wp(seat) for seat in range(3)] == [7, 7, 7]


# Leaving ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-6.8", "AND-D16")
def test_each_may_leave_after_a_completed_round() -> None:
    table = group(creature="fur_troll", h0={"sp": 4}, h1={"sp": 4}, h2={"sp": 4})
    table.call_fight(0, 1, 2)
    assert table.refused(1, "withdraw") == "AND-3.2", "all who accepted fight at least one round"
    table.dice(1, 1, 1, 1, 1, 1, 1, 1, 2, 3)
    assert table.asked() == [0]
    table.play("0: continue")
    assert table.asked() == [1], "clockwise from the initiator"
    table.play("1: withdraw", "2: continue")
    assert GAME.view(table.state, 0)["fight"]["party"] == [0, 2]
    assert [table.hours(seat) for seat in range(3)] == [2, 1, 2]
    table.dice(1, 1, 1, 1, 1, 1, 2, 3)
    assert table.asked() == [0]
    table.play("0: continue")
    assert table.asked() == [2], "who has left cannot return"
    table.play("2: continue")
    assert [table.hours(seat) for seat in range(3)] == [3, 1, 3]


@pytest.mark.rule("AND-6.9", "AND-D17", "AND-D18", "AND-6.13")
def test_when_the_initiator_leaves_the_next_one_clockwise_leads() -> None:
    table = group(turn=1, h0={"sp": 4}, h1={"sp": 1}, h2={"sp": 1})
    table.call_fight(1, 0, 2)
    table.dice(1, 1, 1, 1, 1, 1, 1, 2, 3)
    assert table.values == (9, 5)
    table.play("1: withdraw", "2: continue", "0: continue")
    table.dice(6, 6, 6, 6, 6, 1, 2)
    assert table.told("dice-counted")[-2:] == ["dice-counted seat=2 value=6", "dice-counted seat=0 value=6"]
    assert table.told("defeated") == ["defeated seat=2 creature=wargor space=10"]
    assert table.kind(2) == "reward"
    table.play("2: reward_sp")
    assert table.legal(2) == ["share 1", "share 3"]
    table.play("2: share 1")
    assert table.sp(0) == 5
    assert table.asked() == [2], "after seat 1, whoever fought last"


@pytest.mark.rule("AND-6.10", "AND-5.12")
def test_who_cannot_spend_the_next_hour_leaves_and_the_others_go_on() -> None:
    table = group(creature="fur_troll", h0={"sp": 4, "hours": 9, "wp": 9}, h1={"sp": 4}, h2={"sp": 4})
    table.call_fight(0, 1, 2)
    table.dice(1, 1, 1, 1, 1, 1, 1, 1, 2, 3)
    assert table.told("left-fight") == ["left-fight seat=0"]
    assert table.asked() == [1]
    table.play("1: continue", "2: continue")
    assert [table.hours(seat) for seat in range(3)] == [10, 2, 2]


@pytest.mark.rule("AND-6.10")
def test_a_will_point_spent_between_rounds_can_cost_the_next_one() -> None:
    table = group(
        "warrior", "dwarf", creature="fur_troll", fires={"10": "unlit"}, h0={"sp": 14, "hours": 7, "wp": 7}
    )
    table.call_fight(0, 1)
    table.dice(1, 1, 1, 1, 1, 2, 3)
    assert (table.wp(0), table.kind()) == (5, "go_on")
    table.play("0: relight")
    assert table.wp(0) == 3
    table.play("0: continue", "1: continue")
    assert (table.hours(0), table.wp(0)) == (9, 1)


@pytest.mark.rule("AND-6.10", "AND-3.12")
def test_who_wanted_to_go_on_and_can_pay_no_more_is_out() -> None:
    table = group(
        "warrior", "dwarf", creature="fur_troll", fires={"10": "unlit"}, h0={"sp": 14, "hours": 7, "wp": 6}
    )
    table.call_fight(0, 1)
    table.dice(1, 1, 1, 1, 1, 2, 3)
    assert (table.wp(0), table.kind()) == (4, "go_on")
    table.play("0: continue", "0: relight", "1: continue")
    assert table.told("left-fight") == ["left-fight seat=0"]
    assert (table.hours(0), table.wp(0), table.hours(1)) == (8, 2, 2)


@pytest.mark.rule("AND-6.11", "AND-6.6")
def test_a_fallen_participant_is_out_and_the_others_go_on() -> None:
    table = group(creature="fur_troll", h0={"sp": 3, "wp": 3}, h1={"sp": 3, "wp": 14}, h2={"sp": 1, "wp": 5})
    table.call_fight(0, 1, 2)
    table.dice(1, 1, 1, 1, 1, 1, 1, 1, 2, 3)
    assert table.values == (10, 15)
    assert [table.points(seat) for seat in range(3)] == [(2, 3), (3, 9), (1, 3)]
    assert table.asked() == [1]
    table.play("1: continue")
    assert [table.hours(seat) for seat in range(3)] == [1, 2, 1]


@pytest.mark.rule("AND-6.12", "AND-9.7", "AND-D18")
def test_only_those_of_the_last_round_share_the_reward() -> None:
    table = group(h0={"sp": 2}, h1={"sp": 2}, h2={"sp": 2})
    table.call_fight(0, 1, 2)
    table.dice(1, 1, 1, 1, 1, 1, 1, 3, 4)
    assert table.values == (9, 6)
    table.play("0: continue", "1: withdraw", "2: continue")
    table.dice(6, 6, 6, 6, 6, 1, 2)
    table.play("0: reward_wp")
    assert table.legal(0) == ["share 1", "share 3"]
    table.play("0: share 1", "0: share 3", "0: share 3", "0: share 3")
    assert [table.wp(seat) for seat in range(3)] == [8, 7, 10]


@pytest.mark.rule("AND-6.13")
def test_after_the_fight_it_is_the_turn_of_the_next_after_the_initiator() -> None:
    table = group(turn=1, h0={"sp": 4}, h1={"sp": 4}, h2={"sp": 4})
    table.call_fight(1, 0, 2)
    table.dice(1, 1, 1, 1, 1, 1, 1, 6, 6)
    assert table.values == (15, 14)
    table.play("1: withdraw", "2: withdraw", "0: withdraw")
    assert table.asked() == [2]


# Between the rounds -----------------------------------------------------------------------------------------


@pytest.mark.rule("AND-6.14", "AND-8.3")
def test_nothing_is_handed_over_during_a_round() -> None:
    table = group(
        "mage",
        "dwarf",
        creature="fur_troll",
        h0={"items": {"askimar_blade": 1, "gem": 1}, "sp": 8},
        h1={"sp": 8, "items": {"plant_white": 1}},
    )
    table.call_fight(0, 1)
    table.dice(3)
    assert table.kind(0) == "blade"
    for seat, text in ((0, "give 2 gem"), (1, "give 1 plant_white"), (1, "use plant_white")):
        assert table.refused(seat, text) == "AND-8.3"
    table.play("0: keep", "0: no")
    assert table.asked() == [-1]
    assert table.legal(0) == table.legal(1) == []
    table.dice(1, 1)
    table.play("0: no")
    table.dice(1, 2, 3)
    assert table.kind(0) == "go_on"
    table.play("0: give 2 askimar_blade", "1: take 1 askimar_blade", "1: use plant_white")
    assert (table.items(1), table.wp(1)) == ({"askimar_blade": 1}, 12)
    table.play("0: continue", "1: continue")
    table.dice(3)
    assert table.kind(0) == "turn_die"
    table.play("0: no")
    table.dice(3, 3)
    assert table.kind(1) == "blade"


@pytest.mark.rule("AND-6.15")
def test_the_group_total_is_shown_and_stays_between_rounds() -> None:
    table = group(creature="fur_troll", h0={"sp": 7}, h1={"sp": 4}, h2={"sp": 2}, fires={"10": "lit"})
    table.call_fight(0, 1, 2)
    totals = []
    for _ in range(2):
        totals.append(GAME.view(table.state, None)["fight"]["group_total"])
        table.dice(1, 1, 1, 1, 1, 1, 1)
        while table.kind(-1) == "roll":
            table.dice(1)
        totals.append(GAME.view(table.state, None)["fight"]["group_total"])
        table.play("0: continue", "1: continue", "2: continue")
    assert totals == [17, 17, 17, 17]


@pytest.mark.rule("AND-6.16", "AND-5.15")
def test_a_creature_left_by_all_is_whole_again() -> None:
    table = group("warrior", "dwarf", h0={"sp": 3}, h1={"sp": 3})
    table.call_fight(0, 1)
    table.dice(1, 1, 1, 1, 1, 1, 3)
    assert foe_wp(table) == 3
    table.play("0: withdraw", "1: withdraw")
    assert table.dump["fight"] is None
    table.play("1: fight")
    assert foe_wp(table) == 6


@pytest.mark.rule("AND-6.16", "AND-6.11")
def test_a_group_that_has_fallen_ends_the_fight() -> None:
    table = group("warrior", "dwarf", creature="fur_troll", h0={"sp": 2}, h1={"sp": 2})
    table.call_fight(0, 1)
    table.dice(1, 1, 1, 1, 1, 6, 6, 6)
    assert table.values == (6, 30)
    assert [table.points(seat) for seat in range(2)] == [(1, 3), (1, 3)]
    assert table.asked() == [1]
    assert table.creatures() == {"10": "fur_troll"}


@pytest.mark.rule("AND-6.13", "AND-5.14")
def test_an_initiator_who_falls_has_no_turn_left() -> None:
    table = castle(
        "warrior", "dwarf", at="18", creatures={"18": "wargor"}, h0={"wp": 1, "items": {"firewood": 1}}
    )
    table.call_fight(0, 1)
    table.dice(1, 1, 1, 1, 5, 1)
    assert table.values == (4, 7)
    assert table.points(0) == (1, 3)
    table.play("1: withdraw")
    assert (table.asked(), table.kind(1)) == ([1], "turn")


@pytest.mark.rule("AND-5.14", "AND-8.5", "AND-15.2")
@pytest.mark.parametrize(("wp", "fallen"), [(1, True), (20, False)])
def test_an_initiator_who_falls_barters_no_more_while_the_others_go_on(wp: int, fallen: bool) -> None:
    table = castle("warrior", "dwarf", at="18", creatures={"18": "fur_troll"})
    table.patch(h0={"wp": wp, "items": {"firewood": 1}}, h1={"sp": 10, "wp": 20})
    table.call_fight(0, 1)
    while table.kind(-1) == "roll":
        table.dice(2 if table.state.roller < 0 else 1)
    if not fallen:
        table.play("0: withdraw", "0: barter firewood gourd", "1: withdraw")
        assert table.kind(0) == "after"
        return
    assert (table.points(0), table.asked()) == ((1, 3), [1])
    assert table.refused(0, "barter firewood gourd") == "AND-8.5"


# Rewards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-9.6", "AND-R25", "AND-D17")
@pytest.mark.parametrize(
    ("creature", "wp", "sp"), [("gor", 2, 0), ("wargor", 4, 1), ("steppe_buffalo", 6, 2), ("fur_troll", 8, 3)]
)
@pytest.mark.parametrize("choice", ["wp", "sp"])
def test_the_reward_of_each_creature(creature: str, wp: int, sp: int, choice: str) -> None:
    table = group("dwarf", "mage", h0={"sp": 10, "wp": 6}, h1={"space": "60"})
    table.patch(creatures=[table.creature(creature, "10", sp=0, wp=1)])
    table.play("0: fight")
    table.dice(6, 1, 2)
    if creature == "gor":
        assert table.points() == (10, 8), "no choice"
        return
    assert table.legal(0) == ["reward_wp", "reward_sp"]
    table.play(f"0: reward_{choice}")
    assert table.points() == ((10, 6 + wp) if choice == "wp" else (10 + sp, 6))


@pytest.mark.rule("AND-9.6", "AND-9.7")
def test_a_reward_is_divided_point_by_point_but_never_mixed() -> None:
    table = group("warrior", "dwarf", creature="steppe_buffalo", h0={"sp": 8}, h1={"sp": 8})
    table.call_fight(0, 1)
    table.dice(6, 6, 6, 6, 6, 1, 2)
    table.play("0: reward_sp")
    assert table.legal(0) == ["share 1", "share 2"]
    table.play("0: share 1")
    assert table.legal(0) == ["share 1", "share 2"], "no will points any more"
    table.play("0: share 2")
    assert [table.points(seat) for seat in range(2)] == [(9, 7), (9, 7)]
    assert table.asked() == [1]


@pytest.mark.rule("AND-9.6")
def test_bosses_give_no_reward() -> None:
    table = village("dwarf", "mage", at="420", legend="L3", h0={"sp": 14}, h1={"space": "401"})
    table.patch(creatures=[table.creature("shron_risen", "420", sp=0, wp=1)])
    table.play("0: fight")
    table.dice(6, 6, 6)
    assert table.told("reward") == []
    assert table.points() == (14, 7)
    assert table.dump["letter"] == "B"


@pytest.mark.rule("AND-14.14", "AND-6.5")
def test_no_dice_lie_there_while_the_bearer_of_carlion_chooses() -> None:
    table = group(creature="fur_troll", h0={"sp": 4}, h1={"sp": 4, "items": {"carlion": 1}}, h2={"sp": 4})
    table.call_fight(0, 1, 2)
    table.dice(6, 6, 6)
    assert table.kind(1) == "choose_dice"
    assert table.dump["fight"]["dice"] == []
