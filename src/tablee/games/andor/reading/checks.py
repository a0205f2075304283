"""What a legend must keep as a whole: C7.7. Each fault names the line of the card or part it is about."""

from __future__ import annotations

from tablee.content.lined import Where
from tablee.games.andor.ids import (
    BASE,
    BUFFALO,
    CARLION,
    FIGURES,
    GOR,
    GREEN,
    IQUAR,
    ITEMS,
    KINDS,
    LETTERS,
    MAX_SEATS,
    NOTHING,
    PLANT_BLACK,
    RED,
    SHARED_FIGURES,
    STONE,
    TAKOTA,
    TROLL,
    WARGOR,
)
from tablee.games.andor.legend_words import (
    CAUGHT_REMOVE,
    CAUGHT_RETURN,
    F_ALLY,
    F_AMEND,
    F_CARD,
    F_COMPLETE,
    F_FOLLOWER,
    F_GIVE,
    F_LINK,
    F_MARKERS,
    F_MOVER,
    F_OBJECTIVE,
    F_PLACE,
    F_SPAWN,
    F_STAR,
    F_STOCK,
    F_WIN,
    O_DEFEAT,
    O_DEFEND,
    O_DELIVER,
    O_LIGHT,
    O_REVEAL,
    O_SAVE,
    O_VISIT,
    OB_COUNT,
    OB_CREATURE,
    OB_FLAG,
    OB_ITEM,
    OB_MIN_WP,
    OB_SET,
    OB_SPACE,
    OB_SPACES,
    OB_TAG,
    OB_TEXT,
    T_ALLY_STOP,
    T_ARRIVE,
    T_CATCH,
    T_DEFEAT,
    T_FIRE,
    T_LETTER,
    T_MANUAL,
    T_MARKER,
    T_OBJECTIVE,
    T_PICKUP,
    T_REACH,
    T_STOP,
    TO_EACH,
    TOKEN_FIRE,
)
from tablee.games.andor.plan import Card
from tablee.games.andor.reading.endless_cards import EndlessCards
from tablee.games.andor.reading.vocabulary import LegendFile, Use

BROUGHT_BY_CARDS = (CARLION, STONE, PLANT_BLACK, IQUAR, TAKOTA)
"""What lies under no snow and no ice."""


class Checks:
    """The checks of one legend for one number of heroes. What could not be read is left out of them."""

    def __init__(self, legend: LegendFile) -> None:
        self.tree = legend.tree
        self.box = legend.box
        self.plan = legend.plan
        self.heroes = legend.heroes
        self.used = legend.used

    def of(self, kind: int) -> list[Use]:
        """All effects of a kind."""
        return [use for use in self.used if use.effect.kind == kind]

    def run(self) -> None:
        """All checks."""
        self._letters()
        self._victory()
        self._cards_are_reached()
        self._markers()
        for colour in (GREEN, RED):
            self._figures(colour)
            self._tokens(colour)
            self._iquar(colour)
        self._objectives()
        self._circles()

    def _card(self, number: int) -> Where:
        return ("cards", number)

    def _letters(self) -> None:
        stars: set[int] = set()
        for card in self.plan.by_trigger[T_LETTER]:
            self._star(stars, self.plan.cards[card].a, (*self._card(card), "when"))
        for use in self.of(F_STAR):
            self._star(stars, use.effect.a, use.where)
        found: list[int] = []
        for number in self.plan.by_trigger[T_LETTER]:
            letter = self.plan.cards[number].a
            if self.plan.cards[number].colour == BASE and letter != NOTHING:
                if letter in found:
                    where = (*self._card(number), "when")
                    self.tree.tell(where, f"letter {LETTERS[letter]} has two base cards")
                found.append(letter)

    def _star(self, stars: set[int], letter: int, where: Where) -> None:
        if letter not in stars and letter != NOTHING:
            stars.add(letter)
            if len(stars) > self.box.stars:
                self.tree.tell(where, f"there are only {self.box.stars} stars")

    def _victory(self) -> None:
        plan = self.plan
        announced = [use for use in self.of(F_OBJECTIVE) if plan.cards[use.card].colour in (BASE, NOTHING)]
        for i, number in enumerate(plan.victory):
            if number == NOTHING:
                continue
            if plan.objective_kind[number] == O_DEFEND:
                self.tree.tell(("victory", i), "an objective of the kind defend is never complete")
            uses = [use for use in announced if use.effect.a == number]
            if not uses:
                self.tree.tell(("victory", i), "no base card announces this objective")
            elif uses[0].branch:
                self.tree.tell(("victory", i), "this objective is announced in one branch of a choice only")
        if self.tree.data.get("victory") == [] and not self.of(F_WIN):
            self.tree.tell(("victory",), "without objectives some card must have the effect win")

    def _cards_are_reached(self) -> None:
        """No card waits for something that cannot happen."""
        for number, card in enumerate(self.plan.cards):
            why = self._never(number, card)
            if why:
                self.tree.tell((*self._card(number), "when"), f"{why}: {card.name} is never read")

    def _never(self, number: int, card: Card) -> str:
        """Why the trigger of a card cannot happen, empty if it can."""
        kind = card.trigger
        if kind == T_MANUAL:
            called = [use.effect.a for use in self.of(F_CARD)] + [use.effect.b for use in self.of(F_STAR)]
            return "" if number in called else f"no card calls {card.name}"
        if kind in (T_ARRIVE, T_CATCH):
            if not self.of(F_MOVER):
                return "there is no mover"
            paths = [self.plan.space_lists[use.effect.a] for use in self.of(F_MOVER)]
            there = card.b == NOTHING or any(card.b in path[1:] or NOTHING in path for path in paths)
            return "" if there else "the mover never gets there"
        if kind == T_ALLY_STOP and card.a != NOTHING:
            return "" if card.a in [use.effect.a for use in self.of(F_ALLY)] else "this ally never comes"
        if kind == T_STOP:
            if card.a != NOTHING and not self._reached(card.a):
                return f"space {self.box.spaces[card.a]} cannot be reached"
            return self._missing(card.carrying)
        if kind == T_PICKUP:
            return self._missing(card.a)
        if kind == T_DEFEAT:
            enough = self._creatures(card.a, card.b) if self.heroes == MAX_SEATS else NOTHING
            return "" if enough == NOTHING or enough >= card.count else f"only {enough} of them ever come"
        if kind == T_FIRE and card.a != NOTHING and self.box.ice[card.a]:
            return f"no fire can burn on {self.box.spaces[card.a]}"
        if kind == T_REACH and card.b not in (NOTHING, self.plan.home) and self.box.arrow[card.b] == NOTHING:
            return f"no creature comes to {self.box.spaces[card.b]}"
        if kind == T_REACH and card.a != NOTHING:
            kinds = [use.effect.a for use in self.of(F_SPAWN) if use.effect.b == card.a]
            still = bool(kinds) and all(one != NOTHING and self.plan.step[one] == NOTHING for one in kinds)
            return "this creature never moves" if still else ""
        if kind == T_OBJECTIVE and card.a != NOTHING and self.plan.objective_kind[card.a] == O_DEFEND:
            done = [use.effect.a for use in self.of(F_COMPLETE)]
            return "" if card.a in done else "an objective of the kind defend is never complete"
        return ""

    def _markers(self) -> None:
        faces = [self.plan.cards[card].a for card in self.plan.by_trigger[T_MARKER]]
        for use in self.of(F_MARKERS):
            for face in use.effect.items:
                if face != NOTHING and face not in faces:
                    self.tree.tell(use.where, f"no card is read for the face {self.box.marker_faces[face]}")

    def _circles(self) -> None:
        """No cards with `repeat` set each other off without end: no game could go on behind them."""
        for circle in EndlessCards(self.plan, self.heroes).find():
            names = [self.plan.cards[number].name for number in circle]
            who = f"{', '.join(names[:-1])} and {names[-1]} set each other" if names[1:] else "it sets itself"
            self.tree.tell(
                self._card(circle[0]),
                f"{who} off without end: a flag or another condition must stop that, or no 'repeat'",
            )

    # Counts --------------------------------------------------------------------------------------------

    def _in_game(self, use: Use, colour: int) -> bool:
        return self.plan.cards[use.card].colour in (BASE, colour)

    def _figures(self, colour: int) -> None:
        """AND-9.4 No more figures than the box holds, whatever the heroes defeat."""
        counts = [0] * len(FIGURES)
        for use in self.of(F_SPAWN):
            kind = use.effect.a
            figure = self.plan.figure[kind] if kind != NOTHING else NOTHING
            if figure == NOTHING or not self._in_game(use, colour):
                continue
            shared = counts[SHARED_FIGURES[0]] and counts[SHARED_FIGURES[1]]
            before = counts[figure]
            counts[figure] += len(use.effect.spaces)
            if before <= self.box.figures[figure] < counts[figure]:
                self.tree.tell(
                    use.where,
                    f"with {self.heroes} heroes there are more than "
                    f"{self.box.figures[figure]} figures of {FIGURES[figure]}",
                )
            if counts[SHARED_FIGURES[0]] and counts[SHARED_FIGURES[1]] and not shared:
                self.tree.tell(use.where, "tuavahr and myrk share one figure")

    def _tokens(self, colour: int) -> None:
        """Objects, fires, Iquar, followers, markers and passages within what the box holds."""
        counts = [0] * KINDS
        for code in self.plan.stock:
            self._count(counts, code % KINDS, 1, ("merchants", self.box.spaces[code // KINDS]))
        fires = [0]
        markers = [0]
        links = [0]
        movers = [0]
        for use in self.used:
            effect, where = use.effect, use.where
            if not self._in_game(use, colour):
                continue
            if effect.kind == F_PLACE and effect.a == TOKEN_FIRE:
                most = self.box.fires
                self._most(fires, len(effect.spaces), most, where, f"there are only {most} fires")
            elif effect.kind == F_PLACE and effect.a < KINDS:
                self._count(counts, effect.a, effect.b * len(effect.spaces), where)
            elif effect.kind == F_GIVE:
                heroes = self.heroes if effect.a == TO_EACH else 1
                for i in range(0, len(effect.items), 2):
                    self._count(counts, effect.items[i], effect.items[i + 1] * heroes, where)
            elif effect.kind == F_STOCK:
                for item in effect.items:
                    self._count(counts, item, 1, where)
            elif effect.kind == F_FOLLOWER:
                self._count(counts, effect.a, 1, where)
            elif effect.kind == F_MARKERS:
                most = self.box.most_markers
                self._most(markers, len(effect.spaces), most, where, f"there are only {most} markers")
            elif effect.kind == F_LINK:
                self._most(links, 1, 1, where, "there is only one secret passage")
            elif effect.kind == F_MOVER:
                self._most(movers, 1, 1, where, "there is only one mover")

    def _iquar(self, colour: int) -> None:
        """C7.5 What becomes of an Iquar that is caught: nobody could tell two of them apart."""
        fate = (NOTHING, NOTHING)
        for use in self.used:
            effect = use.effect
            if (
                effect.a != IQUAR
                or effect.kind not in (F_PLACE, F_FOLLOWER)
                or not self._in_game(use, colour)
            ):
                continue
            placed = effect.kind == F_PLACE or effect.c == NOTHING
            caught = CAUGHT_REMOVE if placed else effect.c
            mine = (caught, effect.b if caught == CAUGHT_RETURN else NOTHING)
            if fate[0] == NOTHING:
                fate = mine
            elif mine != fate:
                self.tree.tell(use.where, "all Iquar share one fate: 'on_caught', and where they return to")

    def _count(self, counts: list[int], item: int, n: int, where: Where) -> None:
        if item != NOTHING:
            before = counts[item]
            counts[item] += n
            if before <= self.box.count[item] < counts[item]:
                self.tree.tell(where, f"there are only {self.box.count[item]} of {ITEMS[item]}")

    def _most(self, count: list[int], n: int, most: int, where: Where, message: str) -> None:
        """Count on; the effect that first brings too many is the one to tell about."""
        before = count[0]
        count[0] += n
        if before <= most < count[0]:
            self.tree.tell(where, message)

    # Objectives ----------------------------------------------------------------------------------------

    def _objectives(self) -> None:
        """Every objective can be met, as it is announced and as it is amended."""
        for use in self.of(F_OBJECTIVE) + self.of(F_AMEND):
            if use.effect.a == NOTHING or self.plan.objective_kind[use.effect.a] == NOTHING:
                continue
            kind = self.plan.objective_kind[use.effect.a]
            record = self.plan.objective_record(use.effect.a)
            told: list[str] = []
            if use.effect.kind == F_AMEND:
                told = self._complaints(kind, record)
                for i in range(0, len(use.effect.items), 2):
                    record[use.effect.items[i]] = use.effect.items[i + 1]
                asks = {OB_MIN_WP, OB_ITEM, OB_FLAG} & set(use.effect.items[::2])
                if kind == O_VISIT and asks and record[OB_TEXT] == NOTHING:
                    self.tree.tell(use.where, "this objective needs a text of its own")
            for complaint in self._complaints(kind, record):
                if complaint not in told:
                    self.tree.tell(use.where, complaint)

    def _complaints(self, kind: int, record: list[int]) -> list[str]:
        """Why an objective cannot be met: spaces out of reach, too few creatures, markers, items."""
        out: list[str] = []
        spaces = [record[OB_SPACE]]
        if kind == O_LIGHT:
            spaces = self.plan.space_lists[record[OB_SPACES]] if record[OB_SPACES] != NOTHING else []
        for space in spaces:
            if space == NOTHING:
                continue
            if kind == O_LIGHT and self.box.ice[space]:
                out.append(f"no fire can burn on {self.box.spaces[space]}")
            elif not self._reached(space):
                out.append(f"space {self.box.spaces[space]} cannot be reached")
        missing = self._missing(record[OB_ITEM])
        if missing:
            out.append(missing)
        enough = self._supply_for(kind, record)
        if enough != NOTHING and record[OB_COUNT] > enough:
            out.append(f"{record[OB_COUNT]} are asked for, but there are only {enough}")
        return out

    def _reached(self, space: int) -> bool:
        """Whether heroes can get to a space."""
        starts = [self.plan.start] if self.plan.start != NOTHING else self.box.start_space
        starts = [start for start in starts if self.box.face_of[start] == self.plan.face]
        return not starts or any(self.box.graph.distance(start, space) >= 0 for start in starts)

    def _missing(self, item: int) -> str:
        """A complaint about an item that only merchants and cards can bring and none does."""
        if item not in BROUGHT_BY_CARDS or any(code % KINDS == item for code in self.plan.stock):
            return ""
        for use in self.used:
            effect = use.effect
            if effect.kind in (F_PLACE, F_FOLLOWER) and effect.a == item:
                return ""
            if (effect.kind == F_STOCK and item in effect.items) or (
                effect.kind == F_GIVE and item in effect.items[::2]
            ):
                return ""
        return f"no card brings {ITEMS[item]} into play"

    def _supply_for(self, kind: int, record: list[int]) -> int:
        """How many of what an objective counts the legend can bring; NOTHING where that is open."""
        if kind == O_DEFEAT:
            return self._creatures(record[OB_TAG], record[OB_CREATURE])
        if kind == O_REVEAL and record[OB_SET] != NOTHING:
            return self._sum([use for use in self.of(F_MARKERS) if use.effect.a == record[OB_SET]])
        if kind == O_DELIVER and record[OB_ITEM] != NOTHING:
            return self.box.count[record[OB_ITEM]]
        if kind == O_SAVE:
            placed = sum(
                use.effect.b * len(use.effect.spaces) for use in self.of(F_PLACE) if use.effect.a == IQUAR
            )
            return placed + sum(1 for use in self.of(F_FOLLOWER) if use.effect.a == IQUAR)
        return NOTHING

    def _creatures(self, tag: int, creature: int) -> int:
        """How many creatures with a tag or of a kind come; NOTHING where that is open."""
        if tag == NOTHING and creature == NOTHING:
            return NOTHING
        if tag != NOTHING:
            return self._sum([use for use in self.of(F_SPAWN) if use.effect.b == tag])
        younger = GOR if creature == WARGOR else BUFFALO if creature == TROLL else NOTHING  # AND-25.2
        spawns = self.of(F_SPAWN)
        if any(use.effect.a == NOTHING for use in spawns):
            return NOTHING
        return self._sum([use for use in spawns if use.effect.a in (creature, younger)])

    def _sum(self, uses: list[Use]) -> int:
        """How many spaces effects name in all; NOTHING if a card that is read again and again has one."""
        if any(self.plan.cards[use.card].repeat for use in uses):
            return NOTHING
        return sum(len(use.effect.spaces) for use in uses)
