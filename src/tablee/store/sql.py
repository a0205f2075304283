"""The store on a SQL database, by SQLAlchemy Core."""

from __future__ import annotations

import json
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import fields
from typing import Any

from sqlalchemy import (
    Connection,
    Engine,
    Row,
    Select,
    Table,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from tablee.store.access import Access
from tablee.store.base import (
    Batch,
    Conflict,
    EntryLine,
    KeptReview,
    LeaseLost,
    NewTable,
    Position,
    SeatRow,
    Stored,
    TableRow,
)
from tablee.store.leases import announce
from tablee.store.migrate import prepare
from tablee.store.schema import (
    about,
    aside,
    chapters,
    entries,
    guests,
    links,
    players,
    reviews,
    seats,
    snapshots,
    tables,
)
from tablee.store.writer import Doubts, Writer

# The statements of every move and every coming and going: made once, since making them takes longer than
# running them.
_NEW_ENTRIES = insert(entries)
_NEW_TABLE = insert(tables)
_TABLE = select(tables).where(tables.c.id == bindparam("of_table"), tables.c.deleted.is_(None))
_SITTING = (
    select(seats, func.coalesce(func.nullif(seats.c.called, ""), players.c.name, "").label("name"))
    .outerjoin(players, seats.c.player == players.c.id)
    .order_by(seats.c.seat)
)
_SITTING_AT = _SITTING.where(seats.c.table == bindparam("of_table"))
_SEAT_AT = update(seats).where(seats.c.table == bindparam("of_table"), seats.c.seat == bindparam("of_seat"))
_FREE_SEAT_AT = _SEAT_AT.where(seats.c.kind == "person", seats.c.player.is_(None))
_SEEN = update(seats).where(seats.c.table == bindparam("of_table"), seats.c.player == bindparam("of_player"))
_PLAYED = and_(tables.c.end.is_(None), tables.c.deleted.is_(None), tables.c.closed.is_(None))
_RUNNING = update(tables).where(tables.c.id == bindparam("of_table"), _PLAYED)
_RUNNING_HELD = _RUNNING.where(tables.c.fence == bindparam("of_fence"))
"""It locks the row until the entries are kept: who takes the table meanwhile waits, and reads them."""

_SNAPSHOT = update(snapshots).where(snapshots.c.table == bindparam("of_table"))


MANY = 5000
"""Tables that are asked for at once: no database takes any number of parameters."""

_SEAT = [field.name for field in fields(SeatRow)]


class SqlStore(Access):
    """Reads on connections of the reading engine, writes on the one connection of the writer."""

    def __init__(self, reading: Engine, writing: Engine, doubts: Doubts | None = None) -> None:
        super().__init__(reading, Writer(writing, doubts))
        self._writing = writing
        try:
            self._writer.run(prepare).result()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        self._writer.close()
        self._reading.dispose()
        self._writing.dispose()

    # Reading -------------------------------------------------------------------------------------------

    def answers(self) -> None:
        self._rows(select(about.c.value).where(about.c.key == "version"))

    def table(self, id: str) -> TableRow | None:
        found = self._rows(_TABLE, of_table=id)
        if not found:
            return None
        sitting = self._rows(_SITTING_AT, of_table=id)
        return _table(found[0], tuple(_sitting(row) for row in sitting))

    def entries(self, table: str, after: int = 0) -> list[Stored]:
        query = select(entries.c.n, entries.c.line, entries.c.message, entries.c.told)
        query = query.where(entries.c.table == table, entries.c.n > after).order_by(entries.c.n)
        return [Stored(row.n, row.line, row.message, row.told) for row in self._rows(query)]

    def position(self, table: str) -> Position | None:
        found = self._rows(select(snapshots.c.data).where(snapshots.c.table == table))
        if not found:
            return None
        query = select(chapters.c.first, chapters.c.data).where(chapters.c.table == table)
        kept = [(row.first, row.data) for row in self._rows(query.order_by(chapters.c.first))]
        return Position(found[0].data, kept)

    def review(self, table: str) -> KeptReview | None:
        found = self._rows(select(reviews.c.made_by, reviews.c.data).where(reviews.c.table == table))
        return KeptReview(found[0].made_by, found[0].data) if found else None

    def is_guest(self, table: str, player: str) -> bool:
        here = and_(guests.c.table == table, guests.c.player == player)
        return bool(self._rows(select(guests.c.player).where(here)))

    def guests(self, table: str) -> list[str]:
        query = select(guests.c.player).where(guests.c.table == table).order_by(guests.c.player)
        return [row.player for row in self._rows(query)]

    def tables_of(self, player: str, limit: int) -> list[TableRow]:
        sits = select(seats.c.table).where(seats.c.player == player)
        watches = select(guests.c.table).where(guests.c.player == player)
        comes = and_(or_(tables.c.id.in_(sits), tables.c.id.in_(watches)), tables.c.deleted.is_(None))
        mine = or_(tables.c.host == player, comes)
        # However much is finished or thrown away: what is still played must not drop off the end.
        over = or_(tables.c.end.is_not(None), tables.c.closed.is_not(None))
        first = tables.c.deleted.is_not(None), over, tables.c.moved.desc()
        return self._tables(select(tables).where(mine).order_by(*first).limit(limit))

    def all_tables(self) -> list[TableRow]:
        return self._tables(select(tables).order_by(tables.c.deleted.is_not(None), tables.c.moved.desc()))

    def put_aside(self, player: str) -> set[str]:
        return {row.table for row in self._rows(select(aside.c.table).where(aside.c.player == player))}

    def host_of(self, table: str) -> str | None:
        rows = self._rows(select(tables.c.host).where(tables.c.id == table))
        return str(rows[0].host) if rows else None

    def waiting_for_bots(self, since: int = 0) -> list[str]:
        query = select(tables.c.id, tables.c.waiting, seats.c.seat).join(seats)
        people = select(seats.c.table).where(seats.c.player.is_not(None))
        runs = and_(_PLAYED, tables.c.moved >= since, tables.c.id.in_(people))
        query = query.where(runs, seats.c.kind == "bot").order_by(tables.c.moved.desc())
        found = [row.id for row in self._rows(query) if row.waiting >> row.seat & 1]
        return list(dict.fromkeys(found))

    def hosted(self, player: str) -> int:
        query = select(func.count()).select_from(tables).where(tables.c.host == player, _PLAYED)
        return int(self._rows(query)[0][0])

    def running(self, ids: Sequence[str]) -> set[str]:
        here = tables.c.id.in_(list(ids))
        return {row.id for row in self._rows(select(tables.c.id).where(here, _PLAYED))}

    def unused(self, before: int) -> list[str]:
        query = select(tables.c.id).where(tables.c.moved < before, tables.c.deleted.is_(None))
        return [row.id for row in self._rows(query)]

    def _tables(self, query: Select[Any]) -> list[TableRow]:
        found = self._rows(query)
        if not found:
            return []
        sitting: dict[str, list[SeatRow]] = {row.id: [] for row in found}
        ids = list(sitting)
        for first in range(0, len(ids), MANY):
            for row in self._rows(_SITTING.where(seats.c.table.in_(ids[first : first + MANY]))):
                sitting[row.table].append(_sitting(row))
        return [_table(row, tuple(sitting[row.id])) for row in found]

    # Writing -------------------------------------------------------------------------------------------

    def create(self, new: NewTable) -> Future[None]:
        row = new.row

        def change(c: Connection) -> None:
            values = {
                "id": row.id,
                "name": row.name,
                "game": row.game,
                "header": row.header,
                "seeds": json.dumps(list(row.seeds)),
                "end": row.end,
                "host": row.host,
                "created": row.created,
                "moved": row.moved,
                "waiting": row.waiting,
                "asked": row.asked,
                "assisted": row.assisted,
                "rematch": row.rematch,
                "patience": row.patience,
                "hints": row.hints,
                "origin": row.origin,
                "origin_entry": row.origin_entry,
                "holder": new.holder,
            }
            c.execute(_NEW_TABLE, values)
            _insert_all(c, seats, [{"table": row.id, **_seat(seat)} for seat in row.seats])
            _insert_all(c, links, [{"token": token, **vars(link)} for token, link in new.links.items()])
            _insert_all(c, guests, [{"table": row.id, "player": player} for player in new.guests])
            _insert_all(c, entries, _lines(row.id, new.lines, None))
            kept = [{"table": row.id, "first": first, "data": data} for first, data in new.position.chapters]
            _insert_all(c, chapters, kept)
            _insert_all(c, snapshots, [{"table": row.id, "data": new.position.snapshot}])
            if new.rematch_of is not None:
                none_yet = and_(tables.c.id == new.rematch_of, tables.c.rematch.is_(None))
                if c.execute(update(tables).where(none_yet).values(rematch=row.id)).rowcount != 1:
                    raise Conflict("there is a rematch already")

        return self._writer.run(change)

    def append(self, table: str, batch: Batch, fence: int | None = None) -> Future[None]:
        return self._writer.join(_append, (table, batch, fence))

    def set_position(
        self, table: str, told: Sequence[tuple[int, str]], position: Position, fence: int | None = None
    ) -> Future[None]:
        def change(c: Connection) -> None:
            _fenced(c, table, fence)
            rows = [{"of_table": table, "of_n": n, "told": text} for n, text in told]
            if rows:
                here = and_(entries.c.table == bindparam("of_table"), entries.c.n == bindparam("of_n"))
                c.execute(update(entries).where(here), rows)
            c.execute(delete(chapters).where(chapters.c.table == table))
            _put_positions(c, [(table, position)])

        return self._writer.run(change)

    def set_review(self, table: str, review: KeptReview) -> Future[None]:
        def change(c: Connection) -> None:
            if c.execute(select(tables.c.id).where(tables.c.id == table)).first() is None:
                raise Conflict("the table is gone for good")
            c.execute(delete(reviews).where(reviews.c.table == table))
            c.execute(insert(reviews).values(table=table, made_by=review.made_by, data=review.data))

        return self._writer.run(change)

    def claim(self, table: str, seat: SeatRow, fence: int | None = None) -> Future[None]:
        def change(c: Connection) -> None:
            _fenced(c, table, fence)
            if c.execute(_FREE_SEAT_AT, _changed(table, seat)).rowcount != 1:
                raise Conflict("somebody else sits here")

        return self._writer.run(change)

    def set_seat(self, table: str, seat: SeatRow, fence: int | None = None) -> Future[None]:
        def change(c: Connection) -> None:
            _fenced(c, table, fence)
            c.execute(_SEAT_AT, _changed(table, seat))

        return self._writer.run(change)

    def see(self, table: str, player: str, at: int | None, fence: int | None = None) -> Future[None]:
        def change(c: Connection) -> None:
            _fenced(c, table, fence)
            c.execute(_SEEN, {"of_table": table, "of_player": player, "seen": at})

        return self._writer.run(change)

    def alive(self, at: int) -> Future[None]:
        return self._writer.run(lambda c: _note(c, "alive", at))

    def awake(self, at: int) -> Future[None]:
        def change(c: Connection) -> None:
            found = c.execute(select(about.c.value).where(about.c.key == "alive")).scalar()
            down = 0 if found is None else max(0, at - int(found))
            held = seats.c.player.is_not(None)
            c.execute(update(seats).where(held, seats.c.seen.is_not(None)).values(seen=seats.c.seen + down))
            c.execute(update(seats).where(held, seats.c.seen.is_(None)).values(seen=at))
            _note(c, "alive", at)

        return self._writer.run(change)

    def add_guest(self, table: str, player: str, fence: int | None = None) -> Future[None]:
        def change(c: Connection) -> None:
            _fenced(c, table, fence)
            here = and_(guests.c.table == table, guests.c.player == player)
            if c.execute(select(guests.c.player).where(here)).first() is None:
                c.execute(insert(guests).values(table=table, player=player))

        return self._writer.run(change)

    def set_hints(self, table: str, hints: bool, fence: int | None = None) -> Future[None]:
        def change(c: Connection) -> None:
            _fenced(c, table, fence)
            c.execute(update(tables).where(tables.c.id == table).values(hints=hints))

        return self._writer.run(change)

    def rename_table(self, table: str, name: str) -> Future[None]:
        def change(c: Connection) -> None:
            c.execute(update(tables).where(tables.c.id == table).values(name=name))
            announce(c, "renamed", table, self.leases.me)

        return self._writer.run(change)

    def set_aside(self, table: str, player: str, away: bool) -> Future[None]:
        def change(c: Connection) -> None:
            here = and_(aside.c.table == table, aside.c.player == player)
            c.execute(delete(aside).where(here))
            if away:
                c.execute(insert(aside).values(table=table, player=player))

        return self._writer.run(change)

    def delete_table(self, table: str, at: int) -> Future[None]:
        def change(c: Connection) -> None:
            here = and_(tables.c.id == table, tables.c.deleted.is_(None))
            c.execute(update(tables).where(here).values(deleted=at))
            c.execute(update(tables).where(tables.c.rematch == table).values(rematch=None))
            announce(c, "deleted", table, self.leases.me)

        return self._writer.run(change)

    def close_table(self, table: str, at: int | None) -> Future[None]:
        def change(c: Connection) -> None:
            here = and_(tables.c.id == table, tables.c.end.is_(None))
            c.execute(update(tables).where(here).values(closed=at))
            announce(c, "closed", table, self.leases.me)

        return self._writer.run(change)

    def restore_table(self, table: str) -> Future[None]:
        def change(c: Connection) -> None:
            if c.execute(update(tables).where(tables.c.id == table).values(deleted=None)).rowcount != 1:
                raise Conflict("the table is gone for good")

        return self._writer.run(change)

    def purge(self, before: int) -> Future[list[str]]:
        def change(c: Connection) -> list[str]:
            found = [row.id for row in c.execute(select(tables.c.id).where(tables.c.deleted < before))]
            gone = select(tables.c.id).where(tables.c.deleted < before)
            for part in (entries, chapters, snapshots, reviews, links, guests, aside, seats):
                c.execute(delete(part).where(part.c.table.in_(gone)))
            c.execute(delete(tables).where(tables.c.deleted < before))
            return found

        return self._writer.run(change)


def _insert_all(c: Connection, into: Table, rows: list[dict[str, Any]]) -> None:
    if rows:
        c.execute(insert(into), rows)


Move = tuple[str, Batch, int | None]
"""A table, what was done there, and the number of the lease by which it counts."""


def _append(c: Connection, moves: list[Move]) -> None:
    """Moves at many tables, by as few statements as moves at one: to run one costs more than what it does."""
    rows = [row for table, batch, _ in moves for row in _lines(table, batch.lines, batch.message)]
    if rows:
        c.execute(_NEW_ENTRIES, rows)
    _put_positions(c, [(table, batch.position) for table, batch, _ in moves])
    alike: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for move in moves:
        values = _moved(c, *move)
        alike.setdefault(tuple(values), []).append(values)
    for some in alike.values():
        held = "of_fence" in some[0]
        if c.execute(_RUNNING_HELD if held else _RUNNING, some).rowcount != len(some):
            for table, _, fence in moves:
                _fenced(c, table, fence)
            raise Conflict("the game is over, closed or gone")


def _moved(c: Connection, table: str, batch: Batch, fence: int | None) -> dict[str, Any]:
    """What a move changes of its table."""
    values: dict[str, Any] = {
        "of_table": table,
        "waiting": batch.waiting,
        "asked": batch.asked,
        "moved": batch.moved,
        "end": batch.end,
    }
    if fence is not None:
        values["of_fence"] = fence
    if batch.assisted:
        values["assisted"] = True
    if batch.new_seed is not None:
        known = c.execute(select(tables.c.seeds).where(tables.c.id == table)).scalar_one()
        values["seeds"] = json.dumps([*json.loads(known), batch.new_seed])
    return values


def _lines(table: str, lines: Sequence[EntryLine], message: str | None) -> list[dict[str, Any]]:
    """Rows of entries. The message is noted with the first entry it caused."""
    return [
        {"table": table, "n": n, "line": line, "message": message if i == 0 else None, "told": told}
        for i, (n, line, told) in enumerate(lines)
    ]


def _put_positions(c: Connection, positions: Sequence[tuple[str, Position]]) -> None:
    for table, position in positions:
        for first, data in position.chapters:
            c.execute(delete(chapters).where(chapters.c.table == table, chapters.c.first == first))
            c.execute(insert(chapters).values(table=table, first=first, data=data))
    kept = [{"of_table": table, "data": position.snapshot} for table, position in positions]
    if c.execute(_SNAPSHOT, kept).rowcount != len(kept):  # a table of a version without them
        here = [table for table, _ in positions]
        c.execute(delete(snapshots).where(snapshots.c.table.in_(here)))
        c.execute(insert(snapshots), [{"table": t, "data": position.snapshot} for t, position in positions])


def _fenced(c: Connection, table: str, fence: int | None) -> None:
    """Whether a table is still held by the lease with this number. It stays so until the change is kept."""
    if fence is None:
        return
    held = select(tables.c.id).where(tables.c.id == table, tables.c.fence == fence)
    if c.execute(held.with_for_update(read=True)).first() is None:
        raise LeaseLost("another process has this table now")


def _note(c: Connection, key: str, value: int) -> None:
    """Keep one fact about the whole."""
    if c.execute(update(about).where(about.c.key == key).values(value=str(value))).rowcount == 0:
        c.execute(insert(about).values(key=key, value=str(value)))


def _changed(table: str, seat: SeatRow) -> dict[str, Any]:
    """What an update of a seat is given."""
    values = _seat(seat)
    return {"of_table": table, "of_seat": values.pop("seat"), **values}


def _sitting(row: Row[Any]) -> SeatRow:
    return SeatRow(**{name: getattr(row, name) for name in _SEAT})


def _seat(seat: SeatRow) -> dict[str, Any]:
    return {key: value for key, value in vars(seat).items() if key != "name"}


def _table(row: Row[Any], sitting: tuple[SeatRow, ...]) -> TableRow:
    return TableRow(
        id=row.id,
        name=row.name,
        game=row.game,
        header=row.header,
        seeds=tuple(json.loads(row.seeds)),
        end=row.end,
        host=row.host,
        created=row.created,
        moved=row.moved,
        waiting=row.waiting,
        asked=row.asked,
        assisted=row.assisted,
        rematch=row.rematch,
        seats=sitting,
        deleted=row.deleted,
        closed=row.closed,
        patience=row.patience,
        hints=row.hints,
        origin=row.origin,
        origin_entry=row.origin_entry,
    )
