"""The narrator and the cards of the legend (AND-12, AND-26.3 to 26.6)."""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.andor.ids import (
    E_CARD,
    E_NARRATOR,
    LAST_LETTER,
    LOST_TIME,
    NOTHING,
    P_BLOCK,
    P_CARD,
    WON,
)
from tablee.games.andor.legend import attend, end_game, in_game, ready, refresh, victory
from tablee.games.andor.legend_words import (
    QUEUED,
    READ,
    T_LETTER,
)
from tablee.games.andor.state import Andor, put


class Queue(Proc[Andor]):
    """AND-26.4 Queued cards one after the other; objectives are tested after each. `who` caused it all.

    `n` is 1 while a hero is stopping: objectives and victory wait until the stop is complete (AND-4.11).
    """

    def run(self, s: Andor, f: Frame) -> None:
        if f.n == 0:
            refresh(s, f.who)
        if s.queue:
            card, who, where = s.queue[0], s.queue[1], s.queue[2]
            s.queue = s.queue[3:]
            s.call(Frame(P_CARD, what=card, who=who, where=where))
        else:
            s.done()
            if f.n == 0 and victory(s):  # AND-26.5 only when nothing is queued
                end_game(s, WON)


class ReadCard(Proc[Andor]):
    """A card is read and its effects happen in order. `what` card, `who` finder, `where` its space."""

    def run(self, s: Andor, f: Frame) -> None:
        s.done()
        s.cards = put(s.cards, f.what, READ)
        s.emit(E_CARD, s.plan.card_base + f.what)
        who = f.who if f.who != NOTHING else s.speaker()
        s.call(Frame(P_BLOCK, what=s.plan.cards[f.what].block, who=who, where=f.where))


class Advance(Proc[Andor]):
    """AND-12.2 The narrator advances `n` letters, each resolved before the next (AND-12.5).

    `what` is 1 inside a card: then nothing queued is read before that card is through. AND-12.6 At the last
    letter the game is lost unless it is won already.
    """

    def run(self, s: Andor, f: Frame) -> None:
        if f.pc == 1:
            f.pc = 0
            if f.what != 1:
                attend(s, NOTHING)
            return
        if f.n == 0:
            s.done()
            return
        f.n -= 1
        f.pc = 1
        s.letter += 1
        s.emit(E_NARRATOR, s.letter)
        if s.letter == LAST_LETTER:
            refresh(s, NOTHING)
            end_game(s, WON if victory(s) else LOST_TIME)
        elif s.stars >> s.letter & 1:
            read_letter(s)


def read_letter(s: Andor) -> None:
    """AND-12.4 The cards of a letter with a star, then the star is removed."""
    s.stars &= ~(1 << s.letter)
    frames: list[Frame] = []
    for card in s.plan.by_trigger[T_LETTER]:
        if s.plan.cards[card].a == s.letter and ready(s, card):
            frames.append(Frame(P_CARD, what=card))
            s.cards = put(s.cards, card, QUEUED)
    later: list[int] = []
    for i in range(0, len(s.star_cards), 2):
        if s.star_cards[i] != s.letter:
            later += s.star_cards[i : i + 2]
        elif ready(s, s.star_cards[i + 1]):
            s.cards = put(s.cards, s.star_cards[i + 1], QUEUED)
            frames.append(Frame(P_CARD, what=s.star_cards[i + 1]))
    s.star_cards = later
    for frame in reversed(frames):
        s.call(frame)


def place_stars(s: Andor) -> None:
    """AND-2.8, 26.7 A star on every letter for which the game has a card."""
    for card in s.plan.by_trigger[T_LETTER]:
        if in_game(s, card):
            s.stars |= 1 << s.plan.cards[card].a
