"""Chapter 13: placing minions, overruns, tainted land, shortage; against a second model on random boards."""

import copy
from collections import Counter

import pytest

from tablee.core.rng import Rng
from tests.rules.defenders.overruns import INNS, NEAR, OPEN, Land, Lost
from tests.rules.defenders.table import GAME, Table, day

COLOURS = ("red", "green", "blue", "black")


# One instruction -------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-13.1", "DOR-13.2")
def test_minions_come_one_at_a_time_up_to_three() -> None:
    table = day("dwarf", "rogue", at="dark_woods", generals={"varkolak": {"step": 0}})
    assert table.put("dark_woods", "black", 3) == [
        "placed location=dark_woods colour=black minions=1",
        "placed location=dark_woods colour=black minions=2",
        "placed location=dark_woods colour=black minions=3",
    ]  # two heroes and a general take no room
    assert table.crystals("dark_woods") == 0
    assert table.supply("black") == 22


@pytest.mark.rule("DOR-13.3", "DOR-13.5", "DOR-13.14")
def test_a_fourth_minion_is_a_crystal_and_an_overrun() -> None:
    table = day("dwarf", minions={"rock_bridge_pass": "1 red 1 green 1 blue"})
    assert table.put("rock_bridge_pass", "blue", 1) == [
        "overrun location=rock_bridge_pass colour=blue",
        "tainted location=rock_bridge_pass crystals=1",
        *(f"placed location={place} colour=blue minions=1" for place in sorted(NEAR["rock_bridge_pass"])),
    ]
    assert table.here("rock_bridge_pass") == {"red": 1, "green": 1, "blue": 1}


@pytest.mark.rule("DOR-13.3", "DOR-13.4", "DOR-R3")
@pytest.mark.parametrize(("there", "n", "left"), [(1, 3, 3), (2, 2, 3), (3, 1, 3), (3, 3, 3)])
def test_one_overrun_however_many_exceed(there: int, n: int, left: int) -> None:
    table = day("dwarf", minions={"ghost_marsh": f"{there} black"})
    log = table.put("ghost_marsh", "green", n)
    assert sum(table.here("ghost_marsh").values()) == left
    assert table.crystals("ghost_marsh") == 1
    assert [line for line in log if line.startswith("overrun")] == [
        "overrun location=ghost_marsh colour=green"
    ]
    assert table.here("amarak_peak") == {"green": 1}


@pytest.mark.rule("DOR-13.5", "DOR-13.10", "DOR-R33", "DOR-13.11")
def test_an_overrun_reaches_the_city_but_no_inn() -> None:
    table = day("dwarf", minions={"gryphon_forest": "3 green", "wolf_pass": "3 blue"})
    table.put("gryphon_forest", "green", 1)
    assert table.here("gryphon_inn") == {}
    assert table.crystals("gryphon_inn") == 0
    assert table.here("seagull_lagoon") == {"green": 1}
    assert table.here("serpent_swamp") == {"green": 1}
    assert table.supply("green") == 20  # nothing replaces the inn
    table.put("wolf_pass", "blue", 2)
    assert table.here("monarch_city") == {"blue": 1}


@pytest.mark.rule("DOR-13.11")
@pytest.mark.parametrize("inn", INNS)
def test_inns_never_receive_anything(inn: str) -> None:
    table = day("dwarf")
    table.put(inn, "red", 3)
    assert table.dump["minions"] == {}
    assert table.dump["crystals"] == {}
    problems = table.state
    problems.minions[GAME.box.locations.index(inn) * 4] += 1
    assert any("DOR-13.11" in text for text in problems.problems())


@pytest.mark.rule("DOR-13.6", "DOR-13.13")
def test_an_overrun_into_a_full_place_taints_it_and_spreads_no_further() -> None:
    table = day(
        "dwarf", minions={"raven_forest": "3 green", "scorpion_canyon": "3 red", "blood_flats": "3 black"}
    )
    table.put("raven_forest", "green", 1)
    assert (
        table.crystals("raven_forest"),
        table.crystals("scorpion_canyon"),
        table.crystals("blood_flats"),
    ) == (1, 1, 1)
    assert table.here("scorpion_canyon") == {"red": 3}
    assert table.here("unicorn_forest") == {}
    assert table.here("angel_tear_falls") == {"green": 1}
    assert table.supply("green") == 20  # crystals need no minion


@pytest.mark.rule("DOR-13.7")
def test_a_tainted_place_is_tainted_and_overrun_again() -> None:
    table = day("dwarf", minions={"ghost_marsh": "3 black"}, crystals={"ghost_marsh": 2})
    table.put("ghost_marsh", "black", 1)
    table.put("ghost_marsh", "black", 1)
    assert table.crystals("ghost_marsh") == 4
    assert table.here("amarak_peak") == {"black": 2}
    assert table.here("ghost_marsh") == {"black": 3}
    fresh = day("dwarf", crystals={"ghost_marsh": 5})
    fresh.put("ghost_marsh", "black", 3)
    assert fresh.here("ghost_marsh") == {"black": 3}  # crystals take no room


# Demons ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-13.8")
def test_the_third_demon_taints_and_does_so_again() -> None:
    table = day("dwarf", minions={"cursed_plateau": "2 red"})
    assert table.put("cursed_plateau", "red", 1) == [
        "placed location=cursed_plateau colour=red minions=3",
        "tainted location=cursed_plateau crystals=1",
    ]
    table.patch(minions={"cursed_plateau": "2 red"})
    table.put("cursed_plateau", "red", 1)
    assert table.crystals("cursed_plateau") == 2
    assert table.here("wyvern_forest") == {}


@pytest.mark.rule("DOR-13.8")
def test_two_demons_and_another_do_not_taint() -> None:
    for text, colour in (
        ("2 red", "green"),
        ("1 red 1 green", "red"),
        ("2 green", "red"),
        ("2 black", "black"),
    ):
        table = day("dwarf", minions={"cursed_plateau": text})
        table.put("cursed_plateau", colour, 1)
        assert table.crystals("cursed_plateau") == 0, text


@pytest.mark.rule("DOR-13.8")
def test_a_third_demon_of_an_overrun_or_an_escort_taints_too() -> None:
    table = day("dwarf", minions={"raven_forest": "3 red", "blood_flats": "2 red"})
    table.put("raven_forest", "red", 1)
    assert table.crystals("blood_flats") == 1
    assert table.here("blood_flats") == {"red": 3}
    escort = day("dwarf", minions={"raven_forest": "1 red"})
    escort.night("ds01")
    assert escort.here("raven_forest") == {"red": 3}
    assert escort.crystals("raven_forest") == 1


@pytest.mark.rule("DOR-W12", "DOR-13.8", "DOR-13.6")
@pytest.mark.parametrize(
    ("before", "after"), [("2 red", {"red": 3}), ("2 red 1 green", {"red": 2, "green": 1})]
)
def test_an_overrun_of_demons_into_the_ancient_ruins(before: str, after: dict[str, int]) -> None:
    table = day("dwarf", minions={"ancient_ruins": before, "greenleaf_village": "3 red"})
    log = table.put("greenleaf_village", "red", 1)
    assert table.here("ancient_ruins") == after
    assert table.crystals("ancient_ruins") == 1
    assert [line for line in log if line.startswith("overrun")] == [
        "overrun location=greenleaf_village colour=red"
    ]


@pytest.mark.rule("DOR-13.9", "DOR-R2")
def test_the_third_and_a_fourth_demon_of_one_instruction() -> None:
    table = day("dwarf", minions={"cursed_plateau": "2 red"})
    table.put("cursed_plateau", "red", 2)
    assert table.crystals("cursed_plateau") == 2
    assert table.dump["minions"] == {
        "cursed_plateau": {"red": 3},
        "land_of_amazons": {"red": 1},
        "withered_hills": {"red": 1},
        "wyvern_forest": {"red": 1},
    }


@pytest.mark.rule("DOR-13.10")
def test_the_city_holds_four_and_is_never_tainted() -> None:
    table = day("dwarf")
    table.put("monarch_city", "red", 3)
    table.put("monarch_city", "red", 1)
    assert table.here("monarch_city") == {"red": 4}
    assert table.dump["crystals"] == {}
    assert table.ended == ""
    table.put("monarch_city", "black", 1)
    assert table.ended == "loss_city"


# Shortage --------------------------------------------------------------------------------------------------

EIGHT = (
    "ghost_marsh",
    "dark_woods",
    "windy_pass",
    "thorny_woods",
    "seabird_port",
    "fire_river",
    "wolf_pass",
    "cursed_plateau",
)


def short(*heroes: str, left: int = 0, **given: object) -> Table:
    """No Orc, or a few, in the supply: 24 stand on eight places, the last on amarak peak."""
    board = dict.fromkeys(EIGHT, "3 green")
    if left == 0:
        board["amarak_peak"] = "1 green"
    table = day(*(heroes or ("paladin", "ranger")), at="bounty_bay")
    table.patch(**given)
    taken = sum(player["markers"].get("green", 0) for player in table.dump["players"])
    for place in EIGHT[:taken]:
        board[place] = "2 green"
    return table.patch(minions=board)


@pytest.mark.rule("DOR-13.12", "DOR-R37")
def test_a_marker_of_a_quest_is_used_up_first() -> None:
    table = short(p0={"quest": "orc_hunter", "markers": {"green": 2}})
    assert table.supply("green") == 0
    log = table.put("raven_forest", "green", 1)
    assert log[0] == "marker-taken seat=0 quest=orc_hunter colour=green"
    assert table.player()["markers"] == {"green": 1}
    table.put("raven_forest", "green", 1)
    assert table.player()["markers"] == {}
    table.put("raven_forest", "green", 1)
    assert table.ended == "loss_minions"


@pytest.mark.rule("DOR-13.12", "DOR-D31")
def test_the_active_player_chooses_whose_quest_gives_a_marker() -> None:
    table = short(
        p0={"quest": "raids", "markers": {"green": 1}}, p1={"quest": "orc_hunter", "markers": {"green": 3}}
    )
    table.put("raven_forest", "green", 1)
    assert table.asked() == [0]
    assert table.kind() == "give_marker"
    assert table.legal(0) == ["marker 1", "marker 2"]
    table.play("0: marker 2")
    assert table.player(0)["markers"] == {"green": 1}
    assert table.player(1)["markers"] == {"green": 2}
    assert table.here("raven_forest") == {"green": 1}
    assert table.kind() == "day"


@pytest.mark.rule("DOR-13.12", "DOR-18.7")
def test_a_step_of_the_militia_is_lost_with_its_marker() -> None:
    table = short(p0={"quest": "organize_militia", "markers": {"green": 1, "red": 1}, "marked": 5})
    table.put("raven_forest", "green", 1)
    assert table.player()["markers"] == {"red": 1}
    assert table.player()["marked"] == 1


@pytest.mark.rule("DOR-13.12", "DOR-R4", "DOR-1.2")
def test_running_out_during_an_overrun_or_an_escort_loses_too() -> None:
    table = short(left=1)
    assert table.supply("green") == 1
    table.put("ghost_marsh", "green", 1)  # its only neighbour takes the last Orc
    assert table.ended == ""
    table.put("thorny_woods", "green", 1)
    assert table.ended == "loss_minions"
    assert table.crystals("thorny_woods") == 1
    escort = short()
    escort.night("ds15")  # Gorgutt and two Orcs to amarak peak
    assert escort.general("gorgutt")[0] == "amarak_peak"
    assert escort.ended == "loss_minions"


@pytest.mark.rule("DOR-13.13")
def test_crystals_in_place_of_minions_need_no_supply() -> None:
    table = short(minions={})
    table.patch(
        minions={
            **dict.fromkeys(EIGHT[1:], "3 green"),
            "ghost_marsh": "3 green",
            "amarak_peak": "1 green 2 red",
        }
    )
    table.put("ghost_marsh", "green", 2)
    assert table.ended == ""
    assert (table.crystals("ghost_marsh"), table.crystals("amarak_peak")) == (1, 1)


# Against the second model ----------------------------------------------------------------------------------


def any_of(rng: Rng, things: list[str]) -> str:
    """One of them by chance."""
    return things[rng.below(len(things))]


def instruction(rng: Rng, land: Land) -> tuple[str, str, int]:
    """Some minions for some place, half of the time for one that is nearly full."""
    full = [place for place in OPEN if land.crowd(place) >= 2]
    where = any_of(rng, full if full and rng.below(2) else OPEN)
    return where, any_of(rng, list(COLOURS)), 1 + rng.below(3)


def random_land(rng: Rng) -> Land:
    """A board on which much is full, little is left, and quests hold some markers."""
    land = Land()
    for colour in COLOURS:
        for seat in range(2):
            land.markers[seat, colour] = int(rng.below(3) == 0)
        for _ in range(rng.choice([3, 12, 20, 25 - sum(land.markers[seat, colour] for seat in range(2))])):
            place = any_of(rng, OPEN)
            if land.crowd(place) < 3:
                land.minions[place, colour] += 1
    for _ in range(rng.choice([0, 4, 9, 10])):
        land.crystals[any_of(rng, [place for place in OPEN if place != "monarch_city"])] += 1
    return land


def as_table(land: Land) -> Table:
    markers = [{c: land.markers[seat, c] for c in COLOURS if land.markers[seat, c]} for seat in range(2)]
    table = day("paladin", "ranger")
    dump = copy.deepcopy(table.dump)
    dump.update(minions=land.board(), crystals={place: n for place, n in land.crystals.items() if n})
    for seat, quest in enumerate(("raids", "orc_hunter")):
        dump["players"][seat].update(quest=quest, markers=markers[seat])
    return Table(GAME.load(dump))


@pytest.mark.rule(
    "DOR-13.1",
    "DOR-13.2",
    "DOR-13.3",
    "DOR-13.4",
    "DOR-13.5",
    "DOR-13.6",
    "DOR-13.8",
    "DOR-13.9",
    "DOR-13.10",
    "DOR-13.12",
    "DOR-13.13",
    "DOR-13.14",
)
@pytest.mark.parametrize("seed", range(8))
def test_random_boards_agree_with_the_second_model(seed: int) -> None:
    rng = Rng(seed)
    for _ in range(15):
        land = random_land(rng)
        table = as_table(land)
        ending = ""
        for _ in range(6):
            where, colour, n = instruction(rng, land)
            try:
                land.instruct(where, colour, n)
            except Lost as lost:
                ending = str(lost)
            table.put(where, colour, n)
            while table.kind(0) == "give_marker":
                table.play(f"0: {table.legal(0)[0]}")
            assert table.ended == ending
            dump = table.dump
            assert dump["minions"] == land.board()
            assert dump["crystals"] == {place: n for place, n in sorted(land.crystals.items()) if n}
            for seat in range(2):
                held = {c: land.markers[seat, c] for c in COLOURS if land.markers[seat, c]}
                assert dump["players"][seat]["markers"] == held
            if ending:
                break
            assert [table.supply(colour) for colour in COLOURS] == [land.supply(colour) for colour in COLOURS]


def test_the_random_boards_meet_every_ending() -> None:
    endings: Counter[str] = Counter()
    for seed in range(8):
        rng = Rng(seed)
        for _ in range(15):
            land = random_land(rng)
            for _ in range(6):
                try:
                    land.instruct(*instruction(rng, land))
                except Lost as lost:
                    endings[str(lost)] += 1
                    break
    assert min(endings[ending] for ending in ("loss_minions", "loss_crystals", "loss_city")) >= 3
