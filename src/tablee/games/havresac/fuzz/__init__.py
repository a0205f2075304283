"""What fuzz runs know about Les Gardiens de Havresac: what they must show."""

from __future__ import annotations

from typing import cast

from tablee.core.events import Event
from tablee.core.fuzzing import Fuzzing
from tablee.core.game import Game
from tablee.core.state import State
from tablee.games.havresac.fuzz import happenings
from tablee.games.havresac.state import Havresac


class HavresacFuzzing(Fuzzing):
    """What many games must show."""

    rare = ("stuck",)  # HAV-R34 these boards leave hardly anybody without a way
    sensible_once_in = 23
    all_happenings = happenings.all_happenings()

    def happenings(self, s: State, event: Event) -> list[str]:
        return happenings.happenings(cast(Havresac, s), event)


def fuzzing(game: Game) -> Fuzzing:
    """For the game with its content."""
    return HavresacFuzzing(game)
