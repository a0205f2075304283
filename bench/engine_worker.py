"""One measured engine in a process of its own, for `tablee bench engine`.

`python engine_worker.py ENGINE` answers lines on its standard input, `decisions SECONDS`, `clones SECONDS` or
`values SECONDS`, each with one line of JSON: how much was done in how much CPU time. A decision is to list
the legal actions, to choose one at random and to apply it; dealing, dice and set-up cost time but do not
count. Every engine is driven by the same kind of loop, from Python, and chooses with the same generator.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

MID_GAMES = 16
"""Positions that are cloned in turn: the middle of as many random games."""
CLONES_AT_ONCE = 500
SEED = 20

draw = random.Random(SEED).random


class Engine:
    """A game of some engine."""

    about: dict[str, Any]

    def play(self) -> int:
        """Play one random game from set-up to end; returns its decisions."""
        raise NotImplementedError

    def middle(self) -> Any:
        """The state in the middle of a random game, with a method `clone`."""
        raise NotImplementedError


class Tablee(Engine):
    """A game of the package found first on the path: plain from src, or compiled."""

    def __init__(self, game_id: str) -> None:
        import tablee
        from tablee.core import state
        from tablee.core.rng import Rng

        self.game = tablee.load(game_id)
        self.seats = max(self.game.seats)
        self.rng = Rng(SEED)
        compiled = Path(str(state.__file__)).suffix != ".py"
        self.about = {"build": "compiled" if compiled else "plain", "seats": self.seats}

    def play(self) -> int:
        s, rng, n = self.game.setup(None, self.seats), self.rng, 0
        s.advance(rng)
        while not s.is_over():
            seat = s.to_act()[0]
            legal = s.legal(seat)
            s.apply(seat, legal[int(draw() * len(legal))])
            n += 1
            s.advance(rng)
        return n

    def middle(self) -> Any:
        s, rng = self.game.setup(None, self.seats), self.rng
        s.advance(rng)
        line = [s.clone()]
        while not s.is_over():
            seat = s.to_act()[0]
            legal = s.legal(seat)
            s.apply(seat, legal[int(draw() * len(legal))])
            s.advance(rng)
            line.append(s.clone())
        return line[len(line) // 2]


class OpenSpiel(Engine):
    """A game of OpenSpiel: C++ or Python rules behind the same Python interface."""

    def __init__(self, name: str) -> None:
        import pyspiel

        if name.startswith("python_"):
            import open_spiel.python.games  # noqa: F401  registers the games written in Python
        self.game = pyspiel.load_game(name)
        self.about = {"seats": self.game.num_players()}

    def chance(self, state: Any) -> None:
        """Let chance act until a player is asked or the game is over."""
        while state.is_chance_node():
            ticket = draw()
            action = 0
            for outcome, probability in state.chance_outcomes():
                action = outcome
                ticket -= probability
                if ticket < 0:
                    break
            state.apply_action(action)

    def play(self) -> int:
        state, n = self.game.new_initial_state(), 0
        self.chance(state)
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
            n += 1
            self.chance(state)
        return n

    def middle(self) -> Any:
        state = self.game.new_initial_state()
        self.chance(state)
        line = [state.clone()]
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
            self.chance(state)
            line.append(state.clone())
        return line[len(line) // 2]


class RlcardUno(Engine):
    """Uno of RLCard below its environment, which would add the cost of observations."""

    def __init__(self) -> None:
        from rlcard.games.uno import Game

        self.game = Game()
        self.about = {"seats": self.game.get_num_players()}

    def play(self) -> int:
        game, n = self.game, 0
        state, _ = game.init_game()
        while not game.is_over():
            legal = state["legal_actions"]  # listed with every step, so they need not be asked for again
            state, _ = game.step(legal[int(draw() * len(legal))])
            n += 1
        return n


def engine(name: str) -> Engine:
    """The engine called `tablee:GAME`, `open_spiel:GAME` or `rlcard:uno`."""
    family, _, game = name.partition(":")
    if family == "tablee":
        return Tablee(game)
    if family == "open_spiel":
        return OpenSpiel(game)
    if name == "rlcard:uno":
        return RlcardUno()
    raise SystemExit(f"unknown engine {name}")


def decisions(engine: Engine, seconds: float) -> tuple[int, float]:
    """Decisions made in whole games, and the CPU time they took: at least `seconds`."""
    n, start = 0, process_time()
    end = start + seconds
    while True:
        n += engine.play()
        now = process_time()
        if now >= end:
            return n, now - start


def clones(engine: Engine, seconds: float) -> tuple[int, float]:
    """Clones made of mid-game states and dropped at once, and the CPU time they took."""
    states = [engine.middle() for _ in range(MID_GAMES)]
    n, spent = 0, 0.0
    while spent < seconds:
        for state in states:
            clone = state.clone
            start = process_time()
            for _ in range(CLONES_AT_ONCE):
                clone()
            spent += process_time() - start
            n += CLONES_AT_ONCE
    return n, spent


def values(engine: Engine, seconds: float) -> tuple[int, float]:
    """Mid-game states judged by the learned value, and the CPU time that took."""
    assert isinstance(engine, Tablee), "other engines have no value"
    from tablee.judge.value import Judge

    judge = Judge(engine.game)
    if not judge.learned:
        raise SystemExit(f"{engine.game.id} has no value: {judge.why_not}")
    states = [engine.middle() for _ in range(MID_GAMES)]
    n, spent = 0, 0.0
    while spent < seconds:
        for state in states:
            seat = max(state.to_act()[0], 0)
            start = process_time()
            for _ in range(CLONES_AT_ONCE):
                judge.value(state, seat)
            spent += process_time() - start
            n += CLONES_AT_ONCE
    return n, spent


MEASURES: dict[str, Callable[[Engine, float], tuple[int, float]]] = {
    "decisions": decisions,
    "clones": clones,
    "values": values,
}


def main() -> None:
    measured = engine(sys.argv[1])
    for _ in range(3):
        measured.play()  # imports, caches and tables are in place before anything is measured
    print(json.dumps(measured.about), flush=True)
    for line in sys.stdin:
        measure, seconds = line.split()
        n, spent = MEASURES[measure](measured, float(seconds))
        print(json.dumps({"n": n, "seconds": spent}), flush=True)


if __name__ == "__main__":
    main()
