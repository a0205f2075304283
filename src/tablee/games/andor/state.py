"""The position of a game of Andor: fields, clone, small questions, invariants."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.state import CHANCE_ASKED, Proc, State
from tablee.games.andor.box import Box
from tablee.games.andor.ids import (
    FALCON,
    FALCON_FLYING,
    GOURD,
    GOURD_HALF,
    KINDS,
    LIT,
    NO_FIRE,
    NOTHING,
    ON_SHIELD,
    OPEN_WINDOWS,
    P_FREE,
    ROOM,
)
from tablee.games.andor.legend_words import (
    R_COLD,
)
from tablee.games.andor.plan import Plan

_UNSET: Final[list[int]] = []  # shared placeholders of fields that `setup` or `clone` fill
_UNSET_LISTS: Final[list[list[int]]] = []
_NO_PLAN: Final = Plan()


def put(values: list[int], i: int, value: int) -> list[int]:
    """A copy with another value at one place."""
    out = values[:]
    out[i] = value
    return out


def add(values: list[int], i: int, n: int) -> list[int]:
    """A copy with `n` more at one place."""
    out = values[:]
    out[i] += n
    return out


def add_in(lists: list[list[int]], i: int, j: int, n: int) -> list[list[int]]:
    """A copy with `n` more at one place of one list."""
    out = lists[:]
    out[i] = add(lists[i], j, n)
    return out


def inserted(values: list[int], value: int) -> list[int]:
    """A sorted copy with one value more."""
    return sorted([*values, value])


def removed(values: list[int], value: int) -> list[int]:
    """A copy that has lost a value, its first occurrence."""
    out = values[:]
    out.remove(value)
    return out


def printed_side(item: int) -> int:
    """The token an item is: a half-empty skin is a water-skin, a flying falcon a falcon."""
    if item == GOURD_HALF:
        return GOURD
    if item == FALCON_FLYING:
        return FALCON
    return item


class Andor(State):
    """Ints and lists of ints. Spaces are numbers of the box; sheets go by `seat * KINDS + item`.

    What lies face down has no identity until it is seen: pools are counts of what is left.

    A clone shares all lists with its original. So no list is ever written to: whoever changes one puts a new
    one in its place (`put`, `add`, `add_in`, `inserted`, `removed`). Only `new_game` and `read` fill the
    lists of a state that has no clone yet.
    """

    def __init__(self, box: Box, procs: list[Proc[Any]], seats: int) -> None:
        super().__init__(procs, seats)
        self.box = box
        self.plan = _NO_PLAN
        self.legend = 0
        self.difficulty = 0
        # Time
        self.day = 0
        self.active = NOTHING  # the seat whose turn it is; NOTHING at setup and sunrise
        self.rooster = NOTHING  # the seat that ended the day first
        self.letter = 0
        self.cold = 0  # the hour the eternal cold covers
        self.ignored = 0  # the tablets shine: the cold is ignored today
        # Heroes
        self.hero = _UNSET
        self.at = _UNSET
        self.sp = _UNSET
        self.wp = _UNSET
        self.used = _UNSET  # hours: where the time stones are
        self.overtime = _UNSET  # overtime hours spent today, wherever a plant has put the stone since
        self.sheet_fire = _UNSET
        self.carried = _UNSET
        self.resting = 0  # mask of the seats that have ended the day
        self.restless = 0  # mask of the seats between two steps, or moved and not settled yet
        self.newcomers = 0  # mask of the seats that have come to a creature's space in this turn
        # Items
        self.loose = _UNSET  # space * KINDS + item, sorted
        self.fixed = _UNSET  # the same, delivered for good
        self.supply = _UNSET
        self.gone = _UNSET
        self.gifts = _UNSET  # (giver * 4 + receiver) * KINDS + item: offered, not taken yet
        self.flight = _UNSET  # the two heroes between whom the falcon flies, or nobody
        self.follower_home = _UNSET  # Iquar, Takota: where they return to
        self.on_caught = _UNSET
        # Board
        self.fire = _UNSET
        self.snow = _UNSET  # token, FACE_DOWN + pool, or NOTHING
        self.pools = _UNSET_LISTS  # what the face-down snow tokens are in all
        self.ice = _UNSET  # spaces with an ice token
        self.ice_pool = _UNSET
        self.broken = _UNSET
        self.defence = 0
        self.saved = 0
        self.no_fire = _UNSET
        self.links = _UNSET  # pairs of spaces
        self.crosses = _UNSET  # spaces with the red X
        self.ally = _UNSET
        self.markers = _UNSET  # space, set, face or NOTHING, three numbers each
        self.set_pools = _UNSET_LISTS  # by set and face: faces not revealed yet
        self.revealed = _UNSET  # by set
        self.mover_path = NOTHING
        self.mover_at = 0
        self.mover_caught = 0
        # Creatures
        self.cr_kind = _UNSET
        self.cr_at = _UNSET
        self.cr_sp = _UNSET
        self.cr_wp = _UNSET
        self.cr_tag = _UNSET
        self.cr_idle = _UNSET
        self.slain = _UNSET  # by kind
        self.slain_tag = _UNSET
        # Legend
        self.rules = _UNSET
        self.flags = _UNSET
        self.objectives = _UNSET
        self.cards = _UNSET
        self.queue = _UNSET  # card, finder, space, three numbers each
        self.stars = 0  # mask of letters
        self.star_cards = _UNSET  # letter, card
        # The fight
        self.foe = NOTHING
        self.foe_wp = 0
        self.foe_less = 0  # strength taken away by the black plant
        self.starter = NOTHING
        self.party = 0  # mask of the seats that fight
        self.round = 0
        self.steal = 0
        self.roller = NOTHING
        self.dice = _UNSET  # of the roller or the creature; 0 is not rolled yet
        self.black = 0  # they are black
        self.turned = 0  # the mage has turned a die in this round
        self.total = 0  # the dice of those who have rolled
        self.red = 0  # what red plants add in this round

    def clone(self) -> Andor:
        """An independent copy that nobody listens to."""
        twin = Andor(self.box, self.procs, self.seats)
        twin.copy_pending(self)
        twin.plan = self.plan
        twin.legend = self.legend
        twin.difficulty = self.difficulty
        twin.day = self.day
        twin.active = self.active
        twin.rooster = self.rooster
        twin.letter = self.letter
        twin.cold = self.cold
        twin.ignored = self.ignored
        twin.hero = self.hero
        twin.at = self.at
        twin.sp = self.sp
        twin.wp = self.wp
        twin.used = self.used
        twin.overtime = self.overtime
        twin.sheet_fire = self.sheet_fire
        twin.carried = self.carried
        twin.resting = self.resting
        twin.restless = self.restless
        twin.newcomers = self.newcomers
        twin.loose = self.loose
        twin.fixed = self.fixed
        twin.supply = self.supply
        twin.gone = self.gone
        twin.gifts = self.gifts
        twin.flight = self.flight
        twin.follower_home = self.follower_home
        twin.on_caught = self.on_caught
        twin.fire = self.fire
        twin.snow = self.snow
        twin.pools = self.pools
        twin.ice = self.ice
        twin.ice_pool = self.ice_pool
        twin.broken = self.broken
        twin.defence = self.defence
        twin.saved = self.saved
        twin.no_fire = self.no_fire
        twin.links = self.links
        twin.crosses = self.crosses
        twin.ally = self.ally
        twin.markers = self.markers
        twin.set_pools = self.set_pools
        twin.revealed = self.revealed
        twin.mover_path = self.mover_path
        twin.mover_at = self.mover_at
        twin.mover_caught = self.mover_caught
        twin.cr_kind = self.cr_kind
        twin.cr_at = self.cr_at
        twin.cr_sp = self.cr_sp
        twin.cr_wp = self.cr_wp
        twin.cr_tag = self.cr_tag
        twin.cr_idle = self.cr_idle
        twin.slain = self.slain
        twin.slain_tag = self.slain_tag
        twin.rules = self.rules
        twin.flags = self.flags
        twin.objectives = self.objectives
        twin.cards = self.cards
        twin.queue = self.queue
        twin.stars = self.stars
        twin.star_cards = self.star_cards
        twin.foe = self.foe
        twin.foe_wp = self.foe_wp
        twin.foe_less = self.foe_less
        twin.starter = self.starter
        twin.party = self.party
        twin.round = self.round
        twin.steal = self.steal
        twin.roller = self.roller
        twin.dice = self.dice
        twin.black = self.black
        twin.turned = self.turned
        twin.total = self.total
        twin.red = self.red
        return twin

    def numbers(self) -> list[int]:
        """Every fact as ints, in a fixed order."""
        out = [self.legend, self.difficulty, self.day, self.active, self.rooster, self.letter, self.cold]
        out += [self.ignored, self.resting, self.restless, self.defence, self.saved, self.mover_path]
        out += [self.mover_at, self.mover_caught, self.stars, self.foe, self.foe_wp, self.foe_less]
        out += [self.starter, self.party, self.round, self.steal, self.roller, self.black, self.turned]
        out += [self.total, self.red, self.newcomers]
        for values in (
            self.hero,
            self.at,
            self.sp,
            self.wp,
            self.used,
            self.overtime,
            self.sheet_fire,
            self.carried,
            self.loose,
            self.fixed,
            self.supply,
            self.gone,
            self.gifts,
            self.flight,
            self.follower_home,
            self.on_caught,
            self.fire,
            self.snow,
            self.ice,
            self.ice_pool,
            self.broken,
            self.no_fire,
            self.links,
            self.crosses,
            self.ally,
            self.markers,
            self.revealed,
            self.cr_kind,
            self.cr_at,
            self.cr_sp,
            self.cr_wp,
            self.cr_tag,
            self.cr_idle,
            self.slain,
            self.slain_tag,
            self.rules,
            self.flags,
            self.objectives,
            self.cards,
            self.queue,
            self.star_cards,
            self.dice,
        ):
            out.append(len(values))
            out += values
        for lists in (self.pools, self.set_pools):
            out.append(len(lists))
            for one in lists:
                out.append(len(one))
                out += one
        return out

    def not_asked_rule(self) -> str:
        """AND-3.2 On a turn it is one hero who acts."""
        return "AND-3.2"

    # Free actions (AND-8): offered in open windows, never waited for -----------------------------------

    def open_window(self) -> bool:
        """AND-8.3 Whether free actions are possible now."""
        if self.waiting == 0 or self.waiting == CHANCE_ASKED or not self.stack:
            return False
        return self.stack[-1].proc in OPEN_WINDOWS

    def offers(self, seat: int) -> list[int]:
        """AND-8.1 Free actions, also out of turn."""
        if not self.open_window():
            return []
        return self.procs[P_FREE].legal(self, self.stack[-1], seat)

    def take_offer(self, seat: int, action: int) -> None:
        """A free action of a hero who is not asked; the open question stays."""
        self.procs[P_FREE].apply(self, self.stack[-1], seat, action)

    def forced(self, seat: int) -> bool:
        """AND-8.3 A window stays open while others may do something in it, such as hand over a water-skin."""
        if not super().forced(seat):
            return False
        for other in range(self.seats):
            if other != seat and self.offers(other):
                return False
        return True

    def explain(self, seat: int, action: int) -> str:
        """Who wants a free action is told the rule that forbids it; AND-8.3 while no window is open."""
        if seat < 0 or not self.waiting or (self.asked(seat) and self.open_window()):
            return super().explain(seat, action)
        free = self.procs[P_FREE].explain(self, self.stack[-1], seat, action)
        if self.open_window():
            return free
        rule = super().explain(seat, action)
        return "AND-8.3" if rule and free != self.not_asked_rule() else rule

    # Small questions -----------------------------------------------------------------------------------

    def kind(self, seat: int) -> int:
        """The kind of hero of a seat."""
        return self.box.hero_kind[self.hero[seat]]

    def rank(self, seat: int) -> int:
        """AND-13.1 The number on the sheet."""
        return self.box.rank[self.kind(seat)]

    def by_rank(self) -> list[int]:
        """All seats in descending rank."""
        seats = list(range(self.seats))
        seats.sort(key=self.rank, reverse=True)
        return seats

    def lowest(self) -> int:
        """The seat of the hero with the lowest rank."""
        return self.by_rank()[-1]

    def speaker(self) -> int:
        """AND-26.8 Who answers for the group: the hero on turn, outside turns the lowest rank."""
        return self.active if self.active != NOTHING else self.lowest()

    def clockwise(self, seat: int) -> list[int]:
        """Turn order from a seat."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    def ended_day(self, seat: int) -> bool:
        """AND-3.10"""
        return self.resting >> seat & 1 == 1

    def still(self, seat: int) -> bool:
        """AND-8.4 Whether a hero stands still."""
        return self.restless >> seat & 1 == 0

    def has(self, seat: int, item: int) -> int:
        """How many of an item a hero carries or leads."""
        return self.carried[seat * KINDS + item]

    def has_token(self, seat: int, item: int) -> int:
        """How many tokens of an item a hero carries, whichever side is up."""
        if item in (GOURD, FALCON):
            return self.has(seat, item) + self.has(seat, GOURD_HALF if item == GOURD else FALCON_FLYING)
        return self.has(seat, item)

    def carry(self, seat: int, item: int, n: int) -> None:
        """A hero has `n` more of an item; fewer where it is negative."""
        self.carried = add(self.carried, seat * KINDS + item, n)

    def lies(self, space: int, item: int) -> int:
        """How many of an item lie loose on a space."""
        return self.loose.count(space * KINDS + item)

    def room(self, seat: int, size: int) -> int:
        """AND-13.9 Free places of a size on a sheet."""
        free = ROOM[size]
        for item in range(KINDS):
            if self.box.size[item] == size:
                free -= self.carried[seat * KINDS + item]
        return free

    def creature_at(self, space: int) -> int:
        """The creature on a space, by its place in the lists, or NOTHING."""
        for i in range(len(self.cr_at)):
            if self.cr_at[i] == space:
                return i
        return NOTHING

    def shields(self) -> int:
        """AND-9.9 How many defence spaces are occupied."""
        return self.cr_at.count(ON_SHIELD)

    def hour_limit(self) -> int:
        """AND-3.14 The last hour that may be spent today."""
        if self.rules[R_COLD] and not self.ignored:
            return min(self.box.hours, self.cold - 1)
        return self.box.hours

    def overtime_among(self, seat: int, hours: int) -> int:
        """AND-3.1 How many of the next hours are overtime."""
        used = self.used[seat]
        return max(0, used + hours - max(used, self.box.normal_hours))

    def overtime_left(self, seat: int) -> int:
        """AND-3.13 Overtime hours a hero has not spent today, wherever the stone is."""
        return self.box.hours - self.box.normal_hours - self.overtime[seat]

    def hours_cost(self, seat: int, hours: int) -> int:
        """AND-3.11 The will points the next hours cost; NOTHING where they cannot be spent at all."""
        if self.used[seat] + hours > self.hour_limit():
            return NOTHING
        over = self.overtime_among(seat, hours)
        if over > self.overtime_left(seat):
            return NOTHING
        return over * self.box.overtime[self.kind(seat)]

    def can_spend(self, seat: int) -> bool:
        """AND-3.12 Whether a hero can spend one more hour; 3.13, 3.14 the track ends or is covered."""
        cost = self.hours_cost(seat, 1)
        return cost != NOTHING and (cost == 0 or self.wp[seat] > cost)

    def no_hours_rule(self, seat: int, hours: int) -> str:
        """The rule that keeps a hero from spending more hours, whatever they would cost."""
        if self.used[seat] + hours > self.box.hours:
            return "AND-3.13"
        return "AND-3.14" if self.used[seat] + hours > self.hour_limit() else "AND-3.13"

    def stand(self, seat: int, space: int) -> None:
        """A hero comes to a space, by whatever way; AND-5.1 a creature there is not to be fought at once."""
        self.at = put(self.at, seat, space)
        self.newcomers &= ~(1 << seat)
        if self.creature_at(space) != NOTHING:
            self.newcomers |= 1 << seat

    def newcomer(self, seat: int) -> bool:
        """AND-5.1 Whether a hero has come to a creature's space in this turn."""
        return self.newcomers >> seat & 1 == 1

    def fire_here(self, space: int) -> bool:
        """AND-16.4, 16.5 Whether a lit fire is on a space: on the ground or on the sheet of a hero there."""
        if self.fire[space] == LIT:
            return True
        for seat in range(self.seats):
            if self.at[seat] == space and self.sheet_fire[seat] == LIT:
                return True
        return False

    def fire_tokens(self) -> int:
        """How many fire tokens lie on the board and on sheets."""
        n = len(self.fire) - self.fire.count(NO_FIRE)
        return n + len(self.sheet_fire) - self.sheet_fire.count(NO_FIRE)

    def dice_of(self, seat: int) -> int:
        """AND-13.2, 13.3 Dice by the will points of the moment."""
        return self.dice_at(seat, self.wp[seat])

    def dice_at(self, seat: int, wp: int) -> int:
        """AND-13.2 The dice of a hero who has so many will points."""
        row = 0 if wp <= 6 else 1 if wp <= 13 else 2
        return self.box.dice[self.kind(seat) * 3 + row]

    def in_party(self, seat: int) -> bool:
        """Whether a hero takes part in the fight that is going on."""
        return self.party >> seat & 1 == 1

    def joined(self, a: int, b: int) -> bool:
        """AND-4.13 Whether the secret passage joins two spaces."""
        for i in range(0, len(self.links), 2):
            if (self.links[i] == a and self.links[i + 1] == b) or (
                self.links[i] == b and self.links[i + 1] == a
            ):
                return True
        return False

    # Invariants ----------------------------------------------------------------------------------------

    def problems(self) -> list[str]:
        """Broken invariants; empty when the state is sound."""
        from tablee.games.andor.invariants import problems  # which needs the class above

        return problems(self)
