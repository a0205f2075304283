"""Chapters 12, 14 and 15: the cards of the night, the march of the generals, special darkness cards."""

import pytest

from tablee.core.state import CHANCE
from tests.rules.defenders.overruns import Land
from tests.rules.defenders.printed import DARKNESS, PATHS
from tests.rules.defenders.table import BOX, GAME, Table, day

DEAD = ("varkolak", "gorgutt", "sapphire")
GREENS = [place for place in BOX.locations if GAME.catalogue()["locations"][place]["colour"] == "green"]


def war(defeated: int, *heroes: str, **given: object) -> Table:
    """A day with so many dead generals; Balazarg lives."""
    table = day(*(heroes or ("dwarf",)), generals={name: {"life": 0} for name in DEAD[:defeated]})
    return table.patch(**given)


# How many cards --------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-12.1", "DOR-12.2", "DOR-14.1")
@pytest.mark.parametrize(("defeated", "cards", "full"), [(0, 1, 1), (1, 2, 1), (2, 2, 1), (3, 3, 2)])
def test_cards_of_a_night(defeated: int, cards: int, full: int) -> None:
    table = war(defeated)
    order = ("ds12", "ds11", "ds09")
    log = table.night(*order[:cards])
    assert f"night cards={cards}" in log
    shown = [line for line in log if line.startswith("revealed")]
    assert shown == [f"revealed dark={order[i]} full={int(i < full)}" for i in range(cards)]
    assert table.here("minotaur_forest") == {"green": 2}
    assert table.here("orc_valley") == ({"red": 2} if full > 1 else {})
    assert table.here("seagull_lagoon") == {}
    assert table.kind() == "day"
    slot = ("early", "mid_1", "mid_2", "late")[defeated]
    assert GAME.view(table.state, None)["slot"] == slot


@pytest.mark.rule("DOR-12.2")
def test_the_general_part_of_a_last_card_counts() -> None:
    table = war(1)
    table.night("ds47", "ds03")
    assert table.general("balazarg")[0] == "raven_forest"
    assert table.here("raven_forest") == {"red": 1}
    assert table.here("eagle_peak_pass") == {}
    assert table.here("heavens_glade") == {}


# One card --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-12.3", "DOR-12.4", "DOR-12.5", "DOR-12.6", "DOR-R28")
def test_a_then_b_then_the_general_then_the_discard_pile() -> None:
    table = day("dwarf")
    log = table.night("ds04")
    assert log[-7:] == [
        "night cards=1",
        "revealed dark=ds04 full=1",
        "placed location=rock_bridge_pass colour=blue minions=1",
        "placed location=rock_bridge_pass colour=blue minions=2",
        "placed location=angel_tear_falls colour=black minions=1",
        "not-advanced general=balazarg",
        "turn-began seat=0 turn=2",
    ]
    assert table.dump["dark_discard"] == {"ds04": 1}
    assert table.state.dark.size == 55


@pytest.mark.rule("DOR-12.4", "DOR-12.5", "DOR-12.6", "DOR-12.7", "DOR-12.8")
@pytest.mark.parametrize("row", DARKNESS.strip().splitlines(), ids=lambda row: row.split()[0])
def test_every_card_with_two_locations(row: str) -> None:
    card, a, minions_a, red, b, minions_b, black, general, to, escort, colour = row.split()
    for step in range(4):
        table = day("dwarf", generals={general: {"step": step}})
        table.night(card)
        ahead = PATHS[general][step + 1]
        moved = to in ("next", ahead)
        if moved and ahead == "monarch_city":
            assert table.ended == "loss_general"
            continue
        assert table.ended == ""
        land = Land()
        land.instruct(a, red, int(minions_a))
        land.instruct(b, black, int(minions_b))
        if moved:
            land.instruct(ahead, colour, int(escort))
        assert table.dump["minions"] == land.board()
        assert table.general(general)[0] == PATHS[general][step + int(moved)]


@pytest.mark.rule("DOR-12.7")
@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_place_that_is_not_the_next_one_moves_nobody(step: int) -> None:
    table = day("dwarf", generals={"balazarg": {"step": step}})
    log = table.night("ds03")
    assert "not-advanced general=balazarg" in log
    assert table.general("balazarg")[0] == PATHS["balazarg"][step]
    ahead = day("dwarf")
    ahead.night("ds07")  # bounty bay is two steps too far
    assert ahead.general("balazarg")[0] == "scorpion_canyon"
    assert ahead.here("bounty_bay") == {}


@pytest.mark.rule("DOR-12.9", "DOR-1.2")
@pytest.mark.parametrize("card", ["ds11", "ds12", "ds50"])
def test_the_step_into_the_city_loses_at_once(card: str) -> None:
    table = day("dwarf", generals={"balazarg": {"step": 3}})
    table.night(card)
    assert table.ended == "loss_general"
    assert table.here("monarch_city") == {}


@pytest.mark.rule("DOR-12.10")
def test_an_empty_deck_is_made_of_its_discard_pile() -> None:
    away = {card: 1 for card in BOX.dark if card != "ds47"}
    table = day("dwarf", dark_discard=away)
    assert "ds47" not in table.dump["dark_discard"]
    table.night("ds47")
    table.play("0: end")
    table.evening()
    assert len(table.legal(CHANCE)) == 56
    assert "deck-shuffled deck=darkness" in table.log
    assert table.dump["dark_discard"] == {}


@pytest.mark.rule("DOR-12.11")
def test_an_arriving_general_hurts_nobody() -> None:
    table = day("dwarf", "rogue", at="raven_forest")
    table.night("ds01")
    assert table.general("balazarg")[0] == "raven_forest"
    assert table.here("raven_forest") == {"red": 2}
    assert [table.tokens(seat) for seat in range(2)] == [(5, 0, 0), (6, 0, 0)]
    assert [table.at(seat) for seat in range(2)] == ["raven_forest"] * 2


# Special cards ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-15.1")
@pytest.mark.parametrize("card", ["ds47", "ds48", "ds49"])
def test_all_is_quiet(card: str) -> None:
    table = day("dwarf", minions={"wolf_pass": "1 green"})
    before = table.dump
    table.night(card)
    assert table.dump["minions"] == before["minions"]
    assert table.dump["generals"] == before["generals"]
    assert table.dump["dark_discard"] == {card: 1}


@pytest.mark.rule("DOR-15.2", "DOR-R9", "DOR-13.14")
def test_orc_patrols_on_green_places_without_any_minion() -> None:
    table = day("dwarf", at="gryphon_forest", minions={"wyvern_forest": "1 red", "raven_forest": "1 green"})
    table.patch(crystals={"unicorn_forest": 1}, gates=["dancing_stone", "minotaur_forest"])
    log = table.night("ds53")
    orcs = [line.split()[1].removeprefix("location=") for line in log if "colour=green" in line]
    assert orcs == [place for place in GREENS if place not in ("wyvern_forest", "raven_forest")]
    assert table.here("wyvern_forest") == {"red": 1}
    assert table.here("raven_forest") == {"green": 1}
    assert table.here("thorny_woods") == {"green": 1}  # a general does not fill it
    assert table.here("wolf_pass") == {}  # blue
    assert table.general("varkolak")[0] == "windy_pass"
    assert table.here("windy_pass") == {"black": 1}


@pytest.mark.rule("DOR-15.2", "DOR-12.6")
@pytest.mark.parametrize(
    ("card", "general", "colour", "n"),
    [("ds50", "balazarg", "red", 1), ("ds51", "gorgutt", "green", 2), ("ds52", "sapphire", "blue", 1)],
)
def test_orc_patrols_move_their_general(card: str, general: str, colour: str, n: int) -> None:
    table = day("dwarf", generals={general: {"step": 1}})
    table.night(card)
    where = PATHS[general][2]
    assert table.general(general)[0] == where
    assert table.here(where).get(colour) == n


@pytest.mark.rule("DOR-15.3", "DOR-13.14")
def test_orc_war_party_where_one_orc_stands_alone() -> None:
    board = {
        "monarch_city": "1 green",
        "wolf_pass": "1 green",
        "orc_valley": "1 green 1 red",
        "unicorn_forest": "2 green",
        "dark_woods": "1 black",
    }
    table = day("dwarf", minions=board)
    log = table.night("ds54")
    assert [line for line in log if line.startswith("placed")] == [
        "placed location=monarch_city colour=green minions=2",
        "placed location=wolf_pass colour=green minions=2",
    ]
    assert table.here("orc_valley") == {"red": 1, "green": 1}
    assert table.here("unicorn_forest") == {"green": 2}
    assert table.general("sapphire")[0] == "blizzard_mountains"


@pytest.mark.rule("DOR-15.3", "DOR-12.9")
def test_orc_war_party_sends_its_general_only_into_the_city() -> None:
    table = day("dwarf", generals={"varkolak": {"step": 3}})
    table.night("ds55")
    assert table.ended == "loss_general"


@pytest.mark.rule("DOR-15.4", "DOR-15.8", "DOR-13.14")
def test_the_monarch_city_card() -> None:
    board = {"orc_valley": "2 red", "wolf_pass": "1 blue", "bounty_bay": "1 red", "monarch_city": "1 green"}
    table = day("dwarf", minions={**board, "raven_forest": "2 black"}, p0={"hand": ["orc_valley_gate"]})
    table.patch(
        discard={"fire_river_gate": 1}, removed={"battle_luck": 2}, dark_discard={"ds01": 1, "ds02": 1}
    )
    log = table.night("ds56")
    assert [line for line in log if line.startswith("placed")] == [
        "placed location=monarch_city colour=red minions=2",
        "placed location=monarch_city colour=blue minions=3",
    ]
    assert {"deck-shuffled deck=hero", "deck-shuffled deck=darkness"} <= set(log)
    assert table.dump["discard"] == {}
    assert table.dump["dark_discard"] == {}
    assert table.state.dark.size == 56
    assert table.dump["removed"] == {"battle_luck": 2}  # special cards do not come back
    assert table.state.deck[BOX.cards.index("fire_river_gate")] == 1


@pytest.mark.rule("DOR-15.4")
def test_every_neighbour_of_the_city_counts_and_no_other_place() -> None:
    near = GAME.catalogue()["locations"]["monarch_city"]["roads"]
    for place in BOX.locations:
        if place == "monarch_city" or GAME.catalogue()["locations"][place]["inn"]:
            continue
        table = day("dwarf", minions={place: "1 black"})
        table.night("ds56")
        assert table.here("monarch_city") == ({"black": 1} if place in near else {}), place


@pytest.mark.rule("DOR-15.7", "DOR-R7")
def test_special_cards_as_the_last_of_a_night() -> None:
    table = war(1, minions={"orc_valley": "1 red", "wolf_pass": "1 green"}, discard={"fire_river_gate": 1})
    table.night("ds47", "ds50")  # patrols: the general part only
    assert table.dump["minions"] == {
        "orc_valley": {"red": 1},
        "wolf_pass": {"green": 1},
        "raven_forest": {"red": 1},
    }
    log = table.night("ds48", "ds56")  # the city: nothing is placed, but both decks are shuffled
    assert table.here("monarch_city") == {}
    assert {"deck-shuffled deck=hero", "deck-shuffled deck=darkness"} <= set(log)
    assert table.dump["dark_discard"] == {}
    log = table.night("ds56", "ds49")
    assert table.here("monarch_city") == {"red": 1, "green": 1}
    assert table.general("balazarg")[0] == "raven_forest"  # quiet: nothing at all


@pytest.mark.rule("DOR-14.2", "DOR-16.14")
def test_a_night_without_cards() -> None:
    table = day("dwarf", this_turn={"quiet": 1})
    log = table.night()
    assert "quiet-night" in log
    assert not [line for line in log if line.startswith("revealed")]
    assert table.kind() == "day"
    assert table.dump["this_turn"]["quiet"] == 0
