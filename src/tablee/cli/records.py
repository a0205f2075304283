"""`tablee verify` and `tablee replay`: check a record, and read it again."""

from __future__ import annotations

import sys
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text as Line

from tablee.cli.boards import board, learn
from tablee.cli.log import log_lines, print_log
from tablee.cli.output import BadInput, read_seed, terminal
from tablee.cli.table import seat_names
from tablee.core.state import CHANCE
from tablee.match import Act, BadRecord, Match
from tablee.record import read
from tablee.record import verify as verify_file
from tablee.text import LANGS, Text, Words

LANG = click.option("--lang", type=click.Choice(LANGS), default="en", show_default=True, help="Language.")
CONTENT = click.option(
    "--content", type=click.Path(path_type=Path), help="Folder with the data files it was played with."
)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seed", help="The seed, to check the dice of a record that does not hold it.")
@CONTENT
def verify(file: Path, seed: str | None, content: Path | None) -> int:
    """Check that the game in FILE was played by the rules, with the dice that were promised at its start.

    Exit code 1 if it was not, 2 if FILE is not a record at all, 3 if it was played by rules or with content
    that are not at hand and cannot be confirmed by those that are.
    """
    secret = None if seed is None else read_seed(seed)
    read(file)
    try:
        report = verify_file(file, secret, content=content)
    except BadRecord as error:
        click.echo(f"NOT VERIFIED {error}")
        return 1
    if report.with_seed:
        dice = f"all {report.chance} outcomes of chance are those of the seed"
    else:
        dice = (
            f"{report.chance - report.chance_confirmed} of {report.chance} outcomes of chance are possible, "
            "but without the seed nobody can tell whether they were honest"
        )
    ending = "still running" if report.outcome is None else f"ended with {report.outcome.cause}"
    told = f"{report.game}, {report.entries} entries, {report.undos} undone, {ending}"
    by = f"by rules version {report.rules_version}, content {report.content_hash[:16]}"
    if report.unconfirmed is not None:
        click.echo(
            f"{file}: NOT CONFIRMED {told}; entry {report.unconfirmed} does not follow {by}, "
            "and the rules or the content it was played by are not at hand"
        )
        return 3
    others = "" if report.as_named else " (it names others, which are not at hand, and fits these)"
    click.echo(f"{file}: verified {by}{others}: {told}; {dice}")
    return 0


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@LANG
@click.option("--from", "first", type=click.IntRange(0), default=0, help="Begin with this entry.")
@click.option("--to", "last", type=click.IntRange(0), help="Stop after this entry.")
@click.option("--board", "boards", is_flag=True, help="Show the board whenever another seat is to act.")
@click.option("--step", is_flag=True, help="Wait for the Enter key at each of these moments.")
@CONTENT
def replay(
    file: Path, lang: str, first: int, last: int | None, boards: bool, step: bool, content: Path | None
) -> None:
    """Retell the game in FILE in words, and show the board as it was after its last entry."""
    match = open_record(file, content)
    entries = len(match.entries)
    last = entries if last is None else last
    if not first <= last <= entries:
        raise BadInput(f"there is nothing from entry {first} to {last}: {file} has {entries} entries")
    if step and not sys.stdin.isatty():
        raise BadInput("--step waits for the Enter key, but the input is not a terminal")
    teller = Teller(match, lang, terminal())
    for stop in [*turns(match, first, last), last] if boards or step else [last]:
        teller.tell(first, stop)
        if boards or stop == last:
            teller.show_board(stop)
        first = stop + 1
        if step and stop != last and not teller.wait():
            return
    outcome = match.outcome()
    if outcome is not None and last == entries:
        teller.console.print(Line(teller.text.outcome(outcome), style="bold"))


def open_record(file: Path, content: Path | None) -> Match:
    """The match in a file, to be looked at: nothing is written."""
    record = read(file)
    try:
        return Match.replay(record, content=content)
    except BadRecord as error:
        raise BadRecord(error.message, error.line, file.name) from None


def turns(match: Match, first: int, last: int) -> list[int]:
    """The entries between two others after which it was another seat's turn to choose."""
    out: list[int] = []
    actor = CHANCE
    for entry in match.entries:
        if isinstance(entry, Act) and entry.chosen:
            if entry.seat != actor and first <= entry.n - 1 < last:
                out.append(entry.n - 1)
            actor = entry.seat
    return out


class Teller:
    """Tells a match that was played."""

    def __init__(self, match: Match, lang: str, console: Console) -> None:
        self.match = match
        self.console = console
        self.words = Words(lang)
        self.text = Text(match.game, lang, seat_names(match, lang))

    def tell(self, first: int, last: int) -> None:
        """What happened from one entry to another."""
        told = [item for item in self.match.log() if first <= item.entry <= last]
        heads = self.match.game.facts.heads
        learn(self.match.view(None, last), self.text)
        print_log(self.console, log_lines(told, self.text, self.words), heads, numbers=True)

    def show_board(self, n: int) -> None:
        """The board as it was after entry `n`."""
        self.console.print()
        self.console.print(board(self.match.view(None, n), self.text, self.words))

    def wait(self) -> bool:
        """Wait for the Enter key; False if there is nothing more to wait for."""
        try:
            input(self.words("press-enter"))
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return False
        return True
