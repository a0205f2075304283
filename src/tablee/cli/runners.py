"""What commands that play many games share: who plays them, and how an interrupted run goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click

from tablee.cli.output import BadInput
from tablee.core.errors import TableeError
from tablee.sim.journal import Journal, Kept
from tablee.sim.rows import Cell
from tablee.sim.runner import Processes, Runner

K = TypeVar("K", bound=Kept[Any])


def runner_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options --jobs and --ray of a command."""
    ray = click.option(
        "--ray",
        metavar="auto|ADDRESS",
        help="Play on a Ray cluster: the one this machine belongs to, or that of HOST:PORT. "
        "Needs the extra 'cluster'.",
    )
    jobs = click.option("--jobs", type=click.IntRange(1, 1024), show_default="1", help="Processes.")
    return jobs(ray(command))


def runner_of(jobs: int | None, ray: str | None) -> Runner:
    """Who plays, by these options. A cluster that cannot be reached is an error here."""
    if ray is None:
        return Processes(jobs or 1)
    if jobs is not None:
        raise BadInput("--jobs and --ray exclude each other: a cluster has its own processes")
    from tablee.sim.cluster import RayCluster

    return RayCluster(ray)


def tell_kept(journal: Kept[Any]) -> None:
    """Say how to go on with what an interrupted run has played."""
    if journal.games:
        kept = f"{journal.games:,} games are kept in {journal.place}"
        click.echo(f"{kept}: the same command with --resume goes on", err=True)


@contextmanager
def keeping(journal: K) -> Iterator[K]:
    """A journal for as long as its run goes on. Whoever interrupts it is told how to go on."""
    try:
        yield journal
    except (KeyboardInterrupt, TableeError):
        tell_kept(journal)
        raise
    finally:
        journal.close()


@contextmanager
def journal_of(
    out: Path | None,
    settings: Mapping[str, str],
    games: Iterable[tuple[Cell, int]],
    resume: bool,
    force: bool,
) -> Iterator[Journal | None]:
    """The journal of a run, if it writes a file."""
    if out is None:
        if resume:
            raise BadInput("--resume goes on with the file of --out: name it")
        yield None
        return
    begun = Journal.resume(out, settings, games) if resume else Journal.begin(out, settings, force)
    with keeping(begun) as journal:
        yield journal
