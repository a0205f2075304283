"""The log of a match as lines of text."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from itertools import groupby

from rich.console import Console
from rich.text import Text as Line

from tablee.cli.output import wrapped
from tablee.core.game import NamedEvent
from tablee.core.reason import Deed, Reason
from tablee.match import Told
from tablee.text import Text, Words

SCORING = "final-scoring"
"""The kind of the line that heads the final scoring: no event begins it."""
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
    facts = text.game.facts
    counting = False
    heard = (item for item in told if item.event.kind not in facts.quiet)
    for kind, items in groupby(heard, lambda item: item.event.kind):
        group = list(items)
        if kind in facts.scoring and not counting:
            out.append(LogLine(words("final-scoring"), SCORING, group[0].entry, group[0].entry))
        counting = kind in facts.scoring or (counting and kind not in facts.heads)
        said = text.together([item.event for item in group]) if len(group) > 1 else ""
        said = said or " ".join(_line(item.event, text, words) for item in group)
        out.append(LogLine(said, kind, group[0].entry, group[-1].entry))
    return out


def _line(event: NamedEvent, text: Text, words: Words) -> str:
    if event.kind == "table_undo":
        return words("undo-told", player=text.seat(int(event.args["seat"])))
    if event.kind == "table_stepped_in":
        return words("stepped-in-told", player=text.seat(int(event.args["seat"])))
    if event.kind in ("table_deed", "table_wish", "table_answer"):
        return _spoken(event, text, words)
    if event.kind == "table_reseed":
        return words("reseed-told")
    if event.kind == "table_rules":
        return words("rules-back-told", to=event.args["to"]) if "back" in event.args else words("rules-told")
    if event.kind == "table_entry":
        if event.args["seat"] == "chance":
            return words("entry-chance-told", do=event.args["do"])
        return words("entry-told", player=text.seat(int(event.args["seat"])), do=event.args["do"])
    return text.event(event)


def _spoken(event: NamedEvent, text: Text, words: Words) -> str:
    """What a bot says, or is asked for."""
    player = text.seat(int(event.args["seat"]))
    if event.kind == "table_answer":
        return words("deed-told", player=player, said=text.answer(event.args["answer"]))
    named = {name: id for name, id in event.args.items() if name not in ("seat", "by", "key", "where")}
    if event.kind == "table_deed":
        return words("deed-told", player=player, said=text.deed(Deed(event.args["key"], named)))
    asked = text.wish(Reason(event.args["key"], named))
    return words("wish-told", asker=text.seat(int(event.args["by"])), player=player, said=asked)


def print_log(
    console: Console, lines: Iterable[LogLine], headlines: Collection[str], numbers: bool = False
) -> None:
    """Print lines of a log, with the numbers of their entries if asked for."""
    for line in lines:
        head = line.kind in headlines or line.kind == SCORING
        if head:
            console.print()
        style = "bold" if head else ""
        if numbers:
            entries = str(line.first) if line.first == line.last else f"{line.first}-{line.last}"
            said = wrapped(line.text, console.width - MARGIN).replace("\n", "\n" + " " * MARGIN)
            console.print(Line(f"{entries:>9}", style="dim"), Line(said, style=style), sep="  ")
        else:
            console.print(Line(wrapped(line.text, console.width), style=style))
