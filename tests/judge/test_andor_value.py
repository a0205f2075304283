"""What the numbers of a position of Andor mean, and that the value learned from them is sane."""

from __future__ import annotations

from typing import Any

from tablee.judge.value import Judge
from tests.rules.andor.table import GAME, Table, begun, castle, village


def told(table: Table) -> dict[str, float]:
    """The numbers of a position by their names."""
    return dict(zip(GAME.advice.FEATURES, GAME.advice.numbers(table.state, 0), strict=True))


def chance(table: Table) -> float:
    """How likely the team is to win."""
    judge = Judge(GAME)
    assert judge.learned, judge.why_not
    return judge.value(table.state, 0).win


def test_time_is_letters_and_hours() -> None:
    table = castle("warrior", "mage", h0={"hours": 3})
    now = told(table)
    assert (now["heroes"], now["day"], now["letters left"], now["hours left today"]) == (2, 1, 13, 11)
    assert now["hours a hero has tomorrow"] == 7
    table.sunrise()
    later = told(table.patch(cold={"hour": 6}))
    assert (later["day"], later["letters left"]) == (2, 12)
    assert (later["hours left today"], later["hours a hero has tomorrow"]) == (10, 4)


def test_creatures_on_their_way_home() -> None:
    """A wargor marches twice at a sunrise; what home can bear must not be defeated."""
    table = castle("warrior", "mage", creatures={"1": "gor", "24": "wargor"})
    first = told(table)
    assert (first["free shields"], first["gors"], first["wargors"]) == (3, 1, 1)
    assert (first["creatures home after 1 sunrise"], first["creatures that must be defeated"]) == (1, 0)
    assert first["sunrises until home falls"] == 12
    full = [table.creature("gor", "shield") for _ in range(3)]
    full_house = told(table.patch(creatures=[*full, table.creature("gor", "1")], h0={"space": "1"}))
    assert (full_house["free shields"], full_house["creatures too many after 1 sunrise"]) == (0, 1)
    assert (full_house["sunrises until home falls"], full_house["creatures that must be defeated"]) == (1, 1)
    assert full_house["letters to spare"] == 12
    assert full_house["heroes who reach the threat today"] == 1


def test_points_and_things_of_all_heroes_count() -> None:
    given: dict[str, Any] = {
        "h0": {"sp": 4, "wp": 15, "items": {"askimar_blade": 1, "firewood": 2}},
        "h1": {"wp": 2, "items": {"plant_red": 1}},
    }
    now = told(castle("warrior", "mage", **given))
    assert (now["strength"], now["will"], now["highest will"]) == (5, 17, 15)
    assert (now["warrior"], now["mage"], now["fire keeper"]) == (1, 1, 0)
    assert (now["blades and helmets"], now["firewood"], now["red plants"]) == (1, 2, 1)
    weak = told(castle("warrior", "mage"))
    assert now["dice"] > weak["dice"]


def test_what_the_stone_still_needs() -> None:
    """On hard each step with it costs a will point, and the cave asks for fourteen."""
    stone = {"sp": 2, "wp": 17, "space": "416", "items": {"winter_stone": 1}}
    table = village("warrior", "mage", legend="L4", rules={"stone_step_wp": 1}, h0=stone)
    now = told(table)
    steps = now["steps of the item to its goal"]
    assert steps == 2
    assert (now["item found"], now["item held"]) == (1, 1)
    assert now["will to spare of the bearer"] == 17 - 14 - steps == now["will to spare of the best bearer"]
    assert now["goal within reach today"] == 1
    assert (now["will to spare before the goal"], now["nights until the item is where it belongs"]) == (2, 0)
    weary = told(table.patch(h0={"wp": 15}))
    assert weary["will to spare of the bearer"] < 0
    assert (weary["will to spare before the goal"], weary["goal within reach today"]) == (0, 0)
    friend = told(table.patch(h1={"wp": 20, "space": "401"}))
    assert (
        friend["nights until the item is where it belongs"]
        < weary["nights until the item is where it belongs"]
    )
    nobody = told(village("warrior", "mage", legend="L4"))
    assert (nobody["item found"], nobody["item held"], nobody["boss"]) == (0, 0, 0)


def test_the_boss_against_those_who_can_come() -> None:
    table = begun("warrior", "mage", "dwarf", legend="L4", difficulty="hard")
    objectives = table.dump["objectives"]
    objectives["myrk"] = objectives["home"] | {"tag": "myrk"}
    table.patch(creatures=[table.creature("myrk", "415", tag="myrk")], objectives=objectives)
    far = told(table)
    assert far["boss"] == 1
    assert far["sunrises until the boss is home"] == 12
    table.patch(h0={"space": "415"}, h1={"space": "415"})
    near = told(table)
    assert near["heroes who reach the boss today"] >= 2
    assert near["steps to the boss"] < far["steps to the boss"]
    strong = told(table.patch(h0={"sp": 6}))
    assert strong["edge over the boss"] == near["edge over the boss"] + 6 - table.game.box.start_sp
    assert strong["hours to spare against the boss today"] > near["hours to spare against the boss today"]


def test_a_turn_that_begins_is_quiet() -> None:
    table = castle("warrior", "mage", at="10", creatures={"10": "gor"})
    assert GAME.advice.quiet(table.state)
    table.play("0: fight")
    assert not GAME.advice.quiet(table.state)
    table.play("0: invite 2", "1: accept")
    fighting = told(table)
    assert fighting["will of the foe"] == 4
    assert fighting["edge in the fight"] > 0


def test_better_positions_have_better_chances() -> None:
    """Strength and will help, letters gone and a creature at the door of a full home do not."""
    heroes = ("warrior", "mage", "dwarf")
    table = begun(*heroes, legend="L4", difficulty="hard")
    usual = chance(table)
    assert 0.05 < usual < 0.6
    rested: dict[str, Any] = {f"h{seat}": {"sp": 4, "wp": 14} for seat in range(3)}
    assert chance(begun(*heroes, legend="L4", difficulty="hard").patch(**rested)) > usual
    assert chance(begun(*heroes, legend="L4", difficulty="hard").patch(letter="K", day=8)) < usual
    assert chance(begun(*heroes, legend="L4", difficulty="easy")) > usual


def test_the_last_legend_is_judged_by_parts_of_the_track() -> None:
    """Other legends have one function each, whatever the letter."""

    def judged(legend: str, letter: str) -> str:
        table = begun("warrior", "mage", "dwarf", legend=legend).patch(letter=letter)
        return str(GAME.advice.FAMILIES[GAME.advice.family(table.state)])

    assert [judged("L4", letter) for letter in "ACDGIJN"] == [
        "L4, letters A to C",
        "L4, letters A to C",
        "L4, letters D to F",
        "L4, letters G to I",
        "L4, letters G to I",
        "L4, letters J to N",
        "L4, letters J to N",
    ]
    assert {judged("L2", letter) for letter in "AGM"} == {"L2"}
