"""The rules of thumb of Andor: what a team of heroes would call obvious, and how often it wins."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.bots import make, play_on
from tablee.core.rng import Rng
from tablee.games.andor.advice.odds import NEVER, rounds
from tablee.games.andor.advice.outlook import arrivals, forecast, jobs, spread
from tablee.games.andor.advice.team import Team
from tablee.games.andor.ids import ON_SHIELD
from tests.rules.andor.table import GAME, Table, begun, castle, village


def end(bot: str, seed: int, seats: int, **options: str) -> str:
    """How a game of bots ends."""
    s = GAME.setup(options, seats)
    play_on(GAME, s, {seat: make(bot, seed * 10 + seat) for seat in range(seats)}, Rng(seed))
    outcome = GAME.outcome(s)
    assert outcome is not None
    return outcome.cause


def advice(table: Table, seat: int = 0) -> str:
    """What a sensible hero would do."""
    return str(GAME.space.text(GAME.advice.choose(table.state.clone(), seat, Rng(1))))


def follow(table: Table, seat: int = 0, turns: int = 1) -> list[str]:
    """Do what the advice says, for so many answers of a seat; what was advised."""
    told: list[str] = []
    for _ in range(turns):
        told.append(advice(table, seat))
        table.play(f"{seat}: {told[-1]}")
    return told


def space(name: str) -> int:
    """The number of a space in the box."""
    return GAME.box.spaces.index(name)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("legend", ["L1", "L2", "L3", "L4"])
def test_every_legend_can_be_won(legend: str, seats: int) -> None:
    assert any(end("thumb", seed, seats, legend=legend) == "won" for seed in range(6))


def test_chance_wins_nothing() -> None:
    assert all(end("random", seed, 2, legend="L1") != "won" for seed in range(6))


def test_advice_leaves_the_position_alone_and_is_always_the_same() -> None:
    s = GAME.setup({"legend": "L4", "difficulty": "easy"}, 3)
    rng = Rng(4)
    s.advance(rng)
    while not s.is_over():
        seat = s.to_act()[0]
        before = s.key()
        action = GAME.advice.choose(s, seat, Rng(7))
        GAME.advice.evaluate(s, seat)
        assert s.key() == before
        assert GAME.advice.choose(s.clone(), seat, Rng(7)) == action
        assert action in s.legal(seat)
        s.apply(seat, action)
        s.advance(rng)


def test_a_march_is_foreseen_with_its_jumps() -> None:
    """One creature jumps over another, one comes home, one is changed in the cave."""
    table = castle(creatures={"24": "gor", "21": "steppe_buffalo", "45": "wargor", "1": "gor"})
    ahead = forecast(table.state, 3)
    assert arrivals(table.state, ahead)[3] == 1
    for day in (1, 2):
        table.sunrise()
        assert ahead[day] == table.state.cr_at[:4]
    assert ahead[1][3] == ON_SHIELD
    table = village(
        legend="L4", creatures={"418": "gor", "419": "steppe_buffalo"}, rules={"cave_transform": 1}
    )
    ahead = forecast(table.state, 2)
    for day in (1, 2):
        table.sunrise()
        assert ahead[day] == table.state.cr_at


def test_ways_lead_over_ice_only_if_they_must() -> None:
    s = village(at="408").state
    assert spread(s, space("408"), False, False, False)[space("456")] >= 99
    assert spread(s, space("408"), True, False, False)[space("456")] == 2
    assert spread(s, space("415"), False, False, False)[space("414")] >= 99
    assert spread(s, space("415"), False, True, False)[space("414")] == 1


def test_rounds_of_a_fight() -> None:
    table = castle("warrior", "mage", at="10", creatures={"10": "gor", "20": "fur_troll"})
    assert 0.5 < rounds(table.state, 0, [0, 1], space("10"), False, False) < 1.2
    assert rounds(table.state, 0, [0], space("10"), False, False) == NEVER
    warm = rounds(table.state, 0, [0], space("10"), True, False)
    assert warm < NEVER
    assert rounds(table.state, 1, [0, 1], space("20"), True, True) == NEVER


def test_a_creature_that_home_can_bear_is_let_be() -> None:
    """Each kill costs a letter: with a free defence space nobody fights, without one both do."""
    table = castle("warrior", "mage", at="1", creatures={"1": "gor"})
    assert advice(table) != "fight"
    full = [table.creature("gor", "shield") for _ in range(3)]
    table.patch(creatures=[*full, table.creature("gor", "1")])
    assert Team(table.state).why == ["save", "save"]
    assert advice(table) == "fight"
    table.play("0: fight")
    assert advice(table) == "invite 2"


def test_home_is_saved_with_overtime() -> None:
    full: dict[str, Any] = {"h0": {"hours": 7}, "h1": {"hours": 6}}
    table = castle("warrior", "mage", at="2", **full)
    table.patch(creatures=[*(table.creature("gor", "shield") for _ in range(3)), table.creature("gor", "1")])
    assert advice(table) == "move 1"


def test_the_strongest_foe_is_met_together() -> None:
    """One hero alone waits for the other; both together light a fire and fight."""
    table = castle("warrior", "mage", at="46")
    goals = table.dump["objectives"]
    goals["shron"] = {**goals["stone"], "space": None, "item": None, "tag": "shron"}
    goals["stone"]["status"] = "complete"
    table.patch(objectives=goals, creatures=[table.creature("shron", "46", tag="shron", sp=7)])
    table.patch(h0={"items": {"firewood": 1}}, h1={"space": "47"})
    assert Team(table.state).why == ["boss", "boss"]
    assert advice(table) == "pass"
    table.patch(h1={"space": "46"})
    assert follow(table, 0, 2) == ["fire", "fight"]


def test_jobs_follow_the_objectives() -> None:
    """Markers are searched until the stone is found; then it is fetched, then carried home."""
    table = begun("warrior", "mage", legend="L1")
    assert sorted(GAME.box.spaces[job.space] for job in jobs(table.state)) == ["33", "52", "67"]
    table.patch(items={"33": {"winter_stone": 1}})
    assert [GAME.box.spaces[job.space] for job in jobs(table.state)] == ["33"]
    table.patch(items={"33": {}}, h0={"items": {"winter_stone": 1}})
    assert jobs(table.state) == []
    assert Team(table.state).goal[0] == space("0")


def test_who_cannot_bring_the_stone_hands_it_over() -> None:
    """The great cave takes 14 will points: another hero has them."""
    table = village("warrior", "mage", at="415", legend="L4")
    table.patch(flags=["myrk_fallen"], h0={"items": {"winter_stone": 1}, "wp": 6}, h1={"wp": 16})
    assert follow(table) == ["drop winter_stone"]
    assert advice(table) != "pick winter_stone"
    table.patch(turn=1)
    assert follow(table, 1, 2) == ["pick winter_stone", "move 414"]


def test_a_tired_hero_puts_the_stone_down() -> None:
    """AND-24.4 Each step with it costs a will point, and the last one cannot be paid."""
    table = castle("warrior", "mage", at="13", rules={"stone_step_wp": 1})
    table.patch(h0={"items": {"winter_stone": 1}, "wp": 1})
    assert follow(table) == ["drop winter_stone"]
    assert advice(table) != "pick winter_stone"
    table.patch(h0={"items": {"winter_stone": 1}, "wp": 7}, items={"13": {}})
    assert advice(table).startswith("move ")


def before_the_cave(**heroes: Any) -> Table:
    """The last errand of the fourth legend, on hard: each step with the stone costs a will point."""
    table = village("warrior", "mage", at="415", legend="L4", rules={"stone_step_wp": 1})
    return table.patch(flags=["myrk_fallen"], **heroes)


def test_one_will_point_short_of_the_cave_a_hero_gets_it() -> None:
    """The cave wants 14 after the step is paid: who has 14 does not wait there for ever."""
    table = before_the_cave(h0={"items": {"winter_stone": 1, "firewood": 1}, "wp": 14}, h1={"wp": 5})
    assert follow(table, 0, 3) == ["drop winter_stone", "fire", "end_day"]
    rested = before_the_cave(h0={"wp": 15}, items={"415": {"winter_stone": 1}})
    assert follow(rested, 0, 2) == ["pick winter_stone", "move 414"]


def test_the_stone_is_brought_to_the_cave_by_who_cannot_go_in() -> None:
    """There it waits for who can, and costs him a single step."""
    table = before_the_cave(h0={"items": {"winter_stone": 1}, "wp": 9, "space": "402"}, h1={"wp": 10})
    team = Team(table.state)
    assert team.why[0] == "carry"
    assert team.goal[0] in GAME.box.near[space("414")]


def test_another_large_thing_is_put_down_for_the_stone() -> None:
    table = before_the_cave(h0={"items": {"askimar_blade": 1}, "wp": 18}, items={"415": {"winter_stone": 1}})
    assert follow(table, 0, 3) == ["drop askimar_blade", "pick winter_stone", "move 414"]


def test_who_can_win_today_lets_others_hold_home() -> None:
    """And the last hour is paid with will points if enough are left."""
    table = before_the_cave(h0={"wp": 18, "space": "416"}, h1={"wp": 3}, items={"415": {"winter_stone": 1}})
    full = [table.creature("gor", "shield") for _ in range(table.state.defence)]
    table.patch(creatures=[*full, table.creature("gor", "418")])
    assert Team(table.state).why[0] == "job"
    late = before_the_cave(h0={"wp": 17, "hours": 7, "items": {"winter_stone": 1}})
    assert advice(late) == "move 414"
    assert advice(late.patch(h0={"wp": 16})) != "move 414"


def test_nobody_is_defeated_with_the_last_letter() -> None:
    """It would end the game."""
    table = castle("warrior", "mage", at="1", creatures={"1": "gor"}, h0={"sp": 6}, h1={"sp": 6})
    full = [table.creature("gor", "shield") for _ in range(3)]
    table.patch(creatures=[*full, table.creature("gor", "1")])
    assert advice(table) == "fight"
    assert advice(table.patch(letter="M")) != "fight"


def test_a_won_game_is_worth_more_than_any_other() -> None:
    running = castle().state
    won = running.clone()
    won.end(1)
    assert GAME.advice.evaluate(won, 0) > GAME.advice.evaluate(running, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_looking_one_step_ahead_a_team_does_something_with_its_days(seats: int) -> None:
    """Whoever values idle hours highest lights a fire, ends its day and never meets a creature."""
    slain = 0
    for seed in range(2):
        s = GAME.setup({"legend": "L1"}, seats)
        play_on(
            GAME, s, {seat: make("greedy", seed * 10 + seat) for seat in range(seats)}, Rng(seed), budget=1
        )
        slain += sum(s.slain)
    assert slain > 1
