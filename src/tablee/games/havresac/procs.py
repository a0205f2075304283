"""The procedures of the game in the order of their numbers in `ids`."""

from __future__ import annotations

from typing import Any

from tablee.core.state import Proc
from tablee.games.havresac.abilities import Abilities
from tablee.games.havresac.adventure import (
    Adventure,
    Destination,
    OpenChest,
    PlayGuardian,
    PriestessChoice,
    Relief,
)
from tablee.games.havresac.recruitment import Recruit
from tablee.games.havresac.round import Round, Scout
from tablee.games.havresac.setup import Setup, TurnFaces


def make_procs() -> list[Proc[Any]]:
    """One of each; `forced` is off where a player should press the button even if it is the only one."""
    return [
        Setup("setup"),
        TurnFaces("faces", "HAV-1.2"),
        Scout("scout", "HAV-3.1"),
        Round("round"),
        Adventure("draw", "HAV-4.1"),
        PlayGuardian("guardian"),
        PriestessChoice("priestess", "HAV-6.10", forced=False),
        Relief("relief", "HAV-6.11"),
        Destination("destination", "HAV-5.3"),
        OpenChest("chest", "HAV-7.1"),
        Abilities("abilities", "HAV-4.6", forced=False),
        Recruit("recruit", "HAV-9.2", forced=False),
    ]


PROCS: list[Proc[Any]] = make_procs()

DECISIONS: tuple[str, ...] = ("priestess", "relief", "destination", "abilities", "recruit")
"""The questions to players: D9, D10, D11 with D12, D15 and D16 of the specification."""
