"""What fuzz runs know about Defenders of the Realm: what they must show, and a way to the rarest ending."""

from __future__ import annotations

from typing import cast

from tablee.core.events import Event
from tablee.core.fuzzing import Fuzzing
from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.games.defenders import DefendersGame
from tablee.games.defenders.fuzz import happenings
from tablee.games.defenders.fuzz.pursuits import pursue
from tablee.games.defenders.state import Defenders


class DefendersFuzzing(Fuzzing):
    """What many games must show, and how to get there."""

    rare = (
        *("give_marker", "marker"),  # DOR-13.12 two quests with markers of the colour that runs out
        "find_magic_gate impossible",  # DOR-18.5 all gates are built
        *(
            "no-hero",
            "a player without a hero",
            "loss_no_hero",
        ),  # DOR-7.11 only pursuits.py gets there
    )
    sensible_once_in = 11
    """Without a plan the realm falls before generals, quests and late cards have their say."""

    def __init__(self, game: DefendersGame) -> None:
        super().__init__(game)
        self.all_happenings = happenings.all_happenings(game.box)

    def happenings(self, s: State, event: Event) -> list[str]:
        return happenings.happenings(cast(Defenders, s), event)

    def pursue(self, s: State, seat: int, aims: set[str], rng: Rng) -> int:
        return pursue(cast(Defenders, s), seat, aims, rng)


def fuzzing(game: Game) -> Fuzzing:
    """For the game with its content."""
    return DefendersFuzzing(cast(DefendersGame, game))
