"""Chapter 10: the end of the game."""

from typing import Any

import pytest

from tests.rules.glory.table import GAME, Table, last_turn, placed, prestige, random_game, turn


def final(seats: int = 2, **given: Any) -> tuple[Table, list[str]]:
    """Round 10 is over after the last discard, which brings the last seat 1 coin and 1 potion."""
    table = last_turn(seats, round=10, **given)
    told = table.play(f"{seats - 1}: discard")
    return table, told[told.index("play-ended round=10") :]


@pytest.mark.rule("TOG-10.1", "TOG-10.2", "TOG-10.5", "TOG-10.7", "TOG-R15")
def test_the_whole_scoring_step_by_step() -> None:
    table, told = final(
        3,
        p0=prestige(10, coin=4, combat=1, tiles=[placed("shaman 0,0 0 1"), placed("geographer 0,1")]),
        p1=prestige(
            12,
            magic=2,
            tiles=[
                placed("barbarian 0,0 0 1"),
                placed("minstrel 0,1 0"),
                placed("queen 0,2"),
                placed("inn 1,0"),
            ],
        ),
    )
    assert told == [
        "play-ended round=10",
        "majority seat=0 resource=combat amount=4",
        "majority seat=1 resource=magic amount=4",
        "majority seat=2 resource=potion amount=4",
        "majority seat=0 resource=coin amount=4",
        "end-gain seat=0 tile=geographer gain=prestige amount=0",
        "end-gain seat=0 tile=geographer gain=prestige amount=0",
        "end-gain seat=1 tile=minstrel gain=prestige amount=4",
        "gained seat=1 gain=prestige amount=4 tile=minstrel",
        "end-gain seat=1 tile=queen gain=prestige amount=4",
        "gained seat=1 gain=prestige amount=4 tile=queen",
        "scored seat=0 prestige=18 rank=2",
        "scored seat=1 prestige=24 rank=1",
        "scored seat=2 prestige=4 rank=3",
        "won seat=1",
    ]
    assert table.state.is_over()
    assert table.state.to_act() == []
    assert table.player(0)["earned"] == {"tile": 10, "majority": 8}
    assert table.player(1)["earned"] == {"tile": 12, "majority": 4, "end": 8}
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.cause, outcome.winners, outcome.scores) == ("scored", (1,), (18, 24, 4))
    view = GAME.view(table.state, None)
    assert [player["rank"] for player in view["players"]] == [2, 1, 3]
    assert view["majorities"] == {"combat": [0], "magic": [1], "potion": [2], "coin": [0]}
    assert table.refused(0, "discard") == "TOG-2.3"


@pytest.mark.rule("TOG-10.1")
def test_no_scoring_before_the_end_of_round_10() -> None:
    for number in (1, 9):
        table = last_turn(2, round=number)
        told = table.play("1: discard")
        assert not table.state.is_over()
        assert not [line for line in told if line.startswith(("majority", "scored", "won", "end-gain"))]
        assert GAME.outcome(table.state) is None
        assert [player["rank"] for player in GAME.view(table.state, 0)["players"]] == [None, None]
    table = last_turn(3, round=10)
    assert not table.state.is_over()


@pytest.mark.rule("TOG-10.2", "TOG-10.3", "TOG-10.4")
@pytest.mark.parametrize(
    ("resource", "amounts", "holders"),
    [
        ("combat", (0, 0, 0), []),
        ("combat", (1, 0, 0), [0]),
        ("combat", (2, 3, 1), [1]),
        ("combat", (3, 3, 1), [0, 1]),
        ("magic", (2, 2, 2), [0, 1, 2]),
        ("magic", (0, 0, 4), [2]),
        ("magic", (0, 0, 0), []),
        ("potion", (2, 0, 1), [0, 2]),  # the last seat gains one by its discard
        ("potion", (0, 0, 0), [2]),
        ("coin", (0, 5, 3), [1]),
        ("coin", (4, 4, 3), [0, 1, 2]),
    ],
)
def test_majorities(resource: str, amounts: tuple[int, ...], holders: list[int]) -> None:
    table, told = final(3, **{f"p{seat}": {resource: n} for seat, n in enumerate(amounts)})
    assert GAME.dump(table.state)["majorities"][resource] == holders
    assert [line for line in told if line.startswith("majority") and f"={resource} " in line] == [
        f"majority seat={seat} resource={resource} amount=4" for seat in holders
    ]
    assert (f"no-majority resource={resource}" in told) is (holders == [])
    for seat in range(3):
        count = sum(seat in seats for seats in GAME.dump(table.state)["majorities"].values())
        assert table.player(seat)["prestige"] == 4 * count


@pytest.mark.rule("TOG-7.15")
@pytest.mark.parametrize("count", [0, 1, 2, 3, 4])
def test_the_minstrel_counts_majorities(count: int) -> None:
    resources = ("combat", "magic", "potion", "coin")
    owns = {what: 5 if i < count else 0 for i, what in enumerate(resources)}
    other = {what: 0 if i < count else 7 for i, what in enumerate(resources)}
    table, told = final(
        2, p0={**owns, "tiles": [placed("shaman 0,0 0 1"), placed("minstrel 0,1 0")]}, p1={**other}
    )
    assert f"end-gain seat=0 tile=minstrel gain=prestige amount={4 * count}" in told
    assert table.player(0)["prestige"] == 8 * count


END_GAINS = [
    ("q_merchant_prince", {"coin": 8}, (), 8),
    ("q_panacea", {"potion": 7}, (), 10),
    ("q_secrets", {}, ("squire 0,1", "goblin 0,2 0", "scholar 0,3"), 4),
    ("q_tomb", {}, ("squire 0,1", "imp 0,2", "scholar 0,3 0"), 2),
    ("q_citadel", {}, ("imp 0,-1", "goblin 1,0 0", "ghost -1,0", "inn 0,1"), 5),
    ("q_realm_heart", {}, ("imp 0,-1", "goblin 1,0 0", "ghost -1,0"), 0),
    ("geographer", {}, ("inn 0,-1", "market 0,1", "crown 0,2 0"), 6),
    ("barbarian_companion", {}, ("imp 0,-1", "ghost 0,1", "inn 0,2"), 4),
]


@pytest.mark.rule("TOG-10.5", "TOG-7.16", "TOG-R25", "TOG-11.10", "TOG-11.11", "TOG-11.12")
@pytest.mark.parametrize(("tile", "stock", "area", "points"), END_GAINS)
def test_end_gains(tile: str, stock: dict[str, int], area: tuple[str, ...], points: int) -> None:
    chest = " 0" if GAME.catalogue()["tiles"][tile]["chests"] else ""
    tiles = [placed("shaman 0,0 0 1"), *map(placed, area), placed(f"{tile} 5,5{chest}")]
    table, _ = final(2, options={"quests": True}, p0={**stock, "tiles": tiles})
    assert table.player(0)["earned"].get("end", 0) == points


@pytest.mark.rule("TOG-10.5", "TOG-8.13", "TOG-10.10", "TOG-11.9")
def test_what_is_left_over_is_worth_nothing() -> None:
    """Closed chests, keys, quests in hand and resources without majority bring no prestige."""
    tiles = [placed("shaman 0,0 0"), placed("squire 0,1"), placed("goblin 0,2 0")]
    mine = {
        "coin": 8,
        "potion": 8,
        "combat": 8,
        "magic": 8,
        "tiles": tiles,
        "hand": ["q_patron", "q_citadel"],
    }
    table, _ = final(
        2, options={"quests": True}, p0=mine, p1=dict.fromkeys(("coin", "potion", "combat", "magic"), 9)
    )
    assert table.stock(0) == "8/8/8/8/0"
    assert table.player(0)["earned"] == {}
    assert GAME.view(table.state, 1)["players"][0]["hand"] == ["q_patron", "q_citadel"]


@pytest.mark.rule("TOG-10.6", "TOG-10.5")
def test_majorities_come_before_end_gains() -> None:
    table, told = final(2, p0={"combat": 1, "tiles": [placed("shaman 0,0 0 1"), placed("minstrel 0,1 0")]})
    assert told.index("majority seat=0 resource=combat amount=4") < told.index(
        "end-gain seat=0 tile=minstrel gain=prestige amount=4"
    )
    assert table.player(0)["prestige"] == 8


@pytest.mark.rule("TOG-10.7", "TOG-10.8", "TOG-10.9", "TOG-10.11", "TOG-R5")
@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [  # prestige, combat, magic, potions, coins at the very end, majorities included
        ((50, 1, 1, 1, 1), (49, 9, 9, 9, 9), (0,)),
        ((50, 2, 1, 1, 1), (50, 1, 9, 9, 9), (0,)),
        ((50, 1, 2, 1, 1), (50, 1, 3, 1, 1), (1,)),
        ((50, 1, 2, 1, 9), (50, 1, 1, 9, 9), (0,)),
        ((50, 1, 1, 2, 1), (50, 1, 1, 1, 9), (0,)),
        ((50, 1, 1, 1, 1), (50, 1, 1, 1, 2), (1,)),
        ((50, 1, 1, 1, 1), (50, 1, 1, 1, 1), (0, 1)),
    ],
)
def test_comparison(mine: tuple[int, ...], theirs: tuple[int, ...], winners: tuple[int, ...]) -> None:
    most = [max(pair) for pair in zip(mine, theirs, strict=True)]
    given = {}
    for name, stock in (("p0", mine), ("p1", theirs)):
        before = stock[0] - 4 * sum(n == top for n, top in zip(stock[1:], most[1:], strict=True))
        discard = 1 if name == "p1" else 0  # the last discard brings a coin and a potion
        given[name] = prestige(before, combat=stock[1], magic=stock[2])
        given[name].update(potion=stock[3] - discard, coin=stock[4] - discard)
    table, told = final(2, **given)
    for seat, stock in enumerate((mine, theirs)):
        assert table.stock(seat) == f"{stock[4]}/{stock[3]}/{stock[1]}/{stock[2]}/{stock[0]}"
        rank = 1 if seat in winners else 2
        assert f"scored seat={seat} prestige={stock[0]} rank={rank}" in told
    assert told[-len(winners) :] == [f"won seat={seat}" for seat in winners]
    assert not told[-len(winners) - 1].startswith("won")
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == winners


@pytest.mark.rule("TOG-10.2", "TOG-10.5", "TOG-10.7", "TOG-12.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_reserves_are_what_was_gained_less_what_was_paid(seats: int) -> None:
    """In whole games every coin, potion, point and prestige is accounted for in the log."""
    table = random_game(seats, seed=40 + seats, quests="yes")
    has = [dict.fromkeys(("coin", "potion", "combat", "magic", "prestige"), 0) for _ in range(seats)]
    for line in table.log:
        kind, *pairs = line.split()
        told = dict(pair.split("=") for pair in pairs)
        if kind == "gained":
            has[int(told["seat"])][told["gain"]] += int(told["amount"])
        elif kind == "paid":
            has[int(told["seat"])]["coin"] -= int(told["coins"])
            has[int(told["seat"])]["potion"] -= int(told["potions"])
        elif kind == "majority":
            has[int(told["seat"])]["prestige"] += 4
    for seat in range(seats):
        assert table.stock(seat) == "/".join(str(n) for n in has[seat].values())
        assert sum(table.player(seat)["earned"].values()) == has[seat]["prestige"]


@pytest.mark.rule("TOG-12.2", "TOG-R14")
def test_the_common_reserve_has_no_end() -> None:
    """More than all tokens of the box: 55 worth of coins, 390 of prestige, 18 combat points."""
    table = turn("dragon_hoard", stock="60/60/30/30/400")
    table.play("0: play", "0: put -1,0")
    assert table.stock() == "64/60/30/30/405"
    table = turn("knight", stock="60/60/30/30/400")
    table.play("0: play", "0: put 0,1")
    assert table.stock() == "57/60/32/30/401"
