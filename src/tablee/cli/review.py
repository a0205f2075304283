"""`tablee review`: what luck and decisions were worth in a finished game, in the terminal or as a page."""

from __future__ import annotations

from pathlib import Path

import click
from rich.text import Text as Line

from tablee.cli.output import BadInput, check_new_file, progress_bar, terminal, write_new_file
from tablee.cli.records import CONTENT, LANG, open_record
from tablee.cli.review_numbers import percent, rounded_sums, signed, top_of, weighed
from tablee.cli.review_page import page
from tablee.cli.table import seat_names
from tablee.core.reason import Reason
from tablee.judge.report import Review, Step, TurningPoint
from tablee.judge.review import BUDGET, BUDGETS
from tablee.judge.review import review as reviewed
from tablee.match import Match
from tablee.text import Text, Words
from tablee.text.messages import typeset

HEIGHT = 8
"""Lines of the curve."""
WIDTH = 64
"""Columns of the curve, at most; of more turns some share a column."""
MANY = 3
"""Of a sample of longer draws than this only the range is told: no two of them are alike."""


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--html", type=click.Path(path_type=Path), help="Write the review as a page to this file.")
@click.option("--force", is_flag=True, help="Overwrite the file of --html.")
@click.option(
    "--budget",
    type=int,
    default=BUDGET,
    show_default=True,
    help="Samples of what is compared, 1 to 64: time grows with it, doubt shrinks.",
)
@LANG
@CONTENT
def review(file: Path, html: Path | None, force: bool, budget: int, lang: str, content: Path | None) -> None:
    """Review the finished game in FILE: the chance of winning turn by turn, and what changed it.

    Luck is what dice and cards brought, against the mean of what they could have brought. Decisions are what
    was chosen, against the best that was offered. Both and what neither explains add up to the end less the
    start. The same file and budget give the same review.
    """
    if budget not in BUDGETS:
        raise BadInput(f"--budget cannot be {budget}: choose {BUDGETS[0]} to {BUDGETS[-1]}")
    check_new_file(html, force)
    match = open_record(file, content)
    with progress_bar(match.game.id, 100) as step:
        told = 0

        def progress(done: int, of: int) -> None:
            nonlocal told
            step(100 * done // max(1, of) - told)
            told = 100 * done // max(1, of)

        found = reviewed(match, budget=budget, progress=progress)
    teller = ReviewTeller(match, found, lang)
    if html is not None:
        write_new_file(html, page(found, teller), force)
        click.echo(f"written to {html}")
        return
    teller.show()


class ReviewTeller:
    """Puts a review into words."""

    def __init__(self, match: Match, found: Review, lang: str) -> None:
        self.match = match
        self.found = found
        self.words = Words(lang)
        self.text = Text(match.game, lang, seat_names(match, lang))
        self.title = typeset(lang, match.game.facts.title[lang])

    def show(self) -> None:
        """Print everything."""
        console = terminal()
        found, words = self.found, self.words
        console.print(Line(f"{self.title} · {self.ending()}", style="bold"))
        console.print(self.judged())
        for subject in range(len(found.subjects)):
            console.print()
            name = self.name(subject)
            if name:
                console.print(Line(name, style="bold"))
            for line in curve([one.start for one in found.subjects][subject], self.values(subject)):
                console.print(Line(line))
            console.print(Line(self.sum_line(subject), style="bold"))
            for number, point in enumerate(self.points(subject), 1):
                console.print()
                for i, line in enumerate(self.point(point)):
                    console.print(Line(f"{number}. {line}" if i == 0 else f"   {line}"))
            if not self.points(subject):
                console.print(words("review-no-turning-points"))

    def ending(self) -> str:
        """How it ended."""
        outcome = self.match.outcome()
        assert outcome is not None
        return self.text.outcome(outcome)

    def judged(self) -> str:
        """By what it was judged, and how sure that is."""
        doubt = max(1, percent(self.found.doubt))
        if self.found.judged == "weights":
            return self.words("review-by-weights", doubt=doubt)
        return self.words("review-by-rollouts", doubt=doubt)

    def name(self, subject: int) -> str:
        """Whose chance is told; nothing for the team."""
        seat = self.found.subjects[subject].seat
        return "" if seat is None else self.text.seat(seat)

    def values(self, subject: int) -> list[float]:
        """The chance at the end of each turn."""
        return [turn.values[subject] for turn in self.found.turns]

    def points(self, subject: int) -> list[TurningPoint]:
        """The turning points of a subject."""
        return [point for point in self.found.turning_points if point.subject == subject]

    def sum_line(self, subject: int) -> str:
        """Start, the three parts, and the end."""
        start, luck, decisions, rest, end = rounded_sums(self.found, subject)
        line = self.words(
            "review-sums",
            start=start,
            luck=signed(luck),
            decisions=signed(decisions),
            rest=signed(rest),
            end=end,
        )
        one = self.found.subjects[subject]
        if one.start_margin is None or one.end_margin is None:
            return line
        return f"{line}  {self.words('review-margin', points=signed(round(one.end_margin)))}"

    def point(self, point: TurningPoint) -> list[str]:
        """A turning point: when, how much, what happened, and what else was there."""
        step = self.found.steps[point.step]
        change = signed(percent(point.change))
        of = len(self.found.turns)
        if point.kind == "luck":
            head = self.words("review-point-luck", turn=point.turn, of=of, change=change)
        else:
            head = self.words("review-point-decision", turn=point.turn, of=of, change=change)
        return [head, *self.step(step, point.subject)]

    def step(self, step: Step, subject: int) -> list[str]:
        """What came or was chosen, and the alternatives with their chances."""
        if step.kind == "luck":
            came = self.words("review-came", what=self.said(step.texts), value=percent(step.after[subject]))
            others = [one.values[subject] for one in step.outcomes if not one.came]
            if step.sampled and len(step.texts) > MANY and others:
                low, high = percent(min(others)), percent(max(others))
                return [came, self.words("review-range", low=low, high=high)]
            could = [
                self.words(
                    "review-outcome",
                    what=self.said(one.texts),
                    share=percent(one.share),
                    value=percent(one.values[subject]),
                )
                for one in step.outcomes
                if not one.came
            ]
            return [came, *could[:3]]
        out: list[str] = []
        for option, value in zip(step.options, weighed(step), strict=True):
            what = self.said([option.text])
            if option.chosen:
                out.append(self.words("review-chosen", what=what, value=value))
            else:
                out.append(self.words("review-option", what=what, value=value))
        if step.why is not None:
            reason = self.text.reason(Reason(step.why.key, step.why.args))
            out.append(self.words("review-why", reason=reason))
        if step.open_later:
            out.append(self.words("review-open-later"))
        return out

    def said(self, texts: list[str]) -> str:
        """Notation in words, what came several times once."""
        counts: dict[str, int] = {}
        for notation in texts:
            choice = self.match.game.choice(self.match.game.space.parse(notation))
            words = self.text.choice(choice)
            counts[words] = counts.get(words, 0) + 1
        return ", ".join(words if n == 1 else f"{n} × {words}" for words, n in counts.items())


def curve(start: float, values: list[float]) -> list[str]:
    """The chance by turn as lines of text, the scale at the left."""
    shown = [start, *values]
    if len(shown) > WIDTH:
        shown = [shown[i * (len(shown) - 1) // (WIDTH - 1)] for i in range(WIDTH)]
    top = top_of(shown)
    wide = 2 if len(shown) * 2 <= WIDTH else 1
    lines: list[str] = []
    for row in range(HEIGHT, -1, -1):
        mark = top * row / HEIGHT
        cells = ""
        for value in shown:
            level = round(100 * value * HEIGHT / top)
            cells += ("●" if level == row else "│" if level > row else " ") + " " * (wide - 1)
        label = f"{mark:3.0f} %" if row % (HEIGHT // 2) == 0 else ""
        lines.append(f"{label:>5} ┤{cells.rstrip()}")
    return lines
