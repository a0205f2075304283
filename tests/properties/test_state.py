"""The state loop: several seats at once, secret answers, offers, interruptions, results, the end."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.errors import EngineFault
from tablee.core.frame import Frame
from tablee.core.rng import Rng
from tablee.core.state import CHANCE, Proc, State
from tests.properties.toys import (
    DEAL,
    HAND,
    NAME,
    P_BID,
    P_ROUNDS,
    P_SHOUT,
    PLAY,
    SHOUT,
    Countdown,
    Sealed,
    SealedGame,
    countdown,
)

GAME = SealedGame()


def dealt(hands: list[list[int]]) -> Sealed:
    """A game in which the seats were dealt these hands."""
    s = GAME.setup({}, len(hands))
    for i in range(HAND):
        for hand in hands:
            s.apply(CHANCE, DEAL + hand[i])
    return s


# Several seats at once -------------------------------------------------------------------------------------


@given(st.permutations([0, 1, 2]))
def test_answers_count_in_any_order(order: list[int]) -> None:
    """Each seat is asked until it has answered; what follows does not depend on who was first."""
    s = dealt([[0, 1], [2, 3], [1, 3]])
    assert s.to_act() == [0, 1, 2]
    waiting = {0, 1, 2}
    for seat in order:
        assert s.to_act() == sorted(waiting)
        assert s.winners == []
        s.apply(seat, s.legal(seat)[0])
        waiting.remove(seat)
    assert s.winners == [1]
    assert s.scores == [0, 1, 0]
    assert s.to_act() == [0, 1, 2]


def test_a_secret_answer_stays_in_its_frame() -> None:
    s = dealt([[0, 1], [2, 3]])
    before = [GAME.view(s, seat) for seat in (None, 1)]
    s.apply(0, PLAY + 1)
    assert s.stack[-1].items == [1, -1]
    after = [GAME.view(s, seat) for seat in (None, 1)]
    for view in before + after:
        del view["waits_for"]
    assert before == after
    assert s.hands == [[0, 1], [2, 3]]
    s.apply(1, PLAY + 2)
    assert s.hands == [[0], [3]]
    assert s.table == [1, 2]


def test_who_has_answered_is_asked_no_more() -> None:
    s = dealt([[0, 1], [2, 3]])
    s.apply(0, PLAY)
    assert not s.asked(0)
    assert s.legal(0) == [SHOUT]
    assert s.explain(0, PLAY) == "TOY-1"
    assert s.explain(0, SHOUT) == ""
    assert s.explain(1, SHOUT) == "TOY-3"
    assert s.explain(1, PLAY + 2) == ""


def test_a_result_is_handed_back_to_the_caller() -> None:
    s = dealt([[3, 3], [2, 3]])
    s.apply(0, PLAY + 3)
    s.apply(1, PLAY + 2)
    assert s.winners == [0]
    s.apply(0, PLAY + 3)
    s.apply(1, PLAY + 3)
    assert s.winners == [0, -1]
    assert s.scores == [1, 0]


# Offers and interruptions ----------------------------------------------------------------------------------


def test_an_offer_does_not_make_the_game_wait() -> None:
    s = dealt([[0, 1], [2, 3], [1, 2]])
    s.apply(1, PLAY + 2)
    assert s.to_act() == [0, 2]
    assert s.may_act() == [0, 1, 2]
    s.apply(0, PLAY)
    s.apply(2, PLAY + 1)
    assert s.winners == [1]
    assert s.shouts == [0, 0, 0]


def test_an_interruption_sets_the_question_aside_and_brings_it_back() -> None:
    s = dealt([[0, 1], [2, 3], [1, 2]])
    s.apply(1, PLAY + 2)
    s.apply(1, SHOUT)
    assert s.to_act() == [1]
    assert s.stack[-1].proc == P_SHOUT
    assert s.legal(0) == []
    assert s.legal(1) == [NAME, NAME + 1, NAME + 2]
    s.apply(1, NAME + 2)
    assert s.to_act() == [0, 2]
    assert s.stack[-1].proc == P_BID
    assert s.stack[-1].items == [-1, 2, -1]
    assert s.shouts == [0, 3, 0]
    assert s.may_act() == [0, 2]
    s.apply(0, PLAY)
    s.apply(2, PLAY + 1)
    assert s.winners == [1]


def test_an_interrupted_state_can_be_copied_and_loaded() -> None:
    s = dealt([[0, 1], [2, 3]])
    s.apply(0, PLAY)
    s.apply(0, SHOUT)
    for twin in (s.clone(), GAME.load(GAME.dump(s))):
        twin.apply(0, NAME)
        assert twin.to_act() == [1]
        twin.apply(1, PLAY + 2)
        assert twin.winners == [1]
    assert s.to_act() == [0]


class Chained(Proc[Sealed]):
    """Shouting twice: the first question is done and calls a second one, as rules in two parts do."""

    def run(self, s: Sealed, f: Frame) -> None:
        s.ask(f.who)

    def legal(self, s: Sealed, f: Frame, seat: int) -> list[int]:
        return [NAME]

    def apply(self, s: Sealed, f: Frame, seat: int, a: int) -> None:
        s.done()
        s.shouts[seat] += 1
        if s.shouts[seat] < 2:
            s.call(Frame(P_SHOUT, who=seat))


def test_an_interruption_of_two_parts_comes_back_after_the_second() -> None:
    game = SealedGame()
    game.procs[P_SHOUT] = Chained("shout", "TOY-4")
    s = game.setup({}, 2)
    for card in (0, 2, 1, 3):
        s.apply(CHANCE, DEAL + card)
    s.apply(0, PLAY)
    s.apply(0, SHOUT)
    s.apply(0, NAME)
    assert s.to_act() == [0]
    assert s.stack[-1].proc == P_SHOUT
    assert s.legal(1) == []
    s.apply(0, NAME)
    assert s.to_act() == [1]
    assert s.stack[-1].proc == P_BID
    s.apply(1, PLAY + 2)
    assert s.winners == [1]


class Follow(Proc[Sealed]):
    """A bid that calls for a follow-up question at once while the others are still bidding."""

    def run(self, s: Sealed, f: Frame) -> None:
        if f.pc == 0:
            f.pc = 1
            for seat in range(s.seats):
                s.ask(seat)
        else:
            s.end(1)

    def legal(self, s: Sealed, f: Frame, seat: int) -> list[int]:
        return [PLAY]

    def apply(self, s: Sealed, f: Frame, seat: int, a: int) -> None:
        s.call(Frame(P_SHOUT, who=seat))


def test_a_follow_up_question_does_not_lose_the_others() -> None:
    game = SealedGame()
    game.procs[P_BID] = Follow("bid", "TOY-3")
    s = game.setup({}, 2)
    for card in (0, 2, 1, 3):
        s.apply(CHANCE, DEAL + card)
    s.apply(1, PLAY)
    assert s.to_act() == [1]
    assert s.legal(1) == [NAME, NAME + 1, NAME + 2]
    s.apply(1, NAME)
    assert s.to_act() == [0]
    s.apply(0, PLAY)
    s.apply(0, NAME)
    assert s.is_over()
    assert s.shouts == [1, 1]


def test_nobody_takes_what_was_not_offered() -> None:
    s = countdown(3)
    with pytest.raises(EngineFault, match="seat 1 was neither asked nor offered"):
        s.apply(1, 0)


# The end, and rules that go wrong --------------------------------------------------------------------------


class EndAtOnce(Proc[Sealed]):
    """The first answer ends the game, whoever else is still asked."""

    def run(self, s: Sealed, f: Frame) -> None:
        for seat in range(s.seats):
            s.ask(seat)

    def legal(self, s: Sealed, f: Frame, seat: int) -> list[int]:
        return [PLAY]

    def apply(self, s: Sealed, f: Frame, seat: int, a: int) -> None:
        s.end(1)


def test_the_end_clears_whatever_is_pending() -> None:
    game = SealedGame()
    game.procs[P_BID] = EndAtOnce("bid", "TOY-3")
    s = game.setup({}, 2)
    for card in (0, 2, 1, 3):
        s.apply(CHANCE, DEAL + card)
    assert s.to_act() == [0, 1]
    assert len(s.stack) == 2
    s.apply(1, PLAY)
    assert s.is_over()
    assert s.stack == []
    assert s.to_act() == s.may_act() == []
    assert [s.legal(seat) for seat in (CHANCE, 0, 1)] == [[], [], []]
    s.settle()
    assert s.is_over()


class Circle(Proc[Any]):
    """Never asks, never ends."""

    def run(self, s: Any, f: Frame) -> None:
        f.n += 1


class Deeper(Proc[Any]):
    """Calls itself for ever."""

    def run(self, s: Any, f: Frame) -> None:
        s.call(Frame(0))


@pytest.mark.parametrize("proc", [Circle("circle"), Deeper("deeper")])
def test_rules_that_run_in_a_circle_are_found_out(proc: Proc[Any]) -> None:
    s = State([proc], 2)
    s.call(Frame(0))
    with pytest.raises(EngineFault, match=f"procedure {proc.name} runs in a circle"):
        s.settle()


def test_chance_acts_until_a_player_is_asked() -> None:
    s = GAME.setup({}, 2)
    assert s.to_act() == [CHANCE]
    assert s.outcomes() == ([DEAL, DEAL + 1, DEAL + 2, DEAL + 3], [3, 3, 3, 3])
    s.apply(CHANCE, DEAL + 1)
    assert s.outcomes() == ([DEAL, DEAL + 1, DEAL + 2, DEAL + 3], [3, 2, 3, 3])
    s.advance(Rng(3))
    assert s.to_act() == [0, 1]
    assert s.explain(CHANCE, DEAL) == "TOY-1"


@given(st.integers(0, 2**32))
def test_every_field_of_a_frame_survives_a_copy(seed: int) -> None:
    rng = Rng(seed)
    frame = Frame(1, 2, 3, 4, 5, [rng.below(9), rng.below(9)])
    frame.pc = rng.below(9)
    frame.resume = rng.below(9)
    twin = frame.clone()
    assert (twin.values(), twin.items) == (frame.values(), frame.items)
    assert twin.items is not frame.items
    for name in vars(frame):
        if name != "items":
            other = frame.clone()
            setattr(other, name, 77)
            assert other.values() != frame.values()


def test_keys_of_unlike_stacks_differ() -> None:
    """A list in a frame must not read like a frame of its own."""
    first, second = countdown(3), countdown(3)
    first.stack = [Frame(0, items=Frame(0, who=1).values())]
    second.stack = [Frame(0), Frame(0, who=1, items=[])]
    assert first.key() != second.key()


# Trees -----------------------------------------------------------------------------------------------------


def tree_counts(s: State, depth: int) -> list[list[int]]:
    """Decision, chance and end nodes of each level of a game's tree down to a depth."""
    levels = [[0, 0, 0] for _ in range(depth + 1)]

    def visit(node: State, level: int) -> None:
        actors = node.to_act()
        levels[level][2 if node.is_over() else 1 if actors == [CHANCE] else 0] += 1
        if level < depth:
            for seat in actors:
                for action in node.legal(seat):
                    child = node.clone()
                    child.apply(seat, action)
                    visit(child, level + 1)

    visit(s, 0)
    return levels


def test_the_tree_of_a_countdown_from_three() -> None:
    """By hand: take 1 or 2, a coin with two sides, then what is left."""
    assert tree_counts(countdown(3), 6) == [
        [1, 0, 0],  # three: take 1 or 2
        [0, 2, 0],  # two left, or one left: the coin
        [4, 0, 0],  # two left (twice), one left (twice)
        [0, 2, 4],  # from two left: one left or nothing; from one left: nothing
        [4, 0, 0],
        [0, 0, 4],
        [0, 0, 0],
    ]


def test_secret_answers_make_a_tree_of_all_orders() -> None:
    """Two seats with two unlike cards: either may be first, the other answers, or the first one shouts."""
    s = dealt([[0, 1], [2, 3]])
    levels = tree_counts(s, 2)
    assert levels[0] == [1, 0, 0]
    assert levels[1] == [4, 0, 0]
    assert levels[2] == [8, 0, 0]


def exact_odds(s: Countdown) -> dict[int, float]:
    """How likely each number of heads is, over all outcomes, when everybody takes one."""
    odds: dict[int, float] = {}

    def visit(node: Countdown, share: float) -> None:
        if node.is_over():
            odds[node.coins] = odds.get(node.coins, 0.0) + share
        elif node.to_act() == [CHANCE]:
            outcomes, weights = node.outcomes()
            for outcome, weight in zip(outcomes, weights):
                child = node.clone()
                child.apply(CHANCE, outcome)
                visit(child, share * weight / sum(weights))
        else:
            child = node.clone()
            child.apply(node.to_act()[0], 0)
            visit(child, share)

    visit(s, 1.0)
    return odds


def test_sampled_chance_follows_its_weights() -> None:
    assert exact_odds(countdown(3)) == {0: 1 / 16, 1: 6 / 16, 2: 9 / 16}
    rng = Rng(5)
    heads = 0
    for _ in range(4000):
        s = countdown(2)
        s.apply(0, 0)
        s.advance(rng)
        heads += s.coins
    assert abs(heads - 3000) < 150


def test_the_frame_of_the_rounds_is_at_the_bottom() -> None:
    assert [frame.proc for frame in dealt([[0, 1], [2, 3]]).stack] == [P_ROUNDS, P_BID]
