"""Rounds: obtaining tiles and preparing the next round. Chapters 2, 3 and 9 of the rules."""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.glory.ids import (
    AGES,
    E_CAUGHT_UP,
    E_PLAY_ENDED,
    E_REVEALED,
    E_ROUND_BEGAN,
    E_SELECTED,
    E_SLID,
    E_SWEPT,
    E_TAKEN,
    E_TILE_CAME,
    E_TOKEN_GIVEN,
    E_TOO_LATE,
    MAX_SLOTS,
    NOTHING,
    P_CATCH_UP,
    P_FILL,
    P_SELECT,
    P_TURN,
    ROUNDS,
    SELECT,
    TAKE,
)
from tablee.games.glory.scoring import final_scoring
from tablee.games.glory.state import Glory


class Round(Proc[Glory]):
    """TOG-2.1 Ten rounds; TOG-2.2 each: obtain a tile, play a tile, prepare the next round.

    `items` is the turn order of the step in progress (TOG-2.3), `n` how many of it have had their turn.
    """

    def run(self, s: Glory, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            s.round += 1
            s.cards = [NOTHING] * s.seats
            s.emit(E_ROUND_BEGAN, s.round)
            s.call(Frame(P_SELECT, items=[NOTHING] * s.seats))
        elif f.pc == 1:
            f.pc = 2
            s.call(Frame(P_CATCH_UP, items=take_tiles(s)))
        elif f.pc == 2:
            f.pc = 3
            f.n = 0
            change_first_player(s)
            f.items = s.order()
            if s.simultaneous:
                f.n = s.seats
                s.fork([Frame(P_TURN, who=seat) for seat in range(s.seats)])
        elif f.pc == 3:
            assert f.items is not None
            if f.n < s.seats:
                f.n += 1
                s.call(Frame(P_TURN, who=f.items[f.n - 1]))
            else:
                f.pc = 4
                settle_claims(s, f.items)
                s.emit(E_PLAY_ENDED, s.round)
        elif s.round == ROUNDS:  # TOG-10.1 no preparation after the last round
            final_scoring(s)
        else:
            f.pc = 0
            sweep(s)
            s.call(Frame(P_FILL))


class Select(Proc[Glory]):
    """TOG-3.1, D2 All choose a card at once, in secret and for good; TOG-3.3 then all are shown.

    `items` holds the slot each seat has chosen.
    """

    def run(self, s: Glory, f: Frame) -> None:
        assert f.items is not None
        if f.pc == 0:
            f.pc = 1
            for seat in range(s.seats):
                s.ask(seat)
            return
        s.cards = f.items
        s.done()
        for seat in s.order():
            s.emit(E_REVEALED, seat, s.cards[seat])

    def legal(self, s: Glory, f: Frame, seat: int) -> list[int]:
        """TOG-3.2 Every slot of the board is occupied."""
        return [SELECT + slot for slot in range(len(s.slots))]

    def explain(self, s: Glory, f: Frame, seat: int, a: int) -> str:
        if SELECT <= a < SELECT + MAX_SLOTS:
            return "" if a - SELECT < len(s.slots) else "TOG-3.2"
        return self.rule

    def apply(self, s: Glory, f: Frame, seat: int, a: int) -> None:
        assert f.items is not None
        f.items[seat] = a - SELECT
        s.emit_to(1 << seat, E_SELECTED, (seat, a - SELECT), (seat,))


def take_tiles(s: Glory) -> list[int]:
    """TOG-3.4 In turn order each takes the tile of his card if it is there; TOG-3.6 returns the others."""
    late: list[int] = []
    for seat in s.order():
        slot = s.cards[seat]
        if s.slots[slot] != NOTHING:
            take(s, seat, slot)
            s.emit(E_TAKEN, seat, s.taken[seat], slot)
        else:
            late.append(seat)
            s.emit(E_TOO_LATE, seat, slot)
    return late


def take(s: Glory, seat: int, slot: int) -> None:
    """A player obtains the tile of a slot."""
    s.taken[seat] = s.slots[slot]
    s.taken_from[seat] = slot
    s.slots[slot] = NOTHING


class CatchUp(Proc[Glory]):
    """TOG-3.7, D3 Those in `items`, in turn order, each take any tile still there; `n` have done so."""

    def run(self, s: Glory, f: Frame) -> None:
        assert f.items is not None
        if f.n < len(f.items):
            s.ask(f.items[f.n])
        else:
            s.done()

    def legal(self, s: Glory, f: Frame, seat: int) -> list[int]:
        return [TAKE + slot for slot in range(len(s.slots)) if s.slots[slot] != NOTHING]

    def apply(self, s: Glory, f: Frame, seat: int, a: int) -> None:
        f.n += 1
        take(s, seat, a - TAKE)
        s.emit(E_CAUGHT_UP, seat, s.taken[seat], a - TAKE)


def change_first_player(s: Glory) -> None:
    """TOG-3.9 The token goes to who took from the smallest slot, TOG-3.10 the holder left out."""
    best = NOTHING
    for seat in range(s.seats):
        if seat != s.first and (best == NOTHING or s.taken_from[seat] < s.taken_from[best]):
            best = seat
    s.first = best
    s.emit(E_TOKEN_GIVEN, best)


def settle_claims(s: Glory, order: list[int]) -> None:
    """TOG-7.26 After a simultaneous step the last in turn order who gained the token receives it."""
    for i in range(len(order)):
        seat = order[len(order) - 1 - i]
        if s.claimed >> seat & 1:
            s.claimed = 0
            if s.first != seat:
                s.first = seat
                s.emit(E_TOKEN_GIVEN, seat)
            return


def sweep(s: Glory) -> None:
    """TOG-9.1 The tiles on the smallest slots are discarded; TOG-9.2 the others slide down in their order."""
    kept: list[int] = []
    swept = 0
    for slot in range(len(s.slots)):
        tile = s.slots[slot]
        s.slots[slot] = NOTHING
        if tile == NOTHING:
            continue
        if swept < s.box.discarded[s.seats]:
            swept += 1
            s.throw_away(tile)
            s.emit(E_SWEPT, tile, slot)
        else:
            s.slots[len(kept)] = tile
            if slot != len(kept):
                s.emit(E_SLID, tile, len(kept))
            kept.append(tile)
    s.taken_from = [NOTHING] * s.seats


class Fill(Proc[Glory]):
    """TOG-1.14, TOG-9.3 New tiles on the free slots, one by one, from the lowest age that has any."""

    def run(self, s: Glory, f: Frame) -> None:
        if NOTHING in s.slots and pile_in_use(s) != NOTHING:
            s.chance()
        else:
            s.done()

    def legal(self, s: Glory, f: Frame, seat: int) -> list[int]:
        """The tiles of that age nobody has seen; those set aside unseen (TOG-1.8) are among them."""
        return [s.box.draw + tile for tile in s.box.age_tiles[pile_in_use(s)] if s.pool.odds[tile]]

    def apply(self, s: Glory, f: Frame, seat: int, a: int) -> None:
        tile = a - s.box.draw
        slot = s.slots.index(NOTHING)
        s.piles[s.box.age[tile] - 1] -= 1
        s.pool.take(tile)
        s.slots[slot] = tile
        s.emit(E_TILE_CAME, tile, slot)


def pile_in_use(s: Glory) -> int:
    """The lowest age, counted from 0, whose pile is not empty; NOTHING if all are."""
    for age in range(AGES):
        if s.piles[age] > 0:
            return age
    return NOTHING
