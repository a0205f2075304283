"""Refuse to go on unless the engine that is imported is the compiled one.

``python -m compiled_only`` checks once; ``pytest -p compiled_only`` checks in every test process.
"""

from __future__ import annotations

import importlib
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

PROBE = "tablee.core.state"


def interpreted() -> list[str]:
    """The modules that have a compiled file and are imported from something else."""
    import tablee

    (package,) = tablee.__path__
    root = Path(package).parent
    suffix = EXTENSION_SUFFIXES[0]
    files = Path(package).rglob(f"*{suffix}")
    names = {PROBE} | {".".join(p.relative_to(root).parts).removesuffix(suffix) for p in files}
    sources = {name: str(importlib.import_module(name).__file__) for name in sorted(names)}
    return [name for name, file in sources.items() if not file.endswith(tuple(EXTENSION_SUFFIXES))]


def problem() -> str:
    wrong = interpreted()
    return f"not the compiled engine: {', '.join(wrong)}" if wrong else ""


def pytest_sessionstart() -> None:
    import pytest

    if problem():
        raise pytest.UsageError(problem())


if __name__ == "__main__":
    sys.exit(problem() or 0)
