"""What lets people in, and how its owner takes it back: devices, recovery codes, links.

A link or code that was revoked says so for ever, and opens nothing. Who is in already stays: a person at a
seat, and whoever watches.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence

from tablee.server.company import Elsewhere
from tablee.server.draft import now
from tablee.server.errors import Trouble, unknown_table
from tablee.server.http_messages import Access, DeviceInfo, GivenLink, Links
from tablee.server.people import Device
from tablee.server.rooms import Rooms
from tablee.server.seating import Seating
from tablee.server.tokens import (
    device_id,
    fingerprint,
    link_path,
    link_token,
    new_token,
)
from tablee.store import Link, LinkKind, SeatRow, Store, TableRow

LISTED = 200
"""The most links that are listed."""

Turns = Mapping[tuple[str, int], int]
"""How often somebody's link of a kind to a seat or entry was revoked."""


class Keys:
    """The devices, codes and links of people."""

    def __init__(self, store: Store, rooms: Rooms, seating: Seating) -> None:
        self.store = store
        self.rooms = rooms
        self.seating = seating
        self.signed_out: Callable[[str], None] = lambda token: None
        """Told the hash of the token of a device that its owner signs out."""

    async def listed(self, device: Device) -> Access:
        """Everything that lets somebody be this person, or come to a table by this person's leave."""
        if device.id is None:
            return Access([], [])
        here = fingerprint(device.token)
        devices = await self.rooms.in_thread(self.store.devices, device.id)
        links = await self.rooms.in_thread(self.store.links_of, device.id, LISTED)
        tables = await self.rooms.in_thread(self.store.tables_of, device.id, LISTED)
        rows = {row.id: row for row in tables}
        given: dict[tuple[str, str, int], GivenLink] = {}
        for link in links:
            row = rows.get(link.table)
            if row is None or (link.kind == "seat" and row.seats[link.seat].kind == "bot"):
                continue
            number = _number(link)
            found = GivenLink(link.table, row.name, row.game, link.kind, number, link.made)
            given.setdefault((link.table, link.kind, number), found)
        known = [DeviceInfo(device_id(d.token), d.agent, d.seen, d.token == here) for d in devices]
        return Access(sorted(known, key=lambda d: not d.here), list(given.values()))

    # Devices -------------------------------------------------------------------------------------------

    async def _own(self, device: Device, id: str) -> str:
        """The hash of the token of an own device; without an id, of this one."""
        mine = [] if device.id is None else await self.rooms.in_thread(self.store.devices, device.id)
        here = fingerprint(device.token)
        for found in mine:
            if device_id(found.token) == id or (not id and found.token == here):
                return found.token
        raise Trouble("unknown_device", "you have no such device", 404)

    async def sign_out(self, device: Device, id: str) -> None:
        """Forget an own device. Its pages are sent away; its recovery code is revoked with it."""
        token = await self._own(device, id)
        await asyncio.wrap_future(self.store.remove_device(token, now()))
        self.signed_out(token)

    async def revoke_code(self, device: Device, id: str) -> None:
        """Revoke the recovery code and return link of an own device, which gets others when it comes next."""
        token = await self._own(device, id)
        found = await self.rooms.in_thread(self.store.device, token)
        turn = 1 if found is None else found.turn + 1
        await asyncio.wrap_future(self.store.set_code(token, fingerprint(new_token()), turn, now()))
        if token == fingerprint(device.token):
            device.turn = turn

    # Links ---------------------------------------------------------------------------------------------

    async def find(self, token: str) -> Link:
        """What a link opens."""
        link = await self.rooms.in_thread(self.store.link, fingerprint(token[:100]))
        if link is None:
            raise Trouble("unknown_link", "this link leads nowhere", 404)
        if link.revoked is not None:
            raise Trouble("link_revoked", "this link was revoked: ask for a new one", 410)
        return link

    async def turns(self, device: Device, table: str) -> Turns:
        """How often the links of somebody to a table were revoked."""
        links = await self.rooms.in_thread(self.store.links, table)
        turns: dict[tuple[str, int], int] = {}
        for link in links:
            if link.owner == device.id and link.revoked is not None:
                key = link.kind, _number(link)
                turns[key] = max(turns.get(key, 0), link.turn + 1)
        return turns

    async def links(self, device: Device, id: str) -> Links:
        """The links of a table again: to watch, and for the host those of open seats."""
        try:
            room = await self.seating.invited(device, id)
            row, seats = room.row, room.seats
            ended = room.match.end is not None
        except Elsewhere:
            row = await self._invited(device, id)
            seats, ended = list(row.seats), row.end is not None
        turns = await self.turns(device, row.id)
        host = device.id == row.host and not ended
        given, opened = give_links(device, row.id, seats if host else (), turns, shown=True)
        for token, link in opened.items():
            await asyncio.wrap_future(self.store.add_link(token, link))
        return given

    async def _invited(self, device: Device, id: str) -> TableRow:
        """What the store knows of a table that another process has, for those who may look at it."""
        row = await self.rooms.in_thread(self.store.table, id[:40])
        if row is None or device.id is None:
            raise unknown_table()
        inside = row.host == device.id or any(seat.player == device.id for seat in row.seats)
        if not inside and not await self.rooms.in_thread(self.store.is_guest, row.id, device.id):
            raise unknown_table()
        return row

    async def share(self, device: Device, id: str, entry: int) -> str:
        """A link to the position after an entry."""
        room = await self.seating.invited(device, id)
        if not 0 <= entry <= len(room.match.entries):
            raise Trouble("unknown_entry", f"there is no entry {entry}", 404)
        turn = (await self.turns(device, room.id)).get(("share", entry), 0)
        token = link_token(device.token, "share", room.id, entry, turn)
        link = Link(room.id, "share", -1, entry, device.id or "", now(), turn)
        await asyncio.wrap_future(self.store.add_link(fingerprint(token), link))
        return link_path("position", token)

    async def revoke_link(self, device: Device, id: str, kind: LinkKind, number: int) -> None:
        """Revoke the own links of a kind to a table; the host revokes everybody's."""
        room = await self.seating.invited(device, id)
        owner = "" if device.id == room.row.host else device.id or ""
        seat, entry = (number, -1) if kind == "seat" else (-1, number)
        await asyncio.wrap_future(self.store.revoke_links(Link(room.id, kind, seat, entry, owner), now()))


def give_links(
    device: Device, table: str, seats: Sequence[SeatRow], turns: Turns, shown: bool
) -> tuple[Links, dict[str, Link]]:
    """The links a device gives away for a table, and what is stored of them; `shown`: to somebody now."""
    owner, made = device.id or "", now() if shown else 0
    turn = turns.get(("watch", -1), 0)
    watch = link_token(device.token, "watch", table, turn=turn)
    opened = {fingerprint(watch): Link(table, "watch", owner=owner, made=made, turn=turn)}
    open_seats: dict[str, str] = {}
    for seat in seats:
        free = seat.kind == "person" and seat.player is None
        turn = turns.get(("seat", seat.seat), 0)
        token = link_token(device.token, "seat", table, seat.seat, turn)
        link = Link(table, "seat", seat.seat, owner=owner, made=made if free else 0, turn=turn)
        opened[fingerprint(token)] = link
        if free:
            open_seats[str(seat.seat)] = link_path("seat", token)
    return Links(table, open_seats, link_path("watch", watch)), opened


def _number(link: Link) -> int:
    return link.seat if link.kind == "seat" else link.entry
