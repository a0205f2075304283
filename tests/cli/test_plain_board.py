"""The board of a game that has none of its own, in the terminal, and what it is drawn from."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

import tablee
from tablee import games
from tablee.cli.boards import plain, signs
from tablee.core.drawing import drawing_of, found
from tablee.core.game import Game, Json
from tablee.core.rng import Rng
from tablee.text import LANGS, Text, Words

UR = Path(__file__).parents[2] / "examples" / "ur"


def drawn(game: Game, view: Json, lang: str = "en") -> str:
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(plain.draw(view, Text(game, lang), Words(lang, strict=True)))
    return capture.get()


def test_a_map_shows_its_places_where_they_lie():
    game = tablee.load(games.add(UR, listed=False))
    fresh = game.view(game.setup(), None)
    view = {**fresh, "board": {"l4": 0, "m8": 1}, "throw": 3, "reserve": [6, 6]}
    assert [line.rstrip() for line in drawn(game, view).splitlines()] == [
        "[l4* 1]   [l3 ·]    [l2 ·]    [l1 ·]                        [l14* ·]  [l13 ·]",
        "[m5 ·]    [m6 ·]    [m7 ·]    [m8* 2]   [m9 ·]    [m10 ·]   [m11 ·]   [m12 ·]",
        "[d4* ·]   [d3 ·]    [d2 ·]    [d1 ·]                        [d14* ·]  [d13 ·]",
        "Throw: 3",
        "          Pieces waiting  Pieces home",
        "1 Seat 1  6               0",
        "2 Seat 2  6               0",
    ]
    assert "·" in signs(Text(game, "en"), Words("en", strict=True))


def test_places_without_coordinates_or_outside_are_drawn_and_told(tmp_path: Path):
    games.add(UR, listed=False)
    (tmp_path / "ur").mkdir()
    text = (UR / "data" / "board.toml").read_text("utf-8")
    for old, new in (('"m8", x = 3, y = 1', '"m8"'), ('"d13", x = 7, y = 2', '"d13", x = -3, y = 2')):
        assert old in text
        text = text.replace(old, new)
    (tmp_path / "ur" / "board.toml").write_text(text, "utf-8")
    game = tablee.load("ur", tmp_path)
    notes = drawing_of(game).notes
    assert notes == (
        "place m8: has no x and y, it is drawn below the others",
        "place d13: lies outside the picture, it is drawn at its edge",
    )
    picture = drawn(game, game.view(game.setup(), None))
    for square in game.domains["square"].ids:
        assert f"[{square}" in picture
    assert all(note in " ".join(picture.split()) for note in notes)


@pytest.mark.parametrize("game_id", tablee.games())
@pytest.mark.parametrize("lang", LANGS)
def test_what_a_game_does_not_say_is_derived_from_its_view(game_id: str, lang: str):
    """Wherever a game stands, its plain board can be drawn, and shows names and no data."""
    game = tablee.load(game_id)
    assert drawing_of(game).shown
    s, rng = game.setup({}, game.seats[-1]), Rng(1)
    for _ in range(60):
        seat = s.to_act()[0]
        s.apply(seat, s.draw(rng) if seat == tablee.CHANCE else rng.choice(s.legal(seat)))
    picture = drawn(game, game.view(s, 0), lang)
    assert picture.strip()
    assert "{" not in picture


def test_paths_lead_into_a_view():
    view = {"deck": 3, "players": [{"hand": ["a"]}, {"hand": []}]}
    assert [found(view, path, 1) for path in ("deck", "players.*.hand", "players.*.gold", "deck.x")] == [
        3,
        [],
        None,
        None,
    ]
