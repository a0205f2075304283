"""Setting up a game: chapter 1 of the rules, and the deal of the quests from chapter 11."""

from __future__ import annotations

from typing import Any

from tablee.core.deck import Bag
from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.glory.box import Box
from tablee.games.glory.gains import PART, give
from tablee.games.glory.ids import (
    AGES,
    DEALT_QUESTS,
    E_HERO_DEALT,
    E_QUEST_DEALT,
    E_QUEST_RETURNED,
    E_TOKEN_GIVEN,
    FIRST,
    FROM_TILE,
    NOBODY,
    NOTHING,
    ORIGINS,
    P_DEAL_QUESTS,
    P_FILL,
    P_FIRST_PLAYER,
    P_HEROES,
    P_KEEP_QUESTS,
    P_ROUND,
    P_SETUP,
    RESOURCES,
)
from tablee.games.glory.state import STOCKS, Glory


def letters_of(name: str) -> int:
    """TOG-12.5 How long a name is: its letters, accented ones as one; other signs do not count."""
    return sum([1 for sign in name if sign.isalpha()])


def new_game(
    box: Box,
    procs: list[Proc[Any]],
    seats: int,
    with_quests: bool,
    deferred: bool,
    simultaneous: bool,
    letters: list[int] | None,
) -> Glory:
    """A game before its first question, with everything that needs no decision and no chance.

    TOG-1.2 to 1.4 The number of players fixes slots, Wild Lands and discards; TOG-1.8 with 2 or 3 of them two
    tiles of age 1 are set aside unseen. `letters`: the lengths of the names, None to draw the first by lot.
    """
    s = Glory(box, procs, seats)
    s.with_quests = int(with_quests)
    s.deferred = int(deferred)
    s.simultaneous = int(simultaneous)
    s.random_first = int(letters is None)
    s.letters = [0] * seats if letters is None else letters
    s.slots = [NOTHING] * box.slots[seats]
    s.piles = [len(box.age_tiles[age]) for age in range(AGES)]
    s.piles[0] -= box.set_aside[seats]
    s.pool = Bag([1] * len(box.tiles))
    s.discard = []
    s.stock = [0] * (seats * STOCKS)
    s.earned = [0] * (seats * len(ORIGINS))
    s.area = [[] for _ in range(seats)]
    s.cards = [NOTHING] * seats
    s.taken = [NOTHING] * seats
    s.taken_from = [NOTHING] * seats
    s.playing = [NOTHING] * seats
    s.hand = [[] for _ in range(seats)]
    s.returned = [NOTHING] * seats
    s.majority = [0] * len(RESOURCES)
    s.cell = [NOTHING] * len(box.tiles)
    s.opened = [0] * len(box.tiles)
    s.call(Frame(P_SETUP))
    return s


class Setup(Proc[Glory]):
    """TOG-1.10, 1.14, 1.15, 1.16 Heroes, tiles, the first player, quests; then the rounds."""

    def run(self, s: Glory, f: Frame) -> None:
        f.pc += 1
        if f.pc == 1:
            s.call(Frame(P_HEROES))
        elif f.pc == 2:
            s.call(Frame(P_FILL))
        elif f.pc == 3:
            s.call(Frame(P_FIRST_PLAYER))
        elif f.pc == 4 and s.with_quests:
            s.call(Frame(P_KEEP_QUESTS))
            s.call(Frame(P_DEAL_QUESTS))
        else:
            s.done()
            s.call(Frame(P_ROUND))


class DealHeroes(Proc[Glory]):
    """TOG-1.10 One random hero for each seat; TOG-1.12 with its start gain, TOG-1.13 chests closed.

    `n` counts the seats that have one.
    """

    def run(self, s: Glory, f: Frame) -> None:
        if f.n < s.seats:
            s.chance()
        else:
            s.done()

    def legal(self, s: Glory, f: Frame, seat: int) -> list[int]:
        first = s.box.heroes[0]
        return [s.box.hero + tile - first for tile in s.box.heroes if s.pool.odds[tile]]

    def apply(self, s: Glory, f: Frame, seat: int, a: int) -> None:
        hero = a - s.box.hero + s.box.heroes[0]
        owner = f.n
        f.n += 1
        s.pool.take(hero)
        s.area[owner].append(hero)
        s.cell[hero] = 0
        s.emit(E_HERO_DEALT, owner, hero)
        parts = s.box.start[hero]
        for i in range(0, len(parts), PART):
            give(s, owner, parts[i], parts[i + 1], hero, FROM_TILE)


class FirstPlayer(Proc[Glory]):
    """TOG-1.15 The longest first name begins; ties, or all with the option `random`, are settled by lot."""

    def run(self, s: Glory, f: Frame) -> None:
        candidates = self.legal(s, f, NOBODY)
        if len(candidates) > 1:
            s.chance()
        else:
            self.apply(s, f, NOBODY, candidates[0])

    def legal(self, s: Glory, f: Frame, seat: int) -> list[int]:
        longest = max(s.letters)
        return [FIRST + other for other in range(s.seats) if s.random_first or s.letters[other] == longest]

    def apply(self, s: Glory, f: Frame, seat: int, a: int) -> None:
        s.done()
        s.first = a - FIRST
        s.emit(E_TOKEN_GIVEN, s.first)


class DealQuests(Proc[Glory]):
    """TOG-11.1 Three quests for each seat, seen by it alone; `n` counts the quests dealt."""

    def run(self, s: Glory, f: Frame) -> None:
        if f.n < s.seats * DEALT_QUESTS:
            s.chance()
        else:
            s.done()

    def legal(self, s: Glory, f: Frame, seat: int) -> list[int]:
        first = s.box.quests[0]
        return [s.box.deal + quest - first for quest in s.box.quests if s.pool.odds[quest]]

    def apply(self, s: Glory, f: Frame, seat: int, a: int) -> None:
        quest = a - s.box.deal + s.box.quests[0]
        owner = f.n // DEALT_QUESTS
        f.n += 1
        s.pool.take(quest)
        s.hand[owner].append(quest)
        s.emit_to(1 << owner, E_QUEST_DEALT, (owner, quest), (owner,))


class KeepQuests(Proc[Glory]):
    """TOG-11.2, D1 All give one of their three quests back to the box, at the same time, unseen by others."""

    def run(self, s: Glory, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            for seat in range(s.seats):
                s.ask(seat)
        else:
            s.done()

    def legal(self, s: Glory, f: Frame, seat: int) -> list[int]:
        first = s.box.quests[0]
        return sorted([s.box.return_quest + quest - first for quest in s.hand[seat]])

    def apply(self, s: Glory, f: Frame, seat: int, a: int) -> None:
        quest = a - s.box.return_quest + s.box.quests[0]
        s.hand[seat].remove(quest)
        s.returned[seat] = quest
        s.emit_to(1 << seat, E_QUEST_RETURNED, (seat, quest), (seat,))
