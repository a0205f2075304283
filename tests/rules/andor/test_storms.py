"""Snowstorms (AND-18)."""

import pytest

from tests.rules.andor.stories import story
from tests.rules.andor.table import Table, castle, village


def places(table: Table) -> list[str]:
    return [table.at(seat) for seat in range(table.state.seats)]


@pytest.mark.rule("AND-18.1", "AND-R13")
def test_every_hero_moves_one_space_along_the_arrow() -> None:
    table = castle("warrior", "mage", "dwarf", snow={"49": "snowstorm"}, at="50")
    table.patch(h1={"space": "70"}, h2={"space": "23", "ended": True})
    table.walk(0, 49)
    assert places(table) == ["48", "69", "22"]
    assert table.told("storm") == ["storm"]
    assert table.dump["snow"] == {}


@pytest.mark.rule("AND-18.2")
def test_heroes_without_an_arrow_stay() -> None:
    table = village("warrior", "mage", "dwarf", "keeper", at="410", snow={"410": "snowstorm"})
    table.patch(h1={"space": "401"}, h2={"space": "456"}, h3={"space": "453"}, ice=[], ice_pool={})
    table.play("0: activate")
    assert places(table) == ["405", "401", "456", "453"]
    assert table.told("held") == ["held seat=3 space=453", "held seat=1 space=401", "held seat=2 space=456"]


@pytest.mark.rule("AND-18.2", "AND-R39", "AND-19.2")
def test_a_storm_under_the_ice_moves_the_others_and_breaks_nothing() -> None:
    table = village(at="407", h1={"space": "423"})
    table.play("0: move 453")
    table.token("snowstorm")
    assert places(table) == ["453", "411"]
    assert table.dump["broken"] == []
    assert table.asked() == [1]


@pytest.mark.rule("AND-18.3", "AND-25.1", "AND-R50")
@pytest.mark.parametrize(("wp", "space"), [(13, "418"), (14, "414"), (20, "414")])
def test_the_great_cave_needs_fourteen_will_points(wp: int, space: str) -> None:
    table = village(at="410", h1={"space": "418", "wp": wp}, snow={"410": "snowstorm"})
    table.play("0: activate")
    assert table.at(1) == space


@pytest.mark.rule("AND-18.3")
def test_out_of_the_cave_a_storm_carries_everybody() -> None:
    table = village(at="410", h1={"space": "414", "wp": 1}, snow={"410": "snowstorm"})
    table.play("0: activate")
    assert table.at(1) == "420"


@pytest.mark.rule("AND-18.4")
def test_first_all_move_then_tokens_in_descending_rank() -> None:
    snow = {"410": "snowstorm", "406": "sp_plus_1", "412": "wp_minus_2", "440": "wp_minus_2"}
    table = village("dwarf", "mage", "keeper", at="410", snow=snow)
    table.patch(h1={"space": "422"}, h2={"space": "421"})
    lines = table.play("0: activate")
    kept = [line for line in lines if line.startswith(("blown", "snow-activated"))]
    assert kept == [
        "snow-activated seat=0 space=410 token=snowstorm",
        "blown seat=2 space=412",
        "blown seat=1 space=406",
        "blown seat=0 space=405",
        "snow-activated seat=2 space=412 token=wp_minus_2",
        "snow-activated seat=1 space=406 token=sp_plus_1",
    ]
    assert table.dump["snow"] == {"440": "wp_minus_2"}


@pytest.mark.rule("AND-18.4")
def test_of_several_heroes_on_one_space_the_highest_rank_digs() -> None:
    snow = {"410": "snowstorm", "406": "sp_plus_1"}
    table = village("dwarf", "warrior", "mage", at="422", snow=snow)
    table.patch(h0={"space": "410"})
    table.play("0: activate")
    assert [table.sp(seat) for seat in range(3)] == [1, 1, 2]


@pytest.mark.rule("AND-18.4")
def test_a_hero_who_was_not_moved_digs_nothing() -> None:
    table = village(at="410", h1={"space": "418", "wp": 5}, snow={"410": "snowstorm", "418": "sp_plus_1"})
    table.play("0: activate")
    assert table.at(1) == "418"
    assert table.sp(1) == 1
    assert table.dump["snow"] == {"418": "sp_plus_1"}


@pytest.mark.rule("AND-18.4")
def test_a_second_storm_starts_at_once_and_leaves_the_other_tokens() -> None:
    snow = {"410": "snowstorm", "412": "snowstorm", "406": "gem"}
    table = village("dwarf", "mage", "keeper", at="410", snow=snow)
    table.patch(h1={"space": "422"}, h2={"space": "421"})
    table.play("0: activate")
    assert places(table) == ["401", "403", "407"]
    assert table.dump["snow"] == {"406": "gem"}
    assert table.told("storm") == ["storm", "storm"]


@pytest.mark.rule("AND-18.4", "AND-18.3", "AND-R48")
def test_a_hero_held_by_the_second_storm_still_has_a_token_to_resolve() -> None:
    snow = {"419": "snowstorm", "426": "snowstorm", "418": "gem", "437": "wp_minus_2"}
    table = village("mage", "keeper", at="419", h0={"wp": 10}, h1={"space": "425"}, snow=snow)
    lines = table.play("0: activate")
    assert places(table) == ["418", "437"]
    assert (table.wp(1), table.items(0)) == (5, {"gem": 1})
    dug = [line.split()[2] for line in lines if line.startswith("snow-activated")]
    assert dug == ["space=419", "space=426", "space=437", "space=418"]


@pytest.mark.rule("AND-18.4")
def test_a_chain_of_three_storms() -> None:
    table = castle(at="52", snow={"52": "snowstorm", "16": "snowstorm"}, h1={"space": "48"})
    table.patch(snow={"52": "snowstorm", "16": "snowstorm", "13": "snowstorm"})
    table.play("0: activate")
    assert places(table) == ["16", "6"]  # 52-50-48-16 and 48-16-13-6
    assert table.dump["snow"] == {}
    assert len(table.told("storm")) == 3


@pytest.mark.rule("AND-18.5", "AND-4.11")
def test_after_the_chain_those_who_were_moved_have_stopped() -> None:
    cards = """
    - {id: A, when: start, do: [{objective: {id: there, kind: visit, space: 411}}]}
    - {id: S, when: {stop: {space: 402}}, do: [{give: {to: finder, sp: 1}}]}
    - {id: T, when: {stop: {space: 411}}, do: [{give: {to: finder, sp: 2}}]}
    """
    table = story(cards, "dwarf", "mage", "keeper")
    table.patch(h0={"space": "401"}, h1={"space": "411"}, h2={"space": "423"}, snow={"401": "snowstorm"})
    table.play("0: activate")
    assert places(table) == ["401", "402", "411"]
    assert [table.sp(seat) for seat in range(3)] == [1, 2, 3]
    assert table.told("stopped") == ["stopped seat=2 space=411", "stopped seat=1 space=402"]
    assert table.objective("there") == "complete"


@pytest.mark.rule("AND-18.5")
def test_between_two_storms_nobody_has_stopped() -> None:
    cards = "- {id: S, when: {stop: {space: 411}}, do: [{give: {to: finder, sp: 1}}]}"
    table = story(cards, "dwarf", "mage")
    table.patch(h0={"space": "410"}, h1={"space": "423"}, snow={"410": "snowstorm", "405": "snowstorm"})
    table.play("0: activate")
    assert places(table) == ["401", "402"]
    assert table.read() == []


@pytest.mark.rule("AND-18.6")
def test_a_storm_costs_nothing_and_crosses_bridges() -> None:
    table = village(
        at="420",
        snow={"420": "snowstorm"},
        h1={"space": "442"},
        creatures={"438": "gor"},
        allies={"tranuk": "430", "volpin": "425"},
        items={"433": {"gem": 1}},
    )
    table.play("0: activate")
    assert places(table) == ["421", "441"]
    assert (table.hours(0), table.hours(1)) == (0, 0)
    assert table.creatures() == {"438": "gor"}
    assert table.dump["allies"] == {"tranuk": "430", "great_warrior": None, "volpin": "425"}
    assert table.lying(433) == {"gem": 1}


@pytest.mark.rule("AND-18.7", "AND-D33")
def test_each_follower_comes_along_or_stays() -> None:
    table = village(at="410", snow={"410": "snowstorm"}, h1={"space": "423"})
    table.patch(h0={"items": {"iquar": 2, "takota": 1}})
    table.play("0: activate")
    assert table.legal(0) == ["along iquar", "behind iquar"]
    table.play("0: along iquar", "0: behind iquar")
    assert table.legal(0) == ["along takota", "behind takota"]
    table.play("0: behind takota")
    assert table.items() == {"iquar": 1}
    assert table.at() == "405"
    assert table.lying(410) == {"iquar": 1, "takota": 1}


@pytest.mark.rule("AND-18.7", "AND-22.5")
def test_a_storm_may_bring_an_iquar_home() -> None:
    table = village(at="405", snow={"405": "snowstorm"}, h1={"space": "447"}, h0={"items": {"iquar": 1}})
    table.play("0: activate", "0: along iquar")
    assert (table.at(), table.items()) == ("401", {})
    assert (table.dump["saved"], table.dump["defence"]) == (1, 4)


@pytest.mark.rule("AND-18.7", "AND-18.2")
def test_who_stays_is_not_asked_about_followers() -> None:
    table = village(at="410", snow={"410": "snowstorm"}, h1={"space": "456", "items": {"iquar": 2}})
    table.play("0: activate")
    assert table.items(1) == {"iquar": 2}
    assert table.asked() == [0]


@pytest.mark.rule("AND-18.8", "AND-4.11")
def test_who_is_carried_away_has_not_stopped() -> None:
    cards = """
    - {id: A, when: start, do: [
        {markers: {id: spot, at: [402], faces: [bone]}},
        {objective: {id: there, kind: visit, space: 402}}]}
    - {id: S, when: {stop: {space: 402}}, do: [{give: {to: finder, sp: 1}}]}
    - {id: M, when: {marker: bone}, do: [{give: {to: finder, sp: 1}}]}
    """
    table = story(cards, victory=["there"])
    table.patch(snow={"402": "snowstorm"}, h0={"space": "411"}, h1={"space": "447"})
    table.walk(0, 402)
    assert table.at() == "401"
    assert table.read() == ["A"]
    assert (table.objective("there"), table.sp()) == ("open", 1)
    assert len(table.dump["markers"]) == 1


@pytest.mark.rule("AND-18.8")
def test_who_is_held_goes_on_with_the_stop() -> None:
    cards = """
    - {id: A, when: start, do: [{markers: {id: spot, at: [418], faces: [bone]}}]}
    - {id: S, when: {stop: {space: 418}}, do: [{give: {to: finder, sp: 1}}]}
    - {id: M, when: {marker: bone}, do: [{give: {to: finder, sp: 2}}]}
    """
    table = story(cards)
    table.patch(snow={"418": "snowstorm"}, h0={"space": "416"}, h1={"space": "447"})
    table.walk(0, 418)
    assert (table.at(0), table.at(1)) == ("418", "405")
    assert table.sp() == 4


@pytest.mark.rule("AND-18.9")
def test_a_storm_with_the_winter_stone_costs_no_will() -> None:
    table = castle(at="13", h0={"items": {"winter_stone": 1}, "wp": 3}, snow={"13": "snowstorm"})
    table.patch(rules={"stone_step_wp": 1}, items={"6": {"gem": 1}})
    table.play("0: activate")
    assert (table.at(), table.wp()) == ("6", 3)
    assert table.items() == {"winter_stone": 1}  # the gem is not picked up in passing


@pytest.mark.rule("AND-18.9", "AND-8.3")
def test_nothing_is_picked_up_while_a_storm_blows() -> None:
    table = village(
        at="410", snow={"410": "snowstorm"}, h0={"items": {"iquar": 1}}, items={"405": {"gem": 1}}
    )
    table.patch(h1={"space": "405"})
    table.play("0: activate")
    assert table.kind(0) == "take_along"
    assert table.legal(1) == []
    assert table.legal(0) == ["along iquar", "behind iquar"]


@pytest.mark.rule("AND-8.9", "AND-R47")
def test_no_storm_is_set_off_within_a_move_or_a_fight() -> None:
    table = castle(at="40", snow={"13": "snowstorm"}, h1={"space": "13"}, creatures={"40": "fur_troll"})
    table.play("0: move 41")
    assert table.refused(1, "activate") == "AND-8.9"
    table.play("0: stop")
    assert "activate" in table.legal(1)
    table = castle(at="40", snow={"13": "snowstorm"}, h1={"space": "13"}, creatures={"40": "fur_troll"})
    table.patch(h0={"sp": 14})
    table.play("0: fight")
    table.dice(1, 1, 1, 1, 2, 3)
    assert table.kind(0) == "go_on"
    assert table.refused(1, "activate") == "AND-8.9"
