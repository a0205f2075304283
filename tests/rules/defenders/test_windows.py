"""DOR-16.3 to 16.7: when special cards and single-use quests can be played, and in which order."""

import pytest

from tablee.core.state import CHANCE
from tests.rules.defenders.table import Table, attack, day

GRYPHONS = {"completed": ["king_of_the_gryphons"], "unused": ["king_of_the_gryphons"]}


def four(**given: object) -> Table:
    """Four heroes; seats 1 and 3 hold cards for any time."""
    table = day(
        "dwarf", "rogue", "cleric", "ranger", p1={"hand": ["hammer_of_valor"]}, p3={"hand": ["magic_gate"]}
    )
    return table.patch(**given)


@pytest.mark.rule("DOR-16.3", "DOR-16.5", "DOR-D32", "DOR-R32")
def test_on_the_day_of_another_a_card_is_offered_and_the_day_goes_on() -> None:
    table = four()
    assert table.asked() == [0]
    assert table.legal(1) == ["play hammer_of_valor"]
    assert table.legal(2) == []
    assert table.legal(3) == ["play magic_gate"]
    assert table.state.may_act() == [0, 1, 3]
    table.play("1: play hammer_of_valor")
    assert table.asked() == [1]
    assert table.legal(3) == []  # effects are settled one at a time
    table.play("1: send 1", "1: to dark_woods")
    assert table.asked() == [0]
    assert table.kind() == "day"
    assert table.at(0) == "dark_woods"
    assert table.legal(1) == []


@pytest.mark.rule("DOR-16.5")
def test_no_offer_in_the_middle_of_an_action() -> None:
    table = four(minions={"fire_river": "1 red"}, p0={"hand": ["fire_river_gate"]})
    table.play("0: foot")
    assert table.legal(1) == []
    assert table.refused(1, "play hammer_of_valor") == "DOR-3.1"
    table.play("0: to crystal_hills")
    assert table.legal(1) == ["play hammer_of_valor"]
    fight = four(minions={"fire_river": "1 red"})
    fight.play("0: fight", "0: here")
    assert fight.legal(1) == []
    assert fight.legal(3) == []


@pytest.mark.rule("DOR-16.5")
def test_no_offer_in_the_middle_of_a_general_attack() -> None:
    table = attack(
        "dwarf", "rogue", general="gorgutt", p0={"hand": ["thorny_woods_gate", "raven_forest_gate"]}
    )
    table.patch(p1={"hand": ["magic_gate"]})
    assert table.legal(1) == ["play magic_gate"]
    table.play("0: attack")
    assert table.legal(1) == []
    table.play("0: card thorny_woods_gate", "0: done")
    assert table.legal(1) == []


@pytest.mark.rule("DOR-16.5", "DOR-16.6", "DOR-3.7")
def test_the_four_windows_of_a_turn() -> None:
    table = four()
    kinds = []
    table.play("0: end")
    for _ in range(4):
        if table.asked() == [CHANCE]:
            table.evening()
            if table.asked() == [CHANCE]:
                table.play("chance: dark ds03")
        kinds.append((table.kind(1), table.dump["phase"], table.dump["card"]["revealed"]))
        table.play("1: pass", "3: pass")
    assert kinds == [
        ("window", "day_end", None),
        ("window", "evening", None),
        ("window", "night", None),
        ("window", "night", "ds03"),
    ]
    assert table.asked() == [1]
    assert table.kind(1) == "day"


@pytest.mark.rule("DOR-16.5", "DOR-16.6")
def test_a_window_refuses_cards_whose_moment_it_is_not() -> None:
    table = four(p1={"hand": ["hammer_of_valor", "strong_defenses"]})
    table.play("0: end")
    assert table.legal(1) == ["pass", "play hammer_of_valor"]
    assert table.refused(1, "play strong_defenses") == "DOR-16.5"
    assert table.refused(1, "end") == "DOR-16.6"


@pytest.mark.rule("DOR-16.6", "DOR-D30", "DOR-D32")
def test_asked_in_turn_order_and_again_after_every_play() -> None:
    table = four(p2=GRYPHONS)
    table.play("0: end")
    assert table.asked() == [1]
    table.play("1: pass")
    assert table.asked() == [2]
    table.play("2: pass")
    assert table.asked() == [3]
    table.play("3: play magic_gate", "3: at wolf_pass")
    assert table.asked() == [1]  # from the start again
    table.play("1: play hammer_of_valor", "1: send 2", "1: to dark_woods")
    assert table.asked() == [2]
    table.play("2: pass")
    assert table.kind(CHANCE) == "draw_cards"


@pytest.mark.rule("DOR-16.6")
def test_the_order_begins_with_the_active_player() -> None:
    table = day("dwarf", "rogue", "cleric", p0={"hand": ["magic_gate"]}, p1={"hand": ["hammer_of_valor"]})
    table.play("0: end", "0: pass", "1: pass")
    table.evening()
    table.play("0: pass", "1: pass", "0: pass", "1: pass", "chance: dark ds47", "0: pass", "1: pass")
    assert table.asked() == [1]
    table.play("1: end")
    assert table.asked() == [1]
    table.play("1: pass")
    assert table.asked() == [0]


@pytest.mark.rule("DOR-16.6")
def test_several_cards_in_one_window() -> None:
    table = day("dwarf", p0={"hand": ["magic_gate", "hammer_of_valor"]})
    table.play("0: end", "0: play magic_gate", "0: at wolf_pass")
    assert table.kind() == "window"
    table.play("0: play hammer_of_valor", "0: send 1", "0: to wolf_pass")
    assert table.kind(CHANCE) == "draw_cards"


@pytest.mark.rule("DOR-16.6")
def test_no_window_opens_for_nobody() -> None:
    table = day(
        "dwarf", "rogue", p1={"hand": ["strong_defenses", "battle_luck", "local_information", "spy_in_camp"]}
    )
    table.play("0: end")
    assert table.kind(CHANCE) == "draw_cards"
    table.evening()
    assert table.kind(CHANCE) == "reveal"


@pytest.mark.rule("DOR-16.7", "DOR-18.20", "DOR-18.21", "DOR-D30")
def test_cards_that_name_a_darkness_card_wait_for_its_reveal() -> None:
    rewards = {"completed": ["organize_militia", "orc_hunter"], "unused": ["organize_militia", "orc_hunter"]}
    table = day("dwarf", "rogue", p0={"hand": ["militia_secures", "strong_defenses"]}, p1=rewards)
    assert table.lacks("play militia_secures", "play strong_defenses")
    assert table.legal(1) == []
    table.play("0: end")
    assert table.kind(CHANCE) == "draw_cards"
    table.evening()
    assert table.kind(CHANCE) == "reveal"
    table.play("chance: dark ds03")
    assert table.legal(0) == ["pass", "play militia_secures", "play strong_defenses"]
    table.play("0: pass")
    assert table.legal(1) == ["pass", "reward organize_militia", "reward orc_hunter"]


@pytest.mark.rule("DOR-16.5", "DOR-12.3")
def test_cards_for_any_time_can_be_played_on_a_revealed_card() -> None:
    table = day("dwarf", "rogue", minions={"heavens_glade": "3 green"}, p1={"hand": ["elven_archers"]})
    table.play("0: end", "1: pass")
    table.evening()
    table.play("1: pass", "1: pass", "chance: dark ds03")
    assert table.asked() == [1]
    table.play("1: play elven_archers", "1: at heavens_glade")
    assert table.here("heavens_glade") == {"green": 1}  # cleared in time: no overrun
    assert table.crystals("heavens_glade") == 0


@pytest.mark.rule("DOR-16.5")
def test_a_player_without_hero_plays_nothing() -> None:
    table = day("dwarf", "rogue", p1={"hero": None, "ready": 0, "quest": None})
    assert table.legal(1) == []
    table.play("0: end")
    assert table.kind(CHANCE) == "draw_cards"


@pytest.mark.rule("DOR-18.5", "DOR-16.8")
def test_the_last_gate_of_an_offered_card_makes_a_quest_impossible_at_once() -> None:
    gates = ["dancing_stone", "dark_woods", "wolf_pass", "ghost_marsh"]
    table = day("dwarf", "rogue", gates=gates, p0={"quest": "find_magic_gate"}, p1={"hand": ["magic_gate"]})
    log = table.play("1: play magic_gate", "1: at fire_river")
    assert log[-1] == "quest-impossible seat=0 quest=find_magic_gate"
    table.play("chance: receive raids")
    assert table.asked() == [0]
    assert table.kind() == "day"


@pytest.mark.rule("DOR-18.24", "DOR-R32")
def test_a_hero_sent_to_an_inn_on_another_day_hears_rumours_there() -> None:
    table = day("dwarf", "rogue", p0={"quest": "rumors"}, p1={"hand": ["hammer_of_valor"]})
    log = table.play("1: play hammer_of_valor", "1: send 1", "1: to gryphon_inn")
    assert log[-1] == "quest-step seat=0 quest=rumors colour=red"
    assert table.kind() == "day"
