"""What fuzz runs know about Andor: what they must show, and ways to what lies many answers away."""

from __future__ import annotations

from typing import cast

from tablee.core.events import Event
from tablee.core.fuzzing import Fuzzing
from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.games.andor import AndorGame
from tablee.games.andor.fuzz import happenings
from tablee.games.andor.fuzz.pursuits import pursue
from tablee.games.andor.state import Andor


class AndorFuzzing(Fuzzing):
    """What many games must show, and how to get there."""

    rare = (
        *("choose", "option", "option-chosen", "name_hero", "name", "hero-named"),  # words that only
        *("ice", "table-rolled", "star-placed"),  # own legends use, and pools smaller than the lake
        "activate",  # AND-8.9 where snow lies under no hero at the start and every stop digs it up
        "ashore",  # AND-19.11 on the lake with nothing but broken ice around
        "no-figure",  # AND-9.4 the four legends never need more figures than there are
        *("choose_dice", "carlion", "own_dice"),  # L4 a fire of one's own among the Five Orphans
    )
    sensible_once_in = 11
    """Without a plan the castle falls on the fifth day, before most cards are read."""

    def __init__(self, game: AndorGame) -> None:
        super().__init__(game)
        self.all_happenings = happenings.all_happenings(game.box)

    def happenings(self, s: State, event: Event) -> list[str]:
        return happenings.happenings(cast(Andor, s), event)

    def pursue(self, s: State, seat: int, aims: set[str], rng: Rng) -> int:
        return pursue(cast(Andor, s), seat, aims, rng)


def fuzzing(game: Game) -> Fuzzing:
    """For the game with its content."""
    return AndorFuzzing(cast(AndorGame, game))
