"""What bots of cooperative games say they will do: honest, open to all, and the same every time."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

import pytest

from tablee.bots import mind
from tablee.core.events import Event
from tablee.core.reason import Deed, Reason
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.games import load
from tablee.judge.intention import Ahead, announced, intentions, usual, weightiest
from tablee.judge.request import reply, wishes
from tablee.judge.value import Choose, Judge
from tablee.match import SeatView
from tests.judge.games import QuickJudge

SETTINGS: dict[str, list[tuple[int, dict[str, str], int]]] = {
    "andor": [(3, {"legend": legend}, 1) for legend in ("L1", "L2", "L3", "L4")],
    "defenders": [(3, {"closed_hands": "yes"}, 1), (4, {}, 4)],
    "runemasters": [(4, {"difficulty": "hero"}, 1), (3, {}, 1), (4, {}, 2)],
}
partners = pytest.mark.parametrize("id", SETTINGS)


@cache
def positions(id: str, setting: int = 0) -> list[tuple[State, int]]:
    """Some questions of a turn, from a game that the rules of thumb play."""
    game = load(id)
    seats, options, seed = SETTINGS[id][setting]
    s = game.setup(options, seats)
    rng = Rng(seed)
    found: list[tuple[State, int]] = []
    for number in range(120):
        s.advance(rng)
        if s.ended:
            break
        seat = s.to_act()[0]
        if number % 12 == 11 and game.turn_seat(s) is not None:
            found.append((s.clone(), seat))
        s.apply(seat, game.advice.choose(s.clone(), seat, rng))
    return found


def turns(id: str) -> Iterator[tuple[State, list[Event], int]]:
    """All turns of some games that the rules of thumb play."""
    game = load(id)
    for seats, options, seed in SETTINGS[id]:
        s = game.setup(options, seats)
        rng = Rng(seed)
        while not s.ended:
            ahead = Ahead(game, s, range(seats), rng)
            for seat, (before, events) in ahead.play().items():
                yield before, events, seat


@partners
def test_what_is_hidden_changes_no_intention(id: str):
    """Nor does asking again: the same position gets the same answer."""
    game = load(id)
    for s, seat in positions(id)[:4]:
        others = [other for other in range(s.seats) if other != seat]
        said = intentions(game, s, others, looks=3)
        twin = game.determinise(s, None, Rng(99))
        assert intentions(game, twin, others, looks=3) == said
        assert intentions(game, s, others, looks=3) == said


@partners
def test_nothing_is_said_before_all_heroes_are_there(id: str):
    """Nor while the rest is set up: what comes first is nobody's turn yet."""
    game = load(id)
    s = game.setup({}, 3)
    events: list[Event] = []
    s.sink = events
    rng = Rng(1)
    asked = 0
    while game.events.names.index(game.turn_event) not in [event.kind for event in events]:
        assert intentions(game, s, range(s.seats), looks=1) == {}
        s.advance(rng)
        seat = s.to_act()[0]
        s.apply(seat, s.legal(seat)[0])
        s.advance(rng)
        asked += 1
    assert asked >= s.seats
    assert game.turn_seat(s) is not None


def test_with_closed_hands_nothing_is_said_while_somebody_chooses_cards():
    game = load("defenders")
    (s, seat), *_ = positions("defenders")
    assert game.advice.foreseeable(s, seat)
    s = s.clone()
    s.stack[-1].proc = [proc.name for proc in s.procs].index("hand_limit")
    assert not game.advice.foreseeable(s, seat)
    assert intentions(game, s, [0, 1, 2]) == {}


def test_who_has_fallen_says_nothing(monkeypatch: pytest.MonkeyPatch):
    """RUN-2.6: nothing is even looked for, for another might bring a guardian back in some lucks."""
    game = load("runemasters")
    s, seat = next((s.clone(), seat) for s, seat in positions("runemasters") if min(lives(s)) > 0)
    fallen = (seat + 1) % s.seats
    lives(s)[fallen] = 0
    looked: list[list[int]] = []

    def nothing(ahead: Ahead) -> dict[int, tuple[State, list[Event]]]:
        looked.append(list(ahead._left))
        return {}

    monkeypatch.setattr(Ahead, "play", nothing)
    assert intentions(game, s, [fallen]) == {}
    assert looked == []
    intentions(game, s, range(s.seats), looks=1)
    assert looked == [[one for one in range(s.seats) if one != fallen]]


def test_whose_day_is_over_says_nothing_and_tomorrow_is_not_told():
    """AND-3.10: "today" and "the next sunrise" are those of who listens."""
    game = load("andor")
    s = game.setup({}, 2)
    s.advance(Rng(1))
    while game.turn_seat(s) is None:  # heroes are chosen
        seat = s.to_act()[0]
        s.apply(seat, s.legal(seat)[0])
        s.advance(Rng(1))
    first = game.turn_seat(s)
    assert first is not None
    s.apply(first, game.space.parse("end_day"))
    assert list(intentions(game, s, [0, 1])) == [1 - first]
    ahead = Ahead(game, s.clone(), [0, 1], Rng(1)).play()
    assert {getattr(before, "day", 0) for before, _ in ahead.values()} == {getattr(s, "day", 0)}


def lives(s: State) -> list[int]:
    out: list[int] = s.life  # type: ignore[attr-defined]
    return out


@partners
def test_every_sentence_is_said_in_some_game(id: str):
    known = load(id).advice
    heard: set[str] = set()
    for before, events, seat in turns(id):
        for deed in known.deeds(before, events, seat):
            assert tuple(deed.args) == known.DEEDS[deed.key], deed
            assert deed.args.get("space", deed.place) == deed.place, (
                "told is another place than the board shows"
            )
            heard.add(deed.key)
    assert heard == set(known.DEEDS)


@partners
def test_most_of_what_is_said_is_done(id: str):
    """By bots that follow the rules of thumb, whatever luck brings."""
    game = load(id)
    kept = said = 0
    for s, _ in positions(id, 1)[::2]:
        told = intentions(game, s, range(s.seats))
        happened = Ahead(game, s.clone(), range(s.seats), Rng(5)).play()
        for seat, deed in told.items():
            said += 1
            kept += seat in happened and deed in game.advice.deeds(*happened[seat], seat)
    assert said >= 5
    assert kept >= 0.7 * said


def test_the_experienced_are_foreseen_by_what_they_know(monkeypatch: pytest.MonkeyPatch):
    """And everybody else by the rules of thumb of the novice."""
    game = load("defenders")
    asked: dict[str, set[int]] = {"choose": set(), "seasoned": set()}
    for name, seats in asked.items():
        known = getattr(game.advice, name)

        def noted(s: State, seat: int, rng: Rng, known: Choose = known, seats: set[int] = seats) -> int:
            seats.add(seat)
            return known(s, seat, rng)

        monkeypatch.setattr(game.advice, name, noted)
    s = game.setup({}, 3)
    s.advance(Rng(1))
    while game.turn_seat(s) is None:  # heroes are chosen
        seat = s.to_act()[0]
        s.apply(seat, s.legal(seat)[0])
        s.advance(Rng(1))
    intentions(game, s, range(3), experienced=[1], looks=1)
    assert asked == {"choose": {0, 2}, "seasoned": {1}}


def test_what_hangs_on_luck_is_not_said():
    game = load("andor")
    go, rest = Deed("go", {"space": "1"}, "1"), Deed("rest", {"space": "1"}, "1")
    assert weightiest(game, usual([[rest, go], [go], [go], [rest]], 3)) == go
    assert weightiest(game, usual([[go], [go], [rest], [rest]], 3)) is None


def test_a_bot_begins_with_what_it_has_chosen():
    """A hero who has decided to end the day does not say that it goes on."""
    game = load("andor")
    for s, seat in positions("andor"):
        end = game.space.parse("end_day")
        if end in s.legal(seat):
            said = announced(game, s, seat, end, partial(mind, game, "novice"), experienced=False)
            assert said is not None
            assert said.key in ("rest", "rest_tired")
            return
    raise AssertionError("nobody could end the day")


@partners
def test_a_bot_announces_only_what_it_does_itself(id: str):
    """Whoever departs from the rules of thumb does not announce what those would do."""
    game = load(id)

    def contrary(_: Rng) -> Choose:
        return lambda s, who, _: s.legal(who)[-1]

    kept = 0
    for s, seat in positions(id, 1):
        first = game.advice.choose(s.clone(), seat, Rng(1))
        said = announced(game, s, seat, first, contrary, experienced=False)
        if said is not None:
            ahead = Ahead(game, s.clone(), [seat], Rng(9), mind=contrary(Rng(9))).play(first)
            assert said in game.advice.deeds(*ahead[seat], seat)
            kept += 1
    assert kept > 0


def test_who_passes_by_did_not_go_there():
    """A hero who walks on past his goal, or turns back, has wanted something else."""
    game = load("andor")
    moved = game.events.names.index("moved")
    tried = 0
    for before, events, seat in turns("andor"):
        way = [event for event in events if event.kind == moved and event.args[0] == seat]
        goals = [deed.key for deed in game.advice.deeds(before, way, seat) if deed.key.startswith("go_")]
        if goals and len(way) > 1:
            back = game.advice.deeds(before, [*way, way[-2]], seat)
            assert [deed.key for deed in back if deed.key.startswith("go_")] == []
            tried += 1
            if tried == 5:
                return
    raise AssertionError("nobody walked anywhere")


@pytest.mark.parametrize("id", ["glory", "havresac"])
def test_rivals_keep_it_to_themselves(id: str):
    game = load(id)
    s = game.setup({}, 2)
    s.advance(Rng(1))
    assert intentions(game, s, [0, 1]) == {}
    assert wishes(game, s, 0, 1) == []


# What a partner asks for -----------------------------------------------------------------------------------


@partners
def test_whatever_may_be_asked_is_answered_by_a_legal_act(id: str):
    game = load(id)
    judge = Judge(game)
    asked: set[str] = set()
    for s, seat in positions(id):
        found = wishes(game, s, seat, (seat + 1) % s.seats)
        assert len(found) <= 4
        for wish in found:
            assert tuple(wish.args) == game.advice.WISHES[wish.key], wish
            answer = reply(SeatView(game, s, seat), wish, judge, Rng(1))
            if answer is not None:
                asked.add(wish.key)
                assert (answer.action in s.legal(seat)) == (answer.answer == "yes")
    assert len(asked) >= 3


def test_a_wish_that_would_throw_the_game_away_is_refused():
    """Nobody stays where he is if walking on wins; what costs nothing is done."""
    game = load("andor")
    s, seat = next((s, seat) for s, seat in positions("andor") if walks_on(s, seat))
    here = place(s, seat)
    table = SeatView(game, s, seat)
    stay = Reason("stay", {"space": game.domains["space"].ids[here]})

    def judge(staying: float) -> Judge:
        return QuickJudge(game, lambda after, _: staying if place(after, seat) == here else 0.5)

    refused = reply(table, stay, judge(0.1), Rng(1))
    done = reply(table, stay, judge(0.49), Rng(1))
    assert refused is not None
    assert done is not None
    assert (refused.answer, refused.action) == ("worse", None)
    assert done.answer == "yes"


def place(s: State, seat: int) -> int:
    at: list[int] = s.at  # type: ignore[attr-defined]
    return at[seat]


def walks_on(s: State, seat: int) -> bool:
    game = load("andor")
    return game.space.text(game.advice.choose(s.clone(), seat, Rng(1))).startswith("move")


@pytest.mark.parametrize(("far", "answer"), [(False, "yes"), (True, "cannot")])
def test_a_hero_comes_if_the_hours_allow(far: bool, answer: str):
    game = load("andor")
    for s, seat in positions("andor"):
        for space in game.domains["space"].ids:
            wish = Reason("come", {"space": space})
            plans = game.advice.serve(s.clone(), seat, wish, Rng(1))
            if plans is not None and (plans == []) == far:
                found = reply(SeatView(game, s, seat), wish, QuickJudge(game, lambda *_: 0.5), Rng(1))
                assert found is not None
                assert found.answer == answer
                return
    raise AssertionError("no such place")
