"""Iquar, Takota and other followers (AND-22)."""

import pytest

from tests.rules.andor.stories import story
from tests.rules.andor.table import village

TAKOTA = {"takota": {"home": "442", "on_caught": "return"}}


@pytest.mark.rule("AND-22.1", "AND-D40")
def test_a_follower_is_taken_along_in_passing_without_a_place() -> None:
    full = {"firewood": 3, "carlion": 1, "rider_helmet": 1}
    table = village(at="405", h0={"items": full}, items={"410": {"iquar": 1}, "422": {}, "445": {}})
    table.play("0: move 410", "0: pick iquar", "0: move 446", "0: stop")
    assert (table.at(), table.items()) == ("446", full | {"iquar": 1})
    assert table.hours() == 2


@pytest.mark.rule("AND-22.1")
def test_a_follower_is_taken_only_where_the_hero_is() -> None:
    table = village(at="405", items={"410": {"iquar": 1}})
    assert table.refused(0, "pick iquar") == "AND-8.7"


@pytest.mark.rule("AND-22.2", "AND-D41", "AND-8.8")
def test_a_follower_is_left_in_passing() -> None:
    table = village(at="405", h0={"items": {"takota": 1}})
    table.play("0: move 410", "0: drop takota", "0: move 446", "0: stop")
    assert table.items() == {}
    assert table.lying(410) == {"takota": 1}


@pytest.mark.rule("AND-22.3")
def test_one_hero_leads_several_followers() -> None:
    table = village(at="410", items={"410": {"iquar": 2, "takota": 1}})
    table.play("0: pick iquar", "0: pick iquar", "0: pick takota")
    table.walk(0, 446)
    assert table.items() == {"iquar": 2, "takota": 1}


@pytest.mark.rule("AND-22.4")
def test_an_iquar_led_onto_the_space_of_a_creature_is_lost() -> None:
    table = village(at="410", h0={"items": {"iquar": 2}}, creatures={"446": "gor"})
    table.play("0: move 446")
    assert table.items() == {}
    assert table.dump["gone"] == {"iquar": 2}
    assert table.told("follower-caught") == ["follower-caught item=iquar space=446"] * 2


@pytest.mark.rule("AND-22.4")
def test_a_creature_catches_an_iquar_alone_or_with_a_hero() -> None:
    table = village(
        at="412", h0={"items": {"iquar": 1}}, items={"412": {"iquar": 1}}, creatures={"421": "gor"}
    )
    table.sunrise()
    assert table.creatures() == {"412": "gor"}
    assert table.dump["gone"] == {"iquar": 2}
    assert (table.items(), table.lying(412), table.wp()) == ({}, {}, 7)


@pytest.mark.rule("AND-22.4")
def test_a_creature_that_jumps_over_a_space_catches_nobody_there() -> None:
    table = village(items={"412": {"iquar": 1}}, creatures={"421": "gor", "412": "fur_troll"})
    table.sunrise()
    assert table.lying(412) == {"iquar": 1}
    assert "gor" in table.creatures().values()


@pytest.mark.rule("AND-22.4", "AND-R40")
def test_a_creature_that_appears_catches_followers() -> None:
    cards = "- {id: A, when: {stop: {space: 402}}, do: [{spawn: {creature: gor, at: 402}}]}"
    table = story(cards)
    table.patch(h0={"items": {"iquar": 1}, "space": "411"}, items={"402": {"iquar": 1}})
    table.walk(0, 402)
    assert table.dump["gone"] == {"iquar": 2}


@pytest.mark.rule("AND-22.4", "AND-18.7")
def test_a_storm_may_carry_an_iquar_to_a_creature() -> None:
    table = village(at="412", snow={"412": "snowstorm"}, h0={"items": {"iquar": 2}}, creatures={"407": "gor"})
    table.patch(h1={"space": "401"})
    table.play("0: activate", "0: along iquar", "0: behind iquar")
    assert table.dump["gone"] == {"iquar": 1}
    assert table.lying(412) == {"iquar": 1}


@pytest.mark.rule("AND-22.5")
def test_an_iquar_is_saved_in_passing() -> None:
    table = village(at="402", h0={"items": {"iquar": 2, "takota": 1}})
    table.patch(objectives=table.dump["objectives"] | {"healer": None})
    table.play("0: move 401", "0: move 404", "0: stop")
    assert table.items() == {"takota": 1}
    assert (table.dump["saved"], table.dump["defence"], table.dump["gone"]) == (2, 5, {"iquar": 2})
    assert table.told("defence") == ["defence shields=4", "defence shields=5"]


@pytest.mark.rule("AND-22.5", "AND-9.10")
def test_a_saved_iquar_is_a_shield() -> None:
    table = village(at="402", h0={"items": {"iquar": 1}}, creatures={"403": "gor"}, defence=0)
    table.walk(0, 401)
    table.sunrise()
    assert table.shields() == ["gor"]
    assert table.ended == ""


@pytest.mark.rule("AND-22.6", "AND-22.4")
def test_takota_returns_to_her_start_space() -> None:
    table = village(at="410", h0={"items": {"takota": 1}}, creatures={"446": "gor"}, followers=TAKOTA)
    table.play("0: move 446")
    assert table.items() == {}
    assert table.lying(442) == {"takota": 1}
    assert table.dump["gone"] == {}


@pytest.mark.rule("AND-22.6")
def test_a_creature_on_her_start_space_does_not_catch_takota_again() -> None:
    creatures = {"446": "gor", "442": "fur_troll"}
    table = village(at="410", h0={"items": {"takota": 1}}, creatures=creatures, followers=TAKOTA)
    table.play("0: move 446")
    assert table.lying(442) == {"takota": 1}
    assert table.told("follower-caught") == ["follower-caught item=takota space=446"]


@pytest.mark.rule("AND-22.6")
def test_a_creature_that_comes_to_her_start_space_catches_takota_there() -> None:
    table = village(items={"442": {"takota": 1}}, creatures={"443": "gor"}, followers=TAKOTA)
    lines = table.sunrise()
    assert lines.count("follower-caught item=takota space=442") == 1
    assert table.lying(442) == {"takota": 1}


@pytest.mark.rule("AND-22.6")
def test_followers_of_other_fates() -> None:
    cards = "- {id: A, when: start, do: [{follower: {id: takota, at: 402, on_caught: %s}}]}"
    table = story(cards % "remove")
    table.patch(creatures={"411": "gor"})
    table.sunrise()
    assert table.dump["gone"] == {"takota": 1}
    table = story(cards % "lose")
    table.patch(creatures={"411": "gor"})
    table.sunrise()
    assert table.ended == "lost_follower"


@pytest.mark.rule("AND-22.6", "AND-27.2")
def test_a_hero_may_lose_the_legend_by_leading_a_follower_to_a_creature() -> None:
    table = story("- {id: A, when: start, do: [{follower: {id: takota, at: 401, on_caught: lose}}]}")
    table.patch(creatures={"402": "gor"})
    table.play("0: pick takota", "0: move 402")
    assert table.ended == "lost_follower"


@pytest.mark.rule("AND-22.6", "AND-27.2")
def test_a_creature_that_comes_to_a_hero_may_end_the_legend_too() -> None:
    table = story("- {id: A, when: start, do: [{follower: {id: takota, at: 401, on_caught: lose}}]}")
    table.patch(h0={"space": "402", "items": {"takota": 1}}, items={"401": {}}, creatures={"411": "gor"})
    table.sunrise()
    assert table.ended == "lost_follower"


@pytest.mark.rule("AND-22.7")
def test_followers_left_on_tokens_reveal_nothing() -> None:
    markers = [{"space": "433", "set": "clue", "face": None}]
    table = village(
        at="432",
        legend="L3",
        h0={"items": {"iquar": 2}},
        snow={"428": "down"},
        markers=markers,
        faces={"clue": {"ashes": 1}},
    )
    table.play("0: move 433", "0: drop iquar", "0: move 428", "0: drop iquar", "0: move 427", "0: stop")
    assert table.dump["snow"] == {"428": "down"}
    assert table.dump["markers"] == markers


@pytest.mark.rule("AND-22.8")
def test_takota_leaves_play_when_she_is_home() -> None:
    table = village(at="402", h0={"items": {"takota": 1}})
    table.play("0: move 401")
    assert table.objective("healer") == "complete"
    assert table.items() == {}
    assert table.dump["gone"] == {"takota": 1}
    assert "T2" in table.read()
    assert (table.wp(0), table.wp(1)) == (10, 10)


@pytest.mark.rule("AND-22.8", "AND-22.5")
def test_an_iquar_escorted_home_is_saved_as_well() -> None:
    cards = """
    - {id: A, when: start, do: [
        {place: {token: iquar, at: 402, count: 2}},
        {objective: {id: walk, kind: escort, follower: iquar, space: 401}}]}
    """
    table = story(cards)
    table.patch(h0={"space": "402"})
    table.play("0: pick iquar", "0: pick iquar", "0: move 401")
    assert table.objective("walk") == "complete"
    assert (table.dump["saved"], table.dump["defence"], table.dump["gone"]) == (2, 5, {"iquar": 2})


@pytest.mark.rule("AND-22.8", "AND-26.1")
def test_a_card_that_completes_her_escort_takes_takota_out_of_play() -> None:
    cards = """
    - {id: A, when: start, do: [
        {follower: {id: takota, at: 402, on_caught: lose}},
        {objective: {id: walk, kind: escort, follower: takota, space: 431}}]}
    - {id: B, when: {stop: {space: 405}}, do: [{complete: walk}]}
    """
    table = story(cards)
    table.walk(0, 405)
    assert table.objective("walk") == "complete"
    assert (table.lying(402), table.dump["gone"]) == ({}, {"takota": 1})
    table = story(cards)
    table.patch(h1={"space": "402"})
    table.play("1: pick takota")
    table.walk(0, 405)
    assert (table.items(1), table.dump["gone"]) == ({}, {"takota": 1})
    table.walk(1, 403)
    table = story(cards)
    table.patch(items={"402": {}}, gone={"takota": 1})
    table.walk(0, 405)  # nobody is left to leave
    assert (table.objective("walk"), table.dump["gone"]) == ("complete", {"takota": 1})


@pytest.mark.rule("AND-8.6")
def test_followers_are_handed_over() -> None:
    table = village(at="410", h0={"items": {"iquar": 1}})
    table.play("0: give 2 iquar", "1: take 1 iquar")
    assert (table.items(0), table.items(1)) == ({}, {"iquar": 1})
