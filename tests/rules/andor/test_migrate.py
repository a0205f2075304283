"""What version 1 of the rules wrote is read as version 2 means it."""

from __future__ import annotations

from typing import Any

import pytest

import tablee

GAME = tablee.load("andor")
FIGHT = {"round": 1, "steal": 1}


def old(hours: int = 0, **changes: Any) -> dict[str, Any]:
    """What matters of a dump of version 1."""
    return {"heroes": [{"hours": hours}], "stack": [], "fight": None} | changes


@pytest.mark.rule("AND-3.11")
@pytest.mark.parametrize(("hours", "overtime"), [(0, 0), (7, 0), (8, 1), (10, 3)])
def test_overtime_is_what_lies_beyond_the_seventh_hour(hours: int, overtime: int) -> None:
    assert GAME.migrate_dump(old(hours), 1)["heroes"] == [
        {"hours": hours, "overtime": overtime, "newcomer": False}
    ]


@pytest.mark.parametrize(("before", "after"), [(1, 1), (3, 3), (4, 5), (5, 6)])
def test_a_stop_has_one_step_more(before: int, after: int) -> None:
    stack = [{"proc": "turn", "pc": 4}, {"proc": "stop", "pc": before}]
    assert GAME.migrate_dump(old(stack=stack), 1)["stack"] == [
        {"proc": "turn", "pc": 4},
        {"proc": "stop", "pc": after},
    ]


@pytest.mark.rule("AND-23.6")
@pytest.mark.parametrize(("round", "step", "steal"), [(1, 4, 1), (1, 5, 1), (1, 6, 0), (2, 5, 0)])
def test_what_was_stolen_counts_in_the_first_round(round: int, step: int, steal: int) -> None:
    dump = old(fight=FIGHT | {"round": round}, stack=[{"proc": "fight", "pc": step}])
    assert GAME.migrate_dump(dump, 1)["fight"]["steal"] == steal


def test_what_has_the_new_form_already_stays() -> None:
    dump = old(stack=[{"proc": "stop", "pc": 5}])
    dump["heroes"][0] |= {"overtime": 2, "newcomer": True}
    assert GAME.migrate_dump(dump, 1) == dump
