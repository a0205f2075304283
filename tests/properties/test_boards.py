"""Graphs and grids against plain searches."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.graph import Graph
from tablee.core.grid import EAST, NORTH, SOUTH, WEST, Grid


@st.composite
def graphs(draw: st.DrawFn) -> tuple[int, list[tuple[int, int]]]:
    n = draw(st.integers(1, 7))
    pairs = list(itertools.combinations(range(n), 2))
    edges = draw(st.lists(st.sampled_from(pairs), max_size=10)) if pairs else []
    return n, [(b, a) if draw(st.booleans()) else (a, b) for a, b in edges]


def shortest(n: int, edges: list[tuple[int, int]], a: int, b: int) -> int:
    """The length of the shortest way, by relaxing every edge n times."""
    far = [0 if place == a else 99 for place in range(n)]
    for _ in range(n):
        for x, y in edges:
            far[x] = min(far[x], far[y] + 1)
            far[y] = min(far[y], far[x] + 1)
    return far[b] if far[b] < 99 else -1


@given(graphs())
def test_distances(board: tuple[int, list[tuple[int, int]]]) -> None:
    n, edges = board
    graph = Graph(n, edges)
    for a, b in itertools.product(range(n), repeat=2):
        far = shortest(n, edges, a, b)
        assert graph.distance(a, b) == graph.distance(b, a) == far
        assert graph.adjacent(a, b) == ((a, b) in edges or (b, a) in edges)
        assert (b in graph.neighbours[a]) == graph.adjacent(a, b)
        for c in range(n):
            if far >= 0 and graph.distance(b, c) >= 0:
                assert graph.distance(a, c) <= far + graph.distance(b, c)


@given(graphs(), st.integers(0, 4))
def test_within(board: tuple[int, list[tuple[int, int]]], steps: int) -> None:
    n, edges = board
    graph = Graph(n, edges)
    for start in range(n):
        near = [place for place in range(n) if 0 <= shortest(n, edges, start, place) <= steps]
        assert graph.within(start, steps) == near


@given(graphs())
def test_paths(board: tuple[int, list[tuple[int, int]]]) -> None:
    """A way of the right length, each step an edge, and of all such ways the one with the lowest numbers."""
    n, edges = board
    graph = Graph(n, edges)
    for a, b in itertools.product(range(n), repeat=2):
        far = graph.distance(a, b)
        if far < 0:
            with pytest.raises(ValueError, match="no way"):
                graph.path(a, b)
            continue
        ways = (
            [
                list(way)
                for way in itertools.product(range(n), repeat=far)
                if (way[-1] if way else a) == b
                and all(graph.adjacent(x, y) for x, y in itertools.pairwise((a, *way)))
            ]
            if far <= 4
            else [graph.path(a, b)]
        )
        assert graph.path(a, b) == min(ways)
        assert len(graph.path(a, b)) == far


@pytest.mark.parametrize("edge", [(0, 0), (0, 3), (-1, 1)])
def test_bad_edges_are_refused(edge: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="does not join"):
        Graph(3, [edge])


@given(st.integers(1, 6), st.integers(1, 6))
def test_grid(width: int, height: int) -> None:
    grid = Grid(width, height)
    graph = grid.graph()
    assert grid.size == width * height
    for cell in range(grid.size):
        x, y = cell % width, cell // width
        assert grid.cell(x, y) == cell
        assert grid.text(cell) == f"{x + 1},{y + 1}"
        assert grid.parse(grid.text(cell)) == cell
        for side, dx, dy in [(NORTH, 0, -1), (EAST, 1, 0), (SOUTH, 0, 1), (WEST, -1, 0)]:
            there = grid.step(cell, side)
            assert there == grid.cell(x + dx, y + dy)
            if there >= 0:
                assert grid.step(there, (side + 2) % 4) == cell
        for other in range(grid.size):
            assert graph.distance(cell, other) == abs(other % width - x) + abs(other // width - y)


@given(st.integers(1, 4), st.integers(1, 4), st.text("0123456789,- x²", max_size=5))
def test_a_grid_reads_only_its_own_cells(width: int, height: int, text: str) -> None:
    grid = Grid(width, height)
    cell = grid.parse(text)
    names = {f"{x},{y}": grid.cell(x - 1, y - 1) for x in range(1, width + 1) for y in range(1, height + 1)}
    parts = text.split(",")
    if len(parts) == 2 and all(part.isascii() and part.isdigit() for part in parts):
        text = ",".join(str(int(part)) for part in parts)
    assert cell == names.get(text, -1)
