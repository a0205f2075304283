"""The position itself: independent copies, a key that sees every fact, what it refuses to be."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from tablee.core.errors import BadDump
from tests.rules.glory.table import GAME, Table, selecting, turn


def position() -> Table:
    """Seat 0 in its turn with two quests, a few tiles and prestige."""
    area = ("squire 0,-1 0", "imp 1,0")
    return turn("goblin", *area, stock="3/4/1/2/5", hand=("q_patron", "q_tomb"), opened=(1,))


LISTS = ("slots", "piles", "stock", "earned", "cards", "taken", "taken_from", "playing", "returned",
         "majority", "cell", "opened")  # fmt: skip
NUMBERS = (
    "with_quests",
    "deferred",
    "simultaneous",
    "random_first",
    "round",
    "first",
    "claimed",
    "waiting",
    "result",
)


@pytest.mark.parametrize("name", LISTS)
def test_a_copy_shares_no_list(name: str) -> None:
    s = position().state
    for i in range(len(getattr(s, name))):
        twin = s.clone()
        assert twin.key() == s.key()
        getattr(twin, name)[i] += 1
        assert getattr(s, name)[i] == getattr(twin, name)[i] - 1
        assert twin.key() != s.key()


@pytest.mark.parametrize("name", ["discard", "area", "hand"])
def test_a_copy_shares_no_growing_list(name: str) -> None:
    s = position().state
    twin = s.clone()
    lists = [getattr(twin, name)] if name == "discard" else getattr(twin, name)
    for i, tiles in enumerate(lists):
        tiles.append(3)
        mine = s.discard if name == "discard" else getattr(s, name)[i]
        assert len(tiles) == len(mine) + 1
        assert twin.key() != s.key()
        tiles.pop()
        assert twin.key() == s.key()


@pytest.mark.parametrize("name", NUMBERS)
def test_a_copy_takes_over_each_number(name: str) -> None:
    s = position().state
    key = s.key()
    setattr(s, name, getattr(s, name) + 1)
    assert s.key() != key
    twin = s.clone()
    assert getattr(twin, name) == getattr(s, name)
    assert twin.key() == s.key()


def test_a_copy_has_its_own_pool_and_nobody_listens() -> None:
    s = position().state
    twin = s.clone()
    assert twin.sink is None
    assert twin.letters == s.letters
    twin.pool.odds[0] += 1
    assert twin.pool.odds[0] == s.pool.odds[0] + 1
    assert twin.key() != s.key()


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


@pytest.mark.rule("TOG-1.2", "TOG-1.10", "TOG-8.1")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        (put("slots", ["ogre"] * 8), "slots: ogre is in two places"),
        (put("slots", [None] * 6), "slots: 6 instead of 8 (TOG-1.2)"),
        (put("piles", [1, 2]), "piles: 2 instead of 3"),
        (put("first", 4), "first: there is no seat 4"),
        (put("claimed", [7]), "claimed: there is no seat 7"),
        (put("round", "x"), "round: 'x' is not a whole number"),
        (put("discard", ["goblin"]), "players.0.taken: goblin is in two places"),
        (put("discard", ["gnome"]), None),
        (put("players.0.prestige", 6), "players.0.earned: the parts do not add up to the prestige"),
        (put("players.0.hand", ["ogre"]), "players.0.hand: only quests are held in hand"),
        (put("players.0.slot", 9), "players.0.slot: there is no slot 9"),
        (put("players.0.slot", 0), "players.0.slot: there is no slot 0"),
        (put("players.0.card", 9), "players.0.card: there is no slot 9"),
        (
            put("players.0.tiles.0.tile", "ogre"),
            "players.0.tiles: the first tile of an area is its hero (TOG-1.10)",
        ),
        (put("players.0.tiles.1.cell", "0,0"), "players.0.tiles: two tiles on 0,0"),
        (put("players.0.tiles.1.cell", "99,0"), None),
        (put("players.0.tiles.1.opened", [1]), "players.0.tiles: squire has no chest 1"),
        (put("players.0.tiles.2.opened", [0]), "players.0.tiles: imp has no chest 0"),
        (put("players.0.tiles.1.tile", None), "players.0.tiles: a tile is missing"),
        (put("players.0.gold", 3), None),
        (put("options.letters", [1, 2]), "options.letters: 2 names for 4 players"),
        (put("options.quests", 1), None),
        (put("majorities.combat", [4]), "majorities: there is no seat 4"),
        (put("waiting", []), None),
        (put("stack", []), None),
        (put("players", []), "players: 0 are not possible"),
    ],
)
def test_dumps_that_are_no_position(change: Break, message: str | None) -> None:
    dump = copy.deepcopy(GAME.dump(position().state))
    change(dump)
    with pytest.raises(BadDump) as error:
        GAME.load(dump)
    assert "\n" not in str(error.value)
    assert message is None or str(error.value) == message


def test_a_dump_says_everything() -> None:
    for table in (position(), selecting(3, quests="yes"), selecting(5)):
        dump = GAME.dump(table.state)
        again = GAME.load(dump)
        assert again.key() == table.state.key()
        assert GAME.dump(again) == dump


@pytest.mark.rule("TOG-1.10", "TOG-8.1", "TOG-12.2")
@pytest.mark.parametrize(
    ("name", "index", "value", "problem"),
    [
        ("stock", 3, -1, "players.0.coin: less than nothing"),
        ("stock", 4, 6, "players.0.earned: prestige and where it came from differ"),
        ("round", None, 11, "round: there is no round 11"),
        ("first", None, 4, "first: there is no such seat"),
        ("majority", None, [0], "majorities: they are settled when the game ends (TOG-10.4)"),
        ("piles", 0, 18, "piles.0: 18 tiles, 12 are unseen"),
        ("piles", 2, -1, "piles.2: -1 tiles, 15 are unseen"),
    ],
)
def test_broken_invariants_are_noticed(name: str, index: int | None, value: Any, problem: str) -> None:
    s = position().state
    assert s.problems() == []
    if index is None:
        setattr(s, name, value)
    else:
        getattr(s, name)[index] = value
    assert s.problems() == [problem]


def test_a_tile_in_two_places_is_noticed() -> None:
    s = position().state
    imp = s.box.tiles.index("imp")
    s.discard.append(imp)
    assert s.problems() == ["players: imp is in 2 places"]
    s = position().state
    s.opened[s.box.tiles.index("imp")] = 1
    assert s.problems() == ["players.0.tiles.2: imp has a key without a chest"]
    s.opened[s.box.tiles.index("imp")] = 0
    s.cell[imp] = s.cell[s.box.tiles.index("squire")]
    assert s.problems() == ["players.0.tiles: two on one cell"]
    s.cell[imp] = -1
    assert "players: imp has a cell and no area, or the other way round" in s.problems()
