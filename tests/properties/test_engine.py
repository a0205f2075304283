"""The engine tells which of the two it is."""

from __future__ import annotations

import os

from tablee.core.engine import engine_kind


def test_the_engine_tells_whether_it_is_compiled():
    """`./check` names the wheel it tests; from the sources the engine is never compiled."""
    assert engine_kind() == os.environ.get("TABLEE_WHEEL", "plain")
