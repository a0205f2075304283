"""The cases of the conformance suite, and how their games are played.

Nothing here knows any game: what is played follows from what each game declares.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tablee
from tablee import games
from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.core.state import CHANCE, State
from tablee.sim.fuzz import PLAYERS, QUICK_PLAYERS, choose_actor

EXAMPLES = Path(__file__).parents[2] / "examples"
GAMES = [*tablee.games(), games.add(EXAMPLES / "ur", listed=False)]
"""All games of the house, and the example of one that lies elsewhere."""
SETS_PER_SEAT_COUNT = 3
BOUND = 20_000
"""More answers than any game takes, even among players without a plan."""


@dataclass(frozen=True)
class Case:
    """A game with a number of seats and values for its options."""

    game: Game
    seats: int
    options: Mapping[str, str]

    def label(self) -> str:
        """Such as `runemasters-4-hero-default`."""
        return "-".join([self.game.id, str(self.seats), *self.options.values()])

    def setup(self) -> State:
        """A fresh game."""
        return self.game.setup(self.options, self.seats)


def option_sets(game: Game) -> list[dict[str, str]]:
    """As few sets of options as hold every value of every option once."""
    most = max((len(option.values) for option in game.options), default=1)
    return [
        {option.id: option.values[i % len(option.values)] for option in game.options} for i in range(most)
    ]


def cases(game: Game) -> list[Case]:
    """Every number of seats with a few sets of options; together they hold every value of every option."""
    sets = option_sets(game)
    per = max(SETS_PER_SEAT_COUNT, -(-len(sets) // len(game.seats)))
    found: list[Case] = []
    for i, seats in enumerate(game.seats):
        for j in range(min(per, len(sets))):
            found.append(Case(game, seats, sets[(i * per + j) % len(sets)]))
    return found


def all_cases() -> list[Any]:
    """The cases of all games."""
    return [case for game_id in GAMES for case in cases(tablee.load(game_id))]


def walk(case: Case, seed: int, sink: list[Any] | None = None) -> Iterator[tuple[State, int, int]]:
    """Play one game: yields the state with the answer that comes next, then applies it to that state.

    The kind of player goes by the seed. The state yielded last is the one that ends.
    """
    rng = Rng(seed)
    player = PLAYERS[QUICK_PLAYERS[seed % len(QUICK_PLAYERS)]](case.game, rng)
    s = case.setup()
    s.sink = sink
    for _ in range(BOUND):
        if s.is_over():
            return
        seat = choose_actor(s, rng)
        action = s.draw(rng) if seat == CHANCE else player.choose(s, seat, s.legal(seat))
        yield s, seat, action
        s.apply(seat, action)
    raise AssertionError(f"{case.label()} seed {seed}: no end after {BOUND} answers")


def seats_and_chance(s: State) -> range:
    """CHANCE and every seat."""
    return range(CHANCE, s.seats)
