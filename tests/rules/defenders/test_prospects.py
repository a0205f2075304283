"""What the table shows before anything is done: ways, needs, threats. All of it must come true."""

from typing import Any

import pytest

from tablee.core.rng import Rng
from tablee.games.defenders.ids import COLOURS, ENEMIES, UNYIELDING
from tests.rules.defenders.table import BOX, GAME, Table, attack, day, fresh


def told(table: Table, viewer: int | None = None) -> dict[str, Any]:
    """What the table shows of a position."""
    return GAME.prospects(table.state, viewer)


def hero(table: Table, seat: int = 0) -> dict[str, Any]:
    """What it shows of a hero."""
    found: dict[str, Any] = told(table)["heroes"][seat]
    return found


# Ways and cards ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-4.1", "DOR-4.2", "DOR-4.3", "DOR-4.4", "DOR-4.5", "DOR-17.26")
def test_ways_and_cards_lead_where_they_are_said_to_in_random_games() -> None:
    """Every answer that is proposed is legal, and every place that is lit can be reached."""
    ways, uses = set(), set()
    for seed in range(8):
        s = fresh(3, heroes="dealt").state
        rng = Rng(seed)
        for _ in range(150):
            s.advance(rng)
            if s.is_over():
                break
            seat = s.to_act()[0]
            if s.procs[s.question(seat).proc].name == "day":
                shown = GAME.prospects(s, seat)
                for travel in shown["travel"]:
                    ways.add(travel["way"])
                    before = {step["to"]: step["back"] for step in travel["steps"]}
                    for card in travel["cards"] or [None]:
                        twin = s.clone()
                        for text in (travel["way"], *([f"card {card}"] if card else [])):
                            assert GAME.space.parse(text) in twin.legal(seat)
                            twin.apply(seat, GAME.space.parse(text))
                        there = {GAME.space.text(a).removeprefix("to ") for a in twin.legal(seat)}
                        assert there == set(before)
                    if travel["way"] in ("foot", "horse", "eagle", "steed", "flight", "ride"):
                        for to, back in before.items():
                            assert BOX.locations.index(back) in BOX.near[BOX.locations.index(to)]
                for use in shown["uses"]:
                    uses.add(use["answer"])
                    twin = s.clone()
                    for text in (use["answer"], *use["then"]):
                        assert GAME.space.parse(text) in twin.legal(seat), text
                        twin.apply(seat, GAME.space.parse(text))
            s.apply(seat, rng.choice(s.legal(seat)))
    assert {"foot", "horse", "eagle", "gate_card", "teleport"} <= ways
    assert {"horse", "eagle", "gate_card", "fight"} <= uses


@pytest.mark.rule("DOR-4.2")
def test_a_way_goes_from_place_to_place() -> None:
    table = day("paladin", at="wolf_pass", p0={"hand": ["orc_valley_gate"]})
    foot, steed = (
        next(one for one in told(table)["travel"] if one["way"] == way) for way in ("foot", "steed")
    )
    assert {step["back"] for step in foot["steps"]} == {"wolf_pass"}
    near = {step["to"] for step in foot["steps"]}
    further = [step for step in steed["steps"] if step["to"] not in near]
    assert further
    assert {step["back"] for step in further} <= near


@pytest.mark.rule("DOR-16.2")
def test_nobody_learns_from_ways_and_dice_what_a_closed_hand_holds() -> None:
    table = day("paladin", "ranger", at="wolf_pass", p0={"hand": ["orc_valley_gate"]})
    table.state.closed = 1
    assert told(table, 0)["uses"]
    assert told(table, 0)["heroes"][0]["generals"]["balazarg"]["dice"] == 1
    for viewer in (1, None):
        shown = told(table, viewer)
        assert shown["uses"] == shown["travel"] == []
        assert shown["heroes"][0]["generals"]["balazarg"]["dice"] is None


# Dice -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-6.2", "DOR-6.3", "DOR-6.5", "DOR-8.7", "DOR-17.1", "DOR-17.17", "DOR-17.33")
def test_dice_need_what_was_told_in_random_games() -> None:
    """Whenever dice are rolled, what they need was shown before."""
    seen = {"here": 0, "afar": 0, "general": 0}
    for seed in range(14):
        s = fresh(3, heroes="dealt").state
        rng = Rng(100 + seed)
        shown: dict[str, Any] = {}
        where: list[int] = []
        for _ in range(250):
            if s.is_over():
                break
            seat = s.to_act()[0]
            if seat >= 0 and not s.need:
                shown, where = GAME.prospects(s, None), s.at[:]
            s.sink = []
            s.apply(seat, rng.choice(s.legal(seat)))
            begun = [event for event in s.sink if GAME.events.names[event.kind] == "fight"]
            if not s.need or s.fighter < 0:
                continue
            hero_shown = shown["heroes"][s.fighter]
            if s.enemy >= 0:
                against = hero_shown["generals"][BOX.generals[s.enemy]]
                wanted = against["need_cancelled" if s.cancelled else "need"]
                assert s.need[s.enemy] == wanted
                seen["general"] += 1
            elif begun:
                place = begun[0].args[1]
                kind = "here" if place == where[s.fighter] else "afar"
                needs = [hero_shown["needs"][kind], hero_shown["needs"]["fireball"]]
                found = {COLOURS[i]: s.need[i] for i in range(ENEMIES) if s.need[i]}
                assert any(all(need[colour] == n for colour, n in found.items()) for need in needs)
                seen[kind] += 1
    assert seen["here"] > 20


@pytest.mark.rule("DOR-6.2", "DOR-17.17")
def test_woods_lore_helps_where_the_ranger_stands_and_not_next_door() -> None:
    """A green place: orcs need a 3 anywhere, one less in the own woods."""
    table = day("ranger", at="whispering_woods")
    needs = hero(table)["needs"]
    assert {c: needs["afar"][c] - needs["here"][c] for c in needs["here"]} == dict.fromkeys(needs["here"], 1)
    assert set(needs["fireball"].values()) == {2}


@pytest.mark.rule("DOR-6.5")
def test_a_slayer_needs_no_die() -> None:
    table = day("paladin", p0={"slayer": ["blue"]})
    assert hero(table)["needs"]["here"]["blue"] == 0
    assert hero(table)["needs"]["here"]["red"] > 0


@pytest.mark.rule("DOR-9.6", "DOR-9.18", "DOR-18.13")
def test_no_amulet_helps_against_the_unyielding_unless_he_is_cancelled() -> None:
    table = day("paladin")
    table.state.completed = [[BOX.quests.index("amulet_of_the_gods")]]
    for i, name in enumerate(BOX.generals):
        against = hero(table)["generals"][name]
        assert against["need_cancelled"] == BOX.target[i] - 1
        assert against["need"] == (BOX.target[i] if BOX.skill[i] == UNYIELDING else BOX.target[i] - 1)


@pytest.mark.rule("DOR-8.2")
def test_dice_of_a_hand_are_those_of_all_its_cards_that_count() -> None:
    table = attack("paladin", p0={"hand": ["orc_valley_gate", "ghost_marsh_gate", "local_information"]})
    for i, name in enumerate(BOX.generals):
        cards = [BOX.cards.index(card) for card in table.hand()]
        counted = sum(BOX.card_dice[card] for card in cards if BOX.card_against[card] in (-1, i))
        assert hero(table)["generals"][name]["dice"] == counted


# What comes -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-7.1", "DOR-7.3")
@pytest.mark.parametrize("name", ["paladin", "ranger", "rogue", "dwarf"])
def test_the_days_end_brings_the_wounds_that_were_told(name: str) -> None:
    table = day(name, at="wolf_pass", minions={"wolf_pass": "1 red 2 black"})
    wounds = hero(table)["wounds"]
    table.play("0: end")
    assert table.tokens()[2] == wounds
    assert wounds == {"paladin": 2, "ranger": 4, "rogue": 1, "dwarf": 3}[name]


@pytest.mark.rule("DOR-5.8")
@pytest.mark.parametrize(("at", "heals"), [("wolf_pass", 2), ("monarch_city", 4)])
def test_healing_brings_back_what_was_told(at: str, heals: int) -> None:
    table = day("paladin", at=at, p0={"ready": 1, "spent": 0, "lost": 4})
    assert hero(table)["heals"] == heals
    table.play("0: heal_self")
    assert table.tokens()[2] == 4 - heals


@pytest.mark.rule("DOR-13.2", "DOR-13.8", "DOR-13.10")
def test_places_in_danger_are_named() -> None:
    table = day(
        minions={
            "wolf_pass": "3 green",
            "orc_valley": "2 red",
            "fire_river": "1 red 1 black",
            "monarch_city": "1 red 1 blue",
        }
    )
    assert told(table)["dangers"] == {"wolf_pass": "overrun", "orc_valley": "taint", "monarch_city": "city"}
    crystals = table.crystals("orc_valley")
    table.put("orc_valley", "red", 1)
    assert table.crystals("orc_valley") == crystals + 1
    table.patch(minions={"monarch_city": "4 red"})
    assert told(table)["dangers"]["monarch_city"] == "fall"


@pytest.mark.rule("DOR-12.9")
def test_generals_tell_how_many_roads_are_before_them() -> None:
    table = day(generals={"sapphire": {"step": 2}, "gorgutt": {"life": 0}})
    far = told(table)["far"]
    assert far["sapphire"] == len(BOX.path[BOX.generals.index("sapphire")]) - 3
    assert "gorgutt" not in far


@pytest.mark.rule("DOR-21.2")
def test_heroes_are_ranked_by_honour_then_by_quests() -> None:
    table = day("paladin", "ranger", "rogue")
    s = table.state
    s.kills = [2, 0, 1]
    s.completed = [[], [0], [1]]
    assert told(table)["ranking"] == []
    s.ended = 1
    assert told(table)["ranking"] == [2, 0, 1]
