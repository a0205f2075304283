"""Play seeded random games of every game and print fingerprints of all their states.

Two builds of the engine that print the same lines agree in all these games. Every state counts with its key
and its legal actions, every few states with the digest of its dump too. One line covers up to 50 games, so
that the first line that differs tells where to look.
"""

from __future__ import annotations

import argparse
import hashlib

import tablee
from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.core.state import CHANCE

GAMES_PER_LINE = 50
DUMP_EVERY = 16


def play(game: Game, number: int, fingerprint: hashlib.blake2b) -> int:
    """Play game `number` and add all its states to the fingerprint; returns how many there were."""
    rng = Rng(number)
    options = {option.id: option.values[rng.below(len(option.values))] for option in game.options}
    s = game.setup(options, game.seats[number % len(game.seats)])
    steps = 0
    while not s.is_over():
        actors = s.may_act()
        seat = actors[0] if len(actors) == 1 else rng.choice(actors)
        legal = s.legal(seat)
        action = s.draw(rng) if seat == CHANCE else rng.choice(legal)
        fingerprint.update(f"{s.key()}{seat}{legal}{action}".encode())
        if steps % DUMP_EVERY == 0:
            fingerprint.update(game.digest(s).encode())
        s.apply(seat, action)
        steps += 1
    fingerprint.update(f"{s.key()}{game.digest(s)}{game.outcome(s)}".encode())
    return steps


def main() -> None:
    """Print the lines for all games."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=200, help="games of each kind (default: 200)")
    count = parser.parse_args().games
    for game_id in tablee.games():
        game = tablee.load(game_id)
        for first in range(0, count, GAMES_PER_LINE):
            last = min(first + GAMES_PER_LINE, count)
            fingerprint = hashlib.blake2b(digest_size=16)
            steps = sum(play(game, number, fingerprint) for number in range(first, last))
            print(f"{game_id} {first}-{last - 1}: {steps} steps {fingerprint.hexdigest()}")


if __name__ == "__main__":
    main()
