"""A second, plain model of placing minions: whole instructions at once, on the printed roads."""

from __future__ import annotations

from collections import Counter

from tests.rules.defenders.printed import LOCATIONS

NEAR = {line.split()[0]: line.partition(": ")[2].split() for line in LOCATIONS.strip().splitlines()}
INNS = ("chimera_inn", "eagle_nest_inn", "gryphon_inn")
CITY = "monarch_city"
OPEN = [place for place in NEAR if place not in INNS]
"""The places minions can come to."""


class Lost(Exception):
    """The game is lost; the argument is how."""


class Land:
    """Minions as (place, colour), crystals by place, what is left of both, and markers as (seat, colour)."""

    def __init__(self) -> None:
        self.minions: Counter[tuple[str, str]] = Counter()
        self.crystals: Counter[str] = Counter()
        self.markers: Counter[tuple[int, str]] = Counter()
        self.minion_total = 25
        self.crystal_total = 12

    def crowd(self, place: str) -> int:
        """All minions of a place."""
        return sum(n for (where, _), n in self.minions.items() if where == place)

    def supply(self, colour: str) -> int:
        """Minions neither on the board nor on quests."""
        away = sum(n for (_, one), n in self.minions.items() if one == colour)
        return self.minion_total - away - sum(n for (_, one), n in self.markers.items() if one == colour)

    def instruct(self, place: str, colour: str, n: int) -> None:
        """So many minions come to a place; those who find no room are one crystal and one overrun."""
        room = n if place == CITY else min(n, 3 - self.crowd(place))
        for _ in range(room):
            self._come(place, colour)
        if room == n:
            return
        self._taint(place)
        for there in sorted(NEAR[place]):
            if there in INNS:
                continue
            if there != CITY and self.crowd(there) == 3:
                self._taint(there)
            else:
                self._come(there, colour)

    def _come(self, place: str, colour: str) -> None:
        if self.supply(colour) == 0:
            givers = [seat for seat in range(4) if self.markers[seat, colour]]
            if not givers:
                raise Lost("loss_minions")
            self.markers[givers[0], colour] -= 1
        self.minions[place, colour] += 1
        if place == CITY and self.crowd(CITY) > 4:
            raise Lost("loss_city")
        if place != CITY and colour == "red" and self.minions[place, "red"] == self.crowd(place) == 3:
            self._taint(place)

    def _taint(self, place: str) -> None:
        self.crystals[place] += 1
        if sum(self.crystals.values()) == self.crystal_total:
            raise Lost("loss_crystals")

    def board(self) -> dict[str, dict[str, int]]:
        """The minions as a dump shows them."""
        out: dict[str, dict[str, int]] = {}
        for (place, colour), n in self.minions.items():
            if n:
                out.setdefault(place, {})[colour] = n
        return out
