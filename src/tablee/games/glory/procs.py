"""The procedures of the game in the order of their numbers in `ids`."""

from __future__ import annotations

from typing import Any

from tablee.core.state import Proc
from tablee.games.glory.area import ChooseCell
from tablee.games.glory.gains import Gains, HandOut, Reward
from tablee.games.glory.keys import ConnectionKeys, PlaceKey
from tablee.games.glory.round import CatchUp, Fill, Round, Select
from tablee.games.glory.setup import DealHeroes, DealQuests, FirstPlayer, KeepQuests, Setup
from tablee.games.glory.turn import AfterAction, Pay, Play, Turn, TurnAction


def make_procs() -> list[Proc[Any]]:
    """One of each; `forced` is off where a player answers himself even without a choice (TOG-12.7)."""
    return [
        Setup("setup"),
        DealHeroes("heroes", "TOG-1.10"),
        Fill("fill", "TOG-9.3"),
        FirstPlayer("first_player", "TOG-1.15"),
        DealQuests("deal_quests", "TOG-11.1"),
        KeepQuests("keep_quests", "TOG-11.2"),
        Round("round"),
        Select("select_card", "TOG-3.1", forced=False),
        CatchUp("catch_up_take", "TOG-3.7"),
        Turn("turn"),
        TurnAction("turn_action", "TOG-4.1", forced=False),
        AfterAction("after_action", "TOG-11.4", forced=False),
        Play("play"),
        Pay("pay_surcharge", "TOG-4.7"),
        ChooseCell("choose_cell", "TOG-6.10"),
        Reward("reward"),
        ConnectionKeys("choose_key_connection", "TOG-7.3"),
        PlaceKey("place_key", "TOG-8.6"),
        Gains("choose_gain", "TOG-7.3"),
        HandOut("hand_out"),
    ]


PROCS: list[Proc[Any]] = make_procs()

DECISIONS: tuple[str, ...] = (
    "keep_quests",
    "select_card",
    "catch_up_take",
    "turn_action",
    "after_action",
    "pay_surcharge",
    "choose_cell",
    "choose_key_connection",
    "place_key",
    "choose_gain",
)
"""The questions to players, D1 to D10 of the specification."""
