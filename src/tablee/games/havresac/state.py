"""The position of a game of Les Gardiens de Havresac: fields, clone, small questions, invariants."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.state import CHANCE_ASKED, NO_LINE, Proc, State
from tablee.games.havresac.box import Box
from tablee.games.havresac.ids import (
    ADVENTURE,
    CELLS,
    CHESTS,
    DONE,
    E_RECRUITED,
    E_RECRUITING_DONE,
    EMPTY,
    GLORY,
    GUARDIANS,
    MONSTERS,
    NOTHING,
    OBJECTS,
    P_RECRUIT,
    P_ROUND,
    RECRUIT,
    RECRUITMENT,
    ROUNDS,
    SCOUTING,
    VILLAGES,
)

_UNSET: Final[list[int]] = []  # shared placeholders of fields that `setup` or `clone` fill
_UNSET_ROWS: Final[list[bytes]] = []
_BYTES: Final = [bytes([value]) for value in range(256)]
KINDS: Final = 6
CREATURE_KINDS: Final = 4
OBJECT_KINDS: Final = 7
NOBODY: Final = bytes([EMPTY] * CELLS)
"""A kingdom without creatures or without guardians."""
_PHASE_OF_STEP: Final = [SCOUTING, SCOUTING, ADVENTURE, GLORY, RECRUITMENT]
"""HAV-2.1 By the step of a round that is going on."""


def put(row: bytes, at: int, value: int) -> bytes:
    """The row with another value in one place."""
    return row[:at] + _BYTES[value] + row[at + 1 :]


def add(row: bytes, at: int, n: int) -> bytes:
    """The row with `n` more in one place."""
    return row[:at] + _BYTES[row[at] + n] + row[at + 1 :]


def insert(row: bytes, value: int) -> bytes:
    """The sorted row with one more value in its place."""
    i = 0
    while i < len(row) and row[i] < value:
        i += 1
    return row[:i] + _BYTES[value] + row[i:]


class Havresac(State):
    """Ints, lists of ints, and bytes where small numbers are read and copied far more often than changed.

    Tallies go by `seat * n + kind`, the rest by seat, kingdoms then by cell. Copies of a state share
    its bytes, which are replaced when they change (`put`, `add`); so are the lists that say so. What lies in
    a closed chest and what card comes next has no identity until seen (`unopened`, `revealed`).
    """

    def __init__(self, box: Box, procs: list[Proc[Any]], seats: int) -> None:
        super().__init__(procs, seats)
        self.box = box
        self.board = 0
        self.scout = 0  # the seat that reveals the cards, for ties in recruitment (HAV-9.5)
        self.goal = 0  # of a solo game
        self.faces = _UNSET  # by guardian: day, night, NOTHING before it is turned; replaced
        self.face_plan = _UNSET  # what the table chose: day, night, NOTHING for a coin; never changed
        self.round = 0
        self.phase = 0
        self.revealed = b""  # scout cards in the order of revelation
        self.reserve = _UNSET  # by guardian
        # Kingdoms
        self.creature = _UNSET_ROWS
        self.guardian = _UNSET_ROWS
        self.standing = _UNSET_ROWS  # by seat: the cells with guardians, sorted
        self.tents = _UNSET_ROWS
        self.repaired = _UNSET  # mask of the villages
        self.opened = _UNSET  # mask of the chests
        self.unopened = b""  # by seat and object: what the closed chests hold in all
        # Tokens
        self.bag = _UNSET
        self.aside = b""
        self.hand = _UNSET  # the guardian drawn and not placed yet
        self.objects = _UNSET  # ready for use
        self.fresh = _UNSET  # the object found by the guardian being played, who cannot use it (HAV-7.2)
        self.cups = _UNSET  # opened in this round
        self.gains = _UNSET  # creatures in the gains zone
        self.trophies = b""  # monsters on the hunting board
        self.fairies = _UNSET  # on the fairy slots
        self.fled = _UNSET
        # Score
        self.glory = _UNSET  # of the last Glory phase
        self.gold = _UNSET
        self.vp = _UNSET
        self.recruiting = 0  # mask of the seats that have not said done
        self.order = _UNSET  # of recruitment; replaced
        self.draws = _UNSET  # outcomes of chance each seat has had, for its own luck (HAV-2.5)

    def clone(self) -> Havresac:
        """An independent copy that nobody listens to."""
        twin = Havresac(self.box, self.procs, self.seats)
        twin.copy_pending(self)
        twin.board = self.board
        twin.scout = self.scout
        twin.goal = self.goal
        twin.faces = self.faces
        twin.face_plan = self.face_plan
        twin.round = self.round
        twin.phase = self.phase
        twin.revealed = self.revealed
        twin.reserve = self.reserve[:]
        twin.creature = self.creature[:]
        twin.guardian = self.guardian[:]
        twin.standing = self.standing[:]
        twin.tents = self.tents[:]
        twin.repaired = self.repaired[:]
        twin.opened = self.opened[:]
        twin.unopened = self.unopened
        twin.bag = self.bag[:]
        twin.aside = self.aside
        twin.hand = self.hand[:]
        twin.objects = self.objects[:]
        twin.fresh = self.fresh[:]
        twin.cups = self.cups[:]
        twin.gains = self.gains[:]
        twin.trophies = self.trophies
        twin.fairies = self.fairies[:]
        twin.fled = self.fled[:]
        twin.glory = self.glory[:]
        twin.gold = self.gold[:]
        twin.vp = self.vp[:]
        twin.recruiting = self.recruiting
        twin.order = self.order
        twin.draws = self.draws[:]
        return twin

    def numbers(self) -> list[int]:
        """Every fact as ints, in a fixed order."""
        out = [self.board, self.scout, self.goal, self.round, self.phase, self.recruiting]
        out += self.faces
        out += self.face_plan
        out += self.reserve
        for row in self.creature + self.guardian:
            out += row
        out += self.repaired
        out += self.opened
        out += self.unopened
        out += self.bag
        out += self.aside
        out += self.hand
        out += self.objects
        out += self.fresh
        out += self.cups
        out += self.gains
        out += self.trophies
        out += self.fairies
        out += self.fled
        out += self.glory
        out += self.gold
        out += self.vp
        out += self.draws
        for cells in self.tents + self.standing:
            out.append(len(cells))
            out += cells
        out.append(len(self.order))
        out += self.order
        out += self.revealed
        return out

    def not_asked_rule(self) -> str:
        """HAV-2.3 A phase ends when every player has finished it."""
        return "HAV-2.3"

    def luck(self) -> int:
        """HAV-2.5 The draws of each seat are a stream of their own."""
        if self.waiting != CHANCE_ASKED or self.running == NO_LINE:
            return -1
        return (self.running + 1 << 32) + self.draws[self.running]

    def offers(self, seat: int) -> list[int]:
        """HAV-9.6 Those whose place in the recruit order has not come may buy what is not scarce."""
        if self.phase == RECRUITMENT and self.recruiting >> seat & 1 and not self.asked(seat):
            return self.purchases(seat)
        return []

    def take_offer(self, seat: int, action: int) -> None:
        """Buy before the own place in the order, or be done early for good."""
        self.take_part(seat, action)

    def explain(self, seat: int, action: int) -> str:
        """HAV-9.6 Who may already recruit is told, too, why a guardian is not on offer yet."""
        if self.phase != RECRUITMENT or seat < 0 or not self.recruiting >> seat & 1:
            return super().explain(seat, action)
        if RECRUIT <= action < RECRUIT + KINDS:
            return self.refused(seat, action - RECRUIT)
        if action == DONE:
            return ""
        return "HAV-9.2" if self.asked(seat) else self.not_asked_rule()

    # Recruitment (HAV-9), where offers and the question of the order meet ------------------------------

    def refused(self, seat: int, kind: int) -> str:
        """The rule that keeps a seat from buying a guardian now; empty if it may.

        HAV-9.2 It must pay and the reserve must have one. HAV-9.6 Before its place in the order comes, only
        what nobody before it can miss.
        """
        if self.gold[seat] < self.box.price[self.face(kind)]:
            return "HAV-9.2"
        left = self.reserve[kind] - 1
        if left < 0:
            return "HAV-9.2"
        for other in self.order:
            if other == seat:
                return ""
            if self.recruiting >> other & 1:
                left -= self.gold[other] // self.box.price[self.face(kind)]
                if left < 0:
                    return "HAV-9.6"
        return ""

    def purchases(self, seat: int) -> list[int]:
        """Everything a seat may buy now, as actions, after `done`."""
        out = [DONE]
        for kind in range(KINDS):
            if self.refused(seat, kind) == "":
                out.append(RECRUIT + kind)
        return out

    def too_poor(self, seat: int) -> bool:
        """Whether the gold of a seat is below every price."""
        for kind in range(KINDS):
            if self.gold[seat] >= self.box.price[self.face(kind)]:
                return False
        return True

    def take_part(self, seat: int, a: int) -> None:
        """Buy one guardian, who goes into the bag (HAV-9.1), or be done for good."""
        if a == DONE:
            self.leave(seat)
            return
        kind = a - RECRUIT
        price = self.box.price[self.face(kind)]
        self.gold[seat] -= price
        self.reserve[kind] -= 1
        self.bag[seat * KINDS + kind] += 1
        self.emit(E_RECRUITED, seat, kind, price)
        if self.too_poor(seat):
            self.leave(seat)

    def leave(self, seat: int) -> None:
        """A seat has finished recruiting; HAV-9.3 it keeps what gold it has."""
        self.recruiting &= ~(1 << seat)
        self.emit(E_RECRUITING_DONE, seat, self.gold[seat])

    # Small questions -----------------------------------------------------------------------------------

    def face(self, kind: int) -> int:
        """Where the facts of a guardian's face in play stand in the lists of the box."""
        return kind * 2 + self.faces[kind]

    def bag_size(self, seat: int) -> int:
        """How many guardians are in a bag."""
        count = 0
        for kind in range(seat * KINDS, (seat + 1) * KINDS):
            count += self.bag[kind]
        return count

    def bag_is_empty(self, seat: int) -> bool:
        """HAV-4.1 Whether no guardian is left to draw."""
        bag = self.bag
        for kind in range(seat * KINDS, (seat + 1) * KINDS):
            if bag[kind]:
                return False
        return True

    def owns(self, seat: int, what: int) -> int:
        """HAV-7.2 How many objects of a kind a seat may use now."""
        return self.objects[seat * OBJECT_KINDS + what] - int(self.fresh[seat] == what)

    def villages(self, seat: int) -> int:
        """How many villages a seat has repaired."""
        return count_bits(self.repaired[seat])

    def chests(self, seat: int) -> int:
        """How many chests a seat has opened."""
        return count_bits(self.opened[seat])

    # Invariants (HAV-14) -------------------------------------------------------------------------------

    def problems(self) -> list[str]:
        """Broken invariants, each with the entry of the dump it is about; empty when the state is sound."""
        out: list[str] = []
        tokens = self.reserve[:]
        for seat in range(self.seats):
            self._check_kingdom(seat, tokens, out)
            self._check_finds(seat, out)
        for kind in range(KINDS):
            if tokens[kind] != self.box.tokens[kind]:
                wanted = self.box.tokens[kind]
                out.append(f"players: {tokens[kind]} tokens of {GUARDIANS[kind]} instead of {wanted}")
        if sum([len(tents) for tents in self.tents]) > self.box.tents:
            out.append("players: more tents than the box holds (HAV-14.5)")
        if not 0 <= self.round <= ROUNDS:
            out.append(f"round: there is no round {self.round} (HAV-2.1)")
        if self.round and NOTHING in self.faces:
            out.append(f"faces.{GUARDIANS[self.faces.index(NOTHING)]}: every tile shows a face (HAV-1.2)")
        if self.goal < 0:
            out.append("options.goal: less than nothing")
        self._check_phase(out)
        return out

    def _check_phase(self, out: list[str]) -> None:
        """HAV-2.1 The phases of a round; HAV-9.5 who recruits."""
        for frame in self.stack:
            known = 0 <= frame.pc < len(_PHASE_OF_STEP)
            if frame.proc == P_ROUND and not (known and self.phase == _PHASE_OF_STEP[frame.pc]):
                out.append("phase: something else is going on (HAV-2.1)")
        if self.recruiting and self.phase != RECRUITMENT:
            out.append("recruiting: nobody recruits now (HAV-9.1)")
        if self.order and sorted(self.order) != list(range(self.seats)):
            out.append("order: every seat comes once (HAV-9.5)")
        if self.stack and self.stack[-1].proc == P_RECRUIT and self.waiting != CHANCE_ASKED:
            first = next((seat for seat in self.order if self.recruiting >> seat & 1), NOTHING)
            if first == NOTHING or not self.asked(first):
                out.append("recruiting: the first of the order is waited for (HAV-9.5)")

    def _check_kingdom(self, seat: int, tokens: list[int], out: list[str]) -> None:
        found = 0
        where = f"players.{seat}"
        if list(self.standing[seat]) != [cell for cell in range(CELLS) if self.guardian[seat][cell] != EMPTY]:
            out.append(f"{where}.guardians: they stand elsewhere than noted")
        for cell in range(CELLS):
            kind = self.guardian[seat][cell]
            creature = self.creature[seat][cell]
            if kind != EMPTY:
                tokens[kind] += 1
                if creature != EMPTY:
                    name = self.box.cells[cell]
                    out.append(f"{where}.guardians.{name}: guardian and creature on one cell (HAV-14.1)")
            if creature != EMPTY:
                found += 1
        for kind in range(KINDS):
            tokens[kind] += self.bag[seat * KINDS + kind] + self.aside[seat * KINDS + kind]
        if self.hand[seat] != NOTHING:
            tokens[self.hand[seat]] += 1
        found += sum(self.gains[seat * CREATURE_KINDS : (seat + 1) * CREATURE_KINDS])
        found += sum(self.trophies[seat * MONSTERS : (seat + 1) * MONSTERS])
        found += self.fairies[seat] + self.fled[seat]
        if found != len(self.revealed):
            out.append(f"{where}.creatures: {found} for {len(self.revealed)} cards (HAV-14.2)")
        if len(set(self.tents[seat])) != len(self.tents[seat]):
            out.append(f"{where}.tents: two on one cell")

    def _check_finds(self, seat: int, out: list[str]) -> None:
        """HAV-14.4 Chests and villages, objects and points."""
        where = f"players.{seat}"
        closed = sum(self.unopened[seat * OBJECT_KINDS : (seat + 1) * OBJECT_KINDS])
        if closed + self.chests(seat) != CHESTS:
            out.append(f"{where}.unopened: {closed} closed and {self.chests(seat)} opened chests (HAV-14.4)")
        if self.repaired[seat] >> VILLAGES:
            out.append(f"{where}.repaired: more villages than there are (HAV-14.4)")
        for what in range(len(OBJECTS)):
            if self.owns(seat, what) < 0:
                out.append(f"{where}.objects: less than no {OBJECTS[what]}")
            i = seat * OBJECT_KINDS + what
            if self.unopened[i] + self.objects[i] > self.box.objects[what]:
                out.append(f"{where}.objects: more of {OBJECTS[what]} than the chests hold (HAV-1.5)")
        for name, n in (
            ("cups", self.cups[seat]),
            ("fairies", self.fairies[seat]),
            ("fled", self.fled[seat]),
            ("glory", self.glory[seat]),
            ("gold", self.gold[seat]),
            ("vp", self.vp[seat]),
            ("draws", self.draws[seat]),
        ):
            if n < 0:
                out.append(f"{where}.{name}: less than nothing")
        if self.fairies[seat] > len(self.box.fairy_slots):
            out.append(f"{where}.fairies: more than there are slots (HAV-8.3)")


def count_bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
