"""Cards with `repeat` that set each other off without end: C7.7.

`EndlessCards` plays the effects of repeating cards by themselves. In a run that never ends everything that
can happen only once has happened at some time: objectives are complete, other cards read, letters passed.
What is left are flags, cards that call cards, and the mover that comes back to a hero. What the run asks
about the rest of the game (a flag, an objective, the letter) is open at first and tried both ways. Nothing
is told of a run that could end by a roll or a choice.
"""

from __future__ import annotations

from tablee.games.andor.ids import BASE, EASY, GREEN, HARD, LAST_LETTER, NORMAL, NOTHING, RED
from tablee.games.andor.legend_words import (
    C_DIFFICULTY,
    C_DONE,
    C_FLAG,
    C_HEROES,
    C_LETTER_BEFORE,
    C_LETTER_FROM,
    C_NOT_FLAG,
    COMPLETE,
    F_CARD,
    F_CHOOSE,
    F_CLEAR,
    F_COMPLETE,
    F_LOSE,
    F_MOVER,
    F_NARRATOR,
    F_OBJECTIVE,
    F_ROLL,
    F_SET,
    F_STAR,
    F_WIN,
    HIDDEN,
    OPEN,
    T_CATCH,
    T_FLAG,
)
from tablee.games.andor.plan import Card, Effect, Plan

MOST_READ = 200
"""So many cards are read one after the other only by a run that grows without end."""
MOST_FORKS = 60
"""So many rolls and choices on one way are looked at; what comes behind them is not told."""
MOST_STEPS = 20_000
"""Where a card leads is looked at for so many effects; what is open then is not told."""
STATUSES = frozenset((HIDDEN, OPEN, COMPLETE))


class Knowledge:
    """What a run takes for granted about the rest of the game."""

    def __init__(self) -> None:
        self.flags: dict[int, int] = {}
        self.objectives: dict[int, frozenset[int]] = {}
        self.low = 0  # the narrator is on this letter or beyond,
        self.high = LAST_LETTER - 1  # and not beyond this one

    def copy(self) -> Knowledge:
        """The same, to be changed."""
        other = Knowledge()
        other.flags = dict(self.flags)
        other.objectives = dict(self.objectives)
        other.low, other.high = self.low, self.high
        return other

    def statuses(self, objective: int) -> frozenset[int]:
        """What an objective can be."""
        return self.objectives.get(objective, STATUSES)

    def narrow(self, objective: int, statuses: frozenset[int]) -> None:
        """An objective is one of these; Ends if it cannot be."""
        left = self.statuses(objective) & statuses
        if not left:
            raise Ends
        self.objectives[objective] = left

    def key(self) -> object:
        """For comparisons."""
        return (
            tuple(sorted(self.flags.items())),
            tuple(sorted(self.objectives.items(), key=lambda entry: entry[0])),
            self.low,
            self.high,
        )


class Ends(Exception):
    """The run comes to an end."""


class Unknown(Exception):
    """The run depends on something open; `ways` are what can be taken for granted."""

    def __init__(self, ways: list[Knowledge]) -> None:
        super().__init__()
        self.ways = ways


class Run:
    """Effects still to be done (block and place in it, the last first) and cards still to be read."""

    def __init__(self, known: Knowledge) -> None:
        self.known = known
        self.stack: list[tuple[int, int]] = []
        self.queue: list[int] = []
        self.read: list[int] = []
        self.seen: dict[object, int] = {}  # how many cards had been read at each place
        self.forks = 0

    def copy(self) -> Run:
        """The same, to go on another way."""
        other = Run(self.known.copy())
        other.stack = self.stack[:]
        other.queue = self.queue[:]
        other.read = self.read[:]
        other.seen = dict(self.seen)
        other.forks = self.forks + 1
        return other


class EndlessCards:
    """The circles of one legend for one number of heroes."""

    def __init__(self, plan: Plan, heroes: int) -> None:
        self.plan = plan
        self.heroes = heroes
        self.difficulty = NORMAL
        self.steps = 0
        self.start = Knowledge()  # of the run at hand, before it began

    def find(self) -> list[list[int]]:
        """The cards of each circle in the order of the file; none is named twice as the first of one."""
        found: dict[int, list[int]] = {}
        for difficulty in (NORMAL, EASY, HARD):
            self.difficulty = difficulty
            for number in range(len(self.plan.cards)):
                if self._takes_part(number):
                    circle = self._from(number)
                    if circle:
                        found.setdefault(circle[0], circle)
        return [found[first] for first in sorted(found)]

    def _takes_part(self, number: int) -> bool:
        """Whether a card is read again and again in games of this difficulty, and could be read by us."""
        card = self.plan.cards[number]
        colours = (BASE, {EASY: GREEN, HARD: RED}.get(self.difficulty, BASE))
        whole = NOTHING not in card.flags and NOTHING not in card.conditions
        return bool(card.repeat) and card.colour in colours and whole

    def _from(self, number: int) -> list[int]:
        """The circle that reading a card can lead to, empty if there is none."""
        card = self.plan.cards[number]
        start = Knowledge()
        start.flags = dict.fromkeys(card.flags, 1)
        open_ways = [start]
        self.steps = 0
        while open_ways and self.steps < MOST_STEPS:
            known = open_ways.pop()
            self.start = known
            run = Run(known.copy())
            try:
                if self._holds(run, card):
                    self._read(run, number)
                    return self._go_on(run)
            except Unknown as unknown:
                open_ways += unknown.ways
            except Ends:
                pass
        return []

    # What holds ----------------------------------------------------------------------------------------

    def _flag(self, run: Run, flag: int) -> bool:
        if flag not in run.known.flags:
            ways = [self.start.copy(), self.start.copy()]
            ways[0].flags[flag] = 0
            ways[1].flags[flag] = 1
            raise Unknown(ways)
        return run.known.flags[flag] == 1

    def _letter_from(self, run: Run, letter: int) -> bool:
        known = run.known
        if known.low < letter <= known.high:
            ways = [self.start.copy(), self.start.copy()]
            ways[0].high = letter - 1
            ways[1].low = letter
            raise Unknown(ways)
        return known.low >= letter

    def _is(self, run: Run, objective: int, status: int) -> bool:
        statuses = run.known.statuses(objective)
        if status in statuses and len(statuses) > 1:
            ways = [self.start.copy(), self.start.copy()]
            ways[0].objectives[objective] = statuses - {status}
            ways[1].objectives[objective] = frozenset((status,))
            raise Unknown(ways)
        return status in statuses

    def _holds(self, run: Run, card: Card) -> bool:
        """C7.4 All conditions of a card."""
        for i in range(0, len(card.conditions), 2):
            if not self._condition(run, card.conditions[i], card.conditions[i + 1]):
                return False
        return True

    def _condition(self, run: Run, kind: int, value: int) -> bool:
        if kind == C_FLAG:
            return self._flag(run, value)
        if kind == C_NOT_FLAG:
            return not self._flag(run, value)
        if kind == C_HEROES:
            return value >> self.heroes & 1 == 1
        if kind == C_DIFFICULTY:
            return value >> self.difficulty & 1 == 1
        if kind == C_LETTER_FROM:
            return self._letter_from(run, value)
        if kind == C_LETTER_BEFORE:
            return not self._letter_from(run, value)
        return self._is(run, value, COMPLETE if kind == C_DONE else OPEN)

    # What happens --------------------------------------------------------------------------------------

    def _go_on(self, run: Run) -> list[int]:
        """Carry out effects and read queued cards until the run comes round; Ends if it does not."""
        while True:
            self.steps += 1
            if self.steps > MOST_STEPS:
                raise Ends
            if not run.stack:
                if not run.queue:
                    raise Ends
                circle = self._read(run, run.queue.pop(0))
                if circle:
                    return circle
                continue
            block, place = run.stack.pop()
            effects = self.plan.blocks[block]
            if place >= len(effects):
                continue
            if place + 1 < len(effects):
                run.stack.append((block, place + 1))
            effect = effects[place]
            if effect.kind in (F_ROLL, F_CHOOSE):
                return self._all_ways(run, effect)
            circle = self._perform(run, effect)
            if circle:
                return circle

    def _all_ways(self, run: Run, effect: Effect) -> list[int]:
        """A roll or a choice: only if every way comes round is there no way out."""
        if run.forks >= MOST_FORKS:
            raise Ends
        cards: set[int] = set()
        for block in effect.blocks:
            way = run.copy()
            way.stack.append((block, 0))
            cards.update(self._go_on(way))
        if not cards:
            raise Ends
        return sorted(cards)

    def _read(self, run: Run, number: int) -> list[int]:
        """A card is read; the cards since the run was in the same place, if it was."""
        here = (number, tuple(run.stack), tuple(run.queue), run.known.key())
        if here in run.seen:
            return sorted(set(run.read[run.seen[here] :]))
        if len(run.read) >= MOST_READ:
            return sorted(set(run.read[MOST_READ // 2 :]))
        run.seen[here] = len(run.read)
        run.read.append(number)
        run.stack.append((self.plan.cards[number].block, 0))
        return []

    def _call(self, run: Run, number: int) -> list[int]:
        """A card is read at once, if it can be."""
        if number != NOTHING and self._takes_part(number) and self._holds(run, self.plan.cards[number]):
            return self._read(run, number)
        return []

    def _queue(self, run: Run, trigger: int, flag: int) -> None:
        """AND-26.4 Cards that wait for an event, in the order of the file."""
        for number in self.plan.by_trigger[trigger]:
            card = self.plan.cards[number]
            if self._takes_part(number) and (trigger != T_FLAG or flag in card.flags):
                if all(self._flag(run, other) for other in card.flags) and self._holds(run, card):
                    run.queue.append(number)

    def _perform(self, run: Run, effect: Effect) -> list[int]:
        """What an effect means for the run; the circle if it closes one."""
        kind, a = effect.kind, effect.a
        if kind in (F_WIN, F_LOSE):
            raise Ends
        if kind == F_NARRATOR:
            self._narrator(run.known, effect)
        elif kind == F_MOVER:
            self._queue(run, T_CATCH, NOTHING)  # by a hero on the first space of its path
        elif kind == F_STAR and a != NOTHING:
            return self._call(run, effect.b) if self._letter_from(run, a) else []
        elif a == NOTHING:
            return []
        elif kind == F_SET and not self._flag(run, a):
            run.known.flags[a] = 1
            self._queue(run, T_FLAG, a)
        elif kind == F_CLEAR:
            run.known.flags[a] = 0
        elif kind == F_CARD:
            return self._call(run, a)
        elif kind == F_COMPLETE:
            run.known.narrow(a, frozenset((HIDDEN, COMPLETE)))
        elif kind == F_OBJECTIVE:
            run.known.narrow(a, frozenset((OPEN, COMPLETE)))
        return []

    def _narrator(self, known: Knowledge, effect: Effect) -> None:
        """He moves on a few times only: a run that goes on for ever finds him where he is sent."""
        if effect.b == NOTHING or known.high < effect.b:
            raise Ends
        known.low = max(known.low, effect.b)
