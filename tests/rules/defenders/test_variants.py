"""Chapter 19: easier and harder variants, levels of difficulty, and the options of a table."""

import pytest

from tablee.core.game import BadOption
from tablee.core.rng import Rng
from tablee.core.state import CHANCE
from tests.rules.defenders.table import (
    GAME,
    LIFE,
    SETUP_CARDS,
    Table,
    attack,
    day,
    dealt,
    fresh,
    heroes_chosen,
)

START = ("scorpion_canyon", "thorny_woods", "blizzard_mountains", "dark_woods")


def set_up(seed: int, seats: int = 2, **options: str) -> Table:
    """A game set up by chance."""
    table = fresh(seats, heroes="dealt", **options)
    table.state.advance(Rng(seed))
    return table


# Easier ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-19.1", "DOR-2.15")
def test_e1_draws_two_and_two_cards() -> None:
    table = dealt(2, variant_e1="1", start_player="1")
    log = table.play(*(f"chance: dark {card}" for card in ("ds02", "ds06", "ds42", "ds43")))
    assert [line for line in log if line.startswith("setup-card")] == [
        "setup-card dark=ds02 minions=2",
        "setup-card dark=ds06 minions=2",
        "setup-card dark=ds42 minions=1",
        "setup-card dark=ds43 minions=1",
    ]
    assert table.kind() == "day"
    for seed in range(20):
        minions = set_up(seed, variant_e1="1").dump["minions"]
        assert sum(sum(here.values()) for here in minions.values()) == 24
        more = [place for place in minions if place not in START]
        assert 4 <= len(more) <= 8
        assert sum(sum(minions[place].values()) for place in more) == 12


@pytest.mark.rule("DOR-19.1", "DOR-R15")
def test_e2_spares_the_penalty_but_not_the_way_to_the_city() -> None:
    table = attack("rogue", general="gorgutt", p0={"hand": ["thorny_woods_gate", "fire_river_gate"]})
    table.patch(options={"variants": {"e2": 1}})
    table.play("0: attack", "0: card thorny_woods_gate", "0: roller 1")
    table.dice(2)
    assert (table.at(), table.tokens(), table.hand()) == ("monarch_city", (5, 1, 0), ["fire_river_gate"])


@pytest.mark.rule("DOR-19.1")
def test_e3_deals_three_cards() -> None:
    table = heroes_chosen(1, variant_e3="1")
    table.draw("battle_luck", "orc_valley_gate", "fire_river_gate")
    assert table.kind(CHANCE) == "draw_quest"
    assert len(table.hand()) == 3


@pytest.mark.rule("DOR-2.4", "DOR-19.1", "DOR-19.2")
@pytest.mark.parametrize("hero", LIFE)
def test_e4_and_h2_change_the_life_of_every_hero(hero: str) -> None:
    for options, more in (
        ({"variant_e4": "1"}, 1),
        ({"variant_h2": "1"}, -1),
        ({"variant_e4": "1", "variant_h2": "1"}, 0),
    ):
        table = fresh(1, **options)
        assert GAME.view(table.state, 0)["hero_life"][hero] == LIFE[hero] + more  # told before the choice
        table.play(f"0: choose {hero}")
        assert table.tokens() == (LIFE[hero] + more, 0, 0)


@pytest.mark.rule("DOR-19.3", "DOR-R44", "DOR-7.8")
@pytest.mark.parametrize(("variants", "life"), [({"e3": 1, "e4": 1}, 6), ({"h2": 1, "e3": 1}, 4)])
def test_variants_of_replacement_heroes(variants: dict[str, int], life: int) -> None:
    table = day("ranger", minions={"fire_river": "3 red"}, p0={"ready": 1, "lost": 3})
    table.patch(options={"variants": variants})
    table.play("0: end", "0: choose wizard", "chance: receive raids")
    table.draw("orc_valley_gate", "orc_valley_horse")
    assert table.tokens() == (life, 0, 0)
    assert table.dump["phase"] == "evening"  # two cards, then already those of the evening
    assert len(table.evening()) == 2
    assert len(table.hand()) == 4


# Harder ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-19.2", "DOR-19.4", "DOR-2.12")
def test_h1_lets_the_setup_overrun() -> None:
    table = dealt(2, variant_h1="1")
    assert table.play("chance: dark ds47") == ["setup-rejected dark=ds47"]
    log = table.play("chance: dark ds19")  # blizzard mountains hold three already
    assert log[0] == "setup-card dark=ds19 minions=2"
    assert table.crystals("blizzard_mountains") == 1
    assert table.here("heavens_glade") == {"blue": 1}
    assert table.here("withered_hills") == {"blue": 1}
    assert table.here("orc_valley") == {"red": 2}
    assert table.play("chance: dark ds11") == ["setup-rejected dark=ds11"]  # orc valley again
    table.play("chance: dark ds36", "chance: dark ds03")
    assert table.crystals("dark_woods") == 1
    table.play("chance: dark ds40")
    assert table.here("orc_valley") == {"red": 3}
    assert table.crystals("orc_valley") == 1


@pytest.mark.rule("DOR-19.2", "DOR-19.4", "DOR-1.2", "DOR-1.4")
def test_h1_crystals_come_from_the_supply() -> None:
    for seed in range(20):
        table = set_up(seed, variant_h1="1")
        minions = sum(sum(here.values()) for here in table.dump["minions"].values())
        crystals = sum(table.dump["crystals"].values())
        assert 29 <= minions <= 39
        assert 1 <= crystals <= 9
        assert table.state.crystal_supply == 12 - crystals


@pytest.mark.rule("DOR-19.2")
@pytest.mark.parametrize("n", range(1, 7))
def test_h3_removes_special_cards_at_random(n: int) -> None:
    table = heroes_chosen(1, variant_h3=str(n))
    outcomes, weights = table.state.outcomes()
    odds = {GAME.space.text(outcome): weight for outcome, weight in zip(outcomes, weights, strict=True)}
    assert len(odds) == 15
    assert odds["remove battle_luck"] == 2
    assert sum(odds.values()) == 16
    order = ("battle_luck", "battle_luck", "magic_gate", "dark_visions", "kings_guard", "spy_in_camp")
    table.play(*(f"chance: remove {card}" for card in order[:n]))
    assert table.kind(CHANCE) == "draw_cards"
    assert sum(table.dump["removed"].values()) == n
    assert sum(table.state.deck) == 96 - n


@pytest.mark.rule("DOR-19.2")
@pytest.mark.parametrize("n", range(1, 4))
def test_h4_removes_all_is_quiet_cards(n: int) -> None:
    table = dealt(1, variant_h4=str(n), start_player="1")
    assert (
        len([text for text in table.legal(CHANCE) if text in ("dark ds47", "dark ds48", "dark ds49")])
        == 3 - n
    )
    table.play(*(f"chance: dark {card}" for card in SETUP_CARDS))
    table.play("0: end")
    table.evening()
    assert len(table.legal(CHANCE)) == 56 - n
    assert table.state.problems() == []


@pytest.mark.rule("DOR-19.2")
def test_h5_leaves_twenty_minions_of_each_colour() -> None:
    table = dealt(1, variant_h5="1")
    assert [table.supply(colour) for colour in ("red", "green", "blue", "black")] == [17] * 4


# Levels and options ----------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-19.5", "DOR-20.4")
@pytest.mark.parametrize(
    ("level", "variants"),
    [
        ("story", {"e1": 1, "e3": 1, "e4": 1}),
        ("easy", {"e3": 1}),
        ("standard", {}),
        ("hard", {"h3": 2, "h4": 1}),
        ("nightmare", {"h1": 1, "h2": 1, "h3": 6, "h4": 3, "h5": 1}),
    ],
)
def test_levels(level: str, variants: dict[str, int]) -> None:
    assert fresh(2, difficulty=level).dump["options"]["variants"] == variants


@pytest.mark.rule("DOR-D45", "DOR-19.1", "DOR-19.2")
def test_single_variants_overrule_the_level() -> None:
    table = fresh(2, difficulty="story", variant_e3="0", variant_h3="4", variant_e2="1")
    assert table.dump["options"]["variants"] == {"e1": 1, "e2": 1, "e4": 1, "h3": 4}


@pytest.mark.rule("DOR-D45", "DOR-19.6")
def test_the_options_of_a_table() -> None:
    options = {option.id: option for option in GAME.options}
    assert set(options) == {
        "difficulty", "heroes", "start_player", "closed_hands", "champion",
        *(f"variant_{name}" for name in ("e1", "e2", "e3", "e4", "h1", "h2", "h3", "h4", "h5")),
    }  # fmt: skip
    assert options["champion"].default == "yes"
    assert options["closed_hands"].default == "no"
    assert options["variant_h3"].values == ("preset", "0", "1", "2", "3", "4", "5", "6")
    assert options["variant_h4"].values == ("preset", "0", "1", "2", "3")
    assert options["variant_e1"].values == ("preset", "0", "1")
    flags = fresh(2, closed_hands="yes", champion="no", heroes="dealt").dump["options"]
    assert (flags["closed"], flags["champion"], flags["dealt"]) == (True, False, True)
    with pytest.raises(BadOption):
        fresh(2, variant_h3="7")
    with pytest.raises(BadOption):
        GAME.setup({}, 5)
