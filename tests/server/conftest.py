"""A real server on loopback for the tests, in a thread of its own."""

from __future__ import annotations

import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from tablee.server.app import House
from tablee.server.run import address_of, listen, make_server
from tablee.server.settings import Limits, Rate, Settings
from tablee.store import open_sqlite
from tests.server.client import Person
from tests.server.process import Luck, word

FREE = Rate(100_000, 100_000)
LOOSE = Limits(
    messages=FREE,
    asked=FREE,
    people=FREE,
    requests=FREE,
    guesses=FREE,
    imports=FREE,
    imported=Rate(1e9, 1e9),
    tables=FREE,
    hints=FREE,
    reviews=FREE,
    hosted=10_000,
    tables_of_one=10_000,
)


class RunningServer:
    """A server that tests can look into from outside only."""

    def __init__(self, settings: Settings) -> None:
        self.house = House(open_sqlite(settings.data), settings)
        listening = listen("127.0.0.1", 0)
        self.address = address_of(listening)
        self._server = make_server(self.house)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listening]})
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(60)
        assert not self._thread.is_alive(), "the server did not end"


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same dice and bots in each run of a test."""
    Luck(lambda: word(request.node.name)).rule(monkeypatch.setattr)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for a file of tests, without limits and without pauses."""
    running = RunningServer(Settings(tmp_path_factory.mktemp("data"), pace=0, limits=LOOSE, bot_processes=1))
    yield running
    running.stop()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., RunningServer]]:
    """Start a server of one's own; the data folder stays the same within a test."""
    running: list[RunningServer] = []

    def begin(**settings: object) -> RunningServer:
        given = {"data": tmp_path / "data", "pace": 0, "limits": LOOSE, "bot_processes": 1} | settings
        running.append(RunningServer(Settings(**given)))  # type: ignore[arg-type]
        return running[-1]

    yield begin
    for one in running:
        one.stop()


@pytest.fixture
async def person(server: RunningServer) -> AsyncIterator[Callable[[str], object]]:
    """Make people: `await person("Ann")`."""
    people: list[Person] = []

    async def make(name: str, address: str = "") -> Person:
        people.append(Person(address or server.address))
        await people[-1].get("/api/me")
        await people[-1].post("/api/me", {"name": name})
        return people[-1]

    yield make
    for one in people:
        await one.close()
