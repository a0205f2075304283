"""Chapter 16: what each special card does, and that it leaves the game."""

import pytest

from tablee.core.state import CHANCE
from tests.rules.defenders.table import BOX, GAME, Table, day

LOCATIONS = GAME.catalogue()["locations"]


def holder(card: str, *heroes: str, at: str = "fire_river", **given: object) -> Table:
    """Seat 0 holds a special card on its day."""
    table = day(*(heroes or ("dwarf",)), at=at, p0={"hand": [card]})
    return table.patch(**given)


# Cards in general ------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-16.1")
def test_a_location_card_is_used_once() -> None:
    table = day("dwarf", p0={"hand": ["fire_river_gate"]}, crystals={"fire_river": 1})
    assert table.has("gate_card", "build", "heal_land")
    table.play("0: build", "0: card fire_river_gate")
    assert table.lacks("gate_card", "build", "heal_land")
    assert table.dump["discard"] == {"fire_river_gate": 1}


@pytest.mark.rule("DOR-16.3", "DOR-16.4")
def test_a_special_card_costs_no_action_and_leaves_the_game() -> None:
    table = holder("hammer_of_valor")
    assert table.play("0: play hammer_of_valor") == ["played seat=0 special=hammer_of_valor"]
    table.play("0: send 1", "0: to dark_woods")
    assert table.tokens() == (5, 0, 0)
    assert table.hand() == []
    assert table.dump["removed"] == {"hammer_of_valor": 1}
    assert table.dump["discard"] == {}


@pytest.mark.rule("DOR-16.4", "DOR-15.5", "DOR-R10")
def test_a_special_card_never_lies_on_the_discard_pile() -> None:
    table = day("dwarf")
    table.state.discard[BOX.cards.index("battle_luck")] += 1
    table.state.deck[BOX.cards.index("battle_luck")] -= 1
    assert any("DOR-16.4" in text for text in table.state.problems())


# Each card -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-16.8", "DOR-D33")
def test_magic_gate_anywhere_without_one() -> None:
    table = holder("magic_gate")
    table.play("0: play magic_gate")
    assert table.legal(0) == [f"at {place}" for place in BOX.locations if place != "dancing_stone"]
    table.play("0: at gryphon_inn")
    assert table.dump["gates"] == ["dancing_stone", "gryphon_inn"]
    assert table.state.gate_supply == 3
    none_left = holder(
        "magic_gate", gates=["dancing_stone", "monarch_city", "wolf_pass", "dark_woods", "fire_river"]
    )
    assert none_left.refused(0, "play magic_gate") == "DOR-16.5"


@pytest.mark.rule("DOR-16.9", "DOR-D34", "DOR-R32")
def test_hammer_of_valor_moves_any_hero_anywhere() -> None:
    table = holder("hammer_of_valor", "dwarf", "rogue", "wizard")
    table.play("0: play hammer_of_valor")
    assert table.legal(0) == ["send 1", "send 2", "send 3"]
    table.play("0: send 3")
    assert table.legal(0) == [f"to {place}" for place in BOX.locations if place != "fire_river"]
    assert table.play("0: to eagle_nest_inn")[0] == "sent seat=0 other=3 location=eagle_nest_inn"
    assert [table.at(seat) for seat in range(3)] == ["fire_river", "fire_river", "eagle_nest_inn"]
    assert table.kind() == "day"


@pytest.mark.rule("DOR-17.26", "DOR-16.9")
def test_a_shape_cannot_be_sent_into_the_city() -> None:
    table = holder("hammer_of_valor", "dwarf", "sorceress", p1={"shape": "red"})
    table.play("0: play hammer_of_valor", "0: send 2")
    assert table.lacks("to monarch_city", "to gryphon_inn", "to chimera_inn", "to eagle_nest_inn")
    assert table.has("to orc_valley")


@pytest.mark.rule("DOR-16.10", "DOR-D35")
def test_spell_of_purity_cleans_one_place() -> None:
    table = holder("spell_of_purity", crystals={"ghost_marsh": 3, "dark_woods": 1})
    table.play("0: play spell_of_purity")
    assert table.legal(0) == ["at dark_woods", "at ghost_marsh"]
    table.play("0: at ghost_marsh")
    assert table.dump["crystals"] == {"dark_woods": 1}
    assert table.state.crystal_supply == 11
    assert holder("spell_of_purity").refused(0, "play spell_of_purity") == "DOR-16.5"


@pytest.mark.rule("DOR-16.11", "DOR-D36", "DOR-16.25")
def test_elven_archers_clear_up_to_two_green_places() -> None:
    board = {
        "raven_forest": "2 red 1 black",
        "wyvern_forest": "1 green",
        "thorny_woods": "3 green",
        "dark_woods": "2 black",
    }
    table = holder("elven_archers", minions=board, p0={"quest": "orc_hunter"})
    table.play("0: play elven_archers")
    assert table.legal(0) == ["stop", "at raven_forest", "at thorny_woods", "at wyvern_forest"]
    table.play("0: at raven_forest", "0: at thorny_woods")
    assert table.dump["minions"] == {"wyvern_forest": {"green": 1}, "dark_woods": {"black": 2}}
    assert table.kind() == "day"
    assert table.player()["markers"] == {}  # not defeated by the hero
    assert table.supply("green") == 24
    early = holder("elven_archers", minions=board)
    early.play("0: play elven_archers", "0: stop")
    assert early.here("raven_forest") == {"red": 2, "black": 1}


@pytest.mark.rule("DOR-16.12", "DOR-16.13", "DOR-D37", "DOR-12.8", "DOR-16.25")
def test_battle_strategy_clears_three_places_and_pushes_a_general_back() -> None:
    board = {
        "raven_forest": "2 red",
        "wyvern_forest": "1 green",
        "dark_woods": "2 black",
        "monarch_city": "3 blue",
    }
    table = holder("battle_strategy", minions=board)
    table.patch(
        generals={"balazarg": {"step": 2}, "gorgutt": {"step": 1}, "sapphire": {"step": 1, "life": 0}}
    )
    table.play("0: play battle_strategy")
    assert table.legal(0) == [
        "stop",
        "at dark_woods",
        "at monarch_city",
        "at raven_forest",
        "at wyvern_forest",
    ]
    table.play("0: at monarch_city", "0: at dark_woods", "0: at raven_forest")
    assert table.dump["minions"] == {"wyvern_forest": {"green": 1}}
    assert table.legal(0) == [
        "stop",
        "push balazarg",
        "push gorgutt",
    ]  # neither the dead nor those at the start
    assert table.play("0: push balazarg") == ["pushed-back seat=0 general=balazarg location=raven_forest"]
    assert table.general("balazarg")[0] == "raven_forest"
    assert table.dump["minions"] == {"wyvern_forest": {"green": 1}}  # he brings nobody
    table.night("ds04")
    assert table.general("balazarg")[0] == "angel_tear_falls"  # and may come again


@pytest.mark.rule("DOR-16.12")
def test_each_part_of_battle_strategy_may_be_left_out() -> None:
    table = holder("battle_strategy", minions={"dark_woods": "1 red"}, generals={"balazarg": {"step": 1}})
    table.play("0: play battle_strategy", "0: stop", "0: push balazarg")
    assert table.here("dark_woods") == {"red": 1}
    other = holder("battle_strategy", minions={"dark_woods": "1 red"}, generals={"balazarg": {"step": 1}})
    other.play("0: play battle_strategy", "0: at dark_woods", "0: stop")
    assert other.general("balazarg")[0] == "raven_forest"
    assert other.here("dark_woods") == {}


@pytest.mark.rule("DOR-16.14", "DOR-D28")
def test_all_is_quiet_before_the_first_card_of_the_night() -> None:
    table = holder("all_is_quiet")
    table.play("0: play all_is_quiet")
    assert "quiet-night" in table.night()
    at_night = holder("all_is_quiet", "dwarf", "rogue")
    at_night.play("0: end", "0: pass")
    at_night.evening()
    at_night.play("0: pass")
    assert at_night.dump["phase"] == "night"
    assert at_night.kind() == "window"
    at_night.play("0: play all_is_quiet")
    assert at_night.asked() == [1]
    late = holder("all_is_quiet", "dwarf", "rogue")
    late.play("0: end", "0: pass")
    late.evening()
    late.play("0: pass", "0: pass")
    late.play("chance: dark ds03")
    assert late.asked() == [1]  # once a card is drawn it is too late


@pytest.mark.rule("DOR-16.14")
def test_all_is_quiet_on_the_day_of_another_counts_for_that_turn() -> None:
    table = day("dwarf", "rogue", p1={"hand": ["all_is_quiet"]})
    assert table.legal(1) == ["play all_is_quiet"]
    table.play("1: play all_is_quiet")
    assert table.kind() == "day"
    assert "quiet-night" in table.night()
    assert "quiet-night" not in table.night("ds47")


@pytest.mark.rule("DOR-16.17", "DOR-18.8")
def test_battle_fury_defeats_all_minions_here_for_an_action() -> None:
    table = holder("battle_fury", minions={"fire_river": "1 red 1 black 1 green"}, p0={"quest": "raids"})
    table.play("0: play battle_fury")
    assert table.here("fire_river") == {}
    assert table.player()["markers"] == {"red": 1, "green": 1, "black": 1}
    assert table.tokens() == (4, 1, 0)
    assert table.dump["removed"] == {"battle_fury": 1}


@pytest.mark.rule("DOR-16.17")
def test_battle_fury_only_by_the_active_hero_among_minions() -> None:
    table = holder("battle_fury", "dwarf", "rogue")
    assert table.refused(0, "play battle_fury") == "DOR-16.5"
    table.patch(minions={"fire_river": "1 red"}, p0={"hand": []}, p1={"hand": ["battle_fury"]})
    assert table.legal(1) == []
    table.play("0: end")
    assert table.kind(CHANCE) == "draw_cards"  # at the day end it cannot be played any more


@pytest.mark.rule("DOR-16.18", "DOR-D09")
def test_local_information_at_an_inn() -> None:
    table = holder("local_information", at="chimera_inn")
    table.play("0: play local_information")
    assert table.kind() == "local_information"
    assert "rumors-heard seat=0 colour=blue" in table.play("0: name blue")
    table.draw("wolf_pass_gate", "wolf_pass_horse", "battle_luck", "orc_valley_gate", "fire_river_gate")
    assert table.hand() == ["wolf_pass_horse", "wolf_pass_gate", "battle_luck"]
    assert table.tokens() == (5, 0, 0)
    assert table.dump["this_turn"]["rumors"] == 0
    assert table.dump["discard"] == {"orc_valley_gate": 1, "fire_river_gate": 1}
    assert holder("local_information").refused(0, "play local_information") == "DOR-16.5"
    assert holder("local_information", at="monarch_city").refused(0, "play local_information") == "DOR-16.5"


@pytest.mark.rule("DOR-16.19", "DOR-D38", "DOR-16.25")
def test_the_kings_guard_removes_up_to_six_in_and_next_to_the_city() -> None:
    board = {
        "monarch_city": "2 red 1 green",
        "wolf_pass": "3 blue",
        "orc_valley": "1 red",
        "raven_forest": "1 red",
    }
    table = holder("kings_guard", minions=board, p0={"quest": "demon_hunter"})
    table.play("0: play kings_guard")
    assert set(table.legal(0)) == {
        "stop",
        "take monarch_city red",
        "take monarch_city green",
        "take wolf_pass blue",
        "take orc_valley red",
    }
    for _ in range(3):
        table.play("0: take wolf_pass blue")
    table.play("0: take monarch_city red", "0: take monarch_city red")
    assert table.lacks("take monarch_city red", "take wolf_pass blue")
    table.play("0: take monarch_city green")
    assert table.kind() == "day"  # six
    assert table.dump["minions"] == {"orc_valley": {"red": 1}, "raven_forest": {"red": 1}}
    assert table.player()["markers"] == {}
    stopped = holder("kings_guard", minions=board)
    stopped.play("0: play kings_guard", "0: take orc_valley red", "0: stop")
    assert stopped.here("wolf_pass") == {"blue": 3}


@pytest.mark.rule("DOR-16.20", "DOR-D39", "DOR-16.25")
def test_a_cavalry_sweep_along_roads() -> None:
    board = {
        "wolf_pass": "3 red",
        "seagull_lagoon": "1 green",
        "minotaur_forest": "2 black 1 red",
        "orc_valley": "1 red",
        "dark_woods": "1 black",
    }
    table = holder("cavalry_sweep", minions=board, p0={"quest": "demon_hunter"})
    table.play("0: play cavalry_sweep")
    assert set(table.legal(0)) == {"stop", *(f"at {place}" for place in board)}
    table.play("0: at wolf_pass")
    assert table.legal(0) == ["name red"]  # one at least
    table.play("0: name red")
    assert table.legal(0) == ["stop", "name red"]
    table.play("0: name red")
    assert table.here("wolf_pass") == {"red": 1}  # two of a place at most
    assert table.legal(0) == ["stop", "at minotaur_forest", "at orc_valley", "at seagull_lagoon"]
    table.play("0: at minotaur_forest", "0: name black", "0: name red")
    assert table.legal(0) == ["stop", "at seagull_lagoon"]  # wolf pass has been swept
    table.play("0: at seagull_lagoon", "0: name green")
    assert table.kind() == "day"
    assert table.player()["markers"] == {}
    assert table.dump["minions"] == {
        "dark_woods": {"black": 1},
        "minotaur_forest": {"black": 1},
        "orc_valley": {"red": 1},
        "wolf_pass": {"red": 1},
    }


@pytest.mark.rule("DOR-16.20")
def test_a_dragonkin_counts_as_two_of_the_six() -> None:
    board = {"wolf_pass": "2 blue 1 red", "minotaur_forest": "1 red 2 blue", "seagull_lagoon": "1 blue 1 red"}
    table = holder("cavalry_sweep", minions=board)
    table.play("0: play cavalry_sweep", "0: at wolf_pass", "0: name blue", "0: name red")
    table.play("0: at minotaur_forest", "0: name blue")
    assert table.legal(0) == ["stop", "name red"]  # one of six is left
    table.play("0: stop")
    assert table.legal(0) == ["stop", "at seagull_lagoon"]
    table.play("0: at seagull_lagoon")
    assert table.legal(0) == ["name red"]
    table.play("0: name red")
    assert table.kind() == "day"
    assert table.here("seagull_lagoon") == {"blue": 1}


@pytest.mark.rule("DOR-16.21", "DOR-D40")
def test_dark_visions_discard_and_arrange_the_top_five() -> None:
    table = holder("dark_visions")
    table.play("0: play dark_visions")
    table.play(*(f"chance: dark {card}" for card in ("ds03", "ds56", "ds01", "ds47", "ds10")))
    assert table.kind() == "foresee"
    assert table.legal(0) == ["keep", "discard"]
    table.play("0: keep", "0: discard", "0: keep", "0: discard", "0: keep")
    assert table.kind() == "arrange"
    assert table.legal(0) == ["next ds01", "next ds03", "next ds10"]
    log = table.play("0: next ds10", "0: next ds01")
    assert not [
        line for line in log if line.startswith("deck-shuffled")
    ]  # not even for the Monarch City card
    assert table.kind() == "day"
    assert table.dump["dark_discard"] == {"ds47": 1, "ds56": 1}
    assert table.state.dark.size == 54
    assert GAME.view(table.state, None)["dark_top"] == ["ds10", "ds01", "ds03"]
    for card in ("ds10", "ds01", "ds03"):
        table.play("0: end")
        table.evening()
        assert table.legal(CHANCE) == [f"dark {card}"]
        table.play(f"chance: dark {card}")
    table.play("0: end")
    table.evening()
    assert len(table.legal(CHANCE)) == 51


@pytest.mark.rule("DOR-16.21")
def test_dark_visions_of_a_short_deck_shuffle_nothing() -> None:
    away = {card: 1 for card in BOX.dark if card not in ("ds01", "ds02")}
    table = holder("dark_visions", dark_discard=away)
    table.play("0: play dark_visions", "chance: dark ds02", "chance: dark ds01", "0: discard", "0: discard")
    assert table.kind() == "day"
    assert table.state.dark.size == 0
    assert len(table.dump["dark_discard"]) == 56
    table.patch(p0={"hand": ["dark_visions"]}, removed={})
    assert table.refused(0, "play dark_visions") == "DOR-16.5"


@pytest.mark.rule("DOR-16.21", "DOR-15.4")
def test_what_was_foreseen_is_forgotten_with_a_shuffle() -> None:
    table = holder("dark_visions")
    table.play(
        "0: play dark_visions", *(f"chance: dark {card}" for card in ("ds56", "ds03", "ds01", "ds47", "ds10"))
    )
    table.play(*(["0: keep"] * 5), *(f"0: next {card}" for card in ("ds56", "ds03", "ds01", "ds47")))
    table.night("ds56")
    assert GAME.view(table.state, None)["dark_top"] == []
    table.play("0: end")
    table.evening()
    assert len(table.legal(CHANCE)) == 56


def revealed(card: str, hand: str, **given: object) -> Table:
    """Seat 0 holds a special card while a darkness card lies open."""
    table = day("dwarf", "rogue", p0={"hand": [hand]})
    table.patch(**given)
    table.play("0: end")
    table.evening()
    table.play(f"chance: dark {card}")
    return table


@pytest.mark.rule("DOR-16.22", "DOR-16.7", "DOR-D30")
@pytest.mark.parametrize(("half", "kept"), [("a", "heavens_glade"), ("b", "eagle_peak_pass")])
def test_militia_spares_one_of_both_places(half: str, kept: str) -> None:
    table = revealed("ds03", "militia_secures")
    assert table.kind() == "window"
    assert table.legal(0) == ["pass", "play militia_secures"]
    table.play("0: play militia_secures")
    assert table.legal(0) == ["half a", "half b"]
    table.play(f"0: half {half}")
    assert set(table.dump["minions"]) == {kept, "raven_forest"}  # the general part is not spared
    assert table.dump["removed"] == {"militia_secures": 1}


@pytest.mark.rule("DOR-16.22", "DOR-16.7")
def test_militia_needs_a_card_with_two_places_in_use() -> None:
    patrols = revealed("ds50", "militia_secures")
    assert patrols.asked() == [1]
    dead = {"generals": {"gorgutt": {"life": 0}}}
    second = revealed("ds47", "militia_secures", **dead)
    assert second.kind(CHANCE) == "reveal"
    second.play("chance: dark ds03")  # of the last card only the general part counts
    assert second.asked() == [1]
    assert day("dwarf", p0={"hand": ["militia_secures"]}).lacks("play militia_secures")


@pytest.mark.rule("DOR-16.23", "DOR-16.7")
def test_strong_defenses_stop_the_general() -> None:
    table = revealed("ds03", "strong_defenses")
    log = table.play("0: play strong_defenses")
    assert "general-stopped seat=0 general=balazarg" in log
    assert table.general("balazarg")[0] == "scorpion_canyon"
    assert table.dump["minions"] == {"eagle_peak_pass": {"blue": 1}, "heavens_glade": {"green": 1}}
    quiet = revealed("ds47", "strong_defenses")
    assert quiet.asked() == [1]  # nothing to stop
    assert day("dwarf", p0={"hand": ["strong_defenses"]}).lacks("play strong_defenses")


@pytest.mark.rule("DOR-16.23", "DOR-12.2")
def test_strong_defenses_work_on_a_general_only_card() -> None:
    table = revealed("ds47", "strong_defenses", generals={"gorgutt": {"life": 0}})
    table.play("chance: dark ds12")
    assert table.legal(0) == ["pass", "play strong_defenses"]
    table.play("0: play strong_defenses")
    assert table.general("balazarg")[0] == "scorpion_canyon"
