"""Bots that think ahead repeat themselves, and depart from the rules of thumb for a reason."""

from __future__ import annotations

from typing import cast

import pytest

from tablee.bots import LEVELS, READABLE, STANDARD, SearchBot, ThumbBot, make
from tablee.bots.levels import BUDGETS, budget_of, offered, thinking
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.games import GAMES, load
from tablee.judge.candidates import candidates
from tablee.judge.compare import BadBudget, Budget, Estimate, Plan, compare
from tablee.judge.value import Judge, Value
from tablee.match.seat_view import SeatView
from tests.properties.toys import PLAY, Advice, Sealed, SealedGame


class QuietAdvice(Advice):
    """Every question can be judged."""

    @staticmethod
    def quiet(s: State) -> bool:
        return True


class QuietGame(SealedGame):
    """The toy with hidden hands. Its rules of thumb play the highest card."""

    advice = QuietAdvice


class SeasonedAdvice(QuietAdvice):
    """Whoever is seasoned plays the lowest card."""

    @staticmethod
    def seasoned(s: State, seat: int, rng: Rng) -> int:
        return s.legal(seat)[0]


class SeasonedGame(SealedGame):
    """The toy in which the seasoned know better than the rules of thumb."""

    advice = SeasonedAdvice


class CardJudge(Judge):
    """A position is worth what the card of seat 0 is worth, and more or less by what the others hold."""

    def __init__(self, worth: dict[int, float], noise: float) -> None:
        super().__init__(QuietGame())
        self.why_not = None
        self.worth = worth
        self.noise = noise

    def value(self, s: State, seat: int) -> Value:
        items = s.stack[-1].items
        assert items is not None
        hidden = sum((i + 2) * card for i, card in enumerate(cast(Sealed, s).hands[1]))
        swing = ((hidden * 7 + items[seat] * 5) % 11 - 5) / 5.0
        return Value(self.worth.get(items[seat], 0.5) + self.noise * swing)


def table(game: SealedGame | None = None) -> SeatView:
    """A position in which seat 0 has two cards to choose from."""
    game = game or QuietGame()
    for seed in range(50):
        s = game.setup(seats=2)
        s.advance(Rng(seed))
        if len(s.legal(0)) == 2:
            return SeatView(game, s, 0)
    raise AssertionError("no such hand")


def chosen(judge: Judge, doubt: float, seed: int = 1) -> int:
    bot = SearchBot(seed, Budget(120, 4, 1, doubt))
    bot._judge = judge
    at = table()
    judge.game = at.game
    return bot.choose(at) - PLAY


def test_it_departs_from_the_rules_of_thumb_for_a_clear_gain_only() -> None:
    lowest, highest = [action - PLAY for action in table().legal()]
    assert chosen(CardJudge({}, 0.0), 1.0) == highest
    assert chosen(CardJudge({lowest: 0.6}, 0.0), 1.0) == lowest
    assert chosen(CardJudge({lowest: 0.9}, 0.2), 2.0) == lowest
    assert chosen(CardJudge({lowest: 0.505}, 0.4), 6.0) == highest
    assert chosen(CardJudge({highest: 0.9}, 0.1), 0.0) == highest


def test_gains_are_told_against_the_first_candidate() -> None:
    at = table()
    plans: list[Plan] = [(action,) for action in at.legal()]
    worth = {action - PLAY: 0.1 * i for i, action in enumerate(at.legal())}
    found = compare(at, plans, CardJudge(worth, 0.0), Budget(60, 8, 1), Rng(3))
    assert {one.plan for one in found} == set(plans)
    assert found[0].plan == plans[-1]
    for one in found:
        assert one.gain == pytest.approx(0.1 * plans.index(one.plan))
        assert one.error == pytest.approx(0.0)
        assert one.samples >= 2
    assert [one.clear(1.0) for one in found if one.plan == plans[0]] == [False]


def test_what_makes_no_difference_is_not_looked_at_for_long() -> None:
    at = table()
    plans = [(action,) for action in at.legal()]
    found = compare(at, plans, CardJudge({}, 0.0), Budget(90_000, 8, 1), Rng(3))
    assert {one.samples for one in found} == {3}


def test_a_plan_that_cannot_go_on_is_left_to_the_rules_of_thumb() -> None:
    at = table()
    low = at.legal()[0]
    found = compare(at, [(low,), (low, low)], Judge(at.game), Budget(20, 2), Rng(4))
    assert [one.gain for one in found] == [0.0, 0.0]


def test_questions_whose_answers_show_late_are_looked_ahead_farther(monkeypatch: pytest.MonkeyPatch) -> None:
    horizons: list[int] = []

    def noted(table: SeatView, plans: list[Plan], judge: Judge, budget: Budget, rng: Rng) -> list[Estimate]:
        horizons.append(budget.horizon)
        return []

    monkeypatch.setattr("tablee.bots.search.compare", noted)
    chosen(CardJudge({}, 0.0), 1.0)
    monkeypatch.setattr(QuietAdvice, "lookahead", staticmethod(lambda s, seat: 4), raising=False)
    chosen(CardJudge({}, 0.0), 1.0)
    assert horizons == [1, 4]


@pytest.mark.parametrize("seed", range(3))
def test_the_same_seed_gives_the_same_answers(seed: int) -> None:
    def gains() -> list[float]:
        at = table()
        plans = [(action,) for action in at.legal()]
        return [one.gain for one in compare(at, plans, Judge(at.game), Budget(30, 4), Rng(seed))]

    assert gains() == gains()
    assert make("search:20", seed).choose(table()) == make("search:20", seed).choose(table())


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("search:0", "a budget of 0 playouts will not do: 1 to 100000"),
        ("search:1000000", "a budget of 1000000 playouts will not do: 1 to 100000"),
        ("search:", "'search:' names no budget: write search:200 for 200 playouts"),
    ],
)
def test_a_budget_nobody_can_think_with_is_refused(name: str, said: str) -> None:
    with pytest.raises(BadBudget) as error:
        make(name, 1)
    assert str(error.value) == said


def test_levels_differ_by_their_budget() -> None:
    assert LEVELS[0] == STANDARD
    assert set(BUDGETS) <= set(GAMES)
    for game, levels in BUDGETS.items():
        assert set(levels) <= set(LEVELS[1:])
        assert budget_of(game, "novice", 2, "compiled") is None
        if None in levels.values():  # it is stronger by the rules of thumb of the seasoned alone
            assert callable(load(game).advice.seasoned)
            continue
        assert set(levels) == set(LEVELS[1:])
        for seats in (2, 4):
            few, many = (budget_of(game, level, seats, "compiled") for level in LEVELS[1:])
            assert few is not None
            assert many is not None
            assert few.playouts < many.playouts
            plain = budget_of(game, "master", seats, "plain")
            assert plain is not None
            assert plain.playouts < many.playouts
            least = budget_of(game, "companion", seats, "plain")
            assert least is not None
            assert least.playouts >= 6, "it compares two samples of some answers at least"


def test_a_table_is_offered_the_levels_that_differ() -> None:
    assert offered("glory") == list(LEVELS)
    assert offered("defenders") == ["novice", "companion"]
    assert offered("sealed") == ["novice"]


def test_a_table_is_told_which_levels_think_ahead() -> None:
    assert thinking("glory") == ["companion", "master"]
    assert thinking("defenders") == [], "the seasoned compare nothing"
    assert thinking("sealed") == []


def test_a_level_without_a_budget_follows_the_rules_of_thumb() -> None:
    assert budget_of("sealed", "master", 2, "compiled") is None
    assert make("master", 3).choose(table()) == ThumbBot(3).choose(table())


def test_levels_above_the_novice_follow_the_seasoned() -> None:
    view = table(SeasonedGame())
    low, high = view.legal()
    assert make("novice", 3).choose(view) == high
    assert make("companion", 3).choose(view) == low
    judge = CardJudge({}, 0.0)
    assert candidates(view, [low, high], 2, Rng(1), judge)[0] == (low,)


def test_the_names_of_earlier_versions_are_still_understood() -> None:
    assert {"greedy", "thumb"} < set(READABLE)
    assert isinstance(make("thumb", 1), ThumbBot)
