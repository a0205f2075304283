"""HAV-2.5: what a player achieves in the adventure does not depend on who acts when."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.rng import Rng
from tablee.core.state import CHANCE
from tablee.games.havresac.ids import ADVENTURE
from tablee.games.havresac.state import Havresac
from tests.rules.havresac.table import FIRST, GAME, GUARDIANS, fresh

NO_PHASE = -1

Order = list[int]
"""Which of those who may act does so next: numbers taken around the list of the waiting seats."""


def facts(s: Havresac) -> dict[str, Any]:
    """The position without what is pending."""
    dump = GAME.dump(s)
    return {key: value for key, value in dump.items() if key not in ("stack", "result", "lines", "waiting")}


def outcome(s: Havresac, seed: int, cards: Rng) -> int:
    """Chance as a table rolls it: the draws of a seat are its own stream, the cards that of the table."""
    number = s.luck()
    if number < 0:
        return s.draw(cards)
    return s.draw(Rng(seed * 1_000_003 + number))


def play(seats: int, seed: int, order: Order, **options: str) -> list[dict[str, Any]]:
    """A game in which each seat answers by its own dice; the positions after each adventure."""
    s = fresh(seats, **options).state
    cards = Rng(seed)
    dice = [Rng(seed * 7 + seat + 1) for seat in range(seats)]
    positions: list[dict[str, Any]] = []
    step = 0
    phase = NO_PHASE
    while not s.is_over():
        if s.asked(CHANCE):
            s.apply(CHANCE, outcome(s, seed, cards))
        else:
            waiting = s.to_act()
            seat = waiting[order[step % len(order)] % len(waiting)]
            step += 1
            legal = s.legal(seat)
            s.apply(seat, dice[seat].choice(legal))
        if phase == ADVENTURE and s.phase != phase:
            positions.append(facts(s))
        phase = s.phase
    return positions


@pytest.mark.rule("HAV-2.5", "HAV-2.2")
@settings(max_examples=30)
@given(
    seats=st.integers(2, 4),
    seed=st.integers(0, 10_000),
    order=st.lists(st.integers(0, 11), min_size=1, max_size=40),
    board=st.sampled_from(["summer", "winter"]),
)
def test_the_order_of_acting_changes_nothing(seats: int, seed: int, order: Order, board: str) -> None:
    one_after_the_other = play(seats, seed, [0], tile_faces="random", board_face=board)
    assert len(one_after_the_other) == 5
    assert play(seats, seed, order, tile_faces="random", board_face=board) == one_after_the_other


@pytest.mark.rule("HAV-2.5")
@pytest.mark.parametrize("faces", ["all_day", "all_night"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_backwards_around_and_at_random(seats: int, faces: str) -> None:
    for seed in range(4):
        straight = play(seats, seed, [0], tile_faces=faces)
        assert play(seats, seed, [seats - 1], tile_faces=faces) == straight
        assert play(seats, seed, list(range(seats)), tile_faces=faces) == straight
        rng = Rng(seed)
        assert play(seats, seed, [rng.below(12) for _ in range(60)], tile_faces=faces) == straight


@pytest.mark.rule("HAV-2.5")
def test_each_seat_has_luck_of_its_own() -> None:
    table = fresh(2)
    assert table.state.luck() == -1  # the cards are everybody's
    table.scout(*FIRST)
    table.patch(p0={"bag": {"thief": 2, "guide": 1}}, p1={"bag": {"thief": 2, "guide": 1}})
    numbers = [table.state.luck()]
    table.draw("thief")
    numbers.append(table.state.luck())
    table.draw("thief")
    assert table.state.luck() == -1  # nobody draws now
    table.play("1: to 5,4")
    numbers.append(table.state.luck())  # the chest of seat 1
    table.play("chance: find bow")
    numbers.append(table.state.luck())
    table.draw("guide")
    table.play("0: to 5,4")
    numbers.append(table.state.luck())
    assert numbers == [1 << 32, 2 << 32, (2 << 32) + 1, (2 << 32) + 2, (1 << 32) + 1]
    assert [table.player(seat)["draws"] for seat in (0, 1)] == [1, 3]


@pytest.mark.rule("HAV-2.5", "HAV-2.3")
def test_what_one_does_leaves_the_questions_of_the_others() -> None:
    table = fresh(3)
    table.scout(*FIRST)
    table.patch(**{f"p{seat}": {"bag": dict.fromkeys(GUARDIANS, 1)} for seat in range(3)})
    table.draw("druid", "thief", "huntress")
    before = [table.legal(seat) for seat in range(3)]
    kingdoms = [table.player(seat) for seat in range(3)]
    table.play("1: to 5,4", "chance: find bow", "chance: draw priestess")
    assert table.legal(0) == before[0]
    assert table.legal(2) == before[2]
    assert [table.player(seat) for seat in (0, 2)] == [kingdoms[0], kingdoms[2]]
    table.play("2: to 7,5")
    assert table.state.asked(CHANCE)  # chance first, for seat 2
    assert table.legal(0) == []
    table.play("chance: draw guide")
    assert table.legal(0) == before[0]
    assert table.state.to_act() == [0, 1, 2]


@pytest.mark.rule("HAV-4.1", "HAV-2.5")
def test_the_same_answers_make_the_same_game() -> None:
    """Nothing but chance is random: a game played again from its actions, and from copies, is the same."""
    s = fresh(4, tile_faces="random").state
    again = fresh(4, tile_faces="random").state
    rng = Rng(77)
    while not s.is_over():
        seat = s.to_act()[-1]
        action = s.draw(rng) if seat == CHANCE else rng.choice(s.legal(seat))
        assert again.legal(seat) == s.legal(seat)
        s.apply(seat, action)
        again.apply(seat, action)
        assert again.key() == s.key()
        again = again.clone() if s.round % 2 else GAME.load(GAME.dump(again))
    assert GAME.digest(again) == GAME.digest(s)
