"""How good a kingdom looks: what is safe, what this round still promises, what later rounds will bring.

All numbers here are opinions about play, found by trying them out; the rules know none of them.
"""

from __future__ import annotations

from typing import Final

from tablee.games.havresac.ids import (
    CASTLE,
    CELLS,
    CHESTS,
    DRUID,
    EMPTY,
    FAIRY,
    FOREST,
    GUIDE,
    HUNTRESS,
    LAKE,
    MONSTERS,
    NOTHING,
    PIG,
    PRIESTESS,
    ROUNDS,
    THIEF,
    VILLAGES,
    WARRIOR,
    WIDTH,
)
from tablee.games.havresac.round import glory_parts
from tablee.games.havresac.scoring import final_score
from tablee.games.havresac.state import CREATURE_KINDS, KINDS, OBJECT_KINDS, Havresac

GOLD: Final = [1.9, 1.5, 1.0, 0.5, 0.01]
"""What a piece of gold gained in each round is worth in victory points: guardians bought early play often."""
KEPT: Final = 0.75
"""What is left of the worth of gold that is not spent at once."""
PLAY: Final = [0.48, 0.45, 0.7, 1.05, 0.52, 1.05, 0.62, 0.85, 0.55, 0.9, 0.52, 0.95]
"""What one round of a guardian brings for each gold of its price, by guardian and face."""
CROWD: Final = 0.8
"""How much less each further guardian of the same kind brings."""
NEAR: Final = 0.77
"""How much of a goal's worth is left for each cell that it lies too far away."""
SURE: Final = 0.85
"""How much of a goal's worth counts while it is not taken, though it lies near."""
LAST: Final = 1.35
"""What a point of glory is worth that comes again in every round."""
TURN: Final = 2
"""How many steps it costs to go on from where a walk ends: another guardian must do it."""
CAMP: Final = 0.12
"""What a tent near goals is worth for the next round."""
TOOLS: Final = [0.9, 0.6, 2.0, 2.0, 0.8, 0.8, 0.0]
"""What an object in hand is worth, by object."""
STEADY: Final = 0.4
"""What a village is worth, in glory, where its step on the column brings nothing: the next one may."""
FIND_WORTH: Final = 1.3
"""What the object in a chest is worth."""
TOO_STRONG: Final = 0.2
"""What is left of a monster's worth where nobody in the bag may enter its cell or shoot."""
FAR: Final = 30
"""Steps to where no way leads."""
REACH: Final = [2.0, 3.3, 2.0, 3.0, 3.0, 4.4, 2.0, 2.0, 4.0, 5.0, 4.0, 3.0]
"""How far a goal may lie to be near, by guardian and face."""


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


def outlook(s: Havresac, seat: int) -> float:
    """About the victory points a seat will end with, more exact in differences than in itself."""
    value = float(final_score(s, seat))
    if s.ended:
        return value
    left = rounds_after(s)
    to_come = s.bag_size(seat) + int(s.hand[seat] != NOTHING)
    use = min(1.0, 0.3 * left + 0.08 * to_come)  # who comes to use it: after the last guardian nobody
    for what in range(OBJECT_KINDS):
        value += TOOLS[what] * s.objects[seat * OBJECT_KINDS + what] * use
    value += s.gold[seat] * GOLD[max(s.round - 1, 0)] * KEPT
    repaired = s.villages(seat)
    if repaired:
        value += s.box.village_column[repaired - 1] * LAST * left
    value += bag_worth(s, seat) * left
    if s.round and between_rounds(s, seat):
        return value + bag_worth(s, seat)
    base = seat * CREATURE_KINDS
    for creature in range(MONSTERS):
        value += s.gains[base + creature] * s.box.creature_vp[creature]
    glory = float(sum(glory_parts(s, seat)))
    more, points = promises(s, seat)
    return value + glory_worth(s, glory + more) + points


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
    """Steps from the nearest start point to each cell; where a walk ends, going on costs TURN more."""
    ways = s.box.ways
    guardian = s.guardian[seat]
    creature = s.creature[seat]
    ground = s.board * CELLS
    terrain = s.box.terrain
    far = [FAR] * CELLS
    rings: list[list[int]] = [[] for _ in range(FAR + TURN + 2)]
    far[CASTLE] = 0
    rings[0].append(CASTLE)
    for cell in s.tents[seat] + s.standing[seat]:
        if far[cell]:
            far[cell] = 0
            rings[0].append(cell)
    for steps in range(FAR):
        for cell in rings[steps]:
            if far[cell] != steps:
                continue  # reached sooner another way
            onward = steps + 1
            if steps and (creature[cell] != EMPTY or terrain[ground + cell] == FOREST):
                onward += TURN
            for there in ways[cell]:
                if far[there] > onward and terrain[ground + there] != LAKE and guardian[there] == EMPTY:
                    far[there] = onward
                    rings[onward].append(there)
    return far


class Goals:
    """What some of the guardians still to come may go for: one goal each."""

    def __init__(self, s: Havresac, bag: list[int], kinds: list[int], slope: float) -> None:
        self.slope = slope
        self.hands = 0
        self.reach = 0.0
        for kind in kinds:
            self.hands += bag[kind]
            self.reach += bag[kind] * REACH[s.face(kind)]
        if self.hands:
            self.reach /= self.hands
        self.goals: list[tuple[float, float, float]] = []

    def add(self, glory: float, points: float, steps: int) -> None:
        """A goal that brings glory and points, weighed by how near it is."""
        if self.hands:
            near = SURE * NEAR ** max(steps - self.reach, 0.0)
            self.goals.append(((glory * self.slope + points) * near, glory * near, points * near))

    def best(self) -> list[tuple[float, float, float]]:
        """The best goals, one for each guardian."""
        self.goals.sort(reverse=True)
        return self.goals[: self.hands]


def promises(s: Havresac, seat: int) -> tuple[float, float]:
    """What the guardians still in the bag may do in this round: glory and points."""
    box = s.box
    left = rounds_after(s)
    bag = s.bag[seat * KINDS : (seat + 1) * KINDS]
    if s.hand[seat] != NOTHING:
        bag[s.hand[seat]] += 1
    slope = glory_worth(s, 3.0 + 3.0 * s.round) - glory_worth(s, 2.0 + 3.0 * s.round)
    fights = Goals(s, bag, [WARRIOR, HUNTRESS], slope)
    chests = Goals(s, bag, [THIEF], slope)
    errands = Goals(s, bag, [GUIDE, PRIESTESS, DRUID], slope)
    far = distances(s, seat)
    creatures = s.creature[seat]
    strong = bag[HUNTRESS] > 0 or box.enters[s.face(WARRIOR)] >> PIG & 1 == 1
    slot = min(s.fairies[seat] + s.gains[seat * CREATURE_KINDS + FAIRY], len(box.fairy_slots) - 1)
    for cell in range(CELLS):
        creature = creatures[cell]
        if creature == FAIRY:
            errands.add(box.fairy_slots[slot], 0.0, far[cell])
        elif creature != EMPTY:
            part = 1.0 if creature != PIG or strong else TOO_STRONG
            fights.add(box.creature_glory[creature] * part, box.creature_vp[creature] * part, far[cell])
    repaired = s.villages(seat)
    if repaired < VILLAGES:
        column = box.village_column
        more = STEADY + column[repaired] - (column[repaired - 1] if repaired else 0)
        for i in range(VILLAGES):
            if not s.repaired[seat] >> i & 1:
                errands.add(more, more * LAST * left, far[box.villages[s.board * VILLAGES + i]])
    for i in range(CHESTS):
        if not s.opened[seat] >> i & 1:
            cell = box.chests[s.board * CHESTS + i]
            if s.guardian[seat][cell] == EMPTY:
                chests.add(0.0, box.chest_vp + FIND_WORTH, far[cell])
    glory = 0.0
    points = 0.0
    for _, more_glory, more_points in fights.best() + chests.best() + errands.best():
        glory += more_glory
        points += more_points
    if box.camps[s.face(GUIDE)] and left:
        for cell in s.standing[seat]:
            if s.guardian[seat][cell] == GUIDE:
                points += CAMP * min(steps_from_castle(cell), 6) * min(left, 2)
    return glory, points


def steps_from_castle(cell: int) -> int:
    """Straight steps, whatever lies between."""
    return abs(cell % WIDTH - CASTLE % WIDTH) + abs(cell // WIDTH - CASTLE // WIDTH)
