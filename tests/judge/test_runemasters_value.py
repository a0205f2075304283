"""What the numbers of a position of Runemasters mean, and what the learned value makes of them."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.judge.value import Judge
from tests.bots.test_runemasters_advice import CALM, GAME, put, turn

NO_MANA = [0, 0, 0, 0]


def numbers(s: Any) -> dict[str, float]:
    """The features by name."""
    return dict(zip(GAME.advice.FEATURES, GAME.advice.numbers(s, 0), strict=True))


def without_kyreas(dice: str, monsters: dict[str, str], **fields: list[int]) -> Any:
    """A turn of Ismoros while Kyreas is dead: the blue path is open."""
    s = turn(dice, monsters, CALM, life=[4, 0, 4, 4], **fields)
    s.place[1] = -1
    s.at[1] = -1
    return s


def win(s: Any) -> float:
    """The chance to win that the weights give."""
    return Judge(GAME).value(s, 0).win


# What the numbers say --------------------------------------------------------------------------------------


def test_monsters_are_counted_on_guarded_and_on_open_paths():
    s = without_kyreas(
        "red red red red",
        {"red1": "troll_red", "red2": "dragon_red", "blue2": "werewolf_blue", "green4": "archer_green_1"},
    )
    found = numbers(s)
    assert [found[f"guarded_{name}"] for name in ("monsters", "points", "at_gate", "near")] == [3, 9, 1, 0]
    assert [found[f"open_{name}"] for name in ("monsters", "points", "at_gate", "near")] == [1, 4, 0, 1]
    assert found["guarded_first_points"] == 6
    assert found["open_first_points"] == 4
    assert found["dragons"] == 1
    assert found["living"] == 3


def test_wounds_close_weak_points_and_enrage_the_troll():
    s = turn("red red red red", {"red1": "troll_red"})
    assert numbers(s)["enraged"] == 0
    s.wounds[GAME.box.cards.index("troll_red")] = 0b011
    found = numbers(s)
    assert found["guarded_points"] == found["guarded_first_points"] == 1
    assert found["enraged"] == 1


@pytest.mark.parametrize(
    ("dice", "fitting", "kills"),
    [
        ("yellow blue green red", 3, 0),
        ("yellow blue green violet", 4, 1),
        ("yellow yellow white white", 1, 0),
    ],
)
def test_dice_fit_open_weak_points_each_once(dice: str, fitting: int, kills: int):
    found = numbers(turn(dice, {"red2": "werewolf_red"}, mana=NO_MANA))
    assert [found["dice"], found["fitting_dice"], found["kill_in_hand"]] == [4, fitting, kills]


def test_white_dice_fit_for_kyreas_and_mana_kills_what_stands_at_the_gate():
    s = turn("white white red red", {"blue1": "archer_blue_2"}, mana=NO_MANA)
    s.guardian = [1, 0, 2, 3]
    s.place, s.at = [1, 0, 2, 3], [1, 0, 2, 3]
    assert [numbers(s)["fitting_dice"], numbers(s)["kill_in_hand"]] == [2, 1]
    for card, kills in (("dragon_red", 1), ("sorcerer_red", 0)):
        s = turn("white white white white", {"red1": card})
        assert numbers(s)["kill_in_hand"] == kills


def test_the_temple_is_hit_next_on_open_paths_that_nothing_holds():
    for monsters, hit in (({"blue1": "werewolf_blue"}, 1), ({"blue2": "werewolf_blue"}, 0), ({}, 0)):
        assert numbers(without_kyreas("red red red red", monsters))["temple_hit_next"] == hit
    s = without_kyreas("red red red red", {"blue2": "archer_blue_1"})
    assert numbers(s)["temple_hit_next"] == 1  # it shoots
    s.blocked = [0, 1, 0, 0]
    assert numbers(s)["temple_hit_next"] == 0


def test_more_is_expected_of_a_monster_that_is_nearer_or_met_later():
    def life_expected(**monsters: str) -> float:
        return numbers(turn("white white white white", monsters, mana=NO_MANA))["life_expected"]

    assert life_expected(red1="werewolf_red") > life_expected(red3="werewolf_red") > 0
    assert life_expected(green1="shadow_green") > life_expected(blue1="shadow_blue")  # Neltai acts last
    assert life_expected() == 0


def test_the_temple_holds_less_surely_the_less_life_it_has_and_the_longer_the_night_is():
    s = without_kyreas("red red red red", {"blue1": "werewolf_blue"})
    s.deck = 6
    found = []
    for temple in (4, 3, 2, 1):
        s.temple = temple
        found.append(numbers(s)["temple_holds"])
    assert found == sorted(found, reverse=True)
    assert numbers(s)["temple_at_one"] == 1
    s.deck = 3
    assert numbers(s)["temple_holds"] > found[-1]


@pytest.mark.parametrize(("deck", "turns"), [(1, 0.0), (4, 1.5), (12, 9.5)])
def test_dawn_is_one_of_the_last_four_cards(deck: int, turns: float):
    s = turn("red red red red", {})
    s.deck = deck
    assert numbers(s)["turns_left"] == turns


def test_what_is_under_way_counts_as_begun():
    s = without_kyreas("red red red red", {}, ultimate=[4, 1, 1, 1])
    s.guardian = [2, 1, 0, 3]
    assert numbers(s)["revival"] == 4
    s.apply(0, GAME.space.parse("ultimate"))
    assert [numbers(s)["revival"], numbers(s)["revival_begun"]] == [0, 1]
    s = turn("white red red red", {})
    s.apply(0, GAME.space.parse("mark white"))
    assert numbers(s)["help_begun"] == 1


def test_settings_are_told():
    for seats, difficulty in ((2, "initiation"), (3, "legend"), (4, "hero")):
        s = GAME.setup({"difficulty": difficulty}, seats=seats)
        found = numbers(s)
        assert found["living"] == seats
        assert found["life"] == 4 * seats
        assert [found["two_guardians"], found["three_guardians"]] == [seats == 2, seats == 3]
        assert found["difficulty"] == GAME.box.difficulties.index(difficulty)


def test_a_position_is_quiet_before_the_first_die_of_a_turn_is_used():
    s = turn("red red red red", {"red1": "troll_red"})
    assert GAME.advice.quiet(s)
    s.apply(0, GAME.space.parse("charge red"))
    assert not GAME.advice.quiet(s)


# What they are worth ---------------------------------------------------------------------------------------

MIDDLE = {
    "red1": "werewolf_red",
    "blue2": "shadow_blue",
    "yellow3": "archer_yellow_1",
    "green2": "troll_green",
}


def middle(**fields: list[int]) -> Any:
    """A game of some turns, hurt here and there."""
    lists = {"life": [3, 3, 2, 3], "mana": [2, 1, 2, 2], **fields}
    s = turn("red blue white green", MIDDLE, CALM, **lists)
    s.deck = 10
    s.temple = 3
    return s


def test_less_life_of_temple_and_guardians_is_worth_less():
    s = middle()
    before = win(s)
    assert 0.05 < before < 0.95
    s.temple = 1
    assert win(s) < before
    assert win(middle(life=[1, 1, 1, 1])) < before < win(middle(life=[4, 4, 4, 4]))


def test_mana_and_ultimates_are_worth_something():
    assert win(middle(mana=NO_MANA)) < win(middle()) < win(middle(mana=[4, 4, 4, 4]))
    assert win(middle(ultimate=[0, 0, 0, 0])) < win(middle(ultimate=[4, 4, 4, 4]))


def test_monsters_that_are_nearer_or_more_are_worse():
    s = middle()
    before = win(s)
    put(
        s,
        {
            "red1": "werewolf_red",
            "blue1": "shadow_blue",
            "yellow1": "archer_yellow_1",
            "green1": "troll_green",
        },
    )
    assert win(s) < before
    put(s, MIDDLE | {"red2": "warrior_red", "blue3": "warrior_blue", "green3": "dragon_green"})
    assert win(s) < before
    put(s, {})
    assert win(s) > before


def test_a_dead_guardian_is_worse_and_the_end_of_the_night_is_better():
    s = middle()
    before = win(s)
    s.deck = 4
    assert win(s) > before
    s = middle(life=[3, 0, 2, 3])
    s.place[1] = -1
    s.at[1] = -1
    assert win(s) < before
