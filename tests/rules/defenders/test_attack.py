"""Chapters 8 and 10: attacking a general alone or in a group, victory and defeat."""

import pytest

from tablee.core.state import CHANCE
from tests.rules.defenders.table import GAME, Table, attack, day

GREEN = ["thorny_woods_gate", "raven_forest_gate", "minotaur_forest_gate", "heavens_glade_gate"]


def group(*hands: list[str], general: str = "gorgutt", **given: object) -> Table:
    """Heroes with these hands where a general stands."""
    heroes = ("wizard", "ranger", "rogue", "cleric")[: len(hands)]
    table = attack(*heroes, general=general)
    table.patch(**{f"p{seat}": {"hand": hand} for seat, hand in enumerate(hands)})
    table.patch(**given)
    return table


# Who may attack --------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-8.1", "DOR-8.2")
def test_a_general_no_minion_and_a_card_that_fits() -> None:
    table = group(["thorny_woods_gate"])
    assert table.has("attack")
    table.patch(minions={"amarak_peak": "1 green"})
    assert table.refused(0, "attack") == "DOR-8.1"
    table.patch(minions={}, p0={"hand": ["orc_valley_gate", "spell_of_purity"]})
    assert table.refused(0, "attack") == "DOR-8.1"  # red, and printed for Balazarg
    table.patch(p0={"hand": ["thorny_woods_gate"], "at": "eagle_peak_pass"})
    assert table.refused(0, "attack") == "DOR-8.1"


@pytest.mark.rule("DOR-8.2", "DOR-R39", "DOR-D19")
def test_which_cards_give_dice() -> None:
    hand = [
        "thorny_woods_gate",
        "greenleaf_village_eagle",
        "orc_valley_gate",
        "hammer_of_valor",
        "elven_archers",
        "all_is_quiet",
        "magic_gate",
    ]
    table = group(hand)
    table.play("0: attack")
    fitting = [
        "greenleaf_village_eagle",
        "thorny_woods_gate",
        "hammer_of_valor",
        "elven_archers",
        "all_is_quiet",
    ]
    assert table.kind() == "commit"
    assert table.legal(0) == [f"card {card}" for card in fitting]
    assert table.refused(0, "card orc_valley_gate") == "DOR-8.2"
    assert table.refused(0, "card magic_gate") == "DOR-8.2"
    assert table.refused(0, "done") == "DOR-8.3"  # one card at least
    table.play(*(f"0: card {card}" for card in fitting))
    table.play("0: roller 1")
    assert len(table.state.dice_value) == 2 + 1 + 2 + 1 + 2


@pytest.mark.rule("DOR-8.3", "DOR-8.5")
def test_nobody_commits_or_rolls_a_single_card_unasked() -> None:
    """With one card and one hero there is no choice, but odds and penalty are read before the dice."""
    table = group(["thorny_woods_gate"])
    table.play("0: attack")
    assert (table.kind(), table.legal(0)) == ("commit", ["card thorny_woods_gate"])
    assert not table.state.forced(0)
    table.play("0: card thorny_woods_gate")
    assert (table.kind(), table.legal(0)) == ("next_roller", ["roller 1"])
    assert not table.state.forced(0)


@pytest.mark.rule("DOR-8.2")
@pytest.mark.parametrize("general", ["balazarg", "gorgutt", "sapphire", "varkolak"])
def test_special_cards_against_each_general(general: str) -> None:
    every = [card for card in GAME.box.cards if GAME.catalogue()["cards"][card]["colour"] == "purple"]
    named = {
        "balazarg": {"spell_of_purity", "strong_defenses"},
        "gorgutt": {"elven_archers", "all_is_quiet"},
        "sapphire": {"battle_fury", "kings_guard"},
        "varkolak": {"magic_gate", "militia_secures"},
    }[general]
    anybody = {
        "hammer_of_valor",
        "battle_strategy",
        "battle_luck",
        "local_information",
        "cavalry_sweep",
        "dark_visions",
        "spy_in_camp",
    }
    table = group(every, general=general)
    table.play("0: attack")
    assert {text.removeprefix("card ") for text in table.legal(0)} == named | anybody


@pytest.mark.rule("DOR-8.3", "DOR-R36")
def test_the_initiator_needs_a_card_of_its_own() -> None:
    table = group([], ["thorny_woods_gate", "raven_forest_gate"])
    assert table.refused(0, "attack") == "DOR-8.1"


@pytest.mark.rule("DOR-8.3", "DOR-10.1", "DOR-10.2", "DOR-D19", "DOR-D20")
def test_others_on_the_place_join_in_turn_order_or_decline() -> None:
    table = group(GREEN[:2], ["minotaur_forest_gate"], ["heavens_glade_gate"], ["wyvern_forest_horse"])
    table.patch(p3={"at": "eagle_peak_pass"})
    table.play("0: attack", "0: card thorny_woods_gate")
    assert table.legal(0) == ["done", "card raven_forest_gate"]
    assert table.asked() == [0]
    table.play("0: done")
    assert table.asked() == [1]
    assert table.legal(1) == ["decline", "card minotaur_forest_gate"]
    assert table.refused(1, "done") == "DOR-8.3"
    assert table.play("1: decline") == ["declined seat=1"]
    table.play("2: card heavens_glade_gate")  # its last card: no further question
    assert table.asked() == [0]
    assert table.legal(0) == ["roller 1", "roller 3"]  # seat 3 is elsewhere
    assert [table.tokens(seat)[1] for seat in range(4)] == [1, 0, 0, 0]  # joining costs no action


@pytest.mark.rule("DOR-8.3")
def test_heroes_without_a_fitting_card_are_not_asked() -> None:
    table = group(["thorny_woods_gate"], ["orc_valley_gate"], ["raven_forest_gate"])
    table.play("0: attack", "0: card thorny_woods_gate")
    assert table.asked() == [2]


@pytest.mark.rule("DOR-D20")
def test_several_cards_of_a_joining_hero() -> None:
    table = group(["thorny_woods_gate"], GREEN[1:4])
    table.play("0: attack", "0: card thorny_woods_gate", "1: card raven_forest_gate")
    assert table.legal(1) == ["done", "card heavens_glade_gate", "card minotaur_forest_gate"]
    table.play("1: card heavens_glade_gate", "1: done")
    assert table.player(1)["committed"] == ["raven_forest_gate", "heavens_glade_gate"]
    assert table.hand(1) == ["minotaur_forest_gate"]


# Rolling ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-8.5", "DOR-8.6", "DOR-8.7", "DOR-D22")
def test_the_initiator_picks_who_rolls_next_after_each_result() -> None:
    table = group(["thorny_woods_gate"], ["greenleaf_village_eagle"], ["raven_forest_gate"])
    table.play(
        "0: attack",
        "0: card thorny_woods_gate",
        "1: card greenleaf_village_eagle",
        "2: card raven_forest_gate",
    )
    assert table.legal(0) == ["roller 1", "roller 2", "roller 3"]
    table.play("0: roller 2")
    assert "general-hit seat=1 general=gorgutt life=4" in table.dice(3, 6)
    assert table.asked() == [0]
    assert table.legal(0) == ["roller 1", "roller 3"]
    table.play("0: roller 3")
    assert "general-hit seat=2 general=gorgutt life=4" in table.dice(2)
    assert table.legal(0) == ["roller 1"]
    table.play("0: roller 1")
    assert "general-hit seat=0 general=gorgutt life=3" in table.dice(5)


@pytest.mark.rule("DOR-8.7", "DOR-9.1")
@pytest.mark.parametrize(
    ("general", "card", "target"),
    [
        ("balazarg", "orc_valley_gate", 4),
        ("gorgutt", "raven_forest_gate", 3),
        ("varkolak", "dark_woods_gate", 4),
    ],
)
def test_what_a_die_must_show_against_a_general(general: str, card: str, target: int) -> None:
    for value in range(1, 7):
        table = group([card], general=general)
        life = table.general(general)[1]
        table.play("0: attack", f"0: card {card}")
        if general == "balazarg":
            table.dice(6)  # no curse
        table.play("0: roller 1")
        log = table.dice(value)
        left = life - (value >= target)
        assert f"general-hit seat=0 general={general} life={left}" in log


@pytest.mark.rule("DOR-8.7", "DOR-9.1", "DOR-9.5")
def test_what_a_die_must_show_against_sapphire() -> None:
    for value in range(1, 7):
        table = group(["wolf_pass_gate"], general="sapphire")
        table.play("0: attack", "0: card wolf_pass_gate", "0: roller 1")
        assert f"general-hit seat=0 general=sapphire life={4 - (value >= 5)}" in table.dice(value)


@pytest.mark.rule("DOR-8.7", "DOR-8.8", "DOR-10.5")
def test_the_marker_stops_at_the_skull_and_the_others_do_not_roll() -> None:
    table = group(["greenleaf_village_eagle"], ["raven_forest_gate"], generals={"gorgutt": {"life": 1}})
    table.play("0: attack", "0: card greenleaf_village_eagle", "1: card raven_forest_gate", "0: roller 1")
    log = table.dice(6, 6)
    assert "general-hit seat=0 general=gorgutt life=0" in log
    assert "general-killed seat=0 general=gorgutt" in log
    assert table.general("gorgutt")[1] == 0
    assert table.kind(CHANCE) == "draw_cards"  # nobody else rolls
    assert [table.player(seat)["kills"] for seat in range(2)] == [1, 0]
    assert [table.player(seat)["slayer"] for seat in range(2)] == [["green"], []]
    assert table.dump["discard"] == {"greenleaf_village_eagle": 1, "raven_forest_gate": 1}


# Victory ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-8.9", "DOR-8.10", "DOR-14.1", "DOR-14.2", "DOR-9.17", "DOR-R6")
def test_victory_over_a_general() -> None:
    table = group(["raven_forest_gate"], ["battle_luck"], ["heavens_glade_gate"])
    table.patch(generals={"gorgutt": {"life": 1}})
    table.play("0: attack", "0: card raven_forest_gate", "1: card battle_luck", "2: decline", "0: roller 2")
    table.dice(3)
    assert table.player(1)["slayer"] == ["green"]
    log: list[str] = []
    for card in ("orc_valley_gate", "orc_valley_horse", "ghost_marsh_gate"):
        log += table.draw(card)
    assert [line.split()[1] for line in log] == ["seat=0"] * 3  # in turn order from the initiator
    table.draw("dark_woods_gate", "dark_woods_horse", "fire_river_gate")
    assert [len(table.hand(seat)) for seat in range(3)] == [3, 3, 1]  # who declined gets nothing
    assert table.dump["removed"] == {"battle_luck": 1}
    assert GAME.view(table.state, None)["slot"] == "mid_1"
    assert GAME.view(table.state, None)["generals"]["gorgutt"]["at"] is None
    assert table.kind() == "day"
    log = table.night("ds13")  # that very night: two cards
    table.play("0: keep")
    assert "night cards=2" in log
    assert table.here("amarak_peak") == {}  # a dead general goes nowhere
    assert table.here("blood_flats") == {"red": 1}  # the upper part is used


@pytest.mark.rule("DOR-8.10", "DOR-18.5")
def test_quests_that_became_impossible_are_replaced() -> None:
    table = group(["raven_forest_gate"], [], generals={"gorgutt": {"life": 1}}, p1={"quest": "scout_gorgutt"})
    table.play("0: attack", "0: card raven_forest_gate", "0: roller 1")
    table.dice(3)
    log = table.draw("orc_valley_gate", "orc_valley_horse", "ghost_marsh_gate")
    assert log[-1] == "quest-impossible seat=1 quest=scout_gorgutt"
    table.play("chance: receive raids")
    assert table.player(1)["quest"] == "raids"
    assert table.dump["quest_discard"] == ["scout_gorgutt"]


# Defeat ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-8.9", "DOR-8.11", "DOR-8.12", "DOR-D23", "DOR-9.16", "DOR-10.2")
def test_defeat_costs_each_participant_in_turn_order() -> None:
    table = group(
        [GREEN[0], *("fire_river_gate", "fire_river_horse", "magic_gate")],
        [GREEN[1], "dark_woods_gate"],
        [GREEN[2]],
    )
    table.play("0: attack", "0: card thorny_woods_gate", "1: card raven_forest_gate", "2: decline")
    table.play("0: roller 1")
    table.dice(2)
    table.play("0: roller 2")
    log = table.dice(2)
    assert "general-survived general=gorgutt life=6" in log
    assert table.tokens(0) == (2, 1, 2)
    assert table.at(0) == "amarak_peak"  # still choosing
    assert table.kind() == "lose_cards"
    assert set(table.legal(0)) == {"card magic_gate", "card fire_river_gate", "card fire_river_horse"}
    table.play("0: card magic_gate", "0: card fire_river_gate")
    assert table.hand(0) == ["fire_river_horse"]
    assert table.at(0) == "monarch_city"
    assert table.hand(1) == []  # fewer cards than the penalty: the whole hand
    assert table.at(1) == "monarch_city"
    assert table.tokens(1) == (3, 0, 2)
    assert (table.at(2), table.tokens(2), table.hand(2)) == ("amarak_peak", (6, 0, 0), [GREEN[2]])
    assert table.kind() == "day"
    assert table.dump["removed"] == {"magic_gate": 1}


@pytest.mark.rule("DOR-8.13", "DOR-9.16")
def test_penalty_dice_are_rolled_for_each_hero() -> None:
    table = group(
        ["dark_woods_gate", *GREEN],
        ["fire_river_gate", "fire_river_horse", "orc_valley_gate"],
        general="varkolak",
    )
    table.play("0: attack", "0: card dark_woods_gate", "1: card fire_river_gate", "1: done", "0: roller 1")
    table.dice(1)
    table.play("0: roller 2")
    table.dice(1)
    table.dice(2, 1)  # seat 0: two wounds, one card
    assert table.tokens(0) == (2, 1, 2)
    table.play("0: card thorny_woods_gate")
    assert table.at(0) == "monarch_city"
    table.dice(1, 6)  # seat 1: one wound, six cards
    assert table.tokens(1) == (4, 0, 1)
    assert table.hand(1) == []
    assert table.at(1) == "monarch_city"
    assert table.kind() == "day"


@pytest.mark.rule("DOR-9.16", "DOR-8.12")
@pytest.mark.parametrize(("value", "n"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_balazarg_takes_half_a_die_of_wounds_and_the_whole_hand(value: int, n: int) -> None:
    table = group(["orc_valley_gate", "battle_luck", *GREEN], general="balazarg")
    table.play("0: attack", "0: card orc_valley_gate", "0: done")
    table.dice(2)
    table.play("0: roller 1")
    table.dice(3)
    table.play("0: pass")  # Battle Luck is in hand
    table.dice(value)
    assert table.tokens()[2] == n
    assert table.hand() == []
    assert table.at() == "monarch_city"
    assert table.dump["removed"] == {"battle_luck": 1}


@pytest.mark.rule("DOR-9.16")
def test_sapphire_takes_three_wounds_and_a_die_of_cards() -> None:
    table = group(["wolf_pass_gate", *GREEN], general="sapphire")
    table.play("0: attack", "0: card wolf_pass_gate", "0: roller 1")
    table.dice(4)
    table.dice(3)
    assert table.tokens() == (1, 1, 3)
    for card in GREEN[:3]:
        assert table.kind() == "lose_cards"
        table.play(f"0: card {card}")
    assert table.hand() == [GREEN[3]]
    assert table.kind() == "day"


@pytest.mark.rule("DOR-17.6", "DOR-17.16", "DOR-9.16")
@pytest.mark.parametrize("hero", ["dwarf", "paladin"])
def test_armour_and_aura_spare_one_wound_of_a_penalty(hero: str) -> None:
    table = attack(hero, general="gorgutt", p0={"hand": ["thorny_woods_gate"]})
    table.play("0: attack", "0: card thorny_woods_gate", "0: roller 1")
    table.dice(2)
    assert table.tokens() == (3, 1, 1)


@pytest.mark.rule("DOR-8.14", "DOR-8.15", "DOR-8.16")
def test_several_attacks_in_one_turn() -> None:
    table = group(["thorny_woods_gate", "raven_forest_gate"], p0={"completed": ["war_banner_of_valor"]})
    table.play("0: attack", "0: card thorny_woods_gate", "0: done", "0: roller 1")
    table.dice(3)
    assert table.general("gorgutt")[:2] == ("amarak_peak", 5)
    assert table.at() == "amarak_peak"  # the War Banner
    table.play("0: attack", "0: card raven_forest_gate", "0: roller 1")
    table.dice(3)
    assert table.general("gorgutt")[1] == 4
    assert table.tokens() == (3, 2, 0)


@pytest.mark.rule("DOR-18.16", "DOR-R15")
def test_the_war_banner_spares_everything() -> None:
    table = group(
        ["dark_woods_gate", "fire_river_gate"], general="varkolak", p0={"completed": ["war_banner_of_valor"]}
    )
    table.play("0: attack", "0: card dark_woods_gate", "0: done", "0: roller 1")
    table.dice(1)
    assert table.kind() == "day"
    assert (table.at(), table.tokens(), table.hand()) == ("windy_pass", (4, 1, 0), ["fire_river_gate"])


@pytest.mark.rule("DOR-17.9", "DOR-R15", "DOR-17.12")
def test_in_the_sky_only_the_way_to_the_city_is_left_also_on_other_turns() -> None:
    table = attack("ranger", "eagle_rider", general="gorgutt", p0={"hand": ["thorny_woods_gate"]})
    table.patch(p1={"hand": ["raven_forest_gate", "fire_river_gate"], "style": "sky"})
    table.play("0: attack", "0: card thorny_woods_gate", "1: card raven_forest_gate", "0: roller 1")
    table.dice(2)
    table.play("0: roller 2")
    table.dice(2)
    assert (table.at(1), table.tokens(1), table.hand(1)) == ("monarch_city", (4, 0, 0), ["fire_river_gate"])
    assert table.tokens(0) == (2, 1, 2)


@pytest.mark.rule("DOR-17.10", "DOR-17.12")
def test_on_the_ground_the_penalty_counts() -> None:
    table = attack("eagle_rider", general="gorgutt", p0={"hand": ["thorny_woods_gate"], "style": "ground"})
    table.play("0: attack", "0: card thorny_woods_gate", "0: roller 1")
    table.dice(3)
    assert table.kind() == "reroll"  # all dice, hits too
    table.play("0: reroll")
    table.dice(2)
    assert table.tokens() == (1, 1, 2)
    assert table.at() == "monarch_city"


@pytest.mark.rule("DOR-17.26")
def test_a_lost_fight_ends_a_shape() -> None:
    table = attack("sorceress", general="gorgutt", p0={"hand": ["thorny_woods_gate"], "shape": "red"})
    table.play("0: attack", "0: card thorny_woods_gate", "0: roller 1")
    table.dice(2)
    assert table.player()["shape"] is None
    assert table.at() == "monarch_city"


# Rolling again against generals ----------------------------------------------------------------------------


@pytest.mark.rule("DOR-8.17", "DOR-10.4", "DOR-17.7", "DOR-18.18")
def test_each_participant_rolls_again_by_its_own_means_also_on_other_turns() -> None:
    table = attack(
        "ranger", "dwarf", general="sapphire", p0={"hand": ["wolf_pass_gate"], "completed": ["unicorn_steed"]}
    )
    table.patch(p1={"hand": ["bounty_bay_horse"]})
    table.play("0: attack", "0: card wolf_pass_gate", "1: card bounty_bay_horse", "0: roller 2")
    table.dice(5, 2)
    assert table.asked() == [1]
    assert table.kind(1) == "reroll"
    table.play("1: reroll")
    assert "general-hit seat=1 general=sapphire life=2" in table.dice(6)
    table.play("0: roller 1")
    table.dice(3)
    assert table.kind(0) == "reroll"  # the unicorn of seat 0
    table.play("0: reroll")
    assert "general-hit seat=0 general=sapphire life=1" in table.dice(5)


@pytest.mark.rule("DOR-10.3", "DOR-16.16", "DOR-R27", "DOR-D18", "DOR-D17")
def test_battle_luck_serves_the_current_and_all_later_rolls() -> None:
    table = group(["thorny_woods_gate"], ["raven_forest_gate"], ["minotaur_forest_gate"], ["battle_luck"])
    table.patch(p3={"at": "dark_woods"})
    table.play(
        "0: attack", "0: card thorny_woods_gate", "1: card raven_forest_gate", "2: card minotaur_forest_gate"
    )
    table.play("0: roller 1")
    table.dice(2)
    assert table.asked() == [3]
    table.play("3: pass")  # this roll is settled
    table.play("0: roller 2")
    table.dice(2)
    table.play("3: play battle_luck")
    assert table.asked() == [1]
    assert table.legal(1) == ["reroll", "accept"]
    table.play("1: reroll")
    assert "general-hit seat=1 general=gorgutt life=5" in table.dice(3)
    table.play("0: roller 3")
    table.dice(2)
    assert table.asked() == [2]
    assert table.kind(2) == "reroll"
    table.play("2: reroll")
    assert "general-hit seat=2 general=gorgutt life=4" in table.dice(4)
    assert table.general("gorgutt")[1] == 4


@pytest.mark.rule("DOR-16.16", "DOR-D18")
def test_each_copy_in_force_rolls_again_once() -> None:
    table = group(["thorny_woods_gate"], ["battle_luck"], ["battle_luck"])
    table.patch(p1={"at": "dark_woods"}, p2={"at": "dark_woods"})
    table.play("0: attack", "0: card thorny_woods_gate", "0: roller 1")
    table.dice(2)
    table.play("1: play battle_luck", "0: reroll")
    table.dice(2)
    assert table.asked() == [2]
    table.play("2: play battle_luck", "0: reroll")
    assert "general-hit seat=0 general=gorgutt life=5" in table.dice(3)


@pytest.mark.rule("DOR-16.15", "DOR-D17")
def test_a_committed_copy_cannot_be_played() -> None:
    table = group(["battle_luck"])
    table.play("0: attack", "0: card battle_luck", "0: roller 1")
    table.dice(2)
    assert table.dump["removed"] == {"battle_luck": 1}
    assert table.at() == "monarch_city"
    assert table.kind() == "day"


@pytest.mark.rule("DOR-10.3", "DOR-16.16")
def test_luck_of_one_fight_is_over_in_the_next() -> None:
    table = group(
        ["thorny_woods_gate", "raven_forest_gate", "battle_luck"], p0={"completed": ["war_banner_of_valor"]}
    )
    table.play("0: attack", "0: card thorny_woods_gate", "0: done", "0: roller 1")
    table.dice(2)
    table.play("0: play battle_luck", "0: accept")
    table.play("0: attack", "0: card raven_forest_gate", "0: roller 1")
    table.dice(2)
    assert table.kind() == "day"


@pytest.mark.rule("DOR-18.17", "DOR-D13")
def test_find_magic_gate_against_a_general() -> None:
    gate = {"completed": ["find_magic_gate"], "unused": ["find_magic_gate"]}
    table = group(["thorny_woods_gate"], [], p0=gate, p1=gate | {"completed": ["raids"], "unused": []})
    table.play("0: attack", "0: card thorny_woods_gate", "0: roller 1")
    assert table.kind() == "more_dice"
    table.play("0: use")
    assert "general-hit seat=0 general=gorgutt life=3" in table.dice(3, 4, 5)
    assert table.player()["unused"] == []


@pytest.mark.rule("DOR-16.1", "DOR-16.2")
def test_a_card_used_against_a_general_gives_only_its_dice() -> None:
    table = group(["raven_forest_gate", "hammer_of_valor"])
    table.play("0: attack", "0: card hammer_of_valor", "0: done", "0: roller 1")
    log = table.dice(2, 2)
    assert not [line for line in log if line.startswith(("played", "sent"))]
    assert table.dump["removed"] == {"hammer_of_valor": 1}


@pytest.mark.rule("DOR-10.6", "DOR-3.2")
def test_wounds_on_another_turn_come_off_the_life() -> None:
    table = group(["thorny_woods_gate"], ["raven_forest_gate"])
    table.play("0: attack", "0: card thorny_woods_gate", "1: card raven_forest_gate", "0: roller 1")
    table.dice(2)
    table.play("0: roller 2")
    table.dice(2)
    assert table.tokens(1) == (3, 0, 2)
    table.night("ds47")
    table.play("0: keep")
    assert table.asked() == [1]
    assert table.tokens(1) == (3, 0, 2)


@pytest.mark.rule("DOR-10.2")
def test_a_hero_attacks_on_arrival() -> None:
    table = day("ranger", "wizard", at="eagle_peak_pass", generals={"gorgutt": {"step": 1}})
    table.patch(p0={"hand": ["thorny_woods_gate"]}, p1={"at": "amarak_peak", "hand": ["raven_forest_gate"]})
    table.play("0: foot", "0: to amarak_peak", "0: attack", "0: card thorny_woods_gate")
    assert table.asked() == [1]
