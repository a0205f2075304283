"""Chapters 2, 3, 4 and 12 on whole games: the log tells every step in its order, and nothing else."""

import re
from collections import Counter
from itertools import pairwise

import pytest

from tablee.core.rng import Rng
from tablee.core.state import CHANCE
from tests.rules.runemasters.table import FOUR, GAME, Table, random_game

DICE = {"arrow_rain": 3, "transcendence": 5}


@pytest.mark.rule("RUN-1.11", "RUN-1.18", "RUN-1.20", "RUN-2.2", "RUN-2.5", "RUN-3.1", "RUN-4.1", "RUN-4.9")
def test_complete_log_of_set_up_and_first_turn() -> None:
    table = Table(3, "hero")
    assert table.set_up("kyreas", ("shadow_red", "archer_blue_1", "troll_red")) == [
        "guardian-chosen seat=0 guardian=kulak",
        "guardian-chosen seat=1 guardian=kyreas",
        "guardian-chosen seat=2 guardian=ismoros",
        "guardian-placed guardian=kulak path=red",
        "guardian-placed guardian=kyreas path=blue",
        "guardian-placed guardian=ismoros path=green",
        "monster-came card=shadow_red path=red space=1",
        "monster-came card=archer_blue_1 path=blue space=2",
        "monster-came card=troll_red path=red space=3",
        "elder-named guardian=kyreas",
        "round-began round=1",
    ]
    assert table.play("chance: event hex") == [
        "event-revealed event=hex",
        "turn-began guardian=kyreas turn=1",
    ]
    assert table.play("chance: draw dragon_green") == ["monster-came card=dragon_green path=green space=3"]
    assert table.play(*(f"chance: roll {rune}" for rune in ("red", "white", "red", "violet"))) == [
        "rolled guardian=kyreas rune=red",
        "rolled guardian=kyreas rune=white",
        "rolled guardian=kyreas rune=red",
        "rolled guardian=kyreas rune=violet",
    ]
    assert table.play("1: hit red") == [
        "hit guardian=kyreas die=red card=archer_blue_1",
        "wounded guardian=kyreas card=archer_blue_1 rune=red",
    ]
    assert table.play("1: end") == [
        "actions-ended guardian=kyreas",
        "melee card=shadow_red path=red points=1",
        "hurt guardian=kulak life=3",
        "monster-moved card=troll_red path=red space=2",
        "monster-moved card=archer_blue_1 path=blue space=1",
        "shot card=archer_blue_1 path=blue points=1",
        "hurt guardian=kyreas life=3",
        "monster-moved card=dragon_green path=green space=2",
        "turn-began guardian=ismoros turn=2",
    ]


@pytest.mark.rule("RUN-2.4", "RUN-2.8", "RUN-11.11", "RUN-12.3")
def test_complete_log_of_the_end_of_a_round() -> None:
    table = Table(2)
    table.set_up("kyreas", ("werewolf_yellow", "werewolf_blue", "werewolf_red"))
    table.play("chance: event poison", "chance: draw shadow_yellow", *["chance: roll red"] * 4)
    table.play("1: end", "chance: draw shadow_green", *["chance: roll red"] * 4)
    table.clear()
    s = table.state
    s.poison[:] = [1, 1]
    s.life[:] = [4, 1]
    assert table.play("0: end") == [
        "actions-ended guardian=kulak",
        "poison-struck guardian=kyreas",
        "hurt guardian=kyreas life=0",
        "died guardian=kyreas",
        "poison-struck guardian=kulak",
        "hurt guardian=kulak life=3",
        "round-ended round=1",
        "round-began round=2",
    ]
    assert s.poison == [0, 0]
    assert table.play("chance: event hex") == [
        "event-revealed event=hex",
        "turn-skipped guardian=kyreas",
        "turn-began guardian=kulak turn=3",
    ]
    assert s.turn == 3
    assert s.round == 2


@pytest.mark.rule(
    "RUN-2.1", "RUN-2.2", "RUN-2.3", "RUN-2.5", "RUN-2.6", "RUN-2.8", "RUN-3.10", "RUN-4.1", "RUN-12.4"
)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("difficulty", ["initiation", "guardian_level", "legend"])
def test_sequence_of_random_games(seats: int, difficulty: str) -> None:
    """Each round one event and each seat once from the Elder; each turn one card, the dice, the end."""
    for seed in range(6):
        table = random_game(seats, difficulty, seed)
        log = table.log
        elder = table.state.elder
        order = [
            GAME.domains["guardian"].ids[table.state.guardian[(elder + i) % seats]] for i in range(seats)
        ]
        rounds = split(log, "round-began")[1:]
        assert [line[0] for line in rounds] == [f"round-began round={i + 1}" for i in range(len(rounds))]
        turns = 0
        for number, lines in enumerate(rounds):
            last_round = number == len(rounds) - 1
            assert lines[1].startswith("event-revealed ")
            event = lines[1].removeprefix("event-revealed event=")
            assert sum(line.startswith("event-revealed") for line in lines) == 1
            seats_told = [told[1] for line in lines if (told := re.match(r"turn-\w+ guardian=(\w+)", line))]
            assert seats_told == order[: len(seats_told)]
            if not last_round:
                assert len(seats_told) == seats
                assert lines[-1] == f"round-ended round={number + 1}"
            for turn in split(lines, "turn-began")[1:]:
                turns += 1
                check_turn(turn, turns, DICE.get(event, 4))
        assert turns == table.state.turn
        assert log[-1] in ("victory", "defeat ending=temple_fell", "defeat ending=guardians_fell")
        assert Counter(line.split()[0] for line in log)["victory"] == (log[-1] == "victory")


def split(lines: list[str], kind: str) -> list[list[str]]:
    """The lines before the first of a kind, then one list for each of that kind."""
    starts = [0] + [i for i, line in enumerate(lines) if line.startswith(kind)] + [len(lines)]
    return [lines[start:end] for start, end in pairwise(starts)]


def check_turn(turn: list[str], number: int, dice: int) -> None:
    guardian = re.match(r"turn-began guardian=(\w+)", turn[0])
    assert guardian is not None
    assert turn[0].endswith(f"turn={number}")
    drawn = [line for line in turn if line.split()[0] in ("monster-came", "overflow", "dawn")]
    assert drawn == [turn[1]]
    if turn[1] == "dawn":
        assert turn == [turn[0], "dawn", "victory"]
        return
    kinds = [line.split()[0] for line in turn]
    if "actions-skipped" in kinds:
        assert turn[kinds.index("actions-skipped") - 1] == f"died guardian={guardian[1]}"
        assert "rolled" not in kinds
    elif "defeat" not in kinds[: kinds.index("rolled") if "rolled" in kinds else None]:
        rolled = [i for i, kind in enumerate(kinds) if kind == "rolled"]
        assert len(rolled) == dice
        end = turn.index(f"actions-ended guardian={guardian[1]}")
        moves = [i for i, kind in enumerate(kinds) if kind in ("melee", "monster-moved", "shot")]
        assert max(rolled) < end
        assert all(i > end for i in moves)


@pytest.mark.rule("RUN-2.5", "RUN-4.4", "RUN-4.5")
def test_nothing_of_a_turn_is_left_in_the_next() -> None:
    """At every draw of a card there are no dice, and when dice lie on the table all are fresh."""
    for seed in range(10):
        table = Table(4, "initiation")
        s = table.state
        rng = Rng(seed)
        while not s.is_over():
            if s.asked(CHANCE):
                outcomes, _ = s.outcomes()
                verb = GAME.space.verb(outcomes[0]).name
                if verb in ("draw", "event"):
                    assert (s.dice, s.spent, s.rerolled, s.frozen) == ([], 0, 0, 0)
                if verb == "draw" and s.turn:
                    assert s.free_move_used == 0
                if verb == "event":
                    assert s.angel == -1
                    assert s.poison == [0, 0, 0, 0]
                s.apply(CHANCE, s.draw(rng))
            else:
                seat = s.to_act()[0]
                s.apply(seat, rng.choice(s.legal(seat)))


@pytest.mark.rule("RUN-12.1", "RUN-12.5")
def test_victory_is_shared_by_the_dead_too() -> None:
    table = Table(4)
    table.set_up()
    table.play("chance: event hex")
    assert GAME.outcome(table.state) is None
    s = table.state
    s.deck = 1
    s.life[:] = [1, 0, 0, 0]
    assert table.play("chance: draw dawn") == ["dawn", "victory"]
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.cause, outcome.winners, outcome.scores) == ("dawn", (0, 1, 2, 3), ())
    assert s.is_over()
    assert s.to_act() == []


@pytest.mark.rule("RUN-12.2", "RUN-12.3", "RUN-12.5")
@pytest.mark.parametrize(
    ("life", "temple", "cause"), [([4, 1], 1, "temple_fell"), ([1, 0], 3, "guardians_fell")]
)
def test_defeat_is_shared(life: list[int], temple: int, cause: str) -> None:
    table = Table(2)
    table.set_up("kulak", ("shadow_red", "shadow_green", "troll_red"))
    table.play("chance: event hex", "chance: draw troll_yellow", *["chance: roll white"] * 4)
    s = table.state
    s.life[:] = life
    if life[1] == 0:
        s.at[s.place[1]] = -1
        s.place[1] = -1
    s.temple = temple
    s.monsters[15], s.monsters[16] = s.monsters[16], -1  # the shadow comes into contact with the temple
    table.play("0: end")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.cause, outcome.winners, outcome.scores) == (cause, (), ())


@pytest.mark.rule("RUN-13.3", "RUN-13.4", "RUN-1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_owner_plays_every_seat_as_several_would(seats: int) -> None:
    """Who answers for a seat makes no difference: the rules ask seats, and each view tells the same."""
    table = Table(seats, "novice")
    table.set_up("kulak")
    asked: list[int] = []
    s = table.state
    while s.round == 1:
        table.clear()
        if s.asked(CHANCE):
            legal = table.legal(CHANCE)
            table.play("chance: event all_calm" if "event all_calm" in legal else f"chance: {legal[0]}")
        else:
            asked += s.to_act()
            views = [GAME.view(s, seat) for seat in range(seats)]
            assert views == [views[0]] * seats
            table.play(f"{s.to_act()[0]}: end")
    assert asked == list(range(seats))
    assert [GAME.domains["guardian"].ids[guardian] for guardian in s.guardian] == list(FOUR[:seats])


@pytest.mark.rule("RUN-1.5", "RUN-1.12")
def test_limits_hold_in_random_games() -> None:
    """`random_game` checks the invariants after each step; here the extremes really occur."""
    seen: Counter[str] = Counter()
    for seed in range(8):
        for line in random_game(4, "hero", seed).log:
            seen[line.split()[0]] += 1
    assert seen["died"] > 0
    assert seen["rewarded"] > 0
    assert seen["swapped"] > 0


@pytest.mark.rule("RUN-D5", "RUN-D14", "RUN-11.1", "RUN-11.5")
def test_questions_of_events() -> None:
    table = Table(4, "initiation")
    table.set_up("ismoros")
    table.play("chance: event guardian_angel")
    angel = GAME.decision(table.state, 2)
    assert angel is not None
    assert (angel.kind, angel.rule, angel.about) == ("choose_angel", "RUN-D5", {"guardian": "ismoros"})
    assert [choice.text for choice in angel.choices] == [f"angel {g}" for g in GAME.domains["guardian"].ids]
    assert table.play("2: angel neltai") == [
        "angel-given guardian=neltai",
        "turn-began guardian=ismoros turn=1",
    ]
    assert table.state.angel == 3

    table = Table(4, "initiation")
    table.set_up("kulak", ("werewolf_red", "troll_blue", "troll_green"))
    table.play("chance: event mana_healing", "chance: draw troll_yellow", *["chance: roll white"] * 4)
    table.play("0: release")
    healing = GAME.decision(table.state, 0)
    assert healing is not None
    about = {"guardian": "kulak", "mana": "2"}
    assert (healing.kind, healing.rule, healing.about) == ("mana_healing", "RUN-D14", about)
    assert [choice.text for choice in healing.choices] == ["life 0", "life 1", "life 2"]
