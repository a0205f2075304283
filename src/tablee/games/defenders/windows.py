"""Cards that can be played at any time, and when that is (DOR-16.3 to 16.7, 18.20 to 18.28).

`plays` says what a seat may play in a window, `begin_play` takes the card away and starts its effect; the
effects themselves are in `specials.py`.
"""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.defenders.cards import holds_any, throw
from tablee.games.defenders.ids import (
    E_CRYSTALS_REMOVED,
    E_GENERAL_STOPPED,
    E_KILLED,
    E_PLAYED,
    E_REWARD_USED,
    ENEMIES,
    GREEN,
    NOTHING,
    P_CLEAR,
    P_FORESEE,
    P_INFORMATION,
    P_LOOK,
    P_PLACE_GATE,
    P_PURITY,
    P_PUSH_BACK,
    P_QUESTS,
    P_REMOVE,
    P_SEND_HERO,
    P_SPARE_HALF,
    P_SWEEP_TO,
    P_TREE,
    PASS,
    R_CRYSTAL_ANYWHERE,
    R_CRYSTAL_HERE,
    R_GRYPHONS,
    R_NO_DARKNESS,
    R_SPARE,
    R_STOP_GENERAL,
    SP_ARCHERS,
    SP_CAVALRY,
    SP_DEFENSES,
    SP_FURY,
    SP_HAMMER,
    SP_INFORMATION,
    SP_KINGS_GUARD,
    SP_MAGIC_GATE,
    SP_MILITIA,
    SP_PURITY,
    SP_QUIET,
    SP_STRATEGY,
    SP_VISIONS,
    TWO_LOCATIONS,
    W_DAY,
    W_REVEALED,
)
from tablee.games.defenders.movement import spend_action
from tablee.games.defenders.placing import clear_place, purify
from tablee.games.defenders.quests import credit, quest_work
from tablee.games.defenders.state import Defenders, without

ARCHERS_PLACES = 2
STRATEGY_PLACES = 3
GUARD_MINIONS = 6
GRYPHON_HEROES = 2


# What can be played ----------------------------------------------------------------------------------------


def spareable(s: Defenders, colour: int = NOTHING) -> list[int]:
    """DOR-16.22, 18.20 The halves of the revealed card whose minions may be spared, of a colour or of any."""
    if s.revealed == NOTHING or not s.full or s.box.dark_kind[s.revealed] != TWO_LOCATIONS:
        return []
    return [
        half
        for half in range(2)
        if not s.spared >> half & 1
        and (colour == NOTHING or s.box.colour[s.box.dark_place[s.revealed * 2 + half]] == colour)
    ]


def can_halt(s: Defenders) -> bool:
    """DOR-16.23 Whether the revealed card has a general part that is not ignored yet."""
    return s.revealed != NOTHING and s.box.dark_general[s.revealed] != NOTHING and not s.halted


def with_minions(s: Defenders, colour: int = NOTHING) -> list[int]:
    """Places with minions: all of them, or those of a colour of land."""
    return [
        place
        for place in range(len(s.crystals))
        if s.crowd(place) and (colour == NOTHING or s.box.colour[place] == colour)
    ]


def can_go_back(s: Defenders) -> list[int]:
    """DOR-16.12 The living generals who are not at the start of their path."""
    return [g for g in range(ENEMIES) if s.general_life[g] and s.general_step[g]]


def around_city(s: Defenders) -> list[int]:
    """DOR-16.19 The city and the places next to it."""
    return sorted([s.box.city, *s.box.near[s.box.city]])


def playable(s: Defenders, seat: int, which: int, window: int) -> bool:
    """Whether a special card of a hand may be played for its effect in a window, and would have one."""
    if which == SP_MAGIC_GATE:
        return s.gate_supply > 0 and 0 in s.gates
    if which == SP_HAMMER:
        return True
    if which == SP_PURITY:
        return sum(s.crystals) > 0
    if which == SP_ARCHERS:
        return bool(with_minions(s, GREEN))
    if which == SP_STRATEGY:
        return bool(with_minions(s)) or bool(can_go_back(s))
    if which == SP_QUIET:  # DOR-16.14 before the first card of the night
        return window != W_REVEALED and not s.quiet
    if which == SP_FURY:  # DOR-16.17
        return window == W_DAY and seat == s.active and s.actions(seat) > 0 and s.crowd(s.at[seat]) > 0
    if which == SP_INFORMATION:
        return s.box.inn[s.at[seat]] == 1 and (holds_any(s.deck) or holds_any(s.discard))
    if which == SP_KINGS_GUARD:
        return any(s.crowd(place) for place in around_city(s))
    if which == SP_CAVALRY:
        return bool(with_minions(s))
    if which == SP_VISIONS:
        return s.dark.size > 0
    if which == SP_MILITIA:
        return window == W_REVEALED and bool(spareable(s))
    if which == SP_DEFENSES:
        return window == W_REVEALED and can_halt(s)
    return False  # battle luck and the spy have moments of their own


def usable_reward(s: Defenders, seat: int, quest: int, window: int) -> bool:
    """Whether the single use of a completed quest may be taken in a window."""
    reward = s.box.reward[quest]
    if reward == R_GRYPHONS:
        return True
    if reward == R_CRYSTAL_HERE:
        return s.crystals[s.at[seat]] > 0
    if reward == R_CRYSTAL_ANYWHERE:
        return sum(s.crystals) > 0
    if reward == R_NO_DARKNESS:  # DOR-18.22 in the own turn, before the first card
        return window != W_REVEALED and seat == s.active and not s.quiet
    if reward == R_SPARE:
        return window == W_REVEALED and bool(spareable(s, s.box.quest_colour[quest]))
    if reward == R_STOP_GENERAL:
        return window == W_REVEALED and can_halt(s)
    return False


def plays(s: Defenders, seat: int, window: int) -> list[int]:
    """Everything a seat may play in a window, as sorted actions."""
    if s.hero[seat] == NOTHING:
        return []
    box = s.box
    out: list[int] = []
    hand = s.hand[seat]
    if hand and hand[-1] >= box.first_special:  # hands are sorted, special cards come last
        for card in hand:
            which = card - box.first_special
            if which >= 0 and box.a_play + which not in out and playable(s, seat, which, window):
                out.append(box.a_play + which)
    if s.unused[seat]:
        for quest in sorted(s.unused[seat]):
            if usable_reward(s, seat, quest, window):
                out.append(box.a_reward + quest)
    return out


# Playing ---------------------------------------------------------------------------------------------------


def begin_play(s: Defenders, seat: int, a: int) -> None:
    """Take the card or the quest and start its effect; quests are looked after when it is over."""
    s.call(Frame(P_QUESTS))
    if a < s.box.a_reward:
        which = a - s.box.a_play
        card = s.box.first_special + which
        s.hand = without(s.hand, seat, card)
        throw(s, card)
        s.emit(E_PLAYED, seat, which)
        _play_special(s, seat, which)
    else:
        quest = a - s.box.a_reward
        s.unused = without(s.unused, seat, quest)
        s.emit(E_REWARD_USED, seat, quest)
        _use_reward(s, seat, quest)


def _play_special(s: Defenders, seat: int, which: int) -> None:
    if which == SP_MAGIC_GATE:
        s.call(Frame(P_PLACE_GATE, who=seat))
    elif which == SP_HAMMER:
        s.call(Frame(P_SEND_HERO, who=seat, n=1, what=1, items=[]))
    elif which == SP_PURITY:
        s.call(Frame(P_PURITY, who=seat))
    elif which == SP_ARCHERS:
        s.call(Frame(P_CLEAR, who=seat, n=ARCHERS_PLACES, what=GREEN))
    elif which == SP_STRATEGY:
        s.call(Frame(P_PUSH_BACK, who=seat))
        s.call(Frame(P_CLEAR, who=seat, n=STRATEGY_PLACES))
    elif which == SP_QUIET:
        s.quiet = 1
    elif which == SP_FURY:
        _fury(s, seat)
    elif which == SP_INFORMATION:
        s.call(Frame(P_INFORMATION, who=seat))
    elif which == SP_KINGS_GUARD:
        s.call(Frame(P_REMOVE, who=seat, n=GUARD_MINIONS, items=around_city(s)))
    elif which == SP_CAVALRY:
        s.call(Frame(P_SWEEP_TO, who=seat, n=GUARD_MINIONS, items=[]))
    elif which == SP_VISIONS:
        s.call(Frame(P_FORESEE, who=seat))
        s.call(Frame(P_LOOK, who=seat, n=min(5, s.dark.size)))
    elif which == SP_MILITIA:
        s.call(Frame(P_SPARE_HALF, who=seat))
    else:
        halt(s, seat)


def _fury(s: Defenders, seat: int) -> None:
    """DOR-16.17 An action and all minions here; they count as defeated by the hero."""
    spend_action(s, seat)
    place = s.at[seat]
    killed = s.minions[place * ENEMIES : (place + 1) * ENEMIES]
    clear_place(s, place)
    for colour in range(ENEMIES):
        if killed[colour]:
            s.emit(E_KILLED, seat, colour, killed[colour])
    credit(s, seat, killed)


def halt(s: Defenders, seat: int) -> None:
    """DOR-16.23, 18.21 The general part of the revealed card is ignored."""
    s.halted = 1
    s.emit(E_GENERAL_STOPPED, seat, s.box.dark_general[s.revealed])


def _use_reward(s: Defenders, seat: int, quest: int) -> None:
    reward = s.box.reward[quest]
    if reward == R_GRYPHONS:
        s.call(Frame(P_SEND_HERO, who=seat, n=GRYPHON_HEROES, items=[]))
    elif reward == R_CRYSTAL_HERE:  # DOR-18.27
        purify(s, s.at[seat], 1)
        s.emit(E_CRYSTALS_REMOVED, seat, s.at[seat], 1)
    elif reward == R_CRYSTAL_ANYWHERE:
        s.call(Frame(P_TREE, who=seat))
    elif reward == R_NO_DARKNESS:
        s.quiet = 1
    elif reward == R_SPARE:
        s.call(Frame(P_SPARE_HALF, who=seat, what=s.box.quest_colour[quest]))
    else:
        halt(s, seat)


# Windows ---------------------------------------------------------------------------------------------------


class Window(Proc[Defenders]):
    """DOR-16.6 All who could play something are asked in turn order from `who`, again after every play.

    `what` is the window, `n` the number of seats that have passed in a row.
    """

    def run(self, s: Defenders, f: Frame) -> None:
        if quest_work(s) != NOTHING:
            s.call(Frame(P_QUESTS))
            return
        while f.n < s.seats:
            seat = (f.who + f.n) % s.seats
            if plays(s, seat, f.what):
                s.ask(seat)
                return
            f.n += 1
        s.done()

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [PASS, *plays(s, seat, f.what)]

    def explain(self, s: Defenders, f: Frame, seat: int, a: int) -> str:
        if a in self.legal(s, f, seat):
            return ""
        return "DOR-16.5" if s.box.a_play <= a < s.box.a_choose else self.rule

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        if a == PASS:
            f.n += 1
        else:
            f.n = 0
            begin_play(s, seat, a)
