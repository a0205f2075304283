"""Chapter 18: quests, their markers and their rewards."""

import pytest

from tablee.core.state import CHANCE
from tablee.games.defenders.quests import impossible
from tests.rules.defenders.printed import QUESTS as DICE_QUESTS
from tests.rules.defenders.table import BOX, GAME, Table, day

DICE = {row.split()[0]: row.split()[1:] for row in DICE_QUESTS.strip().splitlines()}


def questing(quest: str, at: str, hero: str = "dwarf", **player: object) -> Table:
    """Seat 0 stands somewhere with a quest."""
    other = "amulet_of_the_gods" if quest != "amulet_of_the_gods" else "helm_of_power"
    return day(hero, "rogue", at=at, p0={"quest": quest, **player}, p1={"quest": other})


# Dice quests -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-18.6", "DOR-18.1", "DOR-18.3", "DOR-18.12", "DOR-18.29")
@pytest.mark.parametrize("quest", [quest for quest in DICE if DICE[quest][1] != "-"])
def test_every_quest_with_dice(quest: str) -> None:
    place, number, need, failure, _ = DICE[quest]
    n, target = int(number), int(need)
    table = questing(quest, place)
    table.patch(minions={place: "3 blue"}, generals={"sapphire": {"step": 1}})  # they do not matter
    table.play("0: quest")
    assert len(table.state.dice_value) == n
    log = table.dice(*([target - 1] * n))
    assert f"quest-failed seat=0 quest={quest}" in log
    assert table.tokens() == (4, 1, 0)
    if failure == "lost":
        assert table.kind(CHANCE) == "draw_quest"
        assert table.dump["quest_discard"] == [quest]
        table.play("chance: receive orc_hunter")
        assert table.player()["quest"] == "orc_hunter"
    else:
        assert table.player()["quest"] == quest
        assert table.has("quest")  # another action, another try
    again = questing(quest, place)
    again.play("0: quest")
    again.dice(*([1] * (n - 1)), target)
    assert again.player()["completed"] == [quest]
    assert again.tokens() == (4, 1, 0)
    if "envoy" not in quest:
        assert again.kind(CHANCE) == "draw_quest"  # the next one at once


@pytest.mark.rule("DOR-18.18", "DOR-D41")
def test_the_unicorn_takes_one_die_for_each_action() -> None:
    table = questing("unicorn_steed", "unicorn_forest", bonus=1)
    table.play("0: quest")
    assert table.legal(0) == [f"actions {n}" for n in range(1, 7)]
    table.play("0: actions 3")
    assert (table.player()["bonus"], table.tokens()) == (0, (3, 2, 0))
    table.dice(4, 4, 4)
    assert table.player()["quest"] == "unicorn_steed"  # failure keeps the quest
    table.play("0: quest", "0: actions 1")
    table.dice(5)
    assert table.player()["completed"] == ["unicorn_steed"]


@pytest.mark.rule("DOR-18.2")
def test_a_quest_cannot_be_laid_down() -> None:
    table = questing("raids", "fire_river")
    assert table.legal(0) == ["foot", "end"]
    table.night("ds47")
    assert table.player(0)["quest"] == "raids"


# New quests ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-18.1", "DOR-18.4")
def test_an_empty_quest_deck_is_made_of_its_discard_pile() -> None:
    others = [
        quest
        for quest in BOX.quests
        if quest not in ("war_banner_of_valor", "raids", "orc_hunter", "demon_hunter")
    ]
    table = day(
        "dwarf",
        p0={"quest": "war_banner_of_valor", "completed": others},
        quest_discard=["raids", "orc_hunter", "demon_hunter"],
    )
    table.play("0: quest")
    table.dice(5, 1, 1)
    assert table.legal(CHANCE) == ["receive raids", "receive orc_hunter", "receive demon_hunter"]
    table.play("chance: receive raids")
    assert table.dump["quest_discard"] == []
    assert sum(table.state.quest_deck) == 2


@pytest.mark.rule("DOR-18.4")
def test_the_quests_on_the_discard_pile_lie_open() -> None:
    table = day("dwarf", "rogue", options={"closed": True}, p0={"quest": "war_banner_of_valor"})
    table.patch(quest_discard=["raids", "orc_hunter"])
    for seat in (0, 1, None):
        view = GAME.view(table.state, seat)
        assert view["quest_discard"] == ["raids", "orc_hunter"]
        known = [player["quest"] for player in view["players"]] + view["quest_discard"]
        assert view["quest_deck"] == len(BOX.quests) - len(known)


@pytest.mark.rule("DOR-18.4", "DOR-1.5")
def test_without_any_quest_left_none_is_drawn() -> None:
    others = [quest for quest in BOX.quests if quest != "war_banner_of_valor"]
    table = day("dwarf", p0={"quest": "war_banner_of_valor", "completed": others})
    table.play("0: quest")
    table.dice(5, 1, 1)
    assert table.kind() == "day"
    assert table.player()["quest"] is None
    assert table.refused(0, "quest") == "DOR-5.12"


@pytest.mark.rule("DOR-18.4", "DOR-18.5")
def test_where_all_that_is_left_is_impossible_none_is_drawn() -> None:
    others = [quest for quest in BOX.quests if quest not in ("war_banner_of_valor", "scout_gorgutt")]
    table = day(
        "dwarf", p0={"quest": "war_banner_of_valor", "completed": others}, generals={"gorgutt": {"life": 0}}
    )
    table.play("0: quest")
    table.dice(5, 1, 1)
    assert table.kind() == "day"
    assert table.player()["quest"] is None


@pytest.mark.rule("DOR-18.5")
@pytest.mark.parametrize(
    ("gates", "fits"),
    [
        (["dancing_stone", "dark_woods", "wolf_pass", "monarch_city"], True),
        (["dancing_stone", "dark_woods", "wolf_pass", "monarch_city", "fire_river"], False),
    ],
)
def test_an_impossible_new_quest_is_replaced_at_once(gates: list[str], fits: bool) -> None:
    table = questing("war_banner_of_valor", "fire_river")
    table.patch(gates=gates, generals={"varkolak": {"life": 0}})
    table.play("0: quest")
    table.dice(5, 1, 1)
    log = table.play("chance: receive scout_varkolak")
    assert log[-1] == "quest-impossible seat=0 quest=scout_varkolak"
    assert table.kind(CHANCE) == "draw_quest"
    table.play("chance: receive find_magic_gate")
    assert table.player()["quest"] == ("find_magic_gate" if fits else None)
    assert table.dump["quest_discard"] == (
        ["scout_varkolak"] if fits else ["find_magic_gate", "scout_varkolak"]
    )


@pytest.mark.rule("DOR-18.5", "DOR-7.8")
def test_an_impossible_quest_of_a_new_hero_is_replaced_before_anything_else() -> None:
    table = day(
        "ranger",
        minions={"fire_river": "3 red"},
        p0={"ready": 1, "lost": 4},
        generals={"gorgutt": {"life": 0}},
    )
    table.play("0: end", "0: choose dwarf", "chance: receive scout_gorgutt")
    assert table.kind(CHANCE) == "draw_quest"
    table.play("chance: receive raids")
    assert table.player()["quest"] == "raids"
    assert table.kind(CHANCE) == "draw_cards"


@pytest.mark.rule("DOR-18.5")
def test_a_red_place_without_a_gate_keeps_the_quest_possible() -> None:
    red = [place for place in BOX.locations if GAME.catalogue()["locations"][place]["colour"] == "red"]
    s = day("dwarf").state
    for place in red[1:]:
        s.gates[BOX.locations.index(place)] = 1
    quest = BOX.quests.index("find_magic_gate")
    assert not impossible(s, quest)
    s.gates[BOX.locations.index(red[0])] = 1
    assert impossible(s, quest)


# Markers ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOR-18.7", "DOR-18.8", "DOR-18.10", "DOR-6.4")
def test_defeated_minions_mark_a_hunt() -> None:
    table = questing("orc_hunter", "fire_river")
    table.patch(minions={"fire_river": "2 green 1 red"})
    table.play("0: fight", "0: here")
    table.dice(6, 3, 3)
    assert table.player()["markers"] == {"green": 2}
    assert table.supply("green") == 23
    assert table.supply("red") == 25
    table.patch(minions={"fire_river": "2 green"}, p0={"slayer": ["green"]})
    table.play("0: fight", "0: here")
    assert table.player()["markers"] == {"green": 4}  # kills of a slayer count


@pytest.mark.rule("DOR-18.8", "DOR-18.11")
def test_only_minions_defeated_by_the_hero_itself_count() -> None:
    table = questing("raids", "fire_river")
    table.patch(p1={"quest": "orc_hunter"}, minions={"fire_river": "1 green"})
    table.play("0: fight", "0: here")
    table.dice(3)
    assert table.player(0)["markers"] == {"green": 1}
    assert table.player(1)["markers"] == {}


@pytest.mark.rule("DOR-18.9", "DOR-18.30", "DOR-R45", "DOR-18.10")
def test_surplus_goes_to_the_supply_and_counts_for_nothing_else() -> None:
    table = questing("dragon_hunter", "fire_river", markers={"blue": 2})
    table.patch(minions={"fire_river": "3 blue"})
    table.play("0: fight", "0: here")
    table.dice(6, 6, 6)
    assert table.player()["completed"] == ["dragon_hunter"]
    assert table.supply("blue") == 25
    table.play("chance: receive raids")
    assert table.player()["markers"] == {}


@pytest.mark.rule("DOR-18.22", "DOR-18.7", "DOR-18.30")
def test_raids_need_one_of_each_colour() -> None:
    table = questing("raids", "fire_river", slayer=["red", "green", "blue", "black"])
    table.patch(minions={"fire_river": "2 red 1 green"})
    table.play("0: fight", "0: here")
    assert table.player()["markers"] == {"red": 1, "green": 1}
    assert table.supply("red") == 24
    table.patch(minions={"fire_river": "1 red 1 blue 1 black"})
    table.play("0: fight", "0: here")
    assert table.player()["completed"] == ["raids"]
    assert [table.supply(colour) for colour in ("red", "green", "blue", "black")] == [25] * 4


@pytest.mark.rule("DOR-18.20", "DOR-18.7")
@pytest.mark.parametrize(
    ("quest", "colour", "n"),
    [
        ("orc_hunter", "green", 6),
        ("demon_hunter", "red", 4),
        ("dragon_hunter", "blue", 3),
        ("undead_hunter", "black", 4),
    ],
)
def test_how_many_a_hunter_needs(quest: str, colour: str, n: int) -> None:
    table = questing(quest, "fire_river", slayer=[colour], markers={colour: n - 2})
    table.patch(minions={"fire_river": f"1 {colour}"})
    table.play("0: fight", "0: here")
    assert table.player()["quest"] == quest
    assert table.player()["markers"] == {colour: n - 1}
    table.patch(minions={"fire_river": f"1 {colour}"})
    table.play("0: fight", "0: here")
    assert table.player()["completed"] == [quest]
    assert table.player()["unused"] == [quest]


@pytest.mark.rule("DOR-18.21", "DOR-18.7")
def test_organizing_the_militia_takes_an_action_on_each_of_three_places() -> None:
    table = questing("organize_militia", "pleasant_hill")
    log = table.play("0: quest")
    assert log == ["quest-step seat=0 quest=organize_militia colour=red"]
    assert table.refused(0, "quest") == "DOR-5.12"
    assert (table.supply("red"), table.tokens()) == (24, (4, 1, 0))
    table.patch(p0={"at": "mccorm_highlands"})
    assert table.play("0: quest") == ["quest-step seat=0 quest=organize_militia colour=black"]
    table.patch(p0={"at": "greenleaf_village"})
    table.play("0: quest")
    assert table.player()["completed"] == ["organize_militia"]
    assert table.player()["unused"] == ["organize_militia"]
    assert [table.supply(colour) for colour in ("red", "green", "black")] == [25] * 3
    assert table.tokens() == (2, 3, 0)


@pytest.mark.rule("DOR-18.7")
def test_a_step_needs_a_minion_in_the_supply() -> None:
    board = dict.fromkeys(
        (
            "dark_woods",
            "fire_river",
            "wolf_pass",
            "crystal_hills",
            "wyvern_forest",
            "ghost_marsh",
            "raven_forest",
            "unicorn_forest",
        ),
        "3 red",
    )
    table = questing("organize_militia", "pleasant_hill")
    table.patch(minions={**board, "seabird_port": "1 red"})
    assert table.refused(0, "quest") == "DOR-5.12"
    table.patch(minions=board)
    assert table.has("quest")
    rumours = questing("rumors", "gryphon_inn")
    rumours.patch(minions={**board, "seabird_port": "1 red"})
    rumours.play("0: foot", "0: to gryphon_forest", "0: foot", "0: to gryphon_inn")
    assert rumours.player()["markers"] == {}
    rumours.patch(minions=board)
    rumours.play("0: foot", "0: to gryphon_forest", "0: foot")
    assert "quest-step seat=0 quest=rumors colour=red" in rumours.play("0: to gryphon_inn")


@pytest.mark.rule("DOR-18.24", "DOR-18.7", "DOR-18.9", "DOR-18.12")
def test_rumours_of_all_three_inns() -> None:
    table = questing("rumors", "gryphon_forest", hero="wizard")
    log = table.play("0: foot", "0: to gryphon_inn")
    assert log[-1] == "quest-step seat=0 quest=rumors colour=red"
    assert table.tokens() == (4, 1, 0)  # the visit costs nothing
    assert table.player()["markers"] == {"red": 1}
    table.patch(p0={"at": "enchanted_glade"})
    table.play("0: foot", "0: to eagle_nest_inn")
    assert table.player()["markers"] == {"red": 1, "blue": 1}
    table.play("0: teleport")
    assert "quest-done seat=0 quest=rumors" in table.play("0: to chimera_inn")
    assert table.kind(CHANCE) == "draw_cards"
    assert len(table.evening()) == 4
    table.play("chance: receive raids")
    assert len(table.hand()) == 4
    assert [table.supply(colour) for colour in ("red", "blue", "black")] == [25] * 3
    assert table.player()["unused"] == []


@pytest.mark.rule("DOR-18.24")
def test_an_inn_counts_for_a_quest_drawn_there() -> None:
    table = questing("scout_balazarg", "gryphon_inn")
    table.patch(generals={"balazarg": {"life": 0}})
    table.play("0: rumors", "0: name red")
    table.evening()
    assert "quest-step seat=0 quest=rumors colour=red" in table.play("chance: receive rumors")


@pytest.mark.rule("DOR-18.24")
def test_nobody_passes_through_an_inn() -> None:
    """Each lies at the end of a road: whoever gets there stands there, and that is enough."""
    inns = [place for place in range(len(BOX.locations)) if BOX.inn[place]]
    quest = BOX.quests.index("rumors")
    assert sorted(BOX.quest_steps[quest]) == inns
    assert [len(BOX.near[inn]) for inn in inns] == [1, 1, 1]
