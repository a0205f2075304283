"""What guardians do after moving: chapters 6 and 7 of the rules."""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.havresac.effects import back_to_bag, repair, take_creature, use_object
from tablee.games.havresac.ids import (
    BOW,
    BOW_AT,
    BUILD,
    CALL,
    CELLS,
    DONE,
    E_SHOT,
    E_SHOT_VP,
    EMPTY,
    FAIRY,
    FOREST,
    HAMMER,
    HAMMER_AT,
    NET,
    NET_AT,
    NOTHING,
    P_ABILITIES,
    PRIESTESS,
    RECALL,
    SHOOT,
    VILLAGE,
    WIDTH,
)
from tablee.games.havresac.movement import at_range
from tablee.games.havresac.state import OBJECT_KINDS, Havresac


def abilities(seat: int, kind: int, cell: int) -> Frame:
    """What a guardian may do where it stands."""
    return Frame(P_ABILITIES, who=seat, what=kind, where=cell)


def can_act(s: Havresac, seat: int, kind: int) -> bool:
    """Whether a guardian has an ability for after its movement, or an object that serves then."""
    if s.box.acts[s.face(kind)]:
        return True
    objects = s.objects
    at = seat * OBJECT_KINDS
    if objects[at + BOW] == 0 and objects[at + NET] == 0 and objects[at + HAMMER] == 0:
        return False  # nearly always
    return s.owns(seat, BOW) > 0 or s.owns(seat, NET) > 0 or s.owns(seat, HAMMER) > 0


def fairies_at_range(s: Havresac, seat: int, cell: int) -> list[int]:
    """HAV-6.3, 7.7 The fairies exactly two cells away, whatever lies between."""
    return [there for there in at_range(s, cell) if s.creature[seat][there] == FAIRY]


def ruins_at_range(s: Havresac, seat: int, cell: int) -> list[int]:
    """HAV-6.15, 7.12 The destroyed villages exactly two cells away, whatever lies between."""
    out: list[int] = []
    for there in at_range(s, cell):
        village = s.box.village_at[s.board * CELLS + there]
        if village != NOTHING and not s.repaired[seat] >> village & 1:
            out.append(there)
    return out


def targets_of_shot(s: Havresac, seat: int, cell: int) -> list[int]:
    """HAV-6.16 The first monster in each direction.

    HAV-6.17 Guardians, fairies, villages and forests stop an arrow; HAV-6.18 nothing else does.
    """
    near = s.box.near
    out: list[int] = []
    for side in range(4):
        there = near[cell * 4 + side]
        while there != NOTHING:
            creature = s.creature[seat][there]
            if creature != EMPTY:
                if creature != FAIRY:
                    out.append(there)
                break
            terrain = s.box.terrain[s.board * CELLS + there]
            if s.guardian[seat][there] != EMPTY or terrain in (FOREST, VILLAGE):
                break
            there = near[there * 4 + side]
    return out


def recallable(s: Havresac, seat: int, cell: int) -> list[int]:
    """HAV-6.13 The guardians in the row or column of a cell that are no Priestess."""
    out: list[int] = []
    for there in s.standing[seat]:
        if s.guardian[seat][there] != PRIESTESS and there != cell:
            if there % WIDTH == cell % WIDTH or there // WIDTH == cell // WIDTH:
                out.append(there)
    return out


class Abilities(Proc[Havresac]):
    """HAV-4.6, D15 The own ability at most once, objects as long as there are some, in any order; optional.

    `what` is the guardian, `where` its cell, `n` is 1 once the ability was used.
    """

    def run(self, s: Havresac, f: Frame) -> None:
        if len(self.legal(s, f, f.who)) > 1:
            s.ask(f.who)
        else:
            s.done()

    def legal(self, s: Havresac, f: Frame, seat: int) -> list[int]:
        face = s.face(f.what)
        box = s.box
        cell = f.where
        out = [DONE]
        if f.n == 0:
            if box.calls[face]:
                out += [CALL + there for there in fairies_at_range(s, f.who, cell)]
            if box.shoots[face]:
                out += [SHOOT + there for there in targets_of_shot(s, f.who, cell)]
            if box.builds[face]:
                out += [BUILD + there for there in ruins_at_range(s, f.who, cell)]
            if box.recalls[face]:
                out += [RECALL + there for there in recallable(s, f.who, cell)]
        if s.owns(f.who, BOW):
            out += [BOW_AT + there for there in targets_of_shot(s, f.who, cell)]
        if s.owns(f.who, NET):
            out += [NET_AT + there for there in fairies_at_range(s, f.who, cell)]
        if s.owns(f.who, HAMMER):
            out += [HAMMER_AT + there for there in ruins_at_range(s, f.who, cell)]
        out.sort()
        return out

    def explain(self, s: Havresac, f: Frame, seat: int, a: int) -> str:
        if a != DONE and not CALL <= a < HAMMER_AT + CELLS:
            return self.rule
        if a in self.legal(s, f, seat):
            return ""
        if BOW_AT <= a < HAMMER_AT + CELLS:
            what = BOW if a < NET_AT else NET if a < HAMMER_AT else HAMMER
            if not s.owns(seat, what):
                return "HAV-7.2" if s.fresh[seat] == what else "HAV-7.3"
            return "HAV-6.17" if what == BOW else "HAV-6.21"
        if f.n:
            return "HAV-4.6"
        return "HAV-6.17" if SHOOT <= a < BUILD else "HAV-6.13" if a >= RECALL else "HAV-6.21"

    def apply(self, s: Havresac, f: Frame, seat: int, a: int) -> None:
        if a == DONE:
            s.done()
        elif a >= BOW_AT:
            self._use(s, f, seat, a)
        else:
            f.n = 1
            if a < SHOOT:
                take_creature(s, seat, a - CALL)
            elif a < BUILD:
                self._shoot(s, f, seat, a - SHOOT)
            elif a < RECALL:
                repair(s, seat, a - BUILD)
            else:
                back_to_bag(s, seat, a - RECALL)

    def _use(self, s: Havresac, f: Frame, seat: int, a: int) -> None:
        if a < NET_AT:
            use_object(s, seat, BOW)
            self._shoot(s, f, seat, a - BOW_AT)
        elif a < HAMMER_AT:
            use_object(s, seat, NET)
            take_creature(s, seat, a - NET_AT)
        else:
            use_object(s, seat, HAMMER)
            repair(s, seat, a - HAMMER_AT)

    def _shoot(self, s: Havresac, f: Frame, seat: int, cell: int) -> None:
        """HAV-6.20, 7.14 A Night Huntress scores for every monster hit at a distance, also by a bow."""
        s.emit(E_SHOT, seat, f.what, cell)
        take_creature(s, seat, cell)
        points = s.box.shot_vp[s.face(f.what)]
        if points:
            s.vp[seat] += points
            s.emit(E_SHOT_VP, seat, points)
