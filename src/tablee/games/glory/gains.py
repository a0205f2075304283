"""Gains: chapter 7 of the rules, and the multipliers of chapter 11."""

from __future__ import annotations

from typing import Final

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.glory.area import neighbour, surrounded
from tablee.games.glory.ids import (
    ANY,
    CHEST,
    COIN,
    COMBAT,
    E_GAINED,
    E_NO_GAIN,
    E_TOKEN_CLAIMED,
    E_TOKEN_GIVEN,
    FIRST_PLAYER,
    FROM_CHEST,
    FROM_CONNECTOR,
    FROM_TILE,
    GAIN,
    GAIN_CONNECTOR,
    KEY,
    MAGIC,
    NEIGHBOUR_SIDE,
    ONCE,
    ORIGINS,
    OWN_GAIN,
    P_GAINS,
    P_HAND_OUT,
    P_REWARD,
    PLACED_SIDE,
    POTION,
    PRESTIGE,
    X_CLOSED_CHEST,
    X_COINS3,
    X_COMBAT,
    X_KEY,
    X_MAGIC,
    X_MAJORITY,
    X_POTIONS3,
)
from tablee.games.glory.keys import connection_keys, free_key, key_sides
from tablee.games.glory.state import STOCKS, Glory

PART: Final = 3
"""Ints of one part of a list of gains: what, how much, multiplied by what."""


def reward(seat: int, tile: int, links: int) -> Frame:
    """Everything a placed tile brings."""
    return Frame(P_REWARD, who=seat, what=tile, n=links)


class Reward(Proc[Glory]):
    """TOG-7.1 The connection keys of the placed tile `what` come first, then the gains.

    `n` is the mask of its connected sides.
    """

    def run(self, s: Glory, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            sides = key_sides(s, f.who, f.what, f.n)
            if sides:
                s.call(connection_keys(f.who, f.what, sides))
                return
        s.done()
        items = gain_items(s, f.who, f.what, f.n)
        if items:
            s.call(Frame(P_GAINS, who=f.who, what=f.what, items=items))


def gain_items(s: Glory, seat: int, tile: int, links: int) -> list[int]:
    """TOG-7.2 The tile's own gain and each gain connector that its connections trigger, in the order of D10.

    TOG-7.22, 7.23 Connectors of the placed tile and of its neighbours are judged one by one.
    """
    box = s.box
    items: list[int] = [OWN_GAIN] if box.gain[tile] else []
    later: list[int] = []
    for side in range(4):
        if links >> side & 1:
            other = neighbour(s, seat, tile, side)
            if pays(s, seat, tile, side, other):
                items.append(PLACED_SIDE + side)
            if pays(s, seat, other, (side + 2) % 4, tile):
                later.append(NEIGHBOUR_SIDE + side)
    return items + later


def pays(s: Glory, seat: int, tile: int, side: int, other: int) -> bool:
    """TOG-7.18 Whether a new connection of `tile` with `other` triggers a gain connector.

    TOG-7.19 `any` is content with every tile; TOG-7.20 an unmet condition leaves a connection without gain.
    """
    at = tile * 4 + side
    if s.box.side[at] != GAIN_CONNECTOR:
        return False
    condition = s.box.condition[at]
    if condition == ANY or condition == s.box.kind[other]:
        return True
    s.emit(E_NO_GAIN, seat, tile, other)
    return False


class Gains(Proc[Glory]):
    """TOG-7.3, D10 The items of one placement, each completed before the next; the owner picks the order.

    `what` is the placed tile, `items` the pending items. The question is skipped where the order makes no
    difference: no pending part is a key or has a multiplier.
    """

    def run(self, s: Glory, f: Frame) -> None:
        assert f.items is not None
        if not f.items:
            s.done()
        elif len(f.items) > 1 and order_matters(s, f):
            s.ask(f.who)
        else:
            self._take(s, f, f.items[0])

    def legal(self, s: Glory, f: Frame, seat: int) -> list[int]:
        assert f.items is not None
        return sorted([GAIN + item for item in f.items])

    def apply(self, s: Glory, f: Frame, seat: int, a: int) -> None:
        self._take(s, f, a - GAIN)

    def _take(self, s: Glory, f: Frame, item: int) -> None:
        assert f.items is not None
        f.items.remove(item)
        tile, source = item_source(s, f, item)
        s.call(Frame(P_HAND_OUT, who=f.who, what=tile, where=source))


def item_source(s: Glory, f: Frame, item: int) -> tuple[int, int]:
    """The tile on which an item is printed, and where on it."""
    if item < NEIGHBOUR_SIDE:
        return f.what, item
    side = item - NEIGHBOUR_SIDE
    return neighbour(s, f.who, f.what, side), PLACED_SIDE + (side + 2) % 4


def order_matters(s: Glory, f: Frame) -> bool:
    """Whether a pending item has a key or a multiplier."""
    assert f.items is not None
    for item in f.items:
        tile, source = item_source(s, f, item)
        parts = printed(s, tile, source)
        for i in range(0, len(parts), PART):
            if parts[i] == KEY or parts[i + 2] != ONCE:
                return True
    return False


def printed(s: Glory, tile: int, source: int) -> list[int]:
    """The list of gains at a place of a tile: its own, at a side, in a chest."""
    if source == OWN_GAIN:
        return s.box.gain[tile]
    if source < CHEST:
        return s.box.side_gain[tile * 4 + source - PLACED_SIDE]
    return s.box.chests[tile][source - CHEST]


class HandOut(Proc[Glory]):
    """TOG-7.4 The parts of one item, from left to right; TOG-7.5 none may be declined.

    `what` and `where` say where the item is printed, `n` is the place of the next part, `pc` counts the keys
    of a part that are still to be placed, one after the other (TOG-7.10).
    """

    def run(self, s: Glory, f: Frame) -> None:
        parts = printed(s, f.what, f.where)
        while f.n < len(parts):
            what = parts[f.n]
            if what == KEY:
                if f.pc == 0:
                    f.pc = 1 + amount(s, f.who, parts[f.n + 1], parts[f.n + 2])
                f.pc -= 1
                if f.pc > 0:
                    s.call(free_key(f.who))
                    return
            else:
                origin = (
                    FROM_TILE if f.where == OWN_GAIN else FROM_CHEST if f.where >= CHEST else FROM_CONNECTOR
                )
                give(s, f.who, what, amount(s, f.who, parts[f.n + 1], parts[f.n + 2]), f.what, origin)
            f.n += PART
        s.done()


def give(s: Glory, seat: int, what: int, n: int, tile: int, origin: int) -> None:
    """TOG-7.7, 7.8 Take n of something from the common reserve; TOG-7.17 nothing where n is 0."""
    if n == 0:
        return
    if what == FIRST_PLAYER:
        take_token(s, seat)
        return
    s.stock[seat * STOCKS + what] += n
    if what == PRESTIGE:
        s.earned[seat * len(ORIGINS) + origin] += n
    s.emit(E_GAINED, seat, what, n, tile)


def take_token(s: Glory, seat: int) -> None:
    """TOG-7.9 The First Player token at once; TOG-7.26 in simultaneous play when all have finished."""
    if s.simultaneous and s.lines:
        s.claimed |= 1 << seat
        s.emit(E_TOKEN_CLAIMED, seat)
    elif s.first != seat:
        s.first = seat
        s.emit(E_TOKEN_GIVEN, seat)


def amount(s: Glory, seat: int, n: int, times: int) -> int:
    """TOG-7.6 How much a part gives now."""
    return n if times == ONCE else n * count(s, seat, times)


def count(s: Glory, seat: int, times: int) -> int:
    """What a multiplier counts: TOG-7.11 tiles of a kind (TOG-7.12 the one just placed included), TOG-7.13
    keys, TOG-7.14 skill points, TOG-7.15 majorities, TOG-11.10 sets of three, TOG-11.11, TOG-11.12."""
    if times < X_KEY:
        found = 0
        for tile in s.area[seat]:
            if s.box.kind[tile] == times:
                found += 1
        return found
    if times == X_KEY:
        return s.keys(seat)
    if times == X_COMBAT:
        return s.has(seat, COMBAT)
    if times == X_MAGIC:
        return s.has(seat, MAGIC)
    if times == X_MAJORITY:
        held = 0
        for seats in s.majority:
            held += seats >> seat & 1
        return held
    if times == X_COINS3:
        return s.has(seat, COIN) // 3
    if times == X_POTIONS3:
        return s.has(seat, POTION) // 3
    if times == X_CLOSED_CHEST:
        return s.closed_chests(seat)
    return surrounded(s, seat)
