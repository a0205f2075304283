"""Chapter 6: fights with minions, the chances to roll again, the dice of Find Magic Gate."""

from itertools import product
from typing import Any

import pytest

from tablee.core.state import CHANCE
from tests.rules.defenders.table import Table, day

TARGETS = {"red": 4, "green": 3, "blue": 5, "black": 4}


def fight(hero: str, text: str, where: str = "fire_river", **given: object) -> Table:
    """A hero among minions begins a fight on its place; next are the dice."""
    table = day(hero, at=where, minions={where: text})
    table.patch(**given)
    table.play("0: fight", "0: here")
    return table


# Dice ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-6.1", "DOR-6.2", "DOR-6.3", "DOR-6.7", "DOR-R20")
@pytest.mark.parametrize(("colour", "value"), list(product(TARGETS, range(1, 7))))
def test_what_a_die_must_show(colour: str, value: int) -> None:
    table = fight("paladin", f"1 {colour}")
    log = table.dice(value)
    hit = value >= TARGETS[colour]
    assert log[0] == f"rolled seat=0 die-colour={colour} pips={value}"
    assert table.here("fire_river") == ({} if hit else {colour: 1})
    assert table.supply(colour) == (25 if hit else 24)
    assert table.tokens() == (4, 1, 0)  # a miss costs the action and nothing else
    assert table.has("fight") is not hit


@pytest.mark.rule("DOR-6.1", "DOR-6.2", "DOR-6.4")
def test_one_die_for_each_minion_of_all_colours_at_once() -> None:
    table = fight("paladin", "1 red 1 green 1 blue")
    log = table.dice(3, 3, 5)
    assert log[:3] == [
        "rolled seat=0 die-colour=red pips=3",
        "rolled seat=0 die-colour=green pips=3",
        "rolled seat=0 die-colour=blue pips=5",
    ]
    assert table.here("fire_river") == {"red": 1}
    assert (table.supply("green"), table.supply("blue")) == (25, 25)
    assert table.tokens() == (4, 1, 0)
    table.play("0: fight", "0: here")  # the survivor may be attacked again
    table.dice(4)
    assert table.here("fire_river") == {}


@pytest.mark.rule("DOR-6.1")
def test_five_minions_in_the_city() -> None:
    table = fight("paladin", "2 red 1 green 1 black", where="monarch_city")
    table.dice(6, 1, 6, 6)
    assert table.here("monarch_city") == {"red": 1}


@pytest.mark.rule("DOR-6.3", "DOR-R13", "DOR-17.1", "DOR-18.13")
@pytest.mark.parametrize("value", range(1, 7))
def test_modifiers_add_up_and_a_one_always_misses(value: int) -> None:
    amulet: dict[str, Any] = {"p0": {"completed": ["amulet_of_the_gods"], "quest": "raids"}}
    table = fight("cleric", "1 red", **amulet)
    table.dice(value)
    assert table.here("fire_river") == ({} if value >= 2 else {"red": 1})
    plain = fight("cleric", "1 green", **amulet)  # 3+ less 1 for the Amulet
    plain.dice(value)
    assert plain.here("fire_river") == ({} if value >= 2 else {"green": 1})
    dragon = fight("cleric", "1 blue", **amulet)
    dragon.dice(value)
    assert dragon.here("fire_river") == ({} if value >= 4 else {"blue": 1})


@pytest.mark.rule("DOR-6.5")
def test_a_slayer_needs_no_dice_for_that_colour() -> None:
    table = fight("paladin", "2 green 1 black", p0={"slayer": ["green"]})
    assert table.kind(CHANCE) == "roll"
    log = table.dice(1)
    assert "slain seat=0 colour=green minions=2" in log
    assert table.here("fire_river") == {"black": 1}
    assert table.tokens() == (4, 1, 0)


@pytest.mark.rule("DOR-6.5")
def test_a_slayer_among_his_own_enemies_rolls_nothing() -> None:
    table = fight("paladin", "3 green", p0={"slayer": ["green", "red"]})
    assert table.kind() == "day"
    assert table.here("fire_river") == {}
    assert table.tokens() == (4, 1, 0)


@pytest.mark.rule("DOR-6.1")
def test_no_fight_without_minions() -> None:
    table = day("paladin", minions={"crystal_hills": "2 red"})
    assert table.refused(0, "fight") == "DOR-6.1"


# Rolling again ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-6.6", "DOR-6.8", "DOR-17.7", "DOR-D15")
def test_dragon_slayer_rolls_failed_dice_against_dragonkin_once() -> None:
    table = fight("dwarf", "2 blue 1 red")
    table.dice(1, 5, 2)  # red, blue, blue
    assert table.kind() == "reroll"
    assert table.legal(0) == ["reroll", "accept"]
    table.play("0: reroll")
    table.dice(4)  # the failed blue die only
    assert table.kind() == "day"
    assert table.here("fire_river") == {"red": 1, "blue": 1}


@pytest.mark.rule("DOR-17.7", "DOR-D15")
def test_dragon_slayer_may_keep_the_dice_and_is_not_asked_in_vain() -> None:
    table = fight("dwarf", "1 blue")
    table.dice(2)
    table.play("0: accept")
    assert table.here("fire_river") == {"blue": 1}
    lucky = fight("dwarf", "1 blue 1 red")
    lucky.dice(1, 5)
    assert lucky.kind() == "day"
    demons = fight("dwarf", "2 red")
    demons.dice(1, 1)
    assert demons.kind() == "day"


@pytest.mark.rule("DOR-17.10", "DOR-R14", "DOR-D15")
def test_on_the_ground_all_dice_are_rolled_again_or_none() -> None:
    table = fight("eagle_rider", "2 red 1 green", p0={"style": "ground"})
    table.dice(6, 1, 6)
    assert table.kind() == "reroll"
    table.play("0: reroll")
    table.dice(1, 6, 1)  # hits were rolled again too
    assert table.kind() == "day"
    assert table.here("fire_river") == {"red": 1, "green": 1}
    kept = fight("eagle_rider", "1 red", p0={"style": "ground"})
    kept.dice(4)
    kept.play("0: accept")
    assert kept.here("fire_river") == {}
    sky = fight("eagle_rider", "1 red", p0={"style": "sky"})
    sky.dice(1)
    assert sky.kind() == "day"


@pytest.mark.rule("DOR-18.18", "DOR-D16", "DOR-6.8")
def test_the_unicorn_rolls_failed_dice_again_once_a_fight() -> None:
    table = fight("paladin", "2 red 1 green", p0={"completed": ["unicorn_steed"]})
    table.dice(4, 3, 2)
    assert table.kind() == "reroll"
    table.play("0: reroll")
    table.dice(1, 3)
    assert table.kind() == "day"
    assert table.here("fire_river") == {"red": 1}
    again = fight("paladin", "1 red", p0={"completed": ["unicorn_steed"]})
    again.dice(4)
    assert again.kind() == "day"  # nothing failed


@pytest.mark.rule("DOR-6.6")
def test_skill_then_unicorn_then_luck() -> None:
    table = fight("dwarf", "1 blue", p0={"completed": ["unicorn_steed"], "hand": ["battle_luck"]})
    table.dice(1)
    table.play("0: reroll")  # the skill
    table.dice(2)
    assert table.kind() == "reroll"
    table.play("0: accept")  # the unicorn
    assert table.kind() == "luck"
    assert table.legal(0) == ["pass", "play battle_luck"]
    table.play("0: play battle_luck")
    table.dice(5)
    assert table.here("fire_river") == {}
    assert table.dump["removed"] == {"battle_luck": 1}


# Battle Luck -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-16.15", "DOR-D17", "DOR-6.6", "DOR-6.8")
def test_any_holder_may_play_battle_luck_wherever_it_is() -> None:
    table = day("paladin", "ranger", "rogue", minions={"fire_river": "2 red"})
    table.patch(p1={"hand": ["battle_luck"], "at": "dark_woods"}, p2={"hand": ["battle_luck"]})
    table.play("0: fight", "0: here")
    table.dice(1, 4)
    assert table.asked() == [1]
    assert table.kind(1) == "luck"
    table.play("1: pass")
    assert table.asked() == [2]
    table.play("2: play battle_luck")
    table.dice(2)  # the failed die only
    assert table.asked() == [1]  # asked again while a copy is left
    table.play("1: play battle_luck")
    table.dice(4)
    assert table.here("fire_river") == {}
    assert table.dump["removed"] == {"battle_luck": 2}
    assert table.asked() == [0]


@pytest.mark.rule("DOR-D17")
def test_nobody_is_asked_for_luck_when_nothing_failed() -> None:
    table = day("paladin", "ranger", minions={"fire_river": "1 red"}, p1={"hand": ["battle_luck"]})
    table.play("0: fight", "0: here")
    table.dice(4)
    assert table.asked() == [0]
    assert table.kind() == "day"


@pytest.mark.rule("DOR-16.15", "DOR-16.5")
def test_battle_luck_is_no_card_for_windows() -> None:
    table = day("paladin", "ranger", p0={"hand": ["battle_luck"]}, p1={"hand": ["battle_luck"]})
    assert table.lacks("play battle_luck")
    assert table.legal(1) == []
    table.play("0: end")
    assert table.kind(CHANCE) == "draw_cards"  # no window opens for it


# Find Magic Gate -------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-18.17", "DOR-D13", "DOR-D14", "DOR-18.3")
def test_two_more_dice_each_for_a_colour_that_is_there() -> None:
    gate = {"completed": ["find_magic_gate"], "unused": ["find_magic_gate"]}
    table = fight("paladin", "2 red 1 blue", p0=gate)
    assert table.kind() == "more_dice"
    assert table.legal(0) == ["use", "keep"]
    table.play("0: use")
    assert table.kind() == "die_colour"
    assert table.legal(0) == ["name red", "name blue"]
    table.play("0: name blue", "0: name red")
    log = table.dice(1, 1, 1, 5, 4)
    assert [line.split()[2] for line in log[:5]] == [
        f"die-colour={c}" for c in ("red", "red", "blue", "blue", "red")
    ]
    assert table.here("fire_river") == {"red": 1}
    assert table.player()["completed"] == ["find_magic_gate"]
    assert table.player()["unused"] == []
    table.play("0: fight")
    table.play("0: here")
    assert table.kind(CHANCE) == "roll"  # used up


@pytest.mark.rule("DOR-18.17", "DOR-D13")
def test_the_dice_may_be_kept_and_never_kill_more_than_there_are() -> None:
    gate = {"completed": ["find_magic_gate"], "unused": ["find_magic_gate"]}
    table = fight("paladin", "1 red", p0=gate)
    table.play("0: keep")
    table.dice(1)
    assert table.player()["unused"] == ["find_magic_gate"]
    table.play("0: fight", "0: here", "0: use", "0: name red", "0: name red")
    table.dice(6, 6, 6)
    assert table.here("fire_river") == {}
    assert table.supply("red") == 25


@pytest.mark.rule("DOR-18.17", "DOR-6.5")
def test_no_bonus_dice_where_a_slayer_rolls_none() -> None:
    gate = {"completed": ["find_magic_gate"], "unused": ["find_magic_gate"], "slayer": ["red"]}
    table = fight("paladin", "2 red", p0=gate)
    assert table.kind() == "day"
    mixed = fight("paladin", "1 red 1 blue", p0=gate)
    mixed.play("0: use")
    assert mixed.legal(0) == ["name blue"]
