"""The table over HTTP. Each endpoint is declared once, for the server and for its description."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from tablee.core.errors import TableeError
from tablee.server.access import Keys
from tablee.server.bodies import read_body, told_length
from tablee.server.catalog import Catalog
from tablee.server.company import Elsewhere
from tablee.server.errors import Trouble, device_revoked, too_fast
from tablee.server.hints import Hinting
from tablee.server.http_messages import (
    Access,
    Aside,
    DeviceOnly,
    EngineInfo,
    EntryOnly,
    GameInfo,
    GameRules,
    GameText,
    Hints,
    HintsAllowed,
    Invitation,
    Joined,
    LinkOnly,
    Links,
    Me,
    Name,
    NewTable,
    Ok,
    PlayOn,
    Problem,
    Recovery,
    Replaced,
    Replacement,
    Reviewing,
    SeatOnly,
    Shared,
    TableName,
    Token,
    WishAsked,
    Wishes,
    WishFor,
)
from tablee.server.inner import MISDIRECTED, PATIENCE, PAUSE, ask, handed_on
from tablee.server.keeping import Keeping
from tablee.server.limits import Buckets, Ledger
from tablee.server.lobby import Lobby
from tablee.server.people import Device, People
from tablee.server.reviews import Reviews
from tablee.server.seating import Seating
from tablee.server.security import address
from tablee.server.settings import Settings
from tablee.server.stopwatch import Stopwatch
from tablee.server.tokens import link_path
from tablee.server.wishing import Wishing
from tablee.store import Conflict, StoreError

log = logging.getLogger(__name__)
T = TypeVar("T")

COOKIE = "tablee"
YEAR = 365 * 24 * 3600
RECORD = "application/jsonl"
PIECE = 65_536
"""Bytes of a file that are sent at once."""
SOON = 10
"""Seconds after which somebody who found too many at it may try again."""


@dataclass
class Call:
    """One request on its way through the house."""

    request: Request
    device: Device
    address: str
    body: bytes | None = None

    def path(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])


@dataclass(frozen=True)
class Endpoint:
    """What can be asked for: `body` and `answer` are types, or RECORD for a file of lines."""

    method: str
    path: str
    about: str
    answer: Any
    body: Any = None
    errors: tuple[int, ...] = ()
    done: tuple[int, ...] = (200,)


ENDPOINTS: dict[str, Endpoint] = {
    "games": Endpoint("GET", "/api/games", "The games of the lobby", list[GameInfo]),
    "text": Endpoint("GET", "/api/games/{game}/text/{lang}", "The texts of a game", GameText, errors=(404,)),
    "rules": Endpoint("GET", "/api/games/{game}/rules/{lang}", "Its rules", GameRules, errors=(404,)),
    "engine": Endpoint("GET", "/api/engine", "What bots think with", EngineInfo),
    "me": Endpoint("GET", "/api/me", "Who I am, and my tables", Me),
    "rename": Endpoint("POST", "/api/me", "Change my name", Me, Name),
    "recover": Endpoint(
        "POST", "/api/me/recover", "Be somebody by recovery code", Me, Recovery, errors=(404,)
    ),
    "access": Endpoint("GET", "/api/me/access", "My devices, and the links I gave away", Access),
    "sign_out": Endpoint(
        "POST", "/api/me/devices/revoke", "Sign a device of mine out", Ok, DeviceOnly, errors=(404,)
    ),
    "revoke_code": Endpoint(
        "POST", "/api/me/code/revoke", "Revoke a recovery code of mine", Me, DeviceOnly, errors=(404,)
    ),
    "open": Endpoint("POST", "/api/tables", "Open a table", Links, NewTable, errors=(404, 409)),
    "invitation": Endpoint(
        "POST", "/api/invitation", "What a link leads to", Invitation, Token, errors=(404, 409)
    ),
    "join": Endpoint("POST", "/api/join", "Follow a link", Joined, Token, errors=(404, 409)),
    "links": Endpoint("GET", "/api/tables/{table}/links", "The links of a table", Links, errors=(403, 404)),
    "revoke_link": Endpoint(
        "POST", "/api/tables/{table}/links/revoke", "Revoke links to a table", Ok, LinkOnly, errors=(404,)
    ),
    "leave": Endpoint(
        "POST", "/api/tables/{table}/leave", "Get up from a seat", Ok, SeatOnly, errors=(403, 404, 409)
    ),
    "replace": Endpoint(
        "POST",
        "/api/tables/{table}/replace",
        "Let a bot sit at a seat, or open it",
        Replaced,
        Replacement,
        errors=(403, 404, 409),
    ),
    "take": Endpoint(
        "POST",
        "/api/tables/{table}/take",
        "Take over the seat of a bot",
        Ok,
        SeatOnly,
        errors=(403, 404, 409),
    ),
    "come_back": Endpoint(
        "POST", "/api/tables/{table}/return", "Take my seat back", Ok, SeatOnly, errors=(403, 404, 409)
    ),
    "rematch": Endpoint(
        "POST", "/api/tables/{table}/rematch", "Play once more", Links, errors=(403, 404, 409)
    ),
    "record": Endpoint(
        "GET", "/api/tables/{table}/record", "The record of a game", RECORD, errors=(403, 404)
    ),
    "hint": Endpoint(
        "POST",
        "/api/tables/{table}/hint",
        "What the table would do",
        Hints,
        SeatOnly,
        errors=(403, 404, 409, 429, 503),
    ),
    "wishes": Endpoint(
        "POST",
        "/api/tables/{table}/wishes",
        "What may be asked of a bot",
        Wishes,
        WishFor,
        errors=(403, 404, 409, 429, 503),
    ),
    "wish": Endpoint(
        "POST",
        "/api/tables/{table}/wish",
        "Ask something of a bot",
        Ok,
        WishAsked,
        errors=(403, 404, 409, 429, 503),
    ),
    "allow_hints": Endpoint(
        "POST", "/api/tables/{table}/hints", "Allow hints, or not", Ok, HintsAllowed, errors=(403, 404)
    ),
    "name_table": Endpoint(
        "POST", "/api/tables/{table}/name", "Rename a table", Ok, TableName, errors=(403, 404)
    ),
    "put_aside": Endpoint(
        "POST", "/api/tables/{table}/aside", "Put a table away, or bring it back", Ok, Aside, errors=(404,)
    ),
    "delete": Endpoint("POST", "/api/tables/{table}/delete", "Delete a table", Ok, errors=(403, 404)),
    "restore": Endpoint(
        "POST", "/api/tables/{table}/restore", "Bring a deleted table back", Ok, errors=(403, 404, 409)
    ),
    "share": Endpoint(
        "POST", "/api/tables/{table}/share", "A link to a position", Shared, EntryOnly, errors=(404,)
    ),
    "review": Endpoint(
        "GET",
        "/api/tables/{table}/review",
        "How far the review of a finished game is, then all of it",
        Reviewing,
        errors=(404, 409, 422),
        done=(200, 202),
    ),
    "play_on": Endpoint(
        "POST",
        "/api/tables/{table}/play_on",
        "Play on from a moment of a finished game",
        Joined,
        PlayOn,
        errors=(404, 409, 410),
    ),
    "import_record": Endpoint(
        "POST", "/api/import", "Open a record", Joined, RECORD, errors=(404, 409, 413, 422)
    ),
}

HEALTH: dict[str, Endpoint] = {
    "lives": Endpoint("GET", "/healthz", "Whether the process lives", Ok),
    "ready": Endpoint("GET", "/readyz", "Whether the data can be reached", Ok),
}
"""Asked by whoever watches over the server: no cookie, no person."""

Handler = Callable[[Call, Any], Awaitable[Any]]


class Api:
    """The handlers of all endpoints, by name."""

    def __init__(
        self,
        catalog: Catalog,
        people: People,
        lobby: Lobby,
        seating: Seating,
        keys: Keys,
        keeping: Keeping,
        hinting: Hinting,
        wishing: Wishing,
        reviews: Reviews,
        settings: Settings,
        watch: Stopwatch,
    ) -> None:
        self.catalog = catalog
        self.people = people
        self.lobby = lobby
        self.seating = seating
        self.keys = keys
        self.keeping = keeping
        self.hinting = hinting
        self.wishing = wishing
        self.reviews = reviews
        self.settings = settings
        self.watch = watch
        self._guesses = Buckets(settings.limits.guesses)
        self._imports = Buckets(settings.limits.imports)
        self._imported = Buckets(settings.limits.imported)
        self._downloading = Ledger(settings.limits.downloads_of_one)
        self._importing = Ledger(settings.limits.imports_of_one, settings.limits.imports_at_once)
        self._tables = Buckets(settings.limits.tables)
        self._decoders = {
            name: msgspec.json.Decoder(endpoint.body)
            for name, endpoint in ENDPOINTS.items()
            if endpoint.body not in (None, RECORD)
        }

    # Around each handler -------------------------------------------------------------------------------

    def route(self, name: str) -> Callable[[Request], Awaitable[Response]]:
        """The handler of an endpoint as the framework wants it."""
        handler: Handler = getattr(self, name)

        async def answer(request: Request) -> Response:
            begin = self.watch.mark()
            try:
                async with self._admitted(name, request):
                    agent = request.headers.get("user-agent", "")
                    device = await self.people.device(request.cookies.get(COOKIE), agent)
                    if device.revoked and name != "recover":
                        told = problem(device_revoked(), ENDPOINTS[name].path)
                        give_token(request, told, device)  # from now on it is anybody's
                        return told
                    device.where = address(request.scope)
                    call = Call(request, device, device.where, await self._body(name, request))
                    found = await self._answer(name, handler, call)
                response = found if isinstance(found, Response) else _json(found)
                if call.device.fresh:
                    give_token(request, response, call.device)
                self.watch.answered(name, begin)
                return response
            except ClientDisconnect:
                return Response(status_code=499)
            except Exception as error:
                return problem(error, ENDPOINTS[name].path)

        return answer

    @contextlib.asynccontextmanager
    async def _admitted(self, name: str, request: Request) -> AsyncIterator[None]:
        """Whether a request may send its body at all, by what its headers tell. Nothing of it is read yet."""
        endpoint, limits = ENDPOINTS[name], self.settings.limits
        if endpoint.body is None:
            yield
            return
        most = limits.record if endpoint.body == RECORD else limits.body
        size = told_length(request, most)
        if endpoint.body != RECORD:
            yield
            return
        where = address(request.scope)
        for buckets, cost in ((self._imports, 1.0), (self._imported, float(size))):
            if not buckets.take(where, cost):
                raise too_fast("files", buckets.wait(where, cost))
        if not self._importing.take(where):
            if self._importing.held(where):
                raise too_fast("files at once", SOON)
            raise Trouble(
                "busy", f"many files are being opened: try again in {SOON} seconds", 503, retry=SOON
            )
        try:
            yield
        finally:
            self._importing.give(where)

    async def _answer(self, name: str, handler: Handler, call: Call) -> Any:
        """What the handler says; or what another process does, if it has the table: nothing was done then."""
        body = self._decoded(name, call.request, call.body)
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        while True:
            try:
                return await handler(call, body)
            except Elsewhere as elsewhere:
                if handed_on(call.request.scope):
                    return Response(status_code=MISDIRECTED)
                company = self.lobby.rooms.company
                if company is None or loop.time() >= until:
                    raise
                cookie = f"{COOKIE}={call.device.token}"
                found = await ask(company, elsewhere.server, call.request.scope, call.body, cookie)
            if found is not None:
                return found
            await asyncio.sleep(PAUSE)

    async def _body(self, name: str, request: Request) -> bytes | None:
        kind = ENDPOINTS[name].body
        if kind is None:
            return None
        limits = self.settings.limits
        return await read_body(request, limits.record if kind == RECORD else limits.body, limits)

    def _decoded(self, name: str, request: Request, data: bytes | None) -> Any:
        if data is None or ENDPOINTS[name].body == RECORD:
            return data
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Trouble("bad_request", "send application/json", 415)
        try:
            return self._decoders[name].decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Trouble("bad_request", str(error).splitlines()[0], 400) from None

    def _guess(self, call: Call) -> None:
        """Count a link or code that opened nothing."""
        if not self._guesses.take(call.address):
            raise too_fast("wrong links or codes", self._guesses.wait(call.address))

    # Games ---------------------------------------------------------------------------------------------

    async def games(self, call: Call, body: None) -> Response:
        return await self._told(call, "list")

    async def text(self, call: Call, body: None) -> Response:
        return await self._told(call, "text", call.path("game"), call.path("lang"))

    async def rules(self, call: Call, body: None) -> Response:
        return await self._told(call, "rules", call.path("game"), call.path("lang"))

    async def _told(self, call: Call, what: Literal["list", "text", "rules"], *of: str) -> Response:
        packed = await self.lobby.rooms.at_leisure(self.catalog.packed, what, *of)
        return packed.answer(call.request, "application/json", "no-cache")

    async def engine(self, call: Call, body: None) -> EngineInfo:
        engine = self.lobby.rooms.bots.engine
        await self.lobby.rooms.at_leisure(engine.look)
        return EngineInfo(engine.thinking())

    # Me ------------------------------------------------------------------------------------------------

    async def me(self, call: Call, body: None) -> Me:
        code = await self.people.code(call.device)
        name = "" if call.device.player is None else call.device.player.name
        return Me(name, code, link_path("return", code), await self.lobby.tables(call.device))

    async def rename(self, call: Call, body: Name) -> Me:
        await self.people.rename(call.device, body.name)
        return await self.me(call, None)

    async def recover(self, call: Call, body: Recovery) -> Me:
        device = await self.people.recover(body.code)
        if device is None:
            self._guess(call)
            raise Trouble("unknown_code", "nobody has this recovery code", 404)
        call.device = device
        return await self.me(call, None)

    async def access(self, call: Call, body: None) -> Access:
        return await self.keys.listed(call.device)

    async def sign_out(self, call: Call, body: DeviceOnly) -> Ok:
        await self.keys.sign_out(call.device, body.device)
        return Ok()

    async def revoke_code(self, call: Call, body: DeviceOnly) -> Me:
        await self.keys.revoke_code(call.device, body.device)
        return await self.me(call, None)

    async def revoke_link(self, call: Call, body: LinkOnly) -> Ok:
        await self.keys.revoke_link(call.device, call.path("table"), body.kind, body.number)
        return Ok()

    # Tables --------------------------------------------------------------------------------------------

    async def open(self, call: Call, body: NewTable) -> Links:
        if not self._tables.take(call.address):
            raise too_fast("new tables", self._tables.wait(call.address))
        return await self.lobby.open(call.device, body)

    async def invitation(self, call: Call, body: Token) -> Invitation:
        return await self._by_link(call, self.lobby.invitation(call.device, body.token))

    async def join(self, call: Call, body: Token) -> Joined:
        return await self._by_link(call, self.lobby.join(call.device, body.token))

    async def _by_link(self, call: Call, answer: Awaitable[T]) -> T:
        try:
            return await answer
        except Trouble as trouble:
            if trouble.code == "unknown_link":
                self._guess(call)
            raise

    async def links(self, call: Call, body: None) -> Links:
        return await self.keys.links(call.device, call.path("table"))

    async def leave(self, call: Call, body: SeatOnly) -> Ok:
        await self.seating.leave(call.device, call.path("table"), body.seat)
        return Ok()

    async def replace(self, call: Call, body: Replacement) -> Replaced:
        return Replaced(await self.seating.replace(call.device, call.path("table"), body.seat, body.bot))

    async def take(self, call: Call, body: SeatOnly) -> Ok:
        await self.seating.take(call.device, call.path("table"), body.seat)
        return Ok()

    async def come_back(self, call: Call, body: SeatOnly) -> Ok:
        await self.seating.come_back(call.device, call.path("table"), body.seat)
        return Ok()

    async def rematch(self, call: Call, body: None) -> Links:
        return await self.lobby.rematch(call.device, call.path("table"))

    async def hint(self, call: Call, body: SeatOnly) -> Hints:
        return await self.hinting.hint(call.device, call.path("table"), body.seat)

    async def wishes(self, call: Call, body: WishFor) -> Wishes:
        return await self.wishing.offered(call.device, call.path("table"), body.seat, body.by)

    async def wish(self, call: Call, body: WishAsked) -> Ok:
        await self.wishing.wish(call.device, call.path("table"), body)
        return Ok()

    async def allow_hints(self, call: Call, body: HintsAllowed) -> Ok:
        await self.hinting.allow(call.device, call.path("table"), body.hints)
        return Ok()

    async def name_table(self, call: Call, body: TableName) -> Ok:
        await self.keeping.rename(call.device, call.path("table"), body.name)
        return Ok()

    async def put_aside(self, call: Call, body: Aside) -> Ok:
        await self.keeping.put_aside(call.device, call.path("table"), body.aside)
        return Ok()

    async def delete(self, call: Call, body: None) -> Ok:
        await self.keeping.delete(call.device, call.path("table"))
        return Ok()

    async def restore(self, call: Call, body: None) -> Ok:
        await self.keeping.restore(call.device, call.path("table"))
        return Ok()

    async def share(self, call: Call, body: EntryOnly) -> Shared:
        return Shared(await self.keys.share(call.device, call.path("table"), body.entry))

    async def record(self, call: Call, body: None) -> Response:
        if self._downloading.held(call.address) >= self.settings.limits.downloads_of_one:
            raise too_fast("downloads", SOON)
        name, data = await self.lobby.record(call.device, call.path("table"))
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        return Download(data, headers, self._downloading, call.address)

    async def review(self, call: Call, body: None) -> Response:
        if self._downloading.held(call.address) >= self.settings.limits.downloads_of_one:
            raise too_fast("downloads", SOON)
        found = await self.reviews.ask(call.device, call.path("table"))
        if isinstance(found, Reviewing):
            return _json(found, 202)
        headers = {"cache-control": "no-store"}
        return Download(found, headers, self._downloading, call.address, "application/json")

    async def play_on(self, call: Call, body: PlayOn) -> Joined:
        if not self._tables.take(call.address):
            raise too_fast("new tables", self._tables.wait(call.address))
        return await self.lobby.play_on(call.device, call.path("table"), body)

    async def import_record(self, call: Call, body: bytes) -> Joined:
        return await self.lobby.import_record(call.device, body)


class Download(Response):
    """A file that is sent piece by piece, as it is read. While it is, it counts for who asked for it."""

    def __init__(
        self, data: bytes, headers: dict[str, str], ledger: Ledger, where: str, kind: str = RECORD
    ) -> None:
        super().__init__(data, headers=headers, media_type=kind)
        self._ledger = ledger
        self._where = where

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        counted = self._ledger.take(self._where)
        try:
            start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
            await send(start)
            for at in range(0, len(self.body), PIECE):
                part = bytes(self.body[at : at + PIECE])
                await send({"type": "http.response.body", "body": part, "more_body": True})
            await send({"type": "http.response.body", "body": b""})
        finally:
            if counted:
                self._ledger.give(self._where)


def give_token(request: Request, response: Response, device: Device) -> None:
    """Let a device keep its token. No script can read it and no other page can send it."""
    secure = request.url.scheme == "https"
    path = request.scope.get("root_path") or "/"
    response.set_cookie(
        COOKIE, device.token, max_age=5 * YEAR, path=path, httponly=True, samesite="strict", secure=secure
    )


def _json(value: Any, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, "application/json")


def problem(error: Exception, where: str) -> Response:
    """The answer that tells an error. What nobody foresaw is logged, without the address asked for."""
    if isinstance(error, Trouble):
        response = _json(Problem(error.code, str(error)), error.status)
        if error.retry is not None:
            response.headers["retry-after"] = str(error.retry)
        return response
    if isinstance(error, Conflict):
        return _json(Problem("conflict", str(error)), 409)
    if isinstance(error, StoreError):
        log.error("%s: %s", where, error)
        return _json(Problem("not_saved", "the data cannot be reached now"), 503)
    if isinstance(error, TableeError):
        return _json(Problem("refused", str(error)), 400)
    log.error("%s failed", where, exc_info=error)
    return _json(Problem("fault", "this should not have happened: see the log of the server"), 500)
