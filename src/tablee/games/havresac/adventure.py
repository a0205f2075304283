"""The adventure: chapter 4 of the rules, each player for himself."""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.havresac.abilities import abilities, can_act
from tablee.games.havresac.effects import back_to_bag, put_down, repair, take_creature, use_object
from tablee.games.havresac.ids import (
    BOOTS,
    BOOTS_STEPS,
    CELLS,
    CHESTS,
    CUP,
    DRAW,
    E_BAG_EMPTY,
    E_CHEST_OPENED,
    E_DRAWN,
    E_MOVED,
    E_STUCK,
    E_SWAPPED,
    EMPTY,
    FAIRY,
    FEATHER,
    FIND,
    MOVE,
    NOTHING,
    P_CHEST,
    P_DESTINATION,
    P_GUARDIAN,
    P_PRIESTESS,
    P_RELIEF,
    PRIESTESS,
    RELIEVE,
    STORM,
    STUCK,
    SWAP,
    SWORD,
    TO,
    USE,
    VILLAGE,
)
from tablee.games.havresac.movement import BY_SWORD, FREE, adds_cells, can_step, destinations
from tablee.games.havresac.state import KINDS, OBJECT_KINDS, Havresac, add

MOVING = 0
STAYING = 1
"""What the decision of a Day Priestess hands back: she moves, or she has taken somebody's place."""
SET_ASIDE = -1


class Adventure(Proc[Havresac]):
    """HAV-4.1 The player `who` draws guardian after guardian and plays each, until the bag is empty.

    HAV-4.8 It is looked into only when a guardian has been played completely.
    """

    def run(self, s: Havresac, f: Frame) -> None:
        if s.bag_is_empty(f.who):
            s.done()
            s.emit(E_BAG_EMPTY, f.who)
        else:
            s.chance()

    def legal(self, s: Havresac, f: Frame, seat: int) -> list[int]:
        base = f.who * KINDS
        bag = s.bag
        out: list[int] = []
        for kind in range(KINDS):
            if bag[base + kind]:
                out.append(DRAW + kind)
        return out

    def weights(self, s: Havresac, f: Frame) -> list[int] | None:
        bag = s.bag
        out: list[int] = []
        for kind in range(f.who * KINDS, (f.who + 1) * KINDS):
            n = bag[kind]
            if n:
                out.append(n)
        return out

    def apply(self, s: Havresac, f: Frame, seat: int, a: int) -> None:
        kind = a - DRAW
        s.draws[f.who] += 1
        s.bag[f.who * KINDS + kind] -= 1
        s.hand[f.who] = kind
        s.fresh[f.who] = NOTHING  # HAV-7.2 what the last Thief found is ready from now on
        s.emit(E_DRAWN, f.who, kind)
        s.call(Frame(P_GUARDIAN, who=f.who, what=kind))


class PlayGuardian(Proc[Havresac]):
    """HAV-4.3 Movement, arrival effects, then the ability and objects used at a distance.

    `who` plays the guardian `what`; `where` is the cell it comes to.
    """

    def run(self, s: Havresac, f: Frame) -> None:
        f.pc += 1
        if f.pc == 1:
            s.result = MOVING
            if s.box.relieves[s.face(f.what)] and relievable(s, f.who):
                s.call(Frame(P_PRIESTESS, who=f.who, what=f.what))  # HAV-4.4
        elif f.pc == 2:
            if s.result == MOVING:
                s.call(Frame(P_DESTINATION, who=f.who, what=f.what, n=s.box.movement[s.face(f.what)]))
            elif s.result == SET_ASIDE:
                s.done()
            else:  # HAV-6.12 no arrival effect; HAV-7.13 objects may follow
                f.pc = 3
                f.where = s.result - STAYING
        elif f.pc == 3:
            f.where = s.result
            if f.where == SET_ASIDE:
                s.done()
            else:
                arrive(s, f)
        else:
            s.done()
            if can_act(s, f.who, f.what):
                s.call(abilities(f.who, f.what, f.where))


def set_aside(s: Havresac, seat: int, kind: int) -> None:
    """HAV-5.19 A guardian without a legal step waits beside the board for the end of the round."""
    s.hand[seat] = NOTHING
    s.aside = add(s.aside, seat * KINDS + kind, 1)
    s.emit(E_STUCK, seat, kind)


def relievable(s: Havresac, seat: int) -> list[int]:
    """HAV-6.11 The cells of the own guardians that are no Priestess."""
    out: list[int] = []
    for cell in s.standing[seat]:
        if s.guardian[seat][cell] != PRIESTESS:
            out.append(cell)
    return out


class PriestessChoice(Proc[Havresac]):
    """HAV-6.10, D9 Move normally or take a guardian's place; without a legal move, swap or be set aside."""

    def run(self, s: Havresac, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Havresac, f: Frame, seat: int) -> list[int]:
        return [MOVE, SWAP] if can_move(s, f.who, f.what) else [SWAP, STUCK]

    def explain(self, s: Havresac, f: Frame, seat: int, a: int) -> str:
        if a in self.legal(s, f, seat):
            return ""
        return "HAV-5.19" if a in (MOVE, STUCK) else self.rule

    def apply(self, s: Havresac, f: Frame, seat: int, a: int) -> None:
        if a == MOVE:
            s.done(MOVING)
        elif a == STUCK:
            s.done(SET_ASIDE)
            set_aside(s, seat, f.what)
        else:
            s.done()
            s.call(Frame(P_RELIEF, who=seat, what=f.what))


def can_move(s: Havresac, seat: int, kind: int) -> bool:
    """Whether there is any destination, with the help of owned objects if need be."""
    return can_step(s, seat, kind, s.owns(seat, FEATHER) > 0)


class Relief(Proc[Havresac]):
    """HAV-6.11, D10 The Priestess takes the place of a guardian, who goes back into the bag at once."""

    def run(self, s: Havresac, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Havresac, f: Frame, seat: int) -> list[int]:
        return [RELIEVE + cell for cell in relievable(s, f.who)]

    def apply(self, s: Havresac, f: Frame, seat: int, a: int) -> None:
        cell = a - RELIEVE
        s.done(STAYING + cell)
        s.emit(E_SWAPPED, seat, f.what, cell)
        back_to_bag(s, seat, cell)
        put_down(s, seat, cell)


class Destination(Proc[Havresac]):
    """D12 Any cell in reach of any start point; D11 until it sets out, boots and a feather lie beside it.

    HAV-7.15 They are offered while they open further cells, and nobody is asked about them: whoever picks a
    cell goes without. HAV-5.19 Nobody need use an object: where every cell asks for a sword or a feather, the
    guardian may be set aside instead; D14 without any cell it is. `n` is the number of steps, `where` 0 once
    a feather is used. Hands back the cell, or SET_ASIDE.
    """

    def run(self, s: Havresac, f: Frame) -> None:
        if can_step(s, f.who, f.what, f.where == 0 or s.owns(f.who, FEATHER) > 0):
            s.ask(f.who)
        else:
            s.done(SET_ASIDE)
            set_aside(s, f.who, f.what)

    def legal(self, s: Havresac, f: Frame, seat: int) -> list[int]:
        marks = destinations(s, f.who, f.what, f.n, f.where == 0)
        out = [TO + cell for cell, mark in enumerate(marks) if mark == FREE]
        helpful: list[int] = [] if out else [STUCK]
        if helps(s, f, BOOTS, marks):
            helpful.append(USE + BOOTS)
        if helps(s, f, FEATHER, marks):
            helpful.append(USE + FEATHER)
        if helpful:
            out = helpful + out
        if s.owns(f.who, SWORD):
            out += [STORM + cell for cell, mark in enumerate(marks) if mark == BY_SWORD]
        return out

    def explain(self, s: Havresac, f: Frame, seat: int, a: int) -> str:
        if a != STUCK and not USE <= a < STORM + CELLS:
            return self.rule
        marks = destinations(s, seat, f.what, f.n, f.where == 0)
        if a == STUCK:
            return "HAV-5.19" if FREE in marks else ""
        if a < TO:
            return unhelpful(s, f, a - USE, marks)
        if a < STORM:
            return "" if marks[a - TO] == FREE else barred(s, seat, f.what, a - TO, f.where == 0)
        if marks[a - STORM] == BY_SWORD:
            return ""
        return "HAV-7.15" if s.owns(seat, SWORD) else "HAV-7.9"

    def apply(self, s: Havresac, f: Frame, seat: int, a: int) -> None:
        if a == STUCK:
            s.done(SET_ASIDE)
            set_aside(s, seat, f.what)
            return
        if a < TO:
            use_object(s, seat, a - USE)
            if a == USE + BOOTS:
                f.n += BOOTS_STEPS
            else:
                f.where = 0
            return
        cell = a - TO if a < STORM else a - STORM
        s.done(cell)
        if a >= STORM:
            use_object(s, seat, SWORD)
        put_down(s, seat, cell)
        s.emit(E_MOVED, seat, f.what, cell)


def helps(s: Havresac, f: Frame, what: int, marks: list[int]) -> bool:
    """HAV-7.15 Whether boots or a feather open a further cell to a guardian that has those marked."""
    if s.owns(f.who, what) == 0:
        return False
    if what == BOOTS:
        if s.box.straight[s.face(f.what)]:  # HAV-7.6
            return False
        return adds_cells(marks, destinations(s, f.who, f.what, f.n + BOOTS_STEPS, f.where == 0))
    return f.where != 0 and adds_cells(marks, destinations(s, f.who, f.what, f.n, True))


def unhelpful(s: Havresac, f: Frame, what: int, marks: list[int]) -> str:
    """The rule that keeps boots or a feather from being used now; empty if they may be."""
    if helps(s, f, what, marks):
        return ""
    if what == BOOTS and s.box.straight[s.face(f.what)]:
        return "HAV-7.6"
    return "HAV-7.15" if s.owns(f.who, what) else "HAV-7.3"


def barred(s: Havresac, seat: int, kind: int, cell: int, feathered: bool) -> str:
    """The rule that keeps a guardian from a cell: what is on it, or else the distance."""
    face = s.face(kind)
    if s.guardian[seat][cell] != EMPTY:
        return "HAV-5.4"
    creature = s.creature[seat][cell]
    if creature != EMPTY and creature != FAIRY and not s.box.enters[face] >> creature & 1:
        return "HAV-5.11"
    if s.box.terrain[s.board * CELLS + cell] == 2 and not feathered and not s.box.ignores_terrain[face]:
        return "HAV-5.6"
    return "HAV-6.8" if s.box.straight[face] else "HAV-5.3"


def arrive(s: Havresac, f: Frame) -> None:
    """HAV-4.5 Eliminate, capture, repair, open: all that apply, at once."""
    seat, cell = f.who, f.where
    if s.creature[seat][cell] != EMPTY:
        take_creature(s, seat, cell)
    place = s.board * CELLS + cell
    if s.box.terrain[place] == VILLAGE:
        repair(s, seat, cell)
    chest = s.box.chest_at[place]
    if chest != NOTHING and s.box.opens[s.face(f.what)] and not s.opened[seat] >> chest & 1:
        s.call(Frame(P_CHEST, who=seat, what=chest))


class OpenChest(Proc[Havresac]):
    """HAV-6.7, 7.1 The Thief `who` opens the chest `what`: any of the objects still hidden, all alike."""

    def run(self, s: Havresac, f: Frame) -> None:
        s.chance()

    def legal(self, s: Havresac, f: Frame, seat: int) -> list[int]:
        base = f.who * OBJECT_KINDS
        return [FIND + what for what in range(OBJECT_KINDS) if s.unopened[base + what]]

    def weights(self, s: Havresac, f: Frame) -> list[int] | None:
        return [n for n in s.unopened[f.who * OBJECT_KINDS : (f.who + 1) * OBJECT_KINDS] if n]

    def apply(self, s: Havresac, f: Frame, seat: int, a: int) -> None:
        what = a - FIND
        s.done()
        s.draws[f.who] += 1
        s.unopened = add(s.unopened, f.who * OBJECT_KINDS + what, -1)
        s.opened[f.who] |= 1 << f.what
        s.emit(E_CHEST_OPENED, f.who, what, s.box.chests[s.board * CHESTS + f.what])
        if what == CUP:  # HAV-7.8 it counts by itself in this round
            s.cups[f.who] += 1
        else:
            s.objects[f.who * OBJECT_KINDS + what] += 1
            s.fresh[f.who] = what
