"""The levels of bots at the table: the same names in every game, told apart by how far they think ahead.

No level blunders on purpose. The novice follows the rules of thumb; the others follow those of the seasoned,
where a game's advice has such, and compare them with what else there is, as far as their budget goes.
`tablee ladder` measures how strong that makes them.
"""

from __future__ import annotations

from dataclasses import replace

from tablee.bots.search import SearchBot
from tablee.core.engine import EngineKind, engine_kind
from tablee.judge.compare import Budget
from tablee.judge.hint import BUDGET
from tablee.match.seat_view import SeatView

LEVELS = ("novice", "companion", "master")
"""The weakest first."""

PLAIN = 3
"""The plain engine takes up to ten times as long, and is given three times as long: it thinks less."""
LEAST = 6
"""With fewer playouts no answer can be told from another."""

BUDGETS: dict[str, dict[str, Budget | None]] = {
    "andor": {"companion": Budget(15, 4), "master": Budget(60, 6)},
    "defenders": {"companion": None},
    "glory": {"companion": Budget(30, 5), "master": Budget(300, 8)},
    "havresac": {
        "companion": Budget(20, 4, horizon=3, doubt=0.5),
        "master": Budget(80, 6, horizon=5, doubt=0.5),
    },
    "runemasters": {
        "companion": Budget(150, 8, horizon=1, doubt=0.5, looks=2),
        "master": Budget(1000, 16, horizon=1, doubt=0.5, looks=10),
    },
}
"""Game -> level -> how much it thinks about an answer at a table of two.

None: it does what the seasoned do, and compares nothing.

Chosen so that 95 of 100 answers come within 0.3 and 3 seconds with the compiled engine, within 1 and 10 with
the plain one. A level of a game stands here once it is known to be stronger for it; elsewhere it is not
offered.
"""


class LevelBot(SearchBot):
    """A bot of a level: it thinks as much as its level does in the game it plays."""

    def __init__(self, seed: int, level: str) -> None:
        super().__init__(seed, Budget(1))
        self.level = level

    def budget(self, table: SeatView) -> Budget | None:
        """What its level may think at this table, with the engine that runs here."""
        return budget_of(table.game.id, self.level, table.seats, engine_kind())


def offered(game: str) -> list[str]:
    """The levels that differ in a game, the weakest first: a name alone makes nobody stronger."""
    return [level for level in LEVELS if level == LEVELS[0] or level in BUDGETS.get(game, {})]


def thinking(game: str) -> list[str]:
    """Those of them that think ahead, so that it matters to them how fast the engine is."""
    return [level for level in offered(game) if BUDGETS.get(game, {}).get(level) is not None]


GLANCE = 16
"""What a glance takes of the time of a hint: one part of so many."""


def hint_budget(game: str, seats: int, engine: EngineKind, glance: bool = False) -> Budget:
    """How much is thought about a hint: as the best level thinks where it does, and something everywhere.

    With the plain engine less: somebody waits for it, and a hint takes a closer look besides. A glance is for
    a machine that had no time for the whole of it.
    """
    found = budget_of(game, LEVELS[-1], seats, engine) or BUDGET
    playouts = found.playouts // 2 if engine == "plain" else found.playouts
    if glance:
        few = max(min(LEAST, playouts // 2), playouts // GLANCE)
        return replace(found, playouts=max(1, few), looks=-(-found.looks // GLANCE))
    return replace(found, playouts=max(1, playouts))


def budget_of(game: str, level: str, seats: int, engine: EngineKind) -> Budget | None:
    """How much a level thinks about an answer; None: it compares nothing.

    A game played to its end takes longer the more play it: fewer are played then.
    """
    budget = BUDGETS.get(game, {}).get(level)
    if budget is None:
        return None
    playouts = budget.playouts
    if budget.horizon == 0:
        playouts = playouts * 2 // max(2, seats)
    looks = budget.looks
    if engine == "plain":
        playouts //= PLAIN
        looks = -(-looks // PLAIN)
    return replace(budget, playouts=max(LEAST, playouts), looks=looks)
