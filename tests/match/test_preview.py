"""Looks ahead: what a choice would do for all that a seat knows, and questions about a position."""

from __future__ import annotations

import statistics
import time
from types import MappingProxyType

import pytest

from tablee.core.errors import TableeError
from tablee.core.game import BadQuery, Json
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.match import Match, Preview
from tests.match.play import new_match, random_act, say
from tests.match.toy import AMOUNTS, TOY, Toy, ToyGame


def look(match: Match, seat: int, text: str) -> Preview:
    return match.preview(seat, match.decision_id(seat), text)


def kinds(preview: Preview) -> list[str]:
    return [event.kind for event in preview.events]


def test_a_preview_tells_events_and_view_and_changes_nothing():
    match = new_match()
    before = match.digest(), len(match.entries), match.history.state.key()
    told = look(match, 1, "bid 3")
    assert (kinds(told), told.until) == (["has_bid"], "question")
    assert (match.digest(), len(match.entries), match.history.state.key()) == before
    say(match, 1, "bid 3")
    assert told.view == match.view(1)


def test_a_preview_goes_on_through_automatic_answers_up_to_chance():
    match = new_match()
    for seat in range(3):
        say(match, seat, "bid 1")
    told = look(match, 0, "stop")
    assert told.until == "chance"
    assert told.view == {"rounds": 1, "coin": match.view(0)["coin"], "waiting": 1 << 30, "bid": -1}


def test_a_preview_stops_before_the_last_secret_answer_brings_the_others_to_light():
    """It is the same whatever the others have bid; only that somebody has bid is told."""
    seen = []
    for bids in (("bid 1", "bid 3"), ("bid 3", "bid 2")):
        match = new_match()
        say(match, 0, bids[0])
        say(match, 2, bids[1])
        seen.append(look(match, 1, "bid 2"))
    assert seen[0] == seen[1]
    assert (kinds(seen[0]), seen[0].view, seen[0].until) == (["has_bid"], None, "hidden")


@pytest.mark.parametrize(
    ("seat", "id_offset", "text"),
    [
        (0, 0, "leap"),
        (0, 0, "bid " + "1" * 5000),
        (0, 0, "stop"),
        (0, 1, "bid 1"),
        (3, 0, "bid 1"),
        (-1, 0, "toss heads"),
    ],
)
def test_refusals_are_those_of_an_answer(seat, id_offset, text):
    match = new_match()
    refused = []
    for door in (match.preview, match.submit):
        with pytest.raises(TableeError) as error:
            door(seat, match.decision_id(0) + id_offset, text)
        refused.append((type(error.value), str(error.value)))
    assert refused[0] == refused[1]


def test_an_answer_that_was_given_cannot_be_looked_at_again():
    match = new_match()
    decision = match.decision_id(0)
    say(match, 0, "bid 1")
    with pytest.raises(TableeError, match="but the open one is"):
        match.preview(0, decision, "bid 1")  # a retry of the answer itself would be welcome


def test_a_preview_answers_within_thirty_milliseconds_in_andor_with_four_heroes():
    match = Match("andor", ["human"] * 4, seed=5)
    rng = Rng(1)
    took: list[float] = []
    while not match.is_over() and len(took) < 60:
        seat = match.to_act()[0]
        for action in match.seat_view(seat).legal()[:3]:
            begin = time.perf_counter()
            look(match, seat, match.game.space.text(action))
            took.append(time.perf_counter() - begin)
        random_act(match, rng)
    assert statistics.median(took) < 0.03


# Queries ---------------------------------------------------------------------------------------------------


class Asked(ToyGame):
    """Tells how many have bid at least so much: only the own bid can be known."""

    queries = MappingProxyType({"purse": ("side", "amount*"), "bids": ()})

    def __init__(self) -> None:
        self.domains = {**TOY.domains, "amount": AMOUNTS}

    def query(self, s: State, seat: int | None, name: str, args: tuple[int, ...]) -> Json:
        assert isinstance(s, Toy)
        if name == "bids":
            return {"bids": s.stack[-1].items}
        return {"seat": seat, "args": list(args), "purse": s.purse}


def test_a_query_is_answered_from_a_possible_state():
    """Even a game that tells too much cannot tell what it does not have."""
    bids = []
    for secret in ("bid 1", "bid 3"):
        match = new_match(Asked())
        say(match, 1, "bid 2")
        say(match, 2, secret)
        assert match.query("bids", seat=2)["bids"][2] == int(secret[-1]) - 1
        bids.append(match.query("bids", seat=1))
    assert bids[0] == bids[1]


def test_queries_take_arguments_by_their_domains():
    match = new_match(Asked())
    answer = {"args": [1, 2, 0], "purse": [0, 0, 0]}
    assert match.query("purse", ["tails", "3", "1"], seat=1) == {"seat": 1, **answer}
    assert match.query("purse", ["tails", "3", "1"]) == {"seat": None, **answer}


def test_queries_look_back():
    match = new_match(Asked())
    for seat in range(3):
        say(match, seat, "bid 1")
    place = match.place
    say(match, 0, "step")
    assert match.query("purse", ["heads"])["purse"] == [1, 0, 0]
    assert match.query("purse", ["heads"], at=place)["purse"] == [0, 0, 0]


@pytest.mark.parametrize(
    ("name", "args", "message"),
    [
        ("wealth", [], "known: purse, bids"),
        ("bids", ["heads"], "has 1 arguments: write bids"),
        ("purse", [], "has 0 arguments: write purse <side> <amount\\*>"),
        ("purse", ["edge"], "unknown side 'edge'; known: heads, tails"),
        ("purse", ["heads", "9"], "unknown amount '9'"),
        ("purse", ["heads", *["1"] * 32], "has 33 arguments"),
    ],
)
def test_bad_queries_are_refused_in_one_line(name, args, message):
    with pytest.raises(BadQuery, match=message):
        new_match(Asked()).query(name, args)
