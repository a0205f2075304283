"""What a seat may see. Secret are selection cards before the reveal, and quests until they are played."""

from __future__ import annotations

from tablee.games.glory import forecast
from tablee.games.glory.ids import (
    COIN,
    COMBAT,
    ENDINGS,
    FROM_CHEST,
    FROM_CONNECTOR,
    FROM_END,
    FROM_MAJORITY,
    FROM_TILE,
    MAGIC,
    NOBODY,
    NOTHING,
    ORIGINS,
    P_ROUND,
    P_SELECT,
    POTION,
    PRESTIGE,
)
from tablee.games.glory.state import Glory
from tablee.games.glory.turn import is_wild
from tablee.games.glory.view_types import Earned, Majorities, Player, View

STEP_PLAY = 3
"""How far the procedure `round` is while tiles are played."""


def view(s: Glory, viewer: int | None) -> View:
    """The table as one seat sees it; None is a spectator.

    `plans`, `placements` and `chests` tell a seat what its tiles would cost and bring.
    """
    box = s.box
    asked = None if s.is_over() or viewer is None or not s.area[viewer] else viewer
    return {
        "round": s.round,
        "first": None if s.first == NOBODY else s.first,
        "claimed": _seats(s, s.claimed),
        "slots": [None if tile == NOTHING else box.tiles[tile] for tile in s.slots],
        "wild": box.wild[s.seats],
        "discarded_per_round": box.discarded[s.seats],
        "piles": s.piles[:],
        "discard": [box.tiles[tile] for tile in s.discard],
        "unused_heroes": [box.tiles[tile] for tile in box.heroes if s.pool.odds[tile]] if s.area[-1] else [],
        "quests": bool(s.with_quests),
        "deferred": bool(s.deferred and s.with_quests),
        "simultaneous": bool(s.simultaneous),
        "order": _order(s),
        "players": [_player(s, seat, viewer) for seat in range(s.seats)],
        "majorities": _majorities(s),
        "plans": {} if asked is None else forecast.plans(s, asked),
        "placements": [] if asked is None else forecast.next_placements(s, asked),
        "chests": {} if asked is None else forecast.chests(s, asked),
        "scoring": forecast.scoring(s),
        "ended": ENDINGS[s.ended] or None,
    }


def _order(s: Glory) -> list[int]:
    """TOG-7.9 The turn order of the step in progress, whoever gained the token meanwhile."""
    if s.stack and s.stack[0].proc == P_ROUND and s.stack[0].pc == STEP_PLAY:
        return (s.stack[0].items or [])[:]
    return s.order() if s.first != NOBODY else []


def _player(s: Glory, seat: int, viewer: int | None) -> Player:
    box = s.box
    # All quests in hand are shown once the game is over; until then each player knows his own. What went back
    # to the box stays a secret.
    knows = seat == viewer or s.is_over()
    chosen = _chosen(s, seat)
    taken = s.taken[seat]
    return {
        "seat": seat,
        "hero": box.tiles[s.area[seat][0]] if s.area[seat] else None,
        "combat": s.has(seat, COMBAT),
        "magic": s.has(seat, MAGIC),
        "potion": s.has(seat, POTION),
        "coin": s.has(seat, COIN),
        "prestige": s.has(seat, PRESTIGE),
        "earned": _earned(s, seat),
        "keys": s.keys(seat),
        "tiles": [
            {
                "tile": box.tiles[tile],
                "cell": box.spots[s.cell[tile]],
                "opened": [bool(s.opened[tile] >> i & 1) for i in range(len(box.chests[tile]))],
            }
            for tile in s.area[seat]
        ],
        "chosen": chosen != NOTHING or s.cards[seat] != NOTHING,
        "card": s.cards[seat] + 1
        if s.cards[seat] != NOTHING
        else chosen + 1
        if seat == viewer and chosen != NOTHING
        else None,
        "taken": None if taken == NOTHING else box.tiles[taken],
        "playing": None if s.playing[seat] == NOTHING else box.tiles[s.playing[seat]],
        "slot": None if s.taken_from[seat] == NOTHING else s.taken_from[seat] + 1,
        "surcharge": taken != NOTHING and is_wild(s, seat),
        "quests_in_hand": len(s.hand[seat]),
        "hand": [box.tiles[quest] for quest in s.hand[seat]] if knows else None,
        "returned": box.tiles[s.returned[seat]] if seat == viewer and s.returned[seat] != NOTHING else None,
        "returned_one": s.returned[seat] != NOTHING,
        "rank": s.rank(seat) if s.is_over() else None,
    }


def _earned(s: Glory, seat: int) -> Earned:
    base = seat * len(ORIGINS)
    return {
        "tile": s.earned[base + FROM_TILE],
        "connector": s.earned[base + FROM_CONNECTOR],
        "chest": s.earned[base + FROM_CHEST],
        "majority": s.earned[base + FROM_MAJORITY],
        "end": s.earned[base + FROM_END],
    }


def _majorities(s: Glory) -> Majorities:
    return {
        "combat": _seats(s, s.majority[COMBAT]),
        "magic": _seats(s, s.majority[MAGIC]),
        "potion": _seats(s, s.majority[POTION]),
        "coin": _seats(s, s.majority[COIN]),
    }


def _seats(s: Glory, mask: int) -> list[int]:
    return [seat for seat in range(s.seats) if mask >> seat & 1]


def _chosen(s: Glory, seat: int) -> int:
    """The slot a player has chosen in the selection that is still going on, else NOTHING."""
    if s.stack and s.stack[-1].proc == P_SELECT:
        items = s.stack[-1].items
        return NOTHING if items is None else items[seat]
    return NOTHING
