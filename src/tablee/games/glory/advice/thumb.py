"""Advice for bots: how good a position is, and what a sensible player would do.

Nothing is random in a player's own turn, so it is looked through to its end; `outlook.py` judges where that
leads.
"""

from __future__ import annotations

from typing import Final

from tablee.core.frame import Frame
from tablee.core.rng import Rng
from tablee.games.glory.advice.outlook import outlook, quest_hopes, worth
from tablee.games.glory.gains import printed
from tablee.games.glory.ids import (
    CHEST,
    NOTHING,
    ORIGINS,
    P_CATCH_UP,
    P_KEEP_QUESTS,
    P_PLACE_KEY,
    P_ROUND,
    P_SELECT,
    P_TURN,
    PRESTIGE,
    SELECT,
    TAKE,
)
from tablee.games.glory.keys import chest_at
from tablee.games.glory.state import Glory

CHESTS_TRIED: Final = 2
RISK: Final = 0.08
"""The chance that a player who chooses before me takes the very tile I want."""
RIVALRY: Final = 0.6
"""The chance that a player before me takes the tile that is best for him, as far as I can tell."""
WORST: Final = -1.0e9


def evaluate(s: Glory, seat: int) -> float:
    """How good a position is for a player: about the prestige he will end with.

    A card that lies face down counts as the tile it will probably bring, a turn under way as played to its
    end in the best manner.
    """
    if s.ended:
        return float(s.has(seat, PRESTIGE))
    if not s.area[seat]:
        return 0.0
    frame = s.stack[-1]
    if frame.proc == P_SELECT and frame.items is not None and frame.items[seat] != NOTHING:
        return prospect(s, seat, frame.items[seat])
    if s.taken[seat] != NOTHING and not s.asked(seat):
        return turn_value(s, seat, s.taken[seat], s.taken_from[seat])
    return best_line(s, seat)


def choose(s: Glory, seat: int, rng: Rng) -> int:
    """What a sensible player would do. `s` is a sample for this call alone."""
    legal = s.legal(seat)
    proc = s.question(seat).proc
    if proc == P_KEEP_QUESTS:
        return return_worst(s, seat, legal)
    best = legal[0]
    best_value = WORST
    others = rivals(s, seat) if proc == P_SELECT else []
    for a in candidates(s, seat, legal):
        if proc == P_SELECT:
            value = hoped(s, seat, a - SELECT, others)
        elif proc == P_CATCH_UP:
            value = turn_value(s, seat, s.slots[a - TAKE], a - TAKE)
        else:
            t = s.clone()
            t.apply(seat, a)
            value = best_line(t, seat)
        if value > best_value:
            best_value = value
            best = a
    return best


def return_worst(s: Glory, seat: int, legal: list[int]) -> int:
    """Give back the quest that promises least; nothing is placed yet, so cheap ones are kept."""
    worst = legal[0]
    least = -WORST
    for a in legal:
        quest = a - s.box.return_quest + s.box.quests[0]
        value = quest_hopes(s, seat, quest, 0) - 0.1 * sum(s.box.cost[quest * 4 : quest * 4 + 4])
        if value < least:
            least = value
            worst = a
    return worst


def prospect(s: Glory, seat: int, slot: int) -> float:
    """What choosing a slot is worth: its tile, unless somebody before me in turn order takes it."""
    return hoped(s, seat, slot, rivals(s, seat))


def hoped(s: Glory, seat: int, slot: int, others: list[int]) -> float:
    """The same, given the slots that those before me will probably choose."""
    if s.slots[slot] == NOTHING:
        return WORST
    ahead = (seat - s.first) % s.seats
    kept = 1.0 - RISK * ahead
    for other in others:
        if other == slot:
            kept *= 1.0 - RIVALRY
    return kept * turn_value(s, seat, s.slots[slot], slot) + (1.0 - kept) * outlook(s, seat)


def rivals(s: Glory, seat: int) -> list[int]:
    """The slots that those before a player in turn order will probably choose.

    Only the first round is looked at: all areas are alike then, so everybody wants the same tile, and only
    the first of them would get it. Later each has his own wants.
    """
    out: list[int] = []
    if s.round != 1:
        return out
    open_part = s.clone()
    for other in range(s.seats):
        open_part.hand[other] = []
    for k in range((seat - s.first) % s.seats):
        other = (s.first + k) % s.seats
        best = NOTHING
        best_value = WORST
        for slot in range(len(s.slots)):
            value = hoped(open_part, other, slot, out)
            if value > best_value:
                best_value = value
                best = slot
        out.append(best)
    return out


def turn_value(s: Glory, seat: int, tile: int, slot: int) -> float:
    """What a turn with this tile leads to: a turn of his own is set up on a copy and played out."""
    t = s.clone()
    t.lines = []
    t.waiting = 0
    if t.slots[slot] == tile:
        t.slots[slot] = NOTHING
    t.taken[seat] = tile
    t.taken_from[seat] = slot
    t.hand[seat] = []  # quests can wait: what they promise is the same whatever tile is taken
    rest = Frame(P_ROUND, n=t.seats, items=t.order())
    rest.pc = 3
    t.stack = [rest, Frame(P_TURN, who=seat)]
    t.settle()
    return best_line(t, seat)


def best_line(s: Glory, seat: int) -> float:
    """The best a player can make of the rest of his turn."""
    if s.ended or not s.asked(seat):
        return outlook(s, seat)
    proc = s.question(seat).proc
    if proc in (P_SELECT, P_KEEP_QUESTS, P_CATCH_UP):
        return outlook(s, seat)
    best = WORST
    for a in candidates(s, seat, s.legal(seat)):
        t = s.clone()
        t.apply(seat, a)
        value = best_line(t, seat)
        if value > best:
            best = value
    return best


def candidates(s: Glory, seat: int, legal: list[int]) -> list[int]:
    """The answers worth looking at: of many chests only the richest."""
    if s.question(seat).proc != P_PLACE_KEY or len(legal) <= CHESTS_TRIED:
        return legal
    rated: list[tuple[float, int]] = []
    for a in legal:
        tile, i = chest_at(s, seat, a - s.box.open_chest)
        rated.append((-worth(s, seat, printed(s, tile, CHEST + i), 1.0), a))
    rated.sort()
    return [a for _, a in rated[:CHESTS_TRIED]]


def stats(s: Glory) -> dict[str, int]:
    """Numbers worth telling about a finished game."""
    out: dict[str, int] = {}
    for i in range(len(ORIGINS)):
        total = 0
        for seat in range(s.seats):
            total += s.earned[seat * len(ORIGINS) + i]
        out["prestige_" + ORIGINS[i]] = total
    out["tiles_discarded"] = sum([10 - rounds_played(s, seat) for seat in range(s.seats)])
    out["keys"] = sum([s.keys(seat) for seat in range(s.seats)])
    return out


def rounds_played(s: Glory, seat: int) -> int:
    """The tiles of the rounds that a player placed: neither hero nor quests."""
    count = 0
    for tile in s.area[seat]:
        if s.box.age[tile]:
            count += 1
    return count
