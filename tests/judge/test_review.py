"""Reviews: the parts add up, luck is fair, and nothing is told of a game that still runs."""

from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

import tablee.judge.review as reviewing
from tablee.core.reason import Reason
from tablee.core.state import CHANCE_ASKED, State
from tablee.games import GAMES, load
from tablee.judge.estimate import Estimator
from tablee.judge.report import (
    LEAST_CHANGE,
    MOST_OPTIONS,
    MOST_OUTCOMES,
    Because,
    Part,
    Review,
    Step,
    Turn,
    turning_points,
)
from tablee.judge.review import NoReview, _Compared, _Reviewer, review
from tablee.judge.value import Judge
from tablee.match import Match
from tests.judge.games import QuickJudge, by_numbers, played


@pytest.fixture(autouse=True)
def every_question_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """These judges know any position: nothing need be played on to be judged."""
    for id in GAMES:
        monkeypatch.setattr(load(id).advice, "quiet", lambda s: True, raising=False)
        monkeypatch.setattr(load(id).advice, "choose", lambda s, seat, rng: rng.choice(s.legal(seat)))


def of_numbers(match: Match) -> Review:
    return review(match, judge=by_numbers(match.game), budget=1)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_luck_decisions_and_rest_add_up_to_the_end_less_the_start(game: str) -> None:
    match = played(game, 3)
    found = of_numbers(match)
    assert len(found.subjects) == (1 if found.cooperative else len(match.seats))
    for i, subject in enumerate(found.subjects):
        sums = subject.sums
        assert subject.start + sums.luck + sums.decisions + sums.rest == pytest.approx(subject.end, abs=1e-6)
        for part in ("luck", "decisions", "rest"):
            by_turn = sum(getattr(turn.parts[i], part) for turn in found.turns)
            assert by_turn == pytest.approx(getattr(sums, part), abs=1e-6)
        luck = sum(step.part[i] for step in found.steps if step.kind == "luck")
        decisions = sum(step.part[i] for step in found.steps if step.kind == "decision")
        assert (luck, decisions) == pytest.approx((sums.luck, sums.decisions), abs=1e-6)
        value = subject.start
        for turn in found.turns:
            value += turn.parts[i].luck + turn.parts[i].decisions + turn.parts[i].rest
            assert value == pytest.approx(turn.values[i], abs=1e-6)
        assert subject.end == (1.0 if (subject.seat or 0) in found.winners else 0.0)
    assert any(turn.parts[0].luck for turn in found.turns)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_turns_and_steps_cover_the_record_in_its_order(game: str) -> None:
    match = played(game, 4)
    found = of_numbers(match)
    assert [turn.number for turn in found.turns] == list(range(1, len(found.turns) + 1))
    assert found.turns[0].first == 1
    assert found.turns[-1].last == found.entries == len(match.entries)
    for turn, following in zip(found.turns, found.turns[1:], strict=False):
        assert following.first == turn.last + 1
    began = [
        n for n in range(1, found.entries + 1) for h in match.events(n) if h.kind == match.game.turn_event
    ]
    assert [turn.first for turn in found.turns[1:]] == [n + 1 for n in began[1:]]
    last = 0
    for step in found.steps:
        turn = found.turns[step.turn - 1]
        assert last < step.entry <= step.last
        assert turn.first <= step.entry <= turn.last
        assert all(part <= 0 for part in step.part) or step.kind == "luck"
        last = step.last
        if step.kind == "luck":
            assert 0 < len(step.outcomes) <= MOST_OUTCOMES
            assert [one.texts for one in step.outcomes if one.came] == [step.texts]
        else:
            assert len(step.options) <= MOST_OPTIONS
            assert [one.text for one in step.options if one.chosen] == step.texts


def test_the_mean_of_what_could_have_come_is_the_value_before_it() -> None:
    found = of_numbers(played("runemasters", 5))
    seen = 0
    for step in found.steps:
        if step.kind == "luck" and not step.sampled and not step.more:
            mean = sum(one.share * one.values[0] for one in step.outcomes)
            assert step.after[0] - step.part[0] == pytest.approx(mean, abs=1e-3)
            seen += 1
    assert seen


def test_luck_over_many_games_of_equal_players_is_nothing() -> None:
    sums = []
    for seed in range(20):
        found = of_numbers(played("glory", 100 + seed))
        sums.append(found.subjects[0].sums.luck)
        assert found.subjects[1].sums.luck == pytest.approx(-sums[-1], abs=1e-6)
    mean = sum(sums) / len(sums)
    error = math.sqrt(sum((one - mean) ** 2 for one in sums) / (len(sums) - 1) / len(sums))
    assert error < 0.3
    assert abs(mean) < 1.96 * error


def test_a_chance_of_97_per_cent_that_is_lost_is_bad_luck_and_no_mistake() -> None:
    match = played("runemasters", 5)
    rare = min(
        (step for step in of_numbers(match).steps if step.kind == "luck" and step.turn > 1),
        key=lambda step: next(one.share for one in step.outcomes if one.came),
    )
    share = next(one.share for one in rare.outcomes if one.came)
    assert share <= 0.03
    unlucky = match.position(rare.last).key()

    def chance(s: State, seat: int) -> float:
        return 0.0 if s.key() == unlucky else 1.0

    found = review(match, judge=QuickJudge(match.game, chance), budget=1)
    told = next(step for step in found.steps if step.entry == rare.entry)
    assert told.kind == "luck"
    assert told.part[0] < -0.96
    assert not any(
        step.part[0] for step in found.steps if step.kind == "decision" and step.entry < told.entry
    )


def test_a_worse_choice_is_measured_against_the_best_that_was_offered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reviewing, "FURTHER", 0)  # this judge knows the mistake only where it is made
    asked: list[bool] = []

    def reason(judge: Judge, seat: int, looks: list[State], others: list[State], better: bool) -> Reason:
        asked.append(better and {s.key() for s in others} == {mistaken} != {s.key() for s in looks})
        return Reason("slain", {"monster": "troll"})

    monkeypatch.setattr(reviewing, "reason", reason)
    match = played("runemasters", 6)
    entry = next(
        act.n
        for act in match.line()
        if act.who != "chance"
        and len(match.position(act.n - 1).legal(act.seat)) > 2
        and 0 < match.position(act.n).waiting != CHANCE_ASKED
        and act.n > 40
    )
    mistaken = match.position(entry).key()

    def chance(s: State, seat: int) -> float:
        return 0.2 if s.key() == mistaken else 0.8

    found = review(match, judge=QuickJudge(match.game, chance), budget=1)
    step = next(step for step in found.steps if step.entry == entry)
    assert step.part == [pytest.approx(-0.6)]
    assert not step.equal
    assert step.options[0].value == pytest.approx(0.8)
    assert not step.options[0].chosen
    assert next(one.value for one in step.options if one.chosen) == pytest.approx(0.2)
    assert step.why == Because("slain", {"monster": "troll"})
    assert asked.count(True) == 1, "it was looked what speaks for the best beside what was chosen"
    assert all(one.why is None for one in found.steps if one.equal or one.kind == "luck")


def test_what_makes_no_difference_some_turns_on_is_no_mistake() -> None:
    match = played("runemasters", 6)
    half = len(match.entries) // 2
    known = {match.position(act.n).key() for act in match.line() if act.n < half}

    def chance(s: State, seat: int) -> float:
        return 0.2 if s.key() in known else 0.8

    found = review(match, judge=QuickJudge(match.game, chance), budget=1)
    early = [step for step in found.steps if step.kind == "decision" and step.last < half]
    assert any(step.after[0] < step.before[0] for step in found.steps[: len(early)])
    assert all(step.equal for step in early)


@pytest.mark.parametrize(("over", "times"), [(0.0, "once"), (-0.02, "each")])
def test_what_is_still_to_be_had_later_is_missed_once(
    monkeypatch: pytest.MonkeyPatch, over: float, times: str
) -> None:
    """Something better than the rules of thumb, at every step, can be missed once; worse than they counts."""
    monkeypatch.setattr(
        _Reviewer,
        "_compared",
        lambda self, s, seat, chosen, n: _Compared({chosen: 0.0}, chosen, 0.02, over),
    )
    match = played("runemasters", 6)
    found = review(match, judge=QuickJudge(match.game, lambda s, seat: 0.5), budget=1)
    choices = [step for step in found.steps if step.kind == "decision"]
    lost = [step for step in choices if step.part[0]]
    if times == "once":
        assert lost == choices[-1:]
        assert all(step.open_later for step in choices[:-1])
        assert found.subjects[0].sums.decisions == pytest.approx(-0.02)
    else:
        assert lost == choices
        assert found.subjects[0].sums.decisions == pytest.approx(-0.02 * len(choices))


def test_what_one_step_loses_and_the_next_makes_good_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("runemasters", 6)
    steps = of_numbers(match).steps
    first, second = next(
        (a, b) for a, b in pairwise(steps) if a.kind == b.kind == "decision" and a.seat == b.seat
    )

    def compared(self: _Reviewer, s: State, seat: int, chosen: int, n: int) -> _Compared:
        if n == first.entry:
            return _Compared({chosen: 0.0}, chosen, 0.1, -0.1)
        return _Compared({chosen: 0.0}, chosen, 0.0, 0.1 if n == second.entry else 0.0)

    monkeypatch.setattr(_Reviewer, "_compared", compared)
    found = review(match, judge=QuickJudge(match.game, lambda s, seat: 0.5), budget=1)
    step = next(step for step in found.steps if step.entry == first.entry)
    assert step.part == [0.0]
    assert step.open_later


def test_a_difference_is_measured_anew_before_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was found by looking for it until it showed is found too large: here it was luck alone."""
    match = played("runemasters", 6)

    def tried(
        self: Estimator, s: State, seat: int, action: int, n: int, luck: str, k: int, further: int = 0
    ) -> float:
        return 0.0 if luck == "again" else float(action % 2)

    monkeypatch.setattr(Estimator, "tried", tried)
    found = review(match, judge=QuickJudge(match.game, lambda s, seat: 0.5), budget=1)
    assert found.subjects[0].sums.decisions == 0.0
    assert all(step.equal for step in found.steps if step.kind == "decision")


def test_the_same_record_gives_the_same_review_and_it_is_read_as_it_was_written() -> None:
    match = played("havresac", 7)
    first = of_numbers(match)
    again = of_numbers(Match.replay(match.record(), game=match.game))
    written = msgspec.json.encode(first)
    assert msgspec.json.encode(again) == written
    assert msgspec.json.decode(written, type=Review) == first


def test_progress_is_told_and_reaches_its_end() -> None:
    match = played("glory", 8)
    told: list[tuple[int, int]] = []
    found = review(
        match, judge=by_numbers(match.game), budget=1, progress=lambda done, of: told.append((done, of))
    )
    assert told == [(i, len(found.steps)) for i in range(len(found.steps) + 1)]


def test_without_weights_games_are_played_to_their_end_and_it_says_why() -> None:
    match = played("glory", 9)
    judge = Judge(match.game)
    judge.why_not = "there are no weights for this game"
    match.game.advice.choose, choose = (
        (lambda s, seat, rng: rng.choice(s.legal(seat))),
        match.game.advice.choose,
    )
    try:
        found = review(match, judge=judge, budget=1)
    finally:
        match.game.advice.choose = choose
    assert (found.judged, found.why) == ("rollouts", "there are no weights for this game")
    assert found.doubt > 0.5


def test_what_was_taken_back_is_not_judged() -> None:
    match = Match(load("glory"), ["human", "human"], seed=1)
    seat = match.to_act()[0]
    texts = [match.game.space.text(action) for action in match.position().legal(seat)]
    match.submit(seat, match.decision_id(seat), texts[0])
    undone = match.place
    match.undo(seat, consent=True)
    while not match.is_over():
        seat = match.to_act()[0]
        text = match.game.space.text(match.position().legal(seat)[-1])
        match.submit(seat, match.decision_id(seat), text)
    assert undone not in [step.entry for step in of_numbers(match).steps]


def test_games_that_cannot_be_reviewed_say_why() -> None:
    running = Match(load("glory"), ["human", "human"], seed=1)
    with pytest.raises(NoReview, match="not over"):
        review(running)
    over = played("glory", 2)
    for budget in (0, 1_000_000):
        with pytest.raises(NoReview, match="choose 1 to 64"):
            review(over, budget=budget)
    record = over.record()
    header = msgspec.structs.replace(record.header, content_hash="0" * 16)
    other = Match.replay(type(record)(header, record.entries[:-9], record.end), game=over.game)
    with pytest.raises(NoReview, match="other rules or with other content"):
        review(other)


def test_turning_points_are_large_apart_and_never_invented() -> None:
    changes = {2: -0.3, 3: -0.29, 6: 0.2, 9: LEAST_CHANGE, 12: LEAST_CHANGE - 0.001, 14: -0.1}
    turns = []
    steps = []
    for number in range(1, 16):
        part = Part(changes.get(number, 0.0), 0.0, 0.0)
        turns.append(Turn(number, 0, 10 * number, 10 * number + 9, [0.5], [part]))
        for i, share in ((0, -0.5), (4, 1.5)):
            luck = [share * part.luck]
            steps.append(
                Step(10 * number + i, 10 * number + i, number, "luck", None, ["x"], [0.5], [0.5], luck)
            )
    found = turning_points(turns, steps, 1)
    assert [(point.turn, point.change) for point in found] == [(2, -0.3), (6, 0.2), (14, -0.1)]
    assert [point.entry for point in found] == [23, 63, 143]
    assert turning_points(turns[9:13], steps[18:26], 1) == []
    # What was dealt before the first choice, here in turn 2, is no turning point.
    dealt = [msgspec.structs.replace(step, kind="decision") if step.entry == 24 else step for step in steps]
    assert [point.turn for point in turning_points(turns, dealt, 1)] == [3, 6, 14]


@pytest.mark.parametrize("game", ["runemasters", "glory"])
def test_the_samples_of_the_page_are_reviews(game: str) -> None:
    """What the tests of the page show has the form of today, and its parts add up."""
    sample = Path(__file__).parents[2] / "web" / "tests" / "boards" / "fixtures" / f"review-{game}.json"
    found = msgspec.json.decode(sample.read_bytes(), type=Review)
    for subject in found.subjects:
        sums = subject.sums
        assert subject.start + sums.luck + sums.decisions + sums.rest == pytest.approx(subject.end, abs=1e-6)
    assert found.turning_points == turning_points(found.turns, found.steps, len(found.subjects))
