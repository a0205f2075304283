"""Scenario files: how rules are tested, and how a person reports a rules bug.

A scenario sets up a position, forces chance, plays a few actions and says what must be true afterwards:

    title: A troll with two wounds kills the guardian and hurts the temple
    rules: [RUN-9.4]
    start: kulak                  # a named position of starts.yaml beside the file
    given:                        # patches on its dump: by path, in readable ids
      guardians.kulak.life: 1
      monsters.green: [{card: troll_green, space: 1, wounds: [blue, green]}]
    chance: {draw: [troll_red]}   # forced outcomes by verb, in order of use
    when: ["0: end"]              # seat: notation
    then:
      guardians.kulak.life: 0
      temple: 3
      legal: {1: {has: [hit red], lacks: [release]}}
      refuse: [{seat: 1, action: release, rule: RUN-6.4}]
      events: [died guardian=kulak]

`docs/scenarios.md` describes every key. A broken file is a `BadFile`, an expectation that does not hold is a
`ScenarioFailed`; both name file and line.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from tablee.content.lined import Where
from tablee.core.game import BadOption, Game
from tablee.games import UnknownGame, load
from tablee.record.scenario_file import STARTS, BadFile, ScenarioFailed, ScenarioFile
from tablee.record.scenario_runner import Runner
from tablee.text.rules import rules_index

_TOP = ("title", "rules", "game", "seats", "options", "start", "given", "chance", "when", "then", "steps")
_START = ("seats", "options", "start", "given", "chance", "when")
_STEP = ("start", "given", "chance", "when", "then")


@dataclass
class Report:
    """A scenario that passed: what it is about and which rules it cites."""

    path: Path
    title: str
    rules: list[str] = field(default_factory=list)
    checks: int = 0


def cited_rules(path: Path) -> list[str]:
    """The rule ids a scenario file cites, without running it."""
    file = ScenarioFile(path)
    rules = file.data.get("rules", [])
    if not isinstance(rules, list) or not all(isinstance(rule, str) for rule in rules):
        raise file.fault(("rules",), "rules: a list of rule ids is expected")
    return rules


def run_scenario(path: Path, content: Path | None = None) -> Report:
    """Run one scenario file. Raises `BadFile` or `ScenarioFailed`."""
    file = ScenarioFile(path)
    data = file.data
    file.only((), data, _TOP)
    if not isinstance(data.get("title"), str):
        raise file.fault((), "title: a sentence is missing")
    if "steps" in data and ("when" in data or "then" in data or "chance" in data):
        raise file.fault(("steps",), "steps: not together with when, then or chance at the top")
    game = _game(file, content)
    report = Report(path, data["title"], cited_rules(path))
    _check_rules(file, game, report.rules)
    runner = Runner(file, game, _position(file, game, data, ()))
    if "steps" not in data:
        report.checks = runner.step(data, ())
    else:
        steps = data["steps"]
        if not isinstance(steps, list) or not steps:
            raise file.fault(("steps",), "steps: a list of steps is expected")
        runner.patch(data.get("given", {}), ("given",))
        for i, step in enumerate(steps):
            file.only(("steps", i), step, _STEP)
            if "start" in step:
                runner.state = game.load(copy.deepcopy(_position(file, game, step, ("steps", i))))
            report.checks += runner.step(step, ("steps", i))
    if report.checks == 0:
        raise file.fault((), "then: nothing is checked")
    return report


def _game(file: ScenarioFile, content: Path | None) -> Game:
    """The game a file names, or else the one its folder is named after."""
    folder = file.path.absolute().parent.name
    try:
        return load(str(file.data.get("game", folder)), content)
    except UnknownGame as error:
        if "game" in file.data:
            raise file.fault(("game",), str(error)) from None
        raise file.fault(
            (),
            f"game: which one is missing: write it or put the file in its folder; '{folder}' is not a game",
        ) from None


def is_example(rule: str) -> bool:
    """Whether an id names a worked example of the specification, such as RUN-V22, TOG-W7 or AND-T3."""
    return rule.partition("-")[2].startswith(("V", "W", "E", "T"))


def _check_rules(file: ScenarioFile, game: Game, rules: list[str]) -> None:
    known = [rule.id for rule in rules_index(game.id, "en")]
    for i, rule in enumerate(rules):
        if rule not in known and not is_example(rule):
            raise file.fault(
                ("rules", i), f"rules: {game.id} has no rule '{rule}': ids run from {known[0]} to {known[-1]}"
            )


def _position(file: ScenarioFile, game: Game, data: dict[str, Any], where: Where) -> dict[str, Any]:
    """The dump a scenario or a start begins with: a named start or a fresh game."""
    if "start" in data:
        if "seats" in data or "options" in data:
            raise file.fault((*where, "start"), "start: seats and options belong to the start")
        starts = file.path if file.path.name == STARTS else file.path.parent / STARTS
        if not starts.is_file():
            raise file.fault((*where, "start"), f"start: there is no {STARTS} beside this file")
        try:
            return _start(starts, str(data["start"]), game)
        except _NoStart as error:
            raise file.fault((*where, "start"), f"start: {error}") from None
    seats = data.get("seats", game.seats[-1])
    options = data.get("options", {})
    if not isinstance(seats, int):
        raise file.fault(
            (*where, "seats"), f"seats: a number from {game.seats[0]} to {game.seats[-1]} is expected"
        )
    if not isinstance(options, dict):
        raise file.fault((*where, "options"), "options: ids and values are expected")
    try:
        fresh = game.setup(options, seats)
    except BadOption as error:
        key = "options" if "option" in str(error) else "seats"
        raise file.fault((*where, key), str(error)) from None
    return game.dump(fresh)


class _NoStart(Exception):
    """A name that no start has: the fault of whoever named it."""


@lru_cache(maxsize=256)
def _start(path: Path, name: str, game: Game) -> dict[str, Any]:
    """The dump of a named start, made once and copied for each use."""
    file = ScenarioFile(path)
    if name not in file.data:
        raise _NoStart(f"{STARTS} has no '{name}'; known: {', '.join(map(str, file.data))}")
    seen: list[str] = []
    link = name
    while isinstance(file.data.get(link), dict) and "start" in file.data[link]:
        if link in seen:
            raise file.fault((link, "start"), "start: the starts name each other in a circle")
        seen.append(link)
        link = str(file.data[link]["start"])
    data = file.data[name]
    file.only((name,), data, _START)
    runner = Runner(file, game, _position(file, game, data, (name,)))
    runner.play(data, (name,))
    runner.patch(data.get("given", {}), (name, "given"))
    return game.dump(runner.state)


__all__ = ["STARTS", "BadFile", "Report", "ScenarioFailed", "cited_rules", "is_example", "run_scenario"]
