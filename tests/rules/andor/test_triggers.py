"""When the cards of a legend are read: every trigger of C7.3 (AND-26)."""

import pytest

from tests.rules.andor.stories import ELSEWHERE, SP, STRONG, cards, fight, kill, story
from tests.rules.andor.table import GAME


@pytest.mark.rule("AND-26.1", "AND-2.7")
def test_start_cards_in_the_order_of_the_file() -> None:
    table = story(
        """
        - {id: B, when: start, do: [{give: {to: finder, sp: 1}}]}
        - {id: A, when: start, do: [{give: {to: finder, wp: 1}}]}
        """,
        "mage",
        "dwarf",
    )
    assert cards(table) == ["B", "A"]
    assert table.points(1) == (2, 8)  # at setup the finder is the lowest rank


@pytest.mark.rule("AND-26.1", "AND-12.4")
def test_letter() -> None:
    table = story("- {id: A, when: {letter: C}, do: [{give: {to: finder, sp: 1}}]}", "mage", "dwarf")
    assert table.dump["stars"] == ["C"]
    table.sunrise()
    assert cards(table) == []
    table.sunrise()
    assert cards(table) == ["A"]
    assert table.dump["stars"] == []
    assert table.sp(1) == 2  # at sunrise the finder is the lowest rank
    table = story("- {id: A, when: {letter: B}, do: [{give: {to: finder, sp: 1}}]}", "mage", "dwarf")
    table.patch(turn=0, creatures={"402": "gor"}, h0={"space": "402", "sp": 10})
    table.play("0: fight")
    table.dice(6)
    table.play("0: no")
    table.dice(1, 2)
    assert cards(table) == ["A"]
    assert (table.sp(0), table.sp(1)) == (11, 1)  # during a turn the hero on turn


@pytest.mark.rule("AND-26.1", "AND-4.11")
def test_stop() -> None:
    table = story(f"- {{id: A, when: {{stop: {{space: 402}}}}, do: {SP}}}")
    table.play("0: move 402", "0: move 401", "0: stop")
    assert cards(table) == []
    table.play("1: move 402", "1: stop")
    assert cards(table) == ["A"]
    assert (table.sp(0), table.sp(1)) == (1, 2)


@pytest.mark.rule("AND-26.1")
@pytest.mark.parametrize(("wp", "read"), [(9, []), (10, ["A"])])
def test_stop_with_enough_will(wp: int, read: list[str]) -> None:
    table = story(f"- {{id: A, when: {{stop: {{space: 402, min_wp: 10}}}}, do: {SP}}}")
    table.patch(h0={"wp": wp})
    table.walk(0, 402)
    assert cards(table) == read


@pytest.mark.rule("AND-26.1")
@pytest.mark.parametrize("item", ["gem", "iquar"])
def test_stop_carrying_an_item_or_leading_a_follower(item: str) -> None:
    table = story(f"{ELSEWHERE}- {{id: A, when: {{stop: {{space: 402, carrying: {item}}}}}, do: {SP}}}")
    table.walk(0, 402)
    assert cards(table) == []
    table.patch(h1={"items": {item: 1}})
    table.walk(1, 402)
    assert cards(table) == ["A"]
    assert table.sp(1) == 2


@pytest.mark.rule("AND-26.1", "AND-17.7")
def test_marker() -> None:
    table = story(
        """
        - {id: A, when: start, do: [{markers: {id: spot, at: [402, 403], faces: [bone, tooth]}}]}
        - {id: T, when: {marker: tooth}, do: [{spawn: {creature: gor, at: here}}]}
        - {id: B, when: {marker: bone}, do: [{give: {to: finder, sp: 1}}]}
        """
    )
    table.walk(0, 403)
    assert table.read() == ["A", "T"]
    assert table.creatures() == {"403": "gor"}
    table.walk(1, 402)
    assert table.sp(1) == 2


@pytest.mark.rule("AND-26.1", "AND-5.13")
def test_defeat_of_a_kind_by_its_count() -> None:
    table = story(f"{ELSEWHERE}- {{id: A, when: {{defeat: {{creature: gor, count: 2}}}}, do: {SP}}}")
    for kind, read in (("gor", []), ("wargor", []), ("gor", ["A"])):
        table = fight(table, kind)
        assert table.read() == read


@pytest.mark.rule("AND-26.1", "AND-26.3")
def test_defeat_with_repeat_every_time_from_then_on() -> None:
    table = story(
        ELSEWHERE
        + "- {id: A, when: {defeat: {creature: gor, count: 2}}, repeat: true, do: [{cold: {shift: 1}}]}"
    )
    for cold in (11, 10, 9):
        table = fight(table, "gor")
        assert table.dump["cold"]["hour"] == cold


@pytest.mark.rule("AND-26.1")
def test_defeat_of_a_tag_with_finder_and_space() -> None:
    table = story(
        """
        - {id: A, when: start, do: [{spawn: {creature: gor, at: [402, 403], tag: pack}}]}
        - {id: D, when: {defeat: {tag: pack}}, do: [
            {give: {to: finder, wp: 4}}, {place: {token: gem, at: here}}]}
        """
    )
    table.patch(h0=STRONG, h1={"space": "447"})
    kill(table)
    assert table.lying(402) == {"gem": 1}
    assert table.wp() == 5 + 2 + 4
    table.patch(turn=0, h0={"space": "403", "hours": 0})
    kill(table)
    assert table.lying(403) == {}  # once


@pytest.mark.rule("AND-26.1")
def test_an_untagged_creature_is_not_the_tagged_one() -> None:
    table = story(
        """
        - {id: A, when: start, do: [{spawn: {creature: gor, at: 415, tag: pack}}]}
        - {id: D, when: {defeat: {tag: pack}}, do: [{give: {to: finder, wp: 4}}]}
        """
    )
    table = fight(table, "gor")
    assert table.read() == ["A"]


BOSS = {"figure": "gor", "sp": 1, "wp": 1, "dice": [[1, 1, "red"]], "step": "none"}
NAMED = BOSS | {"name": {"fr": "croc", "en": "fang"}}


@pytest.mark.rule("AND-26.1", "AND-10.4")
def test_a_boss_is_not_the_kind_of_its_figure() -> None:
    table = story(
        """
        - {id: A, when: start, do: [
            {spawn: {creature: fang, at: 402}}, {spawn: {creature: gor, at: 449}},
            {objective: {id: gors, kind: defeat, creature: gor, count: 1}}]}
        - {id: D, when: {defeat: {creature: gor}}, do: []}
        - {id: F, when: {defeat: {creature: fang}}, do: []}
        """,
        creatures={"fang": NAMED},
    )
    table.patch(h0=STRONG, h1={"space": "447"})
    kill(table)
    assert table.read() == ["A", "F"]
    assert table.objective("gors") == "open"


@pytest.mark.rule("AND-26.1")
def test_objective_also_by_the_effect_complete() -> None:
    table = story(
        """
        - {id: A, when: start, do: [
            {objective: {id: one, kind: visit, space: 402}}, {objective: {id: two, kind: visit, space: 414}}]}
        - {id: B, when: {objective: one}, do: [{give: {to: finder, sp: 1}}, {complete: two}]}
        - {id: C, when: {objective: two}, do: [{give: {to: finder, sp: 2}}]}
        """
    )
    table.play("0: end_day")
    table.walk(1, 402)
    assert table.read() == ["A", "B", "C"]
    assert table.sp(1) == 4


@pytest.mark.rule("AND-26.1")
def test_flag_when_all_are_set() -> None:
    table = story(
        """
        - {id: A, when: {stop: {space: 402}}, do: [{set: salt}]}
        - {id: B, when: {stop: {space: 403}}, do: [{set: bread}]}
        - {id: C, when: {flag: [bread, salt]}, do: [{give: {to: each, sp: 1}}]}
        - {id: D, when: {flag: [bread]}, do: [{give: {to: each, wp: 1}}]}
        """
    )
    table.walk(0, 402)
    assert table.read() == ["A"]
    table.walk(1, 403)
    assert cards(table) == ["A", "B", "C", "D"]
    assert table.points() == (2, 8)


@pytest.mark.rule("AND-26.1")
def test_a_cleared_flag_counts_no_more() -> None:
    table = story(
        """
        - {id: A, when: {stop: {space: 402}}, do: [{set: salt}, {clear: salt}]}
        - {id: B, when: {stop: {space: 403}}, do: [{set: bread}]}
        - {id: C, when: {flag: [bread, salt]}, do: []}
        """
    )
    table.walk(0, 402)
    table.walk(1, 403)
    assert table.read() == ["A", "B"]
    assert table.dump["flags"] == ["bread"]


@pytest.mark.rule("AND-26.1", "AND-16.9")
def test_fire_new_or_lit_again_but_not_placed() -> None:
    table = story(
        """
        - {id: A, when: start, do: [{place: {token: fire, at: 402, face: lit}}]}
        - {id: F, when: {fire: {space: 402}}, repeat: true, do: [{give: {to: finder, sp: 1}}]}
        """
    )
    assert table.read() == ["A"]
    table.patch(h1={"space": "402", "items": {"firewood": 1}}, fires={"402": "unlit"})
    table.play("1: relight")
    assert table.sp(1) == 2
    table.patch(fires={}, h1={"wp": 7})
    table.play("1: fire")
    assert (table.sp(0), table.sp(1)) == (1, 3)
    table.patch(h1={"space": "403", "items": {"firewood": 1}})
    table.play("1: fire")
    assert table.sp(1) == 3


@pytest.mark.rule("AND-26.1", "AND-10.8")
def test_sunrise_of_a_day_and_of_each_day() -> None:
    table = story(
        """
        - {id: A, when: {sunrise: {day: 2}}, do: [{give: {to: each, sp: 1}}]}
        - {id: E, when: {sunrise: {each: true}}, repeat: true, do: [{give: {to: finder, wp: 1}}]}
        """,
        "mage",
        "dwarf",
    )
    lines = table.sunrise()
    assert (table.sp(0), table.wp(0), table.wp(1)) == (1, 7, 8)
    at = lines.index("card-read card=OWN.E")
    assert lines.index("cold hour=10") < at < lines.index("narrator letter=B")
    table.sunrise()
    assert (table.sp(0), table.wp(1)) == (2, 9)
    table.sunrise()
    assert (table.sp(0), table.wp(1)) == (2, 10)


@pytest.mark.rule("AND-26.1")
def test_the_sunrise_card_comes_after_the_fires_are_out() -> None:
    table = story("- {id: A, when: {sunrise: {day: 1}}, do: [{place: {token: fire, at: 402, face: lit}}]}")
    table.patch(fires={"403": "lit"})
    table.sunrise()
    assert table.dump["fires"] == {"402": "lit", "403": "unlit"}


@pytest.mark.rule("AND-26.1", "AND-9.11")
def test_reach_of_a_tagged_creature() -> None:
    table = story(
        """
        - {id: A, when: start, do: [{spawn: {creature: gor, at: 422, tag: pack}}]}
        - {id: R, when: {reach: {tag: pack, space: 406}}, do: [{place: {token: gem, at: here}}]}
        """
    )
    table.patch(creatures=[table.creature("gor", "412"), table.creature("gor", "422", "pack")])
    table.sunrise()
    assert table.lying(406) == {"gem": 1}


@pytest.mark.rule("AND-26.1", "AND-9.11")
def test_reach_at_home_comes_before_the_defence_space() -> None:
    text = """
        - {id: A, when: start, do: [{spawn: {creature: gor, at: 402, tag: pack}}]}
        - {id: R, when: {reach: {tag: pack, space: 401}}, do: [%s]}
        """
    table = story(text % "{defence: {add: 1}}")
    table.patch(defence=0)
    lines = table.sunrise()
    assert table.shields() == ["gor"]
    assert lines.index("card-read card=OWN.R") < lines.index("shield-taken creature=gor free=0")
    table = story(text % "{place: {token: gem, at: here}}")
    table.sunrise()
    assert table.lying(401) == {"gem": 1}
    table = story(text % "{remove: {tag: pack}}")
    table.patch(defence=0)
    lines = table.sunrise()
    assert (table.shields(), table.ended) == ([], "")
    assert not [line for line in lines if line.startswith("shield-taken")]


@pytest.mark.rule("AND-26.1", "AND-23.8")
def test_arrive_and_catch() -> None:
    table = story(
        """
        - {id: A, when: start, do: [{mover: {token: silhouette, path: [423, 411, 402]}}]}
        - {id: B, when: {arrive: {token: silhouette, space: 411}}, do: [{place: {token: gem, at: here}}]}
        - {id: C, when: {catch: silhouette}, do: [
            {give: {to: finder, sp: 1}}, {place: {token: gem, at: here}}]}
        """
    )
    table.sunrise()
    assert (table.read(), table.lying(411)) == (["A", "B"], {"gem": 1})
    table.patch(turn=1, h1={"space": "402"})
    table.walk(1, 411)
    assert table.read() == ["A", "B", "C"]
    assert (table.sp(1), table.lying(411)) == (2, {"gem": 2})


@pytest.mark.rule("AND-26.1", "AND-7.2", "AND-7.3")
def test_ally_stop() -> None:
    table = story(
        """
        - {id: A, when: start, do: [{ally: {id: tranuk, at: 401}}, {ally: {id: volpin, at: 401}}]}
        - {id: T, when: {ally_stop: {id: tranuk, space: 411}}, do: [{give: {to: finder, sp: 1}}]}
        - {id: V, when: {ally_stop: {id: volpin, space: 411}}, do: [{place: {token: gem, at: here}}]}
        """
    )
    table.play("0: lead tranuk 402", "0: lead tranuk 411", "0: lead tranuk 402", "0: stop")
    assert table.read() == ["A"]
    table.play("1: lead tranuk 411")
    assert table.read() == ["A"]
    table.play("1: stop")
    assert (table.read(), table.sp(1)) == (["A", "T"], 2)
    table.play("0: volpin 411")
    assert table.lying(411) == {"gem": 1}  # each placement is a stop
    table.play("0: volpin 401", "0: stop")


@pytest.mark.rule("AND-26.1")
def test_pickup_from_the_ground_only() -> None:
    table = story(
        """
        - {id: A, when: start, do: [{snow: {spaces: [402], pool: {gem: 1}}}]}
        - {id: P, when: {pickup: {item: gem}}, do: [
            {give: {to: finder, sp: 1}}, {place: {token: gem, at: here}}]}
        """
    )
    table.walk(0, 402)
    table.token("gem")
    assert table.read() == ["A"]
    table.play("0: drop gem", "0: pick gem")
    assert table.read() == ["A", "P"]
    assert (table.sp(0), table.lying(402)) == (2, {"gem": 1})


@pytest.mark.rule("AND-26.1")
def test_a_gift_is_no_pickup() -> None:
    table = story("- {id: P, when: {pickup: {item: gem}}, do: []}")
    table.patch(h0={"items": {"gem": 1}})
    table.play("0: give 2 gem", "1: take 1 gem")
    assert table.read() == []


@pytest.mark.rule("AND-26.1")
def test_manual_cards_take_over_finder_and_space() -> None:
    table = story(
        """
        - {id: A, when: {stop: {space: 402}}, do: [
            {give: {to: each, wp: 1}}, {card: M}, {give: {to: each, wp: 2}}]}
        - {id: M, when: manual, do: [{give: {to: finder, sp: 1}}, {place: {token: gem, at: here}}]}
        """
    )
    table.play("0: end_day")
    table.walk(1, 402)
    assert cards(table) == ["A", "M"]
    assert (table.sp(1), table.lying(402)) == (2, {"gem": 1})
    lines = [line for line in table.log if line.startswith(("will", "card-read", "strength"))]
    assert [line.split()[0] for line in lines] == [
        "card-read",
        "will",
        "will",
        "card-read",
        "strength",
        "will",
        "will",
    ]


@pytest.mark.rule("AND-26.1", "AND-27.1")
def test_the_cards_of_the_end() -> None:
    text = """
        - {id: A, when: {stop: {space: 402}}, do: [{win: {}}]}
        - {id: L, when: {stop: {space: 403}}, do: [{lose: {}}]}
        - {id: V, when: victory, do: []}
        - {id: D, when: defeat, do: []}
        """
    table = story(text)
    table.walk(0, 402)
    assert (table.ended, cards(table)) == ("won", ["A", "V"])
    table = story(text)
    table.walk(0, 403)
    assert (table.ended, cards(table)) == ("lost_card", ["L", "D"])


@pytest.mark.rule("AND-26.1")
def test_the_four_legends_have_71_cards() -> None:
    assert [legend["cards"] for legend in GAME.catalogue()["legends"]] == [18, 15, 21, 17]


@pytest.mark.rule("AND-26.1")
@pytest.mark.parametrize("side", ["falcon", "falcon_flying"])
def test_a_token_is_the_same_whichever_side_is_up(side: str) -> None:
    """A flying falcon is the falcon of the box, for every card that speaks of it."""
    carried = story(
        "- {id: A, when: {stop: {space: 402, carrying: falcon}}, do: [{give: {to: finder, sp: 1}}]}"
    )
    carried.patch(h0={"items": {side: 1}}).walk(0, 402)
    assert cards(carried) == ["A"]
    found = story("- {id: A, when: {pickup: {item: falcon}}, do: [{give: {to: finder, sp: 1}}]}")
    found.patch(items={"401": {side: 1}}).play(f"0: pick {side}")
    assert cards(found) == ["A"]
    goal = "{id: o, kind: deliver, item: falcon, space: 402, count: 1}"
    brought = story(f"- {{id: A, when: start, do: [{{objective: {goal}}}]}}", victory=["o"])
    brought.patch(h0={"items": {side: 1}}).walk(0, 402)
    assert brought.ended == "won"
    sold = story("- {id: A, when: {stop: {space: 402}}, do: [{stock: {space: 422, remove: [falcon]}}]}")
    sold.patch(items={"422": {side: 1}}).walk(0, 402)
    assert sold.lying(422) == {}
