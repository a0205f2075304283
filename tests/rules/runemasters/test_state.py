"""The position itself: what it refuses to be, independent copies, a key that sees every fact."""

import pytest

from tablee.core.errors import BadDump
from tests.rules.runemasters.table import GAME, Table


def position() -> Table:
    """Kulak acts first: werewolf on red 1, troll on blue 2, dragon on green 3, archer on yellow 3."""
    table = Table(4)
    table.set_up("kulak", ("werewolf_red", "troll_blue", "dragon_green"))
    table.play("chance: event hex", "chance: draw archer_yellow_1", *["chance: roll red"] * 4)
    return table


LISTS = ("guardian", "life", "mana", "ultimate", "uses", "place", "shield", "poison", "at", "blocked",
         "monsters", "wounds", "dice", "events_left")  # fmt: skip
NUMBERS = ("difficulty", "ultimate_start", "temple", "round", "turn", "elder", "active", "angel", "spent",
           "rerolled", "free_move_used", "frozen", "deck", "event", "waiting", "result")  # fmt: skip


@pytest.mark.parametrize("name", LISTS)
def test_a_copy_shares_no_list(name: str) -> None:
    s = position().state
    for i in range(len(getattr(s, name))):
        twin = s.clone()
        assert twin.key() == s.key()
        getattr(twin, name)[i] += 1
        assert getattr(s, name)[i] == getattr(twin, name)[i] - 1
        assert twin.key() != s.key()


@pytest.mark.parametrize("name", ["discard", "events_played", "dice"])
def test_a_copy_shares_no_growing_list(name: str) -> None:
    s = position().state
    twin = s.clone()
    getattr(twin, name).append(3)
    assert len(getattr(twin, name)) == len(getattr(s, name)) + 1
    assert twin.key() != s.key()


@pytest.mark.parametrize("name", NUMBERS)
def test_a_copy_takes_over_each_number(name: str) -> None:
    s = position().state
    key = s.key()
    setattr(s, name, getattr(s, name) + 1)
    assert s.key() != key
    twin = s.clone()
    assert getattr(twin, name) == getattr(s, name)
    assert twin.key() == s.key()


def test_a_copy_has_its_own_bags_and_nobody_listens() -> None:
    s = position().state
    twin = s.clone()
    twin.pool.odds[0] = 7
    twin.event_pool.odds[0] = 7
    assert s.pool.odds[0] == 1
    assert s.event_pool.odds[0] == 1
    assert twin.key() != s.key()
    assert twin.sink is None
    assert twin.paths == s.paths
    assert twin.seats == 4


def test_a_sound_position_has_no_problems() -> None:
    assert position().state.problems() == []
    assert Table(3).state.problems() == []


@pytest.mark.rule("RUN-1.2", "RUN-1.5", "RUN-1.12")
@pytest.mark.parametrize(
    ("name", "index", "value", "problem"),
    [
        ("temple", None, -1, "temple: life -1 is not from 1 to 4 (RUN-1.10)"),
        ("temple", None, 5, "temple: life 5 is not from 1 to 4 (RUN-1.10)"),
        ("life", 1, 5, "guardians.1.life: 5 is not from 0 to 4 (RUN-1.5)"),
        ("life", 1, -1, "guardians.1.life: -1 is not from 0 to 4 (RUN-1.5)"),
        ("mana", 2, 5, "guardians.2.mana: 5 is not from 0 to 4 (RUN-1.5)"),
        ("mana", 2, -1, "guardians.2.mana: -1 is not from 0 to 4 (RUN-1.5)"),
        ("ultimate", 0, 5, "guardians.0.ultimate: it is on 5 (RUN-5.26)"),
        ("ultimate", 0, -2, "guardians.0.ultimate: it is on -2 (RUN-5.26)"),
        ("life", 3, 0, "guardians.3: dead but still on the board (RUN-8.4)"),
        ("guardian", 0, 1, "guardians.1.id: this guardian is in play twice (RUN-1.2)"),
        ("blocked", 3, 1, "blocked: green is blocked in spite of a dragon (RUN-5.20)"),
        ("discard", None, [20], "discard: a Monster card is in two places"),
        ("discard", None, [0], "deck: shadow_red is in play and in the deck"),
    ],
)
def test_impossible_positions_are_named(name: str, index: int | None, value: object, problem: str) -> None:
    s = position().state
    s.deck -= 1  # as if one more had been drawn
    if index is None:
        setattr(s, name, value)
    else:
        getattr(s, name)[index] = value
    assert s.problems() == [problem]


@pytest.mark.rule("RUN-1.12", "RUN-1.9", "RUN-5.7", "RUN-8.4")
def test_more_impossible_positions() -> None:
    s = position().state
    s.place[0], s.place[1] = s.place[1], s.place[0]
    assert s.problems() == [
        "guardians.0.path: it is not where it stands",
        "guardians.1.path: it is not where it stands",
        "guardians: the path red names one who is elsewhere (RUN-1.12)",
        "guardians: the path blue names one who is elsewhere (RUN-1.12)",
    ]
    for name in ("shield", "poison"):
        s = position().state
        s.life[3], s.at[3], s.place[3] = 0, -1, -1
        assert s.problems() == []
        getattr(s, name)[3] = 1
        assert s.problems() == ["guardians.3: dead but still on the board (RUN-8.4)"]
    s = position().state
    s.wounds[GAME.box.cards.index("troll_blue")] = 7
    assert s.problems() == ["monsters: troll_blue has no weak point left and lives (RUN-5.7)"]
    s = position().state
    s.wounds[GAME.box.cards.index("troll_red")] = 1
    assert s.problems() == ["monsters: troll_red is wounded but not on the board"]
    s = Table(3).state
    s.blocked[2] = 1
    assert s.problems() == ["monsters.yellow: this path is not in play (RUN-1.9)"]
    s = Table(3).state
    s.monsters[10] = 0
    s.deck -= 1
    s.pool.odds[0] = 0
    assert s.problems() == ["monsters.yellow: this path is not in play (RUN-1.9)"]


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("temple", "four", "temple: 'four' is not a whole number"),
        ("event", "rain", "event: 'rain' is unknown; known: guardian_angel, pavise, transcendence, "
         "mana_healing, swiftness, mana_drain, hardened, poison, arrow_rain, hex, all_calm"),
        ("elder", "gandalf", "elder: 'gandalf' is unknown; known: ismoros, kyreas, kulak, neltai"),
        ("blocked", ["violet"], "blocked: 'violet' is unknown; known: red, blue, yellow, green"),
        ("discard", ["dawn"], "discard: 'dawn' is unknown; known: " + ", ".join(GAME.box.cards)),
        ("ended", "tea", "ended: 'tea' is unknown; known: dawn, temple_fell, guardians_fell"),
        ("guardians", [], "guardians: 0 are not possible"),
        ("guardians", None, "the dump has the wrong form: object of type 'NoneType' has no len()"),
        ("dice", ["pink"], "dice: 'pink' is unknown; known: red, red*, blue, blue*, yellow, yellow*, "
         "green, green*, violet, violet*, white, white*"),
        ("monsters", {"red": [{"card": "troll_red"}]}, "monsters.red: 'space' is missing"),
        ("monsters", {"red": [{"card": "troll_red", "space": 6}]},
         "monsters.red: space 6 is taken or does not exist"),
        ("monsters", {"red": [{"card": "troll_red", "space": 0}]},
         "monsters.red: space 0 is taken or does not exist"),
        ("monsters", {"red": [{"card": "troll_red", "space": 2}, {"card": "troll_blue", "space": 2}]},
         "monsters.red: space 2 is taken or does not exist"),
        ("monsters", {"red": [{"card": "troll_red", "space": 2}, {"card": "troll_red", "space": 3}]},
         "monsters.red: troll_red is not in this game or in two places"),
        ("monsters", {"red": [{"card": "troll_red", "space": 2, "wounds": ["red", "red", "red"]}]},
         "monsters.red: troll_red has no further weak point red"),
        ("monsters", {"red": [{"card": "troll_red", "space": 2, "wound": []}]},
         "monsters.red: unknown key 'wound'; known: card, space, wounds"),
    ],
)  # fmt: skip
def test_dumps_that_describe_no_position(path: str, value: object, message: str) -> None:
    dump = GAME.dump(position().state)
    dump[path] = value
    with pytest.raises(BadDump) as error:
        GAME.load(dump)
    assert str(error.value) == message


def test_dumps_with_missing_or_unknown_entries() -> None:
    dump = GAME.dump(position().state)
    del dump["temple"]
    with pytest.raises(BadDump, match="the dump lacks or does not know 'temple'"):
        GAME.load(dump)
    dump = GAME.dump(position().state) | {"weather": "fog"}
    with pytest.raises(BadDump, match="unknown entry 'weather'; known: active, angel, blocked, deck, dice, "):
        GAME.load(dump)
    dump = GAME.dump(position().state)
    dump["guardians"][1]["path"] = "red"
    with pytest.raises(BadDump, match=r"^guardians\.1\.path: red has a guardian already \(RUN-1\.12\)$"):
        GAME.load(dump)
    dump = GAME.dump(Table(3).state)
    dump["monsters"]["yellow"] = [{"card": "troll_red", "space": 1}]
    with pytest.raises(BadDump, match=r"^monsters\.yellow: this path is not in play \(RUN-1\.9\)$"):
        GAME.load(dump)
    dump = GAME.dump(Table(3).state)
    dump["elder"] = "neltai"
    with pytest.raises(BadDump, match=r"^elder: neltai is not in this game$"):
        GAME.load(dump)


def test_a_dump_leads_back_to_the_same_position() -> None:
    table = position()
    table.play("0: reroll red", "chance: roll blue", "0: hit blue*", "0: charge red")
    s = table.state
    s.free_move_used = s.frozen = 1
    s.angel = 2
    s.shield[1] = s.poison[2] = s.blocked[0] = 1
    s.ultimate[3], s.uses[3] = -1, 2
    dump = GAME.dump(s)
    assert GAME.load(dump).key() == s.key()
    assert GAME.dump(GAME.load(dump)) == dump
    assert dump["dice"] == ["blue* spent", "red spent", "red", "red"]
    assert dump["guardians"][3] == {
        "id": "neltai", "life": 4, "mana": 4, "ultimate": None, "ultimate_uses": 2, "path": "green",
        "shield": False, "poison": False,
    }  # fmt: skip
    assert dump["monsters"]["red"] == [{"card": "werewolf_red", "space": 1, "wounds": ["blue"]}]
    assert dump["waiting"] == [0]
    assert dump["blocked"] == ["red"]
