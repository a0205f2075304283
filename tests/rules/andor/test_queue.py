"""In which order and how often the cards of a legend are read, and who answers (AND-26.3 to 26.9)."""

import pytest

from tests.rules.andor.stories import ELSEWHERE, cards, fight, story


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
    fight(table, "gor")
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


@pytest.mark.rule("AND-26.6", "AND-9.11")
def test_what_a_card_at_home_causes_is_read_in_the_same_step() -> None:
    table = story(
        """
- {id: S, when: start, do: [{spawn: {creature: gor, at: 402, tag: pack}}]}
- {id: R, when: {reach: {tag: pack, space: 401}}, do: [{set: alarm}]}
- {id: F, when: {flag: [alarm]}, do: [{spawn: {creature: wargor, at: 449}}]}
"""
    )
    table.patch(h0={"space": "447"}, h1={"space": "447"}, turn=0)
    told = table.sunrise()
    came = told.index("spawned creature=wargor space=449")
    marched = [line for line in told[came:] if line.startswith("marched creature=wargor")]
    assert len(marched) == 2  # with the wargors in both of their steps


@pytest.mark.rule("AND-9.11")
@pytest.mark.parametrize("where", ["", ", at: here", ", at: 401"])
def test_a_card_takes_away_who_has_just_come_home(where: str) -> None:
    table = story(
        f"""
- {{id: S, when: start, do: [{{spawn: {{creature: gor, at: [402, 406], tag: pack}}}}]}}
- {{id: R, when: {{reach: {{tag: pack, space: 401}}}}, do: [{{remove: {{tag: pack{where}}}}}]}}
"""
    )
    table.patch(h0={"space": "447"}, h1={"space": "447"}, turn=0)
    table.sunrise()
    assert table.shields() == []
    assert len(table.creatures()) == (0 if where == "" else 1)  # the other is on its way still


@pytest.mark.rule("AND-9.11", "AND-9.10")
@pytest.mark.parametrize(
    ("do", "ended", "shields"),
    [
        ("{defence: {add: -3}}, {remove: {tag: pack}}", "", 0),
        ("{defence: {add: -3}}", "lost_defence", 1),
        ("{remove: {tag: pack}}, {defence: {add: -3}}", "", 0),
        ("{defence: {add: -2}}", "", 1),
    ],
)
def test_who_comes_home_takes_no_defence_space_before_the_card_is_through(
    do: str, ended: str, shields: int
) -> None:
    table = story(
        f"""
- {{id: S, when: start, do: [{{spawn: {{creature: gor, at: 402, tag: pack}}}}]}}
- {{id: R, when: {{reach: {{tag: pack, space: 401}}}}, do: [{do}]}}
"""
    )
    table.patch(h0={"space": "447"}, h1={"space": "447"}, turn=0)
    table.sunrise()
    assert (table.ended, len(table.shields())) == (ended, shields)


@pytest.mark.rule("AND-9.11", "AND-9.10")
def test_fewer_defence_spaces_than_occupied_while_another_comes_home() -> None:
    table = story(
        """
- {id: S, when: start, do: [{spawn: {creature: gor, at: 402, tag: pack}}]}
- {id: R, when: {reach: {tag: pack, space: 401}}, do: [{remove: {tag: pack}}, {defence: {add: -2}}]}
"""
    )
    came = table.creature("gor", "402", "pack")
    table.patch(h0={"space": "447"}, h1={"space": "447"}, turn=0)
    table.patch(creatures=[table.creature("wargor", "shield"), table.creature("wargor", "shield"), came])
    table.sunrise()
    assert table.ended == "lost_defence"  # two are there, one space is left
