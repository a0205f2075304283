"""What the fuzz report looks for, and how its players go after what lies many answers away."""

from __future__ import annotations

import pytest

from tablee.core.rng import Rng
from tablee.core.state import CHANCE
from tablee.games import fuzzing
from tablee.sim.fuzz import PLAYERS, Sensible, choose_actor
from tests.rules.andor.table import GAME, Table, castle, fresh, village

FUZZING = fuzzing(GAME)
NAMES = set(FUZZING.all_happenings)


def seen(table: Table, *lines: str) -> set[str]:
    """What happens while these lines are played."""
    found: set[str] = set()
    for line in lines:
        before = len(table.state.sink or [])
        table.play(line)
        for event in (table.state.sink or [])[before:]:
            found.update(FUZZING.happenings(table.state, event))
    return found


def test_each_happening_is_named_once() -> None:
    assert len(NAMES) == len(FUZZING.all_happenings)
    assert sum(name.startswith("card ") for name in NAMES) == 71
    assert {"shron marches", "tuavahr marches"} <= NAMES
    assert not {"myrk marches", "shron_risen marches", "ended: lost_follower"} & NAMES
    assert {"ended: won", "ended: lost_defence", "ended: lost_time", "ended: lost_card"} <= NAMES


@pytest.mark.parametrize(("player", "legend"), [("curious", "L4"), ("focused", "L2"), ("sensible", "L1")])
def test_games_show_nothing_that_is_not_declared(player: str, legend: str) -> None:
    rng = Rng(8)
    one = PLAYERS[player](GAME, rng)
    s = fresh(2, legend=legend).state
    found: set[str] = set()
    for _ in range(150):
        if s.is_over():
            break
        seat = choose_actor(s, rng)
        s.apply(seat, s.draw(rng) if seat == CHANCE else one.choose(s, seat, s.legal(seat)))
        for event in s.sink or []:
            found.update(FUZZING.happenings(s, event))
        s.sink = []
    assert found <= NAMES
    assert len(found) > 15


def test_a_helmet_is_told_from_a_high_die() -> None:
    table = castle("warrior", "mage", at="24", creatures={"24": "gor"}, h0={"items": {"rider_helmet": 1}})
    table.call_fight(0)
    assert "rider_helmet adds equal dice" not in seen(table, "chance: die 6", "chance: die 5")
    assert "rider_helmet adds equal dice" in seen(table, "chance: die 5")


def test_what_makes_heroes_stronger_in_a_round() -> None:
    allies = {"tranuk": "415", "volpin": "415"}
    table = village("warrior", "dwarf", at="415", legend="L4", creatures={"415": "gor"}, allies=allies)
    table.patch(fires={"415": "lit"}, h0={"hours": 7}, h1={"hours": 7})
    found = seen(table, "0: fight", "0: invite 2", "1: accept", "0: yes")
    wanted = {"tranuk helps in a fight", "warrior fights beside a fire", "dwarf works overtime"}
    assert wanted | {"volpin steals a die"} <= found
    assert "great_warrior helps in a fight" not in found


def test_the_falcon_and_not_the_hand_carries() -> None:
    together = castle(h0={"items": {"gem": 1}})
    assert "falcon carries" not in seen(together, "0: give 2 gem", "1: take 1 gem")
    apart = castle(items={"18": {}}, h0={"items": {"gem": 1, "falcon": 1}, "space": "48"})
    assert "falcon carries" in seen(apart, "0: fly 2", "0: give 2 gem", "1: take 1 gem")


# Pursuits --------------------------------------------------------------------------------------------------


def chase(table: Table, aim: str, steps: int) -> list[str]:
    """What a sensible player with a single aim answers; now and then somebody who is not asked acts."""
    rng = Rng(3)
    player = Sensible(GAME, rng)
    player.aims = {aim}
    s = table.state
    said: list[str] = []
    for step in range(steps):
        s.advance(rng)
        if s.is_over() or not player.aims:
            break
        actors = s.may_act() if step % 3 == 2 else s.to_act()
        seat = actors[step // 3 % len(actors)]
        action = player.choose(s, seat, s.legal(seat))
        said.append(f"{seat}: {GAME.space.text(action)}")
        s.apply(seat, action)
    return said


def test_tranuk_is_led_to_the_cave_and_the_great_warrior_to_a_fight() -> None:
    table = village("warrior", "mage", at="413", legend="L4", creatures={"413": "gor"})
    table.patch(allies={"tranuk": "418"}, h0={"sp": 9, "wp": 14}, h1={"sp": 9, "wp": 14})
    said = chase(table, "great_warrior helps in a fight", 12)
    assert "0: lead tranuk 414" in said or "1: lead tranuk 414" in said
    assert table.told("round-began")
    assert table.dump["allies"]["great_warrior"] == "413"


def test_a_fire_frees_carlion() -> None:
    table = village(
        "warrior", "mage", at="441", legend="L4", h0={"items": {"firewood": 1}}, flags=["carlion_known"]
    )
    said = chase(table, "carlion is rolled", 8)
    assert "0: move 442" in said
    assert "0: fire" in said
    assert table.told("got seat=0 item=carlion")


def test_the_falcon_is_bartered_for_and_sent() -> None:
    table = village("warrior", "mage", at="411", h0={"items": {"gourd": 1, "gem": 1}}, h1={"space": "404"})
    said = chase(table, "falcon carries", 40)
    assert "0: move 422" in said
    assert "0: barter gourd falcon" in said
    assert table.told("given")


def test_a_telescope_is_bartered_for_and_used() -> None:
    table = village("warrior", "mage", at="444", h0={"items": {"gourd": 1}}, snow={"448": "down"})
    said = chase(table, "spyglass reveals", 12)
    assert "0: barter gourd spyglass" in said
    assert "0: reveal 448" in said


def test_tablets_are_brought_together() -> None:
    two = {"tablet_buffalo": 1, "tablet_griffon": 1}
    table = village("warrior", "mage", at="404", h0={"items": two}, h1={"items": {"tablet_seamonster": 1}})
    table.patch(h1={"space": "408"})
    chase(table, "tablets are turned", 40)
    assert table.told("tablets-turned")


def test_a_boss_is_spared_for_the_card_that_waits_for_him() -> None:
    table = castle("warrior", "mage", at="6", h0={"sp": 14, "wp": 20})
    table.patch(creatures=[table.creature("shron", "6", "shron")])
    assert "0: fight" not in chase(table, "card L1.X1", 12)
    assert table.ended == "lost_card"
