"""What a legend must keep as a whole: C7.7. Each fault names the line of the card or part it is about."""

from __future__ import annotations

from tablee.content.lined import Where
from tablee.content.tree import Tree
from tablee.games.andor.box import Box
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
    NOTHING,
    PLANT_BLACK,
    RED,
    SHARED_FIGURES,
    STONE,
    TAKOTA,
    TROLL,
    WARGOR,
)
from tablee.games.andor.plan import Effect, Plan
from tablee.games.andor.terms import (
    F_ALLY,
    F_CARD,
    F_CHOOSE,
    F_FOLLOWER,
    F_GIVE,
    F_LINK,
    F_MARKERS,
    F_MOVER,
    F_OBJECTIVE,
    F_PLACE,
    F_ROLL,
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
    OB_COUNT,
    OB_CREATURE,
    OB_ITEM,
    OB_SET,
    OB_SPACE,
    OB_SPACES,
    OB_TAG,
    T_ALLY_STOP,
    T_ARRIVE,
    T_CATCH,
    T_LETTER,
    T_MANUAL,
    T_MARKER,
    TO_EACH,
    TOKEN_FIRE,
)

BROUGHT_BY_CARDS = (CARLION, STONE, PLANT_BLACK, IQUAR, TAKOTA)
"""What lies under no snow and no ice."""


class Checks:
    """The checks of one legend for one number of heroes."""

    def __init__(self, tree: Tree, box: Box, plan: Plan, heroes: int) -> None:
        self.tree = tree
        self.box = box
        self.plan = plan
        self.heroes = heroes
        self.used: list[tuple[int, Effect]] = []  # card and effect, those of rolls and choices included
        self.places: dict[int, Where] = {}  # of the effects
        for number, card in enumerate(plan.cards):
            self._collect(number, card.block, (*self._card(number), "do"))

    def _collect(self, card: int, block: int, where: Where) -> None:
        """The effects of a block and of all blocks within its rolls and choices, with their places."""
        for i, effect in enumerate(self.plan.blocks[block]):
            here = (*where, i)
            self.used.append((card, effect))
            self.places[id(effect)] = here
            for k, inner in enumerate(effect.blocks if effect.kind in (F_ROLL, F_CHOOSE) else []):
                roll = effect.kind == F_ROLL
                inside = ("roll", "table") if roll else ("choose", "options", k, "do")
                self._collect(card, inner, (*here, *inside))

    def _place(self, effect: Effect) -> Where:
        """Where an effect stands in the file."""
        return self.places[id(effect)]

    def of(self, kind: int) -> list[tuple[int, Effect]]:
        """All effects of a kind with their cards."""
        return [(card, effect) for card, effect in self.used if effect.kind == kind]

    def run(self) -> None:
        """All checks; the first fault is raised."""
        self._letters()
        self._victory()
        self._cards_are_reached()
        self._markers()
        for colour in (GREEN, RED):
            self._figures(colour)
            self._tokens(colour)
        self._objectives()

    def _card(self, number: int) -> Where:
        return ("cards", number)

    def _letters(self) -> None:
        stars: set[int] = set()
        for card in self.plan.by_trigger[T_LETTER]:
            self._star(stars, self.plan.cards[card].a, (*self._card(card), "when"))
        for _, effect in self.of(F_STAR):
            self._star(stars, effect.a, self._place(effect))
        found: list[int] = []
        for number in self.plan.by_trigger[T_LETTER]:
            letter = self.plan.cards[number].a
            if self.plan.cards[number].colour == BASE:
                if letter in found:
                    where = (*self._card(number), "when")
                    raise self.tree.fault(where, f"letter {LETTERS[letter]} has two base cards")
                found.append(letter)

    def _star(self, stars: set[int], letter: int, where: Where) -> None:
        stars.add(letter)
        if len(stars) > self.box.stars:
            raise self.tree.fault(where, f"there are only {self.box.stars} stars")

    def _victory(self) -> None:
        plan = self.plan
        announced = [effect.a for card, effect in self.of(F_OBJECTIVE) if plan.cards[card].colour == BASE]
        for i, number in enumerate(plan.victory):
            if plan.objective_kind[number] == O_DEFEND:
                raise self.tree.fault(("victory", i), "an objective of the kind defend is never complete")
            if number not in announced:
                raise self.tree.fault(("victory", i), "no base card announces this objective")
        if not plan.victory and not self.of(F_WIN):
            raise self.tree.fault(("victory",), "without objectives some card must have the effect win")

    def _cards_are_reached(self) -> None:
        """No card waits for something that cannot happen."""
        called = [effect.a for _, effect in self.of(F_CARD)] + [effect.b for _, effect in self.of(F_STAR)]
        allies = [effect.a for _, effect in self.of(F_ALLY)]
        for number, card in enumerate(self.plan.cards):
            where = (*self._card(number), "when")
            if card.trigger == T_MANUAL and number not in called:
                raise self.tree.fault(where, f"no card calls {card.name}: it is never read")
            if card.trigger in (T_ARRIVE, T_CATCH) and not self.of(F_MOVER):
                raise self.tree.fault(where, f"there is no mover: {card.name} is never read")
            if card.trigger == T_ALLY_STOP and card.a not in allies:
                raise self.tree.fault(where, f"this ally never comes: {card.name} is never read")
            if card.trigger == T_ARRIVE and not any(
                card.b in self.plan.space_lists[effect.a][1:] for _, effect in self.of(F_MOVER)
            ):
                raise self.tree.fault(where, f"the mover never gets there: {card.name} is never read")

    def _markers(self) -> None:
        faces = [self.plan.cards[card].a for card in self.plan.by_trigger[T_MARKER]]
        for _, effect in self.of(F_MARKERS):
            for face in effect.items:
                if face not in faces:
                    name = self.box.marker_faces[face]
                    raise self.tree.fault(self._place(effect), f"no card is read for the face {name}")

    # Counts --------------------------------------------------------------------------------------------

    def _in_game(self, card: int, colour: int) -> bool:
        return self.plan.cards[card].colour in (BASE, colour)

    def _figures(self, colour: int) -> None:
        """AND-9.4 No more figures than the box holds, whatever the heroes defeat."""
        counts = [0] * len(FIGURES)
        for card, effect in self.of(F_SPAWN):
            if self._in_game(card, colour):
                figure = self.plan.figure[effect.a]
                counts[figure] += len(effect.spaces)
                if counts[figure] > self.box.figures[figure]:
                    raise self.tree.fault(
                        self._place(effect),
                        f"with {self.heroes} heroes there are more than "
                        f"{self.box.figures[figure]} figures of {FIGURES[figure]}",
                    )
                if counts[SHARED_FIGURES[0]] and counts[SHARED_FIGURES[1]]:
                    raise self.tree.fault(self._place(effect), "tuavahr and myrk share one figure")

    def _tokens(self, colour: int) -> None:
        """Objects, fires, Iquar, followers, markers and passages within what the box holds."""
        counts = [0] * KINDS
        for code in self.plan.stock:
            self._count(counts, code % KINDS, 1, ("merchants",))
        fires = links = movers = markers = 0
        for card, effect in self.used:
            if not self._in_game(card, colour):
                continue
            where = self._place(effect)
            if effect.kind == F_PLACE and effect.a == TOKEN_FIRE:
                fires += len(effect.spaces)
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
            links += int(effect.kind == F_LINK)
            movers += int(effect.kind == F_MOVER)
            markers += len(effect.spaces) if effect.kind == F_MARKERS else 0
            if fires > self.box.fires:
                raise self.tree.fault(where, f"there are only {self.box.fires} fires")
            if markers > self.box.most_markers:
                raise self.tree.fault(where, f"there are only {self.box.most_markers} markers")
            if links > 1:
                raise self.tree.fault(where, "there is only one secret passage")
            if movers > 1:
                raise self.tree.fault(where, "there is only one mover")

    def _count(self, counts: list[int], item: int, n: int, where: Where) -> None:
        counts[item] += n
        if counts[item] > self.box.count[item]:
            raise self.tree.fault(where, f"there are only {self.box.count[item]} of {ITEMS[item]}")

    # Objectives ----------------------------------------------------------------------------------------

    def _objectives(self) -> None:
        """Every objective can be met: spaces can be reached, enough creatures, markers, items exist."""
        starts = [self.plan.start] if self.plan.start != NOTHING else self.box.start_space
        for _, effect in self.of(F_OBJECTIVE):
            where = self._place(effect)
            record = self.plan.objective_record(effect.a)
            kind = self.plan.objective_kind[effect.a]
            spaces = [record[OB_SPACE]] if record[OB_SPACE] != NOTHING else []
            if kind == O_LIGHT:
                spaces = self.plan.space_lists[record[OB_SPACES]]
                for space in spaces:
                    if self.box.ice[space]:
                        raise self.tree.fault(where, f"no fire can burn on {self.box.spaces[space]}")
            for space in spaces:
                if all(self.box.graph.distance(start, space) < 0 for start in starts):
                    raise self.tree.fault(where, f"space {self.box.spaces[space]} cannot be reached")
            item = record[OB_ITEM]
            if item in BROUGHT_BY_CARDS and not self._comes(item):
                raise self.tree.fault(where, f"no card brings {ITEMS[item]} into play")
            enough = self._supply_for(kind, record)
            if enough != NOTHING and record[OB_COUNT] > enough:
                raise self.tree.fault(where, f"{record[OB_COUNT]} are asked for, but there are only {enough}")

    def _comes(self, item: int) -> bool:
        """Whether a merchant or a card has an item."""
        if any(code % KINDS == item for code in self.plan.stock):
            return True
        for _, effect in self.used:
            if effect.kind in (F_PLACE, F_FOLLOWER) and effect.a == item:
                return True
            if (effect.kind == F_STOCK and item in effect.items) or (
                effect.kind == F_GIVE and item in effect.items[::2]
            ):
                return True
        return False

    def _supply_for(self, kind: int, record: list[int]) -> int:
        """How many of what an objective counts the legend can bring; NOTHING where that is open."""
        if kind == O_DEFEAT and record[OB_TAG] != NOTHING:
            return sum(len(e.spaces) for _, e in self.of(F_SPAWN) if e.b == record[OB_TAG])
        if kind == O_DEFEAT and record[OB_CREATURE] != NOTHING:
            creature = record[OB_CREATURE]
            younger = GOR if creature == WARGOR else BUFFALO if creature == TROLL else NOTHING  # AND-25.2
            return sum(len(e.spaces) for _, e in self.of(F_SPAWN) if e.a in (creature, younger))
        if kind == O_REVEAL:
            return sum(len(e.spaces) for _, e in self.of(F_MARKERS) if e.a == record[OB_SET])
        if kind == O_DELIVER:
            return self.box.count[record[OB_ITEM]]
        if kind == O_SAVE:
            placed = sum(e.b * len(e.spaces) for _, e in self.of(F_PLACE) if e.a == IQUAR)
            return placed + sum(1 for _, e in self.of(F_FOLLOWER) if e.a == IQUAR)
        return NOTHING
