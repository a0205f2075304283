"""Rounds, scouting, glory and the end of a round: chapters 2, 3, 8 and 10 of the rules."""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.havresac.ids import (
    ADVENTURE,
    E_ADVENTURE_BEGAN,
    E_FAIRIES_FLED,
    E_GLORY,
    E_GLORY_PART,
    E_ROUND_BEGAN,
    E_ROUND_ENDED,
    E_SCOUTED,
    E_SCOUTED_START,
    E_TENT_CAUGHT,
    E_TENT_PUT,
    EMPTY,
    FAIRY,
    GLORY,
    MONSTERS,
    P_ADVENTURE,
    P_RECRUIT,
    P_SCOUT,
    PILE,
    RECRUITMENT,
    ROUND_END,
    ROUNDS,
    SCOUT,
    SCOUTING,
    START_CARDS,
)
from tablee.games.havresac.recruitment import recruit_order
from tablee.games.havresac.scoring import final_scoring
from tablee.games.havresac.state import CREATURE_KINDS, KINDS, NOBODY, Havresac, add, put


class Round(Proc[Havresac]):
    """HAV-2.1 Five rounds of scouting, adventure, glory, recruitment and end of round."""

    def run(self, s: Havresac, f: Frame) -> None:
        f.pc += 1
        if f.pc == 1:
            s.round += 1
            s.phase = SCOUTING
            s.emit(E_ROUND_BEGAN, s.round)
            s.call(Frame(P_SCOUT, n=PILE))
        elif f.pc == 2:
            s.phase = ADVENTURE
            s.emit(E_ADVENTURE_BEGAN, s.round)
            s.fork([Frame(P_ADVENTURE, who=seat) for seat in range(s.seats)])
        elif f.pc == 3:
            s.phase = GLORY
            for seat in range(s.seats):
                glory(s, seat)
            if s.round == ROUNDS:  # HAV-2.4
                final_scoring(s)
        elif f.pc == 4:
            s.phase = RECRUITMENT
            s.recruiting = (1 << s.seats) - 1
            s.order = recruit_order(s)
            s.call(Frame(P_RECRUIT))
        else:
            f.pc = 0
            s.phase = ROUND_END
            end_round(s)


class Scout(Proc[Havresac]):
    """HAV-3.1, HAV-1.12 The next `n` scout cards, one by one; HAV-1.13 the first three are start cards."""

    def run(self, s: Havresac, f: Frame) -> None:
        if f.n == 0:
            s.done()
        else:
            s.chance()

    def legal(self, s: Havresac, f: Frame, seat: int) -> list[int]:
        return [SCOUT + card for card in range(len(s.box.cards)) if card not in s.revealed]

    def apply(self, s: Havresac, f: Frame, seat: int, a: int) -> None:
        card = a - SCOUT
        f.n -= 1
        s.revealed += bytes([card])
        number = len(s.revealed)
        if number <= START_CARDS:
            place_at_start(s, card, number)
        else:
            place_creature(s, card)


def place_at_start(s: Havresac, card: int, number: int) -> None:
    """HAV-1.13 The creature of a start card goes on a start cell of every board; its mark is ignored."""
    cell = s.box.start_cells[s.board * START_CARDS + number - 1]
    s.emit(E_SCOUTED_START, card, s.box.creature[card], number)
    for seat in range(s.seats):
        s.creature[seat] = put(s.creature[seat], cell, s.box.creature[card])


def place_creature(s: Havresac, card: int) -> None:
    """HAV-3.3 On every board; HAV-3.4, 3.5 where a tent stands it goes straight into the gains zone."""
    creature = s.box.creature[card]
    cell = s.box.card_cell[s.board * len(s.box.cards) + card]
    s.emit(E_SCOUTED, card, creature, cell)
    for seat in range(s.seats):
        if cell in s.tents[seat]:
            s.gains[seat * CREATURE_KINDS + creature] += 1
            s.emit(E_TENT_CAUGHT, seat, creature, cell)
        else:
            s.creature[seat] = put(s.creature[seat], cell, creature)


def glory(s: Havresac, seat: int) -> None:
    """HAV-8.1 Monsters, fairies, villages and cups; HAV-8.7 the gains table makes gold and points of them."""
    parts = glory_parts(s, seat)
    total = sum(parts)
    base = seat * CREATURE_KINDS
    for creature in range(MONSTERS):  # HAV-8.2
        s.trophies = add(s.trophies, seat * MONSTERS + creature, s.gains[base + creature])
        s.gains[base + creature] = 0
    s.fairies[seat] += s.gains[base + FAIRY]
    s.gains[base + FAIRY] = 0
    s.cups[seat] = 0
    s.glory[seat] = total
    for i in range(len(parts)):
        if parts[i]:
            s.emit(E_GLORY_PART, seat, i, parts[i])
    gold, points = worth_of(s, total)
    s.gold[seat] += gold
    s.vp[seat] += points
    s.emit(E_GLORY, seat, total, gold, points)


def glory_parts(s: Havresac, seat: int) -> tuple[int, int, int, int]:
    """HAV-8.2 monsters, HAV-8.3 fairies by their slots, HAV-8.4, 8.5 villages, HAV-8.6 cups."""
    base = seat * CREATURE_KINDS
    monsters = 0
    for creature in range(MONSTERS):
        monsters += s.gains[base + creature] * s.box.creature_glory[creature]
    fairies = 0
    for i in range(s.gains[base + FAIRY]):
        fairies += s.box.fairy_slots[s.fairies[seat] + i]
    repaired = s.villages(seat)
    villages = s.box.village_column[repaired - 1] if repaired else 0
    return monsters, fairies, villages, s.cups[seat] * s.box.cup_glory


def worth_of(s: Havresac, total: int) -> tuple[int, int]:
    """HAV-8.7 Gold and victory points; beyond the table each glory is one more point and no more gold."""
    last = len(s.box.gold_table) - 1
    if total <= last:
        return s.box.gold_table[total], s.box.vp_table[total]
    return s.box.gold_table[last], s.box.vp_table[last] + total - last


def end_round(s: Havresac) -> None:
    """HAV-10.1 to 10.5 Old tents leave, new ones mark the Guides, guardians return, fairies leave."""
    for seat in range(s.seats):
        tents: list[int] = []
        for cell in s.standing[seat]:
            kind = s.guardian[seat][cell]
            if s.box.camps[s.face(kind)]:
                tents.append(cell)
                s.emit(E_TENT_PUT, seat, cell)
            s.bag[seat * KINDS + kind] += 1
        s.tents[seat] = bytes(tents)
        s.standing[seat] = b""
        for kind in range(seat * KINDS, (seat + 1) * KINDS):
            s.bag[kind] += s.aside[kind]
        s.guardian[seat] = NOBODY
        fled = s.creature[seat].count(FAIRY)
        s.creature[seat] = s.creature[seat].replace(bytes([FAIRY]), bytes([EMPTY]))
        s.fled[seat] += fled
        if fled:
            s.emit(E_FAIRIES_FLED, seat, fled)
    s.aside = bytes(s.seats * KINDS)
    s.emit(E_ROUND_ENDED, s.round)
