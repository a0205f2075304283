"""Bots think in processes of their own; the table goes on meanwhile."""

from __future__ import annotations

import asyncio
import logging
import secrets
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Protocol, TypeVar

from tablee.core.game import Game
from tablee.core.reason import Deed, Reason
from tablee.games import load
from tablee.judge.request import Answer
from tablee.judge.value import Judge
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


def thinkers(game: str) -> list[str]:
    """Those of them that think ahead."""
    from tablee.bots.levels import thinking

    return thinking(game)


# In the worker process -------------------------------------------------------------------------------------


@cache
def loaded(id: str, content: str | None) -> Game:
    """A game, loaded once in each process."""
    return load(id, content)


@cache
def judge_of(id: str, content: str | None) -> Judge:
    """The judge of a game, made once in each process."""
    return Judge(loaded(id, content))


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
    wish: Reason | None = None
    """What a partner has asked of it for this turn."""
    speaks: bool = False
    """Whether it begins a turn at which somebody looks: then it says what it is about to do."""


@dataclass(frozen=True)
class Thought:
    """What a bot does, in notation; what it says of its turn, and its answer to a wish, if it is asked."""

    text: str
    deed: Deed | None = None
    answer: Answer | None = None


@dataclass(frozen=True)
class Thinking:
    """The work of a bot. It sees what its seat may know and no more."""

    question: Question
    seed: int

    def prepare(self) -> None:
        import tablee.bots
        import tablee.match  # noqa: F401

        loaded(self.question.game, self.question.content)

    def work(self) -> Thought:
        from tablee.bots import experienced, make, mind
        from tablee.core.rng import Rng
        from tablee.judge.intention import announced
        from tablee.judge.request import reply
        from tablee.judge.value import seasoned
        from tablee.match import SeatView

        question = self.question
        game = loaded(question.game, question.content)
        state = game.load(question.began)
        bot = make(question.bot, self.seed)
        bot.recall(game, state, question.seat, question.since)
        for seat, action in question.since:
            state.apply(seat, action)
        table = SeatView(game, state, question.seat)
        knows_better = experienced(question.bot)
        given = None
        if question.wish is not None:
            judge = judge_of(question.game, question.content)
            usual = seasoned(game) if knows_better else None
            given = reply(table, question.wish, judge, Rng(self.seed), usual)
        action = bot.choose(table) if given is None or given.action is None else given.action
        deed = None
        if question.speaks:
            own = partial(mind, game, question.bot)
            deed = announced(game, state, question.seat, action, own, knows_better)
        return Thought(game.space.text(action), deed, None if given is None else given.answer)


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


class Shared(Protocol):
    """Bots of other processes that may have time, see `thinking`."""

    def worth_it(self) -> bool:
        """Whether they have, and nobody here has."""

    async def choose(self, question: Question) -> Thought | None:
        """What one of them does; None if nobody answers."""


class BotPool:
    """The processes in which bots think, started when the first of them is asked."""

    def __init__(self, processes: int, seconds: float, engine: BotEngine | None = None) -> None:
        self.engine = engine or BotEngine()
        self.workers = Workers("bots", processes, seconds, engine=self.engine)
        self.shared: Shared | None = None
        """Other processes whose bots may have time."""
        self.foreseeing = asyncio.Semaphore(1)
        """What bots will do is foreseen at one table after the other: they think first."""

    def warm(self, game: str, content: str | None) -> None:
        """Start a process now, so that the first bot answers fast."""
        if not self.workers.processes():
            self.workers.submit(WakingUp(game, content))

    async def choose(self, question: Question) -> Thought | None:
        """What a bot does, or None if it cannot be had: then the table must answer for it."""
        if self.shared is not None and self.shared.worth_it():
            thought = await self.shared.choose(question)
            if thought is not None:
                return thought
        return await self.think(question)

    async def think(self, question: Question) -> Thought | None:
        """The same in a process of one's own."""
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
