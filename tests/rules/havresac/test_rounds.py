"""The five phases: scouting, the sequence of the adventure, and the end of a round."""

from typing import Any

import pytest

from tablee.core.rng import Rng
from tablee.core.state import CHANCE
from tests.rules.havresac.table import (
    CARDS,
    FIRST,
    GAME,
    START_BAG,
    adventure,
    evening,
    fresh,
    random_game,
)

NEXT = ("scout_02", "scout_03", "scout_05", "scout_07", "scout_08")
"""The cards of round 2 after FIRST."""


# Rounds and phases -----------------------------------------------------------------------------------------


@pytest.mark.rule("HAV-2.1", "HAV-2.4", "HAV-10.6")
@pytest.mark.parametrize("seats", [1, 3])
def test_five_rounds_of_five_phases(seats: int) -> None:
    table = fresh(seats)
    s = table.state
    rng = Rng(seats)
    phases: list[str] = []
    while not s.is_over():
        seat = s.to_act()[0]
        now = f"{s.round} {GAME.dump(s)['phase']}"
        if s.round and now not in phases:
            phases.append(now)
        s.apply(seat, s.draw(rng) if seat == CHANCE else rng.choice(s.legal(seat)))
    asked = ("scouting", "adventure", "recruitment")
    wanted = [f"{n} {phase}" for n in range(1, 6) for phase in asked]
    assert [now for now in wanted if now in phases] == phases
    assert {now.split()[0] for now in phases} == set("12345")
    assert "5 recruitment" not in phases
    heads = ("round-began", "adventure-began", "glory ", "recruiting-done", "round-ended", "scored")
    told = [line.split()[0] for line in table.log if line.startswith(heads)]
    one = ["round-began", "adventure-began", *["glory"] * seats]
    whole = [*one, *["recruiting-done"] * seats, "round-ended"]
    assert told == whole * 4 + one + ["scored"] * seats


@pytest.mark.rule("HAV-2.4", "HAV-8.9")
def test_round_5_stops_after_glory() -> None:
    table = evening({"gains": {"pig": 2}, "gold": 50, "guardians": {"4,6": "guide"}}, {"gold": 50}, round=5)
    assert table.state.is_over()
    assert table.dump()["phase"] == "glory"
    assert table.player(0)["gold"] == 56
    assert table.player(0)["vp"] == 1
    assert table.player(0)["guardians"] == {"4,6": "guide"}
    assert table.player(0)["tents"] == []
    assert not any(line.startswith(("recruit", "tent-put", "round-ended")) for line in table.log)
    assert evening({"gold": 50}, {"gold": 50}, round=4).dump()["phase"] == "recruitment"


@pytest.mark.rule("HAV-2.2", "HAV-2.3", "HAV-4.9")
def test_everybody_acts_at_once_and_the_slowest_is_waited_for() -> None:
    table = fresh(3)
    table.scout(*FIRST)
    bags = {f"p{seat}": {"bag": {"thief": 1, "guide": 1}} for seat in range(3)}
    table.patch(**bags)
    table.draw("thief", "thief", "thief")
    assert table.state.to_act() == [0, 1, 2]
    table.play("2: to 7,4", "chance: draw guide", "2: to 7,6")
    assert table.state.to_act() == [0, 1]
    assert table.refused("to 7,4", 2) == "HAV-2.3"
    assert table.log[-1] == "bag-empty seat=2"
    table.play("0: to 7,4", "chance: draw guide", "1: to 7,4", "chance: draw guide", "1: to 7,6")
    assert table.dump()["phase"] == "adventure"
    assert table.state.to_act() == [0]
    told = table.play("0: to 7,6")
    assert [line.split()[0] for line in told][:5] == ["moved", "bag-empty", "glory", "glory", "glory"]
    assert table.dump()["round"] == 2


# Scouting --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HAV-3.1", "HAV-3.7")
def test_five_cards_then_the_adventure() -> None:
    table = fresh(2)
    table.scout("scout_01", "scout_02", "scout_03")
    for i, card in enumerate(CARDS[3:8]):
        assert table.dump()["phase"] == "scouting"
        assert table.dump()["round"] == 1
        assert len(table.dump()["revealed"]) == 3 + i
        table.scout(card)
    assert table.dump()["phase"] == "adventure"
    assert table.log[-1] == "adventure-began round=1"


@pytest.mark.rule("HAV-3.2", "HAV-3.3", "HAV-1.15")
def test_each_card_is_placed_on_all_boards_before_the_next() -> None:
    table = fresh(4, board_face="winter")
    table.scout("scout_01", "scout_02", "scout_03")
    placed = {"7,3": "fox", "5,5": "fox", "9,5": "crocodile"}
    for card, creature, cell in [
        ("scout_20", "crocodile", "12,8"),
        ("scout_25", "fairy", "12,4"),
        ("scout_10", "pig", "12,1"),
        ("scout_04", "fox", "5,1"),
    ]:
        assert table.scout(card) == [f"scouted card={card} creature={creature} cell={cell}"]
        placed[cell] = creature
        assert [table.player(seat)["creatures"] for seat in range(4)] == [placed] * 4


@pytest.mark.rule("HAV-3.4", "HAV-3.5", "HAV-3.6", "HAV-R22")
def test_a_tent_catches_the_creature_for_its_owner_only() -> None:
    table = fresh(2, tile_faces="chosen", face_huntress="night")
    table.scout(*FIRST[:-1])
    table.patch(p0={"tents": ["10,7", "8,8", "4,4"], "bag": {}}, p1={"bag": {}})
    assert "8,8" in table.player(0)["creatures"]  # scout_17 was there first: the tent does not disturb it
    told = table.scout("scout_19")
    assert told[:3] == [
        "scouted card=scout_19 creature=fox cell=10,7",
        "tent-caught seat=0 creature=fox cell=10,7",
        "adventure-began round=1",
    ]
    assert "10,7" not in table.player(0)["creatures"]
    assert table.player(1)["creatures"]["10,7"] == "fox"
    # It has been counted like any other creature of the gains zone, without points of a huntress.
    assert table.player(0)["glory"] == 1
    assert table.player(0)["trophies"] == {"fox": 1}
    assert table.player(0)["vp"] == 0
    assert table.player(1)["glory"] == 0
    assert "8,8" in table.player(0)["creatures"]


@pytest.mark.rule("HAV-3.4")
def test_tents_catch_as_many_of_a_kind_as_come() -> None:
    """scout_17 and scout_19 both bring a fox to a cell with a tent."""
    table = fresh(1)
    table.scout(*FIRST[:-2])
    table.patch(p0={"tents": ["10,7", "8,8"]})
    table.scout(*FIRST[-2:])
    assert table.player()["gains"] == {"fox": 2}


@pytest.mark.rule("HAV-3.4", "HAV-3.6")
def test_a_fairy_caught_by_a_tent_counts_as_captured() -> None:
    table = fresh(1)
    table.scout(*FIRST[:-1])
    table.patch(p0={"tents": ["9,1"], "bag": {}})
    table.scout("scout_24")
    assert table.player()["fairies"] == 1
    assert table.player()["glory"] == 2


@pytest.mark.rule("HAV-R20", "HAV-R21")
def test_in_scouting_no_guardian_is_on_any_board_and_every_cell_is_free() -> None:
    cards = 0
    for seed in range(3):
        table = fresh(3, tile_faces="random")
        s = table.state
        rng = Rng(seed)
        while not s.is_over():
            seat = s.to_act()[0]
            action = s.draw(rng) if seat == CHANCE else rng.choice(s.legal(seat))
            scouting = table.chance_kind() == "scout"
            before = [len(table.player(i)["creatures"]) for i in range(3)] if scouting else []
            caught = len([line for line in table.log if line.startswith("tent-caught")]) if scouting else 0
            if scouting:
                assert all(table.player(i)["guardians"] == {} for i in range(3))
            s.apply(seat, action)
            if scouting and not s.is_over() and table.dump()["phase"] == "scouting":
                now = sum(len(table.player(i)["creatures"]) for i in range(3))
                tents = len([line for line in table.log if line.startswith("tent-caught")]) - caught
                assert now == sum(before) + 3 - tents
                cards += 1
    assert cards > 60


# The sequence of the adventure -----------------------------------------------------------------------------


@pytest.mark.rule("HAV-4.1", "HAV-D8", "HAV-R35", "HAV-C4")
def test_every_token_is_drawn_and_played() -> None:
    table = adventure("guide", "warrior", "warrior", "thief", "priestess", spare=0, draw=False)
    outcomes, weights = table.state.outcomes()
    names = [GAME.space.text(outcome) for outcome in outcomes]
    assert names == ["draw guide", "draw warrior", "draw thief", "draw priestess"]
    assert weights == [1, 2, 1, 1]
    for kind, cell in [("guide", "7,4"), ("warrior", "7,6"), ("thief", "6,5"), ("warrior", "8,5")]:
        assert table.state.to_act() == [CHANCE]
        table.draw(kind)
        assert table.player()["hand"] == kind
        assert table.refused("done") == "HAV-5.3"
        assert table.refused("stuck") == "HAV-5.19"
        table.act(f"to {cell}")
        assert table.player()["guardians"][cell] == kind
        assert table.player()["hand"] is None
    assert table.state.outcomes()[1] == [1]
    table.draw("priestess")
    told = table.act("move", "to 7,5")
    assert "bag-empty seat=0" in told
    assert table.dump()["round"] == 2


@pytest.mark.rule("HAV-4.2")
def test_anybody_may_look_into_a_bag() -> None:
    table = adventure("guide", "warrior", "warrior", spare=0, draw=False)
    for seat in (None, 0):
        assert GAME.view(table.state, seat)["kingdoms"][0]["bag"] == {"guide": 1, "warrior": 2}
    table.draw("warrior")
    assert GAME.view(table.state, 0)["kingdoms"][0]["bag"] == {"guide": 1, "warrior": 1}


@pytest.mark.rule("HAV-4.3", "HAV-4.5", "HAV-R11")
def test_movement_then_arrival_then_ability() -> None:
    """The Warrior eliminates by arriving; only then her player is asked about the Net."""
    creatures = {"6,2": "fairy", "6,4": "fox"}
    table = adventure("warrior", creatures=creatures, objects={"net": 1})
    told = table.act("to 6,4")
    assert told == ["moved seat=0 guardian=warrior cell=6,4", "eliminated seat=0 creature=fox cell=6,4"]
    assert table.kind() == "abilities"
    assert table.legal() == ["done", "net 6,2"]
    told = table.act("net 6,2")
    assert told[-1] == "captured seat=0 creature=fairy cell=6,2"
    assert table.player()["gains"] == {"fox": 1, "fairy": 1}


@pytest.mark.rule("HAV-4.5", "HAV-R11")
def test_arrival_effects_are_not_asked() -> None:
    table = adventure("thief")
    told = table.act("to 9,5")
    assert told == ["moved seat=0 guardian=thief cell=9,5", "repaired seat=0 cell=9,5 villages=1"]
    table = adventure("thief")
    told = table.act("to 5,4")
    assert table.state.to_act() == [CHANCE]
    assert table.chance_kind() == "chest"
    table.play("chance: find bow")
    assert table.player()["opened"] == ["5,4"]


@pytest.mark.rule("HAV-4.4", "HAV-D9")
def test_a_day_priestess_may_swap_instead_of_moving() -> None:
    table = adventure("priestess", guardians={"7,4": "thief"})
    assert table.kind() == "priestess"
    assert table.legal() == ["move", "swap"]
    assert table.refused("stuck") == "HAV-5.19"
    assert table.refused("to 7,6") == "HAV-6.10"
    table.act("move")
    assert table.kind() == "destination"
    table.act("to 7,6")
    assert table.player()["guardians"] == {"7,4": "thief", "7,6": "priestess"}


@pytest.mark.rule("HAV-4.6", "HAV-D15")
def test_ability_and_objects_in_any_order_each_resolved_before_the_next() -> None:
    """A Day Huntress with bow, net and hammer at (6,5): fox at (6,4), behind it another at (6,3)."""
    creatures = {"6,4": "fox", "6,3": "fox"}
    given: dict[str, Any] = {"creatures": creatures, "objects": {"bow": 1}}
    table = adventure("huntress", **given)
    table.act("to 6,5")
    assert table.legal() == ["done", "shoot 6,4", "bow 6,4"]
    table.act("bow 6,4")
    assert table.legal() == ["done", "shoot 6,3"]
    assert table.refused("bow 6,3") == "HAV-7.3"
    table.act("shoot 6,3")
    assert table.chance_kind() == "draw"  # nothing is left: nobody is asked
    table = adventure("huntress", **given)
    table.act("to 6,5", "shoot 6,4")
    assert table.legal() == ["done", "bow 6,3"]
    assert table.refused("shoot 6,3") == "HAV-4.6"
    table.act("done")
    assert table.player()["creatures"] == {"6,3": "fox"}
    assert table.player()["objects"] == {"bow": 1}
    table = adventure("huntress", **given)
    table.act("to 6,5", "done")
    assert table.player()["creatures"] == creatures


@pytest.mark.rule("HAV-4.7", "HAV-R14")
def test_a_returned_guardian_is_drawn_again_with_its_ability() -> None:
    """The same Huntress shoots twice in a round because the Night Priestess sent her back."""
    table = adventure(
        "huntress", "priestess", night="priestess", creatures={"6,4": "fox", "6,3": "pig"}, spare=0
    )
    table.act("to 6,5", "shoot 6,4")
    table.draw("priestess")
    table.act("to 7,5", "recall 6,5")
    assert table.player()["bag"] == {"huntress": 1}
    table.draw("huntress")
    table.act("to 6,5")
    assert table.legal() == ["done", "shoot 6,3"]


@pytest.mark.rule("HAV-4.8")
def test_a_night_priestess_drawn_last_may_refill_the_bag() -> None:
    table = adventure("priestess", night="priestess", guardians={"5,5": "guide"}, spare=0)
    assert table.player()["bag"] == {}
    table.act("to 6,5")
    assert table.dump()["phase"] == "adventure"
    table.act("recall 5,5")
    assert table.state.to_act() == [CHANCE]
    assert table.legal(CHANCE) == ["draw guide"]
    table.draw("guide")
    told = table.act("to 7,4")
    assert "bag-empty seat=0" in told
    table = adventure("priestess", night="priestess", guardians={"5,5": "guide"}, spare=0)
    table.act("to 6,5")
    assert "bag-empty seat=0" in table.act("done")


# The end of a round ----------------------------------------------------------------------------------------


@pytest.mark.rule("HAV-10.1", "HAV-10.2", "HAV-6.2", "HAV-R28", "HAV-14.5")
def test_tents_are_replaced_by_those_of_this_round() -> None:
    guides = {"4,6": "guide", "9,5": "guide", "7,5": "guide", "7,3": "guide", "10,2": "guide", "8,5": "thief"}
    table = evening({"tents": ["1,1", "4,6"], "guardians": guides})
    assert table.dump()["round"] == 2
    assert sorted(table.player()["tents"]) == sorted(cell for cell in guides if cell != "8,5")
    told = [line for line in table.log if line.startswith("tent-put")]
    assert len(told) == 5


@pytest.mark.rule("HAV-10.2", "HAV-6.3", "HAV-14.5")
def test_a_night_guide_puts_no_tent() -> None:
    table = evening({"tents": ["1,1"], "guardians": {"4,6": "guide"}}, night="guide")
    assert table.dump()["round"] == 2
    assert table.player()["tents"] == []
    assert table.player()["bag"] == {"guide": 1}


@pytest.mark.rule("HAV-R29")
def test_a_guide_sent_back_leaves_no_tent() -> None:
    table = adventure("priestess", guardians={"4,6": "guide"}, spare=0)
    table.act("swap", "relieve 4,6")
    table.draw("guide")
    table.act("to 7,4")
    assert table.dump()["round"] == 2
    assert table.player()["tents"] == ["7,4"]


@pytest.mark.rule("HAV-10.3", "HAV-5.19")
def test_guardians_on_the_board_and_set_aside_return() -> None:
    on_board = {"4,6": "warrior", "9,5": "warrior", "7,5": "huntress"}
    table = evening({"guardians": on_board, "aside": {"thief": 2, "warrior": 1}}, {"aside": {"druid": 1}})
    assert table.player(0)["bag"] == {"warrior": 3, "thief": 2, "huntress": 1}
    assert table.player(0)["guardians"] == table.player(0)["aside"] == {}
    assert table.player(1)["bag"] == {"druid": 1}


@pytest.mark.rule("HAV-10.4", "HAV-10.5", "HAV-R27", "HAV-14.2")
def test_fairies_leave_and_everything_else_stays() -> None:
    creatures = {"6,2": "fairy", "8,4": "fairy", "6,3": "fox", "4,1": "pig", "8,6": "crocodile"}
    other = {"creatures": {"6,3": "fox"}}
    table = evening({"creatures": creatures, "repaired": ["9,5"], "opened": ["2,1"]}, other)
    assert table.dump()["round"] == 2
    player = table.player(0)
    assert player["creatures"] == {"6,3": "fox", "4,1": "pig", "8,6": "crocodile", "10,7": "fox"}
    assert player["fled"] == 4
    assert player["repaired"] == ["9,5"]
    assert player["opened"] == ["2,1"]
    assert [line for line in table.log if line.startswith("fairies-fled")] == [
        "fairies-fled seat=0 fairies=2"
    ]


@pytest.mark.rule("HAV-10.1", "HAV-10.6", "HAV-5.1")
def test_a_tent_is_a_start_point_of_the_next_round_only() -> None:
    table = adventure("guide", "thief", guardians={"3,6": "guide"}, spare=0)
    table.act("to 7,4")
    table.draw("thief")
    table.act("to 7,6")
    assert sorted(table.player()["tents"]) == ["3,6", "7,4"]
    table.patch(p0={"gold": 0, "bag": {"thief": 2, "warrior": 1}})
    table.scout(*NEXT)
    table.draw("thief")
    assert {"3,6", "2,5", "4,6"} <= table.targets("to")
    table.act("to 7,6")
    table.draw("thief")
    table.act("to 6,5")
    table.draw("warrior")
    table.act("to 7,5")
    assert table.dump()["round"] == 3
    assert table.player()["tents"] == []


@pytest.mark.rule("HAV-2.1", "HAV-10.3")
def test_a_new_round_begins_with_full_bags() -> None:
    table = random_game(2, 5)
    ended = [line for line in table.log if line.startswith("round-ended")]
    assert ended == [f"round-ended round={n}" for n in range(1, 5)]
    table = adventure(*(kind for kind, n in START_BAG.items() for _ in range(n)), spare=0)
    for kind, cell in (("", "7,4"), ("warrior", "7,6"), ("warrior", "8,5"), ("thief", "6,5")):
        if kind:
            table.draw(kind)
        table.act(f"to {cell}")
    table.draw("priestess")
    table.act("move", "to 7,5")
    assert table.player()["bag"] == START_BAG
    assert table.player()["guardians"] == {}
