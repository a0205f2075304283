"""Chapter 5: gates, rumours, healing the land and oneself; which actions the day offers."""

from typing import Any

import pytest

from tablee.core.errors import BadDump
from tablee.core.state import CHANCE
from tablee.text import Text
from tests.rules.defenders.table import GAME, Table, day

NAMES = ["name red", "name green", "name blue", "name black"]


# Skills and the menu ---------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-5.1")
def test_skills_cost_an_action_only_where_they_say_so() -> None:
    steed = day("paladin")
    steed.play("0: steed", "0: to bounty_bay")
    assert steed.tokens() == (4, 1, 0)
    blessed = day("cleric", minions={"fire_river": "1 black"})
    blessed.play("0: fight", "0: here")
    blessed.dice(3)  # with Blessed Attacks a hit, at no further cost
    assert blessed.here("fire_river") == {}
    assert blessed.tokens() == (5, 1, 0)


@pytest.mark.rule("DOR-D05", "DOR-5.12")
def test_the_menu_of_a_day_with_everything() -> None:
    hand = ["fire_river_gate", "fire_river_horse", "mermaid_harbor_eagle", "hammer_of_valor", "battle_fury"]
    table = day("paladin", minions={"fire_river": "1 black"}, crystals={"fire_river": 1})
    table.patch(
        p0={
            "hand": hand,
            "quest": "war_banner_of_valor",
            "completed": ["unicorn_steed"],
            "ready": 4,
            "lost": 1,
        }
    )
    assert table.legal(0) == [
        "foot", "horse", "eagle", "gate_card", "steed", "ride", "build", "heal_land", "fight", "quest", "end",
        "play hammer_of_valor", "play battle_fury",
    ]  # fmt: skip
    assert table.refused(0, "heal_self") == "DOR-5.9"
    assert table.refused(0, "attack") == "DOR-8.1"
    assert table.refused(0, "rumors") == "DOR-5.4"
    assert table.refused(0, "play battle_luck") == "DOR-16.5"


# Gates -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-5.2", "DOR-D08", "DOR-5.3")
@pytest.mark.parametrize("card", ["fire_river_gate", "fire_river_horse"])
def test_a_gate_for_a_card_of_the_place_whatever_its_icon(card: str) -> None:
    table = day("paladin", p0={"hand": [card, "dark_woods_gate"]})
    table.play("0: build")
    assert table.legal(0) == [f"card {card}"]
    assert table.refused(0, "card dark_woods_gate") == "DOR-5.2"
    assert table.play(f"0: card {card}")[0] == "gate-built seat=0 location=fire_river"
    assert table.dump["gates"] == ["dancing_stone", "fire_river"]
    assert table.state.gate_supply == 3
    assert table.dump["discard"] == {card: 1}
    assert table.tokens() == (4, 1, 0)
    assert table.has("gate")


@pytest.mark.rule("DOR-5.2", "DOR-R35")
def test_where_no_gate_can_be_built() -> None:
    table = day("paladin", p0={"hand": ["fire_river_gate"]}, gates=["fire_river"])
    assert table.refused(0, "build") == "DOR-5.2"
    table.patch(gates=["dancing_stone", "ghost_marsh", "wolf_pass", "monarch_city"])
    assert table.has("build")
    table.patch(gates=["dancing_stone", "ghost_marsh", "wolf_pass", "monarch_city", "dark_woods"])
    assert table.refused(0, "build") == "DOR-5.2"
    elsewhere = day("paladin", at="mermaid_harbor", p0={"hand": ["fire_river_gate"]})
    assert elsewhere.refused(0, "build") == "DOR-5.2"


@pytest.mark.rule("DOR-5.3")
def test_gates_survive_overruns_and_crystals() -> None:
    table = day("paladin", gates=["fire_river"], minions={"fire_river": "3 black"})
    table.put("fire_river", "black", 2)
    assert table.crystals("fire_river") == 1
    assert table.dump["gates"] == ["fire_river"]
    removing = {"remove_gate", "destroy"}
    assert not removing & {verb.name for verb in GAME.space.verbs}


# Rumours ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-5.4", "DOR-D09", "DOR-5.7", "DOR-16.26")
@pytest.mark.parametrize("inn", ["gryphon_inn", "chimera_inn", "eagle_nest_inn"])
def test_two_cards_of_which_the_named_colour_and_special_ones_are_kept(inn: str) -> None:
    table = day("paladin", at=inn)
    table.play("0: rumors")
    assert table.legal(0) == NAMES
    table.play("0: name green")
    log = table.draw("wyvern_forest_horse", "fire_river_gate")
    assert log[:2] == ["card-kept seat=0 card=wyvern_forest_horse", "card-left seat=0 card=fire_river_gate"]
    assert table.hand() == ["wyvern_forest_horse"]
    table.play("0: rumors", "0: name black")  # another colour for the second time
    table.draw("battle_luck", "fire_river_horse")
    assert table.hand() == ["wyvern_forest_horse", "fire_river_horse", "battle_luck"]
    assert table.dump["discard"] == {"fire_river_gate": 1}
    assert table.tokens() == (3, 2, 0)


@pytest.mark.rule("DOR-5.5")
def test_the_city_is_no_inn() -> None:
    table = day("paladin", at="monarch_city")
    assert table.refused(0, "rumors") == "DOR-5.4"


@pytest.mark.rule("DOR-5.4", "DOR-11.3")
def test_rumours_shuffle_an_empty_deck() -> None:
    table = day("paladin", at="gryphon_inn")
    every = dict(zip(GAME.box.cards, GAME.box.card_count, strict=True))
    every["orc_valley_gate"] = 0
    table.patch(removed=every, discard={"orc_valley_gate": 1})
    table.play("0: rumors", "0: name red")
    table.draw("orc_valley_gate")
    assert table.hand() == ["orc_valley_gate"]
    assert table.kind() == "day"  # no second card is left


def with_deck(*heroes: str, deck: tuple[str, ...], discard: tuple[str, ...] = (), **given: Any) -> Table:
    """All hero cards but these are out of the game."""
    table = day(*heroes, at="gryphon_inn", **given)
    removed = dict(zip(GAME.box.cards, GAME.box.card_count, strict=True))
    for card in (*deck, *discard, *table.hand()):
        removed[card] -= 1
    return table.patch(removed=removed, discard={card: discard.count(card) for card in discard})


@pytest.mark.rule("DOR-5.4", "DOR-11.3")
def test_a_deck_that_runs_out_is_not_made_of_the_cards_just_drawn() -> None:
    table = with_deck("paladin", deck=("wolf_pass_gate",), discard=("orc_valley_gate",))
    table.play("0: rumors", "0: name black")
    table.draw("wolf_pass_gate")
    assert table.dump["discard"] == {}
    assert table.legal(CHANCE) == ["draw orc_valley_gate"]
    table.draw("orc_valley_gate")
    assert table.kind() == "day"
    assert table.dump["discard"] == {"orc_valley_gate": 1, "wolf_pass_gate": 1}


@pytest.mark.rule("DOR-5.4", "DOR-11.3", "DOR-3.5")
def test_why_there_are_no_rumours() -> None:
    table = with_deck("paladin", deck=())
    assert table.refused(0, "rumors") == "DOR-11.3"
    assert with_deck("paladin", deck=(), this_turn={"rumors": 2}).refused(0, "rumors") == "DOR-3.5"
    for lang, word in (("en", "No Hero Card is left"), ("fr", "aucune Carte Héros")):
        assert word in Text(GAME, lang, strict=True).refusal("DOR-11.3", GAME.space.parse("rumors"))


@pytest.mark.rule("DOR-5.4", "DOR-11.3", "DOR-17.23")
def test_the_crafty_draw_no_card_twice() -> None:
    table = with_deck("rogue", deck=("wolf_pass_gate", "orc_valley_gate"))
    table.play("0: rumors", "0: name black")
    table.draw("wolf_pass_gate", "orc_valley_gate")
    assert table.kind() == "day"
    assert table.dump["discard"] == {"orc_valley_gate": 1, "wolf_pass_gate": 1}


@pytest.mark.rule("DOR-16.18", "DOR-11.3")
def test_local_information_shows_no_card_twice() -> None:
    deck = ("wolf_pass_gate", "orc_valley_gate")
    table = with_deck("paladin", deck=deck, p0={"hand": ["local_information"]})
    table.play("0: play local_information", "0: name black")
    table.draw(*deck)
    assert table.kind() == "day"
    assert table.dump["discard"] == {"orc_valley_gate": 1, "wolf_pass_gate": 1}


def test_cards_left_on_the_way_are_in_the_dump() -> None:
    table = with_deck("paladin", deck=("wolf_pass_gate",), discard=("orc_valley_gate",))
    table.play("0: rumors", "0: name black")
    table.draw("wolf_pass_gate")
    dump = table.dump
    again = GAME.load(dump)
    assert again.problems() == []
    assert sum(again.deck) == sum(table.state.deck) == 1
    for card in (len(GAME.box.cards), -1):
        dump["stack"][-1]["items"] = [card]
        with pytest.raises(BadDump, match="there is no such card"):
            GAME.load(dump)
    dump["stack"][-1]["items"] = None  # as it was written before cards were left together
    dump["discard"] = {"wolf_pass_gate": 1}
    assert GAME.load(dump).problems() == []


# Healing the land ------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-5.6", "DOR-D10")
@pytest.mark.parametrize(("dice", "left"), [((5, 1), 2), ((1, 6), 2), ((6, 5), 2), ((4, 4), 3), ((1, 1), 3)])
def test_one_die_of_five_or_six_removes_one_crystal(dice: tuple[int, int], left: int) -> None:
    table = day("paladin", crystals={"fire_river": 3}, p0={"hand": ["dark_woods_gate", "ghost_marsh_gate"]})
    table.play("0: heal_land")
    assert table.legal(0) == ["card dark_woods_gate"]
    table.play("0: card dark_woods_gate")
    table.dice(*dice)
    assert table.kind() == "day"
    assert table.crystals("fire_river") == left
    assert table.hand() == ["ghost_marsh_gate"]
    assert table.dump["discard"] == {"dark_woods_gate": 1}
    assert table.tokens() == (4, 1, 0)


@pytest.mark.rule("DOR-5.6", "DOR-5.7")
def test_where_the_land_cannot_be_healed() -> None:
    table = day("paladin", p0={"hand": ["dark_woods_gate"]})
    assert table.refused(0, "heal_land") == "DOR-5.6"  # not tainted
    table.patch(crystals={"fire_river": 1}, p0={"hand": ["ghost_marsh_gate", "magic_gate"]})
    assert table.refused(0, "heal_land") == "DOR-5.6"  # neither red nor purple is black


@pytest.mark.rule("DOR-5.6")
def test_enemies_do_not_prevent_healing_the_land() -> None:
    table = day("paladin", at="raven_forest", minions={"raven_forest": "3 red"}, crystals={"raven_forest": 1})
    table.patch(generals={"balazarg": {"step": 1}}, p0={"hand": ["raven_forest_gate"]})
    table.play("0: heal_land", "0: card raven_forest_gate")
    table.dice(5, 5)
    assert table.crystals("raven_forest") == 0


# Healing oneself -------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-5.8", "DOR-5.10")
@pytest.mark.parametrize(
    ("where", "back"),
    [
        ("monarch_city", 4),
        ("gryphon_inn", 4),
        ("chimera_inn", 4),
        ("eagle_nest_inn", 4),
        ("fire_river", 2),
        ("wolf_pass", 2),
    ],
)
def test_all_tokens_in_the_city_or_an_inn_two_elsewhere(where: str, back: int) -> None:
    table = day("ranger", at=where, p0={"ready": 1, "lost": 4, "bonus": 1})
    assert table.play("0: heal_self") == [f"healed seat=0 tokens={back}"]
    assert table.tokens() == (1, back, 4 - back)
    assert table.player()["bonus"] == 0


@pytest.mark.rule("DOR-5.8", "DOR-5.10")
def test_never_more_than_the_starting_life() -> None:
    table = day("ranger", p0={"ready": 4, "lost": 1})
    table.play("0: heal_self")
    assert table.tokens() == (3, 2, 0)


@pytest.mark.rule("DOR-5.10")
def test_recovered_tokens_give_no_action_this_turn() -> None:
    table = day("ranger", p0={"ready": 1, "lost": 4})
    assert "day-ended seat=0" in table.play("0: heal_self")
    table.evening()
    table.play("chance: dark ds47")
    assert table.tokens() == (3, 0, 2)


@pytest.mark.rule("DOR-5.9", "DOR-R8")
@pytest.mark.parametrize("where", ["monarch_city", "fire_river", "raven_forest"])
def test_nobody_heals_beside_a_minion(where: str) -> None:
    table = day("ranger", at=where, minions={where: "1 blue"}, p0={"ready": 2, "lost": 3})
    assert table.refused(0, "heal_self") == "DOR-5.9"
    table.patch(minions={}, generals={"balazarg": {"step": 1}})
    assert table.has("heal_self")  # a general alone does not matter


@pytest.mark.rule("DOR-5.11")
def test_nobody_heals_at_full_life() -> None:
    table = day("ranger", p0={"ready": 1, "spent": 4})
    assert table.refused(0, "heal_self") == "DOR-5.11"


# The quest action ------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-5.12", "DOR-18.6")
def test_the_quest_action_only_where_the_quest_is() -> None:
    table = day("paladin", p0={"quest": "war_banner_of_valor"})
    assert table.has("quest")
    table.play("0: foot", "0: to crystal_hills")
    assert table.refused(0, "quest") == "DOR-5.12"
    table.play("0: foot", "0: to fire_river", "0: quest")
    assert table.kind(CHANCE) == "roll"
    assert table.tokens() == (2, 3, 0)
