"""How good a kingdom looks: what is safe, what this round still promises, what later rounds will bring.

All numbers here are opinions about play, found by trying them out; the rules know none of them.
"""

from __future__ import annotations

from typing import Final

from tablee.games.havresac.ids import (
    CASTLE,
    CELLS,
    CHESTS,
    EMPTY,
    FAIRY,
    FOREST,
    HUNTRESS,
    LAKE,
    MONSTERS,
    NOTHING,
    ROUNDS,
    THIEF,
    VILLAGES,
    WARRIOR,
)
from tablee.games.havresac.round import glory_parts
from tablee.games.havresac.scoring import final_score
from tablee.games.havresac.state import CREATURE_KINDS, KINDS, OBJECT_KINDS, Havresac

GOLD: Final = [1.9, 1.5, 1.0, 0.5, 0.01]
"""What a piece of gold gained in each round is worth in victory points: guardians bought early play often."""
KEPT: Final = 0.75
"""What is left of the worth of gold that is not spent at once."""
PLAY: Final = [0.52, 0.45, 0.52, 0.7, 0.52, 0.75, 0.52, 0.65, 0.52, 0.72, 0.52, 0.95]
"""What one round of a guardian brings for each gold of its price, by guardian and face."""
CROWD: Final = 0.84
"""How much less each further guardian of the same kind brings."""
NEAR: Final = 0.77
"""How much of a goal's worth is left for each cell that it lies too far away."""
CAMP: Final = 0.12
"""What a tent near goals is worth for the next round."""
TOOLS: Final = [1.2, 1.2, 2.2, 2.2, 2.0, 2.0, 0.0]
"""What an object in hand is worth, by object."""


def rounds_after(s: Havresac) -> int:
    """How many rounds follow the present one."""
    return ROUNDS - s.round


def glory_worth(s: Havresac, glory: float) -> float:
    """What a glory total will be worth in this round: victory points, and gold as long as it can be spent."""
    last = len(s.box.gold_table) - 1
    low = min(int(glory), last)
    high = min(low + 1, last)
    part = min(glory, float(last)) - low
    gold = s.box.gold_table[low] + part * (s.box.gold_table[high] - s.box.gold_table[low])
    points = s.box.vp_table[low] + part * (s.box.vp_table[high] - s.box.vp_table[low])
    if glory > last:
        points += glory - last
    return points + gold * GOLD[max(s.round - 1, 0)]


def expected_glory(s: Havresac) -> float:
    """About what a round brings in the end."""
    return 3.0 + 3.0 * s.round


def outlook(s: Havresac, seat: int) -> float:
    """About the victory points a seat will end with, more exact in differences than in itself."""
    value = float(final_score(s, seat))
    if s.ended:
        return value
    left = rounds_after(s)
    for what in range(OBJECT_KINDS):
        value += TOOLS[what] * s.objects[seat * OBJECT_KINDS + what] * min(1.0, 0.4 + 0.3 * left)
    value += s.gold[seat] * GOLD[max(s.round - 1, 0)] * KEPT
    repaired = s.villages(seat)
    if repaired:
        value += s.box.village_column[repaired - 1] * 1.35 * left
    value += bag_worth(s, seat) * left
    if s.round and between_rounds(s, seat):
        return value + bag_worth(s, seat)
    base = seat * CREATURE_KINDS
    for creature in range(MONSTERS):
        value += s.gains[base + creature] * s.box.creature_vp[creature]
    glory = float(sum(glory_parts(s, seat)))
    promised = glory_worth(s, max(glory, expected_glory(s) * 0.6)) * 0.5 + glory_worth(s, glory) * 0.5
    return value + promised + promises(s, seat)


def between_rounds(s: Havresac, seat: int) -> bool:
    """Whether a seat has no guardian on the board yet: then a round is judged by its bag alone."""
    return not s.standing[seat]


def bag_worth(s: Havresac, seat: int) -> float:
    """What all guardians of a seat bring in a round, wherever they are now."""
    counts = s.bag[seat * KINDS : (seat + 1) * KINDS]
    for kind in range(KINDS):
        counts[kind] += s.aside[seat * KINDS + kind]
    if s.hand[seat] != NOTHING:
        counts[s.hand[seat]] += 1
    for cell in s.standing[seat]:
        counts[s.guardian[seat][cell]] += 1
    total = 0.0
    for kind in range(KINDS):
        one = PLAY[s.face(kind)] * s.box.price[s.face(kind)]
        for _ in range(counts[kind]):
            total += one
            one *= CROWD
    return total


def distances(s: Havresac, seat: int) -> list[int]:
    """Steps from the nearest start point to each cell by an ordinary walk; 99 where none leads."""
    near = s.box.near
    far = [99] * CELLS
    line = [CASTLE]
    far[CASTLE] = 0
    ground = s.board * CELLS
    for cell in s.tents[seat]:
        if far[cell]:
            far[cell] = 0
            line.append(cell)
    for cell in s.standing[seat]:
        if far[cell]:
            far[cell] = 0
            line.append(cell)
    i = 0
    while i < len(line):
        cell = line[i]
        i += 1
        for k in range(cell * 4, cell * 4 + 4):
            there = near[k]
            if there == NOTHING or far[there] != 99:
                continue
            terrain = s.box.terrain[ground + there]
            if terrain == LAKE or s.guardian[seat][there] != EMPTY:
                continue
            far[there] = far[cell] + 1
            if terrain != FOREST and s.creature[seat][there] == EMPTY:
                line.append(there)
    return far


def promises(s: Havresac, seat: int) -> float:
    """What the guardians still in the bag may do in this round: goals near a start point, one each."""
    far = distances(s, seat)
    slope = glory_worth(s, expected_glory(s)) - glory_worth(s, expected_glory(s) - 1.0)
    fights: list[float] = []
    chests: list[float] = []
    errands: list[float] = []
    left = rounds_after(s)
    for cell in range(CELLS):
        creature = s.creature[seat][cell]
        if creature == FAIRY:
            slot = min(s.fairies[seat], len(s.box.fairy_slots) - 1)
            errands.append(slope * s.box.fairy_slots[slot] * nearness(far[cell]))
        elif creature != EMPTY:
            worth = s.box.creature_vp[creature] + slope * s.box.creature_glory[creature]
            fights.append(worth * nearness(far[cell]))
    repaired = s.villages(seat)
    if repaired < VILLAGES:
        column = s.box.village_column
        more = column[repaired] - (column[repaired - 1] if repaired else 0)
        for i in range(VILLAGES):
            if not s.repaired[seat] >> i & 1:
                cell = s.box.villages[s.board * VILLAGES + i]
                errands.append((0.4 + more) * (slope + 1.35 * left) * nearness(far[cell]))
    for i in range(CHESTS):
        if not s.opened[seat] >> i & 1:
            cell = s.box.chests[s.board * CHESTS + i]
            if s.guardian[seat][cell] == EMPTY:
                chests.append((s.box.chest_vp + 1.3) * nearness(far[cell]))
    bag = s.bag[seat * KINDS : (seat + 1) * KINDS]
    if s.hand[seat] != NOTHING:
        bag[s.hand[seat]] += 1
    fighters = bag[WARRIOR] + bag[HUNTRESS]
    total = best(fights, fighters) + best(chests, bag[THIEF])
    total += best(errands, sum(bag) - fighters - bag[THIEF]) * 0.8
    if s.box.camps[s.face(0)] and left:
        for cell in s.standing[seat]:
            if s.guardian[seat][cell] == 0:
                total += CAMP * min(steps_from_castle(cell), 6) * min(left, 2)
    return total


def steps_from_castle(cell: int) -> int:
    """Straight steps, whatever lies between."""
    return abs(cell % 13 - CASTLE % 13) + abs(cell // 13 - CASTLE // 13)


def nearness(steps: int) -> float:
    """How likely a goal so far from a start point is reached: within two steps at once."""
    if steps >= 99:
        return 0.05
    worth = 0.85
    for _ in range(steps - 2):
        worth *= NEAR
    return worth


def best(goals: list[float], hands: int) -> float:
    """The sum of the best goals, one for each hand."""
    goals.sort(reverse=True)
    return sum(goals[:hands])
