"""What fuzz runs know about a game beyond its rules: the package `fuzz` of its folder. Playing needs none."""

from __future__ import annotations

from tablee.core.events import Event
from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.core.state import State


class Fuzzing:
    """What many random games must show, and how to get there. A game without `fuzz` has this one."""

    rare: tuple[str, ...] = ()
    """Actions and events that many random games may do without."""
    sensible_once_in: int = 101
    """How many games of a fuzz run come to one by the rules of thumb, which may be slow. Prime, so that these
    few see all options too. Fewer for games that players without a plan lose before much has happened."""
    all_happenings: tuple[str, ...] = ()
    """What many random games must show beyond kinds of decisions and events, in the game's own words."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def happenings(self, s: State, event: Event) -> list[str]:
        """Which of `all_happenings` an event shows; `s` is the state after the step it belongs to."""
        return []

    def pursue(self, s: State, seat: int, aims: set[str], rng: Rng) -> int:
        """A legal answer on the way to one of these `all_happenings` that lies many answers away, or -1."""
        return -1
