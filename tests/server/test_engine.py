"""Bots change over to a compiled engine that appears while the server runs, and never to a wrong one.

The engine that appears is a copy of the package under test, and a job tells which of them its process runs.
"""

from __future__ import annotations

import asyncio
import shutil
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import tablee
from tablee.server.bots import BotPool, Question
from tablee.server.engine import UNFINISHED, BotEngine
from tablee.server.workers import Workers
from tests.server.jobs import Home, Loading, Patient

pytestmark = pytest.mark.anyio

OWN = Path(tablee.__file__).parent
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


@contextmanager
def working(engine: BotEngine) -> Iterator[Workers]:
    workers = Workers("test", 1, 3600.0, more=0, engine=engine)
    try:
        yield workers
    finally:
        workers.close()


def copy_to(folder: Path, code: str = "core/copied") -> Path:
    """The package under test, with a file of machine code that nobody imports, or that spoils a module."""
    shutil.copytree(OWN, folder / "tablee", ignore=shutil.ignore_patterns("__pycache__", "static"))
    (folder / "tablee" / (code + SUFFIX)).write_bytes(b"no machine code")
    return folder


def ready(tmp_path: Path, **spoiled: str) -> BotEngine:
    """An engine that is there from the beginning."""
    engine = BotEngine(copy_to(tmp_path / "engine", **spoiled), own="plain")
    engine.look()
    return engine


async def test_processes_change_over_when_they_have_finished_what_they_do(tmp_path):
    made, there = copy_to(tmp_path / "made"), tmp_path / "engine"
    engine = BotEngine(there, own="plain")
    with working(engine) as workers:
        assert await workers.run(Home()) == str(OWN)
        before = await workers.run(Loading())
        assert await workers.run(Loading()) == before
        busy = workers.submit(Patient(str(tmp_path / "go")))
        while not busy.running():
            await asyncio.sleep(0.01)
        made.rename(there)
        engine.look()
        (tmp_path / "go").touch()
        assert busy.result(60) == before, "what was begun is finished"
        assert await workers.run(Home()) == str(there / "tablee")
        assert await workers.run(Loading()) != before
        assert await workers.run(Loading()) == await workers.run(Loading()), "and it stays with that"


@pytest.mark.parametrize(
    ("unlike", "why"),
    [
        (lambda package: (package / "core" / "rng.py").write_text("# other rules"), "core/rng.py differs"),
        (lambda package: (package / "games" / "new.py").touch(), "games/new.py differs"),
        (lambda package: (package / "core" / "rng.py").unlink(), "core/rng.py differs"),
        (lambda package: [file.unlink() for file in package.rglob("*.so")], "it is not compiled"),
    ],
)
async def test_an_engine_that_could_answer_otherwise_is_refused_and_told_once(tmp_path, caplog, unlike, why):
    unlike(copy_to(tmp_path / "engine") / "tablee")
    engine = BotEngine(tmp_path / "engine", own="plain")
    engine.look()
    engine.look()
    assert engine.path is None
    assert engine.thinking() == "plain"
    (told,) = caplog.messages
    assert told.endswith(why)


async def test_bots_go_on_where_the_engine_does_not_start(tmp_path, caplog, monkeypatch):
    monkeypatch.setattr("tablee.server.bots.GRACE", 0.0)
    engine = ready(tmp_path, code="core/engine")
    assert engine.path is not None
    game = tablee.load("glory")
    state = game.setup({}, 2)
    while state.to_act()[0] < 0:
        state.apply(state.to_act()[0], state.legal(state.to_act()[0])[0])
    seat = state.to_act()[0]
    pool = BotPool(1, 60.0, engine)
    try:
        answer = await pool.choose(Question("glory", None, seat, "random", game.dump(state), []))
    finally:
        pool.close()
    assert answer is not None
    assert answer.text in {game.space.text(action) for action in state.legal(seat)}
    assert engine.thinking() == "plain"
    assert any("does not start" in line for line in caplog.messages)


def test_what_bots_think_with_in_one_word(tmp_path):
    assert BotEngine(None, own="plain").thinking() == "plain"
    assert BotEngine(tmp_path / "engine", own="compiled").thinking() == "compiled"
    engine = BotEngine(tmp_path / "engine", own="plain")
    assert engine.thinking() == "plain", "nobody builds one"
    unfinished = tmp_path / ("engine" + UNFINISHED)
    unfinished.mkdir()
    assert engine.thinking() == "waiting"
    copy_to(tmp_path / "engine")
    unfinished.rmdir()
    engine.look()
    assert engine.thinking() == "compiled"


async def test_the_table_tells_it(start, person):
    running = start()
    ann = await person("Ann", running.address)
    assert await ann.get("/api/engine") == {"bots": running.house.rooms.bots.engine.thinking()}
