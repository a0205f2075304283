"""What people ask of the bots they play with: where the game knows such things, and only of partners.

What may be asked in a position is computed where bots think. A wish stays at the seat until the bot's turn is
over; everybody sees it.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import msgspec

from tablee.core.reason import Reason
from tablee.core.rng import Rng
from tablee.server.bots import loaded
from tablee.server.errors import Trouble, not_your_seat, too_fast
from tablee.server.http_messages import WishAsked, Wishes, WishOffer
from tablee.server.limits import Buckets
from tablee.server.people import Device
from tablee.server.protocol import Wish
from tablee.server.room import Room
from tablee.server.rooms import Rooms
from tablee.server.seating import Seating
from tablee.server.settings import Limits
from tablee.store import SeatRow, Store


@dataclass(frozen=True)
class Offering:
    """The work of finding what somebody may ask of a bot, in the process of a bot."""

    game: str
    content: str | None
    seat: int
    asker: int
    possible: dict[str, Any]
    """A state as it may be, for all that anybody at the table knows."""

    def prepare(self) -> None:
        import tablee.judge.request  # noqa: F401

        loaded(self.game, self.content)

    def work(self) -> list[Reason]:
        from tablee.judge.request import wishes

        game = loaded(self.game, self.content)
        return wishes(game, game.load(self.possible), self.seat, self.asker)


class Wishing:
    """Takes wishes from those who may have them."""

    def __init__(self, store: Store, rooms: Rooms, seating: Seating, limits: Limits) -> None:
        self._store = store
        self._rooms = rooms
        self._seating = seating
        self._asked = Buckets(limits.wishes)

    async def offered(self, device: Device, id: str, seat: int, by: int) -> Wishes:
        """What a person may ask of a bot now."""
        room = await self._seating.invited(device, id)
        found = await self._offered(device, room, seat, by)
        return Wishes(room.match.place, seat, by, [WishOffer(one.key, dict(one.args)) for one in found])

    async def wish(self, device: Device, id: str, asked: WishAsked) -> None:
        """Ask something of a bot; without a key, nothing any more."""
        room = await self._seating.invited(device, id)
        row = may_wish(room, device.id, asked.seat, asked.by)
        wish = ""
        if asked.key:
            offered = await self._offered(device, room, asked.seat, asked.by)
            if Reason(asked.key, asked.args) not in offered:
                raise Trouble("unknown_wish", "the bot cannot be asked for this now", 409)
            wish = msgspec.json.encode(Wish(asked.by, asked.key, asked.args)).decode()
        await room.do(partial(self._put, room, device.id, asked, row, wish))

    async def _offered(self, device: Device, room: Room, seat: int, by: int) -> list[Reason]:
        may_wish(room, device.id, seat, by)
        if not self._asked.take(device.where):
            raise too_fast("wishes", self._asked.wait(device.where))
        game = room.match.game
        possible = game.determinise(room.match.history.state, None, Rng(0))
        job = Offering(game.id, room.content, seat, by, game.dump(possible))
        found = await self._rooms.bots.run(job, "a wish", game.id)
        if found is None:
            raise Trouble("no_wishes", "what may be asked could not be computed: try once more", 503)
        return found

    async def _put(self, room: Room, player: str | None, asked: WishAsked, row: SeatRow, wish: str) -> None:
        found = may_wish(room, player, asked.seat, asked.by)
        if found.bot != row.bot:
            raise Trouble("late", "somebody else sits here meanwhile", 409)
        await asyncio.wrap_future(self._store.set_seat(room.id, replace(found, wish=wish), room.fence))
        room.wish(replace(found, wish=wish))


def may_wish(room: Room, player: str | None, seat: int, by: int) -> SeatRow:
    """The seat of a bot of which a player may ask something. One clear refusal if not."""
    if not room.voices.partners:
        raise Trouble("not_partners", "the bots of this game are rivals: they do nobody a favour", 409)
    if by not in room.seats_of(player):
        raise not_your_seat(by)
    if not 0 <= seat < len(room.seats):
        raise Trouble("unknown_seat", f"there is no seat {seat}", 404)
    if room.match.is_over() or room.match.watch_only:
        raise Trouble("game_over", "the game is over, or can only be looked at: nothing can be asked", 409)
    row = room.seats[seat]
    if row.kind != "bot":
        raise Trouble("not_a_bot", "no bot sits here: ask the person", 409)
    return row
