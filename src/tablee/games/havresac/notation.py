"""The words of the game: the notation of its actions and the names of its log events."""

from __future__ import annotations

from tablee.core.actions import ActionSpace, Domain
from tablee.core.events import EventTable
from tablee.games.havresac import ids
from tablee.games.havresac.box import Box


def make_domains(box: Box) -> dict[str, Domain]:
    """The domains that arguments of actions and events come from."""
    domains = [
        Domain("guardian", ids.GUARDIANS),
        Domain("face", ids.FACES),
        Domain("creature", ids.CREATURES),
        Domain("object", ids.OBJECTS),
        Domain("cell", box.cells),
        Domain("card", box.cards),
        Domain("part", ids.GLORY_PARTS),
        Domain("final", ids.FINAL_PARTS),
        Domain("rank", box.ranks),
        Domain("board", box.boards),
        Domain("ending", ["running", *ids.ENDINGS[1:]]),
    ]
    return {domain.name: domain for domain in domains}


def make_space(box: Box) -> ActionSpace:
    """All actions, in the order of their numbers in `ids`."""
    domains = make_domains(box)
    cell, guardian = [domains["cell"]], [domains["guardian"]]
    actions = ActionSpace()
    for base, verb, arguments in [
        (ids.MOVE, "move", []),
        (ids.SWAP, "swap", []),
        (ids.STUCK, "stuck", []),
        (ids.DONE, "done", []),
        (ids.USE, "use", [Domain("object", ids.OBJECTS[:2])]),
        (ids.TO, "to", cell),
        (ids.STORM, "storm", cell),
        (ids.RELIEVE, "relieve", cell),
        (ids.CALL, "call", cell),
        (ids.SHOOT, "shoot", cell),
        (ids.BUILD, "build", cell),
        (ids.RECALL, "recall", cell),
        (ids.BOW_AT, "bow", cell),
        (ids.NET_AT, "net", cell),
        (ids.HAMMER_AT, "hammer", cell),
        (ids.RECRUIT, "recruit", guardian),
        (ids.DRAW, "draw", guardian),
        (ids.FIND, "find", [domains["object"]]),
        (ids.FACE, "face", [domains["face"]]),
        (ids.SCOUT, "scout", [domains["card"]]),
    ]:
        if actions.add(verb, *arguments) != base:
            raise ValueError(f"the actions of '{verb}' are not numbered as in ids.py")
    return actions


def make_events() -> EventTable:
    """All log events, in the order of their numbers in `ids`, with their parameters."""
    table = EventTable()
    for number, name, fields in [
        (ids.E_FACE_TURNED, "face-turned", ["guardian", "face"]),
        (ids.E_ROUND_BEGAN, "round-began", ["round"]),
        (ids.E_SCOUTED, "scouted", ["card", "creature", "cell"]),
        (ids.E_SCOUTED_START, "scouted-start", ["card", "creature", "number"]),
        (ids.E_TENT_CAUGHT, "tent-caught", ["seat", "creature", "cell"]),
        (ids.E_ADVENTURE_BEGAN, "adventure-began", ["round"]),
        (ids.E_DRAWN, "drawn", ["seat", "guardian"]),
        (ids.E_OBJECT_USED, "object-used", ["seat", "object"]),
        (ids.E_MOVED, "moved", ["seat", "guardian", "cell"]),
        (ids.E_SWAPPED, "swapped", ["seat", "guardian", "cell"]),
        (ids.E_RETURNED, "returned", ["seat", "guardian", "cell"]),
        (ids.E_STUCK, "stuck", ["seat", "guardian"]),
        (ids.E_ELIMINATED, "eliminated", ["seat", "creature", "cell"]),
        (ids.E_CAPTURED, "captured", ["seat", "creature", "cell"]),
        (ids.E_REPAIRED, "repaired", ["seat", "cell", "villages"]),
        (ids.E_CHEST_OPENED, "chest-opened", ["seat", "object", "cell"]),
        (ids.E_SHOT, "shot", ["seat", "guardian", "cell"]),
        (ids.E_SHOT_VP, "shot-vp", ["seat", "points"]),
        (ids.E_BAG_EMPTY, "bag-empty", ["seat"]),
        (ids.E_GLORY_PART, "glory-part", ["seat", "part", "glory"]),
        (ids.E_GLORY, "glory", ["seat", "glory", "gold", "points"]),
        (ids.E_RECRUITED, "recruited", ["seat", "guardian", "gold"]),
        (ids.E_RECRUITING_DONE, "recruiting-done", ["seat", "gold"]),
        (ids.E_TENT_PUT, "tent-put", ["seat", "cell"]),
        (ids.E_FAIRIES_FLED, "fairies-fled", ["seat", "fairies"]),
        (ids.E_ROUND_ENDED, "round-ended", ["round"]),
        (ids.E_FINAL_PART, "final-part", ["seat", "final", "points"]),
        (ids.E_SCORED, "scored", ["seat", "points"]),
        (ids.E_WON, "won", ["seat"]),
        (ids.E_GOAL, "goal", ["rank", "goal"]),
    ]:
        if table.add(name, *fields) != number:
            raise ValueError(f"the event '{name}' is not numbered as in ids.py")
    return table
