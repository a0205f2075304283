"""TOG-4.3: playing at the same time gives what playing in turn order gives; games can be repeated."""

from typing import Any

import pytest

from tablee.core.rng import Rng
from tablee.core.state import CHANCE
from tablee.games.glory.state import Glory
from tests.rules.glory.table import GAME, fresh

Answers = list[list[int]]
"""What each seat answered in step 2, in its order."""

STEP_1 = ("keep_quests", "select_card", "catch_up_take")


def kind(s: Glory, seat: int) -> str:
    return s.procs[s.question(seat).proc].name


def facts(s: Glory) -> dict[str, Any]:
    """The position without the option itself and without what is pending."""
    dump = GAME.dump(s)
    dump["options"].pop("simultaneous")
    return {key: value for key, value in dump.items() if key not in ("stack", "result", "discard")} | {
        "discard": sorted(dump["discard"])
    }


def play_side_by_side(
    s: Glory, seed: int
) -> tuple[list[tuple[int, int]], list[Answers], list[dict[str, Any]]]:
    """A random game in which everybody is as fast or slow as chance will; positions between the rounds."""
    rng = Rng(seed)
    others: list[tuple[int, int]] = []  # chance, and all questions outside step 2
    turns: list[Answers] = []
    positions: list[dict[str, Any]] = []
    number = 0
    while not s.is_over():
        if s.asked(CHANCE):
            others.append((CHANCE, s.draw(rng)))
            s.apply(*others[-1])
            continue
        seat = rng.choice(s.to_act())
        if kind(s, seat) == "select_card" and s.round != number:
            number = s.round
            positions.append(facts(s))
            turns.append([[] for _ in range(s.seats)])
        action = rng.choice(s.legal(seat))
        if kind(s, seat) in STEP_1:
            others.append((seat, action))
        else:
            turns[-1][seat].append(action)
        s.apply(seat, action)
    positions.append(facts(s))
    return others, turns, positions


def replay_in_turn(s: Glory, others: list[tuple[int, int]], turns: list[Answers]) -> list[dict[str, Any]]:
    """The same answers of everybody, one player after the other."""
    positions: list[dict[str, Any]] = []
    number = 0
    pending = iter(others)
    while not s.is_over():
        if s.asked(CHANCE) or kind(s, s.to_act()[0]) in STEP_1:
            if not s.asked(CHANCE) and kind(s, s.to_act()[0]) == "select_card" and s.round != number:
                number = s.round
                positions.append(facts(s))
            seat, action = next(pending)
        else:
            (seat,) = s.to_act()  # nobody but the player whose turn it is
            action = turns[number - 1][seat].pop(0)
        assert action in s.legal(seat)
        s.apply(seat, action)
    positions.append(facts(s))
    assert not any(answers for turn in turns for answers in turn)
    return positions


@pytest.mark.rule("TOG-4.3", "TOG-7.26", "TOG-7.9", "TOG-R35", "TOG-11.13", "TOG-11.14")
@pytest.mark.parametrize(
    "options",
    [{}, {"quests": "yes"}, {"quests": "yes", "quest_timing": "deferred"}],
    ids=["no", "yes", "deferred"],
)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_side_by_side_is_as_one_after_the_other(seats: int, options: dict[str, str]) -> None:
    tokens = 0
    for seed in range(8):
        table = fresh(seats, **options, simultaneous_play="yes")
        others, turns, positions = play_side_by_side(table.state, seed)
        tokens += sum(line.startswith("token-claimed") for line in table.log)
        assert replay_in_turn(fresh(seats, **options).state, others, turns) == positions
    assert tokens > 0


@pytest.mark.rule("TOG-4.3")
def test_everybody_acts_at_his_own_pace() -> None:
    table = fresh(3, simultaneous_play="yes")
    table.play("chance: hero shaman", "chance: hero barbarian", "chance: hero thief")
    table.play(*(f"chance: draw {tile}" for tile in ("inn", "goblin", "market", "squire", "imp", "scholar")))
    table.play("chance: first 1")
    told = table.play("0: select 3", "1: select 2", "2: select 1")
    assert told[-4:] == ["token-given seat=2", "turn-began seat=0", "turn-began seat=1", "turn-began seat=2"]
    assert table.state.to_act() == [0, 1, 2]
    table.play("1: play")
    assert [table.kind(seat) for seat in range(3)] == ["turn_action", "choose_cell", "turn_action"]
    table.play("0: discard")
    assert [table.kind(seat) for seat in range(3)] == ["place_key", "choose_cell", "turn_action"]
    assert table.refused(2, "open 0,0:0") == "TOG-4.1"
    assert table.refused(1, "put 5,5") == "TOG-6.3"
    told = table.play("0: open 0,0:1")
    assert told[-1] == "turn-ended seat=0"
    assert table.state.to_act() == [1, 2]
    assert table.refused(0, "discard") == "TOG-2.3"
    table.play("2: play", "2: put 0,1", "1: put 0,1")
    assert table.state.to_act() == [CHANCE]
    assert GAME.view(table.state, None)["simultaneous"] is True


@pytest.mark.rule("TOG-4.3")
def test_without_the_option_only_the_player_in_turn_acts() -> None:
    table = fresh(3)
    rng = Rng(2)
    s = table.state
    asked = 0
    while not s.is_over():
        s.advance(rng)
        waiting = s.to_act()
        if waiting and kind(s, waiting[0]) not in STEP_1:
            assert len(waiting) == 1
            asked += 1
        for seat in waiting:
            s.apply(seat, rng.choice(s.legal(seat)))
    assert asked > 40


@pytest.mark.rule("TOG-12.1")
@pytest.mark.parametrize(
    "options",
    [{}, {"quests": "yes"}, {"quests": "yes", "quest_timing": "deferred"}, {"simultaneous_play": "yes"}],
)
def test_the_same_answers_make_the_same_game(options: dict[str, str]) -> None:
    """Nothing but chance is random: a game played again from its actions, and from copies, is the same."""
    table = fresh(4, **options)
    s = table.state
    again = fresh(4, **options).state
    rng = Rng(77)
    while not s.is_over():
        seat = s.to_act()[0]
        action = s.draw(rng) if seat == CHANCE else rng.choice(s.legal(seat))
        assert again.legal(seat) == s.legal(seat)
        s.apply(seat, action)
        again.apply(seat, action)
        assert again.key() == s.key()
        again = again.clone() if s.round % 2 else GAME.load(GAME.dump(again))
    assert GAME.digest(again) == GAME.digest(s)
