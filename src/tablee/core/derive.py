"""What lets games outside the package derive from the engine's classes when it is compiled.

mypyc forbids it unless a class is marked; the mark costs the games of the house nothing. Only the compiler
reads it, so that the package it comes from need not be installed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

try:
    from mypy_extensions import mypyc_attr
except ImportError:

    def mypyc_attr(*_: str, **__: object) -> Callable[[T], T]:
        return lambda marked: marked


__all__ = ["mypyc_attr"]
