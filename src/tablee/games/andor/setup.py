"""Setting up a game: chapter 2 of the rules."""

from __future__ import annotations

from typing import Any

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.andor.box import Box
from tablee.games.andor.ids import (
    ALLIES,
    E_HERO,
    KINDS,
    MIN_SEATS,
    NO_FIRE,
    NOTHING,
    P_CARD,
    P_CHOOSE_HERO,
    P_DAYS,
    P_SETUP,
    TOKENS,
)
from tablee.games.andor.legend import attend, ready
from tablee.games.andor.legend_words import (
    CAUGHT_REMOVE,
    OB_SIZE,
    QUEUED,
    T_START,
)
from tablee.games.andor.narrator import place_stars
from tablee.games.andor.state import Andor, put


def new_game(box: Box, procs: list[Proc[Any]], seats: int, legend: int, difficulty: int) -> Andor:
    """A game before its first question: AND-2.2, 2.3, 2.4, 2.6, 2.11."""
    s = Andor(box, procs, seats)
    plan = box.plan(legend, seats)
    spaces = len(box.spaces)
    s.plan = plan
    s.legend = legend
    s.difficulty = difficulty
    s.cold = box.cold_start
    s.hero = [NOTHING] * seats
    s.at = [plan.home] * seats
    s.sp = [box.start_sp] * seats
    s.wp = [box.start_wp] * seats
    s.used = [0] * seats
    s.overtime = [0] * seats
    s.sheet_fire = [NO_FIRE] * seats
    s.carried = [0] * (seats * KINDS)
    s.loose = sorted(plan.stock)
    s.fixed = []
    s.supply = box.count[:]
    for code in plan.stock:
        s.supply[code % KINDS] -= 1
    s.gone = [0] * KINDS
    s.gifts = []
    s.flight = []
    s.follower_home = [NOTHING, NOTHING]
    s.on_caught = [CAUGHT_REMOVE, CAUGHT_REMOVE]
    s.fire = [NO_FIRE] * spaces
    s.snow = [NOTHING] * spaces
    s.pools = []
    s.ice = []
    s.ice_pool = [0] * len(TOKENS)
    s.broken = []
    s.defence = box.defence[seats - MIN_SEATS]
    s.no_fire = sorted(plan.no_fire)
    s.links = []
    s.crosses = []
    s.ally = [NOTHING] * len(ALLIES)
    s.markers = []
    s.set_pools = [[0] * len(box.marker_faces) for _ in plan.sets]
    s.revealed = [0] * len(plan.sets)
    s.cr_kind = []
    s.cr_at = []
    s.cr_sp = []
    s.cr_wp = []
    s.cr_tag = []
    s.cr_idle = []
    s.slain = [0] * len(box.creatures)
    s.slain_tag = [0] * len(plan.tags)
    s.rules = plan.rules[:]
    s.flags = [0] * len(plan.flags)
    s.objectives = [0] * (OB_SIZE * len(plan.objectives))
    s.cards = [0] * len(plan.cards)
    s.queue = []
    s.star_cards = []
    s.dice = []
    s.call(Frame(P_SETUP))
    return s


class Setup(Proc[Andor]):
    """AND-2.1 Heroes; AND-2.7 the start cards in the order of the file; AND-2.8 the stars; then the days.

    `n` is the next start card.
    """

    def run(self, s: Andor, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            s.call(Frame(P_CHOOSE_HERO))
        elif f.pc == 1:
            start = s.plan.by_trigger[T_START]
            if f.n < len(start):
                f.n += 1
                card = start[f.n - 1]
                if ready(s, card):
                    s.cards = put(s.cards, card, QUEUED)
                    s.call(Frame(P_CARD, what=card))
            else:
                f.pc = 2
                attend(s, NOTHING)
        else:
            place_stars(s)
            s.done()
            s.call(Frame(P_DAYS))


class ChooseHero(Proc[Andor]):
    """DEC-3, AND-1.3 Each seat in turn takes a hero of a kind nobody has; AND-2.5 and stands where it starts.

    `n` is the seat.
    """

    def run(self, s: Andor, f: Frame) -> None:
        if f.n == s.seats:
            s.done()
        else:
            s.ask(f.n)

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        taken = [s.box.hero_kind[hero] for hero in s.hero if hero != NOTHING]
        return [
            s.box.a_choose + hero for hero in range(len(s.box.heroes)) if s.box.hero_kind[hero] not in taken
        ]

    def explain(self, s: Andor, f: Frame, seat: int, a: int) -> str:
        if a in self.legal(s, f, seat):
            return ""
        return "AND-1.3" if s.box.a_choose <= a < s.box.a_ice else self.rule

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        hero = a - s.box.a_choose
        s.hero = put(s.hero, seat, hero)
        start = s.plan.start
        there = start if start != NOTHING else s.box.start_space[s.box.hero_kind[hero]]
        s.at = put(s.at, seat, there)
        s.emit(E_HERO, seat, hero)
        f.n += 1
