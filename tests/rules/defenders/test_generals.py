"""Chapter 9: the skills of the four generals, their wounds and how they heal."""

from typing import Any

import pytest

from tablee.core.state import CHANCE
from tests.rules.defenders.table import Table, attack, day

BLESSING: dict[str, Any] = {"completed": ["amaraks_blessing"], "unused": ["amaraks_blessing"]}


def alone(general: str, *cards: str, hero: str = "dwarf", **player: object) -> Table:
    """A hero attacks a general with all these cards; next is the blessing, the curse or the roller."""
    table = attack(hero, general=general, p0={"hand": list(cards), **player})
    table.play("0: attack", *(f"0: card {card}" for card in cards))
    return table


# The curse -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-9.2", "DOR-8.4", "DOR-8.6")
def test_a_die_of_the_curse_for_each_card_in_the_order_of_commitment() -> None:
    table = alone("balazarg", "scorpion_canyon_eagle", "orc_valley_gate", "battle_luck")
    assert table.kind(CHANCE) == "attack"
    log = table.dice(1, 2, 1)
    assert log == ["cursed seat=0 card=scorpion_canyon_eagle", "cursed seat=0 card=battle_luck"]
    assert table.player()["committed"] == ["orc_valley_gate"]
    assert table.dump["discard"] == {"scorpion_canyon_eagle": 1}
    assert table.dump["removed"] == {"battle_luck": 1}
    table.play("0: roller 1")
    assert len(table.state.dice_value) == 1


@pytest.mark.rule("DOR-9.3", "DOR-9.2")
def test_who_loses_all_cards_to_the_curse_still_takes_part() -> None:
    table = attack("dwarf", "rogue", p0={"hand": ["orc_valley_gate"]}, p1={"hand": ["ghost_marsh_gate"]})
    table.patch(generals={"balazarg": {"life": 1}})
    table.play("0: attack", "0: card orc_valley_gate", "1: card ghost_marsh_gate")
    table.dice(6, 1)
    assert table.legal(0) == ["roller 1", "roller 2"]
    twin = Table(table.state.clone())
    twin.play("0: roller 2", "0: roller 1")  # no dice for seat 1
    twin.dice(4)
    twin.draw("orc_valley_horse", "blood_flats_gate", "blood_flats_horse")
    twin.draw("dark_woods_gate", "dark_woods_horse", "fire_river_gate")
    assert [len(twin.hand(seat)) for seat in range(2)] == [3, 3]
    table.play("0: roller 1")
    table.dice(3)
    table.play("0: roller 2")
    table.dice(3, 5)  # 2 wounds, less armour; 3 wounds
    assert [table.tokens(seat)[2] for seat in range(2)] == [1, 3]
    assert [table.at(seat) for seat in range(2)] == ["monarch_city"] * 2


# The parry -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-9.4", "DOR-R12", "DOR-R13")
def test_every_one_cancels_a_hit_whoever_rolled_either() -> None:
    table = attack("dwarf", "rogue", general="gorgutt", step=1)
    table.patch(
        p0={"hand": ["greenleaf_village_eagle", "gryphon_forest_eagle"]},
        p1={"hand": ["thorny_woods_gate", "raven_forest_gate"]},
    )
    table.play("0: attack", "0: card greenleaf_village_eagle", "0: card gryphon_forest_eagle")
    table.play("1: card thorny_woods_gate", "1: card raven_forest_gate", "0: roller 1")
    assert "general-hit seat=0 general=gorgutt life=4" in table.dice(6, 5, 3, 1)
    table.play("0: roller 2")
    assert "general-hit seat=1 general=gorgutt life=6" in table.dice(1, 1)  # earlier wounds are taken back
    assert table.general("gorgutt")[1:] == (6, None)


@pytest.mark.rule("DOR-9.4")
def test_ones_first_cancel_later_hits_and_never_heal() -> None:
    table = attack("dwarf", "rogue", general="gorgutt", generals={"gorgutt": {"life": 5}})
    table.patch(
        p0={"hand": ["thorny_woods_gate", "raven_forest_gate"]}, p1={"hand": ["greenleaf_village_eagle"]}
    )
    table.play(
        "0: attack",
        "0: card thorny_woods_gate",
        "0: card raven_forest_gate",
        "1: card greenleaf_village_eagle",
    )
    table.play("0: roller 1")
    assert "general-hit seat=0 general=gorgutt life=5" in table.dice(1, 1)
    table.play("0: roller 2")
    assert "general-hit seat=1 general=gorgutt life=5" in table.dice(6, 6)


@pytest.mark.rule("DOR-9.4", "DOR-R12", "DOR-8.8")
def test_a_kill_is_final() -> None:
    table = attack("dwarf", "rogue", general="gorgutt", generals={"gorgutt": {"life": 2}})
    table.patch(p0={"hand": ["greenleaf_village_eagle"]}, p1={"hand": ["raven_forest_gate"]})
    table.play("0: attack", "0: card greenleaf_village_eagle", "1: card raven_forest_gate", "0: roller 1")
    assert "general-killed seat=0 general=gorgutt" in table.dice(3, 3)


@pytest.mark.rule("DOR-9.4", "DOR-17.17")
def test_a_one_with_a_modifier_is_a_miss_and_a_parry() -> None:
    table = alone("gorgutt", "greenleaf_village_eagle", completed=["amulet_of_the_gods"], quest="raids")
    table.play("0: roller 1")
    assert "general-hit seat=0 general=gorgutt life=6" in table.dice(2, 1)


@pytest.mark.rule("DOR-9.7")
def test_without_his_skill_gorgutt_does_not_parry() -> None:
    table = alone("gorgutt", "greenleaf_village_eagle", **BLESSING)
    table.play("0: use", "0: roller 1")
    assert "general-hit seat=0 general=gorgutt life=5" in table.dice(3, 1)


@pytest.mark.rule("DOR-9.7", "DOR-18.19", "DOR-D21")
def test_without_his_skill_balazarg_does_not_curse() -> None:
    table = alone("balazarg", "orc_valley_gate", **BLESSING)
    assert table.kind() == "blessing"
    assert table.legal(0) == ["use", "keep"]
    assert table.play("0: use") == ["skill-cancelled seat=0 general=balazarg"]
    assert table.kind() == "next_roller"
    assert table.player()["unused"] == []
    assert table.player()["completed"] == ["amaraks_blessing"]
    kept = alone("balazarg", "orc_valley_gate", **BLESSING)
    kept.play("0: keep")
    assert kept.kind(CHANCE) == "attack"
    assert kept.player()["unused"] == ["amaraks_blessing"]


@pytest.mark.rule("DOR-18.19", "DOR-D21")
def test_any_owner_may_cancel_a_skill_present_or_not() -> None:
    table = attack("dwarf", "rogue", general="gorgutt", p0={"hand": ["thorny_woods_gate"]})
    table.patch(p1={**BLESSING, "at": "dark_woods"})
    table.play("0: attack", "0: card thorny_woods_gate")
    assert table.asked() == [1]
    table.play("1: use")
    assert table.dump["fight"]["cancelled"] is True


# Regeneration ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-9.5", "DOR-9.8")
def test_sapphire_is_whole_again_when_she_survives() -> None:
    table = alone("sapphire", "bounty_bay_horse", "wolf_pass_gate", hero="rogue")
    table.play("0: roller 1")
    log = table.dice(5, 6, 5)
    assert "regenerated general=sapphire" in log
    table.dice(1)
    assert table.general("sapphire")[1:] == (4, None)


@pytest.mark.rule("DOR-9.7", "DOR-18.19", "DOR-D21", "DOR-9.11")
def test_the_blessing_may_be_used_on_her_after_the_fight_too() -> None:
    table = alone("sapphire", "bounty_bay_horse", hero="rogue", **BLESSING)
    table.play("0: keep", "0: roller 1")
    table.dice(5, 1)
    assert table.kind() == "blessing"
    table.play("0: use")
    table.dice(1)
    assert table.general("sapphire")[1:] == (3, 1)
    table.night("ds47")
    assert table.general("sapphire")[1] == 3
    table.night("ds48")
    assert table.general("sapphire")[1] == 4  # she heals like the others


# Unyielding ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-9.6", "DOR-17.17", "DOR-18.13", "DOR-16.15")
def test_nothing_helps_against_varkolak_but_dice() -> None:
    player = {"completed": ["amulet_of_the_gods", "find_magic_gate", "unicorn_steed"], "quest": "raids"}
    table = attack("ranger", general="varkolak", step=3)
    table.patch(p0={"hand": ["dark_woods_gate", "battle_luck"], **player, "unused": ["find_magic_gate"]})
    table.play("0: attack", "0: card dark_woods_gate", "0: done", "0: roller 1")
    table.play("0: use")
    log = table.dice(3, 4, 1)
    assert "general-hit seat=0 general=varkolak life=4" in log  # 4+, whatever he wears
    assert table.kind(CHANCE) == "penalty"  # neither the unicorn nor luck was offered
    assert table.hand() == ["battle_luck"]


@pytest.mark.rule("DOR-9.6", "DOR-17.10", "DOR-17.28")
def test_neither_ground_attack_nor_ambush_against_varkolak() -> None:
    rider = alone("varkolak", "dark_woods_gate", hero="eagle_rider", style="ground")
    rider.play("0: roller 1")
    rider.dice(1)
    assert rider.kind(CHANCE) == "penalty"
    sorceress = alone("varkolak", "dark_woods_gate", hero="sorceress", shape="black", ambush=True)
    sorceress.play("0: roller 1")
    assert "general-hit seat=0 general=varkolak life=5" in sorceress.dice(3)


@pytest.mark.rule("DOR-9.18", "DOR-9.7", "DOR-R42")
def test_without_his_skill_varkolak_yields() -> None:
    rider = alone("varkolak", "dark_woods_gate", hero="eagle_rider", style="ground", **BLESSING)
    rider.play("0: use", "0: roller 1")
    rider.dice(1)
    assert rider.kind() == "reroll"
    rider.play("0: reroll")
    assert "general-hit seat=0 general=varkolak life=4" in rider.dice(4)
    sorceress = alone("varkolak", "dark_woods_gate", hero="sorceress", shape="black", ambush=True, **BLESSING)
    sorceress.play("0: use", "0: roller 1")
    assert "general-hit seat=0 general=varkolak life=4" in sorceress.dice(3)


# Wounds of generals ----------------------------------------------------------------------------------------


def lost_fight(general: str, life: int, *heroes: str) -> Table:
    """Seat 0 has just lost to a general who is left at `life`; it awaits its next action in the city."""
    card = {"gorgutt": "thorny_woods_gate", "varkolak": "dark_woods_gate", "balazarg": "orc_valley_gate"}[
        general
    ]
    table = attack(*heroes, general=general, p0={"hand": [card], "completed": ["war_banner_of_valor"]})
    table.patch(generals={general: {"life": life}})
    table.play("0: attack", f"0: card {card}")
    if general == "balazarg":
        table.dice(6)
    table.play("0: roller 1")
    table.dice(2)
    assert table.kind() == "day"
    return table


@pytest.mark.rule("DOR-9.8", "DOR-9.11", "DOR-9.12", "DOR-9.14", "DOR-R43")
@pytest.mark.parametrize(
    ("general", "major", "full"), [("gorgutt", (1, 2), 6), ("balazarg", (1,), 6), ("varkolak", (), 5)]
)
def test_white_and_red_squares(general: str, major: tuple[int, ...], full: int) -> None:
    for life in range(1, full + 1):
        table = lost_fight(general, life, "dwarf", "rogue", "cleric")
        wait = None if life == full else 3 if life in major else 1
        assert table.general(general)[1:] == (life, wait)
        assert table.state.on_red(table.state.box.generals.index(general)) is (life in major)


@pytest.mark.rule("DOR-9.10", "DOR-9.11", "DOR-9.13")
def test_minor_wounds_heal_from_the_day_end_of_the_next_hero_on() -> None:
    table = lost_fight("gorgutt", 3, "dwarf", "rogue", "cleric")
    seen = []
    for card in ("ds47", "ds48", "ds49", "ds56"):
        table.night(card)
        seen.append(table.general("gorgutt")[1])
    assert seen == [3, 4, 5, 6]
    assert table.general("gorgutt")[2] is None


@pytest.mark.rule("DOR-9.10", "DOR-9.12", "DOR-9.13", "DOR-9.9", "DOR-R43", "DOR-R5")
def test_major_wounds_heal_once_the_round_is_complete() -> None:
    table = lost_fight("gorgutt", 1, "dwarf", "rogue", "cleric")
    seen = []
    for card in ("ds51", "ds47", "ds48", "ds24", "ds49"):
        table.night(card)
        seen.append(table.general("gorgutt")[1])
    assert seen == [1, 1, 1, 2, 3]
    assert table.general("gorgutt")[0] == "amarak_peak"  # on red he does not move: ds51 and ds24
    assert table.here("amarak_peak") == {}  # and brings nobody
    table.patch(dark_discard={})
    table.night("ds51")
    assert table.general("gorgutt")[:2] == ("eagle_peak_pass", 4)  # on white again
    assert table.here("eagle_peak_pass") == {"green": 2}


@pytest.mark.rule("DOR-9.13")
def test_healing_goes_on_from_red_to_white_without_a_pause() -> None:
    table = lost_fight("balazarg", 1, "dwarf", "rogue")
    seen = []
    for card in ("ds47", "ds48", "ds49", "ds56", "ds47"):
        table.night(card)
        seen.append(table.general("balazarg")[1])
    assert seen == [1, 1, 2, 3, 4]


@pytest.mark.rule("DOR-9.14", "DOR-8.16")
def test_a_new_lost_fight_sets_the_state_anew() -> None:
    table = lost_fight("varkolak", 3, "dwarf", "rogue")
    table.night("ds47")
    assert table.general("varkolak")[1:] == (3, 0)
    table.patch(p1={"hand": ["fire_river_gate"], "at": "windy_pass", "completed": ["raids"]})
    table.play("1: attack", "1: card fire_river_gate", "1: roller 2")
    table.dice(1, 1, 1)  # no hit; a wound and a card
    assert table.general("varkolak")[1:] == (3, 1)
    table.night("ds48")
    assert table.general("varkolak")[1] == 3  # the attacker's own day end does not heal


@pytest.mark.rule("DOR-9.15", "DOR-9.12")
@pytest.mark.parametrize("life", [2, 4])
def test_one_hero_alone_sees_both_kinds_heal_at_the_next_day_end(life: int) -> None:
    table = lost_fight("gorgutt", life, "dwarf")
    table.night("ds47")
    assert table.general("gorgutt")[1] == life
    table.night("ds48")
    assert table.general("gorgutt")[1] == life + 1


@pytest.mark.rule("DOR-9.10")
def test_whoever_is_not_in_the_state_of_healing_keeps_his_wounds() -> None:
    table = day("dwarf", generals={"varkolak": {"life": 3}, "gorgutt": {"life": 5, "healing": 0}})
    table.night("ds47")
    assert table.general("varkolak")[1] == 3
    assert table.general("gorgutt")[1:] == (6, None)


@pytest.mark.rule("DOR-9.9", "DOR-12.5")
@pytest.mark.parametrize(("life", "moves"), [(1, False), (2, True)])
def test_a_general_on_a_red_square_stays(life: int, moves: bool) -> None:
    table = day("dwarf", generals={"balazarg": {"life": life}})
    log = table.night("ds03")
    assert table.general("balazarg")[0] == ("raven_forest" if moves else "scorpion_canyon")
    assert table.here("raven_forest") == ({"red": 1} if moves else {})
    assert ("too-wounded general=balazarg" in log) is not moves


@pytest.mark.rule("DOR-9.17", "DOR-R6")
def test_the_minions_of_a_dead_general_keep_appearing() -> None:
    table = day("dwarf", generals={"balazarg": {"life": 0}})
    log = table.night("ds07")
    assert table.here("cursed_plateau") == {"red": 2}
    assert not [line for line in log if "general=balazarg" in line]


# A spy -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-16.24", "DOR-D26", "DOR-16.5")
def test_a_spy_keeps_one_general_from_healing_at_this_step() -> None:
    both = {"gorgutt": {"life": 4, "healing": 0}, "varkolak": {"life": 3, "healing": 0}}
    table = day("dwarf", "rogue", generals=both, p1={"hand": ["spy_in_camp"]})
    assert table.legal(1) == []  # it has a moment of its own
    table.play("0: end")
    assert table.asked() == [1]
    assert table.kind(1) == "spy"
    assert table.legal(1) == ["pass", "spy gorgutt", "spy varkolak"]
    log = table.play("1: spy varkolak")
    assert log[0] == "spied seat=1 general=varkolak"
    assert table.general("gorgutt")[1] == 5
    assert table.general("varkolak")[1:] == (3, 0)
    assert table.dump["removed"] == {"spy_in_camp": 1}
    table.evening()
    table.play("chance: dark ds47")
    table.night("ds48")
    assert table.general("varkolak")[1] == 4


@pytest.mark.rule("DOR-16.24", "DOR-D26")
def test_a_spy_may_wait_and_is_not_asked_in_vain() -> None:
    table = day("dwarf", generals={"gorgutt": {"life": 4, "healing": 0}}, p0={"hand": ["spy_in_camp"]})
    table.play("0: end", "0: pass")
    assert table.hand() == ["spy_in_camp"]
    assert table.general("gorgutt")[1] == 5
    idle = day("dwarf", generals={"gorgutt": {"life": 4, "healing": 1}}, p0={"hand": ["spy_in_camp"]})
    idle.play("0: end")
    assert idle.kind(CHANCE) == "draw_cards"
