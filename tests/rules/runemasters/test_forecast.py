"""What the view foretells for the end of the actions is what the log tells then."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.core.rng import Rng
from tablee.core.state import CHANCE
from tablee.games.runemasters.ids import END, P_ACTIONS
from tests.rules.runemasters.table import GAME, Table

CONSEQUENCES = {
    "angel-saved",
    "block-removed",
    "defeat",
    "died",
    "dragon-healed",
    "frozen",
    "melee",
    "monster-moved",
    "poison-struck",
    "poisoned",
    "round-ended",
    "shield-broken",
    "shot",
    "shot-ignored",
    "temple-hurt",
    "turn-skipped",
}


@pytest.mark.rule("RUN-2.5", "RUN-2.6", "RUN-2.7", "RUN-2.8", "RUN-7.1", "RUN-7.3", "RUN-9.2")
def test_the_forecast_is_what_the_end_of_the_actions_brings() -> None:
    """At each question of whole games, to the last word; together they show every consequence there is."""
    shown: Counter[str] = Counter()
    for seed in range(120):
        table = Table(2 + seed % 3, "initiation")
        s, rng = table.state, Rng(seed)
        while not s.is_over():
            seat = s.to_act()[0]
            told = GAME.view(s, None)["forecast"]
            if seat != CHANCE and s.stack[-1].proc == P_ACTIONS:
                assert [(event["kind"], event["args"]) for event in told] == ended(table)
                shown.update(event["kind"] for event in told)
            elif not s.dice:
                assert told == []
            s.apply(seat, s.draw(rng) if seat == CHANCE else rng.choice(s.legal(seat)))
    assert set(shown) >= CONSEQUENCES, CONSEQUENCES - set(shown)


def ended(table: Table) -> list[tuple[str, dict[str, str]]]:
    """What the log would tell after `end`, up to the next turn or round."""
    twin = table.state.clone()
    twin.sink = []
    twin.apply(twin.to_act()[0], END)
    told: list[tuple[str, dict[str, str]]] = []
    for event in twin.sink[1:]:
        named = GAME.named(event, None)
        assert named is not None
        if named.kind in ("turn-began", "round-began"):
            break
        told.append((named.kind, dict(named.args)))
    return told


def test_while_a_power_asks_the_forecast_goes_on_from_what_stands_there() -> None:
    """A question in the middle of an action changes nothing but what it has done already."""
    for seed in range(20):
        table = Table(4, "hero")
        s, rng = table.state, Rng(seed)
        while not s.is_over():
            seat = s.to_act()[0]
            if s.dice and seat != CHANCE and s.stack[-1].proc != P_ACTIONS:
                before = s.key()
                told = GAME.view(s, None)["forecast"]
                assert s.key() == before
                while s.stack[-1].proc != P_ACTIONS:
                    s.stack.pop()
                assert [(event["kind"], event["args"]) for event in told] == ended(table)
                return
            s.apply(seat, s.draw(rng) if seat == CHANCE else rng.choice(s.legal(seat)))
    raise AssertionError("no power asked anything")
