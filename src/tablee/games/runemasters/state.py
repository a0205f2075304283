"""The position of a game of Runemasters: fields, clone, small questions about the board, invariants."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.deck import Bag
from tablee.core.state import Proc, State
from tablee.games.runemasters.box import Box
from tablee.games.runemasters.ids import (
    CHARGED,
    DISCARDED,
    NOBODY,
    NOTHING,
    NOWHERE,
    P_ACTIONS,
    P_TURN,
    PATHS,
    RUNES,
    SIGNS,
    SPACES,
)

_UNSET: Final[list[int]] = []  # shared placeholder of fields that `setup` or `clone` fill
_NO_BAG: Final = Bag([])
LAST_CARDS: Final = 4
"""Dawn lies among this many cards at the bottom of the Monster deck (RUN-1.17)."""


class Runemasters(State):
    """Ints and lists of ints. Lists of guardians go by seat, lists of paths by colour.

    `monsters` holds a card for each space, path by path (`path * 5 + space - 1`); `wounds` is a bit mask of
    wounded weak points for each card, so that wounds travel with the monster (RUN-5.5).
    """

    def __init__(self, box: Box, procs: list[Proc[Any]], seats: int) -> None:
        super().__init__(procs, seats)
        self.box = box
        self.difficulty = 0
        self.ultimate_start = 0
        self.paths = _UNSET  # the paths in play, in the order of movement
        self.temple = 0
        self.round = 0
        self.turn = 0
        self.elder = NOBODY
        self.active = NOBODY
        # Guardians
        self.guardian = _UNSET
        self.life = _UNSET
        self.mana = _UNSET
        self.ultimate = _UNSET
        self.uses = _UNSET
        self.place = _UNSET
        self.shield = _UNSET
        self.poison = _UNSET
        self.angel = NOBODY
        # Paths
        self.at = _UNSET
        self.blocked = _UNSET
        self.monsters = _UNSET
        self.wounds = _UNSET
        # Dice of the active guardian: what they show, and masks of the spent and the rerolled ones
        self.dice = _UNSET
        self.spent = 0
        self.rerolled = 0
        self.free_move_used = 0
        self.frozen = 0  # this turn's movement phase is cancelled (RUN-10.4)
        # Decks
        self.pool = _NO_BAG
        self.deck = 0  # cards left, Dawn included
        self.discard = _UNSET
        self.event = NOTHING
        self.event_pool = _NO_BAG
        self.events_left = _UNSET  # cards left in the event deck, by sign
        self.events_played = _UNSET

    def clone(self) -> Runemasters:
        """An independent copy that nobody listens to."""
        twin = Runemasters(self.box, self.procs, self.seats)
        twin.copy_pending(self)
        twin.difficulty = self.difficulty
        twin.ultimate_start = self.ultimate_start
        twin.paths = self.paths
        twin.temple = self.temple
        twin.round = self.round
        twin.turn = self.turn
        twin.elder = self.elder
        twin.active = self.active
        twin.guardian = self.guardian[:]
        twin.life = self.life[:]
        twin.mana = self.mana[:]
        twin.ultimate = self.ultimate[:]
        twin.uses = self.uses[:]
        twin.place = self.place[:]
        twin.shield = self.shield[:]
        twin.poison = self.poison[:]
        twin.angel = self.angel
        twin.at = self.at[:]
        twin.blocked = self.blocked[:]
        twin.monsters = self.monsters[:]
        twin.wounds = self.wounds[:]
        twin.dice = self.dice[:]
        twin.spent = self.spent
        twin.rerolled = self.rerolled
        twin.free_move_used = self.free_move_used
        twin.frozen = self.frozen
        twin.pool = self.pool.clone()
        twin.deck = self.deck
        twin.discard = self.discard[:]
        twin.event = self.event
        twin.event_pool = self.event_pool.clone()
        twin.events_left = self.events_left[:]
        twin.events_played = self.events_played[:]
        return twin

    def numbers(self) -> list[int]:
        """Every fact as ints, in a fixed order."""
        out = [
            self.difficulty,
            self.ultimate_start,
            self.temple,
            self.round,
            self.turn,
            self.elder,
            self.active,
            self.angel,
            self.spent,
            self.rerolled,
            self.free_move_used,
            self.frozen,
            self.deck,
            self.event,
        ]
        out += self.guardian
        out += self.life
        out += self.mana
        out += self.ultimate
        out += self.uses
        out += self.place
        out += self.shield
        out += self.poison
        out += self.at
        out += self.blocked
        out += self.monsters
        out += self.wounds
        out += self.pool.odds
        out += self.event_pool.odds
        out += self.events_left
        out += self.dice
        out.append(NOTHING)
        out += self.discard
        out.append(NOTHING)
        out += self.events_played
        return out

    def not_asked_rule(self) -> str:
        """RUN-4.8 Only the guardian whose turn it is acts."""
        return "RUN-4.8"

    # Small questions about the board -------------------------------------------------------------------

    def alive(self, seat: int) -> bool:
        """Whether the guardian of a seat lives."""
        return self.life[seat] > 0

    def someone_lives(self) -> bool:
        """Whether any guardian lives."""
        for life in self.life:
            if life > 0:
                return True
        return False

    def seat_of(self, guardian: int) -> int:
        """The seat that plays a guardian, NOBODY if it is not in the game."""
        for seat in range(len(self.guardian)):
            if self.guardian[seat] == guardian:
                return seat
        return NOBODY

    def monster(self, path: int, space: int) -> int:
        """The card on a space 1 to 5 of a path, or NOTHING."""
        return self.monsters[path * SPACES + space - 1]

    def first_space(self, path: int) -> int:
        """The space of the first monster of a path, 0 if the path is empty."""
        start = path * SPACES
        for i in range(SPACES):
            if self.monsters[start + i] != NOTHING:
                return i + 1
        return 0

    def first_monster(self, path: int) -> int:
        """The first monster of a path (the one nearest to the temple), or NOTHING."""
        space = self.first_space(path)
        return NOTHING if space == 0 else self.monsters[path * SPACES + space - 1]

    def has_unblockable(self, path: int) -> bool:
        """Whether a dragon stands anywhere on a path (RUN-5.20)."""
        start = path * SPACES
        for i in range(SPACES):
            card = self.monsters[start + i]
            if card != NOTHING and self.box.unblockable[card]:
                return True
        return False

    def open_points(self, card: int, rune: int) -> int:
        """Bit mask of the unwounded weak points of a monster that show a rune."""
        return self.box.weak_mask[card][rune] & ~self.wounds[card]

    def wound_count(self, card: int) -> int:
        """How many wounds a monster has."""
        mask = self.wounds[card]
        count = 0
        while mask:
            mask &= mask - 1
            count += 1
        return count

    def die_counts(self) -> list[int]:
        """How many unspent dice show each of the twelve faces (rune, rerolled or not)."""
        counts = [0] * (2 * len(RUNES))
        spent = self.spent
        rerolled = self.rerolled
        for i in range(len(self.dice)):
            if not spent >> i & 1:
                counts[self.dice[i] * 2 + (rerolled >> i & 1)] += 1
        return counts

    # Invariants ----------------------------------------------------------------------------------------

    def problems(self) -> list[str]:
        """Broken invariants, each with the entry of the dump it is about; empty when the state is sound."""
        out: list[str] = []
        box = self.box
        if not (0 if self.ended else 1) <= self.temple <= box.temple_life[self.seats]:
            most = box.temple_life[self.seats]
            out.append(f"temple: life {self.temple} is not from 1 to {most} (RUN-1.10)")
        for seat in range(self.seats):
            if self.guardian[seat] != NOBODY:
                self._check_guardian(seat, out)
        if self.round and not self.ended and sum(self.life) == 0:
            out.append("guardians: all are dead and the game goes on (RUN-8.8)")
        if min(self.round, self.turn) < 0:
            out.append("round, turn: less than nothing")
        if len(self.dice) > max(box.dice):
            out.append(f"dice: {len(self.dice)} are more than a guardian rolls (RUN-4.1)")
        self._check_turn(out)
        self._check_paths(out)
        self._check_cards(out)
        return out

    def _check_guardian(self, seat: int, out: list[str]) -> None:
        guardian = self.guardian[seat]
        where = f"guardians.{seat}"
        if self.guardian.index(guardian) != seat:
            out.append(f"{where}.id: this guardian is in play twice (RUN-1.2)")
        most = self.box.guardian_life[guardian]
        if not 0 <= self.life[seat] <= most:
            out.append(f"{where}.life: {self.life[seat]} is not from 0 to {most} (RUN-1.5)")
        most = self.box.guardian_mana[guardian]
        if not 0 <= self.mana[seat] <= most:
            out.append(f"{where}.mana: {self.mana[seat]} is not from 0 to {most} (RUN-1.5)")
        if not DISCARDED <= self.ultimate[seat] <= CHARGED or self.uses[seat] < 0:
            out.append(f"{where}.ultimate: it is on {self.ultimate[seat]} (RUN-5.26)")
        if self.life[seat] == 0 and (self.place[seat] != NOWHERE or self.shield[seat] or self.poison[seat]):
            out.append(f"{where}: dead but still on the board (RUN-8.4)")
        if self.life[seat] > 0 and self.round and self.place[seat] == NOWHERE:
            out.append(f"{where}.path: it lives and stands nowhere (RUN-1.12)")
        if self.place[seat] != NOWHERE and self.at[self.place[seat]] != seat:
            out.append(f"{where}.path: it is not where it stands")

    def _check_turn(self, out: list[str]) -> None:
        """RUN-2.1 Who is on turn, and how many seats from the Elder on have been."""
        for i in range(len(self.stack)):
            frame = self.stack[i]
            if frame.proc == P_TURN:
                if frame.who != self.active or (self.elder + self.stack[0].n - 1) % self.seats != frame.who:
                    out.append(f"active: it is the turn of seat {frame.who}, in seat order from the Elder")
            elif frame.proc == P_ACTIONS and self.active != NOBODY and not self.alive(self.active):
                out.append(f"active: the guardian of seat {self.active} is dead (RUN-2.6)")

    def _check_paths(self, out: list[str]) -> None:
        for path in range(len(self.at)):
            name = PATHS[path]
            if self.at[path] != NOBODY and self.place[self.at[path]] != path:
                out.append(f"guardians: the path {name} names one who is elsewhere (RUN-1.12)")
            if path not in self.paths and (
                self.at[path] != NOBODY or self.first_space(path) or self.blocked[path]
            ):
                out.append(f"monsters.{name}: this path is not in play (RUN-1.9)")
            if self.blocked[path] and self.has_unblockable(path):
                out.append(f"blocked: {name} is blocked in spite of a dragon (RUN-5.20)")

    def _check_cards(self, out: list[str]) -> None:
        box = self.box
        seen = [card for card in self.monsters if card != NOTHING] + self.discard
        if len(set(seen)) != len(seen):
            out.append("discard: a Monster card is in two places")
        most = box.deck_size[self.seats] + 1 - len(seen)
        if not (0 if self.ended else 1) <= self.deck <= most:
            out.append(f"deck: {self.deck} cards are not from 1 to {most} (RUN-1.14)")
        for card in seen:
            if self.pool.odds[card]:
                out.append(f"deck: {box.cards[card]} is in play and in the deck")
        for card in range(len(box.cards)):
            if self.wounds[card] and card not in self.monsters:
                out.append(f"monsters: {box.cards[card]} is wounded but not on the board")
            if self.wounds[card] == box.full[card]:
                out.append(f"monsters: {box.cards[card]} has no weak point left and lives (RUN-5.7)")
        if len(set(self.events_played)) != len(self.events_played):
            out.append("events_played: an event comes twice")
        for sign in range(len(SIGNS)):
            played = len([event for event in self.events_played if box.sign[event] == sign])
            if played > box.event_counts[self.difficulty][sign]:
                out.append(f"events_played: {played} {SIGNS[sign]} ones are more than there are (RUN-1.24)")
