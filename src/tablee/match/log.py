"""What each reader of a match was told: a log numbered without gaps, read in pieces."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tablee.core.game import NamedEvent
from tablee.match.history import History


@dataclass(frozen=True)
class Told:
    """One line of a seat's log: numbered from 1 for each seat without gaps, so that numbers betray nothing.

    `entry` is the entry it belongs to. An undo is told as the event `table_undo` with `seat` and `to`, a
    change of seed as `table_reseed`, other rules as `table_rules` with `to`, an answer of
    the table for a bot that did not find out of its turn as `table_stepped_in` with `seat`, before what it
    led to. A bot of a cooperative game tells what it is about to do (`table_deed`), and before that what it
    was asked for (`table_wish`) and its `table_answer`. What the rules of today cannot carry out is told as
    it was entered: `table_entry` with `seat` and `do`.
    """

    number: int
    entry: int
    event: NamedEvent


class Log:
    """What the holder of some seats was told; nobody's seats are a spectator's.

    Nothing of it is kept but how many events each chapter of the history holds for this reader.
    """

    def __init__(self, history: History, seats: Sequence[int]) -> None:
        self._history = history
        self._seats = tuple(seats)
        self._mask = sum(1 << seat for seat in seats)
        self._before = [0]
        """How many events come before each chapter."""

    @property
    def count(self) -> int:
        """How many events there are."""
        chapters = self._history.chapters
        while len(self._before) < len(chapters):
            closed = chapters[len(self._before) - 1]
            self._before.append(self._before[-1] + closed.events_for(self._mask))
        return self._before[len(chapters) - 1] + chapters[-1].events_for(self._mask)

    def after(self, number: int) -> list[Told]:
        """The events after a number."""
        return self.between(max(0, number), self.count)

    def between(self, after: int, last: int) -> list[Told]:
        """The events after one number, up to another."""
        count = self.count
        last = min(last, count)
        if after >= last:
            return []
        chapters = self._history.chapters
        index = bisect_left(self._before, last, 0, len(chapters)) - 1
        number = self._before[index + 1] if index + 1 < len(chapters) else count
        out: list[Told] = []
        for line in self._history.lines_back(chapters[index].last):  # mostly the last few are asked for
            if number <= after:
                break
            for happening in reversed(line.told):
                event = happening.for_seats(self._seats)
                if event is not None:
                    if after < number <= last:
                        out.append(Told(number, line.entry.n, event))
                    number -= 1
        out.reverse()
        return out

    def up_to(self, entry: int) -> int:
        """How many events belong to the entries up to this one."""
        if entry <= 0:
            return 0
        total = self.count
        if entry >= self._history.count:
            return total
        index = self._history.chapter_of(entry)
        number = self._before[index]
        for told in self._chapter(index):
            if told.entry > entry:
                break
            number = told.number
        return number

    @property
    def secrets(self) -> bool:
        """Whether anything was not told to everybody."""
        return any(chapter.secrets for chapter in self._history.chapters)

    def _chapter(self, index: int) -> Iterator[Told]:
        number = self._before[index]
        chapter = self._history.chapters[index]
        for line in self._history.lines(chapter.first + 1, chapter.last):
            for happening in line.told:
                event = happening.for_seats(self._seats)
                if event is not None:
                    number += 1
                    yield Told(number, line.entry.n, event)
