"""A match in which all seats act at the same time: Tales of Glory with simultaneous play."""

from __future__ import annotations

import pytest

from tablee.core.game import Decision
from tablee.core.rng import Rng
from tablee.match import Match, UndoRefused
from tests.match.play import new_match, play_out, random_act, say


def asked(match: Match, seat: int) -> Decision:
    """The open question of a seat that is asked."""
    decision = match.decision(seat)
    assert decision is not None
    return decision


def playing(seed: int = 3, seats: int = 3) -> Match:
    """A match in whose first step of playing all seats are asked."""
    match = new_match("glory", seats=seats, seed=seed, options={"simultaneous_play": "yes"})
    rng = Rng(seed)
    while len(match.to_act()) < seats or asked(match, 0).kind != "turn_action":
        random_act(match, rng)
    return match


def test_the_questions_to_others_stay_the_same_when_one_acts() -> None:
    match = playing()
    before = [match.decision_id(seat) for seat in range(3)]
    say(match, 1, "discard")
    assert [match.decision_id(0), match.decision_id(2)] == [before[0], before[2]]
    assert match.decision_id(1) > before[1]
    match.submit(0, before[0], "discard")


def test_answers_in_another_order_lead_to_the_same_position() -> None:
    digests = set()
    for order in ([0, 1, 2], [2, 0, 1], [1, 2, 0]):
        match = playing()
        for seat in order:
            say(match, seat, "discard")
            while seat in match.to_act() and asked(match, seat).kind == "place_key":
                say(match, seat, asked(match, seat).choices[0].text)
        digests.add(match.digest())
    assert len(digests) == 1


def test_an_own_answer_is_taken_back_freely_until_somebody_else_acts() -> None:
    match = playing()
    place = match.place
    say(match, 0, "discard")
    match.undo(0, place)
    assert match.place == place
    say(match, 0, "discard")
    say(match, 1, "discard")
    with pytest.raises(UndoRefused):
        match.undo(0, place)


def test_a_whole_match_verifies() -> None:
    match = play_out(playing(), Rng(9))
    assert match.is_over()
    assert Match.replay(match.record()).digest() == match.digest()
