"""A real PostgreSQL for the tests, one for all processes of a run: started by the first that needs it."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
from itertools import count
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TOOL = ROOT / "tools" / "postgres.py"
SOCKET = ".s.PGSQL.5432"
SECONDS = 120.0
"""How long the server may take to begin: on a machine that has much else to do."""


_begun: list[subprocess.Popen[bytes]] = []


class Databases:
    """A database for this process; each test gets a schema of its own in it: as good, and made at once.

    `shared` is a folder that all processes of a run know.
    """

    def __init__(self, shared: Path) -> None:
        import psycopg  # here and not above: whoever runs other tests need not have it

        self._connect = psycopg.connect
        self.server = _server(shared / "postgres")
        self._name = os.environ.get("PYTEST_XDIST_WORKER", "alone")
        self._numbers = count(1)
        with self._connect(_address(self.server, "postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{self._name}"')

    def new(self) -> str:
        """The address of an empty place."""
        schema = f"test{next(self._numbers)}"
        with self._connect(_address(self.server, self._name), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {schema}")
        return f"{_address(self.server, self._name)}&options=-csearch_path%3D{schema}"


def _address(folder: Path, database: str) -> str:
    return f"postgresql://tablee@/{database}?host={folder}"


def _server(shared: Path) -> Path:
    """The folder with the socket of the server. It ends with the process that began all others."""
    note = shared / "folder"
    try:
        shared.mkdir()
    except FileExistsError:
        return _started(note)
    folder = Path(tempfile.mkdtemp(prefix="tablee-pg-", dir="/tmp"))
    first = os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()
    with (shared / "errors").open("wb") as errors:
        script = [sys.executable, str(TOOL), str(folder), str(first)]
        _begun.append(subprocess.Popen(script, stdin=subprocess.DEVNULL, stdout=errors, stderr=errors))
    note.with_suffix(".new").write_text(str(folder))
    note.with_suffix(".new").replace(note)
    return _started(note)


def _started(note: Path) -> Path:
    until = time.monotonic() + SECONDS
    while not (note.is_file() and (Path(note.read_text()) / "address").is_file()):
        errors = note.with_name("errors")
        assert time.monotonic() < until, f"PostgreSQL did not start: {errors.read_text()}"
        if errors.is_file() and errors.stat().st_size:
            raise AssertionError(f"no PostgreSQL for the tests: {errors.read_text()}")
        time.sleep(0.02)
    return Path(note.read_text())


class Way:
    """A way to the server that can be barred, and that can lose the answer to a commit.

    `lose` says what becomes of the next commit: "before", it does not arrive; "after", its answer does not.
    """

    def __init__(self, address: str, folder: Path) -> None:
        server = address.partition("?host=")[2].partition("&")[0]
        self.address = address.replace(server, str(folder))
        self.lose = ""
        self.barred = False
        self._target = f"{server}/{SOCKET}"
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(folder / SOCKET))
        self._listening.listen()
        threading.Thread(target=self._accept, daemon=True).start()

    def bar(self) -> None:
        """No connection lasts, and no new one is made."""
        self.barred = True
        for pair in self._pairs:
            _cut(*pair)

    def close(self) -> None:
        self.bar()
        _cut(self._listening)

    def _accept(self) -> None:
        while True:
            try:
                client = self._listening.accept()[0]
            except OSError:
                return
            if self.barred:
                _cut(client)
                continue
            server = socket.socket(socket.AF_UNIX)
            server.connect(self._target)
            self._pairs.append((client, server))
            for ends in ((client, server), (server, client)):
                threading.Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65_536):
                commit = b"COMMIT\0" in data and self.lose
                if commit == "after":  # once the server has answered it is kept, but nobody is told
                    self.lose = "answer"
                elif commit == "before" or (self.lose == "answer" and b"COMMIT\0" in data):
                    self.lose = ""
                    break
                target.sendall(data)
        _cut(source, target)


def _cut(*ends: socket.socket) -> None:
    for end in ends:
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
