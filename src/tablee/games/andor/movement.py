"""Moving heroes: chapter 4 of the rules, with water-skins (AND-14.2), ice (AND-19) and the winter stone."""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.andor.free import (
    GIVES_STEP,
    free_actions,
    is_free,
    others_may_help,
    start_free,
    why_not_free,
)
from tablee.games.andor.ids import (
    A_END_DAY,
    A_FIGHT,
    A_HALF,
    A_HOUR,
    A_PASS,
    A_STOP,
    ASHORE_HOURS,
    BY_FULL,
    BY_HALF,
    BY_HOUR,
    CAVE_WP,
    E_ASHORE,
    E_ICE_BROKE,
    E_MOVED,
    E_SKIN,
    E_STONE_GNAWS,
    GOURD,
    GOURD_HALF,
    IQUAR,
    NO_WAY,
    NOTHING,
    P_PAY,
    P_STOP,
    STONE,
)
from tablee.games.andor.items import arrive_with, break_ice, to_supply
from tablee.games.andor.legend import attend
from tablee.games.andor.legend_words import (
    R_STONE,
)
from tablee.games.andor.points import end_exchange, pay, spend_hours
from tablee.games.andor.state import Andor


def steps_from(s: Andor, space: int) -> list[int]:
    """AND-4.1, 4.2, 4.13 The spaces next to one, bridges and the secret passage included, sorted."""
    near = s.box.near[space]
    if not s.links:
        return near
    out = near[:]
    for i in range(0, len(s.links), 2):
        for here, there in ((s.links[i], s.links[i + 1]), (s.links[i + 1], s.links[i])):
            if here == space and there not in out:
                out.append(there)
    out.sort()
    return out


def stone_cost(s: Andor, seat: int) -> int:
    """AND-24.4 What a step with the winter stone costs."""
    return s.rules[R_STONE] if s.has(seat, STONE) else 0


def step_refused(s: Andor, seat: int, there: int, way: int) -> str:
    """The rule that forbids a step paid in a way; empty if it is allowed."""
    cost = stone_cost(s, seat)
    if way == BY_HOUR:
        hour = s.hours_cost(seat, 1)
        if hour == NOTHING:
            return s.no_hours_rule(seat, 1)
        if hour and s.wp[seat] <= hour:
            return "AND-3.12"
        cost += hour
    elif not s.has(seat, GOURD if way == BY_FULL else GOURD_HALF):
        return "AND-14.2"
    if cost and s.wp[seat] <= cost:
        return "AND-24.4"
    if s.box.cave[there] and s.wp[seat] - cost < CAVE_WP:
        return "AND-4.9"
    if there in s.broken:
        return "AND-19.4"
    if s.box.ice[there] and s.has(seat, IQUAR) > 1:
        return "AND-19.7"
    return ""


def ways(s: Andor, seat: int, there: int) -> list[int]:
    """DEC-6 How a step can be paid: an hour, a full skin, a half-empty one."""
    return [way for way in (BY_HOUR, BY_FULL, BY_HALF) if step_refused(s, seat, there, way) == ""]


def can_step(s: Andor, seat: int, there: int) -> bool:
    """Whether some way to pay a step exists."""
    if step_refused(s, seat, there, BY_HOUR) == "":
        return True
    if s.has(seat, GOURD) and step_refused(s, seat, there, BY_FULL) == "":
        return True
    return s.has(seat, GOURD_HALF) > 0 and step_refused(s, seat, there, BY_HALF) == ""


def step_actions(s: Andor, seat: int) -> list[int]:
    """DEC-5 Every space a hero can step to now, as actions: `can_step`, what is common looked up once."""
    hour = s.hours_cost(seat, 1)
    skins = s.has(seat, GOURD) + s.has(seat, GOURD_HALF)
    stone = stone_cost(s, seat)
    wp = s.wp[seat]
    hour_left = wp - hour - stone if hour != NOTHING else 0
    by_hour = hour != NOTHING and (hour + stone == 0 or hour_left > 0)
    by_skin = skins > 0 and (stone == 0 or wp > stone)
    if not by_hour and not by_skin:
        return []
    left = max(wp - stone if by_skin else 0, hour_left if by_hour else 0)
    crowd = s.has(seat, IQUAR) > 1
    box = s.box
    out: list[int] = []
    for there in steps_from(s, s.at[seat]):
        if box.lake[there] and (there in s.broken or (crowd and box.ice[there])):
            continue
        if box.cave[there] and left < CAVE_WP:
            continue
        out.append(box.a_move + there)
    return out


def why_no_step(s: Andor, seat: int, there: int) -> str:
    """The rule that keeps a hero from stepping to a space; to who has a skin no hour is wanting."""
    if there not in steps_from(s, s.at[seat]):
        return "AND-4.3" if s.box.face_of[there] != s.plan.face else why_no_walk(s, seat, there)
    if can_step(s, seat, there):
        return ""
    way = BY_FULL if s.has(seat, GOURD) else BY_HALF if s.has(seat, GOURD_HALF) else BY_HOUR
    return step_refused(s, seat, there, way)


# How far a move leads --------------------------------------------------------------------------------------


class Walk:
    """The shortest way to a space, told by its last step, and what all of it takes."""

    def __init__(self, space: int, back: int, steps: int, hours: int, skins: int, wp: int) -> None:
        self.space = space
        self.back = back  # the space before
        self.steps = steps
        self.hours = hours
        self.skins = skins  # steps paid with water-skins
        self.wp = wp


def reach(s: Andor, seat: int) -> list[Walk]:
    """Every space a hero can come to in one move (AND-4), nearest first, over land rather than over ice.

    Steps are paid as it costs least will: by the hours of the day, then by skins, then by overtime.
    AND-4.8 Ice with a token ends the move.
    """
    box = s.box
    crowd = s.has(seat, IQUAR) > 1
    day = min(s.hour_limit(), box.normal_hours)
    known = [0] * len(box.spaces)
    start = Walk(s.at[seat], NOTHING, 0, 0, 0, 0)
    known[start.space] = 1
    out = [start]
    i = 0
    while i < len(out):
        here = out[i]
        i += 1
        if here.steps and here.space in s.ice:
            continue
        near = steps_from(s, here.space)
        for lake in (0, 1):
            for there in near:
                if known[there] or box.lake[there] != lake or there in s.broken or (crowd and box.ice[there]):
                    continue
                by_hour = one_more(s, seat, here, there, here.hours + 1, here.skins)
                by_skin = one_more(s, seat, here, there, here.hours, here.skins + 1)
                if by_hour is None or (by_skin is not None and s.used[seat] + here.hours >= day):
                    by_hour = by_skin
                if by_hour is not None:
                    known[there] = 1
                    out.append(by_hour)
    return out[1:]


def one_more(s: Andor, seat: int, here: Walk, there: int, hours: int, skins: int) -> Walk | None:
    """A way and one step more, paid with so many hours and skins in all; None if they are not enough."""
    if skins > 2 * s.has(seat, GOURD) + s.has(seat, GOURD_HALF):  # AND-14.2
        return None
    price = s.hours_cost(seat, hours) if hours else 0
    if price == NOTHING:
        return None
    wp = price + stone_cost(s, seat) * (here.steps + 1)
    if wp and s.wp[seat] <= wp:  # AND-3.12, 24.4
        return None
    if s.box.cave[there] and s.wp[seat] - wp < CAVE_WP:  # AND-4.9
        return None
    return Walk(there, here.space, here.steps + 1, hours, skins, wp)


def why_no_walk(s: Andor, seat: int, there: int) -> str:
    """The rule that keeps a hero from walking in one move to a space that is not next to his.

    AND-4.1 if nothing else does: it is only taken step by step.
    """
    for walk in reach(s, seat):
        if walk.space == there:
            return "AND-4.1"
    steps = way_there(s, seat, there, True)
    if steps == NO_WAY:
        if way_there(s, seat, there, False) != NO_WAY:
            return "AND-4.8"
        return "AND-19.7" if s.box.ice[there] and there not in s.broken else "AND-19.4"
    hours = max(0, steps - 2 * s.has(seat, GOURD) - s.has(seat, GOURD_HALF))
    price = s.hours_cost(seat, hours) if hours else 0
    if price == NOTHING:
        return s.no_hours_rule(seat, hours)
    if price and s.wp[seat] <= price:
        return "AND-3.12"
    price += stone_cost(s, seat) * steps
    return "AND-24.4" if s.wp[seat] <= price else "AND-4.9"


def way_there(s: Andor, seat: int, there: int, tokens: bool) -> int:
    """The steps of the shortest way, whatever it takes; NO_WAY where none leads.

    AND-4.8 With `tokens` no way goes on over ice that has one. AND-4.9 None goes through the cave.
    """
    box = s.box
    crowd = s.has(seat, IQUAR) > 1
    far = [NO_WAY] * len(box.spaces)
    far[s.at[seat]] = 0
    line = [s.at[seat]]
    for here in line:
        if far[here] and (box.cave[here] or (tokens and here in s.ice)):
            continue
        for next_one in steps_from(s, here):
            if far[next_one] == NO_WAY and next_one not in s.broken and not (crowd and box.ice[next_one]):
                far[next_one] = far[here] + 1
                line.append(next_one)
    return far[there]


# Ashore (AND-19.11) ----------------------------------------------------------------------------------------


def trapped(s: Andor, seat: int) -> bool:
    """AND-19.11 On the lake, and no neighbour can be entered even without followers."""
    here = s.at[seat]
    if not s.box.lake[here]:
        return False
    for there in steps_from(s, here):
        if there not in s.broken:
            return False
    return True


def ashore_hours(s: Andor) -> int:
    """Three hours, or the whole day where it is shorter."""
    return min(ASHORE_HOURS, s.hour_limit())


def ashore_refused(s: Andor, seat: int) -> str:
    """The rule that forbids struggling ashore; empty if it is allowed."""
    if not trapped(s, seat):
        return "AND-19.11"
    cost = s.hours_cost(seat, ashore_hours(s))
    if cost == NOTHING:
        too_late = s.used[seat] + ashore_hours(s) > s.box.hours
        return "AND-19.11" if too_late else s.no_hours_rule(seat, ashore_hours(s))
    if cost and s.wp[seat] <= cost:
        return "AND-3.12"
    cost_stone = stone_cost(s, seat)
    return "AND-24.4" if cost_stone and s.wp[seat] <= cost + cost_stone else ""


def ashore_actions(s: Andor, seat: int) -> list[int]:
    """DEC-43 The land around the lake."""
    if ashore_refused(s, seat):
        return []
    return [s.box.a_ashore + there for there in s.box.shore[s.plan.face]]


def is_turn_action(s: Andor, a: int) -> bool:
    """AND-3.2 Whether an action is one that a turn can begin with."""
    return a in (A_FIGHT, A_PASS, A_END_DAY) or s.box.a_move <= a < s.box.a_reveal


# Procedures ------------------------------------------------------------------------------------------------


class Move(Proc[Andor]):
    """DEC-5 The hero `who` moves step by step; `where` is the next space, `n` 1 when struggling ashore.

    AND-4.6 After any step he may stop; AND-4.8 ice with a token ends the move at once.
    """

    def run(self, s: Andor, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            s.restless |= 1 << f.who
            if f.n:
                spend_hours(s, f.who, ashore_hours(s))
                s.emit(E_ASHORE, f.who, f.where)
                return
            paying = ways(s, f.who, f.where)
            if len(paying) > 1:
                s.call(Frame(P_PAY, who=f.who, where=f.where))
                return
            use(s, f.who, paying[0])
        elif f.pc == 1:
            f.pc = 3 if f.n else 2
            go(s, f.who, f.where)
            if s.at[f.who] in s.ice:
                f.pc = 3
            attend(s, f.who)
        elif f.pc == 2:
            if (
                s.can_spend(f.who)
                or len(self.legal(s, f, f.who)) > 1
                or others_may_help(s, f.who, GIVES_STEP)
            ):
                s.ask(f.who)
            else:
                f.pc = 3
        elif f.pc == 3:
            f.pc = 4
            s.call(Frame(P_STOP, who=f.who, where=s.at[f.who]))
        else:
            s.done()

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        out = [A_STOP, *free_actions(s, seat), *step_actions(s, seat)]
        out.sort()
        return out

    def explain(self, s: Andor, f: Frame, seat: int, a: int) -> str:
        if a == A_STOP:
            return ""
        if s.box.a_move <= a < s.box.a_ashore:
            return why_no_step(s, seat, a - s.box.a_move)
        if is_free(s, a):
            return why_not_free(s, seat, a)
        return "AND-3.3" if is_turn_action(s, a) else self.rule

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        if a == A_STOP:
            f.pc = 3
        elif s.box.a_move <= a < s.box.a_ashore:
            f.pc = 0
            f.where = a - s.box.a_move
        else:
            start_free(s, seat, a)


def use(s: Andor, seat: int, way: int) -> None:
    """AND-3.5 A step costs an hour, AND-14.2 or half a water-skin."""
    if way == BY_HOUR:
        spend_hours(s, seat, 1)
    elif way == BY_FULL:
        s.carry(seat, GOURD, -1)
        s.carry(seat, GOURD_HALF, 1)
        s.emit(E_SKIN, seat, GOURD)
    else:
        s.carry(seat, GOURD_HALF, -1)
        to_supply(s, GOURD_HALF)
        s.emit(E_SKIN, seat, GOURD_HALF)


def go(s: Andor, seat: int, there: int) -> None:
    """A step, paid already but for the winter stone (AND-24.4); AND-19.4 the ice behind breaks."""
    end_exchange(s)
    cost = stone_cost(s, seat)
    if cost:
        s.emit(E_STONE_GNAWS, seat, cost)
        pay(s, seat, cost)
    here = s.at[seat]
    s.stand(seat, there)
    s.emit(E_MOVED, seat, there)
    if s.box.ice[here]:
        if here not in s.broken:
            s.emit(E_ICE_BROKE, here)
        break_ice(s, here)
    arrive_with(s, seat)


class Pay(Proc[Andor]):
    """DEC-6 An hour, a full or a half-empty skin for the step of `who` to `where`."""

    def run(self, s: Andor, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        return [A_HOUR + way for way in ways(s, f.who, f.where)]

    def explain(self, s: Andor, f: Frame, seat: int, a: int) -> str:
        if A_HOUR <= a <= A_HALF:
            return step_refused(s, f.who, f.where, a - A_HOUR)
        return self.rule

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        s.done()
        use(s, f.who, a - A_HOUR)
