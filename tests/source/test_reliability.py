"""The pictures of how far chances can be relied on are those of the weights that are there."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from tablee.games import GAMES

TOOLS = Path(__file__).resolve().parents[2] / "tools"


def test_every_game_has_a_picture_of_its_present_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(TOOLS)
    found = importlib.import_module("reliability").pictures()
    assert len(found) == len(GAMES)
    for path, drawn in found.items():
        assert path.read_text(encoding="utf-8") == drawn, f"{path.name}: run tools/reliability.py"
