"""The named numbers of a position from which its win chance is learned. They cost little and can be told.

All that a seat may not know has no identity in the state, so the numbers are the same for every seat.
"""

from __future__ import annotations

import math
from typing import Final

from tablee.games.runemasters.ids import (
    CHARGED,
    DISCARDED,
    ISMOROS,
    KULAK,
    KYREAS,
    MANA_RELEASE_COST,
    NEGATIVE,
    NOBODY,
    NOTHING,
    P_ACTIONS,
    P_EXCHANGE_TO,
    P_SECOND_WIND,
    P_SECOND_WIND_TO,
    P_SHIELD,
    P_STORM,
    P_TRAMPLE,
    P_TURN,
    P_WHIRLWIND,
    POSITIVE,
    SPACES,
    WHITE,
)
from tablee.games.runemasters.state import LAST_CARDS, Runemasters

FAMILIES: Final = ("all",)

LESSONS: Final = (
    (4, {"difficulty": "hero"}, 1.0),
    (4, {"difficulty": "initiation"}, 0.02),
    (4, {"difficulty": "novice"}, 0.02),
    (4, {"difficulty": "guardian_level"}, 0.02),
    (4, {"difficulty": "legend"}, 0.02),
    (3, {"difficulty": "initiation"}, 0.02),
    (3, {"difficulty": "novice"}, 0.02),
    (3, {"difficulty": "guardian_level"}, 0.02),
    (3, {"difficulty": "hero"}, 0.02),
    (3, {"difficulty": "legend"}, 0.02),
    (2, {"difficulty": "initiation"}, 0.02),
    (2, {"difficulty": "novice"}, 0.02),
    (2, {"difficulty": "guardian_level"}, 0.02),
    (2, {"difficulty": "hero"}, 0.02),
    (2, {"difficulty": "legend"}, 0.02),
)

FEATURES: Final = (
    "turns_left",  # turns to expect before Dawn
    # The guardians
    "living",
    "dead_turns",  # the turns that the dead will miss, in tens
    "life",
    "at_last_life",
    "mana",
    "releases",  # guardians with the mana to destroy a monster in contact
    "charge",
    "ultimates_ready",
    "shields",
    "poisoned",
    "kulak_life",  # nobody else can heal and revive
    "ismoros_power",  # steps of charge in her ultimates, one that was used is gone
    "revival",  # how far Kulak's ultimate is charged when somebody is dead
    # The present turn
    "dice",
    "fitting_dice",  # dice for open weak points of the first monster on the own path
    "kill_in_hand",  # whether they or the mana kill it
    "revival_begun",  # somebody is about to come back
    "wounds_begun",  # wounds that a mark or an ultimate is about to make
    "help_begun",  # a shield, a prayer or an exchange that is about to come
    # The monsters, on paths with a guardian and on open ones
    "guarded_monsters",
    "guarded_points",  # open weak points
    "guarded_first_points",  # those of the first monster of each path
    "guarded_at_gate",  # first monsters on space 1
    "guarded_near",  # first monsters on space 2
    "open_monsters",
    "open_points",
    "open_first_points",
    "open_at_gate",
    "open_near",
    "dragons",
    "enraged",
    "dragons_to_come",  # the chance that a card of the deck is a dragon
    # The temple and what the monsters will do, guardians fighting as they do
    "temple",
    "temple_at_one",
    "temple_hit_next",  # points it loses when the monsters move next, if nothing more is done
    "temple_hit_expected",  # points to expect until Dawn
    "temple_holds",  # the chance that it stands at Dawn, as log odds
    "life_expected",  # points of damage that guardians stand to take
    "falling_expected",  # guardians who stand to die of them
    # Events
    "dice_of_round",
    "marks_forbidden",
    "poison_in_air",
    "rewards_without_mana",
    "negative_events",  # in the event deck
    "positive_events",
    "arrow_rain_possible",
    # Settings
    "three_guardians",
    "two_guardians",
    "difficulty",
)

PHASES: Final = 8
"""How many of the monsters' phases are looked ahead."""

NIGHT: Final = [
    [
        max(0.0, min(1.0, (deck - drawn) / min(deck, LAST_CARDS))) if deck else 0.0
        for drawn in range(PHASES + 1)
    ]
    for deck in range(PHASES + LAST_CARDS + 1)
]
"""By cards in the deck and cards drawn: the chance that Dawn was not among them (RUN-1.17)."""

BITS: Final = [bin(mask).count("1") for mask in range(16)]
"""How many wounds a mask shows."""

# How fights are expected to go on.
KILLS: Final = [1.0, 0.51, 0.31, 0.17, 0.09]
"""The chance to kill the first monster of the own path in a turn, by its open weak points,"""
DRAGON_KILL: Final = 0.04  # of a dragon, which heals,
RELEASE_KILL: Final = 0.85  # with the mana to destroy it,
KILL_IN_HAND: Final = 0.95  # with the dice to kill it,
NO_KILL_IN_HAND: Final = 0.12  # and with other dice.
STRANGER_KILL: Final = 0.05  # what another does for it in its turn,
HELPER_KILL: Final = 0.5  # and the part of the usual chance for one who has nothing near to fight
ANGEL: Final = 4  # points of life that the angel is worth to its guardian
SURE: Final = 0.995  # nothing is surer


def family(s: Runemasters) -> int:
    """All settings share their weights: the numbers tell them apart."""
    return 0


def quiet(s: Runemasters) -> bool:
    """The start of a guardian's actions, its dice just rolled: nothing is half done."""
    if s.stack[-1].proc != P_ACTIONS:
        return False
    return s.spent == 0 and s.rerolled == 0 and s.free_move_used == 0 and s.frozen == 0


def numbers(s: Runemasters, seat: int) -> list[float]:
    """The numbers of `FEATURES`."""
    box = s.box
    event = s.event
    deck = s.deck
    turns = deck - (min(deck, LAST_CARDS) + 1) / 2.0
    out = [turns]
    living = add_guardians(s, turns, out)
    kill_in_hand = add_present_turn(s, out)
    add_monsters(s, living, kill_in_hand, out)
    negative = s.events_left[NEGATIVE]
    rain = 0.0
    if negative:
        odds = s.event_pool.odds
        for i in range(len(odds)):
            if odds[i] and box.dice[i] < box.dice[box.calm]:
                rain = 1.0
    out.append(float(box.dice[event]))
    out.append(1.0 if box.no_marks[event] else 0.0)
    out.append(1.0 if box.poisons[event] else 0.0)
    out.append(1.0 if box.no_mana[event] else 0.0)
    out.append(float(negative))
    out.append(float(s.events_left[POSITIVE]))
    out.append(rain)
    out.append(1.0 if s.seats == 3 else 0.0)
    out.append(1.0 if s.seats == 2 else 0.0)
    out.append(float(s.difficulty))
    return out


def add_guardians(s: Runemasters, turns: float, out: list[float]) -> int:
    """The numbers about the guardians; how many live. One who is not chosen yet is in full strength."""
    box = s.box
    living = 0
    life = 0
    at_last_life = 0
    mana = 0
    releases = 0
    charge = 0
    ready = 0
    shields = 0
    poisoned = 0
    kulak_life = 0
    ismoros_power = 0
    revival = 0
    for seat in range(s.seats):
        guardian = s.guardian[seat]
        if guardian == NOBODY:
            living += 1
            life += box.guardian_life[0]
            mana += box.guardian_mana[0]
            releases += 1
            charge += s.ultimate[seat]
            continue
        left = s.life[seat]
        if left == 0:
            continue
        living += 1
        life += left
        if left == 1:
            at_last_life += 1
        mana += s.mana[seat]
        if s.mana[seat] >= MANA_RELEASE_COST:
            releases += 1
        shields += s.shield[seat]
        poisoned += s.poison[seat]
        if guardian == KULAK:
            kulak_life = left
        power = s.ultimate[seat]
        if power != DISCARDED:
            charge += power
            if power == CHARGED:
                ready += 1
            if guardian == KULAK:
                revival = power
            elif guardian == ISMOROS:
                ismoros_power = power if s.uses[seat] else power + CHARGED
    out.append(float(living))
    out.append((s.seats - living) * turns / 10.0)
    out.append(float(life))
    out.append(float(at_last_life))
    out.append(float(mana))
    out.append(float(releases))
    out.append(float(charge))
    out.append(float(ready))
    out.append(float(shields))
    out.append(float(poisoned))
    out.append(float(kulak_life))
    out.append(float(ismoros_power))
    out.append(float(revival) if living < s.seats else 0.0)
    return living


def add_present_turn(s: Runemasters, out: list[float]) -> bool:
    """The numbers about what is in hand and under way; whether the active guardian can kill at once."""
    box = s.box
    spent = s.spent
    dice = 0
    for i in range(len(s.dice)):
        if not spent >> i & 1:
            dice += 1
    fitting = 0
    kill = False
    seat = s.active
    if seat != NOBODY and s.dice and s.life[seat] > 0:
        path = s.place[seat]
        space = s.first_space(path)
        if space:
            card = s.monsters[path * SPACES + space - 1]
            points = box.full[card] & ~s.wounds[card]
            masks = box.weak_mask[card]
            wild = 0  # white dice that wound whatever Kyreas likes
            for i in range(len(s.dice)):
                if spent >> i & 1:
                    continue
                rune = s.dice[i]
                if rune == WHITE:
                    wild += 1
                    continue
                matching = masks[rune] & points
                if matching:
                    points ^= matching & -matching
                    fitting += 1
            if wild and s.guardian[seat] == KYREAS and not box.no_marks[s.event]:
                while wild and points:
                    points &= points - 1
                    fitting += 1
                    wild -= 1
            if points == 0:
                kill = True
            elif space == 1 and s.mana[seat] >= MANA_RELEASE_COST and not box.resists_release[card]:
                kill = True
    proc = s.stack[-1].proc
    out.append(float(dice))
    out.append(float(fitting))
    out.append(1.0 if kill else 0.0)
    out.append(1.0 if proc in (P_SECOND_WIND, P_SECOND_WIND_TO) else 0.0)
    out.append(1.0 if proc == P_WHIRLWIND else 2.0 if proc in (P_TRAMPLE, P_STORM) else 0.0)
    out.append(1.0 if proc != P_WHIRLWIND and P_SHIELD <= proc <= P_EXCHANGE_TO else 0.0)
    return kill


def turns_before(s: Runemasters, living: int, in_turn: bool) -> list[int]:
    """By seat: how often the monsters move before its guardian acts. Dice in hand are a turn to come."""
    wait = [0] * s.seats
    if s.elder == NOBODY:
        return wait
    first = s.active if in_turn else s.elder
    order = 0
    for i in range(s.seats):
        seat = (first + i) % s.seats
        if s.life[seat] > 0:
            wait[seat] = order
            order += 1
    if in_turn and s.spent == (1 << len(s.dice)) - 1 and s.stack[1].pc == 2:
        wait[first] = living
    return wait


def add_monsters(s: Runemasters, living: int, kill_in_hand: bool, out: list[float]) -> None:
    """The numbers about the monsters, and what temple and guardians have to expect of them.

    Only the first monster of a path strikes; when it falls, the next one comes up. A guardian fights in its
    own turns, the others seldom help, more if nothing is near to them.
    """
    box = s.box
    board = s.monsters
    in_turn = len(s.stack) > 1 and s.stack[1].proc == P_TURN
    wait = turns_before(s, living, in_turn)
    drawn = 0 if in_turn else 1
    shots_fly = not box.no_shots[s.event]
    free = 0
    for path in s.paths:
        if s.at[path] != NOBODY and board[path * SPACES] == NOTHING and board[path * SPACES + 1] == NOTHING:
            free += 1
    helping = HELPER_KILL * free / living if living else 0.0
    count = [0, 0]
    points = [0, 0]
    first_points = [0, 0]
    at_gate = [0, 0]
    near = [0, 0]
    dragons = 0
    enraged = 0
    hit_next = 0
    life_expected = 0.0
    falling_expected = 0.0
    damage = [0.0] * PHASES  # to the temple, to expect up to each phase
    for path in s.paths:
        guard = s.at[path]
        side = 1 if guard == NOBODY and s.elder != NOBODY else 0
        start = path * SPACES
        row = 0
        first = NOTHING
        contact = 0
        second = 0
        third = 0
        first_kill = 0.0
        second_kill = 0.0
        for space in range(SPACES):
            card = board[start + space]
            if card == NOTHING:
                continue
            row += 1
            open_points = len(box.weak[card]) - BITS[s.wounds[card]]
            points[side] += open_points
            kill = KILLS[open_points]
            if box.heals[card]:
                dragons += 1
                kill = DRAGON_KILL
            if row == 1:
                first = card
                contact = space
                first_kill = kill
                first_points[side] += open_points
                if space == 0:
                    at_gate[side] += 1
                elif space == 1:
                    near[side] += 1
            elif row == 2:
                second = space
                second_kill = kill
            elif row == 3:
                third = space
        if row == 0:
            continue
        count[side] += row
        blow = box.melee[first]
        rage = box.rage_wounds[first]
        if rage and BITS[s.wounds[first]] >= rage:
            blow = box.rage_melee[first]
            enraged += 1
        shot = box.shot[first] if shots_fly else 0
        hold = 1 if in_turn and (s.frozen or s.blocked[path]) else 0
        buffer = 0
        acts = PHASES
        shield = False
        if guard != NOBODY:
            buffer = s.life[guard] + ANGEL if s.angel == guard else s.life[guard]
            acts = wait[guard]
            shield = s.shield[guard] > 0
            if s.mana[guard] >= MANA_RELEASE_COST and not box.resists_release[first]:
                first_kill = RELEASE_KILL
        if hold == 0 and not shield:
            hit_next += max(0, (blow if contact == 0 else shot) - buffer)
        helped = STRANGER_KILL + helping * first_kill
        stands = 1.0  # the chance that the first monster stands,
        stands_second = 0.0  # that the second has come up,
        stands_third = 0.0  # or the third
        expected = 0.0
        for phase in range(PHASES):
            kill = helped
            kill_second = STRANGER_KILL
            if phase == acts:
                acts += living
                if phase == 0 and s.dice:
                    kill = KILL_IN_HAND if kill_in_hand else NO_KILL_IN_HAND
                    kill_second = 0.0
                else:
                    kill = first_kill
                    kill_second = second_kill
            if row > 1:
                if row > 2:
                    stands_third += stands_second * kill_second
                stands_second += stands * kill - stands_second * kill_second
            stands -= stands * kill
            hit = 0 if phase < hold else blow if phase >= contact + hold else shot
            if shield:
                if hit:
                    shield = False
            else:
                expected += hit * stands
                if phase >= second:
                    expected += stands_second
                if phase >= third:
                    expected += stands_third
            if buffer:
                part = expected / (expected + buffer)
                damage[phase] += expected * part * part
            else:
                damage[phase] += expected
        if buffer:
            part = expected / (expected + buffer)
            falling_expected += part * part
            life_expected += expected
    for side in range(2):
        out.append(float(count[side]))
        out.append(float(points[side]))
        out.append(float(first_points[side]))
        out.append(float(at_gate[side]))
        out.append(float(near[side]))
    out.append(float(dragons))
    out.append(float(enraged))
    out.append(dragon_chance(s))
    add_temple(s, hit_next, damage, drawn, out)
    out.append(life_expected)
    out.append(falling_expected)


def dragon_chance(s: Runemasters) -> float:
    """The chance that a card of the deck is a dragon."""
    odds = s.pool.odds
    heals = s.box.heals
    total = 0
    dragons = 0
    for card in range(len(odds)):
        if odds[card]:
            total += odds[card]
            if heals[card]:
                dragons += odds[card]
    return dragons / total if total else 0.0


def add_temple(s: Runemasters, hit_next: int, damage: list[float], drawn: int, out: list[float]) -> None:
    """The numbers about the temple. It holds if Dawn comes before as many blows as it has life.

    Blows come by chance, so that their number is spread about the expected one as Poisson has it.
    """
    temple = s.temple
    night = NIGHT[min(s.deck, len(NIGHT) - 1)]
    expected = 0.0
    holds = 1.0 - night[drawn]
    before = 0.0
    for phase in range(PHASES):
        dark = night[phase + drawn]
        if dark == 0.0:
            break
        blows = damage[phase]
        expected += dark * (blows - before)
        before = blows
        term = math.exp(-blows)
        stands = term
        for i in range(1, temple):
            term *= blows / i
            stands += term
        holds += stands * (dark - night[phase + 1 + drawn] if phase + 1 < PHASES else dark)
    holds = min(SURE, max(1.0 - SURE, holds))
    out.append(float(temple))
    out.append(1.0 if temple == 1 else 0.0)
    out.append(float(hit_next))
    out.append(expected)
    out.append(math.log(holds / (1.0 - holds)))
