"""Sunrise in its nine steps: chapter 10."""

from pathlib import Path

import pytest

from tests.rules.andor.table import begun, castle, own_legend, village

FAST_BOSS = """
legend: own
format: 1
face: castle
title: {fr: "Essai", en: "Trial"}
start: 40
rules: {}
victory: [never]
merchants: {}
creatures:
  runner: {figure: shron, sp: 5, wp: 5, dice: [[1, 1, red]], step: wargor, name: {fr: "Fou", en: "Runner"}}
  idol: {figure: myrk, sp: 5, wp: 5, dice: [[1, 1, red]], step: none, name: {fr: "Idole", en: "Idol"}}
cards:
- id: A
  when: start
  title: {fr: "A", en: "A"}
  text: {fr: "A.", en: "A."}
  do:
  - objective: {id: never, kind: visit, space: 66}
  - spawn: {creature: runner, at: 52, tag: runner}
  - spawn: {creature: idol, at: 28, tag: idol}
- id: D
  when: {sunrise: {each: true}}
  repeat: true
  title: {fr: "D", en: "D"}
  text: {fr: "D.", en: "D."}
  do:
  - give: {to: lowest_rank, wp: 1}
"""


def marches(lines: list[str]) -> list[str]:
    """`gor 48 16` for each march."""
    out = []
    for line in lines:
        if line.startswith("marched"):
            creature, start, end = (word.partition("=")[2] for word in line.split()[1:])
            out.append(f"{creature} {start} {end}")
    return out


# Creatures --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-10.1")
def test_the_kinds_move_one_after_the_other_and_wargors_twice() -> None:
    table = castle(
        creatures={"27": "fur_troll", "33": "steppe_buffalo", "52": "wargor", "62": "gor"},
        stars=[],
    )
    assert marches(table.sunrise()) == [
        "gor 62 58",
        "wargor 52 50",
        "steppe_buffalo 33 30",
        "wargor 50 48",
        "fur_troll 27 25",
    ]


@pytest.mark.rule("AND-10.2")
def test_the_lowest_space_moves_first() -> None:
    table = castle(creatures={"16": "gor", "13": "gor", "63": "gor", "64": "gor"}, stars=[])
    assert marches(table.sunrise()) == ["gor 13 6", "gor 16 13", "gor 63 45", "gor 64 43"]


@pytest.mark.rule("AND-10.2")
def test_the_order_goes_by_the_spaces_at_the_beginning_of_the_step() -> None:
    # the gor of 22 lands on 3, before the one of 3 would come a second time
    table = castle(creatures={"22": "gor", "19": "wargor", "23": "gor"}, stars=[])
    assert marches(table.sunrise()) == ["gor 22 3", "gor 23 22", "wargor 19 1", "wargor 1 0"]


@pytest.mark.rule("AND-10.2")
def test_a_creature_that_moved_up_is_not_moved_again_in_its_step() -> None:
    table = castle(creatures={"63": "gor", "65": "gor"}, stars=[])
    assert marches(table.sunrise()) == ["gor 63 64", "gor 65 45"]


@pytest.mark.rule("AND-10.3", "AND-9.2")
def test_occupied_spaces_are_jumped_along_the_arrows() -> None:
    table = castle(creatures={"24": "gor", "21": "steppe_buffalo", "4": "fur_troll"}, stars=[])
    lines = table.sunrise()
    assert marches(lines)[0] == "gor 24 0"
    table = castle(creatures={"24": "gor", "21": "steppe_buffalo"}, stars=[])
    assert marches(table.sunrise())[0] == "gor 24 4"


@pytest.mark.rule("AND-10.4")
def test_a_boss_moves_in_its_step_sorted_with_the_others() -> None:
    table = castle(stars=[])
    table.patch(
        creatures=[
            table.creature("fur_troll", "47"),
            table.creature("shron", "46", tag="shron"),
            table.creature("fur_troll", "44"),
            table.creature("gor", "52"),
        ]
    )
    assert marches(table.sunrise()) == ["gor 52 50", "fur_troll 44 42", "shron 46 44", "fur_troll 47 46"]


@pytest.mark.rule("AND-10.4", "AND-10.1")
def test_a_boss_of_the_wargors_moves_twice_and_one_without_step_never(tmp_path: Path) -> None:
    table = begun("warrior", "mage", game=own_legend(tmp_path, FAST_BOSS), legend="own")
    assert marches(table.sunrise()) == ["runner 52 50", "runner 50 48"]
    assert table.creatures() == {"48": "runner", "28": "idol"}


@pytest.mark.rule("AND-10.5", "AND-23.8")
def test_movers_advance_after_the_trolls_and_before_the_fires() -> None:
    table = begun("warrior", "mage", legend="L3").patch(
        creatures={"436": "fur_troll"}, snow={}, fires={"401": "lit"}, letter="B"
    )
    table.sunrise()
    lines = table.patch(letter="D", fires={"401": "lit"}).sunrise()
    steps = [line.split()[0] for line in lines]
    assert steps.index("marched") < steps.index("mover-moved") < steps.index("warmed")
    assert "mover-moved space=434" in lines


# Fires and cold ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-10.6", "AND-16.4", "AND-R15")
def test_a_lit_fire_gives_five_will_points_once() -> None:
    table = castle(
        "warrior",
        "mage",
        "dwarf",
        "keeper",
        fires={"40": "lit", "14": "unlit"},
        h2={"space": "14"},
        h3={"sheet_fire": "lit"},
        stars=[],
    )
    lines = table.sunrise()
    assert [table.wp(seat) for seat in range(4)] == [12, 12, 7, 12]
    assert [line for line in lines if line.startswith("warmed")] == [
        "warmed seat=3",
        "warmed seat=1",
        "warmed seat=0",
    ]


@pytest.mark.rule("AND-10.6", "AND-5.17")
def test_warmth_does_not_pass_the_end_of_the_track() -> None:
    table = castle(fires={"40": "lit"}, h0={"wp": 18}, stars=[])
    table.sunrise()
    assert table.wp() == 20


@pytest.mark.rule("AND-10.8", "AND-13.7")
def test_all_fires_burn_out_and_stay() -> None:
    table = castle("keeper", "mage", fires={"10": "lit", "14": "unlit"}, h0={"sheet_fire": "lit"}, stars=[])
    lines = table.sunrise()
    assert table.dump["fires"] == {"10": "unlit", "14": "unlit"}
    assert table.hero()["sheet_fire"] == "unlit"
    assert "fires-out fires=2" in lines


@pytest.mark.rule("AND-10.1", "AND-10.6", "AND-10.7", "AND-10.8", "AND-10.9", "AND-10.10")
def test_the_order_of_all_steps(tmp_path: Path) -> None:
    tablets = {"tablet_buffalo": 1, "tablet_seamonster": 1, "tablet_griffon": 1}
    table = begun("warrior", "mage", game=own_legend(tmp_path, FAST_BOSS), legend="own")
    table.patch(
        fires={"40": "lit"},
        h0={"items": tablets},
        cold={"ignored": True},
        h1={"space": "60"},
        day=3,
        letter="C",
    )
    lines = table.sunrise()
    assert lines == [
        "sunrise day=3",
        "tablets-gone",
        "marched creature=runner from=52 space=50",
        "marched creature=runner from=50 space=48",
        "warmed seat=0",
        "will seat=0 wp=12",
        "cold hour=10",
        "fires-out fires=1",
        "card-read card=own.D",
        "will seat=0 wp=13",
        "narrator letter=D",
        "day-began day=4",
        "turn-began seat=0",
    ]


@pytest.mark.rule("AND-10.10", "AND-14.12")
def test_a_used_falcon_is_turned_back() -> None:
    table = castle(h0={"items": {"falcon_flying": 1}}, items={"18": {}}, stars=[])
    table.sunrise()
    assert table.items() == {"falcon": 1}
    table = castle(items={"18": {"falcon_flying": 1}}, stars=[])
    table.patch(items={"18": {"falcon_flying": 1}})
    table.sunrise()
    assert table.lying(18) == {"falcon": 1}


@pytest.mark.rule("AND-10.10", "AND-24.2")
def test_only_tablets_that_shine_leave_the_game() -> None:
    tablets = {"tablet_buffalo": 1, "tablet_seamonster": 1, "tablet_griffon": 1}
    table = castle(h0={"items": tablets}, stars=[])
    table.sunrise()
    assert table.items() == tablets


@pytest.mark.rule("AND-10.11", "AND-9.10")
def test_a_defeat_ends_the_sunrise_at_once() -> None:
    table = castle(
        *("warrior", "mage", "dwarf", "keeper"),
        creatures={"1": "gor", "2": "wargor", "62": "fur_troll"},
        fires={"40": "lit"},
        stars=[],
    )
    lines = table.sunrise()
    assert lines[-1].startswith("ended ending=lost_defence")
    assert not [line for line in lines if line.split()[0] in ("warmed", "cold", "fires-out", "narrator")]
    assert table.creatures() == {"62": "fur_troll"}
    assert table.dump["letter"] == "A"
    assert table.asked() == []


@pytest.mark.rule("AND-10.9", "AND-12.2")
def test_the_narrator_moves_last() -> None:
    table = village(stars=[])
    lines = table.sunrise()
    assert lines[-3:] == ["narrator letter=B", "day-began day=2", "turn-began seat=0"]


@pytest.mark.rule("AND-11.3")
def test_the_cold_is_told_only_when_it_moves() -> None:
    assert [line for line in castle(cold={"hour": 4}).sunrise() if line.startswith("cold")] == ["cold hour=3"]
    assert [line for line in castle(cold={"hour": 3}).sunrise() if line.startswith("cold")] == []


@pytest.mark.rule("AND-9.10")
def test_a_creature_without_a_defence_space_takes_none() -> None:
    table = castle("warrior", "mage", "dwarf", "keeper", creatures={"shield": "gor", "1": "gor"})
    told = table.sunrise()
    assert table.ended == "lost_defence"
    assert not [line for line in told if line.startswith("shield-taken")]
