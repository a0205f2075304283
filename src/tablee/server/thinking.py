"""Thinking that one process does for another.

While all bots of a process think, and those of another do not, its questions are offered to all. Whoever has
a free process of bots takes one; the answer goes back, and only who holds the table applies it. Questions and
answers are written as JSON: they hold what a bot is told anyway, and nobody runs what others send.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from dataclasses import replace

import msgspec

from tablee import __version__
from tablee.games import GAMES
from tablee.server.bots import BotPool, Question, Thought
from tablee.server.catalog import Catalog
from tablee.server.company import Company
from tablee.store import Job, StoreError

log = logging.getLogger(__name__)

UNTAKEN = 1.0
"""Seconds after which a question that nobody has taken is thought about here after all."""
LOOK = 0.5
"""Seconds between two looks at what becomes of one."""

_question = msgspec.json.Decoder(Question)
_thought = msgspec.json.Decoder(Thought)


def kind_of(catalog: Catalog) -> str:
    """What bots play with here: the same answers come of the same. In a thread: it reads all games."""
    parts = [__version__]
    for id in GAMES:
        game = catalog.game(id)
        parts += [id, str(game.rules_version), str(game.content_hash)]
    return hashlib.blake2b("\n".join(parts).encode(), digest_size=16).hexdigest()


class SharedThinking:
    """Asks others, and answers them."""

    def __init__(self, company: Company, bots: BotPool, catalog: Catalog, seconds: float) -> None:
        self._company = company
        self._bots = bots
        self._catalog = catalog
        self._seconds = seconds
        self._waiting: dict[str, asyncio.Event] = {}
        self._working: set[asyncio.Task[None]] = set()
        self.given = 0
        """Questions that others have answered,"""
        self.done = 0
        """and those of others that were answered here."""

    def close(self) -> None:
        """Nobody will hear what comes of it."""
        for task in self._working:
            task.cancel()

    # Asking --------------------------------------------------------------------------------------------

    def worth_it(self) -> bool:
        """Whether others have time, and nobody here has."""
        company = self._company
        if self._bots.workers.free > 0 or not company.holds():
            return False
        return any(other.idle > 0 and other.kind == company.kind for other in company.others.values())

    async def choose(self, question: Question) -> Thought | None:
        """What a bot of another process does; None if nobody answers: then it must be asked here."""
        leases, company = self._company.leases, self._company
        told = msgspec.json.encode(replace(question, content=None)).decode()
        try:
            id = await asyncio.wrap_future(leases.offer(company.kind, told))
        except StoreError as error:
            log.error("a question cannot be offered to other processes: %s", error)
            return None
        called = self._waiting[str(id)] = asyncio.Event()
        loop = asyncio.get_running_loop()
        begin = loop.time()
        try:
            while loop.time() - begin < self._seconds + UNTAKEN:
                try:
                    async with asyncio.timeout(LOOK):
                        await called.wait()
                except TimeoutError:
                    pass
                job = await asyncio.to_thread(leases.job, id)
                if job is None:
                    return None
                if job.answer is not None:
                    return self._read(job.answer)
                if job.taker is None and loop.time() - begin >= UNTAKEN:
                    return None
                if job.taker is not None and job.taker not in company.others:
                    return None  # it has gone over it
        except StoreError as error:
            log.error("what other processes think cannot be read: %s", error)
        finally:
            del self._waiting[str(id)]
            leases.withdraw(id)
        return None

    def _read(self, answer: str) -> Thought | None:
        if not answer:
            return None
        self.given += 1
        return _thought.decode(answer)

    def answered(self, id: str) -> None:
        """A question of somebody has its answer."""
        if id in self._waiting:
            self._waiting[id].set()

    # Answering -----------------------------------------------------------------------------------------

    def offered(self) -> None:
        """There is something to think about, if there is time for it."""
        workers = self._bots.workers
        if workers.free > 0 and len(self._working) < workers.ordinary and self._company.holds():
            task = asyncio.create_task(self._work())
            self._working.add(task)
            task.add_done_callback(self._working.discard)

    async def _work(self) -> None:
        try:
            while (job := await self._next()) is not None:
                await self._answer(job)
                if self._bots.workers.free <= 0:
                    return  # own tables come first
        except StoreError as error:
            log.error("no work can be taken from other processes: %s", error)

    async def _next(self) -> Job | None:
        return await asyncio.wrap_future(self._company.leases.claim(self._company.kind))

    async def _answer(self, job: Job) -> None:
        answer = ""
        try:
            question = _question.decode(job.question)
            question = replace(question, content=self._catalog.content_of(question.game))
            thought = await self._bots.think(question)
            answer = "" if thought is None else msgspec.json.encode(thought).decode()
            self.done += 1
        except msgspec.MsgspecError as error:
            log.error("a question of another process cannot be read: %s", error)
        await asyncio.wrap_future(self._company.leases.answer(job.id, answer))
