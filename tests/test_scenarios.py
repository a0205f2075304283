"""Every scenario file holds; each is one test."""

from pathlib import Path

import pytest

from tablee.record.scenario import STARTS, run_scenario

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(path for path in FOLDER.rglob("*.yaml") if path.name != STARTS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario(path: Path) -> None:
    assert run_scenario(path).checks > 0
