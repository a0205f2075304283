"""The log of a match as lines of text."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text as Line

from tablee.cli.output import wrapped
from tablee.match import Told
from tablee.text import Text, Words

MARGIN = 11
"""Columns before a line that is told with its entry numbers."""


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
        style = "bold" if head else ""
        if numbers:
            entries = str(line.first) if line.first == line.last else f"{line.first}-{line.last}"
            said = wrapped(line.text, console.width - MARGIN).replace("\n", "\n" + " " * MARGIN)
            console.print(Line(f"{entries:>9}", style="dim"), Line(said, style=style), sep="  ")
        else:
            console.print(Line(wrapped(line.text, console.width), style=style))
