"""Questions and answers of bots as they travel between processes: the same afterwards as before."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest

from tablee.core.game import Game
from tablee.core.reason import Deed, Reason
from tablee.core.rng import Rng
from tablee.games import GAMES, load
from tablee.match import Match
from tablee.server.bots import Question, Thought
from tablee.server.catalog import Catalog
from tablee.server.thinking import kind_of


@pytest.mark.parametrize("id", sorted(GAMES))
def test_a_question_is_the_same_in_another_process(id: str):
    game = load(id)
    match = Match(game, ["novice"] * max(2, min(game.seats)), seed=3)
    rng = Rng(3)
    for _ in range(12):
        seat = match.to_act()[0]
        legal = match.history.state.legal(seat)
        match.submit(seat, match.decision_id(seat), game.space.text(legal[rng.below(len(legal))]))
        if match.is_over():
            break
    seat = match.to_act()[0]
    began, since = match.turn(seat)
    wish = Reason("come", {"place": "castle"})
    asked = Question(game.id, None, seat, "novice", game.dump(began), since, wish, True)
    told = msgspec.json.decode(msgspec.json.encode(asked), type=Question)
    assert replace(told, began={}) == replace(asked, began={})
    state = game.load(told.began)
    assert game.dump(state) == game.dump(began)
    for who, action in told.since:
        state.apply(who, action)
    assert state.legal(seat) == match.history.state.legal(seat)


@pytest.mark.parametrize(
    "thought",
    [
        Thought("strike red d2"),
        Thought("end", Deed("guard", {"city": "north", "n": "2"}, "north"), "yes"),
        Thought("end", None, "worse"),
    ],
)
def test_an_answer_is_the_same_when_it_comes_back(thought: Thought):
    assert msgspec.json.decode(msgspec.json.encode(thought), type=Thought) == thought


def test_bots_think_for_others_only_with_the_same_games():
    same = Catalog()
    assert kind_of(same) == kind_of(Catalog())
    other = Catalog()
    changed = {"rules_version": other.game("runemasters").rules_version, "content_hash": "other cards"}
    other._games["runemasters"] = cast(Game, SimpleNamespace(**changed))
    assert kind_of(same) != kind_of(other)
