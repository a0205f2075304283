"""The sheet of facts of a game, `facts.toml` in its folder: read, and checked against the game itself.

It is not part of the data files: nothing of it plays, so it changes no `content_hash`, and who replaces the
content of a game keeps its sheet.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path

from tablee.content import ContentError, read_table
from tablee.core.game import Facts, Game

NAME = "facts.toml"
THINGS = "thing"
"""The domain of what only boards show; its ids are theirs."""
_ANCHOR = re.compile(r'<a id="([^"]+)"></a>')


def read_facts(folder: Path | Traversable, game: Game) -> Facts:
    """The sheet in the folder of a game; an error names what of it the game does not know."""
    facts = read_table(folder, NAME, Facts)
    page = folder.joinpath("rules", "en.md").read_text(encoding="utf-8")
    for problem in problems(facts, game, set(_ANCHOR.findall(page))):
        raise ContentError(f"{NAME}: {problem}")
    return facts


def problems(facts: Facts, game: Game, rules: set[str]) -> Iterator[str]:
    """What a sheet names and the game with these rules does not have."""
    events, verbs = set(game.events.names), {verb.name for verb in game.space.verbs}
    for name in ("title", "pitch", "goal"):
        if getattr(facts, name).keys() != game.names.keys():
            yield f"{name}: wanted in {' and '.join(sorted(game.names))}"
    for name in ("players", "minutes"):
        least, most = getattr(facts, name)
        if not 0 < least <= most:
            yield f"{name}: from {least} to {most}"
    if facts.players[1] > game.seats[-1]:
        yield f"players: there are {game.seats[-1]} seats at most"
    yield from _wrong_rules(facts, game, verbs, rules)
    named = {"chance": (facts.chance, verbs), "setup": (facts.setup, set(game.decision_kinds))}
    named["cards"] = (facts.cards, set().union(*game.names.values()))
    named["round"], named["turn"] = ((facts.round,), events), ((facts.turn,), events)
    for name in ("headlines", "quiet", "scoring"):
        named[name] = (getattr(facts, name), events)
    named["rolls"] = (tuple(facts.rolls), events)
    recap = facts.recap
    if recap is not None:
        named["recap.weights"] = (tuple(recap.weights), events)
        for name in ("harms", "begins", "own"):
            named[f"recap.{name}"] = (getattr(recap, name), events)
        named["recap.gains"] = ((recap.gains,) if recap.gains else (), events)
        named["recap.place"] = ((recap.place,) if recap.place else (), set(game.domains))
        named["recap.actor"] = ((recap.actor,), _arguments(game, events))
    for name, (given, known) in named.items():
        for one in given:
            if one not in known:
                yield f"{name}: the game has no '{one}'"
    for kind, shown in facts.rolls.items():
        if kind in events and shown not in _arguments(game, {kind}):
            yield f"rolls.{kind}: the event has no '{shown}'"


def _wrong_rules(facts: Facts, game: Game, verbs: set[str], rules: set[str]) -> Iterator[str]:
    """Rules that do not exist, verbs and pieces that do not, and pieces left out of their table."""
    for domain, table in facts.rules.items():
        pieces = verbs if domain == "verb" else set(table) if domain == THINGS else _pieces(game, domain)
        for id, rule in table.items():
            if rule not in rules:
                yield f"rules.{domain}.{id}: there is no rule {rule}"
            if id not in pieces and (id != "*" or not pieces):
                yield f"rules.{domain}.{id}: the game has no such {'verb' if domain == 'verb' else 'piece'}"
        for id in sorted(pieces):
            if domain != "verb" and id not in table and "*" not in table:
                yield f"rules.{domain}: {id} is left out"


def _pieces(game: Game, domain: str) -> set[str]:
    """The pieces of a domain, or of a table of names."""
    ids = set(game.domains[domain].ids) if domain in game.domains else set()
    return ids.union(*(names.get(domain, ()) for names in game.names.values()))


def _arguments(game: Game, kinds: set[str]) -> set[str]:
    """The names of the arguments of these kinds of events."""
    fields = dict(zip(game.events.names, game.events.fields, strict=True))
    return {name for kind in kinds for name, _ in fields.get(kind, ())}
