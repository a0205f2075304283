"""Setting up a game: chapter 1 of the rules."""

from __future__ import annotations

from typing import Any

from tablee.core.deck import Bag
from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.runemasters.box import Box
from tablee.games.runemasters.ids import (
    CHOOSE,
    E_ELDER_NAMED,
    E_GUARDIAN_CHOSEN,
    E_GUARDIAN_PLACED,
    ELDER,
    FACE,
    GUARDIANS,
    NOBODY,
    NOTHING,
    NOWHERE,
    P_CHOOSE_ELDER,
    P_CHOOSE_GUARDIAN,
    P_CHOOSE_PATH,
    P_FIRST_MONSTERS,
    P_ROUND,
    P_SETUP,
    PATHS,
    SPACES,
)
from tablee.games.runemasters.monsters import draw_odds, drawable, place_monster, take_card
from tablee.games.runemasters.state import Runemasters

FIRST_MONSTERS = 3


def new_game(
    box: Box, procs: list[Proc[Any]], seats: int, difficulty: int, ultimate_start: int
) -> Runemasters:
    """A game before its first question, with everything that needs no decision and no chance.

    RUN-1.8, 1.9, 1.10 The number of guardians fixes paths, temple life and deck (RUN-1.14 to 1.16); RUN-1.24
    the difficulty fixes the event deck. RUN-1.17 Dawn is one of the last four cards.
    """
    s = Runemasters(box, procs, seats)
    s.difficulty = difficulty
    s.ultimate_start = ultimate_start
    s.paths = box.paths[seats]
    s.temple = box.temple_life[seats]
    s.guardian = [NOBODY] * seats
    s.life = [0] * seats
    s.mana = [0] * seats
    s.ultimate = [ultimate_start] * seats
    s.uses = [0] * seats
    s.place = [NOWHERE] * seats
    s.shield = [0] * seats
    s.poison = [0] * seats
    s.at = [NOBODY] * len(PATHS)
    s.blocked = [0] * len(PATHS)
    s.monsters = [NOTHING] * (len(PATHS) * SPACES)
    s.wounds = [0] * len(box.cards)
    s.dice = []
    s.pool = Bag(box.pool[seats][:])
    s.deck = box.deck_size[seats] + 1
    s.discard = []
    s.event = box.calm
    s.event_pool = Bag([1] * len(box.events))
    s.events_left = box.event_counts[difficulty][:]
    s.events_played = []
    s.call(Frame(P_SETUP))
    return s


class Setup(Proc[Runemasters]):
    """RUN-1.11, 1.13, 1.18, 1.20 All guardians, all paths, the first monsters, the Elder, then round 1."""

    def run(self, s: Runemasters, f: Frame) -> None:
        if f.n < s.seats:
            s.call(Frame(P_CHOOSE_GUARDIAN, who=f.n))
        elif f.n < 2 * s.seats:
            s.call(Frame(P_CHOOSE_PATH, who=f.n - s.seats))
        elif f.n == 2 * s.seats:
            s.call(Frame(P_FIRST_MONSTERS))
        elif f.n == 2 * s.seats + 1:
            s.call(Frame(P_CHOOSE_ELDER, who=0))
        else:
            s.done()
            s.call(Frame(P_ROUND))
        f.n += 1


class ChooseGuardian(Proc[Runemasters]):
    """RUN-1.2, RUN-D2 The seat `who` takes a guardian nobody has yet; RUN-1.4 full life and mana."""

    def run(self, s: Runemasters, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Runemasters, f: Frame, seat: int) -> list[int]:
        return [CHOOSE + guardian for guardian in range(len(GUARDIANS)) if guardian not in s.guardian]

    def explain(self, s: Runemasters, f: Frame, seat: int, a: int) -> str:
        if a in self.legal(s, f, seat):
            return ""
        return "RUN-1.2" if CHOOSE <= a < CHOOSE + len(GUARDIANS) else self.rule

    def apply(self, s: Runemasters, f: Frame, seat: int, a: int) -> None:
        guardian = a - CHOOSE
        s.done()
        s.guardian[seat] = guardian
        s.life[seat] = s.box.guardian_life[guardian]
        s.mana[seat] = s.box.guardian_mana[guardian]
        s.emit(E_GUARDIAN_CHOSEN, seat, guardian)


class ChoosePath(Proc[Runemasters]):
    """RUN-1.11, 1.12, RUN-D3 The guardian of seat `who` faces a path that has no guardian yet."""

    def run(self, s: Runemasters, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Runemasters, f: Frame, seat: int) -> list[int]:
        return [FACE + path for path in s.paths if s.at[path] == NOBODY]

    def explain(self, s: Runemasters, f: Frame, seat: int, a: int) -> str:
        if not FACE <= a < FACE + len(PATHS):
            return self.rule
        if a - FACE not in s.paths:
            return "RUN-1.9"
        return "RUN-1.12" if s.at[a - FACE] != NOBODY else ""

    def apply(self, s: Runemasters, f: Frame, seat: int, a: int) -> None:
        path = a - FACE
        s.done()
        s.place[seat] = path
        s.at[path] = seat
        s.emit(E_GUARDIAN_PLACED, s.guardian[seat], path)


class FirstMonsters(Proc[Runemasters]):
    """RUN-1.18 Three monsters on spaces 1, 2, 3 of their paths; RUN-1.19 whatever their abilities.

    `n` counts the monsters revealed.
    """

    def run(self, s: Runemasters, f: Frame) -> None:
        if f.n < FIRST_MONSTERS:
            s.chance()
        else:
            s.done()

    def legal(self, s: Runemasters, f: Frame, seat: int) -> list[int]:
        return drawable(s)

    def weights(self, s: Runemasters, f: Frame) -> list[int] | None:
        return draw_odds(s)

    def apply(self, s: Runemasters, f: Frame, seat: int, a: int) -> None:
        card = a - s.box.draw
        f.n += 1
        take_card(s, card)
        place_monster(s, card, s.box.colour[card], f.n)


class ChooseElder(Proc[Runemasters]):
    """RUN-1.20, RUN-D4 The first seat's owner names the Elder for the whole game."""

    def run(self, s: Runemasters, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Runemasters, f: Frame, seat: int) -> list[int]:
        return sorted([ELDER + guardian for guardian in s.guardian])

    def apply(self, s: Runemasters, f: Frame, seat: int, a: int) -> None:
        s.done()
        s.elder = s.seat_of(a - ELDER)
        s.emit(E_ELDER_NAMED, a - ELDER)


def recommended_elder(s: Runemasters) -> int:
    """RUN-1.21 The guardian who faces the monster on space 1; the first seat where there is none."""
    for path in s.paths:
        if s.monster(path, 1) != NOTHING and s.at[path] != NOBODY:
            return s.at[path]
    return 0
