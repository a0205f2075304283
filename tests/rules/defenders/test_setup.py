"""Chapter 2: heroes, cards, the first gate, generals, and the minions of the first day."""

import pytest

from tablee.core.rng import Rng
from tablee.core.state import CHANCE
from tests.rules.defenders.table import (
    BOX,
    GAME,
    HEROES,
    LIFE,
    SETUP_CARDS,
    Table,
    dealt,
    fresh,
    heroes_chosen,
)

STARTS = {
    "scorpion_canyon": {"red": 3},
    "thorny_woods": {"green": 3},
    "blizzard_mountains": {"blue": 3},
    "dark_woods": {"black": 3},
}


def placed(table: Table) -> dict[str, dict[str, int]]:
    """The minions besides those of the generals."""
    return {where: here for where, here in table.dump["minions"].items() if where not in STARTS}


def set_up(seats: int, seed: int, **options: str) -> Table:
    """A game set up by chance, before the first action."""
    table = fresh(seats, heroes="dealt", **options)
    table.state.advance(Rng(seed))
    return table


# Heroes and cards ------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-2.3", "DOR-D01")
def test_each_hero_is_taken_once() -> None:
    table = fresh(3)
    assert table.asked() == [0]
    assert table.legal(0) == [f"choose {hero}" for hero in LIFE]
    table.play("0: choose dwarf")
    assert table.asked() == [1]
    assert table.refused(1, "choose dwarf") == "DOR-2.3"
    assert len(table.legal(1)) == 7
    assert table.play("1: choose cleric", "2: choose wizard")[0] == "hero-taken seat=1 hero=cleric"
    assert [table.player(seat)["hero"] for seat in range(3)] == ["dwarf", "cleric", "wizard"]


@pytest.mark.rule("DOR-2.3")
def test_heroes_may_be_dealt() -> None:
    table = fresh(2, heroes="dealt")
    assert table.asked() == [CHANCE]
    table.play("chance: deal rogue")
    assert "deal rogue" not in table.legal(CHANCE)
    assert len(table.legal(CHANCE)) == 7
    table.play("chance: deal ranger")
    assert [table.player(seat)["hero"] for seat in range(2)] == ["rogue", "ranger"]


@pytest.mark.rule("DOR-2.4")
@pytest.mark.parametrize("hero", LIFE)
def test_heroes_begin_in_the_city_with_all_their_life(hero: str) -> None:
    table = fresh(1)
    table.play(f"0: choose {hero}")
    assert table.at(0) == "monarch_city"
    assert table.tokens() == (LIFE[hero], 0, 0)
    assert table.player()["style"] == "ground"
    assert table.player()["shape"] is None


@pytest.mark.rule("DOR-2.5", "DOR-2.6")
def test_two_cards_and_a_quest_for_each() -> None:
    table = heroes_chosen(2)
    assert len(table.legal(CHANCE)) == len(BOX.cards)
    assert sum(table.state.outcomes()[1]) == 96
    table.draw("battle_luck", "serpent_swamp_gate")
    assert table.hand(0) == ["serpent_swamp_gate", "battle_luck"]
    assert len(table.legal(CHANCE)) == 24
    table.play("chance: receive raids")
    assert table.player(0)["quest"] == "raids"
    table.draw("battle_luck", "serpent_swamp_gate")
    assert "receive raids" not in table.legal(CHANCE)
    table.play("chance: receive orc_hunter")
    assert table.hand(1) == ["serpent_swamp_gate", "battle_luck"]
    assert sum(table.state.deck) == 92
    assert "dark ds01" in table.legal(CHANCE)


# The board -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-2.1", "DOR-2.2", "DOR-2.7", "DOR-2.8", "DOR-2.9")
def test_the_board_before_the_first_card() -> None:
    table = dealt(2)
    assert table.dump["minions"] == STARTS
    assert table.dump["crystals"] == {"scorpion_canyon": 1}
    assert table.dump["gates"] == ["dancing_stone"]
    assert (table.state.gate_supply, table.state.crystal_supply) == (4, 11)
    assert [table.supply(colour) for colour in ("red", "green", "blue", "black")] == [22] * 4
    assert table.general("balazarg") == ("scorpion_canyon", 6, None)
    assert table.general("gorgutt") == ("thorny_woods", 6, None)
    assert table.general("sapphire") == ("blizzard_mountains", 4, None)
    assert table.general("varkolak") == ("dark_woods", 5, None)
    assert GAME.view(table.state, None)["slot"] == "early"


@pytest.mark.rule("DOR-2.10")
def test_first_batch_puts_two_minions_whatever_is_printed() -> None:
    table = dealt()
    log = table.play("chance: dark ds03")
    assert log[0] == "setup-card dark=ds03 minions=2"
    assert placed(table) == {"eagle_peak_pass": {"blue": 2}, "heavens_glade": {"green": 2}}
    assert table.general("balazarg")[0] == "scorpion_canyon"
    assert table.dump["crystals"] == {"scorpion_canyon": 1}


@pytest.mark.rule("DOR-2.10")
@pytest.mark.parametrize("card", ["ds47", "ds50", "ds54", "ds56"])
def test_first_batch_rejects_cards_without_two_locations(card: str) -> None:
    table = dealt()
    assert table.play(f"chance: dark {card}") == [f"setup-rejected dark={card}"]
    assert placed(table) == {}
    table.play("chance: dark ds02", "chance: dark ds03", "chance: dark ds07")
    assert [sum(here.values()) for here in placed(table).values()] == [2] * 6


@pytest.mark.rule("DOR-2.10")
def test_first_batch_shows_six_different_places() -> None:
    table = dealt()
    table.play("chance: dark ds01")
    assert table.play("chance: dark ds25") == ["setup-rejected dark=ds25"]  # ancient ruins again
    assert table.play("chance: dark ds26") == ["setup-rejected dark=ds26"]  # seabird port again
    table.play("chance: dark ds02", "chance: dark ds03")
    assert [sum(here.values()) for here in placed(table).values()] == [2] * 6
    table.play("chance: dark ds28")  # in the second batch places may come again
    assert table.here("mccorm_highlands") == {"black": 3}


@pytest.mark.rule("DOR-2.12", "DOR-R19")
def test_cards_naming_the_start_of_a_general_are_rejected() -> None:
    table = dealt()
    for card in ("ds05", "ds08", "ds18", "ds19"):
        assert table.play(f"chance: dark {card}") == [f"setup-rejected dark={card}"]
    table.play(*(f"chance: dark {card}" for card in SETUP_CARDS[:3]))
    for card in ("ds31", "ds35", "ds36", "ds37"):
        assert table.play(f"chance: dark {card}") == [f"setup-rejected dark={card}"]


@pytest.mark.rule("DOR-2.11", "DOR-2.12", "DOR-2.13")
def test_second_batch_puts_one_minion_and_never_a_fourth() -> None:
    table = dealt()
    table.play("chance: dark ds07", "chance: dark ds02", "chance: dark ds03")
    assert table.crystals("cursed_plateau") == 0
    table.play("chance: dark ds14")
    assert table.here("cursed_plateau") == {"red": 3}
    assert table.crystals("cursed_plateau") == 1  # three Demons
    assert table.here("golden_oak_forest") == {"green": 1}
    assert table.play("chance: dark ds56") == ["setup-rejected dark=ds56"]
    table.play("chance: dark ds16")
    assert table.here("amarak_peak") == {"blue": 1}
    table.play("chance: dark ds17")
    assert sum(sum(here.values()) for here in table.dump["minions"].values()) == 30
    assert table.here("eagle_peak_pass") == {"blue": 2}


@pytest.mark.rule("DOR-2.12")
def test_second_batch_rejects_a_card_for_a_full_place() -> None:
    table = dealt()
    table.play("chance: dark ds13", "chance: dark ds03", "chance: dark ds07", "chance: dark ds22")
    assert table.here("bounty_bay") == {"blue": 3}
    assert table.crystals("bounty_bay") == 0  # not Demons
    assert table.play("chance: dark ds32") == ["setup-rejected dark=ds32"]
    assert table.here("brookdale_village") == {}


@pytest.mark.rule("DOR-2.14")
def test_all_darkness_cards_are_shuffled_again() -> None:
    table = dealt(start_player="1")
    log = table.play("chance: dark ds47", *(f"chance: dark {card}" for card in SETUP_CARDS))
    assert "deck-shuffled deck=darkness" in log
    assert table.state.dark.size == 56
    assert table.dump["dark_discard"] == {}
    table.play("0: end")
    table.evening()
    assert len(table.legal(CHANCE)) == 56


@pytest.mark.rule("DOR-2.15", "DOR-2.13", "DOR-20.1", "DOR-1.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_thirty_minions_on_six_to_twelve_more_places(seats: int) -> None:
    for seed in range(25):
        table = set_up(seats, seed)
        more = placed(table)
        assert sum(sum(here.values()) for here in more.values()) == 18
        assert 6 <= len(more) <= 12
        assert {where: table.here(where) for where in STARTS} == STARTS
        tainted = {where for where, here in table.dump["minions"].items() if here == {"red": 3}}
        assert table.dump["crystals"] == dict.fromkeys(sorted(tainted), 1)
        for where, here in more.items():
            colour = GAME.catalogue()["locations"][where]["colour"]
            assert set(here) == {colour}
            assert sum(here.values()) <= 3


@pytest.mark.rule("DOR-2.16", "DOR-D02")
def test_who_begins() -> None:
    table = dealt(3)
    table.play(*(f"chance: dark {card}" for card in SETUP_CARDS))
    assert table.legal(CHANCE) == ["first 1", "first 2", "first 3"]
    assert table.play("chance: first 3")[-1] == "turn-began seat=2 turn=1"
    assert table.asked() == [2]
    for _ in range(2):
        table.play(f"{table.state.active}: end")
        table.evening()
        table.play("chance: dark ds47")
        table.patch(dark_discard={})
    assert table.asked() == [1]
    chosen = dealt(3, start_player="2")
    chosen.play(*(f"chance: dark {card}" for card in SETUP_CARDS))
    assert chosen.asked() == [1]


@pytest.mark.rule("DOR-20.2", "DOR-D45")
def test_one_to_four_heroes_with_hands_and_quests_of_their_own() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4]
    for seats in GAME.seats:
        table = dealt(seats)
        assert [table.player(seat)["hero"] for seat in range(seats)] == list(HEROES[:seats])
        assert [len(table.hand(seat)) for seat in range(seats)] == [2] * seats
        assert len({table.player(seat)["quest"] for seat in range(seats)}) == seats
