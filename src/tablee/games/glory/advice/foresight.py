"""What the next tiles will probably make of what a player and his best rival have.

In turn order each takes the tile of the board that suits him best. In the last round but one the tiles of the
last are known, too: those that nobody has seen, for hardly any tile stays in the box; so each takes one of
them as well.
"""

from __future__ import annotations

from tablee.games.glory.advice.picking import (
    get,
    laid,
    pick,
    received,
    settle,
)
from tablee.games.glory.advice.standing import (
    LONG,
    Standing,
    best_rival,
    end_worth,
    majorities,
    standing,
)
from tablee.games.glory.gains import item_source, printed
from tablee.games.glory.ids import (
    AGES,
    MAJORITY_PRESTIGE,
    NOTHING,
    P_CONNECTION_KEYS,
    P_GAINS,
    P_HAND_OUT,
    P_PLACE_KEY,
    P_REWARD,
    P_SURCHARGE,
    RESOURCES,
    ROUNDS,
    X_MAJORITY,
)
from tablee.games.glory.state import STOCKS, Glory


def standings(s: Glory, seat: int) -> list[Standing]:
    """A player and the rival who stands best, and what they will probably end with."""
    rival = best_rival(s, seat)
    players = [standing(s, seat), standing(s, rival)]
    rest = [0] * len(RESOURCES)
    for other in range(s.seats):
        if other not in (seat, rival):
            for what in range(len(RESOURCES)):
                rest[what] = max(rest[what], s.stock[other * STOCKS + what])
    for k in range(2):
        who = players[k]
        who.held = majorities(who, players[1 - k], rest)
        who.counts[X_MAJORITY] = who.held
    foresee(s, players, rest)
    for k in range(2):
        who = players[k]
        held = majorities(who, players[1 - k], rest)
        who.counts[X_MAJORITY] = held
        for tile in s.area[who.seat]:
            if s.box.end_gain[tile]:
                who.end += end_worth(s.box, tile, who)
        for tile in who.laid:
            who.end += end_worth(s.box, tile, who)
        who.outlook += MAJORITY_PRESTIGE * held + who.end
    return players


def foresee(s: Glory, players: list[Standing], rest: list[int]) -> None:
    """What the tile of this round will bring each, and those of the last rounds after it."""
    seats = s.seats
    first = s.first if s.first >= 0 else 0
    left = ROUNDS - s.round
    board: list[int] = []
    for tile in s.slots:
        board.append(tile)
    lead = 0 if order(s, players[0].seat, first) < order(s, players[1].seat, first) else 1
    for k in range(2):
        who = players[lead ^ k]
        seat = who.seat
        who.most = most_of(players[lead ^ k ^ 1].stock, rest)
        if s.playing[seat] != NOTHING:
            time = 1.0 if left >= LONG else left / LONG
            tile = s.playing[seat]
            who.tile = max(0.0, laid(s.box, tile, who, time))
            get(s.box, tile, who, s.question(seat).proc == P_SURCHARGE)
            settle(s.box, tile, who, time)
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
        lead = 1 - lead  # TOG-3.9 of two players the other one will have the token
    odds = s.pool.odds
    for age in range(AGES):
        if s.piles[age] > 0:
            for tile in s.box.age_tiles[age]:
                if odds[tile]:
                    unseen.append(tile)
    for k in range(2):
        who = players[lead ^ k]
        who.most = most_of(players[lead ^ k ^ 1].stock, rest)
        who.next = pick(s, who, unseen, NOTHING, 0)
        who.outlook += who.next


def order(s: Glory, seat: int, first: int) -> int:
    """How many have their turn before a player."""
    return (seat - first) % s.seats


def most_of(stock: list[int], rest: list[int]) -> list[int]:
    """Of each resource the most that a rival or the rest have."""
    out = stock[:]
    for what in range(len(RESOURCES)):
        if rest[what] > out[what]:
            out[what] = rest[what]
    return out


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
