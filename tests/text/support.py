"""Helpers of the tests of texts: Fluent files as data, and everything the engine can say in real games."""

from __future__ import annotations

import ast as python
import random
import re
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

import tablee
from tablee.core.actions import Choice
from tablee.core.game import Decision, Game, Json, NamedEvent, Outcome
from tablee.core.state import CHANCE, State
from tablee.text import LANGS
from tests.text import andor, defenders

SOURCES = Path(str(tablee.__file__)).parent
"""The package that is tested: the sources or an installed wheel."""
FIRST, *OTHERS = LANGS
FOLDERS = sorted({path.parent for path in SOURCES.rglob("*.ftl")})
"""Every folder with message files."""
GAMES = 600
LONG = 12
"""Choices of a question from which on not every such question is kept."""


# Fluent files as data --------------------------------------------------------------------------------------


class Parts(visitor.Visitor):
    """The parameters, the literal texts and the other messages of a pattern, variants included."""

    def __init__(self, node: ast.BaseNode) -> None:
        super().__init__()
        self.params: set[str] = set()
        self.texts: list[str] = []
        self.references: set[str] = set()
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.params.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.references.add(f"{node.id.name}{attribute}")


def messages(folder: Path, lang: str) -> dict[str, Parts]:
    """Key (`message` or `message.attribute`) -> what it is made of."""
    out: dict[str, Parts] = {}
    for entry in FluentResource((folder / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                out[entry.id.name] = Parts(entry.value)
            for attribute in entry.attributes:
                out[f"{entry.id.name}.{attribute.id.name}"] = Parts(attribute.value)
        else:
            assert not isinstance(entry, ast.Junk), f"{folder}/{lang}.ftl: {entry.content!r}"
    return out


# What the engine can say -----------------------------------------------------------------------------------


@dataclass
class Heard:
    """Everything that was said in a number of games, each thing once."""

    events: dict[str, NamedEvent] = field(default_factory=dict)
    decisions: dict[str, Decision] = field(default_factory=dict)
    refusals: set[tuple[str, int]] = field(default_factory=set)
    outcomes: dict[str, Outcome] = field(default_factory=dict)
    choices: set[tuple[object, ...]] = field(default_factory=set)

    def hear(self, decision: Decision) -> None:
        """Keep a question. Of those with long lists, such as all cells in reach, only if one is new in it."""
        if len(decision.choices) > LONG:
            said = {(decision.kind, *decision.about.items(), choice.text) for choice in decision.choices}
            if said <= self.choices:
                return
            self.choices |= said
        self.decisions.setdefault(repr(decision), decision)

    def missing(self, game: Game) -> set[str]:
        """What the game can say and has not said yet: kinds of events and questions, rules, endings."""
        kinds = {event.kind for event in self.events.values()}
        asked = {decision.kind for decision in self.decisions.values()}
        rules = {rule for rule, _ in self.refusals}
        return (
            (set(game.events.names) - kinds)
            | (question_kinds(game) - asked)
            | (rules_in_source(game.id) - rules)
            | (endings(game) - set(self.outcomes))
        )


def loaded(game_id: str) -> Game:
    """A game with its own content, and Andor with one more legend."""
    return andor.game() if game_id == "andor" else tablee.load(game_id)


@lru_cache
def heard(game_id: str) -> Heard:
    """Listen to games of all seat counts and options, until nothing is missing or the games run out."""
    game = loaded(game_id)
    out = Heard()
    asked: set[tuple[str, ...]] = set()
    starts = {
        "glory": lambda: [two_keys(game)],
        "havresac": lambda: hard_days(game),
        "defenders": lambda: defenders.moments(game),
        "andor": lambda: andor.moments(game),
    }
    for number, s in enumerate(starts.get(game_id, list)()):
        listen(game, s, random.Random(number), out, set())  # each moment has refusals of its own
    for number in range(GAMES):
        rng = random.Random(number)
        options = {option.id: rng.choice(option.values) for option in game.options}
        s = game.setup(options, game.seats[number % len(game.seats)])
        listen(game, s, rng, out, asked)
        if number % 20 == 19 and not out.missing(game):
            break
    return out


def two_keys(game: Game) -> State:
    """A game of Tales of Glory at a question that chance games hardly ever reach: which of two keys first."""
    dump, seat = first_tile(game)
    cells = {"thief": "0,0", "scholar": "0,-1", "sergeant": "1,-1"}
    dump["players"][seat] |= {
        "tiles": [{"tile": tile, "cell": cell, "opened": []} for tile, cell in cells.items()],
        "taken": "locksmith",
        "coin": 5,
    }
    dump["piles"][0] -= 2  # the scholar and the sergeant
    dump["piles"][1] -= 1  # the locksmith
    s = game.load(dump)
    for action in ("play", "put 1,0"):
        s.apply(seat, game.space.parse(action))
    assert kind_of(game, s) == "choose_key_connection"
    return s


def first_tile(game: Game) -> tuple[Json, int]:
    """A game of Tales of Glory with quests whose first player is to play the first tile, and that player."""
    s = game.setup({"quests": "yes"}, seats=2)
    while kind_of(game, s) != "turn_action":
        s.apply(s.to_act()[0], s.legal(s.to_act()[0])[0])
    return game.dump(s), s.to_act()[0]


def hard_days(game: Game) -> list[State]:
    """Days of Havresac that chance games hardly ever see.

    Amid monsters a Thief has no way but by a sword, a Priestess none at all; by night he needs no boots, and
    a Huntress scores. There are fairies for a net and foxes for a bow, and a Druid needs no feather. A Thief
    has no way but to a chest, with a net or a hammer in it that does not serve him yet. Four rich players
    want the same guardians. Alone, the goal is within reach.
    """
    foxes = dict.fromkeys(("7,4", "6,5", "8,5", "7,6"), "fox")
    fairies = dict.fromkeys(("7,4", "6,5", "8,5", "7,6", "7,2", "7,8"), "fairy")
    afar = dict.fromkeys(("5,5", "9,5", "7,2", "7,8"), "fox")
    way: dict[str, Any] = {
        "creatures": foxes | dict.fromkeys(("4,5", "5,6", "5,3", "4,4", "6,4"), "fox"),
        "guardians": {"5,5": "guide"},
        "objects": {"bow": 1},
        "unopened": {"net": 5, "hammer": 5},
    }
    out: list[State] = []
    for seats, day, faces, kingdom in (
        (1, 5, "all_day", {"creatures": foxes, "bag": {"thief": 1}, "objects": {"sword": 1}}),
        (1, 5, "all_day", {"creatures": foxes, "bag": {"priestess": 1}, "guardians": {"7,5": "guide"}}),
        (1, 5, "all_night", {"bag": {"thief": 1}, "objects": {"boots": 1, "feather": 1}}),
        (1, 5, "all_night", {"creatures": afar, "bag": {"huntress": 9}}),
        (1, 5, "all_day", {"creatures": fairies, "bag": {"guide": 1}, "objects": {"net": 1}}),
        (1, 5, "all_day", {"bag": {"druid": 1}, "objects": {"boots": 1, "feather": 1}}),
        (1, 5, "all_day", {"creatures": afar, "bag": {"guide": 3}, "objects": {"bow": 1}}),
        (1, 5, "all_day", way | {"bag": {"thief": 1}}),
        (4, 1, "all_day", {"gold": 60}),
    ):
        s = game.setup({"tile_faces": faces}, seats)
        while kind_of(game, s) != "draw":
            s.apply(CHANCE, s.legal(CHANCE)[0])
        dump = game.dump(s) | {"round": day}
        for player in dump["players"]:
            player |= kingdom | {"vp": 90}
        out.append(game.load(dump))
    return out


def kind_of(game: Game, s: State) -> str:
    """The kind of the open question."""
    decision = game.decision(s, s.to_act()[0])
    assert decision is not None
    return decision.kind


def listen(game: Game, s: State, rng: random.Random, out: Heard, asked: set[tuple[str, ...]]) -> None:
    """Play one game to its end. Ask why not about everything, where nothing like it has been asked before."""
    if s.sink is None:
        s.sink = []
    last = ""
    while not s.is_over():
        seat = s.to_act()[0]
        offered = [other for other in s.may_act() if not s.asked(other)]
        if offered and rng.random() < 0.3:
            seat = rng.choice(offered)
        decision = game.decision(s, seat)
        assert decision is not None
        out.hear(decision)
        situation = (decision.kind, last, *decision.about.values())
        if situation not in asked or rng.random() < 0.03:
            asked.add(situation)
            refusals(game, s, out)
        if seat == CHANCE:
            outcomes, weights = s.outcomes()
            s.apply(seat, rng.choices(outcomes, weights)[0])
        else:
            choice = lively(decision, rng)
            last = choice.verb
            s.apply(seat, choice.action)
        for event in s.sink:
            for reader in (None, *range(s.seats)):
                named = game.named(event, reader)
                assert named is not None
                out.events.setdefault(named.text(), named)
        s.sink.clear()
    refusals(game, s, out)
    outcome = game.outcome(s)
    assert outcome is not None
    out.outcomes[outcome.cause] = outcome


def refusals(game: Game, s: State, out: Heard) -> None:
    """Ask for every action and every seat, chance included, why it is not possible."""
    for seat in range(CHANCE, s.seats):
        if not s.asked(seat) and not s.legal(seat):  # then every answer is the same
            out.refusals.add((s.explain(seat, 0), 0))
            continue
        for action in range(game.space.size):
            rule = s.explain(seat, action)
            if rule:
                out.refusals.add((rule, action))


def lively(decision: Decision, rng: random.Random) -> Choice:
    """A random choice of a player who likes to act: ending comes last, rare things come first."""
    choices = [choice for choice in decision.choices if choice.verb != "end"] or list(decision.choices)
    for verb, odds in (("ultimate", 1.0), ("free_move", 1.0), ("block", 0.4), ("charge", 0.4)):
        rare = [choice for choice in choices if choice.verb == verb]
        if rare and rng.random() < odds:
            return rng.choice(rare)
    return rng.choice(choices)


def question_kinds(game: Game) -> set[str]:
    """The names of all questions, those to chance included."""
    return {proc.name for proc in game.setup(None, game.seats[0]).procs if proc.rule}


def endings(game: Game) -> set[str]:
    """The ways a game can end: the ids of its domain `ending`, but for the first, which says it goes on."""
    return set(game.domains["ending"].ids[1:])


@lru_cache
def rules_in_source(game_id: str) -> set[str]:
    """Every rule id that stands alone as a string in a game's sources: what `explain` can answer."""
    out: set[str] = set()
    for path in (SOURCES / "games" / game_id).rglob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                if re.fullmatch(r"[A-Z]{3}-[A-Z]?\d+(\.\d+)?[a-z]?", node.value):
                    out.add(node.value)
    return out
