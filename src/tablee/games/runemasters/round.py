"""Rounds, events and turns: chapters 2 and 11 of the rules."""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.runemasters.combat import lose_life
from tablee.games.runemasters.ids import (
    ANGEL,
    E_ACTIONS_SKIPPED,
    E_ANGEL_GIVEN,
    E_EVENT_REVEALED,
    E_POISON_STRUCK,
    E_ROUND_BEGAN,
    E_ROUND_ENDED,
    E_TURN_BEGAN,
    E_TURN_SKIPPED,
    EVENT,
    NEGATIVE,
    NEUTRAL,
    NOBODY,
    P_ACTIONS,
    P_CHOOSE_ANGEL,
    P_DICE,
    P_EVENT,
    P_SPAWN,
    P_TURN,
    POSITIVE,
)
from tablee.games.runemasters.monsters import heal_dragons, movement_phase
from tablee.games.runemasters.state import Runemasters


class Round(Proc[Runemasters]):
    """RUN-2.1 Round after round, each living guardian takes a turn in seat order from the Elder.

    `n` counts the seats that were played or skipped in this round.
    """

    def run(self, s: Runemasters, f: Frame) -> None:
        if f.pc == 0:  # RUN-2.2 an event at the start of every round, also of a dead Elder (RUN-2.3)
            f.pc = 1
            f.n = 0
            s.round += 1
            s.emit(E_ROUND_BEGAN, s.round)
            s.call(Frame(P_EVENT))
        elif f.n < s.seats:
            seat = (s.elder + f.n) % s.seats
            f.n += 1
            if s.alive(seat):
                s.call(Frame(P_TURN, who=seat))
            else:  # RUN-2.6 a dead guardian's turn is skipped entirely
                s.emit(E_TURN_SKIPPED, s.guardian[seat])
        else:
            f.pc = 0
            end_round(s)


def end_round(s: Runemasters) -> None:
    """RUN-2.8 Poison strikes (RUN-11.8, in seat order from the Elder: RUN-11.11), then the event is over."""
    for i in range(s.seats):
        seat = (s.elder + i) % s.seats
        if s.poison[seat]:
            s.poison[seat] = 0
            s.emit(E_POISON_STRUCK, s.guardian[seat])
            lose_life(s, seat)
            if s.ended:
                return
    s.angel = NOBODY
    s.event = s.box.calm
    s.emit(E_ROUND_ENDED, s.round)


class RevealEvent(Proc[Runemasters]):
    """RUN-2.2 The top Event card; RUN-2.4 when the deck is empty All Is Calm applies for good."""

    def run(self, s: Runemasters, f: Frame) -> None:
        if sum(s.events_left) > 0:
            s.chance()
        else:
            s.done()  # the round before has left All Is Calm in force
            s.emit(E_EVENT_REVEALED, s.event)

    def legal(self, s: Runemasters, f: Frame, seat: int) -> list[int]:
        return [EVENT + event for event in s.event_pool.inside() if s.events_left[s.box.sign[event]] > 0]

    def weights(self, s: Runemasters, f: Frame) -> list[int] | None:
        """RUN-C4, RUN-C5 Each sign by its cards left in the deck, each unseen card of a sign alike."""
        unseen = [0, 0, 0]
        for event in s.event_pool.inside():
            unseen[s.box.sign[event]] += 1
        common = max(1, unseen[POSITIVE]) * max(1, unseen[NEGATIVE]) * max(1, unseen[NEUTRAL])
        out: list[int] = []
        for event in s.event_pool.inside():
            sign = s.box.sign[event]
            if s.events_left[sign] > 0:
                out.append(s.events_left[sign] * common // unseen[sign])
        return out

    def apply(self, s: Runemasters, f: Frame, seat: int, a: int) -> None:
        event = a - EVENT
        s.event_pool.take(event)
        s.events_left[s.box.sign[event]] -= 1
        s.events_played.append(event)
        s.event = event
        s.done()
        s.emit(E_EVENT_REVEALED, event)
        if s.box.gives_angel[event]:
            s.call(Frame(P_CHOOSE_ANGEL, who=s.elder))


class ChooseAngel(Proc[Runemasters]):
    """RUN-11.1, RUN-D5 The Elder's owner gives the angel marker to a living guardian until the round ends."""

    def run(self, s: Runemasters, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Runemasters, f: Frame, seat: int) -> list[int]:
        return sorted([ANGEL + s.guardian[other] for other in range(s.seats) if s.alive(other)])

    def apply(self, s: Runemasters, f: Frame, seat: int, a: int) -> None:
        s.done()
        s.angel = s.seat_of(a - ANGEL)
        s.emit(E_ANGEL_GIVEN, a - ANGEL)


class Turn(Proc[Runemasters]):
    """RUN-2.5 A monster appears, the guardian `who` acts, the monsters move; then the turn ends.

    RUN-3.8 If the new monster kills the guardian its actions are skipped, the rest still takes place.
    """

    def run(self, s: Runemasters, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            s.active = f.who
            s.turn += 1
            s.free_move_used = 0
            s.emit(E_TURN_BEGAN, s.guardian[f.who], s.turn)
            s.call(Frame(P_SPAWN))
        elif f.pc == 1:
            f.pc = 2
            if s.alive(f.who):
                s.call(Frame(P_ACTIONS, who=f.who))
                s.call(Frame(P_DICE, who=f.who, n=s.box.dice[s.event]))
            else:
                s.emit(E_ACTIONS_SKIPPED, s.guardian[f.who])
        else:
            movement_phase(s)
            if s.ended:
                return
            heal_dragons(s)
            s.done()
