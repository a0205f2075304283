"""One way to do much work: in portions, in this process, in several, or on a Ray cluster.

Portions name seeds and settings, never objects of the engine: whoever takes one loads the game itself. What
comes of them is given back in the order of the portions, so that nothing depends on who did what, or when.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from types import TracebackType
from typing import Self, TypeVar

from tablee import __version__
from tablee.core.engine import engine_kind
from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.games import load

P = TypeVar("P")
T = TypeVar("T")

Progress = Callable[[int], None]
"""Called with the number of games that have just been played."""

PORTIONS_EACH = 16
"""So many portions for each that works, if there are games enough: nobody waits long for the last one."""


class BadRun(TableeError):
    """Work that cannot be begun, or not be brought to its end."""


class Runner:
    """Does the work here, one portion after the other. Others do it elsewhere; used in a `with` block."""

    slots = 1
    """Portions that are worked on at once."""

    def run(self, work: Callable[[P], T], portions: Sequence[P]) -> Iterator[T]:
        """What comes of every portion, in their order."""
        for portion in portions:
            yield work(portion)

    def close(self) -> None:
        """Let go of what it holds; what was begun is given up."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Processes(Runner):
    """Does the work in processes of this machine, which are started for the first portion."""

    def __init__(self, jobs: int) -> None:
        if jobs < 1:
            raise BadRun(f"{jobs} processes cannot play: at least 1")
        self.slots = jobs
        self._pool: ProcessPoolExecutor | None = None

    def run(self, work: Callable[[P], T], portions: Sequence[P]) -> Iterator[T]:
        """What comes of every portion, in their order. Few portions are done here: processes start slowly."""
        if self.slots == 1 or len(portions) < 2:
            yield from super().run(work, portions)
            return
        if self._pool is None:
            # Not forked: a copy of a process with threads may hang, and other systems cannot fork at all.
            self._pool = ProcessPoolExecutor(self.slots, mp_context=multiprocessing.get_context("spawn"))
        futures = [self._pool.submit(work, portion) for portion in portions]
        try:
            for future in futures:
                yield future.result()
        except BrokenProcessPool:
            raise BadRun("a process that played has been killed, perhaps for want of memory") from None

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def portion_size(games: int, runner: Runner, most: int) -> int:
    """Games in one portion: few where there are few for each that works, never more than `most`."""
    return max(1, min(most, games // (runner.slots * PORTIONS_EACH)))


@dataclass(frozen=True)
class Source:
    """Which game is played, and by what: whoever has another version, content or engine must not take part.

    Rows would differ otherwise: levels of bots think further on the compiled engine.
    """

    game: str
    content: str | None
    version: str
    rules_version: int
    content_hash: str
    engine: str

    @classmethod
    def of(cls, game: Game, content: str | None) -> Source:
        """A game as it is installed here."""
        return cls(game.id, content, __version__, game.rules_version, game.content_hash, engine_kind())

    def load(self) -> Game:
        """The game, if it is the same where this is called."""
        game = load(self.game, self.content)
        mine = Source.of(game, self.content)
        if mine != self:
            raise BadRun(
                f"a node has {mine._text()}, this machine {self._text()}: install the same everywhere"
            )
        return game

    def settings(self) -> dict[str, str]:
        """What rows depend on, by name."""
        return {
            "game": self.game,
            "content": self.content_hash,
            "rules": str(self.rules_version),
            "version": self.version,
            "engine": self.engine,
        }

    def _text(self) -> str:
        return (
            f"tablee {self.version} ({self.engine} engine) with rules {self.rules_version} "
            f"and content {self.content_hash[:8]} of {self.game}"
        )
