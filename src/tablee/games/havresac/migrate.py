"""What earlier rules versions wrote, in the words of the next one."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]

GOALS_OF_1 = {"50": "bronze", "60": "bronze", "70": "silver", "80": "gold"}
"""HAV-12.4 Version 1 had points as goals of a player alone, the same on both boards."""
FEATHERED_IN_1 = 100
"""What a feather added to the steps of the question `destination`."""
GUARDIAN_STEPS = {"destination": 2, "chest": 3}
"""The step of the procedure `guardian` that asks for each."""


def options(options: dict[str, str], version: int) -> dict[str, str]:
    """From a rules version to the next.

    1 to 2: the solo goal is a medal, whose points depend on the board. A goal of points becomes the medal
    nearest to it.
    """
    if version == 1 and options.get("solo_goal") in GOALS_OF_1:
        return options | {"solo_goal": GOALS_OF_1[options["solo_goal"]]}
    return options


def act(text: str, version: int) -> str | None:
    """From a rules version to the next; None where the question is not asked any more.

    1 to 2: HAV-7.15 boots and feather are offered beside the cells. `walk` said that none is used.
    """
    return None if version == 1 and text == "walk" else text


def dump(dump: Json, version: int) -> Json:
    """From a rules version to the next.

    1 to 2: the question `objects` is part of `destination`, and the step that asked it is gone. The last days
    of version 1 did so already.
    """
    if version != 1:
        return dump
    moved = dump | {"stack": _frames(dump["stack"])}
    if "lines" in dump:
        moved["lines"] = [_frames(line) for line in dump["lines"]]
    return moved


def _frames(frames: list[Json]) -> list[Json]:
    """What is pending of one seat: a guardian's step is told by what it waits for."""
    moved = [_frame(frame) for frame in frames]
    for i, frame in enumerate(moved[:-1]):
        waits_for = moved[i + 1]["proc"]
        if frame["proc"] == "guardian" and waits_for in GUARDIAN_STEPS:
            moved[i] = frame | {"pc": GUARDIAN_STEPS[waits_for]}
    return moved


def _frame(frame: Json) -> Json:
    if frame["proc"] == "objects":
        return frame | {"proc": "destination"}
    if frame["proc"] == "destination" and frame["n"] >= FEATHERED_IN_1:
        return frame | {"n": frame["n"] - FEATHERED_IN_1, "where": 0}
    return frame
