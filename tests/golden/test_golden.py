"""Every golden playthrough plays again, byte for byte.

After a rule was changed on purpose: `python tests/golden/regenerate.py`, then read what changed.
"""

from __future__ import annotations

import pytest

import tablee
from tests.golden.playthrough import FOLDER, LARGEST, STORIES, Golden, moves_of, seed_of, wanted, write

WANTED = wanted()


@pytest.mark.parametrize("golden", WANTED, ids=[f"{g.game_id}/{g.path().stem}" for g in WANTED])
def test_playthrough(golden: Golden) -> None:
    path = golden.path()
    assert path.is_file(), f"{path.name} is missing: run python tests/golden/regenerate.py"
    kept = path.read_bytes()
    assert len(kept) <= LARGEST
    text = kept.decode()
    now = write(golden, seed_of(text), moves_of(golden, text))
    for number, (old, new) in enumerate(zip(text.split("\n"), now.split("\n")), 1):
        assert new == old, f"{path.name} differs from line {number} on"
    assert now.encode() == kept, f"{path.name} is longer or shorter than the game"


def test_every_game_and_seat_count_has_a_playthrough() -> None:
    for game_id in tablee.games():
        game = tablee.load(game_id)
        written = {path.name.split("-")[0] for path in (FOLDER / game_id).glob("*.txt")}
        assert written == {str(seats) for seats in game.seats}
        for option in game.options:
            shown = {dict(g.options)[option.id] for g in WANTED if g.game_id == game_id}
            assert shown == set(option.values)


@pytest.mark.parametrize("game_id", STORIES)
def test_every_story_is_told_at_every_size_and_won(game_id: str) -> None:
    game = tablee.load(game_id)
    (stories,) = [option for option in game.options if option.id == STORIES[game_id]]
    told = [golden for golden in WANTED if golden.game_id == game_id]
    shown = {(golden.seats, dict(golden.options)[stories.id]) for golden in told}
    assert shown == {(seats, story) for seats in game.seats for story in stories.values}
    won = {dict(g.options)[stories.id] for g in told if "winners []" not in g.path().read_text("utf-8")}
    assert won == set(stories.values)


def test_no_file_is_left_over() -> None:
    assert set(FOLDER.glob("*/*.txt")) == {golden.path() for golden in WANTED}
