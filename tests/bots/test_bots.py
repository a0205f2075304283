"""Bots know only what their seat knows, answer legally, and repeat themselves given a seed."""

from __future__ import annotations

from typing import Any, cast

import pytest

import tablee
from tablee.bots import (
    BOTS,
    READABLE,
    STANDARD,
    GreedyBot,
    NoAdvice,
    ThumbBot,
    UnknownBot,
    answer,
    make,
    next_answer,
    play_on,
)
from tablee.core.errors import IllegalAction
from tablee.core.rng import Rng
from tablee.core.state import CHANCE, State
from tablee.match.seat_view import SeatView
from tests.properties.toys import Sealed, SealedGame


class NosyAdvice:
    """Advice that depends on every hidden card, so that a bot that peeks is found out."""

    @staticmethod
    def choose(s: State, seat: int, rng: Rng) -> int:
        legal = s.legal(seat)
        return legal[secret(s) % len(legal)]

    @staticmethod
    def evaluate(s: State, seat: int) -> float:
        return float(secret(s) * 7 % 5)


def secret(s: State) -> int:
    """A number made of all hands."""
    out = 0
    for hand in cast(Sealed, s).hands:
        for card in hand:
            out = out * 5 + card + 1
    return out % 1009


class NosyGame(SealedGame):
    """The toy with hidden hands."""

    advice: Any = NosyAdvice


class PlainAdvice:
    """Advice of a game that gives none."""


class PlainGame(SealedGame):
    """A game without rules of thumb."""

    advice: Any = PlainAdvice


def dealt(game: SealedGame, seed: int) -> Sealed:
    """A position in which seat 0 must play a card and cannot see those of the others."""
    s = game.setup(seats=3)
    s.advance(Rng(seed))
    return s


ALL = (*READABLE, "search:12")


@pytest.mark.parametrize("name", ALL)
def test_the_same_choice_on_any_state_the_seat_cannot_tell_apart(name):
    game = NosyGame()
    differ = 0
    for seed in range(40):
        true = dealt(game, seed)
        twin = game.determinise(true, 0, Rng(1000 + seed))
        differ += true.hands != twin.hands
        first = make(name, seed).choose(SeatView(game, true, 0))
        assert make(name, seed).choose(SeatView(game, twin, 0)) == first
    assert differ > 30


def test_the_test_above_would_notice_a_bot_that_peeks():
    game = NosyGame()
    noticed = 0
    for seed in range(40):
        true = dealt(game, seed)
        twin = game.determinise(true, 0, Rng(1000 + seed))
        noticed += NosyAdvice.choose(true, 0, Rng(0)) != NosyAdvice.choose(twin, 0, Rng(0))
    assert noticed > 0


QUICK = ("random", "novice", "greedy")
"""Those that answer fast with the plain engine; test_search.py has the others."""


@pytest.mark.parametrize("name", QUICK)
def test_a_seed_decides_a_whole_game(name):
    game = tablee.load("runemasters")

    def digests(seed: int) -> list[str]:
        s = game.setup({"difficulty": "hero"}, seats=2)
        rng = Rng(5)
        bots = {seat: make(name, seed + seat) for seat in range(2)}
        out: list[str] = []
        while not s.is_over() and len(out) < 30:
            play_on(game, s, bots, rng, limit=1)
            out.append(game.digest(s))
        return out

    assert digests(1) == digests(1)
    assert digests(1) != digests(50)


@pytest.mark.parametrize("name", QUICK)
def test_bots_leave_the_true_state_alone(name):
    game = tablee.load("runemasters")
    s = game.setup({}, seats=4)
    s.advance(Rng(3))
    bots = {seat: make("random", seat) for seat in range(4)}
    play_on(game, s, bots, Rng(3), limit=12)
    before = game.digest(s)
    seat = s.to_act()[0]
    action = make(name, 1).choose(SeatView(game, s, seat))
    assert action in s.legal(seat)
    assert game.digest(s) == before


def test_an_unknown_bot_is_refused_in_one_line():
    with pytest.raises(UnknownBot) as error:
        make("clever", 1)
    assert str(error.value) == "unknown bot 'clever'; known: random, novice, companion, master"
    assert STANDARD in BOTS


def test_without_a_seed_bots_differ():
    game = tablee.load("runemasters")
    s = game.setup({}, seats=4)
    answers = {make("random").choose(SeatView(game, s, 0)) for _ in range(60)}
    assert len(answers) > 1


@pytest.mark.parametrize(("bot", "needs"), [(ThumbBot(1), "choose"), (GreedyBot(1), "evaluate")])
def test_a_game_without_advice_is_refused_in_one_line(bot, needs):
    game = PlainGame()
    with pytest.raises(NoAdvice) as error:
        bot.choose(SeatView(game, dealt(game, 1), 0))
    expected = f"its advice has no {needs}(); 'random' can"
    assert str(error.value).endswith(expected)
    assert "\n" not in str(error.value)


class PreferenceAdvice:
    """Values a position by the card seat 0 has just played; the chance of a later deal is left alone."""

    @staticmethod
    def evaluate(s: State, seat: int) -> float:
        items = s.stack[-1].items
        return -float(items[seat]) if items is not None else 0.0


class PreferenceGame(SealedGame):
    """The toy with an opinion. A card that was played is played: nothing leads back."""

    returning = ()
    advice: Any = PreferenceAdvice


def test_greedy_takes_the_action_with_the_best_value_after_it():
    game = PreferenceGame()
    chosen = 0
    for seed in range(20):
        s = dealt(game, seed)
        legal = s.legal(0)
        if len(legal) > 1:
            chosen += 1
            assert GreedyBot(seed).choose(SeatView(game, s, 0)) == legal[0]
    assert chosen > 5


class CountingView(SeatView):
    """Counts the guesses."""

    guesses = 0

    def sample(self, rng: Rng) -> State:
        self.guesses += 1
        return super().sample(rng)


def test_the_budget_bounds_the_samples_of_greedy():
    game = PreferenceGame()
    s = next(s for seed in range(20) if len((s := dealt(game, seed)).legal(0)) == 2)
    for budget, guesses in [(1, 1), (2, 1), (6, 3), (20, 10)]:
        view = CountingView(game, s, 0)
        GreedyBot(1).choose(view, budget)
        assert view.guesses == guesses


def test_a_single_choice_needs_no_thought():
    game = tablee.load("runemasters")
    s = game.setup({}, seats=4)
    for seat in range(3):
        s.apply(seat, s.legal(seat)[0])
    assert len(s.legal(3)) == 1
    for name in BOTS:
        view = CountingView(game, s, 3)
        assert make(name, 1).choose(view) == s.legal(3)[0]
        assert view.guesses == 0


def test_play_on_stops_where_a_person_is_asked():
    game = tablee.load("runemasters")
    s = game.setup({}, seats=4)
    bots = {seat: make("random", seat) for seat in (0, 1, 2)}
    given = play_on(game, s, bots, Rng(1))
    assert given == 3
    assert s.to_act() == [3]
    assert next_answer(game, s, bots) is None
    s.apply(3, s.legal(3)[0])
    found = next_answer(game, s, bots)
    assert found is not None
    assert found[0] == 0
    assert found[1] in s.legal(0)


def test_bots_are_not_asked_for_chance():
    game = tablee.load("runemasters")
    s = game.setup({}, seats=2)
    bots = {seat: make("random", seat) for seat in (0, 1)}
    while s.to_act() != [CHANCE]:
        found = next_answer(game, s, bots)
        assert found is not None
        s.apply(*found)
    assert next_answer(game, s, bots) is None


class Cheat:
    """Answers what nobody allowed."""

    def choose(self, table: SeatView, budget: int = 0) -> int:
        return table.game.space.parse("end")


def test_an_illegal_answer_of_a_bot_is_caught_with_its_rule():
    game = tablee.load("runemasters")
    s = game.setup({}, seats=4)
    before = game.digest(s)
    with pytest.raises(IllegalAction) as error:
        answer(game, s, 0, Cheat())
    assert str(error.value) == "Cheat at seat 0 answered 'end', which is not legal now"
    assert error.value.rule == "RUN-D2"
    assert game.digest(s) == before
