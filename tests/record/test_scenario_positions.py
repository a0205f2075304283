"""Positions of scenarios in all games: what is empty, impossible, left out, left over; whose turn it is."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from tablee.core.game import BadOption
from tablee.record.scenario import BadFile, ScenarioFailed, run_scenario

STARTS = Path(__file__).parent.parent / "scenarios"


def run(tmp_path: Path, game: str, text: str) -> int:
    """Run a scenario on the named positions of the house; the number of its checks."""
    folder = tmp_path / game
    folder.mkdir(exist_ok=True)
    (folder / "starts.yaml").write_text((STARTS / game / "starts.yaml").read_text(encoding="utf-8"))
    (folder / "case.yaml").write_text(f"title: A test\n{text}\n", encoding="utf-8")
    return run_scenario(folder / "case.yaml").checks


# What is empty ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("defenders", "start: solo\nthen: {minions: {}, minions.fire_river: {}, minions.fire_river.red: 0}"),
        (
            "defenders",
            "start: solo\nthen: {crystals.fire_river: 0, absent: [crystals.fire_river, gates.fire_river]}",
        ),
        (
            "defenders",
            "start: solo\n"
            "given: {minions.fire_river.black: 2, minions.wolf_pass: {red: 1}}\n"
            "then: {exactly: {minions: {fire_river: {black: 2}, wolf_pass: {red: 1}}}}",
        ),
        (
            "defenders",
            "start: solo\ngiven: {minions.fire_river.black: 2}\nsteps:\n"
            "- given: {minions.fire_river: {}}\n  then: {minions: {}, supply.minions.black: 25}",
        ),
        ("defenders", "start: solo\nthen: {players.0.markers.red: 0, discard.battle_luck: 0}"),
        (
            "andor",
            "start: castle\ngiven: {snow.36: down, items.40.gem: 2, heroes.1.items.gem: 1}\n"
            "then: {exactly: {snow: {'36': down}}, items.40.gem: 2, items.41: {}, heroes.1.items: {gem: 1}}",
        ),
        (
            "andor",
            "start: castle\nthen: {snow.36: null, fires.36: null, absent: [snow.36, gone.gem], gone.gem: 0}",
        ),
        (
            "andor",
            "start: castle\ngiven: {snow: {'36': down, '16': down}}\nsteps:\n"
            "- given: {snow.36: null}\n  then: {exactly: {snow: {'16': down}}}",
        ),
        (
            "havresac",
            "start: summer\ngiven: {players.0.creatures: {}, players.0.fled: 7, players.0.gains.fairy: 1}\n"
            "then: {players.0.bag.druid: 0, players.0.gains: {fairy: 1}, 'players.0.creatures.1,1': null}",
        ),
        ("glory", "start: last_turn_4\nthen: {players.1.earned: {}, players.1.earned.majority: 0}"),
    ],
)
def test_what_is_empty_has_a_path(tmp_path: Path, game: str, text: str) -> None:
    assert run(tmp_path, game, text)


@pytest.mark.parametrize(
    ("game", "text", "message"),
    [
        ("defenders", "start: solo\nthen: {generals: {}}", "generals is {'balazarg': "),
        (
            "defenders",
            "start: solo\nthen: {players.0: {markers: {red: 1}}}",
            "players.0.markers.red is 0, expected 1",
        ),
        ("glory", "start: last_turn_4\nthen: {majorities: {}}", "majorities is {'combat': "),
        (
            "andor",
            "start: castle\nthen: {heroes.0: {items: {gem: 1}}}",
            "heroes.0.items.gem is 0, expected 1",
        ),
        ("andor", "start: castle\ngiven: {snow.36: down}\nthen: {absent: [snow.36]}", "snow.36 is there"),
        ("havresac", "start: summer\nthen: {players.0.bag: {}}", "players.0.bag is {'guide': "),
    ],
)
def test_an_empty_mapping_means_that_there_is_nothing(
    tmp_path: Path, game: str, text: str, message: str
) -> None:
    with pytest.raises(ScenarioFailed) as error:
        run(tmp_path, game, text)
    assert f": {message}" in str(error.value)


@pytest.mark.parametrize("key", ["given", "then"])
def test_places_that_do_not_exist(tmp_path: Path, key: str) -> None:
    with pytest.raises(BadFile, match=r"'minions\.mordor\.red': no 'mordor' here; known: .* and \d+ more$"):
        run(tmp_path, "defenders", f"start: solo\n{key}: {{minions.mordor.red: 1}}")


# What cannot be --------------------------------------------------------------------------------------------


CANNOT_BE = """\
runemasters kulak | guardians.1.id: kulak | guardians.1.id: this guardian is in play twice (RUN-1.2)
runemasters kulak | guardians.kulak.life: 5 | guardians.0.life: 5 is not from 0 to 4 (RUN-1.5)
runemasters kulak | guardians.1.path: null | guardians.1.path: it lives and stands nowhere (RUN-1.12)
runemasters kulak | guardians.kulak.life: 0 | active: the guardian of seat 0 is dead (RUN-2.6)
runemasters kulak | temple: 0 | temple: life 0 is not from 1 to
runemasters kulak | discard: [dawn] | discard:
runemasters kulak | dice: [red, red, red, red, red, red] | dice: 6 are more than a guardian rolls
runemasters kulak | events_played: [poison, poison] | events_played: an event comes twice
glory last_turn_4 | players.0.coin: -1 | players.0.coin: less than nothing
glory last_turn_4 | round: 11 | round: there is no round 11
glory last_turn_4 | piles: [0, 0, 99, 0] | piles
glory last_turn_4 | majorities.magic: [0] | majorities: they are settled when the game ends
glory last_turn_4 | claimed: [1] | claimed: the token goes over at once
havresac summer | players.0.gold: -1 | players.0.gold: less than nothing
havresac summer | players.0.fairies: -1 | players.0.
havresac summer | players.0.objects.sword: 9 | players.0.objects: more of sword than the chests hold
havresac summer | faces.druid: null | faces.druid: every tile shows a face (HAV-1.2)
havresac summer | round: 6 | round: there is no round 6 (HAV-2.1)
havresac summer | phase: recruitment | phase: something else is going on (HAV-2.1)
havresac shop_2 | order: [0, 0] | order: every seat comes once (HAV-9.5)
havresac shop_2 | order: [0, 1] | recruiting: the first of the order is waited for (HAV-9.5)
defenders duo | players.1.hero: paladin | players.1.hero: seat 0 has this hero already (DOR-2.3)
defenders duo | players.1.lost: 1 | players.1: 6 life tokens (ready, spent and lost), there are 5
defenders duo | players.1.ready: 0 | players.1.ready: a hero without life is dead (DOR-7.7)
defenders duo | players.1.hero: null | players.1.hero: nobody has life, cards or a quest (DOR-7.7)
defenders duo | minions.fire_river: {red: 4} | minions.fire_river: 4 are more than 3 (DOR-13.2)
defenders duo | crystals.fire_river: 13 | crystals: 13, there are 12 (DOR-1.4)
defenders duo | crystals.monarch_city: 1 | crystals.monarch_city: the city is never tainted
defenders duo | minions.monarch_city: {red: 5} | minions.monarch_city: with 5 the city has fallen
defenders duo | players.0.unused: [raids] | players.0.unused: raids is not completed
defenders duo | phase: night | phase: a day needs a hero and is in the phase of its name
andor castle | heroes.1.hero: thorn | heroes.1.hero: seat 0 has one of this kind already (AND-1.3)
andor castle | heroes.1.hero: null | heroes.1.hero: the days have begun without one (AND-2.1)
andor castle | heroes.1.wp: 0 | heroes.1.wp: 0 is not from 1 to 20 (AND-5.17)
andor castle | cold.hour: 2 | cold.hour: 2 is not from 3 to 11 (AND-11.3)
andor castle | heroes.0.ended: true | heroes.0.ended: it is this hero's turn (AND-3.8)
andor castle | rooster: 1 | rooster: it is with the hero who was the first to end the day (AND-3.8)
andor village | snow.456: snowstorm | snow.456: snow lies on land, not on the lake (AND-19.1)
andor village | ice: ['447'] | ice_pool: 13 tokens for 1 on the ice (AND-19.1)
andor castle | creatures: [{creature: gor, space: '0'}] | creatures.0.space: no creature comes to 0
andor castle | creatures: [{creature: gor, space: '10', wp: 0}] | creatures.0: 2 SP and 0 WP
andor castle | creatures: [{creature: myrk, space: '10'}] | creatures.0: 'sp' is missing
"""
"""Game and start, what is given, and how the message begins."""


@pytest.mark.parametrize("case", CANNOT_BE.splitlines())
def test_positions_that_cannot_be_are_refused(tmp_path: Path, case: str) -> None:
    """The message begins with the entry that is wrong, and the line is that of the entry."""
    place, given, message = case.split(" | ")
    game, start = place.split()
    with pytest.raises(BadFile) as error:
        run(tmp_path, game, f"start: {start}\ngiven:\n  {given}\nthen: {{ended: null}}")
    told = str(error.value)
    assert "case.yaml:4: given: " in told or "case.yaml:3: given: " in told
    assert told.partition("given: ")[2].removeprefix("impossible position: ").startswith(message)


def test_whoever_is_in_play_has_been_used(tmp_path: Path) -> None:
    """DOR-2.3: nobody else can choose a hero that a scenario has put into play."""
    text = "start: duo\ngiven: {players.1.hero: wizard, players.1.ready: 5}\nthen: {used: [%s]}"
    with pytest.raises(ScenarioFailed, match=r"used is \[.*'wizard'.*\], expected \['nobody'\]"):
        run(tmp_path, "defenders", text % "nobody")


# What is left out ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "text"),
    [
        (
            "andor",
            "start: castle\ngiven: {creatures: [{creature: gor, space: '10'}]}\n"
            "then: {exactly: {creatures.0: {creature: gor, space: '10', sp: 2, wp: 4, tag: null, idle: 0}}}",
        ),
        (
            "defenders",
            "start: duo\ngiven: {generals.balazarg: {step: 1}}\n"
            "then: {exactly: {generals.balazarg: {step: 1, life: 6, healing: null}}}",
        ),
        (
            "runemasters",
            "start: kulak\ngiven: {monsters.red: [{card: troll_red, space: 1}]}\n"
            "then: {exactly: {monsters.red.0: {card: troll_red, space: 1, wounds: []}}}",
        ),
    ],
)
def test_what_is_left_out_of_a_piece_is_as_it_comes_into_play(tmp_path: Path, game: str, text: str) -> None:
    assert run(tmp_path, game, text) == 1


@pytest.mark.parametrize(
    ("game", "start", "given", "message"),
    [
        ("andor", "castle", "creatures: [{creature: gor}]", "creatures.0: 'space' is missing"),
        ("andor", "castle", "heroes.1: {hero: kram}", "heroes.1: 'space' is missing"),
        ("defenders", "duo", "generals.balazarg: {life: 1}", "generals.balazarg: 'step' is missing"),
        ("glory", "last_turn_4", "players.0.tiles: [{tile: imp}]", "players.0.tiles: "),
        ("havresac", "summer", "players.0: {vp: 3}", "players.0: 'creatures' is missing"),
        ("runemasters", "kulak", "monsters.red: [{card: troll_red}]", "monsters.red: 'space' is missing"),
    ],
)
def test_or_the_message_names_the_entry(
    tmp_path: Path, game: str, start: str, given: str, message: str
) -> None:
    with pytest.raises(BadFile) as error:
        run(tmp_path, game, f"start: {start}\ngiven: {{{given}}}\nthen: {{ended: null}}")
    assert f"case.yaml:3: given: {message}" in str(error.value)


# Whose turn it is ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "text"),
    [
        (
            "runemasters",
            "start: kulak\ngiven: {active: kyreas}\nwhen: ['1: end']\n"
            "then: {active: ismoros, events: [actions-ended guardian=kyreas, turn-began guardian=ismoros]}",
        ),
        (
            "defenders",
            "start: trio\ngiven: {active: 1}\n"
            "then: {waiting: [1], legal: {1: {has: [end]}}, refuse: [{seat: 0, action: end, rule: DOR-3.1}]}",
        ),
        (
            "andor",
            "start: castle\ngiven: {active: 2}\nwhen: ['2: pass', '2: stop']\n"
            "then: {active: 3, waiting: [3]}",
        ),
    ],
)
def test_active_sets_whose_turn_it_is(tmp_path: Path, game: str, text: str) -> None:
    assert run(tmp_path, game, text)


@pytest.mark.parametrize(
    ("game", "text", "message"),
    [
        ("andor", "start: castle\nsteps:\n- when: ['0: pass']\n- given: {active: 1}", "not in 'pass'"),
        ("andor", "seats: 2\ngiven: {active: 1}", "not in 'choose_hero'"),
        ("andor", "start: castle\ngiven: {active: null}", "not in "),
        ("andor", "start: castle\ngiven: {active: 7}", "there is no seat 7"),
        (
            "defenders",
            "start: duo\nsteps:\n- when: ['0: foot']\n- given: {active: 1}",
            "not in 'destination'",
        ),
        (
            "runemasters",
            "start: draw\ngiven: {active: kyreas}",
            "not in 'spawn'",
        ),
        ("runemasters", "start: kulak\ngiven: {active: violet}", "'violet' is unknown"),
    ],
)
def test_or_it_is_refused(tmp_path: Path, game: str, text: str, message: str) -> None:
    with pytest.raises(BadFile, match=r"given: active: ") as error:
        run(tmp_path, game, text)
    assert message in str(error.value)


# What is left over -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("runemasters", "seats: 4\nthen: {supply.event_deck: {neutral: 1}, absent: [supply.monsters.dawn]}"),
        ("glory", "start: last_turn_4\nthen: {supply.quests.0: q_patron}"),
        ("havresac", "seats: 4\nthen: {supply.reserve: {guide: 8, druid: 10}, supply.tents: 12}"),
        (
            "defenders",
            "start: duo\ngiven: {minions.fire_river: {red: 2}, players.0.hand: [battle_luck]}\n"
            "then: {supply.minions: {red: 23, green: 25}, supply.crystals: 12, supply.cards.battle_luck: 1}",
        ),
        (
            "andor",
            "start: castle\ngiven: {creatures: [{creature: gor, space: '10'}], fires.40: lit}\n"
            "then: {supply.figures: {gor: 9}, supply.fires: 5, supply.items.gourd_half: 0}",
        ),
    ],
)
def test_supplies_can_be_checked(tmp_path: Path, game: str, text: str) -> None:
    assert run(tmp_path, game, text)


def test_a_draw_may_name_its_seat_where_all_act_at_once(tmp_path: Path) -> None:
    text = (
        "seats: 2\noptions: {tile_faces: all_day}\n"
        "chance:\n"
        "  scout: [scout_01, scout_04, scout_06, scout_09, scout_12, scout_14, scout_17, scout_19]\n"
        "  draw: ['1: thief', '0: guide']\n"
        "then: {players.0.hand: guide, players.1.hand: thief, waiting: [0, 1]}"
    )
    assert run(tmp_path, "havresac", text) == 3


def test_yes_and_no_need_no_quotes(tmp_path: Path) -> None:
    assert run(tmp_path, "glory", "seats: 3\noptions: {quests: yes}\nthen: {options.quests: true}")
    assert run(tmp_path, "defenders", "options: {champion: no}\nthen: {options.champion: false}")
    with pytest.raises(BadOption, match="option quest_timing of glory cannot be 'yes'"):
        tablee.load("glory").setup({"quest_timing": True}, 3)
