"""The rules of thumb of Runemasters: what a player would call obvious, and how often it wins."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.core.rng import Rng
from tablee.core.state import CHANCE
from tablee.games.runemasters.ids import GUARDIANS, PATHS, SPACES
from tablee.sim import SimPlan, compare, simulate, summarise

GAME: Any = tablee.load("runemasters")
CALM = "all_calm"


def turn(dice: str, monsters: dict[str, str], event: str = CALM, **fields: list[int]) -> Any:
    """The first turn of four guardians: Ismoros red, Kyreas blue, Kulak yellow, Neltai green.

    `monsters` says what stands where (`red1`), `fields` the lists to replace; Ismoros is active.
    """
    s = GAME.setup({"difficulty": "novice"}, seats=4)
    for seat, guardian in enumerate(GUARDIANS):
        s.apply(seat, GAME.space.parse(f"choose {guardian}"))
    for seat, path in enumerate(PATHS):
        s.apply(seat, GAME.space.parse(f"face {path}"))
    for card in ("werewolf_red", "werewolf_blue", "werewolf_yellow"):
        s.apply(CHANCE, GAME.space.parse(f"draw {card}"))
    s.apply(0, GAME.space.parse("elder ismoros"))
    s.apply(CHANCE, GAME.space.parse(f"event {event}"))
    s.apply(CHANCE, GAME.space.parse("draw werewolf_green"))
    for rune in dice.split():
        s.apply(CHANCE, GAME.space.parse(f"roll {rune}"))
    put(s, monsters)
    for name, values in fields.items():
        setattr(s, name, values)
    return s


def put(s: Any, monsters: dict[str, str]) -> None:
    """Replace all monsters on the board."""
    s.monsters = [-1] * (len(PATHS) * SPACES)
    for place, card in monsters.items():
        s.monsters[PATHS.index(place[:-1]) * SPACES + int(place[-1]) - 1] = GAME.box.cards.index(card)


def advice(s: Any, seat: int = 0) -> str:
    """What the rules of thumb say, in notation."""
    text: str = GAME.space.text(GAME.advice.choose(s.clone(), seat, Rng(1)))
    return text


def planned(s: Any) -> list[str]:
    """The actions of the whole turn, as far as no die is rolled."""
    out: list[str] = []
    s = s.clone()
    while s.asked(0) and s.turn == 1:
        out.append(advice(s))
        s.apply(0, GAME.space.parse(out[-1]))
    return out


# Evaluation ------------------------------------------------------------------------------------------------


def value(s: Any, seat: int = 0) -> float:
    number: float = GAME.advice.evaluate(s, seat)
    return number


def test_an_end_is_worth_more_or_less_than_any_position():
    s = turn("red red red red", {})
    assert -100 < value(s) < 100
    lost = turn("red red red red", {"red1": "dragon_red"}, life=[1, 0, 0, 0])
    lost.place = [0, -1, -1, -1]
    lost.at = [0, -1, -1, -1]
    lost.apply(0, GAME.space.parse("end"))
    assert lost.is_over()
    assert value(lost) == -100


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"life": [4, 4, 4, 4]}, {"life": [4, 4, 3, 4]}),
        ({"mana": [4, 4, 4, 4]}, {"mana": [4, 2, 4, 4]}),
        ({"ultimate": [1, 1, 3, 1]}, {"ultimate": [1, 1, 1, 1]}),
        ({"shield": [1, 0, 0, 0]}, {"shield": [0, 0, 0, 0]}),
        ({"temple": 4}, {"temple": 2}),
    ],
)
def test_more_of_what_the_team_has_is_better(better, worse):
    monsters = {"red2": "troll_red"}
    assert value(turn("white blue green yellow", monsters, **better)) > value(
        turn("white blue green yellow", monsters, **worse)
    )


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({}, {"blue3": "troll_blue"}),
        ({"blue3": "troll_blue"}, {"blue1": "troll_blue"}),
        ({"blue3": "troll_blue"}, {"blue3": "troll_blue", "blue4": "archer_blue_1"}),
        ({"blue3": "shadow_blue"}, {"blue3": "archer_blue_1"}),
    ],
)
def test_fewer_farther_and_tamer_monsters_are_better(better, worse):
    dice = "white blue green yellow"
    assert value(turn(dice, better, mana=[0, 0, 0, 0])) > value(turn(dice, worse, mana=[0, 0, 0, 0]))


def test_a_wound_is_progress_but_not_on_a_dragon():
    def wounded(card: str, mask: int) -> float:
        s = turn("white blue green yellow", {"blue3": card})
        s.wounds[GAME.box.cards.index(card)] = mask
        return value(s)

    assert wounded("archer_blue_1", 1) > wounded("archer_blue_1", 0)
    assert wounded("dragon_blue", 1) == wounded("dragon_blue", 0)


def test_monsters_matter_less_when_dawn_is_near():
    def loss(deck: int) -> float:
        calm, threat = turn("red red red red", {}), turn("red red red red", {"blue2": "troll_blue"})
        calm.deck = threat.deck = deck
        return value(calm) - value(threat)

    assert loss(12) > loss(4) > loss(2) > 0


def test_the_value_of_an_action_under_way_is_that_of_its_best_completion():
    s = turn("white blue green yellow", {"red1": "troll_red"}, life=[1, 4, 4, 4])
    begun = s.clone()
    begun.apply(0, GAME.space.parse("mark white"))
    best = begun.clone()
    best.apply(0, GAME.space.parse("shield ismoros"))
    assert value(begun) == value(best) > value(s)


# Advice ----------------------------------------------------------------------------------------------------


def test_a_monster_that_the_dice_can_kill_is_killed():
    s = turn("red blue green white", {"red1": "archer_red_1"})
    done = [action for action in planned(s) if action.startswith("hit")]
    assert sorted(done) == ["hit blue", "hit green", "hit red"]


def test_mana_is_released_on_what_the_dice_cannot_kill():
    s = turn("white white blue yellow", {"red1": "dragon_red"}, life=[1, 4, 4, 4])
    assert "release" in planned(s)


def test_a_pair_blocks_when_nothing_else_saves_the_guardian():
    s = turn("blue blue violet green", {"red1": "troll_red"}, life=[1, 1, 1, 1], mana=[0, 0, 0, 0])
    assert "block blue+blue" in planned(s)


def test_a_shield_goes_to_the_one_about_to_die():
    s = turn("white red yellow blue", {"green1": "dragon_green"}, life=[4, 4, 4, 1], mana=[0, 0, 0, 0])
    actions = planned(s)
    assert actions[actions.index("mark white") + 1] == "shield neltai"


def test_dice_without_use_charge_the_ultimate_and_nothing_is_rerolled_for_nothing():
    s = turn("white yellow yellow green", {}, event="hardened", mana=[4, 4, 4, 4])
    assert planned(s) == ["charge yellow", "charge yellow", "charge green", "end"]


def test_a_die_is_rerolled_when_nothing_else_can_save_the_game():
    s = turn("white red blue green", {"red1": "shadow_red"}, event="hardened", life=[1, 0, 0, 0])
    s.place = [0, -1, -1, -1]
    s.at = [0, -1, -1, -1]
    s.temple = 1
    s.wounds[GAME.box.cards.index("shadow_red")] = 3
    s.mana = [1, 0, 0, 0]
    assert advice(s).startswith("reroll")
    s.mana = [0, 0, 0, 0]
    assert not any(action.startswith("reroll") for action in planned(s))


def test_the_angel_guards_whom_the_next_blows_would_kill():
    s = GAME.setup({"difficulty": "novice"}, seats=4)
    for seat, guardian in enumerate(GUARDIANS):
        s.apply(seat, GAME.space.parse(f"choose {guardian}"))
    for seat, path in enumerate(PATHS):
        s.apply(seat, GAME.space.parse(f"face {path}"))
    for card in ("werewolf_red", "werewolf_blue", "werewolf_yellow"):
        s.apply(CHANCE, GAME.space.parse(f"draw {card}"))
    assert advice(s) == "elder ismoros"
    s.apply(0, GAME.space.parse("elder ismoros"))
    s.apply(CHANCE, GAME.space.parse("event guardian_angel"))
    put(s, {"green1": "dragon_green", "red3": "troll_red"})
    s.life = [4, 4, 4, 1]
    assert advice(s) == "angel neltai"


def test_advice_is_legal_repeats_and_leaves_the_position_as_it_was():
    for seed in range(2):
        s = GAME.setup({"difficulty": "hero"}, seats=3)
        rng = Rng(seed)
        s.advance(rng)
        steps = 0
        while not s.is_over() and steps < 25:
            seat = s.to_act()[0]
            before = s.key()
            first = GAME.advice.choose(s, seat, Rng(steps))
            assert s.key() == before
            assert GAME.advice.choose(s.clone(), seat, Rng(steps)) == first
            assert first in s.legal(seat)
            s.apply(seat, first)
            s.advance(rng)
            steps += 1


def test_stats_tell_the_length_and_what_is_left():
    s = turn("red red red red", {}, life=[4, 0, 4, 4])
    assert GAME.advice.stats(s) == {"rounds": 1, "turns": 1, "temple": 4, "alive": 3}


# Strength --------------------------------------------------------------------------------------------------


def rate(bot: str, games: int, seats: int, difficulty: str) -> Any:
    plan = SimPlan(
        "runemasters", games, seats=(seats,), options={"difficulty": (difficulty,)}, bots=((bot,),)
    )
    return summarise(simulate(plan))[0].rates[0]


@pytest.mark.slow
def test_thumb_wins_more_than_greedy_and_greedy_more_than_random():
    thumb = rate("thumb", 10, 2, "initiation")
    greedy = rate("greedy", 50, 2, "initiation")
    anybody = rate("random", 100, 2, "initiation")
    assert compare(greedy, anybody).low > 0
    assert compare(thumb, greedy).low > 0
