"""Step 2 of a round: payment, discarding and quests. Chapters 4, 5 and 11 of the rules."""

from __future__ import annotations

from typing import Final

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.glory.area import can_place, choose_cell
from tablee.games.glory.gains import give, reward
from tablee.games.glory.ids import (
    COIN,
    COMBAT,
    DISCARD,
    E_DISCARDED,
    E_PAID,
    E_REINFORCED,
    E_SURCHARGED,
    E_TURN_BEGAN,
    E_TURN_ENDED,
    END,
    FROM_TILE,
    MAGIC,
    NOTHING,
    P_AFTER_ACTION,
    P_PLAY,
    P_SURCHARGE,
    P_TURN_ACTION,
    PLAY,
    POTION,
    SURCHARGE,
)
from tablee.games.glory.keys import free_key
from tablee.games.glory.state import STOCKS, Glory

IN_COINS: Final = 0
IN_POTIONS: Final = 1
ENDED: Final = -1
"""What `after_action` hands back when the player ends his turn."""
PLACED: Final = 2
"""Ints in the list of a turn for each tile placed in it: the tile and its connected sides."""


class Turn(Proc[Glory]):
    """TOG-4.1 The player `who` deals with the tile he took; TOG-11.4 he may play quests before and after.

    TOG-11.13, 11.14 With deferred rewards `items` lists the tiles placed; keys and gains follow when nothing
    is left to place, tile by tile in the order of placement, from `n` on.
    """

    def run(self, s: Glory, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            f.items = []
            s.result = 0
            s.emit(E_TURN_BEGAN, f.who)
        if f.pc == 1:
            if s.result != ENDED and s.taken[f.who] != NOTHING:
                s.call(Frame(P_TURN_ACTION, who=f.who))
                return
            if s.result != ENDED and s.hand[f.who]:
                s.call(Frame(P_AFTER_ACTION, who=f.who))
                return
            f.pc = 2
        assert f.items is not None
        if f.n < len(f.items):
            f.n += PLACED
            s.call(reward(f.who, f.items[f.n - 2], f.items[f.n - 1]))
        else:
            s.done()
            s.emit(E_TURN_ENDED, f.who)


def is_wild(s: Glory, seat: int) -> bool:
    """TOG-4.8 Whether the tile a player took lay in the Wild Lands."""
    return s.taken_from[seat] + 1 >= s.box.wild[s.seats]


def potions_due(s: Glory, seat: int, tile: int) -> int:
    """TOG-4.9, 4.10 The potions of a cost: those printed and one for each missing point of each skill."""
    cost = s.box.cost
    due = cost[tile * 4 + POTION]
    combat = cost[tile * 4 + COMBAT] - s.has(seat, COMBAT)
    magic = cost[tile * 4 + MAGIC] - s.has(seat, MAGIC)
    if combat > 0:
        due += combat
    if magic > 0:
        due += magic
    return due


def surcharge_forms(s: Glory, seat: int, tile: int) -> list[int]:
    """TOG-4.7 In what a player can pay the surcharge of the Wild Lands beside a tile: coins, potions."""
    out: list[int] = []
    if s.has(seat, COIN) > s.box.cost[tile * 4 + COIN]:
        out.append(COIN)
    if s.has(seat, POTION) > potions_due(s, seat, tile):
        out.append(POTION)
    return out


def unpayable(s: Glory, seat: int, tile: int, wild: bool) -> str:
    """TOG-4.12 The rule for lack of which a player cannot pay for a tile; empty if he can.

    TOG-4.13 Only what he owns now counts; TOG-4.11 nothing replaces anything else, but potions missing skill.
    """
    coins = s.has(seat, COIN) - s.box.cost[tile * 4 + COIN]
    potions = s.has(seat, POTION) - potions_due(s, seat, tile)
    if coins < 0:
        return "TOG-4.5"
    if potions < 0:
        return "TOG-4.9" if s.has(seat, POTION) >= s.box.cost[tile * 4 + POTION] else "TOG-4.5"
    if wild and coins == 0 and potions == 0:
        return "TOG-4.7"
    return ""


def unplayable(s: Glory, seat: int, tile: int, wild: bool) -> str:
    """TOG-4.14 The rule that keeps a tile from being played: payment, then placement."""
    rule = unpayable(s, seat, tile, wild)
    if rule == "" and not can_place(s, seat, tile):
        return "TOG-4.14"
    return rule


def playable_quests(s: Glory, seat: int) -> list[int]:
    """TOG-11.5, 11.6 The quests in hand that can be paid, without surcharge, and placed, as actions."""
    first = s.box.quests[0]
    return sorted(
        [
            s.box.play_quest + quest - first
            for quest in s.hand[seat]
            if unplayable(s, seat, quest, False) == ""
        ]
    )


def explain_quest(s: Glory, seat: int, a: int, rule: str) -> str:
    """Why a quest cannot be played: it is not in hand (TOG-11.4), or as with any tile."""
    quest = a - s.box.play_quest + s.box.quests[0]
    if not 0 <= a - s.box.play_quest < len(s.box.quests):
        return rule
    return unplayable(s, seat, quest, False) if quest in s.hand[seat] else "TOG-11.4"


def play_quest(s: Glory, seat: int, a: int) -> None:
    """TOG-11.5 A quest is paid, placed and rewarded like any tile."""
    quest = a - s.box.play_quest + s.box.quests[0]
    s.hand[seat].remove(quest)
    s.playing[seat] = quest
    s.call(Frame(P_PLAY, who=seat, what=quest))


class TurnAction(Proc[Glory]):
    """D4 Play or discard the tile taken, or play a quest first. TOG-5.1 Discarding is always possible."""

    def run(self, s: Glory, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Glory, f: Frame, seat: int) -> list[int]:
        out = [DISCARD]
        if unplayable(s, seat, s.taken[seat], is_wild(s, seat)) == "":
            out = [PLAY, DISCARD]
        return out + playable_quests(s, seat)

    def explain(self, s: Glory, f: Frame, seat: int, a: int) -> str:
        if a == DISCARD:
            return ""
        if a == PLAY:
            return unplayable(s, seat, s.taken[seat], is_wild(s, seat))
        if a == END:
            return "TOG-4.1"
        return explain_quest(s, seat, a, self.rule)

    def apply(self, s: Glory, f: Frame, seat: int, a: int) -> None:
        s.done()
        tile = s.taken[seat]
        if a == PLAY:
            s.taken[seat] = NOTHING
            s.playing[seat] = tile
            s.call(Frame(P_PLAY, who=seat, what=tile, n=int(is_wild(s, seat))))
        elif a == DISCARD:
            s.taken[seat] = NOTHING
            discard(s, seat, tile)
        else:
            play_quest(s, seat, a)


def discard(s: Glory, seat: int, tile: int) -> None:
    """TOG-5.2 to 5.4 The tile leaves the game for a coin, a potion and a free key; nothing is paid for it."""
    s.throw_away(tile)
    s.emit(E_DISCARDED, seat, tile)
    give(s, seat, COIN, 1, tile, FROM_TILE)
    give(s, seat, POTION, 1, tile, FROM_TILE)
    s.call(free_key(seat))


class AfterAction(Proc[Glory]):
    """D5 The tile is dealt with: play a quest or end. TOG-12.7 Asked whenever a quest is held."""

    def run(self, s: Glory, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Glory, f: Frame, seat: int) -> list[int]:
        return [END, *playable_quests(s, seat)]

    def explain(self, s: Glory, f: Frame, seat: int, a: int) -> str:
        if a == END:
            return ""
        if a in (PLAY, DISCARD):  # TOG-5.5 only the tile of this round, and only once
            return "TOG-5.5"
        return explain_quest(s, seat, a, self.rule)

    def apply(self, s: Glory, f: Frame, seat: int, a: int) -> None:
        if a == END:
            s.done(ENDED)
        else:
            s.done()
            play_quest(s, seat, a)


class Play(Proc[Glory]):
    """TOG-4.2 Pay for the tile `what`, place it, receive what it brings; `n`: with the surcharge.

    With deferred rewards the last part is left to the end of the turn (TOG-11.13).
    """

    def run(self, s: Glory, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            s.call(Frame(P_SURCHARGE, who=f.who, what=f.what, n=f.n))
        elif f.pc == 1:
            f.pc = 2
            s.call(choose_cell(f.who, f.what))
        else:
            links = s.result
            s.done()
            if s.deferred and s.with_quests:
                placed = s.stack[-1].items
                assert placed is not None
                placed += [f.what, links]
            else:
                s.call(reward(f.who, f.what, links))


class Pay(Proc[Glory]):
    """TOG-4.7, D6 The Wild Lands cost one coin or one potion more; not asked if only one can be paid.

    `what` is the tile, `n` says whether the surcharge is due.
    """

    def run(self, s: Glory, f: Frame) -> None:
        if f.n == 0:
            self._pay(s, f, 0, 0)
            return
        forms = self.legal(s, f, f.who)
        if len(forms) > 1:
            s.ask(f.who)
        else:
            self.apply(s, f, f.who, forms[0])

    def legal(self, s: Glory, f: Frame, seat: int) -> list[int]:
        forms = surcharge_forms(s, seat, f.what)
        return [SURCHARGE + (IN_COINS if form == COIN else IN_POTIONS) for form in forms]

    def apply(self, s: Glory, f: Frame, seat: int, a: int) -> None:
        if a == SURCHARGE + IN_COINS:
            s.emit(E_SURCHARGED, seat, COIN)
            self._pay(s, f, 1, 0)
        else:
            s.emit(E_SURCHARGED, seat, POTION)
            self._pay(s, f, 0, 1)

    def _pay(self, s: Glory, f: Frame, coins: int, potions: int) -> None:
        """TOG-4.5 Coins and potions go to the common reserve; TOG-4.6 skill points stay."""
        due = potions_due(s, f.who, f.what)
        missing = due - s.box.cost[f.what * 4 + POTION]
        if missing:
            s.emit(E_REINFORCED, f.who, missing)
        coins += s.box.cost[f.what * 4 + COIN]
        potions += due
        s.stock[f.who * STOCKS + COIN] -= coins
        s.stock[f.who * STOCKS + POTION] -= potions
        s.done()
        s.emit(E_PAID, f.who, f.what, coins, potions)
