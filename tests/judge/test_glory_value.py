"""Tales of Glory in named numbers: they mean what their names say, and the value follows them."""

import pytest

from tablee.core.rng import Rng
from tablee.games.glory.advice.foresight import standings
from tablee.games.glory.advice.picking import pick
from tablee.games.glory.ids import P_TURN_ACTION, PLAY, POTION, ROUNDS
from tablee.judge.reasons import reason
from tablee.judge.value import Judge, to_quiet
from tests.rules.glory.table import GAME, Table, last_turn, placed, prestige, selecting, turn


def numbers(table: Table, seat: int = 0) -> dict[str, float]:
    """The named numbers of a position for a seat."""
    found = GAME.advice.numbers(table.state, seat)
    return dict(zip(GAME.advice.FEATURES, found, strict=True))


def test_what_players_own_is_compared() -> None:
    table = last_turn(2, round=10, p0=prestige(9, combat=3, coin=2), p1=prestige(4, magic=1, coin=2))
    mine, theirs = numbers(table, 0), numbers(table, 1)
    assert (mine["prestige_lead"], theirs["prestige_lead"]) == (5, -5)
    assert (mine["combat"], mine["combat_lead"], mine["magic_lead"], mine["coin_lead"]) == (3, 3, -1, 0)
    assert mine["majority_lead"] == 0, "combat and magic, and they share the coins"
    assert (mine["turn_lead"], mine["rounds_played"]) == (-1, 1), "seat 1 has its last tile to deal with"


def test_majorities_are_foreseen_with_what_a_tile_costs_and_brings() -> None:
    """Discarding brings a coin and a potion, which the last player then has most of."""
    table = last_turn(2, round=10, p0={"coin": 1})
    assert numbers(table, 1)["majority_lead"] == -1
    assert numbers(table, 1)["expected_majority_lead"] == 1, "a coin each, and the only potion"


RICH = {"coin": 9, "potion": 9}
"""A rival with whom nobody can compete for these majorities."""


def brought(table: Table, round: int = 10) -> float:
    """What the tile of seat 0 will bring."""
    table.patch(round=round, p1=RICH)
    return standings(table.state, 0)[0].tile


@pytest.mark.parametrize(
    ("taken", "stock", "brings"),
    [
        ("golden_idol", "3/0/0/0", 6),  # it can be paid
        ("golden_idol", "2/0/0/0", 0),  # it cannot, and there is no chest to open instead
        ("dragon", "0/4/3/0", 13),  # potions for the missing skill
        ("dragon", "0/3/3/0", 0),
        ("champion", "3/0/2/0", 5 + 3),  # 2 for each combat point, 1, and its chest by two half-keys
    ],
)
def test_a_tile_in_the_last_round_counts_as_it_will_be_paid(taken: str, stock: str, brings: int) -> None:
    assert brought(turn(taken, stock=stock, seats=2, opened=(0, 1))) == pytest.approx(brings)


def test_a_tile_is_discarded_for_majorities_that_are_worth_more() -> None:
    table = turn("golden_idol", stock="3/0/0/0", seats=2, opened=(0, 1))
    table.patch(
        round=10, p1={"coin": 2, "potion": 0, "tiles": [placed("barbarian 0,0 0 1")], "taken": "hydra"}
    )
    assert standings(table.state, 0)[0].tile == 0, "coins and potions bring 8"


def test_a_tile_counts_with_the_gains_of_its_best_cell() -> None:
    stock = "3/0/0/0"
    assert brought(turn("golden_idol", "inn 0,-1", stock=stock, seats=2, opened=(0, 1))) == 6
    castle = turn("golden_idol", "royal_castle 0,-1", stock=stock, seats=2, opened=(0, 1))
    assert brought(castle) == 6 + 2, "2 prestige for any tile on the eastern side of the Castle"
    beside = turn("golden_idol", "lost_city 0,-1", stock=stock, seats=2, opened=(0, 1))
    assert brought(beside) == 6 + 5, "5 prestige on the eastern side of the Lost City"


def test_gains_of_the_end_of_the_game_count_what_lies_there() -> None:
    table = turn("dragon", "queen 0,-1", "sergeant 0,1", seats=2, opened=(0, 1))
    table.patch(round=10)
    assert numbers(table)["end_lead"] == 4, "2 for each character"


def test_the_tiles_of_the_last_round_are_known_one_round_before() -> None:
    table = turn("dragon", seats=2, opened=(0, 1), stock="9/9/5/5")
    poor = {"tiles": [placed("barbarian 0,0 0 1")], **dict.fromkeys(("coin", "potion", "combat", "magic"), 0)}
    table.patch(round=8, p1=poor)
    assert [who.next + who.end for who in standings(table.state, 0)] == [0, 0]
    table.patch(round=9)
    mine, theirs = (who.next + who.end for who in standings(table.state, 0))
    assert mine >= theirs + 13, "only seat 0 can pay for the Lich or has all majorities for the Minstrel"


def test_a_tile_placed_one_round_before_the_last_offers_its_sides_to_the_last_tile() -> None:
    table = turn("golden_idol", stock="3/0/0/0", seats=2, opened=(0, 1))
    table.patch(round=9, p1=RICH)
    me = standings(table.state, 0)[0]
    idol = GAME.box.tiles.index("golden_idol")
    assert me.laid[0] == idol
    assert idol in me.sites, "cells beside it are looked at"


def test_who_discards_takes_a_tile_off_the_board_all_the_same() -> None:
    """TOG-5.2 Without a cell to place them on both discard what they take: two tiles are gone."""
    table = selecting(2)
    s = table.state
    board = list(s.slots)
    players = standings(s, 0)
    for who in players:
        who.stock = [0, 0, 0, 0]
        who.sites = []
    for who, left in zip(players, (5, 4), strict=True):
        pick(s, who, board, 0, 9)
        assert len([tile for tile in board if tile >= 0]) == left
        assert who.stock[2:] == [1, 1], "a potion and a coin"


def test_among_many_the_best_rival_is_compared() -> None:
    table = last_turn(3, round=10, p0=prestige(5), p1=prestige(9), p2=prestige(20))
    told = numbers(table)
    assert (told["prestige_lead"], told["second_lead"]) == (5 - 20, 5 - 9)
    assert numbers(last_turn(2, round=10))["second_lead"] == 0, "there is one rival only"


def test_parts_of_the_game_are_judged_by_weights_of_their_own() -> None:
    table = last_turn(2)
    families = []
    for round in range(1, 11):
        table.patch(round=round)
        families.append(GAME.advice.family(table.state))
    assert families == sorted(families)
    assert sorted(set(families)) == list(range(len(GAME.advice.FAMILIES)))


def test_positions_are_quiet_where_nothing_is_half_done() -> None:
    table = selecting(2)
    assert GAME.advice.quiet(table.state)
    table.play("0: select 1")
    assert not GAME.advice.quiet(table.state), "a card lies face down"
    table.play("1: select 2")
    assert table.kind(table.state.to_act()[0]) == "turn_action"
    assert GAME.advice.quiet(table.state)


@pytest.mark.parametrize("round", [4, 9])
def test_more_prestige_makes_winning_more_likely(round: int) -> None:
    judge = Judge(GAME)
    assert judge.learned
    wins = []
    margins = []
    for points in (5, 15, 25, 35):
        table = turn("dragon", seats=2, stock=f"2/2/2/2/{points}")
        table.patch(round=round, p1=prestige(20, coin=2, potion=2, combat=2, magic=2))
        value = judge.value(table.state, 0)
        wins.append(value.win)
        margins.append(value.margin)
    assert wins == sorted(wins)
    assert margins == sorted(margins, key=lambda margin: margin or 0.0)
    assert wins[0] < 0.35 < 0.65 < wins[-1]


def test_nobody_has_more_of_what_he_has_not_paid_yet() -> None:
    """A tile that costs potions does not leave more of them before it is paid for than after."""
    judge = Judge(GAME)
    pairs = 0
    rng = Rng(0)
    for _ in range(3):
        s = GAME.setup({}, 2)
        s.advance(rng)
        while not s.ended:
            seat = s.to_act()[0]
            answer = GAME.advice.choose(s.clone(), seat, rng)
            if s.question(seat).proc == P_TURN_ACTION and answer == PLAY and s.round < ROUNDS:
                paid = s.clone()
                paid.apply(seat, answer)
                if paid.has(seat, POTION) < s.has(seat, POTION):
                    pairs += 1
                    said = reason(judge, seat, [s.clone()], [to_quiet(GAME, paid, Rng(0))], better=True)
                    assert said is None or said.args.get("resource") != "potion"
            s.apply(seat, answer)
            s.advance(rng)
    assert pairs >= 5
