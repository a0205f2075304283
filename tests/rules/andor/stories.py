"""Small legends for tests: cards in YAML without titles and texts, played on an empty board."""

from __future__ import annotations

import shutil
import tempfile
from functools import lru_cache
from importlib.resources import as_file
from pathlib import Path
from typing import Any, cast

import yaml

from tablee.games import data_folder, load
from tablee.games.andor import AndorGame
from tests.rules.andor.table import ORDER, Table, begun

NAME = "OWN"
FILE = "legend_own.yaml"
SP = "[{give: {to: finder, sp: 1}}]"
"""What a card does that only has to be seen to be read."""
KINDS = ("dwarf", "mage", "keeper", "warrior")
ELSEWHERE = (
    "- {id: Y, when: {stop: {space: 449}}, "
    "do: [{spawn: {creature: gor, at: [415, 415]}}, {place: {token: iquar, at: 456}}]}\n"
)
"""A card that is not read here. It could bring what the tests put on the board themselves."""
STRONG = {"space": "402", "sp": 14, "wp": 5}
WORDS = {"fr": "mots", "en": "words"}
ENDING = "- {id: FIN, when: {stop: {space: 423}}, do: [{win: {}}]}"
"""A card that can win, for legends whose `victory` is empty; on the castle face it waits on space 70."""


@lru_cache
def _folder() -> Path:
    """A content folder without any legend; it lives as long as the tests run."""
    keeper = tempfile.TemporaryDirectory()
    _KEPT.append(keeper)
    target = Path(keeper.name) / "andor"
    with as_file(data_folder("andor")) as source:
        shutil.copytree(source, target)
    for file in target.glob("legend_*"):
        file.unlink()
    return target


_KEPT: list[tempfile.TemporaryDirectory[str]] = []


def load_text(text: str, name: str = FILE) -> AndorGame:
    """The game with this single legend file."""
    file = _folder() / name
    file.write_text(text, encoding="utf-8")
    try:
        return cast(AndorGame, load("andor", file.parent.parent))
    finally:
        file.unlink()


def written(cards: str, **head: Any) -> str:
    """The file of a legend: these cards with titles and texts, and a head that may be changed."""
    face = head.get("face", "village")
    found: list[dict[str, Any]] = yaml.safe_load(cards) or []
    if not head.get("victory"):
        found += yaml.safe_load(ENDING if face == "village" else ENDING.replace("423", "70"))
    for card in found:
        card.setdefault("title", WORDS)
        card.setdefault("text", WORDS)
    legend = {
        "legend": NAME,
        "format": 1,
        "face": face,
        "title": WORDS,
        "start": 401 if face == "village" else "rank",
        "rules": {},
        "victory": [],
        "merchants": {},
        "creatures": {},
    }
    return yaml.safe_dump(legend | head | {"cards": found}, sort_keys=False, allow_unicode=True)


@lru_cache
def _loaded(text: str) -> AndorGame:
    return load_text(text)


def story(cards: str, *heroes: str, difficulty: str = "normal", **head: Any) -> Table:
    """A game of a small legend whose heroes are chosen: warrior and mage unless others are named."""
    game = _loaded(written(cards, **head))
    return begun(*(heroes or ORDER[:2]), game=game, legend=NAME, difficulty=difficulty)


def cards(table: Table) -> list[str]:
    """The cards in the order they were read."""
    return [line.removeprefix("card-read card=OWN.") for line in table.told("card-read")]


def does(effects: str, *heroes: str, more: str = "", **head: Any) -> Table:
    """A card on 402 with these effects; not read yet. The dwarf of seat 0 is on turn."""
    card = f"- {{id: A, when: {{stop: {{space: 402}}}}, repeat: true, do: [{effects}]}}"
    return story(f"{card}\n{more}", *(heroes or KINDS[:2]), **head)


def done(effects: str, *heroes: str, more: str = "", **given: Any) -> Table:
    """The same, read by the dwarf of seat 0."""
    table = does(effects, *heroes, more=more)
    if given:
        table.patch(**given)
    table.walk(0, 402)
    return table


def kill(table: Table, seat: int = 0) -> None:
    """A warrior of great strength beats the creature where he stands."""
    table.play(f"{seat}: fight")
    while table.kind(-1) == "roll":
        table.dice(1)
    while table.kind(seat) in ("reward", "share"):
        table.play(f"{seat}: {table.legal(seat)[0]}")


def fight(table: Table, kind: str) -> Table:
    """Patched so that the warrior of seat 0 beats one creature of a kind on 402."""
    table.patch(turn=0, h0={"space": "402", "sp": 14, "wp": 5, "hours": 0}, creatures={"402": kind})
    kill(table)
    return table
