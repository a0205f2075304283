"""What only the plain engine can do: be the base of interpreted classes."""

from __future__ import annotations

import pytest

from tablee.core.engine import engine_kind


def plain_engine_only() -> None:
    """At the top of a module that derives from the engine's classes: skips all tests that import it.

    `./check` runs those on the plain wheel; tests/source/test_selection.py watches that it does.
    """
    if engine_kind() != "plain":
        pytest.skip("interpreted classes cannot inherit from compiled ones", allow_module_level=True)
