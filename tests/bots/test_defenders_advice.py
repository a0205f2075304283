"""The rules of thumb of Defenders of the Realm: what a team would call obvious, and how often it wins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tablee
from tablee.bots import make, play_on
from tablee.core.rng import Rng
from tablee.games.defenders.advice.outlook import look
from tablee.games.defenders.advice.strikes import chance_of, kill_chance
from tests.rules.defenders.table import BOX, Table, attack, day

GAME: Any = tablee.load("defenders")
GREEN_CARDS = ["thorny_woods_gate", "raven_forest_gate", "greenleaf_village_eagle", "gryphon_forest_eagle"]


def end(bot: str, seed: int, seats: int = 4, **options: str) -> Any:
    """The end of a game of bots."""
    s = GAME.setup(options, seats)
    play_on(GAME, s, {seat: make(bot, seed * 10 + seat) for seat in range(seats)}, Rng(seed))
    return s


def advice(table: Table, seat: int = 0) -> str:
    """What a sensible player would do."""
    action: int = GAME.advice.choose(table.state.clone(), seat, Rng(1))
    return str(GAME.space.text(action))


def seasoned(table: Table, seat: int = 0) -> str:
    """What a seasoned player would do."""
    action: int = GAME.advice.seasoned(table.state.clone(), seat, Rng(1))
    return str(GAME.space.text(action))


def test_they_win_where_chance_never_does() -> None:
    """The specification expects 40 to 60 % of the story games; chance wins at most one in a hundred."""
    sensible = Counter(GAME.outcome(end("thumb", seed, difficulty="story")).cause for seed in range(6))
    assert sensible["won"] >= 2
    blind = [end("random", seed, difficulty="story") for seed in range(6)]
    assert all(GAME.outcome(s).cause != "won" for s in blind)
    struck = [end("thumb", seed, difficulty="standard").defeated() for seed in range(6)]
    assert sum(struck) / len(struck) > 1.5
    assert sum(s.defeated() for s in blind) <= 1


def test_the_seasoned_know_which_heroes_help_most() -> None:
    s = GAME.setup({"difficulty": "standard"}, 3)
    table = Table(s)
    for seat, hero in enumerate(("wizard", "eagle_rider", "sorceress")):
        assert seasoned(table, seat) == f"choose {hero}"
        table.play(f"{seat}: {seasoned(table, seat)}")


def test_the_seasoned_keep_dice_where_novices_travel() -> None:
    """Two dice against a general are worth more than to be with a few minions a day earlier."""
    hand = {"hand": ["greenleaf_village_eagle"]}
    table = day("dwarf", at="bounty_bay", minions={"land_of_amazons": "2 black"}, p0=hand)
    assert advice(table) == "eagle"
    assert seasoned(table) == "foot"


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_advice_is_legal_in_every_variant(seats: int) -> None:
    assert end("thumb", 1, seats, difficulty="nightmare", closed_hands="yes", heroes="dealt").is_over()
    assert end("companion", 2, seats, difficulty="story", variant_h5="1").is_over()


@pytest.mark.parametrize("who", ["choose", "seasoned"])
def test_advice_leaves_the_position_alone(who: str) -> None:
    s = GAME.setup({"difficulty": "easy"}, 3)
    rng = Rng(4)
    s.advance(rng)
    while not s.is_over():
        seat = s.to_act()[0]
        before = s.key()
        action = getattr(GAME.advice, who)(s, seat, rng)
        GAME.advice.evaluate(s, seat)
        assert s.key() == before
        s.apply(seat, action)
        s.advance(rng)


def test_a_won_game_is_worth_more_than_any_other() -> None:
    table = attack("paladin", general="gorgutt", p0={"hand": GREEN_CARDS})
    running = GAME.advice.evaluate(table.state, 0)
    table.patch(generals={name: {"life": 0} for name in BOX.generals if name != "gorgutt"})
    table.patch(generals={"gorgutt": {"life": 1}})
    table.play("0: attack", *(f"0: card {card}" for card in GREEN_CARDS))
    table.play("0: roller 1")
    table.dice(6, 6, 6, 6, 6, 6)
    assert table.ended == "won"
    assert GAME.advice.evaluate(table.state, 0) > running


def test_a_crowded_place_is_cleared() -> None:
    table = day("paladin", minions={"fire_river": "3 red"})
    assert advice(table) == "fight"
    table = day("paladin", at="bounty_bay", minions={"monarch_city": "4 green", "dark_woods": "1 black"})
    assert advice(table) in ("foot", "steed")
    table.play(f"0: {advice(table)}")
    assert advice(table) == "to monarch_city"


def test_a_general_is_struck_together() -> None:
    """With too few dice the hero waits; with enough it attacks, and all put cards on the table."""
    table = attack("paladin", "rogue", general="gorgutt", p0={"hand": GREEN_CARDS[:1]})
    assert advice(table) != "attack"
    hands: dict[str, Any] = {
        "p0": {"hand": [*GREEN_CARDS, "wyvern_forest_eagle", "heavens_glade_gate", "heavens_glade_gate"]},
        "p1": {"hand": ["unicorn_forest_gate", "unicorn_forest_gate", "whispering_woods_gate"]},
    }
    table = attack(
        "paladin", "rogue", general="gorgutt", **hands, generals={"gorgutt": {"step": 1, "life": 5}}
    )
    assert look(table.state).campaign.general == BOX.generals.index("gorgutt")
    assert chance_of(table.state, 1, [0, 1]) > 0.75
    assert advice(table) == "attack"
    table.play("0: attack")
    assert advice(table).startswith("card ")
    while table.kind(0) == "commit":
        table.play(f"0: {advice(table)}")
    assert table.kind(1) == "commit"
    assert advice(table, 1).startswith("card ")


@pytest.mark.parametrize(
    ("general", "even", "likely"),
    [("balazarg", 14, 17), ("gorgutt", 11, 15), ("sapphire", 11, 15), ("varkolak", 9, 12)],
)
def test_the_chance_of_a_fight_is_about_right(general: str, even: int, likely: int) -> None:
    """The specification has computed the dice for an even fight and for three in four."""
    s = day("paladin").state
    number = BOX.generals.index(general)
    assert kill_chance(s, number, [], [], float(even)) == pytest.approx(0.5, abs=0.1)
    assert kill_chance(s, number, [], [], float(likely)) == pytest.approx(0.75, abs=0.1)
    assert kill_chance(s, number, [], [], s.general_life[number] - 1.0) == 0.0


def test_battle_luck_and_the_blessing_count() -> None:
    """Against the unyielding general luck is one die more, and the blessing alone does not help."""
    black = ["dark_woods_gate", "fire_river_gate", "land_of_amazons_gate", "seabird_port_eagle"]
    for general, hand in (("varkolak", black), ("gorgutt", GREEN_CARDS)):
        number = BOX.generals.index(general)
        plain = attack(
            "paladin", general=general, p0={"hand": hand}, generals={general: {"step": 1, "life": 3}}
        )
        before = chance_of(plain.state, number, [0])
        plain.patch(p0={"hand": [*hand, "battle_luck"]})
        lucky = chance_of(plain.state, number, [0])
        plain.patch(p0={"hand": hand, "completed": ["amaraks_blessing"], "unused": ["amaraks_blessing"]})
        blessed = chance_of(plain.state, number, [0])
        assert lucky > before + 0.05
        assert (blessed > before + 0.05) == (general == "gorgutt")


def test_heroes_gather_where_the_general_is() -> None:
    red = ["cursed_plateau_gate"] * 2 + ["serpent_swamp_gate"] * 2 + ["withered_hills_gate"] * 2
    more = ["ancient_ruins_eagle", "pleasant_hill_eagle", "pleasant_hill_horse", "scorpion_canyon_eagle"]
    table = day(
        "paladin", "rogue", at="pleasant_hill", p0={"hand": more}, p1={"hand": red, "at": "scorpion_canyon"}
    )
    table.patch(generals={"balazarg": {"life": 3}}, p0={"ready": 2, "spent": 3})
    assert look(table.state).campaign.ready
    while table.kind(0) in ("day", "destination", "travel_card"):
        said = advice(table)
        if said in ("end", "attack"):
            break
        table.play(f"0: {said}")
    assert table.at(0) == "scorpion_canyon"


@pytest.mark.parametrize(("hits", "answer"), [(1, "reroll"), (3, "accept")])
def test_a_rider_rolls_again_only_what_fell_badly(hits: int, answer: str) -> None:
    table = day("eagle_rider", minions={"fire_river": "3 red"}, p0={"style": "ground"})
    table.play("0: fight", "0: here")
    table.dice(*([6] * hits + [1] * (3 - hits)))
    assert table.kind(0) == "reroll"
    assert advice(table) == answer


def test_a_step_into_the_city_is_stopped() -> None:
    table = day("paladin", p0={"hand": ["strong_defenses"]}, generals={"balazarg": {"step": 3}})
    table.night("ds10")
    assert table.kind(0) == "window"
    assert advice(table) == "play strong_defenses"
    table = day("paladin", p0={"hand": ["strong_defenses"]}, generals={"balazarg": {"life": 6}})
    table.night("ds10")
    assert advice(table) == "pass"


def test_plain_cards_go_before_good_ones() -> None:
    dead = {name: {"life": 0} for name in ("gorgutt", "sapphire")}
    hand = [
        "thorny_woods_horse",
        *["cursed_plateau_gate"] * 2,
        *["serpent_swamp_gate"] * 2,
        "battle_strategy",
    ]
    black = ["dark_woods_gate", "fire_river_gate", "land_of_amazons_gate", "seabird_port_eagle"]
    table = day("paladin", p0={"hand": [*hand, *black]}, generals=dead)
    table.play("0: end")
    table.evening()
    while table.kind(0) != "hand_limit":
        table.play("0: pass")
    assert advice(table) == "card thorny_woods_horse"
