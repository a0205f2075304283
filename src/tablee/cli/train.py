"""`tablee train`: learn what a position is worth, and tell how well it is known."""

from __future__ import annotations

import time
from pathlib import Path

import click
from rich.box import SIMPLE_HEAD
from rich.table import Table

from tablee.cli.output import check_new_file, progress_bar, terminal
from tablee.cli.runners import runner_of, runner_options
from tablee.judge.weights import Quality, Weights, written
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
) -> None:
    """Learn the value of positions of GAME from games that sensible bots play with themselves.

    Prints how well games that were not learned from are foreseen. The same seeds give the same weights,
    whatever the number of processes or nodes. Needs the extra `train`.
    """
    check_new_file(out, force)
    plan = Plan(
        game,
        games,
        held_out,
        seed,
        hidden,
        None if content is None else str(content.resolve()),
        None if keep is None else str(keep.resolve()),
    )
    start = time.monotonic()
    work = work_of(plan)
    with runner_of(jobs, ray) as runner, progress_bar(game, work.games()) as step:
        weights = learned(plan, work, runner, step)
    if out is not None:  # first: who reads only the beginning of what is printed has them all the same
        out.write_bytes(written(weights))
    show(weights, time.monotonic() - start)
    if out is not None:
        click.echo(f"written to {out}")


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
