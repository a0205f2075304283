"""`tablee sim`: many games by bots, and what they tell."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path

import click
from rich.box import SIMPLE_HEAD
from rich.table import Table

from tablee.bots import STANDARD
from tablee.cli.output import check_new_file, known_value, numbers, progress_bar, settings, terminal
from tablee.cli.runners import journal_of, runner_of, runner_options
from tablee.core.game import Game
from tablee.games import load
from tablee.sim import CellSummary, SimPlan, simulate, summarise, write_rows
from tablee.sim.mass import games_of, portions_of
from tablee.sim.results import check_kind

ALL = "all"
GAP = 2
"""Between two columns."""
EDGES = 2
"""Left and right of a table."""


@click.command()
@click.argument("game")
@click.option(
    "--games", type=click.IntRange(1), default=100, show_default=True, help="Games in each setting."
)
@click.option(
    "--bots",
    "lineups",
    multiple=True,
    metavar="NAME[,NAME...]",
    help=f"One bot for all seats or one for each; may be given again to compare. [default: {STANDARD}]",
)
@click.option("--seats", help="Seat counts, such as 2,3,4; the most the game allows if left out.")
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE[,VALUE...]",
    help="Values of an option of the game to try, or all.",
)
@click.option("--difficulty", metavar="LEVEL[,LEVEL...]", help="The same as --option difficulty=...")
@runner_options
@click.option(
    "--seed", type=click.IntRange(0), default=0, show_default=True, help="The seed of the first game."
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="Write a row per game to this .csv, .jsonl or .parquet file.",
)
@click.option("--force", is_flag=True, help="Overwrite the file of --out.")
@click.option("--resume", is_flag=True, help="Go on with what an interrupted run has written for --out.")
@click.option("--content", type=click.Path(path_type=Path), help="Folder with other data files.")
def sim(
    game: str,
    games: int,
    lineups: tuple[str, ...],
    seats: str | None,
    options: tuple[str, ...],
    difficulty: str | None,
    jobs: int | None,
    ray: str | None,
    seed: int,
    out: Path | None,
    force: bool,
    resume: bool,
    content: Path | None,
) -> None:
    """Let bots play GAME many times and tell how often they won.

    Games are played in every combination of seats, options and bots, with the same seeds in each. The rows do
    not depend on the number of processes, nor on the nodes of a cluster.
    """
    known = load(game, content)
    given = settings([*options, *([] if difficulty is None else [f"difficulty={difficulty}"])])
    plan = SimPlan(
        game=game,
        games=games,
        seats=tuple(numbers("--seats", seats)),
        options={name: values(known, name, text) for name, text in given.items()},
        bots=tuple(tuple(name.strip() for name in lineup.split(",")) for lineup in lineups or (STANDARD,)),
        first_seed=seed,
        content=None if content is None else str(content.resolve()),
    )
    cells = plan.cells()
    if out is not None:
        check_kind(out)
    check_new_file(out, force)
    start = time.monotonic()
    with (
        runner_of(jobs, ray) as runner,
        journal_of(out, plan.settings(), games_of(portions_of(plan, runner)), resume, force) as journal,
    ):
        with progress_bar(game, games * len(cells), journal.games if journal else 0) as step:
            rows = simulate(plan, runner, step, journal)
        if out is not None and journal is not None:
            write_rows(rows, out, force)
            journal.finish()
    seconds = time.monotonic() - start
    show(
        summarise(rows),
        list(plan.options),
        f"{game}: {len(rows):,} games, seeds from {seed}, {seconds:.0f} s",
    )
    if out is not None:
        click.echo(f"written to {out}")


def values(game: Game, name: str, text: str) -> tuple[str, ...]:
    """The values of an option to try."""
    if text == ALL:
        for option in game.options:
            if option.id == name:
                return option.values
    return tuple(dict.fromkeys(known_value(game, name, value.strip()) for value in text.split(",")))


def show(summaries: Sequence[CellSummary], options: Sequence[str], title: str) -> None:
    """Print who won how often in each setting and how sure that is; then how the games went and ended."""
    console = terminal()
    console.print(title)
    teams = all(len(summary.rates) == 1 for summary in summaries)
    wins = _table(
        ["#", "seats"], [*options, "bots", *([] if teams else ["wins of"])], ["wins", "95 % interval"]
    )
    for number, summary in enumerate(summaries, 1):
        cell = summary.cell
        bots = cell.bots[0] if len(set(cell.bots)) == 1 else ",".join(cell.bots)
        setting = [str(number), str(cell.seats), *(dict(cell.options)[name] for name in options), bots]
        for rate in summary.rates:
            low, high = rate.interval
            who = [] if teams else [rate.who]
            wins.add_row(*setting, *who, f"{100 * rate.rate:.1f} %", f"{100 * low:5.1f} to {100 * high:5.1f}")
            setting = [""] * len(setting)
    console.print(wins)
    stats = list(dict.fromkeys(name for summary in summaries for name, _, _ in summary.stats))
    causes = sorted({cause for summary in summaries for cause, _ in summary.causes})
    course = {"games": [str(summary.games) for summary in summaries]}
    course["decisions"] = [f"{summary.decisions[0]:.1f}" for summary in summaries]
    for name in stats:
        means = [{stat: f"{mean:.1f}" for stat, mean, _ in summary.stats} for summary in summaries]
        course[name] = [mean.get(name, "") for mean in means]
    for cause in causes:
        course[cause] = [str(dict(summary.causes).get(cause, 0)) for summary in summaries]
    for columns in _fitting(course, console.width - len(str(len(summaries))) - EDGES):
        table = _table(["#"], [], columns)
        for i in range(len(summaries)):
            table.add_row(str(i + 1), *(course[name][i] for name in columns))
        console.print(table)


def _fitting(columns: Mapping[str, Sequence[str]], width: int) -> list[list[str]]:
    """The names of the columns, in as many tables as it takes to show them in full."""
    out: list[list[str]] = [[]]
    left = width
    for name, cells in columns.items():
        wide = max(len(name), *(len(cell) for cell in cells)) + GAP
        if wide > left and out[-1]:
            out.append([])
            left = width
        out[-1].append(name)
        left -= wide
    return out


def _table(first: Sequence[str], words: Sequence[str], last: Sequence[str]) -> Table:
    """A table whose first and last columns are numbers."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    for name in first:
        table.add_column(name, justify="right", no_wrap=True)
    for name in words:
        table.add_column(name)
    for name in last:
        table.add_column(name, justify="right", no_wrap=True)
    return table
