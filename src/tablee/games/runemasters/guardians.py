"""The four guardians, their marks and ultimate powers: chapter 10 of the rules."""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.runemasters.combat import revive, unblock, wound
from tablee.games.runemasters.ids import (
    E_EXCHANGED,
    E_HEALED,
    E_MOVED,
    E_PETRIFIED,
    E_SHIELDED,
    E_SWAPPED,
    EXCHANGE_MONSTER,
    HEAL,
    ISMOROS,
    KULAK,
    KYREAS,
    MOVE_SELF,
    NOBODY,
    NOTHING,
    P_EXCHANGE,
    P_EXCHANGE_TAKE,
    P_EXCHANGE_TO,
    P_PRAYER,
    P_SECOND_WIND,
    P_SECOND_WIND_TO,
    P_SHIELD,
    P_STORM,
    P_TRAMPLE,
    P_WHIRLWIND,
    REVIVE,
    SHIELD,
    SPACES,
    TAKE,
    TO,
    WHITE,
    WOUND,
)
from tablee.games.runemasters.state import Runemasters

# Who may use what ------------------------------------------------------------------------------------------


def forbids_mark_target(s: Runemasters, seat: int, rerolled: int) -> str:
    """RUN-5.18 A mark without any legal target cannot be used."""
    guardian = s.guardian[seat]
    if guardian == ISMOROS:
        return "" if unshielded(s) else "RUN-10.2"
    if guardian == KULAK:
        return "" if hurt(s) else "RUN-10.7"
    if guardian == KYREAS:
        card = s.first_monster(s.place[seat])
        if card == NOTHING:
            return "RUN-5.18"
        return "RUN-9.7" if rerolled and s.box.resists_rerolled[card] else ""
    return ""  # Neltai can always move himself


def forbids_ultimate_target(s: Runemasters, seat: int) -> str:
    """RUN-6.11 An ultimate without any effect cannot be used."""
    guardian = s.guardian[seat]
    possible = False
    if guardian == ISMOROS:
        possible = not s.frozen
    elif guardian == KYREAS:
        possible = s.first_space(s.place[seat]) > 0
    elif guardian == KULAK:
        possible = len(dead(s)) > 0
    else:
        for path in s.paths:
            if s.monster(path, 1) != NOTHING:
                possible = True
    return "" if possible else "RUN-6.11"


def use_mark(s: Runemasters, seat: int) -> None:
    """RUN-5.17 The mark of the guardian who spent the white die."""
    guardian = s.guardian[seat]
    if guardian == ISMOROS:
        s.call(Frame(P_SHIELD, who=seat))
    elif guardian == KYREAS:
        s.call(Frame(P_WHIRLWIND, who=seat))
    elif guardian == KULAK:
        s.call(Frame(P_PRAYER, who=seat))
    else:
        s.call(Frame(P_EXCHANGE, who=seat))


def use_ultimate(s: Runemasters, seat: int) -> None:
    """RUN-6.7 The guardian's ultimate power; RUN-10.4 Petrification cancels this turn's movement phase."""
    guardian = s.guardian[seat]
    if guardian == ISMOROS:
        s.frozen = 1
        s.emit(E_PETRIFIED)
    elif guardian == KYREAS:
        s.call(Frame(P_TRAMPLE, who=seat))
    elif guardian == KULAK:
        s.call(Frame(P_SECOND_WIND, who=seat))
    else:
        s.call(Frame(P_STORM, who=seat))


def unshielded(s: Runemasters) -> list[int]:
    """RUN-10.2 Living guardians without a shield."""
    return sorted([s.guardian[i] for i in range(s.seats) if s.alive(i) and not s.shield[i]])


def hurt(s: Runemasters) -> list[int]:
    """RUN-10.7 Living guardians with less than full life."""
    full = s.box.guardian_life
    return sorted([s.guardian[i] for i in range(s.seats) if s.alive(i) and s.life[i] < full[s.guardian[i]]])


def dead(s: Runemasters) -> list[int]:
    """RUN-10.8 Dead guardians."""
    return sorted([s.guardian[i] for i in range(s.seats) if not s.alive(i)])


# Marks -----------------------------------------------------------------------------------------------------


class GiveShield(Proc[Runemasters]):
    """RUN-10.1, RUN-D7 Ismoros gives a shield marker to a living guardian without one."""

    def run(self, s: Runemasters, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Runemasters, f: Frame, seat: int) -> list[int]:
        return [SHIELD + guardian for guardian in unshielded(s)]

    def explain(self, s: Runemasters, f: Frame, seat: int, a: int) -> str:
        if a in self.legal(s, f, seat):
            return ""
        return "RUN-10.2" if SHIELD <= a < SHIELD + 4 else self.rule

    def apply(self, s: Runemasters, f: Frame, seat: int, a: int) -> None:
        s.done()
        s.shield[s.seat_of(a - SHIELD)] = 1
        s.emit(E_SHIELDED, a - SHIELD)


class Pray(Proc[Runemasters]):
    """RUN-10.7, RUN-D9 Kulak gives one life back to a living guardian with less than full life."""

    def run(self, s: Runemasters, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Runemasters, f: Frame, seat: int) -> list[int]:
        return [HEAL + guardian for guardian in hurt(s)]

    def explain(self, s: Runemasters, f: Frame, seat: int, a: int) -> str:
        if a in self.legal(s, f, seat):
            return ""
        return "RUN-10.7" if HEAL <= a < HEAL + 4 else self.rule

    def apply(self, s: Runemasters, f: Frame, seat: int, a: int) -> None:
        s.done()
        s.life[s.seat_of(a - HEAL)] += 1
        s.emit(E_HEALED, a - HEAL, s.life[s.seat_of(a - HEAL)])


class WoundChoice(Proc[Runemasters]):
    """The guardian `who` wounds a weak point of its choice of each monster it reaches, one after another.

    `where` is the path and `n` the space of the monster in question. A choice between equal runes is none
    and is not asked.
    """

    def next_target(self, s: Runemasters, f: Frame) -> bool:
        """Find the next monster to wound, in `where` and `n`; False when there is none left."""
        raise NotImplementedError

    def run(self, s: Runemasters, f: Frame) -> None:
        if not self.next_target(s, f):
            s.done()
            return
        runes = self.legal(s, f, f.who)
        if len(runes) == 1:
            self.apply(s, f, f.who, runes[0])
        else:
            s.ask(f.who)

    def legal(self, s: Runemasters, f: Frame, seat: int) -> list[int]:
        card = s.monster(f.where, f.n)
        return [WOUND + rune for rune in range(WHITE) if s.open_points(card, rune)]

    def explain(self, s: Runemasters, f: Frame, seat: int, a: int) -> str:
        if a in self.legal(s, f, seat):
            return ""
        return "RUN-5.1" if WOUND <= a < WOUND + WHITE else self.rule

    def apply(self, s: Runemasters, f: Frame, seat: int, a: int) -> None:
        f.pc += 1
        wound(s, seat, f.where, f.n, a - WOUND)


class Whirlwind(WoundChoice):
    """RUN-10.5, RUN-D8 Kyreas wounds any weak point of the first monster on his path."""

    def next_target(self, s: Runemasters, f: Frame) -> bool:
        f.where = s.place[f.who]
        f.n = s.first_space(f.where)
        return f.pc == 0


class Trample(WoundChoice):
    """RUN-10.6, RUN-D11 Kyreas wounds each monster on his path once, nearest first, hidden ones too.

    `pc` is the last space dealt with.
    """

    def next_target(self, s: Runemasters, f: Frame) -> bool:
        f.where = s.place[f.who]
        while f.pc < SPACES:
            if s.monster(f.where, f.pc + 1) != NOTHING:
                f.n = f.pc + 1
                return True
            f.pc += 1
        return False


class Storm(WoundChoice):
    """RUN-10.14, RUN-D12 Neltai wounds the monster on space 1 of each path once, in path order.

    `pc` counts the paths dealt with.
    """

    def next_target(self, s: Runemasters, f: Frame) -> bool:
        f.n = 1
        while f.pc < len(s.paths):
            f.where = s.paths[f.pc]
            if s.monster(f.where, 1) != NOTHING:
                return True
            f.pc += 1
        return False


class Exchange(Proc[Runemasters]):
    """RUN-10.10, 10.13, RUN-D10a Neltai displaces a monster, if there is any, or himself."""

    def run(self, s: Runemasters, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Runemasters, f: Frame, seat: int) -> list[int]:
        for path in s.paths:
            if s.first_space(path):
                return [EXCHANGE_MONSTER, MOVE_SELF]
        return [MOVE_SELF]

    def apply(self, s: Runemasters, f: Frame, seat: int, a: int) -> None:
        s.done()
        if a == MOVE_SELF:
            s.call(Frame(P_EXCHANGE_TO, who=seat, where=s.place[seat]))
        else:
            s.call(Frame(P_EXCHANGE_TAKE, who=seat))


class ExchangeTake(Proc[Runemasters]):
    """RUN-10.10, RUN-D10b Any monster on any path may be displaced."""

    def run(self, s: Runemasters, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Runemasters, f: Frame, seat: int) -> list[int]:
        return [TAKE + i for i in range(len(s.monsters)) if s.monsters[i] != NOTHING]

    def apply(self, s: Runemasters, f: Frame, seat: int, a: int) -> None:
        i = a - TAKE
        s.done()
        s.call(Frame(P_EXCHANGE_TO, who=seat, where=i // SPACES, n=i % SPACES + 1))


class ExchangeTo(Proc[Runemasters]):
    """RUN-10.10, 10.13, RUN-D10c Where to: any path in play but `where` it comes from.

    `n` is the space of the monster, 0 when Neltai moves himself.
    """

    def run(self, s: Runemasters, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Runemasters, f: Frame, seat: int) -> list[int]:
        return [TO + path for path in s.paths if path != f.where]

    def apply(self, s: Runemasters, f: Frame, seat: int, a: int) -> None:
        path = a - TO
        s.done()
        if f.n:
            exchange(s, f.where, path, f.n)
        else:
            s.emit(E_MOVED, s.guardian[seat], path)
            move_guardian(s, seat, path)


def exchange(s: Runemasters, path: int, other: int, space: int) -> None:
    """RUN-10.10 The monster goes to the same space of the other path; a monster there comes back in exchange.

    RUN-10.11 Wounds go with their monster. RUN-5.24 A dragon that arrives lifts the block of its new path.
    """
    i = path * SPACES + space - 1
    j = other * SPACES + space - 1
    s.monsters[i], s.monsters[j] = s.monsters[j], s.monsters[i]
    s.emit(E_EXCHANGED, s.monsters[j], path, other, space)
    if s.monsters[i] != NOTHING:
        s.emit(E_EXCHANGED, s.monsters[i], other, path, space)
    for lane in (path, other):
        if s.has_unblockable(lane):
            unblock(s, lane)


def move_guardian(s: Runemasters, seat: int, path: int) -> None:
    """RUN-5.13 To another path; a guardian who stands there changes places."""
    old = s.place[seat]
    other = s.at[path]
    s.at[old] = other
    if other != NOBODY:
        s.place[other] = old
        s.emit(E_SWAPPED, s.guardian[other], old)
    s.at[path] = seat
    s.place[seat] = path


class SecondWind(Proc[Runemasters]):
    """RUN-10.8, RUN-D13a Kulak chooses a dead guardian."""

    def run(self, s: Runemasters, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Runemasters, f: Frame, seat: int) -> list[int]:
        return [REVIVE + guardian for guardian in dead(s)]

    def apply(self, s: Runemasters, f: Frame, seat: int, a: int) -> None:
        s.done()
        s.call(Frame(P_SECOND_WIND_TO, who=seat, what=s.seat_of(a - REVIVE)))


class SecondWindTo(Proc[Runemasters]):
    """RUN-10.8, RUN-D13b The revived guardian `what` returns on a path without guardian."""

    def run(self, s: Runemasters, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Runemasters, f: Frame, seat: int) -> list[int]:
        return [TO + path for path in s.paths if s.at[path] == NOBODY]

    def apply(self, s: Runemasters, f: Frame, seat: int, a: int) -> None:
        s.done()
        revive(s, f.what, a - TO)
