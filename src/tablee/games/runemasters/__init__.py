"""Runemasters: two to four guardians hold a temple until dawn. Cooperative, 1 to 4 players.

It reads like the rulebook: `round.py` (the sequence of a round and a turn), `monsters.py` (phases 1 and 3),
`actions.py` (phase 2), `guardians.py` (marks and ultimates), `combat.py` (wounds, damage, death).
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, cast

from tablee.core.game import Game, Json, Option, Outcome
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.games.runemasters import advice, forecast, view
from tablee.games.runemasters import dump as dumps
from tablee.games.runemasters.content import COUNTS, Content
from tablee.games.runemasters.ids import ELDER, ENDINGS, GUARDIANS, P_CHOOSE_ELDER, PATHS, VICTORY
from tablee.games.runemasters.notation import make_domains, make_events, make_space
from tablee.games.runemasters.procs import PROCS
from tablee.games.runemasters.setup import new_game, recommended_elder
from tablee.games.runemasters.state import Runemasters
from tablee.games.runemasters.view_types import View


class RunemastersGame(Game):
    """The game with its content."""

    id = "runemasters"
    rules_version = 1
    seats = range(min(COUNTS), max(COUNTS) + 1)
    cooperative = True
    decision_kinds = tuple(proc.name for proc in PROCS if proc.rule.startswith("RUN-D"))
    returning = ()
    turn_event = "turn-began"
    view_type = View
    advice = advice

    def __init__(self, content: Content) -> None:
        self.content = content
        self.box = content.box
        self.content_hash = content.hash
        self.options = (
            Option("difficulty", tuple(self.box.difficulties), self.box.difficulties[0]),
            Option("ultimate_start", ("default", "1", "2"), "default"),
        )
        self.space = make_space(self.box)
        self.events = make_events()
        self.domains = make_domains(self.box)
        self.names = content.names()

    def setup(self, options: Mapping[str, object] | None = None, seats: int = 4) -> Runemasters:
        """RUN-D1 The seats are guardians; who owns them changes no rule (RUN-1.3)."""
        settled = self.settle_options(options, seats)
        difficulty = self.box.difficulties.index(settled["difficulty"])
        start = settled["ultimate_start"]
        ultimate = self.box.ultimate_start[difficulty] if start == "default" else int(start)
        s = new_game(self.box, PROCS, seats, difficulty, ultimate)
        s.settle()
        return s

    def designed(self) -> dict[str, list[str]]:
        return self.content.designed()

    def view(self, s: State, seat: int | None) -> Json:
        runemasters = cast(Runemasters, s)
        coming = [self.named(event, seat) for event in forecast.forecast(runemasters)]
        return cast(Json, view.view(runemasters, [event for event in coming if event is not None]))

    def determinise(self, s: State, seat: int | None, rng: Rng) -> Runemasters:
        """Nothing is hidden but what has no identity yet, so a copy is a fair guess."""
        return cast(Runemasters, s).clone()

    def dump(self, s: State) -> Json:
        return dumps.write(cast(Runemasters, s))

    def load(self, dump: dict[str, Any]) -> Runemasters:
        return dumps.read(dump, self.box, PROCS)

    def supply(self, s: State) -> Json:
        return dumps.supply(cast(Runemasters, s))

    def settle(self, dump: Json, before: Json) -> None:
        dumps.settle(dump, before, self.box)

    def turn_seat(self, s: State) -> int | None:
        """Whose turn it is."""
        active = cast(Runemasters, s).active
        return active if active >= 0 else None

    def outcome(self, s: State) -> Outcome | None:
        """RUN-12.1 All win or all lose; RUN-12.5 there is no score."""
        if not s.ended:
            return None
        winners = tuple(range(s.seats)) if s.ended == VICTORY else ()
        return Outcome(ENDINGS[s.ended], winners)

    def about(self, s: State, seat: int) -> dict[str, str]:
        rune = cast(Runemasters, s)
        frame = s.stack[-1]
        about: dict[str, str] = {}
        if rune.guardian[seat] >= 0:
            about["guardian"] = GUARDIANS[rune.guardian[seat]]
        kind = s.procs[frame.proc].name
        if kind in ("whirlwind", "trample", "elemental_storm"):
            about["card"] = self.box.cards[rune.monster(frame.where, frame.n)]
            about["path"] = PATHS[frame.where]
        elif kind == "exchange_to" and frame.n:
            about["card"] = self.box.cards[rune.monster(frame.where, frame.n)]
        elif kind == "second_wind_to":
            about["revived"] = GUARDIANS[rune.guardian[frame.what]]
        elif kind == "mana_healing":
            about["mana"] = str(frame.n)
        return about

    def suggested(self, s: State, seat: int) -> int | None:
        rune = cast(Runemasters, s)
        if s.stack[-1].proc == P_CHOOSE_ELDER:
            return ELDER + rune.guardian[recommended_elder(rune)]
        return None


def load(folder: Path | Traversable) -> Game:
    """The game with the data files of a folder."""
    return RunemastersGame(Content(folder))
