"""A position in named numbers, as one player may know it: what a value is learned from.

A player is compared with the rival who stands best. `foresight.py` counts what each has and what the next
tile will probably make of it. In the last two rounds all tiles are known, and nothing but prestige and
majorities counts in the end: they are played through as the rules of thumb play them. Others' quests and
cards that lie face down are never looked at.
"""

from __future__ import annotations

from typing import Final

from tablee.core.state import CHANCE_ASKED
from tablee.games.glory.advice.endings import endings
from tablee.games.glory.advice.foresight import standings
from tablee.games.glory.advice.picking import laid
from tablee.games.glory.advice.standing import WORST, end_worth, owned, turns_left
from tablee.games.glory.ids import (
    CHARACTER,
    COIN,
    COMBAT,
    MAGIC,
    MONSTER,
    NOTHING,
    P_SELECT,
    P_TURN_ACTION,
    PLACE,
    POTION,
    PRESTIGE,
    RESOURCES,
    ROUNDS,
    TREASURE,
    X_MAJORITY,
)
from tablee.games.glory.state import STOCKS, Glory

LESSONS: Final = (
    (2, {"quests": "no"}, 1.0),
    (2, {"quests": "yes"}, 0.15),
    (3, {"quests": "no"}, 0.15),
    (3, {"quests": "yes"}, 0.08),
    (4, {"quests": "no"}, 0.12),
    (4, {"quests": "yes"}, 0.08),
    (5, {"quests": "no"}, 0.08),
    (5, {"quests": "yes"}, 0.06),
)
"""Seats, options, and how many games are learned from for each of the first setting."""

FAMILIES: Final = ("rounds 1 to 3", "rounds 4 and 5", "rounds 6 and 7", "round 8", "round 9", "round 10")
STAGE: Final = [0, 0, 0, 0, 1, 1, 2, 2, 3, 4, 5]
"""By round, the family it is judged with: towards the end more is certain and less is promised."""

FEATURES: Final = (
    "rounds_played",  # as a part of all
    "more_rivals",  # beyond the first
    "with_quests",
    "outlook_lead",  # what he and his best rival will probably end with
    "outlook_lead_late",  # the same, the heavier the fewer turns are to come
    "second_lead",  # in prestige and goods before the second best rival, where there is one
    "prestige_lead",
    "majority_lead",  # majorities as they stand
    "end_lead",  # gains of the end of the game as they count now
    "tile_lead",  # what the tile of this round brings
    "next_lead",  # what the tiles after it bring
    "expected_majority_lead",  # majorities when these tiles are played
    "combat",
    "combat_lead",
    "magic",
    "magic_lead",
    "potions",
    "potion_lead",
    "coins",
    "coin_lead",
    "chest_lead",  # the worth of closed chests
    "half_key_lead",  # half-keys that wait for another
    "connector_lead",  # sides where something can be joined
    "place_lead",  # the worth of gain connectors that wait for a neighbour
    "monster_lead",
    "character_lead",
    "place_count_lead",
    "treasure_lead",
    "turn_lead",  # turns to come
    "first_player",
    "quests",
    "quest_worth",
    # What is foreseen of each resource: ahead at all, and how far, the further the fewer turns are to come
    *(resource + "_ahead" for resource in RESOURCES),
    *(resource + "_distance" for resource in RESOURCES),
    "skill_lead",  # the better skill of each
    "strong_combat_lead",  # points beyond ENOUGH: great monsters ask for them
    "strong_magic_lead",
    "few_potions_lead",  # no more than FEW are counted
    "few_coins_lead",
    # In the last two rounds of two players without quests, who hardly can surprise anybody
    "sure_lead",  # the same as outlook_lead
    "sure_ahead",  # the same, as a part that it makes of one more than it is
)

ENOUGH: Final = 3
FEW: Final = 3


def family(s: Glory) -> int:
    """Settings are judged alike, parts of the game are not."""
    return STAGE[s.round]


def quiet(s: Glory) -> bool:
    """Nothing is half done: a round begins, or a player is about to deal with the tile he took."""
    if s.lines or s.waiting == CHANCE_ASKED or not s.stack:
        return False
    proc = s.stack[-1].proc
    return proc == P_TURN_ACTION or (proc == P_SELECT and s.waiting == (1 << s.seats) - 1)


def settled(s: Glory, seat: int) -> int:
    """The turns a player has left once the tile he took is paid for or discarded; NOTHING before."""
    if not quiet(s) or s.taken[seat] != NOTHING or s.playing[seat] != NOTHING:
        return NOTHING
    return turns_left(s, seat)


def numbers(s: Glory, seat: int) -> list[float]:
    """The numbers of FEATURES for a seat."""
    me, best = endings(s, seat) if s.round >= ROUNDS - 1 else standings(s, seat)
    second = WORST
    if s.seats > 2:
        for other in range(s.seats):
            if other not in (seat, best.seat):
                second = max(second, owned(s, other))
    lead = me.outlook - best.outlook
    quest_worth = 0.0
    if me.turns > 0:
        for quest in s.hand[seat]:
            quest_worth += max(0.0, laid(s.box, quest, me, 0.5)) + end_worth(s.box, quest, me)
    stock = s.stock
    mine = seat * STOCKS
    theirs = best.seat * STOCKS
    out = [
        s.round / ROUNDS,
        float(s.seats - 2),
        float(s.with_quests),
        lead,
        lead / (1.0 + 0.5 * (me.turns + best.turns)),
        owned(s, seat) - second if s.seats > 2 else 0.0,
        float(stock[mine + PRESTIGE] - stock[theirs + PRESTIGE]),
        float(me.held - best.held),
        me.end - best.end,
        me.tile - best.tile,
        me.next - best.next,
        float(me.counts[X_MAJORITY] - best.counts[X_MAJORITY]),
        float(stock[mine + COMBAT]),
        float(stock[mine + COMBAT] - stock[theirs + COMBAT]),
        float(stock[mine + MAGIC]),
        float(stock[mine + MAGIC] - stock[theirs + MAGIC]),
        float(stock[mine + POTION]),
        float(stock[mine + POTION] - stock[theirs + POTION]),
        float(stock[mine + COIN]),
        float(stock[mine + COIN] - stock[theirs + COIN]),
        me.chests - best.chests,
        float(me.half_keys - best.half_keys),
        float(me.connectors - best.connectors),
        me.places - best.places,
        float(me.counts[MONSTER] - best.counts[MONSTER]),
        float(me.counts[CHARACTER] - best.counts[CHARACTER]),
        float(me.counts[PLACE] - best.counts[PLACE]),
        float(me.counts[TREASURE] - best.counts[TREASURE]),
        float(me.turns - best.turns),
        1.0 if s.first == seat else 0.0,
        float(len(s.hand[seat])),
        quest_worth,
    ]
    soft = 0.5 + 0.25 * (me.turns + best.turns)
    for what in range(len(RESOURCES)):
        ahead = me.stock[what] - best.stock[what]
        out.append(1.0 if ahead > 0 else -1.0 if ahead < 0 else 0.0)
    for what in range(len(RESOURCES)):
        ahead = me.stock[what] - best.stock[what]
        out.append(ahead / (soft + abs(ahead)))
    mine = max(me.stock[COMBAT], me.stock[MAGIC])
    theirs = max(best.stock[COMBAT], best.stock[MAGIC])
    out.append(float(mine - theirs))
    for what in (COMBAT, MAGIC):
        out.append(float(max(me.stock[what], ENOUGH) - max(best.stock[what], ENOUGH)))
    for what in (POTION, COIN):
        out.append(float(min(me.stock[what], FEW) - min(best.stock[what], FEW)))
    sure = lead if s.round >= ROUNDS - 1 and s.seats == 2 and not s.with_quests else 0.0
    out.append(sure)
    out.append(sure / (1.0 + abs(sure)))
    return out
