"""Undo: free back to the last barrier, by consent beyond it, and never by forgetting anything."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.events import EVERYBODY
from tablee.core.rng import Rng
from tablee.match import Act, Match, Undo, UndoRefused
from tablee.match.chapter import SIZE
from tablee.match.errors import BadRecord
from tablee.match.history import KEEP
from tests.match.play import acts, new_match, random_act, say
from tests.match.toy import TOY, Toy


def digest_at(match: Match, n: int) -> str:
    if n == 0:
        return match.game.digest(match.game.setup(match.header.options, len(match.seats)))
    entry = match.entries[n - 1]
    assert isinstance(entry, Act)
    return entry.digest


def is_barrier(match: Match, act: Act, seat: int) -> bool:
    """Said a second time, from the outside: what a free undo of `seat` may not cross."""
    if act.who == "chance" or (act.who != seat and not act.auto):
        return True
    if any(event.seen_by != EVERYBODY for event in match.events(act.n)):
        return True
    return "bids" in [event.kind for event in match.events(act.n)]


def check_limits(match: Match) -> None:
    """The free way back ends exactly at the last barrier, for every seat."""
    line = match.line()
    for seat in range(len(match.seats)):
        limit = match.undo_limit(seat)
        crossed = [act for act in line if act.n > limit]
        assert not any(is_barrier(match, act, seat) for act in crossed)
        assert match.can_undo(seat) == any(not act.auto for act in crossed)
        before = [act for act in line if act.n <= limit]
        while before and not is_barrier(match, before[-1], seat):
            assert before.pop().auto, "the limit stops at a barrier and not earlier"


def targets(match: Match) -> list[int]:
    """Where the line can be taken back to: before each choice of a player."""
    line = match.line()
    places = [0] + [act.n for act in line]
    return [places[i] for i, act in enumerate(line) if act.who != "chance" and not act.auto]


def check_undo(match: Match, rng: Rng) -> None:
    seat = rng.below(len(match.seats))
    limit = match.undo_limit(seat)
    open_to = targets(match)
    if not open_to:
        return
    to = rng.choice(open_to)
    before = match.record(), match.digest()
    consent = rng.below(2) == 0
    if to < limit and not consent:
        with pytest.raises(UndoRefused):
            match.undo(seat, to)
        assert (match.record(), match.digest()) == before
        return
    line = [act for act in match.line() if act.n <= to]
    happened = match.undo(seat, to, consent=consent)
    assert happened[0] == Undo(
        n=len(before[0].entries) + 1, who=seat, to=to, digest=digest_at(match, to), consent=consent
    )
    assert match.entries[: len(before[0].entries)] == list(before[0].entries), "history only grows"
    assert match.game.digest(match.position(happened[0].n)) == digest_at(match, to)
    assert match.line()[: len(line)] == line
    assert match.game.digest(match.position()) == match.digest()
    for asked in match.to_act():
        assert match.decision_id(asked) == len(match.entries), "questions are put anew"


@settings(max_examples=40)
@given(st.integers(0, 10**6), st.integers(2, 4), st.booleans())
def test_barriers_in_random_toy_games(seed, seats, auto):
    match = new_match(TOY, seats, seed, auto=auto)
    rng = Rng(seed)
    for _ in range(150):
        if match.is_over():
            break
        random_act(match, rng)
        if match.end is None:
            check_limits(match)
            if rng.below(4) == 0:
                check_undo(match, rng)
    again = Match.replay(match.record(), game=TOY, seeds=[seed])
    assert again.digest() == match.digest()
    assert again.line() == match.line()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_barriers_in_whole_games_of_runemasters(seats):
    for seed in range(4):
        match = new_match("runemasters", seats, seed)
        rng = Rng(seed)
        while not match.is_over():
            random_act(match, rng)
            if match.end is None:
                check_limits(match)
                if len(match.entries) < 400 and rng.below(6) == 0:
                    check_undo(match, rng)
        assert Match.replay(match.record()).record() == match.record()


def at_free_steps() -> Match:
    match = new_match()
    for seat in range(3):
        say(match, seat, "bid 1")
    return match


def test_own_steps_are_free():
    match = at_free_steps()
    start = match.place
    say(match, 0, "step")
    say(match, 0, "step")
    assert match.undo_limit(0) == start
    assert not match.can_undo(1)
    match.undo(0)
    assert match.place == start + 1
    match.undo(0, start)
    assert match.place == start
    assert not match.can_undo(0)


def test_a_private_look_is_a_barrier():
    match = at_free_steps()
    say(match, 0, "step")
    say(match, 0, "peek")
    assert not match.can_undo(0)
    say(match, 0, "step")
    assert match.undo_limit(0) == match.place - 1
    with pytest.raises(UndoRefused, match="consent"):
        match.undo(0, match.place - 2)
    match.undo(0, match.place - 2, consent=True)
    undo = match.entries[-1]
    assert isinstance(undo, Undo)
    assert undo.consent


def test_a_secret_bid_may_be_taken_back_until_the_bids_are_shown():
    match = new_match()
    say(match, 0, "bid 1")
    assert match.can_undo(0)
    say(match, 1, "bid 1")
    assert match.can_undo(1)
    assert not match.can_undo(0), "another seat has acted since"
    match.undo(1)
    say(match, 1, "bid 2")
    say(match, 2, "bid 2")
    assert not match.can_undo(2), "the last bid showed the others"
    match.undo(2, consent=True)
    say(match, 2, "bid 3")
    assert not match.can_undo(2), "also the second time"


def test_an_interruption_does_not_hide_that_others_have_bid():
    match = new_match(seats=2)
    say(match, 0, "bid 1")
    say(match, 0, "generous")
    say(match, 0, "give 1")
    say(match, 1, "bid 3")
    assert not match.can_undo(1)


def test_automatic_answers_are_skipped_over():
    match = new_match("runemasters", 4)
    for seat, guardian in enumerate(["kulak", "neltai", "kyreas"]):
        say(match, seat, f"choose {guardian}")
    assert [(act.who, act.auto) for act in acts(match)[-2:]] == [(2, False), (3, True)]
    assert match.undo_limit(2) == 2
    match.undo(2)
    assert match.place == 2
    assert match.to_act() == [2]


def test_places_nobody_chose_at_are_no_targets():
    match = at_free_steps()
    say(match, 0, "stop")
    stop = len(match.entries) - 2
    assert [act.do.split()[0] for act in acts(match)[-3:]] == ["stop", "sign", "toss"]
    for to, message in [
        (0, "nobody had a choice"),
        (stop, "nobody had a choice"),
        (stop + 1, "nobody had a choice"),
        (stop + 2, "nothing to undo"),
        (99, "not on the line"),
        (-1, "not on the line"),
    ]:
        with pytest.raises(UndoRefused, match=message):
            match.undo(0, to, consent=True)
    match.undo(0, stop - 1, consent=True)
    with pytest.raises(UndoRefused, match="not on the line"):
        match.undo(0, stop, consent=True)


def test_nothing_to_undo_is_said():
    with pytest.raises(UndoRefused, match="not chosen anything"):
        new_match().undo(0)


def test_an_undo_never_brings_a_roll_back():
    """Entry numbers are not used twice, so the second toss is a new one: about 5 in 8 agree by accident."""
    agree = 0
    for seed in range(80):
        match = new_match(TOY, 2, seed)
        say(match, 0, "bid 2")
        say(match, 1, "bid 1")
        first = say(match, 0, "stop")[-1]
        match.undo(0, consent=True)
        agree += say(match, 0, "stop")[-1].do == first.do
    assert 35 < agree < 65


def test_work_does_not_grow_with_the_game():
    match = new_match(TOY, 2, options={"rounds": 300})
    rng = Rng(1)
    most = 0
    while not match.is_over():
        before, entries = Toy.applies, len(match.entries)
        random_act(match, rng)
        assert Toy.applies - before == len(match.entries) - entries
        for seat in range(2):
            if match.end is None and match.can_undo(seat) and rng.below(3) == 0:
                before = Toy.applies
                match.undo(seat, match.undo_limit(seat))
                most = max(most, Toy.applies - before)
    assert len(match.entries) > 2000
    assert 0 < most < 2 * KEEP
    before = Toy.applies
    match.position(len(match.entries) // 2)
    assert Toy.applies - before < SIZE


def test_a_free_undo_in_a_record_is_checked():
    match = at_free_steps()
    say(match, 0, "peek")
    match.undo(0, consent=True)
    record = match.record()
    undo = record.entries[-1]
    assert isinstance(undo, Undo)
    forged = Undo(n=undo.n, who=undo.who, to=undo.to, digest=undo.digest)
    with pytest.raises(BadRecord, match=f"line {undo.n + 1}: .*consent"):
        Match.replay(replace(record, entries=(*record.entries[:-1], forged)), game=TOY)
