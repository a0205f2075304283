"""Heroes, their abilities and their sheets: chapter 13."""

from typing import Any

import pytest

from tests.rules.andor.table import GAME, ORDER, RANKS, Table, begun, castle, village

FAR = "60"


def fight(*heroes: str, creature: str = "fur_troll", space: str = "10", **given: Any) -> Table:
    """All heroes fight together against a creature; the first one has to roll."""
    table = castle(*heroes, at=space, creatures={space: creature}, **given)
    table.call_fight(*range(len(heroes)))
    return table


def alone(hero: str, **given: Any) -> Table:
    """A hero fights alone against a troll."""
    other = "mage" if hero != "mage" else "dwarf"
    return castle(hero, other, at="10", creatures={"10": "fur_troll"}, h1={"space": FAR}, **given)


# Ranks and dice ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-13.1")
def test_ranks() -> None:
    table = begun(*ORDER)
    ranks = {hero["kind"]: hero["rank"] for hero in GAME.view(table.state, None)["heroes"]}
    assert ranks == {"warrior": 14, "mage": 34, "dwarf": 7, "fire_keeper": 60}
    assert [ORDER[seat] for seat in table.state.by_rank()] == sorted(RANKS, key=lambda kind: -RANKS[kind])


@pytest.mark.rule("AND-13.2")
@pytest.mark.parametrize(
    ("hero", "dice"),
    [("warrior", (2, 3, 4)), ("dwarf", (1, 2, 3)), ("mage", (1, 1, 1)), ("keeper", (2, 2, 3))],
)
def test_dice_by_will_points(hero: str, dice: tuple[int, ...]) -> None:
    shown = []
    for wp in range(1, 21):
        table = castle(hero, "mage" if hero != "mage" else "dwarf", h0={"wp": wp})
        shown.append(GAME.view(table.state, 0)["heroes"][0]["dice"])
    assert shown == [dice[0]] * 6 + [dice[1]] * 7 + [dice[2]] * 7


@pytest.mark.rule("AND-13.3")
def test_dice_follow_the_will_points_between_rounds() -> None:
    table = alone("warrior", h0={"wp": 14, "sp": 8})
    table.play("0: fight")
    table.dice(1, 1, 1, 4, 1, 2, 3)
    assert (table.values, table.wp()) == ((12, 15), 11)
    table.play("0: continue")
    table.dice(1, 1, 1)
    table.dice(6, 1, 2)
    assert (table.values, table.wp()) == ((9, 18), 2)
    assert len(table.told("rolled seat=0")) == 7
    table.play("0: continue")
    table.dice(1, 1)
    assert len(table.told("rolled seat=0")) == 9
    table.dice(1, 2, 3)


@pytest.mark.rule("AND-13.3", "AND-21.3")
def test_a_white_plant_between_rounds_brings_dice_back() -> None:
    table = alone("warrior", h0={"wp": 4, "sp": 13, "items": {"plant_white": 1}})
    table.play("0: fight")
    table.dice(2, 2, 1, 2, 3)
    table.play("0: use plant_white", "0: continue")
    table.dice(1, 1, 1)
    assert len(table.told("rolled seat=0")) == 5


# Abilities --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-13.4", "AND-R1")
def test_the_warriors_fire_bonus() -> None:
    for hero, bonus in (("warrior", 2), ("dwarf", 1), ("keeper", 1)):
        table = alone(hero, h0={"sp": 10, "wp": 3}, fires={"10": "lit"})
        table.play("0: fight")
        assert GAME.view(table.state, 0)["fight"]["group_total"] == 10 + bonus


@pytest.mark.rule("AND-13.5", "AND-D14")
@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5, 6])
def test_the_mage_turns_the_own_die_over(pips: int) -> None:
    table = alone("mage", h0={"sp": 10})
    table.play("0: fight")
    table.dice(pips)
    assert table.legal(0) == ["no", "turn 1"]
    assert table.play("0: turn 1") == [
        f"die-turned seat=0 from={pips} pips={7 - pips}",
        f"dice-counted seat=0 value={7 - pips}",
    ]


@pytest.mark.rule("AND-13.5", "AND-13.6", "AND-6.5")
def test_in_a_group_the_mage_turns_one_die_of_any_participant_each_round() -> None:
    table = fight("warrior", "mage", "dwarf", h0={"sp": 4}, h1={"sp": 4}, h2={"sp": 4})
    table.dice(1, 2, 3)
    assert table.asked() == [1], "before the next participant rolls"
    assert table.legal(1) == ["no", "turn 1", "turn 2", "turn 3"]
    table.play("1: no")
    table.dice(2)
    assert table.legal(1) == ["no", "turn 1"]
    table.play("1: no")
    table.dice(1, 3)
    assert table.legal(1) == ["no", "turn 1", "turn 2"]
    table.play("1: turn 1")
    assert table.told("dice-counted")[-1] == "dice-counted seat=2 value=6"
    table.dice(1, 2, 3)
    table.play("0: continue", "1: continue", "2: continue")
    table.dice(1, 2, 3)
    table.play("1: turn 1")
    table.dice(2)
    assert table.asked() == [-1], "once per round: the own die stays"
    table.dice(1, 1)
    assert table.told("die-turned") == ["die-turned seat=1 from=1 pips=6", "die-turned seat=1 from=1 pips=6"]


@pytest.mark.rule("AND-13.5")
def test_a_mage_who_does_not_fight_turns_nothing() -> None:
    table = castle("warrior", "mage", at="10", creatures={"10": "gor"})
    table.play("0: fight", "0: invite 2", "1: decline")
    table.dice(1, 1, 1)
    assert table.asked() == [-1]
    assert "die-turned" not in " ".join(table.log)
    assert table.legal(1) == []


@pytest.mark.rule("AND-13.5")
def test_the_dice_of_a_creature_are_never_turned() -> None:
    table = alone("mage", h0={"sp": 10})
    table.play("0: fight")
    table.dice(4)
    table.play("0: no")
    table.dice(1, 2, 3)
    assert table.kind() == "go_on"
    assert table.refused(0, "turn 1") == "AND-6.8"


@pytest.mark.rule("AND-13.6", "AND-14.5", "AND-14.6")
def test_the_mage_decides_after_the_reroll() -> None:
    table = fight("dwarf", "mage", h0={"sp": 5, "items": {"askimar_blade": 1}}, h1={"sp": 5})
    table.dice(3, 4)
    assert table.kind(0) == "blade"
    table.play("0: reroll 1")
    table.dice(1)
    assert table.legal(1) == ["no", "turn 1", "turn 2"]
    table.play("1: turn 1")
    assert table.told("dice-counted") == ["dice-counted seat=0 value=6"]


@pytest.mark.rule("AND-13.6", "AND-14.14")
def test_black_dice_cannot_be_turned() -> None:
    table = fight("dwarf", "mage", h0={"sp": 5, "items": {"carlion": 1}}, h1={"sp": 5})
    table.play("0: carlion")
    table.dice(6)
    assert table.told("dice-counted") == ["dice-counted seat=0 value=6"]
    assert table.asked() == [-1]
    table.dice(2)
    assert table.legal(1) == ["no", "turn 1"]


# The keeper of the fire -------------------------------------------------------------------------------------


@pytest.mark.rule("AND-13.7", "AND-16.8", "AND-R16", "AND-D20")
def test_the_keeper_lights_a_fire_on_the_own_sheet() -> None:
    table = castle(
        "keeper", "mage", at="10", h0={"items": {"firewood": 2}, "wp": 9}, h1={"items": {"firewood": 1}}
    )
    assert table.has("fire", "fire_sheet")
    assert table.refused(0, "relight_sheet") == "AND-16.8"
    table.play("0: fire_sheet")
    hero = table.hero()
    assert (hero["sheet_fire"], hero["wp"], hero["items"]) == ("lit", 7, {"firewood": 1})
    assert table.dump["fires"] == {}
    assert table.refused(0, "fire_sheet") == "AND-16.8"
    assert table.refused(1, "fire_sheet") == "AND-13.7"
    table.play("0: fire")
    assert table.dump["fires"] == {"10": "lit"}, "a second fire needs the board"


@pytest.mark.rule("AND-13.7")
def test_the_keepers_fire_where_a_fire_lies_already() -> None:
    table = castle("keeper", "mage", at="10", h0={"items": {"firewood": 1}, "wp": 9}, fires={"10": "unlit"})
    assert table.refused(0, "fire") == "AND-16.2"
    table.play("0: fire_sheet")
    assert table.hero()["sheet_fire"] == "lit"


@pytest.mark.rule("AND-13.7", "AND-16.3", "AND-R16", "AND-10.8")
def test_the_keepers_fire_is_lit_again_for_two_will_points() -> None:
    table = castle("keeper", "mage", h0={"sheet_fire": "unlit", "wp": 3})
    table.play("0: relight_sheet")
    assert (table.hero()["sheet_fire"], table.wp()) == ("lit", 1)
    table = castle("keeper", "mage", h0={"sheet_fire": "unlit", "wp": 2})
    assert table.refused(0, "relight_sheet") == "AND-16.3"
    table = castle("keeper", "mage", h0={"items": {"firewood": 1}, "wp": 2})
    assert table.refused(0, "fire_sheet") == "AND-16.3"


@pytest.mark.rule("AND-13.7", "AND-16.5", "AND-10.6")
def test_the_keepers_fire_goes_with_the_keeper_and_serves_all_there() -> None:
    table = castle(
        "keeper", "warrior", "mage", at="14", h0={"sheet_fire": "lit"}, h2={"space": "10"}, stars=[]
    )
    table.walk(0, 10)
    table.play("1: end_day", "2: end_day", "0: end_day")
    assert [table.wp(seat) for seat in range(3)] == [12, 7, 12]
    assert table.hero()["sheet_fire"] == "unlit"
    table = fight("keeper", "warrior", h0={"sp": 5, "sheet_fire": "lit"}, h1={"sp": 5})
    assert GAME.view(table.state, 0)["fight"]["group_total"] == 5 + 5 + 1 + 2
    table = fight("keeper", "warrior", h0={"sp": 5, "sheet_fire": "lit"}, h1={"sp": 5}, fires={"10": "lit"})
    assert GAME.view(table.state, 0)["fight"]["group_total"] == 5 + 5 + 1 + 2, "not twice"


@pytest.mark.rule("AND-13.7", "AND-16.2")
def test_the_keepers_fire_is_one_of_the_six_tokens() -> None:
    fires = dict.fromkeys(("1", "2", "3", "4", "5"), "unlit")
    table = castle("keeper", "mage", at="10", fires=fires, h0={"items": {"firewood": 2}, "wp": 20})
    table.play("0: fire_sheet")
    assert table.refused(0, "fire") == "AND-16.2"


# The dwarf --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-13.8", "AND-3.12", "AND-R3")
def test_overtime_costs_the_dwarf_one_will_point() -> None:
    table = castle("dwarf", "mage", h0={"hours": 7, "wp": 4})
    table.play("0: pass", "0: pass", "0: pass")
    assert (table.hours(), table.wp()) == (10, 1)
    table = castle("dwarf", "mage", h0={"hours": 7, "wp": 2})
    table.play("0: pass")
    assert (table.hours(), table.wp(), table.asked()) == (8, 1, [1])
    assert castle("dwarf", "mage", h0={"hours": 7, "wp": 1}).refused(0, "pass") == "AND-3.12"


# Sheets -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-13.9")
@pytest.mark.parametrize(
    ("full", "more"),
    [
        ({"gourd": 2, "firewood": 1}, "gourd_half"),
        ({"tablet_buffalo": 1, "tablet_seamonster": 1, "tablet_griffon": 1}, "gourd"),
        ({"spyglass": 2, "firewood": 1}, "tablet_griffon"),
        ({"askimar_blade": 1}, "falcon"),
        ({"winter_stone": 1}, "carlion"),
        ({"rider_helmet": 1}, "rider_helmet"),
    ],
)
def test_three_small_one_large_and_one_helmet(full: dict[str, int], more: str) -> None:
    table = castle(items={"18": {}}, h0={"items": full}).patch(items={"40": {more: 1}})
    assert table.refused(0, f"pick {more}") == "AND-13.9"
    spare = dict(full)
    spare.popitem()
    table.patch(h0={"items": spare})
    table.play(f"0: pick {more}")
    assert table.items()[more] == 1


@pytest.mark.rule("AND-13.9")
def test_all_slots_at_once_and_an_endless_purse() -> None:
    purse = {"gem": 3, "plant_blue": 2, "plant_white": 2, "plant_red": 2, "plant_black": 1}
    sheet = {"gourd": 3, "carlion": 1, "rider_helmet": 1, "iquar": 2, "takota": 1}
    table = village("keeper", "mage", h0={"sheet_fire": "lit"}, items={"422": {}, "445": {}})
    table.patch(items={"447": sheet | purse})
    for item, n in (sheet | purse).items():
        table.play(*[f"0: pick {item}"] * n)
    assert table.items() == sheet | purse


@pytest.mark.rule("AND-13.10", "AND-D32", "AND-17.2")
def test_what_does_not_fit_is_left_or_replaces_another_object() -> None:
    for answer, items, lying in (
        ("drop gourd", {"gourd": 1, "spyglass": 1, "firewood": 1}, {"gourd": 1}),
        ("drop spyglass", {"gourd": 2, "firewood": 1}, {"spyglass": 1}),
        ("leave_it", {"gourd": 2, "spyglass": 1}, {"firewood": 1}),
    ):
        carried = {"gourd": 2, "spyglass": 1, "falcon": 1, "gem": 1}
        table = castle(at="14", snow={"10": "firewood"}, h0={"items": carried}, items={"18": {}})
        table.play("0: move 10", "0: hour", "0: stop")
        assert table.legal(0) == ["leave_it", "drop gourd", "drop spyglass"]
        table.play(f"0: {answer}")
        assert table.items() == items | {"falcon": 1, "gem": 1}
        assert table.lying(10) == lying
        assert table.asked() == [1]


@pytest.mark.rule("AND-13.10", "AND-15.6")
def test_left_on_a_merchants_space_it_becomes_stock() -> None:
    table = castle(at="18", snow={"18": "firewood"}, h0={"items": {"gourd": 3}}, items={"18": {"falcon": 1}})
    table.play("0: activate", "0: leave_it")
    assert table.lying(18) == {"firewood": 1, "falcon": 1}
    assert table.refused(0, "pick firewood") == "AND-15.6"
    assert table.has("barter gourd firewood")


@pytest.mark.rule("AND-13.10", "AND-19.9")
def test_left_on_the_ice_it_sinks_when_the_ice_breaks() -> None:
    table = village(at="407", h0={"items": {"spyglass": 2, "firewood": 1}}, items={"422": {}, "445": {}})
    table.play("0: move 453")
    table.token("gourd")
    table.play("0: leave_it", "1: end_day", "0: move 407")
    assert table.lying(453) == {}
    assert table.dump["gone"] == {"gourd": 1}


@pytest.mark.rule("AND-13.11", "AND-R9", "AND-17.2")
@pytest.mark.parametrize(
    ("wp", "sp", "after"), [(3, 4, (4, 1)), (2, 4, (3, 3)), (1, 4, (3, 3)), (2, 1, (1, 3)), (1, 1, (1, 3))]
)
def test_losing_the_last_will_points_outside_a_fight(wp: int, sp: int, after: tuple[int, int]) -> None:
    table = castle(at="14", snow={"10": "wp_minus_2"}, h0={"wp": wp, "sp": sp})
    table.walk(0, 10)
    assert table.points() == after
    assert table.asked() == [1]


@pytest.mark.rule("AND-13.11")
def test_losing_the_last_will_points_by_a_card() -> None:
    table = begun("warrior", "mage", legend="L4").patch(
        creatures={}, snow={}, h0={"space": "432", "wp": 3, "sp": 3}
    )
    table.play("0: move 431", "0: stop", "chance: face trap")
    assert table.read()[-1] == "M3"
    assert table.points() == (2, 3)
