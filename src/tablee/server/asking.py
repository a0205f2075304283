"""What needs the consent of others: taking back, giving away a seat, sitting down at one with secrets.

There is one way to ask. A consent counts once, for the request it names, from a person who is asked and still
holds a seat; anything else is refused and changes nothing. A request lapses after some time, a request to
take back with any move, and one about a seat when anybody sits down or gets up.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Protocol

from tablee.server.errors import Trouble, not_your_seat
from tablee.server.protocol import Consent, Declined, Request, Wanted
from tablee.server.reading import Seats


class Table(Protocol):
    """What requests need to know of a table."""

    broken: bool

    def seats_of(self, player: str | None) -> Seats:
        """The seats a player holds."""

    def tell_requests(self, declined: Declined | None, asker: str) -> None:
        """Tell everybody the open requests, and how one of somebody came to nothing."""


@dataclass
class Ask:
    """One open request: who asks for what, whose answers are missing, and what is done when all have agreed.

    `owner` is the person whose secrets a seat has, if it is about them: asked without holding a seat.
    """

    kind: Wanted
    seat: int
    player: str
    waiting: set[str]
    grant: Callable[[], Awaitable[None]]
    owner: str | None = None
    name: str = ""
    to: int = -1
    bot: str = ""
    id: str = field(default_factory=lambda: secrets.token_hex(8))


class Requests:
    """The open requests of one table."""

    def __init__(self, table: Table, lasts: float) -> None:
        self._table = table
        self._lasts = lasts
        self._open: list[Ask] = []
        self._declined: dict[tuple[str, Wanted, int], float] = {}

    def undecided(self) -> bool:
        """Whether it is not settled what counts: bots wait."""
        return any(ask.kind == "undo" for ask in self._open)

    def told(self, player: str | None) -> list[Request]:
        """The open requests, for one reader."""
        return [self._message(ask, player) for ask in self._open]

    def _message(self, ask: Ask, reader: str | None) -> Request:
        mine = self._table.seats_of(ask.player)
        asked = self._asked_at(ask, reader)
        return Request(
            id=ask.id,
            kind=ask.kind,
            seat=ask.seat,
            waiting=sorted(seat for player in ask.waiting for seat in self._table.seats_of(player)),
            by=mine[0] if mine else None,
            name=ask.name,
            to=ask.to,
            bot=ask.bot,
            owner=ask.owner in ask.waiting,
            own=reader == ask.player,
            asked=asked,
        )

    def _asked_at(self, ask: Ask, reader: str | None) -> int | None:
        """The seat for which a reader may answer."""
        if reader is None or reader not in ask.waiting:
            return None
        held = self._table.seats_of(reader)
        return ask.seat if reader == ask.owner and not held else held[0]

    # Asking --------------------------------------------------------------------------------------------

    def add(self, ask: Ask) -> None:
        """Ask. Somebody has one request at a time, and does not repeat one for a seat that was declined."""
        loop = asyncio.get_running_loop()
        until = self._declined.get((ask.player, ask.kind, ask.seat), 0.0)
        if ask.kind != "undo" and loop.time() < until:
            raise Trouble("asked_before", "this was just declined: wait before you ask again", 409)
        self._change([other for other in self._open if other.player != ask.player] + [ask])
        loop.call_later(self._lasts, self._lapse, ask.id)

    def _lapse(self, id: str) -> None:
        """Nobody answered in time."""
        lapsed = next((ask for ask in self._open if ask.id == id), None)
        if lapsed is not None and not self._table.broken:
            self._end(lapsed, Declined(lapsed.kind, lapsed.seat, None))

    def _end(self, ask: Ask, declined: Declined | None = None) -> None:
        self._change([other for other in self._open if other is not ask], declined, ask.player)

    def _change(self, asks: list[Ask], declined: Declined | None = None, asker: str = "") -> None:
        self._open = asks
        self._table.tell_requests(declined, asker)

    # Answering -----------------------------------------------------------------------------------------

    async def consent(self, player: str | None, message: Consent) -> None:
        """An answer to a request."""
        ask = next((ask for ask in self._open if ask.id == message.request), None)
        withdrawn = ask is not None and player == ask.player and not message.yes
        asked = ask is not None and self._asked_at(ask, player) == message.seat
        if not (withdrawn or asked or message.seat in self._table.seats_of(player)):
            raise not_your_seat(message.seat)
        if ask is None:
            raise Trouble("no_request", "this request is not open any more")
        if withdrawn:
            self._end(ask)
        elif player is None or player not in ask.waiting:
            raise Trouble("not_asked", "this request does not ask you, or you have answered it")
        elif message.yes:
            await self._agreed(ask, player)
        else:
            self._declined[ask.player, ask.kind, ask.seat] = asyncio.get_running_loop().time() + self._lasts
            self._end(ask, Declined(ask.kind, ask.seat, message.seat))

    async def _agreed(self, ask: Ask, player: str) -> None:
        ask.waiting.discard(player)
        if ask.waiting:
            self._change(self._open)
            return
        self._end(ask)
        await ask.grant()

    # What ends requests --------------------------------------------------------------------------------

    def moved(self, over: bool) -> None:
        """Somebody has acted: what would be taken back is not the same any more; at the end nothing is."""
        left = [] if over else [ask for ask in self._open if ask.kind != "undo"]
        if len(left) < len(self._open):
            self._change(left)

    def returned(self, seats: Seats) -> None:
        """Somebody is back: nobody gives away these seats any more."""
        left = [ask for ask in self._open if ask.kind not in ("bot", "open") or ask.seat not in seats]
        if len(left) < len(self._open):
            self._change(left)

    async def reseated(self, seat: int) -> None:
        """Somebody else, or nobody, sits at a seat now. Who got up has nothing against taking back."""
        for ask in list(self._open):
            if ask.kind != "undo" or ask.seat == seat:
                self._end(ask)
                continue
            for player in [player for player in ask.waiting if not self._table.seats_of(player)]:
                await self._agreed(ask, player)
