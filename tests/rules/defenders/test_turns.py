"""Chapters 1, 3, 11 and 20: how the game ends, the turn, the evening."""

import pytest

from tablee.core.state import CHANCE
from tests.rules.defenders.table import GAME, LIFE, attack, day

ALL_MINIONS = ("red", "green", "blue", "black")


# The end ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-1.1", "DOR-8.10", "DOR-R46")
def test_the_fourth_general_wins_the_game_at_once() -> None:
    dead = {name: {"life": 0} for name in ("gorgutt", "sapphire", "varkolak")}
    table = attack("paladin", "ranger", general="balazarg", p0={"hand": ["orc_valley_gate"]})
    table.patch(generals={**dead, "balazarg": {"life": 1}})
    table.play("0: attack", "0: card orc_valley_gate")
    table.dice(2)
    table.play("0: roller 1")
    assert table.dice(4)[2:4] == ["general-killed seat=0 general=balazarg", "won"]
    assert table.ended == "won"
    assert table.state.to_act() == []
    assert table.player(0)["kills"] == 1
    assert table.hand(0) == []  # no reward cards
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (0, 1)


@pytest.mark.rule("DOR-1.2", "DOR-12.9")
def test_a_general_in_the_city_loses() -> None:
    table = day("paladin", "ranger", generals={"gorgutt": {"step": 3}})
    table.night("ds23")
    assert table.ended == "loss_general"
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == ()


@pytest.mark.rule("DOR-1.2", "DOR-13.12")
def test_a_minion_that_cannot_be_provided_loses() -> None:
    full = (
        "wolf_pass",
        "minotaur_forest",
        "raven_forest",
        "unicorn_forest",
        "wyvern_forest",
        "gryphon_forest",
        "golden_oak_forest",
        "whispering_woods",
    )
    board = dict.fromkeys(full, "3 green")
    table = day(minions={**board, "thorny_woods": "1 green"})
    table.night("ds03")  # 1 green on heavens glade
    assert table.ended == "loss_minions"
    assert table.here("eagle_peak_pass") == {"blue": 1}


@pytest.mark.rule("DOR-1.2", "DOR-1.3", "DOR-1.4")
def test_the_last_crystal_loses_at_once() -> None:
    table = day(crystals={"ghost_marsh": 9, "dark_woods": 1}, minions={"cursed_plateau": "2 red"})
    table.night("ds14")  # the third Demon on the plateau: the eleventh crystal
    assert table.ended == ""
    assert table.state.crystal_supply == 1
    table.patch(minions={"cursed_plateau": "3 red"}, dark_discard={})
    assert "tainted location=cursed_plateau crystals=2" in table.night("ds14")
    assert table.ended == "loss_crystals"
    assert table.here("wyvern_forest") == {}  # the overrun does not happen any more
    assert table.here("golden_oak_forest") == {}


@pytest.mark.rule("DOR-1.4", "DOR-5.6")
def test_removed_crystals_return_to_the_supply() -> None:
    table = day(crystals={"fire_river": 3}, p0={"hand": ["fire_river_gate"]})
    assert table.state.crystal_supply == 9
    table.play("0: heal_land", "0: card fire_river_gate")
    table.dice(6, 6)
    assert table.crystals("fire_river") == 2
    assert table.state.crystal_supply == 10


@pytest.mark.rule("DOR-1.2", "DOR-1.3", "DOR-13.10")
def test_the_fifth_minion_in_the_city_loses_at_once() -> None:
    board = {
        "monarch_city": "1 red 1 green 1 blue 1 black",
        "orc_valley": "1 red",
        "dancing_stone": "1 black",
    }
    table = day(minions={**board, "wolf_pass": "1 blue"})
    assert "placed location=monarch_city colour=red minions=5" in table.night("ds56")
    assert table.ended == "loss_city"
    assert table.here("monarch_city") == {"red": 2, "green": 1, "blue": 1, "black": 1}


@pytest.mark.rule("DOR-1.3")
@pytest.mark.parametrize(("others", "ending"), [(10, "loss_city"), (11, "loss_crystals")])
def test_the_first_condition_met_ends_the_game(others: int, ending: str) -> None:
    """Bounty bay overflows into a city with four minions: the crystal comes first, then the fifth."""
    board = {"bounty_bay": "3 blue", "monarch_city": "4 blue"}
    table = day(minions=board, crystals={"ghost_marsh": others})
    table.night("ds13")
    assert table.ended == ending


@pytest.mark.rule("DOR-1.5", "DOR-11.3", "DOR-18.4")
def test_empty_decks_do_not_lose() -> None:
    table = day()
    every = dict(zip(GAME.box.cards, GAME.box.card_count, strict=True))
    table.patch(removed=every)
    quests = [quest for quest in GAME.box.quests if quest != "amulet_of_the_gods"]
    table.patch(p0={"completed": quests})
    log = table.night("ds47")
    assert not [line for line in log if line.startswith("card-drawn")]
    assert table.ended == ""
    assert table.kind() == "day"


# The turn --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-3.1", "DOR-20.1", "DOR-2.16")
def test_day_evening_and_night_of_one_after_the_other() -> None:
    table = day("paladin", "ranger", "rogue")
    for seat in (0, 1, 2):
        assert table.asked() == [seat]
        assert table.dump["phase"] == "day"
        assert table.refused((seat + 1) % 3, "end") == "DOR-3.1"
        table.play(f"{seat}: end")
        assert table.dump["phase"] == "evening"
        table.evening()
        assert table.dump["phase"] == "night"
        assert table.kind(CHANCE) == "reveal"
        table.play("chance: dark ds47")
        table.patch(dark_discard={})
    assert table.asked() == [0]


@pytest.mark.rule("DOR-3.2")
def test_all_tokens_but_the_lost_become_ready() -> None:
    table = day("paladin", p0={"ready": 1, "spent": 2, "lost": 2})
    table.night("ds47")
    assert table.tokens() == (3, 0, 2)


@pytest.mark.rule("DOR-3.3", "DOR-17.5", "DOR-18.14")
def test_bonus_actions_add_up_before_the_style_is_chosen() -> None:
    table = day("eagle_rider", p0={"completed": ["helm_of_power"]}, at="wolf_pass")
    table.patch(p0={"completed": ["boots_of_speed"], "quest": "amulet_of_the_gods"})
    log = table.night("ds47")
    assert log[-1] == "bonus seat=0 actions=3"
    assert table.kind() == "style"
    assert table.player()["bonus"] == 3


@pytest.mark.rule("DOR-3.4")
def test_bonus_actions_are_used_first() -> None:
    table = day("paladin", p0={"bonus": 1})
    table.play("0: foot", "0: to crystal_hills")
    assert (table.player()["bonus"], table.tokens()) == (0, (5, 0, 0))
    table.play("0: foot", "0: to fire_river")
    assert table.tokens() == (4, 1, 0)


@pytest.mark.rule("DOR-3.4", "DOR-3.6")
def test_the_day_ends_with_the_last_action() -> None:
    table = day("paladin", p0={"ready": 2, "lost": 3})
    table.play("0: foot", "0: to crystal_hills")
    assert table.kind() == "day"
    log = table.play("0: foot", "0: to fire_river")
    assert "day-ended seat=0" in log
    assert table.kind() == ""


@pytest.mark.rule("DOR-3.6")
def test_unused_actions_are_not_carried_over() -> None:
    table = day("paladin", p0={"bonus": 2})
    assert table.has("end")
    table.night("ds47")
    assert table.player()["bonus"] == 0
    assert table.tokens() == (5, 0, 0)


@pytest.mark.rule("DOR-3.5")
def test_rumours_twice_a_turn_everything_else_as_often_as_one_likes() -> None:
    table = day("paladin", at="gryphon_inn")
    for _ in range(2):
        table.play("0: rumors", "0: name red")
        table.evening()
    assert table.refused(0, "rumors") == "DOR-3.5"
    for there in ("gryphon_forest", "gryphon_inn"):
        table.play("0: foot", f"0: to {there}")
    assert table.refused(0, "rumors") == "DOR-3.5"
    table.night("ds47")
    assert table.has("rumors")


@pytest.mark.rule("DOR-3.7", "DOR-R1", "DOR-17.2", "DOR-7.1", "DOR-9.10")
def test_order_of_the_day_end() -> None:
    table = day("cleric", at="wolf_pass", minions={"wolf_pass": "1 black 1 red"})
    table.patch(
        generals={"varkolak": {"life": 3, "healing": 0}},
        p0={"hand": ["spell_of_purity"]},
        crystals={"ghost_marsh": 1},
    )
    table.play("0: end")
    assert table.kind() == "window"
    table.play("0: pass")
    assert table.kind() == "turn_undead"
    log = table.play("0: turn", "0: at minotaur_forest")
    assert log[0] == "undead-turned seat=0 location=minotaur_forest"
    assert log[1] == "wounded seat=0 wounds=1 life=5"
    assert log[2] == "general-healed general=varkolak life=4"
    assert table.dump["phase"] == "evening"


@pytest.mark.rule("DOR-R1", "DOR-12.11")
def test_minions_of_the_night_wound_nobody_on_arrival() -> None:
    table = day("paladin", "ranger", at="ancient_ruins")
    table.night("ds25")  # 2 Demons where both stand, and Sapphire goes elsewhere
    assert table.here("ancient_ruins") == {"red": 2}
    assert table.tokens(0) == (5, 0, 0)
    assert table.tokens(1) == (5, 0, 0)


@pytest.mark.rule("DOR-3.8", "DOR-7.2")
def test_only_the_active_hero_is_wounded_by_minions() -> None:
    table = day("wizard", "ranger", minions={"fire_river": "2 red"})
    table.night("ds47")
    assert table.tokens(0) == (3, 0, 2)
    assert table.tokens(1) == (5, 0, 0)


@pytest.mark.rule("DOR-3.9")
def test_heroes_share_a_place_and_nothing_passes_between_them() -> None:
    table = day("paladin", "ranger", "rogue", "wizard", p0={"hand": ["fire_river_gate", "hammer_of_valor"]})
    assert [table.at(seat) for seat in range(4)] == ["fire_river"] * 4
    assert table.legal(0) == ["foot", "gate_card", "steed", "build", "end", "play hammer_of_valor"]
    assert table.legal(1) == []
    verbs = {verb.name for verb in GAME.space.verbs}
    assert not verbs & {"give", "trade", "swap", "exchange", "share"}


# The evening -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-11.1", "DOR-17.22", "DOR-18.15")
def test_cards_of_the_evening() -> None:
    cases = [
        ("paladin", "seabird_port", [], 2),
        ("rogue", "seabird_port", [], 3),
        ("rogue", "fire_river", [], 2),
        ("paladin", "fire_river", ["helm_of_power"], 3),
        ("rogue", "monarch_city", ["helm_of_power"], 4),
    ]
    for hero, where, completed, n in cases:
        table = day(hero, at=where, p0={"completed": completed, "unused": []})
        table.play("0: end")
        assert len(table.evening()) == n, hero
        assert len(table.hand()) == n


@pytest.mark.rule("DOR-17.22")
def test_thievery_at_each_chest() -> None:
    for where in GAME.box.locations:
        chest = where in (
            "monarch_city",
            "bounty_bay",
            "seabird_port",
            "pleasant_hill",
            "mccorm_highlands",
            "mermaid_harbor",
            "land_of_amazons",
        )
        table = day("rogue", at=where, p0={"quest": "raids"})
        table.play("0: end")
        assert len(table.evening()) == (3 if chest else 2), where


@pytest.mark.rule("DOR-11.2", "DOR-D27", "DOR-R11", "DOR-16.26")
def test_everybody_comes_down_to_ten_cards() -> None:
    red = [
        "blood_flats_gate",
        "blood_flats_horse",
        "cursed_plateau_gate",
        "cursed_plateau_gate",
        "serpent_swamp_gate",
        "serpent_swamp_gate",
        "ghost_marsh_gate",
        "ghost_marsh_horse",
        "orc_valley_gate",
    ]
    black = (
        ["enchanted_glade_gate"] * 2
        + ["mccorm_highlands_gate"] * 2
        + [
            "dark_woods_gate",
            "dark_woods_horse",
            "fire_river_gate",
            "fire_river_horse",
            "dancing_stone_gate",
            "dancing_stone_horse",
            "land_of_amazons_gate",
        ]
    )
    table = day("paladin", "ranger", p0={"hand": [*red, "hammer_of_valor"]}, p1={"hand": black})
    assert table.kind() == "day"  # above ten is allowed at any other time
    table.play("0: end")
    assert table.kind() == "window"
    table.play("0: pass")
    table.evening()
    assert table.kind() == "window"  # the evening window comes after the draw
    table.play("0: pass")
    assert table.kind() == "hand_limit"
    assert len(table.hand(0)) == 12
    assert table.has("card blood_flats_gate", "card hammer_of_valor", "play hammer_of_valor")
    table.play("0: card blood_flats_gate")
    assert table.kind() == "hand_limit"
    table.play("0: play hammer_of_valor", "0: send 2", "0: to wolf_pass")
    assert len(table.hand(0)) == 10
    assert table.asked() == [1]
    assert table.kind(1) == "hand_limit"
    table.play("1: card fire_river_gate")
    assert len(table.hand(1)) == 10
    assert table.kind(CHANCE) == "reveal"
    assert table.dump["discard"] == {"blood_flats_gate": 1, "fire_river_gate": 1}
    assert table.dump["removed"] == {"hammer_of_valor": 1}


@pytest.mark.rule("DOR-11.2", "DOR-18.24", "DOR-D27")
def test_a_hand_that_is_filled_again_comes_down_again() -> None:
    """The Ranger, one card over, sends the Paladin to the last inn of his rumours: four more cards."""
    rumors = {"quest": "rumors", "marked": 0b101, "markers": {"blue": 1, "red": 1}}
    cards = GAME.box.cards
    table = day("paladin", "ranger", p0={"hand": cards[30:38], "at": "wolf_pass", **rumors})
    table.patch(p1={"hand": [*cards[10:20], "hammer_of_valor"]})
    table.play("0: end", "1: pass")
    table.evening()
    table.play("1: pass")
    assert [len(table.hand(seat)) for seat in (0, 1)] == [10, 11]
    assert table.kind(1) == "hand_limit"
    table.play("1: play hammer_of_valor", "1: send 1", "1: to chimera_inn")
    table.evening()
    table.play("chance: receive raids")
    for cards_left in (14, 13, 12, 11):
        assert table.dump["phase"] == "evening"
        assert table.kind(0) == "hand_limit"
        assert len(table.hand(0)) == cards_left
        table.play(f"0: card {table.hand(0)[0]}")
    assert [len(table.hand(seat)) for seat in (0, 1)] == [10, 10]
    assert table.kind(CHANCE) == "reveal"


@pytest.mark.rule("DOR-11.2", "DOR-7.11")
def test_without_an_evening_no_hand_is_looked_at() -> None:
    table = day("paladin", "ranger", p1={"hand": GAME.box.cards[10:21], "at": "wolf_pass"}, used=list(LIFE))
    table.patch(p0={"ready": 1, "lost": 4}, minions={"fire_river": "3 red"})
    assert "no-hero seat=0" in table.play("0: end")
    assert len(table.hand(1)) == 11
    assert table.kind(CHANCE) == "reveal"


@pytest.mark.rule("DOR-11.2")
def test_ten_cards_are_not_too_many() -> None:
    hand = (
        ["enchanted_glade_gate"] * 2
        + ["mccorm_highlands_gate"] * 2
        + ["dark_woods_gate", "dark_woods_horse", "fire_river_gate", "fire_river_horse"]
    )
    table = day("paladin", p0={"hand": hand})
    table.play("0: end")
    table.evening()
    assert len(table.hand()) == 10
    assert table.kind(CHANCE) == "reveal"


@pytest.mark.rule("DOR-11.3", "DOR-15.5")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    table = day("paladin")
    every = dict(zip(GAME.box.cards, GAME.box.card_count, strict=True))
    every["orc_valley_gate"] = 0
    every["orc_valley_horse"] = 0
    every["ghost_marsh_gate"] = 0
    table.patch(removed=every, discard={"orc_valley_gate": 1, "orc_valley_horse": 1})
    table.play("0: end")
    assert table.legal(CHANCE) == ["draw ghost_marsh_gate"]
    log = table.draw("ghost_marsh_gate")
    assert log[-1] == "deck-shuffled deck=hero"
    assert sorted(table.legal(CHANCE)) == ["draw orc_valley_gate", "draw orc_valley_horse"]
    table.draw("orc_valley_gate")
    assert table.hand() == ["ghost_marsh_gate", "orc_valley_gate"]


@pytest.mark.rule("DOR-11.3")
def test_a_draw_follows_the_cards_that_are_left() -> None:
    table = day("paladin", p0={"hand": ["serpent_swamp_gate"]})
    table.play("0: end")
    outcomes, weights = table.state.outcomes()
    odds = {GAME.space.text(outcome): weight for outcome, weight in zip(outcomes, weights, strict=True)}
    assert odds["draw serpent_swamp_gate"] == 1
    assert odds["draw cursed_plateau_gate"] == 2
    assert odds["draw battle_luck"] == 2
    assert sum(odds.values()) == 95


# Alone -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-20.3", "DOR-9.15", "DOR-20.2")
def test_one_hero_alone() -> None:
    table = attack("paladin", general="gorgutt", p0={"hand": ["thorny_woods_gate", "heavens_glade_gate"]})
    table.play("0: attack", "0: card thorny_woods_gate", "0: done")
    assert table.legal(0) == ["roller 1"]
    table.play("0: roller 1")
    table.dice(6)
    table.patch(generals={"gorgutt": {"life": 2, "healing": 1}})
    table.night("ds47")
    assert table.general("gorgutt")[1] == 2
    table.night("ds48")
    assert table.general("gorgutt")[1] == 3


@pytest.mark.rule("DOR-20.4")
def test_the_levels_recommended_for_one_hero_are_there() -> None:
    difficulty = next(option for option in GAME.options if option.id == "difficulty")
    assert difficulty.values == ("story", "easy", "standard", "hard", "nightmare")
    assert difficulty.default == "standard"
    for level in difficulty.values:
        assert GAME.setup({"difficulty": level}, 1).seats == 1
