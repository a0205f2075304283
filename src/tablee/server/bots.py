"""Bots think in processes of their own; the table goes on meanwhile."""

from __future__ import annotations

import asyncio
import logging
import secrets
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from tablee.core.game import Game
from tablee.games import load
from tablee.server.engine import BotEngine
from tablee.server.workers import Job, JobFailed, WorkerLost, WorkerOverdue, Workers

log = logging.getLogger(__name__)
T = TypeVar("T")

GRACE = 0.5
"""Seconds before a process that died is replaced: it may have ended because all of the server does."""


def bot_names() -> list[str]:
    """The bots that can sit at a table: those of programs and of earlier versions too."""
    from tablee.bots import READABLE

    return list(READABLE)


def levels(game: str) -> list[str]:
    """The bots that are offered at a table of a game, weakest first."""
    from tablee.bots.levels import offered

    return offered(game)


# In the worker process -------------------------------------------------------------------------------------


@cache
def loaded(id: str, content: str | None) -> Game:
    """A game, loaded once in each process."""
    return load(id, content)


@dataclass(frozen=True)
class Question:
    """What a bot is asked: its seat, the position at which its turn began, and its answers since then.

    A bot is made anew for each question, here or in another process, today or after a restart: what it has
    done in this turn is told to it.
    """

    game: str
    content: str | None
    seat: int
    bot: str
    began: dict[str, Any]
    since: list[tuple[int, int]]


@dataclass(frozen=True)
class Thinking:
    """The work of a bot: what it wants to do, in notation. It sees what its seat may know and no more."""

    question: Question
    seed: int

    def prepare(self) -> None:
        import tablee.bots
        import tablee.match  # noqa: F401

        loaded(self.question.game, self.question.content)

    def work(self) -> str:
        from tablee.bots import make
        from tablee.match import SeatView

        question = self.question
        game = loaded(question.game, question.content)
        state = game.load(question.began)
        bot = make(question.bot, self.seed)
        bot.recall(game, state, question.seat, question.since)
        for seat, action in question.since:
            state.apply(seat, action)
        return game.space.text(bot.choose(SeatView(game, state, question.seat)))


@dataclass(frozen=True)
class WakingUp:
    """Work that only starts a process."""

    game: str
    content: str | None

    def prepare(self) -> None:
        import tablee.bots
        import tablee.match  # noqa: F401

        loaded(self.game, self.content)

    def work(self) -> None:
        """Nothing: all is loaded."""


# In the server ---------------------------------------------------------------------------------------------


class BotPool:
    """The processes in which bots think, started when the first of them is asked."""

    def __init__(self, processes: int, seconds: float, engine: BotEngine | None = None) -> None:
        self.engine = engine or BotEngine()
        self.workers = Workers("bots", processes, seconds, engine=self.engine)

    def warm(self, game: str, content: str | None) -> None:
        """Start a process now, so that the first bot answers fast."""
        if not self.workers.processes():
            self.workers.submit(WakingUp(game, content))

    async def choose(self, question: Question) -> str | None:
        """What a bot does, or None if it cannot be had: then the table must answer for it."""
        return await self.run(Thinking(question, secrets.randbits(63)), f"bot {question.bot}", question.game)

    async def run(self, job: Job[T], who: str, game: str) -> T | None:
        """What comes of a job, or None if nothing does; a process that dies over it is replaced once."""
        for _ in range(2):
            try:
                return await self.workers.run(job)
            except WorkerLost:
                await asyncio.sleep(GRACE)
                log.error("a bot's process died; another one is started")
            except WorkerOverdue as error:
                log.error("%s over a move of %s: %s", who, game, error)
                return None
            except JobFailed as error:
                log.error("%s failed over a move of %s:\n%s", who, game, error.trace)
                return None
        return None

    def close(self) -> None:
        """End the processes, even those that are thinking."""
        self.workers.close()
