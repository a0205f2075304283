"""The rules of thumb of Les Gardiens de Havresac: what a player would call obvious, and what it scores."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.bots import make, play_on
from tablee.core.rng import Rng
from tablee.games.havresac.advice.outlook import FAR, TURN, distances, outlook
from tablee.games.havresac.advice.thumb import choose, evaluate, in_play, stats
from tablee.match.seat_view import SeatView
from tests.rules.havresac.table import Table, adventure, recruiting

GAME: Any = tablee.load("havresac")


def end(bots: list[str], seed: int, **options: str) -> Any:
    """The end of a game between bots."""
    s = GAME.setup({"tile_faces": "all_day"} | options, len(bots))
    play_on(GAME, s, {seat: make(name, seed * 10 + seat) for seat, name in enumerate(bots)}, Rng(seed))
    return s


def advice(table: Table) -> str:
    """What the rules of thumb say to seat 0, in notation."""
    return str(GAME.space.text(choose(table.state.clone(), 0, Rng(1))))


def greedy(table: Table) -> str:
    """What the player who looks one step ahead does at seat 0, in notation."""
    return str(GAME.space.text(make("greedy", 1).choose(SeatView(GAME, table.state, 0))))


@pytest.mark.parametrize(("board", "faces"), [("summer", "all_day"), ("winter", "all_night")])
def test_they_score_what_a_careful_player_scores(board: str, faces: str) -> None:
    """The specification measured 72 to 76 on average, with a deviation of 5 to 8."""
    scores = [
        GAME.outcome(end(["thumb"], seed, board_face=board, tile_faces=faces)).scores[0] for seed in range(3)
    ]
    assert 63 < sum(scores) / len(scores) < 90


def test_one_step_ahead_is_nearly_as_good() -> None:
    s = GAME.setup({"tile_faces": "all_day"}, 1)
    play_on(GAME, s, {0: make("greedy", 1)}, Rng(3), budget=1)
    assert GAME.outcome(s).scores[0] >= 58


def test_they_beat_chance() -> None:
    assert GAME.outcome(end(["random", "thumb"], 1)).winners == (1,)


ADVISERS = pytest.mark.parametrize("adviser", [advice, greedy])


@ADVISERS
def test_a_huntress_goes_where_she_can_shoot(adviser: Any) -> None:
    """Nothing is gained by her move itself: a position is judged after the shot it allows."""
    table = adventure("huntress", creatures={"9,4": "fox"})
    table.act(adviser(table))
    assert table.kind() == "abilities"
    assert adviser(table) == "shoot 9,4"


@ADVISERS
def test_boots_are_worth_a_monster_out_of_reach(adviser: Any) -> None:
    table = adventure("warrior", creatures={"11,2": "pig"}, guardians={"9,4": "guide"}, objects={"boots": 1})
    assert adviser(table) == "use boots"
    table.act("use boots")
    assert adviser(table) == "to 11,2"


@ADVISERS
def test_a_priestess_returns_who_will_do_more(adviser: Any) -> None:
    """By day she takes the place of a thief who stands beside another chest."""
    table = adventure("priestess", guardians={"9,4": "thief"}, spare=0, round=5)
    assert adviser(table) == "swap"


@ADVISERS
def test_a_thief_opens_a_chest_in_reach(adviser: Any) -> None:
    table = adventure("thief", guardians={"9,4": "guide"}, round=5)
    table.act(adviser(table))
    assert table.chance_kind() == "chest"


@ADVISERS
@pytest.mark.parametrize(
    ("tool", "creatures"), [("net", {"9,1": "fairy"}), ("bow", {"9,4": "fox"}), ("hammer", {})]
)
def test_nobody_keeps_an_object_to_the_end(tool: str, creatures: dict[str, str], adviser: Any) -> None:
    """The last guardian of the game uses what would be left over."""
    near = {"8,3": "warrior", "11,5": "warrior"}
    table = adventure(
        "guide", creatures=creatures, objects={tool: 1}, gains={"pig": 4}, round=5, spare=0, guardians=near
    )
    while table.state.asked(0):
        table.act(adviser(table))
    assert table.player()["objects"] == {}


def test_gold_is_spent_on_guardians() -> None:
    table = recruiting({"gold": 12})
    bought = 0
    while table.kind() == "recruit":
        text = advice(table)
        bought += text.startswith("recruit")
        table.act(text)
    assert bought >= 2


def test_a_guardian_just_drawn_is_to_come_and_one_begun_is_in_play() -> None:
    assert not in_play(adventure("thief").state, 0)
    assert not in_play(adventure("thief", objects={"boots": 1}).state, 0)
    assert not in_play(adventure("priestess", guardians={"9,4": "guide"}, round=5).state, 0)
    swapping = adventure("priestess", guardians={"9,4": "guide"}, round=5)
    swapping.act("swap")
    moving = adventure("priestess", guardians={"9,4": "guide"}, round=5)
    moving.act("move")
    booted = adventure("thief", objects={"boots": 2})
    booted.act("use boots")
    feathered = adventure("thief", objects={"feather": 1})
    feathered.act("use feather")
    shooting = adventure("huntress", creatures={"9,4": "fox"})
    shooting.act("to 8,4")
    for table in (swapping, moving, booted, feathered, shooting):
        assert in_play(table.state, 0), table.kind()


def test_what_can_still_be_done_counts() -> None:
    """A shot to come is worth as much as a shot done; the guardian just drawn counts with the bag."""
    table = adventure("huntress", creatures={"9,4": "pig"})
    table.act("to 8,4")
    before = evaluate(table.state, 0)
    assert before > outlook(table.state, 0) + 1
    table.act("shoot 9,4")
    assert outlook(table.state, 0) == pytest.approx(before)
    drawn = adventure("thief")
    assert evaluate(drawn.state, 0) == outlook(drawn.state, 0)


def test_distances_go_on_where_a_walk_ends() -> None:
    """In summer (7,3) is a forest two steps from the castle: another guardian must go on from there."""
    s = adventure("thief").state
    far = distances(s, 0)
    names = s.box.cells
    assert far[names.index("7,5")] == 0
    assert far[names.index("7,4")] == 1
    assert far[names.index("7,3")] == 2
    assert far[names.index("7,2")] in (2 + 1 + TURN, 5)
    assert far[names.index("10,3")] == FAR, "a lake"
    standing = distances(adventure("thief", guardians={"9,4": "guide"}, round=5).state, 0)
    assert standing[names.index("9,4")] == 0
    assert standing[names.index("11,4")] == 2


def test_advice_leaves_the_position_alone() -> None:
    s = GAME.setup({}, 2)
    rng = Rng(4)
    s.advance(rng)
    asked = 0
    while not s.is_over():
        seat = s.to_act()[0]
        if rng.below(6) == 0:
            before = s.key()
            choose(s.clone(), seat, rng)
            evaluate(s, seat)
            assert s.key() == before
            asked += 1
        s.apply(seat, rng.choice(s.legal(seat)))
        s.advance(rng)
    assert asked > 5


def test_the_value_of_a_finished_game_is_the_score() -> None:
    s = end(["random"] * 3, 5)
    assert [evaluate(s, seat) for seat in range(3)] == list(GAME.outcome(s).scores)


def test_statistics_tell_what_was_found_and_used() -> None:
    s = end(["thumb"], 2)
    told = stats(s)
    assert told["villages"] == s.villages(0)
    assert told["chests"] == s.chests(0) == sum(n for name, n in told.items() if name.startswith("found_"))
    assert told["used_cup"] == told["found_cup"]
    bought = sum(n for name, n in told.items() if name.startswith("recruited_"))
    assert bought == sum(s.bag) + sum(s.aside) + len(s.standing[0]) - 5 > 3


def test_who_is_recruited_is_looked_at_for_a_round() -> None:
    """What a walk brings shows at once."""
    assert GAME.advice.lookahead(recruiting({"gold": 9}, {"gold": 9}).state, 0) > 1
    assert GAME.advice.lookahead(adventure("huntress").state, 0) == 1
