"""The log of a match as lines of text."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table
from rich.text import Text as Line

from tablee.match import Told
from tablee.text import Text, Words


@dataclass(frozen=True)
class LogLine:
    """One line: what it says, the kind of event, and the first and last entry of the record it is about."""

    text: str
    kind: str
    first: int
    last: int


def log_lines(told: Iterable[Told], text: Text, words: Words) -> list[LogLine]:
    """What was told, in words. Things of the same kind that follow each other share a line."""
    out: list[LogLine] = []
    for item in told:
        kind = item.event.kind
        if kind == "table_undo":
            said = words("undo-told", player=text.seat(int(item.event.args["seat"])))
        elif kind == "table_reseed":
            said = words("reseed-told", hash=item.event.args["commitment"][:16])
        else:
            said = text.event(item.event)
        if out and out[-1].kind == kind:
            last = out.pop()
            out.append(LogLine(f"{last.text} {said}", kind, last.first, item.entry))
        else:
            out.append(LogLine(said, kind, item.entry, item.entry))
    return out


def print_log(
    console: Console, lines: Iterable[LogLine], headlines: Collection[str], numbers: bool = False
) -> None:
    """Print lines of a log, with the numbers of their entries if asked for."""
    for line in lines:
        head = line.kind in headlines
        if head:
            console.print()
        said = Line(line.text, style="bold" if head else "")
        if numbers:
            table = Table.grid(padding=(0, 2, 0, 0))
            table.add_column(justify="right", width=9, style="dim")
            table.add_column()
            table.add_row(str(line.first) if line.first == line.last else f"{line.first}-{line.last}", said)
            console.print(table)
        else:
            console.print(said)
