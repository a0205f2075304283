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
