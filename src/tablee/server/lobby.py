"""What is done about tables: making, joining, leaving, rematch, export, import, share."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial

from msgspec import structs

from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.match import HUMAN, Header, Match, Record
from tablee.record.lines import encode
from tablee.server.access import Keys, give_links
from tablee.server.bots import bot_names
from tablee.server.company import Elsewhere
from tablee.server.draft import Draft, entry_lines, line, now, position, question
from tablee.server.errors import Trouble, unknown_table
from tablee.server.http_messages import LIVE, Invitation, Joined, Links, NewSeat, NewTable, PlayOn, TableRow
from tablee.server.imports import Imports, ReadRecord
from tablee.server.people import Device, People, plain
from tablee.server.playing_on import Cutting, header_of, seats_for
from tablee.server.protocol import Decision, Ending
from tablee.server.quota import Quota
from tablee.server.reading import Reading
from tablee.server.room import Room, hints_by_default
from tablee.server.rooms import Rooms
from tablee.server.seating import Seating, may_sit
from tablee.server.settings import Settings
from tablee.server.tokens import new_id
from tablee.store import EntryLine, Player, SeatRow, Store
from tablee.store import NewTable as NewRow
from tablee.store import TableRow as Row

LISTED = 200
"""The most tables in somebody's list."""

PATIENCE = 60, 30 * 24 * 3600
"""The least and the longest absence, in seconds, after which a table lets a seat be given away."""


class Lobby:
    """The door of the house."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        people: People,
        seating: Seating,
        keys: Keys,
        settings: Settings,
    ) -> None:
        self.store = store
        self.seating = seating
        self.keys = keys
        self.rooms = rooms
        self.people = people
        self.settings = settings
        self.imports = Imports(rooms.catalog, settings)
        self.quota = Quota(store, rooms, settings.limits)

    # Lists ---------------------------------------------------------------------------------------------

    async def tables(self, device: Device) -> list[TableRow]:
        """The tables of a person: those that wait for it, the longest first, then the others."""
        if device.player is None:
            return []
        player = device.player.id
        found = await self.rooms.in_thread(self.store.tables_of, player, LISTED)
        aside = await self.rooms.in_thread(self.store.put_aside, player)
        grace = int(self.settings.grace * 1000)
        rows = [_listed(row, player, row.id in aside, grace) for row in found]
        rows.sort(key=lambda row: (row.ended, not row.waiting, row.since if row.waiting else -row.since))
        return rows

    # Tables --------------------------------------------------------------------------------------------

    async def open(self, device: Device, new: NewTable) -> Links:
        """Make a table."""
        game = self.rooms.catalog.game(new.game)
        name = plain(new.name, "the name of a table", empty=True)
        if not PATIENCE[0] <= new.patience <= PATIENCE[1]:
            raise Trouble("bad_table", f"the patience of a table is {PATIENCE[0]} to {PATIENCE[1]} seconds")
        host = await self.people.person(device)
        seats = [_new_seat(i, seat, host) for i, seat in enumerate(new.seats)]
        try:
            draft = Draft()
            match = Match(
                game,
                [seat.bot if seat.kind == "bot" else HUMAN for seat in seats],
                options=new.options | game.seat_options(_names(seats)),
                created=datetime.now(UTC).isoformat(timespec="seconds"),
                journal=draft,
            )
        except TableeError as error:
            raise Trouble("bad_table", str(error)) from None
        return await self._make(device, name, host.id, match, draft, seats, new.patience, hints=new.hints)

    async def _make(
        self,
        device: Device,
        name: str,
        host: str,
        match: Match,
        draft: Draft,
        seats: Sequence[SeatRow],
        patience: int,
        guests: Sequence[str] = (),
        rematch_of: str | None = None,
        lines: Sequence[EntryLine] = (),
        hints: bool | None = None,
        origin: tuple[str, int] | None = None,
    ) -> Links:
        """Make a table of a match; `lines` are those of its entries that are written already.

        `origin`: it is played on from there, from an entry of another table.
        """
        if match.end is None:
            await self.quota.check(host, device.where)
        waiting, asked = question(Reading(match))
        row = Row(
            id=new_id(),
            name=name,
            game=match.game.id,
            header=line(match.header),
            seeds=tuple(draft.seeds),
            end=None if match.end is None else line(match.end),
            host=host,
            created=now(),
            moved=now(),
            waiting=waiting,
            asked=asked,
            assisted=False,
            rematch=None,
            seats=tuple(seats),
            patience=patience,
            hints=hints_by_default(match.game, seats) if hints is None else hints,
            origin=origin and origin[0],
            origin_entry=origin and origin[1],
        )
        friends = any(seat.kind == "person" and seat.player is None for seat in seats)
        given, opened = give_links(device, row.id, seats, {}, shown=friends)
        holder = None if self.rooms.company is None else self.rooms.company.place()
        written = [*lines, *entry_lines(match, len(lines) + 1)]
        new = NewRow(row, written, position(match), opened, guests, rematch_of, holder)
        await asyncio.wrap_future(self.store.create(new))
        self.quota.note(device.where, row.id)
        self.rooms.add(row, match, draft, set(guests), holder)
        return given

    async def invitation(self, device: Device, token: str) -> Invitation:
        """What a link leads to. Refused for the same reasons as following it, and changes nothing."""
        link = await self.keys.find(token)
        room = await self.rooms.get(link.table)
        seat: int | None = None
        asks = False
        if link.kind == "seat":
            how = may_sit(room, room.seats[link.seat], device.id)
            seat, asks = link.seat if how != "inside" else None, how == "ask"
        return Invitation(
            kind=link.kind,
            game=room.row.game,
            name=room.row.name,
            host=room.table(device.id).host,
            options=dict(room.match.header.options),
            seats=room.seat_list(device.id),
            seat=seat,
            inside=seat is None and room.invited(device.id),
            ended=room.match.end is not None,
            view=room.match.shown(None),
            asks=asks,
        )

    async def join(self, device: Device, token: str) -> Joined:
        """Follow a link: sit down, or watch."""
        link = await self.keys.find(token)
        player = await self.people.person(device)
        room = await self.rooms.get(link.table)
        if link.kind != "seat":
            await room.do(lambda: self.seating.watch(room, player.id))
            await self._watch_on(room, player)
            return Joined(room.id, link.entry if link.kind == "share" else None)
        asked = await room.do(lambda: self.seating.sit(room, link.seat, player))
        return Joined(room.id, asked=asked)

    async def _watch_on(self, room: Room, player: Player) -> None:
        """Watch the games that were played again after this one too: the page leads there."""
        id = room.row.rematch
        while id is not None:
            try:
                room = await self.rooms.get(id)
            except Elsewhere:
                id = await self._watch_elsewhere(id, player)
                continue
            await room.do(partial(self.seating.watch, room, player.id))
            id = room.row.rematch

    async def _watch_elsewhere(self, id: str, player: Player) -> str | None:
        """The same at a table that another process has; gives the game that was played after it."""
        await asyncio.wrap_future(self.store.add_guest(id, player.id))
        if self.rooms.company is not None:
            self.rooms.company.announce("guests", id)
        row = await self.rooms.in_thread(self.store.table, id)
        return None if row is None else row.rematch

    async def rematch(self, device: Device, id: str) -> Links:
        """The same game with the same people once more. The second to ask gets to the same table."""
        room, player = await self.seating.seated(device, id)
        if room.match.end is None:
            raise Trouble("game_runs", "a rematch is made when the game is over", 409)

        async def work() -> Links | None:
            if room.row.rematch is not None:
                return None
            draft = Draft()
            game = self.rooms.catalog.game(room.row.game)
            seats = [_afresh(seat) for seat in room.seats]
            if not any(seat.player for seat in seats):  # a record that was opened: who asks plays its people
                me = _sitting(await self.people.person(device))
                seats = [replace(me, seat=seat.seat) if seat.kind == "person" else seat for seat in seats]
            match = Match(
                game,
                [seat.bot if seat.kind == "bot" else HUMAN for seat in seats],
                options=_options_of_today(room.match.header, game) | game.seat_options(_names(seats)),
                created=datetime.now(UTC).isoformat(timespec="seconds"),
                journal=draft,
            )
            guests = set(room.guests) | {room.row.host} - {player}
            name, patience = room.row.name, room.row.patience
            links = await self._make(
                device, name, player, match, draft, seats, patience, sorted(guests), room.id, hints=room.hints
            )
            room.row = replace(room.row, rematch=links.table)
            room.tell_seats()
            return links

        made = await room.do(work)
        return made or await self.keys.links(device, room.row.rematch or "")

    # Records -------------------------------------------------------------------------------------------

    async def record(self, device: Device, id: str) -> tuple[str, bytes]:
        """The record of a table as a file: its name and its lines.

        A running game's record has no seed, and is refused if it tells what not everybody knows. A table that
        cannot be shown any more still has its record.
        """
        try:
            room = await self.seating.invited(device, id)
        except Trouble as trouble:
            if trouble.code != "table_lost":
                raise
            return await self.rooms.in_thread(self._stored_record, device.id, id[:40])

        async def work() -> Record:
            if room.match.end is None and room.match.tells_secrets():
                raise Trouble("secret", "this record tells secrets until the game is over", 403)
            return room.match.record()

        record = await room.do(work)
        names = tuple("" if seat.kind == "bot" else seat.name for seat in room.seats)
        header = structs.replace(record.header, names=names if any(names) else ())
        parts = [header, *record.entries, *([] if record.end is None else [record.end])]
        return f"{room.row.game}-{id}.jsonl", await self.rooms.at_leisure(encode, parts)

    def _stored_record(self, player: str | None, id: str) -> tuple[str, bytes]:
        """The record of a table that is not open, as it is stored. In a thread."""
        row = self.store.table(id)
        if row is None or player is None:
            raise unknown_table()
        seated = any(seat.player == player for seat in row.seats)
        if not seated and row.host != player and not self.store.is_guest(id, player):
            raise unknown_table()
        if row.end is None:  # nobody can tell any more what of it is secret
            raise Trouble("secret", "this record may tell secrets: ask whoever runs this server for it", 403)
        lines = [row.header, *(entry.line for entry in self.store.entries(id)), row.end]
        return f"{row.game}-{id}.jsonl", "".join(f"{line}\n" for line in lines).encode()

    async def import_record(self, device: Device, data: bytes) -> Joined:
        """Make a table of a record: to play on with other dice, or to look back at if it is over.

        The people in it keep their names. Opened again it is the table that was made of it; the record of a
        finished game that the reader has here leads to that game.
        """
        read = await self.imports.read(data)
        kept = read.kept
        host = await self.people.person(device)
        known = await self.rooms.at_leisure(self._known, read, host.id)
        if known is not None:
            await asyncio.wrap_future(self.store.set_aside(known, host.id, False))
            return Joined(known)
        draft = Draft()
        game = self.rooms.catalog.game(kept.header.game)
        seeds = [] if kept.end is None else [seed for seed in kept.end.seeds if seed is not None]
        match = await self.rooms.at_leisure(Match.opened, kept, game, seeds=seeds, journal=draft)
        match.under_newer_rules = read.under_newer_rules
        if match.end is None:
            match.go_on()
        # A game that is over was played by others: whoever looks at it is nobody in it.
        sitter = _sitting(host) if match.end is None else SeatRow(0, "person")
        people = [_recorded(read.names, i) for i in range(len(kept.header.seats))]
        seats = [
            SeatRow(i, "bot", name)
            if name in bot_names()
            else replace(sitter, seat=i, called=people[i], name=people[i] or sitter.name)
            for i, name in enumerate(kept.header.seats)
        ]
        given = await self._make(device, "", host.id, match, draft, seats, LIVE, lines=read.lines)
        return Joined(given.table)

    async def play_on(self, device: Device, id: str, wanted: PlayOn) -> Joined:
        """A new table of the reader alone, from the position after an entry of a finished game.

        Whoever may look at the table may do so: everything about a finished game is open to them.
        """
        room = await self.seating.invited(device, id)
        old = room.match
        if old.end is None:
            raise Trouble("not_over", "the game is not over: who plays on would learn its secrets", 409)
        if not 0 <= wanted.entry <= len(old.entries):
            raise Trouble("unknown_entry", f"there is no entry {wanted.entry}", 404)
        host = await self.people.person(device)
        await self.quota.check(host.id, device.where)
        seats = seats_for(old.game, room.seats, host.id, _sitting(host))
        kept = await self.rooms.at_leisure(old.kept)
        content = self.rooms.catalog.content_of(old.game.id)
        header = header_of(old.header, seats)
        read = await self.imports.done(Cutting(kept, header, wanted.entry, content))
        seeds = [seed for seed in old.end.seeds if seed is not None]
        draft = Draft(seeds=list(seeds))
        match = await self.rooms.at_leisure(Match.opened, read.kept, old.game, seeds=seeds, journal=draft)
        match.under_newer_rules = read.under_newer_rules
        if wanted.luck == "new":
            match.reseed()
        elif match.knows_its_luck():
            match.go_on()
        else:
            raise Trouble("unknown_luck", "the dice of this game are not known: play on with new ones", 409)
        given = await self._make(
            device, room.row.name, host.id, match, draft, seats, LIVE, lines=read.lines,
            origin=(room.id, wanted.entry),
        )  # fmt: skip
        return Joined(given.table)

    def _known(self, read: ReadRecord, player: str) -> str | None:
        """The table of a player that was made of a record before, or its finished game. In a thread."""
        header, end = line(read.kept.header), None if read.kept.end is None else line(read.kept.end)
        lines = [entry for _, entry, _ in read.lines]
        for row in self.store.tables_of(player, LISTED):
            if row.deleted is not None or (row.header, row.end) != (header, end):
                continue
            if row.end is not None:
                return row.id
            kept = [entry.line for entry in self.store.entries(row.id)]
            # A game that was taken up again from its record goes on with another seed.
            if kept[: len(lines)] == lines and _reseeded(kept[len(lines) :]):
                return row.id
        return None


def _new_seat(i: int, seat: NewSeat, host: Player) -> SeatRow:
    if seat.kind == "bot":
        if seat.bot not in bot_names():
            known = ", ".join(bot_names())
            raise Trouble("unknown_bot", f"there is no bot '{seat.bot[:40]}'; known: {known}")
        return SeatRow(i, "bot", seat.bot)
    if seat.kind == "friend":
        return SeatRow(i, "person")
    called = plain(seat.name, "the name of a seat", empty=True)
    return replace(_sitting(host), seat=i, called=called, name=called or host.name)


def _names(seats: Sequence[SeatRow]) -> list[str | None]:
    """The names at a table that is about to be made: None for people who have none yet, as friends."""
    return ["" if seat.kind == "bot" else seat.name or None for seat in seats]


def _sitting(player: Player) -> SeatRow:
    return SeatRow(0, "person", "", player.id, player.name, seen=now())


def _options_of_today(header: Header, game: Game) -> dict[str, str]:
    """The options of a game, in the words of this version: a game of an earlier one may name others."""
    return game.migrate_options(dict(header.options), header.rules_version)


def _afresh(seat: SeatRow) -> SeatRow:
    """The same at another table: nobody has held the seat there before."""
    seen = None if seat.player is None else now()
    return replace(seat, former=None, given=None, cause="", seen=seen)


def _recorded(names: Sequence[str], seat: int) -> str:
    """The name a record tells of a seat; none where it is not one that people may give themselves."""
    try:
        return plain(names[seat], "a name", empty=True) if seat < len(names) else ""
    except Trouble:
        return ""


def _reseeded(lines: Sequence[str]) -> bool:
    return bool(lines) and json.loads(lines[0])["type"] == "reseed"


def _listed(row: Row, player: str, aside: bool, grace: int) -> TableRow:
    mine = [seat.seat for seat in row.seats if seat.player == player]
    acting = [seat for seat in mine if row.waiting >> seat & 1]
    decision: Decision | None = None
    ending: Ending | None = None
    if row.end is not None:
        result = json.loads(row.end)["outcome"]
        ending = Ending(result["cause"], result["winners"], result.get("scores", []))
    elif acting:
        asked = json.loads(row.asked).get(str(acting[0]))
        if asked is not None:
            decision = Decision(
                asked["id"], acting[0], asked["kind"], asked["rule"], asked["about"], [], None
            )
    return TableRow(
        id=row.id,
        name=row.name,
        game=row.game,
        waiting=bool(acting) and row.end is None and row.deleted is None and row.closed is None,
        decision=decision,
        people=[seat.name for seat in row.seats if seat.kind == "person" and (seat.player or seat.called)],
        since=row.moved,
        ended=row.end is not None,
        ending=ending,
        mine=mine,
        seats=len(row.seats),
        hosting=row.host == player,
        aside=aside,
        gone=None if row.deleted is None else row.deleted + grace,
    )
