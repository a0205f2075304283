"""Under which conditions the cards of a legend are read (AND-26, C7.4)."""

import pytest

from tests.rules.andor.stories import SP, cards, story
from tests.rules.andor.table import Table

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


@pytest.mark.rule("AND-4.11", "AND-23.8")
def test_the_card_of_a_catch_is_through_before_the_stop_cards_are_looked_at() -> None:
    table = story(
        """
        - {id: A, when: {stop: {space: 403}}, do: [{mover: {token: silhouette, path: [402, 411]}}]}
        - {id: S, when: {stop: {space: 402}}, if: [{flag: met}], do: []}
        - {id: T, when: {stop: {space: 402, carrying: gem}}, do: []}
        - {id: U, when: {stop: {space: 402}}, if: [{not_flag: met}], do: []}
        - {id: C, when: {catch: silhouette}, do: [{give: {to: finder, gem: 1}}, {set: met}]}
        """
    )
    table.walk(0, 403)
    table.walk(1, 402)
    assert cards(table) == ["A", "C", "S", "T"]
