"""`tablee ladder`: how strong the levels of bots are."""

from __future__ import annotations

import time
from pathlib import Path

import click
from msgspec.structs import replace
from rich.box import SIMPLE_HEAD
from rich.table import Table

from tablee.bots import LEVELS, check_name
from tablee.bots.ladder import Rung, joined, read, written
from tablee.cli.output import known_value, progress_bar, settings, terminal
from tablee.cli.runners import journal_of, runner_of, runner_options, tell_kept
from tablee.core.engine import engine_kind
from tablee.games import load
from tablee.sim.ladder import Contest, measure
from tablee.sim.mass import games_of


@click.command()
@click.argument("game")
@click.option(
    "--games",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    help="Games of each level; among rivals from each seat.",
)
@click.option(
    "--levels",
    default=",".join(LEVELS),
    show_default=True,
    metavar="NAME[,NAME...]",
    help="Levels to measure, the weakest first; any bot will do.",
)
@click.option("--seats", type=int, default=0, help="How many seats; the most the game allows if left out.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@runner_options
@click.option(
    "--seed", type=click.IntRange(0), default=0, show_default=True, help="The seed of the first game."
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write the ladder to this file; other settings in it are kept.",
)
@click.option("--resume", is_flag=True, help="Go on with what an interrupted run has played for --out.")
@click.option("--force", is_flag=True, help="Begin anew, although an interrupted run has played for --out.")
def ladder(
    game: str,
    games: int,
    levels: str,
    seats: int,
    options: tuple[str, ...],
    jobs: int | None,
    ray: str | None,
    seed: int,
    out: Path | None,
    resume: bool,
    force: bool,
) -> None:
    """Let the levels of bots play GAME with the same seeds and tell how often each wins.

    In cooperative games each level plays alone; among rivals each plays the one below it from every seat.
    Every few seeds the file is written anew; interrupted (Ctrl-C), it tells of what all levels have played,
    and --resume goes on.
    """
    known = load(game)
    names = [check_name(name.strip()) for name in levels.split(",")]
    chosen = {name: known_value(known, name, value) for name, value in settings(options).items()}
    before = None if out is None or not out.exists() else read(out)
    contest = Contest(game, games, tuple(names), seats, chosen, seed)
    total = contest.total()
    start = time.monotonic()

    def keep(rungs: list[Rung]) -> None:
        if out is not None:
            of_each = rungs[0].games // (1 if known.cooperative else seats or known.seats[-1])
            told = f"tablee ladder {game} --games {of_each} --levels {','.join(names)}"
            if seats:
                told += f" --seats {seats}"
            told += "".join(f" --option {name}={value}" for name, value in chosen.items())
            measured = [replace(rung, command=f"{told} --seed {seed}") for rung in rungs]
            out.write_bytes(written(joined(before, known, measured)))

    with (
        runner_of(jobs, ray) as runner,
        journal_of(out, contest.settings(), games_of(contest.portions(runner)), resume, force) as journal,
    ):
        with progress_bar(game, total, journal.games if journal else 0) as step:
            rungs = measure(contest, runner, step, keep, journal)
        if journal is not None and journal.games == total:
            journal.finish()
        elif journal is not None:
            tell_kept(journal)
    show(rungs, f"{game}: seeds from {seed}, {engine_kind()} engine, {time.monotonic() - start:.0f} s")
    if out is not None:
        click.echo(f"written to {out}")


def show(rungs: list[Rung], title: str) -> None:
    """Print how often each level won, and how sure that is."""
    console = terminal()
    console.print(title)
    rivals = any(rung.against for rung in rungs)
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("level")
    if rivals:
        table.add_column("against")
    last = () if rivals else ("more than below", "95 % interval")
    for name in ("games", "won", "95 % interval", *last):
        table.add_column(name, justify="right", no_wrap=True)
    for i, rung in enumerate(rungs):
        row = [rung.level, *([rung.against] if rivals else []), str(rung.games), f"{100 * rung.rate:.1f} %"]
        row.append(_interval(rung.low, rung.high))
        if not rivals and i:
            row += [f"{100 * rung.gain:+.1f}", _interval(rung.gain_low, rung.gain_high)]
        table.add_row(*row)
    console.print(table)


def _interval(low: float, high: float) -> str:
    return f"{100 * low:.1f} to {100 * high:.1f}"
