"""The board of Les Gardiens de Havresac in a terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import tablee
from tablee.cli.boards import board, learn, notation, signs, spelled
from tablee.core.game import Json
from tablee.core.rng import Rng
from tablee.core.state import CHANCE
from tablee.text import LANGS, Text, Words
from tests.cli.support import Shell


def drawn(view: Json, lang: str = "en") -> list[str]:
    console = Console(file=io.StringIO(), width=80, color_system=None)
    text = Text(tablee.load("havresac"), lang, strict=True)
    console.print(board(view, text, Words(lang, strict=True)))
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


@pytest.fixture
def view() -> Json:
    """Seat 0 of three on its second day: all kinds of ground, creatures, guardians, tents and tokens."""
    game = tablee.load("havresac")
    s = game.setup({"tile_faces": "all_day"}, 3)
    while s.to_act() == [CHANCE]:
        s.apply(CHANCE, s.legal(CHANCE)[0])
    view = game.view(s, 0)
    view["kingdoms"][0] |= {
        "creatures": {"4,1": "pig", "6,2": "fairy", "6,4": "fox", "11,8": "crocodile"},
        "guardians": {"5,6": "guide", "7,3": "warrior"},
        "tents": ["7,3", "1,2"],
        "repaired": ["5,6"],
        "opened": ["5,4"],
        "bag": {"warrior": 2, "thief": 1},
        "aside": {"priestess": 1},
        "hand": "huntress",
        "objects": {"boots": 1, "sword": 2},
        "fresh": "boots",
        "tally": [1, 2, 1, 0],
        "vp": 3,
        "gold": 5,
    }
    view["faces"]["huntress"] = "night"
    view["round"] = 2
    return view


def test_the_map_tells_everything(view: Json):
    lines = drawn(view)
    head = lines.index("   A   B   C   D   E   F   G   H   I   J   K   L   M")
    assert lines[head + 1 : head + 10] == [
        "1  ·   ■   ·   Epi ♣   △   ·   ·   3   ♣   ·   ■   ·",
        "2  A^  ♣   ≈   ≈   ·   1fa ·   F   ·   ≈   J   ♣   △",
        "3  ·   △   ·   C   ·   B   ^WA ·   ■   ≈   △   H   ♣",
        "4  2   ·   D   ·   □   ①fo ·   ②   G   ·   4   ·   I",
        "5  ■   ·   ♣   ·   ·   ·   ♜   ·   △   ♣   ·   ·   ■",
        "6  5   ·   ·   K   ▲GU ·   ·   ③   P   ·   ♣   7   ·",
        "7  ·   M   ≈   ·   ·   ■   ♣   ·   ·   S   ≈   △   ■",
        "8  △   ♣   ≈   O   L   6   ·   Q   ♣   ≈   Tcr ·   U",
        "9  ·   ■   ·   ·   ♣   N   △   ■   ·   △   R   ♣   ·",
    ]


def test_the_kingdom_tells_what_belongs_to_it(view: Json):
    lines = drawn(view)
    assert lines[0] == "Day 2 of 5 · Adventure · Summer face"
    assert lines[1] == "Guide ☀2   Warrior ☀2   Thief ☀3   Priestess ☀2   Druid ☀4   Huntress ☾1"
    below = lines[next(n for n, line in enumerate(lines) if line.startswith("9  ")) + 1 :]
    assert below[0] == ("3 VP, 5 gold · glory so far 4, worth 4 gold and 1 VP (monsters 1, fairies 2,")
    assert below[1:6] == [
        "villages 1)",
        "Bag: Warrior ×2, Thief",
        "Set aside: Priestess",
        "Objects: Boots, Sword ×2",
        "Just found, for the next guardian: Boots",
    ]
    assert below[6].startswith("▸ Huntress ☾ · Shot: after moving, she may eliminate")


def test_glory_beyond_the_table_is_worth_a_point_each(view: Json):
    view["kingdoms"][0]["tally"] = [9, 5, 4, 0]
    assert any("glory so far 18, worth 12 gold and 11 VP" in line for line in drawn(view))


def test_the_others_have_a_line_each(view: Json):
    view["kingdoms"][1] |= {"bag": {}, "hand": None, "vp": 12, "gold": 7, "tally": [3, 0, 0, 2]}
    rows = {line[2:8]: line.split() for line in drawn(view) if line[2:6] == "Seat"}
    assert rows["Seat 1"] == ["▸", "Seat", "1", "3", "5", "4", "3", "1", "1", "0", "0", "Huntress"]
    assert rows["Seat 2"] == ["Seat", "2", "12", "7", "5", *"00000", "has", "finished"]
    assert len(rows) == 3


def test_recruitment_is_a_shop(view: Json):
    view |= {"phase": "recruitment", "recruiting": [1, 2]}
    lines = drawn(view)
    assert lines[1].split() == ["Guardian", "Gold", "Left", "Steps"]
    rows = {line.split()[0]: line.split()[1:5] for line in lines if "☀" in line or "☾" in line}
    assert rows["Guide"] == ["☀", "3", "9", "2"]
    assert rows["Huntress"] == ["☾", "8", "10", "1"]
    assert any("has finished" in line for line in lines if "Seat 1" in line)
    assert not any("has finished" in line for line in lines if "Seat 2" in line)
    assert not any("glory so far" in line for line in lines), "that of the day is settled"
    owned = "Your guardians: Guide, Warrior ×3, Thief, Priestess"
    assert owned in lines, "those in the bag, on the board and set aside"


def test_a_runner_has_no_number_of_steps(view: Json):
    view["faces"]["thief"] = "night"
    assert "Thief ☾∞" in drawn(view)[1]


def test_spectators_see_all_kingdoms(view: Json):
    lines = drawn(view | {"viewer": None})
    assert [line for line in lines if line in ("Seat 1", "Seat 2", "Seat 3")] == [
        "Seat 1",
        "Seat 2",
        "Seat 3",
    ]
    assert sum(line.startswith("   A   B") for line in lines) == 3
    assert sum(line.startswith("   A   B") for line in drawn(view)) == 1


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seats", [1, 4])
def test_the_end_shows_where_the_score_comes_from(seats: int, lang: str):
    game = tablee.load("havresac")
    rng = Rng(seats)
    s = game.setup({"board_face": "winter"}, seats)
    while not s.is_over():
        seat = s.to_act()[0]
        s.apply(seat, s.draw(rng) if seat == CHANCE else rng.choice(s.legal(seat)))
        if rng.below(20) == 0:
            for reader in range(seats):
                assert all(len(line) <= 80 for line in drawn(game.view(s, reader), lang))
    outcome = game.outcome(s)
    assert outcome is not None
    rows = [line[2:].split() for line in drawn(game.view(s, 0), lang) if line[2:6] in ("Seat", "Plac")]
    assert len(rows) == seats
    for row in rows:
        total, *parts = [int(word) for word in row[2:6]]
        assert total == sum(parts) == outcome.scores[int(row[1]) - 1]
    assert [int(row[2]) for row in rows] == sorted(outcome.scores, reverse=True)
    if seats == 1:
        assert rows[0][-1] in ("Recruit", "Recrue")


@pytest.mark.parametrize("lang", LANGS)
def test_the_signs_are_explained(lang: str):
    said = signs(Text(tablee.load("havresac"), lang, strict=True), Words(lang, strict=True))
    for sign in "·♣≈♜①②③△▲■□^☀☾":
        assert sign in said
    assert ("fo Fox" if lang == "en" else "re Renard") in said


def test_very_many_choices_stand_in_columns(shell: Shell):
    options = ("--option", "tile_faces=all_day")
    typed = "to E5\nto 3,5\n" * 3  # as the map names spaces, or in notation
    done = shell("play", "havresac", "--seats", "1", "--seed", "1", *options, typed=typed)
    assert "  1  Go to G3" in done.out, "a short list has a line for each"
    assert any(line.count("  to ") > 3 for line in done.out.splitlines()), "a long one does not"


@pytest.mark.parametrize(
    ("lang", "hut", "castle"),
    [("fr", "case de la Hutte E", "case du Château"), ("en", "hut E", "the Castle")],
)
def test_spaces_are_named_by_what_the_board_shows(view: Json, lang: str, hut: str, castle: str):
    text = Text(tablee.load("havresac"), lang, strict=True)
    learn(view | {"board": "summer"}, text)
    assert text.piece("cell", "4,1") == hut
    assert text.piece("cell", "7,5") == castle
    assert text.piece("cell", "3,7").endswith("C7")
    learn(view | {"board": "winter"}, text)
    assert text.piece("cell", "1,2") == hut


def test_spaces_are_typed_as_they_are_named():
    for space in tablee.load("havresac").domains["cell"].ids:
        assert notation("havresac", spelled("havresac", f"to {space}")) == f"to {space}"
    assert spelled("havresac", "to 13,9") == "to M9"
    assert notation("havresac", "to m9") == notation("havresac", "to 13,9") == "to 13,9"
    assert notation("glory", "put 0,-1") == spelled("glory", "put 0,-1") == "put 0,-1"


def test_a_refusal_says_why(shell: Shell):
    done = shell("play", "havresac", "--seats", "1", "--seed", "1", typed="to C7\nq\n")
    assert "Not possible: C7 is a lake" in done.out
    assert "Rule HAV-5.6" in done.out
