"""Quests: chapter 18 of the rules."""

from __future__ import annotations

from tablee.core.frame import Frame
from tablee.core.state import Proc
from tablee.games.defenders.cards import draw_cards, give, shuffle_hero_deck, tell_owner
from tablee.games.defenders.ids import (
    ACTIONS,
    E_CARD_KEPT,
    E_QUEST_DONE,
    E_QUEST_DRAWN,
    E_QUEST_FAILED,
    E_QUEST_IMPOSSIBLE,
    E_QUEST_STEP,
    ENEMIES,
    NOTHING,
    P_ACTIONS_SPENT,
    P_ATTEMPT,
    P_DRAW_QUEST,
    P_FETCH,
    P_QUESTS,
    P_REMOVE,
    P_REWARD,
    P_ROLL,
    PURPLE,
    Q_ACT_AT,
    Q_BUILD,
    Q_DEFEAT,
    Q_DICE,
    Q_SCOUT,
    Q_VISIT,
    R_DRAW,
    R_ENVOY,
    R_FETCH,
    SINGLE_USE,
    VISIONS,
)
from tablee.games.defenders.movement import spend_action
from tablee.games.defenders.state import Defenders, changed, extended

ENVOY_ROADS = 2


# Drawing, completing, failing ------------------------------------------------------------------------------


def drawable(s: Defenders) -> bool:
    """DOR-18.4, 18.5 Whether deck or discard pile hold a quest that is not impossible."""
    for quest in range(len(s.quest_deck)):
        if (s.quest_deck[quest] or s.quest_discard[quest]) and not impossible(s, quest):
            return True
    return False


def quest_left(s: Defenders) -> bool:
    """DOR-18.4 Whether there is a quest to draw, after a shuffle of the discard pile if need be."""
    if not drawable(s):
        return False
    if sum(s.quest_deck) == 0:
        s.quest_deck = s.quest_discard
        s.quest_discard = [0] * len(s.quest_deck)
    return sum(s.quest_deck) > 0


def drop_markers(s: Defenders, seat: int) -> None:
    """The markers of the active quest return to the supply."""
    s.markers = s.markers[:]
    for colour in range(ENEMIES):
        s.supply[colour] += s.markers[seat * ENEMIES + colour]
        s.markers[seat * ENEMIES + colour] = 0
    s.marked = changed(s.marked, seat, 0)


def drop_quest(s: Defenders, seat: int) -> None:
    """DOR-18.4 The active quest goes to the discard pile."""
    drop_markers(s, seat)
    s.quest_discard = changed(s.quest_discard, s.quest[seat], 1)
    s.quest = changed(s.quest, seat, NOTHING)


def complete(s: Defenders, seat: int) -> None:
    """DOR-18.3, 18.9, 18.12 The quest stays with the hero; its reward, if it comes at once, is given now."""
    quest = s.quest[seat]
    drop_markers(s, seat)
    s.quest = changed(s.quest, seat, NOTHING)
    s.completed = extended(s.completed, seat, quest)
    reward = s.box.reward[quest]
    if reward in SINGLE_USE:
        s.unused = extended(s.unused, seat, quest)
    s.emit(E_QUEST_DONE, seat, quest)
    s.call(Frame(P_QUESTS))
    if reward == R_DRAW:
        s.call(draw_cards(seat, s.box.quest_amount[quest]))
    elif reward == R_ENVOY:
        s.call(Frame(P_REWARD, who=seat, what=quest))
    elif reward == R_FETCH:
        s.call(Frame(P_FETCH, who=seat, what=s.box.quest_general[quest]))


def impossible(s: Defenders, quest: int) -> bool:
    """DOR-18.5 A scouted general is dead; no gate can be built on the colour any more."""
    if s.box.quest_kind[quest] == Q_SCOUT:
        return s.general_life[s.box.quest_general[quest]] == 0
    if s.box.quest_kind[quest] == Q_BUILD:
        if s.gate_supply == 0:
            return True
        for place in range(len(s.gates)):
            if s.box.colour[place] == s.box.quest_colour[quest] and not s.gates[place]:
                return False
        return True
    return False


def visited(s: Defenders, seat: int) -> int:
    """DOR-18.24 The step a hero's place marks now, or NOTHING."""
    quest = s.quest[seat]
    if quest == NOTHING or s.box.quest_kind[quest] != Q_VISIT:
        return NOTHING
    steps = s.box.quest_steps[quest]
    for i in range(len(steps)):
        if steps[i] == s.at[seat] and not s.marked[seat] >> i & 1 and s.supply[s.box.quest_marks[quest][i]]:
            return i
    return NOTHING


def mark(s: Defenders, seat: int, step: int) -> bool:
    """DOR-18.7 A minion from the supply marks a step; whether all are done."""
    quest = s.quest[seat]
    colour = s.box.quest_marks[quest][step]
    s.supply[colour] -= 1
    at = seat * ENEMIES + colour
    s.markers = changed(s.markers, at, s.markers[at] + 1)
    s.marked = changed(s.marked, seat, s.marked[seat] | 1 << step)
    s.emit(E_QUEST_STEP, seat, quest, colour)
    return s.marked[seat] == (1 << len(s.box.quest_steps[quest])) - 1


def quest_work(s: Defenders) -> int:
    """The first seat whose quest must be looked after, or NOTHING."""
    for i in range(s.seats):
        seat = (s.active + i) % s.seats
        if s.hero[seat] == NOTHING:
            continue
        quest = s.quest[seat]
        if quest == NOTHING:
            if drawable(s):
                return seat
            continue
        kind = s.box.quest_kind[quest]
        if kind == Q_VISIT:
            if visited(s, seat) != NOTHING:
                return seat
        elif kind in (Q_SCOUT, Q_BUILD) and impossible(s, quest):
            return seat
    return NOTHING


class Quests(Proc[Defenders]):
    """DOR-18.1, 18.5 New quests for those who have none, others for the impossible, marks for visits."""

    def run(self, s: Defenders, f: Frame) -> None:
        seat = quest_work(s)
        if seat == NOTHING:
            s.done()
        elif s.quest[seat] == NOTHING:
            s.call(Frame(P_DRAW_QUEST, who=seat))
        elif impossible(s, s.quest[seat]):
            s.emit(E_QUEST_IMPOSSIBLE, seat, s.quest[seat])
            drop_quest(s, seat)
        elif mark(s, seat, visited(s, seat)):
            complete(s, seat)


class DrawQuest(Proc[Defenders]):
    """DOR-2.6, 18.1 The hero `who` draws a quest; DOR-18.5 an impossible one is replaced at once."""

    def run(self, s: Defenders, f: Frame) -> None:
        if s.quest[f.who] != NOTHING or not quest_left(s):
            s.done()
        else:
            s.chance()

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [s.box.a_quest + quest for quest in range(len(s.quest_deck)) if s.quest_deck[quest]]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        quest = a - s.box.a_quest
        s.quest_deck = changed(s.quest_deck, quest, 0)
        s.quest = changed(s.quest, f.who, quest)
        s.emit(E_QUEST_DRAWN, f.who, quest)
        if impossible(s, quest):
            s.emit(E_QUEST_IMPOSSIBLE, f.who, quest)
            drop_quest(s, f.who)


# What minions defeated by a hero count for -----------------------------------------------------------------


def credit(s: Defenders, seat: int, killed: list[int]) -> None:
    """DOR-18.7, 18.8, 18.30 Defeated minions go on the quest card as far as it needs them, all together."""
    quest = s.quest[seat]
    if quest == NOTHING or s.box.quest_kind[quest] != Q_DEFEAT:
        return
    wanted = s.box.quest_defeat[quest]
    finished = True
    for colour in range(ENEMIES):
        at = seat * ENEMIES + colour
        n = min(killed[colour], wanted[colour] - s.markers[at])
        if n > 0:
            s.markers = changed(s.markers, at, s.markers[at] + n)
            s.supply[colour] -= n
            s.emit(E_QUEST_STEP, seat, quest, colour)
        if s.markers[at] < wanted[colour]:
            finished = False
    if finished:
        complete(s, seat)


# The quest action ------------------------------------------------------------------------------------------


def can_attempt(s: Defenders, seat: int) -> bool:
    """DOR-5.12 Whether the quest of a hero has something to do where it stands."""
    quest = s.quest[seat]
    if quest == NOTHING:
        return False
    kind = s.box.quest_kind[quest]
    if kind == Q_DICE:
        return s.at[seat] == s.box.quest_place[quest]
    if kind == Q_SCOUT:
        general = s.box.quest_general[quest]
        return s.general_life[general] > 0 and s.place_of(general) == s.at[seat]
    return kind == Q_ACT_AT and step_here(s, seat) != NOTHING


def step_here(s: Defenders, seat: int) -> int:
    """The step of a quest that an action here marks, or NOTHING; DOR-18.7 it needs a minion of the supply."""
    quest = s.quest[seat]
    steps = s.box.quest_steps[quest]
    for i in range(len(steps)):
        if steps[i] == s.at[seat] and not s.marked[seat] >> i & 1 and s.supply[s.box.quest_marks[quest][i]]:
            return i
    return NOTHING


def aims(s: Defenders, seat: int) -> list[int]:
    """The places to which the quest of a hero still leads."""
    quest = s.quest[seat]
    if quest == NOTHING:
        return []
    steps = s.box.quest_steps[quest]
    out = [steps[i] for i in range(len(steps)) if not s.marked[seat] >> i & 1]
    if s.box.quest_place[quest] != NOTHING:
        out.append(s.box.quest_place[quest])
    general = s.box.quest_general[quest]
    if general != NOTHING and s.general_life[general]:
        out.append(s.place_of(general))
    return out


def begin_attempt(s: Defenders, seat: int) -> None:
    """DOR-5.12 The quest action."""
    quest = s.quest[seat]
    kind = s.box.quest_kind[quest]
    if kind == Q_SCOUT:
        spend_action(s, seat)
        complete(s, seat)
    elif kind == Q_ACT_AT:
        spend_action(s, seat)
        if mark(s, seat, step_here(s, seat)):
            complete(s, seat)
    elif s.box.quest_dice[quest]:
        spend_action(s, seat)
        s.call(Frame(P_ATTEMPT, who=seat, n=s.box.quest_dice[quest]))
    else:
        s.call(Frame(P_ACTIONS_SPENT, who=seat))


class ActionsSpent(Proc[Defenders]):
    """DOR-18.18, D41 How many actions are spent on the Unicorn: as many dice are rolled."""

    def run(self, s: Defenders, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [ACTIONS + i for i in range(s.actions(f.who))]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        n = a - ACTIONS + 1
        s.done()
        for _ in range(n):
            spend_action(s, seat)
        s.call(Frame(P_ATTEMPT, who=seat, n=n))


def attempt_dice(s: Defenders, seat: int, dice: int) -> int:
    """DOR-17.30 Visions add a die to an attempt."""
    return dice + int(s.has_skill(seat, VISIONS))


class Attempt(Proc[Defenders]):
    """DOR-18.6 The hero `who` rolls `n` dice; one with the needed value is enough.

    DOR-17.30 Visions add a die. DOR-18.29 On failure some quests are lost.
    """

    def run(self, s: Defenders, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            roll_plain(s, f.who, attempt_dice(s, f.who, f.n))
            return
        quest = s.quest[f.who]
        success = max(s.dice_value) >= s.box.quest_need[quest]
        s.dice_value = []
        s.dice_colour = []
        s.done()
        if success:
            complete(s, f.who)
        else:
            s.emit(E_QUEST_FAILED, f.who, quest)
            if s.box.quest_lost[quest]:
                drop_quest(s, f.who)
                s.call(Frame(P_QUESTS))


def roll_plain(s: Defenders, seat: int, n: int) -> None:
    """Roll dice that belong to no enemy."""
    s.dice_colour = [PURPLE] * n
    s.dice_value = [0] * n
    s.call(Frame(P_ROLL, who=seat))


class EnvoyReward(Proc[Defenders]):
    """DOR-18.25 A die says how many minions near the place of the quest `what` may be removed."""

    def run(self, s: Defenders, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            roll_plain(s, f.who, 1)
            return
        n = s.dice_value[0]
        s.dice_value = []
        s.dice_colour = []
        s.done()
        near = s.box.roads.within(s.box.quest_place[f.what], ENVOY_ROADS)
        s.call(Frame(P_REMOVE, who=f.who, n=n, items=near))


class Fetch(Proc[Defenders]):
    """DOR-18.26 The hero `who` takes the first card of the colour `what` from the deck.

    The deck is lazy: the first such card is any of them, all alike, and the rest is shuffled anyway.
    """

    def run(self, s: Defenders, f: Frame) -> None:
        if not self.legal(s, f, f.who) and sum(s.discard) > 0:
            shuffle_hero_deck(s)
        if self.legal(s, f, f.who):
            s.chance()
        else:
            s.done()

    def legal(self, s: Defenders, f: Frame, seat: int) -> list[int]:
        return [
            s.box.a_draw + card
            for card in range(len(s.deck))
            if s.deck[card] and s.box.card_colour[card] == f.what
        ]

    def weights(self, s: Defenders, f: Frame) -> list[int] | None:
        return [n for card, n in enumerate(s.deck) if n and s.box.card_colour[card] == f.what]

    def apply(self, s: Defenders, f: Frame, seat: int, a: int) -> None:
        card = a - s.box.a_draw
        s.done()
        s.deck = changed(s.deck, card, s.deck[card] - 1)
        give(s, f.who, card)
        tell_owner(s, E_CARD_KEPT, f.who, card)
