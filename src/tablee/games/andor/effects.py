"""The effects of legend cards: C7.5. A block is a list of effects; none of them belongs to one legend.

How the parameters of an effect lie in `Effect` is told with each of the functions below; `spaces` may hold
HERE for the space of the triggering event.
"""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.andor.allies import meet_mover
from tablee.games.andor.creatures import occupied, remove_creature
from tablee.games.andor.ids import (
    A_NAME,
    A_OPTION,
    BLACK_DIE,
    E_ALLY,
    E_CHOSEN,
    E_DEFENCE,
    E_LINK,
    E_MARKERS,
    E_MODIFIED,
    E_MOVER,
    E_NAMED,
    E_OBJECTIVE_CHANGED,
    E_PLACED,
    E_REMOVED,
    E_RULE,
    E_STAR,
    E_TABLE_ROLL,
    E_TOKENS,
    FACE_DOWN,
    IQUAR,
    KINDS,
    LIT,
    LOST_CARD,
    LOST_DEFENCE,
    NO_FIRE,
    NOTHING,
    ON_SHIELD,
    P_ADVANCE,
    P_BLOCK,
    P_CARD,
    P_CHOOSE,
    P_GIVE,
    P_HOME,
    P_ICE,
    P_RECEIVE,
    P_SPAWN,
    P_TABLE,
    P_WHO,
    UNLIT,
    WON,
)
from tablee.games.andor.items import dismiss, lift_loose, put_loose, to_supply
from tablee.games.andor.legend import announce, complete, end_game, in_game, raise_flag, ready, refresh
from tablee.games.andor.legend_words import (
    F_ALLY,
    F_AMEND,
    F_CARD,
    F_CHOOSE,
    F_CLEAR,
    F_COLD,
    F_COMPLETE,
    F_DEFENCE,
    F_FOLLOWER,
    F_GIVE,
    F_ICE,
    F_LINK,
    F_LOSE,
    F_LOSE_POINTS,
    F_MARKERS,
    F_MODIFY,
    F_MOVER,
    F_NARRATOR,
    F_OBJECTIVE,
    F_PLACE,
    F_REMOVE,
    F_ROLL,
    F_RULE,
    F_SET,
    F_SNOW,
    F_SPAWN,
    F_STAR,
    F_STOCK,
    F_WIN,
    HERE,
    O_ESCORT,
    OB_CREATURE,
    OB_DONE_N,
    OB_ITEM,
    OB_SIZE,
    OB_SPACES,
    OB_STATUS,
    OB_TAG,
    OB_TODAY,
    OPEN,
    QUEUED,
    R_COLD,
    TO_CHOOSE,
    TO_EACH,
    TO_FINDER,
    TO_LOWEST,
    TOKEN_FIRE,
    TOKEN_PASSAGE,
    TOKEN_RED_X,
)
from tablee.games.andor.plan import Effect
from tablee.games.andor.points import gain_sp, gain_wp, lose_sp, lose_wp
from tablee.games.andor.state import Andor, add, add_in, inserted, printed_side, put, removed
from tablee.games.andor.sunrise import shift_cold


class Block(Proc[Andor]):
    """The effects of the block `what`, in order; `who` found the card, `where` is its space, `n` are done."""

    def run(self, s: Andor, f: Frame) -> None:
        effects = s.plan.blocks[f.what]
        if f.n == len(effects):
            s.done()
            return
        f.n += 1
        perform(s, f, effects[f.n - 1])


def perform(s: Andor, f: Frame, e: Effect) -> None:
    """One effect; those that ask somebody, ask chance or move figures are frames of their own."""
    kind = e.kind
    if kind == F_SPAWN:
        s.call(Frame(P_SPAWN, what=e.a, n=e.b, items=spaces_of(f, e)))
    elif kind == F_PLACE:
        place(s, f, e)
    elif kind == F_REMOVE:
        remove(s, f, e)
    elif kind == F_MARKERS:
        put_markers(s, f, e)
    elif kind == F_SNOW:
        put_snow(s, e)
    elif kind == F_ICE:
        s.call(Frame(P_ICE, what=f.what, where=f.n - 1, n=sum(e.items), items=[]))
    elif kind in (F_GIVE, F_LOSE_POINTS):
        s.call(Frame(P_GIVE, who=f.who, what=f.what, where=f.n - 1))
    elif kind == F_OBJECTIVE:
        announce(s, e.a)
        refresh(s, f.who)
    elif kind == F_AMEND:
        amend(s, f, e)
    elif kind == F_COMPLETE:
        if s.objectives[e.a * OB_SIZE + OB_STATUS] == OPEN:  # AND-26.9
            if s.plan.objective_kind[e.a] == O_ESCORT:
                dismiss(s, s.objectives[e.a * OB_SIZE + OB_ITEM])
            complete(s, e.a, f.who)
    elif kind == F_SET:
        raise_flag(s, e.a)
    elif kind == F_CLEAR:
        s.flags = put(s.flags, e.a, 0)
    elif kind == F_RULE:
        change_rules(s, e)
    elif kind == F_NARRATOR:
        letters = e.a if e.b == NOTHING else e.b - s.letter
        s.call(Frame(P_ADVANCE, n=max(0, letters), what=1))
    elif kind == F_CHOOSE:
        asked = f.who if e.a == 1 else s.speaker()
        s.call(Frame(P_CHOOSE, who=asked, what=f.what, where=f.n - 1, items=[f.who, f.where]))
    elif kind == F_ROLL:
        s.call(Frame(P_TABLE, who=f.who, what=f.what, where=f.n - 1, items=[f.where]))
    elif kind == F_CARD:
        read_now(s, e.a, f.who, f.where)
    else:
        _perform_rest(s, f, e)


def _perform_rest(s: Andor, f: Frame, e: Effect) -> None:
    kind = e.kind
    if kind == F_COLD:
        if e.a > 0:
            shift_cold(s, e.a)
        if e.b != NOTHING:
            set_rule(s, R_COLD, e.b)
    elif kind == F_DEFENCE:
        s.defence = max(0, s.defence + e.d)
        s.emit(E_DEFENCE, s.defence)
        if occupied(s) > s.defence:
            end_game(s, LOST_DEFENCE)
    elif kind == F_MODIFY:
        modify(s, e)
    elif kind == F_LINK:
        s.links = [*s.links, e.a, e.b]
        s.emit(E_LINK, e.a, e.b)
    elif kind == F_FOLLOWER:
        put_follower(s, e)
    elif kind == F_MOVER:
        s.mover_path = e.a
        s.mover_at = 0
        s.mover_caught = 0
        s.emit(E_MOVER, s.plan.space_lists[e.a][0])
        meet_mover(s, s.plan.space_lists[e.a][0])
    elif kind == F_ALLY and (e.b != HERE or f.where != NOTHING):
        if e.c != NOTHING:
            s.ally = put(s.ally, e.c, NOTHING)
        s.ally = put(s.ally, e.a, f.where if e.b == HERE else e.b)
        s.emit(E_ALLY, e.a, s.ally[e.a])
    elif kind == F_STOCK:
        change_stock(s, e)
    elif kind == F_STAR:
        put_star(s, f, e)
    elif kind == F_WIN:
        end_game(s, WON)
    elif kind == F_LOSE:
        end_game(s, LOST_CARD)


def spaces_of(f: Frame, e: Effect) -> list[int]:
    """The spaces of an effect, with `here` filled in."""
    if f.where == NOTHING:
        return [space for space in e.spaces if space != HERE]
    return [f.where if space == HERE else space for space in e.spaces]


def thing(token: int) -> int:
    """The number of a token or an item among all things that lie on the board, for events."""
    return token if token < KINDS else KINDS + token - TOKEN_FIRE


# Placing and removing --------------------------------------------------------------------------------------


def place(s: Andor, f: Frame, e: Effect) -> None:
    """`a` token, `b` how many on each of `spaces`, `c` side of a fire. AND-26.9 None where none is left."""
    for space in spaces_of(f, e):
        if e.a == TOKEN_FIRE and (s.box.ice[space] or space in s.no_fire):  # AND-16.7
            continue
        if e.a == TOKEN_FIRE:
            if s.fire[space] != NO_FIRE or s.fire_tokens() < s.box.fires:
                s.fire = put(s.fire, space, e.c)
                s.emit(E_PLACED, thing(e.a), space, 1)
        elif e.a == TOKEN_RED_X:
            if space not in s.crosses:
                s.crosses = inserted(s.crosses, space)
                s.emit(E_PLACED, thing(e.a), space, 1)
        else:
            n = min(e.b, s.supply[e.a])
            for _ in range(n):
                s.supply = add(s.supply, e.a, -1)
                put_loose(s, space, e.a)
            if n:
                s.emit(E_PLACED, thing(e.a), space, n)


def remove(s: Andor, f: Frame, e: Effect) -> None:
    """`a` token or `b` tag; from `spaces`, or from everywhere and everybody where none are named."""
    spaces = spaces_of(f, e)
    if e.spaces and not spaces:  # AND-26.9 `here` is nowhere
        return
    if e.b != NOTHING:
        remove_tagged(s, e.b, spaces)
        return
    s.emit(E_REMOVED, thing(e.a))
    if e.a == TOKEN_FIRE:
        s.fire = [NO_FIRE if not spaces or space in spaces else s.fire[space] for space in range(len(s.fire))]
        if not spaces:
            s.sheet_fire = [NO_FIRE] * s.seats
    elif e.a == TOKEN_RED_X:
        s.crosses = [space for space in s.crosses if spaces and space not in spaces]
    elif e.a == TOKEN_PASSAGE:
        s.links = []
    elif e.a > TOKEN_PASSAGE:
        s.mover_path = NOTHING
        s.mover_at = 0
        s.mover_caught = 0
    else:
        remove_items(s, e.a, spaces)


def remove_tagged(s: Andor, tag: int, spaces: list[int]) -> None:
    """Creatures with a tag leave; AND-9.11 one that has just come home is there, not on a defence space."""
    coming = [frame.what for frame in s.stack if frame.proc == P_HOME]
    for i in range(len(s.cr_tag) - 1, -1, -1):
        if s.cr_tag[i] != tag:
            continue
        if not spaces or s.cr_at[i] in spaces:
            remove_creature(s, i)
        elif s.cr_at[i] == ON_SHIELD and s.plan.home in spaces and s.cr_kind[i] in coming:
            coming.remove(s.cr_kind[i])
            remove_creature(s, i)


def remove_items(s: Andor, item: int, spaces: list[int]) -> None:
    """Items of either side go back to the supply, carried ones too where no space is named."""
    for code in s.loose:
        if _leaves(code, item, spaces):
            s.loose = removed(s.loose, code)
            to_supply(s, item)
    for code in s.fixed:
        if _leaves(code, item, spaces):
            s.fixed = removed(s.fixed, code)
            to_supply(s, item)
    if not spaces:
        for side in [side for side in range(KINDS) if printed_side(side) == item]:
            for seat in range(s.seats):
                while s.has(seat, side):
                    s.carry(seat, side, -1)
                    to_supply(s, side)


def _leaves(code: int, item: int, spaces: list[int]) -> bool:
    """Whether what lies there is such an item, of either side, on one of the spaces or anywhere."""
    return printed_side(code % KINDS) == item and (not spaces or code // KINDS in spaces)


def put_markers(s: Andor, f: Frame, e: Effect) -> None:
    """`a` set, `b` shuffled, one of the faces `items` on each of `spaces`; never more than there are."""
    spaces = spaces_of(f, e)
    for i in range(len(spaces)):
        if len(s.markers) // 3 >= s.box.most_markers:
            return
        s.markers = [*s.markers, spaces[i], e.a, NOTHING if e.b else e.items[i]]
        s.set_pools = add_in(s.set_pools, e.a, e.items[i], 1)
        s.emit(E_MARKERS, spaces[i])


def put_snow(s: Andor, e: Effect) -> None:
    """The pool `items`, shuffled, one token face down on each of `spaces` that has none."""
    pool = len(s.pools)
    s.pools = [*s.pools, e.items]
    snow = s.snow[:]
    for space in e.spaces:
        if snow[space] == NOTHING:
            snow[space] = FACE_DOWN + pool
    s.snow = snow
    s.emit(E_TOKENS, len(e.spaces))


class PutIce(Proc[Andor]):
    """C7.5 One of the tokens of the pool on each ice space; chance says which ones where there are fewer.

    `what` and `where` are block and effect, `n` tokens are left, `items` the spaces so far.
    """

    def run(self, s: Andor, f: Frame) -> None:
        spaces = s.box.ice_spaces[s.plan.face]
        if f.items is None or f.n >= len(spaces) - len(f.items):
            f.items = spaces[:]
            f.n = 0
        if f.n:
            s.chance()
            return
        s.ice = sorted(f.items)
        s.ice_pool = s.plan.blocks[f.what][f.where].items
        s.emit(E_TOKENS, len(s.ice))
        s.done()

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        taken = f.items if f.items is not None else []
        return [s.box.a_ice + space for space in s.box.ice_spaces[s.plan.face] if space not in taken]

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        if f.items is not None:
            f.items.append(a - s.box.a_ice)
        f.n -= 1


def put_follower(s: Andor, e: Effect) -> None:
    """`a` follower, `b` space, `c` what becomes of it when it is caught."""
    if s.supply[e.a]:
        s.supply = add(s.supply, e.a, -1)
        s.follower_home = put(s.follower_home, e.a - IQUAR, e.b)
        s.on_caught = put(s.on_caught, e.a - IQUAR, e.c)
        put_loose(s, e.b, e.a)
        s.emit(E_PLACED, thing(e.a), e.b, 1)


def change_stock(s: Andor, e: Effect) -> None:
    """`a` merchant; `items` come from the supply, `blocks` go back to it."""
    for item in e.items:
        if s.supply[item]:
            s.supply = add(s.supply, item, -1)
            put_loose(s, e.a, item)
            s.emit(E_PLACED, thing(item), e.a, 1)
    for item in e.blocks:
        for side in [side for side in range(KINDS) if printed_side(side) == item and s.lies(e.a, side)][:1]:
            lift_loose(s, e.a, side)
            to_supply(s, item)
            s.emit(E_REMOVED, thing(item))


# Rules, objectives, creatures, cards -----------------------------------------------------------------------


def set_rule(s: Andor, rule: int, value: int) -> None:
    """A rule switch changes."""
    s.rules = put(s.rules, rule, value)
    s.emit(E_RULE, rule, value)


def change_rules(s: Andor, e: Effect) -> None:
    """`items` are switches and values; `b` 1 where `spaces` are the new `no_fire_at` (AND-16.7)."""
    for i in range(0, len(e.items), 2):
        set_rule(s, e.items[i], e.items[i + 1])
    if e.b == 1:
        s.no_fire = sorted(e.spaces)
        for space in s.no_fire:
            if s.fire[space] == LIT:
                s.fire = put(s.fire, space, UNLIT)


def amend(s: Andor, f: Frame, e: Effect) -> None:
    """`a` objective, `items` fields and values; only an announced and open one can be changed."""
    base = e.a * OB_SIZE
    if s.objectives[base + OB_STATUS] != OPEN:
        return
    objectives = s.objectives[:]
    for i in range(0, len(e.items), 2):
        field, value = e.items[i], e.items[i + 1]
        if field == OB_SPACES:
            for mask in (OB_DONE_N, OB_TODAY):
                objectives[base + mask] = still_lit(
                    s, objectives[base + OB_SPACES], value, objectives[base + mask]
                )
        elif field in (OB_TAG, OB_CREATURE) and objectives[base + field] != value:
            objectives[base + OB_DONE_N] = 0  # those were others
        objectives[base + field] = value
    s.objectives = objectives
    s.emit(E_OBJECTIVE_CHANGED, s.plan.objective_base + e.a)
    refresh(s, f.who)


def still_lit(s: Andor, old: int, new: int, mask: int) -> int:
    """The mask of one list of spaces as that of another: what was lit since the announcement stays so."""
    before, after = s.plan.space_lists[old], s.plan.space_lists[new]
    out = 0
    for i in range(len(after)):
        if after[i] in before and mask >> before.index(after[i]) & 1:
            out |= 1 << i
    return out


def modify(s: Andor, e: Effect) -> None:
    """`a` tag; `b` is added to the strength, `c` to the will points of its creatures for good."""
    for i in range(len(s.cr_tag)):
        if s.cr_tag[i] == e.a:
            s.cr_sp = put(s.cr_sp, i, max(0, s.cr_sp[i] + e.b))
            s.cr_wp = put(s.cr_wp, i, max(1, s.cr_wp[i] + e.c))
            s.emit(E_MODIFIED, s.cr_kind[i], s.cr_sp[i], s.cr_wp[i])


def read_now(s: Andor, card: int, who: int, where: int) -> None:
    """A card is resolved before the next effect; its conditions and AND-26.3 apply."""
    if ready(s, card):
        s.cards = put(s.cards, card, QUEUED)
        s.call(Frame(P_CARD, what=card, who=who, where=where))


def put_star(s: Andor, f: Frame, e: Effect) -> None:
    """`a` letter, `b` card: resolved when the narrator gets there, at once where he has been already."""
    if e.a <= s.letter:
        read_now(s, e.b, NOTHING, NOTHING)
        return
    if not in_game(s, e.b):  # AND-26.7
        return
    s.stars |= 1 << e.a
    s.star_cards = [*s.star_cards, e.a, e.b]
    s.emit(E_STAR, e.a)


# Giving and losing (C7.2) ----------------------------------------------------------------------------------


class Give(Proc[Andor]):
    """Points and items for the heroes an effect names. `what` and `where` are block and effect.

    Effect: `a` selector, `b` strength, `c` will points; `items` item and number in turn. AND-26.9 Nothing
    where the supply has none. `items` of the frame are the seats to come.
    """

    def run(self, s: Andor, f: Frame) -> None:
        e = s.plan.blocks[f.what][f.where]
        if f.pc == 0:
            f.pc = 2
            if e.a == TO_CHOOSE:
                f.pc = 1
                s.call(Frame(P_WHO, who=s.speaker()))
            elif e.a == TO_EACH:
                f.items = s.by_rank()
            elif e.a == TO_FINDER:
                f.items = [f.who]
            else:
                f.items = [s.by_rank()[-1 if e.a == TO_LOWEST else 0]]
        elif f.pc == 1:
            f.pc = 2
            f.items = [s.result]
        elif not f.items:
            s.done()
        else:
            seat = f.items[0]
            f.items = f.items[1:]
            if e.kind == F_GIVE:
                self._give(s, seat, e)
            else:
                self._take(s, seat, e)

    def _give(self, s: Andor, seat: int, e: Effect) -> None:
        if e.b > 0:
            gain_sp(s, seat, e.b)
        if e.c > 0:
            gain_wp(s, seat, e.c)
        for i in range(len(e.items) - 2, -1, -2):
            s.call(Frame(P_RECEIVE, who=seat, what=e.items[i], n=e.items[i + 1]))

    def _take(self, s: Andor, seat: int, e: Effect) -> None:
        if e.b > 0:
            lose_sp(s, seat, e.b)
        if e.c > 0:
            lose_wp(s, seat, e.c)


class Who(Proc[Andor]):
    """DEC-39 The group names a hero; AND-26.8 `who` answers for it."""

    def run(self, s: Andor, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        return [A_NAME + other for other in range(s.seats)]

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        s.emit(E_NAMED, a - A_NAME)
        s.done(a - A_NAME)


class Choose(Proc[Andor]):
    """DEC-38 `who` chooses one of the options of an effect; `items` are finder and space of the card."""

    def run(self, s: Andor, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        return [A_OPTION + i for i in range(len(s.plan.blocks[f.what][f.where].blocks))]

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        e = s.plan.blocks[f.what][f.where]
        s.emit(E_CHOSEN, seat, a - A_OPTION + 1)
        s.done()
        if f.items is not None:
            s.call(Frame(P_BLOCK, what=e.blocks[a - A_OPTION], who=f.items[0], where=f.items[1]))


class Table(Proc[Andor]):
    """C7.5 A die is rolled and the entry of its value happens; the effect's `items` go by pips."""

    def run(self, s: Andor, f: Frame) -> None:
        s.chance()

    def legal(self, s: Andor, f: Frame, seat: int) -> list[int]:
        return s.box.rolls(s.plan.blocks[f.what][f.where].a == BLACK_DIE)

    def weights(self, s: Andor, f: Frame) -> list[int] | None:
        return s.box.black_weights if s.plan.blocks[f.what][f.where].a == BLACK_DIE else None

    def apply(self, s: Andor, f: Frame, seat: int, a: int) -> None:
        e = s.plan.blocks[f.what][f.where]
        pips = s.box.pips[a - s.box.a_die]
        s.emit(E_TABLE_ROLL, pips)
        s.done()
        if f.items is not None:
            s.call(Frame(P_BLOCK, what=e.items[pips], who=f.who, where=f.items[0]))
