"""One page's websocket: reads its messages, hands them to the room, and sends what the room tells."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tablee.core.errors import TableeError
from tablee.server.api import COOKIE
from tablee.server.errors import Trouble, unknown_table
from tablee.server.limits import Bucket
from tablee.server.people import People
from tablee.server.protocol import (
    Act,
    Consent,
    Earlier,
    Failed,
    Hello,
    Look,
    Ping,
    Pong,
    React,
    TakeBack,
    ToPage,
    ToTable,
    Why,
)
from tablee.server.reading import Seats
from tablee.server.room import Room, encode
from tablee.server.rooms import Rooms
from tablee.server.security import address
from tablee.server.settings import Limits

log = logging.getLogger(__name__)

_decoder: msgspec.json.Decoder[ToTable] = msgspec.json.Decoder(ToTable)
ID_LENGTH = 64

TOO_SLOW = 1013
TOO_MUCH = 1008


class _AnyId(msgspec.Struct):
    """The id of a message that is otherwise not understood."""

    id: str = ""


_any_id = msgspec.json.Decoder(_AnyId)


class Connection:
    """One websocket. What is sent waits in a queue of limited length; a page too slow for it is dropped."""

    def __init__(self, socket: WebSocket, limits: Limits) -> None:
        self.player: str | None = None
        self.seats: Seats = ()
        self.sent = 0
        self.room: Room | None = None
        self._socket = socket
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue(limits.queue)
        self._over = False
        self.hopeless = asyncio.Event()
        """So much waits that it is given up without waiting for the other side."""

    def send(self, data: bytes) -> None:
        """Put a message on its way."""
        if self._over:
            return
        try:
            self._queue.put_nowait(data)
        except asyncio.QueueFull:
            self._over = True
            self.hopeless.set()

    def tell(self, message: ToPage) -> None:
        """Put a message to this page alone on its way."""
        self.send(encode(message))

    def close(self, code: int) -> None:
        """End the connection after what is on its way."""
        if self._over:
            return
        self._over = True
        if self._queue.full():
            self.hopeless.set()
        else:
            self._queue.put_nowait(code)

    async def deliver(self) -> None:
        """Send what waits, until the connection ends."""
        while True:
            item = await self._queue.get()
            if isinstance(item, int):
                await self._socket.close(item)
                return
            await self._socket.send_text(item.decode())


class Sockets:
    """All websockets of this process."""

    def __init__(self, rooms: Rooms, people: People, limits: Limits) -> None:
        self._rooms = rooms
        self._people = people
        self._limits = limits
        self._open: set[Connection] = set()
        self._from: Counter[str] = Counter()

    def close(self) -> None:
        """Tell all pages to come back later."""
        for connection in list(self._open):
            connection.close(1012)

    async def serve(self, socket: WebSocket) -> None:
        """The life of one connection."""
        where = address(socket.scope)
        if self._from[where] >= self._limits.sockets:
            await socket.close(TOO_SLOW)
            return
        await socket.accept()
        connection = Connection(socket, self._limits)
        self._open.add(connection)
        self._from[where] += 1
        work = [
            asyncio.create_task(self._listen(socket, connection)),
            asyncio.create_task(connection.deliver()),
            asyncio.create_task(connection.hopeless.wait()),
        ]
        try:
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            self._open.discard(connection)
            self._from[where] -= 1
            if not self._from[where]:
                del self._from[where]
            room = connection.room
            if room is not None and not room.broken:
                with contextlib.suppress(Trouble):
                    await room.do(lambda: room.leave(connection))

    async def _listen(self, socket: WebSocket, connection: Connection) -> None:
        loop = asyncio.get_running_loop()
        bucket = Bucket(self._limits.messages, loop.time())
        excess = Bucket(self._limits.messages, loop.time())
        while socket.application_state is WebSocketState.CONNECTED:
            try:
                message = await socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            if text is None:
                connection.tell(Failed("", "malformed", "send text, not bytes"))
                continue
            if not bucket.take(loop.time()):
                if not excess.take(loop.time()):
                    connection.close(TOO_MUCH)
                    await asyncio.Event().wait()  # until that is delivered
                connection.tell(Failed(_id_of(text), "too_fast", "too many messages: wait a moment"))
                continue
            await self._hear(socket, connection, text)

    async def _hear(self, socket: WebSocket, connection: Connection, text: str) -> None:
        """Carry out one message; whatever is wrong with it is told to this page only."""
        if len(text) > self._limits.frame:
            connection.tell(Failed("", "too_large", f"a message has at most {self._limits.frame} characters"))
            return
        try:
            message = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            connection.tell(Failed(_id_of(text), "malformed", str(error).splitlines()[0]))
            return
        id = "" if isinstance(message, Hello | Consent | React) else message.id
        if len(id) > ID_LENGTH:
            connection.tell(Failed("", "malformed", f"an id has at most {ID_LENGTH} characters"))
            return
        try:
            await self._carry_out(socket, connection, message)
        except Trouble as trouble:
            connection.tell(Failed(id, trouble.code, str(trouble)))
        except TableeError as error:
            connection.tell(Failed(id, "refused", str(error)))
        except Exception:
            log.exception("a message of type %s failed", type(message).__name__)
            connection.tell(Failed(id, "fault", "this should not have happened: see the log of the server"))

    async def _carry_out(self, socket: WebSocket, connection: Connection, message: ToTable) -> None:
        if isinstance(message, Ping):
            connection.tell(Pong(message.id))
            return
        if isinstance(message, Hello):
            await self._greet(socket, connection, message)
            return
        room = connection.room
        if room is None:
            raise Trouble("no_hello", "say hello to a table first")
        if not room.invited(connection.player):
            raise unknown_table()
        await room.do(lambda: self._ask(room, connection, message))

    async def _ask(self, room: Room, connection: Connection, message: ToTable) -> None:
        """One question to a room. What it changed is told to all before it is answered."""
        if isinstance(message, Act):
            connection.tell(await room.act(connection, message))
        elif isinstance(message, TakeBack):
            connection.tell(await room.take_back(connection, message))
        elif isinstance(message, Why):
            connection.tell(await room.why(connection, message))
        elif isinstance(message, Look):
            connection.tell(await room.look(connection, message.id, message.entry))
        elif isinstance(message, Earlier):
            connection.tell(await room.earlier(connection, message))
        elif isinstance(message, Consent):
            await room.consent(connection, message)
        elif isinstance(message, React):
            await room.react(connection, message.wish)

    async def _greet(self, socket: WebSocket, connection: Connection, message: Hello) -> None:
        device = await self._people.device(socket.cookies.get(COOKIE))
        if device.id is None:
            raise unknown_table()
        room = await self._rooms.get(message.table[:40])
        if not room.invited(device.id):
            raise unknown_table()
        before = connection.room
        if before is not None and before is not room:
            connection.room = None
            await before.do(lambda: before.leave(connection))
        connection.player = device.id
        connection.room = room
        await room.do(lambda: room.enter(connection, message.since, message.log))


def _id_of(text: str) -> str:
    try:
        return _any_id.decode(text).id[:ID_LENGTH]
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
