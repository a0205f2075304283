"""Reviews of finished games: computed in a process of their own when somebody asks, and kept with the table.

One review is computed at a time, the others wait. Who wants one asks again and again how far it is; one that
nobody has asked for in a while is given up. How many may wait is decided at the door, see
`Limits.reviews_at_once`; how long one may take by `Settings.review_seconds`.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
import zlib
from collections import OrderedDict
from dataclasses import dataclass

import msgspec

from tablee.core.engine import EngineKind, engine_kind
from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.judge.report import FORMAT, Review
from tablee.judge.review import BUDGET, NoReview, check, review
from tablee.judge.weights import shipped, written
from tablee.match import Kept, Match
from tablee.server.bots import loaded
from tablee.server.errors import Trouble, too_fast
from tablee.server.http_messages import Reviewing
from tablee.server.limits import Buckets, Ledger
from tablee.server.people import Device
from tablee.server.room import Room
from tablee.server.rooms import Rooms
from tablee.server.seating import Seating
from tablee.server.settings import Settings
from tablee.server.workers import Dropped, JobFailed, Order, WorkerLost, WorkerOverdue, Workers, tell
from tablee.store import KeptReview, Store, StoreError

log = logging.getLogger(__name__)

GLANCE = 0.25
"""Seconds between two looks at a review that is computed."""
CLOSELY = "/budget "
"""What a kept review depends on, then this, then how closely it looked."""
SOON = 30
"""Seconds after which somebody who found too many waiting may try again."""
REMEMBERED = 1000
"""So many games that have no review are remembered, those asked for last."""


# In the worker process -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Judging:
    """The work of reviewing a game. The plain engine is given a small budget: it takes much longer."""

    kept: Kept
    content: str | None

    def prepare(self) -> None:
        loaded(self.kept.header.game, self.content)

    def work(self) -> tuple[bytes, int] | str:
        """The review, packed, and its budget; or why there is none."""
        try:
            match = Match.opened(self.kept, loaded(self.kept.header.game, self.content))
            budget = budget_of(engine_kind())
            found = review(match, budget=budget, progress=_Progress())
        except NoReview as error:
            return str(error)
        except TableeError as error:
            return f"this game cannot be played again: {error}"
        return packed(found, match.game), budget


def budget_of(engine: EngineKind) -> int:
    """How closely an engine looks at a game."""
    return BUDGET if engine == "compiled" else 1


def packed(found: Review, game: Game) -> bytes:
    """A review as it is kept: all of the answer to who asks for it."""
    steps = len(found.steps)
    return zlib.compress(msgspec.json.encode(Reviewing(steps, steps, found, _names(found, game))))


def _names(found: Review, game: Game) -> dict[str, dict[str, dict[str, str]]]:
    """The secret names of what a review speaks of."""
    names: dict[str, dict[str, dict[str, str]]] = {}
    if not game.secret_names:
        return names
    texts: set[str] = set()
    for step in found.steps:
        texts.update(step.texts)
        texts.update(text for one in step.outcomes for text in one.texts)
        texts.update(one.text for one in step.options)
    for text in sorted(texts):
        for domain, id in game.choice(game.space.parse(text)).targets:
            for lang, tables in game.secret_names.items():
                if id in tables.get(domain, {}):
                    names.setdefault(lang, {}).setdefault(domain, {})[id] = tables[domain][id]
    return names


class _Progress:
    """Tells how far a review is, now and then."""

    def __init__(self) -> None:
        self.told = 0.0

    def __call__(self, done: int, of: int) -> None:
        now = time.monotonic()
        if now - self.told >= GLANCE:
            self.told = now
            tell((done, of))


# In the server ---------------------------------------------------------------------------------------------


@dataclass(eq=False)
class _Waiting:
    """A review that was ordered: by whom, when it was last asked for, how far it is."""

    where: str
    made_by: str
    asked: float
    far: tuple[int, int] = (0, 0)
    order: Order[tuple[bytes, int] | str] | None = None

    def told(self, far: tuple[int, int]) -> None:
        self.far = far


class Reviews:
    """All reviews that are computed or wait."""

    def __init__(self, store: Store, rooms: Rooms, seating: Seating, settings: Settings) -> None:
        self.store = store
        self.rooms = rooms
        self.seating = seating
        self.settings = settings
        self.workers = Workers("reviews", 1, settings.review_seconds, more=0, engine=rooms.bots.engine)
        self._begun = Buckets(settings.limits.reviews)
        self._held = Ledger(settings.limits.reviews_of_one, settings.limits.reviews_at_once)
        self._waiting: dict[str, _Waiting] = {}
        self._none: OrderedDict[tuple[str, str], Trouble] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._makers: dict[str, str] = {}

    async def ask(self, device: Device, id: str) -> Reviewing | bytes:
        """How far the review of a table is, or all of it as JSON. Who may look at the table may ask."""
        room = await self.seating.invited(device, id)
        if room.match.end is None:
            raise Trouble("not_over", "the game is not over: its review would tell what is secret", 409)
        now = asyncio.get_running_loop().time()
        waiting = self._waiting.get(room.id)
        if waiting is None:
            made_by = await self._maker(room.match.game)
            kept = await self.rooms.at_leisure(self._kept, room.id, made_by)
            if kept is not None:
                return kept
            waiting = self._waiting.get(room.id) or self._begin(room, made_by, device.where, now)
        waiting.asked = now
        return Reviewing(*waiting.far)

    def close(self) -> None:
        """Nothing that is computed now is of use any more."""
        for task in self._tasks:
            task.cancel()
        self.workers.close()

    # Kept ones -----------------------------------------------------------------------------------------

    async def _maker(self, game: Game) -> str:
        """What computes reviews of a game today: nothing of it changes while the server runs."""
        if game.id not in self._makers:
            self._makers[game.id] = await self.rooms.at_leisure(made_by, game)
        return self._makers[game.id]

    def _kept(self, id: str, made_by: str) -> bytes | None:
        """The review that is kept with a table, if it was computed as it would be today. In a thread.

        One that looked closer than would be done now is kept; another makes way.
        """
        found = self.store.review(id)
        if found is None:
            return None
        thinking = self.workers.engine.thinking()
        made, _, budget = found.made_by.rpartition(CLOSELY)
        if made != made_by or int(budget) < budget_of("compiled" if thinking == "compiled" else "plain"):
            return None
        return zlib.decompress(found.data)

    # Making them ---------------------------------------------------------------------------------------

    def _begin(self, room: Room, made_by: str, where: str, now: float) -> _Waiting:
        """Order a review, if there is one for this game and the visitor's budget allows it."""
        refused = self._none.get((room.id, made_by))
        if refused is not None:
            raise refused
        try:
            check(room.match)
        except NoReview as error:
            raise Trouble("no_review", str(error), 422) from None
        if not self._held.take(where):
            if self._held.held(where):
                raise too_fast("reviews at once", SOON)
            raise Trouble("busy", f"many games are reviewed: try again in {SOON} seconds", 503, retry=SOON)
        if not self._begun.take(where):
            self._held.give(where)
            raise too_fast("reviews", self._begun.wait(where))
        waiting = self._waiting[room.id] = _Waiting(where, made_by, now)
        task = asyncio.create_task(self._follow(room, waiting))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return waiting

    async def _follow(self, room: Room, waiting: _Waiting) -> None:
        """See a review through: keep it, or remember why there is none."""
        try:
            data, budget = await self._computed(room, waiting)
            kept = KeptReview(kept_by(waiting.made_by, budget), data)
            await asyncio.wrap_future(self.store.set_review(room.id, kept))
        except Trouble as trouble:
            self._none[room.id, waiting.made_by] = trouble
            if len(self._none) > REMEMBERED:
                self._none.popitem(last=False)
        except (WorkerLost, Dropped):  # whoever asks again begins anew
            pass
        except StoreError as error:
            log.error("the review of table %s cannot be kept: %s", room.id, error)
        finally:
            if waiting.order is not None:
                waiting.order.drop()
            del self._waiting[room.id]
            self._held.give(waiting.where)

    async def _computed(self, room: Room, waiting: _Waiting) -> tuple[bytes, int]:
        kept = await self.rooms.at_leisure(room.match.kept)
        content = self.rooms.catalog.content_of(room.row.game)
        order = waiting.order = self.workers.order(Judging(kept, content), waiting.told)
        clock = asyncio.get_running_loop().time
        while not order.future.done():
            if clock() - waiting.asked > self.settings.review_unasked:
                raise Dropped
            await asyncio.sleep(GLANCE)
        try:
            found = order.future.result()
        except WorkerOverdue:
            raise Trouble("no_review", "this game takes too long to be reviewed here", 422) from None
        except JobFailed as error:
            log.error("table %s could not be reviewed:\n%s", room.id, error.trace)
            raise Trouble("no_review", "this game cannot be reviewed: see the log", 422) from None
        if isinstance(found, str):
            raise Trouble("no_review", found, 422)
        return found


def made_by(game: Game) -> str:
    """What a review depends on beside the record: its form, the rules, the content and the weights."""
    weights = shipped(game)
    seal = "" if weights is None else hashlib.blake2b(written(weights), digest_size=8).hexdigest()
    return f"{FORMAT}/{game.rules_version}/{game.content_hash}/{seal}"


def kept_by(made_by: str, budget: int) -> str:
    """The same with how closely it looked."""
    return f"{made_by}{CLOSELY}{budget}"
