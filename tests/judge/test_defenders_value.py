"""What decides a war in Defenders: the numbers mean what their names say, and the value follows."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.defenders.advice.features import tables
from tablee.games.defenders.ids import BLUE
from tablee.judge.value import Judge
from tests.rules.defenders.table import BOX, GAME, Table, attack, day, fresh

ADVICE: Any = GAME.advice
GREEN_CARDS = ["thorny_woods_gate", "raven_forest_gate", "greenleaf_village_eagle", "gryphon_forest_eagle"]
BLUE_PLACES = [BOX.locations[place] for place in range(len(BOX.colour)) if BOX.colour[place] == BLUE]
JUDGE = Judge(GAME)


def numbers(table: Table, seat: int = 0) -> dict[str, float]:
    """The features of a position by name."""
    return dict(zip(ADVICE.FEATURES, ADVICE.numbers(table.state, seat), strict=True))


def chance(table: Table) -> float:
    """What the position is worth."""
    return JUDGE.value(table.state, 0).win


def test_the_war() -> None:
    table = day("paladin", "rogue", turn=9, generals={"gorgutt": {"life": 0}})
    seen = numbers(table)
    assert (seen["seats"], seen["turn"], seen["darkness_left"]) == (2, 9, 1)
    assert (seen["generals_defeated"], seen["generals_by_turns"]) == (1, 27)
    assert seen["more_life"] == 0
    assert numbers(fresh(3, difficulty="story"))["more_life"] == 1
    assert numbers(fresh(3, difficulty="nightmare"))["more_life"] == -1


def test_the_realm() -> None:
    crowds = {"monarch_city": "2 green", "fire_river": "2 red 1 black", "wolf_pass": "2 blue"}
    hunt = {"quest": "orc_hunter", "markers": {"green": 2}}
    table = day("paladin", minions=crowds, crystals={"fire_river": 5, "wolf_pass": 4}, p0=hunt)
    seen = numbers(table)
    assert (seen["minions"], seen["city_minions"]) == (7, 2)
    assert (seen["crystals"], seen["last_crystals"]) == (9, 2)
    assert numbers(fresh(3, difficulty="nightmare"))["minions"] == 0


def test_generals_before_the_city() -> None:
    table = day("paladin", generals={"sapphire": {"step": 2}})
    assert numbers(table)["march_to_city"] == 0
    table.patch(generals={"sapphire": {"step": 3}})
    near = numbers(table)["march_to_city"]
    assert 0 < near < 0.2
    table.patch(generals={"balazarg": {"life": 0}, "gorgutt": {"life": 0}, "varkolak": {"life": 0}})
    assert numbers(table)["march_to_city"] > near  # DOR-14.1 more cards in a night
    table = day("paladin", generals={"sapphire": {"step": 3, "life": 0}})
    assert numbers(table)["march_to_city"] == 0


def test_wounded_generals_stay() -> None:
    """DOR-9.9 A general with major wounds does not advance."""
    table = day("paladin", generals={"gorgutt": {"step": 3}})
    assert numbers(table)["march_to_city"] > 0
    table.patch(generals={"gorgutt": {"life": 1, "healing": 1}})
    assert numbers(table)["march_to_city"] == 0


def test_minions_run_out() -> None:
    """DOR-15.2 Orc Patrols want an Orc for every empty green place: a crowd on each leaves more of them."""
    calm = numbers(day("paladin"))
    table = day("paladin", minions=dict.fromkeys(BLUE_PLACES, "2 blue"))
    assert table.supply("blue") == 5
    assert numbers(table)["shortage"] == calm["shortage"] + 3


def test_the_team() -> None:
    table = day("paladin", "rogue", "wizard")
    seen = numbers(table)
    assert seen["paladin"] == seen["rogue"] == seen["wizard"] == 1
    assert seen["cleric"] == seen["dwarf"] == seen["fallen_heroes"] == 0
    assert seen["life"] == pytest.approx(16 / 3)
    table.patch(
        p0={"completed": ["boots_of_speed"], "quest": "raids"},
        p1={"completed": ["find_magic_gate"], "unused": ["find_magic_gate"], "quest": "orc_hunter"},
        p2={"ready": 2, "lost": 3},
        used=["paladin", "rogue", "wizard", "cleric"],
    )
    seen = numbers(table)
    assert (seen["quests"], seen["lasting_rewards"], seen["unused_rewards"]) == (2, 1, 1)
    assert (seen["life_lost"], seen["fallen_heroes"]) == (3, 1)


def test_heroes_are_named_in_the_order_of_the_box() -> None:
    first = ADVICE.FEATURES.index(BOX.heroes[0])
    assert list(ADVICE.FEATURES[first : first + len(BOX.heroes)]) == BOX.heroes


def test_the_strike() -> None:
    table = day("paladin", "rogue", p0={"hand": GREEN_CARDS}, p1={"hand": ["battle_luck", "fire_river_gate"]})
    seen = numbers(table)
    assert (seen["cards"], seen["specials"], seen["specials_to_come"]) == (6, 1, 15)
    assert seen["last_odds"] == seen["fight_odds"] == 0
    assert 0 < seen["odds"] < 1
    better = numbers(table.patch(generals={"gorgutt": {"life": 2}}))
    assert better["odds"] > seen["odds"]
    assert better["dice_missing"] < seen["dice_missing"]
    others = {name: {"life": 0} for name in BOX.generals if name != "gorgutt"}
    last = numbers(table.patch(generals=others))
    assert last["last_odds"] > 0.5
    assert last["odds"] == pytest.approx(3 + last["last_odds"])


def test_heroes_at_the_prey() -> None:
    table = attack("paladin", "rogue", general="gorgutt", p0={"hand": GREEN_CARDS})
    assert numbers(table)["heroes_at_prey"] == 2
    assert numbers(table.patch(p1={"at": "monarch_city"}))["heroes_at_prey"] == 1


def test_a_fight_goes_as_its_dice_fall() -> None:
    """The chance of the fight counts dice that may join, then those on the table, then hits."""
    given: dict[str, Any] = {"p0": {"hand": GREEN_CARDS}, "generals": {"gorgutt": {"step": 1, "life": 3}}}
    table = attack("paladin", general="gorgutt", **given)
    before = numbers(table)["odds"]
    table.play("0: attack")
    hoped = numbers(table)["fight_odds"]
    assert 0 < hoped < 1
    assert numbers(table)["odds"] == before
    table.play(*(f"0: card {card}" for card in GREEN_CARDS))
    assert numbers(table)["fight_odds"] == hoped
    table.play("0: roller 1")
    table.dice(6, 6)
    better = numbers(table)["fight_odds"]
    assert better > hoped
    table.dice(1, 1)
    assert numbers(table)["fight_odds"] < better


@pytest.mark.parametrize(
    ("general", "even", "likely"),
    [("balazarg", 14, 17), ("gorgutt", 11, 15), ("sapphire", 11, 15), ("varkolak", 9, 12)],
)
def test_the_table_of_chances_is_about_right(general: str, even: int, likely: int) -> None:
    """The specification has computed the dice for an even fight and for three in four."""
    number = BOX.generals.index(general)
    odds = tables(BOX).odds[number][BOX.life[number]]
    assert odds[even] == pytest.approx(0.5, abs=0.1)
    assert odds[likely] == pytest.approx(0.75, abs=0.1)
    assert odds[BOX.life[number] - 1] == 0.0
    assert odds == sorted(odds)


def test_closed_hands_of_others_are_guessed_by_colour() -> None:
    """Two green cards are two green cards, whatever dice they give; one's own are known."""
    one, two = (next(c for c in GREEN_CARDS if BOX.card_dice[BOX.cards.index(c)] == n) for n in (1, 2))
    worse = day("paladin", "rogue", p1={"hand": [one]}, options={"closed": True})
    better = day("paladin", "rogue", p1={"hand": [two]}, options={"closed": True})
    assert numbers(worse, 0) == numbers(better, 0)
    assert numbers(worse, 1)["dice_missing"] > numbers(better, 1)["dice_missing"]


def test_quiet_is_where_a_day_begins() -> None:
    table = day("paladin", at="bounty_bay")
    assert ADVICE.quiet(table.state)
    table.play("0: foot")
    assert not ADVICE.quiet(table.state)
    table.play(f"0: {table.legal(0)[0]}")
    assert not ADVICE.quiet(table.state)


def test_the_value_follows_what_a_team_hopes_and_fears() -> None:
    table = day("paladin", "rogue", "wizard", turn=12, p0={"hand": GREEN_CARDS})
    even = chance(table)
    assert 0.0 < even < 1.0

    def after(**given: Any) -> float:
        return chance(day("paladin", "rogue", "wizard", turn=12, p0={"hand": GREEN_CARDS}).patch(**given))

    assert after(generals={"varkolak": {"life": 0}}) > even
    assert after(crystals={"fire_river": 10}) < even
    assert after(minions=dict.fromkeys(BLUE_PLACES, "2 blue")) < even
    assert after(p1={"ready": 1, "lost": 5}) < even
    assert after(p1={"completed": ["boots_of_speed"], "quest": "raids"}) > even
    assert after(p1={"hand": ["wyvern_forest_eagle", "heavens_glade_gate", "unicorn_forest_gate"]}) > even
    assert after(turn=30) < even


def test_the_last_strike_decides() -> None:
    """With three generals dead in a realm that cannot wait, dice against the last one are worth most."""
    others = {name: {"life": 0} for name in BOX.generals if name != "gorgutt"}
    generals = {**others, "gorgutt": {"step": 1}}
    tainted = {"fire_river": 5, "wolf_pass": 5}
    weak = attack(
        "paladin", "rogue", "wizard", general="gorgutt", turn=20, generals=generals, crystals=tainted
    )
    strong = attack(
        *("paladin", "rogue", "wizard"),
        general="gorgutt",
        turn=20,
        generals=generals,
        crystals=tainted,
        p0={"hand": GREEN_CARDS},
        p1={"hand": ["wyvern_forest_eagle", "unicorn_forest_gate", "unicorn_forest_gate"]},
        p2={"hand": ["heavens_glade_gate", "heavens_glade_gate", "whispering_woods_gate"]},
    )
    assert chance(strong) > chance(weak) + 0.1
