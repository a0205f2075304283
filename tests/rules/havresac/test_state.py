"""The position itself: independent copies, a key that sees every fact, invariants, what it refuses to be."""

import copy
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tablee.core.errors import BadDump
from tablee.core.rng import Rng
from tablee.core.state import CHANCE
from tablee.games.havresac.state import Havresac, add, count_bits, insert
from tablee.games.havresac.state import put as put_value
from tests.rules.havresac.table import (
    GAME,
    GUARDIANS,
    Table,
    adventure,
    cells_with,
    evening,
    fresh,
    recruiting,
)

TOKENS = {"guide": 12, "warrior": 24, "thief": 16, "priestess": 16, "druid": 10, "huntress": 10}


def position() -> Table:
    """Somebody has a guardian in hand and a bit of everything."""
    return adventure(
        "thief", "warrior", creatures={"6,4": "fox", "6,2": "fairy"}, guardians={"9,5": "guide"},
        tents=["1,1"], repaired=["9,5"], objects={"bow": 1, "net": 1}, gains={"pig": 1}, trophies={"fox": 1},
        fairies=1, aside={"druid": 1}, gold=4, vp=6, cups=1, opened=["2,1", "12,1", "9,3"],
    )  # fmt: skip


LISTS = (
    "reserve", "repaired", "opened", "bag", "hand", "objects", "fresh", "cups", "gains", "fairies", "fled",
    "glory", "gold", "vp", "draws",
)  # fmt: skip
ROWS = (
    "faces", "face_plan", "revealed", "unopened", "aside", "trophies", "order",
)  # fmt: skip
"""What copies share: bytes and lists that are replaced, never changed."""
NUMBERS = (
    "board",
    "scout",
    "goal",
    "round",
    "phase",
    "recruiting",
    "waiting",
    "held",
    "result",
    "running",
    "ended",
)


@pytest.mark.parametrize("name", LISTS)
def test_a_copy_shares_no_list(name: str) -> None:
    s = recruiting({"gold": 9}, {"gold": 8}).state if name == "order" else position().state
    assert len(getattr(s, name)) > 0
    for i in range(len(getattr(s, name))):
        twin = s.clone()
        assert twin.key() == s.key()
        getattr(twin, name)[i] += 1
        assert getattr(s, name)[i] == getattr(twin, name)[i] - 1
        assert twin.key() != s.key()


@pytest.mark.parametrize("name", ROWS)
def test_a_copy_takes_over_what_it_shares(name: str) -> None:
    s = recruiting({"gold": 9}, {"gold": 8}).state if name == "order" else position().state
    row = getattr(s, name)
    assert len(row) > 0
    for i in range(len(row)):
        twin = s.clone()
        assert twin.key() == s.key()
        assert getattr(twin, name) == row
        other = [*row[:i], (row[i] + 1) % 256, *row[i + 1 :]]
        setattr(twin, name, bytes(other) if isinstance(row, bytes) else other)
        assert getattr(s, name) is row
        assert twin.key() != s.key()


def test_what_copies_share_is_never_changed_in_place() -> None:
    """Every row of every position of a game is the same object with the same content at its end."""
    kept: list[tuple[Any, list[int]]] = []
    s = fresh(2, tile_faces="random").state
    rng = Rng(5)
    while not s.is_over():
        kept += [(row, list(row)) for row in (getattr(s, name) for name in ROWS)]
        seat = s.to_act()[0]
        s.apply(seat, s.draw(rng) if seat == CHANCE else rng.choice(s.legal(seat)))
    assert len(kept) > 1000
    assert all(list(row) == content for row, content in kept)


@pytest.mark.parametrize(("start", "at", "value"), [(b"\1\2\3", 0, 9), (b"\1\2\3", 2, 255), (b"\7", 0, 0)])
def test_a_row_with_another_value(start: bytes, at: int, value: int) -> None:
    expected = list(start)
    expected[at] = value
    assert list(put_value(start, at, value)) == expected
    assert list(add(start, at, value - start[at])) == expected


def test_a_sorted_row_with_one_more_value() -> None:
    for value in range(1, 9, 2):
        assert list(insert(b"\2\4\6", value)) == sorted([2, 4, 6, value])


def test_a_copy_has_kingdoms_of_its_own() -> None:
    s = position().state
    for name in ("tents", "standing", "creature", "guardian"):
        twin = s.clone()
        before = getattr(s, name)[0]
        getattr(twin, name)[0] = b"\3" + before[1:]
        assert twin.key() != s.key()
        assert getattr(s, name)[0] == before
    assert s.clone().sink is None


def test_a_key_tells_a_tent_from_another_seats() -> None:
    two = fresh(2).state
    twin = two.clone()
    two.tents[0] = b"\5"
    twin.tents[1] = b"\5"
    assert two.key() != twin.key()


@pytest.mark.parametrize("name", NUMBERS)
def test_a_copy_takes_over_each_number(name: str) -> None:
    s = position().state
    key = s.key()
    setattr(s, name, getattr(s, name) + 1)
    assert s.key() != key
    twin = s.clone()
    assert getattr(twin, name) == getattr(s, name)
    assert twin.key() == s.key()


def test_a_copy_plays_on_by_itself() -> None:
    table = position()
    twin = Table(table.state.clone())
    before = table.state.key()
    twin.act("to 7,4")
    assert table.state.key() == before


def test_a_dump_says_everything() -> None:
    finished = evening({"vp": 3}, {"vp": 2}, round=5)
    chest = adventure("thief")
    chest.act("to 5,4")
    for table in (
        position(),
        fresh(3, tile_faces="random"),
        recruiting({"gold": 9}, {"gold": 8}),
        finished,
        chest,
    ):
        dump = GAME.dump(table.state)
        again = GAME.load(copy.deepcopy(dump))
        assert again.key() == table.state.key()
        assert GAME.dump(again) == dump
        assert again.problems() == []


def test_what_a_view_shows() -> None:
    """Every seat and a spectator see the same: all kingdoms, and what is left of chests and cards."""
    table = position()
    views = [{**GAME.view(table.state, seat), "viewer": None} for seat in (None, 0)]
    assert views[0] == views[1]
    kingdom = views[0]["kingdoms"][0]
    player = table.player()
    for name in (
        "creatures",
        "guardians",
        "tents",
        "repaired",
        "opened",
        "bag",
        "aside",
        "hand",
        "objects",
        "gains",
    ):
        assert kingdom[name] == player[name]
    assert kingdom["hidden"] == player["unopened"]
    assert kingdom["score"] == (6, 1, 6)
    assert "unseen" not in views[0]


def test_count_bits() -> None:
    assert [count_bits(mask) for mask in (0, 1, 2, 3, 0b1010101, 1023)] == [0, 1, 1, 2, 4, 10]


# Dumps that are no position --------------------------------------------------------------------------------

Break = Callable[[dict[str, Any]], None]


def put(path: str, value: Any) -> Break:
    """A change of a dump: one value by its dotted path."""

    def change(dump: dict[str, Any]) -> None:
        *way, last = path.split(".")
        node: Any = dump
        for word in way:
            node = node[int(word) if isinstance(node, list) else word]
        node[int(last) if isinstance(node, list) else last] = value

    return change


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (put("players", []), "players: 0 are not possible"),
        (put("options.faces", ["day"] * 5), "options.faces: 5 instead of 6"),
        (put("options.board", "autumn"), "options.board: 'autumn' is unknown; known: summer, winter"),
        (put("options.scout", 1), "options.scout: there is no seat 1"),
        (put("options.scout", -1), "options.scout: there is no seat -1"),
        (put("options.colour", "red"), None),
        (put("faces.guide", "dusk"), "faces: 'dusk' is unknown; known: day, night"),
        (put("round", "x"), "round: 'x' is not a whole number"),
        (put("phase", "lunch"), None),
        (put("revealed", ["scout_01", "scout_01"]), "revealed: scout_01 comes twice"),
        (put("revealed", ["scout_29"]), None),
        (put("recruiting", [1]), "recruiting: there is no seat 1"),
        (put("order", [3]), "order: there is no seat 3"),
        (put("players.0.creatures", {"14,1": "fox"}), None),
        (put("players.0.creatures", {"1,1": "wolf"}), None),
        (put("players.0.guardians", {"1,1": "king"}), None),
        (put("players.0.tents", ["0,0"]), None),
        (put("players.0.repaired", ["1,1"]), "players.0.repaired: there is none on 1,1"),
        (put("players.0.opened", ["9,5"]), "players.0.opened: there is none on 9,5"),
        (put("players.0.unopened", {"boots": -1}), "players.0.unopened: -1 boots"),
        (put("players.0.gains", {"fox": 256}), "players.0.gains: 256 fox"),
        (put("players.0.bag", {"king": 1}), None),
        (put("players.0.bag", {"warrior": 25}), "players: more tokens of warrior than there are"),
        (put("players.0.hand", "king"), None),
        (put("players.0.fresh", "ring"), None),
        (put("players.0.trophies", {"fairy": 1}), None),
        (put("players.0.gold", 1.5), "players.0.gold: 1.5 is not a whole number"),
        (put("players.0.vp", True), "players.0.vp: True is not a whole number"),
        (put("players.0.silver", 1), None),
        (put("waiting", []), None),
        (put("stack", []), None),
    ],
)
def test_dumps_that_are_no_position(change: Break, message: str | None) -> None:
    dump = copy.deepcopy(GAME.dump(position().state))
    change(dump)
    with pytest.raises(BadDump) as error:
        GAME.load(dump)
    assert "\n" not in str(error.value)
    assert message is None or str(error.value) == message


# Invariants ------------------------------------------------------------------------------------------------


def broken(change: Callable[[Havresac], None]) -> list[str]:
    """The problems of the position after a change."""
    s = position().state
    assert s.problems() == []
    change(s)
    return s.problems()


def set_entry(name: str, index: int, value: Any) -> Callable[[Havresac], None]:
    """A change of one entry of a list or row of the state; a cell is one of the first kingdom."""

    def change(s: Havresac) -> None:
        row = getattr(s, name)
        if name in ("guardian", "creature"):
            row[0] = put_value(row[0], index, value)
        elif isinstance(row, bytes):
            setattr(s, name, put_value(row, index, value))
        else:
            row[index] = value

    return change


@pytest.mark.rule("HAV-14.1", "HAV-14.2", "HAV-14.3", "HAV-14.4", "HAV-14.5")
@pytest.mark.parametrize(
    ("change", "problems"),
    [
        (
            set_entry("guardian", 42, 0),
            ["players.0.guardians.4,4: guardian and creature on one cell (HAV-14.1)"],
        ),
        (set_entry("creature", 0, 0), ["players.0.creatures: 9 for 8 cards (HAV-14.2)"]),
        (set_entry("gains", 3, 1), ["players.0.creatures: 9 for 8 cards (HAV-14.2)"]),
        (set_entry("trophies", 2, 1), ["players.0.creatures: 9 for 8 cards (HAV-14.2)"]),
        (set_entry("fairies", 0, 2), ["players.0.creatures: 9 for 8 cards (HAV-14.2)"]),
        (set_entry("fled", 0, 4), ["players.0.creatures: 9 for 8 cards (HAV-14.2)"]),
        (set_entry("bag", 4, 1), ["players: 11 tokens of druid instead of 10"]),
        (set_entry("aside", 4, 2), ["players: 11 tokens of druid instead of 10"]),
        (
            set_entry("hand", 0, 4),
            ["players: 15 tokens of thief instead of 16", "players: 11 tokens of druid instead of 10"],
        ),
        (set_entry("reserve", 5, 9), ["players: 9 tokens of huntress instead of 10"]),
        (set_entry("opened", 0, 0), ["players.0.unopened: 7 closed and 0 opened chests (HAV-14.4)"]),
        (
            set_entry("unopened", 0, 3),
            [
                "players.0.unopened: 8 closed and 3 opened chests (HAV-14.4)",
                "players.0.objects: more of boots than the chests hold (HAV-1.5)",
            ],
        ),
        (set_entry("repaired", 0, 1 << 10), ["players.0.repaired: more villages than there are (HAV-14.4)"]),
        (set_entry("fresh", 0, 2), ["players.0.objects: less than no sword"]),
        (set_entry("gold", 0, -1), ["players.0.gold: less than nothing"]),
        (set_entry("standing", 0, b""), ["players.0.guardians: they stand elsewhere than noted"]),
    ],
)
def test_broken_invariants_are_noticed(change: Callable[[Havresac], None], problems: list[str]) -> None:
    def with_creature(s: Havresac) -> None:
        if "HAV-14.1" in problems[0]:  # a creature there, taken from those that fled
            s.creature[0] = put_value(s.creature[0], 42, 0)
            s.fled[0] -= 1
            s.reserve[0] -= 1
            s.standing[0] = bytes(sorted([*s.standing[0], 42]))
        change(s)

    assert broken(with_creature) == problems


@pytest.mark.rule("HAV-14.5")
def test_more_tents_than_the_box_holds_are_noticed() -> None:
    s = position().state
    s.tents[0] = bytes(range(12))
    assert s.problems() == []
    s.tents[0] = bytes(range(13))
    assert s.problems() == ["players: more tents than the box holds (HAV-14.5)"]


def positions(seats: int, seed: int, **options: str) -> Iterator[tuple[dict[str, Any], list[str]]]:
    """The dumps of a random game after every answer, with the log so far."""
    table = fresh(seats, **options)
    s = table.state
    rng = Rng(seed)
    while not s.is_over():
        seat = rng.choice(s.to_act())
        s.apply(seat, s.draw(rng) if seat == CHANCE else rng.choice(s.legal(seat)))
        if rng.below(4) == 0:
            yield table.dump(), table.log


def total(counts: dict[str, int]) -> int:
    return sum(counts.values())


@pytest.mark.rule(
    "HAV-14.1", "HAV-14.2", "HAV-14.3", "HAV-14.4", "HAV-14.5", "HAV-14.6", "HAV-9.4", "HAV-R20", "HAV-R21"
)
@pytest.mark.parametrize("board", ["summer", "winter"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_invariants_in_whole_games(seats: int, board: str) -> None:
    """Counted from the dumps, without the engine's own check."""
    huts = set(cells_with(board, *"ABCDEFGHIJKLMNOPQRSTU", *"xyz"))
    groves = set(cells_with(board, *"1234567", *"xyz"))
    seen = 0
    for seed in range(2):
        for dump, log in positions(seats, seed, board_face=board, tile_faces="random"):
            seen += 1
            held = dict.fromkeys(GUARDIANS, 0)
            for seat, player in enumerate(dump["players"]):
                assert not set(player["guardians"]) & set(player["creatures"])
                for cell, creature in player["creatures"].items():
                    assert cell in (groves if creature == "fairy" else huts)
                found = len(player["creatures"]) + total(player["gains"]) + total(player["trophies"])
                assert found + player["fairies"] + player["fled"] == len(dump["revealed"])
                kinds = [*player["guardians"].values(), *([player["hand"]] if player["hand"] else [])]
                for kind in GUARDIANS:
                    held[kind] += (
                        player["bag"].get(kind, 0) + player["aside"].get(kind, 0) + kinds.count(kind)
                    )
                bought = sum(line.startswith(f"recruited seat={seat} ") for line in log)
                assert len(kinds) + total(player["bag"]) + total(player["aside"]) == 5 + bought
                assert len(player["opened"]) + total(player["unopened"]) == 10
                assert len(player["repaired"]) <= 10
                assert player["gold"] >= 0
                if player["tents"]:
                    assert dump["round"] > 1 or "round-ended round=1" in log
                    assert dump["faces"]["guide"] == "day"
            assert sum(len(player["tents"]) for player in dump["players"]) <= 12
            for kind in GUARDIANS:
                assert held[kind] <= TOKENS[kind]
    assert seen > 40
