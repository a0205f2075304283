"""The legal actions and the answers to "why not?" never contradict each other (decisions D6 to D13b)."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.rng import Rng
from tablee.core.state import State
from tests.rules.runemasters.board import GAME, TEAM, act, board, refused, texts


def check(s: State, seat: int) -> None:
    """Legal is what no rule forbids, in ascending order; every refusal names a rule."""
    allowed = [action for action in range(GAME.space.size) if s.explain(seat, action) == ""]
    assert s.legal(seat) == allowed
    for action in range(GAME.space.size):
        rule = s.explain(seat, action)
        assert rule == "" or rule.startswith("RUN-")


@pytest.mark.rule("RUN-D6a", "RUN-D6b", "RUN-D6c", "RUN-D6d", "RUN-D6e", "RUN-D6f", "RUN-D6g", "RUN-D6h")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_legal_and_refused_agree_in_played_games(seats: int) -> None:
    for seed in range(6):
        rng = Rng(seed)
        s: State = GAME.setup({"difficulty": "initiation"}, seats)
        for _ in range(160):
            s.advance(rng)
            if s.is_over():
                break
            seat = s.to_act()[0]
            check(s, seat)
            legal = s.legal(seat)
            s.apply(seat, rng.choice(legal[1:] if len(legal) > 1 else legal))
            assert s.problems() == []


@pytest.mark.rule("RUN-D7", "RUN-D8", "RUN-D9", "RUN-D10a", "RUN-D10b", "RUN-D10c")
@pytest.mark.rule("RUN-D11", "RUN-D12", "RUN-D13a", "RUN-D13b")
def test_each_following_question_refuses_everything_else() -> None:
    """What is asked after a mark or an ultimate cannot be broken off (RUN-4.10)."""
    white = ["white", "red"]
    monsters: dict[str, Any] = {
        "red": ["werewolf_red 1"],
        "blue": ["werewolf_blue 1"],
        "green": ["werewolf_green 1"],
    }
    questions = [
        ("ismoros", ["mark white"], "RUN-D7"),
        ("kyreas", ["mark white"], "RUN-D8"),
        ("kulak", ["mark white"], "RUN-D9"),
        ("neltai", ["mark white"], "RUN-D10a"),
        ("neltai", ["mark white", "exchange_monster"], "RUN-D10b"),
        ("neltai", ["mark white", "exchange_monster", "take red 1"], "RUN-D10c"),
        ("neltai", ["mark white", "move_self"], "RUN-D10c"),
        ("kyreas", ["ultimate"], "RUN-D11"),
        ("neltai", ["ultimate"], "RUN-D12"),
        ("kulak", ["ultimate"], "RUN-D13a"),
        ("kulak", ["ultimate", "revive ismoros"], "RUN-D13b"),
    ]
    for guardian, actions, decision in questions:
        seat = TEAM.index(guardian)
        facts: dict[str, Any] = {name: {"ultimate": 4, "life": 3} for name in TEAM}
        if "ultimate" in actions and guardian == "kulak":
            facts["ismoros"] = {"life": 0}
        s = board(guardian, dice=white, **facts, **monsters)
        for text in actions:
            act(s, seat, text)
        check(s, seat)
        assert s.to_act() == [seat]
        for text in (
            "end",
            "hit red",
            "charge red",
            "reroll red",
            "ultimate",
            "release",
            "mark white",
            "life 0",
        ):
            assert refused(s, seat, text) == decision
        for other in range(4):
            if other != seat:
                assert s.legal(other) == []
                assert refused(s, other, texts(s, seat)[0]) == "RUN-4.8"


@pytest.mark.rule("RUN-5.1", "RUN-D8", "RUN-D11", "RUN-D12")
def test_wound_questions_name_the_missing_weak_point() -> None:
    s = board("kyreas", dice=["white"], blue=["werewolf_blue 1"])
    act(s, 1, "mark white")
    assert refused(s, 1, "wound blue") == "RUN-5.1"
    for text in ("shield ismoros", "heal ismoros", "free_move red", "shield neltai"):
        assert refused(s, 1, text) == "RUN-D8"
    s = board("kyreas", dice=["white"], blue=["werewolf_red 1 violet"])
    act(s, 1, "mark white")
    assert [refused(s, 1, f"wound {rune}") for rune in ("red", "violet")] == ["RUN-5.1", "RUN-5.1"]


@pytest.mark.rule("RUN-10.2", "RUN-10.7")
def test_every_guardian_named_at_shield_and_prayer() -> None:
    """A wrong guardian is refused by the rule on targets, anything else by the decision."""
    shielded = {"shield": True}
    s = board("ismoros", dice=["white"], ismoros=shielded, neltai=shielded)
    act(s, 2, "mark white")
    assert [refused(s, 2, f"shield {name}") for name in ("ismoros", "neltai")] == ["RUN-10.2"] * 2
    assert [refused(s, 2, text) for text in ("wound red", "free_move green")] == ["RUN-D7"] * 2
    s = board(dice=["white"], kyreas={"life": 3})
    act(s, 0, "mark white")
    assert [refused(s, 0, f"heal {name}") for name in ("ismoros", "neltai")] == ["RUN-10.7"] * 2
    assert [refused(s, 0, text) for text in ("wound violet", "exchange_monster")] == ["RUN-D9"] * 2


@pytest.mark.rule("RUN-D6h", "RUN-D7", "RUN-D8", "RUN-D9", "RUN-D10a", "RUN-D13a")
def test_answers_to_questions_nobody_asked() -> None:
    """In the actions phase the answers of marks and ultimates are no actions."""
    s = board(dice=["white"], ismoros={"life": 3}, neltai={"life": 0}, red=["troll_red 1"])
    for text in (
        *("shield ismoros", "shield neltai", "wound red", "heal ismoros", "exchange_monster", "move_self"),
        *("take red 1", "to green", "revive neltai", "life 0", "choose kulak", "roll red"),
    ):
        assert refused(s, 0, text) == "RUN-D6"
