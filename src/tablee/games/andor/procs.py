"""The procedures of the game in the order of their numbers in `ids`."""

from __future__ import annotations

from typing import Any

from tablee.core.state import Proc
from tablee.games.andor.allies import Lead, Mover, MoveVolpin
from tablee.games.andor.creatures import Home, March, Spawn
from tablee.games.andor.day import After, Days, Pass, Turn
from tablee.games.andor.effects import Block, Choose, Give, PutIce, Table, Who
from tablee.games.andor.fight import (
    BlackPlant,
    Defeat,
    Fight,
    GoOn,
    Invite,
    Invited,
    Reward,
    Share,
    Steal,
)
from tablee.games.andor.free import Free
from tablee.games.andor.items import Receive
from tablee.games.andor.movement import Move, Pay
from tablee.games.andor.narrator import Advance, Queue, ReadCard
from tablee.games.andor.rounds import Blade, ChooseDice, RedPlant, Roll, Round, TurnDie
from tablee.games.andor.setup import ChooseHero, Setup
from tablee.games.andor.storms import Storm, TakeAlong
from tablee.games.andor.sunrise import Sunrise
from tablee.games.andor.tokens import Marker, Peek, Stop, Token


def make_procs() -> list[Proc[Any]]:
    """One of each; `forced` is off where a player should press the button even if it is the only one."""
    return [
        Setup("setup"),
        ChooseHero("choose_hero", "AND-2.1"),
        Days("days"),
        Turn("turn", "AND-3.2", forced=False),
        Pass("pass", "AND-7.1"),
        After("after", "AND-3.18", forced=False),
        Move("move", "AND-4.6"),
        Pay("pay", "AND-14.2"),
        Stop("stop"),
        Token("token", "AND-17.1"),
        Marker("marker", "AND-17.6"),
        Storm("storm"),
        TakeAlong("take_along", "AND-18.7"),
        Receive("receive", "AND-13.10"),
        Peek("peek", "AND-14.10"),
        Lead("lead", "AND-7.2"),
        MoveVolpin("volpin", "AND-7.3"),
        Fight("fight"),
        Invite("invite", "AND-6.1"),
        Invited("invited", "AND-6.1"),
        BlackPlant("black_plant", "AND-21.5"),
        Steal("steal", "AND-23.5"),
        Round("round"),
        ChooseDice("choose_dice", "AND-14.14"),
        Roll("roll", "AND-5.5"),
        Blade("blade", "AND-14.5"),
        TurnDie("turn_die", "AND-13.5"),
        RedPlant("red_plant", "AND-21.4"),
        GoOn("go_on", "AND-6.8"),
        Defeat("defeat"),
        Reward("reward", "AND-9.6"),
        Share("share", "AND-9.7"),
        Spawn("spawn"),
        March("march"),
        Home("home"),
        Sunrise("sunrise"),
        Mover("mover"),
        Advance("advance"),
        Queue("queue"),
        ReadCard("card"),
        Block("block"),
        Give("give"),
        Choose("choose", "AND-26.8"),
        Who("name_hero", "AND-26.8"),
        Table("table", "AND-26.4"),
        PutIce("put_ice", "AND-19.1"),
        Free("free"),
    ]


PROCS: list[Proc[Any]] = make_procs()

CHANCE_ONLY = ("token", "marker", "peek", "roll", "table", "put_ice")
"""The questions to chance."""

OFFERED = "free"

DECISIONS: tuple[str, ...] = tuple(
    proc.name for proc in PROCS if proc.rule and proc.name not in CHANCE_ONLY and proc.name != OFFERED
)
"""The questions to players: DEC-3 to DEC-18 and DEC-32 to DEC-44 of the specification."""
