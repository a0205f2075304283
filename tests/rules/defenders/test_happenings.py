"""What the fuzz report looks for: each skill, card, quest and general is told apart by what was logged."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.rng import Rng
from tablee.core.state import CHANCE
from tablee.games import fuzzing
from tablee.games.defenders.fuzz.happenings import SKILL_NAMES
from tablee.sim.fuzz import PLAYERS, choose_actor
from tests.rules.defenders.table import BOX, GAME, Table, attack, day, fresh

FUZZING = fuzzing(GAME)
NAMES = set(FUZZING.all_happenings)


def seen(table: Table, *lines: str) -> set[str]:
    """What happens while these lines are played."""
    found: set[str] = set()
    for line in lines:
        before = len(table.state.sink or [])
        table.play(line)
        for event in (table.state.sink or [])[before:]:
            found.update(FUZZING.happenings(table.state, event))
    return found


def dice(*values: int) -> list[str]:
    """The lines of a roll."""
    return [f"chance: die {value}" for value in values]


def test_each_happening_is_named_once() -> None:
    assert len(NAMES) == len(FUZZING.all_happenings)
    assert {f"skill {name}" for name in SKILL_NAMES} <= NAMES
    assert {f"{quest} completed" for quest in BOX.quests} <= NAMES
    assert sum(name.endswith(" failed") for name in NAMES) == 12
    assert sum(name.endswith(" impossible") for name in NAMES) == 5
    assert sum(name.endswith(" played") for name in NAMES) == 15
    assert {"won", "loss_general", "loss_minions", "loss_crystals", "loss_city", "loss_no_hero"} <= NAMES
    assert {"variant e1 1", "variant h3 6", "variant h4 3"} <= NAMES
    assert "variant h4 4" not in NAMES


def test_who_pursues_the_death_of_all_spends_the_night_among_minions() -> None:
    here = day("ranger").player()["at"]
    near = [BOX.locations[place] for place in BOX.near[BOX.locations.index(here)]]
    table = day("ranger", p0={"ready": 1, "spent": 4}, minions={near[0]: "1 red", near[-1]: "2 red"})

    def answer(aims: set[str]) -> str:
        action = FUZZING.pursue(table.state, 0, aims, Rng(1))
        return "" if action == -1 else GAME.space.text(action)

    assert answer({"won"}) == ""
    assert answer({"loss_no_hero"}) == "foot"
    table.play("0: foot")
    assert answer({"loss_no_hero"}) == f"to {near[-1]}"
    table = day("ranger", p0={"ready": 1, "spent": 4}, minions={here: "3 red", near[0]: "3 blue"})
    assert answer({"loss_no_hero"}) == "end"


@pytest.mark.parametrize("player", ["sensible", "focused", "curious"])
def test_games_show_nothing_that_is_not_declared(player: str) -> None:
    rng = Rng(8)
    one = PLAYERS[player](GAME, rng)
    s = fresh(4, difficulty="story").state
    found: set[str] = set()
    for _ in range(1200):
        if s.is_over():
            break
        seat = choose_actor(s, rng)
        s.apply(seat, s.draw(rng) if seat == CHANCE else one.choose(s, seat, s.legal(seat)))
        for event in s.sink or []:
            found.update(FUZZING.happenings(s, event))
        s.sink = []
    assert found <= NAMES
    assert len(found) > 15


@pytest.mark.parametrize(
    ("hero", "at", "given", "lines", "expected"),
    [
        ("cleric", "fire_river", {"minions": {"fire_river": "1 red"}}, ["fight", "here"], ""),
        ("paladin", "fire_river", {}, ["steed", "to bounty_bay"], "noble_steed"),
        ("paladin", "fire_river", {}, ["foot", "to mermaid_harbor"], ""),
        ("eagle_rider", "fire_river", {}, ["flight", "to bounty_bay"], "eagle_flight"),
        ("wizard", "fire_river", {}, ["teleport", "to dark_woods"], "teleport"),
        ("ranger", "fire_river", {"minions": {"crystal_hills": "1 blue"}}, ["fight"], "archery"),
        ("rogue", "gryphon_inn", {}, ["rumors", "name red"], "crafty"),
        ("dwarf", "gryphon_inn", {}, ["rumors", "name red"], ""),
        (
            "wizard",
            "fire_river",
            {"minions": {"fire_river": "1 black"}, "p0": {"hand": ["dark_woods_gate"]}},
            ["fight", "fireball"],
            "fireball",
        ),
    ],
)
def test_skills_of_the_day(
    hero: str, at: str, given: dict[str, Any], lines: list[str], expected: str
) -> None:
    table = day(hero, at=at, **given)
    found: set[str] = set()
    for line in lines:
        if table.kind(0):
            found |= seen(table, f"0: {line}")
    while table.kind(0) in ("fight_where", "fireball"):
        found |= seen(table, f"0: {table.legal(0)[-1]}")
    assert {name for name in found if name.startswith("skill")} == (
        {f"skill {expected}"} if expected else set()
    )


def test_dice_show_what_is_added_to_them() -> None:
    table = day("cleric", minions={"fire_river": "1 red 1 blue"})
    table.play("0: fight", "0: here")
    assert seen(table, "chance: die 3") == {"skill blessed_attacks"}
    table = day("ranger", at="wyvern_forest", minions={"wyvern_forest": "1 red 1 blue"})
    table.play("0: fight", "0: here")
    assert seen(table, "chance: die 3") == {"skill woods_lore"}
    table = day("dwarf", minions={"fire_river": "1 red 1 blue"})
    table.patch(p0={"quest": "orc_hunter", "completed": ["amulet_of_the_gods"]})
    table.play("0: fight", "0: here")
    assert seen(table, "chance: die 3") == {"reward amulet"}
    assert "skill dragon_slayer" in seen(table, "chance: die 1", "0: reroll")
    table = day("sorceress", minions={"fire_river": "1 red 1 blue"}, p0={"shape": "red", "ambush": True})
    table.play("0: fight", "0: here")
    assert seen(table, "chance: die 3") == {"skill ambush"}


@pytest.mark.parametrize(
    ("hero", "expected"),
    [
        ("rogue", {"skill hide"}),
        ("paladin", {"skill bravery", "skill aura"}),
        ("dwarf", {"skill armor"}),
        ("ranger", set()),
    ],
)
def test_a_night_among_minions(hero: str, expected: set[str]) -> None:
    table = day(hero, minions={"fire_river": "1 red 2 black"})
    assert seen(table, "0: end") == expected


def test_styles() -> None:
    table = day("eagle_rider", p0={"style": "sky"}, minions={"fire_river": "1 red"})
    assert seen(table, "0: end") == {"style sky: unhurt among minions"}
    table = day("eagle_rider", p0={"style": "ground"}, minions={"fire_river": "1 red"})
    table.play("0: fight", "0: here", "chance: die 1")
    assert seen(table, "0: reroll") == {"style ground: all dice again"}


@pytest.mark.parametrize(
    ("general", "card", "rolls", "expected"),
    [
        ("balazarg", "cursed_plateau_gate", [1], {"general's skill curse"}),
        ("gorgutt", "greenleaf_village_eagle", [1, 2], {"general's skill parry", "gorgutt survived"}),
        ("sapphire", "rock_bridge_pass_gate", [5], {"general's skill regeneration", "sapphire survived"}),
    ],
)
def test_generals(general: str, card: str, rolls: list[int], expected: set[str]) -> None:
    table = attack("paladin", "ranger", general=general, p0={"hand": [card]})
    table.play("0: attack", f"0: card {card}")
    found: set[str] = set()
    left = rolls[:]  # the list of the parameters serves every run of this test
    while table.asked() == [0] or (table.asked() == [CHANCE] and left):
        if table.asked() == [0]:
            found |= seen(table, f"0: {table.legal(0)[0]}")
        else:
            found |= seen(table, *dice(left.pop(0)))
    assert expected <= found


def test_an_unyielding_general_shows_it_to_those_who_could_do_more() -> None:
    for hero, shown in (("ranger", True), ("paladin", False)):
        table = attack(hero, general="varkolak", step=3, p0={"hand": ["dark_woods_gate", "fire_river_gate"]})
        table.play("0: attack", "0: card dark_woods_gate", "0: card fire_river_gate")
        if table.kind(0) == "next_roller":
            table.play("0: roller 1")
        found = seen(table, *dice(4, 2))
        assert ("general's skill unyielding" in found) == shown


def test_the_first_turn_tells_the_variants() -> None:
    table = day("paladin", "rogue", options={"variants": {"e4": 1, "h3": 2}})
    table.play("0: end")
    found: set[str] = set()
    sink: list[Any] = []
    s = GAME.setup({"difficulty": "nightmare", "heroes": "dealt"}, 1)
    s.sink = sink
    rng = Rng(3)
    while s.turn == 0:
        s.apply(CHANCE, s.draw(rng))
    for event in sink:
        found.update(FUZZING.happenings(s, event))
    assert {name for name in found if name.startswith("variant")} == {
        "variant h1 1",
        "variant h2 1",
        "variant h3 6",
        "variant h4 3",
        "variant h5 1",
    }


def test_cards_quests_and_the_night() -> None:
    table = day("paladin", at="greenleaf_village", p0={"quest": "ancient_tree", "hand": ["hammer_of_valor"]})
    assert seen(table, "0: quest", *dice(1, 1, 1, 1)) == {"ancient_tree failed"}
    table = day("paladin", at="greenleaf_village", p0={"quest": "ancient_tree", "hand": ["hammer_of_valor"]})
    assert seen(table, "0: quest", *dice(1, 1, 1, 6)) == {"ancient_tree completed"}
    table.play(f"chance: {table.legal(CHANCE)[0]}")
    assert seen(table, "0: play hammer_of_valor") == {"hammer_of_valor played"}
    table = day("paladin", generals={"balazarg": {"step": 3}})
    table.play("0: end")
    table.evening()
    assert {"two_locations in full", "night of 1", "loss_general"} <= seen(table, "chance: dark ds10")
