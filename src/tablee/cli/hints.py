"""`?!` at a question in the terminal: what the table would do, what it is worth, and why."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text as Line

from tablee.bots.levels import hint_budget
from tablee.cli.review_numbers import percent, signed
from tablee.core.actions import Choice
from tablee.core.engine import engine_kind
from tablee.core.game import Decision
from tablee.judge.hint import Hint, Hints, hint
from tablee.match import Match
from tablee.text import Text, Words


def found_hints(match: Match, seat: int) -> Hints:
    """The hints for a seat that is asked something."""
    table = match.seat_view(seat)
    return hint(table, budget=hint_budget(match.game.id, table.seats, engine_kind()))


def hint_table(found: Hints, decision: Decision, choices: list[Choice], text: Text, words: Words) -> Table:
    """The numbers to type, what they do, the chance of winning, the difference to the best, and why."""
    numbers = {choice.action: number for number, choice in enumerate(choices, 1)}
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", no_wrap=True)
    table.add_column()
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    for one in found.hints:
        choice = choices[numbers[one.action] - 1]
        chance = words("hint-chance", percent=percent(one.win))
        number = f"{numbers[one.action]:>3}"
        table.add_row(number, Line(text.choice(choice, decision)), chance, beside(one, found, words))
        table.add_row("", Line(text.reason(one.reason), style="dim"), "", "")
    return table


def beside(one: Hint, found: Hints, words: Words) -> str:
    """The difference to the best answer, or that there is none worth telling; nothing for the best itself."""
    if one is found.hints[0]:
        return ""
    return words("hint-equal") if one.equal else signed(percent(one.gain))
