"""Free actions: chapter 8 of the rules, with fires (16), objects (14), barter (15), gems, plants, tablets.

They are offered to every hero who has not ended the day while a window is open (AND-8.3), asked or not.
`refused` is the one description of what is allowed; `start_free` does it.
"""

from __future__ import annotations

from typing import Final

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.andor.ids import (
    A_ACTIVATE,
    A_BARTER,
    A_DROP,
    A_FIRE,
    A_FIRE_SHEET,
    A_FLY,
    A_GIVE,
    A_INVITE,
    A_LAND,
    A_PEEK,
    A_PICK,
    A_REFUSE,
    A_RELIGHT,
    A_RELIGHT_SHEET,
    A_REROLL,
    A_TABLETS,
    A_TAKE,
    A_USE,
    BLUE_HOURS,
    E_BARTERED,
    E_DROPPED,
    E_FIRE,
    E_FLIGHT,
    E_GIVEN,
    E_HOURS,
    E_LANDED,
    E_OFFERED,
    E_PICKED,
    E_REFUSED,
    E_SHEET_FIRE,
    E_TABLETS,
    E_USED,
    FACE_DOWN,
    FALCON,
    FALCON_FLYING,
    FIRE_WP,
    FIREWOOD,
    GEM,
    GOURD,
    GOURD_HALF,
    KEEPER,
    KINDS,
    LIT,
    MAX_SEATS,
    NO_FIRE,
    NOTHING,
    OBJECTS,
    P_FIGHT,
    P_GO_ON,
    P_MOVE,
    P_PEEK,
    P_QUEUE,
    P_TOKEN,
    PLANT_BLUE,
    PLANT_WHITE,
    SPYGLASS,
    TABLET,
    TABLETS,
    UNLIT,
    VOLPIN,
    WHITE_WP,
)
from tablee.games.andor.items import (
    fits,
    is_object,
    is_stock,
    lift_loose,
    loose_items,
    may_lead,
    put_loose,
    to_supply,
)
from tablee.games.andor.legend import attend, count_fire, fire
from tablee.games.andor.legend_words import (
    R_BARTER,
    R_FIRES,
    T_FIRE,
    T_PICKUP,
)
from tablee.games.andor.points import gain_wp, pay
from tablee.games.andor.state import Andor, printed_side, put, removed

# What is allowed -------------------------------------------------------------------------------------------


def fire_refused(s: Andor, seat: int, a: int) -> str:
    """DEC-20 Why a hero cannot make fire; AND-16.1, 16.2, 16.7, 16.8, 16.10, 13.7."""
    here = s.at[seat]
    if not s.rules[R_FIRES]:
        return "AND-16.10"
    if not s.still(seat):
        return "AND-8.4"
    if a in (A_RELIGHT_SHEET, A_FIRE_SHEET):
        if s.kind(seat) != KEEPER:
            return "AND-13.7"
        if s.sheet_fire[seat] != (UNLIT if a == A_RELIGHT_SHEET else NO_FIRE):
            return "AND-16.8"
    else:
        if s.box.ice[here] or here in s.no_fire:
            return "AND-16.7"
        if s.fire[here] != (UNLIT if a == A_RELIGHT else NO_FIRE):
            return "AND-16.1" if a == A_RELIGHT else "AND-16.2"
    if a in (A_FIRE, A_FIRE_SHEET) and (not s.has(seat, FIREWOOD) or s.fire_tokens() >= s.box.fires):
        return "AND-16.2"
    return "AND-16.3" if s.wp[seat] <= FIRE_WP else ""


def activate_refused(s: Andor, seat: int) -> str:
    """DEC-31, AND-8.9 A token not activated by a stop, while nobody is between steps or rounds."""
    if s.snow[s.at[seat]] == NOTHING or s.stack[-1].proc in (P_MOVE, P_GO_ON):
        return "AND-8.9"
    return "" if s.still(seat) else "AND-8.4"


def peek_refused(s: Andor) -> str:
    """DEC-36, AND-23.4 The fox-bat may reveal a face-down snow token where he is."""
    space = s.ally[VOLPIN]
    return "" if space != NOTHING and s.snow[space] >= FACE_DOWN else "AND-23.4"


def reveal_refused(s: Andor, seat: int, space: int) -> str:
    """DEC-26, AND-14.10 A telescope shows face-down snow tokens on spaces next to its bearer."""
    if not s.has(seat, SPYGLASS):
        return "AND-14.10"
    if s.snow[space] < FACE_DOWN:
        return "AND-14.11"
    if not s.still(seat):
        return "AND-8.4"
    return "" if space in s.box.near[s.at[seat]] else "AND-14.10"


def tablets_refused(s: Andor, seat: int) -> str:
    """DEC-30, AND-24.1 All three tablets on the own sheet, once."""
    if s.ignored:
        return "AND-24.1"
    for tablet in range(TABLET, TABLET + TABLETS):
        if not s.has(seat, tablet):
            return "AND-24.1"
    return ""


def pick_refused(s: Andor, seat: int, item: int) -> str:
    """DEC-21, AND-8.7 A loose item on the own space that fits."""
    here = s.at[seat]
    if not s.lies(here, item):
        return "AND-8.7"
    if is_stock(s, here, item):
        return "AND-15.6"
    if not may_lead(s, seat, item):
        return "AND-19.7"
    return "" if fits(s, seat, item) else "AND-13.9"


def drop_refused(s: Andor, seat: int, item: int) -> str:
    """DEC-22, AND-8.8 Any carried item; AND-20.1 gems only when standing still."""
    if not s.has(seat, item):
        return "AND-8.8"
    return "AND-20.1" if item == GEM and not s.still(seat) else ""


def reach_refused(s: Andor, giver: int, taker: int, item: int) -> str:
    """AND-8.6 Two heroes on one space, AND-14.12 or joined by the falcon, neither with an ended day."""
    if giver == taker or taker >= s.seats or giver >= s.seats:
        return "AND-8.6"
    if s.ended_day(giver) or s.ended_day(taker):
        return "AND-8.6"
    if s.at[giver] == s.at[taker]:
        return ""
    if not s.flight or giver not in s.flight[:2] or taker not in s.flight[:2]:
        return "AND-8.6"
    falcon = FALCON_FLYING if s.flight[2] else FALCON
    if not s.has(giver, falcon) and not s.has(taker, falcon):
        return "AND-14.12"
    return "" if s.box.flies[item] else "AND-14.12"


def give_refused(s: Andor, seat: int, other: int, item: int) -> str:
    """DEC-24 An item is held out to another hero, who may take it."""
    if not s.has(seat, item) or (seat * MAX_SEATS + other) * KINDS + item in s.gifts:
        return "AND-8.6"
    return reach_refused(s, seat, other, item)


def take_refused(s: Andor, seat: int, other: int, item: int) -> str:
    """DEC-24 What another hero holds out is taken, if it fits."""
    if (other * MAX_SEATS + seat) * KINDS + item not in s.gifts or not s.has(other, item):
        return "AND-8.6"
    rule = reach_refused(s, other, seat, item)
    if rule:
        return rule
    if not may_lead(s, seat, item):
        return "AND-19.7"
    return "" if fits(s, seat, item) else "AND-13.9"


def aloft(s: Andor) -> bool:
    """Whether the falcon joins two heroes; not any more once neither of them has it."""
    if not s.flight or s.flight[2]:
        return len(s.flight) > 0
    return s.has(s.flight[0], FALCON) + s.has(s.flight[1], FALCON) > 0


def fly_refused(s: Andor, seat: int, other: int) -> str:
    """DEC-27, AND-14.12, 14.13 The bearer of a rested falcon sends it to another hero."""
    if not s.has(seat, FALCON) or aloft(s):
        return "AND-14.12"
    if other >= s.seats or other == seat or s.at[other] == s.at[seat]:
        return "AND-14.12"
    return "AND-14.13" if s.ended_day(other) else ""


def barter_refused(s: Andor, seat: int, given: int, taken: int) -> str:
    """DEC-25 One object for one of the stock; AND-15.2 to 15.7."""
    here = s.at[seat]
    if not s.rules[R_BARTER]:
        return "AND-15.7"
    if seat != s.active or turn_lost(s):
        return "AND-8.5"
    if not s.still(seat):
        return "AND-8.4"
    if not s.box.merchant[here]:
        return "AND-15.1"
    for item in (given, taken):
        if item in (GOURD_HALF, FALCON_FLYING):
            return "AND-15.4"
    if not s.has(seat, given) or not s.lies(here, taken):
        return "AND-15.2"
    return "" if fits(s, seat, taken, given) else "AND-15.3"


def turn_lost(s: Andor) -> bool:
    """AND-5.14 Whether the hero on turn has fallen in a fight that others go on with."""
    for frame in s.stack:
        if frame.proc == P_FIGHT and frame.who == NOTHING:
            return True
    return False


def can_barter(s: Andor, seat: int) -> bool:
    """AND-3.18 Whether any barter is possible."""
    if not s.box.merchant[s.at[seat]] or not s.rules[R_BARTER]:
        return False
    return len(barter_actions(s, seat)) > 0


def barter_actions(s: Andor, seat: int) -> list[int]:
    """Every barter a hero can make."""
    out: list[int] = []
    if seat != s.active or not s.box.merchant[s.at[seat]]:
        return out
    stock = [item for item in loose_items(s, s.at[seat]) if is_object(item)]
    for given in range(OBJECTS):
        if s.has(seat, given):
            for taken in stock:
                if barter_refused(s, seat, given, taken) == "":
                    out.append(A_BARTER + given * OBJECTS + taken)
    return out


def refused(s: Andor, seat: int, a: int) -> str:
    """The rule that forbids a free action to a hero now; empty if it is allowed."""
    if s.hero[seat] == NOTHING or s.ended_day(seat):
        return "AND-3.10"
    if a < A_TABLETS:
        return fire_refused(s, seat, a)
    if a == A_TABLETS:
        return tablets_refused(s, seat)
    if a == A_ACTIVATE:
        return activate_refused(s, seat)
    if a == A_PEEK:
        return peek_refused(s)
    if a == A_LAND:
        return "" if s.flight and seat in s.flight[:2] else "AND-14.13"
    if a < A_PICK:
        return "" if s.has(seat, PLANT_BLUE + a - A_USE) else "AND-21.1"
    if a < A_DROP:
        return pick_refused(s, seat, a - A_PICK)
    if a < A_GIVE:
        return drop_refused(s, seat, a - A_DROP)
    if a < A_TAKE:
        return give_refused(s, seat, (a - A_GIVE) // KINDS, (a - A_GIVE) % KINDS)
    if a < A_REFUSE:
        return take_refused(s, seat, (a - A_TAKE) // KINDS, (a - A_TAKE) % KINDS)
    if a < A_FLY:
        other, item = (a - A_REFUSE) // KINDS, (a - A_REFUSE) % KINDS
        return "" if (other * MAX_SEATS + seat) * KINDS + item in s.gifts else "AND-8.6"
    if a < A_INVITE:
        return fly_refused(s, seat, a - A_FLY)
    if a < A_REROLL:
        return barter_refused(s, seat, (a - A_BARTER) // OBJECTS, (a - A_BARTER) % OBJECTS)
    return reveal_refused(s, seat, a - s.box.a_reveal)


GIVES_STEP: Final = [GOURD, GOURD_HALF, PLANT_BLUE, PLANT_WHITE]
GIVES_HOUR: Final = [PLANT_BLUE, PLANT_WHITE]
"""Items that let a hero without an hour go on, at once or by the hours and will points they give."""


def may_yet_spend(s: Andor, seat: int) -> bool:
    """AND-3.15 Whether a hero has an hour, or something that may give him one: a plant or the tablets.

    AND-8.7 A plant may as well lie at his feet.
    """
    if s.can_spend(seat):
        return True
    blue = s.has(seat, PLANT_BLUE) + s.lies(s.at[seat], PLANT_BLUE)
    if blue and blue_opens(s, seat, blue):
        return True
    if s.has(seat, PLANT_WHITE) or s.lies(s.at[seat], PLANT_WHITE):
        return True
    return tablets_refused(s, seat) == ""


def blue_opens(s: Andor, seat: int, plants: int) -> bool:
    """AND-21.2 Whether so many blue plants give a hero an hour; AND-3.13 never a fourth of overtime."""
    stone = max(0, s.used[seat] - BLUE_HOURS * plants)
    return stone < s.hour_limit() and (stone < s.box.normal_hours or s.overtime_left(seat) > 0)


def others_may_help(s: Andor, seat: int, items: list[int]) -> bool:
    """AND-4.12, 6.14 Whether another hero can hand over what lets this one go on: one of `items`.

    AND-24.1 Tablets that another one turns, wherever he is, give back the hours that the cold has taken.
    """
    overtime = s.used[seat] >= s.box.normal_hours
    cold = s.hour_limit() <= s.used[seat] < s.box.hours and not (overtime and s.overtime_left(seat) == 0)
    for other in range(s.seats):
        if other == seat or s.hero[other] == NOTHING or s.ended_day(other):
            continue
        if cold and tablets_refused(s, other) == "":
            return True
        if s.at[other] != s.at[seat] and not s.has(other, FALCON) and not s.has(seat, FALCON):
            continue
        for item in items:
            count = s.has(other, item)
            if item == PLANT_BLUE and count and not blue_opens(s, seat, s.has(seat, item) + count):
                continue
            if count and fits(s, seat, item):
                return True
    return False


def is_free(s: Andor, a: int) -> bool:
    """Whether an action is of the kinds of AND-8.2."""
    if A_RELIGHT <= a <= A_LAND or A_USE <= a < A_DROP + KINDS or A_GIVE <= a < A_INVITE:
        return True
    return A_BARTER <= a < A_REROLL or s.box.a_reveal <= a < s.box.a_choose


def why_not_free(s: Andor, seat: int, a: int) -> str:
    """The rule for somebody who wants a free action in an open window."""
    return refused(s, seat, a)


# The list of what is allowed -------------------------------------------------------------------------------


def free_actions(s: Andor, seat: int) -> list[int]:
    """DEC-19 Every free action of a hero now, sorted."""
    out: list[int] = []
    if s.hero[seat] == NOTHING or s.ended_day(seat):
        return out
    here = s.at[seat]
    if s.wp[seat] > FIRE_WP and (
        s.fire[here] == UNLIT or s.has(seat, FIREWOOD) or s.sheet_fire[seat] == UNLIT
    ):
        for a in (A_RELIGHT, A_FIRE, A_RELIGHT_SHEET, A_FIRE_SHEET):
            if fire_refused(s, seat, a) == "":
                out.append(a)
    if s.has(seat, TABLET) and tablets_refused(s, seat) == "":
        out.append(A_TABLETS)
    if s.snow[here] != NOTHING and activate_refused(s, seat) == "":
        out.append(A_ACTIVATE)
    if s.ally[VOLPIN] != NOTHING and peek_refused(s) == "":
        out.append(A_PEEK)
    if s.flight and seat in s.flight[:2]:
        out.append(A_LAND)
    base, carried = seat * KINDS, s.carried
    for plant in (0, 1):
        if carried[base + PLANT_BLUE + plant]:
            out.append(A_USE + plant)
    for item in loose_items(s, here):
        if pick_refused(s, seat, item) == "":
            out.append(A_PICK + item)
    carries = [item for item in range(KINDS) if carried[base + item]]
    for item in carries:
        if drop_refused(s, seat, item) == "":
            out.append(A_DROP + item)
    for other in range(s.seats):
        for item in carries:
            if give_refused(s, seat, other, item) == "":
                out.append(A_GIVE + other * KINDS + item)
    _add_gifts(s, seat, out)
    if FALCON in carries and not aloft(s):
        for other in range(s.seats):
            if fly_refused(s, seat, other) == "":
                out.append(A_FLY + other)
    if s.box.merchant[here]:
        out += barter_actions(s, seat)
    if SPYGLASS in carries:
        for space in s.box.near[here]:
            if reveal_refused(s, seat, space) == "":
                out.append(s.box.a_reveal + space)
    return out


def _add_gifts(s: Andor, seat: int, out: list[int]) -> None:
    """What others hold out to a hero may be taken or refused."""
    mine = [code for code in s.gifts if code // KINDS % MAX_SEATS == seat]
    if not mine:
        return
    mine.sort()
    wanted = [(code // KINDS // MAX_SEATS, code % KINDS) for code in mine]
    for other, item in wanted:
        if take_refused(s, seat, other, item) == "":
            out.append(A_TAKE + other * KINDS + item)
    for other, item in wanted:
        out.append(A_REFUSE + other * KINDS + item)


# Doing it --------------------------------------------------------------------------------------------------


def start_free(s: Andor, seat: int, a: int) -> None:
    """A free action happens; AND-26.6 then the legend looks at it."""
    if a in (A_ACTIVATE, A_PEEK) or a >= s.box.a_reveal:
        s.call(Frame(P_QUEUE, who=seat))
        if a == A_ACTIVATE:
            s.call(Frame(P_TOKEN, who=seat, where=s.at[seat]))
        else:
            s.call(Frame(P_PEEK, who=seat, where=s.ally[VOLPIN] if a == A_PEEK else a - s.box.a_reveal))
        return
    if a < A_TABLETS:
        make_fire(s, seat, a)
    elif a == A_TABLETS:
        s.ignored = 1
        s.emit(E_TABLETS, seat)
    elif a == A_LAND:
        s.emit(E_LANDED, seat)
        s.flight = []
    elif a < A_PICK:
        use_plant(s, seat, PLANT_BLUE + a - A_USE)
    elif a < A_DROP:
        pick_up(s, seat, a - A_PICK)
    elif a < A_GIVE:
        put_down(s, seat, a - A_DROP)
    elif a < A_FLY:
        exchange(s, seat, a)
    elif a < A_INVITE:
        s.flight = [seat, a - A_FLY, 0]
        s.emit(E_FLIGHT, seat, a - A_FLY)
    else:
        barter(s, seat, (a - A_BARTER) // OBJECTS, (a - A_BARTER) % OBJECTS)
    attend(s, seat)


def make_fire(s: Andor, seat: int, a: int) -> None:
    """AND-16.1, 16.2, 13.7 Two will points, and firewood for a new fire."""
    pay(s, seat, FIRE_WP)
    if a in (A_FIRE, A_FIRE_SHEET):
        s.carry(seat, FIREWOOD, -1)
        to_supply(s, FIREWOOD)
    if a in (A_FIRE_SHEET, A_RELIGHT_SHEET):
        s.sheet_fire = put(s.sheet_fire, seat, LIT)
        s.emit(E_SHEET_FIRE, seat)
        return
    space = s.at[seat]
    s.fire = put(s.fire, space, LIT)
    s.emit(E_FIRE, seat, space)
    count_fire(s, space)
    fire(s, T_FIRE, space, NOTHING, seat, space)


def use_plant(s: Andor, seat: int, plant: int) -> None:
    """AND-21.2, 21.3 Blue moves the time stone back, white gives will points.

    AND-3.13 Overtime hours that have been spent stay spent.
    """
    s.carry(seat, plant, -1)
    to_supply(s, plant)
    s.emit(E_USED, seat, plant)
    if plant == PLANT_BLUE:
        s.used = put(s.used, seat, max(0, s.used[seat] - BLUE_HOURS))
        s.emit(E_HOURS, seat, s.used[seat])
    else:
        gain_wp(s, seat, WHITE_WP)


def pick_up(s: Andor, seat: int, item: int) -> None:
    """AND-8.7, 22.1"""
    space = s.at[seat]
    lift_loose(s, space, item)
    s.carry(seat, item, 1)
    s.emit(E_PICKED, seat, item, space)
    fire(s, T_PICKUP, printed_side(item), NOTHING, seat, space)


def put_down(s: Andor, seat: int, item: int) -> None:
    """AND-8.8, 22.2"""
    s.carry(seat, item, -1)
    put_loose(s, s.at[seat], item)
    s.emit(E_DROPPED, seat, item, s.at[seat])


def exchange(s: Andor, seat: int, a: int) -> None:
    """AND-8.6 An item is held out, taken or refused; AND-14.12 the first one taken afar tires the falcon."""
    if a < A_TAKE:
        other, item = (a - A_GIVE) // KINDS, (a - A_GIVE) % KINDS
        s.gifts = [*s.gifts, (seat * MAX_SEATS + other) * KINDS + item]
        s.emit(E_OFFERED, seat, other, item)
        return
    base = A_TAKE if a < A_REFUSE else A_REFUSE
    other, item = (a - base) // KINDS, (a - base) % KINDS
    s.gifts = removed(s.gifts, (other * MAX_SEATS + seat) * KINDS + item)
    if base == A_REFUSE:
        s.emit(E_REFUSED, seat, other, item)
        return
    if s.at[seat] != s.at[other] and not s.flight[2]:
        s.flight = put(s.flight, 2, 1)
        bearer = seat if s.has(seat, FALCON) else other
        s.carry(bearer, FALCON, -1)
        s.carry(bearer, FALCON_FLYING, 1)
    s.carry(other, item, -1)
    s.carry(seat, item, 1)
    s.emit(E_GIVEN, other, seat, item)


def barter(s: Andor, seat: int, given: int, taken: int) -> None:
    """AND-15.2 An object is put down and another taken."""
    space = s.at[seat]
    s.carry(seat, given, -1)
    lift_loose(s, space, taken)
    put_loose(s, space, given)
    s.carry(seat, taken, 1)
    s.emit(E_BARTERED, seat, given, taken)


class Free(Proc[Andor]):
    """DEC-19 What is offered to a hero who is not asked. It never waits for anybody."""

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        return free_actions(s, seat)

    def explain(self, s: Andor, f: Frame, seat: int, a: int) -> str:
        return refused(s, seat, a) if is_free(s, a) else "AND-3.2"

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        start_free(s, seat, a)
