"""Snow tokens and objective markers (AND-17)."""

import pytest

from tablee.games.andor.ids import ITEMS
from tests.rules.andor.stories import story
from tests.rules.andor.table import castle, village

DOWN = {"13": "down"}


@pytest.mark.rule("AND-17.1", "AND-4.7")
def test_stopping_activates_and_crossing_does_not() -> None:
    table = castle(at="48", snow={"16": "down", "13": "down"})
    table.walk(0, 16, 13)
    assert table.legal(-1)[0] == "token snowstorm"
    table.token("sp_plus_1")
    assert table.dump["snow"] == {"16": "down"}
    assert table.told("snow-activated") == ["snow-activated seat=0 space=13 token=sp_plus_1"]


@pytest.mark.rule("AND-17.1", "AND-8.9", "AND-R6", "AND-D31")
def test_a_token_one_stands_on_is_activated_as_a_free_action() -> None:
    table = castle(at="13", snow=DOWN)
    table.play("1: activate")
    table.token("gem")
    assert table.items(1) == {"gem": 1}
    assert table.dump["snow"] == {}
    assert table.asked() == [0]
    assert table.hours(1) == 0
    assert table.refused(0, "activate") == "AND-8.9"


@pytest.mark.rule("AND-17.1")
def test_passing_or_ending_the_day_activates_nothing() -> None:
    table = castle(at="13", snow=DOWN)
    table.play("0: pass", "0: stop", "1: end_day", "0: end_day")
    assert table.dump["snow"] == DOWN


@pytest.mark.rule("AND-17.2")
@pytest.mark.parametrize(
    "item",
    [
        "firewood",
        "gem",
        "plant_blue",
        "plant_white",
        "plant_red",
        "tablet_buffalo",
        "tablet_seamonster",
        "tablet_griffon",
    ],
)
def test_tokens_that_bring_an_item(item: str) -> None:
    table = village(at="406", snow={"406": "down"})
    before = table.state.supply[ITEMS.index(item)]
    table.play("0: activate", f"chance: token {item}")
    assert table.items() == {item: 1}
    assert table.state.supply[ITEMS.index(item)] == before - 1
    assert table.dump["snow"] == {}


@pytest.mark.rule("AND-17.2", "AND-13.11")
def test_tokens_that_change_points() -> None:
    table = castle(at="13", snow=DOWN)
    table.play("0: activate", "chance: token sp_plus_1")
    assert table.points() == (2, 7)
    table = castle(at="13", snow=DOWN)
    table.play("0: activate", "chance: token wp_minus_2")
    assert table.points() == (1, 5)
    table = castle(at="13", snow=DOWN, h0={"wp": 2, "sp": 3})
    table.play("0: activate", "chance: token wp_minus_2")
    assert table.points() == (2, 3)


@pytest.mark.rule("AND-17.2")
def test_the_pools_of_both_faces() -> None:
    everything = {
        "snowstorm": 6,
        "firewood": 3,
        "wp_minus_2": 2,
        "plant_blue": 2,
        "plant_red": 2,
        "plant_white": 2,
        "tablet_buffalo": 1,
        "tablet_seamonster": 1,
        "tablet_griffon": 1,
        "sp_plus_1": 2,
        "gem": 2,
    }
    assert village().dump["pools"] == [everything]
    without = {token: n for token, n in everything.items() if not token.startswith("tablet")}
    assert castle().dump["pools"] == [without]


@pytest.mark.rule("AND-17.2")
def test_a_token_is_drawn_with_the_weight_of_what_is_left() -> None:
    table = castle(at="13", snow=DOWN, pools=[{"snowstorm": 5, "gem": 1}])
    table.play("0: activate")
    assert table.legal(-1) == ["token snowstorm", "token gem"]
    assert table.state.outcomes()[1] == [5, 1]
    table.token("gem")
    assert table.dump["pools"] == [{"snowstorm": 5}]


@pytest.mark.rule("AND-17.3")
def test_a_resolved_token_is_gone_even_if_nothing_is_left_to_take() -> None:
    table = castle(at="13", snow=DOWN, items={"40": {"firewood": 3}})
    table.play("0: activate", "chance: token firewood")
    assert table.items() == {}
    assert table.told("none-left") == ["none-left seat=0 item=firewood"]
    assert table.dump["snow"] == {}
    assert table.dump["pools"][0]["firewood"] == 2


@pytest.mark.rule("AND-17.4")
def test_a_token_lying_face_up_is_activated_like_any_other() -> None:
    table = castle(at="16", snow={"13": "wp_minus_2"})
    table.walk(0, 13)
    assert table.wp() == 5
    assert table.dump["snow"] == {}
    assert table.dump["pools"][0]["wp_minus_2"] == 2  # it had left the pool when it was turned


@pytest.mark.rule("AND-17.5", "AND-4.11")
def test_snow_comes_before_marker_and_cards() -> None:
    cards = """
    - {id: A, when: start, do: [
        {snow: {spaces: [402], pool: {sp_plus_1: 1}}},
        {markers: {id: spot, at: [402], faces: [bone]}}]}
    - {id: S, when: {stop: {space: 402}}, do: [{give: {to: finder, wp: 2}}]}
    - {id: M, when: {marker: bone}, do: [{give: {to: finder, wp: 1}}]}
    """
    table = story(cards)
    table.walk(0, 402)
    lines = table.token("sp_plus_1")
    order = [
        line.split()[0] for line in lines if line.split()[0] in ("strength", "marker-revealed", "card-read")
    ]
    assert order == ["strength", "marker-revealed", "card-read", "card-read"]
    assert table.told("card-read")[-2:] == ["card-read card=OWN.M", "card-read card=OWN.S"]


@pytest.mark.rule("AND-17.5")
def test_snow_comes_before_ice_on_one_space() -> None:
    cards = """
    - {id: A, when: start, do: [
        {snow: {spaces: [453], pool: {sp_plus_1: 1}}},
        {ice: {pool: all}}]}
    """
    table = story(cards)
    table.patch(h0={"space": "407"})
    table.play("0: move 453")
    assert table.legal(-1) == ["token sp_plus_1"]
    table.token("sp_plus_1", "wp_minus_3")
    assert table.told("ice-revealed") == ["ice-revealed seat=0 space=453 token=wp_minus_3"]
    assert "453" not in table.dump["ice"]


MARKERS = [{"space": space, "set": "clue", "face": None} for space in ("433", "449")]
FACES = {"clue": {"ashes": 1, "scout": 1}}


@pytest.mark.rule("AND-17.6", "AND-17.7")
def test_a_marker_is_revealed_by_stopping_only() -> None:
    table = village(at="432", legend="L3", markers=MARKERS, faces=FACES)
    table.walk(0, 433, 434)
    assert table.dump["markers"] == MARKERS
    table.patch(turn=0, h0={"space": "432"})
    table.walk(0, 433)
    assert table.legal(-1) == ["face ashes", "face scout"]
    table.play("chance: face scout")
    assert table.sp() == 2  # its card
    assert table.dump["markers"] == MARKERS[1:]
    assert table.dump["revealed"] == {"clue": 1}


@pytest.mark.rule("AND-17.6")
def test_allies_followers_and_creatures_reveal_no_marker() -> None:
    table = village(
        at="432",
        legend="L3",
        markers=MARKERS,
        faces=FACES,
        allies={"tranuk": "432", "volpin": "401"},
        creatures={"434": "gor"},
    )
    table.play("0: lead tranuk 433", "0: stop", "1: volpin 433")
    assert "peek" not in table.legal(1)
    table.play("1: stop")
    table.sunrise()
    assert table.dump["markers"] == MARKERS


@pytest.mark.rule("AND-17.6")
def test_a_hero_who_stands_on_a_new_marker_reveals_it_only_by_stopping_again() -> None:
    cards = """
    - {id: A, when: {stop: {space: 402}}, do: [{markers: {id: spot, at: [402, 403], faces: [bone, bone]}}]}
    - {id: M, when: {marker: bone}, do: [{give: {to: finder, sp: 1}}]}
    """
    table = story(cards)
    table.walk(0, 402)
    table.play("1: pass", "1: stop", "0: pass", "0: stop", "1: end_day")
    assert len(table.dump["markers"]) == 2
    table.walk(0, 401, 402)
    assert table.sp() == 2


@pytest.mark.rule("AND-17.6", "AND-18.5", "AND-R14")
def test_a_storm_that_leaves_a_hero_on_a_marker_reveals_it() -> None:
    markers = [{"space": "430", "set": "clue", "face": None}]
    table = village(at="410", legend="L3", markers=markers, faces={"clue": {"scout": 1}})
    table.patch(h1={"space": "434"}, snow={"410": "snowstorm"})
    table.play("0: activate", "chance: face scout")
    assert table.at(1) == "430"
    assert table.sp(1) == 2
