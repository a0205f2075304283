"""A game of Runemasters played in notation, with forced chance and a complete log."""

from __future__ import annotations

from typing import cast

from tablee.core.rng import Rng
from tablee.core.state import CHANCE
from tablee.games import load
from tablee.games.runemasters import RunemastersGame
from tablee.games.runemasters.ids import NOTHING
from tablee.games.runemasters.state import Runemasters

GAME = cast(RunemastersGame, load("runemasters"))
FOUR = ("kulak", "kyreas", "ismoros", "neltai")
PATHS = {2: ("red", "blue"), 3: ("red", "blue", "green"), 4: ("red", "blue", "yellow", "green")}


class Table:
    """Plays lines such as `0: end` or `chance: draw troll_red`; each must be legal. `log` tells all."""

    def __init__(self, seats: int = 4, difficulty: str = "hero", **options: str) -> None:
        self.state: Runemasters = GAME.setup({"difficulty": difficulty, **options}, seats)
        self.state.sink = []

    @property
    def log(self) -> list[str]:
        """Everything told so far, one line each."""
        return [named.text() for event in self.state.sink or [] if (named := GAME.named(event, None))]

    def play(self, *lines: str) -> list[str]:
        """Play the lines; what was told meanwhile."""
        before = len(self.log)
        for line in lines:
            who, _, text = line.partition(": ")
            seat = CHANCE if who == "chance" else int(who)
            action = GAME.space.parse(text)
            assert action in self.state.legal(seat), f"'{line}' is not legal: {self.legal(seat)}"
            self.state.apply(seat, action)
        return self.log[before:]

    def legal(self, seat: int) -> list[str]:
        """The legal actions of a seat in notation."""
        return [GAME.space.text(action) for action in self.state.legal(seat)]

    def odds(self) -> dict[str, int]:
        """The outcomes of chance with their weights."""
        outcomes, weights = self.state.outcomes()
        return {GAME.space.text(outcome): weight for outcome, weight in zip(outcomes, weights, strict=True)}

    def set_up(self, elder: str = "kulak", draw: tuple[str, ...] = ()) -> list[str]:
        """Choose guardians and paths in a fixed order, reveal three monsters, name the Elder."""
        seats = self.state.seats
        cards = draw or ("werewolf_red", "werewolf_blue", "werewolf_green")
        return self.play(
            *(f"{seat}: choose {FOUR[seat]}" for seat in range(seats)),
            *(f"{seat}: face {PATHS[seats][seat]}" for seat in range(seats)),
            *(f"chance: draw {card}" for card in cards),
            f"0: elder {elder}",
        )

    def clear(self) -> None:
        """Take all monsters off the board and heal everybody, so that a long game goes on."""
        s = self.state
        s.monsters[:] = [NOTHING] * len(s.monsters)
        s.wounds[:] = [0] * len(s.wounds)
        s.life[:] = [4] * s.seats


def random_game(seats: int, difficulty: str, seed: int) -> Table:
    """A whole game with random answers; now and then somebody passes, so that monsters get their say."""
    table = Table(seats, difficulty)
    s = table.state
    rng = Rng(seed)
    while not s.is_over():
        s.advance(rng)
        for seat in s.to_act():
            s.apply(seat, rng.choice(s.legal(seat)))
        assert not s.problems()
    return table
