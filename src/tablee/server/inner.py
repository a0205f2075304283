"""What processes of one company hand on to each other: requests for tables held elsewhere (`relay`: sockets).

Each process listens at an inner address, for the others alone: whoever does not know the secret that they
share is turned away. A request comes with who asked and how; it is not handed on a second time.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import AsyncIterator
from functools import partial
from typing import TYPE_CHECKING
from urllib.parse import quote

from starlette.datastructures import Headers
from starlette.responses import Response, StreamingResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from tablee.server.company import Company
from tablee.server.errors import Trouble
from tablee.server.rootpath import enter
from tablee.store import ServerRow

if TYPE_CHECKING:
    import h11

SECRET, CLIENT, SCHEME = "x-tablee-inner", "x-tablee-client", "x-tablee-scheme"
MISDIRECTED = 421
"""The status by which a process says that it does not hold the table (any more)."""
CONNECTING = 1.0
"""Seconds after which a process that cannot be reached is given up."""
ANSWERING = 120.0
"""Seconds after which one that does not answer is."""
PATIENCE = 7.0
"""Seconds for which somebody waits for a table whose process does not answer, until another may take it."""
PAUSE = 0.1
"""Seconds between two looks."""
PASSED = ("content-type", "user-agent", "accept-encoding", "if-none-match")
"""Headers of a request that are handed on."""
OWN = {"connection", "transfer-encoding", "date", "server", "keep-alive"}
"""Headers of an answer that belong to one connection."""


def handed_on(scope: Scope) -> bool:
    """Whether a request came from another process."""
    return bool(scope.get("state", {}).get("handed on"))


class AtInner:
    """Takes what other processes hand on, at their port, and leaves all else to the application."""

    def __init__(self, app: ASGIApp, inside: ASGIApp, port: int, root: str, company: Company) -> None:
        self._app = app
        self._inside = inside
        self._port = port
        self._root = root
        self._company = company

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or (scope.get("server") or ("", 0))[1] != self._port:
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        secret = self._company.secret
        told = headers.get(SECRET, "")
        if not secret or not hmac.compare_digest(told.encode("latin-1"), secret.encode()):
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008})
            else:
                await Response("this port is not for visitors\n", 403)(scope, receive, send)
            return
        seen = enter(dict(scope), self._root, True) or scope
        seen["client"] = (headers.get(CLIENT, ""), 0)
        seen["scheme"] = headers.get(SCHEME, seen["scheme"])
        seen["state"] = {**scope.get("state", {}), "handed on": True}
        await self._inside(seen, receive, send)


def told_headers(scope: Scope, cookie: str, company: Company) -> list[tuple[str, str]]:
    """The headers that tell another process who asks, and that one of its own does."""
    headers = Headers(scope=scope)
    passed = [(name, headers[name]) for name in PASSED if name in headers]
    client = str((scope.get("client") or ("",))[0])
    given = [(SECRET, company.secret), (CLIENT, client), (SCHEME, scope["scheme"])]
    return [*passed, *given, *([("cookie", cookie)] if cookie else [])]


# Requests --------------------------------------------------------------------------------------------------


async def ask(
    company: Company, server: ServerRow, scope: Scope, body: bytes | None, cookie: str
) -> Response | None:
    """The answer of another process to a request; None if it was not reached, or sent it away: nothing was
    done then."""
    import h11  # here and not above: a process that is alone needs none of it

    asking = asyncio.create_task(_ask(company, server, scope, body, cookie))
    forget = company.follow(server.id, partial(_cancel, asking))
    try:
        async with asyncio.timeout(ANSWERING):
            return await asking
    except (TimeoutError, asyncio.CancelledError, ConnectionError, EOFError, h11.RemoteProtocolError):
        if (task := asyncio.current_task()) is not None and task.cancelling():
            raise  # whoever asked has gone
        told = "the process that has this table is gone: look what was done, and try again"
        raise Trouble("try_again", told, 503, retry=1) from None
    finally:
        forget()
        asking.cancel()


def _cancel(task: asyncio.Task[Response | None]) -> None:
    task.cancel()


async def _ask(
    company: Company, server: ServerRow, scope: Scope, body: bytes | None, cookie: str
) -> Response | None:
    import h11

    host, _, port = server.address.rpartition(":")
    try:
        async with asyncio.timeout(CONNECTING):
            reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
    except (OSError, TimeoutError, ValueError):
        return None
    try:
        wire = h11.Connection(h11.CLIENT)
        query = scope["query_string"].decode("latin-1")
        target = quote(scope["path"]) + (query and f"?{query}")
        length = [] if body is None else [("content-length", str(len(body)))]
        headers = [("host", "inner"), ("connection", "close"), *told_headers(scope, cookie, company), *length]
        request = h11.Request(method=scope["method"], target=target, headers=headers)
        for event in (request, *([h11.Data(data=body)] if body else []), h11.EndOfMessage()):
            writer.write(wire.send(event) or b"")
        await writer.drain()
        while not isinstance(answer := wire.next_event(), h11.Response):
            if answer is h11.NEED_DATA:
                wire.receive_data(await reader.read(65_536))
            elif isinstance(answer, h11.ConnectionClosed):
                raise ConnectionResetError
    except BaseException:
        writer.close()
        raise
    if answer.status_code == MISDIRECTED:
        writer.close()
        return None
    response = StreamingResponse(_body(wire, reader, writer), answer.status_code)
    response.raw_headers = [(name, value) for name, value in answer.headers if name.decode() not in OWN]
    return response


async def _body(
    wire: h11.Connection, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> AsyncIterator[bytes]:
    import h11

    try:
        while True:
            event = wire.next_event()
            if event is h11.NEED_DATA:
                async with asyncio.timeout(ANSWERING):
                    wire.receive_data(await reader.read(65_536))
            elif isinstance(event, h11.Data):
                yield bytes(event.data)
            else:
                return
    finally:
        writer.close()
