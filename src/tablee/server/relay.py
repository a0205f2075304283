"""Leads a page to the process that has its table: what one side says the other hears.

What the table tells is handed on in the very step in which it comes, without a task of its own: half of all
pages come to a process that has not got their table, where two serve. Little waits here: who does not read
makes the other side wait, and the process that has the table deals with pages that fall behind.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from starlette.websockets import WebSocket
from websockets.exceptions import InvalidState

from tablee.server.company import Company
from tablee.server.connections import line_of
from tablee.server.inner import CONNECTING, told_headers
from tablee.store import ServerRow

if TYPE_CHECKING:
    from websockets.client import ClientProtocol

log = logging.getLogger(__name__)
_quiet = logging.getLogger(f"{__name__}.websockets")
_quiet.setLevel(logging.CRITICAL)

TEXT = 1
"""The kind of frame that a table sends: a whole message."""
AGAIN = 1012
"""The code with which pages are told to come back at once."""
FINAL = (1008, 1009, 1013)
"""Those by which another process sends a page away for its own doing."""


class Relay(asyncio.Protocol):
    """A page's websocket that is served by another process."""

    def __init__(self, socket: WebSocket, table: str, wire: ClientProtocol) -> None:
        self.table = table
        self._socket = socket
        self._wire = wire
        line = line_of(socket.scope)
        self._push: Callable[[bytes], bool] = (lambda data: False) if line is None else line.push
        self._transport: asyncio.Transport | None = None
        self._waiting: deque[bytes] = deque()
        """What the page has not taken yet; the table waits meanwhile."""
        self._giving: asyncio.Task[None] | None = None
        self._writable = asyncio.Event()
        self._writable.set()
        self._answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done with the first message of the table, or with the end."""
        self._heard = False
        """Whether the table has told anything."""
        self._code: int | None = None
        self._ended: Callable[[int], None] | None = None
        self._forget: Callable[[], None] = lambda: None

    @classmethod
    async def open(
        cls, company: Company, server: ServerRow, socket: WebSocket, table: str, hello: str
    ) -> Relay | None:
        """Greet a table at another process, and hand on its first answer. None if none can be had."""
        from websockets.client import ClientProtocol  # here and not above: one that is alone needs none of it
        from websockets.uri import parse_uri

        wire = ClientProtocol(parse_uri(f"ws://{server.address}/ws"), max_size=None, logger=_quiet)
        relay = cls(socket, table, wire)
        host, _, port = server.address.rpartition(":")
        request = wire.connect()
        for name, value in told_headers(socket.scope, socket.headers.get("cookie", ""), company):
            if name != "content-type":
                request.headers[name] = value
        try:
            async with asyncio.timeout(CONNECTING):
                loop = asyncio.get_running_loop()
                await loop.create_connection(lambda: relay, host.strip("[]"), int(port))
                wire.send_request(request)
                relay._write()
                await relay._answered
        except (OSError, TimeoutError, ValueError):
            await relay.close()
            return None
        except BaseException:
            await relay.close()
            raise
        if relay._code is not None:
            await relay.close()
            return None
        relay._answered = asyncio.get_running_loop().create_future()
        relay._forget = company.follow(server.id, relay.cut)
        try:
            await relay.hear(hello)
            await relay._answered
        except BaseException:
            await relay.close()
            raise
        if relay._turned_away():
            await relay.close()
            return None
        return relay  # also if it was sent away for good: the page will be, too

    def _turned_away(self) -> bool:
        """Whether the other process has not got the table, or is gone: somebody else may have it."""
        return self._code == AGAIN and not self._heard

    def begin(self, ended: Callable[[int], None]) -> None:
        """`ended` hears with which code it is over, after all that the table has told."""
        self._ended = ended
        self._tell_end()

    async def hear(self, text: str) -> None:
        """Hand on what the page says. What is lost on the way it says again."""
        await self._writable.wait()
        if self._code is None:
            self._wire.send_text(text.encode())
            self._write()

    async def close(self) -> None:
        """The page has gone, or goes to another table."""
        self._ended = None
        self._forget()
        if self._giving is not None:
            self._giving.cancel()
            await asyncio.gather(self._giving, return_exceptions=True)
        if self._transport is not None:
            with contextlib.suppress(InvalidState):  # it does not listen any more, or not yet
                self._wire.send_close(1000)
                self._write()
            self._transport.close()

    def cut(self) -> None:
        """The other process is gone."""
        if self._transport is not None:
            self._transport.abort()

    # From the other process ----------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        from websockets.frames import Frame

        self._wire.receive_data(data)
        for event in self._wire.events_received():
            if not isinstance(event, Frame):
                self._settle(None if self._wire.handshake_exc is None else AGAIN)
            elif event.opcode == TEXT and event.fin:
                self._take(bytes(event.data))
        self._write()
        if self._wire.close_rcvd is not None:
            told = self._wire.close_rcvd.code
            self._settle(told if told in FINAL else AGAIN)
        elif self._wire.parser_exc is not None:
            self.cut()

    def connection_lost(self, error: Exception | None) -> None:
        self._writable.set()
        self._settle(AGAIN)

    def pause_writing(self) -> None:
        self._writable.clear()

    def resume_writing(self) -> None:
        self._writable.set()

    def _write(self) -> None:
        assert self._transport is not None
        for data in self._wire.data_to_send():
            if data and not self._transport.is_closing():
                self._transport.write(data)

    def _settle(self, code: int | None) -> None:
        """The other process has answered, or it is over."""
        if code is not None and self._code is None:
            self._code = code
            self._tell_end()
        if not self._answered.done():
            self._answered.set_result(None)

    def _tell_end(self) -> None:
        if self._code is not None and self._ended is not None and self._giving is None:
            ended, self._ended = self._ended, None
            ended(self._code)

    # To the page ---------------------------------------------------------------------------------------

    def _take(self, message: bytes) -> None:
        self._heard = True
        if self._waiting or not self._push(message):
            self._waiting.append(message)
            if self._giving is None:
                assert self._transport is not None
                self._transport.pause_reading()
                self._giving = asyncio.create_task(self._give())
        self._settle(None)

    async def _give(self) -> None:
        """Give the page what it has not taken, and hear on once it has."""
        try:
            while self._waiting:
                await self._socket.send_text(self._waiting[0].decode())
                self._waiting.popleft()
        except Exception:  # the page has gone: whoever reads from it notices too
            log.debug("a relay has ended", exc_info=True)
            self.cut()
        self._giving = None
        if self._transport is not None and not self._transport.is_closing():
            self._transport.resume_reading()
        self._tell_end()
