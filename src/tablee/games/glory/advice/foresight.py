"""What a player has, and what the next tiles will probably make of it.

In turn order each takes the tile of the board that suits him best. In the last round but one the tiles of the
last are known, too: those that nobody has seen, for hardly any tile stays in the box; so each takes one of
them as well. A turn is not played out: a tile counts with its own gains and those of its best cell.
"""

from __future__ import annotations

from typing import Final

from tablee.games.glory.box import Box
from tablee.games.glory.gains import PART, item_source, printed
from tablee.games.glory.ids import (
    AGES,
    ANY,
    COIN,
    COMBAT,
    GAIN_CONNECTOR,
    HALF_KEY,
    KEY,
    MAGIC,
    MAJORITY_PRESTIGE,
    NO_CONNECTOR,
    NOTHING,
    ONCE,
    P_CONNECTION_KEYS,
    P_FILL,
    P_GAINS,
    P_HAND_OUT,
    P_PLACE_KEY,
    P_REWARD,
    P_SURCHARGE,
    POTION,
    PRESTIGE,
    RESOURCES,
    ROUNDS,
    X_CLOSED_CHEST,
    X_COINS3,
    X_COMBAT,
    X_KEY,
    X_MAGIC,
    X_MAJORITY,
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
NO_NEIGHBOURS: Final = [NOTHING] * 4
COUNTED: Final = 12
"""What multipliers may count."""


class Standing:
    """What one player has, has laid and will probably get."""

    def __init__(self) -> None:
        self.seat = 0
        self.turns = 0  # to come, this round's among them
        self.counts: list[int] = []  # by multiplier
        self.stock: list[int] = []  # combat, magic, potions, coins
        self.end = 0.0
        self.chests = 0.0
        self.best_chest = 0.0
        self.half_keys = 0
        self.connectors = 0
        self.places = 0.0
        self.joins: list[int] = []  # by side: mask of the kinds that can be joined there
        self.halves = 0  # mask of the sides with half-keys
        self.waiting: list[float] = []  # by condition and side: the worth of the best gain connector
        self.sites: list[int] = []  # by empty cell beside the area and side: the tile there
        self.needs: list[int] = []  # by empty cell: mask of the sides that must have a connector
        self.bares: list[int] = []  # and of those that must have none
        self.most: list[int] = []  # of each resource, among the others
        self.held = 0  # majorities
        self.laid: list[int] = []  # tiles that will probably be placed
        self.tile = 0.0
        self.next = 0.0
        self.outlook = 0.0


def standings(s: Glory) -> list[Standing]:
    """All players, and what they will probably end with."""
    players: list[Standing] = []
    for seat in range(s.seats):
        players.append(standing(s, seat))
    for who in players:
        who.held = majorities(players, who)
        who.counts[X_MAJORITY] = who.held
        most = [0] * len(RESOURCES)
        for other in players:
            if other is not who:
                for what in range(len(RESOURCES)):
                    if other.stock[what] > most[what]:
                        most[what] = other.stock[what]
        who.most = most
    foresee(s, players)
    for who in players:
        held = majorities(players, who)
        who.counts[X_MAJORITY] = held
        for tile in s.area[who.seat]:
            who.end += end_worth(s.box, tile, who)
        for tile in who.laid:
            who.end += end_worth(s.box, tile, who)
        who.outlook += MAJORITY_PRESTIGE * held + who.end
    return players


def majorities(players: list[Standing], one: Standing) -> int:
    """TOG-10.2 to 10.4 How many resources a player has most of, or as much as any other."""
    held = 0
    mine = one.stock
    for what in range(len(RESOURCES)):
        n = mine[what]
        if n > 0:
            held += 1
            for who in players:
                if who.stock[what] > n:
                    held -= 1
                    break
    return held


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
    joins = [0] * 4
    waiting = [0.0] * 20
    out.counts = counts
    out.stock = stock
    out.joins = joins
    out.waiting = waiting
    counts[X_COMBAT] = stock[COMBAT]
    counts[X_MAGIC] = stock[MAGIC]
    counts[X_COINS3] = stock[COIN] // 3
    counts[X_POTIONS3] = stock[POTION] // 3
    area = s.area[seat]
    cell = s.cell
    next = box.next
    side_of = box.side
    grid = [NOTHING] * len(box.cells)
    for tile in area:
        grid[cell[tile]] = tile
    time = 1.0 if out.turns >= LONG else out.turns / LONG
    halves = 0
    sites: list[int] = []
    needs: list[int] = []
    bares: list[int] = []
    out.sites = sites
    out.needs = needs
    out.bares = bares
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
                site = -2 - len(needs)
                grid[near] = site
                needs.append(0)
                bares.append(0)
                sites += NO_NEIGHBOURS
            site = -2 - site
            sites[site * 4 + (side ^ 2)] = tile
            connector = side_of[at + side]
            if connector == NO_CONNECTOR:
                bares[site] |= 1 << (side ^ 2)
                continue
            needs[site] |= 1 << (side ^ 2)
            out.connectors += 1
            joins[side] |= 1 << kind
            if connector == HALF_KEY:
                out.half_keys += 1
                halves |= 1 << side
            elif connector == GAIN_CONNECTOR:
                value = worth(box.side_gain[at + side], counts, time)
                out.places += value
                slot = (box.condition[at + side] + 1) * 4 + side
                if value > waiting[slot]:
                    waiting[slot] = value
        if free == 0:
            counts[X_SURROUNDED] += 1
    out.halves = halves
    goods = COIN_WORTH * min(stock[COIN], PLENTY) + POTION_WORTH * min(stock[POTION], PLENTY)
    goods += SKILL_WORTH * (stock[COMBAT] + stock[MAGIC])
    goods += CHEST_CHANCE * (out.chests + out.places)
    goods += HALF_KEY_WORTH * out.half_keys + CONNECTOR_WORTH * min(out.connectors, 8)
    out.outlook = s.stock[seat * STOCKS + PRESTIGE] + time * goods
    return out


def foresee(s: Glory, players: list[Standing]) -> None:
    """What the tile of this round will bring each, and those of the last rounds after it."""
    seats = s.seats
    first = s.first if s.first >= 0 else 0
    left = ROUNDS - s.round
    board: list[int] = []
    for tile in s.slots:
        board.append(tile)
    for k in range(seats):
        who = players[(first + k) % seats]
        seat = who.seat
        if s.playing[seat] != NOTHING:
            time = 1.0 if left >= LONG else left / LONG
            tile = s.playing[seat]
            who.tile = laid(s.box, tile, who, time)
            if s.box.end_gain[tile]:
                who.laid.append(tile)
            get(s.box, tile, who, s.question(seat).proc == P_SURCHARGE)
        elif s.taken[seat] != NOTHING:
            who.tile = pick(s, who, [s.taken[seat]], s.taken_from[seat], left)
        elif who.turns > left:
            who.tile = pick(s, who, board, 0, left)
        elif s.lines or s.stack[-1].proc >= P_REWARD:
            who.tile = pending(s, who, left / LONG)
        who.outlook += who.tile
    if left != 1:
        return
    unseen: list[int] = []
    swept = 0
    for tile in board:  # TOG-9.1 the lowest are discarded, the others stay
        if tile != NOTHING:
            if swept < s.box.discarded[seats]:
                swept += 1
            else:
                unseen.append(tile)
    if seats == 2 and s.taken_from[first] == NOTHING:
        first = 1 - first  # TOG-3.9 of two players the other one will have the token
    odds = s.pool.odds
    for age in range(AGES):
        if s.piles[age] > 0:
            for tile in s.box.age_tiles[age]:
                if odds[tile]:
                    unseen.append(tile)
    for k in range(seats):
        who = players[(first + k) % seats]
        who.next = pick(s, who, unseen, NOTHING, 0)
        who.outlook += who.next


def pending(s: Glory, who: Standing, time: float) -> float:
    """What a tile that lies already is still about to bring: keys and gains that are being handed out."""
    value = 0.0
    frames = s.lines[who.seat] if s.lines else s.stack
    for frame in frames:
        if frame.who != who.seat:
            continue
        proc = frame.proc
        if proc == P_PLACE_KEY:
            value += who.best_chest
        elif proc == P_CONNECTION_KEYS:
            if frame.items is not None:
                value += who.best_chest * len(frame.items)
        elif proc == P_REWARD:
            value += received(s.box.gain[frame.what], 0, who, time)
        elif proc == P_HAND_OUT:
            value += received(printed(s, frame.what, frame.where), frame.n, who, time)
        elif proc == P_GAINS and frame.items is not None:
            for item in frame.items:
                tile, source = item_source(s, frame, item)
                value += received(printed(s, tile, source), 0, who, time)
    return value


def received(parts: list[int], start: int, who: Standing, time: float) -> float:
    """The worth of the parts of a gain from one on, with what they add to a player's reserve."""
    for i in range(start, len(parts), PART):
        if parts[i] < PRESTIGE:
            n = parts[i + 1]
            if parts[i + 2] != ONCE:
                n *= who.counts[parts[i + 2]]
            who.stock[parts[i]] += n
    return worth(parts[start:], who.counts, time)


def pick(s: Glory, who: Standing, tiles: list[int], slot: int, left: int) -> float:
    """Let a player take the tile that brings him most, and tell what; he may discard it for a small gain."""
    box = s.box
    cost = box.cost
    stock = who.stock
    time = 1.0 if left >= LONG else left / LONG
    best = time * (COIN_WORTH + POTION_WORTH) + who.best_chest
    taken = -1
    majority = 0.0
    taken_majority = 0.0
    if left < 2:
        majority = majority_change(box, who, NOTHING, -1, -1)
        taken_majority = majority
        best += majority
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
        value = laid(box, tile, who, time) if left < 2 else placed(box, tile, who, time)
        value -= time * (COIN_WORTH * coins + POTION_WORTH * potions)
        if slot + i >= wild:
            if coins == stock[COIN] and potions == stock[POTION]:
                continue
            value -= time * COIN_WORTH
        value += end_worth(box, tile, who)
        if left < 2:
            majority = majority_change(box, who, tile, coins, potions)
            value += majority
        if value > best:
            best = value
            taken = i
            taken_majority = majority
    if taken < 0:
        best -= taken_majority
        stock[COIN] += 1
        stock[POTION] += 1
    else:
        tile = tiles[taken]
        if left < 2:
            best -= taken_majority
        if slot + taken >= wild:
            if stock[COIN] - box.cost[tile * 4 + COIN] > stock[POTION]:
                stock[COIN] -= 1
            else:
                stock[POTION] -= 1
        if left >= 2:
            best += laid(box, tile, who, time) - placed(box, tile, who, time)
        if box.end_gain[tile]:
            best -= end_worth(box, tile, who)
            who.laid.append(tile)
        get(box, tile, who, True)
        tiles[taken] = NOTHING
    return best


def majority_change(box: Box, who: Standing, tile: int, coins: int, potions: int) -> float:
    """What a tile changes in the majorities a player holds, so many coins and potions being paid for it."""
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
            if what == COIN:
                coins += parts[i + 1]
            elif what == POTION:
                potions += parts[i + 1]
            elif what == COMBAT:
                combat += parts[i + 1]
            elif what == MAGIC:
                magic += parts[i + 1]
    held = 0
    if combat > 0 and combat >= most[COMBAT]:
        held += 1
    if magic > 0 and magic >= most[MAGIC]:
        held += 1
    if potions > 0 and potions >= most[POTION]:
        held += 1
    if coins > 0 and coins >= most[COIN]:
        held += 1
    return float(MAJORITY_PRESTIGE * (held - who.held))


def laid(box: Box, tile: int, who: Standing, time: float) -> float:
    """What a tile brings on the best cell where it fits."""
    counts = who.counts
    at = tile * 4
    mine = 0
    half = 0
    for side in range(4):
        if box.side[at + side] != NO_CONNECTOR:
            mine |= 1 << side
            if box.side[at + side] == HALF_KEY:
                half |= 1 << side
    kind = box.kind[tile]
    top = -1.0
    chest = who.best_chest
    if box.chests[tile]:
        chest = max(chest, worth(box.chests[tile][0], counts, time))
    for site in range(len(who.needs)):
        need = who.needs[site]
        if need == 0 or need & ~mine or mine & who.bares[site]:
            continue
        more = 0.0
        for side in range(4):
            if not need >> side & 1:
                continue
            other = who.sites[site * 4 + side]
            back = other * 4 + (side ^ 2)
            connector = box.side[back]
            if connector == HALF_KEY:
                if half >> side & 1:
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
    if top < 0.0:
        return 0.0
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


def placed(box: Box, tile: int, who: Standing, time: float) -> float:
    """About what a tile brings when it is placed: its own gains, and the best single connection."""
    counts = who.counts
    value = worth(box.gain[tile], counts, time)
    kind = box.kind[tile]
    at = tile * 4
    waiting = who.waiting
    top = -1.0
    for side in range(4):
        connector = box.side[at + side]
        if connector == NO_CONNECTOR:
            continue
        back = side ^ 2
        mask = who.joins[back]
        if mask == 0:
            continue
        more = waiting[back]
        if kind < X_KEY and waiting[(kind + 1) * 4 + back] > more:
            more = waiting[(kind + 1) * 4 + back]
        if connector == HALF_KEY:
            if who.halves >> back & 1:
                more += who.best_chest
        elif connector == GAIN_CONNECTOR:
            condition = box.condition[at + side]
            if condition == ANY or mask >> condition & 1:
                more += worth(box.side_gain[at + side], counts, time)
        if more > top:
            top = more
    return value + top if top >= 0.0 else 0.0


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
