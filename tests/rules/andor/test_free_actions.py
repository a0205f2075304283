"""Free actions: chapter 8."""

from pathlib import Path
from typing import Any

import pytest

from tests.rules.andor.table import Table, begun, castle, own_legend, village

QUESTION = """
legend: own
format: 1
face: castle
title: {fr: "Essai", en: "Trial"}
start: 10
rules: {}
victory: [never]
merchants: {}
creatures: {}
cards:
- id: A
  when: start
  title: {fr: "A", en: "A"}
  text: {fr: "A.", en: "A."}
  do:
  - spawn: {creature: gor, at: [10]}
  - objective: {id: never, kind: visit, space: 66}
- id: B
  when: {letter: "B"}
  title: {fr: "B", en: "B"}
  text: {fr: "B.", en: "B."}
  do:
  - choose:
      by: group
      options:
      - {title: {fr: "Un", en: "One"}, do: [{give: {to: each, wp: 1}}]}
      - {title: {fr: "Deux", en: "Two"}, do: [{give: {to: each, sp: 1}}]}
"""


def pair(**given: Any) -> Table:
    """Warrior and mage on one space of the castle face."""
    return castle("warrior", "mage", at="10", **given)


# Who and when -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-8.1", "AND-D19")
def test_free_actions_cost_nothing_and_are_possible_out_of_turn() -> None:
    table = pair(
        h0={"items": {"gem": 1}}, h1={"items": {"gem": 2, "plant_white": 1, "plant_blue": 1}, "hours": 3}
    )
    table.play(
        "1: drop gem", "1: pick gem", "1: drop gem", "1: drop gem", "1: use plant_white", "1: use plant_blue"
    )
    assert (table.hours(0), table.hours(1), table.wp(1)) == (0, 1, 12)
    assert table.lying(10) == {"gem": 2}
    assert (table.asked(), table.kind()) == ([0], "turn"), "the question of the hero on turn is still open"
    table.play("0: pick gem", "0: pass", "1: pick gem", "0: stop")
    assert (table.items(0), table.items(1)) == ({"gem": 2}, {"gem": 1})


@pytest.mark.rule(
    "AND-8.2", "AND-D19", "AND-D20", "AND-D21", "AND-D22", "AND-D26", "AND-D28", "AND-D29", "AND-D30"
)
def test_the_kinds_of_free_action() -> None:
    tablets = {"tablet_buffalo": 1, "tablet_seamonster": 1, "tablet_griffon": 1}
    table = castle(
        "keeper",
        "mage",
        at="28",
        fires={"28": "unlit"},
        snow={"28": "down", "29": "down"},
        items={"28": {"gourd": 1}},
        h0={"items": {"gem": 1, "plant_white": 1, "plant_blue": 1} | tablets, "hours": 2},
        h1={"items": {"firewood": 1, "spyglass": 1}},
    )
    assert [text for text in table.legal(0) if not text.startswith(("move", "drop tablet", "give"))] == [
        "pass",
        "end_day",
        "relight",
        "tablets",
        "activate",
        "use plant_blue",
        "use plant_white",
        "drop gem",
        "drop plant_blue",
        "drop plant_white",
    ]
    assert table.has("give 2 gem", "give 2 tablet_griffon", "drop tablet_buffalo")
    assert table.has(
        "pick gourd", "reveal 29", "relight", "activate", "drop firewood", "give 1 firewood", seat=1
    )
    table.patch(h0={"space": "18", "items": {"firewood": 1}})
    assert table.has("fire", "fire_sheet", "barter firewood falcon")


@pytest.mark.rule("AND-8.3")
@pytest.mark.parametrize("window", ["turn", "pass", "move", "after", "lead", "volpin", "go_on"])
def test_windows_before_after_and_within_actions(window: str) -> None:
    table = village(
        "warrior",
        "mage",
        at="422",
        creatures={"422": "fur_troll"},
        allies={"tranuk": "401", "volpin": "401"},
        h0={"items": {"firewood": 1}, "sp": 12, "wp": 20},
        h1={"items": {"gem": 1}, "space": "446"},
    )
    lines = {
        "turn": [],
        "pass": ["0: pass"],
        "move": ["0: move 421"],
        "after": ["0: pass", "0: stop"],
        "lead": ["0: lead tranuk 402"],
        "volpin": ["0: volpin 402"],
        "go_on": ["0: fight", *["chance: die 1"] * 4, *["chance: die 1"] * 2, "chance: die 2"],
    }
    table.play(*lines[window])
    assert table.kind() == window
    table.play("1: drop gem", "0: drop firewood")
    assert table.lying(446) == {"gem": 1}


@pytest.mark.rule("AND-8.3")
def test_no_free_action_while_a_token_is_resolved() -> None:
    table = castle(
        at="14",
        snow={"10": "down"},
        h0={"items": {"gourd": 1, "spyglass": 1, "firewood": 1}},
        h1={"items": {"gem": 1, "plant_white": 1}},
    )
    table.play("0: move 10", "0: hour", "0: stop")
    assert table.asked() == [-1]
    assert table.legal(1) == []
    table.token("firewood")
    assert table.kind() == "receive"
    assert table.legal(1) == []
    assert table.refused(1, "use plant_white") == "AND-8.3"
    assert table.refused(0, "pick gem") == "AND-8.3"
    assert table.refused(0, "drop gem") == "AND-8.3", "only an object of that size is put down now"
    table.play("0: leave_it")
    assert table.has("use plant_white", "drop gem", seat=1)


@pytest.mark.rule("AND-8.3", "AND-18.7")
def test_no_free_action_during_a_storm() -> None:
    table = village(
        at="413", snow={"413": "snowstorm"}, h0={"items": {"takota": 1}}, h1={"items": {"gem": 1}}
    )
    table.play("0: activate")
    assert table.kind() == "take_along"
    assert table.legal(1) == []
    assert table.refused(1, "drop gem") == "AND-8.3"
    assert table.refused(1, "pass") == "AND-3.2"
    table.play("0: along takota")
    assert table.has("drop gem", seat=1)


@pytest.mark.rule("AND-8.3")
def test_no_free_action_while_a_card_is_resolved(tmp_path: Path) -> None:
    table = begun("warrior", "mage", game=own_legend(tmp_path, QUESTION), legend="own")
    table.patch(h0={"sp": 8, "items": {"gem": 1}}, h1={"items": {"gem": 1}})
    assert table.has("drop gem", seat=1)
    table.call_fight(0)
    table.dice(6, 6, 6, 1, 2)
    assert table.kind() == "choose"
    assert table.legal(1) == []
    assert table.refused(0, "drop gem") == table.refused(1, "drop gem") == "AND-8.3"
    assert table.legal(0) == ["option 1", "option 2"]
    table.play("0: option 1")
    assert table.wp(1) == 8
    assert table.has("drop gem")
    assert table.has("drop gem", seat=1)


@pytest.mark.rule("AND-8.3", "AND-6.1")
def test_no_free_action_between_the_invitation_and_the_round() -> None:
    table = pair(creatures={"10": "gor"}, h0={"items": {"gem": 1}}, h1={"items": {"gem": 1}})
    table.play("0: fight")
    assert table.legal(1) == []
    assert table.refused(0, "drop gem") == table.refused(1, "drop gem") == "AND-8.3"
    table.play("0: invite 2")
    assert table.legal(1) == ["accept", "decline"]


@pytest.mark.rule("AND-8.4", "AND-8.9", "AND-D31")
def test_a_token_that_came_later_may_be_activated() -> None:
    table = pair(snow={"10": "down", "14": "down"})
    assert table.has("activate")
    assert table.has("activate", seat=1)
    table.play("1: activate")
    table.token("gem")
    assert table.items(1) == {"gem": 1}
    assert table.dump["snow"] == {"14": "down"}
    assert table.refused(1, "activate") == "AND-8.9"
    assert table.asked() == [0]


@pytest.mark.rule("AND-8.9", "AND-R47")
def test_no_token_is_activated_inside_a_move_or_a_fight() -> None:
    table = castle("warrior", "mage", at="14", h1={"space": "18"}, snow={"18": "snowstorm"})
    table.play("0: move 10")
    assert table.refused(1, "activate") == "AND-8.9"
    table.play("0: stop")
    assert table.has("activate", seat=1)
    table = castle(
        at="10", creatures={"10": "fur_troll"}, h0={"sp": 12}, h1={"space": "18"}, snow={"18": "down"}
    )
    table.play("0: fight")
    table.dice(1, 1, 1, 1, 1, 1)
    assert table.kind() == "go_on"
    assert table.refused(1, "activate") == "AND-8.9"
    table.play("0: withdraw")
    assert table.has("activate", seat=1)


@pytest.mark.rule("AND-8.5", "AND-15.2", "AND-R5", "AND-D25")
def test_barter_needs_the_own_turn() -> None:
    table = castle("warrior", "mage", at="18", h0={"items": {"firewood": 1}}, h1={"items": {"firewood": 1}})
    assert table.has("barter firewood spyglass")
    assert table.refused(1, "barter firewood spyglass") == "AND-8.5"
    table.play("0: end_day")
    table.play("1: barter firewood spyglass")
    assert table.items(1) == {"spyglass": 1}


# Exchange ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-8.6", "AND-D23", "AND-D24")
@pytest.mark.parametrize(
    "item",
    [
        "gourd",
        "gourd_half",
        "askimar_blade",
        "tablet_griffon",
        "plant_red",
        "gem",
        "winter_stone",
        "iquar",
        "takota",
    ],
)
def test_everything_changes_hands_between_heroes_on_one_space(item: str) -> None:
    table = village("warrior", "mage", h0={"items": {item: 1}})
    table.play(f"0: give 2 {item}")
    assert table.items(0) == {item: 1}, "the partner confirms"
    assert table.has(f"take 1 {item}", f"refuse 1 {item}", seat=1)
    table.play(f"1: take 1 {item}")
    assert (table.items(0), table.items(1)) == ({}, {item: 1})
    table.play(f"1: give 1 {item}", f"0: take 2 {item}")
    assert (table.items(0), table.items(1)) == ({item: 1}, {})
    assert table.log == [
        f"offered seat=0 to=2 item={item}",
        f"given seat=0 to=2 item={item}",
        f"offered seat=1 to=1 item={item}",
        f"given seat=1 to=1 item={item}",
    ]


@pytest.mark.rule("AND-8.6", "AND-D24")
def test_a_gift_may_be_refused() -> None:
    table = pair(h0={"items": {"gem": 1}})
    assert table.play("0: give 2 gem", "1: refuse 1 gem")[-1] == "refused seat=1 of=1 item=gem"
    assert table.items(0) == {"gem": 1}
    assert table.refused(1, "take 1 gem") == "AND-8.6"
    table.play("0: give 2 gem")
    table.play("0: pass", "0: stop")
    assert table.refused(1, "take 1 gem") == "AND-8.6", "nothing is held out any longer"


@pytest.mark.rule("AND-8.6", "AND-3.10")
def test_exchange_needs_one_space_and_two_heroes_awake() -> None:
    table = castle("warrior", "mage", "dwarf", at="10", h0={"items": {"gem": 2}}, h1={"space": "14"})
    assert table.refused(0, "give 2 gem") == "AND-8.6"
    assert table.refused(0, "give 1 gem") == "AND-8.6"
    assert table.refused(0, "give 3 gourd") == "AND-8.6", "only what one has"
    table.patch(h2={"ended": True})
    assert table.refused(0, "give 3 gem") == "AND-8.6"
    table.patch(h2={"ended": False})
    table.play("0: give 3 gem", "0: move 14")
    assert table.refused(2, "take 1 gem") == "AND-8.6", "the giver has gone"


@pytest.mark.rule("AND-8.6", "AND-13.9")
def test_what_is_given_must_fit() -> None:
    table = pair(h0={"items": {"falcon": 1, "gem": 3}}, h1={"items": {"askimar_blade": 1}}, items={"18": {}})
    table.play("0: give 2 falcon")
    assert table.refused(1, "take 1 falcon") == "AND-13.9"
    table.play("1: drop askimar_blade", "1: take 1 falcon")
    assert table.items(1) == {"falcon": 1}
    for _ in range(3):
        table.play("0: give 2 gem", "1: take 1 gem")
    assert table.items(1) == {"falcon": 1, "gem": 3}


# Picking up and putting down --------------------------------------------------------------------------------


@pytest.mark.rule("AND-8.7", "AND-D21", "AND-22.1")
@pytest.mark.parametrize(
    "item", ["gourd", "carlion", "tablet_buffalo", "plant_black", "gem", "winter_stone", "iquar", "takota"]
)
def test_anything_loose_is_picked_up(item: str) -> None:
    table = village(items={"447": {item: 1}, "446": {"gem": 1}})
    table.play(f"0: pick {item}")
    assert table.items() == {item: 1}
    assert table.lying(447) == {}
    assert table.refused(0, f"pick {item}") == "AND-8.7", "nothing is left"
    assert table.told("picked-up") == [f"picked-up seat=0 item={item} space=447"]


@pytest.mark.rule("AND-8.7", "AND-13.9")
def test_what_is_picked_up_must_fit() -> None:
    table = pair(
        items={"10": {"gourd": 1, "gem": 1, "carlion": 1}}, h0={"items": {"firewood": 3, "winter_stone": 1}}
    )
    assert table.refused(0, "pick gourd") == "AND-13.9"
    assert table.refused(0, "pick carlion") == "AND-13.9"
    assert table.has("pick gem")
    table.play("0: drop firewood", "0: pick gourd")
    assert table.items() == {"firewood": 2, "gourd": 1, "winter_stone": 1}


@pytest.mark.rule("AND-8.7", "AND-15.6", "AND-R46")
def test_stock_is_not_picked_up_but_the_rest_is() -> None:
    table = castle(
        at="18", items={"18": {"gourd": 1, "falcon": 1, "gem": 1, "tablet_griffon": 1, "takota": 1}}
    )
    assert table.refused(0, "pick gourd") == "AND-15.6"
    assert table.refused(0, "pick falcon") == "AND-15.6"
    assert table.has("pick gem", "pick tablet_griffon", "pick takota")


@pytest.mark.rule("AND-8.8", "AND-D22", "AND-20.1", "AND-24.3")
def test_anything_carried_is_put_down() -> None:
    carried = {
        "gourd": 1,
        "askimar_blade": 1,
        "rider_helmet": 1,
        "tablet_griffon": 1,
        "gem": 1,
        "plant_red": 1,
    }
    table = pair(h0={"items": carried | {"takota": 1}}, items={"18": {}})
    for item in (*carried, "takota"):
        table.play(f"0: drop {item}")
    assert table.items() == {}
    assert table.lying(10) == carried | {"takota": 1}
    assert table.refused(0, "drop gem") == "AND-8.8"
    assert table.log[0] == "put-down seat=0 item=gourd space=10"
    assert len(table.log) == 7


@pytest.mark.rule("AND-8.8", "AND-8.4")
def test_in_passing_the_winter_stone_and_followers_but_no_gem() -> None:
    table = castle(at="14", h0={"items": {"winter_stone": 1, "takota": 1, "gem": 1}})
    table.play("0: move 10")
    assert table.refused(0, "drop gem") == "AND-20.1"
    table.play("0: drop winter_stone", "0: drop takota", "0: move 19")
    assert table.lying(10) == {"winter_stone": 1, "takota": 1}
    table.play("0: stop")
    assert table.has("drop gem"), "out of turn, but standing still"


# Costs ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-8.10", "AND-16.3", "AND-R17", "AND-24.4", "AND-3.12")
def test_nobody_pays_the_last_will_point() -> None:
    table = pair(fires={"10": "unlit"}, h0={"wp": 2}, h1={"wp": 3})
    assert table.refused(0, "relight") == "AND-16.3"
    table.play("1: relight")
    assert table.wp(1) == 1
    table = pair(rules={"stone_step_wp": 1}, h0={"wp": 1, "items": {"winter_stone": 1}})
    assert table.refused(0, "move 3") == "AND-24.4"
    table.patch(h0={"wp": 2})
    table.play("0: move 3")
    assert table.wp() == 1
    assert pair(h0={"wp": 2, "hours": 7}).refused(0, "move 3") == "AND-3.12"


@pytest.mark.rule("AND-8.10", "AND-24.4", "AND-3.12")
def test_costs_of_one_step_add_up() -> None:
    table = pair(rules={"stone_step_wp": 1}, h0={"wp": 3, "hours": 7, "items": {"winter_stone": 1}})
    assert table.refused(0, "move 3") == "AND-24.4"
    table.patch(h0={"wp": 4})
    table.play("0: move 3")
    assert table.wp() == 1


@pytest.mark.rule("AND-8.6")
def test_nothing_is_given_to_a_hero_who_does_not_play() -> None:
    table = castle("warrior", "mage", h0={"items": {"gem": 1}})
    assert [table.refused(0, f"give {number} gem") for number in (1, 3, 4)] == ["AND-8.6"] * 3
    assert table.has("give 2 gem")
