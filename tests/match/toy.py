"""A game of the tests' own for what Runemasters lacks: secret bids of all at once, offers, private events.

Each round: a coin is tossed, everybody bids in secret, the bids are shown, the highest bidder takes free
steps, and somebody has one forced answer. While others still bid, who has bid already may be generous once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from tablee.core.actions import ActionSpace, Domain
from tablee.core.events import EventTable
from tablee.core.frame import Frame
from tablee.core.game import Game, Json, Option, Outcome
from tablee.core.rng import Rng
from tablee.core.state import Proc, State
from tests.plain import plain_engine_only

plain_engine_only()

ROUND, COIN, BIDS, FREE, LAST, GIFT = range(6)

SPACE = ActionSpace()
SIDES = Domain("side", ["heads", "tails"])
AMOUNTS = Domain("amount", ["1", "2", "3"])
TOSS = SPACE.add("toss", SIDES)
BID = SPACE.add("bid", AMOUNTS)
STEP = SPACE.add("step")
PEEK = SPACE.add("peek")
STOP = SPACE.add("stop")
SIGN = SPACE.add("sign")
GENEROUS = SPACE.add("generous")
GIVE = SPACE.add("give", AMOUNTS)

EVENTS = EventTable()
E_TOSSED = EVENTS.add("tossed", "side")
E_HAS_BID = EVENTS.add("has_bid", "seat")
E_BIDS = EVENTS.add("bids", "winner:seat")
E_STEPPED = EVENTS.add("stepped", "seat")
E_PEEKED = EVENTS.add("peeked", "seat", "purse:number")
E_GAVE = EVENTS.add("gave", "seat")


class Toy(State):
    """`applies` counts all acts of all states of a class of tests, to measure work."""

    applies = 0

    def __init__(self, seats: int, rounds: int) -> None:
        super().__init__(PROCS, seats)
        self.rounds = rounds
        self.purse = [0] * seats
        self.gifts = [1] * seats
        self.coin = 0

    def apply(self, seat: int, action: int) -> None:
        Toy.applies += 1
        super().apply(seat, action)

    def clone(self) -> Toy:
        twin = Toy(self.seats, self.rounds)
        twin.copy_pending(self)
        twin.purse = self.purse[:]
        twin.gifts = self.gifts[:]
        twin.coin = self.coin
        return twin

    def numbers(self) -> list[int]:
        return [self.rounds, self.coin, *self.purse, *self.gifts]

    def offers(self, seat: int) -> list[int]:
        bidding = bool(self.stack) and self.stack[-1].proc == BIDS
        return [GENEROUS] if bidding and self.gifts[seat] else []

    def take_offer(self, seat: int, action: int) -> None:
        self.gifts[seat] = 0
        self.call(Frame(GIFT, who=seat))

    def not_asked_rule(self) -> str:
        return "TOY-1"


class Round(Proc[Toy]):
    def run(self, s: Toy, f: Frame) -> None:
        f.pc = f.pc % 4 + 1
        if f.pc == 1:
            s.call(Frame(COIN))
        elif f.pc == 2:
            s.call(Frame(BIDS, items=[-1] * s.seats))
        elif f.pc == 3:
            s.call(Frame(FREE, who=s.result))
        elif s.rounds == 1:
            s.end(1)
        else:
            s.rounds -= 1
            s.call(Frame(LAST, who=0))


class Coin(Proc[Toy]):
    def run(self, s: Toy, f: Frame) -> None:
        s.chance()

    def legal(self, s: Toy, f: Frame, seat: int) -> list[int]:
        return [TOSS, TOSS + 1]

    def weights(self, s: Toy, f: Frame) -> list[int]:
        return [3, 1]

    def apply(self, s: Toy, f: Frame, seat: int, a: int) -> None:
        s.coin = a - TOSS
        s.emit(E_TOSSED, s.coin)
        s.done()


class Bids(Proc[Toy]):
    def run(self, s: Toy, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            for seat in range(s.seats):
                s.ask(seat)
        else:
            assert f.items is not None
            winner = f.items.index(max(f.items))
            s.emit(E_BIDS, winner)
            s.done(winner)

    def legal(self, s: Toy, f: Frame, seat: int) -> list[int]:
        return [BID, BID + 1, BID + 2]

    def apply(self, s: Toy, f: Frame, seat: int, a: int) -> None:
        assert f.items is not None
        f.items[seat] = a - BID
        s.emit(E_HAS_BID, seat)


class Free(Proc[Toy]):
    def run(self, s: Toy, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Toy, f: Frame, seat: int) -> list[int]:
        return [STEP, PEEK, STOP] if f.n < 5 else [STOP]

    def apply(self, s: Toy, f: Frame, seat: int, a: int) -> None:
        f.n += 1
        if a == STEP:
            s.purse[seat] += 1
            s.emit(E_STEPPED, seat)
        elif a == PEEK:
            s.emit_to(1 << seat, E_PEEKED, (seat, sum(s.purse)), None)
        else:
            s.done()


class Last(Proc[Toy]):
    def run(self, s: Toy, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Toy, f: Frame, seat: int) -> list[int]:
        return [SIGN]

    def apply(self, s: Toy, f: Frame, seat: int, a: int) -> None:
        s.done()


class Gift(Proc[Toy]):
    def run(self, s: Toy, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Toy, f: Frame, seat: int) -> list[int]:
        return [GIVE, GIVE + 1, GIVE + 2]

    def apply(self, s: Toy, f: Frame, seat: int, a: int) -> None:
        s.purse[seat] -= a - GIVE
        s.emit(E_GAVE, seat)
        s.done()


PROCS: list[Proc[Any]] = [
    Round("round"),
    Coin("coin", "TOY-C1"),
    Bids("bids", "TOY-2"),
    Free("free", "TOY-3", forced=False),
    Last("last", "TOY-4"),
    Gift("gift", "TOY-5"),
]


def _frame(values: list[int], items: list[int] | None) -> Frame:
    proc, pc, who, what, where, n, resume = values
    frame = Frame(proc, who, what, where, n, None if items is None else items[:])
    frame.pc, frame.resume = pc, resume
    return frame


class ToyGame(Game):
    id = "toy"
    rules_version = 1
    content_hash = "0" * 16
    seats = range(2, 5)
    cooperative = False
    options = (Option("rounds", ("2", "1", "3", "300"), "2"),)
    space = SPACE
    events = EVENTS
    domains: dict[str, Domain] = {"side": SIDES}  # noqa: RUF012

    def setup(self, options: Mapping[str, object] | None = None, seats: int = 2) -> Toy:
        s = Toy(seats, int(self.settle_options(options, seats)["rounds"]))
        s.stack = [Frame(ROUND)]
        s.settle()
        return s

    def dump(self, s: State) -> Json:
        toy = cast(Toy, s)
        return {
            "seats": s.seats,
            "rounds": toy.rounds,
            "purse": toy.purse,
            "gifts": toy.gifts,
            "coin": toy.coin,
            "stack": [[f.values(), f.items] for f in s.stack],
            "waiting": s.waiting,
            "result": s.result,
            "ended": s.ended,
        }

    def load(self, dump: Json) -> Toy:
        s = Toy(dump["seats"], dump["rounds"])
        s.purse, s.gifts, s.coin = dump["purse"][:], dump["gifts"][:], dump["coin"]
        s.stack = [_frame(values, items) for values, items in dump["stack"]]
        s.waiting, s.result, s.ended = dump["waiting"], dump["result"], dump["ended"]
        return s

    def view(self, s: State, seat: int | None) -> Json:
        toy = cast(Toy, s)
        top = s.stack[-1] if s.stack else None
        mine = top.items[seat] if top is not None and top.items and seat is not None else -1
        return {"rounds": toy.rounds, "coin": toy.coin, "waiting": s.waiting, "bid": mine}

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        return True

    def determinise(self, s: State, seat: int | None, rng: Rng) -> State:
        twin = s.clone()
        for f in twin.stack:
            if f.items is not None:
                f.items = [b if i == seat or b < 0 else rng.below(3) for i, b in enumerate(f.items)]
        return twin

    def outcome(self, s: State) -> Outcome | None:
        if not s.ended:
            return None
        purse = cast(Toy, s).purse
        return Outcome("done", (purse.index(max(purse)),), tuple(purse))


TOY = ToyGame()
