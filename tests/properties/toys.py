"""Toy games for the tests of the kernel and of the conformance checks.

`Sealed` has everything the kernel offers: hidden hands from a lazy deck, secret answers of several seats at
once, offers that interrupt, results handed back. The tree of `Countdown` can be counted by hand. They derive
from the kernel's classes, which compiled classes do not allow: plain build only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from tablee.core.actions import ActionSpace, Domain
from tablee.core.deck import Bag, Deck
from tablee.core.events import EventTable
from tablee.core.frame import Frame
from tablee.core.game import Game, Json, Option, Outcome
from tablee.core.rng import Rng
from tablee.core.state import CHANCE, CHANCE_ASKED, Proc, State
from tests.plain import plain_engine_only

plain_engine_only()

CARDS = 4
COPIES = 3
HAND = 2

# Actions of Sealed
PLAY = 0
SHOUT = PLAY + CARDS
NAME = SHOUT + 1
DEAL = NAME + 3
SEALED_SPACE = ActionSpace()
CARD = Domain("card", [f"c{i}" for i in range(CARDS)])
for _verb, _base, _domains in [
    ("play", PLAY, [CARD]),
    ("shout", SHOUT, []),
    ("name", NAME, [Domain("number", ["one", "two", "three"])]),
    ("deal", DEAL, [CARD]),
]:
    assert SEALED_SPACE.add(_verb, *_domains) == _base

P_ROUNDS, P_DEAL, P_BID, P_SHOUT = range(4)
E_DEALT, E_BID, E_REVEALED, E_SHOUTED, E_OVER = range(5)


class Sealed(State):
    """Every seat holds two cards only it knows; each round all play one at once, the highest alone scores."""

    def __init__(self, procs: list[Proc[Any]], seats: int) -> None:
        super().__init__(procs, seats)
        self.hands: list[list[int]] = []
        self.deck = Deck(Bag([]), 0)
        self.scores: list[int] = []
        self.shouts: list[int] = []
        self.winners: list[int] = []  # of each round, -1 for nobody
        self.table: list[int] = []  # the cards that were revealed last

    def clone(self) -> Sealed:
        twin = type(self)(self.procs, self.seats)
        twin.copy_pending(self)
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck = self.deck.clone()
        twin.scores = self.scores[:]
        twin.shouts = self.shouts[:]
        twin.winners = self.winners[:]
        twin.table = self.table[:]
        return twin

    def numbers(self) -> list[int]:
        out = [self.seats, self.deck.size, *self.deck.bag.odds, *self.scores, *self.shouts]
        for cards in [*self.hands, self.deck.top, self.deck.bottom, self.winners, self.table]:
            out += [len(cards), *cards]
        return out

    def offers(self, seat: int) -> list[int]:
        """Who has bid may shout once while the others think."""
        if self.waiting in (0, CHANCE_ASKED) or self.stack[-1].proc != P_BID or self.shouts[seat]:
            return []
        return [SHOUT]

    def take_offer(self, seat: int, action: int) -> None:
        self.call(Frame(P_SHOUT, who=seat))

    def not_asked_rule(self) -> str:
        return "TOY-1"

    def problems(self) -> list[str]:
        held = sum(len(hand) for hand in self.hands)
        return [] if held + self.deck.size <= CARDS * COPIES else ["there are too many cards"]


class Rounds(Proc[Sealed]):
    """Deal, then as many bids as there are cards in a hand; `n` counts them, `result` is who won."""

    def run(self, s: Sealed, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            s.call(Frame(P_DEAL))
        elif f.pc == 1:
            f.pc = 2
            s.call(Frame(P_BID))
        else:
            f.pc = 1
            f.n += 1
            s.winners.append(s.result)
            if s.result >= 0:
                s.scores[s.result] += 1
            if f.n == HAND:
                s.emit(E_OVER)
                s.end(1)


class DealCards(Proc[Sealed]):
    """One card after another, seat by seat; `n` counts them."""

    def run(self, s: Sealed, f: Frame) -> None:
        if f.n == HAND * s.seats:
            s.done()
        else:
            s.chance()

    def legal(self, s: Sealed, f: Frame, seat: int) -> list[int]:
        return [DEAL + card for card in s.deck.bag.inside()]

    def weights(self, s: Sealed, f: Frame) -> list[int] | None:
        return s.deck.bag.weights()

    def apply(self, s: Sealed, f: Frame, seat: int, a: int) -> None:
        owner = f.n % s.seats
        f.n += 1
        s.deck.draw(a - DEAL)
        s.hands[owner].append(a - DEAL)
        s.hands[owner].sort()
        s.emit_to(1 << owner, E_DEALT, (owner, a - DEAL), (owner,))


class BidCards(Proc[Sealed]):
    """Everybody answers at once; the answers stay in `items` until all are in."""

    def run(self, s: Sealed, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            f.items = [-1] * s.seats
            for seat in range(s.seats):
                s.ask(seat)
            return
        bids = cast(list[int], f.items)
        best = max(bids)
        s.table = bids[:]
        for seat, card in enumerate(bids):
            s.hands[seat].remove(card)
            s.emit(E_REVEALED, seat, card)
        s.done(bids.index(best) if bids.count(best) == 1 else -1)

    def legal(self, s: Sealed, f: Frame, seat: int) -> list[int]:
        return sorted({PLAY + card for card in s.hands[seat]})

    def apply(self, s: Sealed, f: Frame, seat: int, a: int) -> None:
        cast(list[int], f.items)[seat] = a - PLAY
        s.emit_to(1 << seat, E_BID, (seat, a - PLAY), (seat,))


class ShoutOut(Proc[Sealed]):
    """An interruption: the seat `who` names a number; then the bids go on."""

    def run(self, s: Sealed, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Sealed, f: Frame, seat: int) -> list[int]:
        return [NAME, NAME + 1, NAME + 2]

    def apply(self, s: Sealed, f: Frame, seat: int, a: int) -> None:
        s.shouts[seat] = a - NAME + 1
        s.emit(E_SHOUTED, seat, a - NAME)
        s.done()


class Advice:
    """Rules of thumb of a toy."""

    @staticmethod
    def choose(s: State, seat: int, rng: Rng) -> int:
        return s.legal(seat)[-1]

    @staticmethod
    def evaluate(s: State, seat: int) -> float:
        return 0.0


class SealedGame(Game):
    """The game around `Sealed`; tests replace parts of it by broken ones."""

    id = "sealed"
    rules_version = 1
    content_hash = "none"
    seats = range(2, 4)
    cooperative = False
    options = (Option("deck", ("full", "thin"), "full"),)
    space = SEALED_SPACE
    decision_kinds = ("bid", "shout")
    advice = Advice
    state_class: type[Sealed] = Sealed

    def __init__(self) -> None:
        self.names = {}
        self.domains = {"card": CARD}
        self.events = EventTable()
        self.events.add("dealt", "seat", "card")
        self.events.add("bid", "seat", "card")
        self.events.add("revealed", "seat", "card")
        self.events.add("shouted", "seat", "number")
        self.events.add("over")
        self.procs: list[Proc[Any]] = [
            Rounds("rounds"),
            DealCards("deal", "TOY-2"),
            BidCards("bid", "TOY-3"),
            ShoutOut("shout", "TOY-4"),
        ]

    def setup(self, options: Mapping[str, object] | None = None, seats: int = 2) -> Sealed:
        settled = self.settle_options(options, seats)
        s = self.state_class(self.procs, seats)
        s.hands = [[] for _ in range(seats)]
        copies = COPIES if settled["deck"] == "full" else 2
        s.deck = Deck(Bag([copies] * CARDS), copies * CARDS)
        s.scores = [0] * seats
        s.shouts = [0] * seats
        s.call(Frame(P_ROUNDS))
        s.settle()
        return s

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        return True

    def view(self, s: State, seat: int | None) -> Json:
        s = cast(Sealed, s)
        bids = s.stack[-1].items if s.stack and s.stack[-1].proc == P_BID else None
        return {
            "hand": None if seat is None else s.hands[seat],
            "bid": None if seat is None or bids is None else bids[seat],
            "cards": [len(hand) for hand in s.hands],
            "deck": s.deck.size,
            "waits_for": s.to_act(),
            "scores": s.scores,
            "shouts": s.shouts,
            "winners": s.winners,
            "table": s.table,
        }

    def determinise(self, s: State, seat: int | None, rng: Rng) -> Sealed:
        twin = cast(Sealed, s).clone()
        hidden = [other for other in range(s.seats) if other != seat]
        odds = twin.deck.bag.odds
        for other in hidden:
            for card in twin.hands[other]:
                odds[card] += 1
        for other in hidden:
            for i in range(len(twin.hands[other])):
                card = rng.weighted(twin.deck.bag.inside(), twin.deck.bag.weights())
                twin.deck.bag.take(card)
                twin.hands[other][i] = card
            twin.hands[other].sort()
        for frame in twin.stack:
            if frame.proc == P_BID and frame.items is not None:
                for other in hidden:
                    if frame.items[other] >= 0:
                        frame.items[other] = rng.choice(twin.hands[other])
        return twin

    def dump(self, s: State) -> Json:
        s = cast(Sealed, s)
        return {
            "hands": [hand[:] for hand in s.hands],
            "deck": {"size": s.deck.size, "odds": s.deck.bag.odds[:]},
            "scores": s.scores[:],
            "shouts": s.shouts[:],
            "winners": s.winners[:],
            "table": s.table[:],
            "stack": [[*frame.values(), frame.items and frame.items[:]] for frame in s.stack],
            "waiting": s.waiting,
            "result": s.result,
            "ended": s.ended,
        }

    def load(self, dump: Json) -> Sealed:
        s = self.state_class(self.procs, len(dump["hands"]))
        s.hands = [list(hand) for hand in dump["hands"]]
        s.deck = Deck(Bag(list(dump["deck"]["odds"])), dump["deck"]["size"])
        s.scores = list(dump["scores"])
        s.shouts = list(dump["shouts"])
        s.winners = list(dump["winners"])
        s.table = list(dump["table"])
        for proc, pc, who, what, where, n, resume, items in dump["stack"]:
            frame = Frame(proc, who, what, where, n, items and list(items))
            frame.pc = pc
            frame.resume = resume
            s.stack.append(frame)
        s.waiting = dump["waiting"]
        s.result = dump["result"]
        s.ended = dump["ended"]
        return s

    def outcome(self, s: State) -> Outcome | None:
        if not s.ended:
            return None
        scores = tuple(cast(Sealed, s).scores)
        return Outcome("over", tuple(i for i in range(s.seats) if scores[i] == max(scores)), scores)


# Countdown -------------------------------------------------------------------------------------------------


class Countdown(State):
    """Two seats take one or two from a heap in turn; a coin after each move may add nothing but delay."""

    def __init__(self, heap: int) -> None:
        super().__init__([TakeOrFlip("take")], 2)
        self.heap = heap
        self.coins = 0

    def clone(self) -> Countdown:
        twin = Countdown(self.heap)
        twin.copy_pending(self)
        twin.coins = self.coins
        return twin

    def numbers(self) -> list[int]:
        return [self.heap, self.coins]


class TakeOrFlip(Proc[Countdown]):
    """`who` takes (actions 0 and 1), then a coin falls (2 and 3, the latter three times as likely)."""

    def run(self, s: Countdown, f: Frame) -> None:
        if s.heap == 0:
            s.end(1 + f.who)
        elif f.pc == 0:
            s.ask(f.who)
        else:
            s.chance()

    def legal(self, s: Countdown, f: Frame, seat: int) -> list[int]:
        if seat == CHANCE:
            return [2, 3]
        return [0, 1] if s.heap > 1 else [0]

    def weights(self, s: Countdown, f: Frame) -> list[int] | None:
        return [1, 3]

    def apply(self, s: Countdown, f: Frame, seat: int, a: int) -> None:
        if seat == CHANCE:
            f.pc = 0
            f.who = 1 - f.who
            s.coins += a - 2
        else:
            f.pc = 1
            s.heap -= a + 1


def countdown(heap: int) -> Countdown:
    """A fresh game with seat 0 to move."""
    s = Countdown(heap)
    s.call(Frame(0, who=0))
    s.settle()
    return s
