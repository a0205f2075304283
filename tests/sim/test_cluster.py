"""Games on a Ray cluster: the same rows as in processes, and one clear line if there is no cluster."""

from __future__ import annotations

import importlib.util
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from pkgutil import resolve_name

import pytest

import tablee
from tablee.sim import BadRun, Processes, SimPlan, simulate
from tablee.sim import cluster as sim_cluster
from tablee.sim.cluster import RayCluster
from tablee.sim.fuzz import fuzz
from tablee.sim.ladder import Contest, measure
from tablee.sim.runner import Source
from tablee.sim.selfplay import batches
from tablee.sim.training import Lesson, cell_of, learned_from

PLAN = SimPlan("glory", 200, seats=(2, 3), bots=(("novice",),))
"""Some seconds of work: after a quarter of it there is enough left to die with."""


class Nodes:
    """The two nodes, told by lines what to do."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.address = self.line()

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def kill_the_second(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("kill\n")
        self.process.stdin.flush()
        assert self.line() == "killed"


@pytest.fixture
def nodes(tmp_path: Path) -> Iterator[Nodes]:
    with (tmp_path / "ray.log").open("w") as log:
        process = subprocess.Popen(
            [sys.executable, Path(__file__).with_name("two_nodes.py")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log,
            encoding="utf-8",
            cwd=tmp_path,
        )
        try:
            found = Nodes(process)
            assert found.address, (tmp_path / "ray.log").read_text()
            yield found
        finally:
            process.communicate(timeout=60)  # the end of its input ends it


@pytest.mark.slow
def test_two_nodes_give_the_rows_of_two_processes_although_one_dies(nodes: Nodes) -> None:
    source = Source.of(tablee.load("glory"), None)
    with Processes(2) as two:
        wanted = simulate(PLAN, two)
        fuzzed = fuzz("glory", 40, seed=3, runner=two)
        contest = Contest("glory", 6, ("random", "novice"), 2)
        rungs = measure(contest, two)
        lessons = batches(source, cell_of(tablee.load("glory"), Lesson(2, {})), 0, 3, None)
        samples = list(two.run(learned_from, lessons))
    played = 0

    def progress(games: int) -> None:
        nonlocal played
        if played < len(wanted) // 4 <= played + games:
            nodes.kill_the_second()
        played += games

    with RayCluster(nodes.address) as ray:
        assert ray.slots == 2
        assert simulate(PLAN, ray, progress) == wanted
        assert played == len(wanted)
        # on the node that is left
        assert fuzz("glory", 40, seed=3, runner=ray) == fuzzed
        assert measure(contest, ray) == rungs
        assert list(ray.run(learned_from, lessons)) == samples
        engine = "tablee.core.state:__file__"
        assert list(ray.run(resolve_name, [engine])) == [resolve_name(engine)], "the same installation"
        other = replace(source, version="0.0.1")
        with pytest.raises(BadRun, match=r"a node has tablee \S+ .*, this machine tablee 0\.0\.1 "):
            list(ray.run(Source.load, [other]))
        rest = ray.run(len, ["a", "bc"] * 100)
        assert [next(rest), next(rest)] == [1, 2]
        ray._process.kill()
        with pytest.raises(BadRun, match="the connection to the Ray cluster was lost"):
            list(rest)
        with pytest.raises(BadRun, match="the connection to the Ray cluster was lost"):
            list(ray.run(len, ["a"]))


def test_an_address_where_nobody_listens_is_refused_at_once() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    with pytest.raises(BadRun, match=rf"^no Ray cluster answers at 127\.0\.0\.1:{port}: Connection refused$"):
        RayCluster(f"127.0.0.1:{port}")


def test_an_address_where_something_else_listens_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes the connection and says nothing: Ray would wait for two minutes."""
    monkeypatch.setattr(sim_cluster, "CONNECTS", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
        monkeypatch.setenv("RAY_ADDRESS", address)
        with pytest.raises(BadRun, match=f"that this machine belongs to answered at '{address}' within 0"):
            RayCluster("auto")


@pytest.mark.parametrize(
    "address", ["", "nowhere", "host:", ":6379", "host:port", "ray://host:10001", "a b:1"]
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(BadRun, match=r"^--ray cannot be '.*': write auto, or HOST:PORT such as \S+$"):
        RayCluster(address)


@pytest.mark.parametrize("address", ["no-such-host.invalid:6379", "127.0.0.1:70000"])
def test_an_address_that_leads_nowhere_is_refused(address: str) -> None:
    with pytest.raises(BadRun, match=f"^no Ray cluster answers at {address}: ") as error:
        RayCluster(address)
    assert "\n" not in str(error.value)


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(BadRun, match=r"^--ray needs Ray: pip install 'tablee\[cluster\]'$"):
        RayCluster("auto")
