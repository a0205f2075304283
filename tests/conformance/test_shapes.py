"""What is told must have the shape that is declared, no more and no less."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

import pytest

from tests.conformance.shapes import fits


class Hit(TypedDict):
    kind: Literal["hit"]
    n: int
    cell: NotRequired[tuple[int, int]]


class Miss(TypedDict, total=False):
    kind: Literal["miss"]


Roll = Hit | Miss


@pytest.mark.parametrize(
    ("told", "shape"),
    [
        ({"kind": "hit", "n": 1}, Hit),
        ({"kind": "hit", "n": 1, "cell": (2, 3)}, Hit),
        ({}, Miss),
        ([{"kind": "hit", "n": 1}, {"kind": "miss"}], list[Roll]),
        ({"coin": None, "potion": 1.5}, dict[Literal["coin", "potion"], float | None]),
        ({"any": [1, "two", None]}, dict[str, Any]),
    ],
)
def test_fits(told: object, shape: Any) -> None:
    assert fits(told, shape)


@pytest.mark.parametrize(
    ("told", "shape"),
    [
        ({"kind": "hit"}, Hit),
        ({"kind": "hit", "n": 1, "more": 2}, Hit),
        ({"kind": "hit", "n": True}, Hit),
        ({"kind": "hit", "n": 1, "cell": [2, 3]}, Hit),
        ({"kind": "miss", "n": 1}, Roll),
        ([1, "two"], list[int]),
        ({"gold": 1}, dict[Literal["coin"], int]),
        ((1, 2), list[int]),
        ({"pair": (1, 2)}, dict[str, Any]),
        (1.5, int),
    ],
)
def test_does_not_fit(told: object, shape: Any) -> None:
    assert not fits(told, shape)
