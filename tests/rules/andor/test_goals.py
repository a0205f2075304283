"""Objectives: when each kind is complete (C7.6, AND-26, AND-1.8)."""

from typing import Any

import pytest

from tablee.games.andor.view import view
from tests.rules.andor.stories import story
from tests.rules.andor.table import Table, begun


def goal(text: str, *heroes: str, more: str = "", **given: Any) -> Table:
    """A legend whose start card announces this objective."""
    table = story(f"- {{id: A, when: start, do: [{{objective: {{id: goal, {text}}}}}]}}\n{more}", *heroes)
    return table.patch(**given) if given else table


def is_open(table: Table) -> bool:
    return table.objective("goal") == "open"


@pytest.mark.rule("AND-1.8", "AND-26.1")
def test_defend_is_never_complete_by_itself() -> None:
    table = goal("kind: defend")
    table.sunrise()
    table.walk(0, 402)
    assert is_open(table)


# Deliver ---------------------------------------------------------------------------------------------------

BRING = "kind: deliver, item: gem, space: 402, count: 2"


@pytest.mark.rule("AND-26.1")
def test_deliver_what_lies_there_and_what_is_carried_by_those_who_stand_still() -> None:
    table = goal(BRING, items={"402": {"gem": 1}}, h0={"items": {"gem": 1}})
    table.play("0: move 402")
    assert is_open(table)  # in passing it does not count
    table.play("0: stop")
    assert not is_open(table)
    assert table.items() == {}
    assert table.dump["fixed"] == {"402": {"gem": 2}}
    assert table.dump["items"] == {}
    assert table.refused(0, "pick gem") == "AND-8.7"


@pytest.mark.rule("AND-26.1")
def test_deliver_by_putting_it_down_in_passing() -> None:
    stone = "- {id: W, when: {stop: {space: 403}}, do: [{place: {token: winter_stone, at: here}}]}"
    table = goal("kind: deliver, item: winter_stone, space: 402, count: 1", more=stone)
    table.patch(h0={"items": {"winter_stone": 1}})
    table.play("0: move 402", "0: drop winter_stone")
    assert not is_open(table)
    assert table.dump["fixed"] == {"402": {"winter_stone": 1}}
    assert table.kind() == "move"


@pytest.mark.rule("AND-26.1")
def test_deliver_takes_no_more_than_the_count() -> None:
    table = goal(BRING, h0={"items": {"gem": 2}}, h1={"space": "402", "items": {"gem": 1}})
    table.walk(0, 402)
    assert table.dump["fixed"] == {"402": {"gem": 2}}
    assert sum(table.items(seat).get("gem", 0) for seat in range(2)) == 1


@pytest.mark.rule("AND-26.1")
def test_deliver_to_the_wrong_place_or_the_wrong_thing() -> None:
    table = goal(BRING, h0={"space": "401", "items": {"gem": 2}}, h1={"items": {"plant_red": 2}})
    table.walk(0, 403)
    table.walk(1, 402)
    assert is_open(table)


@pytest.mark.rule("AND-26.1", "AND-26.6")
def test_a_delivered_stone_calls_shron() -> None:
    table = begun("warrior", "mage", legend="L1")
    table.patch(h0={"space": "2", "items": {"winter_stone": 1}}, snow={}, markers=[])
    table.patch(faces={"gleam": {}})
    table.walk(0, 0)
    assert table.objective("stone") == "complete"
    assert table.objective("shron") == "open"
    assert table.creatures()["46"] == "shron"
    assert table.items() == {}


# Defeat ----------------------------------------------------------------------------------------------------

PACK = "- {id: P, when: start, do: [{spawn: {creature: gor, at: [449, 448, 434], tag: pack}}]}"


def beat(table: Table, kind: str = "gor", tag: str | None = None) -> None:
    """The hero of seat 0 beats one creature on 402."""
    table.patch(turn=0, h0={"space": "402", "sp": 14, "wp": 5, "hours": 0}, h1={"space": "447"})
    table.patch(creatures=[table.creature(kind, "402", tag)])
    table.play("0: fight")
    while table.kind(-1) == "roll":
        table.dice(1)
    if table.kind(0) == "reward":
        table.play("0: reward_wp")


@pytest.mark.rule("AND-26.1")
def test_defeat_a_kind_so_many_times() -> None:
    table = goal("kind: defeat, creature: gor, count: 2", more=PACK)
    beat(table)
    beat(table, "wargor")
    assert is_open(table)
    assert table.dump["objectives"]["goal"]["done"] == 1
    beat(table, tag="pack")
    assert not is_open(table)


@pytest.mark.rule("AND-26.1")
def test_defeat_a_tag() -> None:
    table = goal("kind: defeat, tag: pack, count: 1", more=PACK)
    beat(table)
    assert is_open(table)
    beat(table, "wargor", "pack")  # whatever it has become
    assert not is_open(table)


@pytest.mark.rule("AND-26.1")
def test_defeats_before_the_announcement_do_not_count() -> None:
    cards = """
    - {id: P, when: start, do: [{spawn: {creature: gor, at: [449, 448]}}]}
    - {id: A, when: {letter: B}, do: [{objective: {id: goal, kind: defeat, creature: gor, count: 1}}]}
    """
    table = story(cards)
    beat(table)  # the narrator reaches B afterwards
    assert is_open(table)
    beat(table)
    assert not is_open(table)


# Visit -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-26.1", "AND-4.11")
def test_visit_by_standing_still() -> None:
    table = goal("kind: visit, space: 402")
    table.play("0: move 402")
    assert is_open(table)
    table.play("0: move 401", "0: stop")
    assert is_open(table)
    table.walk(1, 402)
    assert not is_open(table)


@pytest.mark.rule("AND-26.1")
def test_visit_with_requirements_tested_after_every_event() -> None:
    own = "text: {fr: a, en: a}"
    salt = "- {id: S, when: {stop: {space: 403}}, do: [{set: salt}]}"
    text = f"kind: visit, space: 402, min_wp: 10, carrying: gem, needs_flag: salt, {own}"
    table = goal(text, more=salt, h0={"wp": 9})
    table.walk(0, 402)
    table.walk(1, 403)
    assert is_open(table)
    table.patch(h0={"items": {"gem": 1, "plant_white": 1}})
    table.play("0: drop gem", "0: pick gem")
    assert is_open(table)  # nine will points
    table.play("0: use plant_white")
    assert not is_open(table)


@pytest.mark.rule("AND-26.1")
def test_each_requirement_of_a_visit_counts() -> None:
    own = "text: {fr: a, en: a}"
    salt = "- {id: S, when: {stop: {space: 403}}, do: [{set: salt}, {place: {token: iquar, at: 403}}]}"
    for text in ("min_wp: 8", "carrying: gem", "carrying: iquar", "needs_flag: salt"):
        table = goal(f"kind: visit, space: 402, {text}, {own}", more=salt)
        table.walk(0, 402)
        assert is_open(table), text
        table.patch(h0={"wp": 8, "items": {"gem": 1, "iquar": 1}}, flags=["salt"])
        table.walk(1, 405)
        assert not is_open(table), text


@pytest.mark.rule("AND-4.11", "AND-26.1")
def test_the_card_of_a_stop_comes_before_the_objective() -> None:
    tired = "- {id: T, when: {stop: {space: 402}}, do: [{lose_points: {to: finder, wp: 2}}]}"
    table = goal("kind: visit, space: 402, min_wp: 6, text: {fr: a, en: a}", more=tired)
    table.walk(0, 402)
    assert table.wp() == 5
    assert is_open(table)


@pytest.mark.rule("AND-4.11", "AND-26.5", "AND-26.6")
def test_objectives_are_tested_at_the_end_of_a_stop() -> None:
    cards = """
    - {id: A, when: start, do: [
        {markers: {id: spot, at: [402], faces: [bone]}},
        {objective: {id: goal, kind: reveal, markers: spot, count: 1}}]}
    - {id: D, when: {objective: goal}, do: []}
    - {id: S, when: {stop: {space: 402}}, do: [{give: {to: finder, sp: 1}}]}
    - {id: M, when: {marker: bone}, do: []}
    """
    table = story(cards, victory=["goal"])
    table.walk(0, 402)
    assert table.told("card-read")[-3:] == [f"card-read card=OWN.{name}" for name in "MSD"]
    assert (table.ended, table.sp()) == ("won", 2)


# Light -----------------------------------------------------------------------------------------------------


def lit(same_day: bool, **given: Any) -> Table:
    """Two hearths to light; each hero stands at one."""
    flag = "true" if same_day else "false"
    wood = {"items": {"firewood": 1}, "wp": 20}
    table = goal(f"kind: light, spaces: [402, 403], same_day: {flag}", **given)
    return table.patch(h0=wood | {"space": "402"}, h1=wood | {"space": "403"})


@pytest.mark.rule("AND-26.1", "AND-16.9")
def test_light_all_spaces_in_any_order() -> None:
    table = lit(False)
    table.play("1: fire")
    table.sunrise()
    assert is_open(table)
    assert table.dump["fires"] == {"403": "unlit"}
    table.play("0: fire")
    assert not is_open(table)


@pytest.mark.rule("AND-26.1")
def test_light_on_the_same_day() -> None:
    table = lit(True)
    table.play("1: fire")
    table.sunrise()
    table.play("0: fire")
    assert is_open(table)
    table.play("1: relight")
    assert not is_open(table)


@pytest.mark.rule("AND-26.1")
def test_the_red_card_of_the_second_legend_asks_for_one_day() -> None:
    table = begun("warrior", "mage", legend="L2", difficulty="hard")
    assert table.dump["objectives"]["hearths"]["same_day"] == 1
    table = begun("warrior", "mage", legend="L2")
    assert table.dump["objectives"]["hearths"]["same_day"] == 0


@pytest.mark.rule("AND-26.1")
def test_a_fire_that_burnt_before_does_not_count() -> None:
    cards = """
    - {id: A, when: {stop: {space: 402}}, do: [
        {objective: {id: goal, kind: light, spaces: [402], same_day: false}}]}
    """
    table = story(cards)
    table.patch(fires={"402": "lit"})
    table.walk(0, 402)
    assert is_open(table)


@pytest.mark.rule("AND-26.1")
def test_a_placed_fire_does_not_count() -> None:
    more = "- {id: P, when: {stop: {space: 404}}, do: [{place: {token: fire, at: [402, 403], face: lit}}]}"
    table = goal("kind: light, spaces: [402, 403], same_day: false", more=more)
    table.walk(0, 404)
    assert is_open(table)


# Escort, reveal, save, flag, survive -----------------------------------------------------------------------

TAKOTA = "- {id: T, when: start, do: [{follower: {id: takota, at: 411, on_caught: return}}]}"


@pytest.mark.rule("AND-26.1", "AND-22.8")
def test_escort_also_in_passing() -> None:
    table = goal("kind: escort, follower: takota, space: 402", more=TAKOTA, h0={"space": "411"})
    table.play("0: pick takota", "0: move 402")
    assert not is_open(table)
    assert table.dump["gone"] == {"takota": 1}


@pytest.mark.rule("AND-26.1")
def test_escort_also_by_storm() -> None:
    table = goal("kind: escort, follower: takota, space: 402", more=TAKOTA)
    table.patch(h0={"space": "411"}, snow={"411": "snowstorm"})
    table.play("0: pick takota", "0: activate", "0: along takota")
    assert not is_open(table)


@pytest.mark.rule("AND-26.1", "AND-22.4")
def test_a_follower_caught_at_the_goal_has_not_arrived() -> None:
    table = goal("kind: escort, follower: takota, space: 402", more=TAKOTA)
    table.patch(h0={"space": "411"}, creatures={"402": "gor"})
    table.play("0: pick takota", "0: move 402")
    assert is_open(table)
    assert table.lying(411) == {"takota": 1}


@pytest.mark.rule("AND-26.1", "AND-17.6")
def test_reveal() -> None:
    more = """
- {id: M, when: start, do: [{markers: {id: spot, at: [402, 403], faces: [bone, bone]}},
    {markers: {id: other, at: [404], faces: [bone]}}]}
- {id: B, when: {marker: bone}, repeat: true, do: []}
"""
    table = goal("kind: reveal, markers: spot, count: 2", more=more)
    table.walk(0, 402)
    table.walk(1, 404)
    assert is_open(table)
    table.walk(0, 403)
    assert not is_open(table)


@pytest.mark.rule("AND-26.1", "AND-22.5")
def test_save_since_the_start_of_the_game() -> None:
    cards = """
    - {id: P, when: start, do: [{place: {token: iquar, at: 402, count: 2}}]}
    - {id: A, when: {letter: B}, do: [{objective: {id: goal, kind: save, count: 2}}]}
    """
    table = story(cards)
    table.patch(h0={"space": "402"})
    table.play("0: pick iquar")
    table.walk(0, 401)
    table.sunrise()
    assert is_open(table)
    table.patch(turn=0, h0={"space": "402"})
    table.play("0: pick iquar", "0: move 401")
    assert not is_open(table)


@pytest.mark.rule("AND-26.1")
def test_flag() -> None:
    more = "- {id: S, when: {stop: {space: 403}}, do: [{set: salt}]}"
    table = goal("kind: flag, name: salt, text: {fr: a, en: a}", more=more)
    table.walk(0, 403)
    assert not is_open(table)


@pytest.mark.rule("AND-26.1", "AND-12.1")
def test_survive_until_a_letter() -> None:
    table = goal('kind: survive, letter: "C"')
    table.sunrise()
    assert is_open(table)
    table.sunrise()
    assert not is_open(table)


@pytest.mark.rule("AND-26.1")
def test_a_complete_objective_stays_complete() -> None:
    table = goal("kind: visit, space: 402")
    table.walk(0, 402)
    table.walk(1, 405)
    table.walk(0, 401)
    assert not is_open(table)
    assert table.told("objective-done") == ["objective-done objective=OWN.goal"]


@pytest.mark.rule("AND-26.1")
def test_the_finder_of_a_completed_objective() -> None:
    more = "- {id: D, when: {objective: goal}, do: [{give: {to: finder, sp: 1}}]}"
    table = goal("kind: visit, space: 402", "mage", "dwarf", more=more)
    table.patch(turn=0)
    table.walk(0, 402)
    assert (table.sp(0), table.sp(1)) == (2, 1)
    table = goal('kind: survive, letter: "B"', "mage", "dwarf", more=more)
    table.sunrise()
    assert (table.sp(0), table.sp(1)) == (1, 2)  # nobody's act: the lowest rank at sunrise


@pytest.mark.rule("AND-22.5", "AND-18.7")
def test_who_is_blown_home_with_an_iquar_has_saved_it() -> None:
    cards = """
    - {id: A, when: start, do: [
        {place: {token: iquar, at: 410}}, {objective: {id: goal, kind: save, count: 1}}]}
    - {id: D, when: {objective: goal}, do: [{give: {to: finder, sp: 1}}]}
    """
    table = story(cards, "keeper", "dwarf")
    table.patch(turn=1, items={}, snow={"405": "snowstorm"})
    table.patch(h0={"space": "423"}, h1={"space": "405", "items": {"iquar": 1}})
    table.play("1: activate", "1: along iquar")
    assert (table.at(0), table.at(1)) == ("411", "401")  # the keeper has the higher rank and stops first
    assert (table.sp(0), table.sp(1)) == (1, 2)


@pytest.mark.rule("AND-26.1")
def test_own_text_is_shown_and_changed_by_amend() -> None:
    more = "- {id: B, when: {stop: {space: 403}}, do: [{amend: {objective: goal, text: {fr: c, en: d}}}]}"
    table = goal("kind: visit, space: 402, text: {fr: a, en: b}", more=more)
    assert view(table.state, 0)["objectives"][0]["text"] == {"fr": "a", "en": "b"}
    table.walk(0, 403)
    assert view(table.state, 0)["objectives"][0]["text"] == {"fr": "c", "en": "d"}
