"""Who wants to be asked about reactions (DOR-16.5 to 16.7): always, only when it matters, or never.

The rules ask everybody who could play something in a window. Most of these windows are let go by; a person
may leave that to the table.
"""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.games.defenders.ids import (
    E_OVERRUN,
    ENEMIES,
    FULL,
    KEEP,
    P_BLESSING,
    P_CARD,
    P_LUCK,
    P_SPY,
    P_WINDOW,
    PASS,
    R_SPARE,
    R_STOP_GENERAL,
    SP_DEFENSES,
    SP_MILITIA,
    W_DAY_END,
    W_NIGHT,
    W_REVEALED,
)
from tablee.games.defenders.night import REACTED, advances
from tablee.games.defenders.state import Defenders
from tablee.games.defenders.windows import plays
from tablee.games.defenders.wounds import minion_wounds

OWN_MOMENTS = {P_LUCK: PASS, P_SPY: PASS, P_BLESSING: KEEP}
"""Reactions that are only asked when they would change something, and how they are let go by."""


def let_pass(s: Defenders, seat: int, never: bool) -> int | None:
    """The answer that lets a reaction go by for somebody who does not want to be asked now; None: ask."""
    f = s.question(seat)
    if f.proc in OWN_MOMENTS:
        return OWN_MOMENTS[f.proc] if never else None
    if f.proc == P_WINDOW and (never or not matters(s, seat, f.what)):
        return PASS
    return None


def matters(s: Defenders, seat: int, window: int) -> bool:
    """Whether what a seat could play in this window answers something that is about to happen."""
    if window == W_DAY_END:
        return minion_wounds(s, s.active) >= s.life(s.active)
    if window == W_NIGHT:
        return in_danger(s)
    if window == W_REVEALED:
        return made_for_the_card(s, seat) or is_grave(s)
    return False  # the night asks again


def in_danger(s: Defenders) -> bool:
    """Whether the night may go badly, as far as all can know before its first card.

    A general one step from the city, a place one minion from an overrun, the city nearly fallen, or cards
    that could lose the game.
    """
    if s.quiet:
        return False  # no cards come
    if any(one_step_away(s, general) for general in range(len(s.box.path))):
        return True
    if any(
        s.crowd(place) >= (s.box.city_falls - 1 if place == s.box.city else FULL)
        for place in range(len(s.crystals))
    ):
        return True
    return may_be_lost(s)


def may_be_lost(s: Defenders) -> bool:
    """DOR-1.2 Whether one card of this night could lose the game, or several of them together.

    What a card would do is tried out; several are reckoned to do what the worst of them do, each alone.
    """
    cards = s.box.slot_cards[s.slot()]
    crystals: list[int] = []
    intruders: list[int] = []
    minions: list[list[int]] = [[] for _ in range(ENEMIES)]
    for frame in may_come(s, cards, s.box.slot_full[s.slot()]):
        twin = resolved(s, frame)
        if twin.ended:
            return True
        crystals.append(s.crystal_supply - twin.crystal_supply)
        intruders.append(twin.crowd(s.box.city) - s.crowd(s.box.city))
        for colour in range(ENEMIES):
            minions[colour].append(stock(s, colour) - stock(twin, colour))
    if largest(crystals, cards) >= s.crystal_supply:
        return True
    if s.crowd(s.box.city) + largest(intruders, cards) >= s.box.city_falls:
        return True
    return any(largest(minions[colour], cards) > stock(s, colour) for colour in range(ENEMIES))


def largest(values: list[int], n: int) -> int:
    """The sum of the `n` largest."""
    return sum(sorted(values)[-n:])


def stock(s: Defenders, colour: int) -> int:
    """DOR-13.12 The minions that can still be placed: those of the supply and those on quests."""
    return s.supply[colour] + sum(s.markers[colour::ENEMIES])


def may_come(s: Defenders, n: int, full: int) -> list[Frame]:
    """The cards that may be among the next `n`, ready to be resolved; the first `full` are used fully.

    Only what all know: which cards lie on top since Dark Visions, and which are somewhere in the deck.
    """
    known = [s.dark.top[-1 - i] for i in range(min(n, len(s.dark.top)))]
    out = [card_of_the_night(s, known[i], int(i < full)) for i in range(len(known))]
    if len(known) == n:
        return out
    unknown = s.dark.bag.inside() + s.dark.bottom
    if s.dark.size < n:  # DOR-12.10
        unknown += [card for card in range(len(s.dark_discard)) if s.dark_discard[card]]
    return out + [card_of_the_night(s, card, int(len(known) < full)) for card in unknown]


def card_of_the_night(s: Defenders, card: int, full: int) -> Frame:
    """A card that lies open and has been reacted to."""
    frame = Frame(P_CARD, who=s.active, what=card, n=full)
    frame.pc = REACTED
    return frame


def resolved(s: Defenders, frame: Frame) -> Defenders:
    """DOR-12.3 A copy in which a card has done what it does if nobody reacts; nothing hidden is looked at."""
    twin = s.clone()
    twin.sink = []
    twin.waiting = 0
    twin.stack = [frame]
    while twin.stack and not twin.ended:
        top = twin.stack[-1]
        twin.procs[top.proc].run(twin, top)
        if twin.waiting:  # DOR-13.12 which quest gives the marker makes no difference here
            twin.waiting = 0
            top = twin.stack[-1]
            proc = twin.procs[top.proc]
            proc.apply(twin, top, top.who, proc.legal(twin, top, top.who)[0])
    return twin


def one_step_away(s: Defenders, general: int) -> bool:
    """Whether the next step of a living general would be into the city."""
    if not s.general_life[general] or s.on_red(general):
        return False
    return s.box.path[general][s.general_step[general] + 1] == s.box.city


def made_for_the_card(s: Defenders, seat: int) -> bool:
    """DOR-16.7 Whether the seat holds what is played against a revealed card, and it would change it."""
    box = s.box
    for a in plays(s, seat, W_REVEALED):
        if a < box.a_reward:
            answers_minions = a == box.a_play + SP_MILITIA
            answers_general = a == box.a_play + SP_DEFENSES
        else:
            answers_minions = box.reward[a - box.a_reward] == R_SPARE
            answers_general = box.reward[a - box.a_reward] == R_STOP_GENERAL
        if answers_minions or (answers_general and advances(s, s.revealed)):
            return True
    return False


def is_grave(s: Defenders) -> bool:
    """Whether the revealed card, left alone, overruns a place or loses the game."""
    twin = resolved(s, s.stack[-2].clone())
    return twin.ended != 0 or any(event.kind == E_OVERRUN for event in twin.sink or [])
