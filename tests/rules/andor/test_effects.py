"""What the cards of a legend do: every effect of C7.5, scaled values and hero selectors of C7.2 (AND-26)."""

from typing import Any

import pytest

from tests.rules.andor.stories import story
from tests.rules.andor.table import Table

KINDS = ("dwarf", "mage", "keeper", "warrior")


def does(effects: str, *heroes: str, more: str = "", **head: Any) -> Table:
    """A card on 402 with these effects; not read yet. The dwarf of seat 0 is on turn."""
    card = f"- {{id: A, when: {{stop: {{space: 402}}}}, repeat: true, do: [{effects}]}}"
    return story(f"{card}\n{more}", *(heroes or KINDS[:2]), **head)


def done(effects: str, *heroes: str, more: str = "", **given: Any) -> Table:
    """The same, read by the dwarf of seat 0."""
    table = does(effects, *heroes, more=more)
    if given:
        table.patch(**given)
    table.walk(0, 402)
    return table


# Creatures -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-26.1", "AND-9.3")
def test_spawn_on_a_list_of_spaces_in_order() -> None:
    table = done("{spawn: {creature: gor, at: [415, 415, 430]}}")
    assert table.told("spawned") == [f"spawned creature=gor space={space}" for space in (415, 413, 430)]


@pytest.mark.rule("AND-26.1", "AND-1.2")
@pytest.mark.parametrize(("heroes", "spaces"), [(2, []), (3, ["415"]), (4, ["415", "430"])])
def test_scaled_values_go_by_the_number_of_heroes(heroes: int, spaces: list[str]) -> None:
    table = done("{spawn: {creature: gor, at: {2: [], 3: [415], 4: [415, 430]}}}", *KINDS[:heroes])
    assert sorted(table.creatures()) == spaces
    table = done(
        "{give: {2: {to: each, sp: 1}, 3: {to: each, sp: 2}, 4: {to: each, wp: 2}}}", *KINDS[:heroes]
    )
    assert table.points() == {2: (2, 7), 3: (3, 7), 4: (1, 9)}[heroes]
    table = done("{give: {to: each, sp: {2: 1, 3: 2, 4: 3}}}", *KINDS[:heroes])
    assert table.sp() == heroes


@pytest.mark.rule("AND-26.1", "AND-9.4")
def test_spawn_without_a_figure_is_skipped() -> None:
    four = dict.fromkeys(("410", "420", "430", "440"), "fur_troll")
    table = done("{spawn: {creature: fur_troll, at: 415}}, {give: {to: finder, sp: 1}}", creatures=four)
    assert sorted(table.creatures()) == sorted(four)
    assert table.told("no-figure") == ["no-figure creature=fur_troll"]
    assert table.sp() == 2


@pytest.mark.rule("AND-26.1", "AND-9.13", "AND-26.9")
def test_no_creature_appears_on_the_lake() -> None:
    table = story("- {id: A, when: {stop: {space: 456}}, do: [{spawn: {creature: gor, at: here}}]}")
    table.patch(h0={"space": "454"})
    table.walk(0, 456)
    assert table.read() == ["A"]
    assert table.creatures() == {}


@pytest.mark.rule("AND-26.1", "AND-9.9")
def test_a_creature_spawned_where_home_is_next_takes_a_shield() -> None:
    table = story(
        "- {id: A, when: {stop: {space: 402}}, do: [{spawn: {creature: gor, at: [402, 402]}}]}",
    )
    table.walk(0, 402)
    assert table.creatures() == {"402": "gor"}
    assert table.shields() == ["gor"]


# Tokens ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-26.1")
def test_place_items_on_each_space() -> None:
    table = done("{place: {token: gem, at: [402, 403]}}, {place: {token: plant_red, at: here, count: 2}}")
    assert table.dump["items"] == {"402": {"gem": 1, "plant_red": 2}, "403": {"gem": 1}}
    assert "pick gem" in table.legal(0)


@pytest.mark.rule("AND-26.1", "AND-26.9")
def test_place_no_more_than_the_supply_holds() -> None:
    table = done("{place: {token: gem, at: [403, 404], count: 1}}", items={"430": {"gem": 2}})
    assert table.dump["items"] == {"403": {"gem": 1}, "430": {"gem": 2}}


@pytest.mark.rule("AND-26.1", "AND-16.2")
def test_place_fires() -> None:
    table = done("{place: {token: fire, at: [403, 404]}}, {place: {token: fire, at: 405, face: lit}}")
    assert table.dump["fires"] == {"403": "unlit", "404": "unlit", "405": "lit"}
    six = dict.fromkeys(("403", "404", "405", "406", "407", "408"), "lit")
    table = done("{place: {token: fire, at: [403, 410]}}", fires=six)
    assert table.dump["fires"] == six | {"403": "unlit"}  # only its side changes; no seventh token


@pytest.mark.rule("AND-26.1", "AND-22.4")
def test_a_placed_iquar_is_a_follower() -> None:
    table = done("{place: {token: iquar, at: here, count: 2}}")
    table.play("0: pick iquar")
    assert table.items() == {"iquar": 1}
    assert table.dump["followers"]["iquar"]["on_caught"] == "remove"


@pytest.mark.rule("AND-26.1")
def test_a_red_x_is_a_mark() -> None:
    table = does(
        "{place: {token: red_x, at: 403}}",
        more="- {id: R, when: {stop: {space: 404}}, do: [{remove: {token: red_x}}]}",
    )
    table.walk(0, 402)
    assert table.dump["red_x"] == ["403"]
    assert "403" in table.moves(1)
    table.walk(1, 404)
    assert table.dump["red_x"] == []


@pytest.mark.rule("AND-26.1")
def test_remove_items_wherever_they_are() -> None:
    given: dict[str, Any] = {"h0": {"items": {"gourd": 1, "gourd_half": 1}}, "items": {"403": {"gourd": 1}}}
    table = does("{remove: {token: gourd}}").patch(**given)
    table.play("0: move 402", "0: hour", "0: stop")
    assert table.items() == {}
    assert table.dump["items"] == {}
    assert table.state.supply[0] == 5
    table = does("{remove: {token: gourd, at: 403}}").patch(**given)
    table.play("0: move 402", "0: hour", "0: stop")
    assert table.items() == {"gourd": 1, "gourd_half": 1}
    assert table.dump["items"] == {}


@pytest.mark.rule("AND-26.1")
def test_a_flying_falcon_is_removed_too() -> None:
    table = done("{remove: {token: falcon}}", h1={"items": {"falcon_flying": 1}})
    assert table.items(1) == {}
    assert table.state.supply[6] == 1


@pytest.mark.rule("AND-26.1")
def test_remove_fires() -> None:
    given: dict[str, Any] = {"fires": {"403": "lit", "404": "unlit"}, "h2": {"sheet_fire": "lit"}}
    table = done("{remove: {token: fire, at: 403}}", *KINDS[:3], **given)
    assert table.dump["fires"] == {"404": "unlit"}
    assert table.hero(2)["sheet_fire"] == "lit"
    table = done("{remove: {token: fire}}", *KINDS[:3], **given)
    assert table.dump["fires"] == {}
    assert table.hero(2)["sheet_fire"] == "none"


@pytest.mark.rule("AND-26.1", "AND-12.3")
def test_a_removed_creature_is_not_defeated() -> None:
    table = does(
        "{remove: {tag: pack, at: 430}}",
        more="""
- {id: S, when: start, do: [
    {spawn: {creature: gor, at: [415, 430], tag: pack}}, {spawn: {creature: gor, at: 420}},
    {objective: {id: goal, kind: defeat, tag: pack, count: 1}}]}
- {id: R, when: {stop: {space: 403}}, do: [{remove: {tag: pack}}]}
""",
    )
    table.walk(0, 402)
    assert sorted(table.creatures()) == ["415", "420"]
    table.walk(1, 403)
    assert sorted(table.creatures()) == ["420"]
    assert (table.dump["letter"], table.dump["slain"], table.objective("goal")) == ("A", {}, "open")


@pytest.mark.rule("AND-26.1", "AND-17.6")
def test_markers_in_order_or_shuffled() -> None:
    faces = "- {id: X, when: {marker: bone}, do: [{give: {to: finder, sp: 1}}]}"
    faces += "\n- {id: Y, when: {marker: tooth}, do: [{give: {to: finder, wp: 1}}]}"
    table = done("{markers: {id: spot, at: [403, 411], faces: [bone, tooth]}}", more=faces)
    table.walk(1, 403)
    assert (table.sp(1), table.asked()) == (2, [0])  # known beforehand: nothing to draw
    table = done("{markers: {id: spot, at: [403, 411], faces: [bone, tooth], shuffle: true}}", more=faces)
    table.walk(1, 403)
    assert table.legal(-1) == ["face bone", "face tooth"]
    table.play("chance: face tooth")
    table.walk(0, 411)
    assert table.legal(-1) == ["face bone"]


@pytest.mark.rule("AND-26.9")
def test_no_more_than_three_markers_lie_on_the_board() -> None:
    faces = "- {id: X, when: {marker: bone}, do: []}"
    table = done("{markers: {id: spot, at: [403, 404], faces: [bone, bone]}}", more=faces)
    table.walk(1, 402)  # the card repeats
    assert len(table.dump["markers"]) == 3


@pytest.mark.rule("AND-26.1", "AND-17.2")
def test_snow_on_default_or_named_spaces() -> None:
    table = done("{snow: {spaces: default, pool: all}}")
    assert list(table.dump["snow"]) == [
        str(space)
        for space in (
            *(406, 408, 410, 412, 413, 416, 417, 419, 420, 421, 424, 426),
            *(428, 430, 432, 434, 435, 437, 438, 440, 441, 443, 446, 448),
        )
    ]
    assert sum(table.dump["pools"][0].values()) == 24
    table = done("{snow: {spaces: [402, 403], pool: {gem: 1, firewood: 1}}}")
    assert table.dump["snow"] == {"402": "down", "403": "down"}
    assert table.at() == "402"
    table.play("0: activate")
    assert table.legal(-1) == ["token firewood", "token gem"]


@pytest.mark.rule("AND-26.1", "AND-17.2")
def test_tokens_of_two_effects_are_two_pools() -> None:
    table = done(
        "{snow: {spaces: [403], pool: {gem: 1}}}",
        more="- {id: S, when: start, do: [{snow: {spaces: [404], pool: {firewood: 1}}}]}",
    )
    table.walk(1, 403)
    assert table.legal(-1) == ["token gem"]
    table.token("gem")
    table.walk(0, 401, 404)
    assert table.legal(-1) == ["token firewood"]


@pytest.mark.rule("AND-26.1", "AND-19.1")
def test_ice_on_every_ice_space() -> None:
    table = done("{ice: {pool: all}}")
    assert len(table.dump["ice"]) == 13
    assert sum(table.dump["ice_pool"].values()) == 13


# Heroes ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-26.1")
@pytest.mark.parametrize(
    ("to", "seats"),
    [("each", [0, 1, 2, 3]), ("finder", [0]), ("lowest_rank", [0]), ("highest_rank", [2])],
)
def test_hero_selectors(to: str, seats: list[int]) -> None:
    table = does(f"{{give: {{to: {to}, sp: 1, wp: 2}}}}", *KINDS).patch(h3={"ended": True})
    table.walk(0, 402)
    assert [seat for seat in range(4) if table.points(seat) == (2, 9)] == seats
    assert [seat for seat in range(4) if table.points(seat) == (1, 7)] == [
        seat for seat in range(4) if seat not in seats
    ]


@pytest.mark.rule("AND-26.1", "AND-D39")
def test_the_group_names_a_hero_also_one_whose_day_has_ended() -> None:
    table = done("{give: {to: choose, sp: 1}}", h1={"ended": True})
    assert (table.kind(0), table.legal(0)) == ("name_hero", ["name 1", "name 2"])
    table.play("0: name 2")
    assert (table.sp(0), table.sp(1)) == (1, 2)


@pytest.mark.rule("AND-26.1")
def test_give_items() -> None:
    table = done(
        "{give: {to: finder, object: spyglass}}, {give: {to: finder, plant: black}}, "
        "{give: {to: finder, gem: 2}}, {give: {to: finder, tablet: tablet_griffon}}"
    )
    assert table.items() == {"spyglass": 1, "plant_black": 1, "gem": 2, "tablet_griffon": 1}


@pytest.mark.rule("AND-26.1")
def test_each_in_descending_rank_while_the_supply_lasts() -> None:
    table = does("{give: {to: each, object: gourd}}", *KINDS[:3]).patch(items={"430": {"gourd": 3}})
    table.walk(0, 402)
    assert [table.items(seat) for seat in range(3)] == [{}, {"gourd": 1}, {"gourd": 1}]


@pytest.mark.rule("AND-26.1", "AND-13.10", "AND-D32")
def test_a_gift_without_a_free_place() -> None:
    table = done("{give: {to: finder, object: carlion}}", h0={"items": {"askimar_blade": 1}})
    assert table.legal(0) == ["leave_it", "drop askimar_blade"]
    table.play("0: drop askimar_blade")
    assert (table.items(), table.lying(402)) == ({"carlion": 1}, {"askimar_blade": 1})
    table = done("{give: {to: finder, object: carlion}}", h0={"items": {"askimar_blade": 1}})
    table.play("0: leave_it")
    assert (table.items(), table.lying(402)) == ({"askimar_blade": 1}, {"carlion": 1})


@pytest.mark.rule("AND-26.1", "AND-13.11")
def test_lose_points() -> None:
    table = done("{lose_points: {to: each, wp: 3}}", h1={"wp": 3, "sp": 4})
    assert (table.points(0), table.points(1)) == ((1, 4), (3, 3))
    table = done("{lose_points: {to: finder, sp: 2}}", h0={"sp": 2}, h1={"sp": 2})
    assert (table.sp(0), table.sp(1)) == (1, 2)


# Objectives and flags --------------------------------------------------------------------------------------


@pytest.mark.rule("AND-26.1")
def test_an_objective_is_tested_when_it_is_announced() -> None:
    table = done("{objective: {id: goal, kind: flag, name: salt, text: {fr: a, en: a}}}, {set: salt}")
    assert table.objective("goal") == "complete"
    table = done("{set: salt}, {objective: {id: goal, kind: flag, name: salt, text: {fr: a, en: a}}}")
    assert table.objective("goal") == "complete"
    table.walk(1, 402)  # announced again by the repeating card
    assert table.objective("goal") == "complete"


@pytest.mark.rule("AND-26.1")
def test_amend_changes_an_open_objective_only() -> None:
    start = "- {id: S, when: start, do: [{objective: {id: goal, kind: visit, space: 404}}]}"
    table = done("{amend: {objective: goal, space: 403, text: {fr: b, en: b}}}", more=start)
    assert table.dump["objectives"]["goal"]["space"] == "403"
    assert table.told("objective-changed") == ["objective-changed objective=OWN.goal"]
    table.walk(1, 403)
    assert table.objective("goal") == "complete"
    table = does("{amend: {objective: goal, space: 403}}", more=start)
    table.walk(0, 404)
    table.walk(1, 402)
    assert table.dump["objectives"]["goal"]["space"] == "404"
    assert table.objective("goal") == "complete"


@pytest.mark.rule("AND-26.1")
def test_an_amended_objective_may_be_met_at_once() -> None:
    start = "- {id: S, when: start, do: [{objective: {id: goal, kind: save, count: 2}}, "
    start += "{place: {token: iquar, at: 402, count: 2}}]}"
    table = done("{amend: {objective: goal, count: 1}}", more=start, saved=1)
    assert table.objective("goal") == "complete"


@pytest.mark.rule("AND-26.1")
def test_amended_hearths_are_lit_anew() -> None:
    start = (
        "- {id: S, when: start, do: [{objective: {id: goal, kind: light, spaces: [403], same_day: false}}]}"
    )
    table = does("{amend: {objective: goal, spaces: [404, 405]}}", more=start)
    table.walk(0, 402)
    table.patch(h1={"space": "404", "items": {"firewood": 2}, "wp": 9})
    table.play("1: fire")
    assert table.objective("goal") == "open"
    table.walk(1, 405)
    table.play("1: fire")
    assert table.objective("goal") == "complete"


@pytest.mark.rule("AND-26.1")
def test_complete_marks_an_objective() -> None:
    start = "- {id: S, when: start, do: [{objective: {id: goal, kind: visit, space: 414}}]}"
    table = done("{complete: goal}", more=start)
    assert table.objective("goal") == "complete"
    table.walk(1, 402)
    assert table.told("objective-done") == ["objective-done objective=OWN.goal"]


@pytest.mark.rule("AND-26.1")
def test_set_and_clear() -> None:
    table = done("{set: salt}", more="- {id: C, when: {stop: {space: 403}}, do: [{clear: salt}]}")
    assert table.dump["flags"] == ["salt"]
    table.walk(1, 403)
    assert table.dump["flags"] == []


# Rules and tracks ------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-26.1")
def test_rule_switches_and_their_defaults() -> None:
    table = does(
        "{rule: {fires: false, barter: false, cold: false, cave_transform: true, stone_step_wp: 2, "
        "mover_steps: 3, no_fire_at: [403], ally_bonus: {tranuk: 5}}}"
    )
    assert table.dump["rules"] == {
        "fires": 1,
        "barter": 1,
        "cold": 1,
        "cave_transform": 0,
        "stone_step_wp": 0,
        "mover_steps": 1,
        "ally_bonus_tranuk": 2,
        "ally_bonus_great_warrior": 4,
    }
    table.walk(0, 402)
    assert table.dump["rules"] == {
        "fires": 0,
        "barter": 0,
        "cold": 0,
        "cave_transform": 1,
        "stone_step_wp": 2,
        "mover_steps": 3,
        "ally_bonus_tranuk": 5,
        "ally_bonus_great_warrior": 4,
    }
    assert table.dump["no_fire_at"] == ["403"]


@pytest.mark.rule("AND-26.1", "AND-3.14")
def test_rules_a_legend_begins_with() -> None:
    table = story("", rules={"cold": False, "fires": False, "no_fire_at": [405], "mover_steps": 2})
    assert table.dump["rules"]["cold"] == 0
    assert table.dump["rules"]["fires"] == 0
    assert table.dump["rules"]["mover_steps"] == 2
    assert table.dump["no_fire_at"] == ["405"]
    table.patch(cold={"hour": 4}, h0={"hours": 5})
    table.play("0: pass", "0: stop")
    table.sunrise()
    assert table.dump["cold"]["hour"] == 4


@pytest.mark.rule("AND-26.1", "AND-12.5")
def test_narrator_forward() -> None:
    letters = "- {id: B, when: {letter: B}, do: []}\n- {id: C, when: {letter: C}, do: []}"
    table = done("{narrator: {advance: 2}}", more=letters)
    assert (table.dump["letter"], table.read()) == ("C", ["A", "B", "C"])
    table = done('{narrator: {to: "C"}}', more=letters)
    assert (table.dump["letter"], table.read()) == ("C", ["A", "B", "C"])
    table = done('{narrator: {to: "C"}}', more=letters, letter="D", stars=[])
    assert (table.dump["letter"], table.read()) == ("D", ["A"])


@pytest.mark.rule("AND-26.1", "AND-12.6", "AND-27.2")
def test_the_narrator_may_be_sent_to_the_end() -> None:
    assert done("{narrator: {advance: 13}}").ended == "lost_time"
    assert done('{narrator: {to: "N"}}').ended == "lost_time"


@pytest.mark.rule("AND-26.1", "AND-11.3", "AND-R34", "AND-R8")
def test_cold_shift_and_switch() -> None:
    table = done("{cold: {shift: 3}}", h0={"hours": 6})
    assert table.dump["cold"]["hour"] == 8
    assert table.hours() == 7  # what is spent is spent
    table.play("1: end_day")
    assert table.refused(0, "pass") == "AND-3.14"
    table = done("{cold: {shift: 4}}", cold={"hour": 5})
    assert table.dump["cold"]["hour"] == 3
    table = done("{cold: {active: false}}", cold={"hour": 3}, h0={"hours": 1})
    assert table.dump["rules"]["cold"] == 0
    table.play("1: end_day", "0: pass")
    assert table.hours() == 3


@pytest.mark.rule("AND-26.1", "AND-9.10", "AND-27.2")
def test_defence_spaces_come_and_go() -> None:
    assert done("{defence: {add: 2}}").dump["defence"] == 5
    table = done("{defence: {add: -2}}", creatures={"shield": "gor"})
    assert (table.dump["defence"], table.ended) == (1, "")
    assert done("{defence: {add: -3}}", creatures={"shield": "gor"}).ended == "lost_defence"
    table = done("{defence: {add: -5}}")
    assert (table.dump["defence"], table.ended) == (0, "")  # none is left, and none is needed yet


SPAWNED = "- {id: S, when: start, do: [{spawn: {creature: gor, at: [415, 430], tag: pack}}]}"


@pytest.mark.rule("AND-26.1")
def test_modify_changes_the_values_for_good() -> None:
    table = done("{modify: {tag: pack, sp: 3, wp: 2}}", more=SPAWNED)
    assert [(c["sp"], c["wp"]) for c in table.dump["creatures"]] == [(5, 6), (5, 6)]
    table = done("{modify: {tag: pack, sp: -9, wp: -9}}", more=SPAWNED)
    assert [(c["sp"], c["wp"]) for c in table.dump["creatures"]] == [(0, 1), (0, 1)]


@pytest.mark.rule("AND-26.1")
def test_modify_in_a_running_fight_changes_strength_at_once() -> None:
    cards = """
    - {id: S, when: start, do: [{spawn: {creature: gor, at: 402, tag: pack}}]}
    - {id: F, when: {fire: {space: 403}}, do: [{modify: {tag: pack, sp: 3, wp: 5}}]}
    """
    table = story(cards)
    table.patch(h0={"space": "402", "sp": 2}, h1={"space": "403", "items": {"firewood": 1}})
    table.play("0: fight")
    table.dice(2, 1, 1, 1, 1)  # 4 against 4
    table.play("1: fire", "0: continue")
    table.dice(6, 1, 1, 1, 2)
    assert table.values == (8, 7)
    assert table.told("creature-hurt") == ["creature-hurt creature=gor wp=3"]  # of four, not of nine


@pytest.mark.rule("AND-26.1", "AND-26.6", "AND-5.15")
def test_a_creature_removed_in_a_running_fight_is_not_defeated() -> None:
    cards = """
    - {id: S, when: start, do: [
        {spawn: {creature: gor, at: 430, tag: lone}}, {spawn: {creature: gor, at: 402, tag: pack}}]}
    - {id: F, when: {fire: {space: 403}}, do: [{remove: {tag: pack}}]}
    - {id: G, when: {fire: {space: 404}}, do: [{remove: {tag: lone}}]}
    """
    wood = {"items": {"firewood": 1}}
    table = story(cards)
    table.patch(h0={"space": "402", "sp": 2}, h1={"space": "403"} | wood)
    table.play("0: fight")
    table.dice(2, 1, 1, 1, 1)  # 4 against 4
    table.play("1: fire")
    assert table.kind(0) == "go_on"
    table.play("0: continue")
    assert (table.asked(), table.dump["fight"], table.dump["slain"]) == ([1], None, {})
    assert (table.hours(), table.dump["letter"]) == (1, "A")
    table = story(cards)
    table.patch(h0={"space": "402", "sp": 2}, h1={"space": "404"} | wood)
    table.play("0: fight")
    table.dice(2, 1, 1, 1, 1)
    table.play("1: fire", "0: continue")  # another creature: the fight goes on
    table.dice(6, 6, 6, 1, 2)
    assert table.creatures() == {}
    assert table.dump["slain_tags"] == {"pack": 1}


@pytest.mark.rule("AND-26.1", "AND-4.13")
def test_link() -> None:
    table = done("{link: {a: 405, b: 431, token: secret_passage}}")
    assert table.dump["passages"] == [["405", "431"]]
    table.patch(turn=1, h1={"space": "405"})
    assert "431" in table.moves(1)
    table.walk(1, 431)
    assert table.hours(1) == 1
    assert "405" in table.patch(turn=1).moves(1)


@pytest.mark.rule("AND-26.1", "AND-22.6")
def test_follower() -> None:
    table = done("{follower: {id: takota, at: 430, on_caught: return}}")
    assert table.lying(430) == {"takota": 1}
    assert table.dump["followers"]["takota"] == {"home": "430", "on_caught": "return"}
    table.walk(1, 402)  # the card repeats, but there is one Takota
    assert table.lying(430) == {"takota": 1}


@pytest.mark.rule("AND-26.1", "AND-23.3")
def test_ally_that_replaces_another() -> None:
    table = done("{ally: {id: great_warrior, at: here, replaces: tranuk}}", allies={"tranuk": "430"})
    assert table.dump["allies"] == {"tranuk": None, "great_warrior": "402", "volpin": None}


@pytest.mark.rule("AND-26.1", "AND-15.6")
def test_stock_from_and_to_the_supply() -> None:
    table = does(
        "{stock: {space: 422, add: [falcon, gourd], remove: [spyglass]}}", merchants={422: ["spyglass"]}
    )
    table.walk(0, 402)
    assert table.lying(422) == {"gourd": 1, "falcon": 1}
    assert (table.state.supply[5], table.state.supply[6], table.state.supply[0]) == (2, 0, 4)


@pytest.mark.rule("AND-26.1", "AND-2.6")
def test_the_stock_of_a_merchant_may_be_scaled() -> None:
    stock = {422: {2: ["gourd"], 3: ["falcon"], 4: []}}
    assert story("", *KINDS[:2], merchants=stock).lying(422) == {"gourd": 1}
    assert story("", *KINDS[:3], merchants=stock).lying(422) == {"falcon": 1}
    assert story("", *KINDS, merchants=stock).lying(422) == {}


# Other cards, dice and choices -----------------------------------------------------------------------------

MANUAL = "- {id: M, when: manual, do: [{give: {to: finder, sp: 1}}]}"


@pytest.mark.rule("AND-26.1", "AND-26.3")
def test_card_obeys_its_own_condition() -> None:
    more = "- {id: M, when: manual, if: [{flag: salt}], do: [{give: {to: finder, sp: 1}}]}"
    assert done("{card: M}, {set: salt}", more=more).sp() == 1
    assert done("{set: salt}, {card: M}", more=more).sp() == 2


@pytest.mark.rule("AND-26.1", "AND-12.4")
def test_star_on_a_later_letter() -> None:
    table = done("{star: {letter: B, card: M}}", more=MANUAL)
    assert table.dump["stars"] == ["B"]
    assert table.sp() == 1
    table.sunrise()
    assert (table.read(), table.sp(), table.dump["stars"]) == (["A", "M"], 2, [])


@pytest.mark.rule("AND-26.1")
def test_star_on_a_letter_already_reached_is_read_at_once() -> None:
    table = done("{star: {letter: C, card: M}}", more=MANUAL, letter="C")
    assert (table.read(), table.dump["stars"]) == (["A", "M"], [])
    table = done("{star: {letter: B, card: M}}", more=MANUAL, letter="C")
    assert table.read() == ["A", "M"]


@pytest.mark.rule("AND-26.1")
def test_a_star_and_the_letter_card_of_one_letter() -> None:
    table = done("{star: {letter: B, card: M}}", more=MANUAL + "\n- {id: B, when: {letter: B}, do: []}")
    table.sunrise()
    assert table.told("card-read")[-2:] == ["card-read card=OWN.B", "card-read card=OWN.M"]


@pytest.mark.rule("AND-26.1", "AND-26.3")
def test_stars_of_several_letters() -> None:
    more = MANUAL + "\n- {id: N, when: manual, if: [{flag: salt}], do: [{set: salt}]}"
    table = done("{star: {letter: B, card: M}}, {star: {letter: C, card: N}}", more=more)
    assert table.dump["stars"] == ["B", "C"]
    table.sunrise()
    assert table.dump["star_cards"] == [{"letter": "C", "card": "N"}]
    table.sunrise()
    assert (table.read(), table.dump["star_cards"]) == (["A", "M"], [])  # its condition failed


TABLE = '"1-2": [{give: {to: finder, sp: 1}}], "3-5": [], 6: [{place: {token: gem, at: here}}]'


@pytest.mark.rule("AND-26.1")
@pytest.mark.parametrize(("pips", "sp", "gems"), [(1, 2, 0), (2, 2, 0), (3, 1, 0), (5, 1, 0), (6, 1, 1)])
def test_roll_a_red_die(pips: int, sp: int, gems: int) -> None:
    table = done(f"{{roll: {{die: red, table: {{{TABLE}}}}}}}")
    assert table.legal(-1) == [f"die {i}" for i in range(1, 7)]
    table.dice(pips)
    assert (table.sp(), table.lying(402).get("gem", 0)) == (sp, gems)


@pytest.mark.rule("AND-26.1")
def test_roll_a_black_die() -> None:
    table = done('{roll: {die: black, table: {"6-8": [], "10-12": [{give: {to: finder, sp: 1}}]}}}')
    assert table.legal(-1) == ["die 6", "die 8", "die 10", "die 12"]
    assert table.state.outcomes()[1] == [2, 1, 2, 1]
    table.dice(10)
    assert table.sp() == 2


@pytest.mark.rule("AND-26.1", "AND-D38")
def test_choose_an_option() -> None:
    options = "[{title: {fr: a, en: a}, do: [{give: {to: finder, sp: 1}}]}, "
    options += "{title: {fr: b, en: b}, do: [{give: {to: finder, wp: 1}}, {place: {token: gem, at: here}}]}]"
    table = done(f"{{choose: {{by: group, options: {options}}}}}, {{give: {{to: finder, sp: 3}}}}")
    assert table.legal(0) == ["option 1", "option 2"]
    table.play("0: option 2")
    assert (table.points(), table.lying(402)) == ((4, 8), {"gem": 1})


@pytest.mark.rule("AND-26.1", "AND-27.2")
def test_win_and_lose() -> None:
    assert done("{win: {}}, {lose: {}}").ended == "won"
    assert done("{lose: {}}, {win: {}}").ended == "lost_card"


@pytest.mark.rule("AND-26.1", "AND-23.8")
def test_a_mover_is_placed_and_removed() -> None:
    table = does(
        "{mover: {token: silhouette, path: [423, 411]}}",
        more="- {id: R, when: {stop: {space: 403}}, do: [{remove: {token: silhouette}}]}",
    )
    table.walk(0, 402)
    assert table.state.mover_path >= 0
    table.walk(1, 403)
    assert table.state.mover_path < 0
    table.sunrise()
    assert table.told("mover-moved") == ["mover-moved space=423"]


@pytest.mark.rule("AND-26.1", "AND-4.13")
def test_the_secret_passage_may_be_removed() -> None:
    table = does(
        "{link: {a: 405, b: 431}}",
        more="- {id: R, when: {stop: {space: 403}}, do: [{remove: {token: secret_passage}}]}",
    )
    table.walk(0, 402)
    assert table.dump["passages"] == [["405", "431"]]
    table.walk(1, 403)
    assert table.dump["passages"] == []


# Creatures of a legend -------------------------------------------------------------------------------------

FANG = {"figure": "gor", "sp": 1, "wp": 1, "dice": [[1, 1, "red"]], "step": "none"}


def beaten(**more: Any) -> Table:
    """A creature of the legend's own is beaten by the dwarf of seat 0; its reward comes next."""
    entry = FANG | {"name": {"fr": "croc", "en": "fang"}} | more
    table = does("{spawn: {creature: fang, at: here}}", creatures={"fang": entry})
    table.walk(0, 402)
    table.patch(turn=0, h0={"sp": 10, "wp": 5})
    table.play("0: fight")
    table.dice(1, 1)
    return table


@pytest.mark.rule("AND-26.1", "AND-9.6")
def test_rewards_of_bosses() -> None:
    assert beaten().points() == (10, 5)
    assert beaten(reward={"wp": 0}).points() == (10, 5)
    assert beaten(reward={"wp": 3}).points() == (10, 8)
    assert beaten(reward={"sp": 2}).points() == (12, 5)
    table = beaten(reward={"wp": 3, "sp": 2})
    assert table.legal(0) == ["reward_wp", "reward_sp"]
    table.play("0: reward_sp")
    assert table.points() == (12, 5)


@pytest.mark.rule("AND-26.1", "AND-9.5")
def test_dice_of_bosses_by_their_will_points() -> None:
    dice = [[1, 1, "red"], [4, 1, "black"]]
    entry = FANG | {"wp": 6, "sp": 0, "dice": dice, "name": {"fr": "croc", "en": "fang"}}
    table = does("{spawn: {creature: fang, at: here}}", creatures={"fang": entry})
    table.walk(0, 402)
    table.patch(turn=0, h0={"sp": 8, "wp": 5})
    table.play("0: fight")
    table.dice(1)
    assert table.legal(-1) == ["die 6", "die 8", "die 10", "die 12"]
    table.dice(6)  # 9 against 6: three will points are left
    table.play("0: continue")
    table.dice(1)
    assert table.legal(-1)[0] == "die 1"


@pytest.mark.rule("AND-26.1")
def test_who_found_the_card_that_makes_an_objective_complete_completed_it() -> None:
    more = """
- {id: S, when: start, do: [{objective: {id: goal, kind: survive, letter: C}}]}
- {id: O, when: {objective: goal}, do: [{give: {to: finder, sp: 1}}]}"""
    table = done("{amend: {objective: goal, letter: B}}", more=more, letter="B", turn=0)
    assert table.objective("goal") == "complete"
    assert (table.sp(0), table.sp(1)) == (2, 1)
