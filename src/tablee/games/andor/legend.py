"""What a legend listens to: triggers, conditions, objectives, and the end of the game (AND-26, AND-27).

Nothing here knows a particular legend: cards and objectives come from the plan, which comes from data.
"""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.games.andor.ids import (
    BASE,
    E_CARD,
    E_ENDED,
    E_OBJECTIVE,
    E_OBJECTIVE_DONE,
    EASY,
    GREEN,
    HARD,
    KINDS,
    NOTHING,
    P_CARD,
    P_QUEUE,
    WON,
)
from tablee.games.andor.legend_words import (
    C_DIFFICULTY,
    C_DONE,
    C_FLAG,
    C_HEROES,
    C_LETTER_BEFORE,
    C_LETTER_FROM,
    C_NOT_FLAG,
    COMPLETE,
    HIDDEN,
    O_DEFEAT,
    O_DELIVER,
    O_ESCORT,
    O_FLAG,
    O_LIGHT,
    O_REVEAL,
    O_SAVE,
    O_SURVIVE,
    O_VISIT,
    OB_COUNT,
    OB_CREATURE,
    OB_DONE_N,
    OB_FLAG,
    OB_ITEM,
    OB_LETTER,
    OB_MIN_WP,
    OB_SAME_DAY,
    OB_SET,
    OB_SIZE,
    OB_SPACE,
    OB_SPACES,
    OB_STATUS,
    OB_TAG,
    OB_TODAY,
    OPEN,
    QUEUED,
    READ,
    T_DEFEAT,
    T_FLAG,
    T_LOSS,
    T_OBJECTIVE,
    T_STOP,
    T_VICTORY,
    UNREAD,
)
from tablee.games.andor.state import Andor, add, inserted, printed_side, put, removed

# Cards -----------------------------------------------------------------------------------------------------


def in_game(s: Andor, card: int) -> bool:
    """AND-26.7, 28.1 Green cards belong to easy games, red ones to hard games."""
    colour = s.plan.cards[card].colour
    if colour == BASE:
        return True
    return s.difficulty == (EASY if colour == GREEN else HARD)


def holds(s: Andor, kind: int, value: int) -> bool:
    """C7.4 Whether a condition holds now."""
    if kind == C_FLAG:
        return s.flags[value] == 1
    if kind == C_NOT_FLAG:
        return s.flags[value] == 0
    if kind == C_HEROES:
        return value >> s.seats & 1 == 1
    if kind == C_DIFFICULTY:
        return value >> s.difficulty & 1 == 1
    if kind == C_LETTER_FROM:
        return s.letter >= value
    if kind == C_LETTER_BEFORE:
        return s.letter < value
    if kind == C_DONE:
        return s.objectives[value * OB_SIZE + OB_STATUS] == COMPLETE
    return s.objectives[value * OB_SIZE + OB_STATUS] == OPEN


def ready(s: Andor, card: int) -> bool:
    """AND-26.3 A card is read once unless it repeats; C7.4 its conditions are tested now."""
    what = s.plan.cards[card]
    if (s.cards[card] != UNREAD and not what.repeat) or not in_game(s, card):
        return False
    for i in range(0, len(what.conditions), 2):
        if not holds(s, what.conditions[i], what.conditions[i + 1]):
            return False
    return True


def matches(s: Andor, card: int, trigger: int, a: int, b: int, who: int) -> bool:
    """C7.3 Whether an event is what a card waits for."""
    what = s.plan.cards[card]
    if trigger == T_DEFEAT:
        if what.a != NOTHING:
            n = s.slain_tag[what.a] if what.a == a else 0
        else:
            n = s.slain[what.b] if what.b == b else 0
        return n == what.count or (n > what.count and what.repeat == 1)
    if trigger == T_FLAG:
        if a not in what.flags:
            return False
        for flag in what.flags:
            if not s.flags[flag]:
                return False
        return True
    if (what.a != NOTHING and what.a != a) or (what.b != NOTHING and what.b != b):
        return False
    if trigger == T_STOP:
        return s.wp[who] >= what.min_wp and (what.carrying == NOTHING or s.has_token(who, what.carrying) > 0)
    return True


def fire(s: Andor, trigger: int, a: int, b: int, who: int, where: int) -> None:
    """AND-26.4 Cards that wait for an event are queued in the order of the file."""
    for card in s.plan.by_trigger[trigger]:
        if matches(s, card, trigger, a, b, who) and ready(s, card):
            s.cards = put(s.cards, card, QUEUED)
            s.queue = [*s.queue, card, who, where]


def fire_at_once(s: Andor, trigger: int, a: int, b: int, where: int) -> None:
    """AND-9.11, 12.4 Cards that are resolved at the event itself, ahead of anything queued."""
    frames: list[Frame] = []
    for card in s.plan.by_trigger[trigger]:
        if matches(s, card, trigger, a, b, NOTHING) and ready(s, card):
            s.cards = put(s.cards, card, QUEUED)
            frames.append(Frame(P_CARD, what=card, where=where))
    for frame in reversed(frames):
        s.call(frame)


def raise_flag(s: Andor, flag: int) -> None:
    """A flag is set; cards may wait for it."""
    if not s.flags[flag]:
        s.flags = put(s.flags, flag, 1)
        fire(s, T_FLAG, flag, NOTHING, NOTHING, NOTHING)


# Objectives ------------------------------------------------------------------------------------------------


def announce(s: Andor, number: int) -> None:
    """C7.5 An objective is announced, once; whether it is met is tested right after."""
    base = number * OB_SIZE
    if s.objectives[base + OB_STATUS] != HIDDEN:
        return
    record = put(s.plan.objective_record(number), OB_STATUS, OPEN)
    s.objectives = s.objectives[:base] + record + s.objectives[base + OB_SIZE :]
    s.emit(E_OBJECTIVE, s.plan.objective_base + number)


def complete(s: Andor, number: int, who: int) -> None:
    """C7.6 A complete objective stays complete."""
    base = number * OB_SIZE
    if s.objectives[base + OB_STATUS] == COMPLETE:
        return
    s.objectives = put(s.objectives, base + OB_STATUS, COMPLETE)
    s.emit(E_OBJECTIVE_DONE, s.plan.objective_base + number)
    fire(s, T_OBJECTIVE, number, NOTHING, who, NOTHING)


def fulfilled(s: Andor, number: int) -> bool:
    """C7.6 Whether an open objective is met, by its kind."""
    kind = s.plan.objective_kind[number]
    base = number * OB_SIZE
    ob = s.objectives
    if kind == O_DELIVER:
        return delivered(s, base) >= ob[base + OB_COUNT]
    if kind == O_DEFEAT:
        return ob[base + OB_DONE_N] >= ob[base + OB_COUNT]
    if kind == O_VISIT:
        return visited(s, base)
    if kind == O_LIGHT:
        wanted = (1 << len(s.plan.space_lists[ob[base + OB_SPACES]])) - 1
        return ob[base + (OB_TODAY if ob[base + OB_SAME_DAY] else OB_DONE_N)] & wanted == wanted
    if kind == O_REVEAL:
        return s.revealed[ob[base + OB_SET]] >= ob[base + OB_COUNT]
    if kind == O_SAVE:
        return s.saved >= ob[base + OB_COUNT]
    if kind == O_FLAG:
        return s.flags[ob[base + OB_FLAG]] == 1
    if kind == O_SURVIVE:
        return s.letter >= ob[base + OB_LETTER]
    return False  # defend never by itself; escort when the follower enters


def delivered(s: Andor, base: int) -> int:
    """How many of the items to deliver lie on the space or are carried by heroes who stand still there."""
    space = s.objectives[base + OB_SPACE]
    item = s.objectives[base + OB_ITEM]
    n = 0
    for code in s.loose:
        n += int(code // KINDS == space and printed_side(code % KINDS) == item)
    for seat in range(s.seats):
        if s.at[seat] == space and s.still(seat):
            n += s.has_token(seat, item)
    return n


def visited(s: Andor, base: int) -> bool:
    """Whether a hero stands still on the space and meets every requirement."""
    ob = s.objectives
    flag = ob[base + OB_FLAG]
    if flag != NOTHING and not s.flags[flag]:
        return False
    for seat in range(s.seats):
        if s.at[seat] == ob[base + OB_SPACE] and s.still(seat) and s.wp[seat] >= ob[base + OB_MIN_WP]:
            item = ob[base + OB_ITEM]
            if item == NOTHING or s.has_token(seat, item):
                return True
    return False


def hand_over(s: Andor, number: int) -> None:
    """C7.6 What was delivered leaves the sheets and stays on the space, fixed, with its printed side up."""
    base = number * OB_SIZE
    space, item = s.objectives[base + OB_SPACE], s.objectives[base + OB_ITEM]
    code = space * KINDS + item
    wanted = s.objectives[base + OB_COUNT]
    sides = [side for side in range(KINDS) if printed_side(side) == item]
    for side in sides:
        while wanted and s.lies(space, side):
            s.loose = removed(s.loose, space * KINDS + side)
            s.fixed = inserted(s.fixed, code)
            wanted -= 1
    for seat in s.by_rank():
        if s.at[seat] == space and s.still(seat):
            for side in sides:
                while wanted and s.has(seat, side):
                    s.carry(seat, side, -1)
                    s.fixed = inserted(s.fixed, code)
                    wanted -= 1


def count_saved(s: Andor, who: int) -> None:
    """AND-22.5 An Iquar is safe, brought by `who`: it is he who completes what waited for it."""
    s.saved += 1
    for number in range(len(s.plan.objectives)):
        if s.plan.objective_kind[number] == O_SAVE and s.objectives[number * OB_SIZE + OB_STATUS] == OPEN:
            if fulfilled(s, number):
                complete(s, number, who)


def refresh(s: Andor, who: int) -> None:
    """Complete every open objective that is met now; `who` is the hero whose act may have done it."""
    for number in range(len(s.plan.objectives)):
        if s.objectives[number * OB_SIZE + OB_STATUS] == OPEN and fulfilled(s, number):
            if s.plan.objective_kind[number] == O_DELIVER:
                hand_over(s, number)
            complete(s, number, who)


def count_defeat(s: Andor, kind: int, tag: int) -> None:
    """C7.6 A defeat counts for the objectives that name the creature or its tag."""
    for number in range(len(s.plan.objectives)):
        base = number * OB_SIZE
        ob = s.objectives
        if s.plan.objective_kind[number] == O_DEFEAT and ob[base + OB_STATUS] == OPEN:
            wanted = ob[base + OB_TAG]
            if (wanted != NOTHING and wanted == tag) or (
                wanted == NOTHING and ob[base + OB_CREATURE] == kind
            ):
                s.objectives = add(ob, base + OB_DONE_N, 1)


def count_fire(s: Andor, space: int) -> None:
    """AND-16.9 A fire token lit on the ground counts for the objectives that name the space."""
    for number in range(len(s.plan.objectives)):
        base = number * OB_SIZE
        if s.plan.objective_kind[number] == O_LIGHT and s.objectives[base + OB_STATUS] == OPEN:
            spaces = s.plan.space_lists[s.objectives[base + OB_SPACES]]
            if space in spaces:
                objectives = s.objectives[:]
                objectives[base + OB_DONE_N] |= 1 << spaces.index(space)
                objectives[base + OB_TODAY] |= 1 << spaces.index(space)
                s.objectives = objectives


def forget_fires(s: Andor) -> None:
    """C7.6 What must be lit on one day begins anew at sunrise."""
    objectives = s.objectives[:]
    for number in range(len(s.plan.objectives)):
        objectives[number * OB_SIZE + OB_TODAY] = 0
    s.objectives = objectives


def escorts(s: Andor, follower: int, space: int) -> int:
    """The open objective a follower completes by entering a space, or NOTHING."""
    for number in range(len(s.plan.objectives)):
        base = number * OB_SIZE
        if s.plan.objective_kind[number] == O_ESCORT and s.objectives[base + OB_STATUS] == OPEN:
            if s.objectives[base + OB_ITEM] == follower and s.objectives[base + OB_SPACE] == space:
                return number
    return NOTHING


# The end ---------------------------------------------------------------------------------------------------


def victory(s: Andor) -> bool:
    """AND-27.1 Every objective of `victory` has been announced and is complete; an empty list never is."""
    for number in s.plan.victory:
        if s.objectives[number * OB_SIZE + OB_STATUS] != COMPLETE:
            return False
    return len(s.plan.victory) > 0


def end_game(s: Andor, code: int) -> None:
    """AND-27 The game ends at once, and its last card is shown."""
    for card in s.plan.by_trigger[T_VICTORY if code == WON else T_LOSS]:
        if ready(s, card):
            s.cards = put(s.cards, card, READ)
            s.emit(E_CARD, s.plan.card_base + card)
    s.emit(E_ENDED, code, s.day, s.letter)
    s.end(code)


def read_queued(s: Andor, who: int) -> None:
    """AND-4.11 Queued cards are read in the middle of a stop; objectives are tested at its end."""
    if s.queue and not s.ended:
        s.call(Frame(P_QUEUE, who=who, n=1))


def attend(s: Andor, who: int) -> None:
    """AND-26.6 What has happened is complete: objectives are tested, queued cards read, victory tested.

    The last thing a step does: the game may be over afterwards.
    """
    if s.ended:
        return
    refresh(s, who)
    if s.queue:
        s.call(Frame(P_QUEUE, who=who))
    elif victory(s):
        end_game(s, WON)
