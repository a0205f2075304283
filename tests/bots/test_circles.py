"""No bot of the house goes round in circles, and a table guards itself against bots that do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablee.bots import BOTS, LEVELS, HouseBot, make, play_on
from tablee.bots.levels import BUDGETS
from tablee.cli.log import log_lines
from tablee.core.rng import Rng
from tablee.core.state import CHANCE, State
from tablee.judge import value
from tablee.judge.compare import Budget
from tablee.match import Act, BadRecord, Match, Record, SeatView, StaleDecision
from tablee.match.circles import PATIENCE
from tablee.server.bots import Question, Thinking
from tablee.text import Text, Words
from tests.bots.fidget import Fidget, fidgeting
from tests.rules.andor.table import GAME, castle


class Restless(HouseBot):
    """Would like to pick up and put down for ever, and to end its day last of all."""

    def preferences(self, table: SeatView, legal: list[int], budget: int) -> Iterator[int]:
        verbs = ("pick", "drop", "barter", "move", "stop")
        names = [table.game.space.verb(action).name for action in legal]
        yield from sorted(legal, key=lambda a: (names[legal.index(a)] not in verbs, a))


def hoard() -> State:
    """A position of Andor in which the hero to move stands before a heap of things."""
    table = castle(items={"40": {"firewood": 1, "plant_red": 1, "gem": 2}})
    return table.state


def repeated(s: State, bots: dict[int, HouseBot], answers: int) -> int:
    """How often, among so many answers, a seat came back to a position it had had in its turn."""
    rng = Rng(1)
    turn: tuple[int, set[tuple[int, ...]]] = (CHANCE, set())
    count = 0
    for _ in range(answers):
        while s.asked(CHANCE):
            turn = (CHANCE, set())
            s.apply(CHANCE, s.draw(rng))
        if s.is_over():
            break
        seat = s.to_act()[0]
        if turn[0] != seat:
            turn = (seat, set())
        count += s.key() in turn[1]
        turn[1].add(s.key())
        s.apply(seat, bots[seat].choose(SeatView(GAME, s, seat)))
    return count


def test_a_bot_never_comes_back_to_a_position_of_its_turn() -> None:
    assert repeated(hoard(), {seat: Restless(seat) for seat in range(2)}, 400) == 0
    assert repeated(hoard(), {seat: Fidget() for seat in range(2)}, 400) > 300  # type: ignore[misc]


@pytest.mark.parametrize("name", BOTS)
def test_no_advice_makes_a_bot_go_in_circles(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    few = Budget(4, 2, 1, 0.0)  # games played on by fidgets have no end
    monkeypatch.setitem(BUDGETS, "andor", {"companion": few, "master": few})
    monkeypatch.setattr(GAME.advice, "evaluate", lambda s, seat: float(sum(s.loose) % 7))
    monkeypatch.setattr(
        GAME.advice, "choose", lambda s, seat, rng: fidgeting(GAME, s, seat) or s.legal(seat)[0]
    )
    answers = 60 if name in LEVELS[1:] else 200
    assert repeated(hoard(), {seat: make(name, seat) for seat in range(2)}, answers) == 0


def test_a_game_that_is_played_out_ends_though_the_rules_of_thumb_go_in_circles(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where no weights fit, and where it is measured what can be foreseen, whole games are played."""
    sensible = GAME.advice.choose
    monkeypatch.setattr(value, "IN_CIRCLES", 40)

    def fidget(s: State, seat: int, rng: Rng) -> int:
        found = fidgeting(GAME, s, seat)
        return sensible(s, seat, rng) if found is None else found

    monkeypatch.setattr(GAME.advice, "choose", fidget)
    assert value.play_out(GAME, hoard(), Rng(1)).ended
    assert value.play_out(GAME, hoard(), Rng(1)).key() == value.play_out(GAME, hoard(), Rng(1)).key()


def test_bots_that_are_made_anew_for_each_answer_know_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        GAME.advice, "choose", lambda s, seat, rng: fidgeting(GAME, s, seat) or s.legal(seat)[0]
    )
    began = hoard()
    seat = began.to_act()[0]
    s = began.clone()
    since: list[tuple[int, int]] = []
    seen: set[tuple[int, ...]] = set()
    while s.to_act() == [seat]:
        assert s.key() not in seen
        seen.add(s.key())
        thought = Thinking(Question("andor", None, seat, "thumb", GAME.dump(began), since), 1).work()
        since = [*since, (seat, GAME.space.parse(thought.text))]
        s.apply(*since[-1])
    assert len(seen) > 1


def test_where_every_answer_leads_back_a_step_is_closed() -> None:
    """Three things lie here and one hand is free: what was tried is put down, the rest of the day goes on."""
    s = hoard()
    play_on(GAME, s, {seat: Restless(seat) for seat in range(2)}, Rng(1), limit=5000)
    assert s.is_over()


# The table -------------------------------------------------------------------------------------------------


def fidgety_match() -> Match:
    """Two bots that pick up and put down whenever they can, and are sensible otherwise, play to the end."""
    match = Match("andor", ["fidget", "fidget"], seed=1, options={"legend": "L1"})
    bots = [Fidget(), Fidget()]
    while not match.is_over():
        seat = match.to_act()[0]
        action = bots[seat].choose(match.seat_view(seat))
        match.submit_bot(seat, match.decision_id(seat), match.game.space.text(action))
    return match


@pytest.fixture(scope="module")
def circled() -> Match:
    return fidgety_match()


def test_a_table_with_bots_that_circle_comes_to_its_end(circled: Match) -> None:
    helped = [act for act in circled.line() if act.by_table]
    assert helped
    assert fidgety_match().line() == circled.line()
    in_a_row = longest = 0
    for act in circled.line():
        in_a_row = in_a_row + 1 if act.do.startswith(("pick ", "drop ")) and not act.by_table else 0
        longest = max(longest, in_a_row)
    assert longest <= 2 * PATIENCE


def test_the_log_says_in_both_languages_that_the_table_stepped_in(circled: Match) -> None:
    told = [item for item in circled.log() if item.event.kind == "table_stepped_in"]
    first = next(act for act in circled.line() if act.by_table)
    assert (told[0].entry, told[0].event.args) == (first.n, {"seat": str(first.who)})
    said = {
        lang: log_lines(told[:1], Text(circled.game, lang, ["Ann", "Ben"]), Words(lang))[0].text
        for lang in ("en", "fr")
    }
    name = ("Ann", "Ben")[first.seat]
    assert said["en"] == f"{name} found no way forward: the table answers instead, so that the game goes on."
    assert said["fr"].startswith(f"{name} n’arrivait pas à se décider")


def test_a_record_keeps_what_the_table_answered(circled: Match) -> None:
    again = Match.replay(circled.record(), game=circled.game)
    assert again.digest() == circled.digest()
    assert [act.by_table for act in again.line()] == [act.by_table for act in circled.line()]
    entries = list(circled.entries)
    i = next(i for i, act in enumerate(entries) if isinstance(act, Act) and act.who == "chance")
    entries[i] = Act(n=i + 1, who="chance", do=entries[i].do, digest=entries[i].digest, by_table=True)  # type: ignore[union-attr]
    with pytest.raises(BadRecord, match="marked as the table's answer"):
        Match.replay(Record(circled.header, tuple(entries)), game=circled.game)


def test_the_guard_counts_on_after_a_restart(circled: Match) -> None:
    """Taken up again from the record in the middle of a circle, the table steps in at the same answer."""
    first = next(act for act in circled.line() if act.by_table)
    half = Record(circled.header, tuple(circled.entries[: first.n - PATIENCE // 2]))
    match = Match.replay(half, game=circled.game)
    bot = Fidget()
    while len(match.entries) < first.n:
        seat = match.to_act()[0]
        action = bot.choose(match.seat_view(seat))
        match.submit_bot(seat, match.decision_id(seat), match.game.space.text(action))
    assert match.entries[first.n - 1] == first
    assert not any(isinstance(act, Act) and act.by_table for act in match.entries[: first.n - 1])


def test_the_table_answers_for_a_bot_that_has_no_answer() -> None:
    match = Match("andor", ["thumb", "thumb"], seed=1)
    seat = match.to_act()[0]
    (made, *_) = match.submit_bot(seat, match.decision_id(seat), None)
    assert made.by_table
    with pytest.raises(StaleDecision):
        match.submit_bot(1 - seat, 0, None)


def test_a_person_may_go_round_in_circles() -> None:
    match = Match("andor", ["human", "human"], seed=1, options={"legend": "L1"})
    bots = [Fidget(), Fidget()]
    while len(match.entries) < 200:
        seat = match.to_act()[0]
        action = bots[seat].choose(match.seat_view(seat))
        match.submit(seat, match.decision_id(seat), match.game.space.text(action))
    assert not any(act.by_table for act in match.line())
