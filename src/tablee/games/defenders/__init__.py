"""Defenders of the Realm: four generals march on Monarch City, one to four heroes stop them. Cooperative.

It reads like the rulebook: `setup.py` (chapters 2, 19), `turn.py` (3, 9, 11: day start, day end, evening),
`movement.py` (4), `actions.py` (3, 5: the day), `fight.py` (6), `wounds.py` (7), `attack.py` (8 to 10),
`night.py` (12, 14, 15), `placing.py` (13), `cards.py`, `windows.py` and `specials.py` (16), `quests.py` (18),
`scoring.py` (21). The skills of heroes (17) are where they work.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, cast

from tablee.core.dumping import SparseMaps
from tablee.core.game import Game, Json, Option, Outcome
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.games.defenders import advice, guess, prospects, view
from tablee.games.defenders import dump as dumps
from tablee.games.defenders.content import Content
from tablee.games.defenders.ids import ENDINGS, MAX_SEATS, NOTHING, VARIANTS, WON
from tablee.games.defenders.notation import make_domains, make_events, make_space
from tablee.games.defenders.procs import DECISIONS, PROCS
from tablee.games.defenders.prospects_types import Prospects
from tablee.games.defenders.reactions import let_pass
from tablee.games.defenders.scoring import honour
from tablee.games.defenders.setup import new_game
from tablee.games.defenders.state import Defenders
from tablee.games.defenders.view import about
from tablee.games.defenders.view_types import View

MOST = {"h3": 6, "h4": 3}
"""How often the variants with numbers may be taken; the others once."""
PRESET = "preset"


class DefendersGame(Game):
    """The game with its content."""

    id = "defenders"
    rules_version = 2
    seats = range(1, MAX_SEATS + 1)
    cooperative = True
    reactions = True
    decision_kinds = DECISIONS
    returning = ()
    turn_event = "turn-began"
    view_type = View
    prospects_type = Prospects
    advice = advice

    def __init__(self, content: Content) -> None:
        self.content = content
        self.box = content.box
        self.content_hash = content.hash
        amounts = {key: tuple(str(i) for i in range(MOST.get(key, 1) + 1)) for key in VARIANTS}
        self.options = (
            Option("difficulty", tuple(self.box.presets), "standard"),
            Option("heroes", ("chosen", "dealt"), "chosen"),
            Option("start_player", ("random", *(str(i + 1) for i in range(MAX_SEATS))), "random"),
            Option("closed_hands", ("no", "yes"), "no"),
            Option("champion", ("yes", "no"), "yes"),
            *(Option(f"variant_{key}", (PRESET, *amounts[key]), PRESET) for key in VARIANTS),
        )
        self.space = make_space(self.box)
        self.events = make_events()
        self.domains = make_domains(self.box)
        self.names = content.names()

    def setup(self, options: Mapping[str, object] | None = None, seats: int = 2) -> Defenders:
        """D45 The options are fixed before the game is set up; single variants overrule the level."""
        settled = self.settle_options(options, seats)
        variants = self.box.preset_variants[self.box.presets.index(settled["difficulty"])][:]
        for i, key in enumerate(VARIANTS):
            if settled[f"variant_{key}"] != PRESET:
                variants[i] = int(settled[f"variant_{key}"])
        start = settled["start_player"]
        s = new_game(
            self.box,
            PROCS,
            seats,
            variants,
            NOTHING if start == "random" else (int(start) - 1) % seats,
            [
                int(settled["heroes"] == "dealt"),
                int(settled["closed_hands"] == "yes"),
                int(settled["champion"] == "yes"),
            ],
        )
        s.settle()
        return s

    def catalogue(self) -> Json:
        return self.content.catalogue()

    def designed(self) -> dict[str, list[str]]:
        return self.content.designed()

    def view(self, s: State, seat: int | None) -> Json:
        return cast(Json, view.view(cast(Defenders, s), seat))

    def prospects(self, s: State, seat: int | None) -> Json:
        return cast(Json, prospects.prospects(cast(Defenders, s), seat))

    def about(self, s: State, seat: int) -> dict[str, str]:
        return about(cast(Defenders, s), seat) if s.asked(seat) else {}

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        return options["closed_hands"] == "yes"

    def let_pass(self, s: State, seat: int, never: bool) -> int | None:
        return let_pass(cast(Defenders, s), seat, never) if s.asked(seat) else None

    def determinise(self, s: State, seat: int | None, rng: Rng) -> Defenders:
        return guess.guess(cast(Defenders, s), seat, rng)

    def dump(self, s: State) -> Json:
        return dumps.write(cast(Defenders, s))

    def load(self, dump: dict[str, Any]) -> Defenders:
        return dumps.read(dump, self.box, PROCS)

    def supply(self, s: State) -> Json:
        return dumps.supply(cast(Defenders, s))

    def sparse(self, s: State) -> SparseMaps:
        return dumps.sparse(cast(Defenders, s))

    def settle(self, dump: Json, before: Json) -> None:
        dumps.settle(dump, before)

    def turn_seat(self, s: State) -> int | None:
        """Whose turn it is; nobody's while the heroes come and the board is laid out."""
        defenders = cast(Defenders, s)
        return defenders.active if defenders.turn else None

    def outcome(self, s: State) -> Outcome | None:
        """DOR-1.1, 1.2 All win or all lose; the honour of each is told beside it (DOR-21.3)."""
        if not s.ended:
            return None
        defenders = cast(Defenders, s)
        winners = tuple(range(s.seats)) if s.ended == WON else ()
        return Outcome(ENDINGS[s.ended], winners, tuple(honour(defenders, seat) for seat in range(s.seats)))


def load(folder: Path | Traversable) -> Game:
    """The game with the data files of a folder."""
    return DefendersGame(Content(folder))
