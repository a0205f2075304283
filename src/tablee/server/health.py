"""What those who watch over servers ask: does the process live, and could it serve somebody now?"""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tablee.server.api import problem
from tablee.server.errors import Trouble
from tablee.server.http_messages import Ok
from tablee.server.rooms import Rooms
from tablee.store import Store, StoreError

SECONDS = 2.0
"""A store that has not answered by then is not ready."""
FRESH = 1.0
"""For so many seconds an answer of the store counts, however many ask."""


def _well() -> Response:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(Ok()), headers=headers, media_type="application/json")


class Health:
    """Answers cost next to nothing, need no cookie and tell nothing about who plays."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store = store
        self._rooms = rooms
        self._asking: asyncio.Task[bool] | None = None
        self._asked = 0.0

    async def lives(self, request: Request) -> Response:
        """This answers, so the event loop goes round."""
        return _well()

    async def ready(self, request: Request) -> Response:
        """Whether the data can be reached."""
        now = asyncio.get_running_loop().time()
        if self._asking is None or (self._asking.done() and now - self._asked > FRESH):
            self._asked = now
            self._asking = asyncio.create_task(self._answers())
        done, _ = await asyncio.wait([self._asking], timeout=SECONDS)
        if done and self._asking.result():
            return _well()
        return problem(Trouble("not_ready", "the data cannot be reached now", 503), "/readyz")

    async def _answers(self) -> bool:
        try:
            await self._rooms.in_thread(self._store.answers)
        except StoreError:
            return False
        return True
