"""Boards in a terminal: complete, in 80 columns, readable without colour."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import tablee
from tablee.cli.boards import board
from tablee.cli.log import log_lines
from tablee.core.game import Game, Json
from tablee.core.rng import Rng
from tablee.core.state import CHANCE, State
from tablee.match import Match
from tablee.text import LANGS, Text, Words


def drawn(game: Game, view: Json, lang: str) -> str:
    console = Console(file=io.StringIO(), width=80, color_system=None)
    console.print(board(view, Text(game, lang, strict=True), Words(lang, strict=True)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def some_states(game: Game, seats: int, games: int) -> list[State]:
    """Positions of random games with everything their options offer, or with none, a few of each."""
    rng = Rng(seats)
    out: list[State] = []
    for number in range(games):
        given = {} if number % 2 else {option.id: option.values[-1] for option in game.options}
        s = game.setup(given, seats)
        while not s.is_over():
            seat = s.to_act()[0]
            s.apply(seat, s.draw(rng) if seat == CHANCE else rng.choice(s.legal(seat)))
            if rng.below(10) == 0:
                out.append(s.clone())
        out.append(s)
    return out


def verbs_of(game: Game, states: list[State], chance: bool) -> set[str]:
    """The verbs of everything chance, or everybody else, can do in some positions."""
    return {
        game.space.verb(action).name
        for s in states
        for seat in ([CHANCE] if chance else range(s.seats))
        for action in s.legal(seat)
    }


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game_id", tablee.games())
def test_every_position_fits_80_columns(game_id: str, lang: str):
    game = tablee.load(game_id)
    for seats in game.seats:
        for s in some_states(game, seats, 2):
            for line in drawn(game, game.view(s, None), lang).splitlines():
                assert len(line.rstrip()) <= 80


@pytest.mark.parametrize("game_id", tablee.games())
def test_the_sheet_tells_chance_from_people(game_id: str):
    game = tablee.load(game_id)
    states = some_states(game, game.seats[1], 60)  # a single seat may ask chance less
    assert verbs_of(game, states, chance=True) <= set(game.facts.chance)
    assert not verbs_of(game, states, chance=False) & set(game.facts.chance)


@pytest.fixture
def view() -> Json:
    """A crowded moment: a blocked path, wounds, all kinds of marks, a dead guardian, spent dice."""
    game = tablee.load("runemasters")
    view = game.view(game.setup({"difficulty": "hero"}, 4), None)
    marks = {"shield": False, "poison": False, "angel": False}
    guardian = {"life": 4, "mana": 3, "ultimate": 2, "ultimate_uses": 0, "charged": False, "alive": True}
    one = guardian | marks | {"seat": 0, "id": "ismoros", "path": "red", "shield": True, "poison": True}
    two = (
        guardian
        | marks
        | {"seat": 1, "id": "kyreas", "path": "blue", "ultimate": 4, "charged": True, "life": 1}
    )
    three = (
        guardian
        | marks
        | {"seat": 2, "id": "kulak", "path": "yellow", "ultimate": None, "angel": True, "mana": 0}
    )
    four = guardian | marks | {"seat": 3, "id": "neltai", "path": None, "life": 0, "alive": False}
    troll = {
        "card": "troll_red",
        "kind": "troll",
        "space": 2,
        "weak_points": [{"rune": "red", "wounded": True}, {"rune": "violet", "wounded": False}],
        "mana": 1,
        "life": 2,
    }
    names = {"red": "ismoros", "blue": "kyreas", "yellow": "kulak", "green": None}
    return view | {
        "round": 3,
        "turn": 9,
        "elder": 2,
        "active": 1,
        "event": "hex",
        "temple": {"life": 1, "full": 4},
        "monster_deck": 12,
        "event_deck": 1,
        "frozen": True,
        "guardians": [one, two, three, four],
        "paths": [
            {"id": id, "guardian": name, "blocked": id == "blue", "monsters": [troll] if id == "red" else []}
            for id, name in names.items()
        ],
        "dice": [
            {"rune": "white", "die": "white*", "rerolled": True, "spent": False},
            {"rune": "green", "die": "green", "rerolled": False, "spent": True},
        ],
    }


def test_the_board_of_runemasters_tells_everything(view: Json):
    lines = drawn(tablee.load("runemasters"), view, "en").splitlines()
    assert " ".join(lines[0].split()) == "Hero level, round 3, turn 9 Temple life ♥♡♡♡ 1/4"
    assert lines[1].rstrip() == "Monster deck: 12 (Dawn in the last 4), Event deck: 1"
    assert lines[2] == "Event: Hex. Rewards bring no mana."
    rows = [[cell.strip() for cell in line.split("│")] for line in lines if "│" in line]
    assert rows[0] == ["", "◆R red path", "●B blue path", "■Y yellow path", "▲G green path"]
    space = [row[0] for row in rows]
    troll = rows[space.index("2")]
    assert troll[1].split() == ["Troll", "+2LP+1MP"]
    assert rows[space.index("2") + 1][1] == "×r ⬟V"
    assert rows[space.index("1") + 1] == ["", "", "=== BLOCKED ===", "", ""]
    below = rows[space.index("1") + 2 :]
    assert [row[1] for row in below] == ["Ismoros", "LP ♥♥♥♥ MP ▮▮▮▯", "Ult ▮▮▯▯ ×2", "shield, poisoned"]
    assert [row[2] for row in below] == ["▶ Kyreas", "LP ♥♡♡♡ MP ▮▮▮▯", "Ult ready ×2", ""]
    assert [row[3] for row in below] == ["Kulak", "LP ♥♥♥♥ MP ▯▯▯▯", "Ult used up", "Elder, angel"]
    assert [row[4] for row in below] == ["–", "", "", ""]
    assert lines[-3:] == [
        "All monsters are stone until the turn ends.",
        "Fallen: Neltaï",
        "Dice:  ○ white*   spent: ▲G",
    ]


@pytest.mark.rule("RUN-1.17", "RUN-3.1")
@pytest.mark.parametrize(
    ("left", "ended", "said"),
    [
        (5, None, "Monster deck: 5 (Dawn in the last 4), Event deck: 1"),
        (2, None, "Monster deck: 2 (Dawn in the last 2), Event deck: 1"),
        (1, None, "Monster deck: 1 (Dawn), Event deck: 1"),
        (2, "temple_fell", "Monster deck: 2 (Dawn in the last 2), Event deck: 1"),
        (2, "dawn", "Monster deck: 2, Event deck: 1"),
        (0, "dawn", "Monster deck: 0, Event deck: 1"),
    ],
)
def test_dawn_is_no_monster_card(view: Json, left: int, ended: str | None, said: str):
    shown = view | {"monster_deck": left, "ended": ended}
    assert drawn(tablee.load("runemasters"), shown, "en").splitlines()[1].rstrip() == said


def test_the_board_of_runemasters_in_french(view: Json):
    said = drawn(tablee.load("runemasters"), view, "fr")
    assert said.startswith("Niveau Héros, manche 3, tour 9")
    assert "Vie du temple ♥♡♡♡ 1/4" in said
    decks = "Pile Monstres\xa0: 12 (l’Aube dans les 4\xa0dernières), pile Événements\xa0: 1"
    assert decks.replace("\xa0", " ") in said.replace("\xa0", " ")
    assert "×r ⬟Vi" in said
    assert "Ult. prêt ×2" in said
    assert "Doyen, ange" in said
    assert "Tombés\N{NO-BREAK SPACE}: Neltaï" in said


@pytest.mark.parametrize("game_id", ["glory", "havresac"])
@pytest.mark.parametrize(("lang", "heading"), [("fr", "Décompte final"), ("en", "Final scoring")])
def test_the_final_scoring_has_a_heading_of_its_own(game_id: str, lang: str, heading: str):
    """It is not told under the turn of whoever came last."""
    match, rng = Match(game_id, ["random"] * 2, seed=5), Rng(5)
    while not match.is_over():
        seat = match.to_act()[0]
        decision = match.decision(seat)
        assert decision is not None
        match.submit(seat, match.decision_id(seat), decision.choices[rng.below(len(decision.choices))].text)
    lines = log_lines(match.log(), Text(match.game, lang), Words(lang))
    heads = [i for i, line in enumerate(lines) if line.text == heading]
    assert len(heads) == 1
    counted = [i for i, line in enumerate(lines) if line.kind in match.game.facts.scoring]
    assert counted[0] == heads[0] + 1
    assert counted[-1] == len(lines) - 1
