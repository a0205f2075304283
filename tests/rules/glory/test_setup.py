"""Chapter 1, and the conventions of chapter 12 that concern the set-up."""

from collections import Counter

import pytest

from tablee.core.game import BadOption
from tablee.core.rng import Rng
from tablee.core.state import CHANCE
from tablee.games.glory.setup import letters_of
from tests.rules.glory.table import BOX, GAME, HEROES, SLOTS, TILES, fresh, random_game, selecting

ALL_SEATS = (2, 3, 4, 5)
START = {  # coins, potions, combat, magic, prestige
    "paladin": "5/2/1/1/0",
    "shaman": "4/7/0/0/0",
    "barbarian": "2/1/2/0/0",
    "thief": "7/2/1/0/0",
    "mage": "3/2/0/2/0",
}


@pytest.mark.rule("TOG-1.1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_two_to_five_players(seats: int) -> None:
    assert list(GAME.seats) == list(ALL_SEATS)
    with pytest.raises(BadOption) as error:
        GAME.setup({}, seats)
    assert str(error.value).endswith("choose 2 to 5")


@pytest.mark.rule("TOG-1.2", "TOG-1.3", "TOG-1.4", "TOG-R21")
@pytest.mark.parametrize(
    ("seats", "slots", "wild", "discarded"), [(2, 6, 4, 3), (3, 6, 4, 2), (4, 8, 5, 1), (5, 8, 5, 0)]
)
def test_board_of_each_number_of_players(seats: int, slots: int, wild: int, discarded: int) -> None:
    view = GAME.view(selecting(seats).state, 0)
    assert len(view["slots"]) == slots
    assert (view["wild"], view["discarded_per_round"]) == (wild, discarded)
    assert GAME.catalogue()["counts"][str(seats)] == {"slots": slots, "wild": wild, "discarded": discarded}


@pytest.mark.rule("TOG-1.8", "TOG-1.14", "TOG-1.7", "TOG-R27", "TOG-R3")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_piles_and_first_tiles(seats: int) -> None:
    table = fresh(seats)
    assert table.state.piles == [16 if seats <= 3 else 18, 20, 15]
    table.play(*(f"chance: hero {hero}" for hero in HEROES[:seats]))
    age_1 = [BOX.tiles[tile] for tile in BOX.age_tiles[0]]
    for i, tile in enumerate(TILES[: SLOTS[seats]]):
        # Any tile of age 1 that is not on the board may come: those set aside are as unknown as the others.
        left = [name for name in age_1 if name not in TILES[:i]]
        assert sorted(table.legal(CHANCE)) == sorted(f"draw {name}" for name in left)
        assert set(table.state.outcomes()[1]) == {1}
        assert table.play(f"chance: draw {tile}")[0] == f"tile-came tile={tile} slot={i + 1}"
    assert table.board() == list(TILES[: SLOTS[seats]])
    assert table.state.piles == [10, 20, 15]
    assert GAME.dump(table.state)["discard"] == []
    assert GAME.view(table.state, 0)["discard"] == []


@pytest.mark.rule("TOG-1.8", "TOG-R1", "TOG-9.6")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_two_tiles_of_age_1_are_never_seen_with_two_or_three(seats: int) -> None:
    table = random_game(seats, seed=seats)
    unseen = [tile for tile in range(len(BOX.age)) if BOX.age[tile] and table.state.pool.odds[tile]]
    assert len(unseen) == (2 if seats <= 3 else 0)
    assert all(BOX.age[tile] == 1 for tile in unseen)
    came = [line.split()[1] for line in table.log if line.startswith("tile-came")]
    assert len(came) == len(set(came)) == 53 - len(unseen)


@pytest.mark.rule("TOG-1.5", "TOG-R1", "TOG-R2", "TOG-R3")
def test_five_kinds_of_backs() -> None:
    assert [len(tiles) for tiles in BOX.age_tiles] == [18, 20, 15]
    assert len(BOX.heroes) == 5
    assert len(BOX.quests) == 16
    every = [*BOX.age_tiles[0], *BOX.age_tiles[1], *BOX.age_tiles[2], *BOX.heroes, *BOX.quests]
    assert sorted(every) == list(range(74))


@pytest.mark.rule("TOG-1.10", "TOG-1.12", "TOG-1.13", "TOG-12.3")
def test_each_hero_is_dealt_once_with_its_start() -> None:
    table = fresh(5)
    assert table.legal(CHANCE) == [f"hero {BOX.tiles[hero]}" for hero in BOX.heroes]
    for seat, hero in enumerate(HEROES):
        assert set(table.state.outcomes()[1]) == {1}
        assert len(table.legal(CHANCE)) == 5 - seat
        assert table.play(f"chance: hero {hero}")[0] == f"hero-dealt seat={seat} tile={hero}"
        assert f"hero {hero}" not in table.legal(CHANCE)
        assert table.player(seat)["tiles"] == [{"tile": hero, "cell": "0,0", "opened": []}]
        assert table.stock(seat) == START[hero]
    assert all(not line.startswith("chest-opened") for line in table.log)


@pytest.mark.rule("TOG-1.10")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_unused_heroes_stay_in_the_box(seats: int) -> None:
    view = GAME.view(selecting(seats).state, None)
    assert [player["hero"] for player in view["players"]] == list(HEROES[:seats])
    assert sorted(view["unused_heroes"]) == sorted(HEROES[seats:])
    assert GAME.view(fresh(seats).state, None)["unused_heroes"] == []


@pytest.mark.rule("TOG-1.12")
def test_the_start_gain_is_told_part_by_part() -> None:
    assert fresh(2).play("chance: hero paladin") == [
        "hero-dealt seat=0 tile=paladin",
        "gained seat=0 gain=coin amount=5 tile=paladin",
        "gained seat=0 gain=potion amount=2 tile=paladin",
        "gained seat=0 gain=combat amount=1 tile=paladin",
        "gained seat=0 gain=magic amount=1 tile=paladin",
    ]


@pytest.mark.rule("TOG-1.9", "TOG-1.11")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a_new_game_has_no_majorities_and_all_cards(seats: int) -> None:
    table = selecting(seats)
    assert GAME.view(table.state, 0)["majorities"] == {"combat": [], "magic": [], "potion": [], "coin": []}
    for seat in range(seats):
        player = GAME.view(table.state, seat)["players"][seat]
        assert (player["prestige"], player["keys"], player["quests_in_hand"]) == (0, 0, 0)
        assert player["earned"] == dict.fromkeys(("tile", "connector", "chest", "majority", "end"), 0)
        assert table.legal(seat) == [f"select {slot + 1}" for slot in range(SLOTS[seats])]


@pytest.mark.rule("TOG-1.6", "TOG-12.1")
def test_without_the_option_there_are_no_quests() -> None:
    table = random_game(3, seed=5)
    assert not [line for line in table.log if "quest" in line or "q_" in line]
    assert all(table.state.pool.odds[quest] for quest in BOX.quests)
    view = GAME.view(selecting(3).state, 1)
    assert view["quests"] is False
    assert [player["hand"] for player in view["players"]] == [None, [], None]


@pytest.mark.rule("TOG-1.16", "TOG-11.1", "TOG-11.2", "TOG-1.15", "TOG-D1", "TOG-R24")
def test_order_of_the_set_up_with_quests() -> None:
    table = fresh(2, quests="yes", letters="3,5")
    table.play("chance: hero mage", "chance: hero thief", *(f"chance: draw {tile}" for tile in TILES[:6]))
    quests = [BOX.tiles[quest] for quest in BOX.quests]
    for i in range(6):
        assert table.legal(CHANCE) == [f"deal {quest}" for quest in quests if quest not in quests[:i]]
        assert set(table.state.outcomes()[1]) == {1}
        assert table.state.round == 0
        table.play(f"chance: deal {quests[i]}")
    assert table.state.to_act() == [0, 1]
    assert [table.kind(seat) for seat in (0, 1)] == ["keep_quests"] * 2
    assert table.player(0)["hand"] == quests[:3]
    assert table.player(1)["hand"] == quests[3:6]
    assert table.legal(1) == [f"return {quest}" for quest in quests[3:6]]
    assert table.refused(1, f"return {quests[0]}") == "TOG-11.2"
    assert table.refused(1, "select 1") == "TOG-11.2"
    table.play(f"1: return {quests[4]}")
    assert table.state.to_act() == [0]
    assert table.refused(1, f"return {quests[3]}") == "TOG-2.3"
    table.play(f"0: return {quests[0]}")
    assert table.state.to_act() == [0, 1]
    assert table.state.round == 1
    assert table.player(0)["hand"] == [quests[1], quests[2]]
    assert table.player(1)["hand"] == [quests[3], quests[5]]
    assert table.player(1)["returned"] == quests[4]
    kinds = [line.split()[0] for line in table.log if not line.startswith("gained")]
    assert kinds == [
        *["hero-dealt"] * 2,
        *["tile-came"] * 6,
        "token-given",
        *["quest-dealt"] * 6,
        *["quest-returned"] * 2,
        "round-began",
    ]


@pytest.mark.rule("TOG-11.1")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_three_quests_for_everybody(seats: int) -> None:
    table = selecting(seats, quests="yes")
    quests = [BOX.tiles[quest] for quest in BOX.quests]
    table.play(*(f"chance: deal {quest}" for quest in quests[: 3 * seats]))
    assert [table.player(seat)["hand"] for seat in range(seats)] == [
        quests[3 * seat : 3 * seat + 3] for seat in range(seats)
    ]
    assert table.state.to_act() == list(range(seats))
    assert table.kind(seats - 1) == "keep_quests"


# The first player ------------------------------------------------------------------------------------------


@pytest.mark.rule("TOG-12.5", "TOG-R34", "TOG-W43")
@pytest.mark.parametrize(
    ("name", "letters"),
    [
        ("Jean-Luc", 7), ("Bérénice", 8), ("Maximilien", 10), ("Anne-Lise", 8), ("", 0), ("R2 D2", 2),
        ("Ælfric", 6), ("  ", 0), ("Zoë!", 3), ("李小龙", 3), ("O'Neill 3rd.", 8), ("1234", 0),
    ],
)  # fmt: skip
def test_length_of_a_name(name: str, letters: int) -> None:
    assert letters_of(name) == letters


@pytest.mark.rule("TOG-1.15", "TOG-12.5", "TOG-W43")
def test_names_become_lengths() -> None:
    assert GAME.seat_options(["Jean-Luc", "Bérénice", "Maximilien"]) == {"letters": "7,8,10"}
    assert GAME.seat_options(["", "x" * 5000]) == {"letters": "0,1000"}


@pytest.mark.rule("TOG-1.15", "TOG-12.5", "TOG-R36")
def test_a_name_that_is_not_known_yet_is_no_short_one() -> None:
    assert GAME.seat_options(["Ann", None, "", None]) == {"letters": "3,?,0,?"}


@pytest.mark.rule("TOG-1.15")
@pytest.mark.parametrize(
    ("letters", "candidates"),
    [
        ("7,8,10", [3]),
        ("9,8,8", [1]),
        ("8,8,7", [1, 2]),
        ("8,3,8", [1, 3]),
        ("4,4,4", [1, 2, 3]),
        ("", [1, 2, 3]),
        pytest.param("2,?,?", [1, 2, 3], marks=pytest.mark.rule("TOG-R36")),
        pytest.param("2,9,?", [2, 3], marks=pytest.mark.rule("TOG-R36")),
        pytest.param("0,?,?", [2, 3], marks=pytest.mark.rule("TOG-R36")),
        pytest.param("0,?,0", [2], marks=pytest.mark.rule("TOG-R36")),
        pytest.param("?,1000,?", [1, 2, 3], marks=pytest.mark.rule("TOG-R36")),
        pytest.param("?,99999,3", [1, 2], marks=pytest.mark.rule("TOG-R36")),
    ],
)
def test_the_longest_name_begins(letters: str, candidates: list[int]) -> None:
    table = fresh(3, letters=letters)
    table.play(*(f"chance: hero {hero}" for hero in HEROES[:3]), *(f"chance: draw {t}" for t in TILES[:6]))
    if len(candidates) == 1:
        assert table.log[-2] == f"token-given seat={candidates[0] - 1}"
    else:
        assert table.state.first == -1
        assert table.legal(CHANCE) == [f"first {seat}" for seat in candidates]
        assert set(table.state.outcomes()[1]) == {1}
        told = table.play(f"chance: first {candidates[-1]}")
        assert told == [f"token-given seat={candidates[-1] - 1}", "round-began round=1"]
    assert table.state.first == candidates[-1] - 1
    assert table.state.to_act() == [0, 1, 2]


@pytest.mark.rule("TOG-12.1", "TOG-1.15")
def test_first_player_by_lot() -> None:
    table = fresh(3, letters="9,1,2", first_player_rule="random")
    table.play(*(f"chance: hero {hero}" for hero in HEROES[:3]), *(f"chance: draw {t}" for t in TILES[:6]))
    assert table.legal(CHANCE) == ["first 1", "first 2", "first 3"]
    assert set(table.state.outcomes()[1]) == {1}


@pytest.mark.rule("TOG-12.1")
def test_options_and_their_defaults() -> None:
    assert {option.id: (option.values, option.default) for option in GAME.options} == {
        "quests": (("no", "yes"), "no"),
        "quest_timing": (("sequential", "deferred"), "sequential"),
        "simultaneous_play": (("no", "yes"), "no"),
        "first_player_rule": (("longest_name", "random"), "longest_name"),
    }
    fields = ("with_quests", "deferred", "simultaneous", "random_first")
    assert [getattr(fresh(2).state, name) for name in fields] == [0, 0, 0, 0]
    state = fresh(2, quests="yes", quest_timing="deferred").state
    assert [getattr(state, name) for name in fields] == [1, 1, 0, 0]
    state = fresh(2, simultaneous_play="yes", first_player_rule="random").state
    assert [getattr(state, name) for name in fields] == [0, 0, 1, 1]


@pytest.mark.rule("TOG-12.1", "TOG-12.5")
@pytest.mark.parametrize(
    "letters",
    ["1", "1,2,3", "1,x", "1,-2", "1,", "٣,1", "?", "1,??", pytest.param(f"1,{'9' * 5000}", id="endless")],
)
def test_lengths_of_names_must_fit_the_seats(letters: str) -> None:
    with pytest.raises(BadOption) as error:
        GAME.setup({"letters": letters}, 2)
    shown = letters[:40]
    assert str(error.value) == f"option letters of glory cannot be '{shown}': write 2 numbers with commas"


@pytest.mark.rule("TOG-1.7", "TOG-1.10", "TOG-11.1")
def test_everything_is_dealt_at_random() -> None:
    """Over many games every hero, every first tile and every quest is seen at seat 0 and on slot 1."""
    heroes: Counter[str] = Counter()
    slots: Counter[str] = Counter()
    quests: Counter[str] = Counter()
    for seed in range(300):
        table = fresh(2, quests="yes")
        table.state.advance(Rng(seed))
        heroes[table.player(0)["tiles"][0]["tile"]] += 1
        slots[str(table.board()[0])] += 1
        quests.update(table.player(0)["hand"])
    assert sorted(heroes) == sorted(HEROES)
    assert min(heroes.values()) > 30
    assert len(slots) == 18
    assert len(quests) == 16
    assert min(quests.values()) > 25
