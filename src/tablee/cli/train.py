"""`tablee train`: learn what a position is worth, and tell how well it is known."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from rich.box import SIMPLE_HEAD
from rich.table import Table

from tablee.cli.output import BadInput, check_new_file, progress_bar, terminal
from tablee.cli.runners import runner_of, runner_options
from tablee.core.errors import TableeError
from tablee.games import load
from tablee.judge.weights import Quality, Weights, written
from tablee.sim.ceiling import Ceiling, ceilings
from tablee.sim.training import HIDDEN, Plan, work_of
from tablee.sim.training import train as learned


@click.command()
@click.argument("game")
@click.option(
    "--games", type=click.IntRange(10), default=1000, show_default=True, help="Games of the first setting."
)
@click.option(
    "--held-out",
    type=click.IntRange(10),
    default=500,
    show_default=True,
    help="Games of the first setting that are only measured on.",
)
@click.option("--seed", type=click.IntRange(0, 999_999), default=0, show_default=True, help="First seed.")
@click.option(
    "--hidden",
    type=click.IntRange(0, 256),
    default=HIDDEN,
    show_default=True,
    help="Hidden units; 0 for a straight line.",
)
@runner_options
@click.option("--keep", type=click.Path(path_type=Path), help="Folder that keeps the games played.")
@click.option("--content", type=click.Path(path_type=Path), help="Folder with other data files.")
@click.option("--out", type=click.Path(path_type=Path), help="Write the weights to this file.")
@click.option("--force", is_flag=True, help="Overwrite the file of --out.")
@click.option(
    "--ceiling",
    "playouts",
    type=click.IntRange(2, 1000),
    help="Learn nothing: play positions of --held-out games on so many times each, and tell how well they "
    "can be foreseen at all, beside the value that comes with the game.",
)
@click.option("--resume", is_flag=True, help="Go on with the games an interrupted run has played for --out.")
def train(
    game: str,
    games: int,
    held_out: int,
    seed: int,
    hidden: int,
    jobs: int | None,
    ray: str | None,
    keep: Path | None,
    content: Path | None,
    out: Path | None,
    force: bool,
    playouts: int | None,
    resume: bool,
) -> None:
    """Learn the value of positions of GAME from games that sensible bots play against each other.

    Prints how well games that were not learned from are foreseen. The same seeds give the same weights,
    whatever the number of processes or nodes. Needs the extra `train`.
    """
    if playouts is not None:
        if out is not None or content is not None or resume:
            raise BadInput(
                "--ceiling measures the value that comes with the game: no --out, --content, --resume"
            )
        kept = None if keep is None else str(keep.resolve())
        with runner_of(jobs, ray) as runner, progress_bar(game, held_out) as step:
            found = ceilings(game, held_out, playouts, runner, step, kept)
        show_ceilings(game, playouts, found)
        return
    check_new_file(out, force)
    start = time.monotonic()
    with runner_of(jobs, ray) as runner, _games(out, keep, ray, resume, force) as folder:
        plan = Plan(
            game,
            games,
            held_out,
            seed,
            hidden,
            None if content is None else str(content.resolve()),
            None if folder is None else str(folder.resolve()),
        )
        work = work_of(plan)
        with progress_bar(game, work.games()) as step:
            weights = learned(plan, work, runner, step)
        if out is not None:  # first: who reads only the beginning of what is printed has them all the same
            out.write_bytes(written(weights))
    show(weights, time.monotonic() - start)
    if out is not None:
        click.echo(f"written to {out}")


@contextmanager
def _games(
    out: Path | None, keep: Path | None, ray: str | None, resume: bool, force: bool
) -> Iterator[Path | None]:
    """Where played games are kept: for good in the folder of --keep, else beside the file until that is made.

    The nodes of a cluster need not share a folder: there games are only kept where --keep says so.
    """
    if keep is not None or out is None or ray is not None:
        if resume and keep is None:
            raise BadInput(
                "--resume goes on with the games kept for --out, with --ray with those of --keep: name it"
            )
        yield keep
        return
    folder = out.with_name(f"{out.name}.games")
    if folder.exists() and not resume:
        if not force:
            raise BadInput(
                f"{folder} holds an interrupted run: go on with --resume, or begin anew with --force"
            )
        shutil.rmtree(folder)
    try:
        yield folder
    except (KeyboardInterrupt, TableeError):
        if folder.exists():
            click.echo(f"games are kept in {folder}: the same command with --resume goes on", err=True)
        raise
    shutil.rmtree(folder, ignore_errors=True)


def show(weights: Weights, seconds: float) -> None:
    """Print how good the weights are, and what came of the chances they gave."""
    console = terminal()
    console.print(f"{weights.game}: learned from {weights.games:,} games, {seconds:.0f} s")
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("setting")
    for name in ("at", "games", "won", "AUC", "Brier", "error", "leader"):
        table.add_column(name, justify="right", no_wrap=True)
    setting = ""
    for one in weights.quality:
        table.add_row(
            "" if one.setting == setting else one.setting,
            f"{one.at} %",
            str(one.games),
            f"{100 * one.won:.0f} %",
            f"{one.auc:.3f}",
            f"{one.brier:.3f}",
            f"{one.error:.3f}",
            "" if one.leader is None else f"{100 * one.leader:.0f} %",
        )
        setting = one.setting
    console.print(table)
    console.print("Of the chances given in the first setting, this came:")
    console.print(reliability(weights.quality))


def show_ceilings(game: str, playouts: int, found: list[Ceiling]) -> None:
    """Print how well positions are foreseen, and how well they can be."""
    console = terminal()
    measure = "AUC" if load(game).cooperative else "named leaders who win"
    console.print(f"{game}: {measure}, 95 % intervals; {found[0].games} games, {playouts} playouts of each")
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    for name in ("at", "value", "playouts", "value, by playouts", "at best"):
        table.add_column(name, justify="right", no_wrap=True)
    for one in found:
        figures = (one.value, one.playouts, one.value_expected, one.best)
        cells = [f"{each.figure:.2f} ({each.low:.2f}-{each.high:.2f})" for each in figures]
        table.add_row(f"{one.at} %", *cells)
    console.print(table)


def reliability(found: list[Quality]) -> Table:
    """Said against come, by tenths, for the stages of the first setting."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    for name in ("at", "positions", "said", "came"):
        table.add_column(name, justify="right", no_wrap=True)
    for one in found:
        if one.setting == found[0].setting:
            for i, bin in enumerate(one.bins):
                at = f"{one.at} %" if i == 0 else ""
                table.add_row(at, str(bin.games), f"{100 * bin.said:.0f} %", f"{100 * bin.came:.0f} %")
    return table
