"""Chapter 7: wounds from minions, death, and the hero who comes after."""

import pytest

from tablee.core.state import CHANCE
from tests.rules.defenders.table import GAME, LIFE, Table, attack, day


def wounds(hero: str, text: str, **player: object) -> int:
    """What a day end among minions costs a hero; if it dies, all its life."""
    table = day(hero, at="fire_river", minions={"fire_river": text}, p0=player)
    table.play("0: end")
    if table.kind() == "turn_undead":
        table.play("0: keep")
    if table.player()["hero"] != hero:
        return LIFE[hero]
    return table.tokens()[2]


# Wounds ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-7.1", "DOR-7.3")
@pytest.mark.parametrize(
    ("text", "n"),
    [
        ("1 red", 1),
        ("3 green", 3),
        ("1 red 1 blue", 2),
        ("1 black", 2),
        ("2 black", 3),
        ("1 black 2 green", 4),
    ],
)
def test_one_wound_for_each_minion_and_one_for_fear(text: str, n: int) -> None:
    assert wounds("ranger", text) == n


@pytest.mark.rule("DOR-17.6", "DOR-17.16", "DOR-17.15", "DOR-7.3")
def test_armour_aura_and_bravery() -> None:
    assert wounds("dwarf", "1 red") == 0
    assert wounds("dwarf", "1 black") == 1  # fear is part of the total
    assert wounds("dwarf", "2 black 1 red") == 3
    assert wounds("paladin", "1 black") == 0
    assert wounds("paladin", "2 black 1 red") == 2
    assert wounds("paladin", "2 red") == 1


@pytest.mark.rule("DOR-17.21")
def test_hidden_in_the_shadows_only_fear_hurts() -> None:
    assert wounds("rogue", "3 red") == 0
    assert wounds("rogue", "1 green 2 black") == 1


@pytest.mark.rule("DOR-17.9")
def test_nothing_hurts_in_the_sky() -> None:
    assert wounds("eagle_rider", "3 black", style="sky") == 0
    assert wounds("eagle_rider", "2 red", style="ground") == 2


@pytest.mark.rule("DOR-17.25")
@pytest.mark.parametrize(("shape", "n"), [("red", 4), ("green", 4), ("black", 2), ("blue", 5), (None, 5)])
def test_minions_do_not_hurt_their_own_shape(shape: str | None, n: int) -> None:
    board = {"monarch_city": "1 red 1 green 2 black"}
    table = day("sorceress", at="monarch_city", minions=board, p0={"shape": shape})
    table.play("0: end")
    assert table.tokens()[2] == n


@pytest.mark.rule("DOR-7.4")
def test_ready_tokens_are_lost_before_spent_ones() -> None:
    table = day("ranger", minions={"fire_river": "3 red"}, p0={"ready": 2, "spent": 3})
    table.play("0: end")
    assert table.tokens() == (0, 2, 3)


@pytest.mark.rule("DOR-7.4", "DOR-7.5", "DOR-8.14")
def test_wounds_of_a_lost_fight_cost_actions_but_no_bonus() -> None:
    table = attack("ranger", general="gorgutt", p0={"hand": ["thorny_woods_gate"], "bonus": 2})
    table.play("0: attack", "0: card thorny_woods_gate", "0: roller 1")
    table.dice(2)
    assert table.tokens() == (3, 0, 2)
    assert table.player()["bonus"] == 1
    assert table.kind() == "day"
    assert table.at() == "monarch_city"


@pytest.mark.rule("DOR-7.6")
def test_a_general_wounds_nobody_at_the_day_end() -> None:
    table = attack("ranger", general="varkolak")
    table.play("0: end")
    assert table.tokens() == (5, 0, 0)


@pytest.mark.rule("DOR-7.2", "DOR-10.6")
def test_lost_tokens_stay_lost_on_the_next_day() -> None:
    table = day("paladin", "ranger", p1={"ready": 3, "lost": 2}, minions={"fire_river": "1 red"})
    table.night("ds47")
    assert table.tokens(1) == (3, 0, 2)
    assert table.asked() == [1]


# Death -----------------------------------------------------------------------------------------------------


def dying(*heroes: str, **given: object) -> Table:
    """Seat 0 has one life token left among three Demons, two quests completed and one begun."""
    table = day(*(heroes or ("ranger", "paladin")), minions={"fire_river": "3 red"})
    table.patch(
        p0={
            "ready": 1,
            "lost": 4,
            "hand": ["fire_river_gate", "battle_luck"],
            "quest": "orc_hunter",
            "markers": {"green": 3},
            "completed": ["helm_of_power", "raids"],
            "unused": [],
            "slayer": ["blue"],
            "kills": 1,
            "bonus": 1,
        }
    )
    table.patch(**given)
    return table


@pytest.mark.rule("DOR-7.7", "DOR-7.10", "DOR-16.4", "DOR-R10", "DOR-R16")
def test_the_dead_lose_everything_but_the_honour_of_kills() -> None:
    table = dying()
    assert table.supply("green") == 22
    log = table.play("0: end")
    assert "died seat=0 hero=ranger" in log
    player = table.player()
    assert player["hero"] is None
    assert (player["hand"], player["completed"], player["unused"], player["markers"]) == ([], [], [], {})
    assert player["quest"] is None
    assert player["slayer"] == []
    assert (table.tokens(), player["bonus"]) == ((0, 0, 0), 0)
    assert player["kills"] == 1
    assert table.supply("green") == 25
    assert table.dump["discard"] == {"fire_river_gate": 1}
    assert table.dump["removed"] == {"battle_luck": 1}
    assert sorted(table.dump["quest_discard"]) == ["helm_of_power", "orc_hunter", "raids"]


@pytest.mark.rule("DOR-7.8", "DOR-D01")
def test_another_hero_comes_at_once() -> None:
    table = dying()
    table.play("0: end")
    assert table.kind() == "replace_hero"
    assert table.asked() == [0]
    assert table.legal(0) == [f"choose {hero}" for hero in LIFE if hero not in ("ranger", "paladin")]
    assert table.refused(0, "choose ranger") == "DOR-7.8"
    table.play("0: choose wizard", "chance: receive demon_hunter")
    table.draw("battle_fury", "ghost_marsh_gate")
    player = table.player()
    assert (player["hero"], player["at"], player["quest"]) == ("wizard", "monarch_city", "demon_hunter")
    assert table.tokens() == (5, 0, 0)
    assert player["bonus"] == 0
    assert table.hand() == ["ghost_marsh_gate", "battle_fury"]
    assert table.dump["used"] == ["paladin", "ranger", "wizard"]


@pytest.mark.rule("DOR-7.9", "DOR-11.1")
def test_after_a_death_at_the_day_end_evening_and_night_follow() -> None:
    table = dying(generals={"varkolak": {"life": 3, "healing": 0}})
    table.play("0: end", "0: choose rogue", "chance: receive demon_hunter")
    table.draw("blood_flats_gate", "blood_flats_horse")
    assert table.general("varkolak")[1] == 4
    assert table.dump["phase"] == "evening"
    assert table.evening() == [
        "ancient_ruins_eagle",
        "ancient_ruins_horse",
        "cursed_plateau_gate",
    ]  # Thievery
    assert len(table.hand()) == 5
    assert table.kind(CHANCE) == "reveal"


@pytest.mark.rule("DOR-7.9", "DOR-17.11")
def test_a_rider_who_comes_after_a_death_has_ended_no_day() -> None:
    table = dying()
    table.play("0: end", "0: choose eagle_rider", "chance: receive demon_hunter")
    table.evening()
    assert table.player()["mounted"] is False


@pytest.mark.rule("DOR-7.9")
def test_a_death_in_the_own_day_ends_it() -> None:
    table = attack("wizard", "paladin", general="gorgutt", minions={"monarch_city": "2 red"})
    table.patch(generals={"varkolak": {"life": 3, "healing": 0}})
    table.patch(p0={"hand": ["thorny_woods_gate"], "ready": 2, "lost": 3, "bonus": 3})
    table.play("0: attack", "0: card thorny_woods_gate", "0: roller 1")
    log = table.dice(1)
    assert "died seat=0 hero=wizard" in log
    table.play("0: choose ranger", "chance: receive demon_hunter")
    log = table.draw("blood_flats_gate", "blood_flats_horse")
    assert "day-ended seat=0" in log
    assert "general-healed general=varkolak life=4" in log  # the healing step is not left out
    assert table.tokens() == (5, 0, 0)  # the minions in the city wound nobody
    assert table.dump["phase"] == "evening"
    assert len(table.evening()) == 2


@pytest.mark.rule("DOR-7.8", "DOR-9.15")
def test_a_death_on_the_day_of_another_does_not_end_that_day() -> None:
    table = attack("ranger", "wizard", general="gorgutt", p0={"hand": ["thorny_woods_gate"]})
    table.patch(p1={"hand": ["heavens_glade_gate"], "ready": 2, "lost": 3})
    table.play("0: attack", "0: card thorny_woods_gate", "1: card heavens_glade_gate", "0: roller 1")
    table.dice(2)
    table.play("0: roller 2")
    table.dice(2)
    assert table.asked() == [1]
    assert table.at(0) == "monarch_city"
    table.play("1: choose paladin", "chance: receive demon_hunter")
    table.evening()
    assert table.asked() == [0]
    assert table.kind() == "day"
    assert table.tokens(0) == (2, 1, 2)


@pytest.mark.rule("DOR-7.11")
def test_a_player_without_hero_still_has_nights() -> None:
    table = dying(used=list(LIFE), generals={"varkolak": {"life": 3, "healing": 0}})
    log = table.play("0: end")
    assert "no-hero seat=0" in log
    assert table.ended == ""
    table.play("chance: dark ds47")
    assert table.general("varkolak")[1] == 4
    assert table.hand(0) == []
    table.night("ds48")
    assert table.general("varkolak")[1] == 5
    assert table.log[-2:] == ["turn-began seat=0 turn=3", "day-ended seat=0"]  # no day, no cards
    assert table.kind(CHANCE) == "reveal"
    table.play("chance: dark ds49")
    assert table.asked() == [1]


@pytest.mark.rule("DOR-7.11", "DOR-16.5")
def test_a_turn_without_hero_has_no_evening() -> None:
    hand = ["enchanted_glade_gate"] * 2 + ["mccorm_highlands_gate"] * 2 + ["serpent_swamp_gate"] * 2
    more = ["cursed_plateau_gate"] * 2 + ["withered_hills_gate"] * 2 + ["hammer_of_valor"]
    table = dying(used=list(LIFE), p1={"hand": [*hand, *more]})
    table.play("0: end", "1: pass")  # the window of the day end, before the wounds
    assert table.dump["phase"] == "night"
    assert table.kind(1) == "window"
    table.play("1: pass")
    assert table.kind(CHANCE) == "reveal"
    assert len(table.hand(1)) == 11  # the hand limit waits for an evening


@pytest.mark.rule("DOR-7.11", "DOR-1.2")
def test_without_any_hero_the_game_is_lost() -> None:
    table = dying("ranger", used=list(LIFE))
    table.play("0: end")
    assert table.ended == "loss_no_hero"
    assert GAME.view(table.state, None)["ending"] == "loss_no_hero"
