"""A position in named numbers, as one player may know it: what a value is learned from.

Each kingdom is counted: points, what this round has brought and may still bring, and what serves the rounds
to come. A player is then compared with the rival who stands best, alone with the goal. Nothing is hidden:
what lies in a closed chest and what card comes next is known to nobody.
"""

from __future__ import annotations

from typing import Final

from tablee.core.state import CHANCE_ASKED
from tablee.games.havresac.advice.outlook import CROWD, GOLD, KEPT, LAST, PLAY, TOOLS
from tablee.games.havresac.ids import (
    ADVENTURE,
    BOW,
    CHESTS,
    CREATURES,
    DRUID,
    FAIRY,
    GUARDIANS,
    HUNTRESS,
    MONSTERS,
    NOTHING,
    P_DESTINATION,
    P_PRIESTESS,
    P_RECRUIT,
    PRIESTESS,
    ROUNDS,
    SWORD,
    THIEF,
    WARRIOR,
)
from tablee.games.havresac.scoring import final_score
from tablee.games.havresac.state import CREATURE_KINDS, KINDS, OBJECT_KINDS, Havresac

LESSONS: Final = (
    (2, {"board_face": "summer"}, 1.0),
    (1, {"board_face": "summer"}, 0.2),
    (2, {"board_face": "winter"}, 0.15),
    (3, {"board_face": "summer"}, 0.1),
    (4, {"board_face": "summer"}, 0.08),
)
"""Seats, options, and how many games are learned from for each of the first setting."""

FAMILIES: Final = ("round 1", "round 2", "round 3", "round 4", "round 5", "alone")
"""Among rivals each round is judged by weights of its own: what is promised counts less and less."""

FEATURES: Final = (
    "rounds_played",  # as a part of all
    "more_rivals",  # beyond the first
    "winter",
    "outlook_lead",  # what he and his best rival will probably end with; alone, before the goal
    "outlook_lead_late",  # the same, the heavier the less is to come
    "second_lead",  # before the second best rival, where there is one
    "score_lead",
    "hunted_lead",  # points of the monsters in the gains zone
    "glory_lead",  # glory of this round so far
    "gold_lead",
    "village_lead",
    "fairy_lead",
    "chest_lead",
    "object_lead",  # the worth of objects in hand
    "band_lead",  # what all guardians bring in a round
    "to_come_lead",  # what those bring who are still to be drawn in this round
    "draw_lead",  # how many these are
    "fighter_lead",  # warriors and huntresses among them
    "helper_lead",  # priestesses and druids among them
    "prey_lead",  # glory of the monsters on the board, as far as somebody is left to fight them
    "fairies_about_lead",  # fairies on the board, as far as somebody is left to meet them
    "tent_lead",
    "glory",
    "gold",
    "villages",
    "band",
    "to_come",
    # Creatures on the own board
    *(creature + "_about_lead" for creature in CREATURES),
    # Guardians of each kind, wherever they are
    *(guardian + "_lead" for guardian in GUARDIANS),
)

LATE: Final = 0.25
EXPECTED: Final = [0.0, 1.2, 0.0, 1.7, 0.3, 1.6]
"""Glory that a guardian who is still to be drawn will probably bring in this round, by kind."""
KILLS: Final = [0.0, 0.85, 0.0, 0.3, 0.0, 1.0]
"""Points of the monsters that he will probably hunt."""
CHEST_PART: Final = 1.2
"""Points of a thief for whom there is a chest."""
PREY_PART: Final = 0.35
"""Glory expected for each glory of the monsters about."""
PREY_KILLS: Final = 0.2
"""Points expected for it."""
FAIRY_PART: Final = 0.85
"""The same for fairies, by the slot of the next."""
WEAPON_PART: Final = 1.4
"""Points of a sword or a bow."""
MANY: Final = 6.0
"""So many guardians meet all that is about."""


class Standing:
    """What one player has and may hope for."""

    def __init__(self) -> None:
        self.score = 0.0
        self.hunted = 0.0
        self.glory = 0.0
        self.gold = 0.0
        self.villages = 0.0
        self.fairies = 0.0
        self.chests = 0.0
        self.objects = 0.0
        self.band = 0.0
        self.to_come = 0.0
        self.draws = 0.0
        self.fighters = 0.0
        self.helpers = 0.0
        self.prey = 0.0
        self.fairies_about = 0.0
        self.tents = 0.0
        self.about = [0] * CREATURE_KINDS
        self.guardians = [0] * KINDS
        self.outlook = 0.0


def family(s: Havresac) -> int:
    """The round; who plays alone has a goal instead of rivals."""
    return ROUNDS if s.seats == 1 else max(0, s.round - 1)


def quiet(s: Havresac) -> bool:
    """Nobody has begun to play a guardian, and in recruitment nobody is in the middle of buying."""
    if s.waiting == CHANCE_ASKED or not s.stack:
        return False
    if not s.lines:
        return s.stack[-1].proc == P_RECRUIT
    for seat in range(s.seats):
        if s.waiting >> seat & 1:
            frame = s.lines[seat][-1]
            if frame.proc == P_PRIESTESS:
                continue
            if frame.proc != P_DESTINATION or s.hand[seat] == NOTHING:
                return False
            if frame.n != s.box.movement[s.face(frame.what)]:
                return False
    return True


def numbers(s: Havresac, seat: int) -> list[float]:
    """The numbers of FEATURES for a seat."""
    me = standing(s, seat)
    best = Standing()
    second = -1.0e9
    if s.seats == 1:
        best.score = float(s.goal)
        best.outlook = float(s.goal)
    else:
        best.outlook = -1.0e9
        for other in range(s.seats):
            if other != seat:
                who = standing(s, other)
                if who.outlook > best.outlook:
                    second = best.outlook
                    best = who
                elif who.outlook > second:
                    second = who.outlook
    lead = me.outlook - best.outlook
    out = [
        s.round / ROUNDS,
        s.seats - 2.0 if s.seats > 1 else 0.0,
        float(s.board),
        lead,
        lead / (LATE + ROUNDS - s.round + 0.1 * (me.draws + best.draws)),
        me.outlook - second if s.seats > 2 else 0.0,
        me.score - best.score,
        me.hunted - best.hunted,
        me.glory - best.glory,
        me.gold - best.gold,
        me.villages - best.villages,
        me.fairies - best.fairies,
        me.chests - best.chests,
        me.objects - best.objects,
        me.band - best.band,
        me.to_come - best.to_come,
        me.draws - best.draws,
        me.fighters - best.fighters,
        me.helpers - best.helpers,
        me.prey - best.prey,
        me.fairies_about - best.fairies_about,
        me.tents - best.tents,
        me.glory,
        me.gold,
        me.villages,
        me.band,
        me.to_come,
    ]
    for creature in range(CREATURE_KINDS):
        out.append(float(me.about[creature] - best.about[creature]))
    for kind in range(KINDS):
        out.append(float(me.guardians[kind] - best.guardians[kind]))
    return out


def standing(s: Havresac, seat: int) -> Standing:
    """Count one kingdom."""
    box = s.box
    out = Standing()
    left = ROUNDS - s.round
    base = seat * KINDS
    hand = s.hand[seat]
    guardians = s.guardian[seat]
    counts = [0] * KINDS
    band = out.guardians
    expected = 0.0
    kills = 0.0
    for kind in range(KINDS):
        drawn = s.bag[base + kind]
        if kind == hand:
            drawn += 1
        out.draws += drawn
        expected += EXPECTED[kind] * drawn
        kills += KILLS[kind] * drawn
        if kind in (WARRIOR, HUNTRESS):
            out.fighters += drawn
        elif kind in (PRIESTESS, DRUID):
            out.helpers += drawn
        counts[kind] = drawn
        band[kind] = drawn + s.aside[base + kind]
    for cell in s.standing[seat]:
        band[guardians[cell]] += 1
    for kind in range(KINDS):
        face = s.face(kind)
        one = PLAY[face] * box.price[face]
        for _ in range(band[kind]):
            out.band += one
            one *= CROWD
    repaired = s.villages(seat)
    out.villages = float(repaired)
    column = box.village_column[repaired - 1] if repaired else 0
    out.score = float(final_score(s, seat))
    out.gold = float(s.gold[seat])
    out.fairies = float(s.fairies[seat])
    out.chests = float(s.chests(seat))
    out.tents = float(len(s.tents[seat]))
    for what in range(OBJECT_KINDS):
        out.objects += TOOLS[what] * s.objects[seat * OBJECT_KINDS + what]
    met = 1.0 if out.draws >= MANY else out.draws / MANY
    creatures = s.creature[seat]
    for creature in range(CREATURE_KINDS):
        out.about[creature] = creatures.count(creature)
    for creature in range(MONSTERS):
        out.prey += met * out.about[creature] * box.creature_glory[creature]
    out.fairies_about = met * out.about[FAIRY]
    worth = GOLD[s.round - 1] if s.round > 0 else GOLD[0]
    value = out.score + out.gold * worth * KEPT + column * LAST * left + out.band * left
    value += out.objects * min(1.0, 0.3 * left + 0.08 * out.draws)
    if s.phase <= ADVENTURE:
        glory = column + s.cups[seat] * box.cup_glory
        zone = seat * CREATURE_KINDS
        for creature in range(MONSTERS):
            n = s.gains[zone + creature]
            glory += n * box.creature_glory[creature]
            out.hunted += n * box.creature_vp[creature]
        for i in range(s.gains[zone + FAIRY]):
            glory += box.fairy_slots[s.fairies[seat] + i]
        out.glory = float(glory)
        slot = s.fairies[seat] + s.gains[zone + FAIRY]
        if slot >= len(box.fairy_slots):
            slot = len(box.fairy_slots) - 1
        expected += glory + PREY_PART * out.prey + FAIRY_PART * out.fairies_about * box.fairy_slots[slot]
        chests = CHESTS - s.chests(seat)
        thieves = counts[THIEF] if counts[THIEF] < chests else chests
        kills += PREY_KILLS * out.prey + CHEST_PART * thieves
        tools = seat * OBJECT_KINDS
        kills += WEAPON_PART * met * (s.objects[tools + SWORD] + s.objects[tools + BOW])
        now = round_worth(s, float(glory), worth)
        out.to_come = round_worth(s, expected, worth) - now + kills
        value += out.hunted + now + out.to_come
    else:
        out.draws = 0.0
        out.fighters = 0.0
        out.helpers = 0.0
        out.prey = 0.0
        out.fairies_about = 0.0
    out.outlook = value
    return out


def round_worth(s: Havresac, glory: float, gold: float) -> float:
    """HAV-8.7 What a glory total brings: victory points, and gold at its present worth."""
    box = s.box
    last = len(box.gold_table) - 1
    if glory >= last:
        return box.vp_table[last] + glory - last + box.gold_table[last] * gold
    low = int(glory)
    part = glory - low
    points = box.vp_table[low] + part * (box.vp_table[low + 1] - box.vp_table[low])
    return points + gold * (box.gold_table[low] + part * (box.gold_table[low + 1] - box.gold_table[low]))
