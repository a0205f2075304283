"""The data files: every number of the tables, and one clear line for content that cannot be played."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablee.content import ContentError
from tablee.games import data_folder, load
from tests.rules.havresac.table import BOX, CARDS, GAME, GUARDIANS, MAPS, OBJECTS, cells_with, signs

FILES = ("boards.toml", "guardians.toml", "objects.toml", "scouts.toml", "tracks.toml")
CATALOGUE = GAME.catalogue()
BOARDS = ("summer", "winter")

Edit = Callable[..., Path]


@pytest.fixture
def edit(tmp_path: Path) -> Edit:
    """A copy of the data folder with one text replaced in one entry; the folder to load content from."""
    folder = tmp_path / "havresac"
    folder.mkdir()
    for name in FILES:
        text = data_folder("havresac").joinpath(name).read_text(encoding="utf-8")
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
        load("havresac", content)
    message = str(error.value)
    assert "\n" not in message
    return message


# Guardians -------------------------------------------------------------------------------------------------

TILES = {
    "guide": (12, 1, (2, 3, "camps"), (3, 3, "calls")),
    "warrior": (24, 2, (2, 4, ""), (3, 4, "")),
    "thief": (16, 1, (3, 4, "opens"), (0, 4, "opens straight")),
    "priestess": (16, 1, (2, 4, "relieves"), (2, 5, "recalls")),
    "druid": (10, 0, (4, 5, "ignores_terrain"), (4, 4, "builds")),
    "huntress": (10, 0, (2, 6, "shoots"), (1, 8, "shoots")),
}
"""Tokens, start bag, then movement, price and abilities of the day face and the night face."""
ABILITIES = (
    "camps", "calls", "opens", "straight", "relieves", "recalls", "ignores_terrain", "builds", "shoots",
)  # fmt: skip


@pytest.mark.rule("HAV-1.8", "HAV-1.9", "HAV-6.1", "HAV-9.2", "HAV-R30", "HAV-R32")
@pytest.mark.parametrize("kind", GUARDIANS)
def test_guardian_tiles(kind: str) -> None:
    number = GUARDIANS.index(kind)
    tokens, bag, *faces = TILES[kind]
    assert BOX.tokens[number] == tokens
    assert BOX.bag[number] == bag
    for side, face in enumerate(faces):
        assert isinstance(face, tuple)
        movement, price, able = face
        at = number * 2 + side
        assert (BOX.movement[at], BOX.price[at]) == (movement, price)
        assert [name for name in ABILITIES if getattr(BOX, name)[at]] == able.split()
        shown = CATALOGUE["guardians"][kind][("day", "night")[side]]
        assert (shown["movement"], shown["price"]) == (movement, price)


@pytest.mark.rule("HAV-6.4", "HAV-6.5", "HAV-6.20")
def test_who_enters_what_and_who_scores_a_shot() -> None:
    everything, no_pigs = 0b111, 0b011
    assert BOX.enters == [0, 0, everything, no_pigs, 0, 0, 0, 0, 0, 0, 0, 0]
    assert BOX.shot_vp == [0] * 11 + [1]
    assert sum(BOX.tokens) == 88


# Boards ----------------------------------------------------------------------------------------------------

FEATURES: dict[str, dict[str, str]] = {
    "summer": {
        "v": "6,1 13,2 2,3 11,3 9,5 5,6 12,7 1,8 7,9 10,9",
        "$": "2,1 12,1 9,3 5,4 1,5 13,5 6,7 13,7 2,9 8,9",
        "*": "5,1 10,1 2,2 12,2 7,3 13,3 3,5 10,5 11,6 7,7 2,8 9,8 5,9 12,9",
        "~": "3,2 4,2 10,2 10,3 3,7 11,7 3,8 10,8",
        "xyz": "6,4 8,4 8,6",
    },
    "winter": {
        "v": "2,3 6,3 8,3 11,4 1,5 13,5 10,6 4,7 6,9 9,9",
        "$": "1,1 7,1 9,1 13,2 6,4 13,7 1,9 5,9 7,9 11,9",
        "*": "3,1 10,1 6,2 8,2 13,3 2,4 3,4 10,4 3,5 11,5 4,6 5,7 7,7 8,7 11,7 2,8 6,8 11,8 13,9",
        "~": "4,1 3,2 4,2 10,2 12,2 11,3 11,6 12,6 2,7 3,7 3,8 9,8 10,8",
        "xyz": "7,3 5,5 9,5",
    },
}


@pytest.mark.rule("HAV-1.1", "HAV-1.5", "HAV-1.6", "HAV-1.13", "HAV-5.14")
@pytest.mark.parametrize("board", BOARDS)
def test_boards(board: str) -> None:
    number = BOARDS.index(board)
    found = CATALOGUE["boards"][board]
    assert [" ".join(row) for row in found] == list(MAPS[board])
    for sign, cells in FEATURES[board].items():
        if sign == "xyz":
            assert [cells_with(board, one)[0] for one in sign] == cells.split()
        else:
            assert cells_with(board, sign) == cells.split()
    assert cells_with(board, "#") == ["7,5"]
    names = BOX.cells
    terrain = BOX.terrain[number * 117 : (number + 1) * 117]
    wanted = {"*": 1, "~": 2, "v": 3}
    assert terrain == [wanted.get(signs(board)[cell], 0) for cell in names]
    start_cells = BOX.start_cells[number * 3 : (number + 1) * 3]
    assert [names[cell] for cell in start_cells] == FEATURES[board]["xyz"].split()
    for sign, listed, at in (("v", BOX.villages, BOX.village_at), ("$", BOX.chests, BOX.chest_at)):
        found_cells = [names[cell] for cell in listed[number * 10 : (number + 1) * 10]]
        assert found_cells == FEATURES[board][sign].split()
        for cell, name in enumerate(names):
            assert at[number * 117 + cell] == (found_cells.index(name) if name in found_cells else -1)


@pytest.mark.rule("HAV-5.2", "HAV-R33")
def test_cells_and_their_neighbours() -> None:
    assert len(BOX.cells) == 117
    assert BOX.cells[0] == "1,1"
    assert BOX.cells[58] == "7,5"
    assert BOX.cells[-1] == "13,9"
    for cell, name in enumerate(BOX.cells):
        x, y = (int(part) for part in name.split(","))
        around = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
        wanted = [f"{a},{b}" if 1 <= a <= 13 and 1 <= b <= 9 else "" for a, b in around]
        found = [BOX.cells[there] if there >= 0 else "" for there in BOX.near[cell * 4 : cell * 4 + 4]]
        assert found == wanted


@pytest.mark.parametrize("board", BOARDS)
def test_counts_of_the_boards(board: str) -> None:
    found = Counter(signs(board).values())
    assert (found["."], found["*"], found["~"]) == {"summer": (43, 14, 8), "winter": (33, 19, 13)}[board]
    assert found["v"] == found["$"] == 10
    for sign in "ABCDEFGHIJKLMNOPQRSTU1234567xyz#":
        assert found[sign] == 1
    # Column 7 and row 5 belong to no quarter and have no hut or grove.
    for cell, sign in signs(board).items():
        if cell.startswith("7,") or cell.endswith(",5"):
            assert not sign.isupper()
            assert not sign.isdecimal()


@pytest.mark.rule("HAV-R34")
@pytest.mark.parametrize("board", BOARDS)
def test_monsters_everywhere_seal_nothing_off(board: str) -> None:
    """With a monster on every hut and start cell all other land is reached, and each of them is touched."""
    homes = set(cells_with(board, *"ABCDEFGHIJKLMNOPQRSTU", *"xyz"))
    lakes = set(cells_with(board, "~"))
    reached = {"7,5"}
    front = ["7,5"]
    while front:
        x, y = (int(part) for part in front.pop().split(","))
        for there in (f"{x + 1},{y}", f"{x - 1},{y}", f"{x},{y + 1}", f"{x},{y - 1}"):
            if there in signs(board) and there not in homes | lakes | reached:
                reached.add(there)
                front.append(there)
    assert reached == set(signs(board)) - homes - lakes
    for home in homes:
        x, y = (int(part) for part in home.split(","))
        assert reached & {f"{x + 1},{y}", f"{x - 1},{y}", f"{x},{y + 1}", f"{x},{y - 1}"}


# Scout cards -----------------------------------------------------------------------------------------------

DECK = """
fox A red 1,2 6,1 | fox B red 6,3 4,4 | crocodile C red 4,3 3,3 | fox D red 3,4 5,1 | pig E red 4,1 1,2
fox F blue 8,2 8,1 | fox G blue 9,4 9,4 | crocodile H blue 12,3 10,3 | fox I blue 13,4 13,4
pig J blue 11,2 12,1
fox K purple 4,6 5,6 | fox L purple 5,8 6,7 | crocodile M purple 2,7 3,6 | fox N purple 6,9 5,8
pig O purple 4,8 2,9 | fox P yellow 9,6 9,6 | fox Q yellow 8,8 8,8 | pig R yellow 11,9 12,9
fox S yellow 10,7 13,6 | crocodile T yellow 11,8 12,8 | fox U yellow 13,8 10,9 | fairy 1 red 6,2 5,2
fairy 2 red 1,4 1,4 | fairy 3 blue 9,1 11,2 | fairy 4 blue 11,4 12,4 | fairy 5 purple 1,6 2,6
fairy 6 purple 6,8 4,9 | fairy 7 yellow 12,6 10,7
"""
"""Creature, mark, quarter, cell in summer and in winter of the cards 1 to 28."""


@pytest.mark.rule("HAV-3.2", "HAV-R1", "HAV-1.12")
def test_scout_cards() -> None:
    rows = [row.split() for row in DECK.strip().replace("\n", "|").split("|")]
    assert list(BOX.cards) == list(CARDS)
    assert len(rows) == 28
    for number, (creature, mark, quarter, summer, winter) in enumerate(rows):
        card = CATALOGUE["cards"][CARDS[number]]
        assert (card["creature"], card["mark"], card["quarter"]) == (creature, mark, quarter)
        assert ("fox", "crocodile", "pig", "fairy")[BOX.creature[number]] == creature
        assert BOX.cells[BOX.card_cell[number]] == summer
        assert BOX.cells[BOX.card_cell[28 + number]] == winter
        assert signs("summer")[summer] == signs("winter")[winter] == mark
        for cell in (summer, winter):
            x, y = (int(part) for part in cell.split(","))
            assert (x < 7) == (quarter in ("red", "purple"))
            assert (y < 5) == (quarter in ("red", "blue"))
    kinds = Counter(row[0] for row in rows)
    assert kinds == {"fairy": 7, "fox": 13, "crocodile": 4, "pig": 4}
    assert len({row[1] for row in rows}) == 28


# Objects and tracks ----------------------------------------------------------------------------------------


@pytest.mark.rule("HAV-1.5")
def test_objects_of_the_chests() -> None:
    assert OBJECTS == {"boots": 2, "feather": 1, "sword": 2, "bow": 1, "net": 1, "hammer": 1, "cup": 2}
    assert CATALOGUE["objects"] == OBJECTS
    assert BOX.objects == list(OBJECTS.values())


@pytest.mark.rule("HAV-8.2", "HAV-8.3", "HAV-8.4", "HAV-8.6", "HAV-8.7", "HAV-11.2", "HAV-11.3", "HAV-14.5")
def test_tracks() -> None:
    assert BOX.gold_table == [1, 2, 2, 3, 4, 5, 6, 6, 7, 8, 9, 9, 10, 10, 11, 12]
    assert BOX.vp_table == [0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 4, 5, 6, 7, 8]
    assert BOX.village_column == [1, 2, 3, 4, 4, 5, 5, 6, 6, 7]
    assert BOX.fairy_slots == [2, 2, 3, 3, 4, 4, 5]
    assert BOX.creature_glory == BOX.creature_vp == [1, 2, 3]
    assert (BOX.chest_vp, BOX.cup_glory, BOX.tents) == (2, 2, 12)
    for name, values in (("gold", BOX.gold_table), ("vp", BOX.vp_table), ("villages", BOX.village_column)):
        assert CATALOGUE[name] == values
    assert CATALOGUE["fairies"] == BOX.fairy_slots
    assert CATALOGUE["glory"] == {"fox": 1, "crocodile": 2, "pig": 3}
    assert CATALOGUE["rounds"] == 5


@pytest.mark.rule("HAV-13.2")
def test_the_ladder() -> None:
    ladder = {"Recruit": 0, "Apprentice": 40, "Journeyman": 50, "Guardian": 60, "Captain": 70,
              "Hero of Havresac": 80, "Saviour of the Realm": 90}  # fmt: skip
    names = GAME.names["en"]["rank"]
    assert {names[rank]: least for rank, least in CATALOGUE["ranks"].items()} == ladder
    assert list(GAME.names["fr"]["rank"].values()) == [
        "Recrue", "Apprenti", "Compagnon", "Gardien", "Capitaine", "Héros de Havresac", "Sauveur du royaume",
    ]  # fmt: skip


def test_names_in_both_languages() -> None:
    for lang in ("fr", "en"):
        names: dict[str, dict[str, Any]] = GAME.names[lang]
        assert set(names["guardian"]) == set(GUARDIANS)
        assert set(names["object"]) == set(OBJECTS)
        assert set(names["board"]) == set(BOARDS)
    assert GAME.names["fr"]["guardian"]["priestess"] == "Prêtresse"
    assert GAME.names["en"]["object"]["net"] == "Butterfly net"


# Content that cannot be played -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "entry", "old", "new", "message"),
    [
        ("boards.toml", "summer", ". $ . E", ". $ E", "9 rows of 13 signs are needed"),
        ("boards.toml", "winter", ". y .", ". # .", "the castle # belongs into the middle"),
        ("boards.toml", "summer", ". $ . E", ". . . E", "10 villages and 10 chests are needed"),
        ("boards.toml", "summer", "* v . .", "* . . .", "10 villages and 10 chests are needed"),
        ("boards.toml", "summer", "$ x . y", "$ x . x", "start cell x is needed once"),
        ("boards.toml", "summer", ". $ . E", ". $ . F", "of scout_05 is needed once, in the red quarter"),
        ("boards.toml", "summer", ". $ . E * v . . 3", "E $ . . * v . . ?", "3 of scout_24 is needed once"),
        ("boards.toml", "summer", "v . . 3", "v . ? 3", "unknown sign '?'"),
        ("scouts.toml", "scout_02", 'mark = "B"', 'mark = "A"', "this id or this mark is used twice"),
        ("scouts.toml", "scout_02", 'creature = "fox"', 'creature = "fairy"', "fairies are on groves"),
        ("scouts.toml", "scout_22", 'creature = "fairy"', 'creature = "pig"', "fairies are on groves"),
        ("scouts.toml", "scout_02", 'quarter = "red"', 'quarter = "blue"', "in the blue quarter"),
        ("scouts.toml", "scout_02", 'id = "scout_02"', 'id = "scout_01"', "used twice"),
        ("guardians.toml", "guide", "tokens = 12", "tokens = 3", "3 tokens do not fill the bags"),
        ("guardians.toml", "guide", "movement = 2", "movement = 0", "movement 0: it could never move"),
        ("guardians.toml", "druid", 'id = "druid"', 'id = "guide"', "is needed once"),
        ("objects.toml", "cup", "count = 2", "count = 3", "11 objects for 10 chests (HAV-1.5)"),
        ("objects.toml", "cup", 'id = "cup"', 'id = "bow"', "is needed once"),
        ("tracks.toml", "", "gold = [1, ", "gold = [", "gold and vp need the same number of columns"),
        ("tracks.toml", "", "fairies = [2, ", "fairies = [", "there are more fairies than slots (HAV-8.3)"),
        ("tracks.toml", "pig", 'id = "pig"', 'id = "fox"', "creature: each of fox, crocodile, pig is needed"),
        ("tracks.toml", "", "villages = [1, ", "villages = [", "tracks.toml"),
    ],
)
def test_content_that_cannot_be_played(
    edit: Edit, name: str, entry: str, old: str, new: str, message: str
) -> None:
    assert message in fault_of(edit(name, entry, old, new))


def test_content_can_be_changed(edit: Edit) -> None:
    changed = load("havresac", edit("guardians.toml", "guide", "movement = 2", "movement = 5"))
    assert changed.content_hash != GAME.content_hash
    assert changed.catalogue()["guardians"]["guide"]["day"]["movement"] == 5


def test_nobody_may_begin_with_an_empty_bag(tmp_path: Path) -> None:
    folder = tmp_path / "havresac"
    folder.mkdir()
    for name in FILES:
        text = data_folder("havresac").joinpath(name).read_text(encoding="utf-8")
        for n in (1, 2):
            text = text.replace(f"bag = {n}\n", "bag = 0\n")
        (folder / name).write_text(text, encoding="utf-8")
    assert "at least one guardian to begin with" in fault_of(tmp_path)


def test_a_card_too_few(tmp_path: Path) -> None:
    folder = tmp_path / "havresac"
    folder.mkdir()
    for name in FILES:
        text = data_folder("havresac").joinpath(name).read_text(encoding="utf-8")
        if name == "scouts.toml":
            text = text[: text.rindex("[[card]]")]
        (folder / name).write_text(text, encoding="utf-8")
    assert "27 cards: exactly 28 are needed (HAV-1.12)" in fault_of(tmp_path)
