"""What one player has: reserve, chests, connectors, and the cells where a tile can be placed."""

from __future__ import annotations

from typing import Final

from tablee.games.glory.box import Box
from tablee.games.glory.gains import PART
from tablee.games.glory.ids import (
    COIN,
    COMBAT,
    GAIN_CONNECTOR,
    HALF_KEY,
    KEY,
    MAGIC,
    NO_CONNECTOR,
    NOTHING,
    ONCE,
    P_FILL,
    POTION,
    PRESTIGE,
    RESOURCES,
    ROUNDS,
    X_CLOSED_CHEST,
    X_COINS3,
    X_COMBAT,
    X_KEY,
    X_MAGIC,
    X_POTIONS3,
    X_SURROUNDED,
)
from tablee.games.glory.state import STOCKS, Glory

COIN_WORTH: Final = 0.55
"""In prestige, with time enough to spend it; so are the next."""
POTION_WORTH: Final = 0.6
SKILL_WORTH: Final = 1.5
CHEST_CHANCE: Final = 0.3
"""How likely something of the landscape still pays."""
HALF_KEY_WORTH: Final = 0.35
CONNECTOR_WORTH: Final = 0.15
PLENTY: Final = 7
LONG: Final = 5.0
"""Turns from which on there is time enough to use everything."""
NEW_SITE: Final = [NOTHING, NOTHING, NOTHING, NOTHING, 0, 0, 0]
"""An empty cell: the tile at each side, masks of sides that need a connector or must be bare, the cell."""
SITE: Final = 7
NEED: Final = 4
BARE: Final = 5
CELL: Final = 6
UNSET: Final[list[int]] = []
NO_GROWTH: Final[list[float]] = []
WORST: Final = -1.0e9
COUNTED: Final = 12
"""What multipliers may count."""


class Standing:
    """What one player has, has laid and will probably get."""

    def __init__(self) -> None:
        self.seat = 0
        self.turns = 0  # to come, this round's among them
        self.counts = UNSET  # by multiplier
        self.stock = UNSET  # combat, magic, potions, coins
        self.end = 0.0
        self.chests = 0.0
        self.best_chest = 0.0
        self.contents: list[list[int]] = []  # of the closed chests
        self.grows = NO_GROWTH  # by multiplier: what one more of it brings at the end of the game
        self.half_keys = 0
        self.connectors = 0
        self.places = 0.0
        self.grid = UNSET  # by cell: the tile there, NOTHING, or -2 - the place of the empty cell in `sites`
        self.sites = UNSET  # the empty cells beside the area, SITE numbers each
        self.most = UNSET  # of each resource, among the others
        self.held = 0  # majorities
        self.laid: list[int] = []  # tiles that will probably be placed
        self.site = NOTHING  # the empty cell where the tile last looked at brings most
        self.keys = 0  # and the keys it forms there
        self.tile = 0.0
        self.next = 0.0
        self.outlook = 0.0


def best_rival(s: Glory, seat: int) -> int:
    """The rival with the most prestige and goods."""
    best = NOTHING
    most = WORST
    for other in range(s.seats):
        if other != seat:
            value = owned(s, other)
            if value > most:
                most = value
                best = other
    return best


def owned(s: Glory, seat: int) -> float:
    """What a player has, in prestige."""
    at = seat * STOCKS
    left = ROUNDS - s.round
    time = 1.0 if left >= LONG else left / LONG
    goods = COIN_WORTH * s.stock[at + COIN] + POTION_WORTH * s.stock[at + POTION]
    goods += SKILL_WORTH * (s.stock[at + COMBAT] + s.stock[at + MAGIC])
    return s.stock[at + PRESTIGE] + time * goods


def turns_left(s: Glory, seat: int) -> int:
    """Tiles a player will still deal with, that of this round among them."""
    left = ROUNDS - s.round
    if s.taken[seat] != NOTHING or s.playing[seat] != NOTHING:
        return left + 1
    if s.round and s.taken_from[seat] == NOTHING and s.stack[-1].proc != P_FILL:
        return left + 1
    return left


def standing(s: Glory, seat: int) -> Standing:
    """Look at one player's reserve and play area."""
    box = s.box
    out = Standing()
    out.seat = seat
    out.turns = turns_left(s, seat)
    stock = s.stock[seat * STOCKS : seat * STOCKS + PRESTIGE]
    counts = [0] * COUNTED
    out.counts = counts
    out.grows = [0.0] * COUNTED
    out.stock = stock
    counts[X_COMBAT] = stock[COMBAT]
    counts[X_MAGIC] = stock[MAGIC]
    counts[X_COINS3] = stock[COIN] // 3
    counts[X_POTIONS3] = stock[POTION] // 3
    area = s.area[seat]
    cell = s.cell
    next = box.next
    side_of = box.side
    grid = [NOTHING] * len(box.cells)
    out.grid = grid
    for tile in area:
        grid[cell[tile]] = tile
    time = 1.0 if out.turns >= LONG else out.turns / LONG
    sites: list[int] = []
    out.sites = sites
    for tile in area:
        kind = box.kind[tile]
        if kind < X_KEY:
            counts[kind] += 1
        chests = box.chests[tile]
        opened = s.opened[tile]
        for i in range(len(chests)):
            if opened >> i & 1:
                counts[X_KEY] += 1
            else:
                counts[X_CLOSED_CHEST] += 1
                value = worth(chests[i], counts, time)
                out.chests += value
                if value > out.best_chest:
                    out.best_chest = value
                out.contents.append(chests[i])
        parts = box.end_gain[tile]
        for i in range(0, len(parts), PART):
            if parts[i + 2] != ONCE:
                out.grows[parts[i + 2]] += parts[i + 1]
        at = tile * 4
        around = cell[tile] * 4
        free = 0
        for side in range(4):
            near = next[around + side]
            if near == NOTHING:
                continue
            site = grid[near]
            if site >= 0:
                continue
            free += 1
            if site == NOTHING:
                site = -2 - len(sites)
                grid[near] = site
                sites += NEW_SITE
                sites[CELL - 2 - site] = near
            site = -2 - site
            sites[site + (side ^ 2)] = tile
            connector = side_of[at + side]
            if connector == NO_CONNECTOR:
                sites[site + BARE] |= 1 << (side ^ 2)
                continue
            sites[site + NEED] |= 1 << (side ^ 2)
            out.connectors += 1
            if connector == HALF_KEY:
                out.half_keys += 1
            elif connector == GAIN_CONNECTOR:
                out.places += worth(box.side_gain[at + side], counts, time)
        if free == 0:
            counts[X_SURROUNDED] += 1
    goods = COIN_WORTH * min(stock[COIN], PLENTY) + POTION_WORTH * min(stock[POTION], PLENTY)
    goods += SKILL_WORTH * (stock[COMBAT] + stock[MAGIC])
    goods += CHEST_CHANCE * (out.chests + out.places)
    goods += HALF_KEY_WORTH * out.half_keys + CONNECTOR_WORTH * min(out.connectors, 8)
    out.outlook = s.stock[seat * STOCKS + PRESTIGE] + time * goods
    return out


def majorities(one: Standing, other: Standing, rest: list[int]) -> int:
    """TOG-10.2 to 10.4 How many resources a player has most of, or as much as any other."""
    held = 0
    mine = one.stock
    for what in range(len(RESOURCES)):
        n = mine[what]
        if n > 0 and n >= other.stock[what] and n >= rest[what]:
            held += 1
    return held


def end_worth(box: Box, tile: int, who: Standing) -> float:
    """What a tile gives at the end of the game as things stand."""
    parts = box.end_gain[tile]
    return worth(parts, who.counts, 0.0) if parts else 0.0


def worth(parts: list[int], counts: list[int], time: float) -> float:
    """About what a list of gains is worth, in prestige; goods only as far as there is time to use them."""
    value = 0.0
    for i in range(0, len(parts), PART):
        what = parts[i]
        n = parts[i + 1]
        if parts[i + 2] != ONCE:
            n *= counts[parts[i + 2]]
        if what == PRESTIGE:
            value += n
        elif what == COIN:
            value += time * COIN_WORTH * n
        elif what == POTION:
            value += time * POTION_WORTH * n
        elif what in (COMBAT, MAGIC):
            value += time * SKILL_WORTH * n
        elif what == KEY:
            value += 2.0 * n
    return value
