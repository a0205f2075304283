"""What is worth finding in many random games: every guardian's face, object, creature and ground at work."""

from __future__ import annotations

from typing import Final

from tablee.core.events import Event
from tablee.games.havresac.ids import (
    CASTLE,
    CELLS,
    CREATURES,
    E_CAPTURED,
    E_CHEST_OPENED,
    E_DRAWN,
    E_ELIMINATED,
    E_MOVED,
    E_OBJECT_USED,
    E_RECRUITED,
    E_REPAIRED,
    E_SWAPPED,
    E_TENT_CAUGHT,
    E_TENT_PUT,
    EMPTY,
    FACES,
    GUARDIANS,
    NOTHING,
    OBJECTS,
    START_CARDS,
)
from tablee.games.havresac.state import Havresac

TERRAIN: Final = ["plain", "forest", "lake", "village"]
GROUND: Final = [*TERRAIN, "chest", "hut or grove", "start space", "castle"]
TILES: Final = [f"{guardian}-{face}" for guardian in GUARDIANS for face in FACES]
USED: Final = [thing for thing in OBJECTS if thing != "cup"]
"""A cup counts by itself and is never used."""


def all_happenings() -> tuple[str, ...]:
    """Everything that must occur in enough games."""
    return (
        *(f"{tile} {deed}" for tile in TILES for deed in ("is drawn", "is recruited")),
        *(f"{tile} stops on {ground}" for tile in TILES for ground in GROUND),
        *(f"{tile} takes {creature}" for tile in TILES for creature in CREATURES),
        *(f"{creature} taken from afar" for creature in CREATURES),
        *(f"{creature} caught by a tent" for creature in CREATURES),
        *(f"priestess-day relieves on {ground}" for ground in GROUND),
        *(f"tent on {ground}" for ground in GROUND),
        *(f"{thing} found" for thing in OBJECTS),
        *(f"{thing} used" for thing in USED),
        "village repaired on the spot",
        "village repaired from afar",
    )


def happenings(s: Havresac, event: Event) -> list[str]:
    """What an event shows, in the words of `all_happenings`. The state is the one right after it."""
    kind, args = event.kind, event.args
    if kind in (E_DRAWN, E_RECRUITED):
        return [f"{tile(s, args[1])} is {'drawn' if kind == E_DRAWN else 'recruited'}"]
    if kind in (E_MOVED, E_SWAPPED):
        deed = "stops" if kind == E_MOVED else "relieves"
        return [f"{tile(s, args[1])} {deed} on {ground(s, args[2])}"]
    if kind in (E_ELIMINATED, E_CAPTURED):
        by = s.guardian[args[0]][args[2]]
        if by == EMPTY:
            return [f"{CREATURES[args[1]]} taken from afar"]
        return [f"{tile(s, by)} takes {CREATURES[args[1]]}"]
    if kind == E_TENT_CAUGHT:
        return [f"{CREATURES[args[1]]} caught by a tent"]
    if kind == E_TENT_PUT:
        return [f"tent on {ground(s, args[1])}"]
    if kind == E_CHEST_OPENED:
        return [f"{OBJECTS[args[1]]} found"]
    if kind == E_OBJECT_USED:
        return [f"{OBJECTS[args[1]]} used"]
    if kind == E_REPAIRED:
        there = s.guardian[args[0]][args[1]] != EMPTY
        return [f"village repaired {'on the spot' if there else 'from afar'}"]
    return []


def tile(s: Havresac, kind: int) -> str:
    """A guardian with its face in play."""
    return TILES[s.face(kind)]


def ground(s: Havresac, cell: int) -> str:
    """What a cell is, in one word."""
    place = s.board * CELLS + cell
    if cell == CASTLE:
        return "castle"
    if s.box.chest_at[place] != NOTHING:
        return "chest"
    if cell in s.box.start_cells[s.board * START_CARDS : (s.board + 1) * START_CARDS]:
        return "start space"
    if cell in s.box.card_cell[s.board * len(s.box.cards) : (s.board + 1) * len(s.box.cards)]:
        return "hut or grove"
    return TERRAIN[s.box.terrain[place]]
