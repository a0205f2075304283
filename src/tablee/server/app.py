"""The application: all parts put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import AsyncIterator

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route, WebSocketRoute
from starlette.types import ASGIApp

from tablee.core.errors import TableeError
from tablee.server.access import Keys
from tablee.server.api import COOKIE, ENDPOINTS, HEALTH, Api, give_token, problem
from tablee.server.catalog import Catalog
from tablee.server.company import Company
from tablee.server.errors import Trouble
from tablee.server.health import Health
from tablee.server.hints import Hinting
from tablee.server.keeping import Keeping
from tablee.server.lobby import Lobby
from tablee.server.metrics import Metrics, measured
from tablee.server.openapi import describe
from tablee.server.people import People
from tablee.server.reviews import Reviews
from tablee.server.rooms import Rooms
from tablee.server.seating import Seating
from tablee.server.security import Guard
from tablee.server.settings import Settings
from tablee.server.socket import Sockets
from tablee.server.static import Bundle
from tablee.server.stopwatch import Longest, Stopwatch
from tablee.server.thinking import SharedThinking, kind_of
from tablee.server.wishing import Wishing
from tablee.store import Notice, Store, StoreError

log = logging.getLogger(__name__)

PAGES = ("/", "/about", "/rules", "/table/{id}", "/join")
OLD_LINKS = ("/s/{token}", "/w/{token}", "/r/{token}", "/p/{token}")
"""Links of earlier versions, with their secret in the path: the page moves it to the fragment at once."""
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY")
GAME_PAGES = ("/rules/{game}", "/learn/{game}")


class House:
    """One running server."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        bundle: Bundle | None = None,
        company: Company | None = None,
    ) -> None:
        self.settings = settings
        self.company = company
        """The other processes that serve the same tables, where there may be some."""
        self.metrics = Metrics() if settings.metrics else None
        if self.metrics is not None:
            store = measured(store, self.metrics)
        self.store = store
        self.catalog = Catalog(settings.content)
        self.rooms = Rooms(store, self.catalog, settings, company)
        self.people = People(store, self.rooms)
        self.seating = Seating(store, self.rooms, self.people)
        self.keys = Keys(store, self.rooms, self.seating)
        self.lobby = Lobby(store, self.rooms, self.people, self.seating, self.keys, settings)
        self.keeping = Keeping(store, self.rooms)
        self.hinting = Hinting(store, self.rooms, self.seating, settings.limits)
        self.wishing = Wishing(store, self.rooms, self.seating, settings.limits)
        self.reviews = Reviews(store, self.rooms, self.seating, settings)
        self.health = Health(store, self.rooms)
        self.stopwatch = Stopwatch(metrics=self.metrics)
        self.api = Api(
            self.catalog,
            self.people,
            self.lobby,
            self.seating,
            self.keys,
            self.keeping,
            self.hinting,
            self.wishing,
            self.reviews,
            settings,
            self.stopwatch,
        )
        self.sockets = Sockets(self.rooms, self.people, settings.limits, self.stopwatch)
        self.keys.signed_out = self.sockets.sign_out
        self.bundle = bundle or Bundle(lang=settings.lang, root=settings.root_path)
        self._endpoints: list[Route] = []
        self.inside: ASGIApp | None = None
        """The application without its guard: for what other processes hand on, which they have checked."""
        self.thinking: SharedThinking | None = None
        self._telling: set[asyncio.Task[None]] = set()
        if company is not None:
            self.thinking = SharedThinking(company, self.rooms.bots, self.catalog, settings.bot_seconds)
            self.rooms.bots.shared = self.thinking
            company.busy = lambda: (len(self.rooms.live()), self.rooms.bots.workers.free)
            company.lost = self.rooms.forsake
            company.left = self.rooms.take_over
            company.heard = self._heard

    def app(self) -> ASGIApp:
        """The whole as an ASGI application."""
        routes = [Route(e.path, self.api.route(name), methods=[e.method]) for name, e in ENDPOINTS.items()]
        routes.append(Route("/api/openapi.json", self._describe))
        if self.settings.debug:
            routes.append(Route("/api/debug", self._debug))
        self._endpoints = routes[:]
        routes.append(Route("/api/{path:path}", self._nothing, methods=METHODS))
        routes.append(Route("/api", self._nothing, methods=METHODS))
        routes += [Route(e.path, getattr(self.health, name)) for name, e in HEALTH.items()]
        routes += [Route(path, self._page) for path in (*PAGES, *OLD_LINKS, *GAME_PAGES)]
        routes.append(Route("/{path:path}", self._file))
        errors = {404: self._http_error, 405: self._http_error}
        app = Starlette(
            routes=[*routes, WebSocketRoute("/ws", self.sockets.serve)],
            lifespan=self._life,
            exception_handlers=errors,
        )
        app.router.redirect_slashes = False
        self.inside = app
        return Guard(app, self.settings)

    async def finish(self) -> None:
        """Before the connections end: what was begun is kept and told, then pages are asked to come back."""
        self.sockets.hush()
        await self.rooms.finish()
        if self.company is not None:
            await self.company.leave()  # before pages are told to come back: others have their tables then
        self.sockets.close()
        await self.sockets.left()

    def _heard(self, notice: Notice) -> None:
        """Something that another process announces."""
        if notice.kind == "signed out":
            self.sockets.sign_out(notice.subject)
        elif notice.kind == "thought" and self.thinking is not None:
            self.thinking.answered(notice.subject)
        elif notice.kind == "job" and self.thinking is not None:
            self.thinking.offered()
        else:
            task = asyncio.create_task(self._tell(notice))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def _tell(self, notice: Notice) -> None:
        try:
            await self.rooms.told(notice)
        except TableeError as error:
            log.error("what another process announces ('%s') has no effect here: %s", notice.kind, error)

    async def _join(self) -> None:
        """Begin to serve. What happens once for all processes is done by the first of them."""
        if self.company is None:
            await self.rooms.awake()
            return
        self.company.kind = await self.rooms.at_leisure(kind_of, self.catalog)
        if await self.company.join():
            await self.rooms.awake()
        self.company.begin()

    @contextlib.asynccontextmanager
    async def _life(self, _app: Starlette) -> AsyncIterator[None]:
        await self.rooms.at_leisure(self.catalog.list)  # reads the content of all games
        await self.rooms.at_leisure(self.rooms.bots.engine.look)
        await self._join()
        measuring: list[asyncio.Task[None]] = []
        if self.settings.debug:
            self.stopwatch.begin()
            measuring.append(asyncio.create_task(self.stopwatch.watch()))
        if self.metrics is not None:
            measuring.append(asyncio.create_task(self.metrics.watch()))
        resuming = asyncio.create_task(self.rooms.start())
        try:
            yield
        finally:
            resuming.cancel()
            for task in measuring:
                task.cancel()
            self.sockets.close()
            self.lobby.imports.close()
            self.reviews.close()
            if self.thinking is not None:
                self.thinking.close()
            await self.rooms.close()
            if self.company is not None:
                await self.company.leave()
            await asyncio.to_thread(self.store.close)

    # Pages ---------------------------------------------------------------------------------------------

    async def _page(self, request: Request) -> Response:
        response = self.bundle.page(request)
        try:
            device = await self.people.device(request.cookies.get(COOKIE))
        except StoreError as error:  # the page itself is here: it says what is wrong, and tries again
            log.error("a page: %s", error)
            return response
        if device.fresh and not device.revoked:  # who was signed out is told so by the next answer
            give_token(request, response, device)
        return response

    async def _file(self, request: Request) -> Response:
        found = self.bundle.answer(request, request.path_params["path"])
        if found is not None:
            return found
        page = self.bundle.page(request)
        if page.status_code == 200:
            page.status_code = 404
        return page

    # Odds and ends -------------------------------------------------------------------------------------

    async def _describe(self, request: Request) -> Response:
        return Response(msgspec.json.encode(describe(self.settings.root_path)), media_type="application/json")

    async def _debug(self, request: Request) -> Response:
        longest, self.stopwatch.longest = self.stopwatch.longest, Longest()
        found = {
            "stall_ms": round(longest.stall * 1000, 1),
            "held_up_ms": round(longest.held_up * 1000, 1),
            "busy_ms": round(longest.busy * 1000, 1),
            "step_ms": round(longest.step * 1000, 1),
            "step_of": longest.step_of,
            "cpu_s": round(time.process_time(), 1),
            "loop_cpu_s": round(time.thread_time(), 1),
            "rooms": len(self.rooms.live()),
            "process": os.getpid(),
            "answers": self.stopwatch.told(),
        }
        return Response(msgspec.json.encode(found), media_type="application/json")

    async def _nothing(self, request: Request) -> Response:
        allowed: set[str] = set()
        for route in self._endpoints:
            if route.matches(request.scope)[0] is not Match.NONE:
                allowed |= route.methods or set()
        if allowed:
            response = problem(Trouble("wrong_method", "this address does not answer to that", 405), "/api")
            response.headers["allow"] = ", ".join(sorted(allowed))
            return response
        return problem(Trouble("unknown_path", "there is nothing at this address", 404), "/api")

    async def _http_error(self, request: Request, error: Exception) -> Response:
        status = getattr(error, "status_code", 500)
        code = {404: "unknown_path", 405: "wrong_method"}.get(status, "fault")
        response = problem(Trouble(code, "this address does not answer to that", status), "/")
        for name, value in (getattr(error, "headers", None) or {}).items():
            response.headers[name] = value
        return response
