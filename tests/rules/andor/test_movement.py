"""Moving heroes: chapter 4."""

from pathlib import Path
from typing import Any

import pytest

from tablee.core.errors import BadNotation
from tablee.match import Match
from tests.rules.andor.stories import NAME, cards, load_text, story, written
from tests.rules.andor.table import GAME, begun, castle, own_legend, village

ORDER_OF_A_STOP = """
legend: own
format: 1
face: village
title: {fr: "Essai", en: "Trial"}
start: 432
rules: {}
victory: [never]
merchants: {}
creatures: {}
cards:
- id: O
  when: {objective: here}
  title: {fr: "O", en: "O"}
  text: {fr: "O.", en: "O."}
  do:
  - give: {to: finder, wp: 1}
- id: S
  when: {stop: {space: 433}}
  title: {fr: "S", en: "S"}
  text: {fr: "S.", en: "S."}
  do:
  - give: {to: finder, wp: 1}
- id: C
  when: {catch: silhouette}
  title: {fr: "C", en: "C"}
  text: {fr: "C.", en: "C."}
  do:
  - give: {to: finder, wp: 1}
- id: M
  when: {marker: sign}
  title: {fr: "M", en: "M"}
  text: {fr: "M.", en: "M."}
  do:
  - give: {to: finder, wp: 1}
- id: A
  when: start
  title: {fr: "A", en: "A"}
  text: {fr: "A.", en: "A."}
  do:
  - snow: {spaces: [433], pool: {sp_plus_1: 1}}
  - markers: {id: signs, at: [433], faces: [sign]}
  - mover: {token: silhouette, path: [433, 428]}
  - objective: {id: here, kind: visit, space: 433}
  - objective: {id: never, kind: visit, space: 423}
"""

# Steps -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-4.1", "AND-D5")
def test_steps_go_to_adjacent_spaces_whatever_the_arrows() -> None:
    table = castle(at="14")
    assert table.moves() == ["2", "3", "6", "10", "17", "18"]
    assert table.refused(0, "move 0") == "AND-4.1"
    table.walk(0, 18, 28, 29)
    assert table.at() == "29", "all three against the arrows"


@pytest.mark.rule("AND-4.1", "AND-3.12", "AND-3.13", "AND-3.14", "AND-4.8", "AND-4.9", "AND-19.7")
@pytest.mark.parametrize(
    ("goal", "given", "rule"),
    [
        ("413", {}, "AND-4.1"),
        ("414", {"h0": {"wp": 13}}, "AND-4.9"),
        ("414", {"h0": {"wp": 14}}, "AND-4.1"),
        ("414", {"cold": {"hour": 6}}, "AND-3.14"),
        ("433", {"h0": {"wp": 20}}, "AND-3.13"),
        ("431", {"h0": {"wp": 6}}, "AND-3.12"),
        ("431", {"h0": {"wp": 7}}, "AND-4.1"),
        ("459", {}, "AND-4.8"),
        ("461", {"h0": {"items": {"iquar": 2}}}, "AND-19.7"),
    ],
)
def test_a_far_space_is_refused_for_what_keeps_a_walk_from_it(
    goal: str, given: dict[str, Any], rule: str
) -> None:
    """From the tent village: what could be reached by a walk is only too far for one step."""
    assert village(at="401", **given).refused(0, f"move {goal}") == rule


@pytest.mark.rule("AND-4.2")
@pytest.mark.parametrize(
    ("here", "over", "not_over"), [("16", "48", "47"), ("38", "39", "42"), ("46", "47", "56")]
)
def test_the_river_is_crossed_on_bridges_only(here: str, over: str, not_over: str) -> None:
    table = castle(at=here)
    assert table.refused(0, f"move {not_over}") == "AND-4.1"
    table.walk(0, over)
    assert (table.at(), table.hours()) == (over, 1)


@pytest.mark.rule("AND-4.2")
@pytest.mark.parametrize(("here", "over"), [("420", "421"), ("441", "442")])
def test_the_bridges_of_the_village_face(here: str, over: str) -> None:
    table = village(at=here)
    table.walk(0, over, here)
    assert (table.at(), table.hours()) == (here, 2)
    assert "move 421" not in village(at="413").legal(0)


@pytest.mark.rule("AND-4.3")
def test_home_is_an_ordinary_space_for_heroes() -> None:
    table = castle(at="4")
    table.walk(0, 0, 7)
    assert (table.at(), table.hours()) == ("7", 2)
    table.walk(1, 0)
    assert table.at(1) == "0"


@pytest.mark.rule("AND-4.3", "AND-9.12")
def test_heroes_stay_on_the_spaces_of_their_face() -> None:
    table = castle(at="0", creatures={"shield": "gor"})
    assert table.moves() == ["1", "2", "4", "5", "6", "7", "11"]
    assert table.refused(0, "move 401") == "AND-4.3"
    assert table.refused(0, "fight") == "AND-5.1", "a creature on a defence space cannot be fought"
    for space in ("80", "400", "shield"):
        with pytest.raises(BadNotation):
            GAME.space.parse(f"move {space}")
    assert village(at="401").refused(0, "move 0") == "AND-4.3"


@pytest.mark.rule("AND-4.4")
def test_any_number_of_heroes_share_a_space() -> None:
    table = castle("warrior", "mage", "dwarf", "keeper", at="14")
    for seat in range(4):
        table.walk(seat, 10)
    assert {table.at(seat) for seat in range(4)} == {"10"}


@pytest.mark.rule("AND-4.5", "AND-5.2", "AND-9.1")
def test_creatures_are_no_obstacle() -> None:
    table = castle(at="14", creatures={"10": "fur_troll", "19": "gor"})
    table.walk(0, 10, 19)
    assert (table.at(), table.hours(), table.points()) == ("19", 2, (1, 7))
    assert table.told("fight") == []


@pytest.mark.rule("AND-4.6")
def test_a_hero_may_stop_after_any_step_and_then_goes_no_further() -> None:
    table = castle(at="48")
    assert table.refused(0, "stop") == "AND-3.2", "not before the first step"
    table.play("0: move 16")
    assert table.has("stop", "move 13")
    table.play("0: stop")
    assert table.asked() == [1]
    assert table.refused(0, "move 13") == "AND-3.2"


@pytest.mark.rule("AND-4.6", "AND-3.15")
def test_a_move_ends_by_itself_when_no_step_is_left() -> None:
    table = castle(at="48", cold={"hour": 3})
    table.play("0: move 16", "0: move 13")
    assert table.asked() == [1]
    assert table.told("stopped") == ["stopped seat=0 space=13"]


# Tokens ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-4.7", "AND-17.1", "AND-R6")
def test_snow_is_activated_by_stopping_not_by_crossing() -> None:
    table = castle(at="48", snow={"16": "down", "13": "down"})
    table.play("0: move 16", "0: move 13")
    assert table.told("snow") == []
    table.play("0: stop")
    assert table.asked() == [-1], "it must be revealed at once"
    table.token("sp_plus_1")
    assert table.sp() == 2
    assert table.dump["snow"] == {"16": "down"}
    assert table.asked() == [1]


@pytest.mark.rule("AND-4.8", "AND-19.2", "AND-19.3")
def test_ice_with_a_token_ends_the_move() -> None:
    table = village(at="407")
    table.play("0: move 453")
    assert table.asked() == [-1]
    table.token("sp_plus_1")
    assert (table.at(), table.sp(), table.asked()) == ("453", 2, [1])
    table.play("1: pass", "1: stop", "0: move 450")
    table.token("gem")
    assert table.items() == {"gem": 1}


# The great cave --------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-4.9", "AND-R50", "AND-25.1")
@pytest.mark.parametrize(("wp", "allowed"), [(13, False), (14, True), (20, True)])
def test_the_cave_takes_fourteen_will_points(wp: int, allowed: bool) -> None:
    table = village(at="415", h0={"wp": wp})
    if allowed:
        table.walk(0, 414)
        assert table.at() == "414"
    else:
        assert table.refused(0, "move 414") == "AND-4.9"


@pytest.mark.rule("AND-4.9", "AND-R10", "AND-24.4", "AND-14.4")
@pytest.mark.parametrize(
    ("wp", "hours", "items", "rule"),
    [
        (15, 7, {}, "AND-4.9"),
        (16, 7, {}, ""),
        (14, 5, {"winter_stone": 1}, "AND-4.9"),
        (15, 5, {"winter_stone": 1}, ""),
        (16, 7, {"winter_stone": 1}, "AND-4.9"),
        (17, 7, {"winter_stone": 1}, ""),
        (13, 0, {"gourd": 1}, "AND-4.9"),
        (14, 7, {"gourd": 1}, ""),
    ],
)
def test_the_cave_is_entered_after_all_costs(wp: int, hours: int, items: dict[str, int], rule: str) -> None:
    table = village(at="415", rules={"stone_step_wp": 1}, h0={"wp": wp, "hours": hours, "items": items})
    if rule:
        assert table.refused(0, "move 414") == rule
    else:
        table.walk(0, 414)
        assert table.at() == "414"
        assert table.wp() == 14


@pytest.mark.rule("AND-4.10")
def test_who_is_in_the_cave_may_lose_will_points_there() -> None:
    table = village(at="414", h0={"wp": 3})
    table.play("0: pass", "0: stop")
    assert table.at() == "414"
    table.play("1: end_day")
    assert table.moves() == ["415", "418", "420"]
    table.walk(0, 420)
    assert table.refused(0, "move 414") == "AND-4.9"


# Stopping --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-4.11", "AND-17.5", "AND-17.6", "AND-23.8")
def test_the_order_of_what_happens_at_a_stop(tmp_path: Path) -> None:
    table = begun("dwarf", "mage", game=own_legend(tmp_path, ORDER_OF_A_STOP), legend="own")
    table.play("0: move 433", "0: stop")
    table.token("sp_plus_1")
    kinds = ("stopped", "snow-activated", "marker-revealed", "mover-caught", "objective-done", "card-read")
    lines = [line for line in table.log if line.split()[0] in kinds]
    start = lines.index("stopped seat=0 space=433")
    assert lines[start:] == [
        "stopped seat=0 space=433",
        "snow-activated seat=0 space=433 token=sp_plus_1",
        "marker-revealed seat=0 space=433 marker-face=sign",
        "card-read card=own.M",
        "mover-caught seat=0 space=433",
        "card-read card=own.C",
        "card-read card=own.S",
        "objective-done objective=own.here",
        "card-read card=own.O",
    ]


@pytest.mark.rule("AND-4.11")
def test_crossing_is_not_stopping(tmp_path: Path) -> None:
    table = begun("dwarf", "mage", game=own_legend(tmp_path, ORDER_OF_A_STOP), legend="own")
    table.play("0: move 433", "0: move 434", "0: stop")
    assert table.read() == ["A"]
    assert table.objective("here") == "open"
    assert table.dump["snow"] == {"433": "down"}


@pytest.mark.rule("AND-4.11")
def test_passing_fighting_and_ending_the_day_are_not_stopping() -> None:
    table = village(at="442", creatures={"442": "gor"}, h0={"sp": 8})
    table.play("0: pass", "0: stop", "1: end_day")
    table.call_fight(0)
    table.dice(6, 6, 6, 1, 2)
    assert table.told("defeated") == ["defeated seat=0 creature=gor space=442"]
    table.sunrise()
    assert "T1" not in table.read()
    table.walk(1, 439, 442)
    assert "T1" in table.read()
    assert table.items(1) == {"plant_black": 1}


@pytest.mark.rule("AND-4.11", "AND-18.5")
def test_being_left_by_a_storm_is_stopping() -> None:
    table = village(at="438", snow={"438": "snowstorm"}, h1={"space": "439"})
    table.play("0: activate")
    assert (table.at(0), table.at(1)) == ("439", "442")
    assert table.items(1) == {"plant_black": 1}


@pytest.mark.rule("AND-4.11", "AND-19.11", "AND-D43")
def test_struggling_ashore_is_stopping() -> None:
    ring = ["454", "455", "458", "459", "461", "462"]
    ice = [space for space in village().dump["ice"] if space not in ring]
    pool = {"sp_plus_1": 2, "wp_minus_2": 2, "snowstorm": 3}
    table = village(
        at="456", ice=ice, ice_pool=pool, broken=ring, snow={"408": "down"}, h0={"hours": 4, "wp": 9}
    )
    assert table.moves() == []
    table.play("0: ashore 408")
    table.token("sp_plus_1")
    assert (table.at(), table.hours(), table.points()) == ("408", 7, (2, 9))


# Between steps ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-4.12", "AND-D7", "AND-8.3", "AND-22.1", "AND-22.2", "AND-D40", "AND-D41")
def test_between_steps_items_and_followers_change_hands() -> None:
    table = village(
        "warrior",
        "mage",
        at="405",
        h0={"items": {"firewood": 1}},
        h1={"space": "410", "items": {"gourd": 1}},
        items={"410": {"takota": 1, "spyglass": 1}},
    )
    table.play("0: move 410", "0: drop firewood", "0: pick spyglass", "0: pick takota")
    table.play("1: give 1 gourd", "0: take 2 gourd", "0: give 2 spyglass", "1: take 1 spyglass")
    table.play("0: move 446", "0: hour", "0: drop takota", "0: move 447", "0: hour", "0: stop")
    assert table.items(0) == {"gourd": 1}
    assert table.items(1) == {"spyglass": 1}
    assert table.lying(410) == {"firewood": 1}
    assert table.lying(446) == {"takota": 1}


@pytest.mark.rule(
    "AND-4.12", "AND-8.4", "AND-8.8", "AND-20.1", "AND-14.10", "AND-16.1", "AND-15.2", "AND-8.9"
)
def test_between_steps_nothing_that_needs_standing_still() -> None:
    table = castle(
        at="14",
        h0={"items": {"firewood": 1, "gem": 1, "spyglass": 1}, "wp": 9},
        fires={"10": "unlit"},
        snow={"10": "down", "19": "down", "28": "down"},
    )
    table.play("0: move 10")
    assert table.refused(0, "relight") == "AND-8.4"
    assert table.refused(0, "fire_sheet") == "AND-8.4"
    assert table.refused(0, "reveal 19") == "AND-8.4"
    assert table.refused(0, "drop gem") == "AND-20.1"
    assert table.refused(0, "activate") == "AND-8.9"
    assert table.has("drop firewood", "drop spyglass")
    table.play("0: move 18")
    assert table.refused(0, "barter firewood falcon") == "AND-8.4"
    assert table.refused(0, "fire") == "AND-8.4"


@pytest.mark.rule("AND-8.4", "AND-4.12")
def test_the_others_stand_still_meanwhile() -> None:
    table = castle(
        at="14",
        h1={"space": "10", "items": {"firewood": 1, "gem": 1, "spyglass": 1}, "wp": 9},
        snow={"19": "down"},
    )
    table.play("0: move 10")
    assert table.has("fire", "drop gem", "reveal 19", seat=1)
    table.play("1: fire", "1: drop gem", "1: reveal 19")
    table.token("gem")
    assert table.dump["fires"] == {"10": "lit"}
    assert table.kind() == "move"


@pytest.mark.rule("AND-4.11", "AND-23.8")
def test_what_the_caught_silhouette_brings_counts_for_the_cards_of_the_stop() -> None:
    """A card that waits for a hero to stop looks at him after the mover has been dealt with."""
    table = story(
        """
        - {id: A, when: start, do: [{mover: {token: silhouette, path: [402, 411]}}]}
        - {id: S, when: {stop: {space: 402, min_wp: 9}}, do: []}
        - {id: F, when: {stop: {space: 402}}, if: [{flag: seen}], do: []}
        - {id: C, when: {catch: silhouette}, do: [{give: {to: finder, wp: 2}}, {set: seen}]}
        """
    )
    table.walk(0, 402)
    assert cards(table) == ["A", "C", "S", "F"]


# The secret passage ----------------------------------------------------------------------------------------


@pytest.mark.rule("AND-4.13")
def test_the_secret_passage_joins_two_spaces_for_steps() -> None:
    table = village(at="423", passages=[["423", "436"]])
    assert table.moves() == ["411", "422", "436"]
    table.walk(0, 436)
    assert (table.at(), table.hours()) == ("436", 1)
    table.walk(1, 436, 423)
    assert (table.at(1), table.hours(1)) == ("423", 2)


@pytest.mark.rule("AND-4.13", "AND-14.10", "AND-20.4", "AND-23.2")
def test_the_secret_passage_serves_nobody_else() -> None:
    table = village(
        at="423",
        passages=[["423", "436"]],
        allies={"tranuk": "423"},
        h0={"items": {"spyglass": 1}},
        snow={"436": "down"},
        creatures={"423": "gor"},
        items={"436": {"gem": 1}},
    )
    assert table.refused(0, "reveal 436") == "AND-14.10"
    assert table.refused(0, "lead tranuk 436") == "AND-23.2"
    table.sunrise()
    assert table.creatures() == {"411": "gor"}
    assert table.lying(436) == {"gem": 1}


@pytest.mark.rule("AND-4.12", "AND-8.3", "AND-14.2")
def test_others_may_hand_over_what_is_needed_to_walk_on() -> None:
    """The last hour is spent and the sheet is empty, but a companion there has a water-skin."""
    table = castle(at="40", h0={"hours": 6, "items": {}}, h1={"space": "39", "items": {"gourd": 1}})
    table.patch(cold={"hour": 8})
    table.play("0: move 39")
    assert table.kind(0) == "move"
    assert table.legal(0) == ["stop"]
    assert not table.state.forced(0), "nobody stops in the hero's place"
    table.play("1: give 1 gourd", "0: take 2 gourd", "0: move 43")
    assert table.at() == "43"
    table = castle(at="40", h0={"hours": 6, "items": {}}, h1={"space": "39", "items": {"gem": 1}})
    table.patch(cold={"hour": 8})
    table.play("0: move 39")
    assert table.asked() == [1]  # a gem does not help


@pytest.mark.rule("AND-4.12", "AND-8.3")
@pytest.mark.parametrize(("given", "waits"), [("gourd", True), ("firewood", False)])
def test_the_table_does_not_stop_a_hero_to_whom_others_may_hand_something(given: str, waits: bool) -> None:
    """He can do nothing but stop; the table answers for him only where nobody can change that."""
    gift = f"{{give: {{to: highest_rank, object: {given}}}}}"
    card = f"- {{id: A, when: start, do: [{gift}, {{cold: {{shift: 8}}}}]}}"
    match = Match(load_text(written(card)), ("human", "human"), options={"legend": NAME}, seed=1)

    def play(*lines: str) -> None:
        for line in lines:
            who, _, text = line.partition(": ")
            match.submit(int(who), match.decision_id(int(who)), text)

    play("0: choose thorn", "1: choose liphardus", "0: move 402", "0: move 401")
    if not waits:
        assert match.to_act() == [1]
        return
    assert (match.to_act(), match.view(0)["heroes"][0]["moving"]) == ([0], True)
    play("1: give 1 gourd", "0: take 2 gourd", "0: move 404")
    assert match.view(0)["heroes"][0]["space"] == "404"
