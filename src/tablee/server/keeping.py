"""What people do with the tables in their list: name them, put them away, delete them, bring them back.

Deleting is for the host, and is not for good at once: for some days (`Settings.grace`) the host alone still
finds the table in the list and may bring it back; then it is purged. For everybody else it is gone.
"""

from __future__ import annotations

import asyncio

from tablee.server.draft import now
from tablee.server.errors import Trouble, unknown_table
from tablee.server.people import Device, plain
from tablee.server.rooms import Rooms
from tablee.store import Store


class Keeping:
    """Each of these may be asked twice: the second time changes nothing."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self.store = store
        self.rooms = rooms

    async def rename(self, device: Device, id: str, name: str) -> None:
        """Give a table a name; the empty one is that of its game."""
        name = plain(name, "the name of a table", empty=True)
        id = await self._hosted(device, id)
        if await self.rooms.in_thread(self.store.table, id) is None:
            raise unknown_table()
        await asyncio.wrap_future(self.store.rename_table(id, name))
        self.rooms.renamed(id, name)

    async def put_aside(self, device: Device, id: str, away: bool) -> None:
        """Put a table away, or bring it back: in the list of this person only."""
        id = await self._invited(device, id)
        await asyncio.wrap_future(self.store.set_aside(id, device.id or "", away))

    async def delete(self, device: Device, id: str) -> None:
        """Delete a table. Whoever looks at it is sent away, and no bot thinks there any more."""
        id = await self._hosted(device, id)
        await asyncio.wrap_future(self.store.delete_table(id, now()))
        await self.rooms.drop(id)

    async def restore(self, device: Device, id: str) -> None:
        """Bring a deleted table back, as it was."""
        id = await self._hosted(device, id)
        await asyncio.wrap_future(self.store.restore_table(id))
        self.rooms.resume(id)

    async def _invited(self, device: Device, id: str) -> str:
        """The table's id, for those who may see it. It need not be one that can be opened."""
        row = await self.rooms.in_thread(self.store.table, id[:40])
        if row is None or device.id is None:
            raise unknown_table()
        seated = any(seat.player == device.id for seat in row.seats)
        if seated or row.host == device.id:
            return row.id
        if not await self.rooms.in_thread(self.store.is_guest, row.id, device.id):
            raise unknown_table()
        return row.id

    async def _hosted(self, device: Device, id: str) -> str:
        """The table's id, for its host. Strangers are not told that there is such a table."""
        host = await self.rooms.in_thread(self.store.host_of, id[:40])
        if host is None or host != device.id:
            await self._invited(device, id)
            raise Trouble("not_host", "only the host of a table may do this", 403)
        return id[:40]
