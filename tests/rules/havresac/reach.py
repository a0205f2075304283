"""Reachability, shots and ranges written a second time: cells by name, maps typed from the specification.

Nothing here comes from the engine. A walk is followed step by step: after each step there is the set of cells
where a guardian may be that can still go on.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.rules.havresac.table import signs

CASTLE = "7,5"
MONSTERS = ("fox", "crocodile", "pig")
STEPS = {
    ("guide", "day"): 2, ("guide", "night"): 3, ("warrior", "day"): 2, ("warrior", "night"): 3,
    ("thief", "day"): 3, ("priestess", "day"): 2, ("priestess", "night"): 2, ("druid", "day"): 4,
    ("druid", "night"): 4, ("huntress", "day"): 2, ("huntress", "night"): 1,
}  # fmt: skip
DIRECTIONS = ((0, -1), (1, 0), (0, 1), (-1, 0))


@dataclass
class Land:
    """A board with what stands on it, by cells such as `9,5`."""

    board: str
    creatures: dict[str, str] = field(default_factory=dict)
    guardians: dict[str, str] = field(default_factory=dict)
    tents: list[str] = field(default_factory=list)
    repaired: list[str] = field(default_factory=list)

    def beside(self, cell: str, direction: tuple[int, int], steps: int = 1) -> str | None:
        """The cell so many steps away, None beyond the edge."""
        x, y = (int(part) for part in cell.split(","))
        there = f"{x + direction[0] * steps},{y + direction[1] * steps}"
        return there if there in signs(self.board) else None

    def starts(self) -> set[str]:
        """Castle, tents, guardians."""
        return {CASTLE, *self.tents, *self.guardians}


def entering(land: Land, cell: str, kind: str, face: str, feather: bool) -> str:
    """`barred`, `sword` (with one the movement ends here), `ends` or `goes on`."""
    sign = signs(land.board)[cell]
    creature = land.creatures.get(cell)
    free = feather or (kind, face) == ("druid", "day")
    if cell in land.guardians or (sign == "~" and not free):
        return "barred"
    if creature in MONSTERS:
        enters = kind == "warrior" and (face == "day" or creature != "pig")
        return "ends" if enters else "sword"
    if creature == "fairy" or (sign == "*" and not free):
        return "ends"
    return "goes on"


def reach(
    land: Land, kind: str, face: str, boots: int = 0, feather: bool = False, sword: bool = False
) -> tuple[set[str], set[str]]:
    """The destinations, and those that cost a sword."""
    free: set[str] = set()
    by_sword: set[str] = set()

    def step(cells: set[str], direction: tuple[int, int]) -> set[str]:
        onward = set()
        for cell in cells:
            there = land.beside(cell, direction)
            if there is None:
                continue
            what = entering(land, there, kind, face, feather)
            if what in ("ends", "goes on"):
                free.add(there)
            elif what == "sword" and sword:
                by_sword.add(there)
            if what == "goes on":
                onward.add(there)
        return onward

    if (kind, face) == ("thief", "night"):
        for direction in DIRECTIONS:
            cells = land.starts()
            while cells:
                cells = step(cells, direction)
    else:
        cells = land.starts()
        for _ in range(STEPS[kind, face] + 2 * boots):
            cells = set.union(*(step(cells, direction) for direction in DIRECTIONS))
    return free, by_sword


def shots(land: Land, cell: str) -> set[str]:
    """The first monster in each direction, if nothing stops the arrow before."""
    found = set()
    for direction in DIRECTIONS:
        for distance in range(1, 13):
            there = land.beside(cell, direction, distance)
            if there is None or there in land.guardians:
                break
            if there in land.creatures:
                if land.creatures[there] != "fairy":
                    found.add(there)
                break
            if signs(land.board)[there] in ("v", "*"):
                break
    return found


def two_away(land: Land, cell: str) -> set[str]:
    """The cells exactly two away in a straight line."""
    around = (land.beside(cell, direction, 2) for direction in DIRECTIONS)
    return {there for there in around if there is not None}


def fairies(land: Land, cell: str) -> set[str]:
    """Fairies that can be called."""
    return {there for there in two_away(land, cell) if land.creatures.get(there) == "fairy"}


def ruins(land: Land, cell: str) -> set[str]:
    """Destroyed villages that can be repaired from here."""
    return {
        there
        for there in two_away(land, cell)
        if signs(land.board)[there] == "v" and there not in land.repaired
    }


def in_line(land: Land, cell: str) -> set[str]:
    """Guardians other than Priestesses in the row or the column of a cell."""
    x, y = cell.split(",")
    return {
        there
        for there, kind in land.guardians.items()
        if there != cell and kind != "priestess" and (there.split(",")[0] == x or there.split(",")[1] == y)
    }
