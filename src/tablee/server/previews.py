"""Looks ahead: what a choice would do, and questions about a position. They never wait behind moves.

Each page has one place for a preview and a few for queries: a newer one takes the place of the oldest, which
is dropped. All are answered one after the other, with a rest after each that is as long as it took: so they
never take more than half of a server, however many ask. An address that asks for more than its budget is
refused at once.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tablee.core.errors import BadNotation, IllegalAction, TableeError
from tablee.core.game import BadQuery
from tablee.match import PositionLost, StaleDecision
from tablee.server.errors import Trouble, not_your_seat, too_fast
from tablee.server.limits import Buckets
from tablee.server.protocol import Answered, Failed, Foreseen, Preview, Previewed, Query, Refused
from tablee.server.settings import Limits
from tablee.server.stopwatch import Stopwatch

if TYPE_CHECKING:
    from tablee.server.room import Room
    from tablee.server.socket import Connection

log = logging.getLogger(__name__)

PAUSE = 0.005
"""Seconds until the next look at tables that are just being changed."""

QUERIES = 8
"""So many queries of one page wait at the same time."""

Look = Preview | Query


@dataclass(frozen=True)
class Waiting:
    """A look ahead that waits for its answer since some time."""

    room: Room
    message: Look
    since: float


class Previews:
    """The looks ahead of all pages of this process."""

    def __init__(self, limits: Limits, watch: Stopwatch) -> None:
        self._asked = Buckets(limits.previews)
        self._watch = watch
        self._waiting: dict[Connection, list[Waiting]] = {}
        self._task: asyncio.Task[None] | None = None

    def ask(self, connection: Connection, room: Room, message: Look) -> None:
        """Answer soon, in place of what this page asked of the same kind before."""
        cost = 1.0 if isinstance(message, Preview) or message.entry is None else 2.0
        if not self._asked.take(connection.where, cost):
            raise too_fast("previews", self._asked.wait(connection.where, cost))
        if isinstance(message, Query) and message.name not in room.match.game.queries:
            raise Trouble("bad_query", "the game answers no such query")
        mine = self._waiting.setdefault(connection, [])
        older = [one for one in mine if type(one.message) is type(message)]
        if len(older) >= (1 if isinstance(message, Preview) else QUERIES):
            mine.remove(older[0])
            _drop(connection, older[0].message)
        mine.append(Waiting(room, message, self._watch.mark()))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())

    def forget(self, connection: Connection) -> None:
        """The page has gone."""
        self._waiting.pop(connection, None)

    async def _work(self) -> None:
        while self._waiting:
            connection = next(iter(self._waiting))
            mine = self._waiting.pop(connection)
            one = mine.pop(0)
            if mine:
                self._waiting[connection] = mine  # behind the other pages: each has its turn
            if not one.room.settled:  # what is being changed there is told first
                self._waiting.setdefault(connection, []).insert(0, one)
                await asyncio.sleep(PAUSE)
                continue
            begin = time.perf_counter()
            if connection.room is one.room:
                connection.tell(_answer(one.room, connection, one.message))
                self._watch.answered(type(one.message).__name__.lower(), one.since)
            else:
                _drop(connection, one.message)
            await asyncio.sleep(time.perf_counter() - begin)


def _drop(connection: Connection, message: Look) -> None:
    connection.tell(Failed(message.id, "dropped", "something newer was asked"))


def _answer(room: Room, connection: Connection, message: Look) -> Previewed | Answered | Refused | Failed:
    """The answer to a look ahead; whatever is wrong with it is told to this page only."""
    try:
        if room.broken:
            raise Trouble("try_again", "the table is being opened again: try once more", 503)
        if message.seat is not None and message.seat not in room.seats_of(connection.player):
            raise not_your_seat(message.seat)
        return _preview(room, message) if isinstance(message, Preview) else _query(room, message)
    except Trouble as trouble:
        return Failed(message.id, trouble.code, str(trouble))
    except StaleDecision as error:
        return Failed(message.id, "late", str(error))
    except BadNotation as error:
        return Failed(message.id, "bad_notation", str(error))
    except BadQuery as error:
        return Failed(message.id, "bad_query", str(error))
    except PositionLost as error:
        return Failed(message.id, "position_lost", str(error))
    except TableeError as error:
        return Failed(message.id, "refused", str(error))
    except Exception:
        log.exception("a %s failed", type(message).__name__)
        return Failed(message.id, "fault", "this should not have happened: see the log of the server")


def _preview(room: Room, message: Preview) -> Previewed | Refused:
    match = room.match
    try:
        found = match.preview(message.seat, message.decision, message.text)
    except IllegalAction as error:
        return room.refused(message, error)
    events = [Foreseen(event.kind, dict(event.args)) for event in found.events]
    return Previewed(message.id, match.place, events, found.view, found.until)


def _query(room: Room, message: Query) -> Answered:
    match = room.match
    entry = match.place if message.entry is None else message.entry
    if not 0 <= entry <= len(match.entries):
        raise Trouble("unknown_entry", f"there is no entry {entry}", 404)
    return Answered(message.id, entry, match.query(message.name, message.args, message.seat, message.entry))
