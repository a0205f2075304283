"""The board of Defenders of the Realm in a terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import tablee
from tablee.cli.boards import board, signs
from tablee.core.game import Json
from tablee.text import LANGS, Text, Words
from tests.cli.support import Shell
from tests.text.defenders import first_day


def drawn(view: Json, lang: str = "en") -> list[str]:
    console = Console(file=io.StringIO(), width=80, color_system=None)
    text = Text(tablee.load("defenders"), lang, strict=True)
    console.print(board(view, text, Words(lang, strict=True)))
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def row(lines: list[str], name: str) -> list[str]:
    """The words of the line that holds a name, from the name on."""
    line = next(line for line in lines if name in line)
    return line[line.index(name) + len(name) :].split()


@pytest.fixture
def view() -> Json:
    """Seat 0 of two, in its Daytime: minions, crystals, gates, a wounded General, hands and quests."""
    game = tablee.load("defenders")
    dump = first_day(game) | {
        "minions": {
            "thorny_woods": {"green": 3},
            "wolf_pass": {"red": 1, "blue": 1},
            "monarch_city": {"green": 3},
        },
        "crystals": {"wolf_pass": 2, "fire_river": 1},
        "dark_top": [],
    }
    dump["generals"]["gorgutt"] |= {"step": 3, "life": 2, "healing": 2}
    dump["generals"]["varkolak"] |= {"life": 0}
    dump["players"][0] |= {
        "hand": ["battle_luck", "wolf_pass_horse"],
        "at": "monarch_city",
        "quest": "orc_hunter",
        "markers": {"green": 2},
        "ready": 2,
        "spent": 3,
        "lost": 1,
        "bonus": 1,
        "slayer": ["black"],
        "kills": 1,
        "completed": ["boots_of_speed", "ancient_tree"],
        "unused": ["ancient_tree"],
    }
    dump["players"][1] |= {"hand": ["fire_river_gate", "dark_visions"], "at": "wolf_pass", "quest": "rumors"}
    return game.view(game.load(dump), 0)


def test_the_head_tells_about_the_war(view: Json):
    lines = drawn(view)
    assert lines[0] == "Turn 1 · Seat 1, Daytime · Middle War: 2 cards each Night"
    assert lines[1].startswith("Supply: R24 G17 B24 K25 ◆9 ◎4 · Decks: Hero 92, Darkness ")


def test_generals_with_life_and_next_step(view: Json):
    lines = drawn(view)
    assert lines[2] == "R ♛ Lord Balazarg      ♥♥♥♥♥♥ 4+ Scorpion Canyon → Raven Forest"
    assert lines[3] == "G ♛ Gorgutt the Brutal ♥♥♡♡♡♡ 3+ Orc Valley → Monarch City ! (major wounds)"
    assert lines[5].split() == ["K", "♛", "Varkolak", "defeated"]
    view["generals"]["gorgutt"] |= {"major": False, "life": 4}
    assert drawn(view)[3].endswith("Monarch City ! (healing)")


def test_all_locations_with_what_is_on_them(view: Json):
    lines = drawn(view)
    for id in tablee.load("defenders").domains["location"].ids:
        name = Text(tablee.load("defenders"), "en").piece("location", id)
        assert any(name in line for line in lines[6:33]), name
    assert row(lines[6:], "Wolf Pass")[0] == "◆2RB②"
    assert row(lines[6:], "Thorny Woods") == ["GGG"]
    assert row(lines[6:], "Orc Valley")[0] == "♛"
    assert row(lines[6:], "Dancing Stones") == ["◎"]
    assert row(lines[6:], "Fire River") == ["◆"]
    assert row(lines[6:], "  Monarch City") == ["$GGG①"]
    assert any("! Thorny Woods" in line for line in lines), "one more Orc is an overrun"
    assert not any("! Wolf Pass" in line for line in lines)


def test_the_city_is_in_danger_with_four_minions(view: Json):
    assert not any("! Monarch City  " in line for line in drawn(view))
    view["minions"]["monarch_city"]["green"] = 4
    assert any("! Monarch City  " in line for line in drawn(view))


def test_the_reader_sees_everything_of_the_own_hero(view: Json):
    lines = drawn(view)
    first = next(n for n, line in enumerate(lines) if line.startswith("▸①"))
    own = " ".join(line.strip() for line in lines[first:])
    assert lines[first] == "▸① Seat 1 · Cleric ●●○○○×+ · Monarch City"
    assert "Hand: B1 ★1 · B Wolf Pass (horse, 1 die), ★ Battle Luck" in own
    assert "Quest: Orc Hunter G 2/6. Defeat 6 Orcs." in own
    assert "ready to use: Ancient Tree of Magic · completed: Boots of Speed · Slayer: Undead" in own
    assert "Roads: Bounty Bay $, Dancing Stones ◎," in own
    assert "Wolf Pass ◆2RB②" in own


def test_of_others_the_board_tells_less(view: Json):
    lines = drawn(view)
    second = next(n for n, line in enumerate(lines) if line.startswith(" ②"))
    assert lines[second : second + 3] == [
        " ② Seat 2 · Dwarf ●●●●● · Wolf Pass",
        "   Hand: K1 ★1 · ★ Dark Visions",
        "   Quest: Rumours 0/3",
    ]
    view["players"][1]["hand"] = None
    assert drawn(view)[second + 1] == "   Hand: K1 ★1"
    view["players"][1]["hero"] = None
    assert drawn(view)[second] == " ② Seat 2 · no hero left"


def test_the_night_shows_the_card_and_what_counts_of_it(view: Json):
    view["card"] = {"id": "ds12", "full": True, "spared": [0], "halted": False, "advances": True}
    said = " ".join(drawn(view))
    assert "Revealed card: Minotaur Forest: 2 Orcs. Land of Amazons: 1 Undead. Lord Balazarg → next" in said
    assert "(no minions: Minotaur Forest, the General advances)" in said
    view["card"] |= {"full": False, "spared": [], "halted": True}
    said = " ".join(drawn(view))
    assert "Revealed card, General only: Minotaur Forest" in said
    assert said.endswith("(General stopped)")
    view["dark_top"] = ["ds47", "ds01"]
    assert drawn(view)[-1] == "Next cards: All Is Quiet (1), Ancient Ruins – Seabird Port"


def test_a_fight_shows_cards_and_dice(view: Json):
    dice = [{"colour": "blue", "value": value, "need": 5} for value in (5, 2, 0)]
    view["fight"] = {
        "fighter": 1,
        "dice": dice,
        "general": "sapphire",
        "joined": [0, 1],
        "rolled": [],
        "committed": [["wolf_pass_horse"], ["dark_visions"]],
        "cancelled": True,
        "luck": 0,
    }
    said = " ".join(drawn(view)[-3:])
    laid = "① B Wolf Pass (horse, 1 die) · ② ★ Dark Visions"
    assert f"Fight against Sapphire: {laid} (skill cancelled)" in said
    assert said.endswith("Seat 2’s dice: B5✓(5+)  B2✗(5+)")


def test_the_end_names_the_champion(view: Json):
    view |= {"ending": "loss_city", "champions": [0]}
    lines = drawn(view)
    assert lines[0] == "Honour"
    assert lines[2].split() == ["①", "Seat", "1", "Cleric", "2", "1", "3", "King’s", "Champion"]
    assert lines[3].split() == ["②", "Seat", "2", "Dwarf", "0", "0", "0"]


@pytest.mark.parametrize("lang", LANGS)
def test_every_letter_is_explained(lang: str):
    text, words = Text(tablee.load("defenders"), lang, strict=True), Words(lang, strict=True)
    said = signs(text, words)
    colours = ("red", "green", "blue", "black")
    for letter, colour in zip(words("defenders-letters").split(), colours, strict=True):
        assert f"{letter} {text.piece('minions', colour)}" in said
    assert all(sign in said for sign in "◆♛◎$!●○×+★♥→①④")


def test_a_refusal_says_why_and_the_board_is_not_drawn_twice(shell: Shell):
    typed = "choose paladin\nattack\nfoot\nto raven_forest\nq\n"
    done = shell("play", "defenders", "--seats", "1", "--seed", "1", typed=typed)
    assert "Not possible: To attack, you need a General on your location" in done.out
    assert "Rule DOR-8.1" in done.out
    assert "Not possible: No road leads straight to Raven Forest." in done.out
    assert done.out.count("Monarch City and inns") == 1, "choosing a way to go changes nothing on the board"


@pytest.mark.parametrize(("wish", "asked"), [("always", True), ("never", False)])
def test_reactions_are_asked_as_often_as_one_wishes(shell: Shell, wish: str, asked: bool):
    start = ("play", "defenders", "--seats", "2", "--quick", "--seed", "3", "--reactions", wish)
    out = shell(*start, typed="end\npass\n" * 60).out
    assert ("play a card, use a reward, or pass" in out) == asked
    assert "the war is lost" in out or asked, "nobody has to pass who is never asked"
