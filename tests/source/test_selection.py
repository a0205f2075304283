"""Which tests ./check runs on which wheel: nothing is left out of both."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILES = {
    path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in (ROOT / "tests").rglob("*.py")
}
IMPORT = re.compile(r"^from (tests[\w.]*) import", re.MULTILINE)


def imported(name: str) -> set[str]:
    """A file of the tests and all that it imports of them."""
    found, ahead = set(), [name]
    while ahead:
        file = ahead.pop()
        if file in FILES and file not in found:
            found.add(file)
            ahead += [module.replace(".", "/") + ".py" for module in IMPORT.findall(FILES[file])]
    return found


def needs_plain(name: str) -> bool:
    """Whether a file derives from the engine's classes, itself or by what it imports."""
    return any("\n\nplain_engine_only()\n" in FILES[file] for file in imported(name))


ONLY_PLAIN = [name for name in FILES if "/test_" in name and needs_plain(name)]


def test_some_tests_need_the_plain_engine():
    assert "tests/properties/test_state.py" in ONLY_PLAIN
    assert "tests/rules/glory/test_placement.py" not in ONLY_PLAIN


@pytest.fixture
def dev(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    return importlib.import_module("dev")


def test_what_needs_the_plain_engine_runs_on_the_plain_wheel(dev: Any):
    for name in ONLY_PLAIN:
        assert name.startswith(dev.PLAIN_TESTS), name
        assert "mark.slow" not in FILES[name], f"{name}: slow tests run on the compiled wheel alone"


def test_all_that_is_named_is_there(dev: Any):
    for name in (*dev.PLAIN_TESTS, dev.SOURCE_TESTS, dev.BROWSER_TESTS):
        assert (ROOT / name).exists(), name
