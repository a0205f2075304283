"""Setting up a game: chapter 1 of the rules."""

from __future__ import annotations

from typing import Any

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.havresac.box import Box
from tablee.games.havresac.ids import (
    E_FACE_TURNED,
    FACE,
    MONSTERS,
    NOTHING,
    P_FACES,
    P_ROUND,
    P_SCOUT,
    P_SETUP,
    START_CARDS,
)
from tablee.games.havresac.state import CREATURE_KINDS, KINDS, NOBODY, OBJECT_KINDS, Havresac


def new_game(
    box: Box, procs: list[Proc[Any]], seats: int, board: int, face_plan: list[int], scout: int, goal: int
) -> Havresac:
    """A game before its first question, with everything that needs no chance.

    `face_plan` is the face of each tile, NOTHING for a coin (HAV-1.2). HAV-1.5 Chests lie closed; what they
    hold is settled when they are opened. HAV-1.8 Each bag has its five guardians, HAV-1.9 the rest is the
    reserve.
    """
    s = Havresac(box, procs, seats)
    s.board = board
    s.scout = scout
    s.goal = goal
    s.face_plan = face_plan
    s.faces = [NOTHING] * KINDS
    s.reserve = [box.tokens[kind] - seats * box.bag[kind] for kind in range(KINDS)]
    s.creature = [NOBODY] * seats
    s.guardian = [NOBODY] * seats
    s.standing = [b""] * seats
    s.tents = [b""] * seats
    s.repaired = [0] * seats
    s.opened = [0] * seats
    s.unopened = bytes(box.objects * seats)
    s.bag = box.bag * seats
    s.aside = bytes(seats * KINDS)
    s.hand = [NOTHING] * seats
    s.objects = [0] * (seats * OBJECT_KINDS)
    s.fresh = [NOTHING] * seats
    s.cups = [0] * seats
    s.gains = [0] * (seats * CREATURE_KINDS)
    s.trophies = bytes(seats * MONSTERS)
    s.fairies = [0] * seats
    s.fled = [0] * seats
    s.glory = [0] * seats
    s.gold = [0] * seats
    s.vp = [0] * seats
    s.order = []
    s.draws = [0] * seats
    s.call(Frame(P_SETUP))
    return s


class Setup(Proc[Havresac]):
    """HAV-1.2, 1.12 The faces of the tiles, the start cards, then the rounds."""

    def run(self, s: Havresac, f: Frame) -> None:
        f.pc += 1
        if f.pc == 1:
            s.call(Frame(P_FACES))
        elif f.pc == 2:
            s.call(Frame(P_SCOUT, n=START_CARDS))
        else:
            s.done()
            s.call(Frame(P_ROUND))


class TurnFaces(Proc[Havresac]):
    """HAV-1.2 Each tile shows the face the table chose or a coin decides; `n` tiles are turned."""

    def run(self, s: Havresac, f: Frame) -> None:
        if f.n == KINDS:
            s.done()
        elif s.face_plan[f.n] == NOTHING:
            s.chance()
        else:
            self._turn(s, f, s.face_plan[f.n])

    def legal(self, s: Havresac, f: Frame, seat: int) -> list[int]:
        return [FACE, FACE + 1]

    def apply(self, s: Havresac, f: Frame, seat: int, a: int) -> None:
        self._turn(s, f, a - FACE)

    def _turn(self, s: Havresac, f: Frame, face: int) -> None:
        s.faces = [*s.faces[: f.n], face, *s.faces[f.n + 1 :]]
        s.emit(E_FACE_TURNED, f.n, face)
        f.n += 1
