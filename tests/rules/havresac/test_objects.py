"""Chests and objects: chapter 7 of the rules."""

from typing import Any

import pytest

from tablee.core.state import CHANCE
from tests.rules.havresac.table import FIRST, GAME, GUARDIANS, OBJECTS, adventure, evening, fresh


@pytest.mark.rule("HAV-7.1", "HAV-6.7")
def test_a_chest_holds_one_of_the_objects_still_hidden() -> None:
    table = adventure(
        "thief",
        opened=["2,1", "12,1", "9,3"],
        unopened={"boots": 2, "sword": 1, "bow": 1, "net": 1, "cup": 2},
    )
    table.act("to 5,4")
    outcomes, weights = table.state.outcomes()
    names = [GAME.space.text(outcome) for outcome in outcomes]
    assert dict(zip(names, weights, strict=True)) == {
        "find boots": 2,
        "find sword": 1,
        "find bow": 1,
        "find net": 1,
        "find cup": 2,
    }
    told = table.play("chance: find bow")
    assert told == ["chest-opened seat=0 object=bow cell=5,4"]
    assert table.player()["opened"] == ["2,1", "12,1", "9,3", "5,4"]
    assert table.player()["unopened"] == {"boots": 2, "sword": 1, "net": 1, "cup": 2}
    assert table.player()["objects"] == {"bow": 1}


@pytest.mark.rule("HAV-7.2")
@pytest.mark.parametrize("what", ["bow", "net", "hammer"])
def test_the_thief_who_finds_it_cannot_use_it(what: str) -> None:
    """At (5,4): the fox on (3,4) is in line, the fairy on (5,2) and the village (5,6) are two away."""
    creatures = {"3,4": "fox", "5,2": "fairy"}
    target = {"bow": "3,4", "net": "5,2", "hammer": "5,6"}
    table = adventure("thief", "warrior", creatures=creatures)
    table.act("to 5,4")
    table.play(f"chance: find {what}")
    assert table.chance_kind() == "draw"  # he is not even asked
    assert table.player()["fresh"] == what
    table.draw("warrior")
    assert table.player()["fresh"] is None
    table.act("to 5,5" if what == "bow" else "to 4,4")
    table = adventure("thief", creatures=creatures, objects={"bow": 1} if what != "bow" else {"net": 1})
    table.act("to 5,4")
    table.play(f"chance: find {what}")
    assert table.kind() == "abilities"
    assert table.refused(f"{what} {target[what]}") == "HAV-7.2"


@pytest.mark.rule("HAV-7.2")
def test_the_second_of_a_kind_is_ready_although_the_first_is_fresh() -> None:
    table = adventure("thief", "warrior", objects={"boots": 1})
    table.act("to 5,4")
    table.play("chance: find boots")
    assert table.player()["objects"] == {"boots": 2}
    table.draw("warrior")
    assert table.objects() == {"boots"}
    table.act("use boots")
    assert table.objects() == {"boots"}


@pytest.mark.rule("HAV-7.3")
def test_an_object_is_used_once_and_kept_until_then() -> None:
    table = adventure("thief", "warrior", objects={"boots": 1}, spare=0)
    told = table.act("use boots")
    assert told == ["object-used seat=0 object=boots"]
    assert table.kind() == "destination"
    assert table.refused("use boots") == "HAV-7.3"
    table.act("to 7,4")
    table.draw("warrior")
    assert table.kind() == "destination"
    table.act("to 7,6")
    # Unused ones stay beside the board for the next round.
    table = evening({"objects": {"boots": 1, "sword": 2, "bow": 1}})
    assert table.dump()["round"] == 2
    assert table.player()["objects"] == {"boots": 1, "sword": 2, "bow": 1}


@pytest.mark.rule("HAV-7.4", "HAV-7.6")
def test_one_guardian_may_use_several_objects() -> None:
    table = adventure(
        "guide",
        objects={"boots": 2, "feather": 1, "sword": 1, "bow": 1, "net": 1, "hammer": 1},
        creatures={"9,6": "fox", "8,8": "pig"},
    )
    table.act("use boots", "use feather", "use boots")
    assert table.player()["objects"] == {"sword": 1, "bow": 1, "net": 1, "hammer": 1}
    table.act("storm 9,6")
    assert table.player()["gains"] == {"fox": 1}
    assert table.player()["objects"] == {"bow": 1, "net": 1, "hammer": 1}
    assert table.chance_kind() == "draw"


@pytest.mark.rule("HAV-7.4", "HAV-R10", "HAV-R39")
def test_net_bow_and_hammer_in_the_same_play_after_moving() -> None:
    """(5,4): a fairy two above, a fox in line, a village two below."""
    objects = {"bow": 1, "net": 1, "hammer": 1}
    table = adventure("druid", objects=objects, creatures={"3,4": "fox", "5,2": "fairy"})
    for action in ("bow 3,4", "net 5,2", "hammer 5,6"):
        assert table.refused(action) == "HAV-5.3"  # not before moving
    table.act("to 5,4")
    assert table.legal() == ["done", "bow 3,4", "net 5,2", "hammer 5,6"]
    table.act("hammer 5,6", "bow 3,4", "net 5,2")
    assert table.player()["gains"] == {"fox": 1, "fairy": 1}
    assert table.player()["repaired"] == ["5,6"]
    assert table.player()["objects"] == {}
    assert table.chance_kind() == "draw"


@pytest.mark.rule("HAV-7.5", "HAV-11.3")
def test_each_opened_chest_is_worth_2_points_used_or_not() -> None:
    table = evening({"opened": ["2,1", "12,1", "9,3"], "objects": {"boots": 1}}, round=5)
    assert "final-part seat=0 final=chests points=6" in table.log


@pytest.mark.rule("HAV-7.6", "HAV-D11")
@pytest.mark.parametrize("boots", [0, 1, 2])
def test_boots_add_two_steps_each(boots: int) -> None:
    table = adventure("warrior", objects={"boots": 2})
    for _ in range(boots):
        table.act("use boots")
    # (4,4) and (5,3) are four cells away, (5,2) is five.
    cells = table.targets("to")
    assert ("4,4" in cells) == ("5,3" in cells) == (boots > 0)
    assert ("5,2" in cells) == (boots > 1)
    assert len(cells) == {0: 13, 1: 36, 2: 66}[boots]


@pytest.mark.rule("HAV-7.6")
def test_boots_count_for_this_guardian_only_and_not_for_a_night_thief() -> None:
    table = adventure("warrior", "warrior", objects={"boots": 1})
    table.act("use boots", "to 7,4")
    table.draw("warrior")
    assert "5,3" not in table.targets("to")
    table = adventure("thief", night="thief", objects={"boots": 2, "feather": 1})
    assert table.objects() == {"feather"}
    assert table.refused("use boots") == "HAV-7.6"


@pytest.mark.rule("HAV-7.7", "HAV-6.21", "HAV-D15f")
def test_the_net_catches_a_fairy_exactly_two_away() -> None:
    creatures = {"6,2": "fairy", "5,4": "fairy", "8,4": "fairy", "6,7": "fairy"}
    table = adventure("warrior", objects={"net": 1}, creatures=creatures, guardians={"7,4": "thief"})
    table.act("to 6,4")
    assert table.legal() == ["done", "net 6,2", "net 8,4"]
    assert table.refused("net 5,4") == table.refused("net 6,7") == "HAV-6.21"
    told = table.act("net 8,4")
    assert told == ["object-used seat=0 object=net", "captured seat=0 creature=fairy cell=8,4"]
    assert table.player()["gains"] == {"fairy": 1}


@pytest.mark.rule("HAV-7.8", "HAV-8.6", "HAV-R18", "HAV-R19")
@pytest.mark.parametrize("round", [1, 5])
def test_a_cup_counts_by_itself_in_the_round_of_its_chest(round: int) -> None:
    table = adventure("thief", round=round, spare=0)
    table.act("to 5,4")
    told = table.play("chance: find cup")
    assert "glory-part seat=0 part=cups glory=2" in told
    player = table.player()
    assert player["glory"] == 2
    assert player["cups"] == 0
    assert player["objects"] == {}
    if round == 1:  # in the next round it is worth nothing
        table.patch(p0={"bag": {}})
        table.scout("scout_02", "scout_03", "scout_05", "scout_07", "scout_08")
        assert table.player()["glory"] == 0


@pytest.mark.rule("HAV-7.8", "HAV-8.6")
def test_two_cups_of_a_round_count_both() -> None:
    table = adventure("thief", "thief", guardians={"12,2": "priestess"}, spare=0)
    table.act("to 5,4")
    table.play("chance: find cup", "chance: draw thief", "0: to 12,1")
    assert "glory-part seat=0 part=cups glory=4" in table.play("chance: find cup")


@pytest.mark.rule("HAV-7.8")
def test_a_cup_is_no_object_to_own() -> None:
    table = adventure("thief", "warrior")
    table.act("to 5,4")
    table.play("chance: find cup")
    assert table.player()["cups"] == 1
    assert table.player()["objects"] == {}
    assert table.player()["fresh"] is None
    table.draw("warrior")
    assert table.kind() == "destination"


@pytest.mark.rule("HAV-7.9", "HAV-R16", "HAV-R17", "HAV-6.19", "HAV-D12")
@pytest.mark.parametrize("creature", ["fox", "crocodile", "pig"])
@pytest.mark.parametrize(
    ("kind", "night"),
    [*((kind, "") for kind in GUARDIANS if kind != "warrior"), *((kind, kind) for kind in GUARDIANS)],
)
def test_a_sword_opens_the_way_to_a_monster_and_ends_the_movement(
    kind: str, night: str, creature: str
) -> None:
    table = adventure(
        kind, night=night, objects={"sword": 1}, creatures={"6,4": creature}, guardians={"6,5": "priestess"}
    )
    if kind == "warrior" and creature != "pig":
        assert "6,4" in table.targets("to")
        assert table.refused("storm 6,4") == "HAV-7.15"
        return
    assert "6,4" in table.targets("storm")
    assert "6,4" not in table.targets("to")
    told = table.act("storm 6,4")
    assert told[:3] == [
        "object-used seat=0 object=sword",
        f"moved seat=0 guardian={kind} cell=6,4",
        f"eliminated seat=0 creature={creature} cell=6,4",
    ]
    assert table.player()["gains"] == {creature: 1}
    assert table.player()["objects"] == {}
    assert table.player()["vp"] == 0  # HAV-7.14 not for a sword


@pytest.mark.rule("HAV-7.9", "HAV-5.11")
def test_nobody_crosses_a_monster_with_a_sword() -> None:
    table = adventure(
        "huntress", objects={"sword": 1}, creatures={"6,4": "fox"}, guardians={"6,5": "priestess"}
    )
    assert "6,3" not in table.targets("to") | table.targets("storm")
    # Onto a lake or a guardian it does not help either: it is for monsters.
    assert table.refused("storm 6,5") == "HAV-7.15"
    assert table.refused("storm 7,4") == "HAV-7.15"


@pytest.mark.rule("HAV-7.10", "HAV-D15e")
@pytest.mark.parametrize("kind", [kind for kind in GUARDIANS if kind != "priestess"])
def test_anybody_shoots_with_a_bow(kind: str) -> None:
    table = adventure(kind, objects={"bow": 1}, creatures={"6,4": "crocodile", "6,3": "pig"})
    table.act("to 6,5")
    assert "bow 6,4" in table.legal()
    assert table.refused("bow 6,3") == "HAV-6.17"
    told = table.act("bow 6,4")
    assert told[0] == "object-used seat=0 object=bow"
    assert table.player()["gains"] == {"crocodile": 1}
    assert table.player()["objects"] == {}


@pytest.mark.rule("HAV-7.11", "HAV-R17")
def test_a_feather_makes_a_guardian_walk_like_a_day_druid() -> None:
    table = adventure("thief", objects={"feather": 1})
    assert table.objects() == {"feather"}
    told = table.act("use feather")
    assert told == ["object-used seat=0 object=feather"]
    assert "7,2" in table.targets("to")
    assert table.player()["objects"] == {}
    # Over lakes, and onto them; guardians, fairies and monsters hinder as ever.
    table = adventure(
        "warrior", objects={"feather": 1}, guardians={"3,6": "priestess"}, creatures={"2,7": "fox"}
    )
    table.act("use feather")
    assert {"3,7", "3,8", "4,7"} <= table.targets("to")
    assert table.refused("to 3,6") == "HAV-5.4"
    table = adventure(
        "guide", objects={"feather": 1}, creatures={"2,7": "fox"}, guardians={"3,6": "priestess"}
    )
    table.act("use feather")
    assert table.refused("to 2,7") == "HAV-5.11"
    assert table.refused("to 4,2") == "HAV-5.3"  # too far, not the lake
    # A Night Thief keeps to his line.
    table = adventure("thief", night="thief", objects={"feather": 1}, guardians={"3,6": "priestess"})
    table.act("use feather")
    assert {"3,7", "3,8", "3,9", "7,2", "7,1", "13,5"} <= table.targets("to")
    assert table.refused("to 8,4") == "HAV-6.8"
    assert table.refused("to 10,2") == "HAV-6.8"  # too far aside, not the lake
    table.act("to 3,8")
    assert table.player()["guardians"]["3,8"] == "thief"


@pytest.mark.rule("HAV-7.11", "HAV-7.15")
def test_a_day_druid_is_not_offered_a_feather() -> None:
    table = adventure("druid", objects={"feather": 1})
    assert table.objects() == set()
    table = adventure("druid", objects={"feather": 1, "boots": 1})
    assert table.objects() == {"boots"}
    assert table.refused("use feather") == "HAV-7.15"


@pytest.mark.rule("HAV-7.12", "HAV-6.21", "HAV-D15g")
def test_the_hammer_repairs_a_village_exactly_two_away() -> None:
    table = adventure("warrior", objects={"hammer": 1}, guardians={"11,4": "guide"})
    table.act("to 11,5")
    assert table.legal() == ["done", "hammer 11,3", "hammer 9,5"]
    assert table.refused("hammer 12,7") == "HAV-6.21"
    told = table.act("hammer 11,3")
    assert told == ["object-used seat=0 object=hammer", "repaired seat=0 cell=11,3 villages=1"]
    assert table.player()["repaired"] == ["11,3"]
    assert table.chance_kind() == "draw"
    table = adventure("warrior", objects={"hammer": 1}, guardians={"11,4": "guide"}, repaired=["11,3", "9,5"])
    table.act("to 11,5")
    assert table.chance_kind() == "draw"


@pytest.mark.rule("HAV-7.13", "HAV-R39")
def test_after_a_swap_only_objects_used_at_a_distance() -> None:
    given: dict[str, Any] = {
        "guardians": {"5,4": "thief"},
        "creatures": {"3,4": "fox", "5,2": "fairy", "4,3": "fox"},
        "objects": {"boots": 2, "feather": 1, "sword": 2, "bow": 1, "net": 1, "hammer": 1},
    }
    table = adventure("priestess", **given)
    table.act("swap", "relieve 5,4")
    assert table.legal() == ["done", "bow 3,4", "net 5,2", "hammer 5,6"]
    table.act("bow 3,4", "net 5,2", "hammer 5,6")
    assert table.player()["guardians"] == {"5,4": "priestess"}
    assert table.player()["objects"] == {"boots": 2, "feather": 1, "sword": 2}
    assert table.player()["gains"] == {"fox": 1, "fairy": 1}
    assert table.player()["repaired"] == ["5,6"]


@pytest.mark.rule("HAV-7.14", "HAV-R37")
@pytest.mark.parametrize(
    ("kind", "night", "points"),
    [("huntress", "huntress", 1), ("huntress", "", 0), ("warrior", "huntress", 0), ("guide", "huntress", 0)],
)
def test_points_for_a_bow_belong_to_the_night_huntress(kind: str, night: str, points: int) -> None:
    table = adventure(kind, night=night, objects={"bow": 1}, creatures={"6,4": "fox"})
    table.act("to 6,5", "bow 6,4")
    assert table.player()["vp"] == points
    assert table.player()["gains"] == {"fox": 1}


@pytest.mark.rule("HAV-7.14")
def test_a_night_huntress_scores_nothing_for_a_sword() -> None:
    table = adventure(
        "huntress", night="huntress", objects={"sword": 1}, creatures={"6,4": "fox"}, tents=["6,5"]
    )
    table.act("storm 6,4")
    assert table.player()["vp"] == 0


@pytest.mark.rule("HAV-7.15", "HAV-D11", "HAV-D15")
def test_objects_are_offered_only_where_they_help() -> None:
    # Bow, net and hammer without a target: not asked.
    table = adventure("warrior", objects={"bow": 1, "net": 1, "hammer": 1})
    assert table.kind() == "destination"
    table.act("to 7,4")
    assert table.chance_kind() == "draw"
    # Swords without a monster in reach: no cell costs one.
    table = adventure("warrior", objects={"sword": 2}, creatures={"6,4": "fox"})
    assert table.targets("storm") == set()
    # Boots which only add a cell that costs a sword are offered: such cells count.
    ring = {
        "7,3": "fox",
        "6,4": "fox",
        "8,4": "fox",
        "5,5": "fox",
        "9,5": "fox",
        "6,6": "fox",
        "8,6": "fox",
        "7,7": "fox",
    }
    inner = {"7,4": "druid", "8,5": "druid", "7,6": "druid", "6,5": "druid", "7,5": "druid"}
    table = adventure("huntress", night="huntress", objects={"boots": 1}, creatures=ring, guardians=inner)
    assert table.dump()["players"][0]["aside"] == {"huntress": 1}
    table = adventure(
        "huntress", night="huntress", objects={"boots": 1, "sword": 1}, creatures=ring, guardians=inner
    )
    assert table.objects() == set()  # one step reaches the whole ring already
    table = adventure("huntress", night="huntress", objects={"boots": 1, "sword": 1}, creatures=ring)
    assert table.objects() == {"boots"}
    table.act("use boots")
    assert table.targets("storm") == set(ring)
    assert table.targets("to") == {"7,4", "8,5", "7,6", "6,5", "7,5"}


@pytest.mark.rule("HAV-7.15", "HAV-D11")
def test_after_a_feather_boots_are_offered_for_what_they_add_to_it() -> None:
    # Shut in but for the lake (10,3): a step without the feather leads nowhere, with it boots help further.
    ring = dict.fromkeys(("7,4", "8,5", "7,6", "6,5", "9,2", "11,2", "9,1", "11,1"), "fox")
    guardians = {"7,5": "guide", "10,2": "druid", "10,1": "guide"}
    objects = {"boots": 1, "feather": 1}
    table = adventure("warrior", objects=objects, creatures=ring, guardians=guardians)
    assert table.objects() == {"feather"}
    table.act("use feather")
    assert table.objects() == {"boots"}
    # Tents all over the board: four steps with the feather lead everywhere, and boots no further.
    tents = ["2,2", "6,1", "8,1", "12,2", "2,8", "6,9", "8,9", "12,8"]
    table = adventure("druid", night="druid", objects=objects, tents=tents)
    assert "use feather" in table.legal()
    table.act("use feather")
    assert table.objects() == set()
    assert len(table.targets("to")) == 117


@pytest.mark.rule("HAV-D11", "HAV-D12")
def test_nobody_is_asked_about_an_object() -> None:
    """Boots and feather lie beside the guardian: choosing a space is one answer, and leaves them unused."""
    table = adventure("warrior", "thief", objects={"boots": 1, "feather": 1})
    assert table.kind() == "destination"
    assert table.objects() == {"boots"}  # the forest is as near as it is far
    table.act("to 7,4")
    assert table.player()["objects"] == {"boots": 1, "feather": 1}
    assert table.chance_kind() == "draw"
    table.draw("thief")
    table.act("use boots", "use feather")
    assert table.kind() == "destination"
    assert table.objects() == set()


@pytest.mark.rule("HAV-7.16")
def test_objects_belong_to_one_player_and_one_play() -> None:
    table = fresh(2)
    table.scout(*FIRST)
    rest = {what: n for what, n in OBJECTS.items() if what != "feather"}
    player = {"bag": {"thief": 2}, "opened": ["2,1"], "unopened": rest, "objects": {"feather": 1}}
    table.patch(p0=player, p1={"bag": {"warrior": 1}})
    table.draw("thief", "warrior")
    assert table.objects(0) == {"feather"}
    assert table.objects(1) == set()
    assert table.refused("use feather", 1) == "HAV-7.3"
    table.play("0: to 7,4")
    assert table.state.to_act() == [CHANCE]
    assert table.legal(0) == []  # between two plays
    table.play("chance: draw thief", "0: use feather", "1: to 7,4")
    assert table.player(0)["objects"] == {}
    verbs = {verb.name for verb in GAME.space.verbs}
    assert not verbs & {"give", "trade", "sell"}
