"""Every golden playthrough plays again, byte for byte.

After a rule was changed on purpose: raise the `rules_version` of the game, run
`python tests/golden/regenerate.py`, then read what changed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from tablee.core.errors import TableeError
from tests.golden.playthrough import (
    FOLDER,
    LARGEST,
    STORIES,
    Golden,
    golden_of,
    moves_of,
    seed_of,
    unannounced,
    wanted,
    write,
)
from tests.golden.regenerate import refuse_unannounced

WANTED = wanted()


@pytest.mark.parametrize("golden", WANTED, ids=[f"{g.game_id}/{g.path().stem}" for g in WANTED])
def test_playthrough(golden: Golden) -> None:
    path = golden.path()
    assert path.is_file(), f"{path.name} is missing: run python tests/golden/regenerate.py"
    kept = path.read_bytes()
    assert len(kept) <= LARGEST
    text = kept.decode()
    try:
        now = write(golden, seed_of(text), moves_of(golden, text))
    except (TableeError, ValueError) as error:
        now = str(error)
    problem = "" if now == text else unannounced(text)
    assert not problem, problem
    for number, (old, new) in enumerate(zip(text.split("\n"), now.split("\n")), 1):
        assert new == old, f"{path.name} differs from line {number} on: python tests/golden/regenerate.py"
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


def _shortest() -> str:
    return min((golden.path().read_text("utf-8") for golden in WANTED), key=len)


def test_a_change_of_rules_needs_another_version(tmp_path: Path) -> None:
    text = _shortest()
    game = tablee.load(golden_of(text).game_id)
    digest = next(line for line in text.splitlines() if line.startswith("  = "))
    changed = text.replace(digest, "  = 0123456789abcdef", 1)
    assert f"raise rules_version of {game.id} in" in unannounced(changed)
    file = tmp_path / game.id / "changed.txt"
    file.parent.mkdir()
    file.write_text(changed, "utf-8")
    with pytest.raises(SystemExit, match=f"nothing is written: .*raise rules_version of {game.id}"):
        refuse_unannounced(tmp_path)
    for line in (f"rules {game.rules_version}", f"content {game.content_hash}"):
        assert not unannounced(changed.replace(line, "rules 0" if "rules" in line else "content 0", 1))


def test_a_game_that_is_not_possible_any_more_needs_another_version() -> None:
    text = _shortest()
    option = next(line for line in text.splitlines() if line.startswith("option "))
    gone = text.replace(option, f"{option}_of_old", 1)
    assert "raise rules_version" in unannounced(gone)


def test_what_is_told_may_change_within_a_version() -> None:
    text = _shortest()
    told = next(line for line in text.splitlines() if line.startswith("  . "))
    assert not unannounced(text.replace(told, "  . told otherwise", 1))
