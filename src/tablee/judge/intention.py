"""What bots of a cooperative game are about to do: their next turns, played ahead with several lucks.

While somebody else decides, turns are foreseen by the rules of thumb: that is fast, and changes with every
step. What a bot announces as it begins its turn is a word to keep: it is read off that turn as this very bot
plays it.

All of it is made of what everybody at the table may know: positions that somebody who watches cannot tell
apart get the same intentions. What a game has written down and nobody has read yet (`advice.unforeseen`) ends
the looking ahead: it is no luck, and would come the same way each time. Only what comes with most lucks is
said. Budgets are counted, never timed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Collection, Sequence
from typing import Final

from tablee.core.events import Event
from tablee.core.game import Game
from tablee.core.reason import Deed
from tablee.core.rng import Rng
from tablee.core.state import CHANCE, CHANCE_ASKED, State
from tablee.judge.compare import SEEDS, Thumb
from tablee.judge.value import Choose, seasoned

LOOKS: Final = 8
"""Lucks with which the next turns are played ahead,"""
AGREED: Final = 0.75
"""and the share of them in which something must come to be foreseen."""
TRIALS: Final = 4
"""Lucks with which a bot plays its own turn ahead before it announces anything."""
ANSWERS: Final = 50
"""Answers of each seat that are played ahead at most: about a round, and always the own turn."""


Mind = Callable[[Rng], Choose]
"""How somebody plays: a new one for each turn that is played ahead, with luck of its own."""


def speaks(game: Game) -> bool:
    """Whether bots tell what they are about to do: partners do, rivals do not."""
    return game.cooperative and hasattr(game.advice, "deeds")


def intentions(
    game: Game,
    s: State,
    seats: Sequence[int],
    experienced: Collection[int] = (),
    looks: int = LOOKS,
) -> dict[int, Deed]:
    """What each of these seats will do in its next turn, or in the one it has, as far as it can be said.

    `experienced`: seats that follow the rules of thumb of the seasoned, where a game's advice has such.
    """
    if not speaks(game) or s.ended or game.turn_seat(s) is None:
        return {}
    seats = [seat for seat in seats if foreseeable(game, s, seat)]
    if not seats:
        return {}
    rng = Rng(seed(game, s, seats))
    found: dict[int, list[list[Deed]]] = {seat: [] for seat in seats}
    for _ in range(looks):
        possible = game.determinise(s, None, rng)
        turns = Ahead(game, possible, seats, Rng(rng.below(SEEDS)), experienced).play()
        for seat, (before, events) in turns.items():
            found[seat].append(game.advice.deeds(before, events, seat))
    out = {seat: weightiest(game, usual(told, AGREED * looks)) for seat, told in found.items()}
    return {seat: deed for seat, deed in out.items() if deed is not None}


def announced(game: Game, s: State, seat: int, first: int, mind: Mind, experienced: bool) -> Deed | None:
    """What a bot says as it begins its turn with the answer `first`: what it will surely do.

    It must come with all lucks, both by the rules of thumb and as the bot itself plays on. Who compares plans
    departs from those rules, and may find another plan with other luck; where both agree, hardly ever.
    """
    if not speaks(game) or s.ended or game.turn_seat(s) != seat or not foreseeable(game, s, seat):
        return None
    rng = Rng(seed(game, s, [seat]))

    def told(looks: int, by: Mind | None) -> list[list[Deed]]:
        out: list[list[Deed]] = []
        for _ in range(looks):
            possible = game.determinise(s, None, rng)
            luck = Rng(rng.below(SEEDS))
            knows_better = [seat] if experienced else []
            ahead = Ahead(game, possible, [seat], luck, knows_better, None if by is None else by(luck))
            out += [game.advice.deeds(before, events, seat) for before, events in ahead.play(first).values()]
        return out

    likely = usual(told(LOOKS, None), LOOKS)
    sure = usual(told(TRIALS, mind), TRIALS) if likely else []
    return weightiest(game, [deed for deed in likely if deed in sure])


def foreseeable(game: Game, s: State, seat: int) -> bool:
    """Whether a seat can act, and what it does be told without what somebody alone knows."""
    told = getattr(game.advice, "foreseeable", None)
    return told is None or bool(told(s, seat))


def seed(game: Game, s: State, seats: Sequence[int]) -> int:
    """A number that only depends on what everybody may know."""
    known = json.dumps([list(seats), s.to_act(), game.view(s, None)], sort_keys=True)
    return int.from_bytes(hashlib.sha256(known.encode()).digest()[:7], "big")


def usual(told: Sequence[Sequence[Deed]], least: float) -> list[Deed]:
    """The deeds that come with so many lucks at least."""
    known: list[Deed] = []
    for deeds in told:
        known += [deed for deed in deeds if deed not in known]
    return [deed for deed in known if sum(deed in deeds for deeds in told) >= least]


def weightiest(game: Game, found: Sequence[Deed]) -> Deed | None:
    """The deed that weighs most; None if there is none."""
    order = list(game.advice.DEEDS)
    return min(found, key=lambda deed: order.index(deed.key), default=None)


class Ahead:
    """A possible state that the rules of thumb play on, and who listens to it."""

    def __init__(
        self,
        game: Game,
        possible: State,
        seats: Sequence[int],
        rng: Rng,
        experienced: Collection[int] = (),
        mind: Choose | None = None,
    ) -> None:
        self.game = game
        self.s = possible
        self.rng = rng
        self._left = list(seats)
        self._experienced = experienced
        self._mind = mind
        """How the seat plays whose turn it is; None: by the rules of thumb, as all others do."""
        self._now = possible.clone()
        self._unforeseen = getattr(game.advice, "unforeseen", None)
        self._began = game.events.names.index(game.turn_event)
        self._thumb = Thumb(game, -1, rng, None, self._choose)
        self._turns: dict[int, tuple[State, list[Event]]] = {}

    def play(self, first: int | None = None) -> dict[int, tuple[State, list[Event]]]:
        """The next turn of each seat, as far as that is foreseen: where it began, what happened in it."""
        s = self.s
        s.advance(self.rng)
        events: list[Event] = []
        s.sink = events
        seat = self._begin()
        answers = ANSWERS * s.seats
        while answers and not s.ended and (self._left or seat is not None):
            answers -= 1
            self._answer(first)
            first = None
            if s.waiting == CHANCE_ASKED:
                self._thumb.line = []  # what it meant to do on did not know what comes now
                s.advance(self.rng)
            seen = self._seen(events)
            if seen < len(events):
                if seat is not None:
                    self._turns[seat][1].extend(events[:seen])
                break
            ends = [i for i, event in enumerate(events) if event.kind == self._began]
            if seat is not None:
                self._turns[seat][1].extend(events[: ends[0]] if ends else events)
            if ends:
                seat = self._begin()
            events.clear()
        return self._turns

    def _seen(self, events: Sequence[Event]) -> int:
        """How many of these events come before what nobody can foresee."""
        for i, event in enumerate(events):
            if self._unforeseen is not None and self._unforeseen(self._now, event):
                return i
        return len(events)

    def _begin(self) -> int | None:
        """A turn begins: the seat that is asked for, if it is one."""
        seat = self.game.turn_seat(self.s)
        if seat is None or seat not in self._left:
            return None
        self._left.remove(seat)
        self._turns[seat] = self.s.clone(), []
        return seat

    def _choose(self, s: State, who: int, rng: Rng) -> int:
        """What somebody does by the rules of thumb, as well as he knows them."""
        choose: Choose = seasoned(self.game) if who in self._experienced else self.game.advice.choose
        return choose(s, who, rng)

    def _answer(self, first: int | None) -> None:
        s = self.s
        who = s.to_act()[0]
        assert who != CHANCE, "chance has answered"
        if first is not None and first in s.legal(who):
            s.apply(who, first)
        elif self._mind is not None and who == self.game.turn_seat(s):
            s.apply(who, self._mind(s, who, self.rng))
        else:
            s.apply(who, self._thumb.answer(s, who))
