"""Andor: Le Froid Éternel. Two to four heroes against the eternal cold. Cooperative; its legends are data.

It reads like the rulebook: `setup.py` (chapter 2), `day.py` (3), `movement.py` (4), `fight.py`, `rounds.py`
(5, 6), `allies.py` (7, 23), `free.py` (8, 14 to 16, 20, 21, 24), `creatures.py` (9, 20, 25), `sunrise.py`
(10, 11), `narrator.py` (12), `points.py` and `items.py` (13, 14, 22), `tokens.py` (17, 19), `storms.py` (18),
`legend.py` and `effects.py` (26, 27). Legend files are read by `reading` into a `plan.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, cast

from tablee.content import ContentError
from tablee.content.tree import Faults
from tablee.core.dumping import SparseMaps
from tablee.core.game import Game, Json, Option, Outcome
from tablee.core.rng import Rng
from tablee.core.state import CHANCE, State
from tablee.games.andor import advice, guess, migrate, prospects, view
from tablee.games.andor import dump as dumps
from tablee.games.andor.content import Content
from tablee.games.andor.ids import DIFFICULTIES, ENDINGS, MAX_SEATS, MIN_SEATS, NOTHING, WON
from tablee.games.andor.notation import make_domains, make_events, make_space
from tablee.games.andor.procs import DECISIONS, PROCS
from tablee.games.andor.prospects_types import Prospects
from tablee.games.andor.setup import new_game
from tablee.games.andor.state import Andor
from tablee.games.andor.view import about
from tablee.games.andor.view_types import View


class AndorGame(Game):
    """The game with its content."""

    id = "andor"
    rules_version = 2
    seats = range(MIN_SEATS, MAX_SEATS + 1)
    cooperative = True
    decision_kinds = DECISIONS
    returning = ("barter", "drop", "fly", "land", "pick")
    turn_event = "turn-began"
    view_type = View
    prospects_type = Prospects
    advice = advice

    def __init__(self, content: Content) -> None:
        self.content = content
        self.box = content.box
        self.content_hash = content.hash
        self.options = (
            Option("legend", tuple(self.box.legends), self.box.legends[0]),
            Option("difficulty", DIFFICULTIES, "normal"),
        )
        self.space = make_space(self.box)
        self.events = make_events()
        self.domains = make_domains(self.box)
        self.names = content.names()
        self.secret_names = content.secret_names()

    def setup(self, options: Mapping[str, object] | None = None, seats: int = 2) -> Andor:
        """DEC-1, DEC-2 Legend and difficulty are fixed before the game is set up; each seat is a hero."""
        settled = self.settle_options(options, seats)
        s = new_game(
            self.box,
            PROCS,
            seats,
            self.box.legends.index(settled["legend"]),
            DIFFICULTIES.index(settled["difficulty"]),
        )
        s.settle()
        return s

    def catalogue(self) -> Json:
        return self.content.catalogue()

    def designed(self) -> dict[str, list[str]]:
        return self.content.designed()

    def view(self, s: State, seat: int | None) -> Json:
        return cast(Json, view.view(cast(Andor, s), seat))

    def prospects(self, s: State, seat: int | None) -> Json:
        return cast(Json, prospects.prospects(cast(Andor, s)))

    def about(self, s: State, seat: int) -> dict[str, str]:
        return about(cast(Andor, s), seat) if s.asked(seat) else {}

    def determinise(self, s: State, seat: int | None, rng: Rng) -> Andor:
        return guess.guess(cast(Andor, s), rng)

    def dump(self, s: State) -> Json:
        return dumps.write(cast(Andor, s))

    def load(self, dump: dict[str, Any]) -> Andor:
        return dumps.read(dump, self.box, PROCS)

    def migrate_dump(self, dump: Json, version: int) -> Json:
        for step in range(version, self.rules_version):
            dump = migrate.dump(dump, step)
        return dump

    def supply(self, s: State) -> Json:
        return dumps.supply(cast(Andor, s))

    def sparse(self, s: State) -> SparseMaps:
        return dumps.sparse(cast(Andor, s))

    def settle(self, dump: Json, before: Json) -> None:
        dumps.settle(dump, before)

    def drawn_for(self, s: State) -> int:
        """In a fight dice are rolled for the hero whose turn it is to roll, or for the creature."""
        if s.procs[s.question(CHANCE).proc].name != "roll":
            return super().drawn_for(s)
        roller = cast(Andor, s).roller
        return CHANCE if roller == NOTHING else roller

    def turn_seat(self, s: State) -> int | None:
        """Whose turn it is."""
        active = cast(Andor, s).active
        return active if active >= 0 else None

    def outcome(self, s: State) -> Outcome | None:
        """AND-1.1 All win or all lose; AND-27.4 there is no score."""
        if not s.ended:
            return None
        return Outcome(ENDINGS[s.ended], tuple(range(s.seats)) if s.ended == WON else ())


def load(folder: Path | Traversable) -> Game:
    """The game with the data files of a folder."""
    return AndorGame(Content(folder))


def faults(folder: Path | Traversable) -> list[str]:
    """Every fault of the legends of a folder; the first one of the other files if they have any."""
    found = Faults()
    try:
        Content(folder, found)
    except ContentError as error:
        return [str(error)]
    return found.messages()
