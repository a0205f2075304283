"""Recruitment: chapter 9 of the rules."""

from typing import Any

import pytest

from tablee.core.rng import Rng
from tests.rules.havresac.table import GAME, GUARDIANS, START_BAG, Table, evening, random_game, recruiting

DAY = {"guide": 3, "warrior": 4, "thief": 4, "priestess": 4, "druid": 5, "huntress": 6}
NIGHT = {"guide": 3, "warrior": 4, "thief": 4, "priestess": 5, "druid": 4, "huntress": 8}


def offered(table: Table, seat: int) -> set[str]:
    """The kinds a seat may buy now, whether it is waited for or not."""
    return table.targets("recruit", seat)


@pytest.mark.rule("HAV-9.1", "HAV-9.2")
@pytest.mark.parametrize("kind", GUARDIANS)
@pytest.mark.parametrize("face", ["day", "night"])
def test_the_price_is_on_the_face_in_play(kind: str, face: str) -> None:
    price = (DAY if face == "day" else NIGHT)[kind]
    night = " ".join(GUARDIANS) if face == "night" else ""
    table = recruiting({"gold": price}, {"gold": 9}, night=night)
    assert kind in offered(table, 0)
    before = table.reserve()[kind]
    told = table.play(f"0: recruit {kind}")
    assert told[0] == f"recruited seat=0 guardian={kind} gold={price}"
    assert table.player(0)["gold"] == 0
    assert table.player(0)["bag"] == {**START_BAG, kind: START_BAG.get(kind, 0) + 1}
    assert table.reserve()[kind] == before - 1
    # One gold less is not enough.
    table = recruiting({"gold": price - 1}, {"gold": 9}, night=night)
    assert table.refused(f"recruit {kind}", 0) == "HAV-9.2"


@pytest.mark.rule("HAV-9.1")
def test_recruits_can_be_drawn_in_the_next_round() -> None:
    table = recruiting({"gold": 6})
    table.act("recruit huntress")
    assert table.dump()["round"] == 2
    table.scout("scout_02", "scout_03", "scout_05", "scout_07", "scout_08")
    assert "draw huntress" in table.legal(-1)


@pytest.mark.rule("HAV-9.2", "HAV-D16")
def test_any_number_of_any_kinds_one_at_a_time_or_none() -> None:
    table = recruiting({"gold": 20})
    table.act("recruit guide", "recruit guide", "recruit druid", "recruit huntress")
    assert table.player()["gold"] == 3
    assert offered(table, 0) == {"guide"}
    table.act("done")
    assert table.player()["bag"] == {**START_BAG, "guide": 3, "druid": 1, "huntress": 1}
    table = recruiting({"gold": 20})
    assert table.refused("stuck") == table.refused("draw guide") == table.refused("hammer 13,9") == "HAV-9.2"
    assert table.legal()[0] == "done"
    told = table.act("done")
    assert told[0] == "recruiting-done seat=0 gold=20"
    assert table.player()["bag"] == START_BAG


@pytest.mark.rule("HAV-9.2", "HAV-R26")
def test_a_kind_that_is_exhausted_cannot_be_bought() -> None:
    bag = {"druid": 10, "guide": 11}
    table = recruiting({"gold": 20, "bag": bag})
    assert table.reserve()["druid"] == 0
    assert table.reserve()["guide"] == 1
    assert table.refused("recruit druid") == "HAV-9.2"
    table.act("recruit guide")
    assert table.refused("recruit guide") == "HAV-9.2"
    assert "druid" not in offered(table, 0)


@pytest.mark.rule("HAV-9.3", "HAV-R23")
def test_gold_is_kept_over_the_rounds() -> None:
    table = recruiting({"gold": 8})
    table.act("recruit druid", "done")
    table.patch(p0={"bag": {}})
    table.scout("scout_02", "scout_03", "scout_05", "scout_07", "scout_08")
    assert table.player()["gold"] == 4  # 3 kept, 1 for no glory


@pytest.mark.rule("HAV-9.4", "HAV-14.3")
def test_guardians_are_never_lost() -> None:
    """In whole games each player has five guardians and those recruited."""
    for seed in range(3):
        table = random_game(3, seed, tile_faces="random")
        for seat in range(3):
            player = table.player(seat)
            held = sum(player["bag"].values()) + sum(player["aside"].values()) + len(player["guardians"])
            bought = [line for line in table.log if line.startswith(f"recruited seat={seat} ")]
            assert held == 5 + len(bought)
            assert bought
    assert not {verb.name for verb in GAME.space.verbs} & {"sell", "dismiss", "discard"}


@pytest.mark.rule("HAV-9.5", "HAV-1.11")
@pytest.mark.parametrize(
    ("points", "scout", "order"),
    [
        ((0, 0, 0, 0), 0, [0, 1, 2, 3]),
        ((0, 0, 0, 0), 3, [3, 0, 1, 2]),
        ((5, 4, 3, 2), 0, [3, 2, 1, 0]),
        ((5, 2, 5, 2), 0, [1, 3, 0, 2]),
        ((5, 2, 5, 2), 2, [3, 1, 2, 0]),
        ((7, 7, 1, 7), 1, [2, 1, 3, 0]),
    ],
)
def test_who_has_fewest_points_is_first(points: tuple[int, ...], scout: int, order: list[int]) -> None:
    table = recruiting(*({"gold": 9, "vp": vp} for vp in points), scout=scout)
    assert table.dump()["order"] == order
    for i, seat in enumerate(order):
        assert table.state.to_act() == [seat]
        assert table.dump()["recruiting"] == sorted(order[i:])
        table.play(f"{seat}: done")
    assert table.dump()["round"] == 2
    assert table.dump()["recruiting"] == []


@pytest.mark.rule("HAV-9.5", "HAV-9.6", "HAV-R25", "HAV-2.2")
def test_the_first_has_the_claim_until_he_is_done() -> None:
    """One Druid is left. The first may take it; the second may not before the first is done or too poor."""
    table = recruiting({"gold": 9, "bag": {"druid": 5}}, {"gold": 9, "bag": {"druid": 4}})
    assert table.reserve()["druid"] == 1
    assert "druid" in offered(table, 0)
    assert table.refused("recruit druid", 1) == "HAV-9.6"
    table.play("0: recruit huntress")  # 3 gold left: he can no longer pay a Druid
    assert "druid" in offered(table, 1)
    table.play("1: recruit druid")
    assert table.player(1)["bag"] == {"druid": 5}
    assert table.state.to_act() == [0]


@pytest.mark.rule("HAV-9.6")
@pytest.mark.parametrize(
    ("left", "gold", "free"),
    [
        (1, (5, 5), False),  # 1 - 1 >= 1 does not hold
        (2, (5, 5), True),
        (2, (10, 5), False),  # the first could buy two
        (3, (10, 5), True),
        (3, (14, 5), True),
        (3, (15, 5), False),
        (1, (4, 5), True),  # the first cannot pay one
    ],
)
def test_before_the_own_place_only_what_nobody_earlier_can_miss(
    left: int, gold: tuple[int, int], free: bool
) -> None:
    table = recruiting({"gold": gold[0], "bag": {"druid": 10 - left}}, {"gold": gold[1]})
    assert table.reserve()["druid"] == left
    assert ("druid" in offered(table, 1)) == free
    if not free:
        assert table.refused("recruit druid", 1) == "HAV-9.6"


@pytest.mark.rule("HAV-9.6")
def test_those_who_are_done_or_come_later_do_not_count() -> None:
    four: list[dict[str, Any]] = [{"gold": 10, "bag": {"druid": 7}}, {"gold": 10}, {"gold": 10}, {"gold": 10}]
    table = recruiting(*four)
    assert table.reserve()["druid"] == 3
    assert [("druid" in offered(table, seat)) for seat in range(4)] == [True, True, False, False]
    table.play("1: done")  # early, and for good
    assert table.log[-1] == "recruiting-done seat=1 gold=10"
    assert table.legal(1) == []
    assert table.refused("recruit druid", 1) == "HAV-2.3"
    assert [("druid" in offered(table, seat)) for seat in (0, 2, 3)] == [True, True, False]
    table.play("2: recruit druid")
    assert table.reserve()["druid"] == 2
    assert "druid" not in offered(table, 2)
    assert table.state.to_act() == [0]
    table.play("0: done")
    assert table.state.to_act() == [2]
    assert "druid" in offered(table, 2)


@pytest.mark.rule("HAV-D16", "HAV-2.3")
def test_who_cannot_buy_anything_is_done_without_a_question() -> None:
    # Below every price from the beginning.
    table = evening({"gold": 1}, {"gold": 9})
    assert table.state.to_act() == [1]
    assert "recruiting-done seat=0 gold=2" in table.log
    # Having spent the gold.
    table.play("1: recruit huntress", "1: recruit warrior")
    assert table.log[-1] == "round-began round=2"
    # 3 gold, the price of a Guide: asked. And in the order later, without a question, too.
    assert evening({"gold": 2}).kind() == "recruit"
    table = evening({"gold": 9}, {"gold": 1})
    assert table.dump()["recruiting"] == [0]


@pytest.mark.rule("HAV-D16")
def test_who_comes_and_finds_nothing_to_buy_is_done() -> None:
    """3 gold buy a Guide only, and the last one is gone when the second's place comes."""
    table = recruiting({"gold": 9, "bag": {"guide": 6}}, {"gold": 3, "bag": {"guide": 5}})
    assert table.legal(1) == ["done"]
    table.play("0: recruit guide")
    told = table.play("0: done")
    assert told[:2] == ["recruiting-done seat=0 gold=6", "recruiting-done seat=1 gold=3"]
    assert table.dump()["round"] == 2


@pytest.mark.rule("HAV-9.6", "HAV-9.5")
def test_nobody_earlier_ever_misses_anything() -> None:
    """Whatever the others buy early, the first of the order can still buy all he could have paid for."""
    early = 0
    for seed in range(12):
        rng = Rng(seed)
        bags = [
            {"druid": rng.below(3), "huntress": rng.below(3), "guide": 2 + rng.below(1)} for _ in range(4)
        ]
        table = recruiting(*({"gold": 3 + rng.below(18), "bag": bag} for bag in bags))
        s = table.state
        while s.phase == 3 and len(s.may_act()) > 1:
            first = s.to_act()[0]
            promised = {
                kind: min(table.reserve()[kind], table.player(first)["gold"] // DAY[kind])
                for kind in GUARDIANS
            }
            others = [seat for seat in s.may_act() if seat != first]
            seat = rng.choice(others)
            s.apply(seat, rng.choice(s.legal(seat)))
            early += 1
            for kind in GUARDIANS:
                assert min(table.reserve()[kind], table.player(first)["gold"] // DAY[kind]) == promised[kind]
            if rng.below(3) == 0:
                s.apply(first, rng.choice(s.legal(first)))
    assert early > 40
