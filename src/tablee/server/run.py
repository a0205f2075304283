"""Starting and ending a server process."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import socket as sockets
import threading
from collections.abc import Callable

import uvicorn

from tablee.core.errors import TableeError
from tablee.server.app import House
from tablee.server.connections import KEEP_ALIVE, Connections, open_files, protocols, share
from tablee.server.memory import Memory
from tablee.server.settings import Settings
from tablee.store import only_server, open_sqlite

TRIES = 20
"""Ports tried after the one asked for."""


class NoAddress(TableeError):
    """The table cannot listen where it was told to."""


def listen(host: str, port: int) -> sockets.socket:
    """A socket at an address; if the port is taken, at one of the next."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    problem = ""
    for number in [port] if port == 0 else range(port, min(port + TRIES, 65_536)):
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


def serve(listening: sockets.socket, settings: Settings, started: Callable[[], None] | None = None) -> None:
    """Serve until interrupted. Pages are told to come back; nothing that was told is lost."""
    logging.basicConfig(format="%(levelname)s: %(message)s", level=logging.WARNING)
    logging.getLogger("tablee.server.engine").setLevel(logging.INFO)  # bots have changed over
    with only_server(settings.data, f"the server at {address_of(listening)} (process {os.getpid()})"):
        _serve(listening, settings, started)


def _serve(listening: sockets.socket, settings: Settings, started: Callable[[], None] | None) -> None:
    house = House(open_sqlite(settings.data), settings)
    house.rooms.memory = Memory()

    def ready() -> None:
        if house.rooms.memory is not None:
            house.rooms.memory.settle()
        if started is not None:
            started()

    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, _interrupt)
    with contextlib.suppress(KeyboardInterrupt):
        make_server(house, ready).run(sockets=[listening])


def _interrupt(number: int, frame: object) -> None:
    """A request to end is the same as Ctrl-C: everything is closed in order."""
    raise KeyboardInterrupt


def make_server(house: House, started: Callable[[], None] | None = None) -> uvicorn.Server:
    """The server of a house. No access log: addresses hold secrets."""
    most, backlog = share(open_files(2 * house.settings.limits.connections))
    http, websocket = protocols(Connections(house.settings, most))
    config = uvicorn.Config(
        house.app(),
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

    return Server(config)
