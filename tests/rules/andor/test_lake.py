"""The lake: ice tokens, breaking ice, the stilt village (AND-19)."""

from typing import Any

import pytest

from tests.rules.andor.stories import story
from tests.rules.andor.table import Table, village

ICE = ["450", "451", "452", "453", "454", "455", "457", "458", "459", "460", "461", "462", "463"]


@pytest.mark.rule("AND-19.1")
def test_one_token_on_each_of_thirteen_ice_spaces() -> None:
    table = village()
    assert table.dump["ice"] == ICE
    assert table.dump["ice_pool"] == {
        "snowstorm": 3,
        "gem": 1,
        "sp_plus_1": 2,
        "askimar_blade": 1,
        "wp_minus_2": 2,
        "gourd": 1,
        "wp_minus_3": 2,
        "rider_helmet": 1,
    }


@pytest.mark.rule("AND-19.2", "AND-4.8")
@pytest.mark.parametrize("item", ["gem", "askimar_blade", "gourd", "rider_helmet"])
def test_an_ice_token_that_brings_an_item(item: str) -> None:
    table = village(at="407", items={"422": {}, "445": {}})
    table.play("0: move 453", f"chance: token {item}")
    assert table.items() == {item: 1}
    assert "453" not in table.dump["ice"]
    assert item not in table.dump["ice_pool"]


@pytest.mark.rule("AND-19.2")
def test_ice_tokens_that_change_points() -> None:
    for token, points in (("sp_plus_1", (2, 7)), ("wp_minus_2", (1, 5)), ("wp_minus_3", (1, 4))):
        table = village(at="407")
        table.play("0: move 453")
        assert table.kind(-1) == "token"
        table.token(token)
        assert table.points() == points


@pytest.mark.rule("AND-19.2", "AND-17.3")
def test_nothing_is_taken_where_the_supply_has_none() -> None:
    table = village(at="407", items={"422": {"rider_helmet": 2}, "445": {}})
    table.play("0: move 453", "chance: token rider_helmet")
    assert table.items() == {}
    assert table.told("none-left") == ["none-left seat=0 item=rider_helmet"]


@pytest.mark.rule("AND-19.2", "AND-19.3", "AND-4.8")
def test_ice_with_a_token_ends_the_move() -> None:
    table = village(at="407")
    table.play("0: move 453", "chance: token gem")
    assert table.asked() == [1]
    assert table.hours() == 1
    table.play("1: end_day")
    assert table.moves() == ["407", "408", "413", "450", "454", "458"]


@pytest.mark.rule("AND-19.4", "AND-R23")
def test_ice_breaks_behind_a_hero_for_everybody() -> None:
    table = village(at="453", h1={"space": "407"}, ice=[], ice_pool={})
    table.play("0: move 454")
    assert table.told("ice-broke") == ["ice-broke space=453"]
    assert table.dump["broken"] == ["453"]
    assert "453" not in table.moves()
    assert table.refused(0, "move 453") == "AND-19.4"
    table.play("0: stop")
    assert table.refused(1, "move 453") == "AND-19.4"


@pytest.mark.rule("AND-19.4")
def test_ice_breaks_too_when_a_hero_goes_ashore() -> None:
    table = village(at="453", ice=[], ice_pool={}, h1={"space": "447"})
    table.walk(0, 408)
    assert table.dump["broken"] == ["453"]


@pytest.mark.rule("AND-19.5")
def test_others_on_broken_ice_may_leave() -> None:
    table = village("warrior", "mage", "dwarf", at="453", h2={"space": "407"}, ice=[], ice_pool={})
    table.walk(0, 454)
    assert "458" in table.moves(1)
    table.play("1: pass", "1: stop")
    assert table.refused(2, "move 453") == "AND-19.4"
    table.play("2: end_day", "0: end_day")
    table.walk(1, 458)
    assert table.at(1) == "458"
    assert table.told("ice-broke") == ["ice-broke space=453"]  # once


@pytest.mark.rule("AND-19.6", "AND-R24")
def test_bare_ice_under_a_hero_is_entered_and_crossed() -> None:
    table = village(at="408", h1={"space": "453"}, ice=[], ice_pool={})
    table.play("0: move 453")
    assert "454" in table.moves()
    table.play("0: move 454", "0: stop")
    assert table.dump["broken"] == ["453"]
    assert table.at(1) == "453"


@pytest.mark.rule("AND-19.7")
def test_one_iquar_at_most_on_the_ice() -> None:
    table = village(at="456", h0={"items": {"iquar": 2}})
    assert table.moves() == []
    assert table.refused(0, "move 454") == "AND-19.7"
    table.play("0: drop iquar")
    assert "454" in table.moves()
    table = village(at="407", h0={"items": {"iquar": 2}})
    assert "453" not in table.moves()
    assert "408" in table.moves()


@pytest.mark.rule("AND-19.7")
def test_no_second_iquar_is_taken_on_the_ice() -> None:
    table = village(at="453", h0={"items": {"iquar": 1}}, items={"453": {"iquar": 1}}, ice=[], ice_pool={})
    assert table.refused(0, "pick iquar") == "AND-19.7"
    assert "pick iquar" in table.legal(1)
    table.play("1: pick iquar", "1: give 1 iquar")
    assert table.refused(0, "take 2 iquar") == "AND-19.7"
    table.play("0: drop iquar", "0: take 2 iquar")
    assert table.items(0) == {"iquar": 1}


@pytest.mark.rule("AND-19.7")
def test_both_iquar_on_the_stilt_village() -> None:
    table = village(at="456", items={"456": {"iquar": 2}})
    table.play("0: pick iquar", "0: pick iquar")
    assert table.items() == {"iquar": 2}


@pytest.mark.rule("AND-19.8", "AND-23.4")
def test_the_fox_bat_does_not_see_under_the_ice() -> None:
    table = village(allies={"volpin": "401"})
    table.play("0: volpin 453")
    assert table.refused(0, "peek") == "AND-23.4"


@pytest.mark.rule("AND-19.9")
def test_what_lies_on_breaking_ice_sinks() -> None:
    lost = {"firewood": 1, "gem": 2, "plant_red": 1, "iquar": 1}
    kept = {"winter_stone": 1, "tablet_griffon": 1, "takota": 1}
    table = village(at="453", legend="L4", items={"453": lost | kept}, ice=[], ice_pool={})
    table.patch(h1={"items": {"plant_blue": 1, "iquar": 1}})
    table.walk(0, 454)
    assert table.dump["gone"] == lost
    sunk = [line.split()[1].removeprefix("item=") for line in table.told("item-lost")]
    assert sorted(sunk) == ["firewood", "gem", "gem", "iquar", "plant_red"]
    assert table.lying(453) == {}
    assert table.lying(456) == kept
    assert table.items(1) == {"plant_blue": 1, "iquar": 1}


@pytest.mark.rule("AND-19.10")
def test_the_stilt_village_neither_stops_nor_breaks() -> None:
    table = village(at="454", ice=["458"], ice_pool={"gem": 1})
    table.play("0: move 456")
    assert table.kind(0) == "move"
    table.play("0: move 455", "0: stop")
    assert table.dump["broken"] == ["454"]
    assert "456" in table.moves(1)


def trapped(**given: Any) -> Table:
    """A hero on the stilt village with broken ice all around."""
    table = village(at="456", h1={"space": "401"}, ice=[], ice_pool={})
    return table.patch(broken=["454", "455", "458", "459", "461", "462"], **given)


@pytest.mark.rule("AND-19.11", "AND-D43", "AND-R41")
def test_a_trapped_hero_struggles_ashore() -> None:
    table = trapped()
    assert table.moves() == []
    ashore = [text.removeprefix("ashore ") for text in table.legal(0) if text.startswith("ashore")]
    shore = ["407", "408", "413", "415", "416", "417", "424", "425", "426", "437", "438", "439", "440"]
    assert ashore == shore
    table.play("0: ashore 413")
    assert (table.at(), table.hours()) == ("413", 3)
    assert table.asked() == [1]


@pytest.mark.rule("AND-19.11")
def test_struggling_ashore_may_be_overtime() -> None:
    table = trapped(h0={"space": "456", "hours": 6, "wp": 5})
    table.play("0: ashore 413")
    assert (table.hours(), table.wp()) == (9, 1)
    table = trapped(h0={"space": "456", "hours": 6, "wp": 4})
    assert table.refused(0, "ashore 413") == "AND-3.12"
    table = trapped(h0={"space": "456", "hours": 8, "wp": 20})
    assert table.refused(0, "ashore 413") == "AND-19.11"  # two hours are left, and the cold took none
    assert table.has("pass")


@pytest.mark.rule("AND-19.11", "AND-24.4")
def test_the_winter_stone_may_keep_a_hero_from_the_shore() -> None:
    table = trapped(h0={"space": "456", "wp": 1, "items": {"winter_stone": 1}})
    table.patch(rules={"stone_step_wp": 1})
    assert table.refused(0, "ashore 413") == "AND-24.4"
    table.play("0: drop winter_stone", "0: ashore 413")
    assert table.at() == "413"


@pytest.mark.rule("AND-19.11")
def test_on_a_short_day_the_whole_day_is_enough() -> None:
    table = trapped(cold={"hour": 3})
    table.play("0: ashore 413")
    assert table.hours() == 2
    table = trapped(cold={"hour": 3}, h0={"space": "456", "hours": 1})
    assert table.refused(0, "ashore 413") == "AND-3.14"


@pytest.mark.rule("AND-19.11", "AND-4.11")
def test_struggling_ashore_leaves_the_ice_and_is_a_stop() -> None:
    table = village(at="454", h1={"space": "401"}, ice=[], ice_pool={}, snow={"413": "sp_plus_1"})
    table.patch(broken=["450", "451", "453", "455", "458"])
    assert table.refused(0, "ashore 413") == "AND-19.11"  # the stilt village can be entered
    table = village(at="459", h1={"space": "401"}, ice=[], ice_pool={}, snow={"413": "sp_plus_1"})
    table.patch(broken=["455", "457", "460", "462", "463"])
    assert table.refused(0, "ashore 413") == "AND-19.11"
    table = trapped(snow={"413": "sp_plus_1"})
    table.play("0: ashore 413")
    assert table.sp() == 2
    assert table.told("stopped") == ["stopped seat=0 space=413"]


@pytest.mark.rule("AND-19.11")
def test_a_way_closed_only_to_followers_is_no_trap() -> None:
    table = village(at="456", h0={"items": {"iquar": 2}})
    assert table.moves() == []
    assert table.refused(0, "ashore 413") == "AND-19.11"


@pytest.mark.rule("AND-19.11")
def test_nobody_struggles_ashore_from_land_or_to_the_inner_country() -> None:
    table = village(at="413")
    assert table.refused(0, "ashore 407") == "AND-19.11"
    assert trapped().refused(0, "ashore 401") == "AND-19.11"


@pytest.mark.rule("AND-19.1", "AND-19.6")
def test_a_smaller_pool_leaves_some_ice_bare() -> None:
    table = story("- {id: A, when: start, do: [{ice: {pool: {gem: 1, snowstorm: 1}}}]}")
    assert table.legal(-1) == [f"ice {space}" for space in ICE]
    table.play("chance: ice 455", "chance: ice 460")
    assert table.dump["ice"] == ["455", "460"]
    table.patch(h0={"space": "407"})
    table.play("0: move 453")
    assert table.kind(0) == "move"


@pytest.mark.rule("AND-19.9", "AND-19.5")
def test_what_is_put_down_on_broken_ice_goes_the_same_way() -> None:
    bearer = {"items": {"winter_stone": 1, "tablet_griffon": 1, "gourd": 1, "spyglass": 1}}
    table = village(legend="L4", at="453", ice=[], ice_pool={}, h1=bearer, items={"422": {}, "445": {}})
    table.walk(0, "407")
    assert table.dump["broken"] == ["453"]
    table.play("1: drop winter_stone", "1: drop tablet_griffon", "1: drop gourd")
    assert table.lying(453) == {"winter_stone": 1, "tablet_griffon": 1, "gourd": 1}
    table.walk(1, "408")
    assert table.lying(453) == {}
    assert table.lying(456) == {"winter_stone": 1, "tablet_griffon": 1}
    assert table.items(1) == {"spyglass": 1}
    assert table.told("item-lost")[-1:] == ["item-lost item=gourd space=453"]


@pytest.mark.rule("AND-19.9", "AND-22.6")
@pytest.mark.parametrize(("follower", "lying"), [("takota", {"takota": 1}), ("iquar", {})])
def test_nobody_returns_to_ice_that_has_broken(follower: str, lying: dict[str, int]) -> None:
    table = story(
        f"- {{id: S, when: start, do: [{{follower: {{id: {follower}, at: 453, on_caught: return}}}}]}}"
    )
    table.patch(h0={"space": "453", "items": {follower: 1}}, items={"453": {}}, creatures={"408": "gor"})
    table.play("0: move 408")
    assert table.dump["broken"] == ["453"]
    assert (table.items(), table.lying(453), table.lying(456)) == ({}, {}, lying)
    assert table.dump["gone"] == ({} if lying else {follower: 1})
