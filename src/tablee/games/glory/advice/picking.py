"""Which tile a player takes, and what it makes of his reserve and play area.

He judges as the rules of thumb do. A turn is not played out: a tile counts with its own gains and those of
its best cell.
"""

from __future__ import annotations

from typing import Final

from tablee.games.glory.advice.standing import (
    BARE,
    CELL,
    CHEST_CHANCE,
    COIN_WORTH,
    CONNECTOR_WORTH,
    COUNTED,
    HALF_KEY_WORTH,
    LONG,
    NEED,
    NEW_SITE,
    POTION_WORTH,
    SITE,
    WORST,
    Standing,
    worth,
)
from tablee.games.glory.box import Box
from tablee.games.glory.gains import PART
from tablee.games.glory.ids import (
    ANY,
    COIN,
    COMBAT,
    GAIN_CONNECTOR,
    HALF_KEY,
    MAGIC,
    MAJORITY_PRESTIGE,
    NO_CONNECTOR,
    NOTHING,
    ONCE,
    POTION,
    PRESTIGE,
    X_COMBAT,
    X_KEY,
    X_MAGIC,
    X_MAJORITY,
)
from tablee.games.glory.state import Glory

SURE: Final = 0.08
"""How much less a majority counts for each round left; so do the next: opinions of the rules of thumb."""
SHARED: Final = 0.8
FEW_MAJORITIES: Final = 1.2
GROWTH: Final = 0.12


class Lands:
    """What tiles promise once they lie: chests, half-keys and connectors. Reckoned once for a box."""

    def __init__(self) -> None:
        self.box: Box | None = None
        self.worth: list[float] = []

    def of(self, box: Box) -> list[float]:
        """By tile, with time enough to use everything."""
        if self.box is not box:
            self.worth = [promised(box, tile) for tile in range(len(box.tiles))]
            self.box = box
        return self.worth


LANDS: Final = Lands()


def promised(box: Box, tile: int) -> float:
    """What a tile promises beyond what it brings at once; one of its connectors is used to place it."""
    counts = [1] * COUNTED
    value = -CONNECTOR_WORTH
    for content in box.chests[tile]:
        value += CHEST_CHANCE * worth(content, counts, 1.0)
    for at in range(tile * 4, tile * 4 + 4):
        if box.side[at] != NO_CONNECTOR:
            value += CONNECTOR_WORTH
        if box.side[at] == HALF_KEY:
            value += HALF_KEY_WORTH
        elif box.side[at] == GAIN_CONNECTOR:
            value += CHEST_CHANCE * worth(box.side_gain[at], counts, 1.0)
    return value


def pick(s: Glory, who: Standing, tiles: list[int], slot: int, left: int) -> float:
    """Let a player take the tile that looks best to him, and tell what it brings.

    He judges as the rules of thumb do, and may discard the tile for a coin, a potion and a key (TOG-5.2).
    """
    box = s.box
    cost = box.cost
    stock = who.stock
    time = 1.0 if left >= LONG else left / LONG
    lands = LANDS.of(box)
    brings = time * (COIN_WORTH + POTION_WORTH) + who.best_chest * (1.0 - time * CHEST_CHANCE)
    best = brings + majority_hopes(box, who, NOTHING, -1, -1, left)
    taken = -1
    taken_site = NOTHING
    taken_keys = 0
    taken_potions = False
    wild = box.wild[s.seats] - 1 if slot != NOTHING else 99
    for i in range(len(tiles)):
        tile = tiles[i]
        if tile == NOTHING:
            continue
        at = tile * 4
        coins = cost[at + COIN]
        potions = cost[at + POTION]
        combat = cost[at + COMBAT] - stock[COMBAT]
        magic = cost[at + MAGIC] - stock[MAGIC]
        if combat > 0:
            potions += combat
        if magic > 0:
            potions += magic
        if coins > stock[COIN] or potions > stock[POTION]:
            continue
        more = slot + i >= wild
        if more and coins == stock[COIN] and potions == stock[POTION]:
            continue
        value = laid(box, tile, who, time)
        if value < 0.0:
            continue
        site = who.site
        keys = who.keys
        value += time * (lands[tile] - COIN_WORTH * coins - POTION_WORTH * potions)
        looks = value + end_hopes(box, tile, who, left)
        in_potions = False
        if more:  # TOG-4.7 one coin or one potion more, whichever costs no majority
            by_coin = WORST
            by_potion = WORST
            if coins < stock[COIN]:
                by_coin = majority_hopes(box, who, tile, coins + 1, potions, left) - time * COIN_WORTH
            if potions < stock[POTION]:
                by_potion = majority_hopes(box, who, tile, coins, potions + 1, left) - time * POTION_WORTH
            in_potions = by_potion > by_coin
            looks += by_potion if in_potions else by_coin
            value -= time * (POTION_WORTH if in_potions else COIN_WORTH)
        else:
            looks += majority_hopes(box, who, tile, coins, potions, left)
        if looks > best:
            best = looks
            brings = value
            taken = i
            taken_potions = in_potions
            taken_site = site
            taken_keys = keys
    if taken < 0:
        stock[COIN] += 1
        stock[POTION] += 1
        open_chest(who, time)
        for i in range(len(tiles)):
            if tiles[i] != NOTHING:  # what is discarded was taken, too: any will do
                tiles[i] = NOTHING
                break
        return brings
    tile = tiles[taken]
    if slot + taken >= wild:
        stock[POTION if taken_potions else COIN] -= 1
    get(box, tile, who, True)
    who.site = taken_site
    who.keys = taken_keys
    settle(box, tile, who, time)
    tiles[taken] = NOTHING
    return brings


def end_hopes(box: Box, tile: int, who: Standing, left: int) -> float:
    """What a tile adds to the gains of the end of the game, as the rules of thumb see it."""
    kind = box.kind[tile]
    more = 1.0 + GROWTH * left
    value = who.grows[kind] * more if kind < X_KEY else 0.0
    parts = box.end_gain[tile]
    for i in range(0, len(parts), PART):
        times = parts[i + 2]
        if times == ONCE:
            value += parts[i + 1]
        elif times == X_MAJORITY:
            if left:  # otherwise the majorities are known, and told by `majority_hopes`
                value += parts[i + 1] * FEW_MAJORITIES
        else:
            value += parts[i + 1] * more * (who.counts[times] + (1 if times == kind else 0))
    return value


def majority_hopes(box: Box, who: Standing, tile: int, coins: int, potions: int, left: int) -> float:
    """What majorities are worth to a player after a tile for which so many coins and potions are paid."""
    stock = who.stock
    most = who.most
    combat = stock[COMBAT]
    magic = stock[MAGIC]
    coins = stock[COIN] - coins
    potions = stock[POTION] - potions
    if tile != NOTHING:
        parts = box.gain[tile]
        for i in range(0, len(parts), PART):
            what = parts[i]
            if what < PRESTIGE:
                n = parts[i + 1]
                if parts[i + 2] != ONCE:
                    n *= who.counts[parts[i + 2]]
                if what == COIN:
                    coins += n
                elif what == POTION:
                    potions += n
                elif what == COMBAT:
                    combat += n
                else:
                    magic += n
    shared = SHARED if left else 1.0
    held = 0.0
    if combat > 0 and combat >= most[COMBAT]:
        held += 1.0 if combat > most[COMBAT] else shared
    if magic > 0 and magic >= most[MAGIC]:
        held += 1.0 if magic > most[MAGIC] else shared
    if potions > 0 and potions >= most[POTION]:
        held += 1.0 if potions > most[POTION] else shared
    if coins > 0 and coins >= most[COIN]:
        held += 1.0 if coins > most[COIN] else shared
    if left:
        return MAJORITY_PRESTIGE * (1.0 - SURE * left) * held
    each = MAJORITY_PRESTIGE + who.grows[X_MAJORITY]
    if tile != NOTHING:
        parts = box.end_gain[tile]
        for i in range(0, len(parts), PART):
            if parts[i + 2] == X_MAJORITY:
                each += parts[i + 1]
    return each * held


def laid(box: Box, tile: int, who: Standing, time: float) -> float:
    """What a tile brings on the best cell where it fits."""
    counts = who.counts
    at = tile * 4
    mine = box.links[tile]
    half = box.halves[tile]
    kind = box.kind[tile]
    top = -1.0
    who.site = NOTHING
    who.keys = 0
    chest = who.best_chest
    if box.chests[tile]:
        chest = max(chest, worth(box.chests[tile][0], counts, time))
    sites = who.sites
    for site in range(0, len(sites), SITE):
        need = sites[site + NEED]
        if need == 0 or need & ~mine or mine & sites[site + BARE]:
            continue
        more = 0.0
        keys = 0
        for side in range(4):
            if not need >> side & 1:
                continue
            other = sites[site + side]
            back = other * 4 + (side ^ 2)
            connector = box.side[back]
            if connector == HALF_KEY:
                if half >> side & 1:
                    keys += 1
                    more += chest
            elif connector == GAIN_CONNECTOR:
                if box.condition[back] == ANY or box.condition[back] == kind:
                    more += worth(box.side_gain[back], counts, time)
            if box.side[at + side] == GAIN_CONNECTOR:
                condition = box.condition[at + side]
                if condition == ANY or condition == box.kind[other]:
                    more += worth(box.side_gain[at + side], counts, time)
        if more > top:
            top = more
            who.site = site
            who.keys = keys
    if top < 0.0:
        return -1.0
    return top + worth(box.gain[tile], counts, time)


def get(box: Box, tile: int, who: Standing, pay: bool) -> None:
    """A player's reserve after a tile was paid and placed."""
    stock = who.stock
    at = tile * 4
    if pay:
        stock[COIN] -= box.cost[at + COIN]
        stock[POTION] -= box.cost[at + POTION]
        if box.cost[at + COMBAT] > stock[COMBAT]:
            stock[POTION] -= box.cost[at + COMBAT] - stock[COMBAT]
        if box.cost[at + MAGIC] > stock[MAGIC]:
            stock[POTION] -= box.cost[at + MAGIC] - stock[MAGIC]
    counts = who.counts
    kind = box.kind[tile]
    if kind < X_KEY:
        counts[kind] += 1
    parts = box.gain[tile]
    for i in range(0, len(parts), PART):
        if parts[i] < PRESTIGE:
            n = parts[i + 1]
            if parts[i + 2] != ONCE:
                n *= counts[parts[i + 2]]
            stock[parts[i]] += n
    counts[X_COMBAT] = stock[COMBAT]
    counts[X_MAGIC] = stock[MAGIC]


def settle(box: Box, tile: int, who: Standing, time: float) -> None:
    """Place a tile where it brings most: its chests, the keys it forms and the cells beside it."""
    who.laid.append(tile)
    parts = box.end_gain[tile]
    for i in range(0, len(parts), PART):
        if parts[i + 2] != ONCE:
            who.grows[parts[i + 2]] += parts[i + 1]
    for content in box.chests[tile]:
        who.contents.append(content)
        who.best_chest = max(who.best_chest, worth(content, who.counts, time))
    for _ in range(who.keys):
        open_chest(who, time)
    if who.site == NOTHING:
        return
    sites = who.sites
    for side in range(4):
        if sites[who.site + NEED] >> side & 1:
            other = sites[who.site + side]
            gain_by(box, tile * 4 + side, box.kind[other], who, time)
            gain_by(box, other * 4 + (side ^ 2), box.kind[tile], who, time)
    cell = sites[who.site + CELL]
    sites[who.site + NEED] = 0  # nothing more can be placed there
    grid = who.grid
    grid[cell] = tile
    for side in range(4):
        near = box.next[cell * 4 + side]
        if near == NOTHING:
            continue
        site = grid[near]
        if site >= 0:
            continue
        if site == NOTHING:
            site = -2 - len(sites)
            grid[near] = site
            sites += NEW_SITE
            sites[CELL - 2 - site] = near
        site = -2 - site
        sites[site + (side ^ 2)] = tile
        if box.side[tile * 4 + side] == NO_CONNECTOR:
            sites[site + BARE] |= 1 << (side ^ 2)
        else:
            sites[site + NEED] |= 1 << (side ^ 2)


def gain_by(box: Box, at: int, kind: int, who: Standing, time: float) -> None:
    """TOG-7.18 What a gain connector adds to a player's reserve when a tile of a kind is joined to it."""
    if box.side[at] == GAIN_CONNECTOR and (box.condition[at] == ANY or box.condition[at] == kind):
        received(box.side_gain[at], 0, who, time)


def open_chest(who: Standing, time: float) -> None:
    """A key opens the best closed chest."""
    best = -1
    top = -1.0
    second = 0.0
    for i in range(len(who.contents)):
        value = worth(who.contents[i], who.counts, time)
        if value > top:
            second = max(second, top)
            top = value
            best = i
        elif value > second:
            second = value
    if best >= 0:
        received(who.contents[best], 0, who, time)
        del who.contents[best]
        who.best_chest = second


def received(parts: list[int], start: int, who: Standing, time: float) -> float:
    """The worth of the parts of a gain from one on, with what they add to a player's reserve."""
    for i in range(start, len(parts), PART):
        if parts[i] < PRESTIGE:
            n = parts[i + 1]
            if parts[i + 2] != ONCE:
                n *= who.counts[parts[i + 2]]
            who.stock[parts[i]] += n
    return worth(parts[start:], who.counts, time)
