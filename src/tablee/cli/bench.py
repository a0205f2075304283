"""`tablee bench`: how fast the engine is, side by side with engines of the same field."""

from __future__ import annotations

import hashlib
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
from collections.abc import Iterable
from contextlib import ExitStack
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Any

import click
from rich.box import SIMPLE_HEAD
from rich.table import Table

from tablee.cli.output import check_new_file, progress_bar, terminal, write_new_file
from tablee.core.errors import TableeError
from tablee.games import GAMES, check_id

HANABI = "open_spiel hanabi"
DOMINOES = "open_spiel python_team_dominoes"
UNO = "rlcard uno"
ENGINE = ("__init__.py", "content", "core", "games", "judge")
"""The parts of the package that are measured."""
BUILT_FROM = ("pyproject.toml", "hatch_build.py", "constraints.txt")
WORKER = Path("bench", "engine_worker.py")


class BenchError(TableeError):
    """Something a measurement needs is missing."""


# What is measured ------------------------------------------------------------------------------------------


class Worker:
    """A measured engine in a process of its own, which waits while it is not asked: one runs at a time."""

    def __init__(self, root: Path, name: str, engine: str, path: Path | None = None) -> None:
        self.name = name
        env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if path is not None:
            env["PYTHONPATH"] = str(path)
        self.process = subprocess.Popen(
            [sys.executable, str(root / WORKER), engine],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=env,
        )

    def __enter__(self) -> Worker:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.communicate()

    def about(self) -> dict[str, Any]:
        """What the engine says about itself once it is ready."""
        return self._answer()

    def measure(self, what: str, seconds: float) -> float:
        """`decisions`, `clones` or `values` made in a second of CPU time."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(f"{what} {seconds}\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass  # the reason is on its standard error, told below
        answer = self._answer()
        return float(answer["n"]) / float(answer["seconds"])

    def _answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            said = self.process.communicate()[1].strip().splitlines()
            raise BenchError(f"{self.name} cannot be measured: {said[-1] if said else 'its process ended'}")
        answer: dict[str, Any] = json.loads(line)
        return answer


@dataclass
class Row:
    """The samples of one engine: decisions a second, or microseconds for a clone or a value."""

    name: str
    samples: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        return statistics.median(self.samples)


@dataclass(frozen=True)
class Goal:
    """A ratio that must be reached: at least `limit`, or at most."""

    name: str
    ratio: float
    limit: float
    at_least: bool = True
    required: bool = True

    @property
    def met(self) -> bool:
        return self.ratio >= self.limit if self.at_least else self.ratio <= self.limit

    @property
    def verdict(self) -> str:
        return "pass" if self.met else "FAIL" if self.required else "not yet"


def goals(
    speed: dict[str, Row], clone: dict[str, Row], value: dict[str, Row], games: Iterable[str]
) -> list[Goal]:
    """What each game must reach, from the medians."""
    hanabi, dominoes = speed[HANABI].median, speed[DOMINOES].median
    out: list[Goal] = []
    for game in games:
        plain, compiled = speed[plain_row(game)].median, speed[compiled_row(game)].median
        copy = clone[compiled_row(game)].median
        out += [
            Goal(f"{game}: compiled / hanabi", compiled / hanabi, 1.0),
            Goal(f"{game}: compiled / plain", compiled / plain, 5.0),
            Goal(f"{game}: plain / team_dominoes", plain / dominoes, 1.0),
            Goal(f"{game}: clone, compiled / hanabi", copy / clone[HANABI].median, 2.0, at_least=False),
            Goal(
                f"{game}: value, in decisions",
                value[compiled_row(game)].median * compiled / 1e6,
                3.0,
                at_least=False,
            ),
            Goal(f"{game}: beyond, compiled / hanabi", compiled / hanabi, 3.0, required=False),
        ]
    return out


def plain_row(game: str) -> str:
    return f"tablee {game} plain"


def compiled_row(game: str) -> str:
    return f"tablee {game} compiled"


# The compiled build ----------------------------------------------------------------------------------------


def source_hash(root: Path) -> str:
    """A fingerprint of everything the compiled build depends on."""
    digest = hashlib.sha256(sys.version.encode())
    files = [root / name for name in BUILT_FROM]
    for part in ENGINE:
        path = root / "src" / "tablee" / part
        files += sorted(path.rglob("*")) if path.is_dir() else [path]
    for path in files:
        if path.is_dir() or path.parent.name == "__pycache__":
            continue
        digest.update(f"{path.relative_to(root).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def compiled_build(root: Path) -> Path:
    """The folder with the compiled package: made when it is missing or the sources have changed."""
    cache = root / "build" / "bench"
    folder = cache / f"compiled-{source_hash(root)}"
    if folder.is_dir():
        return folder
    click.echo("compiling the engine (about a minute; kept until the sources change) ...", err=True)
    shutil.rmtree(cache, ignore_errors=True)
    unfinished = cache / "unfinished"
    env = {key: value for key, value in os.environ.items() if key not in ("TABLEE_PLAIN", "PYTHONPATH")}
    env["PIP_CONSTRAINT"] = env["PIP_BUILD_CONSTRAINT"] = (root / "constraints.txt").as_uri()
    env["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    env["TABLEE_NO_WEB"] = "1"
    command = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "-q",
        "--no-deps",
        "--target",
        str(unfinished),
        str(root),
    ]
    done = subprocess.run(
        command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8"
    )
    if done.returncode:
        said = [line for line in done.stdout.splitlines() if line.strip()] or ["pip failed"]
        raise BenchError(f"the engine cannot be compiled: {said[-1]}")
    unfinished.rename(folder)
    return folder


# The command -----------------------------------------------------------------------------------------------


@click.group()
def bench() -> None:
    """Measure speed, side by side with other engines."""


@bench.command()
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--rounds", type=click.IntRange(1, 1000), default=5, show_default=True, help="Samples per row.")
@click.option(
    "--seconds",
    type=click.FloatRange(0.01, 600),
    default=0.6,
    show_default=True,
    help="CPU time of a sample.",
)
@click.option(
    "--json", "json_file", type=click.Path(path_type=Path), help="Also write all samples to this file."
)
@click.option("--force", is_flag=True, help="Overwrite the file of --json.")
def engine(games: tuple[str, ...], rounds: int, seconds: float, json_file: Path | None, force: bool) -> int:
    """Decisions a second of each GAME (default: all), plain and compiled, against other engines.

    All engines are driven from Python, take turns in one run and are judged by the median of their samples,
    in CPU time. Exit code 1 if a goal is missed. Needs the other engines, pip install '.[bench]', and the
    sources: run it in a checkout of tablee.
    """
    games = tuple(check_id(game) for game in games) or tuple(GAMES)
    check_new_file(json_file, force)
    root = checkout()
    check_needs()
    compiled = compiled_build(root)
    with ExitStack() as stack:
        workers = []
        for game in games:
            for row, path in ((plain_row(game), root / "src"), (compiled_row(game), compiled)):
                workers.append(stack.enter_context(Worker(root, row, f"tablee:{game}", path)))
        for name in (HANABI, DOMINOES, UNO):
            workers.append(stack.enter_context(Worker(root, name, name.replace(" ", ":"))))
        for worker in workers:
            build = worker.about().get("build", "")
            if build and not worker.name.endswith(build):
                raise BenchError(f"{worker.name}: this is the {build} engine (is there a C compiler?)")
        cloning = [worker for worker in workers if worker.name not in (DOMINOES, UNO)]
        speed = {worker.name: Row(worker.name) for worker in workers}
        clone = {worker.name: Row(worker.name) for worker in cloning}
        judging = [worker for worker in workers if worker.name in map(compiled_row, games)]
        value = {worker.name: Row(worker.name) for worker in judging}
        with progress_bar("measuring", rounds * (len(workers) + len(cloning) + len(judging))) as step:
            for _ in range(rounds):
                for worker in workers:
                    speed[worker.name].samples.append(worker.measure("decisions", seconds))
                    step(1)
                for worker in cloning:
                    clone[worker.name].samples.append(1e6 / worker.measure("clones", seconds / 2))
                    step(1)
                for worker in judging:
                    value[worker.name].samples.append(1e6 / worker.measure("values", seconds / 2))
                    step(1)
    found = goals(speed, clone, value, games)
    show(speed, clone, value, found, rounds, seconds)
    if json_file is not None:
        write_new_file(
            json_file, json.dumps(report(speed, clone, value, found, seconds), indent=2) + "\n", force
        )
    return 0 if all(goal.met for goal in found if goal.required) else 1


def checkout() -> Path:
    """The sources: around this file, or for an installed wheel around the folder the command is run in."""
    here = Path.cwd()
    for root in (Path(__file__).resolve().parents[3], here, *here.parents):
        if (root / WORKER).is_file() and (root / "src" / "tablee").is_dir():
            return root
    raise BenchError("the sources are not here: run bench in a checkout of tablee")


def check_needs() -> None:
    """The other engines, or a clear error."""
    missing = [
        name for name, module in (("open_spiel", "pyspiel"), ("rlcard", "rlcard")) if not find_spec(module)
    ]
    if missing:
        raise BenchError(f"{' and '.join(missing)} missing: in the checkout, pip install '.[bench]'")


# What comes out --------------------------------------------------------------------------------------------


def show(
    speed: dict[str, Row],
    clone: dict[str, Row],
    value: dict[str, Row],
    found: list[Goal],
    rounds: int,
    seconds: float,
) -> None:
    """Print the measurements and the goals."""
    console = terminal()
    console.print(f"medians of {rounds} interleaved samples of {seconds:g} CPU seconds")
    table = Table(box=SIMPLE_HEAD)
    table.add_column("engine")
    table.add_column("decisions/s", justify="right")
    table.add_column("min - max", justify="right")
    table.add_column("us/clone", justify="right")
    table.add_column("min - max", justify="right")
    table.add_column("us/value", justify="right")
    for name, row in speed.items():
        copy, judged = clone.get(name), value.get(name)
        table.add_row(
            name,
            f"{row.median:,.0f}",
            f"{min(row.samples) / 1000:,.0f}-{max(row.samples) / 1000:,.0f} k",
            f"{copy.median:.2f}" if copy else "",
            f"{min(copy.samples):.2f}-{max(copy.samples):.2f}" if copy else "",
            f"{judged.median:.2f}" if judged else "",
        )
    console.print(table)
    table = Table(box=SIMPLE_HEAD)
    table.add_column("goal")
    table.add_column("wanted", justify="right")
    table.add_column("measured", justify="right")
    table.add_column("")
    for goal in found:
        wanted = f"{'>=' if goal.at_least else '<='} {goal.limit:g} x"
        style = "green" if goal.met else "red" if goal.required else "yellow"
        table.add_row(goal.name, wanted, f"{goal.ratio:.2f} x", f"[{style}]{goal.verdict}[/]")
    console.print(table)


def report(
    speed: dict[str, Row], clone: dict[str, Row], value: dict[str, Row], found: list[Goal], seconds: float
) -> dict[str, Any]:
    """All samples, for a file."""
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "versions": {name: installed(name) for name in ("tablee", "open_spiel", "rlcard")},
        "sample_cpu_seconds": seconds,
        "decisions_per_second": {row.name: row.samples for row in speed.values()},
        "clone_microseconds": {row.name: row.samples for row in clone.values()},
        "value_microseconds": {row.name: row.samples for row in value.values()},
        "goals": [
            {
                "goal": goal.name,
                "ratio": goal.ratio,
                "at_least" if goal.at_least else "at_most": goal.limit,
                "required": goal.required,
                "met": goal.met,
            }
            for goal in found
        ],
    }


def installed(name: str) -> str:
    """The version of an installed package, empty if it is not."""
    try:
        return version(name)
    except PackageNotFoundError:
        return ""
