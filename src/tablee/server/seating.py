"""Who sits where: sitting down, getting up, giving away the seat of somebody who is away, coming back.

The seat of a person is given away when the other people at the table agree, or after the time of absence that
the table shows; in both cases only while its person is not there. What a seat knows and others do not is its
person's: a bot may play on with it, another person only if all agree, among them the one who held it.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import Literal

from tablee.server.asking import Ask
from tablee.server.bots import bot_names
from tablee.server.draft import now
from tablee.server.errors import Trouble, not_your_seat, unknown_table
from tablee.server.people import Device, People
from tablee.server.room import Room
from tablee.server.rooms import Rooms
from tablee.store import Cause, Player, SeatRow, Store

Sitting = Literal["inside", "sit", "ask"]


class Seating:
    """Moves people and bots. What is called with a room runs while the room is held (`Room.do`)."""

    def __init__(self, store: Store, rooms: Rooms, people: People) -> None:
        self.store = store
        self.rooms = rooms
        self.people = people

    # Who may -------------------------------------------------------------------------------------------

    async def invited(self, device: Device, id: str) -> Room:
        """The table, for those who may look at it."""
        if device.id is None:
            raise unknown_table()
        room = await self.rooms.get(id[:40])
        if not room.invited(device.id):
            raise unknown_table()
        return room

    async def seated(self, device: Device, id: str) -> tuple[Room, str]:
        """The table, for its host and those who sit there."""
        room = await self.invited(device, id)
        player = device.id or ""
        if player != room.row.host and not room.seats_of(player):
            raise Trouble("not_seated", "only those who sit at the table may do this", 403)
        return room, player

    # Coming --------------------------------------------------------------------------------------------

    async def watch(self, room: Room, player: str) -> None:
        """Let somebody watch, with or without a seat."""
        if player != room.row.host and player not in room.guests:
            await asyncio.wrap_future(self.store.add_guest(room.id, player, room.fence))
            room.guests.add(player)

    async def sit(self, room: Room, seat: int, player: Player) -> bool:
        """Follow the link of a seat. True: the others are asked first; who comes watches meanwhile."""
        found = room.seats[seat]
        how = may_sit(room, found, player.id)
        if how == "inside":
            return False
        if how == "sit":
            await self._claim(room, seat, player)
            return False
        await self.watch(room, player.id)
        owner = found.former
        waiting = room.others(player.id) | ({owner} if owner is not None else set())
        grant = partial(self._claim, room, seat, player)
        room.requests.add(Ask("sit", seat, player.id, waiting, grant, owner=owner, name=player.name))
        return True

    async def _claim(self, room: Room, seat: int, player: Player) -> None:
        found = room.seats[seat]
        _running(room)
        if found.kind == "bot" or found.player is not None:
            raise Trouble("seat_taken", "somebody else sits here", 409)
        row = replace(found, player=player.id, name=player.name, seen=_seen(room, player.id))
        if found.former == player.id:
            row = replace(row, former=None, given=None, cause="")
        await asyncio.wrap_future(self.store.claim(room.id, row, room.fence))
        await room.put(row)

    async def come_back(self, device: Device, id: str, seat: int) -> None:
        """Take back the seat that one was the last person to hold, from a bot or while it is open."""
        room = await self.invited(device, id)
        player = await self.people.person(device)
        _exists(room, seat)

        async def work() -> None:
            found = room.seats[seat]
            if found.player == player.id:
                return
            if found.former != player.id:
                raise not_your_seat(seat)
            if found.player is not None:
                raise Trouble("seat_taken", "somebody else sits here", 409)
            row = SeatRow(seat, "person", player=player.id, name=player.name, seen=_seen(room, player.id))
            await self._put(room, row)

        await room.do(work)

    async def take(self, device: Device, id: str, seat: int) -> None:
        """Take over the seat of a bot at once: the host does, and in cooperative games all who sit here.

        What the bot is thinking about does not count any more.
        """
        room, _ = await self.seated(device, id)
        player = await self.people.person(device)
        _exists(room, seat)

        async def work() -> None:
            found = room.seats[seat]
            _running(room)
            if found.kind != "bot":
                raise Trouble("not_a_bot", "no bot sits here: ask the person", 409)
            if player.id != room.row.host and not room.match.game.cooperative:
                raise Trouble("not_host", "only the host of a table opens the seat of a bot", 403)
            free = SeatRow(seat, "person", former=found.former, given=found.given, cause=found.cause)
            if may_sit(room, free, player.id) != "sit":
                raise secret_seat()
            row = replace(free, player=player.id, name=player.name, seen=_seen(room, player.id))
            if found.former == player.id:
                row = replace(row, former=None, given=None, cause="")
            await self._put(room, row)

        await room.do(work)

    # Going ---------------------------------------------------------------------------------------------

    async def leave(self, device: Device, id: str, seat: int) -> None:
        """Get up from a seat; its link opens it again."""
        room, player = await self.seated(device, id)

        async def work() -> None:
            if seat not in room.seats_of(player):
                raise not_your_seat(seat)
            await self._give(room, seat, "", "left")

        await room.do(work)

    async def replace(self, device: Device, id: str, seat: int, bot: str) -> bool:
        """Let a bot sit at a seat; without a bot, open it for a friend. False: the others are asked first.

        Everybody at the table may do it with an own or open seat, and with that of somebody who is away long
        enough; only the host opens a bot's seat.
        """
        room, player = await self.seated(device, id)
        _exists(room, seat)
        if bot and bot not in bot_names():
            raise Trouble("unknown_bot", f"there is no bot '{bot[:40]}'; known: {', '.join(bot_names())}")

        async def work() -> bool:
            found = room.seats[seat]
            _running(room)
            if found.kind == "bot" and not bot and player != room.row.host:
                raise Trouble("not_host", "only the host of a table opens the seat of a bot", 403)
            if found.player is None or found.player == player:
                await self._give(room, seat, bot, "left")
                return True
            return await self._give_away(room, seat, bot, player)

        return await room.do(work)

    async def _give_away(self, room: Room, seat: int, bot: str, player: str) -> bool:
        """The seat of somebody else."""
        found = room.seats[seat]
        since = room.away(found)
        if since is None:
            raise not_your_seat(seat)
        if now() - since >= room.row.patience * 1000:
            await self._give(room, seat, bot, "away")
            return True
        waiting = room.others(player, found.player)
        if not waiting:
            raise Trouble("not_away_long", "this person is not away for long enough yet", 409)

        async def grant() -> None:
            held = room.seats[seat]
            if held.player == found.player and not room.online(held.player):
                await self._give(room, seat, bot, "agreed")

        room.requests.add(Ask("bot" if bot else "open", seat, player, waiting, grant, bot=bot))
        return False

    async def _give(self, room: Room, seat: int, bot: str, cause: Cause) -> None:
        """Nobody holds the seat any more. Its last person is remembered, may watch, and may come back."""
        found = room.seats[seat]
        row = SeatRow(seat, "bot", bot) if bot else SeatRow(seat, "person")
        if found.player is None:
            row = replace(row, former=found.former, given=found.given, cause=found.cause)
        else:
            row = replace(row, former=found.player, given=now(), cause=cause)
            _running(room)
            await self.watch(room, found.player)
        await self._put(room, row)

    async def _put(self, room: Room, row: SeatRow) -> None:
        _running(room)
        await asyncio.wrap_future(self.store.set_seat(room.id, row, room.fence))
        await room.put(row)


def may_sit(room: Room, seat: SeatRow, player: str | None) -> Sitting:
    """What happens to somebody who follows the link of a seat now."""
    if player is not None and player == seat.player:
        return "inside"
    if player is not None and seat.kind == "bot" and seat.former == player:
        return "inside"  # he watches, is told what happened, and may take the seat back
    if seat.kind == "bot" or seat.player is not None:
        raise Trouble("seat_taken", "somebody else sits here", 409)
    _running(room)
    if not room.match.has_secrets() or seat.former in (None, player):
        return "sit"
    if not room.online(seat.former):
        raise secret_seat()
    return "ask"


def secret_seat() -> Trouble:
    """A seat whose secrets are somebody else's."""
    return Trouble(
        "secret_seat",
        "another person knows the secrets of this seat, and must agree: that person is not here",
        409,
    )


def _seen(room: Room, player: str) -> int | None:
    """Since when somebody who sits down is away; None: has a page open."""
    return None if room.online(player) else now()


def _exists(room: Room, seat: int) -> None:
    if not 0 <= seat < len(room.seats):
        raise Trouble("unknown_seat", f"there is no seat {seat}", 404)


def _running(room: Room) -> None:
    if room.match.end is not None:
        raise Trouble("game_over", "the game is over: make a rematch", 409)
