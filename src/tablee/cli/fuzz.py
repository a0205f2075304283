"""`tablee fuzz`: random games that look for what must never happen."""

from __future__ import annotations

import json
import time
from collections import Counter
from pathlib import Path

import click
from rich.table import Table

from tablee.cli.output import check_folder, numbers, progress_bar, terminal, write_new_file
from tablee.cli.runners import keeping, runner_of, runner_options
from tablee.core.game import Game
from tablee.core.state import CHANCE
from tablee.games import load
from tablee.sim.fuzz import Failure, FuzzReport
from tablee.sim.fuzz import fuzz as run
from tablee.sim.fuzz_journal import FuzzJournal
from tablee.sim.runner import Source


@click.command()
@click.argument("game")
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="Games to play.")
@click.option(
    "--seed", type=click.IntRange(0), default=0, show_default=True, help="Another seed, other games."
)
@runner_options
@click.option("--seats", help="Seat counts, such as 2,3; all the game allows if left out.")
@click.option("--content", type=click.Path(path_type=Path), help="Folder with other data files.")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path(),
    help="Folder for games that failed, one scenario file each; this one if left out.",
)
@click.option("--resume", is_flag=True, help="Go on with what an interrupted run has left in that folder.")
@click.option("--force", is_flag=True, help="Begin anew where an interrupted run has left something.")
def fuzz(
    game: str,
    games: int,
    seed: int,
    jobs: int | None,
    ray: str | None,
    seats: str | None,
    content: Path | None,
    out: Path,
    resume: bool,
    force: bool,
) -> int:
    """Play random games of GAME with every check there is, and tell what occurred and what never did.

    Games go round all seat counts, options and kinds of players; equal seeds give equal reports.
    Exit code 1 if a game failed: a scenario file then leads to the place.
    """
    counts = numbers("--seats", seats)
    known = load(game, content)
    for count in counts:
        known.settle_options({}, count)
    check_folder(out)
    start = time.monotonic()
    folder = None if content is None else content.resolve()
    settings = {
        **Source.of(known, None if folder is None else str(folder)).settings(),
        "games": str(games),
        "seed": str(seed),
        "seats": ",".join(map(str, counts)) or "all",
    }
    place = out / f"fuzz-{game}-{seed}"
    with runner_of(jobs, ray) as runner:
        begun = FuzzJournal.resume(place, settings) if resume else FuzzJournal.begin(place, settings, force)
        with keeping(begun) as kept:
            with progress_bar(game, games, kept.games) as step:
                report = run(
                    game,
                    games,
                    seed,
                    runner,
                    progress=step,
                    seats=counts,
                    content=folder,
                    kept=kept.kept,
                    keep=kept.add,
                )
            show(report, time.monotonic() - start)
            for failure in report.failures:
                file = out / f"fuzz-{game}-{failure.setting.seed}.yaml"
                write_new_file(file, scenario_text(failure, waiting(known, failure)), force=True)
                click.echo(f"see it again with: tablee scenario {file}")
            kept.finish()
    return 0 if report.ok() else 1


def show(report: FuzzReport, seconds: float) -> None:
    """Print what occurred, what never did, and what failed."""
    console = terminal()
    decisions = sum(report.decisions.values())
    console.print(
        f"{report.game}: {report.games:,} games, {decisions:,} decisions, {report.steps:,} steps with chance "
        f"(longest game {report.longest:,}), {seconds:.0f} s"
    )
    chance: dict[str, Counter[str]] = {}
    for text, count in report.outcomes.items():
        verb, _, rest = text.partition(" ")
        chance.setdefault(verb, Counter())[rest or verb] += count
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(overflow="fold")
    for title, counter in [
        ("players", report.players),
        ("endings", report.endings),
        ("decisions", report.decisions),
        ("actions", report.verbs),
        ("log events", report.events),
        *([("happenings", report.happenings)] if report.happenings else []),
        *((f"chance: {verb}", counter) for verb, counter in sorted(chance.items())),
    ]:
        table.add_row(title, ", ".join(f"{name} {count:,}" for name, count in sorted(counter.items())))
    missing = report.missing()
    names = {"verbs": "actions", "events": "log events", "outcomes": "chance"}
    for kind, absent in missing.items():
        table.add_row(f"never: {names.get(kind, kind)}", ", ".join(absent))
    if not missing:
        table.add_row("never", "nothing: all that the game declares has occurred")
    table.add_row("failures", f"{report.failed:,}")
    console.print(table)
    for failure in report.failures:
        console.print(f"FAILED {failure.text().splitlines()[0]}", markup=False, soft_wrap=True)


def waiting(game: Game, failure: Failure) -> object:
    """Whom the game waits for at the place of a failure, as its dump says it: what the scenario expects."""
    s = game.setup(failure.setting.options, failure.setting.seats)
    for entry in failure.entries:
        who, _, action = entry.partition(": ")
        try:
            s.apply(CHANCE if who == "chance" else int(who), game.space.parse(action))
        except Exception:  # this is the failure itself, and the scenario will meet it too
            return None
    return game.dump(s)["waiting"]


def scenario_text(failure: Failure, waiting: object) -> str:
    """A failure as a scenario file: it plays up to the place where something was wrong."""
    setting = failure.setting
    chance: dict[str, list[str]] = {}
    answers: list[str] = []
    for entry in failure.entries:
        who, _, action = entry.partition(": ")
        if who == "chance":
            verb, _, outcome = action.partition(" ")
            chance.setdefault(verb, []).append(outcome)
        else:
            answers.append(entry)
    lines = [
        f"title: {json.dumps(' '.join(failure.message.split()))}",
        f"game: {failure.game}",
        f"seats: {setting.seats}",
        f"options: {json.dumps(dict(setting.options))}",
        f"chance: {json.dumps(chance)}",
        f"when: {json.dumps(answers)}",
        "# Whom the game waits for here. Say what should be true instead:",
        f"then: {json.dumps({'waiting': waiting})}",
    ]
    return "\n".join(lines) + "\n"
