"""How many running tables one person, and one address, may have opened."""

from __future__ import annotations

from collections import OrderedDict

from tablee.server.errors import Trouble
from tablee.server.rooms import Rooms
from tablee.server.settings import Limits
from tablee.store import Store

ADDRESSES = 10_000
"""So many addresses are remembered, those that opened something last."""


class Quota:
    """Counts tables. People are counted in the store; addresses only here, since they are never kept."""

    def __init__(self, store: Store, rooms: Rooms, limits: Limits) -> None:
        self._store = store
        self._rooms = rooms
        self._limits = limits
        self._opened: OrderedDict[str, set[str]] = OrderedDict()

    async def check(self, player: str, where: str) -> None:
        """Whether one more running table may be opened."""
        hosted = await self._rooms.in_thread(self._store.hosted, player)
        if hosted >= self._limits.hosted:
            raise Trouble(
                "too_many_tables",
                f"you have {hosted} running tables: finish or delete some before you open another",
                409,
            )
        opened = self._opened.get(where, set())
        if len(opened) < self._limits.tables_of_one:
            return
        self._opened[where] = await self._rooms.in_thread(self._store.running, sorted(opened))
        if len(self._opened[where]) >= self._limits.tables_of_one:
            raise Trouble(
                "too_many_tables",
                f"{len(self._opened[where])} tables opened from your address are still played: "
                "finish or delete some before you open another",
                409,
            )

    def note(self, where: str, table: str) -> None:
        """A table was opened from an address."""
        self._opened.setdefault(where, set()).add(table)
        self._opened.move_to_end(where)
        if len(self._opened) > ADDRESSES:
            self._opened.popitem(last=False)
