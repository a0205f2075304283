"""Setting up: boards, faces, bags, reserve, scout, start cards, and the options of the table."""

from pathlib import Path

import pytest

from tablee.core.game import BadOption
from tablee.core.rng import Rng
from tablee.core.state import CHANCE
from tests.rules.havresac.table import (
    CARDS,
    FIRST,
    GAME,
    GUARDIANS,
    OBJECTS,
    START_BAG,
    cells_with,
    evening,
    fresh,
    pick,
    random_game,
)

START_CELLS = {"summer": ("6,4", "8,4", "8,6"), "winter": ("7,3", "5,5", "9,5")}


@pytest.mark.rule("HAV-1.1", "HAV-12.1", "HAV-D1")
@pytest.mark.parametrize(("board", "cell"), [("summer", "11,9"), ("winter", "12,9")])
def test_all_players_use_the_same_face_of_the_board(board: str, cell: str) -> None:
    table = fresh(4, board_face=board)
    table.scout("scout_01", "scout_02", "scout_03", "scout_18")
    assert [table.player(seat)["creatures"][cell] for seat in range(4)] == ["pig"] * 4
    assert GAME.view(table.state, None)["board"] == board
    (option,) = (option for option in GAME.options if option.id == "board_face")
    assert option.values == ("summer", "winter")
    with pytest.raises(BadOption):
        fresh(2, board_face="autumn")


@pytest.mark.rule("HAV-1.2", "HAV-D2", "HAV-12.1", "HAV-C1")
def test_faces_are_drawn_one_coin_each_by_default() -> None:
    table = fresh(2, tile_faces="random")
    assert GAME.setup(None, 2).key() == table.state.key()
    faces = ("night", "day", "night", "night", "day", "night")
    for guardian, face in zip(GUARDIANS, faces, strict=True):
        assert table.chance_kind() == "faces"
        assert table.dump()["faces"][guardian] is None
        assert table.legal(CHANCE) == ["face day", "face night"]
        assert table.state.outcomes()[1] == [1, 1]
        assert table.play(f"chance: face {face}")[0] == f"face-turned guardian={guardian} face={face}"
    assert list(table.dump()["faces"].values()) == list(faces)
    assert table.chance_kind() == "scout"


@pytest.mark.rule("HAV-1.2", "HAV-12.1", "HAV-12.2", "HAV-12.3", "HAV-D2")
@pytest.mark.parametrize(
    ("board", "plan", "face"),
    [
        ("summer", "all_day", "day"),
        ("winter", "all_day", "day"),
        ("summer", "random", None),
        ("winter", "random", None),
        ("winter", "all_night", "night"),
    ],
)
def test_settings_from_the_first_game_to_the_hardest(board: str, plan: str, face: str | None) -> None:
    dump = fresh(2, board_face=board, tile_faces=plan).dump()
    assert dump["options"]["board"] == board
    assert dump["faces"] == dict.fromkeys(GUARDIANS, face)


@pytest.mark.rule("HAV-1.2", "HAV-D3")
def test_each_face_can_be_chosen() -> None:
    for night in GUARDIANS:
        dump = fresh(2, tile_faces="chosen", **{f"face_{night}": "night"}).dump()
        assert dump["faces"] == {guardian: "night" if guardian == night else "day" for guardian in GUARDIANS}
    # Without `chosen` they count for nothing.
    dump = fresh(2, tile_faces="all_day", face_druid="night").dump()
    assert dump["faces"]["druid"] == "day"


@pytest.mark.rule("HAV-1.3")
def test_faces_never_change() -> None:
    for seed in range(3):
        table = random_game(2, seed, tile_faces="random")
        turned = [line for line in table.log if line.startswith("face-turned")]
        assert len(turned) == 6
        faces = table.dump()["faces"]
        assert turned == [f"face-turned guardian={kind} face={faces[kind]}" for kind in GUARDIANS]


@pytest.mark.rule("HAV-1.4", "HAV-1.5", "HAV-1.6", "HAV-1.7", "HAV-1.8", "HAV-1.10", "HAV-R32")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_begins_with_the_same(seats: int) -> None:
    table = fresh(seats)
    for seat in range(seats):
        player = table.player(seat)
        assert player["bag"] == START_BAG == {"guide": 1, "warrior": 2, "thief": 1, "priestess": 1}
        assert player["unopened"] == OBJECTS
        assert sum(OBJECTS.values()) == 10
        assert player["repaired"] == player["opened"] == player["tents"] == []
        empty = ("creatures", "guardians", "aside", "objects", "gains", "trophies")
        assert [player[name] for name in empty] == [{}] * len(empty)
        zero = ("gold", "vp", "glory", "cups", "fairies", "fled", "draws")
        assert [player[name] for name in zero] == [0] * len(zero)
        assert player["hand"] is None
    assert len(table.dump()["players"]) == seats


@pytest.mark.rule("HAV-1.4")
def test_one_to_four_players() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4]
    for seats in (0, 5):
        with pytest.raises(BadOption):
            fresh(seats)


@pytest.mark.rule("HAV-D4")
def test_each_seat_has_a_colour_of_its_own_that_changes_nothing() -> None:
    """Colours are how the page draws the seats; the rules do not know them."""
    web = Path(__file__).parents[3] / "web" / "src" / "boards" / "havresac" / "drawing.ts"
    source = web.read_text(encoding="utf-8")
    start = source.index("SEAT_COLOURS")
    colours = source[start : source.index("]", source.index("= [", start))].split("[")[-1].split(",")
    named = [colour.strip() for colour in colours if colour.strip()]
    assert len(named) == len(set(named)) == 4
    assert not any("colour" in option.id for option in GAME.options)


@pytest.mark.rule("HAV-1.5", "HAV-C3")
def test_chests_are_shuffled_for_each_player_apart() -> None:
    """Any chest may hold anything that is still hidden, as often as there is of it, for each player alike."""
    table = fresh(2)
    table.scout(*FIRST)
    table.patch(p0={"bag": {"thief": 2}}, p1={"bag": {"thief": 2}})
    table.play("chance: draw thief", "chance: draw thief", "0: to 5,4")
    outcomes, weights = table.state.outcomes()
    found = [GAME.space.text(outcome) for outcome in outcomes]
    assert dict(zip(found, weights, strict=True)) == {f"find {what}": n for what, n in OBJECTS.items()}
    table.play("chance: find feather", "chance: draw thief", "1: to 5,4")
    assert "find feather" in table.legal(CHANCE)
    table.play("chance: find feather", "chance: draw thief")
    for seat in (0, 1):
        assert table.player(seat)["opened"] == ["5,4"]
        assert table.player(seat)["unopened"] == {k: n for k, n in OBJECTS.items() if k != "feather"}
        assert table.player(seat)["objects"] == {"feather": 1}
    assert len(cells_with("summer", "$")) == len(cells_with("winter", "$")) == 10


@pytest.mark.rule("HAV-1.9", "HAV-13.4")
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_the_reserve_holds_the_rest(n: int) -> None:
    assert fresh(n).reserve() == {
        "guide": 12 - n,
        "warrior": 24 - 2 * n,
        "thief": 16 - n,
        "priestess": 16 - n,
        "druid": 10,
        "huntress": 10,
    }


@pytest.mark.rule("HAV-1.11", "HAV-D5", "HAV-12.4", "HAV-9.5")
def test_the_scout_matters_for_ties_only() -> None:
    assert fresh(4).dump()["options"]["scout"] == 0
    for seat in range(4):
        assert fresh(4, scout=str(seat + 1)).dump()["options"]["scout"] == seat
    # A number beyond the seats is counted around.
    assert fresh(3, scout="4").dump()["options"]["scout"] == 0
    four = [{"gold": 8}] * 4
    assert evening(*four, scout=2).dump()["order"] == [2, 3, 0, 1]
    # The cards are chance's: the Scout is asked nothing.
    table = fresh(3, scout="2")
    while table.chance_kind() == "scout":
        assert table.state.to_act() == [CHANCE]
        table.scout(table.legal(CHANCE)[0].split()[1])
    assert table.dump()["phase"] == "adventure"


@pytest.mark.rule("HAV-12.4", "HAV-D6", "HAV-13.3")
def test_the_other_options() -> None:
    options = {option.id: option for option in GAME.options}
    assert options["solo_goal"].values == ("bronze", "silver", "gold")
    assert options["scout"].values == ("1", "2", "3", "4")
    assert options["tile_faces"].default == "random"
    assert options["board_face"].default == "summer"
    for board, goals in {"summer": (70, 76, 81), "winter": (66, 72, 78)}.items():
        for name, goal in zip(options["solo_goal"].values, goals, strict=True):
            table = fresh(1, board_face=board, solo_goal=name)
            assert table.dump()["options"]["goal"] == goal


@pytest.mark.rule("HAV-12.2")
def test_the_first_game_of_the_book_is_a_preset() -> None:
    [preset] = GAME.presets
    assert preset.id == "first_game"
    dump = fresh(2, **preset.options).dump()
    assert dump["options"]["board"] == "summer"
    assert dump["options"]["faces"] == ["day"] * 6


@pytest.mark.rule("HAV-1.12", "HAV-D7", "HAV-R3", "HAV-C2")
def test_three_start_cards_then_five_piles_of_five() -> None:
    table = fresh(1)
    table.patch(p0={"bag": {}})
    seen: list[str] = []
    rounds: list[int] = []
    rng = Rng(4)
    while not table.state.is_over():
        assert table.legal(CHANCE) == [f"scout {card}" for card in CARDS if card not in seen]
        assert set(table.state.outcomes()[1]) == {1}
        rounds.append(table.dump()["round"])
        card = pick(rng, [card for card in CARDS if card not in seen])
        table.scout(card)
        seen.append(card)
        if table.kind(0) == "recruit":
            table.act("done")
    assert rounds == [0] * 3 + [1] * 5 + [2] * 5 + [3] * 5 + [4] * 5 + [5] * 5
    assert sorted(seen) == sorted(CARDS)


@pytest.mark.rule("HAV-1.13", "HAV-1.15", "HAV-R2")
@pytest.mark.parametrize("board", ["summer", "winter"])
def test_start_cards_go_on_start_cells(board: str) -> None:
    table = fresh(3, board_face=board)
    told = table.scout("scout_18", "scout_28", "scout_03")
    assert told == [
        "scouted-start card=scout_18 creature=pig number=1",
        "scouted-start card=scout_28 creature=fairy number=2",
        "scouted-start card=scout_03 creature=crocodile number=3",
        "round-began round=1",
    ]
    expected = dict(zip(START_CELLS[board], ("pig", "fairy", "crocodile"), strict=True))
    assert [table.player(seat)["creatures"] for seat in range(3)] == [expected] * 3


@pytest.mark.rule("HAV-1.14", "HAV-R1", "HAV-R2", "HAV-R21")
def test_a_mark_comes_once_so_the_hut_of_a_start_card_stays_empty() -> None:
    for seed in range(4):
        table = random_game(2, seed)
        starts = table.dump()["revealed"][:3]
        later = [line.split()[-1] for line in table.log if line.startswith("scouted ")]
        assert len(later) == len(set(later)) == 25
        huts = {GAME.box.cells[GAME.box.card_cell[CARDS.index(card)]] for card in starts}
        assert len(huts) == 3
        assert huts.isdisjoint(later)
