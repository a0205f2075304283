"""Effects on the legend itself: objectives, flags, rules, tracks, other cards, dice (AND-26, C7.5)."""

import pytest

from tests.rules.andor.stories import KINDS, STRONG, does, done, kill, story

# Objectives and flags --------------------------------------------------------------------------------------


@pytest.mark.rule("AND-26.1")
def test_an_objective_is_tested_when_it_is_announced() -> None:
    table = done("{objective: {id: goal, kind: flag, name: salt, text: {fr: a, en: a}}}, {set: salt}")
    assert table.objective("goal") == "complete"
    table = done("{set: salt}, {objective: {id: goal, kind: flag, name: salt, text: {fr: a, en: a}}}")
    assert table.objective("goal") == "complete"
    table.walk(1, 402)  # announced again by the repeating card
    assert table.objective("goal") == "complete"


@pytest.mark.rule("AND-26.1")
def test_amend_changes_an_open_objective_only() -> None:
    start = "- {id: S, when: start, do: [{objective: {id: goal, kind: visit, space: 404}}]}"
    table = done("{amend: {objective: goal, space: 403, text: {fr: b, en: b}}}", more=start)
    assert table.dump["objectives"]["goal"]["space"] == "403"
    assert table.told("objective-changed") == ["objective-changed objective=OWN.goal"]
    table.walk(1, 403)
    assert table.objective("goal") == "complete"
    table = does("{amend: {objective: goal, space: 403}}", more=start)
    table.walk(0, 404)
    table.walk(1, 402)
    assert table.dump["objectives"]["goal"]["space"] == "404"
    assert table.objective("goal") == "complete"


@pytest.mark.rule("AND-26.1")
def test_an_amended_objective_may_be_met_at_once() -> None:
    start = "- {id: S, when: start, do: [{objective: {id: goal, kind: save, count: 2}}, "
    start += "{place: {token: iquar, at: 402, count: 2}}]}"
    table = done("{amend: {objective: goal, count: 1}}", more=start, saved=1)
    assert table.objective("goal") == "complete"


@pytest.mark.rule("AND-26.1")
def test_amended_hearths_are_lit_anew() -> None:
    start = (
        "- {id: S, when: start, do: [{objective: {id: goal, kind: light, spaces: [403], same_day: false}}]}"
    )
    table = does("{amend: {objective: goal, spaces: [404, 405]}}", more=start)
    table.walk(0, 402)
    table.patch(h1={"space": "404", "items": {"firewood": 2}, "wp": 9})
    table.play("1: fire")
    assert table.objective("goal") == "open"
    table.walk(1, 405)
    table.play("1: fire")
    assert table.objective("goal") == "complete"


@pytest.mark.rule("AND-26.1")
@pytest.mark.parametrize("same_day", ["true", "false"])
def test_a_hearth_that_stays_on_the_list_stays_lit(same_day: str) -> None:
    goal = f"{{id: goal, kind: light, spaces: [404, 403], same_day: {same_day}}}"
    table = does(
        "{amend: {objective: goal, spaces: [403, 405]}}",
        more=f"- {{id: S, when: start, do: [{{objective: {goal}}}]}}",
    )
    table.patch(h1={"space": "403", "items": {"firewood": 2}, "wp": 9})
    table.play("1: fire")
    table.walk(0, 402)
    assert table.objective("goal") == "open"
    table.walk(1, 401, 405)
    table.play("1: fire")
    assert table.objective("goal") == "complete"


@pytest.mark.rule("AND-26.1")
@pytest.mark.parametrize(
    ("first", "second", "needed"),
    [
        ("creature: gor", "creature: wargor", 2),
        ("tag: pack", "creature: wargor", 2),
        ("creature: gor", "tag: pack", 2),
        ("creature: gor", "creature: gor, count: 2", 1),
    ],
)
def test_defeats_of_others_do_not_count_for_an_amended_objective(
    first: str, second: str, needed: int
) -> None:
    start = f"""
- {{id: S, when: start, do: [
    {{spawn: {{creature: gor, at: [430, 434], tag: pack}}}}, {{spawn: {{creature: wargor, at: [415, 413]}}}},
    {{objective: {{id: goal, kind: defeat, {first}, count: 2}}}}]}}"""
    table = does(f"{{amend: {{objective: goal, {second}}}}}", "warrior", "mage", more=start)

    def beat(kind: str, tag: str | None) -> None:
        table.patch(turn=0, h0={**STRONG, "hours": 0}, h1={"space": "404"}, letter="A")
        table.patch(creatures=[table.creature(kind, "402", tag)])
        kill(table)

    beat("gor", "pack" if first == "tag: pack" else None)
    table.walk(1, 403, 402)
    kind, tag = ("wargor", None) if "wargor" in second else ("gor", "pack" if "pack" in second else None)
    for _ in range(needed):
        assert table.objective("goal") == "open"
        beat(kind, tag)
    assert table.objective("goal") == "complete"


@pytest.mark.rule("AND-26.1")
def test_complete_marks_an_objective() -> None:
    start = "- {id: S, when: start, do: [{objective: {id: goal, kind: visit, space: 414}}]}"
    table = done("{complete: goal}", more=start)
    assert table.objective("goal") == "complete"
    table.walk(1, 402)
    assert table.told("objective-done") == ["objective-done objective=OWN.goal"]


@pytest.mark.rule("AND-26.1")
def test_set_and_clear() -> None:
    table = done("{set: salt}", more="- {id: C, when: {stop: {space: 403}}, do: [{clear: salt}]}")
    assert table.dump["flags"] == ["salt"]
    table.walk(1, 403)
    assert table.dump["flags"] == []


# Rules and tracks ------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-26.1")
def test_rule_switches_and_their_defaults() -> None:
    table = does(
        "{rule: {fires: false, barter: false, cold: false, cave_transform: true, stone_step_wp: 2, "
        "mover_steps: 3, no_fire_at: [403], ally_bonus: {tranuk: 5}}}"
    )
    assert table.dump["rules"] == {
        "fires": 1,
        "barter": 1,
        "cold": 1,
        "cave_transform": 0,
        "stone_step_wp": 0,
        "mover_steps": 1,
        "ally_bonus_tranuk": 2,
        "ally_bonus_great_warrior": 4,
    }
    table.walk(0, 402)
    assert table.dump["rules"] == {
        "fires": 0,
        "barter": 0,
        "cold": 0,
        "cave_transform": 1,
        "stone_step_wp": 2,
        "mover_steps": 3,
        "ally_bonus_tranuk": 5,
        "ally_bonus_great_warrior": 4,
    }
    assert table.dump["no_fire_at"] == ["403"]


@pytest.mark.rule("AND-26.1", "AND-3.14")
def test_rules_a_legend_begins_with() -> None:
    table = story("", rules={"cold": False, "fires": False, "no_fire_at": [405], "mover_steps": 2})
    assert table.dump["rules"]["cold"] == 0
    assert table.dump["rules"]["fires"] == 0
    assert table.dump["rules"]["mover_steps"] == 2
    assert table.dump["no_fire_at"] == ["405"]
    table.patch(cold={"hour": 4}, h0={"hours": 5})
    table.play("0: pass", "0: stop")
    table.sunrise()
    assert table.dump["cold"]["hour"] == 4


@pytest.mark.rule("AND-26.1", "AND-12.5")
def test_narrator_forward() -> None:
    letters = "- {id: B, when: {letter: B}, do: []}\n- {id: C, when: {letter: C}, do: []}"
    table = done("{narrator: {advance: 2}}", more=letters)
    assert (table.dump["letter"], table.read()) == ("C", ["A", "B", "C"])
    table = done('{narrator: {to: "C"}}', more=letters)
    assert (table.dump["letter"], table.read()) == ("C", ["A", "B", "C"])
    table = done('{narrator: {to: "C"}}', more=letters, letter="D", stars=[])
    assert (table.dump["letter"], table.read()) == ("D", ["A"])


@pytest.mark.rule("AND-26.1", "AND-12.6", "AND-27.2")
def test_the_narrator_may_be_sent_to_the_end() -> None:
    assert done("{narrator: {advance: 13}}").ended == "lost_time"
    assert done('{narrator: {to: "N"}}').ended == "lost_time"


@pytest.mark.rule("AND-26.1", "AND-11.3", "AND-R34", "AND-R8")
def test_cold_shift_and_switch() -> None:
    table = done("{cold: {shift: 3}}", h0={"hours": 6})
    assert table.dump["cold"]["hour"] == 8
    assert table.hours() == 7  # what is spent is spent
    table.play("1: end_day")
    assert table.refused(0, "pass") == "AND-3.14"
    table = done("{cold: {shift: 4}}", cold={"hour": 5})
    assert table.dump["cold"]["hour"] == 3
    table = done("{cold: {active: false}}", cold={"hour": 3}, h0={"hours": 1})
    assert table.dump["rules"]["cold"] == 0
    table.play("1: end_day", "0: pass")
    assert table.hours() == 3


@pytest.mark.rule("AND-26.1", "AND-9.10", "AND-27.2")
def test_defence_spaces_come_and_go() -> None:
    assert done("{defence: {add: 2}}").dump["defence"] == 5
    table = done("{defence: {add: -2}}", creatures={"shield": "gor"})
    assert (table.dump["defence"], table.ended) == (1, "")
    assert done("{defence: {add: -3}}", creatures={"shield": "gor"}).ended == "lost_defence"
    table = done("{defence: {add: -5}}")
    assert (table.dump["defence"], table.ended) == (0, "")  # none is left, and none is needed yet


SPAWNED = "- {id: S, when: start, do: [{spawn: {creature: gor, at: [415, 430], tag: pack}}]}"


@pytest.mark.rule("AND-26.1")
def test_modify_changes_the_values_for_good() -> None:
    table = done("{modify: {tag: pack, sp: 3, wp: 2}}", more=SPAWNED)
    assert [(c["sp"], c["wp"]) for c in table.dump["creatures"]] == [(5, 6), (5, 6)]
    table = done("{modify: {tag: pack, sp: -9, wp: -9}}", more=SPAWNED)
    assert [(c["sp"], c["wp"]) for c in table.dump["creatures"]] == [(0, 1), (0, 1)]


@pytest.mark.rule("AND-26.1")
def test_modify_in_a_running_fight_changes_strength_at_once() -> None:
    cards = """
    - {id: S, when: start, do: [{spawn: {creature: gor, at: 402, tag: pack}}]}
    - {id: F, when: {fire: {space: 403}}, do: [{modify: {tag: pack, sp: 3, wp: 5}}]}
    """
    table = story(cards)
    table.patch(h0={"space": "402", "sp": 2}, h1={"space": "403", "items": {"firewood": 1}})
    table.play("0: fight")
    table.dice(2, 1, 1, 1, 1)  # 4 against 4
    table.play("1: fire", "0: continue")
    table.dice(6, 1, 1, 1, 2)
    assert table.values == (8, 7)
    assert table.told("creature-hurt") == ["creature-hurt creature=gor wp=3"]  # of four, not of nine


@pytest.mark.rule("AND-26.1", "AND-26.6", "AND-5.15")
def test_a_creature_removed_in_a_running_fight_is_not_defeated() -> None:
    cards = """
    - {id: S, when: start, do: [
        {spawn: {creature: gor, at: 430, tag: lone}}, {spawn: {creature: gor, at: 402, tag: pack}}]}
    - {id: F, when: {fire: {space: 403}}, do: [{remove: {tag: pack}}]}
    - {id: G, when: {fire: {space: 404}}, do: [{remove: {tag: lone}}]}
    """
    wood = {"items": {"firewood": 1}}
    table = story(cards)
    table.patch(h0={"space": "402", "sp": 2}, h1={"space": "403"} | wood)
    table.play("0: fight")
    table.dice(2, 1, 1, 1, 1)  # 4 against 4
    table.play("1: fire")  # nobody is there to fight on against, and nobody is asked
    assert (table.asked(), table.dump["fight"], table.dump["slain"]) == ([1], None, {})
    assert (table.hours(), table.dump["letter"]) == (1, "A")
    for last in (0, 1):  # in a group, before or after the first has said that he fights on
        table = story(cards, "warrior", "dwarf", "mage")
        table.patch(turn=0, h0={"space": "402", "sp": 2}, h1={"space": "402"}, h2={"space": "403"} | wood)
        table.call_fight(0, 1)
        table.dice(1, 1, 1, 1, 1, 1, 3)  # 4 against 5
        table.play(*["0: continue"] * last, "2: fire")
        assert (table.asked(), table.kind(1), table.dump["fight"]) == ([1], "turn", None)
        assert (table.hours(0), table.hours(1)) == (1, 1)
    table = story(cards)
    table.patch(h0={"space": "402", "sp": 2}, h1={"space": "404"} | wood)
    table.play("0: fight")
    table.dice(2, 1, 1, 1, 1)
    table.play("1: fire", "0: continue")  # another creature: the fight goes on
    table.dice(6, 6, 6, 1, 2)
    assert table.creatures() == {}
    assert table.dump["slain_tags"] == {"pack": 1}


@pytest.mark.rule("AND-26.1", "AND-4.13")
def test_link() -> None:
    table = done("{link: {a: 405, b: 431, token: secret_passage}}")
    assert table.dump["passages"] == [["405", "431"]]
    table.patch(turn=1, h1={"space": "405"})
    assert "431" in table.moves(1)
    table.walk(1, 431)
    assert table.hours(1) == 1
    assert "405" in table.patch(turn=1).moves(1)


@pytest.mark.rule("AND-26.1", "AND-22.6")
def test_follower() -> None:
    table = done("{follower: {id: takota, at: 430, on_caught: return}}")
    assert table.lying(430) == {"takota": 1}
    assert table.dump["followers"]["takota"] == {"home": "430", "on_caught": "return"}
    table.walk(1, 402)  # the card repeats, but there is one Takota
    assert table.lying(430) == {"takota": 1}


@pytest.mark.rule("AND-26.1", "AND-23.3")
def test_ally_that_replaces_another() -> None:
    table = done("{ally: {id: great_warrior, at: here, replaces: tranuk}}", allies={"tranuk": "430"})
    assert table.dump["allies"] == {"tranuk": None, "great_warrior": "402", "volpin": None}


@pytest.mark.rule("AND-26.1", "AND-15.6")
def test_stock_from_and_to_the_supply() -> None:
    table = does(
        "{stock: {space: 422, add: [falcon, gourd], remove: [spyglass]}}", merchants={422: ["spyglass"]}
    )
    table.walk(0, 402)
    assert table.lying(422) == {"gourd": 1, "falcon": 1}
    assert (table.state.supply[5], table.state.supply[6], table.state.supply[0]) == (2, 0, 4)


@pytest.mark.rule("AND-26.1", "AND-2.6")
def test_the_stock_of_a_merchant_may_be_scaled() -> None:
    stock = {422: {2: ["gourd"], 3: ["falcon"], 4: []}}
    assert story("", *KINDS[:2], merchants=stock).lying(422) == {"gourd": 1}
    assert story("", *KINDS[:3], merchants=stock).lying(422) == {"falcon": 1}
    assert story("", *KINDS, merchants=stock).lying(422) == {}


# Other cards, dice and choices -----------------------------------------------------------------------------

MANUAL = "- {id: M, when: manual, do: [{give: {to: finder, sp: 1}}]}"


@pytest.mark.rule("AND-26.1", "AND-26.3")
def test_card_obeys_its_own_condition() -> None:
    more = "- {id: M, when: manual, if: [{flag: salt}], do: [{give: {to: finder, sp: 1}}]}"
    assert done("{card: M}, {set: salt}", more=more).sp() == 1
    assert done("{set: salt}, {card: M}", more=more).sp() == 2


@pytest.mark.rule("AND-26.1", "AND-12.4")
def test_star_on_a_later_letter() -> None:
    table = done("{star: {letter: B, card: M}}", more=MANUAL)
    assert table.dump["stars"] == ["B"]
    assert table.sp() == 1
    table.sunrise()
    assert (table.read(), table.sp(), table.dump["stars"]) == (["A", "M"], 2, [])


@pytest.mark.rule("AND-26.1")
def test_star_on_a_letter_already_reached_is_read_at_once() -> None:
    table = done("{star: {letter: C, card: M}}", more=MANUAL, letter="C")
    assert (table.read(), table.dump["stars"]) == (["A", "M"], [])
    table = done("{star: {letter: B, card: M}}", more=MANUAL, letter="C")
    assert table.read() == ["A", "M"]


@pytest.mark.rule("AND-26.1")
def test_a_star_and_the_letter_card_of_one_letter() -> None:
    table = done("{star: {letter: B, card: M}}", more=MANUAL + "\n- {id: B, when: {letter: B}, do: []}")
    table.sunrise()
    assert table.told("card-read")[-2:] == ["card-read card=OWN.B", "card-read card=OWN.M"]


@pytest.mark.rule("AND-26.1", "AND-26.3")
def test_stars_of_several_letters() -> None:
    more = MANUAL + "\n- {id: N, when: manual, if: [{flag: salt}], do: [{set: salt}]}"
    table = done("{star: {letter: B, card: M}}, {star: {letter: C, card: N}}", more=more)
    assert table.dump["stars"] == ["B", "C"]
    table.sunrise()
    assert table.dump["star_cards"] == [{"letter": "C", "card": "N"}]
    table.sunrise()
    assert (table.read(), table.dump["star_cards"]) == (["A", "M"], [])  # its condition failed


@pytest.mark.rule("AND-26.7")
@pytest.mark.parametrize(("difficulty", "stars"), [("normal", []), ("easy", []), ("hard", ["B"])])
def test_no_star_for_a_card_that_is_not_in_the_game(difficulty: str, stars: list[str]) -> None:
    cards = "- {id: S, when: start, do: [{star: {letter: B, card: M}}]}\n"
    cards += "- {id: M, color: red, when: manual, do: []}"
    table = story(cards, difficulty=difficulty)
    assert table.dump["stars"] == stars
    table.sunrise()
    assert ("M" in table.read(), table.dump["stars"]) == (difficulty == "hard", [])


TABLE = '"1-2": [{give: {to: finder, sp: 1}}], "3-5": [], 6: [{place: {token: gem, at: here}}]'


@pytest.mark.rule("AND-26.1")
@pytest.mark.parametrize(("pips", "sp", "gems"), [(1, 2, 0), (2, 2, 0), (3, 1, 0), (5, 1, 0), (6, 1, 1)])
def test_roll_a_red_die(pips: int, sp: int, gems: int) -> None:
    table = done(f"{{roll: {{die: red, table: {{{TABLE}}}}}}}")
    assert table.legal(-1) == [f"die {i}" for i in range(1, 7)]
    table.dice(pips)
    assert (table.sp(), table.lying(402).get("gem", 0)) == (sp, gems)


@pytest.mark.rule("AND-26.1")
def test_roll_a_black_die() -> None:
    table = done('{roll: {die: black, table: {"6-8": [], "10-12": [{give: {to: finder, sp: 1}}]}}}')
    assert table.legal(-1) == ["die 6", "die 8", "die 10", "die 12"]
    assert table.state.outcomes()[1] == [2, 1, 2, 1]
    table.dice(10)
    assert table.sp() == 2


@pytest.mark.rule("AND-26.1", "AND-D38")
def test_choose_an_option() -> None:
    options = "[{title: {fr: a, en: a}, do: [{give: {to: finder, sp: 1}}]}, "
    options += "{title: {fr: b, en: b}, do: [{give: {to: finder, wp: 1}}, {place: {token: gem, at: here}}]}]"
    table = done(f"{{choose: {{by: group, options: {options}}}}}, {{give: {{to: finder, sp: 3}}}}")
    assert table.legal(0) == ["option 1", "option 2"]
    table.play("0: option 2")
    assert (table.points(), table.lying(402)) == ((4, 8), {"gem": 1})


@pytest.mark.rule("AND-26.1", "AND-27.2")
def test_win_and_lose() -> None:
    assert done("{win: {}}, {lose: {}}").ended == "won"
    assert done("{lose: {}}, {win: {}}").ended == "lost_card"


@pytest.mark.rule("AND-26.1", "AND-23.8")
def test_a_mover_is_placed_and_removed() -> None:
    table = does(
        "{mover: {token: silhouette, path: [423, 411]}}",
        more="- {id: R, when: {stop: {space: 403}}, do: [{remove: {token: silhouette}}]}",
    )
    table.walk(0, 402)
    assert table.state.mover_path >= 0
    table.walk(1, 403)
    assert table.state.mover_path < 0
    table.sunrise()
    assert table.told("mover-moved") == ["mover-moved space=423"]


@pytest.mark.rule("AND-26.1", "AND-4.13")
def test_the_secret_passage_may_be_removed() -> None:
    table = does(
        "{link: {a: 405, b: 431}}",
        more="- {id: R, when: {stop: {space: 403}}, do: [{remove: {token: secret_passage}}]}",
    )
    table.walk(0, 402)
    assert table.dump["passages"] == [["405", "431"]]
    table.walk(1, 403)
    assert table.dump["passages"] == []


@pytest.mark.rule("AND-26.1")
def test_who_found_the_card_that_makes_an_objective_complete_completed_it() -> None:
    more = """
- {id: S, when: start, do: [{objective: {id: goal, kind: survive, letter: C}}]}
- {id: O, when: {objective: goal}, do: [{give: {to: finder, sp: 1}}]}"""
    table = done("{amend: {objective: goal, letter: B}}", more=more, letter="B", turn=0)
    assert table.objective("goal") == "complete"
    assert (table.sp(0), table.sp(1)) == (2, 1)


@pytest.mark.rule("AND-23.1")
def test_everybody_sees_what_an_ally_adds_now() -> None:
    changed = "{ally: {id: tranuk, at: 402}}, {rule: {ally_bonus: {tranuk: 6}}}"
    table = story(f"- {{id: A, when: start, do: [{changed}]}}")
    assert table.game.view(table.state, 0)["rules"]["ally_bonus_tranuk"] == 6
