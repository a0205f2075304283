"""Who is asked about reactions: always, only when it matters, or never (DOR-16.5 to 16.7)."""

from typing import Any

import pytest

from tests.rules.defenders.table import GAME, Table, attack, day


def passes(table: Table, seat: int, never: bool = False) -> str:
    """How a reaction of a seat goes by without asking it; empty: it is asked."""
    action = GAME.let_pass(table.state, seat, never)
    return "" if action is None else GAME.space.text(action)


def revealed(card: str, **given: Any) -> Table:
    """Seat 0's night has this card open, and seat 1 is asked."""
    table = day("dwarf", "rogue", **given)
    table.play("0: end")
    while table.asked() != [-1]:
        table.play("1: pass")
    table.evening()
    while table.asked() == [1]:
        table.play("1: pass")
    table.play(f"chance: dark {card}")
    assert table.asked() == [1]
    return table


GATE = {"hand": ["magic_gate"]}


@pytest.mark.rule("DOR-16.5")
def test_windows_of_a_quiet_turn_matter_to_nobody() -> None:
    table = day("dwarf", "rogue", p1=GATE)
    for chance in ("", "evening", "", "chance: dark ds03"):
        if chance == "evening":
            table.evening()
        elif chance:
            table.play(chance)
        if table.kind(0) == "day":
            assert passes(table, 0) == ""  # the day is no reaction
            table.play("0: end")
        assert table.kind(1) == "window"
        assert passes(table, 1) == "pass"
        assert passes(table, 1, never=True) == "pass"
        table.play("1: pass")
    assert table.kind(1) == "day"


@pytest.mark.rule("DOR-16.5", "DOR-7.1")
def test_the_end_of_the_day_matters_if_the_hero_would_fall() -> None:
    for minions, asked in (("1 red", False), ("2 red", True)):
        table = day(
            "eagle_rider", "rogue", p1=GATE, p0={"ready": 2, "lost": 2}, minions={"fire_river": minions}
        )
        table.patch(p0={"style": "ground"})
        table.play("0: end")
        assert (passes(table, 1) == "") == asked, minions
        assert passes(table, 1, never=True) == "pass"


@pytest.mark.rule("DOR-16.5", "DOR-13.3")
@pytest.mark.parametrize(
    ("given", "asked"),
    [
        ({}, False),
        ({"minions": {"wolf_pass": "2 red"}}, False),
        ({"minions": {"wolf_pass": "2 red 1 blue"}}, True),
        ({"minions": {"monarch_city": "3 red"}}, False),
        ({"minions": {"monarch_city": "4 red"}}, True),
        ({"generals": {"balazarg": {"step": 2}}}, False),
        ({"generals": {"balazarg": {"step": 3}}}, True),
        ({"generals": {"balazarg": {"step": 3, "life": 0}}}, False),
    ],
)
def test_the_beginning_of_the_night_matters_in_danger(given: dict[str, Any], asked: bool) -> None:
    table = day("dwarf", "rogue", p1=GATE, **given)
    table.play("0: end", "1: pass")
    table.evening()
    table.play("1: pass")
    assert table.dump["phase"] == "night"
    assert (passes(table, 1) == "") == asked


@pytest.mark.rule("DOR-16.7", "DOR-16.22", "DOR-16.23", "DOR-18.20", "DOR-18.21")
@pytest.mark.parametrize(
    ("card", "given", "asked"),
    [
        ("ds03", {"p1": {"hand": ["militia_secures"]}}, True),
        ("ds03", {"p1": {"hand": ["strong_defenses"]}}, True),
        ("ds04", {"p1": {"hand": ["strong_defenses"]}}, False),  # the general would not move anyway
        ("ds03", {"p1": {"completed": ["orc_hunter"], "unused": ["orc_hunter"]}}, True),
        ("ds03", {"p1": {"completed": ["organize_militia"], "unused": ["organize_militia"]}}, True),
        ("ds03", {"p1": GATE}, False),
    ],
)
def test_what_is_made_for_the_card_matters(card: str, given: dict[str, Any], asked: bool) -> None:
    table = revealed(card, **given)
    assert (passes(table, 1) == "") == asked
    assert passes(table, 1, never=True) == "pass"


@pytest.mark.rule("DOR-16.5", "DOR-12.5", "DOR-15.4")
@pytest.mark.parametrize(
    ("card", "given", "asked"),
    [
        ("ds04", {"minions": {"rock_bridge_pass": "1 blue"}}, False),
        ("ds04", {"minions": {"rock_bridge_pass": "2 blue"}}, True),
        ("ds11", {"generals": {"balazarg": {"step": 2}}}, False),
        ("ds11", {"generals": {"balazarg": {"step": 3}}}, True),
        ("ds56", {"minions": {"monarch_city": "3 red", "wolf_pass": "1 blue"}}, False),
        ("ds56", {"minions": {"monarch_city": "4 red", "bounty_bay": "1 blue"}}, True),
    ],
)
def test_a_grave_card_matters_to_all_who_hold_something(
    card: str, given: dict[str, Any], asked: bool
) -> None:
    assert (passes(revealed(card, p1=GATE, **given), 1) == "") == asked


@pytest.mark.rule("DOR-16.15")
def test_moments_of_their_own_are_asked_unless_never() -> None:
    table = attack("dwarf", "rogue", general="gorgutt", p0={"hand": ["thorny_woods_gate"]})
    table.patch(p1={"hand": ["battle_luck"]})
    table.play("0: attack", "0: card thorny_woods_gate")
    while table.kind(1) != "luck":
        answers = {"commit": "decline", "next_roller": "roller 1", "roll": "die 1"}
        seat = table.asked()[0]
        table.play(f"{'chance' if seat < 0 else seat}: {answers[table.kind(seat)]}")
    assert passes(table, 1) == ""
    assert passes(table, 1, never=True) == "pass"


def test_offers_are_nothing_to_let_pass() -> None:
    table = day("dwarf", "rogue", p1=GATE)
    assert table.legal(1) == ["play magic_gate"]
    assert passes(table, 1, never=True) == ""
