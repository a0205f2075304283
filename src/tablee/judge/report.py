"""A review as it is kept and sent: what a finished game's luck and decisions were worth, turn by turn.

All values are chances to win between 0 and 1. A list of values or parts has one number for each subject: the
team of a cooperative game, or each of the rivals. Texts are in the game's notation: whoever shows them puts
them into words. For each subject, luck, decisions and rest add up to the end less the start, and what the
turns tell adds up to the same.
"""

from __future__ import annotations

from typing import Literal

import msgspec

FORMAT = 3
"""The shape of a kept review; one of another shape is computed anew."""
MOST_OPTIONS = 5
"""Options of a decision that are told, the best first; what was chosen is among them."""
MOST_OUTCOMES = 25
"""Outcomes of chance that are told, the most likely first: all that were looked at, and what came."""
TURNING_POINTS = 3
LEAST_CHANGE = 0.08
"""What a part must change in a turn that is to be called a turning point."""
APART = 2
"""Turns between two turning points, at least."""

Kind = Literal["luck", "decision"]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change of the chance to win, taken apart. Decisions are never above 0.

    `luck`: what came, against the mean of what could have come. `decisions`: what the subject chose, against
    the best that was offered. `rest`: what neither explains; among rivals also what the others chose.
    """

    luck: float
    decisions: float
    rest: float


class Subject(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose chance is told: `seat`, or None for the team. Margins are points, and None in cooperative games.

    `start` + the three parts of `sums` = `end`.
    """

    seat: int | None
    start: float
    end: float
    sums: Part
    start_margin: float | None = None
    end_margin: float | None = None


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A turn, or a round where all play at the same time: then `seat` is None. Numbers count from 1.

    It is made of the entries `first` to `last`. What comes before the first turn (setting up) belongs to it.
    """

    number: int
    seat: int | None
    first: int
    last: int
    values: list[float]
    """At its end, by subject."""
    parts: list[Part]
    """By subject."""
    margins: list[float] | None = None
    """To expect at its end, by subject, in points; None in cooperative games."""


class Weighed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that could have been chosen, and the chance of who chose with it."""

    text: str
    value: float
    chosen: bool = False


class Came(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that could have come: outcomes that come one after the other, in notation and in their order.

    `share` is how likely it was, between 0 and 1. `came`: this is what happened.
    """

    texts: list[str]
    share: float
    values: list[float]
    came: bool = False


class Because(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reason in the form of the game's texts: `reason-<key>`, and what it names."""

    key: str
    args: dict[str, str] = {}


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One event of chance or one decision, with the entries `entry` to `last` that belong to it.

    `seat`: who chose, or who rolled or drew; None for nobody in particular. `texts`: what came, in its order,
    or the one thing that was chosen. `part`: luck or decision, by subject: a decision is that of one subject,
    0 for the others. `before` and `after` are by subject too.
    `outcomes` (of luck): the most likely first. `sampled`: they are a sample, and shares are estimates.
    `options` (of a decision): the best first; `equal`: what was chosen and the best are about equal, so that
    the part is 0. `open_later`: something as good, or nearly, was offered again later, so that not all of the
    difference counts here. `why`: what speaks for the best beside what was chosen, where a single thing does.
    `more`: how many further ones are not listed.
    """

    entry: int
    last: int
    turn: int
    kind: Kind
    seat: int | None
    texts: list[str]
    before: list[float]
    after: list[float]
    part: list[float]
    outcomes: list[Came] = []
    options: list[Weighed] = []
    more: int = 0
    sampled: bool = False
    equal: bool = False
    open_later: bool = False
    why: Because | None = None


class TurningPoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A turn in which luck or decisions changed much for a subject (its number in `subjects`).

    `change` is that part of the turn. `entry`: the position after it is the one to show and to play on from:
    the last before the step that did most of it, and `step` is that step's number in `steps`.
    """

    subject: int
    turn: int
    kind: Kind
    change: float
    entry: int
    step: int


class Review(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The review of one finished game.

    `seats`: what sat where, as in the record. `cause`, `winners`, `scores`: how it ended. `judged`: by
    learned `weights`, or by games that the rules of thumb play to the end (`rollouts`), and then `why`.
    `doubt`: the chances are told within plus or minus so much. `entries`: how many the record has; what was
    taken back is not judged. `budget`: by what it was computed, see `tablee review --help`.
    """

    game: str
    rules_version: int
    content_hash: str
    options: dict[str, str]
    seats: list[str]
    cooperative: bool
    cause: str
    winners: list[int]
    scores: list[int]
    entries: int
    judged: Literal["weights", "rollouts"]
    why: str
    doubt: float
    budget: int
    subjects: list[Subject]
    turns: list[Turn]
    steps: list[Step]
    turning_points: list[TurningPoint]
    format: int = FORMAT


def turning_points(turns: list[Turn], steps: list[Step], subjects: int) -> list[TurningPoint]:
    """The turns with the largest change of one part for each subject, in the order they were played.

    At most three, each of at least 8 points and at least 2 turns from any larger one; none is invented.
    What is dealt before anybody has chosen anything is where the game starts, and turns nothing.
    """
    found: list[TurningPoint] = []
    chosen_first = next((i for i, step in enumerate(steps) if step.kind == "decision"), 0)
    for subject in range(subjects):
        changes: list[tuple[float, Turn, Kind]] = []
        for turn in turns:
            part = turn.parts[subject]
            changes.append((part.luck, turn, "luck"))
            changes.append((part.decisions, turn, "decision"))
        changes.sort(key=lambda change: -abs(change[0]))
        chosen: list[TurningPoint] = []
        for change, turn, kind in changes:
            if len(chosen) == TURNING_POINTS or abs(change) < LEAST_CHANGE:
                break
            if all(abs(turn.number - other.turn) >= APART for other in chosen):
                number = _main_step(steps, turn.number, kind, subject, change)
                if number < chosen_first:
                    continue
                chosen.append(
                    TurningPoint(subject, turn.number, kind, change, steps[number].entry - 1, number)
                )
        found += sorted(chosen, key=lambda point: point.turn)
    return found


def _main_step(steps: list[Step], turn: int, kind: Kind, subject: int, change: float) -> int:
    """The step of a turn that did most of a change."""
    of_turn = [i for i, step in enumerate(steps) if step.turn == turn and step.kind == kind]
    sign = 1.0 if change > 0 else -1.0
    return max(of_turn, key=lambda i: (sign * steps[i].part[subject], -i))
