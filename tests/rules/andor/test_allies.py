"""Tranuk, the great warrior, the fox-bat and the silhouette (AND-7.2 to 7.4, AND-23)."""

from typing import Any

import pytest

from tests.rules.andor.stories import story
from tests.rules.andor.table import GAME, Table, village


@pytest.mark.rule("AND-23.1", "AND-6.4")
def test_tranuk_adds_two_once() -> None:
    for heroes in ((0,), (0, 1)):
        table = village(at="440", allies={"tranuk": "440"}, creatures={"440": "fur_troll"})
        table.call_fight(*heroes)
        table.dice(1, 1, 1)
        if len(heroes) == 2:
            table.play("1: no")  # the mage leaves the die of the warrior
            table.dice(1)
            table.play("1: no")
        table.dice(1, 2, 3)
        assert table.values[0] == 2 + 2 * len(heroes)
    table = village(at="440", allies={"tranuk": "441"}, creatures={"440": "fur_troll"}, h1={"space": "401"})
    table.play("0: fight")
    table.dice(1, 1, 1, 1, 2, 3)
    assert table.values[0] == 2


@pytest.mark.rule("AND-23.3")
def test_the_great_warrior_adds_four() -> None:
    table = village(at="440", allies={"great_warrior": "440"}, creatures={"440": "fur_troll"})
    table.call_fight(0)
    table.dice(1, 1, 1, 1, 2, 3)
    assert table.values[0] == 6


@pytest.mark.rule("AND-23.1", "AND-23.3")
def test_a_legend_may_set_the_bonus_of_allies() -> None:
    table = story(
        """
        - {id: A, when: start, do: [{ally: {id: tranuk, at: 402}}, {spawn: {creature: fur_troll, at: 402}}]}
        - {id: B, when: {stop: {space: 402}}, do: [{rule: {ally_bonus: {tranuk: 7, great_warrior: 9}}}]}
        """
    )
    assert table.dump["rules"]["ally_bonus_tranuk"] == 2
    assert table.dump["rules"]["ally_bonus_great_warrior"] == 4
    table.walk(0, 402)
    assert table.dump["rules"]["ally_bonus_great_warrior"] == 9
    table.play("1: end_day")
    table.call_fight(0)
    table.dice(1, 1, 1, 1, 2, 3)
    assert table.values[0] == 9


@pytest.mark.rule("AND-7.2", "AND-23.2", "AND-D34")
def test_an_hour_moves_tranuk_four_steps() -> None:
    table = village(allies={"tranuk": "401"})
    steps = ("402", "411", "422", "421")
    table.play(*(f"0: lead tranuk {space}" for space in steps))
    assert table.hours() == 1
    table.play("0: lead tranuk 420")
    assert table.hours() == 2
    table.play("0: stop")
    assert table.dump["allies"]["tranuk"] == "420"
    assert table.asked() == [1]


@pytest.mark.rule("AND-7.2")
def test_the_last_hour_of_leading() -> None:
    table = village(allies={"tranuk": "401"}, h0={"hours": 9, "wp": 3})
    steps = ("402", "411", "422", "421")
    table.play(*(f"0: lead tranuk {space}" for space in steps))
    assert (table.hours(), table.wp()) == (10, 1)
    assert table.asked() == [1]


@pytest.mark.rule("AND-7.2", "AND-7.3")
def test_allies_must_be_in_play() -> None:
    table = village()
    assert table.refused(0, "lead tranuk 402") == "AND-7.2"
    assert table.refused(0, "volpin 402") == "AND-7.3"
    table = village(allies={"tranuk": "401"}, h0={"hours": 10})
    assert table.refused(0, "lead tranuk 402") == "AND-3.13"


@pytest.mark.rule("AND-23.2", "AND-R33")
def test_tranuk_keeps_off_the_lake_and_enters_the_cave() -> None:
    table = village(allies={"tranuk": "415"})
    leads = [text.removeprefix("lead tranuk ") for text in table.legal(0) if text.startswith("lead")]
    assert leads == ["413", "414", "416", "420"]
    assert table.refused(0, "lead tranuk 450") == "AND-23.2"
    assert table.refused(0, "lead tranuk 412") == "AND-23.2"
    table.play("0: lead tranuk 414", "0: stop")
    assert table.dump["allies"]["tranuk"] == "414"


@pytest.mark.rule("AND-23.2", "AND-4.13")
def test_tranuk_does_not_use_the_secret_passage() -> None:
    table = village(legend="L3", allies={"tranuk": "423"}, passages=[["423", "436"]])
    assert table.refused(0, "lead tranuk 436") == "AND-23.2"


@pytest.mark.rule("AND-23.2")
def test_tranuk_reveals_nothing() -> None:
    table = village(allies={"tranuk": "411"}, snow={"406": "down"})
    table.play("0: lead tranuk 406", "0: stop")
    assert table.dump["snow"] == {"406": "down"}


@pytest.mark.rule("AND-23.2", "AND-23.7", "AND-18.6")
def test_neither_creatures_nor_storms_touch_allies() -> None:
    table = village(
        allies={"tranuk": "412", "volpin": "412"}, creatures={"421": "gor"}, snow={"412": "snowstorm"}
    )
    table.sunrise()
    assert table.creatures() == {"412": "gor"}
    table.patch(h1={"space": "412"})
    table.play("1: activate")
    assert table.at(1) == "407"
    assert table.dump["allies"] == {"tranuk": "412", "great_warrior": None, "volpin": "412"}


@pytest.mark.rule("AND-23.3")
def test_the_cave_makes_tranuk_the_great_warrior() -> None:
    table = village(legend="L4", allies={"tranuk": "415"})
    table.play("0: lead tranuk 414")
    assert table.dump["allies"]["great_warrior"] is None  # he has not stopped yet
    table.play("0: stop")
    assert table.dump["allies"] == {"tranuk": None, "great_warrior": "414", "volpin": None}
    assert "W1" in table.read()
    assert table.refused(1, "lead tranuk 415") == "AND-7.2"
    table.play("1: lead great_warrior 415", "1: stop")
    assert table.dump["allies"]["great_warrior"] == "415"


@pytest.mark.rule("AND-7.4")
def test_the_acting_hero_may_be_anywhere_and_the_turn_passes() -> None:
    table = village(at="449", allies={"tranuk": "401", "volpin": "401"})
    table.play("0: lead tranuk 402", "0: stop")
    assert (table.at(), table.asked()) == ("449", [1])
    table.play("1: volpin 463", "1: stop")
    assert (table.at(1), table.asked()) == ("449", [0])


# The fox-bat -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-7.3", "AND-D35", "AND-R45")
def test_the_fox_bat_goes_anywhere_an_hour_each() -> None:
    table = village(allies={"volpin": "402"})
    spaces = [text.removeprefix("volpin ") for text in table.legal(0) if text.startswith("volpin")]
    assert spaces == [str(space) for space in range(401, 464)]
    assert table.refused(0, "volpin 13") == "AND-4.3"
    table.play("0: volpin 414", "0: volpin 453", "0: volpin 401")
    assert table.hours() == 3
    table.play("0: stop")
    assert table.asked() == [1]


@pytest.mark.rule("AND-7.3", "AND-26.1")
def test_the_fox_bat_may_be_put_where_he_is() -> None:
    """Each placement counts for `ally_stop`, so a card may well wait for this one."""
    table = story(
        """
        - {id: A, when: start, do: [{ally: {id: volpin, at: 402}}]}
        - {id: B, when: {ally_stop: {id: volpin, space: 402}}, repeat: true, do: [{give: {to: each, sp: 1}}]}
        """
    )
    assert table.sp() == 1
    table.play("0: volpin 402", "0: volpin 402", "0: stop")
    assert (table.hours(), table.sp()) == (2, 3)
    assert table.dump["allies"]["volpin"] == "402"


@pytest.mark.rule("AND-7.3", "AND-7.2", "AND-3.3")
def test_what_is_refused_while_an_ally_is_moved() -> None:
    table = village(allies={"tranuk": "401", "volpin": "402"}, h0={"items": {"gem": 1}, "hours": 9, "wp": 9})
    table.play("0: volpin 403")
    assert table.refused(0, "volpin 404") == "AND-7.3"  # no hour is left
    assert table.refused(0, "move 405") == "AND-3.3"
    table = village(allies={"tranuk": "401", "great_warrior": "402", "volpin": "402"})
    table.play("0: lead tranuk 402")
    assert table.refused(0, "lead great_warrior 411") == "AND-3.3"
    assert table.refused(0, "lead tranuk 430") == "AND-23.2"
    assert table.refused(0, "volpin 404") == "AND-3.3"


@pytest.mark.rule("AND-23.4", "AND-D36")
def test_the_fox_bat_reveals_but_never_activates() -> None:
    table = village(allies={"volpin": "401"}, snow={"416": "down", "434": "down"})
    table.play("0: volpin 416")
    assert table.dump["snow"] == {"416": "down", "434": "down"}
    table.play("1: peek", "chance: token snowstorm")  # whoever has not ended the day
    assert table.dump["snow"] == {"416": "snowstorm", "434": "down"}
    assert table.told("storm") == []
    assert table.refused(0, "peek") == "AND-23.4"
    table.play("0: stop")


@pytest.mark.rule("AND-23.4")
def test_the_fox_bat_may_reveal_later() -> None:
    table = village(allies={"volpin": "416"}, snow={"416": "down"}, h1={"ended": True})
    assert table.refused(1, "peek") == "AND-3.10"
    table.play("0: peek", "chance: token gem")
    assert table.dump["snow"] == {"416": "gem"}
    assert table.items() == {}
    assert table.hours() == 0


@pytest.mark.rule("AND-23.5", "AND-D11")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_fox_bat_steals_a_die_of_the_first_round(answer: str) -> None:
    table = village(at="440", allies={"volpin": "440"}, creatures={"440": "fur_troll"}, h1={"space": "401"})
    table.patch(h0={"sp": 12, "wp": 13})
    table.play("0: fight")
    assert table.legal(0) == ["yes", "no"]
    table.play(f"0: {answer}")
    table.dice(1, 1, 1)
    stolen = answer == "yes"
    table.dice(*((1, 2) if stolen else (1, 2, 3)))
    assert table.values == (13, 14 if stolen else 15)
    table.play("0: continue")
    table.dice(1, 1, 1, 1, 2)
    assert table.kind(-1) == "roll"  # a third red die again
    table.dice(3)
    assert table.values == (13, 15)


@pytest.mark.rule("AND-23.5")
def test_the_fox_bat_steals_only_where_he_is() -> None:
    table = village(at="440", allies={"volpin": "441"}, creatures={"440": "fur_troll"}, h1={"space": "401"})
    table.play("0: fight")
    assert table.asked() == [-1]


@pytest.mark.rule("AND-23.5", "AND-R32")
def test_without_any_die_the_strength_counts_alone() -> None:
    table = village(at="420", legend="L3", allies={"volpin": "420"}, h1={"space": "401"})
    table.patch(creatures=[table.creature("shron_risen", "420", "shron")])
    table.play("0: fight", "0: yes")
    table.dice(1, 1, 1)
    assert table.values == (2, 9)


@pytest.mark.rule("AND-23.6")
def test_the_fox_bat_steals_again_in_the_next_fight() -> None:
    table = village(at="440", allies={"volpin": "440"}, creatures={"440": "fur_troll"}, h1={"space": "401"})
    table.patch(h0={"sp": 12, "wp": 13})
    table.play("0: fight", "0: yes")
    table.dice(1, 1, 1, 1, 2)
    table.play("0: withdraw", "1: end_day", "0: fight")
    assert table.kind(0) == "steal"
    table.play("0: yes")
    table.dice(1, 1, 1, 1, 2)
    assert table.values == (13, 14)


@pytest.mark.rule("AND-23.7")
def test_allies_leave_room_for_a_creature() -> None:
    cards = """
    - {id: A, when: start, do: [
        {ally: {id: tranuk, at: 415}}, {ally: {id: volpin, at: 415}}, {spawn: {creature: gor, at: 415}}]}
    """
    assert story(cards).creatures() == {"415": "gor"}


# The silhouette --------------------------------------------------------------------------------------------

PATH = ["449", "434", "433", "432", "427", "419", "418", "414"]


def seen_at(space: str, *heroes: str, **given: Any) -> Table:
    """Legend 3 with the silhouette on a space of its path."""
    table = village(*heroes, legend="L3", letter="C", stars=[])
    paths = [i for i, path in enumerate(table.state.plan.space_lists) if len(path) == len(PATH)]
    return table.patch(mover={"path": paths[-1], "at": PATH.index(space), "caught": False}, **given)


def mover(table: Table) -> str | None:
    """Where the silhouette is."""
    state = table.state
    if state.mover_path < 0:
        return None
    return table.game.box.spaces[state.plan.space_lists[state.mover_path][state.mover_at]]


@pytest.mark.rule("AND-23.8", "AND-10.5")
@pytest.mark.parametrize(("steps", "spaces"), [(1, ["434", "433"]), (2, ["433", "427"])])
def test_the_silhouette_advances_along_its_path(steps: int, spaces: list[str]) -> None:
    table = seen_at("449", rules={"mover_steps": steps})
    for space in spaces:
        table.sunrise()
        assert mover(table) == space
    assert len(table.told("mover-moved")) == 2 * steps


@pytest.mark.rule("AND-23.8", "AND-10.5")
def test_it_moves_after_the_creatures() -> None:
    table = seen_at("449", creatures={"434": "fur_troll"})
    lines = [line.split()[0] for line in table.sunrise()]
    assert lines.index("marched") < lines.index("mover-moved") < lines.index("cold")


@pytest.mark.rule("AND-23.8")
def test_uncaught_it_brings_its_offering() -> None:
    table = seen_at("419", rules={"mover_steps": 2})
    table.sunrise()
    assert "C3" in table.read()
    assert table.dump["flags"] == ["shard_given"]
    assert mover(table) is None


@pytest.mark.rule("AND-23.8")
def test_it_stays_on_the_last_space_of_its_path() -> None:
    cards = """
    - {id: A, when: start, do: [{mover: {token: silhouette, path: [411, 402]}}]}
    - {id: B, when: {arrive: {token: silhouette, space: 402}}, repeat: true, do: [{give: {to: each, sp: 1}}]}
    """
    table = story(cards)
    table.sunrise()
    table.sunrise()
    assert mover(table) == "402"
    assert table.sp() == 2  # it arrived once


@pytest.mark.rule("AND-23.8")
def test_a_hero_who_stops_catches_it_and_who_crosses_does_not() -> None:
    table = seen_at("433", h0={"space": "429"})
    table.play("0: move 433")
    assert table.told("mover-caught") == []
    table.play("0: move 432", "0: stop", "1: end_day")
    assert mover(table) == "433"
    table.walk(0, 433)
    assert table.told("mover-caught") == ["mover-caught seat=0 space=433"]
    assert table.dump["flags"] == ["shard_broken"]
    assert mover(table) is None


@pytest.mark.rule("AND-23.8", "AND-3.10")
def test_it_is_caught_by_a_hero_it_walks_into_whose_day_has_ended() -> None:
    table = seen_at("449", "warrior", "mage", "dwarf", h0={"space": "434"}, h1={"space": "434"})
    lines = table.sunrise()
    assert "mover-caught seat=1 space=434" in lines  # of several the highest rank
    assert "C2" in table.read()


@pytest.mark.rule("AND-23.8")
def test_a_caught_one_goes_no_further_and_does_not_arrive() -> None:
    cards = """
    - {id: A, when: start, do: [{mover: {token: silhouette, path: [423, 411, 402]}}]}
    - {id: B, when: {arrive: {token: silhouette, space: 411}}, do: [{give: {to: each, sp: 1}}]}
    - {id: C, when: {catch: silhouette}, do: [{give: {to: finder, wp: 1}}]}
    """
    table = story(cards, rules={"mover_steps": 2})
    table.patch(h0={"space": "411"})
    table.sunrise()
    assert (table.read(), mover(table), table.points()) == (["A", "C"], "411", (1, 8))
    table.sunrise()
    assert mover(table) == "411"


@pytest.mark.rule("AND-23.8")
def test_it_is_caught_where_it_is_placed_on_a_hero() -> None:
    cards = """
    - {id: A, when: {stop: {space: 402}}, do: [{mover: {token: silhouette, path: [402, 411]}}]}
    - {id: C, when: {catch: silhouette}, do: [{give: {to: finder, sp: 1}}]}
    """
    table = story(cards)
    table.walk(0, 402)
    assert table.read() == ["A", "C"]
    assert table.sp() == 2


@pytest.mark.rule("AND-23.8", "AND-18.5")
def test_a_storm_may_carry_a_hero_to_it() -> None:
    table = seen_at("433", h0={"space": "410"}, h1={"space": "431"}, snow={"410": "snowstorm"})
    table.play("0: activate")
    assert table.at(1) == "435"
    table = seen_at("427", h0={"space": "410"}, h1={"space": "432"}, snow={"410": "snowstorm"})
    table.play("0: activate")
    assert table.told("mover-caught") == ["mover-caught seat=1 space=427"]


@pytest.mark.rule("AND-23.5", "AND-23.6")
def test_after_the_first_round_the_creature_has_all_its_dice_again() -> None:
    """As everybody sees it while they decide whether to go on."""
    table = village("warrior", "mage", legend="L4", at="417", creatures={"417": "fur_troll"})
    table.patch(allies={"volpin": "417"}, h0={"sp": 5, "wp": 20}, h1={"space": "447"})
    table.play("0: fight", "0: yes")
    assert GAME.view(table.state, 0)["fight"]["creature_dice"] == (2, "red")
    table.dice(1, 1, 1, 1, 1, 2)
    assert table.kind(0) == "go_on"
    assert GAME.view(table.state, 0)["fight"]["creature_dice"] == (3, "red")
