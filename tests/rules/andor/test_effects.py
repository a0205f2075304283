"""What the cards of a legend do to board and heroes: effects of C7.5, values of C7.2 (AND-26)."""

from typing import Any

import pytest

from tests.rules.andor.stories import KINDS, does, done, story
from tests.rules.andor.table import Table

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


@pytest.mark.rule("AND-26.1", "AND-17.6")
def test_a_face_that_lies_elsewhere_is_not_drawn() -> None:
    faces = "\n".join(f"- {{id: {face}, when: {{marker: {face.lower()}}}, do: []}}" for face in "XYZ")
    table = done(
        "{markers: {id: spot, at: [411], faces: [x]}}, "
        "{markers: {id: spot, at: [403, 404], faces: [y, z], shuffle: true}}",
        more=faces,
    )
    table.walk(1, 403)
    assert table.legal(-1) == ["face y", "face z"]
    assert table.state.outcomes()[1] == [1, 1]
    table.play("chance: face z")
    table.walk(0, 411)
    assert table.read() == ["A", "X", "Z"]


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
