"""The part of a SQL store that knows what lets people in: devices, recovery codes, links."""

from __future__ import annotations

import hmac
import time
from concurrent.futures import Future
from dataclasses import fields
from typing import Any

from sqlalchemy import Connection, Engine, Row, Select, and_, bindparam, delete, insert, select, update
from sqlalchemy.exc import DBAPIError

from tablee.store.base import DeviceRow, Link, Player, StoreError
from tablee.store.leases import Leases, announce
from tablee.store.schema import devices, links, players, revoked, tables
from tablee.store.writer import Writer

_LINK = [field.name for field in fields(Link)]
_DEVICES = select(devices, players.c.name).join(players)
# Asked for by every request: made once, since making a statement takes longer than running it.
_DEVICE = _DEVICES.where(devices.c.token == bindparam("of_token"))
_NEW_PLAYER = insert(players)
_NEW_DEVICE = insert(devices)
_LINK_OF = select(links).where(links.c.token == bindparam("of_token"))


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Access:
    """Finds people by hashes of their secrets. What was found is compared once more, in constant time."""

    def __init__(self, reading: Engine, writer: Writer) -> None:
        self._reading = reading
        self._writer = writer
        self.leases = Leases(reading, writer)

    def _rows(self, query: Select[Any], **values: str) -> list[Row[Any]]:
        try:
            return self._read(query, values)
        except DBAPIError as error:
            raise StoreError(f"the data cannot be read: {error.orig}") from None

    def _read(self, query: Select[Any], values: dict[str, str], again: bool = True) -> list[Row[Any]]:
        """Once more on a new connection, if the one that was kept open has been lost meanwhile."""
        try:
            with self._reading.begin() as connection:
                return list(connection.execute(query, values))
        except DBAPIError as error:
            if not (again and error.connection_invalidated):
                raise
        return self._read(query, values, again=False)

    # Reading -------------------------------------------------------------------------------------------

    def device(self, token: str) -> DeviceRow | None:
        rows = self._rows(_DEVICE, of_token=token)
        if not rows or not hmac.compare_digest(rows[0].token, token):
            return None
        return _device(rows[0])

    def devices(self, player: str) -> list[DeviceRow]:
        query = _DEVICES.where(devices.c.player == player).order_by(devices.c.seen.desc(), devices.c.token)
        return [_device(row) for row in self._rows(query)]

    def player_of_code(self, code: str) -> Player | None:
        rows = self._rows(_DEVICES.where(devices.c.code == code))
        if not rows or not hmac.compare_digest(rows[0].code, code):
            return None
        return _device(rows[0]).player

    def is_revoked(self, secret: str) -> bool:
        return bool(self._rows(select(revoked.c.secret).where(revoked.c.secret == secret)))

    def link(self, token: str) -> Link | None:
        rows = self._rows(_LINK_OF, of_token=token)
        if not rows or not hmac.compare_digest(rows[0].token, token):
            return None
        return _link(rows[0])

    def links(self, table: str) -> list[Link]:
        return [_link(row) for row in self._rows(select(links).where(links.c.table == table))]

    def links_of(self, owner: str, limit: int) -> list[Link]:
        query = (
            select(links)
            .join(tables)
            .where(
                links.c.owner == owner,
                links.c.made > 0,
                links.c.revoked.is_(None),
                tables.c.deleted.is_(None),
            )
        )
        return [_link(row) for row in self._rows(query.order_by(links.c.made.desc()).limit(limit))]

    # Writing -------------------------------------------------------------------------------------------

    def add_player(self, player: Player, token: str, code: str) -> Future[None]:
        def change(c: Connection) -> None:
            c.execute(_NEW_PLAYER, {"id": player.id, "name": player.name, "created": now()})
            c.execute(_NEW_DEVICE, {"token": token, "code": code, "player": player.id})

        return self._writer.run(change)

    def add_device(self, player: str, token: str, code: str) -> Future[None]:
        def change(c: Connection) -> None:
            c.execute(_NEW_DEVICE, {"token": token, "code": code, "player": player})

        return self._writer.run(change)

    def touch_device(self, token: str, agent: str, at: int) -> Future[None]:
        def change(c: Connection) -> None:
            told = {"agent": agent} if agent else {}
            c.execute(update(devices).where(devices.c.token == token).values(seen=at, **told))

        return self._writer.run(change)

    def set_code(self, token: str, code: str, turn: int, at: int) -> Future[None]:
        def change(c: Connection) -> None:
            before = c.execute(select(devices.c.code).where(devices.c.token == token)).scalar()
            if before is not None and before != code:
                _revoke(c, before, at)
                c.execute(update(devices).where(devices.c.token == token).values(code=code, turn=turn))

        return self._writer.run(change)

    def remove_device(self, token: str, at: int) -> Future[None]:
        def change(c: Connection) -> None:
            code = c.execute(select(devices.c.code).where(devices.c.token == token)).scalar()
            if code is not None:
                c.execute(delete(devices).where(devices.c.token == token))
                _revoke(c, token, at)
                _revoke(c, code, at)
                announce(c, "signed out", token, self.leases.me)

        return self._writer.run(change)

    def rename(self, player: str, name: str) -> Future[None]:
        def change(c: Connection) -> None:
            c.execute(update(players).where(players.c.id == player).values(name=name))
            announce(c, "named", player, self.leases.me)

        return self._writer.run(change)

    def add_link(self, token: str, link: Link) -> Future[None]:
        def change(c: Connection) -> None:
            here = links.c.token == token
            if c.execute(select(links.c.token).where(here)).first() is None:
                c.execute(insert(links).values(token=token, **vars(link)))
            elif link.made:
                c.execute(update(links).where(here, links.c.made == 0).values(made=link.made))

        return self._writer.run(change)

    def revoke_links(self, like: Link, at: int) -> Future[None]:
        def change(c: Connection) -> None:
            same = and_(
                links.c.table == like.table,
                links.c.kind == like.kind,
                links.c.seat == like.seat,
                links.c.entry == like.entry,
                links.c.revoked.is_(None),
            )
            whose = and_(same, links.c.owner == like.owner) if like.owner else same
            c.execute(update(links).where(whose).values(revoked=at))

        return self._writer.run(change)


def _revoke(c: Connection, secret: str, at: int) -> None:
    if c.execute(select(revoked.c.secret).where(revoked.c.secret == secret)).first() is None:
        c.execute(insert(revoked).values(secret=secret, at=at))


def _device(row: Row[Any]) -> DeviceRow:
    return DeviceRow(row.token, row.code, Player(row.player, row.name), row.agent, row.seen, row.turn)


def _link(row: Row[Any]) -> Link:
    return Link(**{name: getattr(row, name) for name in _LINK})
