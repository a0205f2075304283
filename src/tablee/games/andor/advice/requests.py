"""What a partner may ask of a hero, and how the hero would do it."""

from __future__ import annotations

from typing import Final

from tablee.core.reason import Reason
from tablee.core.rng import Rng
from tablee.games.andor.advice.outlook import FAR
from tablee.games.andor.advice.team import WELL, Team
from tablee.games.andor.advice.turns import walk_to
from tablee.games.andor.ids import A_END_DAY, A_FIGHT, A_PASS, A_STOP, LIT, NOTHING, P_MOVE, P_TURN
from tablee.games.andor.state import Andor

WISHES: Final[dict[str, tuple[str, ...]]] = {
    "come": ("space",),
    "meet": ("creature", "space"),
    "warm": ("space",),
    "stay": ("space",),
}
"""All that can be asked, and what it names."""


def wishes(s: Andor, seat: int, asker: int) -> list[Reason]:
    """What the hero of `asker` may ask of that of `seat` now: come, stop a creature, get warm, stay."""
    if s.hero[seat] == NOTHING or s.hero[asker] == NOTHING:
        return []
    spaces = s.box.spaces
    out: list[Reason] = []
    if s.at[asker] != s.at[seat]:
        out.append(Reason("come", {"space": spaces[s.at[asker]]}))
    team = Team(s)
    foes = sorted(team.foes, key=lambda i: team.arrive[i])
    if foes and team.far(seat, s.cr_at[foes[0]]) < FAR:
        foe = foes[0]
        kind = s.box.creatures[s.cr_kind[foe]]
        out.append(Reason("meet", {"creature": kind, "space": spaces[s.cr_at[foe]]}))
    fire = nearest_fire(s, seat, team)
    if s.wp[seat] < WELL and fire != NOTHING:
        out.append(Reason("warm", {"space": spaces[fire]}))
    out.append(Reason("stay", {"space": spaces[s.at[seat]]}))
    return out


def nearest_fire(s: Andor, seat: int, team: Team) -> int:
    """The space with a burning fire that is nearest to a hero."""
    best, near = NOTHING, FAR
    for space in range(s.box.first[s.plan.face], s.box.first[s.plan.face + 1]):
        if s.fire[space] == LIT and team.far(seat, space) < near:
            best, near = space, team.far(seat, space)
    return best


def serve(s: Andor, seat: int, wish: Reason, rng: Rng) -> list[list[int]] | None:
    """Turns that do what was asked; empty: it cannot be done now. None: the question is another one."""
    if not s.asked(seat) or s.question(seat).proc not in (P_TURN, P_MOVE):
        return None
    legal = s.legal(seat)
    goal = s.box.spaces.index(wish.args["space"])
    here = s.at[seat]
    if goal == here:
        first = [A_FIGHT] if wish.key == "meet" and s.creature_at(here) != NOTHING else []
        for a in (*first, A_STOP, A_PASS, A_END_DAY):
            if a in legal:
                return [[a]]
        return []
    over_ice = s.box.lake[here] == 1 or s.box.lake[goal] == 1
    way = walk_to(s, seat, goal, over_ice)
    if not way or way[-1] != goal or s.box.a_move + way[0] not in legal:
        return []
    plan = [s.box.a_move + space for space in way]
    plan.append(A_STOP)
    if wish.key == "meet":
        plan.append(A_FIGHT)
    return [plan]
