"""Movement: start points, steps, what bars the way and what ends it. `test_reach` compares positions."""

from typing import Any

import pytest

from tests.rules.havresac.table import FIRST, GUARDIANS, adventure, fresh


@pytest.mark.rule("HAV-5.1")
def test_start_points_are_castle_guardians_and_tents_of_the_own_board() -> None:
    table = adventure("huntress", guardians={"1,1": "guide"}, tents=["13,9"])
    cells = table.targets("to")
    assert {"7,4", "6,5"} <= cells  # from the castle
    assert {"2,1", "1,2"} <= cells  # from the guide
    assert {"13,8", "12,9"} <= cells  # from the tent
    assert "13,9" in cells
    assert "1,1" not in cells
    two = fresh(2)
    two.scout(*FIRST)
    two.patch(
        p0={"bag": {"warrior": 1}},
        p1={"bag": {"warrior": 1}, "guardians": {"1,1": "guide"}, "tents": ["13,9"]},
    )
    two.draw("warrior", "warrior")
    assert "2,1" in two.targets("to", 1)
    assert not {"2,1", "13,8"} & two.targets("to", 0)


@pytest.mark.rule("HAV-5.2", "HAV-5.3", "HAV-R33")
def test_orthogonal_steps_up_to_the_movement_value() -> None:
    table = adventure("huntress", night="huntress")
    assert table.targets("to") == {"7,4", "8,5", "7,6", "6,5"}  # one step, no diagonal one
    assert table.refused("to 8,4") == "HAV-5.3"
    assert table.refused("to 7,5") == "HAV-5.3"  # it must travel
    # At a corner the board ends and nothing is beyond.
    table = adventure("huntress", night="huntress", guardians={"13,1": "thief", "1,9": "thief"})
    assert table.targets("to") == {"7,4", "8,5", "7,6", "6,5", "12,1", "13,2", "1,8", "2,9"}


@pytest.mark.rule("HAV-5.4", "HAV-5.14")
def test_guardians_bar_the_way() -> None:
    # Day priestesses: 2 steps. (5,5) is behind the guardian on (6,5).
    walls = {"6,5": "priestess", "7,5": "priestess"}
    table = adventure("warrior", guardians=walls)
    assert table.refused("to 6,5") == "HAV-5.4"
    assert table.refused("to 7,5") == "HAV-5.4"  # the castle is occupied, and still a start point
    assert {"8,5", "9,5", "7,3"} <= table.targets("to")
    # Nor does a Night Thief run through an occupied castle: from (8,5) to the left he comes nowhere.
    table = adventure("thief", night="thief", guardians={"8,5": "priestess", "7,5": "priestess"})
    assert {"6,5", "5,5"} <= table.targets("to")  # these he reaches from the castle
    assert table.refused("to 7,5") == "HAV-5.4"
    table = adventure("huntress", night="huntress", guardians={"7,5": "priestess"}, objects={"boots": 1})
    table.act("use boots")
    assert "7,5" not in table.targets("to")


@pytest.mark.rule("HAV-5.5", "HAV-5.18")
def test_a_forest_ends_the_movement_and_does_not_hold_who_starts_there() -> None:
    table = adventure("thief", guardians={"2,2": "priestess", "12,2": "druid"})
    assert {"2,1", "1,1", "3,1", "1,2", "1,3"} <= table.targets("to")  # two steps out of the forest (2,2)
    table = adventure("warrior")
    assert "7,3" in table.targets("to")
    table = adventure("thief")
    assert {"7,3", "7,7"} <= table.targets("to")
    assert not {"7,2", "7,8"} & table.targets("to")
    # A tent in the forest neither.
    table = adventure("warrior", tents=["2,8"])
    assert {"2,9", "1,9", "1,8", "1,7"} <= table.targets("to")


@pytest.mark.rule("HAV-5.6", "HAV-5.18")
def test_lakes_bar_the_way_and_do_not_hold_who_starts_there() -> None:
    table = adventure("thief", guardians={"3,7": "druid"})
    assert {"4,7", "3,6", "2,7"} <= table.targets("to")
    assert table.refused("to 3,8") == "HAV-5.6"
    assert "3,9" not in table.targets("to")  # three cells straight down, over the lake


@pytest.mark.rule("HAV-5.7", "HAV-5.12", "HAV-5.13")
def test_villages_are_crossed_freely_and_repaired_by_stopping() -> None:
    table = adventure("thief", guardians={"9,4": "priestess"})
    assert {"9,5", "9,6"} <= table.targets("to")
    told = table.act("to 9,6")
    assert table.player()["repaired"] == []
    assert told == ["moved seat=0 guardian=thief cell=9,6"]
    table = adventure("thief", repaired=["6,1", "12,7"])
    assert table.act("to 9,5")[-1] == "repaired seat=0 cell=9,5 villages=3"
    assert table.player()["repaired"] == ["6,1", "9,5", "12,7"]
    table = adventure("thief", guardians={"9,4": "priestess"}, repaired=["9,5"])
    assert "9,6" in table.targets("to")
    assert table.act("to 9,5") == ["moved seat=0 guardian=thief cell=9,5"]
    assert table.player()["repaired"] == ["9,5"]


@pytest.mark.rule("HAV-5.12", "HAV-10.5")
def test_a_repaired_village_stays_repaired() -> None:
    table = adventure("thief", spare=0)
    table.act("to 9,5")
    assert table.dump()["round"] == 2
    assert table.player()["repaired"] == ["9,5"]


@pytest.mark.rule("HAV-5.8", "HAV-6.9")
@pytest.mark.parametrize("face", ["day", "night"])
@pytest.mark.parametrize("kind", GUARDIANS)
def test_all_cross_chests_and_only_a_thief_opens_them(kind: str, face: str) -> None:
    night = kind if face == "night" else ""
    table = adventure(kind, night=night, guardians={"5,3": "priestess"})
    assert "5,4" in table.targets("to")
    if kind != "huntress" or face == "day":
        assert "5,5" in table.targets("to")  # behind the chest
    table.act("to 5,4")
    assert (table.chance_kind() == "chest") == (kind == "thief")
    if kind == "thief":
        table.play("chance: find net")
    assert table.player()["opened"] == (["5,4"] if kind == "thief" else [])


@pytest.mark.rule("HAV-5.8", "HAV-6.7", "HAV-6.9")
def test_crossing_or_an_opened_chest_opens_nothing() -> None:
    table = adventure("thief", guardians={"5,3": "priestess"})
    table.act("to 5,5")
    assert table.player()["opened"] == []
    table = adventure("thief", opened=["5,4"])
    table.act("to 5,4")
    assert table.player()["opened"] == ["5,4"]
    assert table.chance_kind() == "draw"


@pytest.mark.rule("HAV-5.9", "HAV-5.17", "HAV-5.14")
def test_empty_huts_groves_chests_start_cells_and_the_castle_are_ordinary() -> None:
    """One at a time: the cell is entered, and crossed to the cell behind it."""
    for board, cell, start, behind in [
        ("summer", "6,3", "6,4", "6,2"),  # hut, and a start cell to leave from
        ("summer", "6,2", "6,3", "6,1"),  # grove
        ("summer", "6,4", "6,5", "6,3"),  # start cell
        ("summer", "5,4", "5,5", "5,3"),  # chest
        ("winter", "7,5", "6,5", "8,5"),  # castle
    ]:
        table = adventure("guide", board=board, guardians={start: "priestess"})
        assert {cell, behind} <= table.targets("to")
    table = adventure("guide")
    assert table.act("to 7,5")[0] == "moved seat=0 guardian=guide cell=7,5"


@pytest.mark.rule("HAV-5.10")
@pytest.mark.parametrize("face", ["day", "night"])
@pytest.mark.parametrize("kind", GUARDIANS)
def test_a_fairy_ends_the_movement_and_is_captured(kind: str, face: str) -> None:
    night = kind if face == "night" else ""
    walls = {
        "6,5": "priestess",
        "5,4": "priestess",
        "7,4": "priestess",
        "5,3": "priestess",
        "7,3": "priestess",
    }
    table = adventure(kind, night=night, creatures={"6,4": "fairy"}, guardians=walls)
    assert "6,4" in table.targets("to")
    told = table.act("to 6,4")
    assert told[:2] == [
        f"moved seat=0 guardian={kind} cell=6,4",
        "captured seat=0 creature=fairy cell=6,4",
    ]
    assert table.player()["gains"] == {"fairy": 1}
    assert table.player()["creatures"] == {}


@pytest.mark.rule("HAV-5.10", "HAV-6.14")
def test_nobody_crosses_a_fairy() -> None:
    """On the way up from (6,5), (6,3) lies behind (6,4); the other ways are closed or longer."""
    given: dict[str, Any] = {"guardians": {"6,5": "priestess"}}
    assert "6,3" in adventure("warrior", **given).targets("to")
    assert "6,3" not in adventure("warrior", creatures={"6,4": "fairy"}, **given).targets("to")
    closed = {"6,5": "priestess", "5,4": "priestess", "6,2": "priestess"}
    walls = {"7,3": "fox", "5,3": "fox", "6,4": "fairy"}
    table = adventure(
        "druid", guardians={"6,5": "priestess"}, creatures={**walls, "5,4": "fox", "7,4": "fox"}
    )
    assert "6,3" not in table.targets("to")
    assert "6,4" in table.targets("to")
    assert adventure("thief", night="thief", guardians=closed).targets("to") >= {"6,4", "6,3"}
    table = adventure("thief", night="thief", guardians={"6,5": "priestess"}, creatures={"6,4": "fairy"})
    assert "6,3" not in table.targets("to")


@pytest.mark.rule("HAV-5.11", "HAV-6.4", "HAV-6.5", "HAV-6.6", "HAV-6.8", "HAV-6.14", "HAV-6.19")
@pytest.mark.parametrize("creature", ["fox", "crocodile", "pig"])
@pytest.mark.parametrize("face", ["day", "night"])
@pytest.mark.parametrize("kind", GUARDIANS)
def test_only_warriors_enter_monsters(kind: str, face: str, creature: str) -> None:
    night = kind if face == "night" else ""
    table = adventure(kind, night=night, creatures={"6,4": creature}, guardians={"6,5": "priestess"})
    if kind == "warrior" and (face == "day" or creature != "pig"):
        assert "6,4" in table.targets("to")
        assert "6,3" not in table.targets("to")
        assert table.act("to 6,4")[1] == f"eliminated seat=0 creature={creature} cell=6,4"
        assert table.player()["gains"] == {creature: 1}
    else:
        assert table.refused("to 6,4") == "HAV-5.11"
        assert table.refused("storm 6,4") == "HAV-7.9"


@pytest.mark.rule("HAV-5.15")
def test_a_tent_does_not_hinder() -> None:
    table = adventure("thief", tents=["8,5", "5,4", "9,5", "7,3"])
    assert {"8,5", "5,4", "9,5", "7,3", "7,2"} <= table.targets("to")
    table.act("to 5,4")
    assert table.chance_kind() == "chest"
    table = adventure("thief", tents=["9,5"])
    assert table.act("to 9,5")[-1] == "repaired seat=0 cell=9,5 villages=1"
    # The terrain under it counts: a lake with a tent bars the way, a forest ends it.
    table = adventure("thief", tents=["10,3"])
    assert table.refused("to 10,3") == "HAV-5.6"
    assert {"9,3", "11,3", "10,4"} <= table.targets("to")


@pytest.mark.rule("HAV-5.16")
def test_a_walk_may_end_where_it_began() -> None:
    table = adventure("warrior", tents=["1,1"])
    assert {"7,5", "1,1"} <= table.targets("to")
    table.act("to 7,5")
    assert table.player()["guardians"] == {"7,5": "warrior"}
    # Not with one step, not for a Night Thief, not onto a guardian, not where nothing can be stepped on.
    table = adventure("huntress", night="huntress", tents=["1,1"])
    assert not {"7,5", "1,1"} & table.targets("to")
    table = adventure("thief", night="thief", tents=["1,1"])
    assert not {"7,5", "1,1"} & table.targets("to")
    table = adventure("warrior", guardians={"7,5": "thief"})
    assert "7,5" not in table.targets("to")


@pytest.mark.rule("HAV-5.3", "HAV-5.4", "HAV-7.3", "HAV-7.9")
@pytest.mark.parametrize(("corner", "beside"), [("1,1", "1,2"), ("13,9", "13,8")])
def test_a_corner_is_a_cell_like_any_other(corner: str, beside: str) -> None:
    table = adventure("guide", objects={"sword": 1}, guardians={beside: "priestess"})
    table.act(f"to {corner}")
    assert table.player()["guardians"][corner] == "guide"
    assert table.player()["objects"] == {"sword": 1}
    table = adventure(
        "guide", objects={"sword": 1}, guardians={beside: "priestess"}, creatures={corner: "pig"}
    )
    told = table.act(f"storm {corner}")
    assert told == [
        "object-used seat=0 object=sword",
        f"moved seat=0 guardian=guide cell={corner}",
        f"eliminated seat=0 creature=pig cell={corner}",
    ]
    assert table.player()["objects"] == {}
    # Too far, and no sword at hand.
    table = adventure("guide")
    assert table.refused(f"to {corner}") == "HAV-5.3"
    assert table.refused(f"storm {corner}") == "HAV-7.9"
    assert table.refused(f"relieve {corner}") == "HAV-5.3"
    table = adventure("guide", guardians={corner: "priestess"})
    assert table.refused(f"to {corner}") == "HAV-5.4"


STUCK = {"7,4": "fox", "8,5": "fox", "7,6": "fox", "6,5": "fox"}
"""Monsters all around the castle. No card puts them there, but nobody gets out."""


@pytest.mark.rule("HAV-5.19", "HAV-D14", "HAV-R34")
def test_a_guardian_without_a_step_is_set_aside() -> None:
    table = adventure("thief", "warrior", creatures=STUCK, draw=False)
    told = table.draw("thief")
    assert told == ["drawn seat=0 guardian=thief", "stuck seat=0 guardian=thief"]
    assert table.player()["aside"] == {"thief": 1}
    assert table.player()["guardians"] == {}
    assert table.player()["hand"] is None
    assert table.chance_kind() == "draw"
    table.draw("warrior")
    assert table.targets("to") == set(STUCK)
    # A second one joins it.
    table = adventure("thief", "thief", creatures=STUCK)
    table.draw("thief")
    assert table.player()["aside"] == {"thief": 2}
    # At the end of the round it is back in the bag.
    table = adventure("thief", creatures=STUCK, spare=0)
    assert table.dump()["round"] == 2
    assert table.player()["bag"] == {"thief": 1}
    assert table.player()["aside"] == {}


@pytest.mark.rule("HAV-5.19", "HAV-D12")
def test_nobody_must_use_a_sword() -> None:
    table = adventure("thief", creatures=STUCK, objects={"sword": 1, "bow": 1})
    assert sorted(table.legal()) == ["storm 6,5", "storm 7,4", "storm 7,6", "storm 8,5", "stuck"]
    assert table.act("stuck")[-1] == "stuck seat=0 guardian=thief"
    assert table.player()["aside"] == {"thief": 1}
    assert table.player()["objects"] == {"sword": 1, "bow": 1}
    assert table.chance_kind() == "draw"  # no bow either: it is not on the board
    # With a free cell being set aside is no choice.
    free = dict.fromkeys(("7,4", "8,5", "7,6"), "fox")
    table = adventure("thief", creatures=free, objects={"sword": 1})
    assert "storm 7,4" in table.legal()
    assert table.refused("stuck") == "HAV-5.19"


@pytest.mark.rule("HAV-5.19", "HAV-7.15")
def test_nobody_must_use_a_feather() -> None:
    """From a lake corner: a Day Druid stands on (10,2); all around are lakes, forest or monsters."""
    creatures = {**STUCK, "9,2": "fox", "11,2": "pig"}
    guardians = {"7,5": "guide", "10,2": "druid", "10,1": "guide"}
    given: dict[str, Any] = {"creatures": {**creatures, "9,1": "fox", "11,1": "fox"}, "guardians": guardians}
    table = adventure("thief", objects={"feather": 1, "boots": 1}, **given)
    assert table.legal() == ["stuck", "use feather"]  # boots would not help
    assert table.refused("use boots") == "HAV-7.15"
    told = table.act("stuck")
    assert told == ["stuck seat=0 guardian=thief"]
    assert table.player()["objects"] == {"boots": 1, "feather": 1}
    for night in ("", "thief"):
        table = adventure("thief", night=night, objects={"feather": 1}, **given)
        table.act("use feather")
        assert table.targets("to") >= {"10,3"}
        assert table.refused("stuck") == "HAV-5.19"


@pytest.mark.rule("HAV-D9", "HAV-5.19")
def test_a_day_priestess_without_a_move_may_swap_or_be_set_aside() -> None:
    given: dict[str, Any] = {"creatures": STUCK, "guardians": {"7,5": "thief"}}
    table = adventure("priestess", **given)
    assert table.legal() == ["swap", "stuck"]
    assert table.refused("move") == "HAV-5.19"
    table.act("stuck")
    assert table.player()["aside"] == {"priestess": 1}
    assert table.player()["guardians"] == {"7,5": "thief"}
    assert table.chance_kind() == "draw"
    table = adventure("priestess", **given)
    table.act("swap", "relieve 7,5")
    assert table.player()["guardians"] == {"7,5": "priestess"}
    # A sword would open a way: then she may try to move.
    table = adventure("priestess", objects={"sword": 1}, **given)
    assert table.legal() == ["move", "swap"]


@pytest.mark.rule("HAV-D9", "HAV-5.19")
def test_a_day_priestess_whom_only_a_feather_helps_may_move() -> None:
    creatures = {**STUCK, "9,2": "fox", "11,2": "pig", "9,1": "fox", "11,1": "fox"}
    guardians = {"7,5": "guide", "10,2": "druid", "10,1": "guide"}
    table = adventure("priestess", creatures=creatures, guardians=guardians)
    assert table.legal() == ["swap", "stuck"]
    table = adventure("priestess", creatures=creatures, guardians=guardians, objects={"feather": 1})
    assert table.legal() == ["move", "swap"]
    table.act("move")
    assert table.legal() == ["stuck", "use feather"]


@pytest.mark.rule("HAV-5.20", "HAV-D12", "HAV-D13")
def test_a_move_is_its_destination_whatever_the_way() -> None:
    """Two start points reach (7,4): it is offered once, and what was passed over is untouched."""
    table = adventure("thief", guardians={"8,4": "guide"}, tents=["7,3"])
    legal = table.legal()
    assert legal.count("to 7,4") == 1
    assert len(legal) == len(set(legal))
    table = adventure("druid", guardians={"8,5": "guide"})
    told = table.act("to 9,6")  # over the village, or the other way round
    assert told == ["moved seat=0 guardian=druid cell=9,6"]
    assert table.player()["repaired"] == []


@pytest.mark.rule("HAV-R33")
def test_boots_beyond_the_edge_change_nothing() -> None:
    """With eight steps a Day Druid reaches every cell of the board but those 9 and more steps away."""
    table = adventure("druid", objects={"boots": 2})
    table.act("use boots", "use boots")
    far = {f"{x},{y}" for x in range(1, 14) for y in range(1, 10) if abs(x - 7) + abs(y - 5) > 8}
    assert len(table.targets("to")) == 117 - len(far)
    assert not far & table.targets("to")


@pytest.mark.rule("HAV-5.3", "HAV-5.6", "HAV-5.11", "HAV-6.8", "HAV-7.15", "HAV-4.6")
def test_the_rule_told_is_the_one_that_forbids() -> None:
    """What is on the cell comes first, and only if it matters to this guardian; else it is too far."""
    far = {"1,2": "fox", "6,2": "fairy"}
    warrior = adventure("warrior", creatures=far)
    assert warrior.refused("to 1,2") == "HAV-5.3"  # she may enter, if she came so far
    assert warrior.refused("to 6,2") == "HAV-5.3"
    assert warrior.refused("to 3,2") == "HAV-5.6"
    assert warrior.refused("relieve 7,4") == "HAV-5.3"
    assert adventure("druid").refused("to 3,2") == "HAV-5.3"  # lakes do not hinder him
    assert adventure("thief", creatures=far).refused("to 1,2") == "HAV-5.11"
    night = adventure("thief", night="thief", creatures=far)
    assert night.refused("to 6,2") == "HAV-6.8"
    # A Day Warrior may enter any monster, a Night Warrior all but a pig.
    for creature in ("fox", "crocodile", "pig"):
        given: dict[str, Any] = {"creatures": {"1,2": creature}}
        assert adventure("warrior", **given).refused("to 1,2") == "HAV-5.3"
        expected = "HAV-5.11" if creature == "pig" else "HAV-5.3"
        assert adventure("warrior", night="warrior", **given).refused("to 1,2") == expected
    # Other questions answer with their own rule.
    assert adventure("druid", objects={"feather": 1}).refused("use feather") == "HAV-7.15"
    table = adventure("huntress", creatures={"6,4": "fox"})
    table.act("to 6,5")
    assert table.refused("to 7,4") == "HAV-4.6"
