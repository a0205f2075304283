"""Les Gardiens de Havresac: five days to save a kingdom, each on a board of his own. 1 to 4 players.

It reads like the rulebook: `setup.py` (chapter 1), `round.py` (2, 3, 8 and 10: rounds, scouting, glory, end
of round), `adventure.py` (4 to 7: drawing and playing guardians), `movement.py` (5), `abilities.py` (6, 7),
`recruitment.py` (9), `scoring.py` (11 and 13).
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, cast

from tablee.core.dumping import SparseMaps
from tablee.core.game import Game, Json, Option, Outcome, Preset
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.games.havresac import advice, migrate, view
from tablee.games.havresac import dump as dumps
from tablee.games.havresac.content import Content
from tablee.games.havresac.ids import (
    DAY,
    ENDINGS,
    FACES,
    GOAL_MISSED,
    GOALS,
    GUARDIANS,
    MAX_SEATS,
    NIGHT,
    NOTHING,
)
from tablee.games.havresac.notation import make_domains, make_events, make_space
from tablee.games.havresac.procs import DECISIONS, PROCS
from tablee.games.havresac.scoring import final_score, winners
from tablee.games.havresac.setup import new_game
from tablee.games.havresac.state import Havresac
from tablee.games.havresac.view_types import View


class HavresacGame(Game):
    """The game with its content."""

    id = "havresac"
    rules_version = 2
    seats = range(1, MAX_SEATS + 1)
    cooperative = False
    decision_kinds = DECISIONS
    presets = (Preset("first_game", {"board_face": "summer", "tile_faces": "all_day"}),)  # HAV-12.2
    returning = ()
    turn_event = "round-began"
    view_type = View
    advice = advice

    def __init__(self, content: Content) -> None:
        self.content = content
        self.box = content.box
        self.content_hash = content.hash
        self.options = (
            Option("board_face", tuple(self.box.boards), self.box.boards[0]),
            Option("tile_faces", ("random", "all_day", "all_night", "chosen"), "random"),
            *(Option(f"face_{guardian}", tuple(FACES), FACES[DAY]) for guardian in GUARDIANS),
            Option("scout", tuple(str(i + 1) for i in range(MAX_SEATS)), "1"),
            Option("solo_goal", tuple(GOALS), GOALS[0]),
        )
        self.space = make_space(self.box)
        self.events = make_events()
        self.domains = make_domains(self.box)
        self.names = content.names()

    def setup(self, options: Mapping[str, object] | None = None, seats: int = 2) -> Havresac:
        """HAV-12.1, 12.4 The options are fixed before the game is set up; HAV-D5 seats are counted around."""
        settled = self.settle_options(options, seats)
        plans = {
            "random": [NOTHING] * len(GUARDIANS),
            "all_day": [DAY] * len(GUARDIANS),
            "all_night": [NIGHT] * len(GUARDIANS),
            "chosen": [FACES.index(settled[f"face_{guardian}"]) for guardian in GUARDIANS],
        }
        board = self.box.boards.index(settled["board_face"])
        s = new_game(
            self.box,
            PROCS,
            seats,
            board,
            plans[settled["tile_faces"]],
            (int(settled["scout"]) - 1) % seats,
            self.box.goals[board * len(GOALS) + GOALS.index(settled["solo_goal"])],
        )
        s.settle()
        return s

    def catalogue(self) -> Json:
        return self.content.catalogue()

    def designed(self) -> dict[str, list[str]]:
        return self.content.designed()

    def view(self, s: State, seat: int | None) -> Json:
        return cast(Json, view.view(cast(Havresac, s), seat))

    def determinise(self, s: State, seat: int | None, rng: Rng) -> Havresac:
        """Nothing is hidden but what has no identity yet, so a copy is a fair guess."""
        return cast(Havresac, s).clone()

    def dump(self, s: State) -> Json:
        return dumps.write(cast(Havresac, s))

    def load(self, dump: dict[str, Any]) -> Havresac:
        return dumps.read(dump, self.box, PROCS)

    def migrate_options(self, options: dict[str, str], version: int) -> dict[str, str]:
        for step in range(version, self.rules_version):
            options = migrate.options(options, step)
        return options

    def migrate_act(self, text: str, version: int) -> str | None:
        found: str | None = text
        for step in range(version, self.rules_version):
            found = None if found is None else migrate.act(found, step)
        return found

    def migrate_dump(self, dump: Json, version: int) -> Json:
        for step in range(version, self.rules_version):
            dump = migrate.dump(dump, step)
        return dump

    def supply(self, s: State) -> Json:
        return dumps.supply(cast(Havresac, s))

    def sparse(self, s: State) -> SparseMaps:
        return dumps.sparse(cast(Havresac, s))

    def outcome(self, s: State) -> Outcome | None:
        """HAV-11.5 Most victory points win; HAV-13.3 alone, the goal decides."""
        if not s.ended:
            return None
        havresac = cast(Havresac, s)
        scores = tuple(final_score(havresac, seat) for seat in range(s.seats))
        best = () if s.ended == GOAL_MISSED else tuple(winners(havresac))
        return Outcome(ENDINGS[s.ended], best, scores)

    def about(self, s: State, seat: int) -> dict[str, str]:
        if not s.asked(seat) or not s.lines:
            return {}
        return {"guardian": GUARDIANS[s.question(seat).what]}


def load(folder: Path | Traversable) -> Game:
    """The game with the data files of a folder."""
    return HavresacGame(Content(folder))
