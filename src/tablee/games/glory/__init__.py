"""Tales of Glory: heroes draft tiles and lay their own adventure. Competitive, 2 to 5 players.

It reads like the rulebook: `setup.py` (chapter 1), `round.py` (2, 3 and 9: rounds, obtaining tiles, the next
round), `turn.py` (4, 5 and 11: payment, discarding, quests), `area.py` (6: placement), `gains.py` (7),
`keys.py` (8: keys and chests), `scoring.py` (10). `forecast.py` asks them what tiles would cost and bring.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from types import MappingProxyType
from typing import Any, cast

from tablee.core.dumping import SparseMaps
from tablee.core.game import BadOption, BadQuery, Game, Json, Option, Outcome, Preset
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.games.glory import advice, forecast, guess, view
from tablee.games.glory import dump as dumps
from tablee.games.glory.content import PLAYERS, Content
from tablee.games.glory.ids import ENDINGS, NOTHING, P_CONNECTION_KEYS, P_PLACE_KEY, PRESTIGE
from tablee.games.glory.notation import make_domains, make_events, make_space
from tablee.games.glory.procs import DECISIONS, PROCS
from tablee.games.glory.scoring import winners
from tablee.games.glory.setup import letters_of, new_game
from tablee.games.glory.state import Glory
from tablee.games.glory.view_types import View

MAX_LETTERS = 1000
UNKNOWN = "?"
"""The length of the name of a person who has none yet."""


class GloryGame(Game):
    """The game with its content."""

    id = "glory"
    rules_version = 1
    seats = range(PLAYERS[0], PLAYERS[-1] + 1)
    cooperative = False
    decision_kinds = DECISIONS
    filled_in = ("letters",)
    presets = (Preset("first_game", {"quests": "no"}),)  # TOG-1.6
    returning = ()
    queries = MappingProxyType({"placements": ("tile",)})
    turn_event = "round-began"
    view_type = View
    advice = advice

    def __init__(self, content: Content) -> None:
        self.content = content
        self.box = content.box
        self.content_hash = content.hash
        self.options = (
            Option("quests", ("no", "yes"), "no"),
            Option("quest_timing", ("sequential", "deferred"), "sequential"),
            Option("simultaneous_play", ("no", "yes"), "no"),
            Option("first_player_rule", ("longest_name", "random"), "longest_name"),
        )
        self.space = make_space(self.box)
        self.events = make_events()
        self.domains = make_domains(self.box)
        self.names = content.names()

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        return True

    def setup(self, options: Mapping[str, object] | None = None, seats: int = 4) -> Glory:
        """TOG-12.1 The options are fixed before the game is set up."""
        settled = self.settle_options(options, seats)
        letters = _letters(settled["letters"], seats)
        s = new_game(
            self.box,
            PROCS,
            seats,
            settled["quests"] == "yes",
            settled["quest_timing"] == "deferred",
            settled["simultaneous_play"] == "yes",
            None if settled["first_player_rule"] == "random" else letters,
        )
        s.settle()
        return s

    def seat_options(self, names: Sequence[str | None]) -> dict[str, str]:
        """TOG-1.15 The longest first name begins; only its length is kept, and `?` where it is unknown."""
        lengths = (UNKNOWN if name is None else str(min(letters_of(name), MAX_LETTERS)) for name in names)
        return {"letters": ",".join(lengths)}

    def catalogue(self) -> Json:
        return self.content.catalogue()

    def designed(self) -> dict[str, list[str]]:
        return self.content.designed()

    def view(self, s: State, seat: int | None) -> Json:
        return cast(Json, view.view(cast(Glory, s), seat))

    def query(self, s: State, seat: int | None, name: str, args: tuple[int, ...]) -> Json:
        """Where a tile would fit in the own landscape, and what it would bring there."""
        glory = cast(Glory, s)
        if seat is None or not glory.area[seat]:
            raise BadQuery("only who has a landscape can place a tile")
        if glory.cell[args[0]] != NOTHING:
            raise BadQuery("this tile lies in a landscape already")
        return {"placements": forecast.placements(glory, seat, args[0])}

    def determinise(self, s: State, seat: int | None, rng: Rng) -> Glory:
        return guess.guess(cast(Glory, s), seat, rng)

    def dump(self, s: State) -> Json:
        return dumps.write(cast(Glory, s))

    def load(self, dump: dict[str, Any]) -> Glory:
        return dumps.read(dump, self.box, PROCS)

    def supply(self, s: State) -> Json:
        return dumps.supply(cast(Glory, s))

    def sparse(self, s: State) -> SparseMaps:
        return dumps.sparse(cast(Glory, s))

    def outcome(self, s: State) -> Outcome | None:
        """TOG-10.7 Most prestige wins."""
        if not s.ended:
            return None
        glory = cast(Glory, s)
        scores = tuple(glory.has(seat, PRESTIGE) for seat in range(s.seats))
        return Outcome(ENDINGS[s.ended], tuple(winners(glory)), scores)

    def about(self, s: State, seat: int) -> dict[str, str]:
        glory = cast(Glory, s)
        frame = s.question(seat)
        kind = s.procs[frame.proc].name
        tiles = self.box.tiles
        about: dict[str, str] = {}
        if kind == "turn_action":
            about["tile"] = tiles[glory.taken[seat]]
        elif kind in ("pay_surcharge", "choose_cell", "choose_gain"):
            about["tile"] = tiles[frame.what]
        elif frame.proc == P_CONNECTION_KEYS:
            about["tile"] = tiles[frame.what]
        elif frame.proc == P_PLACE_KEY and frame.what != NOTHING:
            about["tile"] = tiles[frame.what]
            about["other"] = tiles[frame.where]
        return about


def _letters(text: str, seats: int) -> list[int]:
    """The lengths of the names, one for each seat; all 0 where nothing is told (TOG-12.5).

    TOG-R36 A person whose name is not known yet may turn out to have the longest: it counts as long as that,
    and never as short as a bot's.
    """
    if not text:
        return [0] * seats
    words = text.split(",")
    told = [word for word in words if word != UNKNOWN]
    if len(words) != seats or not all(re.fullmatch("[0-9]{1,9}", word) for word in told):
        raise BadOption(f"option letters of glory cannot be '{text[:40]}': write {seats} numbers with commas")
    longest = min(max([1, *map(int, told)]), MAX_LETTERS)
    return [longest if word == UNKNOWN else min(int(word), MAX_LETTERS) for word in words]


def load(folder: Path | Traversable) -> Game:
    """The game with the data files of a folder."""
    return GloryGame(Content(folder))
