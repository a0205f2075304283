"""The position of a game of Defenders of the Realm: fields, clone, small questions, invariants."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.deck import Bag, Deck
from tablee.core.frame import Frame
from tablee.core.state import Proc, State
from tablee.games.defenders.box import Box
from tablee.games.defenders.ids import (
    COLOURS,
    DAY,
    E4,
    ENEMIES,
    FULL,
    GROUND,
    H2,
    NOTHING,
    P_COMMIT,
    P_DAY,
    P_KEEP,
    P_NEXT_ROLLER,
    P_WINDOW,
    PURPLE,
    SKY,
    STYLES,
    W_DAY,
)

_UNSET: Final[list[int]] = []  # shared placeholders of fields that `setup` or `clone` fill
_UNSET_LISTS: Final[list[list[int]]] = []
_NO_DECK: Final = Deck(Bag([]), 0)


def changed(values: list[int], i: int, value: int) -> list[int]:
    """A copy with another value at one place."""
    out = values[:]
    out[i] = value
    return out


def extended(lists: list[list[int]], i: int, value: int) -> list[list[int]]:
    """A copy in which one list has one value more."""
    out = lists[:]
    out[i] = [*lists[i], value]
    return out


def without(lists: list[list[int]], i: int, value: int) -> list[list[int]]:
    """A copy in which one list has lost a value, its first occurrence."""
    out = lists[:]
    left = lists[i][:]
    left.remove(value)
    out[i] = left
    return out


def emptied(lists: list[list[int]], i: int) -> list[list[int]]:
    """A copy in which one list is empty."""
    out = lists[:]
    out[i] = []
    return out


class Defenders(State):
    """Ints and lists of ints. Lists of places go by `place * 4 + colour` or by place, others by seat.

    Cards that lie face down have no identity until they are seen: decks are counts of what is left.

    A clone has its own minions, supply, places and life tokens. All other lists, the lists in them and the
    darkness deck are shared with it: whoever changes one puts a new one in its place (`changed`, `extended`,
    `without`, `emptied`).
    """

    def __init__(self, box: Box, procs: list[Proc[Any]], seats: int) -> None:
        super().__init__(procs, seats)
        self.box = box
        self.variants = _UNSET
        self.champion = 1
        self.closed = 0  # hands are closed
        self.dealt = 0  # heroes are dealt, not chosen
        self.start = NOTHING  # the seat that begins, NOTHING until chance has told
        self.active = 0
        self.turn = 0
        self.phase = 0
        # Board
        self.minions = _UNSET
        self.crystals = _UNSET
        self.gates = _UNSET  # 1 where a gate is
        self.supply = _UNSET
        self.crystal_supply = 0
        self.gate_supply = 0
        # Generals
        self.general_step = _UNSET  # place on the path
        self.general_life = _UNSET  # the wound marker; 0 is the skull
        self.healing = _UNSET  # day ends to wait before it heals; NOTHING if it does not
        # Heroes
        self.hero = _UNSET
        self.used = 0  # mask of the heroes that have been in play
        self.at = _UNSET
        self.ready = _UNSET
        self.spent = _UNSET
        self.lost = _UNSET
        self.bonus = _UNSET
        self.hand = _UNSET_LISTS  # sorted card types
        self.style = _UNSET
        self.mounted = _UNSET  # a fresh mount waits
        self.shape = _UNSET
        self.ambush = _UNSET  # 1 while the surprise of the shape is not used up
        self.slayer = _UNSET  # mask of colours
        self.kills = _UNSET  # generals a player has struck down, for the title
        # Quests
        self.quest = _UNSET
        self.marked = _UNSET  # mask of the steps done, of quests with places
        self.markers = _UNSET  # seat * 4 + colour: minions on the active quest
        self.completed = _UNSET_LISTS
        self.unused = _UNSET_LISTS  # completed quests whose single use is left
        # Decks
        self.deck = _UNSET  # hero cards left, by type
        self.discard = _UNSET
        self.removed = _UNSET
        self.quest_deck = _UNSET
        self.quest_discard = _UNSET
        self.dark = _NO_DECK
        self.dark_discard = _UNSET
        # This turn
        self.rumors = 0
        self.teleported = 0
        self.day_over = 0  # the active hero died in its day
        self.quiet = 0  # no darkness cards this turn
        # The card of the night
        self.revealed = NOTHING
        self.full = 0  # its upper part is in use
        self.spared = 0  # mask of its halves that place nothing
        self.halted = 0  # its general part is ignored
        self.foreseen = _UNSET
        # The fight
        self.fighter = NOTHING
        self.dice_colour = _UNSET
        self.dice_value = _UNSET
        self.need = _UNSET  # by colour: what a die must show
        self.enemy = NOTHING  # the general who is attacked
        self.committed = _UNSET_LISTS
        self.joined = 0
        self.rolled = 0
        self.hits = 0
        self.ones = 0
        self.wounds_before = 0  # his marker when the fight began
        self.cancelled = 0  # his skill
        self.luck_played = 0  # copies of battle luck in force

    def clone(self) -> Defenders:
        """An independent copy that nobody listens to."""
        twin = Defenders(self.box, self.procs, self.seats)
        twin.copy_pending(self)
        twin.variants = self.variants
        twin.champion = self.champion
        twin.closed = self.closed
        twin.dealt = self.dealt
        twin.start = self.start
        twin.active = self.active
        twin.turn = self.turn
        twin.phase = self.phase
        twin.minions = self.minions[:]
        twin.crystals = self.crystals
        twin.gates = self.gates
        twin.supply = self.supply[:]
        twin.crystal_supply = self.crystal_supply
        twin.gate_supply = self.gate_supply
        twin.general_step = self.general_step
        twin.general_life = self.general_life
        twin.healing = self.healing
        twin.hero = self.hero
        twin.used = self.used
        twin.at = self.at[:]
        twin.ready = self.ready[:]
        twin.spent = self.spent[:]
        twin.lost = self.lost[:]
        twin.bonus = self.bonus[:]
        twin.hand = self.hand
        twin.style = self.style
        twin.mounted = self.mounted
        twin.shape = self.shape
        twin.ambush = self.ambush
        twin.slayer = self.slayer
        twin.kills = self.kills
        twin.quest = self.quest
        twin.marked = self.marked
        twin.markers = self.markers
        twin.completed = self.completed
        twin.unused = self.unused
        twin.deck = self.deck
        twin.discard = self.discard
        twin.removed = self.removed
        twin.quest_deck = self.quest_deck
        twin.quest_discard = self.quest_discard
        twin.dark = self.dark
        twin.dark_discard = self.dark_discard
        twin.rumors = self.rumors
        twin.teleported = self.teleported
        twin.day_over = self.day_over
        twin.quiet = self.quiet
        twin.revealed = self.revealed
        twin.full = self.full
        twin.spared = self.spared
        twin.halted = self.halted
        twin.foreseen = self.foreseen
        twin.fighter = self.fighter
        twin.dice_colour = self.dice_colour
        twin.dice_value = self.dice_value
        twin.need = self.need
        twin.enemy = self.enemy
        twin.committed = self.committed
        twin.joined = self.joined
        twin.rolled = self.rolled
        twin.hits = self.hits
        twin.ones = self.ones
        twin.wounds_before = self.wounds_before
        twin.cancelled = self.cancelled
        twin.luck_played = self.luck_played
        return twin

    def numbers(self) -> list[int]:
        """Every fact as ints, in a fixed order."""
        out = [self.champion, self.closed, self.dealt, self.start, self.active, self.turn, self.phase]
        out += [self.crystal_supply, self.gate_supply, self.used, self.dark.size]
        out += [self.rumors, self.teleported, self.day_over, self.quiet, self.revealed, self.full]
        out += [self.spared, self.halted, self.fighter, self.enemy, self.joined, self.rolled, self.hits]
        out += [self.ones, self.wounds_before, self.cancelled, self.luck_played]
        for values in (
            self.variants,
            self.minions,
            self.crystals,
            self.gates,
            self.supply,
            self.general_step,
            self.general_life,
            self.healing,
            self.hero,
            self.at,
            self.ready,
            self.spent,
            self.lost,
            self.bonus,
            self.style,
            self.mounted,
            self.shape,
            self.ambush,
            self.slayer,
            self.kills,
            self.quest,
            self.marked,
            self.markers,
            self.deck,
            self.discard,
            self.removed,
            self.quest_deck,
            self.quest_discard,
            self.dark.bag.odds,
            self.dark.top,
            self.dark.bottom,
            self.dark_discard,
            self.foreseen,
            self.dice_colour,
            self.dice_value,
            self.need,
        ):
            out.append(len(values))
            out += values
        for lists in (self.hand, self.completed, self.unused, self.committed):
            for one in lists:
                out.append(len(one))
                out += one
        return out

    def not_asked_rule(self) -> str:
        """DOR-3.1 Turns are taken one after the other."""
        return "DOR-3.1"

    def offers(self, seat: int) -> list[int]:
        """DOR-16.5 While a day action is awaited, all others may play what can be played at any time."""
        if self.ended or self.lines or seat == self.active or not self.stack:
            return []
        if self.stack[-1].proc != P_DAY or not self.asked(self.active):
            return []
        return self.procs[P_WINDOW].legal(self, Frame(P_WINDOW, what=W_DAY), seat)[1:]

    def take_offer(self, seat: int, action: int) -> None:
        """Play a card on somebody else's day."""
        self.procs[P_WINDOW].apply(self, Frame(P_WINDOW, what=W_DAY), seat, action)

    def forced(self, seat: int) -> bool:
        """DOR-8.3, 8.5 Cards are committed and dice rolled by hand: chances and penalty are read before."""
        return super().forced(seat) and self.question(seat).proc not in (P_COMMIT, P_NEXT_ROLLER)

    # Small questions -----------------------------------------------------------------------------------

    def has_skill(self, seat: int, skill: int) -> bool:
        """Whether the hero of a seat has a skill."""
        return self.hero[seat] != NOTHING and self.box.hero_skills[self.hero[seat]] >> skill & 1 == 1

    def in_the_sky(self, seat: int) -> bool:
        """DOR-17.9 Whether a rider fights from the sky."""
        return self.has_skill(seat, STYLES) and self.style[seat] == SKY

    def on_the_ground(self, seat: int) -> bool:
        """DOR-17.10 Whether a rider fights on the ground."""
        return self.has_skill(seat, STYLES) and self.style[seat] == GROUND

    def crowd(self, place: int) -> int:
        """How many minions are on a place."""
        minions = self.minions
        i = place * ENEMIES
        return minions[i] + minions[i + 1] + minions[i + 2] + minions[i + 3]

    def actions(self, seat: int) -> int:
        """DOR-3.4 Actions that are left: bonus actions and ready tokens."""
        return self.bonus[seat] + self.ready[seat]

    def life(self, seat: int) -> int:
        """The life tokens a hero has."""
        return self.ready[seat] + self.spent[seat]

    def is_special(self, card: int) -> bool:
        """Whether a hero card is a special one."""
        return card >= self.box.first_special

    def special(self, seat: int, which: int) -> bool:
        """Whether a special card is in a hand."""
        return self.box.first_special + which in self.hand[seat]

    def rewarded(self, seat: int, reward: int) -> bool:
        """Whether a hero has a lasting reward."""
        for quest in self.completed[seat]:
            if self.box.reward[quest] == reward:
                return True
        return False

    def unused_reward(self, seat: int, reward: int) -> int:
        """A completed quest whose single use of this kind is left, or NOTHING."""
        for quest in self.unused[seat]:
            if self.box.reward[quest] == reward:
                return quest
        return NOTHING

    def general_at(self, place: int) -> int:
        """The general who stands on a place, or NOTHING."""
        for general in range(ENEMIES):
            if self.general_life[general] and self.place_of(general) == place:
                return general
        return NOTHING

    def place_of(self, general: int) -> int:
        """Where a general is."""
        return self.box.path[general][self.general_step[general]]

    def on_red(self, general: int) -> bool:
        """DOR-9.8 Whether the wounds of a general are major."""
        return 0 < self.general_life[general] <= self.box.red_squares[general]

    def defeated(self) -> int:
        """How many generals are dead."""
        return self.general_life.count(0)

    def slot(self) -> int:
        """DOR-14.1 The slot of the war status."""
        return min(self.defeated(), ENEMIES - 1)

    def order_from(self, seat: int) -> list[int]:
        """Turn order from a seat."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    # Invariants ----------------------------------------------------------------------------------------

    def problems(self) -> list[str]:
        """Broken invariants, each with the entry of the dump it is about; empty when the state is sound."""
        out: list[str] = []
        self._check_board(out)
        self._check_generals(out)
        self._check_cards(out)
        for seat in range(self.seats):
            if self.hero[seat] == NOTHING:
                if self.life(seat) or self.hand[seat] or self.quest[seat] != NOTHING:
                    out.append(f"players.{seat}.hero: nobody has life, cards or a quest (DOR-7.7)")
            else:
                self._check_hero(seat, out)
            self._check_quest(seat, out)
        if self.stack and self.stack[-1].proc == P_DAY:
            seat = self.stack[-1].who
            if seat != self.active:
                out.append(f"active: it is the day of seat {seat} (DOR-3.1)")
            elif self.hero[seat] == NOTHING or self.phase != DAY:
                out.append("phase: a day needs a hero and is in the phase of its name (DOR-3.1)")
        return out

    def _check_board(self, out: list[str]) -> None:
        box = self.box
        for colour in range(ENEMIES):
            total = self.supply[colour]
            for place in range(len(box.locations)):
                total += self.minions[place * ENEMIES + colour]
            for seat in range(self.seats):
                total += self.markers[seat * ENEMIES + colour]
            wanted = box.minions[colour] - 5 * self.variants[8]
            out_there = total - self.supply[colour]
            if out_there > wanted:
                out.append(f"minions: {out_there} of {COLOURS[colour]}, there are {wanted} (DOR-2.2)")
            elif total != wanted:
                out.append(f"minions: {total} of {COLOURS[colour]} with the supply, not {wanted} (DOR-2.2)")
        for place in range(len(box.locations)):
            crowd = self.crowd(place)
            where = box.locations[place]
            if box.inn[place] and crowd:
                out.append(f"minions.{where}: no minion comes to an inn (DOR-13.11)")
            if self.crystals[place] and box.inn[place]:
                out.append(f"crystals.{where}: no crystal comes to an inn (DOR-13.11)")
            if self.crystals[place] and place == box.city:
                out.append(f"crystals.{where}: the city is never tainted (DOR-13.10)")
            if place != box.city and crowd > FULL:
                out.append(f"minions.{where}: {crowd} are more than {FULL} (DOR-13.2)")
            if place == box.city and crowd >= box.city_falls and not self.ended:
                out.append(f"minions.{where}: with {crowd} the city has fallen (DOR-1.2)")
        if sum(self.crystals) + self.crystal_supply != box.crystals or self.crystal_supply < 0:
            out.append(f"crystals: {sum(self.crystals)}, there are {box.crystals} (DOR-1.4)")
        if sum(self.gates) + self.gate_supply != box.gates or self.gate_supply < 0:
            out.append(f"gates: {sum(self.gates)}, there are {box.gates} (DOR-2.2)")

    def _check_generals(self, out: list[str]) -> None:
        if self.ended:
            return
        for general in range(ENEMIES):
            if self.general_life[general] and self.place_of(general) == self.box.city:
                out.append(
                    f"generals.{self.box.generals[general]}.step: in the city the war is lost (DOR-12.9)"
                )
            if self.healing[general] < NOTHING:
                out.append(f"generals.{self.box.generals[general]}.healing: less than nothing")
        if not sum(self.general_life):
            out.append("generals: all are defeated and the war goes on (DOR-8.10)")

    def _check_cards(self, out: list[str]) -> None:
        box = self.box
        for card in range(len(box.cards)):
            total = self.deck[card] + self.discard[card] + self.removed[card]
            for seat in range(self.seats):
                total += self.hand[seat].count(card) + self.committed[seat].count(card)
            for frame in self.stack:
                if frame.proc == P_KEEP and frame.items is not None:
                    total += frame.items.count(card)
            if total != box.card_count[card]:
                out.append(f"discard: {total} cards {box.cards[card]} instead of {box.card_count[card]}")
            if self.discard[card] and box.card_colour[card] == PURPLE:
                out.append(f"discard: {box.cards[card]} is never put there (DOR-16.4)")
        for quest in range(len(box.quests)):
            total = self.quest_deck[quest] + self.quest_discard[quest] + self.quest.count(quest)
            for seat in range(self.seats):
                total += self.completed[seat].count(quest)
            if total != 1:
                out.append(f"quest_discard: {total} cards {box.quests[quest]} instead of 1")

    def _check_hero(self, seat: int, out: list[str]) -> None:
        """DOR-2.3 A hero is in play once; DOR-2.4, 7.7 with its life tokens, of which one is left."""
        hero, where = self.hero[seat], f"players.{seat}"
        if self.hero.index(hero) != seat:
            out.append(f"{where}.hero: seat {self.hero.index(hero)} has this hero already (DOR-2.3)")
        if min(self.ready[seat], self.spent[seat], self.lost[seat], self.bonus[seat]) < 0:
            out.append(f"{where}: less than no life tokens")
        most = self.box.hero_life[hero] + self.variants[E4] - self.variants[H2]
        if self.life(seat) + self.lost[seat] > most:
            total = self.life(seat) + self.lost[seat]
            out.append(f"{where}: {total} life tokens (ready, spent and lost), there are {most} (DOR-2.4)")
        if self.life(seat) == 0:
            out.append(f"{where}.ready: a hero without life is dead (DOR-7.7)")

    def _check_quest(self, seat: int, out: list[str]) -> None:
        quest, where = self.quest[seat], f"players.{seat}"
        markers = sum(self.markers[seat * ENEMIES : (seat + 1) * ENEMIES])
        if quest == NOTHING:
            if markers or self.marked[seat]:
                out.append(f"{where}.markers: there is no quest they could lie on (DOR-18.7)")
        elif self.marked[seat] < 0 or self.marked[seat] >> len(self.box.quest_steps[quest]):
            out.append(f"{where}.marked: the quest has no such steps")
        for one in self.unused[seat]:
            if one not in self.completed[seat]:
                out.append(f"{where}.unused: {self.box.quests[one]} is not completed")
        if self.kills[seat] < 0:
            out.append(f"{where}.kills: less than nothing")
