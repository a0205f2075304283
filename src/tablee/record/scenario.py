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

from tablee.content.lined import LinedYaml, Where
from tablee.core.errors import BadDump, BadNotation, TableeError
from tablee.core.game import BadOption, Game, NamedEvent
from tablee.core.state import CHANCE, State
from tablee.games import UnknownGame, load
from tablee.text.rules import rules_index

STARTS = "starts.yaml"
_TOP = ("title", "rules", "game", "seats", "options", "start", "given", "chance", "when", "then", "steps")
_START = ("seats", "options", "start", "given", "chance", "when")
_STEP = ("start", "given", "chance", "when", "then")


class BadFile(TableeError):
    """A file that cannot be understood; the message names file and line."""


class ScenarioFailed(TableeError):
    """Something a scenario expects is not so; the message names file and line."""


class ScenarioFile(LinedYaml):
    """A scenario or the starts of a folder, with the line of each of their parts."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(path, str(path))

    def error(self, line: int, message: str) -> BadFile:
        return BadFile(f"{self.path}:{line}: {message}" if line else f"{self.path}: {message}")


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
    _only(file, (), data, _TOP)
    if not isinstance(data.get("title"), str):
        raise file.fault((), "title: a sentence is missing")
    if "steps" in data and ("when" in data or "then" in data or "chance" in data):
        raise file.fault(("steps",), "steps: not together with when, then or chance at the top")
    game = _game(file, content)
    report = Report(path, data["title"], cited_rules(path))
    _check_rules(file, game, report.rules)
    runner = _Runner(file, game, _position(file, game, data, ()))
    if "steps" not in data:
        report.checks = runner.step(data, ())
    else:
        steps = data["steps"]
        if not isinstance(steps, list) or not steps:
            raise file.fault(("steps",), "steps: a list of steps is expected")
        runner.patch(data.get("given", {}), ("given",))
        for i, step in enumerate(steps):
            _only(file, ("steps", i), step, _STEP)
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
            (), f"game: which one is missing: write it, or put the file in its folder; '{folder}' is no game"
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


def _only(file: ScenarioFile, where: Where, data: object, allowed: tuple[str, ...]) -> None:
    if not isinstance(data, dict):
        raise file.fault(where, f"keys out of {', '.join(allowed)} are expected")
    for key in data:
        if key not in allowed:
            raise file.fault((*where, key), f"unknown key '{key}': known are {', '.join(allowed)}")


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
        raise _NoStart(f"{STARTS} has no '{name}': known are {', '.join(map(str, file.data))}")
    seen: list[str] = []
    link = name
    while isinstance(file.data.get(link), dict) and "start" in file.data[link]:
        if link in seen:
            raise file.fault((link, "start"), "start: the starts name each other in a circle")
        seen.append(link)
        link = str(file.data[link]["start"])
    data = file.data[name]
    _only(file, (name,), data, _START)
    runner = _Runner(file, game, _position(file, game, data, (name,)))
    runner.play(data, (name,))
    runner.patch(data.get("given", {}), (name, "given"))
    return game.dump(runner.state)


class _Runner:
    """Plays a file on a position and compares."""

    def __init__(self, file: ScenarioFile, game: Game, dump: dict[str, Any]) -> None:
        self.file = file
        self.game = game
        self.state: State = game.load(copy.deepcopy(dump))
        self.events: list[NamedEvent] = []

    def step(self, data: dict[str, Any], where: Where) -> int:
        """Patch, play and check; the number of things checked."""
        self.patch(data.get("given", {}), (*where, "given"))
        self.play(data, where)
        return self.check(data.get("then", {}), (*where, "then"))

    # Given ---------------------------------------------------------------------------------------------

    def patch(self, patches: object, where: Where) -> None:
        if not patches:
            return
        if not isinstance(patches, dict):
            raise self.file.fault(where, "given: paths and values are expected")
        dump = copy.deepcopy(self.game.dump(self.state))
        for path, value in patches.items():
            at = (*where, path)
            node, last = self._find(dump, str(path), at)
            node[last] = copy.deepcopy(value)
        try:
            self.state = self.game.load(dump)
        except BadDump as error:
            raise self.file.fault(where, f"given: {error}") from None
        problems = self.state.problems()
        if problems:
            raise self.file.fault(where, f"given: impossible position: {'; '.join(problems)}")

    def _find(self, dump: Any, path: str, where: Where) -> tuple[Any, Any]:
        """The container and the key a path leads to; lists are entered by position or by id."""
        node = dump
        words = path.split(".")
        for i, word in enumerate(words):
            key: Any = word
            if isinstance(node, list):
                known = [_name(item) for item in node if isinstance(item, dict)]
                key = known.index(word) if word in known else int(word) if word.isdecimal() else -1
                if not 0 <= key < len(node):
                    allowed = ", ".join(name for name in known if name) or f"0 to {len(node) - 1}"
                    raise self.file.fault(where, f"'{path}': no '{word}' here: known are {allowed}")
            elif not isinstance(node, dict) or word not in node:
                allowed = ", ".join(node) if isinstance(node, dict) else "nothing"
                raise self.file.fault(where, f"'{path}': no '{word}' here: known are {allowed}")
            if i == len(words) - 1:
                return node, key
            node = node[key]
        raise AssertionError("a path has at least one word")

    # When ----------------------------------------------------------------------------------------------

    def play(self, data: dict[str, Any], where: Where) -> None:
        queues = self._queues(data.get("chance", {}), (*where, "chance"))
        self.state.sink = []
        steps = data.get("when", [])
        if not isinstance(steps, list):
            raise self.file.fault((*where, "when"), "when: a list of 'seat: action' is expected")
        self._chance(queues, (*where, "chance"))
        for i, step in enumerate(steps):
            at = (*where, "when", i)
            seat, action = self._parse(step, at)
            if not self.state.asked(seat) and not self.state.legal(seat):
                raise self._failed(at, f"seat {seat} is not asked now, but {self.state.to_act() or 'nobody'}")
            legal = self.state.legal(seat)
            if action not in legal:
                rule = self.state.explain(seat, action)
                allowed = ", ".join(self.game.space.text(a) for a in legal)
                raise self._failed(at, f"'{step}' is not legal ({rule}): legal are {allowed}")
            self.state.apply(seat, action)
            self._chance(queues, (*where, "chance"))
        for verb, queue in queues.items():
            if queue:
                unused = f"forced '{verb} {queue[0]}' was never used"
                raise self._failed((*where, "chance", verb), unused)
        named = [self.game.named(event, None) for event in self.state.sink]
        self.events = [event for event in named if event is not None]
        self.state.sink = None

    def _queues(self, chance: object, where: Where) -> dict[str, list[str]]:
        if not isinstance(chance, dict):
            raise self.file.fault(where, "chance: lists of outcomes by verb are expected")
        out: dict[str, list[str]] = {}
        for verb, outcomes in chance.items():
            if not isinstance(outcomes, list):
                raise self.file.fault((*where, verb), f"chance.{verb}: a list of outcomes is expected")
            for i, outcome in enumerate(outcomes):
                self._notation(f"{verb} {outcome}", (*where, verb, i))
            out[str(verb)] = [str(outcome) for outcome in outcomes]
        return out

    def _chance(self, queues: dict[str, list[str]], where: Where) -> None:
        """Let forced chance act; where nothing is forced, stop and wait."""
        while self.state.asked(CHANCE):
            outcomes = self.state.legal(CHANCE)
            verbs = {self.game.space.verb(outcome).name for outcome in outcomes}
            verb = next((verb for verb in verbs if queues.get(verb)), None)
            if verb is None:
                return
            text = f"{verb} {queues[verb].pop(0)}"
            action = self.game.space.parse(text)
            if action not in outcomes:
                possible = ", ".join(self.game.space.text(outcome) for outcome in outcomes)
                raise self._failed((*where, verb), f"'{text}' cannot happen here: possible are {possible}")
            self.state.apply(CHANCE, action)

    def _parse(self, step: object, where: Where) -> tuple[int, int]:
        seat, colon, text = str(step).partition(":")
        if not colon or not seat.strip().isdecimal() or int(seat) >= self.state.seats:
            seats = f"0 to {self.state.seats - 1}"
            raise self.file.fault(where, f"'{step}': write 'seat: action' with a seat from {seats}")
        return int(seat), self._notation(text.strip(), where)

    def _notation(self, text: str, where: Where) -> int:
        try:
            return self.game.space.parse(text)
        except BadNotation as error:
            raise self.file.fault(where, str(error)) from None

    # Then ----------------------------------------------------------------------------------------------

    def check(self, then: object, where: Where) -> int:
        if not isinstance(then, dict):
            raise self.file.fault(where, "then: expectations are expected")
        dump = self.game.dump(self.state)
        count = 0
        for key, expected in then.items():
            at = (*where, key)
            if key == "legal":
                count += self._check_legal(expected, at)
            elif key == "refuse":
                count += self._check_refused(expected, at)
            elif key in ("events", "no_events"):
                count += self._check_events(expected, at, key == "events")
            else:
                node, last = self._find(dump, str(key), at)
                if not _matches(expected, node[last]):
                    raise self._failed(at, f"{key} is {node[last]!r}, expected {expected!r}")
                count += 1
        return count

    def _seat(self, seat: object, where: Where) -> int:
        if seat == "chance":
            return CHANCE
        if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.state.seats:
            return seat
        raise self.file.fault(where, f"'{seat}' is no seat: 0 to {self.state.seats - 1}, or chance")

    def _check_legal(self, expected: object, where: Where) -> int:
        if not isinstance(expected, dict):
            raise self.file.fault(where, "legal: expectations by seat are expected")
        count = 0
        for name, wanted in expected.items():
            at = (*where, name)
            _only(self.file, at, wanted, ("has", "lacks", "only"))
            legal = [self.game.space.text(a) for a in self.state.legal(self._seat(name, at))]
            for mode, texts in wanted.items():
                if not isinstance(texts, list):
                    raise self.file.fault((*at, mode), f"{mode}: a list of actions is expected")
                for i, text in enumerate(texts):
                    self._notation(str(text), (*at, mode, i))
                    if (mode == "lacks") == (text in legal):
                        state = "legal" if mode == "lacks" else "not legal"
                        raise self._failed(
                            (*at, mode, i), f"'{text}' is {state}: legal are {', '.join(legal)}"
                        )
                    count += 1
                if mode == "only":
                    if sorted(texts) != sorted(legal):
                        raise self._failed((*at, mode), f"legal are {', '.join(legal) or 'none'}")
                    count += 1
        return count

    def _check_refused(self, expected: object, where: Where) -> int:
        if not isinstance(expected, list):
            raise self.file.fault(where, "refuse: a list of {seat, action, rule} is expected")
        for i, entry in enumerate(expected):
            at = (*where, i)
            _only(self.file, at, entry, ("seat", "action", "rule"))
            if len(entry) != 3:
                raise self.file.fault(at, "refuse: seat, action and rule are needed")
            seat = self._seat(entry["seat"], at)
            action = self._notation(str(entry["action"]), at)
            rule = self.state.explain(seat, action)
            if action in self.state.legal(seat):
                raise self._failed(at, f"'{entry['action']}' is legal")
            if rule != entry["rule"]:
                raise self._failed(at, f"'{entry['action']}' is refused by {rule}, expected {entry['rule']}")
        return len(expected)

    def _check_events(self, expected: object, where: Where, wanted: bool) -> int:
        """Events that must have happened in this order, or that must not have happened at all."""
        if not isinstance(expected, list):
            raise self.file.fault(where, "a list of events is expected")
        at = 0
        told = ", ".join(event.text() for event in self.events) or "nothing"
        for i, text in enumerate(expected):
            pattern = self._event_pattern(str(text), (*where, i))
            start = at if wanted else 0
            found = next((k for k in range(start, len(self.events)) if _fits(pattern, self.events[k])), -1)
            if wanted and found < 0:
                raise self._failed((*where, i), f"'{text}' did not happen (here): {told}")
            if not wanted and found >= 0:
                raise self._failed((*where, i), f"'{self.events[found].text()}' happened")
            at = found + 1
        return len(expected)

    def _event_pattern(self, text: str, where: Where) -> tuple[str, dict[str, str]]:
        kind, *pairs = text.split() or [""]
        table = self.game.events
        if kind not in table.names:
            raise self.file.fault(where, f"unknown event '{kind}': known are {', '.join(table.names)}")
        known = [name for name, _ in table.fields[table.names.index(kind)]]
        args: dict[str, str] = {}
        for pair in pairs:
            name, equals, value = pair.partition("=")
            if not equals or name not in known:
                raise self.file.fault(
                    where, f"'{pair}': event {kind} has {', '.join(known) or 'no parameters'}"
                )
            args[name] = value
        return kind, args

    def _failed(self, where: Where, message: str) -> ScenarioFailed:
        return ScenarioFailed(f"{self.file.path}:{self.file.line(where)}: {message}")


def _name(item: dict[str, Any]) -> str:
    """What an entry of a list is called; entries without a name are found by their position."""
    return next((item[key] for key in ("id", "card", "tile") if isinstance(item.get(key), str)), "")


def _fits(pattern: tuple[str, dict[str, str]], event: NamedEvent) -> bool:
    kind, args = pattern
    return event.kind == kind and all(event.args.get(name) == value for name, value in args.items())


def _matches(expected: Any, actual: Any) -> bool:
    """Equal; an expected mapping may leave out keys that do not matter."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        return all(key in actual and _matches(value, actual[key]) for key, value in expected.items())
    if isinstance(expected, list) and isinstance(actual, list):
        return len(expected) == len(actual) and all(map(_matches, expected, actual))
    return type(expected) is type(actual) and bool(expected == actual)


__all__ = ["BadFile", "Report", "ScenarioFailed", "cited_rules", "is_example", "run_scenario"]
