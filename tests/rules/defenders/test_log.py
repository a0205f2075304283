"""What the log tells: the events that no other test of the rules looks at, with all their words."""

from typing import Any

import pytest

from tests.rules.defenders.table import attack, day, dealt, fresh, heroes_chosen

BLANK: dict[str, Any] = {
    "fighter": None, "dice": [], "need": [], "enemy": None, "joined": [], "rolled": [], "hits": 0, "ones": 0,
    "wounds_before": 0, "cancelled": False, "luck_played": 0,
}  # fmt: skip
"""The dump of no fight."""


@pytest.mark.rule("DOR-2.16", "DOR-2.3", "DOR-19.2")
def test_the_setup_is_told() -> None:
    table = fresh(1)
    assert table.play("0: choose cleric") == ["hero-taken seat=0 hero=cleric"]
    given = fresh(1, heroes="dealt")
    assert given.play("chance: deal wizard") == ["hero-taken seat=0 hero=wizard"]
    harder = heroes_chosen(1, variant_h3="1")
    assert harder.play("chance: remove dark_visions") == ["special-removed special=dark_visions"]
    board = dealt(2)
    for card in ("ds02", "ds06", "ds27", "ds42", "ds43", "ds46"):
        log = board.play(f"chance: dark {card}")
    assert log[-1] == "deck-shuffled deck=darkness"
    assert board.play("chance: first 2") == ["first-player seat=1", "turn-began seat=1 turn=1"]


@pytest.mark.rule("DOR-17.12", "DOR-17.24")
def test_style_and_shape_are_told() -> None:
    rider = day("eagle_rider")
    rider.night("ds47")
    assert rider.play("0: style sky") == ["style-chosen seat=0 style=sky"]
    sorceress = day("sorceress")
    sorceress.night("ds47")
    assert sorceress.play("0: shape none") == ["shape-taken seat=0 shape=none"]


@pytest.mark.rule("DOR-4.2", "DOR-5.4", "DOR-5.6", "DOR-17.33")
def test_cards_that_are_spent_are_told() -> None:
    table = day("wizard", at="dark_woods", minions={"dark_woods": "1 black"}, crystals={"dark_woods": 1})
    table.patch(p0={"hand": ["dark_woods_gate", "dark_woods_horse", "fire_river_horse"]})
    log = table.play("0: heal_land", "0: card dark_woods_gate")
    assert log == ["card-spent seat=0 card=dark_woods_gate"]
    assert table.dice(6, 1)[-1] == "land-healed seat=0 location=dark_woods"
    log = table.play("0: fight", "0: fireball", "0: card dark_woods_horse")
    assert log == ["card-spent seat=0 card=dark_woods_horse", "fight seat=0 location=dark_woods"]
    table.dice(2)
    log = table.play("0: horse", "0: card fire_river_horse", "0: to windy_pass")
    assert log == ["card-spent seat=0 card=fire_river_horse", "moved seat=0 location=windy_pass way=horse"]
    inn = day("rogue", at="gryphon_inn")
    assert inn.play("0: rumors", "0: name blue") == ["rumors-heard seat=0 colour=blue"]


@pytest.mark.rule("DOR-8.12", "DOR-8.11", "DOR-9.16")
def test_a_lost_fight_is_told_and_leaves_nothing_behind() -> None:
    table = attack("dwarf", general="gorgutt", p0={"hand": ["thorny_woods_gate", "fire_river_gate"]})
    assert table.dump["fight"] == BLANK
    log = table.play("0: attack", "0: card thorny_woods_gate", "0: roller 1")
    assert log == ["attack seat=0 general=gorgutt", "committed seat=0 card=thorny_woods_gate"]
    assert table.dice(2) == [
        "rolled seat=0 die-colour=green pips=2",
        "general-hit seat=0 general=gorgutt life=6",
        "general-survived general=gorgutt life=6",
        "penalty seat=0 general=gorgutt wounds=1",
        "wounded seat=0 wounds=1 life=4",
        "card-lost seat=0 card=fire_river_gate",
        "to-city seat=0",
    ]
    assert table.dump["fight"] == BLANK


@pytest.mark.rule("DOR-1.1", "DOR-8.10")
def test_a_won_game_leaves_no_fight_and_no_committed_card_behind() -> None:
    dead = {name: {"life": 0} for name in ("balazarg", "sapphire", "varkolak")}
    table = attack("dwarf", "rogue", general="gorgutt", p0={"hand": ["thorny_woods_gate"]})
    table.patch(generals={"gorgutt": {"life": 1}, **dead}, p1={"hand": ["battle_luck"]})
    table.play("0: attack", "0: card thorny_woods_gate", "1: card battle_luck", "0: roller 1")
    table.dice(3)
    assert table.ended == "won"
    assert table.dump["fight"] == BLANK
    assert [table.player(seat)["committed"] for seat in range(2)] == [[], []]
    assert table.dump["discard"] == {"thorny_woods_gate": 1}
    assert table.dump["removed"] == {"battle_luck": 1}


@pytest.mark.rule("DOR-6.2", "DOR-5.6", "DOR-18.6")
def test_dice_are_taken_from_the_table() -> None:
    table = day("dwarf", minions={"fire_river": "1 red"}, crystals={"fire_river": 1})
    table.patch(p0={"hand": ["fire_river_gate"], "quest": "war_banner_of_valor"})
    table.play("0: fight", "0: here")
    table.dice(1)
    assert table.dump["fight"] == BLANK
    table.play("0: heal_land", "0: card fire_river_gate")
    table.dice(1, 1)
    assert table.dump["fight"] == BLANK
    table.play("0: quest")
    table.dice(1, 1, 1)
    assert table.dump["fight"] == BLANK


@pytest.mark.rule("DOR-16.8", "DOR-16.11", "DOR-16.19", "DOR-16.20", "DOR-16.21", "DOR-18.3")
def test_what_special_cards_do_is_told() -> None:
    hand = ["magic_gate", "elven_archers", "kings_guard", "cavalry_sweep", "dark_visions"]
    board = {"raven_forest": "2 red", "wolf_pass": "1 blue", "dark_woods": "1 black"}
    table = day("dwarf", minions=board, p0={"hand": hand})
    table.patch(p0={"completed": ["ancient_tree"], "unused": ["ancient_tree"]}, crystals={"ghost_marsh": 2})
    assert table.play("0: play magic_gate", "0: at gryphon_inn") == [
        "played seat=0 special=magic_gate",
        "gate-placed seat=0 location=gryphon_inn",
    ]
    assert table.play("0: play elven_archers", "0: at raven_forest")[-1] == (
        "cleared seat=0 location=raven_forest minions=2"
    )
    assert table.play("0: play kings_guard", "0: take wolf_pass blue")[-1] == (
        "removed seat=0 location=wolf_pass colour=blue"
    )
    assert table.play("0: play cavalry_sweep", "0: at dark_woods", "0: name black")[-1] == (
        "removed seat=0 location=dark_woods colour=black"
    )
    assert table.play("0: reward ancient_tree", "0: at ghost_marsh") == [
        "reward-used seat=0 quest=ancient_tree",
        "crystals-removed seat=0 location=ghost_marsh crystals=1",
    ]
    table.play("0: play dark_visions", "chance: dark ds01")
    assert table.log[-1] == "foreseen seat=0 dark=ds01"
    table.play(*(f"chance: dark {card}" for card in ("ds02", "ds03", "ds04", "ds05")))
    assert table.play("0: discard") == ["foreseen-away seat=0 dark=ds01"]


@pytest.mark.rule("DOR-16.17")
def test_battle_fury_is_told_minion_by_minion() -> None:
    table = day("dwarf", minions={"fire_river": "2 red 1 black"}, p0={"hand": ["battle_fury"]})
    assert table.play("0: play battle_fury") == [
        "played seat=0 special=battle_fury",
        "killed seat=0 colour=red minions=2",
        "killed seat=0 colour=black minions=1",
    ]


@pytest.mark.rule("DOR-11.2")
def test_cards_of_the_hand_limit_are_told() -> None:
    hand = ["enchanted_glade_gate"] * 2 + ["mccorm_highlands_gate"] * 2 + ["serpent_swamp_gate"] * 2
    table = day("dwarf", p0={"hand": [*hand, "dark_woods_gate", "dark_woods_horse", "wolf_pass_gate"]})
    table.play("0: end")
    table.evening()
    assert table.play("0: card wolf_pass_gate") == ["card-lost seat=0 card=wolf_pass_gate"]


@pytest.mark.rule("DOR-11.3")
def test_nothing_is_shuffled_where_nothing_is_left() -> None:
    table = day("dwarf")
    table.patch(removed=dict(zip(table.state.box.cards, table.state.box.card_count, strict=True)))
    table.play("0: end")
    assert not [line for line in table.log if line.startswith("deck-shuffled")]
