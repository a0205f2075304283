"""The last two rounds, played through as the rules of thumb play them.

In the last round but one the tiles of the last are known, too: those that nobody has seen, for hardly any
tile stays in the box. In turn order each player takes the tile that suits him best; he places it where it
brings most or discards it, and opens chests.
"""

from __future__ import annotations

from typing import Final

from tablee.games.glory.advice.foresight import most_of, order
from tablee.games.glory.advice.outlook import KEY_WORTH, PLENTY, SURPLUS_WORTH
from tablee.games.glory.advice.picking import FEW_MAJORITIES, GROWTH, LANDS, SHARED, SURE, settle
from tablee.games.glory.advice.standing import (
    BARE,
    CHEST_CHANCE,
    COIN_WORTH,
    COUNTED,
    LONG,
    NEED,
    POTION_WORTH,
    SITE,
    SKILL_WORTH,
    UNSET,
    WORST,
    Standing,
    best_rival,
    end_worth,
    majorities,
    standing,
    worth,
)
from tablee.games.glory.box import Box
from tablee.games.glory.gains import PART, gain_items, item_source, printed
from tablee.games.glory.ids import (
    AGES,
    ANY,
    COIN,
    COMBAT,
    FIRST_PLAYER,
    GAIN_CONNECTOR,
    HALF_KEY,
    KEY,
    MAGIC,
    MAJORITY_PRESTIGE,
    NOTHING,
    ONCE,
    P_CONNECTION_KEYS,
    P_GAINS,
    P_HAND_OUT,
    P_PLACE_KEY,
    P_REWARD,
    P_SURCHARGE,
    POTION,
    PRESTIGE,
    RESOURCES,
    ROUNDS,
    X_COMBAT,
    X_KEY,
    X_MAGIC,
    X_MAJORITY,
)
from tablee.games.glory.state import STOCKS, Glory

CLOSE: Final = 0.25
"""What one point less than the most is worth of a majority while there is time to catch up."""


class Ending:
    """A player in the last rounds: what he has, and by what he judges a turn."""

    def __init__(self, s: Glory, seat: int) -> None:
        box = s.box
        who = standing(s, seat)
        self.who = who
        self.seat = seat
        self.prestige = 0  # gained since
        self.owners: list[int] = []  # the tile of each chest
        self.chests: list[list[int]] = []
        self.opened = 0  # mask of these
        self.hero = s.area[seat][0]
        self.most = UNSET  # of each resource, among the others
        self.left = 0
        self.time = 0.0
        self.exact = False  # he knows how the game ends: nobody comes after him, or he thinks so
        for tile in s.area[seat]:
            chests = box.chests[tile]
            for i in range(len(chests)):
                if not s.opened[tile] >> i & 1:
                    self.owners.append(tile)
                    self.chests.append(chests[i])


class Turn:
    """What a turn makes of what a player has."""

    def __init__(self, e: Ending) -> None:
        self.stock = e.who.stock[:]
        self.counts = e.who.counts[:]
        self.opened = e.opened
        self.prestige = 0
        self.tile = NOTHING  # placed
        self.site = NOTHING
        self.value = WORST


def endings(s: Glory, seat: int) -> list[Standing]:
    """A player and the rival who stands best, with what the rest of the last two rounds will make of them."""
    players = [Ending(s, seat), Ending(s, best_rival(s, seat))]
    rest = [0] * len(RESOURCES)
    for other in range(s.seats):
        if other not in (seat, players[1].seat):
            for what in range(len(RESOURCES)):
                rest[what] = max(rest[what], s.stock[other * STOCKS + what])
    for k in range(2):
        players[k].who.held = majorities(players[k].who, players[1 - k].who, rest)
    play_through(s, players, rest)
    out: list[Standing] = []
    for k in range(2):
        e = players[k]
        who = e.who
        who.outlook = float(s.has(e.seat, PRESTIGE) + e.prestige)
        held = majorities(who, players[1 - k].who, rest)
        who.counts[X_MAJORITY] = held
        for tile in s.area[e.seat]:
            if s.box.end_gain[tile]:
                who.end += end_worth(s.box, tile, who)
        for tile in who.laid:
            who.end += end_worth(s.box, tile, who)
        who.outlook += MAJORITY_PRESTIGE * held + who.end
        out.append(who)
    return out


def play_through(s: Glory, players: list[Ending], rest: list[int]) -> None:
    """The rest of this round, and the last one after it."""
    box = s.box
    left = ROUNDS - s.round
    first = s.first if s.first >= 0 else 0
    if order(s, players[0].seat, first) > order(s, players[1].seat, first):
        players = [players[1], players[0]]
    board = s.slots[:]
    wild = box.wild[s.seats] - 1
    slots = [NOTHING, NOTHING]
    tiles = [NOTHING, NOTHING]
    choosing = False
    for k in range(2):
        e = players[k]
        tiles[k] = s.taken[e.seat]
        slots[k] = s.taken_from[e.seat]
        if tiles[k] == NOTHING and s.playing[e.seat] == NOTHING and e.who.turns > left:
            choosing = True
            look(e, players[1 - k], rest, left, left == 0)
            slots[k] = choice(box, e, board, wild)
            if slots[k] != NOTHING:
                tiles[k] = board[slots[k]]
                board[slots[k]] = NOTHING
    if choosing and s.seats == 2:  # TOG-3.11 the token passes before the tiles are played
        players = [players[1], players[0]]
        tiles = [tiles[1], tiles[0]]
        slots = [slots[1], slots[0]]
    token = players[0].seat if s.seats == 2 else first
    for k in range(2):
        e = players[k]
        look(e, players[1 - k], rest, left, left == 0 and k == 1)
        tile = tiles[k]
        begun = s.playing[e.seat]
        if begun != NOTHING:
            paying = s.question(e.seat).proc == P_SURCHARGE
            finish(box, e, playing(box, e, begun, paying, paying, Turn(e)))
        elif e.who.turns == left and (s.lines or s.stack[-1].proc >= P_REWARD):
            hand_out(s, e)
        if tile != NOTHING or (begun == NOTHING and e.who.turns > left):
            finish(box, e, playing(box, e, tile, slots[k] >= wild, True, discarding(e)))
        e.who.tile = float(e.prestige)
        if e.who.laid and gives_token(box.gain[e.who.laid[-1]]):
            token = e.seat
    if left != 1:
        return
    unseen: list[int] = []
    swept = 0
    for tile in board:  # TOG-9.1 the lowest are discarded, the others stay
        if tile != NOTHING:
            if swept < box.discarded[s.seats]:
                swept += 1
            else:
                unseen.append(tile)
    odds = s.pool.odds
    for age in range(AGES):
        if s.piles[age] > 0:
            for tile in box.age_tiles[age]:
                if odds[tile]:
                    unseen.append(tile)
    if order(s, players[0].seat, token) > order(s, players[1].seat, token):
        players = [players[1], players[0]]
    for k in range(2):
        look(players[k], players[1 - k], rest, 0, True)
        slot = choice(box, players[k], unseen, len(unseen))
        tiles[k] = NOTHING
        if slot != NOTHING:
            tiles[k] = unseen[slot]
            unseen[slot] = NOTHING
    last = 0 if s.seats == 2 else 1
    for k in (1 - last, last):
        e = players[k]
        look(e, players[1 - k], rest, 0, k == last)
        before = e.prestige
        finish(box, e, playing(box, e, tiles[k], False, True, discarding(e)))
        e.who.next = float(e.prestige - before)


def gives_token(parts: list[int]) -> bool:
    """Whether a gain holds the First Player token."""
    for i in range(0, len(parts), PART):
        if parts[i] == FIRST_PLAYER:
            return True
    return False


def look(e: Ending, other: Ending, rest: list[int], left: int, exact: bool) -> None:
    """Set what a player looks at when he judges a turn."""
    e.most = most_of(other.who.stock, rest)
    e.left = left
    e.time = left / LONG
    e.exact = exact


def choice(box: Box, e: Ending, tiles: list[int], wild: int) -> int:
    """The place of the tile that suits a player best; from `wild` on they cost more."""
    least = discarding(e)
    best = WORST
    found = NOTHING
    for i in range(len(tiles)):
        if tiles[i] != NOTHING:
            value = playing(box, e, tiles[i], i >= wild, True, least).value
            if value > best:
                best = value
                found = i
    return found


def discarding(e: Ending) -> Turn:
    """TOG-5.2 What discarding a tile brings."""
    turn = Turn(e)
    turn.stock[COIN] += 1
    turn.stock[POTION] += 1
    open_best(e, turn, NOTHING, NOTHING, e.who.grows[X_MAJORITY])
    judge(e, turn, e.who.grows)
    return turn


def playing(box: Box, e: Ending, tile: int, wild: bool, paying: bool, best: Turn) -> Turn:
    """What placing a tile where it brings most makes of what a player has; or `best`, if that is better."""
    who = e.who
    if tile == NOTHING:
        return best
    stock = who.stock[:]
    if paying:
        at = tile * 4
        stock[COIN] -= box.cost[at + COIN]
        stock[POTION] -= box.cost[at + POTION]
        if box.cost[at + COMBAT] > stock[COMBAT]:
            stock[POTION] -= box.cost[at + COMBAT] - stock[COMBAT]
        if box.cost[at + MAGIC] > stock[MAGIC]:
            stock[POTION] -= box.cost[at + MAGIC] - stock[MAGIC]
        if stock[COIN] < 0 or stock[POTION] < 0:
            return best
    grows = who.grows
    parts = box.end_gain[tile]
    if parts:
        grows = grows[:]
        for i in range(0, len(parts), PART):
            if parts[i + 2] != ONCE:
                grows[parts[i + 2]] += parts[i + 1]
    known = len(e.chests)
    for content in box.chests[tile]:  # TOG-8.9 it may be opened at once
        e.owners.append(tile)
        e.chests.append(content)
    if wild:  # TOG-4.7 a coin or a potion more
        for what in (COIN, POTION):
            if stock[what] > 0:
                stock[what] -= 1
                best = placed(box, e, tile, stock, grows, best)
                stock[what] += 1
    else:
        best = placed(box, e, tile, stock, grows, best)
    del e.owners[known:]
    del e.chests[known:]
    return best


def placed(box: Box, e: Ending, tile: int, stock: list[int], grows: list[float], best: Turn) -> Turn:
    """The best turn so far or, on its best cell, one with a tile that is paid for."""
    mine = box.links[tile]
    sites = e.who.sites
    plain = False
    for site in range(0, len(sites), SITE):
        need = sites[site + NEED]
        if need == 0 or need & ~mine or mine & sites[site + BARE]:
            continue
        pays = paying_sides(box, tile, sites, site)
        if pays == 0:  # all of these come to the same
            if plain:
                continue
            plain = True
        turn = Turn(e)
        turn.tile = tile
        turn.site = site
        for what in range(len(RESOURCES)):
            turn.stock[what] = stock[what]
        lay(box, e, turn, pays, grows)
        if turn.value > best.value:
            best = turn
    return best


def paying_sides(box: Box, tile: int, sites: list[int], site: int) -> int:
    """The sides of a cell where a tile forms a key, or a connector of its own or of a neighbour pays."""
    out = 0
    for side in range(4):
        if sites[site + NEED] >> side & 1:
            other = sites[site + side]
            at = tile * 4 + side
            back = other * 4 + (side ^ 2)
            if (
                (box.side[at] == HALF_KEY and box.side[back] == HALF_KEY)
                or connected(box, at, box.kind[other])
                or connected(box, back, box.kind[tile])
            ):
                out |= 1 << side
    return out


def connected(box: Box, at: int, kind: int) -> bool:
    """TOG-7.18 Whether a connector pays when a tile of a kind is joined to it."""
    return box.side[at] == GAIN_CONNECTOR and (box.condition[at] == ANY or box.condition[at] == kind)


def lay(box: Box, e: Ending, turn: Turn, pays: int, grows: list[float]) -> None:
    """TOG-7.1 What a tile brings on a cell: keys, then its gain and those of connectors."""
    tile = turn.tile
    sites = e.who.sites
    counts = turn.counts
    kind = box.kind[tile]
    each = grows[X_MAJORITY]
    if kind < X_KEY:
        counts[kind] += 1
    for side in range(4):
        if pays >> side & 1 and box.side[tile * 4 + side] == HALF_KEY:
            other = sites[turn.site + side]
            if box.side[other * 4 + (side ^ 2)] == HALF_KEY:
                open_best(e, turn, tile, other, each)
    keys = receive(turn, box.gain[tile], 0)
    for side in range(4):
        if pays >> side & 1:
            other = sites[turn.site + side]
            at = tile * 4 + side
            back = other * 4 + (side ^ 2)
            if connected(box, at, box.kind[other]):
                keys += receive(turn, box.side_gain[at], 0)
            if connected(box, back, kind):
                keys += receive(turn, box.side_gain[back], 0)
    for _ in range(keys):
        open_best(e, turn, NOTHING, NOTHING, each)
    judge(e, turn, grows)
    if e.left:
        turn.value += e.time * LANDS.of(box)[tile]


def receive(turn: Turn, parts: list[int], start: int) -> int:
    """Add the parts of a gain from one on to what a player has, and tell how many keys are among them."""
    stock = turn.stock
    counts = turn.counts
    keys = 0
    for i in range(start, len(parts), PART):
        what = parts[i]
        n = parts[i + 1]
        if parts[i + 2] != ONCE:
            n *= counts[parts[i + 2]]
        if what == PRESTIGE:
            turn.prestige += n
        elif what == KEY:
            keys += n
        elif what < PRESTIGE:
            stock[what] += n
    counts[X_COMBAT] = stock[COMBAT]
    counts[X_MAGIC] = stock[MAGIC]
    return keys


def open_best(e: Ending, turn: Turn, tile: int, other: int, each: float) -> None:
    """TOG-8.4, 8.5 A key opens the chest that brings most: of two tiles or the hero, or without them any."""
    best = NOTHING
    second = NOTHING
    top = WORST
    next = WORST
    for i in range(len(e.chests)):
        owner = e.owners[i]
        if turn.opened >> i & 1 or (tile != NOTHING and owner not in (tile, other, e.hero)):
            continue
        parts = e.chests[i]
        rich = worth(parts, turn.counts, 1.0)
        if parts[0] == KEY:
            rich += KEY_WORTH - 2.0
        if rich > top:
            second = best
            next = top
            best = i
            top = rich
        elif rich > next:
            second = i
            next = rich
    if best == NOTHING:
        return
    if second != NOTHING and opening(e, turn, second, each) > opening(e, turn, best, each):
        best = second
    turn.opened |= 1 << best
    turn.counts[X_KEY] += 1
    for _ in range(receive(turn, e.chests[best], 0)):
        open_best(e, turn, NOTHING, NOTHING, each)


def opening(e: Ending, turn: Turn, chest: int, each: float) -> float:
    """What opening a chest looks like."""
    stock = turn.stock[:]
    parts = e.chests[chest]
    value = 0.0
    for i in range(0, len(parts), PART):
        if parts[i] < PRESTIGE:
            stock[parts[i]] += parts[i + 1]
        elif parts[i] == PRESTIGE:
            value += parts[i + 1]
        elif parts[i] == KEY:
            value += KEY_WORTH
    if e.left:
        value -= e.time * CHEST_CHANCE * worth(parts, turn.counts, 1.0)
    return value + goods(e, stock, each)


def judge(e: Ending, turn: Turn, grows: list[float]) -> None:
    """A turn as a player sees it who follows the rules of thumb (`outlook.py`)."""
    counts = turn.counts
    value = turn.prestige + goods(e, turn.stock, grows[X_MAJORITY])
    growth = 1.0 + GROWTH * e.left
    for what in range(COUNTED):
        if grows[what] != 0.0:
            if what != X_MAJORITY:
                value += grows[what] * counts[what] * growth
            elif not e.exact:
                value += grows[what] * FEW_MAJORITIES
    turn.value = value


def goods(e: Ending, stock: list[int], each: float) -> float:
    """What a reserve is worth. Majorities that are sure bring `each` beside their own prestige."""
    most = e.most
    if e.exact:
        held = 0
        for what in range(len(RESOURCES)):
            if stock[what] > 0 and stock[what] >= most[what]:
                held += 1
        return (MAJORITY_PRESTIGE + each) * held
    sure = 1.0 - SURE * e.left
    value = 0.0
    for what in range(len(RESOURCES)):
        if stock[what] > 0:
            if stock[what] >= most[what]:
                value += sure if stock[what] > most[what] else sure * SHARED
            elif stock[what] == most[what] - 1:
                value += CLOSE * (1.0 - sure)
    value *= MAJORITY_PRESTIGE
    if e.left:
        coins = stock[COIN]
        potions = stock[POTION]
        more = COIN_WORTH * min(coins, PLENTY) + SURPLUS_WORTH * max(0, coins - PLENTY)
        more += POTION_WORTH * min(potions, PLENTY) + SURPLUS_WORTH * max(0, potions - PLENTY)
        value += e.time * (more + SKILL_WORTH * (stock[COMBAT] + stock[MAGIC]))
    return value


def finish(box: Box, e: Ending, turn: Turn) -> None:
    """Let a turn happen."""
    who = e.who
    e.prestige += turn.prestige
    e.opened = turn.opened
    if turn.tile != NOTHING:
        for content in box.chests[turn.tile]:
            e.owners.append(turn.tile)
            e.chests.append(content)
        who.site = turn.site
        who.keys = 0
        settle(box, turn.tile, who, 0.0)
    who.stock = turn.stock
    who.counts = turn.counts


def hand_out(s: Glory, e: Ending) -> None:
    """What a tile that lies already is still about to bring: keys and gains that are being handed out."""
    turn = Turn(e)
    frames = s.lines[e.seat] if s.lines else s.stack
    each = e.who.grows[X_MAJORITY]
    for k in range(len(frames) - 1, -1, -1):
        f = frames[k]
        if f.who != e.seat:
            continue
        keys = 0
        if f.proc == P_PLACE_KEY:
            open_best(e, turn, f.what, f.where, each)
        elif f.proc == P_CONNECTION_KEYS and f.items is not None:
            for side in f.items:
                open_best(e, turn, f.what, beside(s, e.who, f.what, side), each)
        elif f.proc == P_HAND_OUT:
            keys = receive(turn, printed(s, f.what, f.where), f.n if f.pc == 0 else f.n + PART)
        elif f.proc == P_GAINS and f.items is not None:
            for item in f.items:
                tile, source = item_source(s, f, item)
                keys += receive(turn, printed(s, tile, source), 0)
        elif f.proc == P_REWARD:
            for item in gain_items(s, e.seat, f.what, f.n):
                tile, source = item_source(s, f, item)
                keys += receive(turn, printed(s, tile, source), 0)
        for _ in range(keys):
            open_best(e, turn, NOTHING, NOTHING, each)
    finish(s.box, e, turn)


def beside(s: Glory, who: Standing, tile: int, side: int) -> int:
    """The tile at a side of another."""
    return who.grid[s.box.next[s.cell[tile] * 4 + side]]
