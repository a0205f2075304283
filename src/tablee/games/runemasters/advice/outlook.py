"""How good a position is between two turns, seen as a player would: who is hit before the monsters fall?

Nothing here is a rule of the game. Everything is measured in points, about one for a guardian's first lost
life. The numbers were set by hand and then moved towards what won more simulated games.
"""

from __future__ import annotations

from typing import Final

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

WON: Final = 100.0

# What is left, by points of life or mana: the last points are dear, the first are cheap.
TEMPLE: Final = [-22.0, -7.8, -3.3, -1.1, 0.0, 0.7, 1.3]
TEMPLE_OVERRUN: Final = 5.6  # for each point of damage to expect beyond the temple's last
LIFE: Final = [-8.5, -4.3, -2.1, -0.85, 0.0]
MANA: Final = [0.0, 0.6, 1.2, 1.8, 4.0]  # with four a monster in contact can be destroyed at once
MANA_NEEDED: Final = 1.2  # the same four, when the monster they will destroy is already in sight
COMING: Final = 3  # the last space that counts as in sight
DEAD_MANA: Final = 0.3  # the part of its mana's worth that a dead guardian keeps: it may be revived
KULAK_LIVES: Final = 1.4  # nobody else can revive
CHARGE: Final = 0.4
READY: Final = 1.2
READY_TO_REVIVE: Final = 2.0
SHIELD_LEFT: Final = 0.6
LAST_TURNS: Final = 8.0  # with fewer cards in the deck mana and ultimates lose their worth

# How a fight is expected to go on.
HORIZON: Final = 10  # turns to look ahead
KILLS: Final = [1.0, 0.51, 0.31, 0.17, 0.09]  # chance to kill in an own turn, by open weak points
WOUNDS: Final = 1.1  # wounds to expect from an own turn
DRAGON_KILL: Final = 0.035  # it heals, so that wounds do not add up
RELEASE_KILL: Final = 0.85
STRANGER_KILL: Final = 0.05  # a guardian comes over from its own fight
HELPER_KILL: Final = 0.5  # the part of the usual chance for a guardian who has nothing near to fight
NEAR: Final = 2
SURVIVOR: Final = 0.5  # damage to expect later from a monster that outlives the horizon,
SURVIVOR_POINT: Final = 0.29  # and more for each open weak point


def outlook(s: Runemasters, paths: dict[tuple[int, ...], float]) -> float:
    """The value for the team after the monsters have moved and before the next card is drawn.

    `paths` keeps the damage to expect on paths already looked at; it is good for one turn only.
    """
    if s.ended:
        return WON if s.ended == VICTORY else -WON
    living = 0
    for seat in range(s.seats):
        if s.life[seat] > 0:
            living |= 1 << seat
    free = free_seats(s)
    usable = min(1.0, s.deck / LAST_TURNS)
    temple = float(s.temple)
    value = 0.0
    for path in s.paths:
        seat = s.at[path]
        damage = known_damage(s, path, living, free, paths)
        if seat == NOBODY:
            temple -= damage
            continue
        if s.shield[seat]:
            value += SHIELD_LEFT * max(0.0, 1.0 - damage)
            damage = max(0.0, damage - 1.0)
        life = s.life[seat] - s.poison[seat] - damage
        if s.angel == seat:
            life = max(life, 0.5)
        if life < 0.0:
            temple += life
        value += between(LIFE, life) + mana_value(s, seat, path) * usable
        if s.guardian[seat] == KULAK:
            value += KULAK_LIVES * min(1.0, max(0.0, life))
        value += ultimate_value(s, seat) * usable
    for seat in range(s.seats):
        if s.life[seat] == 0:
            value += LIFE[0] + DEAD_MANA * between(MANA, s.mana[seat])
    value += between(TEMPLE, temple)
    if temple < 0.0:
        value += TEMPLE_OVERRUN * temple
    return value


def mana_value(s: Runemasters, seat: int, path: int) -> float:
    """What the mana of a guardian is worth. Where a monster comes that will cost it, most of it is gone."""
    mana = s.mana[seat]
    if mana >= MANA_RELEASE_COST:
        space = s.first_space(path)
        if 0 < space <= COMING and not s.box.resists_release[s.monster(path, space)]:
            return MANA_NEEDED
    return between(MANA, mana)


def ultimate_value(s: Runemasters, seat: int) -> float:
    """What a guardian's ultimate is worth: how far it is charged, more if it is ready."""
    charge = s.ultimate[seat]
    if charge == DISCARDED:
        return 0.0
    if charge < CHARGED:
        return CHARGE * charge
    value = CHARGE * charge + READY
    if s.guardian[seat] == KULAK:
        for life in s.life:
            if life == 0:
                return value + READY_TO_REVIVE
    return value


def between(table: list[float], x: float) -> float:
    """A table by whole points, read between its entries and held at its ends."""
    top = len(table) - 1
    if x <= 0.0:
        return table[0]
    if x >= top:
        return table[top]
    low = int(x)
    return table[low] + (table[low + 1] - table[low]) * (x - low)


def free_seats(s: Runemasters) -> int:
    """Bit mask of the guardians who face no near monster and can help others."""
    out = 0
    for seat in range(s.seats):
        if s.life[seat] > 0:
            space = s.first_space(s.place[seat])
            if space == 0 or space > NEAR:
                out |= 1 << seat
    return out


# Fights to come --------------------------------------------------------------------------------------------


def known_damage(
    s: Runemasters, path: int, living: int, free: int, paths: dict[tuple[int, ...], float]
) -> float:
    """`path_damage`, worked out once for all positions in which the path and its guardians are alike."""
    start = path * SPACES
    if s.first_space(path) == 0:
        return 0.0
    seat = s.at[path]
    key = (
        monster_code(s, start),
        monster_code(s, start + 1),
        monster_code(s, start + 2),
        monster_code(s, start + 3),
        monster_code(s, start + 4),
        seat,
        NOTHING if seat == NOBODY else s.mana[seat],
        living << 8 | free,
    )
    found = paths.get(key)
    if found is None:
        found = path_damage(s, path, free)
        paths[key] = found
    return found


def monster_code(s: Runemasters, i: int) -> int:
    """A number for a monster with its wounds on place `i` of the board."""
    card = s.monsters[i]
    return NOTHING if card == NOTHING else card << 8 | s.wounds[card]


def path_damage(s: Runemasters, path: int, free: int) -> float:
    """The damage to expect along a path when its guardian fights in its own turns and others seldom help.

    `first[k]` is the chance that monster k is by now the first one: those before it were killed.
    """
    box = s.box
    cards: list[int] = []
    spaces: list[int] = []
    need: list[float] = []  # open weak points to expect
    for space in range(1, SPACES + 1):
        card = s.monster(path, space)
        if card != NOTHING:
            cards.append(card)
            spaces.append(space)
            need.append(float(len(box.weak[card]) - s.wound_count(card)))
    count = len(cards)
    first = [0.0] * (count + 1)
    first[0] = 1.0
    seat = s.at[path]
    mana = 0 if seat == NOBODY else s.mana[seat]
    shots = not box.no_shots[s.event]
    acting = s.active if s.active != NOBODY else s.elder - 1
    damage = 0.0
    night = 1.0
    for turn in range(HORIZON):
        night = chance_of_night(s.deck, turn + 1)
        if night == 0.0:
            return damage
        acting = next_seat(s, acting)
        for k in range(count - 1, -1, -1):
            if first[k] == 0.0:
                continue
            card = cards[k]
            chance = STRANGER_KILL
            if acting == seat:
                in_contact = spaces[k] - turn <= 1
                chance = DRAGON_KILL if box.heals[card] else between(KILLS, need[k])
                if mana >= MANA_RELEASE_COST and in_contact and not box.resists_release[card]:
                    chance = max(chance, RELEASE_KILL)
                    if k == 0:
                        mana = 0
                if not box.heals[card]:
                    need[k] = max(1.0, need[k] - WOUNDS * first[k])
            elif free >> acting & 1 and not box.heals[card]:
                chance = max(chance, HELPER_KILL * between(KILLS, need[k]))
            falls = first[k] * chance
            first[k + 1] += falls
            first[k] -= falls
        for k in range(count):
            card = cards[k]
            if spaces[k] - turn <= 1:
                damage += night * first[k] * melee_points(s, card)
            elif shots:
                damage += night * first[k] * box.shot[card]
    lives = 0.0
    for k in range(count):
        lives += first[k]
        damage += night * lives * (SURVIVOR + SURVIVOR_POINT * need[k])
    return damage


def next_seat(s: Runemasters, seat: int) -> int:
    """The seat that takes the turn after this one, if nobody dies. Somebody must live."""
    seat = (seat + 1) % s.seats
    while s.life[seat] == 0:
        seat = (seat + 1) % s.seats
    return seat


def chance_of_night(deck: int, turns: int) -> float:
    """How likely Dawn is not among the next cards: it is one of the last four, all alike (RUN-1.17)."""
    last = min(deck, LAST_CARDS)
    later = deck - turns
    if later >= last:
        return 1.0
    return 0.0 if later <= 0 else later / last
