"""Chapter 17: the skills of the eight heroes, where no other chapter has them."""

import pytest

from tablee.core.state import CHANCE
from tests.rules.defenders.table import Table, attack, day


def fight(hero: str, text: str, at: str = "fire_river", **player: object) -> Table:
    """A hero among minions begins a fight on its place; next are the dice."""
    table = day(hero, at=at, minions={at: text}, p0=player)
    table.play("0: fight", "0: here")
    return table


def killed(table: Table, at: str, *dice: int) -> int:
    """How many minions of a place these dice remove."""
    before = sum(table.here(at).values())
    table.dice(*dice)
    return before - sum(table.here(at).values())


# Cleric ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-17.1")
def test_blessed_attacks_against_undead_and_demons_only() -> None:
    assert killed(fight("cleric", "1 black"), "fire_river", 3) == 1
    assert killed(fight("cleric", "1 red"), "fire_river", 3) == 1
    assert killed(fight("cleric", "1 black"), "fire_river", 2) == 0
    assert killed(fight("cleric", "1 green"), "fire_river", 2) == 0
    assert killed(fight("cleric", "1 blue"), "fire_river", 4) == 0


@pytest.mark.rule("DOR-17.1")
@pytest.mark.parametrize(
    ("general", "card"), [("balazarg", "orc_valley_gate"), ("varkolak", "dark_woods_gate")]
)
def test_blessed_attacks_do_not_help_against_generals(general: str, card: str) -> None:
    table = attack("cleric", general=general, p0={"hand": [card]})
    life = table.general(general)[1]
    table.play("0: attack", f"0: card {card}")
    if general == "balazarg":
        table.dice(6)
    table.play("0: roller 1")
    assert f"general-hit seat=0 general={general} life={life}" in table.dice(3)


@pytest.mark.rule("DOR-17.2", "DOR-17.4", "DOR-D24", "DOR-D25", "DOR-R34")
def test_turn_undead_distributes_them_before_wounds() -> None:
    board = {"gryphon_forest": "3 black", "serpent_swamp": "1 red 1 black", "seagull_lagoon": "2 blue"}
    table = day("cleric", at="gryphon_forest", minions=board, p0={"quest": "undead_hunter"})
    table.play("0: end")
    assert set(table.legal(0)) == {"keep", "turn"}
    table.play("0: turn")
    assert table.kind() == "disperse"
    assert table.legal(0) == ["at seagull_lagoon", "at serpent_swamp"]  # not the inn
    table.play("0: at serpent_swamp")
    assert table.legal(0) == ["at seagull_lagoon"]  # not beyond three
    table.play("0: at seagull_lagoon")
    assert table.here("serpent_swamp") == {"red": 1, "black": 2}
    assert table.here("seagull_lagoon") == {"blue": 2, "black": 1}
    assert table.here("gryphon_forest") == {"black": 1}  # the rest finds no room and stays
    assert table.tokens() == (4, 0, 2)  # one Undead and fear
    assert table.dump["crystals"] == {}
    assert table.player()["markers"] == {}
    assert table.supply("black") == 21


@pytest.mark.rule("DOR-17.2", "DOR-D24")
def test_turn_undead_is_optional_and_needs_room() -> None:
    table = day("cleric", minions={"fire_river": "1 black 1 red"})
    table.play("0: end", "0: keep")
    assert table.here("fire_river") == {"red": 1, "black": 1}
    assert table.tokens() == (3, 0, 3)
    full = {"ghost_marsh": "1 black", "amarak_peak": "3 red"}
    stuck = day("cleric", at="ghost_marsh", minions=full)
    stuck.play("0: end")
    assert stuck.kind(CHANCE) == "draw_cards"
    none = day("cleric", minions={"fire_river": "1 red"})
    none.play("0: end")
    assert none.kind(CHANCE) == "draw_cards"


@pytest.mark.rule("DOR-17.2")
@pytest.mark.parametrize(("inside", "room"), [("3 green", True), ("4 green", False)])
def test_turned_undead_never_make_the_city_fall(inside: str, room: bool) -> None:
    table = day("cleric", at="bounty_bay", minions={"bounty_bay": "2 black", "monarch_city": inside})
    table.play("0: end", "0: turn")
    assert table.has("at monarch_city") is room
    if room:
        table.play("0: at monarch_city")
        assert table.lacks("at monarch_city")
        assert table.ended == ""


@pytest.mark.rule("DOR-17.3", "DOR-R47", "DOR-D10")
def test_sanctify_land_without_a_card_where_no_minion_stands() -> None:
    table = day("cleric", at="raven_forest", crystals={"raven_forest": 2}, generals={"balazarg": {"step": 1}})
    table.play("0: heal_land")
    assert table.legal(0) == ["sanctify"]
    table.play("0: sanctify")
    table.dice(4, 5)
    assert table.crystals("raven_forest") == 1
    assert table.tokens() == (5, 1, 0)
    table.patch(p0={"hand": ["raven_forest_gate"]})
    table.play("0: heal_land")
    assert table.legal(0) == ["sanctify", "card raven_forest_gate"]
    table.play("0: sanctify")
    table.dice(4, 4)
    assert table.crystals("raven_forest") == 1
    table.patch(minions={"raven_forest": "1 blue"})
    table.play("0: heal_land")
    assert table.legal(0) == ["card raven_forest_gate"]
    assert day("ranger", crystals={"fire_river": 1}).refused(0, "heal_land") == "DOR-5.6"


# Dwarf -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-17.5", "DOR-17.20", "DOR-3.3")
@pytest.mark.parametrize(
    ("hero", "at", "bonus"),
    [
        ("dwarf", "serpent_swamp", 1),
        ("dwarf", "raven_forest", 0),
        ("dwarf", "monarch_city", 0),
        ("ranger", "raven_forest", 1),
        ("ranger", "serpent_swamp", 0),
        ("paladin", "serpent_swamp", 0),
    ],
)
def test_lore_of_mountains_and_support_of_elves(hero: str, at: str, bonus: int) -> None:
    table = day(hero, at=at)
    table.night("ds47")
    assert table.player()["bonus"] == bonus


# Eagle Rider -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-17.12", "DOR-D03", "DOR-3.3")
def test_a_style_is_chosen_at_each_day_start_and_holds() -> None:
    table = day("eagle_rider", "dwarf", p0={"style": "ground"})
    table.night("ds47")
    assert table.player(0)["style"] == "ground"
    table.night("ds48")
    assert table.kind() == "style"
    assert sorted(table.legal(0)) == ["style ground", "style sky"]
    assert table.refused(0, "end") == "DOR-17.12"
    table.play("0: style sky")
    assert table.kind() == "day"
    table.night("ds49")
    assert table.player(0)["style"] == "sky"


@pytest.mark.rule("DOR-17.11", "DOR-3.7", "DOR-3.3")
@pytest.mark.parametrize(
    ("style", "at", "bonus"),
    [
        ("ground", "monarch_city", 1),
        ("ground", "wolf_pass", 1),
        ("ground", "fire_river", 0),
        ("ground", "gryphon_inn", 0),
        ("sky", "monarch_city", 0),
        ("sky", "wolf_pass", 0),
    ],
)
def test_a_fresh_mount_for_the_next_day(style: str, at: str, bonus: int) -> None:
    table = day("eagle_rider", at=at, p0={"style": style})
    table.night("ds47")
    assert table.player()["bonus"] == bonus
    table.play("0: style sky")
    table.night("ds48")
    assert table.player()["bonus"] == 0


# Ranger ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-17.17")
def test_woods_lore_on_green_places() -> None:
    assert killed(fight("ranger", "1 red", at="raven_forest"), "raven_forest", 3) == 1
    assert killed(fight("ranger", "1 red", at="raven_forest"), "raven_forest", 2) == 0
    assert killed(fight("ranger", "1 red", at="fire_river"), "fire_river", 3) == 0
    assert killed(fight("dwarf", "1 red", at="raven_forest"), "raven_forest", 3) == 0


@pytest.mark.rule("DOR-17.17")
def test_woods_lore_against_generals() -> None:
    table = attack("ranger", general="balazarg", p0={"hand": ["orc_valley_gate"]})
    table.play("0: attack", "0: card orc_valley_gate")
    table.dice(2)
    table.play("0: roller 1")
    assert "general-hit seat=0 general=balazarg life=5" in table.dice(3)


@pytest.mark.rule("DOR-17.18", "DOR-17.19", "DOR-D11", "DOR-18.8")
def test_archery_shoots_at_an_adjacent_place() -> None:
    board = {
        "raven_forest": "1 blue",
        "blood_flats": "2 green 1 red",
        "pleasant_hill": "1 black",
        "unicorn_forest": "1 red",
    }
    table = day("ranger", at="raven_forest", minions=board, p0={"quest": "orc_hunter", "slayer": ["red"]})
    table.play("0: fight")
    assert table.legal(0) == ["here", "at blood_flats", "at pleasant_hill"]
    table.play("0: at blood_flats")
    table.dice(3, 2)  # Woods Lore does not carry over
    assert table.here("blood_flats") == {"green": 1}
    assert table.player()["markers"] == {"green": 1}
    assert table.here("raven_forest") == {"blue": 1}
    assert table.at() == "raven_forest"
    assert table.tokens() == (4, 1, 0)


@pytest.mark.rule("DOR-17.19")
def test_amulet_unicorn_and_luck_serve_archers() -> None:
    player = {"completed": ["amulet_of_the_gods", "unicorn_steed"], "quest": "raids", "hand": ["battle_luck"]}
    table = day("ranger", at="blood_flats", minions={"raven_forest": "1 red"}, p0=player)
    table.play("0: fight")
    assert table.legal(0) == ["at raven_forest"]
    table.play("0: at raven_forest")
    table.dice(2)
    table.play("0: reroll")
    table.dice(2)
    table.play("0: play battle_luck")
    table.dice(3)
    assert table.here("raven_forest") == {}


@pytest.mark.rule("DOR-17.18")
def test_only_archers_shoot_and_never_at_generals() -> None:
    board = {"blood_flats": "1 red"}
    assert day("dwarf", at="raven_forest", minions=board).refused(0, "fight") == "DOR-6.1"
    table = day(
        "ranger", at="blood_flats", generals={"balazarg": {"step": 1}}, p0={"hand": ["orc_valley_gate"]}
    )
    assert table.refused(0, "attack") == "DOR-8.1"
    assert table.refused(0, "fight") == "DOR-6.1"


# Rogue -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-17.23", "DOR-3.5")
def test_crafty_hears_five_rumours() -> None:
    table = day("rogue", at="gryphon_inn")
    for _ in range(2):
        table.play("0: rumors", "0: name red")
        assert len(table.evening()) == 5
    assert table.refused(0, "rumors") == "DOR-3.5"


@pytest.mark.rule("DOR-17.21")
def test_shadows_do_not_hide_from_a_general() -> None:
    table = attack("rogue", general="gorgutt", p0={"hand": ["thorny_woods_gate"]})
    table.play("0: attack", "0: card thorny_woods_gate", "0: roller 1")
    table.dice(2)
    assert table.tokens() == (3, 1, 2)


# Sorceress -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-17.24", "DOR-17.27", "DOR-17.29", "DOR-D04", "DOR-R29")
def test_a_shape_of_a_colour_or_none_at_day_start() -> None:
    table = day("sorceress", "dwarf", at="monarch_city")
    supply = [table.supply(colour) for colour in ("red", "green", "blue", "black")]
    table.night("ds47")
    table.night("ds48")
    assert table.kind() == "shape"
    assert table.legal(0) == ["shape red", "shape green", "shape blue", "shape black", "shape none"]
    table.play("0: shape blue")
    assert table.player()["shape"] == "blue"
    assert table.player()["ambush"] is True
    assert [table.supply(colour) for colour in ("red", "green", "blue", "black")] == supply
    table.play("0: foot", "0: to wolf_pass")
    table.night("ds49")
    assert table.player(0)["shape"] == "blue"  # until her next day
    table.night("ds56")
    table.play("0: shape none")
    assert table.player()["shape"] is None
    assert table.player()["ambush"] is False


@pytest.mark.rule("DOR-17.28")
def test_ambush_in_the_first_fight_against_the_colour() -> None:
    table = fight("sorceress", "1 blue 1 red", shape="blue", ambush=True)
    assert killed(table, "fire_river", 3, 3) == 1  # a Demon needs 4, a Dragonkin 5 - 2
    assert table.here("fire_river") == {"red": 1}
    table.patch(minions={"fire_river": "1 blue"})
    table.play("0: fight", "0: here")
    assert killed(table, "fire_river", 4) == 0  # only once
    narrow = fight("sorceress", "1 blue", shape="blue", ambush=True)
    assert killed(narrow, "fire_river", 2) == 0  # 5 - 2, not less


@pytest.mark.rule("DOR-17.28")
def test_a_fight_against_others_does_not_use_the_ambush_up() -> None:
    table = fight("sorceress", "1 red", shape="blue", ambush=True)
    table.dice(1)
    assert table.player()["ambush"] is True
    table.patch(minions={"fire_river": "1 blue"})
    table.play("0: fight", "0: here")
    assert killed(table, "fire_river", 3) == 1
    one = fight("sorceress", "1 green", shape="green", ambush=True)
    assert killed(one, "fire_river", 1) == 0  # a natural 1 misses


@pytest.mark.rule("DOR-17.28", "DOR-10.4")
def test_ambush_on_a_general_is_one_and_uses_it_up() -> None:
    table = attack("dwarf", "sorceress", general="gorgutt", p0={"hand": ["thorny_woods_gate"]})
    table.patch(
        p1={
            "hand": ["raven_forest_gate"],
            "shape": "green",
            "ambush": True,
            "completed": ["war_banner_of_valor"],
        }
    )
    table.play("0: attack", "0: card thorny_woods_gate", "1: card raven_forest_gate", "0: roller 2")
    assert "general-hit seat=1 general=gorgutt life=5" in table.dice(2)
    assert table.player(1)["ambush"] is False
    other = attack(
        "sorceress", general="gorgutt", p0={"hand": ["thorny_woods_gate"], "shape": "red", "ambush": True}
    )
    other.play("0: attack", "0: card thorny_woods_gate", "0: roller 1")
    assert "general-hit seat=0 general=gorgutt life=6" in other.dice(2)


@pytest.mark.rule("DOR-17.30")
def test_visions_add_a_die_to_quests_and_healing() -> None:
    land = day("sorceress", crystals={"fire_river": 1}, p0={"hand": ["dark_woods_gate"]})
    land.play("0: heal_land", "0: card dark_woods_gate")
    assert len(land.state.dice_value) == 3
    quest = day("sorceress", p0={"quest": "war_banner_of_valor"})
    quest.play("0: quest")
    assert len(quest.state.dice_value) == 4
    unicorn = day("sorceress", at="unicorn_forest", p0={"quest": "unicorn_steed"})
    unicorn.play("0: quest", "0: actions 2")
    assert len(unicorn.state.dice_value) == 3
    envoy = day("sorceress", at="heavens_glade", p0={"quest": "elf_envoy"})
    envoy.play("0: quest")
    envoy.dice(1, 1, 1, 5)
    assert len(envoy.state.dice_value) == 1  # not on the amount


# Wizard ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-17.33", "DOR-17.34", "DOR-D11", "DOR-D12", "DOR-R31")
def test_fireball_hits_everything_on_two() -> None:
    hand = ["raven_forest_gate", "fire_river_gate", "orc_valley_gate", "spell_of_purity"]
    table = day("wizard", minions={"fire_river": "1 green 1 blue 1 black"}, p0={"hand": hand})
    table.play("0: fight")
    assert set(table.legal(0)) == {"here", "fireball"}
    table.play("0: fireball")
    assert table.legal(0) == ["card raven_forest_gate", "card fire_river_gate"]  # no red, no special card
    table.play("0: card raven_forest_gate")
    assert killed(table, "fire_river", 2, 1, 2) == 2
    assert table.here("fire_river") == {"blue": 1}
    assert table.dump["discard"] == {"raven_forest_gate": 1}
    assert table.tokens() == (4, 1, 0)


@pytest.mark.rule("DOR-17.33")
def test_no_fireball_without_a_matching_card_or_by_others() -> None:
    table = day("wizard", minions={"fire_river": "1 green"}, p0={"hand": ["fire_river_gate"]})
    table.play("0: fight")
    assert table.legal(0) == ["here"]
    dwarf = day("dwarf", minions={"fire_river": "1 black"}, p0={"hand": ["fire_river_gate"]})
    dwarf.play("0: fight")
    assert dwarf.legal(0) == ["here"]
    far = day("wizard", minions={"crystal_hills": "1 black"}, p0={"hand": ["fire_river_gate"]})
    assert far.refused(0, "fight") == "DOR-6.1"


@pytest.mark.rule("DOR-17.34", "DOR-18.8")
def test_slayer_luck_and_quests_count_for_a_fireball() -> None:
    player = {"hand": ["fire_river_gate", "battle_luck"], "slayer": ["red"], "quest": "raids"}
    table = day("wizard", minions={"fire_river": "1 red 1 black"}, p0=player)
    table.play("0: fight", "0: fireball", "0: card fire_river_gate")
    table.dice(1)
    table.play("0: play battle_luck")
    table.dice(2)
    assert table.here("fire_river") == {}
    assert table.player()["markers"] == {"red": 1, "black": 1}


def wisdom(*cards: str, **given: object) -> Table:
    """A night of the wizard in which these cards are revealed."""
    table = day("wizard", "dwarf")
    table.patch(**given)
    table.night(*cards)
    return table


@pytest.mark.rule("DOR-17.35", "DOR-17.36", "DOR-D29")
def test_wisdom_discards_a_card_for_another_that_must_be_used() -> None:
    table = wisdom("ds03", p0={"hand": ["strong_defenses"]})
    assert table.kind() == "wisdom"  # before other reactions
    assert table.legal(0) == ["use", "keep"]
    table.play("0: use")
    assert table.dump["dark_discard"] == {"ds03": 1}
    assert "dark ds03" not in table.legal(CHANCE)
    table.play("chance: dark ds01")
    assert table.kind() == "window"  # no second Wisdom for this card
    table.play("0: pass")
    assert table.general("balazarg")[0] == "raven_forest"
    assert set(table.dump["minions"]) == {"ancient_ruins", "seabird_port", "raven_forest"}


@pytest.mark.rule("DOR-17.35")
def test_wisdom_once_for_each_card_of_the_night() -> None:
    table = wisdom("ds03", generals={"gorgutt": {"life": 0}})
    table.play("0: use", "chance: dark ds47", "chance: dark ds01")
    assert table.kind() == "wisdom"  # also for a card of which only the general part counts
    table.play("0: use", "chance: dark ds12")
    assert table.general("balazarg")[0] == "raven_forest"
    assert table.here("minotaur_forest") == {}
    assert table.asked() == [1]


@pytest.mark.rule("DOR-17.35", "DOR-R18")
def test_no_wisdom_in_the_nights_of_others() -> None:
    table = wisdom("ds47")
    table.play("0: keep")
    table.night("ds03")
    assert table.asked() == [0]
    assert table.kind() == "day"
    assert table.here("heavens_glade") == {"green": 1}


@pytest.mark.rule("DOR-15.6", "DOR-17.36")
def test_wisdom_on_the_monarch_city_card_still_shuffles() -> None:
    table = wisdom(
        "ds56", minions={"orc_valley": "1 red"}, discard={"dark_woods_gate": 1}, dark_discard={"ds01": 1}
    )
    log = table.play("0: use")
    assert log[1:] == ["deck-shuffled deck=hero", "deck-shuffled deck=darkness"]
    assert table.dump["discard"] == {}
    assert table.dump["dark_discard"] == {}
    assert len(table.legal(CHANCE)) == 56
    table.play("chance: dark ds56")  # it may come again, and must be used
    assert table.here("monarch_city") == {"red": 1}
