"""What lies ahead, for whoever draws it: ways and their cost, the next sunrise, the odds of fights.

All of it follows from what everybody sees. Nothing here is asked of chance or of cards nobody has read.
"""

from __future__ import annotations

from tablee.games.andor.allies import ally_bonus, lead_reach
from tablee.games.andor.creatures import march_ahead
from tablee.games.andor.fight import fighters
from tablee.games.andor.free import reach_refused
from tablee.games.andor.ids import (
    BLUE_HOURS,
    FIRE_WP,
    GOURD,
    LAST_LETTER,
    LETTERS,
    LIT,
    NOTHING,
    P_INVITE,
    P_LEAD,
    P_MOVE,
    P_SHARE,
    P_TURN,
    WALKERS,
    WHITE_WP,
)
from tablee.games.andor.legend_words import R_COLD
from tablee.games.andor.movement import Walk, ashore_hours, reach, trapped
from tablee.games.andor.odds import Odds as Counted
from tablee.games.andor.odds import first_round, this_round
from tablee.games.andor.prospects_types import (
    FightProspects,
    HeroProspects,
    March,
    Mover,
    Odds,
    Prospects,
    Reach,
    Sunrise,
)
from tablee.games.andor.rounds import fire_bonus
from tablee.games.andor.state import Andor

WALKER_NAMES: list[Mover] = ["tranuk", "great_warrior"]


def prospects(s: Andor) -> Prospects:
    """What lies ahead of a position."""
    box = s.box
    return {
        "reach": reaches(s),
        "sunrise": next_sunrise(s),
        "warm": [box.spaces[i] for i in range(len(box.spaces)) if s.fire_here(i)],
        "heroes": [None if s.hero[seat] == NOTHING else hero_prospects(s, seat) for seat in range(s.seats)],
        "fight": fight_prospects(s),
        "share": fair_share(s),
    }


# Ways ------------------------------------------------------------------------------------------------------


def reaches(s: Andor) -> list[Reach]:
    """Where the hero who is asked can go, and where the own turn or step can lead a walker."""
    out: list[Reach] = []
    asked = s.to_act()
    if len(asked) != 1 or asked[0] < 0:
        return out
    seat, f = asked[0], s.stack[-1]
    if f.proc in (P_TURN, P_MOVE):
        out.append(told(s, "hero", seat, s.at[seat], reach(s, seat)))
    if f.proc in (P_TURN, P_LEAD):
        for walker in range(WALKERS):
            if s.ally[walker] != NOTHING and (f.proc == P_TURN or walker == f.what):
                walks = lead_reach(s, seat, walker, f.n if f.proc == P_LEAD else 0)
                out.append(told(s, WALKER_NAMES[walker], seat, s.ally[walker], walks))
    return out


def told(s: Andor, mover: Mover, seat: int, start: int, walks: list[Walk]) -> Reach:
    """Ways in readable ids."""
    spaces = s.box.spaces
    return {
        "mover": mover,
        "seat": seat,
        "start": spaces[start],
        "steps": [
            {
                "to": spaces[walk.space],
                "back": spaces[walk.back],
                "hours": walk.hours,
                "skins": walk.skins,
                "wp": walk.wp,
            }
            for walk in walks
        ],
    }


# The next sunrise (AND-10) ---------------------------------------------------------------------------------


def next_sunrise(s: Andor) -> Sunrise:
    """AND-10 The next sunrise as it would be now, without what cards bring."""
    spaces, creatures = s.box.spaces, s.box.creatures
    marches: list[March] = [
        {
            "creature": creatures[course.kind],
            "start": spaces[course.start],
            "stops": [spaces[stop] for stop in course.stops],
            "lured": course.lured,
            "shield": course.home,
        }
        for course in sorted(march_ahead(s), key=lambda course: (course.kind, course.start))
    ]
    cold = max(s.box.cold_floor, s.cold - 1) if s.rules[R_COLD] else s.cold
    letter = s.letter + 1 if s.letter < LAST_LETTER else NOTHING
    return {
        "marches": marches,
        "free": s.defence - s.shields() - sum(march["shield"] for march in marches),
        "warm": [seat for seat in range(s.seats) if s.hero[seat] != NOTHING and s.fire_here(s.at[seat])],
        "cold": cold if cold != s.cold else None,
        "fires": s.fire.count(LIT) + s.sheet_fire.count(LIT),
        "letter": None if letter == NOTHING else LETTERS[letter],
        "star": letter != NOTHING and s.stars >> letter & 1 == 1,
    }


# Heroes and fights -----------------------------------------------------------------------------------------


def hero_prospects(s: Andor, seat: int) -> HeroProspects:
    """What a hero can count on."""
    here = s.at[seat]
    foe = s.creature_at(here)
    ashore = max(0, s.hours_cost(seat, ashore_hours(s))) if trapped(s, seat) else NOTHING
    return {
        "hour": s.hours_cost(seat, 1) if s.can_spend(seat) and not s.ended_day(seat) else None,
        "last_hour": max(s.used[seat], s.box.normal_hours) + s.overtime_left(seat),
        "ashore": None if ashore == NOTHING else {"hours": ashore_hours(s), "wp": ashore},
        "fire": fire_bonus(s, seat),
        "after": {
            "fire": s.wp[seat] - FIRE_WP,
            "plant_white": min(s.box.most_wp, s.wp[seat] + WHITE_WP),
            "plant_blue": max(0, s.used[seat] - BLUE_HOURS),
        },
        "partners": partners(s, seat),
        "odds": told_odds(first_round(s, [seat], foe)) if foe != NOTHING and s.foe == NOTHING else None,
    }


def partners(s: Andor, seat: int) -> list[int]:
    """AND-8.6, 14.12 The heroes with whom one may exchange, here or over the falcon."""
    return [
        other
        for other in range(s.seats)
        if s.hero[other] != NOTHING and reach_refused(s, seat, other, GOURD) == ""
    ]


def told_odds(odds: Counted | None) -> Odds | None:
    """Odds as they are told."""
    if odds is None:
        return None
    return {
        "win": odds.win,
        "tie": odds.tie,
        "lose": odds.lose,
        "fall": odds.fall,
        "down": odds.down,
        "hit": odds.hit,
        "hurt": odds.hurt,
    }


def fight_prospects(s: Andor) -> FightProspects | None:
    """How the open fight may go on, and what those would bring who may still join it (AND-6.1)."""
    if s.foe == NOTHING or s.starter == NOTHING:
        return None
    joined: dict[str, float] = {}
    if any(frame.proc == P_INVITE for frame in s.stack):
        party = fighters(s)
        for seat in range(s.seats):
            if s.hero[seat] != NOTHING and s.at[seat] == s.cr_at[s.foe] and not s.in_party(seat):
                joined[str(seat)] = first_round(s, [*party, seat], s.foe).win
    return {
        "odds": told_odds(this_round(s)),
        "joined": joined,
        "ally": ally_bonus(s, s.cr_at[s.foe]),
    }


def fair_share(s: Andor) -> list[int]:
    """AND-9.7 A fair proposal: evenly, AND-5.17 and nobody gets what the own track cannot hold."""
    if not s.stack or s.stack[-1].proc != P_SHARE:
        return []
    f = s.stack[-1]
    takers = [seat for seat in range(s.seats) if s.in_party(seat)]
    have, most = (s.sp, s.box.most_sp) if f.what else (s.wp, s.box.most_wp)
    parts = [0] * s.seats
    for _ in range(f.n):
        room = [seat for seat in takers if have[seat] + parts[seat] < most] or takers
        least = room[0]
        for seat in room:
            if parts[seat] < parts[least]:
                least = seat
        parts[least] += 1
    return parts
