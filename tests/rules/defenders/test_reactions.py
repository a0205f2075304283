"""Who is asked about reactions: always, only when it matters, or never (DOR-16.5 to 16.7)."""

from typing import Any

import pytest

from tests.rules.defenders.table import BOX, GAME, Table, attack, day


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


def before_the_night(**given: Any) -> Table:
    """Seat 0's night is about to begin, and seat 1 is asked."""
    table = day("dwarf", "rogue", p1=GATE, **given)
    table.play("0: end", "1: pass")
    table.evening()
    table.play("1: pass")
    assert table.dump["phase"] == "night"
    assert table.asked() == [1]
    return table


GATE = {"hand": ["magic_gate"]}
NAMED = ("cursed_plateau", "windy_pass", "father_oak_forest", "greenleaf_village", "monarch_city")
PLACES = [place for place in BOX.locations if place not in NAMED and not place.endswith("_inn")]
"""Where nothing happens in these tests."""
TAINTED = dict.fromkeys(PLACES[:11], 1)
"""All crystals but the last."""
ALL_ORCS = dict.fromkeys(PLACES[:25], "1 green")
"""Each Orc of the supply on a place of its own."""
DEMONS = {"cursed_plateau": "2 red"}
DEAD = {"sapphire": {"life": 0}}
"""Now each night has two cards."""


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
    assert (passes(before_the_night(**given), 1) == "") == asked


@pytest.mark.rule("DOR-16.5", "DOR-16.6", "DOR-D28", "DOR-1.2")
@pytest.mark.parametrize(
    ("given", "asked"),
    [
        ({"crystals": TAINTED}, False),
        ({"crystals": TAINTED, "minions": DEMONS}, True),
        ({"minions": ALL_ORCS}, True),
        ({"minions": dict.fromkeys(PLACES[:4], "2 green")}, False),
        ({"minions": {"monarch_city": "2 red", "wolf_pass": "1 blue 1 red", "bounty_bay": "1 black"}}, True),
        ({"minions": {"monarch_city": "1 red", "wolf_pass": "1 blue 1 red", "bounty_bay": "1 black"}}, False),
        # Since Dark Visions all know what comes
        ({"crystals": TAINTED, "dark_top": ["ds19"]}, False),
        ({"crystals": TAINTED, "minions": DEMONS, "dark_top": ["ds14"]}, True),
        ({"crystals": TAINTED, "minions": DEMONS, "dark_top": ["ds14", "ds19"]}, False),
        # Two cards, of which one alone would not be enough
        ({"minions": DEMONS, "crystals": dict.fromkeys(PLACES[:9], 1)}, False),
        ({"minions": DEMONS, "crystals": dict.fromkeys(PLACES[:9], 1), "generals": DEAD}, True),
        ({"minions": DEMONS, "crystals": dict.fromkeys(PLACES[:8], 1), "generals": DEAD}, False),
    ],
)
def test_the_beginning_of_the_night_matters_if_its_cards_may_lose_the_game(
    given: dict[str, Any], asked: bool
) -> None:
    assert (passes(before_the_night(**given), 1) == "") == asked


@pytest.mark.rule("DOR-16.14")
def test_a_night_without_cards_is_no_danger() -> None:
    table = before_the_night(minions={"wolf_pass": "2 red 1 blue"}, this_turn={"quiet": 1})
    assert passes(table, 1) == "pass"


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


@pytest.mark.rule("DOR-16.5", "DOR-16.6", "DOR-D30", "DOR-1.2", "DOR-12.6", "DOR-13.8", "DOR-13.12")
@pytest.mark.parametrize(
    ("card", "given", "asked"),
    [
        # The third Demon: a crystal, or the last one
        ("ds14", {"minions": DEMONS}, False),
        ("ds14", {"minions": DEMONS, "crystals": TAINTED}, True),
        ("ds14", {"crystals": TAINTED}, False),
        # An Orc where none is left, but for those on quests
        ("ds10", {"minions": ALL_ORCS}, True),
        ("ds10", {"minions": {**ALL_ORCS, PLACES[24]: "1 red"}}, True),
        ("ds10", {"minions": dict.fromkeys(PLACES[:20], "1 green")}, False),
        # The escort of Varkolak, three Undead
        ("ds38", {}, False),
        ("ds38", {"minions": {"windy_pass": "1 red"}}, True),
        ("ds38", {"minions": {"windy_pass": "1 red"}, "crystals": TAINTED}, True),
        ("ds38", {"minions": {"windy_pass": "1 red"}, "generals": {"varkolak": {"step": 1}}}, False),
    ],
)
def test_a_card_that_overruns_or_loses_by_any_way_is_grave(
    card: str, given: dict[str, Any], asked: bool
) -> None:
    assert (passes(revealed(card, p1=GATE, **given), 1) == "") == asked


@pytest.mark.rule("DOR-16.23", "DOR-D30")
def test_what_has_been_averted_is_not_grave_any_more() -> None:
    table = day("dwarf", "rogue", minions={"windy_pass": "1 red"}, p0={"hand": ["strong_defenses"]})
    table.patch(p1={"hand": ["cavalry_sweep"]})
    table.play("0: end", "1: pass")
    table.evening()
    table.play("1: pass", "1: pass", "chance: dark ds38")
    assert passes(table, 0) == ""
    table.play("0: play strong_defenses")
    assert table.kind(1) == "window"
    assert passes(table, 1) == "pass"


@pytest.mark.rule("DOR-13.12", "DOR-D31")
def test_markers_of_two_quests_are_tried_out_without_asking() -> None:
    """The table must not stumble over a choice that comes only after the window."""
    hunt = {"quest": "orc_hunter", "markers": {"green": 1}}
    raids = {"quest": "raids", "markers": {"green": 1}, "hand": ["magic_gate"]}
    minions = dict.fromkeys(PLACES[:23], "1 green")
    table = revealed("ds10", p0=hunt, p1=raids, minions=minions)
    before = table.state.key()
    assert passes(table, 1) == "pass"
    assert table.state.key() == before


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
