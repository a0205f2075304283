"""What special cards and single-use quests do (DOR-16.8 to 16.25, 18.20 to 18.28)."""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.defenders.cards import keep_cards
from tablee.games.defenders.ids import (
    BLUE,
    DISCARD,
    E_CLEARED,
    E_CRYSTALS_REMOVED,
    E_FORESEEN,
    E_FORESEEN_AWAY,
    E_GATE_PLACED,
    E_PUSHED_BACK,
    E_REMOVED,
    E_RUMORS,
    E_SENT,
    E_SPARED,
    ENEMIES,
    HALF,
    KEEP,
    NAME,
    NOTHING,
    P_ARRANGE,
    P_SEND_TO,
    P_SWEEP,
    PUSH,
    SEND,
    STOP,
)
from tablee.games.defenders.movement import shut_out
from tablee.games.defenders.night import on_top
from tablee.games.defenders.placing import clear_place, lift_minion, purify
from tablee.games.defenders.state import Defenders, changed
from tablee.games.defenders.windows import can_go_back, spareable, with_minions

INFORMATION_CARDS = 5
PER_PLACE = 2
"""DOR-16.20 Minions a sweep removes from one place."""
DRAGON_COUNTS = 2


class PlaceGate(Proc[Defenders]):
    """DOR-16.8, D33 A gate on any place without one."""

    def run(self, s: Defenders, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [s.box.a_at + place for place in range(len(s.gates)) if not s.gates[place]]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        s.done()
        s.gates = changed(s.gates, a - s.box.a_at, 1)
        s.gate_supply -= 1
        s.emit(E_GATE_PLACED, seat, a - s.box.a_at)


class SendHero(Proc[Defenders]):
    """DOR-16.9, 18.23, D34, D43 A hero to be moved; up to `n` of them, unless `what` says it must be done.

    `items` are the seats of those who have been moved.
    """

    def run(self, s: Defenders, f: Frame) -> None:
        if f.n == 0 or not self._heroes(s, f):
            s.done()
        else:
            s.ask(f.who)

    def _heroes(self, s: Defenders, f: Frame) -> list[int]:
        moved = f.items if f.items is not None else []
        return [SEND + one for one in range(s.seats) if s.hero[one] != NOTHING and one not in moved]

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        heroes = self._heroes(s, f)
        return heroes if f.what == 1 else [STOP, *heroes]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        if a == STOP:
            s.done()
            return
        f.n -= 1
        if f.items is not None:
            f.items.append(a - SEND)
        s.call(Frame(P_SEND_TO, who=seat, what=a - SEND))


class SendTo(Proc[Defenders]):
    """DOR-16.9, D34 Where the hero of the seat `what` is moved; DOR-17.26 not into the city in a shape."""

    def run(self, s: Defenders, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [
            s.box.a_to + place
            for place in range(len(s.gates))
            if place != s.at[f.what] and not shut_out(s, f.what, place)
        ]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        s.done()
        s.at[f.what] = a - s.box.a_to
        s.emit(E_SENT, seat, f.what, s.at[f.what])


class Purity(Proc[Defenders]):
    """DOR-16.10, D35 All crystals of one place are removed."""

    def run(self, s: Defenders, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [s.box.a_at + place for place in range(len(s.crystals)) if s.crystals[place]]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        place = a - s.box.a_at
        s.done()
        s.emit(E_CRYSTALS_REMOVED, seat, place, s.crystals[place])
        purify(s, place, s.crystals[place])


class AncientTree(Purity):
    """DOR-18.28, D44 One crystal of any place is removed."""

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        place = a - s.box.a_at
        s.done()
        s.emit(E_CRYSTALS_REMOVED, seat, place, 1)
        purify(s, place, 1)


class Clear(Proc[Defenders]):
    """DOR-16.11, 16.12, D36, D37 Up to `n` places are cleared, of the land colour `what` or of any."""

    def run(self, s: Defenders, f: Frame) -> None:
        if f.n and with_minions(s, f.what):
            s.ask(f.who)
        else:
            s.done()

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [STOP, *(s.box.a_at + place for place in with_minions(s, f.what))]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        if a == STOP:
            s.done()
            return
        f.n -= 1
        place = a - s.box.a_at
        s.emit(E_CLEARED, seat, place, clear_place(s, place))


class PushBack(Proc[Defenders]):
    """DOR-16.12, 16.13, D37 One general goes back a step of his path, or none."""

    def run(self, s: Defenders, f: Frame) -> None:
        if can_go_back(s):
            s.ask(f.who)
        else:
            s.done()

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [STOP, *(PUSH + general for general in can_go_back(s))]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        s.done()
        if a != STOP:
            s.general_step = changed(s.general_step, a - PUSH, s.general_step[a - PUSH] - 1)
            s.emit(E_PUSHED_BACK, seat, a - PUSH, s.place_of(a - PUSH))


class RemoveMinions(Proc[Defenders]):
    """DOR-16.19, 18.25, D38, D42 Up to `n` minions of the places `items`, one by one."""

    def run(self, s: Defenders, f: Frame) -> None:
        if f.n and len(self.legal(s, f, f.who)) > 1:
            s.ask(f.who)
        else:
            s.done()

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        out = [STOP]
        for place in f.items if f.items is not None else []:
            for colour in range(ENEMIES):
                if s.minions[place * ENEMIES + colour]:
                    out.append(s.box.a_take + place * ENEMIES + colour)
        return out

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        if a == STOP:
            s.done()
            return
        f.n -= 1
        place, colour = divmod(a - s.box.a_take, ENEMIES)
        lift_minion(s, place, colour)
        s.emit(E_REMOVED, seat, place, colour)


class SweepTo(Proc[Defenders]):
    """DOR-16.20, D39 Where the cavalry goes next. `n` is left of six, `items` are the swept places."""

    def run(self, s: Defenders, f: Frame) -> None:
        if len(self.legal(s, f, f.who)) > 1:
            s.ask(f.who)
        else:
            s.done()

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        swept = f.items if f.items is not None else []
        near = s.box.near[swept[-1]] if swept else list(range(len(s.crystals)))
        out = [STOP]
        for place in near:
            if place not in swept and sweepable(s, place, f.n):
                out.append(s.box.a_at + place)
        return out

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        if a == STOP:
            s.done()
            return
        swept = f.items if f.items is not None else []
        swept.append(a - s.box.a_at)
        s.call(Frame(P_SWEEP, who=seat, where=a - s.box.a_at, n=PER_PLACE))


def sweepable(s: Defenders, place: int, left: int) -> list[int]:
    """The colours of minions on a place that the rest of a sweep can remove."""
    return [
        colour
        for colour in range(ENEMIES)
        if s.minions[place * ENEMIES + colour] and left >= (DRAGON_COUNTS if colour == BLUE else 1)
    ]


class Sweep(Proc[Defenders]):
    """DOR-16.20, D39 Minions of the place `where`, up to `n`; the first one must be taken."""

    def run(self, s: Defenders, f: Frame) -> None:
        if f.n and sweepable(s, f.where, s.stack[-2].n):
            s.ask(f.who)
        else:
            s.done()

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        out = [] if f.n == PER_PLACE else [STOP]
        return out + [NAME + colour for colour in sweepable(s, f.where, s.stack[-2].n)]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        if a == STOP:
            s.done()
            return
        f.n -= 1
        colour = a - NAME
        s.stack[-2].n -= DRAGON_COUNTS if colour == BLUE else 1
        lift_minion(s, f.where, colour)
        s.emit(E_REMOVED, seat, f.where, colour)


class LocalInformation(Proc[Defenders]):
    """DOR-16.18, D09 A colour is named and five cards are drawn."""

    def run(self, s: Defenders, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [NAME + colour for colour in range(ENEMIES)]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        s.done()
        s.emit(E_RUMORS, seat, a - NAME)
        s.call(keep_cards(seat, a - NAME, INFORMATION_CARDS))


class SpareHalf(Proc[Defenders]):
    """DOR-16.22, 18.20, D30 The half of the card whose minions stay away; `what` is a quest's colour."""

    def run(self, s: Defenders, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [HALF + half for half in spareable(s, f.what)]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        s.done()
        s.spared |= 1 << a - HALF
        s.emit(E_SPARED, seat, s.box.dark_place[s.revealed * 2 + a - HALF])


# Dark Visions ----------------------------------------------------------------------------------------------


class Look(Proc[Defenders]):
    """DOR-16.21 The top `n` darkness cards are seen, one by one."""

    def run(self, s: Defenders, f: Frame) -> None:
        if f.n == 0:
            s.done()
        else:
            s.chance()

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        known = s.dark.next()
        if known >= 0:
            return [s.box.a_dark + known]
        return on_top(s)

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        card = a - s.box.a_dark
        f.n -= 1
        s.dark = s.dark.clone()
        s.dark.draw(card)
        s.foreseen = [*s.foreseen, card]
        s.emit(E_FORESEEN, f.who, card)


class Foresee(Proc[Defenders]):
    """DOR-16.21, D40 Each card that was seen is discarded or kept; `n` is the next one."""

    def run(self, s: Defenders, f: Frame) -> None:
        if f.n < len(s.foreseen):
            s.ask(f.who)
        else:
            s.done()
            s.call(Frame(P_ARRANGE, who=f.who, items=[]))

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [KEEP, DISCARD]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        if a == KEEP:
            f.n += 1
            return
        card = s.foreseen[f.n]
        s.foreseen = [one for one in s.foreseen if one != card]
        s.dark_discard = changed(s.dark_discard, card, s.dark_discard[card] + 1)
        s.emit(E_FORESEEN_AWAY, seat, card)


class Arrange(Proc[Defenders]):
    """DOR-16.21, D40 The kept cards go back on the deck, `items` in the order in which they will come."""

    def run(self, s: Defenders, f: Frame) -> None:
        items = f.items if f.items is not None else []
        left = self._left(s, f)
        if len(left) > 1:
            s.ask(f.who)
            return
        items += left
        s.dark = s.dark.clone()
        for i in range(len(items)):
            s.dark.put_on_top(items[len(items) - 1 - i])
        s.foreseen = []
        s.done()

    def _left(self, s: Defenders, f: Frame) -> list[int]:
        items = f.items if f.items is not None else []
        return [card for card in sorted(s.foreseen) if card not in items]

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [s.box.a_next + card for card in self._left(s, f)]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        if f.items is not None:
            f.items.append(a - s.box.a_next)
