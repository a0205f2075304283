"""A fifth legend, written from `docs/legends.md` alone: it is checked, offered, won and lost."""

from __future__ import annotations

import shutil
from importlib.resources import as_file
from pathlib import Path
from typing import cast

import pytest

from tablee.bots import make, play_on
from tablee.cli import main
from tablee.core.rng import Rng
from tablee.games import data_folder, load
from tablee.games.andor import AndorGame
from tablee.server.catalog import Catalog
from tests.rules.andor.table import Table, begun

FILE = Path(__file__).parent / "legend_bell.yaml"
PAY, SIGNAL = "option 1", "option 2"
MOST_SEEDS = 20
"""One of so many games of bots must end as it should; most of them do."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The content folder of an author: the exported files and one legend more."""
    made = tmp_path_factory.mktemp("content")
    with as_file(data_folder("andor")) as source:
        shutil.copytree(source, made / "andor")
    shutil.copy(FILE, made / "andor")
    return made


@pytest.fixture(scope="module")
def game(folder: Path) -> AndorGame:
    """The game as this folder describes it."""
    return cast(AndorGame, load("andor", folder))


def on_the_road(game: AndorGame, way: str) -> Table:
    """Day 1 for a warrior (on 14) and a wizard (on 34) who have chosen their way."""
    table = begun("warrior", "mage", game=game, legend="BELL")
    table.play(f"0: {way}")
    return table


def end(game: AndorGame, seats: int, seed: int, bot: str = "thumb") -> tuple[str, str]:
    """How a team of bots fares, and the digest of the last position."""
    s = game.setup({"legend": "BELL"}, seats)
    play_on(game, s, {seat: make(bot, seed * 10 + seat) for seat in range(seats)}, Rng(seed))
    outcome = game.outcome(s)
    assert outcome is not None
    return outcome.cause, game.digest(s)


def test_it_is_sound(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "check", str(folder)]) == 0
    assert capsys.readouterr().out == "andor: sound, changed\n"


@pytest.mark.rule("AND-28.3")
def test_it_is_offered_in_the_lobby_under_its_title(folder: Path) -> None:
    catalog = Catalog(folder)
    (info,) = [info for info in catalog.list() if info.id == "andor"]
    (legends,) = [option.values for option in info.options if option.id == "legend"]
    assert sorted(legends) == ["BELL", "L1", "L2", "L3", "L4"]
    assert catalog.text("andor", "fr").names["legend"]["BELL"] == "La Cloche du passeur"
    assert catalog.text("andor", "en").names["legend"]["BELL"] == "The Ferryman's Bell"


@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_it_begins_at_every_size_and_difficulty(game: AndorGame, heroes: int, difficulty: str) -> None:
    names = ("warrior", "mage", "dwarf", "keeper")[:heroes]
    table = begun(*names, game=game, legend="BELL", difficulty=difficulty)
    assert table.creatures() == {"26": "gor"} | ({"48": "gor"} if heroes > 2 else {})
    (lowest_rank,) = table.asked()
    assert lowest_rank == (0 if heroes == 2 else 2)
    table.play(f"{lowest_rank}: {PAY}")
    assert table.read() == ["A1", "A2"] + {"easy": ["A3"], "normal": [], "hard": ["A4"]}[difficulty]
    assert table.sp() == (2 if difficulty == "easy" else 1)
    assert ("45" in table.creatures()) == (difficulty == "hard")


@pytest.mark.rule("AND-26.1", "AND-27.1")
def test_the_toll_is_paid_and_the_ringer_beaten(game: AndorGame) -> None:
    table = on_the_road(game, PAY)
    assert (table.objective("toll"), table.objective("signal")) == ("open", "")
    table.walk(0, 18)
    table.play("0: pick gem")
    table.walk(1, 72)
    table.walk(0, 17, 16)
    assert [table.objective(name) for name in ("toll", "road", "ringer")] == ["complete", "complete", ""]
    table.sunrise()
    table.sunrise()
    assert table.creatures()["28"] == "ringer"
    table.walk(1, 28)
    table.walk(0, 36, 28)
    table.call_fight(1, 0)
    table.dice(6)
    table.play("1: no")  # the wizard turns no die
    table.dice(6, 6, 6)  # three of the warrior
    table.play("1: no")
    table.dice(1)  # one of the Ringer: 14 against 4
    assert table.ended == "won"
    assert table.read() == ["A1", "A2", "R1", "B1", "Z1"]


@pytest.mark.rule("AND-26.1")
def test_the_other_way_is_a_signal(game: AndorGame) -> None:
    table = on_the_road(game, SIGNAL)
    assert (table.objective("toll"), table.objective("signal")) == ("", "open")
    assert table.items(0) == {"firewood": 1}  # 14 is the lowest rank
    table.walk(0, 17, 16)
    table.walk(1, 72)
    table.walk(0, 48)
    table.play("0: relight")
    assert [table.objective(name) for name in ("signal", "road")] == ["complete", "complete"]
    assert table.read() == ["A1", "A2", "R2"]


@pytest.mark.rule("AND-27.2")
def test_who_waits_hears_the_knell(game: AndorGame) -> None:
    table = on_the_road(game, PAY)
    while not table.ended:
        table.sunrise()
    assert table.ended == "lost_card"
    assert table.read() == ["A1", "A2", "B1", "E1", "X1", "Z2"]


@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_a_sensible_team_can_win_and_a_blind_one_lose(game: AndorGame, heroes: int) -> None:
    assert any(end(game, heroes, seed)[0] == "won" for seed in range(MOST_SEEDS))
    assert any(end(game, heroes, seed, "random")[0] != "won" for seed in range(MOST_SEEDS))


def test_the_same_seed_is_the_same_game(game: AndorGame, folder: Path) -> None:
    again = cast(AndorGame, load("andor", folder))
    assert end(game, 3, 1) == end(again, 3, 1)
    assert end(game, 3, 1) != end(game, 3, 2)
