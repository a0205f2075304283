"""The named numbers of a position from which its win chance is learned. They cost little and can be told.

All that a seat may not know has no identity in the state, so the numbers are the same for every seat.
"""

from __future__ import annotations

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
    # How far the night has come
    "turns_left",  # turns to expect before Dawn
    "dawn_next",  # the chance that the next card is Dawn
    # The temple
    "temple",
    "temple_at_one",
    "temple_at_two",
    "temple_hit_next",  # points it loses when the monsters move next
    "temple_hit_round",  # points it loses in a round of turns if nobody acts
    "temple_hit_expected",  # points to expect until Dawn, guardians fighting as they do
    "temple_strain",  # these as a part of its life
    "temple_falls_in",  # monsters' phases until it falls if nobody acts, at most `PHASES` + 1
    "dawn_before_fall",  # the chance that Dawn comes before that
    # The guardians
    "living",
    "dead_weight",  # the dead, weighed by the turns they still miss
    "life",
    "at_last_life",
    "at_two_lives",
    "life_expected",  # points of life the guardians stand to lose on their paths
    "falling_expected",  # guardians who stand to lose all their life
    "hits_before_turn",  # points they lose for sure before their next turns, if the others do not help
    "falling_before_turn",  # guardians who die of that
    "mana",
    "releases",  # guardians with the mana to destroy a monster in contact
    "charge",
    "ultimates_ready",
    "shields",
    "poisoned",
    "ismoros_life",
    "kulak_life",
    "ismoros_power",  # steps of charge that her ultimates still have, used ones gone
    "kyreas_power",
    "kulak_power",
    "neltai_power",
    "revival",  # how far Kulak's ultimate is charged when somebody is dead
    # The monsters, on paths with a guardian and without
    "guarded_monsters",
    "guarded_points",
    "guarded_first_points",
    "guarded_at_gate",
    "guarded_near",
    "open_monsters",
    "open_points",
    "open_first_points",
    "open_at_gate",
    "open_near",
    "dragons",
    "enraged",
    "crowded_paths",  # paths that the next card may overflow
    "dragons_to_come",  # the chance that a card of the deck is a dragon
    # The present turn
    "dice",
    "fitting_dice",  # dice for open weak points of the first monster on the own path
    "kill_in_hand",  # whether they or the mana kill it
    "petrified",
    "revival_begun",  # somebody is about to come back
    "wounds_begun",  # wounds that a mark or an ultimate is about to make
    "help_begun",  # a shield, a prayer or an exchange that is about to come
    # Events
    "dice_of_round",
    "marks_forbidden",
    "poison_in_air",
    "rewards_without_mana",
    "negative_events",
    "positive_events",
    "arrow_rain_possible",
    # Settings
    "three_guardians",
    "two_guardians",
    "difficulty",
)

PHASES: Final = 8
"""How many of the monsters' phases are looked ahead."""
MOST_TURNS: Final = 25

NIGHT: Final = [
    [
        1.0
        if deck - turns >= min(deck, LAST_CARDS)
        else max(0.0, (deck - turns) / min(deck, LAST_CARDS) if deck else 0.0)
        for turns in range(PHASES + 2)
    ]
    for deck in range(64)
]
"""By cards in the deck and cards drawn: the chance that Dawn was not among them (RUN-1.17)."""

BITS: Final = [bin(mask).count("1") for mask in range(256)]
"""How many wounds a mask shows."""

# How fights are expected to go on.
KILLS: Final = [1.0, 0.51, 0.31, 0.17, 0.09]
"""The chance to kill the first monster of the own path in a turn, by its open weak points,"""
DRAGON_KILL: Final = 0.04  # of a dragon, which heals,
RELEASE_KILL: Final = 0.85  # with the mana to destroy it,
KILL_IN_HAND: Final = 0.95  # with the dice to kill it,
NO_KILL_IN_HAND: Final = 0.12  # and with others.
STRANGER_KILL: Final = 0.05  # what another does for it in its turn


def family(s: Runemasters) -> int:
    """All settings share their weights: the numbers tell them apart."""
    return 0


def quiet(s: Runemasters) -> bool:
    """The start of a guardian's actions, its dice just rolled: nothing is half done."""
    if s.stack[-1].proc != P_ACTIONS:
        return False
    return s.spent == 0 and s.rerolled == 0 and s.free_move_used == 0 and s.frozen == 0


def features(s: Runemasters, seat: int) -> list[float]:
    """The numbers of `FEATURES`."""
    box = s.box
    seats = s.seats
    deck = s.deck
    event = s.event
    begun = s.elder != NOBODY
    in_turn = len(s.stack) > 1 and s.stack[1].proc == P_TURN
    dice = 0
    spent = s.spent
    for i in range(len(s.dice)):
        if not spent >> i & 1:
            dice += 1

    # The guardians
    living = 0
    life = 0
    mana = 0
    at_one = 0
    at_two = 0
    releases = 0
    charge = 0
    ready = 0
    shields = 0
    poisoned = 0
    revival = 0
    powers = [0, 0, 0, 0]
    lives = [0, 0, 0, 0]
    for i in range(seats):
        guardian = s.guardian[i]
        if guardian == NOBODY:  # not chosen yet: somebody in full strength
            living += 1
            life += box.guardian_life[0]
            mana += box.guardian_mana[0]
            releases += 1
            charge += s.ultimate[i]
            continue
        left = s.life[i]
        if left <= 0:
            continue
        living += 1
        life += left
        lives[guardian] = left
        if left == 1:
            at_one += 1
        elif left == 2:
            at_two += 1
        mana += s.mana[i]
        if s.mana[i] >= MANA_RELEASE_COST:
            releases += 1
        shields += s.shield[i]
        poisoned += s.poison[i]
        power = s.ultimate[i]
        if power != DISCARDED:
            charge += power
            powers[guardian] = power + (CHARGED if s.uses[i] == 0 else 0)
            if power == CHARGED:
                ready += 1
            if guardian == KULAK:
                revival = power
    dead = seats - living
    if dead == 0:
        revival = 0

    # Whose turn comes when: the monsters' phases before each guardian acts
    wait = [0, 0, 0, 0]
    order = 0
    turn = s.active if in_turn else s.elder if begun else 0
    for i in range(seats):
        other = (turn + i) % seats
        if s.life[other] > 0:
            wait[other] = order
            order += 1
    if in_turn and dice == 0 and s.life[turn] > 0:
        wait[turn] = living  # its turn is as good as over

    # The present turn
    fitting = 0
    kill_now = 0
    if dice and in_turn and s.life[turn] > 0:
        place = s.place[turn] * SPACES
        for space in range(SPACES):
            card = s.monsters[place + space]
            if card == NOTHING:
                continue
            wounds = s.wounds[card]
            still = box.full[card] & ~wounds
            masks = box.weak_mask[card]
            for i in range(len(s.dice)):
                if spent >> i & 1:
                    continue
                rune = s.dice[i]
                if rune != WHITE:
                    matching = masks[rune] & still
                    if matching:
                        still ^= matching & -matching
                        fitting += 1
            if still and s.guardian[turn] == KYREAS and not box.no_marks[event]:
                for i in range(len(s.dice)):
                    if still and s.dice[i] == WHITE and not spent >> i & 1:
                        still &= still - 1
                        fitting += 1
            if still == 0:
                kill_now = 1
            elif space == 0 and s.mana[turn] >= MANA_RELEASE_COST and not box.resists_release[card]:
                kill_now = 1
            break

    # The monsters
    monsters = [0, 0]
    points = [0, 0]
    first_points = [0, 0]
    at_gate = [0, 0]
    near = [0, 0]
    dragons = 0
    enraged = 0
    crowded = 0
    sure = 0
    falling = 0
    falling_expected = 0.0
    life_expected = 0.0
    temple_expected = 0.0
    hits = [0] * PHASES  # points of damage to the temple in each phase if nobody acts
    night = NIGHT[deck]
    shots_fly = not box.no_shots[event]
    drawn = 0 if in_turn else 1
    for path in s.paths:
        guard = s.at[path]
        side = 1 if guard == NOBODY and begun else 0
        start = path * SPACES
        count = 0
        first = NOTHING
        contact = 0
        # Of the second and the third monster: where they stand and how likely they fall in a turn
        second = 0
        third = 0
        first_kill = 0.0
        second_kill = 0.0
        for space in range(SPACES):
            card = s.monsters[start + space]
            if card == NOTHING:
                continue
            open_points = len(box.weak[card]) - BITS[s.wounds[card]]
            kill = KILLS[open_points]
            points[side] += open_points
            if box.heals[card]:
                dragons += 1
                kill = DRAGON_KILL
            count += 1
            if count == 1:
                first = card
                contact = space
                first_kill = kill
                first_points[side] += open_points
                if space == 0:
                    at_gate[side] += 1
                elif space == 1:
                    near[side] += 1
            elif count == 2:
                second = space
                second_kill = kill
            elif count == 3:
                third = space
        if count == 0:
            continue
        if count > 3:
            crowded += 1
        monsters[side] += count
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
            buffer = s.life[guard]
            acts = wait[guard]
            shield = s.shield[guard] > 0
            if s.angel == guard:
                buffer += 4
            if s.mana[guard] >= MANA_RELEASE_COST and not box.resists_release[first]:
                first_kill = RELEASE_KILL
        stands = 1.0  # the chance that the first monster stands,
        stands_second = 0.0  # that the second has become the first,
        stands_third = 0.0  # or the third
        expected = 0.0
        taken = 0
        surely = 0
        for phase in range(PHASES):
            kill = STRANGER_KILL
            kill_second = STRANGER_KILL
            if phase >= acts and (phase - acts) % living == 0:
                kill = first_kill
                kill_second = second_kill
                if phase == 0:
                    kill = KILL_IN_HAND if kill_now else NO_KILL_IN_HAND
                    kill_second = 0.0
            if count > 1:
                if count > 2:
                    stands_third += stands_second * kill_second
                stands_second += stands * kill - stands_second * kill_second
            stands -= stands * kill
            if phase < hold:
                continue
            hit = blow if phase >= contact + hold else shot
            dark = night[phase + drawn]
            if shield:
                if hit:
                    shield = False
                continue
            if hit:
                expected += hit * stands * dark
                taken += hit
                if phase < acts:
                    surely = taken
                if taken > buffer:
                    hits[phase] += taken - buffer
                    taken = buffer
            if phase >= second:
                expected += stands_second * dark
            if phase >= third:
                expected += stands_third * dark
        if guard == NOBODY:
            temple_expected += expected
            continue
        sure += min(surely, buffer)
        if surely >= buffer:
            falling += 1
        spill = expected * expected / (expected + buffer)
        falling_expected += spill / (expected + buffer)
        life_expected += expected
        temple_expected += spill * expected / (expected + buffer)

    # The temple, if nobody acted
    temple = s.temple
    falls_in = PHASES + 1
    dawn_before_fall = 1.0
    in_round = 0
    lost = 0
    for phase in range(PHASES):
        lost += hits[phase]
        if phase < living:
            in_round = lost
        if lost >= temple:
            falls_in = phase + 1
            dawn_before_fall = 1.0 - night[phase + drawn]
            break

    proc = s.stack[-1].proc
    wounding = 0.0
    if proc == P_WHIRLWIND:
        wounding = 1.0
    elif proc in (P_TRAMPLE, P_STORM):
        wounding = 2.0

    odds = 0
    dragon_odds = 0
    pool = s.pool.odds
    for card in range(len(pool)):
        if pool[card]:
            odds += pool[card]
            if box.heals[card]:
                dragon_odds += pool[card]
    turns_left = deck - (min(deck, LAST_CARDS) + 1) / 2.0
    rain = 0
    negative = s.events_left[NEGATIVE]
    if negative:
        for i in range(len(box.dice)):
            if box.dice[i] < 4 and s.event_pool.odds[i]:
                rain = 1
    return [
        turns_left,
        1.0 / deck if 0 < deck <= LAST_CARDS else 0.0,
        float(temple),
        1.0 if temple == 1 else 0.0,
        1.0 if temple == 2 else 0.0,
        float(hits[0]),
        float(in_round),
        temple_expected,
        temple_expected / temple if temple else 0.0,
        float(falls_in),
        dawn_before_fall,
        float(living),
        dead * turns_left / 10.0,
        float(life),
        float(at_one),
        float(at_two),
        life_expected,
        falling_expected,
        float(sure),
        float(falling),
        float(mana),
        float(releases),
        float(charge),
        float(ready),
        float(shields),
        float(poisoned),
        float(lives[ISMOROS]),
        float(lives[KULAK]),
        float(powers[0]),
        float(powers[1]),
        float(powers[2]),
        float(powers[3]),
        float(revival),
        float(monsters[0]),
        float(points[0]),
        float(first_points[0]),
        float(at_gate[0]),
        float(near[0]),
        float(monsters[1]),
        float(points[1]),
        float(first_points[1]),
        float(at_gate[1]),
        float(near[1]),
        float(dragons),
        float(enraged),
        float(crowded),
        dragon_odds / odds if odds else 0.0,
        float(dice),
        float(fitting),
        float(kill_now),
        1.0 if s.frozen else 0.0,
        1.0 if proc in (P_SECOND_WIND, P_SECOND_WIND_TO) else 0.0,
        wounding,
        1.0 if P_SHIELD <= proc <= P_EXCHANGE_TO and proc != P_WHIRLWIND else 0.0,
        float(box.dice[event]),
        1.0 if box.no_marks[event] else 0.0,
        1.0 if box.poisons[event] else 0.0,
        1.0 if box.no_mana[event] else 0.0,
        float(negative),
        float(s.events_left[POSITIVE]),
        float(rain),
        1.0 if seats == 3 else 0.0,
        1.0 if seats == 2 else 0.0,
        float(s.difficulty),
    ]
