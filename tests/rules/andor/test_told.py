"""What the log tells, line by line: those who follow it hear every number of it. What hints say."""

import pytest

from tablee.core.reason import Reason
from tablee.games.andor.advice import reason
from tests.rules.andor.stories import done
from tests.rules.andor.table import begun, castle, village


@pytest.mark.rule("AND-26.1")
@pytest.mark.parametrize(
    ("effects", "lines"),
    [
        ("{place: {token: gem, at: 402, count: 2}}", ["placed thing=gem space=402 count=2"]),
        ("{place: {token: fire, at: 403}}", ["placed thing=fire space=403 count=1"]),
        ("{place: {token: red_x, at: 403}}", ["placed thing=red_x space=403 count=1"]),
        ("{remove: {token: gem}}", ["removed thing=gem"]),
        ("{remove: {token: silhouette}}", ["removed thing=silhouette"]),
        (
            "{follower: {id: takota, at: 410, on_caught: return}}",
            ["placed thing=takota space=410 count=1"],
        ),
        ("{defence: {add: 2}}", ["defence shields=5"]),
        ("{link: {a: 403, b: 410}}", ["passage space=403 to=410"]),
        ("{ally: {id: tranuk, at: 404}}", ["ally-came ally=tranuk space=404"]),
        ("{cold: {shift: 2, active: false}}", ["cold hour=9", "rule-changed rule=cold value=0"]),
        ("{stock: {space: 422, add: [gourd]}}", ["placed thing=gourd space=422 count=1"]),
        ("{narrator: {advance: 2}}", ["narrator letter=B", "narrator letter=C"]),
        ("{rule: {stone_step_wp: 2}}", ["rule-changed rule=stone_step_wp value=2"]),
        (
            "{give: {to: finder, sp: 2, wp: 3, gem: 2}}",
            ["strength seat=0 sp=3", "will seat=0 wp=10", "got seat=0 item=gem", "got seat=0 item=gem"],
        ),
        ("{lose_points: {to: finder, wp: 3, sp: 1}}", ["strength seat=0 sp=1", "will seat=0 wp=4"]),
        ("{mover: {token: silhouette, path: [423, 411]}}", ["mover-moved space=423"]),
        (
            "{spawn: {creature: gor, at: 410, tag: x}}, {modify: {tag: x, sp: 2, wp: -1}}",
            ["spawned creature=gor space=410", "modified creature=gor sp=4 wp=3"],
        ),
        ("{snow: {spaces: [406, 408], pool: {gem: 2}}}", ["tokens-laid count=2"]),
        ("{ice: {pool: {gem: 13}}}", ["tokens-laid count=13"]),
        (
            "{markers: {id: m, at: [403, 404], faces: [f, f]}}",
            ["marker-placed space=403", "marker-placed space=404"],
        ),
    ],
)
def test_effects_are_told(effects: str, lines: list[str]) -> None:
    more = "- {id: F, when: {marker: f}, do: []}" if "markers" in effects else ""
    table = done(effects, more=more)
    start = table.log.index("card-read card=OWN.A") + 1
    assert table.log[start:-1] == lines
    assert table.log[-1] == "turn-began seat=1"


@pytest.mark.rule("AND-6.4", "AND-14.6", "AND-21.4", "AND-21.5", "AND-23.5", "AND-5.13")
def test_a_group_fight_is_told() -> None:
    table = village(
        *("dwarf", "mage", "warrior"),
        at="415",
        legend="L4",
        creatures={"415": "wargor"},
        allies={"tranuk": "415", "volpin": "415"},
        fires={"415": "lit"},
        items={"445": {}},
        h0={"sp": 3, "wp": 9, "items": {"askimar_blade": 1, "plant_black": 1}},
        h1={"items": {"plant_red": 1}},
    )
    table.play("0: fight", "0: invite 2", "1: accept", "0: invite 3", "2: decline", "0: yes", "0: yes")
    table.dice(3, 2)
    table.play("0: reroll 2", "chance: die 1", "1: turn 2", "chance: die 2", "1: yes", "chance: die 4")
    table.play("0: reward_wp", "0: share 1", "0: share 2", "0: share 1", "0: share 2")
    assert table.log == [
        "fight-began seat=0 creature=wargor space=415",
        "invited seat=0 to=2",
        "joined seat=1",
        "invited seat=0 to=3",
        "declined seat=2",
        "weakened seat=0 creature=wargor sp=0",
        "die-stolen seat=0",
        "round-began round=1",
        "hours seat=0 hours=1",
        "hours seat=1 hours=1",
        "rolled seat=0 pips=3",
        "rolled seat=0 pips=2",
        "rerolled seat=0 pips=2",
        "rolled seat=0 pips=1",
        "die-turned seat=1 from=1 pips=6",
        "dice-counted seat=0 value=6",
        "rolled seat=1 pips=2",
        "dice-counted seat=1 value=2",
        "red-plant seat=1 bonus=3",
        "creature-rolled creature=wargor pips=4",
        "values heroes=19 enemy=4",  # 3 + 1 SP, fire 2, Tranuk 2, dice 6 + 2, plant 3
        "creature-hurt creature=wargor wp=0",
        "defeated seat=0 creature=wargor space=415",
        "reward seat=0 points=wp amount=1",
        "will seat=0 wp=10",
        "reward seat=1 points=wp amount=1",
        "will seat=1 wp=8",
        "reward seat=0 points=wp amount=1",
        "will seat=0 wp=11",
        "reward seat=1 points=wp amount=1",
        "will seat=1 wp=9",
        "narrator letter=B",
        "turn-began seat=1",
    ]


@pytest.mark.rule("AND-6.6", "AND-6.11", "AND-6.16", "AND-13.8")
def test_a_lost_fight_is_told() -> None:
    table = village("dwarf", "mage", "warrior", at="415", creatures={"415": "wargor"})
    table.patch(h0={"wp": 3, "hours": 7}, h1={"sp": 2, "wp": 12})
    table.play("0: fight", "0: invite 2", "1: accept", "0: start", "chance: die 1", "1: no")
    table.play("chance: die 1", "1: no", "chance: die 6", "chance: die 6", "1: withdraw")
    assert table.log[3:] == [
        "round-began round=1",
        "hours seat=0 hours=8",
        "overtime seat=0 wp=1",
        "will seat=0 wp=2",
        "hours seat=1 hours=1",
        "rolled seat=0 pips=1",
        "dice-counted seat=0 value=1",
        "rolled seat=1 pips=1",
        "dice-counted seat=1 value=1",
        "creature-rolled creature=wargor pips=6",
        "creature-rolled creature=wargor pips=6",
        "values heroes=5 enemy=14",
        "fell seat=0 sp=1 wp=3",
        "left-fight seat=0",
        "will seat=1 wp=3",
        "left-fight seat=1",
        "fight-over creature=wargor space=415",
        "turn-began seat=1",
    ]


@pytest.mark.rule("AND-8.2", "AND-14.2", "AND-16.2", "AND-21.2")
def test_free_actions_are_told() -> None:
    things = {"plant_blue": 1, "plant_white": 1, "gourd": 1}
    table = castle("dwarf", "mage", at="48", items={"48": {"firewood": 1, "gem": 1}})
    table.patch(h0={"wp": 9, "hours": 2, "items": things}, h1={"items": {"spyglass": 1}})
    table.play("0: pick firewood", "0: fire", "0: use plant_blue", "0: use plant_white")
    table.play("1: pick gem", "1: give 1 gem", "0: take 2 gem", "0: drop gem")
    table.play("1: give 1 spyglass", "0: refuse 2 spyglass")
    table.play("0: move 16", "0: full", "0: move 13", "0: half", "0: stop", "1: pass", "1: stop")
    assert table.log == [
        "picked-up seat=0 item=firewood space=48",
        "will seat=0 wp=7",
        "fire-lit seat=0 space=48",
        "plant-used seat=0 item=plant_blue",
        "hours seat=0 hours=0",
        "plant-used seat=0 item=plant_white",
        "will seat=0 wp=12",
        "picked-up seat=1 item=gem space=48",
        "offered seat=1 to=1 item=gem",
        "given seat=1 to=1 item=gem",
        "put-down seat=0 item=gem space=48",
        "offered seat=1 to=1 item=spyglass",
        "refused seat=0 of=2 item=spyglass",
        "skin-used seat=0 item=gourd",
        "moved seat=0 space=16",
        "skin-used seat=0 item=gourd_half",
        "moved seat=0 space=13",
        "stopped seat=0 space=13",
        "turn-began seat=1",
        "hours seat=1 hours=1",
        "passed seat=1",
        "turn-began seat=0",
    ]


@pytest.mark.rule("AND-14.12", "AND-15.2", "AND-13.7", "AND-3.8")
def test_trades_and_the_end_of_a_day_are_told() -> None:
    table = castle("dwarf", "keeper", at="18", h0={"items": {"gourd": 1, "gem": 1}})
    table.patch(h1={"space": "17", "items": {"firewood": 1}})
    table.play("0: barter gourd falcon", "1: fire_sheet", "0: fly 2", "0: give 2 gem", "1: take 1 gem")
    table.play("0: land", "0: end_day")
    assert table.log == [
        "bartered seat=0 given=gourd taken=falcon",
        "will seat=1 wp=5",
        "sheet-fire-lit seat=1",
        "falcon-sent seat=0 to=2",
        "offered seat=0 to=2 item=gem",
        "given seat=0 to=2 item=gem",
        "falcon-landed seat=0",
        "day-ended seat=0",
        "rooster seat=0",
        "turn-began seat=1",
    ]


@pytest.mark.rule("AND-18.1", "AND-18.5", "AND-18.7")
def test_a_storm_is_told() -> None:
    table = village("keeper", "mage", at="428", snow={"424": "down"}, creatures={"407": "gor"})
    table.patch(h1={"space": "412", "items": {"iquar": 1}})
    table.play("0: move 424", "0: stop", "chance: token snowstorm", "1: behind iquar")
    assert table.log[2:] == [
        "stopped seat=0 space=424",
        "snow-activated seat=0 space=424 token=snowstorm",
        "storm",
        "blown seat=0 space=417",
        "left-behind seat=1 item=iquar space=412",
        "blown seat=1 space=407",
        "stopped seat=0 space=417",
        "stopped seat=1 space=407",
        "turn-began seat=1",
    ]


@pytest.mark.rule("AND-19.2", "AND-19.9", "AND-22.5")
def test_the_lake_is_told() -> None:
    table = village("keeper", "mage", at="407", items={"453": {"gem": 1, "tablet_griffon": 1}})
    table.patch(h1={"space": "402", "items": {"iquar": 1}})
    table.play("0: move 453", "chance: token wp_minus_3", "1: move 401", "1: stop")
    table.play("0: move 454", "chance: token sp_plus_1")
    assert table.log == [
        "hours seat=0 hours=1",
        "moved seat=0 space=453",
        "stopped seat=0 space=453",
        "ice-revealed seat=0 space=453 token=wp_minus_3",
        "will seat=0 wp=4",
        "turn-began seat=1",
        "hours seat=1 hours=1",
        "moved seat=1 space=401",
        "iquar-saved seat=1 saved=1",
        "defence shields=4",
        "stopped seat=1 space=401",
        "turn-began seat=0",
        "hours seat=0 hours=2",
        "moved seat=0 space=454",
        "ice-broke space=453",
        "item-lost item=gem space=453",
        "stopped seat=0 space=454",
        "ice-revealed seat=0 space=454 token=sp_plus_1",
        "strength seat=0 sp=2",
        "turn-began seat=1",
    ]


@pytest.mark.rule("AND-10.1", "AND-20.2", "AND-25.2", "AND-10.6", "AND-10.7", "AND-10.8", "AND-10.9")
def test_a_sunrise_is_told() -> None:
    creatures = {"403": "gor", "430": "wargor", "418": "steppe_buffalo"}
    table = village("keeper", "mage", at="447", creatures=creatures, rules={"cave_transform": 1})
    table.patch(
        h0={"sheet_fire": "lit"}, h1={"space": "411"}, items={"429": {"gem": 1}}, letter="H", stars=[]
    )
    assert table.sunrise() == [
        "sunrise day=1",
        "marched creature=gor from=403 space=401",
        "shield-taken creature=gor free=2",
        "lured creature=wargor space=429",
        "marched creature=wargor from=430 space=429",
        "marched creature=steppe_buffalo from=418 space=414",
        "changed creature=steppe_buffalo into=fur_troll",
        "marched creature=wargor from=429 space=425",
        "warmed seat=0",
        "will seat=0 wp=12",
        "cold hour=10",
        "fires-out fires=1",
        "narrator letter=I",
        "day-began day=2",
        "turn-began seat=0",
    ]


@pytest.mark.rule("AND-17.7", "AND-14.10", "AND-24.4", "AND-7.2", "AND-23.4")
def test_markers_allies_and_the_stone_are_told() -> None:
    table = begun("warrior", "mage", legend="L3")
    table.patch(turn=0, h0={"space": "422"})
    table.play("0: move 423", "0: stop", "chance: face tunnel")
    assert table.log[3:] == [
        "marker-revealed seat=0 space=423 marker-face=tunnel",
        "card-read card=L3.M2",
        "passage space=423 to=436",
        "turn-began seat=1",
    ]
    table = village("warrior", "mage", legend="L4", allies={"tranuk": "415", "volpin": "416"})
    table.patch(snow={"416": "down"})
    table.play("0: peek", "chance: token gem", "0: lead tranuk 414", "0: stop", "1: volpin 420", "1: stop")
    assert table.log == [
        "snow-seen seat=0 space=416 token=gem",
        "hours seat=0 hours=1",
        "ally-moved seat=0 ally=tranuk space=414",
        "card-read card=L4.W1",
        "ally-came ally=great_warrior space=414",
        "turn-began seat=1",
        "hours seat=1 hours=1",
        "ally-moved seat=1 ally=volpin space=420",
        "turn-began seat=0",
    ]
    table = castle("warrior", "mage", at="33", snow={"35": "down"}, rules={"stone_step_wp": 1})
    table.patch(h0={"items": {"spyglass": 1, "winter_stone": 1}})
    table.play("0: reveal 35", "chance: token wp_minus_2", "0: move 35", "0: stop")
    assert table.log == [
        "snow-seen seat=0 space=35 token=wp_minus_2",
        "hours seat=0 hours=1",
        "stone-gnaws seat=0 wp=1",
        "will seat=0 wp=6",
        "moved seat=0 space=35",
        "stopped seat=0 space=35",
        "snow-activated seat=0 space=35 token=wp_minus_2",
        "will seat=0 wp=4",
        "turn-began seat=1",
    ]


def test_no_hint_says_that_a_night_saves_hours() -> None:
    """Who ends the day has none left; after a night all are there again. Hours of one day are compared."""
    today = castle("warrior", "mage", h0={"hours": 5}).state
    table = castle("warrior", "mage", h0={"hours": 5})
    table.sunrise()
    fresh = castle("warrior", "mage").state
    assert reason("hours", True, [(table.state, today)], 0) == Reason("night")
    assert reason("hours", True, [(fresh, today)], 0) == Reason("hours_of", {"hero": "thorn"})
