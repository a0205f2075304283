"""The position itself: independent copies, a key that sees every fact, what it refuses to be."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

import tablee
from tablee.core.errors import BadDump
from tablee.core.rng import Rng
from tablee.core.state import CHANCE, State
from tablee.games.defenders.procs import DECISIONS
from tablee.games.defenders.state import changed, emptied, extended, without
from tablee.sim.fuzz import PLAYERS, choose_actor
from tests.rules.defenders.table import BOX, GAME, Table, attack, day, fresh, random_game


def position() -> Table:
    """Two heroes in a group attack after the first roll, with a bit of everything."""
    table = attack(
        "dwarf", "rogue", general="gorgutt", minions={"wolf_pass": "2 red"}, crystals={"dark_woods": 2}
    )
    table.patch(
        p0={
            "hand": ["thorny_woods_gate", "fire_river_gate"],
            "completed": ["raids"],
            "unused": ["raids"],
            "slayer": ["red"],
        },
        p1={"hand": ["raven_forest_gate"], "quest": "orc_hunter", "markers": {"green": 2}},
        discard={"orc_valley_gate": 1},
        removed={"battle_luck": 1},
        quest_discard=["elf_envoy"],
        dark_discard={"ds01": 1},
        dark_top=["ds02", "ds03"],
        card={"foreseen": ["ds04"]},
    )
    table.play("0: attack", "0: card thorny_woods_gate", "1: card raven_forest_gate", "0: roller 1")
    table.patch(p1={"completed": ["unicorn_steed"]})
    table.dice(4)
    table.play("0: roller 2")
    table.dice(2)
    assert table.kind(1) == "reroll"
    return table


LISTS = (
    "minions",
    "crystals",
    "gates",
    "supply",
    "general_step",
    "general_life",
    "healing",
    "hero",
    "at",
    "ready",
    "spent",
    "lost",
    "bonus",
    "style",
    "mounted",
    "shape",
    "ambush",
    "slayer",
    "kills",
    "quest",
    "marked",
    "markers",
    "deck",
    "discard",
    "removed",
    "quest_deck",
    "quest_discard",
    "dark_discard",
    "foreseen",
    "dice_colour",
    "dice_value",
    "need",
)
NESTED = ("hand", "completed", "unused", "committed")
NUMBERS = (
    "champion",
    "closed",
    "dealt",
    "start",
    "active",
    "turn",
    "phase",
    "crystal_supply",
    "gate_supply",
    "used",
    "rumors",
    "teleported",
    "day_over",
    "quiet",
    "revealed",
    "full",
    "spared",
    "halted",
    "fighter",
    "enemy",
    "joined",
    "rolled",
    "hits",
    "ones",
    "wounds_before",
    "cancelled",
    "luck_played",
    "waiting",
    "result",
)


OWN = ("minions", "supply", "at", "ready", "spent", "lost", "bonus")
"""The lists that change so often that each copy has its own; the others are replaced, never changed."""


@pytest.mark.parametrize("name", OWN)
def test_a_copy_has_lists_of_its_own(name: str) -> None:
    s = position().state
    for i in range(len(getattr(s, name))):
        twin = s.clone()
        getattr(twin, name)[i] += 1
        assert getattr(s, name)[i] == getattr(twin, name)[i] - 1


@pytest.mark.parametrize("name", LISTS)
def test_a_copy_takes_over_each_list(name: str) -> None:
    s = position().state
    assert getattr(s, name)
    for i in range(len(getattr(s, name))):
        twin = s.clone()
        assert twin.key() == s.key()
        setattr(twin, name, changed(getattr(s, name), i, getattr(s, name)[i] + 1))
        assert twin.key() != s.key()
        assert twin.clone().key() == twin.key()


@pytest.mark.parametrize("name", NESTED)
def test_a_copy_takes_over_each_growing_list(name: str) -> None:
    s = position().state
    key = s.key()
    for i, one in enumerate(getattr(s, name)):
        twin = s.clone()
        setattr(twin, name, extended(getattr(s, name), i, 3))
        assert twin.key() != key
        assert twin.clone().key() == twin.key()
        setattr(twin, name, without(getattr(twin, name), i, 3))
        assert sorted(getattr(twin, name)[i]) == sorted(one)
        setattr(twin, name, emptied(getattr(twin, name), i))
        assert getattr(twin, name)[i] == []
        assert s.key() == key


@pytest.mark.parametrize(
    ("seats", "player"), [(4, "sensible"), (3, "curious"), (2, "focused"), (1, "uniform")]
)
def test_playing_on_changes_no_copy(seats: int, player: str) -> None:
    """Copies share lists with their original, so whoever changes one of these puts a new one in its place."""
    game = tablee.load("defenders")
    rng = Rng(seats)
    one = PLAYERS[player](game, rng)
    s = game.setup({"closed_hands": "yes", "difficulty": "story"}, seats)
    kept: list[tuple[State, tuple[int, ...]]] = []
    while not s.is_over() and len(kept) < 1500:
        kept.append((s.clone(), s.key()))
        seat = choose_actor(s, rng)
        action = s.draw(rng) if seat == CHANCE else one.choose(s, seat, s.legal(seat))
        game.determinise(s, seat if seat != CHANCE else None, rng)
        s.apply(seat, action)
    assert len(kept) > 50
    assert all(twin.key() == key for twin, key in kept)


@pytest.mark.parametrize("name", NUMBERS)
def test_a_copy_takes_over_each_number(name: str) -> None:
    s = position().state
    key = s.key()
    setattr(s, name, getattr(s, name) + 1)
    assert s.key() != key
    twin = s.clone()
    assert getattr(twin, name) == getattr(s, name)
    assert twin.key() == s.key()


def test_a_copy_takes_over_the_deck_and_nobody_listens() -> None:
    s = position().state
    twin = s.clone()
    assert twin.sink is None
    assert twin.variants == s.variants
    twin.dark = s.dark.clone()
    twin.dark.bag.odds[10] += 1
    assert twin.dark.bag.odds[10] == s.dark.bag.odds[10] + 1
    assert twin.key() != s.key()
    for pile in ("top", "bottom"):
        twin = s.clone()
        twin.dark = s.dark.clone()
        getattr(twin.dark, pile).append(9)
        assert len(getattr(s.dark, pile)) == len(getattr(twin.dark, pile)) - 1
        assert twin.key() != s.key()
    twin = s.clone()
    twin.dark = s.dark.clone()
    twin.dark.size += 1
    assert twin.key() != s.key()


# Dumps -----------------------------------------------------------------------------------------------------

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
        (put("active", 2), "active: there is no seat 2"),
        (put("start", -1), "start: there is no seat -1"),
        (put("turn", "x"), "turn: 'x' is not a whole number"),
        (put("phase", "noon"), "phase: 'noon' is unknown; known: day, day_end, evening, night"),
        (put("minions.atlantis", {"red": 1}), None),
        (put("minions.wolf_pass", {"pink": 1}), None),
        (put("minions.wolf_pass", {"red": -1}), "minions.wolf_pass: -1 red"),
        (put("crystals.atlantis", 1), None),
        (put("gates", ["atlantis"]), None),
        (put("generals.gorgutt.step", 5), "generals.gorgutt: there is no such step or life"),
        (put("generals.gorgutt.life", 7), "generals.gorgutt: there is no such step or life"),
        (put("generals.gorgutt.mood", 7), None),
        (put("used", ["druid"]), None),
        (put("players.0.hero", "druid"), None),
        (put("players.0.at", "atlantis"), None),
        (
            put("players.0.hand", ["thorny_woods_gate"]),
            "players, discard, removed: more cards thorny_woods_gate than there are",
        ),
        (put("players.0.hand", ["ace"]), None),
        (put("players.0.gold", 1), None),
        (put("players.0.ready", None), "players.0.ready: None is not a whole number"),
        (put("players.0.quest", "orc_hunter"), "players, quest_discard: orc_hunter comes twice"),
        (put("players.0.completed", ["elf_envoy"]), "players, quest_discard: elf_envoy comes twice"),
        (put("players.0.mounted", 1), "players.0.mounted: 1 is neither true nor false"),
        (put("players.0.shape", "pink"), None),
        (put("dark_top", ["ds01"]), "darkness cards: ds01 comes twice"),
        (put("card.revealed", "ds04"), "darkness cards: ds04 comes twice"),
        (put("fight.joined", [2]), "fight.joined: there is no seat 2"),
        (put("fight.enemy", "smaug"), None),
        (put("options.variants", {"e9": 1}), None),
        (put("options.dealt", 1), "options.dealt: 1 is neither true nor false"),
        (put("this_turn.rumors", "x"), "this_turn.rumors: 'x' is not a whole number"),
        (put("weather", "rain"), None),
        (put("waiting", []), None),
        (put("waiting", [7]), None),
        (put("stack", []), None),
    ],
)
def test_dumps_that_are_no_position(change: Break, message: str | None) -> None:
    dump = copy.deepcopy(position().dump)
    change(dump)
    with pytest.raises(BadDump) as error:
        GAME.load(dump)
    assert "\n" not in str(error.value)
    assert message is None or str(error.value) == message


def test_a_dump_says_everything() -> None:
    for table in (
        position(),
        fresh(4),
        fresh(1, heroes="dealt"),
        day("sorceress", p0={"shape": "blue", "ambush": True}),
    ):
        dump = GAME.dump(table.state)
        again = GAME.load(dump)
        assert again.key() == table.state.key()
        assert GAME.dump(again) == dump


@pytest.mark.rule("DOR-2.2", "DOR-13.2", "DOR-13.10", "DOR-1.4")
@pytest.mark.parametrize(
    ("name", "index", "change", "problem"),
    [
        ("supply", 0, 1, "minions: 26 of red with the supply, not 25 (DOR-2.2)"),
        (
            "crystals",
            BOX.city,
            1,
            "crystals.monarch_city: the city is never tainted (DOR-13.10)",
        ),
        ("crystal_supply", None, 1, "crystals: 2, there are 12 (DOR-1.4)"),
        ("gate_supply", None, 1, "gates: 1, there are 5 (DOR-2.2)"),
        ("deck", 0, 1, "discard: 2 cards ancient_ruins_eagle instead of 1"),
        ("quest_deck", 0, 1, "quest_discard: 2 cards amulet_of_the_gods instead of 1"),
        ("bonus", 0, -1, "players.0: less than no life tokens"),
    ],
)
def test_broken_invariants_are_noticed(name: str, index: int | None, change: int, problem: str) -> None:
    s = position().state
    assert s.problems() == []
    if index is None:
        setattr(s, name, getattr(s, name) + change)
    else:
        getattr(s, name)[index] += change
    assert problem in s.problems()


def test_a_crowd_of_four_is_noticed() -> None:
    s = position().state
    at = BOX.locations.index("wolf_pass") * 4 + 1
    s.minions[at] += 2
    s.supply[1] -= 2
    assert s.problems() == ["minions.wolf_pass: 4 are more than 3 (DOR-13.2)"]


# Questions -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-3.1")
def test_random_games_end_soundly_and_ask_every_common_question() -> None:
    asked: set[str] = set()
    endings: set[str] = set()
    for seed in range(4):
        for seats in (1, 2, 3, 4):
            table = random_game(seats, seed, heroes="dealt", difficulty="story")
            endings.add(table.ended)
            asked |= {line.split()[0] for line in table.log}
    assert endings <= {"won", "loss_general", "loss_minions", "loss_crystals", "loss_city", "loss_no_hero"}
    assert {"turn-began", "revealed", "overrun", "advanced", "quest-drawn", "honour", "champion"} <= asked


def test_every_ending_can_be_shown() -> None:
    """A view, a decision and an outcome of a position where nothing is asked any more."""
    lost = {
        "loss_general": day("dwarf", generals={"gorgutt": {"step": 3}}),
        "loss_city": day("dwarf", minions={"monarch_city": "4 red", "wolf_pass": "1 blue"}),
        "loss_crystals": day("dwarf", crystals={"ghost_marsh": 11}, minions={"orc_valley": "2 red"}),
    }
    lost["loss_general"].night("ds22")
    lost["loss_city"].night("ds56")
    lost["loss_crystals"].night("ds22")
    for ending, table in lost.items():
        assert table.ended == ending
        for seat in (0, None):
            assert GAME.view(table.state, seat)["ending"] == ending
        assert table.legal(0) == []
        assert table.legal(CHANCE) == []
        assert GAME.load(table.dump).key() == table.state.key()


def test_every_decision_has_a_rule() -> None:
    rules = {proc.name: proc.rule for proc in fresh(1).state.procs}
    for name in DECISIONS:
        assert rules[name].startswith("DOR-")
