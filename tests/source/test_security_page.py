"""What docs/security.md promises is tested: the tests it names exist."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_tests_named_in_the_promises_exist():
    named = set(re.findall(r"`(test_\w+)`", (ROOT / "docs/security.md").read_text("utf-8")))
    defined = {
        name
        for file in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"def (test_\w+)", file.read_text("utf-8"))
    }
    assert len(named) > 40
    assert named <= defined, sorted(named - defined)
