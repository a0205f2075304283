"""The position of a game of Tales of Glory: fields, clone, small questions, invariants."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.deck import Bag
from tablee.core.state import Proc, State
from tablee.games.glory.box import Box
from tablee.games.glory.ids import (
    AGES,
    COIN,
    COMBAT,
    MAGIC,
    NOBODY,
    NOTHING,
    ORIGINS,
    POTION,
    PRESTIGE,
    RESOURCES,
    ROUNDS,
)

_UNSET: Final[list[int]] = []  # shared placeholders of fields that `setup` or `clone` fill
_UNSET_LISTS: Final[list[list[int]]] = []
_NO_BAG: Final = Bag([])
STOCKS: Final = 5
"""What a player owns: combat, magic, potions, coins, prestige, in the order of `ids`."""


class Glory(State):
    """Ints and lists of ints. Lists of players go by seat, lists of tiles by tile: each exists once.

    `stock` holds what each player owns (`seat * 5 + what`), `earned` where the prestige came from in the same
    way. `area` lists the tiles of each player in the order they were placed, `cell` says where each tile lies
    and `opened` is a bit mask of its opened chests.
    """

    def __init__(self, box: Box, procs: list[Proc[Any]], seats: int) -> None:
        super().__init__(procs, seats)
        self.box = box
        self.with_quests = 0
        self.deferred = 0  # TOG-11.13: rewards after all placements of a turn
        self.simultaneous = 0  # TOG-4.3: all play their tiles at the same time
        self.random_first = 0  # TOG-12.1: the first player is drawn by lot
        self.letters = _UNSET  # how long the names of the players are (TOG-12.5)
        self.round = 0
        self.first = NOBODY  # who holds the First Player token
        self.claimed = 0  # mask of the seats that gained the token in a simultaneous step (TOG-7.26)
        # The board
        self.slots = _UNSET  # the tile on each slot
        self.piles = _UNSET  # tiles left in the pile of each age
        self.pool = _NO_BAG  # tiles and quests nobody has seen
        self.discard = _UNSET
        # Players
        self.stock = _UNSET
        self.earned = _UNSET
        self.area = _UNSET_LISTS
        self.cards = _UNSET  # the selection cards that lie open, as slot indices
        self.taken = _UNSET  # the tile of this round that is not dealt with yet
        self.taken_from = _UNSET  # the slot it lay on
        self.playing = _UNSET  # the tile that is being paid for and placed
        self.hand = _UNSET_LISTS  # quests
        self.returned = _UNSET  # the quest given back to the box
        self.majority = _UNSET  # mask of the seats that have it, by resource
        # Tiles
        self.cell = _UNSET
        self.opened = _UNSET

    def clone(self) -> Glory:
        """An independent copy that nobody listens to."""
        twin = Glory(self.box, self.procs, self.seats)
        twin.copy_pending(self)
        twin.with_quests = self.with_quests
        twin.deferred = self.deferred
        twin.simultaneous = self.simultaneous
        twin.random_first = self.random_first
        twin.letters = self.letters
        twin.round = self.round
        twin.first = self.first
        twin.claimed = self.claimed
        twin.slots = self.slots[:]
        twin.piles = self.piles[:]
        twin.pool = self.pool.clone()
        twin.discard = self.discard[:]
        twin.stock = self.stock[:]
        twin.earned = self.earned[:]
        twin.area = [tiles[:] for tiles in self.area]
        twin.cards = self.cards[:]
        twin.taken = self.taken[:]
        twin.taken_from = self.taken_from[:]
        twin.playing = self.playing[:]
        twin.hand = [quests[:] for quests in self.hand]
        twin.returned = self.returned[:]
        twin.majority = self.majority[:]
        twin.cell = self.cell[:]
        twin.opened = self.opened[:]
        return twin

    def numbers(self) -> list[int]:
        """Every fact as ints, in a fixed order."""
        out = [
            self.with_quests,
            self.deferred,
            self.simultaneous,
            self.random_first,
            self.round,
            self.first,
            self.claimed,
        ]
        out += self.letters
        out += self.slots
        out += self.piles
        out += self.pool.odds
        out += self.stock
        out += self.earned
        out += self.cards
        out += self.taken
        out += self.taken_from
        out += self.playing
        out += self.returned
        out += self.majority
        out += self.cell
        out += self.opened
        for tiles in self.area:
            out.append(len(tiles))
            out += tiles
        for quests in self.hand:
            out.append(len(quests))
            out += quests
        out += self.discard
        return out

    def not_asked_rule(self) -> str:
        """TOG-2.3 Who acts when."""
        return "TOG-2.3"

    # Small questions -----------------------------------------------------------------------------------

    def has(self, seat: int, what: int) -> int:
        """How much of something a player owns."""
        return self.stock[seat * STOCKS + what]

    def keys(self, seat: int) -> int:
        """TOG-7.13 The key tokens in a play area: each lies on a chest it opened."""
        count = 0
        for tile in self.area[seat]:
            mask = self.opened[tile]
            count += (mask & 1) + (mask >> 1)
        return count

    def closed_chests(self, seat: int) -> int:
        """TOG-11.12 The chests of a play area without a key."""
        count = -self.keys(seat)
        for tile in self.area[seat]:
            count += len(self.box.chests[tile])
        return count

    def throw_away(self, tile: int) -> None:
        """Put a tile on the discard pile. It is kept sorted: who was faster leaves no trace (TOG-4.3)."""
        self.discard.append(tile)
        self.discard.sort()

    def order(self) -> list[int]:
        """TOG-2.3 All seats, clockwise from the holder of the First Player token."""
        return [(self.first + i) % self.seats for i in range(self.seats)]

    def rank_key(self, seat: int) -> list[int]:
        """TOG-10.8 What players are compared by: prestige, then combat, magic, potions, coins."""
        return [
            self.has(seat, PRESTIGE),
            self.has(seat, COMBAT),
            self.has(seat, MAGIC),
            self.has(seat, POTION),
            self.has(seat, COIN),
        ]

    def rank(self, seat: int) -> int:
        """TOG-10.11 The place of a player: one more than there are players ahead of him."""
        mine = self.rank_key(seat)
        ahead = 0
        for other in range(self.seats):
            if self.rank_key(other) > mine:
                ahead += 1
        return ahead + 1

    def _area_of(self, tile: int) -> int:
        """Whose play area a tile lies in."""
        for seat in range(self.seats):
            if tile in self.area[seat]:
                return seat
        return NOBODY

    # Invariants ----------------------------------------------------------------------------------------

    def problems(self) -> list[str]:
        """Broken invariants, each with the entry of the dump it is about; empty when the state is sound."""
        out = self._tile_problems()
        for seat in range(self.seats):
            self._check_player(seat, out)
        if not 0 <= self.round <= ROUNDS:
            out.append(f"round: there is no round {self.round}")
        if not NOBODY <= self.first < self.seats:
            out.append("first: there is no such seat")
        if len(self.majority) != len(RESOURCES) or (max(self.majority) and not self.ended):
            out.append("majorities: they are settled when the game ends (TOG-10.4)")
        if not self.simultaneous and self.claimed:
            out.append("claimed: the token goes over at once where all play one after the other (TOG-7.26)")
        for slot in range(len(self.slots)):
            tile = self.slots[slot]
            if tile != NOTHING and (tile in self.box.heroes or tile in self.box.quests):
                out.append(f"slots.{slot}: {self.box.tiles[tile]} never lies there (TOG-1.2)")
        for age in range(AGES):
            unseen = 0
            for tile in self.box.age_tiles[age]:
                unseen += self.pool.odds[tile]
            if not 0 <= self.piles[age] <= unseen:
                out.append(f"piles.{age}: {self.piles[age]} tiles, {unseen} are unseen")
        return out

    def _check_player(self, seat: int, out: list[str]) -> None:
        where = f"players.{seat}"
        for what in range(STOCKS):
            if self.has(seat, what) < 0:
                name = "prestige" if what == PRESTIGE else RESOURCES[what]
                out.append(f"{where}.{name}: less than nothing")
        origin = sum(self.earned[seat * len(ORIGINS) : (seat + 1) * len(ORIGINS)])
        if origin != self.has(seat, PRESTIGE):
            out.append(f"{where}.earned: prestige and where it came from differ")
        cells = [self.cell[tile] for tile in self.area[seat]]
        if len(set(cells)) != len(cells):
            out.append(f"{where}.tiles: two on one cell")
        for i in range(len(self.area[seat])):
            tile = self.area[seat][i]
            if self.opened[tile] >> len(self.box.chests[tile]):
                out.append(f"{where}.tiles.{i}: {self.box.tiles[tile]} has a key without a chest")
            if i and tile in self.box.heroes:
                out.append(f"{where}.tiles.{i}: a player has one hero (TOG-1.10)")
        if self.hand[seat] and not self.with_quests:
            out.append(f"{where}.hand: this game is played without quests (TOG-11.1)")

    def _tile_problems(self) -> list[str]:
        """Every tile is in exactly one place."""
        seen = self.pool.odds[:]
        places: list[list[int]] = [self.slots, self.discard, self.taken, self.playing, self.returned]
        places += self.area
        places += self.hand
        for place in places:
            for tile in place:
                if tile != NOTHING:
                    seen[tile] += 1
        out: list[str] = []
        for tile in range(len(seen)):
            placed = self.cell[tile] != NOTHING
            if seen[tile] != 1:
                out.append(f"players: {self.box.tiles[tile]} is in {seen[tile]} places")
            if placed != (self._area_of(tile) != NOBODY):
                out.append(f"players: {self.box.tiles[tile]} has a cell and no area, or the other way round")
        return out
