"""Merchants and barter (AND-15)."""

import pytest

from tests.rules.andor.stories import story
from tests.rules.andor.table import GAME, Table, castle, village


def barters(table: Table, seat: int = 0) -> list[str]:
    return [text.removeprefix("barter ") for text in table.legal(seat) if text.startswith("barter ")]


@pytest.mark.rule("AND-15.1")
def test_the_merchant_spaces() -> None:
    marks = {space["id"]: space.get("mark") for space in GAME.catalogue()["spaces"]}
    assert [space for space, mark in marks.items() if mark == "merchant"] == ["18", "422", "445"]
    table = castle(at="18", h0={"items": {"firewood": 1}})
    assert "firewood falcon" in barters(table)
    for space in ("422", "445"):
        table = village(at=space, h0={"items": {"firewood": 1}}, items={space: {"gourd": 1}})
        assert barters(table) == ["firewood gourd"]
    table = castle(at="17", h0={"items": {"firewood": 1}}, items={"17": {"gourd": 1}})
    assert table.refused(0, "barter firewood gourd") == "AND-15.1"
    assert "pick gourd" in table.legal(0)


@pytest.mark.rule("AND-15.2", "AND-D25")
def test_as_many_objects_are_taken_as_given() -> None:
    table = castle(at="18", h0={"items": {"firewood": 2}}, items={"18": {"falcon": 1, "rider_helmet": 1}})
    assert table.play("0: barter firewood falcon") == ["bartered seat=0 given=firewood taken=falcon"]
    table.play("0: barter firewood rider_helmet")
    assert table.items() == {"falcon": 1, "rider_helmet": 1}
    assert table.lying(18) == {"firewood": 2}
    assert table.hours() == 0


@pytest.mark.rule("AND-15.2")
def test_only_what_one_has_for_what_lies_there() -> None:
    table = castle(at="18", h0={"items": {"firewood": 1}}, items={"18": {"gourd": 1}})
    assert table.refused(0, "barter spyglass gourd") == "AND-15.2"
    assert table.refused(0, "barter firewood falcon") == "AND-15.2"
    assert barters(table) == ["firewood gourd"]


@pytest.mark.rule("AND-15.2", "AND-8.5", "AND-R5")
def test_only_the_hero_on_turn_barters() -> None:
    table = castle(at="18", h1={"items": {"firewood": 1}})
    assert table.refused(1, "barter firewood gourd") == "AND-8.5"
    assert barters(table, 1) == []
    table.patch(turn=1)
    assert "firewood gourd" in barters(table, 1)


@pytest.mark.rule("AND-15.2", "AND-8.4")
def test_nobody_barters_between_two_steps() -> None:
    table = castle(at="17", h0={"items": {"firewood": 1}})
    table.play("0: move 18")
    assert table.refused(0, "barter firewood gourd") == "AND-8.4"
    table.play("0: stop")
    assert table.kind(0) == "after"
    table.play("0: barter firewood gourd")


@pytest.mark.rule("AND-15.3")
def test_sizes_need_not_match_but_the_object_must_fit() -> None:
    items = {"18": {"askimar_blade": 1, "gourd": 1}}
    table = castle(at="18", h0={"items": {"firewood": 1}}, items=items)
    assert barters(table) == ["firewood gourd", "firewood askimar_blade"]
    table = castle(at="18", h0={"items": {"firewood": 1, "carlion": 1}}, items=items)
    assert table.refused(0, "barter firewood askimar_blade") == "AND-15.3"
    assert barters(table) == ["firewood gourd", "carlion gourd", "carlion askimar_blade"]
    full = {"firewood": 2, "spyglass": 1, "carlion": 1}
    table = castle(at="18", h0={"items": full}, items=items)
    assert table.refused(0, "barter carlion gourd") == "AND-15.3"
    assert "spyglass gourd" in barters(table)  # its place becomes free


@pytest.mark.rule("AND-15.4", "AND-R28")
def test_used_skins_and_a_flying_falcon_are_not_bartered() -> None:
    used = {"gourd_half": 1, "falcon_flying": 1}
    table = castle(at="18", h0={"items": used}, items={"18": {"gourd": 1, "gourd_half": 1}})
    assert table.refused(0, "barter gourd_half gourd") == "AND-15.4"
    assert table.refused(0, "barter falcon_flying gourd") == "AND-15.4"
    table.patch(h0={"items": {"firewood": 1}}, items={"18": {"gourd_half": 1, "falcon_flying": 1}})
    assert table.refused(0, "barter firewood gourd_half") == "AND-15.4"
    assert table.refused(0, "barter firewood falcon_flying") == "AND-15.4"
    assert barters(table) == []


@pytest.mark.rule("AND-15.5", "AND-24.3", "AND-R19")
def test_only_the_sixteen_objects_are_bartered() -> None:
    items = {"gem": 1, "plant_red": 1, "winter_stone": 1, "tablet_griffon": 1, "iquar": 1}
    table = village(
        at="422",
        legend="L4",
        h0={"items": items},
        h1={"items": {"firewood": 1}},
        items={"422": {"gourd": 1, "tablet_buffalo": 1}},
    )
    assert barters(table) == []
    table.patch(turn=1)
    assert barters(table, 1) == ["firewood gourd"]
    words = {text.split()[1] for text in map(GAME.space.text, range(GAME.space.size)) if "barter" in text}
    assert not words & set(items)


@pytest.mark.rule("AND-15.6", "AND-R29", "AND-8.7")
def test_stock_is_not_picked_up() -> None:
    table = castle(at="18", h0={"items": {"firewood": 1}})
    assert table.refused(0, "pick falcon") == "AND-15.6"
    table.play("0: drop firewood")
    assert table.lying(18)["firewood"] == 1
    assert table.refused(0, "pick firewood") == "AND-15.6"


@pytest.mark.rule("AND-15.6")
def test_what_is_put_down_is_stock_also_while_barter_is_off() -> None:
    table = castle(at="18", h0={"items": {"firewood": 1}}, rules={"barter": 0})
    table.play("0: drop firewood")
    assert table.refused(0, "pick firewood") == "AND-15.6"


@pytest.mark.rule("AND-15.6", "AND-10.10")
def test_a_flying_falcon_in_the_stock_is_back_after_the_sunrise() -> None:
    table = castle(at="18", h0={"items": {"falcon_flying": 1, "firewood": 1}}, items={"18": {}})
    table.play("0: drop falcon_flying")
    assert table.refused(0, "barter firewood falcon_flying") == "AND-15.4"
    table.sunrise()
    assert table.lying(18) == {"falcon": 1}
    assert "firewood falcon" in barters(table)


@pytest.mark.rule("AND-15.6", "AND-R46")
def test_other_things_at_a_merchants_are_picked_up_as_anywhere() -> None:
    others = {"tablet_griffon": 1, "gem": 1, "plant_blue": 1, "winter_stone": 1, "iquar": 1}
    table = village(at="445", legend="L4", items={"445": others})
    for item in others:
        table.play(f"0: pick {item}")
    assert table.items() == others


@pytest.mark.rule("AND-15.7")
def test_barter_needs_its_rule() -> None:
    table = castle(at="18", h0={"items": {"firewood": 1}}, rules={"barter": 0})
    assert table.refused(0, "barter firewood falcon") == "AND-15.7"
    assert barters(table) == []
    table.play("0: pass", "0: stop")
    assert table.asked() == [1]  # no question after the action either


@pytest.mark.rule("AND-15.7", "AND-1.7")
def test_the_third_letter_of_the_first_legend_opens_the_tent() -> None:
    table = castle(rules={"barter": 0}, letter="B", stars=["C"])
    table.sunrise()
    assert "C1" in table.read()
    assert table.dump["rules"]["barter"] == 1


@pytest.mark.rule("AND-3.18", "AND-D44")
def test_after_the_action_only_barter_is_left() -> None:
    table = castle(at="17", h0={"items": {"firewood": 1}}, h1={"space": "40"}, creatures={"18": "gor"})
    table.walk(0, 18)
    assert table.kind(0) == "after"
    assert table.moves() == []
    assert table.lacks("fight", "pass", "end_day")
    assert table.refused(0, "move 17") == "AND-3.18"
    table.play("0: end_turn")
    assert table.asked() == [1]
    assert table.refused(0, "barter firewood gourd") == "AND-8.5"


@pytest.mark.rule("AND-3.18")
def test_no_question_where_no_barter_is_possible() -> None:
    table = castle(at="17", h0={"items": {"falcon_flying": 1}}, items={"18": {"gourd": 1}})
    table.walk(0, 18)
    assert table.asked() == [1]


@pytest.mark.rule("AND-15.6")
def test_a_card_puts_objects_into_the_stock_of_a_merchant() -> None:
    table = story("- {id: A, when: start, do: [{place: {token: spyglass, at: 422}}]}")
    table.patch(h0={"space": "422", "items": {"firewood": 1}})
    assert table.refused(0, "pick spyglass") == "AND-15.6"
    assert barters(table) == ["firewood spyglass"]
