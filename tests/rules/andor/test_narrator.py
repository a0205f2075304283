"""The narrator and the cards of the letters: chapter 12."""

from pathlib import Path
from typing import Any

import pytest

from tests.rules.andor.stories import story
from tests.rules.andor.table import GAME, Table, begun, castle, own_legend, village

LETTERS = """
legend: own
format: 1
face: castle
title: {fr: "Essai", en: "Trial"}
start: 10
rules: {}
victory: [wait]
merchants: {}
creatures: {}
cards:
- id: A
  when: start
  title: {fr: "A", en: "A"}
  text: {fr: "A.", en: "A."}
  do:
  - objective: {id: wait, kind: survive, letter: "N"}
- id: B
  when: {letter: "B"}
  title: {fr: "B", en: "B"}
  text: {fr: "B.", en: "B."}
  do:
  - narrator: {advance: 3}
  - give: {to: each, sp: 1}
- id: C
  when: {letter: "C"}
  title: {fr: "C", en: "C"}
  text: {fr: "C.", en: "C."}
  do:
  - give: {to: each, wp: 1}
- id: E
  when: {letter: "E"}
  title: {fr: "E", en: "E"}
  text: {fr: "E.", en: "E."}
  do:
  - give: {to: each, wp: 1}
"""


def slay(table: Table, space: str = "10") -> list[str]:
    """The dwarf of seat 0 defeats a creature without strength that stands where he is."""
    table.patch(creatures=[table.creature("gor", space, sp=0, wp=1)])
    table.call_fight(0)
    return table.dice(6, 6, 6, 1, 2)


def strong(**given: Any) -> Table:
    """A dwarf who wins every fight."""
    return castle("dwarf", "mage", at="10", h0={"sp": 14, "wp": 14}, h1={"space": "60"}, **given)


@pytest.mark.rule("AND-12.1", "AND-12.6")
def test_thirteen_advances_from_a_to_n() -> None:
    table = castle(stars=[])
    seen = [table.dump["letter"]]
    while not table.ended:
        table.sunrise()
        seen.append(table.dump["letter"])
    assert "".join(seen) == "ABCDEFGHIJKLMN"
    assert table.ended == "lost_time"
    assert table.dump["day"] == 13


@pytest.mark.rule("AND-12.2", "AND-5.13")
def test_a_defeated_creature_advances_the_narrator() -> None:
    table = strong(stars=[])
    assert "narrator letter=B" in slay(table)
    table.play("1: end_day")
    table.play("0: end_day")
    assert table.dump["letter"] == "C"


@pytest.mark.rule("AND-12.2")
def test_a_defeated_boss_advances_the_narrator_too() -> None:
    table = village("dwarf", "mage", at="420", legend="L3", h0={"sp": 14}, h1={"space": "401"}, stars=[])
    table.patch(creatures=[table.creature("shron_risen", "420", sp=0, wp=1)])
    table.play("0: fight")
    table.dice(6, 6, 6)
    assert table.dump["letter"] == "B"


@pytest.mark.rule("AND-12.3", "AND-9.9", "AND-25.2")
def test_creatures_that_come_home_or_change_do_not() -> None:
    table = village(
        legend="L4", creatures={"402": "gor", "418": "gor"}, rules={"cave_transform": 1}, stars=[]
    )
    lines = table.sunrise()
    assert "changed creature=gor into=wargor" in lines
    assert table.shields() == ["gor"]
    assert [line for line in lines if line.startswith("narrator")] == ["narrator letter=B"]


@pytest.mark.rule("AND-12.4", "AND-2.8")
def test_a_letter_with_a_star_is_read_and_the_star_removed() -> None:
    table = castle(stars=["B", "D"])
    lines = table.sunrise()
    assert lines[lines.index("narrator letter=B") + 1] == "card-read card=L1.B1"
    assert table.dump["stars"] == ["D"]
    lines = table.sunrise()
    assert "narrator letter=C" in lines
    assert not [line for line in lines if line.startswith("card-read")], "a letter without star does nothing"
    lines = table.sunrise()
    assert lines[lines.index("narrator letter=D") + 1] == "card-read card=L1.D1"


@pytest.mark.rule("AND-12.4", "AND-12.2")
def test_a_defeat_may_reach_a_star() -> None:
    table = strong(letter="B", stars=["C"])
    lines = slay(table)
    assert lines[-5:] == [
        "narrator letter=C",
        "card-read card=L1.C1",
        "rule-changed rule=barter value=1",
        "spawned creature=wargor space=45",
        "turn-began seat=1",
    ]


@pytest.mark.rule("AND-12.5", "AND-26.6")
def test_each_letter_is_resolved_before_the_next_advance(tmp_path: Path) -> None:
    table = begun("dwarf", "mage", game=own_legend(tmp_path, LETTERS), legend="own")
    lines = table.sunrise()
    start = lines.index("narrator letter=B")
    assert [line for line in lines[start:] if line.split()[0] in ("narrator", "card-read", "strength")] == [
        "narrator letter=B",
        "card-read card=own.B",
        "narrator letter=C",
        "card-read card=own.C",
        "narrator letter=D",
        "narrator letter=E",
        "card-read card=own.E",
        "strength seat=1 sp=2",
        "strength seat=0 sp=2",
    ]
    assert table.dump["stars"] == []
    assert (table.points(0), table.points(1)) == ((2, 9), (2, 9))


@pytest.mark.rule("AND-12.6", "AND-27.2")
def test_n_is_a_defeat() -> None:
    table = strong(letter="M", stars=[])
    lines = slay(table)
    assert lines[-2:] == ["narrator letter=N", "ended ending=lost_time day=1 letter=N"]


@pytest.mark.rule("AND-12.6", "AND-27.1")
def test_n_is_a_victory_if_its_condition_is_met(tmp_path: Path) -> None:
    table = begun("dwarf", "mage", game=own_legend(tmp_path, LETTERS), legend="own")
    table.patch(letter="M", stars=[])
    table.sunrise()
    assert table.ended == "won"


@pytest.mark.rule("AND-12.7")
def test_cards_that_were_read_can_be_read_again() -> None:
    table = begun(legend="L1")
    table.patch(creatures={}, snow={})
    before = [card["id"] for card in GAME.view(table.state, 1)["cards"]]
    assert before == ["L1.A1", "L1.A2", "L1.A3", "L1.A4"]
    table.sunrise()
    cards = {card["id"]: card for card in GAME.view(table.state, 1)["cards"]}
    assert list(cards) == [*before, "L1.B1"]
    assert cards["L1.B1"]["title"] == {"fr": "Premières flammes", "en": "First flames"}
    assert set(cards["L1.B1"]["text"]) == {"fr", "en"}
    assert table.dump["rules"]["fires"] == 1, "its effect lasts"
    table.sunrise()
    assert table.dump["rules"]["fires"] == 1


@pytest.mark.rule("AND-12.4", "AND-26.1")
def test_each_star_has_the_card_that_was_put_there() -> None:
    stars = "{star: {letter: C, card: X}}, {star: {letter: B, card: Y}}, {star: {letter: D, card: Z}}"
    cards = "\n".join(f"- {{id: {name}, when: manual, do: []}}" for name in "XYZ")
    table = story(f"- {{id: A, when: start, do: [{stars}]}}\n{cards}")
    for read in (["A", "Y"], ["A", "X", "Y"], ["A", "X", "Y", "Z"]):
        table.sunrise()
        assert table.read() == read
    assert table.dump["stars"] == []
