"""Starting and ending a server process."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket as sockets
import threading
from collections.abc import Callable

import uvicorn

from tablee.core.errors import TableeError
from tablee.server import logs
from tablee.server.app import House
from tablee.server.company import Company
from tablee.server.connections import KEEP_ALIVE, Connections, open_files, protocols, share
from tablee.server.inner import AtInner
from tablee.server.memory import Memory
from tablee.server.metrics import AtPort
from tablee.server.settings import Settings
from tablee.store import Place, Store

log = logging.getLogger(__name__)

TRIES = 20
"""Ports tried after the one asked for."""
FINISH = 3.0
"""Seconds in which what was begun is finished and told before the server ends; the rest is kept anyway."""


class NoAddress(TableeError):
    """The table cannot listen where it was told to."""


def listen(host: str, port: int, tries: int = TRIES) -> sockets.socket:
    """A socket at an address; if the port is taken, at one of the next."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    problem = ""
    for number in [port] if port == 0 else range(port, min(port + tries, 65_536)):
        found = sockets.socket(family, sockets.SOCK_STREAM)
        found.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
            found.listen(512)
            return found
        except OSError as error:
            found.close()
            problem = error.strerror or str(error)
    raise NoAddress(f"cannot listen at {host}, port {port}: {problem}")


def address_of(listening: sockets.socket) -> str:
    """Where a browser on this machine finds it."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1" if host == "0.0.0.0" else "::1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def serve(
    listening: sockets.socket,
    settings: Settings,
    started: Callable[[], None] | None = None,
    metrics: sockets.socket | None = None,
    inner: str = "127.0.0.1",
    beat: Callable[[str], None] | None = None,
) -> None:
    """Serve until interrupted. Pages are told to come back; nothing that was told is lost.

    `metrics`: where to tell metrics, if the settings have them counted. `inner`: the address of this machine
    at which other processes on the same database reach this one. `beat` is told its name
    among them every second.
    """
    logs.begin(settings.log_format)
    who = f"the server at {address_of(listening)} (process {os.getpid()})"
    with Place(settings.data, settings.database).serving(who) as store:
        if not settings.database:
            _serve(listening, House(store, settings), started, metrics)
            return
        with contextlib.closing(listen(inner, 0)) as others:
            company = company_of(store, others, f"{sockets.gethostname()}: {who}")
            if beat is not None:
                company.beat = beat
            _serve(listening, House(store, settings, company=company), started, metrics, others)


def company_of(store: Store, inner: sockets.socket, who: str) -> Company:
    """This process among those on the same database, which reach it at a socket."""
    return Company(store, address_of(inner).removeprefix("http://"), who)


def _serve(
    listening: sockets.socket,
    house: House,
    started: Callable[[], None] | None,
    metrics: sockets.socket | None,
    inner: sockets.socket | None = None,
) -> None:
    house.rooms.memory = Memory()

    def ready() -> None:
        if house.rooms.memory is not None:
            house.rooms.memory.settle()
        log.info("the table is at %s", address_of(listening))
        if started is not None:
            started()

    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, _interrupt)
    with contextlib.suppress(KeyboardInterrupt):
        further = [socket for socket in (metrics, inner) if socket is not None]
        make_server(house, ready, metrics, inner).run(sockets=[listening, *further])
    log.info("the table has ended: everything is kept")


def _interrupt(number: int, frame: object) -> None:
    """A request to end is the same as Ctrl-C: everything is closed in order."""
    raise KeyboardInterrupt


def make_server(
    house: House,
    started: Callable[[], None] | None = None,
    metrics: sockets.socket | None = None,
    inner: sockets.socket | None = None,
) -> uvicorn.Server:
    """The server of a house. No access log: addresses hold secrets.

    `inner` is where other processes hand on what visitors ask.
    """
    app = house.app()
    if metrics is not None and (counted := house.metrics) is not None:
        app = AtPort(app, metrics.getsockname()[1], lambda: counted.tell(house))
    most, backlog = share(open_files(2 * house.settings.limits.connections))
    connections = Connections(house.settings, most)
    if inner is not None and house.company is not None and house.inside is not None:
        connections.inner = inner.getsockname()[1]
        app = AtInner(app, house.inside, connections.inner, house.settings.root_path, house.company)
    http, websocket = protocols(connections)
    config = uvicorn.Config(
        app,
        http=http,
        ws=websocket,
        proxy_headers=False,  # who asks is found out by our own rules, see security.Proxies
        backlog=backlog,
        ws_max_size=4 * house.settings.limits.frame,
        ws_per_message_deflate=False,  # messages are small: packing them costs more than it saves
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        log_level="warning",
        log_config=None,
        lifespan="on",
        server_header=False,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=int(KEEP_ALIVE),
        h11_max_incomplete_event_size=house.settings.limits.head,
    )

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
            await super().startup(sockets=sockets)
            if started is not None and self.started:
                started()

        async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
            for server in self.servers:
                server.close()  # nobody new
            log.info("the table ends: pages are told to come back")
            with contextlib.suppress(TimeoutError):  # some page does not read
                async with asyncio.timeout(FINISH):
                    await house.finish()
            await super().shutdown(sockets=sockets)

    return Server(config)
