"""docs/scenarios.md lists what scenarios can name: options of every game, and entries of its position."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import tablee

TEXT = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
TITLES = {
    "runemasters": "Runemasters: ",
    "glory": "Tales of Glory: ",
    "havresac": "Les Gardiens de Havresac: ",
    "defenders": "Defenders of the Realm: ",
    "andor": "Andor: ",
}
SAMPLES = {"letters": "5,3,4,2,1"}
"""Values of options that are no choice of the host."""


def words(text: str) -> list[str]:
    """What is written as code."""
    return re.findall(r"`([^`]+)`", text)


def rows(game: str) -> list[tuple[list[str], list[str], str, str]]:
    """Of each row of a game: options, values, the path in the position, and the whole cell it stands in."""
    out = []
    for line in TEXT.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        if len(cells) == 4 and words(cells[0]) == [game]:
            out.append((words(cells[1]), words(cells[2]), words(cells[3])[0], cells[3]))
    return out


def value_at(game: str, options: dict[str, str], path: str) -> Any:
    """What the position of a fresh game says."""
    rules = tablee.load(game)
    node: Any = rules.dump(rules.setup(options, rules.seats[-1]))
    for word in path.split("."):
        node = node[word]
    return node


@pytest.mark.parametrize("game", tablee.games())
def test_every_option_is_listed_with_its_values(game: str) -> None:
    listed = {option: values for options, values, _, _ in rows(game) for option in options}
    known = tablee.load(game).options
    assert sorted(listed) == sorted([option.id for option in known] + list(tablee.load(game).filled_in))
    for option in known:
        others = [value for value in option.values if value != option.default]
        assert listed[option.id] == [option.default, *others], option.id


@pytest.mark.parametrize("game", tablee.games())
def test_every_option_is_where_the_list_says(game: str) -> None:
    for options, values, path, cell in rows(game):
        for option in options:
            beside = {"tile_faces": "chosen"} if option.startswith("face_") else {}
            given = [SAMPLES[option]] if option in SAMPLES else values[1:]
            usual = value_at(game, beside, path)
            found = [value_at(game, {**beside, option: value}, path) for value in given]
            assert any(value != usual for value in found), f"{option} does not change {path}"
            if "from 0" in cell:
                assert [value + 1 for value in found] == [int(value) for value in given], option
            if "true or false" in cell:
                assert {type(value) for value in (usual, *found)} == {bool}, option


@pytest.mark.parametrize("game", tablee.games())
def test_every_entry_of_a_position_is_named(game: str) -> None:
    rules = tablee.load(game)
    state = rules.setup({}, rules.seats[-1])
    dump = rules.dump(state)
    common = TEXT.partition("\nAll games: ")[2].partition("\n\n")[0]
    own = TEXT.partition(f"\n{TITLES[game]}")[2].partition("\n\n")[0]
    assert own, game
    named = {step for word in words(own + common) for step in word.split(".")}
    people = next(dump[key] for key in ("players", "guardians", "heroes") if key in dump)
    for key in (*dump, *dump["options"], *people[0], *rules.supply(state)):
        assert key in named or key == "id", f"{game}: {key}"
