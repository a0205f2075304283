"""What a fuzz run has found so far, kept beside the games that failed: an interrupted run can go on.

The first line tells the settings, every other one what some games showed, in the order in which the run plays
them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Self

import msgspec

from tablee.sim.fuzz import Failure, FuzzReport, Setting
from tablee.sim.journal import Kept, gone_on, place_of
from tablee.sim.results import ResultFile


class SettingLine(msgspec.Struct, forbid_unknown_fields=True):
    """How a game that failed was set up."""

    seats: int
    options: dict[str, str]
    player: str
    seed: int


class FailureLine(msgspec.Struct, forbid_unknown_fields=True):
    """A game that failed."""

    game: str
    setting: SettingLine
    message: str
    entries: tuple[str, ...]


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """A report as JSON."""

    game: str
    content: str | None
    games: int
    steps: int
    longest: int
    players: dict[str, int]
    endings: dict[str, int]
    decisions: dict[str, int]
    verbs: dict[str, int]
    events: dict[str, int]
    outcomes: dict[str, int]
    happenings: dict[str, int]
    failed: int
    failures: list[FailureLine]

    def report(self) -> FuzzReport:
        """The same as a report."""
        failures = [
            Failure(one.game, Setting(**msgspec.structs.asdict(one.setting)), one.message, one.entries)
            for one in self.failures
        ]
        return FuzzReport(
            self.game,
            self.content,
            self.games,
            self.steps,
            self.longest,
            Counter(self.players),
            Counter(self.endings),
            Counter(self.decisions),
            Counter(self.verbs),
            Counter(self.events),
            Counter(self.outcomes),
            Counter(self.happenings),
            self.failed,
            failures,
        )


class FuzzJournal(Kept[FuzzReport]):
    """What a fuzz run has found."""

    @classmethod
    def resume(cls, out: Path, settings: Mapping[str, str]) -> Self:
        """That of an interrupted run with these settings; a new one if there is none."""
        place = place_of(out)
        if not place.exists():
            return cls.begin(out, settings)
        file, kept = gone_on(place, settings, lambda lines: _read(place, lines))
        return cls(file, place, kept, sum(report.games for report in kept))

    def add(self, report: FuzzReport) -> None:
        """Keep what some more games showed."""
        self.append(msgspec.json.encode(report) + b"\n", report.games)


def _read(place: Path, lines: list[bytes]) -> list[FuzzReport]:
    kept: list[FuzzReport] = []
    for number, line in enumerate(lines, 2):
        try:
            kept.append(msgspec.json.decode(line, type=Line).report())
        except msgspec.DecodeError:
            raise ResultFile(f"{place}, line {number}: no games") from None
    return kept
