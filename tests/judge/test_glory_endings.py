"""The last two rounds of Tales of Glory are foreseen as the rules of thumb play them."""

from collections.abc import Iterator

import pytest

from tablee.core.rng import Rng
from tablee.core.state import CHANCE
from tablee.games.glory.advice.endings import endings
from tablee.games.glory.ids import PRESTIGE, ROUNDS
from tablee.games.glory.state import Glory
from tests.rules.glory.table import GAME, Table, turn

GAMES = 4


def sensible(seed: int, round: int) -> Iterator[Glory]:
    """The questions to players from a round on, then the end, of a game by the rules of thumb."""
    s = GAME.setup({"quests": "no"}, 2)
    rng = Rng(seed)
    while not s.ended:
        seat = s.to_act()[0]
        if seat == CHANCE:
            s.apply(seat, s.draw(rng))
            continue
        if s.round >= round:
            yield s.clone()
        s.apply(seat, GAME.advice.choose(s.clone(), seat, rng))
    yield s


def test_the_last_round_ends_as_foreseen() -> None:
    right = 0
    asked = 0
    for seed in range(GAMES):
        *questions, end = sensible(seed, ROUNDS)
        for s in questions:
            for seat in range(2):
                asked += 1
                right += endings(s, seat)[0].outlook == end.has(seat, PRESTIGE)
    assert asked > 10 * GAMES
    assert right >= 0.95 * asked


def test_one_round_before_it_ends_about_as_foreseen() -> None:
    errors = []
    for seed in range(GAMES):
        *questions, end = sensible(seed, ROUNDS - 1)
        for s in questions:
            errors += [abs(endings(s, seat)[0].outlook - end.has(seat, PRESTIGE)) for seat in range(2)]
    assert sum(errors) / len(errors) < 4


def test_positions_are_left_as_they_are() -> None:
    for s in sensible(1, ROUNDS - 1):
        if not s.ended:
            key = s.key()
            endings(s, 0)
            assert s.key() == key


RICH = {"coin": 9, "potion": 9, "combat": 9, "magic": 9}


def outlook(table: Table, **stock: int) -> float:
    """What seat 0 will end with beside a rival with whom it shares no majority."""
    table.patch(round=10, p0=stock, p1=RICH)
    return endings(table.state, 0)[0].outlook


@pytest.mark.parametrize(
    ("coins", "ends"),
    [
        (3, 6),  # the idol is paid for
        (2, 0),  # too dear: it is discarded, and no chest is left to open
    ],
)
def test_a_tile_is_played_if_it_can_be_paid(coins: int, ends: int) -> None:
    assert outlook(turn("golden_idol", seats=2, opened=(0, 1)), coin=coins, prestige=0) == ends


def test_tog_5_2_who_discards_opens_any_chest() -> None:
    table = turn("dragon", "squire 0,-1", stock="0/0/0/0", seats=2, opened=(0, 1))
    assert outlook(table) == 2, "the chest of the Squire"


@pytest.mark.parametrize(("coins", "brings"), [(9, 1), (2, 0)])
def test_majorities_are_weighed_with_what_a_chest_brings(coins: int, brings: int) -> None:
    """The Sergeant’s chest holds prestige, the Goblin’s a coin: two are as many as the rival has."""
    table = turn("dragon", "goblin 0,-1", "sergeant 0,1", stock="0/0/0/0", seats=2, opened=(0, 1))
    table.patch(round=10, p1={**RICH, "coin": coins})
    assert endings(table.state, 0)[0].tile == brings
