"""Who answered stands in every entry, and what a seat does not want to be asked is answered for it."""

from __future__ import annotations

import random

import msgspec
import pytest

from tablee.games import load
from tablee.match import Act, BadRecord, Match, Reactions, Record
from tests.match.play import acts, say

GAME = load("defenders")


def played(reactions: Reactions, seed: int, turns: int = 8) -> Match:
    """Some turns of two people who keep their cards; the second wishes something about reactions."""
    match = Match(GAME, ["human", "human"], options={"difficulty": "story"}, seed=seed)
    match.reactions = lambda seat: reactions if seat == 1 else "always"
    rng = random.Random(seed)
    while not match.is_over() and match.view(None)["turn"] < turns:
        seat = match.to_act()[0]
        decision = match.decision(seat)
        assert decision is not None
        assert seat == 0 or reactions != "never" or decision.kind != "window"
        texts = [choice.text for choice in decision.choices]
        wanted = [text for text in texts if text in ("pass", "end")] or [rng.choice(texts)]
        say(match, seat, wanted[0])
    return match


@pytest.fixture(scope="module")
def wished() -> Match:
    """A game in which something was let go by for the second seat."""
    return next(match for seed in range(20) if wishes(match := played("never", seed)))


def wishes(match: Match) -> list[Act]:
    return [act for act in acts(match) if act.by == "wish"]


def test_every_answer_says_who_gave_it(wished: Match) -> None:
    assert {(act.who == "chance", act.auto, act.by) for act in acts(wished)} <= {
        (True, False, None),
        (False, True, None),
        (False, False, "person"),
        (False, False, "wish"),
    }
    assert all(act.do == "pass" and act.who == 1 and not act.chosen for act in wishes(wished))


def test_a_bot_is_told_from_a_person_by_the_header_or_by_who_submits() -> None:
    match = Match("glory", ["human", "novice"], seed=1)
    while match.to_act() == [0]:
        say(match, 0, match.decision(0).choices[0].text)  # type: ignore[union-attr]
    for seat in (0, 1):
        say(match, seat, match.decision(seat).choices[0].text)  # type: ignore[union-attr]
    first = next(act for act in acts(match) if act.who == 0 and not act.auto)
    second = next(act for act in acts(match) if act.who == 1 and not act.auto)
    assert (first.by, second.by) == ("person", "bot")
    seat = match.to_act()[0]
    text = match.decision(seat).choices[0].text  # type: ignore[union-attr]
    (taken_over, *_) = match.submit(seat, match.decision_id(seat), text, "person")
    assert taken_over.by == "person"


def test_a_wish_is_no_act_of_its_seat(wished: Match) -> None:
    """It can be neither taken back nor returned to, and bars nobody's way back."""
    first = wishes(wished)[0]
    history = wished.history
    before = [n for n, _ in history.choices()]
    assert history.parent(first.n) not in before
    assert history.choice_after(history.parent(first.n)) is None


def test_records_keep_it_and_refuse_what_cannot_be(wished: Match) -> None:
    record = wished.record()
    again = Match.replay(record)
    assert [act.by for act in acts(again)] == [act.by for act in acts(wished)]
    entries = list(record.entries)
    chosen = next(i for i, entry in enumerate(entries) if isinstance(entry, Act) and entry.by == "person")
    chance = next(i for i, entry in enumerate(entries) if isinstance(entry, Act) and entry.who == "chance")
    for i, by, problem in ((chosen, "wish", "is not a reaction"), (chance, "bot", "nobody was asked")):
        forged = [*entries]
        forged[i] = msgspec.structs.replace(forged[i], by=by)
        with pytest.raises(BadRecord, match=problem):
            Match.replay(Record(record.header, tuple(forged), record.end))
