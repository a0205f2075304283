"""For all tests: the order in which they are run, and property tests that repeat."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from tests.postgres import Databases

if TYPE_CHECKING:
    from tablee.store import Place

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


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], str]:
    """Gives the address of an empty database of PostgreSQL, each time another one."""
    shared = tmp_path_factory.getbasetemp()
    return Databases(shared.parent if "PYTEST_XDIST_WORKER" in os.environ else shared).new


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """An empty one, of each kind."""
    from tablee.store import Place

    database = request.getfixturevalue("postgres")() if request.param == "postgresql" else ""
    return Place(tmp_path / "data", database)
