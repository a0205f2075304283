"""A real server on loopback for the tests, in a thread of its own."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tablee.server.app import House
from tablee.server.run import address_of, company_of, listen, make_server
from tablee.server.settings import Limits, Rate, Settings
from tablee.store import Place, Store
from tests.server.client import Person
from tests.server.process import Luck, word

FREE = Rate(100_000, 100_000)
LOOSE = Limits(
    messages=FREE,
    asked=FREE,
    previews=FREE,
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

    def __init__(self, settings: Settings, shared: bool = False) -> None:
        """`shared`: as one of several on the same database."""
        store = Place(settings.data, settings.database).open()
        listening = [listen("127.0.0.1", 0)]
        self.address = address_of(listening[0])
        if shared:
            listening.append(listen("127.0.0.1", 0))
            self.inner = address_of(listening[1])
            self.house = House(store, settings, company=company_of(store, listening[1], self.address))
            self._server = make_server(self.house, inner=listening[1])
        else:
            self.house = House(store, settings)
            self._server = make_server(self.house)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": listening})
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)

    def open_store(self) -> Store:
        """What it keeps, once more, as another process would open it."""
        return Place(self.house.settings.data, self.house.settings.database).open()

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
    name = re.sub(r"\[postgresql\]|-?\bpostgresql\b-?", "", request.node.name)  # on both stores the same
    Luck(lambda: word(name)).rule(monkeypatch.setattr)


ON_BOTH = {
    "test_absent",
    "test_access",
    "test_faults",
    "test_keeping",
    "test_play",
    "test_tables",
    "test_undo",
}
"""Files of tests that run on PostgreSQL too: those that ask much of the store."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "new_database" in metafunc.fixturenames and metafunc.module.__name__.rpartition(".")[2] in ON_BOTH:
        stores = (
            pytest.param("sqlite", id=pytest.HIDDEN_PARAM),
            pytest.param("postgresql", marks=pytest.mark.slow),
        )
        metafunc.parametrize("new_database", stores, indirect=True, scope="module")


@pytest.fixture(scope="module")
def new_database(request: pytest.FixtureRequest) -> Callable[[], str]:
    """Gives the address of an empty database, or of none: then servers keep their tables in a folder."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return str
    made: Callable[[], str] = request.getfixturevalue("postgres")
    return made


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, new_database: Callable[[], str]
) -> Iterator[RunningServer]:
    """One server for a file of tests, without limits and without pauses."""
    data, database = tmp_path_factory.mktemp("data"), new_database()
    running = RunningServer(Settings(data, database, pace=0, limits=LOOSE, bot_processes=1))
    yield running
    running.stop()


@pytest.fixture
def start(tmp_path: Path, new_database: Callable[[], str]) -> Iterator[Callable[..., RunningServer]]:
    """Start a server of one's own; the data folder, or the database, stays the same within a test.

    Data that is in the folder already is moved to the database.
    """
    running: list[RunningServer] = []
    database = new_database()

    def begin(*, shared: bool = False, **settings: Any) -> RunningServer:
        given: dict[str, Any] = {
            "data": tmp_path / "data",
            "database": database,
            "pace": 0,
            "limits": LOOSE,
            "bot_processes": 1,
        } | settings
        if database and not running and Place(given["data"]).has_data():
            Place(given["data"]).backup(tmp_path / "moved")
            Place(given["data"], database).restore(tmp_path / "moved")
        running.append(RunningServer(Settings(**given), shared))
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
