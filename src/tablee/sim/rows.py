"""What mass play is told and tells: settings of games, and a row for each game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Cell:
    """One setting of a simulation: seats, options and who plays at each seat."""

    seats: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]

    def text(self) -> str:
        """One line, such as `4 seats, difficulty=hero, thumb`."""
        bots = self.bots[0] if len(set(self.bots)) == 1 else "+".join(self.bots)
        return ", ".join([f"{self.seats} seats", *(f"{name}={value}" for name, value in self.options), bots])


@dataclass(frozen=True)
class Row:
    """One game. Nothing in it depends on the machine or the time."""

    game: str
    seed: int
    seats: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    cause: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    stats: tuple[tuple[str, int], ...]
    """Numbers the game itself finds worth telling, such as its turns."""

    @property
    def cell(self) -> Cell:
        """The setting it belongs to."""
        return Cell(self.seats, self.options, self.bots)
