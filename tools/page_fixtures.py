"""Write the positions that the tests of the page's boards look at, from golden and other fixed games.

`python tools/page_fixtures.py` writes files of web/tests/boards/fixtures anew; a test knows stale ones.
A position is kept for what is asked in it: a few of every kind of question, and one at least for every verb.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec

import tablee
from tablee.core.game import Decision, Game
from tablee.core.rng import Rng
from tablee.core.state import CHANCE, State
from tablee.server import protocol
from tablee.server.reading import choice
from tablee.sim.fuzz import PLAYERS, QUICK_PLAYERS, choose_actor

ROOT = Path(__file__).resolve().parent.parent
FIXTURES = ROOT / "web" / "tests" / "boards" / "fixtures"
GOLDEN = ROOT / "tests" / "golden"


Json = dict[str, Any]
Test = Callable[[Json, Decision], bool]


@dataclass(frozen=True)
class Wanted:
    """One file: of which game, and how many positions of each kind of question."""

    name: str
    game_id: str
    each: int
    more: int = 0
    """Games of fixed seeds beyond the golden ones, for what these do not show."""
    also: tuple[Test, ...] = ()
    """One position for each of these, whatever else is kept."""


def charge_makes_ready(view: Json, decision: Decision) -> bool:
    """A charge would bring the Ultimate token to its last space."""
    own = view["guardians"][decision.seat]["ultimate"]
    return own == view["ultimate_full"] - 1 and any(one.verb == "charge" for one in decision.choices)


WANTED = (Wanted("runemasters-decisions", "runemasters", 2, more=16, also=(charge_makes_ready,)),)


def golden_positions(game: Game) -> Iterator[tuple[State, int]]:
    """Every question to a player in the golden games of a game, with the seat that answers it."""
    for path in sorted((GOLDEN / game.id).glob("*.txt")):
        lines = path.read_text("utf-8").splitlines()
        options = dict(line.split(" ", 2)[1:] for line in lines if line.startswith("option "))
        (seats,) = [int(line.removeprefix("seats ")) for line in lines if line.startswith("seats ")]
        s = game.setup(options, seats)
        for line in lines:
            if line.startswith("> "):
                who, _, answer = line.removeprefix("> ").partition(": ")
                seat = CHANCE if who == "chance" else int(who)
                if seat != CHANCE:
                    yield s, seat
                s.apply(seat, game.space.parse(answer))


def further_positions(game: Game, games: int) -> Iterator[tuple[State, int]]:
    """The same of games of fixed seeds, with all seat counts and values of options in turn."""
    for seed in range(games):
        rng = Rng(seed)
        player = PLAYERS[QUICK_PLAYERS[seed % len(QUICK_PLAYERS)]](game, rng)
        options = {option.id: option.values[seed % len(option.values)] for option in game.options}
        s = game.setup(options, game.seats[seed % len(game.seats)])
        while not s.is_over():
            seat = choose_actor(s, rng)
            if seat == CHANCE:
                s.apply(seat, s.draw(rng))
            else:
                yield s, seat
                s.apply(seat, player.choose(s, seat, s.legal(seat)))


def cases(game: Game, wanted: Wanted) -> Iterator[Json]:
    """The first positions that ask something not asked often enough before."""
    kinds: Counter[str] = Counter()
    verbs: Counter[str] = Counter()
    also = list(wanted.also)
    for s, seat in chain(golden_positions(game), further_positions(game, wanted.more)):
        decision = game.decision(s, seat)
        assert decision is not None
        offered = {choice.verb for choice in decision.choices}
        view = game.view(s, seat)
        found = [test for test in also if test(view, decision)]
        if found or kinds[decision.kind] < wanted.each or any(verbs[verb] < wanted.each for verb in offered):
            kinds[decision.kind] += 1
            verbs.update(offered)
            also = [test for test in also if test not in found]
            yield {"view": view, "decision": asked(game, decision)}


def asked(game: Game, decision: Decision) -> protocol.Decision:
    """A question as it is sent."""
    suggested = None if decision.suggested is None else game.space.text(decision.suggested)
    return protocol.Decision(
        id=1,
        seat=decision.seat,
        kind=decision.kind,
        rule=decision.rule,
        about=dict(decision.about),
        choices=[choice(one) for one in decision.choices],
        suggested=suggested,
    )


def written(wanted: Wanted) -> str:
    """The text of a file."""
    game = tablee.load(wanted.game_id)
    found = msgspec.to_builtins(list(cases(game, wanted)))
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n"


def stale() -> list[Wanted]:
    """The files that are not what the games show."""
    return [wanted for wanted in WANTED if path_of(wanted).read_text("utf-8") != written(wanted)]


def path_of(wanted: Wanted) -> Path:
    return FIXTURES / f"{wanted.name}.json"


if __name__ == "__main__":
    for wanted in WANTED:
        path_of(wanted).write_text(written(wanted), "utf-8")
