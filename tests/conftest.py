"""For all tests: the order in which they are run, and property tests that repeat."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

# The same examples in every run, and nothing that depends on how busy the machine is. Here and not further
# down: a test takes over the settings that count when its file is read.
settings.register_profile(
    "house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("house")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The slow ones first: begun last, one of them would keep one core busy when all others are done.

    Those with a browser come after all others, whose event loops its own would bar.
    """
    items.sort(key=lambda item: (item.path.parent.name == "browser", item.get_closest_marker("slow") is None))
