"""What the tests of the page look at is what the games show today."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

TOOLS = Path(__file__).resolve().parents[2] / "tools"


def test_positions_for_the_page_are_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(TOOLS))
    assert not importlib.import_module("page_fixtures").stale(), "run python tools/page_fixtures.py"
