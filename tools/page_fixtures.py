"""Write the positions that the tests of the page's boards look at, from golden and other fixed games.

`python tools/page_fixtures.py` writes files of web/tests/boards/fixtures anew; a test knows stale ones.
A position is kept for what is asked in it: a few of every kind of question, and one at least for every verb.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
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
from tablee.text.messages import typeset

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
    seeds: Sequence[int] = ()
    """Games beyond the golden ones, for what these do not show."""
    also: tuple[Test, ...] = ()
    """One position for each of these, whatever else is kept."""
    whole: bool = False
    """With what is printed, the names of it in English, and the end of a game."""


def charge_makes_ready(view: Json, decision: Decision) -> bool:
    """A charge would bring the Ultimate token to its last space."""
    own = view["guardians"][decision.seat]["ultimate"]
    return own == view["ultimate_full"] - 1 and any(one.verb == "charge" for one in decision.choices)


def eight_slots(view: Json, decision: Decision) -> bool:
    """The largest adventure board, that of five players."""
    return len(view["slots"]) == 8


def too_dear(view: Json, decision: Decision) -> bool:
    """The tile that was taken cannot be paid for."""
    return decision.kind == "turn_action" and not any(one.verb == "play" for one in decision.choices)


def castle_of_four(view: Json, decision: Decision) -> bool:
    """A turn of four heroes on the side of the castle."""
    return decision.kind == "turn" and view["face"] == "castle" and len(view["heroes"]) == 4


def village_of_four(view: Json, decision: Decision) -> bool:
    """The same on the other side."""
    return decision.kind == "turn" and view["face"] == "village" and len(view["heroes"]) == 4


def far_by(way: str) -> Test:
    """A way to travel that leads to several places."""
    return lambda _, decision: decision.about.get("way") == way and len(decision.choices) > 2


def shape_travels(view: Json, decision: Decision) -> bool:
    """A hero in the shape of an enemy is on the way."""
    return decision.kind == "destination" and view["players"][decision.seat]["shape"] is not None


def attacks_in_company(view: Json, decision: Decision) -> bool:
    """There are others who may join an attack."""
    return decision.kind == "next_roller" and len(view["players"]) > 1


WAYS = ("foot", "horse", "eagle", "gate_card", "gate", "steed", "flight", "teleport")
WANTED = (
    Wanted("runemasters-decisions", "runemasters", 2, range(16), also=(charge_makes_ready,)),
    # Seldom is there more than one side whose key can open a chest: it happens in the game of seed 138.
    Wanted("glory-positions", "glory", 5, (*range(24), 138), also=(eight_slots, too_dear), whole=True),
    Wanted(
        "defenders-positions",
        "defenders",
        1,
        (*range(20), 358, 501),  # in these two, a found gate adds its dice
        also=(*(far_by(way) for way in WAYS), shape_travels, attacks_in_company),
        whole=True,
    ),
    # The last four seeds show what hardly ever happens by chance: a falcon sent, a spyglass used, a hero who
    # struggles ashore, a falcon that lands.
    Wanted(
        "andor-places",
        "andor",
        1,
        (0, 3, 17, 120, 253, 505, 2241),
        also=(castle_of_four, village_of_four),
        whole=True,
    ),
)


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


def golden_end(game: Game) -> Json:
    """What the first seat sees at the end of the last golden game, that of the most players."""
    *_, (s, _) = golden_positions(game)
    assert s.is_over(), "the state goes on to the end after its last question"
    return game.shown(s, 0)


def further_positions(game: Game, seeds: Sequence[int]) -> Iterator[tuple[State, int]]:
    """The same of games of fixed seeds, with all seat counts and values of options in turn."""
    for seed in seeds:
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
    for s, seat in chain(golden_positions(game), further_positions(game, wanted.seeds)):
        decision = game.decision(s, seat)
        assert decision is not None
        offered = {choice.verb for choice in decision.choices}
        view = game.shown(s, seat)
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
    found: Json | list[Json] = list(cases(game, wanted))
    if wanted.whole:
        found = {
            "catalogue": game.catalogue(),
            "names": {kind: said(table) for kind, table in game.names["en"].items()},
            "domains": {name: domain.ids for name, domain in game.domains.items()},
            "cases": found,
            "end": golden_end(game),
        }
    return json.dumps(msgspec.to_builtins(found), ensure_ascii=False, separators=(",", ":")) + "\n"


def said(table: Mapping[str, str]) -> dict[str, str]:
    """Names as they are sent."""
    return {piece: typeset("en", words) for piece, words in table.items()}


def stale() -> list[Wanted]:
    """The files that are not what the games show."""
    return [wanted for wanted in WANTED if path_of(wanted).read_text("utf-8") != written(wanted)]


def path_of(wanted: Wanted) -> Path:
    return FIXTURES / f"{wanted.name}.json"


if __name__ == "__main__":
    for wanted in WANTED:
        path_of(wanted).write_text(written(wanted), "utf-8")
