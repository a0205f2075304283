"""Hints: what the table would do at somebody's seat. Told to who asked; the others hear that it was asked.

They are computed where bots think. A process is given a possible state of what the seat may know, never the
true one, so that nothing else can find its way into a hint.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import Any

from tablee.core.engine import EngineKind
from tablee.core.rng import Rng
from tablee.judge import hint as judged
from tablee.judge.compare import Budget
from tablee.server.bots import loaded
from tablee.server.errors import Trouble, not_your_seat, too_fast
from tablee.server.http_messages import Hint, Hints, Reason
from tablee.server.limits import Buckets
from tablee.server.people import Device
from tablee.server.reading import choice
from tablee.server.room import Room
from tablee.server.rooms import Rooms
from tablee.server.seating import Seating
from tablee.server.settings import Limits
from tablee.store import Store

KEPT = 1000
"""So many hints are remembered: asked again for the same question, one is told again."""

Found = tuple[judged.Hints, EngineKind]


@cache
def witness(game: str, content: str | None) -> judged.Witness:
    """The judge of a game, made once in each process."""
    return judged.Witness(loaded(game, content))


@dataclass(frozen=True)
class Advising:
    """The work of finding hints for a seat, in the process of a bot."""

    game: str
    content: str | None
    seat: int
    possible: dict[str, Any]
    """A state as it may be, for all that the seat knows."""
    budget: Budget | None = None
    """How much is thought; None: as much as is usual for the game."""
    glance: bool = False
    """Only a small part of that."""

    def prepare(self) -> None:
        import tablee.bots
        import tablee.match  # noqa: F401

        witness(self.game, self.content)

    def work(self) -> Found:
        from tablee.bots.levels import hint_budget
        from tablee.core.engine import engine_kind
        from tablee.match import SeatView

        game = loaded(self.game, self.content)
        table = SeatView(game, game.load(self.possible), self.seat)
        budget = self.budget or hint_budget(game.id, table.seats, engine_kind(), self.glance)
        return judged.hint(table, budget=budget, judge=witness(self.game, self.content)), engine_kind()


class Hinting:
    """Gives hints to those who may have them, one at a time for each seat."""

    def __init__(self, store: Store, rooms: Rooms, seating: Seating, limits: Limits) -> None:
        self._store = store
        self._rooms = rooms
        self._seating = seating
        self._asked = Buckets(limits.hints)
        self._coming: set[tuple[str, int]] = set()
        self._given: OrderedDict[tuple[str, int], Hints] = OrderedDict()

    async def allow(self, device: Device, id: str, hints: bool) -> None:
        """Let people ask for hints at a table, or not: for its host."""
        room = await self._seating.invited(device, id)
        if device.id != room.row.host:
            raise Trouble("not_host", "only the host of a table may do this", 403)

        async def work() -> None:
            await asyncio.wrap_future(self._store.set_hints(room.id, hints, room.fence))
            room.allow_hints(hints)

        await room.do(work)

    async def hint(self, device: Device, id: str, seat: int) -> Hints:
        """What the table would do at a seat of who asks."""
        room = await self._seating.invited(device, id)
        question = may_ask(room, device.id, seat)
        key = room.id, seat
        given = self._given.get(key)
        if given is not None and given.entry == room.match.place:
            return given
        if key in self._coming:
            raise Trouble("hint_coming", "the last hint for this seat is still being computed", 409)
        if not self._asked.take(device.where):
            raise too_fast("hints", self._asked.wait(device.where))
        self._coming.add(key)
        try:
            job, bots, game = self._job(room, seat), self._rooms.bots, room.row.game
            found = await bots.run(job, "a hint", game)
            glance = found is None
            if found is None:  # no time for all of it: what a glance finds is better than nothing
                found = await bots.run(replace(job, glance=True), "a hint at a glance", game)
        finally:
            self._coming.discard(key)
        if found is None:
            raise Trouble("no_hint", "no hint could be computed: ask once more", 503)
        return await room.do(partial(self._give, room, device.id, seat, question, found, glance))

    def _job(self, room: Room, seat: int) -> Advising:
        game = room.match.game
        possible = room.match.seat_view(seat).sample(Rng(0))
        return Advising(game.id, room.content, seat, game.dump(possible))

    async def _give(
        self, room: Room, player: str | None, seat: int, question: int, found: Found, glance: bool
    ) -> Hints:
        """Tell what was found, if it is still about the same question."""
        if may_ask(room, player, seat) != question:
            raise Trouble("late", "the game has gone on meanwhile: ask once more", 409)
        hints, engine = found
        game = room.match.game
        told = Hints(
            entry=room.match.place,
            seat=seat,
            hints=[
                Hint(
                    action=game.space.text(one.action),
                    said=choice(game.choice(one.action)),
                    win=one.win,
                    gain=one.gain,
                    margin=one.margin,
                    equal=one.equal,
                    reason=Reason(one.reason.key, dict(one.reason.args)),
                )
                for one in hints.hints
            ],
            doubt=hints.doubt,
            judged=hints.judged,
            thinking_with=engine,
            glance=glance,
        )
        await room.hinted(player, seat)
        if glance:
            return told  # asked again, the table may have more time
        self._given[room.id, seat] = told
        self._given.move_to_end((room.id, seat))
        if len(self._given) > KEPT:
            self._given.popitem(last=False)
        return told


def may_ask(room: Room, player: str | None, seat: int) -> int:
    """The number of the question for which a player may have a hint at a seat. One clear refusal if not."""
    if seat not in room.seats_of(player):
        raise not_your_seat(seat)
    if room.match.is_over() or room.match.watch_only:
        raise Trouble("game_over", "the game is over, or can only be looked at: there is no hint", 409)
    if not room.hints:
        raise Trouble("hints_off", "the host of this table does without hints", 403)
    if seat not in room.match.to_act():
        raise Trouble("not_asked", f"seat {seat} is not asked anything now", 409)
    return room.match.decision_id(seat)
