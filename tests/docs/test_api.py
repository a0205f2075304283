"""What `import tablee` gives: names that the documentation calls, and packages that tools import."""

from __future__ import annotations

import pkgutil
import subprocess
import sys

import pytest

import tablee
import tablee.games

IDS = ["andor", "defenders", "glory", "havresac", "runemasters"]


def test_the_games_are_listed_by_a_call():
    assert tablee.games() == IDS


@pytest.mark.parametrize(
    "code",
    [
        "import tablee.games.glory.area; found = tablee.games.glory.area",
        "import tablee.games.glory.area as found; import tablee",
        "import tablee; import tablee.games.glory.area; found = tablee.games.glory.area",
        "from tablee.games.glory import area as found; import tablee",
        "from tablee import *; import tablee.games.glory.area; found = games.glory.area; import tablee",
    ],
)
def test_one_name_is_the_call_and_the_package(code: str):
    """In a process of its own, so that no other import has prepared the way."""
    code += "; print(found.__name__); print(*tablee.games())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=False)
    assert done.stdout.splitlines() == ["tablee.games.glory.area", " ".join(IDS)], done.stderr


def test_every_module_of_the_package_can_be_imported_by_its_name():
    """Each `import a.b.c` binds what the name says: no function or class of a package hides a module."""
    wrong = []
    for module in pkgutil.walk_packages(tablee.__path__, "tablee."):
        if module.name == "tablee.__main__":
            continue
        names: dict[str, object] = {}
        exec(f"import {module.name} as found", names)
        if getattr(names["found"], "__name__", "") != module.name:
            wrong.append(module.name)
    assert wrong == []


def test_everything_that_is_offered_is_there():
    assert [name for name in tablee.__all__ if not hasattr(tablee, name)] == []
