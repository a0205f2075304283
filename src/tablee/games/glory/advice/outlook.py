"""How good a position is for one player: prestige, and what the rest will probably still be worth.

The weights are estimates. Everything but prestige loses its worth towards the end of the game.
"""

from __future__ import annotations

from typing import Final

from tablee.games.glory.area import grid_of
from tablee.games.glory.gains import PART, amount
from tablee.games.glory.ids import (
    COIN,
    COMBAT,
    HALF_KEY,
    KEY,
    MAGIC,
    MAJORITY_PRESTIGE,
    NO_CONNECTOR,
    NOTHING,
    ONCE,
    POTION,
    PRESTIGE,
    RESOURCES,
    ROUNDS,
    X_MAJORITY,
)
from tablee.games.glory.state import Glory
from tablee.games.glory.turn import potions_due

COIN_WORTH: Final = 0.55
POTION_WORTH: Final = 0.6
PLENTY: Final = 7
"""Coins or potions beyond this many rarely find a use."""
SURPLUS_WORTH: Final = 0.15
SKILL_WORTH: Final = 1.5
CHEST_CHANCE: Final = 0.3
KEY_WORTH: Final = 1.2
HALF_KEY_WORTH: Final = 0.35
CONNECTOR_WORTH: Final = 0.15
ENOUGH_CONNECTORS: Final = 8
QUEST_CHANCE: Final = 0.5
GROWTH: Final = 0.12
"""By how much a count of the end of the game grows with each round left."""
LONG: Final = 5
"""Rounds from which on there is time enough to use everything."""


def outlook(s: Glory, seat: int) -> float:
    """What the game will bring a player, roughly; exactly his prestige once it is over."""
    value = float(s.has(seat, PRESTIGE))
    if s.ended:
        return value
    left = ROUNDS - s.round
    time = 1.0 if left >= LONG else left / LONG
    value += majority_hopes(s, seat, left)
    value += time * goods(s, seat)
    value += landscape(s, seat, time)
    for tile in s.area[seat]:
        value += end_hopes(s, seat, tile, left)
    if left > 0 or s.taken[seat] != NOTHING:
        for quest in s.hand[seat]:
            value += quest_hopes(s, seat, quest, left)
    return value


def goods(s: Glory, seat: int) -> float:
    """Coins, potions and skill points, as long as there is time to use them."""
    coins = s.has(seat, COIN)
    potions = s.has(seat, POTION)
    value = COIN_WORTH * min(coins, PLENTY) + SURPLUS_WORTH * max(0, coins - PLENTY)
    value += POTION_WORTH * min(potions, PLENTY) + SURPLUS_WORTH * max(0, potions - PLENTY)
    return value + SKILL_WORTH * (s.has(seat, COMBAT) + s.has(seat, MAGIC))


def majority_hopes(s: Glory, seat: int, left: int) -> float:
    """Being ahead counts the more the nearer the end is."""
    sure = 1.0 - 0.08 * left
    value = 0.0
    for what in range(len(RESOURCES)):
        mine = s.has(seat, what)
        if mine == 0:
            continue
        most = 0
        for other in range(s.seats):
            if other != seat:
                most = max(most, s.has(other, what))
        if mine >= most:
            value += MAJORITY_PRESTIGE * sure * (1.0 if mine > most else 0.8)
        elif mine == most - 1:
            value += MAJORITY_PRESTIGE * 0.25 * (1.0 - sure)
    return value


def landscape(s: Glory, seat: int, time: float) -> float:
    """Closed chests, half-keys and connectors that still wait for a neighbour."""
    box = s.box
    grid = grid_of(s, seat)
    value = 0.0
    halves = 0
    connectors = 0
    for tile in s.area[seat]:
        chests = box.chests[tile]
        for i in range(len(chests)):
            if not s.opened[tile] >> i & 1:
                value += CHEST_CHANCE * worth(s, seat, chests[i], 1.0)
        for side in range(4):
            near = box.next[s.cell[tile] * 4 + side]
            if near != NOTHING and grid[near] == NOTHING:
                connector = box.side[tile * 4 + side]
                if connector != NO_CONNECTOR:
                    connectors += 1
                if connector == HALF_KEY:
                    halves += 1
                elif box.side_gain[tile * 4 + side]:
                    value += CHEST_CHANCE * worth(s, seat, box.side_gain[tile * 4 + side], 1.0)
    value += HALF_KEY_WORTH * halves + CONNECTOR_WORTH * min(connectors, ENOUGH_CONNECTORS)
    return time * value


def worth(s: Glory, seat: int, parts: list[int], time: float) -> float:
    """About what a list of gains is worth when it is received now."""
    value = 0.0
    for i in range(0, len(parts), PART):
        what = parts[i]
        n = amount(s, seat, parts[i + 1], parts[i + 2])
        if what == PRESTIGE:
            value += n
        elif what == COIN:
            value += n * COIN_WORTH * time
        elif what == POTION:
            value += n * POTION_WORTH * time
        elif what in (COMBAT, MAGIC):
            value += n * SKILL_WORTH * time
        elif what == KEY:
            value += n * KEY_WORTH
        else:
            value += 0.2
    return value


def end_hopes(s: Glory, seat: int, tile: int, left: int) -> float:
    """What a placed tile will give at the end of the game: what it counts now, and some growth."""
    parts = s.box.end_gain[tile]
    value = 0.0
    for i in range(0, len(parts), PART):
        if parts[i + 2] == X_MAJORITY:
            value += parts[i + 1] * 1.2
        else:
            n = amount(s, seat, parts[i + 1], parts[i + 2])
            value += n if parts[i + 2] == ONCE else n * (1.0 + GROWTH * left)
    return value


def quest_hopes(s: Glory, seat: int, quest: int, left: int) -> float:
    """What a quest in hand may still bring, its cost taken off."""
    gain = worth(s, seat, s.box.gain[quest], 1.0) + end_hopes(s, seat, quest, left)
    cost = COIN_WORTH * s.box.cost[quest * 4 + COIN] + POTION_WORTH * potions_due(s, seat, quest)
    return QUEST_CHANCE * max(0.0, gain - cost)
