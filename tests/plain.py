"""What only the plain engine can do: be the base of interpreted classes."""

from __future__ import annotations

import pytest

from tablee.core import state


def plain_engine_only() -> None:
    """At the top of a module that derives from the engine's classes: skips all tests that import it.

    `./check` runs those on the plain wheel; tests/source/test_selection.py watches that it does.
    """
    if not str(state.__file__).endswith(".py"):
        pytest.skip("interpreted classes cannot inherit from compiled ones", allow_module_level=True)
