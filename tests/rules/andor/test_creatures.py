"""Creatures: where they appear, where they stay, and how they reach home: chapter 9 without the rewards."""

from pathlib import Path
from typing import Any

import pytest

from tests.rules.andor.table import GAME, Table, begun, castle, own_legend, village

SPAWNING = """
legend: own
format: 1
face: castle
title: {fr: "Essai", en: "Trial"}
start: 40
rules: {}
victory: [never]
merchants: {}
creatures:
  brute: {figure: shron, sp: 5, wp: 5, dice: [[1, 1, red]], step: gor, name: {fr: "Brute", en: "Brute"}}
cards:
- id: A
  when: start
  title: {fr: "A", en: "A"}
  text: {fr: "A.", en: "A."}
  do:
  - objective: {id: never, kind: visit, space: 66}
- id: B
  when: {letter: "B"}
  title: {fr: "B", en: "B"}
  text: {fr: "B.", en: "B."}
  do:
  - spawn: {creature: gor, at: [24, 1, 24]}
- id: C
  when: {letter: "C"}
  title: {fr: "C", en: "C"}
  text: {fr: "C.", en: "C."}
  do:
  - spawn: {creature: brute, at: 1, tag: brute}
- id: X
  when: {reach: {tag: brute, space: 0}}
  title: {fr: "X", en: "X"}
  text: {fr: "X.", en: "X."}
  do:
  - remove: {token: gem}
"""


def own(tmp_path: Path, letter: str = "A", **given: Any) -> Table:
    """A game in which the next sunrise spawns creatures."""
    table = begun("warrior", "mage", game=own_legend(tmp_path, SPAWNING), legend="own")
    return table.patch(letter=letter, **given)


# On the board -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-9.1", "AND-17.6")
def test_creatures_activate_no_token_and_no_marker() -> None:
    table = begun(legend="L1")
    table.patch(creatures={"48": "gor", "49": "gor"}, snow={"16": "snowstorm", "48": "down"}, stars=[])
    markers = [{"space": "16", "set": "gleam", "face": "ambush"}]
    table.patch(markers=markers, faces={"gleam": {"ambush": 1}})
    table.sunrise()
    assert table.creatures() == {"16": "gor", "48": "gor"}
    assert table.dump["snow"] == {"16": "snowstorm", "48": "down"}
    assert table.dump["markers"] == markers


@pytest.mark.rule("AND-9.2")
def test_never_two_creatures_on_a_space() -> None:
    crowd = {"36": "gor", "38": "gor", "32": "gor", "48": "wargor", "16": "steppe_buffalo", "13": "fur_troll"}
    table = castle(creatures=crowd, stars=[])
    for _ in range(4):
        table.sunrise()
        if table.ended:
            break
        places = [entry["space"] for entry in table.dump["creatures"] if entry["space"] != "shield"]
        assert len(set(places)) == len(places)


@pytest.mark.rule("AND-9.8")
def test_creatures_stay_during_the_day() -> None:
    table = castle(at="14", creatures={"10": "gor", "48": "wargor"})
    table.walk(0, 10)
    table.play("1: pass", "1: stop", "0: pass", "0: stop", "1: end_day", "0: pass", "0: stop")
    assert table.creatures() == {"10": "gor", "48": "wargor"}


@pytest.mark.rule("AND-9.3", "AND-10.3")
def test_a_spawn_on_an_occupied_space_follows_the_arrows(tmp_path: Path) -> None:
    table = own(tmp_path, creatures={"21": "steppe_buffalo", "65": "fur_troll"})
    lines = table.sunrise()
    assert [line for line in lines if line.startswith("spawned")] == [
        "spawned creature=gor space=24",
        "spawned creature=gor space=1",
        "spawned creature=gor space=21",
    ]
    table = own(tmp_path, creatures={"24": "wargor", "21": "fur_troll"})
    table.patch(rules={"cold": 0})
    table.sunrise()
    # wargor 24 -> 4 over the troll, then home; troll 21 -> 4; the third gor jumps nobody but the first
    assert table.shields() == ["wargor"]
    assert table.creatures() == {"4": "fur_troll", "24": "gor", "1": "gor", "21": "gor"}


@pytest.mark.rule("AND-9.3", "AND-9.9", "AND-9.10")
def test_a_spawn_that_leads_home_takes_a_defence_space(tmp_path: Path) -> None:
    table = own(tmp_path)
    table.patch(creatures=[table.creature("shron", "1")])
    lines = table.sunrise()
    assert "spawned creature=gor space=0" in lines
    assert "shield-taken creature=gor free=2" in lines
    assert table.shields() == ["gor"]
    assert table.creatures() == {"1": "shron", "24": "gor", "21": "gor"}
    table = own(tmp_path, defence=0)
    table.patch(creatures=[table.creature("shron", "1")])
    table.sunrise()
    assert table.ended == "lost_defence"


@pytest.mark.rule("AND-9.4")
def test_without_a_figure_the_spawn_is_skipped(tmp_path: Path) -> None:
    far = ["37", "41", "40", "70", "69", "68", "67", "66", "65"]
    table = own(tmp_path, creatures=dict.fromkeys(far, "gor"), slain={"gor": 5})
    lines = table.sunrise()
    assert [line for line in lines if line.startswith(("spawned", "no-figure"))] == [
        "spawned creature=gor space=24",
        "no-figure creature=gor",
        "no-figure creature=gor",
    ]
    assert len(table.dump["creatures"]) == 10


@pytest.mark.rule("AND-9.4", "AND-9.9")
def test_a_figure_on_a_defence_space_is_not_in_the_supply(tmp_path: Path) -> None:
    table = own(tmp_path)
    gors = [table.creature("gor", space) for space in ("70", "69", "68", "67", "66", "65", "64")]
    table.patch(creatures=[*gors, table.creature("gor", "shield"), table.creature("gor", "shield")])
    table.sunrise()
    assert len(table.told("no-figure")) == 2


@pytest.mark.rule("AND-R2", "AND-9.4")
def test_myrk_and_tuavahr_share_a_figure() -> None:
    assert [GAME.box.figures[i] for i in range(7)] == [10, 7, 4, 4, 1, 1, 1]
    assert sum(GAME.box.figures) - 1 == 27
    for legend, other in (("L2", "myrk"), ("L4", "tuavahr")):
        plan = GAME.box.plan(GAME.box.legends.index(legend), 2)
        assert plan.sp[GAME.box.creatures.index(other)] == 0, "never in one legend"


# Home -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-9.9", "AND-12.3", "AND-5.13")
def test_a_creature_that_reaches_home_takes_a_defence_space_for_good() -> None:
    table = castle("warrior", "mage", "dwarf", at="0", creatures={"7": "gor"}, stars=[])
    lines = table.sunrise()
    assert "shield-taken creature=gor free=1" in lines
    assert table.shields() == ["gor"]
    assert table.creatures() == {}
    assert table.dump["letter"] == "B", "only the sunrise moved the narrator"
    assert table.refused(table.state.active, "fight") == "AND-5.1"
    table.sunrise()
    assert table.shields() == ["gor"]


@pytest.mark.rule("AND-9.10", "AND-2.4", "AND-27.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_creature_too_many_loses_the_legend(seats: int) -> None:
    heroes = ("warrior", "mage", "dwarf", "keeper")[:seats]
    spaces = ["1", "2", "4", "5"][: 5 - seats]
    table = castle(*heroes, creatures=dict.fromkeys(spaces, "gor"), stars=[])
    table.sunrise()
    assert table.ended == ""
    assert len(table.shields()) == 5 - seats
    table = castle(*heroes, creatures=dict.fromkeys([*spaces, "6"], "gor"), stars=[])
    table.sunrise()
    assert table.ended == "lost_defence"


@pytest.mark.rule("AND-9.11", "AND-27.2")
def test_the_card_of_a_boss_comes_before_the_defence_space() -> None:
    table = castle(stars=[])
    table.patch(creatures=[table.creature("shron", "7", tag="shron")])
    lines = table.sunrise()
    assert "card-read card=L1.X1" in lines
    assert not [line for line in lines if line.startswith("shield-taken")]
    assert table.ended == "lost_card"


@pytest.mark.rule("AND-9.11", "AND-9.9")
def test_a_boss_whose_card_does_not_end_the_game_takes_a_defence_space(tmp_path: Path) -> None:
    table = own(tmp_path, letter="C", stars=[])
    table.patch(creatures=[table.creature("brute", "7", tag="brute")])
    lines = table.sunrise()
    assert lines.index("card-read card=own.X") < lines.index("shield-taken creature=brute free=2")
    assert table.shields() == ["brute"]


@pytest.mark.rule("AND-9.12")
def test_heroes_at_home_do_not_hinder_creatures() -> None:
    table = castle(*("warrior", "mage", "dwarf", "keeper"), at="0", creatures={"1": "gor"}, stars=[])
    table.sunrise()
    assert table.shields() == ["gor"]
    assert {table.at(seat) for seat in range(4)} == {"0"}
    assert [table.points(seat) for seat in range(4)] == [(1, 7)] * 4


@pytest.mark.rule("AND-9.13", "AND-20.3")
def test_creatures_never_enter_the_lake() -> None:
    shore = {"413": "gor", "407": "gor", "424": "gor", "438": "gor", "461": ""}
    table = village(
        creatures={space: kind for space, kind in shore.items() if kind},
        items={"453": {"gem": 1}, "457": {"gem": 1}, "461": {"gem": 1}},
        stars=[],
    )
    table.sunrise()
    assert table.creatures() == {"420": "gor", "403": "gor", "417": "gor", "439": "gor"}
    assert (table.lying(453), table.lying(457), table.lying(461)) == ({"gem": 1}, {"gem": 1}, {"gem": 1})


@pytest.mark.rule("AND-9.13", "AND-20.2")
def test_only_a_gem_leads_a_creature_off_its_arrow() -> None:
    table = castle(creatures={"36": "gor", "28": "gor"}, items={"17": {"gem": 1}}, stars=[])
    table.sunrise()
    assert table.creatures() == {"17": "gor", "18": "gor"}


@pytest.mark.rule("AND-R40", "AND-22.4")
def test_a_creature_that_appears_beside_an_iquar_takes_it(tmp_path: Path) -> None:
    table = own(tmp_path, h0={"space": "24", "items": {"iquar": 1}})
    table.sunrise()
    assert table.items() == {}
    assert table.dump["gone"] == {"iquar": 1}


@pytest.mark.rule("AND-R38", "AND-20.3")
def test_a_gem_at_home_never_lures() -> None:
    table = castle(creatures={"11": "wargor", "8": "gor"}, items={"0": {"gem": 1}}, stars=[])
    table.sunrise()
    assert table.lying(0) == {"gem": 1}
    assert table.shields() == ["wargor"]
    assert table.creatures() == {"7": "gor"}
