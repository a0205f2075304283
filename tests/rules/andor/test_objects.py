"""Objects: water-skin, blade, helmet, firewood, telescope, falcon, Carlion (AND-14)."""

import pytest

from tests.rules.andor.table import GAME, castle, village

SIZES = {item["id"]: item["size"] for item in GAME.catalogue()["items"]}
COUNTS = {item["id"]: item["count"] for item in GAME.catalogue()["items"]}
FLIES = {item["id"] for item in GAME.catalogue()["items"] if item["flies"]}


# Sizes -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-14.1")
def test_sizes_and_counts_of_all_items() -> None:
    small = {"gourd", "gourd_half", "spyglass", "firewood"}
    small |= {"tablet_buffalo", "tablet_seamonster", "tablet_griffon"}
    large = {"askimar_blade", "falcon", "falcon_flying", "carlion", "winter_stone"}
    purse = {"gem", "plant_blue", "plant_white", "plant_red", "plant_black"}
    assert {item for item, size in SIZES.items() if size == "small"} == small
    assert {item for item, size in SIZES.items() if size == "large"} == large
    assert {item for item, size in SIZES.items() if size == "helmet"} == {"rider_helmet"}
    assert {item for item, size in SIZES.items() if size == "purse"} == purse
    objects = ("carlion", "askimar_blade", "falcon", "gourd", "spyglass", "firewood", "rider_helmet")
    assert [COUNTS[item] for item in objects] == [1, 2, 1, 5, 2, 3, 2]
    others = ("winter_stone", "tablet_buffalo", "tablet_seamonster", "tablet_griffon", "gem")
    assert [COUNTS[item] for item in others] == [1, 1, 1, 1, 3]
    plants = ("plant_blue", "plant_white", "plant_red", "plant_black")
    assert [COUNTS[item] for item in plants] == [2, 2, 2, 1]


@pytest.mark.rule("AND-14.1", "AND-R19")
def test_the_three_tablets_fill_the_small_places() -> None:
    tablets = {"tablet_buffalo": 1, "tablet_seamonster": 1, "tablet_griffon": 1}
    table = castle(at="40", h0={"items": tablets}, items={"40": {"firewood": 1, "askimar_blade": 1}})
    assert table.refused(0, "pick firewood") == "AND-13.9"
    table.play("0: pick askimar_blade")
    table.play("0: drop tablet_griffon", "0: pick firewood")
    assert table.items() == {
        "tablet_buffalo": 1,
        "tablet_seamonster": 1,
        "firewood": 1,
        "askimar_blade": 1,
    }


# Water-skin ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-14.2", "AND-D6")
def test_a_water_skin_gives_two_steps() -> None:
    table = castle(at="48", h0={"items": {"gourd": 1}})
    table.play("0: move 16")
    assert table.legal(0) == ["hour", "full"]
    assert table.refused(0, "half") == "AND-14.2"
    table.play("0: full")
    assert table.hours() == 0
    assert table.items() == {"gourd_half": 1}
    table.play("0: move 13", "0: half")
    assert table.hours() == 0
    assert table.items() == {}
    assert table.state.supply[0] == 3  # of five, two are at the merchant's
    table.play("0: move 6")
    assert table.hours() == 1


@pytest.mark.rule("AND-14.2")
def test_an_hour_may_be_spent_instead_of_the_skin() -> None:
    table = castle(at="48", h0={"items": {"gourd": 1}})
    table.play("0: move 16", "0: hour")
    assert (table.hours(), table.items()) == (1, {"gourd": 1})


@pytest.mark.rule("AND-14.3")
def test_several_skins_in_one_move_of_free_steps_only() -> None:
    table = castle(at="48", h0={"items": {"gourd": 1, "gourd_half": 1}, "hours": 10})
    assert "pass" not in table.legal(0)
    assert table.moves() == ["16", "47", "49", "50", "51", "53"]
    table.play("0: move 16", "0: half", "0: move 13")
    table.play("0: move 6")
    assert (table.at(), table.hours(), table.items()) == ("6", 10, {})
    assert table.asked() == [1]  # nothing is left to go on with


@pytest.mark.rule("AND-14.4")
def test_a_free_step_obeys_the_other_rules_of_movement() -> None:
    skin = {"gourd": 1}
    table = village(at="415", h0={"items": skin, "wp": 13})
    assert "414" not in table.moves()
    table = village(at="415", h0={"items": skin, "wp": 14})
    assert "414" in table.moves()
    table = village(at="407", h0={"items": skin}, broken=["453"], ice=[], ice_pool={})
    assert "453" not in table.moves()
    stone = skin | {"winter_stone": 1}
    table = village(at="402", legend="L4", h0={"items": stone, "wp": 3}, rules={"stone_step_wp": 1})
    table.play("0: move 411", "0: full")
    assert (table.wp(), table.hours()) == (2, 0)


@pytest.mark.rule("AND-14.4", "AND-4.9", "AND-19.4", "AND-24.4")
@pytest.mark.parametrize("skin", ["gourd", "gourd_half"])
def test_who_has_a_skin_and_no_hour_is_told_what_else_forbids_the_step(skin: str) -> None:
    hero = {"items": {skin: 1}, "hours": 5, "wp": 13}
    table = village(at="415", h0=hero, cold={"hour": 6})
    ice = [space for space in table.dump["ice"] if space != "450"]
    pool = table.dump["ice_pool"]
    table.patch(broken=["450"], ice=ice, ice_pool={**pool, "snowstorm": pool["snowstorm"] - 1})
    assert table.moves() == ["413", "416", "420", "451"]
    assert table.refused(0, "move 414") == "AND-4.9"
    assert table.refused(0, "move 450") == "AND-19.4"
    table.patch(h0={"items": {skin: 1, "winter_stone": 1}, "wp": 1}, rules={"stone_step_wp": 1})
    assert table.refused(0, "move 413") == "AND-24.4"
    table.patch(h0={"items": {}, "wp": 13})
    assert table.refused(0, "move 413") == "AND-3.14"


@pytest.mark.rule("AND-14.4")
def test_a_free_step_onto_ice_ends_the_move() -> None:
    table = village(at="407", h0={"items": {"gourd": 2}})
    table.play("0: move 453", "0: full", "chance: token sp_plus_1")
    assert (table.at(), table.hours(), table.sp()) == ("453", 0, 2)
    assert table.asked() == [1]


@pytest.mark.rule("AND-14.2")
def test_a_skin_serves_the_own_move_only() -> None:
    table = castle(at="48", h1={"items": {"gourd": 1}})
    assert not [text for text in table.legal(1) if text.startswith("move ")]
    table.play("0: move 16")
    assert table.hours() == 1
    assert not [text for text in table.legal(1) if text.startswith("move ")]


# Blade and helmet ------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-14.5", "AND-D13")
def test_the_blade_rolls_one_die_again_and_the_new_result_stands() -> None:
    table = castle("dwarf", "warrior", at="40", h0={"items": {"askimar_blade": 1}}, creatures={"40": "gor"})
    table.call_fight(0)
    table.dice(6, 2)
    assert table.legal(0) == ["keep", "reroll 1", "reroll 2"]
    table.play("0: reroll 1")
    table.dice(1)  # the highest die is gone for good
    assert table.told("dice-counted") == ["dice-counted seat=0 value=2"]
    assert "blade" not in table.kind(0)


@pytest.mark.rule("AND-14.5")
def test_the_blade_serves_again_in_the_next_round_and_never_twice_in_one() -> None:
    table = castle("dwarf", "warrior", at="40", h0={"items": {"askimar_blade": 1}}, creatures={"40": "gor"})
    table.call_fight(0)
    table.dice(3, 2)
    table.play("0: reroll 2")
    table.dice(3, 1, 1)  # the re-rolled die, then the creature: 4 against 4
    table.play("0: continue")
    table.dice(4, 4)
    assert table.kind(0) == "blade"


@pytest.mark.rule("AND-14.5")
def test_only_the_bearer_rolls_again_and_only_own_dice() -> None:
    table = castle("dwarf", "warrior", at="40", h0={"items": {"askimar_blade": 1}}, creatures={"40": "gor"})
    table.call_fight(0, 1)
    table.dice(3, 2)
    table.play("0: keep")
    table.dice(1, 1, 1)
    assert table.kind(-1) == "roll"  # the warrior has no blade: the creature is next
    assert table.told("dice-counted") == ["dice-counted seat=0 value=3", "dice-counted seat=1 value=1"]


@pytest.mark.rule("AND-14.6", "AND-R21")
def test_the_blade_comes_before_the_mage() -> None:
    table = castle("dwarf", "mage", at="40", h0={"items": {"askimar_blade": 1}}, creatures={"40": "gor"})
    table.call_fight(0, 1)
    table.dice(3, 4)
    assert table.kind(0) == "blade"
    table.play("0: reroll 1")
    table.dice(1)
    assert table.kind(1) == "turn_die"
    table.play("1: turn 1")
    assert table.told("dice-counted")[-1] == "dice-counted seat=0 value=6"


@pytest.mark.rule("AND-14.7", "AND-R22")
@pytest.mark.parametrize(("dice", "value"), [((5, 5, 4), 10), ((6, 2, 2), 6), ((3, 3, 3), 9), ((6, 4, 4), 8)])
def test_the_helmet_adds_equal_dice(dice: tuple[int, ...], value: int) -> None:
    table = castle(at="40", h0={"items": {"rider_helmet": 1}}, creatures={"40": "gor"})
    table.patch(h1={"space": "41"})
    table.play("0: fight")
    table.dice(*dice)
    assert table.told("dice-counted") == [f"dice-counted seat=0 value={value}"]


@pytest.mark.rule("AND-14.7")
def test_without_a_helmet_the_highest_die_counts() -> None:
    table = castle(at="40", creatures={"40": "gor"}, h1={"space": "41", "items": {"rider_helmet": 1}})
    table.play("0: fight")
    table.dice(5, 5, 4)
    assert table.told("dice-counted") == ["dice-counted seat=0 value=5"]


@pytest.mark.rule("AND-14.7", "AND-R21")
def test_the_helmet_comes_after_blade_and_mage() -> None:
    table = castle(at="40", h0={"items": {"rider_helmet": 1, "askimar_blade": 1}}, creatures={"40": "gor"})
    table.call_fight(0, 1)
    table.dice(3, 4, 1)
    table.play("0: reroll 3")
    table.dice(4)
    table.play("1: turn 1")
    assert table.told("dice-counted") == ["dice-counted seat=0 value=12"]


@pytest.mark.rule("AND-14.8")
def test_the_mage_may_carry_a_helmet_for_nothing() -> None:
    table = castle("mage", "dwarf", at="40", items={"40": {"rider_helmet": 1}}, creatures={"40": "gor"})
    table.play("0: pick rider_helmet")
    table.call_fight(0)
    table.dice(4)
    table.play("0: no")
    assert table.told("dice-counted") == ["dice-counted seat=0 value=4"]


# Carlion ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-14.14", "AND-D12")
def test_carlion_is_one_black_die_instead_of_the_own_dice() -> None:
    table = castle(at="40", h0={"items": {"carlion": 1}}, h1={"space": "41"}, creatures={"40": "fur_troll"})
    table.play("0: fight")
    assert table.legal(0) == ["carlion", "own_dice"]
    table.play("0: carlion")
    assert table.legal(-1) == ["die 6", "die 8", "die 10", "die 12"]
    assert table.state.outcomes()[1] == [2, 1, 2, 1]
    table.dice(12, 1, 2, 3)
    assert table.values == (13, 15)


@pytest.mark.rule("AND-14.14")
def test_the_dice_are_chosen_anew_each_round() -> None:
    table = castle(at="40", h0={"items": {"carlion": 1}}, h1={"space": "41"}, creatures={"40": "fur_troll"})
    table.play("0: fight", "0: carlion")
    table.dice(12, 1, 2, 3)
    table.play("0: continue")
    assert table.kind(0) == "choose_dice"
    table.play("0: own_dice")
    table.dice(1, 2)
    assert table.told("dice-counted") == ["dice-counted seat=0 value=12", "dice-counted seat=0 value=2"]


@pytest.mark.rule("AND-14.14", "AND-13.6")
def test_a_black_die_is_not_turned() -> None:
    table = castle("mage", "dwarf", at="40", h0={"items": {"carlion": 1}}, h1={"space": "41"})
    table.patch(creatures={"40": "gor"})
    table.play("0: fight", "0: carlion")
    table.dice(6)
    assert table.told("dice-counted") == ["dice-counted seat=0 value=6"]


# Firewood --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-14.9")
def test_used_firewood_returns_to_the_supply() -> None:
    table = castle(at="40", h0={"items": {"firewood": 1}})
    assert table.state.supply[3] == 2
    table.play("0: fire")
    assert table.items() == {}
    assert table.state.supply[3] == 3


# Telescope -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-14.10", "AND-D26")
def test_a_telescope_shows_snow_tokens_next_to_its_bearer() -> None:
    snow = {"12": "down", "16": "down", "48": "down", "13": "down"}
    table = castle(at="13", h0={"items": {"spyglass": 1}}, snow=snow)
    assert [text for text in table.legal(0) if text.startswith("reveal")] == ["reveal 12", "reveal 16"]
    assert table.refused(0, "reveal 48") == "AND-14.10"
    table.play("0: reveal 12", "chance: token snowstorm", "0: reveal 16", "chance: token gem")
    assert table.dump["snow"] == {"12": "snowstorm", "16": "gem", "48": "down", "13": "down"}
    assert table.told("blown") == []
    assert table.items() == {"spyglass": 1}
    assert table.refused(0, "reveal 12") == "AND-14.11"
    assert table.hours() == 0


@pytest.mark.rule("AND-14.10")
def test_a_telescope_serves_out_of_turn_but_not_between_steps() -> None:
    bearer = {"items": {"spyglass": 1}}
    table = castle(at="17", h0=bearer, h1=bearer, snow={"13": "down", "16": "down"}, items={"18": {}})
    table.play("1: reveal 13", "chance: token firewood")
    assert table.asked() == [0]
    table.play("0: move 36")
    assert table.refused(0, "reveal 16") == "AND-8.4"
    assert "reveal 16" in table.legal(1)
    table.play("0: stop")
    assert "reveal 16" in table.legal(0)


@pytest.mark.rule("AND-14.10")
def test_without_a_telescope_nothing_is_seen() -> None:
    table = castle(at="13", snow={"12": "down"})
    assert table.refused(0, "reveal 12") == "AND-14.10"


@pytest.mark.rule("AND-14.11", "AND-19.8")
def test_a_telescope_shows_neither_ice_nor_markers() -> None:
    markers = [{"space": "433", "set": "clue", "face": None}]
    table = village(
        at="432",
        legend="L3",
        h0={"items": {"spyglass": 1}},
        markers=markers,
        faces={"clue": {"ashes": 1}},
    )
    assert table.refused(0, "reveal 433") == "AND-14.11"
    table = village(at="407", h0={"items": {"spyglass": 1}})
    assert "453" in table.dump["ice"]
    assert table.refused(0, "reveal 453") == "AND-14.11"


@pytest.mark.rule("AND-14.10", "AND-4.13")
def test_the_telescope_does_not_look_through_the_secret_passage() -> None:
    table = village(at="423", legend="L3", h0={"items": {"spyglass": 1}}, snow={"435": "down", "436": "down"})
    table.patch(passages=[["423", "436"]])
    assert "436" in table.moves()
    assert table.refused(0, "reveal 436") == "AND-14.10"


# Falcon ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-14.12", "AND-14.1", "AND-24.3")
def test_what_the_falcon_carries() -> None:
    large = {"askimar_blade", "falcon", "falcon_flying", "carlion", "winter_stone"}
    assert {item for item in SIZES if item not in FLIES} == large | {"iquar", "takota"}


@pytest.mark.rule("AND-14.12", "AND-D27", "AND-R28")
def test_the_falcon_joins_two_heroes_over_any_distance() -> None:
    here = {"items": {"falcon": 1, "gourd_half": 1, "rider_helmet": 1}}
    there = {"space": "70", "items": {"gem": 1, "tablet_griffon": 1, "plant_red": 1}}
    table = castle(h0=here, h1=there, items={"18": {}})
    assert table.refused(0, "give 2 gourd_half") == "AND-8.6"
    table.play("0: fly 2", "0: give 2 gourd_half", "0: give 2 rider_helmet", "1: give 1 gem")
    assert table.items(1) == {"gem": 1, "tablet_griffon": 1, "plant_red": 1}
    table.play("1: take 1 gourd_half", "1: take 1 rider_helmet", "0: take 2 gem")
    table.play("1: give 1 tablet_griffon", "0: take 2 tablet_griffon", "1: give 1 plant_red")
    table.play("0: take 2 plant_red")
    assert table.items(0) == {"falcon_flying": 1, "gem": 1, "tablet_griffon": 1, "plant_red": 1}
    assert table.items(1) == {"gourd_half": 1, "rider_helmet": 1}


@pytest.mark.rule("AND-14.12", "AND-8.6")
def test_the_falcon_joins_two_heroes_and_no_third() -> None:
    table = castle("warrior", "mage", "dwarf", h0={"items": {"falcon": 1, "gem": 1}}, items={"18": {}})
    table.patch(h1={"space": "70", "items": {"gem": 1}}, h2={"space": "60", "items": {"gem": 1}})
    table.play("0: fly 2")
    assert table.refused(2, "give 2 gem") == "AND-8.6"  # to one of the two
    assert table.refused(0, "give 3 gem") == "AND-8.6"  # from one of the two
    assert "give 1 gem" in table.legal(1)


@pytest.mark.rule("AND-14.12", "AND-24.3")
def test_large_objects_and_followers_do_not_fly() -> None:
    table = village(
        legend="L4",
        h0={"items": {"falcon": 1, "iquar": 1}},
        h1={"space": "430", "items": {"winter_stone": 1}},
        items={"422": {}, "445": {}},
    )
    table.play("0: fly 2")
    assert table.refused(0, "give 2 iquar") == "AND-14.12"
    assert table.refused(0, "give 2 falcon") == "AND-14.12"
    assert table.refused(1, "give 1 winter_stone") == "AND-14.12"


@pytest.mark.rule("AND-14.12", "AND-14.13", "AND-10.10")
def test_the_falcon_flies_once_a_day() -> None:
    table = castle("warrior", "mage", "dwarf", h0={"items": {"falcon": 1, "gem": 2}}, items={"18": {}})
    table.patch(h1={"space": "70"}, h2={"space": "69"})
    table.play("0: fly 2", "0: give 2 gem", "1: take 1 gem", "0: land")
    assert table.items()["falcon_flying"] == 1
    assert table.refused(0, "land") == "AND-14.13"
    assert table.refused(0, "refuse 2 gem") == "AND-8.6"
    assert table.refused(0, "fly 3") == "AND-14.12"
    assert table.refused(0, "give 2 gem") == "AND-8.6"
    table.sunrise()
    assert table.items() == {"falcon": 1, "gem": 1}


@pytest.mark.rule("AND-14.13")
def test_the_flight_is_over_with_the_turn() -> None:
    table = castle(h0={"items": {"falcon": 1, "gem": 1}}, h1={"space": "70"}, items={"18": {}})
    table.play("0: fly 2", "0: give 2 gem")
    table.play("0: pass", "0: stop")
    assert table.asked() == [1]
    assert table.lacks("take 1 gem", seat=1)
    assert table.dump["flight"] is None
    assert table.items() == {"falcon": 1, "gem": 1}  # nothing was exchanged: it has not flown


@pytest.mark.rule("AND-14.13", "AND-R18")
def test_a_partner_whose_day_has_ended_is_out_of_reach() -> None:
    table = castle(h0={"items": {"falcon": 1}}, h1={"space": "70", "ended": True}, items={"18": {}})
    assert table.refused(0, "fly 2") == "AND-14.13"
    table = castle(h0={"ended": True, "items": {"falcon": 1}}, h1={"space": "70"}, items={"18": {}}, turn=1)
    assert table.refused(0, "fly 2") == "AND-3.10"


@pytest.mark.rule("AND-14.13", "AND-8.3")
def test_the_falcon_does_not_fly_during_a_combat_round() -> None:
    bearer = {"items": {"falcon": 1}, "wp": 20, "sp": 14}
    table = castle(at="40", h0=bearer, h1={"space": "70"}, creatures={"40": "fur_troll"}, items={"18": {}})
    table.play("0: fight")
    assert table.legal(0) == []  # the dice roll
    table.dice(1, 1, 1, 1, 1, 2, 3)
    assert table.kind(0) == "go_on"
    assert "fly 2" in table.legal(0)


@pytest.mark.rule("AND-14.12")
def test_the_bearer_must_have_the_falcon_when_something_is_taken() -> None:
    table = castle(h0={"items": {"falcon": 1, "gem": 1}}, h1={"space": "70"}, items={"18": {}})
    table.play("0: fly 2", "0: give 2 gem", "0: drop falcon")
    assert table.refused(1, "take 1 gem") == "AND-14.12"
    table = castle(h0={"items": {"falcon": 1, "gem": 2}}, h1={"space": "70"}, items={"18": {}})
    table.play("0: fly 2", "0: give 2 gem", "1: take 1 gem", "0: drop falcon_flying")
    assert table.refused(0, "give 2 gem") == "AND-14.12"


@pytest.mark.rule("AND-14.12")
def test_who_gets_the_falcon_of_an_unused_flight_may_send_it() -> None:
    table = castle("warrior", "mage", "dwarf", at="40", items={"18": {}})
    table.patch(h0={"items": {"falcon": 1}}, h1={"space": "13"})
    table.play("0: fly 2")
    assert table.lacks("fly 2", "fly 3")
    table.play("0: give 3 falcon", "2: take 1 falcon")
    assert table.lacks("fly 2", "fly 1")
    table.play("2: fly 2", "1: land")
    assert table.has("fly 2", seat=2)


@pytest.mark.rule("AND-14.13")
def test_one_flight_is_one_exchange() -> None:
    """What is found on the way afterwards does not fly after it."""
    table = castle(
        at="17",
        h0={"items": {"falcon": 1, "gem": 2}},
        h1={"space": "70"},
        items={"18": {}, "14": {"firewood": 1}},
    )
    table.play("0: fly 2", "0: give 2 gem", "1: take 1 gem", "0: give 2 gem", "1: take 1 gem")
    assert table.items(1) == {"gem": 2}
    table.play("0: move 14", "0: pick firewood")
    assert table.refused(0, "give 2 firewood") == "AND-8.6"
    assert table.dump["flight"] is None
    assert table.items() == {"falcon_flying": 1, "firewood": 1}


@pytest.mark.rule("AND-14.13", "AND-8.1")
def test_a_falcon_that_was_not_used_waits_for_an_answer_while_its_bearer_walks() -> None:
    table = castle(at="17", h0={"items": {"falcon": 1, "gem": 1}}, h1={"space": "70"}, items={"18": {}})
    table.play("0: fly 2", "0: give 2 gem", "0: move 14", "1: take 1 gem")
    assert table.items(1) == {"gem": 1}
    table.play("0: move 2")
    assert table.dump["flight"] is None


# Lying around ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-14.15")
def test_objects_on_the_ground_stay_when_creatures_come() -> None:
    table = castle(items={"6": {"firewood": 1, "spyglass": 1}}, creatures={"13": "gor"})
    table.sunrise()
    assert table.creatures() == {"6": "gor"}
    assert table.lying(6) == {"firewood": 1, "spyglass": 1}
    table.sunrise()
    assert table.lying(6) == {"firewood": 1, "spyglass": 1}
