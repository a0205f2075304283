"""What guardians can do: chapter 6 of the rules, face by face."""

from typing import Any

import pytest

from tests.rules.havresac.reach import STEPS
from tests.rules.havresac.table import BOX, GUARDIANS, adventure, evening

# The faces -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HAV-6.1", "HAV-R30")
@pytest.mark.parametrize(("kind", "face"), list(STEPS))
def test_the_face_in_play_decides_how_far(kind: str, face: str) -> None:
    """Without forests: along row 5 to the left of the castle of the summer board, (3,5) being a forest."""
    table = adventure(kind, night=kind if face == "night" else "", guardians={"5,6": "priestess"})
    if table.kind() == "priestess":
        table.act("move")
    steps = STEPS[kind, face]
    cells = table.targets("to")
    # From (5,6) down and right: (5,7), (4,7), (4,8) is a hut, (4,9).
    way = ["5,7", "4,7", "4,8", "4,9"]
    assert [cell in cells for cell in way] == [n < steps for n in range(4)]


@pytest.mark.rule("HAV-6.1")
@pytest.mark.parametrize(
    ("kind", "face", "verbs"),
    [
        ("guide", "day", {"done"}),
        ("guide", "night", {"done", "call"}),
        ("warrior", "day", {"done"}),
        ("warrior", "night", {"done"}),
        ("thief", "day", {"done"}),
        ("thief", "night", {"done"}),
        ("priestess", "day", {"done"}),
        ("priestess", "night", {"done", "recall"}),
        ("druid", "day", {"done"}),
        ("druid", "night", {"done", "build"}),
        ("huntress", "day", {"done", "shoot"}),
        ("huntress", "night", {"done", "shoot"}),
    ],
)
def test_the_face_in_play_decides_the_ability(kind: str, face: str, verbs: set[str]) -> None:
    """At (11,5), with everything in reach that any of them could act on, and a bow so that all are asked."""
    table = adventure(
        kind,
        night=kind if face == "night" else "",
        guardians={"12,5": "guide"},
        creatures={"11,4": "fairy", "11,8": "crocodile", "9,5": "fairy", "12,3": "crocodile", "9,4": "fox"},
        repaired=[],
        objects={"bow": 1},
    )
    if table.kind() == "priestess":
        table.act("move")
    table.act("to 11,5")
    # The village (11,3) and the fairy (9,5) are two away; the guide stands beside.
    found = {text.split()[0] for text in table.legal()} - {"bow"}
    assert table.kind() in ("abilities", "")
    assert found - {"done"} == verbs - {"done"} - {"shoot"}
    table = adventure(kind, night=kind if face == "night" else "", creatures={"6,4": "fox"})
    table.act("to 6,5")
    assert ("shoot 6,4" in table.legal()) == ("shoot" in verbs)


# Guide -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HAV-6.2", "HAV-10.2")
def test_day_guide_tents_serve_in_the_next_round() -> None:
    table = adventure("guide", spare=0)
    table.act("to 7,3")
    assert table.player()["tents"] == ["7,3"]
    assert table.log[-3:] == ["tent-put seat=0 cell=7,3", "round-ended round=1", "round-began round=2"]


@pytest.mark.rule("HAV-6.3", "HAV-6.21", "HAV-R4", "HAV-D15a")
def test_night_guide_calls_fairies_exactly_two_away() -> None:
    """He stands on (9,5) of the winter board's middle row; fairies at every distance."""
    creatures = {
        "7,5": "fairy",
        "8,5": "fairy",
        "6,5": "fairy",
        "10,6": "fairy",
        "9,3": "fairy",
        "10,7": "fairy",
    }
    table = adventure(
        "guide",
        night="guide",
        board="winter",
        guardians={"9,6": "thief", "9,4": "thief"},
        creatures=creatures,
    )
    table.act("to 9,5")
    # Beside him, three away, diagonal or a knight's move away: no.
    assert table.legal() == ["done", "call 9,3", "call 7,5"]
    for cell in ("8,5", "6,5", "10,6", "10,7"):
        assert table.refused(f"call {cell}") == "HAV-6.21"
    table.act("call 9,3")
    assert table.player()["gains"] == {"fairy": 1}
    assert table.player()["guardians"]["9,5"] == "guide"
    assert table.chance_kind() == "draw"  # once only
    assert "7,5" in table.player()["creatures"]


# Warrior ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HAV-6.5")
def test_a_night_warrior_eliminates_a_pig_with_sword_or_bow() -> None:
    given: dict[str, Any] = {"night": "warrior", "creatures": {"6,4": "pig"}}
    table = adventure("warrior", objects={"bow": 1}, **given)
    assert table.refused("to 6,4") == "HAV-5.11"
    table.act("to 6,5", "bow 6,4")
    assert table.player()["gains"] == {"pig": 1}
    table = adventure("warrior", objects={"sword": 1}, **given)
    table.act("storm 6,4")
    assert table.player()["gains"] == {"pig": 1}
    assert table.player()["objects"] == {}
    # For a fox she needs none.
    table = adventure("warrior", night="warrior", creatures={"6,4": "fox"}, objects={"sword": 1})
    assert table.refused("storm 6,4") == "HAV-7.15"
    table.act("to 6,4")
    assert table.player()["objects"] == {"sword": 1}


# Thief -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HAV-6.7", "HAV-6.8", "HAV-7.1")
@pytest.mark.parametrize("night", ["", "thief"])
def test_thieves_open_chests(night: str) -> None:
    table = adventure("thief", night=night, guardians={"5,3": "priestess"})
    table.act("to 5,4")
    told = table.play("chance: find sword")
    assert told == ["chest-opened seat=0 object=sword cell=5,4"]
    assert table.player()["objects"] == {"sword": 1}
    assert table.player()["opened"] == ["5,4"]
    assert table.player()["unopened"]["sword"] == 1


@pytest.mark.rule("HAV-6.8")
def test_a_night_thief_runs_as_far_as_he_likes_in_a_straight_line() -> None:
    table = adventure("thief", night="thief", guardians={"1,1": "priestess", "13,9": "priestess"})
    assert {"1,2", "1,3", "1,4", "1,5", "1,6", "1,7", "1,8", "1,9"} <= table.targets("to")
    assert table.refused("to 2,3") == "HAV-6.8"
    # He stops at monsters and lakes, and before guardians.
    table = adventure(
        "thief", night="thief", guardians={"1,1": "priestess", "1,7": "priestess"}, creatures={"1,4": "fairy"}
    )
    assert {"1,2", "1,3", "1,4", "1,6", "1,8"} <= table.targets("to")
    table = adventure("thief", night="thief", guardians={"1,1": "priestess"}, creatures={"1,4": "fox"})
    assert "1,3" in table.targets("to")
    assert table.refused("to 1,4") == "HAV-5.11"
    assert "1,5" not in table.targets("to")
    table = adventure("thief", night="thief", guardians={"3,4": "priestess"})
    assert {"3,3", "3,5"} <= table.targets("to")
    assert table.refused("to 3,2") == "HAV-5.6"
    assert "3,6" not in table.targets("to")


# Priestess -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HAV-6.10", "HAV-6.11", "HAV-D9", "HAV-D10", "HAV-R15")
def test_day_priestess_swaps_with_any_guardian_but_a_priestess() -> None:
    guardians = {"1,1": "thief", "7,4": "priestess", "9,5": "warrior"}
    table = adventure("priestess", guardians=guardians)
    table.act("swap")
    assert table.legal() == ["relieve 1,1", "relieve 9,5"]
    assert table.refused("relieve 7,4") == "HAV-6.11"
    told = table.act("relieve 1,1")
    assert told == ["swapped seat=0 guardian=priestess cell=1,1", "returned seat=0 guardian=thief cell=1,1"]
    assert table.player()["guardians"] == {"1,1": "priestess", "7,4": "priestess", "9,5": "warrior"}
    assert table.player()["bag"] == {"thief": 1, "guide": 1}
    assert table.player()["hand"] is None


@pytest.mark.rule("HAV-6.10", "HAV-6.11")
def test_a_night_priestess_does_not_swap() -> None:
    table = adventure("priestess", night="priestess", guardians={"7,4": "thief"})
    assert table.kind() == "destination"


@pytest.mark.rule("HAV-6.12", "HAV-R12", "HAV-R13")
def test_a_swap_triggers_nothing_and_is_legal_anywhere() -> None:
    table = adventure("priestess", guardians={"10,2": "druid"})
    table.act("swap", "relieve 10,2")
    assert table.player()["guardians"] == {"10,2": "priestess"}  # on a lake
    table = adventure("priestess", guardians={"9,5": "druid"})
    told = table.act("swap", "relieve 9,5")
    assert not any(line.startswith("repaired") for line in told)
    assert table.player()["repaired"] == []


@pytest.mark.rule("HAV-R14", "HAV-4.7")
def test_the_relieved_guardian_comes_again() -> None:
    table = adventure("priestess", guardians={"7,4": "thief"}, spare=0)
    table.act("swap", "relieve 7,4")
    table.draw("thief")
    assert "5,4" in table.targets("to")


@pytest.mark.rule("HAV-6.13", "HAV-D15d", "HAV-R15")
def test_night_priestess_recalls_from_her_row_or_column() -> None:
    guardians = {
        "1,5": "thief",
        "13,5": "warrior",
        "6,1": "guide",
        "6,9": "priestess",
        "5,4": "druid",
        "7,5": "huntress",
    }
    table = adventure("priestess", night="priestess", guardians=guardians, creatures={"6,4": "fox"})
    table.act("to 6,5")
    assert table.legal() == ["done", "recall 6,1", "recall 1,5", "recall 7,5", "recall 13,5"]
    assert table.refused("recall 6,9") == "HAV-6.13"  # a priestess
    assert table.refused("recall 5,4") == "HAV-6.13"
    assert table.refused("recall 6,5") == "HAV-6.13"  # herself
    told = table.act("recall 13,5")
    assert told == ["returned seat=0 guardian=warrior cell=13,5"]
    assert table.player()["bag"] == {"warrior": 1, "guide": 1}
    assert "13,5" not in table.player()["guardians"]
    # Nobody in line: not asked.
    table = adventure("priestess", night="priestess", guardians={"1,1": "thief"})
    table.act("to 6,5")
    assert table.chance_kind() == "draw"


# Druid -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HAV-6.14")
def test_day_druid_ignores_terrain_but_no_guardians_fairies_or_monsters() -> None:
    table = adventure("druid", guardians={"3,5": "priestess"})
    # Over the forest (3,5)'s neighbours and onto the lakes (3,7), (3,8).
    assert {"3,7", "3,8", "3,9"} <= table.targets("to")
    assert table.refused("to 3,5") == "HAV-5.4"
    table = adventure("druid", guardians={"3,6": "priestess"}, creatures={"2,7": "crocodile"})
    assert table.refused("to 2,7") == "HAV-5.11"
    table.act("to 3,8")
    assert table.player()["guardians"]["3,8"] == "druid"


@pytest.mark.rule("HAV-6.15")
def test_night_druid_obeys_terrain() -> None:
    table = adventure("druid", night="druid")
    assert table.refused("to 7,2") == "HAV-5.3"
    table = adventure("druid", night="druid", guardians={"3,6": "priestess"})
    assert table.refused("to 3,7") == "HAV-5.6"


@pytest.mark.rule("HAV-6.15", "HAV-6.21", "HAV-R4", "HAV-R5", "HAV-D15c")
def test_night_druid_repairs_one_village_exactly_two_away() -> None:
    given: dict[str, Any] = {"night": "druid", "guardians": {"11,4": "guide"}, "creatures": {"10,7": "fox"}}
    table = adventure("druid", **given)
    table.act("to 11,5")
    assert table.legal() == ["done", "build 11,3", "build 9,5"]
    assert table.refused("build 12,7") == "HAV-6.21"
    table.act("build 9,5")
    assert table.player()["repaired"] == ["9,5"]
    assert table.chance_kind() == "draw"  # one of them, not both
    table = adventure("druid", repaired=["11,3"], **given)
    table.act("to 11,5")
    assert table.legal() == ["done", "build 9,5"]
    # Beside a village: nothing to do.
    table = adventure("druid", night="druid")
    table.act("to 8,5")
    assert table.chance_kind() == "draw"


# Huntress --------------------------------------------------------------------------------------------------


def huntress_at(cell: str, start: str, night: str = "", board: str = "summer", **given: Any) -> list[str]:
    """What she may do after moving to a cell from a guardian beside it."""
    given.setdefault("guardians", {})[start] = "priestess"
    table = adventure("huntress", night=night, board=board, **given)
    table.act(f"to {cell}")
    return table.legal()


@pytest.mark.rule("HAV-6.16", "HAV-R8", "HAV-D15b")
@pytest.mark.parametrize("night", ["", "huntress"])
def test_a_huntress_hits_the_first_monster_of_each_direction(night: str) -> None:
    """From (9,4): left over (8,4) to the edge, right to (13,4), up to (9,1), down the village (9,5)."""
    creatures = {"3,4": "fox", "13,4": "pig", "9,6": "fox", "8,4": "crocodile"}
    legal = huntress_at("9,4", "10,4", night, creatures=creatures)
    assert legal == ["done", "shoot 8,4"]  # beside her; the priestess on (10,4) covers (13,4)
    legal = huntress_at("9,4", "9,3", night, creatures={"3,4": "fox", "13,4": "pig", "9,6": "fox"})
    assert legal == [
        "done",
        "shoot 3,4",
        "shoot 13,4",
    ]  # over chest (5,4), start cells, grove; unlimited range


@pytest.mark.rule("HAV-6.17", "HAV-R7", "HAV-R6", "HAV-6.18")
@pytest.mark.parametrize(
    ("given", "hit"),
    [
        ({}, True),
        ({"guardians": {"8,4": "thief"}}, False),
        ({"creatures": {"3,4": "fox", "6,4": "fairy"}}, False),
        ({"creatures": {"3,4": "fox", "6,4": "pig"}}, False),
        ({"tents": ["7,4", "6,4"]}, True),
        ({"opened": ["5,4"]}, True),
    ],
)
def test_what_stops_an_arrow_along_row_4(given: dict[str, Any], hit: bool) -> None:
    """From (9,4) at the fox on (3,4): plains, start cells and a chest lie between."""
    given = {"creatures": {"3,4": "fox"}, **given}
    assert ("shoot 3,4" in huntress_at("9,4", "9,3", **given)) == hit


@pytest.mark.rule("HAV-6.17", "HAV-6.18", "HAV-R7")
@pytest.mark.parametrize(
    ("cell", "start", "monster", "repaired", "hit"),
    [
        ("9,4", "9,3", "9,6", [], False),  # a destroyed village between
        ("9,4", "9,3", "9,6", ["9,5"], False),  # a repaired one
        ("4,7", "4,6", "2,7", [], True),  # over the lake (3,7)
        ("7,4", "8,4", "7,2", [], False),  # a forest
        ("7,6", "7,5", "7,4", [], False),  # covered by the guardian on the castle
        ("6,6", "6,5", "13,6", [], False),
    ],
)
def test_what_stops_an_arrow_elsewhere(
    cell: str, start: str, monster: str, repaired: list[str], hit: bool
) -> None:
    legal = huntress_at(cell, start, creatures={monster: "fox"}, repaired=repaired)
    assert (f"shoot {monster}" in legal) == hit


@pytest.mark.rule("HAV-6.18", "HAV-R6")
def test_castle_and_the_own_cell_do_not_stop_an_arrow() -> None:
    # Over the castle, empty.
    legal = huntress_at("6,5", "6,6", board="winter", creatures={"9,5": "crocodile"})
    assert legal == ["done", "shoot 9,5"]
    # Out of a forest and out of a village.
    assert "shoot 5,6" in huntress_at("4,6", "3,6", board="winter", creatures={"5,6": "fox"})
    assert "shoot 9,6" in huntress_at("9,5", "8,5", creatures={"9,6": "fox"})


@pytest.mark.rule("HAV-R9")
def test_she_shoots_after_a_capture_ended_her_movement() -> None:
    table = adventure("huntress", creatures={"6,4": "fairy", "6,3": "fox"})
    table.act("to 6,4")
    assert table.legal() == ["done", "shoot 6,3"]
    table = adventure("guide", night="guide", creatures={"6,4": "fairy", "6,2": "fairy"})
    table.act("to 6,4")
    assert table.legal() == ["done", "call 6,2"]
    table = adventure("priestess", night="priestess", creatures={"6,4": "fairy"}, guardians={"6,9": "thief"})
    table.act("to 6,4")
    assert table.legal() == ["done", "recall 6,9"]
    table = adventure("druid", night="druid", creatures={"8,6": "fairy", "9,4": "fairy"})
    table.act("to 8,6")
    assert table.chance_kind() == "draw"
    table = adventure("druid", night="druid", creatures={"9,3": "fairy"})
    table.act("to 9,3")
    assert table.legal() == ["done", "build 11,3", "build 9,5"]


@pytest.mark.rule("HAV-6.16", "HAV-6.22")
def test_a_shot_is_optional_and_takes_the_monster() -> None:
    table = adventure("huntress", creatures={"6,4": "crocodile"})
    table.act("to 6,5")
    told = table.act("shoot 6,4")
    assert told == ["shot seat=0 guardian=huntress cell=6,4", "eliminated seat=0 creature=crocodile cell=6,4"]
    assert table.player()["gains"] == {"crocodile": 1}
    assert table.player()["vp"] == 0
    table = adventure("huntress", creatures={"6,4": "crocodile"})
    table.act("to 6,5", "done")
    assert table.player()["creatures"] == {"6,4": "crocodile"}


@pytest.mark.rule("HAV-6.20")
def test_a_night_huntress_scores_a_point_at_once() -> None:
    table = adventure("huntress", night="huntress", creatures={"6,4": "pig"}, vp=7)
    table.act("to 6,5")
    assert table.act("shoot 6,4")[-1] == "shot-vp seat=0 points=1"
    assert table.player()["vp"] == 8
    assert table.player()["gains"] == {"pig": 1}


@pytest.mark.rule("HAV-4.6", "HAV-6.22", "HAV-6.3", "HAV-6.13")
def test_other_abilities_are_used_at_most_once_and_are_optional() -> None:
    """Two targets each; after one the other is out of reach, and `done` leaves both."""
    cases: list[tuple[str, str, str, str, dict[str, Any]]] = [
        (
            "guide",
            "7,5",
            "call 5,5",
            "creatures",
            {"creatures": {"5,5": "fairy", "9,5": "fairy"}, "board": "winter"},
        ),
        ("priestess", "7,5", "recall 3,5", "guardians", {"guardians": {"3,5": "thief", "7,3": "guide"}}),
    ]
    for kind, cell, action, left, given in cases:
        table = adventure(kind, night=kind, **given)
        table.act(f"to {cell}")
        assert len(table.legal()) == 3
        before = len(table.player()[left])
        table.act(action)
        assert table.chance_kind() == "draw"
        assert len(table.player()[left]) == before - 1
        table = adventure(kind, night=kind, **given)
        table.act(f"to {cell}", "done")
        assert len(table.player()[left]) == before


@pytest.mark.rule("HAV-6.3", "HAV-6.13", "HAV-6.16", "HAV-7.7", "HAV-7.10")
@pytest.mark.parametrize(("corner", "away", "beside"), [("1,1", "3,1", "4,1"), ("13,9", "13,7", "13,6")])
def test_corners_are_in_reach_of_abilities_and_objects(corner: str, away: str, beside: str) -> None:
    cases: list[tuple[str, str, dict[str, str], dict[str, str]]] = [
        ("guide", "call", {corner: "fairy"}, {}),
        ("huntress", "shoot", {corner: "fox"}, {}),
        ("priestess", "recall", {}, {corner: "thief"}),
    ]
    for kind, verb, creatures, others in cases:
        guardians = {beside: "priestess", **others}
        table = adventure(kind, night=kind, creatures=creatures, guardians=guardians)
        table.act(f"to {away}")
        assert table.legal() == ["done", f"{verb} {corner}"]
        table.act(f"{verb} {corner}")
        player = table.player()
        assert player["creatures"] == {}
        assert player["guardians"] == {beside: "priestess", away: kind}
        assert player["gains"] == dict.fromkeys(creatures.values(), 1)
        assert player["bag"] == {"guide": 1, **dict.fromkeys(others.values(), 1)}
    for what, creature in (("bow", "fox"), ("net", "fairy")):
        table = adventure(
            "warrior", objects={what: 1}, guardians={beside: "priestess"}, creatures={corner: creature}
        )
        table.act(f"to {away}")
        assert table.act(f"{what} {corner}")[0] == f"object-used seat=0 object={what}"
        assert table.player()["gains"] == {creature: 1}
        assert table.player()["objects"] == {}


@pytest.mark.rule("HAV-4.6", "HAV-6.13", "HAV-6.17", "HAV-6.21", "HAV-7.3")
@pytest.mark.parametrize("corner", ["1,1", "13,9"])
def test_the_rule_told_for_a_corner_is_that_of_the_action(corner: str) -> None:
    """A Day Huntress at (6,5) who may shoot and has one object, the others not."""
    rules = {"call": "HAV-6.21", "shoot": "HAV-6.17", "build": "HAV-6.21", "recall": "HAV-6.13"}
    without = dict.fromkeys(("bow", "net", "hammer"), "HAV-7.3")
    for owned, rule in (("bow", "HAV-6.17"), ("net", "HAV-6.21"), ("hammer", "HAV-6.21")):
        table = adventure("huntress", objects={owned: 1}, creatures={"6,4": "fox", "6,3": "fox"})
        table.act("to 6,5")
        told = {verb: table.refused(f"{verb} {corner}") for verb in (*rules, *without)}
        assert told == {**rules, **without, owned: rule}
        for other in (f"to {corner}", f"relieve {corner}", "recruit guide"):
            assert table.refused(other) == "HAV-4.6"


@pytest.mark.rule("HAV-6.9")
def test_nobody_else_has_the_sign_of_a_lockpick() -> None:
    opens = [GUARDIANS[i // 2] for i, flag in enumerate(BOX.opens) if flag]
    assert opens == ["thief", "thief"]


@pytest.mark.rule("HAV-6.2")
def test_only_the_day_guide_camps() -> None:
    one_of_each = dict(zip(("1,1", "2,2", "3,1", "4,3", "5,5", "6,5"), GUARDIANS, strict=True))
    table = evening({"guardians": one_of_each})
    assert table.player()["tents"] == ["1,1"]
