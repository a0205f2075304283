"""Fixtures of the tests of the commands."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.support import Shell


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    """Commands run in an empty folder."""
    return Shell(tmp_path, monkeypatch, capsys)
