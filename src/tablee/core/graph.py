"""Places and the ways between them, frozen when a board is loaded."""


class Graph:
    """Places 0..n-1 joined by undirected edges, with all distances known in advance."""

    def __init__(self, n: int, edges: list[tuple[int, int]]) -> None:
        near: list[set[int]] = [set() for _ in range(n)]
        for a, b in edges:
            if not (0 <= a < n and 0 <= b < n) or a == b:
                raise ValueError(f"edge {a}-{b} does not join two of the {n} places")
            near[a].add(b)
            near[b].add(a)
        self.size = n
        self.neighbours: list[list[int]] = [sorted(places) for places in near]
        self.distances: list[list[int]] = [self._from(start) for start in range(n)]

    def _from(self, start: int) -> list[int]:
        far = [-1] * self.size
        far[start] = 0
        line = [start]
        for here in line:
            for there in self.neighbours[here]:
                if far[there] < 0:
                    far[there] = far[here] + 1
                    line.append(there)
        return far

    def adjacent(self, a: int, b: int) -> bool:
        """Whether one step leads from a to b."""
        return self.distances[a][b] == 1

    def distance(self, a: int, b: int) -> int:
        """The fewest steps from a to b; -1 where no way leads there."""
        return self.distances[a][b]

    def within(self, start: int, steps: int) -> list[int]:
        """All places at most `steps` away, the start included, sorted."""
        far = self.distances[start]
        return [place for place in range(self.size) if 0 <= far[place] <= steps]

    def path(self, a: int, b: int) -> list[int]:
        """A shortest way from a to b without a; the lowest numbers where several are equally short."""
        if self.distances[a][b] < 0:
            raise ValueError(f"no way leads from {a} to {b}")
        way: list[int] = []
        while a != b:
            for step in self.neighbours[a]:
                if self.distances[step][b] == self.distances[a][b] - 1:
                    way.append(step)
                    a = step
                    break
        return way
