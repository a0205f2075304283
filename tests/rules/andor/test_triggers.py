"""When the cards of a legend are read: triggers, conditions, the queue (AND-26, C7.3, C7.4)."""

import pytest

from tests.rules.andor.stories import story
from tests.rules.andor.table import GAME, Table

SP = "[{give: {to: finder, sp: 1}}]"


def cards(table: Table) -> list[str]:
    """The cards in the order they were read."""
    return [line.removeprefix("card-read card=OWN.") for line in table.told("card-read")]


# Triggers --------------------------------------------------------------------------------------------------


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


ELSEWHERE = (
    "- {id: Y, when: {stop: {space: 449}}, "
    "do: [{spawn: {creature: gor, at: [415, 415]}}, {place: {token: iquar, at: 456}}]}\n"
)
"""A card that is not read here. It could bring what the tests put on the board themselves."""


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


def kill(table: Table, seat: int = 0) -> None:
    """A warrior of great strength beats the creature where he stands."""
    table.play(f"{seat}: fight")
    while table.kind(-1) == "roll":
        table.dice(1)
    while table.kind(seat) in ("reward", "share"):
        table.play(f"{seat}: {table.legal(seat)[0]}")


STRONG = {"space": "402", "sp": 14, "wp": 5}


@pytest.mark.rule("AND-26.1", "AND-5.13")
def test_defeat_of_a_kind_by_its_count() -> None:
    table = story(f"{ELSEWHERE}- {{id: A, when: {{defeat: {{creature: gor, count: 2}}}}, do: {SP}}}")
    for kind, read in (("gor", []), ("wargor", []), ("gor", ["A"])):
        table = _fight(table, kind)
        assert table.read() == read


def _fight(table: Table, kind: str) -> Table:
    """Patched so that the warrior of seat 0 beats one creature of a kind on 402."""
    table.patch(turn=0, h0={"space": "402", "sp": 14, "wp": 5, "hours": 0}, creatures={"402": kind})
    kill(table)
    return table


@pytest.mark.rule("AND-26.1", "AND-26.3")
def test_defeat_with_repeat_every_time_from_then_on() -> None:
    table = story(
        ELSEWHERE
        + "- {id: A, when: {defeat: {creature: gor, count: 2}}, repeat: true, do: [{cold: {shift: 1}}]}"
    )
    for cold in (11, 10, 9):
        table = _fight(table, "gor")
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
    table = _fight(table, "gor")
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


# Conditions ------------------------------------------------------------------------------------------------

SALT = "- {id: S, when: {stop: {space: 403}}, do: [{set: salt}]}"
GOAL = "- {id: O, when: {stop: {space: 403}}, do: [{objective: {id: goal, kind: visit, space: 404}}]}"


def condition(text: str, more: str = "", *heroes: str, **options: str) -> Table:
    """A card on 402 with this condition."""
    card = f"- {{id: A, when: {{stop: {{space: 402}}}}, if: [{text}], do: {SP}}}"
    return story(f"{card}\n{more}", *heroes, difficulty=options.get("difficulty", "normal"))


@pytest.mark.rule("AND-26.1")
def test_flag_and_not_flag() -> None:
    table = condition("{flag: salt}", SALT)
    table.walk(0, 402)
    assert table.read() == []
    table.walk(1, 403)
    table.walk(0, 401, 402)
    assert table.read() == ["A", "S"]  # tested again at the next stop
    table = condition("{not_flag: salt}", SALT)
    table.walk(0, 403)
    table.walk(1, 402)
    assert table.read() == ["S"]
    table = condition("{not_flag: salt}", SALT)
    table.walk(0, 402)
    assert table.read() == ["A"]


@pytest.mark.rule("AND-26.1", "AND-1.2")
def test_heroes() -> None:
    for heroes in (("dwarf", "mage"), ("dwarf", "mage", "keeper"), ("dwarf", "mage", "keeper", "warrior")):
        table = condition("{heroes: [2, 4]}", "", *heroes)
        table.walk(0, 402)
        assert table.read() == ([] if len(heroes) == 3 else ["A"])


@pytest.mark.rule("AND-26.1", "AND-28.1")
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_difficulty(difficulty: str) -> None:
    table = condition("{difficulty: [easy, hard]}", difficulty=difficulty)
    table.walk(0, 402)
    assert table.read() == ([] if difficulty == "normal" else ["A"])


@pytest.mark.rule("AND-26.1")
@pytest.mark.parametrize(("letter", "first", "second"), [("C", 0, 1), ("D", 1, 0), ("E", 1, 0)])
def test_letters(letter: str, first: int, second: int) -> None:
    table = condition('{letter_from: "D"}').patch(letter=letter)
    table.walk(0, 402)
    assert len(table.read()) == first
    table = condition('{letter_before: "D"}').patch(letter=letter)
    table.walk(0, 402)
    assert len(table.read()) == second


@pytest.mark.rule("AND-26.1")
def test_done_and_open() -> None:
    results: dict[str, list[bool]] = {}
    for kind in ("done", "open"):
        for visits in ((), (403,), (403, 404)):
            table = condition(f"{{{kind}: goal}}", GOAL)
            for space in visits:
                table.patch(turn=0, h0={"space": "401", "hours": 0})
                table.walk(0, space)
            table.patch(turn=0, h0={"space": "401", "hours": 0})
            table.walk(0, 402)
            results.setdefault(kind, []).append("A" in table.read())
    assert results == {"done": [False, False, True], "open": [False, True, False]}


@pytest.mark.rule("AND-26.1")
def test_all_conditions_must_hold() -> None:
    table = condition("{not_flag: salt}, {heroes: [3]}", SALT)
    table.walk(0, 402)
    assert table.read() == []


@pytest.mark.rule("AND-26.1", "AND-12.4")
def test_a_letter_card_whose_condition_fails_is_lost() -> None:
    table = story(f"- {{id: A, when: {{letter: B}}, if: [{{flag: salt}}], do: {SP}}}\n{SALT}")
    assert table.dump["stars"] == ["B"]
    table.sunrise()
    assert table.dump["stars"] == []
    table.walk(0, 403)
    table.sunrise()
    assert table.read() == ["S"]


@pytest.mark.rule("AND-26.4")
def test_conditions_are_tested_when_the_card_is_queued() -> None:
    table = story(
        """
        - {id: A, when: {stop: {space: 402}}, do: [{set: salt}]}
        - {id: B, when: {stop: {space: 402}}, if: [{not_flag: salt}], do: []}
        - {id: C, when: {stop: {space: 402}}, if: [{flag: salt}], do: []}
        """
    )
    table.walk(0, 402)
    assert cards(table) == ["A", "B"]


@pytest.mark.rule("AND-4.11", "AND-17.7")
def test_the_card_of_a_marker_is_through_before_the_stop_cards_are_looked_at() -> None:
    table = story(
        """
        - {id: A, when: start, do: [{markers: {id: spot, at: [402], faces: [bone]}}]}
        - {id: S, when: {stop: {space: 402}}, if: [{flag: salt}], do: []}
        - {id: M, when: {marker: bone}, do: [{set: salt}]}
        """
    )
    table.walk(0, 402)
    assert cards(table)[-2:] == ["M", "S"]


# The queue -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-26.3")
def test_a_card_is_read_once_unless_it_repeats() -> None:
    text = "- {id: A, when: {stop: {space: 402}}, repeat: %s, do: [{give: {to: each, sp: 1}}]}"
    for repeat, sp in (("false", 2), ("true", 3)):
        table = story(text % repeat)
        table.walk(0, 402)
        table.walk(1, 402)
        assert table.sp() == sp


@pytest.mark.rule("AND-26.3")
def test_a_called_card_is_read_once_too() -> None:
    table = story(
        """
        - {id: A, when: {stop: {space: 402}}, repeat: true, do: [{card: M}]}
        - {id: M, when: manual, do: [{give: {to: each, sp: 1}}]}
        """
    )
    table.walk(0, 402)
    table.walk(1, 402)
    assert cards(table) == ["A", "M", "A"]


@pytest.mark.rule("AND-26.4", "AND-R31")
def test_cards_are_queued_in_file_order_and_new_ones_at_the_end() -> None:
    table = story(
        """
        - {id: C, when: {flag: [salt]}, do: []}
        - {id: B, when: {stop: {space: 402}}, do: [{set: salt}]}
        - {id: A, when: {stop: {space: 402}}, do: [{set: bread}]}
        - {id: D, when: {flag: [bread]}, do: []}
        """
    )
    table.walk(0, 402)
    assert cards(table) == ["B", "A", "C", "D"]


@pytest.mark.rule("AND-26.5")
def test_defeat_by_a_card_is_immediate() -> None:
    table = story(
        """
        - {id: A, when: {stop: {space: 402}}, do: [{lose: {}}, {give: {to: each, sp: 1}}]}
        - {id: B, when: {stop: {space: 402}}, do: [{give: {to: each, sp: 1}}]}
        """
    )
    table.walk(0, 402)
    assert (table.ended, table.sp(), cards(table)) == ("lost_card", 1, ["A"])


@pytest.mark.rule("AND-26.5", "AND-27.1")
def test_victory_waits_for_the_queue() -> None:
    table = story(
        """
        - {id: A, when: start, do: [{objective: {id: goal, kind: visit, space: 402}}]}
        - {id: B, when: {objective: goal}, do: [{set: salt}]}
        - {id: C, when: {flag: [salt]}, do: [{lose: {}}]}
        """,
        victory=["goal"],
    )
    table.walk(0, 402)
    assert table.ended == "lost_card"
    table = story(
        """
        - {id: A, when: start, do: [{objective: {id: goal, kind: visit, space: 402}}]}
        - {id: B, when: {objective: goal}, do: [{give: {to: each, sp: 1}}]}
        """,
        victory=["goal"],
    )
    table.walk(0, 402)
    assert (table.ended, table.sp()) == ("won", 2)


@pytest.mark.rule("AND-26.6")
def test_a_move_goes_on_after_a_card_of_a_step() -> None:
    table = story(
        """
        - {id: A, when: start, do: [
            {follower: {id: takota, at: 411, on_caught: return}},
            {objective: {id: goal, kind: escort, follower: takota, space: 402}}]}
        - {id: B, when: {objective: goal}, do: [{give: {to: finder, sp: 1}}]}
        """
    )
    table.patch(h0={"space": "411"})
    table.play("0: pick takota", "0: move 402")
    assert table.sp() == 2
    assert table.kind() == "move"
    table.play("0: move 401", "0: stop")
    assert table.hours() == 2


@pytest.mark.rule("AND-26.6", "AND-5.13", "AND-12.5")
def test_after_a_defeat_the_queue_is_empty_before_the_narrator_moves() -> None:
    table = story(
        ELSEWHERE
        + "- {id: L, when: {letter: B}, do: []}\n"
        + "- {id: D, when: {defeat: {creature: gor}}, do: [{set: salt}]}\n"
        + "- {id: F, when: {flag: [salt]}, do: []}"
    )
    _fight(table, "gor")
    assert cards(table) == ["D", "F", "L"]
    lines = table.log
    assert lines.index("card-read card=OWN.F") < lines.index("narrator letter=B")


@pytest.mark.rule("AND-26.6", "AND-12.5")
def test_letter_cards_come_ahead_of_what_is_queued() -> None:
    table = story(
        """
        - {id: A, when: {stop: {space: 402}}, do: [{set: salt}, {narrator: {advance: 2}}, {set: bread}]}
        - {id: S, when: {flag: [salt]}, do: []}
        - {id: B, when: {letter: B}, do: [{set: fish}]}
        - {id: C, when: {letter: C}, do: []}
        - {id: F, when: {flag: [fish]}, do: []}
        - {id: E, when: {flag: [bread]}, do: []}
        """
    )
    table.walk(0, 402)
    assert cards(table) == ["A", "B", "C", "S", "F", "E"]


@pytest.mark.rule("AND-26.7", "AND-28.1", "AND-2.8")
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_green_and_red_cards(difficulty: str) -> None:
    table = story(
        """
        - {id: G, color: green, when: start, do: [{give: {to: each, sp: 1}}]}
        - {id: R, color: red, when: start, do: [{give: {to: each, wp: 1}}]}
        - {id: N, color: base, when: start, do: []}
        - {id: GC, color: green, when: {letter: C}, do: []}
        - {id: RD, color: red, when: {letter: D}, do: []}
        - {id: RS, color: red, when: {stop: {space: 402}}, do: []}
        """,
        difficulty=difficulty,
    )
    assert table.points() == {"easy": (2, 7), "normal": (1, 7), "hard": (1, 8)}[difficulty]
    assert table.dump["stars"] == {"easy": ["C"], "normal": [], "hard": ["D"]}[difficulty]
    table.walk(0, 402)
    assert ("RS" in table.read()) is (difficulty == "hard")


@pytest.mark.rule("AND-26.8", "AND-D38", "AND-D39")
def test_who_answers_for_the_group() -> None:
    options = "[{title: {fr: a, en: a}, do: [{set: salt}]}, {title: {fr: b, en: b}, do: []}]"
    text = f"""
        - {{id: A, when: {{stop: {{space: 402}}}}, do: [{{choose: {{by: group, options: {options}}}}}]}}
        - {{id: B, when: {{letter: B}}, do: [{{give: {{to: choose, sp: 1}}}}]}}
        """
    table = story(text, "keeper", "dwarf")
    table.patch(turn=0)
    table.walk(0, 402)
    assert table.asked() == [0]  # the hero on turn
    table.play("0: option 1")
    assert table.dump["flags"] == ["salt"]
    table.play("1: end_day", "0: end_day")
    assert table.asked() == [1]  # at sunrise the lowest rank
    assert table.legal(1) == ["name 1", "name 2"]
    table.play("1: name 1")
    assert (table.sp(0), table.sp(1)) == (2, 1)


@pytest.mark.rule("AND-26.8", "AND-D38")
def test_the_finder_may_be_the_one_to_choose() -> None:
    options = "[{title: {fr: a, en: a}, do: [{give: {to: finder, sp: 1}}]}, {title: {fr: b, en: b}, do: []}]"
    text = f"""
        - {{id: F, when: {{fire: {{space: 402}}}}, do: [{{choose: {{by: finder, options: {options}}}}}]}}
        """
    table = story(text)
    table.patch(h1={"space": "402", "items": {"firewood": 1}})
    table.play("1: fire")
    assert table.asked() == [1]  # out of turn
    table.play("1: option 1")
    assert table.sp(1) == 2
    assert table.asked() == [0]


@pytest.mark.rule("AND-26.9")
def test_effects_without_a_target_do_nothing() -> None:
    table = story(
        """
        - {id: A, when: {stop: {space: 402}}, do: [
            {modify: {tag: pack, sp: 3}},
            {remove: {tag: pack}},
            {remove: {token: gem}},
            {remove: {token: silhouette}},
            {remove: {token: secret_passage}},
            {complete: goal},
            {amend: {objective: goal, space: 404}},
            {give: {to: each, object: gourd}},
            {stock: {space: 422, remove: [falcon]}},
            {give: {to: each, sp: 1}}]}
        - {id: P, when: {stop: {space: 449}}, do: [
            {spawn: {creature: gor, at: 415, tag: pack}}, {objective: {id: goal, kind: visit, space: 403}}]}
        """,
        "keeper",
        "dwarf",
    )
    table.patch(items={"430": {"gourd": 5}})
    table.walk(1, 402)
    assert (table.sp(0), table.sp(1)) == (2, 2)
    assert table.told("none-left") == [f"none-left seat={seat} item=gourd" for seat in (0, 1)]
    assert (table.objective("goal"), table.creatures()) == ("", {})


@pytest.mark.rule("AND-26.9")
def test_a_card_of_a_star_has_no_space() -> None:
    table = story(
        """
        - {id: A, when: {stop: {space: 402}}, do: [{star: {letter: C, card: M}}]}
        - {id: M, when: manual, do: [
            {place: {token: gem, at: here}}, {spawn: {creature: gor, at: here}},
            {remove: {token: firewood, at: here}}, {ally: {id: tranuk, at: here, replaces: volpin}},
            {give: {to: finder, sp: 1}}]}
        """,
        "keeper",
        "dwarf",
    )
    table.patch(items={"430": {"firewood": 1}}, allies={"volpin": "401"})
    table.walk(1, 402)
    assert table.dump["stars"] == ["C"]
    table.sunrise()
    table.sunrise()
    assert table.read() == ["A", "M"]
    assert table.dump["items"] == {"430": {"firewood": 1}}
    assert table.creatures() == {}
    assert table.dump["allies"] == {"tranuk": None, "great_warrior": None, "volpin": "401"}
    assert table.sp(1) == 2  # default: the lowest rank


@pytest.mark.rule("AND-26.1")
def test_the_four_legends_have_71_cards() -> None:
    assert [legend["cards"] for legend in GAME.catalogue()["legends"]] == [18, 15, 21, 17]
