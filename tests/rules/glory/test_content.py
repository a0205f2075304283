"""The data files: the counts of the box, and one clear line for content that cannot be played."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from tablee.content import ContentError
from tablee.games import data_folder, load
from tablee.games.glory import GloryGame
from tablee.games.glory.content import Hero, Quest, Tile
from tests.rules.glory.table import BOX, GAME, last_turn, placed, turn

FILES = ("tiles.toml", "quests.toml", "heroes.toml", "setup.toml")
CATALOGUE: dict[str, dict[str, Any]] = GAME.catalogue()["tiles"]
LETTERS = {"none": "-", "plain": "o", "half_key": "k", "gain": "g"}

Edit = Callable[..., Path]


@pytest.fixture
def edit(tmp_path: Path) -> Edit:
    """A copy of the data folder with one text replaced in one entry; the folder to load content from."""
    folder = tmp_path / "glory"
    folder.mkdir()
    for name in FILES:
        text = data_folder("glory").joinpath(name).read_text(encoding="utf-8")
        (folder / name).write_text(text, encoding="utf-8")

    def replace(name: str, entry: str, old: str, new: str) -> Path:
        path = folder / name
        text = path.read_text(encoding="utf-8")
        start = text.index(f'id = "{entry}"') if entry else 0
        assert old in text[start:]
        path.write_text(text[:start] + text[start:].replace(old, new, 1), encoding="utf-8")
        return tmp_path

    return replace


def fault_of(content: Path) -> str:
    """The one line a broken content folder is refused with."""
    with pytest.raises(ContentError) as error:
        load("glory", content)
    message = str(error.value)
    assert "\n" not in message
    return message


def line_of(content: Path, name: str, entry: str) -> int:
    lines = (content / "glory" / name).read_text(encoding="utf-8").splitlines()
    return lines.index(f'id = "{entry}"') + 1


# The box ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TOG-1.5", "TOG-R1", "TOG-R2", "TOG-R3")
def test_74_tiles() -> None:
    assert len(BOX.tiles) == len(set(BOX.tiles)) == 74
    assert Counter((entry["kind"], entry["age"]) for entry in CATALOGUE.values()) == {
        ("monster", 1): 5, ("monster", 2): 6, ("monster", 3): 5,
        ("character", 1): 4, ("character", 2): 5, ("character", 3): 6,
        ("place", 1): 4, ("place", 2): 5, ("place", 3): 2,
        ("treasure", 1): 5, ("treasure", 2): 4, ("treasure", 3): 2,
        ("hero", 0): 5, ("quest", 0): 16,
    }  # fmt: skip
    # Nine refills of five after the first tiles use up the piles exactly.
    assert 53 == 8 + 9 * 5 == 6 + 9 * 5 + 2


@pytest.mark.rule("TOG-6.2")
def test_sums_over_all_tiles() -> None:
    """Half-keys by side, connectors by age, and how much of everything is printed on all tiles together."""
    gains: Counter[str] = Counter()
    costs: Counter[str] = Counter()
    half_keys: Counter[int] = Counter()
    connectors: Counter[int] = Counter()
    for entry in CATALOGUE.values():
        costs.update(entry["cost"])
        parts = [*entry["gain"], *entry["start"]]
        parts += [part for chest in entry["chests"] for part in chest]
        parts += [part for side in entry["sides"] for part in side["gain"]]
        for part in parts:
            gains[part["what"]] += part["n"]
        for i, side in enumerate(entry["sides"]):
            if entry["kind"] != "hero":
                half_keys[i] += side["connector"] == "half_key"
            if entry["age"]:
                connectors[entry["age"]] += side["connector"] != "none"
    assert half_keys == {0: 10, 1: 10, 2: 10, 3: 12}
    sizes = {1: 18, 2: 20, 3: 15}
    assert {age: round(connectors[age] / sizes[age], 1) for age in sizes} == {1: 3.6, 2: 3.0, 3: 2.5}
    assert costs == {"combat": 59, "magic": 44, "potion": 6, "coin": 89}
    assert gains == {
        "combat": 13, "magic": 13, "potion": 37, "coin": 79, "prestige": 362, "key": 7, "first_player": 3,
    }  # fmt: skip


@pytest.mark.rule("TOG-7.18", "TOG-4.4", "TOG-8.2", "TOG-11.10")
@pytest.mark.parametrize(
    ("tile", "cost", "gain", "chests", "sides"),
    [
        ("goblin", "combat 1", "2 prestige; 1 coin", "1 potion 1 coin", "okoo"),
        ("were_ram", "combat 2 magic 1", "6 prestige", "", "--ko"),
        ("squire", "combat 1 coin 1", "1 combat; 1 prestige", "2 prestige", "oook"),
        ("market", "coin 1", "", "", "gggg"),
        ("bounty_hunter", "combat 1 coin 1", "1 coin x monster; 1 potion x monster", "2 prestige", "oooo"),
        ("griffin", "combat 2 magic 3", "7 prestige", "1 key", "ok--"),
        ("arena", "coin 1", "", "", "ggg-"),
        ("queen", "coin 3", "2 prestige; 1 first_player; END 2 prestige x character", "2 prestige", "o-oo"),
        ("hydra", "combat 4 magic 4", "13 prestige", "3 prestige", "k-o-"),
        ("q_realm_heart", "combat 2 coin 3", "3 prestige; END 4 prestige x surrounded", "", "oook"),
        ("q_thousand_locks", "coin 4", "1 key; 1 prestige x key", "3 prestige", "oko-"),
        ("thief", "", "", "4 coin | 1 first_player 2 prestige", "kkko"),
    ],
)
def test_tiles_as_in_the_tables(tile: str, cost: str, gain: str, chests: str, sides: str) -> None:
    entry = CATALOGUE[tile]
    assert " ".join(f"{what} {n}" for what, n in entry["cost"].items() if n) == cost
    words = [
        ("END " if part["end"] else "")
        + f"{part['n']} {part['what']}"
        + (f" x {part['times']}" if part["times"] else "")
        for part in entry["gain"]
    ]
    assert "; ".join(words) == gain
    texts = [" ".join(f"{part['n']} {part['what']}" for part in chest) for chest in entry["chests"]]
    assert " | ".join(texts) == chests
    assert "".join(LETTERS[side["connector"]] for side in entry["sides"]) == sides


def test_every_tile_says_where_it_is_from_and_has_both_names() -> None:
    content = GAME.content
    every: list[Tile | Quest | Hero] = [*content.tiles, *content.quests, *content.heroes]
    for tile in every:
        assert tile.source in ("seed", "public", "designed")
        assert tile.name.fr
        assert tile.name.en
    assert (
        GAME.names["fr"]["tile"]["barbarian_companion"] == GAME.names["fr"]["tile"]["barbarian"] == "Barbare"
    )


# Content that cannot be played -----------------------------------------------------------------------------

T, Q, H = "tiles.toml", "quests.toml", "heroes.toml"
GAIN_HELP = (
    "write a number and one of combat, magic, potion, coin, prestige, key, first_player, then perhaps x and "
    "one of monster, character, place, treasure, key, combat, magic, majority, coins3, potions3, surrounded, "
    "closed_chest"
)


@pytest.mark.rule("TOG-4.4", "TOG-6.2", "TOG-6.5", "TOG-7.24", "TOG-7.25", "TOG-8.1", "TOG-1.12")
@pytest.mark.parametrize(
    ("name", "entry", "old", "new", "message"),
    [
        (T, "goblin", '"2 prestige"', '"2 glory"', f"'2 glory' is no gain: {GAIN_HELP}"),
        (T, "goblin", '"2 prestige"', '"prestige"', f"'prestige' is no gain: {GAIN_HELP}"),
        (T, "goblin", '"2 prestige"', '"0 prestige"', f"'0 prestige' is no gain: {GAIN_HELP}"),
        (T, "goblin", '"2 prestige"', '"-2 prestige"', f"'-2 prestige' is no gain: {GAIN_HELP}"),
        (T, "goblin", '"2 prestige"', '""', f"'' is no gain: {GAIN_HELP}"),
        (T, "goblin", '"2 prestige"', '"2 prestige x hero"', f"'2 prestige x hero' is no gain: {GAIN_HELP}"),
        (T, "goblin", '"2 prestige"', '"2 prestige a day"', f"'2 prestige a day' is no gain: {GAIN_HELP}"),
        (T, "goblin", '"1 potion"', '"1 beer"', f"'1 beer' is no gain: {GAIN_HELP}"),
        (T, "goblin", '"2 prestige"', '"END 2 prestige"',
         "'END 2 prestige': END gains are on characters and quests only (TOG-7.25)"),
        (T, "squire", '"2 prestige"', '"END 2 prestige"',
         "'END 2 prestige': END gains are on characters and quests only (TOG-7.25)"),
        (T, "lost_purse", '"3 coin"', '"END 3 coin"',
         "'END 3 coin': END gains are on characters and quests only (TOG-7.25)"),
        (T, "minstrel", '"END 4 prestige x majority"', '"END 1 key"',
         "'END 1 key': a key is of no use at the end of the game (TOG-10.5)"),
        (T, "minstrel", '"END 4 prestige x majority"', '"END first_player"',
         "'END first_player': a first_player is of no use at the end of the game (TOG-10.5)"),
        (T, "goblin", "{ combat = 1 }", "{ combat = 1, magic = 1, coin = 1 }",
         "a cost has at most two elements (TOG-4.4)"),
        (Q, "q_patron", "{ combat = 2, coin = 2 }", "{ combat = 2, coin = 2, potion = 1 }",
         "a cost has at most two elements (TOG-4.4)"),
        (T, "goblin", 'north = "plain"', 'north = "bridge"',
         "north: 'bridge' is no side: write none, plain, half_key"),
        (T, "goblin", 'west = "plain"', 'west = "any: 1 coin"',
         "west: 'any: 1 coin' is no side: write none, plain, half_key"),
        (T, "market", 'south = "any: 1 potion"', 'south = "bridge"',
         "south: 'bridge' is no side: write none or 'condition: gain'"),
        (T, "market", 'south = "any: 1 potion"', 'south = "hero: 1 potion"',
         "south: unknown condition 'hero'; known: any, monster, character, place, treasure"),
        (T, "market", '"any: 1 potion"', '"any: 1 beer"', f"' 1 beer' is no gain: {GAIN_HELP}"),
        (T, "market", 'south = "any: 1 potion"', 'south = "any: END 1 coin"',
         "' END 1 coin': END gains are on characters and quests only (TOG-7.25)"),
        (T, "market", 'south = "any: 1 potion"', 'south = "plain"',
         "south: a place has gain connectors or bare sides (TOG-7.24)"),
        (T, "market", 'south = "any: 1 potion"', 'south = "half_key"',
         "south: a place has gain connectors or bare sides (TOG-7.24)"),
        (T, "market", "sides =", 'chest = ["1 coin"]\nsides =',
         "a place has no gain but its connectors, and no chest (TOG-7.24)"),
        (T, "market", "sides =", 'gain = ["1 coin"]\nsides =',
         "a place has no gain but its connectors, and no chest (TOG-7.24)"),
        (T, "dragon", 'south = "plain"', 'south = "none"',
         "a tile without connector could never be placed (TOG-6.5)"),
        (H, "mage", '"3 coin"', '"3 prestige"', "start: only combat, magic, potion, coin (TOG-1.12)"),
        (H, "mage", '"3 coin"', '"END 3 coin"',
         "'END 3 coin': END gains are on characters and quests only (TOG-7.25)"),
    ],
)  # fmt: skip
def test_impossible_entries(edit: Edit, name: str, entry: str, old: str, new: str, message: str) -> None:
    content = edit(name, entry, old, new)
    assert fault_of(content) == f"{name}, line {line_of(content, name, entry)}: {entry}: {message}"


@pytest.mark.rule("TOG-1.5", "TOG-8.1", "TOG-4.4")
@pytest.mark.parametrize(
    ("name", "entry", "old", "new", "parts"),
    [
        (
            T,
            "goblin",
            'kind = "monster"',
            'kind = "ghost"',
            ["goblin", "known: character, monster, place, treasure"],
        ),
        (T, "goblin", "age = 1", "age = 4", ["goblin", "known: 1, 2, 3"]),
        (T, "goblin", "age = 1\n", "", ["goblin", "age"]),
        (T, "goblin", "{ combat = 1 }", "{ gold = 1 }", ["goblin", "gold"]),
        (T, "goblin", "{ combat = 1 }", "{ combat = -1 }", ["goblin", "combat"]),
        (T, "goblin", 'north = "plain", ', "", ["goblin", "north"]),
        (
            T,
            "goblin",
            'source = "designed"',
            'source = "guess"',
            ["goblin", "known: designed, public, seed"],
        ),
        (T, "goblin", 'source = "designed"\n', "", ["goblin", "source"]),
        (T, "goblin", 'id = "goblin"', 'id = "Goblin 1"', ["Goblin 1"]),
        (H, "mage", '["1 magic"], ', "", ["mage", "chests"]),
        (H, "mage", '["1 magic"], ', '["1 magic"], ["1 magic"], ', ["mage", "chests"]),
        (Q, "q_patron", 'gain = ["3 prestige x coins3"]\n', "", ["q_patron", "gain"]),
    ],
)
def test_entries_against_the_schema(
    edit: Edit, name: str, entry: str, old: str, new: str, parts: list[str]
) -> None:
    message = fault_of(edit(name, entry, old, new))
    assert message.startswith(f"{name}, line ")
    assert all(part in message for part in parts), message


@pytest.mark.rule("TOG-1.5")
@pytest.mark.parametrize(
    ("name", "entry", "other"),
    [(T, "imp", "goblin"), (Q, "q_tomb", "q_patron"), (Q, "q_tomb", "goblin"), (H, "mage", "thief")],
)
def test_an_id_used_twice(edit: Edit, name: str, entry: str, other: str) -> None:
    content = edit(name, entry, f'id = "{entry}"', f'id = "{other}"')
    line = line_of(content, name, other)
    assert fault_of(content) == f"{name}, line {line}: {other}: this id is used twice"


def without(content: Path, name: str, entry: str) -> None:
    """Take one entry out of a file."""
    path = content / "glory" / name
    text = path.read_text(encoding="utf-8")
    at = text.index(f'id = "{entry}"')
    start = text.rindex("[[", 0, at)
    end = text.find("\n[[", at)
    path.write_text(text[:start] + (text[end + 1 :] if end >= 0 else ""), encoding="utf-8")


@pytest.mark.rule("TOG-9.3", "TOG-11.1", "TOG-1.10", "TOG-R2")
def test_too_few_pieces(edit: Edit, tmp_path: Path) -> None:
    content = edit(T, "goblin", "age = 1", "age = 1")
    without(content, H, "mage")
    assert fault_of(content) == "heroes.toml: 4 heroes for up to 5 players"
    content = edit(H, "thief", "thief", "thief")
    (content / "glory" / H).write_text(
        data_folder("glory").joinpath(H).read_text(encoding="utf-8"), encoding="utf-8"
    )
    without(content, Q, "q_tomb")
    load("glory", content)  # 15 quests are enough
    without(content, Q, "q_patron")
    assert fault_of(content) == "quests.toml: 14 quests: 15 are needed (TOG-11.1)"
    (content / "glory" / Q).write_text(
        data_folder("glory").joinpath(Q).read_text(encoding="utf-8"), encoding="utf-8"
    )
    without(content, T, "dragon")
    assert fault_of(content) == "tiles.toml: 50 tiles for 2 players: 51 are needed (TOG-9.3)"


@pytest.mark.rule("TOG-1.2", "TOG-1.4", "TOG-9.4")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("discarded = 3", "discarded = 5", "setup.toml: 2 players: discarded: 4 tiles are left at most"),
        ("players = 2", "players = 3", "setup.toml: the set-up for 2 players is missing"),
        ("set_aside = 2", "set_aside = 3", "tiles.toml: 50 tiles for 2 players: 51 are needed (TOG-9.3)"),
        ("slots = 6", "slots = 7", "tiles.toml: 51 tiles for 2 players: 52 are needed (TOG-9.3)"),
    ],
)
def test_numbers_of_players_that_cannot_be_played(edit: Edit, old: str, new: str, message: str) -> None:
    assert fault_of(edit("setup.toml", "", old, new)) == message


# Content of one's own --------------------------------------------------------------------------------------


@pytest.mark.rule("TOG-10.6", "TOG-10.5", "TOG-10.8")
def test_end_gains_of_resources_change_no_majority(edit: Edit) -> None:
    """A minstrel with coins for the end: the majorities are settled, but the tie-break sees the coins."""
    content = edit(T, "minstrel", '"END 4 prestige x majority"', '"END 9 coin"')
    game = cast(GloryGame, load("glory", content))
    dump = GAME.dump(
        last_turn(
            2,
            round=10,
            p0={"coin": 1, "potion": 1, "tiles": [placed("shaman 0,0 0 1"), placed("minstrel 0,1 0")]},
        ).state
    )
    state = game.load(dump)
    state.apply(1, game.space.parse("discard"))
    after = game.dump(state)
    assert after["majorities"]["coin"] == [0, 1]
    assert [player["coin"] for player in after["players"]] == [10, 1]
    assert [player["prestige"] for player in after["players"]] == [8, 8]
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.rule("TOG-7.10", "TOG-7.4")
def test_several_keys_of_one_part_one_after_the_other(edit: Edit) -> None:
    """A key ring with two keys, and one for each treasure."""
    for text, keys in (('"2 key"', 2), ('"1 key x treasure"', 3), ('"1 key x place"', 0)):
        content = edit(T, "key_ring", '"1 key"', text)
        game = cast(GloryGame, load("glory", content))
        area = ("squire 0,-1", "lost_purse 1,0 0", "blunt_sword -1,0 0")
        state = game.load(GAME.dump(turn("key_ring", *area, hero="shaman").state))
        state.sink = []
        for line in ("play", "put 0,-2"):
            state.apply(0, game.space.parse(line))
        for _ in range(keys):
            if state.asked(0):
                state.apply(0, state.legal(0)[0])
        told = [named.text() for event in state.sink if (named := game.named(event, None))]
        assert sum(line.startswith("chest-opened") for line in told) == keys
        assert told[-3] == "gained seat=0 gain=coin amount=1 tile=key_ring"
        edit(T, "key_ring", text, '"1 key"')
