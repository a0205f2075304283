"""What earlier rules versions wrote, in the words of the next one."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]

NORMAL_HOURS_IN_1 = 7
ROUND_OVER_IN_1 = 5
"""The step of a fight in which a round is over."""
TRIGGERS_IN_1 = 4
"""The step of a stop in which a silhouette is caught and the cards of the space are read."""


def dump(dump: Json, version: int) -> Json:
    """From a rules version to the next.

    1 to 2: AND-3.11 overtime is counted by what is spent: so far it is what lies beyond the seventh hour.
    AND-R53 heroes who have just come to a creature wait: nobody has. AND-23.6 what the fox-bat has stolen is
    forgotten after the first round. A stop reads the cards of a caught silhouette in a step of its own. The
    last days of version 1 did all this already.
    """
    if version != 1 or all("newcomer" in hero for hero in dump["heroes"]):
        return dump
    heroes = [
        hero | {"overtime": max(0, hero["hours"] - NORMAL_HOURS_IN_1), "newcomer": False}
        for hero in dump["heroes"]
    ]
    moved = dump | {"heroes": heroes, "stack": [_frame(frame) for frame in dump["stack"]]}
    fight = dump["fight"]
    if fight is not None and (fight["round"] > 1 or _round_over(dump["stack"])):
        moved["fight"] = fight | {"steal": 0}
    return moved


def _round_over(stack: list[Json]) -> bool:
    return any(frame["proc"] == "fight" and frame["pc"] > ROUND_OVER_IN_1 for frame in stack)


def _frame(frame: Json) -> Json:
    """What a stop has done up to its triggers is two steps now."""
    if frame["proc"] == "stop" and frame["pc"] >= TRIGGERS_IN_1:
        return frame | {"pc": frame["pc"] + 1}
    return frame
