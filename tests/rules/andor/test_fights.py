"""Fighting alone: chapter 5. The creature of most tests is a gor: 2 SP, 4 WP, two red dice."""

from typing import Any

import pytest

from tests.rules.andor.table import GAME, Table, castle, village

FAR = "60"
"""Where the other hero is, so that nobody can be invited."""


def duel(hero: str = "warrior", creature: str = "gor", space: str = "10", **given: Any) -> Table:
    """A hero alone with a creature; the first round has begun. What is given changes the hero."""
    board = {key: given.pop(key) for key in ("fires", "allies", "letter", "cold", "stars") if key in given}
    other = "mage" if hero != "mage" else "dwarf"
    table = castle(
        hero, other, at=space, creatures={space: creature}, h0=given, h1={"space": FAR}, **board
    )  # fmt: skip
    table.play("0: fight")
    return table


# Beginning --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-5.1")
def test_a_fight_needs_a_creature_on_the_own_space() -> None:
    table = castle(at="14", creatures={"10": "gor"})
    assert table.refused(0, "fight") == "AND-5.1"
    table.play("0: move 10")
    assert table.refused(0, "fight") == "AND-3.3"
    table.play("0: stop")
    assert table.refused(0, "fight") == "AND-3.2", "at the next turn at the earliest"
    table.play("1: pass", "1: stop")
    assert table.has("fight")


@pytest.mark.rule("AND-5.1", "AND-R53")
def test_whom_a_storm_brings_to_a_creature_fights_in_the_next_turn() -> None:
    """However a hero has come there, the fight waits; a creature that comes to him does not."""
    table = village(at="410", snow={"410": "snowstorm"}, creatures={"405": "gor"}, h1={"space": "447"})
    table.play("0: activate")
    assert table.at() == "405"
    assert table.refused(0, "fight") == "AND-R53"
    assert GAME.about(table.state, 0)["can"] == "move_pass"
    table.play("0: pass", "0: stop", "1: pass", "1: stop")
    assert table.has("fight")
    table = village(at="410", snow={"410": "snowstorm"}, h1={"space": "447"})
    table.play("0: activate")
    table.patch(creatures={"405": "gor"})
    assert table.has("fight")


@pytest.mark.rule("AND-5.1", "AND-6.1", "AND-R53")
def test_whom_a_storm_brings_to_a_creature_does_not_join_in_that_turn() -> None:
    """Held before the cave, the two on 418 call each other, and him only when another turn has begun."""
    table = village("warrior", "mage", "dwarf", at="418", snow={"419": "snowstorm"}, creatures={"418": "gor"})
    table.patch(h1={"space": "419"})
    table.play("1: activate", "0: fight")
    assert table.at(1) == "418"
    assert table.refused(0, "invite 2") == "AND-R53"
    assert table.has("invite 3")
    table = village("warrior", "mage", "dwarf", at="418", snow={"419": "snowstorm"}, creatures={"418": "gor"})
    table.patch(h1={"space": "419"}, h0={"space": "402"})
    table.play("1: activate", "0: end_day", "1: end_day")
    assert table.hero(1)["newcomer"] is False


@pytest.mark.rule("AND-5.3", "AND-5.11", "AND-5.15")
def test_the_view_shows_what_a_fought_creature_has_left() -> None:
    table = duel(sp=4)
    table.dice(1, 2, 3, 1, 4)
    gor = GAME.view(table.state, 0)["creatures"][0]
    assert (gor["wp"], gor["full_wp"]) == (3, 4)
    table.play("0: withdraw")
    assert GAME.view(table.state, 0)["creatures"][0]["wp"] == 4


@pytest.mark.rule("AND-5.13", "AND-9.7", "AND-D18")
def test_the_view_shows_no_will_of_a_beaten_creature_while_its_reward_is_shared() -> None:
    """The one who called says who gets what."""
    table = castle("warrior", "dwarf", at="10", creatures={"10": "gor"}, h0={"sp": 9}, h1={"sp": 9})
    table.patch(turn=1)
    table.call_fight(1, 0)
    table.dice(*[6] * 5, 1, 2)
    assert table.kind(1) == "share"
    assert table.asked() == [1]
    assert GAME.view(table.state, 0)["creatures"][0]["wp"] == 0


@pytest.mark.rule("AND-5.2", "AND-9.1", "AND-10.3")
def test_creatures_never_start_a_fight() -> None:
    table = castle(at="3", creatures={"10": "gor"})
    table.sunrise()
    assert table.creatures() == {"3": "gor"}
    assert table.told("fight") == []
    assert table.points(0) == table.points(1) == (1, 7)


@pytest.mark.rule("AND-5.3", "AND-5.15", "AND-6.16")
def test_every_fight_begins_with_the_full_values() -> None:
    table = duel(sp=4)
    table.dice(1, 2, 3, 2, 1)
    assert table.values == (7, 4)
    assert GAME.view(table.state, 0)["fight"]["creature_wp"] == 1
    table.play("0: withdraw", "1: pass", "1: stop", "0: fight")
    shown = GAME.view(table.state, 0)["fight"]
    assert (shown["creature_sp"], shown["creature_wp"]) == (2, 4)
    table.dice(1, 2, 3, 2, 1)
    assert table.told("defeated") == [], "3 are not enough against 4"


# A round ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-5.4", "AND-13.3", "AND-3.11")
def test_overtime_is_paid_before_the_dice_are_counted() -> None:
    table = duel(wp=8, hours=7)
    assert (table.hours(), table.wp()) == (8, 6)
    table.dice(1, 2)
    assert table.asked() == [-1]
    assert table.told("rolled seat=0") == ["rolled seat=0 pips=1", "rolled seat=0 pips=2"]
    table.dice(1, 2)
    assert len(table.told("creature-rolled")) == 2


@pytest.mark.rule("AND-5.5", "AND-13.2")
@pytest.mark.parametrize(
    ("hero", "dice"),
    [("warrior", (2, 3, 4)), ("dwarf", (1, 2, 3)), ("mage", (1, 1, 1)), ("keeper", (2, 2, 3))],
)
@pytest.mark.parametrize(("row", "ends"), [(0, (1, 6)), (1, (7, 13)), (2, (14, 20))])
def test_the_hero_rolls_first_with_the_dice_of_the_will_points(
    hero: str, dice: tuple[int, ...], row: int, ends: tuple[int, ...]
) -> None:
    for wp in ends:
        table = duel(hero, wp=wp)
        table.dice(*[1] * dice[row])
        if hero == "mage":
            table.play("0: no")
        assert len(table.told("rolled seat=0")) == dice[row]
        table.dice(1, 2)
        assert len(table.told("rolled seat=0")) == dice[row]
        assert len(table.told("creature-rolled")) == 2


@pytest.mark.rule("AND-5.6", "AND-5.10")
def test_only_the_highest_die_counts() -> None:
    table = duel(sp=3)
    table.dice(5, 5, 2, 1, 3)
    assert table.told("dice-counted") == ["dice-counted seat=0 value=5"]
    assert table.values == (8, 5)


@pytest.mark.rule("AND-5.7", "AND-13.4", "AND-16.4")
@pytest.mark.parametrize(("hero", "bonus"), [("dwarf", 1), ("warrior", 2), ("keeper", 1)])
@pytest.mark.parametrize(("fire", "lit"), [("lit", True), ("unlit", False)])
def test_a_lit_fire_on_the_space_helps(hero: str, bonus: int, fire: str, lit: bool) -> None:
    table = duel(hero, sp=2, wp=1, fires={"10": fire, "14": "lit"})
    table.dice(*[3] * table.state.dice_of(0))
    table.dice(1, 2)
    assert table.values[0] == 3 + 2 + (bonus if lit else 0)


@pytest.mark.rule("AND-5.8", "AND-9.5")
@pytest.mark.parametrize(
    ("creature", "dice"), [("gor", 2), ("wargor", 2), ("steppe_buffalo", 2), ("fur_troll", 3)]
)
def test_the_creature_rolls_its_dice_after_the_hero(creature: str, dice: int) -> None:
    table = duel("dwarf", creature, wp=1, sp=10)
    table.dice(1)
    assert table.asked() == [-1]
    table.dice(*range(1, dice + 1))
    assert len(table.told("creature-rolled")) == dice
    assert len(table.told("values")) == 1


@pytest.mark.rule("AND-5.8", "AND-R26")
def test_the_dice_of_a_creature_follow_its_will_points() -> None:
    table = duel("dwarf", "fur_troll", wp=6, sp=12)
    table.dice(6, 1, 2, 4)
    assert table.values == (18, 16)
    table.play("0: continue")
    table.dice(6, 1, 2)
    assert table.values == (18, 14), "two dice below 14 WP"


@pytest.mark.rule("AND-5.9", "AND-5.10")
@pytest.mark.parametrize(
    ("rolled", "result"),
    [((3, 3, 5), 6), ((2, 2, 5), 5), ((4, 4, 4), 12), ((1, 1, 6), 6), ((1, 2, 3), 3), ((1, 1, 2), 2)],
)
def test_the_best_die_or_the_best_sum_of_equal_dice(rolled: tuple[int, ...], result: int) -> None:
    table = duel("dwarf", "fur_troll", wp=6, sp=14)
    table.dice(1, *rolled)
    assert table.values[1] == 12 + result


@pytest.mark.rule("AND-5.11")
def test_the_lower_side_loses_the_difference() -> None:
    table = duel("dwarf", "fur_troll", wp=6, sp=14)
    table.dice(6, 1, 2, 3)
    assert table.values == (20, 15)
    assert table.told("creature-hurt")[-1] == "creature-hurt creature=fur_troll wp=9"
    assert table.wp() == 6
    table.play("0: continue")
    table.dice(1, 5, 5)
    assert table.values == (15, 22)
    assert (table.wp(), table.sp()) == (3, 13), "six points are seven too few: fallen"
    table = duel("dwarf", "wargor", wp=6, sp=2)
    table.dice(1, 1, 4)
    assert table.values == (3, 6)
    assert table.points() == (2, 3)
    assert table.told("creature-hurt") == []


@pytest.mark.rule("AND-5.11")
def test_a_tie_has_no_effect() -> None:
    table = duel("dwarf", "wargor", wp=6, sp=2)
    table.dice(4, 1, 4)
    assert table.values == (6, 6)
    assert table.points() == (2, 6)
    assert GAME.view(table.state, 0)["fight"]["creature_wp"] == 6
    assert table.told("creature-hurt") == []
    assert table.kind() == "go_on"


# After a round ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-5.12", "AND-D16")
def test_another_round_or_stopping() -> None:
    table = duel("dwarf", "wargor", wp=6, sp=2)
    table.dice(4, 1, 4)
    assert table.has("continue", "withdraw")
    assert table.refused(0, "pass") == "AND-6.8"
    table.play("0: continue")
    assert table.hours() == 2
    table.dice(4, 1, 4)
    table.play("0: withdraw")
    assert table.asked() == [1]
    assert table.told("fight-over") == ["fight-over creature=wargor space=10"]
    assert table.creatures() == {"10": "wargor"}


@pytest.mark.rule("AND-5.12", "AND-6.10")
@pytest.mark.parametrize(
    "hero", [{"hours": 9, "wp": 20}, {"hours": 7, "wp": 4}, {"hours": 3, "wp": 20, "cold": {"hour": 5}}]
)
def test_a_fight_stops_when_no_hour_is_left(hero: dict[str, Any]) -> None:
    table = duel("mage", "wargor", sp=2, **hero)
    table.dice(4)
    table.play("0: no")
    table.dice(1, 4)
    assert table.asked() == [1], "nothing is asked"
    assert table.creatures() == {"10": "wargor"}
    assert table.dump["fight"] is None


@pytest.mark.rule("AND-5.13", "AND-9.6", "AND-12.2")
def test_the_order_of_a_victory() -> None:
    table = duel("dwarf", "wargor", wp=6, sp=6)
    table.dice(6, 1, 2)
    assert table.creatures() == {"10": "wargor"}, "the reward comes first"
    lines = table.play("0: reward_sp")
    assert lines == [
        "reward seat=0 points=sp amount=1",
        "strength seat=0 sp=7",
        "narrator letter=B",
        "card-read card=L1.B1",
        "rule-changed rule=fires value=1",
        "got seat=0 item=firewood",
        "got seat=1 item=firewood",
        "turn-began seat=1",
    ]
    assert table.creatures() == {}
    assert table.dump["slain"] == {"wargor": 1}


@pytest.mark.rule("AND-5.13")
@pytest.mark.parametrize(("sp", "left"), [(3, 1), (4, 0), (5, 0)])
def test_a_creature_without_a_will_point_is_defeated(sp: int, left: int) -> None:
    table = duel("dwarf", "wargor", wp=6, sp=sp)
    table.dice(6, 1, 2)
    assert table.values == (sp + 6, 4)
    assert table.told("creature-hurt") == [f"creature-hurt creature=wargor wp={left}"]
    assert (table.told("defeated") != []) is (left == 0)


@pytest.mark.rule("AND-5.13", "AND-27.3")
def test_objectives_and_victory_come_before_the_narrator() -> None:
    table = castle("dwarf", "mage", at="10", letter="M", stars=[], h0={"sp": 14, "wp": 14}, h1={"space": FAR})
    goals = table.dump["objectives"]
    stone = goals["stone"] | {"status": "complete"}
    shron = goals["stone"] | {"tag": "shron", "item": None, "space": None}
    table.patch(
        objectives=goals | {"stone": stone, "shron": shron},
        creatures=[table.creature("shron", "10", tag="shron", sp=0, wp=1)],
    )
    table.play("0: fight")
    lines = table.dice(6, 6, 6, 1, 2)
    assert table.ended == "won"
    assert not [line for line in lines if line.startswith("narrator")]


@pytest.mark.rule("AND-5.14", "AND-5.15", "AND-R51")
def test_a_hero_without_will_points_loses_the_fight() -> None:
    table = duel("warrior", wp=3, sp=2)
    table.dice(1, 1, 3, 3)
    assert table.values == (3, 8)
    assert table.told("fell") == ["fell seat=0 sp=1 wp=3"]
    assert table.points() == (1, 3)
    assert table.asked() == [1], "the turn ends"
    assert table.creatures() == {"10": "gor"}
    assert table.dump["letter"] == "A"
    table.play("1: end_day", "0: fight")
    assert GAME.view(table.state, 0)["fight"]["creature_wp"] == 4


@pytest.mark.rule("AND-5.14", "AND-5.17")
def test_the_last_strength_point_is_never_lost() -> None:
    table = duel("warrior", wp=3, sp=1)
    table.dice(1, 1, 3, 3)
    assert table.points() == (1, 3)


@pytest.mark.rule("AND-5.14")
def test_exactly_none_left_is_a_defeat_too() -> None:
    table = duel("warrior", wp=5, sp=2)
    table.dice(1, 1, 3, 3)
    assert table.points() == (1, 3)
    table = duel("warrior", wp=6, sp=2)
    table.dice(1, 1, 3, 3)
    assert table.points() == (2, 1)
    assert table.kind() == "go_on"


@pytest.mark.rule("AND-5.14", "AND-3.18")
def test_who_falls_on_a_merchants_space_does_not_barter_any_more() -> None:
    table = duel("warrior", space="18", wp=3, sp=2, items={"firewood": 1})
    table.dice(1, 1, 3, 3)
    assert table.asked() == [1], "the turn ends at once"
    table = duel("warrior", space="18", wp=6, sp=2, items={"firewood": 1})
    table.dice(1, 1, 3, 3)
    table.play("0: withdraw")
    assert table.kind() == "after"


@pytest.mark.rule("AND-5.15", "AND-21.5")
def test_a_black_plant_works_in_one_fight_only() -> None:
    table = castle(
        at="10", creatures={"10": "steppe_buffalo"}, h0={"items": {"plant_black": 1}}, h1={"space": FAR}
    )
    table.play("0: fight", "0: yes")
    assert GAME.view(table.state, 0)["fight"]["creature_sp"] == 2
    table.dice(1, 1, 1, 1, 2)
    table.play("0: withdraw", "1: end_day", "0: fight")
    assert GAME.view(table.state, 0)["fight"]["creature_sp"] == 6


@pytest.mark.rule("AND-5.16", "AND-9.2")
def test_a_fight_is_against_one_creature() -> None:
    table = duel("dwarf", sp=8)
    shown = GAME.view(table.state, 0)["fight"]
    assert (shown["creature"], shown["space"], shown["party"]) == ("gor", "10", [0])
    with pytest.raises(AssertionError):
        castle(creatures=[table.creature("gor", "10"), table.creature("wargor", "10")])


@pytest.mark.rule("AND-5.17", "AND-9.6")
def test_points_beyond_the_tracks_are_lost() -> None:
    table = duel("dwarf", "steppe_buffalo", wp=16, sp=13)
    table.dice(6, 1, 1, 1, 2)
    table.play("0: reward_sp")
    assert table.points() == (14, 16)
    table = duel("dwarf", "steppe_buffalo", wp=16, sp=13)
    table.dice(6, 1, 1, 1, 2)
    table.play("0: reward_wp")
    assert table.points() == (13, 20)


@pytest.mark.rule("AND-5.17", "AND-13.11")
def test_a_token_never_takes_the_last_strength_point() -> None:
    for sp, left in ((1, 1), (3, 2)):
        table = castle(at="14", snow={"10": "wp_minus_2"}, h0={"sp": sp, "wp": 2})
        table.walk(0, 10)
        assert table.points() == (left, 3)


@pytest.mark.rule("AND-5.18", "AND-3.2")
def test_a_fight_is_the_whole_action() -> None:
    table = duel("dwarf", "wargor", wp=6, sp=2)
    table.dice(4, 1, 4)
    table.play("0: withdraw")
    assert table.refused(0, "fight") == "AND-3.2"
    assert table.asked() == [1]
    table = duel("dwarf", sp=8)
    table.dice(6, 1, 1, 2)
    assert table.asked() == [1]
    table = duel("dwarf", space="18", wp=6, sp=2, items={"firewood": 1})
    table.dice(1, 1, 2)
    table.play("0: withdraw")
    assert table.refused(0, "fight") == "AND-3.18"


@pytest.mark.rule("AND-5.8")
def test_black_dice_of_bosses_have_their_own_faces() -> None:
    table = village("dwarf", "mage", at="420", legend="L3", h1={"space": "401"}, h0={"sp": 14})
    table.patch(creatures=[table.creature("shron_risen", "420")])
    table.play("0: fight")
    table.dice(1, 1)
    assert table.legal(-1) == ["die 6", "die 8", "die 10", "die 12"]
    assert table.state.box.black_weights == [2, 1, 2, 1]
    table.dice(10)
    assert table.values == (15, 19)
