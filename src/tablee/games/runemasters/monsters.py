"""Monsters appear (phase 1) and move, shoot and fight (phase 3): chapters 3, 7 and 9 of the rules."""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.runemasters.combat import attack, unblock
from tablee.games.runemasters.ids import (
    E_DAWN,
    E_DRAGON_HEALED,
    E_FROZEN,
    E_MELEE,
    E_MONSTER_CAME,
    E_MONSTER_MOVED,
    E_OVERFLOW,
    E_SHOT,
    E_SHOT_IGNORED,
    E_VICTORY,
    NOTHING,
    SPACES,
    VICTORY,
)
from tablee.games.runemasters.state import LAST_CARDS, Runemasters


def drawable(s: Runemasters) -> list[int]:
    """What the top card of the Monster deck may be (RUN-C2, RUN-C3), as outcomes of chance.

    Nobody shuffles: a card has no identity until it is drawn, and the cards removed at set-up are unknown in
    the same way as those in the deck.
    """
    base = s.box.draw
    if s.deck == 1:
        return [base + s.box.dawn]
    out = [base + card for card in s.pool.inside()]
    if s.deck <= LAST_CARDS:
        out.append(base + s.box.dawn)
    return out


def draw_odds(s: Runemasters) -> list[int]:
    """RUN-1.17 Dawn is equally likely to be any of the last four cards, so 1/r when r of them are left."""
    if s.deck == 1:
        return [1]
    odds = s.pool.weights()
    if s.deck <= LAST_CARDS:
        total = sum(odds)
        odds = [weight * (s.deck - 1) for weight in odds]
        odds.append(total)
    return odds


def take_card(s: Runemasters, card: int) -> None:
    """A Monster card leaves the deck."""
    s.deck -= 1
    reveal(s, card)


def reveal(s: Runemasters, card: int) -> None:
    """A card that was seen is unknown no more. With 2 guardians it also tells which dragon was taken."""
    odds = s.pool.odds
    odds[card] = 0
    one_of = s.box.one_of[s.seats]
    if one_of[card]:
        for other in range(len(odds)):
            if one_of[other]:
                odds[other] = 0


class Spawn(Proc[Runemasters]):
    """RUN-3.1 Draw the top card of the Monster deck; Dawn ends the game at once in victory."""

    def run(self, s: Runemasters, f: Frame) -> None:
        s.chance()

    def legal(self, s: Runemasters, f: Frame, seat: int) -> list[int]:
        return drawable(s)

    def weights(self, s: Runemasters, f: Frame) -> list[int] | None:
        return draw_odds(s)

    def apply(self, s: Runemasters, f: Frame, seat: int, a: int) -> None:
        card = a - s.box.draw
        if card == s.box.dawn:
            s.deck -= 1
            s.emit(E_DAWN)
            s.emit(E_VICTORY)
            s.end(VICTORY)
            return
        take_card(s, card)
        s.done()
        enter(s, card)


def enter(s: Runemasters, card: int) -> None:
    """RUN-3.2, 3.3, 3.4 The first free space of the entry order counts, even in front of others.

    RUN-3.5 If all are taken the card is discarded and deals 1 damage on its path (RUN-3.9: an attack).
    """
    path = s.box.colour[card]
    for space in range(s.box.entry[card], SPACES + 1):
        if s.monster(path, space) == NOTHING:
            place_monster(s, card, path, space)
            return
    s.discard.append(card)
    s.emit(E_OVERFLOW, card, path)
    attack(s, path, 1)


def place_monster(s: Runemasters, card: int, path: int, space: int) -> None:
    """Put a monster on a free space; a dragon lifts a block there (RUN-5.24)."""
    s.monsters[path * SPACES + space - 1] = card
    s.emit(E_MONSTER_CAME, card, path, space)
    if s.box.unblockable[card]:
        unblock(s, path)


def movement_phase(s: Runemasters) -> None:
    """RUN-7.1 Paths are resolved one after another in their order.

    RUN-7.3 A blocked path only loses its marker. RUN-7.10 If the phase is cancelled nothing happens on any
    path and all markers go.
    """
    if s.frozen:
        s.frozen = 0
        s.emit(E_FROZEN)
        for path in s.paths:
            unblock(s, path)
        return
    for path in s.paths:
        if s.blocked[path]:
            unblock(s, path)
        else:
            move_path(s, path)
            if s.ended:
                return


def move_path(s: Runemasters, path: int) -> None:
    """RUN-7.2 From the lowest occupied space upwards, so that a whole column can advance (RUN-7.6).

    RUN-7.4 Who begins on space 1 fights; RUN-7.5 others step forward if the space in front is free;
    RUN-7.7, 7.8 nothing else happens. RUN-9.2 An archer that moves as first monster shoots.
    """
    start = path * SPACES
    is_first = True
    for space in range(1, SPACES + 1):
        card = s.monsters[start + space - 1]
        if card == NOTHING:
            continue
        if space == 1:
            points = melee_points(s, card)
            s.emit(E_MELEE, card, path, points)
            attack(s, path, points)
        elif s.monsters[start + space - 2] == NOTHING:
            s.monsters[start + space - 2] = card
            s.monsters[start + space - 1] = NOTHING
            s.emit(E_MONSTER_MOVED, card, path, space - 1)
            if is_first and s.box.shot[card]:
                shoot(s, card, path)
        if s.ended:
            return
        is_first = False


def melee_points(s: Runemasters, card: int) -> int:
    """RUN-9.4 A troll with two wounds or more hits harder."""
    rage = s.box.rage_wounds[card]
    if rage and s.wound_count(card) >= rage:
        return s.box.rage_melee[card]
    return s.box.melee[card]


def shoot(s: Runemasters, card: int, path: int) -> None:
    """RUN-9.2 A shot is an attack; RUN-11.3 under Pavise it is ignored and is none."""
    if s.box.no_shots[s.event]:
        s.emit(E_SHOT_IGNORED, card, path)
        return
    s.emit(E_SHOT, card, path, s.box.shot[card])
    attack(s, path, s.box.shot[card])


def heal_dragons(s: Runemasters) -> None:
    """RUN-2.7 At the end of a turn every dragon on the board loses all its wounds."""
    for card in s.monsters:
        if card != NOTHING and s.box.heals[card] and s.wounds[card]:
            s.wounds[card] = 0
            s.emit(E_DRAGON_HEALED, card)
