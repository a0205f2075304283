"""What guardians do to a board: creatures taken, villages repaired, guardians returned, objects used."""

from __future__ import annotations

from tablee.games.havresac.ids import (
    CELLS,
    E_CAPTURED,
    E_ELIMINATED,
    E_OBJECT_USED,
    E_REPAIRED,
    E_RETURNED,
    EMPTY,
    FAIRY,
    NOTHING,
)
from tablee.games.havresac.state import CREATURE_KINDS, KINDS, OBJECT_KINDS, Havresac, insert, put


def put_down(s: Havresac, seat: int, cell: int) -> None:
    """The guardian in hand comes to stand on a cell."""
    s.guardian[seat] = put(s.guardian[seat], cell, s.hand[seat])
    s.standing[seat] = insert(s.standing[seat], cell)
    s.hand[seat] = NOTHING


def back_to_bag(s: Havresac, seat: int, cell: int) -> None:
    """A guardian leaves the board for the bag; HAV-4.7 it will be drawn again in this round."""
    kind = s.guardian[seat][cell]
    s.guardian[seat] = put(s.guardian[seat], cell, EMPTY)
    s.standing[seat] = bytes([there for there in s.standing[seat] if there != cell])
    s.bag[seat * KINDS + kind] += 1
    s.emit(E_RETURNED, seat, kind, cell)


def use_object(s: Havresac, seat: int, what: int) -> None:
    """HAV-7.3 Each object is used once, then turned face down."""
    s.objects[seat * OBJECT_KINDS + what] -= 1
    s.emit(E_OBJECT_USED, seat, what)


def take_creature(s: Havresac, seat: int, cell: int) -> None:
    """A creature leaves the board for the gains zone."""
    creature = s.creature[seat][cell]
    s.creature[seat] = put(s.creature[seat], cell, EMPTY)
    s.gains[seat * CREATURE_KINDS + creature] += 1
    s.emit(E_CAPTURED if creature == FAIRY else E_ELIMINATED, seat, creature, cell)


def repair(s: Havresac, seat: int, cell: int) -> None:
    """HAV-5.12 A destroyed village is repaired for good; HAV-5.13 once only."""
    village = s.box.village_at[s.board * CELLS + cell]
    if not s.repaired[seat] >> village & 1:
        s.repaired[seat] |= 1 << village
        s.emit(E_REPAIRED, seat, cell, s.villages(seat))
