"""What version 1 of the rules wrote is read as version 2 means it."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.games.havresac import migrate

GAME = tablee.load("havresac")
STACK: list[Any] = []


def frame(proc: str, pc: int = 0, **values: int) -> dict[str, Any]:
    blank = {"who": 0, "what": 1, "where": -1, "n": 0, "resume": 0, "items": None}
    return {"proc": proc, "pc": pc} | blank | values


def migrated(*line: dict[str, Any]) -> list[dict[str, Any]]:
    found = migrate.dump({"stack": STACK, "lines": [list(line), []]}, 1)
    assert found["lines"][1] == []
    return list(found["lines"][0])


@pytest.mark.parametrize(
    ("points", "medal"), [("50", "bronze"), ("60", "bronze"), ("70", "silver"), ("80", "gold")]
)
def test_a_goal_of_points_becomes_a_medal(points: str, medal: str) -> None:
    old = GAME.settle_options({}, 1) | {"solo_goal": points}
    options = GAME.migrate_options(old, 1)
    assert options == old | {"solo_goal": medal}
    assert GAME.settle_options(options, 1) == options


def test_a_medal_stays() -> None:
    assert GAME.migrate_options({"solo_goal": "silver"}, 1) == {"solo_goal": "silver"}


@pytest.mark.rule("HAV-7.15")
def test_nobody_is_asked_any_more_whether_he_walks() -> None:
    assert GAME.migrate_act("walk", 1) is None
    assert GAME.migrate_act("use boots", 1) == "use boots"


@pytest.mark.rule("HAV-7.15")
def test_the_question_about_objects_becomes_that_of_the_destination() -> None:
    guardian, destination = migrated(frame("guardian", 2), frame("objects", n=5, where=0))
    assert guardian == frame("guardian", 2)
    assert destination == frame("destination", n=5, where=0)


def test_steps_with_a_feather_are_told_apart() -> None:
    guardian, destination = migrated(frame("guardian", 3), frame("destination", n=103))
    assert guardian == frame("guardian", 2)
    assert destination == frame("destination", n=3, where=0)


def test_later_steps_of_a_guardian_come_one_earlier() -> None:
    assert migrated(frame("guardian", 4), frame("chest"))[0] == frame("guardian", 3)
    assert migrated(frame("guardian", 1), frame("priestess"))[0] == frame("guardian", 1)


def test_what_has_the_new_form_already_stays() -> None:
    line = [frame("guardian", 2), frame("destination", n=3, where=0)]
    assert migrated(*line) == line
    assert migrated(frame("guardian", 3), frame("chest"))[0] == frame("guardian", 3)
