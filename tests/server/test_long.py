"""What a move, a first look and an entry cost in a long game: as much as in a short one."""

from __future__ import annotations

import gc
import gzip
import sys
import tracemalloc

import msgspec

from tablee.core.rng import Rng
from tablee.match import Match
from tablee.match.chapter import SIZE, Chapter
from tablee.server.draft import Draft
from tablee.server.reading import Reading
from tests.match.play import random_act
from tests.match.toy import TOY, Toy

LONG = 6000


class Table:
    """What a live table does with a move, without the network."""

    def __init__(self) -> None:
        self.draft = Draft()
        self.match = Match(TOY, ["human"] * 2, options={"rounds": 300}, seed=1, journal=self.draft)
        self.reading = Reading(self.match)
        self.rng = Rng(1)
        self.draft.clear(self.match)
        self.sent = 0

    def move(self) -> None:
        random_act(self.match, self.rng)
        before = len(self.match.entries)
        self.draft.take(self.reading)
        for seats in ((), (0,), (1,)):
            log = self.reading.log(seats)
            self.reading.position(seats)
            log.after(log.count - 2)
            log.first_undone(before)

    def grow(self, entries: int) -> None:
        while len(self.match.entries) < entries:
            random_act(self.match, self.rng)
            if self.match.history.state.rounds < 200:  # type: ignore[attr-defined]
                back = next(b for b, _ in self.match.history.choices() if b < self.match.place - 40)
                self.match.undo(0, back, consent=True)
        self.draft.take(self.reading)


def calls(table: Table, moves: int) -> float:
    """How many functions are called for a move: the cost of it without the noise of a clock."""
    count = 0

    def see(_frame: object, event: str, _arg: object) -> None:
        nonlocal count
        count += event == "call"

    sys.setprofile(see)
    try:
        for _ in range(moves):
            table.move()
    finally:
        sys.setprofile(None)
    return count / moves


def test_a_move_costs_the_same_however_long_the_game():
    table = Table()
    table.grow(SIZE)
    for _ in range(50):
        table.move()
    short = calls(table, 2 * SIZE)
    table.grow(LONG)
    assert calls(table, 2 * SIZE) <= 1.3 * short


def test_a_first_look_costs_the_same_however_long_the_game(monkeypatch):
    table = Table()
    table.grow(LONG)
    kept = table.match.kept()
    unpacked: list[Chapter] = []
    pages = Chapter.pages.fget  # type: ignore[attr-defined]

    def seen(chapter: Chapter) -> object:
        unpacked.append(chapter)
        return pages(chapter)

    monkeypatch.setattr(Chapter, "pages", property(seen))
    before = Toy.applies
    match = Match.opened(kept, TOY, seeds=[1])
    reading = Reading(match)
    log = reading.log((0,))
    welcome = [log.page(log.count + 1), reading.position((0,)), log.count]
    assert Toy.applies == before, "nothing is played again"
    assert len({chapter.first for chapter in unpacked if chapter.closed}) <= 8
    assert len(gzip.compress(msgspec.json.encode(welcome))) < 100_000


def test_an_entry_takes_little_memory():
    table = Table()
    table.grow(1000)
    gc.collect()
    tracemalloc.start()
    try:
        table.grow(LONG)
        gc.collect()
        assert tracemalloc.get_traced_memory()[0] / (LONG - 1000) <= 300
    finally:
        tracemalloc.stop()
