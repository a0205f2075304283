"""Refuse to go on unless what is imported is the installed wheel, with the engine that is asked for.

`python -m wheel_only compiled` checks once; `pytest -p wheel_only` checks in every test process and takes the
engine from TABLEE_WHEEL. Nothing is left to the order of a path: the sources must not be on it at all.
"""

from __future__ import annotations

import importlib
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROBE = "tablee.core.state"


def compiled_modules(package: Path) -> set[str]:
    """The modules of an installed package that have a compiled file."""
    suffix = EXTENSION_SUFFIXES[0]
    files = package.rglob(f"*{suffix}")
    return {".".join(path.relative_to(package.parent).parts).removesuffix(suffix) for path in files}


def problem(engine: str) -> str:
    """What is wrong, in one line; empty if this is the wheel with that engine."""
    import tablee

    package = Path(str(tablee.__file__)).resolve().parent
    if str(ROOT / "src") in sys.path or Path(sys.prefix).resolve() not in package.parents:
        return f"not an installed wheel: {package}"
    names = compiled_modules(package)
    if engine == "plain":
        return f"not the plain engine: {', '.join(sorted(names))}" if names else ""
    wrong = []
    for name in sorted(names | {PROBE}):
        file = str(importlib.import_module(name).__file__)
        if not file.endswith(tuple(EXTENSION_SUFFIXES)):
            wrong.append(name)
    return f"not the compiled engine: {', '.join(wrong)}" if wrong else ""


def pytest_sessionstart() -> None:
    import pytest

    if found := problem(os.environ["TABLEE_WHEEL"]):
        raise pytest.UsageError(found)


if __name__ == "__main__":
    sys.exit(problem(sys.argv[1]) or 0)
