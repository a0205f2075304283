"""Fires on the board and on the sheet of the keeper (AND-16)."""

import pytest

from tests.rules.andor.stories import story
from tests.rules.andor.table import castle, village

WOOD = {"firewood": 1}


@pytest.mark.rule("AND-16.1", "AND-D20")
def test_a_burnt_out_fire_is_lit_again_for_two_will_points() -> None:
    table = castle(at="40", fires={"40": "unlit"})
    assert table.play("0: relight") == ["will seat=0 wp=5", "fire-lit seat=0 space=40"]
    assert table.dump["fires"] == {"40": "lit"}
    assert table.hours() == 0
    assert table.refused(0, "relight") == "AND-16.1"
    table = castle(at="40")
    assert table.refused(0, "relight") == "AND-16.1"


@pytest.mark.rule("AND-16.2", "AND-D20")
def test_a_new_fire_needs_firewood_and_a_space_without_fire() -> None:
    table = castle(at="40", h0={"items": WOOD})
    table.play("0: fire")
    assert table.dump["fires"] == {"40": "lit"}
    assert (table.wp(), table.items()) == (5, {})
    assert castle(at="40").refused(0, "fire") == "AND-16.2"
    for face in ("lit", "unlit"):
        table = castle(at="40", h0={"items": WOOD}, fires={"40": face})
        assert table.refused(0, "fire") == "AND-16.2"


@pytest.mark.rule("AND-16.2")
def test_there_are_six_fire_tokens() -> None:
    five = dict.fromkeys(("1", "2", "3", "4", "5"), "unlit")
    table = castle("keeper", "mage", at="40", h0={"items": WOOD}, fires=five)
    assert table.has("fire", "fire_sheet")
    table = castle("keeper", "mage", at="40", h0={"items": WOOD}, fires=five | {"6": "lit"})
    assert table.refused(0, "fire") == "AND-16.2"
    assert table.refused(0, "fire_sheet") == "AND-16.2"
    table = castle("keeper", "mage", at="40", h0={"items": WOOD, "sheet_fire": "lit"}, fires=five)
    assert table.refused(0, "fire") == "AND-16.2"  # the one on the sheet counts


@pytest.mark.rule("AND-16.1", "AND-16.2", "AND-8.4")
def test_fire_needs_standing_still() -> None:
    table = castle(at="41", h0={"items": WOOD}, h1={"space": "40"}, fires={"40": "unlit"})
    table.play("0: move 40")
    assert table.refused(0, "relight") == "AND-8.4"
    assert "relight" in table.legal(1)  # he stands still, and it is not his turn
    table.play("1: relight", "0: stop")
    assert table.dump["fires"] == {"40": "lit"}


@pytest.mark.rule("AND-16.3", "AND-8.10", "AND-R17")
def test_three_will_points_are_needed() -> None:
    for wp, able in ((2, False), (3, True)):
        hero = {"items": WOOD, "wp": wp, "sheet_fire": "unlit"}
        table = castle("keeper", "mage", at="40", h0=hero)
        assert ("fire" in table.legal(0)) is able
        assert ("relight_sheet" in table.legal(0)) is able
        table.patch(fires={"40": "unlit"})
        assert ("relight" in table.legal(0)) is able
    table = castle(at="40", h0={"wp": 2}, fires={"40": "unlit"})
    assert table.refused(0, "relight") == "AND-16.3"


@pytest.mark.rule("AND-16.4", "AND-13.4", "AND-R15")
@pytest.mark.parametrize(("fires", "sheet"), [({"40": "lit"}, "none"), ({}, "lit"), ({"40": "lit"}, "lit")])
def test_fires_help_everybody_in_a_fight_once(fires: dict[str, str], sheet: str) -> None:
    table = castle("warrior", "keeper", at="40", fires=fires, creatures={"40": "fur_troll"})
    table.patch(h1={"sheet_fire": sheet})
    table.call_fight(0, 1)
    table.dice(1, 1, 1, 1, 1, 1, 2, 3)
    assert table.values == (1 + 1 + 2 + 1 + 1 + 1, 12 + 3)  # warrior +2, keeper +1


@pytest.mark.rule("AND-16.4")
def test_a_burnt_out_fire_helps_nobody() -> None:
    table = castle(at="40", fires={"40": "unlit"}, creatures={"40": "fur_troll"}, h1={"space": "41"})
    table.play("0: fight")
    table.dice(1, 1, 1, 1, 2, 3)
    assert table.values == (2, 15)
    table = castle(at="40", fires={"40": "unlit"})
    table.sunrise()
    assert table.wp() == 7


@pytest.mark.rule("AND-16.4", "AND-16.5", "AND-10.6", "AND-R15")
def test_fires_warm_once_at_sunrise() -> None:
    table = castle("keeper", "mage", "dwarf", at="40", fires={"40": "lit"}, h0={"sheet_fire": "lit"})
    table.patch(h2={"space": "41"})
    table.sunrise()
    assert [table.wp(seat) for seat in range(3)] == [12, 12, 7]


@pytest.mark.rule("AND-16.5", "AND-13.7")
def test_the_fire_of_the_keeper_goes_where_the_keeper_goes() -> None:
    table = castle("keeper", "mage", at="40", h0={"sheet_fire": "lit"}, h1={"space": "41"})
    table.walk(0, 41)
    table.sunrise()
    assert (table.wp(0), table.wp(1)) == (12, 12)
    assert table.hero(0)["sheet_fire"] == "unlit"


@pytest.mark.rule("AND-16.6")
def test_a_fire_may_burn_at_home() -> None:
    table = castle(at="0", h0={"items": WOOD}, creatures={"7": "gor"})
    table.play("0: fire")
    table.sunrise()
    assert table.shields() == ["gor"]
    assert "fight" not in table.legal(table.state.active)
    assert table.wp() == 10


@pytest.mark.rule("AND-16.7", "AND-R49")
def test_no_fire_lies_on_ice_but_the_sheet_burns_there() -> None:
    hero = {"items": {"firewood": 2}}
    table = village("keeper", "mage", at="453", h0=hero, ice=[], ice_pool={})
    assert table.refused(0, "fire") == "AND-16.7"
    table.play("0: fire_sheet")
    assert table.hero()["sheet_fire"] == "lit"
    table.patch(h0={"sheet_fire": "unlit"})
    table.play("0: relight_sheet")
    assert table.hero()["sheet_fire"] == "lit"
    table = village("keeper", "mage", at="456", h0=hero, fires={"456": "unlit"})
    assert "relight" in table.legal(0)  # the stilt village is no ice


@pytest.mark.rule("AND-16.7", "AND-R49")
def test_no_fire_at_forbidden_spaces() -> None:
    table = village("keeper", "mage", at="415", legend="L4", h0={"items": WOOD}, no_fire_at=["415"])
    assert table.refused(0, "fire") == "AND-16.7"
    assert "fire_sheet" in table.legal(0)
    table.patch(fires={"415": "unlit"})
    assert table.refused(0, "relight") == "AND-16.7"
    table.patch(h0={"sheet_fire": "unlit"})
    assert "relight_sheet" in table.legal(0)


@pytest.mark.rule("AND-16.7")
def test_fires_go_out_when_their_space_is_forbidden() -> None:
    table = story("- {id: A, when: {stop: {space: 404}}, do: [{rule: {no_fire_at: [402]}}]}")
    table.patch(fires={"402": "lit", "403": "lit"})
    table.walk(0, 404)
    assert table.dump["fires"] == {"402": "unlit", "403": "lit"}
    assert table.dump["no_fire_at"] == ["402"]


@pytest.mark.rule("AND-16.7")
def test_a_card_places_no_fire_where_none_can_lie() -> None:
    cards = """
    - {id: A, when: {stop: {space: 404}}, do: [
        {rule: {no_fire_at: [402]}}, {place: {token: fire, at: [402, 403], face: lit}}]}
    - {id: B, when: {stop: {space: 453}}, do: [{place: {token: fire, at: here, face: lit}}]}
    """
    table = story(cards)
    table.patch(h1={"space": "407"})
    table.walk(0, 404)
    assert table.dump["fires"] == {"403": "lit"}
    table.walk(1, 453)
    assert (table.read(), table.dump["fires"]) == (["A", "B"], {"403": "lit"})
    table = story(cards)
    table.patch(fires={"402": "lit"})
    table.walk(0, 404)
    assert table.dump["fires"] == {"402": "unlit", "403": "lit"}


@pytest.mark.rule("AND-16.8", "AND-13.7", "AND-R16")
def test_the_sheet_holds_one_fire() -> None:
    for face in ("lit", "unlit"):
        table = castle("keeper", "mage", at="40", h0={"items": WOOD, "sheet_fire": face})
        assert table.refused(0, "fire_sheet") == "AND-16.8"
        assert "fire" in table.legal(0)
    table = castle("keeper", "mage", at="40", h0={"items": WOOD})
    assert table.refused(0, "relight_sheet") == "AND-16.8"
    table.play("0: fire_sheet")
    assert (table.wp(), table.items(), table.dump["fires"]) == (5, {}, {})


@pytest.mark.rule("AND-13.7", "AND-16.8")
def test_only_the_keeper_has_a_place_for_a_fire() -> None:
    for kind in ("warrior", "mage", "dwarf"):
        others = [other for other in ("keeper", "mage", "dwarf") if other != kind]
        table = castle(kind, others[0], at="40", h0={"items": WOOD})
        assert table.refused(0, "fire_sheet") == "AND-13.7"
    table = castle("keeper", "mage", at="40", h0={"items": WOOD}, fires={"40": "lit"})
    assert "fire_sheet" in table.legal(0)  # also where a fire lies on the ground


CARD = "- {id: A, when: {fire: {space: 402}}, do: [{give: {to: finder, sp: 1}}]}"
LIGHT = "- {id: O, when: start, do: [{objective: {id: hearth, kind: light, spaces: [402], same_day: false}}]}"


@pytest.mark.rule("AND-16.9")
def test_cards_and_objectives_count_fires_on_the_ground_only() -> None:
    table = story(CARD + "\n" + LIGHT, "keeper", "mage")
    table.patch(h0={"space": "402", "items": {"firewood": 2}}, h1={"space": "402"})
    table.play("0: fire_sheet")
    assert (table.read(), table.objective("hearth"), table.sp()) == (["O"], "open", 1)
    table.patch(h0={"sheet_fire": "unlit"})
    table.play("0: relight_sheet")
    assert (table.read(), table.objective("hearth")) == (["O"], "open")
    table.patch(h0={"wp": 7})
    table.play("0: fire")
    assert (table.read(), table.objective("hearth"), table.sp()) == (["A", "O"], "complete", 2)


@pytest.mark.rule("AND-16.10")
def test_fire_needs_its_rule() -> None:
    table = castle(
        "keeper",
        "mage",
        at="40",
        h0={"items": WOOD, "sheet_fire": "unlit"},
        fires={"40": "unlit"},
        rules={"fires": 0},
    )
    for action in ("fire", "relight", "fire_sheet", "relight_sheet"):
        assert table.refused(0, action) == "AND-16.10"


@pytest.mark.rule("AND-16.10", "AND-1.7")
def test_the_second_letter_of_the_first_legend_teaches_fire() -> None:
    table = castle("warrior", "mage", "dwarf", at="40", rules={"fires": 0}, stars=["B"])
    table.sunrise()
    assert "B1" in table.read()
    assert table.dump["rules"]["fires"] == 1
    assert table.items(1) == {"firewood": 1}  # the highest rank
    assert table.items(2) == {"firewood": 1}  # the lowest
    assert table.has("fire", seat=2)
