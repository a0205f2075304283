"""Creatures: spawning, marching, gems, the cave, defence spaces (AND-9, 10.1 to 10.4, 20, 25.2)."""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.andor.ids import (
    BUFFALO,
    E_CHANGED,
    E_LURED,
    E_MARCHED,
    E_NO_FIGURE,
    E_SHIELD,
    E_SPAWNED,
    GEM,
    GOR,
    HAS_MOVED,
    KINDS,
    LOST_DEFENCE,
    MARCH,
    MAY_MOVE,
    NOTHING,
    ON_SHIELD,
    P_GO_ON,
    P_HOME,
    SHARED_FIGURES,
    TRANSFORMED,
    TROLL,
    WARGOR,
)
from tablee.games.andor.items import creature_catches, lift_loose, out_of_game
from tablee.games.andor.legend import attend, end_game, fire, fire_at_once
from tablee.games.andor.legend_words import (
    R_CAVE,
    T_REACH,
)
from tablee.games.andor.state import Andor, put


def figures_left(s: Andor, kind: int) -> int:
    """AND-9.4 Figures of a kind in the supply or in the grave; R-2 two bosses share one."""
    figure = s.plan.figure[kind]
    used = 0
    for other in s.cr_kind:
        mine = s.plan.figure[other]
        if mine == figure or (mine in SHARED_FIGURES and figure in SHARED_FIGURES):
            used += 1
    return s.box.figures[figure] - used


def add_creature(s: Andor, kind: int, space: int, tag: int) -> int:
    """A creature with the values of its table comes into play; its place in the lists."""
    s.cr_kind = [*s.cr_kind, kind]
    s.cr_at = [*s.cr_at, space]
    s.cr_sp = [*s.cr_sp, s.plan.sp[kind]]
    s.cr_wp = [*s.cr_wp, s.plan.wp[kind]]
    s.cr_tag = [*s.cr_tag, tag]
    s.cr_idle = [*s.cr_idle, MAY_MOVE]
    return len(s.cr_kind) - 1


def remove_creature(s: Andor, i: int) -> None:
    """A creature leaves the board, defeated or taken away."""
    s.cr_kind = s.cr_kind[:i] + s.cr_kind[i + 1 :]
    s.cr_at = s.cr_at[:i] + s.cr_at[i + 1 :]
    s.cr_sp = s.cr_sp[:i] + s.cr_sp[i + 1 :]
    s.cr_wp = s.cr_wp[:i] + s.cr_wp[i + 1 :]
    s.cr_tag = s.cr_tag[:i] + s.cr_tag[i + 1 :]
    s.cr_idle = s.cr_idle[:i] + s.cr_idle[i + 1 :]
    if s.foe == i:
        s.foe = NOTHING
        for n in range(1, len(s.stack)):
            if s.stack[n - 1].proc == P_GO_ON:  # nobody is asked to fight on when the card is through
                s.stack[n].resume = 0
    elif s.foe > i:
        s.foe -= 1


def next_free(s: Andor, space: int) -> int:
    """AND-9.3, 10.3 A space, or the next free one along the arrows; the home space is always free."""
    while space != s.plan.home and s.creature_at(space) != NOTHING:
        space = s.box.arrow[space]
    return space


class Spawn(Proc[Andor]):
    """C7.5 One creature `what` with the tag `n` appears on each space of `items`, in order."""

    def run(self, s: Andor, f: Frame) -> None:
        if not f.items:
            s.done()
            return
        space = f.items[0]
        f.items = f.items[1:]
        if s.box.lake[space]:  # AND-9.13 a card found on the lake: no creature comes there
            return
        space = next_free(s, space)
        if figures_left(s, f.what) <= 0:
            s.emit(E_NO_FIGURE, f.what)
            return
        i = add_creature(s, f.what, space, f.n)
        s.emit(E_SPAWNED, f.what, space)
        if space == s.plan.home:
            s.cr_at = put(s.cr_at, i, ON_SHIELD)
            reach_home(s, i)
        else:
            creature_catches(s, space)


def reach_home(s: Andor, i: int) -> None:
    """AND-9.9 A creature has come home. AND-9.11 Cards that wait for it come before the defence space."""
    tag = s.cr_tag[i]
    s.call(Frame(P_HOME, what=s.cr_kind[i], n=s.shields()))
    if tag != NOTHING:
        fire_at_once(s, T_REACH, tag, s.plan.home, s.plan.home)


class Home(Proc[Andor]):
    """AND-9.9, 9.10 The creature `what` takes a defence space; if none is free the legend is lost.

    `n` creatures are on defence spaces with it: fewer when a card has taken it away.
    """

    def run(self, s: Andor, f: Frame) -> None:
        s.done()
        if s.shields() < f.n:
            return
        if s.shields() > s.defence:
            end_game(s, LOST_DEFENCE)
        else:
            s.emit(E_SHIELD, f.what, s.defence - s.shields())


def occupied(s: Andor) -> int:
    """How many defence spaces are taken; AND-9.11 not those of creatures whose card is being read."""
    n = s.shields()
    for i in range(len(s.stack) - 1, -1, -1):
        if s.stack[i].proc == P_HOME and n >= s.stack[i].n:
            n -= 1
    return n


# Marching (AND-10) -----------------------------------------------------------------------------------------


def gem_near(s: Andor, space: int) -> int:
    """AND-20.2 to 20.5 The gem that lures a creature: the lowest space next to it, or NOTHING."""
    for code in s.loose:  # sorted by space
        if code % KINDS == GEM:
            there = code // KINDS
            if there in s.box.near[space] and s.box.arrow[there] != NOTHING and not s.box.lake[there]:
                return there
    return NOTHING


class March(Proc[Andor]):
    """AND-10.1, 10.2 Step `n` of the sunrise: its creatures move, lowest space first.

    `items` are the spaces of those who have not moved.
    """

    def run(self, s: Andor, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            f.items = marching(s, f.n)
        elif f.pc == 2:  # cards that waited for it at home have been read
            f.pc = 1
            attend(s, NOTHING)
        elif not f.items:
            s.done()
        else:
            space = f.items[0]
            f.items = f.items[1:]
            i = s.creature_at(space)
            if i != NOTHING and marches(s, f.n, i):
                f.pc = 2
                move_creature(s, i)


def marches(s: Andor, step: int, i: int) -> bool:
    """AND-10.4 Bosses march with the kind their legend names; AND-25.3 changed ones do not move again."""
    return s.cr_at[i] != ON_SHIELD and s.cr_idle[i] == MAY_MOVE and s.plan.step[s.cr_kind[i]] == MARCH[step]


def marching(s: Andor, step: int) -> list[int]:
    """AND-10.2 The spaces of the creatures that move in a step of the sunrise, lowest first."""
    out: list[int] = []
    for i in range(len(s.cr_kind)):
        if s.cr_idle[i] == HAS_MOVED:
            s.cr_idle = put(s.cr_idle, i, MAY_MOVE)
        if marches(s, step, i):
            out.append(s.cr_at[i])
    out.sort()
    return out


def move_creature(s: Andor, i: int) -> None:
    """AND-10.3 Along the arrow, AND-20.2 or to a gem; over occupied spaces to the next free one."""
    here = s.cr_at[i]
    kind, tag = s.cr_kind[i], s.cr_tag[i]
    there = leave(s, i)
    s.emit(E_MARCHED, kind, here, there)
    if there == s.plan.home:
        reach_home(s, i)
        return
    s.cr_at = put(s.cr_at, i, there)
    creature_catches(s, there)
    if s.ended:
        return
    if s.box.cave[there] and s.rules[R_CAVE]:
        transform(s, i)
    if tag != NOTHING:
        fire(s, T_REACH, tag, there, NOTHING, there)


def leave(s: Andor, i: int) -> int:
    """AND-10.3, 20.2 A creature leaves its space and takes the gem that lures it; where it comes to."""
    here = s.cr_at[i]
    s.cr_idle = put(s.cr_idle, i, HAS_MOVED)
    there = gem_near(s, here)
    if there != NOTHING:
        lift_loose(s, there, GEM)
        out_of_game(s, GEM)
        s.emit(E_LURED, s.cr_kind[i], there)
    else:
        there = s.box.arrow[here]
    s.cr_at = put(s.cr_at, i, ON_SHIELD)  # not in its own way
    return next_free(s, there)


def transform(s: Andor, i: int) -> None:
    """AND-25.2 In the cave a gor becomes a wargor and a buffalo a troll; a tag is kept."""
    kind = s.cr_kind[i]
    new = WARGOR if kind == GOR else TROLL if kind == BUFFALO else NOTHING
    if new == NOTHING or figures_left(s, new) <= 0:
        return
    s.cr_kind = put(s.cr_kind, i, new)
    s.cr_sp = put(s.cr_sp, i, s.plan.sp[new])
    s.cr_wp = put(s.cr_wp, i, s.plan.wp[new])
    s.cr_idle = put(s.cr_idle, i, TRANSFORMED)
    s.emit(E_CHANGED, kind, new)


# What the next sunrise does --------------------------------------------------------------------------------


class Course:
    """Where a creature goes at the next sunrise; wargors go twice."""

    def __init__(self, kind: int, start: int) -> None:
        self.kind = kind
        self.start = start
        self.stops: list[int] = []
        self.lured = False  # by a gem
        self.home = False  # it takes a defence space


def march_ahead(s: Andor) -> list[Course]:
    """AND-10.1 to 10.4 The steps of all creatures at the next sunrise, as far as no card changes them."""
    twin = s.clone()
    if twin.foe != NOTHING and twin.foe_wp <= 0:  # AND-5.13 it lies there until its reward is given out
        remove_creature(twin, twin.foe)
    twin.cr_idle = [MAY_MOVE] * len(twin.cr_kind)
    courses = [Course(twin.cr_kind[i], twin.cr_at[i]) for i in range(len(twin.cr_kind))]
    for step in range(len(MARCH)):
        for space in marching(twin, step):
            i = twin.creature_at(space)
            course = courses[i]
            if gem_near(twin, space) != NOTHING:
                course.lured = True
            there = leave(twin, i)
            course.stops.append(there)
            if there == s.plan.home:
                course.home = True
                continue
            twin.cr_at = put(twin.cr_at, i, there)
            if s.box.cave[there] and s.rules[R_CAVE]:
                transform(twin, i)
    return [course for course in courses if course.stops]
