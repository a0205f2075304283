"""The board of Tales of Glory in a terminal, and the curtain between people with secrets."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import tablee
from tablee.cli.boards import board, signs
from tablee.cli.table import TerminalTable
from tablee.core.game import Json
from tablee.core.rng import Rng
from tablee.core.state import CHANCE
from tablee.match import Match
from tablee.text import LANGS, Text, Words
from tests.cli.support import Shell


def drawn(view: Json, lang: str = "en") -> str:
    console = Console(file=io.StringIO(), width=80, color_system=None)
    text = Text(tablee.load("glory"), lang, strict=True)
    console.print(board(view, text, Words(lang, strict=True)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.fixture
def view() -> Json:
    """Seat 0 of three: a small landscape, a tile from the Wild Lands and a quest in hand."""
    game = tablee.load("glory")
    s = game.setup({"quests": "yes"}, 3)
    rng = Rng(1)
    while s.to_act() == [CHANCE]:
        s.apply(CHANCE, s.draw(rng))
    view = game.view(s, 0)
    cells = {"paladin": [0, 0], "market": [0, -1], "goblin": [-1, -1]}
    view["players"][0] |= {
        "hero": "paladin",
        "tiles": [
            {
                "tile": tile,
                "cell": cell,
                "opened": {"paladin": [False, True], "goblin": [False]}.get(tile, []),
            }
            for tile, cell in cells.items()
        ],
        "prestige": 12,
        "coin": 3,
        "taken": "ogre",
        "slot": 5,
        "surcharge": True,
        "hand": ["q_patron"],
        "quests_in_hand": 1,
    }
    view["slots"] = ["harbour", None, "locksmith", "minstrel", None, "will_o_wisp"]
    view["round"] = 2
    view["first"] = 1
    return view


def test_slots_show_what_is_printed_on_their_tiles(view: Json):
    rows = [
        [cell.strip() for cell in line.split("│")[1:-1]] for line in drawn(view).splitlines() if "│" in line
    ]
    assert rows[0] == ["6 Will-o’-the-wisp", "5 –", "4 Minstrel"], "the upper row runs back"
    assert rows[1] == ["monster: 2✦", "", "character: 2●"]
    assert rows[2] == ["4★ ► [1◊]", "", "end: 4★×majority [3★]"]
    assert rows[3] == ["↑○ →– ↓○ ←⚷", "", "↑○ →⚷ ↓– ←○"]
    assert rows[4:7] == [
        ["1 Harbour", "2 –", "3 Locksmith"],
        ["place: free", "", "character: 2●"],
        ["↑2● →T=4● ↓– ←C=3★", "", "1⚷ 1★×⚷ [2●]"],
    ]


def test_the_landscape_names_its_free_cells(view: Json):
    said = drawn(view)
    area = [line.rstrip() for line in said[said.index("Seat 1: Paladin") :].splitlines()]
    assert area[1:12] == [
        "           -1,-2            0,-2",
        "      ┌M──────○──────┐┌P──────◇──────┐",
        "-2,-1 │Goblin        ││Market        │ 1,-1",
        "      ○[1◊ 1●]       ⚷◇              ◇",
        "      └───────○──────┘└───────◇──────┘",
        "                      ┌H──────○──────┐",
        "            -1,0      │Paladin       │ 1,0",
        "                      ⚷[3●] [⚷]      ⚷",
        "                      └───────○──────┘",
        "                            0,1",
        "Market, 1 cell north of the hero, still offers ↑T=2◊ →T=3●",
    ]
    assert area[12] == "▸ Ogre  monster: 3† · 5★ 2● · ↑○ →⚷ ↓– ←○ · Wild Lands: +1● or +1◊"
    assert area[-1] == "▸ Patron of the Realm  Quest: 2† 2● · 3★×3● · ↑○ →○ ↓– ←○"


def test_players_show_what_they_own_and_nobody_shows_secrets(view: Json):
    rows = {line[2:8]: line.split() for line in drawn(view).splitlines() if re.match(r"[► ] Seat", line)}
    assert rows["Seat 1"][:4] == ["Seat", "1", "12", "3"]
    assert rows["Seat 1"][-3:] == ["Ogre,", "slot", "5"]
    assert rows["Seat 2"][0] == "►"
    for quest in view["players"][0]["hand"]:
        spectator = view | {"players": [view["players"][0] | {"hand": None}, *view["players"][1:]]}
        assert tablee.load("glory").names["en"]["tile"][quest] not in drawn(spectator)


def test_a_chosen_card_is_a_secret():
    game = tablee.load("glory")
    s = game.setup({}, 2)
    rng = Rng(1)
    while s.to_act() == [CHANCE]:
        s.apply(CHANCE, s.draw(rng))
    s.apply(0, game.space.parse("select 4"))
    assert "card 4" in drawn(game.view(s, 0))
    for other in (1, None):
        assert "has chosen" in drawn(game.view(s, other))
        assert "card 4" not in drawn(game.view(s, other))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seats", [2, 5])
def test_every_seat_sees_its_own_landscape_in_80_columns(seats: int, lang: str):
    game = tablee.load("glory")
    rng = Rng(seats)
    s = game.setup({"quests": "yes"}, seats)
    while not s.is_over():
        seat = s.to_act()[0]
        s.apply(seat, s.draw(rng) if seat == CHANCE else rng.choice(s.legal(seat)))
        if rng.below(20) == 0:
            for reader in range(seats):
                said = drawn(game.view(s, reader), lang)
                assert all(len(line.rstrip()) <= 80 for line in said.splitlines())
    end = drawn(game.view(s, None), lang)
    assert ("Final scoring" if lang == "en" else "Décompte final") in end
    for player in game.view(s, None)["players"]:
        row = next(line for line in end.splitlines() if re.match(rf"[► ] \w+\s{player['seat'] + 1} ", line))
        rank, prestige, *earned = [int(word) for word in row[2:].split()[2:9]]
        assert (rank, prestige) == (player["rank"], player["prestige"])
        assert sum(earned) == prestige


def test_a_line_of_tiles_still_fits(view: Json):
    names = ["paladin", "goblin", "imp", "inn", "squire", "scholar", "sergeant", "market", "temple", "arena"]
    names += ["harbour", "ogre", "queen"]
    game = tablee.load("glory")
    chests = game.catalogue()["tiles"]
    view["players"][0]["tiles"] = [
        {"tile": name, "cell": [-x, 0], "opened": [False] * len(chests[name]["chests"])}
        for x, name in enumerate(names)
    ]
    assert all(len(line.rstrip()) <= 80 for line in drawn(view).splitlines())


@pytest.mark.parametrize("lang", LANGS)
def test_the_signs_are_explained(lang: str):
    said = signs(Text(tablee.load("glory"), lang, strict=True), Words(lang, strict=True))
    for sign in "†✦◊●★⚷►○–◇×":
        assert sign in said


# The curtain ------------------------------------------------------------------------------------------------


def test_people_with_secrets_pass_the_keyboard(shell: Shell):
    typed = "\n".join(["", "select 5", "", "select 5", "", "take 1", ""])
    done = shell("play", "glory", "--seats", "2", "--seed", "1", typed=typed)
    shown = re.findall(r"Pass the keyboard to (Seat \d)|(Seat \d), ", done.out)
    assert [curtain or question for curtain, question in shown][:6] == [
        "Seat 1",
        "Seat 1",
        "Seat 2",
        "Seat 2",
        *(["Seat 1"] * 2 if "Seat 2 takes" in done.out else ["Seat 2"] * 2),
    ]
    before = done.out[: done.out.index("shows the card")]
    assert "Seat 1 has chosen a card." in before
    assert "chooses a card" not in done.out


def test_the_quests_of_one_are_not_shown_to_the_other(shell: Shell):
    done = shell("play", "glory", "--seats", "2", "--seed", "1", "--option", "quests=yes", typed="\n1\n\n")
    first, second = done.out.split("Pass the keyboard to Seat 2")
    quests = re.findall(r"^▸ (.+?)  Quest", first, re.MULTILINE)
    assert len(quests) == 3
    assert not any(quest in second for quest in quests)


def test_one_person_and_bots_need_no_curtain(shell: Shell):
    done = shell("play", "glory", "--seats", "2", "--bots", "1", "--seed", "1", typed="select 1\n")
    assert "Pass the keyboard" not in done.out
    assert "Seat 1 chooses a card: slot 1." in done.out


def test_the_screen_is_cleared_and_the_news_are_told_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    game = tablee.load("glory")
    match = Match(game, ["human", "human"], seed=1)
    console = Console(file=io.StringIO(), width=80, force_terminal=True, color_system=None)
    table = TerminalTable(match, tmp_path / "x", "en", {}, False, console)
    answers = iter(["", "select 2", "", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(answers))
    table.run()
    assert isinstance(console.file, io.StringIO)
    parts = console.file.getvalue().split("\x1b[2J")
    assert len(parts) == 2, "nothing is cleared before the first person"
    assert parts[1].index("Pass the keyboard to Seat 2") < parts[1].index("Seat 1 has chosen a card.")
    assert "slot 2." not in parts[1]


def test_nobody_takes_back_the_secret_choice_of_another(shell: Shell):
    done = shell("play", "glory", "--seats", "2", "--seed", "1", typed="\nselect 3\n\nu\nq\n")
    assert "Taken back" not in done.out
    assert "That cannot be taken back" in done.out
