"""A live table: one match, the seats, and the pages that look at it.

Whatever is done here is done one thing after the other, and goes on to its end even if the one who asked has
gone. A change is kept by the store before anybody is told of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Protocol, TypeVar

import msgspec
from msgspec import structs

from tablee.core.errors import BadNotation, IllegalAction, TableeError
from tablee.core.game import Game
from tablee.match import Match, PositionLost, Reactions, StaleDecision, UndoRefused
from tablee.server.asking import Ask, Requests
from tablee.server.bots import BotPool, Question, Thought
from tablee.server.company import Lease
from tablee.server.draft import Draft, now
from tablee.server.errors import Trouble, not_your_seat
from tablee.server.protocol import (
    Act,
    Asked,
    Consent,
    Declined,
    Done,
    Earlier,
    Failed,
    HintAsked,
    LogPage,
    Lost,
    Past,
    Position,
    Preview,
    Refused,
    Seat,
    Table,
    TakeBack,
    ToPage,
    Update,
    Welcome,
    Why,
)
from tablee.server.protocol import Seats as SeatsMessage
from tablee.server.reading import Log, News, Reading, Seats, choice
from tablee.server.settings import Settings
from tablee.server.voices import Voices, wish_of
from tablee.store import SeatRow, Store, StoreError, TableRow, Unsure

log = logging.getLogger(__name__)
T = TypeVar("T")
encode = msgspec.json.Encoder().encode

MESSAGES = 256
"""So many messages that were carried out are remembered: one that comes again is answered, not done twice."""


class Page(Protocol):
    """A page that looks at a table."""

    player: str | None
    seats: Seats
    sent: int
    """The number of the last event it was told."""

    def send(self, data: bytes) -> None:
        """Put a message on its way; never waits."""

    def close(self, code: int) -> None:
        """End the connection."""


class Room:
    """One table."""

    def __init__(
        self,
        row: TableRow,
        match: Match,
        draft: Draft,
        guests: set[str],
        messages: set[str],
        store: Store,
        bots: BotPool,
        content: str | None,
        settings: Settings,
        lease: Lease | None = None,
    ) -> None:
        self.id = row.id
        self.lease = lease
        self.row = row
        self.match = match
        match.reactions = self._reactions
        # Who was here when the table was last put away is away since now.
        self.seats = [replace(seat, seen=seat.seen or now()) if seat.player else seat for seat in row.seats]
        self.guests = guests
        self.reading = Reading(match)
        self.pages: set[Page] = set()
        self.requests = Requests(self, settings.consent)
        self.voices = Voices(self, bots)
        self.broken = False
        self._draft = draft
        self._messages = deque(messages, MESSAGES)
        self._store = store
        self._bots = bots
        self._content = content
        self._settings = settings
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[object]] = set()
        self._bot_task: asyncio.Task[None] | None = None
        self._changed = 0.0
        self.used = asyncio.get_running_loop().time()
        self._looked = self.used
        """When somebody looked at the table last."""

    # One thing after the other -------------------------------------------------------------------------

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something with the table to itself. It is finished even if the caller is cancelled."""

        async def run() -> T:
            async with self._lock:
                if not self.held and not self.broken:
                    self.shut()
                if self.broken:
                    raise Trouble("try_again", "the table is being opened again: try once more", 503)
                self.used = asyncio.get_running_loop().time()
                return await work()

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # told to the caller, if there is still one

    @property
    def fence(self) -> int | None:
        """What is written about the table counts only by this number, where several processes serve."""
        return None if self.lease is None else self.lease.fence

    @property
    def held(self) -> bool:
        """Whether the table is still this process's to change."""
        return self.lease is None or self.lease.holds()

    @property
    def resting(self) -> bool:
        """Whether nobody looks, waits or thinks here."""
        return not self.pages and not self._tasks and self._bot_task is None

    @property
    def settled(self) -> bool:
        """Whether nothing is being changed just now that was not told yet."""
        return not self._lock.locked()

    @property
    def thinking(self) -> bool:
        """Whether a bot has its turn here."""
        return self._bot_task is not None

    async def close(self) -> None:
        """Stop bots and finish what was begun."""
        self.voices.close()
        if self._bot_task is not None:
            self._bot_task.cancel()
        if self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def shut(self) -> None:
        """The table is gone: whoever looks at it is sent away, and bots stop."""
        self.broken = True
        self.voices.close()
        if self._bot_task is not None:
            self._bot_task.cancel()
        for page in list(self.pages):
            page.close(1012)

    async def keep(self, message: str | None = None, assisted: bool = False) -> None:
        """Make safe what the match has just done. If that fails the room is of no use any more."""
        if not self._draft and not assisted:
            return
        batch = self._draft.take(self.reading, message, assisted)
        try:
            await asyncio.wrap_future(self._store.append(self.id, batch, self.fence))
        except StoreError as error:
            log.error("table %s: %s", self.id, error)
            self.broken = True
            # The message is remembered if it was kept after all: sent again, it is done once.
            unsure = isinstance(error, Unsure)
            told = "the move could not be kept and does not count"
            if unsure:
                told = "it is not known yet whether the move was kept: the table will show it"
            else:
                self.tell(Failed("", "not_saved", told))  # what is wrong, before they are sent away
            for page in list(self.pages):
                page.close(1012)
            raise Trouble("not_saved", told, 503) from None
        if message is not None:
            self._messages.append(message)
        if assisted:
            self.row = replace(self.row, assisted=True)

    # Who may what --------------------------------------------------------------------------------------

    def seats_of(self, player: str | None) -> Seats:
        """The seats a player holds."""
        return tuple(seat.seat for seat in self.seats if player is not None and seat.player == player)

    def invited(self, player: str | None) -> bool:
        """Whether a player may look at this table at all."""
        if player is None:
            return False
        return bool(self.seats_of(player)) or player == self.row.host or player in self.guests

    def _own(self, page: Page, seat: int) -> None:
        if seat not in self.seats_of(page.player):
            raise not_your_seat(seat)

    # Coming and going ----------------------------------------------------------------------------------

    def greet(self, page: Page, since: int = -1, name: str = "") -> None:
        """Show the table to a page, from the event after `since` on if it can go on from there."""
        page.seats = self.seats_of(page.player)
        missed = self.reading.since(page.seats, since, name)
        entitled = self.reading.log(page.seats)
        page.sent = entitled.count
        welcome = Welcome(
            table=self.table(page.player),
            seats=self.seat_list(page.player),
            events=entitled.page(entitled.count + 1) if missed is None else missed,
            fresh=missed is None,
            position=self.reading.position(page.seats),
            requests=self.requests.told(page.player),
            pace=self._settings.pace,
            log=self.reading.log_name(page.seats),
            count=entitled.count,
        )
        page.send(encode(welcome))
        intentions = self.voices.told()
        if intentions is not None:
            page.send(encode(intentions))

    async def enter(self, page: Page, since: int, name: str) -> None:
        """A page comes to the table, or greets again."""
        was_online = self.online(page.player)
        self.pages.add(page)
        if not was_online:
            self._see(page.player, None)
            self.requests.returned(self.seats_of(page.player))
        self.greet(page, since, name)
        if page.seats and not was_online:
            self.tell_seats(but=page)
        self.wake()

    async def leave(self, page: Page) -> None:
        """A page goes."""
        self.pages.discard(page)
        self._looked = asyncio.get_running_loop().time()
        if page.seats and not self.online(page.player):
            self._see(page.player, now())
            self.tell_seats()

    def _see(self, player: str | None, at: int | None) -> None:
        """Remember since when somebody is away. A failure of the disk costs no more than that time."""
        if player is None or not self.seats_of(player):
            return
        self.seats = [replace(seat, seen=at) if seat.player == player else seat for seat in self.seats]
        self._store.see(self.id, player, at, self.fence)

    def away(self, seat: SeatRow) -> int | None:
        """Since when the person at a seat is away, in milliseconds; None: is here."""
        return None if seat.player is None or self.online(seat.player) else seat.seen

    def online(self, player: str | None) -> bool:
        """Whether a page of somebody looks at this table."""
        return player is not None and any(page.player == player for page in self.pages)

    # What is told --------------------------------------------------------------------------------------

    def table(self, player: str | None) -> Table:
        """What does not change with every move, for one reader."""
        match = self.match
        seeds = [] if match.end is None else [seed for seed in match.end.seeds if seed is not None]
        return Table(
            id=self.id,
            name=self.row.name,
            game=match.game.id,
            options=dict(match.header.options),
            content=match.header.content_hash,
            commitment=match.seed_commitment,
            seeds=seeds,
            assisted=self.row.assisted,
            rematch=self.row.rematch,
            secrets=match.has_secrets(),
            host=next((seat.name for seat in self.seats if seat.player == self.row.host), ""),
            hosting=player == self.row.host,
            watch_only=match.watch_only,
            differs=None if match.end is None or match.shows_its_end() else match.differs,
            commitments=match.commitments,
            patience=self.row.patience,
            hints=self.hints,
            review=match.end is not None and not match.watch_only and match.shows_its_end(),
            origin=self.row.origin,
            origin_entry=self.row.origin_entry,
        )

    def seat_list(self, player: str | None) -> list[Seat]:
        """Who sits where, for one reader. In a record that was opened a name may stand for nobody here."""
        out: list[Seat] = []
        for row in self.seats:
            mine = player is not None and row.player == player
            lost: Lost | None = None
            if player is not None and row.former == player and row.cause:
                lost = Lost(row.given or 0, row.cause)
            if row.kind == "bot":
                out.append(Seat(row.seat, "bot", "", row.bot, True, False, lost, wish=wish_of(row)))
            elif row.player is None and not row.called:
                out.append(Seat(row.seat, "open", "", "", False, False, lost))
            else:
                online = self.online(row.player)
                out.append(Seat(row.seat, "person", row.name, "", online, mine, lost, self.away(row)))
        return out

    def tell(self, message: ToPage) -> None:
        """The same to everybody."""
        data = encode(message)
        for page in list(self.pages):
            page.send(data)

    def tell_seats(self, but: Page | None = None) -> None:
        """Who sits where, to everybody. A page whose own seats have changed is shown everything anew."""
        for page in list(self.pages):
            if page is but:
                continue
            if page.seats != self.seats_of(page.player):
                self.greet(page)
            else:
                page.send(encode(SeatsMessage(self.table(page.player), self.seat_list(page.player))))

    def tell_change(self, before: int) -> None:
        """What has happened after entry `before`, to everybody."""
        made: dict[tuple[Seats, int], bytes] = {}
        news: dict[Log, News] = {}  # where nobody has secrets all read the same log
        over = self.match.is_over()
        for page in list(self.pages):
            entitled = self.reading.log(page.seats)
            told = news.get(entitled)
            if told is None:
                told = news[entitled] = News(entitled, before)
            if over and told.secrets:
                self.greet(page)  # everything hidden is open now: another log than the page has
                continue
            key = page.seats, page.sent
            if key not in made:
                position = self.reading.position(page.seats)
                made[key] = encode(Update(told.after(page.sent), told.undone, position))
            page.sent = told.count
            page.send(made[key])
        if over:
            self.tell_seats()  # the seeds are open now
        self._changed = asyncio.get_running_loop().time()

    # What pages ask ------------------------------------------------------------------------------------

    async def act(self, page: Page, message: Act) -> Done | Refused:
        """Answer a decision."""
        self._own(page, message.seat)
        name = _message_name(page, message.id)
        if name in self._messages:
            return Done(message.id)
        before = len(self.match.entries)
        try:
            self.match.submit(message.seat, message.decision, message.text, "person")
        except IllegalAction as error:
            return self.refused(message, error)
        except StaleDecision as error:
            raise Trouble("late", str(error)) from None
        except BadNotation as error:
            raise Trouble("bad_notation", str(error)) from None
        await self._after(before, name)
        return Done(message.id)

    def refused(self, message: Act | Preview, error: IllegalAction) -> Refused:
        """What is told of an answer that is not legal; one to a question that is not open is late."""
        if message.decision != self.match.decision_id(message.seat):
            raise Trouble("late", "this question is not open any more") from None
        return self._refused(message.id, error.rule, message.text)

    async def _after(self, before: int, message: str | None = None, assisted: bool = False) -> None:
        """Keep what was done, tell it, and let the bots go on."""
        if len(self.match.entries) == before:
            return
        await self.keep(message, assisted)
        self.requests.moved(self.match.is_over())
        done_with = self.voices.moved(before)
        self.tell_change(before)
        for row in done_with:
            await self._set_wish(row, "")
        self.wake()

    async def why(self, page: Page, message: Why) -> Refused:
        """Which rule forbids this."""
        self._own(page, message.seat)
        try:
            rule = self.match.explain(message.seat, message.text)
        except BadNotation as error:
            raise Trouble("bad_notation", str(error)) from None
        return self._refused(message.id, rule, message.text)

    def _refused(self, id: str, rule: str, text: str) -> Refused:
        game = self.match.game
        return Refused(id, rule, choice(game.choice(game.space.parse(" ".join(text.split())))))

    async def look(self, page: Page, id: str, entry: int) -> Past:
        """The position after an earlier entry."""
        return Past(id, self.look_at(page.seats, entry))

    async def earlier(self, page: Page, message: Earlier) -> LogPage:
        """The page of the log before an event."""
        entitled = self.reading.log(page.seats)
        if not 1 <= message.before <= entitled.count + 1:
            raise Trouble("unknown_event", f"there is no event {message.before}", 404)
        return LogPage(message.id, entitled.page(message.before))

    def look_at(self, seats: Seats, entry: int) -> Position:
        """The same without a page."""
        if not 0 <= entry <= len(self.match.entries):
            raise Trouble("unknown_entry", f"there is no entry {entry}", 404)
        try:
            return self.reading.past(seats, entry)
        except PositionLost as error:
            raise Trouble("position_lost", str(error), 410) from None

    # Taking back ---------------------------------------------------------------------------------------

    async def take_back(self, page: Page, message: TakeBack) -> Done:
        """Take back: freely to the last barrier, further if those affected agree."""
        self._own(page, message.seat)
        name = _message_name(page, message.id)
        if name in self._messages:
            return Done(message.id)
        if self.match.watch_only:
            raise Trouble("undo_refused", "this game can only be looked at: nothing can be taken back")
        history = self.match.history
        to = message.to
        if to is None:
            mine = self.seats_of(page.player)
            chosen = next((before for before, seat in history.choices() if seat in mine), None)
            if chosen is None:
                raise Trouble("nothing_to_undo", "you have not chosen anything yet")
            to = chosen
        others = self.others(page.player)
        free = to >= self.match.undo_limit(message.seat, self.seats_of(page.player))
        if not free and others:
            if self.match.end is not None:
                raise Trouble("undo_refused", "the game is over: nothing can be taken back")
            try:
                history.check_undo(message.seat, to, consent=True)  # nobody is asked for what cannot be
            except UndoRefused as error:
                raise Trouble("undo_refused", str(error)) from None
            grant = partial(self._undo, message.seat, to, True, False, None)
            self.requests.add(Ask("undo", message.seat, page.player or "", others, grant, to=to))
            return Done(message.id)
        alone = free and to >= self.match.undo_limit(message.seat)
        await self._undo(message.seat, to, not alone, not free, name)
        return Done(message.id)

    async def _undo(self, seat: int, to: int, consent: bool, assisted: bool, message: str | None) -> None:
        before = len(self.match.entries)
        try:
            self.match.undo(seat, to, consent=consent)
        except UndoRefused as error:
            raise Trouble("undo_refused", str(error)) from None
        first_help = assisted and not self.row.assisted
        await self._after(before, message, first_help)
        if first_help:
            self.tell_seats()

    # Hints ---------------------------------------------------------------------------------------------

    @property
    def content(self) -> str | None:
        """The folder that the data of the game comes from, if it is not that of the house."""
        return self._content

    @property
    def hints(self) -> bool:
        """Whether those who sit here may ask what the table would do."""
        return self.row.hints if self.row.hints is not None else hints_by_default(self.match.game, self.seats)

    def allow_hints(self, hints: bool) -> None:
        """The host has changed it; the store has it already."""
        self.row = replace(self.row, hints=hints)
        self.tell_seats()

    async def hinted(self, player: str | None, seat: int) -> None:
        """A hint is given: the game counts as assisted, and the others hear that it was asked for."""
        if not self.row.assisted:
            await self.keep(assisted=True)
            self.tell_seats()
        told = encode(HintAsked(seat, self.match.place))
        for page in list(self.pages):
            if page.player != player:
                page.send(told)

    # Consent -------------------------------------------------------------------------------------------

    def others(self, *players: str | None) -> set[str]:
        """The people who hold a seat, but these."""
        return {s.player for s in self.seats if s.player is not None and s.player not in players}

    async def consent(self, page: Page, message: Consent) -> None:
        """An answer to a request."""
        await self.requests.consent(page.player, message)

    def tell_requests(self, declined: Declined | None, asker: str) -> None:
        """Tell everybody the open requests, and how one of somebody came to nothing."""
        for page in list(self.pages):
            told = declined and structs.replace(declined, own=page.player == asker)
            page.send(encode(Asked(self.requests.told(page.player), told)))
        self.wake()

    # Reactions -----------------------------------------------------------------------------------------

    async def react(self, page: Page, wish: Reactions) -> None:
        """How a player wants to be asked about reactions, from now on."""
        for seat in self.seats_of(page.player) if self.match.game.reactions else ():
            if self.seats[seat].reactions != wish:
                row = replace(self.seats[seat], reactions=wish)
                await asyncio.wrap_future(self._store.set_seat(self.id, row, self.fence))
                self.seats[seat] = row
        before = len(self.match.entries)
        self.match.go_on()  # what is not to be asked any more is answered now
        await self._after(before)

    def _reactions(self, seat: int) -> Reactions:
        """Whether a seat is asked about reactions: bots always are."""
        row = self.seats[seat]
        return row.reactions if row.kind == "person" else "always"

    # Seats ---------------------------------------------------------------------------------------------

    async def put(self, seat: SeatRow) -> None:
        """Somebody sat down, got up or was replaced; the store has it already."""
        self.seats[seat.seat] = seat
        await self.requests.reseated(seat.seat)
        self.tell_seats()
        self.wake()

    async def rename(self, player: str, name: str) -> None:
        """A player has another name."""
        mine = [seat.player == player and not seat.called for seat in self.seats]
        self.seats = [
            replace(seat, name=name) if own else seat for seat, own in zip(self.seats, mine, strict=True)
        ]
        self.tell_seats()

    # Bots ----------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let bots act if it is their turn, and say what they will do if it is not."""
        self.voices.wake()
        if self._bot_task is None and not self.broken and self._bot_to_act() is not None:
            self._bot_task = asyncio.create_task(self._play_bots())

    def _bot_to_act(self) -> SeatRow | None:
        if self.requests.undecided() or self._left_alone():
            return None  # bots wait until it is settled what counts, and do not play for nobody
        for seat in self.match.to_act():
            if self.seats[seat].kind == "bot":
                return self.seats[seat]
        return None

    def _left_alone(self) -> bool:
        """Whether only bots sit here, and nobody has looked for a while."""
        if self.pages or any(seat.kind != "bot" for seat in self.seats):
            return False
        return asyncio.get_running_loop().time() - self._looked >= self._settings.unwatched

    async def _play_bots(self) -> None:
        match = self.match
        loop = asyncio.get_running_loop()
        try:
            while (row := self._bot_to_act()) is not None:
                asked = match.decision_id(row.seat)
                thought = await self._bots.choose(self._question(row))
                if self.pages:
                    await asyncio.sleep(self._changed + self._settings.pace / 1000 - loop.time())
                await self.do(partial(self._bot_act, row, asked, thought))
        except Trouble as error:
            log.error("table %s: %s", self.id, error)
        except Exception:
            # People are told, and the bot is asked again when somebody comes or does something.
            log.exception("table %s: a bot's turn failed", self.id)
            self.tell(Failed("", "bot_failed", "a bot cannot go on: load the page, or replace it by another"))
        finally:
            self._bot_task = None

    def _question(self, row: SeatRow) -> Question:
        game = self.match.game
        began, since = self.match.turn(row.seat)
        wish, speaks = self.voices.wish(row), self.voices.speaks(row.seat)
        return Question(game.id, self._content, row.seat, row.bot, game.dump(began), since, wish, speaks)

    async def _bot_act(self, row: SeatRow, asked: int, thought: Thought | None) -> None:
        match = self.match
        stale = match.is_over() or asked != match.decision_id(row.seat) or self.seats[row.seat] != row
        if stale or self.requests.undecided() or row.seat not in match.to_act():
            return
        before = len(match.entries)
        text, said = (None, None) if thought is None else (thought.text, self.voices.said(row, thought))
        try:
            match.submit_bot(row.seat, asked, text, said)
        except TableeError as error:
            log.error("table %s: bot %s said '%s': %s", self.id, row.bot, text, error)
            match.submit_bot(row.seat, asked, None)
        await self._after(before)
        if thought is not None:  # after the move is kept: a failing store costs the answer, never the move
            row = self.seats[row.seat]
            await self._set_wish(row, self.voices.heard(row, thought))

    async def _set_wish(self, row: SeatRow, wish: str) -> None:
        """What a bot was asked for has changed."""
        if wish != row.wish:
            row = replace(row, wish=wish)
            await asyncio.wrap_future(self._store.set_seat(self.id, row, self.fence))
            self.wish(row)

    def wish(self, row: SeatRow) -> None:
        """Something is asked of a bot, or not any more; the store has it already."""
        self.seats[row.seat] = row
        self.tell_seats()
        self.wake()


def hints_by_default(game: Game, seats: Sequence[SeatRow]) -> bool:
    """Whether hints may be asked for where the host has not said: they take nothing from anybody.

    In cooperative games, and where only one person plays.
    """
    return game.cooperative or sum(seat.kind == "person" for seat in seats) == 1


def _message_name(page: Page, id: str) -> str:
    return f"{page.player} {id}"
