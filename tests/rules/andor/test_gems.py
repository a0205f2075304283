"""Gemstones (AND-20) and the great cave (AND-25)."""

import pytest

from tests.rules.andor.stories import story
from tests.rules.andor.table import castle, village


@pytest.mark.rule("AND-20.1", "AND-D28")
def test_a_gem_is_placed_standing_still() -> None:
    table = castle(at="17", h0={"items": {"gem": 3}})
    table.play("0: drop gem")
    assert table.lying(17) == {"gem": 1}
    table.play("0: move 36")
    assert table.refused(0, "drop gem") == "AND-20.1"
    table.play("0: stop", "0: drop gem")
    assert table.lying(36) == {"gem": 1}
    assert table.items() == {"gem": 1}


@pytest.mark.rule("AND-20.1", "AND-13.9")
def test_gems_need_no_place_on_the_sheet() -> None:
    full = {"gourd": 3, "carlion": 1, "rider_helmet": 1}
    table = castle(at="40", h0={"items": full}, items={"40": {"gem": 3}})
    table.play("0: pick gem", "0: pick gem", "0: pick gem")
    assert table.items() == full | {"gem": 3}


@pytest.mark.rule("AND-20.2")
def test_a_creature_goes_to_a_gem_next_to_it() -> None:
    table = castle(items={"17": {"gem": 1}}, creatures={"36": "gor"}, stars=[])
    lines = table.sunrise()
    assert table.creatures() == {"17": "gor"}
    assert table.lying(17) == {}
    assert table.dump["gone"] == {"gem": 1}
    assert "lured creature=gor space=17" in lines
    table.sunrise()
    assert table.creatures() == {"6": "gor"}


@pytest.mark.rule("AND-20.2", "AND-10.1")
def test_a_wargor_is_lured_in_each_of_its_steps() -> None:
    table = castle(items={"17": {"gem": 1}, "18": {"gem": 1}}, creatures={"36": "wargor"})
    table.sunrise()
    assert table.creatures() == {"18": "wargor"}
    assert table.dump["gone"] == {"gem": 2}


@pytest.mark.rule("AND-20.3", "AND-R38")
def test_gems_at_home_and_on_the_lake_lure_nobody() -> None:
    table = castle(items={"0": {"gem": 1}}, creatures={"7": "gor"})
    table.sunrise()
    assert table.shields() == ["gor"]
    assert table.lying(0) == {"gem": 1}
    table = village(items={"453": {"gem": 1}}, creatures={"408": "gor"})
    table.sunrise()
    assert table.creatures() == {"404": "gor"}
    assert table.lying(453) == {"gem": 1}


@pytest.mark.rule("AND-20.4")
def test_gems_lure_over_bridges_but_not_across_the_river() -> None:
    table = castle(items={"48": {"gem": 1}}, creatures={"16": "gor"})
    table.sunrise()
    assert table.creatures() == {"48": "gor"}
    table = castle(items={"32": {"gem": 1}}, creatures={"48": "gor"})
    table.sunrise()
    assert table.creatures() == {"16": "gor"}
    assert table.lying(32) == {"gem": 1}


@pytest.mark.rule("AND-20.4", "AND-4.13")
def test_gems_do_not_lure_through_the_secret_passage() -> None:
    table = village(items={"423": {"gem": 1}}, creatures={"436": "gor"}, passages=[["423", "436"]])
    table.sunrise()
    assert table.creatures() == {"418": "gor"}
    assert table.lying(423) == {"gem": 1}


@pytest.mark.rule("AND-20.5", "AND-R12")
def test_the_lowest_of_several_gems() -> None:
    table = castle(items={"38": {"gem": 1}, "17": {"gem": 1}}, creatures={"36": "gor"})
    table.sunrise()
    assert table.creatures() == {"17": "gor"}
    assert table.lying(38) == {"gem": 1}


@pytest.mark.rule("AND-20.5", "AND-R12")
def test_one_gem_lures_the_first_creature_in_moving_order() -> None:
    table = castle(items={"17": {"gem": 1}}, creatures={"36": "gor", "18": "gor"})
    table.sunrise()
    assert table.creatures() == {"17": "gor", "16": "gor"}  # 18 goes first, 36 follows its arrow


@pytest.mark.rule("AND-20.6", "AND-R11")
def test_a_gem_on_an_occupied_space_is_spent_and_the_creature_goes_on() -> None:
    table = castle(items={"17": {"gem": 1}}, creatures={"17": "steppe_buffalo", "36": "gor"})
    table.sunrise()
    assert table.creatures() == {"6": "gor"}
    assert table.dump["gone"] == {"gem": 1}
    assert table.shields() == ["steppe_buffalo"]  # it jumped over the gor in its own step


@pytest.mark.rule("AND-20.6", "AND-20.7")
def test_a_creature_on_the_space_of_a_gem_is_not_lured_by_it() -> None:
    table = castle(items={"17": {"gem": 1}}, creatures={"17": "gor"})
    table.sunrise()
    assert table.creatures() == {"6": "gor"}
    assert table.lying(17) == {"gem": 1}


@pytest.mark.rule("AND-20.8", "AND-8.7")
def test_gems_are_picked_up_again() -> None:
    table = castle(at="17", h0={"items": {"gem": 1}})
    table.play("0: drop gem", "1: pick gem")
    assert table.items(1) == {"gem": 1}
    assert table.lying(17) == {}


@pytest.mark.rule("AND-20.2")
def test_a_spawned_creature_is_not_lured() -> None:
    table = story("- {id: A, when: {letter: B}, do: [{spawn: {creature: gor, at: 415}}]}")
    table.patch(items={"413": {"gem": 1}})
    table.sunrise()
    assert table.creatures() == {"415": "gor"}
    assert table.lying(413) == {"gem": 1}


# The great cave --------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-25.1", "AND-4.9", "AND-R50")
def test_heroes_enter_the_cave_with_fourteen_will_points() -> None:
    table = village(at="415", h0={"wp": 13})
    assert table.refused(0, "move 414") == "AND-4.9"
    table = village(at="415", h0={"wp": 14})
    table.walk(0, 414)
    assert table.at() == "414"


@pytest.mark.rule("AND-25.2", "AND-25.3")
def test_a_gor_becomes_a_wargor_and_rests() -> None:
    table = village(creatures={"418": "gor"}, rules={"cave_transform": 1}, stars=[])
    lines = table.sunrise()
    assert table.dump["creatures"] == [table.creature("wargor", "414")]
    assert "changed creature=gor into=wargor" in lines
    assert not [line for line in lines if line.startswith("marched creature=wargor")]
    assert table.dump["letter"] == "B"  # the sunrise alone
    table.sunrise()
    assert table.creatures() == {"421": "wargor"}


@pytest.mark.rule("AND-25.2", "AND-25.3")
def test_a_buffalo_becomes_a_troll_and_rests() -> None:
    table = village(creatures={"418": "steppe_buffalo"}, rules={"cave_transform": 1}, stars=[])
    table.sunrise()
    assert table.dump["creatures"] == [table.creature("fur_troll", "414")]
    table.sunrise()
    assert table.creatures() == {"420": "fur_troll"}


@pytest.mark.rule("AND-25.2")
def test_without_the_rule_nothing_changes_in_the_cave() -> None:
    table = village(creatures={"418": "gor"})
    table.sunrise()
    assert table.creatures() == {"414": "gor"}


@pytest.mark.rule("AND-25.2")
def test_no_change_without_a_figure() -> None:
    seven = dict.fromkeys(("402", "403", "404", "405", "406", "407"), "wargor") | {"shield": "wargor"}
    creatures = seven | {"418": "gor"}
    table = village(creatures=creatures, rules={"cave_transform": 1}, defence=9)
    table.sunrise()
    assert table.creatures()["414"] == "gor"


@pytest.mark.rule("AND-25.2")
def test_jumping_over_the_cave_changes_nothing() -> None:
    table = village(creatures={"418": "gor", "414": "fur_troll"}, rules={"cave_transform": 1})
    lines = table.sunrise()
    assert "marched creature=gor from=418 space=420" in lines
    assert sorted(table.creatures().values()) == ["fur_troll", "gor"]


@pytest.mark.rule("AND-25.2")
def test_a_creature_spawned_in_the_cave_does_not_change() -> None:
    table = story(
        "- {id: A, when: {stop: {space: 402}}, do: [{spawn: {creature: gor, at: 414}}]}",
        rules={"cave_transform": True},
    )
    table.walk(0, 402)
    assert table.creatures() == {"414": "gor"}


@pytest.mark.rule("AND-25.2")
def test_a_changed_creature_keeps_its_tag() -> None:
    cards = """
    - {id: A, when: start, do: [{spawn: {creature: gor, at: 418, tag: pet}}, {modify: {tag: pet, sp: 5}}]}
    - {id: R, when: {reach: {tag: pet, space: 414}}, do: [{give: {to: each, sp: 1}}]}
    """
    table = story(cards, rules={"cave_transform": True})
    table.sunrise()
    assert table.dump["creatures"] == [table.creature("wargor", "414", "pet")]
    assert table.sp() == 2


@pytest.mark.rule("AND-25.2")
def test_a_gem_may_lead_into_the_cave() -> None:
    table = village(creatures={"415": "gor"}, items={"414": {"gem": 1}}, rules={"cave_transform": 1})
    table.sunrise()
    assert table.creatures() == {"414": "wargor"}


BOSS = {
    "figure": "gor",
    "sp": 3,
    "wp": 3,
    "dice": [[1, 1, "red"]],
    "step": "gor",
    "name": {"fr": "a", "en": "a"},
}


@pytest.mark.rule("AND-25.4")
def test_wargors_trolls_and_bosses_are_not_changed() -> None:
    table = village(creatures={"418": "fur_troll"}, rules={"cave_transform": 1})
    table.sunrise()
    assert table.creatures() == {"414": "fur_troll"}
    table = village(creatures={"436": "wargor"}, rules={"cave_transform": 1})
    table.sunrise()
    assert table.creatures() == {"414": "wargor"}
    table = story(
        "- {id: A, when: start, do: [{spawn: {creature: fang, at: 418}}]}",
        rules={"cave_transform": True},
        creatures={"fang": BOSS},
    )
    table.sunrise()
    assert table.creatures() == {"414": "fang"}
