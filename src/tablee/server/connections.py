"""Who may hold a connection, and for how long. All of it is decided before a request reaches the table.

A connection is idle while the server waits for a request on it: such ones are closed after some seconds, and
first when room is needed. One address may hold so many and no more. When all are full, a newcomer takes the
place of an idle connection, or else of one of the address that holds the most: so nobody who plays with a few
connections is shut out by somebody who opens many.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket as sockets
import struct
from collections.abc import Callable
from enum import IntEnum
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from tablee.server.security import Proxies, visitor
from tablee.server.settings import Limits, Settings

KEEP_ALIVE = 15.0
"""Seconds for which a connection without requests is kept."""
OWN_FILES = 96
"""Open files that are not for connections: the data, and the processes of bots."""
FEW = 10
"""Whoever holds no more than these gives way to nobody."""
BUFFER = 16_384
"""Bytes handed to the system for a page that does not read, beyond the message that is being sent."""
LEAST = 500
"""Bytes per second that somebody must read to keep a connection."""


class Use(IntEnum):
    """What a connection is used for; the lower gives way first."""

    IDLE = 0
    """The server waits for a request."""
    STRANGER = 1
    """A websocket without a table."""
    BUSY = 2
    """A request is being answered."""
    TABLE = 3
    """A websocket at a table."""


class Line:
    """One connection."""

    def __init__(self, among: Connections, transport: asyncio.Transport, where: str) -> None:
        self._among = among
        self.transport = transport
        self.where = where
        self.use = Use.IDLE
        self.head = 0
        """Bytes of a request that is not yet whole."""
        self.waiting: asyncio.TimerHandle | None = None
        self.blocked: asyncio.TimerHandle | None = None
        self.push: Callable[[bytes], bool] = lambda message: False
        """Sends a message of a websocket at once; False if it has to wait: the other side does not read."""

    def belongs_to(self, where: str) -> None:
        """A connection of a proxy is that of somebody behind it."""
        self._among.move(self, where)

    def cut(self) -> None:
        """End it at once; what was on its way is lost."""
        self.transport.abort()


class Connections:
    """All connections of a server."""

    def __init__(self, settings: Settings, most: int | None = None) -> None:
        self.limits: Limits = settings.limits
        self.most = min(settings.limits.connections, most or settings.limits.connections)
        self._proxies = Proxies(settings.proxies)
        self._lines: dict[str, dict[Line, None]] = {}
        self.total = 0
        self.inner = 0
        """The port at which other processes hand on what visitors ask, if there is one."""

    def open(self, transport: asyncio.Transport, host: str, port: int = 0) -> Line | None:
        """A new connection from a host, to a port of ours; None if there is no room for it."""
        inner = bool(self.inner) and port == self.inner
        where = "another process" if inner else visitor(host)
        mine = self._lines.get(where, {})
        if len(mine) >= self.limits.connections_of_one and not inner and host not in self._proxies:
            if not self._free(mine, Use.IDLE):
                return None
        if self.total >= self.most and not self._make_room(len(mine)):
            return None
        line = Line(self, transport, where)
        self._lines.setdefault(where, {})[line] = None
        self.total += 1
        self.idle(line, self.limits.head_seconds)
        return line

    def close(self, line: Line) -> None:
        """It has ended, or will at once."""
        _cancel(line)
        mine = self._lines.get(line.where, {})
        if line in mine:
            del mine[line]
            self.total -= 1
            if not mine:
                del self._lines[line.where]

    def move(self, line: Line, where: str) -> None:
        """Count it for another address."""
        if line.where != where and line in self._lines.get(line.where, {}):
            self.close(line)
            line.where = where
            self._lines.setdefault(where, {})[line] = None
            self.total += 1

    # Making room ---------------------------------------------------------------------------------------

    def _make_room(self, newcomer: int) -> bool:
        """Close one, for somebody who has so many already."""
        greedy = sorted(self._lines, key=lambda where: -len(self._lines[where]))
        for where in greedy:
            if len(self._lines[where]) < newcomer:
                break
            if self._free(self._lines[where], Use.IDLE):
                return True
        for where in greedy:
            held = len(self._lines[where])
            if held <= max(FEW, 2 * newcomer):
                return False
            if self._free(self._lines[where], Use.TABLE):
                return True
        return False

    def _free(self, lines: dict[Line, None], up_to: Use) -> bool:
        """Close the one that is needed least, the oldest of these first."""
        line = min(lines, key=lambda line: line.use, default=None)
        if line is None or line.use > up_to:
            return False
        self.close(line)
        line.cut()
        return True

    # What happens on a connection ----------------------------------------------------------------------

    def idle(self, line: Line, seconds: float) -> None:
        """A request is expected within a time, whatever else is sent."""
        self.busy(line)
        line.use = Use.IDLE
        line.waiting = asyncio.get_running_loop().call_later(seconds, line.cut)

    def busy(self, line: Line, use: Use = Use.BUSY) -> None:
        """It is used now."""
        line.use = use
        line.head = 0
        if line.waiting is not None:
            line.waiting.cancel()
            line.waiting = None

    def block(self, line: Line) -> None:
        """The other side does not read. It has some time, and more only while it reads on."""
        if line.blocked is None:
            left = line.transport.get_write_buffer_size()
            later = asyncio.get_running_loop().call_later
            line.blocked = later(self.limits.stalled, self._look, line, left)

    def _look(self, line: Line, before: int) -> None:
        line.blocked = None
        if line.transport.get_write_buffer_size() > before - LEAST * self.limits.stalled:
            line.cut()
        else:
            self.block(line)

    def flow(self, line: Line) -> None:
        """It reads again."""
        if line.blocked is not None:
            line.blocked.cancel()
            line.blocked = None


def _cancel(line: Line) -> None:
    for timer in (line.waiting, line.blocked):
        if timer is not None:
            timer.cancel()
    line.waiting = line.blocked = None


# In the terms of uvicorn -----------------------------------------------------------------------------------


def protocols(all: Connections) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The protocols of HTTP and of websockets, with their connections counted and timed."""
    base: Any = AutoHTTPProtocol

    class Http(base):  # type: ignore[misc]
        """Requests, one after the other."""

        line: Line | None = None
        app_state: dict[str, Any]

        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            port = self.server[1] if self.server else 0
            self.line = all.open(transport, self.client[0] if self.client else "", port or 0)
            if self.line is None:
                transport.abort()
            else:
                self.app_state = self.app_state | {"line": self.line}

        def connection_lost(self, exc: Exception | None) -> None:
            if self.line is not None:
                all.close(self.line)
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            line = self.line
            if line is None:
                return
            before = self.cycle
            if line.use is Use.IDLE and (before is None or not before.more_body):
                line.head += len(data)
            super().data_received(data)
            if self.cycle is not before:
                all.busy(line)
            elif line.use is Use.IDLE and line.head > all.limits.head and not self.transport.is_closing():
                self.send_400_response("The request is too long.")

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if self.line is None or self.transport.is_closing() or not self.cycle.response_complete:
                return
            # What is left of a body that was refused is read for a while, so that the refusal is heard.
            late = self.cycle.more_body
            all.idle(self.line, all.limits.head_seconds if late else KEEP_ALIVE + all.limits.head_seconds)

        def pause_writing(self) -> None:
            super().pause_writing()
            if self.line is not None:
                all.block(self.line)

        def resume_writing(self) -> None:
            super().resume_writing()
            if self.line is not None:
                all.flow(self.line)

    class Socket(WebSocketsSansIOProtocol):
        """A websocket that began as a request."""

        line: Line

        def __init__(self, config: Config, server_state: Any, app_state: dict[str, Any], _loop: Any = None):
            super().__init__(config, server_state, app_state, _loop)
            self.line = app_state["line"]

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            all.busy(self.line, Use.STRANGER)
            self.line.push = self.push
            self.transport.set_write_buffer_limits(BUFFER)
            found = cast("sockets.socket | None", transport.get_extra_info("socket"))
            if found is not None:
                with contextlib.suppress(OSError):
                    found.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, 4 * BUFFER)

        def connection_lost(self, exc: Exception | None) -> None:
            all.close(self.line)
            super().connection_lost(exc)

        def push(self, message: bytes) -> bool:
            """Send a text without a detour through the application, which costs more than all else."""
            if not self.handshake_complete or self.close_sent or self.conn.state is not State.OPEN:
                return False
            if not self.writable.is_set() or self.transport.is_closing():
                return False
            self.transport.write(framed(message))
            return True

        def pause_writing(self) -> None:
            super().pause_writing()
            all.block(self.line)

        def resume_writing(self) -> None:
            super().resume_writing()
            all.flow(self.line)

    return Http, Socket


def framed(message: bytes) -> bytes:
    """A text as one frame of a websocket, as a server sends it."""
    size = len(message)
    if size < 126:
        return struct.pack("!BB", 0x81, size) + message
    if size < 2**16:
        return struct.pack("!BBH", 0x81, 126, size) + message
    return struct.pack("!BBQ", 0x81, 127, size) + message


def line_of(scope: Any) -> Line | None:
    """The connection over which something was asked."""
    found = scope.get("state", {}).get("line")
    return found if isinstance(found, Line) else None


def share(files: int) -> tuple[int, int]:
    """Of so many open files: those for connections, and those accepted before one of them can be closed."""
    backlog = min(512, files // 8)
    return max(files - backlog - OWN_FILES, FEW), backlog


def open_files(wanted: int) -> int:
    """How many files may be open, after asking the system for so many."""
    try:
        import resource
    except ImportError:  # Windows has no such limit for sockets
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return min(wanted, resource.getrlimit(resource.RLIMIT_NOFILE)[0])
