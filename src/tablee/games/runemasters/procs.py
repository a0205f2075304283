"""The procedures of the game in the order of their numbers in `ids`."""

from __future__ import annotations

from typing import Any

from tablee.core.state import Proc
from tablee.games.runemasters import guardians as g
from tablee.games.runemasters.actions import Actions, Reroll, RollDice
from tablee.games.runemasters.combat import ManaHealing
from tablee.games.runemasters.monsters import Spawn
from tablee.games.runemasters.round import ChooseAngel, RevealEvent, Round, Turn
from tablee.games.runemasters.setup import ChooseElder, ChooseGuardian, ChoosePath, FirstMonsters, Setup


def make_procs() -> list[Proc[Any]]:
    """One of each; `forced` is off where a player should press the button even if it is the only one."""
    return [
        Setup("setup"),
        ChooseGuardian("choose_guardian", "RUN-D2"),
        ChoosePath("choose_path", "RUN-D3"),
        FirstMonsters("first_monsters", "RUN-C2"),
        ChooseElder("choose_elder", "RUN-D4"),
        Round("round"),
        RevealEvent("event", "RUN-C5"),
        ChooseAngel("choose_angel", "RUN-D5"),
        Turn("turn"),
        Spawn("spawn", "RUN-C2"),
        RollDice("roll", "RUN-C6"),
        Actions("actions", "RUN-D6", forced=False),
        Reroll("reroll", "RUN-C7"),
        g.GiveShield("shield", "RUN-D7"),
        g.Whirlwind("whirlwind", "RUN-D8"),
        g.Pray("healing_prayer", "RUN-D9"),
        g.Exchange("exchange", "RUN-D10a"),
        g.ExchangeTake("exchange_take", "RUN-D10b"),
        g.ExchangeTo("exchange_to", "RUN-D10c"),
        g.Trample("trample", "RUN-D11"),
        g.Storm("elemental_storm", "RUN-D12"),
        g.SecondWind("second_wind", "RUN-D13a"),
        g.SecondWindTo("second_wind_to", "RUN-D13b"),
        ManaHealing("mana_healing", "RUN-D14"),
    ]


PROCS: list[Proc[Any]] = make_procs()
