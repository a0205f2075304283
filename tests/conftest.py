"""For all tests: the order in which they are run."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The slow ones first: begun last, one of them would keep one core busy when all others are done."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
