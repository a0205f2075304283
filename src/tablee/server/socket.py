"""One page's websocket: reads its messages, hands them to the room, and sends what the room tells."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tablee.core.errors import TableeError
from tablee.server.api import COOKIE
from tablee.server.company import Elsewhere
from tablee.server.connections import Use, line_of
from tablee.server.errors import Trouble, device_revoked, unknown_table
from tablee.server.inner import PATIENCE, PAUSE, handed_on
from tablee.server.limits import Bucket, Buckets, Ledger
from tablee.server.people import People
from tablee.server.previews import Previews
from tablee.server.protocol import (
    Act,
    Consent,
    Earlier,
    Failed,
    Hello,
    Look,
    Ping,
    Pong,
    Preview,
    Query,
    React,
    TakeBack,
    ToPage,
    ToTable,
    Why,
)
from tablee.server.reading import Seats
from tablee.server.relay import Relay
from tablee.server.room import Room, encode
from tablee.server.rooms import Rooms
from tablee.server.security import address
from tablee.server.settings import Limits
from tablee.server.stopwatch import Stopwatch
from tablee.server.tokens import fingerprint
from tablee.store import Conflict, ServerRow, StoreError

log = logging.getLogger(__name__)

_decoder: msgspec.json.Decoder[ToTable] = msgspec.json.Decoder(ToTable)
ID_LENGTH = 64

TOO_SLOW = 1013
TOO_MUCH = 1008
COST: dict[type, float] = {Hello: 10.0, Look: 2.0, Act: 5.0, TakeBack: 10.0, Preview: 0.0, Query: 0.0}
"""What a message costs of what its address may ask; all others cost 1. Looks ahead have their own budget."""
CATCH_UP = 1.0
"""Seconds between two tries to show the table anew, while too much waits for an address."""


class _AnyId(msgspec.Struct):
    """The id of a message that is otherwise not understood."""

    id: str = ""


_any_id = msgspec.json.Decoder(_AnyId)


class Connection:
    """One websocket. What it is sent waits in a queue of so many bytes, counted for its address too.

    A page that falls behind loses the news that wait; answers to its own questions it keeps, and nothing more
    is heard from it until it has read them. When it reads again, the table is shown to it anew.
    """

    def __init__(self, socket: WebSocket, limits: Limits, queued: Ledger, where: str) -> None:
        self.player: str | None = None
        self.seats: Seats = ()
        self.sent = 0
        self.room: Room | None = None
        self.relay: Relay | None = None
        """The way to the process that has the table, if it is another one."""
        self.device = ""
        self.greeted = False
        """Whether it has ever asked for a table."""
        self.behind = False
        """Whether it has lost news, and must be shown the table anew."""
        self._socket = socket
        self._limits = limits
        self._queued = queued
        self.where = where
        self._waiting: deque[tuple[bytes, bool]] = deque()
        """What waits, and whether it is an answer."""
        self._size = 0
        self._code: int | None = None
        self._more = asyncio.Event()
        self._less = asyncio.Event()
        line = line_of(socket.scope)
        self._push: Callable[[bytes], bool] = (lambda data: False) if line is None else line.push

    def send(self, data: bytes) -> None:
        """Put news on their way; the page falls behind if too much waits already."""
        if self._code is not None or self.behind or self._pushed(data):
            return
        full = self._waiting and self._size + len(data) > self._limits.queue
        if full or not self._queued.take(self.where, len(data)):
            self._fall_behind()
        else:
            self._put(data, False)

    def tell(self, message: ToPage) -> None:
        """Put an answer to this page alone on its way."""
        data = encode(message)
        if self._code is not None or self._pushed(data):
            return
        if self._queued.take(self.where, len(data)):
            self._put(data, True)
        else:
            self._fall_behind()  # too much waits for other pages of this address

    def close(self, code: int) -> None:
        """End the connection after what is on its way."""
        if self._code is None:
            self._code = code
            self._more.set()

    def _pushed(self, data: bytes) -> bool:
        """Send something at once, unless something waits that goes before it. Mostly nothing does."""
        return self._size == 0 and not self.behind and self._push(data)

    def _put(self, data: bytes, answer: bool) -> None:
        self._waiting.append((data, answer))
        self._size += len(data)
        self._more.set()

    def _fall_behind(self) -> None:
        self.behind = True
        waiting, self._waiting = self._waiting, deque()
        for data, answer in waiting:
            if answer:
                self._waiting.append((data, answer))
            else:
                self._drop(data)
        self._more.set()

    def _drop(self, data: bytes) -> None:
        self._size -= len(data)
        self._queued.give(self.where, len(data))
        self._less.set()

    async def room_for_answers(self) -> None:
        """Wait until this page has read so much that it may ask something."""
        while self.behind or self._size > self._limits.queue // 2:
            self._less.clear()
            await self._less.wait()

    async def deliver(self) -> None:
        """Send what waits, until the connection ends."""
        try:
            while True:
                if self._waiting:
                    data, _ = self._waiting.popleft()
                    try:
                        await self._socket.send_text(data.decode())  # waits until the page has read
                    finally:
                        self._drop(data)
                elif self._code is not None:
                    await self._socket.close(self._code)
                    return
                elif self.behind:
                    await self._catch_up()
                else:
                    self._more.clear()
                    await self._more.wait()
        finally:
            while self._waiting:
                self._drop(self._waiting.popleft()[0])

    async def _catch_up(self) -> None:
        """Show the table anew to a page that has read what was left of what it was sent."""
        if self._queued.held(self.where) > self._limits.queues_of_one / 2:
            await asyncio.sleep(CATCH_UP)  # other pages of this address do not read
        room = self.room
        if room is None:
            self._caught_up()
            return
        try:
            await room.do(lambda: self._greet(room))
        except Trouble:
            self._caught_up()  # the table is gone, and so will the page be

    async def _greet(self, room: Room) -> None:
        self._caught_up()
        if self in room.pages:
            room.greet(self)

    def _caught_up(self) -> None:
        self.behind = False
        self._less.set()


class Sockets:
    """All websockets of this process."""

    def __init__(self, rooms: Rooms, people: People, limits: Limits, watch: Stopwatch) -> None:
        self._rooms = rooms
        self._company = rooms.company
        self._people = people
        self._limits = limits
        self._watch = watch
        self._open: set[Connection] = set()
        self.hushed = False
        self._from = Ledger(limits.sockets)
        self._queued = Ledger(limits.queues_of_one)
        self._asked = Buckets(limits.asked)
        self._previews = Previews(limits, watch)

    def sign_out(self, device: str) -> None:
        """Send the pages of a device away; when they come back they are told why."""
        for connection in list(self._open):
            if connection.device == device:
                connection.close(1012)

    def __len__(self) -> int:
        return len(self._open)

    def hush(self) -> None:
        """Hear nothing new from now on."""
        self.hushed = True

    def close(self) -> None:
        """Tell all pages to come back later."""
        for connection in list(self._open):
            connection.close(1012)

    async def left(self) -> None:
        """Wait until all pages have heard that, and what was on its way to them."""
        while self._open:
            await asyncio.sleep(0.01)

    async def serve(self, socket: WebSocket) -> None:
        """The life of one connection."""
        where = address(socket.scope)
        if not self._from.take(where):
            await socket.close(TOO_SLOW)
            return
        connection = Connection(socket, self._limits, self._queued, where)
        self._open.add(connection)
        work: list[asyncio.Task[None]] = []
        try:
            await socket.accept()
            work = [
                asyncio.create_task(self._listen(socket, connection)),
                asyncio.create_task(connection.deliver()),
                asyncio.create_task(self._expect(connection)),
            ]
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            self._open.discard(connection)
            self._previews.forget(connection)
            self._from.give(where)
            if connection.relay is not None:
                await connection.relay.close()
            room = connection.room
            if room is not None and not room.broken:
                with contextlib.suppress(Trouble):
                    await room.do(lambda: room.leave(connection))

    async def _expect(self, connection: Connection) -> None:
        """Who has not asked for a table after a while is not here to play."""
        await asyncio.sleep(self._limits.hello_seconds)
        if not connection.greeted:
            connection.close(TOO_MUCH)
        await asyncio.Event().wait()

    async def _listen(self, socket: WebSocket, connection: Connection) -> None:
        loop = asyncio.get_running_loop()
        bucket = Bucket(self._limits.messages, loop.time())
        excess = Bucket(self._limits.messages, loop.time())
        while socket.application_state is WebSocketState.CONNECTED:
            await connection.room_for_answers()
            try:
                message = await socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if message["type"] != "websocket.receive":
                return
            if self.hushed:
                await asyncio.Event().wait()  # until it is closed: the page will ask once more
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
        if connection.relay is not None and not await self._comes_back(connection, text):
            await connection.relay.hear(text)
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
        cost = COST.get(type(message), 1.0)
        while not self._asked.take(connection.where, cost):
            await asyncio.sleep(self._asked.wait(connection.where, cost))
        begin = self._watch.mark()
        try:
            await self._carry_out(socket, connection, message)
            if not isinstance(message, Preview | Query):  # these are answered later
                self._watch.answered(type(message).__name__.lower(), begin)
        except Trouble as trouble:
            connection.tell(Failed(id, trouble.code, str(trouble)))
        except Conflict as error:
            connection.tell(Failed(id, "refused", str(error)))
        except StoreError as error:
            # Neither kept nor read: the page comes back later, asks anew, and is shown what is true by then.
            log.error("a message of type %s: %s", type(message).__name__, error)
            connection.tell(Failed(id, "not_saved", "the data cannot be reached now"))
            connection.close(1012)
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
        if isinstance(message, Preview | Query):
            self._previews.ask(connection, room, message)
        else:
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
        connection.greeted = True
        device = await self._people.device(socket.cookies.get(COOKIE), socket.headers.get("user-agent", ""))
        if device.revoked:
            raise device_revoked()
        if device.id is None:
            raise unknown_table()
        connection.device = fingerprint(device.token)
        room = await self._find(socket, connection, message)
        if room is not None and not room.invited(device.id):
            raise unknown_table()
        before = connection.room
        if before is not None and before is not room:
            connection.room = None
            await before.do(lambda: before.leave(connection))
        connection.player = device.id
        connection.room = room
        line = line_of(socket.scope)
        if line is not None:
            line.use = Use.TABLE
            line.belongs_to(address(socket.scope))
        if room is None:
            return
        await room.do(lambda: room.enter(connection, message.since, message.log))

    # Tables at other processes -------------------------------------------------------------------------

    async def _find(self, socket: WebSocket, connection: Connection, message: Hello) -> Room | None:
        """The table; None if another process has it: then the page is led there, and all it says.

        Where that process does not answer, the page waits until it does, or until the table is free.
        """
        company = self._company
        if company is None:
            return await self._rooms.get(message.table[:40])
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        while True:
            server: ServerRow | None = None
            try:
                return await self._rooms.get(message.table[:40])
            except Elsewhere as elsewhere:
                server = elsewhere.server
            except StoreError:
                if company.holds():
                    raise
            if handed_on(socket.scope) or loop.time() >= until:
                connection.close(1012)
                return None
            if server is not None:
                hello = encode(message).decode()
                relay = await Relay.open(company, server, socket, message.table, hello)
                if relay is not None:
                    connection.relay = relay
                    relay.begin(connection.close)
                    return None
            await asyncio.sleep(PAUSE)

    async def _comes_back(self, connection: Connection, text: str) -> bool:
        """Whether a page that was led elsewhere wants another table."""
        relay = connection.relay
        if relay is None or '"hello"' not in text:
            return False
        try:
            message = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return False
        if not isinstance(message, Hello) or message.table == relay.table:
            return False
        connection.relay = None
        await relay.close()
        return True


def _id_of(text: str) -> str:
    try:
        return _any_id.decode(text).id[:ID_LENGTH]
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
