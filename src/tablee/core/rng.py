"""The generator of mass play and bots. It never lives in a state: a clone cannot foresee the dice."""

import random


class Rng:
    """A seeded stream of draws, the same on every machine and Python version."""

    def __init__(self, seed: int) -> None:
        self._next = random.Random(seed).random

    def below(self, n: int) -> int:
        """A number from 0 to n-1, all equally likely."""
        draw: float = self._next()
        return int(draw * n)

    def choice(self, options: list[int]) -> int:
        """One of the options, all equally likely."""
        return options[self.below(len(options))]

    def weighted(self, options: list[int], weights: list[int]) -> int:
        """One of the options, with odds in proportion to the weights."""
        total = 0
        for weight in weights:
            total += weight
        return pick(options, weights, self.below(total))


def pick(options: list[int], weights: list[int], ticket: int) -> int:
    """The option that holds lottery ticket number `ticket` when each holds as many as its weight."""
    for i in range(len(options)):
        ticket -= weights[i]
        if ticket < 0:
            return options[i]
    raise ValueError("the ticket is larger than the sum of the weights")
