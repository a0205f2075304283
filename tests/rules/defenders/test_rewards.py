"""The rewards of quests: lasting, at once, and single use (DOR-18.11, 18.13 to 18.28)."""

import pytest

from tablee.core.state import CHANCE
from tests.rules.defenders.table import GAME, Table, attack, day


def questing(quest: str, at: str, hero: str = "dwarf", **player: object) -> Table:
    """Seat 0 stands somewhere with a quest."""
    other = "amulet_of_the_gods" if quest != "amulet_of_the_gods" else "helm_of_power"
    return day(hero, "rogue", at=at, p0={"quest": quest, **player}, p1={"quest": other})


def reward(quest: str, *heroes: str, at: str = "fire_river", **given: object) -> Table:
    """Seat 0 has completed a quest, and its single use is left."""
    own = {"completed": [quest], "unused": [quest]}
    table = day(*(heroes or ("dwarf", "rogue")), at=at, p0=own)
    return table.patch(**given)


@pytest.mark.rule("DOR-18.3", "DOR-R17", "DOR-21.1")
def test_a_used_reward_still_counts_as_completed() -> None:
    table = reward("ancient_tree", crystals={"dark_woods": 1})
    table.play("0: reward ancient_tree", "0: at dark_woods")
    assert table.player()["completed"] == ["ancient_tree"]
    assert table.player()["unused"] == []
    assert table.lacks("reward ancient_tree")
    assert GAME.view(table.state, None)["players"][0]["honour"] == 1


# Lasting rewards -------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-18.13", "DOR-18.11")
def test_the_amulet_helps_its_owner_only() -> None:
    amulet = {"completed": ["amulet_of_the_gods"], "quest": "raids"}
    table = day("dwarf", "rogue", p0=amulet, minions={"fire_river": "1 red"})
    table.play("0: fight", "0: here")
    table.dice(3)
    assert table.here("fire_river") == {}
    other = day(
        "dwarf",
        "rogue",
        p0={"quest": "boots_of_speed"},
        p1={"quest": "raids"},
        minions={"fire_river": "1 red"},
    )
    other.patch(p1=amulet)
    other.play("0: fight", "0: here")
    other.dice(3)
    assert other.here("fire_river") == {"red": 1}
    general = attack("dwarf", general="gorgutt", p0={"hand": ["thorny_woods_gate"], **amulet})
    general.play("0: attack", "0: card thorny_woods_gate", "0: roller 1")
    assert "general-hit seat=0 general=gorgutt life=5" in general.dice(2)


@pytest.mark.rule("DOR-18.14")
def test_boots_of_speed_from_the_next_turn_on() -> None:
    table = questing("boots_of_speed", "mountains_of_mist")
    table.play("0: quest")
    table.dice(6, 1, 1, 1)
    table.play("chance: receive raids")
    assert table.player()["bonus"] == 0
    table.night("ds47")
    table.night("ds48")
    assert table.player()["bonus"] == 2
    assert table.tokens() == (5, 0, 0)


@pytest.mark.rule("DOR-18.15")
def test_the_helm_of_power_draws_one_more() -> None:
    table = day("dwarf", p0={"completed": ["helm_of_power"]})
    table.play("0: end")
    assert len(table.evening()) == 3


# Find Magic Gate -------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-18.17", "DOR-5.2")
def test_find_magic_gate_by_building_on_red() -> None:
    table = questing("find_magic_gate", "ghost_marsh", hand=["ghost_marsh_gate"])
    table.play("0: build", "0: card ghost_marsh_gate")
    assert table.player()["completed"] == ["find_magic_gate"]
    assert table.player()["unused"] == ["find_magic_gate"]
    black = questing("find_magic_gate", "fire_river", hand=["fire_river_gate"])
    black.play("0: build", "0: card fire_river_gate")
    assert black.player()["quest"] == "find_magic_gate"
    special = questing("find_magic_gate", "ghost_marsh", hand=["magic_gate"])
    special.play("0: play magic_gate", "0: at ghost_marsh")
    assert special.player()["quest"] == "find_magic_gate"  # it must be built


# Rewards at once -------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-18.25", "DOR-D42", "DOR-16.25")
@pytest.mark.parametrize(
    ("quest", "place", "near", "far"),
    [
        (
            "amazon_envoy",
            "land_of_amazons",
            ("land_of_amazons", "wyvern_forest", "bounty_bay"),
            "ancient_ruins",
        ),
        (
            "duke_envoy",
            "mccorm_highlands",
            ("mccorm_highlands", "serpent_swamp", "thorny_woods"),
            "heavens_glade",
        ),
        ("elf_envoy", "heavens_glade", ("heavens_glade", "thorny_woods", "dancing_stone"), "monarch_city"),
    ],
)
def test_an_envoy_brings_help_within_two_roads(
    quest: str, place: str, near: tuple[str, ...], far: str
) -> None:
    table = questing(quest, place)
    table.patch(minions={**dict.fromkeys(near, "1 red 1 blue"), far: "2 red"})
    table.play("0: quest")
    table.dice(1, 1, 5)
    table.dice(3)
    assert table.kind() == "remove_minions"
    takes = {f"take {where} {colour}" for where in near for colour in ("red", "blue")}
    assert set(table.legal(0)) == {"stop", *takes}
    table.play(*(f"0: take {where} blue" for where in near))
    assert table.kind(CHANCE) == "draw_quest"  # three, as the die said
    assert table.supply("blue") == 25
    stopped = questing(quest, place)
    stopped.patch(minions={place: "2 red"})
    stopped.play("0: quest")
    stopped.dice(1, 1, 5)
    stopped.dice(6)
    stopped.play("0: take " + place + " red", "0: stop")
    assert stopped.here(place) == {"red": 1}


@pytest.mark.rule("DOR-18.26", "DOR-R30")
@pytest.mark.parametrize(
    ("general", "colour"),
    [("balazarg", "red"), ("gorgutt", "green"), ("sapphire", "blue"), ("varkolak", "black")],
)
def test_a_scout_takes_the_first_card_of_the_colour(general: str, colour: str) -> None:
    where = GAME.catalogue()["generals"][general]["path"][1]
    table = questing(f"scout_{general}", where)
    table.patch(generals={general: {"step": 1}}, discard={"orc_valley_gate": 1, "fire_river_gate": 1})
    table.play("0: quest")
    cards = {
        GAME.space.text(a).removeprefix("draw "): n for a, n in zip(*table.state.outcomes(), strict=True)
    }
    catalogue = GAME.catalogue()["cards"]
    assert {catalogue[card]["colour"] for card in cards} == {colour}
    assert (
        sum(cards.values()) == {"red": 19, "green": 22, "blue": 18, "black": 19}[colour]
    )  # not the discards
    table.play(f"chance: draw {next(iter(cards))}")
    assert table.hand() == [next(iter(cards))]
    assert table.tokens() == (4, 1, 0)
    assert table.kind(CHANCE) == "draw_quest"
    away = questing(f"scout_{general}", "fire_river")
    assert away.refused(0, "quest") == "DOR-5.12"


@pytest.mark.rule("DOR-18.26")
def test_a_scout_looks_through_the_discards_only_if_the_deck_has_none() -> None:
    catalogue = GAME.catalogue()["cards"]
    red = {card: entry["count"] for card, entry in catalogue.items() if entry["colour"] == "red"}
    table = questing("scout_balazarg", "scorpion_canyon")
    table.patch(discard={**red, "fire_river_gate": 1})
    log = table.play("0: quest")
    assert log[-1] == "deck-shuffled deck=hero"
    assert len(table.legal(CHANCE)) == len(red)
    assert table.dump["discard"] == {}
    none = questing("scout_balazarg", "scorpion_canyon")
    none.patch(removed=red)
    none.play("0: quest")
    assert none.kind(CHANCE) == "draw_quest"
    assert none.hand() == []


# Single-use rewards ----------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-18.20", "DOR-16.7", "DOR-D30")
@pytest.mark.parametrize(
    ("quest", "card", "half", "spared"),
    [
        ("orc_hunter", "ds03", "half b", "heavens_glade"),
        ("demon_hunter", "ds01", "half a", "ancient_ruins"),
        ("dragon_hunter", "ds03", "half a", "eagle_peak_pass"),
        ("undead_hunter", "ds01", "half b", "seabird_port"),
    ],
)
def test_a_hunter_spares_a_place_of_the_colour(quest: str, card: str, half: str, spared: str) -> None:
    table = reward(quest)
    table.night(card)
    assert table.legal(0) == ["pass", f"reward {quest}"]
    table.play(f"0: reward {quest}")
    assert table.legal(0) == [half]
    table.play(f"0: {half}")
    assert table.here(spared) == {}
    assert len(table.dump["minions"]) == 2  # the other place and the escort
    assert table.player()["unused"] == []


@pytest.mark.rule("DOR-18.20")
def test_a_hunter_spares_neither_other_colours_nor_escorts_nor_half_cards() -> None:
    table = reward("demon_hunter")
    table.night("ds03")  # blue and green, and Demons come with Balazarg
    assert table.asked() == [1]
    assert table.here("raven_forest") == {"red": 1}
    last = reward("demon_hunter", generals={"gorgutt": {"life": 0}})
    last.night("ds47", "ds01")
    assert last.asked() == [1]


@pytest.mark.rule("DOR-18.20", "DOR-16.22")
def test_both_halves_may_be_spared_but_none_twice() -> None:
    table = reward("orc_hunter", p0={"hand": ["militia_secures"]})
    table.night("ds10")  # two green places
    table.play("0: reward orc_hunter")
    assert table.legal(0) == ["half a", "half b"]
    table.play("0: half a", "0: play militia_secures")
    assert table.legal(0) == ["half b"]
    table.play("0: half b")
    assert table.dump["minions"] == {}


@pytest.mark.rule("DOR-18.21")
def test_the_organized_militia_stops_a_general() -> None:
    table = reward("organize_militia")
    table.night("ds03")
    log = table.play("0: reward organize_militia")
    assert "general-stopped seat=0 general=balazarg" in log
    assert table.general("balazarg")[0] == "scorpion_canyon"
    assert table.here("raven_forest") == {}


@pytest.mark.rule("DOR-18.22", "DOR-D28")
def test_raids_make_one_own_night_quiet() -> None:
    table = reward("raids")
    assert table.has("reward raids")
    table.play("0: reward raids")
    assert "quiet-night" in table.night()
    other = day("dwarf", "rogue", p1={"completed": ["raids"], "unused": ["raids"]})
    assert other.legal(1) == []  # in the own turn only
    other.night("ds03")
    assert other.has("reward raids", seat=1)
    late = reward("raids")
    late.play("0: end", "0: pass")
    late.evening()
    late.play("0: pass")
    assert late.legal(0) == ["pass", "reward raids"]
    late.play("0: pass", "chance: dark ds03")
    assert late.asked() == [1]  # too late


@pytest.mark.rule("DOR-18.23", "DOR-D43", "DOR-R32")
def test_king_of_the_gryphons_moves_up_to_two_heroes() -> None:
    table = reward("king_of_the_gryphons", "dwarf", "rogue", "cleric")
    table.play("0: reward king_of_the_gryphons")
    assert table.legal(0) == ["stop", "send 1", "send 2", "send 3"]
    table.play("0: send 2")
    assert len(table.legal(0)) == 44
    table.play("0: to gryphon_inn")
    assert table.legal(0) == ["stop", "send 1", "send 3"]  # two heroes, not one hero twice
    table.play("0: send 3", "0: to dark_woods")
    assert table.kind() == "day"
    assert [table.at(seat) for seat in range(3)] == ["fire_river", "gryphon_inn", "dark_woods"]
    assert table.tokens() == (5, 0, 0)


@pytest.mark.rule("DOR-18.23", "DOR-17.26")
def test_the_gryphons_in_any_window_and_not_for_a_shape_into_the_city() -> None:
    own = {"completed": ["king_of_the_gryphons"], "unused": ["king_of_the_gryphons"]}
    table = day("sorceress", "rogue", p0={"shape": "green"}, p1=own)
    assert table.legal(1) == ["reward king_of_the_gryphons"]
    table.play("1: reward king_of_the_gryphons", "1: send 1")
    assert table.lacks("to monarch_city", "to gryphon_inn", seat=1)
    table.play("1: to orc_valley", "1: stop")
    assert table.at(0) == "orc_valley"
    assert table.kind() == "day"


@pytest.mark.rule("DOR-18.27", "DOR-D44")
def test_crystal_of_light_where_the_owner_is() -> None:
    table = reward("crystal_of_light", crystals={"fire_river": 2, "dark_woods": 1})
    log = table.play("0: reward crystal_of_light")
    assert "crystals-removed seat=0 location=fire_river crystals=1" in log
    assert table.dump["crystals"] == {"dark_woods": 1, "fire_river": 1}
    assert table.state.crystal_supply == 10
    assert reward("crystal_of_light", crystals={"dark_woods": 1}).lacks("reward crystal_of_light")
    away = day("dwarf", "rogue", crystals={"wolf_pass": 1})
    away.patch(p1={"completed": ["crystal_of_light"], "unused": ["crystal_of_light"], "at": "wolf_pass"})
    away.play("1: reward crystal_of_light")
    assert away.dump["crystals"] == {}
    assert away.kind() == "day"


@pytest.mark.rule("DOR-18.28", "DOR-D44")
def test_the_ancient_tree_removes_one_crystal_anywhere() -> None:
    table = reward("ancient_tree", crystals={"fire_river": 2, "dark_woods": 1})
    table.play("0: reward ancient_tree")
    assert table.legal(0) == ["at dark_woods", "at fire_river"]
    table.play("0: at fire_river")
    assert table.dump["crystals"] == {"dark_woods": 1, "fire_river": 1}
    assert reward("ancient_tree").lacks("reward ancient_tree")


@pytest.mark.rule("DOR-18.11", "DOR-18.19")
def test_rewards_are_used_by_their_owner() -> None:
    table = reward("ancient_tree", crystals={"fire_river": 1})
    assert table.legal(1) == []
    table.play("0: end")
    assert table.asked() == [0]
