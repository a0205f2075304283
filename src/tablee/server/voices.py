"""What bots of a cooperative game say: what they are about to do, and what they answer to a partner's wish.

While a person decides, each bot's next turn is foreseen where bots think: once for a position, when it has
stood for a moment and somebody looks. Nothing waits for it, and what comes too late is dropped. The process
is given a state as anybody at the table may guess it, never the true one. When a bot begins its turn it says
what it is about to do; that stands in the record with its act.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tablee.bots import experienced
from tablee.core.reason import Deed, Reason
from tablee.core.rng import Rng
from tablee.judge.intention import speaks
from tablee.match import Act, Said, Saying, Undo
from tablee.server.bots import BotPool, Thought, loaded
from tablee.server.protocol import Intention, Intentions, Wish
from tablee.store import SeatRow

if TYPE_CHECKING:
    from tablee.server.room import Room

log = logging.getLogger(__name__)

CALM: Final = 0.3
"""Seconds a position must stand before anything is foreseen: who makes several steps is not in the way."""

_wish = msgspec.json.Decoder(Wish)


@dataclass(frozen=True)
class Foreseeing:
    """The work of foreseeing the next turns of some seats, in the process of a bot."""

    game: str
    content: str | None
    seats: tuple[int, ...]
    experienced: tuple[int, ...]
    """Those of the seats whose bots follow the rules of thumb of the seasoned."""
    possible: dict[str, Any]
    """A state as it may be, for all that anybody at the table knows."""

    def prepare(self) -> None:
        import tablee.judge.intention  # noqa: F401

        loaded(self.game, self.content)

    def work(self) -> dict[int, Deed]:
        from tablee.judge.intention import intentions

        game = loaded(self.game, self.content)
        return intentions(game, game.load(self.possible), self.seats, experienced=self.experienced)


def wish_of(row: SeatRow) -> Wish | None:
    """What somebody has asked of the bot at a seat."""
    return _wish.decode(row.wish) if row.wish else None


def saying(told: Deed | Reason) -> Saying:
    """A sentence as it stands in the record."""
    return Saying(told.key, dict(told.args), told.place if isinstance(told, Deed) else "")


class Voices:
    """What the bots of one table say."""

    def __init__(self, room: Room, bots: BotPool) -> None:
        self._room = room
        self._bots = bots
        self._turn = 0
        """Counted up with every turn that begins, since the table was opened."""
        self._spoke: dict[int, int] = {}
        """Seat -> the turn in which it spoke last,"""
        self._last: dict[int, Deed] = {}
        """and what it said then: nobody says the same twice."""
        self._known: Intentions | None = None
        self._known_of: tuple[int, ...] = ()
        """What was told last, and of which seats."""
        self._task: asyncio.Task[None] | None = None

    @property
    def partners(self) -> bool:
        """Whether bots speak in this game: rivals keep it to themselves."""
        return speaks(self._room.match.game)

    # A bot begins its turn -----------------------------------------------------------------------------

    def on_turn(self, seat: int) -> bool:
        """Whether a seat has its turn."""
        match = self._room.match
        return self.partners and match.game.turn_seat(match.history.state) == seat

    def wish(self, row: SeatRow) -> Reason | None:
        """What a bot whose turn it is was asked for."""
        found = wish_of(row) if self.on_turn(row.seat) else None
        return None if found is None else Reason(found.key, found.args)

    def speaks(self, seat: int) -> bool:
        """Whether a bot is to say what it is about to do: once in its turn, if somebody looks."""
        return bool(self._room.pages) and self.on_turn(seat) and self._spoke.get(seat) != self._turn

    def said(self, row: SeatRow, thought: Thought) -> Said | None:
        """What a bot says before it acts; None: nothing new."""
        found = wish_of(row)
        deed = thought.deed if thought.deed != self._last.get(row.seat) else None
        if thought.deed is not None:
            self._spoke[row.seat], self._last[row.seat] = self._turn, thought.deed
        told = None if deed is None else saying(deed)
        if found is not None and not found.answered and thought.answer is not None:
            asked = Saying(found.key, found.args)
            return Said(deed=told, wish=asked, by=found.by, answer=thought.answer)
        return None if told is None else Said(deed=told)

    def heard(self, row: SeatRow, thought: Thought) -> str:
        """What is left of a wish after an act: it counts to the end of the turn if it is followed."""
        found = wish_of(row)
        if found is None or found.answered or thought.answer is None:
            return row.wish
        if thought.answer != "yes":
            return ""
        return msgspec.json.encode(msgspec.structs.replace(found, answered=True)).decode()

    def moved(self, before: int) -> list[SeatRow]:
        """Something has happened after entry `before`: the bots whose wishes are done with, for their turn
        is over."""
        if not self.partners:
            return []
        match = self._room.match
        began = False
        for line in match.history.lines(before + 1, len(match.entries)):
            if isinstance(line.entry, Undo):
                self._spoke.clear()
                self._last.clear()
            elif isinstance(line.entry, Act):
                began = began or any(happening.kind == match.game.turn_event for happening in line.told)
        if not began:
            return []
        self._turn += 1
        over = [row for row in self._room.seats if row.wish and not self.on_turn(row.seat)]
        return [row for row in over if (found := wish_of(row)) is not None and found.answered]

    # While a person decides ----------------------------------------------------------------------------

    def told(self) -> Intentions | None:
        """What is known of the present position."""
        known = self._known
        fresh = known is not None and known.entry == self._room.match.place
        return known if fresh and self._known_of == self._bot_seats() else None

    def wake(self) -> None:
        """Foresee what bots will do, if anybody wants to know and it is not known yet."""
        if self._task is None and self._wanted():
            self._task = asyncio.create_task(self._foresee())

    def close(self) -> None:
        """Stop it."""
        if self._task is not None:
            self._task.cancel()

    def _tell(self, place: int, seats: tuple[int, ...], found: dict[int, Deed]) -> None:
        said = [Intention(seat, deed.key, dict(deed.args), deed.place) for seat, deed in found.items()]
        self._known, self._known_of = Intentions(place, said), seats
        self._room.tell(self._known)

    def _bot_seats(self) -> tuple[int, ...]:
        return tuple(row.seat for row in self._room.seats if row.kind == "bot")

    def _wanted(self) -> bool:
        room = self._room
        if not room.pages or room.broken or not self.partners or not self._bot_seats():
            return False
        if room.match.is_over() or room.match.watch_only or self.told() is not None:
            return False
        return not any(room.seats[seat].kind == "bot" for seat in room.match.to_act())

    async def _foresee(self) -> None:
        match = self._room.match
        try:
            while self._wanted():
                place, seats = match.place, self._bot_seats()
                await asyncio.sleep(CALM)
                async with self._bots.foreseeing:
                    if match.place != place or not self._wanted():
                        continue
                    game = match.game
                    possible = game.determinise(match.history.state, None, Rng(0))
                    seasoned = tuple(seat for seat in seats if experienced(self._room.seats[seat].bot))
                    job = Foreseeing(game.id, self._room.content, seats, seasoned, game.dump(possible))
                    found = await self._bots.run(job, "an intention", game.id) or {}
                if match.place == place and seats == self._bot_seats():
                    self._tell(place, seats, found)
        except Exception:
            # Nobody needs it to play on; it is tried again for the next position.
            log.exception("table %s: what bots will do could not be foreseen", self._room.id)
        finally:
            self._task = None
