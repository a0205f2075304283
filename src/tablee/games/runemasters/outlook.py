"""How good a position is between two turns, seen as a player would: who will be hit before the monsters fall?

Nothing here is a rule. The numbers are in points of a guardian's first lost life.
"""

from __future__ import annotations

from tablee.games.runemasters.ids import (
    CHARGED,
    DISCARDED,
    KULAK,
    MANA_RELEASE_COST,
    NOBODY,
    NOTHING,
    SPACES,
    VICTORY,
)
from tablee.games.runemasters.monsters import melee_points
from tablee.games.runemasters.state import LAST_CARDS, Runemasters

W: list[float] = [
    -40.0, -14.0, -6.0, -2.0, 0.0, 1.2, 2.4,   # 0-6 temple by life
    -9.0, -4.5, -2.2, -0.9, 0.0,   # 7-11 guardian by life
    0.0, 0.6, 1.2, 1.8, 3.0,   # 12-16 mana
    0.4, 1.0,   # 17-18 charge, charged bonus
    0.30, 0.5,   # 19-20 per weak point, per monster
    0.65, 0.40, 0.22, 0.12,   # 21-24 q own by r = 1..4
    0.05,   # 25 q other
    0.85,   # 26 q release
    1.2,   # 27 wounds per own turn
    0.05,   # 28 dragon q
    0.6,   # 29 shield left
    2.0,   # 30 second wind with dead
    1.0,   # 31 Kulak's life extra
    8.0, 0.02, 6.0, 8.0, 0.3,   # 32-36 left, reroll threshold, horizon, temple slope below 0, dead mana
    0.5, 0.5,   # 37 helper kill factor, 38 helper release
]


def curve(start: int, top: int, x: float) -> float:
    """A table of W from `start`, read between its entries."""
    if x <= 0.0:
        return W[start]
    if x >= top:
        return W[start + top]
    low = int(x)
    return W[start + low] + (W[start + low + 1] - W[start + low]) * (x - low)


def outlook(s: Runemasters, paths: dict[tuple[int, ...], float]) -> float:
    """The value of a position after the monsters moved and before the next card is drawn."""
    if s.ended:
        return 100.0 if s.ended == VICTORY else -100.0
    going = chances_of_night(s.deck)
    order = next_seats(s)
    free = free_seats(s)
    temple = float(s.temple)
    value = 0.0
    left = min(1.0, s.deck / W[32])
    dead = 0
    living = 0
    for seat in range(s.seats):
        if s.life[seat] == 0:
            dead += 1
        else:
            living |= 1 << seat
    for path in s.paths:
        seat = s.at[path]
        start = path * SPACES
        key = (
            path_code(s, start), path_code(s, start + 1), path_code(s, start + 2), path_code(s, start + 3), path_code(s, start + 4),
            seat, 0 if seat == NOBODY else s.mana[seat], living * 16 + free,
        )
        known = paths.get(key)
        if known is None:
            known = path_damage(s, path, going, order, free)
            paths[key] = known
        damage = known
        if seat == NOBODY:
            temple -= damage
            continue
        if s.shield[seat]:
            rest = max(0.0, 1.0 - damage)
            value += W[29] * rest
            damage = max(0.0, damage - 1.0)
        life = s.life[seat] - s.poison[seat] - damage
        if s.angel == seat:
            life = max(life, 0.5)
        if life < 0.0:
            temple += life
        value += curve(7, 4, life)
        if s.guardian[seat] == KULAK:
            value += W[31] * min(1.0, max(0.0, life))
        value += W[12 + s.mana[seat]] * left
        if s.ultimate[seat] != DISCARDED:
            value += W[17] * s.ultimate[seat] * left
            if s.ultimate[seat] == CHARGED:
                value += W[18] * left
                if s.guardian[seat] == KULAK and dead:
                    value += W[30]
    for seat in range(s.seats):
        if s.life[seat] == 0:
            value += W[7] + W[36] * W[12 + s.mana[seat]]
    value += curve(0, 6, temple)
    if temple < 0.0:
        value += W[35] * temple
    return value


def chances_of_night(deck: int) -> list[float]:
    """For each of the next turns, how likely it is that Dawn has not come by then (RUN-1.17)."""
    out: list[float] = []
    last = min(deck, LAST_CARDS)
    for turn in range(1, int(W[34]) + 1):
        later = deck - turn
        out.append(1.0 if later >= last else max(0, later) / last)
    return out


def next_seats(s: Runemasters) -> list[int]:
    """The seats that take the next turns, if nobody dies."""
    out: list[int] = []
    seat = s.active if s.active != NOBODY else s.elder - 1
    while len(out) < int(W[34]):
        seat = (seat + 1) % s.seats
        if s.life[seat] > 0:
            out.append(seat)
    return out


def path_damage(s: Runemasters, path: int, going: list[float], order: list[int], free: int) -> float:
    """The damage to expect along a path, when its guardian fights in its own turns and others seldom help."""
    start = path * SPACES
    cards: list[int] = []
    spaces: list[int] = []
    for i in range(SPACES):
        card = s.monsters[start + i]
        if card != NOTHING:
            cards.append(card)
            spaces.append(i + 1)
    if not cards:
        return 0.0
    box = s.box
    seat = s.at[path]
    count = len(cards)
    first: list[float] = [0.0] * (count + 1)
    first[0] = 1.0
    need: list[float] = []
    for card in cards:
        need.append(float(len(box.weak[card]) - s.wound_count(card)))
    damage = 0.0
    mana = s.mana[seat] if seat != NOBODY else 0
    no_shots = box.no_shots[s.event] != 0
    for turn in range(int(W[34])):
        acting = order[turn] == seat
        for k in range(count - 1, -1, -1):
            if first[k] == 0.0:
                continue
            card = cards[k]
            chance = W[25]
            if acting:
                if box.heals[card]:
                    chance = W[28]
                else:
                    chance = kill_chance(need[k])
                if mana >= MANA_RELEASE_COST and spaces[k] - turn <= 1 and not box.resists_release[card]:
                    chance = max(chance, W[26])
                    if k == 0:
                        mana = 1
                if not box.heals[card]:
                    need[k] = max(1.0, need[k] - W[27] * first[k])
            elif free >> order[turn] & 1:
                if not box.heals[card]:
                    chance = max(chance, W[37] * kill_chance(need[k]))
                if s.mana[order[turn]] >= MANA_RELEASE_COST and spaces[k] - turn <= 1 and not box.resists_release[card]:
                    chance = max(chance, W[38])
            falls = first[k] * chance
            first[k + 1] += falls
            first[k] -= falls
        hurt = 0.0
        for k in range(count):
            card = cards[k]
            if spaces[k] - turn <= 1:
                hurt += first[k] * melee_points(s, card)
            elif box.shot[card] and not no_shots:
                hurt += first[k] * box.shot[card]
        damage += hurt * going[turn]
    for k in range(count):
        damage += (W[19] * need[k] + W[20]) * first_or_later(first, k) * going[int(W[34]) - 1]
    return damage


def first_or_later(first: list[float], k: int) -> float:
    """The chance that monster `k` of a path still lives."""
    out = 0.0
    for i in range(k + 1):
        out += first[i]
    return out


def kill_chance(need: float) -> float:
    """How likely a guardian kills a monster with so many open weak points in one turn."""
    if need <= 1.0:
        return W[21]
    if need >= 4.0:
        return W[24]
    low = int(need)
    return W[20 + low] + (W[21 + low] - W[20 + low]) * (need - low)


def path_code(s: Runemasters, i: int) -> int:
    card = s.monsters[i]
    return NOTHING if card == NOTHING else card * 16 + s.wounds[card]


def free_seats(s: Runemasters) -> int:
    """Bit mask of the guardians who have no monster near and can help others."""
    out = 0
    for seat in range(s.seats):
        if s.life[seat] > 0:
            space = s.first_space(s.place[seat])
            if space == 0 or space > 2:
                out |= 1 << seat
    return out
