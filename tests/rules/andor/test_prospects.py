"""What the table shows before anything is done: ways, the next sunrise, odds. All of it must come true."""

from typing import Any

import pytest

from tablee.core.rng import Rng
from tablee.core.state import CHANCE
from tablee.games.andor.odds import (
    WITH_BLADE,
    WITH_CARLION,
    WITH_HELMET,
    Throw,
    hero_spread,
    mean,
    together,
)
from tests.rules.andor.table import GAME, Table, castle, village


def told(table: Table) -> dict[str, Any]:
    """What the table shows of a position."""
    return GAME.prospects(table.state, None)


def steps(table: Table, mover: str = "hero") -> dict[str, dict[str, Any]]:
    """Where somebody can go, by space."""
    for reach in told(table)["reach"]:
        if reach["mover"] == mover:
            return {step["to"]: step for step in reach["steps"]}
    return {}


def way(found: dict[str, dict[str, Any]], to: str) -> list[str]:
    """The spaces that lead to one."""
    before = found[to]["back"]
    return [*(way(found, before) if before in found else []), to]


def walk(table: Table, found: dict[str, dict[str, Any]], to: str) -> None:
    """Go there as it was told, paying each step as it was told."""
    skins = 0
    for space in way(found, to):
        table.play(f"0: move {space}")
        by_skin = found[space]["skins"] > skins
        skins = found[space]["skins"]
        if table.kind(0) == "pay":
            table.play(
                "0: hour" if not by_skin else next(f"0: {w}" for w in ("half", "full") if table.has(w))
            )


# Ways -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-3.5", "AND-3.11", "AND-3.12", "AND-14.2", "AND-24.4")
@pytest.mark.parametrize(
    "hero",
    [
        {"hours": 5, "wp": 9},
        {"hours": 6, "wp": 5, "items": {"gourd": 1, "gourd_half": 1}},
        {"hours": 3, "wp": 8, "items": {"winter_stone": 1}},
    ],
    ids=["overtime", "skins", "stone"],
)
def test_a_walk_takes_what_was_told(hero: dict[str, Any]) -> None:
    found = steps(castle("warrior", "mage", at="14", h0=hero, h1={"space": "60"}))
    assert len(found) > 20
    for to, step in found.items():
        table = castle("warrior", "mage", at="14", h0=hero, h1={"space": "60"})
        table.patch(rules={"stone_step_wp": 1})
        found_here = steps(table)
        if to not in found_here:
            continue
        step = found_here[to]
        hours, wp = table.hours(), table.wp()
        walk(table, found_here, to)
        assert table.at() == to
        assert (table.hours() - hours, wp - table.wp()) == (step["hours"], step["wp"])


@pytest.mark.rule("AND-3.11", "AND-3.13", "AND-14.2")
def test_hours_of_the_day_come_first_then_skins_then_overtime() -> None:
    table = castle("warrior", "mage", at="14", h0={"hours": 6, "wp": 9, "items": {"gourd": 1}})
    paid = {(step["hours"], step["skins"], step["wp"]) for step in steps(table).values()}
    assert paid == {(1, 0, 0), (1, 1, 0), (1, 2, 0), (2, 2, 2), (3, 2, 4), (4, 2, 6)}
    table.patch(h0={"wp": 4})
    assert max(step["wp"] for step in steps(table).values()) == 2, "one will point must be left"


@pytest.mark.rule("AND-4.8", "AND-19.4", "AND-19.7")
def test_ice_with_a_token_ends_a_walk() -> None:
    table = village(at="447")
    ice = {space for space in steps(table) if table.game.box.ice[table.game.box.spaces.index(space)]}
    assert ice
    assert not any(step["back"] in ice for step in steps(table).values())
    table.patch(h0={"items": {"iquar": 2}})
    assert not ice & set(steps(table))


@pytest.mark.rule("AND-4.9")
def test_the_cave_asks_for_will_that_is_left() -> None:
    """The overtime hour on the way counts."""
    for wp, hours, open_ in ((14, 0, True), (13, 0, False), (15, 7, False), (16, 7, True)):
        table = village("warrior", "mage", at="418", h0={"wp": wp, "hours": hours})
        assert ("414" in steps(table)) is open_


@pytest.mark.rule("AND-7.2", "AND-23.2")
def test_a_walker_is_led_four_spaces_an_hour() -> None:
    table = village(at="447", allies={"tranuk": "405"})
    found = steps(table, "tranuk")
    assert found
    for space, step in found.items():
        assert step["hours"] == (len(way(found, space)) + 3) // 4
        assert not table.game.box.lake[table.game.box.spaces.index(space)]
    first = next(iter(found))
    table.play(f"0: lead tranuk {first}")
    later = steps(table, "tranuk")
    assert {step["hours"] for space, step in later.items() if len(way(later, space)) <= 3} == {0}
    assert steps(table) == {}, "the hero stays meanwhile"


# The next sunrise -------------------------------------------------------------------------------------------


def marches(table: Table) -> dict[str, list[str]]:
    """Where creatures go, by where they stand."""
    return {march["start"]: march["stops"] for march in told(table)["sunrise"]["marches"]}


@pytest.mark.rule("AND-10.1", "AND-10.2", "AND-10.3", "AND-10.6", "AND-10.7", "AND-10.8", "AND-10.9")
def test_sunrises_come_as_they_were_foretold() -> None:
    """In random games, as far as no card changes them on the way."""
    seen = 0
    for seed in range(12):
        s = GAME.setup({"legend": ("L1", "L2", "L3")[seed % 3]}, seats=2 + seed % 3)
        rng = Rng(seed)
        while not s.is_over() and seen < 40:
            s.advance(rng)
            if s.is_over():
                break
            seat = s.to_act()[0]
            action = rng.choice(s.legal(seat))
            last = all(s.ended_day(other) or other == seat for other in range(s.seats))
            if GAME.space.text(action) != "end_day" or not last:
                s.apply(seat, action)
                continue
            sunrise = GAME.prospects(s, None)["sunrise"]
            s.sink = []
            s.apply(seat, action)
            events = [event for event in (GAME.named(one, None) for one in s.sink) if event]
            s.sink = None
            kinds = [event.kind for event in events]
            if (
                "card-read" in kinds[: kinds.index("narrator") if "narrator" in kinds else None]
                or s.is_over()
            ):
                continue
            seen += 1
            came = [e.args["from"] + ">" + e.args["space"] for e in events if e.kind == "marched"]
            foretold = [
                f"{here}>{there}"
                for march in sunrise["marches"]
                for here, there in zip([march["start"], *march["stops"]], march["stops"], strict=False)
            ]
            assert sorted(foretold) == sorted(came)
            assert sorted(sunrise["warm"]) == sorted(
                int(e.args["seat"]) for e in events if e.kind == "warmed"
            )
            assert sunrise["cold"] == next((int(e.args["hour"]) for e in events if e.kind == "cold"), None)
            fires = next((int(e.args["fires"]) for e in events if e.kind == "fires-out"), 0)
            assert sunrise["fires"] == fires
            assert sunrise["letter"] == next(e.args["letter"] for e in events if e.kind == "narrator")
    assert seen > 20


@pytest.mark.rule("AND-10.2", "AND-10.3")
def test_creatures_jump_over_those_who_march_later() -> None:
    table = castle(creatures={"25": "gor", "24": "fur_troll"})
    assert marches(table) == {"25": ["21"], "24": ["4"]}
    assert [march["creature"] for march in told(table)["sunrise"]["marches"]] == ["gor", "fur_troll"]


@pytest.mark.rule("AND-5.13", "AND-10.1")
def test_the_dead_do_not_march() -> None:
    """A beaten creature lies there until its reward is given out, and bars nobody's way meanwhile."""
    table = castle("warrior", "dwarf", at="10", h0={"sp": 9}, h1={"sp": 9})
    table.patch(creatures={"10": "gor", "14": "gor", "26": "gor"}, turn=1)
    assert marches(table)["10"]
    table.call_fight(1, 0)
    assert marches(table)["10"], "it fights, and will march if it lives"
    table.dice(*[6] * 5, 1, 2)
    assert table.kind(1) == "share"
    assert "10" in table.creatures()
    ahead = marches(table)
    while table.kind(1) == "share":
        table.play(f"1: {table.legal(1)[0]}")
    assert "10" not in table.creatures()
    assert ahead == marches(table)
    assert sorted(ahead) == ["14", "26"]


@pytest.mark.rule("AND-20.2", "AND-20.3")
def test_a_gem_lures_the_lowest_first_and_once() -> None:
    table = castle(creatures={"26": "gor"}, items={"27": {"gem": 1}})
    assert marches(table) == {"26": ["27"]}
    assert told(table)["sunrise"]["marches"][0]["lured"]
    assert marches(castle(creatures={"26": "gor"}, items={"25": {"gem": 1}, "27": {"gem": 1}})) == {
        "26": ["25"]
    }
    assert table.lying("27") == {"gem": 1}, "it still lies there"


@pytest.mark.rule("AND-9.9", "AND-9.10", "AND-12.6")
def test_who_comes_home_takes_a_shield_and_too_many_lose_the_legend() -> None:
    table = castle(creatures={"1": "gor", "2": "gor"}, defence=1)
    sunrise = told(table)["sunrise"]
    assert [march["shield"] for march in sunrise["marches"]] == [True, True]
    assert sunrise["free"] == -1
    table.sunrise()
    assert GAME.outcome(table.state).cause == "lost_defence"  # type: ignore[union-attr]


@pytest.mark.rule("AND-25.2", "AND-25.3")
def test_what_changes_in_the_cave_does_not_go_on() -> None:
    for transforms, creature, stops in (
        (1, "gor", ["414"]),
        (1, "wargor", ["414", "413"]),
        (0, "gor", ["414"]),
    ):
        table = village(creatures={"418": creature}, rules={"cave_transform": transforms})
        assert marches(table)["418"][:1] == stops[:1]
        assert len(marches(table)["418"]) == len(stops)


# Odds -------------------------------------------------------------------------------------------------------


def counted_out(table: Table, will: int) -> tuple[float, float, float, float]:
    """Win, tie, loss, and a fall with so much will, in the first round of a fight: by every roll there is."""
    out = [0.0, 0.0, 0.0, 0.0]
    before = len(table.state.sink or [])
    pending = [(table.state, 1.0)]
    while pending:
        s, chance = pending.pop()
        values = [e for e in (s.sink or [])[before:] if GAME.events.names[e.kind] == "values"]
        if values:
            heroes, enemy = values[0].args[:2]
            out[0 if heroes > enemy else 1 if heroes == enemy else 2] += chance
            out[3] += chance if enemy - heroes >= will else 0.0
            continue
        outcomes = s.legal(CHANCE)
        weights = s.procs[s.question(CHANCE).proc].weights(s, s.question(CHANCE)) or [1] * len(outcomes)
        for action, weight in zip(outcomes, weights, strict=True):
            twin = s.clone()
            twin.sink = list(s.sink or [])
            twin.apply(CHANCE, action)
            pending.append((twin, chance * weight / sum(weights)))
    return out[0], out[1], out[2], out[3]


@pytest.mark.rule("AND-5.6", "AND-5.7", "AND-5.9", "AND-5.11", "AND-5.14")
@pytest.mark.parametrize("hero", ["dwarf", "keeper"])
def test_odds_are_those_of_all_rolls(hero: str) -> None:
    """A fire burns here: the dwarf adds one to the own strength, the keeper of the fire more."""
    near = {"creatures": {"10": "gor"}, "fires": {"10": "lit"}, "h0": {"wp": 3}, "h1": {"space": "60"}}
    table = castle(hero, "mage", at="10", **near)
    odds = told(table)["heroes"][0]["odds"]
    table.play("0: fight")
    counted = counted_out(table, will=3)
    assert (odds["win"], odds["tie"], odds["lose"], odds["down"]) == pytest.approx(counted)
    assert odds["down"] > 0
    assert odds["win"] + odds["tie"] + odds["lose"] == pytest.approx(1.0)


@pytest.mark.rule("AND-13.2", "AND-13.3", "AND-5.4")
def test_the_overtime_hour_of_the_round_is_paid_before_the_dice() -> None:
    """The warrior with 8 will rolls three dice, after an hour of overtime two."""
    rested, late = (
        told(castle("warrior", "mage", at="10", creatures={"10": "gor"}, h0={"wp": 8, "hours": hours}))
        for hours in (0, 7)
    )
    assert late["heroes"][0]["odds"]["win"] < rested["heroes"][0]["odds"]["win"]


@pytest.mark.rule("AND-14.5", "AND-14.7", "AND-14.14")
def test_objects_are_used_well() -> None:
    s = castle().state
    assert mean(hero_spread(s, 1, 0)) == pytest.approx(3.5)
    assert mean(hero_spread(s, 1, WITH_BLADE)) == pytest.approx(4.25), "rolled again up to a 3"
    assert hero_spread(s, 2, WITH_HELMET)[12] == pytest.approx(1 / 36)
    assert mean(hero_spread(s, 1, WITH_CARLION)) == pytest.approx(52 / 6)


@pytest.mark.rule("AND-6.1", "AND-6.4", "AND-6.10")
def test_a_fight_tells_the_odds_together_and_goes_on_with_what_lies_there() -> None:
    table = castle("warrior", "dwarf", at="10", creatures={"10": "gor"}, h0={"items": {"askimar_blade": 1}})
    alone = told(table)["heroes"][0]["odds"]["win"]
    table.play("0: fight")
    fight = told(table)["fight"]
    assert fight["odds"]["win"] == pytest.approx(alone)
    assert fight["joined"]["1"] > alone
    table.play("0: invite 2", "1: accept")
    assert told(table)["fight"]["odds"]["win"] == pytest.approx(fight["joined"]["1"])
    dice = table.state.dice_of(0)
    table.dice(*[1] * dice)
    low = told(table)["fight"]["odds"]["win"]
    assert low < fight["joined"]["1"], "ones lie on the table"
    table.play("0: reroll 1")
    table.dice(6)
    assert told(table)["fight"]["odds"]["win"] > low


@pytest.mark.rule("AND-13.5", "AND-13.6", "AND-6.5")
def test_the_mage_may_turn_a_die_of_who_rolls_after_him() -> None:
    """He has kept his own: now the two dice of the warrior count as if the worse result were turned over."""
    table = castle("mage", "warrior", at="10", creatures={"10": "gor"}, h0={"sp": 3}, h1={"sp": 3, "wp": 6})
    table.call_fight(0, 1)
    before = told(table)["fight"]["odds"]["win"]
    table.dice(4)
    assert table.kind(0) == "turn_die"
    hopeful = told(table)["fight"]["odds"]
    table.play("0: no")
    faces = range(1, 7)
    ours = [6 + 4 + max(a, b, 7 - a, 7 - b) for a in faces for b in faces]
    theirs = [2 + (2 * a if a == b else max(a, b)) for a in faces for b in faces]
    blows = [a - b for a in ours for b in theirs]
    odds = told(table)["fight"]["odds"]
    assert odds["win"] == pytest.approx(sum(blow > 0 for blow in blows) / len(blows))
    assert odds["fall"] == pytest.approx(sum(blow >= 4 for blow in blows) / len(blows))
    assert odds == hopeful, "nothing is gained by turning a four"
    assert 0.0 < before < 1.0


@pytest.mark.rule("AND-13.5", "AND-13.6")
def test_the_mage_keeps_his_own_low_die_for_a_lower_one_to_come() -> None:
    """He turns a one or a two at once; for a three he waits, since turned dice make five on average."""
    s = castle().state
    two = [Throw(1, 0, []), Throw(1, 0, [])]
    assert mean(together(s, two, False)) == pytest.approx(7.0)
    assert mean(together(s, two, True)) == pytest.approx((9.5 + 8.5 + 8 + 9 + 10 + 11) / 6)
    assert sum(together(s, two, True)) == pytest.approx(1.0)
    lying = [Throw(1, 0, [3]), Throw(1, 0, [])]
    assert mean(together(s, lying, True)) == pytest.approx(8.0)


@pytest.mark.rule("AND-9.7", "AND-5.17")
def test_a_reward_is_proposed_as_the_tracks_can_hold_it() -> None:
    table = castle("warrior", "dwarf", at="10", creatures={"10": "fur_troll"}, h0={"sp": 14, "wp": 19})
    table.patch(h1={"sp": 14})
    table.call_fight(0, 1)
    while table.asked() == [CHANCE]:
        table.dice(6 if table.state.roller >= 0 else 1)
    assert table.kind(0) == "reward"
    table.play("0: reward_wp")
    share = told(table)["share"]
    assert share[0] == 1, "the warrior has room for one"
    assert sum(share) == table.state.stack[-1].n


# Heroes -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-3.13", "AND-3.14", "AND-21.2", "AND-21.3", "AND-16.2")
def test_what_a_hero_can_count_on() -> None:
    table = castle("warrior", "mage", h0={"hours": 7, "wp": 18, "items": {"plant_blue": 1, "plant_white": 1}})
    hero = told(table)["heroes"][0]
    assert (hero["hour"], hero["last_hour"]) == (2, 10)
    assert hero["after"] == {"fire": 16, "plant_white": 20, "plant_blue": 5}
    assert hero["partners"] == [1]
    table.play("0: use plant_white", "0: use plant_blue")
    assert (table.wp(), table.hours()) == (20, 5)
    table.patch(h0={"hours": 7, "wp": 2})
    assert told(table)["heroes"][0]["hour"] is None, "one will point must be left"
