"""Square grids: cells as ints, and the same cells as `x,y` texts counted from 1."""

from typing import Final

from tablee.core.graph import Graph

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3


class Grid:
    """A board of `width` x `height` cells; a cell is `y * width + x`, both counted from 0."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.size = width * height
        self.sides: list[list[int]] = [self._sides(cell) for cell in range(self.size)]

    def _sides(self, cell: int) -> list[int]:
        x = cell % self.width
        y = cell // self.width
        return [self.cell(x, y - 1), self.cell(x + 1, y), self.cell(x, y + 1), self.cell(x - 1, y)]

    def cell(self, x: int, y: int) -> int:
        """The cell at column x and row y, -1 outside the board."""
        if 0 <= x < self.width and 0 <= y < self.height:
            return y * self.width + x
        return -1

    def step(self, cell: int, side: int) -> int:
        """The cell next to it towards NORTH, EAST, SOUTH or WEST; -1 outside the board."""
        return self.sides[cell][side]

    def graph(self) -> Graph:
        """The cells joined orthogonally."""
        edges: list[tuple[int, int]] = []
        for cell in range(self.size):
            for side in (EAST, SOUTH):
                if self.sides[cell][side] >= 0:
                    edges.append((cell, self.sides[cell][side]))
        return Graph(self.size, edges)

    def text(self, cell: int) -> str:
        """`3,1`: column and row counted from 1."""
        return f"{cell % self.width + 1},{cell // self.width + 1}"

    def parse(self, text: str) -> int:
        """The cell of a text such as `3,1`; -1 where there is none."""
        x, comma, y = text.partition(",")
        if not (comma and text.isascii() and x.isdecimal() and y.isdecimal()):
            return -1
        return self.cell(int(x) - 1, int(y) - 1)
