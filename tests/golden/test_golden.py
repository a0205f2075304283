"""Every golden playthrough plays again, byte for byte.

After a rule was changed on purpose: `python tests/golden/regenerate.py`, then read what changed.
"""

from __future__ import annotations

import pytest

import tablee
from tests.golden.playthrough import FOLDER, LARGEST, Golden, seed_of, wanted, write

WANTED = wanted()


@pytest.mark.parametrize("golden", WANTED, ids=[f"{g.game_id}/{g.path().stem}" for g in WANTED])
def test_playthrough(golden: Golden) -> None:
    path = golden.path()
    assert path.is_file(), f"{path.name} is missing: run python tests/golden/regenerate.py"
    kept = path.read_bytes()
    assert len(kept) <= LARGEST
    text = kept.decode()
    now = write(golden, seed_of(text))
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


def test_no_file_is_left_over() -> None:
    assert set(FOLDER.glob("*/*.txt")) == {golden.path() for golden in WANTED}
