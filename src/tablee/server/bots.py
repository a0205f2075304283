"""Bots think in processes of their own; the table goes on meanwhile."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from multiprocessing import connection
from typing import Any, TypeVar

from tablee.core.game import Game
from tablee.games import load

log = logging.getLogger(__name__)
T = TypeVar("T")

GRACE = 0.5
"""Seconds before a process that died is replaced: it may have ended because all of the server does."""


def bot_names() -> list[str]:
    """The bots that can sit at a table, weakest first."""
    from tablee.bots import BOTS

    return list(BOTS)


# In the worker process -------------------------------------------------------------------------------------


def _begin() -> None:
    """Leave Ctrl-C to the server, and go when the server has gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def follow(sentinel: int) -> None:
            connection.wait([sentinel])
            os._exit(0)

        threading.Thread(target=follow, args=(parent.sentinel,), daemon=True).start()


@cache
def _game(id: str, content: str | None) -> Game:
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


def think(question: Question, seed: int) -> str:
    """What a bot wants to do, in notation. It sees what its seat may know and no more."""
    from tablee.bots import make
    from tablee.match import SeatView

    game = _game(question.game, question.content)
    state = game.load(question.began)
    bot = make(question.bot, seed)
    bot.recall(game, state, question.seat, question.since)
    for seat, action in question.since:
        state.apply(seat, action)
    return game.space.text(bot.choose(SeatView(game, state, question.seat)))


# In the server ---------------------------------------------------------------------------------------------


class BotPool:
    """The processes in which bots think, started when the first of them is asked."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    def warm(self) -> None:
        """Start a process now, so that the first bot answers fast."""
        if self._pool is None:
            self._submit(_ready)

    async def choose(self, question: Question) -> str | None:
        """What a bot does, or None if it cannot be had: then any legal action must do."""
        for _ in range(2):
            seed = secrets.randbits(63)
            try:
                async with asyncio.timeout(self._seconds):
                    answer = self._submit(think, question, seed)
                    return await asyncio.wrap_future(answer)
            except BrokenProcessPool:
                await asyncio.sleep(GRACE)
                log.error("a bot's process died; another one is started")
            except TimeoutError:
                asked = question.bot, self._seconds, question.game
                log.error("bot %s took more than %s seconds over a move of %s", *asked)
                return None
            except Exception:
                log.exception("bot %s failed over a move of %s", question.bot, question.game)
                return None
        return None

    def _submit(self, work: Callable[..., T], *args: object) -> Future[T]:
        """Give work to a process; starts one if there is none to take it, which takes a few milliseconds."""
        if self._pool is not None:
            try:
                with _unheard_interrupts():
                    return self._pool.submit(work, *args)
            except BrokenProcessPool:
                self._pool.shutdown(wait=False, cancel_futures=True)
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_begin)
        with _unheard_interrupts():
            return self._pool.submit(work, *args)

    def close(self) -> None:
        """End the processes, even those that are thinking: nobody will hear what they find."""
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.kill()
            self._pool.shutdown(cancel_futures=True)  # with its semaphores, before the program ends
            self._pool = None


@contextmanager
def _unheard_interrupts() -> Iterator[None]:
    """Ctrl-C reaches all processes of a terminal. Those started meanwhile leave it to the server from their
    first moment on: they inherit what is not heard here. The server hears of it right afterwards.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _ready() -> None:
    import tablee.bots
    import tablee.match  # noqa: F401
